"""Drills from random legal play: places are gathered, the ones that differ are chosen, and those are put into words."""

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from math import inf
from random import Random
from typing import Any, NamedTuple, TypeAlias

from placky.diagrams.marks import Token
from placky.drills.better import Better
from placky.drills.drill import Drill
from placky.drills.fallen import Follows
from placky.drills.forbids import Forbids
from placky.drills.legal import Legal
from placky.drills.spots import Juncture, QuestionKind, Spot, Wants, arrive, decision, drill, held, names_of
from placky.drills.target import Target
from placky.drills.who import Who
from placky.drills.whom import Whom
from placky.errors import PlackyError
from placky.exploring.drawing import open_move
from placky.exploring.seeds import Seeds
from placky.rulebook import Drills, Rulebook
from placky.rulebooks import index
from touchline.core.errors import TouchlineError
from touchline.core.play.table import InProcessTable
from touchline.core.play.wire import Plain

__all__ = ["ANSWERS", "COUNT", "KINDS", "Posed", "by_kind", "drills", "kinds_of"]

KINDS = (Legal, Target, Follows, Who, Whom, Forbids, Better)
"""What can be asked of any game."""
COUNT = 30
"""So many drills of each rule and kind, where random play has as many."""
ANSWERS = 20_000
"""So many decisions and rolls are played for them."""
LONGEST = 12
"""So many moves are played at random from a position, at most: a drill holds them all."""
SPECK = 100
"""A figure of such a radius, in thousandths, is too small to be seen; a scenario may have it so for its sums."""
READINGS = "readings"
"""Under this key a position says by which readings of rulings it is played, where not by ours."""
SELDOM = 4
"""One game in so many goes on from a place that play comes to most seldom."""
WAYS = 40
"""So many ways to what is asked are remembered."""
STAYED = 200
"""At so many places tables are kept, for the next question there."""
IN_VAIN = 150
"""After so many places of which nothing can be asked no more are looked at."""
FORGOTTEN = 400
"""So many commands of before are remembered, to be tried where they are not open."""


class FoundSpot(NamedTuple):
    """A spot and the way to it."""

    spot: Spot
    position: Plain
    moves: Sequence[Plain]
    there: str
    """The way as a text: the same for all that is asked at one place."""
    ahead: int
    """So many chapters after that of the rule is the one of the scenario that the game begins as, or of what is due."""


class Posed(NamedTuple):
    """A drill, and how it stands where it is asked."""

    drill: Drill
    state: Plain


def drills(
    book: Rulebook, *, seed: int = 0, count: int = COUNT, rule: str = "", kind: str = "", answers: int = ANSWERS
) -> Iterator[Drill]:
    """Up to `count` drills of each rule and kind, by rule and kind; the same for the same seed.

    `rule` and `kind` leave out all others. Raises `PlackyError` where nobody can propose moves.
    """
    found = by_kind(book, seed=seed, count=count, rule=rule, kind=kind, answers=answers)
    return (one.drill for one in chain.from_iterable(found.values()))


def by_kind(
    book: Rulebook, *, seed: int = 0, count: int = COUNT, rule: str = "", kind: str = "", answers: int = ANSWERS
) -> dict[tuple[str, str], Iterator[Posed]]:
    """The same with their states, for each rule and kind an iterator that makes the next one when it is asked for."""
    if not isinstance(book.table(), InProcessTable):
        raise PlackyError(f"drills: the engine of {book.name} is no touchline engine, so nobody proposes moves")
    kinds = [one for one in kinds_of(book) if kind in ("", one.name)]
    found = _gathered(book, kinds, seed, count, rule, answers)
    named, places, used = {one.name: one for one in kinds}, Places(book), set[str]()
    ordered = sorted(found, key=lambda one: (_by_number(one[0]), one[1]))
    return {one: _worded(named[one[1]], found[one], count, places, used) for one in ordered}


def kinds_of(book: Rulebook) -> list[QuestionKind]:
    """A fresh one of each kind of question: what can be asked of any game, and what its rulebook brings.

    A kind of the rulebook's own takes the place of the usual one of that name.
    """
    own = book.drills() if isinstance(book, Drills) else ()
    return [*{one.name: one for one in (kind() for kind in (*KINDS, *own))}.values()]


def _by_number(number: str) -> list[tuple[float, str]]:
    """Rule 2 before rule 10, and a letter behind the numbers, as on pages."""
    parts = "".join(one if one.isalnum() else " " for one in number).split()
    return [(int(part), "") if part.isdecimal() else (inf, part) for part in parts]


def _gathered(
    book: Rulebook, kinds: Sequence[QuestionKind], seed: int, count: int, rule: str, answers: int
) -> dict[tuple[str, str], list[FoundSpot]]:
    """Every spot by rule and kind, of each situation the first few."""
    found: dict[tuple[str, str], list[FoundSpot]] = {}
    situations: Counter[Any] = Counter()
    seen: set[Any] = set()
    told = {number: one.chapter for number, one in index(book).rules.items()}
    for juncture, chance, begun in _played(book, told, seed, answers):
        there, due = juncture.key, told.get(str(getattr(juncture.play.pending, "rule", "")), 0)
        for kind in kinds:
            for spot in kind.spots(juncture, chance):
                chapter = max(begun, due)
                key, ahead = (spot.rule, kind.name), max(0, chapter - told.get(spot.rule, chapter))
                if rule not in ("", spot.rule) or situations[key, spot.situation, ahead] >= count:
                    continue
                what = key, there, json.dumps(spot.move, sort_keys=True), spot.number
                if what not in seen:
                    seen.add(what)
                    situations[key, spot.situation, ahead] += 1
                    found.setdefault(key, []).append(
                        FoundSpot(spot, juncture.position, tuple(juncture.moves), there, ahead)
                    )
    return found


def _played(book: Rulebook, told: Mapping[str, int], seed: int, answers: int) -> Iterator[tuple[Juncture, Random, int]]:
    """Every place of games at random. They begin as scenarios do, one of each rule in turn, and follow them a while.

    One game in a few goes on from where something was asked that has been asked most seldom. Each place has the last
    chapter of its scenario's rules, which `told` gives; a match is of the last of all.
    """
    last = max(told.values(), default=0)
    number, said, usual, rare = 0, list[Plain](), _usual(book), Rare()
    openings = Seeds(book).in_turn(Random(seed))
    for game in range(answers):
        if number >= answers:
            return
        chance = Random(f"{seed}:{game}")
        number += 1
        position, followed, chapter = rare.start(chance) if game % SELDOM == 0 and game else ({}, (), last)
        seen = len(followed)
        if not seen:
            opening, rules = next(openings)
            chapter = max((told.get(one, last) for one in rules), default=last)
            position, followed = opening.position, opening.moves[: chance.randint(0, len(opening.moves))]
        table, moves = book.table(), list[Plain]()
        try:
            table.set_up(position)
        except TouchlineError:  # some scenarios are about those
            continue
        if position.get(READINGS) or not _is_seen(book, table, usual):
            continue  # no board shows by which reading it is played
        names = names_of(table.state())
        for step in range(len(followed) + LONGEST):
            juncture = Juncture(book, table, position, moves, said, names)
            if step >= seen:  # the way there was gone before
                rare.note(juncture, chance, chapter)
                yield juncture, chance, chapter
            move = followed[step] if step < len(followed) else open_move(juncture.play, chance)
            if move is None or not _put(table, move):
                break
            moves.append(move)
            number += 1
            if "act" in move:
                said.append(move["act"])
                del said[:-FORGOTTEN]


def _put(table: InProcessTable, move: Plain) -> bool:
    """Make a move, if it may be made."""
    try:
        table.put(move)
    except TouchlineError:
        return False
    return True


Beginning: TypeAlias = tuple[Plain, Sequence[Plain], int]
"""A position, moves from there, and the last chapter of the scenario that begins so."""


class Rare:
    """What was asked how often, and some of the ways there; a long way is none, as a drill holds it all."""

    def __init__(self) -> None:
        self.asked, self.ways = Counter[str](), defaultdict[str, list[Beginning]](list)

    def note(self, juncture: Juncture, chance: Random, chapter: int) -> None:
        """Something is asked here."""
        due = juncture.play.pending
        what = str(getattr(due, "action", getattr(due, "kind", "")))
        self.asked[what] += 1
        ways, way = self.ways[what], (juncture.position, tuple(juncture.moves), chapter)
        if not juncture.moves or len(juncture.moves) > 2 * LONGEST:
            return
        if len(ways) < WAYS:
            ways.append(way)
        elif (at := chance.randrange(self.asked[what])) < WAYS:
            ways[at] = way

    def start(self, chance: Random) -> Beginning:
        """A way to what has been asked most seldom, as far as any way is known; no moves for none."""
        known = [what for what, ways in self.ways.items() if ways]
        return chance.choice(self.ways[min(known, key=lambda what: (self.asked[what], what))]) if known else ({}, (), 0)


def _is_seen(book: Rulebook, table: InProcessTable, usual: dict[str, int | None]) -> bool:
    """Has everybody the colour that he always has, and is nobody too small to be seen?"""
    sides, figures = _sides(book, table), book.painter().figures(table.state())
    return all(usual.setdefault(name, side) == side for name, side in sides.items()) and not any(
        isinstance(one, Token) and one.radius < SPECK for one in figures
    )


def _usual(book: Rulebook) -> dict[str, int | None]:
    """The side of everybody in a match: readers know a team by its colour."""
    match, table = book.match(), book.table()
    if match is None:
        return {}
    table.set_up(match.position)
    return _sides(book, table)


def _sides(book: Rulebook, table: InProcessTable) -> dict[str, int | None]:
    state: Any = table.state()
    return {one.name: one.side for one in book.words().telling.legend(state)}


class Arrived:
    """Somebody has come to a place, and heard what came before; the next question may be put there as well.

    Not once a question has moved on from it.
    """

    def __init__(self, book: Rulebook, position: Plain, moves: Sequence[Plain], known: dict[str, Any]) -> None:
        table = book.table()
        table.set_up(position)
        juncture = Juncture(book, table, position, moves, (), (), known)
        self.before, self.decided = arrive(juncture), decision(juncture)
        self.state = table.state()
        self.juncture = juncture._replace(names=names_of(self.state))
        self._play, self._made = table.play, len(self.juncture.play.log)

    @property
    def untouched(self) -> bool:
        """Does the table stand as on arrival?"""
        return self.juncture.table.play is self._play and len(self.juncture.play.log) == self._made


class Places:
    """Those that were come to last, and of each what was worked out there."""

    def __init__(self, book: Rulebook) -> None:
        self.book, self.known = book, defaultdict[str, dict[str, Any]](dict)
        self.arrived: dict[str, Arrived] = {}

    def at(self, one: FoundSpot) -> Arrived:
        """Come to the place of a question; where nobody has moved on since, it is there already."""
        here = self.arrived.pop(one.there, None)
        if here is None or not here.untouched:
            here = Arrived(self.book, one.position, one.moves, self.known[one.there])
        self.arrived[one.there] = here
        if len(self.arrived) > STAYED:
            del self.arrived[next(iter(self.arrived))]
        return here


def _worded(
    kind: QuestionKind, found: Sequence[FoundSpot], count: int, places: Places, used: set[str]
) -> Iterator[Posed]:
    """So many of these in words, situations seen least before first, and of those such as are at a place in use.

    What several questions share, a page draws once; `places` has those that were come to.
    """
    left, asked, vain = LeftToAsk(found), set[str](), 0
    while left.alike and len(asked) < count and vain < IN_VAIN:
        one = left.take(used)
        if isinstance(kind, Wants) and not kind.wants(one.spot):
            continue
        here = places.at(one)
        before = (*here.before, *held(here.juncture, one.spot, here.state))
        made = kind.asked(one.spot, here.juncture)
        if made:
            made = made._replace(given=(*before, *made.given, *here.decided))
        drilled = drill(kind.name, one.spot, here.juncture, made, here.state) if made else None
        vain += 1
        if drilled and drilled.id not in asked:
            vain = 0
            asked.add(drilled.id)
            used.add(one.there)
            left.note(one)
            yield Posed(drilled, here.state)


class LeftToAsk:
    """What is left to ask, by what is alike."""

    def __init__(self, found: Sequence[FoundSpot]) -> None:
        self.alike = defaultdict[tuple[int, int, tuple[str, ...]], dict[int, FoundSpot]](dict)
        """Worth, how far ahead, and situation -> number -> what was found so."""
        self.first, self.rest = Counter[str](), Counter[tuple[str, ...]]()
        for number, one in enumerate(found):
            self.alike[one.spot.worth, one.ahead, one.spot.situation][number] = one

    def note(self, one: FoundSpot) -> None:
        """It is asked."""
        self.first[one.spot.situation[0]] += 1
        self.rest[one.spot.situation[1:]] += 1

    def take(self, used: Collection[str]) -> FoundSpot:
        """The one with most to tell apart, least ahead, whose like was asked least often, at a place in use if any is.

        Who reads in order knows nothing yet of what a later chapter puts on a board.
        """
        seldom = {like: self._seldom(*like) for like in self.alike}
        least = min(seldom.values())
        tied = [(like, number, one) for like in seldom if seldom[like] == least
                for number, one in self.alike[like].items()]  # fmt: skip
        like, number, one = min(tied, key=lambda each: (each[2].there not in used, each[1]))
        del self.alike[like][number]
        if not self.alike[like]:
            del self.alike[like]
        return one

    def _seldom(self, worth: int, ahead: int, situation: tuple[str, ...]) -> tuple[int, int, int, int]:
        return -worth, ahead, self.first[situation[0]], self.rest[situation[1:]]
