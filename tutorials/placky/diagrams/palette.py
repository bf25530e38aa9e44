"""Every colour of placky, once: name -> its value on paper (light) and by night (dark).

The name is the name of a CSS variable, ``--pk-NAME``. The theme takes the text of :func:`css_variables`; a picture that
stands alone carries the few variables that it uses (:func:`declarations`).

>>> PALETTE["field"]
Tint(paper='#e4e0f5', night='#151a40')
>>> reference("field")
'var(--pk-field)'
"""

from collections.abc import Iterable
from types import MappingProxyType

from placky.diagrams.sides import side_colours
from placky.diagrams.tint import INK, TEXT, WHITE, Tint

_FIELD = Tint("#e4e0f5", "#151a40")

PALETTE: MappingProxyType[str, Tint] = MappingProxyType(
    {
        # the page
        "page": Tint("#efecf8", "#100f26"),
        "panel": Tint("#fbfaff", "#1a1938"),
        "sunk": Tint("#e3def2", "#0b0a1c"),
        "text": TEXT,
        "muted": Tint("#55507f", "#b7b3e0"),
        "line": Tint("#1b1640", "#857fd0"),
        "hair": Tint("#c9c2e4", "#393674"),
        "link": Tint("#4527c4", "#6fe3f0"),
        "go": Tint("#4527c4", "#6fe3f0"),
        "on-go": Tint("#ffffff", "#0b0a1c"),
        "good": Tint("#00693f", "#6be8a8"),
        "bad": Tint("#b00f35", "#ff9aa6"),
        "bubble": Tint("#ffffff", "#f2f0fd"),
        "on-bubble": Tint("#1b1640", "#17143a"),
        "tone": Tint("#4527c42e", "#857fd047"),
        # the board
        "field": _FIELD,
        "halo": _FIELD,
        "zone": Tint("#d2cbee", "#1f1d55"),
        "grid": Tint("#c4bde6", "#27306a"),
        "paint": Tint("#4b4296", "#c9cdf6"),
        "label": TEXT,
        **side_colours(),
        "move": Tint("#00677a", "#6fe3f0"),
        "on-move": Tint("#ffffff", "#100f26"),
        "plate": WHITE,
        "card-red": Tint("#c4123a", "#c4123a"),
        "ink": INK,
        "rim": INK,
        # Placky
        "shell": Tint("#ffffff", "#f4f2ff"),
        "shade": Tint("#d5cff0", "#cfcaf2"),
        "visor": Tint("#1b1640", "#17143a"),
        "outline": INK,
        "lamp": Tint("#6fe3f0", "#6fe3f0"),
        "cord": Tint("#857fd0", "#857fd0"),
    }
)


def reference(name: str) -> str:
    """Return the CSS reference to a colour, such as ``var(--pk-field)``.

    Raises KeyError, with the name, for a colour that the palette lacks.
    """
    if name not in PALETTE:
        raise KeyError(f"no colour is called {name!r}; the palette has {', '.join(PALETTE)}")
    return f"var(--pk-{name})"


def declarations(names: Iterable[str], others: Iterable[tuple[str, Tint]] = ()) -> str:
    """Return the CSS declarations of the named colours, in palette order, without spaces; ``others`` replace some."""
    wanted, palette = set(names), {**PALETTE, **dict(others)}
    return "".join(f"--pk-{name}:{tint.css()};" for name, tint in palette.items() if name in wanted)


def tints(others: Iterable[tuple[str, Tint]] = (), *, night: bool = False) -> dict[str, str]:
    """Return every colour as it is in one theme, by name; ``others`` replace some."""
    return {name: tint.night if night else tint.paper for name, tint in {**PALETTE, **dict(others)}.items()}


def css_variables() -> str:
    """Return the CSS text that a theme includes: every colour, the reader's choice of theme, paper in print."""
    lines = "".join(f"  --pk-{name}: {tint.css()};\n" for name, tint in PALETTE.items())
    return (
        f":root {{\n  color-scheme: light dark;\n{lines}}}\n"
        '[data-theme="light"] { color-scheme: light; }\n'
        '[data-theme="dark"] { color-scheme: dark; }\n'
        "@media print { :root { color-scheme: light !important; } }\n"
    )
