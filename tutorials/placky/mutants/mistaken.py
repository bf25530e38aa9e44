"""One thing is taken for another: the other side, the rival's coach, a list or a name that is declared alike.

- `sides`: where a side stands, there is the other one;
- `rival`: a decision is put to the coach of the other team;
- `alike`: a field, a method of a state or a constant is another that is declared alike, as a squad for those of it on
  the field.
"""

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from placky.mutants.declared import Declarations, other_side, teams_of
from placky.mutants.omissions import ASK
from placky.mutants.substitutions import Substitution, children


@dataclass(frozen=True)
class Around:
    """What is around a node."""

    declares: Declarations
    names: Collection[str]
    """What its module knows by name."""
    state: ast.expr | None
    """By what it gets at the state."""
    statement: ast.AST
    """What a reader is shown."""

    def is_state(self, node: ast.AST) -> bool:
        """Is it the state?"""
        return self.state is not None and ast.unparse(node) == ast.unparse(self.state)


def mistaken(node: ast.AST, around: Around) -> Iterator[Substitution]:
    """What this node itself, or a child of it, may be taken for."""
    yield from _sides(node, around)
    yield from _alike(node, around)
    if around.state is not None and around.declares.teams:
        match node:
            case ast.Call(func=ast.Name(id=name), args=[coach, *_]) if name == ASK:
                rival = _rival(coach, around.state, around.declares)
                yield Substitution(node.lineno, "rival", node, "args", 0, rival, node)


def _rival(coach: ast.expr, state: ast.expr, declares: Declarations) -> ast.expr:
    """The name of the other team: `s.line_up.teams[s.line_up.teams[0] == coach]`."""
    teams = teams_of(state, declares)
    first = ast.Subscript(value=teams, slice=ast.Constant(value=0), ctx=ast.Load())
    other = ast.Compare(left=first, ops=[ast.Eq()], comparators=[coach])
    return ast.Subscript(value=teams, slice=other, ctx=ast.Load())


def _sides(node: ast.AST, around: Around) -> Iterator[Substitution]:
    if other_side(node) is not None:
        return  # what stands in it is put in its place
    declares = around.declares
    for field, at, child in children(node):
        if isinstance(node, ast.Subscript) and field == "value":
            continue
        if isinstance(node, ast.Compare) and field == "comparators" and _is_side(node.left, declares):
            continue  # one of two is enough
        side = other_side(child)
        if side is None and (_is_side(child, declares) or _is_asked(node, field, at, child, declares)):
            side = ast.BinOp(left=ast.Constant(value=1), op=ast.Sub(), right=child)  # type: ignore[arg-type]
        if side is not None:
            yield Substitution(getattr(child, "lineno", 0), "sides", node, field, at, side, around.statement)


def _is_side(node: ast.AST, declares: Declarations) -> bool:
    match node:
        case ast.Attribute(attr=name, ctx=ast.Load()):
            return name in declares.sides
        case ast.Subscript(value=ast.Attribute(attr=name), ctx=ast.Load()):
            return name in declares.lists
    return other_side(node) is not None


def _is_asked(node: ast.AST, field: str, at: int | None, child: ast.AST, declares: Declarations) -> bool:
    """Is it the side of which a state's method is asked, or which a field of sides is given?"""
    if not isinstance(child, ast.Name) or child.id.isupper():
        return False
    match node:
        case ast.Call(func=ast.Attribute(attr=name)):
            return (field, at) == ("args", 0) and name in declares.take_side
        case ast.Assign(targets=[ast.Attribute(attr=name)]):
            return field == "value" and name in declares.sides
    return False


def _alike(node: ast.AST, around: Around) -> Iterator[Substitution]:
    declares = around.declares
    if isinstance(node, ast.Attribute) and node.attr in declares.alike and around.is_state(node.value):
        yield Substitution(node.lineno, "alike", node, "attr", None, declares.alike[node.attr], around.statement)
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        other = next((one for one in declares.other_constants(node.id) if one in around.names), None)
        if other is not None:
            yield Substitution(node.lineno, "alike", node, "id", None, other, around.statement)
    for field, at, child in children(node):
        match child:
            case ast.Call(func=ast.Attribute(attr=name, value=of), args=given) if around.is_state(of):
                for method in declares.methods.get(name, ()):
                    if len(method.takes) <= len(given):
                        asked = ast.Attribute(value=of, attr=method.name, ctx=ast.Load())
                        call = ast.Call(func=asked, args=given[: len(method.takes)], keywords=[])
                        yield Substitution(child.lineno, "alike", node, field, at, call, around.statement)
