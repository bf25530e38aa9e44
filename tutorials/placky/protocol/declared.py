"""What an engine declares in its `hello`, held against the rule index: which edition and which readings it plays."""

from collections.abc import Mapping
from typing import Any

from placky.errors import PlackyError
from placky.protocol.messages import Dispute, Implementation
from placky.protocol.schema import VERSION
from placky.verdicts import NotApplicable
from touchline.core.nearest import nearest
from touchline.core.rulebook.index import RuleIndex

__all__ = ["Declared"]


class Declared:
    """What an engine plays of a game. Raises `PlackyError` for a declaration that does not fit the rule index."""

    def __init__(self, hello: Mapping[str, Any], game: str, index: RuleIndex) -> None:
        """`hello` is its answer, which fits the schema of the protocol."""
        if hello["protocol"].partition(".")[0] != VERSION.partition(".")[0]:
            raise PlackyError(f"the engine speaks version {hello['protocol']} of the protocol, and placky {VERSION}")
        if game not in hello["games"]:
            raise PlackyError(f"the engine does not play {game}; it plays {', '.join(hello['games']) or 'nothing'}")
        declared = hello["games"][game]
        self.implementation: Implementation = hello["implementation"]
        self.capabilities = frozenset(declared.get("capabilities", ()))
        self.disputes: list[Dispute] = declared.get("disputes", [])
        self.edition: str = declared.get("edition", "")
        self.index = index
        named = "" if self.edition == index.edition else self.edition
        if named and named not in index.editions:
            known = ", ".join([index.edition, *index.editions])
            raise PlackyError(
                f'the engine declares the edition "{self.edition}", which there is not; there are: {known}'
            )
        self._playable: dict[str, tuple[str, ...]] = {
            ruling: (reading,) for ruling, reading in index.defaults(named).items()
        }
        for ruling, said in declared.get("readings", {}).items():
            self._playable[ruling] = self._readings(ruling, [said] if isinstance(said, str) else said)
        for dispute in self.disputes:
            if dispute["ruling"] not in index.rulings:
                raise PlackyError(
                    f"the engine disputes {dispute['ruling']}; {nearest(dispute['ruling'], index.rulings)}"
                )

    def _readings(self, ruling: str, said: list[str]) -> tuple[str, ...]:
        known = [one.id for one in self.index.rulings[ruling].readings] if ruling in self.index.rulings else []
        if not said or (strange := [one for one in said if one not in known]):
            what = f"the reading {strange[0]!r}" if said else "no reading"
            allowed = ", ".join(known) or "none, as there is nothing to choose"
            raise PlackyError(f"the engine declares {what} of {ruling}; allowed: {allowed}")
        return tuple(said)

    @property
    def readings(self) -> dict[str, str]:
        """Ruling -> what is played where a position names nothing: the usual reading where the engine has it."""
        usual = self.index.defaults()
        return {one: usual[one] if usual[one] in can else can[0] for one, can in self._playable.items()}

    @property
    def unusual(self) -> dict[str, str]:
        """The rulings of which it does not play the usual reading."""
        usual = self.index.defaults()
        return {ruling: reading for ruling, reading in self.readings.items() if reading != usual[ruling]}

    def check(self, position: Mapping[str, Any]) -> None:
        """Raise `NotApplicable` for a position that names an edition or a reading that this engine does not play."""
        edition, readings = position.get("edition") or "", position.get("readings") or {}
        if not isinstance(edition, str) or not isinstance(readings, Mapping):
            return
        of_edition = self.index.editions[edition].readings if edition in self.index.editions else {}
        for ruling, reading in {**of_edition, **readings}.items():
            if reading not in self._playable.get(ruling, (reading,)):
                plays = " or ".join(f'"{one}"' for one in self._playable[ruling])
                what = f'{ruling} is read as "{reading}" here, and the engine plays {plays}'
                if ruling in readings:
                    raise NotApplicable("reading", what)
                raise NotApplicable("edition", f'the edition is "{edition}": {what}')
