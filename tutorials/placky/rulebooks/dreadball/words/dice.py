"""DreadBall's dice in words: what is rolled against what, how it fell, what came of it."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from placky.rulebooks.dreadball.names import LOOSE
from placky.rulebooks.dreadball.words.modifiers import modifiers
from placky.tales import first
from placky.words import Hand, Note, spelt
from touchline.core.dice.throws import SIX
from touchline.core.play.wire import FallenDie
from touchline.dreadball import wire_types as wire
from touchline.dreadball.rules.launch import LAUNCH

Roll: TypeAlias = wire.SymbolRoll | wire.PoolRoll
"""All that is rolled in this game."""
FACES = tuple(str(face) for face in range(1, SIX + 1))
LOOSE_TITLES = {"scatter": "Scatter: direction and distance", "launch": "The launch", "bounce": "Off the far wall"}
LOOSE_AIMS = {
    "direction": "1 is to the right, and on clockwise", "distance": "hexes",
    "launch": "the launch hexes, counted from {end}, the rushing coach\u2019s left; a 6 bounces",
}  # fmt: skip
LEFT = ("the top", "the bottom")
"""Where a launch is counted from on the board, team by team: their coaches sit at its left and right ends."""
NOTHING_CAME = ("draw", "draw")


def is_loose(roll: Roll | wire.Rolled) -> bool:
    """Are these dice that nobody is tested with?"""
    return roll["hands"][0]["player"] in LOOSE


def action_of(roll: Roll) -> str:
    """What is rolled for, as a title begins: "Stand up"."""
    action = str(roll["action"])
    return f"{action[:1].upper()}{action[1:]}"


def roll_title(roll: Roll) -> str:
    """What is being rolled: "Slam against dodge: ORION against GRUM"."""
    if is_loose(roll):
        return LOOSE_TITLES.get(roll["action"], action_of(roll))
    return f"{action_of(roll)}: {' against '.join(hand['player'] for hand in roll['hands'])}"


def decides(roll: Roll, _: wire.Rolled | None = None) -> str:
    """The rule by which these dice are read: of two pools that of the comparison, else the action's own.

    How a ball scatters is the same whatever has made it loose (RD-11).
    """
    if is_loose(roll):
        return "D-01"
    return "D-03" if len(roll["hands"]) > 1 else str(roll["rule"])


def thrown(dice: Sequence[FallenDie]) -> str:
    """Dice as they fell, by their owners: "4 3 1 against 2 2 5"; of a scatter, "direction 3, distance 4"."""
    owners = list(dict.fromkeys(die["player"] for die in dice))
    hands = [" ".join(str(die["face"]) for die in dice if die["player"] == owner) for owner in owners]
    if len(owners) > 1 and owners[0] in LOOSE:
        return ", ".join(f"{owner} {faces}" for owner, faces in zip(owners, hands, strict=True))
    return " against ".join(hands)


def hands(roll: Roll, state: wire.State) -> list[Hand]:
    """The dice that are due, party by party."""
    return [_loose(hand, state) if is_loose(roll) else _pool(hand, state) for hand in roll["hands"]]


def _loose(hand: Any, state: wire.State) -> Hand:
    """A die of nobody's; of a launch, whose rush it is and at which end of the board its coach counts from."""
    name, rushing = str(hand["name"]), state["rushing"]
    whose = (Note(f"the rush of {rushing}", strong=True),) if name == LAUNCH else ()
    read = LOOSE_AIMS[name].format(end=LEFT[state["teams"].index(rushing)] if whose else "")
    return Hand(0, name.capitalize(), hand["number"], SIX, FACES, (*whose, Note(read, "D-01")))


def _pool(hand: Any, state: wire.State) -> Hand:
    notes = [
        Note(f"{hand['stat']} {hand['target']}+", "D-02", strong=True),
        Note(f"{spelt(hand['base'])} {'die' if hand['base'] == 1 else 'dice'}", "D-02"),
    ]
    notes += [Note(f"{signed(one['by'])} {modifiers.beside(one)}", one["rule"]) for one in hand["modifiers"]]
    side = state["teams"].index(hand["team"])
    bursts = str(SIX) if hand["bursts"] else ""
    aim = f"{hand['target']} or more"
    good = FACES[hand["target"] - 1 :]
    return Hand(side, hand["player"], hand["number"], SIX, FACES, tuple(notes), aim=aim, bursts=bursts, good=good)


def signed(by: int) -> str:
    """A modifier as pages write it.

    >>> signed(1), signed(-2)
    ('+1', '−2')
    """
    return f"+{by}" if by > 0 else f"\u2212{-by}"


def faces(rolled: wire.Rolled) -> list[str]:
    """The faces of a `rolled` event, in the order of the hands; dice that sixes have added among them."""
    return [face for hand in rolled["hands"] for face in hand["faces"]]


def successes(number: int) -> str:
    """So many successes, in words.

    >>> successes(0), successes(1), successes(3)
    ('no success', 'one success', 'three successes')
    """
    return f"{spelt(number)} success{'es' * (number > 1)}"


def verdicts(rolled: wire.Rolled) -> list[tuple[str, str]]:
    """Each pool's successes, and of two who has won."""
    found = rolled["hands"]
    if is_loose(rolled):
        return [("", " ".join(hand["faces"])) for hand in found]
    if len(found) == 1:
        return [("yes" if found[0]["successes"] else "no", successes(found[0]["successes"]))]
    return [(_won(hand["result"]), f"{successes(hand['successes'])}{_after(hand['result'])}") for hand in found]


def _won(result: str) -> str:
    return "even" if result == "draw" else "yes" if result.startswith(("win", "double ")) else "no"


def _after(result: str) -> str:
    kind = result.partition(" ")[0]
    return {"draw": ", a draw", "win": ", a win", "double": ", a double"}.get(kind, "")


def outcome(
    roll: Roll, classes: Sequence[Sequence[str]], events: Sequence[wire.Event], state: wire.State, _: object
) -> tuple[str, str]:
    """An outcome of a roll in words, with the pattern of its bar."""
    if is_loose(roll):
        return _lands(events, classes), "f-0"
    hand = roll["hands"][0]
    mine = ("f-a", "f-b")[state["teams"].index(hand["team"])]
    if len(roll["hands"]) > 1:
        return _clash(roll, classes[0], state)
    if roll["action"] == "armour check":
        checked = first(events, wire.ArmourChecked)
        turns = checked["turns"] if checked else 0
        return _armour(hand["player"], events, turns), "f-x" if turns else mine
    passed = next((e for e in events if e["event"] == "test passed" or e["event"] == "test failed"), None)
    if passed is None or passed["event"] == "test failed":
        return _FAILED.get(roll["action"], "{who} fails").format(who=hand["player"]), "f-x"
    return _passed(roll["action"], hand["player"], passed["successes"], events, more=len(classes) > 1), mine


def _lands(events: Sequence[wire.Event], classes: Sequence[Sequence[str]]) -> str:
    if hit := first(events, wire.BallHits):
        return f"The ball hits {hit['player']}"
    if down := first(events, wire.BallLies) or first(events, wire.BallLaunched):
        from placky.rulebooks.dreadball.language import label_of

        return f"The ball comes down in {label_of(down['at'])}"
    return "off the far wall" if classes[0] == ("6",) else "on it goes"


def _clash(roll: Roll, results: Sequence[str], state: wire.State) -> tuple[str, str]:
    one, other = roll["hands"]
    if results[0] == "draw":
        return "A draw: both turn to face each other", "f-0"
    won = results[0].startswith(("win", "double "))
    winner, loser, result = (one, other, results[0]) if won else (other, one, results[1])
    mine = ("f-a", "f-b")[state["teams"].index(winner["team"])]
    attack, _, answer = str(roll["action"]).partition(" against ")
    how = attack if won else answer
    if result.startswith("double"):
        return f"{winner['player']} doubles{_DOUBLES[how].format(loser=loser['player'], by=result[7:])}", mine
    return f"{winner['player']} wins{_WINS[how].format(loser=loser['player'])}", mine


_WINS = {
    "slam": ": {loser} is pushed back", "slamback": ": {loser} is pushed back", "dodge": " and turns to face {loser}",
    "steal": ": the ball is knocked loose",
}  # fmt: skip
_DOUBLES = {
    "slam": ": {loser} is knocked down, hits: {by}", "slamback": ": {loser} is knocked down, hits: {by}",
    "dodge": " and has a free hex", "steal": " and takes the ball",
}  # fmt: skip
_FAILED = {
    "evade": "{who} falls over", "dash": "{who} falls over", "pick up": "{who} fumbles: the ball scatters",
    "pass": "Inaccurate: the ball scatters from the target", "strike": "Missed: the ball scatters from the Strike hex",
    "catch": "{who} drops it: the ball scatters", "stand up": "{who} stays down",
}  # fmt: skip


def _passed(action: str, who: str, good: int, events: Sequence[wire.Event], *, more: bool) -> str:
    """What a test has brought; `more` successes than so many may do so as well."""
    free = any(e["event"] == "free action earned" for e in events)
    if action == "pass":
        return f"Accurate: {spelt(good)} {'die' if good == 1 else 'dice'}{' or more' if more else ''} to catch it with"
    if action == "strike":
        scored = first(events, wire.StrikeScored)
        return f"A Strike: {scored['points']} point{'s' * (scored['points'] > 1)}" if scored else "A Strike"
    said = {
        "evade": f"{who} is away", "dash": f"{who} makes it", "pick up": f"{who} has the ball",
        "catch": f"{who} catches it", "stand up": f"{who} stands",
    }.get(action, f"{who} succeeds")  # fmt: skip
    return f"{said}, and has a free action" if free else said


def _armour(who: str, events: Sequence[wire.Event], turns: int) -> str:
    if any(e["event"] == "removed" for e in events):
        return f"{who} is removed from the game"
    return (
        f"{who} is out of play for {spelt(turns)} turn{'s' * (turns > 1)}"
        if turns
        else f"The armour holds: {who} stays"
    )
