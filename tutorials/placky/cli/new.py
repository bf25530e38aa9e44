"""`placky new`: a small rulebook project, complete, for its author to change.

The templates are such projects themselves, of a game that is called `mygame` and played by Ada and Ben; only these
names are replaced. What an option chooses lies in a folder of its own, on top of what all projects share.
"""

import argparse
import keyword
import re
import shutil
import sys
from collections.abc import Mapping
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from placky.errors import PlackyError, shown
from placky.reading import read_file
from placky.streams import echo
from placky.writing import check_folder, write_file

__all__ = ["BOARDS", "CHANCES", "arguments", "new"]

TEMPLATES = Path(__file__).parents[1] / "templates"
BOARDS = ("none", "grid", "hexes")
SOLIDS = ("d8", "d10", "d12", "d20")
CHANCES = ("dice", *SOLIDS, "cards", "spinner")
GAME, TITLE, FIRST, SECOND = "mygame", "My game", "Ada", "Ben"
SIDES = "sides = 6"
"""What the templates call things."""
NAMES = (FIRST, SECOND, "Cleo", "Dan", "Eve")
"""Who plays where only a number is given: as many as there are sides."""
LONGEST = 30
HIDDEN = {"github": ".github", "gitignore": ".gitignore"}
"""What is hidden in a project, and not in its template."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add its name and its options."""
    parser.add_argument("name", metavar="NAME", help="the name of its folder, its package and the rulebook")
    parser.add_argument("--players", metavar="N", help="how many, or their names: Ada,Ben,Cleo (default: 2)")
    parser.add_argument("--board", choices=BOARDS, help="what pages show places on (default: none)")
    parser.add_argument("--with", dest="chance", choices=CHANCES, help="what chance is (default: dice)")
    parser.add_argument("--paper", action="store_true", help="scenarios and prose alone, without an engine")


def new(options: argparse.Namespace) -> int:
    """`placky new`. Raises `PlackyError` before anything is written."""
    if options.paper and (options.board or options.chance):
        raise PlackyError("--paper has no engine for a board, dice, cards or a spinner; leave out --board and --with")
    name, folder = _name(options.name), Path(options.name)
    players = _players(options.players)
    if folder.is_symlink() or (folder.exists() and not (folder.is_dir() and not any(folder.iterdir()))):
        what = "a folder that is not empty" if folder.is_dir() else "there, and no folder"
        raise PlackyError(f"{shown(folder)} is {what}, and nothing is written over; take another name")
    chance = options.chance or "dice"
    kind = "dice" if chance in SOLIDS else chance
    parts = ["paper"] if options.paper else ["engine", f"board/{options.board or 'none'}", f"with/{kind}"]
    sides = {SIDES: SIDES.replace("6", chance[1:])} if chance in SOLIDS else {}
    files = {path: text for part in parts for path, text in _files(TEMPLATES / part, name, players, sides).items()}
    check_folder(folder)
    try:
        for path, text in files.items():
            write_file(folder / path, text)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)  # it was empty, or not there
        raise
    lines = sum(bool(line.strip()) for text in files.values() for line in text.splitlines())
    echo(f"{shown(folder)} holds a rulebook of {len(files)} files and {lines} lines. Next:")
    echo(f"  cd {shown(folder)}")
    echo("  pip install -e .")
    echo(f"  placky test --rulebook {name}")
    echo("  placky build --strict")
    echo("  placky check")
    return 0


def _name(name: str) -> str:
    """The name of a rulebook, which is that of a Python package as well. Raises `PlackyError`."""
    allowed = f"allowed: a to z, digits and _, a letter first, at most {LONGEST}, as card_race"
    if not re.fullmatch(rf"[a-z][a-z0-9_]{{0,{LONGEST - 1}}}", name):
        raise PlackyError(f"{shown(name)} cannot be the name of a rulebook; {allowed}")
    if name in entry_points(group="placky.rulebooks").names:
        raise PlackyError(f"{name} is a rulebook already, which is installed here; take another name")
    found = find_spec(name)  # a folder of that name is found as well, but has no origin
    taken = keyword.iskeyword(name) or name in ("docs", "tests") or name in sys.stdlib_module_names
    if taken or (found and found.origin):
        raise PlackyError(f"{name} cannot be the name of a rulebook, as Python or a package has it; take another one")
    return name


def _players(said: str | None) -> tuple[str, ...]:
    """The names of the players, from a number or from names. Raises `PlackyError`."""
    most = len(NAMES)
    if said is None:
        return NAMES[:2]
    if said.isascii() and said.isdecimal() and 1 <= int(said[:9]) <= most:
        return NAMES[: int(said)]
    names = tuple(said.split(","))
    if len(set(names)) == len(names) <= most and all(one.isalpha() and len(one) <= LONGEST for one in names):
        return names
    raise PlackyError(
        f"--players {shown(said)}: allowed: 1 to {most}, or so many names of letters, each once, as {FIRST},{SECOND}"
    )


def _files(folder: Path, name: str, players: tuple[str, ...], others: Mapping[str, str]) -> Mapping[Path, str]:
    """The files of a template by their new paths, with their new names in them, and whatever else reads otherwise."""
    quoted = ", ".join(f'"{one}"' for one in players)
    reads = {
        f'("{FIRST}", "{SECOND}")': f"({quoted}{',' if len(players) == 1 else ''})",
        GAME: name, TITLE: name.replace("_", " ").capitalize(), TITLE.lower(): name.replace("_", " "),
        FIRST: players[0], SECOND: players[1 % len(players)], **others,
    }  # fmt: skip
    was = re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in reads))
    calls = {GAME: name, **HIDDEN}
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            called = [calls.get(part, part) for part in path.relative_to(folder).parts]
            found[Path(*called)] = was.sub(lambda match: reads[match[0]], read_file(path).decode())
    return found
