// A text that the browser keeps under a key. Where nothing may be kept, as in a private window or on a full disk, it is
// remembered until the page is left.
"use strict";

placky.Kept = class {
  constructor(key) { Object.assign(this, { key, held: null }); }   // held: what could not be kept

  // null where there is none, or it may not be read
  get text() {
    try { return this.held ?? localStorage.getItem(this.key); } catch { return null; }
  }

  set text(text) {
    try {
      localStorage.setItem(this.key, text);
      this.held = null;
    } catch { this.held = text; }
  }
};
