"""1.01 Activation, 1.02 Activation steps, 1.11 Removing tokens: the frame of every activation.

One token, one player, six steps in order: first action, defence, carrying out the move, second action, measuring and
dice, removing tokens. This module only calls the steps; each has its own.
"""

from typing import get_args

from touchline.core.play.requests import CHECKPOINT, Choose, Closed, Command, Forbidden, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import Activated, GroundTokenRemoved, Step, StepBegun, TableCleared, TokensSpent
from touchline.takkure.events.players import TeamGone
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.agenda import roll_everything
from touchline.takkure.rules.collective_play import (
    DeclaredPlay,
    declare,
    everybody_runs,
    name_players,
    taking_part,
    team_play_forbidden,
    team_play_options,
)
from touchline.takkure.rules.defence import defence
from touchline.takkure.rules.fatigue import weary
from touchline.takkure.rules.ground import standing
from touchline.takkure.rules.marked_move import carry_out, first_action
from touchline.takkure.rules.max_fatigue import tired_by_activation
from touchline.takkure.rules.possession import possession, take_tokens
from touchline.takkure.rules.second_action import SECOND_ACTIONS, second_action
from touchline.takkure.rules.tackle import check_contact
from touchline.takkure.rules.team_play_actions import play_actions, show_card
from touchline.takkure.rules.time_board import BALL_OUT, ball_out_forbidden, ball_out_options, put_out
from touchline.takkure.state import KICK_OFF, State, gets_on
from touchline.takkure.stated import STATED

STEPS: tuple[Step, ...] = get_args(Step)
_BEGUN = [StepBegun(STATED["1.02-a", "1.02-b"], number, name) for number, name in enumerate(STEPS, 1)]
"""What is told of each step, made once."""


def exercise(s: State) -> Rules[None]:
    """Activations until the tokens are spent."""
    while True:
        yield CHECKPOINT
        if s.over:
            return
        if not s.side(s.attacker):
            yield from gets_on(s, nobody_left(s))
            continue
        if s.phase == KICK_OFF:
            s.over = True  # an exercise ends with the try
            return
        if not s.tokens:
            s.over = True
            yield TokensSpent(STATED["1.01-a"], s.coach(s.attacker))
            return
        yield from gets_on(s, activation(s))


@rule("1.01")
def nobody_left(s: State) -> Rules[None]:
    """R-88: attackers without a figure on the field lose possession at once; with both sides empty it is over."""
    yield TeamGone("1.01", s.coach(s.attacker))
    if not s.side(1 - s.attacker):
        s.over = True
        return
    s.attacker = 1 - s.attacker
    take_tokens(s)
    yield possession(s)


@rule("1.01")
def activation(s: State) -> Rules[None]:
    """1.01: spend a token on any one of the attackers, the carrier or not, again and again if liked (R-63)."""
    coach = s.coach(s.attacker)
    options = [Option("activate", s.line_up.names[i], "1.01", i) for i in s.side(s.attacker)]
    options += team_play_options(s) + ball_out_options(s)

    def forbidden() -> list[Forbidden]:
        others = [s.line_up.names[i] for i in s.side(1 - s.attacker)]
        no = [Forbidden("activate", name, refuse("1.01", "defends", who=name)) for name in others]
        gone = [s.line_up.names[i] for i in s.squad(s.attacker) if s.off[i]]
        no += [Forbidden("activate", name, refuse("5.05", "off-the-field", who=name)) for name in gone]
        return no + team_play_forbidden(s) + ball_out_forbidden(s)

    player = yield Choose(coach, "activation", "1.01", None, options, forbidden)
    if player == BALL_OUT:
        yield from put_out(s)
        return
    s.clear_table()
    if isinstance(player, DeclaredPlay):
        yield from declare(s, player.card)
        player = s.carrier
    s.tokens -= 1
    s.active = player
    s.activations[player] += 1
    began_with = s.carrier
    first = ("1.01-a",) if s.tokens == NUMBERS.activation.tokens - 1 else ()
    again = ("1.01-e",) if s.activations[player] != 1 else ()
    played = ("4.08-a", "4.08-d") if s.play is not None else ()
    yield Activated(
        STATED["1.01-b", "1.01-c", *first, *again, *played], s.line_up.names[player], coach, s.tokens, ("R-63",)
    )
    if (yield from tired_by_activation(s, player)):
        yield from weary(s, player)
        yield from _steps(s, began_with)


@rule("1.02")
def _steps(s: State, began_with: int) -> Rules[None]:
    """1.02: all six, in this order, none skipped; a collective play has its own steps 3 to 5 (4.08)."""
    if s.play is not None:
        yield from name_players(s)
    yield _begin(s, 1)
    yield from first_action(s)
    yield _begin(s, 2)
    yield from defence(s)
    if s.play is not None:
        yield from _team_steps(s)
    else:
        yield _begin(s, 3)
        if s.mark is not None:
            yield from carry_out(s)
        else:
            name = s.line_up.names[s.active]
            yield Closed(("run",), name, refuse("1.08", "no-marked-move", who=name))
        yield from check_contact(s)
        yield _begin(s, 4)
        action = yield from second_action(s, began_with == s.active)
        yield _begin(s, 5)
        yield from roll_everything(s, action)
    yield _begin(s, 6)
    yield from remove_tokens(s, began_with)


@rule("4.08")
def _team_steps(s: State) -> Rules[None]:
    """4.08-h, i, j: the card is shown, everybody runs, and its actions are played with their dice in step 5."""
    yield from show_card(s)
    yield _begin(s, 3)
    ways = yield from everybody_runs(s)
    yield from check_contact(s)
    yield _begin(s, 4)
    yield _begin(s, 5)
    yield Closed(SECOND_ACTIONS, None, refuse("4.08", "team-play-is-on"))
    yield from play_actions(s, ways)


def _begin(s: State, step: int) -> StepBegun:
    s.step = step
    return _BEGUN[step - 1]


@rule("1.11")
def remove_tokens(s: State, began_with: int) -> Rules[None]:
    """1.11: markers off the field; attackers who were not activated may each lose one ground token.

    `began_with`: who held the ball when this activation began; on the ground he counts as activated (1.11-c).
    """
    team = s.line_up.team[s.active]  # whoever holds the ball by now
    coach = s.coach(team)
    resting = [i for i in s.side(team) if i not in taking_part(s) and not standing(s, i) and i != began_with]
    names = s.line_up.names

    def check(command: Command) -> tuple[int, ...] | Refusal:
        chosen = []
        for name in command.get("ground", [names[i] for i in resting]):
            who = s.line_up.who.get(name, NOBODY)
            if who not in resting:
                number = STATED["1.11-c"] if who == began_with else STATED["1.11-b"]
                return refuse(number, "keeps-ground-token", who=name)
            chosen.append(who)
        return tuple(chosen)

    limits = {"ground": [names[i] for i in resting]}
    options = [Option("remove tokens", None, "1.11", None, limits, check)]
    relieved = yield Choose(coach, "removing tokens", "1.11", None, options)
    s.clear_table()
    s.step = 0
    yield TableCleared(STATED["1.11-a"], coach)
    for i in relieved:
        s.ground[i] -= NUMBERS.stand_up.tokens
        yield GroundTokenRemoved(STATED["1.11-b"], names[i], s.ground[i])
