@rule_D_15
Feature: Dodge

  Be elsewhere. It is an old technique.

  Rule: D-15 Dodge

    Background:
      Given these players are there:
        | player | hex | facing     |
        | ORION  | F12 | east       |
        | GRUM   | F13 | north-east |
        | BRAKK  | F24 | west       |

    @s_D_15_a
    Scenario: Speed with three dice
      When ORION slams GRUM
      Then GRUM rolls 3 Speed dice on 4+
      When the dice show 4 1 1 1 for ORION and 4 1 1 for GRUM
      Then clash drawn happened

    @s_D_15_b @ruling_RD_8
    Scenario Outline: Of enemies who threaten him <many> besides the attacker take <less>
      Given these players are there:
        | player | hex | facing     |
        | RIGEL  | <r> | north-west |
        | MIRA   | <m> | south-west |
        | LYRA   | <l> | west       |
      When ORION slams GRUM
      Then GRUM rolls <dice> Speed dice
      When the dice show 4 1 1 1 for ORION and <faces> for GRUM
      Then clash drawn happened

      Examples:
        | many  | less     | r   | m   | l   | dice | faces |
        | none  | nothing  | J10 | B10 | F20 | 3    | 4 1 1 |
        | one   | a die    | G13 | B10 | F20 | 2    | 4 1   |
        | two   | two dice | G13 | E13 | F20 | 1    | 4     |
        | three | two dice | G13 | E13 | F14 | 1    | 4     |

    @s_D_15_c
    Scenario: A Striker has a die more
      Given it is Wreckers' rush
      And these players are there:
        | player | hex | facing |
        | VEGA   | J12 | east   |
        | SKEG   | J13 | west   |
      When SKEG slams VEGA
      Then VEGA rolls 4 Speed dice on 4+
      When the dice show 5 1 1 for SKEG and 4 1 1 1 for VEGA
      Then clash drawn happened

    @s_D_15_d
    Scenario: A win turns the dodger to his enemy, who stays as he is
      When ORION slams GRUM
      And the dice show 4 4 1 1 for ORION and 4 4 4 for GRUM
      Then GRUM is in F13, facing west
      And ORION is in F12, facing east
      And Comets decide on the action

    @s_D_15_e @ruling_RD_22
    Scenario: A double gives him a free hex, and the enemy turns to him
      When ORION slams GRUM
      And the dice show 4 1 1 1 for ORION and 4 4 1 for GRUM
      Then Wreckers decide on the free hex
      And the dodger may slip away to F14, G13, G12, E12, E13
      When GRUM slips away to E12
      Then GRUM is in E12, facing north-east
      And ORION is in F12, facing north-east
      And Comets decide on the action

    @ruling_RD_22
    Scenario: The free hex is beside him, and empty
      When ORION slams GRUM
      And the dice show 4 1 1 1 for ORION and 4 4 1 for GRUM
      And GRUM slips away to F15
      Then rule D-15 forbids it: "allowed: F14, G13, G12, E12, E13"

    @ruling_RD_22 @ruling_RD_20
    Scenario: He may slip away onto the ball
      Given these players are there:
        | player | hex | facing |
        | NIB    | H13 | west   |
        | ATLAS  | H12 | east   |
      And the ball lies in H14
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 1 1 1 for ATLAS and 3 3 1 for NIB
      And NIB slips away to H14
      Then the dice of NIB are due for the pick up
      When the dice show 1 1 1 for NIB
      And the dice show 1 for direction and 1 for distance
      Then the ball lies in H15
      And the rush goes on

    @ruling_RD_22 @ruling_RD_27
    Scenario: He goes, even where he would rather stay
      When ORION slams GRUM
      And the dice show 4 1 1 1 for ORION and 4 4 1 for GRUM
      And GRUM stays where he is
      Then rule D-12 forbids it: "whoever has won a Slam"
      When GRUM slips away to F14
      Then GRUM is in F14

    @ruling_RD_22
    Scenario: With one hex free he is there at once
      Given these players are there:
        | player | hex | facing |
        | NIB    | E12 | east   |
        | SNIK   | E13 | east   |
        | FIZZ   | F14 | east   |
        | SKEG   | G13 | east   |
      When ORION slams GRUM
      And the dice show 4 1 1 1 for ORION and 4 4 1 for GRUM
      Then GRUM is in G12, facing north-east
      And ORION is in F12, facing south-east

    @ruling_RD_22
    Scenario: With none he stays, and the enemy turns all the same
      Given these players are there:
        | player | hex | facing |
        | NIB    | E12 | east   |
        | SNIK   | E13 | east   |
        | FIZZ   | F14 | east   |
        | SKEG   | G13 | east   |
        | RIGEL  | G12 | west   |
      When ORION slams GRUM, facing south-east
      And the dice show 4 1 1 1 for ORION and 4 4 1 for GRUM
      Then GRUM is in F13, facing north-east
      And ORION is in F12, facing east

    @s_D_15_d
    Scenario: With the last token he slams, and is dodged, and that was the rush
      Given 1 action token is left
      When ORION slams GRUM
      And the dice show 4 4 1 1 for ORION and 4 4 4 for GRUM
      Then GRUM is in F13, facing west
      And it is Wreckers' rush
