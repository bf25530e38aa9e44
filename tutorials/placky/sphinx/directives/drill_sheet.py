"""`{drills} 2`: what random legal play asks of the rules of a chapter, with its answers folded away.

`placky record` has made the drills. The page is whole without scripts; a script asks one after the other.
"""

import json
import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from docutils import nodes
from sphinx.application import Sphinx

from placky.diagrams.dice import badge
from placky.diagrams.labels import Box, LabelSpot, around, words_box
from placky.diagrams.marks import Chip, NameAt, Token
from placky.diagrams.shapes import UNIT, Lettering, leaves
from placky.diagrams.sides import SIDES
from placky.diagrams.stage import Scene, view_box
from placky.errors import BadRecording
from placky.lettered import drawn, sentence
from placky.recording.drills import KeptDrill, drills_path, load
from placky.rulebook import Rulebook, Withholds
from placky.rulebooks import engine_digest
from placky.sentences import Term, say
from placky.sphinx.book import is_book
from placky.sphinx.directives import RulebookDirective
from placky.sphinx.domain import RulebookDomain
from placky.sphinx.domain.library import Contents, contents_of, library
from placky.sphinx.domain.rule_links import chip, label_of
from placky.sphinx.nodes import drawing, element, tag, title, walk_data
from placky.sphinx.walkthrough.boards import picture
from placky.writing import write_file
from touchline.core.nearest import nearest

LEAD: Mapping[str, Term] = {
    "choice": "Answer",
    "number": "The number",
    "length": "The length",
    "several": "All of them",
}
"""What an answer is called that is folded away."""
READ, SMALL = 11, 14
"""Pixels high is what has to be read, and units high what stands on a figure, as a rule."""
SEEN = (490, 400)
"""So many units of a board, across and down, are seen at once on a phone, where it is large enough to be read."""
AIR = 2_200
"""Thousandths around a figure or a place that belong to it: its base, and its name."""
LARGER = (1.0, 1.5, 2.0, 2.4)
"""So many times as large are names and letters where a phone shows more of the board at once."""
WIDER = 1.1
"""So many times as wide are names in a picture of its own, which has the letters of the reader's machine."""
KEYED = ("number", "length")
"""What is not chosen from a list."""
ON_PAGE = 300
"""So many stand on a page, at most: with them, it weighs less than 60 kB, compressed."""


class Named(NamedTuple):
    """A rule or a ruling in an answer."""

    said: str
    """How it is named there."""
    title: str


class DrillsDirective(RulebookDirective):
    """The drills of a chapter, by its rules; a long one stands on several pages, each from one rule to another."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, Any]] = {**RulebookDirective.option_spec, "from": str, "to": str}

    def run(self) -> list[nodes.Node]:
        """A section for each rule."""
        contents, chapter = self.book_contents(), self.arguments[0]
        if contents is None:
            return self.missing("drills")
        if chapter not in map(str, contents.index.chapters):
            known = ", ".join(map(str, contents.index.chapters))
            self.warn(f'no chapter "{chapter}" in the index of {contents.book.title}; allowed: {known}')
            return self.missing("drills")
        path = drills_path(Path(self.env.srcdir) / self.config.placky_recordings, contents.book.name)
        self.env.note_dependency(str(path))
        try:
            engine = engine_digest(contents.book)
            found = [one for one in load(path, engine) if one.chapter == int(chapter)]
        except BadRecording as error:
            self.warn(str(error))
            return self.missing("drills")
        if not found:
            return [nodes.paragraph("", say("Random play has found nothing to ask of this chapter."))]
        if self.env.docname in self.domain.drills:
            self.warn("this page has drills already, and practice finds drills by their page; give these a page too")
        shares = None if self.env.docname in self.domain.drills else self._shares({one.rule for one in found}, contents)
        if shares is None:
            return self.missing("drills")
        self.domain.drills[self.env.docname] = (contents.book.name, int(chapter), [])
        by_rule: dict[str, list[KeptDrill]] = {number: [] for number in shares}
        for one in [one for one in found if one.rule in by_rule][:ON_PAGE]:
            by_rule[one.rule].append(one)
        sections = [self._rule(number, drills, contents) for number, drills in by_rule.items() if drills]
        paper = tag("p", say("Printed is how each rule begins. The answers stand on their heads."), class_="on-paper")
        return [paper, tag("div", *sections, class_="drills", data_drills=f"{contents.book.name}/{chapter}")]

    def _shares(self, asked: Collection[str], contents: Contents) -> Sequence[str] | None:
        """The rules of this page, those of its chapter first; None, with a warning, where an option names none."""
        rules = contents.index.rules
        ordered = [number for number in rules if number in asked]
        ordered.sort(key=lambda number: str(rules[number].chapter) != self.arguments[0])
        ends = [self.options.get(name, usual) for name, usual in (("from", ordered[0]), ("to", ordered[-1]))]
        for wrong in [end for end in ends if end not in ordered]:
            self.warn(f'chapter {self.arguments[0]} has no drills of a rule "{wrong}"; {nearest(wrong, ordered)}')
            return None
        first, last = map(ordered.index, ends)
        if first > last:
            self.warn(f"from {ends[0]} to {ends[1]} there are no drills: rule {ends[1]} comes first")
            return None
        return ordered[first : last + 1]

    def _rule(self, number: str, drills: Sequence[KeptDrill], contents: Contents) -> nodes.Node:
        rule = contents.index.rules[number]
        section = nodes.section("", title(f"{number} {rule.title}"), ids=[f"drills-{rule.anchor}"])
        for one in drills:
            section += self.part(partial(self._drill, one, rule.title, contents), contents, one.question)
        others = [
            tag("li", chip(contents.book.name, other), data_named=said)
            for other, (said, _) in named((shown(one) for one in drills), contents).items() if other != number
        ]  # fmt: skip
        section += tag("ul", tag("li", chip(contents.book.name, number)), *others, class_="chips")
        return section

    def _drill(self, one: KeptDrill, name: str, contents: Contents) -> list[nodes.Node]:
        """A question, its board, what there is to choose from, and folded away what is right and why."""
        scene = scene_of(one, contents.book)
        scene = _lettered(scene, _larger(scene, one))
        at = _at(scene, one)
        board = picture(scene, Path(self.env.srcdir))
        wide = {"style": f"--least:{least}px"} if (least := _least(scene)) else {}
        figure = tag("figure", board, class_="board", **{"data-at": at}, **wide)
        node = tag("article", tag("p", one.question, class_="asked"), figure, class_="drill")
        node["ids"].append(f"drill-{one.id}")
        if one.cards or one.given:
            node += _known(one)
        if one.asks not in KEYED:
            node += tag("ul", *[tag("li", answer["text"]) for answer in one.answers], class_="options")
        node += _solution(one)
        data = {"title": name, **shown(one)}
        node += walk_data(data=data)
        told = [Path(board["file"]).name, board["width"], board["height"], board["alt"], at, *wide.values()]
        more = {"picture": told, "given": [*one.given], "cards": [*one.cards]}
        self.domain.drills[self.env.docname][2].append({"game": contents.book.name, **data, **more})
        return [node]


class FoldDirective(RulebookDirective):
    """`{fold} How this works`: its content, folded away under a line."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True

    def run(self) -> list[nodes.Node]:
        """Details that a browser opens by itself."""
        node = tag("details", tag("summary", self.arguments[0]), *self.parse_content_to_nodes())
        node["attributes"]["class"] = "solution"
        return [node]


class PracticeDirective(RulebookDirective):
    """`{practice} chess`: daily practice, of that game while none is begun; the content is for who has no scripts."""

    optional_arguments = 1
    has_content = True

    def run(self) -> list[nodes.Node]:
        """The place for the script."""
        return [tag("div", *self.parse_content_to_nodes(), class_="practice", data_practice=" ".join(self.arguments))]


def write_for_practice(app: Sphinx, error: Exception | None) -> None:
    """The drills of all pages as scripts of plain data, and a list of them, which daily practice loads."""
    if error is not None or app.builder.format != "html" or is_book(app):
        return
    domain = app.env.get_domain("rulebook")
    assert isinstance(domain, RulebookDomain)  # noqa: S101 - ours
    folder, known = Path(app.outdir) / "_static" / "drills", []
    for page, (game, chapter, drills) in sorted(domain.drills.items(), key=lambda one: (*one[1][:2], one[0])):
        contents = contents_of(game)
        if contents is None:
            continue
        told = []
        for one in drills:
            file, *size = one["picture"]
            told.append({**one, "picture": [f"{app.builder.imagedir}/{file}", *size]})
        name = f"{game}-{page.removeprefix(f'{game}/').replace('/', '-')}"
        write_file(folder / f"{name}.js", f'placky.drilled("{name}",{_plain(told)});\n')
        kinds = Counter((one["rule"], one["title"], one["kind"]) for one in drills)
        often = kinds - Counter([*kinds]) or kinds  # a single question would come again and again
        told_of = [
            (said, label_of(game, number), title, domain.address(app.builder, app.config.root_doc, f"{game}:{number}"))
            for number, (said, title) in named(drills, contents).items()
        ]
        cards = [(*one, domain.address(app.builder, app.config.root_doc, f"{game}:{one[0]}")) for one in often]
        known.append(
            {
                "game": game,
                "title": contents.book.title,
                "chapter": chapter,
                "page": page,
                "sent": name,
                "cards": cards,
                "named": told_of,
            }
        )
    if known:
        order = [*library()]
        known.sort(key=lambda one: (order.index(str(one["game"])), one["chapter"]))
        badges = [badge(side) for side in range(len(SIDES))]
        write_file(folder / "index.js", f"placky.DRILLS={_plain(known)};\nplacky.BADGES={_plain(badges)};\n")


def _plain(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def shown(one: KeptDrill) -> dict[str, Any]:
    """What a script knows of a drill."""
    answers = [[answer["text"], answer["right"], answer["why"]] for answer in one.answers]
    return {
        "id": one.id, "rule": one.rule, "kind": one.kind, "asks": one.asks, "question": one.question,
        "answers": answers, "reason": one.reason,
    }  # fmt: skip


def named(drills: Iterable[Mapping[str, Any]], contents: Contents) -> dict[str, Named]:
    """The rules and rulings that the answers to some drills name, by their numbers.

    A rule is named there by number and title, a ruling with a colon between them (`placky.drills.grounds`).
    """
    told = "\n".join(text for one in drills for text in (one["reason"], *(why for *_, why in one["answers"])))
    rules = [(number, f"{number} {rule.title}", rule.title) for number, rule in contents.index.rules.items()]
    rulings = [(number, f"{number}: {one.title}", one.title) for number, one in contents.index.rulings.items()]
    return {number: Named(said, title) for number, said, title in (*rules, *rulings) if said in told}


def scene_of(one: KeptDrill, book: Rulebook) -> Scene:
    """The board of a question, without what answers it."""
    scene = drawn(one.state, one.places, book.painter())
    return book.withheld(scene, one.kind, one.state) if isinstance(book, Withholds) else scene


def _lettered(scene: Scene, times: float = 1.0) -> Scene:
    """The same picture with names as large as what is written small on figures: a question speaks of names.

    Names and letters are so many `times` as large.
    """
    marks = [_named(mark, times) if isinstance(mark, Token) else mark for mark in scene.marks]
    return replace(scene, marks=tuple(_grown(mark, times) if isinstance(mark, Chip) else mark for mark in marks))


def _named(mark: Token, times: float) -> Token:
    size, spot = max(mark.name_size, int(times * min((SMALL, *_sizes(mark))))), mark.name_at
    if spot is None or size == mark.name_size:
        return mark
    away = (size - mark.name_size) / 2 * 1000 / UNIT if spot.anchor == "middle" else 0
    return replace(mark, name_size=size, name_at=replace(spot, dy=round(spot.dy + math.copysign(away, spot.dy))))


def _grown(mark: Chip, times: float) -> Chip:
    return replace(mark, radius=round(mark.radius * times)) if mark.id.startswith("letter-") else mark


def _sizes(mark: Token) -> list[float]:
    """How large the letters and numbers on a figure are."""
    shapes = [shape for part in mark.parts if part.name in mark.shown for shape in part.shapes]
    return [words.size for words in leaves(shapes) if isinstance(words, Lettering)]


def _at(scene: Scene, one: KeptDrill) -> str:
    """What of a board its question speaks of, with names: in hundredths from its left edge and its top."""
    x, y, width, height = scene.window
    spoken = _spoken(scene, one) or [(x, y), (x + width, y + height)]
    left, right, low, top = _around(spoken)
    boxes = [Box(left, low, right, top), *_names(scene, spoken)]
    parts = (
        (min(box.left for box in boxes) - x) / width, (y + height - max(box.top for box in boxes)) / height,
        (max(box.right for box in boxes) - x) / width, (y + height - min(box.low for box in boxes)) / height,
    )  # fmt: skip
    return "".join(f"{min(99, max(0, int(100 * part))):02}" for part in parts)


def _around(spots: Sequence[tuple[int, int]]) -> tuple[int, int, int, int]:
    """From and to across, from and to along, with air."""
    across, along = zip(*spots, strict=True)
    return min(across) - AIR, max(across) + AIR, min(along) - AIR, max(along) + AIR


def _larger(scene: Scene, one: KeptDrill) -> float:
    """How many times as large names have to be, that they can be read where all that is spoken of is seen at once.

    Less, where they would then stand over each other.
    """
    x0, x1, y0, y1 = _around(_spoken(scene, one) or [(0, 0)])
    units = view_box(scene.window, scene.field)[2] / scene.window[2]
    wanted = max((x1 - x0) * units / SEEN[0], (y1 - y0) * units / SEEN[1])
    enough = [times for times in LARGER if times < wanted] + [times for times in LARGER if times >= wanted][:1]
    crowded = _crowded(_lettered(scene))
    return next(times for times in reversed(enough) if times == 1 or _crowded(_lettered(scene, times)) <= crowded)


def _crowded(scene: Scene) -> int:
    """How many names stand over another one, over a figure that is not theirs, or over the edge."""
    tokens = [mark for mark in scene.marks if isinstance(mark, Token)]
    boxes = {mark.id: _name_box(mark, spot) for mark in tokens if mark.name and (spot := mark.name_at)}
    over = sum(
        box.overlap(around(mark.at, mark.radius)) > 0 for mark in tokens for id_, box in boxes.items() if id_ != mark.id
    )
    left, low, width, height = scene.window
    inside = Box(left, low, left + width, low + height)
    over += sum(box.overlap(inside) < box.overlap(box) for box in boxes.values())
    return over + sum(one.overlap(other) > 0 for one, other in combinations(boxes.values(), 2))


def _names(scene: Scene, spots: Collection[tuple[float, float]]) -> list[Box]:
    """Where the names of those stand who are at these places."""
    tokens = [mark for mark in scene.marks if isinstance(mark, Token) and mark.name and mark.at in spots]
    return [_name_box(mark, spot) for mark in tokens if (spot := mark.name_at)]


def _name_box(mark: Token, spot: NameAt) -> Box:
    left, low, right, top = words_box(
        mark.name, mark.name_size, LabelSpot((mark.at[0] + spot.dx, mark.at[1] + spot.dy), spot.anchor)
    )
    more = (WIDER - 1) * (right - left)
    before = {"start": 0.0, "middle": more / 2, "end": more}[spot.anchor]
    return Box(left - before, low, right + more - before, top)


def _least(scene: Scene) -> int:
    """How many pixels wide a board has to be on which something is smaller than the script takes it for; else 0."""
    sizes = [size for mark in scene.marks if isinstance(mark, Token) for size in _sizes(mark)]
    small = min(sizes, default=SMALL)
    return math.ceil(view_box(scene.window, scene.field)[2] * READ / small) if small < SMALL else 0


def _spoken(scene: Scene, one: KeptDrill) -> list[tuple[int, int]]:
    """Where those stand of whom a question and its answers speak, and its places; if it names nobody, all of them."""
    text = " ".join((one.question, *(str(answer["text"]) for answer in one.answers)))
    there = {mark.name: mark.at for mark in scene.marks if isinstance(mark, Token) and mark.name}
    named = [at for name, at in there.items() if re.search(rf"\b{re.escape(name)}\b", text)]
    return [*(named or there.values()), *((at[0], at[1]) for at in one.places.values())]


def _known(one: KeptDrill) -> nodes.Node:
    """What one needs to answer beside the board: the numbers of those whom it is about, and the targets of dice."""
    node = tag("div", class_="known")
    if one.cards:
        node += tag("ul", *[_card(*card) for card in one.cards], class_="legend")
    if one.given:
        node += tag("p", " ".join(one.given), class_="given")
    return node


def _card(side: int | None, name: str, text: str) -> element:
    """As in the legend of an exercise, with the mark of a side."""
    return tag("li", drawing(svg=badge(side), alt=""), tag("b", name), tag("span", text))


def _solution(one: KeptDrill) -> nodes.Node:
    right = ", ".join(str(answer["text"]) for answer in one.answers if answer["right"])
    node = tag(
        "details", tag("summary", say(LEAD[one.asks])), tag("p", tag("strong", sentence(right)), f" {one.reason}")
    )
    slips = [_slip(answer) for answer in one.answers if not answer["right"] and not _says(answer["why"], one.reason)]
    if slips:
        node += tag("ul", *slips)
    node["attributes"]["class"] = "solution"
    return node


def _says(why: str, reason: str) -> bool:
    """Is a slip what the reason says already?"""
    return why.rstrip(".") in reason or why.endswith(reason)


def _slip(answer: Mapping[str, Any]) -> nodes.Node:
    return tag("li", tag("strong", str(answer["text"])), f": {answer['why']}")
