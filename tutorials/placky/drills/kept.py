"""The drills that pages show: chosen for each chapter, and made once, until something of what makes them changes."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from itertools import chain
from pathlib import Path
from typing import TypeAlias

import placky
from placky.drills.drill import Drill
from placky.drills.made import Posed, by_kind
from placky.errors import BadRecording
from placky.exploring.seeds import begun_by
from placky.reading import read_file
from placky.recording.drills import KeptDrill, about, keep
from placky.rulebook import Rulebook
from placky.rulebooks import engine_digest, features, index
from placky.sentences import catalogue
from touchline.core.play.wire import Plain

__all__ = ["is_fresh", "make"]

SELDOM, OF = "forbids", 5
"""No more than one in so many is of this kind: its reasons take longest to read."""
TWINS = ("legal", "forbids")
"""Kinds that ask the same of a command: whether it may be given."""
TWICE = 2
"""So often a state is asked about with one answer and its reason."""
ALIKE = 4
"""So many questions of a chapter are answered by one and the same refusal."""
MUCH = 3
"""Of what may be done so many times as much is asked of a rule as of what may not, at most; or the other way round."""
FEW = 6
"""So many players have their numbers below a board that asks who of them may do something."""
PLAYED = 18_000
"""So many decisions and rolls are played for them: half a minute for a game of many rules."""
Line: TypeAlias = tuple[str, Iterator[Posed]]
"""The drills of a rule, after their kind."""
MADE_BY = (
    "drills", "exploring", "phrasing", "checking/playing.py", "shrinking.py",
    "words.py", "sentences", "nouns.py", "tales.py", "defaults", "chances.py", "refusals.py", "modifiers.py",
    "lettered.py", "diagrams",
    "recording/fallen.py", "storyboard/odds.py", "storyboard/worth.py",
)  # fmt: skip
"""The parts of placky that have a share in a drill, beside the engine, the rulebook and its features."""


def make(path: Path, book: Rulebook) -> None:
    """Make the drills of a game's pages and keep them. Raises `PlackyError` where nobody can propose moves."""
    keep(path, _about(book), _chosen(book))


def is_fresh(path: Path, book: Rulebook) -> bool:
    """Would the same drills be made again?"""
    try:
        return about(path) == _about(book)
    except BadRecording:
        return False


def _about(book: Rulebook) -> Plain:
    """What drills are of, and a digest of all else that has a share in them: of features, what games begin with."""
    parts = [Path(str(placky.__file__)).parent / part for part in MADE_BY]
    ours = [path for part in parts for path in (part.rglob("*.py") if part.is_dir() else (part,))]
    digest = hashlib.sha256()
    for path in sorted(ours):
        digest.update(read_file(path).replace(b"\r\n", b"\n"))
    for feature in features(book):
        digest.update(begun_by(feature).encode())
    digest.update(catalogue.mark().encode())
    engine = engine_digest(book)
    return {"game": book.name, "engine": engine, "made": digest.hexdigest()[:16]}


def _chosen(book: Rulebook) -> Iterator[KeptDrill]:
    """The drills of each chapter: one of each rule and kind, then a second one, as long as there are any.

    As on a page, rules of other chapters come last.
    """
    chapters: dict[int, tuple[list[Line], list[Line]]] = {}
    told = {number: rule.chapter for number, rule in index(book).rules.items()}
    own, guests = list[tuple[int, str, Iterator[Posed]]](), list[tuple[int, str, Iterator[Posed]]]()
    for (number, kind), made in by_kind(book, answers=PLAYED).items():
        if number in told:
            chapter, by_now = _placed(number, made, told)
            (own if chapter == told[number] else guests).append((chapter, kind, by_now))
    for chapter, kind, by_now in own + guests:
        chapters.setdefault(chapter, ([], []))[kind == SELDOM].append((kind, by_now))
    once = Once(book)
    for chapter, (often, seldom) in sorted(chapters.items()):
        yield from _mixed(*(_turns(once.of(chapter, lines)) for lines in (often, seldom)))


def _known(drill: Drill, told: Mapping[str, int]) -> int:
    """The chapter with which all rules are known that it cites, and its own."""
    cited = re.split(r"[\s:;,()]+", " ".join([drill.reason, *drill.given]))
    return max(told[drill.rule], *(told.get(number, 0) for number in cited))


def _placed(number: str, made: Iterator[Posed], told: Mapping[str, int]) -> tuple[int, Iterator[Posed]]:
    """The chapter in which a rule is asked about, and the drills of which it is known by then what they cite.

    That is its own, as far as one drill at least cites no later rule; else the one in which most can be asked.
    """
    ahead = list[Posed]()
    for one in made:
        if _known(one.drill, told) == told[number]:
            return told[number], _by_now(chain([one], made), told)
        ahead.append(one)
    known = sorted(_known(one.drill, told) for one in ahead)
    chapter = known[len(known) // 2] if known else told[number]
    return chapter, (one for one in ahead if _known(one.drill, told) <= chapter)


def _by_now(made: Iterator[Posed], told: Mapping[str, int]) -> Iterator[Posed]:
    """Those that cite no rule of a later chapter than their own.

    Of commands others come as well, where as many would else not be refused as are, or the other way round.
    """
    refused = Counter[bool]()
    for one in made:
        is_refused = bool(one.drill.expected.refused)
        due = one.drill.kind in TWINS and refused[is_refused] < refused[not is_refused]
        if due or _known(one.drill, told) == told[one.drill.rule]:
            refused[is_refused] += 1
            yield one


class Once:
    """Each question about a state once, beside those of earlier chapters.

    Several rules may have the same one, as all that are at work; and several ways may lead to a state, of which nobody
    knows before they are gone. Whether a command may be given is asked in two ways, of which one is enough; and of one
    refusal a few times.
    """

    def __init__(self, book: Rulebook) -> None:
        self.book, self.chapter = book, 0
        self.asked, self.forbids, self.answered = set[str](), Counter[str](), Counter[str]()
        self.begins = dict.fromkeys(TWINS, False)
        """Of each kind, does the next rule begin with what is refused? Who practises begins with the first of each."""

    def of(self, chapter: int, lines: Iterable[Line]) -> list[Iterator[KeptDrill]]:
        """Those of a chapter, each rule and kind by itself."""
        self.chapter, self.forbids = chapter, Counter()
        return [self.even(made, kind) if kind in TWINS else self.each(made) for kind, made in lines]

    def each(self, made: Iterable[Posed]) -> Iterator[KeptDrill]:
        """All that were not asked."""
        for asked in made:
            one = _kept(self.book, self.chapter, asked)
            if self.takes(asked.drill, one):
                yield one

    def even(self, made: Iterator[Posed], kind: str) -> Iterator[KeptDrill]:
        """Of what may be done and what may not one in turn, and of either three times as many as of the other at most.

        Else one answer would always do; where the question has reasons to choose from, more may be refused.
        """
        waiting: Mapping[bool, list[tuple[Drill, KeptDrill]]] = {True: [], False: []}
        given, turn = Counter[bool](), self.begins[kind]
        while True:
            lacks = (turn,) if given or kind == SELDOM else (turn, not turn)
            while not all(waiting[one] for one in lacks) and (asked := next(made, None)):
                drill, one = asked.drill, _kept(self.book, self.chapter, asked)
                if self.takes(drill, one, note=False):
                    waiting[bool(drill.expected.refused)].append((drill, one))
            other = not turn
            more = waiting[other] and (given[other] < MUCH * given[turn] or (other and kind == SELDOM))
            if (not waiting[turn] and not more) or (not given and not all(waiting[one] for one in lacks)):
                return
            answer = turn if waiting[turn] else other
            drill, one = waiting[answer].pop(0)
            if self.takes(drill, one):
                if not given:
                    self.begins[kind] = not answer
                given[answer] += 1
                turn = not answer
                yield one

    def takes(self, drill: Drill, one: KeptDrill, *, note: bool = True) -> bool:
        """Is it a new one? Then it is noted as asked."""
        put = drill.expected.put if drill.kind in TWINS else drill.question
        state = json.dumps(one.state, sort_keys=True)
        what = {f"{state} {json.dumps(each, sort_keys=True)}" for each in (drill.question, put)}
        forbids = drill.reason if drill.expected.refused and drill.kind in TWINS else ""
        answer = f"{state} {drill.rule} {drill.reason}"
        fits = not what & self.asked and self.forbids[forbids] < ALIKE and self.answered[answer] < TWICE
        if fits and note:
            self.asked |= what
            self.answered[answer] += 1
            self.forbids[forbids] += bool(forbids)
        return fits


def _turns(all_made: Iterable[Iterator[KeptDrill]]) -> Iterator[KeptDrill]:
    """One of each, then a second one of each, as long as there are any."""
    left = [*all_made]
    while left:
        for made in [*left]:
            if one := next(made, None):
                yield one
            else:
                left.remove(made)


def _mixed(often: Iterator[KeptDrill], seldom: Iterator[KeptDrill]) -> Iterator[KeptDrill]:
    """Drills in their order, and of those that come seldom one after each few others at most."""
    for number, drill in enumerate(often, 1):
        yield drill
        if number % (OF - 1) == 0 and (one := next(seldom, None)):
            yield one


def _kept(book: Rulebook, chapter: int, asked: Posed) -> KeptDrill:
    drill, state = asked
    answers = [asdict(answer) for answer in drill.answers]
    return KeptDrill(
        drill.id, chapter, drill.rule, drill.kind, drill.question, drill.asks, answers, drill.reason, drill.given,
        drill.places, _cards(book, drill, state), state,
    )  # fmt: skip


def _cards(book: Rulebook, drill: Drill, state: Plain) -> list[tuple[int | None, str, str]]:
    """Whom a question names, with the numbers of each; where names are to be tapped, those if they are few."""
    many = drill.asks == "several" and len(drill.answers) > FEW
    texts = () if many else (answer.text for answer in drill.answers)
    asked = " ".join((drill.question, *texts))
    lines = [one for one in book.words().telling.legend(state) if any(map(str.isdigit, one.text))]
    return [(one.side, one.name, one.text) for one in lines if one.is_in(asked)]
