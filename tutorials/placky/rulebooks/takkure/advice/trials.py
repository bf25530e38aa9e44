"""Small positions of Takkure in which one roll decides, and what comes of them, unfolded by the rules themselves.

Every chance is exact. Positions end before stamina and wounds are taught (chapter 5), which would multiply the branches
and change no line of a table.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from touchline.core.play.ahead import futures, steady
from touchline.core.play.drivers import Play, unfold
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.position import read
from touchline.takkure.records import NOBODY
from touchline.takkure.state import BALL_RADIUS, CATCHING, PLAY, State

PlayerData = dict[str, Any]
"""A player as a position has him."""
Told = Callable[[Play[State]], Any]

HERE, GOAL = (12000, 12000), (12000, 33000)
"""A place amid the field, and one in the in-goal zone that the first team attacks."""
WIDE = 2 * BALL_RADIUS
"""How wide the base of everybody here is, 25 mm like the ball."""
AROUND = ((0, WIDE), (-WIDE, 0), (0, -WIDE))
"""Where defenders stand who touch a player."""
MATES, FOES = ("HAYATE", "SUZU"), ("LINCE", "BUHO", "ZORRO")
WON = frozenset({"success", "critical"})
AWAKE = 4
"""The chapter whose rules are taught: fatigue and position skills, no wounds."""


def figure(name: str, at: tuple[int, int], by: tuple[int, int] = (0, 0), **more: Any) -> PlayerData:
    """A player on a base of 25 mm, without a position skill unless one is given."""
    return {"name": name, "at": [at[0] + by[0], at[1] + by[1]], "base": 25, "skills": [], **more}


def begun(players: Sequence[PlayerData], acts: Sequence[Mapping[str, Any]], **more: Any) -> Play[State]:
    """A play that stands at the roll which these commands lead to."""
    state, procedure = read({"players": list(players), **({} if "mode" in more else {"chapter": AWAKE}), **more})
    play = Play(state, procedure)
    for act in acts:
        play.act(act)
    return play


def activated(second: Mapping[str, Any], defence: Sequence[Mapping[str, Any]] = ()) -> list[Mapping[str, Any]]:
    """The commands of an activation of `MATES[0]` on the spot, up to his second action."""
    who = {"player": MATES[0]}
    return [{"do": "activate", **who}, {"do": "mark", **who}, *defence, {"do": "run", **who}, {**second, **who}]


def holder(play: Play[State]) -> str:
    """Who has the ball; empty for nobody."""
    return play.state.line_up.names[play.state.carrier] if play.state.carrier != NOBODY else ""


def down(name: str) -> Told:
    """Whether a player lies on the ground."""
    return lambda play: bool(play.state.ground[play.state.line_up.who[name]])


def happened(event: str) -> Told:
    """Whether an event of this kind has happened."""
    return lambda play: any(type(told).__name__ == event for told in play.events)


def ended(play: Play[State]) -> bool:
    """Is everything rolled, and play about to go on?"""
    return play.pending is None or (play.settled and play.state.phase == PLAY)


def chance(play: Play[State], told: Told) -> Fraction:
    """How probable it is that, once everything is rolled, `told` says yes. Coaches choose what changes least."""
    return sum((share for share, end in futures(play, steady, ended) if told(end)), Fraction(0))


# ------------------------------------------------------------------ the trials


def bands() -> list[tuple[int, int | None]]:
    """The bands of distance of a pass (2.01): from and up to, in thousandths of an inch; None for no end."""
    limits = NUMBERS.passing.bands
    return list(zip((0, *limits), (*limits, None), strict=True))


def far(band: int) -> int:
    """A distance in a band: its end, or for the last an inch beyond its start."""
    low, high = bands()[band]
    return high if high is not None else low + 1000


def thrown(bac: int, band: int, pressed: int = 0, *, catch: int = 7, skills: Sequence[str] = ()) -> Play[State]:
    """A pass at the far end of a band, its passer pressed by so many."""
    players = [
        figure(MATES[0], HERE, ball=True, BaC=[bac, bac], skills=list(skills)),
        figure(MATES[1], HERE, (WIDE + far(band), 0), BaC=[catch, catch]),
        *(figure(name, HERE, by) for name, by in zip(FOES[:pressed], AROUND, strict=False)),
    ]
    pressing = [{"do": "pressure", "player": name} for name in FOES[:pressed]]
    return begun(players, activated({"do": "pass", "to": MATES[1]}, pressing))


@cache
def passed(bac: int, band: int, pressed: int = 0, *, catch: int = 7, skills: tuple[str, ...] = ()) -> Fraction:
    """The chance that a pass ends in the receiver's hands, thrown well or caught after a miss."""
    play = thrown(bac, band, pressed, catch=catch, skills=skills)
    return chance(play, lambda done: holder(done) == MATES[1])


@cache
def made(bac: int, band: int, *, skills: tuple[str, ...] = ()) -> Fraction:
    """The chance that a pass is thrown well, by itself."""
    thrown_well = [
        outcome.chance for outcome, _ in unfold(thrown(bac, band, skills=skills)) if WON.intersection(outcome.results)
    ]
    return sum(thrown_well, Fraction(0))


@cache
def caught(bac: int, band: int) -> Fraction:
    """The chance that a pass which has missed is caught by its receiver."""
    missed = [twin for result, twin in unfold(thrown(7, band, catch=bac)) if result.results == ("fail",)]
    return chance(missed[0], lambda done: holder(done) == MATES[1])


class Duel(NamedTuple):
    """What may come of a roll against one tackler: chances that need not add up to 1."""

    up: Fraction
    """The carrier stays on his feet."""
    won: Fraction
    """He wins: he moves away, or the tackler is beaten."""
    floored: Fraction
    """The tackler goes to ground and the carrier does not."""


@cache
def duel(action: str, mine: int, his: int, *, skills: tuple[str, ...] = (), expert: tuple[str, ...] = ()) -> Duel:
    """A dodge or a break through of a carrier with so much REF or STR, against a tackler of so much STR."""
    mate, foe = MATES[0], FOES[0]
    players = [
        figure(mate, HERE, ball=True, REF=mine, STR=mine, skills=list(skills)),
        figure(foe, HERE, AROUND[0], STR=his, skills=list(expert)),
    ]
    play = begun(players, activated({"do": action}, [{"do": "tackle", "player": foe, "target": mate}]))
    fell, beaten = down(mate), down(foe)
    won = happened("Dodged" if action == "dodge" else "BrokeThrough")
    return Duel(
        chance(play, lambda end: not fell(end)), chance(play, won),
        chance(play, lambda end: beaten(end) and not fell(end)),
    )  # fmt: skip


@cache
def scored(
    bac: int, active: int = 0, resting: int = 0, *, pressed: int = 0, tackled: int = 0, strength: int = 7
) -> Fraction:
    """The chance of a try with this second BaC value and these fatigue tokens, pressed or tackled by so many."""
    mate = MATES[0]
    many, what = (pressed, "pressure") if pressed else (tackled, "tackle")
    around = [figure(name, GOAL, by, STR=strength) for name, by in zip(FOES[:many], AROUND, strict=False)]
    players = [figure(mate, GOAL, ball=True, BaC=[bac, bac], fatigue=active, resting=resting), *around]
    defence = [{"do": what, "player": name, **({"target": mate} if tackled else {})} for name in FOES[:many]]
    return chance(begun(players, activated({"do": "try"}, defence)), happened("TryScored"))


@cache
def stolen(how: str, bac: int, *, passer: int = 7) -> Fraction:
    """The chance that a thief has the ball: loose, on the ground (of a passer, or of nobody active), or in the air."""
    mate, other, foe = *MATES, FOES[0]
    steal = {"do": "steal", "player": foe, "how": how.partition(" ")[0]}
    if how == "air":
        span = WIDE + far(2)
        players = [
            figure(mate, HERE, ball=True, BaC=[passer, passer]), figure(other, HERE, (span, 0)),
            figure(foe, HERE, (span // 2, 0), BaC=[bac, bac]),
        ]  # fmt: skip
        play = begun(players, activated({"do": "pass", "to": other}, [steal]))
    elif how == "loose":
        players = [figure(mate, HERE, (-6000, 0)), figure(foe, HERE, AROUND[0], BaC=[bac, bac])]
        play = begun(players, activated({"do": "move"}, [steal]), ball=list(HERE), attacker="Yamato")
    elif how == "ground":
        players = [
            figure(mate, HERE, (-6000, 0)), figure(other, HERE, ball=True, ground=1),
            figure(foe, HERE, AROUND[0], BaC=[bac, bac]),
        ]  # fmt: skip
        play = begun(players, activated({"do": "move"}, [steal]))
    else:
        players = [
            figure(mate, HERE, ball=True, ground=1, BaC=[passer, passer]), figure(other, HERE, (WIDE + far(2), 0)),
            figure(foe, HERE, AROUND[0], BaC=[bac, bac]),
        ]  # fmt: skip
        way = [{"do": "activate", "player": mate}, {"do": "ground pass", "player": mate, "to": other}, steal]
        play = begun(players, way)
    return chance(play, lambda done: holder(done) == foe)


@cache
def kicked(bac: int, catchers: int = 1) -> Fraction:
    """The chance that one of so many players of this BaC catches a kicked ball; they try one after the other."""
    lies = (12000, 26000)
    near = [figure(name, lies, by, BaC=[bac, bac]) for name, by in zip(FOES[:catchers], AROUND, strict=False)]
    return chance(
        begun(
            [figure(MATES[0], HERE), *near], [], mode="match", ball=list(lies), phase=CATCHING, kicking="Yamato",
            kicked="Yamato", template=[12000, 28000],
        ),
        lambda end: bool(holder(end)),
    )  # fmt: skip
