"""Engines in another language sit the exam, and those with one wrong rule are failed at that rule; see the README."""

import shutil
from pathlib import Path

import pytest
from tests.peers.miniatures import MINIATURES, made
from tests.peers.results import verdicts
from tests.peers.sitting import SKIPPED, sit, sit_again

from placky import rulebooks
from placky.drills import drills
from placky.drills.checked import checked
from placky.exploring.engines import engines

HERE = Path(__file__).parent
LEAST = {"dice_football": 690, "takkure": 310}
"""How many scenarios a peer passes at least; of what it cannot do, it says so."""

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="they are JavaScript and take Node")


@pytest.mark.parametrize("peer", LEAST)
def test_a_peer_passes_and_each_wrong_rule_in_it_is_failed_there_alone(peer: str, tmp_path: Path) -> None:
    """One test, as the peer is played once for all: where a rule was at work, or a tag names it, it may be failed."""
    book = rulebooks.rulebook(peer)
    right = sit(HERE / f"{peer}.mjs", book)
    assert {where: one.why for where, one in right.items() if one.why not in ("", *SKIPPED)} == {}
    assert sum(not one.why for one in right.values()) >= LEAST[peer]
    known = {where: one.why or "passed" for where, one in right.items()}
    assert verdicts(peer) == known, "write docs/engines anew: python -m tests.peers.results"

    for number, miniature in enumerate(one for one in MINIATURES if one["peer"] == peer):
        found = sit_again(made(miniature, tmp_path / str(number)), book, right)
        failed = {where: one.why for where, one in found.items() if one.why != right[where].why}
        assert failed, miniature["name"]
        elsewhere = {where: why for where, why in failed.items() if miniature["rule"] not in right[where].rules}
        assert elsewhere == {}, miniature["name"]


def test_a_peer_answers_the_drills_of_its_game_as_ours_does() -> None:
    """Positions of random play, from the toss to the last point, where no scenario has looked."""
    book, command = rulebooks.rulebook("dice_football"), f"node {HERE / 'dice_football.mjs'}"
    _, _, there = engines(book.name, command, book.name, 5)
    try:
        found = [*checked(drills(book, answers=2500, count=6), there)]
    finally:
        there.close()
    assert len(found) > 100
    assert [f"{one.drill.rule}, {one.drill.kind}: {one.how}" for one in found if one] == []
