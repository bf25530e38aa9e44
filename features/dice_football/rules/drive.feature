Feature: Where a drive begins

  Twenty-five yards behind you, seventy-five in front.
  It was never meant to be fair.

  @rule_S_04
  Rule: S-04 The first drive

    Somebody has the ball now, and all of the work.

    Background:
      Given the game is about to begin

    @s_S_04_a @s_S_04_b
    Scenario Outline: <team> starts on offence: on its own 25, first down
      When the power chip lands on <team>'s side
      And <team> chooses offence
      Then <team> has the ball on <team>'s 25
      And it is down 1
      And a fresh set of downs is still to come
      And the dice of both teams are due

      Examples:
        | team |
        | Red  |
        | Blue |

    @s_S_04_a
    Scenario: The 25 is counted from the goal line behind the team that has the ball
      When the power chip lands on Blue's side
      And Blue chooses defence
      Then this happened:
        | event       | team | spot     | yard |
        | drive begun | Red  | Red's 25 | 25   |
      And drive begun happened once
      And down begun happened once

    @s_S_04_b
    Scenario: The first drive moves like any other
      When the power chip lands on Red's side
      And Red chooses offence
      And the dice show 20 20 20 20 10 FG against NG NG NG S TO P6
      Then Red has the ball on Red's 45
      And it is down 2

  @rule_S_26
  Rule: S-26 The drive after a score

    Whoever has just scored hands over the ball.
    There is no second helping.

    Background:
      Given it is down 3

    @s_S_26_a
    Scenario: After a touchdown the others begin on their own 25
      Given Red has the ball on Blue's 30
      When the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
        """placky; glad
        Seven points. Now be so kind as to hand over the red dice.
        """
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      And it is down 1
      And a fresh set of downs is still to come
      And ruling RS-18 was at work

    @s_S_26_a
    Scenario: With the ball go the offence dice
      Given Red has the ball on Blue's 30
      When the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
      Then the offence dice are Blue's
      And the defence dice are Red's
      And ruling RS-17 was at work

    @s_S_26_a
    Scenario: The chip takes no part in the celebration
      Given Red has the ball on Blue's 30
      When the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
      Then Blue has the ball on Blue's 25
      And Blue holds the power chip
      And ruling RS-12 was at work

    @s_S_26_b
    Scenario: After a field goal the others begin on their own 25
      Given Red has the ball on Blue's 30
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red takes the three points
      Then Red has 3 points
      And Blue has the ball on Blue's 25
      And it is down 1
      And the offence dice are Blue's

    @s_S_26_b
    Scenario: A field goal that was kicked counts in the same way
      Given Red has the ball on Blue's 30
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And Red tries a field goal
      And the dice show 20 20 FG TD TD TD against NG NG NG S TO P6
      Then Red has 3 points
      And Blue has the ball on Blue's 25
      And it is down 1

    @s_S_26_c
    Scenario: After a pick six the team that threw it has the ball again
      Given Red has the ball on Blue's 30
      When the dice show 10 10 20 20 FG TD against P6 P6 P6 NG S TO
        """placky; dry
        They have your seven points and you have the ball.
        Nobody has to change dice. It saves time.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      And it is down 1
      And a fresh set of downs is still to come
      And ruling RS-10 was at work

    @s_S_26_c
    Scenario: After a touchdown of the defence nobody changes dice
      Given Red has the ball on Blue's 30
      When the dice show 10 10 20 20 FG TD against NG NG NG NG NG NG
      Then Blue has 7 points
      And Red has the ball on Red's 25
      And the offence dice are Red's
      And dice swapped happened never
      And ruling RS-10 was at work
      And ruling RS-17 was not at work

    Scenario: Read the other way, a safety is a score like any other, and its victim has the ball
      Given Red has the ball on Red's 10
      And ruling RS-1 is read as "its opponent"
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Blue has 2 points
      And Red has the ball on Red's 25
      And the offence dice are Red's
      And ruling RS-1 was at work
      And drive begun happened once

    @s_S_26_a
    Scenario: One touchdown, one new drive, and each of them is said once
      Given Red has the ball on Blue's 30
      When the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
        """placky; calm
        First the seven points, then the new drive. The announcer may sit down again.
        """
      Then this happened:
        | event       | team | how       | points | spot      | yard | crossed |
        | scored      | Red  | touchdown | 7      |           |      |         |
        | drive begun | Blue |           |        | Blue's 25 | 25   | no      |
      And drive begun happened once
      And ruling RS-10 was not at work
