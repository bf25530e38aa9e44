@rule_D_13
Feature: Steal

  What is yours is mine. What is mine has spikes on.

  Rule: D-13 Steal

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | FIZZ   | F13 | east   |      |
        | MIRA   | F14 | west   | yes  |
        | GRUM   | D14 | east   |      |
        | ATLAS  | F2  | east   |      |
      And it is Wreckers' rush

    @s_D_13_a
    Scenario: Speed with three dice
      When FIZZ steals from MIRA
      And MIRA dodges
      Then FIZZ rolls 3 Speed dice on 3+
      When the dice show 3 1 1 for FIZZ and 4 1 1 for MIRA
      Then clash drawn happened

    @s_D_13_b @ruling_RD_8
    Scenario Outline: Of enemies who threaten him <many> besides the carrier take <less>
      Given these players are there:
        | player | hex | facing     |
        | ORION  | <o> | south-east |
        | VEGA   | <v> | north-east |
        | RIGEL  | <r> | east       |
      When FIZZ steals from MIRA
      And MIRA dodges
      Then FIZZ rolls <dice> Speed dice
      When the dice show <faces> for FIZZ and 4 1 1 for MIRA
      Then clash drawn happened

      Examples:
        | many  | less     | o   | v   | r   | dice | faces |
        | none  | nothing  | B3  | J3  | H3  | 3    | 3 1 1 |
        | one   | a die    | E12 | J3  | H3  | 2    | 3 1   |
        | two   | two dice | E12 | G12 | H3  | 1    | 3     |
        | three | two dice | E12 | G12 | F12 | 1    | 3     |

    @ruling_RD_8
    Scenario: Read otherwise, the carrier counts as well
      Given ruling RD-8 is read as "all"
      When FIZZ steals from MIRA
      And MIRA dodges
      Then FIZZ rolls 2 Speed dice
      And MIRA rolls 2 Speed dice
      When the dice show 3 1 for FIZZ and 4 1 for MIRA
      Then clash drawn happened

    @s_D_13_d
    Scenario: A Jack may move one hex as part of it
      Given these players are there:
        | player | hex | facing |
        | NIB    | H16 | west   |
        | SNIK   | E15 | west   |
      When NIB steals from MIRA from G15
      Then rule D-13 forbids it: "no target is within NIB's reach"
      When SNIK steals from MIRA from F15
      Then SNIK is in F15, facing south-west
      And MIRA rolls 2 Speed dice
      When the dice show 3 1 1 for SNIK and 4 1 for MIRA
      Then clash drawn happened

    @s_D_13_e
    Scenario: From the front the carrier may slam back or dodge
      When FIZZ steals from MIRA
      Then Comets decide on the answer
      And the options are slamback, dodge
      When MIRA slams back
      Then MIRA rolls 3 Strength dice on 4+
      When the dice show 3 1 1 for FIZZ and 4 1 1 for MIRA
      Then MIRA has the ball

    @s_D_13_f
    Scenario: A draw turns both to face each other, and she keeps the ball
      Given these players are there:
        | player | hex | facing |
        | SNIK   | E14 | west   |
      When SNIK steals from MIRA, facing south-west
      And the dice show 3 1 1 for SNIK and 4 1 for MIRA
      Then MIRA has the ball
      And MIRA faces north-east
      And SNIK faces south-west

    @s_D_13_g @ruling_RD_19
    Scenario: A win knocks the ball loose, and it scatters
      When FIZZ steals from MIRA
      And MIRA dodges
      And the dice show 3 3 3 for FIZZ and 4 4 1 for MIRA
      Then knocked loose happened
      And the ball is about to scatter
      And the ball lies in F14
      When the dice show 1 for direction and 3 for distance
      Then the ball lies in F17
      And MIRA is in F14, facing west
      And the rush goes on

    @s_D_13_h
    Scenario: A double takes it
      When FIZZ steals from MIRA
      And MIRA dodges
      And the dice show 3 3 3 for FIZZ and 4 1 1 for MIRA
      Then FIZZ has the ball
      And MIRA stands
      And Wreckers decide on the action

    @ruling_RD_15
    Scenario: A Slamback that wins pushes the thief back
      When FIZZ steals from MIRA
      And MIRA slams back
      And the dice show 3 1 1 for FIZZ and 4 4 1 for MIRA
      And MIRA pushes her opponent to F12
      And MIRA stays where she is
      Then FIZZ lies
      When the dice show 1 1 1 for FIZZ
      Then FIZZ is out of play for 1 turn
      And MIRA has the ball

    @ruling_RD_16
    Scenario Outline: From whom nobody steals: <why>
      Given these players are there:
        | player | hex | facing |
        | LYRA   | G13 | west   |
      When <thief> steals from <who>
      Then rule D-13 forbids it: "<reason>"

      Examples:
        | why                | thief | who  | reason                     |
        | who holds no ball  | FIZZ  | LYRA | LYRA does not hold the ball |
        | who is no opponent | FIZZ  | GRUM | GRUM is no opponent        |

  Rule: D-13 Steal: the Striker

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F8  | east   |      |
        | NIB    | F14 | west   | yes  |

    @s_D_13_c @s_D_13_d
    Scenario: A Striker may Run as part of it, and has a die more
      When VEGA steals from NIB from F13
      Then VEGA is in F13
      When NIB dodges
      Then VEGA rolls 4 Speed dice on 4+
      When the dice show 4 1 1 1 for VEGA and 3 1 1 for NIB
      Then clash drawn happened

    @s_D_13_c @s_D_13_d
    Scenario: Past one enemy to the other's ball, with the last token
      Given these players are there:
        | player | hex | facing |
        | SNIK   | F7  | east   |
      And 1 action token is left
      When VEGA steals from NIB along F9
      And the dice show 4 1 1 for VEGA
      And VEGA moves on to F13
      And NIB dodges
      And the dice show 4 4 1 1 for VEGA and 3 1 1 for NIB
      Then VEGA has the ball
      And it is Wreckers' rush
      And rule D-04 was at work

  Rule: D-13 Steal: from whom

    @ruling_RD_16
    Scenario: Of two opponents beside him, he may steal from the one with the ball
      Given these players are there:
        | player | hex | facing | ball |
        | FIZZ   | F13 | east   |      |
        | MIRA   | F14 | west   | yes  |
        | LYRA   | G13 | west   |      |
      And it is Wreckers' rush
      Then FIZZ is near enough to steal from MIRA
      When FIZZ steals from MIRA
      Then Comets decide on the answer
