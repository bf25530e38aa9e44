"""The statements of a rulebook, named by the line that plays them.

A game has one `Stated`. Where a rule yields an event, grants a modifier, asks for dice or for a decision, it says by
which statement: `STATED["1.20-b"]` in the place of `"1.20"`. That is the number of the rule, as any text, and remembers
the statement for whoever makes plain data of it.

>>> from touchline.core.rulebook.cited import cited
>>> cited(Stated("touchline.takkure")["1.20-b"])
{'rule': '1.20', 'statements': ['1.20-b']}
"""

from touchline.core.errors import BadRuleData
from touchline.core.nearest import nearest
from touchline.core.rulebook.cited import Cited
from touchline.core.rulebook.index import load

__all__ = ["Stated"]


class Stated(dict[str | tuple[str, ...], Cited]):
    """What the lines of a game name: a statement or several, made once.

    The rule is that of the first one; where it is another, its number stands before them.

    >>> stated = Stated("touchline.takkure")
    >>> stated["1.20-b", "1.12-a"], stated["1.07", "1.12-a"].statements
    ('1.20', ('1.12-a',))
    """

    def __init__(self, package: str) -> None:
        super().__init__()
        self.package = package

    def also(self, rule: str, *more: str) -> str:
        """The number of a rule with what it names already, and more.

        >>> stated = Stated("touchline.takkure")
        >>> stated.also(stated["1.20-b"], "1.20-c") is stated["1.20", "1.20-b", "1.20-c"]
        True
        """
        if not more:
            return rule
        return self[str(rule), *(rule.statements if isinstance(rule, Cited) else ()), *more]

    def __missing__(self, named: str | tuple[str, ...]) -> Cited:
        """Raises `BadRuleData` for what the index does not have."""
        rules = load(self.package).rules
        known = {one.id: rule.number for rule in rules.values() for one in rule.statements}
        ids = (named,) if isinstance(named, str) else named
        for place, one in enumerate(ids):
            if one not in known and (place or one not in rules):
                raise BadRuleData(f'the index of {self.package} has no statement "{one}"; {nearest(one, known)}')
        found = self[named] = Cited(known.get(ids[0], ids[0]))
        found.statements = tuple(one for one in ids if one in known)
        return found
