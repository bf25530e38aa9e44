"""Whole matches: coaches and a seed give a log, and a log gives the match again, to the same end.

A log is JSON, an entry a line: the first position, every command and every roll, and the state at the end. A seal is
over all of it. A log of version 1 is of two teams, and names their coaches `home` and `away`.
"""

import hashlib
import json
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from shlex import quote
from typing import Any, TypeAlias

from placky.diagrams.sides import SIDES
from placky.errors import AuthorFault, PlackyError, shown
from placky.faults import fault_of
from placky.matches.json_files import check, read_json
from placky.matches.recording import Taken
from placky.matches.views import Views
from placky.nouns import Nouns
from placky.rulebook import AnyMatch, Rulebook, playable
from placky.rulebooks import rulebook
from placky.words import Plain, listed, players
from touchline.core.brief import brief
from touchline.core.errors import TouchlineError
from touchline.core.play.drivers import THROWS, Coach, Play, script
from touchline.core.play.events import to_json
from touchline.core.play.requests import Choose, Command
from touchline.core.rulebook.index import load as load_index

VERSION = 2
FORMER = 1
MOST = 100_000
"""More decisions and rolls than a match can take: a coach is going round in circles."""


@dataclass
class Played:
    """A match as it was played. `coaches` are in the order of who plays.

    `entries` are `{"act": command}` and `{"roll": faces}`.
    """

    rulebook: str
    coaches: Sequence[str]
    seed: int
    position: Plain
    entries: Sequence[Plain] = ()
    end: Plain = field(default_factory=dict)


MatchLines: TypeAlias = Generator[str, None, Played]
"""The lines of a match; what it returns is the match."""


def coach_named(book: Rulebook, name: str) -> Callable[[], Coach]:
    """What makes a coach. Raises `PlackyError`."""
    coaches = playable(book).coaches
    if name not in coaches:
        said = 'no {player} is called "{name}"; {title} has: {known}'
        raise PlackyError(_nouns(book).put(said, name=name, title=book.title, known=", ".join(coaches)))
    return coaches[name]


def playing(book: Rulebook, opening: "Played | None" = None) -> list[str]:
    """Who plays a rulebook's matches, or one that goes on. Raises `PlackyError` for more than there are sides."""
    position = as_then(book, opening) if opening else playable(book).position
    names = players(shown_state(book, begin(book, position)))
    if len(names) > len(SIDES):
        said = "{title} is played by {names}; allowed in a {game}: {most} at most"
        raise PlackyError(_nouns(book).put(said, title=book.title, names=listed(names), most=len(SIDES)))
    return names


def begin(book: Rulebook, position: Plain) -> Play[Any]:
    """A match at its first decision or roll."""
    table = book.table()
    table.set_up(position)
    assert table.play is not None  # noqa: S101 - it has just been set up
    return table.play


def play_match(
    book: Rulebook, names: Sequence[str], coaches: Sequence[Coach], seed: int, opening: Played | None = None
) -> MatchLines:
    """Play a match and tell it line by line. What the generator returns is the match.

    There is a coach for each who plays, called as `names` say; where nobody is named, one who decides everything. With
    an `opening` it goes on from where that match ends, or stops; what was told there is not told again.

    Raises `PlackyError` when a coach answers with what is not on offer, fails, or never comes to an end. What was
    played so far has been told by then.
    """
    match = playable(book)
    position = as_then(book, opening) if opening else match.position
    play, views = begin(book, position), Views(book, seed)
    if opening:
        script(play, opening.entries)
        views.hear(play.events)
        play.events.clear()
    played = Played(book.name, list(names), seed, dict(position))
    benches, who = [*zip(names, coaches, strict=True)], players(shown_state(book, play))
    seats = dict(zip(who, benches, strict=True)) if who else {}
    chance = Random(seed)
    views.hear(play.events)
    yield from _told(book, match, play)
    for number in range(1, MOST):
        request = play.pending
        if request is None:
            break
        if isinstance(request, THROWS):
            play.roll(request.draw(chance))
        else:
            if seats and request.coach not in seats:
                asked = f'decision {number} ({request.kind}) is put to "{request.coach}"'
                raise PlackyError(f"{asked}, who does not play; allowed: {listed(who)}")
            decide(book, play, views.given(request, play, chance), *seats.get(request.coach, benches[0]), number)
        views.hear(play.events)
        yield from _told(book, match, play)
    else:
        said = "the {game} is not over after {most} decisions and rolls; one of the {players} never finishes"
        raise PlackyError(_nouns(book).put(said, most=MOST))
    played.entries, played.end = play.log, shown_state(book, play)
    return played


def decide(
    book: Rulebook, play: Play[Any], given: tuple[Choose, Any, Random], name: str, coach: Coach, number: int
) -> Command:
    """Let a coach decide what is due, his decision of this number. Raises `PlackyError` where he cannot."""
    request = given[0]
    where = f"decision {number} ({request.coach}, {request.kind}): "
    try:
        command = coach(*given)
    except Exception as error:
        said = where + _nouns(book).put('the {player} "{name}" failed', name=name)
        raise AuthorFault(fault_of(error, said, book)) from error
    try:
        play.act(command)
    except TouchlineError as error:
        said, what = 'the {player} "{name}" answered {command!r}: {error}', _message(book, error)
        raise PlackyError(where + _nouns(book).put(said, name=name, command=command, error=what)) from error
    return command


def _nouns(book: Rulebook) -> Nouns:
    return book.words().nouns


def _message(book: Rulebook, error: Exception) -> str:
    """An error of the engine, a refusal in the words of its rulebook."""
    return book.words().refusals.message(error)


def as_then(book: Rulebook, played: Played) -> Plain:
    """The position of a match, with the readings of its time: rulings that its end does not name had none yet."""
    former = _former(book, played)
    return (
        {**played.position, "readings": {**former, **played.position.get("readings", {})}}
        if former
        else played.position
    )


def _former(book: Rulebook, played: Played) -> dict[str, str]:
    named = played.end.get("readings")
    return load_index(book.engine).former(named) if isinstance(named, Mapping) else {}


def replayed(book: Rulebook, played: Played, where: str) -> Iterator[Play[Any]]:
    """The play of a logged match at its start and after each entry; the reader clears its events.

    Raises `PlackyError` at the first entry that does not fit, or at another end.
    """
    try:
        play = begin(book, as_then(book, played))
    except TouchlineError as error:
        raise PlackyError(f'{where}: "position": {error}') from error
    yield play
    for number, entry in enumerate(played.entries, 1):
        try:
            if "act" in entry:
                play.act(entry["act"])
            else:
                play.roll(entry["roll"])
        except TouchlineError as error:
            what = f"{_message(book, error)}; {_anew(book, played)}"
            raise PlackyError(f"{where}: entry {number} does not replay: {what}") from error
        yield play
    if play.pending is not None:
        said = "{where}: the log ends after entry {last}, before the {game} does; {anew}"
        raise PlackyError(_nouns(book).put(said, where=where, last=len(played.entries), anew=_anew(book, played)))
    end = shown_state(book, play)
    if (former := _former(book, played)) and "readings" in end:
        end["readings"] = {ruling: one for ruling, one in end["readings"].items() if ruling not in former}
    if end != played.end:
        key, now, then = _parted(end, played.end)
        said = '{where}: the {game} ends otherwise than the log says: "{key}" is {now}, in the log {then}; {anew}'
        anew = _anew(book, played)
        raise PlackyError(_nouns(book).put(said, where=where, key=key, now=now, then=then, anew=anew))


def _anew(book: Rulebook, played: Played) -> str:
    """What is said of a log that another engine has written."""
    pairs = zip(players(played.end), played.coaches, strict=False)
    coaches = [f"--coach {quote(f'{name}={kind}')}" for name, kind in pairs]
    command = " ".join(["placky play", book.name, *coaches, f"--seed {played.seed} --save FILE"])
    return f"if the rules have changed since, play it anew: {command}"


def _parted(now: Any, then: Any, *way: str) -> tuple[str, str, str]:
    """The way to the first difference of two states, and what stands there, in short.

    >>> _parted({"at": [1, 2], "heap": {}}, {"at": [1, 3]})
    ('at.1', '2', '3')
    >>> _parted({"heap": {"by": "Ada"}}, {"heap": {}})
    ('heap.by', "'Ada'", 'nothing')
    """
    if isinstance(now, Mapping) and isinstance(then, Mapping):
        here, there = dict(now), dict(then)
    elif isinstance(now, list) and isinstance(then, list):
        here, there = dict(enumerate(now)), dict(enumerate(then))
    else:
        return ".".join(way), brief(now), brief(then)
    for key in {**here, **there}:
        if key in here and key in there and here[key] != there[key]:
            return _parted(here[key], there[key], *way, str(key))
        if key not in here or key not in there:
            mine, theirs = (brief(one[key]) if key in one else "nothing" for one in (here, there))
            return ".".join((*way, str(key))), mine, theirs
    return ".".join(way), brief(now), brief(then)


def taken(book: Rulebook, played: Played, where: str) -> Iterator[Taken]:
    """A logged match entry by entry, the first before any. Raises `PlackyError` as `replayed` does."""
    table = book.table()
    for play in replayed(book, played, where):
        table.play = play
        events = [to_json(event) for event in play.events]
        play.events.clear()
        due = isinstance(play.pending, THROWS)
        yield Taken(events, table.state(), table.pending() if due else None, table.outcomes() if due else ())


def replay_match(book: Rulebook, played: Played, where: str) -> Iterator[str]:
    """Tell a logged match again. Raises `PlackyError` as `replayed` does."""
    match = playable(book)
    for play in replayed(book, played, where):
        yield from _told(book, match, play)


def shown_state(book: Rulebook, play: Play[Any]) -> dict[str, Any]:
    """The position of a play as the table tells it."""
    table = book.table()
    table.play = play
    return table.state()


def _told(book: Rulebook, match: AnyMatch, play: Play[Any]) -> Iterator[str]:
    """Lines for what has happened since the last time; what was told is forgotten."""
    if not play.events:
        return
    state = shown_state(book, play)
    for event in play.events:
        line = match.tell(to_json(event), state)
        if line is not None:
            yield line
    play.events.clear()


def dumped(played: Played) -> str:
    """A match as the text of a log."""
    body = {"version": VERSION, **vars(played)}
    return _text({**body, "seal": _seal(body)})


def _text(body: Mapping[str, Any]) -> str:
    lines = []
    for key, value in body.items():
        if key == "entries":
            entries = ",\n".join(f"  {json.dumps(entry, ensure_ascii=False)}" for entry in value)
            lines.append(f'"entries": [\n{entries}\n]')
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _seal(body: Mapping[str, Any]) -> str:
    parts = {key: value for key, value in body.items() if key != "seal"}
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]


def load(path: Path) -> tuple[Rulebook, Played]:
    """Read a log. Raises `PlackyError` for what is none, is cut short, was edited or is of another version."""
    where = shown(path)
    body = read_json(path, "the log")
    if not isinstance(body, dict) or "version" not in body:
        raise PlackyError(f"{where}: this is no log; make one with: placky play NAME --save FILE")
    version = body["version"]
    if type(version) is int and version not in (FORMER, VERSION):
        raise PlackyError(f"{where}: the log is of version {version}, this placky reads {FORMER} and {VERSION}")
    told = _of_today(body) if version == FORMER else body
    check(told, "match", where)
    played = Played(**{key: told[key] for key in told if key not in ("version", "seal")})
    book = rulebook(str(played.rulebook))
    if _seal(body) != body["seal"]:
        _blame(book, played, where)
    return book, played


def _of_today(body: Mapping[str, Any]) -> dict[str, Any]:
    """A log of version 1 as one of today."""
    told = {key: value for key, value in body.items() if key not in ("home", "away")}
    return {**told, "coaches": [body[key] for key in ("home", "away") if key in body]}


def _blame(book: Rulebook, played: Played, where: str) -> None:
    """The seal is broken: say at which entry, if that shows."""
    for _ in replay_match(book, played, where):
        pass
    raise PlackyError(f"{where}: the log was edited: it replays, but it is not what its seal was made for")
