"""The guide "Write your own rulebook": whoever follows it to the letter gets what it says."""

from pathlib import Path

import pytest
from tests.placky.followed import Block, Reader, Unlike, blocks, changed, fits

GUIDE = Path(__file__).parents[2] / "docs" / "authors" / "guide.md"


def test_every_command_and_listing_of_the_guide_does_what_it_says(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    kinds = set()
    for block in blocks(GUIDE.read_text(encoding="utf-8")):
        reader.follow(block)
        kinds.add(block.kind)
    assert kinds == {"console", "file", "there", "change", "page", "board"}


@pytest.mark.parametrize(
    "text",
    ["```python\nprint()\n```", "```{code-block} python\nprint()\n```", "a list:\n\n    indented\n", "```\nplain\n```",
     ":::{code-block} python\nprint()\n:::", "~~~sh\nls\n~~~"],
)  # fmt: skip
def test_code_of_no_known_kind_is_a_fault(text: str) -> None:
    with pytest.raises(Unlike, match=r"line \d: "):
        list(blocks(text))


@pytest.mark.parametrize(
    ("kind", "file", "lines", "said"),
    [
        ("console", "", ["$ rm -r /"], "tests run placky"),
        ("console", "", ["no command"], "a console without a command"),
        ("console", "", ["$ cd nowhere"], "exit code 1"),
        ("console", "", ["$ cd race", "moved"], "prints"),
        ("there", "here.txt", ["one"], "is not so"),
        ("change", "gone.txt", ["+new"], "is not there"),
        ("change", "here.txt", [" two", "+more"], "does not stand there once"),
        ("change", "here.txt", [" one"], "does not stand there once"),
        ("change", "here.txt", ["one", "+two"], "begins with a blank"),
        ("page", "here.txt", ["one", "…", "one"], "does not say so"),
        ("page", "here.txt", ["two", "one"], "does not say so"),
        ("board", "Grid 2 2", ['{"Ada": "b2"}'], "no page shows"),
    ],
)
def test_a_block_of_which_something_else_comes_is_a_fault(
    tmp_path: Path, kind: str, file: str, lines: list[str], said: str
) -> None:
    (tmp_path / "here.txt").write_text("one\ntwo\ntwo\n", encoding="utf-8")
    (tmp_path / "race").mkdir()
    with pytest.raises(Unlike, match=f"line 7: .*{said}"):
        Reader(tmp_path).follow(Block(7, kind, file, tuple(lines)))


def test_left_out_lines_may_be_any_and_others_may_not() -> None:
    assert fits(["…"], [])
    assert fits(["a", "…"], ["a", "b"])
    assert not fits(["a", "…", "c"], ["a", "b"])
    assert not fits(["a"], [])


def test_a_change_keeps_all_that_it_does_not_name() -> None:
    assert changed("a\n\nb\nc\n", [" a", "", "+new", "@@", "-c"]) == "a\n\nnew\nb\n"
