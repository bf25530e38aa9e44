Feature: What lies on the table

  A field, a football, twelve dice, and one chip that is worth more than it weighs.

  @rule_S_01
  Rule: S-01 Components

    Look at the dice before you look at your plans.

    @s_S_01_a
    Scenario: Two teams play, and both begin with nothing
      Given the game is about to begin
      Then this happened:
        | event    | teams    |
        | kit laid | Red Blue |
      And kit laid happened once
      And Red has 0 points
      And Blue has 0 points

    Scenario: Offence dice and defence dice do not look alike
      Given the game is about to begin
      Then this happened:
        | event    | offence_dice      | defence_dice    | house |
        | kit laid | 10 10 10 20 FG TD | NG NG NG S TO P6 | yes   |
      And ruling RS-3 was at work

    @s_S_01_b
    Scenario: Each team rolls six dice, no more and no fewer
      Given Red has the ball on Red's 25
      Then the dice of both teams are due
      When the dice show 10 10 10 10 20 FG against NG NG NG S TO P6
      Then Red has the ball on Red's 35

    @s_S_01_c
    Scenario: There is one chip, one football and one down marker to look after
      Given the game is about to begin
      When the power chip lands on Red's side
      And Red chooses offence
        """placky; calm
        The ball is with you, the chip is with them, the marker is on one.
        That is the whole inventory.
        """
      Then Red has the ball on Red's 25
      And Blue holds the power chip
      And it is down 1

    Scenario: Who has the box can play with the faces that are in it
      Given the offence dice have the faces 10 20 20 20 FG TD
      And the defence dice have the faces NG NG S S TO P6
      And the game is about to begin
      Then this happened:
        | event    | offence_dice      | defence_dice   | house |
        | kit laid | 10 20 20 20 FG TD | NG NG S S TO P6 | no    |
      And ruling RS-3 was not at work

    Scenario: Dice that never gain a yard are no offence dice, and a cube has six faces
      Given the offence dice have the faces FG TD FG TD FG TD
      And the defence dice have the faces NG NG NG S TO
      Then the position is refused:
        | key  |
        | dice |
        | dice |

    Scenario: A face of the other side's dice stays on the other side's dice
      Given the offence dice have the faces 10 10 10 20 FG P6
      And the defence dice have the faces NG NG NG S TO TD
      Then the position is refused:
        | key  |
        | dice |
        | dice |

    @s_S_01_a
    Scenario: A third team finds no chair
      Given Green has the ball on Green's 25
      And Green holds the power chip
      And Green has 3 points
      Then the position is refused:
        | key     |
        | offence |
        | chip    |
        | score   |

    Scenario Outline: The field has room for the ball on <spot>
      Given Red has the ball <yard> yards from its own goal line
      Then Red has the ball on <spot>
      And the dice of both teams are due

      Examples:
        | yard | spot      |
        | 1    | Red's 1   |
        | 49   | Red's 49  |
        | 50   | the 50    |
        | 51   | Blue's 49 |
        | 99   | Blue's 1  |

    Scenario Outline: The field has no room for a ball on yard <yard>
      Given Red has the ball <yard> yards from its own goal line
      Then the position is refused:
        | key  |
        | yard |

      Examples:
        | yard |
        | 0    |
        | 100  |

    Scenario: Everything that is wrong is said at once

      A good referee whistles once.

      Given Red has the ball 100 yards from its own goal line
      And it is down 5
      And Red has 21 points
      And Blue has 1 point
      And Green holds the power chip
      Then the position is refused:
        | key   | of   | rules            |
        | yard  |      |                  |
        | down  |      |                  |
        | score | Red  | S-02             |
        | score | Blue | S-09, S-10, S-24 |
        | chip  |      |                  |
