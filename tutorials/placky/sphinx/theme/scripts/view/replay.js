// What has moved, once more: a button below the board shows it again, another one makes figures slower from now on. Who
// asks for less motion has none to see again.
"use strict";

placky.Replay = class {
  static SLOW = 3;                                         // times as long

  constructor(stage) {
    this.stage = stage;
    const { words } = stage.walk;
    this.slow = placky.button("btn quiet", () => this.turn(), words.slow);
    const again = placky.button("btn quiet", () => this.play(), placky.icon(placky.Controls.ICONS.retry), words.replay);
    this.box = placky.make("div", "replay", again, this.slow);
    (stage.tag ?? stage.board.sheet.closest("figure")).after(this.box);
    this.pace();
  }

  // Both are there where there is something to see.
  look() { this.box.hidden = placky.still() || !this.stage.walk.story.moved(); }

  play() {
    this.stage.rewind();
    this.stage.draw(false);
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
