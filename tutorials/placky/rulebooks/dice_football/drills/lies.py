"""S-09, S-11, S-13: where the ball lies after a down, and after a field goal that is declined."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Juncture, Spot, cast, changes
from placky.rulebooks.dice_football.drills.thrown import DOWN, FIELD_GOAL, FIELD_GOAL_SYMBOL, Plain, rolled
from placky.rulebooks.dice_football.words.numbers import say
from placky.rulebooks.dice_football.words.numbers import spot as in_words
from placky.sentences import Sentence
from touchline.core.dice.throws import Pool
from touchline.core.play.requests import Choose
from touchline.core.play.table import fallen as thrown
from touchline.dice_football.dice import YARDS
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.offence_dice import DECLINE

__all__ = ["Lies"]

MOVED = {"gained", "sacked", "no gain", "turned over"}
"""Events after which the ball lies somewhere else, or just there."""
MOST, FEWER = 4, 2
"""So many dice show the play that wins, and that which loses, where another play is tried."""


class Lies:
    """S-09, S-13: a down has been rolled; where does the ball lie then? S-11: and where, if 3 points are declined?

    Of S-10 it is not asked: there it always lies on the 50.
    """

    name = "lies"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`."""
        due = juncture.play.pending
        if isinstance(due, Pool) and due.action == DOWN:
            faces = due.draw(chance)
            told, state = rolled(juncture.play, faces)
            moved = next((one for one in told if one["event"] in MOVED and one["rule"] != FIELD_GOAL_SYMBOL), None)
            if moved and not any("points" in one for one in told):
                yield Spot(str(moved["rule"]), (moved["event"], _symbols(faces), str(state.yard)), {"faces": faces})
        elif isinstance(due, Choose) and due.kind == FIELD_GOAL and DECLINE in {one.do for one in due.options}:
            yield Spot("S-11", (str(juncture.play.state.yard),), {"act": {"do": DECLINE}})

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        return self._declined(spot, juncture) if "act" in spot.move else self._rolled(spot, juncture)

    def _rolled(self, spot: Spot, juncture: Juncture) -> Asked | None:
        due, words, faces = juncture.play.pending, juncture.book.words(), spot.move["faces"]
        assert isinstance(due, Pool)  # noqa: S101 - it was due when the spot was found
        before, dice = juncture.table.state(), thrown(due, faces)
        fell = cast(juncture, dice)
        told, after = rolled(juncture.play, faces)
        won = next((one for one in told if one["event"] == "roll won"), None)
        if won is None:
            return None
        right = after.spot()
        slips = dict[str, str]()
        for text, why in _slips(juncture, faces, told):
            if text != right:
                slips.setdefault(text, why)
        if not slips:
            return None
        tell = [said for one in told if (said := words.telling.tell(one))]
        reason = " ".join(tell)
        wrong = [Answer(in_words(text), False, why) for text, why in [*slips.items()][:3]]
        answers = [Answer(in_words(right), True, reason), *wrong]
        juncture.table.roll(dice)
        expected = Expected({"roll": dice}, state=changes(before, juncture.table.state()))
        question = f"{say('The ball lies on {spot:spot}.', before)} {fell}. {say('Where does it lie then?')}"
        return Asked(question, sorted(answers, key=lambda one: one.text), reason, expected)

    def _declined(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """Where the ball lies when somebody takes yards instead of points; None where that is a touchdown."""
        state, before, told = juncture.play.state, juncture.table.state(), len(juncture.table.events())
        team, yard, yards = state.attackers(), state.yard, NUMBERS.gain.declined
        slips = {
            state.spot(): say("{yards} yards forward instead of the points", yards=yards),
            state.spot(NUMBERS.field.midfield): say("That is where FG brings the ball from the own side"),
            state.spot(yard - yards): say("The wrong way"),
        }
        for other in YARDS.values():
            if yard + other < NUMBERS.field.length:
                not_so = say("A declined field goal is {yards} yards, not {other}", yards=yards, other=other)
                slips[state.spot(yard + other)] = not_so
        juncture.table.put(spot.move)
        events, after = juncture.table.events()[told:], juncture.table.state()
        if any("points" in one for one in events):
            return None
        right = str(after["spot"])
        reason = " ".join(said for one in events if (said := juncture.book.words().telling.tell(one)))
        wrong = [Answer(in_words(text), False, why) for text, why in slips.items() if text != right][:3]
        declined: Sentence = "{team} has won the roll with FG on {spot:spot}, and declines the {points} points."
        points = NUMBERS.score.field_goal
        return Asked(
            " ".join((say(declined, before, team=team, points=points), say("Where does the ball lie then?"))),
            sorted([Answer(in_words(right), True, reason), *wrong], key=lambda one: one.text),
            reason,
            Expected(spot.move, state=changes(before, after)),
        )


def _slips(juncture: Juncture, faces: Sequence[str], told: Sequence[Plain]) -> Iterator[tuple[str, str]]:
    """Other spots, each with the slip that leads there."""
    state, half = juncture.play.state, len(faces) // 2
    hands = faces[:half], faces[half:]
    plays = [max(dict.fromkeys(hand), key=hand.count) for hand in hands]
    won = next(one for one in told if one["event"] == "roll won")
    gained = next((one for one in told if one["event"] in ("gained", "sacked")), None)
    if gained and gained["yards"] in YARDS.values():
        sign = 1 if gained["event"] == "gained" else -1
        number = max(hand.count(play) for hand, play in zip(hands, plays, strict=True))
        yard = state.yard + sign * number * gained["yards"]
        if 0 < yard < NUMBERS.field.length:
            yield state.spot(yard), say("Each die counted: {yards} yards, however many dice show it", gained)
        yield state.spot(state.yard - sign * gained["yards"]), say("The wrong way")
    side = 0 if won["team"] != state.attackers() else 1
    due: Any = juncture.play.pending
    others = [_hand(plays[n], MOST if n == side else FEWER, due.hands[n].faces) for n in (0, 1)]
    events, after = rolled(juncture.play, [*others[0], *others[1]])
    if not any("points" in one for one in events):
        yield after.spot(), say("The loser's play, {play}: only the winner's happens", play=plays[side])
    yield state.spot(), say("Where it was")


def _hand(symbol: str, number: int, faces: Sequence[str]) -> list[str]:
    """A handful in which so many dice show a symbol, and the others take turns."""
    rest = [face for face in dict.fromkeys(faces) if face != symbol]
    return [symbol] * number + (rest * MOST)[: MOST + FEWER - number]


def _symbols(faces: Sequence[str]) -> str:
    """How many of each symbol."""
    return " ".join(f"{faces.count(face)}{face}" for face in dict.fromkeys(faces))
