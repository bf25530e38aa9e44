// The rules that wrong choices point at, in the course and in drills, until they are answered: placky.missed = {"game:rule":
// day}. Daily practice asks them first. As in memory.js, nothing that stands there is trusted.
"use strict";

placky.missed = {
  KEY: "placky.missed",
  held: null,

  // The day of the reader's own calendar, a whole number.
  today: () => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000),

  all() {
    try {
      return Object.fromEntries(Object.entries(JSON.parse(this.held ?? localStorage.getItem(this.KEY))).filter(([rule, day]) => rule.includes(":") && day >= 0));
    } catch { return {}; }
  },

  write(all) {
    const text = JSON.stringify(all);
    try {
      localStorage.setItem(this.KEY, text);
      this.held = null;
    } catch { this.held = text; }
  },

  note(game, rule) { this.write({ ...this.all(), [`${game}:${rule}`]: this.today() }); },
};
