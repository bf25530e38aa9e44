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
from touchline.core.inches.geometry import inches
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
COUNTS = ("nobody", "one", "two", "three")
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
        return f"over {inches(low)}\u2033"
    return f"up to {inches(high)}\u2033" if not low else f"over {inches(low)}\u2033, up to {inches(high)}\u2033"


BANDS = range(len(bands()))
EVEN = next(band for band in BANDS if not NUMBERS.passing.modifiers[band])
"""The band that changes nothing."""

# ------------------------------------------------------------------ tables


def pass_sheet() -> Sheet:
    """Pass by range and pressure."""
    head = (
        "Distance",
        *(f"{COUNTS[n].capitalize()} presses" if n < 2 else f"{COUNTS[n].capitalize()} press" for n in PRESSED),
    )
    rows = tuple((span(b), *(percent(passed(PASS, b, n, catch=PASS)) for n in PRESSED)) for b in BANDS)
    return Sheet(f"A pass with BaC {PASS} to a receiver with BaC {PASS}: the chance that he has the ball", head, rows)


def hands_sheet() -> Sheet:
    """Pass by range and by who throws."""
    rows = tuple(
        (span(b), *(f"{percent(made(v, b))} / {percent(passed(v, b, catch=v))}" for v in HANDS)) for b in BANDS
    )
    head = ("Distance", *(f"BaC {v}" for v in HANDS))
    return Sheet("A pass with nobody near: thrown well / in the receiver's hands, thrown or caught", head, rows)


def reception_sheet() -> Sheet:
    """Catching a pass that has missed."""
    rows = tuple((span(b), *(percent(caught(v, b)) for v in HANDS)) for b in BANDS)
    return Sheet(
        "The pass has missed: the chance that its receiver catches it", ("Distance", *(f"BaC {v}" for v in HANDS)), rows
    )


def dodge_sheet() -> Sheet:
    """Dodge against STR."""
    return _duels("dodge", "REF", REFLEXES, "A dodge against one tackler: the chance that the carrier keeps his feet")


def break_sheet() -> Sheet:
    """Break through against STR."""
    what = "A break through against one tackler: the chance that the carrier keeps his feet"
    return _duels("break through", "STR", STRENGTHS, what)


def _duels(action: str, stat: str, mine: Sequence[int], caption: str) -> Sheet:
    head = ("Carrier", *(f"tackler STR {his}" for his in STRENGTHS))
    rows = tuple((f"{stat} {value}", *(percent(duel(action, value, his).up) for his in STRENGTHS)) for value in mine)
    return Sheet(caption, head, rows)


def feet_sheet() -> Sheet:
    """Dodge or break through: what each of them wins."""
    rows = []
    for his in STRENGTHS:
        dodge, through = duel("dodge", REF, his), duel("break through", STR, his)
        rows.append(
            (f"STR {his}", percent(dodge.up), percent(dodge.won), percent(dodge.floored), percent(through.up),
             percent(through.floored))
        )  # fmt: skip
    head = (
        "Tackler",
        "Dodge: on his feet",
        "and slips away",
        "tackler down",
        "Break through: on his feet",
        "tackler down",
    )
    return Sheet(f"REF {REF} or STR {STR} against one tackler", head, tuple(rows))


def dice_sheet() -> Sheet:
    """One die or two."""
    carried = f"the carrier keeps his feet, against STR {STR}"
    dodger = f"the carrier, who dodges with REF {REF}, goes down"
    cleanly = made(PASS, EVEN), made(PASS, EVEN, skills=SECOND_DIE["pass"])
    slipped, broken = (
        (duel(action, value, STR).up, duel(action, value, STR, skills=SECOND_DIE[action]).up)
        for action, value in (("dodge", REF), ("break through", STR))
    )
    felled = 1 - slipped[0], 1 - duel("dodge", REF, STR, expert=SECOND_DIE["tackle"]).up
    lines = [
        (f"Pass, {span(EVEN)}", f"BaC {PASS}: thrown well", *cleanly),
        ("Dodge", f"REF {REF}: {carried}", *slipped),
        ("Break through", f"STR {STR}: {carried}", *broken),
        ("Tackle", f"STR {STR}: {dodger}", *felled),
    ]
    rows = tuple(
        (name, what, percent(one), percent(both), f"+{float(100 * (both - one)):.1f}")
        for name, what, one, both in lines
    )
    return Sheet("One die or two", ("Roll", "What is hoped for", "One die", "Two dice", "Points gained"), rows)


def try_sheet() -> Sheet:
    """A try by fatigue, alone, pressed, tackled."""
    states = [(n, 0) for n in TIRED] + [(NUMBERS.fatigue.most - 1, 1)]
    ways: list[dict[str, int]] = [{}, {"pressed": 1}, {"pressed": 2}, {"tackled": 1}, {"tackled": 2}]
    rows = tuple(
        (_tired(*tokens), *(percent(scored(TRY, *tokens, strength=STR, **way)) for way in ways)) for tokens in states
    )
    head = ("Fatigue tokens", "Alone", "One presses", "Two press", "One tackler", "Two tacklers, a melee")
    return Sheet(f"A try with BaC {TRY}, tacklers with STR {STR}: the chance to score", head, rows)


def _tired(active: int, resting: int) -> str:
    return f"{active} active, {resting} inactive" if resting else str(active) if not active else f"{active} active"


def steal_sheet() -> Sheet:
    """The ways to steal."""
    ways = {
        "loose": "a loose ball that nobody else goes for",
        "ground": "from a carrier on the ground who is not active",
        "ground pass": f"from a carrier on the ground who passes with BaC {PASS}",
        "air": "a ball in the air",
    }
    rows = tuple((what, *(percent(stolen(how, v, passer=PASS)) for v in HANDS)) for how, what in ways.items())
    return Sheet("A steal: the chance that the thief has the ball", ("Ball", *(f"BaC {v}" for v in HANDS)), rows)


def catch_sheet() -> Sheet:
    """A kick-off caught by one, two or three."""
    many = range(1, MOST_CATCHERS + 1)
    rows = tuple((f"BaC {v}", *(percent(kicked(v, n)) for n in many)) for v in HANDS)
    head = ("Catchers", *(f"{COUNTS[n].capitalize()} {'tries' if n == 1 else 'try'}" for n in many))
    return Sheet("A kick-off in the air: the chance that somebody of the team catches it", head, rows)


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
        series.append(
            Series("nobody presses" if not n else "one presses" if n == 1 else f"{COUNTS[n]} press", tuple(points))
        )
    near, wide = percent(passed(PASS, 0, catch=PASS)), percent(passed(PASS, len(bands()) - 1, catch=PASS))
    ticks = tuple(Tick(limit / 1000, f"{inches(limit)}\u2033") for limit in (0, *NUMBERS.passing.bands, last))
    return Chart(
        f"A pass from BaC {PASS} to BaC {PASS}", Axis("Distance", ticks=ticks),
        Axis("In his hands", "%", low=0, high=100), tuple(series),
        alt=f"With nobody near the chance falls from {near} at hand to {wide} beyond the last band; each presser "
        "takes a little more, and most of it from long passes.",
    )  # fmt: skip


def duel_chart() -> Chart:
    """Dodge and break through against STR, with one die and with two."""
    values = STRENGTHS

    def line(name: str, told: Callable[[int], Fraction]) -> Series:
        return Series(name, tuple((his, float(100 * told(his))) for his in values))

    two = SECOND_DIE
    series = (
        line("feet, two dice", lambda his: duel("dodge", REF, his, skills=two["dodge"]).up),
        line("feet, one die", lambda his: duel("dodge", REF, his).up),
        line("floors him, break through", lambda his: duel("break through", STR, his).floored),
        line("floors him, dodge", lambda his: duel("dodge", REF, his).floored),
    )
    one, both = (percent(duel("dodge", REF, STR, skills=s).up) for s in ((), two["dodge"]))
    return Chart(
        f"REF {REF} or STR {STR} against a tackler", Axis("The tackler's STR", ticks=tuple(Tick(v) for v in values)),
        Axis("Chance", "%", low=0, high=100), series,
        alt=f"The stronger the tackler, the worse. Against STR {STR} one die keeps the carrier on his feet in {one}, "
        f"two dice in {both}; a dodge and a break through differ only in how often the tackler lies down.",
    )  # fmt: skip


def dice_chart() -> Chart:
    """One die or two against a target."""
    values = range(1, NUMBERS.dice.sides + 1)
    one = tuple((v, float(100 * made(v, EVEN))) for v in values)
    two = tuple((v, float(100 * made(v, EVEN, skills=SECOND_DIE["pass"]))) for v in values)
    gains = {v: made(v, EVEN, skills=SECOND_DIE["pass"]) - made(v, EVEN) for v in values}
    best = max(gains, key=lambda v: (gains[v], -v))
    return Chart(
        "One die or two, with nobody against it", Axis("Needed, or less", ticks=tuple(Tick(v) for v in values)),
        Axis("Success", "%", low=0, high=100), (Series("two dice", two), Series("one die", one)),
        alt=f"A second die helps most in the middle: with a target of {best} it adds {percent(gains[best])}.",
    )  # fmt: skip


def try_chart() -> Chart:
    """A try by fatigue."""
    lines = {"alone": {}, "one presses": {"pressed": 1}, "one tackler": {"tackled": 1}, "two tacklers": {"tackled": 2}}
    series = tuple(
        Series(name, tuple((n, float(100 * scored(TRY, n, strength=STR, **how))) for n in TIRED))
        for name, how in lines.items()
    )
    fresh, spent = percent(scored(TRY, 0)), percent(scored(TRY, TIRED[-1]))
    return Chart(
        f"A try with BaC {TRY}", Axis("Active fatigue tokens", ticks=tuple(Tick(n) for n in TIRED)),
        Axis("Chance to score", "%", low=0, high=100), series,
        alt=f"Alone and fresh a try succeeds in {fresh}, with {TIRED[-1]} active tokens in {spent}; a tackler costs "
        "more than two tokens.",
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
