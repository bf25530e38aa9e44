"""Effects that come twice, or one before the other.

- `twice`: what counts on, or has another rule do something, is done two times;
- `swapped`: of two neighbours the later one comes first.

What is the same the second time is not done twice, and neighbours change places only where it can matter: one of them
changes what the other looks at or changes as well. Names of a function are no such thing: to look at one before it is
there is an error, and that is noticed by anybody. What a method of the state does is read from its source.
"""

import ast
import builtins
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from placky.mutants.substitutions import BODIES, Substitution, verbatim

_THE_SAME_AGAIN = {"add", "discard", "update", "clear", "sort", "setdefault", "remove", "reverse", "reset"}
"""Methods that do nothing when they are called again, or have nothing to take away any more."""
_CHANGES = {"append", "extend", "insert", "pop", "remove", "clear", "add", "discard", "update", "sort", "reverse"}


@dataclass(frozen=True)
class MethodEffect:
    """What a method of the state does to it."""

    changed: Collection[str]
    seen: Collection[str]
    opaque: bool
    """Does it hand on the state, so that the rest of it is not to be seen here?"""
    again: bool
    """Is it something else when it is done again?"""


MethodEffects = Mapping[str, MethodEffect]


def method_effect(
    method: ast.FunctionDef, fields: Collection[str], parts: Mapping[str, Collection[str]] = MappingProxyType({})
) -> MethodEffect:
    """What a method does. `fields`: what can change in a state; `parts`: constant -> fields that a reset of it has.

    How many players a field has never changes, so a reset that is told their number looks at nothing.
    """
    whole = Effect(method, fields, {})
    inside = [node for node in ast.walk(method) if isinstance(node, ast.stmt)]
    held = {id(node.value) for node in ast.walk(method) if isinstance(node, ast.Attribute) and node.attr in fields}
    changed, seen = set(whole.changed), set(whole.seen)
    for node in ast.walk(method):
        match node:
            case ast.Call(func=ast.Attribute(attr="reset"), args=[state, *players, ast.Name(id=part)]) if part in parts:
                held.add(id(state))
                changed |= set(parts[part])
                seen -= {name for one in players for name in _attributes(one)}
    bare = any(isinstance(one, ast.Name) and one.id == "self" and id(one) not in held for one in ast.walk(method))
    return MethodEffect(changed, seen, bare, any(_counts(one, {}) for one in inside))


def effects(node: ast.AST, fields: Collection[str], method_effects: MethodEffects) -> Iterator[Substitution]:
    """What this node itself has done twice, or in another order. `fields`: what can change in a state."""
    for field in BODIES:
        body = getattr(node, field, None)
        if not isinstance(body, list):
            continue
        for at, statement in enumerate(body):
            if _counts(statement, method_effects):
                twice = [*body[:at], statement, *body[at:]]
                yield Substitution(statement.lineno, "twice", node, field, None, twice, statement, "twice: {}")
            later = body[at + 1] if at + 1 < len(body) else None
            if later is not None and Effect(statement, fields, method_effects).meets(
                Effect(later, fields, method_effects)
            ):
                swapped = [*body[:at], later, statement, *body[at + 2 :]]
                said = "swapped: {}; " + verbatim(statement)
                yield Substitution(statement.lineno, "swapped", node, field, None, swapped, later, said)


def _counts(statement: ast.stmt, method_effects: MethodEffects) -> bool:
    """Is it something else when it is done again?"""
    match statement:
        case ast.AugAssign(target=target):
            return _has_attribute(target)
        case ast.Assign(targets=targets, value=value):
            changed = {name for target in targets for name in _attributes(target)}
            return isinstance(value, ast.YieldFrom) or any(_goes_on(part, changed) for part in ast.walk(value))
        case ast.Expr(value=ast.YieldFrom(value=of)):
            return not _is_nothing(of)
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))) if name in method_effects:
            return method_effects[name].again
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))):
            return name not in _THE_SAME_AGAIN
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)


def _is_nothing(of: ast.expr) -> bool:
    """Is it `()`, of which nothing comes? It makes a rule of a function that has nothing to tell."""
    return isinstance(of, ast.Tuple) and not of.elts


def _goes_on(node: ast.AST, changed: set[str]) -> bool:
    """Is it reckoned from what is changed? To filter a list again leaves it as it is, and so does `_replace`."""
    match node:
        case ast.Call(func=ast.Attribute(attr="_replace")):
            return False  # what is put in is asked by itself
        case ast.BinOp() | ast.UnaryOp(op=ast.Not()) | ast.Starred() | ast.Call(func=ast.Attribute()):
            pass
        case ast.Call(func=ast.Name(id=name)) if name not in dir(builtins):
            pass
        case _:
            return False
    counted = [part for part in ast.walk(node) if isinstance(part, ast.Call) and ast.unparse(part.func) == "len"]
    known = {id(part) for one in counted for part in ast.walk(one)}
    return any(
        isinstance(one, ast.Attribute) and one.attr in changed and id(one) not in known and not _is_constant(one)
        for one in ast.walk(node)
    )


def _has_attribute(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Attribute) for part in ast.walk(node))


def _attributes(node: ast.AST) -> set[str]:
    """Their names, but those of constants, as `tokens` of `NUMBERS.rush.tokens`."""
    return {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute) and not _is_constant(part)}


def _is_constant(node: ast.AST) -> bool:
    """Does it belong to a name in capitals?"""
    return (
        _is_constant(node.value)
        if isinstance(node, ast.Attribute)
        else isinstance(node, ast.Name) and node.id.isupper()
    )


@dataclass(frozen=True)
class Effect:
    """A statement by what it looks at and what it changes."""

    statement: ast.stmt
    fields: Collection[str]
    method_effects: MethodEffects

    def meets(self, later: "Effect") -> bool:
        """Does it matter which of the two comes first, other than by an error?"""
        if not (self.acts and later.acts) or self.named & later.looked:
            return False
        return bool(
            self.changed & (later.seen | later.changed)
            or self.seen & later.changed
            or (self.opaque and (later.opaque or later.changed or later.seen))
            or (later.opaque and (self.changed or self.seen))
        )

    @cached_property
    def acts(self) -> bool:
        """Is it one thing that is done?"""
        return isinstance(self.statement, ast.Assign | ast.AugAssign | ast.Expr)

    @cached_property
    def changed(self) -> set[str]:
        """The fields that it changes itself."""
        found = set()
        for node in ast.walk(self.statement):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    found |= _stored(target)
            elif isinstance(node, ast.AugAssign):
                found |= _stored(node.target)
            elif isinstance(node, ast.Delete):
                found |= {name for target in node.targets for name in _stored(target)}
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _CHANGES:
                found |= _attributes(node.func.value)
        return found & set(self.fields) | {name for one in self.done for name in one.changed}

    @cached_property
    def seen(self) -> set[str]:
        """The fields that it looks at."""
        return _attributes(self.statement) & set(self.fields) | {name for one in self.done for name in one.seen}

    @cached_property
    def done(self) -> list[MethodEffect]:
        """What methods of the state do for it."""
        calls = [node.func for node in ast.walk(self.statement) if isinstance(node, ast.Call)]
        names = [one.attr for one in calls if isinstance(one, ast.Attribute)]
        return [self.method_effects[name] for name in names if name in self.method_effects]

    @cached_property
    def opaque(self) -> bool:
        """Does it have something done of which nothing is to be seen here?"""
        value = getattr(self.statement, "value", None)
        if any(one.opaque for one in self.done):
            return True
        if any(isinstance(node, ast.YieldFrom) and not _is_nothing(node.value) for node in ast.walk(self.statement)):
            return True
        match value:
            case ast.Call(func=ast.Attribute(attr=name, value=ast.Name())) if name in _CHANGES:
                return False  # a list of the function's own
        return isinstance(self.statement, ast.Expr) and isinstance(value, ast.Call) and not self.changed

    @cached_property
    def named(self) -> set[str]:
        """The names that it gives a value."""
        return {n.id for n in ast.walk(self.statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}

    @cached_property
    def looked(self) -> set[str]:
        """The names that it asks for."""
        return {n.id for n in ast.walk(self.statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}


def _stored(target: ast.expr) -> set[str]:
    """The fields that an assignment to this changes: `s.at[i] = ...` changes `at`."""
    match target:
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return {name for part in parts for name in _stored(part)}
        case ast.Attribute(attr=name):
            return {name}
        case ast.Subscript(value=value):
            return _stored(value)
        case ast.Starred(value=value):
            return _stored(value)
    return set()
