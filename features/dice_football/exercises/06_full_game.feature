@rule_S_02 @rule_S_03 @rule_S_04 @rule_S_26
Feature: Full game

  A whole game, from the toss to twenty-one points.
  Its dice fell once and were written down, so most of it you only follow. Where it hung by a decision or a single roll, it is yours.

  @rule_S_01 @rule_S_05 @rule_S_06 @rule_S_07 @rule_S_08 @rule_S_09 @rule_S_10 @rule_S_11 @rule_S_13 @rule_S_15 @rule_S_16 @rule_S_17 @rule_S_21 @rule_S_22 @rule_S_27
  Rule: First to twenty-one

    Two teams, twelve dice, a chip, and no score as yet.

    Background:
      Given the game is about to begin
        """placky; calm
        Twelve dice, one chip, no score. The power chip is flipped first, with a side for each team.
        The winner of the flip begins on offence or on defence, as it likes; the defence begins with the chip.
        """

    Scenario: Red declines the first points of the game
      When the power chip lands on Red's side
        """placky; thinking
        Yours. Offence means the ball on your 25. Defence means the power chip, and the ball later.
        """
      Then Red decides on the toss
      And the options are offence, defence
      When Red chooses offence
        """placky; calm
        Your ball on your own 25, first down, offence dice. Blue has the other six and the chip.
        Twenty-one points win.
        """
      Then Red has the ball on Red's 25
      And it is down 1
      And Blue holds the power chip
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Four 10s, your 35, second down. As openings go, it does.
        """
      Then Red has the ball on Red's 35
      When the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; glad
        Twenty yards, over the 50: Blue's 45, four new downs.
        """
      Then Red has the ball on Blue's 45
      And it is down 1
      When the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; calm
        No gain. Second down.
        """
      Then it is down 2
      When the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
        """placky; thinking
        An FG on Blue's half. Three points and Blue's ball, or twenty-five yards and third down.
        """
      Then Red decides on the field goal
      When Red declines the field goal
        """placky; dry
        Blue's 20, third down, nothing on the board. It may become a better game than this one; it was not played.
        """
      Then Red has the ball on Blue's 20
      And it is down 3

    Scenario: Blue saves the chip on its first drive
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
        """placky; calm
        Three to nothing. Blue takes the offence dice and begins on its 25.
        """
      Then Red has 3 points
      And Blue has the ball on Blue's 25
      When the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
        """placky; thinking
        The first tie. Blue holds the chip, as the defence it once was, and needs ten yards as the offence that it is.
        """
      Then Blue decides on the chip
      When Blue keeps the power chip
        """placky; calm
        No gain, and the chip stays with Blue. A patient team. In the game that was played they were not.
        """
      Then Blue has the ball on Blue's 25
      And Blue holds the power chip

    Scenario: Red saves the chip from a touchdown
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
        """placky; calm
        Ten yards for Blue, the chip for you. Remember it.
        """
      Then Blue has the ball on Blue's 35
      And Red holds the power chip
      When the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
        """placky; alarmed
        A touchdown from sixty-five yards. Three to seven.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      When the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
        """placky; thinking
        And a tie with a touchdown in it, yours this time. Do you remember where the chip is?
        """
      Then Red decides on the chip
      When Red keeps the power chip
        """placky; dry
        No gain, three to seven. You have the chip and a good memory of what it was for.
        """
      Then Red has 3 points
      And it is down 2

    @s_S_02_a @s_S_02_b
    Scenario: Red wins with a touchdown on the last down
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
        """placky; glad
        Seven points for ten yards of Blue's. Ten to seven, and the chip has gone home.
        """
      Then Red has 10 points
      And Blue holds the power chip
      When the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
        """placky; glad
        Turnover. Your ball on Blue's 25. You are past the 50, so it is four downs and no fresh set.
        """
      Then Red has the ball on Blue's 25
      And a fresh set of downs is behind them
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Blue's 15, second down.
        """
      Then Red has the ball on Blue's 15
      When the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
        """placky; glad
        Over the line. Seventeen to seven; one more touchdown would be the last.
        """
      Then Red has 17 points
      And Blue has the ball on Blue's 25
      When the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
        """placky; calm
        Blue's 45. They have looked at the score and found their legs.
        """
      Then Blue has the ball on Blue's 45
      When the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
        """placky; alarmed
        Touchdown. Seventeen to fourteen, and both of you are one of those away.
        """
      Then Blue has 14 points
      And Red has the ball on Red's 25
      When the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
        """placky; calm
        Your 45. It gets quiet about now.
        """
      Then Red has the ball on Red's 45
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Over the 50. First down on Blue's 45.
        """
      Then Red has the ball on Blue's 45
      And it is down 1
      When the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
        """placky; glad
        Blue's 25, second down.
        """
      Then Red has the ball on Blue's 25
      When the dice show 20 20 20 10 FG TD against NG NG S S TO TO
        """placky; glad
        Blue's 5, third down.
        """
      Then Red has the ball on Blue's 5
      When the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
        """placky; thinking
        Stopped. Fourth down on Blue's 5, seventeen to fourteen. A field goal makes it twenty.
        I mention that twenty-one is the number.
        """
      Then it is down 4
      And Red decides on the fourth down
      When Red goes for it
        """placky; thinking
        One roll for the game. Any gain wins it.
        """
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
        """placky; glad
        Over the line: twenty-four to fourteen, and it ends here, in the middle of everything. Shake hands.
        I had prepared a speech for the other case; it will keep.
        """
      Then Red has 24 points
      And Red wins the game

    Scenario: Red is stopped five yards from the game
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red goes for it
      And the dice show 10 10 10 FG FG TD against NG NG NG NG TO P6
        """placky; alarmed
        Stopped five yards short. Blue's ball, ninety-five yards to go, seven points from the end. You have not lost.
        Sit straight.
        """
      Then Blue has the ball on Blue's 5
      And the game goes on

    Scenario: Blue wins with an interception
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red goes for it
      And the dice show 10 10 FG FG TD TD against P6 P6 P6 TO TO NG
        """placky; alarmed
        Intercepted on the line and carried the whole field. Fourteen and seven are twenty-one. Shake hands.
        """
      Then Blue has 21 points
      And Blue wins the game

    Scenario: The chip keeps Blue in the game
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red goes for it
      And the dice show 10 10 10 10 20 FG against NG NG NG NG TO P6
        """placky; thinking
        Four against four, for the game. The chip is Blue's. I should not think they will be long.
        """
      And Blue spends the power chip
        """placky; calm
        They were not. Blue's ball on its 5, your chip, and the game goes on.
        """
      Then Blue has the ball on Blue's 5
      And Red holds the power chip
      And the game goes on

    Scenario: Blue loses with the chip in its hand
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red goes for it
      And the dice show 10 10 10 10 20 FG against NG NG NG NG TO P6
      And Blue keeps the power chip
        """placky; glad
        They have kept it, and may take it home with them. Twenty-four to fourteen.
        """
      Then Red has 24 points
      And Red wins the game

    Scenario: Red is one point short
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
        """placky; calm
        Fifteen yards are needed. It will be good; the question was never whether.
        """
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
        """placky; thinking
        Good. Twenty to fourteen, and Blue has the ball.
        You have twenty points, and whatever happens from here happens to you.
        """
      Then Red has 20 points
      And Blue has the ball on Blue's 25
      And the game goes on
      When the dice show TD TD TD 10 20 FG against NG NG S S TO P6
        """placky; alarmed
        A touchdown. Twenty-one to twenty. You had all the points but one.
        """
      Then Blue wins the game

    Scenario: Red wins without the ball
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
        """placky; glad
        A pick six, and it is yours. Twenty-seven to fourteen, without the ball in hand. Shake hands, modestly.
        """
      Then Red has 27 points
      And Red wins the game

    Scenario: Blue comes on, six points behind
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
      And the dice show 10 10 10 10 FG TD against NG NG NG S S P6
        """placky; calm
        Ten yards for Blue, second down. Twenty points need one more of anything; even a safety would do.
        """
      Then Blue has the ball on Blue's 35
      And the game goes on

    Scenario: Blue is stopped, six points behind
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
        """placky; calm
        No gain. Second down on Blue's 25, and nobody in the room is sitting.
        """
      Then the game goes on

    Scenario: Blue pays for ten yards, six points behind
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
      And the dice show 10 10 10 TD TD FG against NG NG NG TO TO P6
        """placky; thinking
        A tie. The chip came back to Blue with your first touchdown, and here is a use for it.
        """
      And Blue spends the power chip
        """placky; calm
        Ten yards, second down. The chip is yours for whatever comes.
        """
      Then Blue has the ball on Blue's 35
      And Red holds the power chip

    Scenario: Blue waits, six points behind
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
      And the dice show 10 10 10 TD TD FG against NG NG NG TO TO P6
      And Blue keeps the power chip
        """placky; calm
        No gain, second down. They are saving it for a tie that is worth the game.
        """
      Then Blue has the ball on Blue's 25
      And Blue holds the power chip

    Scenario: Red kicks, and it is not over
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
      And the dice show 10 10 10 10 10 TD against NG NG NG TO TO S
        """placky; calm
        Good as well: twenty to fourteen, and Blue begins on its 25. The kick of forty shows how it may go on.
        """
      Then Red has 20 points
      And the game goes on

    Scenario: Red helps itself on the last down
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show TD TD TD 20 20 10 against NG NG NG P6 P6 S
      And Red spends the power chip
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S TO P6
      And the dice show 20 20 20 TD TD 10 against NG NG S S P6 P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 20 10 10 against NG NG NG P6 P6 S
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red takes the three points
        """placky; dry
        A rolled FG would give you that choice. On fourth down you declare a kick and roll for it.
        """
      Then rule S-17 forbids it

    @s_S_03_c
    Scenario: Red begins on defence
      When the power chip lands on Red's side
      And Red chooses defence
        """placky; calm
        Blue's ball, your chip. Best play begins like this:
        with our dice the chip is worth more than going first. The game that was played began the other way.
        """
      Then Blue has the ball on Blue's 25
      And Red holds the power chip
      And the defence dice are Red's

    @s_S_03_a @s_S_03_b
    Scenario: Blue begins on defence
      When the power chip lands on Blue's side
        """placky; calm
        Blue's side is up, so Blue chooses.
        """
      Then Blue decides on the toss
      When Blue chooses defence
        """placky; calm
        Blue takes the chip and the defence dice; you begin with the ball on your 25.
        The game that was played begins there too.
        """
      Then Red has the ball on Red's 25
      And Blue holds the power chip

    Scenario: Blue begins on offence
      When the power chip lands on Blue's side
      And Blue chooses offence
        """placky; calm
        Blue takes the ball. The chip is yours, which is not the worse half.
        """
      Then Blue has the ball on Blue's 25
      And Red holds the power chip
