"""From a position of Takkure to marks: the pitch, the figures, and a cluster of marks for each thing that goes on.

A cluster is what one activation step put on the board. Examples are the marked path with its tokens, the run, a
defensive move, a tackle, the reach of pressure, a distance measured. Its words come as wishes, because only the
finished picture knows where there is room for them.
"""

import math
from collections.abc import Iterator
from functools import cache

from placky.diagrams.labels import LabelSpot
from placky.diagrams.marks import (
    Area,
    Chip,
    Field,
    Ghost,
    Painted,
    Place,
    Ring,
    Ruler,
    Sketch,
    Star,
    Tally,
    Token,
    Trail,
    slug,
)
from placky.diagrams.sides import side_look
from placky.diagrams.trails import along, beside, length_of
from placky.rulebooks.sports import ACTIVE, BALL, loose_ball
from placky.rulebooks.takkure.painter.air import ball_in_the_air, flight, template, way_of_the_ball
from placky.rulebooks.takkure.painter.base import (
    THE_BALL,
    TOUCH,
    Cluster,
    Wish,
    dropped,
    fielded,
    named,
    place,
    side_of,
    way,
)
from placky.rulebooks.takkure.painter.figures import PRESSURE, figure
from placky.rulebooks.takkure.words.numbers import inches, say
from touchline.core.inches.geometry import near_segment
from touchline.takkure.cards.player_skills import OWN_CHAPTER, PLAYER_SKILLS
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.state import BALL_RADIUS, CATCHING
from touchline.takkure.wire_types import Move, Player, State, StateMeasured

_INCH = 1_000
_GAP = 450
_BURST, _NUMBER = (220, 360), 0.55
"""The least and the usual size of a star; how much of a base its number takes."""
_SLANT = 0.34
"""Beyond this share of a slope a way ends at an arc of the active player, not between two of them."""


def ground(state: State) -> Field:
    """Return the pitch, squared in inches: two in-goal zones, the centre line, two kick-off lines."""
    size = state["field"]
    width, length, deep, kick = size["width"], size["length"], size["in_goal"], size["kick_off"]
    centre = length // 2

    def across(ident: str, y: int, name: str, *, dashed: bool = False, below: bool = False) -> Painted:
        return Painted(ident, ((0, y), (width, y)), name, dashed, below)

    def zone(ident: str, low: int, high: int) -> Area:
        return Area(ident, ((0, low), (width, low), (width, high), (0, high)))

    return Field(
        width=width,
        height=length,
        areas=(zone("goal-0", length - deep, length), zone("goal-1", 0, deep)),
        lines=(
            across("in-goal-0", length - deep, say("in-goal zone")),
            across("kick-off-0", centre + kick, say("kick-off line"), dashed=True),
            across("centre", centre, say("centre line")),
            across("kick-off-1", centre - kick, say("kick-off line"), dashed=True),
            across("in-goal-1", deep, say("in-goal zone"), below=True),
        ),
        texture=_squares(width, length),
    )


@cache
def _squares(width: int, length: int) -> tuple[tuple[Place, ...], ...]:
    upright = [((n, 0), (n, length)) for n in range(0, width + 1, _INCH)]
    level = [((0, n), (width, n)) for n in range(0, length + 1, _INCH)]
    return (*upright, *level)


def standing(state: State) -> tuple[Token | Sketch, ...]:
    """Return the figures, the second team's first so that carriers in contact stay on top, and a loose ball."""
    tokens = [figure(state, player) for player in fielded(state)]
    tokens.sort(key=lambda token: (ACTIVE in token.shown, BALL in token.shown))
    return (*tokens, loose_ball(place(state["ball"]), BALL_RADIUS)) if state["ball"] else tuple(tokens)


def clusters(state: State, before: State | None = None) -> list[Cluster]:
    """Return everything on the board that is not a figure; with ``before`` also who was put somewhere since."""
    found = [*template(state, before), *_pressure(state), *way_of_the_ball(state, before)]
    found += [*_marked(state), *_run(state), *_moves(state)]
    if before is not None:
        found += [*_put(state, before), *flight(state, before)]
    return [*found, *_tackles(state), *_measured(state), *ball_in_the_air(state), *_worn(state)]


def _worn(state: State) -> Iterator[Cluster]:
    """Yield the fatigue tokens and the wounds of everybody who has some."""
    for player in fielded(state):
        tired, rested, wounds = player.get("fatigue", 0), player.get("resting", 0), player.get("wounds", 0)
        if tired or rested or wounds:
            ident = f"worn-{slug(player['name'])}"
            yield Cluster((Tally(ident, place(player["at"]), player["radius"], tired, rested, wounds),))


def _pressure(state: State) -> Iterator[Cluster]:
    """Yield a ring for each who presses, and how far they reach: once, at him who stands nearest to the active player.

    The words are apart from the ring, which so stays the same when somebody nearer presses.
    """
    reaches: dict[int, list[Ring]] = {}
    for player in fielded(state):
        if player["marker"] == PRESSURE:
            far = _far(state, player)
            ring = Ring(
                f"reach-{slug(player['name'])}", place(player["at"]), player["radius"] + far, side_of(state, player)
            )
            reaches.setdefault(far, []).append(ring)
            yield Cluster((ring,))
    active = named(state, state["active"])
    for far, rings in reaches.items():
        ring = min(rings, key=lambda one: math.dist(one.at, active["at"])) if active else rings[0]
        (x, y), reach = ring.at, ring.radius
        turns = [(math.sin(math.radians(t)), math.cos(math.radians(t))) for t in (0, 60, -60, 180, 120, -120, 90, -90)]
        spots = tuple(LabelSpot(place((x + to[0] * reach, y + to[1] * reach)), "middle") for to in turns)
        yield Cluster((), (Wish(inches(far), 12, spots),), f"reach-{far}")


def _far(state: State, player: Player) -> int:
    """Return how far a player's pressure reaches; a skill of his own may make it farther (5.06)."""
    reach: int = NUMBERS.pressure.reach
    skill = PLAYER_SKILLS.get(player.get("player_skill") or "")
    if skill is None or skill.hook != "pressure" or state["chapter"] < OWN_CHAPTER:
        return reach
    return reach if skill.training and player.get("fatigue") else reach + skill.by


def _radius(state: State) -> int:
    active = named(state, state["active"])
    return int(active["radius"]) if active else BALL_RADIUS


def _marked(state: State) -> Iterator[Cluster]:
    mark = state["mark"]
    if not mark:
        return
    chips = [Chip("turn", place(mark["turn"]), "T")] if mark["turn"] else []
    chips.append(Chip("move", place(mark["to"]), "M"))
    if state["run"] is None:
        stops = way([mark["from"], *([mark["turn"]] if mark["turn"] else []), mark["to"]])
        path = Trail("path", stops, style="marked", trim=(_radius(state), 360))
        yield Cluster((path, *chips))
    else:
        yield Cluster(tuple(chips))


def _run(state: State) -> Iterator[Cluster]:
    """Yield where the active player started and how he ran; in a team play that may be another one than before."""
    run, active = state["run"], named(state, state["active"])
    start = run[0] if run else state["start"]
    yield from _began(state)
    if start and active and math.dist(start, active["at"]) > TOUCH:
        radius, at = active["radius"], place(start)
        ghost = Ghost("start", at, radius, side_of(state, active))
        x, y, beyond = *at, radius + 180
        left, right = LabelSpot((x - beyond, y), "end"), LabelSpot((x + beyond, y), "start")
        below, over = LabelSpot((x, y - beyond - 100), "middle"), LabelSpot((x, y + beyond + 100), "middle")
        yield Cluster((ghost,), (Wish(say("start"), 12, (left, right, below, over), 500),))
    if run and length_of(run) > TOUCH:
        yield _walked("run", way(run), _radius(state))


def _began(state: State) -> Iterator[Cluster]:
    """Yield the way of who began a team play while a team-mate acts: dashed, as of all who do not act (4.08-i)."""
    play, start, mark = state.get("play"), state["start"], state["mark"]
    first = named(state, play["players"][0]) if play else None
    if not start or not mark or first is None or first["name"] == state["active"]:
        return
    later = (move["path"][0] for move in state["moves"] if move["player"] == first["name"])
    points = way([start, *([mark["turn"]] if mark["turn"] else []), next(later, first["at"])])
    if length_of(points) > TOUCH:
        radius, side = first["radius"], side_of(state, first)
        trail = Trail("began", points, side_look(side).line, "dashed", trim=(radius, radius + 60))
        yield Cluster((Ghost("began-at", points[0], radius, side), trail))


def _walked(ident: str, points: tuple[Place, ...], radius: int) -> Cluster:
    """Return a way that the active player has gone: solid, with ticks and its length."""
    length = length_of(points)
    _, (across, up) = along(points, length)
    slanted = min(abs(across), abs(up)) > _SLANT
    trail = Trail(ident, points, ticks=True, trim=(radius, radius + (270 if slanted else 60)))
    shares = (0.5, 0.35, 0.65, 0.2, 0.8)
    middle = [along(points, length * share) for share in shares]
    asides = [(_GAP, -_GAP), (2 * _GAP, -2 * _GAP)]
    spots = [LabelSpot(place(beside(at, to, 0, by)), "middle") for both in asides for at, to in middle for by in both]
    return Cluster((trail,), (Wish(inches(length), 16, tuple(spots)),))


def _moves(state: State) -> Iterator[Cluster]:
    for n, move in enumerate(state["moves"]):
        player, points = named(state, move["player"]), way(move["path"])
        if player is None or length_of(points) <= TOUCH or _is_run(state, move):
            continue
        radius, side = player["radius"], side_of(state, player)
        ghost = Ghost(f"from-{n}", points[0], radius, side)
        if player["name"] == state["active"]:
            walked = _walked(f"move-{n}", points, radius)
            yield Cluster((ghost, *walked.marks), walked.wishes)
        else:
            trail = Trail(f"move-{n}", points, side_look(side).line, "dashed", trim=(radius, radius + 60))
            yield Cluster((ghost, trail))


def _is_run(state: State, move: Move) -> bool:
    """Is this the run of the active player, which is drawn as such? So it is in a team play."""
    return move["player"] == state["active"] and state["run"] is not None and way(move["path"]) == way(state["run"])


def _put(state: State, before: State) -> Iterator[Cluster]:
    """Yield where figures stood that were put elsewhere by an effect, not by a move of their own or for a kick-off."""
    if state.get("kicking"):
        return
    walked = {state["active"]: place(state["run"][-1])} if state["run"] else {}
    walked |= {move["player"]: place(move["path"][-1]) for move in state["moves"]}
    for player in fielded(state):
        old, at = named(before, player["name"]), place(player["at"])
        if old is None or old.get("off") or walked.get(player["name"]) == at or math.dist(old["at"], at) <= TOUCH:
            continue
        radius, side, ident = player["radius"], side_of(state, player), slug(player["name"])
        trim = (radius, radius + 60)
        trail = Trail(f"put-{ident}", (place(old["at"]), at), side_look(side).line, "dotted", trim=trim)
        yield Cluster((Ghost(f"was-{ident}", place(old["at"]), radius, side), trail))


def _tackles(state: State) -> Iterator[Cluster]:
    for tackle in state["tackles"]:
        by, at = named(state, tackle["by"]), place(tackle["at"])
        covered = [
            player["radius"] for player in fielded(state) if math.dist(player["at"], at) < player["radius"] * 0.9
        ]
        side = side_of(state, by) if by else 1
        radius = max(covered) + 330 if covered else _burst(state, at)
        star = Star(f"point-{slug(tackle['by'])}", at, side, tackle["contact"] is True, radius, under=bool(covered))
        yield Cluster((star,))


def _burst(state: State, at: Place) -> int:
    """Return how large a star may be that covers no figure's number, however near that stands."""
    free = (math.dist(player["at"], at) - _NUMBER * player["radius"] for player in fielded(state))
    return round(min(_BURST[1], max(_BURST[0], min(free))))


def measured(state: State) -> list[StateMeasured]:
    """Return the distances that are true: those measured, and to a ball coming down from who may catch it (R-45).

    Where several act in a play, they are those of the latest. Once he has been brought down, what was measured for his
    roll is not shown any more. Who throws from the ground was down before.
    """
    found = [item for item in state["measured"] if item["from"] == state["measured"][-1]["from"]]
    if state.get("phase") == CATCHING and state["ball"]:
        found += [{"from": name, "to": THE_BALL, "distance": _apart(state, name)} for name in state["waiting"]]
    return [item for item in found if _still_true(state, item) and not _brought_down(state, item["from"])]


def _brought_down(state: State, name: str) -> bool:
    player = named(state, name)
    return player is not None and player["ground"] > 0 and not state.get("throw")


def _apart(state: State, name: str) -> int:
    (start, radius), (end, end_radius) = _end(state, name), _end(state, THE_BALL)
    return round(math.dist(start, end)) - radius - end_radius


def _still_true(state: State, item: StateMeasured) -> bool:
    """Say whether a measured distance is still the distance: a figure that has moved since takes the line away."""
    (start, start_radius), (end, end_radius) = _ends(state, item)
    distance: int = item["distance"]
    return abs(math.dist(start, end) - start_radius - end_radius - distance) <= TOUCH


def _measured(state: State) -> Iterator[Cluster]:
    rulers = list(_rulers(state))
    for ruler, distance in rulers:
        near, far = ruler.start, ruler.end
        (_, (x, y)), length = along((near, far), 0), math.dist(near, far)
        others = [other for other, _ in rulers if other is not ruler]
        gap = 330 + 250 * abs(y)
        gaps = gap, -gap, 2 * gap, -2 * gap
        points = [place(along((near, far), length * share)[0]) for share in (0.5, 0.35, 0.65, 0.2, 0.8)]
        points.sort(key=lambda at: any(near_segment(at, one.start, one.end, _APART) for one in others))
        spots = [LabelSpot(place(beside(at, (x, y), 0, aside)), "middle") for at in points for aside in gaps]
        yield Cluster((ruler,), (Wish(inches(distance, exact=True), 14, tuple(spots)),))


_APART = 1_500
"""How far from another ruler a point is where words are not taken for that one's, in thousandths of an inch."""


def _rulers(state: State) -> Iterator[tuple[Ruler, int]]:
    """Yield distances as rulers from edge to edge, and how long each is; none too short, none true no more.

    Once a pass is dropped they have done their part, and its arrow wants the room. So does everybody near where a
    token is far out of its reach: that distance is told in words.
    """
    if dropped(state):
        return
    for n, item in enumerate(measured(state)):
        (start, start_radius), (end, end_radius) = _ends(state, item)
        apart = math.dist(start, end)
        if apart - start_radius - end_radius > TOUCH and not _presses_from_afar(state, item):
            near, far = (place(along((start, end), at)[0]) for at in (start_radius, apart - end_radius))
            yield Ruler(f"ruler-{n}", near, far), item["distance"]


def _presses_from_afar(state: State, item: StateMeasured) -> bool:
    """Was it measured to a pressure token that is farther away than one and a half times its reach?"""
    player = named(state, item["to"])
    return player is not None and player["marker"] == PRESSURE and 2 * item["distance"] > 3 * _far(state, player)


def _ends(state: State, item: StateMeasured) -> list[tuple[Place, int]]:
    """Return place and radius of both; a passer acts where the ball leaves, if the distance says so."""
    start, end = _end(state, item["from"]), _end(state, item["to"])
    throw = state.get("throw")
    if throw and throw["by"] == item["from"]:
        there = place(throw["at"]), start[1]
        start = min(there, start, key=lambda one: abs(math.dist(one[0], end[0]) - one[1] - end[1] - item["distance"]))
    return [start, end]


def _end(state: State, name: str) -> tuple[Place, int]:
    """Return the place and the radius of what was measured to: a player, or else the ball."""
    player = named(state, name)
    if player is not None:
        return place(player["at"]), player["radius"]
    if state["ball"]:
        return place(state["ball"]), BALL_RADIUS
    raise ValueError(f"a distance was measured to {name!r}, who is not on the field")
