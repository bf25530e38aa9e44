"""What a coach might try and may not, and by which rule (D-01, D-04, D-05, D-12 to D-20)."""

from touchline.core.requests import Forbidden
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.state import State
from touchline.dreadball.stats import ACTIONS, ENTER, PASS, SLAM, STAND_UP, STEAL, STRIKE, may


def forbidden(s: State) -> list[Forbidden]:
    """What a coach might try and may not, and by which rule."""
    found = []
    for i, card in enumerate(s.cards):
        name = card.name
        if card.side != s.side:
            why = f"it is the rush of {s.rushing()}"
            found += [Forbidden(kind, name, "D-01", why) for kind in (*ACTIONS, STAND_UP, ENTER)]
        elif s.at[i] is None:
            found += [Forbidden(kind, name, "D-01", f"{name} is not on the pitch") for kind in (*ACTIONS, STAND_UP)]
            found.append(Forbidden(ENTER, name, "D-04" if s.sudden else "D-01", _no_entry(s, i)))
        elif s.used[i] >= NUMBERS.rush.per_player:
            why = f"{name} has had {NUMBERS.rush.per_player} action tokens in this rush (RD-9)"
            found += [Forbidden(kind, name, "D-20", why) for kind in (*ACTIONS, STAND_UP)]
        elif s.down[i]:
            found += [
                Forbidden(kind, name, "D-19", f"{name} lies on the ground and may only stand up (RD-23)")
                for kind in ACTIONS
            ]
        else:
            found += _barred(s, i)
    return found


def _no_entry(s: State, i: int) -> str:
    name = s.name(i)
    if s.sudden:
        return "nobody enters in sudden death (RD-10)"
    if s.out[i] < 0:
        return f"{name} is removed from the game (RD-12)"
    if s.out[i]:
        return f"{name} is out of play for {s.out[i]} turns more (RD-26)"
    if s.used[i] >= NUMBERS.rush.per_player:
        return f"{name} has had {NUMBERS.rush.per_player} action tokens in this rush (RD-9)"
    return (
        f"{NUMBERS.rush.on_pitch} players are on the pitch (RD-9)"
        if len(s.squad(s.side)) >= NUMBERS.rush.on_pitch
        else "the end line is full"
    )


def _barred(s: State, i: int) -> list[Forbidden]:
    name, role = s.name(i), s.cards[i].role
    numbers = {SLAM: "D-12", STEAL: "D-13", PASS: "D-17", STRIKE: "D-17"}
    found = [
        Forbidden(STAND_UP, name, "D-19", f"{name} stands"),
        Forbidden(ENTER, name, "D-01", f"{name} is on the pitch"),
    ]
    for kind, number in numbers.items():
        if not may(role, kind):
            found.append(Forbidden(kind, name, "D-05", f"a {role} may not {kind} (RD-1)"))
        elif kind in (PASS, STRIKE) and s.carrier != i:
            found.append(Forbidden(kind, name, number, f"{name} does not hold the ball"))
        elif kind == STEAL and s.carrier == i:
            found.append(Forbidden(kind, name, number, f"{name} holds the ball himself"))
        else:
            found.append(Forbidden(kind, name, number, f"no target is within {name}'s reach"))
    return found
