"""What a drill says beside its board: what coaches hold, which cards and skills count, and how the match stands."""

from collections.abc import Iterator, Sequence

from placky.rulebooks.takkure.names import ability_of
from placky.rulebooks.takkure.words.cards import effect, marked, told_of
from placky.rulebooks.takkure.words.numbers import say
from placky.rulebooks.takkure.words.telling import legend, tell
from placky.sentences import Plural, Sentence
from placky.words import Plain
from touchline.takkure import wire_types as wire
from touchline.takkure.cards.player_skills import PLAYER_SKILLS
from touchline.takkure.cards.plays import INDIVIDUAL
from touchline.takkure.cards.position_skills import SKILLS
from touchline.takkure.cards.team_skills import TEAM_SKILLS
from touchline.takkure.rules.tackle import TACKLE

__all__ = ["beside", "held"]

BALL_OUT, PRACTICE, MATCH = "ball out", "practice", "match"
PAIR = 2


def held(state: wire.State, asked: wire.Command | wire.Pending) -> list[str]:
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
            plays = [say("{play} (aside)", play=play) if play in used else play for play in state["team_plays"][team]]
            yield say("{team}: {hand}, {plays}.", team=team, hand=_listed(hand, _CARDS), plays=_listed(plays, _PLAYS))
        if told := told_of(str(asked.get("card", ""))):
            yield told


_CARDS: Sequence[Sentence] = ("no card", Plural("n", one="card {names:and}", other="cards {names:and}"))
_PLAYS: Sequence[Sentence] = ("no team play", Plural("n", one="team play {names:and}", other="team plays {names:and}"))
"""Names with what they are, for nobody and for some."""


def _listed(names: Sequence[str], words: Sequence[Sentence]) -> str:
    return say(words[bool(names)], names=names, n=len(names))


def _counting(state: wire.State, asked: Plain) -> Iterator[str]:
    """Cards that are laid and skills, where they count for dice that are due."""
    counts = {ability_of(one) for die in asked.get("dice", ()) for one in die.get("modifiers", ())}
    for one in state["laid"]:
        if one["card"] in counts:
            yield say("{card} is laid for {player}: {effect}", one, effect=effect(one["card"]))
    for team, skill in state["team_skills"].items():
        if skill in counts:
            text = marked(TEAM_SKILLS[skill].text, house=TEAM_SKILLS[skill].house)
            yield say("{team} have the team skill {skill}: {text}", team=team, skill=skill, text=text)
    rolling = {die.get("player") for die in asked.get("dice", ())}
    for player, line in zip(state["players"], legend(state), strict=True):
        if player["name"] in rolling and any(name in counts for name, _ in line.about):
            for skill, text in line.about:
                yield say("{name} has {skill}: {text}", player, skill=skill, text=text)


def _dice(state: wire.State, asked: Plain) -> Iterator[str]:
    """Why somebody rolls several dice, and which of them counts."""
    rolling = [die.get("player") for die in asked.get("dice", ())]
    for player in state["players"]:
        number = rolling.count(player["name"])
        if number > 1:
            action = asked["action"] if player["name"] == rolling[0] else TACKLE
            better: Sentence = "{name} has {why:and}: {number:spelt} dice, and the better counts."
            best: Sentence = "{name} has {why:and}: {number:spelt} dice, and the best counts."
            why = _adding(state, player, action)
            yield say(better if number == PAIR else best, player, number=number, why=why)


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
        yield say("The team play {card} is on, with {players:and}: {effect}", play, effect=effect(play["card"]))


def _declared(state: wire.State, asked: Plain) -> Iterator[str]:
    """On the practice ground, whether somebody has said what he will do: before that, nothing is measured."""
    if state["mode"] == PRACTICE and asked.get("do") and asked["do"] != "declare":
        somebody: Sentence = "{declared} has declared an action."
        yield say(somebody if state["declared"] else "Nobody has declared anything yet.", state)


def _match(state: wire.State, asked: Plain) -> Iterator[str]:
    """Score and time, where it is asked who may put the ball out."""
    if asked.get("do") == BALL_OUT:
        (home, away), (mine, theirs) = state["teams"], state["score"]
        timed: Sentence = "{home} {mine}, {away} {theirs}; the time tokens stand on {clock}."
        untimed: Sentence = "{home} {mine}, {away} {theirs}; this is no full match, so nobody looks at the time."
        values = {"home": home, "away": away, "mine": mine, "theirs": theirs, "clock": state["clock"]}
        yield say(timed if state["mode"] == MATCH else untimed, values)
