@rule_S_10 @rule_S_18 @rule_S_21
Feature: Kicks

  A ball may also be kicked. I have no feet, so I keep to the arithmetic.

  A kick is for three points, or merely takes the ball away.

  @rule_S_09 @rule_S_11 @rule_S_27
  Rule: Three points, or twenty-five yards

    An FG that wins the roll past the 50 is a field goal, if you want it.

    Background:
      Given Red has the ball on Blue's 40
      And it is down 2
        """placky; calm
        Past the 50 an FG is no lift to midfield any more.
        It is a field goal, a kick between the posts behind the end zone: three points.
        Or you do without them and walk.
        """

    @s_S_10_c @s_S_11_a
    Scenario: Red takes three points
      When the dice show FG FG FG 10 10 TD against NG NG S S TO TO
        """placky; thinking
        The roll is won with FG. Three points, and Blue begins on its 25;
        or twenty-five yards, to Blue's 15, and third down.
        """
      Then Red decides on the field goal
      And the options are take, decline
      When Red takes the three points
        """placky; calm
        Three points. Nobody has regretted them within the hour.
        """
      Then Red has 3 points
      And Blue has the ball on Blue's 25

    Scenario: Red declines three points and scores seven
      When the dice show FG FG FG 10 10 TD against NG NG S S TO TO
      And Red declines the field goal
        """placky; dry
        Blue's 15, third down. The three points have asked me to wish you luck.
        """
      Then Red has the ball on Blue's 15
      And it is down 3
      And Red has 0 points
      When the dice show 20 20 20 TD TD 10 against NG NG P6 P6 S TO
        """placky; glad
        Over the line. Seven where there might have been three.
        """
      Then Red has 7 points

    Scenario: Red declines three points and is five yards short
      When the dice show FG FG FG 10 10 TD against NG NG S S TO TO
      And Red declines the field goal
      And the dice show 10 10 10 10 20 TD against NG NG NG P6 P6 S
        """placky; thinking
        Blue's 5 and fourth down. The kick is there again, this time to be rolled for.
        """
      Then Red has the ball on Blue's 5
      And it is down 4

    Scenario: Red declines three points and gains nothing
      When the dice show FG FG FG 10 10 TD against NG NG S S TO TO
      And Red declines the field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; calm
        No gain, fourth down on the 15. I mention the three points for completeness.
        """
      Then Red has the ball on Blue's 15
      And it is down 4

    Scenario: Red declines three points and loses the ball
      When the dice show FG FG FG 10 10 TD against NG NG S S TO TO
      And Red declines the field goal
      And the dice show 10 10 20 20 FG TD against TO TO TO S S NG
        """placky; dry
        Turnover on Blue's 15. The three points are no longer speaking to you.
        """
      Then Blue has the ball on Blue's 15

    Scenario: Red declines three points and receives a chip
      When the dice show FG FG FG 10 10 TD against NG NG S S TO TO
      And Red declines the field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG S S TO
        """placky; calm
        A tie: ten yards to Blue's 5, or fourth down on the 15 with the chip in your hand. Think as Blue.
        """
      And Blue spends the power chip
        """placky; calm
        No gain, fourth down on the 15. You have a chip for it, and three points fewer than you might.
        """
      Then it is down 4
      And Red holds the power chip

    Scenario: Red declines three points and receives ten yards
      When the dice show FG FG FG 10 10 TD against NG NG S S TO TO
      And Red declines the field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG S S TO
      And Blue keeps the power chip
        """placky; calm
        Blue's 5, fourth down. Five yards for seven points, or the kick once more, by roll.
        """
      Then Red has the ball on Blue's 5
      And it is down 4

    Scenario: Red would rather have rolled something else
      When the dice show FG FG FG 10 10 TD against NG NG S S TO TO
      And Red plays TD
        """placky; dry
        Your play is FG; it says so on three of your dice. You may take it or leave it, but not promote it.
        """
      Then rule S-11 forbids it

    Scenario: Red takes three points where seven were to be had
      When the dice show 20 20 20 10 10 TD against NG NG S S TO P6
        """placky; glad
        Twenty yards, to Blue's 20. Third down.
        """
      Then Red has the ball on Blue's 20
      And it is down 3
      When the dice show FG FG FG 10 20 TD against TO TO P6 P6 NG S
        """placky; thinking
        An FG again: three points or twenty-five yards, with the ball on Blue's 20.
        """
      Then Red decides on the field goal
      When Red takes the three points
        """placky; dry
        Three points. There were twenty yards to the goal line, and twenty-five on offer.
        I shall file it under modesty.
        """
      Then Red has 3 points

    Scenario: A declined field goal is a touchdown
      When the dice show 20 20 20 10 10 TD against NG NG S S TO P6
      And the dice show FG FG FG 10 20 TD against TO TO P6 P6 NG S
      And Red declines the field goal
        """placky; glad
        Twenty-five yards from the 20: over the line, a touchdown.
        From the 25 or nearer a declined field goal is the better field goal.
        """
      Then Red has 7 points
      And ruling RS-6 was at work

    Scenario: Red gains thirty yards and has one down
      When the dice show 20 20 20 10 10 TD against NG NG S S TO P6
      And the dice show 10 10 10 10 20 FG against NG NG NG S TO P6
        """placky; calm
        Blue's 10, fourth down. A kick needs twenty yards from here; a touchdown needs ten, and luck.
        """
      Then Red has the ball on Blue's 10
      And it is down 4

    Scenario: Red gains twenty yards and has one down
      When the dice show 20 20 20 10 10 TD against NG NG S S TO P6
      And the dice show 10 10 10 20 FG TD against NG NG NG NG TO P6
        """placky; calm
        No gain, fourth down on the 20. Thirty yards for a kick, which your dice mostly have.
        """
      Then it is down 4

    Scenario: Red gains ten yards and need not kick
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO S
        """placky; calm
        Ten yards, to Blue's 30. Third down.
        """
      Then Red has the ball on Blue's 30
      And it is down 3

    Scenario: Red gains nothing and need not kick
      When the dice show 10 10 10 FG FG TD against NG NG NG NG S P6
        """placky; calm
        No gain, third down.
        """
      Then Red has the ball on Blue's 40
      And it is down 3

    Scenario: Red takes points from a tie
      When the dice show FG FG FG 10 10 TD against NG NG NG S S TO
        """placky; thinking
        An FG, tied by three NGs. There is nothing to take or decline before the chip has spoken.
        """
      Then Blue decides on the chip
      When Red takes the three points
        """placky; dry
        They are not yours yet. First a roll is won; then it is enjoyed.
        """
      Then rule S-08 forbids it

    Scenario: The chip blocks the kick
      When the dice show FG FG FG 10 10 TD against NG NG NG S S TO
      And Blue spends the power chip
        """placky; calm
        No kick, no gain, third down on Blue's 40. Three points have become a chip.
        """
      Then Red has 0 points
      And Red holds the power chip

    Scenario: The chip permits three points
      When the dice show FG FG FG 10 10 TD against NG NG NG S S TO
      And Blue keeps the power chip
        """placky; calm
        So the FG is yours after all. Three points or twenty-five yards?
        """
      Then Red decides on the field goal
      When Red takes the three points
        """placky; calm
        Three points, with Blue's kind permission, and Blue's ball on its 25.
        """
      Then Red has 3 points

    Scenario: The chip permits twenty-five yards
      When the dice show FG FG FG 10 10 TD against NG NG NG S S TO
      And Blue keeps the power chip
      And Red declines the field goal
        """placky; calm
        Blue's 15, third down. I hope Blue does not change its mind about the chip.
        """
      Then Red has the ball on Blue's 15

    Scenario: Red gains ten yards and takes three points
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO S
      And the dice show FG FG FG 10 10 TD against NG NG TO TO S P6
        """placky; thinking
        An FG from Blue's 30: three points, or Blue's 5 and fourth down.
        """
      Then Red decides on the field goal
      When Red takes the three points
        """placky; calm
        Three points, and Blue's ball on its 25. The other half was a little more, and a good deal less certain.
        """
      Then Red has 3 points
      And Blue has the ball on Blue's 25

    Scenario: Red gains ten yards and wants more
      When the dice show 10 10 10 10 20 TD against NG NG NG TO TO S
      And the dice show FG FG FG 10 10 TD against NG NG TO TO S P6
      And Red declines the field goal
        """placky; thinking
        Blue's 5, fourth down. You may roll for the three points that you have just been offered, or for seven.
        """
      Then Red has the ball on Blue's 5
      And it is down 4
      And Red has 0 points

    Scenario: Red gains nothing and takes three points
      When the dice show 10 10 10 FG FG TD against NG NG NG NG S P6
      And the dice show FG FG FG 10 10 TD against NG NG TO TO S P6
        """placky; thinking
        An FG on third down. Three points, or Blue's 15 and a fourth down that has to bring something.
        """
      Then Red decides on the field goal
      When Red takes the three points
        """placky; calm
        Three points, from a drive that has not moved since you came. Blue begins on its 25.
        """
      Then Red has 3 points
      And Blue has the ball on Blue's 25

    Scenario: Red gains nothing and wants more
      When the dice show 10 10 10 FG FG TD against NG NG NG NG S P6
      And the dice show FG FG FG 10 10 TD against NG NG TO TO S P6
      And Red declines the field goal
        """placky; thinking
        Blue's 15, fourth down. A kick from here needs twenty-five yards and seldom fails. What you declined never
        does.
        """
      Then Red has the ball on Blue's 15
      And it is down 4
      And Red has 0 points

  @rule_S_17 @rule_S_22 @rule_S_23 @rule_S_27
  Rule: The kick on fourth down

    A field goal that is declared before the roll goes by yards, not by symbols.

    Background:
      Given Red has the ball on Blue's 30
      And it is down 4
        """placky; calm
        Fourth down on Blue's 30. Thirty yards to the goal line;
        the end zone behind it is ten yards deep, and a kick must clear all of it. So the kick needs forty.
        """

    @s_S_21_a @s_S_21_b @s_S_22_a @s_S_22_b
    Scenario: Forty yards are enough
      When Red tries a field goal
        """placky; calm
        Said, and it stands. Now all your 10s and 20s are added up, and FG and TD are worth nothing.
        Blue rolls too, but only six NGs would interest anybody.
        """
      Then the dice of both teams are due
      When the dice show 10 10 10 10 FG FG against NG NG NG TO TO S
        """placky; glad
        Forty yards, to the inch. Three points.
        """
      Then Red has 3 points
      And Blue has the ball on Blue's 25
      And rule S-22 was at work

    Scenario: Fifty yards are enough
      When Red tries a field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
        """placky; glad
        Fifty, and four NGs that do not matter. Nobody wins this roll; it only has to be far enough.
        """
      Then Red has 3 points

    Scenario: Sixty yards are more than enough
      When Red tries a field goal
      And the dice show 10 10 10 10 20 FG against P6 P6 P6 NG NG S
        """placky; glad
        Sixty. Three points, no more; there is no prize for distance.
        """
      Then Red has 3 points

    Scenario: Seventy yards are far too many
      When Red tries a field goal
      And the dice show 10 10 10 20 20 FG against NG NG NG TO TO P6
        """placky; glad
        Seventy. Three points; the posts waved it through.
        """
      Then Red has 3 points

    @s_S_21_c @s_S_27_c
    Scenario: Thirty yards are not enough
      When Red tries a field goal
      And the dice show 10 10 10 FG FG TD against NG NG NG S S TO
        """placky; alarmed
        Thirty. Across the goal line and down in the end zone: short by ten yards.
        Blue takes over where you kicked, on its 30.
        """
      Then Red has 0 points
      And Blue has the ball on Blue's 30
      And ruling RS-5 was at work

    Scenario: Twenty yards are not enough
      When Red tries a field goal
      And the dice show TD TD TD 10 10 FG against NG NG NG S S TO
        """placky; dry
        Twenty of forty. It was a kick in the legal sense, and the ball is Blue's where you stood.
        """
      Then Blue has the ball on Blue's 30

    @s_S_23_a
    Scenario: The kick is a fake
      When Red tries a field goal
      And the dice show 10 10 10 10 10 10 against NG NG NG S TO P6
        """placky; glad
        Six 10s: the kick was a fake, and the ball is carried over the line.
        Seven points, and everybody claims to have known.
        """
      Then Red has 7 points
      And rule S-23 was at work

    @s_S_23_b @s_S_23_c
    Scenario: The kick is blocked
      When Red tries a field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG NG NG NG
        """placky; alarmed
        Six NGs. The kick is blocked and carried all the way back: seven points for Blue.
        Fifty yards would have been plenty.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      And rule S-23 was at work

    Scenario: The block beats the fake
      When Red tries a field goal
      And the dice show 10 10 10 10 10 10 against NG NG NG NG NG NG
        """placky; alarmed
        A fake and a block at once. Six against six is a tie even here, so the chip decides whose touchdown it is.
        Blue has it and need not think long.
        """
      Then Blue decides on the chip
      When Blue spends the power chip
        """placky; alarmed
        Blocked. Seven for Blue, and a chip for you.
        """
      Then Blue has 7 points
      And Red holds the power chip

    Scenario: Red takes points without a roll
      When Red takes the three points
        """placky; dry
        Those are for an FG that has won a roll. Today nothing has been rolled; on fourth down one declares.
        """
      Then rule S-17 forbids it

    Scenario: Red gains ten yards instead of kicking
      When Red goes for it
        """placky; calm
        An ordinary roll. Thirty yards to the line, and a 20 will not do it.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG TO TO S
        """placky; dry
        Ten yards, and the ball goes to Blue on its own 20. A long way to walk in order to hand it over.
        """
      Then Blue has the ball on Blue's 20

    Scenario: Red gains nothing instead of kicking
      When Red goes for it
      And the dice show 10 10 10 FG FG 20 against NG NG NG NG S P6
        """placky; dry
        No gain, no kick, no points. Blue's ball on its 30.
        """
      Then Blue has the ball on Blue's 30

    Scenario: Red scores a field goal by another name
      When Red goes for it
      And the dice show FG FG FG TD TD 10 against NG NG S S TO P6
        """placky; thinking
        An FG won on fourth down: three points, or twenty-five of thirty yards.
        """
      And Red takes the three points
        """placky; glad
        A field goal without having tried one. The long way round, with the right end.
        """
      Then Red has 3 points

    Scenario: Red declines three points on the last down
      When Red goes for it
      And the dice show FG FG FG TD TD 10 against NG NG S S TO P6
      And Red declines the field goal
        """placky; dry
        Twenty-five yards, to Blue's 5, and the ball is Blue's.
        You have declined three points and the game has declined you.
        """
      Then Red has 0 points
      And Blue has the ball on Blue's 5
      And ruling RS-15 was at work

    Scenario: Blue pays a chip against ten useless yards
      When Red goes for it
      And the dice show 10 10 10 10 20 FG against NG NG NG NG P6 P6
        """placky; calm
        A tie on the last down. Blue has the ball next in any case: on its 30 if it spends the chip,
        on its 20 if it keeps it.
        """
      And Blue spends the power chip
        """placky; dry
        Stopped on the 30, at the price of a chip. I would not call it a purchase.
        """
      Then Blue has the ball on Blue's 30
      And Red holds the power chip

    Scenario: Red gains ten useless yards
      When Red goes for it
      And the dice show 10 10 10 10 20 FG against NG NG NG NG P6 P6
      And Blue keeps the power chip
        """placky; calm
        Ten yards, and it is Blue's ball on its 20. The kick would have counted them differently.
        """
      Then Blue has the ball on Blue's 20

    Scenario: Red scores a field goal by another name, and Blue begins
      When Red goes for it
      And the dice show FG FG FG TD TD 10 against NG NG S S TO P6
      And Red takes the three points
      And the dice show 10 10 10 10 20 TD against NG NG NG S S TO
        """placky; calm
        Ten yards for Blue, to its 35. Three points down, and the chip is theirs.
        """
      Then Blue has the ball on Blue's 35
      And Red has 3 points

  @rule_S_17 @rule_S_19 @rule_S_20 @rule_S_24
  Rule: The punt

    If the ball must go, it may as well go far.

    Background:
      Given Red has the ball on Red's 30
      And it is down 4
        """placky; calm
        Fourth down on your own 30, twenty yards short of the 50. If you are stopped, Blue has the ball about here.
        After a punt it has it in any case, as far off as your 10s and 20s say.
        """

    @s_S_18_a @s_S_18_b @s_S_18_c
    Scenario: The punt goes forty yards
      When Red punts
        """placky; calm
        Your 10s and 20s are added up, and the ball flies that far. Blue catches it and begins there; nobody runs.
        """
      Then the dice of both teams are due
      When the dice show 10 10 10 10 TD TD against P6 P6 P6 TO TO NG
        """placky; calm
        Forty yards, to Blue's 30. They begin seventy yards from your line, and not thirty.
        """
      Then Blue has the ball on Blue's 30
      And the offence dice are Blue's
      And rule S-18 was at work

    Scenario: The punt goes thirty yards
      When Red punts
      And the dice show 10 10 10 FG FG TD against NG NG NG NG S TO
        """placky; calm
        Thirty yards, to Blue's 40. The NGs have nothing to say about it.
        """
      Then Blue has the ball on Blue's 40

    Scenario: The punt goes fifty yards
      When Red punts
      And the dice show 10 10 10 20 FG TD against NG NG NG P6 P6 TO
        """placky; glad
        Fifty yards, to Blue's 20. Fifty yards are fifty yards, whoever has the ball afterwards.
        """
      Then Blue has the ball on Blue's 20

    Scenario: The punt leads to a safety
      When Red punts
      And the dice show 10 10 10 10 20 FG against NG NG NG S TO P6
        """placky; glad
        Sixty yards, to Blue's 10. Watch now: they have the ball, and the goal line behind them is their own.
        """
      Then Blue has the ball on Blue's 10
      When the dice show 10 10 20 20 FG TD against S S S P6 P6 NG
        """placky; glad
        A sack, back to the goal line: safety. Two points and the ball for you. You gave it away two rolls ago;
        I call that a loan.
        """
      Then Red has 2 points
      And Red has the ball on Red's 25
      And rule S-24 was at work

    Scenario: The punt is answered
      When Red punts
      And the dice show 10 10 10 10 20 FG against NG NG NG S TO P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
        """placky; calm
        Ten yards for Blue, to its 20. Out of the corner, and not out of the woods.
        """
      Then Blue has the ball on Blue's 20

    Scenario: The punt pins Blue down
      When Red punts
      And the dice show 10 10 10 10 20 FG against NG NG NG S TO P6
      And the dice show 10 10 10 20 20 FG against NG NG NG NG TO P6
        """placky; glad
        No gain. They stay on the 10, and you stay hopeful.
        """
      Then Blue has the ball on Blue's 10

    Scenario: The punt costs Blue the chip
      When Red punts
      And the dice show 10 10 10 10 20 FG against NG NG NG S TO P6
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
        """placky; calm
        A tie. Blue holds the chip and is on offence: its own ten yards are what it may buy, ten yards from its goal line.
        """
      And Blue spends the power chip
        """placky; calm
        Bought: Blue's 20, second down. The chip is yours, as the price of breathing.
        """
      Then Blue has the ball on Blue's 20
      And Red holds the power chip

    Scenario: The punt costs Blue a down
      When Red punts
      And the dice show 10 10 10 10 20 FG against NG NG NG S TO P6
      And the dice show 10 10 10 20 20 TD against NG NG NG S TO P6
      And Blue keeps the power chip
        """placky; calm
        Not bought. Blue stays on its 10, second down, with a chip and ten yards of grass.
        """
      Then Blue has the ball on Blue's 10

    @s_S_19_a
    Scenario: The punt reaches the goal line
      When Red punts
      And the dice show 10 10 10 10 10 20 against NG NG NG S S TO
        """placky; dry
        Seventy yards, exactly to the goal line, and the line is already too far. A touchback: Blue begins on its 25.
        Ten yards less would have been fifteen better.
        """
      Then Blue has the ball on Blue's 25
      And touchback happened once

    @s_S_19_b
    Scenario: The punt leaves the field
      When Red punts
      And the dice show 20 20 20 10 10 FG against NG NG NG S S S
        """placky; dry
        Eighty yards, out of the far end. Touchback, Blue's 25. I admire the leg.
        """
      Then Blue has the ball on Blue's 25
      And touchback happened once

    Scenario: The punt goes nowhere
      When Red punts
      And the dice show FG FG FG TD TD TD against S S S NG NG P6
        """placky; alarmed
        Not a 10, not a 20. No yards are a distance too: Blue begins on your 30.
        """
      Then Blue has the ball on Red's 30
      And ruling RS-12 was at work

    @s_S_20_a
    Scenario: The punt is a fake
      When Red punts
      And the dice show 10 10 10 10 10 10 against NG NG NG S S TO
        """placky; glad
        Six 10s. It was never going to be a punt: a fake, and a touchdown from your own 30.
        """
      Then Red has 7 points
      And rule S-20 was at work

    @s_S_20_b
    Scenario: The punt is returned
      When Red punts
      And the dice show FG FG FG 10 10 20 against NG NG NG NG NG NG
        """placky; alarmed
        Six NGs: Blue catches it and does run, all the way. Seven points. I said nobody runs; I meant nearly.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25

    Scenario: Blue wants the chip to stop a punt
      When Blue spends the power chip
        """placky; calm
        The chip waits for a tie. On a punt there will hardly be one.
        """
      Then rule S-17 forbids it

    Scenario: Red does not punt and gains twenty
      When Red goes for it
        """placky; dry
        Twenty yards in one roll. I shall stand over here.
        """
      And the dice show 20 20 20 10 10 FG against NG NG P6 P6 S TO
        """placky; glad
        A 20, and it had to be a 20. The 50, first down.
        """
      Then Red has the ball on the 50
      And it is down 1

    Scenario: Red does not punt and gains ten
      When Red goes for it
      And the dice show 10 10 10 10 TD TD against NG NG NG P6 P6 S
        """placky; dry
        Ten, with twenty missing at the start and ten at the end. Blue begins on your 40.
        """
      Then Blue has the ball on Red's 40

    Scenario: Red does not punt and gains nothing
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG NG TO TO
        """placky; dry
        No gain. Blue begins on your 30, which is where a punt of no yards would have left it.
        """
      Then Blue has the ball on Red's 30
