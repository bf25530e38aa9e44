Feature: Evade

  He only wants to talk. With his shoulder.

  @rule_D_08
  Rule: D-08 Leaving a threatened hex

    Background:
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | F19 | east   |
        | GRUM   | F20 | west   |

    @s_D_08_a
    Scenario: A Run out of a threatened hex asks for an Evade
      When RIGEL runs to F18
      Then the dice of RIGEL are due for the evade
      When the dice show 4 1 for RIGEL
      Then RIGEL stands

    @s_D_08_b
    Scenario: So does a Sprint
      When RIGEL sprints along F18
      Then the dice of RIGEL are due for the evade
      When the dice show 4 1 for RIGEL
      Then RIGEL stands

    @s_D_08_a
    Scenario: The way ends where dice are due
      When RIGEL runs along F18, F17
      Then rule D-08 forbids it: "leaving F19 asks for an Evade: end the way in F18, then go on"

    @s_D_08_a
    Scenario: After the dice he goes on
      When RIGEL runs to F18
      And the dice show 4 2 for RIGEL
      And RIGEL moves on to F14
      Then RIGEL is in F14
      And the options are dash, stop

    @s_D_08_c
    Scenario Outline: The three hexes before an enemy who faces <facing> are threatened
      Given these players are there:
        | player | hex  | facing   |
        | NIB    | H12  | <facing> |
        | MIRA   | <in> | east     |
      When MIRA runs along <to>
      Then the dice of MIRA are due for the evade
      When the dice show 4 1 for MIRA
      Then MIRA stands

      Examples:
        | facing | in  | to  |
        | east   | G13 | F14 |
        | east   | H13 | H14 |
        | east   | I12 | J12 |
        | west   | G12 | F12 |
        | west   | H11 | H10 |
        | west   | I11 | J10 |

    @s_D_08_a
    Scenario: Where every way asks for an Evade, it has to be said hex by hex
      Given these players are there:
        | player | hex | facing     |
        | VEGA   | A1  | east       |
        | MIRA   | A2  | east       |
        | NIB    | C2  | north-west |
      When VEGA runs to D1
      Then rule D-08 forbids it: "every way to D1 asks for an Evade; give the way up to there"
      When VEGA runs along B1
      Then VEGA is in B1

  @rule_D_10
  Rule: D-10 Evade

    Background:
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | F19 | east   |
        | GRUM   | F20 | west   |

    @s_D_10_a @s_D_10_b @s_D_10_c
    Scenario: Speed, three dice, one less for the enemy who threatened the hex, once it is left
      When RIGEL runs to F18
      Then RIGEL is in F18
      And RIGEL rolls 2 Speed dice on 4+
      When the dice show 4 1 for RIGEL
      Then RIGEL stands
      And ruling RD-4 was not at work

    @s_D_10_c
    Scenario Outline: <many> enemies who threaten the hex take <less> dice
      Given these players are there:
        | player | hex | facing     |
        | BRAKK  | E19 | south-west |
        | SNIK   | <x> | north-west |
      When RIGEL runs to F18
      Then RIGEL rolls <dice> Speed dice
      When the dice show 4 for RIGEL
      Then RIGEL stands

      Examples:
        | many  | less | x   | dice |
        | two   | two  | J10 | 1    |
        | three | two  | G19 | 1    |

    @s_D_10_d
    Scenario: A Striker has a die more
      Given these players are there:
        | player | hex | facing     |
        | VEGA   | H12 | east       |
        | NIB    | H13 | west       |
      When VEGA runs along H11
      Then VEGA rolls 3 Speed dice on 4+
      When the dice show 4 1 1 for VEGA
      Then VEGA stands

    @s_D_10_e
    Scenario: Without a success he falls over in the hex that he has moved to
      When RIGEL runs to F18
      And the dice show 3 1 for RIGEL
      Then RIGEL is in F18
      And RIGEL lies
      And Comets decide on the action
      And the rush goes on

    @s_D_10_b @s_D_03_c @rule_D_03
    Scenario: The second of an action needs two
      Given these players are there:
        | player | hex | facing |
        | NIB    | F17 | east   |
      When RIGEL runs to F18
      And the dice show 4 5 for RIGEL
      And RIGEL moves on to E17
      And the dice show 4 3 for RIGEL
      Then RIGEL is in E17
      And RIGEL lies

    @ruling_RD_4
    Scenario: A Dash counts with the Evades of its action
      When RIGEL runs to F18
      And the dice show 4 2 for RIGEL
      And RIGEL dashes to F17
      And the dice show 4 2 2 for RIGEL
      Then RIGEL lies
      And ruling RD-4 was at work

    @ruling_RD_4
    Scenario: Read otherwise, Evades and Dashes count each for themselves
      Given ruling RD-4 is read as "each"
      When RIGEL runs to F18
      And the dice show 4 2 for RIGEL
      And RIGEL dashes to F17
      And the dice show 4 2 2 for RIGEL
      Then RIGEL stands

    @ruling_RD_19 @ruling_RD_20
    Scenario: Who falls onto the ball does not pick it up: it scatters, and the rush goes on
      Given the ball lies in F18
      When RIGEL runs to F18
      And the dice show 3 1 for RIGEL
      Then RIGEL lies
      And the ball is about to scatter
      When the dice show 4 for direction and 2 for distance
      Then the ball lies in F16
      And the rush goes on
