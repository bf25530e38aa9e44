"""What is put to engines at random: open commands and dice, commands that a rule forbids, and such as mean nothing.

Faults like to sit at an edge, so dice often fall on their target or one beside it, and lengths are often rounded.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from placky.checking.playing import Stuck, drawn
from touchline.core.dice.throws import DiceTest, Roll
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.drivers import THROWS, Play
from touchline.core.play.requests import Choose, readable
from touchline.core.play.table import fallen
from touchline.core.play.wire import Plain

__all__ = ["faces", "is_open", "nudged", "open_move", "plain_move", "shut_move"]

STRANGE: Sequence[Any] = (None, -1, 0, 99, "QUETZAL", [], {})
"""What stands where something else belongs."""
GRAINS = (100, 500, 1000)
"""To what lengths are rounded, in thousandths."""


def open_move(play: Play[Any], chance: Random) -> Plain | None:
    """A lawful command or dice; None where nothing is asked, or nobody can propose anything."""
    asked = play.pending
    if isinstance(asked, THROWS):
        return {"roll": fallen(asked, faces(asked, chance))}
    if asked is None or not asked.options:
        return None
    try:
        command = drawn(asked, play.state, chance)
    except Stuck:
        return None
    plain = {key: value for key, value in _plain(command).items() if value is not None}
    return {"act": _rounded(plain, asked, chance)}


def is_open(play: Play[Any], move: Plain) -> bool:
    """May this be put to a game now?"""
    asked = play.pending
    if "roll" in move:
        owed = sorted(asked.owners) if isinstance(asked, THROWS) else []
        return bool(owed) and (isinstance(asked, DiceTest) or sorted(die["player"] for die in move["roll"]) == owed)
    if not isinstance(asked, Choose):
        return False
    commands = getattr(type(play.state), "commands", None)
    try:
        readable(move["act"])
        if commands is not None:
            commands.check(move["act"], asked.kind, play.state)
        asked.take(move["act"])
    except (BadCommand, IllegalAction):
        return False
    return True


def plain_move(play: Play[Any]) -> Plain | None:
    """The first option without anything said of it, or dice; None where there is none."""
    asked = play.pending
    if isinstance(asked, THROWS):
        return {"roll": fallen(asked, asked.draw(Random(0)))}
    moves = [
        {"act": {"do": one.do, **({"player": one.player} if one.player else {})}}
        for one in (asked.options if asked is not None else ())
    ]
    return next((move for move in moves if is_open(play, move)), None)


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def _rounded(command: Plain, asked: Choose, chance: Random) -> Plain:
    """The same command to round places, where that is lawful as well."""
    grain = chance.choice(GRAINS)
    tried = {key: _to_grain(value, grain) if isinstance(value, list) else value for key, value in command.items()}
    if tried == command or chance.random() < 1 / 4:
        return command
    try:
        asked.take(tried)
    except (BadCommand, IllegalAction):
        return command
    return tried


def _to_grain(value: Any, grain: int) -> Any:
    if isinstance(value, list):
        return [_to_grain(one, grain) for one in value]
    return round(value / grain) * grain if type(value) is int and abs(value) >= grain else value


def faces(throw: Any, chance: Random) -> Sequence[Any]:
    """How dice fall: on an edge, all alike, or as they like. Chance alone hardly ever makes several dice equal."""
    kind = chance.random()
    if isinstance(throw, Roll) and kind < 1 / 4:
        edges = [[1, die.sides, die.target - 1, die.target, die.target + 1] for die in throw.dice]
        return [
            chance.choice([face for face in near if 1 <= face <= die.sides])
            for near, die in zip(edges, throw.dice, strict=True)
        ]
    if isinstance(throw, Roll) and kind < 5 / 8 and throw.dice:
        return [chance.randint(1, min(die.sides for die in throw.dice))] * len(throw.dice)
    drawn: Sequence[Any] = throw.draw(chance)
    return drawn


def shut_move(play: Play[Any], chance: Random, said: Sequence[Plain], names: Sequence[str]) -> Plain | None:
    """Something that is likely to be refused, or that means nothing; it may also be open by accident.

    `said` are commands of before, `names` those of players and teams.
    """
    asked, kind = play.pending, chance.random()
    if isinstance(asked, THROWS) and kind < 1 / 4:
        dice = [dict(die) for die in fallen(asked, asked.draw(chance))]
        return {"roll": _spoilt(dice, chance)}
    if isinstance(asked, Choose) and kind < 1 / 3 and (refused := asked.refused()):
        no = chance.choice(refused)
        return {"act": {"do": no.do, **({"player": no.player} if no.player else {})}}
    own = open_move(play, chance) if isinstance(asked, Choose) and kind < 2 / 3 else None
    commands = [own["act"]] if own else said
    if not commands:
        return None
    command = dict(chance.choice(commands))
    return {"act": _spoilt_command(command, chance, names)}


def _spoilt(dice: list[Any], chance: Random) -> list[Any]:
    """Dice that do not fit: one too many, one too few, one of nobody."""
    if not dice or chance.random() < 1 / 3:
        return [*dice, *dice[:1]]
    if chance.random() < 1 / 2:
        return dice[1:]
    return [{**dice[0], "face": chance.choice(STRANGE)}, *dice[1:]]


def _spoilt_command(command: dict[str, Any], chance: Random, names: Sequence[str]) -> dict[str, Any]:
    """A command of somebody else, to somewhere else, or with a slip in it."""
    key, kind = chance.choice(list(command)), chance.random()
    if kind < 1 / 2 and names:
        named = [one for one, value in command.items() if value in names and one != "do"] if names else []
        if named:
            command[chance.choice(named)] = chance.choice(names)
            return command
    if kind < 3 / 4 and (places := [one for one, value in command.items() if isinstance(value, list) and value]):
        at = chance.choice(places)
        command[at] = _moved(command[at], chance)
        return command
    if kind < 5 / 6:
        return command  # as it was said before: it may be out of order now
    if key == "do" or kind < 11 / 12:
        command[key] = chance.choice(STRANGE)
    else:
        del command[key]
    return command


def _moved(value: Any, chance: Random) -> Any:
    if isinstance(value, list):
        return [_moved(one, chance) for one in value]
    if type(value) is not int:
        return value
    return value + chance.choice((-1, 1)) * (chance.choice((1, 10, 500, 2000, 9000)) if abs(value) > 99 else 1)


def nudged(position: Plain, chance: Random) -> Plain:
    """A position with something else in it: one figure less, a number that is another."""
    position = _plain(position)
    lists = [key for key, value in position.items() if isinstance(value, list) and value]
    if lists and chance.random() < 1 / 4:
        key = chance.choice(lists)
        out = chance.randrange(len(position[key]))
        return {**position, key: [one for place, one in enumerate(position[key]) if place != out]}
    numbers = list(_numbers(position))
    return _with(position, chance.choice(numbers), chance) if numbers else position


def _numbers(value: Any, way: tuple[Any, ...] = ()) -> Any:
    if isinstance(value, Mapping):
        for key, one in value.items():
            yield from _numbers(one, (*way, key))
    elif isinstance(value, list):
        for place, one in enumerate(value):
            yield from _numbers(one, (*way, place))
    elif type(value) is int:
        yield way


def _with(value: Any, way: tuple[Any, ...], chance: Random) -> Any:
    if not way:
        return max(0, _moved(value, chance))
    if isinstance(value, Mapping):
        return {key: _with(one, way[1:], chance) if key == way[0] else one for key, one in value.items()}
    return [_with(one, way[1:], chance) if place == way[0] else one for place, one in enumerate(value)]
