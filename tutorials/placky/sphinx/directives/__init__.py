"""What all directives share, and two of them: an exercise, and Placky speaking on any page."""

from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, cast

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.addnodes import pending_xref
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from placky.errors import PlackyError
from placky.recording import Recording
from placky.scenarios.features import MOODS, Feature
from placky.sphinx.domain import RulebookDomain, game_of
from placky.sphinx.domain.library import Contents, contents_of, library
from placky.sphinx.domain.rule_links import chip
from placky.sphinx.nodes import drawing, link, tag, title
from placky.sphinx.prose import prose
from placky.sphinx.walkthrough import walkthrough
from placky.sphinx.walkthrough.frames import FrameWriter, say
from placky.storyboard import Story

logger = logging.getLogger(__name__)


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
        """A located warning, which fails a strict build."""
        logger.warning("%s", message, location=self.get_location(), type="placky", subtype="directive")

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
        if name not in contents.features:
            known = ", ".join(n for n in contents.features if n.startswith("exercises/"))
            self.warn(f'no feature "{name}"; known exercises: {known or "none"}')
            return None
        self.depend(contents, name)
        recording = contents.recordings.get(name)
        return (contents.features[name], recording) if recording else None

    def writer(self, contents: Contents) -> FrameWriter:
        """A writer of frames for this page."""
        shared_svg = cast("set[str]", self.env.temp_data.setdefault("placky_shared_svg", set()))
        game = contents.book.name
        return FrameWriter(contents.book, Path(self.env.srcdir), lambda number: chip(game, number), prose, shared_svg)

    def taken(self) -> set[str]:
        """What addresses on this page begin with already: ids of stories, prefixes of matches."""
        return cast("set[str]", self.env.temp_data.setdefault("placky_taken", set()))

    def note_frames(self, story: Story, *more: str) -> None:
        """The frames of a story are on this page, and `more` addresses."""
        domain = self.env.get_domain("rulebook")
        assert isinstance(domain, RulebookDomain)  # noqa: S101 - ours
        domain.frames.setdefault(self.env.docname, []).extend([*(frame.id for frame in story.frames), *more])

    def sprite(self) -> list[nodes.Node]:
        """Placky's moods, once a page."""
        if self.env.temp_data.get("placky_sprite"):
            return []
        self.env.temp_data["placky_sprite"] = True
        return [_sprite()]

    def missing(self, what: str) -> list[nodes.Node]:
        """What a reader sees in place of something that could not be shown."""
        note = nodes.warning(
            "", nodes.paragraph("", f"{what} cannot be shown: its recording is missing, stale or damaged.")
        )
        return [note]


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
        return [*sprite, say(self.parse_content_to_nodes(), mood)]


class ExerciseDirective(RulebookDirective):
    """`{exercise} 01_first_steps`: every walkthrough of an exercise."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """One titled section a story."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("The exercise")
        name = f"exercises/{self.arguments[0]}"
        found = self.recorded(contents, name)
        if found is None:
            return self.missing("The exercise")
        feature, _ = found
        try:
            told = contents.told(name, self.taken())
        except PlackyError as error:
            self.warn(str(error))
            return self.missing("The exercise")
        out: list[nodes.Node] = self.sprite()
        if feature.description:
            out.append(say(prose(feature.description), "calm"))
        writer = self.writer(contents)
        exercise = f"{contents.book.name}/{self.arguments[0]}"
        after = self._after(contents)
        for one in told:
            name = f"{exercise}#{one.id}"
            out.append(self._section(contents, one, writer, name, after[1] if after and one is told[-1] else ""))
            writer.laid = one.root.events
        out.append(self._onwards(told[0], exercise, after))
        return out

    def _after(self, contents: Contents) -> tuple[str, str] | None:
        """The page after this one, and what the link there says: the next exercise, else a match, if there is one."""
        short, game = self.arguments[0], contents.book.name
        later = [name.partition("/")[2] for name in sorted(contents.features) if name.startswith("exercises/")]
        later = [name for name in later if name > short and f"{game}/exercises/{name}" in self.env.found_docs]
        if later:
            name = contents.features[f"exercises/{later[0]}"].name
            return f"{game}/exercises/{later[0]}", f"Next exercise: {name}"
        watch = contents.book.words().nouns.put("Watch a whole {game}")
        return (f"{game}/match", watch) if f"{game}/match" in self.env.found_docs else None

    def _onwards(self, first: Story, exercise: str, after: tuple[str, str] | None) -> nodes.Node:
        """At the end: this exercise once more, and what comes after it."""
        ways = [link("Repeat this exercise", first.root.id, classes="btn quiet")]
        if after:
            ways.append(page(after[0], nodes.Text(after[1]), classes="btn"))
        nav = tag("nav", *ways, class_="onwards", aria_label="After this exercise")
        nav["attributes"]["data-exercise"] = exercise
        return nav

    def _section(self, contents: Contents, one: Story, writer: FrameWriter, name: str, after: str) -> nodes.Node:
        address = f"story-{one.id}"
        self.note_frames(one, address)
        section = nodes.section("", title(one.name), ids=[address], classes=["story-section"])
        if one.description:
            section += prose(one.description)
        rail = any(frame.step for frame in one.frames)
        section += walkthrough(one, contents.book, writer, name, rail=rail, after=after)
        return section
