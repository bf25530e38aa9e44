@rule_S_02 @rule_S_03 @rule_S_04 @rule_S_26
Feature: Full game

  Whole games, from the toss to twenty-one points.

  Their dice fell once and were written down, so most of it you only follow. Where a game hung by a decision or a single roll, it is yours; a game that was not played so may stop short of twenty-one.

  @rule_S_01 @rule_S_05 @rule_S_06 @rule_S_07 @rule_S_08 @rule_S_09 @rule_S_10 @rule_S_11 @rule_S_13 @rule_S_15 @rule_S_16 @rule_S_17 @rule_S_18 @rule_S_21 @rule_S_22 @rule_S_27
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
        A game was played from either, to the end. Which is worth more to you?
        ?
        The offence has 75 yards to go. The defence has the chip, which settles the first tie. Who is more likely to score next?
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
        One of the two goes on to the end of the game. The other goes on to the end of this drive, which may be enough.
        """
      Then Red decides on the field goal
      When Red declines the field goal
        """placky; dry
        Blue's 20, third down, nothing on the board. You have swapped three points for a view of seven.
        """
      Then Red has the ball on Blue's 20
      And it is down 3
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; thinking
        Blue's 10, fourth down. Ten yards are a touchdown; for the kick you need twenty in all, and the kick
        seldom fails.
        """
      Then Red has the ball on Blue's 10
      And it is down 4
      When Red tries a field goal
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
        """placky; dry
        Forty, where twenty would do. Three points: the same three that you left lying two rolls ago.
        Blue begins on its 25 with the chip, which is where the long game stands too. Go back and take them;
        it goes on.
        """
      Then Red has 3 points
      And Blue has the ball on Blue's 25
      And Blue holds the power chip

    Scenario: Red declines the points and is stopped ten yards out
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And Red goes for it
        """placky; calm
        Three points would be likely and seven are possible. You have made this choice once already today.
        """
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; alarmed
        No gain. Blue takes over on its 10, and the board still says nothing to nothing.
        Twice three points, had you cared for them.
        """
      Then Blue has the ball on Blue's 10
      And Red has 0 points
      And the game goes on

    Scenario: Red declines the points and has seven
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And Red goes for it
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; glad
        Touchdown. Seven points instead of three. It was a little the better bet, and it has won; bets do not know
        which they are.
        """
      Then Red has 7 points
      And Blue has the ball on Blue's 25

    Scenario: Red declines the points and meets the chip
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And Red goes for it
      And the dice show 10 10 10 10 FG FG against NG NG NG NG S P6
        """placky; thinking
        Four all on the last down, ten yards from the line. This is what a defence keeps a chip for.
        """
      Then the roll is a tie of 4
      When Blue spends the power chip
        """placky; dry
        And what it spends it for. Blue's ball on its 10; the chip is yours, as a keepsake.
        """
      Then Blue has the ball on Blue's 10
      And Red holds the power chip

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
        Blue's decision: spent, the chip brings the ten yards; kept, it is there for the next tie.
        """
      Then Blue decides on the chip
      When Blue keeps the power chip
        """placky; calm
        No gain, and the chip stays with Blue. A patient team; in the game that was played they were not.
        """
      Then Blue has the ball on Blue's 25
      And Blue holds the power chip
      When the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; calm
        Twenty yards, to their 45. Third down.
        """
      Then Blue has the ball on Blue's 45
      And it is down 3
      When the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; glad
        You stop them five yards short. Patience often looks like this at first.
        """
      Then it is down 4
      When Blue punts
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 TO
        """placky; calm
        Forty yards, to your 15. You lead by three and have the ball. Blue has a chip as good as new, and was right to keep it.
        """
      Then Red has the ball on Red's 15
      And Red has 3 points
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
        And a tie with a touchdown in it, yours this time, and so is the chip. Spent, it is seven points.
        Kept, it is second down and a chip.
        """
      Then Red decides on the chip
      When Red keeps the power chip
        """placky; dry
        No gain, three to seven. You have the chip and a good memory of what it was for.
        """
      Then Red has 3 points
      And it is down 2
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Your 35, third down, fifteen yards to the 50.
        """
      Then Red has the ball on Red's 35
      When the dice show 10 10 10 10 20 TD against NG NG NG NG S P6
        """placky; thinking
        A tie again, for ten of the fifteen yards. The last one was for a touchdown.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; dry
        Ten yards, fourth down, five short. You have bought ten yards with what would have paid for seven points.
        The game that was played is on the other side of that roll.
        """
      Then Red has the ball on Red's 45
      And it is down 4
      And Blue holds the power chip

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
        Stopped. Fourth down on Blue's 5, seventeen to fourteen. A field goal makes it twenty, and the ball Blue's.
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
        Four against four, for the game. The chip is Blue's, and so is the game if it forgets it. It does not.
        """
      And Blue spends the power chip
        """placky; calm
        Blue's ball on its 5, your chip, and the game goes on.
        """
      Then Blue has the ball on Blue's 5
      And Red holds the power chip
      And the game goes on

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
        Fifteen yards are needed. It will be good, or as good as; the question was never whether.
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
        The game was played otherwise; we leave them here.
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
        The game was played otherwise; we leave them here.
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
        The game was played otherwise; we leave them here.
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
        The game was played otherwise; we leave them here.
        """
      Then Blue has the ball on Blue's 25
      And Blue holds the power chip

    @s_S_03_a @s_S_03_b @s_S_03_c
    Scenario: Red wins the game that it began without the ball
      When the power chip lands on Red's side
      And Red chooses defence
        """placky; calm
        Blue's ball on its 25, the defence dice and the chip for you. You start without the ball and with the
        better half.
        Twenty-one points win.
        """
      Then Blue has the ball on Blue's 25
      And Red holds the power chip
      And the defence dice are Red's
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Ten yards for Blue. Second down on its 35.
        """
      Then Blue has the ball on Blue's 35
      When the dice show TD TD TD 10 10 20 against NG NG NG S S P6
        """placky; thinking
        A tie, and Blue's play is a touchdown. The chip is in your hand, and it is only the second roll.
        Spend it and nothing happens; keep it and seven points do.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; calm
        Seven points have not happened. Third down, and Blue has the chip now.
        """
      Then Blue has 0 points
      And it is down 3
      And Blue holds the power chip
      When the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; calm
        Twenty yards, over the 50 to your 45. Four new downs for them.
        """
      Then Blue has the ball on Red's 45
      And it is down 1
      When the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; calm
        No gain. That was yours; one is allowed to be pleased with it.
        """
      Then it is down 2
      When the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
        """placky; glad
        Turnover. Your ball on your 45, and the offence dice come over to you.
        """
      Then Red has the ball on Red's 45
      And it is down 1
      When the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; glad
        Over the 50 at once. Blue's 35, first down.
        """
      Then Red has the ball on Blue's 35
      And it is down 1
      When the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
        """placky; glad
        Touchdown. Seven to nothing, Blue's ball.
        """
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      When the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
        """placky; glad
        A pick six on their first try. Fourteen to nothing. Blue begins again on its 25; the dice stay where they are.
        """
      Then Red has 14 points
      And Blue has the ball on Blue's 25
      When the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
        """placky; alarmed
        Touchdown for Blue from seventy-five yards. I had started on a speech.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Your 35, second down, fourteen to seven.
        """
      Then Red has the ball on Red's 35
      When the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
        """placky; glad
        To the 50, first down.
        """
      Then Red has the ball on the 50
      And it is down 1
      When the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; glad
        Blue's 30, second down.
        """
      Then Red has the ball on Blue's 30
      When the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; calm
        Stopped. Third down.
        """
      Then it is down 3
      When the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
        """placky; thinking
        And stopped again. Fourth down on Blue's 30: forty yards for a kick, thirty for a touchdown.
        """
      Then Red decides on the fourth down
      And it is down 4
      When Red tries a field goal
        """placky; calm
        Forty, the end zone included.
        """
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 TO
        """placky; glad
        Forty to the yard. Seventeen to seven.
        """
      Then Red has 17 points
      And Blue has the ball on Blue's 25
      When the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
        """placky; alarmed
        Touchdown. Seventeen to fourteen. They need long to wake, and then not long.
        """
      Then Blue has 14 points
      And Red has the ball on Red's 25
      When the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; calm
        Your 45, second down.
        """
      Then Red has the ball on Red's 45
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Over the 50. Blue's 45, first down.
        """
      Then Red has the ball on Blue's 45
      And it is down 1
      When the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; glad
        Blue's 25.
        """
      Then Red has the ball on Blue's 25
      When the dice show 20 20 20 10 FG TD against NG NG S S TO TO
        """placky; thinking
        Blue's 5, third down. Any gain is a touchdown, and the touchdown is the game.
        """
      Then Red has the ball on Blue's 5
      And it is down 3
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; glad
        Over the line: twenty-four to fourteen. Shake hands. You began without the ball and end without needing it.
        """
      Then Red has 24 points
      And Red wins the game

    Scenario: Red wins on the very last down
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 TO
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; thinking
        Stopped. Fourth down on Blue's 5. The kick makes twenty, and twenty is not twenty-one.
        """
      Then it is down 4
      When Red goes for it
        """placky; calm
        One more roll, then. The chip is Blue's, in case you had hoped to forget it.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; glad
        Over the line on the last down: twenty-four to fourteen. It is over. You may sit.
        """
      Then Red has 24 points
      And Red wins the game

    Scenario: Red is stopped for the last time
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 TO
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And Red goes for it
      And the dice show 10 10 10 FG FG TD against NG NG NG NG TO P6
        """placky; alarmed
        Stopped. Blue's ball, ninety-five yards from the only end zone that it wants, and you lead by three.
        There are worse ways of not having won.
        """
      Then Blue has the ball on Blue's 5
      And the game goes on

    Scenario: The chip comes back in time
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 TO
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 20 20 20 10 FG TD against NG NG S S TO TO
      And the dice show 10 10 10 10 20 FG against NG NG NG NG TO P6
        """placky; thinking
        Four all, and your play is the game. The chip is Blue's, and Blue can count.
        """
      Then the roll is a tie of 4
      And Blue decides on the chip
      When Blue spends the power chip
        """placky; dry
        Spent. Fourth down, and the chip has come back to you.
        """
      Then it is down 4
      And Red holds the power chip
      When Red goes for it
        """placky; calm
        With the chip in hand a tie is as good as a win. So is a win.
        """
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
        """placky; thinking
        Three all. It is as though they had been asked.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; glad
        Ten yards, five of which there were. Twenty-four to fourteen, by the chip that you began with. Shake hands.
        """
      Then Red has 24 points
      And Red wins the game

    Scenario: Red's kick falls short
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red tries a field goal
      And the dice show 10 10 FG FG TD TD against NG NG NG S TO P6
        """placky; dry
        Twenty of the forty. Blue takes over on its 30, fourteen to seven. Four kicks in five are good from
        here; this was the other one.
        """
      Then Blue has the ball on Blue's 30
      And Red has 14 points
      And the game goes on

    Scenario: Red goes for it thirty yards out
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red goes for it
        """placky; dry
        Thirty yards. A 20 would not do it.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; alarmed
        Ten of the thirty. Blue takes over on its 20, and three points have been saved for nobody.
        """
      Then Blue has the ball on Blue's 20
      And Red has 14 points

    Scenario: Red is stopped thirty yards out
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG NG TO
      And Red goes for it
      And the dice show 10 10 10 FG FG TD against NG NG NG NG S P6
        """placky; alarmed
        No gain, no points. Blue's ball on its 30.
        """
      Then Blue has the ball on Blue's 30
      And Red has 14 points

    Scenario: Red keeps the chip and answers
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Red keeps the power chip
        """placky; dry
        Nothing to seven, and a chip. You will have to find a better tie than that one.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Your 35, second down.
        """
      Then Red has the ball on Red's 35
      When the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
        """placky; glad
        An FG on your own half: the 50, four new downs.
        """
      Then Red has the ball on the 50
      And it is down 1
      When the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
        """placky; glad
        Seven all, and you still have the chip. You have got away with it; the long game lies behind the other choice.
        """
      Then Red has 7 points
      And Red holds the power chip
      And the game goes on

    Scenario: Red loses the toss and wins the game
      When the power chip lands on Blue's side
        """placky; calm
        Blue's side is up, so Blue chooses, and you wait.
        """
      Then Blue decides on the toss
      When Blue chooses defence
        """placky; calm
        Blue takes the chip and the defence dice, as it should: with our dice they are worth more than the ball.
        The ball on your 25 is what remains. Twenty-one points win.
        """
      Then Red has the ball on Red's 25
      And Blue holds the power chip
      When the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; glad
        Your 45. It begins better than the toss did.
        """
      Then Red has the ball on Red's 45
      When the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
        """placky; alarmed
        Picked off and carried back. Nothing to seven. You begin again on your 25.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      When the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
        """placky; glad
        Seventy-five yards. Seven all; nobody has needed the downs so far.
        """
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
        """placky; glad
        Sacked on their first try, back to their 15.
        """
      Then Blue has the ball on Blue's 15
      When the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
        """placky; glad
        And now a turnover. Your ball, fifteen yards from their line.
        """
      Then Red has the ball on Blue's 15
      And a fresh set of downs is behind them
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Blue's 5, second down.
        """
      Then Red has the ball on Blue's 5
      When the dice show 10 10 10 10 20 20 against NG NG NG S TO P6
        """placky; glad
        Over the line. Fourteen to seven.
        """
      Then Red has 14 points
      And Blue has the ball on Blue's 25
      When the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
        """placky; alarmed
        Fourteen all. That one took them a single roll.
        """
      Then Blue has 14 points
      And Red has the ball on Red's 25
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Your 35, second down.
        """
      Then Red has the ball on Red's 35
      When the dice show TD TD TD 10 10 20 against NG NG NG S S P6
        """placky; thinking
        Three all, and your play is a touchdown: twenty-one. The chip is Blue's. I should not pack up yet.
        """
      Then Blue decides on the chip
      When Blue spends the power chip
        """placky; calm
        Third down on your 35, fourteen all, and the chip is yours.
        """
      Then it is down 3
      And Red holds the power chip
      When the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; glad
        Over the 50: Blue's 45, first down.
        """
      Then Red has the ball on Blue's 45
      And it is down 1
      When the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
        """placky; thinking
        An FG past the 50. Three points and Blue's ball, or Blue's 20 and second down, with fourteen all.
        Both go on to an end.
        """
      Then Red decides on the field goal
      When Red declines the field goal
        """placky; calm
        Blue's 20, second down. Seven points are the game.
        """
      Then Red has the ball on Blue's 20
      And it is down 2
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Blue's 10, third down. Ten yards would do.
        """
      Then Red has the ball on Blue's 10
      And it is down 3
      When the dice show 10 10 10 10 20 20 against NG NG NG S TO P6
        """placky; glad
        Twenty-one to fourteen. You have lost one toss and won one game; the first is forgotten by tea. Shake hands.
        """
      Then Red has 21 points
      And Red wins the game

    Scenario: Red wins a tie for the game
      When the power chip lands on Blue's side
      And Blue chooses defence
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against S S S NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 10 10 10 10 20 20 against NG NG NG S TO P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Blue spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
        """placky; thinking
        Three all, for the game, and the chip is in your hand.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; glad
        Ten yards, twenty-one to fourteen. Blue spent it so that you should have it. Shake hands, warmly.
        """
      Then Red has 21 points
      And Red wins the game

    Scenario: Red keeps the chip in the last tie
      When the power chip lands on Blue's side
      And Blue chooses defence
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against S S S NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 10 10 10 10 20 20 against NG NG NG S TO P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Blue spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Red keeps the power chip
        """placky; dry
        Fourth down on Blue's 10. You have kept the chip for the next game, and they do not carry over.
        """
      Then it is down 4
      And Red holds the power chip
      When Red goes for it
        """placky; calm
        A tie would still do.
        """
      And the dice show 10 10 10 FG FG TD against NG NG NG NG TO P6
        """placky; alarmed
        It was not a tie. Blue's ball on its 10, fourteen all, and you have a chip.
        """
      Then Blue has the ball on Blue's 10
      And the game goes on

    Scenario: Red settles for three after all
      When the power chip lands on Blue's side
      And Blue chooses defence
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against S S S NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 10 10 10 10 20 20 against NG NG NG S TO P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Blue spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; thinking
        Stopped. Fourth down, ten yards, and twenty yards for a kick.
        """
      Then it is down 4
      When Red tries a field goal
        """placky; calm
        The three points are still there. Few things are.
        """
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
        """placky; calm
        Good: seventeen to fourteen, Blue's ball, your chip. It goes on where it would have gone on three rolls ago.
        That way has an end; I can recommend it.
        """
      Then Red has 17 points
      And Blue has the ball on Blue's 25
      And the game goes on

    Scenario: Red wins with three points and a pick six
      When the power chip lands on Blue's side
      And Blue chooses defence
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against S S S NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 10 10 10 10 20 20 against NG NG NG S TO P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Blue spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
        """placky; calm
        Seventeen to fourteen. Blue's ball on its 25; the chip stays with you.
        """
      Then Red has 17 points
      And Blue has the ball on Blue's 25
      And Red holds the power chip
      When the dice show TD TD TD 10 10 20 against NG NG NG S S P6
        """placky; thinking
        A tie, and Blue's play is a touchdown. Seven points would make twenty-one, so you need not think.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; calm
        Seven points have not happened, and second down it is. The chip is Blue's.
        """
      Then Blue has 14 points
      And it is down 2
      And Blue holds the power chip
      When the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
        """placky; glad
        A pick six. Twenty-four to fourteen: the three points were not needed, but they were company. Shake hands.
        """
      Then Red has 24 points
      And Red wins the game

    Scenario: Blue goes on, three points behind
      When the power chip lands on Blue's side
      And Blue chooses defence
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against S S S NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 10 10 10 10 20 20 against NG NG NG S TO P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Blue spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Red spends the power chip
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Ten yards, third down on Blue's 35. You lead by three, and they have the ball and the chip.
        Leading is not the same as winning, but it is on the way.
        """
      Then Blue has the ball on Blue's 35
      And the game goes on

    Scenario: Blue is stopped, three points behind
      When the power chip lands on Blue's side
      And Blue chooses defence
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 10 10 20 20 FG TD against S S S NG TO P6
      And the dice show 10 10 FG FG 20 TD against TO TO TO S S NG
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show 10 10 10 10 20 20 against NG NG NG S TO P6
      And the dice show TD TD TD FG FG 10 against NG NG TO TO S P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Blue spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
      And the dice show TD TD TD 10 10 20 against NG NG NG S S P6
      And Red spends the power chip
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; calm
        No gain, third down. One holds what one has, then one rolls the other dice.
        """
      Then Blue has the ball on Blue's 25
      And it is down 3
      And the game goes on

    Scenario: Red keeps the chip and spends it well
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
        """placky; thinking
        A tie on the first roll, and the chip is yours: ten yards for Blue, or the chip for Blue.
        """
      Then Red decides on the chip
      When Red keeps the power chip
        """placky; calm
        Blue's 35, second down. You keep it for something dearer.
        """
      Then Blue has the ball on Blue's 35
      And Red holds the power chip
      When the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
        """placky; thinking
        Another tie: twenty yards for Blue, or the ball for you, on Blue's 35. Is that dear enough?
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; glad
        Your ball, thirty-five yards from the line. You are past the 50: one set of downs. Blue has the chip.
        """
      Then Red has the ball on Blue's 35
      And Blue holds the power chip
      And a fresh set of downs is behind them
      When the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
        """placky; thinking
        An FG: three points at once, or Blue's 10 and second down.
        """
      Then Red decides on the field goal
      When Red declines the field goal
        """placky; calm
        Ten yards, three downs, and the kick is still there at the end of them.
        """
      Then Red has the ball on Blue's 10
      And it is down 2
      When the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
        """placky; thinking
        A tie for a touchdown. Think as Blue: let seven points happen, or give Red the chip with two downs left?
        """
      Then Blue decides on the chip
      When Blue spends the power chip
        """placky; calm
        Third down, still ten yards, and the chip is yours. They have bought one roll.
        """
      Then Red has the ball on Blue's 10
      And it is down 3
      And Red holds the power chip
      When the dice show 10 10 10 FG FG 20 against NG NG NG S TO P6
        """placky; thinking
        And a tie again. Pay for the touchdown, or trust the last down and keep the chip?
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; glad
        Seven to nothing. Blue has the ball on its 25, and the chip.
        """
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      And Blue holds the power chip
      When the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; calm
        Twenty yards for Blue, to its 45.
        """
      Then Blue has the ball on Blue's 45
      When the dice show 10 10 10 20 FG TD against TO TO TO NG NG P6
        """placky; thinking
        A tie of ten yards and a turnover, and the chip is Blue's: four new downs without it, or your ball on
        Blue's 45 with it?
        """
      Then Blue decides on the chip
      When Blue spends the power chip
        """placky; calm
        Over the 50, to your 45, first down. The chip is yours.
        """
      Then Blue has the ball on Red's 45
      And Red holds the power chip
      And it is down 1
      When the dice show FG FG FG 10 20 TD against NG NG TO TO P6 S
        """placky; thinking
        Blue wins with an FG: three points, or your 20 and second down.
        """
      Then Blue decides on the field goal
      When Blue takes the three points
        """placky; calm
        Seven to three. Your ball on the 25, and the chip in your hand.
        """
      Then Blue has 3 points
      And Red has the ball on Red's 25
      And Red holds the power chip
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; calm
        Your 35, second down.
        """
      Then Red has the ball on Red's 35
      When the dice show FG FG FG 10 20 TD against TO TO TO NG NG S
        """placky; thinking
        A tie: an FG to the 50 with new downs, or a turnover here, on your 35. The chip is yours.
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; calm
        The 50, first down. Blue has the chip.
        """
      Then Red has the ball on the 50
      And Blue holds the power chip
      When the dice show 10 10 10 10 20 FG against NG NG NG S S TO
        """placky; calm
        Blue's 40, second down.
        """
      Then Red has the ball on Blue's 40
      When the dice show FG FG FG TD 10 20 against NG NG TO TO P6 P6
        """placky; thinking
        An FG from the 40: three points, or Blue's 15 and third down. You lead by four.
        """
      Then Red decides on the field goal
      When Red declines the field goal
        """placky; calm
        Fifteen yards, two downs.
        """
      Then Red has the ball on Blue's 15
      And it is down 3
      When the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
        """placky; thinking
        No gain. Fourth down: fifteen yards for a touchdown, twenty-five for a kick.
        """
      Then Red decides on the fourth down
      When Red tries a field goal
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
        """placky; calm
        Good. Ten to three, and Blue's ball.
        """
      Then Red has 10 points
      And Blue has the ball on Blue's 25
      When the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
        """placky; glad
        A pick six: seventeen to three. Blue begins again, with less to say.
        """
      Then Red has 17 points
      When the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
        """placky; alarmed
        A touchdown from seventy-five yards: seventeen to ten.
        """
      Then Blue has 10 points
      And Red has the ball on Red's 25
      When the dice show 20 20 20 10 10 FG against NG NG S S TO P6
        """placky; calm
        Your 45, second down. One touchdown is the game.
        """
      Then Red has the ball on Red's 45
      When the dice show 10 10 10 TD TD 20 against NG NG NG S TO P6
        """placky; thinking
        A tie for four new downs, and the chip is Blue's. Seven points behind, what is it worth to them?
        """
      Then Blue decides on the chip
      When Blue keeps the power chip
        """placky; calm
        Blue's 45, first down. They keep it for the tie that would end the game.
        """
      Then Red has the ball on Blue's 45
      And Blue holds the power chip
      When the dice show TD TD TD 10 10 20 against NG NG S S TO P6
        """placky; glad
        And there is no tie: three against two, a touchdown. Twenty-four to ten. Shake hands; the chip has never
        been so well kept.
        """
      Then Red has 24 points
      And Red wins the game

    Scenario: Red spends the chip on the first roll
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red spends the power chip
        """placky; dry
        No gain, second down, and Blue has the chip and the ball. Ten yards were bought at the price of half the
        game.
        """
      Then Blue has the ball on Blue's 25
      And Blue holds the power chip

    Scenario: Red lets Blue cross the 50
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red keeps the power chip
        """placky; calm
        Blue is over the 50, on your 45, first down. You have the chip, and less room to use it.
        """
      Then Blue has the ball on Red's 45
      And Red holds the power chip

    Scenario: Red takes three points from the 35
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
        """placky; dry
        Three to nothing, and Blue has the ball and the chip. There were three downs ten yards from the line.
        """
      Then Red has 3 points

    Scenario: Blue lets the touchdown happen
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
      And Blue keeps the power chip
        """placky; calm
        Seven to nothing. Blue has the ball and the chip; best play would have done the same, by half a point.
        """
      Then Red has 7 points
      And Blue holds the power chip

    Scenario: Red trusts the last down
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG 20 against NG NG NG S TO P6
      And Red keeps the power chip
        """placky; calm
        Fourth down on Blue's 10, with the chip: any win, and any tie, is a touchdown.
        """
      Then it is down 4
      When Red goes for it
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
        """placky; alarmed
        No gain. Blue begins on its 10, with nothing on the board. You still have the chip.
        """
      Then Blue has the ball on Blue's 10
      And Red holds the power chip

    Scenario: Red trusts the last down and is right
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG 20 against NG NG NG S TO P6
      And Red keeps the power chip
      And Red goes for it
      And the dice show 10 10 10 10 20 20 against NG NG NG S TO P6
        """placky; glad
        Seven points, and the chip is still yours. It could hardly have gone better.
        """
      Then Red has 7 points
      And Red holds the power chip

    Scenario: Blue keeps the chip and loses the ball
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG 20 against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against TO TO TO NG NG P6
      And Blue keeps the power chip
        """placky; calm
        Your ball on Blue's 45. Blue has the chip; it was the better of the two, by a third of a point.
        """
      Then Red has the ball on Blue's 45
      And Blue holds the power chip

    Scenario: Blue wants more than three points
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG 20 against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against TO TO TO NG NG P6
      And Blue spends the power chip
      And the dice show FG FG FG 10 20 TD against NG NG TO TO P6 S
      And Blue declines the field goal
        """placky; alarmed
        Your 20, second down. They want the lead at once; best play agrees with them.
        """
      Then Blue has the ball on Red's 20
      And it is down 2

    Scenario: Red keeps the chip and loses the ball
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG 20 against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against TO TO TO NG NG P6
      And Blue spends the power chip
      And the dice show FG FG FG 10 20 TD against NG NG TO TO P6 S
      And Blue takes the three points
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 20 TD against TO TO TO NG NG S
      And Red keeps the power chip
        """placky; calm
        Blue's ball on your 35, the chip in your hand. The choice was even; the ground is theirs.
        """
      Then Blue has the ball on Red's 35
      And Red holds the power chip

    Scenario: Red takes three points from the 40
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG 20 against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against TO TO TO NG NG P6
      And Blue spends the power chip
      And the dice show FG FG FG 10 20 TD against NG NG TO TO P6 S
      And Blue takes the three points
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 20 TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show 10 10 10 10 20 FG against NG NG NG S S TO
      And the dice show FG FG FG TD 10 20 against NG NG TO TO P6 P6
      And Red takes the three points
        """placky; calm
        Ten to three, and Blue begins on its 25. The bird is in the hand.
        """
      Then Red has 10 points

    Scenario: Red goes for fifteen yards
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG 20 against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against TO TO TO NG NG P6
      And Blue spends the power chip
      And the dice show FG FG FG 10 20 TD against NG NG TO TO P6 S
      And Blue takes the three points
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 20 TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show 10 10 10 10 20 FG against NG NG NG S S TO
      And the dice show FG FG FG TD 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
      And Red goes for it
        """placky; calm
        Fifteen yards: a 10 will not do.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; dry
        Ten yards, five short. Blue begins on its 5, seven to three.
        """
      Then Blue has the ball on Blue's 5

    Scenario: Red's kick from the 15 is too short
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG 20 against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against TO TO TO NG NG P6
      And Blue spends the power chip
      And the dice show FG FG FG 10 20 TD against NG NG TO TO P6 S
      And Blue takes the three points
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 20 TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show 10 10 10 10 20 FG against NG NG NG S S TO
      And the dice show FG FG FG TD 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
      And Red tries a field goal
      And the dice show 10 10 FG FG TD TD against NG NG NG S TO P6
        """placky; dry
        Twenty-five were needed. Blue begins on its 15, seven to three; nine kicks in ten are good from here,
        and this was the other.
        """
      Then Blue has the ball on Blue's 15

    Scenario: Blue spends the chip and waits
      When the power chip lands on Red's side
      And Red chooses defence
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Red keeps the power chip
      And the dice show 20 20 20 10 FG TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG NG S TO
      And Blue spends the power chip
      And the dice show 10 10 10 FG FG 20 against NG NG NG S TO P6
      And Red spends the power chip
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
      And the dice show 10 10 10 20 FG TD against TO TO TO NG NG P6
      And Blue spends the power chip
      And the dice show FG FG FG 10 20 TD against NG NG TO TO P6 S
      And Blue takes the three points
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And the dice show FG FG FG 10 20 TD against TO TO TO NG NG S
      And Red spends the power chip
      And the dice show 10 10 10 10 20 FG against NG NG NG S S TO
      And the dice show FG FG FG TD 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
      And Red tries a field goal
      And the dice show 10 10 10 10 FG FG against NG NG NG S S TO
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG S
      And the dice show TD TD TD 10 10 FG against NG NG TO TO P6 P6
      And the dice show 20 20 20 10 10 FG against NG NG S S TO P6
      And the dice show 10 10 10 TD TD 20 against NG NG NG S TO P6
      And Blue spends the power chip
        """placky; calm
        Third down on your 45, and the chip is yours: Blue has bought a down, and given you every tie.
        """
      Then Red holds the power chip
      And it is down 3
