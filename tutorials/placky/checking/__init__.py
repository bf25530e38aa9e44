"""`placky check`: what is silently wrong with a rulebook, and what it lacks next.

Each check is a small function on a list (`findings`). Some read files (`data`, `code`, `pages`, `lacking`). Some look
at what scenarios did (`scenarios`), or at games that are played at random from where scenarios begin (`games`). Some
look at what pages would show of all that (`shown`).
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from placky.checking import code, data, games, lacking, pages, scenarios, shown
from placky.checking.findings import CHECKS, GAME, LACKING, PROJECT, SHOWN, STEP, WRONG, Check, Finding
from placky.checking.project import Project
from placky.rulebooks import rulebook
from placky.worker import Died, Worker

__all__ = ["ANSWERS", "CHECKS", "LACKING", "WRONG", "Check", "Finding", "Found", "Project", "findings", "look"]

ANSWERS = 1200
"""How many decisions and rolls are played at random, where nobody says otherwise."""
Found = tuple[str, Finding]
"""What a check has found, with the kind of finding."""
_VALUES = re.compile(r"'[^']*'|\d+")
"""What differs from game to game in a finding."""
ROOM = (data, code, pages, scenarios, games, shown, lacking)
"""The modules with checks, in the order in which they are made."""


def findings(project: Project, limit: float) -> list[Found]:
    """Everything that is found, in a process of its own: an engine may end it, or take longer than the `limit`."""
    found: list[Found] = []
    book, *rest = vars(project).values()
    with Worker(_work, book.name, *rest, limit=limit) as worker:
        try:
            found += [(kind, Finding(*finding)) for kind, *finding in worker.told()]
        except Died as died:
            found.append((WRONG, Finding("", str(died), "a rule has to ask something, or to end")))
    return found


def _work(tell: Callable[[tuple[Any, ...]], None], name: str, *rest: Any) -> None:
    """In a worker: make all checks."""
    for kind, finding in look(Project(rulebook(name), *rest)):
        tell((kind, *finding))


def look(project: Project, checks: Sequence[Check] = CHECKS) -> Iterator[Found]:
    """Make these checks. What is found in games is given once, however many values it was found with."""
    from placky.checking.playing import games as played

    for one in (one for one in checks if one.of == PROJECT):
        yield from _made(one, project)
    of = {games.GameStep: STEP, games.PlayedGame: GAME, shown.ShownStep: SHOWN}
    seen: set[tuple[str, str, str]] = set()
    for subject in played(project):
        if isinstance(subject, Finding):
            found = [(WRONG, subject)]
        else:
            found = [line for one in checks if one.of == of[type(subject)] for line in _made(one, subject)]
        for kind, finding in found:
            alike = finding.where, _VALUES.sub("", finding.what), finding.do
            if alike not in seen:
                seen.add(alike)
                yield kind, finding


def _made(check: Check, subject: Any) -> Iterator[Found]:
    """What one check finds; where the rulebook breaks under it, that."""
    from placky.checking.playing import broken
    from touchline.core.errors import BadRuleData

    try:
        for finding in check.function(subject):
            yield check.kind, finding
    except BadRuleData:
        return  # `data_files` tells that
    except Exception as error:  # noqa: BLE001 - whatever a rulebook may throw
        yield WRONG, broken(error)
