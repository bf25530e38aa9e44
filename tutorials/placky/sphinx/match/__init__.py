"""`{match} FILE`: a match that `placky play --save` has logged, to be watched.

`placky record` has played the log again, so a page with a match is a test of the engine. What it makes is whole without
scripts.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from docutils import nodes

from placky.boundary.asked import asked
from placky.diagrams.camera import view_box
from placky.diagrams.chart import Chart
from placky.diagrams.marks import Mark, Window
from placky.diagrams.trails import heads
from placky.errors import PlackyError, shown
from placky.faults import attempt, hearing
from placky.matches.frames import MatchFrame, match_frames
from placky.matches.recording import Taken, head, load, match_path
from placky.nouns import USUAL
from placky.reading import read_file
from placky.rulebook import AnyPainter, Rulebook, in_view, playable
from placky.rulebooks import engine_digest, rulebook
from placky.sphinx.directives import RulebookDirective
from placky.sphinx.domain import game_of
from placky.sphinx.domain.library import contents_of
from placky.sphinx.match.chart import chart
from placky.sphinx.match.log import Faults, LogWriter, score_table
from placky.sphinx.nodes import drawing, tag, title, walk_data
from placky.sphinx.walkthrough.boards import SHEET, legend, view_numbers
from placky.storyboard.addresses import slug
from placky.words import players

RECORDINGS = "_build/recordings"
"""Where they lie for pages without features."""


class MatchDirective(RulebookDirective):
    """A log, played again."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """The match; a warning that says where the log is at fault, and a note in its place."""
        _, file = self.env.relfn2path(self.arguments[0])
        self.env.note_dependency(file)
        path, srcdir = Path(file), Path(self.env.srcdir)
        recordings = srcdir / (self.config.placky_recordings or RECORDINGS)
        try:
            book, match = _recorded(path, recordings, self.env.note_dependency)
            _belongs(self.arguments[0], book.name, self.options.get("rulebook", book.name))
            frames = list(match_frames(book, match))
        except PlackyError as error:
            self.warn(str(error))
            contents = contents_of(game_of(self.env.docname))
            nouns = contents.book.words().nouns if contents else USUAL
            said = nodes.paragraph("", nouns.put("The {game} cannot be shown: its log does not replay."))
            return [nodes.warning("", said, nodes.paragraph("", "", nodes.literal(str(error), str(error))))]
        prefix = f"{slug(path.stem)}-"
        while prefix in self.taken():
            prefix += "x-"
        self.taken().add(prefix)
        faults = {frame.number: [*frame.faults] for frame in frames}
        made = watched(book, frames, prefix, path.name, srcdir, faults)
        self.tell_of((f"{shown(path)}, step {number}", found) for number, found in faults.items())
        return made


def _recorded(log: Path, recordings: Path, note: Callable[[str], None]) -> tuple[Rulebook, list[Taken]]:
    """The recording of a log, in which its pages are interested. Raises `PlackyError`."""
    path = match_path(recordings, read_file(log))
    note(str(path))
    first = head(path)
    match = load(path)
    book = asked(rulebook(first["game"]))
    if first["engine"] != engine_digest(book):
        raise PlackyError(f"{shown(log)}: the engine has changed since it was recorded; record it anew: placky record")
    return book, match


def _belongs(where: str, game: str, wanted: str) -> None:
    if game != wanted:
        raise PlackyError(f'{where}: this is a log of "{game}", and not of "{wanted}"')


def watched(
    book: Rulebook, frames: list[MatchFrame], prefix: str, file: str, srcdir: Path, faults: Faults
) -> list[nodes.Node]:
    """The player with its log, then the score as a table and a chart. `file` is what the log is called."""
    painter, match, teams = book.painter(), playable(book), players(frames[0].state)
    nouns = book.words().nouns
    colours = "".join(f"--pk-{colour}:{tint.css()};" for colour, tint in painter.ground(frames[0].state).colours)
    overlays: dict[str, tuple[Mark, ...]] = {}
    view = in_view(painter, [frame.state for frame in frames])
    window = view_numbers(view_box(painter.ground(frames[0].state), view))
    data = {
        "prefix": prefix,
        "teams": teams,
        "fork": f"placky play {book.name} --from {file} --at",
        "window": window,
        "words": {"at": nouns.put("Where in the {game}"), "log": nouns.put("The log of the {game}")},
        "shots": _changes(painter, frames, overlays, view, faults),
    }
    dress = {"style": colours} if colours else {}
    stage = attempt(partial(_stage, book, frames, overlays, view, prefix, faults), _no_stage, "the sheet", book)
    played = [walk_data(data=data)] if stage.children else []
    node = tag("placky-match", *played, class_="pk-match", **dress)
    writer = LogWriter(book, prefix, srcdir, faults)
    log = tag("div", *writer.log(frames), class_="told")
    shape = "watch broad" if window[2] > window[3] else "watch"
    node += tag("div", stage, log, class_=shape)
    node += legend(book.words(), frames[0].state)
    summary = nodes.section("", title(nouns.put("The {game} in one picture")), ids=[f"{prefix}score"])
    if plot := attempt(partial(chart, match, teams, frames, nouns), _no_chart, "the chart", book):
        from placky.diagrams.svg import plot as plotted

        svg = plotted(plot, f"{prefix}chart-").in_page("pk-plot")
        summary += tag("figure", drawing(svg=svg, alt=plot.alt), class_="plot", **dress)
    summary += score_table(frames, teams, prefix, nouns)
    return [node, summary]


def _changes(
    painter: AnyPainter, frames: list[MatchFrame], overlays: dict[str, tuple[Mark, ...]], view: Window,
    faults: Faults,
) -> list[dict[str, Any]]:  # fmt: skip
    """What the script needs of each frame: of figures only those that have changed since the one before.

    A strip with the score is left out, as the score stands above the board in words.
    """
    found: list[dict[str, Any]] = []
    last: dict[str, Any] = {}
    came, stood = None, None
    for frame in frames:
        with hearing(faults[frame.number]):
            placement = painter.scene(frame.state, before=came, view=view).placement
        shown = {ident: marks for ident, marks in placement.overlays.items() if not heads(marks[0])}
        overlays.update(shown)
        moved = {name: token for name, token in placement.tokens.items() if last.get(name) != token}
        gone = [name for name in last if name not in placement.tokens]
        one: dict[str, Any] = {"o": list(shown)}
        if moved:
            one["t"] = moved
        if gone:
            one["gone"] = gone
        if frame.standing != stood:
            one["s"] = [list(frame.standing.score), frame.standing.side, list(frame.standing.notes)]
        if frame.jumps:
            one["j"] = [[moment.jump, moment.text, moment.side] for moment in frame.jumps]
        found.append(one)
        last, came, stood = dict(placement.tokens), frame.state, frame.standing
    return found


def _no_stage() -> nodes.Node:
    """Where the sheet cannot be drawn, nothing."""
    return tag("div", class_="stage js")


def _no_chart() -> Chart | None:
    """Where the score cannot be drawn, only its table."""
    return None


def _stage(
    book: Rulebook,
    frames: list[MatchFrame],
    overlays: dict[str, tuple[Mark, ...]],
    view: Window,
    prefix: str,
    faults: Faults,
) -> nodes.Node:
    """The board for the script: the whole field with everybody who ever stands on it."""
    from placky.diagrams.svg import sheet

    painter, state = book.painter(), frames[0].state
    figures: dict[str, Any] = {}
    for frame in frames:
        with hearing(faults[frame.number]):
            for mark in painter.figures(frame.state, view):
                figures.setdefault(mark.id, mark)
    field = sheet(
        painter.ground(state),
        list(figures.values()),
        list(overlays.values()),
        title=book.words().nouns.put("The {board}"),
        prefix=prefix,
        view=view,
    )
    svg = field.whole.in_page(SHEET)
    framed = tag("figure", tag("div", drawing(svg=svg, alt=""), class_="frame-of"), class_="board panel bare")
    return tag("div", framed, class_="stage js")
