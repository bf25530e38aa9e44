"""What all directives share, and two of them: an exercise, and Placky speaking on any page."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, cast

from docutils import nodes
from docutils.parsers.rst import DirectiveError, directives
from sphinx.addnodes import pending_xref
from sphinx.errors import SphinxError
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from placky.errors import PlackyError
from placky.faults import Fault, attempt, fault_of, hearing
from placky.recording import Recording
from placky.scenarios.features import MOODS, Feature
from placky.sentences import Sentence, say
from placky.sphinx.domain import RulebookDomain, game_of
from placky.sphinx.domain.library import Contents, contents_of, library
from placky.sphinx.domain.rule_links import chip
from placky.sphinx.faults import noted
from placky.sphinx.nodes import drawing, link, say_nodes, tag, title
from placky.sphinx.prose import prose
from placky.sphinx.walkthrough import walkthrough
from placky.sphinx.walkthrough.frames import FrameWriter, with_placky
from placky.sphinx.walkthrough.parts import course_left, part_line, parts_list
from placky.sphinx.walkthrough.recap import FINISH, recap, what_next
from placky.storyboard.frames import Story

logger = logging.getLogger(__name__)

LOST: Mapping[str, Sentence] = {
    "exercise": "The exercise cannot be shown: its recording is missing, stale or damaged.",
    "rule": "The rule cannot be shown: its recording is missing, stale or damaged.",
    "rules": "The rules cannot be shown: its recording is missing, stale or damaged.",
    "steps": "The steps cannot be shown: its recording is missing, stale or damaged.",
    "events": "The events cannot be shown: its recording is missing, stale or damaged.",
    "table": "The table cannot be shown: its recording is missing, stale or damaged.",
    "drills": "The drills cannot be shown: its recording is missing, stale or damaged.",
    "rulings": "The rulings cannot be shown: its recording is missing, stale or damaged.",
    "coverage": "The coverage cannot be shown: its recording is missing, stale or damaged.",
    "glossary": "The glossary cannot be shown: its recording is missing, stale or damaged.",
    "plot": "The plot cannot be shown: its recording is missing, stale or damaged.",
    "report": "The report cannot be shown: its recording is missing, stale or damaged.",
}
"""What stands in place of something that could not be shown, by what it is."""


def page(docname: str, *inside: nodes.Node, classes: str = "") -> nodes.Node:
    """A link to another page, with anything inside."""
    content = nodes.inline("", "", *inside)
    return pending_xref(
        "", content, refdomain="rulebook", reftype="page", reftarget=docname, refexplicit=True, refwarn=True,
        classes=classes.split(),
    )  # fmt: skip


def _sprite() -> nodes.Node:
    from placky.diagrams.mascot import sprite

    return drawing(svg=sprite(), alt="")


class RulebookDirective(SphinxDirective):
    """What all of them share: which rulebook, what the page depends on, how a fault is shown."""

    option_spec: ClassVar[dict[str, Any]] = {"rulebook": directives.unchanged}

    def __init_subclass__(cls) -> None:
        """What breaks in a directive costs what it makes, and no other: it is told and noted in its place."""
        super().__init_subclass__()
        if "run" in vars(cls):
            cls.run = _heard(cls.run)

    def book_contents(self) -> Contents | None:
        """The rulebook of this page, or of the option; None has been warned of."""
        name = self.options.get("rulebook") or game_of(self.env.docname)
        found = contents_of(name)
        if found is None:
            known = ", ".join(library()) or "none"
            what = f'no rulebook "{name}" can be shown' if name else "this page is below no rulebook's folder"
            self.warn(f"{what}; say which one with :rulebook: (here: {known})")
        return found

    def warn(self, message: str) -> None:
        """A located warning, which fails a strict build. The page is read anew in every build until it is mended."""
        self.domain.odd.add(self.env.docname)
        logger.warning("%s", message, location=self.get_location(), type="placky", subtype="directive")

    def tell(self, faults: Iterable[Fault]) -> None:
        """Warn of what could not be made."""
        for fault in faults:
            self.warn(str(fault))

    def tell_of(self, places: Iterable[tuple[str, Sequence[Fault]]]) -> None:
        """Warn of what could not be made in these places, of each fault once."""
        found: dict[Fault, list[str]] = {}
        for place, faults in places:
            for fault in faults:
                found.setdefault(fault, []).append(place)
        for fault, (place, *others) in found.items():
            self.warn(f"{place}: {fault}{f', and in {len(others)} more' if others else ''}")

    def depend(self, contents: Contents, *names: str) -> None:
        """Rebuild this page when these features or their recordings change; all of them when none is named."""
        for name in names or contents.paths:
            for path in contents.paths[name]:
                self.env.note_dependency(str(path))

    def depend_on_data(self, contents: Contents, *names: str) -> None:
        """Rebuild this page when these data files of the engine change."""
        for name in names:
            self.env.note_dependency(str(files(contents.book.engine).joinpath("data", name)))

    def recorded(self, contents: Contents, name: str) -> tuple[Feature, Recording] | None:
        """A feature and its recording; None where one is missing (which has been warned of)."""
        if name in contents.odd and name not in contents.features:
            self.domain.odd.add(self.env.docname)
            return None
        if name not in contents.features:
            known = ", ".join(n for n in contents.features if n.startswith("exercises/"))
            self.warn(f'no feature "{name}"; known exercises: {known or "none"}')
            return None
        self.depend(contents, name)
        recording = contents.recordings.get(name)
        return (contents.features[name], recording) if recording else None

    def writer(self, contents: Contents) -> FrameWriter:
        """A writer of frames for this page."""
        once = cast("set[str]", self.env.temp_data.setdefault("placky_once", set()))
        game = contents.book.name
        return FrameWriter(contents.book, Path(self.env.srcdir), lambda number: chip(game, number), prose, once)

    def walk(
        self, story: Story, contents: Contents, writer: FrameWriter, name: str, *, rail: bool, after: str = ""
    ) -> list[nodes.Node]:
        """A walkthrough, with what is not in it before it; every fault of it is told."""
        if not story.is_told:
            return [*self.apart(story), as_written(story)]
        made = walkthrough(story, contents.book, writer, name, rail=rail, after=after)
        self.tell_of((frame.place, writer.faults[frame.id]) for frame in story.frames)
        return [*self.apart(story), made]

    def part(self, make: Callable[[], list[nodes.Node]], contents: Contents, place: str) -> list[nodes.Node]:
        """A part of what this makes, with what breaks in it noted before it."""
        faults: list[Fault] = []
        with hearing(faults):
            made = attempt(make, list[nodes.Node], "", contents.book)
        self.tell_of([(place, faults)])
        return [*noted(faults), *made]

    def apart(self, story: Story) -> list[nodes.Node]:
        """What is no part of a story, and why. That a scenario has failed is told by whoever reads the recordings."""
        self.tell(story.faults)
        return noted((*story.failed, *story.faults))

    def taken(self) -> set[str]:
        """What addresses on this page begin with already: ids of stories, prefixes of matches."""
        return cast("set[str]", self.env.temp_data.setdefault("placky_taken", set()))

    @property
    def domain(self) -> RulebookDomain:
        """What is known of all pages."""
        domain = self.env.get_domain("rulebook")
        assert isinstance(domain, RulebookDomain)  # noqa: S101 - ours
        return domain

    def note_frames(self, story: Story, *more: str, of: str = "") -> None:
        """The frames of a story are on this page, and `more` addresses. `of`: its feature, as chess:rules/castling."""
        self.domain.frames.setdefault(self.env.docname, []).extend([*(frame.id for frame in story.frames), *more])
        if of:
            ends = {f"{of}#{name}": frame.id for frame in story.frames for name in frame.endings}
            self.domain.ends.setdefault(self.env.docname, {}).update(ends)

    def note_listed(self, story: Story) -> None:
        """The scenarios of a story are listed on this page at its first address, and not played."""
        listed = {frame.id: story.root.id for frame in story.frames}
        self.domain.listed.setdefault(self.env.docname, {}).update(listed)

    def sprite(self) -> list[nodes.Node]:
        """Placky's moods, once a page."""
        if self.env.temp_data.get("placky_sprite"):
            return []
        self.env.temp_data["placky_sprite"] = True
        return [_sprite()]

    def slips(self, contents: Contents, name: str) -> list[nodes.Node]:
        """What is wrong with scenarios of a feature, in whose place it stands; whoever read the feature has told it."""
        faults = contents.odd.get(name, ())
        if faults:
            self.domain.odd.add(self.env.docname)
        return noted([fault_of(fault) for fault in faults])

    def missing(self, what: str, contents: Contents | None = None, name: str = "") -> list[nodes.Node]:
        """What a reader sees in place of something that could not be shown."""
        if contents and (slips := self.slips(contents, name)):
            return slips
        self.domain.odd.add(self.env.docname)
        note = nodes.warning("", nodes.paragraph("", say(LOST[what])))
        if contents and (why := contents.lost.get(name)):
            note += nodes.paragraph("", "", nodes.literal(why, why))
        return [note]


def as_written(story: Story) -> nodes.Node:
    """The steps of a story that has nothing to show."""
    text = "\n".join(story.root.lines)
    return nodes.literal_block(text, text, language="gherkin", ids=[story.root.id])


def _heard(run: Callable[[Any], list[nodes.Node]]) -> Callable[[Any], list[nodes.Node]]:
    """A directive that tells what breaks in it, and notes it before what it makes all the same."""

    def heard(directive: RulebookDirective) -> list[nodes.Node]:
        faults: list[Fault] = []
        found = contents_of(directive.options.get("rulebook") or game_of(directive.env.docname))
        book = found.book if found else None
        with hearing(faults):
            made = attempt(partial(run, directive), list[nodes.Node], "", book, (DirectiveError, SphinxError))
        directive.tell(faults)
        return [*noted(faults), *made]

    return heard


class PlackyDirective(SphinxDirective):
    """Placky says something on any page: `{placky} dry`."""

    has_content = True
    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        """His bubble, with the sprite before the first one of a page."""
        mood = self.arguments[0] if self.arguments else "calm"
        if mood not in MOODS:
            raise self.error(f'Placky has no mood "{mood}"; allowed: {", ".join(MOODS)}')
        sprite: list[nodes.Node] = []
        if not self.env.temp_data.get("placky_sprite"):
            self.env.temp_data["placky_sprite"] = True
            sprite = [_sprite()]
        return [*sprite, with_placky(self.parse_content_to_nodes(), mood)]


class ExerciseDirective(RulebookDirective):
    """`{exercise} 01_first_steps`: every walkthrough of an exercise."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """One titled section a story."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("exercise")
        name = f"exercises/{self.arguments[0]}"
        found = self.recorded(contents, name)
        if found is None:
            return self.missing("exercise", contents, name)
        feature, _ = found
        try:
            told = contents.told(name, self.taken())
        except PlackyError as error:
            self.warn(str(error))
            return self.missing("exercise")
        out: list[nodes.Node] = self.sprite()
        if feature.description:
            said, _, more = feature.description.partition("\n\n")
            out += [with_placky(prose(said), "calm"), *prose(more)]
        out += self.slips(contents, name)
        writer = self.writer(contents)
        exercise = f"{contents.book.name}/{self.arguments[0]}"
        after, ways = self._after(contents), list[nodes.Node]()
        if not after and (ways := self._next_ways(contents)):
            after = "", say("What comes next")
        times = [[seconds for seconds, _ in part.stretches] for part in self.domain.parts(contents, name)]
        out.append(parts_list(told, times, course_left(game=contents.book.name, name=name)))
        for n, one in enumerate(told):
            leads = after[1] if after and one is told[-1] else ""
            section = self._section(contents, one, writer, f"{exercise}#{one.id}", leads)
            if sum(map(len, times)) > 1:
                section.insert(1, part_line(n, times))
            out.append(section)
            writer.laid = one.root.events
        out.append(self._onwards(told[0], exercise, after))
        if ways:
            out.append(what_next(contents.book.title, ways))
        return out

    def _after(self, contents: Contents) -> tuple[str, str] | None:
        """The exercise after this one, as a page, and what the link there says."""
        short, game = self.arguments[0], contents.book.name
        later = [name.partition("/")[2] for name in sorted(contents.features) if name.startswith("exercises/")]
        later = [name for name in later if name > short and f"{game}/exercises/{name}" in self.env.found_docs]
        if not later:
            return None
        name = contents.features[f"exercises/{later[0]}"].name
        return f"{game}/exercises/{later[0]}", say("Next exercise: {name}", name=name)

    def _next_ways(self, contents: Contents) -> list[nodes.Node]:
        """Where a reader may go from the last exercise: pages that there are."""
        name, here = contents.book.name, self.env.found_docs
        put = contents.book.words().nouns.put
        ways = [
            (f"{name}/match", put("Watch a whole {game}"), say("every roll with its odds")),
            (f"{name}/drills/index", say("Drills"), say("as many questions as you like, from random play")),
            ("practice", say("Daily practice"), say("each rule again, before you forget it")),
        ]
        for other in library().values():
            pages = (f"{other.book.name}/{page}" for page in ("index", "exercises/index"))
            if other is not contents and (there := next((page for page in pages if page in here), "")):
                ways.append((there, other.book.title, say("another game, with a course of its own")))
        return [
            tag("div", *say_nodes("{page}: {why}.", page=page(to, nodes.Text(text)), why=why))
            for to, text, why in ways if to in here
        ]  # fmt: skip

    def _onwards(self, first: Story, exercise: str, after: tuple[str, str] | None) -> nodes.Node:
        """At the end: this exercise once more, and what comes after it."""
        ways = [link(say("Repeat this exercise"), first.root.id, classes="btn quiet")]
        if after:
            to, text = after
            ways.append(
                page(to, nodes.Text(text), classes="btn after") if to else link(text, FINISH, classes="btn after")
            )
        nav = tag("nav", *ways, class_="onwards", aria_label=say("After this exercise"))
        nav["attributes"]["data-exercise"] = exercise
        return nav

    def _section(self, contents: Contents, one: Story, writer: FrameWriter, name: str, after: str) -> nodes.section:
        address = f"story-{one.id}"
        self.note_frames(one, address, of=f"{contents.book.name}:exercises/{self.arguments[0]}")
        section = nodes.section("", title(one.name), ids=[address], classes=["story-section"])
        if one.description:
            section += prose(one.description)
        rail = any(frame.step for frame in one.frames)
        section += self.walk(one, contents, writer, name, rail=rail, after=after)
        scenarios = contents.features[f"exercises/{self.arguments[0]}"].scenarios
        tags = [set(scenario.rules) for scenario in scenarios if scenario.group in (one.name, "")]
        section += recap(one, writer, set[str]().union(*tags))
        return section
