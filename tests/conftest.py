"""How hypothesis works here: the same examples in every run, by no clock.

`pytest --hypothesis-profile=explore` looks at many more, new ones each time; so does `EXPLORE=20 pytest`, for as many
times as it says.
"""

from hypothesis import settings
from tests.touchline.exploring import TIMES

settings.register_profile("placky", deadline=None, derandomize=TIMES == 1, database=None)
settings.register_profile("explore", deadline=None, max_examples=2_000)
settings.load_profile("placky")
