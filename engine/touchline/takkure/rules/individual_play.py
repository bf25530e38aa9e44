"""4.07 Individual play: a card from a coach's hand, laid for one of his players just before he acts or rolls.

It is shown when it is used (R-41) and goes to the discards. No limit but the hand; at the same moment the attacking
coach plays first (R-91). Cards are drawn by a die with as many sides as the deck has cards. They sleep until chapter 4
is taught, and whoever has no cards is never asked. Leans on 1.05, 1.09, 4.01 and 4.06.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from touchline.core.play.requests import Choose, Command, Forbidden, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.plays import INDIVIDUAL, Individual
from touchline.takkure.events.plays import CardDrawn, CardsChanged, PlayLaid, TokenLost
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY, Cards, Laid
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.fatigue import CHAPTER
from touchline.takkure.rules.max_fatigue import fatigue_slots, tire
from touchline.takkure.rules.table_rolls import look_up
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

PLAY, NO_PLAY = "play", "no play"
FIRST, DEFENCE, SECOND, ROLL = "first action", "defensive move", "second action", "roll"
"""When a card can be laid."""
MAKE = Callable[[], Choose]
_MOMENTS = {"run": (FIRST,), "defensive move": (DEFENCE,), "second move": (SECOND,)}


class Laying(NamedTuple):
    """A card of a coach, for one of his players."""

    team: int
    card: str
    player: int


def with_card(cards: Cards, team: int, hand: tuple[str, ...]) -> Cards:
    """The same cards, those of one team replaced."""
    return (hand, cards[1]) if team == 0 else (cards[0], hand)


@rule("4.07")
def deal(s: State, team: int) -> Rules[None]:
    """5.01-c: draw until the hand is full, each card by a die with a side for every card that is left."""
    coach = s.coach(team)
    while s.decks[team] and len(s.hands[team]) < NUMBERS.cards.hand:
        deck = s.decks[team]
        face = 1 if len(deck) == 1 else (yield from look_up("4.07", "draw", coach, coach, deck))
        card = deck[face - 1]
        s.decks = with_card(s.decks, team, deck[: face - 1] + deck[face:])
        s.hands = with_card(s.hands, team, (*s.hands[team], card))
        yield CardDrawn("4.07", coach, card, len(s.decks[team]))


@rule("4.07")
def change_cards(s: State, team: int) -> Rules[None]:
    """6.02-c: throw away any of the hand, then draw from the unused deck until it is full again."""
    hand, coach = s.hands[team], s.coach(team)
    if not hand and not s.decks[team]:
        return

    def check(command: Command) -> tuple[str, ...] | Refusal:
        unwanted = command.get("cards", ())
        if strange := [card for card in unwanted if card not in hand]:
            return refuse("6.02", "card-not-held", coach=coach, card=strange[0])
        return tuple(unwanted)

    def sample(chance: Random) -> Command:
        return {"do": "change cards", "cards": [card for card in hand if chance.random() < 0.5]}

    option = Option("change cards", None, "6.02", None, {"cards": list(hand)}, check, sample)
    thrown = yield Choose(coach, "hand at half-time", "6.02", None, [option])
    s.hands = with_card(s.hands, team, tuple(card for card in hand if card not in thrown))
    s.discards = with_card(s.discards, team, (*s.discards[team], *thrown))
    yield CardsChanged("6.02", coach, thrown)
    yield from deal(s, team)


def moments(card: Individual) -> tuple[str, ...]:
    """When a card can be laid, by its hook."""
    ability = card.ability
    if ability.hook in ("ease", "up"):
        return (FIRST, DEFENCE)
    return _MOMENTS.get(ability.on, (ROLL,))


def fits(s: State, card: Individual, player: int, action: str) -> bool:
    """Does this card help this player now?"""
    ability = card.ability
    if card.tires and s.fatigue[player] >= fatigue_slots(s, player):
        return False
    if ability.hook == "ease":
        return s.fatigue[player] > 0
    if ability.hook == "up":
        return s.ground[player] > 0 and player != s.carrier
    if (ability.name, player) in s.laid:
        return False
    return s.ground[player] == 0 if ability.hook in ("times", "reach") else ability.on == action


def playable(s: State, team: int, moment: str, acting: Sequence[tuple[int, str]]) -> dict[str, list[int]]:
    """Card -> the players whom it would help. `acting`: who is about to do what."""
    if s.line_up.chapter < CHAPTER:
        return {}
    found: dict[str, list[int]] = {}
    for name in s.hands[team]:
        card = INDIVIDUAL[name]
        mine = [i for i, action in acting if s.line_up.team[i] == team and fits(s, card, i, action)]
        if mine and moment in moments(card):
            found[name] = list(dict.fromkeys(mine))
    return found


def play_option(s: State, team: int, found: dict[str, list[int]]) -> Option:
    """4.07-a, b: lay one of these cards for one of these players."""
    names = s.line_up.names

    def check(command: Command) -> Laying | Refusal:
        card = str(command.get("card"))
        if card not in s.hands[team]:
            return refuse("4.07", "card-not-held", coach=s.coach(team), card=card)
        if card not in found:
            return refuse("4.07", "card-does-not-fit", card=card)
        helped = [names[i] for i in found[card]]
        if "player" not in command and len(found[card]) > 1:
            return refuse("", "lacks-player-for-card", card=card, players=helped)
        who = s.line_up.who[command["player"]] if "player" in command else found[card][0]
        if who not in found[card]:
            return refuse("4.07", "card-for-others", card=card, players=helped)
        return Laying(team, card, who)

    def sample(chance: Random) -> Command:
        card = list(found)[int(chance.random() * len(found))]
        player = found[card][int(chance.random() * len(found[card]))]
        return {"do": PLAY, "card": card, "player": names[player]}

    limits = {"cards": {card: [names[i] for i in players] for card, players in found.items()}}
    return Option(PLAY, None, "4.07", None, limits, check, sample)


@rule("4.07")
def lay(s: State, laying: Laying, rulings: tuple[str, ...] = ()) -> Rules[None]:
    """4.07-b, c: shown, discarded, and at work for the rest of the activation; some are done with at once."""
    team, name, player = laying
    card = INDIVIDUAL[name]
    hand = list(s.hands[team])
    hand.remove(name)
    s.hands = with_card(s.hands, team, tuple(hand))
    s.discards = with_card(s.discards, team, (*s.discards[team], name))
    rulings += ("R-41", "R-42") if card.ability.house else ("R-41",)
    who = s.line_up.names[player]
    twice = ("4.07-d",) if card.ability.hook == "times" else ()
    yield PlayLaid(STATED["4.07-a", "4.07-b", "4.07-c", *twice], s.coach(team), name, who, card.ability.house, rulings)
    if card.ability.hook == "ease":
        s.fatigue[player] = max(0, s.fatigue[player] - card.ability.by)
        yield TokenLost(STATED["4.07-b"], who, "fatigue", s.fatigue[player])
    elif card.ability.hook == "up":
        s.ground[player] -= 1
        yield TokenLost(STATED["4.07-b"], who, "ground", s.ground[player])
    else:
        s.laid = (*s.laid, Laid(name, player))
    if card.tires:
        yield from tire(s, player, name)


def asking(
    s: State, team: int, moment: str, players: Callable[[], Sequence[int]], make: MAKE, due: Choose | None = None
) -> Rules[Any]:
    """Ask for a decision; as long as its coach lays a card instead, ask again. Returns what he decides.

    `players` may each be helped; `make` builds the decision anew, as a card may have changed what is open. `due` is
    the first one, where it has been made already.
    """
    while True:
        choose, due = due or make(), None
        if not s.hands[team] or s.line_up.chapter < CHAPTER:
            return (yield choose)
        found = playable(s, team, moment, [(i, moment) for i in players()])
        options = [*choose.options, play_option(s, team, found)] if found else choose.options
        answer = yield choose.among(options, _none_fits(choose, bool(found)))
        if not isinstance(answer, Laying):
            return answer
        yield from lay(s, answer)


def _none_fits(choose: Choose, fitting: bool) -> Callable[[], Sequence[Forbidden]]:
    def listed() -> Sequence[Forbidden]:
        no = [] if fitting else [Forbidden(PLAY, None, refuse("4.07", "no-card-fits"))]
        return [*choose.forbidden(), *no]

    return listed


@rule("4.07")
def before_roll(s: State, acting: Sequence[tuple[int, str]]) -> Rules[None]:
    """4.07-a, R-91: before dice that these players are about to roll, first the attacking coach, then the other."""
    first = s.line_up.team[s.active] if s.active != NOBODY else s.attacker
    for team in (first, 1 - first):
        while found := playable(s, team, ROLL, acting):
            options = [play_option(s, team, found), Option(NO_PLAY, None, "4.07", NO_PLAY)]
            answer: Any = yield Choose(s.coach(team), "individual play", STATED["4.07-a"], None, options)
            if answer == NO_PLAY:
                break
            yield from lay(s, answer, ("R-91",))
