"""Pages about everything at once: the cover and course of the home page, all rules."""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from docutils import nodes

from placky.diagrams.stage import Scene
from placky.errors import PlackyError
from placky.sentences import say
from placky.sphinx.directives import RulebookDirective, page
from placky.sphinx.domain import RulebookDomain
from placky.sphinx.domain.library import Contents, StoryPart
from placky.sphinx.domain.rule_links import chip
from placky.sphinx.head import Motif, note_motif
from placky.sphinx.nodes import drawing, tag
from placky.sphinx.prose import prose
from placky.sphinx.walkthrough.frames import with_placky
from placky.sphinx.walkthrough.parts import long


class CoverDirective(RulebookDirective):
    """`{cover} 01_first_steps FRAME`: the promise (title and content), the board of that frame, Placky."""

    has_content = True
    required_arguments = 2
    final_argument_whitespace = False
    option_spec: ClassVar[dict[str, Any]] = {
        **RulebookDirective.option_spec,
        "title": str,
        "start": str,
        "button": str,
        "small": str,
        "says": str,
        "tag": str,
        "sound": str,
    }

    def run(self) -> list[nodes.Node]:
        """Three panels."""
        contents = self.book_contents()
        promise = tag(
            "div", tag("div", class_="dots tone"), *self._extra("tag", class_="tag"),
            tag("h2", self.options.get("title", "")), *self.parse_content_to_nodes(),
            _button(self.options.get("start", ""), self.options.get("button") or say("Start")),
            tag("span", self.options.get("small", ""), class_="more small muted"), class_="panel p1",
        )  # fmt: skip
        figure = tag("div", class_="panel p2")
        if contents is not None and (board := self._board(contents)):
            figure += board
        talk = tag("div", with_placky(prose(self.options.get("says", "")), "alarmed"), class_="panel p3")
        sound = self._extra("sound", class_="sfx", aria_hidden="true")
        return [*self.sprite(), tag("div", promise, figure, talk, *sound, class_="cover")]

    def _extra(self, option: str, **attributes: str) -> list[nodes.Node]:
        """A word that a cover need not have."""
        return [tag("span", self.options[option], **attributes)] if option in self.options else []

    def _board(self, contents: Contents) -> nodes.Node | None:
        name = f"exercises/{self.arguments[0]}"
        if self.recorded(contents, name) is None:
            return None
        try:
            told = contents.told(name, set())
        except PlackyError as error:
            self.warn(str(error))
            return None
        frames = {frame.id: frame for one in told for frame in one.frames}
        frame = frames.get(self.arguments[1])
        if frame is None:
            self.warn(
                f'no frame "{self.arguments[1]}" in {self.arguments[0]}; known: {", ".join(list(frames)[:12])}, ...'
            )
            return None
        note_motif(self.env, Motif(contents.book.name, self.arguments[0], frame.id, self.options.get("title", "")))
        painter = contents.book.painter()
        scene = painter.scene(frame.state, frame.events, view=painter.window(frame.state))
        svg = _inline(scene, "cover-", {"preserveAspectRatio": "xMidYMid slice"})
        return drawing(svg=svg, alt=painter.alt(frame.state))


def _inline(scene: Scene, prefix: str, attributes: Mapping[str, str] = MappingProxyType({})) -> str:
    """A board that stands in a page."""
    from placky.diagrams.svg import board

    return board(scene, prefix).in_page("pk-board", attributes)


def _button(docname: str, text: str) -> nodes.Node:
    return page(docname, nodes.Text(text), classes="btn")


class PlanDirective(RulebookDirective):
    """`{plan}`: the whole field with the names that the rules use, to lay a table from."""

    def run(self) -> list[nodes.Node]:
        """The picture, which scrolls where a window is too narrow for its words."""
        contents = self.book_contents()
        if contents is None:
            return []
        plan = getattr(contents.book.painter(), "plan", None)
        if plan is None:
            self.warn(f"the painter of {contents.book.title} has no plan(), which gives the scene of an empty field")
            return []
        scene = plan()
        return [tag("figure", drawing(svg=_inline(scene, "plan-"), alt=scene.alt), class_="plan scroll")]


class CourseDirective(RulebookDirective):
    """`{course}`: a card for every exercise that there is, and what is still to come as the content says."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """The cards. Each line of the content: NUMBER | TITLE | WORDS, for exercises in the order of the rulebook.

        A fourth part names another page that belongs to the course, as a match to watch.
        """
        contents = self.book_contents()
        cards = tag("ol", class_="course")
        known = {
            name.split("/")[1][:2]: name
            for name in (contents.features if contents else {})
            if name.startswith("exercises/")
        }
        for line in self.content:
            cells = [part.strip() for part in line.split("|")]
            if len(cells) not in (3, 4):
                self.warn(
                    f'"{line}" is no card; allowed: NUMBER | TITLE | WORDS, and | PAGE where it leads to another one'
                )
                continue
            number, title, words, *elsewhere = cells
            inner = [tag("span", number, class_="no"), tag("strong", title, class_="name"), tag("p", words)]
            if elsewhere:
                cards += tag("li", tag("div", page(elsewhere[0], *inner, classes="panel"), class_="card"))
            elif contents is not None and number in known:
                cards += tag("li", self._card(contents, known[number], f"{number} {title}", inner))
            else:
                inner.append(tag("span", say("not written yet"), class_="state"))
                cards += tag("li", tag("div", *inner, class_="panel later"))
        return [cards]

    def _card(self, contents: Contents, name: str, title: str, inner: list[Any]) -> nodes.Node:
        parts: tuple[StoryPart, ...] = ()
        if self.recorded(contents, name):
            try:
                domain = self.env.get_domain("rulebook")
                assert isinstance(domain, RulebookDomain)  # noqa: S101 - ours
                parts = domain.parts(contents, name)
            except PlackyError as error:
                self.warn(str(error))
        short = name.split("/")[1]
        times = [seconds for part in parts for seconds, _ in part.stretches]
        inner.append(tag("span", long(times), class_="state"))
        card = tag("div", page(f"{contents.book.name}/exercises/{short}", *inner, classes="panel"), class_="card")
        card["attributes"].update({
            "data-exercise": f"{contents.book.name}/{short}", "data-game": contents.book.title, "data-name": title,
            "data-parts": json.dumps(parts),
        })  # fmt: skip
        return card


class RuleListDirective(RulebookDirective):
    """`{rule-list}`: every rule by chapter, as links."""

    def run(self) -> list[nodes.Node]:
        """A list a chapter."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("rules")
        out: list[nodes.Node] = []
        for number, name in contents.index.chapters.items():
            mine = [rule for rule in contents.index.rules.values() if rule.chapter == number]
            if mine:
                entries = [
                    tag("li", chip(contents.book.name, rule.number), tag("span", f" {rule.summary}", class_="muted"))
                    for rule in mine
                ]
                out += [
                    nodes.rubric("", say("Chapter {number}: {name}", number=number, name=name)),
                    tag("ul", *entries, class_="rule-list"),
                ]
        return out
