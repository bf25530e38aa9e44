"""Words from features as nodes: paragraphs, lists, emphasis, code. Nothing else is understood, nothing is injected.

HTML, roles, directives and links in such a text come out as the characters they are.
"""

from docutils import nodes
from markdown_it import MarkdownIt
from markdown_it.token import Token

_PARSER = MarkdownIt("zero").enable(["emphasis", "backticks", "escape", "list", "newline"])
_INLINE = {"em_open": nodes.emphasis, "strong_open": nodes.strong}
_BLOCK = {
    "paragraph_open": nodes.paragraph,
    "bullet_list_open": nodes.bullet_list,
    "ordered_list_open": nodes.enumerated_list,
    "list_item_open": nodes.list_item,
}


def prose(text: str) -> list[nodes.Node]:
    """A Markdown text as nodes.

    >>> [str(node) for node in prose("*One* <b>word</b>.")]
    ['<paragraph><emphasis>One</emphasis> <b>word</b>.</paragraph>']
    """
    top = nodes.Element()
    stack: list[nodes.Element] = [top]
    for token in _PARSER.parse(text):
        if token.type in _BLOCK:
            stack.append(_BLOCK[token.type]())
        elif token.type == "inline":
            stack[-1] += _inline(token.children or [])
        elif token.nesting == -1:
            done = stack.pop()
            stack[-1] += done
    return list(top.children)


def _inline(tokens: list[Token]) -> list[nodes.Node]:
    top = nodes.Element()
    stack: list[nodes.Element] = [top]
    for token in tokens:
        if token.type in _INLINE:
            stack.append(_INLINE[token.type]())
        elif token.nesting == -1:
            done = stack.pop()
            stack[-1] += done
        elif token.type == "code_inline":
            stack[-1] += nodes.literal(token.content, token.content)
        elif token.type in ("softbreak", "hardbreak"):
            stack[-1] += nodes.Text(" ")
        else:
            stack[-1] += nodes.Text(token.content)
    return list(top.children)


def plain(text: str) -> str:
    """The same text without its mark-up, for titles and descriptions."""
    return " ".join(node.astext() for node in prose(text))
