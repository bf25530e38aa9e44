"""What a coach of Takkure wants counted: passes, dodges, tries, steals, catches, with one die or two.

Every number comes from a position that the engine plays out (`trials`); no formula stands here. Where nothing else is
said, the player is AGUILA, the one card that the rulebook prints.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from placky.diagrams.chart import Axis, Chart, Series, Tick
from placky.rulebook import Sheet
from placky.rulebooks.takkure.advice.trials import bands, caught, duel, kicked, made, passed, scored, stolen
from placky.rulebooks.takkure.words.numbers import exactly, say, term
from placky.sentences import Sentence, Term, capital
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.card import ROSTER

CARD = ROSTER["AGUILA"]
PASS, TRY, REF, STR = *CARD.bac, CARD.reflexes, CARD.strength
"""What he passes, scores, dodges and breaks through with."""
HANDS = tuple(sorted({card.bac[0] for card in ROSTER.values()}))
_STRONG = {card.strength for card in ROSTER.values()}
STRENGTHS = tuple(range(min(_STRONG) + NUMBERS.fatigue.modifier, max(_STRONG) + 1))
"""Every value that a card has, and what fatigue makes of the least."""
REFLEXES = tuple(sorted({card.reflexes for card in ROSTER.values()}))
PRESSED = range(4)
TIRED = range(NUMBERS.fatigue.most + 1)
MOST_CATCHERS = 3
_PRESSING: Sequence[Term] = ("nobody presses", "one presses", "two press", "three press")
_CATCHING: Sequence[Term] = ("Nobody tries", "One tries", "Two try", "Three try")
SECOND_DIE: Mapping[str, tuple[str, ...]] = {
    "pass": ("Precise Pass",), "dodge": ("Side Step",), "break through": ("Charge",), "tackle": ("Expert Tackler",),
}  # fmt: skip


def percent(share: Fraction) -> str:
    """A share of one, to a tenth of a per cent."""
    return f"{float(100 * share):.1f}\u00a0%"


def span(band: int) -> str:
    """A band of distance in words."""
    low, high = bands()[band]
    if high is None:
        return say("over {low:exact}", low=low)
    return say("over {low:exact}, up to {high:exact}" if low else "up to {high:exact}", low=low, high=high)


BANDS = range(len(bands()))
EVEN = next(band for band in BANDS if not NUMBERS.passing.modifiers[band])
"""The band that changes nothing."""

# ------------------------------------------------------------------ tables


def _by_hands(first: str) -> tuple[str, ...]:
    """The head of a table with a column for each value of BaC."""
    return (first, *(say("BaC {value}", value=value) for value in HANDS))


def pass_sheet() -> Sheet:
    """Pass by range and pressure."""
    head = (say("Distance"), *(capital(say(_PRESSING[n])) for n in PRESSED))
    rows = tuple((span(b), *(percent(passed(PASS, b, n, catch=PASS)) for n in PRESSED)) for b in BANDS)
    title = say("A pass with BaC {bac} to a receiver with BaC {bac}: the chance that he has the ball", bac=PASS)
    return Sheet(title, head, rows)


def hands_sheet() -> Sheet:
    """Pass by range and by who throws."""
    rows = tuple(
        (span(b), *(f"{percent(made(v, b))} / {percent(passed(v, b, catch=v))}" for v in HANDS)) for b in BANDS
    )
    title = say("A pass with nobody near: thrown well / in the receiver's hands, thrown or caught")
    return Sheet(title, _by_hands(say("Distance")), rows)


def reception_sheet() -> Sheet:
    """Catching a pass that has missed."""
    rows = tuple((span(b), *(percent(caught(v, b)) for v in HANDS)) for b in BANDS)
    title = say("The pass has missed: the chance that its receiver catches it")
    return Sheet(title, _by_hands(say("Distance")), rows)


def dodge_sheet() -> Sheet:
    """Dodge against STR."""
    title = say("A dodge against one tackler: the chance that the carrier keeps his feet")
    return _duels("dodge", "REF", REFLEXES, title)


def break_sheet() -> Sheet:
    """Break through against STR."""
    title = say("A break through against one tackler: the chance that the carrier keeps his feet")
    return _duels("break through", "STR", STRENGTHS, title)


def _duels(action: str, stat: str, mine: Sequence[int], caption: str) -> Sheet:
    head = (say("Carrier"), *(say("tackler STR {his}", his=his) for his in STRENGTHS))
    chances = ((value, [percent(duel(action, value, his).up) for his in STRENGTHS]) for value in mine)
    rows = tuple((f"{term(stat)} {value}", *found) for value, found in chances)
    return Sheet(caption, head, rows)


def feet_sheet() -> Sheet:
    """Dodge or break through: what each of them wins."""
    rows = []
    for his in STRENGTHS:
        dodge, through = duel("dodge", REF, his), duel("break through", STR, his)
        rows.append(
            (say("STR {his}", his=his), percent(dodge.up), percent(dodge.won), percent(dodge.floored),
             percent(through.up), percent(through.floored))
        )  # fmt: skip
    head: Sequence[Term] = (
        "Tackler",
        "Dodge: on his feet",
        "and slips away",
        "tackler down",
        "Break through: on his feet",
        "tackler down",
    )
    title = say("REF {ref} or STR {str} against one tackler", ref=REF, str=STR)
    return Sheet(title, tuple(map(say, head)), tuple(rows))


def dice_sheet() -> Sheet:
    """One die or two."""
    values = {"bac": PASS, "ref": REF, "str": STR, "distance": span(EVEN)}
    cleanly = made(PASS, EVEN), made(PASS, EVEN, skills=SECOND_DIE["pass"])
    slipped, broken = (
        (duel(action, value, STR).up, duel(action, value, STR, skills=SECOND_DIE[action]).up)
        for action, value in (("dodge", REF), ("break through", STR))
    )
    felled = 1 - slipped[0], 1 - duel("dodge", REF, STR, expert=SECOND_DIE["tackle"]).up
    lines = [
        (*_HOPED[0], *cleanly),
        (*_HOPED[1], *slipped),
        (*_HOPED[2], *broken),
        (*_HOPED[3], *felled),
    ]
    rows = tuple(
        (say(name, values), say(what, values), percent(one), percent(both), f"+{float(100 * (both - one)):.1f}")
        for name, what, one, both in lines
    )
    head: Sequence[Term] = ("Roll", "What is hoped for", "One die", "Two dice", "Points gained")
    return Sheet(say("One die or two"), tuple(map(say, head)), rows)


_HOPED: Sequence[tuple[Sentence, Sentence]] = (
    ("Pass, {distance}", "BaC {bac}: thrown well"),
    ("Dodge", "REF {ref}: the carrier keeps his feet, against STR {str}"),
    ("Break through", "STR {str}: the carrier keeps his feet, against STR {str}"),
    ("Tackle", "STR {str}: the carrier, who dodges with REF {ref}, goes down"),
)
"""What may be rolled with one die or with two, and what is hoped for."""


def try_sheet() -> Sheet:
    """A try by fatigue, alone, pressed, tackled."""
    states = [(n, 0) for n in TIRED] + [(NUMBERS.fatigue.most - 1, 1)]
    ways: list[dict[str, int]] = [{}, {"pressed": 1}, {"pressed": 2}, {"tackled": 1}, {"tackled": 2}]
    rows = tuple(
        (_tired(*tokens), *(percent(scored(TRY, *tokens, strength=STR, **way)) for way in ways)) for tokens in states
    )
    head: Sequence[Term] = (
        "Fatigue tokens",
        "Alone",
        "One presses",
        "Two press",
        "One tackler",
        "Two tacklers, a melee",
    )
    title = say("A try with BaC {bac}, tacklers with STR {str}: the chance to score", bac=TRY, str=STR)
    return Sheet(title, tuple(map(say, head)), rows)


def _tired(active: int, resting: int) -> str:
    if not active and not resting:
        return str(active)
    both: Sentence = "{active} active, {resting} inactive"
    return say(both if resting else "{active} active", active=active, resting=resting)


def steal_sheet() -> Sheet:
    """The ways to steal."""
    rows = tuple(
        (say(what, bac=PASS), *(percent(stolen(how, v, passer=PASS)) for v in HANDS)) for how, what in _STOLEN.items()
    )
    return Sheet(say("A steal: the chance that the thief has the ball"), _by_hands(say("Ball")), rows)


_STOLEN: Mapping[str, Sentence] = {
    "loose": "a loose ball that nobody else goes for",
    "ground": "from a carrier on the ground who is not active",
    "ground pass": "from a carrier on the ground who passes with BaC {bac}",
    "air": "a ball in the air",
}
"""Which ball is stolen."""


def catch_sheet() -> Sheet:
    """A kick-off caught by one, two or three."""
    many = range(1, MOST_CATCHERS + 1)
    rows = tuple((say("BaC {value}", value=v), *(percent(kicked(v, n)) for n in many)) for v in HANDS)
    head = (say("Catchers"), *(say(_CATCHING[n]) for n in many))
    return Sheet(say("A kick-off in the air: the chance that somebody of the team catches it"), head, rows)


# ------------------------------------------------------------------ plots


def pass_chart() -> Chart:
    """Pass by distance, a line for each number of pressing defenders; a step at the end of each band."""
    last = NUMBERS.passing.bands[-1] + 2000
    series = []
    for n in PRESSED:
        points: list[tuple[float, float]] = []
        for b, (low, high) in enumerate(bands()):
            share = float(100 * passed(PASS, b, n, catch=PASS))
            points += [((low + bool(low)) / 1000, share), ((high or last) / 1000, share)]
        series.append(Series(say(_PRESSING[n]), tuple(points)))
    near, wide = percent(passed(PASS, 0, catch=PASS)), percent(passed(PASS, len(bands()) - 1, catch=PASS))
    ticks = tuple(Tick(limit / 1000, exactly(limit)) for limit in (0, *NUMBERS.passing.bands, last))
    alt: Sentence = (
        "With nobody near the chance falls from {near} at hand to {wide} beyond the last band; each presser takes a "
        "little more, and most of it from long passes."
    )
    return Chart(
        say("A pass from BaC {bac} to BaC {bac}", bac=PASS), Axis(say("Distance"), ticks=ticks),
        Axis(say("In his hands"), "%", low=0, high=100), tuple(series), alt=say(alt, near=near, wide=wide),
    )  # fmt: skip


def duel_chart() -> Chart:
    """Dodge and break through against STR, with one die and with two."""
    values = STRENGTHS

    def line(name: str, told: Callable[[int], Fraction]) -> Series:
        return Series(name, tuple((his, float(100 * told(his))) for his in values))

    two = SECOND_DIE
    series = (
        line(say("feet, two dice"), lambda his: duel("dodge", REF, his, skills=two["dodge"]).up),
        line(say("feet, one die"), lambda his: duel("dodge", REF, his).up),
        line(say("floors him, break through"), lambda his: duel("break through", STR, his).floored),
        line(say("floors him, dodge"), lambda his: duel("dodge", REF, his).floored),
    )
    one, both = (percent(duel("dodge", REF, STR, skills=s).up) for s in ((), two["dodge"]))
    alt: Sentence = (
        "The stronger the tackler, the worse. Against STR {str} one die keeps the carrier on his feet in {one}, two "
        "dice in {both}; a dodge and a break through differ only in how often the tackler lies down."
    )
    return Chart(
        say("REF {ref} or STR {str} against a tackler", ref=REF, str=STR),
        Axis(say("The tackler's STR"), ticks=tuple(Tick(v) for v in values)),
        Axis(say("Chance"), "%", low=0, high=100), series, alt=say(alt, str=STR, one=one, both=both),
    )  # fmt: skip


def dice_chart() -> Chart:
    """One die or two against a target."""
    values = range(1, NUMBERS.dice.sides + 1)
    one = tuple((v, float(100 * made(v, EVEN))) for v in values)
    two = tuple((v, float(100 * made(v, EVEN, skills=SECOND_DIE["pass"]))) for v in values)
    gains = {v: made(v, EVEN, skills=SECOND_DIE["pass"]) - made(v, EVEN) for v in values}
    best = max(gains, key=lambda v: (gains[v], -v))
    alt: Sentence = "A second die helps most in the middle: with a target of {best} it adds {gain}."
    return Chart(
        say("One die or two, with nobody against it"),
        Axis(say("Needed, or less"), ticks=tuple(Tick(v) for v in values)),
        Axis(say("Success"), "%", low=0, high=100), (Series(say("two dice"), two), Series(say("one die"), one)),
        alt=say(alt, best=best, gain=percent(gains[best])),
    )  # fmt: skip


def try_chart() -> Chart:
    """A try by fatigue."""
    names: Sequence[Term] = ("alone", "one presses", "one tackler", "two tacklers")
    ways: Sequence[dict[str, int]] = ({}, {"pressed": 1}, {"tackled": 1}, {"tackled": 2})
    series = tuple(
        Series(say(name), tuple((n, float(100 * scored(TRY, n, strength=STR, **how))) for n in TIRED))
        for name, how in zip(names, ways, strict=True)
    )
    fresh, spent = percent(scored(TRY, 0)), percent(scored(TRY, TIRED[-1]))
    alt: Sentence = (
        "Alone and fresh a try succeeds in {fresh}, with {most} active tokens in {spent}; a tackler costs more than "
        "two tokens."
    )
    return Chart(
        say("A try with BaC {bac}", bac=TRY), Axis(say("Active fatigue tokens"), ticks=tuple(Tick(n) for n in TIRED)),
        Axis(say("Chance to score"), "%", low=0, high=100), series,
        alt=say(alt, fresh=fresh, most=TIRED[-1], spent=spent),
    )  # fmt: skip


# ------------------------------------------------------------------ the command


class TakkureAdvice:
    """See `placky.rulebook.Advice`."""

    def __init__(self) -> None:
        self.sheets: Mapping[str, Callable[[], Sheet]] = {
            "pass": pass_sheet, "hands": hands_sheet, "reception": reception_sheet, "dodge": dodge_sheet,
            "break-through": break_sheet, "dodge-or-break-through": feet_sheet, "dice": dice_sheet, "try": try_sheet,
            "steal": steal_sheet, "kick-off": catch_sheet,
        }  # fmt: skip
        self.charts: Mapping[str, Callable[[], Chart]] = {
            "pass": pass_chart, "dodge": duel_chart, "dice": dice_chart, "try": try_chart,
        }  # fmt: skip

    def arguments(self, parser: ArgumentParser) -> None:
        """One of the tables; none for all."""
        parser.add_argument("--table", choices=sorted(self.sheets), help="one of them (default: all)")

    def answer(self, options: Namespace) -> Sequence[Sheet]:
        """The tables."""
        return [make() for name, make in self.sheets.items() if options.table in (None, name)]


advice = TakkureAdvice()
