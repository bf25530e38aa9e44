// The words of the walkthroughs' scripts, but for those that a walk brings in its data, as "words". Scripts of other pages
// (watch.js, home.js, search.js) have their own. All of them stand in tables whose names end in WORDS: whole sentences, from
// which catalogues are made, and in whose places the pages of another language are sent theirs. Every other part puts what
// it has into `placky`, too.
"use strict";

const placky = {
  WORDS: {
    back: "Back", next: "Next",
    choose: "Choices", refused: "Choose again", before: "To the decision before", part: "Go on to: {title}", retry: "Retry", restart: "Restart",
    begin: "Begin", resume: "Go on", closer: "Closer", replay: "Replay", slow: "Slow", sound: "Sound", skip: "Skip", backTo: "One step back", restartTo: "Back to where this part begins",
    walked: "Endings walked: {done} of {all}", tried: "✓ walked", notAllowed: "✕ not allowed", leftOut: "◇ not in this lesson",
    ask: "What happens next?", rule: "Rule {number}", right: "Right.", outcome: "Outcome, {thrown}",
    // Of dice, as placky.chances.DICE has them, and what is otherwise of a coin. Of cards and the like a walk brings its own.
    roll: "Roll the dice", again: "Roll again", see: "See the roll", key: "roll", anew: "Back to the last choice or roll: {title}",
    decides: "dice decide",
    wrong: [
      "The dice do not subscribe to that.", "A fair guess, and not what happens.", "No. Read it once more; the dice are in no hurry.",
      "It would be kinder so. It is not so.",
    ],
    lost: "Roll again: the lesson goes on from another roll.",
    exact: "What comes is drawn by these odds, and the dice show a roll that fits.",
    fair: "Each die falls by itself; what they show decides.",
    only: "Any of them may fall. This page plays one.",
    told: "This page plays one roll. The odds are of all that could have fallen.",
    goes: "This side way stops here. The lesson goes back to “{title}”, and on with another roll.",
    done: "Done. The next part waits; or go back to “{title}”, and see what comes of another roll.",
    fell: "Say it had fallen otherwise at “{title}”: {label}.",
    knows: "Every ending walked. The dice still know things that you do not.",
    wonders: "All right, all of them. The dice are beginning to ask about you.",
    tossed: { roll: "Toss the coin", again: "Toss again", see: "See the toss", lost: "Toss again: the lesson goes on from the other side.", exact: "Each side comes as often as the other.", fair: "Each side comes as often as the other." },
    some: "The story goes on from those underlined.",
    keyStep: "step", keyChoose: "choose", keyHint: "hint", keyLook: "rules", rules: "Rules", lookUp: "Look something up",
    board: "board", onBoard: "Choices on the {board}", here: "This place", several: "{name}: {n} choices", close: "Close",
    press: "Press a ring on the {board}, or choose here.", pull: "Press a ring on the {board}, drag to it, or choose here.",
    dragIt: "Drag from here to one of the rings, or press the ring itself.",
    notPlayed: "A fine place, but this page plays the rings alone.",
    hint: "Hint", hintRule: "To look at:", hintOut: "Not this one: {label}",
    hintOdds: "What comes of it:",
    worth: "What was “{label}” worth, beside the other choices?", taken: "(your choice)", undiced: "no dice at once", later: "Later: {later}", ends: "In the end about {ends}", atOnce: "The next roll", alike: "All have the same chance",
    whichLong: "Before these dice fell: which choice was worth most to {who} in the long run?",
    which: "Before these dice fell: by this roll alone, which choice had the best chance for {who}?",
    halt: "Part {part} ends here, a good place to stop: this page remembers where you are. About {minutes} min are left.",
    parts: "Parts walked to an end: {done} of {all}", recap: "To take along:",
    rightFirst: "Questions right at the first try: {right} of {asked}", unseen: "An ending you have not seen",
    lesson: "Go on with the lesson", lessonToo: "See how it goes otherwise",
    goesChoice: "This side way stops here. The lesson goes back to “{title}”, and on with another choice.",
    doneChoice: "Done. The next part waits; or go back to “{title}”, and see what comes of another choice.",
    goesOn: "At “{title}” the lesson takes “{label}”.", leadsTo: "An ending you have not seen lies behind “{label}”.",
    youWere: "You were at “{title}”.", goOn: "Go on there",
    comments: {
      whole: "Every ending, every answer. I shall have to think of harder questions.",
      all: "Every ending walked. Nobody has asked you anything yet; that will change.",
      start: [
        "There are other endings than this one.", "One way among several. The others are still there.",
        "That was an ending. Decide otherwise for another.",
      ],
      right: [
        "Every question right so far. The trophy cabinet is on standby.", "Still not one wrong. I have told nobody, yet.",
      ],
      half: [
        "At least as many right as wrong. The questions have begun to take note of you.",
        "At least half of them right. Somebody has been reading the odds.",
      ],
      few: [
        "The questions have the better of it so far. They do not mind being asked again.",
        "More wrong than right. It is what practice is for.",
        "Wrong answers cost nothing here. In earnest they do.",
      ],
    },
    stuck: "Nothing here is allowed. Go back, and decide otherwise what led here.",
    unseenYet: "not seen yet",
    forget: "Start afresh, forget my progress here", gone: "The progress of this exercise is forgotten.", undo: "Bring it back",
    undone: "It is back.",
    kinds: {
      "frame-node": "frame", coach: "you decide", dice: "", refused: "not allowed", "left-out": "not in this lesson", end: "ending",
    },
  },

  // A sentence with values in its places, "of {title}", or with other words, "on the {board}": a game has its own for some.
  filled: (sentence, values) => sentence.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place),
};
