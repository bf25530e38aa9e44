"""Takkure's play cards in words: individual and collective plays."""

from collections.abc import Callable, Mapping, Sequence

from placky.tales import Tale, both, told
from placky.words import HOUSE, Plain, listed, offers
from touchline.takkure import wire_types as wire
from touchline.takkure.cards.plays import COLLECTIVE, INDIVIDUAL


def _house(e: Plain) -> str:
    return HOUSE if e["house"] else ""


def effect(card: str) -> str:
    """What a card does, as its file says it, and whether it is ours; empty for a card that no file knows.

    >>> effect("Wind Walk")
    'One player rolls one die more for his dodge (house).'
    """
    if card in INDIVIDUAL:
        text, house = INDIVIDUAL[card].ability.text, INDIVIDUAL[card].ability.house
    elif card in COLLECTIVE:
        text, house = COLLECTIVE[card].text, COLLECTIVE[card].house
    else:
        return ""
    return f"{text.removesuffix('.')}{HOUSE}." if house else text


def _effects(cards: Sequence[str]) -> str:
    """Several cards, each with what it does."""
    return " ".join(f"{card}: {found[:1].lower()}{found[1:]}" for card in cards if (found := effect(card)))


def _lost(e: wire.TokenLost) -> str:
    return f"A {e['token']} token comes off {e['player']}; {e['left'] or 'none'} left."


def _stopped(e: wire.TeamPlayStopped) -> str:
    if e["why"] == "chosen":
        return f"{e['team']} end {e['card']} here."
    return f"The {e['action']} did not come off, and {e['card']} ends with it."


def _laid(who: str, c: wire.Command) -> str:
    return f"{c['card']} for {who}" if who else str(c["card"])


TITLES: Mapping[str, Callable[[str, wire.Command], str]] = {
    "play": _laid,
    "no play": lambda *_: "No card",
    "team play": lambda _, c: f"{c['card']}, a team play, face down",
    "take part": lambda _, c: f"{listed(c['players'])} take{'s' if len(c['players']) == 1 else ''} part",
    "end the play": lambda *_: "The team play ends here",
    "choose team plays": lambda *_: "Four team plays",
    "change cards": lambda _, c: "Cards thrown away" if c.get("cards") else "No card thrown away",
}
ASKED: Mapping[str, str] = {
    "individual play": "A card before the dice?",
    "players of a team play": "Who takes part?",
    "runs of a team play": "Who runs next?",
    "action of a team play": "The next action of the card?",
    "team plays": "Which four team plays?",
    "hand at half-time": "Which cards of the hand are thrown away?",
}
TALES: Sequence[Tale] = (
    told(
        wire.CardDrawn,
        lambda e: f"{e['team']} draw {e['card']}; {e['left'] or 'none'} left in the deck. {effect(e['card'])}",
        None,
    ),
    told(
        wire.CardsChanged, lambda e: f"{e['team']} throw away {listed(e['cards']) if e['cards'] else 'nothing'}.", None
    ),
    both(wire.PlayLaid, lambda e: f"{e['team']} play {e['card']} for {e['player']}. {effect(e['card'])}"),
    both(wire.TokenLost, _lost),
    told(wire.TeamPlaysChosen, lambda e: f"{e['team']} choose {listed(e['cards'])}.", None),
    both(wire.TeamPlayDeclared, lambda e: f"{e['team']} declare a team play; the card lies face down."),
    both(
        wire.TakingPart,
        lambda e: f"{listed(e['players'])} take{'s' if len(e['players']) == 1 else ''} part with {e['carrier']}.",
    ),
    both(wire.TeamPlayShown, lambda e: f"The card is {e['card']}{_house(e)}: {e['text']}"),
    both(wire.TeamPlayPassedOver, lambda e: f"{e['player']} cannot {_verb(e['action'])}; the card goes on."),
    both(wire.TeamPlayStopped, _stopped),
    both(wire.TeamPlayDone, lambda e: f"{e['card']} lies aside until the next kick-off."),
    told(wire.TeamPlaysBack, lambda e: f"{e['team']} have {listed(e['cards'])} again.", None),
)
OPTIONS: Mapping[str, str] = {
    "no play": "Keep the cards.",
    "end the play": "What is left of the card is not played.",
}


def option(command: wire.Command, pending: wire.Pending) -> str:
    """What the cards of a choice do; empty where it is about no card."""
    verb, card = command.get("do"), str(command.get("card", ""))
    if verb == "play":
        return f"{effect(card)} Played once, then it is gone."
    if verb == "team play":
        return f"{effect(card)} Face down until the defence is set."
    if verb == "choose team plays":
        return _effects(command["cards"])
    if verb == "change cards":
        hand = next(((o["region"] or {})["cards"] for o in offers(pending) if o["do"] == verb), ())
        return _effects(command["cards"]) if command.get("cards") else f"Kept. {_effects(hand)}"
    return ""


def which(command: wire.Command) -> str:
    """The cards of a choice by name, where titles alone would be the same; empty where it is about none."""
    if command.get("do") in ("choose team plays", "change cards"):
        return listed(command.get("cards") or ())
    return ""


def _verb(action: str) -> str:
    return {"break through": "break through", "pick up": "pick up the ball", "try": "go for a try"}.get(action, action)
