// What has moved, once more: a button below the board shows it again, another one makes figures slower from now on. Who
// asks for less motion has none to see again. The third one lets moves and dice be heard; the one that goes closer stands
// beside them.
"use strict";

placky.Replay = class {
  static SLOW = 3;                                         // times as long

  constructor(stage) {
    this.stage = stage;
    this.again = this.button("replay", "retry", () => this.play());
    this.slow = this.button("slow", null, () => this.turn());
    this.sound = this.button("sound", "sound", () => this.hear());
    this.box = placky.make("div", "replay", this.again, this.slow, this.sound);
    (stage.tag ?? stage.board.sheet.closest("figure")).after(this.box);
    this.pace();
  }

  // A button with its word, which has no room beside a picture on a phone.
  button(name, picture, act) {
    const word = this.stage.walk.words[name], said = placky.make("span", picture ? "word" : "", word);
    const made = placky.button("btn quiet", act, ...(picture ? [placky.icon(placky.Controls.ICONS[picture])] : []), said);
    made.setAttribute("aria-label", word);
    return made;
  }

  // They are there where something has moved.
  look() {
    const lies = !this.stage.walk.story.moved(), still = lies || placky.still();
    [this.again.hidden, this.slow.hidden, this.sound.hidden] = [still, still, lies];
    this.box.hidden = lies && this.stage.closer.button.hidden;
    this.sound.setAttribute("aria-pressed", String(placky.sound.on));   // another walk may have turned it
  }

  play() {
    this.stage.rewind();
    this.stage.draw(false);
    placky.sound.play("move");
  }

  hear() {
    placky.sound.on = !placky.sound.on;
    this.look();
    placky.sound.play("yes");
  }

  turn() {
    placky.pace.slow = !placky.pace.slow;
    this.pace();
    this.play();
  }

  pace() {
    const { board, walk } = this.stage, { slow } = placky.pace;
    this.slow.setAttribute("aria-pressed", String(slow));
    board.pace = slow ? placky.Replay.SLOW : 1;
    walk.style.setProperty("--move", `${placky.Board.TRAVEL * board.pace}ms`);
  }
};
