"""What skills and cards do to a roll or a move: asked by the rules that own the moment.

Everything that helps a player comes together here: his own skill (5.06), his team's (5.07) and the individual plays
that have been laid for him (4.07). It has no rule number of its own; each effect carries the number of its card.
"""

from touchline.core.dice.throws import Modifier
from touchline.core.play.requests import Rules
from touchline.takkure.cards.abilities import Ability
from touchline.takkure.cards.plays import INDIVIDUAL
from touchline.takkure.events import SkillUsed
from touchline.takkure.modifiers import modifier
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.player_skills import player_skill
from touchline.takkure.rules.team_skill import team_skill
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

_OWN, _TEAM, _CARD = STATED["5.06-a"], STATED["5.07-a"], STATED["4.07-b"]
_NONE: tuple[tuple[str, Ability], ...] = ()


def helping(s: State, player: int) -> tuple[tuple[str, Ability], ...]:
    """Rule number and ability of everything that helps a player now."""
    own, team = player_skill(s, player), team_skill(s, s.line_up.team[player])
    found = _NONE
    if own is not None:
        found += ((_OWN, own),)
    if team is not None:
        found += ((_TEAM, team),)
    if s.laid:
        found += tuple([(_CARD, INDIVIDUAL[card].ability) for card, i in s.laid if i == player])
    return found


def boosts(s: State, player: int, action: str) -> tuple[Modifier, ...]:
    """What skills and cards add to the characteristic that he rolls for an action."""
    helped = ((n, a) for n, a in helping(s, player) if a.hook == "modifier" and a.on == action)
    return tuple(modifier(a.by, "ability", n, name=a.name) for n, a in helped)


def critical_face(s: State, player: int, action: str) -> int:
    """The highest natural face that is critical for him in an action."""
    faces = [a.by for _, a in helping(s, player) if a.hook == "critical" and a.on == action]
    printed: int = NUMBERS.dice.critical
    return max([printed, *faces])


def longer(s: State, player: int, move: str) -> int:
    """By how much a kind of move is longer, in thousandths of an inch."""
    return sum([a.by for _, a in helping(s, player) if a.hook == "reach" and a.on == move])


def more_dice(s: State, player: int, action: str) -> int:
    """How many dice more he rolls for an action."""
    return sum(a.by for _, a in helping(s, player) if a.hook == "dice" and a.on == action)


def times(s: State, player: int, move: str) -> int:
    """How many times as long a kind of move is; 1 without such a card."""
    return max([1, *[a.by for _, a in helping(s, player) if a.hook == "times" and a.on == move]])


def number(s: State, player: int, hook: str) -> int:
    """What all that helps him comes to, for a hook that is a plain number."""
    return sum(a.by for _, a in helping(s, player) if a.hook == hook)


def has(s: State, player: int, hook: str) -> bool:
    """Is there something with this hook to help him?"""
    return any(a.hook == hook for _, a in helping(s, player))


def used(s: State, player: int, hook: str, on: str = "") -> Rules[None]:
    """Say which skills or cards were at work."""
    for rule_number, a in helping(s, player):
        if a.hook == hook and a.on == on:
            yield SkillUsed(rule_number, s.line_up.names[player], a.name)
