"""Addresses of frames and stories: made from commands and dice, so that no word decides where a link leads to.

    >>> of_step({"do": "tackle", "player": "GARRA", "target": "AGUILA"})
    'tackle-garra'

An address ends in a fingerprint: of the position for a story, for a frame of the way from there as well. So no scenario
that is added, removed or moved elsewhere moves it, and the fingerprint alone says which frame of a page is meant.
"""

import base64
import hashlib
import json
import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from touchline.core.play.sight import hidden
from touchline.core.play.wire import Plain

LENGTH = 6
"""Characters of a fingerprint; there are 2 ** 30 of them, and a few hundred frames on a page."""
LONGEST = 32
"""Characters of an address before its fingerprint, as a throw of many dice would not end."""
SET_UP = "set-up"


def slug(text: str) -> str:
    """A text as part of an address."""
    plain = unicodedata.normalize("NFKD", text.replace("\u00d7", "x")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "x"


def fingerprint(*parts: object) -> str:
    """A few characters of plain data, in which the order of keys makes no difference."""
    digest = hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).digest()
    return base64.b32encode(digest).decode().lower()[:LENGTH]


def position(acts: Sequence[Plain]) -> Any:
    """What was set up, of the acts of an opening; None for nothing."""
    return next((act["set_up"] for act in acts if "set_up" in act), None)


def ways(acts: Sequence[Plain], *, refused: bool = False) -> tuple[Plain, ...]:
    """What was done, without the set-up.

    Whose words a command is follows from the rest and is left out, but where it is `refused`: that may be why.
    """
    done = (act for act in acts if "set_up" not in act)
    return tuple(done) if refused else tuple(map(_unsaid, done))


def _unsaid(act: Plain) -> Plain:
    return {call: _without_coach(given) if call == "act" else given for call, given in act.items()}


def _without_coach(command: Plain) -> Plain:
    return {key: value for key, value in command.items() if key != "coach"}


def address(act: Plain | None, rolled: str, mark: str) -> str:
    """Of a frame: the first of its acts, `rolled` as what is rolled in it if that is dice, and its fingerprint."""
    if act is None:
        name = "step"
    elif "roll" in act:
        name = of_roll(rolled, act["roll"])
    else:
        name = of_step(act.get("act", {}))
    return f"{name[:LONGEST].strip('-')}-{mark}"


def of_step(command: Plain) -> str:
    """A command in short: its verb, and who does it."""
    who = command.get("player")
    return slug(f"{command.get('do', 'step')} {who if isinstance(who, str) else ''}")


def of_roll(rolled: str, dice: Sequence[Plain]) -> str:
    """Dice in short: what is rolled, and the faces.

    >>> of_roll("dodge", [{"player": "AGUILA", "face": 6}, {"player": "GARRA", "face": 9}])
    'dodge-6-9'
    """
    faces = ("hidden" if hidden(die.get("face")) else str(die.get("face", "")) for die in dice)
    return slug(" ".join([rolled, *faces]))
