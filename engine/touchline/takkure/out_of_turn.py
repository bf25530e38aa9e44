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
from touchline.takkure.refusals import refuse

_CARD = refuse("4.07", "no-moment-for-card")
_EASED = refuse("6.02", "only-at-half-time-with-both-tokens")
_CAUGHT = refuse("5.03", "only-near-the-ball")
ROLLS = (
    "face", "face with all dice", "leave", "keep feet", "dodge alone", "pass", "pick up", "try", "steal", "intercept",
    "reception", "stamina", "injury",
)  # fmt: skip
"""Which dice fall next in step 5."""
MOMENTS: Mapping[str, Refusal] = MappingProxyType(
    {
        "play": _CARD,
        "no play": _CARD,
        "team play": refuse("4.08", "no-moment-for-team-play"),
        "ball out": refuse("6.04", "no-moment-for-ball-out"),
        "remove active": _EASED,
        "remove inactive": _EASED,
        "change cards": refuse("6.02", "only-at-half-time-with-cards"),
        "choose team plays": refuse("5.01", "team-plays-chosen-before"),
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
        return refuse("5.05", "off-the-field", who=s.line_up.names[who])
    if no := by_what_is_due(s, command, rolling, closed):
        return no
    return _too_early(s, do) if rolling else None


def _too_early(s: Any, do: str) -> Refusal | None:
    """While dice are due: what comes after them, or before them no more."""
    if s.step:
        early = refuse("1.02", "step-not-over", step=s.step)
        return refuse("1.13", "other-dice-first") if do in ROLLS else early
    return refuse("5.03", "kick-off-not-over") if s.template is not None else None
