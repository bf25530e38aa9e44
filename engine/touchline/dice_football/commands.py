"""What a coach may say in Sports Dice Football: a verb for each option, and nothing beside it.

This is data. `touchline.core.play.commands` holds every command against it before any rule sees it.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from touchline.core.play.commands import Commands, Form
from touchline.core.play.requests import Closed, Command, Refusal
from touchline.core.play.values import Name
from touchline.dice_football.dice import DEFENCE, OFFENCE
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.refusals import refuse

TEAM = Name("team of this game", lambda s: s.set_up.teams)
_MOMENTS: Mapping[str, Refusal] = MappingProxyType(
    {
        "toss": refuse("S-03", "flip-is-over"),
        "fourth down": refuse("S-17", "no-last-down"),
        "chip": refuse("S-08", "no-tied-roll"),
        "play": refuse("S-06", "no-tied-symbols"),
        "field goal": refuse("S-11", "no-field-goal-won", yard=NUMBERS.field.midfield),
    }
)
"""When each decision comes, and the rule that says so."""


def _refused(_state: Any, command: Command, rolling: bool, _closed: Sequence[Closed]) -> Refusal | None:
    """While dice are due, what its moment does not come for, or has passed for; a decision lists what it takes."""
    return _MOMENTS[_DECISIONS[command["do"]]] if rolling else None


_FORMS = (
    *(Form(verb, ("toss",)) for verb in ("offence", "defence")),
    *(Form(verb, ("fourth down",)) for verb in ("go for it", "punt", "field goal")),
    *(Form(verb, ("chip",)) for verb in ("spend", "keep")),
    *(Form(symbol, ("play",)) for symbol in (*OFFENCE, *DEFENCE)),
    *(Form(verb, ("field goal",)) for verb in ("take", "decline")),
)
_DECISIONS = {form.verb: decision for form in _FORMS for decision in form.decisions}
COMMANDS = Commands(_FORMS, TEAM, _refused)
"""All of it, by the decision that it answers."""
