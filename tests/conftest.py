"""How the tests work here, whoever starts them: Ctrl-C reaches what they start, and hypothesis goes by no clock.

The background of a shell ignores Ctrl-C, and whatever is started there inherits that.

Hypothesis tries the same examples in every run; `pytest --hypothesis-profile=explore` looks at many more, new ones each
time; so does `EXPLORE=20 pytest`, for as many times as it says.

Each test runs with room for its frames, so that none is slow because of how deep it happens to lie.

What is there once all tests are collected stays to the end: ten thousand tests, and every module. Python is told so,
and does not search it again and again for what nobody needs, which took a tenth of a whole run.

Features that a build of the site has read are not read again while tests are collected, which each process does.
"""

import gc
import signal
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest import runner
from hypothesis import settings
from tests.touchline.exploring import TIMES

from placky.roomy import roomy
from placky.scenarios.notes import notes

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
settings.register_profile("placky", deadline=None, derandomize=TIMES == 1, database=None)
settings.register_profile("explore", deadline=None, max_examples=2_000)
settings.load_profile("placky")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for features first where `placky build` keeps what it has read."""
    with notes.under(Path(__file__).parents[1] / "docs" / "_build" / "features"):
        return (yield)


def pytest_collection_finish() -> None:
    """Leave out of every later search for garbage what stays, and search less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """As pytest does it."""
    return roomy(runner.pytest_runtest_protocol, item, nextitem)
