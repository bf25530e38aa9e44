"""What must be true of every request and every event, whatever the game."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from touchline.core.play.codes import Codes
from touchline.core.play.drivers import THROWS, Play
from touchline.core.play.events import rules_of, to_json
from touchline.core.play.schema import Wire
from touchline.core.rulebook.index import RuleIndex


def check_request(play: Play[Any], index: RuleIndex, teams: Collection[str], *, over: bool) -> None:
    """A decision has options, each once and none of them forbidden; a roll has dice; the end is the end."""
    request = play.pending
    assert (request is None) == over
    if request is None:
        return
    assert request.rule in index.rules
    if isinstance(request, THROWS):
        assert request.owners
        assert all(pool.number >= 0 for pool in getattr(request, "pools", ()))
        return
    assert request.coach in teams
    offered = Counter((option.do, option.player) for option in request.options)
    assert set(offered.values()) == {1}
    assert {option.rule for option in request.options} <= set(index.rules)
    for no in request.refused():
        assert no.refusal.rule in index.rules
        assert set(no.refusal.rulings) <= set(index.rulings)
        assert (no.do, no.player) not in offered


def check_event(event: Any, index: RuleIndex) -> None:
    """What is told is told by rules and rulings of the index."""
    plain = to_json(event)
    assert plain["rule"]
    assert rules_of(plain) <= set(index.rules)
    assert set(plain.get("rulings", ())) <= set(index.rulings)


def check_refusal(refusal: Mapping[str, Any], wire: Wire | None, codes: Codes) -> None:
    """What crosses the table is as the code is declared, and the rule is one of those that refuse by it."""
    assert wire is not None
    assert wire.faults("refusal", refusal) == []
    for one in (refusal, *refusal.get("also", ())):
        declared = codes[one["code"]]
        assert not declared.rules or one["rule"] in declared.rules, one
        assert set(one["values"]) == set(declared.values)
