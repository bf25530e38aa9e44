Feature: Try

  You have carried it here. The last six inches are downwards.

  @rule_4_04
  Rule: 4.04 Try

    Second BaC value, a steady hand, and nobody on your back.

    @s_4_04_a @s_4_04_b @s_4_04_g
    Scenario Outline: With a <die> the try is <result>
      Given these players are on the pitch:
        | player | at     | ball | BaC  |
        | HAYATE | 12, 33 | yes  | 7/10 |
        | LINCE  | 20, 20 |      |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE presses
      And HAYATE runs
      And HAYATE goes for a try
      Then HAYATE needs 10 or less on try
      When the die shows <die>
      Then <event> happened to HAYATE once
      When Yamato removes the tokens
      Then the exercise is over
      And Yamato has 0 activation tokens
      And ruling R-83 was at work

      Examples:
        | die | result | event      |
        | 10  | scored | try scored |
        | 1   | scored | try scored |
        | 11  | missed | try missed |

    @s_4_04_e @rule_1_17
    Scenario: A twelve never scores, however good the hand
      Given these players are on the pitch:
        | player | at     | ball | BaC  |
        | HAYATE | 12, 33 | yes  | 7/14 |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE goes for a try
      Then HAYATE needs 14 or less on try
      When the die shows 12
      Then try missed happened to HAYATE once
      And this happened:
        | event         | player | team   | action | why    |
        | action chosen | HAYATE |        | try    |        |
        | try missed    | HAYATE | Yamato |        | failed |
      When Yamato removes the tokens
      Then the exercise is over
      And tokens spent happened never

    @s_4_04_a
    Scenario: Touching the zone is enough
      Given these players are on the pitch:
        | player | at         | ball |
        | HAYATE | 12, 32.508 | yes  |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 2
      Then try scored happened to HAYATE once
      And modified happened to HAYATE never

    @s_4_04_a
    Scenario Outline: From <where> there is no try
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | <at>   | yes  |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE attempts a try
      Then rule 4.04 forbids it: in-goal zone that he attacks

      Examples:
        | where                    | at         |
        | a hair before the zone   | 12, 32.507 |
        | the middle               | 12, 18     |
        | one's own in-goal zone   | 12, 2      |

    @s_4_04_a
    Scenario: The other team scores at the other end
      Given these players are on the pitch:
        | player | at        | ball |
        | AGUILA | 20, 20    |      |
        | LINCE  | 12, 3.492 | yes  |
      When LINCE is activated
      And LINCE marks no way
      And AGUILA presses
      And LINCE runs
      And LINCE goes for a try
      And the die shows 2
      Then try scored happened to LINCE once
      And this happened:
        | event      | player | team       |
        | try scored | LINCE  | Teriomorph |

    @s_4_04_a
    Scenario: Without the ball a visit to the zone is tourism
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 12, 33 |      |
        | SUZU   | 12, 20 | yes  |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE attempts a try
      Then rule 4.04 forbids it: does not hold the ball
      And in goal reached happened to HAYATE never

    @s_4_04_c @s_4_04_d
    Scenario Outline: Fatigue and pressure count: <fatigue> active, <resting> inactive
      Given these players are on the pitch:
        | player | at     | ball | BaC  | fatigue   | resting   |
        | HAYATE | 12, 33 | yes  | 7/10 | <fatigue> | <resting> |
        | LINCE  | 12, 35 |      |      |           |           |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE presses
      And HAYATE runs
      And HAYATE goes for a try
      Then HAYATE needs <target> or less on try
      When the die shows 12
      Then try missed happened to HAYATE once

      Examples:
        | fatigue | resting | target |
        | 0       | 0       | 9      |
        | 1       | 0       | 8      |
        | 0       | 1       | 8      |
        | 2       | 1       | 6      |
        | 3       | 0       | 5      |

    @s_4_04_c
    Scenario: Three active tokens count as tokens, and as tired hands as well
      Given these players are on the pitch:
        | player | at     | ball | BaC  | fatigue |
        | HAYATE | 12, 33 | yes  | 7/10 | 3       |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE goes for a try
      Then HAYATE needs 6 or less on try
      When the die shows 6
      Then try scored happened to HAYATE once
      And ruling R-38 was at work

    @s_4_04_f @s_4_04_g @s_4_04_h
    Scenario Outline: One tackler, face to face: <mine> against <his>
      Given these players are on the pitch:
        | player | at         | ball | BaC  | STR |
        | HAYATE | 12, 33     | yes  | 7/10 |     |
        | LINCE  | 12, 33.984 |      |      | 7   |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      Then the dice of HAYATE and LINCE are due
      When the dice show <mine> for HAYATE and <his> for LINCE
      Then <event> happened to HAYATE once
      And LINCE is standing
      And HAYATE is standing

      Examples:
        | mine | his | event      |
        | 9    | 7   | try scored |
        | 6    | 6   | try missed |

    @s_4_04_f @s_4_04_h
    Scenario: The tackler wins, and everything he has won is paid before the kick-off
      Given these players are on the pitch:
        | player | at         | ball | BaC  | STR |
        | HAYATE | 12, 33     | yes  | 7/10 |     |
        | LINCE  | 12, 33.984 |      |      | 7   |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 4 for HAYATE and 6 for LINCE
      Then HAYATE is on the ground
      And LINCE is on the ground
      And the dice of HAYATE are due
      When the die shows 3
      Then try missed happened to HAYATE once
      And ruling R-39 was at work

    @s_4_04_f
    Scenario: A tackler who fails against a try falls as always
      Given these players are on the pitch:
        | player | at         | ball | BaC  | STR |
        | HAYATE | 12, 33     | yes  | 7/10 |     |
        | LINCE  | 12, 33.984 |      |      | 7   |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 4 for HAYATE and 12 for LINCE
      And the die shows 2 for LINCE
      Then try scored happened to HAYATE once
      And LINCE is on the ground

    @s_4_04_f
    Scenario Outline: Two tacklers, and the <winner> is best
      Given these players are on the pitch:
        | player | at         | ball | BaC  | STR |
        | HAYATE | 12, 33     | yes  | 7/10 |     |
        | LINCE  | 12, 33.984 |      |      | 7   |
        | BUHO   | 12.984, 33 |      |      | 7   |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE tackles HAYATE
      And BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <dice>
      And the die shows 2 for HAYATE
      Then try missed happened to HAYATE once
      And <winner> is on the ground
      And <other> is standing
      And HAYATE is on the ground
      And rule 3.08 was at work

      Examples:
        | dice                                    | winner | other |
        | 4 for HAYATE, 7 for LINCE and 3 for BUHO | LINCE  | BUHO  |
        | 12 for HAYATE, 3 for LINCE and 7 for BUHO | BUHO  | LINCE |

    @s_4_04_b
    Scenario: A tackler without contact is no part of it, and minds his feet
      Given these players are on the pitch:
        | player | at         | ball | BaC  |
        | HAYATE | 12, 33     | yes  | 7/10 |
        | LINCE  | 18, 33     |      |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      And HAYATE rolls for the try
      And the die shows 4
      Then try scored happened to HAYATE once
      And the dice of LINCE are due
      When the die shows 8
      And Yamato removes the tokens
      Then the exercise is over

    @s_4_04_a
    Scenario: Arriving is not scoring
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 12, 30 | yes  |
      When HAYATE is activated
      And HAYATE marks a move to 12, 34
      And HAYATE runs
      Then try scored happened to HAYATE never
      And HAYATE can choose move and try and nothing else
      When HAYATE goes for a try
      And the die shows 12
      Then try missed happened to HAYATE once

    @s_4_04_g
    Scenario: A defender gets up in time to watch
      Given these players are on the pitch:
        | player | at     | ball | ground | BaC  |
        | HAYATE | 12, 33 | yes  |        | 7/10 |
        | LINCE  | 12, 30 |      | 1      |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE stands up
        """placky; calm
        A man of manners. One stands up when points are scored.
        """
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 10
      Then try scored happened to HAYATE once
      And LINCE is standing

    @s_4_04_g @s_0_05_d
    Scenario: A ball that its carrier drops after the try is nobody's attack
      Given these players are on the pitch:
        | player | at         | ball | BaC  | STR | wounds |
        | HAYATE | 12, 33     | yes  | 7/10 |     | 1      |
        | LINCE  | 12, 33.984 |      |      | 7   |        |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 4 for HAYATE and 6 for LINCE
      And the die shows 12
      And the die shows 2 for HAYATE
      Then HAYATE is off the field
      And possession happened once
