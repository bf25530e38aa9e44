"""5.01 Match set-up: who defends which zone; and the practice match, which has no time.

A practice match goes attack by attack. Each begins with a kick-off to the attackers. It ends with a try, with a try
missed or with a ball lost to the defenders. After two tries the other coach attacks. When both have had theirs it is
over, or before a kick-off whenever they stop (R-96). Leans on 5.02, 5.03 and on the play of an activation.
"""

from collections.abc import Callable

from touchline.core.play.requests import CHECKPOINT, Choose, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events.match import (
    AttackEnd,
    AttackEnded,
    AttackersSwitched,
    End,
    MatchLaidOut,
    PracticeEnd,
    PracticeOver,
)
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY
from touchline.takkure.rules.activation import activation
from touchline.takkure.rules.collective_play import bring_cards
from touchline.takkure.rules.kick_off import STEPS as KICK_OFF_STEPS
from touchline.takkure.rules.referee import referee_roll
from touchline.takkure.rules.time_board import KEPT, next_tokens
from touchline.takkure.state import KICK_OFF, PLAY, TOSS, State, gets_on
from touchline.takkure.stated import STATED

ENDS: tuple[End, End] = ("bottom", "top")
GO_ON, STOP = "go on", "stop"


@rule("5.01")
def lay_out(s: State) -> Rules[None]:
    """5.01-a: each coach has one in-goal zone before him and scores in the other."""
    for team, name in enumerate(s.line_up.teams):
        yield MatchLaidOut(STATED["5.01-a"], name, ENDS[team], ENDS[1 - team])


def toss(s: State) -> Rules[None]:
    """5.02-b: the coin decides who decides on the first kick-off."""
    yield from bring_cards(s)
    s.kicker_decides = yield from referee_roll(s)
    s.phase = KICK_OFF


def phases(s: State, step: Callable[[State], Rules[None]]) -> Rules[None]:
    """What is due, one step after the other, until it is over; a checkpoint before each."""
    yield from lay_out(s)
    while True:
        yield CHECKPOINT
        if s.over:
            return
        yield from gets_on(s, step(s))


@rule("5.01")
def practice_match(s: State) -> Rules[None]:
    """5.01-e: attack after attack, without time."""
    yield from phases(s, _step)


def _step(s: State) -> Rules[None]:
    """What is due in this phase of a practice match."""
    if s.phase == TOSS:
        yield from toss(s)
    elif s.phase == KICK_OFF:
        yield from _attack_due(s)
    elif s.phase != PLAY:
        yield from KICK_OFF_STEPS[s.phase](s)
        if s.phase == PLAY and s.attacker == s.kicked:
            yield from _attack_over(s, "steal")
    else:
        yield from _attack(s)


def _attack_due(s: State) -> Rules[None]:
    """The next attack begins, unless the coaches stop; its defenders kick."""
    if s.kicked != NOBODY:
        options = [Option(GO_ON, None, "5.01", GO_ON), Option(STOP, None, "5.01", STOP)]
        answer = yield Choose(s.coach(1 - s.kicked), "practice match", STATED["5.01-e"], None, options)
        if answer == STOP:
            yield from _end(s, "stopped")
            return
        s.kicker_decides, s.kicking = NOBODY, s.kicked
    yield from KICK_OFF_STEPS[KICK_OFF](s)


def _attack(s: State) -> Rules[None]:
    """One activation, and what it means for the attack."""
    team = 1 - s.kicked
    if not s.side(team):
        yield from _attack_over(s, "nobody")
    elif not s.tokens:
        yield from next_tokens(s, KEPT)
    else:
        scored = s.score[team]
        yield from activation(s)
        if s.phase == KICK_OFF:
            yield from _attack_over(s, "try" if s.score[team] > scored else "no try")
        elif s.attacker != team:
            yield from _attack_over(s, "steal")


def _attack_over(s: State, why: AttackEnd) -> Rules[None]:
    """R-96: the same coach attacks again, until he has his tries; with nobody left on either side all is over."""
    team = 1 - s.kicked
    s.clear_table()
    s.phase, s.kicker_decides, s.kicking, s.tokens = KICK_OFF, NOBODY, NOBODY, 0
    yield AttackEnded(STATED["5.01-e"], s.coach(team), why)
    wanted = NUMBERS.practice_match.tries
    if min(s.score) >= wanted or (why == "nobody" and not s.side(1 - team)):
        yield from _end(s, "tries" if min(s.score) >= wanted else "nobody")
    elif why == "try" and s.score[team] >= wanted:
        s.kicked = team
        yield AttackersSwitched(STATED["5.01-e"], s.coach(1 - team))


def _end(s: State, why: PracticeEnd) -> Rules[None]:
    s.over = True
    yield PracticeOver(STATED["5.01-e"], tuple(s.score), why)
