"""The faces of the two kinds of dice: the house set, or one that the user brings in a TOML file of the same form.

>>> HOUSE.offence
('10', '10', '10', '20', 'FG', 'TD')
>>> faults({"offence": ["FG", "TD", "FG", "TD", "FG", "TD"]})
['the offence dice have no way to gain yards; allowed: at least one face 10 or 20']
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from touchline.core.rulebook.data import check, insist, named, read_toml
from touchline.dice_football.numbers import NUMBERS, read_data

TEN, TWENTY, FIELD_GOAL, TOUCHDOWN = "10", "20", "FG", "TD"
NO_GAIN, SACK, TURNOVER, PICK_SIX = "NG", "S", "TO", "P6"
OFFENCE = (TOUCHDOWN, FIELD_GOAL, TWENTY, TEN)
"""The symbols of the offence, best first (RS-7)."""
DEFENCE = (PICK_SIX, TURNOVER, SACK, NO_GAIN)
"""The symbols of the defence, best first (RS-7)."""
SYMBOLS: Mapping[str, tuple[str, ...]] = {"offence": OFFENCE, "defence": DEFENCE}
ORDER = (*OFFENCE, *DEFENCE)
SPECIAL = (TEN, NO_GAIN)
YARDS = {TEN: NUMBERS.gain.ten, TWENTY: NUMBERS.gain.twenty}
ATTACK, STOP, TIE, SIX = "offence", "defence", "tie", "six"
KICKED = "kick"
OR = " or "
SIXES: Mapping[str, str] = {f"{SIX} {symbol}": symbol for symbol in SPECIAL}
"""How a class names six dice that show the same -> what they show."""
BOTH = tuple(SIXES)
"""What both teams have thrown where each has six of a kind that decides by itself."""
FILE = "dice.toml"
FACES = 6
"""A die is a cube."""


def tied(plays: str) -> list[str]:
    """What ties inside a team, best first, by what a class or an event calls it; alone where nothing does.

    >>> tied("TD or 10"), tied("six NG")
    (['TD', '10'], ['six NG'])
    """
    return plays.split(OR)


class DiceSet(NamedTuple):
    """What stands on the six faces of an offence die and of a defence die."""

    offence: tuple[str, ...]
    defence: tuple[str, ...]


def faults(entries: Mapping[str, Any]) -> list[str]:
    """What is wrong with the faces under `offence` and `defence`, in words; a side that is missing is not looked at."""
    found = []
    for side, known in SYMBOLS.items():
        if side not in entries:
            continue
        faces = entries[side]
        if not isinstance(faces, list | tuple) or len(faces) != FACES:
            what = f"{len(faces)} faces" if isinstance(faces, list | tuple) else repr(faces)
            found.append(f"the {side} dice have {what}; allowed: a list of {FACES}")
            continue
        strange = [face for face in faces if face not in known]
        if strange:
            found.append(f"the {side} dice have a face {strange[0]!r}; allowed: {', '.join(map(repr, known))}")
        elif side == "offence" and not {TEN, TWENTY} & set(faces):
            found.append(f"the offence dice have no way to gain yards; allowed: at least one face {TEN} or {TWENTY}")
    return found


def dice_set(entries: Mapping[str, Any], otherwise: DiceSet) -> DiceSet:
    """A set from faultless entries; a side that is missing is taken from another set."""
    return DiceSet(*(tuple(entries.get(side, getattr(otherwise, side))) for side in DiceSet._fields))


def load_dice(path: str | Path) -> DiceSet:
    """Read a user's file. Raises `BadRuleData`, a line for each fault: the file, the key, what is allowed."""
    table = read_toml(Path(path), str(path))
    check(__package__, FILE, table, str(path))
    return _read(str(path), table)


def _read(where: str, table: Mapping[str, Any]) -> DiceSet:
    """A checked set; what no schema says is checked here."""
    insist(where, faults(table))
    return DiceSet(tuple(table["offence"]), tuple(table["defence"]))


HOUSE = _read(named(__package__, FILE), read_data(FILE))
"""Our own invention, used until somebody brings the real faces (RS-3)."""
