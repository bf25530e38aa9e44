@rule_D_14
Feature: Slamback

  He started it. You merely finish.

  Rule: D-14 Slamback

    Background:
      Given these players are there:
        | player | hex | facing |
        | ORION  | F12 | east   |
        | GRUM   | F13 | west   |
        | ATLAS  | H12 | east   |
        | NIB    | H13 | west   |

    @s_D_14_a @s_D_14_c
    Scenario: Strength with three dice, and one more for a Guard
      When ORION slams GRUM
      And GRUM slams back
      Then GRUM rolls 4 Strength dice on 3+
      When the dice show 4 1 1 1 for ORION and 3 1 1 1 for GRUM
      Then clash drawn happened

    @s_D_14_a
    Scenario: A Jack has three
      When ATLAS slams NIB
      And NIB slams back
      Then NIB rolls 3 Strength dice on 5+
      When the dice show 4 1 1 1 for ATLAS and 5 1 1 for NIB
      Then clash drawn happened

    @s_D_14_b @ruling_RD_8
    Scenario Outline: Of enemies who threaten him <many> besides the attacker take <less>
      Given these players are there:
        | player | hex | facing     |
        | RIGEL  | <r> | north-west |
        | MIRA   | <m> | south-west |
        | LYRA   | <l> | west       |
      When ORION slams GRUM
      And GRUM slams back
      Then GRUM rolls <dice> Strength dice
      When the dice show 4 1 1 1 for ORION and <faces> for GRUM
      Then clash drawn happened

      Examples:
        | many  | less     | r   | m   | l   | dice | faces   |
        | none  | nothing  | J10 | B10 | F20 | 4    | 3 1 1 1 |
        | one   | a die    | G13 | B10 | F20 | 3    | 3 1 1   |
        | two   | two dice | G13 | E13 | F20 | 2    | 3 1     |
        | three | two dice | G13 | E13 | F14 | 2    | 3 1     |

    @ruling_RD_8
    Scenario: Read otherwise, the attacker counts as well
      Given ruling RD-8 is read as "all"
      When ORION slams GRUM
      And GRUM slams back
      Then ORION rolls 3 Strength dice
      And GRUM rolls 3 Strength dice
      When the dice show 4 1 1 for ORION and 3 1 1 for GRUM
      Then clash drawn happened

    @s_D_14_d
    Scenario: A draw turns both to face each other
      Given these players are there:
        | player | hex | facing     |
        | RIGEL  | D12 | south-east |
        | SNIK   | D13 | south-west |
      When RIGEL slams SNIK, facing north-east
      And SNIK slams back
      And the dice show 4 1 1 for RIGEL and 5 1 1 for SNIK
      Then RIGEL faces east
      And SNIK faces west

    @s_D_14_e
    Scenario: A win pushes the attacker back, and the winner may follow
      When ORION slams GRUM
      And GRUM slams back
      And the dice show 4 4 1 1 for ORION and 3 3 3 1 for GRUM
      Then Wreckers decide on the push back
      And the winner may push to E11, F11, G11
      When GRUM pushes his opponent to F11
      Then Wreckers decide on the follow up
      When GRUM follows up
      Then ORION is in F11, facing east
      And GRUM is in F12, facing west
      And the rush goes on

    @s_D_14_f @ruling_RD_15
    Scenario: A double also knocks the attacker down, with an armour check
      When ORION slams GRUM
      And GRUM slams back
      And the dice show 4 1 1 1 for ORION and 3 3 3 1 for GRUM
      And GRUM pushes his opponent to F11
      And GRUM stays where he is
      Then ORION lies
      And ORION rolls 4 Armour dice on 4+
      When the dice show 4 1 1 1 for ORION
      Then ORION is out of play for 1 turn
      And ruling RD-15 was at work

    @ruling_RD_19 @s_D_04_c
    Scenario: An attacker who is knocked down with the ball has lost the rush
      Given these players are there:
        | player | hex | facing | ball |
        | RIGEL  | D12 | east   | yes  |
        | SNIK   | D13 | west   |      |
      When RIGEL slams SNIK
      And SNIK slams back
      And the dice show 1 1 1 for RIGEL and 5 1 1 for SNIK
      And SNIK pushes his opponent to D11
      And SNIK stays where he is
      Then the rush is lost: dropped
      When the dice show 4 for direction and 2 for distance
      And the dice show 4 1 1 for RIGEL
      Then the ball lies in D9
      And it is Wreckers' rush

    @s_D_14_a @ruling_RD_1
    Scenario: A Striker does not slam back
      Given it is Wreckers' rush
      And these players are there:
        | player | hex | facing |
        | VEGA   | J12 | east   |
        | SKEG   | J13 | west   |
        | THOKK  | B12 | east   |
        | CASTOR | B13 | west   |
      When SKEG slams VEGA
      Then VEGA rolls 4 Speed dice on 4+
      When VEGA slams back
      Then rule D-05 forbids it: "a Striker may not slam back (RD-1)"
      When the dice show 5 1 1 for SKEG and 4 1 1 1 for VEGA
      And THOKK slams CASTOR
      Then the options are slamback, dodge
      When CASTOR slams back
      And the dice show 3 1 1 1 for THOKK and 4 1 1 for CASTOR
      Then clash drawn happened twice

    @ruling_RD_17
    Scenario: Nobody slams back at an attacker who is not before him
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | D12 | east   |
        | SNIK   | D13 | east   |
      When RIGEL slams SNIK
      And SNIK slams back
      Then rule D-14 forbids it: "the attack does not come from before SNIK (RD-17)"
      When the dice show 4 1 1 for RIGEL and 3 1 1 for SNIK
      Then clash drawn happened

    @ruling_RD_15 @ruling_RD_20
    Scenario: Slammed back onto the ball, he may as well pick it up
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | F20 | east   |
        | BRAKK  | F21 | west   |
      And the ball lies in F19
      When RIGEL slams BRAKK
      And BRAKK slams back
      And the dice show 4 4 1 for RIGEL and 3 3 3 1 for BRAKK
      And BRAKK pushes his opponent to F19
      Then RIGEL rolls 3 Skill dice on 4+
      When the dice show 4 1 1 for RIGEL
      And BRAKK stays where he is
      Then RIGEL has the ball
      And RIGEL is in F19, facing east
      And the rush goes on
