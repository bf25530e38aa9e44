// How fast figures move: placky.pace = "slow", or nothing. It is kept for all pages.
"use strict";

placky.pace = {
  kept: new placky.Kept("placky.pace"),

  get slow() { return this.kept.text === "slow"; },

  set slow(on) { this.kept.text = on ? "slow" : ""; },
};
