"""What comes of actions, reckoned from their dice, against the engine itself: its positions, unfolded to their ends.

Without bursts every number of successes is a branch and both roads meet exactly. With them the engine tells so many
successes apart and no more; beyond that lies the only difference, and its chance is the bound.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest
from tests.touchline.dreadball.games import begin

from touchline.core.dice.successes import SuccessPool, at_least, contest, exactly
from touchline.core.dice.throws import DiceTest, Pool
from touchline.core.play.ahead import Decide, Future, after, futures, steady
from touchline.core.play.drivers import Play
from touchline.core.play.requests import Choose, Command
from touchline.dreadball.chances import WORST, Harm, clash, dice_pool, freed, passed, row
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.rules import (
    armour_check,
    catch,
    dash,
    dodge,
    evade,
    pick_up,
    slam,
    slamback,
    stand_up,
    steal,
    throw,
)
from touchline.dreadball.rules.stats import PROFILES
from touchline.dreadball.state import State

EXACTLY = Fraction(0)
APART = 10
"""Leads and successes that the engine is made to tell apart."""
READINGS = {"burst": True, "plain": False}
FAR = [-8, 2]
"""A hex where nobody is in the way."""
ABOVE = (([0, -1], 1), ([1, -1], 2), ([-1, 0], 0))
BEYOND = (([1, 0], 3), ([1, -1], 2))
"""Where enemies stand who threaten the hex in the middle, and how they face; those beyond no hex west of it."""


def player(name: str, profile: str, at: list[int], facing: int, **more: Any) -> dict[str, Any]:
    team = "Comets" if name.startswith("C") else "Wreckers"
    return {"name": name, "team": team, "profile": profile, "at": at, "facing": facing, **more}


def position(*players: dict[str, Any], reading: str = "burst", ball: list[int] = FAR, **more: Any) -> Play[State]:
    held = any(one.get("ball") for one in players)
    players += player("C9", "Human Guard", [-9, 1], 0), player("W9", "Orc", [2, -5], 3)  # no rush ends for want of them
    return begin(players=list(players), readings={"RD-3": reading}, **({} if held else {"ball": ball}), **more)


def threatening(
    many: int, places: Sequence[tuple[list[int], int]] = ABOVE, there: Sequence[int] = (0, 0)
) -> list[dict[str, Any]]:
    """So many enemies who threaten a hex."""
    return [
        player(f"W{n}{there[0]}", "Orc", [at[0] + there[0], at[1] + there[1]], facing)
        for n, (at, facing) in enumerate(places[:many])
    ]


def answering(*words: str) -> Decide:
    """Answer an attack so; else do what changes least."""

    def decide(choose: Choose, play: Play[State]) -> Command:
        wanted = [option for option in choose.options if option.do in words]
        return {"do": wanted[0].do, "player": choose.player} if wanted else steady(choose, play)

    return decide


def spread(found: Iterable[Future], told: Callable[[Play[State]], Hashable]) -> dict[Any, Fraction]:
    """The chance of each of the things that may be told of an end."""
    sums: defaultdict[Hashable, Fraction] = defaultdict(Fraction)
    for chance, play in found:
        sums[told(play)] += chance
    assert sum(sums.values()) == 1
    return dict(sums)


def happened(play: Play[State]) -> set[str]:
    return {type(event).__name__ for event in play.events}


def harmed(kind: str, harm: Harm) -> dict[Any, Fraction]:
    """The chances of a double as `slammed` names them."""
    outs = {(kind, turns): chance for turns, chance in enumerate(harm.out, 1)}
    return {(kind, "down"): harm.down, (kind, "removed"): harm.removed, **outs}


def slammed(play: Play[State]) -> tuple[Any, ...]:
    """Who lies or is off the pitch, or what else came of an attack."""
    s = play.state
    for i, kind in enumerate(("mine", "theirs")):
        if s.out[i] or s.down[i]:
            return kind, {0: "down", -1: "removed"}.get(s.out[i], s.out[i])
    told = happened(play)
    if "Pushed" in told:
        return "pushed", next(event.player for event in play.events if type(event).__name__ == "Pushed")
    return ("draw",) if "ClashDrawn" in told else ("dodged", "SlippedAway" in told)


def same(found: Mapping[Any, Fraction], wanted: Mapping[Any, Fraction], within: Fraction) -> None:
    wanted = {key: chance for key, chance in wanted.items() if chance}
    assert found.keys() == wanted.keys()
    for key, chance in wanted.items():
        assert abs(found[key] - chance) <= within, key


def leads_beyond(mine: SuccessPool, other: SuccessPool) -> Fraction:
    """The chance of a lead that the engine does not tell apart."""
    near = sum(
        (exactly(mine, few + lead) * exactly(other, few) for few in range(60) for lead in range(-APART + 1, APART)),
        Fraction(0),
    )
    return 1 - near


@pytest.fixture(autouse=True)
def told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than pages and matches want to tell apart."""
    monkeypatch.setattr(slam, "MOST", APART)
    monkeypatch.setattr(throw, "MOST_TOLD", APART)


ATTACKS = [
    ("Human Guard", "Human Striker", "dodge", False), ("Human Guard", "Human Guard", "slamback", True),
    ("Orc", "Goblin", "slamback", False), ("Goblin", "Orc", "dodge", True), ("Human Jack", "Orc", "slamback", True),
]  # fmt: skip


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize(("attacker", "target", "answer", "moves"), ATTACKS)
def test_a_slam_comes_to_what_the_engine_plays(
    attacker: str, target: str, answer: str, moves: bool, reading: str
) -> None:
    at = [-2, 0] if moves else [-1, 0]
    play = position(player("C1", attacker, at, 0), player("W1", target, [0, 0], 3), reading=reading)
    command = {"do": "slam", "player": "C1", "target": "W1", **({"path": [[-1, 0]]} if moves else {})}
    found = spread(after(play, command, answering(answer)), slammed)

    me, him, bursts = PROFILES[attacker], PROFILES[target], READINGS[reading]
    mine = dice_pool(slam.slam_modifiers(me.role, 0, moved=moves), me.strength, bursts=bursts)
    own, armour = (dice_pool(armour_check.armour_modifiers(p.role), p.armour, bursts=bursts) for p in (me, him))
    back = answer == "slamback"
    modifiers, stat = (
        (slamback.slamback_modifiers(him.role, 0), him.strength)
        if back
        else (dodge.dodge_modifiers(him.role, 0), him.speed)
    )
    other = dice_pool(modifiers, stat, bursts=bursts)
    reckoned = clash(mine, other, armour=armour, own=own if back else None)
    beaten = (
        {("pushed", "C1"): reckoned.contest.loss, **harmed("mine", reckoned.back)} if back
        else {("dodged", False): reckoned.contest.loss, ("dodged", True): reckoned.contest.doubled}
    )  # fmt: skip
    wanted = {
        **harmed("theirs", reckoned.hurt), ("pushed", "W1"): reckoned.contest.win, ("draw",): reckoned.contest.draw,
        **beaten,
    }  # fmt: skip
    assert sum(wanted.values()) == 1
    same(found, wanted, leads_beyond(mine, other) if bursts else EXACTLY)


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("answer", ["slamback", "dodge"])
def test_a_steal_comes_to_what_the_engine_plays(answer: str, reading: str) -> None:
    play = position(
        player("C1", "Human Striker", [-1, 0], 0), player("W1", "Goblin", [0, 0], 3, ball=True), reading=reading
    )
    play.act({"do": "steal", "player": "C1", "target": "W1"})

    def ended(here: Play[State]) -> bool:
        return here.settled or isinstance(here.pending, Pool)

    def told(here: Play[State]) -> Hashable:
        if (s := here.state).out[0] or s.down[0] or "Pushed" in happened(here):
            return slammed(here)
        kinds = {"BallStolen": "taken", "KnockedLoose": "loose", "ClashDrawn": "draw"}
        return next((kinds[one] for one in happened(here) if one in kinds), slammed(here))

    found = spread(futures(play, answering(answer), ended), told)
    bursts, him = READINGS[reading], PROFILES["Goblin"]
    mine = dice_pool(steal.steal_modifiers("Striker", 0), PROFILES["Human Striker"].speed, bursts=bursts)
    armour = dice_pool(armour_check.armour_modifiers("Striker"), PROFILES["Human Striker"].armour, bursts=bursts)
    back = answer == "slamback"
    other = dice_pool((), him.strength if back else him.speed, bursts=bursts)
    reckoned = clash(mine, other, own=armour if back else None)
    odds = reckoned.contest
    beaten = (
        {("pushed", "C1"): odds.loss, **harmed("mine", reckoned.back)} if back
        else {("dodged", False): odds.loss, ("dodged", True): odds.doubled}
    )  # fmt: skip
    wanted = {"taken": odds.double, "loose": odds.win, "draw": odds.draw, **beaten}
    same(found, wanted, leads_beyond(mine, other) if bursts else EXACTLY)


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize(
    ("hexes", "catcher", "at_thrower", "at_catcher"),
    [
        (1, "Human Jack", 0, 0), (3, "Human Striker", 1, 0), (4, "Goblin", 0, 1), (6, "Human Striker", 2, 2),
        (8, "Human Jack", 0, 0),
    ],
)  # fmt: skip
def test_a_pass_and_its_catch_come_to_what_the_engine_plays(
    hexes: int, catcher: str, at_thrower: int, at_catcher: int, reading: str
) -> None:
    there = [hexes, 0]
    enemies = threatening(at_thrower) + threatening(at_catcher, there=there)
    play = position(
        player("C1", "Human Striker", [0, 0], 0, ball=True), player("C2", catcher, there, 3), *enemies, reading=reading
    )
    play.act({"do": "pass", "player": "C1", "target": "C2"})

    def ended(here: Play[State]) -> bool:
        return here.settled or isinstance(here.pending, Pool)

    def told(here: Play[State]) -> str:
        names = happened(here)
        if "BallCaught" in names:
            return "free" if "FreeActionEarned" in names else "bare"
        return "dropped" if any(e.accurate for e in here.events if type(e).__name__ == "Thrown") else "inaccurate"

    found = spread(futures(play, steady, ended), told)
    me, mate, bursts = PROFILES["Human Striker"], PROFILES[catcher], READINGS[reading]
    modifiers = throw.throw_modifiers(me.role, at_thrower)
    mine = dice_pool(modifiers, me.skill, throw.dice_at(hexes), bursts=bursts)
    reckoned = passed(mine, mate.skill, catch.catch_modifiers(mate.role, at_catcher))
    same(found, reckoned._asdict(), at_least(mine, APART) if bursts else EXACTLY)
    assert reckoned.held == reckoned.bare + reckoned.free


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("profile", ["Human Striker", "Goblin"])
def test_dashes_come_to_what_the_engine_plays(profile: str, reading: str) -> None:
    me, many = PROFILES[profile], 4
    play = position(player("C1", profile, [-6, 0], 0), reading=reading)
    play.act({"do": "run", "player": "C1", "path": [[-5, 0]]})

    def dashing(choose: Choose, here: Play[State]) -> Command:
        return {"do": "dash", "player": "C1", "path": [[here.state.here(0)[0] + 1, 0]]}

    def ended(here: Play[State]) -> bool:
        asked = not isinstance(here.pending, DiceTest)
        return here.pending is None or here.state.down[0] or (asked and len(made(here)) == many)

    def made(here: Play[State]) -> list[Any]:
        return [event for event in here.events if type(event).__name__ == "Dashed"]

    found = spread(futures(play, dashing, ended), lambda here: len(made(here)) - here.state.down[0])
    pools = [dice_pool(dash.dash_modifiers(me.role, 0), me.speed, bursts=READINGS[reading])] * many
    chances = [Fraction(1), *row(pools)]
    wanted = {n: chances[n] - (chances[n + 1] if n < many else 0) for n in range(many + 1)}
    same(found, wanted, EXACTLY)


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("enemies", [0, 1, 2, 3])
def test_an_evade_comes_to_what_the_engine_plays(enemies: int, reading: str) -> None:
    foes = threatening(enemies)
    play = position(player("C1", "Human Jack", [0, 0], 0), *foes, reading=reading)
    found = spread(
        after(play, {"do": "run", "player": "C1", "path": [[0, 1]], "then": "stop"}), lambda end: end.state.down[0]
    )
    me = PROFILES["Human Jack"]
    (chance,) = (
        row([dice_pool(evade.evade_modifiers(me.role, enemies), me.speed, bursts=READINGS[reading])])
        if enemies
        else (Fraction(1),)
    )
    same(found, {False: chance, True: 1 - chance}, EXACTLY)


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize(
    ("profile", "enemies", "sprints"), [("Human Striker", 0, True), ("Goblin", 1, False), ("Human Jack", 2, True)]
)
def test_a_pick_up_comes_to_what_the_engine_plays(profile: str, enemies: int, sprints: bool, reading: str) -> None:
    foes = threatening(enemies, BEYOND)
    play = position(player("C1", profile, [-1, 0], 0), *foes, reading=reading, ball=[0, 0])
    play.act({"do": "sprint" if sprints else "run", "player": "C1", "path": [[0, 0]], "then": "stop"})

    def told(here: Play[State]) -> str:
        names = happened(here)
        return "failed" if "BallPickedUp" not in names else "free" if "FreeActionEarned" in names else "bare"

    ends = futures(play, steady, lambda here: here.settled or isinstance(here.pending, Pool))
    me = PROFILES[profile]
    modifiers = pick_up.pick_up_modifiers(me.role, enemies, sprinted=sprints)
    same(spread(ends, told), freed(dice_pool(modifiers, me.skill, bursts=READINGS[reading]))._asdict(), EXACTLY)


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize(("profile", "enemies"), [("Human Striker", 0), ("Orc", 1), ("Goblin", 2)])
def test_standing_up_comes_to_what_the_engine_plays(profile: str, enemies: int, reading: str) -> None:
    foes = threatening(enemies)
    play = position(player("C1", profile, [0, 0], 0, down=True), *foes, reading=reading)

    def told(here: Play[State]) -> str:
        if here.state.down[0]:
            return "failed"
        return "free" if "FreeActionEarned" in happened(here) else "bare"

    me = PROFILES[profile]
    modifiers = stand_up.stand_up_modifiers(me.role, enemies)
    wanted = freed(dice_pool(modifiers, me.speed, bursts=READINGS[reading]))._asdict()
    same(spread(after(play, {"do": "stand up", "player": "C1"}), told), wanted, EXACTLY)


@pytest.mark.parametrize("reading", READINGS)
def test_a_strike_comes_to_what_the_engine_plays(reading: str) -> None:
    zone = next(zone for zone in PITCH.zones if zone.side == 1)
    me = PROFILES["Human Striker"]
    play = position(player("C1", "Human Striker", list(zone.bonus_hex), 0, ball=True), reading=reading)
    play.act({"do": "strike", "player": "C1"})
    ends = futures(play, steady, lambda here: here.settled or isinstance(here.pending, Pool))
    modifiers = throw.throw_modifiers(me.role, 0, strike=True)
    chance = at_least(dice_pool(modifiers, me.skill, throw.dice_at(4), bursts=READINGS[reading]), 1)
    same(spread(ends, lambda here: here.state.score), {zone.bonus: chance, 0: 1 - chance}, EXACTLY)


def test_a_harm_adds_up() -> None:
    pools = SuccessPool(5, 3, True), SuccessPool(3, 4, True)
    reckoned = clash(*pools, armour=SuccessPool(3, 5, True))
    assert reckoned.hurt.all == contest(*pools).double
    assert reckoned.hurt.off == sum(reckoned.hurt.out) + reckoned.hurt.removed
    assert len(reckoned.hurt.out) == WORST - 1
    assert reckoned.back == Harm(EXACTLY, (EXACTLY,) * (WORST - 1), EXACTLY)
