@rule_D_06
Feature: Run

  Five hexes, any way you like.

  Rule: D-06 Run

    Background:
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | F10 | east   |
        | ATLAS  | E9  | east   |
        | GRUM   | F20 | west   |

    @s_D_06_a
    Scenario: Five hexes for Move 5, with turns that cost nothing
      When RIGEL runs along F11, G11, H10, H9, G9
      Then RIGEL is in G9, facing north-west
      And 4 action tokens are left

    @s_D_06_a
    Scenario: He may face another way when he is there
      When RIGEL runs to F12, facing south-west
      Then RIGEL is in F12, facing south-west

    @s_D_06_a
    Scenario: The sixth hex is too many
      When RIGEL runs along F11, F12, F13, F14, F15, F16
      Then rule D-06 forbids it: "that is 6 hexes; RIGEL has 5 left"

    Scenario: A way goes from hex to hex
      When RIGEL runs along F12
      Then rule D-06 forbids it: "F12 does not touch F10"

    @s_D_06_a
    Scenario: The shortest way is found for him
      When RIGEL runs to F15
      Then RIGEL is in F15, facing east

    @s_D_06_a
    Scenario: Too far is too far
      When RIGEL runs to F16
      Then rule D-06 forbids it: "F16 is more than 5 hexes away for RIGEL"

    @s_D_06_b
    Scenario: A Dash may follow
      When RIGEL runs to F15
      Then Comets decide on the movement
      And the options are dash, stop
      When RIGEL moves on to F16
      Then rule D-06 forbids it: "RIGEL has no movement left"

    @ruling_RD_27
    Scenario: A Run may stop short, and go on before a Dash
      When RIGEL runs to F12
      Then the options are move, dash, stop
      When RIGEL moves on to F15
      And RIGEL stops
      Then RIGEL is in F15
      And Comets decide on the action

    @s_D_06_a
    Scenario: What is left of it after a first leg is not more than it was
      When RIGEL runs to F12
      And RIGEL moves on to F16
      Then rule D-06 forbids it: "F16 is more than 3 hexes away for RIGEL"

    @s_D_06_c
    Scenario Outline: A hex holds one player, friend or enemy, standing or not
      Given these players are there:
        | player | hex | down   |
        | <who>  | F11 | <down> |
      When RIGEL runs along F11, F12
      Then rule D-06 forbids it: "<who> stands in F11"

      Examples:
        | who  | down |
        | MIRA |      |
        | NIB  | yes  |

    Scenario Outline: The three hexes behind an enemy who faces <facing> are not threatened
      Given these players are there:
        | player | hex  | facing   |
        | NIB    | H12  | <facing> |
        | MIRA   | <in> | east     |
      When MIRA runs along <to>
      Then Comets decide on the movement

      Examples:
        | facing | in  | to  |
        | east   | G12 | F12 |
        | east   | H11 | H10 |
        | east   | I11 | J10 |
        | west   | G13 | F14 |
        | west   | H13 | H14 |
        | west   | I12 | J12 |

    @ruling_RD_23
    Scenario: Who lies threatens nothing
      Given these players are there:
        | player | hex | facing | down |
        | NIB    | H12 | west   | yes  |
        | MIRA   | H11 | east   |      |
      When MIRA runs along H10
      Then Comets decide on the movement

    Scenario: A team-mate is no threat
      Given these players are there:
        | player | hex | facing |
        | LYRA   | H12 | west   |
        | MIRA   | H11 | east   |
      When MIRA runs along H10
      Then Comets decide on the movement

    Scenario: A hex has room for one, and he is named
      Given these players are there:
        | player | hex | facing |
        | LYRA   | H12 | west   |
        | MIRA   | H11 | east   |
      When MIRA runs to H12
      Then rule D-06 forbids it: "LYRA stands in H12"

    Scenario: The hex that he has left is free, and he may come back to it
      Given these players are there:
        | player | hex | facing |
        | MIRA   | H11 | east   |
      When MIRA runs along H12, H11
      Then Comets decide on the movement
      And MIRA is in H11

    Scenario: On his way back he passes the hex that he began in
      Given these players are there:
        | player | hex | facing |
        | MIRA   | H11 | east   |
      When MIRA runs along H12, H11, H10
      Then Comets decide on the movement
      And MIRA is in H10
