"""What can happen to players in Takkure: fatigue, injuries and skills. Records like those of `events`."""

from typing import Literal, NamedTuple, TypeAlias

from touchline.takkure.events import Rulings


class Tired(NamedTuple):
    """4.01: a fatigue token, or an inactive one turned active; `active` and `inactive` is what he has now."""

    rule: str
    player: str
    active: int
    inactive: int
    why: str
    rulings: Rulings = ("R-36",)


Weariness: TypeAlias = Literal["no skill", "one move", "weak"]
"""What active fatigue tokens do to a player."""


class Weary(NamedTuple):
    """4.01: somebody with fatigue tokens acts; `effects` are those that his active tokens have."""

    rule: str
    player: str
    active: int
    inactive: int
    effects: tuple[Weariness, ...]
    rulings: Rulings = ("R-36",)


class Exhausted(NamedTuple):
    """4.02: a fatigue token too many; it is not kept and he is injured."""

    rule: str
    player: str
    active: int
    rulings: Rulings = ("R-37",)


class Rested(NamedTuple):
    """4.03: an active token is turned over, or the inactive one comes off, or there was nothing to rest from."""

    rule: str
    player: str
    active: int
    inactive: int
    rulings: Rulings = ()


class ActivationLost(NamedTuple):
    """4.02: the player who was to act is off the field; none of the six steps is played."""

    rule: str
    player: str
    rulings: Rulings = ("R-80",)


WhyInjured: TypeAlias = Literal["wounds", "fatigue"]
"""What an injury comes of."""


class Injured(NamedTuple):
    """5.05: off the field, without his wounds; `why`: "wounds" or "fatigue"."""

    rule: str
    player: str
    why: WhyInjured
    rulings: Rulings = ("R-79",)


class InjuryFound(NamedTuple):
    """5.05: what the injury table says; `off` is what `State.off` says now."""

    rule: str
    player: str
    injury: str
    off: int
    rulings: Rulings = ("R-47",)


class BackAgain(NamedTuple):
    """5.05: fit again; he takes his place at this kick-off."""

    rule: str
    player: str
    rulings: Rulings = ()


class StaysOut(NamedTuple):
    """5.05: this kick-off is played without him; `off` is what `State.off` says now."""

    rule: str
    player: str
    off: int
    rulings: Rulings = ("R-47",)


class TeamGone(NamedTuple):
    """1.01: the attackers have nobody on the field; the others attack (R-88)."""

    rule: str
    team: str
    rulings: Rulings = ("R-88",)


class TeamSkillLaid(NamedTuple):
    """5.07: a team has a skill for all of its players."""

    rule: str
    team: str
    skill: str
    rulings: Rulings = ("R-48",)


class LineUpNamed(NamedTuple):
    """6.06: who fills which position; `players` and `positions` in the same order."""

    rule: str
    team: str
    players: tuple[str, ...]
    positions: tuple[str, ...]
    rulings: Rulings = ("R-06",)
