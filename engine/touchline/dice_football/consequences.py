"""What makes one outcome of a roll differ from another in this game; see `touchline.core.play.consequences`."""

from collections.abc import Hashable, Sequence

from touchline.core.play.wire import Plain
from touchline.dice_football.dice import ATTACK, BOTH, KICKED, STOP, TIE, tied


def consequence(event: Plain) -> Hashable:
    """Which play wins, that it is a tie, or what becomes of a kick: this is what makes outcomes differ."""
    kind = event["event"]
    if kind == "rolled":
        return _class(event["results"])
    if kind == "kick measured":
        return bool(event["good"])
    return str(event["spot"]) if kind == "punted" and event["spot"][-1].isdigit() else None


def _class(results: Sequence[str]) -> Hashable:
    """A class of results, with symbols that tie inside a team counted for the best of them.

    Of a kick, what it comes to is told by other events.
    """
    if results[0] == KICKED:
        return None
    if results[0] in (ATTACK, STOP):
        return results[0], tied(results[1])[0]
    return tuple(results) if results[0] != TIE or both_six(results) else TIE


def both_six(results: Sequence[str]) -> bool:
    """Is this tie one of six against six?"""
    return tuple(results[1:]) == BOTH


def asked(_: Plain) -> Hashable:
    """What comes next follows from the play that wins."""
    return None


def shown(_: Plain, results: Sequence[str]) -> Hashable:
    """Nothing comes of a punt that is a touchback, however far it went."""
    return results[0]
