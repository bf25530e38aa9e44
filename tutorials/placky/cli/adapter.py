"""`placky adapter new`: the beginning of an engine in another language, which answers `hello` and skips all else."""

import argparse
import shutil
from pathlib import Path

from placky.errors import PlackyError, shown
from placky.reading import listed, read_file
from placky.rulebooks import rulebook, rulebooks
from placky.streams import echo
from placky.writing import check_folder, write_file

__all__ = ["LANGUAGES", "adapter", "arguments"]

TEMPLATES = Path(__file__).parents[1] / "templates" / "adapter"
LANGUAGES = {"python": ("python", "adapter.py"), "javascript": ("node", "adapter.mjs")}
"""Language -> the program that runs it, and its file."""
README, GAME = "README.md", "mygame"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add what it makes, and of what."""
    parser.add_argument("what", choices=["new"], help="write a small engine that says hello, and skips all else")
    parser.add_argument("--language", choices=[*LANGUAGES], required=True, help="in which it is written")
    parser.add_argument("--rulebook", metavar="NAME", help="the game that it is to play (default: the only one)")
    parser.add_argument(
        "-o", dest="folder", type=Path, default=Path("adapter"), metavar="FOLDER",
        help="where it is written (default: %(default)s)",
    )  # fmt: skip


def adapter(options: argparse.Namespace) -> int:
    """`placky adapter`. Raises `PlackyError` before anything is written."""
    game = _game(options.rulebook)
    folder: Path = options.folder
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise PlackyError(f"{shown(folder)} is there already, and nothing is written over; name another folder")
    program, file = LANGUAGES[options.language]
    found = {path.name: path for path in listed(TEMPLATES / options.language, "")}
    texts = {name: read_file(path).decode() for name, path in {**found, README: TEMPLATES / README}.items()}
    check_folder(folder)
    for name, text in texts.items():
        said = text.replace(GAME, game).replace("PROGRAM", program).replace("ADAPTER", file)
        write_file(folder / name, said)
    echo(f"{shown(folder)} holds {file} and {README}. Next:")
    echo(f"  cd {shown(folder)}")
    echo(f'  placky test {game} --engine "{program} {file}" --result result.json')
    if not shutil.which(program):
        echo(f"There is no {program} here yet.", aside=True)
    return 0


def _game(named: str | None) -> str:
    """The name of the rulebook. Raises `PlackyError` where there are several, and none is named."""
    if named:
        return rulebook(named).name
    if len(rulebooks()) != 1:
        raise PlackyError(f"of which game? Say so with --rulebook: {', '.join(rulebooks())}")
    return next(iter(rulebooks()))
