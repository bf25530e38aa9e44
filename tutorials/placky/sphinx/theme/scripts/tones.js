// The sounds of a walk, each made of a few tones. Without Web Audio, or where the browser lets nothing be played, all is
// silent.
"use strict";

placky.tones = {
  LOUD: 0.12,
  // Each tone with its beginning and its length in milliseconds, its hertz and its wave.
  SOUNDS: {
    tumble: [0, 90, 200, 290, 420, 560].map((from, n) => [from, 45, 190 + 37 * (n % 3), "triangle"]),
    land: [[0, 90, 130, "triangle"]],
    yes: [[0, 90, 523, "sine"], [100, 180, 784, "sine"]],
    no: [[0, 90, 330, "sine"], [100, 180, 233, "sine"]],
    even: [[0, 90, 392, "sine"], [100, 90, 392, "sine"]],
    move: [[0, 50, 262, "sine"], [70, 50, 311, "sine"]],
    refused: [[0, 160, 117, "square"]],
    end: [[0, 110, 523, "sine"], [120, 110, 659, "sine"], [240, 320, 784, "sine"]],
  },

  play(name) {
    if (!globalThis.AudioContext) return;
    const context = this.context ??= new AudioContext();
    context.resume().catch(() => { /* the browser waits for a press */ });
    for (const [from, length, hertz, type] of this.SOUNDS[name]) {
      const tone = new OscillatorNode(context, { type, frequency: hertz }), gain = new GainNode(context, { gain: 0 });
      const begin = context.currentTime + from / 1000, end = begin + length / 1000;
      gain.gain.setValueAtTime(this.LOUD, begin);
      gain.gain.exponentialRampToValueAtTime(0.001, end);  // without it, each tone would end in a click
      tone.connect(gain).connect(context.destination);
      tone.start(begin);
      tone.stop(end);
    }
  },
};
