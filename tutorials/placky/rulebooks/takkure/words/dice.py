"""Takkure's dice in words: what is rolled against what, how it fell, what came of it."""

from collections.abc import Collection, Mapping, Sequence

from placky.rulebooks.takkure.words import ball
from placky.rulebooks.takkure.words.match import COIN
from placky.rulebooks.takkure.words.modifiers import modifiers
from placky.rulebooks.takkure.words.numbers import inches, signed
from placky.words import HOUSE, Hand, Note, listed
from touchline.core.play.wire import FallenDie
from touchline.takkure import wire_types as wire
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.injury import INJURIES

WON = frozenset({"success", "critical"})
CANCELLED = "cancelled"
TIES = frozenset({"tied", "tied critical"})
"""The best of a melee, where they are several: they roll again."""

TIED = 2
"""So many hands, at the least, cancel each other."""
RESULTS = {
    "success": "success", "critical": "critical", "cancelled": "cancelled", "fail": "fails",
    "spare": "another die counts", "tied": "tied for the best", "tied critical": "tied for the best, critical",
}  # fmt: skip
NATURAL = "1.17"
"""The rule of natural 1 and 12."""
OWN_SKILL = "5.06"
"""The rule of what is printed on one player's card."""
SECOND = 2
TABLE = "table"
"""The kind of a roll whose face is looked up, not held against a target."""
TABLES = {
    "injury": f"injury table{HOUSE}",
    "draw": "the cards left",
    "scatter": f"scatter template{HOUSE}",
    "coin": "coin",
}
DRAWN = (6, 12)
"""Dice that can be drawn; anything else is drawn with six sides."""
STAT_NAMES = {"stamina": "stamina (BOD + PRT)", "try": "BaC for a try"}
ACTIONS = {
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
        return COIN[int(dice[0]["face"]) - 1].capitalize()
    names = dict.fromkeys(die["player"] for die in dice)
    return " against ".join(" and ".join(str(die["face"]) for die in dice if die["player"] == name) for name in names)


def hands(roll: wire.TargetRoll, state: wire.State) -> list[Hand]:
    """Each die by itself, with its characteristic, its modifiers and its target."""
    found = []
    for die in roll["dice"]:
        changes = [Note(f"{signed(one['by'])} {modifiers.beside(one)}", one["rule"]) for one in die["modifiers"]]
        changes = changes or [Note("no modifiers")]
        if _more_critical(die):
            changes.append(
                Note(f"1 {'or' if die['critical'] == SECOND else 'to'} {die['critical']}: critical", OWN_SKILL)
            )
        notes = (Note(characteristic(die), strong=True), *changes, Note(_target(die["target"])))
        aim = f"target {die['target']}"
        if roll.get("kind") == TABLE:
            notes, aim = (Note(TABLES.get(die["stat"], die["stat"]), strong=True), *_looked_up(die["stat"])), ""
        sides = 2 if die["stat"] == "coin" else die["sides"] if die["sides"] in DRAWN else DRAWN[0]
        shown = COIN if die["stat"] == "coin" else tuple(str(face) for face in range(1, die["sides"] + 1))
        who = "The coin" if die["stat"] == "coin" else die["player"]
        found.append(Hand(state["teams"].index(die["team"]), who, 1, sides, shown, notes, aim=aim))
    return found


def _more_critical(die: wire.TargetDice) -> bool:
    """Has he a skill by which more faces are critical than the one that is for everybody?"""
    return bool(die.get("critical", NUMBERS.dice.critical) > NUMBERS.dice.critical)


def _target(number: int) -> str:
    """What a die has to show; that the highest face fails goes without saying only where it is out of reach."""
    fumble = NUMBERS.dice.fumble
    return f"target: {number} or less{f', but {fumble} always fails' if number >= fumble else ''}"


def _looked_up(stat: str) -> list[Note]:
    """The rows of the table that a face is looked up in, if it is one of results."""
    if stat != "injury":
        return []
    names = [injury.name for injury in INJURIES]
    rows = [[n for n, other in enumerate(names, 1) if other == name] for name in dict.fromkeys(names)]
    return [
        Note(f"{row[0]} to {row[-1]}: {names[row[0] - 1]}" if len(row) > 1 else f"{row[0]}: {names[row[0] - 1]}")
        for row in rows
    ]


def faces(rolled: wire.Rolled) -> list[int | str]:
    """The face of each die; a coin has names on its faces."""
    return [COIN[die["face"] - 1] if die["stat"] == "coin" else die["face"] for die in rolled["dice"]]


def verdicts(rolled: wire.Rolled) -> list[tuple[str, str]]:
    """Each die against its target."""
    level = _level(rolled["dice"])
    return [_verdict(die, "a tie: " if die["face"] in level else "beaten: ") for die in rolled["dice"]]


def _level(dice: Sequence[wire.Dice]) -> Collection[int]:
    """The faces that cancel each other, where nobody wins: the best, twice, or two different criticals (1.15, 1.17)."""
    faces = sorted(die["face"] for die in dice if die["result"] == CANCELLED)
    if len(faces) < TIED or any(die["result"] in WON | TIES for die in dice):
        return ()
    best = faces[0] if faces[0] <= NUMBERS.dice.critical else faces[-1]
    return [best] if faces.count(best) >= TIED else faces[:TIED]


def _verdict(die: wire.Dice, undone: str) -> tuple[str, str]:
    """One die after the roll: yes, no or even (neither), and the comparison in words; nothing for a table.

    `undone` is why a success came to nothing, if it did.
    """
    face, target, result = die["face"], die["target"], die["result"]
    if result not in RESULTS:
        named = die.get("stat") == "coin" or result.endswith(f" {face}")  # "arrow 5" has its face already
        return "", result if named else f"{face}: {result}"
    kind = {"success": "yes", "critical": "yes", "fail": "no"}.get(result, "even")
    word = f"{undone if result == CANCELLED else ''}{RESULTS[result]}"
    if face <= NUMBERS.dice.critical and result != "fail":
        return kind, f"{face}, critical{'' if result == 'critical' else f', {word}'}"
    compared = f"{face} \u2264 {target}" if face <= target else f"{face} > {target}"
    if face == NUMBERS.dice.fumble and result in ("fail", "spare"):
        compared = str(face)
    return kind, f"{compared}, {word}"


def _together(names: Sequence[str], sides: int) -> str:
    """What a table says, in a few words; names that differ by a number alone are one.

    >>> _together(["arrow 1", "arrow 2", "arrow 3", "arrow 7"], 12), _together(["arrow 1", "arrow 2"], 2)
    ('arrow 1 to 3, 7', 'any arrow')
    """
    words = {name.rpartition(" ")[0] for name in names}
    ends = [name.rpartition(" ")[2] for name in names]
    if len(names) == 1 or len(words) > 1 or not all(end.isdigit() for end in ends):
        return ", ".join(names)
    (word,), numbers = words, [int(end) for end in ends]
    if len(numbers) == sides:
        return f"any {word}"
    rows = [str(n) if n == last else f"{n} to {last}" for n, last in _runs(numbers)]
    return f"{word} {', '.join(rows)}"


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
) -> tuple[str, str]:
    """An outcome, from every class of results that leads to it: what to call it, and the pattern of its bar."""
    dice, results = roll["dice"], classes[0]
    if tossed := next((event for event in events if event["event"] == "coin tossed"), None):
        winner = tossed["winner"]
        return f"{tossed['side'].capitalize()}: {winner} decide", ("f-a", "f-b")[state["teams"].index(winner)]
    if roll["kind"] == TABLE:
        found = sorted((result for (result,) in classes), key=lambda name: (len(name), name))
        follows = "" if len(found) == dice[0]["sides"] else ball.follows(dice[0]["stat"], coming)
        return f"{dice[0]['player']}: {_together(found, dice[0]['sides'])}{follows}", "f-0"
    winners = [d for d, r in zip(dice, results, strict=True) if r in WON]
    critical = all("critical" in found for found in classes)
    consequences = ", ".join(_consequences(events, {d["player"] for d in dice}))
    if len({_kind(dice, found) for found in classes}) > 1:  # who wins makes no difference, so it is not named
        return consequences or "Nothing changes", _profit(events, state)
    rollers = len({d["player"] for d in dice})
    if winners:
        who = winners[0]["player"]
        best = "critical" if _more_critical(winners[0]) else "natural 1"
        lead = f"{who} {f'wins with a {best}' if critical else 'wins'}" if len({d["player"] for d in dice}) > 1 else (
            f"{who} {f'rolls a {best}' if critical else 'succeeds'}")  # fmt: skip
        fill = "f-a" if winners[0]["team"] == state["teams"][0] else "f-b"
        due = ball.pass_due(events, state) if roll.get("action") == "pass" and who == dice[0]["player"] else ()
        consequences = ", ".join(filter(None, (consequences, *due)))
    elif TIES.intersection(results):
        tied = dict.fromkeys(d["player"] for d, r in zip(dice, results, strict=True) if r in TIES)
        how = " with criticals" if all("tied critical" in found for found in classes) else ""
        lead, fill = f"{' and '.join(tied)} tie for the best{how}: they roll again", "f-0"
    elif any(r == "cancelled" for r in results):
        lead, fill = f"{'Both' if rollers == 2 else 'Several'} succeed with the same number: cancelled", "f-0"
    else:
        lead = {1: f"{dice[0]['player']} fails", 2: "Both fail"}.get(rollers, "All fail")
        fill = "f-x"
    return (f"{lead}; {consequences}" if consequences else lead), fill


def _kind(dice: Sequence[wire.TargetDice], results: Sequence[str]) -> str:
    """Who wins with these results, or why nobody does."""
    won = [die["player"] for die, result in zip(dice, results, strict=True) if result in WON]
    if won or TIES.intersection(results):
        return won[0] if won else "tied"
    return "cancelled" if "cancelled" in results else "fail"


def _profit(events: Sequence[wire.Event], state: wire.State) -> str:
    """The pattern of an outcome by who lies on the ground: the other side's, or nobody's."""
    teams = {one["name"]: one["team"] for one in state["players"]}
    fallen = {state["teams"].index(teams[e["player"]]) for e in events if e["event"] == "fell"}
    patterns: Mapping[tuple[int, ...], str] = {(0,): "f-b", (1,): "f-a"}
    return patterns.get(tuple(fallen), "f-0")


def _consequences(events: Sequence[wire.Event], rollers: Collection[str]) -> list[str]:
    fallen = [e["player"] for e in events if e["event"] == "fell"]
    hurt = [e["player"] for e in events if e["event"] == "wounded"]
    said = []
    reach = next((e["reach"] for e in events if e["event"] == "dodged"), None)
    if reach:
        said.append(f"{inches(reach)} to move")
    if len(fallen) > 1:
        every = "both" if len(rollers) == 2 else "all"
        said.append(f"{every if set(fallen) == set(rollers) else listed(fallen)} go to ground")
    elif fallen:
        said.append(f"{fallen[0]} goes to ground")
    elif any(e["event"] == "nothing happens" and e["why"] == "cancelled" for e in events) and reach:
        said.append("the tackler stays up")
    if hurt:
        said.append(f"{hurt[0]} takes a wound")
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
    name = ACTIONS.get(roll["action"], roll["action"].capitalize())
    players = list(dict.fromkeys(die["player"] for die in roll["dice"] if die["stat"] != "coin"))
    return f"{name}: {' against '.join(players)}" if players else "The coin is tossed"


def characteristic(die: wire.TargetDice) -> str:
    """The characteristic behind a die, with its value."""
    return f"{STAT_NAMES.get(die['stat'], die['stat'])} {die['value']}"
