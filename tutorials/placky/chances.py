"""What chance is called: the sentences about dice, cards, coins, spinners and tokens, on pages and in their scripts.

A sentence is whole, with places in braces for what differs. So each can be put otherwise, or into another language.

>>> tarot = replace(CARDS, roll="Turn over", again="Turn over another")
>>> differences(tarot, CARDS)
{'roll': 'Turn over', 'again': 'Turn over another'}
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from placky.diagrams.thrown import ThrownForm
from placky.sentences import Sentence, catalogue, say

__all__ = ["CARDS", "CHANCES", "COIN", "DICE", "SCRIPTS", "SPINNER", "TOKENS", "Chance", "differences"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance:
    """How a throw is spoken of; what is not said is said as of dice.

    The first part is for pages, the second for their scripts, which know dice and coins by themselves.
    """

    due: Sentence = "A roll is due. {title}"
    """Above what a roll may lead to; `title` is what is rolled."""
    same: Sentence = "with the same commands and the same dice by each reading"
    """Two readings of a rule, played."""
    first: Sentence = "dice are due first, for {owners:dice}"
    """Why something else is refused; `{owners:cards}` counts cards."""
    one: Sentence = "All {of:,} rolls of one die"
    many: Sentence = "All {of:,} rolls of {number} dice"
    """Above the odds: of so many ways in which one, or a `number`, may fall."""
    last: Sentence = "The one way in which it may fall"
    """The same where there is no other."""
    endless: Sentence = "Of a million rolls, as each 6 adds a die"
    played: Sentence = "What is played of this roll"
    """Above the outcomes, where nobody counts them."""
    share: Sentence = "{chance} of all rolls end so"
    title: Sentence = "{who} rolls"
    """What is rolled, where a game does not say it."""
    shows: Sentence = "rolls {faces}"
    over: Sentence = "In the end: {end}."
    otherwise: Sentence = "Roll again, and it may end otherwise."
    """After a roll from which no branch goes on, where it is known how it ends, by this roll or by others that follow;
    and where others end otherwise."""

    roll: Sentence = "Roll the dice"
    again: Sentence = "Roll again"
    see: Sentence = "See the roll"
    """The button, before it was pressed and after it, and where one outcome alone is played."""
    key: Sentence = "roll"
    """What the key R does."""
    anew: Sentence = "Back to the last choice or roll: {title}"
    decides: Sentence = "dice decide"
    """In the key of the branch map."""
    wrong: tuple[Sentence, ...] = (
        "The dice do not subscribe to that.", "A fair guess, and not what happens.",
        "No. Read it once more; the dice are in no hurry.", "It would be kinder so. It is not so.",
    )  # fmt: skip
    """Placky's remarks on wrong answers, in turn."""
    lost: Sentence = "Roll again: the lesson goes on from another roll."
    """After what comes of a roll from which no branch goes on."""
    exact: Sentence = "What comes is drawn by these odds, and the dice show a roll that fits."
    fair: Sentence = "Each die falls by itself; what they show decides."
    """The same, where a page has every way in which they fall."""
    only: Sentence = "Any of them may fall. This page plays one."
    told: Sentence = "This page plays one roll. The odds are of all that could have fallen."
    goes: Sentence = "This side way stops here. The lesson goes back to “{title}”, and on with another roll."
    done: Sentence = "Done. The next part waits; or go back to “{title}”, and see what comes of another roll."
    fell: Sentence = "Say it had fallen otherwise at “{title}”: {label}."
    """Ways onward from an ending."""
    knows: Sentence = "Every ending walked. The dice still know things that you do not."
    wonders: Sentence = "All right, all of them. The dice are beginning to ask about you."
    """Placky's remarks on all endings, with a question answered wrong, and on a third ending with none."""

    def say(self, name: str, /, **values: object) -> str:
        """One of the sentences with its values in their places, in the language that is spoken.

        >>> SPINNER.say("title", who="Ada")
        'Ada spins'
        """
        return say(getattr(self, name), values)


SCRIPTS = (
    "roll", "again", "see", "key", "anew", "decides", "wrong", "lost", "exact", "fair", "only", "told", "goes", "done",
    "fell", "knows", "wonders",
)  # fmt: skip
"""The sentences of which the scripts have those of dice and coins."""

DICE = Chance()
COIN: Chance = replace(
    DICE, one="Both sides of the coin", roll="Toss the coin", again="Toss again", see="See the toss",
    otherwise="Toss again, and it may end otherwise.",
    lost="Toss again: the lesson goes on from the other side.",
    exact="Each side comes as often as the other.", fair="Each side comes as often as the other.",
)  # fmt: skip
CARDS: Chance = Chance(
    due="Cards are due. {title}",
    same="with the same commands and the same cards by each reading",
    first="cards are due first, for {owners:cards}",
    one="All {of:,} cards of the deck",
    many="All {of:,} ways to draw {number} cards",
    last="All that is left of the deck",
    played="What is played of this draw",
    share="{chance} of all draws end so",
    title="{who} draws",
    shows="draws {faces}",
    roll="Draw",
    again="Draw again",
    see="See the cards",
    key="draw",
    anew="Back to the last choice or draw: {title}",
    decides="the deck decides",
    wrong=(
        "The cards do not subscribe to that.", "A fair guess, and not what happens.",
        "No. Read it once more; the deck is in no hurry.", "It would be kinder so. It is not so.",
    ),
    otherwise="Draw again, and it may end otherwise.",
    lost="Draw again: the lesson goes on from another draw.",
    exact="What comes is drawn by these odds, and the cards are some that fit.",
    fair="Each card comes as often as the deck has it.",
    only="Any of them may come. This page plays one.",
    told="This page plays one draw. The odds are of all that could have come.",
    goes="This side way stops here. The lesson goes back to “{title}”, and on with another draw.",
    done="Done. The next part waits; or go back to “{title}”, and see what comes of another draw.",
    fell="Say another card had come at “{title}”: {label}.",
    knows="Every ending walked. The deck still knows things that you do not.",
    wonders="All right, all of them. The deck is beginning to ask about you.",
)  # fmt: skip
TOKENS: Chance = replace(
    CARDS,
    due="Tokens are due. {title}",
    same="with the same commands and the same tokens by each reading",
    first="tokens are due first, for {owners:tokens}",
    one="All {of:,} tokens in the bag",
    many="All {of:,} ways to draw {number} tokens",
    last="All that is left in the bag",
    see="See the tokens",
    decides="the bag decides",
    wrong=(
        "The bag does not subscribe to that.", "A fair guess, and not what happens.",
        "No. Read it once more; the bag is in no hurry.", "It would be kinder so. It is not so.",
    ),
    exact="What comes is drawn by these odds, and the tokens are some that fit.",
    fair="Each token comes as often as the bag has it.",
    fell="Say another token had come at “{title}”: {label}.",
    knows="Every ending walked. The bag still knows things that you do not.",
    wonders="All right, all of them. The bag is beginning to ask about you.",
)  # fmt: skip
SPINNER: Chance = Chance(
    due="A spin is due. {title}",
    same="with the same commands and the same spins by each reading",
    first="a spin is due first, for {owners:spins}",
    one="All {of:,} equal parts of the disc",
    many="All {of:,} ways in which {number} spins may end",
    last="The one place where it may stop",
    played="What is played of this spin",
    share="{chance} of all spins end so",
    title="{who} spins",
    shows="spins {faces}",
    roll="Spin",
    again="Spin again",
    see="See where it stops",
    key="spin",
    anew="Back to the last choice or spin: {title}",
    decides="the spinner decides",
    wrong=(
        "The arrow does not subscribe to that.", "A fair guess, and not what happens.",
        "No. Read it once more; the arrow has stopped.", "It would be kinder so. It is not so.",
    ),
    otherwise="Spin again, and it may end otherwise.",
    lost="Spin again: the lesson goes on from another spin.",
    exact="Each part of the disc comes as often as it is large.",
    fair="Each part of the disc comes as often as it is large.",
    only="It may stop anywhere. This page plays one.",
    told="This page plays one spin. The odds are of all places where it could have stopped.",
    goes="This side way stops here. The lesson goes back to “{title}”, and on with another spin.",
    done="Done. The next part waits; or go back to “{title}”, and see what comes of another spin.",
    fell="Say it had stopped elsewhere at “{title}”: {label}.",
    knows="Every ending walked. The spinner still knows things that you do not.",
    wonders="All right, all of them. The spinner is beginning to ask about you.",
)  # fmt: skip

CHANCES: Mapping[ThrownForm, Chance] = MappingProxyType(
    {"die": DICE, "card": CARDS, "token": TOKENS, "spinner": SPINNER}
)
"""What a throw is called by its form, where a game says nothing else."""


def differences(one: Chance, other: Chance) -> dict[str, Any]:
    """The sentences for scripts that one has otherwise than another."""
    found = {name: getattr(one, name) for name in SCRIPTS if getattr(one, name) != getattr(other, name)}
    return {
        name: [*map(catalogue.one, told)] if isinstance(told, tuple) else catalogue.one(told)
        for name, told in found.items()
    }
