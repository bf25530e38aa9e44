"""Engines that misbehave in every way that we could think of: each gets its verdict, and nothing of it stays."""

import os
import sys
import time
from pathlib import Path

import pytest
from tests.placky.exam import engines

from placky.protocol import ProcessTable
from placky.rulebooks import index, rulebook
from placky.verdicts import EngineFault, Verdict

BOOK = rulebook("dice_football")
DUE = {"phase": "drive", "down": 4}
PUNT = {"do": "punt", "coach": "Red"}
ALL: dict[str, tuple[Verdict | None, str]] = {
    "hangs": ("timeout", r"gave no answer within 0.3 s, asked for act\("),
    "ignores SIGTERM": ("timeout", r"gave no answer within 0.3 s, asked for act\("),
    "exits 0": ("crash", r"ended with exit code 0, asked for act\("),
    "SIGSEGV": ("crash", r"was ended by SIGSEGV, asked for act\("),
    "garbage": ("protocol", "is no JSON"),
    "a banner": ("protocol", "more than one line.*Welcome"),
    "an endless line": ("protocol", "a line of more than 1000000 bytes"),
    "5 MB of stderr": (None, ""),
    "a wrong number": ("protocol", r"the number of its answer is 5; it was asked number 4"),
    "NaN": ("protocol", "NaN is no JSON"),
    "200,000 deep": ("protocol", "too deep in one another"),
    "5,000 digits": ("protocol", "a whole number of 5000 digits"),
    "a duplicate key": ("protocol", "the key 'answer' stands twice"),
    "bad UTF-8": ("protocol", "is no UTF-8"),
    "a grandchild": ("crash", r"ended with exit code 0, asked for act\("),
    "a distant grandchild": ("crash", r"ended with exit code 0, asked for act\("),
    "an echo": ("protocol", '"answer" to hello is null; allowed: ok, errored'),
    "slow": (None, ""),
}


def marked(mark: str) -> list[int]:
    """The processes that have this mark in their surroundings, as all that an engine ever starts inherits it."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark.encode() in path.read_bytes():
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere only the process group is promised")
@pytest.mark.parametrize("kind", ALL)
def test_each_gets_its_verdict_and_nothing_of_it_stays(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = f"MARK_OF_{os.getpid()}_{tmp_path.name}"
    monkeypatch.setenv("PLACKY_TEST_MARK", mark)
    command = [sys.executable, str(engines.__file__), kind]
    stderr = tmp_path / "stderr"
    table = ProcessTable(command, BOOK.name, index(BOOK), limit=0.3, starting=20, stderr=stderr)
    verdict, said = ALL[kind]
    began = time.monotonic()

    def play() -> None:
        table.set_up(DUE)
        assert marked(mark)
        table.act(PUNT)
        assert table.state()

    if verdict is None:
        play()
    else:
        with pytest.raises(EngineFault, match=said) as raised:
            play()
        assert (raised.value.verdict, table.ended) == (verdict, True)
        with pytest.raises(type(raised.value)):
            table.state()
    table.close()
    assert time.monotonic() - began < 25
    assert marked(mark) == []
    assert (stderr.stat().st_size if stderr.exists() else 0) <= 1_000_000
