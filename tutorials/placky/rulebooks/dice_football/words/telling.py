"""What happened in Sports Dice Football, in a sentence, a heading or a sound."""

from collections.abc import Mapping, Sequence

from placky.rulebooks.dice_football.words.dice import ALIKE
from placky.rulebooks.dice_football.words.rail import NAMES, ORDINALS
from placky.tales import BIG, PART, Tale, Tales, both, by_kind, said, told, untold, weightiest
from placky.words import LegendLine, spelt
from touchline.dice_football import wire_types as wire
from touchline.dice_football.numbers import NUMBERS

QUIET = frozenset({"kit laid", "down begun", "down used", "dice swapped", "drive begun"})
"""Events that keep the books."""
TOGETHER: Mapping[str, str] = {}
"""A game of two teams has no crowd that does one thing."""


def yards(number: int) -> str:
    """So many yards.

    >>> yards(1), yards(20)
    ('1 yard', '20 yards')
    """
    return f"{number} yard{'s' * (number != 1)}"


def _score(score: Mapping[str, int]) -> str:
    return ", ".join(f"{team} {points}" for team, points in score.items())


def _won(e: wire.RollWon) -> str:
    return f"{e['team']} wins the roll with {e['symbol']}, {e['number']} against {e['against']}."


def _tied(e: wire.RollTied) -> str:
    return f"{e['number']} each: a tie. " + (f"{e['holder']} holds the power chip." if e["holder"] else "")


def _turned_over(e: wire.TurnedOver) -> str:
    why = {
        "turnover": f"{e['to']} takes the ball away",
        "downs": f"the downs are used up; {e['to']} takes over",
        "missed field goal": f"the kick is short; {e['to']} takes over",
    }.get(e["why"], f"{e['to']} takes over")
    return f"{why[0].upper()}{why[1:]} on {e['spot']}."


def _kit(e: wire.KitLaid) -> str:
    house = " (house faces)" if e["house"] else ""
    return f"{spelt(NUMBERS.kit.dice).capitalize()} dice a side{house}, one power chip."


def _measured(e: wire.KickMeasured) -> str:
    return f"{yards(e['total'])}, and {e['needed']} were needed: {'good' if e['good'] else 'short'}."


_TALES: Sequence[Tale] = (
    told(wire.KitLaid, _kit, None),
    both(wire.ChipFlipped, lambda e: f"{e['winner']} wins the toss.", ""),
    told(wire.SideChosen, lambda e: f"{e['team']} starts on {e['side']}.", None),
    told(wire.ChipGiven, lambda e: f"{e['team']} has the power chip.", None),
    told(
        wire.DriveBegun,
        lambda e: f"{e['team']} begins on {e['spot']}, first down.",
        lambda e, _: f"{e['team']} has the ball on {e['spot']}.",
        PART,
    ),
    both(wire.Declared, lambda e: f"{e['team']} declares: {e['option']}."),
    told(wire.Called, lambda e: f"{e['team']}\u2019s play is {e['symbol']}, on {e['number']} dice.", None),
    both(wire.RollWon, _won),
    both(wire.RollTied, _tied),
    both(wire.ChipSpent, lambda e: f"{e['team']} spends the chip and wins the roll."),
    both(wire.ChipKept, lambda e: f"{e['team']} keeps the chip; {e['winner']} wins the roll."),
    both(wire.Chosen, lambda e: f"{e['team']} plays {e['symbol']}."),
    both(wire.Gained, lambda e: f"{e['team']} gains {yards(e['yards'])}, to {e['spot']}."),
    both(wire.NoGain, lambda e: f"{e['team']} is stopped: no gain."),
    both(wire.Sacked, lambda e: f"{e['team']} is sacked, {yards(e['yards'])} back to {e['spot']}."),
    both(wire.TurnedOver, _turned_over),
    both(wire.FreshDowns, lambda e: f"{e['team']} has a fresh set of {spelt(NUMBERS.downs.number)} downs."),
    both(wire.FieldGoalDeclined, lambda e: f"{e['team']} does without the points."),
    both(
        wire.Scored,
        lambda e: f"{how(e['how']).capitalize()}: {e['points']} points for {e['team']}. {_score(e['score'])}.",
        BIG,
    ),
    both(wire.Punted, lambda e: f"The ball flies {yards(e['yards'])}, to {e['spot']}."),
    both(wire.Touchback, lambda e: f"Touchback: {e['team']} brings the ball out to its own {NUMBERS.start.touchback}."),
    told(wire.KickNeeds, lambda e: f"From {e['spot']} the kick needs {yards(e['needed'])}.", None),
    both(wire.KickMeasured, _measured),
    both(wire.SixAlike, lambda e: f"{ALIKE.capitalize()} {e['symbol']} for {e['team']}: {how(e['what'])}."),
    told(wire.DiceSwapped, lambda e: f"The dice change hands; {e['offence']} is on offence.", None),
    told(wire.DownUsed, lambda e: f"That used up the {ORDINALS[min(e['down'], NUMBERS.downs.number) - 1]} down.", None),
    both(wire.GameWon, lambda e: f"{e['team']} wins the game. {_score(e['score'])}.", ""),
    told(wire.DownBegun, None, lambda e, _: NAMES[e["down"] - 1], "  "),
)
TALES = Tales("    ", _TALES, untold(wire.Rolled))
"""All that happens, as a frame and as a match tells it."""
tell = TALES.sentence


def headline(events: Sequence[wire.Event]) -> str:
    """What came of a roll, as a heading: the weightiest thing that happened."""
    if news := weightiest(events, _NEWS):
        return news
    called = [event for event in events if event["event"] == "called"]
    return next(
        (f"{c['team']} may choose: {c['symbol']}" for c in called if " or " in c["symbol"]), "The dice are down"
    )


_NEWS = (
    said(wire.GameWon, lambda e: f"{e['team']} wins the game"),
    said(wire.Scored, lambda e: f"{how(e['how'])}, {e['points']} points for {e['team']}"),
    said(wire.TurnedOver, lambda e: f"the ball goes to {e['to']}"),
    said(wire.Touchback, lambda e: f"a touchback, {e['team']} has the ball"),
    said(wire.Punted, lambda e: f"a punt of {yards(e['yards'])}"),
    said(wire.FreshDowns, lambda e: f"{e['team']} has a fresh set of downs"),
    said(wire.Sacked, lambda e: f"{e['team']} is sacked"),
    said(wire.Gained, lambda e: f"{e['team']} gains {yards(e['yards'])}"),
    said(wire.NoGain, lambda e: f"no gain for {e['team']}"),
    said(wire.RollTied, lambda e: f"a tie, {e['holder']} decides" if e["holder"] else "a tie"),
    said(wire.RollWon, lambda e: f"{e['team']} wins the roll"),
    said(wire.ChipFlipped, lambda e: f"{e['winner']} wins the toss"),
)


def how(what: str) -> str:
    """How points came about, with an article."""
    return f"an {what}" if what[0] in "aeiou" else f"a {what}"


def sound(events: Sequence[wire.Event], state: wire.State) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = by_kind(events)

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


def legend(state: wire.State) -> list[LegendLine]:
    """The teams, and which way each of them drives."""
    left, right = state["teams"]
    return [LegendLine(0, left, "drives to the right"), LegendLine(1, right, "drives to the left")]
