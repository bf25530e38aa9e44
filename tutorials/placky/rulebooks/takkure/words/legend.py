"""Who is who under a board of Takkure: the numbers and skills of a player's card, and what he has on him."""

from collections.abc import Mapping
from typing import Any

from placky.rulebooks.takkure.words import players
from placky.rulebooks.takkure.words.numbers import say, term
from placky.sentences import Plural, Sentence
from placky.words import LegendLine
from touchline.takkure import wire_types as wire
from touchline.takkure.cards.player_skills import OWN_CHAPTER, PLAYER_SKILLS
from touchline.takkure.cards.position_skills import POSITION_CHAPTER, SKILLS
from touchline.takkure.cards.printed import STAMINA_CHAPTER
from touchline.takkure.state import NEXT_KICK_OFF

__all__ = ["legend"]


def legend(state: wire.State) -> list[LegendLine]:
    """The players with their numbers, those that their exercise needs."""
    return [
        LegendLine(
            state["teams"].index(one["team"]),
            f"{one['name']} {one['number']}",
            _figure(one, state["chapter"]),
            one["house"],
            tuple(_skills(one, state["chapter"]).items()),
            one["name"],
        )
        for one in state["players"]
    ]


_CARD: Sentence = "MOV {mov}, BaC {bac}, STR {STR}, REF {REF}"
_WHOLE_CARD: Sentence = "MOV {mov}, BaC {bac}, STR {STR}, REF {REF}, BOD {BOD}, PRT {PRT}"
"""The numbers of a card, before stamina is taught and after."""
_FATIGUE: Sentence = Plural("n", one="{n} fatigue token", other="{n} fatigue tokens")
_TURNED: Sentence = Plural("n", one="{n} turned fatigue token", other="{n} turned fatigue tokens")
_WOUNDS: Sentence = Plural("n", one="{n} wound", other="{n} wounds")


def _figure(player: wire.Player, chapter: int) -> str:
    mov, bac = ("/".join(map(str, player[stat])) for stat in ("MOV", "BaC"))
    numbers = say(_WHOLE_CARD if chapter >= STAMINA_CHAPTER else _CARD, player, mov=mov, bac=bac)
    off = say(players.ABSENCES[player["off"]]) if player["off"] > NEXT_KICK_OFF else ""
    worn = ((_FATIGUE, player["fatigue"]), (_TURNED, player["resting"]), (_WOUNDS, player["wounds"]))
    told = ", ".join(say(words, n=number) for words, number in worn if number)
    return "; ".join(filter(None, (numbers, ", ".join(_skills(player, chapter)), told, off)))


def _skills(player: wire.Player, chapter: int) -> dict[str, str]:
    """Those that are awake in a chapter, each with what it does, and whether a fatigue token takes it from him."""
    found = {}
    if chapter >= POSITION_CHAPTER:
        found = {name: _helps(SKILLS[name]) for name in player["skills"]}
    if player["player_skill"] is not None and chapter >= OWN_CHAPTER:
        own = PLAYER_SKILLS[player["player_skill"]]
        gone = say("Gone while he is tired." if own.training else "He keeps it when he is tired.")
        found[own.name] = f"{term(own.text)} {gone}"
    return found


def _helps(skill: Mapping[str, Any]) -> str:
    """What a position skill does; a fatigue token takes it from him."""
    if "times" in skill:
        often: Sentence = "His {action:term} is {times} times as long. Gone while he is tired."
        twice: Sentence = "His {action:term} is twice as long. Gone while he is tired."
        return say(twice if skill["times"] == 2 else often, skill)
    return say("He rolls {dice} dice for a {action:term}. Gone while he is tired.", skill)
