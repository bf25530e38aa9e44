"""The match. Coin, kick-off, time, score, the break and the final whistle."""

from placky.rulebooks.takkure.language import at_words, given, then, when
from placky.scenarios.claims import claim, decision_due, due, latest, same
from placky.scenarios.step_table import StepTable

_PHASES = {
    "figures are to be placed": "placing", "template is to be laid": "template", "players may move": "moving",
    "kick is due": "kick", "ball is in the air": "catching",
}  # fmt: skip
_CATCHES = {"tries to catch the ball": "catch", "lets the ball go": "let it go"}
_MOMENTS = {"half-time": "half-time", "full time": "full time", "time for a kick-off": "kick-off", "play": "play"}
_SIDES = {"heads": 1, "tails": 2}


@given("a (?P<kind>full match|practice match)")
def a_match(table: StepTable, kind: str) -> None:
    """A whole match, with time, or a practice match without (6.01, 5.01); where it stands, the other steps say."""
    table.position["mode"] = "match" if kind == "full match" else kind


@given("everybody waits beside the pitch")
def everybody_waits(table: StepTable) -> None:
    """Both teams of the roster, nobody placed yet; without another step the match begins with the toss."""
    table.position["phase"] = "toss"


@given("the score is {home:number} to {away:number}")
def score_is_given(table: StepTable, home: int, away: int) -> None:
    """Tries of the team that attacks up the pitch, and of the other one."""
    table.position["score"] = [home, away]


@given("it is the second half")
def second_half(table: StepTable) -> None:
    """The later of two (6.01)."""
    table.position["half"] = 2


@given("it is (?P<moment>half-time|full time)")
def a_break(table: StepTable, moment: str) -> None:
    """A half is over, and nothing has been done about it yet (6.01, 6.02)."""
    table.position["phase"] = moment


@given("the time tokens stand on {number}")
def clock_given(table: StepTable, number: int) -> None:
    """The box of the time board (6.04)."""
    table.position["clock"] = number


@given("{team}'s time token is (?P<side>active|inactive), {rivals:team}'s is (?P<rival>active|inactive)")
def tokens_given(table: StepTable, team: str, side: str, rivals: str, rival: str) -> None:
    """The sides of both time tokens, first the one of the team that attacks up the pitch (6.04)."""
    table.position["teams"] = [team, rivals]
    table.position["flipped"] = [side == "inactive", rival == "inactive"]


@given("{team} kicked at the start")
def kicked_given(table: StepTable, team: str) -> None:
    """Who kicked off the match (5.03-c)."""
    table.position["kicked"] = team


@given("a kick-off is due, and {team} (?P<what>decides|kicks)")
def kick_off_given(table: StepTable, team: str, what: str) -> None:
    """The ball is out of play; who kicks is decided, or who decides (5.03)."""
    table.position["phase"] = "kick-off"
    table.position["kicking" if what == "kicks" else "kicker_decides"] = team


@given(f"{{team}} kicks off, and the (?P<moment>{'|'.join(_PHASES)})(?:; the template lies at {{point}})?")
def kicks_off_given(table: StepTable, team: str, moment: str, point: list[int] | None) -> None:
    """In the middle of a kick-off; whoever has a turn in this step of it has not had it yet (5.03)."""
    table.position.update({"phase": _PHASES[moment], "kicking": team})
    table.position.setdefault("kicked", team)
    if point:
        table.position["template"] = point


@when("{team} calls (?P<side>heads|tails)")
def calls(table: StepTable, team: str, side: str) -> None:
    """One coach says which side of the coin is his (5.02)."""
    table.act({"do": side, "coach": team})


@when("the coin shows (?P<side>heads|tails)")
def coin(table: StepTable, side: str) -> None:
    """The referee has spoken (5.02)."""
    table.roll([{"player": "COIN", "face": _SIDES[side]}])


@when("{team} chooses to (?P<what>kick|receive)")
def chooses(table: StepTable, team: str, what: str) -> None:
    """Who kicks, by the coach who may decide (5.03)."""
    table.act({"do": what, "coach": team})


@when("{player} is placed at {point}")
def placed(table: StepTable, player: str, point: list[int]) -> None:
    """A figure takes its place for the kick-off (5.03)."""
    table.act({"do": "place", "player": player, "at": point})


@when("{team} lays the template at {point}")
def lays_template(table: StepTable, team: str, point: list[int]) -> None:
    """The kick is aimed: the middle of the template (5.03)."""
    table.act({"do": "template", "at": point, "coach": team})


@when("{player} takes the kick")
def takes_kick(table: StepTable, player: str) -> None:
    """One of the kicking team (5.03)."""
    table.act({"do": "take the kick", "player": player})


@when("{team} lands the ball at {point}")
def lands(table: StepTable, team: str, point: list[int]) -> None:
    """After a good kick: where the ball touches the template, by its centre (5.03)."""
    table.act({"do": "land", "at": point, "coach": team})


@when(f"{{player}} (?P<what>{'|'.join(_CATCHES)})")
def catches(table: StepTable, player: str, what: str) -> None:
    """A player near enough to a kicked ball (5.03)."""
    table.act({"do": _CATCHES[what], "player": player})


@when("{player} spends a token on nothing")
def nothing_done(table: StepTable, player: str) -> None:
    """An activation, to its end, in which nobody moves: no way is marked and every defender presses where he stands."""
    for verb in ("activate", "mark"):
        if not table.act({"do": verb, "player": player}):
            return
    while (pending := decision_due(table))["kind"] == "defence":
        presser = next(option["player"] for option in pending["options"] if option["do"] == "pressure")
        table.act({"do": "pressure", "player": presser})
    for command in ({"do": "run", "player": player}, {"do": "move", "player": player}, {"do": "remove tokens"}):
        if not table.act(command):
            return


@when("{team} puts the ball out")
def puts_out(table: StepTable, team: str) -> None:
    """Said instead of activating somebody; the half is over (6.04)."""
    table.act({"do": "ball out", "coach": team})


@when("{player} gives up an (?P<side>active|inactive) token")
def gives_up(table: StepTable, player: str, side: str) -> None:
    """Half-time, for a player who holds both kinds of fatigue token (6.02)."""
    table.act({"do": f"remove {side}", "player": player})


@when("{team} (?P<what>goes on|stops)")
def goes_on(table: StepTable, team: str, what: str) -> None:
    """Practice match, before a kick-off: another attack, or enough for today (5.01)."""
    table.act({"do": "go on" if what == "goes on" else "stop", "coach": team})


@then("the score is {home:number} to {away:number}")
def score_is(table: StepTable, home: int, away: int) -> None:
    """Tries of the team that attacks up the pitch, and of the other one."""
    same("the score", table.state()["score"], [home, away])


@then("the time tokens stand on {number}")
def clock_is(table: StepTable, number: int) -> None:
    """The box of the time board (6.04)."""
    same("the time tokens stand on", table.state()["clock"], number)


@then("{team}'s time token is (?P<side>active|inactive)")
def token_is(table: StepTable, team: str, side: str) -> None:
    """Which side a team's time token shows (6.04)."""
    state = table.state()
    flipped = state["flipped"][state["teams"].index(team)]
    same(f"{team}'s time token", "inactive" if flipped else "active", side)


@then("the match is in its (?P<half>first|second) half")
def half_is(table: StepTable, half: str) -> None:
    """Which half is being played (6.01)."""
    same("the half", ("first", "second")[table.state()["half"] - 1], half)


@then(f"it is (?P<moment>{'|'.join(_MOMENTS)})")
def phase_is(table: StepTable, moment: str) -> None:
    """What the match is at, between kick-offs; a break in which nothing is to be settled is over at once (6.02)."""
    same("the match is at", table.state()["phase"], _MOMENTS[moment])


@then(f"the (?P<moment>{'|'.join(_PHASES)})")
def kick_off_is_at(table: StepTable, moment: str) -> None:
    """Which step of a kick-off is being played (5.03)."""
    found = table.state()["phase"]
    said = {phase: f"the {words}" for words, phase in _PHASES.items()}
    same("the match is at", said.get(found, found), f"the {moment}")


@then("{team} (?P<what>kicks|receives)")
def who_kicks(table: StepTable, team: str, what: str) -> None:
    """The sides of the latest kick-off (5.03)."""
    begun = latest(table, "kick off begun", "no kick-off has begun yet")
    same(f"who {what}", begun["kicking" if what == "kicks" else "receiving"], team)


@then("{players} (?:have|has) yet to act")
def waiting(table: StepTable, players: list[str]) -> None:
    """Whose turn in this step of a kick-off is still to come, in any order (5.03)."""
    same("who has yet to act", sorted(table.state()["waiting"]), sorted(players))


@then("{team} guards the (?P<own>top|bottom) of the pitch and attacks the (?P<far>top|bottom)")
def guards(table: StepTable, team: str, own: str, far: str) -> None:
    """The in-goal zones of a coach, as the match was laid out (5.01)."""
    laid = latest(table, "match laid out", "no match has been laid out", team=team)
    same(f"{team} guards and attacks the", [laid["own"], laid["attacks"]], [own, far])


@then("the ball touches the template")
def touches_template(table: StepTable) -> None:
    """The ball lies outside the rim of the template and touches it (5.03-k)."""
    landed = latest(table, "ball landed", "no kicked ball has landed yet")
    laid = latest(table, "template placed", "no template has been laid yet")
    span = sum((a - b) ** 2 for a, b in zip(landed["at"], laid["at"], strict=True)) ** 0.5
    claim(
        abs(span - 2000) <= 2, f"the middle of the ball lies {span / 1000:.3f} inches from that of the template, not 2"
    )


@then("the template lies at {point}|no template lies on the field")
def template_lies(table: StepTable, point: list[int] | None) -> None:
    """Where the middle of the scatter template is: aimed at (5.03), or around who has dropped the ball (2.03)."""
    same("the template lies at", at_words(table.state()["template"]), at_words(point))


@then("(?:the match is won by {team}|the match is a (?P<draw>draw))")
def won_by(table: StepTable, team: str | None, draw: str | None) -> None:
    """The final whistle (6.01)."""
    over = latest(table, "match over", "the match is not over")
    same("the winner", over["winner"], team)
    claim(table.state()["over"], "the match goes on")
    claim(table.pending() is None, due(table.pending()))
