"""S-02 The end of the game: who reaches the target has won, at once.

Every other rule that gives points gives them through `score`.
"""

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.events import GameWon, Score, Scored
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.state import OVER, State
from touchline.dice_football.stated import STATED


def score(s: State, number: str, side: int, how: Score, points: int, rulings: tuple[str, ...] = ()) -> Rules[None]:
    """Points for a side by the rule of this number, and the end of the game if they are enough."""
    s.score[side] += points
    yield Scored(number, s.team(side), how, points, s.points(), rulings)
    yield from win(s, side)


@rule("S-02")
def win(s: State, side: int) -> Rules[None]:
    """S-02 Object of the game: 21 points or more, and nothing is played after them."""
    if s.score[side] >= NUMBERS.score.target:
        s.phase = OVER
        yield GameWon(STATED["S-02-a", "S-02-b"], s.team(side), s.points())
