"""A whole game of DreadBall, told as a reporter would: who does what to whom, and who leads."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebook import Moment, Standing
from placky.rulebooks.dreadball.language import label_of
from placky.rulebooks.dreadball.words import telling
from placky.words import Plain, listed, spelt
from touchline.core.play.drivers import Coach
from touchline.dreadball.coaches import COACHES
from touchline.dreadball.numbers import NUMBERS

UNTOLD = frozenset(
    {
        "cards laid", "lined up", "pool made", "token spent", "turned", "squared", "no dice", "dashed",
        "free action earned", "rush ended",
    }
)  # fmt: skip
"""Events that go without saying in a whole game."""
BIG = "  ** "
SMALL = "    "


class GameOfRushes:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]]
    unit = "points"
    turns = "rush"

    def __init__(self) -> None:
        self.position: Plain = {"phase": "set-up"}
        self.coaches = {name: _always(coach) for name, coach in COACHES.items()}

    def tell(self, event: Plain, state: Plain) -> str | None:
        """Rushes stand out, what turns the game is shouted, and the rest is indented."""
        kind = event["event"]
        if kind in UNTOLD:
            return None
        if kind in TALE:
            return TALE[kind](event, state)
        said = telling.tell(event)
        return f"{SMALL}{said}" if said else None

    def aside(self, events: Sequence[Plain]) -> str | None:
        """Places taken, and turns on the spot, which are not told and change the board."""
        lined_up = [event["player"] for event in events if event["event"] == "lined up"]
        if lined_up:
            return f"{SMALL}{listed(lined_up)} line up."
        turned = [event for event in events if event["event"] == "turned"]
        return f"{SMALL}{turned[-1]['player']} turns." if turned else None

    def moment(self, event: Plain, state: Plain) -> Moment | None:
        """Rushes are parts; Strikes, turnovers, injuries and the end are jumped to."""
        found = MOMENTS.get(event["event"])
        return found(event, state) if found else None

    def standing(self, state: Plain) -> Standing:
        """The lead of either team, the rush and the tokens left."""
        home, away = (int(state["score"][team]) for team in state["teams"])
        if state["phase"] == "over":
            return Standing((home, away), None, ("The game is over",), track=True)
        if state["phase"] == "set-up":
            return Standing((home, away), track=True)
        tokens = state["tokens"]
        notes = (
            f"Rush {state['rush']}",
            *(["Sudden death"] if state["sudden_death"] else []),
            f"{tokens or 'no'} action token{'' if tokens == 1 else 's'} left",
        )
        return Standing((home, away), _side(state, state["rushing"]), notes, track=True)


def _side(state: Plain, team: str) -> int:
    return list(state["teams"]).index(team)


def _side_of(state: Plain, player: str) -> int:
    return _side(state, next(one["team"] for one in state["players"] if one["name"] == player))


def _always(coach: Coach) -> Callable[[], Coach]:
    return lambda: coach


# ------------------------------------------------------------------ what one looks for


def _turnover(event: Plain, state: Plain) -> Moment | None:
    """A rush that ends by a mishap. A throw ends it as well, and that was to be expected."""
    if event["why"] == "thrown":
        return None
    return Moment(_told(event), jump="Turnover", side=1 - _side(state, event["team"]))


def _hurt(event: Plain, state: Plain) -> Moment:
    return Moment(_told(event), jump="Injury", side=_side_of(state, event["player"]))


MOMENTS: Mapping[str, Callable[[Plain, Plain], Moment | None]] = {
    "rush begun": lambda e, s: Moment(
        f"Rush {e['number']}: {e['team']}", 2, side=_side(s, e["team"]), turn=str(e["number"])
    ),
    "strike scored": lambda e, s: Moment(_strike(e), jump="Strike", side=_side(s, e["team"])),
    "ball stolen": lambda e, s: Moment(_told(e), jump="Turnover", side=_side_of(s, e["player"])),
    "rush lost": _turnover,
    "out of play": _hurt,
    "removed": _hurt,
    "game won": lambda e, s: Moment(_told(e), jump="End", side=_side(s, e["team"])),
}
"""Kind of event -> what it is to the log of a game."""


def _told(event: Plain) -> str:
    return (telling.tell(event) or "").rstrip(".")


# ------------------------------------------------------------------ the tale


def _begun(event: Plain, state: Plain) -> str:
    sudden = " Sudden death." if event["sudden_death"] else ""
    return f"\nRush {event['number']}: {event['team']}.{sudden} {telling.lead(state['score'])}"


def _moved(event: Plain, _: Plain) -> str:
    how = {"D-06": "runs", "D-07": "sprints", "D-09": "dashes"}.get(event["rule"], "moves")
    return f"{SMALL}{event['player']} {how} {telling.hexes(len(event['way']) - 1)}, to {label_of(event['way'][-1])}."


def _thrown(event: Plain, _: Plain) -> str | None:
    """A pass, or a Strike that misses; of one that does not, the points are told."""
    far = telling.hexes(event["hexes"])
    if event["target"]:
        how = "accurate" if event["accurate"] else "and it goes astray"
        return f"{SMALL}{event['player']} passes to {event['target']} over {far}, {how}."
    return None if event["accurate"] else f"{BIG}{event['player']} strikes from {far} away, and misses."


def _strike(event: Plain) -> str:
    place = "the bonus hex of the" if event["bonus"] else "the"
    points = f"{spelt(event['points'])} point{'s' * (event['points'] != 1)}"
    lead = telling.lead(event["score"]).rstrip(".")
    return f"Strike! {points.capitalize()} by {event['player']} from {place} {event['zone']} zone. {lead}"


def _rolled(event: Plain, _: Plain) -> str | None:
    """Of dice that are told by what comes of them, only a launch that bounces leaves nothing to tell."""
    bounces = event["action"] == "launch" and event["results"] == [str(NUMBERS.launch.bounce)]
    return f"{SMALL}The launch flies across the pitch and bounces off the far wall." if bounces else None


_PASSED = {"evade": "gets away", "dash": "makes it"}
_FAILED = {"pick up": "fumbles the ball", "stand up": "stays down", "catch": "does not catch it"}


def _tested(said: Mapping[str, str]) -> Callable[[Plain, Plain], str | None]:
    """Tests of which nothing else is told."""
    return lambda e, _: f"{SMALL}{e['player']} {said[e['action']]}." if e["action"] in said else None


def _back(event: Plain, _: Plain) -> str | None:
    return None if event["turns"] else f"{SMALL}{_told(event)}."


TALE: Mapping[str, Callable[[Plain, Plain], str | None]] = {
    "rolled": _rolled,
    "rush begun": _begun,
    "ball launched": lambda *_: f"{SMALL}A ball is launched.",
    "moved": _moved,
    "clash won": lambda e, _: f"{SMALL}{e['player']} {'doubles' if e['double'] else 'beats'} {e['opponent']}.",
    "test passed": _tested(_PASSED),
    "test failed": _tested(_FAILED),
    "thrown": _thrown,
    "strike scored": lambda e, _: f"{BIG}{_strike(e)}.",
    "ball stolen": lambda e, _: f"{BIG}{_told(e)}.",
    "rush lost": lambda e, _: None if e["why"] == "thrown" else f"{BIG}{_told(e)}.",
    "out of play": lambda e, _: f"{BIG}{_told(e)}.",
    "removed": lambda e, _: f"{BIG}{_told(e)}.",
    "advanced": _back,
    "sudden death": lambda e, _: f"\n{_told(e)}.",
    "game won": lambda e, _: f"\n{_told(e)}.",
}
"""Kind of event -> its line in the tale."""
