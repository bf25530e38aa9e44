Feature: Passing

  The ball is the one thing on the field that gets past a tackler without an argument.

  @rule_2_01
  Rule: 2.01 Pass

    Sideways or back, from anywhere on your way. Choose the place before somebody chooses it for you.

    @s_2_01_b @s_2_01_f @s_2_01_g @s_2_01_h @example_X11
    Scenario Outline: At <inches> inches the passer needs <target>
      Given these players are on the pitch:
        | player | at       | ball | BaC |
        | HAYATE | 2, 12    | yes  | 7/9 |
        | SUZU   | <across>, 12 |  |     |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      Then the ruler shows <inches> inches from HAYATE to SUZU
      And HAYATE needs <target> or less on BaC
      When the die shows 1
      And SUZU stays put
      Then SUZU holds the ball
      And rule 1.13 was at work

      Examples:
        | across | inches | target |
        | 3      | 0.016  | 11     |
        | 4.984  | 2      | 11     |
        | 4.985  | 2.001  | 9      |
        | 6.984  | 4      | 9      |
        | 6.985  | 4.001  | 7      |
        | 10.984 | 8      | 7      |
        | 10.985 | 8.001  | 5      |

    @s_2_01_h @example_X8 @rule_1_16
    Scenario: The range helps, the pressure does not
      Given these players are on the pitch:
        | player | at       | ball | BaC |
        | HAYATE | 8, 12    | yes  | 7/9 |
        | SUZU   | 11.984, 12 |    |     |
        | GARRA  | 8, 14    |      |     |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA presses
      And HAYATE runs
      And HAYATE passes to SUZU
      Then HAYATE needs 8 or less on BaC
      When the die shows 8
      Then ruling R-76 was not at work
      Then SUZU holds the ball

    @s_2_01_a
    Scenario: Without the ball there is nothing to pass
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When SUZU is activated
      And SUZU marks no way
      And SUZU runs
      And SUZU attempts a pass to HAYATE
      Then rule 2.01 forbids it: only the carrier can pass

    @s_2_01_b
    Scenario Outline: The receiver is named, and <who> is not one
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | HAYATE | 8, 12  | yes  |        |
        | SUZU   | 12, 12 |      |        |
        | KURO   | 15, 11 |      | 1      |
        | GARRA  | 12, 8  |      |        |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA presses
      And HAYATE runs
      And HAYATE passes to <who>
      Then rule 2.01 forbids it: R-22

      Examples:
        | who    |
        | KURO   |
        | GARRA  |
        | HAYATE |

    @s_2_01_c @rule_0_01
    Scenario Outline: A receiver at <along> is <how>
      Given these players are on the pitch:
        | player | at           | ball |
        | HAYATE | 8, 12        | yes  |
        | SUZU   | 12, <along>  |      |
        | KURO   | 16, 8        |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      Then rule 0.01 forbids it: R-24
      When HAYATE passes to KURO
      And the die shows 5
      Then KURO holds the ball

      Examples:
        | along  | how             |
        | 12.001 | ahead by a hair |
        | 15     | far ahead       |

    @s_2_01_c
    Scenario: Level is not ahead
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 5
      Then SUZU holds the ball

    @s_2_01_c @s_2_01_d
    Scenario: A receiver who would be ahead is not, from a point further on
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 15 |      |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And HAYATE runs
      And HAYATE passes to SUZU from 8, 14
      Then rule 0.01 forbids it: SUZU is ahead of where HAYATE lets the ball go; a pass goes level or back (R-24)
      When HAYATE passes to SUZU from 8, 15
      Then the ruler shows 3.016 inches from HAYATE to SUZU
      When the die shows 9
      Then SUZU holds the ball
      And HAYATE stands at 8, 16
      And ruling R-65 was at work

    @s_2_01_d
    Scenario: From beside the way no ball leaves
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And HAYATE runs
      And HAYATE passes to SUZU from 9, 14
      Then rule 2.01 forbids it: not on the way
      When HAYATE passes to SUZU from 8, 17
      Then rule 2.01 forbids it: R-65
      When HAYATE passes to SUZU from 8, 12
      And the die shows 9
      Then SUZU holds the ball

    @s_2_01_d @rule_1_06
    Scenario Outline: Pressure is measured to the place where the ball leaves, <at>
      Given these players are on the pitch:
        | player | at     | ball | BaC |
        | HAYATE | 8, 12  | yes  | 7/9 |
        | SUZU   | 14, 12 |      |     |
        | LINCE  | 5.1, 12 |     |     |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE presses
      And HAYATE runs
      And HAYATE passes to SUZU from <at>
      Then HAYATE needs <target> or less on BaC
      When the die shows 1
      And SUZU stays put
      Then ruling R-10 was at work

      Examples:
        | at    | target |
        | 8, 12 | 6      |
        | 8, 16 | 7      |

    @s_2_01_i
    Scenario: A success is in the receiver's hands, without a second roll
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 2
      Then SUZU holds the ball
      And no dice are due
      And rule 2.02 was not at work

    @s_2_01_j
    Scenario: A miss is the receiver's to save
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 10
      Then the dice of SUZU are due
      And HAYATE does not hold the ball
      When the die shows 4
      Then SUZU holds the ball

    @s_2_01_k
    Scenario: After a critical the receiver may run two inches, in any direction
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 1
      Then Yamato decides
      When SUZU moves to 12, 14.001
      Then rule 2.01 forbids it: up to 2
      When SUZU moves to 12, 14
      Then SUZU has moved 2 inches
      And SUZU holds the ball
      And ruling R-56 was at work

    @s_2_01_k
    Scenario: The critical can stay a gift unopened
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 1
      And SUZU stays put
      Then SUZU stands at 12, 12
      And this happened:
        | event         | player | to   | how      | why             |
        | pass leaves   | HAYATE | SUZU | critical |                 |
        | pass received | SUZU   |      | pass     |                 |
        | moved         | SUZU   |      |          | receiver's move |

    @s_2_01_e @example_X10
    Scenario: Thrown before the contact, the pass is nobody's business but yours
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 8, 12  | yes  | 7   |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU from 8, 13
      Then the dice of HAYATE are due
      When the die shows 2
      Then SUZU holds the ball
      And the dice of LINCE are due
        """placky; thinking
        LINCE arrives a little late, at a man without a ball. He has already started, though.
        """
      When the die shows 7
      And the die shows 1 for HAYATE
      Then HAYATE is on the ground
      And LINCE is on the ground
      And SUZU holds the ball
      And ruling R-21 was at work
      And ruling R-70 was at work

    @s_2_01_e @s_2_01_l @example_X10
    Scenario Outline: Thrown after the contact it is rolled against the tackler: <mine> and <his>
      Given these players are on the pitch:
        | player | at     | ball | BaC | STR |
        | HAYATE | 8, 12  | yes  | 7/9 |     |
        | SUZU   | 13, 12 |      |     |     |
        | LINCE  | 6, 15  |      |     | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU
      Then the dice of HAYATE and LINCE are due
      When the dice show <mine> for HAYATE and <his> for LINCE
      And the die shows 2
      Then <holder> holds the ball
      And HAYATE <passer>
      And LINCE <tackler>
      And rule 2.02 was not at work

      Examples:
        | mine | his | holder | passer           | tackler          |
        | 6    | 9   | SUZU   | is standing      | is on the ground |
        | 4    | 6   | HAYATE | is on the ground | is on the ground |

    @s_2_01_i
    Scenario: The better success wins, and a cancelled tackler stays up
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 8, 12  | yes  |     |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU
      And the dice show 6 for HAYATE and 4 for LINCE
      Then SUZU holds the ball
      And LINCE is standing
      And no dice are due

    @s_2_01_l
    Scenario: Equal successes leave everything as it was
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 8, 12  | yes  |     |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU
      And the dice show 5 for HAYATE and 5 for LINCE
        """placky; dry
        Both succeeded so well that nothing happened.
        """
      Then HAYATE holds the ball
      And HAYATE is standing
      And LINCE is standing
      And no dice are due
      And ruling R-67 was at work
      And this happened:
        | event           | player | action | why  |
        | nothing happens | LINCE  | tackle |      |
        | pass held       | HAYATE |        | tied |

    @s_2_01_j
    Scenario: A miss under a winning tackle still flies before the passer does
      Given these players are on the pitch:
        | player | at     | ball | BaC | STR |
        | HAYATE | 8, 12  | yes  | 7/9 |     |
        | SUZU   | 13.984, 12 |  |     |     |
        | LINCE  | 6, 15  |      |     | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU
      Then HAYATE needs 7 or less on BaC
      When the dice show 9 for HAYATE and 4 for LINCE
      Then the dice of SUZU are due
      And HAYATE is standing
      When the die shows 5
      Then SUZU holds the ball
      And HAYATE is on the ground
      And LINCE is on the ground
      And the dice of HAYATE are due
      When the die shows 3
      Then ruling R-20 was at work

    @s_2_01_e
    Scenario: By the other reading a winning tackler keeps the ball from flying
      Given ruling R-20 is read as "no reception"
      And these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 8, 12  | yes  |     |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU
      And the dice show 9 for HAYATE and 4 for LINCE
      Then the dice of HAYATE are due
      When the die shows 2
      Then HAYATE holds the ball
      And HAYATE is on the ground
      And rule 2.02 was not at work
      And ruling R-20 was at work
      And this happened:
        | event     | player | why    |
        | pass held | HAYATE | beaten |

    @s_2_01_e
    Scenario: A hair before the contact the tackler has not been met
      Given these players are on the pitch:
        | player | at        | ball | STR |
        | HAYATE | 8, 12     | yes  |     |
        | SUZU   | 13, 12    |      |     |
        | LINCE  | 8.492, 15 |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU from 8, 14.145
      Then the dice of HAYATE are due
      When the die shows 6 for HAYATE
      And the die shows 12 for LINCE
      And the die shows 2 for LINCE
      Then SUZU holds the ball
      And LINCE is on the ground
      And rule 1.20 was at work

    @s_2_01_e
    Scenario: And from that hair on he has
      Given these players are on the pitch:
        | player | at        | ball |
        | HAYATE | 8, 12     | yes  |
        | SUZU   | 13, 12    |      |
        | LINCE  | 8.492, 15 |      |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU from 8, 14.146
      Then the dice of HAYATE and LINCE are due
      When the dice show 6 for HAYATE and 2 for LINCE
      Then SUZU holds the ball
      And ruling R-66 was at work

    @s_2_01_e
    Scenario: A second tackler whom the passer met too late waits until the ball is gone
      Given these players are on the pitch:
        | player | at      | ball | STR | BaC |
        | HAYATE | 8, 12   | yes  |     | 7/9 |
        | SUZU   | 13, 12  |      |     |     |
        | LINCE  | 6, 13   |      | 7   |     |
        | BUHO   | 10, 16.6 |     | 7   |     |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 13
      And BUHO tackles HAYATE at 8, 16
      And HAYATE runs
      And HAYATE passes to SUZU from 8, 14
      Then the dice of HAYATE and LINCE are due
      When the dice show 7 for HAYATE and 5 for LINCE
      Then SUZU holds the ball
      And the dice of BUHO are due
      When the die shows 9
      And the die shows 2 for BUHO
      Then BUHO is on the ground
      And HAYATE is standing
      And LINCE is standing

    @s_2_01_l @rule_3_07
    Scenario: The passer who goes down takes the late tackler's work away
      Given these players are on the pitch:
        | player | at      | ball | STR | BaC |
        | HAYATE | 8, 12   | yes  |     | 7/9 |
        | SUZU   | 13, 12  |      |     |     |
        | LINCE  | 6, 13   |      | 7   |     |
        | BUHO   | 10, 16.6 |     | 7   |     |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 13
      And BUHO tackles HAYATE at 8, 16
      And HAYATE runs
      And HAYATE passes to SUZU from 8, 14
      And the dice show 4 for HAYATE and 6 for LINCE
      And the die shows 2 for HAYATE
      Then HAYATE holds the ball
      And BUHO is standing
      And no dice are due
      And series stopped happened to HAYATE once

    @s_2_01_e
    Scenario: A miss that nobody opposed leaves the late tackler his roll
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 8, 12  | yes  |     |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU from 8, 13
      And the die shows 12
      And the die shows 12 for SUZU
      And the die shows 6 for SUZU
      Then the ball lies at 13, 10
      And the dice of LINCE are due
      When the die shows 7
      And the die shows 2 for HAYATE
      Then HAYATE is on the ground
      And ruling R-21 was at work

    @s_2_01_f @rule_4_06
    Scenario: A precise passer rolls two dice, and the better one counts
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA passes to SUZU
      Then the dice of AGUILA and AGUILA are due
      When the dice show 12 and 6 for AGUILA
      Then AGUILA's roll is a success
      And SUZU holds the ball
      And ruling R-40 was at work
      And this happened:
        | event       | player | to   | skill        | over | how     |
        | prevails    | AGUILA |      | Precise Pass | 2.01 |         |
        | extra dice  | AGUILA |      | Precise Pass |      |         |
        | pass leaves | AGUILA | SUZU |              |      | success |

    @rule_3_07 @s_3_07_f
    Scenario: Two dice, two tacklers: the first win sends the ball away
      Given these players are on the pitch:
        | player | at     | ball | BaC |
        | AGUILA | 8, 12  | yes  | 7/9 |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 13  |      |     |
        | BUHO   | 10, 14 |      |     |
      When AGUILA is activated
      And AGUILA marks a move to 8, 16.492
      And LINCE tackles AGUILA at 8, 13
      And BUHO tackles AGUILA at 8, 14
      And AGUILA runs
      And AGUILA passes to SUZU
      And AGUILA faces LINCE
      And the dice show 6 for AGUILA and 4 for LINCE
      Then SUZU holds the ball
      And the dice of BUHO are due
      When the die shows 5
      And the die shows 2 for AGUILA
      Then AGUILA is on the ground
      And SUZU holds the ball

    @s_2_01_l @rule_3_07
    Scenario: Two dice, a tie and a miss: one success, no winner, no pass
      Given these players are on the pitch:
        | player | at     | ball | BaC | STR |
        | AGUILA | 8, 12  | yes  | 7/9 |     |
        | SUZU   | 13, 12 |      |     |     |
        | LINCE  | 6, 13  |      |     | 7   |
        | BUHO   | 10, 14 |      |     | 7   |
      When AGUILA is activated
      And AGUILA marks a move to 8, 16.492
      And LINCE tackles AGUILA at 8, 13
      And BUHO tackles AGUILA at 8, 14
      And AGUILA runs
      And AGUILA passes to SUZU
      And AGUILA faces LINCE
      And the dice show 5 for AGUILA and 5 for LINCE
      And the dice show 12 for AGUILA and 12 for BUHO
      And the die shows 2 for BUHO
      Then AGUILA holds the ball
      And AGUILA is standing
      And LINCE is standing
      And BUHO is on the ground
      And ruling R-76 was at work

    @s_2_01_j @rule_3_07
    Scenario: Two dice, two misses: the ball leaves anyhow
      Given these players are on the pitch:
        | player | at     | ball | BaC | STR |
        | AGUILA | 8, 12  | yes  | 7/9 |     |
        | SUZU   | 13, 12 |      |     |     |
        | LINCE  | 6, 13  |      |     | 7   |
        | BUHO   | 10, 14 |      |     | 7   |
      When AGUILA is activated
      And AGUILA marks a move to 8, 16.492
      And LINCE tackles AGUILA at 8, 13
      And BUHO tackles AGUILA at 8, 14
      And AGUILA runs
      And AGUILA passes to SUZU
      And AGUILA faces BUHO
      And the dice show 12 for AGUILA and 12 for BUHO
      And the die shows 2 for BUHO
      And the dice show 12 for AGUILA and 12 for LINCE
      And LINCE rolls stamina
      And the die shows 2 for LINCE
      And the die shows 3 for SUZU
      Then SUZU holds the ball
      And ruling R-76 was at work

    @s_2_01_h @rule_3_07
    Scenario: Whoever saves his die for the second tackler may be lying down by then
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 8, 12  | yes  |     |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 13  |      | 7   |
        | BUHO   | 10, 14 |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 13
      And BUHO tackles HAYATE at 8, 14
      And HAYATE runs
      And HAYATE passes to SUZU
      And LINCE rolls unopposed
      And the die shows 3
      And the die shows 2 for HAYATE
      Then HAYATE holds the ball
      And pass held happened to HAYATE once
      And this happened:
        | event     | player | why  |
        | pass held | HAYATE | down |
      And no dice are due

    @s_1_20_d
    Scenario: Stolen in mid-air, the ball does not decide where the tackler comes to lie

      By now the tackler's team attacks.
      His place is still for his rival to say.

      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | HAYATE | 12, 15.9 |      |
        | SUZU   | 4, 13    |      |
        | GARRA  | 12, 10.5 |      |
        | BUHO   | 8, 13.9  |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA
      And BUHO steals out of the air
      And AGUILA runs
      And AGUILA passes to SUZU from 12, 13
      And the dice show 12 and 11 for AGUILA and 6 for GARRA
      And the die shows 1 for BUHO
      Then BUHO holds the ball
      And Teriomorph attacks
      And Yamato decides
      When Yamato lets GARRA make way to 12.933, 16.45
      Then GARRA and AGUILA touch
      When the die shows 4 for AGUILA
      Then AGUILA is on the ground

    @s_2_01_j
    Scenario: By the other reading, too, a ball flies past a tackler who has failed
      Given ruling R-20 is read as "no reception"
      And these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 8, 12  | yes  |     |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU
      And the dice show 9 for HAYATE and 9 for LINCE

    @s_2_01_j
    Scenario: Before chapter 3 a ball is caught and dropped without another word
      Given the rules up to chapter 2 are taught
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
      And ball held happened never
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks no way
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 12
      And the die shows 12 for HAYATE
      And the die shows 6 for HAYATE
      Then the ball lies at 8, 10
      And ball down happened never

    @s_2_01_e
    Scenario: Whoever passes before his turn has not met the man who waits there
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 12, 13 | yes  |     |
        | SUZU   | 9, 12  |      |     |
        | GARRA  | 14, 15 |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 18, 15, turning at 12, 15
      And GARRA tackles HAYATE at 12, 15
      And HAYATE runs
      Then GARRA's tackle has contact
      When HAYATE passes to SUZU from 12, 13.5
      Then the dice of HAYATE are due
      And ruling R-66 was not at work
      When the die shows 9 for HAYATE
      Then SUZU holds the ball
      When the die shows 9 for GARRA
      And the die shows 4 for GARRA
      Then GARRA is on the ground

    @s_2_01_d
    Scenario: Whoever has run back past his team-mate passes from where he began
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 12, 16 | yes  |
        | SUZU   | 8, 14  |      |
      When HAYATE is activated
      And HAYATE marks a move to 12, 8
      And HAYATE runs
      Then HAYATE stands at 12, 11
      When HAYATE passes to SUZU
      Then rule 0.01 forbids it
      When HAYATE passes to SUZU from 12, 16
      And the die shows 9 for HAYATE
      Then SUZU holds the ball

    Scenario: Nobody passes to a team-mate who has been carried off
      Given these players are on the pitch:
        | player | at     | ball | off           |
        | AGUILA | 12, 13 | yes  |               |
        | HAYATE | 9, 13  |      |               |
        | SUZU   |        |      | next kick-off |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA passes to SUZU
      Then rule 2.01 forbids it: no team-mate of AGUILA on the field

    @s_2_01_e @rule_1_20 @s_1_20_e
    Scenario: A late tackler who fails has failed by his roll, and not for want of contact
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 9, 12  | yes  |     |
        | SUZU   | 14, 12 |      |     |
        | LINCE  | 7, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 9, 16.492
      And LINCE tackles HAYATE at 9, 15
      And HAYATE runs
      And HAYATE passes to SUZU from 9, 13
      And the die shows 2 for HAYATE
      And the die shows 9 for LINCE
      And the die shows 1 for LINCE
      Then LINCE is on the ground
      And HAYATE is standing
      And ruling R-18 was not at work
      And this happened:
        | event         | player | why  |
        | tackle failed | LINCE  | roll |

    @s_2_01_e
    Scenario: A tackler at the corner of a run has met whoever passes behind that corner
      Given these players are on the pitch:
        | player | at         | ball |
        | HAYATE | 12, 13     | yes  |
        | SUZU   | 17, 13     |      |
        | LINCE  | 11.2, 18.1 |      |
      When HAYATE is activated
      And HAYATE marks a move to 16, 17, turning at 12, 17
      And LINCE tackles HAYATE at 12, 17
      And HAYATE runs
      And HAYATE passes to SUZU from 13, 17
      Then the dice of HAYATE and LINCE are due

    @s_2_01_k
    Scenario: Who has failed to stop a critical pass rolls stamina before the receiver takes his step
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 9, 12  | yes  |     |
        | SUZU   | 14, 12 |      |     |
        | LINCE  | 7, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 9, 16.492
      And LINCE tackles HAYATE at 9, 15
      And HAYATE runs
      And HAYATE passes to SUZU from 9, 16
      And the dice show 1 for HAYATE and 9 for LINCE
      Then the dice of LINCE are due
      And HAYATE holds the ball
      When the die shows 1 for LINCE
      And SUZU moves to 14, 14
      Then SUZU stands at 14, 14
      And SUZU holds the ball

    @s_2_01_i @rule_3_06
    Scenario: With a thief on the way of the ball, what is rolled first is for the attackers to say
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 9, 12  | yes  |     |
        | SUZU   | 14, 12 |      |     |
        | LINCE  | 7, 15  |      | 7   |
        | BUHO   | 12, 14 |      |     |
      When HAYATE is activated
      And HAYATE marks a move to 9, 16.492
      And LINCE tackles HAYATE at 9, 15
      And BUHO steals out of the air
      And HAYATE runs
      And HAYATE passes to SUZU from 9, 16
      And the dice show 2 for HAYATE and 9 for LINCE
      Then Yamato decides
