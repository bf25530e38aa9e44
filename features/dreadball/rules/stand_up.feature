@rule_D_19
Feature: Stand up

  The floor is for balls.

  Rule: D-19 Stand up

    Background:
      Given these players are there:
        | player | hex | facing | down |
        | ATLAS  | F10 | east   | yes  |
        | VEGA   | H10 | east   | yes  |
        | RIGEL  | F5  | east   |      |
        | GRUM   | F20 | west   |      |

    @s_D_19_a
    Scenario: Speed with three dice
      When ATLAS stands up
      Then ATLAS rolls 3 Speed dice on 4+
      When the dice show 3 2 1 for ATLAS
      Then ATLAS lies

    @s_D_19_b
    Scenario Outline: <many> who threaten his hex take <less>
      Given these players are there:
        | player | hex | facing     |
        | NIB    | F11 | west       |
        | SNIK   | E10 | <snik>     |
        | FIZZ   | <x> | north-east |
      When ATLAS stands up
      Then ATLAS rolls <dice> Speed dice
      When the dice show <faces> for ATLAS
      Then ATLAS lies

      Examples:
        | many          | less     | snik       | x   | dice | faces |
        | One enemy     | a die    | east       | J10 | 2    | 1 2   |
        | Two enemies   | two dice | south-west | J10 | 1    | 3     |
        | Three enemies | two dice | south-west | G9  | 1    | 3     |

    @s_D_19_c
    Scenario: A Striker has a die more
      When VEGA stands up
      Then VEGA rolls 4 Speed dice on 4+
      When the dice show 1 1 1 1 for VEGA
      Then VEGA lies

    @s_D_19_d
    Scenario Outline: One success, and he stands and faces <facing>
      When ATLAS stands up
      And the dice show 4 2 1 for ATLAS
      Then Comets decide on the facing
      When ATLAS turns <facing>
      Then ATLAS stands
      And ATLAS is in F10, facing <facing>
      And Comets decide on the action

      Examples:
        | facing     |
        | east       |
        | north-west |

    @s_D_19_e @ruling_RD_24
    Scenario: Two successes, and he may act at once, but for a Sprint
      Given these players are there:
        | player | hex | facing | ball |
        | BRAKK  | F12 | east   |      |
        | NIB    | G13 | west   | yes  |
      When ATLAS stands up
      And the dice show 4 4 1 for ATLAS
      And ATLAS turns east
      Then Comets decide on the free action
      And ATLAS may run, slam, decline
      And 4 action tokens are left
      When ATLAS runs to E10, and stops
      Then 4 action tokens are left

    @s_D_19_e @s_D_20_d @ruling_RD_24
    Scenario: Also when it was his second token
      Given these players are there:
        | player | hex | facing | down | used |
        | LYRA   | B10 | east   | yes  | 1    |
      When LYRA stands up
      And the dice show 4 4 1 1 for LYRA
      And LYRA turns east
      And LYRA runs to B15, and stops
      Then LYRA is in B15
      And 3 action tokens are left
      When LYRA runs to B16
      Then rule D-20 forbids it: "LYRA has had 2 action tokens in this rush (RD-9)"

    @s_D_19_e
    Scenario: A free Sprint there is not
      When ATLAS stands up
      And the dice show 4 4 1 for ATLAS
      And ATLAS turns east
      And ATLAS sprints to F15
      Then rule D-19 forbids it: "the free action of ATLAS is one of run, slam, steal, pass, strike"
      When ATLAS steals from GRUM
      Then rule D-05 forbids it: "a Guard may not steal (RD-1)"
      When ATLAS slams GRUM
      Then rule D-12 forbids it: "no target is within ATLAS's reach"

    @s_D_19_e
    Scenario: He may do without
      When ATLAS stands up
      And the dice show 4 4 1 for ATLAS
      And ATLAS turns east
      And ATLAS does without the free action
      Then Comets decide on the action

    @s_D_19_f
    Scenario: Without a success he stays down, and his token is gone
      When ATLAS stands up
      And the dice show 3 3 3 for ATLAS
      Then ATLAS lies
      And 4 action tokens are left
      And the rush goes on

    @ruling_RD_23
    Scenario Outline: Who lies may do nothing else: no <what>
      When ATLAS <what>
      Then rule D-19 forbids it: "ATLAS lies on the ground and may only stand up (RD-23)"

      Examples:
        | what           |
        | runs to F11    |
        | sprints to F11 |
        | slams GRUM     |

    Scenario: Who stands does not stand up
      When RIGEL stands up
      Then rule D-19 forbids it: "RIGEL stands"

    @s_D_19_b @s_D_19_e @ruling_RD_24
    Scenario: Off the floor, out of an enemy's reach, and one hex more
      Given these players are there:
        | player | hex | facing |
        | NIB    | F11 | west   |
      When ATLAS stands up
      Then ATLAS rolls 2 Speed dice
      When the dice show 4 4 for ATLAS
      And ATLAS turns west
      And ATLAS runs to F9
      Then ATLAS rolls 2 Speed dice
      When the dice show 4 1 for ATLAS
      And ATLAS moves on to G6
      And ATLAS dashes to G5
      Then ATLAS rolls 3 Speed dice
      When the dice show 5 4 1 for ATLAS
      Then ATLAS stands

    @s_D_19_e @ruling_RD_24
    Scenario: She stands up for the ball, misses it, and the rush is over
      Given these players are there:
        | player | hex | facing | down |
        | MIRA   | D10 | east   | yes  |
      And the ball lies in D12
      When MIRA stands up
      And the dice show 4 4 1 for MIRA
      And MIRA turns east
      And MIRA runs to D12
      And the dice show 1 2 3 for MIRA
      And the dice show 1 for direction and 2 for distance
      Then the ball lies in D14
      And it is Wreckers' rush

    @s_D_19_e @ruling_RD_24
    Scenario: He gets up and slams, and is slammed back
      Given these players are there:
        | player | hex | facing |
        | BRAKK  | F12 | west   |
      When ATLAS stands up
      And the dice show 4 4 1 for ATLAS
      And ATLAS turns east
      And ATLAS slams BRAKK from F11
      And BRAKK slams back
      Then ATLAS rolls 5 Strength dice
      And BRAKK rolls 4 Strength dice
      When the dice show 4 1 1 1 1 for ATLAS and 3 1 1 1 for BRAKK
      Then clash drawn happened

    @s_D_19_e @s_D_13_g @ruling_RD_24 @ruling_RD_11
    Scenario: She gets up, knocks the ball out of his hands, and it comes to hers
      Given these players are there:
        | player | hex | facing | ball |
        | NIB    | H12 | east   | yes  |
      When VEGA stands up
      And the dice show 4 4 1 1 for VEGA
      And VEGA turns east
      And VEGA steals from NIB from H11
      And the dice show 4 4 4 1 for VEGA and 3 3 1 for NIB
      And the dice show 4 for direction and 1 for distance
      Then VEGA rolls 1 Skill dice on 4+
      When the dice show 4 for VEGA
      Then VEGA has the ball
      And 4 action tokens are left
