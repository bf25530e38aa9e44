"""What happened in DreadBall, in a sentence, a heading or a sound; who is on the pitch."""

from collections.abc import Iterator, Mapping, Sequence

from placky.rulebooks.dreadball.words.dice import verdicts
from placky.rulebooks.dreadball.words.numbers import lead, say
from placky.sentences import Plural, Sentence, Term
from placky.sentences.together import Together
from placky.tales import BIG, PART, Line, News, Tale, Tales, both, by_kind, said, told, untold, weightiest
from placky.words import HOUSE, LegendLine, listed
from touchline.dreadball import wire_types as wire
from touchline.dreadball.events import Role, WhyRushLost
from touchline.dreadball.events.rolls import Tested
from touchline.dreadball.numbers import NUMBERS

SMALL = "    "
"""The margin of most lines of a match."""
QUIET = frozenset({"pool made", "squared", "token spent", "test passed", "test failed"})
"""Events that keep the books."""
TOGETHER = Together({"{player} takes a place.": "{players:and} take their places."}, say=say)
"""What many players do in a frame, said once."""


_THROWN: Mapping[tuple[bool, bool], Sentence] = {
    (True, True): "{player} throws at {target}, {hexes:hexes} away: accurate.",
    (True, False): "{player} throws at {target}, {hexes:hexes} away: off target.",
    (False, True): "{player} throws at the Strike hex, {hexes:hexes} away: accurate.",
    (False, False): "{player} throws at the Strike hex, {hexes:hexes} away: off target.",
}
"""Whether it is a Pass, and whether it is accurate -> how it is told."""
_THREAT: Sentence = Plural(
    "enemies",
    one="An enemy threatens the hex that {player} has left.",
    other="{enemies:Spelt} enemies threaten the hex that {player} has left.",
)
_WON: Mapping[str, Sentence] = {
    "leads after the last rush": "{team} win by {lead} after the last rush.",
    "first point of sudden death": "{team} win by the first point of sudden death.",
    "last team standing": "{team} win as the last team standing.",
}
_LAID: Mapping[Role, Sentence] = {
    "Striker": Plural("number", one="Striker: {players:and}", other="Strikers: {players:and}"),
    "Jack": Plural("number", one="Jack: {players:and}", other="Jacks: {players:and}"),
    "Guard": Plural("number", one="Guard: {players:and}", other="Guards: {players:and}"),
}
_FROM_BEHIND: Sentence = "It hits {player} from behind."
_DOUBLED: Sentence = "{player} doubles {opponent}."
_ADVANCED: Mapping[bool, Sentence] = {
    True: "{player} has {turns:turns} left.",
    False: "{player} is back on the bench.",
}
_LOST: Mapping[WhyRushLost, Sentence] = {
    "dropped": "The ball is dropped: the rush of {team} is over.",
    "thrown": "The ball is thrown: the rush of {team} is over.",
    "not picked up": "The ball is not picked up: the rush of {team} is over.",
    "launch not caught": "The launch is not caught: the rush of {team} is over.",
}


def _flew(e: wire.Thrown) -> str:
    return say(_THROWN[bool(e["target"]), e["accurate"]], e)


def _beaten(e: wire.ClashWon) -> str:
    plain: Sentence = "{player} beats {opponent} by {by:spelt}."
    return say("{player} beats {opponent} by {by:spelt}: a double, twice as many." if e["double"] else plain, e)


def _scored(e: wire.StrikeScored) -> str:
    plain: Sentence = "Strike in the {zone:term} zone{house}: {points:points} for {team}."
    bonus: Sentence = "Strike from the bonus hex in the {zone:term} zone{house}: {points:points} for {team}."
    return " ".join((say(bonus if e["bonus"] else plain, e, house=HOUSE), lead(e["score"])))


def _checked(e: wire.ArmourChecked) -> str:
    none: Sentence = "{player} takes {hits:hits}; armour stops none."
    return say("{player} takes {hits:hits}; armour stops {stopped:spelt}." if e["stopped"] else none, e)


def _game_won(e: wire.GameWon) -> str:
    return say(_WON.get(e["why"], "{team} win by {lead} points."), e, lead=max(e["score"].values()))


def _laid(e: wire.CardsLaid) -> str:
    """Everybody by role, in the order in which they lie there."""
    roles: dict[Role, list[str]] = {}
    for player, role in zip(e["players"], e["roles"], strict=True):
        roles.setdefault(role, []).append(player)
    groups = (say(_LAID[role], number=len(players), players=players) for role, players in roles.items())
    return say("{groups}{house}.", groups="; ".join(groups), house=HOUSE)


# ------------------------------------------------------------------ as a match tells it


_WENT: Mapping[str, Sentence] = {
    "D-06": "{player} runs {way:far}, to {way:end}.",
    "D-07": "{player} sprints {way:far}, to {way:end}.",
    "D-09": "{player} dashes {way:far}, to {way:end}.",
}
_PASSED: Mapping[bool, Sentence] = {
    True: "{player} passes to {target} over {hexes:hexes}, accurate.",
    False: "{player} passes to {target} over {hexes:hexes}, and it goes astray.",
}
_MADE: Mapping[Tested, Sentence] = {"evade": "{player} gets away.", "dash": "{player} makes it."}
_FAILED: Mapping[Tested, Sentence] = {
    "pick up": "{player} fumbles the ball.",
    "stand up": "{player} stays down.",
    "catch": "{player} does not catch it.",
}
"""Tests of which nothing else is told."""


def _rush(e: wire.RushBegun, state: wire.State) -> str:
    parts = [say("Rush {number}: {team}.", e), say("Sudden death.") if e["sudden_death"] else "", lead(state["score"])]
    return " ".join(filter(None, parts))


def _went(e: wire.Moved, _: wire.State) -> str:
    return say(_WENT.get(e["rule"], "{player} moves {way:far}, to {way:end}."), e)


def _flung(e: wire.Thrown, _: wire.State) -> str | None:
    """A pass, or a Strike that misses; of one that does not, the points are told."""
    if e["target"]:
        return f"{SMALL}{say(_PASSED[e['accurate']], e)}"
    return None if e["accurate"] else f"{BIG}{say('{player} strikes from {hexes:hexes} away, and misses.', e)}"


def strike(e: wire.StrikeScored) -> str:
    """Points, who made them and from where, and who leads then."""
    plain: Sentence = "{points:Points} by {player} from the {zone:term} zone."
    bonus: Sentence = "{points:Points} by {player} from the bonus hex of the {zone:term} zone."
    return " ".join((say("Strike!"), say(bonus if e["bonus"] else plain, e), lead(e["score"])))


def _rolled(e: wire.Rolled, _: wire.State) -> str | None:
    """Of dice that are told by what comes of them, only a launch that bounces leaves nothing to tell."""
    bounces = e["action"] == "launch" and e["results"] == [str(NUMBERS.launch.bounce)]
    return say("The launch flies across the pitch and bounces off the far wall.") if bounces else None


def _tested(table: Mapping[Tested, Sentence]) -> Line[wire.TestPassed | wire.TestFailed]:
    """Tests of which nothing else is told."""
    return lambda e, _: say(table[e["action"]], e) if e["action"] in table else None


def _rush_begun(e: wire.RushBegun) -> str:
    begun = say("Rush {number}: {team}, with {tokens:spelt} action tokens.", e)
    return " ".join((begun, say("Sudden death."))) if e["sudden_death"] else begun


def _rush_over(e: wire.RushLost) -> str:
    return say(_LOST[e["why"]], e)


def _rush_lost(e: wire.RushLost, _: wire.State) -> str | None:
    return None if e["why"] == "thrown" else _rush_over(e)


def _advanced(e: wire.Advanced) -> str:
    return say(_ADVANCED[bool(e["turns"])], e)


def _back(e: wire.Advanced, _: wire.State) -> str | None:
    return None if e["turns"] else _advanced(e)


# ------------------------------------------------------------------ the table


_TALES: Sequence[Tale] = (
    told(wire.CardsLaid, _laid, None),
    told(wire.LinedUp, "{player} takes a place.", None),
    told(wire.RushBegun, _rush_begun, _rush, PART),
    told(wire.BallLaunched, "The ball is launched toward {at:hex}.", "A ball is launched."),
    both(wire.FreeActionTaken, "{player} takes a free action."),
    both(wire.FreeActionDeclined, "{player} does without a free action."),
    told(wire.FreeActionEarned, "{player} has a free action.", None),
    told(wire.Moved, "{player} moves {way:far}, to {way:end}.", _went),
    told(wire.Turned, "{player} turns {facing:facing}.", None),
    both(wire.ThreatLeft, _THREAT),
    told(wire.NoDice, "{player} has no dice left.", None),
    told(wire.Dashed, "{player} dashes.", None),
    both(wire.Fell, "{player} falls over in {at:hex}."),
    both(wire.KnockedDown, "{player} is knocked down."),
    both(wire.Dropped, "{player} drops the ball."),
    both(wire.BallPickedUp, "{player} picks up the ball."),
    both(wire.BallCaught, "{player} catches the ball."),
    both(wire.Scattered, "The ball scatters {direction:facing}, {distance:hexes}."),
    both(wire.BallHits, lambda e: say("It hits {player} from the front." if e["front"] else _FROM_BEHIND, e)),
    both(wire.BallLies, "The ball lies in {at:hex}."),
    both(wire.Slammed, "{player} goes for {target}."),
    both(wire.StealTried, "{player} goes for the ball of {target}."),
    both(wire.Answered, lambda e: say("{player} slams back." if e["answer"] == "slamback" else "{player} dodges.", e)),
    both(wire.ClashDrawn, "{player} and {target} are level: a draw."),
    told(wire.ClashWon, _beaten, lambda e, _: say(_DOUBLED if e["double"] else "{player} beats {opponent}.", e)),
    both(wire.Pushed, "{player} is pushed back to {way:end}."),
    both(wire.NotPushed, "Behind {player} all is taken: nobody moves."),
    both(wire.FollowedUp, "{player} follows up to {way:end}."),
    both(wire.SlippedAway, "{player} slips away to {way:end}."),
    both(wire.KnockedLoose, "The ball is knocked out of the hands of {player}."),
    both(wire.BallStolen, "{player} takes the ball from {target}.", BIG),
    both(wire.ArmourChecked, _checked),
    both(wire.OutOfPlay, "{player} is out of play for {turns:turns}.", BIG),
    both(wire.Removed, "{player} is removed from the game.", BIG),
    told(wire.Thrown, _flew, _flung, ""),
    told(wire.StrikeScored, _scored, lambda e, _: strike(e), BIG),
    both(wire.StoodUp, "{player} stands up, facing {facing:facing}."),
    both(wire.Entered, "{player} enters at {at:hex}."),
    told(wire.RushLost, _rush_over, _rush_lost, BIG),
    told(wire.RushEnded, "The rush of {team} ends.", None),
    told(wire.Advanced, _advanced, _back),
    both(
        wire.SuddenDeath, lambda _: say("Level after {rushes} rushes: sudden death.", rushes=NUMBERS.rush.rushes), PART
    ),
    both(wire.GameWon, _game_won, PART),
    told(wire.Rolled, None, _rolled),
    told(wire.TestPassed, None, _tested(_MADE)),
    told(wire.TestFailed, None, _tested(_FAILED)),
)
TALES = Tales(SMALL, _TALES, untold(wire.PoolMade, wire.Squared, wire.TokenSpent), say=say)
"""All that happens, as a frame and as a match tells it."""
tell = TALES.sentence
_BESIDE = Tales(
    SMALL,
    (
        told(wire.Moved, "{player} moves {way:far}.", None),
        told(wire.Fell, "{player} falls over.", None),
        told(wire.Pushed, "{player} is pushed back.", None),
        told(wire.FollowedUp, "{player} follows up.", None),
        told(wire.SlippedAway, "{player} slips away.", None),
        told(wire.Entered, "{player} enters.", None),
    ),
    say=say,
)
"""What is told more briefly beside a board that shows who has gone where."""


def beside(event: wire.Event) -> str | None:
    """One event in a sentence, without the hex in which somebody stands after it."""
    return (_BESIDE if event["event"] in _BESIDE.kinds else TALES).sentence(event)


def held(state: wire.State, asked: Mapping[str, object]) -> list[str]:
    """Who has had action tokens in this rush, where a coach chooses among his players."""
    had = [
        say("{name} {used:spelt}", player)
        for player in state["players"]
        if player["team"] == asked.get("coach") and player["used"]
    ]
    return (
        [say("Action tokens in this rush: {had}.", had=", ".join(had))] if had and asked.get("player") is None else []
    )


def headline(events: Sequence[wire.Event]) -> str:
    """What came of a roll, as a heading: the weightiest thing that happened."""
    if news := weightiest(events, _NEWS, say=say):
        return news
    rolled = by_kind(events).get("rolled")
    return listed([text for _, text in verdicts(rolled)]) if rolled else say("the dice are down")


_NEWS: Sequence[News] = (
    said(wire.GameWon, "{team} win the game"),
    said(wire.StrikeScored, "a Strike, {points} for {team}"),
    said(wire.Removed, "{player} is removed from the game"),
    said(wire.OutOfPlay, "{player} is out of play"),
    said(wire.ArmourChecked, "the armour of {player} holds"),
    said(wire.BallStolen, "{player} takes the ball from {target}"),
    said(wire.BallCaught, "{player} catches it"),
    said(wire.BallPickedUp, "{player} has the ball"),
    said(wire.Fell, "{player} falls over"),
    said(
        wire.ClashWon,
        lambda e: say("{player} doubles {opponent}" if e["double"] else "{player} beats {opponent}", e),
    ),
    said(wire.ClashDrawn, "a draw"),
    said(wire.Thrown, lambda e: say("accurate" if e["accurate"] else "off target")),
    said(wire.BallHits, "it hits {player}"),
    said(wire.RushLost, "the rush of {team} is over"),
    said(wire.TestPassed, "{successes:successes}"),
    said(wire.TestFailed, "{successes:successes}"),
    said(wire.BallLaunched, "the ball comes in"),
    said(wire.BallLies, "the ball comes to rest"),
)


_LOUD: Mapping[str, Term] = {"knocked down": "KRUNCH!", "ball stolen": "YOINK!", "pushed": "THUD!", "fell": "OOF!"}
_NOISES: Mapping[str, Term] = {"scattered": "BOING!", "ball launched": "FWOOM!"}


def sound(events: Sequence[wire.Event], state: wire.State) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = by_kind(events)
    sides = {player["name"]: "ab"[state["teams"].index(player["team"])] for player in state["players"]}
    if "strike scored" in kinds:
        return say("STRIKE!"), "ab"[state["teams"].index(kinds["strike scored"]["team"])]
    for kind, word in _LOUD.items():
        if kind in kinds:
            who = kinds[kind].get("by") or kinds[kind]["player"]
            return say(word), sides.get(who, "n")
    return next(((say(word), "n") for kind, word in _NOISES.items() if kind in kinds), None)


def legend(state: wire.State) -> list[LegendLine]:
    """Everybody on the pitch, with role and stats, and what of this rush no board shows."""
    return [
        LegendLine(state["teams"].index(player["team"]), player["name"], "; ".join(_lines(player, state)), house=True)
        for player in state["players"]
        if player["at"] is not None
    ]


_ACTING: Mapping[str, Sentence] = {
    "run": "in a Run, {left:hexes} left",
    "sprint": "in a Sprint, {left:hexes} left",
    "slam": "in a Slam, {left:hexes} left",
    "steal": "in a Steal, {left:hexes} left",
    "pass": "in a Pass, {left:hexes} left",
    "strike": "in a Strike, {left:hexes} left",
}
_TOKENS: Sentence = Plural(
    "used", one="{used:spelt} action token in this rush", other="{used:spelt} action tokens in this rush"
)
_CARD: Sentence = "{role:term}, Move {move}, strength {strength}+, speed {speed}+, skill {skill}+, armour {armour}+"


def _lines(player: wire.Player, state: wire.State) -> Iterator[str]:
    """His card, how many action tokens he has had, how far he may still go, and which free action he has."""
    yield say(_CARD, player)
    if player.get("used"):
        yield say(_TOKENS, player)
    if (action := state.get("action")) and action["player"] == player["name"]:
        yield say(_ACTING[action["do"]], action)
    for free in state.get("free") or ():
        if free["player"] == player["name"]:
            yield say("has a free action: {actions:terms}", free)
