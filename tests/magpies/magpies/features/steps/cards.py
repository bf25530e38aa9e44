"""Cards. Where they are, what the magpies do with them, who sees them."""

from magpies.language import given, then, when

from placky.scenarios.claims import FAULTS, claim, claim_at_work, decision_due, forgiven, position_refused, same, worded
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import POSITION, REFUSAL
from touchline.core.play.sight import hidden


@given("a full deck")
def full(table: StepTable) -> None:
    """Nobody holds anything yet."""


@given("it is {player}'s turn")
def begins(table: StepTable, player: str) -> None:
    """Who is next; without this step Ada."""
    table.position["turn"] = player


@given("{player} holds {cards}")
def hand(table: StepTable, player: str, cards: list[str]) -> None:
    """A hand; what lies nowhere else is in the deck."""
    table.position.setdefault("hands", {})[player] = cards


@given("{player} has {cards} in the nest")
def nest(table: StepTable, player: str, cards: list[str]) -> None:
    """Cards that were believed, face down."""
    table.position.setdefault("nests", {})[player] = cards


@given("{cards} lie open")
def lie(table: StepTable, cards: list[str]) -> None:
    """Cards that have been turned over."""
    table.position["open"] = cards


@given("{player} has {number} feathers?")
def owns(table: StepTable, player: str, number: int) -> None:
    """Feathers of a game that has begun."""
    table.position.setdefault("feathers", {})[player] = number


@when("{player} draws {card}")
def draws(table: StepTable, player: str, card: str) -> None:
    """The card on top of the deck (II)."""
    table.roll([{"player": player, "face": card}])


@when("{player} lays {card}")
def lays(table: StepTable, player: str, card: str) -> None:
    """A card goes face down into the nest (III)."""
    table.act({"do": f"lay {card}", "player": player})


@when("{player} (?P<answer>believes|doubts)(?: it)?")
def answers(table: StepTable, player: str, answer: str) -> None:
    """What the next magpie says (IV)."""
    table.act({"do": answer.removesuffix("s"), "player": player})


@then("{player} holds {cards}")
def holds(table: StepTable, player: str, cards: list[str]) -> None:
    """A hand, as the referee sees it."""
    same(f"the hand of {player}", table.state()["hands"][player], cards)


@then("{player} sees {cards} in the (?P<heap>hand|nest) of {other:player}")
def sees(table: StepTable, player: str, cards: list[str], heap: str, other: str) -> None:
    """What a magpie sees of a hand, or of a nest."""
    same(f"what {player} sees", table.state(player)[f"{heap}s"][other], cards)


@then("{player} sees no card of {other:player}")
def sees_nothing(table: StepTable, player: str, other: str) -> None:
    """Not in the hand, not in the nest, not what she has laid, and not in what has happened."""
    state = table.state(player)
    cards = [*state["hands"][other], *state["nests"][other]]
    cards += [state["laid"]] if state["laid"] and state["turn"] == other else []
    told = [event for event in table.events(player) if event.get("player") == other]
    cards += [event["face"] for event in told if event["event"] == "rolled"]
    cards += [event["card"] for event in told if event["event"] == "laid"]
    claim(cards and all(map(hidden, cards)), f"{player} sees {worded(cards)}")


@then("{player} has {number} feathers?")
def feathers(table: StepTable, player: str, number: int) -> None:
    """The score."""
    same(f"the feathers of {player}", table.state()["feathers"][player], number)


@then("it is for {player} to (?P<what>lay|doubt)")
def asked(table: StepTable, player: str, what: str) -> None:
    """Who decides now, and on what."""
    decision = decision_due(table)
    same("what is asked", [decision["coach"], decision["kind"]], [player, what])


@then("(?:{player} wins|nobody wins)")
def wins(table: StepTable, player: str | None = None) -> None:
    """The game is over (VI)."""
    won = [event["player"] for event in table.events() if event["event"] == "game won"]
    same("who has won", won, [player or ""])


@then("rule {rule} forbids it", answers=REFUSAL)
def forbidden(table: StepTable, rule: str) -> None:
    """What was tried last was refused by this rule, and has changed nothing."""
    forgiven(table, rule)


@then("rule {rule} was at work")
def was_at_work(table: StepTable, rule: str) -> None:
    """Something that happened carries this rule."""
    claim_at_work(table.events(), rule)


@then("the position is refused:", answers=POSITION, columns=FAULTS)
def refused(table: StepTable, datatable: list[list[str]]) -> None:
    """Every fault of a position that cannot be."""
    position_refused(table, datatable)
