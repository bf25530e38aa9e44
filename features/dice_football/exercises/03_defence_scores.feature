@rule_S_13
Feature: The defence scores

  The offence has the plans. The defence has no objection to points.

  Both have six dice. This exercise is about the three ways in which your drive can end up on their side of the score.

  @rule_S_24 @rule_S_25 @rule_S_10
  Rule: Backed up to your own goal line

    A sack costs ten yards, and you do not have many.

    Background:
      Given Red has the ball on Red's 20
        """placky; alarmed
        Your own 20. Behind you is your goal line, behind the line your end zone.
        You do not want to be there with the ball: it is worth points, and not to you.
        """

    @s_S_24_a @s_S_25_a @s_S_25_b
    Scenario: Two sacks make a safety
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
        """placky; alarmed
        Sacked, back to your 10. Second down. Do the same sum once more and see where it ends.
        """
      Then Red has the ball on Red's 10
      And it is down 2
      When the dice show 10 10 TD TD 20 FG against S S S S NG NG
        """placky; dry
        On the goal line, and the line counts. A safety:
        two points for Blue, and the ball on its own 25 as well, lest two points be too few.
        """
      Then Blue has 2 points
      And Blue has the ball on Blue's 25
      And the offence dice are Blue's
      And ruling RS-1 was at work

    Scenario: Blue prefers the ball
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
      And the dice show 10 10 FG FG 20 TD against S S S TO TO TO
        """placky; thinking
        Blue has won and may choose. A sack is two points and the ball on Blue's 25;
        a turnover is the ball ten yards from your goal line, and four downs to use it.
        Which would you rather not see?
        """
      Then Blue decides on the play
      And the options are TO, S
      When Blue plays TO
        """placky; alarmed
        The ball it is, on your 10. Two points are less than what one can do from there.
        """
      Then Blue has the ball on Red's 10
      And Blue has 0 points

    Scenario: Blue prefers the safety
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
      And the dice show 10 10 FG FG 20 TD against S S S TO TO TO
      And Blue plays S
        """placky; calm
        Two points and the ball on its own 25. I would have taken the other one, but nobody sacks me.
        """
      Then Blue has 2 points
      And Blue has the ball on Blue's 25

    Scenario: Blue prefers what it has not rolled
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
      And the dice show 10 10 FG FG 20 TD against S S S TO TO TO
      And Blue plays P6
        """placky; dry
        An interception would be nicer still. It is not among what Blue has three of.
        """
      Then rule S-06 forbids it

    Scenario: Red makes a little room
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
      And the dice show 10 10 10 10 20 FG against NG NG NG S S TO
        """placky; glad
        Back to the 20, third down. It does not look like much; ask your quarterback.
        """
      Then Red has the ball on Red's 20
      And it is down 3

    Scenario: An FG carries Red out of the corner
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
      And the dice show FG FG FG 10 10 TD against NG NG S S TO P6
        """placky; glad
        An FG on your own half goes to the 50, from wherever it starts. Forty yards and four new downs;
        a quarterback can change his mind about a day.
        """
      Then Red has the ball on the 50
      And it is down 1

    Scenario: Red stays on the 10
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
      And the dice show 10 10 10 FG FG TD against NG NG NG NG TO P6
        """placky; calm
        No gain, third down on the 10. Nobody has been hurt.
        """
      Then Red has the ball on Red's 10
      And it is down 3

    Scenario: Blue pays the chip for a safety
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
      And the dice show 10 10 10 20 FG TD against S S S NG NG TO
        """placky; thinking
        A tie. Ten yards for you, or a sack that ends on the goal line: two points and the ball for Blue,
        and the chip for you. Count as Blue.
        """
      Then Blue decides on the chip
      When Blue spends the power chip
        """placky; alarmed
        Safety. Two points and the ball for Blue. The chip is yours, and you look it.
        """
      Then Blue has 2 points
      And Red holds the power chip

    Scenario: Blue holds the chip dearer than a safety
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
      And the dice show 10 10 10 20 FG TD against S S S NG NG TO
      And Blue keeps the power chip
        """placky; calm
        Ten yards, your 20, third down. They find the chip worth more than two points and the ball.
        """
      Then Red has the ball on Red's 20
      And Blue has 0 points

    Scenario: Red gets out of the corner
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
        """placky; calm
        Your 30, second down. Room to be sacked in twice, with something left over.
        """
      Then Red has the ball on Red's 30

    Scenario: Red is stopped in the corner
      When the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
        """placky; calm
        No gain. Second down, still the 20.
        """
      Then Red has the ball on Red's 20

    Scenario: Red is robbed in the corner
      When the dice show 10 10 FG FG 20 TD against TO TO TO P6 P6 NG
        """placky; alarmed
        Turnover on your 20. Blue has twenty yards to go and four downs.
        There is a difference between losing the ball and losing it here.
        """
      Then Blue has the ball on Red's 20

    Scenario: Red gets a chip for the corner
      When the dice show 10 10 10 FG FG TD against NG NG NG P6 P6 TO
        """placky; calm
        A tie over ten yards. One may want a chip in this neighbourhood.
        """
      And Blue spends the power chip
        """placky; calm
        No gain, but you have the chip now, and the next tie may be one with a sack in it.
        """
      Then Red has the ball on Red's 20
      And Red holds the power chip

    Scenario: Blue lets Red out of the corner
      When the dice show 10 10 10 FG FG TD against NG NG NG P6 P6 TO
      And Blue keeps the power chip
        """placky; calm
        Your 30, second down. They prefer to have it in hand when you are back here.
        """
      Then Red has the ball on Red's 30

    Scenario: A stop and two sacks make a safety
      When the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
      And the dice show 10 10 20 20 FG TD against S S S NG TO P6
        """placky; alarmed
        Sacked: your 10, third down. From here on a sack is worth points.
        """
      Then Red has the ball on Red's 10
      And it is down 3
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
        """placky; alarmed
        And again, to the goal line. A safety: two points for Blue, who begins on its 25 as well.
        """
      Then Blue has 2 points
      And Blue has the ball on Blue's 25

    Scenario: Red leaves the corner and is sent back
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 FG FG 20 TD against S S S NG NG P6
        """placky; dry
        Sacked, to your 20 again. Third down, and the corner has kept your place.
        """
      Then Red has the ball on Red's 20
      And it is down 3
      And Blue has 0 points

    Scenario: Blue pays the chip for the ball in the corner
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
      And the dice show 10 10 10 20 FG TD against S S S NG NG TO
      And Blue keeps the power chip
      And the dice show 10 10 10 TD TD 20 against TO TO TO NG NG P6
        """placky; thinking
        A tie again: ten yards for you, or a turnover twenty yards from your goal line. Is this what Blue kept
        it for?
        """
      Then Blue decides on the chip
      When Blue spends the power chip
        """placky; alarmed
        Blue's ball on your 20, four downs. You have the chip, and somebody to stop.
        """
      Then Blue has the ball on Red's 20
      And Red holds the power chip

    Scenario: Blue lets the corner go
      When the dice show 20 20 TD TD 10 FG against S S S P6 P6 NG
      And the dice show 10 10 10 20 FG TD against S S S NG NG TO
      And Blue keeps the power chip
      And the dice show 10 10 10 TD TD 20 against TO TO TO NG NG P6
      And Blue keeps the power chip
        """placky; calm
        Your 30, fourth down: a punt will do. Blue still has its chip, and now nothing to show for it.
        """
      Then Red has the ball on Red's 30
      And it is down 4

  @rule_S_09 @rule_S_27
  Rule: The ball changes hands

    A turnover, and then the other side of the same game.

    Background:
      Given Red has the ball on Red's 40
      And it is down 2
        """placky; calm
        A turnover leaves the ball where it is and turns everything else round. Watch what happens to the dice.
        """

    Scenario: Blue gains on its new drive
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
        """placky; calm
        Blue has the ball on your 40, and the offence dice.
        It has forty yards to go and is past the 50 already, so it has one set of four downs and no fresh one.
        You roll NG, S, TO and P6 now.
        """
      Then Blue has the ball on Red's 40
      And the offence dice are Blue's
      And the defence dice are Red's
      And a fresh set of downs is behind them
      And ruling RS-9 was at work
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
        """placky; calm
        Ten yards for Blue, to your 30. It is the same roll as ever, only that you do not like it.
        """
      Then Blue has the ball on Red's 30
      And it is down 2

    Scenario: Blue is stopped on its new drive
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S P6
        """placky; glad
        No gain: second down for Blue on your 40. It feels different from this side.
        """
      Then Blue has the ball on Red's 40
      And it is down 2

    Scenario: The ball is taken and taken back
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
      And the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
        """placky; glad
        And back again, on the same blade of grass. Your ball, first down; I hope somebody is counting.
        """
      Then Red has the ball on Red's 40
      And it is down 1
      And turned over happened twice

    Scenario: Red scores without the ball
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
      And the dice show 10 10 FG FG 20 TD against P6 P6 P6 TO TO NG
        """placky; glad
        A pick six, and this time it is yours: seven points. Blue begins on its own 25 and keeps the offence dice.
        """
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      And the offence dice are Blue's

    Scenario: Red makes its first sack
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
      And the dice show 10 10 20 20 TD TD against S S S NG NG TO
        """placky; glad
        Your sack. Blue goes back to the 50; sacks cost the same, whoever pays.
        """
      Then Blue has the ball on the 50
      And it is down 2

    Scenario: Blue takes three
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
      And the dice show FG FG FG TD TD 10 against NG NG P6 P6 S TO
        """placky; thinking
        Blue wins with an FG from past the 50.
        It may have three points at once, or twenty-five yards and the next down. Exercise 04 is about this choice.
        """
      Then Blue decides on the field goal
      When Blue takes the three points
        """placky; calm
        Three points for Blue, and you begin on your 25.
        """
      Then Blue has 3 points
      And Red has the ball on Red's 25

    Scenario: Blue wants seven
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
      And the dice show FG FG FG TD TD 10 against NG NG P6 P6 S TO
      And Blue declines the field goal
        """placky; alarmed
        To your 15, second down. They want all of it.
        """
      Then Blue has the ball on Red's 15
      And it is down 2

    Scenario: The chip buys ten yards
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
      And the dice show 10 10 10 FG FG 20 against NG NG NG S S P6
        """placky; thinking
        A tie. The chip did not change hands with the ball: Blue still holds it, now as the offence,
        and ten yards of forty are what it may buy.
        """
      Then Blue decides on the chip
      When Blue spends the power chip
        """placky; calm
        Ten yards for Blue, to your 30, and the chip for you. Keep it for when you have the ball back.
        """
      Then Blue has the ball on Red's 30
      And Red holds the power chip

    Scenario: The chip does not change sides
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
      And the dice show 10 10 10 FG FG 20 against NG NG NG S S P6
      And Blue keeps the power chip
        """placky; calm
        No gain, second down on your 40. It is their chip, whatever dice they roll.
        """
      Then Blue has the ball on Red's 40
      And Blue holds the power chip

    Scenario: The ball stays in Red's hands
      When the dice show 10 10 10 10 TD TD against NG NG NG S TO P6
        """placky; calm
        Ten yards and no drama: the 50, first down.
        """
      Then Red has the ball on the 50
      And it is down 1

    Scenario: The ball stays where it is
      When the dice show 10 10 10 20 FG TD against NG NG NG NG P6 P6
        """placky; calm
        No gain, third down. The ball is still yours.
        """
      Then it is down 3

    Scenario: Blue buys a turnover
      When the dice show 10 10 10 20 FG TD against TO TO TO S S NG
        """placky; thinking
        A tie of ten yards and a turnover. The ball on your 40 for a chip: think as Blue.
        """
      And Blue spends the power chip
        """placky; alarmed
        The ball for a chip. Blue stands on your 40.
        """
      Then Blue has the ball on Red's 40
      And Red holds the power chip

    Scenario: Blue does not buy a turnover
      When the dice show 10 10 10 20 FG TD against TO TO TO S S NG
      And Blue keeps the power chip
        """placky; calm
        Ten yards, first down on the 50. There are defences that cannot part with things.
        """
      Then Red has the ball on the 50
      And Blue holds the power chip

    Scenario: The ball is lost at midfield
      When the dice show 10 10 10 10 TD TD against NG NG NG S TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
        """placky; alarmed
        And now it goes: Blue's ball on the 50, and the dice go with it. Fifty yards, one set of four downs.
        """
      Then Blue has the ball on the 50
      And a fresh set of downs is behind them
      And the defence dice are Red's

    Scenario: The ball is lost after a stop
      When the dice show 10 10 10 20 FG TD against NG NG NG NG P6 P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
        """placky; alarmed
        Not any more. Blue has it on your 40, on first down, with your dice in its hand.
        """
      Then Blue has the ball on Red's 40
      And it is down 1
      And the offence dice are Blue's

    Scenario: Blue keeps the chip and takes three
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
      And the dice show 10 10 10 FG FG 20 against NG NG NG S S P6
      And Blue keeps the power chip
      And the dice show FG FG FG 10 20 TD against NG NG S S TO P6
        """placky; thinking
        Blue wins with an FG, on second down: three points, or your 15 and third down. Which would you take with
        their chip in your hand?
        """
      Then Blue decides on the field goal
      When Blue takes the three points
        """placky; calm
        Three points for Blue, and your ball on the 25. The other choice was as good, to a few hundredths of a
        point.
        """
      Then Blue has 3 points
      And Red has the ball on Red's 25
      And Blue holds the power chip

    Scenario: Blue keeps the chip and wants seven
      When the dice show 10 10 FG FG TD TD against TO TO TO S S NG
      And the dice show 10 10 10 FG FG 20 against NG NG NG S S P6
      And Blue keeps the power chip
      And the dice show FG FG FG 10 20 TD against NG NG S S TO P6
      And Blue declines the field goal
        """placky; alarmed
        Your 15, third down, and the chip is theirs. They have two rolls for fifteen yards.
        """
      Then Blue has the ball on Red's 15
      And it is down 3

  @rule_S_14 @rule_S_26
  Rule: Seven the other way

    Twenty yards from a touchdown, and one roll from one.

    Background:
      Given Red has the ball on Blue's 20
        """placky; thinking
        Blue's 20, first down. From here everything looks like a touchdown. It is a question of whose.
        """

    Scenario: Red is intercepted twice running
      When the dice show 10 10 FG FG TD TD against P6 P6 P6 NG NG S
        """placky; alarmed
        Intercepted on the 20 and carried eighty yards. Seven points for Blue.
        As it was they who scored, you have the ball again: your 25, the same dice.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      And the offence dice are Red's
      And ruling RS-10 was at work
      When the dice show 10 10 FG FG TD TD against P6 P6 P6 P6 NG TO
        """placky; alarmed
        Again. Fourteen points for a team that has not had the ball. Seven more, and they have won without meeting it.
        """
      Then Blue has 14 points
      And Red has the ball on Red's 25

    Scenario: Red begins anew
      When the dice show 10 10 FG FG TD TD against P6 P6 P6 NG NG S
      And the dice show 10 10 10 10 20 20 against NG NG NG TO TO P6
        """placky; calm
        Ten yards. It is a beginning, fifty-five yards further back than the last one.
        """
      Then Red has the ball on Red's 35

    Scenario: Nobody runs off with it
      When the dice show 10 10 FG FG TD TD against P6 P6 P6 NG NG S
      And the dice show 10 10 10 TD TD FG against NG NG NG NG TO P6
        """placky; calm
        No gain, second down on your 25. At least nobody ran off with it.
        """
      Then Red has the ball on Red's 25

    Scenario: Blue gives up the chip
      When the dice show 10 10 FG FG TD TD against P6 P6 P6 NG NG S
      And the dice show 10 10 10 20 20 FG against NG NG NG S S TO
        """placky; calm
        A tie. Blue is seven up and has the chip: ten yards for you, or the chip for you?
        """
      And Blue spends the power chip
        """placky; calm
        No gain, second down. The chip is yours; it is one thing fewer that Blue has.
        """
      Then Red holds the power chip

    Scenario: Blue gives up ten yards
      When the dice show 10 10 FG FG TD TD against P6 P6 P6 NG NG S
      And the dice show 10 10 10 20 20 FG against NG NG NG S S TO
      And Blue keeps the power chip
        """placky; calm
        Ten yards, to your 35. Seven points ahead, one need not pay for everything.
        """
      Then Red has the ball on Red's 35

    @s_S_14_a @s_S_26_c
    Scenario: Six NGs score on the doorstep
      When the dice show 10 10 10 10 10 FG against NG NG NG NG NG NG
        """placky; alarmed
        Five 10s lose to six NGs, and six NGs are a touchdown for the defence. You were twenty yards away from one.
        So, it turns out, were they.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      And rule S-14 was at work

    Scenario: Blue takes the points
      When the dice show 10 10 FG FG 20 TD against TO TO TO P6 P6 P6
        """placky; thinking
        Blue wins with P6 or TO: seven points now, or the ball on its own 20. That is no choice, and it makes it at once.
        """
      Then Blue decides on the play
      When Blue plays P6
        """placky; calm
        Seven points for Blue, and you begin again on your 25. For order's sake I record that they did not hesitate.
        """
      Then Blue has 7 points

    Scenario: Blue buys a pick six
      When the dice show 10 10 10 TD TD 20 against P6 P6 P6 NG S TO
        """placky; alarmed
        Ten yards, or seven points for Blue, and Blue holds the chip. You may close your eyes.
        """
      And Blue spends the power chip
        """placky; alarmed
        Pick six by chip: this is what a chip is kept for. It is yours now; put it where you can reach it.
        """
      Then Blue has 7 points
      And Red holds the power chip

    Scenario: Red comes ten yards closer
      When the dice show 10 10 10 10 20 FG against NG NG NG P6 P6 S
        """placky; glad
        Blue's 10, second down. You see, it can be done.
        """
      Then Red has the ball on Blue's 10

    Scenario: Red is stopped, courteously
      When the dice show 10 10 10 20 FG TD against NG NG NG NG S P6
        """placky; calm
        No gain. Among the things a defence can do to you, this one is a courtesy.
        """
      Then Red has the ball on Blue's 20

    Scenario: Red is intercepted ten yards out
      When the dice show 10 10 10 10 20 FG against NG NG NG P6 P6 S
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
        """placky; alarmed
        It can also be undone. Intercepted ten yards from the line: seven for Blue, and you begin on your 25.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      And the offence dice are Red's

    Scenario: Red is intercepted after a stop
      When the dice show 10 10 10 20 FG TD against NG NG NG NG S P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
        """placky; alarmed
        That was the other thing. Seven points for Blue, carried past you in person.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25

    Scenario: The chip in hand saves the ball
      When the dice show 10 10 FG FG TD TD against P6 P6 P6 NG NG S
      And the dice show 10 10 10 20 20 FG against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG P6
        """placky; thinking
        A tie, and the chip is yours: twenty yards, or the ball lost on your 25 with the chip still in your
        hand.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; calm
        Your 45, third down. Blue has the chip back, and you have the ball.
        """
      Then Red has the ball on Red's 45
      And Blue holds the power chip

    Scenario: The chip in hand is all that is left
      When the dice show 10 10 FG FG TD TD against P6 P6 P6 NG NG S
      And the dice show 10 10 10 20 20 FG against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG P6
      And Red keeps the power chip
        """placky; alarmed
        Blue's ball on your 25, seven points up. You have the chip, which is to say: every tie of theirs.
        """
      Then Blue has the ball on Red's 25
      And Red holds the power chip
