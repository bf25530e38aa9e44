"""What a coach of a game with secrets is given: he looks everywhere, and finds nothing that he may not see."""

from collections.abc import Iterator
from functools import partial
from random import Random
from types import FunctionType, GeneratorType
from typing import Any

from magpies import rulebook
from magpies.engine.numbers import CARDS

from placky.matches.play import begin
from placky.matches.views import Views
from touchline.core.play.sight import HIDDEN

HANDS = {"Ada": ["ring", "lens"], "Ben": ["crown", "bead"], "Cleo": ["chalice", "shard"]}


def reached(*things: Any) -> Iterator[Any]:
    """Everything that somebody comes to who has these things, without going through whole modules."""
    seen: dict[int, Any] = {}
    todo = list(things)
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, type):
            continue
        seen[id(one)] = one
        yield one
        if isinstance(one, dict):
            todo += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            todo += one
        elif isinstance(one, partial):
            todo += [one.func, *one.args, *one.keywords.values()]
        elif isinstance(one, FunctionType):
            todo += [cell.cell_contents for cell in one.__closure__ or ()]
        elif isinstance(one, GeneratorType) and one.gi_frame:
            todo += one.gi_frame.f_locals.values()
        else:
            names = {*vars(type(one)), *getattr(one, "__dict__", ()), "__self__"}
            values = [getattr(one, name, None) for name in names if name == "__self__" or name[:2] != "__"]
            todo += [value for value in values if not callable(value) or isinstance(value, FunctionType)]


def cards(*things: Any) -> set[str]:
    """The cards that somebody comes to."""
    texts = [one for one in reached(*things) if isinstance(one, str)]
    return {card for card in CARDS for text in texts if card in text.split()}


def test_a_coach_finds_no_secret_wherever_he_looks() -> None:
    play: Any = begin(rulebook, {"hands": HANDS, "turn": "Cleo"})
    views = Views(rulebook, 7)
    views.hear(play.events)
    play.act({"do": "lay shard"})
    views.hear(play.events[1:])
    given = views.given(play.pending, play, Random(7))
    assert cards(*given) == {"ring", "lens"}
    assert cards(play) >= {"crown", "bead", "chalice", "shard"}, "the play itself has them, and this looks well enough"


def test_a_coach_sees_what_has_happened_and_what_he_may_do() -> None:
    play: Any = begin(rulebook, {"hands": HANDS, "turn": "Cleo"})
    views = Views(rulebook, 7)
    play.act({"do": "lay shard"})
    views.hear(play.events)
    choose, view, _ = views.given(play.pending, play, Random(7))
    assert [(event["event"], event.get("card")) for event in view.events] == [("deck laid", None), ("laid", HIDDEN)]
    assert [option.do for option in choose.options] == ["believe", "doubt"]
    assert (view.player, view.state["laid"]) == ("Ada", HIDDEN)


def test_the_chance_of_a_coach_foretells_no_card() -> None:
    play: Any = begin(rulebook, {"hands": {"Ada": ["ring", "lens"]}})
    chance = Random(7)
    *_, own = Views(rulebook, 7).given(play.pending, play, chance)
    *_, again = Views(rulebook, 7).given(play.pending, play, chance)
    assert own is not chance
    assert own.getstate() != chance.getstate()
    assert own.getstate() == again.getstate()
