"""What happened in Takkure, in a sentence, a heading or a sound; who is who."""

from collections.abc import Mapping, Sequence
from typing import Any

from placky.rulebooks.takkure.words import ball, cards, match, players
from placky.rulebooks.takkure.words.dice import WON, inches, signed
from placky.words import LegendLine, Plain
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules import player_skills, position_skills, stamina
from touchline.takkure.rules.position_skills import SKILLS
from touchline.takkure.state import NEXT_KICK_OFF

QUIET = frozenset({"step begun", "pitch laid", "team fielded", "ball held"})
"""Events that keep the books."""
_FAR = inches(NUMBERS.pressure.reach)
TOGETHER = {
    "{} stays where he is.": "{} stay where they are.",
    "{} puts down a pressure token.": "{} put down pressure tokens.",
    "{} takes his place.": "{} take their places.",
    f"{{}} is beyond {_FAR}: no pressure.": f"{{}} are beyond {_FAR}: no pressure.",
}
"""What several players may do alike, and how it is said of all of them at once."""


def tell(event: Plain) -> str | None:
    """One event in a sentence; None for those that only keep the books."""
    kind = event["event"]
    teller = _ALL_TOLD.get(kind)
    return teller(event) if teller else None


def _moved(e: Plain) -> str:
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


def _displaced(e: Plain) -> str:
    if not e["player"]:
        return f"{e['by']} ends where the ball lies; it makes way."
    return f"{e['by']} ends where {e['player']} stands; {e['player']} makes way."


def _extra_dice(e: Plain) -> str:
    more = ", and what else helps him" if e["dice"] > int(SKILLS[e["skill"]]["dice"]) else ""
    return f"{e['player']} rolls {e['dice']} dice ({e['skill']}{more})."


def _measured(e: Plain) -> str:
    if e.get("what") == "pressure" and not e["counts"]:
        return f"{e['to']} is beyond {inches(e['reach'])}: no pressure."
    far = f"{e['player']} and {e['to']} are {inches(e['distance'], exact=True)} apart, edge to edge."
    if e.get("counts") is None:
        return far
    lies = "within" if e["counts"] else "beyond"
    return f"{far} That is {lies} {inches(e['reach'])}{': pressure' if e['what'] == 'pressure' else ''}."


def _nothing(e: Plain) -> str:
    what = e["action"]
    return {
        "failed": f"{e['player']}'s {what} fails; that alone costs nothing.",
        "cancelled": f"{e['player']}'s {what} is cancelled: no effect, and no failure either.",
        "nobody to beat": f"{e['player']} breaks through nobody: no tackler touched him.",
        "no ball": f"{e['player']} has no ball within his reach any more.",
        "has already dodged": f"{e['player']} has already dodged; a second win adds nothing.",
    }.get(e["why"], f"{e['player']}'s {what}: {e['why']}.")


_MUCH = {2: ("two", "twice"), 3: ("three", "three times")}


def _prevails(e: Plain) -> str:
    """What a skill changes: nobody knows rules by their numbers."""
    skill = SKILLS[e["skill"]]
    much = _MUCH[skill.get("dice") or skill["times"]]
    what = f"{much[0]} dice for a {skill['action']}" if "dice" in skill else f"a {skill['action']} {much[1]} as long"
    return f"A card wins over the book: {e['skill']} means {what}."


def _tokens(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"


def _shape(e: Plain) -> str:
    return "with a turn" if len(e["path"]) > 2 else "straight"


def _left_out(names: Sequence[str]) -> str:
    """Those who have nothing to roll against any more."""
    return f"{' and '.join(names)} neither {'rolls nor falls' if len(names) == 1 else 'roll nor fall'}"


def _touch(e: Plain) -> str:
    return "touches" if e["contact"] else "does not touch"


def _aim(e: Plain) -> str:
    return f"a point of {e['target']}'s path" if e["on_path"] else f"{e['target']} himself"


def _modified(e: Plain) -> str:
    parts = " ".join(f"{signed(m['by'])} ({m['why']})" for m in e["modifiers"])
    return f"{e['player']}'s {e['stat']} {e['value']} {parts} makes {e['target']}."


def _in_goal(e: Plain) -> str:
    goal = "in this exercise that is the goal" if "R-94" in e["rulings"] else "from here he may go for a try"
    return f"{e['player']} touches the in-goal zone; {goal}."


def _possession(e: Plain) -> str:
    return {
        "holds": f"{e['team']} attack: {e['player']} holds the ball.",
        "loose": f"{e['team']} attack; a loose ball does not change that.",
        "taken": f"{e['team']} attack now: a defender holds the ball.",
        "receives": f"{e['team']} attack: they have received the kick-off.",
    }[e["why"]]


_TOLD: Mapping[str, Any] = {
    "possession": _possession,
    "ball taken": lambda e: f"{e['player']} has the ball.",
    "ball loose": lambda _: "The ball lies on the ground.",
    "activated": lambda e: f"{e['player']} is the active player; {_tokens(e['tokens'], 'activation token')} left.",
    "move marked": lambda e: (
        f"{e['player']}'s path is marked, {_shape(e)}; he does not move yet." if e["path"][0] != e["path"][-1]
        else f"{e['player']} marks a move of no length: he stays where he is."
    ),
    "pressing": lambda e: f"{e['player']} puts down a pressure token.",
    "tackle declared": lambda e: f"{e['player']} declares a tackle on {_aim(e)}.",
    "moved": _moved,
    "displaced": _displaced,
    "contact checked": lambda e: f"{e['player']} {_touch(e)} {e['target']} or his way.",
    "in goal reached": _in_goal,
    "no second action": lambda e: f"{e['player']} has no second action.",
    "measured": _measured,
    "placed": lambda e: f"{e['player']} places the ball within {inches(e['reach'])}, far edge included.",
    "declared": lambda e: f"{e['player']} has declared; now the ruler may come out.",
    "modified": _modified,
    "natural face": lambda e: f"A natural {e['face']}: {e['meaning']}.",
    "dodged": lambda e: f"{e['player']} dodges and may move up to {inches(e['reach'])}.",
    "nothing happens": _nothing,
    "broke through": lambda e: f"{e['player']} breaks through {e['target']}.",
    "tackled": lambda e: f"{e['player']} brings {e['target']} down and is set beside him.",
    "tackle failed": lambda e: f"{e['player']}'s tackle fails.",
    "kept feet": lambda e: f"{e['player']} keeps his feet.",
    "fell": lambda e: f"{e['player']} goes to ground.",
    "stood up": lambda e: f"{e['player']} {'stands up' if not e['tokens'] else 'loses a ground token'}.",
    "unhurt": lambda e: f"{e['player']} is unhurt.",
    "wounded": lambda e: f"{e['player']} takes a wound{' without a roll' if e['why'] == 'critical' else ''}.",
    "series stopped": lambda e: f"{e['player']} is down; {_left_out(e['left'])}.",
    "extra dice": _extra_dice,
    "prevails": _prevails,
    "table cleared": lambda _: "Everything but ground tokens comes off the pitch.",
    "ground token removed": lambda e: f"{e['player']} was not activated and loses a ground token.",
    "pass not made": lambda e: f"{e['player']} has nobody to pass to; the pass is not made.",
    "tokens spent": lambda e: f"{e['team']} have no activation tokens left.",
}  # fmt: skip

_ALL_TOLD: Mapping[str, Any] = {**_TOLD, **players.TOLD, **match.TOLD, **ball.TOLD, **cards.TOLD}


def headline(events: Sequence[Plain]) -> str:
    """What came of a roll, as a heading."""
    kinds = {e["event"]: e for e in events}
    if said := match.headline(kinds) or ball.headline(kinds):
        return said
    for kind, words in _HEADLINES.items():
        if kind in kinds:
            return words.format(**kinds[kind])
    rolled = kinds.get("rolled")
    if rolled:
        won = [d["player"] for d in rolled["dice"] if d["result"] in ("success", "critical")]
        return f"{won[0]} succeeds" if won else "Nobody succeeds"
    return "The dice have fallen"


_HEADLINES = {
    "injury found": "{player} is {injury}",
    "tackled": "{player} brings {target} down",
    "broke through": "{player} breaks through",
    "dodged": "{player} slips away",
    "kept feet": "{player} keeps his feet",
    "tackle failed": "{player} misses and falls",
    "wounded": "{player} is wounded",
    "unhurt": "{player} is unhurt",
    "nothing happens": "Nothing happens",
}
_SOUNDS = {"tackled": ("TAKK!", "b"), "broke through": ("KRASH!", "a"), "dodged": ("WHISH!", "a")}
_NOISES = {"tackle failed": "OOF!", "scattered": "BOING!"}


def sound(events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = {e["event"]: e for e in events}
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


def legend(state: Plain) -> list[LegendLine]:
    """The players with their numbers, those that their exercise needs."""
    return [
        LegendLine(
            state["teams"].index(one["team"]),
            f"{one['name']} {one['number']}",
            _figure(one, state["chapter"]),
            one["house"],
        )
        for one in state["players"]
    ]


def _figure(player: Plain, chapter: int) -> str:
    mov = "/".join(str(v) for v in player["MOV"])
    bac = "/".join(str(v) for v in player["BaC"])
    more = f", BOD {player['BOD']}, PRT {player['PRT']}" if chapter >= stamina.CHAPTER else ""
    skills = [
        *(player["skills"] if chapter >= position_skills.CHAPTER else ()),
        *([player["player_skill"]] if chapter >= player_skills.CHAPTER else ()),
    ]
    numbers = f"MOV {mov}, BaC {bac}, STR {player['STR']}, REF {player['REF']}{more}"
    off = players.ABSENCES[player["off"]] if player["off"] > NEXT_KICK_OFF else ""
    return "; ".join(filter(None, (numbers, ", ".join(skills), off)))
