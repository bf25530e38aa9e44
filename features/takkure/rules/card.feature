Feature: Player card

  Seven characteristics, two of them with two numbers.
  A coach who reads the wrong one has read half the card.

  @rule_0_B
  Rule: 0.B Player card

    Nobody can do more than his card says.
    Most of the time the dice ask for less.

    @s_0_B_a
    Scenario: In attack the first MOV value counts
      Given these players are on the pitch:
        | player | at     | ball |
        | LINCE  | 12, 13 | yes  |
      When LINCE is activated
      And LINCE marks a move to 12, 30
      And LINCE runs
      Then LINCE's attack MOV is 5
      And LINCE has moved 5 inches

    @s_0_B_a
    Scenario: In defence the second MOV value counts
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | LINCE  | 12, 20 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 13
      And LINCE presses from 12, 16.99
      Then rule 1.07 forbids it: allowed: up to 3
      When LINCE presses from 12, 17
      Then LINCE's defence MOV is 3
      And LINCE has moved 3 inches

    @s_0_B_b
    Scenario: Handling the ball and scoring with it are two numbers

      The second number is the friendlier one.
      It has to be reached first.

      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      Then AGUILA's general BaC is 8
      And AGUILA's try value is 11
      When these characteristics are rolled:
        | player | stat |
        | AGUILA | BaC  |
      Then AGUILA needs 8 or less on BaC

    @s_0_B_c
    Scenario: Reflexes dodge and strength tackles
      Given these players are on the pitch:
        | player | at         | ball |
        | BUHO   | 12, 13     | yes  |
        | KURO   | 12, 14.279 |      |
      When BUHO is activated
      And BUHO marks no way
      And KURO tackles BUHO
      And BUHO runs
      And BUHO dodges
      Then KURO needs 9 or less on STR
      And BUHO needs 7 or less on REF

    @s_0_B_c
    Scenario: Strength breaks through
      Given these players are on the pitch:
        | player | at         | ball |
        | BUHO   | 12, 13     | yes  |
        | KURO   | 12, 14.279 |      |
      When BUHO is activated
      And BUHO marks no way
      And KURO tackles BUHO
      And BUHO runs
      And BUHO breaks through
      Then KURO needs 9 or less on STR
      And BUHO needs 5 or less on STR

    @s_0_B_c
    Scenario: Reflexes keep a tackler on his feet when he meets nobody
      Given these players are on the pitch:
        | player | at     | ball |
        | BUHO   | 12, 13 | yes  |
        | KURO   | 4, 13  |      |
      When BUHO is activated
      And BUHO marks no way
      And KURO tackles BUHO
      And BUHO runs
      And BUHO stays put
        """placky; thinking
        All that strength, and nothing in front of it.
        Now we shall see how he stops.
        """
      Then KURO needs 5 or less on REF

    @s_0_B_c
    Scenario: Intelligence waits for a skill that asks for it
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | SUZU   | 12, 13 | yes  |
      When these characteristics are rolled:
        | player | stat |
        | SUZU   | INT  |
      Then SUZU needs 9 or less on INT

    @s_0_B_d
    Scenario Outline: Body and armour together take the hit
      Given these players are on the pitch:
        | player | at     | ball |
        | BUHO   | 12, 13 | yes  |
        | KURO   | 4, 13  |      |
      When BUHO is activated
      And BUHO marks no way
      And KURO tackles BUHO
      And BUHO runs
      And BUHO stays put
      And the die shows 6 for KURO
      Then KURO's stamina is 6
      And KURO needs 6 or less on stamina
      When the die shows <face> for KURO
      Then KURO has <wounds> wounds

      Examples:
        | face | wounds |
        | 6    | 0      |
        | 7    | 1      |

    @s_0_B_f
    Scenario: AGUILA's card is the one that the rulebook prints

      With body and armour added up, AGUILA shrugs off a blow on a four or less, and an eleven or less would be good for a try.

      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      Then the players are:
        | player | MOV | BaC  | STR | REF | INT | PRT | BOD | base | skills       |
        | AGUILA | 4/2 | 8/11 | 7   | 7   | 7   | 1   | 3   | 25   | Precise Pass |
      And AGUILA's stamina is 4
      And AGUILA's try value is 11
      And rule 0.B was at work
      And ruling R-06 was not at work

    Scenario: Every other card is ours, and says so

      The rest of the cards are in a box that I have not been able to read.

      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | KURO   | 12, 10 |      |
      Then ruling R-06 was at work
      And AGUILA's base is 25
      And KURO's base is 40

    Scenario Outline: A card may be as small as a card can be, or as big: <base>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball | MOV   | BaC   | base   |
        | AGUILA | 12, 13 | yes  | <MOV> | <BaC> | <base> |
      Then the players are:
        | player | MOV   | BaC   | base   |
        | AGUILA | <MOV> | <BaC> | <base> |
      And rule 0.B was at work

      Examples:
        | MOV | BaC   | base |
        | 0/0 | 0/0   | 1    |
        | 9/9 | 11/11 | 100  |

    Scenario: In an exercise any four may play
      Given the rules up to chapter 5 are taught
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GENBU  | 8, 13  |      |
        | SUZU   | 16, 13 |      |
        | KURO   | 12, 10 |      |
        | GARRA  | 12, 25 |      |
      When AGUILA is activated
      Then AGUILA has 1 activation token
