"""`placky rules NUMBER`: everything that a rule number leads to, as lines of path and line number."""

import ast
import inspect
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from itertools import chain
from pathlib import Path

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
ROOMS = ("words", "painter", "match")
"""Where an event is told and drawn."""
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
    modules, numbers = sources(book), index(book).rules
    engine, brought = (
        Path(str(import_module(module).__file__)).parent for module in (book.engine, type(book).__module__)
    )
    data, rules = engine / "data", [path for path in modules if path.is_relative_to(engine)]
    yield "index", _at(data / "rules.toml", "number", rule.number), ""
    for one in rule.rulings:
        yield "ruling", _at(data / "rulings.toml", "id", one), f"{one} {index(book).rulings[one].title}"
    yield from _numbers(data / "numbers.toml", rule.number, numbers)
    own = book.features / "rules" / f"{rule.stem}.feature"
    yield from _there("feature", own)
    yield from _tagged(book.features, own, rule.number)
    yield from _faults(book.features / "faults.toml", rule.stem)
    code = code_of(book, rule.stem)
    yield from (("code", _told(path), "") for path in rules if path.as_posix().endswith(f"/{code}"))
    bound = [(path, line, name) for path in rules for line, name in _bound(path, rule.number)]
    yield from (("code", f"{_told(path)}:{line}", name) for path, line, name in bound)
    carried = {path for path, _, _ in bound} | {path for path in rules if path.as_posix().endswith(f"/{code}")}
    yield from (row for path in rules if path in carried or _is_about(path, rule.number) for row in _read(path, data))
    yield from _tests(docs.parent / "tests", rule)
    named = [name for name, kind in kinds(book.engine).items() if _of(kind.doc, rule.number, numbers)]
    for name in named:
        record = records(book.engine)[name]
        yield "event", f"{_told(Path(inspect.getfile(record)))}:{inspect.getsourcelines(record)[1]}", name
    refusals = list(_refusals(book, rule))
    yield from refusals
    called = {records(book.engine)[name].__name__: name for name in named} | {name: name for name in named}
    called |= {code: code for _, _, code in refusals}
    for room in ROOMS:
        ours = (path for path in modules if path.is_relative_to(engine) or path.is_relative_to(brought))
        for path in (path for path in ours if room in (path.stem, path.parent.name)):
            for line, name in sorted(set(_spoken_of(path, called))):
                yield room, f"{_told(path)}:{line}", name
    yield from _there("page", docs / book.name / "rules" / f"{rule.stem}.md")
    yield from _linked(docs / book.name, rule.number)


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
    for path in sorted(folder.rglob("test_*.py")):
        lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if path.stem == f"test_{rule.stem}":
            yield "test", _told(path), ""
        elif not rule.number.isalnum() and (line := next((line for line, text in lines if named.search(text)), 0)):
            yield "test", f"{_told(path)}:{line}", "names it"


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
    listed = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    for line, match in _matching(path, r"""\[["'](.*)["']\]"""):
        if listed.get(match[1], {}).get("module") == stem:
            yield "fault", f"{_told(path)}:{line}", match[1]


def _bound(path: Path, number: str) -> list[tuple[int, str]]:
    """The functions that carry out a rule, by the decorator `rule`."""
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    functions = [node for node in tree if isinstance(node, ast.FunctionDef)]
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
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant | ast.Attribute):
            said = node.attr if isinstance(node, ast.Attribute) else node.value
            if isinstance(said, str) and said in called:
                yield node.lineno, called[said]
