Feature: Passing from the ground

  You lie on your back with the ball, and everybody you know is standing behind you. That is in order.

  @rule_3_03
  Rule: 3.03 Pass from the ground

    Not far, not well, but away.

    @s_3_03_a @s_3_03_b @s_3_03_e @example_X19
    Scenario Outline: At <inches> inches the passer on the ground needs <target>
      Given these players are on the pitch:
        | player | at       | ball | ground | BaC |
        | HAYATE | 2, 12    | yes  | 1      | 7/9 |
        | SUZU   | <across>, 12 |  |        |     |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      Then the ruler shows <inches> inches from HAYATE to SUZU
      And HAYATE needs <target> or less on BaC
      When the die shows 1
      And SUZU stays put
      Then SUZU holds the ball
      And ruling R-68 was at work

      Examples:
        | across | inches | target |
        | 4.984  | 2      | 9      |
        | 4.985  | 2.001  | 7      |
        | 6.984  | 4      | 7      |
        | 6.985  | 4.001  | 5      |
        | 10.984 | 8      | 5      |

    @s_3_03_c @example_X19
    Scenario: A hair beyond 8 inches the pass is not made
      Given these players are on the pitch:
        | player | at         | ball | ground |
        | HAYATE | 2, 12      | yes  | 1      |
        | SUZU   | 10.985, 12 |      |        |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
        """placky; dry
        The ruler says no. It waited until you had announced it.
        """
      Then the ruler shows 8.001 inches from HAYATE to SUZU
      And no dice are due
      And HAYATE holds the ball
      And pass held happened to HAYATE once
      And this happened:
        | event         | player | action               | why     |
        | action chosen | HAYATE | pass from the ground |         |
        | pass held     | HAYATE |                      | too far |

    @s_3_03_c
    Scenario: Too far, and whoever had a hand on the ball rolls unopposed
      Given these players are on the pitch:
        | player | at         | ball | ground | BaC |
        | HAYATE | 2, 12      | yes  | 1      |     |
        | SUZU   | 10.985, 12 |      |        |     |
        | LINCE  | 2, 12.984  |      |        | 7/9 |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      And LINCE steals from the ground
      Then the dice of LINCE are due
      And LINCE needs 7 or less on BaC
      When the die shows 7
      Then LINCE holds the ball

    @s_3_03_d @s_3_03_e
    Scenario: The receiver is named at once, the dice fall in step 5, and there is no second action
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | HAYATE | 8, 12  | yes  | 1      |
        | SUZU   | 12, 12 |      |        |
        | GARRA  | 12, 20 |      |        |
      When HAYATE is activated
      Then HAYATE can choose ground pass and nothing else
      When HAYATE passes from the ground to SUZU
      Then step 2 is on
      When GARRA presses
      Then step 5 is on
      And the dice of HAYATE are due
      And the steps so far are 1, 2, 3, 4, 5
      When HAYATE moves to 8, 13
      Then rule 3.03 forbids it: has no second action
      When the die shows 5
      Then SUZU holds the ball
      And HAYATE is on the ground
      And no second action happened to HAYATE once
      When HAYATE moves to 8, 13
      Then rule 3.03 forbids it: has no second action

    @s_3_03_b
    Scenario: The two off are the passer's alone
      Given these players are on the pitch:
        | player | at       | ball | ground | BaC |
        | HAYATE | 8, 12    | yes  | 1      | 7/9 |
        | SUZU   | 11.984, 12 |    |        | 7/9 |
        | LINCE  | 8, 14    |      |        |     |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      And LINCE presses
      Then HAYATE needs 6 or less on BaC
      When the die shows 7
      Then SUZU needs 7 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      And ruling R-28 was at work

    @s_3_03_a
    Scenario Outline: From the ground, too, the pass goes <how>
      Given these players are on the pitch:
        | player | at          | ball | ground |
        | HAYATE | 8, 12       | yes  | 1      |
        | SUZU   | 12, <along> |      |        |
        | KURO   | 5, 8        |      |        |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      Then rule 0.01 forbids it: R-24
      When HAYATE passes from the ground to KURO
      And the die shows 2
      Then KURO holds the ball

      Examples:
        | how                     | along  |
        | not forward             | 15     |
        | not forward by a hair   | 12.001 |

    @s_3_03_a
    Scenario: With nobody to receive it the pass is not made
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | HAYATE | 8, 12  | yes  | 1      |
        | SUZU   | 12, 12 |      | 1      |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      Then rule 2.01 forbids it: R-22
      When HAYATE attempts a pass from the ground
      Then no dice are due
      And HAYATE holds the ball
      And ruling R-63 was at work

    @s_3_03_f
    Scenario Outline: Thief and passer face to face: <mine> against <his>
      Given these players are on the pitch:
        | player | at        | ball | ground | BaC |
        | HAYATE | 8, 12     | yes  | 1      | 9/9 |
        | SUZU   | 12, 12    |      |        |     |
        | LINCE  | 8, 12.984 |      |        | 7/9 |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      And LINCE steals from the ground
      Then the dice of HAYATE and LINCE are due
      And HAYATE needs 9 or less on BaC
      When the dice show <mine> for HAYATE and <his> for LINCE
      Then <holder> holds the ball
      And LINCE is standing
      And rule 2.02 was not at work

      Examples:
        | mine | his | holder |
        | 8    | 7   | SUZU   |
        | 5    | 12  | SUZU   |
        | 5    | 7   | LINCE  |
        | 12   | 7   | LINCE  |
        | 6    | 6   | HAYATE |

    @s_3_03_f
    Scenario: Both fail, and the ball flies to a receiver who has to catch it
      Given these players are on the pitch:
        | player | at        | ball | ground |
        | HAYATE | 8, 12     | yes  | 1      |
        | SUZU   | 12, 12    |      |        |
        | LINCE  | 8, 12.984 |      |        |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      And LINCE steals from the ground
      And the dice show 12 for HAYATE and 12 for LINCE
      Then the dice of SUZU are due
      When the die shows 2
      Then SUZU holds the ball
      And this happened:
        | event           | player | action | why    |
        | nothing happens | LINCE  | steal  | failed |

    @s_3_03_f @rule_3_07
    Scenario: Two thieves: the passer's die meets one, the other rolls alone
      Given these players are on the pitch:
        | player | at         | ball | ground |
        | HAYATE | 8, 12      | yes  | 1      |
        | SUZU   | 12, 12     |      |        |
        | LINCE  | 8, 12.984  |      |        |
        | BUHO   | 7.016, 12  |      |        |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      And LINCE steals from the ground
      And BUHO steals from the ground
      Then Yamato decides
      And LINCE can choose face and leave
      When BUHO rolls unopposed
      And the die shows 12
      Then the dice of HAYATE and LINCE are due
      When the dice show 6 for HAYATE and 4 for LINCE
      Then SUZU holds the ball
      And this happened:
        | event  | kind         | action |
        | rolled | unopposed    | steal  |
        | rolled | face-to-face | pass   |

    @s_3_03_f @rule_3_07
    Scenario: Once the pass is made, the other thief has nothing to steal
      Given these players are on the pitch:
        | player | at         | ball | ground |
        | HAYATE | 8, 12      | yes  | 1      |
        | SUZU   | 12, 12     |      |        |
        | LINCE  | 8, 12.984  |      |        |
        | BUHO   | 7.016, 12  |      |        |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      And LINCE steals from the ground
      And BUHO steals from the ground
      And HAYATE faces LINCE
      And the dice show 6 for HAYATE and 4 for LINCE
      Then SUZU holds the ball
      And steal void happened to BUHO once
      And no dice are due
      And ruling R-71 was at work

    @s_3_03_f @rule_3_07
    Scenario: After a tie the passer keeps the ball, and the other thief still has his roll
      Given these players are on the pitch:
        | player | at         | ball | ground | BaC |
        | HAYATE | 8, 12      | yes  | 1      | 9/9 |
        | SUZU   | 12, 12     |      |        |     |
        | LINCE  | 8, 12.984  |      |        |     |
        | BUHO   | 7.016, 12  |      |        |     |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      And LINCE steals from the ground
      And BUHO steals from the ground
      And HAYATE faces LINCE
      And the dice show 5 for HAYATE and 5 for LINCE
      Then HAYATE holds the ball
      And pass held happened to HAYATE once
      And the dice of BUHO are due
      When the die shows 8
      Then BUHO holds the ball

    @s_3_03_e @rule_3_07
    Scenario: A thief who rolls first may end the pass before it begins
      Given these players are on the pitch:
        | player | at         | ball | ground |
        | HAYATE | 8, 12      | yes  | 1      |
        | SUZU   | 12, 12     |      |        |
        | LINCE  | 8, 12.984  |      |        |
        | BUHO   | 7.016, 12  |      |        |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      And LINCE steals from the ground
      And BUHO steals from the ground
      And BUHO rolls unopposed
      And the die shows 3
      Then BUHO holds the ball
      And pass held happened to HAYATE once
      And steal void happened to LINCE once
      And no dice are due

    @s_3_03_b @rule_3_06
    Scenario: From the ground the ball flies through the same strip
      Given these players are on the pitch:
        | player | at        | ball | ground |
        | HAYATE | 6, 12     | yes  | 1      |
        | SUZU   | 12, 12    |      |        |
        | LINCE  | 9, 12.9   |      |        |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      And LINCE steals out of the air
      And the die shows 12
      And the die shows 5 for LINCE
      Then LINCE holds the ball

    @s_3_03_a @s_3_03_b
    Scenario: The last token of the four goes to a tired man on the ground
      Given a full match
      And these players are on the pitch:
        | player | at     | ball | ground | activations | fatigue |
        | AGUILA | 12, 20 | yes  | 1      | 2           |         |
        | SUZU   | 12, 17 |      |        |             |         |
        | GARRA  | 20, 30 |      |        |             | 1       |
      And Yamato attacks with 1 activation token
      When AGUILA is activated
      Then AGUILA has 1 active fatigue token
      When AGUILA passes from the ground to SUZU
      And GARRA rests
        """placky; dry
        One lies down and throws, one stands and rests. From the stands it looks the other way round.
        """
      Then AGUILA needs 8 or less on BaC
      When the die shows 8 for AGUILA
      And Yamato removes the tokens
      Then SUZU holds the ball
      And the time tokens stand on 4
      And Yamato has 4 activation tokens

    @s_3_03_b @s_4_07_a
    Scenario: From the ground he has his skills all the same, and a card on top
      Given Yamato's hand is "Second Look"
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 20 | yes  | 1      |
        | SUZU   | 12, 17 |      |        |
        | GARRA  | 20, 30 |      |        |
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA presses
      And Yamato plays "Second Look" for AGUILA
      Then the dice of AGUILA, AGUILA and AGUILA are due
      And AGUILA needs 8 or less on BaC
      When the dice show 2, 9 and 11 for AGUILA
        """placky; glad
        Three dice, flat on his back, and one of them a 2.
        """
      Then AGUILA's roll is a critical
      And SUZU holds the ball

    @s_3_03_b @rule_2_02 @s_2_02_c @rule_2_03 @s_2_03_a
    Scenario: What is thrown from the ground and caught by nobody scatters like any other ball
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | HAYATE | 8, 12  | yes  | 1      |
        | SUZU   | 12, 12 |      |        |
      And the rules up to chapter 3 are taught
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      And the die shows 12 for HAYATE
      And the die shows 12 for SUZU
      And the die shows 3 for SUZU
      Then the ball lies at 14, 12

    @s_3_03_a @rule_1_03 @s_1_03_d
    Scenario: Where the pass from the ground is not yet taught, a carrier who lies is activated in vain
      Given the rules up to chapter 2 are taught
      And these players are on the pitch:
        | player | at     | ball | ground |
        | HAYATE | 8, 12  | yes  | 1      |
        | SUZU   | 12, 12 |      |        |
      When HAYATE is activated
      And HAYATE passes from the ground to SUZU
      Then rule 1.03 forbids it: R-94
      When HAYATE attempts a pass from the ground
      Then this happened:
        | event         | player |
        | pass not made | HAYATE |
      And HAYATE holds the ball
