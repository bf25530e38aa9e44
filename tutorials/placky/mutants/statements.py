"""Which statements the functions of an engine play, so that what is wrong with a function counts for them.

A function plays what it names: a statement in its source, in a table of its module that it uses, or behind the code of
a refusal that it makes. A function inside another one that names nothing itself counts for what is around it.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence

from placky.mutants import NOT_PLAYED, Mutant
from placky.mutants.changed_import import modules
from placky.rulebook import Rulebook
from placky.rulebooks import index
from touchline.core.play.codes import REFUSALS, Codes
from touchline.core.rulebook.data import has_data

__all__ = ["named_in", "scores", "untried"]

Named = frozenset[str]


def scores(book: Rulebook, found: Sequence[tuple[Mutant, str]]) -> list[tuple[str, int, int]]:
    """Statement, the mutants of functions that play it, and how many of them were noticed; in the order of the index.

    A rule that is left out and a number that is shifted count for no statement, as they change more than one.
    """
    known = [one.id for rule in index(book).rules.values() for one in rule.statements]
    named = played_by(book.engine, frozenset(known))
    tried, noticed = dict.fromkeys(known, 0), dict.fromkeys(known, 0)
    for mutant, line in found:
        if mutant.kind in ("rule", "number") or line == NOT_PLAYED:
            continue
        for one in named.get((mutant.stem, mutant.function), ()):
            tried[one] += 1
            noticed[one] += bool(line)
    return [(one, tried[one], noticed[one]) for one in known if tried[one]]


def untried(book: Rulebook, scored: Sequence[tuple[str, int, int]]) -> list[str]:
    """The statements that can be checked and have no score."""
    have = {one for one, _, _ in scored}
    known = [one for rule in index(book).rules.values() for one in rule.statements]
    return [one.id for one in known if one.checkable and one.id not in have]


def played_by(engine: str, known: Named) -> dict[tuple[str, int], Named]:
    """Module and first line of a function, decorators included -> the statements of those `known` that it plays."""
    codes = Codes.of(engine).own if has_data(engine, REFUSALS) else {}
    behind = {code: frozenset(one.statements) & known for code, one in codes.items()}
    return {
        (name, line): found
        for name, path in modules(engine).items()
        for line, found in named_in(path.read_text(encoding="utf-8"), known, behind).items()
    }


def named_in(source: str, known: Named, codes: Mapping[str, Named]) -> dict[int, Named]:
    """First line of each function -> the statements that it plays; `codes` of refusals name some.

    >>> source = "def play(s): yield Fell(STATED['1-a'], refuse('1', 'far'))"
    >>> sorted(named_in(source, frozenset({"1-a"}), {"far": frozenset({"1-b"})})[1])
    ['1-a', '1-b']
    """
    tree = ast.parse(source)
    tables: dict[str, Named] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found = _named(node.value, known, codes, tables)
            tables |= {one.id: found for one in targets if isinstance(one, ast.Name) and found}
    return dict(_functions(tree, known, codes, tables, frozenset()))


def _functions(
    node: ast.AST, known: Named, codes: Mapping[str, Named], tables: Mapping[str, Named], around: Named
) -> Iterator[tuple[int, Named]]:
    for child in ast.iter_child_nodes(node):
        inside = around
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = _named(child, known, codes, tables) or around
            yield min([child.lineno, *[decorator.lineno for decorator in child.decorator_list]]), inside
        yield from _functions(child, known, codes, tables, inside)


def _named(node: ast.AST, known: Named, codes: Mapping[str, Named], tables: Mapping[str, Named]) -> Named:
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            found |= {part.value} & known | codes.get(part.value, frozenset())
        elif isinstance(part, ast.Name):
            found |= tables.get(part.id, frozenset())
    return frozenset(found)
