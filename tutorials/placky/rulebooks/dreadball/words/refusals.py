"""Why a command is refused, in words: a sentence for each code of the engine."""

from collections.abc import Mapping
from types import MappingProxyType

from placky.refusals import Refusals
from placky.sentences import Plural, Sentence, Term

SENTENCES: Mapping[str, Sentence] = MappingProxyType(
    {
        # who acts when
        "lined-up-before": "the teams line up before the first rush",
        "only-through-another-action": "it comes only through another action",
        "only-after-a-won-slam": "that is for whoever has won a Slam or Slamback",
        "only-after-a-doubled-dodge": "that is for whoever has doubled his Dodge",
        "only-after-standing-up": "that is for whoever has stood up",
        "no-free-action": "only a free action can be declined",
        "free-action-is-another": "the free action of {who} is one of {kinds}",
        "not-his-rush": "{who} is not of {team}, whose rush it is",
        "no-more-tokens": "{who} has had {tokens} action tokens in this rush",
        "on-the-ground": "{who} lies on the ground and may only stand up",
        "stands-already": "{who} stands",
        "role-bars": "a {role} may not {do:doing}",
        "no-ball-in-hand": "{who} does not hold the ball",
        "ball-in-own-hand": "{who} holds the ball himself",
        # coming onto the pitch, lining up
        "on-the-pitch": "{who} is on the pitch",
        "off-the-pitch": "{who} is not on the pitch",
        "sudden-death": "nobody enters in sudden death",
        "removed": "{who} is removed from the game",
        "out-of-play": Plural(
            "turns", "{who} is out of play for one turn more", "{who} is out of play for {turns} turns more"
        ),
        "pitch-is-full": "{players} players are on the pitch",
        "end-line-is-full": "the end line is full",
        "not-his-end-line": "he comes from his end line{rulings}; free there: {free}",
        "not-his-half": "{hex} is not in the half of {team}",
        # ways over hexes
        "no-hex-of-the-pitch": "{hex} is off the pitch",
        "hex-apart": "{hex} does not touch {beside}; a way goes from hex to hex",
        "hex-taken": "{who} stands in {hex}",
        "hex-not-free": "allowed: {free}",
        "evade-before": "leaving {hex} asks for an Evade: end the way in {end}, then go on",
        "evade-on-every-way": "every way to {hex} asks for an Evade; give the way up to there",
        "ball-on-the-way": "the ball lies in {hex}: the way ends there",
        "too-many-hexes": "that is {hexes} hexes; {who} has {left} left",
        "hex-too-far": "{hex} is more than {left} hexes away for {who}",
        "sprint-too-long": "hexes and turns come to {cost}; {who} has {left} left",
        "not-straight-ahead": (
            "{hex} lies straight ahead on no side of {who} within {left} hexes; give the way hex by hex"
        ),
        "no-movement-left": "{who} has no movement left",
        "no-hex-to-dash": "no hex is free to which {who} could dash",
        "dash-names-no-hex": "a Dash is a hex more: say which one",
        "dash-goes-straight": "after a Sprint a Dash goes straight ahead",
        # targets
        "no-target": "no target is within {who}'s reach",
        "target-out-of-reach": "{target} is out of reach for {who}",
        "target-off-the-pitch": "{target} is not on the pitch",
        "target-no-team-mate": "{target} is no team-mate",
        "target-no-opponent": "{target} is no opponent",
        "target-on-the-ground": "{target} lies on the ground",
        "target-without-ball": "{target} does not hold the ball",
        "target-catches-no-ball": "{target} is a {role}, who catches no ball",
        "slam-not-adjacent": "a Slam is for an adjacent opponent: the way ends too far from him",
        "steal-not-adjacent": "a Steal is from an adjacent opponent: the way ends too far away",
        "opponent-not-before-him": "he does not have his opponent before him",
        "throw-too-far": "a throw goes at most {most} hexes",
        "strike-from-elsewhere": (
            "a Strike is thrown from the Strike Zone that belongs to its Strike hex, and not from that hex itself"
        ),
        "target-not-in-front": (
            "the target has to be in the front arc of the thrower: say a facing; a turn counts as a move"
        ),
        "strike-hex-not-in-front": (
            "the Strike hex has to be in the front arc of the thrower: say a facing; a turn counts as a move"
        ),
        "attack-not-from-before": "the attack does not come from before {who}",
    }
)
DOING: Mapping[str, Term] = MappingProxyType(
    {
        "choose end": "end the rush",
        "follow": "follow up",
        "move": "move on",
        "push": "push back",
        "slamback": "slam back",
        "slip": "slip away",
    }
)
"""Verbs as they stand after "he may"; what a coach chooses, without a player, begins with "choose"."""

MANNERS = (
    "lined-up-before", "only-through-another-action", "only-after-a-won-slam", "only-after-a-doubled-dodge",
    "only-after-standing-up", "no-free-action", "evade-before", "evade-on-every-way", "not-straight-ahead",
    "dash-names-no-hex",
)  # fmt: skip
"""Codes of how or when a command is put: what is meant by it, no rule forbids."""

TURNS = ("not-his-rush",)
"""Codes that say whose turn it is."""
ABSENT = ("off-the-pitch",)
"""Codes that say that somebody is not there."""

MET: Mapping[str, Sentence] = MappingProxyType(
    {
        "not-his-rush": "{who} is of {team}, whose rush it is",
        "free-action-is-another": "the free action of {who} is one of {kinds}",
        "role-bars": "{player} is of a role that may {do:doing}",
        "no-more-tokens": "{who} has had fewer than {tokens} action tokens in this rush",
        "on-the-ground": "{who} stands",
        "stands-already": "{who} lies on the ground",
        "no-ball-in-hand": "{who} holds the ball",
        "ball-in-own-hand": "{who} does not hold the ball",
        "on-the-pitch": "{who} is not on the pitch",
        "off-the-pitch": "{who} is on the pitch",
        "removed": "{who} is not removed from the game",
        "out-of-play": "{who} is not out of play",
        "pitch-is-full": "there is room on the pitch",
        "no-movement-left": "{who} has movement left",
        "no-hex-to-dash": "a hex is free to which {who} can dash",
        "dash-goes-straight": "the Dash goes straight ahead",
        "hex-apart": "the way goes from hex to hex",
        "end-line-is-full": "a hex of the end line is free",
        "sudden-death": "it is no sudden death",
        "sprint-too-long": "hexes and turns are not too many for {who}",
        "too-many-hexes": "the hexes are not too many for {who}",
        "no-target": "a target is within {who}'s reach",
        "target-out-of-reach": "{target} is within reach of {who}",
        "target-off-the-pitch": "{target} is on the pitch",
        "target-no-team-mate": "{target} is a team-mate",
        "target-no-opponent": "{target} is an opponent",
        "target-on-the-ground": "{target} stands",
        "target-without-ball": "{target} holds the ball",
        "slam-not-adjacent": "the way ends beside the opponent",
        "steal-not-adjacent": "the way ends beside the opponent",
        "opponent-not-before-him": "the opponent is before him",
        "strike-from-elsewhere": "{player} is in a Strike Zone, and not in a Strike hex",
    }
)
"""What holds of a command that a code does not refuse, where that is said more plainly than what would."""

BRIEFLY: Mapping[str, Sentence] = MappingProxyType(
    {
        "no-more-tokens": "{who} may have no more action tokens in this rush",
        "pitch-is-full": "the pitch is full",
        "out-of-play": "{who} is out of play",
        "not-his-end-line": "he comes from a free hex of his end line",
        "hex-not-free": "that is none of the hexes that are allowed",
        "too-many-hexes": "that is too many hexes for {who}",
        "hex-too-far": "{hex} is too far for {who}",
        "sprint-too-long": "hexes and turns come to too much for {who}",
        "throw-too-far": "the throw goes too far",
    }
)
"""What is refused for a number, or a list of places, without it."""
LASTING = ("role-bars",)
"""Codes that are met wherever a verb is open that they refuse elsewhere."""
WHATEVER = ("free-action-is-another",)
"""Codes that are met by all that a player may do where they refuse him something else."""

refusals = Refusals(
    SENTENCES, DOING, manners=MANNERS, turns=TURNS, absent=ABSENT, met=MET, briefly=BRIEFLY, lasting=LASTING,
    whatever=WHATEVER,
)  # fmt: skip
