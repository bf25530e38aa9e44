"""5.05 Injuries: as many wounds as BOD, and off the field he goes.

The injury table is a data file, `data/injuries.toml`; the rulebook's is lost and ours is marked house (R-47). An
injured player leaves at once (R-79); the ball that he held lies loose where he stood (R-29).
"""

from functools import partial

from touchline.core.inches.places import nearest_free
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.injuries import INJURIES
from touchline.takkure.events.players import BackAgain, Injured, InjuryFound, StaysOut, WhyInjured
from touchline.takkure.rules.ball import put_down
from touchline.takkure.rules.order import Due
from touchline.takkure.rules.space import BALL, others
from touchline.takkure.rules.table_rolls import look_up
from touchline.takkure.state import BALL_RADIUS, HALF, MISSES_ONE, NEXT_KICK_OFF, ON, State
from touchline.takkure.stated import STATED

CHAPTER = 5


@rule("5.05")
def injure(s: State, player: int, why: WhyInjured) -> Rules[list[Due]]:
    """5.05-b: off the field at once, no wounds left. Returns the roll on the injury table, which is due.

    What he was about to do is void, and so is what was aimed at him (R-79).
    """
    name, place = s.line_up.names[player], s.at[player]
    s.off[player] = NEXT_KICK_OFF
    s.wounds[player] = s.ground[player] = 0
    s.markers[player] = None
    s.tackles = [t for t in s.tackles if player not in (t.by, t.on)]
    s.steals = [steal for steal in s.steals if steal.by != player]
    number = STATED["5.05-a", "5.05-b"] if why == "wounds" else STATED["5.05-b"]
    yield Injured(number, name, why)
    if player == s.carrier:
        box = s.line_up.pitch.box(BALL_RADIUS)
        yield from put_down(s, nearest_free(place, BALL_RADIUS, others(s, BALL), box)[0])
    return [Due("injury", player, "5.05", partial(_how_long, s, player))]


def _how_long(s: State, player: int) -> Rules[None]:
    """5.05-b: the roll on the injury table."""
    name, team = s.line_up.names[player], s.coach(s.line_up.team[player])
    face = yield from look_up(STATED["5.05-b"], "injury", name, team, [injury.name for injury in INJURIES])
    injury = INJURIES[face - 1]
    s.off[player] = injury.off
    yield InjuryFound(STATED["5.05-b"], name, injury.name, injury.off)


@rule("5.05")
def wounded_enough(s: State, player: int) -> Rules[list[Due]]:
    """5.05-a: as many wounds as BOD. Returns the roll on the injury table, where it is due."""
    if s.wounds[player] >= s.line_up.cards[player].body:
        return (yield from injure(s, player, "wounds"))
    return []


@rule("5.05")
def return_at_kick_off(s: State) -> Rules[None]:
    """5.05-c: before the players are placed for a kick-off, those who are fit again come back; others wait on."""
    for player, off in enumerate(s.off):
        name = s.line_up.names[player]
        if off == NEXT_KICK_OFF:
            s.off[player] = ON
            yield BackAgain(STATED["5.05-c"], name)
        elif off:
            s.off[player] = NEXT_KICK_OFF if off == MISSES_ONE else off
            yield StaysOut(STATED["5.05-c"], name, s.off[player])


def half_over(s: State) -> None:
    """R-47: who was out for the half may come back at the kick-off of the next one."""
    s.off = [NEXT_KICK_OFF if off == HALF else off for off in s.off]
