"""What is drilled in Sports Dice Football alone: where the ball lies then, and how far a kick goes and must go."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from placky.drills import better, fallen
from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot, cast, changes, results
from placky.rulebooks import index
from placky.rulebooks.dice_football.words.dice import FIELD_GOAL as SYMBOL
from placky.rulebooks.dice_football.words.dice import KICKED, most
from touchline.core.dice.throws import Pool
from touchline.core.play.drivers import Play
from touchline.core.play.events import to_json
from touchline.core.play.requests import Choose
from touchline.core.play.table import fallen as thrown
from touchline.dice_football.dice import TEN, TWENTY
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.offence_dice import DECLINE
from touchline.dice_football.rules.rolling import ATTACK, TIE, YARDS
from touchline.dice_football.state import State

__all__ = ["Better", "Follows", "Kick", "Lies", "Needed", "Next"]

Plain = Mapping[str, Any]
PUNT, FIELD_GOAL, FOURTH_DOWN = "punt", "field goal", "fourth down"
RULES = {PUNT: "S-18", FIELD_GOAL: "S-21"}
MOVED = {"gained", "sacked", "no gain", "turned over"}
"""Events after which the ball lies somewhere else, or just there."""
AFTER = ("S-02", "S-15", "S-16", "S-25", "S-26", "S-27")
"""The rules of what comes after a play: the next down or drive, and the end of the game."""
POINTED = ("S-02", "S-25", "S-26")
"""The rules of what comes after points."""
DOWN, WON, SAFETY = "down", "game won", "safety"
NEAR_THE_END = 14
"""So many points make one think of the end."""
FIELD_GOAL_SYMBOL = "S-10"
TIES = "S-08"
SIXES = {"S-12": 0, "S-14": 1}
"""The rules of six dice that show the same, and whose hand that is."""
SHORT = 10
"""A punt that falls so many yards short is nearly a touchback."""
MOST, FEWER = 4, 2
"""So many dice show the play that wins, and that which loses, where another play is tried."""


class Lies:
    """S-09, S-13: a down has been rolled; where does the ball lie then? S-11: and where, if 3 points are declined?

    Of S-10 it is not asked: there it always lies on the 50.
    """

    name = "lies"

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.Kind`."""
        due = place.play.pending
        if isinstance(due, Pool) and due.action == "down":
            faces = due.draw(chance)
            told, state = _rolled(place.play, faces)
            moved = next((one for one in told if one["event"] in MOVED and one["rule"] != FIELD_GOAL_SYMBOL), None)
            if moved and not any("points" in one for one in told):
                yield Spot(str(moved["rule"]), (moved["event"], _symbols(faces), str(state.yard)), {"faces": faces})
        elif isinstance(due, Choose) and due.kind == FIELD_GOAL and DECLINE in {one.do for one in due.options}:
            yield Spot("S-11", (str(place.play.state.yard),), {"act": {"do": DECLINE}})

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`."""
        return self._declined(spot, place) if "act" in spot.move else self._rolled(spot, place)

    def _rolled(self, spot: Spot, place: Place) -> Asked | None:
        due, words, faces = place.play.pending, place.book.words(), spot.move["faces"]
        assert isinstance(due, Pool)  # noqa: S101 - it was due when the spot was found
        before, dice = place.table.state(), thrown(due, faces)
        fell = cast(place, dice)
        told, after = _rolled(place.play, faces)
        won = next((one for one in told if one["event"] == "roll won"), None)
        if won is None:
            return None
        right = after.spot()
        slips = dict[str, str]()
        for text, why in _slips(place, faces, told):
            if text != right:
                slips.setdefault(text, why)
        if not slips:
            return None
        tell = [said for one in told if (said := words.telling.tell(one))]
        reason = " ".join(tell)
        answers = [Answer(right, True, reason), *(Answer(text, False, why) for text, why in [*slips.items()][:3])]
        place.table.roll(dice)
        expected = Expected({"roll": dice}, state=changes(before, place.table.state()))
        question = f"The ball lies on {before['spot']}. {fell}. Where does it lie then?"
        return Asked(question, sorted(answers, key=lambda one: one.text), reason, expected)

    def _declined(self, spot: Spot, place: Place) -> Asked | None:
        """Where the ball lies when somebody takes yards instead of points; None where that is a touchdown."""
        state, before, told = place.play.state, place.table.state(), len(place.table.events())
        team, yard, yards = state.attackers(), state.yard, NUMBERS.gain.declined
        slips = {
            state.spot(): f"{yards} yards forward instead of the points",
            state.spot(NUMBERS.field.midfield): "That is where FG brings the ball from the own side",
            state.spot(yard - yards): "The wrong way",
        }
        for other in YARDS.values():
            if yard + other < NUMBERS.field.length:
                slips[state.spot(yard + other)] = f"A declined field goal is {yards} yards, not {other}"
        place.table.put(spot.move)
        events, after = place.table.events()[told:], place.table.state()
        if any("points" in one for one in events):
            return None
        right = str(after["spot"])
        reason = " ".join(said for one in events if (said := place.book.words().telling.tell(one)))
        wrong = [Answer(text, False, why) for text, why in slips.items() if text != right][:3]
        return Asked(
            f"{team} has won the roll with FG on {before['spot']}, and declines the {NUMBERS.score.field_goal} points. "
            "Where does the ball lie then?",
            sorted([Answer(right, True, reason), *wrong], key=lambda one: one.text),
            reason,
            Expected(spot.move, state=changes(before, after)),
        )


class Follows(fallen.Follows):
    """As of any game; an answer is a play or a score, and whose drive begins then is in none of them."""

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.Kind`. Where the winner has several plays to choose from, nothing follows yet."""
        action, rules = getattr(place.play.pending, "action", ""), dict[str, Sequence[Plain]]()
        for spot in super().spots(place, chance):
            if action in RULES or not _is_open(spot.move["roll"]):
                rules[spot.rule] = dice = spot.move["roll"]
                yield spot._replace(situation=(self._sort(spot.rule, place, dice), *spot.situation))
        for rule, dice in _twins(place, rules, chance):
            sort = self._sort(rule, place, dice)
            if rule not in rules or dice is not rules[rule]:
                yield Spot(rule, (sort, "", action, *_faces(dice)), {"roll": dice})

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`. What FG brings from the other half of the field is one of the answers."""
        spotted, own = place.table.state()["spot"], place.play.state.yard < NUMBERS.field.midfield
        found = super().asked(spot, place)
        if found is None or spot.rule != FIELD_GOAL_SYMBOL:
            return found
        right = next(one for one in found.answers if one.right)
        wrong = sorted((one for one in found.answers if not one.right), key=lambda one: " take, say: " in one.why)
        why = f"The ball lies on {spotted}: that is {'before' if own else 'not before'} the {NUMBERS.field.midfield}"
        other = Answer(right.text.replace(SYMBOL[own], SYMBOL[not own]), False, why)
        answers = sorted([right, other, *wrong[:2]], key=lambda one: one.text)
        return found._replace(answers=answers)

    def _sort(self, rule: str, place: Place, dice: Sequence[Plain]) -> str:
        """What comes of dice in a word or two: of each sort as many are asked, else one answer would always do."""
        due, faces = place.play.pending, _faces(dice)
        assert isinstance(due, Pool)  # noqa: S101 - all dice of this game are
        first = results(due, faces)
        if due.action == DOWN:
            return TIE if first[0] == TIE else "won" if rule == TIES else first[1].partition(" or ")[0] + _half(place)
        events = {one["event"] for one in _rolled(place.play, faces)[0]}
        return f"{first[0]}{' touchback' * ('touchback' in events)}{' scored' * ('scored' in events)}"

    def at_work(self, place: Place, faces: Sequence[Any]) -> Mapping[str, set[str]]:
        """All rules of what happens, but for those of what comes after it."""
        found = dict[str, set[str]]()
        for one in _rolled(place.play, faces)[0]:
            if one["rule"] not in AFTER:
                found.setdefault(one["rule"], set()).update(one.get("rulings", ()))
        return found

    def slip(self, place: Place, faces: Sequence[Any], one: fallen.Outcome) -> str:
        """The loser's play, a symbol that fewer dice show, yards counted wrong; else as of any game."""
        due = place.play.pending
        assert isinstance(due, Pool)  # noqa: S101 - all dice of this game are
        half = len(faces) // 2
        hands = faces[:half], faces[half:]
        read = _kicked(hands[0]) if due.action in RULES else _played(due, hands)
        return next((why for came, why in read if came in one.examples), "") or super().slip(place, faces, one)


class Better(better.Better):
    """As of any game, on a fourth down where to win the roll is all: a field goal has points as well.

    It is all where any gain brings new downs or points, and the offence has no chip to win a tie with.
    """

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.Kind`."""
        due, s = place.play.pending, place.play.state
        fits = getattr(due, "kind", "") == FOURTH_DOWN and s.chip != s.offence and _to_go(s) <= YARDS[TEN]
        return super().spots(place, chance) if fits else iter(())

    def worth(self, act: Plain, odds: better.Chance) -> Sequence[str]:
        """The points of a field goal, on average."""
        if act["do"] != FIELD_GOAL:
            return ()
        points = NUMBERS.score.field_goal
        return (f"{points} points so often are {float(points * odds.share):.1f} on average",)


def _half(place: Place) -> str:
    return "" if place.play.state.yard < NUMBERS.field.midfield else ", from the middle on"


def _twins(place: Place, rules: Mapping[str, Sequence[Plain]], chance: Random) -> Iterator[tuple[str, Sequence[Plain]]]:
    """Dice that fall nearly as a rule means it, or as its other half does: else it would have one answer.

    A roll won by one die for ties, five alike for six, FG from the middle on, a punt that is a little too short.
    """
    due = place.play.pending
    if not isinstance(due, Pool):
        return
    for rule, side in SIXES.items():
        if rule in rules:
            yield rule, _but_one(rules[rule], side, chance.choice(due.hands[side].faces))
    dice = next(iter(rules.values()), None)
    if dice is None:
        return
    hands, events = due.take(faces := _faces(dice)), _rolled(place.play, faces)[0]
    ((_, mine), (_, other)), came = map(most, hands), results(due, faces)
    if due.action == DOWN and abs(mine - other) == 1:
        yield TIES, dice
    if due.action == DOWN and came == (ATTACK, "FG"):
        yield FIELD_GOAL_SYMBOL, dice
    punted = next((one["yards"] for one in events if one["event"] == "punted"), 0)
    if punted and 0 < NUMBERS.field.length - place.play.state.yard - punted <= SHORT:
        yield "S-19", dice


def _but_one(dice: Sequence[Plain], side: int, face: str) -> Sequence[Plain]:
    """The same dice, but for the first one of a hand."""
    at = side * len(dice) // 2
    return [{**die, "face": face} if n == at else die for n, die in enumerate(dice)]


def _faces(dice: Sequence[Plain]) -> list[str]:
    return [str(die["face"]) for die in dice]


def _is_open(dice: Sequence[Plain]) -> bool:
    """Has the winner of a down several symbols that as many dice show?"""
    faces = _faces(dice)
    one, other = (most(hand) for hand in (faces[: len(faces) // 2], faces[len(faces) // 2 :]))
    return one[1] != other[1] and len(max(one, other, key=lambda each: each[1])[0]) > 1


def _kicked(hand: Sequence[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    """What else a kick is taken for, and by which slip."""
    tens, twenties = hand.count(TEN), hand.count(TWENTY)
    for yards, why in _miscounted(tens, twenties, len(hand)):
        if yards != YARDS[TEN] * tens + YARDS[TWENTY] * twenties:
            yield (KICKED, str(yards)), why


def _played(due: Pool, hands: Sequence[Sequence[str]]) -> Iterator[tuple[tuple[str, ...], str]]:
    """What else a down is taken for, and by which slip."""
    tops = [most(hand) for hand in hands]
    owner, sides = [hand.player for hand in due.hands], ("offence", "defence")
    (_, mine), (_, other) = tops
    if mine == other:
        for side, (symbols, top) in zip((0, 1), tops, strict=True):
            for named in {" or ".join(symbols), *symbols}:
                yield (sides[side], named), f"It is a tie: {top} dice of either team show its play"
        return
    winner = int(other > mine)
    won, lost = tops[winner], tops[1 - winner]
    for named in sorted({" or ".join(lost[0]), *lost[0]}):
        yield (
            (sides[1 - winner], named),
            f"The loser's play: {lost[1]} dice show it, and {won[1]} that of {owner[winner]}",
        )
    for symbol in dict.fromkeys(hands[winner]):
        if symbol not in won[0]:
            number = hands[winner].count(symbol)
            yield (
                (sides[winner], symbol),
                (f"{owner[winner]} shows {number} × {symbol}, and {won[1]} × {' or '.join(won[0])}: that is its play"),
            )


def _to_go(s: State) -> int:
    """Yards to new downs, which only the first way past midfield brings (S-15), else to the goal line."""
    field = NUMBERS.field
    to: int = field.midfield if s.yard < field.midfield and not s.crossed else field.length
    return to - s.yard


class Next:
    """S-02, S-25, S-26: points have been scored; who has the next drive, if there is one?"""

    name = "next"

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.Kind`."""
        due = place.play.pending
        if isinstance(due, Pool) and due.action in (DOWN, *RULES):
            faces = due.draw(chance)
            came = _after_points(_rolled(place.play, faces)[0])
            if came:
                scored, then = came
                rules = [str(then["rule"]), *(["S-02"] if max(scored["score"].values()) >= NEAR_THE_END else [])]
                for rule in dict.fromkeys(rules):
                    yield Spot(rule, (then["event"], scored["how"], due.action), {"faces": faces})

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`."""
        due, words, faces = place.play.pending, place.book.words(), spot.move["faces"]
        assert isinstance(due, Pool)  # noqa: S101 - it was due when the spot was found
        before, dice = place.table.state(), thrown(due, faces)
        title, fell = words.dice.roll_title(place.table.pending()), cast(place, dice)
        events = _rolled(place.play, faces)[0]
        came = _after_points(events)
        if came is None:
            return None
        scored, then = came
        told = [text for one in events[: events.index(scored) + 1] if (text := words.telling.tell(one))]
        reason = f"{spot.rule} {index(place.book).rules[spot.rule].title}: {words.telling.tell(then)}"
        begins = {team: f"{team} begins on {team}\u2019s {NUMBERS.start.score}" for team in before["teams"]}
        wins, most = f"{scored['team']} wins the game", max(scored["score"].values())
        right = wins if then["event"] == WON else begins[then["team"]]
        who = "the team that has scored it" if scored["how"] == SAFETY else "the opponents of the scorer"
        over = f"{NUMBERS.score.target} points win, and {most} are scored: no drive begins"
        slips = dict.fromkeys(begins.values(), over if right == wins else f"The next drive is that of {who}")
        slips[wins] = f"{NUMBERS.score.target} points win the game, and {most} is the most that a team has"
        place.table.roll(dice)
        return Asked(
            f"{title}: {fell}. {told[-1]} What comes then?",
            [Answer(text, text == right, reason if text == right else why) for text, why in sorted(slips.items())],
            reason,
            Expected({"roll": dice}, state=changes(before, place.table.state())),
        )


def _after_points(events: Sequence[Plain]) -> tuple[Plain, Plain] | None:
    """Points, and the drive that they bring, or the end of the game; None where there are none."""
    scored = next((one for one in events if one["event"] == "scored"), None)
    then = next((one for one in events if one["event"] in (WON, "drive begun") and one["rule"] in POINTED), None)
    return (scored, then) if scored and then else None


class Kick:
    """S-18 Punt, S-21 Field goal attempt: how far does it go?"""

    name = "yards"

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.Kind`."""
        due = place.play.pending
        if isinstance(due, Pool) and due.action in RULES:
            faces = due.draw(chance)
            hand = due.take(faces)[0]
            counts = [str(hand.count(face)) for face in YARDS]
            yield Spot(RULES[due.action], (counts[0], *counts), {"faces": faces})

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`."""
        due, words, faces = place.play.pending, place.book.words(), spot.move["faces"]
        assert isinstance(due, Pool)  # noqa: S101 - it was due when the spot was found
        hand, before = due.take(faces)[0], place.table.state()
        told = _rolled(place.play, faces)[0]
        right = next((one.get("total", one.get("yards")) for one in told if {"total", "yards"} & one.keys()), None)
        if right != sum(YARDS.get(face, 0) for face in hand):  # six alike, or beyond the goal line
            return None
        tens, twenties, more = hand.count(TEN), hand.count(TWENTY), len(hand)
        slips = _miscounted(tens, twenties, more)
        counted = " and ".join(f"{n} × {face}" for n, face in ((tens, TEN), (twenties, TWENTY)) if n) or "neither"
        reason = f"{spot.rule}: {counted}, {right} yards"
        answers = _wrong(slips, right)
        dice = thrown(due, faces)
        place.table.roll(dice)
        expected = Expected({"roll": dice}, state=changes(before, place.table.state()))
        title = words.dice.roll_title(due.to_json())
        question = f"{title}. {due.hands[0].player} throws {', '.join(hand)}. How many yards is that?"
        return Asked(question, (Answer(str(right), True, reason), *answers), reason, expected, "number")


class Needed:
    """S-22: how far must the kick go? To the goal line, and through the end zone."""

    name = "needed"

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.Kind`."""
        due = place.play.pending
        if isinstance(due, Pool) and due.action == FIELD_GOAL:
            yield Spot("S-22", (str(place.play.state.yard),), {"faces": due.draw(chance)})

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`."""
        due, faces, before = place.play.pending, spot.move["faces"], place.table.state()
        assert isinstance(due, Pool)  # noqa: S101 - it was due when the spot was found
        measured = next((one for one in _rolled(place.play, faces)[0] if "needed" in one), None)
        if measured is None:
            return None
        right, zone, line = int(measured["needed"]), NUMBERS.field.end_zone, NUMBERS.field.length - before["yard"]
        slips = [
            (line, f"Forgotten: the end zone, {zone} yards deep"),
            (before["yard"] + zone, "Counted from the wrong goal line"),
            (before["yard"], "Counted from the wrong goal line, without the end zone"),
        ]
        reason = f"{spot.rule}: {line} yards to the goal line and {zone} through the end zone, {line + zone}"
        answers = _wrong(slips, right)
        dice = thrown(due, faces)
        place.table.roll(dice)
        expected = Expected({"roll": dice}, state=changes(before, place.table.state()))
        question = f"{due.hands[0].player} tries a field goal from {before['spot']}. How many yards must the kick go?"
        return Asked(question, (Answer(str(right), True, reason), *answers), reason, expected, "number")


def _miscounted(tens: int, twenties: int, dice: int) -> Sequence[tuple[int, str]]:
    """Other yards of a kick, each with the slip that leads there."""
    return [
        (YARDS[TEN] * tens, f"Forgotten: every {TWENTY}"),
        (YARDS[TWENTY] * twenties, f"Forgotten: every {TEN}"),
        (YARDS[TEN] * (tens + twenties), f"A {TWENTY} is twenty yards, not ten"),
        (YARDS[TEN] * dice, "Every die counted: only a 10 and a 20 are yards"),
    ]


def _wrong(slips: Sequence[tuple[int, str]], right: int) -> list[Answer]:
    """Other numbers with their slips; where two lead to one, it is the first."""
    found = dict[int, str]()
    for number, why in slips:
        if number and number != right:
            found.setdefault(number, why)
    return [Answer(str(number), False, why) for number, why in found.items()]


def _rolled(play: Play[Any], faces: Sequence[str]) -> tuple[list[Plain], Any]:
    """What happens when dice fall like this, and the state after it."""
    twin = play.fork()
    told = len(twin.events)
    twin.roll(faces)
    return [to_json(event) for event in twin.events[told:]], twin.state


def _symbols(faces: Sequence[str]) -> str:
    """How many of each symbol."""
    return " ".join(f"{faces.count(face)}{face}" for face in dict.fromkeys(faces))


def _slips(place: Place, faces: Sequence[str], told: Sequence[Plain]) -> Iterator[tuple[str, str]]:
    """Other spots, each with the slip that leads there."""
    state, half = place.play.state, len(faces) // 2
    hands = faces[:half], faces[half:]
    plays = [max(dict.fromkeys(hand), key=hand.count) for hand in hands]
    won = next(one for one in told if one["event"] == "roll won")
    gained = next((one for one in told if one["event"] in ("gained", "sacked")), None)
    if gained and gained["yards"] in YARDS.values():
        sign = 1 if gained["event"] == "gained" else -1
        number = max(hand.count(play) for hand, play in zip(hands, plays, strict=True))
        yard = state.yard + sign * number * gained["yards"]
        if 0 < yard < NUMBERS.field.length:
            yield state.spot(yard), f"Each die counted: {gained['yards']} yards, however many dice show it"
        yield state.spot(state.yard - sign * gained["yards"]), "The wrong way"
    side = 0 if won["team"] != state.attackers() else 1
    due: Any = place.play.pending
    others = [_hand(plays[n], MOST if n == side else FEWER, due.hands[n].faces) for n in (0, 1)]
    events, after = _rolled(place.play, [*others[0], *others[1]])
    if not any("points" in one for one in events):
        yield after.spot(), f"The loser's play, {plays[side]}: only the winner's happens"
    yield state.spot(), "Where it was"


def _hand(symbol: str, number: int, faces: Sequence[str]) -> list[str]:
    """A handful in which so many dice show a symbol, and the others take turns."""
    rest = [face for face in dict.fromkeys(faces) if face != symbol]
    return [symbol] * number + (rest * MOST)[: MOST + FEWER - number]
