"""Where another engine parts from ours: the same steps played by both, the first state that differs, and what differs.

An engine may leave out of a state what no step reads. What it leaves out is no difference, and is named apart.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from placky.exam.result import ScenarioResult
from placky.recording import ScenarioRecord
from touchline.core.play.wire import Plain

Keys = tuple[str, ...]
"""The way to a value in a state: `("players", "GARRA", "at")`."""


@dataclass(frozen=True)
class AfterStep:
    """After a step that put something to the table: where it stands in the feature, and what lies there now."""

    line: int
    state: Plain
    events: Sequence[Plain]
    pending: Plain | None
    refusal: Plain | None


@dataclass(frozen=True)
class Difference:
    """One thing that both say and not alike; None for nothing."""

    way: Keys
    ours: Any
    theirs: Any


@dataclass(frozen=True)
class StepsApart:
    """Two engines after the same steps."""

    ours: AfterStep
    theirs: AfterStep
    before: Plain | None
    """The state of ours one such step earlier."""
    differs: tuple[Difference, ...]
    """What differs now and did not at the beginning."""
    always: tuple[Difference, ...]
    """What has differed since the beginning."""
    unsaid: tuple[Keys, ...]
    """What ours says and theirs leaves out."""
    refused: bool
    """Has one of them refused it, or both by another rule?"""

    @property
    def drawn(self) -> Plain:
        """Their state with what it leaves out as it is in ours, so that it can be drawn."""
        found: Plain = _filled(self.theirs.state, self.ours.state)
        return found


def parting(record: ScenarioRecord | None, result: ScenarioResult) -> StepsApart | None:
    """Where they part; the last step that both have played, where no state differs. None where one has played none."""
    theirs, both = _theirs(result.get("played", ())), list[tuple[AfterStep, AfterStep]]()
    for done, ours in _ours(record) if record else ():
        if done > len(theirs):
            break
        if other := theirs[done - 1]:
            both.append((ours, replace(other, line=ours.line)))
    if not both:
        return None
    found = [tuple(_differences(ours.state, theirs.state)) for ours, theirs in both]
    first = {one.way for one in found[0]}
    fresh = [tuple(one for one in some if one.way not in first) for some in found]
    refused = [_rule(ours) != _rule(theirs) for ours, theirs in both]
    at = next((n for n, some in enumerate(fresh) if some or refused[n]), None)
    if at is None:
        at, fresh = len(both) - 1, found
    ours, other = both[at]
    always = tuple(one for one in found[at] if one not in fresh[at])
    unsaid = tuple(dict.fromkeys(_unsaid(ours.state, other.state)))
    before = both[at - 1][0].state if at else None
    return StepsApart(ours, other, before, fresh[at], always, unsaid, refused[at])


def _rule(moment: AfterStep) -> str | None:
    """The rule that has refused it; None where none has."""
    return moment.refusal["rule"] if moment.refusal else None


def _ours(record: ScenarioRecord) -> Iterator[tuple[int, AfterStep]]:
    """What ours has played, step by step, each with how many acts there were until then."""
    state: Plain = {}
    done = 0
    for step in record.steps:
        state, done = step.state or state, done + len(step.acts)
        if step.acts and state:
            yield done, AfterStep(step.line, state, step.events, step.pending, step.refusal)


def _theirs(played: Sequence[Plain]) -> list[AfterStep | None]:
    """What another one has played, act by act; a refusal has changed nothing. None where nothing lay there yet."""
    found: list[AfterStep | None] = []
    state: Plain = {}
    for one in played:
        state = one.get("state") or state
        told = AfterStep(0, state, one.get("events", ()), one.get("pending"), one.get("refusal"))
        found.append(told if state else None)
    return found


def _parts(value: Any) -> dict[str, Any] | None:
    """What a value is made of, by name; None for what is compared as a whole."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, list) and value and all(isinstance(one, Mapping) and "name" in one for one in value):
        named = {str(one["name"]): one for one in value}
        return named if len(named) == len(value) else None
    return None


def _differences(ours: Any, theirs: Any, way: Keys = ()) -> Iterator[Difference]:
    """What differs between two values, as far as both say it. What a list names and the other does not is nothing."""
    parts, others = _parts(ours), _parts(theirs)
    if parts is None or others is None:
        if ours != theirs:
            yield Difference(way, ours, theirs)
        return
    listed = isinstance(ours, list)
    for name in dict.fromkeys((*parts, *others)):
        inner = (*way, name)
        if name in parts and name in others:
            yield from _differences(parts[name], others[name], inner)
        elif listed or name in others:
            yield Difference(inner, parts.get(name), others.get(name))


def _unsaid(ours: Any, theirs: Any, way: Keys = ()) -> Iterator[Keys]:
    """What theirs leaves out; of the entries of a list, what one of them lacks is lacking in each."""
    parts, others = _parts(ours), _parts(theirs)
    if parts is None or others is None:
        return
    for name, part in parts.items():
        if name in others:
            yield from _unsaid(part, others[name], (*way, "each" if isinstance(ours, list) else name))
        elif not isinstance(ours, list):
            yield (*way, name)


def _filled(theirs: Any, ours: Any) -> Any:
    """Theirs with what it leaves out."""
    if isinstance(theirs, Mapping) and isinstance(ours, Mapping):
        return {**ours, **{key: _filled(value, ours[key]) if key in ours else value for key, value in theirs.items()}}
    parts = _parts(ours)
    if isinstance(theirs, list) and isinstance(ours, list) and parts is not None:
        named = [isinstance(one, Mapping) and str(one.get("name")) in parts for one in theirs]
        return [
            _filled(one, parts[str(one["name"])]) if known else one for one, known in zip(theirs, named, strict=True)
        ]
    return theirs
