"""Who scores next in Sports Dice Football: every end of what follows a choice, with its chance, under best play.

A drive takes four rolls and more, and what a punt is good for shows in the drive of the other team, so no page plays
all of it. The solver of `touchline.dice_football.best` knows every position; from its ways the chances are added up.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import TypeAlias

from placky.rulebooks.dice_football.advice import START
from placky.rulebooks.dice_football.advice import points as signed
from placky.sentences import Sentence, say
from placky.words import Ended, Foreseen
from touchline.dice_football import wire_types as wire
from touchline.dice_football.best import Leaf, Position, Solution, solution
from touchline.dice_football.dice import HOUSE
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.position import read
from touchline.dice_football.state import DRIVE

__all__ = ["FORESEEN", "NextScore", "foreseen"]

FORESEEN: Sentence = "Who scores next, under best play by both. Who has ball and chip after that is not in it:"
"""What stands above the chances."""
IN_ALL: Sentence = "Long run, chip included: {points} points for {team}"
"""What all of it is worth to a team."""
CLOSE = 1e-10
"""Chances are added up when a sweep changes none of them by more."""
Scores: TypeAlias = Mapping[tuple[bool, int], float]
"""Whether the offence scores next, and how many points -> the chance of it."""
_POINTS = NUMBERS.score
_NAMES: Mapping[int, Sentence] = {
    _POINTS.touchdown: "a touchdown",
    _POINTS.field_goal: "a field goal",
    _POINTS.safety: "a safety",
}
_LAST: Mapping[int, Sentence] = {
    _POINTS.touchdown: "a touchdown and the game",
    _POINTS.field_goal: "a field goal and the game",
    _POINTS.safety: "a safety and the game",
}
"""The same where they win the game."""


def foreseen(state: wire.State, pending: wire.Pending | None, before: wire.State) -> Foreseen | None:
    """Who scores next, and what; None before the first drive, and where dice that have fallen wait for a decision.

    What all of it is worth are net points in the long run, the chip and the ball among them, as on the page of odds. Of
    a game that the next points may end they say nothing.
    """
    teams, score = state["teams"], state["score"]
    gained = [score[team] - before["score"][team] for team in teams]
    ends: dict[Ended, Fraction] = {
        _end(state, team, more, score[team]): Fraction(1)
        for team, more in zip(teams, gained, strict=True) if more > 0
    }  # fmt: skip
    if state["phase"] != DRIVE or not pending or not _settled(pending):
        return Foreseen(ends) if ends else None
    offence, counted = teams.index(str(state["offence"])), _counted(_key(state))
    chip = state["chip"] == teams[offence]
    at = Position(state["yard"], state["down"], state["crossed"], chip, state["declared"])
    if not ends:
        for (own, more), chance in counted.scores(at).items():
            team = teams[offence if own else 1 - offence]
            ends[_end(state, team, more, score[team] + more)] = Fraction(chance)
    if max(before["score"].values()) + _POINTS.touchdown >= state["target"]:
        return Foreseen(ends)
    net = Fraction(gained[0] - gained[1] + (1, -1)[offence] * counted.worth(at))
    worth = (net, -net)
    both = zip(worth, teams, strict=True)
    return Foreseen(ends, worth, tuple(say(IN_ALL, points=signed(float(one)), team=team) for one, team in both))


class NextScore:
    """Who scores next from each position, under best play by both: the way of a drive, of the next, and so on."""

    def __init__(self, found: Solution) -> None:
        self._found = found
        self._scores: dict[Position, Scores] = {}

    def scores(self, at: Position) -> Scores:
        """The chances at a position, as its offence sees them."""
        if at not in self._scores:
            self._settle(at)
        return self._scores[at]

    def worth(self, at: Position) -> float:
        """The net points that its offence can expect from a position in the long run."""
        return self._found.solve(START, at).values[at]

    def _settle(self, at: Position) -> None:
        trees = self._found.solve(START, at).trees
        rows = {position: self._found.row(position) for position in trees if position not in self._scores}
        self._scores.update({position: {} for position in rows})
        change = 1.0
        while change > CLOSE:
            change = 0.0
            for position, row in rows.items():
                new: dict[tuple[bool, int], float] = {}
                for leaf, chance in row.items():
                    for key, share in self._after(leaf).items():
                        new[key] = new.get(key, 0.0) + chance * share
                change = max(change, abs(sum(new.values()) - sum(self._scores[position].values())))
                self._scores[position] = new

    def _after(self, leaf: Leaf) -> Scores:
        """Who scores where a throw leaves the game, as the offence of that throw sees it."""
        if leaf.gained or leaf.given:
            return {(leaf.gained > 0, leaf.gained or leaf.given): 1.0}
        later = self._scores[leaf.position]
        return {(not own, scored): share for (own, scored), share in later.items()} if leaf.swapped else later


def _settled(pending: wire.Pending) -> bool:
    """Does all that may come follow from the position? Not where dice that have fallen wait for a decision."""
    return pending["ask"] == "roll" or pending["kind"] == "fourth down"


def _end(state: wire.State, team: str, scored: int, score: int) -> Ended:
    """Points of a team, with the score that it has then."""
    said = say((_LAST if score >= state["target"] else _NAMES)[scored])
    return Ended(said, state["teams"].index(team), scored)


def _key(state: wire.State) -> tuple[tuple[str, ...], tuple[str, ...], tuple[tuple[str, str], ...]]:
    """The dice and readings of a state, by which its positions are solved; the usual ones where it says none."""
    dice = state.get("dice") or {"offence": HOUSE.offence, "defence": HOUSE.defence}
    return tuple(dice["offence"]), tuple(dice["defence"]), tuple(sorted(state.get("readings", {}).items()))


@cache
def _counted(key: tuple[tuple[str, ...], tuple[str, ...], tuple[tuple[str, str], ...]]) -> NextScore:
    offence, defence, readings = key
    state, _ = read({"dice": {"offence": list(offence), "defence": list(defence)}, "readings": dict(readings)})
    return NextScore(solution(state.set_up))
