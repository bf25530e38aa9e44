"""`placky rules NUMBER`: everything that a rule number leads to, as lines of path and line number."""

import ast
import inspect
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any

from placky.console import print_table
from placky.errors import PlackyError
from placky.rulebook import Rulebook
from placky.rulebooks import code_of, index, sources
from placky.streams import echo
from touchline.core.nearest import nearest
from touchline.core.play.codes import REFUSALS, Codes
from touchline.core.play.events import kinds, records
from touchline.core.rulebook.index import Rule
from touchline.core.rulebook.spelling import listed_in, meant, tagged

HEAD = ("What", "Where", "Of what")
ROOMS = ("words", "painter", "advice", "match")
"""Where an event is told and drawn, and what may be done weighed."""
Row = tuple[str, str, str]


def show(books: Sequence[Rulebook], number: str, docs: Path) -> None:
    """Print a table for each rulebook that has the rule, as it is spelt or as it is meant. Raises `PlackyError`."""
    found = [(book, index(book).rules[one]) for book in books for one in meant(number, index(book).rules)]
    exact = [(book, rule) for book, rule in found if rule.number == number]
    if not found:
        if number in {book.name for book in books}:
            raise PlackyError(
                f'"{number}" is a rulebook; all of its rules are listed by: placky rules --rulebook {number}'
            )
        known = [one for book in books for one in index(book).rules]
        raise PlackyError(f'no rule has the number "{number}"; {nearest(number, known)}')
    for book, rule in exact or found:
        print_table(f"{book.title}: {rule.number} {rule.title} ({rule.stem})", HEAD, list(_rows(book, rule, docs)))
        echo(rule.summary)


def _rows(book: Rulebook, rule: Rule, docs: Path) -> Iterator[Row]:
    """What is written of a rule, in the order in which a change of it goes."""
    leads = _Leads(book, rule)
    yield from leads.listed()
    yield from leads.scenarios()
    yield from leads.code()
    yield from _tests(docs.parent / "tests", rule)
    yield from leads.events
    yield from leads.refusals
    yield from leads.modifiers
    yield from leads.told()
    yield from _there("page", docs / book.name / "rules" / f"{rule.stem}.md")
    yield from _linked(docs / book.name, rule.number)


class _Leads:
    """What a rule leads to in its engine and in what its rulebook brings."""

    def __init__(self, book: Rulebook, rule: Rule) -> None:
        self.book, self.rule, self.number = book, rule, rule.number
        self.numbers, self.modules = index(book).rules, sources(book)
        self.engine, self.brought = (
            Path(str(import_module(module).__file__)).parent for module in (book.engine, type(book).__module__)
        )
        self.data = self.engine / "data"
        self.rules = [path for path in self.modules if path.is_relative_to(self.engine)]
        self.home = [path for path in self.rules if path.as_posix().endswith(f"/{code_of(book, rule.stem)}")]
        self.bound = [(path, line, name) for path in self.rules for line, name in _bound(path, self.number)]
        carried = {path for path, _, _ in self.bound} | {*self.home}
        self.carried = [path for path in self.rules if path in carried]
        named = [name for name, kind in kinds(book.engine).items() if _of(kind.doc, self.number, self.numbers)]
        self.records = {name: records(book.engine)[name] for name in named}
        self.events = [
            ("event", f"{_told(Path(inspect.getfile(one)))}:{inspect.getsourcelines(one)[1]}", name)
            for name, one in self.records.items()
        ]
        self.refusals, self.modifiers = [*_refusals(book, rule)], [*self._modifiers()]

    def listed(self) -> Iterator[Row]:
        """Its entries in the data: the index, rulings, numbers, words."""
        yield "index", _at(self.data / "rules.toml", "number", self.number), ""
        for one in self.rule.rulings:
            yield "ruling", _at(self.data / "rulings.toml", "id", one), f"{one} {index(self.book).rulings[one].title}"
        yield from _numbers(self.data / "numbers.toml", self.number, self.numbers)
        for term in _read_toml(self.data / "terms.toml").get("terms", ()):
            if self.number in term.get("rules", ()):
                yield "term", _at(self.data / "terms.toml", "id", term["id"]), term["id"]

    def scenarios(self) -> Iterator[Row]:
        """Its feature, the tags of others, and what its module could get wrong."""
        own = self.book.features / "rules" / f"{self.rule.stem}.feature"
        yield from _there("feature", own)
        yield from _tagged(self.book.features, own, self.number)
        yield from _faults(self.book.features / "faults.toml", self.rule.stem)

    def code(self) -> Iterator[Row]:
        """Its module and its functions, what other modules do by its number, the data files that are read."""
        yield from (("code", _told(path), "") for path in self.home)
        yield from (("code", f"{_told(path)}:{line}", name) for path, line, name in self.bound)
        told = {Path(inspect.getfile(one)) for one in self.records.values()}
        for path in (path for path in self.rules if path not in {*self.carried, *told}):
            for line, said in _quoted(path, self.number):
                yield "code", f"{_told(path)}:{line}", said
        about = (path for path in self.rules if path in self.carried or _is_about(path, self.number))
        yield from (row for path in about for row in _read(path, self.data))

    def told(self) -> Iterator[Row]:
        """Where its events, codes and verbs are put into words, drawn, and weighed."""
        called = {one.__name__: name for name, one in self.records.items()} | {name: name for name in self.records}
        called |= {code: code for _, _, code in (*self.refusals, *self.modifiers)}
        called |= {verb: verb for verb in self._verbs()}
        for room in ROOMS:
            ours = (path for path in self.modules if any(map(path.is_relative_to, (self.engine, self.brought))))
            for path in (path for path in ours if room == _room(path)):
                for line, name in sorted(set(_spoken_of(path, called))):
                    yield room, f"{_told(path)}:{line}", name

    def _verbs(self) -> set[str]:
        """What may be done by the rule: `Option("steal", name, "3.06")`, or by the name of a constant."""
        found = set[str]()
        for path in self.rules:
            for node in ast.walk(_parsed(path)):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Option" and node.args:
                    verb, *others = node.args
                    if any(isinstance(one, ast.Constant) and one.value == self.number for one in others):
                        found |= {said for said in [self._value(path, verb)] if isinstance(said, str)}
        return found

    def _value(self, path: Path, node: ast.expr) -> object:
        """What a constant is, or the name of one in its module."""
        if isinstance(node, ast.Constant):
            return node.value
        inside = path.relative_to(self.engine).with_suffix("").parts
        module = import_module(".".join([self.book.engine, *inside]).removesuffix(".__init__"))
        return getattr(module, node.id, None) if isinstance(node, ast.Name) else None

    def _modifiers(self) -> Iterator[Row]:
        """The codes of modifiers that its modules name."""
        declared = _read_toml(self.data / "modifiers.toml").get("codes", {})
        parsed = chain.from_iterable(ast.walk(_parsed(path)) for path in self.carried)
        named = {node.value for node in parsed if isinstance(node, ast.Constant)}
        for line, match in _matching(self.data / "modifiers.toml", r"([\w-]+)\s*="):
            if match[1] in declared and match[1] in named:
                yield "modifier", f"{_told(self.data / 'modifiers.toml')}:{line}", match[1]


def _room(path: Path) -> str:
    """Its folder, where that is one of the rooms, else its own name."""
    return path.parent.name if path.parent.name in ROOMS else path.stem


def _read_toml(path: Path) -> Mapping[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _quoted(path: Path, number: str) -> Iterator[tuple[int, str]]:
    """Where a module has the number, or that of a statement of it: "3.06", "3.06-g"."""
    of_it = re.compile(rf"{re.escape(number)}(?:-\w+)?")
    for node in ast.walk(_parsed(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and of_it.fullmatch(node.value):
            yield node.lineno, node.value


def _is_about(path: Path, number: str) -> bool:
    """Does a module say in its first lines that it is about a rule: "individual plays (4.07)"?"""
    return f"({number})" in (ast.get_docstring(_parsed(path)) or "")


def _read(path: Path, data: Path) -> Iterator[Row]:
    """The data files that a module reads."""
    calls = (node for node in ast.walk(_parsed(path)) if isinstance(node, ast.Call) and node.args)
    read = {node.args[0] for node in calls if isinstance(node.func, ast.Name) and node.func.id == "read_data"}
    names = {str(name.value) for name in read if isinstance(name, ast.Constant)}
    yield from (row for name in sorted(names) for row in _there("data", data / name))


def _tests(folder: Path, rule: Rule) -> Iterator[Row]:
    """The tests of its stem, and the first line of all others that name it; a number of digits alone is any number."""
    named = re.compile(rf"(?<![\w.]){re.escape(rule.number)}(?![\w]|[.-]\w)")
    for path in sorted(folder.rglob("test_*.py"), key=lambda path: (path.stem != f"test_{rule.stem}", path)):
        lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if path.stem == f"test_{rule.stem}":
            yield "test", _told(path), ""
        elif not rule.number.isalnum() and (line := next((line for line, text in lines if named.search(text)), 0)):
            yield "test", f"{_told(path)}:{line}", "names it"


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _at(path: Path, key: str, value: str) -> str:
    """Where a data file says `key = "value"`; without a line if it is spelt in another way."""
    line = next(_matching(path, rf"""\s*{key}\s*=\s*["']{re.escape(value)}["']"""), None)
    return f"{_told(path)}:{line[0]}" if line else _told(path)


def _matching(path: Path, pattern: str) -> Iterator[tuple[int, re.Match[str]]]:
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines() if path.is_file() else (), 1):
        if match := re.match(pattern, text):
            yield line, match


def _numbers(path: Path, number: str, numbers: Iterable[str]) -> Iterator[Row]:
    """The sections and keys of the numbers whose comment names the rule first."""
    section = ""
    for line, match in _matching(path, r"(\[?)(\w+)(?:[^#]*#\s*([^:;]*))?"):
        name = match[2] if match[1] else f"{section}.{match[2]}"
        section = match[2] if match[1] else section
        if number in listed_in(match[3] or "", numbers):
            yield "number", f"{_told(path)}:{line}", name


def _tagged(folder: Path, own: Path, number: str) -> Iterator[Row]:
    """Where other features have the tag of the rule, exercises above all."""
    tag = f"@rule_{tagged(number)}"
    for path in sorted(folder.rglob("*.feature")):
        for line, _ in _matching(path, rf"\s*(?:@\S+\s+)*{re.escape(tag)}(?!\S)") if path != own else ():
            yield "feature", f"{_told(path)}:{line}", tag


def _faults(path: Path, stem: str) -> Iterator[Row]:
    """What the engine could get wrong in the module of a stem."""
    listed = _read_toml(path)
    for line, match in _matching(path, r"""\[["'](.*)["']\]"""):
        if listed.get(match[1], {}).get("module") == stem:
            yield "fault", f"{_told(path)}:{line}", match[1]


def _bound(path: Path, number: str) -> list[tuple[int, str]]:
    """The functions that carry out a rule, by the decorator `rule`."""
    functions = [node for node in ast.walk(_parsed(path)) if isinstance(node, ast.FunctionDef)]
    return sorted((node.lineno, node.name) for node in functions if number in chain(*map(_ruled, node.decorator_list)))


def _ruled(decorator: ast.expr) -> list[object]:
    """The numbers in `@rule("3.06")`."""
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"):
        return []
    return [number.value for number in decorator.args if isinstance(number, ast.Constant)]


def _linked(folder: Path, number: str) -> Iterator[Row]:
    """The pages of a rulebook that link to the rule."""
    for path in sorted(folder.rglob("*.md")):
        for line, _ in _matching(path, rf".*\{{rule\}}`(?:\w+:)?{re.escape(number)}`"):
            yield "page", f"{_told(path)}:{line}", "a link"


def _refusals(book: Rulebook, rule: Rule) -> Iterator[Row]:
    """By which codes the rule refuses, each where it is declared."""
    data = Path(str(files(book.engine).joinpath("data", REFUSALS)))
    if not data.is_file():
        return
    lines = data.read_text(encoding="utf-8").splitlines()
    for code, declared in Codes.of(book.engine).own.items():
        if rule.number in declared.rules:
            line = next(number for number, text in enumerate(lines, 1) if re.match(rf"\[?{code}\b(?!-)", text))
            yield "refusal", f"{_told(data)}:{line}", code


def _of(doc: str, number: str, numbers: Iterable[str]) -> bool:
    """Does an event say that it belongs to this rule: "3.06: the ball changes sides"?"""
    return number in listed_in(re.split(r":\s", doc, maxsplit=1)[0], numbers)


def _there(what: str, path: Path) -> list[Row]:
    return [(what, _told(path), "")] if path.is_file() else []


def _told(path: Path) -> str:
    """A path from where one stands, if it lies below."""
    here = Path.cwd()
    return str(path.resolve().relative_to(here)) if path.resolve().is_relative_to(here) else str(path)


def _spoken_of(path: Path, called: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """Where a file speaks of a kind of event, in words or by its type, or of a code: `called` says of which."""
    for node in ast.walk(_parsed(path)):
        if isinstance(node, ast.Constant | ast.Attribute):
            said = node.attr if isinstance(node, ast.Attribute) else node.value
            is_type = isinstance(said, str) and called.get(said, said) != said
            if isinstance(said, str) and said in called and (is_type or isinstance(node, ast.Constant)):
                yield node.lineno, called[said]
