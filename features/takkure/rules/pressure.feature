Feature: Pressure

  Standing about, professionally.

  @rule_1_06
  Rule: 1.06 Pressure

    One less for each presser within two inches of the deed.
    LINCE brings the tackle in these scenarios, so that there is something to roll.

    @s_1_06_a
    Scenario: He may move first, and then the token goes down
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 18 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 13
      And GARRA presses from 12, 16
      Then GARRA stands at 12, 16
      And the tokens on the pitch are movement, active player and pressure
      And the players are:
        | player | marker   |
        | GARRA  | pressure |

    @s_1_06_b
    Scenario Outline: Two inches are within two inches

      Exactly on the line is inside it.
      A thousandth further, and GARRA is a spectator.

      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | LINCE  | 12, 13.984 |      |
        | GARRA  | <place>    |      |
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE tackles AGUILA
      And GARRA presses
      And AGUILA runs
      And AGUILA dodges
      Then the ruler shows <inches> inches from AGUILA to GARRA, which is <how>
      And ruling R-10 was at work
      And AGUILA needs <target> or less on REF

      Examples:
        | place      | inches | how         | target |
        | 15.083, 13 | 2      | near enough | 6      |
        | 15.084, 13 | 2.001  | too far     | 7      |
        | 13.083, 13 | 0      | near enough | 6      |

    @s_1_06_c
    Scenario Outline: Pressures add up
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | LINCE  | 12, 13.984 |      |
        | GARRA  | 14, 13     |      |
        | BUHO   | 10, 13     |      |
        | TORO   | <toro>     |      |
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE tackles AGUILA
      And GARRA presses
      And BUHO presses
      And TORO presses
      And AGUILA runs
      And AGUILA dodges
      Then AGUILA needs <target> or less on REF

      Examples:
        | toro   | target |
        | 12, 20 | 5      |
        | 12, 11 | 4      |

    @s_1_06_d
    Scenario Outline: It weighs on the characteristic of the second action
      Given these players are on the pitch:
        | player | at         | ball | STR |
        | AGUILA | 12, 13     | yes  | 9   |
        | LINCE  | 12, 13.984 |      |     |
        | GARRA  | 14, 13     |      |     |
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE tackles AGUILA
      And GARRA presses
      And AGUILA runs
      And AGUILA <acts>
      Then LINCE needs 6 or less on STR
      And measured happened to AGUILA once
      And AGUILA needs <target> or less on <stat>

      Examples:
        | acts           | stat | target |
        | dodges         | REF  | 6      |
        | breaks through | STR  | 8      |

    @s_1_06_d
    Scenario: It does not weigh on the stamina of the beaten
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | LINCE  | 12, 13.984 |      |
        | GARRA  | 14, 13     |      |
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE tackles AGUILA
      And GARRA presses
      And AGUILA runs
      And AGUILA dodges
      And the dice show 7 for AGUILA and 5 for LINCE
        """placky; thinking
        A seven, and his REF is seven.
        GARRA has said nothing and decided everything.
        """
      Then AGUILA's roll is a fail
      And AGUILA is on the ground
      And ruling R-10 was at work
      And AGUILA needs 4 or less on stamina

    @s_1_06_e
    Scenario Outline: The place where he acts counts, not the place where he began
      Given these players are on the pitch:
        | player | at      | ball |
        | AGUILA | 12, 13  | yes  |
        | LINCE  | 10, 15  |      |
        | GARRA  | <place> |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And LINCE tackles AGUILA at 12, 15
      And GARRA presses
      And AGUILA runs
      And AGUILA dodges
      Then the ruler shows <inches> inches from AGUILA to GARRA
      And AGUILA needs <target> or less on REF

      Examples:
        | place    | inches | target |
        | 14.5, 13 | 3.634  | 7      |
        | 14.5, 17 | 1.417  | 6      |

    @s_1_06_f
    Scenario: A presser who was pushed aside still presses, from where he is now

      Nothing is measured before step five, so nobody asks where GARRA was.

      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | LINCE  | 10, 15   |      |
        | GARRA  | 12, 17.6 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And LINCE tackles AGUILA at 12, 15
      And GARRA presses
      And AGUILA runs
      Then GARRA stands at 12, 18.083
      And rule 1.13 was not at work
      When AGUILA dodges
      Then the ruler shows 0 inches from AGUILA to GARRA
      And ruling R-12 was at work
      And AGUILA needs 6 or less on REF

    @s_1_06_f
    Scenario: Being near without pressing is only company
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | LINCE  | 12, 13.984 |      |
        | BUHO   | 12, 11     |      |
        | GARRA  | 20, 13     |      |
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE tackles AGUILA
      And BUHO tackles AGUILA
      And GARRA presses
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces LINCE
      Then AGUILA needs 7 or less on REF

    Scenario: GENBU's shadow ends at 3 inches, everybody else's at 2
      Given these players are on the pitch:
        | player | at         | ball |
        | GARRA  | 12, 23     | yes  |
        | AGUILA | 14, 23     |      |
        | GENBU  | 12, 18.817 |      |
        | KURO   | 12, 28     |      |
      When GARRA is activated
      And GARRA marks no way
      And AGUILA tackles GARRA
      And GENBU presses
      And KURO presses
      And GARRA runs
      And GARRA dodges
      Then GARRA needs 7 or less on REF

    Scenario: A long shadow that falls short is not used
      Given these players are on the pitch:
        | player | at     | ball |
        | GARRA  | 13, 22 | yes  |
        | LINCE  | 9, 22  |      |
        | GENBU  | 20, 22 |      |
      When GARRA is activated
      And GARRA marks no way
      And GENBU presses
      And GARRA runs
      And GARRA passes to LINCE
      Then skill used happened to GENBU never
      And the dice of GARRA are due
