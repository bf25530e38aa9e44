@rule_S_15 @rule_S_16
Feature: Downs

  A down is a try. You have four to reach the middle, and then four more.

  The second four are for the end of the field. Most of football is about the fourth.

  @rule_S_04 @rule_S_17 @rule_S_27
  Rule: Four tries to midfield

    From your own 25 to the 50, or not.

    Background:
      Given Red has the ball on Red's 25
        """placky; calm
        The field is a hundred yards long and counted from both ends:
        yard lines run from 0 at each goal line up to the 50. You stand on your own 25.
        Twenty-five yards to the middle, four downs.
        """

    @s_S_15_a @s_S_16_b
    Scenario: Red reaches midfield on the third down
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
        """placky; calm
        Ten yards, to your 35. That was the first down; fifteen yards and three downs are left.
        """
      Then Red has the ball on Red's 35
      And it is down 2
      When the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
        """placky; glad
        Your 45. Five yards, two downs. I would not change anything.
        """
      Then Red has the ball on Red's 45
      And it is down 3
      When the dice show 10 10 10 FG FG TD against NG NG TO TO P6 P6
        """placky; glad
        Across. The marker goes back to first down: four new tries.
        Ground earns them once in a drive, and a drive is everything you do until the ball goes over to Blue.
        """
      Then Red has the ball on Blue's 45
      And it is down 1
      And a fresh set of downs is behind them
      And fresh downs happened once

    Scenario: Red reaches midfield on the fourth down
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
        """placky; thinking
        Stopped five yards short, and the next down is the last. Now you say first what you try:
        go for it, punt, which is to kick the ball away, or a field goal.
        """
      Then it is down 4
      And Red decides on the fourth down
      And the options are go for it, punt, field goal
      When Red goes for it
        """placky; calm
        A roll like the others, with the ball as the stake. Reach the 50 or score, or it is Blue's.
        """
      And the dice show 10 10 10 10 20 FG against NG NG NG S S P6
        """placky; glad
        Past the 50 on the last down. I had begun to look for Blue's dice.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    @s_S_27_b
    Scenario: Red is stopped on the last down
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
      And Red goes for it
      And the dice show 10 10 10 TD TD FG against NG NG NG NG S P6
        """placky; alarmed
        No gain, no more downs. Blue takes over where the ball lies, on your 45: a turnover on downs.
        You have the defence dice now.
        """
      Then Blue has the ball on Red's 45
      And the defence dice are Red's
      And ruling RS-4 was at work

    Scenario: The chip stops Red on the last down
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
      And Red goes for it
      And the dice show 10 10 10 FG FG 20 against NG NG NG P6 P6 TO
        """placky; thinking
        A tie for the whole drive. Spent, the chip stops you, and Blue has the ball here. Kept, you have four new downs.
        """
      And Blue spends the power chip
        """placky; calm
        Turnover on downs. You have given up the ball and been given a chip.
        """
      Then Blue has the ball on Red's 45
      And Red holds the power chip

    Scenario: Blue keeps the chip on the last down
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
      And Red goes for it
      And the dice show 10 10 10 FG FG 20 against NG NG NG P6 P6 TO
      And Blue keeps the power chip
        """placky; glad
        They wanted the chip more than the ball. Four new downs for you.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: Red punts forty yards
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
      And Red punts
        """placky; calm
        A punt: the ball goes to Blue, but as far away as your 10s and 20s add up to. Exercise 04 has the details.
        """
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 TO
        """placky; calm
        Forty yards. Blue begins on its own 15 and not on your 45. That is what punts are for.
        """
      Then Blue has the ball on Blue's 15

    Scenario: Red punts fifty yards
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
      And Red punts
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
        """placky; glad
        Fifty yards: Blue begins on its own 5. There is little room behind them.
        """
      Then Blue has the ball on Blue's 5

    Scenario: Red punts too far
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
      And Red punts
      And the dice show 10 10 10 10 20 FG against NG NG NG S S P6
        """placky; dry
        Sixty yards, and only fifty-five of field. The ball has left by the far end, and Blue brings it out to its 25.
        """
      Then Blue has the ball on Blue's 25
      And touchback happened once

    Scenario: Red helps itself to three points
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
      And Red takes the three points
        """placky; dry
        There are none lying about. A field goal on fourth down is declared, and then it is rolled for.
        """
      Then rule S-17 forbids it

    Scenario: The lift to midfield is called off
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
      And the dice show FG FG FG 10 10 TD against NG NG NG S TO P6
        """placky; thinking
        A tie. An FG here is the trip to the 50, and new downs with it.
        """
      And Blue spends the power chip
        """placky; calm
        Not today. Fourth down on your 45, and the chip is with you.
        """
      Then it is down 4
      And Red holds the power chip

    @s_S_10_b @rule_S_10
    Scenario: The lift to midfield arrives
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
      And the dice show FG FG FG 10 10 TD against NG NG NG S TO P6
      And Blue keeps the power chip
        """placky; glad
        To the 50, first down. Five yards, but the right five.
        """
      Then Red has the ball on the 50
      And it is down 1

    Scenario: The second down is lost to the chip
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 S
        """placky; calm
        A tie on second down, for ten of your fifteen yards. Think as Blue.
        """
      And Blue spends the power chip
        """placky; calm
        Third down on your 35. The chip is yours.
        """
      Then Red has the ball on Red's 35
      And it is down 3
      And Red holds the power chip

    Scenario: The second down is a gift
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 S
      And Blue keeps the power chip
        """placky; calm
        Your 45, third down. There is no hurry about the chip.
        """
      Then Red has the ball on Red's 45
      And it is down 3

    Scenario: A 20 saves the third down
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 20 20 FG FG TD TD against NG NG NG TO TO S
        """placky; calm
        No gain. Two downs left, fifteen yards to go. Tens alone have to come in pairs now.
        """
      Then Red has the ball on Red's 35
      And it is down 3
      When the dice show 20 20 20 FG FG TD against NG NG TO TO S P6
        """placky; glad
        Or a single 20. Across the 50, first down.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: Red is five yards short on the fourth down
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 20 20 FG FG TD TD against NG NG NG TO TO S
      And the dice show 10 10 10 10 FG FG against NG NG NG TO TO P6
        """placky; calm
        Your 45 and fourth down. Five yards, three options, one ball.
        """
      Then Red has the ball on Red's 45
      And it is down 4
      When Red goes for it
        """placky; calm
        Five yards: any gain will do.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; glad
        Blue's 45 and four new downs, the last of the old ones having been good for something.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: Red gains ten yards where fifteen were needed
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 20 20 FG FG TD TD against NG NG NG TO TO S
      And the dice show 10 10 10 20 20 TD against NG NG NG NG TO P6
        """placky; thinking
        Fourth down, fifteen yards to go. A 10 will not do any more. Think about what is left.
        """
      Then it is down 4
      When Red goes for it
        """placky; dry
        Courage has been noted.
        """
      And the dice show 10 10 10 10 10 TD against NG NG NG P6 P6 TO
        """placky; alarmed
        Won by two dice, ten yards gained, five short. Blue takes over on your 45.
        The fourth down does not pay by the yard.
        """
      Then Blue has the ball on Red's 45
      And it is down 1

    Scenario: Red gains nothing where fifteen were needed
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 20 20 FG FG TD TD against NG NG NG TO TO S
      And the dice show 10 10 10 20 20 TD against NG NG NG NG TO P6
      And Red goes for it
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S TO
        """placky; dry
        No gain, and Blue has the ball on your 35. The punt would have been an hour ago.
        """
      Then Blue has the ball on Red's 35

    Scenario: Red gains twenty where fifteen were needed
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 20 20 FG FG TD TD against NG NG NG TO TO S
      And the dice show 10 10 10 20 20 TD against NG NG NG NG TO P6
      And Red goes for it
      And the dice show 20 20 20 10 10 FG against S S P6 P6 NG TO
        """placky; glad
        A 20. It was the way to do it, though hardly the way to plan it.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: Red is short of the 50 and punts to Blue's 25
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 20 20 FG FG TD TD against NG NG NG TO TO S
      And the dice show 10 10 10 20 20 TD against NG NG NG NG TO P6
      And Red punts
        """placky; calm
        The ball is lost either way. You have chosen the place.
        """
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 S
        """placky; calm
        From your 35 to Blue's 25. A sound piece of giving up.
        """
      Then Blue has the ball on Blue's 25

    Scenario: Red is short of the 50 and punts to Blue's 15
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 20 20 FG FG TD TD against NG NG NG TO TO S
      And the dice show 10 10 10 20 20 TD against NG NG NG NG TO P6
      And Red punts
      And the dice show 10 10 10 10 10 TD against NG NG NG S TO P6
        """placky; calm
        Fifty yards, to Blue's 15.
        """
      Then Blue has the ball on Blue's 15

    Scenario: Red is short of the 50 and punts to Blue's 5
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 20 20 FG FG TD TD against NG NG NG TO TO S
      And the dice show 10 10 10 20 20 TD against NG NG NG NG TO P6
      And Red punts
      And the dice show 10 10 20 20 FG TD against NG NG NG NG TO TO
        """placky; glad
        Sixty yards, to Blue's 5. They will begin with their backs against the goalposts.
        """
      Then Blue has the ball on Blue's 5

    @s_S_16_a
    Scenario: The first down is lost
      When the dice show 20 20 FG FG 10 TD against NG NG NG TO TO P6
        """placky; calm
        No gain. Second down, still twenty-five yards. Three tries are plenty, as long as they are used.
        """
      Then Red has the ball on Red's 25
      And it is down 2

    Scenario: The first down is lost to the chip
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
        """placky; calm
        A tie. For ties there is a chip, and for the chip there is exercise 02. Blue decides.
        """
      And Blue spends the power chip
        """placky; calm
        No gain; it costs you a down like any other. The chip is yours.
        """
      Then it is down 2
      And Red holds the power chip

    Scenario: The first down is a gift
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue keeps the power chip
        """placky; calm
        Ten yards, second down.
        """
      Then it is down 2
      And Red has the ball on Red's 35

    Scenario: Red is stopped with five yards to go
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 20 20 FG FG TD TD against NG NG NG TO TO S
      And the dice show 10 10 10 10 FG FG against NG NG NG TO TO P6
      And Red goes for it
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; alarmed
        Nothing. Blue takes over on your 45, fifty-five yards from where it is going.
        """
      Then Blue has the ball on Red's 45

    Scenario: A slow start is made good
      When the dice show 20 20 FG FG 10 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Your 35. Third down, fifteen yards to go.
        """
      Then Red has the ball on Red's 35
      And it is down 3
      When the dice show 10 10 10 10 FG FG against NG NG NG TO TO P6
        """placky; thinking
        Your 45. Fourth down, five yards short: go for it, punt, or a field goal. The punt has its say elsewhere.
        """
      Then Red has the ball on Red's 45
      And it is down 4
      When Red goes for it
        """placky; calm
        Any gain at all. If not, Blue has the ball here.
        """
      And the dice show 10 10 10 10 10 20 against NG NG NG S TO P6
        """placky; glad
        Blue's 45, first down. It took all four; nobody counts them afterwards.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: A slow start stays slow
      When the dice show 20 20 FG FG 10 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 10 10 10 10 FG FG against NG NG NG TO TO P6
      And Red goes for it
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; alarmed
        Stopped. Blue's ball on your 45: twenty yards in four downs, and five more would have been worth all of them.
        """
      Then Blue has the ball on Red's 45
      And ruling RS-4 was at work

    Scenario: Two downs are lost
      When the dice show 20 20 FG FG 10 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
        """placky; dry
        No gain again. Third down, and the ball lies where you put it.
        """
      Then Red has the ball on Red's 25
      And it is down 3

    Scenario: The chip of the first down pays on the third
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Your 35, third down, fifteen to go. The chip is still in your hand.
        """
      Then Red has the ball on Red's 35
      And it is down 3
      And Red holds the power chip
      When the dice show FG FG FG 10 10 TD against NG NG NG S TO P6
        """placky; thinking
        A tie once more, but this time the chip is yours. Spent, your FG lifts the ball to the 50, with four new downs.
        Kept, it is fourth down here, and the chip stays in your hand.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; glad
        The 50, first down. Blue bought ten yards with that chip and you a fresh set; now it is Blue's again.
        """
      Then Red has the ball on the 50
      And it is down 1
      And Blue holds the power chip

    Scenario: Red saves the chip for the last down
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 TD against NG NG NG S TO P6
      And Red keeps the power chip
        """placky; dry
        Fourth down on your 35, fifteen yards to the 50. The chip is safe; the drive is not.
        Go for it, or punt and let the chip work on defence?
        """
      Then Red has the ball on Red's 35
      And it is down 4
      And Red holds the power chip

    Scenario: The gift of the first down is used
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue keeps the power chip
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
        """placky; calm
        Your 45, third down. Five yards to go.
        """
      Then Red has the ball on Red's 45
      And it is down 3
      When the dice show 10 10 10 FG FG TD against NG NG TO TO P6 P6
        """placky; glad
        Across, to Blue's 45: four new downs. The chip is where it was. Blue may wonder what for.
        """
      Then Red has the ball on Blue's 45
      And it is down 1
      And Blue holds the power chip

    Scenario: A down was lost and a chip was won
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 S
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; thinking
        Your 45, fourth down, five yards. With the chip in your hand, a tie is a gain as well. I should go for it.
        """
      Then Red has the ball on Red's 45
      And it is down 4
      And Red holds the power chip

    Scenario: The gift of the second down is used
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
      And the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 S
      And Blue keeps the power chip
      And the dice show 10 10 10 FG FG TD against NG NG TO TO P6 P6
        """placky; glad
        Across the 50, to Blue's 45. A chip that is kept stops nobody.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: The chip is kept and the ball is punted
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 TD against NG NG NG S TO P6
      And Red keeps the power chip
      And Red punts
        """placky; calm
        Blue will have the ball, and you the chip: every tie of their drive is yours.
        """
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 S
        """placky; calm
        Forty yards, to Blue's 25. The ball is theirs and the chip is yours; that is the better half.
        """
      Then Blue has the ball on Blue's 25
      And Red holds the power chip

    Scenario: The chip is kept and the punt is a long one
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 TD against NG NG NG S TO P6
      And Red keeps the power chip
      And Red punts
      And the dice show 10 10 10 20 FG TD against NG NG NG S S P6
        """placky; glad
        Fifty yards, to Blue's 15, and no tie of theirs is safe from you.
        """
      Then Blue has the ball on Blue's 15
      And Red holds the power chip

    Scenario: The chip is kept and ten yards are too few
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 TD against NG NG NG S TO P6
      And Red keeps the power chip
      And Red goes for it
        """placky; calm
        Fifteen yards: a 20, an FG or a touchdown. Ties are yours, if they bring enough.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; alarmed
        Ten yards, five short. Blue begins on your 45, and you have the chip to stop it with.
        """
      Then Blue has the ball on Red's 45
      And Red holds the power chip

    Scenario: The chip is kept and twenty yards are enough
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 TD against NG NG NG S TO P6
      And Red keeps the power chip
      And Red goes for it
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; glad
        Twenty, over the 50: first down, and the chip as well. It was not the likely end.
        """
      Then Red has the ball on Blue's 45
      And Red holds the power chip

  @rule_S_17 @rule_S_18 @rule_S_27
  Rule: Two tries gone

    Third down, and the ball has not moved yet.

    Background:
      Given Red has the ball on Red's 25
      And it is down 3
        """placky; thinking
        Your 25, as at the beginning, but it is third down. Two rolls of ten yards will not reach the 50 any more.
        What might?
        """

    Scenario: Red is stopped four times
      When the dice show 10 10 10 20 20 FG against NG NG NG NG S S
        """placky; alarmed
        Stopped for the third time. Fourth down on your 25: all or nothing, or the ball away?
        """
      Then it is down 4
      When Red goes for it
        """placky; thinking
        Twenty-five yards in one roll. An FG would do, or a touchdown. I have looked at your dice; they are on them.
        """
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
        """placky; dry
        Four downs, no yards. Blue takes over twenty-five yards from your goal line.
        This is known as field position, and it is theirs.
        """
      Then Blue has the ball on Red's 25
      And turned over happened once

    Scenario: Red gains ten yards where twenty-five were needed
      When the dice show 10 10 10 20 20 FG against NG NG NG NG S S
      And Red goes for it
      And the dice show 10 10 10 10 10 20 against NG NG NG P6 P6 S
        """placky; dry
        Won by two dice, and ten yards gained. It is still a turnover on downs:
        fifteen were missing, and the last down does not pay by the yard.
        """
      Then Blue has the ball on Red's 35

    Scenario: An FG comes out of nowhere
      When the dice show 10 10 10 20 20 FG against NG NG NG NG S S
      And Red goes for it
      And the dice show FG FG FG FG 10 TD against NG NG NG TO TO P6
        """placky; glad
        To the 50, with a fresh set. I had already written "no gain".
        """
      Then Red has the ball on the 50
      And it is down 1

    Scenario: A touchdown comes out of nowhere
      When the dice show 10 10 10 20 20 FG against NG NG NG NG S S
      And Red goes for it
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
        """placky; glad
        Seven points. I shall not be asking for advice again.
        """
      Then Red has 7 points

    Scenario: Blue spends the chip on a lost cause
      When the dice show 10 10 10 20 20 FG against NG NG NG NG S S
      And Red goes for it
      And the dice show 10 10 10 TD TD 20 against NG NG NG TO TO S
        """placky; thinking
        A tie on the last down. Blue has the ball next in any case: on your 25 if it spends the chip,
        on your 35 if it keeps it.
        """
      And Blue spends the power chip
        """placky; dry
        Ten yards of turf for a chip. The chip is yours, the ball is theirs, and they need not walk as far.
        """
      Then Blue has the ball on Red's 25
      And Red holds the power chip

    Scenario: Blue keeps the chip for a better cause
      When the dice show 10 10 10 20 20 FG against NG NG NG NG S S
      And Red goes for it
      And the dice show 10 10 10 TD TD 20 against NG NG NG TO TO S
      And Blue keeps the power chip
        """placky; calm
        You gain ten, fall fifteen short and hand over the ball. Blue keeps the chip as well.
        """
      Then Blue has the ball on Red's 35
      And Blue holds the power chip

    Scenario: Red is stopped three times and punts forty yards
      When the dice show 10 10 10 20 20 FG against NG NG NG NG S S
      And Red punts
      And the dice show 10 10 TD TD 20 FG against NG NG NG P6 P6 TO
        """placky; calm
        To Blue's 35.
        """
      Then Blue has the ball on Blue's 35

    Scenario: Red is stopped three times and punts fifty yards
      When the dice show 10 10 10 20 20 FG against NG NG NG NG S S
      And Red punts
      And the dice show 10 10 10 20 FG TD against NG NG NG TO TO P6
        """placky; calm
        From your 25 to Blue's 25. They are where you were, and may do no better.
        """
      Then Blue has the ball on Blue's 25

    Scenario: Red is stopped three times and punts sixty yards
      When the dice show 10 10 10 20 20 FG against NG NG NG NG S S
      And Red punts
      And the dice show 10 10 10 10 20 FG against NG NG NG S S P6
        """placky; glad
        To Blue's 15. You have lost the ball and won the field.
        """
      Then Blue has the ball on Blue's 15

    Scenario: The first gain comes late
      When the dice show 10 10 10 10 TD TD against NG NG NG S S P6
        """placky; calm
        Ten yards, fourth down, fifteen to go. That is the place for the three options once more.
        """
      Then Red has the ball on Red's 35
      And it is down 4

    Scenario: An FG lifts Red out of trouble
      When the dice show FG FG FG TD TD 10 against NG NG TO TO S P6
        """placky; glad
        That might: an FG carries the ball to the 50 from anywhere on your half.
        """
      Then Red has the ball on the 50
      And it is down 1

    Scenario: The third down is lost to the chip
      When the dice show 10 10 10 10 20 TD against NG NG NG NG S P6
        """placky; calm
        Four all, on third down. It is not yet the roll to fall out over.
        """
      And Blue spends the power chip
        """placky; calm
        Fourth down on the 25, and the chip in your hand. A punt, then.
        """
      Then it is down 4
      And Red holds the power chip

    Scenario: The third down is a gift
      When the dice show 10 10 10 10 20 TD against NG NG NG NG S P6
      And Blue keeps the power chip
        """placky; calm
        Your 35, fourth down.
        """
      Then Red has the ball on Red's 35
      And it is down 4

  @rule_S_09 @rule_S_13 @rule_S_27
  Rule: Four more to the end zone

    From the 50 on, ground buys no more downs.

    Background:
      Given Red has the ball on the 50
      And a fresh set of downs is behind them
        """placky; calm
        Midfield, first down, and you have had your fresh set. Fifty yards to Blue's goal line;
        the ten yards behind it are the end zone. Four downs for it, and not one more for being brave.
        """

    @s_S_27_a @s_S_26_a @rule_S_26
    Scenario: Red carries the ball over the goal line
      When the dice show 20 20 20 10 FG TD against NG NG P6 P6 S TO
        """placky; glad
        To Blue's 30. Second down.
        """
      Then Red has the ball on Blue's 30
      And it is down 2
      When the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 TO
        """placky; glad
        To Blue's 10. It is getting crowded.
        """
      Then Red has the ball on Blue's 10
      And it is down 3
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; glad
        Ten yards are all there is. A gain that reaches the goal line is a touchdown:
        seven points, and Blue begins on its 25.
        """
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      And ruling RS-6 was at work

    Scenario: Red is stopped ten yards out
      When the dice show 20 20 20 10 FG TD against NG NG P6 P6 S TO
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 TO
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; thinking
        Stopped on the 10. Fourth down, ten yards, three options; exercise 05 has an opinion on each.
        """
      Then it is down 4

    Scenario: The goal line holds by a chip
      When the dice show 20 20 20 10 FG TD against NG NG P6 P6 S TO
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 TO
      And the dice show 10 10 10 10 FG FG against NG NG NG NG P6 P6
        """placky; thinking
        Four all, and the ten yards are a touchdown. If Blue spends the chip, it is fourth down, and every tie is yours.
        """
      And Blue spends the power chip
        """placky; calm
        Stopped, fourth down. The chip is yours, for what may be the best moment to have one.
        """
      Then it is down 4
      And Red holds the power chip

    Scenario: The goal line falls by a chip
      When the dice show 20 20 20 10 FG TD against NG NG P6 P6 S TO
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 TO
      And the dice show 10 10 10 10 FG FG against NG NG NG NG P6 P6
      And Blue keeps the power chip
        """placky; glad
        Touchdown. The chip will be warm by now.
        """
      Then Red has 7 points

    Scenario: Red gains thirty yards in two downs
      When the dice show 20 20 20 10 FG TD against NG NG P6 P6 S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
        """placky; calm
        Blue's 20, third down. Twenty yards, two downs.
        """
      Then Red has the ball on Blue's 20
      And it is down 3

    Scenario: Red gains twenty yards, then none
      When the dice show 20 20 20 10 FG TD against NG NG P6 P6 S TO
      And the dice show 10 10 20 20 FG FG against NG NG NG S S P6
        """placky; calm
        Nothing. Third down on Blue's 30.
        """
      Then Red has the ball on Blue's 30
      And it is down 3

    @s_S_15_b
    Scenario: Ten yards bring no new downs
      When the dice show 10 10 10 10 20 TD against NG NG NG P6 P6 S
        """placky; calm
        Blue's 40, second down. No fresh set for it; that was the 50's business, and you have been there.
        """
      Then Red has the ball on Blue's 40
      And it is down 2

    Scenario: Red crosses the 50 a second time
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
        """placky; alarmed
        Sacked. Back to your own 40, on the wrong side of the middle. What happens when you cross it again?
        """
      Then Red has the ball on Red's 40
      And it is down 2
      And a fresh set of downs is behind them
      When the dice show 20 20 20 10 10 FG against NG NG S S TO P6
        """placky; dry
        You are on Blue's 40, and it is third down. One fresh set a drive; the 50 remembers you.
        """
      Then Red has the ball on Blue's 40
      And it is down 3
      And fresh downs happened never
      And ruling RS-8 was at work

    Scenario: An FG goes to the 50 a second time
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      And the dice show FG FG FG 10 10 TD against S S TO TO NG P6
        """placky; glad
        An FG is not ground. From your own half it goes to the 50 with four new downs, as often as you roll it.
        """
      Then Red has the ball on the 50
      And it is down 1
      And ruling RS-14 was at work

    Scenario: Red is back where it began
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      And the dice show 10 10 10 10 20 FG against NG NG NG S S P6
        """placky; calm
        Back on the 50, third down. Two rolls for no yards, all in all.
        """
      Then Red has the ball on the 50
      And it is down 3

    Scenario: Red gains nothing from the middle
      When the dice show 20 20 20 10 10 FG against NG NG NG NG S TO
        """placky; calm
        No gain, second down on the 50.
        """
      Then it is down 2

    Scenario: Red scores from the middle
      When the dice show TD TD TD 10 10 20 against NG NG TO TO S P6
        """placky; glad
        Fifty yards in one roll. It took longer to set up the dice.
        """
      Then Red has 7 points

    Scenario: Blue pays a chip for ten yards
      When the dice show 10 10 10 20 FG TD against NG NG NG TO TO S
        """placky; calm
        Three all. Ten yards for you, or the chip for you: Blue chooses which.
        """
      And Blue spends the power chip
        """placky; dry
        They have paid a chip for ten yards. You may want to thank them later, by means of the chip.
        """
      Then it is down 2
      And Red holds the power chip

    Scenario: Blue keeps the chip and loses ten yards
      When the dice show 10 10 10 20 FG TD against NG NG NG TO TO S
      And Blue keeps the power chip
        """placky; calm
        Ten yards, to Blue's 40.
        """
      Then Red has the ball on Blue's 40

    Scenario: Ten yards and ten yards bring no new downs either
      When the dice show 10 10 10 10 20 TD against NG NG NG P6 P6 S
      And the dice show 10 10 10 FG FG TD against NG NG TO TO P6 P6
        """placky; calm
        Blue's 30, third down. Two more tens will not reach the line; a kick from here would reach the posts four
        times in five.
        """
      Then Red has the ball on Blue's 30
      And it is down 3
      And fresh downs happened never

    Scenario: The chip keeps the ball, and a kick follows
      When the dice show 10 10 10 20 FG TD against NG NG NG TO TO S
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG P6 P6 S
        """placky; calm
        Blue's 40, third down, and the chip is yours.
        """
      Then Red has the ball on Blue's 40
      And it is down 3
      When the dice show 10 10 10 20 TD FG against TO TO TO NG NG S
        """placky; thinking
        A tie of ten yards and a turnover. Spend the chip: Blue's 30, fourth down. Keep it: the ball goes, and
        the chip stays.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; thinking
        Blue's 30, fourth down, and Blue has the chip. A kick needs forty yards, the end zone included; a
        touchdown needs thirty.
        """
      Then Red has the ball on Blue's 30
      And it is down 4
      When Red tries a field goal
        """placky; calm
        All your 10s and 20s are added up, and nobody wins the roll.
        """
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 TO
        """placky; glad
        Forty yards or more: three points, and Blue begins on its 25.
        """
      Then Red has 3 points
      And Blue has the ball on Blue's 25

    Scenario: The chip keeps the ball, and the kick falls short
      When the dice show 10 10 10 20 FG TD against NG NG NG TO TO S
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG P6 P6 S
      And the dice show 10 10 10 20 TD FG against TO TO TO NG NG S
      And Red spends the power chip
      And Red tries a field goal
      And the dice show 10 10 FG FG TD TD against NG NG NG P6 P6 TO
        """placky; dry
        Too short. Blue takes over where you kicked, on its 30, with the chip that you paid.
        """
      Then Blue has the ball on Blue's 30
      And Blue holds the power chip

    Scenario: The chip keeps the ball for one roll
      When the dice show 10 10 10 20 FG TD against NG NG NG TO TO S
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG P6 P6 S
      And the dice show 10 10 10 20 TD FG against TO TO TO NG NG S
      And Red spends the power chip
      And Red goes for it
        """placky; dry
        Thirty yards on one roll. A 20 will not do.
        """
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; alarmed
        No gain, and no more downs. Blue begins on its 30.
        """
      Then Blue has the ball on Blue's 30

    Scenario: The chip is dearer than the ball
      When the dice show 10 10 10 20 FG TD against NG NG NG TO TO S
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG P6 P6 S
      And the dice show 10 10 10 20 TD FG against TO TO TO NG NG S
      And Red keeps the power chip
        """placky; dry
        Blue's ball on its 40, your chip. Best play would toss a coin here: both are worth the same to a
        hundredth of a point.
        """
      Then Blue has the ball on Blue's 40
      And Red holds the power chip

  @rule_S_08 @rule_S_09 @rule_S_13 @rule_S_17 @rule_S_18 @rule_S_21 @rule_S_27
  Rule: A whole drive

    From the 25 to points, with everything that lies in wait.

    Background:
      Given Red has the ball on Red's 25
        """placky; calm
        One drive from beginning to end. Each roll may be the last of it, so look twice at those that are not.
        """

    Scenario: Red drives and kicks
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
        """placky; calm
        Your 35, second down. So far the plan and the drive are the same thing.
        """
      Then Red has the ball on Red's 35
      When the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
        """placky; calm
        No gain. Third down, fifteen to go; the plan is revised.
        """
      Then Red has the ball on Red's 35
      And it is down 3
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
        """placky; thinking
        Your 45. Fourth down, five yards short. A punt is safe; you may also wish to know what is not.
        """
      Then Red has the ball on Red's 45
      And it is down 4
      When Red goes for it
        """placky; calm
        Any yards at all will do.
        """
      And the dice show 10 10 10 10 20 20 against NG NG NG S S P6
        """placky; glad
        Blue's 45, and four new downs. You are further into the drive than most.
        """
      Then Red has the ball on Blue's 45
      And it is down 1
      When the dice show 10 10 10 10 10 20 against NG NG NG NG S P6
        """placky; calm
        Blue's 35, second down.
        """
      Then Red has the ball on Blue's 35
      And it is down 2
      When the dice show 10 10 10 20 FG TD against NG NG NG NG NG P6
        """placky; calm
        No gain. Third down.
        """
      Then it is down 3
      When the dice show 10 10 10 10 FG FG against TO TO P6 P6 NG S
        """placky; thinking
        Blue's 25, fourth down. One 10 is not enough for the line;
        for the kick your 10s and 20s must make thirty-five, the end zone included.
        """
      Then Red has the ball on Blue's 25
      And it is down 4
      When Red tries a field goal
        """placky; calm
        Now every 10 and every 20 counts, and nobody wins the roll.
        """
      And the dice show 10 10 FG FG 20 TD against NG NG NG P6 P6 S
        """placky; glad
        Forty, and thirty-five were asked for. Three points, and Blue begins on its 25.
        """
      Then Red has 3 points
      And Blue has the ball on Blue's 25

    @s_S_27_c
    Scenario: Red drives and misses
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red goes for it
      And the dice show 10 10 10 10 20 20 against NG NG NG S S P6
      And the dice show 10 10 10 10 10 20 against NG NG NG NG S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG NG P6
      And the dice show 10 10 10 10 FG FG against TO TO P6 P6 NG S
      And Red tries a field goal
      And the dice show 10 10 10 FG FG TD against NG NG NG P6 P6 TO
        """placky; dry
        Thirty, and thirty-five were asked for. The ball comes down in the end zone, which is no use to a kick.
        Blue takes over on its 25.
        """
      Then Blue has the ball on Blue's 25
      And Red has 0 points

    Scenario: Red drives, dares and is fifteen yards short
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red goes for it
      And the dice show 10 10 10 10 20 20 against NG NG NG S S P6
      And the dice show 10 10 10 10 10 20 against NG NG NG NG S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG NG P6
      And the dice show 10 10 10 10 FG FG against TO TO P6 P6 NG S
      And Red goes for it
        """placky; dry
        Twenty-five yards, and three points that nobody wanted. Very well.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
        """placky; alarmed
        Ten of twenty-five. Blue takes over on its 15.
        """
      Then Blue has the ball on Blue's 15

    Scenario: Red drives, dares and is stopped
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red goes for it
      And the dice show 10 10 10 10 20 20 against NG NG NG S S P6
      And the dice show 10 10 10 10 10 20 against NG NG NG NG S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG NG P6
      And the dice show 10 10 10 10 FG FG against TO TO P6 P6 NG S
      And Red goes for it
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG TO P6
        """placky; alarmed
        No gain. Blue takes over on its 25.
        """
      Then Blue has the ball on Blue's 25

    Scenario: Red drives, dares and scores
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red goes for it
      And the dice show 10 10 10 10 20 20 against NG NG NG S S P6
      And the dice show 10 10 10 10 10 20 against NG NG NG NG S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG NG P6
      And the dice show 10 10 10 10 FG FG against TO TO P6 P6 NG S
      And Red goes for it
      And the dice show TD TD TD 10 10 20 against NG NG TO TO S P6
        """placky; glad
        A touchdown. The bold are sometimes right; it encourages them.
        """
      Then Red has 7 points
      And Blue has the ball on Blue's 25

    Scenario: The drive stalls on Blue's 35
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red goes for it
      And the dice show 10 10 10 10 20 20 against NG NG NG S S P6
      And the dice show 10 10 10 10 10 20 against NG NG NG NG S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG NG P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG TO P6
        """placky; thinking
        Fourth down on the 35. You have read what is coming.
        """
      Then it is down 4

    Scenario: The drive rolls on
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red goes for it
      And the dice show 10 10 10 10 20 20 against NG NG NG S S P6
      And the dice show 10 10 10 10 10 20 against NG NG NG NG S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
        """placky; glad
        Blue's 25, third down. It is going well; I shall say no more.
        """
      Then Red has the ball on Blue's 25
      And it is down 3

    Scenario: The drive takes a breath
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red goes for it
      And the dice show 10 10 10 10 20 20 against NG NG NG S S P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG TO TO
        """placky; calm
        No gain. Second down on Blue's 45, three left for it.
        """
      Then it is down 2

    Scenario: The drive ends on downs
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red goes for it
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
        """placky; dry
        None. Blue has the ball on your 45.
        """
      Then Blue has the ball on Red's 45

    Scenario: The drive ends by the chip
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red goes for it
      And the dice show 10 10 10 20 20 FG against NG NG NG S TO P6
        """placky; thinking
        A tie with the drive in the balance.
        """
      And Blue spends the power chip
        """placky; calm
        The ball for the chip. It is a fair trade only once you have won a tie with it.
        """
      Then Blue has the ball on Red's 45
      And Red holds the power chip

    Scenario: The drive lives by the chip
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red goes for it
      And the dice show 10 10 10 20 20 FG against NG NG NG S TO P6
      And Blue keeps the power chip
        """placky; glad
        Over the 50. Blue keeps the chip and loses sight of the ball.
        """
      Then Red has the ball on Blue's 45

    Scenario: The drive ends in a punt
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red punts
        """placky; calm
        The safe way. It is safe for both.
        """
      And the dice show 10 10 FG FG 20 TD against S S S NG NG TO
        """placky; calm
        Blue begins on its 15, and you have the defence dice.
        """
      Then Blue has the ball on Blue's 15

    Scenario: The drive ends in a fine punt
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red punts
      And the dice show 20 20 FG FG 10 TD against NG NG NG S TO P6
        """placky; glad
        Blue begins on its 5. It could hardly be better placed.
        """
      Then Blue has the ball on Blue's 5

    Scenario: The drive ends in a touchback
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And Red punts
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
        """placky; dry
        Into the end zone and out on the 25. A shorter one would have gone further.
        """
      Then Blue has the ball on Blue's 25

    Scenario: The drive ends in two stops
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG S TO
      And the dice show 10 10 10 FG FG TD against NG NG NG NG TO P6
        """placky; thinking
        Fourth down, fifteen yards to go. The first walkthrough has been there.
        """
      Then it is down 4

    Scenario: The drive goes as planned
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 10 FG TD against NG NG NG S TO P6
        """placky; glad
        Your 45, third down. Five yards to go, and the plan still holds.
        """
      Then Red has the ball on Red's 45
      And it is down 3

    Scenario: The drive begins with nothing
      When the dice show 10 10 10 TD TD 20 against NG NG NG NG TO P6
        """placky; calm
        No gain. Second down, and no further from home than before.
        """
      Then it is down 2

    Scenario: The drive ends before it begins
      When the dice show 10 10 FG FG 20 TD against TO TO TO NG NG S
        """placky; dry
        Turnover on the first roll. It was a drive in the sense in which a fall is a journey.
        """
      Then Blue has the ball on Red's 25

    Scenario: The drive begins with a chip
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
        """placky; calm
        A tie for a start: ten yards, or the chip. Think as Blue.
        """
      And Blue spends the power chip
        """placky; calm
        Second down on the 25, and you have the chip for the rest of the way.
        """
      Then it is down 2
      And Red holds the power chip

    Scenario: The drive begins with ten yards
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue keeps the power chip
        """placky; calm
        Ten yards, and the chip stays where it can be seen.
        """
      Then Red has the ball on Red's 35

    Scenario: The drive is the plan
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 10 FG TD against NG NG NG S TO P6
      And the dice show 10 10 10 FG FG TD against NG NG TO TO P6 P6
        """placky; glad
        Blue's 45, first down, without a down wasted. I have no advice; it is an odd feeling.
        """
      Then Red has the ball on Blue's 45
      And it is down 1
      When the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
        """placky; thinking
        An FG past the 50. Three points now, or Blue's 20 and second down.
        """
      Then Red decides on the field goal
      When Red takes the three points
        """placky; calm
        Three points, and Blue begins on its 25. Four rolls; most drives take longer to get nowhere.
        """
      Then Red has 3 points
      And Blue has the ball on Blue's 25

    Scenario: The drive wants more than three points
      When the dice show 10 10 10 10 20 FG against NG NG NG TO TO S
      And the dice show 10 10 10 10 FG TD against NG NG NG S TO P6
      And the dice show 10 10 10 FG FG TD against NG NG TO TO P6 P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
        """placky; calm
        Blue's 20, second down: three tries for seven points, and the three points are still a kick away.
        """
      Then Red has the ball on Blue's 20
      And it is down 2
      And Red has 0 points

    Scenario: The drive begins with nothing and recovers
      When the dice show 10 10 10 TD TD 20 against NG NG NG NG TO P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Your 35, third down, fifteen to go.
        """
      Then Red has the ball on Red's 35
      And it is down 3
      When the dice show 10 10 10 10 FG FG against NG NG NG TO TO P6
        """placky; thinking
        Your 45, fourth down, five yards short, as it so often is.
        The long drive has stood on this spot too, and there the next word is yours.
        """
      Then Red has the ball on Red's 45
      And it is down 4

    Scenario: The drive uses the gift
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue keeps the power chip
      And the dice show 10 10 10 10 FG TD against NG NG TO TO P6 P6
        """placky; calm
        Your 45, third down.
        """
      Then Red has the ball on Red's 45
      And it is down 3
      When the dice show 10 10 10 FG FG 20 against NG NG TO TO P6 P6
        """placky; glad
        Blue's 45, first down. You have gone thirty yards, and Blue still has its chip to look at.
        """
      Then Red has the ball on Blue's 45
      And it is down 1
      And Blue holds the power chip

    Scenario: The drive goes on with a chip
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Your 35, third down, fifteen yards to the 50. The next tie is yours to settle, and there is one in every three
        rolls or so.
        """
      Then Red has the ball on Red's 35
      And it is down 3
      And Red holds the power chip

    Scenario: The drive is bought and finished
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG NG S TO P6
        """placky; thinking
        There it is: twenty yards against none. Spent, you are over the 50 with four new downs. Kept, it is
        fourth down, and the chip is yours still.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; calm
        Blue's 45, first down. The chip is Blue's again.
        """
      Then Red has the ball on Blue's 45
      And Blue holds the power chip
      When the dice show 10 10 10 10 20 FG against NG NG NG S S P6
        """placky; calm
        Blue's 35, second down.
        """
      Then Red has the ball on Blue's 35
      When the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
        """placky; thinking
        An FG past the 50: three points now, or Blue's 10 and third down.
        """
      Then Red decides on the field goal
      When Red declines the field goal
        """placky; calm
        Ten yards to go and two downs for them. A kick from here would need twenty.
        """
      Then Red has the ball on Blue's 10
      And it is down 3
      When the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
        """placky; thinking
        A tie for a touchdown. If Blue spends its chip, it is fourth down, and the next tie is yours.
        """
      Then Blue decides on the chip
      When Blue spends the power chip
        """placky; thinking
        Fourth down on Blue's 10, and you have the chip: now a tie is a touchdown too. The kick is nearly sure.
        Seven, or three?
        """
      Then it is down 4
      And Red holds the power chip
      When Red goes for it
        """placky; calm
        Any win will do, and any tie.
        """
      And the dice show 10 10 10 10 20 20 against NG NG NG S TO P6
        """placky; glad
        Over the line. Seven points, and the chip is still yours: the whole of a drive.
        """
      Then Red has 7 points
      And Red holds the power chip

    Scenario: The drive is bought and stopped on the 10
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 10 10 10 10 20 FG against NG NG NG S S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And Red goes for it
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; dry
        No gain. Blue begins on its 10, and the chip is yours. It was the better bet, and it has lost; bets do
        not know which they are.
        """
      Then Blue has the ball on Blue's 10
      And Red holds the power chip

    Scenario: The drive is bought and ends in a kick
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 10 10 10 10 20 FG against NG NG NG S S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And Red tries a field goal
        """placky; calm
        Twenty yards, the end zone included.
        """
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
        """placky; calm
        Good. Three points, and the chip to defend them with.
        """
      Then Red has 3 points
      And Red holds the power chip

    Scenario: Blue keeps the chip and gives up the drive
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 10 10 10 10 20 FG against NG NG NG S S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue keeps the power chip
        """placky; glad
        Touchdown. Blue has kept its chip, and has the ball next; you have seven points.
        """
      Then Red has 7 points
      And Blue holds the power chip

    Scenario: The drive is bought for three points
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 10 10 10 10 20 FG against NG NG NG S S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
        """placky; calm
        Three points at once. Two downs ten yards from the line were on offer; compare them below.
        """
      Then Red has 3 points

    Scenario: The drive is not bought
      When the dice show 10 10 10 FG FG TD against NG NG NG S S TO
      And Blue spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
        """placky; calm
        Fourth down on your 35, with the chip. You would punt, and every tie of Blue's drive would be yours.
        """
      Then it is down 4
      And Red holds the power chip
