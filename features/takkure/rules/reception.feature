Feature: Reception

  The passer has done what he could. It was not much. Now you.

  @rule_2_02
  Rule: 2.02 Ball reception

    A ball that was badly thrown can still be well caught.

    @s_2_02_a @s_2_02_b @example_X11
    Scenario Outline: At <inches> inches the receiver needs <target>
      Given these players are on the pitch:
        | player | at       | ball | BaC |
        | HAYATE | 2, 12    | yes  |     |
        | SUZU   | <across>, 12 |  | 7/9 |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      Then SUZU needs <target> or less on BaC
      When the die shows 1
      Then SUZU holds the ball
      And SUZU stands at <across>, 12

      Examples:
        | across | inches | target |
        | 3      | 0.016  | 9      |
        | 4.984  | 2      | 9      |
        | 4.985  | 2.001  | 7      |
        | 6.984  | 4      | 7      |
        | 6.985  | 4.001  | 5      |
        | 10.984 | 8      | 5      |
        | 10.985 | 8.001  | 3      |

    @s_2_02_a
    Scenario: Nobody presses a receiver
      Given these players are on the pitch:
        | player | at       | ball | BaC |
        | HAYATE | 8, 12    | yes  |     |
        | SUZU   | 11.984, 12 |    | 7/9 |
        | LINCE  | 12, 14   |      |     |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE presses
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      Then SUZU needs 7 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      And this happened:
        | event         | player | how       |
        | pass received | SUZU   | reception |

    @s_2_02_c @s_2_02_d
    Scenario: A catch makes a pass of it
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 7 for SUZU
        """placky; glad
        Nobody will ask about the first half of that pass.
        """
      Then SUZU holds the ball
      And pass received happened to SUZU once
      And ruling R-23 was at work

    @s_2_02_c
    Scenario: A drop lets the ball go its own way
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 8 for SUZU
      Then SUZU's roll is a fail
      When the die shows 6
      Then the ball lies at 12, 10
      And Yamato attacks
      And rule 2.03 was at work

    @s_2_02_c
    Scenario: A card that was kept back once is not asked for again
      Given Yamato's hand is "Sure Hands"
      And these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And Yamato plays no card
        """placky; dry
        Asked once, answered once. The dice have somewhere to be.
        """
      Then the dice of SUZU are due
      When the die shows 7
      Then SUZU holds the ball
      And Yamato's hand is "Sure Hands"
