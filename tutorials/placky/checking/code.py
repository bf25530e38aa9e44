"""Checks of the engine's source: what its modules read, refuse, register and tell."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from placky.checking.findings import PROJECT, Finding, check
from placky.checking.project import Project, parsed
from placky.errors import shown
from placky.mutants.changed_import import imported_as
from touchline.core.nearest import nearest
from touchline.core.play.codes import COMMON, REFUSALS, Codes
from touchline.core.play.events import kinds
from touchline.core.rulebook import numbers, register
from touchline.core.rulebook.spelling import tagged

NUMBERS = "numbers.toml"
REFUSE = "refuse"
LIMITING = ("min", "max", "range")
SMALL = 2
"""Numbers up to this one count, halve and compare; larger ones are a rulebook's."""


@check(PROJECT)
def numbers_in_use(project: Project) -> Iterator[Finding]:
    """A number of `numbers.toml` that no module, no data file and no page reads."""
    if not project.has(NUMBERS):
        return
    read = _read(project)
    written = "\n".join(_written(project))
    for name in numbers.listed(project.book.engine):
        section, *rest = name.split(".")
        keys = [part for part in rest if not part.isdecimal()]
        used = (section, "") in read or not keys or (section, keys[0]) in read
        if not used and name not in written:
            where = project.in_data(NUMBERS, keys[-1] if keys else section)
            yield Finding(
                where, f"nobody reads the number {name}", "read it in the rule that it belongs to, or take it out"
            )


def _read(project: Project) -> set[tuple[str, str]]:
    """Section and key of what modules read as `NUMBERS.section.key`; no key where a section is read as a whole."""
    found: set[tuple[str, str]] = set()
    for path in project.modules.values():
        inner = set()
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute):
                found.add((node.value.attr, node.attr))
                inner.add(node.value)
        whole = [one for one in ast.walk(parsed(path)) if isinstance(one, ast.Attribute) and one not in inner]
        found |= {(one.attr, "") for one in whole}
    return found


def _written(project: Project) -> Iterator[str]:
    """What data files and pages say: they may have places for numbers."""
    folders = [(project.data, "*.toml"), *([(project.docs, "*.md")] if project.docs else [])]
    for folder, pattern in folders:
        for path in sorted(folder.rglob(pattern)):
            if path.name != NUMBERS and "_build" not in path.parts:
                yield path.read_text(encoding="utf-8", errors="replace")


@check(PROJECT)
def numbers_in_code(project: Project) -> Iterator[Finding]:
    """A number in the code of a rule that belongs into `numbers.toml`."""
    for stem in project.index.stems():
        path = project.modules.get(stem)
        for node in _literals(parsed(path)) if path else ():
            what = f"the number {node.value!r} stands in the code of a rule"
            do = f"put it into {NUMBERS} and read it from there"
            yield Finding(f"{shown(path or '')}:{node.lineno}", what, do)


def _literals(tree: ast.Module) -> Iterator[ast.Constant]:
    """Whole numbers that something is compared with, or counted up to; not those of a coach who plays at random."""
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        if isinstance(node, ast.FunctionDef) and any(one.arg == "chance" for one in node.args.args):
            continue
        left += ast.iter_child_nodes(node)
        limits: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            limits = [node.left, *node.comparators]
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in LIMITING:
            limits = node.args
        for one in limits:
            if isinstance(one, ast.Constant) and type(one.value) is int and abs(one.value) > SMALL:
                yield one


@check(PROJECT)
def codes_of_refusals(project: Project) -> Iterator[Finding]:
    """A code of a refusal that nobody declares or nobody refuses with, and a rule that refuses by another's code."""
    declared = Codes.of(project.book.engine).own if project.has(REFUSALS) else {}
    said = project.texts()
    for code, one in declared.items():
        where = project.in_data(REFUSALS, code)
        if code not in said:
            yield Finding(where, f'nobody refuses with the code "{code}"', "refuse with it, or take it out")
        for number in one.rules:
            if number not in project.index.rules:
                do = nearest(number, project.index.rules)
                yield Finding(where, f'the code "{code}" is of rule "{number}", and there is none', do)
    for path, call in project.nodes(ast.Call):
        rule, code = _refused(call)
        where = f"{shown(path)}:{call.lineno}"
        if code and code not in declared and code not in COMMON:
            do = f"declare it in {REFUSALS}; {nearest(code, declared)}"
            yield Finding(where, f'no code of a refusal is called "{code}"', do)
        elif rule and code in declared and rule not in declared[code].rules:
            allowed = ", ".join(declared[code].rules) or "none"
            what = f'rule {rule} refuses with the code "{code}", which is declared for {allowed}'
            yield Finding(where, what, f"name the rule in {REFUSALS}")


def _refused(call: ast.Call) -> tuple[str, str]:
    """Rule and code of a call that refuses, as far as they stand there."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name not in (REFUSE, "Refusal") or len(call.args) < 2:
        return "", ""
    rule, code = (one.value if isinstance(one, ast.Constant) else "" for one in call.args[:2])
    return str(rule), str(code)


@check(PROJECT)
def rules_that_functions_carry_out(project: Project) -> Iterator[Finding]:
    """A function that is registered for a number of no rule, and a rule that has a module and no function."""
    if not project.has_engine:
        return
    for name in project.modules:
        import_module(imported_as(project.book.engine, name))
    found = register.registered(project.book.engine)
    for number, functions in found.items():
        if number not in project.index.rules:
            code = functions[0].__code__
            what = f'{functions[0].__name__} carries out rule "{number}", and there is none'
            yield Finding(
                f"{shown(code.co_filename)}:{code.co_firstlineno}", what, nearest(number, project.index.rules)
            )
    for number, rule in project.index.rules.items():
        if number not in found and rule.stem in project.modules:
            where = shown(project.modules[rule.stem])
            yield Finding(where, f"no function carries out rule {number}", f'register one with @rule("{number}")')


@check(PROJECT)
def rulings_in_use(project: Project) -> Iterator[Finding]:
    """A ruling that no event, no refusal, no rule and no scenario cites."""
    cited = project.fired | project.texts() | set(_in_data(project))
    for ruling in project.index.rulings.values():
        tag = f"@ruling_{tagged(ruling.id)}"
        claimed = any(tag in one.tags for feature in project.features for one in feature.scenarios)
        if ruling.id not in cited and not claimed:
            where = project.in_data("rulings.toml", f'"{ruling.id}"')
            yield Finding(where, f"nobody cites {ruling.id}", "let the events that it decides carry it, or take it out")


def _in_data(project: Project) -> Iterator[str]:
    """The rulings that rules and codes of refusals name."""
    yield from (one for rule in project.index.rules.values() for one in rule.rulings)
    if project.has(REFUSALS):
        yield from (one for code in Codes.of(project.book.engine).own.values() for one in code.rulings)


@check(PROJECT)
def events_with_a_rule(project: Project) -> Iterator[Finding]:
    """A record among the events whose first field is no rule, and which a rule tells as if it were one."""
    known = kinds(project.book.engine) if project.has_engine else {}
    told = {
        getattr(node.value.func, "id", getattr(node.value.func, "attr", ""))
        for _, node in project.nodes(ast.Yield)
        if isinstance(node.value, ast.Call)
    }
    for name, path in project.modules.items():
        if not known or "events" not in name.split("."):
            continue
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef) and node.name in told and not _has_a_rule(node):
                what = f"{node.name} is told as an event, and does not begin with its rule"
                yield Finding(f"{shown(path)}:{node.lineno}", what, "let it begin with: rule: str")


def _has_a_rule(record: ast.ClassDef) -> bool:
    fields = [
        one.target.id for one in record.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    ]
    return fields[:1] == ["rule"]


@check(PROJECT)
def chance_in_rules(project: Project) -> Iterator[Finding]:
    """A module of the engine that draws its own random numbers, or looks at a clock."""
    for path, node in project.nodes((ast.Import, ast.ImportFrom)):
        names = [node.module] if isinstance(node, ast.ImportFrom) else [one.name for one in node.names]
        drawn = [one.name for one in node.names] if isinstance(node, ast.ImportFrom) else []
        for name in names:
            if name in ("secrets", "time", "uuid") or (name == "random" and drawn != ["Random"]):
                what = f"a rule may not use {name}: the same answers would not give the same game"
                yield Finding(f"{shown(Path(path))}:{node.lineno}", what, "yield a throw, and let the driver roll")
