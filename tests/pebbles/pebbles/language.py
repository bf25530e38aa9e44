"""How things are written in a step: each type a pattern, and what its text becomes."""

from placky.steps import StepBook

book = StepBook(
    {
        "player": (r"[A-Z][a-z]+", str),
        "number": (r"\d+", int),
        "rule": (r"P-\d", str),
        "ruling": (r"R-\d", str),
        "authority": (r"P-\d|R-\d", str),
        "text": (r'[^"]*', str),
    }
)
given, when, then = book.given, book.when, book.then
