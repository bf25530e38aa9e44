"""How the tests work here, whoever starts them: Ctrl-C reaches what they start, and hypothesis goes by no clock.

The background of a shell ignores Ctrl-C, and whatever is started there inherits that.

Hypothesis tries the same examples in every run; `pytest --hypothesis-profile=explore` looks at many more, new ones each
time; so does `EXPLORE=20 pytest`, for as many times as it says.
"""

import signal

from hypothesis import settings
from tests.touchline.exploring import TIMES

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
settings.register_profile("placky", deadline=None, derandomize=TIMES == 1, database=None)
settings.register_profile("explore", deadline=None, max_examples=2_000)
settings.load_profile("placky")
