"""Refusals in words: one whole sentence for each code of an engine, with named places for its values.

A rulebook brings the sentences of its codes; those of the order of play, which every engine has, stand here. So a
sentence can be put otherwise, or into another language, without a look at a rule. What has no sentence is told by its
code and values.

>>> words = Refusals({"too-far": "{who} goes {length:inches} inches; allowed: {places:or}"})
>>> no = {"rule": "1", "code": "too-far", "values": {"who": "SUZU", "length": 2500, "places": ["A1", "B2"]}}
>>> words.tell(no)
'SUZU goes 2.5 inches; allowed: A1 or B2'
>>> words.tell({"rule": "1", "code": "too-near", "values": {"who": "SUZU"}})
'too near (who: SUZU)'
>>> words = Refusals({}, {"try": "go for a try"})
>>> may = [{"do": "move", "player": "SUZU"}, {"do": "try", "player": "SUZU"}, {"do": "end", "player": None}]
>>> words.tell({"rule": "1", "code": "not-open", "values": {"coach": "Home", "open": may}})
'that is not open: now Home may choose end; SUZU may go for a try or move'
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Any

from placky.sentences import FORMS as USUAL
from placky.sentences import Say, Sentence, Term, either, listed, places, places_of, say, spoken
from touchline.core.inches.geometry import inches
from touchline.core.play.refusals import plainly
from touchline.core.play.wire import Plain

__all__ = ["COMMON", "FORMS", "RULINGS", "Refusals", "filled", "rulings_of"]

RULINGS = "rulings"
"""A place for the rulings, where a line of text does not have them at its end; pages link to them instead."""
_NOTHING: Mapping[str, str] = MappingProxyType({})


COMMON: Mapping[str, Sentence] = MappingProxyType(
    {
        "another-decides": "now it is for {coach} to decide, not for {other}",
        "something-first": "first {open:must}",
        "not-open": "that is not open: now {open:may}",
        "dice-first": "dice are due first, for {owners:dice}",
        "over": "nothing is left to decide: it is over",
        "nothing-decided": "nothing has been decided yet",
        "die-fallen": "a die has fallen since the last decision",
        "begun-later": "this play began in the middle of a rule and goes back no further",
    }
)
"""Sentences for the codes of the order of play (`touchline.core.play.codes.COMMON`)."""


def filled(sentence: Sentence, values: Plain) -> str:
    """A sentence with its values in their places, where no name and no verb has words of its own.

    >>> from placky.sentences import Plural
    >>> filled(Plural("n", one="{n} die", other="{n} dice"), {"n": 2})
    '2 dice'
    """
    return _PLAIN.fill(sentence, values)


class Refusals:
    """The refusals of an engine in words.

    `doing` is how a sentence goes on after "he may", where the verb of a command alone would not be understood; that
    of a coach, with no player, begins with "choose".
    `names` are those in plain data that read otherwise in a sentence.
    `lessons` are the codes of what no rule forbids: the position of a lesson leaves it out. `manners` are those of how
    or when a command is put, where no rule forbids what is meant by it: a drill asks about none of them. `turns` are
    those that say whose turn it is: by no other one a drill asks about a player of a side that does not decide.
    `absent` are those that say that somebody is not there: a board shows that, so no question is about it.
    `met` is what holds of a command that a code does not refuse; `{player}` is who acts.
    `briefly` is what a drill gives to choose from in place of a sentence with numbers, which only the right one has.
    `lasting` are codes that are met wherever a verb is open that they refuse elsewhere, and their `met` speaks of who
    acts and of what he does alone; `whatever` are met by all that a player may do where they refuse him something else.
    """

    def __init__(
        self,
        sentences: Mapping[str, Sentence],
        doing: Mapping[str, Term] = _NOTHING,
        names: Mapping[str, Term] = _NOTHING,
        lessons: Collection[str] = (),
        manners: Collection[str] = (),
        turns: Collection[str] = (),
        absent: Collection[str] = (),
        met: Mapping[str, Sentence] = _NOTHING,
        briefly: Mapping[str, Sentence] = _NOTHING,
        lasting: Collection[str] = (),
        whatever: Collection[str] = (),
    ) -> None:
        self.sentences: Mapping[str, Sentence] = {**COMMON, **sentences}
        self.doing, self.names, self.holds = doing, names, met
        self.lessons, self.manners, self.turns = frozenset(lessons), frozenset(manners), frozenset(turns)
        self.absent, self.lasting, self.whatever = frozenset(absent), frozenset(lasting), frozenset(whatever)
        self.briefly = briefly

    def doing_of(self, verb: str) -> str:
        """A verb as it stands after "he may"."""
        return say(self.doing.get(verb, verb))

    def of_lesson(self, refusal: Plain) -> bool:
        """Does only the lesson leave this out? Then a whole game allows it, and no rule is to be named.

        >>> words = Refusals({}, lessons=["waits"])
        >>> [words.of_lesson({"code": code}) for code in ("waits", "too-far")]
        [True, False]
        """
        return all(one["code"] in self.lessons for one in _reasons(refusal))

    def of_manner(self, refusal: Plain) -> bool:
        """Is this about how or when a command is put, and not about what is meant by it?

        >>> words = Refusals({}, manners=["say-where"])
        >>> [words.of_manner({"code": code}) for code in ("say-where", "too-far")]
        [True, False]
        """
        return all(one["code"] in self.manners for one in _reasons(refusal))

    def lengths(self, refusal: Plain) -> Mapping[str, int]:
        """The values of a refusal that its sentence tells as lengths, in thousandths of an inch.

        >>> words = Refusals({"too-far": "{who} is {far:inches} away, after {steps} steps"})
        >>> words.lengths({"code": "too-far", "values": {"who": "SUZU", "far": 4200, "steps": 300}})
        {'far': 4200}
        """
        values, said = refusal.get("values", {}), self.sentences.get(refusal["code"], "")
        return {name: values[name] for name, form in places(said) if form == "inches" and name in values}

    def tell(self, refusal: Plain) -> str:
        """Why something is refused, without its rulings; several reasons stand side by side."""
        return "; ".join(self._sentence(one, "") for one in _reasons(refusal))

    def brief(self, refusal: Plain) -> str:
        """The same in few words and without numbers, where the game has such.

        >>> words = Refusals({"too-far": "that is {n} away; allowed: 4"}, briefly={"too-far": "that is too far"})
        >>> words.brief({"code": "too-far", "values": {"n": 5}})
        'that is too far'
        """
        return "; ".join(
            self.fill(self.briefly[one["code"]], one.get("values", {}))
            if one["code"] in self.briefly else self._sentence(one, "")
            for one in _reasons(refusal)
        )  # fmt: skip

    def met(self, refusal: Plain, act: Plain = _NOTHING) -> str:
        """What holds where a command is not refused so; empty where it is not said more plainly than the refusal.

        >>> words = Refusals({}, met={"ball-held": "{who} does not hold the ball"})
        >>> words.met({"code": "ball-held", "values": {"who": "SUZU"}}), words.met({"code": "too-far"})
        ('SUZU does not hold the ball', '')
        """
        sentence, values = self.holds.get(refusal["code"]), {**act, **refusal.get("values", {})}
        return "" if sentence is None else self.fill(sentence, values)

    def text(self, refusal: Plain) -> str:
        """The same for a line of text: the rulings stand behind each reason, or in their place in its sentence.

        >>> no = {"rule": "2.01", "code": "too-far", "rulings": ["R-22", "R-24"]}
        >>> Refusals({}).text(no), Refusals({"too-far": "that is too far{rulings}: go on foot"}).text(no)
        ('too far (R-22, R-24)', 'that is too far (R-22, R-24): go on foot')
        """
        found = [(one, ", ".join(one.get("rulings", ()))) for one in _reasons(refusal)]
        return "; ".join(self._sentence(one, f" ({rulings})" if rulings else "") for one, rulings in found)

    def message(self, error: Exception) -> str:
        """An error of an engine in words: those of its refusal, if it is one."""
        if lacking := getattr(error, "lacking", None):
            return f'"{getattr(error, "action", "")}" {self.text(lacking)}'
        refusal, by = getattr(error, "refusal", None), getattr(error, "by", "")
        return f"{by}: {self.text(refusal)}" if refusal and by else str(error)

    def fill(self, sentence: Sentence, values: Plain) -> str:
        """A sentence with its values in their places."""
        return self._filled(sentence, values, "")

    def _sentence(self, refusal: Plain, rulings: str) -> str:
        values = refusal.get("values", {})
        sentence = self.sentences.get(refusal["code"])
        if sentence is None or not places_of(sentence) <= {*values, RULINGS}:
            return plainly(refusal["code"], values) + rulings
        return self._filled(sentence, values, rulings)

    def _filled(self, sentence: Sentence, values: Plain, rulings: str) -> str:
        values = {**values, RULINGS: rulings}
        behind = "" if RULINGS in places_of(sentence) else rulings
        return _Filled(self, values).filled(spoken(sentence, values), values) + behind


_PLAIN = Refusals({})


def rulings_of(refusal: Plain) -> list[str]:
    """The numbers of the rulings that a refusal rests on, with all its reasons.

    >>> rulings_of({"code": "x", "rulings": ["R-22"], "also": [{"code": "y", "rulings": ["R-24"]}]})
    ['R-22', 'R-24']
    """
    return [ruling for one in _reasons(refusal) for ruling in one.get("rulings", ())]


def _reasons(refusal: Plain) -> list[Plain]:
    return [refusal, *refusal.get("also", ())]


class _Filled(Say):
    """Puts the values of a refusal into its sentence: `{players:or}`, `{length:inches}`, `{do:doing}`."""

    def __init__(self, words: Refusals, values: Plain) -> None:
        self.words, self.values = words, values

    def shown(self, value: Any, form: str) -> str:
        """A value in one of our forms, or in one of Python's."""
        if form in FORMS:
            return FORMS[form](self, value)
        if form in USUAL:
            return USUAL[form](value)
        if isinstance(value, str):
            return say(self.words.names[value]) if value in self.words.names else value
        return ", ".join(value) if isinstance(value, list | tuple) else format(value, form)

    def chosen(self, offer: Plain) -> str:
        """What a coach chooses, with no player, and has no words of its own; else nothing."""
        plain = not offer["player"] and f"choose {offer['do']}" not in self.words.doing
        return say(offer["do"]) if plain else ""

    def doing(self, offer: Plain) -> str:
        """What may be done, as it stands after "he may"; a coach chooses what no player does."""
        if chosen := self.chosen(offer):
            return say("choose {what}", what=chosen)
        return self.words.doing_of(offer["do"] if offer["player"] else f"choose {offer['do']}")

    def who(self, offer: Plain) -> str:
        """Who may do it."""
        return str(offer["player"] or self.values["coach"])

    def must(self, offers: Sequence[Plain]) -> str:
        """The one thing that has to be done: "SUZU has to mark a move"."""
        return listed([say("{who} has to {do}", who=self.who(one), do=self.doing(one)) for one in offers])

    def may(self, offers: Sequence[Plain]) -> str:
        """What may be done instead, every verb once: "SUZU may go for a try or move"."""
        whose: dict[tuple[str, str], set[str]] = {}
        for offer in offers:
            whose.setdefault((self.doing(offer), self.chosen(offer)), set()).add(self.who(offer))
        verbs: dict[str, list[tuple[str, str]]] = {}
        for doing, players in whose.items():
            verbs.setdefault(either(sorted(players)), []).append(doing)
        return "; ".join(say("{who} may {do}", who=who, do=_together(sorted(do))) for who, do in sorted(verbs.items()))


FORMS: Mapping[str, Callable[[_Filled, Any], str]] = MappingProxyType(
    {
        "doing": lambda filled, verb: filled.words.doing_of(verb),
        "inches": lambda _, length: inches(length),
        "points": lambda _, points: reduce(_one_or_other, (f"{inches(x)}, {inches(y)}" for x, y in points)),
        "dice": lambda _, owners: _owed(owners, "dice"),
        "cards": lambda _, owners: _owed(owners, "cards"),
        "tokens": lambda _, owners: _owed(owners, "tokens"),
        "spins": lambda _, owners: _owed(owners, "spins"),
        "must": _Filled.must,
        "may": _Filled.may,
    }
)
"""How a place may show its value; without a form, names stand as they are, with commas between them."""


def _together(doing: Sequence[tuple[str, str]]) -> str:
    """Verbs after one "may", each with what a coach chooses by it, if that is all; then "choose" is said once."""
    if all(chosen for _, chosen in doing):
        return say("choose {what}", what=either([chosen for _, chosen in doing]))
    return either([verb for verb, _ in doing])


_OWED: Mapping[str, Sentence] = {
    "dice": "{owner} ({number} dice)",
    "cards": "{owner} ({number} cards)",
    "tokens": "{owner} ({number} tokens)",
    "spins": "{owner} ({number} spins)",
}


def _owed(owners: Sequence[str], what: str) -> str:
    """Whose dice, or the like, each owner once."""
    counts = Counter(owners)
    return ", ".join(say(_OWED[what], owner=owner, number=n) if n > 1 else owner for owner, n in counts.items())


def _one_or_other(one: str, other: str) -> str:
    """Two places, which have commas in them."""
    return say("{one} or {other}", one=one, other=other)
