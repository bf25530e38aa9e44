"""What happened in Sports Dice Football, in a sentence, a heading or a sound."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebooks.dice_football.words.dice import ALIKE
from placky.rulebooks.dice_football.words.rail import NAMES, ORDINALS
from placky.tales import BIG, PART, Tale, Tales, both, untold
from placky.words import LegendLine, Plain, spelt
from touchline.dice_football.numbers import NUMBERS

QUIET = frozenset({"kit laid", "down begun", "down used", "dice swapped", "drive begun"})
"""Events that keep the books."""
TOGETHER: Mapping[str, str] = {}
"""A game of two teams has no crowd that does one thing."""


def _score(score: Mapping[str, int]) -> str:
    return ", ".join(f"{team} {points}" for team, points in score.items())


def _won(e: Plain) -> str:
    return f"{e['team']} wins the roll with {e['symbol']}, {e['number']} against {e['against']}."


def _tied(e: Plain) -> str:
    return f"{e['number']} each: a tie. " + (f"{e['holder']} holds the power chip." if e["holder"] else "")


def _turned_over(e: Plain) -> str:
    why = {
        "turnover": f"{e['to']} takes the ball away",
        "downs": f"the downs are used up; {e['to']} takes over",
        "missed field goal": f"the kick is short; {e['to']} takes over",
    }.get(e["why"], f"{e['to']} takes over")
    return f"{why[0].upper()}{why[1:]} on {e['spot']}."


def _kit(e: Plain) -> str:
    house = " (house faces)" if e["house"] else ""
    return f"{spelt(NUMBERS.kit.dice).capitalize()} dice a side{house}, one power chip."


def _measured(e: Plain) -> str:
    return f"{e['total']} yards, and {e['needed']} were needed: {'good' if e['good'] else 'short'}."


_TALES: Mapping[str, Tale] = {
    "kit laid": Tale(_kit, None),
    "chip flipped": both(lambda e: f"{e['winner']} wins the toss.", ""),
    "side chosen": Tale(lambda e: f"{e['team']} starts on {e['side']}.", None),
    "chip given": Tale(lambda e: f"{e['team']} has the power chip.", None),
    "drive begun": Tale(
        lambda e: f"{e['team']} begins on {e['spot']}, first down.",
        lambda e, _: f"{e['team']} has the ball on {e['spot']}.",
        PART,
    ),
    "declared": both(lambda e: f"{e['team']} declares: {e['option']}."),
    "called": Tale(lambda e: f"{e['team']}\u2019s play is {e['symbol']}, on {e['number']} dice.", None),
    "roll won": both(_won),
    "roll tied": both(_tied),
    "chip spent": both(lambda e: f"{e['team']} spends the chip and wins the roll."),
    "chip kept": both(lambda e: f"{e['team']} keeps the chip; {e['winner']} wins the roll."),
    "chosen": both(lambda e: f"{e['team']} plays {e['symbol']}."),
    "gained": both(lambda e: f"{e['team']} gains {e['yards']} yards, to {e['spot']}."),
    "no gain": both(lambda e: f"{e['team']} is stopped: no gain."),
    "sacked": both(lambda e: f"{e['team']} is sacked, {e['yards']} yards back to {e['spot']}."),
    "turned over": both(_turned_over),
    "fresh downs": both(lambda e: f"{e['team']} has a fresh set of {spelt(NUMBERS.downs.number)} downs."),
    "field goal declined": both(lambda e: f"{e['team']} does without the points."),
    "scored": both(
        lambda e: f"{how(e['how']).capitalize()}: {e['points']} points for {e['team']}. {_score(e['score'])}.", BIG
    ),
    "punted": both(lambda e: f"The ball flies {e['yards']} yards, to {e['spot']}."),
    "touchback": both(lambda e: f"Touchback: {e['team']} brings the ball out to its own {NUMBERS.start.touchback}."),
    "kick needs": Tale(lambda e: f"From {e['spot']} the kick needs {e['needed']} yards.", None),
    "kick measured": both(_measured),
    "six alike": both(lambda e: f"{ALIKE.capitalize()} {e['symbol']} for {e['team']}: {how(e['what'])}."),
    "dice swapped": Tale(lambda e: f"The dice change hands; {e['offence']} is on offence.", None),
    "down used": Tale(lambda e: f"That used up the {ORDINALS[min(e['down'], NUMBERS.downs.number) - 1]} down.", None),
    "game won": both(lambda e: f"{e['team']} wins the game. {_score(e['score'])}.", ""),
    "down begun": Tale(None, lambda e, _: NAMES[e["down"] - 1], "  "),
}
TALES = Tales("    ", _TALES, untold("rolled"))
"""All that happens, as a frame and as a match tells it."""
tell = TALES.sentence


def headline(events: Sequence[Plain]) -> str:
    """What came of a roll, as a heading: the weightiest thing that happened."""
    kinds = {event["event"]: event for event in events}
    for kind, say in _HEADLINES.items():
        if kind in kinds:
            return say(kinds[kind])
    called = [event for event in events if event["event"] == "called"]
    return next(
        (f"{c['team']} may choose: {c['symbol']}" for c in called if " or " in c["symbol"]), "The dice are down"
    )


_HEADLINES: Mapping[str, Callable[[Plain], str]] = {
    "game won": lambda e: f"{e['team']} wins the game",
    "scored": lambda e: f"{how(e['how'])}, {e['points']} points for {e['team']}",
    "turned over": lambda e: f"the ball goes to {e['to']}",
    "touchback": lambda e: f"a touchback, {e['team']} has the ball",
    "punted": lambda e: f"a punt of {e['yards']} yards",
    "fresh downs": lambda e: f"{e['team']} has a fresh set of downs",
    "sacked": lambda e: f"{e['team']} is sacked",
    "gained": lambda e: f"{e['team']} gains {e['yards']} yards",
    "no gain": lambda e: f"no gain for {e['team']}",
    "roll tied": lambda e: f"a tie, {e['holder']} decides" if e["holder"] else "a tie",
    "roll won": lambda e: f"{e['team']} wins the roll",
    "chip flipped": lambda e: f"{e['winner']} wins the toss",
}


def how(what: str) -> str:
    """How points came about, with an article."""
    return f"an {what}" if what[0] in "aeiou" else f"a {what}"


def sound(events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = {e["event"]: e for e in events}

    def worn(key: str, word: str, who: str = "team") -> tuple[str, str]:
        return word, "ab"[state["teams"].index(kinds[key][who])]

    if "scored" in kinds:
        words = {"touchdown": "TD!", "field goal": "GOOD!", "safety": "OOF!"}
        return worn("scored", words.get(kinds["scored"]["how"], "TD!"))
    if "turned over" in kinds:
        return worn("turned over", "YOINK!", "to")
    if "sacked" in kinds:
        return "KRASH!", "n"
    if "roll tied" in kinds:
        return "TIE.", "n"
    return ("WHISH!", "n") if "punted" in kinds else None


def legend(state: Plain) -> list[LegendLine]:
    """The teams, and which way each of them drives."""
    left, right = state["teams"]
    return [LegendLine(0, left, "drives to the right"), LegendLine(1, right, "drives to the left")]
