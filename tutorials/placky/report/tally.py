"""What results come to: who has sat, how many scenarios apply, and which have fallen, over all and rule by rule."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from placky.errors import PlackyError, shown
from placky.exam.result import Result, ScenarioResult, load
from placky.verdicts import BAD

__all__ = [
    "applicable",
    "check_told",
    "games",
    "has_fallen",
    "name_of",
    "results_of",
    "rule_by_rule",
    "statement_by_statement",
]


def applicable(result: Result) -> int:
    """How many scenarios ask for what an implementation says that it plays: all but those of other readings."""
    return len(result["scenarios"]) - result["sums"].get("not applicable", 0)


def has_fallen(one: ScenarioResult) -> bool:
    """Is it one to look at: failed, or come to no end?"""
    return one["verdict"] in BAD


def name_of(result: Result) -> str:
    """An implementation as people call it: its name and its version."""
    found = result["implementation"]
    return " ".join(part for part in (found["name"], found["version"]) if part)


def rule_by_rule(scenarios: Sequence[ScenarioResult]) -> dict[str, list[ScenarioResult]]:
    """Rule -> the scenarios about it; under "" those that name no rule, as in exercises."""
    found: dict[str, list[ScenarioResult]] = {}
    for one in scenarios:
        for rule in one["rules"] or [""]:
            found.setdefault(rule, []).append(one)
    return found


def statement_by_statement(scenarios: Sequence[ScenarioResult]) -> dict[str, list[ScenarioResult]]:
    """Statement -> the scenarios whose tags claim it."""
    found: dict[str, list[ScenarioResult]] = {}
    for one in scenarios:
        for statement in one["statements"]:
            found.setdefault(statement, []).append(one)
    return found


def check_told(result: Result) -> None:
    """Raise `PlackyError` where there is nothing to tell: an implementation that broke in whatever it was asked.

    Then it has never sat at the table, and a page about its rules would be a page about its start.
    """
    tried = [one for one in result["scenarios"] if one["verdict"] not in ("skipped", "not applicable")]
    if tried and all(one["verdict"] in BROKEN for one in tried):
        why = next((one["why"]["message"] for one in tried if "why" in one), "")
        what = f"all {len(tried)} scenarios that {name_of(result)} was asked have ended without an answer"
        raise PlackyError(f"{what}; no report is made of that{f'; the first: {why}' if why else ''}")


BROKEN = ("errored", "timeout", "crash", "protocol")
"""The verdicts of an implementation that gave no answer of the game."""


def results_of(paths: Sequence[Path]) -> list[Result]:
    """The results in these files. Raises `PlackyError` for what is none, and for one implementation twice in a game."""
    found: dict[tuple[str, str], Result] = {}
    for path in paths:
        result = load(path)
        try:
            check_told(result)
        except PlackyError as error:
            raise PlackyError(f"{shown(path)}: {error}") from error
        game, name = result["suite"]["game"], name_of(result)
        if found.setdefault((game, name), result) is not result:
            raise PlackyError(f"{shown(path)}: there is a result of {name} in {game} already; leave one of them out")
    return [*found.values()]


def games(results: Sequence[Result]) -> Iterator[tuple[str, list[Result]]]:
    """The results of each game."""
    for game in dict.fromkeys(one["suite"]["game"] for one in results):
        yield game, [one for one in results if one["suite"]["game"] == game]
