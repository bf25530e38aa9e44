"""A fault of a data file is told with the line that is meant."""

from pathlib import Path

from placky.checking.project import place

TOLD = """[[rules]]
number = "1"
table = [["steal", "2"], ["kick", "3"]]

[[rules]]
number = "2"  # a comment
"""


def test_the_line_on_which_a_key_has_the_text_goes_before_the_first_one_that_has_it(tmp_path: Path) -> None:
    """A row of another rule's table may have its number, too."""
    path = tmp_path / "rules.toml"
    path.write_text(TOLD, encoding="utf-8")
    assert [place(path, f'"{number}"').rpartition(":")[2] for number in "123"] == ["2", "6", "3"]
    assert place(path, '"4"') == place(path)
