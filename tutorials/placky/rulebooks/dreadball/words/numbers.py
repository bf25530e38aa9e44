"""Numbers, hexes and facings of DreadBall in its sentences, and codes of the engine that are words as well."""

from collections.abc import Mapping, Sequence

from placky.rulebooks.dreadball.names import FACINGS, labels
from placky.sentences import Plural, Say, Sentence, Term, capital
from placky.sentences import say as usual

__all__ = ["counted", "hexes", "lead", "say", "signed", "successes"]

TERMS: Sequence[Term] = (
    "armour check", "catch", "dash", "evade", "pick up", "slam against dodge", "slam against slamback",
    "steal against dodge", "steal against slamback", "deep", "lower", "upper",
)  # fmt: skip
"""Dice and Strike Zones; whatever else is a word stands in `placky.rulebooks.dreadball.names`."""


def hexes(number: int) -> str:
    """So many hexes.

    >>> hexes(1), hexes(3)
    ('one hex', 'three hexes')
    """
    return usual(Plural("number", one="{number:spelt} hex", other="{number:spelt} hexes"), number=number)


def successes(number: int) -> str:
    """So many successes, in words.

    >>> successes(0), successes(1), successes(3)
    ('no success', 'one success', 'three successes')
    """
    if not number:
        return usual("no success")
    several = Plural("number", one="{number:spelt} success", other="{number:spelt} successes")
    return usual(several, number=number)


def _turns(number: int) -> str:
    return usual(Plural("number", one="{number:spelt} turn", other="{number:spelt} turns"), number=number)


def _points(number: int) -> str:
    return usual(Plural("number", one="{number:spelt} point", other="{number:spelt} points"), number=number)


def _hits(number: int) -> str:
    return usual(Plural("number", one="{number:spelt} hit", other="{number:spelt} hits"), number=number)


def _dice(number: int) -> str:
    return usual(Plural("number", one="{number:spelt} die", other="{number:spelt} dice"), number=number)


def counted(number: int) -> str:
    r"""So many dice, in figures.

    >>> counted(1), counted(3)
    ('1\xa0die', '3\xa0dice')
    """
    return usual(Plural("number", one="{number}\u00a0die", other="{number}\u00a0dice"), number=number)


def signed(by: int) -> str:
    """A modifier as pages write it.

    >>> signed(1), signed(-2)
    ('+1', '−2')
    """
    return f"+{by}" if by > 0 else f"\u2212{-by}"


def _facing(number: int) -> str:
    return usual(FACINGS[number])


def _hex(place: Sequence[int] | None) -> str:
    """A hex by its label.

    >>> _hex([0, 0]), _hex([99, 99]), _hex(None)
    ('F13', 'off the pitch', 'nowhere')
    """
    if place is None:
        return usual("nowhere")
    return labels().get((place[0], place[1])) or usual("off the pitch")


def _terms(codes: Sequence[str]) -> str:
    return ", ".join(map(usual, codes))


_LEADS: Sentence = "{team} lead by {points}."


def lead(score: Mapping[str, int]) -> str:
    """Who leads on the one track.

    >>> lead({"Comets": 2, "Wreckers": 0}), lead({"Comets": 0, "Wreckers": 0})
    ('Comets lead by 2.', 'Neither team leads.')
    """
    leading = next(((team, points) for team, points in score.items() if points), None)
    return usual(_LEADS, team=leading[0], points=leading[1]) if leading else usual("Neither team leads.")


def _title(code: str) -> str:
    return capital(usual(code))


say = Say(
    {
        "counted": counted,
        "dice": _dice,
        "end": lambda way: _hex(way[-1]),
        "facing": _facing,
        "far": lambda way: hexes(len(way) - 1),
        "hex": _hex,
        "hexes": hexes,
        "hits": _hits,
        "Points": lambda number: capital(_points(number)),
        "points": _points,
        "signed": signed,
        "successes": successes,
        "terms": _terms,
        "title": _title,
        "turns": _turns,
        "way": lambda way: ", ".join(map(_hex, way)),
    }
)
"""Fills sentences of this game: `{number:hexes}`, `{at:hex}`, `{way:far}`, `{way:end}`, `{facing:facing}`."""
