"""Abilities as data: what skills and cards can do, by the name of a hook.

A data file holds no code. Each entry names one hook and gives the values that the hook asks for; the rule that owns
the moment (a roll, a move, a rest) asks here whether anybody present has it. An unknown hook is an error that names
file and entry. Player skills (5.06), team skills (5.07) and individual plays (4.07) are all made of these.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.errors import BadRuleData

ACTIONS = (
    "dodge", "break through", "tackle", "keep feet", "stamina", "pass", "reception", "pick up", "steal", "try",
    "kick", "catch",
)  # fmt: skip
MOVES = ("run", "second move", "defensive move", "kick-off move", "dodge")
HOOKS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "modifier": ("action", "by"), "critical": ("action", "face"), "dice": ("action", "dice"),
        "reach": ("move", "by"), "times": ("move", "times"), "pressure": ("by",), "fresh": ("by",), "tough": ("by",),
        "recover": (), "ease": ("by",), "up": (),
    }
)  # fmt: skip
"""Hook -> the values that an entry has to give for it."""
SKILL_HOOKS = ("modifier", "critical", "dice", "reach", "times", "pressure", "fresh", "tough", "recover")
"""What a skill may do; the other hooks are for cards alone."""
_ONLY = MappingProxyType(
    {"dice": ("action", ("dodge", "break through", "tackle", "pass")), "times": ("move", ("defensive move",))}
)
"""Hooks that know only some actions or moves."""
_VALUES = ("by", "face", "dice", "times")


class Ability(NamedTuple):
    """One entry: `on` is the action or the kind of move it is about, `by` its number (0 where the hook has none)."""

    name: str
    text: str
    hook: str
    on: str
    by: int
    training: bool
    house: bool


def read_abilities(
    table: Mapping[str, Any], file: str, kind: str, hooks: tuple[str, ...] = SKILL_HOOKS, more: tuple[str, ...] = ()
) -> dict[str, Ability]:
    """The entries of a file, by name; `kind` is what they are called there, `more` are further keys they may have.

    Raises `BadRuleData` with the first fault, naming file and entry.
    """
    found: dict[str, Ability] = {}
    for number, entry in enumerate(table.get(kind, ()), 1):
        for fault in _faults(entry, hooks, more):
            raise BadRuleData(f"{file}: {entry.get('name') or f'entry {number}'}: {fault}")
        if entry["name"] in found:
            raise BadRuleData(f"{file}: {entry['name']} is listed twice")
        found[entry["name"]] = ability(entry)
    return found


def ability(entry: Mapping[str, Any]) -> Ability:
    """One entry that has been judged already."""
    value = next((entry[key] for key in _VALUES if key in entry), 0)
    on = entry.get("action") or entry.get("move") or ""
    training, house = bool(entry.get("training", False)), bool(entry.get("house", False))
    return Ability(entry["name"], entry["text"], entry["hook"], on, value, training, house)


def _faults(entry: Mapping[str, Any], hooks: tuple[str, ...], more: tuple[str, ...]) -> Iterator[str]:
    for key in ("name", "text", "hook"):
        if not isinstance(entry.get(key), str) or not entry[key]:
            yield f"{key} is missing"
    hook = entry["hook"]
    if hook not in hooks:
        yield f"unknown hook {hook!r}; allowed: {', '.join(hooks)}"
    yield from (f"hook {hook!r} asks for {key}" for key in HOOKS[hook] if key not in entry)
    yield from _value_faults(entry)
    known = {"name", "text", "hook", "house", "source", "training", *HOOKS[hook], *more}
    allowed = ", ".join(sorted(known))
    yield from (f'unknown key "{key}"; allowed: {allowed}' for key in sorted(set(entry) - known))


def _value_faults(entry: Mapping[str, Any]) -> Iterator[str]:
    if entry["hook"] in _ONLY:
        key, known = _ONLY[entry["hook"]]
        if entry[key] not in known:
            yield f"hook {entry['hook']!r} is for {' or '.join(known)}, not for {entry[key]!r}"
    for key, allowed in (("action", ACTIONS), ("move", MOVES)):
        if key in entry and entry[key] not in allowed:
            yield f"{key} is {entry[key]!r}; allowed: {', '.join(allowed)}"
    for key in _VALUES:
        if key in entry and type(entry[key]) is not int:
            yield f"{key} is {entry[key]!r}; allowed: a whole number"
