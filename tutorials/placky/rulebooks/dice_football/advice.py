"""What a coach of Sports Dice Football wants counted: rolls, chances of scoring, what to do on fourth down.

All numbers come from the engine: rolls are counted over all faces, positions are solved under best play.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from placky.diagrams.chart import Axis, Chart, LevelBand, Series, Tick
from placky.errors import PlackyError
from placky.rulebook import Sheet
from placky.rulebooks.dice_football.words import dice as dice_words
from placky.rulebooks.dice_football.words import rail
from placky.sentences import Sentence, say
from placky.storyboard.odds import odds_lines
from touchline.core.play.consequences import outcomes
from touchline.dice_football import consequences
from touchline.dice_football.best import Pick, Position, Solution, begin, choice, solution, value
from touchline.dice_football.dice import HOUSE, DiceSet, load_dice
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.position import read
from touchline.dice_football.state import SetUp, show

LENGTH, MIDDLE, DOWNS = NUMBERS.field.length, NUMBERS.field.midfield, NUMBERS.downs.number
LINES = tuple(range(5, LENGTH, 5))
"""The yard lines of tables and plots."""
OPTIONS: Mapping[str, Sentence] = {"go for it": "Go for it", "punt": "Punt", "field goal": "Field goal"}
START = Position(NUMBERS.start.first, 1, crossed=False, chip=False)


def at(yard: int, down: int, *, chip: bool = False) -> Position:
    """The usual position on a yard line: a fresh set still to come below the 50, none from there on."""
    return Position(yard, down, yard >= MIDDLE, chip)


@cache
def set_up(dice: DiceSet = HOUSE) -> SetUp:
    """The usual readings, with these dice."""
    state, _ = read({"dice": {"offence": list(dice.offence), "defence": list(dice.defence)}})
    found: SetUp = state.set_up
    return found


def solved(dice: DiceSet = HOUSE, *starts: Position) -> Solution:
    """Every position that a game can come to, and those that are asked for."""
    return solution(set_up(dice), START, *starts)


def line(yard: int) -> str:
    """A yard line as a coach says it: "own 25", "the 50", "their 30"."""
    if yard == MIDDLE:
        return say("the {yard}", yard=yard)
    return say("own {yard}" if yard < MIDDLE else "their {yard}", yard=min(yard, LENGTH - yard))


def percent(share: float) -> str:
    """A share of one, to a tenth of a per cent."""
    return f"{100 * share:.1f}\u00a0%"


def points(worth: float) -> str:
    """Net points, to a hundredth, with a sign."""
    return f"{worth:+.2f}".replace("-", "\u2212")


class Scoring:
    """The chances that a drive ends in points for its offence, under best play."""

    def __init__(self, found: Solution) -> None:
        self.found = found
        rows = {position: found.row(position) for position in found.trees}
        self.chances: dict[Position, tuple[float, float]] = dict.fromkeys(rows, (0.0, 0.0))
        self.rows = rows
        change = 1.0
        while change > 1e-9:
            change = 0.0
            for position in rows:
                new = self._sum(position)
                change = max(change, abs(sum(new) - sum(self.chances[position])))
                self.chances[position] = new

    def _sum(self, position: Position) -> tuple[float, float]:
        touchdown = kick = 0.0
        for leaf, chance in self.rows[position].items():
            if leaf.gained >= NUMBERS.score.touchdown:
                touchdown += chance
            elif leaf.gained:
                kick += chance
            elif not leaf.swapped and not leaf.given:
                later = self.chances[leaf.position]
                touchdown, kick = touchdown + chance * later[0], kick + chance * later[1]
        return touchdown, kick


@cache
def scoring(dice: DiceSet = HOUSE, *starts: Position) -> Scoring:
    """The chances for every position solved."""
    return Scoring(solved(dice, *starts))


def options(found: Solution, position: Position) -> dict[str, float]:
    """What each choice on fourth down is worth, in net points."""
    tree = found.trees[position]
    assert isinstance(tree, Pick)  # noqa: S101 - fourth down is a choice
    return {name: value(branch, found.worth) for name, branch in tree.options}


def advised(found: Solution, position: Position) -> str:
    """The best choice on fourth down."""
    tree = found.trees[position]
    assert isinstance(tree, Pick)  # noqa: S101 - fourth down is a choice
    return choice(tree, found.worth)


# ------------------------------------------------------------------ tables


def roll_sheet(position: Position = START, dice: DiceSet = HOUSE) -> Sheet:
    """Every outcome of the roll at a position, with its exact count."""
    play = begin(position, set_up(dice))
    assert play.pending is not None  # noqa: S101 - a drive begins with a roll
    lines = odds_lines(play.pending.to_json(), outcomes(play, consequences), dice_words, show(play.state))
    rows = tuple((found.label, f"{found.ways:,}", found.per_cent) for found in lines)
    caption = say("A roll: all {of:,} ways in which the dice can fall", of=lines[0].of)
    return Sheet(caption, (say("Outcome"), say("Ways"), say("Chance")), rows)


def scoring_sheet(dice: DiceSet = HOUSE) -> Sheet:
    """The chance that a drive ends in points for the offence, by yard line and down."""
    chances = scoring(dice).chances
    head = (say("Ball on"), *(say(rail.NAMES[n]) for n in range(DOWNS)))
    rows = tuple(
        (line(yard), *(percent(sum(chances[at(yard, down)])) for down in range(1, DOWNS + 1)))
        for yard in LINES
        if all(at(yard, down) in chances for down in range(1, DOWNS + 1))
    )
    return Sheet(say("The chance that a drive scores, under best play, the power chip with the defence"), head, rows)


def fourth_sheet(dice: DiceSet = HOUSE) -> Sheet:
    """Fourth down: what each choice is worth, and what to do, without and with the power chip."""
    found = solved(dice)
    rows = []
    for yard in LINES:
        position = at(yard, DOWNS)
        if position in found.trees:
            worth = options(found, position)
            best, held = (say(OPTIONS[advised(found, at(yard, DOWNS, chip=chip))]) for chip in (False, True))
            rows.append((line(yard), *(points(worth[o]) for o in OPTIONS), best, held))
    head = (say("Ball on"), *map(say, OPTIONS.values()), say("Best"), say("Best with the chip"))
    caption = say("{down}: net points that each choice is worth, the power chip with the defence", down=_last())
    return Sheet(caption, head, tuple(rows))


def _last() -> str:
    """The down on which a team chooses: "Fourth down"."""
    return say(rail.NAMES[-1])


# ------------------------------------------------------------------ plots


def _field() -> Axis:
    """The axis of yard lines."""
    yards = (10, START.yard, MIDDLE, LENGTH - START.yard, LENGTH - 10)
    return Axis(say("Ball on"), ticks=tuple(Tick(yard, line(yard)) for yard in yards))


def fourth_chart() -> Chart:
    """What each choice on fourth down is worth, over the field."""
    found = solved()
    worth = {yard: options(found, at(yard, DOWNS)) for yard in LINES if at(yard, DOWNS) in found.trees}
    series = tuple(Series(say(OPTIONS[o]), tuple((yard, mine[o]) for yard, mine in worth.items())) for o in OPTIONS)
    best = [(yard, advised(found, at(yard, DOWNS))) for yard in worth]
    title = say("{down}: what each choice is worth", down=_last())
    told = say(_BEST, down=_last(), best=", ".join(_stretches(best)))
    return Chart(title, _field(), Axis(say("Net points")), series, _bands(best), alt=told)


_BEST: Sentence = "Best on {down:lower}, the chip with the defence: {best}."
_BEST_ALONG: Mapping[str, Sentence] = {
    "go for it": "go for it from {first} to {last}",
    "punt": "punt from {first} to {last}",
    "field goal": "field goal from {first} to {last}",
}
_BEST_ON: Mapping[str, Sentence] = {
    "go for it": "go for it on {first}",
    "punt": "punt on {first}",
    "field goal": "field goal on {first}",
}
"""A choice -> that it is best along a stretch of the field, and on one yard line."""


def scoring_chart() -> Chart:
    """The chance that a drive scores, over the field, by down."""
    chances = scoring(HOUSE).chances
    series = tuple(
        Series(
            say(rail.NAMES[down - 1]),
            tuple((yard, 100 * sum(chances[at(yard, down)])) for yard in LINES if at(yard, down) in chances),
        )
        for down in range(1, DOWNS + 1)
    )
    first = percent(sum(chances[START]))
    told: Sentence = "Nearer the goal line and on an earlier down is better: a drive from the {line} scores in {first}."
    return Chart(
        say("The chance that a drive scores"), _field(), Axis(say("Chance"), "%", low=0), series,
        alt=say(told, line=line(START.yard), first=first),
    )  # fmt: skip


def _stretches(best: Sequence[tuple[int, str]]) -> list[str]:
    """What is best on neighbouring yard lines: "punt from own 5 to own 40"."""
    found: list[tuple[str, list[int]]] = []
    for yard, what in best:
        if not found or found[-1][0] != what:
            found.append((what, []))
        found[-1][1].append(yard)
    return [
        say((_BEST_ALONG if yards[1:] else _BEST_ON)[what], first=line(yards[0]), last=line(yards[-1]))
        for what, yards in found
    ]


def _bands(best: Sequence[tuple[int, str]]) -> tuple[LevelBand, ...]:
    """Where going for it is best."""
    found: list[list[int]] = []
    for yard, what in best:
        if what == "go for it":
            if found and yard - found[-1][1] == LINES[1] - LINES[0]:
                found[-1][1] = yard
            else:
                found.append([yard, yard])
    half = (LINES[1] - LINES[0]) / 2
    return tuple(LevelBand(start - half, end + half, say("go")) for start, end in found)


# ------------------------------------------------------------------ the command


class DiceAdvice:
    """See `placky.rulebook.Advice`."""

    def __init__(self) -> None:
        self.sheets: Mapping[str, Callable[[], Sheet]] = {
            "roll": roll_sheet,
            "scoring": scoring_sheet,
            "fourth-down": fourth_sheet,
        }
        self.charts: Mapping[str, Callable[[], Chart]] = {"scoring": scoring_chart, "fourth-down": fourth_chart}

    def arguments(self, parser: ArgumentParser) -> None:
        """A position, or none for the tables of the whole field."""
        parser.add_argument(
            "--yard", type=int, metavar="N", help=f"yards from the offence's own goal line, 1 to {LENGTH - 1}"
        )
        parser.add_argument("--down", type=int, metavar="N", help=f"which down, 1 to {DOWNS} (default: 1)")
        parser.add_argument(
            "--chip", choices=("offence", "defence"), default="defence", help="who holds the power chip"
        )
        parser.add_argument("--dice", type=Path, metavar="FILE", help="other faces, as in data/dice.toml")

    def answer(self, options: Namespace) -> Sequence[Sheet]:
        """The position's roll, its chances and its choices; without a yard line the tables of the whole field."""
        dice = load_dice(options.dice) if options.dice else HOUSE
        if options.yard is None:
            if options.down is not None:
                raise PlackyError(f"--down says which down, --yard is missing: --yard 60 --down {DOWNS}")
            return [roll_sheet(START, dice), scoring_sheet(dice), fourth_sheet(dice)]
        down = 1 if options.down is None else options.down
        if not 0 < options.yard < LENGTH:
            raise PlackyError(f"--yard {options.yard}: off the field; allowed: 1 to {LENGTH - 1}")
        if not 1 <= down <= DOWNS:
            raise PlackyError(f"--down {down}: there is no such down; allowed: 1 to {DOWNS}")
        return _position_sheets(at(options.yard, down, chip=options.chip == "offence"), dice)


def _position_sheets(position: Position, dice: DiceSet) -> list[Sheet]:
    found = solved(dice, position)
    touchdown, kick = scoring(dice, position).chances[position]
    where = say("{line}, {down:lower}", line=line(position.yard), down=say(rail.NAMES[position.down - 1]))
    chances = Sheet(
        say("The ball on {where}: under best play this drive ends in", where=where),
        ("", say("Chance")),
        ((say("a touchdown"), percent(touchdown)), (say("a field goal"), percent(kick)),
         (say("no points for it"), percent(1 - touchdown - kick))),
    )  # fmt: skip
    if position.down < DOWNS:
        return [roll_sheet(position, dice), chances]
    best = advised(found, position)
    worth = options(found, position).items()
    rows = tuple((say(OPTIONS[o]), points(w), say("best") if o == best else "") for o, w in worth)
    caption = say("The ball on {where}: net points that each choice is worth", where=where)
    return [Sheet(caption, (say("Choice"), say("Worth"), ""), rows), chances]


advice = DiceAdvice()
