"""4.08 Collective play: several players for one activation token, by a card that lies face down at first.

One small position: AGUILA holds the ball, SUZU stands level with him. "Hand Off" gives AGUILA the token; he marks his
move, the defenders act, the card is turned over, both run, AGUILA passes and SUZU moves.

The frame of the six steps is that of an activation (1.02). What the card asks for is played in step 5, one action at a
time, measured and rolled before the next (R-82). Leans on 1.02, 1.08, 1.09, 1.13 and 4.07.
"""

from collections.abc import Sequence
from math import cos, sin, tau
from random import Random
from typing import NamedTuple

from touchline.core.inches.geometry import Point, along, clip, distance, path_length
from touchline.core.play.requests import Choose, Command, Forbidden, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.plays import COLLECTIVE, playbook_of
from touchline.takkure.events import Moved
from touchline.takkure.events.plays import TakingPart, TeamPlayDeclared, TeamPlaysBack, TeamPlaysChosen
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY, TeamPlay
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.fatigue import CHAPTER
from touchline.takkure.rules.ground import standing
from touchline.takkure.rules.individual_play import change_cards, deal, with_card
from touchline.takkure.rules.marked_move import run_marked, run_reach
from touchline.takkure.rules.rugby import untaught
from touchline.takkure.rules.space import make_way, point
from touchline.takkure.state import HALF_TIME, State
from touchline.takkure.stated import STATED

TEAM_PLAY = "team play"
TAKE_PART = "take part"


class DeclaredPlay(NamedTuple):
    """A coach declares a collective play instead of activating one player."""

    card: str


@rule("4.08")
def may_play(s: State, team: int) -> Refusal | None:
    """4.08-b, R-81: somebody of the team holds the ball, on his feet."""
    carrier = s.carrier
    if carrier == NOBODY or s.line_up.team[carrier] != team:
        return refuse("4.08", "no-carrier-for-team-play")
    if not standing(s, carrier):
        return refuse("4.08", "team-play-on-the-ground", who=s.line_up.names[carrier])
    return None


def mates(s: State) -> list[int]:
    """R-81: who could take part beside the carrier."""
    return [i for i in s.side(s.line_up.team[s.carrier]) if i != s.carrier and standing(s, i)]


def _refused(s: State, team: int, card: str) -> Refusal | None:
    if s.line_up.chapter < CHAPTER:
        return untaught("4.08", TEAM_PLAY, "4.08", CHAPTER)
    if card not in s.team_plays[team]:
        return refuse("4.08", "team-play-not-owned", coach=s.coach(team), card=card)
    if card in s.used_plays[team]:
        return refuse("4.08", "team-play-lies-aside", card=card)
    if refusal := may_play(s, team):
        return refusal
    others = COLLECTIVE[card].others
    if len(mates(s)) < others:
        return refuse("4.08", "too-few-for-team-play", card=card, others=others)
    return None


def team_play_options(s: State) -> list[Option]:
    """4.08-c: declared before the token is spent; only for a coach who has such a card to play."""
    team = s.attacker
    able = [card for card in s.team_plays[team] if _refused(s, team, card) is None]
    if not able:
        return []

    def check(command: Command) -> DeclaredPlay | Refusal:
        card = str(command.get("card"))
        return _refused(s, team, card) or DeclaredPlay(card)

    def sample(chance: Random) -> Command:
        return {"do": TEAM_PLAY, "card": able[int(chance.random() * len(able))]}

    return [Option(TEAM_PLAY, None, "4.08", None, {"cards": able}, check, sample)]


def team_play_forbidden(s: State) -> list[Forbidden]:
    """Why no collective play is open to a coach who has some."""
    cards = s.team_plays[s.attacker]
    refusals = [no for card in cards if (no := _refused(s, s.attacker, card))]
    return [Forbidden(TEAM_PLAY, None, refusals[0])] if 0 < len(refusals) == len(cards) else []


def declare(s: State, card: str) -> Rules[None]:
    """4.08-c: face down on the table. `used` from now on, whatever comes of it (R-80, 4.08-l)."""
    team = s.attacker
    s.play = TeamPlay(card, (s.carrier,), shown=False)
    s.used_plays = with_card(s.used_plays, team, (*s.used_plays[team], card))
    yield TeamPlayDeclared(STATED["4.08-b", "4.08-c", "4.08-l"], s.coach(team))


@rule("4.08")
def name_players(s: State) -> Rules[None]:
    """4.08-e: after the token, who takes part beside the carrier, in the order in which the card counts them."""
    assert s.play is not None  # noqa: S101 - only called when a play has been declared
    card, names = COLLECTIVE[s.play.card], s.line_up.names
    able = mates(s)
    coach = s.coach(s.attacker)

    def check(command: Command) -> tuple[int, ...] | Refusal:
        wanted = command.get("players", ())
        chosen = tuple(s.line_up.who.get(name, NOBODY) for name in wanted)
        if len(wanted) != card.others:
            numbers = {"number": card.others, "named": len(wanted)}
            return refuse("4.08", "wrong-number-taking-part", carrier=names[s.carrier], **numbers)
        if unable := [name for name in wanted if s.line_up.who.get(name, NOBODY) not in able]:
            return refuse("4.08", "cannot-take-part", who=unable[0], players=[names[i] for i in able])
        return chosen

    def sample(chance: Random) -> Command:
        return {"do": TAKE_PART, "players": [names[i] for i in chance.sample(able, card.others)]}

    limits = {"players": [names[i] for i in able], "number": card.others}
    option = Option(TAKE_PART, None, "4.08", None, limits, check, sample)
    chosen = yield Choose(coach, "players of a team play", STATED["4.08-e"], None, [option])
    s.play = s.play._replace(players=(s.carrier, *chosen))
    yield TakingPart(STATED["4.08-a", "4.08-e"], coach, names[s.carrier], tuple(names[i] for i in chosen))


@rule("4.08")
def everybody_runs(s: State) -> Rules[dict[int, tuple[Point, ...]]]:
    """4.08-i, R-81: step 3, in any order; the carrier along his marked path, the others straight, past all figures.

    Returns who has run which way.
    """
    assert s.play is not None  # noqa: S101 - only called when a play is on
    waiting = list(s.play.players)
    ways: dict[int, tuple[Point, ...]] = {}
    while waiting:
        options = [_run_option(s, i) for i in waiting]
        coach = s.coach(s.line_up.team[s.active])
        who, to = yield Choose(coach, "runs of a team play", STATED["4.08-i"], None, options)
        waiting.remove(who)
        if who == s.active:
            yield from run_marked(s)
            ways[who] = s.run or (s.at[who],)
        else:
            ways[who] = yield from _mate_runs(s, who, to)
    return ways


def _run_option(s: State, i: int) -> Option:
    name = s.line_up.names[i]
    if i == s.active:

        def along_the_path(command: Command) -> tuple[int, None] | Refusal:
            if "to" in command:
                return refuse("1.08", "runs-along-marked-path", who=name)
            return i, None

        return Option("run", name, "1.08", check=along_the_path)
    reach = run_reach(s, i)
    (left, low), (right, high) = s.line_up.pitch.box(s.line_up.radius[i])

    def check(command: Command) -> tuple[int, Point] | Refusal:
        to = point(command, "to") or s.at[i]
        if not s.line_up.pitch.holds(to):
            return refuse("4.08", "run-off-the-field")
        return i, to

    def sample(chance: Random) -> Command:
        turn = tau * chance.random()
        x, y = s.at[i][0] + reach * cos(turn), s.at[i][1] + reach * sin(turn)
        return {"do": "run", "player": name, "to": [round(min(max(x, left), right)), round(min(max(y, low), high))]}

    return Option("run", name, "4.08", None, {"from": list(s.at[i]), "reach": reach}, check, sample)


def _mate_runs(s: State, i: int, to: Point) -> Rules[tuple[Point, ...]]:
    """R-81: as far as attack MOV allows, stopping on the point or at the line; others make way at the end."""
    here = s.at[i]
    length = min(distance(here, to), run_reach(s, i))
    low, high = s.line_up.pitch.box(s.line_up.radius[i])
    end = clip(here, along(here, to, length), low, high)
    path = (here, end) if end != here else (here,)
    s.walk(i, "4.08", path)
    yield Moved(STATED["4.08-i"], s.line_up.names[i], path, path_length(path), "run", None, ("R-81",))
    yield from make_way(s, i, "4.08")
    return path


def taking_part(s: State) -> tuple[int, ...]:
    """R-14: who counts as activated now."""
    return s.play.players if s.play is not None else (s.active,)


@rule("4.08")
def choose_team_plays(s: State, team: int) -> Rules[None]:
    """5.01-d, 6.02-b: four of the collective plays that a coach may have."""
    book = playbook_of(s.coach(team))
    number = NUMBERS.cards.team_plays
    by = "6.02" if s.phase == HALF_TIME else "5.01"

    def check(command: Command) -> tuple[str, ...] | Refusal:
        wanted = command.get("cards", ())
        if len(wanted) != number or len(set(wanted)) != number:
            return refuse(by, "wrong-number-of-team-plays", number=number, chosen=len(set(wanted)))
        if unknown := [card for card in wanted if card not in book]:
            return refuse(by, "unknown-team-play", coach=s.coach(team), card=unknown[0], cards=list(book))
        return tuple(wanted)

    def sample(chance: Random) -> Command:
        return {"do": "choose team plays", "cards": chance.sample(book, number)}

    limits: dict[str, Sequence[str] | int] = {"cards": list(book), "number": number}
    option = Option("choose team plays", None, "4.08", None, limits, check, sample)
    chosen = yield Choose(s.coach(team), "team plays", "4.08", None, [option])
    s.team_plays = with_card(s.team_plays, team, chosen)
    s.used_plays = with_card(s.used_plays, team, tuple(card for card in s.used_plays[team] if card in chosen))
    yield TeamPlaysChosen("4.08", s.coach(team), chosen)


def bring_cards(s: State) -> Rules[None]:
    """5.01-c, d: before the first kick-off, for coaches who have brought cards."""
    for team in (0, 1):
        yield from deal(s, team)
        if len(s.team_plays[team]) > NUMBERS.cards.team_plays:
            yield from choose_team_plays(s, team)


def think_again(s: State) -> Rules[None]:
    """6.02-b, c: at half-time, other team plays, and new cards for those thrown away."""
    for team in (0, 1):
        if s.team_plays[team]:
            yield from choose_team_plays(s, team)
        yield from change_cards(s, team)


@rule("4.08")
def recover_team_plays(s: State) -> Rules[None]:
    """4.08-l, 5.03-f: used cards come back before a kick-off."""
    for team in (0, 1):
        used = s.used_plays[team]
        if used:
            s.used_plays = with_card(s.used_plays, team, ())
            yield TeamPlaysBack(STATED["4.08-l"], s.coach(team), used)
