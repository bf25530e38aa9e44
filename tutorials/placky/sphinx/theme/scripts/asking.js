// How people ask about any game: which of their words say little, what else a rulebook may call what they mean, and what
// the way in which a question begins says of its answer. What they say of one game, its rulebook knows.
const Asking = {
  // In every question, and in many rules.
  IDLE: new Set((
    "a about after again against all allowed always am an and any anybody anyone are as at be been before being "
    + "between but by can cannot could did do does doing done during else ever exactly for from get gets getting go "
    + "goes going got guy guys had happen happens has have he her here him his how i if in into is it its many may me mean "
    + "meaning means much must my need needs now of on or other our own per please put puts really s she should so "
    + "some somebody someone t tell than that the their them then there they this to too under us was we were what "
    + "whats when where which while who whom whose why will with work works would you your"
  ).split(" ")),
  LIGHT: new Set((
    "roll rolls dice die one 1 1st more no not didnt "
    + "doesnt dont way up use uses using take takes make makes count counts give gives"
  ).split(" ")),
  SAME: { __proto__: null,
    allowed: "may", can: "may",
    "1": "1st", "2": "2nd", "3": "3rd", "4": "4th", "4th": "4", "5": "5th", "6": "6th", begin: "start", begins: "start",
    bonus: "modifier more", both: "several", chance: "odds", chances: "odds", change: "anew choose", decline: "keep",
    didnt: "not fail fails", doesnt: "not without fails", down: "ground", draw: "tie equal", drawn: "tie equal",
    drop: "falls loses", dropped: "falls loses", end: "over", ends: "over", equal: "same tie", equally: "several same",
    explode: "adds", explodes: "adds", fail: "failure miss without", failed: "failure fails miss without",
    failing: "failure miss without", fails: "failure failed miss", fall: "falls ground", far: "distance range",
    fifth: "5", finish: "end", floor: "ground", fumbled: "fail", gone: "spent",
    injured: "out", lay: "lie", leave: "edge off out", leaves: "edge off out", leaving: "out",
    likely: "odds", long: "time distance", lose: "loses lost", lying: "lie down ground", malus: "modifier", man: "player",
    max: "most beyond", maximum: "most beyond", measure: "measured", minus: "modifier lower", miss: "fail without",
    missed: "miss fail without", misses: "fail without", mod: "modifier", move: "run", often: "times", options: "choose",
    penalty: "modifier lower takes off", range: "distance inches hexes", reach: "contact", recover: "up",
    rid: "off", roll: "test", run: "move", stack: "add", start: "begin", starts: "begin", stat: "characteristic",
    strong: "strength", succeed: "success", swap: "change choose exchange", teammate: "team-mate", tie: "draw equal",
    ties: "draw equal", till: "until", twice: "again second third another", use: "spend spent", value: "number",
    win: "winner", wins: "winner", won: "wins winner",
  },
  NUMBERS: { __proto__: null,
    two: "2", three: "3", four: "4", five: "5", six: "6", sixes: "6", seven: "7", eight: "8", nine: "9", ten: "10", tens: "10",
    eleven: "11", twelve: "12", first: "1st", second: "2nd", third: "3rd", fourth: "4th", fifth: "5th", sixth: "6th",
  },
  // A question, and what stands in a sentence that answers it.
  WANTED: [
    [/\b(bonus|malus|minus|plus|penalty|modifiers?)\b/, /[+−]\s?\d|\b(lower|higher|more|less|fewer|off|takes|adds)\b/],
    [/\b(have to|has to|must|need to)\b/, /\b(may|must|has to|can|cannot|keeps?|chooses?|decides?)\b/],
    [/^how (many|much|far|long|often|deep|high|big)\b|\b(range|points|distance)\b/,
      /(?<!step )\d|\b(two|three|four|five|six|seven|eight|nine|ten|twice|third|fourth|for each)\b/i],
  ],
  SUMS: /^(how (do|does|to)|what (is|are|does)|explain)\b/,         // answered by what sums up a rule
  OPEN: /^(am|are|can|could|did|do|does|has|have|is|may|must|should|will) /,   // by yes or no
  DENIES: /\b(without|no|not|nothing|nobody|neither|nor|never|cannot|fail\w*|fumbl\w*|miss\w*|didnt|doesnt|dont)\b/i,
};
