"""The user's own dice: a mistake in the file is told in one line: the file, what is wrong, what is allowed."""

from pathlib import Path

import pytest

from touchline.core.errors import BadRuleData
from touchline.dice_football.dice import HOUSE, DiceSet, load_dice
from touchline.dice_football.position import read
from touchline.dice_football.state import show

GOOD = 'offence = ["10", "20", "20", "20", "FG", "TD"]\ndefence = ["NG", "NG", "S", "S", "TO", "P6"]\n'
MISTAKES = [
    ("five faces", GOOD.replace('"FG", ', ""), "offence has 5 entries; allowed: 6"),
    ("not a list", GOOD.replace('["NG", "NG", "S", "S", "TO", "P6"]', "6"), "defence is 6; allowed: a list of 6"),
    ("symbol", GOOD.replace('"P6"', '"XX"'), "defence entry 6 is 'XX'; allowed: P6, TO, S, NG"),
    ("number", GOOD.replace('"10"', "10"), "offence entry 1 is 10; allowed: TD, FG, 20, 10"),
    ("no yards", GOOD.replace('"10"', '"TD"').replace('"20"', '"TD"'), "no way to gain yards; allowed: at least one"),
    ("missing", GOOD.partition("\n")[0], "defence is missing; allowed: a list of 6"),
    ("key", GOOD + "referee = 1", 'unknown key "referee"; allowed: defence, house, offence'),
    ("no TOML", "offence = [", "allowed: TOML in UTF-8"),
]


@pytest.mark.parametrize(("text", "words"), [m[1:] for m in MISTAKES], ids=[m[0] for m in MISTAKES])
def test_a_mistake_is_told_in_one_line(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "my dice.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRuleData) as error:
        load_dice(path)
    said = str(error.value)
    assert said.startswith(f"{path}: ")
    assert words in said
    assert "\n" not in said


def test_a_file_that_is_not_there_or_not_text_is_told_like_any_other_mistake(tmp_path: Path) -> None:
    with pytest.raises(BadRuleData, match="No such file"):
        load_dice(tmp_path / "none.toml")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadRuleData, match="allowed: TOML in UTF-8"):
        load_dice(path)


def test_dice_without_a_10_or_an_ng_are_fine(tmp_path: Path) -> None:
    path = tmp_path / "dice.toml"
    path.write_text(GOOD.replace('"10"', '"20"').replace('"NG"', '"S"'), encoding="utf-8")
    found = load_dice(path)
    assert found == DiceSet(("20", "20", "20", "20", "FG", "TD"), ("S", "S", "S", "S", "TO", "P6"))
    s, _ = read({"dice": found._asdict()})
    assert not show(s)["house"]
    assert s.set_up.throws[0]["down"].hands[0].faces == found.offence


def test_one_side_alone_can_be_changed() -> None:
    s, _ = read({"dice": {"offence": ["10"] * 6}})
    assert s.set_up.dice == DiceSet(("10",) * 6, HOUSE.defence)
    assert show(read({})[0])["house"]
