"""Old addresses: their table, what a build makes of it, and how it is brought up to date."""

import json
import re
from pathlib import Path

import pytest
from tests.placky.desk import ACTIVATED, CAUGHT, DODGED, Desk, feature
from tests.placky.sphinx.pages import Built, build

from placky.errors import PlackyError
from placky.sphinx.directives import rule_page
from placky.sphinx.moved.__main__ import main, pairs, walks
from placky.sphinx.moved.table import KeptWalk, MovedPage, read, written
from placky.storyboard.addresses import LENGTH

EXERCISE = "takkure/exercises/90_tryout"
PAGE = "# A try-out\n\n```{exercise} 90_tryout\n```\n"
TABLE = """# A comment.

[exercises/one]
walk takkure/one 01234567 abcdef 89abcdef
aguila-
 runs aaaaaa
  -6-9 bbbbbb
 dodges cccccc
set-up dddddd
"""


def built(desk: Desk, *scenarios: str, table: str = "") -> Built:
    """The page of an exercise, with or without a table."""
    desk.write(feature(*scenarios))
    docs = desk.pages(exercises="# All\n\n```{toctree}\nexercises/90_tryout\n```\n")
    (docs / desk.game / "exercises").mkdir(exist_ok=True)
    (docs / desk.game / "exercises" / "90_tryout.md").write_text(PAGE, encoding="utf-8")
    (docs / desk.game / "moved.txt").write_text(table, encoding="utf-8")
    assert desk.placky("record", "--docs", str(docs)) == 0
    return build(desk)


def shown(made: Built) -> str:
    """The page of the exercise."""
    return made.page(EXERCISE)


def test_a_line_that_is_indented_goes_on_with_the_one_above(tmp_path: Path) -> None:
    path = tmp_path / "moved.txt"
    path.write_text(TABLE, encoding="utf-8")
    found = read(path)["exercises/one"]
    assert found.ids == {
        "aguila-runs": "aaaaaa",
        "aguila-runs-6-9": "bbbbbb",
        "aguila-dodges": "cccccc",
        "set-up": "dddddd",
    }
    assert found.walks == [KeptWalk("takkure/one", "01234567", "abcdef", "89abcdef")]
    assert found.lines["aguila-runs-6-9"] == 7


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    names = ["a", "a-b", "ab", "ab-c", "walk", "-x", "long-beginning-one", "long-beginning-two", "long-beginning-two-6"]
    pages = {
        "p": MovedPage({name: f"{n:06}" for n, name in enumerate(names)}, [KeptWalk("n", "m", "s", "k")]),
        "q": MovedPage(),
    }
    path = tmp_path / "moved.txt"
    path.write_text(written(pages), encoding="utf-8")
    again = read(path)
    assert {name: (page.ids, page.walks) for name, page in again.items()} == {
        name: (page.ids, page.walks) for name, page in pages.items()
    }
    assert path.read_text("utf-8").count("beginning") == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("set-up dddddd", "an address before the first [page]"),
        ("[p]\nset-up short", "no address with a fingerprint of 6"),
        ("[p]\nwalk one two three", "a walk has a name and a mark"),
        ("[p]\none two three", "no address with a fingerprint of 6"),
    ],
)
def test_a_slip_in_a_table_is_told_with_its_line(tmp_path: Path, line: str, said: str) -> None:
    path = tmp_path / "moved.txt"
    path.write_text(line, encoding="utf-8")
    with pytest.raises(PlackyError, match=rf"moved\.txt:{len(line.splitlines())}: {re.escape(said)}"):
        read(path)


def test_a_page_knows_its_table_and_the_table_the_addresses_of_today(desk: Desk) -> None:
    (walk,) = walks(shown(built(desk, DODGED)))
    start, *_, last = walk.frames
    marks = f"old-start {start[-LENGTH:]}\nold-end {last[-LENGTH:]}\nold-story {walk.story[-LENGTH:]}\n"
    kept = f"walk takkure/90_tryout 01234567 {walk.story[-LENGTH:]} {walk.mark}\n"
    made = built(desk, DODGED, table=f"[exercises/90_tryout]\n{kept}{marks}")
    assert (made.code, made.warnings) == (0, [])
    assert ' data-moved="takkure/exercises/90_tryout">' in shown(made)
    assert "data-moved" not in made.page("index")
    script = (made.out / "_static" / "moved" / "takkure" / "exercises" / "90_tryout.js").read_text("utf-8")
    data = json.loads(script.removeprefix("placky.moved.take(").removesuffix(");\n"))
    assert data["ids"] == {"old-start": start, "old-end": last, "old-story": walk.story}
    assert data["walks"] == [["takkure/90_tryout", "01234567", walk.name, walk.mark]]
    made = built(desk, DODGED)
    assert "data-moved" not in shown(made)
    assert not list((made.out / "_static" / "moved").rglob("*.js"))


def test_a_frame_that_is_only_listed_now_leads_to_its_list(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A scenario before it may have filled the page; an old address of it leads there as well."""
    desk.write(feature(ACTIVATED, name="Rules"), "rules/activation.feature")
    docs = desk.pages(rule="# Rule\n\n```{rule} 1.01\n```\n")
    assert desk.placky("record", "--docs", str(docs)) == 0
    played = desk.root / "played"
    build(desk).out.rename(played)
    (walk,) = walks((played / desk.game / "rule.html").read_text("utf-8"))
    first, *others = walk.frames
    assert others
    (docs / desk.game / "moved.txt").write_text(f"[rule]\nold-end {others[-1][-LENGTH:]}\n", encoding="utf-8")
    (docs / desk.game / "rule.md").write_text("# Full\n\n```{rule} 1.01\n```\n", encoding="utf-8")
    monkeypatch.setattr(rule_page, "MOST_FRAMES", len(walk.frames) - 1)
    made = build(desk)
    assert (made.code, made.warnings) == (0, [])
    page = made.page(f"{desk.game}/rule")
    assert walks(page) == []
    assert re.search(rf"<details[^>]* id=\"{first}\"", page)
    assert f' data-moved="{desk.game}/rule">' in page
    script = (made.out / "_static" / "moved" / desk.game / "rule.js").read_text("utf-8")
    ids = json.loads(script.removeprefix("placky.moved.take(").removesuffix(");\n"))["ids"]
    assert ids == {**dict.fromkeys(others, first), "old-end": first}
    assert main(desk.docs, played, made.out) == 0, "nothing is lost"


def test_a_table_that_leads_nowhere_says_which_line_and_what_to_do(desk: Desk) -> None:
    made = built(desk, DODGED, table="[exercises/90_tryout]\nbegin-\n ning aaaaaa\n\n[exercises/gone]\none bbbbbb\n")
    assert made.code == 1
    frame, page = made.warnings
    assert 'moved.txt:3: WARNING: no frame of this page ends in "aaaaaa" any more' in frame
    assert 'the old address "begin-ning"' in frame
    assert "give the fingerprint of the frame that is in its place, or take the line out" in frame
    assert 'moved.txt:6: WARNING: there is no page "takkure/exercises/gone"' in page


def test_two_builds_say_what_has_moved(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    """Also of a walk that has other branches now; what an old line led to leads on, and what is lost is told."""
    before = desk.root / "before"
    built(desk, CAUGHT, ACTIVATED).out.rename(before)
    after = built(desk, DODGED, CAUGHT.replace("12, 18", "12, 19")).out
    old, new = (walks((out / f"{EXERCISE}.html").read_text("utf-8"))[0] for out in (before, after))
    first, *_, last = old.frames
    table = desk.docs / desk.game / "moved.txt"
    table.write_text(f"[exercises/90_tryout]\nolder {first[-LENGTH:]}\n", encoding="utf-8")
    capsys.readouterr()
    assert main(desk.docs, before, after) == 1
    assert f"no frame is found for the old address {last}" in capsys.readouterr().out
    assert read(table)["exercises/90_tryout"].ids["older"] == next(iter(new.frames))[-LENGTH:]


def test_a_walk_of_the_same_shape_moves_as_a_whole(desk: Desk) -> None:
    """Frame by frame, with the progress that was kept of it."""
    before = shown(built(desk, DODGED, CAUGHT))
    after = shown(built(desk, *[one.replace("12, 18", "12, 19") for one in (DODGED, CAUGHT)]))
    (old,), (new,) = walks(before), walks(after)
    ids, kept = pairs(before, after)
    assert list(ids.values())[: len(new.frames)] == list(new.frames)
    assert kept == [KeptWalk(old.name, old.mark, new.story[-LENGTH:], new.mark)]


def test_a_frame_whose_address_is_still_there_is_found_whatever_is_told_there_now(desk: Desk) -> None:
    """A rule that tells more of the same dice changes how a frame looks, and not where it is."""
    before = shown(built(desk, DODGED, CAUGHT))
    (old,) = walks(before)
    further = DODGED.replace("Dodged", "Further").replace("stays put", "moves to 12, 17.5")
    reworded = shown(built(desk, DODGED, CAUGHT, further)).replace("slips away", "is gone")
    (new,) = walks(reworded)
    (dodged,) = [name for name, one in old.frames.items() if "slips away" in one["title"]]
    assert "is gone" in new.frames[dodged]["title"]
    assert old.shape != new.shape
    assert pairs(before, reworded)[0][dodged] == dodged


def test_pages_of_an_earlier_build_had_their_data_inside_the_walkthroughs(desk: Desk) -> None:
    page = shown(built(desk, DODGED))
    (data,) = re.findall(r'(<script type="application/json") id="walk-0"( class="pk-data">.*?</script>)', page)
    inside = re.sub(r'<script type="application/json" id="walk-0".*?</script>', "", page, flags=re.DOTALL)
    earlier = re.sub(
        r'(<placky-walk[^>]*?) data-of="walk-0"([^>]*>)', lambda tag: tag[1] + tag[2] + "".join(data), inside
    )
    assert "walk-0" not in earlier
    assert walks(earlier) == walks(page)
