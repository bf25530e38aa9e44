"""What steps claim: each claim that does not hold fails with a sentence that says what was found and what was wanted.

Steps read a table's state, events and `pending` through these functions. So a claim made too early ("AGUILA's roll",
before anything was rolled) is told as such, and no failure is a dictionary or the name of an exception.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

from placky.scenarios.columns import Columns, Rows
from placky.scenarios.fields import FieldType
from placky.scenarios.step_table import StepTable
from touchline.core.faults import PositionFault
from touchline.core.play.wire import Plain

__all__ = [
    "FAULTS", "at_work", "claim", "claim_at_work", "claim_idle", "claim_often", "decision_due", "due", "fail",
    "forgiven", "latest", "position_refused", "roll_due", "same", "times", "untold", "worded",
]  # fmt: skip

_OFTEN = {"never": 0, "once": 1, "twice": 2}


class Untrue(AssertionError):  # noqa: N818 - what a claim is
    """A claim that does not hold, with what it expects and what came, where they can be told apart."""

    def __init__(self, sentence: str, expected: str = "", came: str = "") -> None:
        self.expected, self.came = expected, came
        super().__init__(sentence)


def fail(sentence: str, expected: str = "", came: str = "") -> NoReturn:
    """A claim does not hold. Raises `AssertionError` with the sentence, and what was expected and what came."""
    raise Untrue(sentence, expected, came)


def claim(holds: object, sentence: str) -> None:
    """Raise `AssertionError` with a sentence about what was found, unless it holds."""
    if not holds:
        fail(sentence)


def same(what: str, found: Any, wanted: Any) -> None:
    """Claim that something is what a step says: `same("the score", [1, 0], [0, 0])`."""
    if found != wanted:
        fail(f"{what}: {worded(found)}, not {worded(wanted)}", worded(wanted), worded(found))


def untold(wanted: Plain, events: Iterable[Plain]) -> NoReturn:
    """Fail, as an event was not told, or not in its order; what came are the same fields of those of its kind.

    Raises `AssertionError`.
    """
    alike = ({key: one.get(key) for key in wanted} for one in events if one["event"] == wanted.get("event"))
    came = "; ".join(map(worded, alike)) or "no such event"
    fail(f"this did not happen, or not in this order: {worded(wanted)}", worded(wanted), came)


def worded(value: Any) -> str:
    """A plain value in a sentence.

    >>> worded(["AGUILA", "KURO"]), worded([]), worded(None), worded(True)
    ('AGUILA, KURO', 'none', 'none', 'yes')
    """
    if value is None or value in ("", [], ()):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {worded(one)}" for key, one in value.items())
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(worded(one) for one in value)
    return str(value)


def times(count: int) -> str:
    """How often: "never", "once", "twice", "3 times"."""
    return ("never", "once", "twice")[count] if count < 3 else f"{count} times"


def decision_due(table: StepTable) -> Plain:
    """The decision that is due. Raises `AssertionError` where there is none."""
    pending: Plain | None = table.pending()
    if pending and pending["ask"] == "choose":
        return pending
    fail(f"no decision is due; {due(pending)}")


def roll_due(table: StepTable) -> Plain:
    """The roll, or the draw, that is due. Raises `AssertionError` where there is none."""
    pending: Plain | None = table.pending()
    if pending and pending["ask"] == "roll":
        return pending
    fail(f"nothing is to be rolled or drawn; {due(pending)}")


def due(pending: Plain | None) -> str:
    """What a table waits for, in words."""
    if pending is None:
        return "it is over"
    if pending["ask"] == "choose":
        return f"{pending['coach']} decides on the {pending['kind']}"
    owed = pending.get("dice") or pending.get("hands") or ()
    what = "cards" if "deck" in pending else "dice"
    return f"{what} are due of {worded([*dict.fromkeys(die['player'] for die in owed)])}"


def latest(table: StepTable, kind: str, otherwise: str = "", **fields: Any) -> Plain:
    """The latest event of a kind with these values. Raises `AssertionError` with `otherwise` where there is none."""
    for event in reversed(table.events()):
        if event["event"] == kind and all(event.get(key) == value for key, value in fields.items()):
            found: Plain = event
            return found
    fail(otherwise or f"nothing of this kind has happened: {kind}")


def at_work(events: Iterable[Plain]) -> set[str]:
    """Every rule and ruling that events carry."""
    told = list(events)
    return {event["rule"] for event in told} | {ruling for event in told for ruling in event.get("rulings", ())}


def claim_at_work(events: Iterable[Plain], number: str) -> None:
    """Claim that something that has happened carries this rule or ruling."""
    fired = at_work(events)
    claim(number in fired, f"{number} was not at work; at work: {worded(sorted(fired))}")


def claim_idle(events: Iterable[Plain], number: str) -> None:
    """Claim that nothing that has happened carries this rule or ruling."""
    claim(number not in at_work(events), f"{number} was at work")


def claim_often(what: str, count: int, often: str | None) -> None:
    """Claim that `what`, as "fell happened", is so often: "never", "once", "twice", or at least once."""
    claim(count == _OFTEN[often] if often else count, f"{what} {times(count)}")


def forgiven(table: StepTable, rule: str, words: str | None = None) -> None:
    """Claim that the act before was refused by this rule, with these words in its reason if there are any."""
    refusal = table.forgive()
    by = f"refused by {f'rule {rule}' if rule else 'no rule'}"
    if refusal is None:
        fail("nothing was refused", by, "nothing was refused")
    if refusal["rule"] != rule:
        came = f"refused by {refusal['rule'] or 'no rule'}: {table.told(refusal)}"
        fail(came, by, came)
    if words is not None and not _within(words, said := table.told(refusal)):
        fail(f'the reason does not say "{words}": {said}', words, said)


def _within(words: str, said: str) -> bool:
    """Are these words in a sentence, each of them whole?

    >>> _within("up to 3", "runs up to 3 inches"), _within("up to 3", "runs up to 30"), _within("up to 3", "up to 3.5")
    (True, False, False)
    """
    return re.search(rf"(?<!\w)(?<!\d\.){re.escape(words)}(?!\w)(?!\.\d)", said) is not None


def _several(text: str) -> tuple[str, ...]:
    return tuple(text.split(", "))


FAULTS = Columns({
    "key": FieldType(r"\S+", str, "key", takes="a key of the position, or of a table in it", example="turn"),
    "of": FieldType(".+", _several, "name", takes="names, with a comma between", example="Ada, Ben"),
    "rules": FieldType(".+", _several, "number", takes="rules and rulings, with a comma between", example="1.01, R-2"),
    "text": FieldType(".+", str, "sentence", takes="what the engine says of it", example="the heap is empty"),
})  # fmt: skip
"""The columns of the table under `position_refused`. Of one engine alone, the sentence may be claimed as well."""


def position_refused(table: StepTable, rows: Rows) -> None:
    """Claim that the position was refused for these faults and no others, in any order; a row each (`FAULTS`)."""
    if table.faults is None:
        fail("the position was accepted")
    missing, more = _paired(FAULTS.cells(rows), list(table.faults))
    said = [f"not said: {_claimed(row)}" for row in missing]
    said += [f"said as well: {_claimed(fault.to_json())}" for fault in more]
    expected, came = "; ".join(map(_claimed, missing)), "; ".join(_claimed(one.to_json()) for one in more)
    if said:
        fail("; ".join(said), expected, came)


def _paired(
    rows: Sequence[Mapping[str, Any]], faults: list[PositionFault]
) -> tuple[list[Mapping[str, Any]], list[PositionFault]]:
    """The rows and the faults that are left when as many as possible are paired."""
    if not rows:
        return [], faults
    first, others = rows[0], rows[1:]
    found = [([first, *missing], more) for missing, more in (_paired(others, faults),)]
    for place, fault in enumerate(faults):
        if _meant(first, fault):
            found.append(_paired(others, faults[:place] + faults[place + 1 :]))
            if not found[-1][0]:
                break
    return min(found, key=lambda left: len(left[0]))


def _meant(row: Mapping[str, Any], fault: PositionFault) -> bool:
    """Does a row speak of this fault? Whose it is, and the rules, stand in any order."""
    said = {**fault._asdict(), "text": str(fault)}
    return all(
        set(value) == set(said[key]) if isinstance(value, tuple) else value == said[key] for key, value in row.items()
    )


def _claimed(row: Mapping[str, Any]) -> str:
    """A row, or a fault, in words: only what it says."""
    return worded({key: value for key, value in row.items() if value not in ("", [], ())})
