"""What can happen with play cards in Takkure: records like those of `events`."""

from typing import Literal, NamedTuple, TypeAlias

from touchline.takkure.events import Rulings


class CardDrawn(NamedTuple):
    """4.07: a card comes into a coach's hand; `left` are still in his deck."""

    rule: str
    team: str
    card: str
    left: int
    rulings: Rulings = ("R-05", "R-42")


class CardsChanged(NamedTuple):
    """6.02: cards thrown away at half-time, before new ones are drawn."""

    rule: str
    team: str
    cards: tuple[str, ...]
    rulings: Rulings = ()


class PlayLaid(NamedTuple):
    """4.07: an individual play is shown and laid for a player."""

    rule: str
    team: str
    card: str
    player: str
    house: bool
    rulings: Rulings = ("R-41",)


Token: TypeAlias = Literal["fatigue", "ground"]
"""What a card takes off a player."""


class TokenLost(NamedTuple):
    """4.07: a card takes a token off its player: "fatigue" or "ground"; `left` are what he has now."""

    rule: str
    player: str
    token: Token
    left: int
    rulings: Rulings = ()


class TeamPlaysChosen(NamedTuple):
    """4.08: the collective plays that a coach has in this half."""

    rule: str
    team: str
    cards: tuple[str, ...]
    rulings: Rulings = ("R-05", "R-42")


class TeamPlayDeclared(NamedTuple):
    """4.08: a card lies face down; which one, its coach knows."""

    rule: str
    team: str
    rulings: Rulings = ()


class TakingPart(NamedTuple):
    """4.08: who takes part beside the carrier, in the order of the card."""

    rule: str
    team: str
    carrier: str
    players: tuple[str, ...]
    rulings: Rulings = ("R-14", "R-81")


class TeamPlayShown(NamedTuple):
    """4.08: the card is turned over after step 2."""

    rule: str
    team: str
    card: str
    text: str
    house: bool
    rulings: Rulings = ("R-42",)


PlayedAction: TypeAlias = Literal["move", "dodge", "break through", "pass", "pick up", "try"]
"""An action of a team play, a second action all of them."""
WhyPlayStopped: TypeAlias = Literal["failed", "chosen"]
"""Why the rest of a team play is not played."""


class TeamPlayPassedOver(NamedTuple):
    """4.08: an action of the card that nobody could carry out; the next one comes."""

    rule: str
    team: str
    card: str
    player: str
    action: PlayedAction
    rulings: Rulings = ("R-42",)


class TeamPlayStopped(NamedTuple):
    """4.08: no further action of the card is played; `why`: "failed" or "chosen"."""

    rule: str
    team: str
    card: str
    action: PlayedAction
    why: WhyPlayStopped
    rulings: Rulings = ("R-82",)


class TeamPlayDone(NamedTuple):
    """4.08: the card lies aside until the next kick-off."""

    rule: str
    team: str
    card: str
    rulings: Rulings = ()


class TeamPlaysBack(NamedTuple):
    """4.08: used collective plays come back before a kick-off."""

    rule: str
    team: str
    cards: tuple[str, ...]
    rulings: Rulings = ()
