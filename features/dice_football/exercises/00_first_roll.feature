@rule_S_05 @rule_S_06 @rule_S_07
Feature: First roll

  You are the new coach? Good. The ball is not round, so we shall roll dice.

  Two teams, six dice each, one roll for every play. Today we read rolls; what they are good for comes next.

  @rule_S_08 @rule_S_09 @rule_S_13
  Rule: Whose play wins

    One roll, and everything that can come of it.
    An offence die shows 10, 10, 10, 20, FG and TD, a defence die NG, NG, NG, S, TO and P6.
    These faces are our own: on the printed sheet they stand in pictures that are lost.

    Background:
      Given Red has the ball on Red's 25
        """placky; calm
        You coach Red, which has the ball: Red is the offence, Blue the defence. Both roll six dice at once.
        What most dice of a team show is its play, and the team with more dice of its play wins the roll.
        """

    @s_S_05_a @s_S_05_b @s_S_06_a @s_S_07_a @s_S_07_b @s_S_09_a
    Scenario: Four 10s beat three NGs
      When the dice show 10 10 10 10 FG FG against NG NG NG S TO P6
        """placky; glad
        Four 10s against three NGs. The roll is yours, so your play happens: ten yards forward.
        Blue's play does nothing; losing plays never do.
        """
      Then Red wins the roll with 10
      And Red has the ball on Red's 35
      And it is down 2

    @s_S_09_b
    Scenario: Four 20s go twice as far
      When the dice show 20 20 20 20 10 10 against S S TO TO NG P6
        """placky; glad
        A 20 is twenty yards. Blue has pairs; several pairs are still no more than two of anything.
        """
      Then Red wins the roll with 20
      And Red has the ball on Red's 45

    @rule_S_10 @s_S_10_a @s_S_10_b
    Scenario: An FG lifts the ball to midfield
      When the dice show FG FG FG 10 10 TD against NG NG S S TO P6
        """placky; calm
        FG is a field goal, a kick between two posts, and worth three points from nearby.
        From your own half it lifts the ball to the 50, the middle of the field, which is not nothing.
        """
      Then Red wins the roll with FG
      And Red has the ball on the 50
      And Red has 0 points

    @s_S_09_c @rule_S_26 @s_S_26_a
    Scenario: A TD is seven points from anywhere
      When the dice show TD TD TD TD 20 20 against NG NG NG TO TO P6
        """placky; glad
        TD, a touchdown: the ball is in Blue's end zone, the strip behind the last line, and you have seven points.
        Twenty-one win the game. Blue begins now, on its own 25, and you swap dice.
        """
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      And the offence dice are Blue's

    @rule_S_12 @s_S_12_a
    Scenario: Six 10s make yards superfluous
      When the dice show 10 10 10 10 10 10 against NG NG NG NG TO P6
        """placky; glad
        Six 10s. For these the rule does not count yards.
        """
      Then Red has 7 points
      And rule S-12 was at work

    @s_S_13_a
    Scenario: Four NGs beat three 10s
      When the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
        """placky; calm
        NG, no gain. Four beat three, and the ball stays where it is. The defence will give you this answer often;
        it has three faces of it on every die, as you have of the 10.
        """
      Then Blue wins the roll with NG
      And Red has the ball on Red's 25
      And it is down 2

    @s_S_13_b
    Scenario: A sack costs ten yards
      When the dice show 10 10 FG FG 20 TD against S S S NG NG P6
        """placky; alarmed
        S, a sack: your quarterback, who holds the ball at the start of a play, is brought down behind the line.
        Ten yards back.
        """
      Then Blue wins the roll with S
      And Red has the ball on Red's 15

    @s_S_13_c @s_S_13_d
    Scenario: A turnover moves the ball to other hands
      When the dice show 10 10 FG FG 20 TD against TO TO TO NG NG P6
        """placky; alarmed
        TO, a turnover.
        Blue takes the ball where it lies and is the offence now, twenty-five yards from the line that you defend.
        The dice change hands as well.
        """
      Then Blue has the ball on Red's 25
      And the offence dice are Blue's

    @s_S_13_e @s_S_26_c @rule_S_26
    Scenario: A pick six is seven points for Blue
      When the dice show 10 10 10 FG FG 20 against P6 P6 P6 P6 NG TO
        """placky; dry
        P6, a pick six: Blue picks your pass out of the air and carries it all the way back. Seven points.
        You may begin again on your 25, with the same dice and a new opinion of them.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      And the offence dice are Red's

    @rule_S_14 @s_S_14_a
    Scenario: Six NGs score for the defence
      When the dice show 10 10 10 10 20 FG against NG NG NG NG NG NG
        """placky; alarmed
        Six NGs. No gain, said by all six dice at once, is a touchdown for the defence.
        """
      Then Blue has 7 points
      And rule S-14 was at work

    @s_S_08_a @s_S_08_b
    Scenario: The roll is tied and Blue spends the chip
      When the dice show 10 10 10 20 20 FG against NG NG NG S TO P6
        """placky; thinking
        Three against three, a tie. Ties belong to the power chip, and Blue holds it.
        Think as Blue: spend it and win this roll, or keep it and lose this roll. A chip that is spent is Red's.
        """
      Then the roll is a tie of 3
      And Blue decides on the chip
      When Blue spends the power chip
        """placky; dry
        No gain, then. But the chip has crossed the table: the next tie is yours to settle.
        """
      Then Red has the ball on Red's 25
      And Red holds the power chip

    @s_S_08_c
    Scenario: The roll is tied and Blue keeps the chip
      When the dice show 10 10 10 20 20 FG against NG NG NG S TO P6
      And Blue keeps the power chip
        """placky; calm
        Ten yards for you, and the chip stays with Blue. They are saving it for a roll with more in it.
        """
      Then Red has the ball on Red's 35
      And Blue holds the power chip

  @rule_S_08 @rule_S_09 @rule_S_10 @rule_S_13
  Rule: When your own dice cannot agree

    Several symbols may share the top of a team's dice.
    That is no tie with the other team, only an argument at home, and the winner of the roll settles its own.

    Background:
      Given Red has the ball on Red's 35
        """placky; calm
        Your own 35 this time. Roll, and see whether your dice are of one mind.
        """

    @s_S_06_b @s_S_06_c
    Scenario: Red prefers three TDs to three 10s
      When the dice show 10 10 10 TD TD TD against TO TO P6 P6 NG S
        """placky; thinking
        Three TDs, three 10s, and Blue has only pairs. The roll is yours, and so is the pick among what you have most of.
        """
      Then Red decides on the play
      And the options are TD, 10
      When Red plays TD
        """placky; glad
        Seven points over ten yards. Nobody will ask you for reasons.
        """
      Then Red has 7 points

    Scenario: Red picks what none of its dice show
      When the dice show 10 10 10 TD TD TD against TO TO P6 P6 NG S
      And Red plays 20
        """placky; dry
        You may have the best of what you rolled. A 20 is the best of something else.
        """
      Then rule S-06 forbids it

    Scenario: Blue wants the chip to settle Red's argument
      When the dice show 10 10 10 TD TD TD against TO TO P6 P6 NG S
      And Blue spends the power chip
        """placky; calm
        The chip is for ties between the teams. This tie is inside yours, and you have won the roll already.
        """
      Then rule S-06 forbids it

    @rule_S_15 @s_S_15_a
    Scenario: Red takes the 20 and five yards more
      When the dice show 20 20 20 FG FG FG against NG NG S S P6 P6
        """placky; thinking
        20 or FG. On most days FG is the better symbol. Look at where the ball lies before you believe in most days.
        """
      Then the options are FG, 20
      When Red plays 20
        """placky; glad
        Over the 50, to Blue's 45.
        To reach the middle or to cross it brings four new downs, so you lose nothing and have five yards more.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: Red takes the FG and five yards less
      When the dice show 20 20 20 FG FG FG against NG NG S S P6 P6
      And Red plays FG
        """placky; calm
        To the 50, with four new downs. The 20 would have given you the same downs and five yards on top.
        """
      Then Red has the ball on the 50
      And it is down 1

    Scenario: Red's dice agree on ten yards
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
        """placky; calm
        All of one mind: four 10s, ten yards, nothing to choose.
        """
      Then Red has the ball on Red's 45

    Scenario: Red's dice disagree and lose
      When the dice show 10 10 20 20 FG TD against NG NG NG S S TO
        """placky; calm
        Three NGs beat your pairs. A team that has lost the roll has nothing to pick; its play does not happen.
        """
      Then Red has the ball on Red's 35
      And it is down 2

    Scenario: Blue takes the interception
      When the dice show 10 10 TD TD 20 FG against NG NG NG P6 P6 P6
        """placky; alarmed
        Three against two for Blue, and it picks among what it has most of, as you would.
        """
      Then Blue decides on the play
      And the options are P6, NG
      When Blue plays P6
        """placky; dry
        Seven points for Blue. I had not prepared anything for the other case.
        """
      Then Blue has 7 points

    Scenario: Blue picks what none of its dice show
      When the dice show 10 10 TD TD 20 FG against NG NG NG P6 P6 P6
      And Blue plays S
        """placky; calm
        None of the six shows an S. Defences may not wish for things either.
        """
      Then rule S-06 forbids it

    Scenario: Red picks before the chip has spoken
      When the dice show 10 10 10 20 20 20 against NG NG NG TO TO TO
        """placky; thinking
        Both teams argue at home, and against each other it is three all. One thing at a time.
        First the chip says who has won; then the winner, and nobody else, picks a play.
        """
      Then the roll is a tie of 3
      And Blue decides on the chip
      And the options are spend, keep
      When Red plays 20
        """placky; dry
        Too early. A pick is for the winner of the roll, and so far there is none.
        """
      Then rule S-08 forbids it

    Scenario: Blue spends the chip for a turnover
      When the dice show 10 10 10 20 20 20 against NG NG NG TO TO TO
      And Blue spends the power chip
        """placky; calm
        The roll is Blue's, the chip is yours. Now Blue's dice have to agree on something.
        ?
        Who has the ball after each of them, and how far is it to which goal line?
        """
      Then Blue decides on the play
      When Blue plays TO
        """placky; alarmed
        Turnover: the ball is Blue's on your 35. You do have a chip to look at.
        """
      Then Blue has the ball on Red's 35
      And Red holds the power chip
      And ruling RS-13 was at work

    Scenario: Blue spends the chip for no gain
      When the dice show 10 10 10 20 20 20 against NG NG NG TO TO TO
      And Blue spends the power chip
      And Blue plays NG
        """placky; dry
        A chip spent on nothing happening. In a defence that counts as a result.
        """
      Then Red has the ball on Red's 35
      And Red holds the power chip

    Scenario: Blue keeps the chip and Red takes twenty
      When the dice show 10 10 10 20 20 20 against NG NG NG TO TO TO
      And Blue keeps the power chip
        """placky; calm
        The roll is yours, then, and the argument among your dice is worth having after all.
        """
      Then Red decides on the play
      When Red plays 20
        """placky; glad
        Twenty yards, to Blue's 45, with four new downs for crossing the 50.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: Blue keeps the chip and Red takes ten
      When the dice show 10 10 10 20 20 20 against NG NG NG TO TO TO
      And Blue keeps the power chip
      And Red plays 10
        """placky; dry
        Ten of the twenty on offer. The other ten will be here should you return.
        """
      Then Red has the ball on Red's 45

  @rule_S_08 @rule_S_09 @rule_S_13 @rule_S_15 @rule_S_16
  Rule: Roll after roll

    A game is one roll after another.
    The ball stays where the last one left it, and a marker counts your tries.

    Background:
      Given Red has the ball on Red's 25
        """placky; calm
        Several rolls now. A try is called a down: this is your first down, and you have four of them to reach the 50.
        """

    @rule_S_12 @s_S_12_b @s_S_16_b
    Scenario: Red gains three times
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
        """placky; calm
        Ten yards, your 35, second down. Same dice, next roll.
        """
      Then Red has the ball on Red's 35
      And it is down 2
      When the dice show 10 10 10 10 10 20 against NG NG NG TO TO P6
        """placky; calm
        Five 10s are ten yards, no more than three of them would be. The number only has to beat the other number.
        """
      Then Red has the ball on Red's 45
      And it is down 3
      When the dice show 10 10 10 10 20 20 against NG NG NG S S TO
        """placky; glad
        Past the 50, onto Blue's half, and the marker returns to the first down. Three rolls, three gains.
        Do not get used to it.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: Red gains twice and is stopped
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And the dice show 10 10 10 10 10 20 against NG NG NG TO TO P6
      And the dice show 10 10 10 20 20 FG against NG NG NG NG TO P6
        """placky; thinking
        Stopped five yards short. Your next down is the fourth and last, and for that one the rules have questions.
        Exercise 01 asks them.
        """
      Then Red has the ball on Red's 45
      And it is down 4

    Scenario: Red gains twice and is sacked
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And the dice show 10 10 10 10 10 20 against NG NG NG TO TO P6
      And the dice show FG FG TD TD 10 20 against S S S NG NG TO
        """placky; dry
        Sacked, ten yards back, and the down is gone as well. The fourth comes next.
        """
      Then Red has the ball on Red's 35
      And it is down 4

    Scenario: Red gains twice and loses a tie
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And the dice show 10 10 10 10 10 20 against NG NG NG TO TO P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG TO TO P6
        """placky; thinking
        A tie at the worst moment, which is where the chip is at home.
        """
      And Blue spends the power chip
        """placky; calm
        No gain. You have one down left, and the chip.
        """
      Then it is down 4
      And Red holds the power chip

    Scenario: Red gains twice and wins a tie
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And the dice show 10 10 10 10 10 20 against NG NG NG TO TO P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG TO TO P6
      And Blue keeps the power chip
        """placky; glad
        Over the 50, courtesy of a thrifty defence.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: A 20 makes up for a stop
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 TD TD against NG NG NG S S P6
        """placky; calm
        No gain. The ball has not moved; the marker has. Third down.
        """
      Then Red has the ball on Red's 35
      And it is down 3
      When the dice show 20 20 20 10 10 FG against NG NG S S TO TO
        """placky; glad
        Twenty yards when ten would not have done. Over the 50, first down again.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: Red gains, is stopped and gains
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 TD TD against NG NG NG S S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
        """placky; calm
        Ten yards, and five are missing. Fourth down; exercise 01 takes it from here.
        """
      Then Red has the ball on Red's 45
      And it is down 4

    Scenario: Red gains and is stopped twice
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 TD TD against NG NG NG S S P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S P6
        """placky; dry
        Stopped twice running. One down left, fifteen yards to go.
        """
      Then Red has the ball on Red's 35
      And it is down 4

    Scenario: The chip prevents a touchdown
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
        """placky; thinking
        A tie, and this time your play is a touchdown. Seven points now, or the chip in your hand for all ties to come?
        """
      And Blue spends the power chip
        """placky; calm
        Seven points prevented, and the chip is yours. There are worse exchanges, and you may meet one.
        """
      Then Red has the ball on Red's 35
      And Red holds the power chip

    Scenario: Blue lets a touchdown happen
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Blue keeps the power chip
        """placky; glad
        They have kept the chip. You have kept seven points.
        """
      Then Red has 7 points
      And Blue holds the power chip

    Scenario: Red is stopped, then gains twenty
      When the dice show 10 10 FG FG 20 TD against NG NG NG TO TO S
        """placky; calm
        No gain. Three downs left, and still twenty-five yards to the 50.
        """
      Then Red has the ball on Red's 25
      And it is down 2
      When the dice show 20 20 20 10 FG TD against NG NG P6 P6 S TO
        """placky; glad
        Twenty yards. One more gain of any kind will do.
        """
      Then Red has the ball on Red's 45
      And it is down 3

    Scenario: Red is stopped, then gains ten
      When the dice show 10 10 FG FG 20 TD against NG NG NG TO TO S
      And the dice show 10 10 10 10 FG TD against NG NG NG TO TO P6
        """placky; calm
        Ten yards. Third down, fifteen to go.
        """
      Then Red has the ball on Red's 35
      And it is down 3

    Scenario: Red is stopped twice running
      When the dice show 10 10 FG FG 20 TD against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
        """placky; dry
        Five against three. Third down, and the ball has seen nothing of the world so far.
        """
      Then Red has the ball on Red's 25
      And it is down 3

    Scenario: The chip is gone after one roll
      When the dice show 10 10 10 TD TD 20 against NG NG NG P6 P6 TO
        """placky; thinking
        Three all on the first roll. Blue's chip, Blue's decision, your ten yards.
        """
      And Blue spends the power chip
        """placky; calm
        A high price for ten yards. You own it now, and the next tie with it.
        """
      Then Red has the ball on Red's 25
      And Red holds the power chip

    Scenario: The chip is kept after one roll
      When the dice show 10 10 10 TD TD 20 against NG NG NG P6 P6 TO
      And Blue keeps the power chip
        """placky; calm
        Ten yards are cheap, and Blue lets you have them. Exercise 02 is about what is not.
        """
      Then Red has the ball on Red's 35
      And Blue holds the power chip

    Scenario: The chip of the first roll saves the ball
      When the dice show 10 10 10 TD TD 20 against NG NG NG P6 P6 TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 FG against NG NG NG S S TO
        """placky; calm
        Ten yards, to your 35. Third down, and the chip is still yours.
        """
      Then Red has the ball on Red's 35
      And it is down 3
      When the dice show 20 20 20 FG TD 10 against TO TO TO NG NG S
        """placky; thinking
        A tie, and the chip is yours. Spend it: Blue's 45 and four new downs. Keep it: Blue takes the ball here,
        on your 35, and you keep the chip for later.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; calm
        Over the 50, to Blue's 45. Blue has the chip again, and you have the ball.
        """
      Then Red has the ball on Blue's 45
      And Blue holds the power chip

    Scenario: The chip of the first roll is worth more than the ball
      When the dice show 10 10 10 TD TD 20 against NG NG NG P6 P6 TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 FG against NG NG NG S S TO
      And the dice show 20 20 20 FG TD 10 against TO TO TO NG NG S
      And Red keeps the power chip
        """placky; dry
        Blue's ball on your 35, and the next tie is still yours. Look below at what either was worth: it is
        nearly the same.
        """
      Then Blue has the ball on Red's 35
      And Red holds the power chip
