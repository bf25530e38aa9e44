"""Made-up trees of frames for the browser tests, and the JSON that a walkthrough page carries.

Positions are in inches on the pitch, x across and y along; the sheet has 46 units to the inch, y downwards.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field

HOSTILE = " <img src=x onerror=alert(1)>"
UNIT, LENGTH = 46, 36
STEPS = ("First action", "Defence", "Execution", "Second action", "Dice", "Tokens")
TOLD = ("AGUILA is the active player.", "GARRA goes to ground and rolls stamina.")
"""What happens in any frame, and in one that dice led to."""
START = {"AGUILA": (12, 16.9), "GARRA": (14.3, 20.1)}


@dataclass
class Frame:
    """One frame of a made-up walkthrough; `then` holds what may follow."""

    id: str
    title: str
    asks: str = "next"
    kind: str = "action"
    step: int = 1
    label: str = ""
    ways: int = 0
    lost: int = 0
    dice: tuple[int, ...] = ()
    verdicts: tuple[tuple[str, str], ...] = ()
    at: dict[str, tuple[float, float]] = field(default_factory=lambda: dict(START))
    down: tuple[str, ...] = ()
    overlays: tuple[str, ...] = ()
    target: tuple[float, float] | None = None
    """Where on the pitch the act that leads here is answered; `drags` says whose figure one drags there."""
    drags: str = ""
    then: list["Frame"] = field(default_factory=list)

    def all(self) -> Iterable["Frame"]:
        """Give this frame and all that follow, in the order of the page."""
        yield self
        for child in self.then:
            yield from child.all()


def outcomes(prefix: str, after: Iterable[Frame]) -> list[Frame]:
    """Give the five outcomes of STR 7 against STR 7 that the page plays; 12 of the 144 ways are lost."""
    run = {"AGUILA": (12.0, 20.9), "GARRA": (12.557, 19.494)}
    rows = (
        ("a", "AGUILA wins the roll", 44, (6, 4), ("GARRA",), (("yes", "6 ≤ 7, wins"), ("yes", "4 ≤ 7"))),
        ("c", "AGUILA wins with a critical", 12, (1, 4), ("GARRA",), (("yes", "1, critical"), ("yes", "4 ≤ 7"))),
        ("0", "Same number: cancelled", 7, (5, 5), (), (("yes", "5 ≤ 7"), ("yes", "5 ≤ 7"))),
        ("x", "Both fail: only GARRA falls", 25, (9, 11), ("GARRA",), (("no", "9 > 7"), ("no", "11 > 7"))),
        ("b", "The tackle lands", 44, (10, 6), ("AGUILA", "GARRA"), (("no", "10 > 7"), ("yes", "6 ≤ 7, wins"))),
    )
    made = [
        Frame(f"{prefix}-{end}", label, "end", "dice", 5, label, ways, 0, dice, verdicts, dict(run), down)
        for end, label, ways, dice, down, verdicts in rows
    ]
    made[0].asks, made[0].then = "next", list(after)
    return made


def exercise() -> Frame:
    """Give a trunk of four frames, a decision with a refused choice, two rolls, and frames that follow one outcome."""
    run = {"AGUILA": (12.0, 20.9), "GARRA": (12.557, 19.494)}
    near = {**START, "GARRA": (12.557, 19.494)}
    after = [
        Frame("tokens", "Tokens go", step=6, at=run, then=[
            Frame("later", "AGUILA runs on", step=1, at={**run, "AGUILA": (12, 24.9)}, then=[
                Frame("home", "A try", "end", step=5, at={**run, "AGUILA": (12, 34)}),
            ]),
        ]),
    ]  # fmt: skip

    def roll(frame: str, label: str, then: list[Frame]) -> Frame:
        title = f"{label} against tackle"
        overlays = ("ov-run", "ov-star")
        return Frame(frame, title, "dice", step=4, label=label, lost=12, at=run, overlays=overlays, then=then)

    choice = Frame("choose", "Feet or shoulders?", "coach", step=4, at=run, overlays=("ov-run",), then=[
        roll("dodge", "Dodge", outcomes("dodge", after)),
        roll("break", "Break through", outcomes("break", [])),
        Frame("score", "Not from here", "end", "refused", 4, "Score a try", at=run, target=(14, 23), drags="AGUILA"),
    ])  # fmt: skip
    for act in choice.then[:2]:
        act.target = run["GARRA"]
    return Frame("mark", "Mark the move", kind="setup", overlays=("ov-path",), then=[
        Frame("declare", "GARRA declares a tackle", step=2, at=near, overlays=("ov-path", "ov-star"), then=[
            Frame("run", "AGUILA runs", step=3, at=run, overlays=("ov-run", "ov-star"), then=[choice]),
        ]),
    ])  # fmt: skip


def small() -> Frame:
    """Give a walk of three frames without a fork, whose only roll has one branch."""
    falls = Frame("s-fall", "GARRA falls", "end", "dice", 5, "Only GARRA falls", 25, 0, (9, 11), down=("GARRA",))
    roll = Frame("s-roll", "Both roll", "dice", step=5, lost=119, then=[falls])
    return Frame("s-near", "GARRA is near", step=4, then=[roll])


def big(depth: int = 30) -> Frame:
    """Give a tree of about 80 frames, `depth` deep: a long trunk with side branches, some of them with branches."""

    def step(n: int) -> Frame:
        frame = Frame(f"b{n}", f"Step {n} of the long exercise", step=1 + n % 6, label=f"Go on to {n}")
        if n == depth:
            frame.asks = "end"
        elif n % 5 == 4:
            side = [
                Frame(
                    f"b{n}s{k}",
                    f"Side {k} at {n}",
                    "end",
                    "dice",
                    5,
                    f"Side {k} at {n}" + HOSTILE * (n == 4),
                    24,
                    dice=(k + 2, 9),
                )
                for k in range(4)
            ]
            if n % 10 == 9:
                side[0].asks = "coach"
                side[0].then = [
                    Frame(f"b{n}s0c{k}", f"Choice {k} after {n}", label=f"Choice {k}", then=[
                        Frame(f"b{n}s0c{k}n", "On the way", then=[Frame(f"b{n}s0c{k}e", f"End {k}", "end")])
                    ])
                    for k in range(3)
                ]  # fmt: skip
            following = step(n + 1)
            following.ways = 48
            frame.asks, frame.then = "dice", [side[0], following, *side[1:]]
        else:
            frame.then = [step(n + 1)]
        return frame

    return step(0)


def aim(frame: Frame, child: Frame) -> dict[str, object]:
    """Give what of a child's data says where the board answers it."""
    if child.target is None:
        return {}
    named = next((name for name, at in frame.at.items() if at == child.target), "")
    found: dict[str, object] = {**sheet_place(child.target), "r": 22.6, "name": named}
    if child.drags:
        grip = {**sheet_place(frame.at[child.drags]), "r": 22.6, "form": "figure", "side": 0, "sign": "\u2033"}
        found["grip"] = grip
    return {"target": found}


def others(frame: Frame) -> dict[str, object]:
    """Give the outcome of a roll that no branch plays, and the rule of the roll, of the decision, or of a natural 1."""
    if frame.kind == "dice" and 1 in frame.dice:
        return {"settled": ["1.17", "A natural 1 beats them all."]}
    if frame.asks == "coach":
        return {"why": [["1.20", "A try is scored inside the in-goal zone.", "score"]]}
    if frame.asks != "dice":
        return {}
    fails = {"dice": (12, 12), "verdicts": (("no", "12, fails"), ("no", "12, fails"))}
    rest = [{"label": "Anything else", "ways": frame.lost, **fails}] if frame.lost else []
    hands = [{"who": name, "dice": 1, "faces": 12} for name in START]
    return {"why": ["1.20", "Both roll STR."], "others": rest, "hands": hands}


def sheet_place(at: tuple[float, float]) -> dict[str, float]:
    """Give a place in units of the sheet."""
    return {"x": at[0] * UNIT, "y": round((LENGTH - at[1]) * UNIT, 1)}


def data(first: Frame, *, steps: bool = False, after: str = "") -> str:
    """Give the walk's JSON, safe inside a script element; with the names of the steps, where there is a rail."""
    frames: dict[str, object] = {}

    def add(frame: Frame, parent: str | None) -> None:
        children: list[dict[str, object]]
        children = [{"to": child.id, "label": child.label or child.title} for child in frame.then]
        if frame.asks == "dice":
            children = [
                {**c, "ways": f.ways, "share": f"{f.ways}/144"} for c, f in zip(children, frame.then, strict=True)
            ]
        children = [{**c, **aim(frame, f)} for c, f in zip(children, frame.then, strict=True)]
        x, y = frame.at["AGUILA"]
        frames[frame.id] = {
            "title": frame.title, "told": TOLD[frame.kind == "dice"], "rules": ["1.20"],
            "spoken": [n for n, name in enumerate(START) if name in f"{frame.title} {TOLD[frame.kind == 'dice']}"],
            "parent": parent, "kind": frame.kind, "asks": frame.asks, "step": frame.step,
            "children": children, **others(frame),
            "dice": frame.dice, "verdicts": frame.verdicts,
            "window": [(x - 4) * UNIT, max(0, LENGTH - y - 4.5) * UNIT, 8.4 * UNIT, 7.9 * UNIT],
            "tokens": {
                name: {"x": at[0] * UNIT, "y": round((LENGTH - at[1]) * UNIT, 1), "near": name == "AGUILA",
                       "shown": ["down" if name in frame.down else "up", *["active", "ball"] * (name == "AGUILA")]}
                for name, at in frame.at.items()
            },
            "overlays": frame.overlays,
        }  # fmt: skip
        for child in frame.then:
            add(child, frame.id)

    add(first, None)
    walk: dict[str, object] = {"title": "At the tackle", "start": first.id, "unit": UNIT, "frames": frames}
    walk |= {"steps": STEPS, "words": {"step": "Step {number}, {name}"}} if steps else {}
    walk |= {"after": after} if after else {}
    text = json.dumps(walk, ensure_ascii=False)
    return text.replace("</", "<\\/")
