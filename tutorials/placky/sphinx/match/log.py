"""The log of a match as docutils nodes: parts as sections, frames as items, dice with odds, key boards, the score.

Everything has an address: a frame is `step-12`, whether it is an item of a list or begins a part.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

from docutils import nodes

from placky.diagrams.sides import side_look
from placky.faults import Fault, attempt, hearing
from placky.matches.frames import FallenThrow, LogLine, MatchFrame
from placky.nouns import Nouns
from placky.rulebook import Rulebook
from placky.sentences import say
from placky.sphinx.domain.origins import with_origins
from placky.sphinx.domain.rule_links import number_link
from placky.sphinx.faults import noted
from placky.sphinx.nodes import element, link, table, tag, title
from placky.sphinx.walkthrough.boards import picture
from placky.sphinx.walkthrough.shares import shares
from placky.storyboard.odds import OddsLine
from placky.words import against, chance_of

Faults: TypeAlias = Mapping[int, list[Fault]]
"""Frame, by its number -> what is wrong with it."""


class LogWriter:
    """Turns the frames of one match into nodes. `prefix` stands before every id."""

    def __init__(self, book: Rulebook, prefix: str, srcdir: Path, faults: Faults) -> None:
        """`faults` are what is wrong with each frame."""
        self.book, self.prefix, self.srcdir, self.faults = book, prefix, srcdir, faults
        self.parts = 0

    def log(self, frames: Sequence[MatchFrame]) -> list[nodes.Node]:
        """The whole log: what comes before its first part, then its parts, the smaller inside the larger."""
        root = tag("div", class_="log")
        open_parts: list[tuple[int, nodes.Element]] = [(0, root)]
        for frame in frames:
            address = self.address(frame)
            for line in (*frame.lines, None):
                if line and line.moment and line.moment.depth:
                    while open_parts[-1][0] >= line.moment.depth:
                        open_parts.pop()
                    part = self._part(line, address)
                    open_parts[-1][1].append(part)
                    open_parts.append((line.moment.depth, part))
                    address = ""
                elif line or frame is frames[0]:
                    self._item(open_parts[-1][1], frame, line, address)
                    address = ""
                    if line is None:
                        break
            if keyed(frame) or frame is frames[-1]:
                open_parts[-1][1].extend(self._board(frame))
            open_parts[-1][1].extend(noted(self.faults[frame.number]))
        return [root]

    def address(self, frame: MatchFrame) -> str:
        """The id of a frame."""
        return f"{self.prefix}step-{frame.number}"

    def _part(self, line: LogLine, address: str) -> nodes.section:
        moment = line.moment
        assert moment is not None  # noqa: S101 - a part begins with one
        part = nodes.section("", title(line.text), classes=["part"])
        self.parts += 1
        part["ids"] = [address or f"{self.prefix}part-{self.parts}"]
        if moment.side is not None:
            part["classes"].append(f"of-{side_look(moment.side).letter}")
        return part

    def _item(self, part: nodes.Element, frame: MatchFrame, line: LogLine | None, address: str) -> None:
        """Add a line to the item of its frame; its first line, which comes with the `address`, begins it."""
        if not _listing(part):
            part.append(tag("ol", class_="steps"))
        if address or not part[-1].children:
            item = tag("li")
            if address:
                item["ids"] = [address]
                item += link(str(frame.number), address, classes="at")
            part[-1].append(item)
        item = part[-1][-1]
        if line is None:
            item += tag("p", say("Before it begins."))
            return
        number = [nodes.Text(" "), number_link(self.book.name, line.rule)] if line.rule else []
        item += tag("p", *with_origins(line.text), *number, **self._loud(line))
        if frame.throw and line is next((one for one in frame.lines if not (one.moment and one.moment.depth)), None):
            item += thrown(frame.throw)

    @staticmethod
    def _loud(line: LogLine) -> dict[str, str]:
        """The class of a line that one jumps to."""
        if line.moment is None:
            return {}
        side = line.moment.side
        return {"class_": "jump" if side is None else f"jump of-{side_look(side).letter}"}

    def _board(self, frame: MatchFrame) -> list[nodes.Node]:
        with hearing(self.faults[frame.number]):
            return attempt(partial(self._drawn, frame), list[nodes.Node], "the board", self.book)

    def _drawn(self, frame: MatchFrame) -> list[nodes.Node]:
        scene = self.book.painter().scene(frame.state)
        return [tag("figure", picture(scene, self.srcdir), class_="board key")]


def _listing(part: nodes.Element) -> bool:
    """Does a part end in a list of steps?"""
    last = part[-1] if part.children else None
    return isinstance(last, element) and last["tag"] == "ol"


def keyed(frame: MatchFrame) -> bool:
    """Is this a picture that a reader without scripts has to see?"""
    return bool(frame.jumps)


def thrown(throw: FallenThrow) -> nodes.Node:
    """The dice as they fell, how likely that was, and every other outcome."""
    dice = tag("span", class_="fallen")
    left = list(throw.faces)
    for hand in throw.hands:
        for _ in range(hand.number):
            if left:
                dice += tag("b", left.pop(0), class_=f"df {side_look(hand.side).letter}")
    came = throw.came
    if came is None:
        return tag("div", dice, class_="chance bare")

    def what(line: OddsLine) -> nodes.Node:
        return tag("strong", say("{outcome} (this)", outcome=line.label)) if line is came else tag("span", line.label)

    share = chance_of(throw.hands).say("share", chance=came.per_cent)
    summary = tag("summary", dice, nodes.Text(" "), tag("span", share, class_="num"))
    return tag("details", summary, tag("div", *shares(throw.odds, what, came=came), class_="odds"), class_="chance")


def score_table(frames: Sequence[MatchFrame], teams: Sequence[str], prefix: str, nouns: Nouns) -> nodes.Node:
    """Everything that one jumps to, with the score after it, if there is one, as a table."""
    rows: list[list[nodes.Node | str]] = []
    inside: dict[int, str] = {}
    for frame in frames:
        score = " : ".join(str(n) for n in frame.standing.score)
        for line in frame.lines:
            if (moment := line.moment) and moment.depth:
                inside = {depth: text for depth, text in inside.items() if depth < moment.depth}
                inside[moment.depth] = moment.text
            elif moment and moment.jump:
                where = ", ".join(text for depth, text in sorted(inside.items()) if depth < 3)
                row = [link(str(frame.number), f"{prefix}step-{frame.number}"), where, moment.text]
                rows.append([*row, score] if frame.standing.score else row)
    head = [say("Step"), say("When"), say("What"), *([say("Score")] if frames[0].standing.score else [])]
    caption = nouns.put("{teams}, moment by moment" if teams else "The {game}, moment by moment", teams=against(teams))
    return table(caption, head, rows)
