"""What must be true of a Takkure play wherever it stands: exercise, practice match or match, with cards or without."""

from itertools import chain
from typing import Any

from tests.touchline.invariants import check_event, check_request
from tests.touchline.playing import MAKING_WAY, overlapping

from touchline.core.inches.geometry import Point
from touchline.core.play.drivers import Play
from touchline.core.rulebook.index import load
from touchline.takkure.cards.plays import deck_of
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.position.match import MATCHES
from touchline.takkure.records import NOBODY
from touchline.takkure.rules.collective_play import taking_part
from touchline.takkure.rules.injury import CHAPTER as INJURIES
from touchline.takkure.rules.kick_off import STEPS as KICK_OFF_STEPS
from touchline.takkure.rules.max_fatigue import fatigue_slots
from touchline.takkure.state import BALL_RADIUS, CATCHING, KICK_OFF, MATCH, PHASES, PLACING, PLAY, State

INDEX = load("touchline.takkure")
DICE = 5
"""The step in which the ball flies."""


def check(play: Play[State], told: int = 0) -> None:
    """All of it; of the events those from `told` on."""
    s = play.state
    check_ball(s)
    check_figures(play)
    check_counts(s)
    check_match(s)
    check_cards(s)
    check_request(play, INDEX, s.line_up.teams, over=s.over)
    for event in play.events[told:]:
        check_event(event, INDEX)


def inside(s: State, at: Point, radius: int) -> bool:
    """Does a base here lie on the field, in whole thousandths of an inch?"""
    (x0, y0), (x1, y1) = s.line_up.pitch.box(radius)
    return type(at[0]) is type(at[1]) is int and x0 <= at[0] <= x1 and y0 <= at[1] <= y1


def check_ball(s: State) -> None:
    """One ball, in one place; whoever holds it is on the field and attacks."""
    if s.carrier != NOBODY:
        assert s.ball is None, "the ball is in two places"
        assert not s.off[s.carrier], "the carrier is off the field"
        assert s.line_up.team[s.carrier] == s.attacker
    elif s.ball is not None:
        assert inside(s, s.ball, BALL_RADIUS), "the ball has left the field"
    elif s.line_up.mode in MATCHES:
        assert s.phase not in (PLAY, CATCHING) or s.step == DICE, "there is no ball, and it is not in the air"


def check_figures(play: Play[State]) -> None:
    """Everybody who is on the field stands there for himself; whoever is off it has nothing to do with it."""
    s = play.state
    names = s.line_up.names
    for i, off in enumerate(s.off):
        if not off:
            assert inside(s, s.at[i], s.line_up.radius[i]), f"{names[i]} has left the field"
            continue
        assert s.markers[i] is None
        assert s.ground[i] == 0
        assert s.wounds[i] == 0 or (s.phase == PLACING and i in s.waiting), f"{names[i]} is wounded, off the field"
        assert all(i not in (t.by, t.on) for t in s.tackles)
        assert all(i != steal.by for steal in s.steals)
    away = {names[i] for i, off in enumerate(s.off) if off}
    on_another = [pair for pair in overlapping(s) if not away & set(pair)]
    if play.pending is not None and play.pending.kind in MAKING_WAY:
        assert any(all(names[i] in pair for pair in on_another) for i in taking_part(s)), "on somebody, and no mover"
    else:
        assert on_another == []


def check_counts(s: State) -> None:
    """Tokens of every kind are as many as there can be."""
    most = NUMBERS.activation.tokens
    assert 0 <= s.tokens <= most
    assert 0 <= s.step <= 6
    assert min(chain(s.ground, s.wounds, s.activations, s.fatigue)) >= 0
    assert sum(s.activations[i] for i in s.squad(s.attacker)) + s.tokens <= most or s.phase != PLAY
    for i, card in enumerate(s.line_up.cards):
        assert s.resting[i] in (0, 1)
        assert s.fatigue[i] + s.resting[i] <= fatigue_slots(s, i)
        assert s.off[i] in range(MATCH + 1)
        assert s.wounds[i] < card.body or s.line_up.chapter < INJURIES


def check_match(s: State) -> None:
    """Phase, time and score."""
    assert s.phase in PHASES
    assert s.half in (1, 2)
    assert min(s.score) >= 0
    assert 0 <= s.clock <= NUMBERS.time.boxes
    assert s.clock or s.phase in ("half-time", "full time") or s.over
    if s.phase in KICK_OFF_STEPS and s.phase not in (CATCHING, KICK_OFF):
        assert s.ball is None
        assert s.carrier == NOBODY
        assert s.attacker == 1 - s.kicking
    assert len(set(s.waiting)) == len(s.waiting)


def check_cards(s: State) -> None:
    """No card is lost or doubled; what lies on the table has come out of its coach's hand."""
    for team in (0, 1):
        held = (*s.decks[team], *s.hands[team], *s.discards[team])
        assert len(set(held)) == len(held)
        assert set(held) in (set(), set(deck_of(s.coach(team))))
        assert set(s.used_plays[team]) <= set(s.team_plays[team])
        assert len(set(s.used_plays[team])) == len(s.used_plays[team])
    for card, player in s.laid:
        assert card in s.discards[s.line_up.team[player]]
    if s.play is not None:
        assert len({s.line_up.team[i] for i in s.play.players}) == 1
        assert s.play.card in s.used_plays[s.line_up.team[s.play.players[0]]]


def time_and_score(s: State) -> tuple[Any, ...]:
    """What never goes back: half and time, and either team's score."""
    return (s.half, -s.clock if s.line_up.mode == "match" else 0), *s.score


def faces_told(play: Play[State]) -> list[int]:
    """Every natural face that the events tell of."""
    return [die.face for event in play.events if type(event).__name__ == "Rolled" for die in event.dice]
