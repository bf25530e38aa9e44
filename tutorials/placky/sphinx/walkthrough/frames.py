"""Frames as docutils nodes: what a reader sees at one point of a story.

A frame begins with its title, boxes that count down where they have changed, Placky and the board. What happened, or
the roll and its odds, comes next. Then come what can be done next, the rules, and the steps as tested.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cache, partial
from pathlib import Path
from typing import Any

from docutils import nodes

from placky.chances import COIN, DICE, Chance
from placky.diagrams.dice import COIN as SIDES_OF_A_COIN
from placky.diagrams.dice import Sign, badge
from placky.diagrams.looks import Look
from placky.diagrams.marks import Scoreboard
from placky.diagrams.sides import LETTERS, side_look
from placky.diagrams.stage import NOWHERE, Placement
from placky.diagrams.thrown import Pictures, ThrownForm, pictures
from placky.errors import BadRulebook
from placky.faults import Fault, attempt, hearing
from placky.rulebook import Rulebook
from placky.sentences import say
from placky.sentences.together import Alike
from placky.sphinx.domain.origins import reasoned, with_origins
from placky.sphinx.domain.rule_links import number_link, rule_link
from placky.sphinx.nodes import as_tested, bubble, drawing, frame_title, link, panel_number, tag, title
from placky.sphinx.walkthrough.boards import picture
from placky.sphinx.walkthrough.choices import in_no_order, label, outlook, question, why
from placky.sphinx.walkthrough.shares import shares
from placky.sphinx.walkthrough.track import counted, track
from placky.storyboard.frames import Frame
from placky.storyboard.merging import branch_of
from placky.storyboard.odds import OddsLine
from placky.storyboard.prospects import side_that_decides
from placky.storyboard.rules_met import rules_of
from placky.words import Hand, chance_of, spelt

TWO = 2
"""So many hands stand beside each other in full size."""

Chip = Callable[[str], nodes.Node]
"""Rule number -> a chip that links to its page."""

TAIL = (
    '<svg class="tail" viewBox="0 0 26 26" aria-hidden="true"><path d="M26 2L9 9l6 3L0 24l26-9"/>'
    '<path d="M25.5 3.2v10.6"/></svg>'
)


def with_placky(paragraphs: Sequence[nodes.Node], mood: str) -> nodes.Node:
    """Placky and his bubble."""
    figure = f'<svg class="pk-placky" viewBox="0 0 120 120" aria-hidden="true"><use href="#placky-{mood}"/></svg>'
    return bubble("", "", *paragraphs, placky=figure, tail=TAIL)


def _whose(frame: Frame) -> str:
    """The letter of the side that decides, in whose colour its question stands; empty for one that is on none."""
    side = side_that_decides(frame)
    return side_look(side).letter if side >= 0 else ""


class FrameWriter:
    """Turns the frames of one story into nodes.

    `prose` parses Placky's Markdown; `once` names what the page holds once for all its walkthroughs.
    """

    def __init__(
        self, book: Rulebook, srcdir: Path, chip: Chip, prose: Callable[[str], list[nodes.Node]], once: set[str]
    ) -> None:
        self.book, self.srcdir, self.chip, self.prose, self.once = book, srcdir, chip, prose, once
        self.words, self.painter = book.words(), book.painter()
        self.panels: dict[str, str] = {}
        """Frame -> its number on paper, where links lead nowhere."""
        self.main: set[str] = set()
        """The frames of the main line; paper has the others in short."""
        self.boxes: dict[str, Scoreboard | None] = {}
        """Frame -> the board of boxes on its picture, if there is one."""
        self.placements: dict[str, Placement] = {}
        """Frame -> what a script shows of it on the sheet."""
        self.told: dict[str, str] = {}
        """Frame -> what happened there, as one text."""
        self.sentences_of: dict[str, list[str]] = {}
        """The same, sentence by sentence."""
        self.faces: dict[str, str] = {}
        """Name -> what a face of a card or a die is drawn as: all that scripts may have to show on the page."""
        self.laid: tuple[Mapping[str, Any], ...] = ()
        """How the part before this one was set up: what is as it was then is not said again."""
        self.unplayed: list[tuple[Mapping[str, Any], list[str]]] = []
        """Positions that dice of this part lead to and no frame shows, and who is in sight there."""
        self.chips: dict[str, list[str]] = {}
        """Frame -> the rules that have a chip there."""
        self._met: set[str] = set()
        self.faults: dict[str, list[Fault]] = {}
        """Frame -> what could not be made of it."""

    def heard(self, frame: Frame) -> AbstractContextManager[None]:
        """Whatever breaks inside is a fault of this frame."""
        return hearing(self.faults.setdefault(frame.id, [*frame.faults]))

    def section(self, frame: Frame, view: Any) -> nodes.section:
        """One frame; of a part that cannot be made, its steps and ways on still stand."""
        kinds = [f"is-{frame.kind}", *(["left-out"] if self.left_out(frame) else [])]
        kinds += [] if frame.id in self.main else ["aside"]
        node = nodes.section("", title(frame.title, frame_title), ids=[frame.id], classes=["frame", *kinds])
        node += panel_number(number=self.panels.get(frame.id, ""))
        with self.heard(frame):
            pictures = self._made("the board", self._board, frame, view) if frame.state else []
            self.placements.setdefault(frame.id, NOWHERE)
            if frame.kind == "refused":
                node += self._made("why not", self._refusal, frame)
            elif frame.words:
                node += with_placky(self.prose(frame.words), frame.mood)
            node += pictures[::-1]  # boxes below what is said of them, as on a phone they would push it out of sight
            if frame.kind != "refused":
                node += self._made("what happened", self._outcome if frame.kind == "dice" else self._happened, frame)
            if frame.asks == "end" and frame.endings and frame.kind != "refused":
                node += tag("p", tag("b", say("Ending: ")), frame.endings[0], class_="ending")
            if frame.asks == "dice":
                node += [*self._made("the roll", self._rolled, frame), *self._made("the dice", self._duel, frame)]
                node += self._made("the odds", self._odds, frame) or self._ways(frame)
                node += self._made("what is refused", self._tries, frame)
            elif frame.asks == "coach":
                node += self._made("the choices", self._choices, frame) or self._ways(frame)
            node += self._onward(frame)
            rules = attempt(partial(rules_of, frame, self.words), list[str], "the rules", self.book)
            self.chips[frame.id] = self._to_chip(frame, rules, node)
            if chips := self._chips(self.chips[frame.id]):
                node += chips
        node += as_tested("\n".join(frame.lines))
        return node

    def _made(self, what: str, part: Callable[..., nodes.Node | list[nodes.Node]], *given: Any) -> list[nodes.Node]:
        """A part of a frame; nothing where it breaks."""
        made = attempt(partial(part, *given), list[nodes.Node], what, self.book)
        return made if isinstance(made, list) else [made]

    def _board(self, frame: Frame, view: Any) -> list[nodes.Node]:
        """The picture, and the boxes that count down where something on them has changed."""
        before = frame.parent.state if frame.parent and frame.parent.state else None
        scene = self.painter.scene(frame.state, frame.events, before=before, view=view)
        figure = tag("figure", class_="board")
        figure += picture(scene, self.srcdir)
        self.placements[frame.id] = scene.placement
        now = self.boxes[frame.id] = counted(scene.marks)
        changed = track(now, self.boxes.get(frame.parent.id) if frame.parent else None) if now else None
        return [figure, changed] if changed else [figure]

    def _happened(self, frame: Frame) -> nodes.Node:
        known = {self.words.telling.tell(event) for event in self.laid} if frame.kind == "setup" else set()
        lines = self._lines(frame, [event for event in frame.events if self.words.telling.tell(event) not in known])
        return tag("div", tag("ul", *lines), class_="happened") if lines else tag("div", class_="happened empty")

    def _lines(self, frame: Frame, events: Sequence[Mapping[str, Any]]) -> list[nodes.Node]:
        """What happened in a frame, sentence by sentence."""
        lines = [(with_origins(f"{said} "), rule) for said, rule in self.sentences(events)]
        self.sentences_of[frame.id] = [_text(said) for said, _ in lines]
        self.told[frame.id] = " ".join(self.sentences_of[frame.id])
        return [self._line(said, rule) for said, rule in lines]

    def plain(self, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """What happened, as plain text."""
        return [_text(with_origins(f"{said} ")) for said, _ in self.sentences(events)]

    def sentences(self, events: Sequence[Mapping[str, Any]]) -> list[tuple[str, str]]:
        """What happened, each with its rule; what is true twice, or of many players, is said once."""
        crowds: dict[tuple[str, str], list[Alike]] = {}
        told: dict[tuple[str, str], str] = {}
        for event in events:
            said, rule = self.words.telling.tell(event), event["rule"]
            if said is None:
                continue
            alike = self.words.telling.TOGETHER.found(event, said)
            line = (alike.of(()) if alike else said, rule)
            told.setdefault(line, said)
            if alike:
                crowds.setdefault(line, []).append(alike)
        return [(_together(crowds.get(line, ()), said), line[1]) for line, said in told.items()]

    def _line(self, said: Sequence[nodes.Node], rule: str) -> nodes.Node:
        return tag("li", nodes.paragraph("", "", *said, number_link(self.book.name, rule)))

    def _refusal(self, frame: Frame) -> nodes.Node:
        """Placky's answer to what is refused: his words, if he has any here, and the engine's reason.

        What only the lesson leaves out is told otherwise, and without a rule: there is none that forbids it.
        """
        refusal, refusals = frame.refusal or {}, self.words.refusals
        told = reasoned(refusal, refusals, self.book.name)
        if self.left_out(frame):
            told = [told[0], nodes.Text(" "), nodes.Text(self.words.nouns.put("A whole {game} allows it."))]
        no, *why = nodes.strong("", say("Not in this lesson. " if self.left_out(frame) else "Not allowed. ")), *told
        self.told[frame.id] = _text([no, *why])
        said = nodes.paragraph("", "", no, *why)
        happened = tag("div", tag("ul", tag("li", said)), class_="happened")
        return with_placky([*self.prose(frame.words), happened], frame.mood if frame.words else "dry")

    def left_out(self, frame: Frame) -> bool:
        """Is it refused by the lesson alone, and by no rule?"""
        return frame.refusal is not None and self.words.refusals.of_lesson(frame.refusal)

    def _outcome(self, frame: Frame) -> nodes.Node:
        rolled = next((e for e in frame.events if e["event"] == "rolled"), None)
        faces = self.words.dice.thrown((frame.act or {})["roll"])
        panel = tag("div", tag("span", say("Outcome, {faces}", faces=faces), class_="tag"), class_="panel outcome")
        if sound := self.words.telling.sound(frame.events, frame.state):
            if sound[1] not in [*LETTERS]:
                known = ", ".join(LETTERS)
                raise BadRulebook(f'the words: the sound "{sound[0]}" has the colour "{sound[1]}"; allowed: {known}')
            panel += tag("span", sound[0], class_=f"sfx {sound[1]}", aria_hidden="true")
        if rolled:
            hands = self.hands(frame.parent) if frame.parent else []
            if shown := _shown(hands, self.words.dice.faces(rolled)):
                panel += tag("span", drawing(svg="".join(shown), alt=""), class_="shown")
            verdicts = self.words.dice.verdicts(rolled)
            if len(verdicts) != len(hands):
                what = f"words().dice gives {len(hands)} hands and {len(verdicts)} verdicts; allowed: one for each hand"
                raise BadRulebook(what)
            judged = zip(hands, verdicts, strict=True)
            said = [f"{hand.who}: {verdict}" for hand, (_, verdict) in judged if verdict]
            panel += tag("p", "; ".join(said) + ".", class_="verdicts")
        if lines := self._lines(frame, frame.events):
            panel += tag("ul", *lines)
        return panel

    def hands(self, frame: Frame) -> Sequence[Hand]:
        """The dice of a frame's roll, party by party."""
        return self.words.dice.hands(frame.pending or {}, frame.state)

    def chance(self, frame: Frame) -> Chance:
        """What a frame's roll is called."""
        return chance_of(self.hands(frame))

    @staticmethod
    def _ways(frame: Frame) -> list[nodes.Node]:
        """How one goes on where the choices or the odds cannot be shown."""
        return [tag("p", link(child.title, child.id)) for child in frame.children]

    def _rolled(self, frame: Frame) -> list[nodes.Node]:
        """When the dice fall, and what is rolled."""
        return [*self._due(frame), tag("p", self.words.dice.roll_title(frame.pending or {}), class_="roll-title")]

    def _tries(self, frame: Frame) -> list[nodes.Node]:
        """What is refused before the dice fall."""
        tries = [child for child in frame.children if child.kind == "refused"]
        return [self._cards(tries, say("Or try something else first:"))] if tries else []

    def _due(self, frame: Frame) -> list[nodes.Node]:
        """In which step the roll falls, where that is a later one than the frame's own."""
        step = frame.children[0].step if frame.children else 0
        rail = self.words.rail
        if not rail.UNIT or step <= frame.step:
            return []
        due = say("{unit} {number}, {name:lower}", unit=say(rail.UNIT), number=step, name=say(rail.NAMES[step - 1]))
        return [tag("p", due, class_="due")]

    def _duel(self, frame: Frame) -> nodes.Node:
        hands = self.hands(frame)
        kind = "duel crowd" if len(hands) > TWO else "duel"
        duel = tag("div", class_=kind, role="group", aria_label=self.words.dice.roll_title(frame.pending or {}))
        for hand in hands:
            who = tag("span", drawing(svg=badge(hand.side), alt=""), nodes.Text(f" {hand.who}"), class_="who")
            drawn = pictures_of(hand)
            self.faces |= {name: drawn.faces[face] for face, name in names_of(drawn).items()}
            dice = tag("span", drawing(svg=drawn.blank * hand.number, alt=""), class_="dice")
            duel += tag(
                "div", who, self._notes(hand), dice, tag("span", class_="verdict"),
                class_=f"side {side_look(hand.side).letter}{' many' if hand.number > 1 else ''}",
            )  # fmt: skip
        return duel

    def _notes(self, hand: Hand) -> nodes.Node:
        lines = tag("span", class_="sum")
        for note in hand.notes:
            behind = [f"{note.text} ", number_link(self.book.name, note.rule)] if note.rule else [note.text]
            line = tag("b" if note.strong else "span", *behind)
            lines += [line] if note.strong else [line, tag("br")]
        return lines

    def _odds(self, frame: Frame) -> nodes.Node:
        if not frame.odds:  # a table that does not tell what a roll may lead to
            branches = [tag("p", link(child.title, child.id)) for child in frame.children]
            return tag("figure", tag("figcaption", self.chance(frame).say("played")), *branches, class_="odds")
        hands, said = self.hands(frame), self.chance(frame)
        if said is COIN and hands[0].sides != SIDES_OF_A_COIN:  # two sides that are drawn as a die with more
            said = DICE
        dice = sum(hand.number for hand in hands)
        of = frame.odds[0].of
        ways = "last" if of == 1 else "one" if dice == 1 else "many"
        caption = said.say("endless" if frame.odds[0].rounded else ways, of=of, number=spelt(dice))
        if frame.eyes:
            caption = say("As far as {player} can know", player=frame.eyes)
        played = {id(line): branch_of(frame.children, line) for line in frame.odds}

        def what(line: OddsLine) -> nodes.Node:
            branch = played[id(line)]
            return link(line.label, branch.id) if branch else tag("span", line.label)

        def panel(line: OddsLine) -> str:
            branch = played[id(line)]
            return self.panels.get(branch.id, "") if branch else ""

        several = len({id(branch) for branch in played.values() if branch}) > 1  # a single one would be known by that
        listed = shares(frame.odds, what, panel=panel, kept=lambda line: several and played[id(line)] is not None)
        return tag("figure", tag("figcaption", caption), *listed, class_="odds")

    def _choices(self, frame: Frame) -> nodes.Node:
        return self._cards(in_no_order(frame.children), question(frame, self.words), _whose(frame))

    def _cards(self, children: Sequence[Frame], asked: str, whose: str = "") -> nodes.Node:
        """Choices, each with the line that explains it; one that holds for several stands at the first of them.

        Those that share it have the same `data-why`, so that a script which puts them in another order can move it.
        What a choice comes to is told of each, as one would take it for a difference that the others lack it.
        """
        labels = [label(child, self.words) for child in children]
        whys = [why(child, said, self.words) for child, said in zip(children, labels, strict=True)]
        cards = tag("ul", class_="choices")
        for n, (child, called, reason) in enumerate(zip(children, labels, whys, strict=True)):
            first, own = whys.index(reason), bool(outlook(child, self.words))
            shared = bool(reason) and whys.count(reason) > 1 and not own
            card = link(tag("strong", called), child.id, classes="choice")
            if reason and (own or first == n):
                card += tag("span", *with_origins(reason), class_="why")
            cards += tag("li", card, **self._panel(child), **({"data_why": str(first)} if shared else {}))
        classes = ["asked", *([whose] if whose else [])]
        return tag("div", nodes.paragraph("", asked, classes=classes), cards, class_="decide")

    def _panel(self, frame: Frame) -> dict[str, str]:
        number = self.panels.get(frame.id)
        return {"data_panel": number} if number else {}

    def _onward(self, frame: Frame) -> list[nodes.Node]:
        if frame.kind == "refused" and frame.parent:
            back = link(say("Back to: {title}", title=frame.parent.title), frame.parent.id)
            return [tag("p", back, class_="onward back", **self._panel(frame.parent))]
        if frame.asks == "next":
            following = frame.children[0]
            return [tag("p", link(say("Next: {title}", title=following.title), following.id), class_="onward")]
        return []

    def _to_chip(self, frame: Frame, rules: Sequence[str], node: nodes.section) -> list[str]:
        """The rules of a frame that get a chip: what a line of it links to needs one only where it is met first.

        What may be chosen keeps all of them, and a roll the one that settled it, as hints show these chips.
        """
        option = frame.kind == "refused" or (frame.parent is not None and frame.parent.asks == "coach")
        linked = set() if option else {link["number"] for link in node.findall(rule_link)} & self._met
        self._met.update(rules)
        if rolled := next((event for event in frame.events if event["event"] == "rolled"), None):
            linked.discard(self.words.dice.decides((frame.parent and frame.parent.pending) or {}, rolled))
        return [number for number in rules if number not in linked]

    def _chips(self, numbers: Sequence[str]) -> nodes.Node | None:
        if not numbers:
            return None
        return tag("ul", *[tag("li", self.chip(number)) for number in numbers], class_="chips")


def _together(crowd: Sequence[Alike], said: str) -> str:
    """What is said of all of whom the same is true, each named once; what was `said` of one alone."""
    names = [*dict.fromkeys(one.who for one in crowd)]
    return crowd[0].of(names) if len(names) > 1 else said


def pictures_of(hand: Hand) -> Pictures:
    """What the dice, the cards or the spinner of a party look like."""
    return _pictures(hand.form, hand.side, hand.sides, hand.faces, tuple(hand.looks.items()), hand.sign)


@cache
def _pictures(
    form: ThrownForm,
    side: int,
    sides: int,
    faces: tuple[str, ...],
    looks: tuple[tuple[str, Look], ...],
    sign: Sign | None,
) -> Pictures:
    return pictures(form, side, sides, faces, dict(looks), sign)


def names_of(drawn: Pictures) -> dict[str, str]:
    """Face -> the name under which its drawing lies on the page: the same for the same drawing."""
    return {face: f"pk-{hashlib.sha256(one.encode()).hexdigest()[:6]}" for face, one in drawn.faces.items()}


def _shown(hands: Sequence[Hand], faces: Sequence[Any]) -> list[str]:
    """What fell, as drawings, face down where that is hidden; nothing for plain dice, which are told."""
    owned = [hand for hand in hands for _ in range(hand.number)]
    drawn = [(pictures_of(hand), str(face)) for hand, face in zip(owned, faces, strict=False)]
    return [one.showing(face) if face in one.faces else one.blank for one, face in drawn if one.faces]


def _text(said: Sequence[nodes.Node]) -> str:
    """A sentence as plain text, without the numbers of rules that it links to."""
    return "".join(node.astext() for node in said if not isinstance(node, rule_link)).strip()
