Feature: Skill by position

  What a card can do that the rulebook did not plan for.

  @rule_4_05
  Rule: 4.05 Skill by position

    Each card is good at one thing, and says so. Read it before you ask for another.

    @s_4_05_b
    Scenario: Side Step gives two dice for a dodge
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When HAYATE is activated
      And HAYATE marks a move to 12, 17.492
      And GARRA tackles HAYATE at 12, 15
      And HAYATE runs
      And HAYATE dodges
      Then the dice of HAYATE, HAYATE and GARRA are due
      And ruling R-01 was at work
      When the dice show 11 and 8 for HAYATE and 7 for GARRA
      And HAYATE moves to 12, 19
      Then GARRA is standing

    @s_4_05_c
    Scenario: Precise Pass gives two dice for a pass
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA passes to SUZU
      Then the dice of AGUILA and AGUILA are due
      When the dice show 5 and 12 for AGUILA
      Then SUZU holds the ball
      And rule 4.05 was at work

    @s_4_05_c
    Scenario: And two for a pass from the ground
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 8, 12  | yes  | 1      |
        | SUZU   | 12, 12 |      |        |
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      Then the dice of AGUILA and AGUILA are due
      When the dice show 12 and 5 for AGUILA
      Then SUZU holds the ball
      And rule 4.05 was at work

    @s_4_05_d
    Scenario: Charge gives two dice for a break through
      Given these players are on the pitch:
        | player | at     | ball |
        | KURO   | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When KURO is activated
      And KURO marks a move to 12, 20
      And GARRA tackles KURO
      And KURO runs
      And KURO breaks through
      Then the dice of KURO, KURO and GARRA are due
        """placky; glad
        KURO is large, and now there are two of him. GARRA would like to reread his declaration.
        """
      When the dice show 10 and 8 for KURO and 7 for GARRA
      Then KURO's roll is a success
      And GARRA is on the ground
      When the die shows 4 for GARRA
      Then KURO is standing

    @s_4_05_f
    Scenario: Expert Tackler gives two dice against a carrier who acts
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | TORO   | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And TORO tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      Then the dice of AGUILA, TORO and TORO are due
      When the dice show 7 for AGUILA and 3 and 9 for TORO
      Then TORO's roll is a success
      And AGUILA is on the ground
      When the die shows 4 for AGUILA
      Then AGUILA holds the ball

    @s_4_05_f
    Scenario: Expert Tackler gives two dice against a carrier who does nothing
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 8, 13  |      |
        | TORO   | 14, 15 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And TORO tackles AGUILA
      And HAYATE runs
      And HAYATE stays put
      Then the dice of TORO and TORO are due
      When the dice show 10 and 9 for TORO
      Then AGUILA is on the ground
      When the die shows 4 for AGUILA
      Then AGUILA holds the ball

    @s_4_05_b @s_4_05_f
    Scenario Outline: Two skills meet, and each brings his better die, <dice>
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 12, 13 | yes  |
        | TORO   | 14, 15 |      |
      When HAYATE is activated
      And HAYATE marks a move to 12, 17.492
      And TORO tackles HAYATE at 12, 14
      And HAYATE runs
      And HAYATE dodges
      Then the dice of HAYATE, HAYATE, TORO and TORO are due
      When the dice show <dice>
      Then HAYATE's roll is <his>
      And TORO's roll is <other>

      Examples:
        | dice                                  | his        | other      |
        | 3 and 8 for HAYATE and 7 and 2 for TORO | a success  | cancelled  |
        | 5 and 7 for HAYATE and 7 and 4 for TORO | cancelled  | cancelled  |
        | 1 and 2 for HAYATE and 9 and 9 for TORO | a critical | cancelled  |
        | 8 and 8 for HAYATE and 1 and 9 for TORO | cancelled  | a critical |
        | 1 and 8 for HAYATE and 1 and 9 for TORO | cancelled  | cancelled  |

    @s_4_05_e
    Scenario: Defensive Vision doubles the way to the place of pressure
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | BUHO   | 12, 22 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And BUHO presses from 12, 17.99
      Then rule 1.07 forbids it: allowed: up to 4
      When BUHO presses from 12, 18
        """placky; glad
        Two inches on the card, four on the grass. He simply saw it coming.
        """
      Then BUHO has moved 4 inches

    @s_4_05_e
    Scenario: Defensive Vision doubles the way to the point of a tackle
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | BUHO   | 16.492, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And BUHO tackles AGUILA at 12, 15
      Then BUHO stands at 12.492, 15
      And BUHO has moved 4 inches
      When AGUILA runs
      Then BUHO's tackle has contact

    @s_4_05_e
    Scenario: A skill helps with its own action and with no other
      SUZU's longer legs come first; after that nobody on this pitch uses what his card is good at.

      Given these players are on the pitch:
        | player | at     | ball |
        | GARRA  | 12, 22 | yes  |
        | TORO   | 4, 30  |      |
        | SUZU   | 8, 14  |      |
        | HAYATE | 14, 20 |      |
      When GARRA is activated
      And GARRA marks a move to 12, 15
      And HAYATE tackles GARRA at 12, 20
      And SUZU presses from 4.5, 14
      And GARRA runs
      And GARRA dodges
      Then the dice of GARRA and HAYATE are due
        """placky; dry
        Charge is not for dodging, and Side Step is not for tackling. The cards are strict about their hobbies.
        """
      And SUZU has moved 3.5 inches
      When the dice show 5 for GARRA and 5 for HAYATE
      Then GARRA is standing
