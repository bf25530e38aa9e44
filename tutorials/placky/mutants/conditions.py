"""Conditions that go wrong: the opposite is asked, or nothing is asked any more.

- `not`: a condition is turned round;
- `always`, `never`: it holds whatever is the case, or never; so does each of several that are joined.

Some have nothing that a scenario could see, and are left alone: what leads to an error only, as no scenario lays out a
position that cannot be, and malformed commands never reach a rule; assertions, and the words of an error; which rulings
an event names.
"""

import ast
from collections.abc import Iterator

from placky.mutants.places import Place

WORDLESS = (ast.Assert, ast.Raise, ast.JoinedStr)
"""In these, nothing decides what happens."""
_JOINED: dict[type[ast.boolop], tuple[str, bool]] = {ast.And: ("always", True), ast.Or: ("never", False)}


def conditions(node: ast.AST) -> Iterator[Place]:
    """What this node itself makes depend on something."""
    if isinstance(node, ast.If) and not leads_to_error(node):
        leaves = isinstance(node.body[-1], ast.Return | ast.Continue | ast.Break)
        yield from _either(node, [True, False] if node.orelse or leaves else [True])
    elif isinstance(node, ast.IfExp) and not _rulings(node):
        yield from _either(node, [True, False])
    elif isinstance(node, ast.While) and not isinstance(node.test, ast.Constant):
        yield _constant(node, False)  # one that always holds has no end
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Compare):
        yield Place(node.value.lineno, "not", node, "value", None, _not(node.value), node)
    elif isinstance(node, ast.comprehension):
        for at, test in enumerate(node.ifs):
            yield Place(test.lineno, "not", node, "ifs", at, _not(test), node)
            yield Place(test.lineno, "always", node, "ifs", at, ast.Constant(value=True), node)
    elif isinstance(node, ast.BoolOp):
        sign, value = _JOINED[type(node.op)]
        for at, part in enumerate(node.values):
            yield Place(part.lineno, sign, node, "values", at, ast.Constant(value=value), node)


def leads_to_error(node: ast.AST) -> bool:
    """Is it a condition of which nothing follows but an error, or one of the `faults` of a position?"""
    if not isinstance(node, ast.If):
        return False
    said = [one for one in node.body if not isinstance(one, ast.Return)]
    return bool(said) and all(map(_complains, said))


def _complains(statement: ast.stmt) -> bool:
    match statement:
        case ast.Raise() | ast.Expr(value=ast.Yield(value=ast.JoinedStr() | ast.Constant())):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=of))) | ast.AugAssign(target=of):
            return isinstance(of, ast.Name) and of.id == "faults"
    return False


def _either(node: ast.If | ast.IfExp, values: list[bool]) -> Iterator[Place]:
    """Turned round, and with nothing to depend on. What several are joined by `and` is as they are one by one."""
    yield Place(node.test.lineno, "not", node, "test", None, _not(node.test), node)
    for value in values:
        if not (isinstance(node.test, ast.BoolOp) and _JOINED[type(node.test.op)][1] is value):
            yield _constant(node, value)


def _constant(node: ast.If | ast.IfExp | ast.While, value: bool) -> Place:
    sign = "always" if value else "never"
    return Place(node.test.lineno, sign, node, "test", None, ast.Constant(value=value), node)


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
