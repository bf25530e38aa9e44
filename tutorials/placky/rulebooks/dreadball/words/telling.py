"""What happened in DreadBall, in a sentence, a heading or a sound; who is on the pitch."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from placky.rulebooks.dreadball.language import label_of
from placky.rulebooks.dreadball.names import FACINGS
from placky.rulebooks.dreadball.words.dice import successes, verdicts
from placky.words import HOUSE, LegendLine, Plain, listed, spelt
from touchline.dreadball.numbers import NUMBERS

QUIET = frozenset({"pool made", "squared", "token spent", "test passed", "test failed"})
"""Events that keep the books."""
TOGETHER: Mapping[str, str] = {"{} takes a place.": "{} take their places."}
"""What many players do in a frame, said once."""


def tell(event: Plain) -> str | None:
    """One event in a sentence; None for those that only keep the books."""
    teller = _TOLD.get(event["event"])
    return teller(event) if teller else None


def hexes(number: int) -> str:
    """So many hexes.

    >>> hexes(1), hexes(3)
    ('one hex', 'three hexes')
    """
    return f"{spelt(number)} hex{'es' * (number != 1)}"


def _turns(number: int) -> str:
    return f"{spelt(number)} turn{'s' * (number != 1)}"


def lead(score: Mapping[str, int]) -> str:
    """Who leads on the one track.

    >>> lead({"Comets": 2, "Wreckers": 0}), lead({"Comets": 0, "Wreckers": 0})
    ('Comets lead by 2.', 'Neither team leads.')
    """
    leading = [(team, points) for team, points in score.items() if points]
    return f"{leading[0][0]} lead by {leading[0][1]}." if leading else "Neither team leads."


def _moved(e: Plain) -> str:
    steps = len(e["way"]) - 1
    return f"{e['player']} moves {hexes(steps)}, to {label_of(e['way'][-1])}."


def _thrown(e: Plain) -> str:
    aim = e["target"] or "the Strike hex"
    how = "accurate" if e["accurate"] else "off target"
    return f"{e['player']} throws at {aim}, {hexes(e['hexes'])} away: {how}."


def _won(e: Plain) -> str:
    return f"{e['player']} beats {e['opponent']} by {spelt(e['by'])}{': a double' if e['double'] else ''}."


def _scored(e: Plain) -> str:
    bonus = " from the bonus hex" if e["bonus"] else ""
    points = f"{spelt(e['points'])} point{'s' * (e['points'] != 1)}"
    return f"Strike{bonus} in the {e['zone']} zone{HOUSE}: {points} for {e['team']}. {lead(e['score'])}"


def _checked(e: Plain) -> str:
    hits = f"{spelt(e['hits'])} hit{'s' * (e['hits'] != 1)}"
    return f"{e['player']} takes {hits}; armour stops {spelt(e['stopped']) if e['stopped'] else 'none'}."


def _game_won(e: Plain) -> str:
    how = {
        "leads after the last rush": f"by {max(e['score'].values())} after the last rush",
        "first point of sudden death": "by the first point of sudden death",
        "last team standing": "as the last team standing",
    }.get(e["why"], f"by {e['why'].removesuffix(' ahead')}")
    return f"{e['team']} win {how}."


def _threat(e: Plain) -> str:
    many = "an enemy threatens" if e["enemies"] == 1 else f"{spelt(e['enemies'])} enemies threaten"
    return f"{many[:1].upper()}{many[1:]} the hex that {e['player']} has left."


def _laid(e: Plain) -> str:
    """Everybody by role, in the order in which they lie there."""
    roles: dict[str, list[str]] = {}
    for player, role in zip(e["players"], e["roles"], strict=True):
        roles.setdefault(role, []).append(player)
    return "; ".join(f"{role}{'s' * (len(who) > 1)}: {listed(who)}" for role, who in roles.items()) + f"{HOUSE}."


_LOST = {
    "dropped": "the ball is dropped", "thrown": "the ball is thrown", "not picked up": "the ball is not picked up",
    "launch not caught": "the launch is not caught",
}  # fmt: skip
_TOLD: Mapping[str, Any] = {
    "cards laid": _laid,
    "lined up": lambda e: f"{e['player']} takes a place.",
    "rush begun": lambda e: (
        f"Rush {e['number']}: {e['team']}, with {spelt(e['tokens'])} action tokens."
        + (" Sudden death." if e["sudden_death"] else "")
    ),
    "ball launched": lambda e: f"The ball is launched toward {label_of(e['at'])}.",
    "free action taken": lambda e: f"{e['player']} takes a free action.",
    "free action declined": lambda e: f"{e['player']} does without a free action.",
    "free action earned": lambda e: f"{e['player']} has a free action.",
    "moved": _moved,
    "turned": lambda e: f"{e['player']} turns {FACINGS[e['facing']]}.",
    "threat left": _threat,
    "no dice": lambda e: f"{e['player']} has no dice left.",
    "dashed": lambda e: f"{e['player']} dashes.",
    "fell": lambda e: f"{e['player']} falls over in {label_of(e['at'])}.",
    "knocked down": lambda e: f"{e['player']} is knocked down.",
    "dropped": lambda e: f"{e['player']} drops the ball.",
    "ball picked up": lambda e: f"{e['player']} picks up the ball.",
    "ball caught": lambda e: f"{e['player']} catches the ball.",
    "scattered": lambda e: f"The ball scatters {FACINGS[e['direction']]}, {hexes(e['distance'])}.",
    "ball hits": lambda e: f"It hits {e['player']} from {'the front' if e['front'] else 'behind'}.",
    "ball lies": lambda e: f"The ball lies in {label_of(e['at'])}.",
    "slammed": lambda e: f"{e['player']} goes for {e['target']}.",
    "steal tried": lambda e: f"{e['player']} goes for the ball of {e['target']}.",
    "answered": lambda e: f"{e['player']} {'slams back' if e['answer'] == 'slamback' else 'dodges'}.",
    "clash drawn": lambda e: f"{e['player']} and {e['target']} are level: a draw.",
    "clash won": _won,
    "pushed": lambda e: f"{e['player']} is pushed back to {label_of(e['way'][-1])}.",
    "not pushed": lambda e: f"Behind {e['player']} all is taken: nobody moves.",
    "followed up": lambda e: f"{e['player']} follows up to {label_of(e['way'][-1])}.",
    "slipped away": lambda e: f"{e['player']} slips away to {label_of(e['way'][-1])}.",
    "knocked loose": lambda e: f"The ball is knocked out of the hands of {e['player']}.",
    "ball stolen": lambda e: f"{e['player']} takes the ball from {e['target']}.",
    "armour checked": _checked,
    "out of play": lambda e: f"{e['player']} is out of play for {_turns(e['turns'])}.",
    "removed": lambda e: f"{e['player']} is removed from the game.",
    "thrown": _thrown,
    "strike scored": _scored,
    "stood up": lambda e: f"{e['player']} stands up, facing {FACINGS[e['facing']]}.",
    "entered": lambda e: f"{e['player']} enters at {label_of(e['at'])}.",
    "rush lost": lambda e: f"{_LOST[e['why']].capitalize()}: the rush of {e['team']} is over.",
    "rush ended": lambda e: f"The rush of {e['team']} ends.",
    "advanced": lambda e: (
        f"{e['player']} has {_turns(e['turns'])} left." if e["turns"] else f"{e['player']} is back on the bench."
    ),
    "sudden death": lambda _: f"Level after {NUMBERS.rush.rushes} rushes: sudden death.",
    "game won": _game_won,
}


def headline(events: Sequence[Plain]) -> str:
    """What came of a roll, as a heading: the weightiest thing that happened."""
    kinds = {event["event"]: event for event in events}
    for kind, say in _HEADLINES.items():
        if kind in kinds:
            return say(kinds[kind])
    rolled = kinds.get("rolled")
    return listed([text for _, text in verdicts(rolled)]) if rolled else "the dice are down"


def _won_headline(e: Plain) -> str:
    return f"{e['player']} {'doubles' if e['double'] else 'beats'} {e['opponent']}"


_HEADLINES: Mapping[str, Callable[[Plain], str]] = {
    "game won": lambda e: f"{e['team']} win the game",
    "strike scored": lambda e: f"a Strike, {e['points']} for {e['team']}",
    "removed": lambda e: f"{e['player']} is removed from the game",
    "out of play": lambda e: f"{e['player']} is out of play",
    "armour checked": lambda e: f"the armour of {e['player']} holds",
    "ball stolen": lambda e: f"{e['player']} takes the ball from {e['target']}",
    "ball caught": lambda e: f"{e['player']} catches it",
    "ball picked up": lambda e: f"{e['player']} has the ball",
    "fell": lambda e: f"{e['player']} falls over",
    "clash won": _won_headline,
    "clash drawn": lambda _: "a draw",
    "thrown": lambda e: "accurate" if e["accurate"] else "off target",
    "ball hits": lambda e: f"it hits {e['player']}",
    "rush lost": lambda e: f"the rush of {e['team']} is over",
    "test passed": lambda e: successes(e["successes"]),
    "test failed": lambda e: successes(e["successes"]),
    "ball launched": lambda _: "the ball comes in",
    "ball lies": lambda _: "the ball comes to rest",
}


def sound(events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = {event["event"]: event for event in events}
    sides = {player["name"]: "ab"[state["teams"].index(player["team"])] for player in state["players"]}
    if "strike scored" in kinds:
        return "STRIKE!", "ab"[state["teams"].index(kinds["strike scored"]["team"])]
    for kind, word in (("knocked down", "KRUNCH!"), ("ball stolen", "YOINK!"), ("pushed", "THUD!"), ("fell", "OOF!")):
        if kind in kinds:
            who = kinds[kind].get("by") or kinds[kind]["player"]
            return word, sides.get(who, "n")
    return ("BOING!", "n") if "scattered" in kinds else ("FWOOM!", "n") if "ball launched" in kinds else None


def legend(state: Plain) -> list[LegendLine]:
    """Everybody on the pitch, with role and stats."""
    return [
        LegendLine(state["teams"].index(player["team"]), player["name"], _card(player), house=True)
        for player in state["players"]
        if player["at"] is not None
    ]


def _card(player: Plain) -> str:
    stats = ", ".join(f"{name} {player[name]}+" for name in ("strength", "speed", "skill", "armour"))
    return f"{player['role']}, Move {player['move']}, {stats}"
