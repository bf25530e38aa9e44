// The rules that wrong choices point at, in the course and in drills, until they are answered: placky.missed = {"game:rule":
// day}. Daily practice asks them first. As in memory.js, nothing that stands there is trusted.
"use strict";

placky.missed = {
  kept: new placky.Kept("placky.missed"),

  // The day of the reader's own calendar, a whole number.
  today: () => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000),

  all() {
    try {
      return Object.fromEntries(Object.entries(JSON.parse(this.kept.text)).filter(([rule, day]) => rule.includes(":") && day >= 0));
    } catch { return {}; }
  },

  write(all) { this.kept.text = JSON.stringify(all); },

  note(game, rule) { this.write({ ...this.all(), [`${game}:${rule}`]: this.today() }); },
};
