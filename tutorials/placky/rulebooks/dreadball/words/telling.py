"""What happened in DreadBall, in a sentence, a heading or a sound; who is on the pitch."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebooks.dreadball.language import label_of
from placky.rulebooks.dreadball.names import FACINGS
from placky.rulebooks.dreadball.words.dice import successes, verdicts
from placky.tales import BIG, PART, Line, Tale, Tales, both, untold
from placky.words import HOUSE, LegendLine, Plain, listed, spelt
from touchline.dreadball.numbers import NUMBERS

SMALL = "    "
"""The margin of most lines of a match."""
QUIET = frozenset({"pool made", "squared", "token spent", "test passed", "test failed"})
"""Events that keep the books."""
TOGETHER: Mapping[str, str] = {"{} takes a place.": "{} take their places."}
"""What many players do in a frame, said once."""


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


# ------------------------------------------------------------------ as a match tells it


def _rush(e: Plain, state: Plain) -> str:
    sudden = " Sudden death." if e["sudden_death"] else ""
    return f"Rush {e['number']}: {e['team']}.{sudden} {lead(state['score'])}"


def _went(e: Plain, _: Plain) -> str:
    how = {"D-06": "runs", "D-07": "sprints", "D-09": "dashes"}.get(e["rule"], "moves")
    return f"{e['player']} {how} {hexes(len(e['way']) - 1)}, to {label_of(e['way'][-1])}."


def _flung(e: Plain, _: Plain) -> str | None:
    """A pass, or a Strike that misses; of one that does not, the points are told."""
    far = hexes(e["hexes"])
    if e["target"]:
        how = "accurate" if e["accurate"] else "and it goes astray"
        return f"{SMALL}{e['player']} passes to {e['target']} over {far}, {how}."
    return None if e["accurate"] else f"{BIG}{e['player']} strikes from {far} away, and misses."


def strike(e: Plain) -> str:
    """Points, who made them and from where, and who leads then, without a full stop."""
    place = "the bonus hex of the" if e["bonus"] else "the"
    points = f"{spelt(e['points'])} point{'s' * (e['points'] != 1)}"
    leads = lead(e["score"]).rstrip(".")
    return f"Strike! {points.capitalize()} by {e['player']} from {place} {e['zone']} zone. {leads}"


def _rolled(e: Plain, _: Plain) -> str | None:
    """Of dice that are told by what comes of them, only a launch that bounces leaves nothing to tell."""
    bounces = e["action"] == "launch" and e["results"] == [str(NUMBERS.launch.bounce)]
    return "The launch flies across the pitch and bounces off the far wall." if bounces else None


def _tested(said: Mapping[str, str]) -> Line:
    """Tests of which nothing else is told."""
    return lambda e, _: f"{e['player']} {said[e['action']]}." if e["action"] in said else None


def _rush_begun(e: Plain) -> str:
    sudden = " Sudden death." if e["sudden_death"] else ""
    return f"Rush {e['number']}: {e['team']}, with {spelt(e['tokens'])} action tokens.{sudden}"


def _rush_over(e: Plain) -> str:
    return f"{_LOST[e['why']].capitalize()}: the rush of {e['team']} is over."


def _rush_lost(e: Plain, _: Plain) -> str | None:
    return None if e["why"] == "thrown" else _rush_over(e)


def _advanced(e: Plain) -> str:
    return f"{e['player']} has {_turns(e['turns'])} left." if e["turns"] else f"{e['player']} is back on the bench."


def _back(e: Plain, _: Plain) -> str | None:
    return None if e["turns"] else _advanced(e)


# ------------------------------------------------------------------ the table


_LOST = {
    "dropped": "the ball is dropped", "thrown": "the ball is thrown", "not picked up": "the ball is not picked up",
    "launch not caught": "the launch is not caught",
}  # fmt: skip
_TALES: Mapping[str, Tale] = {
    "cards laid": Tale(_laid, None),
    "lined up": Tale(lambda e: f"{e['player']} takes a place.", None),
    "rush begun": Tale(_rush_begun, _rush, PART),
    "ball launched": Tale(
        lambda e: f"The ball is launched toward {label_of(e['at'])}.", lambda *_: "A ball is launched."
    ),
    "free action taken": both(lambda e: f"{e['player']} takes a free action."),
    "free action declined": both(lambda e: f"{e['player']} does without a free action."),
    "free action earned": Tale(lambda e: f"{e['player']} has a free action.", None),
    "moved": Tale(_moved, _went),
    "turned": Tale(lambda e: f"{e['player']} turns {FACINGS[e['facing']]}.", None),
    "threat left": both(_threat),
    "no dice": Tale(lambda e: f"{e['player']} has no dice left.", None),
    "dashed": Tale(lambda e: f"{e['player']} dashes.", None),
    "fell": both(lambda e: f"{e['player']} falls over in {label_of(e['at'])}."),
    "knocked down": both(lambda e: f"{e['player']} is knocked down."),
    "dropped": both(lambda e: f"{e['player']} drops the ball."),
    "ball picked up": both(lambda e: f"{e['player']} picks up the ball."),
    "ball caught": both(lambda e: f"{e['player']} catches the ball."),
    "scattered": both(lambda e: f"The ball scatters {FACINGS[e['direction']]}, {hexes(e['distance'])}."),
    "ball hits": both(lambda e: f"It hits {e['player']} from {'the front' if e['front'] else 'behind'}."),
    "ball lies": both(lambda e: f"The ball lies in {label_of(e['at'])}."),
    "slammed": both(lambda e: f"{e['player']} goes for {e['target']}."),
    "steal tried": both(lambda e: f"{e['player']} goes for the ball of {e['target']}."),
    "answered": both(lambda e: f"{e['player']} {'slams back' if e['answer'] == 'slamback' else 'dodges'}."),
    "clash drawn": both(lambda e: f"{e['player']} and {e['target']} are level: a draw."),
    "clash won": Tale(_won, lambda e, _: f"{e['player']} {'doubles' if e['double'] else 'beats'} {e['opponent']}."),
    "pushed": both(lambda e: f"{e['player']} is pushed back to {label_of(e['way'][-1])}."),
    "not pushed": both(lambda e: f"Behind {e['player']} all is taken: nobody moves."),
    "followed up": both(lambda e: f"{e['player']} follows up to {label_of(e['way'][-1])}."),
    "slipped away": both(lambda e: f"{e['player']} slips away to {label_of(e['way'][-1])}."),
    "knocked loose": both(lambda e: f"The ball is knocked out of the hands of {e['player']}."),
    "ball stolen": both(lambda e: f"{e['player']} takes the ball from {e['target']}.", BIG),
    "armour checked": both(_checked),
    "out of play": both(lambda e: f"{e['player']} is out of play for {_turns(e['turns'])}.", BIG),
    "removed": both(lambda e: f"{e['player']} is removed from the game.", BIG),
    "thrown": Tale(_thrown, _flung, ""),
    "strike scored": Tale(_scored, lambda e, _: f"{strike(e)}.", BIG),
    "stood up": both(lambda e: f"{e['player']} stands up, facing {FACINGS[e['facing']]}."),
    "entered": both(lambda e: f"{e['player']} enters at {label_of(e['at'])}."),
    "rush lost": Tale(_rush_over, _rush_lost, BIG),
    "rush ended": Tale(lambda e: f"The rush of {e['team']} ends.", None),
    "advanced": Tale(_advanced, _back),
    "sudden death": both(lambda _: f"Level after {NUMBERS.rush.rushes} rushes: sudden death.", PART),
    "game won": both(_game_won, PART),
    "rolled": Tale(None, _rolled),
    "test passed": Tale(None, _tested({"evade": "gets away", "dash": "makes it"})),
    "test failed": Tale(
        None, _tested({"pick up": "fumbles the ball", "stand up": "stays down", "catch": "does not catch it"})
    ),
}
TALES = Tales(SMALL, _TALES, untold("pool made", "squared", "token spent"))
"""All that happens, as a frame and as a match tells it."""
tell = TALES.sentence


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
