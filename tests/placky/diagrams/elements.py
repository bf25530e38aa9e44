"""SVG text as elements."""

from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ET.Element:
    """Return the root element. Raises ParseError where the text is not well formed."""
    return ET.fromstring(text)  # noqa: S314  it was drawn by this very test


def child(root: ET.Element, name: str) -> ET.Element:
    """The first child of this name."""
    found = root.find(f"{SVG}{name}")
    assert found is not None
    return found
