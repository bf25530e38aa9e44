"""D-12 Slam, and how a Slam or Steal is answered and rolled.

One small position: ORION, a Guard, moves next to GRUM, also a Guard, and slams him from the front. He rolls 3 + 1 + 1
dice on 4+ against 3 + 1 on 3+. Four successes to two are a double: GRUM is pushed back and knocked down, with two hits.

Leans on D-14 and D-15 for the answers and on D-16 for the hits.
"""

from collections.abc import Mapping

from touchline.core.dice.throws import DicePool, Modifier
from touchline.core.hexes.coordinates import Hex, direction, distance
from touchline.core.play.requests import Choose, Closed, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events.clashes import Answer, Answered, Attack, ClashDrawn, ClashWon, Slammed, Squared
from touchline.dreadball.modifiers import modifier
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.approach import AimedAction, approach
from touchline.dreadball.rules.dice_tests import MOST, pool, roll
from touchline.dreadball.rules.dodge import dodge_pool, dodged
from touchline.dreadball.rules.facing import face_each_other
from touchline.dreadball.rules.moving import Plan
from touchline.dreadball.rules.push import push_and_knock
from touchline.dreadball.rules.slamback import counted, front, may_slam_back, slamback_pool
from touchline.dreadball.rules.stats import GUARD, STRENGTH, may
from touchline.dreadball.rules.threats import by_role, by_threats, sees
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import DODGE, SLAM, SLAMBACK, STEAL


def next_to(here: Hex, there: Hex) -> bool:
    """Adjacent?"""
    return distance(here, there) == 1


def before(here: Hex, facing: int, there: Hex) -> bool:
    """One of the three hexes before him?"""
    return sees(facing, direction(here, there))


def at_him(s: State, target: int, here: Hex) -> Hex:  # noqa: ARG001 - an aim's signature
    """Where the target is."""
    return s.here(target)


def around_him(s: State, target: int) -> tuple[Hex | None, ...]:
    """The hexes beside him."""
    return PITCH.around[s.here(target)]


ACTION = AimedAction(
    SLAM, "D-12", at_him, next_to, before, True, refuse("D-12", "slam-not-adjacent"),
    refuse("D-12", "opponent-not-before-him"), around_him,
)  # fmt: skip


def slam_modifiers(role: str, enemies: int, *, moved: bool = False) -> tuple[Modifier, ...]:
    """D-12: a die more after moving adjacent, one less for each threat that counts, one more for a Guard."""
    first = (modifier(NUMBERS.slam.moved, "moved-adjacent", STATED["D-12-b"]),) if moved else ()
    return first + by_threats(STATED["D-12-c"], enemies) + by_role(STATED["D-12-d"], role, GUARD, NUMBERS.role.guard)


ANSWERED: Mapping[str, str] = {"D-12": "D-12-f", "D-13": "D-13-e"}
"""Attack -> what is stated of its answer."""
TESTED: Mapping[str, str] = {SLAM: "D-12-a", STEAL: "D-13-a", SLAMBACK: "D-14-a", DODGE: "D-15-a"}
"""Attack or answer -> what is stated of its test."""
DRAWN: Mapping[str, str] = {"D-12": "D-12-g", "D-13": "D-13-f"}
"""Attack -> what is stated of a draw."""
WON: Mapping[str, tuple[str, str]] = {
    SLAM: ("D-12-h", "D-12-i"), STEAL: ("D-13-g", "D-13-h"),
    SLAMBACK: ("D-14-e", "D-14-f"), DODGE: ("D-15-d", "D-15-e"),
}  # fmt: skip
"""Attack or answer -> what is stated of a win, and of a double."""


@rule("D-12")
def slam(s: State, player: int, plan: Plan) -> Rules[None]:
    """D-12 Slam: Strength (x) against the target's Slamback or Dodge."""
    yield Slammed(STATED["D-12-a"], s.name(player), s.name(plan.target))
    if not (yield from approach(s, player, ACTION, plan)):
        return
    card, target = s.cards[player], plan.target
    answer = yield from respond(s, "D-12", target, player)
    moved = s.action is not None and bool(s.action.steps)
    modifiers = slam_modifiers(card.role, counted(s, player, target), moved=moved)
    outcome = yield from clash(s, "D-12", (player, target), pool(s, player, STRENGTH, modifiers), SLAM, answer)
    lead, double = outcome
    if lead > 0:
        yield from push_and_knock(s, "D-12", player, target, lead, double)


def respond(s: State, number: str, target: int, attacker: int) -> Rules[Answer]:
    """The target's coach says, before any dice, whether he slams back or dodges (RD-17)."""
    answer: Answer = DODGE
    if may_slam_back(s, target, attacker):
        name = s.name(target)
        options = (Option(SLAMBACK, name, "D-14", SLAMBACK), Option(DODGE, name, "D-15", DODGE))
        answer = yield Choose(s.coach(target), "answer", STATED[number, ANSWERED[number]], name, options)
    else:
        yield Closed((SLAMBACK,), s.name(target), _no_slamback(s, target))
    yield Answered(
        STATED["D-14" if answer == SLAMBACK else "D-15", ANSWERED[number]],
        s.name(target),
        answer,
        front(s, target, attacker),
    )
    return answer


def _no_slamback(s: State, target: int) -> Refusal:
    """Why he dodges."""
    role = s.cards[target].role
    if not may(role, SLAMBACK):
        return refuse("D-05", "role-bars", role=role, do=SLAMBACK)
    return refuse("D-14", "attack-not-from-before", who=s.name(target))


def clash(
    s: State, number: str, pair: tuple[int, int], mine: DicePool, action: Attack, answer: Answer
) -> Rules[tuple[int, bool]]:
    """Both roll at once. Returns the attacker's lead, below 0 where he has lost, and whether it is a double.

    What a won answer does, is done here; what a won attack does, by whoever asks.
    """
    player, target = pair
    other = (slamback_pool if answer == SLAMBACK else dodge_pool)(s, target, player)
    yield Squared(number, s.name(player), s.name(target))
    successes = yield from roll(
        STATED[number, TESTED[action], TESTED[answer]], f"{action} against {answer}", (mine, other), MOST
    )
    lead = successes[0] - successes[1]
    if not lead:
        back = ("D-14-d",) if answer == SLAMBACK else ()
        yield ClashDrawn(STATED["D-03-b", DRAWN[number], *back], s.name(player), s.name(target))
        yield from face_each_other(s, STATED[number, DRAWN[number]], player, target)
        return 0, False
    double = is_double(max(successes), min(successes))
    winner, loser, how = (player, target, action) if lead > 0 else (target, player, answer)
    rulings = ("RD-2",) if double else ()
    yield ClashWon(STATED["D-03-b", WON[how][double]], s.name(winner), s.name(loser), how, abs(lead), double, rulings)
    if lead < 0 and answer == SLAMBACK:
        yield from push_and_knock(s, "D-14", target, player, -lead, double)
    elif lead < 0:
        yield from dodged(s, target, player, double)
    return lead, double


def is_double(more: int, fewer: int) -> bool:
    """RD-2: at least twice the other's successes, and at least one.

    >>> is_double(4, 2), is_double(3, 2), is_double(1, 0)
    (True, False, True)
    """
    return more >= int(NUMBERS.test.double) * fewer
