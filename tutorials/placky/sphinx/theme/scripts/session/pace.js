// How fast figures move: placky.pace = "slow", or nothing. It is kept for all pages.
"use strict";

placky.pace = {
  KEY: "placky.pace",
  held: null,                                              // what could not be kept

  get slow() {
    try { return (this.held ?? localStorage.getItem(this.KEY)) === "slow"; } catch { return false; }
  },

  set slow(on) {
    const text = on ? "slow" : "";
    try {
      localStorage.setItem(this.KEY, text);
      this.held = null;
    } catch { this.held = text; }
  },
};
