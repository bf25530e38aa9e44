"""What the sheets of a page have in common, kept once: the field and the figures, to be copied by the script.

A page of rules holds many small walkthroughs on the same pitch with the same players. Each sheet then carries only
empty groups that name what belongs into them (`data-copy`), and the page carries each of those once, out of sight.
"""

import hashlib
import re

GROUP = re.compile(r'<g (?:class="tok"|id="[^"]*-field")[^>]*>')
TAG = re.compile(r"<g[ >]|</g>")


def unpack(svg: str) -> tuple[str, dict[str, str]]:
    """A sheet with its common groups emptied, and their contents by name.

    >>> unpack('<svg><g class="tok" id="tok-a"><g><path/></g></g></svg>')
    ('<svg><g class="tok" id="tok-a" data-copy="pk-e5c0bc"></g></svg>', {'pk-e5c0bc': '<g><path/></g>'})
    """
    kept: dict[str, str] = {}
    out: list[str] = []
    at = 0
    while match := GROUP.search(svg, at):
        end = _end(svg, match.end())
        content = svg[match.end() : end]
        name = f"pk-{hashlib.sha256(content.encode()).hexdigest()[:6]}"
        kept[name] = content
        out += [svg[at : match.end() - 1], f' data-copy="{name}">']
        at = end
    return "".join(out) + svg[at:], kept


def _end(svg: str, start: int) -> int:
    """Where the group ends whose content starts here."""
    depth = 1
    for tag in TAG.finditer(svg, start):
        depth += -1 if tag[0] == "</g>" else 1
        if depth == 0:
            return tag.start()
    return len(svg)


def shown(contents: dict[str, str]) -> str:
    """The groups to be copied, as SVG out of sight."""
    groups = "".join(f'<g id="{name}">{content}</g>' for name, content in contents.items())
    return f'<svg class="pk-wardrobe" aria-hidden="true" hidden>{groups}</svg>'
