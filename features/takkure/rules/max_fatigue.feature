Feature: Max fatigue

  Three slots for fatigue. The fourth token finds no room and takes the player with it.

  @rule_4_02
  Rule: 4.02 Max fatigue

    He would have liked to say something. He had no breath for it.

    @s_4_02_a
    Scenario: The fourth token takes him off the field
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue | wounds |
        | KURO   | 12, 13 |      | 2           | 3       | 1      |
        | AGUILA | 6, 13  | yes  |             |         |        |
        | GARRA  | 12, 25 |      |             |         |        |
      When KURO is activated
      Then the dice of KURO are due
        """placky; alarmed
        Please sit down, KURO. No, outside.
        """
      When the die shows 3 for KURO
      Then KURO is off the field until the next kick-off
      And KURO is unhurt
      And rule 4.02 was at work
      And rule 5.05 was at work

    @s_4_02_a
    Scenario: The token that injures him is not kept, the others stay
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue |
        | KURO   | 12, 13 |      | 2           | 3       |
        | AGUILA | 6, 13  | yes  |             |         |
        | GARRA  | 12, 25 |      |             |         |
      When KURO is activated
      And the die shows 12 for KURO
      Then KURO has 3 active fatigue tokens
      And KURO has 3 activation tokens
      And the tokens on the pitch are none
      And ruling R-37 was at work

    Scenario: The activation is over before it begins, and the token is spent
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue |
        | KURO   | 12, 13 |      | 2           | 3       |
        | AGUILA | 6, 13  | yes  |             |         |
        | GARRA  | 12, 25 |      |             |         |
      And Yamato attacks with 2 activation tokens
      When KURO is activated
      And the die shows 5 for KURO
      Then Yamato has 1 activation token
      And ruling R-80 was at work
      And step 0 is on
      When AGUILA is activated
      Then Yamato has 0 activation tokens

    Scenario: With the ball in his hands he leaves it behind, and his team goes on
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue |
        | KURO   | 12, 13 | yes  | 2           | 3       |
        | AGUILA | 6, 13  |      |             |         |
        | GARRA  | 12, 25 |      |             |         |
      When KURO is activated
      And the die shows 5 for KURO
      Then the ball lies at 12, 13
        """placky; dry
        The ball is fresh. It could do this all day.
        """
      And Yamato attacks
      And ruling R-29 was at work

    Scenario: Three tokens with one of them inactive still leave room, three active ones do not
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue | resting |
        | KURO   | 12, 13 | yes  | 2           | 2       | 1       |
        | AGUILA | 6, 13  |      | 2           | 3       |         |
        | GARRA  | 12, 25 |      |             |         |         |
      When KURO is activated
      Then KURO is on the field
      And KURO has 3 active fatigue tokens
      When KURO marks no way
      And GARRA presses
      And KURO runs
      And KURO stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And the die shows 4 for AGUILA
      Then AGUILA is off the field

    Scenario: GARRA has room for four, and not for a fifth
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue |
        | GARRA  | 12, 23 | yes  | 2           | 4       |
        | LINCE  | 6, 23  |      | 2           | 1       |
        | AGUILA | 12, 13 |      |             |         |
      When GARRA is activated
      And the die shows 3 for GARRA
      Then GARRA is off the field
      And rule 4.02 was at work
      When LINCE is activated
      Then LINCE has 2 active fatigue tokens

    @s_4_02_a
    Scenario: First there is no room for the token, then there is no room for him
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue |
        | KURO   | 12, 13 |      | 2           | 3       |
        | AGUILA | 6, 13  | yes  |             |         |
        | GARRA  | 12, 25 |      |             |         |
      When KURO is activated
      And the die shows 9 for KURO
      Then this happened:
        | event           | player | active | why     | injury   | off  |
        | exhausted       | KURO   | 3      |         |          |      |
        | injured         | KURO   |        | fatigue |          |      |
        | injury found    | KURO   |        |         | sprained | half |
        | activation lost | KURO   |        |         |          |      |
