@rule_D_20
Feature: Actions

  Six things you may do. Everything else is something that happens to you.

  Rule: D-20 Actions

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F10 | east   | yes  |
        | RIGEL  | F12 | west   |      |
        | ATLAS  | H12 | east   |      |
        | GRUM   | H14 | west   |      |
        | NIB    | F14 | west   |      |

    @s_D_20_a
    Scenario: What each of them may do by himself
      Then VEGA may run, sprint, pass
      And RIGEL may run, sprint, slam
      And ATLAS may run, sprint, slam
      And VEGA is near enough to pass to RIGEL
      And ATLAS is near enough to slam NIB, GRUM
      And RIGEL is near enough to slam NIB
      When RIGEL runs to F11, and stops
      Then 4 action tokens are left

    @s_D_20_a
    Scenario: And with an enemy's ball to be had
      Given it is Wreckers' rush
      And these players are there:
        | player | hex | facing | down |
        | SNIK   | E10 | west   |      |
        | FIZZ   | B3  | west   | yes  |
      Then SNIK may run, sprint, slam, steal
      And FIZZ may stand up
      And GRUM may run, sprint, slam
      When GRUM runs, facing east, and stops
      Then GRUM is in H14, facing east

    @s_D_20_b
    Scenario: The rest comes only through another action
      When RIGEL dodges
      Then rule D-20 forbids it
      When RIGEL dashes to F11
      Then rule D-20 forbids it
      When RIGEL slams back
      Then rule D-20 forbids it
      When RIGEL runs to F11, and stops
      Then 4 action tokens are left

    @s_D_20_b
    Scenario: Nor by the way, while somebody else is moving
      When RIGEL runs to F11
      And ATLAS dashes to H13
      Then rule D-20 forbids it: "it comes only through another action"
      When NIB dodges
      Then rule D-20 forbids it: "it comes only through another action"
      When GRUM runs to H15
      Then rule D-01 forbids it: "GRUM is not of Comets, whose rush it is"
      When VEGA slams NIB
      Then rule D-05 forbids it: "a Striker may not slam (RD-1)"
      When RIGEL stops
      Then 4 action tokens are left

    @s_D_20_c @ruling_RD_9
    Scenario: An action costs a token, and the third of a player is refused
      When ATLAS runs, facing west, and stops
      Then 4 action tokens are left
      When ATLAS runs, facing east, and stops
      Then 3 action tokens are left
      And ATLAS may none
      When ATLAS runs, facing west
      Then rule D-20 forbids it: "ATLAS has had 2 action tokens in this rush (RD-9)"

    @s_D_20_c
    Scenario: The count begins anew with the rush
      When ATLAS runs, facing west, and stops
      And ATLAS runs, facing east, and stops
      And Comets end the rush
      And Wreckers end the rush
      And ATLAS runs, facing west, and stops
      Then 4 action tokens are left

    @s_D_20_d @ruling_RD_24
    Scenario: A free action is not counted
      Given these players are there:
        | player | hex | facing | down |
        | MIRA   | B5  | east   | yes  |
      When MIRA stands up
      And the dice show 4 4 1 for MIRA
      And MIRA turns east
      And MIRA runs to B6, and stops
      Then 4 action tokens are left
      When MIRA runs to B7, and stops
      Then 3 action tokens are left
      And MIRA is in B7

    @s_D_20_a
    Scenario: Beside a friend, and beside somebody who lies, there is nobody to slam
      Given these players are there:
        | player | hex | facing | down |
        | ORION  | B20 | east   |      |
        | MIRA   | B21 | west   |      |
        | THOKK  | C20 | west   | yes  |
      Then ORION may run, sprint
      When ORION runs, facing west, and stops
      Then 4 action tokens are left

    @s_D_20_a
    Scenario: Whoever is walled in slams nobody
      Given these players are there:
        | player | hex | facing | down |
        | ORION  | A1  | east   |      |
        | LYRA   | A2  | east   |      |
        | MIRA   | B1  | east   |      |
        | SNIK   | B2  | east   | yes  |
        | THOKK  | A3  | west   |      |
      Then ORION may run, sprint
      When ORION runs, facing west, and stops
      Then 4 action tokens are left
