"""What answers questions to the search: every sentence of a rulebook, with its place and the ways to ask for it."""

from collections.abc import Iterable, Iterator, Mapping

from touchline.core.rulebook.index import RuleIndex
from touchline.core.rulebook.spelling import typed
from touchline.core.rulebook.terms import GlossaryTerm, Search

__all__ = ["Answer", "Asked", "Place", "ruled"]

Answer = tuple[str, str, str, str, list[str], list[list[str]]]
"""Page, title, address, kind, names, and sentences: the address of each, its text, the questions that it answers."""
Asked = tuple[str, str, tuple[str, ...], Mapping[str, str], list[Answer], tuple[str, ...]]
"""Name and title of a game, samples for its search, the meaning of people's words, all answers, and common words."""
Place = tuple[str, str, str, str]
"""Number of a rule, statement or ruling, its page, its address there, and its kind."""


def ruled(index: RuleIndex, terms: Iterable[GlossaryTerm], asking: Search, places: Iterable[Place]) -> Iterator[Answer]:
    """Rules and rulings. What a ruling has settled otherwise is not said, but asks for the ruling."""
    rules, rulings, words = index.rules, index.rulings, [*terms]
    stated = {one.id: one for rule in rules.values() for one in rule.statements}
    for number, page, place, kind in places:
        if kind == "rule" and number in rules:
            rule = rules[number]
            explained = [term for term in words if number == term.rules[0]]
            names = {rule.title, *rule.names.values(), *(name for term in explained for name in term.searched)}
            names.update(typed(number))
            said = {number: (place, rule.summary)}
            said |= {one.id: (f"rule-{one.anchor}", one.text) for one in rule.statements}
            said |= {term.id: (place, term.text) for term in explained}
            lines = [[*said[one], *asking.asked_as.get(one, ())] for one in said if one not in asking.settled]
            yield page, f"{number} {rule.title}", place, kind, sorted(names), lines
        elif number in rulings:
            ruling = rulings[number]
            line = [f"{ruling.question} {ruling.ruling}"]
            if number in asking.settled.values():  # what is played comes first; the rest is how it is asked for
                played = " ".join([*(one.text for one in ruling.readings if one.default), ruling.ruling])
                settles = (one for one, by in asking.settled.items() if by == number)
                line = [played, ruling.question, *(stated[one].text for one in settles)]
            yield (
                page,
                f"{number} {ruling.title}",
                place,
                kind,
                [ruling.title],
                [[place, *line, *asking.asked_as.get(number, ())]],
            )
