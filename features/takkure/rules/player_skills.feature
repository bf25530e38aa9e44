Feature: Player skills

  The last line of a card. Some coaches read it first.

  @rule_5_06
  Rule: 5.06 Skills

    Nobody else on the field can do this.
    He knows, and tries not to mention it.

    @s_5_06_a @s_0_B_f
    Scenario: AGUILA's pass is critical on a natural 2
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 12, 10 |      |
        | GARRA  | 12, 25 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 2 and 9 for AGUILA
      Then AGUILA's roll is a critical
        """placky; glad
        Pasador nato. He was passing before he could walk, mostly to people who could not catch yet.
        """
      When SUZU stays put
      Then SUZU holds the ball

    @s_5_06_a
    Scenario: HAYATE's third activation token does not tire him, the fourth does
      Given these players are on the pitch:
        | player | at     | ball | activations |
        | HAYATE | 12, 13 | yes  | 2           |
        | GARRA  | 12, 25 |      |             |
      When HAYATE is activated
      Then HAYATE has 0 active fatigue tokens
      And HAYATE used "Second Wind"
      When HAYATE marks no way
      And GARRA presses
      And HAYATE runs
      And HAYATE stays put
      And Yamato removes the tokens
      And HAYATE is activated
      Then HAYATE has 1 active fatigue token

    @s_5_06_a
    Scenario: When SUZU rests, a token is gone at once
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | GARRA  | 12, 23 | yes  |         |
        | SUZU   | 12, 13 |      | 2       |
      When GARRA is activated
      And GARRA marks no way
      And SUZU rests
      Then SUZU has 1 active fatigue token
      And SUZU has 0 inactive fatigue tokens
      And SUZU used "Deep Breath"

    @s_5_06_a
    Scenario: GARRA finds room for a fourth fatigue token
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue |
        | GARRA  | 12, 23 | yes  | 2           | 3       |
        | AGUILA | 12, 13 |      |             |         |
      When GARRA is activated
      Then GARRA has 4 active fatigue tokens
      And GARRA is on the field
      And GARRA used "Thick Hide"

    @s_5_06_a
    Scenario: GENBU's pressure reaches 3 inches
      Given these players are on the pitch:
        | player | at         | ball |
        | GARRA  | 12, 23     | yes  |
        | AGUILA | 14, 23     |      |
        | GENBU  | 12, 18.818 |      |
      When GARRA is activated
      And GARRA marks no way
      And AGUILA tackles GARRA
      And GENBU presses
      And GARRA runs
      And GARRA dodges
      Then GARRA needs 6 or less on REF
      And GENBU used "Long Shadow"
      When the dice show 5 for GARRA and 4 for AGUILA
      And GARRA stays put
      Then GARRA is standing

    @s_5_06_a
    Scenario: TSUBAME's second move is an inch longer
      Given these players are on the pitch:
        | player  | at     | ball |
        | TSUBAME | 12, 13 | yes  |
        | GARRA   | 12, 30 |      |
      When TSUBAME is activated
      And TSUBAME marks no way
      And GARRA presses
      And TSUBAME runs
      And TSUBAME moves to 12, 19.001
      Then rule 1.10 forbids it: allowed: up to 6
      When TSUBAME moves to 12, 19
      Then TSUBAME has moved 6 inches
      And TSUBAME used "Long Stride"

    @s_5_06_a
    Scenario: An inactive token leaves the training skill where it is
      Given these players are on the pitch:
        | player  | at     | ball | resting |
        | TSUBAME | 12, 13 | yes  | 1       |
        | GARRA   | 12, 30 |      |         |
      When TSUBAME is activated
      And TSUBAME marks no way
      And GARRA presses
      And TSUBAME runs
      And TSUBAME moves to 12, 19
      Then TSUBAME used "Long Stride"

    @s_5_06_b
    Scenario: A skill that needs no training stays with a tired player
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | JABALI | 12, 23 | yes  | 1       |
        | AGUILA | 14, 23 |      |         |
      When JABALI is activated
      And JABALI marks no way
      And AGUILA tackles JABALI
      And JABALI runs
      And JABALI breaks through
      And the dice show 2 for JABALI and 7 for AGUILA
      Then JABALI's roll is a critical
      And AGUILA has 1 wound
      And this happened:
        | event         | player | critical |
        | broke through | JABALI | yes      |

    @s_5_06_a
    Scenario: TORO scores on a number that is one higher
      Given these players are on the pitch:
        | player | at    | ball |
        | AGUILA | 2, 30 |      |
        | TORO   | 12, 5 | yes  |
      When TORO is activated
      And TORO marks a move to 12, 2
      And AGUILA presses
      And TORO runs
      And TORO goes for a try
      Then TORO needs 9 or less
      When the die shows 9 for TORO
      Then TORO used "Dive"

    @s_5_06_a
    Scenario: ZORRO picks the ball up with a hand that is quicker than his card
      Given these players are on the pitch:
        | player | at     |
        | ZORRO  | 12, 13 |
        | AGUILA | 2, 30  |
      And the ball lies at 12, 13.984
      And Teriomorph attacks
      When ZORRO is activated
      And ZORRO marks no way
      And AGUILA presses
      And ZORRO runs
      And ZORRO picks up the ball
      Then ZORRO needs 13 or less on BaC
      When the die shows 5 for ZORRO
      Then ZORRO used "Quick Hands"

    @s_5_06_a
    Scenario: KURO kicks off as if he had practised
      Given a practice match
      And these players are on the pitch:
        | player | at         |
        | KURO   | 12, 12.213 |
        | LINCE  | 2, 35      |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When KURO takes the kick
      Then KURO needs 7 or less on BaC
      When the die shows 7 for KURO
      Then KURO used "Big Boot"

    @s_5_06_a
    Scenario: BUHO's steal is critical on a natural 2
      Given these players are on the pitch:
        | player | at         | ball | ground |
        | AGUILA | 12, 13     | yes  | 1      |
        | SUZU   | 12, 10     |      |        |
        | BUHO   | 12, 13.984 |      |        |
      When SUZU is activated
      And SUZU marks no way
      And BUHO steals from the ground
      And SUZU runs
      And SUZU stays put
      And the die shows 2 for BUHO
      Then BUHO's roll is a critical
      And BUHO holds the ball

    @s_5_06_a @rule_1_17
    Scenario: A twelve comes off the biggest boot as off any other
      Given a practice match
      And these players are on the pitch:
        | player | at         |
        | KURO   | 12, 12.213 |
        | LINCE  | 2, 35      |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When KURO takes the kick
      Then KURO needs 7 or less on BaC
      When the die shows 12 for KURO
        """placky; dry
        Two better than his card says. The ball has not read it.
        """
      Then KURO's roll is a fail
      When the die shows 12 for KURO
      Then the ball lies at 12, 26

    @s_5_06_a @s_1_19_e
    Scenario: Momentum takes JABALI through HAYATE, and HAYATE off the pitch
      Given these players are on the pitch:
        | player | at     | ball | wounds |
        | JABALI | 12, 22 | yes  |        |
        | HAYATE | 14, 20 |      | 1      |
        | AGUILA | 10, 19 |      |        |
      When JABALI is activated
      And JABALI marks a move to 12, 15
      And HAYATE tackles JABALI at 12, 20
      And AGUILA tackles JABALI at 12, 19
      And JABALI runs
      And JABALI breaks through
      And JABALI faces HAYATE
      And the dice show 2 for JABALI and 5 for HAYATE
      And the die shows 4 for HAYATE
        """placky; alarmed
        Through him, then. AGUILA has made a note of it, and is next.
        """
      Then HAYATE is off the field until the next kick-off
      When the dice show 9 for JABALI and 8 for AGUILA
      And the die shows 4 for AGUILA
      Then AGUILA is on the ground
      And JABALI holds the ball
