"""Takkure's numbers in its sentences: lengths in inches, modifiers with their signs, the score; and its terms."""

from collections.abc import Iterable, Sequence

from placky.sentences import Say, Term, heading
from placky.sentences.catalogue import one as term

__all__ = ["TERMS", "against", "exactly", "inches", "say", "signed", "term"]

TERMS: Sequence[Term] = (
    # what dice are rolled for, and what is done
    "dodge", "break through", "tackle", "keep feet", "pass", "reception", "intercept", "pick up",
    "steal", "try", "stamina", "injury", "scatter", "kick", "catch", "practice", "draw", "coin", "move", "stand up",
    "defensive move",
    # what they are rolled on
    "STR", "REF", "INT", "BaC",
    # what comes of them
    "critical", "fumble", "shaken", "bruised", "sprained", "broken",
    # tokens, and the sides of a coin
    "ground", "fatigue", "active", "inactive", "heads", "tails",
)  # fmt: skip
"""Codes of the engine that are words as well: `{action:term}`."""


def inches(length: float, *, exact: bool = False) -> str:
    """Return a length with the sign for inches: rounded to a tenth.

    Ranges go by whole inches. So an ``exact`` length has more digits where a tenth would make it a whole inch.

    >>> inches(3997), inches(3997, exact=True), inches(3917, exact=True), inches(2000, exact=True)
    ('4″', '3.997″', '3.9″', '2″')
    """
    if not exact:
        return f"{round(length / 1000, 1):g}\u2033"
    tried = (f"{length / 1000:.{places}f}" for places in (1, 2))
    finer = (digits for digits in tried if not float(digits).is_integer())
    return f"{next(finer, f'{length / 1000:g}')}\u2033"


def exactly(length: float) -> str:
    """The same, exact."""
    return inches(length, exact=True)


def signed(number: int) -> str:
    """A number with its sign, as a modifier is written."""
    return f"+{number}" if number > 0 else f"\u2212{-number}" if number else "\u00b10"


def _score(numbers: Iterable[int]) -> str:
    return " : ".join(str(n) for n in numbers)


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def against(parts: Sequence[str]) -> str:
    """Those who roll against each other, or what they roll.

    >>> against(["SUZU"]), against(["SUZU", "GARRA", "LINCE"])
    ('SUZU', 'SUZU against GARRA against LINCE')
    """
    first, *others = parts
    for other in others:
        first = say("{one} against {other}", one=first, other=other)
    return first


say = Say(
    {
        "inches": inches,
        "exact": exactly,
        "signed": signed,
        "score": _score,
        "against": against,
        "small": _small,
        "unstopped": heading,
    }
)
"""Fills sentences of this game.

`{far:inches}` and `{far:exact}`, `{by:signed}`, `{score:score}`, `{players:against}`; `{text:small}` is a sentence
behind a colon, `{text:unstopped}` one before a mark or a bracket.
"""
