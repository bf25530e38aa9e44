"""What a frame is called after a roll knows where its dice stand, in every language, and after it was kept."""

import pickle
from copy import deepcopy

from placky.sentences.catalogue import Translated, speaking
from placky.words import RollTitle


def test_a_title_that_was_kept_is_the_same() -> None:
    title = RollTitle("4 against 6", "the bishop wins")
    for again in (pickle.loads(pickle.dumps(title)), deepcopy(title)):  # noqa: S301 - our own
        assert (again, again.thrown, again.news, again.place) == (title, "4 against 6", "the bishop wins", (0, 11))


def test_other_dice_stand_where_a_language_has_them() -> None:
    with speaking(Translated({"{thrown}: {news}": "{news} ({thrown})"})):
        title = RollTitle("4", "4 steps")
    assert title == "4 steps (4)"
    assert title.cast("6") == "4 steps (6)"
