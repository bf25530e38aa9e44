"""The interface between placky and a game in words: everything that pages say of its commands, events and dice.

`Words` ties five parts, each a module or an object of the rulebook. They turn plain data into text and decide no rule.
The examples below are of chess, had it dice.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from placky.chances import CHANCES, COIN, Chance
from placky.diagrams.dice import Sign
from placky.diagrams.looks import Look
from placky.diagrams.sides import check_side
from placky.diagrams.thrown import ThrownForm
from placky.modifiers import Modifiers
from placky.nouns import USUAL, Nouns
from placky.refusals import Refusals
from placky.sentences import Sentence, listed, say, spelt
from placky.sentences.together import Together
from touchline.core.play.wire import FallenDie, Offer, Plain

__all__ = [
    "HOUSE", "PUBLIC", "AnyDice", "AnyWords", "Choices", "DiceWords", "Ended", "Foreseen", "Hand", "LegendLine",
    "Note", "Plain", "Question", "Rail", "RollOutcome", "RollTitle", "Telling", "Words", "against", "chance_of",
    "is_coin", "listed", "offers", "players", "spelt",
]  # fmt: skip

S_contra = TypeVar("S_contra", contravariant=True)
"""A state of the game."""
E_contra = TypeVar("E_contra", contravariant=True)
"""Whatever may happen in it."""
D_contra = TypeVar("D_contra", contravariant=True)
"""A decision, what a coach is asked."""
R_contra = TypeVar("R_contra", contravariant=True)
"""Dice that are due."""
A_contra = TypeVar("A_contra", contravariant=True)
"""What was put to the table: a command of the game, or dice (`touchline.core.play.wire.Act`)."""
HOUSE = " (house)"
"""Stands behind what this project has invented; pages show it as their mark."""
PUBLIC = " (public)"
"""Stands behind what is known in public and stands in no document of the game; pages show it as their mark."""


def players(state: Plain) -> list[str]:
    """Who plays, in the order of their sides: the `teams` of a state, or its `players`; nobody where it names none.

    >>> players({"players": ["Ada", "Ben", "Cleo"], "turn": "Ada"})
    ['Ada', 'Ben', 'Cleo']
    """
    return [str(one) for one in state.get("teams") or state.get("players") or ()]


def against(names: Sequence[str]) -> str:
    """Names of those who play each other.

    >>> against(["clever", "random"]), against(["Ada", "Ben", "Cleo"])
    ('clever against random', 'Ada, Ben and Cleo')
    """
    return say("{one} against {other}", one=names[0], other=names[1]) if len(names) == 2 else listed(names)


def offers(pending: Any) -> Sequence[Offer]:
    """What may be done in a decision; nothing where dice are due."""
    found: Sequence[Offer] = pending.get("options", ())
    return found


@dataclass(frozen=True, slots=True)
class Note:
    """A line beside the dice: what they are rolled against, or a modifier, with the rule that says so."""

    text: str
    rule: str = ""
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """The dice of one party in a roll: whose, how many, what they can show and what they are rolled against.

    `side` is 0 to 4 or None for nobody's; another one raises `BadRulebook`. `faces` is everything a die can show, or
    every card that may come; what a spinner shows is there as often as it is large. `form`, `sides`, `sign` and `looks`
    choose the drawing (`placky.diagrams.thrown.pictures`): a die has 2 to 100 sides. A face that is more than its name
    has a look.
    """

    side: int | None
    who: str
    number: int
    sides: int
    faces: tuple[str, ...]
    notes: tuple[Note, ...] = ()
    sign: Sign | None = None
    aim: str = ""
    """What they are rolled against, for the question about a roll: "target 7"; empty for nothing."""
    bursts: str = ""
    """The face that adds a die each time it falls; empty for none."""
    form: ThrownForm = "die"
    """What is thrown: a die (a coin is one with two sides), a card, a spinner, a token."""
    looks: Mapping[str, Look] = field(default_factory=dict)
    """Face -> how it looks."""
    chance: Chance | None = None
    """What it is called, and what one does with it; by default as its form is."""
    good: tuple[str, ...] = ()
    """Faces of which the number alone counts, as of a pool those that succeed: a page may roll others instead."""
    reads: Callable[[Sequence[str]], str] | None = None
    """What all faces of a hand of symbols are read as, "4 TD"; a page may roll others that are read so."""

    def __post_init__(self) -> None:
        """Look at its side."""
        check_side(self.side, "the words: Hand of", self.who)


def chance_of(hands: Sequence[Hand]) -> Chance:
    """What a throw is called: as its first hand; a coin by itself is tossed."""
    first = hands[0] if hands else Hand(0, "", 1, 6, ())
    return first.chance or (COIN if is_coin(hands) else CHANCES[first.form])


def is_coin(hands: Sequence[Hand]) -> bool:
    """Is a throw a single die that falls on one of two faces?"""
    return bool(hands) and (len(hands), hands[0].number, len(hands[0].faces), hands[0].form) == (1, 1, 2, "die")


@dataclass(frozen=True, slots=True)
class LegendLine:
    """A line of the legend under a board; `house` marks what this project has invented.

    `side` is 0 to 4 or None for nobody's; another one raises `BadRulebook`.
    """

    side: int | None
    name: str
    text: str
    house: bool = False
    about: tuple[tuple[str, str], ...] = ()
    """What of the text has a meaning that a reader may want to look up, each with a sentence: what a skill does."""
    called: str = ""
    """What commands and sentences call him, where the name says more, as a shirt's number does; else his name."""

    def __post_init__(self) -> None:
        """Look at its side."""
        check_side(self.side, "the words: LegendLine", self.name)
        object.__setattr__(self, "called", self.called or self.name)

    def is_in(self, text: str) -> bool:
        """Does a text speak of him? By the whole name: C1 is not spoken of where C12 is."""
        return re.search(rf"(?<!\w){re.escape(self.called)}(?!\w)", text) is not None


class Ended(NamedTuple):
    """How a way has ended: "White has the bishop", good for a side (None for nobody), and how much so.

    Weights only compare ends of one game with each other; no page shows them.
    """

    text: str
    side: int | None = None
    weight: int = 1
    left: int = 0
    """How many turns of it are left, where it is good and may yet become better or worse.

    Of ends for one side, those with more left than others have stopped too early to be told beside them.
    """
    beside: tuple["Ended", ...] = ()
    """What else has come of it, whatever the end is: "Ada is off"; of several ends it is counted together."""

    @property
    def told(self) -> str:
        """The end with all that has come of it beside."""
        return ", ".join(text for text in (self.text, *(one.text for one in self.beside)) if text)


class Foreseen(NamedTuple):
    """Everything that may come next from a state, where the engine knows how both play best."""

    ends: Mapping[Ended, Fraction]
    """Each end with its chance, of all together."""
    worth: Sequence[Fraction] = ()
    """What all of it is worth to each side, by which options are compared; empty where only the ends say so."""
    said: Sequence[str] = ()
    """The same in words for each side: "+1.60 points in the long run"."""


class Rail(Protocol[S_contra, E_contra]):
    """The steps of a turn, which stand in a row above a walkthrough."""

    @property
    def NAMES(self) -> Sequence[str]:  # noqa: N802 - a constant of the module
        """The steps in a word or two each, `("Touch", "Move", "Clock")`; empty for none. The last clears the table."""

    @property
    def UNIT(self) -> str:  # noqa: N802
        """What a step is called under a board: `"Step"` makes "Step 2, move"; empty where its name is enough."""

    @property
    def TITLE(self) -> str:  # noqa: N802
        """What the rail is called, for those who do not see it: `"Steps of a turn"`."""

    def step(self, kind: str, state: S_contra, came: S_contra, events: Sequence[E_contra]) -> int:
        """Which step a frame belongs to, counted from 1; 0 for none: `state["moved"] + 1`.

        `kind` is setup, action, dice or refused; `came` is the state before.
        """


class Telling(Protocol[S_contra, E_contra]):
    """What happened, and who is who."""

    @property
    def QUIET(self) -> frozenset[str]:  # noqa: N802
        """Kinds of events whose rules are not shown beside a frame: `frozenset({"clock pressed"})`."""

    @property
    def TOGETHER(self) -> Together:  # noqa: N802
        """What several players may do alike: `Together({"{player} waits.": "{players:and} wait."})`."""

    def tell(self, event: E_contra) -> str | None:
        """One event in a sentence, "The bishop takes a pawn."; None for events that are not told."""

    def headline(self, events: Sequence[E_contra]) -> str:
        """What came of a roll, as a heading: "the bishop wins"."""

    def sound(self, events: Sequence[E_contra], state: S_contra) -> tuple[str, str] | None:
        """A sound word and whose colour it has: `("CLACK!", "a")`; None for silence.

        Colours are a to e for the sides 0 to 4, and n for nobody's.
        """

    def legend(self, state: S_contra) -> Sequence[LegendLine]:
        """Who is who under a board: `[LegendLine(0, "White", "moves up")]`.

        The list has those of the first state of a walkthrough; their texts are those of each frame's state.
        """


class Choices(Protocol[S_contra, E_contra, D_contra, R_contra, A_contra]):
    """What a coach may do, and is asked."""

    def title(self, act: A_contra | None, text: str, events: Sequence[E_contra]) -> str:
        """What a frame is called: "The bishop goes to c4".

        `act` was put to the table (None: nothing), `text` is its step as written. After a roll it is a `RollTitle`.
        """

    def ask(self, pending: D_contra, offered: Sequence[A_contra] | None = None) -> str:
        """The question of a decision: `Question("Which piece?", "White decides.")`; a text alone asks nothing.

        A page asks about the acts `offered` alone.
        """

    def option(self, act: A_contra, pending: D_contra | R_contra) -> str:
        """What an act costs and wins, in one line under the choice: "Takes a pawn."; empty for none."""

    def outlook(self, act: A_contra, state: S_contra) -> str:
        """What an act comes to in a state, told instead of `option`: "Two steps. Ben is near."; empty for nothing."""

    def where(self, act: A_contra, state: S_contra) -> str:
        """Where an act would be done, "on c4", which tells choices of one title apart; empty for nowhere."""


class Question(str):
    """What a decision asks, and whose it is, as one text whose parts can be told apart.

    >>> asked = Question("Which piece?", "White decides.")
    >>> asked, asked.asks, asked.whose
    ('Which piece? White decides.', 'Which piece?', 'White decides.')
    """

    __slots__ = ("asks", "whose")
    asks: str
    """What a page may take for a title, or put another question in place of."""
    whose: str

    def __new__(cls, asks: str, whose: str = "") -> Self:
        """Join them."""
        made = super().__new__(cls, f"{asks} {whose}" if whose else asks)
        made.asks, made.whose = asks, whose
        return made


class RollTitle(str):
    """What a frame is called that dice have led to: how they fell, and what came of it.

    Pages that let other dice fall to the same end put these in their place.

    >>> title = RollTitle("4 against 6", "the bishop wins")
    >>> title, title.thrown, title.place, title.cast("5 against 9")
    ('4 against 6: the bishop wins', '4 against 6', (0, 11), '5 against 9: the bishop wins')
    """

    __slots__ = ("news", "place", "thrown")
    thrown: str
    news: str
    place: tuple[int, int]
    """Where in the title the dice stand: from, to."""

    def __new__(cls, thrown: str, news: str = "") -> Self:
        """Join them."""
        begins = say(_FELL, thrown="\0", news=news).find("\0")
        made = super().__new__(cls, say(_FELL, thrown=thrown, news=news))
        made.thrown, made.news, made.place = thrown, news, (begins, begins + len(thrown))
        return made

    def __reduce__(self) -> tuple[type[Self], tuple[str, str]]:
        """What it is made of again where it was kept."""
        return type(self), (self.thrown, self.news)

    def cast(self, thrown: str) -> str:
        """The same with other dice in their place."""
        begins, ends = self.place
        return f"{self[:begins]}{thrown}{self[ends:]}"


_FELL: Sentence = "{thrown}: {news}"


class RollOutcome(NamedTuple):
    """What comes of a roll: in words, and whose it is.

    `side` is 0 to 4 for the one who wins it, None for nobody; it has `failed` where all who roll do. Where several
    outcomes are told in one, it is by what all of them say: their `gist`, and what else has come of each.

    >>> came = RollOutcome("White wins with a six; check", side=0, gist="White wins", also=["check"])
    >>> came.text, came.side, came.failed
    ('White wins with a six; check', 0, False)
    """

    text: str
    side: int | None = None
    failed: bool = False
    gist: str = ""
    """How it begins in the fewest words, as others like it do; by default the whole text."""
    also: Sequence[str] = ()


class DiceWords(Protocol[S_contra, E_contra, D_contra, R_contra]):
    """Dice: what is due, how it fell, what may come of it."""

    def thrown(self, dice: Sequence[FallenDie]) -> str:
        """Dice as they fell, in short: "5 against 9"."""

    def roll_title(self, roll: R_contra) -> str:
        """What is rolled: "The bishop attacks"."""

    def decides(self, roll: R_contra, rolled: Any = None) -> str:
        """The number of the rule that reads the dice, `"3.2"`; of dice that have `rolled`, the rule that settled it.

        A reader with a wrong answer is sent there.
        """

    def hands(self, roll: R_contra, state: S_contra) -> Sequence[Hand]:
        """The dice that are due, party by party: `[Hand(0, "White", 1, 6, ("1", "2", "3", "4", "5", "6"))]`."""

    def faces(self, rolled: Any) -> Sequence[Any]:
        """The faces in a `rolled` event, one for each die, in the order of the hands: `[5, 9]`."""

    def verdicts(self, rolled: Any) -> Sequence[tuple[str, str]]:
        """For each hand yes, no, even (neither) or nothing, and the comparison: `[("yes", "5 beats 3")]`."""

    def outcome(
        self, roll: R_contra, classes: Sequence[Sequence[str]], events: Sequence[E_contra], state: S_contra,
        coming: D_contra | R_contra | None,
    ) -> RollOutcome:  # fmt: skip
        """An outcome in words, and whose it is: `RollOutcome("White takes the bishop", side=0)`.

        `classes` are all results that lead to it, `state` is the one before. `coming` is the question or roll that
        follows, or None.
        """


S = TypeVar("S")
E = TypeVar("E")
D = TypeVar("D")
R = TypeVar("R")
A = TypeVar("A")


class Words(NamedTuple, Generic[S, E, D, R, A]):
    """A game in words: its rail, what happened, what may be chosen, its dice, what is refused, its nouns and modifiers.

    The types are those of a state, an event, a decision, a roll, and what is put to the table:
    `Words[State, Event, Decision, Roll, Act[Command]](rail, ...)`.
    """

    rail: Rail[S, E]
    telling: Telling[S, E]
    choices: Choices[S, E, D, R, A]
    dice: DiceWords[S, E, D, R]
    refusals: Refusals = Refusals({})
    """Without sentences of its own, a rulebook's refusals are told by their codes and values."""
    nouns: Nouns = USUAL
    """What the game calls those who play it, and the like."""
    modifiers: Modifiers = Modifiers({})
    """Without sentences of its own, what changes dice is told by its code and values."""


AnyWords: TypeAlias = Words[Any, Any, Any, Any, Any]
"""The words of whatever game."""
AnyDice: TypeAlias = DiceWords[Any, Any, Any, Any]
"""The dice of whatever game, in words."""
