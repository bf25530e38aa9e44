Feature: Defensive move

  A few steps before the attacker takes his.
  They are made at once, which is more than can be said of his.

  @rule_1_07
  Rule: 1.07 Defensive move

    The second MOV value is the shorter one.
    It has surprised many coaches, most of them in the middle of the field.

    @s_1_07_a
    Scenario Outline: It is no longer than the second MOV value
      Given these players are on the pitch:
        | player   | at     | ball |
        | AGUILA   | 12, 10 | yes  |
        | <player> | 12, 20 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 10
      And <player> presses from <too far>
      Then rule 1.07 forbids it: allowed: up to
      When <player> presses from <in reach>
      Then <player> has moved <inches> inches
      And <player> stands at <in reach>

      Examples:
        | player | too far   | in reach | inches |
        | GARRA  | 12, 17.99 | 12, 18   | 2      |
        | LINCE  | 12, 16.99 | 12, 17   | 3      |

    @s_1_07_a
    Scenario: A tackler gets no further than that either
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      Then GARRA has moved 2 inches
      And GARRA stands at 12, 18

    @s_1_07_a
    Scenario Outline: A skill that doubles it sleeps until its chapter is taught
      Given the rules up to chapter <chapter> are taught
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 10 | yes  |
        | BUHO   | 12, 20 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 10
      And BUHO presses from <too far>
      Then rule 1.07 forbids it: allowed: up to <inches>
      When BUHO presses from <in reach>
      Then BUHO has moved <inches> inches

      Examples:
        | chapter | too far   | in reach | inches |
        | 3       | 12, 17.99 | 12, 18   | 2      |
        | 4       | 12, 15.99 | 12, 16   | 4      |

    @s_1_07_a
    Scenario: As far as anybody goes is no feat of skill
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 10 | yes  |
        | BUHO   | 12, 20 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 10
      And BUHO presses from 12, 18
      Then BUHO has moved 2 inches
      And skill used happened to BUHO never

    @s_1_07_b
    Scenario: The defender moves at once and leaves no token to follow

      A move with a length has to be measured, so this one is, long before step five.

      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 13
      And GARRA presses from 12, 18
      Then GARRA stands at 12, 18
      And GARRA has moved 2 inches
      And AGUILA stands at 12, 13
      And the tokens on the pitch are movement, active player and pressure
      And rule 1.13 was not at work
      And ruling R-60 was not at work

    @s_1_07_c
    Scenario: The pressure starts from where his move ended
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | LINCE  | 12, 13.984 |      |
        | GARRA  | 17, 13     |      |
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE tackles AGUILA
      And GARRA presses from 15, 13
      And AGUILA runs
      And AGUILA dodges
      Then the ruler shows 1.917 inches from AGUILA to GARRA
      And AGUILA needs 6 or less on REF

    @s_1_07_c
    Scenario: The tackle starts from where his move ended
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 15, 13 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA stands at 13.083, 13
      And GARRA's tackle has contact

    @s_1_07_a @s_1_07_b
    Scenario: A short defence, a run, another run
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 21 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 19
      And GARRA presses from 12, 19
      Then GARRA has moved 2 inches
      When AGUILA runs
      Then AGUILA has moved 4 inches
      When AGUILA moves to 14.4, 20.2
      Then AGUILA has moved 4 inches
      And step 6 is on

    Scenario Outline: Standing or fallen, friend or foe, figures block the way
      Given these players are on the pitch:
        | player   | at       | ball | ground   |
        | AGUILA   | 12, 13   | yes  |          |
        | HAYATE   | 20, 13   |      |          |
        | LINCE    | 12, 20   |      |          |
        | <figure> | 12, 18.8 |      | <ground> |
      When AGUILA is activated
      And AGUILA marks a move to 18, 13
      And LINCE presses from 12, 17.2, by way of 12, 17.5
        """placky; dry
        Straight through would be shorter.
        It usually is.
        """
      Then rule 1.07 forbids it: R-11

      Examples:
        | figure | ground |
        | GARRA  | 0      |
        | GARRA  | 2      |
        | SUZU   | 0      |
        | SUZU   | 1      |

    @s_1_07_a
    Scenario: The way may bend, and every bend is paid for
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 10   | yes  |
        | LINCE  | 8, 18    |      |
        | GARRA  | 9, 16.75 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 10
      And LINCE presses from 8, 15.5, by way of 7, 16.75
      Then rule 1.07 forbids it: that way is 3.202
      When LINCE presses from 8, 15.5, by way of 7.5, 16.75
      Then LINCE stands at 8, 15.5
      And LINCE has moved 2.693 inches
      And ruling R-60 was at work

    Scenario: A defensive move does not leave the field
      Given these players are on the pitch:
        | player | at        | ball |
        | AGUILA | 12, 13    | yes  |
        | GARRA  | 0.591, 20 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 13
      And GARRA presses from 0.581, 19
      Then rule 0.C forbids it: R-58
      When GARRA presses from 0.591, 18
      Then GARRA has moved 2 inches
      And rule 1.07 was at work

    @s_1_07_c
    Scenario: First he comes, then he presses
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 17, 13 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses from 15, 13
      Then this happened:
        | event    | player |
        | moved    | GARRA  |
        | pressing | GARRA  |
      And moved happened to GARRA once

    @s_1_07_a
    Scenario: A way that comes back is as long as any other
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 17, 13 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses from 17, 13, by way of 17, 14.001
      Then rule 1.07 forbids it: that way is 2.002
      When GARRA presses from 17, 13, by way of 17, 14
        """placky; calm
        Two inches, and he is back. Let us call it warming up.
        """
      Then GARRA has moved 2 inches
      And GARRA stands at 17, 13
