"""A guide, followed word by word: its blocks are read, and each does what a reader would do in an empty folder.

| block | is |
| --- | --- |
| `console` | commands behind `$ `, each with the lines that it prints; `…` stands for lines left out |
| `{code-block} LANGUAGE` with a `:caption:` | a whole file |
| the same with `(is there already)` behind its name | a file as it is |
| the same below `docs/_build/html` | what that page says, line by line; `…` as above |
| `{code-block} diff` with a `:caption:` | a change of a file: what stands there now stands there once |
| `{board}` | a picture that one of the pages shows |

Nothing else may be code.
"""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from html import escape, unescape
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt
from tests.placky import projects

from placky.defaults.boards import state_scene

LEFT_OUT = "…"
PROSE = ("{placky}", "{prose-table}")
"""Directives that hold no code."""
INSTALLED = ("pip install 'placky[site]'", "pip install -e .")
"""What needs a package index; the first is done where the tests run, and of the second only what it leaves behind."""
PAGES, THERE = "docs/_build/html/", " (is there already)"


class Block(NamedTuple):
    """A block of a guide: its line there, what it is, which file or board it is about, what it holds."""

    line: int
    kind: str
    file: str
    lines: tuple[str, ...]


class Unlike(AssertionError):  # noqa: N818 - what a guide is where it errs
    """A guide says otherwise than it is."""


def blocks(text: str) -> Iterator[Block]:
    """Every block of a guide. Raises `Unlike` for code of no known kind."""
    for token in MarkdownIt("commonmark").parse(text):
        line = token.map[0] + 1 if token.map else 0
        if token.type == "code_block" or (token.type == "paragraph_open" and _is_fence(text, line)):
            raise Unlike(f"line {line}: code that is no fenced block")
        if token.type != "fence" or token.info.split(" ")[0] in PROSE:
            continue
        lines = token.content.splitlines()
        if token.info == "console":
            yield Block(line, "console", "", tuple(lines))
        elif token.info.startswith("{board}"):
            yield Block(line, "board", token.info.removeprefix("{board}"), tuple(lines))
        elif token.info.startswith("{code-block} ") and lines and lines[0].startswith(":caption: "):
            file = lines[0].removeprefix(":caption: ")
            kind = "change" if token.info == "{code-block} diff" else "page" if file.startswith(PAGES) else "file"
            if file.endswith(THERE):
                kind, file = "there", file.removesuffix(THERE)
            yield Block(line, kind, file, tuple(lines[2:] if lines[1:2] == [""] else lines[1:]))
        else:
            raise Unlike(f"line {line}: a block {token.info!r}; allowed: console, and {{code-block}} with a caption")


def _is_fence(text: str, line: int) -> bool:
    return text.splitlines()[line - 1].startswith(":::")


class Reader:
    """Somebody with a guide, in an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def follow(self, block: Block) -> None:
        """Do what a block says. Raises `Unlike` where something else comes of it."""
        try:
            getattr(self, f"_{block.kind}")(block)
        except Unlike as unlike:
            raise Unlike(f"line {block.line}: {unlike}") from None

    def _console(self, block: Block) -> None:
        if not block.lines or not block.lines[0].startswith("$ "):
            raise Unlike("a console without a command")
        for part in re.split(r"^\$ ", "\n".join(block.lines), flags=re.MULTILINE)[1:]:
            command, *expected = part.rstrip("\n").split("\n")
            code, said = self._run(command)
            if not fits(expected, said):
                raise Unlike(f"{command} prints:\n" + "\n".join(said))
            fails = any(re.search(r"\b[1-9]\d* failed", line) for line in expected)
            if code != int(fails):
                raise Unlike(f"{command} ends with exit code {code}:\n" + "\n".join(said))

    def _run(self, command: str) -> tuple[int, list[str]]:
        """The exit code of a command, and all that it prints."""
        if command in INSTALLED:
            if "-e" in command:
                projects.install(self.folder)
            return 0, []
        name, *arguments = shlex.split(command)
        if name == "cd":
            self.folder = self.folder / arguments[0]
            return (0 if self.folder.is_dir() else 1), []
        if name == "python":
            env = {**os.environ, "PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
            ran = subprocess.run(
                [sys.executable, *arguments], cwd=self.folder, env=env, capture_output=True, text=True, check=False
            )
        elif name == "placky":
            ran = projects.placky(self.folder, *arguments)
        else:
            raise Unlike(f"{command}: tests run placky, python, cd and pip install only")
        return ran.returncode, (ran.stdout + ran.stderr).splitlines()

    def _file(self, block: Block) -> None:
        path = self.folder / block.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in block.lines), encoding="utf-8")

    def _there(self, block: Block) -> None:
        said = (self.folder / block.file).read_text(encoding="utf-8").splitlines()
        if tuple(said) != block.lines:
            raise Unlike(f"{block.file} is not so; it is:\n" + "\n".join(said))

    def _change(self, block: Block) -> None:
        path = self.folder / block.file
        if not path.is_file():
            raise Unlike(f"{block.file} is not there, so it cannot be changed")
        path.write_text(changed(path.read_text(encoding="utf-8"), block.lines), encoding="utf-8")

    def _page(self, block: Block) -> None:
        said = words_of((self.folder / block.file).read_text(encoding="utf-8"))
        wanted = " ".join(block.lines).replace(f" {LEFT_OUT} ", f" {LEFT_OUT}")
        if not re.search(r"\b.*?\b".join(map(re.escape, wanted.split(LEFT_OUT))), said):
            raise Unlike(f"{block.file} does not say so; it says: {said}")

    def _board(self, block: Block) -> None:
        alt = escape(state_scene(block.file.strip(), json.loads("\n".join(block.lines))).alt)
        pages = (self.folder / PAGES).rglob("*.html")
        if not any(alt in page.read_text(encoding="utf-8") for page in pages):
            raise Unlike(f"no page shows this board: {alt}")


def fits(expected: Sequence[str], said: Sequence[str]) -> bool:
    """Are these the lines that are expected, where `…` stands for any number of them?

    >>> fits(["one", "…", "four"], ["one", "two", "three", "four"]), fits(["one"], ["one", "two"])
    (True, False)
    """
    if not expected:
        return not said
    first, *rest = expected
    if first == LEFT_OUT:
        return any(fits(rest, said[number:]) for number in range(len(said) + 1))
    return bool(said) and first == said[0] and fits(rest, said[1:])


def changed(text: str, lines: Sequence[str]) -> str:
    r"""A text after a change without line numbers; `@@` stands between its parts. Raises `Unlike`.

    >>> changed("a\nb\nc\n", [" a", "-b", "+d"])
    'a\nd\nc\n'
    """
    whole = text.splitlines()
    for part in "\n".join(lines).split("\n@@\n"):
        here = [line or " " for line in part.split("\n")]
        if odd := [line for line in here if line[0] not in " +-"]:
            raise Unlike(f"a line of a change begins with a blank, + or -: {odd[0]!r}")
        old, new = ([line[1:] for line in here if line[0] != other] for other in "+-")
        found = [at for at in range(len(whole)) if whole[at : at + len(old)] == old]
        if old == new or len(found) != 1:
            raise Unlike("what is to be changed does not stand there once:\n" + "\n".join(old))
        whole[found[0] : found[0] + len(old)] = new
    return "".join(f"{line}\n" for line in whole)


def words_of(page: str) -> str:
    """All that a page says, in one line."""
    plain = re.sub(r"<(script|style)\b.*?</\1>", " ", page, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", plain)).split())
