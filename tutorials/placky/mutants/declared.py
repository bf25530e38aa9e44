"""What an engine declares, read from its sources: the fields of its state, what is alike, and what names a side.

Edits that put one thing in the place of another need to know what might be mistaken for what. Nothing of that is
written for them: two fields are alike that have one codec, two methods of a state that return the same kind of thing,
two constants that are given their values in one line, or in lines without a gap that say `Final`; and a side is what
the engine takes from 1 to get the other one.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby

from placky.mutants.changed_import import modules
from placky.mutants.effects import MethodEffect, method_effect

STATE, KEPT, EACH = "State", "kept", "each"
"""The class, what declares a field of it that never changes, unless it says what that begins with, and one of each."""
_SIDES = {"team", "side"}
"""What a parameter of a state's method is called that takes a side."""


@dataclass(frozen=True)
class Method:
    """A method of a state: the annotations of its parameters without `self`, and what it returns."""

    name: str
    takes: tuple[str, ...]
    gives: str


@dataclass
class Declarations:
    """What the modules of an engine say of themselves."""

    fields: set[str] = field(default_factory=set)
    """The fields of the state that may change."""
    each: set[str] = field(default_factory=set)
    """Those of them that have a value for each player, so that all are equally long."""
    alike: dict[str, str] = field(default_factory=dict)
    """Field -> another one with the same codec."""
    methods: dict[str, tuple[Method, ...]] = field(default_factory=dict)
    """A state's method -> the others that can be called in its place."""
    method_effects: dict[str, MethodEffect] = field(default_factory=dict)
    """What a state's method that returns nothing does."""
    constants: list[tuple[str, ...]] = field(default_factory=list)
    """Names that are given their values together."""
    sides: set[str] = field(default_factory=set)
    """Attributes that hold a side."""
    lists: set[str] = field(default_factory=set)
    """Attributes that hold a side for each of many."""
    take_side: set[str] = field(default_factory=set)
    """A state's methods whose first parameter is a side."""
    teams: str = ""
    """How a state gets at the names of two teams: `line_up.teams`."""

    def other_constants(self, name: str) -> Iterator[str]:
        """Those that are given their values together with this one, the next of them first."""
        for row in self.constants:
            if name in row:
                at = row.index(name)
                yield from (*row[at + 1 :], *row[:at])


@cache
def declared(engine: str) -> Declarations:
    """What an engine declares; it is not imported for that."""
    return read({name: path.read_bytes() for name, path in modules(engine).items()})


def read(sources: Mapping[str, str | bytes]) -> Declarations:
    """What these modules declare.

    >>> source = "def turn(s: State): s.mover = 1 - s.mover"
    >>> sorted(read({"turn": source}).sides)
    ['mover']
    """
    found = Declarations()
    for source in sources.values():
        tree = ast.parse(source)
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and node.name == STATE:
                _read_state(node, found, _parts(tree))
        found.constants += [row for row in _rows(tree.body) if len(row) > 1]
        for part in ast.walk(tree):
            if (taken := other_side(part)) is None:
                continue
            if isinstance(taken, ast.Attribute):
                found.sides.add(taken.attr)
            elif isinstance(taken, ast.Subscript) and isinstance(taken.value, ast.Attribute):
                found.lists.add(taken.value.attr)
    return found


def other_side(node: ast.AST) -> ast.expr | None:
    """The side of which this is the other one: `x` of `1 - x`."""
    match node:
        case ast.BinOp(left=ast.Constant(value=1), op=ast.Sub(), right=side):
            return side
    return None


def _rows(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ...]]:
    """Constants that are given their values together: in one line, or in lines without a gap that say `Final`."""
    row: list[str] = []
    below = 0
    for node in body:
        match node:
            case ast.Assign(targets=targets):
                yield from map(_row, targets)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="Final")) if name.isupper():
                if node.lineno != below:
                    yield tuple(row)
                    row = []
                row.append(name)
                below = (node.end_lineno or node.lineno) + 1
    yield tuple(row)


def _row(target: ast.expr) -> tuple[str, ...]:
    """The constants that an assignment gives their values together; `PHASES` in `A, B = PHASES = ...` is none."""
    if not isinstance(target, ast.Tuple):
        return ()
    names = [one.id for one in target.elts if isinstance(one, ast.Name)]
    return tuple(names) if len(names) == len(target.elts) and all(map(str.isupper, names)) else ()


def _parts(tree: ast.Module) -> dict[str, list[str]]:
    """Constants that stand for some parts of a state, as `CLEARED = FIELDS.parts(TABLE)`, each with those parts."""
    found = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Attribute(attr="parts"), args=parts)):
                found[name] = [one.id for one in parts if isinstance(one, ast.Name)]
    return found


def _read_state(node: ast.ClassDef, found: Declarations, parts: Mapping[str, Sequence[str]]) -> None:
    codecs: dict[str, str] = {}
    fields: dict[str, list[str]] = {}
    methods = []
    for part in node.body:
        match part:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.Call(args=[codec, *_]) as call) if (
                isinstance(call.func, ast.Attribute)
            ):
                found.fields.add(name)
                fields.setdefault(ast.unparse(call.func.value), []).append(name)
                found.each |= {name} if call.func.attr == EACH else set()
                codecs[name] = " ".join((ast.unparse(kind), call.func.attr, ast.unparse(codec)))
            case ast.AnnAssign(value=ast.Call(func=ast.Name(id=kept), args=[])) if kept == KEPT:
                pass
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if not ast.unparse(kind).startswith("Class"):
                found.fields.add(name)
            case ast.FunctionDef(name=name, args=ast.arguments(args=[_, *taken])) if not name.startswith("_"):
                takes = tuple(ast.unparse(one.annotation) if one.annotation else "" for one in taken)
                methods.append(Method(name, takes, ast.unparse(part.returns) if part.returns else "None"))
                if taken and taken[0].arg in _SIDES:
                    found.take_side.add(name)
        for inner in ast.walk(part):
            match inner:
                case ast.Attribute(attr="teams", value=ast.Attribute(attr=kept, value=ast.Name(id="self"))):
                    found.teams = f"{kept}.teams"
    for _, group in groupby(sorted(codecs, key=lambda name: codecs[name]), codecs.__getitem__):
        names = list(group)
        found.alike |= dict(zip(names, [*names[1:], names[0]], strict=True)) if len(names) > 1 else {}
    resets = {constant: [name for one in listed for name in fields.get(one, ())] for constant, listed in parts.items()}
    _read_methods(node, methods, found, resets)


def _read_methods(
    node: ast.ClassDef, methods: Sequence[Method], found: Declarations, resets: Mapping[str, Sequence[str]]
) -> None:
    """What each does that returns nothing, and of the others those that can be called in its place."""
    plain = {one.name for one in methods if one.gives == "None"}
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name in plain:
            found.method_effects[part.name] = method_effect(part, found.fields, resets)
    for one in methods:
        found.methods[one.name] = tuple(
            other
            for other in methods
            if other.gives == one.gives != "None"
            and other.name != one.name
            and other.takes == one.takes[: len(other.takes)]
        )


def teams_of(state: ast.expr, declares: Declarations) -> ast.expr:
    """The names of the two teams, where `state` stands for the state."""
    for name in declares.teams.split("."):
        state = ast.Attribute(value=state, attr=name, ctx=ast.Load())
    return state
