Feature: The ball

  There is one. Everybody knows where it is, which cannot be said of everybody's feet.

  @rule_3_04
  Rule: 3.04 Ball

    In somebody's hands it takes no room. On the grass it takes as much as you do.

    @s_3_04_a
    Scenario: A ball that is caught lies on the catcher's card, one that is dropped on the ground
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      Then HAYATE does not hold the ball
      When the die shows 3 for SUZU
      Then SUZU holds the ball
      And rule 3.04 was at work
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks no way
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 12
      And the die shows 12 for HAYATE
      And the die shows 6 for HAYATE
      Then the ball lies at 8, 10
      And HAYATE does not hold the ball

    @s_3_04_a
    Scenario: The chapter that teaches the ball is enough to hold it
      Given the rules up to chapter 3 are taught
      And these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 3
      Then SUZU holds the ball
      And rule 3.04 was at work

    @s_3_04_b
    Scenario: The chapter that teaches the ball is enough to lose it
      Given the rules up to chapter 3 are taught
      And these players are on the pitch:
        | player | at     |
        | HAYATE | 12, 8  |
      And the ball lies at 12, 12.5
      And Yamato attacks
      When HAYATE is activated
      Then rule 3.04 was at work
      And ruling R-29 was at work

    @s_3_04_b
    Scenario: The loose ball is in the way like anybody else
      Given these players are on the pitch:
        | player | at     |
        | HAYATE | 8, 12  |
      And the ball lies at 12, 12
      And Yamato attacks
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE moves to 13, 12, by way of 11, 12
      Then rule 1.10 forbids it: the ball is in the way
      When HAYATE moves to 11.016, 12
      Then rule 1.10 was at work

    @s_3_04_b
    Scenario: And like anybody else it makes way for the runner
      Given these players are on the pitch:
        | player | at     |
        | HAYATE | 12, 8  |
      And the ball lies at 12, 12.5
      And Yamato attacks
      When HAYATE is activated
      And HAYATE marks a move to 12, 20
      And HAYATE runs
      Then HAYATE stands at 12, 13
      And the ball lies at 12, 12.016
      And ruling R-12 was at work

    @s_3_04_b
    Scenario Outline: The ball has room in every corner, too
      Given these players are on the pitch:
        | player | at     |
        | HAYATE | 12, 8  |
      And the ball lies at <corner>
      And Yamato attacks
      When HAYATE is activated
      Then the ball lies at <corner>
      And rule 3.04 was at work

      Examples:
        | corner         |
        | 0.492, 0.492   |
        | 23.508, 35.508 |

    @s_3_04_b
    Scenario: A ball in the in-goal zone is a ball, and not yet a try
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 33  | yes  |
        | SUZU   | 12, 33 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 12 for SUZU
      And the die shows 12 for SUZU
        """placky; dry
        It is lying exactly where you always wanted it. Nobody put it there, so nobody has scored.
        """
      Then the ball lies at 12, 35
      And ruling R-87 was at work
      And try scored happened to SUZU never
      When Yamato removes the tokens
      Then Yamato attacks

    @rule_5_05
    Scenario: A carrier who is carried off leaves the ball behind
      Given these players are on the pitch:
        | player | at         | ball | wounds | ground |
        | HAYATE | 12, 12     | yes  | 1      |        |
        | SUZU   | 8, 12      |      |        |        |
        | LINCE  | 12, 12.984 |      |        |        |
      When SUZU is activated
      And SUZU marks no way
      And LINCE tackles HAYATE
      And SUZU runs
      And SUZU stays put
      And the die shows 1
      And the die shows 1 for HAYATE
      Then HAYATE is off the field
      And the ball lies at 12, 12
      And ruling R-29 was at work
      And Yamato attacks

    @s_3_04_b
    Scenario Outline: It is live in either in-goal zone, at <place>
      Given these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 20 |
      And the ball lies at <place>
      And Yamato attacks
      Then ruling R-87 <was> at work

      Examples:
        | place    | was     |
        | 12, 2    | was     |
        | 12, 34   | was     |
        | 12, 3.6  | was not |
