"""Rulings on pages: the question, what we play and why; where there is a choice, every reading played side by side."""

from pathlib import Path
from typing import Any

from docutils import nodes

from placky.chances import DICE, Chance
from placky.sentences import Sentence, say
from placky.sphinx.domain.library import Contents
from placky.sphinx.domain.origins import origin, reasoned, with_origins
from placky.sphinx.domain.rule_links import number_link
from placky.sphinx.nodes import say_nodes, table, tag
from placky.sphinx.walkthrough.boards import picture
from placky.storyboard.readings import Compared, PlayedStep, Side, compared
from placky.words import Plain, chance_of
from touchline.core.rulebook.index import Reading, Ruling

USUAL: Sentence = "played unless a position says otherwise"
OURS: Sentence = "what we play"


def ruling_note(ruling: Ruling, contents: Contents, *, short: bool) -> nodes.Node:
    """A ruling: what was open, what we play and why; where it is `short`, its readings in place of the reason."""
    title = [tag("p", tag("strong", f"{ruling.id}: {ruling.title}"))] if short else []
    note = tag("div", *title, nodes.paragraph("", ruling.question), class_="ruling")
    note += nodes.paragraph("", "", nodes.strong("", say("We play: ")), nodes.Text(ruling.ruling))
    if marks := origin(ruling.sources, contents.index):
        note[-1] += [nodes.Text(" "), *marks]
    if not short:
        note += nodes.paragraph("", "", nodes.strong("", say("Why: ")), nodes.Text(ruling.why))
        return note
    for reading in ruling.readings:
        default = f" ({say(USUAL)})" if reading.default else ""
        note += nodes.paragraph("", "", nodes.literal(reading.id, reading.id), nodes.Text(f"{default}: {reading.text}"))
        if marks := origin(reading.sources, contents.index):
            note[-1] += [nodes.Text(" "), *marks]
    if ruling.readings:
        to = number_link(contents.book.name, ruling.id)
        note += nodes.paragraph("", "", *say_nodes("Played by each reading, side by side: {ruling}", ruling=to))
    return note


def side_by_side(ruling: Ruling, contents: Contents, srcdir: Path) -> list[nodes.Node]:
    """Every reading of a ruling with what it makes of one scenario: board, events, the roll that it waits for."""
    if not ruling.readings:
        return []
    records = [record for recording in contents.recordings.values() for record in recording.scenarios if record.passed]
    found = compared(ruling, records, contents.book.words().dice)
    if found is None:
        listed = [tag("li", *_heading(contents, ruling, reading)) for reading in ruling.readings]
        return [tag("ul", *listed, class_="readings-text")]
    said = nodes.paragraph(
        "",
        "",
        nodes.strong("", say("Played: ")),
        nodes.Text(say("“{scenario}”, {same}.", scenario=found.scenario, same=_same(found, contents))),
        classes=["muted"],
    )
    alike = tag("details", tag("summary", say("What happens before they part")), tag("ol", *_items(found.shared)))
    columns = [_column(contents, ruling, found, side, srcdir) for side in found.sides]
    return [said, tag("div", *columns, class_="readings"), alike]


def _items(texts: tuple[str, ...]) -> list[nodes.Node]:
    return [tag("li", text) for text in texts]


def _heading(contents: Contents, ruling: Ruling, reading: Reading) -> list[nodes.Node]:
    """A reading's name, its sentence, and which edition or document takes it."""
    head = tag("p", tag("strong", reading.id), class_="reading")
    if reading.default:
        head += [nodes.Text(" "), tag("small", say(OURS), class_="usual")]
    takes = [one.title for one in contents.index.editions.values() if one.readings.get(ruling.id) == reading.id]
    read_in = [contents.index.sources.get(source, source) for source in reading.sources]
    out: list[nodes.Node] = [head, nodes.paragraph("", reading.text)]
    if takes:
        out.append(nodes.paragraph("", say("Edition: {names}.", names=", ".join(takes)), classes=["muted", "edition"]))
    elif read_in:
        out.append(
            nodes.paragraph("", say("Read in: {names}.", names=", ".join(read_in)), classes=["muted", "edition"])
        )
    return out


def _column(contents: Contents, ruling: Ruling, found: Compared, side: Side, srcdir: Path) -> nodes.Node:
    painter, words = contents.book.painter(), contents.book.words()
    states = [one.state for one in found.sides]
    size = painter.window_size(states)
    view = painter.follow(painter.follow(None, states[0], size), side.state, size)
    last = side.steps[-1].events if side.steps else ()
    scene = painter.scene(side.state, last, before=side.before, view=view)
    board = tag("figure", picture(scene, srcdir), class_="board")
    column = tag("div", class_="came")
    column += [_told(step, contents) for step in side.steps if _lines(step, contents)]
    if side.pending is None and not column.children:
        column += nodes.paragraph("", say("Nothing more happens."))
    elif side.rolls:
        said = _chance(side, contents).say("due", title=words.dice.roll_title(side.pending or {}))
        column += _due(said, side)
    elif side.pending and len({str(_asked(one.pending)) for one in found.sides}) > 1:
        column += nodes.paragraph("", "", nodes.strong("", say("Then: ")), nodes.Text(words.choices.ask(side.pending)))
    return tag("div", tag("div", *_heading(contents, ruling, side.reading)), board, column, class_="panel")


def _asked(pending: Plain | None) -> Any:
    return pending and (pending["ask"], pending.get("kind"), pending.get("coach"))


def _told(step: PlayedStep, contents: Contents) -> nodes.Node:
    """A step and what came of it."""
    written = tag("p", f"{step.text[:1].upper()}{step.text[1:]}", class_="step muted")
    return tag("div", written, tag("ul", *[tag("li", line) for line in _lines(step, contents)]), class_="happened")


def _lines(step: PlayedStep, contents: Contents) -> list[nodes.Node]:
    words, game = contents.book.words(), contents.book.name
    if step.refusal:
        said = reasoned(step.refusal, words.refusals, game)
        line = nodes.paragraph("", "", nodes.strong("", say("Not allowed. ")), *said, nodes.Text(" "))
        line += number_link(game, step.refusal["rule"])
        return [line]
    told = [(words.telling.tell(event), event["rule"]) for event in step.events]
    return [
        nodes.paragraph("", "", *with_origins(said), nodes.Text(" "), number_link(game, rule))
        for said, rule in told
        if said
    ]


def _chance(side: Side, contents: Contents) -> Chance:
    """What the roll that a reading waits for is called."""
    return chance_of(contents.book.words().dice.hands(side.pending or {}, side.state))


def _same(found: Compared, contents: Contents) -> str:
    """What the readings have in common; what chance is called as far as one of them waits for it."""
    rolls = [side for side in found.sides if side.rolls]
    return (_chance(rolls[0], contents) if rolls else DICE).say("same")


def _due(said: str, side: Side) -> nodes.Node:
    if not side.odds:
        return nodes.paragraph("", said)
    rows: list[list[Any]] = [[line.label, f"{line.ways}/{line.of}", line.per_cent] for line in side.odds]
    return table(said, [say("It ends with"), say("Ways"), say("Chance")], rows)
