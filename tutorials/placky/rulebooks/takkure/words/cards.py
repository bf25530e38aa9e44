"""Takkure's play cards in words: individual and collective plays."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebooks.takkure.words.numbers import say, term
from placky.sentences import Plural, Sentence
from placky.tales import Tale, both, told
from placky.words import listed, offers
from touchline.takkure import wire_types as wire
from touchline.takkure.cards.plays import COLLECTIVE, INDIVIDUAL
from touchline.takkure.events.plays import PlayedAction


def effect(card: str) -> str:
    """What a card does, as its file says it, and whether it is ours; empty for a card that no file knows.

    >>> effect("Wind Walk")
    'One player rolls one die more for his dodge (house).'
    """
    if card in INDIVIDUAL:
        return marked(INDIVIDUAL[card].ability.text, house=INDIVIDUAL[card].ability.house)
    if card in COLLECTIVE:
        return marked(COLLECTIVE[card].text, house=COLLECTIVE[card].house)
    return ""


def marked(text: str, *, house: bool) -> str:
    """A sentence of a file, with the mark of what is ours."""
    return say("{text:unstopped} (house).", text=term(text)) if house else term(text)


def told_of(card: str) -> str:
    """A card and what it does; empty for one that no file knows."""
    found = effect(card)
    return say("{card}: {effect:small}", card=card, effect=found) if found else ""


def _effects(cards: Sequence[str]) -> str:
    """Several cards, each with what it does."""
    return " ".join(filter(None, map(told_of, cards)))


_SHOWN: Mapping[bool, Sentence] = {
    True: "The card is {card} (house): {text:term}",
    False: "The card is {card}: {text:term}",
}
_CANNOT: Mapping[PlayedAction, Sentence] = {
    "move": "{player} cannot move; the card goes on.",
    "dodge": "{player} cannot dodge; the card goes on.",
    "break through": "{player} cannot break through; the card goes on.",
    "pass": "{player} cannot pass; the card goes on.",
    "pick up": "{player} cannot pick up the ball; the card goes on.",
    "try": "{player} cannot go for a try; the card goes on.",
}
"""Action of a team play -> that somebody cannot do it."""


def _drawn(e: wire.CardDrawn) -> str:
    some: Sentence = "{team} draw {card}; {left} left in the deck."
    drawn = say(some if e["left"] else "{team} draw {card}; none left in the deck.", e)
    return " ".join((drawn, effect(e["card"])))


def _changed(e: wire.CardsChanged) -> str:
    return say("{team} throw away {cards:and}." if e["cards"] else "{team} throw away nothing.", e)


def _laid(e: wire.PlayLaid) -> str:
    return " ".join((say("{team} play {card} for {player}.", e), effect(e["card"])))


def _lost(e: wire.TokenLost) -> str:
    some: Sentence = "A {token:term} token comes off {player}; {left} left."
    return say(some if e["left"] else "A {token:term} token comes off {player}; none left.", e)


def _taking_part(e: wire.TakingPart) -> str:
    part: Sentence = Plural("n", "{players:and} takes part with {carrier}.", "{players:and} take part with {carrier}.")
    return say(part, e, n=len(e["players"]))


def _stopped(e: wire.TeamPlayStopped) -> str:
    failed: Sentence = "The {action:term} did not come off, and {card} ends with it."
    return say("{team} end {card} here." if e["why"] == "chosen" else failed, e)


def _titled(who: str, c: wire.Command) -> str:
    return say("{card} for {player}", c, player=who) if who else str(c["card"])


def _take_part(_: str, c: wire.Command) -> str:
    return say(Plural("n", "{players:and} takes part", "{players:and} take part"), c, n=len(c["players"]))


TITLES: Mapping[str, Sentence | Callable[[str, wire.Command], str]] = {
    "play": _titled,
    "no play": "No card",
    "team play": "{card}, a team play, face down",
    "take part": _take_part,
    "end the play": "The team play ends here",
    "choose team plays": "Four team plays",
    "change cards": lambda _, c: say("Cards thrown away" if c.get("cards") else "No card thrown away"),
}
ASKED: Mapping[str, Sentence] = {
    "individual play": "A card before the dice?",
    "players of a team play": "Who takes part?",
    "runs of a team play": "Who runs next?",
    "action of a team play": "The next action of the card?",
    "team plays": "Which four team plays?",
    "hand at half-time": "Which cards of the hand are thrown away?",
}
TALES: Sequence[Tale] = (
    told(wire.CardDrawn, _drawn, None),
    told(wire.CardsChanged, _changed, None),
    both(wire.PlayLaid, _laid),
    both(wire.TokenLost, _lost),
    told(wire.TeamPlaysChosen, "{team} choose {cards:and}.", None),
    both(wire.TeamPlayDeclared, "{team} declare a team play; the card lies face down."),
    both(wire.TakingPart, _taking_part),
    both(wire.TeamPlayShown, lambda e: say(_SHOWN[e["house"]], e)),
    both(wire.TeamPlayPassedOver, lambda e: say(_CANNOT[e["action"]], e)),
    both(wire.TeamPlayStopped, _stopped),
    both(wire.TeamPlayDone, "{card} lies aside until the next kick-off."),
    told(wire.TeamPlaysBack, "{team} have {cards:and} again.", None),
)
OPTIONS: Mapping[str, Sentence] = {
    "no play": "Keep the cards.",
    "end the play": "What is left of the card is not played.",
}


def option(command: wire.Command, pending: wire.Pending) -> str:
    """What the cards of a choice do; empty where it is about no card."""
    verb, card = command.get("do"), str(command.get("card", ""))
    if verb == "play":
        return " ".join((effect(card), say("Played once, then it is gone.")))
    if verb == "team play":
        return " ".join((effect(card), say("Face down until the defence is set.")))
    if verb == "choose team plays":
        return _effects(command["cards"])
    if verb == "change cards":
        hand = next(((o["region"] or {})["cards"] for o in offers(pending) if o["do"] == verb), ())
        return _effects(command["cards"]) if command.get("cards") else " ".join((say("Kept."), _effects(hand)))
    return ""


def which(command: wire.Command) -> str:
    """The cards of a choice by name, where titles alone would be the same; empty where it is about none."""
    if command.get("do") in ("choose team plays", "change cards"):
        return listed(command.get("cards") or ())
    return ""
