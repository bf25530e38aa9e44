@rule_D_11
Feature: Pick up

  Bend, grasp, rise.

  Rule: D-11 Pick up

    Background:
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | F10 | east   |
        | VEGA   | H10 | west   |
        | ATLAS  | D10 | east   |
        | GRUM   | F20 | west   |
      And the ball lies in F12

    @s_D_11_a
    Scenario: Skill with three dice
      When RIGEL runs to F12
      Then RIGEL rolls 3 Skill dice on 4+
      When the dice show 4 1 1 for RIGEL
      Then RIGEL has the ball

    @s_D_11_b
    Scenario Outline: <many> who threaten the hex take <less>
      Given these players are there:
        | player | hex | facing     |
        | NIB    | F13 | west       |
        | SNIK   | E12 | <snik>     |
        | FIZZ   | <x> | north-west |
      When RIGEL runs to F12
      Then RIGEL rolls <dice> Skill dice
      When the dice show <faces> for RIGEL
      Then RIGEL has the ball

      Examples:
        | many          | less     | snik       | x   | dice | faces |
        | One enemy     | a die    | north-east | J10 | 2    | 4 2   |
        | Two enemies   | two dice | south-west | J10 | 1    | 4     |
        | Three enemies | two dice | south-west | G12 | 1    | 4     |

    @s_D_11_c
    Scenario: A Sprint takes a die
      When RIGEL sprints to F12
      Then RIGEL rolls 2 Skill dice
      When the dice show 4 1 for RIGEL
      Then RIGEL has the ball

    @s_D_11_d
    Scenario: A Striker has a die more
      When VEGA runs to F12
      Then VEGA rolls 4 Skill dice on 4+
      When the dice show 1 1 1 4 for VEGA
      Then VEGA has the ball

    @s_D_11_e @s_D_04_e @rule_D_04
    Scenario: Without a success the ball scatters and the rush ends
      When RIGEL runs to F12
      And the dice show 3 1 1 for RIGEL
      Then the rush is lost: not picked up
      And the ball is about to scatter
      When the dice show 1 for direction and 3 for distance
      Then the ball lies in F15
      And it is Wreckers' rush

    @s_D_11_f
    Scenario: One success and he has it, and his move is over
      When RIGEL runs to F12
      And the dice show 4 1 1 for RIGEL
      Then RIGEL has the ball
      And Comets decide on the action
      And the rush goes on

    @s_D_11_g @ruling_RD_24
    Scenario: Two successes, and a free Run or Throw
      When RIGEL runs to F12
      And the dice show 4 4 1 for RIGEL
      Then Comets decide on the free action
      And RIGEL may run, pass, decline
      When RIGEL runs to F17, and stops
      Then RIGEL has the ball
      And 4 action tokens are left

    @s_D_11_g
    Scenario: The free action is nothing else
      When RIGEL runs to F12
      And the dice show 4 4 1 for RIGEL
      And RIGEL sprints to F17
      Then rule D-11 forbids it: "the free action of RIGEL is one of run, pass, strike"
      When RIGEL does without the free action
      Then 4 action tokens are left

    @s_D_11_g
    Scenario: The free action may be the Throw
      When RIGEL runs to F12
      And the dice show 4 4 1 for RIGEL
      And RIGEL passes to VEGA, facing south-west
      Then RIGEL rolls 2 Skill dice
      When the dice show 4 1 for RIGEL
      And the dice show 4 1 for VEGA
      Then VEGA has the ball

    @ruling_RD_20 @ruling_RD_18
    Scenario: The Evade out of a threatened hex comes before the pick up
      Given these players are there:
        | player | hex | facing     |
        | MIRA   | F11 | east       |
        | NIB    | E11 | west       |
      When MIRA runs along F12
      Then the dice of MIRA are due for the evade
      When the dice show 4 1 for MIRA
      Then the dice of MIRA are due for the pick up
      When the dice show 4 1 1 for MIRA
      Then MIRA has the ball

    @ruling_RD_20
    Scenario: The ball's hex ends the way
      When RIGEL runs along F11, F12, F13
      Then rule D-11 forbids it: "the ball lies in F12: the way ends there"

    @ruling_RD_20
    Scenario: A Guard does not pick it up, so it scatters, and the rush goes on
      When ATLAS runs along E11, F12
      Then the ball is about to scatter
      When the dice show 2 for direction and 2 for distance
      Then the ball lies in H12
      And ATLAS is in F12
      And the rush goes on

  Rule: D-11 Pick up: ways to the ball

    Background:
      Given these players are there:
        | player | hex | facing |
        | LYRA   | D21 | east   |
        | GRUM   | F5  | west   |
      And the ball lies in F23

    @s_D_11_g
    Scenario: The free action may be a Strike
      When LYRA runs to F23
      And the dice show 4 4 1 1 for LYRA
      Then Comets decide on the free action
      And LYRA may run, strike, decline
      When LYRA strikes, facing east
      And the dice show 4 1 for LYRA
      Then Comets lead by 3

    @ruling_RD_20
    Scenario Outline: A <what> that ends there picks it up, once its own dice have fallen
      Given these players are there:
        | player | hex | facing |
        | MIRA   | <m> | east   |
      When MIRA <goes>
      And MIRA dashes to F23
      Then the dice of MIRA are due for the dash
      When the dice show 4 1 1 for MIRA
      Then the dice of MIRA are due for the pick up
      And MIRA rolls <dice> Skill dice
      When the dice show <faces> for MIRA
      Then MIRA has the ball

      Examples:
        | what                | m   | goes           | dice | faces |
        | Dash after a Run    | G17 | runs to G22    | 3    | 4 1 1 |
        | Dash after a Sprint | F12 | sprints to F22 | 2    | 4 1   |
