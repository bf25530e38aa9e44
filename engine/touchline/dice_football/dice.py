"""The faces of the two kinds of dice: the house set, or one that the user brings in a TOML file of the same form.

>>> HOUSE.offence
('10', '10', '10', '20', 'FG', 'TD')
>>> faults({"offence": ["FG", "TD", "FG", "TD", "FG", "TD"]})
['the offence dice have no way to gain yards; allowed: at least one face 10 or 20']
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from touchline.core.errors import BadRuleData
from touchline.dice_football.numbers import read_data

TEN, TWENTY, FIELD_GOAL, TOUCHDOWN = "10", "20", "FG", "TD"
NO_GAIN, SACK, TURNOVER, PICK_SIX = "NG", "S", "TO", "P6"
OFFENCE = (TOUCHDOWN, FIELD_GOAL, TWENTY, TEN)
"""The symbols of the offence, best first (RS-7)."""
DEFENCE = (PICK_SIX, TURNOVER, SACK, NO_GAIN)
"""The symbols of the defence, best first (RS-7)."""
SYMBOLS: Mapping[str, tuple[str, ...]] = {"offence": OFFENCE, "defence": DEFENCE}
FACES = 6
"""A die is a cube."""


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
    """Read a user's file. Raises `BadRuleData` in one line: the file, what is wrong, what is allowed."""
    try:
        table = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadRuleData(f"{path}: {error}; allowed: TOML in UTF-8") from error
    except OSError as error:
        raise BadRuleData(
            f"{path}: {error.strerror or error}; allowed: a TOML file with offence and defence"
        ) from error
    return _checked(str(path), table)


def _checked(where: str, table: Mapping[str, Any]) -> DiceSet:
    wrong = [f"unknown key {key!r}; allowed: offence, defence, house" for key in table if key not in _KEYS]
    wrong += [f"{side} is missing; allowed: a list of {FACES} faces" for side in DiceSet._fields if side not in table]
    wrong += faults(table)
    if wrong:
        raise BadRuleData(f"{where}: {'; '.join(wrong)}")
    return DiceSet(tuple(table["offence"]), tuple(table["defence"]))


_KEYS = (*DiceSet._fields, "house")
HOUSE = _checked("dice_football/data/dice.toml", read_data("dice.toml"))
"""Our own invention, used until somebody brings the real faces (RS-3)."""
