"""By which rule a command is refused that is not open now, where what happens to be due has nothing to do with it.

A moment may pass by: nobody holds a card that fits, an attacker who is on the ground has no second action. Then the
next throw or decision is due, and its rule does not forbid what its moment has passed for. So rules that close
something yield it as `Closed`, and what is said at the wrong time is refused by the rule that has its time.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from touchline.core.play.commands import by_what_is_due
from touchline.core.play.requests import Closed, Command, Refusal

_CARD = Refusal("4.07", "a card that fits is laid just before an action is declared or dice are rolled, and used once")
_EASED = Refusal("6.02", "at half-time a coach chooses for players who have an active and an inactive fatigue token")
_CAUGHT = Refusal("5.03", "players catch a kicked ball who are near it where it lands, one after the other")
ROLLS = (
    "face", "face with all dice", "leave", "keep feet", "dodge alone", "pass", "pick up", "try", "steal", "intercept",
    "reception", "stamina", "injury",
)  # fmt: skip
"""Which dice fall next in step 5."""
MOMENTS: Mapping[str, Refusal] = MappingProxyType(
    {
        "play": _CARD,
        "no play": _CARD,
        "team play": Refusal("4.08", "a collective play is declared before its token is spent, by a coach who has one"),
        "ball out": Refusal("6.04", "the ball is put out between two activations of a full match (R-90)"),
        "remove active": _EASED,
        "remove inactive": _EASED,
        "change cards": Refusal("6.02", "a coach who holds cards may change them at half-time"),
        "choose team plays": Refusal("5.01", "team plays are chosen before a match and at half-time"),
        "catch": _CAUGHT,
        "let it go": _CAUGHT,
    }
)
"""Verbs whose moment may pass by without a word, and the rules that have it."""


def refused(s: Any, command: Command, rolling: bool, closed: Sequence[Closed]) -> Refusal | None:
    """The rule that forbids a command that is not open; None leaves it to the rule of what is due."""
    do, who = command["do"], s.line_up.who.get(command.get("player", ""))
    if do in MOMENTS:
        return MOMENTS[do]
    if who is not None and s.off[who] and who not in s.waiting:
        return Refusal("5.05", f"{s.line_up.names[who]} is off the field")
    if no := by_what_is_due(s, command, rolling, closed):
        return no
    return _too_early(s, do) if rolling else None


def _too_early(s: Any, do: str) -> Refusal | None:
    """While dice are due: what comes after them, or before them no more."""
    if s.step:
        early = Refusal("1.02", f"step {s.step} is not over, and no step is skipped")
        return Refusal("1.13", "these dice fall first") if do in ROLLS else early
    return Refusal("5.03", "the kick-off is not over") if s.template is not None else None
