"""Play cards. Hands and decks, individual plays, collective plays."""

from placky.rulebooks.takkure.language import given, then, when
from placky.scenarios.claims import claim, same, worded
from placky.scenarios.step_table import StepTable

_PILES = {
    "hand": "hands", "deck": "decks", "discards": "discards", "team plays": "team_plays",
    "used team plays": "used_plays",
}  # fmt: skip


@given("{team}'s (?P<pile>hand|deck|discards|team plays|used team plays) (?:is|are) {cards}")
def pile_is(table: StepTable, team: str, pile: str, cards: list[str]) -> None:
    """Which play cards a coach has, and where; without these steps nobody has any (4.07, 4.08)."""
    table.position.setdefault(_PILES[pile], {})[team] = cards


@given("the coaches bring their play cards")
def cards_brought(table: StepTable) -> None:
    """Full decks for both, to be drawn from and chosen from when a match begins (5.01)."""
    table.position["cards"] = True


@when('{team} plays "{card}"(?: for {player})?')
def plays(table: StepTable, team: str, card: str, player: str | None) -> None:
    """Lay an individual play for a player, before an action or a roll (4.07)."""
    table.act({"do": "play", "card": card, **({"player": player} if player else {}), "coach": team})


@when("{team} plays no card")
def plays_none(table: StepTable, team: str) -> None:
    """A card would fit this roll and stays in the hand (4.07)."""
    table.act({"do": "no play", "coach": team})


@when('{team} declares the team play "{play:card}"')
def declares_play(table: StepTable, team: str, play: str) -> None:
    """A collective play, face down, instead of activating one player (4.08)."""
    table.act({"do": "team play", "card": play, "coach": team})


@when("{players} (?:take|takes) part")
def take_part(table: StepTable, players: list[str]) -> None:
    """Who takes part in a collective play beside the carrier, in the order of the card (4.08)."""
    table.act({"do": "take part", "players": players})


@when("{player} runs to {point}")
def runs_to(table: StepTable, player: str, point: list[int]) -> None:
    """The unmarked run of somebody who takes part in a collective play (4.08)."""
    table.act({"do": "run", "player": player, "to": point})


@when("{team} ends the team play")
def ends_play(table: StepTable, team: str) -> None:
    """Stop between two actions of a collective play (4.08)."""
    table.act({"do": "end the play", "coach": team})


@when("{team} chooses the team plays {plays:cards}")
def chooses_plays(table: StepTable, team: str, plays: list[str]) -> None:
    """Four collective plays, before the match or at half-time (5.01, 6.02)."""
    table.act({"do": "choose team plays", "cards": plays, "coach": team})


@when("{team} throws away (?:{cards}|no card)")
def throws_away(table: StepTable, team: str, cards: list[str] | None) -> None:
    """Individual plays that a coach does not want any more, at half-time (6.02)."""
    table.act({"do": "change cards", "cards": cards or [], "coach": team})


@then("{team}'s (?P<pile>hand|deck|discards|team plays|used team plays) (?:is|are) (?:{cards}|empty)")
def pile_found(table: StepTable, team: str, pile: str, cards: list[str] | None) -> None:
    """Exactly these cards, in any order."""
    found = table.state()[_PILES[pile]][team]
    same(f"{team}'s {pile}", sorted(found), sorted(cards or []))


@then("{team} holds {number} cards?")
def hand_size(table: StepTable, team: str, number: int) -> None:
    """How many individual plays a coach has in his hand (4.07)."""
    held = table.state()["hands"][team]
    claim(len(held) == number, f"{team} holds {len(held)} cards: {worded(held)}")


@then("the team play lies (?P<how>face down|open)")
def card_lies(table: StepTable, how: str) -> None:
    """Whether the defenders can read the card of a collective play (4.08)."""
    play = table.state()["play"]
    claim(play, "no team play is being played")
    same("the card lies open", play["shown"], how == "open")
