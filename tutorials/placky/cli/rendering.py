"""`placky render`: a match as a page or a moving picture, a position or a moment of a match as a picture."""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from placky.boundary.asked import asked
from placky.cli.extras import DRAWING, PAGES, PIXELS, need
from placky.cli.feature_pages import render_features
from placky.console import Steps, progress
from placky.diagrams.stage import Scene
from placky.errors import PlackyError, shown
from placky.matches.frames import MatchFrame, match_frames
from placky.matches.json_files import read_json
from placky.matches.play import Played, begin, load, shown_state, taken
from placky.matches.recording import Taken, keep
from placky.rulebook import Rulebook, in_view
from placky.rulebooks import engine_digest, rulebook, rulebooks
from placky.scenarios.anyone import ENDINGS
from placky.streams import echo, interrupted
from placky.words import Plain, against, players
from placky.writing import check_target, write_file
from touchline.core.errors import TouchlineError

PICTURES = (".svg", ".png")
FORMATS = (".html", *PICTURES, ".gif")
NARROWEST, WIDEST = 64, 4096
WIDTHS = {".png": 1200, ".gif": 480}
"""Pixels across, where nothing is said."""
NEEDED = {".html": PAGES, ".svg": DRAWING, ".png": PIXELS, ".gif": PIXELS}
STEP, JUMP, END = 700, 2200, 4000
"""Milliseconds in a GIF: a step, one that one would jump to, the last one."""


def render(options: argparse.Namespace) -> int:
    """`placky render`."""
    source: Path = options.file
    if source.is_dir() or source.name.lower().endswith(ENDINGS):
        return render_features(options)
    log = _log(source)
    out: Path = options.output or Path(source.with_suffix(".html" if log else ".svg").name)
    _check(options, out, is_match=log is not None)
    if out.resolve() == source.resolve():
        raise PlackyError(f"-o {shown(out)}: that is the file to be rendered; name another one")
    with interrupted(out, "was not written"):
        write_file(out, _content(source, log, out.suffix, options), "-o")
    echo(f"Written: {shown(out)}")
    return 0


def _content(source: Path, log: tuple[Rulebook, Played] | None, suffix: str, options: argparse.Namespace) -> bytes:
    if log is None:
        book, state = _position(source, options.rulebook)
        return _picture(book, state, None, suffix, options)
    book, played = log
    if options.rulebook and options.rulebook != book.name:
        raise PlackyError(f'--rulebook {options.rulebook}: {shown(source)} is a log of "{book.name}"')
    with progress(f"Playing {shown(source)} again"):
        match = list(taken(book, played, shown(source)))
    return _match(book, played, match, suffix, options)


def _log(source: Path) -> tuple[Rulebook, Played] | None:
    """The match in a file; None for a position, which is an object without a log's version."""
    body = read_json(source, "the file")
    return None if isinstance(body, dict) and not {"version", "entries", "seal"} & set(body) else load(source)


def _check(options: argparse.Namespace, out: Path, *, is_match: bool) -> None:
    """Raise `PlackyError` for options that do not fit, before anything is worked out."""
    allowed = FORMATS if is_match else PICTURES
    what = "log" if is_match else "position"
    if out.suffix not in allowed:
        raise PlackyError(f"-o {shown(out)}: a {what} becomes one of {', '.join(allowed)}")
    if not out.parent.is_dir():
        raise PlackyError(f"-o {shown(out)}: there is no folder {shown(out.parent)}")
    check_target(out, "-o")
    if options.at is not None and not (is_match and out.suffix in PICTURES):
        raise PlackyError(f"--at {options.at}: that is for one picture of a log: {', '.join(PICTURES)}")
    if options.width is not None and out.suffix not in WIDTHS:
        raise PlackyError(f"--width {options.width}: that is for pixels: {', '.join(WIDTHS)}")
    if options.width is not None and not NARROWEST <= options.width <= WIDEST:
        raise PlackyError(f"--width {options.width}: allowed: {NARROWEST} to {WIDEST}")
    if options.night and out.suffix not in WIDTHS:
        raise PlackyError(f"--night: that is for pixels ({', '.join(WIDTHS)}); {out.suffix} follows its reader")
    need("render", NEEDED[out.suffix])


def _position(source: Path, name: str | None) -> tuple[Rulebook, Plain]:
    """A position set up at its table. Raises `PlackyError` for what is none."""
    if name is None and len(rulebooks()) > 1:
        known = ", ".join(rulebooks())
        raise PlackyError(f"{shown(source)}: a position does not say of which game it is; add --rulebook: {known}")
    book = rulebook(name or next(iter(rulebooks())))
    try:
        return book, shown_state(book, begin(book, read_json(source, "the position")))
    except TouchlineError as error:
        raise PlackyError(f"{shown(source)}: {error}") from error
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        reason = f"{type(error).__name__}: {error}"
        raise PlackyError(f"{shown(source)}: no position of {book.title} can be read from it ({reason})") from error


def _match(book: Rulebook, played: Played, match: Sequence[Taken], suffix: str, options: argparse.Namespace) -> bytes:
    frames = list(match_frames(book, match))
    if suffix in PICTURES:
        at = frames[-1].number if options.at is None else options.at
        if not 0 <= at < len(frames):
            raise PlackyError(f"--at {at}: {shown(options.file)} has the steps 0 to {len(frames) - 1}")
        return _picture(book, frames[at].state, frames[at - 1].state if at else None, suffix, options)
    if suffix == ".gif":
        with progress("Drawing the steps") as steps:
            return _moving(book, frames, steps, options)
    from placky.sphinx.builder.single import match_page

    title = _result(players(frames[0].state), frames[-1].standing.score) or book.title
    text = f"{book.title}. {against(played.coaches)}, seed {played.seed}."
    engine = engine_digest(book)
    with progress("Making the page"):
        keeping = partial(keep, game=book.name, engine=engine, match=match)
        return match_page(options.file.read_bytes(), keeping, title, text).encode()


def _result(names: Sequence[str], score: Sequence[int]) -> str:
    """Who has played, and how it ended.

    >>> _result(["Red", "Blue"], [17, 21]), _result(["Ada", "Ben", "Cleo"], [3, 0, 5])
    ('Red 17 : 21 Blue', 'Ada 3, Ben 0, Cleo 5')
    """
    if len(names) == len(score) == 2:
        return f"{names[0]} {score[0]} : {score[1]} {names[1]}"
    return ", ".join(f"{name} {number}" for name, number in zip(names, score, strict=True)) if score else against(names)


def _picture(book: Rulebook, state: Plain, before: Plain | None, suffix: str, options: argparse.Namespace) -> bytes:
    scene = asked(book).painter().scene(state, before=before)
    if suffix == ".svg":
        from placky.diagrams.svg import board

        return board(scene, "b-").as_file().encode()
    from placky.diagrams.images import png

    return png(scene, options.width or WIDTHS[suffix], night=options.night)


def _moving(book: Rulebook, frames: Sequence[MatchFrame], steps: Steps, options: argparse.Namespace) -> bytes:
    from placky.diagrams.images import gif

    painter, scenes = asked(book).painter(), []
    whole = in_view(painter, [frame.state for frame in frames])
    for frame, before in zip(frames, (None, *frames), strict=False):
        scene = painter.scene(frame.state, before=before.state if before else None, view=whole)
        scenes.append(replace(scene, locator=None))
    times = [END if frame is frames[-1] else JUMP if frame.jumps else STEP for frame in frames]
    steps.total(len(scenes))
    width = options.width or WIDTHS[".gif"]
    return gif(_alike(scenes), times, width, night=options.night, drawn=lambda: steps.step(""))


def _alike(scenes: list[Scene]) -> list[Scene]:
    """The scenes in the largest of their windows, so that all pictures are of one size."""
    window = max((scene.window for scene in scenes), key=lambda one: one[2] * one[3])
    return [replace(scene, window=window) for scene in scenes]
