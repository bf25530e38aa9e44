"""The dice of Sports Dice Football in words: what is thrown, whose play counts, what may come of it."""

from collections.abc import Sequence

from placky.diagrams.dice import Sign
from placky.tales import by_kind
from placky.words import Hand, Note, spelt
from touchline.core.play.wire import FallenDie
from touchline.dice_football import wire_types as wire
from touchline.dice_football.consequences import BOTH, both_six
from touchline.dice_football.dice import FACES, NO_GAIN, TEN, TWENTY
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.rolling import ORDER, SIX, TIE, YARDS

BALL = Sign(
    "M3 21Q2.5 10 9.5 5.5T23 3Q23.5 14 16.5 18.5T3 21z",
    "M9 15.5L17 8.5M9.5 12.5L12 15.5M11.7 10.5L14.2 13.5M14 8.5L16.5 11.5",
    cut=True,
)
HELMET = Sign(
    "M3 13A9.5 9.5 0 0 1 21.5 10L22 12.5H15.5V15.5L11.5 17.5V20H6.5Q3 17.5 3 13z",
    "M15.5 15.5H24M13 19.5H22Q24 17.5 24 15.5V12.5M18.5 15.5V19.5",
)
SIGNS = {"offence dice": BALL, "defence dice": HELMET}
DECIDES = {"down": "S-07", "punt": "S-18", "field goal": "S-22"}
"""What is rolled for -> the rule by which one outcome is told from another."""
KICKED = "kick"
"""How the results of a kick begin that neither team has six alike in: its yards follow."""
SETTLES = {("punt", SIX): "S-20", ("field goal", SIX): "S-23", **{(action, TIE): "S-08" for action in DECIDES}}
"""The same where dice fall otherwise than usual: six alike on a kick, and every tie."""
FIELD_GOAL = {True: f"up to the {NUMBERS.field.midfield}", False: "a field goal"}
"""What FG brings before the middle of the field, and from there on."""
LONG = {
    TEN: f"{NUMBERS.gain.ten} yards", TWENTY: f"{NUMBERS.gain.twenty} yards",
    "FG": f"on the own side {FIELD_GOAL[True]}, else {FIELD_GOAL[False]}", "TD": "a touchdown",
    "NG": "no gain", "S": "a sack", "TO": "a turnover", "P6": "a pick six",
}  # fmt: skip
"""What stands behind each symbol."""


ALIKE = spelt(NUMBERS.six.alike)
"""So many dice of one symbol are a touchdown."""
_BOTH_SAID = f"{ALIKE.capitalize()} {TEN} against {ALIKE} {NO_GAIN}"


def most(faces: Sequence[str]) -> tuple[list[str], int]:
    """The symbols that most of these dice show, best first, and how many show each."""
    top = max(faces.count(face) for face in faces)
    return [symbol for symbol in ORDER if faces.count(symbol) == top], top


def _play(faces: Sequence[str]) -> str:
    if not set(faces) <= set(ORDER):
        return f"{faces[0]}\u2019s side"
    symbols, top = most(faces)
    return f"{top}\u00a0\u00d7\u00a0{' or '.join(symbols)}"


def _kick(faces: Sequence[str]) -> str:
    """What counts of a hand on a kick beside its play: the yards of its 10s and 20s."""
    return f"{_play(faces)}, {sum(YARDS.get(face, 0) for face in faces)} yards"


def _in_words(faces: Sequence[str]) -> str:
    if not set(faces) <= set(ORDER):
        return _play(faces)
    symbols, top = most(faces)
    *some, last = [symbol if symbol == "S" else f"{symbol}s" for symbol in symbols]
    return f"{spelt(top)} {' or '.join(filter(None, (', '.join(some), last)))}"


def thrown(dice: Sequence[FallenDie]) -> str:
    """Each team's play with the number of its dice: "four 10s against three NGs"."""
    owners = list(dict.fromkeys(die["player"] for die in dice))
    hands = ([str(die["face"]) for die in dice if die["player"] == owner] for owner in owners)
    return " against ".join(map(_in_words, hands))


def hands(roll: wire.SymbolRoll, state: wire.State) -> list[Hand]:
    """Each team's handful, or the chip that is flipped."""
    found = []
    for hand in roll["hands"]:
        faces = tuple(dict.fromkeys(hand["faces"]))
        if hand["name"] not in SIGNS:
            found.append(
                Hand(0, _chip(hand), hand["number"], len(faces), faces, (Note("one side for each team", "S-03"),))
            )
            continue
        side = state["teams"].index(hand["team"])
        aim = _aim(roll["action"], hand["name"], state)
        read = _play if roll["action"] == "down" else _kick
        found.append(Hand(side, hand["player"], hand["number"], FACES, faces, aim, SIGNS[hand["name"]], reads=read))
    return found


def _chip(hand: wire.SymbolHand) -> str:
    """What is flipped, as a name that begins a line: "The chip"."""
    return f"{hand['player'][:1].upper()}{hand['player'][1:]}"


def _aim(action: str, name: str, state: wire.State) -> tuple[Note, ...]:
    """What this hand wants to show."""
    attack = name == "offence dice"
    head = Note(name.capitalize(), strong=True)
    if action == "down":
        return head, Note("the most frequent symbol is the play", "S-06")
    if not attack:
        return head, Note(f"only {ALIKE} {NO_GAIN} count", "S-20" if action == "punt" else "S-23")
    if action == "punt":
        return head, Note(f"all {TEN}s and {TWENTY}s added up", "S-18")
    needed = NUMBERS.field.length + NUMBERS.field.end_zone - state["yard"]
    return head, Note(f"{needed} yards in {TEN}s and {TWENTY}s", "S-22")


def faces(rolled: wire.Rolled) -> list[str]:
    """The symbol of each die, the offence's first."""
    return [face for hand in rolled["hands"] for face in hand["faces"]]


def verdicts(rolled: wire.Rolled) -> list[tuple[str, str]]:
    """Each team's play, and whether it wins the roll; of a kick, the yards."""
    if rolled["action"] == "flip":
        return [("", f"{rolled['results'][0]}\u2019s side")]
    offence, defence = (hand["faces"] for hand in rolled["hands"])
    result = rolled["results"][0]
    if rolled["action"] != "down":
        yards = sum(YARDS.get(face, 0) for face in offence)
        return [("yes" if BOTH[0] in _sixes(rolled) else "", f"{yards} yards"), ("", _play(defence))]
    won = {"offence": ("yes", "no"), "defence": ("no", "yes")}.get(result, ("even", "even"))
    after = {"yes": ", wins", "no": "", "even": ", a tie"}
    return [(kind, f"{_play(shown)}{after[kind]}") for kind, shown in zip(won, (offence, defence), strict=True)]


def _sixes(rolled: wire.Rolled) -> set[str]:
    results = rolled["results"]
    return {f"{SIX} {results[1]}"} if results[0] == SIX else set(results[1:])


def decides(roll: wire.SymbolRoll, rolled: wire.Rolled | None = None) -> str:
    """The rule that decides what comes of these dice: of two hands, whose play happens; of a toss, its own."""
    usual = DECIDES.get(roll["action"], str(roll["rule"]))
    return SETTLES.get((roll["action"], rolled["results"][0]), usual) if rolled else usual


def roll_title(roll: wire.SymbolRoll) -> str:
    """What is thrown; of a toss there is nothing to add."""
    if roll["action"] == "flip":
        return "The toss"
    names = [hand["player"] for hand in roll["hands"]]
    what = {"down": "Both roll", "punt": "Punt", "field goal": "Field goal attempt"}
    return f"{what.get(roll['action'], 'Roll')}: {' against '.join(names)}"


def outcome(
    roll: wire.SymbolRoll,
    classes: Sequence[Sequence[str]],
    events: Sequence[wire.Event],
    state: wire.State,
    _: wire.Pending | None,
) -> tuple[str, str]:
    """An outcome of a roll in words, with the pattern of its bar."""
    first = classes[0]
    fills = dict(zip(state["teams"], ("f-a", "f-b"), strict=True))
    if roll["action"] == "flip":
        return f"{first[0]} wins the toss", fills[first[0]]
    offence, defence = (hand["team"] for hand in roll["hands"])
    if roll["action"] != "down":
        words, winner = _kicked(roll["action"], first, events, (offence, defence))
        return words, fills.get(winner, winner)
    if first[0] == TIE:
        what = _BOTH_SAID if both_six(first) else "A tie"
        return f"{what}: the power chip decides", "f-0"
    team = offence if first[0] == "offence" else defence
    plays = first[1].split(" or ")[0]
    if plays.startswith(f"{SIX} "):
        return f"{team} wins the roll: {ALIKE} {plays.removeprefix(f'{SIX} ')}, a touchdown", fills[team]
    what = FIELD_GOAL[state["yard"] < NUMBERS.field.midfield] if plays == "FG" else LONG[plays]
    return f"{team} wins the roll: {what}", fills[team]


def _kicked(action: str, first: Sequence[str], events: Sequence[wire.Event], teams: tuple[str, str]) -> tuple[str, str]:
    """A kick in words, and whose success it is, or the pattern of its bar."""
    if first[0] == TIE:
        return f"{_BOTH_SAID}: the power chip decides", "f-0"
    if first[0] == SIX:
        winner = teams[first[1] != TEN]
        return f"{winner} scores: {ALIKE} {first[1]}, a touchdown", winner
    kinds = by_kind(events)
    if action == "field goal":
        measured = kinds.get("kick measured", {"good": False, "needed": 0})
        if measured["good"]:
            return f"{teams[0]} scores: {measured['needed']} yards or more", teams[0]
        return f"Less than {measured['needed']} yards: too short", "f-x"
    if "touchback" in kinds:
        return "To the goal line or beyond: a touchback", "f-x"
    return f"Short of the goal line: {first[1]} yards, to {kinds['punted']['spot']}", "f-0"
