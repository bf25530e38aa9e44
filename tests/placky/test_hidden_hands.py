"""A rulebook of cards and hidden hands, of an author who has placky and nothing else: what one pair of eyes sees."""

import json
import re
from pathlib import Path

import pytest
from tests.placky.test_outside_rulebook import MAGPIES, Author

SEEN = "02_what_ada_sees"
OPEN = "01_cards_open"
FEATURE = f"magpies/features/exercises/{SEEN}.feature"
NEVER_SEEN = ("bead", "marble")
"""Ben's hand, which nobody shows Ada."""


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    """One for all tests that only look; the pages are built."""
    made = Author(tmp_path_factory.mktemp("author"), MAGPIES)
    built = made.placky("build", "--strict", "--docs", "docs")
    assert (built.returncode, built.stderr) == (0, "")
    return made


def files(author: Author, name: str) -> dict[str, str]:
    """The recording and the page of an exercise, with all pictures on it."""
    built = author.folder / "docs" / "_build"
    page = built / "html" / "magpies" / "exercises" / f"{name}.html"
    found = [page, built / "recordings" / "magpies" / "exercises" / f"{name}.jsonl"]
    pictures = set(re.findall(r"_images/[0-9a-f]+\.svg", page.read_text(encoding="utf-8")))
    assert pictures
    found += [built / "html" / picture for picture in pictures]
    return {path.name: path.read_text(encoding="utf-8") for path in found}


def shown(author: Author, name: str) -> str:
    """What a page says."""
    page = files(author, name)[f"{name}.html"]
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL)))


def test_a_page_and_its_data_hold_what_these_eyes_see_and_nothing_else(author: Author) -> None:
    told = [name for name, text in files(author, SEEN).items() for card in NEVER_SEEN if card in text]
    assert told == []
    assert all(any(card in text for text in files(author, OPEN).values()) for card in NEVER_SEEN)


def test_a_step_is_shown_without_what_is_hidden_and_nothing_that_is_checked(author: Author) -> None:
    said = shown(author, SEEN)
    assert "Given it is Cleo’s turn And Ada holds ring and lens And Ben holds (hidden) And Cleo holds (hidden)" in said
    assert "When Cleo lays (hidden)" in said
    assert "Then" not in said
    assert "You see what Ada sees." in said
    assert "You see what" not in shown(author, OPEN)


def test_what_eyes_cannot_tell_apart_is_one_frame_until_they_can(author: Author) -> None:
    (data,) = re.findall(r'<script type="application/json"[^>]*>(.*?)</script>', files(author, SEEN)[f"{SEEN}.html"])
    assert json.loads(data)["frames"]["title"] == [
        "Set up", "Cleo lays a card face down and says that it is gold", "Ada doubts it: Ada wins one feather",
        "Ada doubts it: Cleo wins two feathers", "Ada believes it",
    ]  # fmt: skip


def test_odds_are_told_as_far_as_eyes_can_know(author: Author) -> None:
    page = (author.folder / "docs" / "_build" / "html" / "magpies" / "rules" / "draw.html").read_text(encoding="utf-8")
    assert "As far as Ada can know" in page
    assert page.count("1/8") >= 8


def test_another_secret_gives_the_same_recording(author: Author, tmp_path: Path) -> None:
    mine = Author(tmp_path, MAGPIES)
    mine.edit(FEATURE, "Ben holds bead and marble", "Ben holds button and crown")
    assert mine.placky("record", "--docs", "docs").returncode == 0
    name = f"docs/_build/recordings/magpies/exercises/{SEEN}.jsonl"
    assert lines(mine.folder / name) == lines(author.folder / name)


def lines(path: Path) -> list[str]:
    """A recording but for its first line, which has the digest of the feature."""
    return path.read_text(encoding="utf-8").splitlines()[1:]


SLIPS = {
    "@eyes_Zoe": "tag @eyes_Zoe (line 1) names nobody here; there are: Ada, Ben, Cleo",
    "@eyes-Ada": ':1: tag "@eyes-Ada" says whose eyes a scenario has, in a way that nobody reads; write @eyes_Ada',
    "@eyes_Ada @eyes_Ben": " has the eyes of Ada and Ben; leave it one of them",
}


@pytest.mark.parametrize("tags", SLIPS)
def test_eyes_that_nobody_has_are_a_fault_with_its_place(tmp_path: Path, tags: str) -> None:
    mine = Author(tmp_path, MAGPIES)
    mine.edit(FEATURE, "@eyes_Ada", tags)
    ran = mine.placky("test", "--rulebook", "magpies", "-k", "you_believe")
    assert ran.returncode == 2
    assert f"{FEATURE}:" in ran.stderr
    assert SLIPS[tags] in ran.stderr


def test_eyes_in_an_open_game_are_a_fault(tmp_path: Path) -> None:
    mine = Author(tmp_path, MAGPIES)
    mine.edit("magpies/engine/table.py", "super().__init__(read, show, sight=sight)", "super().__init__(read, show)")
    ran = mine.placky("test", "--rulebook", "magpies", "-k", "you_believe")
    assert ran.returncode == 2
    assert "nothing is hidden in this game; its table is made without sight" in ran.stderr


def test_what_others_are_refused_is_nothing_for_these_eyes(tmp_path: Path) -> None:
    mine = Author(tmp_path, MAGPIES)
    mine.edit(FEATURE, "    When Cleo lays shard\n    And Ada believes it", "    When Cleo lays crown")
    ran = mine.placky("test", "--rulebook", "magpies", "-k", "you_believe")
    assert ran.returncode == 2
    assert "what Cleo is refused nobody else sees; show it in a scenario of its own" in ran.stderr


def test_a_story_has_one_pair_of_eyes(tmp_path: Path) -> None:
    mine = Author(tmp_path, MAGPIES)
    mine.edit(FEATURE, "@rule_III @eyes_Ada", "@rule_III")
    mine.edit(FEATURE, "  @rule_V\n", "  @rule_V @eyes_Ada\n")
    built = mine.placky("build", "--docs", "docs")
    assert re.search(rf"{FEATURE}:22: scenario .* has other eyes than those before it; give it a Rule", built.stderr)


def test_three_coaches_play_who_see_their_own_cards_alone(author: Author) -> None:
    coaches = ("--coach", "Ada=sly", "--coach", "Ben=random", "--coach", "Cleo=sly")
    played = author.placky("play", "magpies", *coaches, "--seed", "3", "--save", "match.json")
    assert (played.returncode, played.stderr) == (0, "")
    *told, _ = played.stdout.splitlines()
    assert told[-1].startswith("The game is over. The winner: ")
    again = author.placky("replay", "match.json")
    assert (again.returncode, again.stdout.splitlines()) == (0, told)


def test_the_rulebook_is_small_enough_to_be_read() -> None:
    lines = [line for path in (MAGPIES / "magpies").rglob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert len([line for line in lines if line.strip()]) < 510
