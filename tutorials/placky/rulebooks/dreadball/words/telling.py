"""What happened in DreadBall, in a sentence, a heading or a sound; who is on the pitch."""

from collections.abc import Iterator, Mapping, Sequence

from placky.rulebooks.dreadball.language import label_of
from placky.rulebooks.dreadball.names import FACINGS
from placky.rulebooks.dreadball.words.dice import successes, verdicts
from placky.tales import BIG, PART, Line, Tale, Tales, both, by_kind, said, told, untold, weightiest
from placky.words import HOUSE, LegendLine, listed, spelt
from touchline.dreadball import wire_types as wire
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


def _moved(e: wire.Moved) -> str:
    steps = len(e["way"]) - 1
    return f"{e['player']} moves {hexes(steps)}, to {label_of(e['way'][-1])}."


def _thrown(e: wire.Thrown) -> str:
    aim = e["target"] or "the Strike hex"
    how = "accurate" if e["accurate"] else "off target"
    return f"{e['player']} throws at {aim}, {hexes(e['hexes'])} away: {how}."


def _won(e: wire.ClashWon) -> str:
    return (
        f"{e['player']} beats {e['opponent']} by {spelt(e['by'])}{': a double, twice as many' if e['double'] else ''}."
    )


def _scored(e: wire.StrikeScored) -> str:
    bonus = " from the bonus hex" if e["bonus"] else ""
    points = f"{spelt(e['points'])} point{'s' * (e['points'] != 1)}"
    return f"Strike{bonus} in the {e['zone']} zone{HOUSE}: {points} for {e['team']}. {lead(e['score'])}"


def _checked(e: wire.ArmourChecked) -> str:
    hits = f"{spelt(e['hits'])} hit{'s' * (e['hits'] != 1)}"
    return f"{e['player']} takes {hits}; armour stops {spelt(e['stopped']) if e['stopped'] else 'none'}."


def _game_won(e: wire.GameWon) -> str:
    how = {
        "leads after the last rush": f"by {max(e['score'].values())} after the last rush",
        "first point of sudden death": "by the first point of sudden death",
        "last team standing": "as the last team standing",
    }.get(e["why"], f"by {e['why'].removesuffix(' ahead')}")
    return f"{e['team']} win {how}."


def _threat(e: wire.ThreatLeft) -> str:
    many = "an enemy threatens" if e["enemies"] == 1 else f"{spelt(e['enemies'])} enemies threaten"
    return f"{many[:1].upper()}{many[1:]} the hex that {e['player']} has left."


def _laid(e: wire.CardsLaid) -> str:
    """Everybody by role, in the order in which they lie there."""
    roles: dict[str, list[str]] = {}
    for player, role in zip(e["players"], e["roles"], strict=True):
        roles.setdefault(role, []).append(player)
    return "; ".join(f"{role}{'s' * (len(who) > 1)}: {listed(who)}" for role, who in roles.items()) + f"{HOUSE}."


# ------------------------------------------------------------------ as a match tells it


def _rush(e: wire.RushBegun, state: wire.State) -> str:
    sudden = " Sudden death." if e["sudden_death"] else ""
    return f"Rush {e['number']}: {e['team']}.{sudden} {lead(state['score'])}"


def _went(e: wire.Moved, _: wire.State) -> str:
    how = {"D-06": "runs", "D-07": "sprints", "D-09": "dashes"}.get(e["rule"], "moves")
    return f"{e['player']} {how} {hexes(len(e['way']) - 1)}, to {label_of(e['way'][-1])}."


def _flung(e: wire.Thrown, _: wire.State) -> str | None:
    """A pass, or a Strike that misses; of one that does not, the points are told."""
    far = hexes(e["hexes"])
    if e["target"]:
        how = "accurate" if e["accurate"] else "and it goes astray"
        return f"{SMALL}{e['player']} passes to {e['target']} over {far}, {how}."
    return None if e["accurate"] else f"{BIG}{e['player']} strikes from {far} away, and misses."


def strike(e: wire.StrikeScored) -> str:
    """Points, who made them and from where, and who leads then, without a full stop."""
    place = "the bonus hex of the" if e["bonus"] else "the"
    points = f"{spelt(e['points'])} point{'s' * (e['points'] != 1)}"
    leads = lead(e["score"]).rstrip(".")
    return f"Strike! {points.capitalize()} by {e['player']} from {place} {e['zone']} zone. {leads}"


def _rolled(e: wire.Rolled, _: wire.State) -> str | None:
    """Of dice that are told by what comes of them, only a launch that bounces leaves nothing to tell."""
    bounces = e["action"] == "launch" and e["results"] == [str(NUMBERS.launch.bounce)]
    return "The launch flies across the pitch and bounces off the far wall." if bounces else None


def _tested(said: Mapping[str, str]) -> Line[wire.TestPassed | wire.TestFailed]:
    """Tests of which nothing else is told."""
    return lambda e, _: f"{e['player']} {said[e['action']]}." if e["action"] in said else None


def _rush_begun(e: wire.RushBegun) -> str:
    sudden = " Sudden death." if e["sudden_death"] else ""
    return f"Rush {e['number']}: {e['team']}, with {spelt(e['tokens'])} action tokens.{sudden}"


def _rush_over(e: wire.RushLost) -> str:
    return f"{_LOST[e['why']].capitalize()}: the rush of {e['team']} is over."


def _rush_lost(e: wire.RushLost, _: wire.State) -> str | None:
    return None if e["why"] == "thrown" else _rush_over(e)


def _advanced(e: wire.Advanced) -> str:
    return f"{e['player']} has {_turns(e['turns'])} left." if e["turns"] else f"{e['player']} is back on the bench."


def _back(e: wire.Advanced, _: wire.State) -> str | None:
    return None if e["turns"] else _advanced(e)


# ------------------------------------------------------------------ the table


_LOST = {
    "dropped": "the ball is dropped", "thrown": "the ball is thrown", "not picked up": "the ball is not picked up",
    "launch not caught": "the launch is not caught",
}  # fmt: skip
_TALES: Sequence[Tale] = (
    told(wire.CardsLaid, _laid, None),
    told(wire.LinedUp, lambda e: f"{e['player']} takes a place.", None),
    told(wire.RushBegun, _rush_begun, _rush, PART),
    told(
        wire.BallLaunched,
        lambda e: f"The ball is launched toward {label_of(e['at'])}.",
        lambda *_: "A ball is launched.",
    ),
    both(wire.FreeActionTaken, lambda e: f"{e['player']} takes a free action."),
    both(wire.FreeActionDeclined, lambda e: f"{e['player']} does without a free action."),
    told(wire.FreeActionEarned, lambda e: f"{e['player']} has a free action.", None),
    told(wire.Moved, _moved, _went),
    told(wire.Turned, lambda e: f"{e['player']} turns {FACINGS[e['facing']]}.", None),
    both(wire.ThreatLeft, _threat),
    told(wire.NoDice, lambda e: f"{e['player']} has no dice left.", None),
    told(wire.Dashed, lambda e: f"{e['player']} dashes.", None),
    both(wire.Fell, lambda e: f"{e['player']} falls over in {label_of(e['at'])}."),
    both(wire.KnockedDown, lambda e: f"{e['player']} is knocked down."),
    both(wire.Dropped, lambda e: f"{e['player']} drops the ball."),
    both(wire.BallPickedUp, lambda e: f"{e['player']} picks up the ball."),
    both(wire.BallCaught, lambda e: f"{e['player']} catches the ball."),
    both(wire.Scattered, lambda e: f"The ball scatters {FACINGS[e['direction']]}, {hexes(e['distance'])}."),
    both(wire.BallHits, lambda e: f"It hits {e['player']} from {'the front' if e['front'] else 'behind'}."),
    both(wire.BallLies, lambda e: f"The ball lies in {label_of(e['at'])}."),
    both(wire.Slammed, lambda e: f"{e['player']} goes for {e['target']}."),
    both(wire.StealTried, lambda e: f"{e['player']} goes for the ball of {e['target']}."),
    both(wire.Answered, lambda e: f"{e['player']} {'slams back' if e['answer'] == 'slamback' else 'dodges'}."),
    both(wire.ClashDrawn, lambda e: f"{e['player']} and {e['target']} are level: a draw."),
    told(wire.ClashWon, _won, lambda e, _: f"{e['player']} {'doubles' if e['double'] else 'beats'} {e['opponent']}."),
    both(wire.Pushed, lambda e: f"{e['player']} is pushed back to {label_of(e['way'][-1])}."),
    both(wire.NotPushed, lambda e: f"Behind {e['player']} all is taken: nobody moves."),
    both(wire.FollowedUp, lambda e: f"{e['player']} follows up to {label_of(e['way'][-1])}."),
    both(wire.SlippedAway, lambda e: f"{e['player']} slips away to {label_of(e['way'][-1])}."),
    both(wire.KnockedLoose, lambda e: f"The ball is knocked out of the hands of {e['player']}."),
    both(wire.BallStolen, lambda e: f"{e['player']} takes the ball from {e['target']}.", BIG),
    both(wire.ArmourChecked, _checked),
    both(wire.OutOfPlay, lambda e: f"{e['player']} is out of play for {_turns(e['turns'])}.", BIG),
    both(wire.Removed, lambda e: f"{e['player']} is removed from the game.", BIG),
    told(wire.Thrown, _thrown, _flung, ""),
    told(wire.StrikeScored, _scored, lambda e, _: f"{strike(e)}.", BIG),
    both(wire.StoodUp, lambda e: f"{e['player']} stands up, facing {FACINGS[e['facing']]}."),
    both(wire.Entered, lambda e: f"{e['player']} enters at {label_of(e['at'])}."),
    told(wire.RushLost, _rush_over, _rush_lost, BIG),
    told(wire.RushEnded, lambda e: f"The rush of {e['team']} ends.", None),
    told(wire.Advanced, _advanced, _back),
    both(wire.SuddenDeath, lambda _: f"Level after {NUMBERS.rush.rushes} rushes: sudden death.", PART),
    both(wire.GameWon, _game_won, PART),
    told(wire.Rolled, None, _rolled),
    told(wire.TestPassed, None, _tested({"evade": "gets away", "dash": "makes it"})),
    told(
        wire.TestFailed,
        None,
        _tested({"pick up": "fumbles the ball", "stand up": "stays down", "catch": "does not catch it"}),
    ),
)
TALES = Tales(SMALL, _TALES, untold(wire.PoolMade, wire.Squared, wire.TokenSpent))
"""All that happens, as a frame and as a match tells it."""
tell = TALES.sentence
_BESIDE = Tales(
    SMALL,
    (
        told(wire.Moved, lambda e: f"{e['player']} moves {hexes(len(e['way']) - 1)}.", None),
        told(wire.Fell, lambda e: f"{e['player']} falls over.", None),
        told(wire.Pushed, lambda e: f"{e['player']} is pushed back.", None),
        told(wire.FollowedUp, lambda e: f"{e['player']} follows up.", None),
        told(wire.SlippedAway, lambda e: f"{e['player']} slips away.", None),
        told(wire.Entered, lambda e: f"{e['player']} enters.", None),
    ),
)
"""What is told more briefly beside a board that shows who has gone where."""


def beside(event: wire.Event) -> str | None:
    """One event in a sentence, without the hex in which somebody stands after it."""
    return (_BESIDE if event["event"] in _BESIDE.kinds else TALES).sentence(event)


def held(state: wire.State, asked: Mapping[str, object]) -> list[str]:
    """Who has had action tokens in this rush, where a coach chooses among his players."""
    had = [
        f"{player['name']} {spelt(player['used'])}"
        for player in state["players"]
        if player["team"] == asked.get("coach") and player["used"]
    ]
    return [f"Action tokens in this rush: {', '.join(had)}."] if had and asked.get("player") is None else []


def headline(events: Sequence[wire.Event]) -> str:
    """What came of a roll, as a heading: the weightiest thing that happened."""
    if news := weightiest(events, _NEWS):
        return news
    rolled = by_kind(events).get("rolled")
    return listed([text for _, text in verdicts(rolled)]) if rolled else "the dice are down"


def _won_headline(e: wire.ClashWon) -> str:
    return f"{e['player']} {'doubles' if e['double'] else 'beats'} {e['opponent']}"


_NEWS = (
    said(wire.GameWon, lambda e: f"{e['team']} win the game"),
    said(wire.StrikeScored, lambda e: f"a Strike, {e['points']} for {e['team']}"),
    said(wire.Removed, lambda e: f"{e['player']} is removed from the game"),
    said(wire.OutOfPlay, lambda e: f"{e['player']} is out of play"),
    said(wire.ArmourChecked, lambda e: f"the armour of {e['player']} holds"),
    said(wire.BallStolen, lambda e: f"{e['player']} takes the ball from {e['target']}"),
    said(wire.BallCaught, lambda e: f"{e['player']} catches it"),
    said(wire.BallPickedUp, lambda e: f"{e['player']} has the ball"),
    said(wire.Fell, lambda e: f"{e['player']} falls over"),
    said(wire.ClashWon, _won_headline),
    said(wire.ClashDrawn, lambda _: "a draw"),
    said(wire.Thrown, lambda e: "accurate" if e["accurate"] else "off target"),
    said(wire.BallHits, lambda e: f"it hits {e['player']}"),
    said(wire.RushLost, lambda e: f"the rush of {e['team']} is over"),
    said(wire.TestPassed, lambda e: successes(e["successes"])),
    said(wire.TestFailed, lambda e: successes(e["successes"])),
    said(wire.BallLaunched, lambda _: "the ball comes in"),
    said(wire.BallLies, lambda _: "the ball comes to rest"),
)


def sound(events: Sequence[wire.Event], state: wire.State) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = by_kind(events)
    sides = {player["name"]: "ab"[state["teams"].index(player["team"])] for player in state["players"]}
    if "strike scored" in kinds:
        return "STRIKE!", "ab"[state["teams"].index(kinds["strike scored"]["team"])]
    for kind, word in (("knocked down", "KRUNCH!"), ("ball stolen", "YOINK!"), ("pushed", "THUD!"), ("fell", "OOF!")):
        if kind in kinds:
            who = kinds[kind].get("by") or kinds[kind]["player"]
            return word, sides.get(who, "n")
    return ("BOING!", "n") if "scattered" in kinds else ("FWOOM!", "n") if "ball launched" in kinds else None


def legend(state: wire.State) -> list[LegendLine]:
    """Everybody on the pitch, with role and stats, and what of this rush no board shows."""
    return [
        LegendLine(state["teams"].index(player["team"]), player["name"], "; ".join(_lines(player, state)), house=True)
        for player in state["players"]
        if player["at"] is not None
    ]


def _lines(player: wire.Player, state: wire.State) -> Iterator[str]:
    """His card, how many action tokens he has had, how far he may still go, and which free action he has."""
    yield _card(player)
    if had := player.get("used", 0):
        yield f"{spelt(had)} action token{'s' * (had != 1)} in this rush"
    if (action := state.get("action")) and action["player"] == player["name"]:
        left = action["left"]
        yield f"in a {action['do'].capitalize()}, {spelt(left) if left else 'no'} hex{'es' * (left != 1)} left"
    for free in state.get("free") or ():
        if free["player"] == player["name"]:
            yield f"has a free action: {', '.join(free['actions'])}"


def _card(player: wire.Player) -> str:
    stats = ", ".join(f"{name} {player[name]}+" for name in ("strength", "speed", "skill", "armour"))
    return f"{player['role']}, Move {player['move']}, {stats}"
