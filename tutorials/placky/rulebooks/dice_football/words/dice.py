"""The dice of Sports Dice Football in words: what is thrown, whose play counts, what may come of it."""

from collections.abc import Mapping, Sequence

from placky.diagrams.dice import Sign
from placky.rulebooks.dice_football.words.numbers import COUNTED, say
from placky.sentences import Sentence
from placky.tales import by_kind
from placky.words import Hand, Note, RollOutcome, against
from touchline.core.play.wire import FallenDie
from touchline.dice_football import wire_types as wire
from touchline.dice_football.consequences import both_six
from touchline.dice_football.dice import (
    ATTACK,
    BOTH,
    FACES,
    FIELD_GOAL,
    ORDER,
    SIX,
    SIXES,
    STOP,
    TEN,
    TIE,
    TWENTY,
    YARDS,
    tied,
)
from touchline.dice_football.numbers import NUMBERS

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
SETTLES = {("punt", SIX): "S-20", ("field goal", SIX): "S-23", **{(action, TIE): "S-08" for action in DECIDES}}
"""The same where dice fall otherwise than usual: six alike on a kick, and every tie."""
LONG: Mapping[str, Sentence] = {
    TEN: "{tens_gain:yards}", TWENTY: "{twenties_gain:yards}",
    "FG": "on the own side up to the {middle}, else a field goal",
    "TD": "a touchdown", "NG": "no gain", "S": "a sack", "TO": "a turnover", "P6": "a pick six",
}  # fmt: skip
"""What stands behind each symbol."""
_WINS: Mapping[str, Sentence] = {
    TEN: "{team} wins the roll: {tens_gain:yards}",
    TWENTY: "{team} wins the roll: {twenties_gain:yards}",
    "TD": "{team} wins the roll: a touchdown",
    "NG": "{team} wins the roll: no gain",
    "S": "{team} wins the roll: a sack",
    "TO": "{team} wins the roll: a turnover",
    "P6": "{team} wins the roll: a pick six",
}
_WINS_FG: Mapping[bool, Sentence] = {
    True: "{team} wins the roll: up to the {middle}",
    False: "{team} wins the roll: a field goal",
}
"""What FG brings before the middle of the field, and from there on."""
_BOTH: Sentence = "{alike:Spelt} {tens} against {alike:spelt} {no_gain}: the power chip decides"
_THROWN: Mapping[str, Sentence] = {"the chip": "the chip"}
_ROLLED: Mapping[str, Sentence] = {
    "down": "Both roll: {hands}",
    "punt": "Punt: {hands}",
    "field goal": "Field goal attempt: {hands}",
}
_HANDS: Mapping[str, Sentence] = {"offence dice": "Offence dice", "defence dice": "Defence dice"}
_FAKES = ((SIX, TEN), (TIE, *BOTH))
"""The classes of a kick in which the offence has six alike."""
_AFTER: Mapping[str, Sentence] = {"yes": "{play}, wins", "no": "{play}", "even": "{play}, a tie"}


def most(faces: Sequence[str]) -> tuple[list[str], int]:
    """The symbols that most of these dice show, best first, and how many show each."""
    top = max(faces.count(face) for face in faces)
    return [symbol for symbol in ORDER if faces.count(symbol) == top], top


def _play(faces: Sequence[str]) -> str:
    if not set(faces) <= set(ORDER):
        return say("{team}\u2019s side", team=faces[0])
    symbols, top = most(faces)
    return say("{top}\u00a0\u00d7\u00a0{symbols:or}", top=top, symbols=symbols)


def _kick(faces: Sequence[str]) -> str:
    """What counts of a hand on a kick beside its play: the yards of its 10s and 20s."""
    return say("{play}, {far} yards", play=_play(faces), far=sum(YARDS.get(face, 0) for face in faces))


def _in_words(faces: Sequence[str]) -> str:
    if not set(faces) <= set(ORDER):
        return _play(faces)
    symbols, top = most(faces)
    several = [symbol if symbol == "S" else say("{symbol}s", symbol=symbol) for symbol in symbols]
    return say("{top:spelt} {symbols:or}", top=top, symbols=several)


def thrown(dice: Sequence[FallenDie]) -> str:
    """Each team's play with the number of its dice: "four 10s against three NGs"."""
    owners = list(dict.fromkeys(die["player"] for die in dice))
    hands = ([str(die["face"]) for die in dice if die["player"] == owner] for owner in owners)
    return against(list(map(_in_words, hands)))


def hands(roll: wire.SymbolRoll, state: wire.State) -> list[Hand]:
    """Each team's handful, or the chip that is flipped."""
    found = []
    for hand in roll["hands"]:
        faces = tuple(dict.fromkeys(hand["faces"]))
        if hand["name"] not in SIGNS:
            found.append(
                Hand(0, _chip(hand), hand["number"], len(faces), faces, (Note(say("one side for each team"), "S-03"),))
            )
            continue
        side = state["teams"].index(hand["team"])
        aim = _aim(roll["action"], hand["name"], state)
        read = _play if roll["action"] == "down" else _kick
        found.append(Hand(side, hand["player"], hand["number"], FACES, faces, aim, SIGNS[hand["name"]], reads=read))
    return found


def _chip(hand: wire.SymbolHand) -> str:
    """What is flipped, as a name that begins a line: "The chip"."""
    return say("{chip:capital}", chip=say(_THROWN.get(hand["player"], hand["player"])))


def _aim(action: str, name: str, state: wire.State) -> tuple[Note, ...]:
    """What this hand wants to show."""
    head = Note(say(_HANDS.get(name, name)), strong=True)
    if action == "down":
        return head, Note(say("the most frequent symbol is the play"), "S-06")
    if name != "offence dice":
        return head, Note(say("only {alike:spelt} {no_gain} count", COUNTED), "S-20" if action == "punt" else "S-23")
    if action == "punt":
        return head, Note(say("all {tens}s and {twenties}s added up", COUNTED), "S-18")
    needed = NUMBERS.field.length + NUMBERS.field.end_zone - state["yard"]
    return head, Note(say("{needed} yards in {tens}s and {twenties}s", COUNTED, needed=needed), "S-22")


def faces(rolled: wire.Rolled) -> list[str]:
    """The symbol of each die, the offence's first."""
    return [face for hand in rolled["hands"] for face in hand["faces"]]


def verdicts(rolled: wire.Rolled) -> list[tuple[str, str]]:
    """Each team's play, and whether it wins the roll; of a kick, the yards."""
    if rolled["action"] == "flip":
        return [("", say("{team}\u2019s side", team=rolled["results"][0]))]
    offence, defence = (hand["faces"] for hand in rolled["hands"])
    result = rolled["results"][0]
    if rolled["action"] != "down":
        far = sum(YARDS.get(face, 0) for face in offence)
        return [
            ("yes" if tuple(rolled["results"]) in _FAKES else "", say("{far} yards", far=far)),
            ("", _play(defence)),
        ]
    won = {ATTACK: ("yes", "no"), STOP: ("no", "yes")}.get(result, ("even", "even"))
    return [(kind, say(_AFTER[kind], play=_play(shown))) for kind, shown in zip(won, (offence, defence), strict=True)]


def decides(roll: wire.SymbolRoll, rolled: wire.Rolled | None = None) -> str:
    """The rule that decides what comes of these dice: of two hands, whose play happens; of a toss, its own."""
    usual = DECIDES.get(roll["action"], str(roll["rule"]))
    return SETTLES.get((roll["action"], rolled["results"][0]), usual) if rolled else usual


def roll_title(roll: wire.SymbolRoll) -> str:
    """What is thrown; of a toss there is nothing to add."""
    if roll["action"] == "flip":
        return say("The toss")
    hands = against([hand["player"] for hand in roll["hands"]])
    return say(_ROLLED.get(roll["action"], "Roll: {hands}"), hands=hands)


def outcome(
    roll: wire.SymbolRoll,
    classes: Sequence[Sequence[str]],
    events: Sequence[wire.Event],
    state: wire.State,
    _: wire.Pending | None,
) -> RollOutcome:
    """An outcome of a roll in words, and whose it is."""
    first, sides = classes[0], {team: side for side, team in enumerate(state["teams"])}
    if roll["action"] == "flip":
        return RollOutcome(say("{team} wins the toss", team=first[0]), sides[first[0]])
    offence, defence = (hand["team"] for hand in roll["hands"])
    if roll["action"] != "down":
        return _kicked(roll["action"], first, events, ((offence, sides[offence]), (defence, sides[defence])))
    if first[0] == TIE:
        return RollOutcome(say(_BOTH if both_six(first) else "A tie: the power chip decides", COUNTED))
    team = offence if first[0] == ATTACK else defence
    return RollOutcome(_won(team, tied(first[1])[0], state), sides[team], gist=say("{team} wins the roll", team=team))


def _won(team: str, best: str, state: wire.State) -> str:
    """A roll that is won, with the play that happens."""
    if best in SIXES:
        six: Sentence = "{team} wins the roll: {alike:spelt} {symbol}, a touchdown"
        return say(six, COUNTED, team=team, symbol=SIXES[best])
    if best == FIELD_GOAL:
        return by_field_goal(team, own=state["yard"] < NUMBERS.field.midfield)
    return say(_WINS[best], COUNTED, team=team)


def by_field_goal(team: str, *, own: bool) -> str:
    """What a team wins with FG on its own side of the field, or from the middle on."""
    return say(_WINS_FG[own], COUNTED, team=team)


def _kicked(
    action: str, first: Sequence[str], events: Sequence[wire.Event], teams: Sequence[tuple[str, int]]
) -> RollOutcome:
    """A kick in words, and whose success it is; `teams` are the offence and the defence, each with its side."""
    if first[0] == TIE:
        return RollOutcome(say(_BOTH, COUNTED))
    if first[0] == SIX:
        team, side = teams[first[1] != TEN]
        six: Sentence = "{team} scores: {alike:spelt} {symbol}, a touchdown"
        return RollOutcome(say(six, COUNTED, team=team, symbol=first[1]), side, gist=say("{team} scores", team=team))
    kinds = by_kind(events)
    if action == "field goal":
        measured, (team, side) = kinds.get("kick measured", {"good": False, "needed": 0}), teams[0]
        if measured["good"]:
            good = say("{team} scores: {needed} yards or more", measured, team=team)
            return RollOutcome(good, side, gist=say("{team} scores", team=team))
        return RollOutcome(say("Less than {needed} yards: too short", measured), failed=True)
    if "touchback" in kinds:
        return RollOutcome(say("To the goal line or beyond: a touchback"), failed=True)
    short: Sentence = "Short of the goal line: {far} yards, to {spot:spot}"
    return RollOutcome(say(short, kinds["punted"], far=first[1]), gist=say("Short of the goal line"))
