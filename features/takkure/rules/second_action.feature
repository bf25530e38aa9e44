Feature: Second action

  The run is over, and the figures stand where they stand.
  This is the moment for the clever part of the plan.

  @rule_1_09
  Rule: 1.09 Second action

    Six things can be done here, and rarely two of them by the same player.

    @s_1_09_a
    Scenario: Unchallenged, he may move again
      Given the rules up to chapter 1 are taught
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 25 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses
      And AGUILA runs
      Then AGUILA can choose move and nothing else
      When AGUILA dodges
      Then rule 1.18 forbids it: nobody has declared a tackle
      When AGUILA breaks through
      Then rule 1.19 forbids it: nobody has declared a tackle
      When AGUILA stays put
      Then rule 1.09 was at work

    @s_1_09_a
    Scenario: A tackle opens two more doors, even one that met nobody
      Given the rules up to chapter 1 are taught
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 4, 13  |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      And AGUILA can choose move, dodge and break through
      When AGUILA dodges
      Then rule 1.09 was at work
      And Yamato decides

    @s_1_09_a
    Scenario: A carrier in the zone with a tackler on his heels has five of the six
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 33 | yes  |
        | SUZU   | 8, 30  |      |
        | GARRA  | 20, 33 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And AGUILA runs
      Then AGUILA can choose move, pass, dodge, break through and try and nothing else
      When AGUILA attempts a pick-up
      Then rule 3.05 forbids it: holds the ball already
      When AGUILA passes to SUZU
      Then rule 1.09 was at work
      And rule 2.01 was at work

    @s_1_09_a
    Scenario: Contact closes the road, and leaves the hands free
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 33     | yes  |
        | SUZU   | 8, 30      |      |
        | LINCE  | 12, 33.984 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE tackles AGUILA
      And AGUILA runs
      Then AGUILA can choose pass, dodge, break through and try and nothing else
      When AGUILA goes for a try
      And the dice show 7 for AGUILA and 3 for LINCE
      Then rule 1.09 was at work

    @s_1_09_a
    Scenario: The sixth is for those without the ball
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | SUZU   | 12, 12.016 |      |
      When SUZU is activated
      And SUZU marks no way
      And SUZU runs
      Then SUZU can choose move and pick up and nothing else
      When SUZU picks up the ball
      And the die shows 7
      Then rule 1.09 was at work
      And this happened:
        | event         | player | action  |
        | action chosen | SUZU   | pick up |

    @s_1_09_a
    Scenario Outline: What a later chapter teaches is not yet open
      Given the rules up to chapter 1 are taught
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 30 | yes  |
        | HAYATE | 12, 28 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 36
      And AGUILA runs
      And AGUILA attempts a <action>
      Then rule 1.09 forbids it: R-94

      Examples:
        | action         |
        | pass to HAYATE |
        | pick-up        |
        | try            |

    @s_1_09_b
    Scenario: After a pass from the ground there is none

      The steps go by.
      He watches them from below.

      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  | 1      |
        | GARRA  | 4, 13  |      |        |
      When AGUILA is activated
      And AGUILA attempts a pass from the ground
      And GARRA presses
      Then no second action happened to AGUILA once
      And the steps so far are 1, 2, 3, 4, 5, 6

    @s_1_09_c
    Scenario: With a ground token left there is no second action
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 2      |
      When HAYATE is activated
      And HAYATE stands up
      Then HAYATE is on the ground
      And no second action happened to HAYATE once
      And step 6 is on

    @s_1_09_a
    Scenario: Back on his feet, he may still act
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 1      |
      When HAYATE is activated
      And HAYATE stands up
      Then step 4 is on
      And HAYATE can choose move and nothing else
      When HAYATE moves to 8, 18
      Then HAYATE has moved 5 inches
      And rule 1.09 was at work
      And ruling R-27 was at work

    @s_1_09_d
    Scenario: There is no way past the second action
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And AGUILA runs
      And Yamato removes the tokens
      Then rule 1.09 forbids it: first AGUILA has to move
      When AGUILA stays put
        """placky; calm
        He stays where he is, officially.
        """
      Then step 6 is on
      And ruling R-08 was at work

  @rule_1_10
  Rule: 1.10 Move as second action

    The same legs again, without the right of way.

    @s_1_10_a
    Scenario Outline: He may go in any direction, as far as his attack MOV
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And AGUILA runs
      And AGUILA moves to <too far>
      Then rule 1.10 forbids it: allowed: up to 4
      When AGUILA moves to <in reach>
      Then AGUILA has moved 4 inches
      And AGUILA stands at <in reach>

      Examples:
        | too far      | in reach   |
        | 12, 21.01    | 12, 21     |
        | 12, 12.99    | 12, 13     |
        | 7.99, 17     | 8, 17      |
        | 14.41, 20.21 | 14.4, 20.2 |

    @s_1_10_a
    Scenario: Long Stride is for those who go beyond their MOV, not up to it
      Given these players are on the pitch:
        | player  | at     | ball |
        | TSUBAME | 12, 13 | yes  |
      When TSUBAME is activated
      And TSUBAME marks a move to 12, 30
      And TSUBAME runs
      And TSUBAME moves to 12, 23
      Then TSUBAME has moved 5 inches
      And skill used happened to TSUBAME never
      And ruling R-60 was not at work

    @s_1_10_a
    Scenario: He moves in step four, without tokens and before any dice
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 4, 13  |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 12, 17
      Then AGUILA stands at 12, 17
      And rule 1.10 was at work
      And the dice of GARRA are due

    @s_1_10_b
    Scenario Outline: A team-mate is in the way, on his feet or on his back
      Given these players are on the pitch:
        | player | at       | ball | ground   |
        | AGUILA | 12, 13   | yes  |          |
        | HAYATE | 12, 14.5 |      | <ground> |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA moves to 12, 16.5, by way of 12, 16
      Then rule 1.10 forbids it: HAYATE is in the way

      Examples:
        | ground |
        | 0      |
        | 1      |

    @s_1_10_b
    Scenario: A defender who only stands there is enough
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 12, 14.5 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 12, 16.5, by way of 12, 16
      Then rule 1.10 forbids it: GARRA is in the way
      When AGUILA moves to 12, 13.417
      Then AGUILA and GARRA touch

    @s_1_10_b
    Scenario: Around is allowed, if the inches last
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | HAYATE | 12, 14.5 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA moves to 12, 16, by way of 9, 14.5
      Then rule 1.10 forbids it: allowed: up to 4
      When AGUILA moves to 12, 16, by way of 10.69, 14.5
      Then AGUILA stands at 12, 16
      And AGUILA has moved 3.983 inches
      And ruling R-60 was at work

    @s_1_10_b
    Scenario: Where the way around is too long, it is the figure that is in the way
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 0.5, 13    | yes  |
        | HAYATE | 0.5, 14.2  |      |
        | SUZU   | 1.6, 14.2  |      |
        | LINCE  | 2.7, 14.2  |      |
        | BUHO   | 3.8, 14.2  |      |
        | GARRA  | 4.95, 14.2 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE presses
      And BUHO presses
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 0.5, 15.5
      Then rule 1.10 forbids it: HAYATE is in the way

    @s_1_10_b
    Scenario: Shut in by three, he has no way around anybody
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 0.5, 0.5 | yes  |
        | LINCE  | 1.7, 0.5 |      |
        | GARRA  | 1.7, 1.7 |      |
        | BUHO   | 0.5, 1.7 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE presses
      And GARRA presses
      And BUHO presses
      And AGUILA runs
      And AGUILA moves to 3.5, 0.5
      Then rule 1.10 forbids it: LINCE is in the way
      When AGUILA moves to 0.5, 3.5
      Then rule 1.10 forbids it: BUHO is in the way
      And AGUILA stands at 0.5, 0.5

    @s_1_10_b
    Scenario: A loose ball is in the way too
      Given these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
      And the ball lies at 12, 14.5
      And Yamato attacks
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA moves to 12, 16, by way of 12, 15.8
      Then rule 1.10 forbids it: the ball is in the way
      When AGUILA moves to 12, 13.516
      Then the ball lies at 12, 14.5

    Scenario: No second move leaves the field
      Given these players are on the pitch:
        | player | at    | ball |
        | AGUILA | 2, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA moves to 0.482, 13
      Then rule 0.C forbids it: R-58
      When AGUILA moves to 0.492, 13
      Then AGUILA stands at 0.492, 13
      And rule 1.10 was at work

    @s_1_10_c
    Scenario: A tackle that missed him does not hold him
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 16, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 12, 21
      Then AGUILA stands at 12, 21
      And ruling R-13 was not at work
      And the dice of GARRA are due

    @s_1_10_c
    Scenario Outline: A tackle that met him, or his way, holds him

      The exercise lets him walk on only where the tackler has not met him.
      We take it at its word.

      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | <from> |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA tackles AGUILA at <spot>
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA moves to 12, 21
      Then rule 1.10 forbids it: R-13
      And AGUILA can choose dodge and break through and nothing else

      Examples:
        | from   | spot   |
        | 14, 15 | 12, 15 |
        | 14, 17 | 12, 17 |

    @s_1_10_a
    Scenario: By the quick references, a carrier in contact may walk on
      Given the edition is "quick reference"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      Then AGUILA can choose move, dodge and break through
      When AGUILA moves to 12, 21
      Then the dice of GARRA are due

    @s_1_10_a
    Scenario: Read the other way, he walks on and the tackle is rolled behind his back
      Given ruling R-13 is read as "unopposed"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      Then AGUILA can choose move, dodge and break through
      When AGUILA moves to 12, 21
      Then ruling R-13 was at work
      And the dice of GARRA are due
      When the die shows 5 for GARRA
      Then AGUILA is on the ground
      And AGUILA and GARRA touch
      And AGUILA needs 4 or less on stamina

    Scenario: Before chapter 5 the last line of the card is not read out
      Given the rules up to chapter 4 are taught
      And these players are on the pitch:
        | player  | at     | ball |
        | TSUBAME | 12, 13 | yes  |
        | GARRA   | 12, 30 |      |
      When TSUBAME is activated
      And TSUBAME marks no way
      And GARRA presses
      And TSUBAME runs
      And TSUBAME moves to 12, 18.001
      Then rule 1.10 forbids it: allowed: up to 5

    @s_1_10_a
    Scenario: A second MOVE reaches the in-goal zone as well as the first
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 28 | yes  |
        | GARRA  | 2, 20  |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      Then in goal reached happened to AGUILA never
      And Yamato decides
      When AGUILA moves to 12, 32
      Then in goal reached happened to AGUILA never
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 12, 33
      Then in goal reached happened to AGUILA once

    @s_1_10_c
    Scenario: Whoever is held and has somebody behind him may pass as well
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA moves to 12, 21
      Then rule 1.10 forbids it: dodge, break through or pass
      And AGUILA can choose dodge, break through and pass and nothing else

    Scenario: Before chapter 4 a token lies there and tires nobody
      Given the rules up to chapter 3 are taught
      And these players are on the pitch:
        | player | at     | ball | fatigue |
        | SUZU   | 12, 13 | yes  | 3       |
        | GARRA  | 14, 15 |      |         |
      When SUZU is activated
      And SUZU marks a move to 12, 30
      And GARRA presses
      And SUZU runs
      And SUZU moves to 12, 21
      Then SUZU has moved 4 inches
      And weary happened to SUZU never

    @s_1_10_a
    Scenario: Too far in a straight line is too far, whoever stands in between
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 15 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 12, 18
      Then rule 1.10 forbids it: that way is 5″ long; allowed: up to 4″

    @s_1_10_a
    Scenario: A second move to where he stands is made without a step
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 17.492
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 12, 17
      Then AGUILA stands at 12, 17
      And ruling R-08 was at work

    @s_1_10_a
    Scenario: A team-mate moves on as he likes while the carrier is tackled
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 6, 13  |      |
        | GARRA  | 14, 13 |      |
      When SUZU is activated
      And SUZU marks no way
      And GARRA tackles AGUILA
      And SUZU runs
      Then GARRA's tackle has contact
      When SUZU moves to 6, 15
      Then SUZU stands at 6, 15
      And ruling R-13 was not at work
      And the dice of GARRA are due

    @s_1_09_a @rule_1_10
    Scenario: A move that leads somewhere is no null choice
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 12, 16
      And AGUILA runs
      And AGUILA moves to 12, 18
      Then ruling R-08 was not at work

    @rule_1_10
    Scenario: Held by his tackler, with nobody to pass to, he is told of two ways out and not of three
      Given ruling R-13 is read as "forbidden"
      And these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 12, 14.5 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 12, 10
      Then rule 1.10 forbids it: dodge or break through

    @s_1_09_a @rule_0_01
    Scenario: With a mate to pass to who may not receive it, passing is no choice
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | SUZU   | 12, 10 |      | 1      |
        | KURO   | 12, 20 |      |        |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      Then AGUILA can choose move and nothing else
      When AGUILA passes to KURO
      Then rule 0.01 forbids it: KURO is ahead of AGUILA
      When AGUILA moves to 12, 12
      Then AGUILA stands at 12, 12
