"""A game in words that nobody has written: sentences from kinds of events, their players and their values.

>>> words = PlainWords({"game won": "{player} has won!"})
>>> words.tell({"event": "takes", "rule": "2", "player": "Ada", "number": 2, "left": 4, "rulings": []})
'Ada takes 2 (left 4).'
>>> words.tell({"event": "game won", "rule": "4", "player": "Ada"})
'Ada has won!'
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from placky.chances import CHANCES, Chance
from placky.diagrams.looks import Look
from placky.diagrams.sides import SIDES
from placky.diagrams.solids import MOST
from placky.diagrams.thrown import ThrownForm
from placky.errors import BadSentence
from placky.modifiers import Modifiers
from placky.nouns import USUAL, Nouns
from placky.refusals import Refusals
from placky.sentences import Say, Sentence, capital, heading, say
from placky.sentences.together import ALONE
from placky.words import Hand, LegendLine, Plain, Question, RollOutcome, RollTitle, chance_of, listed, players
from touchline.core.play.sight import hidden

__all__ = ["PlainWords", "side_of", "worded"]

WHO = ("player", "coach", "team", "side")
"""The fields of an event that say who it is about."""
BOOKS = frozenset({"event", "rule", "rulings", "results", "statements"})
"""The fields of an event that keep the books and are not told."""
PARTICIPLES = ("ed", "en", "wn", "ne", "id", "ft", "ght", "won")
"""How the verb of a kind ends that tells of something done: "moved", "taken", "drawn", "gone", "laid"."""


def worded(value: Any) -> str:
    """A value in a sentence.

    >>> worded(["b2", "b3"]), worded({"Ada": 2, "Ben": 0}), worded(True), worded(None), worded("a_day")
    ('b2 and b3', 'Ada 2 and Ben 0', 'yes', 'none', 'a day')
    >>> worded({"hidden": True}), worded(["crown", {"hidden": True}, {"hidden": True}])
    ('something hidden', 'crown and 2 hidden')
    """
    if hidden(value):
        return say("something hidden")
    if value is None or value in ("", [], {}):
        return say("none")
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if isinstance(value, Mapping):
        return listed([f"{key} {worded(one)}" for key, one in value.items()])
    if isinstance(value, list | tuple):
        seen = [worded(one) for one in value if not hidden(one)]
        unseen = len(value) - len(seen)
        return listed([*seen, say("{number} hidden", number=unseen)] if unseen else seen)
    return str(value).replace("_", " ")


UNSEEN = " unseen"
"""Stands behind a kind of event of which something is hidden."""


class _Worded(Say):
    """Fills an author's sentence: a place without a form shows its value as a word."""

    def shown(self, value: Any, form: str) -> str:
        """A value in one of the forms, or in a word."""
        return super().shown(value, form) if form else worded(value)


_say = _Worded()


def side_of(who: Any, state: Plain) -> int | None:
    """The side of one who plays, in their order; none of somebody else, or where there are more players than sides.

    >>> side_of("Cleo", {"players": ["Ada", "Ben", "Cleo"]}), side_of("the bank", {"players": ["Ada"]})
    (2, None)
    """
    names = players(state)
    place = names.index(who) if who in names else len(SIDES)
    return place if place < len(SIDES) else None


def _made(kind: str, who: str) -> Sentence:
    """How a kind of event reads of somebody, by the first and the last of its words."""
    verbs = kind.split()
    first, last = verbs[0], verbs[-1]
    if not who:
        return "{what}"
    if first.endswith("s") and not first.endswith("ss"):
        return _MADE["does"]
    if last.endswith(PARTICIPLES):
        return _MADE["has done" if last == kind else "done by"]
    return _MADE["of"]


_MADE: Mapping[str, Sentence] = {
    "does": "{who} {what}",
    "has done": "{who} has {what}",
    "done by": "{what} by {who}",
    "of": "{what} ({who})",
}
"""Sentences made from kinds of events, which an author words otherwise."""


class PlainWords:
    """Every part of `placky.words.Words` in one, which a `PlainBook` takes apart.

    `sentences` are the author's own: kind of event -> a sentence with the fields of the event in braces, or empty for
    those that are not told; "drawn unseen" has the one for a "drawn" of which something is hidden. `refusals` are those
    of its codes: code -> a sentence with the values in braces; `modifiers` those of what changes dice. `nouns` are what
    the game calls those who play it, and the like. `form` is what symbols are on: a die, a spinner, a token; cards of
    a deck are cards, or tokens from a bag. `looks` are how faces look, `chance` is what all of it is called: by default
    as its form is.
    """

    NAMES: Sequence[str] = ()
    UNIT = TITLE = ""
    QUIET: frozenset[str] = frozenset()

    def __init__(
        self, sentences: Mapping[str, Sentence] | None = None, refusals: Mapping[str, Sentence] | None = None,
        nouns: Nouns = USUAL, *, modifiers: Mapping[str, Sentence] | None = None,
        form: ThrownForm = "die", looks: Mapping[str, Look] | None = None, chance: Chance | None = None,
    ) -> None:  # fmt: skip
        self.sentences: Mapping[str, Sentence] = {"rolled": "", **(sentences or {})}
        self.form, self.looks, self.chance = form, looks or {}, chance
        self.refusals = Refusals({"dice-first": (chance or CHANCES[form]).first, **(refusals or {})})
        self.nouns, self.modifiers = nouns, Modifiers(modifiers or {})
        self.TOGETHER = ALONE

    # ------------------------------------------------------------------ rail

    def step(self, kind: str, state: Plain, came: Plain, events: Sequence[Plain]) -> int:  # noqa: ARG002
        """A turn has no steps."""
        return 0

    # ------------------------------------------------------------------ telling

    def tell(self, event: Plain) -> str | None:
        """One event in a sentence: the author's, or one that is made."""
        own = self.sentences.get(event["event"])
        if any(map(hidden, event.values())):
            own = self.sentences.get(f"{event['event']}{UNSEEN}", own)
        if own is not None:
            try:
                return _say(own, event) or None
            except KeyError as error:
                raise BadSentence(str(own), f"asks for {error}, and the event has {', '.join(event)}") from error
            except (TypeError, ValueError) as error:
                raise BadSentence(str(own), f"cannot be filled in: {error}") from error
        return self.sentence(event)

    def sentence(self, event: Plain) -> str:
        """A sentence from the kind, who it is about, and the other values."""
        kind = str(event["event"])
        who = next((worded(event[key]) for key in WHO if event.get(key)), "")
        told = {key: worded(value) for key, value in event.items() if key not in {*BOOKS, *WHO} and value is not None}
        what = f"{kind} {told.pop('number')}" if "number" in told else kind
        unseen = {key for key in told if hidden(event[key])}
        names = {key: key.replace("_", " ") for key in told}
        others = ", ".join(
            say("hidden {name}", name=name) if key in unseen else f"{name} {told[key]}" for key, name in names.items()
        )
        said = capital(say(_made(kind, who), who=who, what=what))
        return say("{said} ({others}).", said=said, others=others) if others else say("{said}.", said=said)

    def headline(self, events: Sequence[Plain]) -> str:
        """The last thing that is told."""
        said = [one for event in events if (one := self.tell(event))]
        return heading(said[-1]) if said else say("Nothing happens")

    def sound(self, events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:  # noqa: ARG002
        """Silence."""
        return None

    def legend(self, state: Plain) -> Sequence[LegendLine]:
        """The players, in their colours."""
        return [LegendLine(side_of(name, state), name, "") for name in players(state)]

    # ------------------------------------------------------------------ choices

    def title(self, act: Plain | None, text: str, events: Sequence[Plain]) -> str:
        """A decision is called as its step is; a roll after what it brought."""
        if not act or "roll" not in act:
            return text
        seen = [die for die in act["roll"] if not hidden(die["face"])]
        if seen and not any(map(self.tell, events)):
            return self.thrown(seen)
        news = self.headline(events)
        return RollTitle(self.thrown(seen), news) if seen else news

    def ask(self, pending: Plain, offered: Sequence[Plain] | None = None) -> str:  # noqa: ARG002
        """Whose decision it is."""
        return say("{coach} decides.", pending) if pending["coach"] else Question(say("What is done?"))

    def option(self, act: Plain, pending: Plain) -> str:  # noqa: ARG002
        """A step says enough."""
        return ""

    def outlook(self, act: Plain, state: Plain) -> str:  # noqa: ARG002
        """Nor does one have more to say in a state."""
        return ""

    def where(self, act: Plain, state: Plain) -> str:  # noqa: ARG002
        """A step says that as well."""
        return ""

    # ------------------------------------------------------------------ dice

    def thrown(self, dice: Sequence[Plain]) -> str:
        """The faces."""
        return ", ".join(str(die["face"]) for die in dice)

    def roll_title(self, roll: Plain) -> str:
        """Who rolls."""
        owed = roll.get("hands") or roll["dice"]
        who = listed([*dict.fromkeys(str(one["player"]) for one in owed)])
        return chance_of(self.hands(roll, {})).say("title", who=who)

    def decides(self, roll: Plain, rolled: Plain | None = None) -> str:  # noqa: ARG002
        """The rule of the roll."""
        return str(roll["rule"])

    def hands(self, roll: Plain, state: Plain) -> Sequence[Hand]:
        """The dice that are due."""
        if "hands" in roll:
            found = [(str(hand["player"]), hand["number"], _faces(roll, hand)) for hand in roll["hands"]]
        else:
            found = [(str(die["player"]), 1, tuple(map(str, range(1, die["sides"] + 1)))) for die in roll["dice"]]
        form = self.form if "deck" not in roll or self.form == "token" else "card"
        return [
            Hand(
                side_of(who, state), who, number, min(max(len(faces), 2), MOST), faces,
                form=form, looks={face: self.looks[face] for face in faces if face in self.looks}, chance=self.chance,
            )
            for who, number, faces in found
        ]  # fmt: skip

    def faces(self, rolled: Plain) -> Sequence[Any]:
        """What the dice showed: `faces` or `face` of the event, or else its results."""
        found = rolled.get("faces", rolled.get("face", rolled["results"]))
        return list(found) if isinstance(found, list | tuple) else [found]

    def verdicts(self, rolled: Plain) -> Sequence[tuple[str, str]]:
        """The dice are compared with nothing."""
        chance = self.chance or CHANCES[self.form]
        return [("", chance.say("shows", faces=listed([str(face) for face in self.faces(rolled)])))]

    def outcome(
        self, roll: Plain, classes: Sequence[Sequence[str]], events: Sequence[Plain], state: Plain, coming: Plain | None
    ) -> RollOutcome:  # fmt: skip
        """What a roll brings, for whoever rolls; where nothing is told, its results and who decides."""
        (first, *_) = self.hands(roll, state)
        said = self.headline(events)
        if coming and coming["ask"] == "choose" and not any(map(self.tell, events)):
            thrown = reduce(_one_or_other, (", ".join(results) for results in classes))
            said = say("{thrown}: {news}", thrown=thrown, news=heading(self.ask(coming)))
        return RollOutcome(said, first.side)


def _one_or_other(one: str, other: str) -> str:
    """Two results, which may have commas in them."""
    return say("{one} or {other}", one=one, other=other)


def _faces(roll: Plain, hand: Plain) -> tuple[str, ...]:
    """What a hand can show: the faces of its dice, each card of the deck once."""
    return tuple(map(str, roll["deck"] if "deck" in roll else hand["faces"]))
