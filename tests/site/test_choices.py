"""The choices of the real exercises: each is on the list, most are on the board, and all are in a coach's words."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.site.opened import Visit
from tests.site.real_site import EXERCISES, RULES, Page

FRAME = re.compile(r'<section class="frame [^"]*" id="([^"]+)"(.*?)</section>', re.DOTALL)
NUMBERS = re.compile(r"\d+(\.\d+)?, \d+")
"""A place as the steps write it."""


def decisions(page: Page) -> list[dict[str, Any]]:
    """Give the frames of a page in which a coach decides."""
    return [frame for walk in page.walks for frame in walk.frames.values() if frame["asks"] == "coach"]


@pytest.mark.parametrize("name", EXERCISES)
def test_no_choice_is_told_in_coordinates_and_no_two_of_a_decision_are_alike(
    real_pages: dict[str, Page], name: str
) -> None:
    """The step as tested keeps the numbers."""
    for frame in decisions(real_pages[name]):
        labels = [child["label"] for child in frame["children"]]
        assert [label for label in labels if NUMBERS.search(label)] == []
        assert len(set(labels)) == len(labels)


def test_the_place_of_a_choice_gives_nothing_away(real_pages: dict[str, Page]) -> None:
    """On the list of a page, what is refused comes first and last about as often as chance would have it."""
    places, due = list[tuple[bool, bool]](), list[float]()
    for page in (real_pages[name] for name in EXERCISES):
        for walk in page.walks:
            for frame in (frame for frame in walk.frames.values() if frame["asks"] == "coach"):
                ids = sorted((child["to"] for child in frame["children"]), key=lambda to: page.links.index(f"#{to}"))
                refused = [walk.frames[to]["kind"] == "refused" for to in ids]
                if 0 < sum(refused) < len(refused):
                    places.append((refused[0], refused[-1]))
                    due.append(sum(refused) / len(refused))
    spread = sum(share * (1 - share) for share in due) ** 0.5
    assert len(places) > 40
    for found in zip(*places, strict=True):
        assert abs(sum(found) - sum(due)) < 3 * spread


@pytest.mark.parametrize("name", EXERCISES)
def test_a_hint_begins_with_what_to_look_at(real_pages: dict[str, Page], name: str) -> None:
    """Chances alone are the answer without a thought: a rule tells the options apart, or an author says how to.

    Where a choice is refused, that it is comes before the chances.
    """
    told, due = {"odds", "ends", "next"}, list[dict[str, Any]]()
    for walk in real_pages[name].walks:
        for frame in (frame for frame in walk.frames.values() if frame["asks"] == "coach"):
            kinds = {walk.frames[child["to"]]["kind"] for child in frame["children"]}
            if "refused" not in kinds and any(told & {*child} for child in frame["children"]):
                due.append(frame)
    assert [frame["title"] for frame in due if not frame.get("why")] == []


@pytest.mark.parametrize("name", EXERCISES)
def test_a_decision_with_one_legal_choice_asks_for_the_rule(
    real_site: Path, real_pages: dict[str, Page], name: str
) -> None:
    """Where all others are refused there is nothing to judge, and the question says so; elsewhere it does not."""
    html = (real_site / f"{name}.html").read_text("utf-8")
    asks = {ident for ident, said in FRAME.findall(html) if "Which of these is allowed here?" in said}
    due = set()
    for walk in real_pages[name].walks:
        for ident, frame in walk.frames.items():
            if frame["asks"] == "coach":
                refused = [walk.frames[child["to"]]["kind"] == "refused" for child in frame["children"]]
                due |= {ident} if len(refused) > sum(refused) == len(refused) - 1 > 0 else set()
    assert asks == due


def test_no_decision_of_the_practice_match_has_one_answer(real_pages: dict[str, Page]) -> None:
    """Whatever a reader is asked there, at least two of the choices are allowed."""
    for walk in real_pages["takkure/exercises/05_practice_match"].walks:
        for frame in (frame for frame in walk.frames.values() if frame["asks"] == "coach"):
            allowed = [child for child in frame["children"] if walk.frames[child["to"]]["kind"] != "refused"]
            assert len(allowed) > 1, frame["title"]


def test_choices_of_which_one_begins_like_the_other_say_where(real_pages: dict[str, Page]) -> None:
    """Who marks a move, and who marks one with a turn, both go up the pitch."""
    walks = real_pages["takkure/exercises/01_first_steps"].walks
    moves = next(walk.frames["activate-aguila-tdd7az"] for walk in walks if "activate-aguila-tdd7az" in walk.frames)
    assert [child["label"] for child in moves["children"]][1:] == [
        "AGUILA marks a move: straight up the pitch",
        "AGUILA marks a move with a turn: up the pitch to the right",
    ]


LIKELY = 0.1


@pytest.mark.parametrize("name", [name for name in EXERCISES if name.startswith("takkure/")])
def test_every_likely_outcome_of_a_roll_is_played(real_pages: dict[str, Page], name: str) -> None:
    """Nobody learns from a roll that is thrown away. What is rolled a third time in a row is rare enough."""
    frames = [frame for walk in real_pages[name].walks for frame in walk.frames.values()]
    assert any(frame["asks"] == "dice" for frame in frames) == (name != "takkure/exercises/00_first_contact")
    for walk in real_pages[name].walks:
        for ident, frame in walk.frames.items():
            third = frame["kind"] == "dice" and walk.frames[frame["parent"]]["kind"] == "dice"
            if frame["asks"] != "dice" or third:
                continue
            ways = [child["ways"] for child in frame["children"]]
            over = frame.get("over", {})
            rest = [(other["ways"], other["label"] in over) for other in walk.others(ident)]
            assert [n for n, told in rest if not told and n > LIKELY * sum(ways + [ways for ways, _ in rest])] == []


@pytest.mark.parametrize("name", [name for name in EXERCISES if re.search(r"takkure/exercises/0[0-5]_", name)])
def test_hardly_a_roll_is_thrown_away(real_pages: dict[str, Page], name: str) -> None:
    """All that a page neither plays nor tells the end of comes seldom, however many outcomes it is, at any roll."""
    for walk in real_pages[name].walks:
        for ident in (ident for ident, frame in walk.frames.items() if frame["asks"] == "dice"):
            lost, of = walk.thrown_away(ident)
            assert lost <= LIKELY * of, (ident, lost, of)


def test_an_outcome_without_a_branch_tells_how_it_ends(real_pages: dict[str, Page], visit_real: Visit) -> None:
    """A try is a try, whoever falls for it; where players roll again, so does the reader."""
    walk = next(w for w in real_pages["takkure/exercises/04_four_v_four"].walks if "try-hayate-tqeaid" in w.frames)
    over = walk.frames["try-hayate-tqeaid"]["over"]
    ends = {said.split(": ")[1].split(". ")[0] for said in over.values()}
    assert ends == {"a try for Yamato", "no try, and a kick-off"}
    assert [label for label in over if "roll again" in label] == []
    page = visit_real("takkure/exercises/04_four_v_four#try-hayate-tqeaid")
    label = next(label for label in over if "a try for Yamato" in over[label])
    page.evaluate(
        """(label) => {
          const { kinds } = document.getElementById("try-hayate-tqeaid").closest("placky-walk").story.frame().roll;
          Math.random = () => (kinds.findIndex((kind) => kind.label === label) + 0.5) / kinds.length;
        }""",
        label,
    )
    page.click("placky-walk:has(#try-hayate-tqeaid) .roll")
    page.click(f".question .choice:has(strong:text-is('{label}'))")
    page.wait_for_selector(".missed")
    told = "In the end: a try for Yamato. Roll again, and it may end otherwise."
    assert str(page.text_content(".missed")).endswith(told)


@pytest.mark.parametrize("name", [*EXERCISES, *RULES])
def test_whatever_can_be_pressed_or_dragged_is_in_view(real_pages: dict[str, Page], name: str) -> None:
    """The camera shows every target and every grip of a frame."""
    for walk in real_pages[name].walks:
        for frame in walk.frames.values():
            x, y, width, height = frame["window"]
            targets = [child["target"] for child in frame["children"] if "target" in child]
            for spot in [*targets, *(target["grip"] for target in targets if "grip" in target)]:
                assert x <= spot["x"] <= x + width
                assert y <= spot["y"] <= y + height


def test_nearly_every_choice_of_takkure_is_on_the_board_and_none_of_dice_football(real_pages: dict[str, Page]) -> None:
    """A card or another attack has no place on the pitch; nor has a play of dice."""
    takkure = [c for name in EXERCISES if "takkure" in name for f in decisions(real_pages[name]) for c in f["children"]]
    football = [c for name in EXERCISES if "dice" in name for f in decisions(real_pages[name]) for c in f["children"]]
    assert sum("target" in child for child in takkure) >= 0.9 * len(takkure) > 50
    assert len(football) > 50
    assert [child for child in football if "target" in child] == []


def test_a_length_goes_with_moves_alone(real_pages: dict[str, Page]) -> None:
    """A pass, a tackle or a marked path is not measured while it is dragged."""
    grips = [
        child["target"]["grip"]
        for name in EXERCISES
        for walk in real_pages[name].walks
        for frame in walk.frames.values()
        for child in frame["children"]
        if "grip" in child.get("target", ())
    ]
    assert {grip["form"] for grip in grips} == {"figure", "token", "piece"}
    assert {grip["form"] for grip in grips if "sign" in grip} == {"figure"}


@pytest.mark.parametrize("name", EXERCISES)
def test_the_end_of_an_exercise_leads_on_and_back_to_its_beginning(real_pages: dict[str, Page], name: str) -> None:
    """Repeat and next are links, so they work without scripts; the last exercise of a course has no next."""
    course = [page for page in EXERCISES if page.partition("/")[0] == name.partition("/")[0]]
    page, later = real_pages[name], course[course.index(name) + 1 :]
    start = f"#{page.walks[0].data['start']}"
    assert start in page.links
    at = len(page.links) - 1 - page.links[::-1].index(start)
    following = page.links[at + 1]
    assert following.partition(".html")[0] == later[0].rpartition("/")[2] if later else ".html#" not in following


def test_what_a_choice_comes_to_is_told_of_each(real_site: Path) -> None:
    """A line that holds for several choices stands at one of them alone; who can reach a carrier is no such line."""
    alike = 0
    for name in (one for one in EXERCISES if one.startswith("takkure/")):
        text = (real_site / f"{name}.html").read_text(encoding="utf-8")
        for choices in re.findall(r'<ul class="choices">(.*?)</ul>', text, re.DOTALL):
            told = [entry for entry in choices.split("<li")[1:] if "can touch him" in entry]
            assert [entry for entry in told if "data-why" in entry] == []
            lines = [entry.partition('class="why">')[2] for entry in told]
            alike += len(lines) - len(set(lines))
    assert alike, "two choices with the same line have it twice"


CARDS = re.compile(r'<ul class="choices">(.*?)</ul>', re.DOTALL)
CARD = re.compile(r'<li([^>]*)>\s*<a[^>]*href="#([^"]+)"(.*?)</a>', re.DOTALL)


@pytest.mark.parametrize("name", [name for name in EXERCISES if not name.startswith("takkure/")])
def test_what_is_refused_has_a_line_like_any_other_choice(
    real_site: Path, real_pages: dict[str, Page], name: str
) -> None:
    """If it alone had none, it would be known by that."""
    html = (real_site / f"{name}.html").read_text("utf-8")
    frames = {id_: frame for walk in real_pages[name].walks for id_, frame in walk.frames.items()}
    for cards in (CARD.findall(listed) for listed in CARDS.findall(html)):
        told = {id_: "data-why" in item or 'class="why"' in card for item, id_, card in cards}
        refused = {id_ for id_ in told if frames[id_]["kind"] == "refused"}
        if refused and refused != {*told}:
            assert any(told[id_] for id_ in refused) or not all(told[id_] for id_ in {*told} - refused)


def test_whose_choice_it_is_is_said_and_stands_in_the_colour_of_that_side(visit_real: Visit) -> None:
    """Whoever plays one team all the time may overlook that the other one decides."""
    page = visit_real("dice_football/exercises/00_first_roll")
    asked = page.locator(".asked.b").all_text_contents()
    assert asked
    assert all(said.endswith("You decide for Blue.") for said in asked)
    assert all(said.endswith("You decide for Red.") for said in page.locator(".asked.a").all_text_contents())


@pytest.mark.parametrize("page", [page for page in EXERCISES if page.startswith("dreadball/")])
def test_a_place_with_a_ring_is_named_by_the_ring_alone(
    real_site: Path, real_pages: dict[str, Page], page: str
) -> None:
    """Also beside a refusal, where the rings of the decision before it are still there."""
    html = (real_site / f"{page}.html").read_text(encoding="utf-8")
    named = dict(re.findall(r'<g class="ov" id="([^"]+)"[^>]*><text [^>]*>([^<]+)</text></g>', html))
    assert named
    for walk in real_pages[page].walks:
        start = next(iter(walk.frames))
        for id_, frame in walk.frames.items():
            host = walk.frames[frame["parent"]] if frame["kind"] == "refused" else frame
            called = {child["target"]["called"] for child in host["children"] if "called" in child.get("target", {})}
            assert called.isdisjoint(named.get(f"{start}-{one}") for one in frame["overlays"]), id_
