"""What the pages for contributors name is there."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("CONTRIBUTING.md", "docs/contributing/architecture.md", "docs/contributing/dependencies.md")
PLACES = (".ci", "docs", "engine", "features", "tests", "tutorials")
MADE = {"sayings.js"}
"""Files that a build makes."""
NAMED = re.compile(r"(?=.*/|.*\.(?:py|md|toml|json|js|css|feature|txt)$)[.\w-]+(?:/[.\w-]+)*/?")


@cache
def paths() -> tuple[str, ...]:
    """Every file and folder, with a stroke before it, and behind a folder."""
    found = [path for place in PLACES for path in (ROOT / place).rglob("*") if "_build" not in path.parts]
    found += [*(ROOT / place for place in PLACES), *ROOT.glob("*.*"), ROOT / "Makefile"]
    return tuple(f"/{path.relative_to(ROOT).as_posix()}{'/' * path.is_dir()}" for path in found)


def code(page: str) -> Iterator[str]:
    """What a page writes as code, but for commands and roles."""
    text = (ROOT / page).read_text(encoding="utf-8")
    text = re.sub(r"\{\w+\}`[^`]*`", "", re.sub(r"(?ms)^```.*?^```", "", text))
    yield from re.findall(r"`([^`\n]+)`", text)


@pytest.mark.parametrize("page", PAGES)
def test_every_file_and_folder_that_a_page_names_is_there(page: str) -> None:
    """By the end of its path, as the pages write it; a module may stand without its ending."""
    named = {one.removeprefix("…/") for one in code(page)}
    named = {one for one in named if NAMED.fullmatch(one) and not one.startswith(".")} - MADE
    ends = {
        one: [f"/{one}"] if one.endswith("/") or "." in one else [f"/{one}/", f"/{one}.py", f"/{one}.js"]
        for one in named
    }
    assert (
        sorted(one for one, wanted in ends.items() if not any(path.endswith(end) for end in wanted for path in paths()))
        == []
    )


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_make_that_a_page_names_is_there(page: str) -> None:
    targets = set(re.findall(r"(?m)^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    assert {match[1] for one in code(page) if (match := re.match(r"make ([a-z]\w*)", one))} <= targets


def test_every_step_in_the_walk_of_the_architecture_names_what_is_there() -> None:
    """From a line of a feature to pixels: files, records, marks, rooms."""
    text = (ROOT / PAGES[1]).read_text(encoding="utf-8")
    walk = text[text.index("## One step, from text to pixels") : text.index("## The rooms")]
    rooms = re.findall(r"│  (\w+) ", walk)
    assert rooms == ["scenarios", "engine", "recording", "storyboard", "words", "painter", "diagrams", "sphinx"]
    feature, line = re.search(r"(\S+\.feature)", walk), re.search(r'"(When [^"]*)"', walk)
    assert feature
    assert line
    assert line[1] in (ROOT / feature[1]).read_text(encoding="utf-8")
    for name in ("TackleDeclared", "Rolled", "Frame", "Scene", "Placement"):
        assert name in walk
        sources = [path for place in ("engine", "tutorials") for path in (ROOT / place).rglob("*.py")]
        assert any(f"class {name}" in path.read_text(encoding="utf-8") for path in sources), name
