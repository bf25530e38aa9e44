"""The position that Given steps lay down: two of them that say different things of one are at fault.

The last one would win, and the first be a claim that nothing checks.
"""

from collections.abc import Mapping
from typing import Any, Self

from placky.errors import PlackyError


class Twice(PlackyError):  # noqa: N818 - what has happened
    """A Given gives a key of the position another value than a Given before it."""


class GivenPosition(dict[str, Any]):
    """A position being laid down. Tables in it notice just the same; a list grows with every step that adds to it."""

    def __init__(self, above: "GivenPosition | None" = None, called: str = "") -> None:
        super().__init__()
        self._above, self._called, self._step = above, called, ""
        self._by: dict[str, str] = {}

    @property
    def step(self) -> str:
        """The Given that is being carried out, as failures name it."""
        return self._above.step if self._above is not None else self._step

    @step.setter
    def step(self, step: str) -> None:
        self._step = step

    def __setitem__(self, key: str, value: Any) -> None:
        """Give a key its value. Raises `Twice` where another step gave it another one."""
        if isinstance(value, Mapping):
            inner = GivenPosition(self, f"{key} of ")
            inner.update(value)
            value = inner
        if key in self and self[key] != value and self._by[key] != self.step:
            given = self[key].plain() if isinstance(self[key], GivenPosition) else self[key]
            raise Twice(f"{self._called}{key} is {given!r} already, by {self._by[key]}; take one of the two out")
        self._by.setdefault(key, self.step)
        super().__setitem__(key, value)

    def setdefault(self, key: str, default: Any = None) -> Any:
        """The value of a key, which gets this one if it has none."""
        if key not in self:
            self[key] = default
        return self[key]

    def update(self, *others: Any, **more: Any) -> None:
        """Give several keys their values."""
        for key, value in dict(*others, **more).items():
            self[key] = value

    def __ior__(self, other: Any) -> Self:  # type: ignore[override,misc]  # as `update`, in place
        self.update(other)
        return self

    def plain(self) -> dict[str, Any]:
        """The same as plain data, for a table."""
        return {key: value.plain() if isinstance(value, GivenPosition) else value for key, value in self.items()}
