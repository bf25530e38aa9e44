"""Bookkeeping that goes wrong: something is not done, not asked of the right coach, or not done for everybody.

- `without`: what changes a state, or has another rule do so, is left out; of what is set together, one is;
- `stranger`: a decision is put to a stranger;
- `first`, `last`: of those whom something concerns, the first or the last one is passed over.

Only what is handed a state of play keeps books about it. That is a function with a parameter annotated `State`, the
methods of a class with such a function, and the rules in either. A plain function in them checks or proposes a command,
and one with `faults` reads a position: both are left alone. So are events, which are told and change nothing, and
`__init__`, as without a value everything ends in an error.
"""

import ast
from collections.abc import Iterator

from placky.mutants.declared import STATE
from placky.mutants.substitutions import BODIES, Substitution

ASK = "Choose"
STRANGER = "a stranger"


def is_play(node: ast.AST, *, around: bool) -> bool:
    """Is this node, or what is around it, handed a state to play with?"""
    if isinstance(node, ast.ClassDef):
        return any(_takes_state(part) for part in node.body)
    if not isinstance(node, ast.FunctionDef):
        return around and not _tells(node)
    reads = any(argument.arg == "faults" for argument in node.args.args)
    inside = around and (_is_method(node) or _is_rule(node))
    return (inside or _takes_state(node)) and not reads and not node.name.startswith("__")


def _tells(node: ast.AST) -> bool:
    """Is it an event? A request is yielded as well."""
    told = node.value.value if isinstance(node, ast.Expr) and isinstance(node.value, ast.Yield) else None
    return isinstance(told, ast.Call) and getattr(told.func, "id", "") != ASK


def _is_method(node: ast.FunctionDef) -> bool:
    return bool(node.args.args) and node.args.args[0].arg == "self"


def _is_rule(node: ast.FunctionDef) -> bool:
    return any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node))


def _takes_state(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(argument.annotation, ast.Name) and argument.annotation.id == STATE for argument in node.args.args
    )


def omissions(node: ast.AST) -> Iterator[Substitution]:
    """What this node itself does that can be left out."""
    for field in BODIES:
        statements = getattr(node, field, None)
        for at, statement in enumerate(statements if isinstance(statements, list) else ()):
            if _changes(statement):
                yield Substitution(statement.lineno, "without", node, field, at, ast.Pass(), statement, "without: {}")
    if isinstance(node, ast.Assign):
        yield from _one_of_many(node)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == ASK:
        yield Substitution(node.lineno, "stranger", node, "args", 0, ast.Constant(STRANGER), node)
    if isinstance(node, ast.For | ast.comprehension):
        for sign, part in (("first", slice(1, None)), ("last", slice(None, -1))):
            yield Substitution(node.iter.lineno, sign, node, "iter", None, _part(node.iter, part), node)


def _one_of_many(node: ast.Assign) -> Iterator[Substitution]:
    """Of several things that are set together, one is not."""
    rows: list[tuple[ast.AST, str, list[ast.expr]]] = [(node, "targets", node.targets)]
    rows += [(target, "elts", target.elts) for target in node.targets if isinstance(target, ast.Tuple)]
    for owner, field, parts in rows:
        for at, part in enumerate(parts):
            if len(parts) > 1 and any(isinstance(one, ast.Attribute) for one in ast.walk(part)):
                yield Substitution(node.lineno, "without", owner, field, at, ast.Name("_", ast.Store()), node)


def _changes(statement: ast.stmt) -> bool:
    """Does it set something that belongs to something else, or call for what may?"""
    if isinstance(statement, ast.Assign):
        return any(isinstance(part, ast.Attribute) for target in statement.targets for part in ast.walk(target))
    if isinstance(statement, ast.AugAssign):
        return any(isinstance(part, ast.Attribute) for part in ast.walk(statement.target))
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call | ast.YieldFrom)


def _part(of: ast.expr, part: slice) -> ast.expr:
    listed = ast.Call(ast.Name("list", ast.Load()), [of], [])
    bounds = [ast.Constant(one) if one is not None else None for one in (part.start, part.stop)]
    return ast.Subscript(listed, ast.Slice(*bounds), ast.Load())
