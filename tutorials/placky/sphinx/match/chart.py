"""The chart of a match: every score over its turns; on one track that two share, one rises and the other falls."""

from collections.abc import Sequence

from placky.diagrams.chart import Axis, Chart, LevelBand, Series, Tick
from placky.matches.frames import MatchFrame
from placky.nouns import Nouns
from placky.rulebook import AnyMatch
from placky.sentences import say

STEP = 0.04
"""How much of a turn a line takes to rise."""


def chart(match: AnyMatch, teams: Sequence[str], frames: Sequence[MatchFrame], nouns: Nouns) -> Chart | None:
    """Every score turn by turn, with the largest parts as bands; None for a match without scores or without turns."""
    track = frames[-1].standing.track
    ticks: list[Tick] = []
    parts: list[tuple[str, int]] = []
    lines: list[list[tuple[float, float]]] = [[(0.0, 0.0)] for _ in frames[-1].standing.score]
    for frame in frames:
        for line, number in zip(lines, frame.standing.score, strict=True):
            _rise(line, len(ticks), -number if track and line is lines[-1] else number)
        for moment in frame.parts:
            if moment.depth == 1:
                parts.append((moment.text, len(ticks)))
            if moment.turn:
                ticks.append(Tick(len(ticks) + 0.5, moment.turn))
    if not ticks or not lines:
        return None
    end = len(ticks)
    series = []
    for side, (team, line) in enumerate(zip(teams, lines, strict=True)):
        points = line if line[-1][0] >= end else [*line, (float(end), line[-1][1])]
        series.append(Series(f"{team} {abs(points[-1][1]):g}", tuple(points), side=side))
    stops = [*(start for _, start in parts[1:]), end]
    bands = tuple(
        LevelBand(start, stop, text) for (text, start), stop in zip(parts, stops, strict=False) if start < stop
    )
    most = _counted(max(2, *(abs(int(number)) for line in lines for _, number in line)))
    below = [-number for number in most[:0:-1]] if track else []
    unit = say("{unit} ahead", unit=say(match.unit)) if track else say(match.unit)
    up = Axis(unit, ticks=tuple(Tick(n, str(abs(n))) for n in [*below, *most]))
    jumps = [f"{moment.text}." for frame in frames for moment in frame.jumps]
    title = nouns.put("{unit:capital} over the {game}", unit=unit)
    across = Axis(say(match.turns), ticks=tuple(ticks))
    alt = f"{title}. {' '.join(jumps)}"
    return Chart(title, across, up, tuple(series), bands, alt)


def _rise(line: list[tuple[float, float]], turn: int, number: float) -> None:
    """Let a line rise at the end of a turn."""
    if number == line[-1][1]:
        return
    if line[-1][0] == turn and len(line) > 1:
        line[-1] = (float(turn), float(number))
        return
    line += [(turn - STEP, line[-1][1])] if turn - STEP > line[-1][0] else []
    line.append((max(float(turn), line[-1][0] + STEP), float(number)))


def _counted(most: int) -> list[int]:
    """Ticks from 0, about five of them."""
    step = max(1, -(-most // 5))
    return list(range(0, most + step, step))
