"""How hypothesis works here: the same examples in every run, by no clock.

`pytest --hypothesis-profile=explore` looks at many more, new ones each time.
"""

from hypothesis import settings

settings.register_profile("placky", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, max_examples=2_000)
settings.load_profile("placky")
