"""The score of mutants by statement: what is wrong with a function counts for what it plays."""

from placky.mutants import NOT_PLAYED, Mutant
from placky.mutants.statements import named_in, scores, untried
from placky.rulebooks import rulebook

KNOWN = frozenset({"1-a", "1-b", "1-c", "1-d"})
SOURCE = """
TABLE = {"near": STATED["1-c"]}

@rule("1")
def play(s):
    def inner():
        return s
    def other():
        yield Fell(STATED["1-b"])
    yield Moved(STATED["1-a"], TABLE["near"], refuse("1", "too-far"))

def helper(s):
    return s
"""


def test_a_function_plays_what_it_names_itself_by_a_table_and_by_a_code() -> None:
    found = named_in(SOURCE, KNOWN, {"too-far": frozenset({"1-d"})})
    assert found[4] == KNOWN
    assert found[12] == frozenset()


def test_a_function_inside_another_counts_for_it_unless_it_names_something() -> None:
    found = named_in(SOURCE, KNOWN, {})
    assert (found[6], found[8]) == (found[4], frozenset({"1-b"}))


def test_mutants_are_scored_by_what_their_functions_play() -> None:
    book = rulebook("dice_football")
    function = next(m.function for m in _mutants() if m.stem == "punt" and m.kind == "fault")
    lost = Mutant(book, "a", text="x", stem="punt", function=function)
    kept = Mutant(book, "b", text="x", stem="punt", function=function)
    away = Mutant(book, "c", text="x", stem="punt", function=function)
    off = Mutant(book, "S-18", stem="punt")
    found = scores(book, [(lost, "noticed"), (kept, ""), (away, NOT_PLAYED), (off, "noticed")])
    assert [(tried, noticed) for _, tried, noticed in found] == [(2, 1)] * len(found)
    assert found
    assert "S-18-b" in {one for one, _, _ in found} | set(untried(book, found))
    assert "S-01-d" not in untried(book, [])


def _mutants() -> list[Mutant]:
    from placky.mutants import mutants

    return mutants(rulebook("dice_football"), "fault")
