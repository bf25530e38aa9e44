"""What must be true of a DreadBall play wherever it stands: in the middle of an action, between two, and at the end."""

from tests.touchline.invariants import check_event, check_request

from touchline.core.hexes.coordinates import SIDES
from touchline.core.play.drivers import Play
from touchline.core.rulebook.index import load
from touchline.dreadball.events.rolls import Rolled
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.records import NOBODY, REMOVED
from touchline.dreadball.state import ACTIONS, LAUNCH, OVER, PHASES, RUSHING, SET_UP, State

INDEX = load("touchline.dreadball")


def check(play: Play[State], told: int = 0) -> None:
    """All of it; of the events those from `told` on."""
    s = play.state
    check_players(s)
    check_ball(play)
    check_tokens(s)
    check_game(s)
    check_request(play, INDEX, s.set_up.teams, over=s.phase == OVER)
    for event in play.events[told:]:
        check_event(event, INDEX)


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


def progress(s: State) -> tuple[int, ...]:
    """What never goes back."""
    return {SET_UP: 0, OVER: 2}.get(s.phase, 1), s.rush, s.sudden


def faces_told(play: Play[State]) -> list[str]:
    """Every natural face that the events tell of."""
    thrown = [event for event in play.events if isinstance(event, Rolled)]
    return [face for event in thrown for hand in event.hands for face in hand.faces]
