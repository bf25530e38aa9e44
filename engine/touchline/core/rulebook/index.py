"""The rule index and the rulings of a game, read from its TOML files.

The index is the address book: number -> stem, names in three languages, sources, statements in our own words.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache, partial
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.brief import brief, quoted
from touchline.core.errors import BadRuleData
from touchline.core.faults import PositionFault
from touchline.core.rulebook.data import has_data, insist, named, read_data
from touchline.core.rulebook.index_names import rule_faults, ruling_faults
from touchline.core.rulebook.numbers import filled
from touchline.core.rulebook.spelling import anchored

__all__ = ["HOUSE", "Edition", "Example", "Reading", "Rule", "RuleIndex", "Ruling", "Statement", "load"]

OF_A_FILE = re.compile(r"\S+\.toml: ")
"""How a message begins that names its file already."""


class Statement(NamedTuple):
    """One checkable sentence of a rule. `id` is the rule's number and a letter, as 1.20-d."""

    id: str
    text: str
    sources: tuple[str, ...]
    checkable: bool
    from_chapter: int
    reason: str
    """Why it cannot be checked, where it cannot."""
    shown_by: str
    """By what a scenario shows it, where no event, refusal or roll can name it; else nothing."""
    anchor: str
    """Its part of an address: 1-20-d. There is one dash more where a rule has that already: 4 b, beside 4-b of 4."""


class Rule(NamedTuple):
    """One rule of a rulebook: its address, names, statements and neighbours."""

    number: str
    stem: str
    chapter: int
    title: str
    names: Mapping[str, str]
    sources: tuple[str, ...]
    printed: Mapping[str, str]
    summary: str
    placky: str
    mood: str
    leans_on: tuple[str, ...]
    rulings: tuple[str, ...]
    statements: tuple[Statement, ...]
    tables: tuple[Mapping[str, Any], ...]

    @property
    def anchor(self) -> str:
        """Its part of an address: 1-20."""
        return anchored(self.number)


class Reading(NamedTuple):
    """One way to read an open point. The default one is played unless a position says otherwise."""

    id: str
    text: str
    sources: tuple[str, ...]
    default: bool
    former: bool
    """Was it played before the ruling had readings? So a log of that time, which does not name the ruling, has it."""


class Ruling(NamedTuple):
    """A decision where the sources are silent or disagree."""

    id: str
    title: str
    rules: tuple[str, ...]
    kind: str
    question: str
    ruling: str
    why: str
    sources: tuple[str, ...]
    readings: tuple[Reading, ...]

    @property
    def anchor(self) -> str:
        """Its part of an address: r-18."""
        return anchored(self.id)


class Edition(NamedTuple):
    """A named set of readings: how the rules stand by one document alone, or by some of them."""

    id: str
    title: str
    text: str
    readings: Mapping[str, str]


class Example(NamedTuple):
    """A case that the documents of a game work through, dice and all."""

    id: str
    text: str
    sources: tuple[str, ...]


HOUSE = "house"
"""The source of what was invented for this project."""


class RuleIndex(NamedTuple):
    """All rules and rulings of a game."""

    game: str
    edition: str
    sources: Mapping[str, str]
    external: frozenset[str]
    """Sources beyond the documents of the game: what only they give is marked."""
    chapters: Mapping[int, str]
    rules: Mapping[str, Rule]
    rulings: Mapping[str, Ruling]
    editions: Mapping[str, Edition]
    examples: Mapping[str, Example]

    def undocumented(self, sources: Sequence[str]) -> tuple[str, ...]:
        """Those of these sources that are no document of the game; none at all where one of them is one."""
        ids = tuple(dict.fromkeys(source.partition(" ")[0] for source in sources))
        return ids if all(one == HOUSE or one in self.external for one in ids) else ()

    def defaults(self, edition: str = "") -> dict[str, str]:
        """Ruling -> the reading that is played, for rulings that have more than one; by an edition where one is named.

        Raises `BadRuleData` for an edition that there is not.
        """
        played = {one.id: reading.id for one in self.rulings.values() for reading in one.readings if reading.default}
        if edition and edition not in self.editions:
            raise BadRuleData(f'no edition is called "{edition}"; there are: {", ".join(self.editions) or "none"}')
        return {**played, **(self.editions[edition].readings if edition else {})}

    def chosen(self, readings: Any, faults: list[PositionFault], edition: Any = "") -> dict[str, str]:
        """Ruling -> the reading that is played when a position names some of them; what it cannot name is a fault."""
        played = self.defaults()
        if isinstance(edition, str) and edition in self.editions:
            played = self.defaults(edition)
        elif edition:
            what = f"no edition is called {quoted(edition)}; there are: {', '.join(self.editions) or 'none'}"
            faults.append(PositionFault(what, "edition"))
        if not isinstance(readings, Mapping | None):
            what = f"readings is {brief(readings)}; allowed: a table of rulings, each with a reading"
            faults.append(PositionFault(what, "readings"))
            return played
        for number, reading in (readings or {}).items():
            allowed = [one.id for one in self.rulings[number].readings] if number in self.rulings else []
            if reading in allowed:
                played[number] = reading
            elif allowed:
                what = f"{number} has no reading {quoted(reading)}; allowed: {', '.join(allowed)}"
                faults.append(PositionFault(what, "readings", (), (number,)))
            else:
                what = f"{number} has no readings to choose from; those that have: {', '.join(played)}"
                faults.append(PositionFault(what, "readings"))
        return played

    def former(self, named: Mapping[str, str]) -> dict[str, str]:
        """Ruling -> the reading that was played before it had any, for rulings that are not among those named."""
        return {
            ruling.id: reading.id
            for ruling in self.rulings.values()
            for reading in ruling.readings
            if reading.former and ruling.id not in named
        }

    def stems(self) -> dict[str, list[Rule]]:
        """Stem -> its rules, in the order of the index."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            found.setdefault(rule.stem, []).append(rule)
        return found


def _filled(package: str, number: str, where: str, text: str) -> str:
    """A text of a rule with the game's numbers: `{pressure.modifier:+}` stands for a number of numbers.toml."""
    try:
        return filled(package, text)
    except BadRuleData as error:
        if OF_A_FILE.match(str(error)):  # the file that is quoted is at fault, wherever it is quoted
            raise
        raise BadRuleData(f"{named(package, 'rules.toml')}: rules {quoted(number)}: {where}: {error}") from error


def _table(package: str, number: str, entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """A table, with the game's numbers in its cells."""
    put = partial(_filled, package, number, f"tables {quoted(entry['caption'])}")
    rows = [[put(cell) for cell in row] for row in entry["rows"]]
    return {"caption": put(entry["caption"]), "head": list(entry["head"]), "rows": rows}


def _rule(package: str, entry: Mapping[str, Any], anchors: Collection[str]) -> Rule:
    """A rule; `anchors` are those of all rules."""
    number, summary = entry["number"], _filled(package, entry["number"], "summary", entry["summary"])
    statements = tuple(
        Statement(
            f"{number}-{letter}", _filled(package, number, f"statements.{letter}", s["text"]),
            tuple(s.get("sources", ())), s.get("checkable", True),
            s.get("from_chapter", 0), s.get("reason", ""), s.get("shown_by", ""), _anchor(number, letter, anchors),
        )
        for letter, s in entry.get("statements", {}).items()
    )  # fmt: skip
    return Rule(
        number, entry["stem"], entry["chapter"], entry["title"], entry.get("names", {}),
        tuple(entry.get("sources", ())),
        entry.get("printed", {}), summary, entry.get("placky", ""), entry.get("mood", "calm"),
        tuple(entry.get("leans_on", ())), tuple(entry.get("rulings", ())), statements,
        tuple(_table(package, number, table) for table in entry.get("tables", ())),
    )  # fmt: skip


def _anchor(number: str, letter: str, anchors: Collection[str]) -> str:
    plain = anchored(f"{number}-{letter}")
    return f"{anchored(number)}--{anchored(letter)}" if plain in anchors else plain


def _ruling(entry: Mapping[str, Any]) -> Ruling:
    readings = tuple(
        Reading(r["id"], r["text"], tuple(r.get("sources", ())), r.get("default", False), r.get("former", False))
        for r in entry.get("readings", ())
    )
    return Ruling(
        entry["id"], entry["title"], tuple(entry["rules"]), entry["kind"], entry["question"], entry["ruling"],
        entry["why"], tuple(entry.get("sources", ())), readings,
    )  # fmt: skip


def _example(entry: Mapping[str, Any]) -> Example:
    return Example(entry["id"], entry["text"], tuple(entry["sources"]))


@cache
def load(package: str) -> RuleIndex:
    """Read `data/rules.toml` of a game's package, and `data/rulings.toml` if there are any rulings.

    A package without `data` is a game without rules. Raises `BadRuleData` with every fault of a file on a line of its
    own.
    """
    if not has_data(package):
        none: Mapping[Any, Any] = MappingProxyType({})
        return RuleIndex(package, "", none, frozenset(), none, none, none, none, none)
    rules = read_data(package, "rules.toml")
    rulings = read_data(package, "rulings.toml") if has_data(package, "rulings.toml") else {"rulings": []}
    insist(named(package, "rules.toml"), rule_faults(rules, rulings))
    insist(named(package, "rulings.toml"), ruling_faults(rules, rulings))
    anchors = {anchored(rule["number"]) for rule in rules["rules"]}
    return RuleIndex(
        rules["game"],
        rules["edition"],
        MappingProxyType({s["id"]: s["title"] for s in rules["sources"]}),
        frozenset(s["id"] for s in rules["sources"] if s.get("external")),
        MappingProxyType({c["number"]: c["title"] for c in rules["chapters"]}),
        MappingProxyType({r["number"]: _rule(package, r, anchors) for r in rules["rules"]}),
        MappingProxyType({r["id"]: _ruling(r) for r in rulings["rulings"]}),
        MappingProxyType({e["id"]: Edition(**e) for e in rulings.get("editions", ())}),
        MappingProxyType({e["id"]: _example(e) for e in rules.get("examples", ())}),
    )
