"""Comparisons moved by one at their boundary: `<` becomes `<=` and back, `>` becomes `>=` and back."""

import ast
from collections.abc import Iterator

from placky.mutants.substitutions import Substitution

NEIGHBOURS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
SIGNS: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


def boundaries(node: ast.AST) -> Iterator[Substitution]:
    """Each comparison at a boundary that this node itself makes."""
    if not isinstance(node, ast.Compare):
        return
    for at, operator in enumerate(node.ops):
        if neighbour := NEIGHBOURS.get(type(operator)):
            line = node.comparators[at].lineno
            yield Substitution(line, SIGNS[type(operator)], node, "ops", at, neighbour(), node)
