"""A whole match of Takkure, told as a commentator would: short lines, the score, the time board, the whistle."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebook import Moment, Standing
from placky.rulebooks.takkure.words import telling
from placky.rulebooks.takkure.words.dice import inches
from placky.rulebooks.takkure.words.match import HALVES, score
from placky.words import Plain
from touchline.core.play.drivers import Coach
from touchline.takkure.coaches import COACHES

UNTOLD = frozenset(
    {
        "pitch laid", "team fielded", "cards laid", "line up named", "team skill laid", "step begun", "action chosen",
        "move marked", "pressing", "contact checked", "measured", "modified", "natural face", "extra dice", "prevails",
        "dice ordered", "table cleared", "figure placed", "kicker named", "time set", "time moved",
        "match laid out", "coin called", "ball down", "ball held", "ball loose", "no second action", "in goal reached",
        "steal void", "step allowed", "break taken", "unhurt", "weary", "skill used", "ground cleared", "stays out",
        "pass leaves", "displaced", "ground token removed", "steal declared", "series stopped", "rested", "stood up",
        "fell", "scattered", "dodged", "card drawn", "team plays chosen", "cards changed", "team plays back",
    }
)  # fmt: skip
"""Events that go without saying in a whole match."""
QUIET_DICE = ("stamina",)
"""Rolls of which only the result is told."""
LONG = 1_000
"""Shorter moves are not worth a line."""
BIG = "  ** "
SMALL = "      "


class MatchOfTakkure:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]]
    unit = "tries"
    turns = "time box at the start of a turn"

    def __init__(self) -> None:
        self.position: Plain = {"mode": "match", "cards": True}
        self.coaches = {name: _always(coach) for name, coach in COACHES.items()}

    def tell(self, event: Plain, state: Plain) -> str | None:
        """Halves, kick-offs and tokens stand out, tries are shouted, the rest is indented."""
        kind = event["event"]
        if kind in UNTOLD:
            return None
        if kind in TALE:
            return TALE[kind](event, state)
        said = telling.tell(event)
        return f"{SMALL}{said}" if said else None

    def aside(self, events: Sequence[Plain]) -> str | None:
        """Places taken, moves under the ball, a marked path and who presses on it."""
        kinds = {event["event"] for event in events}
        said = [line for kind, line in ASIDES.items() if kind in kinds]
        if marked := [event["player"] for event in events if event["event"] == "move marked"]:
            said.append(f"{marked[-1]}\u2019s path is marked.")
        if pressing := [event["player"] for event in events if event["event"] == "pressing"]:
            said.append(f"{_listed(pressing)} {'press' if len(pressing) > 1 else 'presses'}.")
        if "pressing" not in kinds and "kick-off move" in {event.get("why") for event in events}:
            said.append("Everybody runs under the ball.")
        return " ".join(said) or None

    def moment(self, event: Plain, state: Plain) -> Moment | None:
        """Halves, kick-offs, turns and activations are parts; tries, turnovers, injuries and whistles are jumped to."""
        found = MOMENTS.get(event["event"])
        return found(event, state) if found else None

    def standing(self, state: Plain) -> Standing:
        """Tries, half, time box and activation tokens."""
        home, away = state["score"]
        if state.get("mode") != "match" or state["phase"] == "toss":
            return Standing((home, away))
        notes = [f"{HALVES[state['half']].capitalize()} half", f"Time {state['clock']}"]
        if state["over"]:
            return Standing((home, away), None, ("Full time",))
        if state["phase"] != "play":
            return Standing((home, away), None, (*notes, "Kick-off"))
        tokens = state["tokens"]
        left = f"{tokens or 'no'} activation token{'' if tokens == 1 else 's'} left"
        return Standing((home, away), _side(state, state["attacker"]), (*notes, f"{state['attacker']}: {left}"))


def _listed(names: Sequence[str]) -> str:
    *most, last = dict.fromkeys(names)
    return f"{', '.join(most)} and {last}" if most else last


def _side(state: Plain, team: str) -> int:
    return int(state["teams"].index(team))


ASIDES: Mapping[str, str] = {
    "team plays chosen": "Cards are drawn, team plays chosen.",
    "coin called": "The coin is up.",
    "figure placed": "The teams take their places.",
    "ball landed": "The ball comes down.",
}
"""Kind of event -> what is said of it when nothing else is."""


def _turn(event: Plain, state: Plain) -> Moment:
    clock = "" if event["clock"] is None else f", time {event['clock']}"
    box = str(event["tokens"] if event["clock"] is None else event["clock"])
    return Moment(f"{event['team']} attack{clock}", 2, side=_side(state, event["team"]), turn=box)


def _turnover(event: Plain, state: Plain) -> Moment | None:
    if event["why"] != "taken":
        return None
    side = _side(state, event["team"])
    return Moment(f"Turnover: the ball is {event['team']}\u2019s", jump="Turnover", side=side)


def _carried_off(event: Plain, state: Plain) -> Moment:
    team = next(player["team"] for player in state["players"] if player["name"] == event["player"])
    return Moment(f"{event['player']} is carried off", jump="Injury", side=_side(state, team))


MOMENTS: Mapping[str, Callable[[Plain, Plain], Moment | None]] = {
    "half begun": lambda e, _: Moment(f"{HALVES[e['half']].capitalize()} half", 1),
    "kick off begun": lambda e, s: Moment(
        f"Kick-off: {e['kicking']} to {e['receiving']}", 2, side=_side(s, e["kicking"])
    ),
    "tokens taken": _turn,
    "activated": lambda e, s: Moment(_activated(e, s).strip().rstrip("."), 3, side=_side(s, s["attacker"])),
    "try scored": lambda e, s: Moment(f"Try by {e['player']}, {_board(s)}", jump="Try", side=_side(s, e["team"])),
    "possession": _turnover,
    "injured": _carried_off,
    "half ended": lambda e, s: Moment(f"End of the {HALVES[e['half']]} half, {_board(s)}", jump="Whistle"),
}
"""Kind of event -> what it is to the log of a match."""


def _always(coach: Coach) -> Callable[[], Coach]:
    return lambda: coach


def _board(state: Plain) -> str:
    home, away = state["teams"]
    return f"{home} {score(state['score'])} {away}"


def _rolled(event: Plain, _: Plain) -> str | None:
    """Every die beside what it had to beat; a face that is looked up is told by what comes of it."""
    if event["kind"] == "table" or event["action"] in QUIET_DICE:
        return None
    dice = " against ".join(_dice(event, player) for player in dict.fromkeys(die["player"] for die in event["dice"]))
    return f"{SMALL}{event['action'].capitalize()}: {dice}."


def _dice(event: Plain, player: str) -> str:
    mine = [die for die in event["dice"] if die["player"] == player]
    faces = " and ".join(str(die["face"]) for die in mine)
    return f"{player} {faces} (needs {mine[0]['target']} or less)"


def _moved(event: Plain, _: Plain) -> str | None:
    if event["length"] < LONG or event["why"] in ("defensive move", "kick-off move"):
        return None
    how = {"run": "runs", "second move": "moves on", "dodge": "slips away"}.get(event["why"], "moves")
    return f"{SMALL}{event['player']} {how} {inches(event['length'])}."


def _activated(event: Plain, state: Plain) -> str:
    player = next(p for p in state["players"] if p["name"] == event["player"])
    ball = ", with the ball" if player["ball"] else ""
    left = f"{event['tokens'] or 'no'} activation token{'' if event['tokens'] == 1 else 's'} left"
    return f"    {event['player']}{ball}; {left}."


def _tokens(event: Plain, state: Plain) -> str:
    time = f"  Time {event['clock']}." if event["clock"] is not None else ""
    return f"  {event['team']} attack.{time}  {_board(state)}"


def _possession(event: Plain, _: Plain) -> str | None:
    return {"taken": f"{BIG}Turnover! The ball is {event['team']}\u2019s.", "loose": None}.get(event["why"])


def _half(event: Plain, _: Plain) -> str:
    return f"\n{HALVES[event['half']].upper()} HALF"


def _half_over(event: Plain, state: Plain) -> str:
    why = {"time": "Time!", "ball out": "The ball is put out.", "nobody": "Nobody is left on the field."}
    return f"\n{why[event['why']]} The {HALVES[event['half']]} half is over: {_board(state)}"


def _final(event: Plain, state: Plain) -> str:
    won = f"{event['winner']} win." if event["winner"] else "A draw."
    return f"FINAL WHISTLE. {_board(state)}. {won}"


def _toss(event: Plain, _: Plain) -> str:
    return f"The coin shows {event['side']}. {event['winner']} decide."


def _try(event: Plain, state: Plain) -> str:
    return f"{BIG}TRY! {event['player']} for {event['team']}!  {_board(state)}"


def _no_try(event: Plain, _: Plain) -> str:
    return f"{BIG}No try! {event['player']} drops it on the line."


def _tackle(event: Plain, _: Plain) -> str:
    return f"{SMALL}{event['player']} goes for {event['target']}."


def _down(event: Plain, _: Plain) -> str:
    return f"{SMALL}TAKK! {event['player']} brings {event['target']} down, and himself with him."


def _hurt(event: Plain, _: Plain) -> str:
    return f"{BIG}{event['player']} is carried off."


def _kick_off(event: Plain, _: Plain) -> str:
    return f"\nKick-off: {event['kicking']} to {event['receiving']}."


def _kick(event: Plain, _: Plain) -> str:
    return {
        "good": f"  {event['player']} puts it on the spot.",
        "bad": f"  {event['player']} hits it badly; it could go anywhere.",
        "nobody": "  There is nobody to take it; the ball trickles off.",
    }[str(event["result"])]


def _through(event: Plain, _: Plain) -> str:
    return f"{SMALL}KRASH! {event['player']} goes through {event['target']}, who stays on the ground."


def _missed(event: Plain, _: Plain) -> str:
    how = "loses his feet" if event["why"] == "balance" else "misses and goes down"
    return f"{SMALL}{event['player']} {how}."


TALE: Mapping[str, Callable[[Plain, Plain], str | None]] = {
    "rolled": _rolled,
    "moved": _moved,
    "activated": _activated,
    "tokens taken": _tokens,
    "possession": _possession,
    "half begun": _half,
    "half ended": _half_over,
    "match over": _final,
    "coin tossed": _toss,
    "try scored": _try,
    "try missed": _no_try,
    "tackle declared": _tackle,
    "tackled": _down,
    "injured": _hurt,
    "kick off begun": _kick_off,
    "kick made": _kick,
    "template placed": lambda *_: "  The kick is aimed.",
    "broke through": _through,
    "tackle failed": _missed,
    "ball landed": lambda *_: None,
    "ball taken": lambda e, _: f"{SMALL}{e['player']} has the ball.",
    "ball put out": lambda e, _: f"{BIG}{e['team']} put the ball out.",
    "pass declared": lambda e, _: f"{SMALL}{e['player']} looks for {e['to']}.",
    "picked up": lambda *_: None,
    "pass received": lambda *_: None,
}
"""Kind of event -> its line in the tale."""
