"""4.01 Fatigue, 4.03 Rest: tokens that tire a player, and how he loses them again.

The number of active tokens counts (R-36). With one, his position skill and training skills are gone. With two, he has a
single MOVE an activation (R-52). With three, STR, BaC, REF and INT are one lower. An inactive token fills its slot and
does nothing. All of it sleeps until chapter 4 is taught (R-94). The fourth token is rule 4.02.
"""

from collections.abc import Mapping

from touchline.core.dice.throws import Modifier
from touchline.core.inches.geometry import path_length
from touchline.core.play.requests import Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events.players import Rested, Tired, Weariness, Weary
from touchline.takkure.modifiers import modifier
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.refusals import refuse
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

CHAPTER = 4
TRY = "try"
WEAKENED = ("STR", "BaC", "REF", "INT", TRY)
WEARIES: Mapping[Weariness, int] = {
    "no skill": NUMBERS.fatigue.unskilled, "one move": NUMBERS.fatigue.one_move, "weak": NUMBERS.fatigue.weakened
}  # fmt: skip
"""What active tokens do, and how many it takes."""
_WEAK = (modifier(NUMBERS.fatigue.modifier, "third-fatigue-token", STATED["4.01-d"]),)


def _felt(s: State, player: int) -> int:
    """How many active tokens work; none before chapter 4."""
    return s.fatigue[player] if s.line_up.chapter >= CHAPTER else 0


@rule("4.01")
def fatigue_modifiers(s: State, player: int, stat: str) -> tuple[Modifier, ...]:
    """4.01-d: what three active tokens take from a characteristic; for "try" also 4.04-c, one for every token (R-38).

    `stat` is STR, BaC, REF or INT, or "try" for the second BaC value. Any other (stamina) is left alone.
    """
    weak = _WEAK if stat in WEAKENED and _felt(s, player) >= NUMBERS.fatigue.weakened else ()
    return try_fatigue(s, player) + weak if stat == TRY else weak


def try_fatigue(s: State, player: int) -> tuple[Modifier, ...]:
    """4.04-c: one off a try for every fatigue token, active or not."""
    tokens = s.fatigue[player] + s.resting[player] if s.line_up.chapter >= CHAPTER else 0
    number = STATED["4.04-c", "4.01-e"] if s.resting[player] else STATED["4.04-c"]
    return (modifier(NUMBERS.fatigue.try_modifier * tokens, "fatigue-tokens", number),) if tokens else ()


@rule("4.01")
def skilled(s: State, player: int) -> bool:
    """4.01-d: has he no active token, so that position and training skills are his?"""
    least: int = NUMBERS.fatigue.unskilled
    return _felt(s, player) < least


@rule("4.01")
def may_move_again(s: State, player: int) -> Refusal | None:
    """4.01-d: two active tokens leave one MOVE an activation; a move of no length does not use it up (R-52, R-64)."""
    if _felt(s, player) < NUMBERS.fatigue.one_move or player != s.active or not s.run or not path_length(s.run):
        return None
    return refuse("4.01", "one-move-made", who=s.line_up.names[player], tokens=s.fatigue[player])


@rule("4.01")
def weary(s: State, player: int) -> Rules[None]:
    """4.01-d, e: say what the tokens of a player who is about to act do to him."""
    if s.line_up.chapter >= CHAPTER and (s.fatigue[player] or s.resting[player]):
        effects = tuple(effect for effect, least in WEARIES.items() if s.fatigue[player] >= least)
        card = s.line_up.cards[player]
        lost = (*(("4.05-a",) if card.skills else ()), *(("5.06-b",) if card.player_skill else ()))
        said = (*(("4.01-d", *lost) if effects else ()), *(("4.01-e",) if s.resting[player] else ()))
        yield Weary(STATED["4.01", *said], s.line_up.names[player], s.fatigue[player], s.resting[player], effects)


@rule("4.01")
def gain(s: State, player: int, why: str) -> Rules[None]:
    """4.01-c: a token more, unless an inactive one can be turned over."""
    rulings = ("R-34", "R-36") if why == "activation" else ("R-36",)
    turned = ("4.01-c",) if s.resting[player] else ()
    s.resting[player] = 0
    s.fatigue[player] += 1
    yield Tired(
        STATED["4.01-a" if why == "activation" else "4.01-b", *turned],
        s.line_up.names[player],
        s.fatigue[player],
        s.resting[player],
        why,
        rulings,
    )


@rule("4.03")
def rest(s: State, player: int, *, at_once: bool = False) -> Rules[None]:
    """4.03-b: the inactive token comes off; without one an active token is turned over; without any, nothing (R-93).

    `at_once`: a skill takes the active token off without turning it over first.
    """
    rulings = () if s.fatigue[player] or s.resting[player] else ("R-93",)
    if s.resting[player]:
        s.resting[player] = 0
    elif s.fatigue[player]:
        s.fatigue[player] -= 1
        s.resting[player] = 0 if at_once else 1
    yield Rested(STATED["4.03-b"], s.line_up.names[player], s.fatigue[player], s.resting[player], rulings)
