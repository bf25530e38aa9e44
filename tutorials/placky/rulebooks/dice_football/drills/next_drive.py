"""S-02, S-25, S-26: what comes after points."""

from collections.abc import Iterator, Sequence
from random import Random

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Juncture, Spot, cast, changes
from placky.rulebooks import index
from placky.rulebooks.dice_football.drills.thrown import DOWN, KICKS, Plain, rolled
from placky.rulebooks.dice_football.words.numbers import COUNTED, say
from placky.sentences import Sentence
from touchline.core.dice.throws import Pool
from touchline.core.play.table import fallen as thrown
from touchline.dice_football.numbers import NUMBERS

__all__ = ["Next"]

WON, SAFETY = "game won", "safety"
POINTED = ("S-02", "S-25", "S-26")
"""The rules of what comes after points."""
NEAR_THE_END = 14
"""So many points make one think of the end."""

_OVER: Sentence = "{target} points win, and {most} are scored: no drive begins"
_NOT_OVER: Sentence = "{target} points win the game, and {most} is the most that a team has"


class Next:
    """S-02, S-25, S-26: points have been scored; who has the next drive, if there is one?"""

    name = "next"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`."""
        due = juncture.play.pending
        if isinstance(due, Pool) and due.action in (DOWN, *KICKS):
            faces = due.draw(chance)
            came = _after_points(rolled(juncture.play, faces)[0])
            if came:
                scored, then = came
                rules = [str(then["rule"]), *(["S-02"] if max(scored["score"].values()) >= NEAR_THE_END else [])]
                for rule in dict.fromkeys(rules):
                    yield Spot(rule, (then["event"], scored["how"], due.action), {"faces": faces})

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        due, words, faces = juncture.play.pending, juncture.book.words(), spot.move["faces"]
        assert isinstance(due, Pool)  # noqa: S101 - it was due when the spot was found
        before, dice = juncture.table.state(), thrown(due, faces)
        title, fell = words.dice.roll_title(juncture.table.pending()), cast(juncture, dice)
        events = rolled(juncture.play, faces)[0]
        came = _after_points(events)
        if came is None:
            return None
        scored, then = came
        told = [text for one in events[: events.index(scored) + 1] if (text := words.telling.tell(one))]
        reason = f"{spot.rule} {index(juncture.book).rules[spot.rule].title}: {words.telling.tell(then)}"
        begins = {team: say("{team} begins on {team}\u2019s {restart}", COUNTED, team=team) for team in before["teams"]}
        wins, most = say("{team} wins the game", scored), max(scored["score"].values())
        right = wins if then["event"] == WON else begins[then["team"]]
        over = say(_OVER, target=NUMBERS.score.target, most=most)
        scorer: Sentence = "The next drive is that of the team that has scored it"
        whose = say(scorer if scored["how"] == SAFETY else "The next drive is that of the opponents of the scorer")
        slips = dict.fromkeys(begins.values(), over if right == wins else whose)
        slips[wins] = say(_NOT_OVER, target=NUMBERS.score.target, most=most)
        juncture.table.roll(dice)
        return Asked(
            f"{title}: {fell}. {told[-1]} {say('What comes then?')}",
            [Answer(text, text == right, reason if text == right else why) for text, why in sorted(slips.items())],
            reason,
            Expected({"roll": dice}, state=changes(before, juncture.table.state())),
        )


def _after_points(events: Sequence[Plain]) -> tuple[Plain, Plain] | None:
    """Points, and the drive that they bring, or the end of the game; None where there are none."""
    scored = next((one for one in events if one["event"] == "scored"), None)
    then = next((one for one in events if one["event"] in (WON, "drive begun") and one["rule"] in POINTED), None)
    return (scored, then) if scored and then else None
