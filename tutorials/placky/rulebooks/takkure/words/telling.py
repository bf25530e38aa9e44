"""What happened in Takkure, in a sentence, a heading or a sound; who is who."""

from collections.abc import Mapping, Sequence
from typing import Any

from placky.rulebooks.takkure.words import ball, cards, match, players
from placky.rulebooks.takkure.words.dice import TABLE, WON
from placky.rulebooks.takkure.words.modifiers import modifiers
from placky.rulebooks.takkure.words.numbers import inches, signed
from placky.tales import BIG, Tale, Tales, both, by_kind, said, told, untold, weightiest
from placky.words import LegendLine
from touchline.takkure import wire_types as wire
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules import player_skills, position_skills, stamina
from touchline.takkure.rules.position_skills import SKILLS
from touchline.takkure.state import NEXT_KICK_OFF

QUIET = frozenset({"step begun", "pitch laid", "team fielded", "ball held"})
"""Events that keep the books."""
_QUIET_DICE = ("stamina",)
"""Rolls of which a match tells the result alone."""
_LONG = 1_000
"""A match tells no shorter moves, in thousandths of an inch."""
_FAR = inches(NUMBERS.pressure.reach)
TOGETHER = {
    "{} stays where he is.": "{} stay where they are.",
    "{} puts down a pressure token.": "{} put down pressure tokens.",
    "{} takes his place.": "{} take their places.",
    f"{{}} is beyond {_FAR}: no pressure.": f"{{}} are beyond {_FAR}: no pressure.",
}
"""What several players may do alike, and how it is said of all of them at once."""


def _moved(e: wire.Moved) -> str:
    how = {
        "run": "runs",
        "defensive move": "moves",
        "kick-off move": "moves",
        "second move": "moves again",
        "dodge": "moves away",
    }.get(e["why"], "moves")
    if not e["length"]:
        return f"{e['player']} stays where he is."
    stop = {"token": ", up to the movement token", "line": ", up to the line"}.get(e.get("stopped") or "", "")
    return f"{e['player']} {how} {inches(e['length'])}{stop}."


def _displaced(e: wire.Displaced) -> str:
    if not e["player"]:
        return f"{e['by']} ends where the ball lies; it makes way."
    return f"{e['by']} ends where {e['player']} stands; {e['player']} makes way."


def _extra_dice(e: wire.ExtraDice) -> str:
    more = ", and what else helps him" if e["dice"] > int(SKILLS[e["skill"]]["dice"]) else ""
    return f"{e['player']} rolls {e['dice']} dice ({e['skill']}{more})."


def _measured(e: wire.Measured) -> str:
    if e.get("what") == "pressure" and not e["counts"]:
        return f"{e['to']} is beyond {inches(e['reach'] or 0)}: no pressure."
    far = f"{e['player']} and {e['to']} are {inches(e['distance'], exact=True)} apart, edge to edge."
    if e.get("counts") is None:
        return far
    lies = "within" if e["counts"] else "beyond"
    return f"{far} That is {lies} {inches(e['reach'] or 0)}{': pressure' if e['what'] == 'pressure' else ''}."


def _nothing(e: wire.NothingHappens) -> str:
    what = e["action"]
    return {
        "failed": f"{e['player']}'s {what} fails: no effect.",
        "cancelled": f"{e['player']}'s {what} is cancelled: no effect, and no failure either.",
        "nobody to beat": f"{e['player']} breaks through nobody: no tackler touched him.",
        "no ball": f"{e['player']} has no ball within his reach any more.",
        "has already dodged": f"{e['player']} has already dodged; a second win adds nothing.",
    }.get(e["why"], f"{e['player']}'s {what}: {e['why']}.")


_MUCH = {2: ("two", "twice"), 3: ("three", "three times")}


def _prevails(e: wire.Prevails) -> str:
    """What a skill changes: nobody knows rules by their numbers."""
    skill = SKILLS[e["skill"]]
    much = _MUCH[skill.get("dice") or skill["times"]]
    what = f"{much[0]} dice for a {skill['action']}" if "dice" in skill else f"a {skill['action']} {much[1]} as long"
    return f"A card wins over the book: {e['skill']} means {what}."


def _tokens(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"


def _shape(e: wire.MoveMarked) -> str:
    return "with a turn" if len(e["path"]) > 2 else "straight"


def _left_out(names: Sequence[str]) -> str:
    """Those who have nothing to roll against any more."""
    return f"{' and '.join(names)} neither {'rolls nor falls' if len(names) == 1 else 'roll nor fall'}"


def _touch(e: wire.ContactChecked) -> str:
    return "touches" if e["contact"] else "does not touch"


def _aim(e: wire.TackleDeclared) -> str:
    return f"a point of {e['target']}'s path" if e["on_path"] else f"{e['target']} himself"


def _modified(e: wire.Modified) -> str:
    parts = " ".join(f"{signed(m['by'])} ({modifiers.tell(m)})" for m in e["modifiers"])
    return f"{e['player']}'s {e['stat']} {e['value']} {parts} makes {e['target']}."


def _in_goal(e: wire.InGoalReached) -> str:
    goal = "in this exercise that is the goal" if "R-94" in e["rulings"] else "from here he may go for a try"
    return f"{e['player']} touches the in-goal zone; {goal}."


def _possession(e: wire.Possession) -> str:
    return {
        "holds": f"{e['team']} attack: {e['player']} holds the ball.",
        "loose": f"{e['team']} attack; a loose ball does not change that.",
        "taken": f"{e['team']} attack now: a defender holds the ball.",
        "receives": f"{e['team']} attack: they have received the kick-off.",
    }[e["why"]]


# ------------------------------------------------------------------ as a match tells it


def _rolled(e: wire.Rolled, _: wire.State) -> str | None:
    """Every die beside what it had to beat; a face that is looked up is told by what comes of it."""
    if e["kind"] == TABLE or e["action"] in _QUIET_DICE:
        return None
    dice = " against ".join(_die(e, player) for player in dict.fromkeys(die["player"] for die in e["dice"]))
    return f"{e['action'].capitalize()}: {dice}."


def _die(e: wire.Rolled, player: str) -> str:
    mine = [die for die in e["dice"] if die["player"] == player]
    faces = " and ".join(str(die["face"]) for die in mine)
    return f"{player} {faces} (needs {mine[0]['target']} or less)"


def _went(e: wire.Moved, _: wire.State) -> str | None:
    if e["length"] < _LONG or e["why"] in ("defensive move", "kick-off move"):
        return None
    how = {"run": "runs", "second move": "moves on", "dodge": "slips away"}.get(e["why"], "moves")
    return f"{e['player']} {how} {inches(e['length'])}."


def activation(e: wire.Activated, state: wire.State) -> str:
    """Who is activated, whether he has the ball, and how many tokens are left."""
    player = next(p for p in state["players"] if p["name"] == e["player"])
    ball_too = ", with the ball" if player["ball"] else ""
    left = f"{e['tokens'] or 'no'} activation token{'' if e['tokens'] == 1 else 's'} left"
    return f"{e['player']}{ball_too}; {left}."


def _turnover(e: wire.Possession, _: wire.State) -> str | None:
    return f"Turnover! The ball is {e['team']}\u2019s." if e["why"] == "taken" else None


def _missed(e: wire.TackleFailed, _: wire.State) -> str:
    return f"{e['player']} {'loses his feet' if e['why'] == 'balance' else 'misses and goes down'}."


# ------------------------------------------------------------------ the table


_TALES: Sequence[Tale] = (
    told(wire.Possession, _possession, _turnover, BIG),
    both(wire.BallTaken, lambda e: f"{e['player']} has the ball."),
    told(wire.BallLoose, lambda _: "The ball lies on the ground.", None),
    told(
        wire.Activated,
        lambda e: f"{e['player']} is the active player; {_tokens(e['tokens'], 'activation token')} left.",
        activation,
        "    ",
    ),
    told(
        wire.MoveMarked,
        lambda e: (
            f"{e['player']}'s path is marked, {_shape(e)}; he does not move yet."
            if e["path"][0] != e["path"][-1]
            else f"{e['player']} marks a move of no length: he stays where he is."
        ),
        None,
    ),
    told(wire.Pressing, lambda e: f"{e['player']} puts down a pressure token.", None),
    told(
        wire.TackleDeclared,
        lambda e: f"{e['player']} declares a tackle on {_aim(e)}.",
        lambda e, _: f"{e['player']} goes for {e['target']}.",
    ),
    told(wire.Moved, _moved, _went),
    told(wire.Displaced, _displaced, None),
    told(wire.ContactChecked, lambda e: f"{e['player']} {_touch(e)} {e['target']} or his way.", None),
    told(wire.InGoalReached, _in_goal, None),
    told(wire.NoSecondAction, lambda e: f"{e['player']} has no second action.", None),
    told(wire.Measured, _measured, None),
    both(wire.Placed, lambda e: f"{e['player']} places the ball within {inches(e['reach'])}, far edge included."),
    both(wire.Declared, lambda e: f"{e['player']} has declared; now the ruler may come out."),
    told(wire.Modified, _modified, None),
    told(wire.NaturalFace, lambda e: f"A natural {e['face']}: {e['meaning']}.", None),
    told(wire.Dodged, lambda e: f"{e['player']} dodges and may move up to {inches(e['reach'])}.", None),
    both(wire.NothingHappens, _nothing),
    told(
        wire.BrokeThrough,
        lambda e: f"{e['player']} breaks through {e['target']}.",
        lambda e, _: f"KRASH! {e['player']} goes through {e['target']}, who stays on the ground.",
    ),
    told(
        wire.Tackled,
        lambda e: f"{e['player']} brings {e['target']} down and is set beside him.",
        lambda e, _: f"TAKK! {e['player']} brings {e['target']} down, and himself with him.",
    ),
    told(wire.TackleFailed, lambda e: f"{e['player']}'s tackle fails.", _missed),
    both(wire.KeptFeet, lambda e: f"{e['player']} keeps his feet."),
    told(wire.Fell, lambda e: f"{e['player']} goes to ground.", None),
    told(wire.StoodUp, lambda e: f"{e['player']} {'stands up' if not e['tokens'] else 'loses a ground token'}.", None),
    told(wire.Unhurt, lambda e: f"{e['player']} is unhurt.", None),
    both(wire.Wounded, lambda e: f"{e['player']} takes a wound{' without a roll' if e['why'] == 'critical' else ''}."),
    told(wire.SeriesStopped, lambda e: f"{e['player']} is down; {_left_out(e['left'])}.", None),
    told(wire.ExtraDice, _extra_dice, None),
    told(wire.Prevails, _prevails, None),
    told(wire.TableCleared, lambda _: "Everything but ground tokens comes off the pitch.", None),
    told(wire.GroundTokenRemoved, lambda e: f"{e['player']} was not activated and loses a ground token.", None),
    both(wire.PassNotMade, lambda e: f"{e['player']} has nobody to pass to; the pass is not made."),
    both(wire.TokensSpent, lambda e: f"{e['team']} have no activation tokens left."),
    told(wire.Rolled, None, _rolled),
)
_UNTOLD = untold(
    wire.ActionChosen, wire.BallHeld, wire.CardsLaid, wire.DiceOrdered, wire.PitchLaid, wire.StepBegun, wire.TeamFielded
)
TALES = Tales("      ", _TALES, players.TALES, match.TALES, ball.TALES, cards.TALES, _UNTOLD)
"""All that happens, as a frame and as a match tells it."""
tell = TALES.sentence


def _no_news(e: wire.NothingHappens) -> str:
    """The heading of a roll without effect: who failed at what, or why what he won changes nothing."""
    if e["why"] == "failed":
        return (
            f"{e['player']} misses the ball"
            if e["action"] in ("intercept", "steal")
            else f"{e['player']}'s {e['action']} fails"
        )
    return {
        "nobody to beat": f"{e['player']} has nobody to beat",
        "no ball": f"{e['player']} has no ball in reach",
        "has already dodged": f"{e['player']} wins again",
    }.get(e["why"], "Nothing happens")


def _second_win(e: wire.Event) -> bool:
    """He has dodged already: the roll moves him nowhere, and saves him all the same."""
    return e["event"] == "nothing happens" and e["why"] == "has already dodged"


def _tie_or_beaten(e: wire.Event) -> bool:
    """A success that a higher one has cancelled, which beside a second win is the smaller news."""
    return e["event"] == "nothing happens" and e["why"] == "cancelled"


def headline(events: Sequence[wire.Event]) -> str:
    """What came of a roll, as a heading."""
    if any(map(_second_win, events)):
        events = [event for event in events if not _tie_or_beaten(event)]
    fight = any(event["event"] in ("tackled", "tackle failed") for event in events)
    if news := weightiest(events, match.NEWS, ball.NEWS, () if fight else ball.SMALL_NEWS, _NEWS):
        return news
    if rolled := by_kind(events).get("rolled"):
        won = [d["player"] for d in rolled["dice"] if d["result"] in ("success", "critical")]
        return f"{won[0]} succeeds" if won else "Nobody succeeds"
    return "The dice have fallen"


_NEWS = (
    said(wire.InjuryFound, lambda e: f"{e['player']} is {e['injury']}"),
    said(wire.Tackled, lambda e: f"{e['player']} brings {e['target']} down"),
    said(wire.BrokeThrough, lambda e: f"{e['player']} breaks through"),
    said(wire.Dodged, lambda e: f"{e['player']} slips away"),
    said(wire.KeptFeet, lambda e: f"{e['player']} keeps his feet"),
    said(wire.TackleFailed, lambda e: f"{e['player']} misses and falls"),
    said(wire.Wounded, lambda e: f"{e['player']} is wounded"),
    said(wire.Unhurt, lambda e: f"{e['player']} is unhurt"),
    said(wire.NothingHappens, _no_news),
)
_SOUNDS = {"tackled": ("TAKK!", "b"), "broke through": ("KRASH!", "a"), "dodged": ("WHISH!", "a")}
_NOISES = {"tackle failed": "OOF!", "scattered": "WHIZZ!"}


def sound(events: Sequence[wire.Event], state: wire.State) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = by_kind(events)
    rolled = kinds.get("rolled", {"dice": ()})
    side = {d["player"]: "ab"[state["teams"].index(d["team"])] for d in rolled["dice"]}
    if heard := ball.sound(kinds, side):
        return heard
    for kind, (word, usual) in _SOUNDS.items():
        if kind in kinds:
            return word, side.get(kinds[kind]["player"], usual)
    for kind, word in _NOISES.items():
        if kind in kinds:
            return word, "n"
    results = {die["result"] for die in rolled["dice"]}
    return ("TIE.", "n") if "cancelled" in results and not WON & results else None


def legend(state: wire.State) -> list[LegendLine]:
    """The players with their numbers, those that their exercise needs."""
    return [
        LegendLine(
            state["teams"].index(one["team"]),
            f"{one['name']} {one['number']}",
            _figure(one, state["chapter"]),
            one["house"],
            tuple(_skills(one, state["chapter"]).items()),
            one["name"],
        )
        for one in state["players"]
    ]


def _figure(player: wire.Player, chapter: int) -> str:
    mov = "/".join(str(v) for v in player["MOV"])
    bac = "/".join(str(v) for v in player["BaC"])
    more = f", BOD {player['BOD']}, PRT {player['PRT']}" if chapter >= stamina.CHAPTER else ""
    skills = _skills(player, chapter)
    numbers = f"MOV {mov}, BaC {bac}, STR {player['STR']}, REF {player['REF']}{more}"
    off = players.ABSENCES[player["off"]] if player["off"] > NEXT_KICK_OFF else ""
    tokens = [_many(player["fatigue"], "fatigue token"), _many(player["resting"], "turned fatigue token")]
    worn = [one for one in (*tokens, _many(player["wounds"], "wound")) if one]
    return "; ".join(filter(None, (numbers, ", ".join(skills), ", ".join(worn), off)))


def _skills(player: wire.Player, chapter: int) -> dict[str, str]:
    """Those that are awake in a chapter, each with what it does, and whether a fatigue token takes it from him."""
    found = {}
    if chapter >= position_skills.CHAPTER:
        found = {name: f"{_helps(SKILLS[name])} {_TIRED[True]}" for name in player["skills"]}
    if player["player_skill"] is not None and chapter >= player_skills.CHAPTER:
        own = player_skills.PLAYER_SKILLS[player["player_skill"]]
        found[own.name] = f"{own.text} {_TIRED[own.training]}"
    return found


_TIRED = {True: "Gone while he is tired.", False: "He keeps it when he is tired."}


def _helps(skill: Mapping[str, Any]) -> str:
    """What a position skill does."""
    if "times" in skill:
        times = "twice" if skill["times"] == 2 else f"{skill['times']} times"
        return f"His {skill['action']} is {times} as long."
    return f"He rolls {skill['dice']} dice for a {skill['action']}."


def _many(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}" if number else ""
