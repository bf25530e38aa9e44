"""Which sentences a package has, found in its source without running it: what a catalogue has to have.

Those of scripts stand in tables of their own (`placky.sentences.scripts`). In Python a sentence is a text at one of
these places, by itself or as one branch of a choice between several:

- the first argument of `say`, whatever a module calls it that imports it, and of `say_nodes`; in a template, of `say`;
- what `told`, `both` or `said` of `placky.tales` tell of a kind of event;
- what a game gives to `PlainWords`, `Refusals`, `Modifiers`, `Together` or `Nouns`; the first argument of `Nouns.put`;
- the `one` and `other` of a `Plural`;
- a value of a table that is annotated with `Sentence` or `Term`, or such a text by itself; what a `Chance` has.
"""

import ast
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from placky.sentences import Plural, Sentence
from placky.sentences.scripts import sentences

__all__ = ["FoundSentence", "found_in"]

CALLS: Mapping[str, Sequence[int | str]] = {
    "say": (0,), "say_nodes": (0,), "told": (1, 2), "both": (1,), "said": (1,), "put": (0,),
    "PlainWords": (0, 1, "sentences", "refusals", "modifiers"),
    "Refusals": (0, 1, "sentences", "doing", "names", "met", "briefly"),
    "Together": (0, "sentences"),
    "Modifiers": (0, 1, "sentences", "notes"),
    "Nouns": ("player", "players", "game", "board"),
}  # fmt: skip
"""A function, or what makes an object -> which of its arguments are sentences, by their place or their name."""
TEMPLATE = re.compile(r'\bsay\("([^"]+)"')
"""What a template of a page says."""
SAY, PLURAL, ANNOTATED = "say", Plural.__name__, {"Sentence", "Term", "Chance"}


class FoundSentence(NamedTuple):
    """A sentence, and the module in which it stands."""

    message: Sentence
    module: str


def found_in(folder: Path, without: Collection[Path] = ()) -> Iterator[FoundSentence]:
    """Every sentence of the modules and templates in a folder, in the order in which they stand there.

    What lies in a folder `without` is somebody else's, as a rulebook that comes with placky has a catalogue of its own.
    """
    others = {*without} - {folder}
    for suffix, read in READERS.items():
        for path in sorted(folder.rglob(f"*{suffix}")):
            if others.isdisjoint(path.parents):
                seen = dict.fromkeys(read(path.read_text(encoding="utf-8"), str(path)))
                yield from (FoundSentence(one, path.relative_to(folder).as_posix()) for one in seen)


def _in_module(text: str, name: str) -> Iterator[Sentence]:
    tree = ast.parse(text, name)
    calls = {**CALLS, **dict.fromkeys(_other_names(tree), CALLS[SAY])}
    for node in ast.walk(tree):
        yield from _of(node, calls)


def _in_script(text: str, _: str) -> Iterator[Sentence]:
    yield from sentences(text)


def _in_template(text: str, _: str) -> Iterator[Sentence]:
    yield from TEMPLATE.findall(text)


READERS: Mapping[str, Callable[[str, str], Iterator[Sentence]]] = {
    ".py": _in_module, ".js": _in_script, ".html": _in_template,
}  # fmt: skip
"""How a file is called at its end -> what finds the sentences in its text; the whole name is for errors."""


def _other_names(tree: ast.Module) -> Iterator[str]:
    """What else a module calls `say`, as one does that has a `say` of its own."""
    imported = (node.names for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return (one.asname for names in imported for one in names if one.name == SAY and one.asname)


def _of(node: ast.AST, calls: Mapping[str, Sequence[int | str]]) -> Iterator[Sentence]:
    """The sentences that a node brings."""
    if isinstance(node, ast.Call) and _called(node) == PLURAL:
        yield from _texts(node)
    elif isinstance(node, ast.Call) and (taken := calls.get(_called(node))) is not None:
        given: dict[int | str | None, ast.expr] = dict(enumerate(node.args))
        given |= {one.arg: one.value for one in node.keywords}
        for place in taken:
            yield from _texts(given[place]) if place in given else ()
    elif isinstance(node, ast.AnnAssign) and node.value and _is_of(node.annotation):
        yield from _texts(node.value)


def _called(node: ast.Call) -> str:
    """What is called: a function, or `put` of whatever object."""
    if isinstance(node.func, ast.Attribute) and node.func.attr == "put":
        return "put"
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _is_of(annotation: ast.expr) -> bool:
    return any(isinstance(one, ast.Name) and one.id in ANNOTATED for one in ast.walk(annotation))


def _texts(node: ast.expr) -> Iterator[Sentence]:
    """The sentences in an expression: a text, a plural, branches of a choice, the values of a table."""
    match node:
        case ast.Constant(value=str(text)) if text:
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _texts(one)
            yield from _texts(other)
        case ast.Dict(values=values) | ast.Tuple(elts=values) | ast.List(elts=values):
            for value in values:
                yield from _texts(value)
        case ast.Call(args=args, keywords=named) if _called(node) == PLURAL:
            given: dict[str | None, ast.expr] = dict(zip(Plural._fields, args, strict=False))
            given |= {one.arg: one.value for one in named}
            parts = [part.value for name in Plural._fields if isinstance(part := given.get(name), ast.Constant)]
            if len(parts) == len(Plural._fields):
                yield Plural(*map(str, parts))
        case ast.Call(args=args, keywords=named):  # MappingProxyType({...}), a table that is frozen; Chance(roll=...)
            for one in (*args, *(each.value for each in named)):
                yield from _texts(one)
