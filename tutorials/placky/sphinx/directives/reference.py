"""What an author writes with, from the code itself: names with pictures, what they are and take; colours; checks."""

import inspect
import re
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, Literal, NamedTuple, get_args, get_origin

from docutils import nodes
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.docutils import SphinxDirective

from placky.diagrams.palette import PALETTE
from placky.sentences import say
from placky.sphinx.nodes import drawing, table, tag, title

WIDE = 130
"""The width of a picture in SVG units."""


class Entry(NamedTuple):
    """A name of a module: what it takes, what its documentation says, and those that belong to it."""

    name: str
    takes: str
    said: str
    members: tuple["Entry", ...] = ()


def entries(module: ModuleType) -> Iterator[Entry]:
    """Whatever a module lists in `__all__`, in the order in which it is defined there."""
    told = ModuleAnalyzer.for_module(module.__name__).find_attr_docs()
    order = {name: number for number, name in enumerate(vars(module))}
    for name in sorted(module.__all__, key=order.__getitem__):
        found = getattr(module, name)
        said = " ".join(told.get(("", name), ()))
        if inspect.isclass(found) and found.__module__ == "builtins":  # another name for what Python has
            yield Entry(name, found.__name__, said or say("A name for this."))
        elif inspect.isclass(found):
            yield _class(name, found)
        elif inspect.isroutine(found):
            yield Entry(name, _parameters(found), said or _first(found))
        elif get_origin(found) is Literal:
            yield Entry(name, ", ".join(repr(one) for one in get_args(found)), said or say("One of these."))
        elif get_args(found):
            yield Entry(name, _alias(found), said or say("A name for this."))
        else:
            plain = isinstance(found, str | int | float | tuple | frozenset)
            yield Entry(name, repr(found) if plain else "", said or ("" if plain else _first(type(found))))


def _class(name: str, found: type) -> Entry:
    """A class, with its functions where others have to write them, or its author overrides them."""
    told = ModuleAnalyzer.for_module(found.__module__).find_attr_docs()
    asked = bool(getattr(found, "_is_protocol", False) or inspect.isabstract(found))
    members = []
    if asked:
        values = {one: " ".join(told.get((found.__name__, one), ())) for one in found.__annotations__}
        members = [Entry(one, "", said) for one, said in values.items()]
        for one, member in vars(found).items():
            if one[0] != "_" and isinstance(member, property) and member.fget:
                members.append(Entry(one, "", _first(member.fget)))
            elif one[0] != "_" and inspect.isfunction(member):
                members.append(Entry(one, _parameters(member), _first(member)))
    return Entry(name, "" if asked else _fields(found), _first(found), tuple(members))


def _fields(found: type) -> str:
    """The fields of a record, or what makes an object, with what stands there where nothing is said."""
    if is_dataclass(found):
        firsts = {one.name: one.default_factory if one.default is MISSING else one.default for one in fields(found)}
        return ", ".join(one if first is MISSING else f"{one} = {_shown(first)}" for one, first in firsts.items())
    named = getattr(found, "_fields", None)
    if named is not None:
        defaults = getattr(found, "_field_defaults", {})
        return ", ".join(f"{one} = {_shown(defaults[one])}" if one in defaults else one for one in named)
    return "" if found.__init__ is object.__init__ else _parameters(found.__init__)  # type: ignore[misc] # only asked


def _parameters(function: Any) -> str:
    """The parameters of a function by their names."""
    found = inspect.signature(function).parameters.values()
    said = [one.name if one.default is one.empty else f"{one.name} = {_shown(one.default)}" for one in found]
    return ", ".join(one for one in said if one not in ("self", "cls"))


def _shown(default: Any) -> str:
    return getattr(default, "__name__", None) or re.sub(r"<.*?(\w+)( object)?( at .*)?>", r"\1", repr(default))


def _first(found: Any) -> str:
    """What documentation says before its examples."""
    return " ".join((inspect.getdoc(found) or "").partition("\n\n>>>")[0].split())


def _alias(found: Any) -> str:
    """What a name of several kinds stands for."""
    return re.sub(r"[\w.]+\.(?=\w)", "", str(found).replace(" | ", ", "))


class ReferenceDirective(SphinxDirective):
    """`{reference} MODULE NAME...`: all names of a module, or these, as tables."""

    required_arguments = 1
    optional_arguments = 40

    def run(self) -> list[nodes.Node]:
        """One table for what is simple, and a section for each name that has functions of its own."""
        module = import_module(self.arguments[0])
        self.env.note_dependency(str(module.__file__))
        wanted = self.arguments[1:]
        found = [one for one in entries(module) if one.name in wanted or not wanted]
        plain = [one for one in found if not one.members]
        made: list[nodes.Node] = []
        if plain:
            made.append(_table(say("Names of {module}", module=module.__name__), plain, module.__name__))
        for one in found:
            if one.members:
                rows = _table(say("What {name} has", name=one.name), one.members, module.__name__)
                ident = f"{one.name.lower()}-of-{module.__name__.replace('.', '-')}"
                made.append(nodes.section("", title(one.name), _prose(one.said), rows, ids=[ident]))
        return made


def _table(caption: str, found: Any, module: str) -> nodes.Node:
    from placky.diagrams.samples import SAMPLES

    drawn = module.startswith("placky.diagrams") and any(one.name in SAMPLES for one in found)
    rows: list[list[Any]] = []
    for one in sorted(found, key=lambda one: drawn and one.name not in SAMPLES):
        cells: list[Any] = [nodes.literal(one.name, one.name), _prose(one.said), _takes(one.takes)]
        if drawn:
            cells.insert(1, "")
            if one.name in SAMPLES:
                cells[1] = _picture(one.name)
                cells[2] += _example(one.name)
        rows.append(cells)
    head = [say("Name"), *([say("Picture")] if drawn else []), say("What it is"), say("Takes")]
    return table(caption, head, rows, prose=True)


def _picture(name: str) -> nodes.Node:
    from placky.diagrams.samples import scene
    from placky.diagrams.svg import board

    drawn = board(scene(name), f"sample-{name}-")
    size = {"width": str(WIDE), "height": str(round(WIDE * drawn.view[3] / drawn.view[2]))}
    return drawing(svg=drawn.in_page("pk-sample", size), alt=drawn.title)


def _example(name: str) -> list[nodes.Node]:
    """How a sample is written, where it says more than its fields."""
    from placky.diagrams.samples import SAMPLES, written

    text = written(SAMPLES[name])
    return [tag("br"), nodes.literal(text, text)] if text.startswith(f"{name}(") else []


def _takes(text: str) -> nodes.Node:
    return nodes.literal(text, text) if text else nodes.Text("")


def _prose(text: str) -> nodes.inline:
    """Documentation in a sentence: what stands between backquotes is code."""
    out = nodes.inline()
    for number, part in enumerate(re.split(r"`{1,2}([^`]+)`{1,2}", re.sub(r":\w+:`~?[\w.]*?(\w+)`", r"`\1`", text))):
        if part:
            out += nodes.literal(part, part) if number % 2 else nodes.Text(part)
    return out


class ColoursDirective(SphinxDirective):
    """`{colours}`: every colour of the palette, on paper and by night."""

    option_spec: ClassVar[dict[str, Any]] = {}

    def run(self) -> list[nodes.Node]:
        """One table."""
        rows = [
            [nodes.literal(name, name), _swatch(tint.paper, "light"), _swatch(tint.night, "dark")]
            for name, tint in PALETTE.items()
        ]
        return [table(say("Colours by name"), [say("Name"), say("Light"), say("Dark")], rows, prose=True)]


def _swatch(colour: str, theme: str) -> nodes.Node:
    """A colour as it is in one theme, whatever theme the page has."""
    behind = getattr(PALETTE["page"], "paper" if theme == "light" else "night")
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="24" aria-hidden="true">'
        f'<rect x=".5" y=".5" width="55" height="23" fill="{behind}" stroke="{PALETTE["cord"].paper}"/>'
        f'<rect x="4" y="4" width="48" height="16" fill="{colour}"/></svg>'
    )
    return nodes.inline("", "", drawing(svg=svg, alt=""), nodes.Text(" "), nodes.literal(colour, colour))


class ChecksDirective(SphinxDirective):
    """`{checks}`: what `placky check` looks for, from the list of its checks."""

    def run(self) -> list[nodes.Node]:
        """A table for what is wrong, and one for what is lacking next."""
        from placky.checking import CHECKS, LACKING, WRONG

        made: list[nodes.Node] = []
        for kind in (WRONG, LACKING):
            rows: list[list[Any]] = [[one.name, _prose(one.doc)] for one in CHECKS if one.kind == kind]
            caption = say("What placky check finds wrong" if kind == WRONG else "What placky check finds lacking")
            head = [say("Check"), say("Finds wrong" if kind == WRONG else "Finds lacking")]
            made.append(table(caption, head, rows, prose=True))
        return made
