Feature: Scatter

  A ball that nobody has caught asks a die where to go.
  The die does not know the plan either.

  @rule_2_03
  Rule: 2.03 Scatter roll

    Twelve arrows, two inches, and somebody running.

    @s_2_03_a @s_2_03_b
    Scenario Outline: Arrow <arrow> leads to <place>

      The arrows go round like the hours, and twelve o'clock is where the attackers want to be.

      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 12 for SUZU
      Then the dice of SUZU are due
      And the template lies at 12, 12
      When the die shows <arrow>
      Then the ball lies at <place>
      And no template lies on the field
      And Yamato attacks
      And ruling R-25 was at work

      Examples:
        | arrow | place          |
        | 12    | 12, 14         |
        | 1     | 13, 13.732     |
        | 2     | 13.732, 13     |
        | 3     | 14, 12         |
        | 4     | 13.732, 11     |
        | 5     | 13, 10.268     |
        | 6     | 12, 10         |
        | 7     | 11, 10.268     |
        | 8     | 10.268, 11     |
        | 9     | 10, 12         |
        | 10    | 10.268, 13     |
        | 11    | 11, 13.732     |

    @s_2_03_a
    Scenario Outline: For the team at the other end the clock is turned around, arrow <arrow>
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 20, 5  |      |
        | LINCE  | 8, 20  | yes  |
        | BUHO   | 12, 20 |      |
      When LINCE is activated
      And LINCE marks no way
      And AGUILA presses
      And LINCE runs
      And LINCE passes to BUHO
      And the die shows 12
      And the die shows 12 for BUHO
      And the die shows <arrow>
      Then the ball lies at <place>

      Examples:
        | arrow | place  |
        | 12    | 12, 18 |
        | 3     | 10, 20 |
        | 6     | 12, 22 |

    @s_2_03_a
    Scenario: At the edge of the field the ball stops inside
      Given these players are on the pitch:
        | player | at    | ball |
        | HAYATE | 6, 20 | yes  |
        | SUZU   | 2, 20 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 12 for SUZU
      And the die shows 9
        """placky; calm
        The line is not a wall. The ball respects it anyway.
        """
      Then the ball lies at 0.492, 20
      And ruling R-25 was at work

    @s_2_03_a
    Scenario: Before a figure the ball stops and touches him
      Given these players are on the pitch:
        | player | at       | ball |
        | HAYATE | 8, 12    | yes  |
        | SUZU   | 12, 12   |      |
        | GARRA  | 14.5, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA presses
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 12 for SUZU
      And the die shows 3
      Then the ball lies at 13.417, 12

    @s_2_03_a
    Scenario: A figure that the arrow passes does not stop a ball that lands beyond him
      Given these players are on the pitch:
        | player | at         | ball | base |
        | HAYATE | 8, 12      | yes  |      |
        | SUZU   | 12, 12     |      |      |
        | GARRA  | 13, 11.485 |      | 10   |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA presses
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 12 for SUZU
      And the die shows 3
      Then the ball lies at 14, 12

    @s_2_03_a
    Scenario: With no room before the figures the ball goes to the nearest free place
      Given these players are on the pitch:
        | player | at         | ball |
        | HAYATE | 8, 12      | yes  |
        | SUZU   | 12, 12     |      |
        | LINCE  | 12.984, 12 |      |
        | BUHO   | 14, 12.3   |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE presses
      And BUHO presses
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 12 for SUZU
      And the die shows 3
        """placky; dry
        The arrow is clear. The crowd is clearer.
        """
      Then the ball lies at 14, 11.316

    @s_2_03_a
    Scenario: Of two nearest free places the rival of whoever dropped the ball takes one
      Given these players are on the pitch:
        | player | at         | ball |
        | HAYATE | 8, 12      | yes  |
        | SUZU   | 12, 12     |      |
        | LINCE  | 12.984, 12 |      |
        | BUHO   | 14, 12     |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE presses
      And BUHO presses
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 12 for SUZU
      And the die shows 3
        """placky; dry
        Left or right of BUHO. Ask the coach who likes it less that you are asking.
        """
      Then Teriomorph decides
      And the template lies at 12, 12
      When Teriomorph lets the ball lie at 14, 11.016
      Then the ball lies at 14, 11.016

    @s_2_03_a @s_5_03_k
    Scenario: Of a kicker's ball the receiving coach says where it comes down
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 27.5   |
        | BUHO   | 12, 26     |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When AGUILA takes the kick
      And the dice show 12 for AGUILA
      And the die shows 12 for AGUILA
      Then Teriomorph decides

    @s_2_03_a
    Scenario Outline: A figure beside the arrow stops the ball on the arrow, whoever he is: <arrow>
      Given these players are on the pitch:
        | player | at         | ball |
        | HAYATE | 10.3, 12.5 | yes  |
        | SUZU   | 12.7, 12   |      |
        | GARRA  | 15, 12.5   |      |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA presses
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 12 for SUZU
      And the die shows <arrow>
      Then the ball lies at <place>

      Examples:
        | arrow | place      |
        | 3     | 14.039, 12 |
        | 9     | 11.148, 12 |

    @s_2_03_a @s_2_03_b
    Scenario Outline: Arrow <arrow>, and where it is over: <stopped>
      Given these players are on the pitch:
        | player | at         | ball |
        | HAYATE | 8, 12      | yes  |
        | SUZU   | 12, 12     |      |
        | GARRA  | 14.5, 12   |      |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA presses
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 12 for SUZU
      And the die shows <arrow>
        """placky; calm
        Say the number, point with the arm, and only then run.
        """
      Then this happened:
        | event     | arrow   | stopped   |
        | scattered | <arrow> | <stopped> |
      And the ball lies at <place>

      Examples:
        | arrow | place      | stopped |
        | 12    | 12, 14     | none    |
        | 3     | 13.417, 12 | figure  |

    @s_2_03_a
    Scenario: What stops the ball at the side is the line
      Given these players are on the pitch:
        | player | at       | ball |
        | HAYATE | 18, 12   | yes  |
        | SUZU   | 22.4, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 12 for SUZU
      And the die shows 3
      Then the ball lies at 23.508, 12
      And this happened:
        | event     | arrow | stopped |
        | scattered | 3     | line    |
