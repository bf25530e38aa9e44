"""The edits of an engine: small faults that can be made in its source, and an import of it with one of them.

A comparison is moved at its boundary (`comparisons`), a condition is turned round or dropped (`conditions`). Something
that a rule does is left out, asked of a stranger or not done for everybody (`omissions`), done twice or after what
follows (`effects`); a side, a coach, a list or a name is taken for another (`mistaken`). `OPERATORS` has them all.

A function with a `chance` proposes something for a coach who plays at random. It decides nothing, and is left alone. So
is a special method but `__init__`, and whatever checks types for mypy.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType

from placky.mutants.changed_import import change, modules
from placky.mutants.comparisons import boundaries
from placky.mutants.conditions import WORDLESS, conditions, leads_to_error
from placky.mutants.declared import STATE, Declarations, declared, read
from placky.mutants.effects import effects
from placky.mutants.mistaken import Around, mistaken
from placky.mutants.omissions import is_play, omissions
from placky.mutants.substitutions import BODIES, Substitution, children, edited

OPERATORS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "boundary": ("<", "<=", ">", ">="),
        "without": ("without",),
        "negated": ("not",),
        "dropped": ("always", "never"),
        "twice": ("twice",),
        "swapped": ("swapped",),
        "sides": ("sides",),
        "coach": ("stranger", "rival"),
        "alike": ("alike",),
        "each": ("first", "last"),
    }
)
"""What is done to a source, and the signs of its edits."""
ODDS = "consequences"
"""The module that says which outcomes of a roll count as one. Odds ask it, which no scenario checks."""
_OPERATORS = {sign: operator for operator, signs in OPERATORS.items() for sign in signs}


@dataclass(frozen=True)
class Edit:
    """One edit of one module, which is named below the engine's package; `__init__` is the package."""

    module: str
    line: int
    sign: str
    again: int
    """How many edits of the same sign stand before it on its line."""
    text: str
    """What the source reads once it has been made."""
    function: int
    """The first line of the function that it stands in, decorators included; 0 for none."""
    within: str
    """The name of that function, with those around it."""
    first: int
    """The first line of the statement that is changed, or of what is before its body."""
    last: int

    @property
    def operator(self) -> str:
        """One of `OPERATORS`."""
        return _OPERATORS[self.sign]

    @property
    def name(self) -> str:
        """Module, line and sign: `dodge:41:<=`; a second one on the line is `dodge:41:<=#2`."""
        return _name(self.module, self.line, self.sign, self.again)


@cache
def edits(engine: str) -> tuple[Edit, ...]:
    """Every edit of an engine, by module and line."""
    declares = declared(engine)
    named = ((name, path) for name, path in modules(engine).items() if name != ODDS)
    return tuple(one for name, path in named for one in in_source(name, path.read_bytes(), declares))


def in_source(module: str, source: str | bytes, declares: Declarations | None = None) -> list[Edit]:
    """The edits of one module. `declares`: what its engine declares, if there is more of it than this module.

    >>> [one.name for one in in_source("kick", "near = 2 < way <= 8")]
    ['kick:1:<', 'kick:1:<=']
    """
    found = []
    for again, substitution, scope in _counted(ast.parse(source), declares or read({module: source})):
        lines = scope.first, scope.last
        found.append(
            Edit(
                module,
                substitution.line,
                substitution.sign,
                again,
                substitution.text(),
                scope.function,
                scope.within,
                *lines,
            )
        )
    return found


def rewritten(module: str, source: str | bytes, name: str, declares: Declarations | None = None) -> ast.Module:
    """A module's source in which the edit of this name has been made. Raises `LookupError`."""
    tree = ast.parse(source)
    for again, substitution, _ in _counted(tree, declares or read({module: source})):
        if _name(module, substitution.line, substitution.sign, again) == name:
            edited(substitution)
            return ast.fix_missing_locations(tree)
    raise LookupError(f"no edit is called {name}")


def _name(module: str, line: int, sign: str, again: int) -> str:
    return f"{module}:{line}:{sign}" + (f"#{again + 1}" if again else "")


def _counted(tree: ast.Module, declares: Declarations) -> Iterator[tuple[int, Substitution, "_Scope"]]:
    """Each place of an edit, with how many of its sign stand before it on its line, and what is around it."""
    seen = Counter[tuple[int, str]]()
    for substitution, scope in _in_tree(tree, declares):
        yield seen[substitution.line, substitution.sign], substitution, scope
        seen[substitution.line, substitution.sign] += 1


def make(engine: str, name: str) -> None:
    """From now on, the module that is imported has this edit."""
    module = name.partition(":")[0]
    change(engine, module, lambda source: rewritten(module, source, name, declared(engine)))


@dataclass(frozen=True)
class _Scope:
    """What is around a node."""

    around: Around
    function: int = 0
    within: str = ""
    plays: bool = False
    """Is the function handed a state?"""
    decides: bool = True
    """Does anything but an error depend on it?"""
    first: int = 0
    last: int = 0


def _in_tree(tree: ast.Module, declares: Declarations) -> Iterator[tuple[Substitution, _Scope]]:
    """Each place of an edit, with what is around it."""
    known = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    known |= {
        one.asname or one.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for one in node.names
    }
    yield from _substitutions(tree, _Scope(Around(declares, known, None, tree)))


def _substitutions(node: ast.AST, scope: _Scope) -> Iterator[tuple[Substitution, _Scope]]:
    if _is_left_alone(node) or _is_length(node, scope.around.declares):
        return
    scope = _within(node, scope)
    found = list(boundaries(node))
    if scope.function and scope.decides:
        found += conditions(node)
    if scope.plays:
        declares = scope.around.declares
        found += [
            *omissions(node), *effects(node, declares.fields, declares.method_effects), *mistaken(node, scope.around)
        ]  # fmt: skip
    for substitution in found:
        yield substitution, _at(substitution, scope)
    errs = leads_to_error(node)
    for field, _, child in children(node):
        if errs and field == "body":
            continue  # words, and nothing that decides
        within = replace(scope, plays=False, decides=False) if errs and field == "test" else scope
        yield from _substitutions(child, within)


def _is_left_alone(node: ast.AST) -> bool:
    """Nothing in it decides anything: a proposal at random, a special method, an assertion, words."""
    if isinstance(node, ast.FunctionDef):
        return any(argument.arg == "chance" for argument in node.args.args)
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    return isinstance(node, WORDLESS)


def _is_length(node: ast.AST, declares: Declarations) -> bool:
    """Is it how many players there are, by the length of a field?"""
    match node:
        case ast.Call(func=ast.Name(id="len"), args=[ast.Attribute(attr=name)]):
            return name in declares.each
    return False


def _within(node: ast.AST, scope: _Scope) -> _Scope:
    """What is around the children of a node."""
    scope = replace(scope, plays=is_play(node, around=scope.plays))
    state = _state(node)
    if state is not None:
        scope = replace(scope, around=replace(scope.around, state=state))
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        scope = replace(scope, within=f"{scope.within}.{node.name}".lstrip("."))
    if isinstance(node, ast.FunctionDef):
        scope = replace(scope, function=min([node.lineno, *[one.lineno for one in node.decorator_list]]))
    if isinstance(node, ast.stmt):
        body = getattr(node, "body", None)
        last = body[0].lineno - 1 if isinstance(body, list) else node.end_lineno
        scope = replace(
            scope, first=node.lineno, last=max(node.lineno, last or 0), around=replace(scope.around, statement=node)
        )
    return scope


def _at(substitution: Substitution, scope: _Scope) -> _Scope:
    """An edit of a body touches a statement of it."""
    if substitution.field in BODIES:
        return replace(scope, first=substitution.line, last=substitution.line)
    return scope


def _state(node: ast.AST) -> ast.expr | None:
    """By what a function, or the methods of a class, get at the state, if that is said here."""
    if isinstance(node, ast.ClassDef):
        if node.name == STATE:
            return ast.Name(id="self", ctx=ast.Load())
        for part in ast.walk(node):
            match part:
                case ast.Assign(
                    targets=[ast.Attribute(value=ast.Name(id="self")) as kept], value=ast.Name(id=name)
                ) if name in _states(node):
                    return ast.Attribute(value=kept.value, attr=kept.attr, ctx=ast.Load())
    if isinstance(node, ast.FunctionDef) and node.name != "__init__":
        return next((ast.Name(id=one, ctx=ast.Load()) for one in _states(node)), None)
    return None


def _states(node: ast.AST) -> set[str]:
    """The parameters that are a state."""
    return {
        one.arg
        for part in ast.walk(node)
        if isinstance(part, ast.FunctionDef)
        for one in part.args.args
        if isinstance(one.annotation, ast.Name) and one.annotation.id == STATE
    }
