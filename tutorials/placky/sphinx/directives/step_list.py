"""What scenarios are written from: lists of steps, of kinds of events, and of what lies in a data file."""

from collections.abc import Mapping
from typing import Any, ClassVar

from docutils import nodes

from placky.rulebooks import step_book
from placky.scenarios.fields import FieldType
from placky.scenarios.steps import StepBook, StepDefinition
from placky.sentences import Sentence, say
from placky.sphinx.directives import RulebookDirective
from placky.sphinx.nodes import house, narrowing, say_nodes, table, title
from touchline.core.errors import BadRuleData
from touchline.core.play.events import kinds
from touchline.core.rulebook.data import read_data

FEW = 24
"""So many names are listed beside a type; more stand in tables of their own."""
INNER = ("rule", "rulings")
"""Fields that every event has."""
BRACES: Sentence = "What stands in braces"


class StepsDirective(RulebookDirective):
    """`{steps}`: every step of a rulebook's features, from the step definitions, and what stands in their braces."""

    def run(self) -> list[nodes.Node]:
        """One titled section a concept, and one for the types."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("steps")
        book = step_book(contents.book)
        out: list[nodes.Node] = [narrowing("tbody > tr", "steps")]
        head = [say("Step"), say("What it does")]
        for concept in dict.fromkeys(one.concept for one in book.definitions):
            rows: list[list[Any]] = [
                [nodes.literal(one.pattern, f"{one.kind.capitalize()} {one.pattern}"), _told(book, one)]
                for one in book.definitions
                if one.concept == concept
            ]
            out.append(
                _section(concept, table(say("Steps about {concept}", concept=concept.lower()), head, rows, prose=True))
            )
        out.append(nodes.section("", title(say(BRACES)), _types(book), ids=["steps-what-stands-in-braces"]))
        return out


def _section(name: str, content: nodes.Node) -> nodes.section:
    return nodes.section("", title(name), content, ids=[f"steps-{name.lower().replace(' ', '-')}"])


def _told(book: StepBook, one: StepDefinition) -> nodes.Node:
    """What a step does, an example, which type its fields are of, and what its table takes."""
    cell = nodes.inline("", one.doc)
    if one.fields and all(book.values(one).values()):
        example = _literal(f"{one.kind.capitalize()} {book.example(one)}")
        cell += [nodes.Text(" "), *say_nodes("Example: {step}.", step=example)]
    for name, kind in one.fields.items():
        if name != kind:
            of = {"field": _literal(f"{{{name}}}"), "type": _literal(f"{{{kind}}}")}
            cell += [nodes.Text(" "), *say_nodes("{field}: as {type}.", **of)]
    if one.columns:
        columns: list[nodes.Node] = []
        for number, (name, cells) in enumerate(one.columns.types.items()):
            column = {"name": _literal(name), "what": _takes(cells), "example": _literal(cells.example)}
            columns += [nodes.Text(", " if number else ""), *say_nodes("{name} ({what}, as {example})", **column)]
        cell += [nodes.Text(" "), *say_nodes("Columns of its table: {columns}.", columns=columns)]
        cell += [nodes.Text(" "), *say_nodes("No row goes without {column}.", column=one.columns.first)]
    return cell


def _types(book: StepBook) -> nodes.Node:
    """What each type takes; its names, where there are few."""
    used = {kind for one in book.definitions for kind in one.fields.values()}
    rows: list[list[Any]] = [
        [_literal(f"{{{name}}}"), _takes(kind), _literal(kind.example), _names(kind)]
        for name, kind in book.types.items()
        if name in used
    ]
    return table(say(BRACES), [say("In braces"), say("Takes"), say("Example"), say("Names")], rows, prose=True)


def _names(kind: FieldType) -> str:
    """The names of a type, as far as they can be listed."""
    if kind.present:
        return say("whoever is there in the position")
    if not kind.exist:
        return say("any")
    names = list(kind.exist())
    return ", ".join(names) if len(names) <= FEW else say("{count} of them", count=len(names))


def _literal(text: str) -> nodes.literal:
    return nodes.literal(text, text)


def _takes(kind: FieldType) -> str:
    return kind.takes or say("a {type}", type=kind.called)


class EventsDirective(RulebookDirective):
    """`{events}`: every kind of event of a game, what it says, and its fields."""

    def run(self) -> list[nodes.Node]:
        """One table."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("events")
        rows: list[list[Any]] = [
            [
                _literal(name),
                " ".join(kind.doc.split()),
                ", ".join(one for one in kind.fields if one not in INNER) or say("none"),
            ]
            for name, kind in sorted(kinds(contents.book.engine).items())
        ]
        head = [say("Kind"), say("What it says"), say("Fields")]
        return [table(say("Kinds of events"), head, rows, prose=True)]


class DataTableDirective(RulebookDirective):
    """`{data-table} players.toml players`: a list of a data file, with some of the keys of its entries as columns.

    A list inside of others has its way there as its key, as `teams.0.players`.
    """

    required_arguments = 2
    option_spec: ClassVar[dict[str, Any]] = {**RulebookDirective.option_spec, "caption": str, "columns": str}

    def run(self) -> list[nodes.Node]:
        """One table; what no document gives is marked in its first column."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("table")
        name, key = self.arguments
        columns = self.options.get("columns", "name").split()
        try:
            entries = _within(read_data(contents.book.engine, name), key)
        except (BadRuleData, OSError) as error:
            self.warn(f"{name} cannot be read: {error}")
            return self.missing("table")
        if not isinstance(entries, list) or not entries:
            self.warn(f'{name} has no list "{key}"')
            return self.missing("table")
        if absent := [one for one in columns if not any(one in entry for entry in entries)]:
            self.warn(f'no entry of "{key}" in {name} has a {", ".join(absent)}; there are: {", ".join(entries[0])}')
            return self.missing("table")
        self.depend_on_data(contents, name)
        rows = [[_first(entry, columns[0]), *[_worded(entry.get(one, "")) for one in columns[1:]]] for entry in entries]
        return [table(self.options.get("caption") or say("{list} of {file}", list=key, file=name), columns, rows)]


def _within(data: Any, key: str) -> Any:
    """What stands in data under keys and places in lists, joined by points; None for nothing.

    >>> _within({"teams": [{"players": ["VEGA"]}]}, "teams.0.players")
    ['VEGA']
    """
    for part in key.split("."):
        if isinstance(data, Mapping):
            data = data.get(part)
        elif isinstance(data, list) and part.isdecimal() and int(part) < len(data):
            data = data[int(part)]
        else:
            return None
    return data


def _first(entry: Mapping[str, Any], column: str) -> nodes.Node:
    """The name of an entry, marked where no document gives it."""
    marks = [nodes.Text(" "), house()] if entry.get("house") is True else []
    return nodes.inline("", "", nodes.Text(_worded(entry[column])), *marks)


def _worded(value: Any) -> str:
    """A value of a data file: numbers side by side as a card prints them, names in a row."""
    if isinstance(value, list):
        between = "/" if all(isinstance(one, int) for one in value) else ", "
        return between.join(map(_worded, value))
    return str(value)
