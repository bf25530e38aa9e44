"""What several do alike is said of all of them at once, in whatever language."""

from typing import Any

import pytest

from placky.sentences.catalogue import Translated, speaking
from placky.sentences.together import Together

ALIKE = Together(
    {"{player} waits.": "{players:and} wait.", "{to} is beyond {reach}.": "{players:and} are beyond {reach}."}
)
GERMAN = Translated(
    {
        "{player} waits.": "Es wartet {player}.",
        "{players:and} wait.": "Es warten {players:and}.",
        "{most} and {last}": "{most} und {last}",
    }
)


def event(**fields: Any) -> dict[str, Any]:
    return {"event": "waited", "rule": "1.01", **fields}


@pytest.mark.parametrize(
    ("told", "of", "said"),
    [
        ("Ada waits.", {"player": "Ada"}, "Ada and Ben wait."),
        ("Ada is beyond 2.", {"player": "Cleo", "to": "Ada", "reach": 2}, "Ada and Ben are beyond 2."),
        ("Ada is beyond 3.", {"to": "Ada", "reach": 2}, None),
        ("Ada waits.", {"player": "Ben"}, None),
        ("Ada waits.", {"player": None}, None),
        ("Ada leaves.", {"player": "Ada", "reach": None}, None),
    ],
)
def test_who_does_the_same_as_others_is_known_by_the_sentence_about_him(
    told: str, of: dict[str, Any], said: str | None
) -> None:
    found = ALIKE.found(event(**of), told)
    assert (found and (found.who, found.of(["Ada", "Ben"]))) == (said and ("Ada", said))


def test_a_sentence_need_not_begin_with_a_name_and_is_made_when_it_is_said() -> None:
    with speaking(GERMAN):
        found = ALIKE.found(event(player="Ada"), "Es wartet Ada.")
        assert found is not None
        assert found.of(["Ada", "Ben"]) == "Es warten Ada und Ben."
    assert found.of(["Ada", "Ben"]) == "Ada and Ben wait."
