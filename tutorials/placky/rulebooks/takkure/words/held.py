"""What a drill says beside its board: what coaches hold, which cards and skills count, and how the match stands."""

from collections.abc import Iterator, Sequence

from placky.rulebooks.takkure.names import ability_of
from placky.rulebooks.takkure.words.cards import effect
from placky.rulebooks.takkure.words.telling import legend, tell
from placky.words import HOUSE, Plain, listed, spelt
from touchline.takkure import wire_types as wire
from touchline.takkure.cards.plays import INDIVIDUAL
from touchline.takkure.rules.player_skills import PLAYER_SKILLS
from touchline.takkure.rules.position_skills import SKILLS
from touchline.takkure.rules.tackle import TACKLE
from touchline.takkure.rules.team_skill import TEAM_SKILLS

__all__ = ["beside", "held"]

BALL_OUT, PRACTICE, MATCH = "ball out", "practice", "match"
PAIR = 2


def held(state: wire.State, asked: Plain) -> list[str]:
    """What no board shows, for a command, or for the roll or decision that is due."""
    parts = (_hands, _counting, _dice, _played, _declared, _match)
    return [*dict.fromkeys(said for part in parts for said in part(state, asked))]


def beside(event: wire.Event) -> str | None:
    """One event in a sentence; how a target comes about stands beside its dice."""
    return None if event["event"] == "modified" else tell(event)


def _hands(state: wire.State, asked: Plain) -> Iterator[str]:
    """The cards and team plays that each team holds, for a command that names one, and what that does."""
    if asked.keys() & {"card", "cards"}:
        for team in state["teams"]:
            hand, used = state["hands"][team], state["used_plays"][team]
            plays = [f"{play} (aside)" if play in used else play for play in state["team_plays"][team]]
            yield f"{team}: {_listed(hand, 'card')}, {_listed(plays, 'team play')}."
        yield from _told(str(asked.get("card", "")))


def _listed(names: Sequence[str], one: str) -> str:
    return f"{one}{'s' if len(names) > 1 else ''} {listed(names)}" if names else f"no {one}"


def _told(card: str) -> Iterator[str]:
    if text := effect(card):
        yield f"{card}: {text[:1].lower()}{text[1:]}"


def _counting(state: wire.State, asked: Plain) -> Iterator[str]:
    """Cards that are laid and skills, where they count for dice that are due."""
    counts = {ability_of(one) for die in asked.get("dice", ()) for one in die.get("modifiers", ())}
    for one in state["laid"]:
        if one["card"] in counts:
            yield f"{one['card']} is laid for {one['player']}: {effect(one['card'])}"
    for team, skill in state["team_skills"].items():
        if skill in counts:
            text, house = TEAM_SKILLS[skill].text, HOUSE if TEAM_SKILLS[skill].house else ""
            yield f"{team} have the team skill {skill}: {text.removesuffix('.')}{house}."
    rolling = {die.get("player") for die in asked.get("dice", ())}
    for player, line in zip(state["players"], legend(state), strict=True):
        if player["name"] in rolling and any(name in counts for name, _ in line.about):
            yield from (f"{player['name']} has {name}: {text}" for name, text in line.about)


def _dice(state: wire.State, asked: Plain) -> Iterator[str]:
    """Why somebody rolls several dice, and which of them counts."""
    rolling = [die.get("player") for die in asked.get("dice", ())]
    for player in state["players"]:
        number = rolling.count(player["name"])
        if number > 1:
            action = asked["action"] if player["name"] == rolling[0] else TACKLE
            best = "better" if number == PAIR else "best"
            why = listed(_adding(state, player, action))
            yield f"{player['name']} has {why}: {spelt(number)} dice, and the {best} counts."


def _adding(state: wire.State, player: wire.Player, action: str) -> list[str]:
    """The skills and laid cards by which he rolls more dice for an action."""
    laid = (INDIVIDUAL[one["card"]].ability for one in state["laid"] if one["player"] == player["name"])
    own = PLAYER_SKILLS.get(player["player_skill"] or "")
    team = TEAM_SKILLS.get(state["team_skills"].get(player["team"], ""))
    more = [one.name for one in (own, team, *laid) if one and (one.hook, one.on) == ("dice", action)]
    return [*(name for name in player["skills"] if SKILLS[name].get("action") == action), *more]


def _played(state: wire.State, asked: Plain) -> Iterator[str]:
    """The team play whose actions are due, and who takes part in it."""
    play = state["play"]
    if play and asked.get("ask") != "roll":
        yield f"The team play {play['card']} is on, with {listed(play['players'])}: {effect(play['card'])}"


def _declared(state: wire.State, asked: Plain) -> Iterator[str]:
    """On the practice ground, whether somebody has said what he will do: before that, nothing is measured."""
    if state["mode"] == PRACTICE and asked.get("do") and asked["do"] != "declare":
        yield (
            f"{state['declared']} has declared an action." if state["declared"] else "Nobody has declared anything yet."
        )


def _match(state: wire.State, asked: Plain) -> Iterator[str]:
    """Score and time, where it is asked who may put the ball out."""
    if asked.get("do") == BALL_OUT:
        mine, theirs = state["score"]
        score = f"{state['teams'][0]} {mine}, {state['teams'][1]} {theirs}"
        if state["mode"] != MATCH:
            yield f"{score}; this is no full match, so nobody looks at the time."
            return
        yield f"{score}; the time tokens stand on {state['clock']}."
