"""Rules 1.14, 1.15 and 1.17 said again, from the statements of the index and by nobody's code but this.

Written for the eye: a player's dice first, then the players against each other.
"""

from collections.abc import Sequence

FUMBLE, CRITICAL = 12, 1


def best_of(faces: Sequence[int], targets: Sequence[int]) -> tuple[str, int]:
    """What a player's dice come to, and the face that counts (R-40: a critical, else the highest success)."""
    good = [f for f, t in zip(faces, targets, strict=True) if f != FUMBLE and (f == CRITICAL or f <= t)]
    if CRITICAL in good:
        return "critical", CRITICAL
    return ("success", max(good)) if good else ("fail", min(faces))


def verdicts(faces: Sequence[int], targets: Sequence[int], players: Sequence[str]) -> tuple[str, ...]:
    """One result a player, in the order in which they first appear."""
    names = list(dict.fromkeys(players))
    mine = {n: [i for i, p in enumerate(players) if p == n] for n in names}
    best = {n: best_of([faces[i] for i in mine[n]], [targets[i] for i in mine[n]]) for n in names}
    successes = [n for n in names if best[n][0] != "fail"]
    criticals = [n for n in successes if best[n][0] == "critical"]
    if len(names) == 1:
        return (best[names[0]][0],)
    if criticals:
        winner = criticals[0] if len(criticals) == 1 else None
    else:
        top = [n for n in successes if best[n][1] == max(best[m][1] for m in successes)]
        winner = top[0] if len(top) == 1 else None
    return tuple("fail" if n not in successes else best[n][0] if n == winner else "cancelled" for n in names)
