"""4.08 Collective play, steps 4 and 5: the actions of the card, in its order, each measured and rolled before the next.

A failed or cancelled roll interrupts the rest, a missed pass that is caught does not (R-82). The coach may stop between
two actions, and what nobody can carry out is passed over (R-42). Whoever is to act is the active player for that
action. Tackles meet the carrier's first dice, or roll unopposed in the end; a thief in the air waits for the pass.
"""

from typing import Any, Final

from touchline.core.inches.geometry import Point
from touchline.core.play.requests import Command, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.plays import COLLECTIVE, PlayAction
from touchline.takkure.events.plays import (
    TeamPlayDone,
    TeamPlayPassedOver,
    TeamPlayShown,
    TeamPlayStopped,
    WhyPlayStopped,
)
from touchline.takkure.events.rolls import Rolled
from touchline.takkure.records import Steal
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.agenda import roll_everything
from touchline.takkure.rules.ground import standing
from touchline.takkure.rules.passing import PASS
from touchline.takkure.rules.pick_up import PICK_UP
from touchline.takkure.rules.rolls import WON
from touchline.takkure.rules.second_action import MOVE, NONE, begin_action, second_choices
from touchline.takkure.state import KICK_OFF, State
from touchline.takkure.stated import STATED

STOP = "end the play"
FAILED: Final = "failed"
CHOSEN: Final = "chosen"


@rule("4.08")
def show_card(s: State) -> Rules[None]:
    """4.08-h: after step 2 the card is turned over."""
    assert s.play is not None  # noqa: S101 - only called when a play is on
    card = COLLECTIVE[s.play.card]
    s.play = s.play._replace(shown=True)
    yield TeamPlayShown(STATED["4.08-h"], s.coach(s.line_up.team[s.active]), card.name, card.text, card.house)


@rule("4.08")
def play_actions(s: State, ways: dict[int, tuple[Point, ...]]) -> Rules[None]:
    """4.08-j, k: one action after another, until one fails or the coach stops; what cannot be played is passed over."""
    assert s.play is not None  # noqa: S101 - only called when a play is on
    card, players = COLLECTIVE[s.play.card], s.play.players
    carrier, team = s.active, s.line_up.team[s.active]
    begun = False
    for action in card.actions:
        actor = players[action.who]
        s.active, s.run = actor, ways.get(actor)
        options = _options(s, action, players)
        if not options:
            yield TeamPlayPassedOver("4.08", s.coach(team), card.name, s.line_up.names[actor], action.do)
            continue
        why = yield from _one_action(s, action, players, options, begun=begun)
        begun = True
        if why:
            yield TeamPlayStopped(STATED["4.08-k"], s.coach(team), card.name, action.do, why)
            break
        if s.phase == KICK_OFF:
            break
    s.active, s.run = carrier, ways.get(carrier)
    yield from roll_everything(s, NONE)
    yield TeamPlayDone("4.08", s.coach(team), card.name)


def _one_action(
    s: State, action: PlayAction, players: tuple[int, ...], options: list[Option], *, begun: bool
) -> Rules[WhyPlayStopped | None]:
    """Returns why the play stops with it, or None. Once it has begun, the coach may stop it between two actions."""
    actor = players[action.who]
    stop = [Option(STOP, None, "4.08", (STOP, None))] if begun else []
    choose = second_choices(s, actor)
    verb, plan = yield choose._replace(
        kind="action of a team play", rule=STATED["4.08-j", "1.13-d"], options=[*options, *stop]
    )
    if verb == STOP:
        return CHOSEN
    yield from begin_action(s, actor, verb, plan)
    if verb == MOVE:
        return None
    return (yield from _rolled(s, verb, actor, players[action.to] if action.to is not None else actor))


def _options(s: State, action: PlayAction, players: tuple[int, ...]) -> list[Option]:
    """The action that the card asks for now, if it is open."""
    actor = players[action.who]
    if not standing(s, actor):
        return []
    found = [_narrowed(s, one, action, players) for one in second_choices(s, actor).options if one.do == action.do]
    return [option for option in found if action.do != PASS or (option.limits or {})["to"]]


def _narrowed(s: State, option: Option, action: PlayAction, players: tuple[int, ...]) -> Option:
    """A pass of the card goes to the player whom the card names."""
    if action.do != PASS:
        return option
    judge = option.check
    assert judge is not None  # noqa: S101 - a pass is checked
    assert action.to is not None  # noqa: S101 - a pass of a card names its receiver
    receiver = s.line_up.names[players[action.to]]

    def check(command: Command) -> Any:
        if command.get("to", receiver) != receiver:
            return refuse("4.08", "team-play-passes-to", who=receiver)
        return judge({**command, "to": receiver})

    return option._replace(
        check=check,
        sample=lambda _: _some_pass(option, receiver),
        limits={**(option.limits or {}), "to": [receiver] if receiver in (option.limits or {}).get("to", ()) else []},
    )


def _some_pass(option: Option, receiver: str) -> Command:
    """To the receiver, from a point of the way where he is not ahead."""
    commands = [
        {"do": PASS, "player": option.player, "to": receiver, "from": spot} for spot in (option.limits or {})["way"]
    ]
    lawful = [c for c in commands if option.check is not None and not isinstance(option.check(c), Refusal)]
    return lawful[-1] if lawful else commands[-1]


def _rolled(s: State, verb: str, actor: int, receiver: int) -> Rules[WhyPlayStopped | None]:
    """Roll it, with everybody who stands against it. Returns FAILED or None (R-82)."""
    waiting: list[Steal] = []
    if verb != PASS:  # the carrier stood when steals were declared, so each of them waits for a pass
        waiting, s.steals = s.steals, []
    results: list[str] = []
    yield from _watched(roll_everything(s, verb), s.line_up.names[actor], verb, results)
    s.tackles, s.throw = [], None
    s.steals = waiting
    if verb in (PASS, PICK_UP):
        return None if s.carrier == receiver else FAILED
    return FAILED if results and not any(result in WON for result in results) else None


def _watched(rules: Rules[None], name: str, verb: str, results: list[str]) -> Rules[None]:
    """The same rules at work, with an eye on the dice of one player."""
    answer = None
    while True:
        try:
            item = rules.send(answer)
        except StopIteration:
            return
        if isinstance(item, Rolled) and item.action == verb:
            results += [die.result for die in item.dice if die.player == name]
        answer = yield item
