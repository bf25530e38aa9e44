"""Tags: which rules, statements, rulings and worked examples they name, whose eyes a scenario has, and what it aims at.

    @rule_1_20   @s_1_20_d   @ruling_R_18   @example_X21   @eyes_Ada   @aim_Ada   @counted

The first four must be in the rule index. Who is named by the next two must be in the game, which shows when it is set
up: one who sees the scenario, and one for whom all is played there, which hints then go by. A scenario with the last
is tested like any other; its exercise does not show it, and counts it in what choices come to. Every other tag is free
text: it chooses scenarios (`placky test -k smoke`) and changes nothing of how they run.
What only looks like one of ours, as `@rule-1-20`, is a slip.
"""

import re
from collections.abc import Collection, Iterable
from typing import NamedTuple, Self

from touchline.core.nearest import nearest
from touchline.core.rulebook.index import RuleIndex
from touchline.core.rulebook.spelling import tagged

RULE_TAG = re.compile(r"@rule_(\w+)$")
STATEMENT_TAG = re.compile(r"@s_(\w+)_([a-z])$")
EYES_TAG = re.compile(r"@eyes_(\w+)$")
AIM_TAG = re.compile(r"@aim_(\w+)$")
COUNTED = "@counted"
_KINDS = {"rule": "rule", "s": "statement", "ruling": "ruling", "example": "worked example"}
"""What a tag begins with -> what it then names."""
_BEGUN = re.compile(r"@([^\W_]+)[\W_]")


class Known(NamedTuple):
    """What tags may name: the ids of a rule index, in its order."""

    rules: Collection[str]
    statements: Collection[str] = ()
    rulings: Collection[str] = ()
    examples: Collection[str] = ()

    @classmethod
    def of(cls, index: RuleIndex) -> Self:
        """Everything that an index has."""
        statements = tuple(one.id for rule in index.rules.values() for one in rule.statements)
        return cls(tuple(index.rules), statements, tuple(index.rulings), tuple(index.examples))


class Tags:
    """Reads tags. With nothing known, as for a feature of no rulebook, none is at fault."""

    def __init__(self, known: Known | None) -> None:
        self.known = known
        ids = zip(_KINDS, known or (), strict=False)
        self.named = {start: {f"@{start}_{tagged(one)}": one for one in found} for start, found in ids}

    def fault(self, tag: str) -> str | None:
        """Why a tag names nothing that there is; None where it does, or is free text."""
        begun = _BEGUN.match(tag)
        start = begun[1].lower() if begun else ""
        if self.known is not None and start == "eyes" and not EYES_TAG.match(tag):
            return f'tag "{tag}" says whose eyes a scenario has, in a way that nobody reads; write @eyes_Ada'
        if self.known is not None and start == "aim" and not AIM_TAG.match(tag):
            return f'tag "{tag}" says for whom all is played, in a way that nobody reads; write @aim_Ada'
        if self.known is not None and tag != COUNTED and tag.lower() == COUNTED:
            return f'tag "{tag}" is read by nobody; write {COUNTED}'
        if self.known is None or start not in _KINDS or tag in self.named[start]:
            return None
        return f'tag "{tag}" names no {_KINDS[start]} of the index; {nearest(tag, self.named[start])}'

    def rules(self, tags: Iterable[str]) -> tuple[str, ...]:
        """The rule numbers among some tags."""
        if self.known is None:
            return tuple(_number(match[1]) for tag in tags if (match := RULE_TAG.match(tag)))
        return tuple(self.named["rule"][tag] for tag in tags if tag in self.named["rule"])

    def statements(self, tags: Iterable[str]) -> tuple[str, ...]:
        """The statements among some tags, as 1.20-d."""
        if self.known is None:
            return tuple(f"{_number(m[1])}-{m[2]}" for tag in tags if (m := STATEMENT_TAG.match(tag)))
        return tuple(self.named["s"][tag] for tag in tags if tag in self.named["s"])


def eyes_among(tags: Iterable[str]) -> tuple[str, ...]:
    """Whose eyes some tags name, as tags write it.

    >>> eyes_among(["@rule_3", "@eyes_Ada"])
    ('Ada',)
    """
    return tuple(match[1] for tag in tags if (match := EYES_TAG.match(tag)))


def aims_among(tags: Iterable[str]) -> tuple[str, ...]:
    """For whom all is played, as some tags name him.

    >>> aims_among(["@rule_3", "@aim_Ada"])
    ('Ada',)
    """
    return tuple(match[1] for tag in tags if (match := AIM_TAG.match(tag)))


def _number(rest: str) -> str:
    return rest.replace("_", ".")
