"""What must be true of a DreadBall play wherever it stands: in the middle of an action, between two, and at the end."""

from collections import Counter
from typing import Any

from touchline.core.drivers import THROWS, Play
from touchline.core.events import rules_of, to_json
from touchline.core.hexes.coordinates import SIDES
from touchline.core.index import load
from touchline.dreadball.events import Rolled
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.state import ACTIONS, LAUNCH, NOBODY, OVER, PHASES, REMOVED, RUSHING, SET_UP, State

INDEX = load("touchline.dreadball")


def check(play: Play[State], told: int = 0) -> None:
    """All of it; of the events those from `told` on."""
    s = play.state
    check_players(s)
    check_ball(play)
    check_tokens(s)
    check_game(s)
    check_request(play)
    for event in play.events[told:]:
        check_event(event)


def check_players(s: State) -> None:
    """A hex of the pitch holds one player, who has one of six facings; whoever is out of play is not there."""
    assert s.standing == {here: i for i, here in enumerate(s.at) if here is not None}
    assert len(s.standing) == sum(here is not None for here in s.at), "two players in a hex"
    assert s.standing.keys() <= PITCH.around.keys(), "somebody has left the pitch"
    for i, here in enumerate(s.at):
        assert s.facing[i] in range(SIDES)
        assert s.out[i] >= REMOVED
        assert here is None or s.out[i] == 0, f"{s.name(i)} is out of play and on the pitch"
        assert here is not None or not s.down[i], f"{s.name(i)} lies nowhere"
    assert all(len(s.squad(side)) <= NUMBERS.rush.on_pitch for side in (0, 1))


def check_ball(play: Play[State]) -> None:
    """The ball is with a player on his feet, in a hex of the pitch, or out of play: in one place alone."""
    s = play.state
    if s.carrier != NOBODY:
        assert s.ball is None, "the ball is in two places"
        assert s.at[s.carrier] is not None, "the carrier is off the pitch"
        assert not s.down[s.carrier], "the carrier lies"
    elif s.ball is not None:
        assert s.ball in PITCH.around, "the ball has left the pitch"
        assert s.ball not in s.standing or not play.settled, "the ball rests on somebody"


def check_tokens(s: State) -> None:
    """What a team has spent in its rush lies with its players, at most two with each."""
    assert 0 <= s.tokens <= NUMBERS.rush.tokens
    assert all(0 <= used <= NUMBERS.rush.per_player for used in s.used)
    if s.phase in RUSHING:
        assert sum(s.used) + s.tokens <= NUMBERS.rush.tokens
        assert not any(used for i, used in enumerate(s.used) if s.cards[i].side != s.side)
    assert not s.free or s.phase == ACTIONS, "a free action after its rush"


def check_game(s: State) -> None:
    """Phase, rush, score and winner."""
    assert s.phase in PHASES
    assert abs(s.score) <= NUMBERS.score.end
    assert s.rush >= 0
    assert s.rush <= NUMBERS.rush.rushes or s.sudden, "a rush too many"
    assert s.side in (0, 1)
    assert (s.winner != NOBODY) == (s.phase == OVER)
    assert s.phase == OVER or abs(s.score) < NUMBERS.score.end
    assert s.phase == OVER or not s.sudden or s.score == 0
    assert s.phase != SET_UP or s.rush == 0
    assert s.phase != LAUNCH or (s.ball is None and s.carrier == NOBODY)
    if s.action is not None:
        assert min(s.action.left, s.action.steps, *s.action.tests) >= 0


def check_request(play: Play[State]) -> None:
    """A decision has options, each once and none of them forbidden; pools are never below 0; the end is the end."""
    request = play.pending
    assert (request is None) == (play.state.phase == OVER)
    if request is None:
        return
    assert request.rule in INDEX.rules
    if isinstance(request, THROWS):
        assert request.owners
        assert all(pool.number >= 0 for pool in getattr(request, "pools", ()))
        return
    assert request.coach in play.state.set_up.teams
    offered = Counter((option.do, option.player) for option in request.options)
    assert set(offered.values()) == {1}
    assert {option.rule for option in request.options} <= set(INDEX.rules)
    for no in request.refused():
        assert no.rule in INDEX.rules
        assert no.why
        assert (no.do, no.player) not in offered


def check_event(event: Any) -> None:
    """What is told is told by rules and rulings of the index."""
    plain = to_json(event)
    assert plain["rule"]
    assert rules_of(plain) <= set(INDEX.rules)
    assert set(plain.get("rulings", ())) <= set(INDEX.rulings)


def progress(s: State) -> tuple[int, ...]:
    """What never goes back."""
    return {SET_UP: 0, OVER: 2}.get(s.phase, 1), s.rush, s.sudden


def faces_told(play: Play[State]) -> list[str]:
    """Every natural face that the events tell of."""
    thrown = [event for event in play.events if isinstance(event, Rolled)]
    return [face for event in thrown for hand in event.hands for face in hand.faces]
