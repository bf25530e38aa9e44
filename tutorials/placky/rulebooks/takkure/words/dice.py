"""Takkure's dice in words: what is rolled against what, how it fell, what came of it."""

from collections.abc import Collection, Mapping, Sequence

from placky.rulebooks.takkure.words import ball
from placky.rulebooks.takkure.words.match import COIN
from placky.rulebooks.takkure.words.modifiers import modifiers
from placky.rulebooks.takkure.words.numbers import against, say, term
from placky.sentences import Sentence, capital, listed
from placky.words import Hand, Note, RollOutcome
from touchline.core.play.wire import FallenDie
from touchline.takkure import wire_types as wire
from touchline.takkure.cards.injuries import INJURIES
from touchline.takkure.numbers import NUMBERS

WON = frozenset({"success", "critical"})
CANCELLED = "cancelled"
TIES = frozenset({"tied", "tied critical"})
"""The best of a melee, where they are several: they roll again."""

TIED = 2
"""So many hands, at the least, cancel each other."""
RESULTS: Mapping[str, Sentence] = {
    "success": "success", "critical": "critical", "cancelled": "beaten: cancelled", "fail": "fails",
    "spare": "another die counts", "tied": "tied for the best", "tied critical": "tied for the best, critical",
}  # fmt: skip
LEVEL: Sentence = "a tie: cancelled"
"""What a success has come to that an equal one has cancelled."""
NATURAL = "1.17"
"""The rule of natural 1 and 12."""
OWN_SKILL = "5.06"
"""The rule of what is printed on one player's card."""
SECOND = 2
TABLE = "table"
"""The kind of a roll whose face is looked up, not held against a target."""
TABLES: Mapping[str, Sentence] = {
    "injury": "injury table (house)",
    "draw": "the cards left",
    "scatter": "scatter template (house)",
    "coin": "coin",
}
DRAWN = (6, 12)
"""Dice that can be drawn; anything else is drawn with six sides."""
STAT_NAMES: Mapping[str, Sentence] = {"stamina": "stamina (BOD + PRT) {value}", "try": "BaC for a try {value}"}
ACTIONS: Mapping[str, Sentence] = {
    "injury": "Injury table",
    "draw": "A card",
    "dodge": "Dodge",
    "break through": "Break through",
    "tackle": "Tackle",
    "stamina": "Stamina roll",
    "pass": "Pass",
    "reception": "Reception",
    "pick up": "Pick up",
    "steal": "Steal",
    "intercept": "Interception",
    "try": "Try",
}


def thrown(dice: Sequence[FallenDie]) -> str:
    """The faces against each other, or the side that a coin shows."""
    if [die["player"] for die in dice] == ["COIN"]:
        return capital(say(COIN[int(dice[0]["face"]) - 1]))
    names = dict.fromkeys(die["player"] for die in dice)
    return against([listed([str(die["face"]) for die in dice if die["player"] == name]) for name in names])


def hands(roll: wire.TargetRoll, state: wire.State) -> list[Hand]:
    """Each die by itself, with its characteristic, its modifiers and its target."""
    found = []
    for die in roll["dice"]:
        changes = [
            Note(say("{by:signed} {why}", by=one["by"], why=modifiers.beside(one)), one["rule"])
            for one in die["modifiers"]
        ]
        changes = changes or [Note(say("no modifiers"))]
        if _more_critical(die):
            two: Sentence = "1 or {critical}: critical"
            changes.append(Note(say(two if die["critical"] == SECOND else "1 to {critical}: critical", die), OWN_SKILL))
        notes = (Note(characteristic(die), strong=True), *changes, Note(_target(die["target"])))
        aim = say("target {target}", die)
        if roll.get("kind") == TABLE:
            notes, aim = (Note(_table(die["stat"]), strong=True), *_looked_up(die["stat"])), ""
        sides = 2 if die["stat"] == "coin" else die["sides"] if die["sides"] in DRAWN else DRAWN[0]
        shown = _sides() if die["stat"] == "coin" else tuple(str(face) for face in range(1, die["sides"] + 1))
        who = say("The coin") if die["stat"] == "coin" else die["player"]
        found.append(Hand(state["teams"].index(die["team"]), who, 1, sides, shown, notes, aim=aim))
    return found


def _sides() -> tuple[str, ...]:
    """The sides of a coin."""
    return tuple(say(side) for side in COIN)


def _table(stat: str) -> str:
    """The table that a face is looked up in."""
    return say(TABLES[stat]) if stat in TABLES else term(stat)


def _more_critical(die: wire.TargetDice) -> bool:
    """Has he a skill by which more faces are critical than the one that is for everybody?"""
    return bool(die.get("critical", NUMBERS.dice.critical) > NUMBERS.dice.critical)


def _target(number: int) -> str:
    """What a die has to show; that the highest face fails goes without saying only where it is out of reach."""
    fumble = NUMBERS.dice.fumble
    fails: Sentence = "target: {number} or less, but {fumble} always fails"
    return say(fails if number >= fumble else "target: {number} or less", number=number, fumble=fumble)


def _looked_up(stat: str) -> list[Note]:
    """The rows of the table that a face is looked up in, if it is one of results."""
    if stat != "injury":
        return []
    names = [injury.name for injury in INJURIES]
    rows = [[n for n, other in enumerate(names, 1) if other == name] for name in dict.fromkeys(names)]
    several: Sentence = "{first} to {last}: {name:term}"
    return [
        Note(
            say(several if len(row) > 1 else "{first}: {name:term}", first=row[0], last=row[-1], name=names[row[0] - 1])
        )
        for row in rows
    ]


def faces(rolled: wire.Rolled) -> list[int | str]:
    """The face of each die; a coin has names on its faces."""
    return [_sides()[die["face"] - 1] if die["stat"] == "coin" else die["face"] for die in rolled["dice"]]


def verdicts(rolled: wire.Rolled) -> list[tuple[str, str]]:
    """Each die against its target."""
    level = _level(rolled["dice"])
    return [_verdict(die, is_level=die["face"] in level) for die in rolled["dice"]]


def _level(dice: Sequence[wire.Dice]) -> Collection[int]:
    """The faces that cancel each other, where nobody wins: the best, twice, or two different criticals (1.15, 1.17)."""
    faces = sorted(die["face"] for die in dice if die["result"] == CANCELLED)
    if len(faces) < TIED or any(die["result"] in WON | TIES for die in dice):
        return ()
    best = faces[0] if faces[0] <= NUMBERS.dice.critical else faces[-1]
    return [best] if faces.count(best) >= TIED else faces[:TIED]


def _verdict(die: wire.Dice, *, is_level: bool) -> tuple[str, str]:
    """One die after the roll: yes, no or even (neither), and the comparison in words; nothing for a table.

    A success that came to nothing was cancelled by an equal one, if it `is_level`, else by a better one.
    """
    face, target, result = die["face"], die["target"], die["result"]
    if result not in RESULTS:
        if die.get("stat") == "coin" or _arrow(result) == face:  # its name has the face already
            return "", _named(result)
        return "", say("{face}: {result:term}", face=face, result=result)
    kind = {"success": "yes", "critical": "yes", "fail": "no"}.get(result, "even")
    word = say(LEVEL if result == CANCELLED and is_level else RESULTS[result])
    if face <= NUMBERS.dice.critical and result != "fail":
        return kind, say(
            "{face}, critical" if result == "critical" else "{face}, critical, {word}", face=face, word=word
        )
    if face == NUMBERS.dice.fumble and result in ("fail", "spare"):
        return kind, say("{face}, {word}", face=face, word=word)
    reached: Sentence = "{face} \u2264 {target}, {word}"
    return kind, say(reached if face <= target else "{face} > {target}, {word}", face=face, target=target, word=word)


def _arrow(result: str) -> int | None:
    """The number of an arrow of the scatter template, as the engine calls it; None for what is none."""
    word, _, number = result.partition(" ")
    return int(number) if word == "arrow" and number.isdigit() else None


def _named(result: str) -> str:
    """What a face of a table says."""
    arrow = _arrow(result)
    return term(result) if arrow is None else say("arrow {arrow}", arrow=arrow)


def _together(results: Sequence[str], sides: int) -> str:
    """What faces of a table say, in a few words; arrows of the scatter template are said at once.

    >>> _together(["arrow 1", "arrow 2", "arrow 3", "arrow 7"], 12), _together(["arrow 1", "arrow 2"], 2)
    ('arrow 1 to 3, 7', 'any arrow')
    """
    numbers = [arrow for result in results if (arrow := _arrow(result)) is not None]
    if len(results) == 1 or len(numbers) < len(results):
        return ", ".join(map(_named, results))
    if len(numbers) == sides:
        return say("any arrow")
    rows = [str(n) if n == last else say("{n} to {last}", n=n, last=last) for n, last in _runs(numbers)]
    return say("arrow {rows:commas}", rows=rows)


def _runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """First and last of each row without a gap in rising numbers."""
    starts = [n for n in numbers if n - 1 not in numbers]
    return list(zip(starts, [n for n in numbers if n + 1 not in numbers], strict=True))


def outcome(
    roll: wire.TargetRoll,
    classes: Sequence[Sequence[str]],
    events: Sequence[wire.Event],
    state: wire.State,
    coming: wire.Pending | None,
) -> RollOutcome:
    """An outcome, from every class of results that leads to it: what to call it, and whose it is."""
    dice, results = roll["dice"], classes[0]
    if tossed := next((event for event in events if event["event"] == "coin tossed"), None):
        decided = say("{side:capital}: {winner} decide", tossed, side=term(tossed["side"]))
        return RollOutcome(decided, state["teams"].index(tossed["winner"]))
    if roll["kind"] == TABLE:
        found = sorted((result for (result,) in classes), key=lambda name: (len(name), name))
        apart = dice[0]["stat"] == "scatter" and len(found) < dice[0]["sides"]
        shown: Sentence = "{player}: {found}"
        told = _ARROWS[ball.is_catchable(coming)] if apart else shown
        return RollOutcome(say(told, dice[0], found=_together(found, dice[0]["sides"])))
    came = _consequences(events, {d["player"] for d in dice})
    if len({_kind(dice, found) for found in classes}) > 1:  # who wins makes no difference, so it is not named
        return RollOutcome(", ".join(came) or say("Nothing changes"), _profit(events, state), also=came)
    winner = next((die for die, result in zip(dice, results, strict=True) if result in WON), None)
    if winner and roll.get("action") == "pass" and winner["player"] == dice[0]["player"]:
        came += ball.pass_due(events, state)
    return _won(winner, dice, classes, came, state["teams"]) if winner else _open(dice, classes, came)


def _won(
    winner: wire.TargetDice, dice: Sequence[wire.TargetDice], classes: Sequence[Sequence[str]], came: Sequence[str],
    teams: Sequence[str],
) -> RollOutcome:  # fmt: skip
    critical, opposed = all("critical" in found for found in classes), len({die["player"] for die in dice}) > 1
    how = "skill" if critical and _more_critical(winner) else "natural" if critical else "number"
    lead = say(_WINS[opposed, how], winner)
    gist = say(_WINS[opposed, "number"], winner) if opposed else lead
    return RollOutcome(_with(lead, came), teams.index(winner["team"]), gist=gist, also=came)


def _open(dice: Sequence[wire.TargetDice], classes: Sequence[Sequence[str]], came: Sequence[str]) -> RollOutcome:
    """Nobody has won: a tie for the best, a tie that cancels, or all fail."""
    results, rollers = classes[0], {die["player"] for die in dice}
    failed, also = False, [*came]
    if TIES.intersection(results):
        tied = dict.fromkeys(d["player"] for d, r in zip(dice, results, strict=True) if r in TIES)
        lead = say(_TIE[all("tied critical" in found for found in classes)], players=[*tied])
        also.append(say("they roll again"))
    elif CANCELLED in results:
        lead = say(_LEVELS[len(rollers) == TIED])
    else:
        lead, failed = say(_FAIL.get(len(rollers), "All fail"), dice[0]), True
    return RollOutcome(_with(lead, came), failed=failed, gist=lead, also=also)


def _with(lead: str, came: Sequence[str]) -> str:
    """What an outcome is called, and what else has come of it."""
    return say("{lead}; {came:commas}", lead=lead, came=came) if came else lead


_ARROWS: Mapping[bool, Sentence] = {
    True: "{player}: {found}; somebody may catch it",
    False: "{player}: {found}; nobody is near enough to catch it",
}
_WINS: Mapping[tuple[bool, str], Sentence] = {
    (True, "number"): "{player} wins",
    (True, "natural"): "{player} wins with a natural 1",
    (True, "skill"): "{player} wins with a critical",
    (False, "number"): "{player} succeeds",
    (False, "natural"): "{player} rolls a natural 1",
    (False, "skill"): "{player} rolls a critical",
}
"""Against somebody or alone, and by what -> that he wins."""
_TIE: Mapping[bool, Sentence] = {
    True: "{players:and} tie for the best with criticals: they roll again",
    False: "{players:and} tie for the best: they roll again",
}
_LEVELS: Mapping[bool, Sentence] = {
    True: "Both succeed with the same number: cancelled",
    False: "Several succeed with the same number: cancelled",
}
_FAIL: Mapping[int, Sentence] = {1: "{player} fails", 2: "Both fail"}
_GROUND: Mapping[str, Sentence] = {
    "one": "{fallen:and} goes to ground",
    "both": "both go to ground",
    "all": "all go to ground",
    "some": "{fallen:and} go to ground",
}
_STAYS: Sentence = "the tackler stays up"


def _kind(dice: Sequence[wire.TargetDice], results: Sequence[str]) -> str:
    """Who wins with these results, or why nobody does."""
    won = [die["player"] for die, result in zip(dice, results, strict=True) if result in WON]
    if won or TIES.intersection(results):
        return won[0] if won else "tied"
    return "cancelled" if "cancelled" in results else "fail"


def _profit(events: Sequence[wire.Event], state: wire.State) -> int | None:
    """Whose an outcome is by who lies on the ground: the other side's, or nobody's."""
    teams = {one["name"]: one["team"] for one in state["players"]}
    fallen = {state["teams"].index(teams[e["player"]]) for e in events if e["event"] == "fell"}
    return 1 - fallen.pop() if len(fallen) == 1 else None


def _consequences(events: Sequence[wire.Event], rollers: Collection[str]) -> list[str]:
    fallen = [e["player"] for e in events if e["event"] == "fell"]
    hurt = [e["player"] for e in events if e["event"] == "wounded"]
    said = []
    reach = next((e["reach"] for e in events if e["event"] == "dodged"), None)
    if reach:
        said.append(say("{reach:inches} to move", reach=reach))
    if fallen:
        every = "both" if len(rollers) == TIED else "all"
        who = "one" if len(fallen) == 1 else every if set(fallen) == set(rollers) else "some"
        said.append(say(_GROUND[who], fallen=fallen))
    elif any(e["event"] == "nothing happens" and e["why"] == "cancelled" for e in events) and reach:
        said.append(say(_STAYS))
    if hurt:
        said.append(say("{player} takes a wound", player=hurt[0]))
    return [*said, *ball.consequences(events)]


def decides(roll: wire.TargetRoll, rolled: wire.Rolled | None = None) -> str:
    """The rule by which these dice are read: that of the roll. Natural 1 and 12 have a rule of their own.

    Natural 1s against each other are a tie, as other numbers are. Another face is critical by a skill of one's own.
    """
    if rolled and any(d["result"] == "critical" and d["face"] > NUMBERS.dice.critical for d in rolled["dice"]):
        return OWN_SKILL
    natural = [die["result"] for die in rolled["dice"] if _natural(die)] if rolled else []
    return NATURAL if natural and natural.count("cancelled") < TIED else str(roll["rule"])


def _natural(die: wire.Dice) -> bool:
    """Is it a critical, or a fumble where the number alone would have been low enough? No face of a table is."""
    critical = die["result"] == "critical" or die["face"] <= NUMBERS.dice.critical
    return die["result"] in RESULTS and (critical or NUMBERS.dice.fumble <= die["face"] <= die["target"])


def roll_title(roll: wire.TargetRoll) -> str:
    """What is being rolled."""
    action = roll["action"]
    name = say(ACTIONS[action]) if action in ACTIONS else capital(term(action))
    players = list(dict.fromkeys(die["player"] for die in roll["dice"] if die["stat"] != "coin"))
    return say("{name}: {players:against}" if players else "The coin is tossed", name=name, players=players)


def characteristic(die: wire.TargetDice) -> str:
    """The characteristic behind a die, with its value."""
    return say(STAT_NAMES.get(die["stat"], "{stat:term} {value}"), die)
