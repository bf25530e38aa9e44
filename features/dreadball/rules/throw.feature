@rule_D_17
Feature: Throw

  It leaves your hand. After that you are an onlooker.

  Rule: D-17 Throw: the Pass

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | RIGEL  | F10 | east   | yes  |
        | ATLAS  | F4  | east   |      |
        | GRUM   | F24 | west   |      |

    @s_D_17_a @s_D_17_b
    Scenario Outline: At <hexes> hexes <dice> dice
      Given these players are there:
        | player | hex  | facing |
        | MIRA   | <at> | west   |
      When RIGEL passes to MIRA
      Then RIGEL rolls <dice> Skill dice on 4+
      And the dice of RIGEL are due for the pass
      And RIGEL has the ball
      When the dice show <faces> for RIGEL
      Then the rush is lost: thrown
      And the ball is about to scatter
      When the dice show 1 for direction and 1 for distance
      Then nobody has the ball

      Examples:
        | hexes | at  | dice | faces |
        | 1     | F11 | 3    | 1 1 1 |
        | 3     | F13 | 3    | 1 1 1 |
        | 4     | F14 | 2    | 1 1   |
        | 6     | F16 | 2    | 1 1   |
        | 7     | F17 | 1    | 1     |
        | 9     | F19 | 1    | 1     |

    @ruling_RD_30
    Scenario Outline: Nobody between takes the ball, whichever way he faces: <facing>
      Given these players are there:
        | player | hex | facing   |
        | MIRA   | F13 | west     |
        | NIB    | F12 | <facing> |
      When RIGEL passes to MIRA
      Then RIGEL rolls 3 Skill dice on 4+
      When the dice show 4 4 1 for RIGEL
      Then the dice of MIRA are due for the catch

      Examples:
        | facing |
        | east   |
        | west   |

    @s_D_17_a @ruling_RD_25
    Scenario: Ten hexes are too many, unless he comes nearer
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F20 | west   |
      When RIGEL passes to MIRA
      Then rule D-17 forbids it: "a throw goes at most 9 hexes"
      When RIGEL passes to MIRA from F11
      Then RIGEL is in F11
      And ruling RD-6 was at work
      When the dice show 1 for direction and 1 for distance
      Then the rush is lost: thrown

    @s_D_17_c
    Scenario: Having moved takes a die
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F14 | west   |
      When RIGEL passes to MIRA from F11
      Then RIGEL rolls 2 Skill dice
      When the dice show 4 1 for RIGEL
      And the dice show 4 for MIRA
      Then MIRA has the ball

    @s_D_17_c @ruling_RD_29
    Scenario: A turn on the spot is a move
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F7  | west   |
      When RIGEL passes to MIRA, facing west
      Then RIGEL rolls 2 Skill dice
      When the dice show 4 1 for RIGEL
      And the dice show 4 for MIRA
      Then MIRA has the ball

    @s_D_17_d
    Scenario Outline: <many> who threaten him take <less>
      Given these players are there:
        | player | hex | facing     |
        | MIRA   | F13 | west       |
        | NIB    | F11 | west       |
        | SNIK   | E10 | <snik>     |
        | FIZZ   | <x> | north-east |
      When RIGEL passes to MIRA
      Then RIGEL rolls <dice> Skill dice
      When the dice show <faces> for RIGEL
      And the dice show 4 for MIRA
      Then MIRA has the ball

      Examples:
        | many          | less     | snik       | x   | dice | faces |
        | One enemy     | a die    | east       | J10 | 2    | 4 2   |
        | Two enemies   | two dice | south-west | J10 | 1    | 4     |
        | Three enemies | two dice | south-west | G9  | 1    | 4     |

    @s_D_17_a
    Scenario: Nobody but a Striker has a die more
      Given these players are there:
        | player | hex | facing | ball |
        | LYRA   | H5  | east   |      |
        | MIRA   | F15 | west   |      |
      When RIGEL passes to MIRA
      Then RIGEL rolls 2 Skill dice
      When the dice show 4 1 for RIGEL
      And the dice show 4 for MIRA
      Then MIRA has the ball

    @s_D_17_g
    Scenario: A Jack may move one hex as part of it, and no more
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F14 | west   |
      When RIGEL passes to MIRA along F11, F12
      Then rule D-17 forbids it: "that is 2 hexes; RIGEL has 1 left"

    @s_D_17_j @ruling_RD_11
    Scenario Outline: The target must be in the front arc: from F10, facing east, <at> is <where>
      Given these players are there:
        | player | hex  | facing |
        | MIRA   | <at> | west   |
      When RIGEL passes to MIRA
      Then RIGEL rolls 3 Skill dice
      When the dice show 4 1 1 for RIGEL
      And the dice show 4 for MIRA
      Then MIRA has the ball

      Examples:
        | at  | where               |
        | E10 | before him          |
        | G10 | before him          |
        | H9  | exactly beside him  |
        | D9  | exactly beside him  |

    @s_D_17_h
    Scenario Outline: What is behind him is not: <at>
      Given these players are there:
        | player | hex  | facing |
        | MIRA   | <at> | west   |
      When RIGEL passes to MIRA
      Then rule D-17 forbids it: "the target has to be in the front arc of the thrower"

      Examples:
        | at  |
        | F9  |
        | E9  |
        | H8  |

    @s_D_17_i @ruling_RD_7
    Scenario: Without a success it scatters from the target's hex
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F13 | west   |
      When RIGEL passes to MIRA
      And the dice show 3 3 3 for RIGEL
      And the dice show 2 for direction and 3 for distance
      Then the ball lies in I13
      And ruling RD-7 was at work

    @s_D_17_j
    Scenario: With a success it is accurate, and caught or not
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F13 | west   |
      When RIGEL passes to MIRA
      And the dice show 4 4 1 for RIGEL
      Then the dice of MIRA are due for the catch
      When the dice show 1 1 for MIRA
      And the dice show 1 for direction and 1 for distance
      Then the ball lies in F14

    @ruling_RD_25
    Scenario Outline: At whom one does not pass: <who>, <why>
      Given these players are there:
        | player | hex | facing | down   |
        | MIRA   | F12 | west   | <down> |
        | CASTOR | G12 | west   |        |
      When RIGEL passes to <who>
      Then rule D-17 forbids it: "<reason>"

      Examples:
        | who   | why          | down | reason                         |
        | ATLAS | a Guard      |      | ATLAS is a Guard, who catches no ball |
        | GRUM  | no team-mate |      | GRUM is no team-mate           |
        | MIRA  | who lies     | yes  | MIRA lies on the ground        |

    @ruling_RD_5
    Scenario: A throw that is caught ends the rush as well
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F13 | west   |
      When RIGEL passes to MIRA
      And the dice show 4 1 1 for RIGEL
      And the dice show 4 for MIRA
      Then the rush is lost: thrown
      And it is Wreckers' rush
      And ruling RD-5 was at work

    @ruling_RD_5
    Scenario: Read otherwise, it goes on
      Given ruling RD-5 is read as "not caught"
      And these players are there:
        | player | hex | facing |
        | MIRA   | F13 | west   |
      When RIGEL passes to MIRA
      And the dice show 4 1 1 for RIGEL
      And the dice show 4 for MIRA
      Then the rush goes on
      And Comets decide on the action

    @ruling_RD_5
    Scenario: Read otherwise, a pass that scatters and that another of the team catches does not end it
      Given ruling RD-5 is read as "not caught"
      And these players are there:
        | player | hex | facing |
        | MIRA   | F13 | east   |
        | VEGA   | F16 | west   |
      When RIGEL passes to MIRA
      And the dice show 1 1 1 for RIGEL
      And the dice show 1 for direction and 3 for distance
      And the dice show 4 for VEGA
      Then VEGA has the ball
      And the rush goes on
      And Comets decide on the action

    @ruling_RD_5
    Scenario: Read otherwise, one that the other team catches ends it
      Given ruling RD-5 is read as "not caught"
      And these players are there:
        | player | hex | facing | team     | profile       |
        | MIRA   | F13 | east   |          |               |
        | PROWL  | F16 | west   | Wreckers | Human Striker |
      When RIGEL passes to MIRA
      And the dice show 1 1 1 for RIGEL
      And the dice show 1 for direction and 3 for distance
      And the dice show 4 for PROWL
      Then PROWL has the ball
      And the rush is lost: thrown
      And it is Wreckers' rush

    @ruling_RD_5
    Scenario: Read otherwise, a ball that nobody of the team holds ends it
      Given ruling RD-5 is read as "not caught"
      And these players are there:
        | player | hex | facing |
        | MIRA   | F13 | west   |
      When RIGEL passes to MIRA
      And the dice show 1 1 1 for RIGEL
      And the dice show 2 for direction and 1 for distance
      Then the rush is lost: thrown

  Rule: D-17 Throw: the Striker

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F10 | east   | yes  |
        | GRUM   | F24 | west   |      |

    @s_D_17_f @example_E2
    Scenario: Five hexes, unmoved and unthreatened: 2 + 1 dice
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F15 | west   |
      When VEGA passes to MIRA
      Then VEGA rolls 3 Skill dice on 4+
      When the dice show 4 1 1 for VEGA
      And the dice show 4 for MIRA
      Then MIRA has the ball

    @s_D_17_c @s_D_17_d @s_D_17_f @example_E4
    Scenario: Nine hexes, moved, two threats: no dice
      Given these players are there:
        | player | hex | facing     |
        | MIRA   | F20 | west       |
        | NIB    | F12 | west       |
        | SNIK   | E11 | south-west |
      When VEGA passes to MIRA from F11
      Then ruling RD-6 was at work
      And this happened:
        | event     | player | base | number |
        | pool made | VEGA   | 1    | 0      |
      And the ball is about to scatter
      When the dice show 2 for direction and 1 for distance
      Then nobody has the ball

    @s_D_17_g
    Scenario: A Striker may Run as part of it
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F22 | west   |
      When VEGA passes to MIRA from F15
      Then VEGA is in F15
      And VEGA rolls 1 Skill dice
      When the dice show 4 for VEGA
      And the dice show 4 for MIRA
      Then MIRA has the ball

  Rule: D-17 Throw: the Strike

    The zones with their Strike hexes are house (RD-13).

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F23 | east   | yes  |
        | GRUM   | F5  | west   |      |

    @s_D_17_e @s_D_17_f @s_D_17_k @s_D_17_l @ruling_RD_10
    Scenario: A Strike in the deep zone is three points
      When VEGA strikes
      Then VEGA rolls 3 Skill dice on 4+
      And the dice of VEGA are due for the strike
      And VEGA has the ball
      When the dice show 4 1 1 for VEGA
      Then Comets lead by 3
      And the ball is out of play
      And the rush is lost: thrown

    @s_D_17_l
    Scenario: Four from the bonus hex, and a die less for the range
      When VEGA strikes from F21, facing east
      Then VEGA rolls 1 Skill dice
      When the dice show 4 for VEGA
      Then Comets lead by 4

    @s_D_17_i
    Scenario: A miss scatters from the Strike hex
      When VEGA strikes
      And the dice show 3 3 3 for VEGA
      And the dice show 4 for direction and 1 for distance
      Then the ball lies in F24
      And neither team leads
      And the rush is lost: thrown

    @s_D_17_l @ruling_RD_10
    Scenario: It is thrown from the zone of its Strike hex
      When VEGA strikes from F20
      Then rule D-17 forbids it: "a Strike is thrown from the Strike Zone that belongs to its Strike hex"

    @s_D_17_l @ruling_RD_10
    Scenario: Nobody strikes from the Strike hex itself
      When VEGA strikes from F25, facing east
      Then rule D-17 forbids it: "and not from that hex itself"

    @s_D_17_h
    Scenario: With his back to the Strike hex he must turn first
      When VEGA strikes, facing west
      Then rule D-17 forbids it: "the Strike hex has to be in the front arc of the thrower"

    @s_D_17_d
    Scenario: An enemy who threatens him takes a die
      Given these players are there:
        | player | hex | facing |
        | NIB    | F24 | west   |
      When VEGA strikes
      Then VEGA rolls 2 Skill dice
      When the dice show 4 1 for VEGA
      Then Comets lead by 3

    Scenario: Who does not hold the ball throws nothing
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F10 | east   |
      When MIRA passes to VEGA
      Then rule D-17 forbids it: "MIRA does not hold the ball"

  Rule: D-17 Throw: from the bonus hex

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F21 | east   | yes  |
        | GRUM   | F5  | west   |      |

    @s_D_17_e @s_D_17_f @example_E3
    Scenario: At a Strike hex, unmoved and unthreatened, it is one die less: two dice
      When VEGA strikes
      Then VEGA rolls 2 Skill dice on 4+
      When the dice show 4 1 for VEGA
      Then Comets lead by 4

    @ruling_RD_11
    Scenario Outline: A miss scatters in direction <direction>: <how>
      When VEGA strikes
      And the dice show 1 1 for VEGA
      And the dice show <direction> for direction and <distance> for distance
      Then the ball lies in <at>
      And this happened:
        | event     | way   |
        | scattered | <way> |

      Examples:
        | how                           | direction | distance | way             | at  |
        | straight on                   | 4         | 3        | F25 F24 F23 F22 | F22 |
        | straight back out of a corner | 1         | 3        | F25 F24 F23 F22 | F22 |
        | past whichever edge of it     | 2         | 2        | F25 E24 D23     | D23 |

    @ruling_RD_11
    Scenario: Players who lie do not stop a ball, and it does not rest on them
      Given these players are there:
        | player | hex | facing | down |
        | NIB    | F24 | east   | yes  |
        | SNIK   | F23 | east   | yes  |
      When VEGA strikes
      And the dice show 1 1 for VEGA
      And the dice show 4 for direction and 2 for distance
      Then the ball is about to scatter
      When the dice show 5 for direction and 1 for distance
      Then the ball lies in E22

    @ruling_RD_11
    Scenario: Who has not caught it is where it scatters from, and in the back it is not caught
      Given these players are there:
        | player | hex | facing |
        | LYRA   | F24 | east   |
        | RIGEL  | F23 | west   |
      When VEGA strikes
      And the dice show 1 1 for VEGA
      And the dice show 4 for direction and 4 for distance
      Then the dice of LYRA are due for the catch
      And the ball lies in F24
      When the dice show 1 for LYRA
      And the dice show 4 for direction and 3 for distance
      Then this happened:
        | event     | player | front |
        | ball hits | RIGEL  | no    |
      When the dice show 5 for direction and 2 for distance
      Then the ball lies in D21

  Rule: D-17 Throw: by the other team

    A good catch of a loose ball gives a free action to whoever makes it.

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | MIRA   | F20 | west   | yes  |
        | VEGA   | F23 | west   |      |
        | RIGEL  | E21 | west   |      |
        | FIZZ   | F19 | east   |      |
      And it is Wreckers' rush

    @ruling_RD_5
    Scenario Outline: Its Pass ends nobody's rush, read as "<reading>"
      Given ruling RD-5 is read as "<reading>"
      When FIZZ steals from MIRA
      And MIRA dodges
      And the dice show 3 3 3 for FIZZ and 4 4 1 for MIRA
      And the dice show 1 for direction and 3 for distance
      And the dice show 6 4 for VEGA
      Then Comets decide on the free action
      When VEGA passes to RIGEL
      And the dice show <throw> for VEGA
      And the dice show <then>
      Then the rush goes on
      And Wreckers decide on the action

      Examples:
        | reading    | throw   | then                              |
        | any throw  | 4 1 1 1 | 4 for RIGEL                       |
        | any throw  | 1 1 1 1 | 3 for direction and 1 for distance |
        | not caught | 4 1 1 1 | 4 for RIGEL                       |
        | not caught | 1 1 1 1 | 3 for direction and 1 for distance |

    @ruling_RD_24 @ruling_RD_29
    Scenario: Its own coach says how it goes on after an Evade
      Given these players are there:
        | player | hex | facing |
        | SNIK   | E24 | west   |
      When FIZZ steals from MIRA
      And MIRA dodges
      And the dice show 3 3 3 for FIZZ and 4 4 1 for MIRA
      And the dice show 1 for direction and 3 for distance
      Then VEGA rolls 1 Skill dice
      When the dice show 6 4 for VEGA
      And VEGA passes to RIGEL along F24, F25
      And the dice show 4 1 1 for VEGA
      Then Comets decide on the approach
      When VEGA moves on, facing west
      Then VEGA rolls 2 Skill dice
      When the dice show 4 1 for VEGA
      And the dice show 4 for RIGEL
      Then RIGEL has the ball
      And Wreckers decide on the action

    @ruling_RD_5
    Scenario: Nor does its Strike
      When FIZZ steals from MIRA
      And MIRA dodges
      And the dice show 3 3 3 for FIZZ and 4 4 1 for MIRA
      And the dice show 1 for direction and 3 for distance
      And the dice show 6 4 for VEGA
      And VEGA strikes, facing east
      And the dice show 4 1 for VEGA
      Then Comets lead by 3
      And the ball is out of play
      And the rush goes on
      And Wreckers decide on the action

  Rule: D-17 Throw: the other zones

    @s_D_17_l
    Scenario Outline: A Strike of <team> from <at> in the <zone> zone: <points>
      Given these players are there:
        | player | hex  | facing   | ball |
        | <who>  | <at> | <facing> | yes  |
        | ORION  | F13  | east     |      |
        | THOKK  | H13  | west     |      |
      And it is <team>' rush
      When <who> strikes
      Then <who> rolls <dice> Skill dice
      When the dice show <faces> for <who>
      Then <team> lead by <points>
      And this happened:
        | event         | zone   | points   |
        | strike scored | <zone> | <points> |

      Examples:
        | team     | who  | at  | facing     | zone  | dice | faces | points |
        | Comets   | LYRA | C17 | north-east | upper | 3    | 4 1 1 | 1      |
        | Comets   | LYRA | E17 | north-east | upper | 2    | 4 1   | 2      |
        | Comets   | LYRA | I17 | south-east | lower | 3    | 4 1 1 | 1      |
        | Comets   | LYRA | G17 | south-east | lower | 2    | 4 1   | 2      |
        | Wreckers | SNIK | C6  | north-west | lower | 2    | 4 1   | 1      |
        | Wreckers | SNIK | E8  | north-west | lower | 1    | 4     | 2      |
        | Wreckers | SNIK | F3  | west       | deep  | 2    | 4 1   | 3      |

    Scenario: Nobody strikes in the zones of his own half
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F3  | west   | yes  |
        | THOKK  | H13 | west   |      |
      When VEGA strikes
      Then rule D-17 forbids it: "no target is within VEGA's reach"
