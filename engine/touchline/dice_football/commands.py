"""What a coach may say in Sports Dice Football: a verb for each option, and nothing beside it.

This is data. `touchline.core.commands` holds every command against it before any rule sees it.
"""

from touchline.core.commands import Commands, Form
from touchline.core.values import Name
from touchline.dice_football.dice import DEFENCE, OFFENCE

TEAM = Name("team of this game", lambda s: s.set_up.teams)
COMMANDS = Commands(
    (
        *(Form(verb, ("toss",)) for verb in ("offence", "defence")),
        *(Form(verb, ("fourth down",)) for verb in ("go for it", "punt", "field goal")),
        *(Form(verb, ("chip",)) for verb in ("spend", "keep")),
        *(Form(symbol, ("play",)) for symbol in (*OFFENCE, *DEFENCE)),
        *(Form(verb, ("field goal",)) for verb in ("take", "decline")),
    ),
    TEAM,
)
"""All of it, by the decision that it answers."""
