"""II-b: who sees what. Each sees her own cards and those that lie open; the rest are cards face down."""

from collections.abc import Iterator
from typing import Any

from magpies.engine.numbers import CARDS
from touchline.core.play.sight import HIDDEN, arrangements, veiled
from touchline.core.play.wire import Plain


def show(state: Plain, for_player: str) -> dict[str, Any]:
    """The state as a magpie sees it."""

    def heaps(of: Plain) -> dict[str, Any]:
        return {who: cards if who == for_player else [HIDDEN] * len(cards) for who, cards in of.items()}

    laid = HIDDEN if state["laid"] and state["turn"] != for_player else state["laid"]
    deck = [HIDDEN] * len(state["deck"])
    return {**state, "deck": deck, "hands": heaps(state["hands"]), "nests": heaps(state["nests"]), "laid": laid}


def told(said: Plain, for_player: str) -> Plain:
    """An event, a command or a drawn card: the card is hidden from others until it is turned over."""
    if said.get("player") == for_player or said.get("event") == "turned over":
        return said
    return veiled({**said, "do": "lay"} if said.get("do", "").startswith("lay") else said, "card", "face", "results")


def unseen(state: Plain, for_player: str) -> list[str]:
    """The cards that a magpie has not seen."""
    known = [*state["hands"][for_player], *state["nests"][for_player], *state["open"]]
    return [card for card in CARDS if card not in known and (card != state["laid"] or state["turn"] != for_player)]


def due(throw: Plain, state: Plain, for_player: str) -> dict[str, Any]:
    """The card that is drawn next: for all that a magpie knows, any that she has not seen."""
    return {**throw, "deck": dict.fromkeys(unseen(state, for_player), 1)}


def worlds(state: Plain, for_player: str) -> Iterator[Plain]:
    """Every way in which the cards that she has not seen may lie."""
    places = [(key, who) for key in ("hands", "nests") for who in state[key] if who != for_player]
    laid = int(state["laid"] is not None and state["turn"] != for_player)
    sizes = [len(state[key][who]) for key, who in places]
    for *heaps, card, deck in arrangements(unseen(state, for_player), [*sizes, laid, len(state["deck"])]):
        lie = dict(zip(places, heaps, strict=True))
        piles = {
            key: {who: [*lie.get((key, who), cards)] for who, cards in state[key].items()} for key in ("hands", "nests")
        }
        yield {**state, **piles, "laid": card[0] if laid else state["laid"], "deck": [*deck]}
