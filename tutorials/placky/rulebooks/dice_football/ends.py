"""Who scores next in Sports Dice Football: every end of what follows a choice, with its chance, under best play.

A drive takes four rolls and more, and what a punt is good for shows in the drive of the other team. No page plays
all of it. `next_score` adds the chances up; it is imported when somebody asks, because it plays the game.
"""

from collections.abc import Mapping
from fractions import Fraction

from placky.sentences import Sentence, say
from placky.words import Ended, Foreseen
from touchline.dice_football import wire_types as wire
from touchline.dice_football.dice import HOUSE
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.state import DRIVE

__all__ = ["FORESEEN", "foreseen"]

FORESEEN: Sentence = "Who scores next, under best play by both. Who has ball and chip after that is not in it:"
"""What stands above the chances."""
IN_ALL: Sentence = "Long run, chip included: {points} points for {team}"
"""What all of it is worth to a team."""
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
    from placky.rulebooks.dice_football.advice import points
    from placky.rulebooks.dice_football.next_score import counted_by
    from touchline.dice_football.best import Position

    offence, counted = teams.index(str(state["offence"])), counted_by(_key(state))
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
    return Foreseen(ends, worth, tuple(say(IN_ALL, points=points(float(one)), team=team) for one, team in both))


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
