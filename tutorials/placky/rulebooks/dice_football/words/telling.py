"""What happened in Sports Dice Football, in a sentence, a heading or a sound."""

from collections.abc import Mapping, Sequence

from placky.rulebooks.dice_football.words.numbers import COUNTED, say
from placky.rulebooks.dice_football.words.rail import NAMES
from placky.sentences import Sentence, Term
from placky.sentences.together import ALONE
from placky.tales import BIG, PART, News, Tale, Tales, both, by_kind, of_kind, said, told, untold, weightiest
from placky.words import LegendLine
from touchline.dice_football import wire_types as wire
from touchline.dice_football.dice import tied
from touchline.dice_football.events import Score, WhyTurnedOver
from touchline.dice_football.numbers import NUMBERS

QUIET = frozenset({"kit laid", "down begun", "down used", "dice swapped", "drive begun"})
"""Events that keep the books."""
TOGETHER = ALONE
"""A game of two teams has no crowd that does one thing."""


_TURNED_OVER: Mapping[WhyTurnedOver, Sentence] = {
    "turnover": "{to} takes the ball away on {spot:spot}.",
    "downs": "The downs are used up; {to} takes over on {spot:spot}.",
    "missed field goal": "The kick is short; {to} takes over on {spot:spot}.",
}
_HOW: Mapping[Score, Sentence] = {
    "touchdown": "a touchdown",
    "defensive touchdown": "a defensive touchdown",
    "field goal": "a field goal",
    "interception return": "an interception return",
    "safety": "a safety",
    "fake punt": "a fake punt",
    "punt return": "a punt return",
    "fake field goal": "a fake field goal",
    "blocked kick return": "a blocked kick return",
}
"""How points come about."""
_USED_UP: Sequence[Sentence] = (
    "That used up the first down.",
    "That used up the second down.",
    "That used up the third down.",
    "That used up the fourth down.",
    "That used up the fifth down.",
    "That used up the sixth down.",
)


def _kit(e: wire.KitLaid) -> str:
    house: Sentence = "{dice:Spelt} dice a side (house faces), one power chip."
    return say(house if e["house"] else "{dice:Spelt} dice a side, one power chip.", COUNTED)


def _tied(e: wire.RollTied) -> str:
    return say("{number} each: a tie. {holder} holds the power chip." if e["holder"] else "{number} each: a tie.", e)


def _turned_over(e: wire.TurnedOver) -> str:
    return say(_TURNED_OVER[e["why"]], e)


def _fresh(e: wire.FreshDowns) -> str:
    return say("{team} has a fresh set of {downs:spelt} downs.", COUNTED, team=e["team"])


def _scored(e: wire.Scored) -> str:
    return say("{how:capital}: {points} points for {team}. {score:score}.", e, how=_how(e["how"]))


def _scored_news(e: wire.Scored) -> str:
    return say("{how}, {points} points for {team}", e, how=_how(e["how"]))


def _how(what: Score) -> str:
    return say(_HOW[what])


def _touchback(e: wire.Touchback) -> str:
    return say("Touchback: {team} brings the ball out to its own {touchback}.", COUNTED, team=e["team"])


def _measured(e: wire.KickMeasured) -> str:
    good: Sentence = "{total:yards}, and {needed} were needed: good."
    short: Sentence = "{total:yards}, and {needed} were needed: short."
    return say(good, e) if e["good"] else say(short, e)


def _alike(e: wire.SixAlike) -> str:
    return say("{alike:Spelt} {symbol} for {team}: {what}.", e, alike=COUNTED["alike"], what=_how(e["what"]))


def _used_up(e: wire.DownUsed) -> str:
    return say(_USED_UP[min(e["down"], NUMBERS.downs.number) - 1])


_TALES: Sequence[Tale] = (
    told(wire.KitLaid, _kit, None),
    both(wire.ChipFlipped, "{winner} wins the toss.", ""),
    told(wire.SideChosen, "{team} starts on {side:term}.", None),
    told(wire.ChipGiven, "{team} has the power chip.", None),
    told(wire.DriveBegun, "{team} begins on {spot:spot}, first down.", "{team} has the ball on {spot:spot}.", PART),
    both(wire.Declared, "{team} declares: {option:term}."),
    told(wire.Called, "{team}\u2019s play is {symbol}, on {number} dice.", None),
    both(wire.RollWon, "{team} wins the roll with {symbol}, {number} against {against}."),
    both(wire.RollTied, _tied),
    both(wire.ChipSpent, "{team} spends the chip and wins the roll."),
    both(wire.ChipKept, "{team} keeps the chip; {winner} wins the roll."),
    both(wire.Chosen, "{team} plays {symbol}."),
    both(wire.Gained, "{team} gains {yards:yards}, to {spot:spot}."),
    both(wire.NoGain, "{team} is stopped: no gain."),
    both(wire.Sacked, "{team} is sacked, {yards:yards} back to {spot:spot}."),
    both(wire.TurnedOver, _turned_over),
    both(wire.FreshDowns, _fresh),
    both(wire.FieldGoalDeclined, "{team} does without the points."),
    both(wire.Scored, _scored, BIG),
    both(wire.Punted, "The ball flies {yards:yards}, to {spot:spot}."),
    both(wire.Touchback, _touchback),
    told(wire.KickNeeds, "From {spot:spot} the kick needs {needed:yards}.", None),
    both(wire.KickMeasured, _measured),
    both(wire.SixAlike, _alike),
    told(wire.DiceSwapped, "The dice change hands; {offence} is on offence.", None),
    told(wire.DownUsed, _used_up, None),
    both(wire.GameWon, "{team} wins the game. {score:score}.", ""),
    told(wire.DownBegun, None, lambda e, _: say(NAMES[e["down"] - 1]), "  "),
)
TALES = Tales("    ", _TALES, untold(wire.Rolled), say=say)
"""All that happens, as a frame and as a match tells it."""
tell = TALES.sentence
_NEWS: Sequence[News] = (
    said(wire.GameWon, "{team} wins the game"),
    said(wire.Scored, _scored_news),
    said(wire.TurnedOver, "the ball goes to {to}"),
    said(wire.Touchback, "a touchback, {team} has the ball"),
    said(wire.Punted, "a punt of {yards:yards}"),
    said(wire.FreshDowns, "{team} has a fresh set of downs"),
    said(wire.Sacked, "{team} is sacked"),
    said(wire.Gained, "{team} gains {yards:yards}"),
    said(wire.NoGain, "no gain for {team}"),
    said(wire.RollTied, lambda e: say("a tie, {holder} decides" if e["holder"] else "a tie", e)),
    said(wire.RollWon, "{team} wins the roll"),
    said(wire.ChipFlipped, "{winner} wins the toss"),
)


def headline(events: Sequence[wire.Event]) -> str:
    """What came of a roll, as a heading: the weightiest thing that happened."""
    if news := weightiest(events, _NEWS, say=say):
        return news
    several = next((one for one in of_kind(events, wire.Called) if len(tied(one["symbol"])) > 1), None)
    return say("{team} may choose: {symbol}", several) if several else say("The dice are down")


_SCORED: Mapping[Score, Term] = {"field goal": "GOOD!", "safety": "OOF!"}
_NOISES: Mapping[str, Term] = {"sacked": "KRASH!", "roll tied": "TIE.", "punted": "WHISH!"}


def sound(events: Sequence[wire.Event], state: wire.State) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = by_kind(events)

    def worn(key: str, word: str, who: str = "team") -> tuple[str, str]:
        return word, "ab"[state["teams"].index(kinds[key][who])]

    if "scored" in kinds:
        return worn("scored", say(_SCORED.get(kinds["scored"]["how"], "TD!")))
    if "turned over" in kinds:
        return worn("turned over", say("YOINK!"), "to")
    return next(((say(word), "n") for kind, word in _NOISES.items() if kind in kinds), None)


def legend(state: wire.State) -> list[LegendLine]:
    """The teams, and which way each of them drives."""
    left, right = state["teams"]
    return [LegendLine(0, left, say("drives to the right")), LegendLine(1, right, say("drives to the left"))]
