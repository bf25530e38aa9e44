"""By which rule a command is refused that is not open now, where what happens to be due has nothing to do with it.

Nobody slams back by himself, the other team does nothing by itself, a Guard never steals. Whatever is due, the rules
that forbid it are D-20, D-01 and D-05.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from touchline.core.play.commands import by_what_is_due
from touchline.core.play.requests import Closed, Command, Refusal
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.forbidden import barred

_LINED_UP = refuse("D-01", "lined-up-before")
_THROUGH = refuse("D-20", "only-through-another-action")
_WON = refuse("D-12", "only-after-a-won-slam")
MOMENTS: Mapping[str, Refusal] = MappingProxyType(
    {
        "line up": _LINED_UP,
        "place": _LINED_UP,
        "dash": _THROUGH,
        "slamback": _THROUGH,
        "dodge": _THROUGH,
        "push": _WON,
        "follow": _WON,
        "stay": _WON,
        "slip": refuse("D-15", "only-after-a-doubled-dodge"),
        "face": refuse("D-19", "only-after-standing-up"),
        "decline": refuse("D-20", "no-free-action"),
    }
)
"""Verbs of a moment of their own, and the rules that have it."""


def refused(s: Any, command: Command, rolling: bool, closed: Sequence[Closed]) -> Refusal | None:
    """The rule that forbids a command that is not open; None leaves it to the rule of what is due."""
    if no := by_what_is_due(s, command, rolling, closed):
        return no
    do, name = command["do"], command.get("player")
    if do in MOMENTS:
        return MOMENTS[do]
    if s.phase not in ("launch", "actions") or name is None:
        return None
    found = barred(s, s.set_up.names.index(name))
    return next((no.refusal for no in found if no.do == do), None)
