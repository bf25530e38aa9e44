"""How long a lesson takes, and which rules it teaches."""

from typing import Any, cast

from placky.storyboard.frames import Frame, Story
from placky.storyboard.reading_time import BOARD, DECISION, LONGEST, ROLL, WORDS, minutes_of, reading_time, stretches
from placky.storyboard.rules_met import rules_met
from placky.words import AnyWords


class _Words:
    """Words of a rulebook that tell one kind of event."""

    QUIET = frozenset({"quiet"})

    @property
    def telling(self) -> "_Words":
        return self

    @staticmethod
    def tell(event: Any) -> str | None:
        return "one two" if event["event"] == "told" else None


WORDS_OF = cast("AnyWords", _Words())


def frame(name: str, kind: str = "action", *then: Frame, words: str = "", events: tuple[Any, ...] = ()) -> Frame:
    """A frame with those that follow it; its title is one word."""
    made = Frame(name, kind, name, None, 1, [], words=words, events=events, children=[*then])
    for child in then:
        child.parent = made
    return made


def story(root: Frame, description: str = "") -> Story:
    """A story that begins with it."""
    return Story("s", "A story", description, root)


def test_the_main_line_is_the_longest_way_and_never_a_refusal() -> None:
    """Of equal ones the first, as scripts have it."""
    won, lost = frame("won", "dice"), frame("lost", "dice")
    root = frame("a", "setup", frame("no", "refused"), frame("short"), frame("b", "action", lost, won))
    assert [one.id for one in story(root).main_line] == ["a", "b", "lost"]
    only = frame("a", "setup", frame("no", "refused"))
    assert [one.id for one in story(only).main_line] == ["a"]


def test_words_boards_decisions_and_rolls_take_time() -> None:
    """All that is on the main line, and nothing beside it."""
    plain = frame("a", "setup", frame("b", "action"))
    assert reading_time(story(plain), WORDS_OF) == round(60 * 2 / WORDS) + 2 * BOARD
    said = frame("a", "setup", frame("b", "action", words="word " * WORDS))
    assert reading_time(story(said), WORDS_OF) == round(60 * (2 + WORDS) / WORDS) + 2 * BOARD
    told = frame("a", "setup", frame("b", "action", events=({"event": "told"}, {"event": "other"})))
    assert reading_time(story(told, "word " * 96), WORDS_OF) == 30 + 2 * BOARD
    beside = frame("x", "action", words="word " * 500)
    asked = frame("a", "setup", frame("b", "action", frame("c", "dice")), beside)
    assert reading_time(story(asked), WORDS_OF) == round(60 * 5 / WORDS) + 3 * BOARD + DECISION + ROLL
    assert [minutes_of(seconds) for seconds in (0, 89, 91, 290)] == [1, 1, 2, 5]


def test_the_rules_of_a_lesson_are_those_on_its_main_line() -> None:
    """That of most frames comes first; what is only kept in the books does not count."""
    one, two, quiet = ({"event": "told", "rule": rule} for rule in ("1.01", "1.02", "0.1"))
    quiet["event"] = "quiet"
    beside = frame("x", "action", events=({"event": "told", "rule": "9.99"},))
    root = frame(
        "a", "setup", beside, frame("b", "action", frame("c", events=(two, quiet)), events=(two,)), events=(one,)
    )
    assert rules_met(story(root), WORDS_OF) == ["1.02", "1.01"]


def test_a_long_lesson_is_read_in_stretches_that_end_before_no_roll() -> None:
    """About the same time each; at the end of a turn, if one is near."""
    said = "word " * WORDS  # a minute

    def line(*kinds: str, step: int = 0) -> Frame:
        kind, *others = kinds
        made = frame(f"{len(others)}", kind, *([line(*others, step=step)] if others else []), words=said)
        made.step = step and 1 + (8 - len(others)) % step
        return made

    short = stretches(story(line("setup", *["action"] * 3)), WORDS_OF)
    assert [one.last.id for one in short] == ["0"]
    pieces = stretches(story(line("setup", *["action"] * 7)), WORDS_OF)
    assert [one.last.id for one in pieces] == ["4", "0"]
    assert sum(one.seconds for one in pieces) == reading_time(story(line("setup", *["action"] * 7)), WORDS_OF)
    assert all(one.seconds <= LONGEST for one in pieces)
    rolled = stretches(
        story(line("setup", "action", "action", "action", "dice", "action", "action", "action")), WORDS_OF
    )
    assert rolled[0].last.asks != "dice"
    turns = stretches(story(line("setup", *["action"] * 7, step=5)), WORDS_OF)
    assert turns[0].last.step == 5


def test_no_stretch_ends_in_the_middle_of_a_turn_where_a_frame_later_is_its_end() -> None:
    """Who stops there comes back to a tackle that nobody has answered."""
    made = frame("last", words="word " * 120)
    for n, step in zip(range(7, -1, -1), (2, 1, 6, 5, 4, 3, 2, 1), strict=True):
        made = frame(f"{n}", "action" if n else "setup", made, words="word " * 120)
        made.step = step
    first, _ = stretches(story(made), WORDS_OF)
    assert (first.last.id, first.last.step) == ("5", 6)
