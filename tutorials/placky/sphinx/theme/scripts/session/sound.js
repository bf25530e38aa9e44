// What is heard, where a reader wants it: placky.sound = "on", or nothing. It is kept for all pages. The tones are in a
// file of their own, which only those ask for who want to hear them.
"use strict";

placky.sound = {
  kept: new placky.Kept("placky.sound"),

  get on() { return this.kept.text === "on"; },

  set on(on) { this.kept.text = on ? "on" : ""; },

  play(name) {
    if (!this.on) return;
    this.ready ??= placky.fetch("sound.js");
    this.ready.then(() => placky.tones?.play(name));
  },
};
