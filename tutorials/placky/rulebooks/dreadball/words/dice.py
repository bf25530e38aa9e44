"""DreadBall's dice in words: what is rolled against what, how it fell, what came of it."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from placky.rulebooks.dreadball.names import LOOSE
from placky.rulebooks.dreadball.words.modifiers import modifiers
from placky.rulebooks.dreadball.words.numbers import say
from placky.sentences import Plural, Sentence
from placky.tales import first
from placky.words import Hand, Note, RollOutcome, against
from touchline.core.dice.throws import SIX
from touchline.core.play.wire import FallenDie
from touchline.dreadball import wire_types as wire
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.verbs import LAUNCH

Roll: TypeAlias = wire.SymbolRoll | wire.PoolRoll
"""All that is rolled in this game."""
FACES = tuple(str(face) for face in range(1, SIX + 1))
LOOSE_TITLES: Mapping[str, Sentence] = {
    "scatter": "Scatter: direction and distance",
    "launch": "The launch",
    "bounce": "Off the far wall",
}
LOOSE_AIMS: Mapping[str, Sentence] = {"direction": "1 is to the right, and on clockwise", "distance": "hexes"}
LAUNCHED: Sequence[Sentence] = (
    "the launch hexes, counted from the top, the rushing coach\u2019s left; a {bounce} bounces",
    "the launch hexes, counted from the bottom, the rushing coach\u2019s left; a {bounce} bounces",
)
"""Where a launch is counted from on the board, team by team: their coaches sit at its left and right ends."""
NOTHING_CAME = ("draw", "draw")


def is_loose(roll: Roll | wire.Rolled) -> bool:
    """Are these dice that nobody is tested with?"""
    return roll["hands"][0]["player"] in LOOSE


def roll_title(roll: Roll) -> str:
    """What is being rolled: "Slam against dodge: ORION against GRUM"."""
    if is_loose(roll):
        return say(LOOSE_TITLES.get(roll["action"], "{action:title}"), action=roll["action"])
    return say("{action:title}: {players}", roll, players=against([hand["player"] for hand in roll["hands"]]))


def decides(roll: Roll, rolled: wire.Rolled | None = None) -> str:
    """The rule by which these dice are read: of two pools that of the comparison, else the action's own.

    The action's own says what comes of two pools that have been rolled. How a ball scatters is the same whatever has
    made it loose (RD-11).
    """
    if is_loose(roll):
        return "D-01"
    return "D-03" if len(roll["hands"]) > 1 and rolled is None else str(roll["rule"])


def thrown(dice: Sequence[FallenDie]) -> str:
    """Dice as they fell, by their owners: "4 3 1 against 2 2 5"; of a scatter, "direction 3, distance 4"."""
    owners = list(dict.fromkeys(die["player"] for die in dice))
    hands = [" ".join(str(die["face"]) for die in dice if die["player"] == owner) for owner in owners]
    if len(owners) > 1 and owners[0] in LOOSE:
        shown = zip(owners, hands, strict=True)
        return ", ".join(say("{die:term} {faces}", die=owner, faces=faces) for owner, faces in shown)
    return against(hands)


def hands(roll: Roll, state: wire.State) -> list[Hand]:
    """The dice that are due, party by party."""
    return [_loose(hand, state) if is_loose(roll) else _pool(hand, state) for hand in roll["hands"]]


def _loose(hand: Any, state: wire.State) -> Hand:
    """A die of nobody's; of a launch, whose rush it is and at which end of the board its coach counts from."""
    name, rushing = str(hand["name"]), state["rushing"]
    notes: tuple[Note, ...] = ()
    if name == LAUNCH:
        read = say(LAUNCHED[state["teams"].index(rushing)], bounce=NUMBERS.launch.bounce)
        notes = (Note(say("the rush of {rushing}", rushing=rushing), strong=True), Note(read, "D-01"))
    else:
        notes = (Note(say(LOOSE_AIMS[name]), "D-01"),)
    return Hand(0, say("{name:title}", name=name), hand["number"], SIX, FACES, notes)


def _pool(hand: Any, state: wire.State) -> Hand:
    notes = [
        Note(say("{stat:term} {target}+", hand), "D-02", strong=True),
        Note(say("{base:dice}", hand), "D-02"),
    ]
    notes += [
        Note(say("{by:signed} {why}", by=one["by"], why=modifiers.beside(one)), one["rule"])
        for one in hand["modifiers"]
    ]
    side = state["teams"].index(hand["team"])
    bursts = str(SIX) if hand["bursts"] else ""
    aim = say("{target} or more", hand)
    good = FACES[hand["target"] - 1 :]
    return Hand(side, hand["player"], hand["number"], SIX, FACES, tuple(notes), aim=aim, bursts=bursts, good=good)


def faces(rolled: wire.Rolled) -> list[str]:
    """The faces of a `rolled` event, in the order of the hands; dice that sixes have added among them."""
    return [face for hand in rolled["hands"] for face in hand["faces"]]


def verdicts(rolled: wire.Rolled) -> list[tuple[str, str]]:
    """Each pool's successes, and of two who has won."""
    found = rolled["hands"]
    if is_loose(rolled):
        return [("", " ".join(hand["faces"])) for hand in found]
    if len(found) == 1:
        return [("yes" if found[0]["successes"] else "no", say("{successes:successes}", found[0]))]
    return [(_won(hand["result"]), say(_AFTER.get(_kind(hand["result"]), _ALONE), hand)) for hand in found]


_ALONE: Sentence = "{successes:successes}"
_AFTER: Mapping[str, Sentence] = {
    "draw": "{successes:successes}, a draw",
    "win": "{successes:successes}, a win",
    "double": "{successes:successes}, a double",
}


def _won(result: str) -> str:
    return "even" if result == "draw" else "yes" if _kind(result) in ("win", "double") else "no"


def _kind(result: str) -> str:
    """The first word of a result: draw, win or double."""
    return result.partition(" ")[0]


def outcome(
    roll: Roll, classes: Sequence[Sequence[str]], events: Sequence[wire.Event], state: wire.State, _: object
) -> RollOutcome:
    """An outcome of a roll in words, and whose it is."""
    if is_loose(roll):
        return RollOutcome(_lands(events, classes))
    hand = roll["hands"][0]
    mine = state["teams"].index(hand["team"])
    if len(roll["hands"]) > 1:
        return _clash(roll, classes[0], state)
    if roll["action"] == "armour check":
        checked = first(events, wire.ArmourChecked)
        turns = checked["turns"] if checked else 0
        return RollOutcome(_armour(hand["player"], events, turns), None if turns else mine, failed=bool(turns))
    passed = next((e for e in events if e["event"] == "test passed" or e["event"] == "test failed"), None)
    if passed is None or passed["event"] == "test failed":
        return RollOutcome(say(_FAILED.get(roll["action"], "{who} fails"), who=hand["player"]), failed=True)
    told = _passed(roll["action"], hand["player"], passed["successes"], events, more=len(classes) > 1)
    gist: Sentence = "Accurate" if roll["action"] == "pass" else _PASSED.get(roll["action"], "")
    return RollOutcome(told, mine, gist=say(gist, who=hand["player"]))


def _lands(events: Sequence[wire.Event], classes: Sequence[Sequence[str]]) -> str:
    if hit := first(events, wire.BallHits):
        return say("The ball hits {player}", hit)
    if down := first(events, wire.BallLies) or first(events, wire.BallLaunched):
        return say("The ball comes down in {at:hex}", down)
    return say("off the far wall" if classes[0] == ("6",) else "on it goes")


def _clash(roll: Roll, results: Sequence[str], state: wire.State) -> RollOutcome:
    one, other = roll["hands"]
    if results[0] == "draw":
        return RollOutcome(say("A draw: both turn to face each other"))
    won = _won(results[0]) == "yes"
    winner, loser, result = (one, other, results[0]) if won else (other, one, results[1])
    attack, _, answer = str(roll["action"]).partition(" against ")
    table = _DOUBLES if _kind(result) == "double" else _WINS
    by = result.partition(" ")[2]
    told = say(table[attack if won else answer], winner=winner["player"], loser=loser["player"], by=by)
    return RollOutcome(told, state["teams"].index(winner["team"]))


_WINS: Mapping[str, Sentence] = {
    "slam": "{winner} wins: {loser} is pushed back",
    "slamback": "{winner} wins: {loser} is pushed back",
    "dodge": "{winner} wins and turns to face {loser}",
    "steal": "{winner} wins: the ball is knocked loose",
}
_DOUBLES: Mapping[str, Sentence] = {
    "slam": "{winner} doubles: {loser} is knocked down, hits: {by}",
    "slamback": "{winner} doubles: {loser} is knocked down, hits: {by}",
    "dodge": "{winner} doubles and has a free hex",
    "steal": "{winner} doubles and takes the ball",
}
_FAILED: Mapping[str, Sentence] = {
    "evade": "{who} falls over",
    "dash": "{who} falls over",
    "pick up": "{who} fumbles: the ball scatters",
    "pass": "Inaccurate: the ball scatters from the target",
    "strike": "Missed: the ball scatters from the Strike hex",
    "catch": "{who} drops it: the ball scatters",
    "stand up": "{who} stays down",
}
_PASSED: Mapping[str, Sentence] = {
    "evade": "{who} is away",
    "dash": "{who} makes it",
    "pick up": "{who} has the ball",
    "catch": "{who} catches it",
    "stand up": "{who} stands",
}
_FREE: Mapping[str, Sentence] = {
    "evade": "{who} is away, and has a free action",
    "dash": "{who} makes it, and has a free action",
    "pick up": "{who} has the ball, and has a free action",
    "catch": "{who} catches it, and has a free action",
    "stand up": "{who} stands, and has a free action",
}
"""The same where more successes than needed bring a free action."""
_STRIKE: Sentence = Plural("points", one="A Strike: {points} point", other="A Strike: {points} points")


def _passed(action: str, who: str, good: int, events: Sequence[wire.Event], *, more: bool) -> str:
    """What a test has brought; `more` successes than so many may do so as well."""
    if action == "pass":
        exact: Sentence = "Accurate: {good:dice} to catch it with"
        return say("Accurate: {good:dice} or more to catch it with" if more else exact, good=good)
    if action == "strike":
        scored = first(events, wire.StrikeScored)
        return say(_STRIKE, scored) if scored else say("A Strike")
    if any(e["event"] == "free action earned" for e in events):
        return say(_FREE.get(action, "{who} succeeds, and has a free action"), who=who)
    return say(_PASSED.get(action, "{who} succeeds"), who=who)


def _armour(who: str, events: Sequence[wire.Event], turns: int) -> str:
    if any(e["event"] == "removed" for e in events):
        return say("{who} is removed from the game", who=who)
    holds: Sentence = "The armour holds: {who} stays"
    return say("{who} is out of play for {turns:turns}" if turns else holds, who=who, turns=turns)
