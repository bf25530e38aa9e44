"""Why a command is refused, in words: a sentence for each code of the engine."""

from collections.abc import Mapping
from types import MappingProxyType

from placky.refusals import Refusals
from placky.sentences import Sentence, Term

LACKING: Mapping[str, Sentence] = MappingProxyType(
    {
        "lacks-receiver": 'lacks "to", the receiver: {players:or}',
        "lacks-way-of-stealing": 'lacks "how", which ball is to be stolen: {ways:or}',
        "lacks-player-for-card": 'lacks "player"; {card} can be laid for {players:or}',
        "lacks-place-of-figure": 'lacks "at", where {who} stands',
        "lacks-place-of-template": 'lacks "at", where the middle of the template lies',
        "lacks-place-of-landing": 'lacks "at", where the ball touches the template',
        "lacks-nearest-place": 'lacks "at", where {who} goes: {places:points}',
    }
)
"""What a command lacks that no rule forbids."""
SENTENCES: Mapping[str, Sentence] = MappingProxyType(
    {
        # who acts when
        "waits-for-exercise": "{do:upper} waits for exercise {chapter:02}",
        "ground-pass-waits-for-exercise": "PASS FROM THE GROUND waits for exercise {chapter:02}",
        "defends": "{who} defends; activation tokens are spent on attackers",
        "off-the-field": "{who} is off the field",
        "attacker-rests-not": "{who} attacks; only defenders rest",
        "cannot-move-on-the-ground": "{who} is on the ground and cannot move",
        "stands-and-moves": "{who} is already standing; he moves",
        "ground-pass-standing": "{who} is standing; a pass from the ground needs the ground",
        "no-marked-move": "{who} has marked no move",
        "action-had": "{who} has had his action; one defender, one action",
        "only-standing-up": "{who} is on the ground and can only stand up",
        "stands-already": "{who} is already standing",
        "second-action-had": "{who} has had his second action",
        "second-action-after-ground-pass": "{who} has passed from the ground and has no second action",
        "second-action-on-the-ground": "{who} is on the ground and has no second action",
        "one-move-made": (
            "{who} has {tokens} active fatigue tokens and has made his one MOVE; staying put would be another"
        ),
        "held-by-tackler": "a tackler has contact with {who}: {ways:or}",
        "nobody-tackles": "nobody has declared a tackle on {who}",
        "keeps-ground-token": "{who} may not remove a ground token now",
        "step-not-over": "step {step} is not over, and no step is skipped",
        "other-dice-first": "these dice fall first",
        # the rules of rugby
        "receiver-ahead": "{who} is ahead of {passer}; a pass goes level or back",
        "receiver-ahead-of-release": "{who} is ahead of where {passer} lets the ball go; a pass goes level or back",
        "only-carrier-tackled": "only the carrier may be tackled, and {who} does not hold the ball",
        "only-carrier-breaks-through": (
            "only the carrier goes into defenders, and {who} does not hold the ball; touching is free"
        ),
        "carrier-stays-down": "{who} holds the ball, and nobody stands up with it",
        # practice
        "declare-before-measuring": "declare an action first, measure second",
        "declare-before": "declare it first",
        "declared-by-another": "the declared action is {who}'s",
        "ball-placed-too-far": (
            "the ball's far edge would lie {length:inches}\u2033 away; allowed: no more than {reach:inches}\u2033"
        ),
        "does-not-hold-ball": "{who} does not hold the ball",
        "nobody-holds-ball": "nobody holds the ball",
        "ball-off-the-field": "the ball lies on the field",
        "ball-under-a-base": "on the ground the ball takes up space; it lies under nobody's base",
        # ways
        "base-off-the-field": "no base leaves the field",
        "way-too-long": "that way is {length:inches}\u2033 long; allowed: up to {reach:inches}\u2033",
        "figure-in-the-way": "{who} is in the way; touching is allowed, passing over is not",
        "only-forward": "attackers do not move backwards in this exercise",
        "token-off-the-field": "a movement or turn token lies on the field",
        "not-nearest-place": "{who} goes to a nearest free place: {places:points}",
        # tackles and steals
        "nobody-to-tackle": "nobody holds the ball, so there is nobody to tackle",
        "carrier-on-the-ground": "{who} is on the ground already",
        "no-opponent": "{who} is no opponent on the field; {carrier} holds the ball",
        "no-path-to-meet": "{who} has marked no path; aim at himself",
        "not-on-marked-path": "that point is not on the path that {who} has marked",
        "no-ball-to-steal": "there is no ball on the field to steal",
        "ball-is-held": "the ball is not loose: {who} holds it",
        "ball-is-loose": "nobody holds the ball; it is loose",
        "carrier-stands": (
            "{who} holds the ball and stands; from a standing player nobody steals it, except in the air"
        ),
        # passes, pick-ups, tries
        "only-carrier-passes": "only the carrier can pass, and {who} does not hold the ball",
        "no-team-mate": "{who} has no team-mate on the field",
        "receiver-down": "{who} is on the ground and cannot receive",
        "receiver-not-on-field": "{who} is no team-mate of {passer} on the field",
        "not-on-his-way": "that point is not on the way that {who} has gone",
        "holds-ball-already": "{who} holds the ball already",
        "opponent-holds-ball": "{who} is an opponent; attackers pick up, defenders steal",
        "holder-not-touched": "{who} does not touch {holder}, who holds the ball",
        "ball-not-touched": "{who} does not touch the ball",
        "in-goal-not-touched": "{who} does not touch the in-goal zone that he attacks",
        # cards and team plays
        "no-moment-for-card": (
            "a card that fits is laid just before an action is declared or dice are rolled, and used once"
        ),
        "no-card-fits": "no card in the hand fits this moment",
        "card-not-held": "{coach} does not hold {card}",
        "card-does-not-fit": "{card} does not fit this moment",
        "card-for-others": "{card} can be laid for {players:or}",
        "no-moment-for-team-play": ("a collective play is declared before its token is spent, by a coach who has one"),
        "no-carrier-for-team-play": ("nobody of the team holds the ball; a collective play begins with the carrier"),
        "team-play-on-the-ground": "{who} is on the ground; a collective play needs all standing",
        "team-play-not-owned": "{coach} does not have {card}",
        "team-play-lies-aside": "{card} lies aside until the next kick-off",
        "too-few-for-team-play": "{card} needs {others} more beside the carrier, standing",
        "wrong-number-taking-part": "{number} take part beside {carrier}, not {named}",
        "cannot-take-part": "{who} cannot take part{rulings}; allowed: {players}",
        "runs-along-marked-path": "{who} runs along the path that he has marked, and nowhere else",
        "run-off-the-field": "a run leads to a point of the field",
        "team-play-is-on": "actions are those of the collective play, in its order",
        "team-play-passes-to": "the card asks for a pass to {who}",
        "wrong-number-of-team-plays": "{number} different cards are chosen, not {chosen}",
        "unknown-team-play": "{coach} may not choose {card}; allowed: {cards}",
        "team-plays-chosen-before": "team plays are chosen before a match and at half-time",
        # kick-off, half-time, the time board
        "kick-off-not-over": "the kick-off is not over",
        "kickers-first": "{who} receives, and the kickers come first",
        "not-fit": "{who} is not fit to play",
        "turn-had": "{who} has had his turn",
        "kicker-off-his-line": ("a kicker touches his kick-off line (at {line:inches}\u2033) and does not cross it"),
        "receiver-outside-his-half": "{who} receives; his whole base stands in his own half",
        "place-taken": "{who} stands there; bases do not overlap",
        "template-near-side-line": "the template has to lie more than {distance:inches}\u2033 from the side lines",
        "template-outside-half": "the template has to lie between the receivers' kick-off line and their in-goal",
        "ball-off-the-rim": "the ball lies outside the template and touches its rim",
        "landing-taken": "somebody stands there; the ball takes a free place",
        "only-near-the-ball": "players catch a kicked ball who are near it where it lands, one after the other",
        "only-at-half-time-with-both-tokens": (
            "at half-time a coach chooses for players who have an active and an inactive fatigue token"
        ),
        "only-at-half-time-with-cards": "a coach who holds cards may change them at half-time",
        "no-moment-for-ball-out": "the ball is put out between two activations of a full match",
        "not-time-for-ball-out": "the ball goes out at time number {time}; this is number {now}",
        "no-carrier-for-ball-out": "nobody holds the ball",
        "not-behind": "only a coach who is behind may do so; the score is {mine} to {theirs}",
        "behind": "a coach who is behind may not do so here; the score is {mine} to {theirs}",
        # what a command lacks
        **LACKING,
    }
)
DOING: Mapping[str, Term] = MappingProxyType(
    {
        "activate": "be activated",
        "mark": "mark a move",
        "ground pass": "pass from the ground",
        "pressure": "press",
        "pick up": "pick up the ball",
        "try": "go for a try",
        "place": "be placed",
        "displace": "make way first",
        "choose remove tokens": "remove the tokens",
        # rolls
        "face": "be rolled against",
        "face with all dice": "be rolled against with all dice",
        "leave": "roll unopposed",
        "keep feet": "try to keep his feet",
        "dodge alone": "dodge past nobody",
        "intercept": "reach into the pass",
        "reception": "try to catch the ball",
        "stamina": "roll stamina",
        "injury": "roll for his injury",
        # cards
        "choose play": "play a card",
        "choose no play": "play none",
        "choose change cards": "change cards",
        "choose team play": "declare a team play",
        "choose take part": "say who takes part",
        "choose choose team plays": "choose his team plays",
        "choose end the play": "end the team play",
        # kick-off and time board
        "choose template": "aim the kick",
        "choose land": "say where the ball lands",
        "catch": "try to catch the ball",
        "choose ball out": "put the ball out",
    }
)
"""Verbs as they stand after "he may"; what a coach chooses, without a player, begins with "choose"."""

LESSONS = ("waits-for-exercise", "ground-pass-waits-for-exercise", "only-forward")
"""Codes of what only a lesson leaves out: chapters that sleep (R-94), and positions in which nobody moves backwards."""

MANNERS = (
    "no-marked-move",
    "step-not-over",
    "other-dice-first",
    "no-moment-for-card",
    *LACKING,
)
"""Codes of how or when a command is put: what is meant by it, no rule forbids."""

TURNS = ("defends",)
"""Codes that say whose turn it is."""
ABSENT = ("off-the-field",)
"""Codes that say that somebody is not there."""

MET: Mapping[str, Sentence] = MappingProxyType(
    {
        # who acts when
        "defends": "{who} attacks",
        "off-the-field": "{who} is on the field",
        "attacker-rests-not": "{who} defends",
        "cannot-move-on-the-ground": "{who} stands",
        "stands-and-moves": "{who} is on the ground",
        "ground-pass-standing": "{who} is on the ground",
        "action-had": "{who} has had no action yet",
        "only-standing-up": "{who} stands",
        "stands-already": "{who} is on the ground",
        "second-action-had": "{who} has had no second action yet",
        "second-action-after-ground-pass": "{who} has not passed from the ground",
        "second-action-on-the-ground": "{who} stands",
        "one-move-made": "{who} may still MOVE",
        "held-by-tackler": "no tackler has contact with {who}",
        "nobody-tackles": "a tackle is declared on {who}",
        # the rules of rugby
        "receiver-ahead": "{who} is not ahead of {passer}",
        "receiver-ahead-of-release": "{who} is not ahead of where {passer} lets the ball go",
        "only-carrier-tackled": "{who} holds the ball",
        "only-carrier-breaks-through": "{who} holds the ball",
        "carrier-stays-down": "{who} does not hold the ball",
        # practice
        "does-not-hold-ball": "{who} holds the ball",
        "nobody-holds-ball": "somebody holds the ball",
        # ways
        "base-off-the-field": "the whole base stays on the field",
        "token-off-the-field": "the token lies on the field",
        # tackles and steals
        "nobody-to-tackle": "somebody holds the ball",
        "carrier-on-the-ground": "{who} stands",
        "no-path-to-meet": "{who} has marked a path",
        "not-on-marked-path": "the point is on the path that {who} has marked",
        "no-ball-to-steal": "there is a ball to steal",
        "ball-is-held": "nobody holds the ball",
        "ball-is-loose": "somebody holds the ball",
        # passes, pick-ups, tries
        "only-carrier-passes": "{who} holds the ball",
        "receiver-down": "{who} stands",
        "receiver-not-on-field": "{who} is a team-mate of {passer} on the field",
        "not-on-his-way": "the point is on the way that {who} has gone",
        "holds-ball-already": "{who} does not hold the ball yet",
        "holder-not-touched": "{who} touches {holder}, who holds the ball",
        "ball-not-touched": "{who} touches the ball",
        "in-goal-not-touched": "{who} touches the in-goal zone that he attacks",
        # team plays
        "no-moment-for-team-play": "no token is spent yet, and the coach has a collective play",
        "team-play-lies-aside": "{card} does not lie aside",
        "team-play-is-on": "that is what the collective play asks for next",
        "runs-along-marked-path": "{who} runs along the path that he has marked",
        "run-off-the-field": "the run ends on the field",
        # kick-off, half-time, the time board
        "kickers-first": "the side of {who} is due",
        "not-fit": "{who} is fit to play",
        "turn-had": "{who} has not had his turn yet",
        "place-taken": "nobody stands there",
        "kicker-off-his-line": "the base touches the kick-off line and is not across it",
        "receiver-outside-his-half": "{who}'s whole base is in his own half",
        "template-outside-half": "the template lies between the receivers' kick-off line and their in-goal",
        "template-near-side-line": "the template lies far enough from the side lines",
        "ball-off-the-rim": "the ball lies outside the template and touches its rim",
        "landing-taken": "nobody stands there",
        "only-near-the-ball": "the ball lands near {player}, who has not tried yet",
        "only-at-half-time-with-both-tokens": "{player} has an active and an inactive fatigue token",
        "no-carrier-for-ball-out": "somebody holds the ball",
        "no-moment-for-ball-out": "it is between two activations of a full match",
        "not-time-for-ball-out": "the time for it has come",
        "not-behind": "the coach is behind",
    }
)
"""What holds of a command that a code does not refuse, where that is said more plainly than what would."""

BRIEFLY: Mapping[str, Sentence] = MappingProxyType(
    {
        "one-move-made": "{who} is tired and has made his one MOVE",
        "ball-placed-too-far": "the ball would lie too far away",
        "way-too-long": "that way is too long",
        "not-nearest-place": "{who} goes to a nearest free place",
        "too-few-for-team-play": "{card} needs more players beside the carrier, standing",
        "wrong-number-taking-part": "another number of players takes part beside {carrier}",
        "wrong-number-of-team-plays": "another number of cards is chosen",
        "kicker-off-his-line": "a kicker touches his kick-off line and does not cross it",
        "template-near-side-line": "the template would lie too near a side line",
        "not-time-for-ball-out": "it is not yet the time to put the ball out",
        "not-behind": "only a coach who is behind may do so",
        "behind": "a coach who is behind may not do so here",
    }
)
"""What is refused for a number, without it."""
LASTING = ("second-action-had", "second-action-after-ground-pass")
"""Codes that are met wherever a verb is open that they refuse elsewhere."""

refusals = Refusals(SENTENCES, DOING, {"ball": "the ball"}, LESSONS, MANNERS, TURNS, ABSENT, MET, BRIEFLY, LASTING)
