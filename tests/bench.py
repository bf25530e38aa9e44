"""How fast it is: `python -m tests.bench`, or `make bench`. Medians of several rounds, ours and a peer's in turns.

The peers are python-chess and catanatron, well-known engines in pure Python; a random game of theirs is one of chess,
of up to 120 moves, and one of Catan between two players. All times are CPU times of one process, so that a busy machine
changes them little; what the numbers are for is the ratio. What was promised is judged when all is measured.
"""

import argparse
import gc
import gzip
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

from tests.promises import PROMISES, Row, failed, missing, verdict
from tests.touchline.dice_football import games as dice_football
from tests.touchline.dreadball import games as dreadball
from tests.touchline.playing import POSITIONS, advance, begin

from placky.protocol import ProcessTable
from placky.rulebooks import index, rulebook, rulebooks
from placky.running import SETTINGS
from touchline.core.dice import successes
from touchline.core.dice.outcomes import count
from touchline.core.dice.successes import SuccessPool
from touchline.core.dice.throws import Roll
from touchline.core.play.ahead import after, steady
from touchline.core.play.drivers import Play, at_random, play_out
from touchline.core.play.requests import Choose, Command
from touchline.dice_football.best import Position, Solution
from touchline.dice_football.numbers import NUMBERS
from touchline.dreadball.chances import clash
from touchline.takkure.coaches import COACHES
from touchline.takkure.position import read
from touchline.takkure.state import show

try:
    import chess
except ImportError:
    chess = None
try:
    import catanatron
    from catanatron.json import GameEncoder
    from catanatron.players.weighted_random import WeightedRandomPlayer
except ImportError:
    catanatron = None

ROOT = Path(__file__).parents[1]
SITE = ROOT / "docs" / "_build" / "html"
SHARED = (
    "placky.css", "walk.css", "theme.js", "parts.js", "lesson.js", "walk.js",
)  # fmt: skip
"""The theme's own files that a page with a walkthrough asks for."""
ROUNDS = 5
HEAD = ("What", "Ours", "python-chess", "Ratio", "catanatron", "Ratio", "Promised")
SPAN = 0.4
"""Seconds of CPU for one round of one thing."""
UNBUILT = "no pages here; make site builds them"


def rate(work: Callable[[], int]) -> float:
    """How often a second of CPU: `work` does something some times and says how often."""
    work()
    done, start = 0, time.process_time()
    while time.process_time() - start < SPAN:
        done += work()
    return done / (time.process_time() - start)


def in_turns(rounds: int, *works: Callable[[], int]) -> list[float]:
    """The median rate of each, measured one after the other in every round."""
    measured = [[rate(work) for work in works] for _ in range(rounds)]
    return [statistics.median(rates) for rates in zip(*measured, strict=True)]


# ------------------------------------------------------------------ what is measured


def ours_at_random(name: str) -> Callable[[], int]:
    """Random legal play of chapter 1 to the end: decisions."""
    chance = Random(7)

    def work() -> int:
        return play_out(begin({**POSITIONS[name], "chapter": 1}), at_random, chance)

    return work


def chess_at_random() -> int:
    """A random game of chess, up to 120 moves: moves."""
    chance, board, moves = Random(), chess.Board(), 0
    while moves < 120:
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(chance.random() * len(legal))])
        moves += 1
    return moves


def repeated(do: Callable[[], Any], times: int) -> Callable[[], int]:
    """The same thing many times over."""

    def work() -> int:
        for _ in range(times):
            do()
        return times

    return work


def middle_of(name: str) -> Any:
    """A state in the middle of a game."""
    play, chance = begin({**POSITIONS[name], "chapter": 1}), Random(1)
    for _ in range(24):
        advance(play, chance)
    return play.state


def face_to_face() -> Roll:
    """A face-to-face roll of two dice, as the first exercise asks for it."""
    for seed in range(100):
        play, chance = begin(POSITIONS["two against two"]), Random(seed)
        while play.pending is not None:
            if isinstance(play.pending, Roll) and len(play.pending.dice) == 2:
                return play.pending
            advance(play, chance)
    raise AssertionError("no face-to-face roll in 100 games")


def playing(rounds: int) -> list[Row]:
    """Decisions a second."""
    works = {name: ours_at_random(name) for name in ("one against one", "two against two", "four against four")}
    rates = in_turns(rounds, *works.values(), *([chess_at_random] if chess else []))
    peer = rates[len(works)] if chess else None
    return [
        Row(
            f"random legal play, {name}: decisions a second",
            f"{found:,.0f}",
            f"{peer:,.0f} moves" if peer else "",
            f"{found / peer:.2f}" if peer else "",
        )
        for name, found in zip(works, rates, strict=False)
    ]


def dreadball_at_random(*, decisions: bool = False) -> Callable[[], int]:
    """Whole random games of DreadBall: how many, or how many decisions."""
    chance = Random(7)

    def work() -> int:
        taken = play_out(dreadball.begin(), at_random, chance)
        return taken if decisions else 1

    return work


def hexes(rounds: int) -> list[Row]:
    """DreadBall: random decisions a second beside chess and beside Takkure's matches, and a copy."""
    play = dreadball.begin()
    play_out(play, at_random, Random(3), 200)
    works = dreadball_at_random(decisions=True), match_at_random({"mode": "match"}, decisions=True)
    ours, takkure, copies, *others = in_turns(
        rounds, *works, repeated(play.state.copy, 500), *([chess_at_random] if chess else [])
    )
    what, microseconds = "random games of DreadBall: decisions a second", 1e6 / copies
    peers = [("Takkure", takkure), *(("moves of python-chess", rate) for rate in others)]
    return [
        *(
            Row(
                what, f"{ours:,.0f}", f"{theirs:,.0f} ({name})", f"{ratio(ours, theirs):.2f}",
                promise=PROMISES["decisions"], measured=ratio(ours, theirs),
            )
            for name, theirs in peers
        ),
        Row("copy of a game of DreadBall: microseconds", f"{microseconds:.2f}",
            promise=PROMISES["copy"], measured=microseconds),
    ]  # fmt: skip


def dice_game_at_random() -> Callable[[], int]:
    """Whole random games of Sports Dice Football, from the toss to 21: games."""
    chance = Random(7)

    def work() -> int:
        play_out(dice_football.begin(), at_random, chance)
        return 1

    return work


def chess_game_at_random() -> int:
    """A whole random game of chess, of up to 120 moves: games."""
    chess_at_random()
    return 1


def games(rounds: int) -> list[Row]:
    """Whole random games a second, and best play solved."""
    rates = in_turns(rounds, dice_game_at_random(), *([chess_game_at_random] if chess else []))
    ours, peer = rates[0], rates[1] if chess else None
    set_up = dice_football.begin().state.set_up
    start = Position(NUMBERS.start.first, 1, crossed=False, chip=False)
    begun = time.process_time()
    found = Solution(set_up).solve(start)
    took = time.process_time() - begun
    return [
        Row(
            "random games of dice football: games a second", f"{ours:,.0f}", f"{peer:,.0f} games" if peer else "",
            f"{ours / peer:.2f}" if peer else "",
        ),
        Row(
            f"best play of dice football, {len(found.trees)} positions: seconds", f"{took:.2f}",
            "(in random games)", f"{took * ours:,.0f}",
        ),
    ]  # fmt: skip


def copying(rounds: int) -> list[Row]:
    """Microseconds for a copy of a state."""
    works = {name: repeated(middle_of(name).copy, 500) for name in ("one against one", "four against four")}
    more = []
    if chess:
        board, chance = chess.Board(), Random(1)
        for _ in range(24):
            board.push(chance.choice(list(board.legal_moves)))
        more = [repeated(lambda: board.copy(stack=False), 500)]
    rates = in_turns(rounds, *works.values(), *more)
    peer = 1e6 / rates[len(works)] if chess else None
    return [
        Row(
            f"copy of a state, {name}: microseconds",
            f"{1e6 / found:.2f}",
            f"{peer:.2f}" if peer else "",
            f"{1e6 / found / peer:.2f}" if peer else "",
        )
        for name, found in zip(works, rates, strict=False)
    ]


MATCH: dict[str, Any] = {"mode": "match", "cards": True}
"""A whole match with play cards, from the toss to the final whistle."""


def compared(what: str, rounds: int, works: Sequence[Callable[[], int] | None], *, every: float = 0) -> Row:
    """Ours, python-chess' and catanatron's: how often a second; or how long each takes, `every` being a second."""
    rates = iter(in_turns(rounds, *[work for work in works if work is not None]))
    found = [next(rates) if work is not None else 0.0 for work in works]
    values = [(every / rate if every else rate) if rate else 0.0 for rate in found]
    said = [f"{value:,.{2 if value < 100 else 0}f}" if value else "" for value in values]
    ratios = [f"{values[0] / value:.2f}" if value else "" for value in values]
    return Row(what, said[0], said[1], ratios[1], said[2], ratios[2])


def match_at_random(position: dict[str, Any], *, decisions: bool = False) -> Callable[[], int]:
    """Whole random matches: how many, or how many decisions."""
    chance = Random(7)

    def work() -> int:
        taken = play_out(Play(*read(position)), at_random, chance)
        return taken if decisions else 1

    return work


def rookie_match() -> Callable[[], int]:
    """Whole matches between two rookie coaches: matches."""
    chance = Random(7)

    def work() -> int:
        play_out(Play(*read({"mode": "match"})), COACHES["rookie"], chance)
        return 1

    return work


def catan(player: str = "RandomPlayer", *, decisions: bool = False) -> Callable[[], int] | None:
    """Whole games of Catan between two players of a kind: how many, or how many actions."""
    if catanatron is None:
        return None
    kind = catanatron.RandomPlayer if player == "RandomPlayer" else WeightedRandomPlayer

    def work() -> int:
        game = catanatron.Game([kind(catanatron.Color.RED), kind(catanatron.Color.BLUE)])
        game.play()
        return len(game.state.actions) if decisions else 1

    return work


def chess_in_the_middle() -> Any:
    """A board after 24 moves."""
    board, chance = chess.Board(), Random(1)
    for _ in range(24):
        board.push(chance.choice(list(board.legal_moves)))
    return board


def catan_in_the_middle() -> Any:
    """A game of Catan after 100 actions."""
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in (catanatron.Color.RED, catanatron.Color.BLUE)])
    for _ in range(100):
        game.play_tick()
    return game


def matches(rounds: int) -> list[Row]:
    """Whole matches, and what a state in the middle of one costs to copy and to write down."""
    play = Play(*read(MATCH))
    play_out(play, at_random, Random(3), 200)
    state = play.state
    board, game = chess and chess_in_the_middle(), catanatron and catan_in_the_middle()
    return [
        compared("random full matches: matches a second", rounds, [match_at_random({"mode": "match"}),
                 chess and chess_game_at_random, catan()]),
        compared("random full matches with cards: matches a second", rounds, [match_at_random(MATCH), None, None]),
        compared("random full matches: decisions a second", rounds, [
            match_at_random({"mode": "match"}, decisions=True), chess and chess_at_random, catan(decisions=True)]),
        compared("copy of a match: microseconds", rounds, [
            repeated(state.copy, 500), chess and repeated(lambda: board.copy(stack=False), 500),
            catanatron and repeated(game.copy, 100)], every=1e6),
        compared("a match as JSON data, there and back (chess: FEN): microseconds", rounds, [
            repeated(lambda: read(show(state)), 100), chess and repeated(lambda: chess.Board(board.fen()), 100), None],
            every=1e6),
        compared("a match as JSON text, there and back: microseconds", rounds, [
            repeated(lambda: read(json.loads(json.dumps(show(state)))), 100), None, None], every=1e6),
        compared("a match as JSON text, there only: microseconds", rounds, [
            repeated(lambda: json.dumps(show(state)), 100), None,
            catanatron and repeated(lambda: json.dumps(game, cls=GameEncoder), 20)], every=1e6),
        compared("matches of two rookies (Catan: of two weighted randoms): matches a second", min(rounds, 3), [
            rookie_match(), None, catan("WeightedRandomPlayer")]),
    ]  # fmt: skip


MANY = 10_000
"""Matches for which one process must have memory enough."""


def memory(_: int) -> list[Row]:
    """Blocks of memory in use while one process plays match after match, and game after game of DreadBall."""
    return [*kept("matches", match_at_random(MATCH)), *kept("games of DreadBall", dreadball_at_random())]


def kept(what: str, work: Callable[[], int]) -> list[Row]:
    """Blocks of memory in use after a tenth, half and all of them."""
    found: list[tuple[int, int]] = []
    for played in (MANY // 10, MANY // 2, MANY):
        for _ in range(played - (found[-1][0] if found else 0)):
            work()
        gc.collect()
        found.append((played, sys.getallocatedblocks()))
    first = found[0][1]
    return [
        Row(f"memory after {played:,} {what}: blocks", f"{blocks:,}", "(to the first)", f"{blocks / first:.3f}")
        for played, blocks in found
    ]


GUARD, JACK, PLATE = SuccessPool(5, 4, bursts=True), SuccessPool(3, 4, bursts=True), SuccessPool(4, 4, bursts=True)
"""A Guard who slams after a move, whoever has three dice, and a Guard who answers or checks his armour."""


def slam_reckoned(*, anew: bool) -> None:
    """A whole Slam of DreadBall, the dearest of its actions: both answers, with the armour checks of both players."""
    if anew:
        for known in (successes._listed, successes._added, successes._shares):
            known.cache_clear()
    clash(GUARD, PLATE, armour=PLATE, own=PLATE)
    clash(GUARD, JACK, armour=PLATE)


def slam_unfolded() -> Callable[[], None]:
    """The same Slam, for which the engine plays on every class of its rolls."""
    cards = {"ORION": ("Comets", "Human Guard", [-2, 0], 0), "GRUM": ("Wreckers", "Human Guard", [0, 0], 3)}
    cards |= {"VEGA": ("Comets", "Human Jack", [-9, 1], 0), "NIB": ("Wreckers", "Goblin", [2, -5], 3)}
    players = [{"name": name, **dict(zip(("team", "profile", "at", "facing"), card, strict=True))}
               for name, card in cards.items()]  # fmt: skip
    play = dreadball.begin(players=players, ball=[-8, 2])
    slam = {"do": "slam", "player": "ORION", "target": "GRUM", "path": [[-1, 0]]}

    def answered(do: str, choose: Choose, here: Play[Any]) -> Command:
        return {"do": do, "player": "GRUM"} if choose.kind == "answer" else steady(choose, here)

    def work() -> None:
        for answer in ("slamback", "dodge"):
            after(play, slam, partial(answered, answer))

    return work


def odds(rounds: int) -> list[Row]:
    """Milliseconds for exact odds: of all 144 rolls, without remembering any, and of a whole action of DreadBall."""
    roll = face_to_face()
    found = in_turns(
        rounds, repeated(lambda: count(roll), 20), repeated(lambda: slam_reckoned(anew=True), 20),
        repeated(lambda: slam_reckoned(anew=False), 20), repeated(slam_unfolded(), 5),
    )  # fmt: skip
    one, cold, warm, unfolded = (1e3 / each for each in found)
    what = "exact odds of a Slam of DreadBall, both answers and armour checks"
    return [
        Row("exact odds of a face-to-face roll: milliseconds", f"{one:.3f}"),
        Row(
            f"{what}, nothing remembered: milliseconds", f"{cold:.3f}", promise=PROMISES["action"], measured=cold
        ),
        Row(
            f"{what}, its pools remembered: milliseconds", f"{warm:.3f}", f"{unfolded:.1f} (unfolded)",
            f"{ratio(warm, unfolded):.3f}", promise=PROMISES["reckoned"], measured=ratio(warm, unfolded),
        ),
    ]  # fmt: skip


def drawing(rounds: int) -> list[Row]:
    """Milliseconds and bytes for the picture of a board."""
    from placky.diagrams.canvas import _page
    from placky.diagrams.svg import board

    states = {name: ("takkure", show(middle_of(name))) for name in ("one against one", "four against four")}
    table = rulebook("dice_football").table()
    table.set_up({})
    states["dice football"] = ("dice_football", table.state())
    rows = []
    for name, (game, state) in states.items():
        scene = rulebook(game).painter().scene(state)

        def anew(scene: Any = scene) -> str:
            _page.cache_clear()
            return board(scene, "b-").as_file()

        def drawn(scene: Any = scene) -> str:
            return board(scene, "b-").as_file()

        first, again = in_turns(rounds, repeated(anew, 10), repeated(drawn, 10))
        data = board(scene, "b-").as_file().encode()
        rows.append(Row(f"picture of a board, {name}: milliseconds", f"{1e3 / first:.2f}"))
        rows.append(Row("the same once more: milliseconds", f"{1e3 / again:.2f}"))
        rows.append(Row(f"picture of a board, {name}: bytes (gzipped)", f"{len(data):,} ({weight(data):,})"))
    return rows


def recording(rounds: int) -> list[Row]:
    """The same run of all features with and without recordings: how much more CPU they cost."""
    from tests import building

    settings = ["-c", str(SETTINGS), "--rootdir", "features", "--import-mode=importlib"]
    command = [sys.executable, "-m", "pytest", "features", "-q", *settings]
    plain, recorded = [], []
    try:
        for _ in range(rounds):
            with tempfile.TemporaryDirectory() as folder:
                plain.append(building.cpu(command, ROOT))
                recorded.append(building.cpu([*command, "--record", folder], ROOT))
    except building.Failed as error:
        return [failed("recording", error)]
    before, after = statistics.median(plain), statistics.median(recorded)
    return [
        Row("all features without recording: seconds", f"{before:.2f}"),
        Row("all features with --record: seconds", f"{after:.2f}", "(to the run without)", f"{after / before:.2f}"),
    ]


def weight(data: bytes) -> int:
    """Bytes as a server would send them."""
    return len(gzip.compress(data, 9, mtime=0))


def pages(_: int) -> list[Row]:
    """What a page of the built site weighs, without its boards and fonts."""
    home = SITE / "index.html"
    found = sorted(page for game in rulebooks() for page in SITE.glob(f"{game}/**/*.html"))
    found += [home] if home.exists() else []
    if not found:
        return [missing("pages", UNBUILT)]
    weights = {path: weight(path.read_bytes()) for path in found}
    heaviest = max(weights, key=weights.__getitem__)
    shared = [weight(path.read_bytes()) for path in (SITE / "_static").rglob("*") if path.name in SHARED]
    rows = [
        Row(f"page {path.relative_to(SITE).as_posix()}: bytes gzipped", f"{weights[path]:,}")
        for path in dict.fromkeys((home, *sorted(SITE.glob("*/exercises/0*.html")), heaviest))
        if path in weights
    ]
    return [
        *rows,
        Row(f"median of {len(weights)} pages: bytes gzipped", f"{statistics.median(weights.values()):,.0f}"),
        Row("style and scripts that all pages share: bytes gzipped", f"{sum(shared):,}"),
    ]


def browser(rounds: int) -> list[Row]:
    """Milliseconds to the first paint of exercises and drills and from a key to what answers it, on a slow CPU."""
    if not (SITE / "index.html").exists():
        return [missing("browser", UNBUILT)]
    try:
        from tests import browsing
    except ImportError:
        return [missing("browser", "Playwright is missing; install it: pip install 'placky[test]'")]
    rows = []
    try:
        for kind, what, ours, plain in browsing.measured(SITE, rounds):
            rows.append(Row(
                f"{what}, CPU {browsing.SLOWER}x slower: milliseconds", f"{ours:.0f}", f"{plain:.0f} (plain page)",
                f"{ours / plain:.2f}", promise=PROMISES.get(kind), measured=ours,
            ))  # fmt: skip
    except browsing.Missing as error:
        rows.append(missing("browser", str(error)))
    except browsing.Error as error:
        rows.append(failed("browser", error.message.splitlines()[0]))
    return rows


def lighthouse(_: int) -> list[Row]:
    """What Lighthouse says of home, an exercise and a rule, each of four things from 0 to 100."""
    if not (SITE / "index.html").exists():
        return [missing("Lighthouse", UNBUILT)]
    from tests import lighthouse as auditor

    rows = []
    try:
        for page, found in auditor.scores(SITE):
            wanted = PROMISES["lighthouse"]
            rows += [
                Row(f"Lighthouse, {Path(page).name}: {name}", str(score), promise=wanted, measured=score)
                for name, score in found.items()
            ]
    except auditor.Missing as error:
        rows.append(missing("Lighthouse", str(error)))
    except auditor.Failed as error:
        rows.append(failed("Lighthouse", error))
    return rows


def ratio(ours: float, theirs: float) -> float:
    """Ours to theirs; no number, and so never as promised, where noise has eaten theirs."""
    return ours / theirs if theirs > 0 else float("nan")


def site(rounds: int) -> list[Row]:
    """CPU seconds of the whole site and of one changed feature, how they grow, and a picture beside its peer."""
    from tests import building

    def median(work: Callable[[], Sequence[float]]) -> list[float]:
        return [statistics.median(found) for found in zip(*(work() for _ in range(min(rounds, 3))), strict=True)]

    try:
        two, one, changed = building.whole()
        begun = building.begun()
        grown = dict(zip(building.COPIES, median(building.growing), strict=True))
        ours, theirs = median(building.pictures)
    except building.Failed as error:
        return [failed("site", error)]
    first, *more = building.COPIES
    rows = [
        Row("the whole site from nothing, by one process: CPU seconds", f"{one:.1f}",
            promise=PROMISES["whole"], measured=one),
        Row("the same by two processes: CPU seconds", f"{two:.1f}", "(to one)", f"{two / one:.2f}"),
        Row("one changed feature: CPU seconds", f"{changed:.1f}", "(to the whole)", f"{changed / one:.2f}",
            promise=PROMISES["changed"], measured=changed),
        Row("from placky new to its first pages: CPU seconds", f"{begun:.1f}",
            promise=PROMISES["begun"], measured=begun),
        Row(f"{first} exercises of Pebbles: CPU seconds", f"{grown[first]:.1f}"),
    ]  # fmt: skip
    for copies in more:
        share = grown[copies] / grown[first] / (copies / first)
        rows.append(Row(
            f"{copies} exercises of Pebbles: CPU seconds", f"{grown[copies]:.1f}", f"(to as many times {first})",
            f"{share:.2f}", promise=PROMISES["share"], measured=share,
        ))  # fmt: skip
    *_, half, most = more
    late, early = ((grown[b] - grown[a]) / (b - a) for a, b in ((half, most), (first, half)))
    further = ratio(late, early)
    rows.append(Row(
        f"a further exercise, from {half} to {most}: CPU milliseconds", f"{1000 * late:.0f}",
        f"{1000 * early:.0f} (from {first} to {half})", f"{further:.2f}",
        promise=PROMISES["further"], measured=further,
    ))  # fmt: skip
    rows.append(Row(
        "picture of a board drawn anew: milliseconds", f"{ours:.1f}", f"{theirs:.0f} (plot_directive)",
        f"{ratio(ours, theirs):.2f}", promise=PROMISES["picture"], measured=ratio(ours, theirs),
    ))  # fmt: skip
    return rows


QUICK = """
import json, sys

HELLO = {"protocol": "1.0", "implementation": {"name": "quick", "version": "1", "language": "Python"},
         "games": {"dice_football": {"readings": {}, "capabilities": []}}}
for line in sys.stdin:
    asked = json.loads(line)
    more = HELLO if asked["command"] == "hello" else {}
    print(json.dumps({"number": asked["number"], "answer": "ok", **more}), flush=True)
"""
"""An engine that takes everything, at once."""
REQUESTS = 500
"""So many requests a round."""


def exam(rounds: int) -> list[Row]:
    """Milliseconds of a request by the exam, and of the same line over a bare pipe. By the clock, as both wait."""
    book, asked = rulebook("dice_football"), {"do": "punt"}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-I", str(Path(folder) / "quick.py")]
        Path(command[-1]).write_text(QUICK, encoding="utf-8")
        table = ProcessTable(command, book.name, index(book))
        table.set_up({})
        line = json.dumps({"number": 1, "command": "act", "act": asked}).encode() + b"\n"
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as bare:
            assert bare.stdin is not None
            assert bare.stdout is not None
            works: list[list[float]] = [[], []]
            for _ in range(rounds):
                begun = time.perf_counter()
                for _ in range(REQUESTS):
                    table.act(asked)
                between = time.perf_counter()
                for _ in range(REQUESTS):
                    bare.stdin.write(line)
                    bare.stdin.flush()
                    bare.stdout.readline()
                works[0].append(between - begun)
                works[1].append(time.perf_counter() - between)
            bare.stdin.close()
        table.stop()
    ours, theirs = (1000 * statistics.median(found) / REQUESTS for found in works)
    return [
        Row("a request of the exam over a pipe: milliseconds", f"{ours:.3f}", f"{theirs:.3f} (bare)",
            f"{ours / theirs:.1f}"),
        Row("what the exam adds to a request: milliseconds", f"{ours - theirs:.3f}",
            promise=PROMISES["request"], measured=ours - theirs),
    ]  # fmt: skip


PARTS: dict[str, Callable[[int], list[Row]]] = {
    "play": playing, "match": matches, "memory": memory, "games": games, "hexes": hexes, "copy": copying, "odds": odds,
    "exam": exam,
    "board": drawing, "record": recording, "pages": pages, "browser": browser,
    "lighthouse": lighthouse, "site": site,
}  # fmt: skip

# ------------------------------------------------------------------ what is said


def say(rows: Sequence[Row]) -> None:
    """A table: with Rich on a terminal, in plain columns elsewhere."""
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.table import Table

        table = Table(*HEAD)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in rows:
            table.add_row(*row.cells())
        Console().print(table)
        return
    lines = [HEAD, *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for what, *more in lines:
        cells = [what.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(more, widths[1:], strict=True))]
        print("  ".join(cells).rstrip())


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is asked for, or everything, and judge it."""
    options = argparse.ArgumentParser(prog="python -m tests.bench", description=str(__doc__).splitlines()[0])
    options.add_argument("part", nargs="*", metavar="PART", help=f"only these: {', '.join(PARTS)}")
    options.add_argument("--rounds", type=int, default=ROUNDS, help="rounds behind each median (default: %(default)s)")
    chosen = options.parse_args(arguments)
    unknown = [part for part in chosen.part if part not in PARTS]
    if unknown or chosen.rounds < 1:
        options.error(
            f"no part is called {unknown[0]!r}; allowed: {', '.join(PARTS)}" if unknown else "--rounds is 1 or more"
        )
    print(f"Python {sys.version.split()[0]}, medians of {chosen.rounds} rounds")
    for name, peer in (("chess", chess), ("catanatron", catanatron)):
        if peer is None:
            print(f"{name} is missing, so there is nothing to compare with; install it: pip install 'placky[bench]'")
        else:
            print(f"{name} {version(name)}")
    rows = []
    for name in chosen.part or PARTS:
        if sys.stderr.isatty():
            print(f"measuring: {name}", file=sys.stderr)
        rows += PARTS[name](chosen.rounds)
    say(rows)
    lines, code = verdict(rows, named=bool(chosen.part))
    for line in lines:
        print(line)
    return code


if __name__ == "__main__":
    sys.exit(main())
