@rule_S_08
Feature: Power chip

  There is one power chip on the table, and it decides every tie.

  It moves when it is used and at no other time. This makes it the only thing on the table with a sense of value.

  @rule_S_09 @rule_S_13 @rule_S_15
  Rule: Spend it or keep it

    The same tie twice, and what the chip has become in between.

    Background:
      Given Red has the ball on Red's 40
      And it is down 2
      And Blue holds the power chip
        """placky; calm
        Blue has the chip because it began the game on defence. The chip does not mind offence or defence;
        whoever holds it decides the ties. You need ten yards for the 50.
        """

    @s_S_08_a @s_S_08_b
    Scenario: The chip buys four new downs
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
        """placky; thinking
        Three 10s, three NGs. If Blue spends the chip, its NG happens and the chip is yours.
        If Blue keeps it, your ten yards happen and nothing moves but the ball.
        """
      Then the roll is a tie of 3
      And Blue decides on the chip
      And the options are spend, keep
      When Blue spends the power chip
        """placky; calm
        No gain; third down. Look at your hand: a chip. From now on you decide the ties.
        """
      Then Red has the ball on Red's 40
      And it is down 3
      And Red holds the power chip
      When the dice show 10 10 10 TD TD FG against NG NG NG S TO P6
        """placky; thinking
        The same tie again, with the roles exchanged. Ten yards are a fresh set; the chip is the chip.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; glad
        The 50, and first down. And the chip goes back across the table, a little worn.
        """
      Then Red has the ball on the 50
      And it is down 1
      And Blue holds the power chip

    @s_S_08_c
    Scenario: The chip is saved and the down is lost
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue spends the power chip
      And the dice show 10 10 10 TD TD FG against NG NG NG S TO P6
      And Red keeps the power chip
        """placky; thinking
        No gain and fourth down, by your own hand. Best play does the same:
        with our dice a chip is worth more than ten yards.
        """
      Then it is down 4
      And Red holds the power chip

    Scenario: The chip is worth a touchdown
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue spends the power chip
      And the dice show TD TD TD FG FG 10 against NG NG NG S TO P6
        """placky; thinking
        This tie has a touchdown in it. Kept, the chip is there for a fourth down on your 40.
        """
      And Red spends the power chip
        """placky; glad
        Seven points for a chip. I have looked for a better rate and found none.
        """
      Then Red has 7 points
      And Blue holds the power chip

    Scenario: The chip is saved from a touchdown
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue spends the power chip
      And the dice show TD TD TD FG FG 10 against NG NG NG S TO P6
      And Red keeps the power chip
        """placky; dry
        The chip is safe. The touchdown was standing next to it.
        """
      Then Red has 0 points
      And it is down 4

    Scenario: The chip prevents a pick six
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG TD against P6 P6 P6 NG NG TO
        """placky; alarmed
        Ten yards against a pick six. Here nobody asks what a chip is worth.
        """
      And Red spends the power chip
        """placky; calm
        The 50 and first down. The ten yards were the smaller half: seven points have not happened.
        """
      Then Red has the ball on the 50
      And Blue has 0 points

    Scenario: The chip stays in the hand
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG TO TO S
        """placky; glad
        Won without any chip, which is the best way to have one. The 50, first down.
        """
      Then Red has the ball on the 50
      And Red holds the power chip

    Scenario: The chip has no say
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
        """placky; calm
        Lost by one die. There is no tie, so there is nothing for a chip to do. Fourth down.
        """
      Then it is down 4
      And Red holds the power chip

    Scenario: Patience pays for Blue
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue keeps the power chip
        """placky; calm
        The 50 and four new downs for you. Blue has let ten yards go and waits for something dearer.
        """
      Then Red has the ball on the 50
      And it is down 1
      And Blue holds the power chip
      When the dice show TD TD TD FG FG 20 against NG NG NG S S TO
        """placky; thinking
        The next tie, and it has a touchdown in it. Blue still has the chip.
        """
      And Blue spends the power chip
        """placky; calm
        For this it was kept. No gain, second down, and the chip is yours: the better of two bad evenings.
        """
      Then Red has 0 points
      And it is down 2
      And Red holds the power chip

    Scenario: Patience does not pay for Blue
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue keeps the power chip
      And the dice show TD TD TD FG FG 20 against NG NG NG S S TO
      And Blue keeps the power chip
        """placky; dry
        For something dearer than seven points, evidently. I should like to see it.
        """
      Then Red has 7 points
      And Blue holds the power chip

    Scenario: Blue pays the chip for the ball
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue keeps the power chip
      And the dice show 10 10 10 20 20 TD against TO TO TO NG NG P6
        """placky; thinking
        Ten yards or a turnover. Think as Blue for a moment: is the ball at midfield worth the chip?
        """
      And Blue spends the power chip
        """placky; alarmed
        Blue thinks so. Their ball on the 50, your chip.
        """
      Then Blue has the ball on the 50
      And Red holds the power chip

    Scenario: Blue holds the chip dearer than the ball
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue keeps the power chip
      And the dice show 10 10 10 20 20 TD against TO TO TO NG NG P6
      And Blue keeps the power chip
        """placky; calm
        Blue does not think so. Ten yards for you, second down on its 40, and the ball is still yours.
        """
      Then Red has the ball on Blue's 40
      And Blue holds the power chip

    Scenario: Red gains ten yards and the chip looks on
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue keeps the power chip
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 TO
        """placky; calm
        Ten yards, four against three. The chip looks on.
        """
      Then Red has the ball on Blue's 40

    Scenario: Red gains nothing and the chip looks on
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Blue keeps the power chip
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
        """placky; calm
        No gain, four against three. It did not take a chip.
        """
      Then it is down 2

    Scenario: Red helps itself to the tie
      When the dice show 10 10 10 FG FG 20 against NG NG NG TO TO S
      And Red plays 10
        """placky; dry
        Your dice would like to. They have not won yet, and Blue has not yet said whether they will.
        """
      Then rule S-08 forbids it

    Scenario: Four beat three without a chip
      When the dice show 10 10 10 10 FG TD against NG NG NG TO TO P6
        """placky; calm
        No tie, no chip. Ten yards, first down on the 50. The next roll has the same three ways to go.
        """
      Then Red has the ball on the 50
      And it is down 1

    Scenario: Three lose to four without a chip
      When the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; calm
        No tie, no chip. No gain either: third down on your 40.
        """
      Then Red has the ball on Red's 40
      And it is down 3

    Scenario: The first tie comes at midfield
      When the dice show 10 10 10 10 FG TD against NG NG NG TO TO P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S TO P6
        """placky; thinking
        And there is the tie, with a touchdown in it: seven points, or the chip.
        """
      Then the roll is a tie of 3
      And Blue decides on the chip
      When Blue spends the power chip
        """placky; calm
        No gain, second down on the 50. A chip for seven points is cheap. The next tie is yours to settle.
        """
      Then Red has 0 points
      And it is down 2
      And Red holds the power chip

    Scenario: The first tie is let go at midfield
      When the dice show 10 10 10 10 FG TD against NG NG NG TO TO P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S TO P6
      And Blue keeps the power chip
        """placky; glad
        Seven points. If this was not the tie to spend it on, I should like to be told which.
        """
      Then Red has 7 points
      And Blue holds the power chip

    Scenario: The first tie comes on the third down
      When the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 10 10 20 FG against NG NG NG NG S TO
        """placky; thinking
        A tie on third down, for the ten yards that reach the 50. Stopped here, you have one down left.
        """
      Then the roll is a tie of 4
      And Blue decides on the chip
      When Blue spends the power chip
        """placky; calm
        Fourth down on your 40. The chip is yours, and any tie on the last down is now a gain.
        """
      Then Red has the ball on Red's 40
      And it is down 4
      And Red holds the power chip

    Scenario: The first tie is let go on the third down
      When the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 10 10 20 FG against NG NG NG NG S TO
      And Blue keeps the power chip
        """placky; calm
        The 50, four new downs. Blue has its chip, and you have four more rolls in which it may want it.
        """
      Then Red has the ball on the 50
      And it is down 1
      And Blue holds the power chip

  @rule_S_09 @rule_S_13 @rule_S_17 @rule_S_27
  Rule: What the chip is worth

    Ten yards from the goal line, and this time the chip is yours.

    Background:
      Given Red has the ball on Blue's 10
      And Red holds the power chip
        """placky; thinking
        Ten yards to go, first down, chip in hand. Any gain is a touchdown. So is every tie, if you pay for it.
        The question is when.
        """

    Scenario: Red pays on the first down
      When the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 TO
        """placky; thinking
        A tie on first down. Spend, and it is a touchdown.
        Keep, and you have three more downs to do it with, and the chip for after that.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; calm
        Seven points, and Blue gets a chip with the ball.
        Nobody has ever been blamed for this, although best play would have waited.
        """
      Then Red has 7 points
      And Blue holds the power chip

    Scenario: The touchdown costs nothing
      When the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 TO
      And Red keeps the power chip
        """placky; thinking
        Patience. Second down, still ten yards, still the chip. I admire it from a distance.
        """
      Then it is down 2
      And Red holds the power chip
      When the dice show 10 10 10 10 FG TD against NG NG NG S TO P6
        """placky; glad
        A touchdown with your own dice, and the chip stays yours. Patience has been paid, for once in full.
        """
      Then Red has 7 points
      And Red holds the power chip

    Scenario: Red pays on the second down
      When the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 TO
      And Red keeps the power chip
      And the dice show 10 10 10 10 TD TD against NG NG NG NG TO P6
        """placky; thinking
        Another tie, one down later.
        """
      And Red spends the power chip
        """placky; calm
        Seven points. You had the same offer a down ago.
        """
      Then Red has 7 points
      And Blue holds the power chip

    Scenario: Red is patient twice
      When the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 TO
      And Red keeps the power chip
      And the dice show 10 10 10 10 TD TD against NG NG NG NG TO P6
      And Red keeps the power chip
        """placky; dry
        Third down. Best play is with you so far. From here on it would pay.
        """
      Then it is down 3
      And Red holds the power chip

    Scenario: Patience wears thin
      When the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 TO
      And Red keeps the power chip
      And the dice show 10 10 10 FG FG TD against NG NG NG NG S S
        """placky; calm
        No gain. Third down, and two tries left for ten yards.
        """
      Then it is down 3

    Scenario: Patience loses the ball
      When the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 TO
      And Red keeps the power chip
      And the dice show FG FG TD TD 10 20 against TO TO TO NG NG P6
        """placky; alarmed
        Turnover. Patience is a virtue as long as one has the ball.
        """
      Then Blue has the ball on Blue's 10
      And Red holds the power chip

    Scenario: Red has no need of the chip
      When the dice show 10 10 10 10 20 20 against NG NG NG S S TO
        """placky; glad
        Over the line without the chip. Seven points, and it is still in your hand; ties will come.
        """
      Then Red has 7 points
      And Red holds the power chip

    Scenario: The chip saves the ball
      When the dice show 10 10 10 TD TD 20 against TO TO TO P6 P6 NG
        """placky; alarmed
        Ten yards against a turnover. The ten yards are the touchdown; without them Blue begins on its 10.
        """
      And Red spends the power chip
        """placky; glad
        A touchdown in place of a turnover. The whole difference is a piece of cardboard.
        """
      Then Red has 7 points

    Scenario: The chip is saved instead of the ball
      When the dice show 10 10 10 TD TD 20 against TO TO TO P6 P6 NG
      And Red keeps the power chip
        """placky; dry
        Blue's ball on its own 10. You still have the chip; it will be company.
        """
      Then Blue has the ball on Blue's 10
      And Red holds the power chip

    Scenario: Red has no use for the chip
      When the dice show 10 10 10 FG FG 20 against NG NG NG NG NG S
        """placky; calm
        Five NGs, no tie, no gain. Second down, the chip untouched.
        """
      Then it is down 2

    Scenario: The line moves away
      When the dice show 10 10 FG FG 20 TD against S S S NG NG P6
        """placky; dry
        A sack. Back to the 20, second down; a single 10 is no touchdown any more.
        """
      Then Red has the ball on Blue's 20

    Scenario: A tie comes after the stop
      When the dice show 10 10 10 FG FG 20 against NG NG NG NG NG S
      And the dice show 10 10 10 10 20 TD against NG NG NG NG TO P6
        """placky; thinking
        Second down, and here is the tie. Spend it for seven points now, or wait for two more rolls that may do
        without.
        """
      Then the roll is a tie of 4
      And Red decides on the chip
      When Red spends the power chip
        """placky; calm
        Seven points, and Blue has the chip and the ball. Early, perhaps; it is on the board all the same.
        """
      Then Red has 7 points
      And Blue holds the power chip
      And Blue has the ball on Blue's 25

    Scenario: Red waits after the stop
      When the dice show 10 10 10 FG FG 20 against NG NG NG NG NG S
      And the dice show 10 10 10 10 20 TD against NG NG NG NG TO P6
      And Red keeps the power chip
        """placky; calm
        Third down, the chip in hand, ten yards to go. Two rolls for it, and from the next tie on I should pay.
        """
      Then Red has the ball on Blue's 10
      And it is down 3
      And Red holds the power chip

  @rule_S_12 @rule_S_13 @rule_S_14
  Rule: Six of a kind

    Six 10s score, six NGs score, and now and then both are on the table.

    Background:
      Given Red has the ball on Red's 30
      And Blue holds the power chip
        """placky; calm
        Two hands on the table are touchdowns by themselves: six 10s for the offence, six NGs for the defence.
        Everything less counts as usual.
        """

    @s_S_12_a
    Scenario: Six 10s score from far away
      When the dice show 10 10 10 10 10 10 against NG NG NG NG TO TO
        """placky; glad
        Six 10s against four. A touchdown from your own 30, and nobody measured anything.
        """
      Then Red has 7 points
      And rule S-12 was at work

    @s_S_12_b
    Scenario: Five 10s gain ten yards
      When the dice show 10 10 10 10 10 TD against NG NG NG NG TO TO
        """placky; calm
        Five 10s. Very nearly a touchdown, that is to say ten yards.
        """
      Then Red has the ball on Red's 40
      And rule S-12 was not at work

    @s_S_14_a
    Scenario: Six NGs score
      When the dice show 10 10 10 FG FG TD against NG NG NG NG NG NG
        """placky; alarmed
        Six NGs: seven points for a defence that has said no to everything. You begin again, on your 25.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25

    @s_S_14_b
    Scenario: Five NGs only stop
      When the dice show 10 10 10 10 20 TD against NG NG NG NG NG TO
        """placky; calm
        Five NGs, no gain. The sixth die has done you a kindness.
        """
      Then Red has the ball on Red's 30
      And Blue has 0 points
      And rule S-14 was not at work

    Scenario: Red has counted only its own dice
      When the dice show 10 10 10 10 10 10 against NG NG NG NG NG NG
        """placky; alarmed
        Six 10s against six NGs. Both are touchdowns and both cannot be. Sit down for this one.
        """
      Then the roll is a tie of 6
      And Blue decides on the chip
      And ruling RS-11 was at work
      When Red plays 10
        """placky; dry
        I see the six 10s as well. I also see six NGs, and whose chip it is.
        """
      Then rule S-08 forbids it

    Scenario: Six meet six and Blue spends the chip
      When the dice show 10 10 10 10 10 10 against NG NG NG NG NG NG
      And Blue spends the power chip
        """placky; alarmed
        Touchdown Blue, in the face of six 10s. Keep the chip as a souvenir; you will not see this twice.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      And Red holds the power chip

    Scenario: Three meet three and Blue spends the chip
      When the dice show 10 10 10 TD TD 20 against NG NG NG TO TO S
        """placky; calm
        Three all is a tie as well, of the kind that one sees on weekdays: ten yards, or the chip.
        """
      Then the roll is a tie of 3
      When Blue spends the power chip
        """placky; calm
        No gain, second down, and the chip is yours. On weekdays that is all that happens.
        """
      Then it is down 2
      And Red holds the power chip

    Scenario: Three meet three and Blue keeps the chip
      When the dice show 10 10 10 TD TD 20 against NG NG NG TO TO S
      And Blue keeps the power chip
        """placky; calm
        Ten yards, your 40, and the chip stays with Blue for a better tie.
        """
      Then Red has the ball on Red's 40

    Scenario: Six NGs beat six 20s by the chip
      When the dice show 20 20 20 20 20 20 against NG NG NG NG NG NG
        """placky; thinking
        Six 20s are no touchdown; only six 10s are. But they are six, and so are the NGs. A tie.
        If Blue wins it, it wins with a touchdown, so the chip is on the table before I have finished.
        """
      Then the roll is a tie of 6
      When Blue spends the power chip
        """placky; alarmed
        Seven points for a chip. You roll six 20s once in your life, and this is what is made of them.
        """
      Then Blue has 7 points

    Scenario: The chip that was kept takes the ball
      When the dice show 10 10 10 TD TD 20 against NG NG NG TO TO S
      And Blue keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
        """placky; thinking
        Another tie: twenty yards for you, or the ball for Blue, on your 40. Think as Blue: is this the better
        tie?
        """
      Then Blue decides on the chip
      When Blue spends the power chip
        """placky; calm
        Blue's ball on your 40, past its 50. You have the chip, and they have forty yards to go.
        """
      Then Blue has the ball on Red's 40
      And Red holds the power chip

    Scenario: The chip that was kept is kept again
      When the dice show 10 10 10 TD TD 20 against NG NG NG TO TO S
      And Blue keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Blue keeps the power chip
        """placky; calm
        Over the 50, to Blue's 40, with four new downs. Blue is saving for a tie that I should like to see.
        """
      Then Red has the ball on Blue's 40
      And it is down 1
