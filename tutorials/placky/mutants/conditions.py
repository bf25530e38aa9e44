"""Conditions that go wrong: the opposite is asked, or nothing is asked any more.

- `not`: a condition is turned round;
- `always`, `never`: it holds whatever is the case, or never; so does each of several that are joined, an `and` by
  what always holds, an `or` by what never does.

Some have nothing that a scenario could see, and are left alone: what leads to an error only, as no scenario lays out a
position that cannot be, and malformed commands never reach a rule; assertions, and the words of an error; which rulings
an event names.
"""

import ast
from collections.abc import Iterator

from placky.mutants.substitutions import Substitution, verbatim

WORDLESS = (ast.Assert, ast.Raise, ast.JoinedStr)
"""In these, nothing decides what happens."""


def conditions(node: ast.AST) -> Iterator[Substitution]:
    """What this node itself makes depend on something."""
    if isinstance(node, ast.If) and not leads_to_error(node):
        leaves = isinstance(node.body[-1], ast.Return | ast.Continue | ast.Break)
        yield from _either(node, [True, False] if node.orelse or leaves else [True])
    elif isinstance(node, ast.IfExp) and not _rulings(node):
        yield from _either(node, [True, False])
    elif isinstance(node, ast.While) and not isinstance(node.test, ast.Constant):
        yield _constant(node, "test", None, False)  # one that always holds has no end
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Compare):
        yield Substitution(node.value.lineno, "not", node, "value", None, _not(node.value), node)
    elif isinstance(node, ast.comprehension):
        for at, test in enumerate(node.ifs):
            yield Substitution(test.lineno, "not", node, "ifs", at, _not(test), node)
            yield _constant(node, "ifs", at, True)
    elif isinstance(node, ast.BoolOp):
        for at in range(len(node.values)):
            yield _constant(node, "values", at, isinstance(node.op, ast.And))


def leads_to_error(node: ast.AST) -> bool:
    """Is it a condition of which nothing follows but an error, or a fault of a position, with words made for it?"""
    if not isinstance(node, ast.If):
        return False
    said = [one for one in node.body if not isinstance(one, ast.Return | ast.Assign)]
    return bool(said) and all(map(_complains, said))


def _complains(statement: ast.stmt) -> bool:
    match statement:
        case ast.Raise() | ast.Expr(value=ast.Yield(value=ast.JoinedStr() | ast.Constant())):
            return True
        case ast.Expr(value=ast.Yield(value=ast.Call(func=ast.Name(id="PositionFault")))):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=of))) | ast.AugAssign(target=of):
            return isinstance(of, ast.Name) and of.id == "faults"
    return False


def _either(node: ast.If | ast.IfExp, values: list[bool]) -> Iterator[Substitution]:
    """Turned round, and with nothing to depend on. What several are joined by `and` is as they are one by one."""
    yield Substitution(node.test.lineno, "not", node, "test", None, _not(node.test), node)
    for value in values:
        if not (isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.And) is value):
            yield _constant(node, "test", None, value)


def _constant(node: ast.AST, field: str, at: int | None, value: bool) -> Substitution:
    """What stands there always holds, or never. What it was is told: `if True:` alone would be any condition."""
    test = getattr(node, field) if at is None else getattr(node, field)[at]
    sign, said = "always" if value else "never", f"{{}} (was {verbatim(test)})"
    return Substitution(test.lineno, sign, node, field, at, ast.Constant(value=value), node, said)


def _not(test: ast.expr) -> ast.expr:
    """The opposite; of an opposite it is what stands in it."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(op=ast.Not(), operand=test)


def _rulings(node: ast.IfExp) -> bool:
    """Is either a row of texts, as rulings are? They say what an event rests on."""
    return all(
        isinstance(part, ast.Tuple)
        and all(isinstance(one, ast.Constant) and isinstance(one.value, str) for one in part.elts)
        for part in (node.body, node.orelse)
    )
