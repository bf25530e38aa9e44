"""The HTML of the made-up pages, as the Sphinx extension writes it: walkthroughs, cards, a rule."""

import json
from html import escape

from tests.site.walk_trees import LENGTH, STEPS, TOLD, UNIT, Frame, data

from placky.sphinx.packing import packed

MARKER = {
    "a": '<circle cx="12" cy="12" r="10.5" fill="var(--pk-a)" stroke="var(--pk-rim)" stroke-width="2"/>'
    '<path d="M12 4l8 8-8 8-8-8z" fill="var(--pk-plate)"/>',
    "b": '<circle cx="12" cy="12" r="10.5" fill="var(--pk-b)" stroke="var(--pk-rim)" stroke-width="2"/>'
    '<circle cx="12" cy="12" r="6" fill="var(--pk-ink)"/>',
}
D12 = (
    '<svg class="d12" viewBox="0 0 100 100" aria-hidden="true"><polygon class="face" points="50 4 23 12.8 6.3 35.8 6.3'
    ' 64.2 23 87.2 50 96 77 87.2 93.7 64.2 93.7 35.8 77 12.8"/><polygon class="lit" points="50 21 22.4 41 33 73.5 67'
    ' 73.5 77.6 41"/><path d="M50 21V4M22.4 41 6.3 35.8M33 73.5 23 87.2M67 73.5 77 87.2M77.6 41 93.7 35.8" fill="none"'
    ' stroke="var(--pk-ink)" stroke-width="2"/><text x="50" y="61">?</text></svg>'
)
TAIL = (
    '<svg class="tail" viewBox="0 0 26 26" aria-hidden="true"><path d="M26 2L9 9l6 3L0 24l26-9"/>'
    '<path d="M25.5 3.2v10.6"/></svg>'
)
SPRITE = (
    '<svg class="pk-sprite" aria-hidden="true"><symbol id="placky-calm" viewBox="0 0 120 120"><g stroke-width="3"'
    ' stroke="var(--pk-outline)"><path d="M42 78C42 94 48 104 60 104S78 94 78 78z" fill="var(--pk-shell)"/><path d="M14'
    ' 52C20 32 38 22 60 22s40 10 46 30c-6 20-24 28-46 28S20 72 14 52z" fill="var(--pk-shell)"/><rect x="33" y="38"'
    ' width="54" height="28" rx="11" fill="var(--pk-visor)"/><circle cx="19" cy="52" r="9.5" fill="var(--pk-a)"/>'
    '<circle cx="101" cy="52" r="9.5" fill="var(--pk-b)"/></g><path d="M50 48v6M70 48v6M55 59q5 4 10 0" fill="none"'
    ' stroke="var(--pk-lamp)" stroke-width="4" stroke-linecap="round"/></symbol></svg>'
)
CLASSES = ("f-a", "f-a", "f-0", "f-x", "f-b")
TEAMS = {"AGUILA": ("a", "10", 22.6), "GARRA": ("b", "4", 27.2)}


def marker(team: str) -> str:
    """Give the little picture of a team's base."""
    return f'<svg viewBox="0 0 24 24" aria-hidden="true">{MARKER[team]}</svg>'


def bubble(*paragraphs: str) -> str:
    """Give Placky and what Placky says."""
    said = "".join(f"<p>{escape(p)}</p>" for p in paragraphs)
    return (
        '<div class="say"><svg class="pk-placky" viewBox="0 0 120 120" aria-hidden="true"><use href="#placky-calm"/>'
        f'</svg><div class="bubble">{TAIL}{said}</div></div>'
    )


def token(name: str) -> str:
    """Give one token of the sheet, drawn around 0, 0."""
    team, number, r = TEAMS[name]
    plate = (
        f'<path d="M0 {-0.74 * r}L{0.74 * r} 0 0 {0.74 * r} {-0.74 * r} 0z" fill="var(--pk-plate)"/>'
        if team == "a"
        else f'<circle r="{0.64 * r}" fill="var(--pk-ink)"/>'
    )
    ink = "var(--pk-ink)" if team == "a" else "var(--pk-b)"
    disc = f'<circle r="{r}" fill="var(--pk-{team})" stroke="var(--pk-rim)" stroke-width="2"/>'
    lying = f'<circle r="{r}" fill="var(--pk-field)" stroke="var(--pk-{team}-line)" stroke-width="3"/>'
    label = 'text-anchor="middle" dominant-baseline="central" font-weight="800"'
    return (
        f'<g class="tok" id="tok-{name.lower()}" data-r="{r}"><g data-part="active"><circle r="{r + 9}" fill="none"'
        ' stroke="var(--pk-move)" stroke-width="3" stroke-dasharray="22 27"/></g>'
        f'<g data-part="up">{disc}{plate}<text {label} font-size="{0.9 * r:.0f}" fill="{ink}">{number}</text></g>'
        f'<g data-part="down">{lying}<text {label} font-size="16" fill="var(--pk-label)" transform="rotate(90)">'
        f'{number}</text></g><g data-part="ball"><ellipse cx="18" cy="-18" rx="12" ry="8"'
        ' transform="rotate(-35 18 -18)" fill="var(--pk-plate)" stroke="var(--pk-ink)" stroke-width="2"/></g>'
        f'<g data-part="pressure" data-sign=""><text y="-30">P</text></g>'
        f'<g data-part="tackle" data-sign=""><text y="-30">T</text></g>'
        f'<g class="name"><text y="{r + 18}" text-anchor="middle" font-size="13" font-weight="700"'
        f' fill="var(--pk-label)">{name}</text></g></g>'
    )


def sheet() -> str:
    """Give the whole pitch with its tokens and overlays."""
    grid = "".join(f"M{n * UNIT} 0V{LENGTH * UNIT}" for n in range(25))
    grid += "".join(f"M0 {n * UNIT}H{24 * UNIT}" for n in range(37))
    lines = "".join(f"M0 {n * UNIT}H{24 * UNIT}" for n in (3, 13, 18, 23, 33))
    path = 'fill="none" stroke="var(--pk-move)" stroke-width="3.5"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="pk-board pk-sheet" viewBox="368 515 386 363"'
        ' font-family="Tektur,sans-serif" stroke-linecap="round" stroke-linejoin="round"><title>The pitch</title>'
        f'<g id="S-field"><path d="M0 0H{24 * UNIT}V{LENGTH * UNIT}H0z" fill="var(--pk-field)"/>'
        f'<path d="{grid}" fill="none" stroke="var(--pk-grid)"/>'
        f'<path d="{lines}" fill="none" stroke="var(--pk-paint)" stroke-width="2.5"/></g>'
        f'<g class="ov" id="ov-path" display="none"><path d="M552 850V690" stroke-dasharray="7 9" {path}/></g>'
        f'<g class="ov" id="ov-run" display="none"><path d="M552 850V722" {path}/></g>'
        '<g class="ov" id="ov-star" display="none"><path d="M552 750l6 14 14 4-14 4-6 14-6-14-14-4 14-4z"'
        ' fill="var(--pk-b)" stroke="var(--pk-b-edge)" stroke-width="2"/></g>' + token("GARRA") + token("AGUILA")
        + '<g class="tok" id="tok-ball" data-r="10"><circle r="10"/></g></svg>'
    )  # fmt: skip


def locator() -> str:
    """Give the whole pitch, small, with the rectangle that shows what the board shows."""
    wide, high = 24 * UNIT, LENGTH * UNIT
    return (
        f'<svg class="pk-locator" viewBox="0 0 {wide} {high}" aria-hidden="true"><path d="M0 0H{wide}V{high}H0z"'
        f' fill="var(--pk-field)" stroke="var(--pk-paint)" stroke-width="30"/><path d="M0 0H{wide}V{3 * UNIT}H0z"'
        f' fill="var(--pk-a)"/><rect class="window" x="0" y="0" width="{wide}" height="{high}"/></svg>'
    )


def duel() -> str:
    """Give the two dice of a roll, unrolled."""
    sides = "".join(
        f'<div class="side {team}"><span class="who">{marker(team)} {name}</span>'
        '<span class="sum"><b>STR 7</b>'
        f'target: 7 or less</span><span class="dice">{D12}</span><span class="verdict"></span></div>'
        for name, (team, *_) in TEAMS.items()
    )
    return f'<div class="duel">{sides}</div>'


def odds(frame: Frame) -> str:
    """Give the odds of a roll: a bar and a list of links."""
    of = sum(child.ways for child in frame.then) + frame.lost
    rows = [(c.ways, f'<a href="#{c.id}">{escape(c.label)}</a>') for c in frame.then]
    rows += [(frame.lost, "<span>Anything else</span>")] if frame.lost else []
    fills = [CLASSES[n % 5] for n in range(len(rows))]
    bar = "".join(f'<i class="{fill}" style="flex:{ways}"></i>' for (ways, _), fill in zip(rows, fills, strict=True))
    items = "".join(
        f'<li><i class="{fill}"></i>{what}<span class="num">{ways}/{of}</span>'
        f'<span class="num">{100 * ways / of:.1f} %</span></li>'
        for (ways, what), fill in zip(rows, fills, strict=True)
    )
    return (
        f'<figure class="odds"><figcaption>All {of} rolls of two dice</figcaption><div class="bar" aria-hidden="true">'
        f"{bar}</div><ol>{items}</ol></figure>"
    )


def section(frame: Frame, parent: Frame | None, level: int) -> str:
    """Give one frame."""
    parts = [f'<section class="frame" id="{frame.id}"><h{level}>{escape(frame.title)}</h{level}>']
    if frame.kind in ("setup", "refused") or frame.asks == "coach":
        parts.append(bubble("Mark first, move later. Put the token down where the run should end."))
    parts.append(
        f'<figure class="board"><img loading="lazy" src="{frame.id}.svg" width="386" height="363"'
        f' alt="AGUILA on the board of {escape(frame.title)}."></figure>'
    )
    if frame.asks == "dice":
        parts += [duel(), odds(frame)]
    chip = '<a class="chip" href="rule.html"><b>Rule 1.20</b><span>Tackle</span></a>'
    if frame.kind == "dice":
        parts.append(
            f'<div class="panel outcome"><span class="tag">Outcome, {" against ".join(map(str, frame.dice))}</span>'
            f'<span class="sfx a" aria-hidden="true">KRASH!</span><h{level + 1}>{escape(frame.label)}</h{level + 1}>'
            f"<ul><li>{TOLD[1]}</li></ul></div>"
        )
    else:
        parts.append(f'<div class="happened"><ul><li>{TOLD[0]} {chip}</li></ul></div>')
    if frame.asks == "coach":
        cards = "".join(
            f'<li><a class="choice" href="#{c.id}"><strong>{escape(c.label)}</strong><span class="why">STR 7</span></a>'
            for c in frame.then
        )
        asked = '<p class="asked">What is the second action?</p>'
        parts.append(f'<div class="decide">{asked}<ul class="choices">{cards}</ul></div>')
    onward = [parent] if frame.kind == "refused" and parent else frame.then if frame.asks == "next" else []
    parts += [f'<p class="onward"><a rel="next" href="#{f.id}">Next: {escape(f.title)}</a></p>' for f in onward]
    parts.append(f'<ul class="chips"><li>{chip}</li></ul>')
    parts.append(
        '<details class="gherkin"><summary>The step as tested</summary><pre>When GARRA tackles AGUILA at 12, 19.3'
        "</pre></details></section>"
    )
    return "".join(parts)


def sections(frame: Frame, parent: Frame | None, level: int) -> str:
    """Give a frame and all that follow."""
    return section(frame, parent, level) + "".join(sections(child, frame, level) for child in frame.then)


def tree(frame: Frame) -> str:
    """Give the branch map's nested lists, from one frame on."""
    kind = frame.kind if frame.kind == "refused" else {"next": "frame-node"}.get(frame.asks, frame.asks)
    small = f"<small> {frame.ways}/144</small>" if frame.ways else ""
    below = f"<ul>{''.join(tree(child) for child in frame.then)}</ul>" if frame.then else ""
    return f'<li class="{kind}"><a href="#{frame.id}">{escape(frame.label or frame.title)}{small}</a>{below}</li>'


def walk(first: Frame, name: str, *, level: int = 2, rail: bool = False, after: str = "") -> str:
    """Give a whole walkthrough; without a name it is not remembered."""
    steps = "".join(f"<li><b>{n}</b> <span>{step}</span></li>" for n, step in enumerate(STEPS, 1))
    rails = f'<ol class="rail" aria-label="Steps of an activation">{steps}</ol>' if rail else ""
    legend = "".join(
        f"<li>{marker(team)}<b>{name_} {number}</b><span>MOV 4/2, STR 7</span></li>"
        for name_, (team, number, _) in TEAMS.items()
    )
    kept = f' data-exercise="{name}" data-of="of-{name}"' if name else ' data-of="of-walk"'
    facts = json.dumps(packed(json.loads(data(first, steps=rail, after=after)))).replace("</", "<\\/")
    return (
        f'<placky-walk class="pk-walk"{kept}>{rails}'
        f'<div class="walk"><div class="stage js"><figure class="board panel bare"><div class="frame-of">'
        f'{sheet()}{locator()}</div></figure><div class="tag"></div><ul class="legend">{legend}</ul></div>'
        f'<div class="story">{sections(first, None, level)}</div></div>'
        f'<nav class="map" aria-label="Branch map of {escape(first.title)}"><details><summary>Branch map'
        f'</summary><ul class="tree">{tree(first)}</ul></details></nav>'
        f'</placky-walk><script type="application/json" id="of-{name or "walk"}" class="pk-data">{facts}</script>'
    )


def broken(first: Frame) -> str:
    """Give a walkthrough whose page has lost one of its frames."""
    return walk(first, "takkure/broken").replace('<section class="frame" id="later">', '<section id="gone">')


PARTS = '[[null, ["1.20", "1.15"], [[240, "home"]]], [null, ["1.20", "1.22"], [[200, "s-fall"]]]]'
"""What a card knows of the parts of its exercise."""


def card(name: str, number: str, title: str) -> str:
    """Give a course card."""
    return (
        f'<li><div class="card" data-exercise="{name}" data-parts="{escape(PARTS)}"'
        f' data-game="Takkure" data-name="{number} {title}">'
        f'<a class="panel" href="walk.html"><span class="no">{number}</span><strong class="name">{title}</strong>'
        '<p>Meet your first tackler.</p><span class="state">2 parts, 7 min</span>'
        "</a></div></li>"
    )


def home(*cards: str) -> str:
    """Give the home page: cover, cards, reasons."""
    return (
        "---\nlayout: wide\n---\n# placky\n\n````{raw} html\n" + SPRITE
        + '<div class="cover"><section class="panel p1"><div class="dots tone"></div><span class="tag">Coach school'
        '</span><h2>Learn the game by being tackled.</h2><p>You decide, the dice decide.</p><a class="btn"'
        ' href="walk.html">Start exercise 01</a><span class="small muted">No account.</span></section>'
        f'<section class="panel p2" aria-label="A board">{sheet()}</section><section class="panel p3">'
        f'{bubble("You are the new coach? Good.")}</section><span class="sfx" aria-hidden="true">TAKK!</span></div>'
        f'<section class="band"><h2>The course</h2><ol class="course">{"".join(cards)}</ol></section>\n````\n\n'
        "```{toctree}\n:hidden:\n\nwalk\nbig\nrule\nbroken\nprose\n```\n"
    )  # fmt: skip


def rule(seen: str) -> str:
    """Give a rule page around a small walk."""
    return (
        SPRITE + '<p class="muted">French'
        ' <i lang="fr">plaquage</i>, base <span class="house" title="Invented for this project.">house</span></p>'
        '<div class="rule"><div><section><h2>What it says</h2><ol class="says"><li id="a"><a href="#a">1.20-a'
        "</a><span>The tackler rolls STR.</span></li></ol></section><section><h2>Seen on the pitch</h2>"
        f'{seen}</section><section><h2>Rulings</h2><div class="ruling" id="r18"><h3>R-18</h3><p>We roll REF.</p></div>'
        '</section><section><h2>Proof</h2><ul class="proof"><li><span class="ok" aria-hidden="true">✓</span>'
        '<a href="walk.html#dodge">The tackle lands</a><span class="small muted">tackle.feature:14</span></li></ul>'
        '</section></div><aside class="panel address" aria-label="Where rule 1.20 lives"><span class="tag">Address'
        "</span><dl><dt>Code</dt><dd><code>touchline/takkure/rules/tackle.py</code></dd></dl></aside></div>"
    )  # fmt: skip
