"""The `rulebook` domain: rules, statements, rulings and words as things that pages can link to.

`` {rule}`1.20` ``, `` {ruling}`R-18` `` and `` {term}`Tackle` `` link to where rule, ruling and word stand. On pages
below another rulebook's folder, or with its name in front (`` {rule}`chess:1.20` ``), they link to that rulebook's.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging

from placky.sentences import Term
from placky.sphinx.domain.asked import Answer, Asked, ruled
from placky.sphinx.domain.library import Contents, StoryPart, contents_of, library
from placky.sphinx.domain.rule_links import rule_link, title_of
from placky.sphinx.nodes import board_image, bubble, element, searched
from touchline.core.rulebook.spelling import typed
from touchline.core.rulebook.terms import search

logger = logging.getLogger(__name__)


LANGUAGES: Mapping[str, Term] = {"en": "English", "fr": "French", "de": "German", "es": "Spanish"}


def game_of(docname: str) -> str:
    """The rulebook that a page belongs to: its folder's, or the only one that there is; empty where that is open."""
    folder = docname.partition("/")[0]
    known = library()
    return folder if folder in known else next(iter(known)) if len(known) == 1 else ""


def is_number(text: str, game: str) -> bool:
    """Has a rulebook a rule of this number? A colon may be a part of it."""
    contents = contents_of(game)
    return contents is not None and text in contents.index.rules


class RuleRole(XRefRole):
    """A role whose target gets its rulebook."""

    innernodeclass = nodes.inline

    def create_xref_node(self) -> tuple[list[nodes.Node], list[Any]]:
        """As Sphinx does, with a class that no style sheet takes for something else."""
        self.classes = ["xref", "rulebook-rule"]
        return super().create_xref_node()

    def process_link(
        self, env: BuildEnvironment, refnode: nodes.Element, has_explicit_title: bool, title: str, target: str
    ) -> tuple[str, str]:
        """Put the page's rulebook in front of a bare number."""
        refnode["refwarn"] = True
        refnode["refdomain"], refnode["reftype"] = "rulebook", "rule"
        here = game_of(env.docname)
        if ":" not in target or is_number(target, here):
            return title, f"{here}:{target}"
        return (title if has_explicit_title else target.partition(":")[2]), target


class TermRole(RuleRole):
    """A role whose target is a word of the rulebook, whatever its capitals. It takes the place of Sphinx's own."""

    def process_link(
        self, env: BuildEnvironment, refnode: nodes.Element, has_explicit_title: bool, title: str, target: str
    ) -> tuple[str, str]:
        """Words are noted in small letters."""
        title, target = super().process_link(env, refnode, has_explicit_title, title, target)
        refnode["reftype"] = "term"
        return title, target.lower()


def matching(pattern: str) -> list[str]:
    """The files that a pattern finds now: a star in the last part of an absolute path. None where no folder is."""
    return sorted(map(str, Path(pattern).parent.glob(Path(pattern).name)))


BY_PAGE = ("says", "counted", "boards", "frames", "listed", "ends", "drills", "patterns")
"""What is noted page by page."""


class RulebookDomain(Domain):
    """Rules, rulings and words, wherever they stand."""

    name = "rulebook"
    label = "Rulebook"
    object_types: ClassVar[dict[str, ObjType]] = {
        "rule": ObjType("rule", "rule"),
        "ruling": ObjType("ruling", "ruling"),
        "term": ObjType("word", "term"),
    }
    roles: ClassVar[dict[str, Any]] = {"rule": RuleRole(), "ruling": RuleRole(), "term": TermRole()}
    initial_data: ClassVar[dict[str, Any]] = {
        "objects": {}, "says": {}, "counted": {}, "parts": {}, "boards": {}, "frames": {}, "listed": {}, "ends": {},
        "common": {}, "odd": set(), "drills": {}, "patterns": {},
    }  # fmt: skip
    data_version = 15

    @property
    def objects(self) -> dict[str, tuple[str, str, str]]:
        """`chess:1.20` -> page, anchor, kind."""
        found: dict[str, tuple[str, str, str]] = self.data["objects"]
        return found

    def note(self, game: str, name: str, kind: str, docname: str, place: str) -> None:
        """A rule, ruling or word stands on this page, at this place. Two pages for one are a warning."""
        key = f"{game}:{name}"
        other = self.objects.get(key)
        if other and other[0] != docname:
            logger.warning(
                "%s already stands on page %s", key, other[0], location=docname, type="placky", subtype="domain"
            )
        self.objects[key] = (docname, place, kind)

    @property
    def says(self) -> dict[str, list[tuple[str, str, str]]]:
        """Page -> what Placky says on it, as (address, title of the section, his words)."""
        found: dict[str, list[tuple[str, str, str]]] = self.data["says"]
        return found

    @property
    def counted(self) -> dict[str, list[tuple[str, str, str]]]:
        """Page -> what it shows in plots of odds, as (address, title of the section, its first words)."""
        found: dict[str, list[tuple[str, str, str]]] = self.data["counted"]
        return found

    @property
    def boards(self) -> dict[str, list[str]]:
        """Page -> the files of the boards on it."""
        found: dict[str, list[str]] = self.data["boards"]
        return found

    @property
    def frames(self) -> dict[str, list[str]]:
        """Page -> the addresses of the frames on it, and of its stories that have a section."""
        found: dict[str, list[str]] = self.data["frames"]
        return found

    @property
    def listed(self) -> dict[str, dict[str, str]]:
        """Page -> the addresses of frames that it does not play, and where their scenarios are listed on it."""
        found: dict[str, dict[str, str]] = self.data["listed"]
        return found

    @property
    def ends(self) -> dict[str, dict[str, str]]:
        """Page -> the scenarios that end in a walkthrough on it, as `chess:rules/castling#NAME`, and the addresses."""
        found: dict[str, dict[str, str]] = self.data["ends"]
        return found

    @property
    def drills(self) -> dict[str, tuple[str, int, list[dict[str, Any]]]]:
        """Page -> its drills as scripts know them, with their game and chapter."""
        found: dict[str, tuple[str, int, list[dict[str, Any]]]] = self.data["drills"]
        return found

    @property
    def patterns(self) -> dict[str, dict[str, list[str]]]:
        """Page -> the patterns of files that it shows, as `/docs/engines/*.json`, and what each found, sorted."""
        found: dict[str, dict[str, list[str]]] = self.data["patterns"]
        return found

    @property
    def odd(self) -> set[str]:
        """The pages on which something is wrong."""
        found: set[str] = self.data["odd"]
        return found

    def parts(self, contents: Contents, name: str) -> tuple[StoryPart, ...]:
        """What course cards say of each story of a feature, found once for each recording. Raises `PlackyError`."""
        known: dict[str, tuple[str, str, tuple[StoryPart, ...]]] = self.data["parts"]
        key, recording = f"{contents.book.name}:{name}", contents.recordings[name]
        made_of = (recording.feature_digest, recording.engine)
        if key not in known or known[key][:2] != made_of:
            known[key] = (*made_of, contents.parts(name))
        return known[key][2]

    def process_doc(self, env: BuildEnvironment, docname: str, document: nodes.document) -> None:  # noqa: ARG002
        """Note what Placky says and what is counted, for the search, and which boards are shown."""
        said, counted = [], []
        for said_here in document.findall(bubble):
            section: Any = said_here.parent
            while section is not None and not isinstance(section, nodes.section):
                section = section.parent
            words = " ".join(node.astext() for node in said_here.findall(nodes.paragraph))
            if section is not None and words:
                said.append((section["ids"][0], section.next_node(nodes.title).astext(), words))
        for plot in filter(plotted, document.findall(element)):
            advice = next((node.astext() for node in plot.parent if isinstance(node, nodes.paragraph)), "")
            if advice:
                title = plot.parent.next_node(nodes.title).astext()
                counted.append((plot.parent["ids"][0], title, " ".join(advice.split())))
        titles = {title_of(one): None for one in document.findall(rule_link) if one["chip"]}
        if any(titles):
            words = ". ".join(title for title in titles if title)
            document += searched(words, words)
        if boards := sorted({board["file"] for board in document.findall(board_image)}):
            self.boards[docname] = boards
        if said:
            self.says[docname] = said
        if counted:
            self.counted[docname] = counted

    def known_as(self) -> list[tuple[str, str, str, list[str]]]:
        """Page, title, address and further names of every rule, for the search: those of the words that it explains.

        So is a number in one, where it is printed in several words.
        """
        found = []
        for key, (page, place, kind) in sorted(self.objects.items()):
            game, _, number = key.partition(":")
            contents = contents_of(game)
            if contents is None or kind != "rule" or number not in contents.index.rules:
                continue
            rule = contents.index.rules[number]
            own = {rule.title, *rule.names.values()}
            names = {name for term in contents.terms if term.rules[0] == number for name in term.searched} - own
            names.update(typed(number)[1:])
            if names:
                found.append((page, f"{number} {rule.title}", place, sorted(names)))
        return found

    def spaced(self) -> list[str]:
        """The numbers of rules and statements that are more than one word, the longest first, in small letters."""
        numbers = {key.partition(":")[2].lower() for key, (_, _, kind) in self.objects.items() if kind == "rule"}
        return sorted((number for number in numbers if " " in number), key=lambda number: (-len(number), number))

    def answers(self) -> list[Asked]:
        """What answers questions to the search, by game."""
        found = []
        for game, contents in library().items():
            asking = search(contents.book.engine)
            places = [
                (number, *place)
                for key, place in sorted(self.objects.items())
                for of, _, number in [key.partition(":")]
                if of == game
            ]
            entries = [*ruled(contents.index, contents.terms, asking, places), *self._odds(game)]
            if entries:
                common = asking.common or self.data["common"].get(game, ())
                found.append((game, contents.book.title, asking.samples, asking.words, entries, common))
        return found

    def _odds(self, game: str) -> Iterator[Answer]:
        """What a game's pages have plots of."""
        for page, plots in sorted(self.counted.items()):
            of = self.env.titles[page].astext()
            for place, title, words in plots if game_of(page) == game else ():
                yield page, f"{of}: {title}", place, "odds", [of, title], [[place, words]]

    def clear_doc(self, docname: str) -> None:
        """Forget a page."""
        for kind in BY_PAGE:
            self.data[kind].pop(docname, None)
        self.odd.discard(docname)
        for key in [key for key, (page, *_) in self.objects.items() if page == docname]:
            del self.objects[key]

    def merge_domaindata(self, docnames: Iterable[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process has read."""
        pages = set(docnames)
        self.data["parts"].update(otherdata["parts"])
        self.odd.update(otherdata["odd"] & pages)
        for kind in BY_PAGE:
            self.data[kind].update({page: noted for page, noted in otherdata[kind].items() if page in pages})
        self.objects.update({key: value for key, value in otherdata["objects"].items() if value[0] in pages})

    def resolve_xref(
        self, env: BuildEnvironment, fromdocname: str, builder: Builder, typ: str, target: str, node: pending_xref,
        contnode: nodes.Element,
    ) -> nodes.reference | None:  # fmt: skip
        """A link to the place."""
        if typ == "page":
            return _page(builder, fromdocname, target, node) if target in env.all_docs else None
        uri = self.address(builder, fromdocname, target)
        return nodes.reference("", "", contnode, internal=True, refuri=uri) if uri else None

    def address(self, builder: Builder, here: str, target: str) -> str:
        """Where `chess:1.20` stands, as the page `here` says it; empty for nowhere."""
        page, place, _ = self.objects.get(target, ("", "", ""))
        if not page and builder.config.placky_site:
            return _elsewhere(builder.config.placky_site, target)
        return f"#{place}" if page == here else f"{builder.get_relative_uri(here, page)}#{place}" if page else ""

    def ending(self, builder: Builder, here: str, scenario: str) -> str:
        """Where `chess:rules/castling#NAME` ends in a walkthrough, as the page `here` says it; empty for nowhere."""
        for page, found in sorted(self.ends.items()):
            if place := found.get(scenario):
                return f"#{place}" if page == here else f"{builder.get_relative_uri(here, page)}#{place}"
        site, (game, _, feature) = builder.config.placky_site, scenario.partition("#")[0].partition(":")
        return f"{site}/{game}/{feature}.html" if site else ""

    def resolve_any_xref(self, *_: Any, **__: Any) -> list[tuple[str, nodes.reference]]:
        """Numbers are too short to be found by chance."""
        return []

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Everything for the inventory, and all but words for the search, which has them from the index."""
        for key, (page, place, kind) in sorted(self.objects.items()):
            game, _, number = key.partition(":")
            contents = contents_of(game)
            title = number
            if contents and number in contents.index.rules:
                rule = contents.index.rules[number]
                elsewhere = [f"{where} {no}" for where, no in rule.printed.items() if no != number]
                names = sorted(set(rule.names.values()) | {unaccented(name) for name in rule.names.values()})
                title = f"{number} {rule.title}{f' ({others})' if (others := ', '.join([*names, *elsewhere])) else ''}"
            elif contents and number in contents.index.rulings:
                title = f"{number} {contents.index.rulings[number].title}"
            yield key, title, kind, page, place, -1 if kind == "term" else 1


def _elsewhere(site: str, target: str) -> str:
    """Where a rule stands on a site that is not this one."""
    game, _, number = target.partition(":")
    contents = contents_of(game)
    rule = contents.index.rules.get(number) if contents else None
    return f"{site}/{game}/rules/{rule.stem}.html#rule-{rule.anchor}" if rule else ""


def plotted(node: element) -> bool:
    """Is this a plot of odds, in a section of its own?"""
    return node["attributes"].get("class") == "plot" and isinstance(node.parent, nodes.section)


def unaccented(text: str) -> str:
    """As somebody types it who has no accents on the keyboard."""
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))


def _page(builder: Builder, here: str, page: str, node: pending_xref) -> nodes.reference:
    found = nodes.reference("", "", internal=True, refuri=builder.get_relative_uri(here, page), classes=node["classes"])
    found += node[0].children
    return found
