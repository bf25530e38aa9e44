@rule_D_12
Feature: Slam

  A handshake, from the shoulder down.

  Rule: D-12 Slam: the test

    Background:
      Given these players are there:
        | player | hex | facing |
        | ORION  | F12 | east   |
        | RIGEL  | H12 | east   |
        | GRUM   | F13 | west   |
        | BRAKK  | F24 | west   |

    @s_D_12_a @s_D_12_d
    Scenario: Strength with three dice, and one more for a Guard
      When ORION slams GRUM
      And GRUM dodges
      Then ORION rolls 4 Strength dice on 4+
      When the dice show 4 1 1 1 for ORION and 4 1 1 for GRUM
      Then clash drawn happened

    @s_D_12_a
    Scenario: A Jack has three
      Given these players are there:
        | player | hex | facing |
        | NIB    | H13 | west   |
      When RIGEL slams NIB
      And NIB dodges
      Then RIGEL rolls 3 Strength dice on 4+
      When the dice show 4 1 1 for RIGEL and 3 1 1 for NIB
      Then clash drawn happened

    @s_D_12_b
    Scenario: Having moved adjacent gives a die
      Given these players are there:
        | player | hex | facing |
        | NIB    | H14 | west   |
      When RIGEL slams NIB from H13
      And NIB dodges
      Then RIGEL rolls 4 Strength dice
      When the dice show 4 1 1 1 for RIGEL and 3 1 1 for NIB
      Then clash drawn happened

    @ruling_RD_29
    Scenario: A Guard runs around whoever stands in his way
      Given these players are there:
        | player | hex | facing |
        | ATLAS  | C5  | east   |
        | MIRA   | C6  | east   |
        | FIZZ   | C8  | west   |
      When ATLAS slams FIZZ along D6, D7, C7
      Then Wreckers decide on the answer

    @ruling_RD_16
    Scenario: One opponent near him is enough
      Given these players are there:
        | player | hex | facing     |
        | NIB    | E12 | south-west |
      And it is Wreckers' rush
      When NIB slams ORION
      Then Comets decide on the answer

    @s_D_12_c @ruling_RD_8
    Scenario Outline: Of enemies who threaten him, <many> besides his target, <less>
      Given these players are there:
        | player | hex | facing     |
        | NIB    | <n> | south-east |
        | SNIK   | <s> | north-east |
        | FIZZ   | <f> | east       |
      When ORION slams GRUM
      And GRUM dodges
      Then ORION rolls <dice> Strength dice
      When the dice show <faces> for ORION and 4 1 1 for GRUM
      Then clash drawn happened

      Examples:
        | many  | less           | n   | s   | f   | dice | faces   |
        | none  | no die is lost | B10 | J10 | F2  | 4    | 4 1 1 1 |
        | one   | a die is lost  | E11 | J10 | F2  | 3    | 4 1 1   |
        | two   | two are lost   | E11 | G11 | F2  | 2    | 4 1     |
        | three | two are lost   | E11 | G11 | F11 | 2    | 4 1     |

    @ruling_RD_8
    Scenario: His target is left out
      When ORION slams GRUM
      And GRUM dodges
      Then ORION rolls 4 Strength dice
      And ruling RD-8 was at work
      When the dice show 4 1 1 1 for ORION and 4 1 1 for GRUM
      Then clash drawn happened

    @ruling_RD_8
    Scenario: Read otherwise, the target counts as well
      Given ruling RD-8 is read as "all"
      When ORION slams GRUM
      And GRUM dodges
      Then ORION rolls 3 Strength dice
      And GRUM rolls 2 Speed dice
      When the dice show 4 1 1 for ORION and 4 1 for GRUM
      Then clash drawn happened

    @s_D_12_e
    Scenario: A Jack may move one hex as part of it
      Given these players are there:
        | player | hex | facing |
        | NIB    | H15 | west   |
      When RIGEL slams NIB along H13, H14
      Then rule D-12 forbids it: "NIB is out of reach for RIGEL"

    @s_D_12_e
    Scenario: A Guard may Run
      Given these players are there:
        | player | hex | facing |
        | ATLAS  | B8  | east   |
        | NIB    | B14 | west   |
      When ATLAS slams NIB from B13
      And NIB dodges
      Then ATLAS rolls 5 Strength dice
      When the dice show 4 1 1 1 1 for ATLAS and 3 1 1 for NIB
      Then ATLAS is in B13

    @s_D_12_e @ruling_RD_16
    Scenario: One hex leads a Jack to whoever is two hexes away, on any side
      Given these players are there:
        | player | hex | facing |
        | MIRA   | C13 | east   |
        | THOKK  | C15 | west   |
        | SNIK   | C11 | west   |
        | FIZZ   | A13 | west   |
        | NIB    | E13 | west   |
      Then MIRA is near enough to slam THOKK, SNIK, FIZZ, NIB
      When MIRA slams FIZZ from B13
      And FIZZ dodges
      And the dice show 4 1 1 1 for MIRA and 3 1 1 for FIZZ
      Then clash drawn happened

    @s_D_12_e
    Scenario: The Run is no longer than his Move
      Given these players are there:
        | player | hex | facing |
        | ATLAS  | B7  | east   |
        | NIB    | B14 | west   |
      When ATLAS slams NIB
      Then rule D-12 forbids it: "NIB is out of reach for ATLAS"

    @ruling_RD_29 @s_D_08_a @rule_D_08
    Scenario: The move that is part of it may ask for an Evade
      Given these players are there:
        | player | hex | facing |
        | NIB    | I13 | west   |
      When ORION slams NIB along G11
      Then the dice of ORION are due for the evade
      When the dice show 4 1 for ORION
      Then Comets decide on the approach
      When ORION moves on to I12
      And NIB dodges
      Then ORION rolls 5 Strength dice
      When the dice show 4 1 1 1 1 for ORION and 3 1 1 for NIB
      Then clash drawn happened
      And moved happened twice

    @ruling_RD_29
    Scenario: After the Evade he turns to his target of himself, whatever he faced on the way
      Given these players are there:
        | player | hex | facing     |
        | NIB    | E11 | north-east |
      When ORION slams NIB along F11, facing west
      Then ORION is in F11, facing west
      When the dice show 4 1 for ORION
      Then ORION is in F11, facing north-east
      When the dice show 1 1 1 1 1 for ORION and 1 1 1 for NIB
      Then clash drawn happened

    @ruling_RD_29
    Scenario: He may break it off
      Given these players are there:
        | player | hex | facing |
        | NIB    | I13 | west   |
      When ORION slams NIB along G11
      And the dice show 4 1 for ORION
      And ORION stops
      Then Comets decide on the action
      And clash drawn happened never

  Rule: D-12 Slam: whom, and the answer

    Background:
      Given these players are there:
        | player | hex | facing |
        | ORION  | F12 | east   |
        | GRUM   | F13 | west   |
        | MIRA   | D12 | east   |
        | BRAKK  | F24 | west   |

    @s_D_12_f @ruling_RD_17
    Scenario: From the front he may slam back or dodge
      When ORION slams GRUM
      Then Wreckers decide on the answer
      And the options are slamback, dodge
      When GRUM slams back
      Then GRUM rolls 4 Strength dice on 3+
      When the dice show 4 1 1 1 for ORION and 3 1 1 1 for GRUM
      Then clash drawn happened

    @s_D_12_f
    Scenario: Not from the front he dodges
      Given these players are there:
        | player | hex | facing |
        | THOKK  | D13 | east   |
      When MIRA slams THOKK
      Then THOKK rolls 3 Speed dice
      When the dice show 4 1 1 for MIRA and 4 1 1 for THOKK
      Then this happened:
        | event    | player | answer | front |
        | answered | THOKK  | dodge  | no    |

    @ruling_RD_16
    Scenario Outline: Whom nobody slams: <why>
      Given these players are there:
        | player | hex | facing | down |
        | NIB    | E12 | west   | yes  |
        | SNIK   | J3  | west   |      |
        | ATLAS  | G12 | east   |      |
      When ORION slams <who>
      Then rule D-12 forbids it: "<reason>"

      Examples:
        | why            | who   | reason                  |
        | who lies       | NIB   | NIB lies on the ground  |
        | a team-mate    | ATLAS | ATLAS is no opponent    |
        | who is too far | SNIK  | SNIK is out of reach for ORION |

    @ruling_RD_16
    Scenario: With his back to him he does not slam, unless he turns
      When ORION slams GRUM, facing west
      Then rule D-12 forbids it: "he does not have his opponent before him"

    @ruling_RD_29
    Scenario: He turns to his target of himself, and that is no move
      Given these players are there:
        | player | hex | facing |
        | ATLAS  | H10 | west   |
        | NIB    | H11 | west   |
      When ATLAS slams NIB
      Then ATLAS is in H10, facing east
      When NIB dodges
      Then ATLAS rolls 4 Strength dice
      When the dice show 1 1 1 1 for ATLAS and 1 1 1 for NIB
      Then clash drawn happened

  Rule: D-12 Slam: what comes of it

    Background:
      Given these players are there:
        | player | hex | facing     |
        | ORION  | F12 | north-east |
        | GRUM   | F13 | south-west |
        | BRAKK  | F24 | west       |

    @s_D_12_g
    Scenario: A draw turns both to face each other
      When ORION slams GRUM
      And GRUM dodges
      And the dice show 4 1 1 1 for ORION and 4 1 1 for GRUM
      Then ORION faces east
      And GRUM faces west
      And GRUM is in F13
      And Comets decide on the action

    @s_D_12_g @ruling_RD_2
    Scenario: None against none is a draw
      When ORION slams GRUM
      And GRUM dodges
      And the dice show 1 1 1 1 for ORION and 1 1 1 for GRUM
      Then clash drawn happened

    @s_D_12_h @s_D_03_b @rule_D_03 @example_E6 @ruling_RD_21
    Scenario: A win, 3 against 2: pushed back, and both turn to face each other
      When ORION slams GRUM
      And GRUM dodges
      And the dice show 4 4 4 1 for ORION and 4 4 1 for GRUM
      Then Comets decide on the push back
      And the winner may push to E13, F14, G13
      When ORION pushes his opponent to F14
      Then Comets decide on the follow up
      When ORION stays where he is
      Then GRUM is in F14, facing west
      And GRUM stands
      And ORION is in F12, facing east
      And this happened:
        | event     | player | action |
        | clash won | ORION  | slam   |

    @s_D_12_h
    Scenario: The winner may follow into the hex that was left
      When ORION slams GRUM
      And GRUM dodges
      And the dice show 4 4 4 1 for ORION and 4 4 1 for GRUM
      And ORION pushes his opponent to E13
      And ORION follows up
      Then ORION is in F13, facing north-east
      And GRUM is in E13, facing south-west

    @ruling_RD_21
    Scenario: He is not pushed into a hex that is taken
      Given these players are there:
        | player | hex | facing |
        | NIB    | F14 | west   |
        | SNIK   | E13 | west   |
      When ORION slams GRUM
      And GRUM dodges
      And the dice show 4 4 4 1 for ORION and 4 4 1 for GRUM
      And ORION stays where he is
      Then GRUM is in G13

    @ruling_RD_21
    Scenario: With all three taken nobody moves
      Given these players are there:
        | player | hex | facing |
        | NIB    | F14 | west   |
        | SNIK   | E13 | west   |
        | FIZZ   | G13 | west   |
      When ORION slams GRUM
      And GRUM dodges
      And the dice show 4 4 4 1 for ORION and 4 4 1 for GRUM
      Then GRUM is in F13
      And not pushed happened
      And ORION faces east

    @s_D_12_i @example_E5 @ruling_RD_2
    Scenario: A double, 4 against 2, also knocks him down, with two hits
      When ORION slams GRUM
      And GRUM dodges
      And the dice show 4 4 4 4 for ORION and 4 4 1 for GRUM
      And ORION pushes his opponent to F14
      And ORION stays where he is
      Then GRUM lies
      And GRUM rolls 4 Armour dice on 4+
      When the dice show 4 4 1 1 for GRUM
      Then this happened:
        | event          | player | hits | stopped | turns |
        | armour checked | GRUM   | 2    | 2       | 0     |
      And GRUM is in F14

    @s_D_12_i @ruling_RD_2
    Scenario: One against none is a double
      When ORION slams GRUM
      And GRUM dodges
      And the dice show 4 1 1 1 for ORION and 1 1 1 for GRUM
      And ORION pushes his opponent to F14
      And ORION follows up
      And the dice show 1 1 1 1 for GRUM
      Then GRUM is out of play for 1 turn

    @ruling_RD_21
    Scenario: A knock-down with all three taken happens on the spot
      Given these players are there:
        | player | hex | facing |
        | NIB    | F14 | west   |
        | SNIK   | E13 | west   |
        | FIZZ   | G13 | west   |
      When ORION slams GRUM
      And GRUM dodges
      And the dice show 4 1 1 1 for ORION and 1 1 1 for GRUM
      Then GRUM lies
      When the dice show 4 1 1 1 for GRUM
      Then GRUM is in F13

    @ruling_RD_19
    Scenario: A pushed carrier who stays up keeps the ball
      Given these players are there:
        | player | hex | facing | ball |
        | NIB    | H14 | west   | yes  |
        | ATLAS  | H13 | east   |      |
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 4 4 1 for ATLAS and 3 3 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      Then NIB has the ball

    @ruling_RD_19
    Scenario: Knocked down he drops it, which ends nobody's rush but his own
      Given these players are there:
        | player | hex | facing | ball |
        | NIB    | H14 | west   | yes  |
        | ATLAS  | H13 | east   |      |
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 1 1 1 for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      Then the ball is about to scatter
      When the dice show 2 for direction and 2 for distance
      And the dice show 4 1 1 for NIB
      Then the ball lies in J15
      And the rush goes on

    @ruling_RD_20
    Scenario: Pushed onto the ball he picks it up, if he can
      Given these players are there:
        | player | hex | facing |
        | NIB    | H14 | west   |
        | ATLAS  | H13 | east   |
      And the ball lies in H15
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 4 4 1 for ATLAS and 3 3 1 for NIB
      And ATLAS pushes his opponent to H15
      Then the dice of NIB are due for the pick up
      When the dice show 4 1 1 for NIB
      And ATLAS stays where he is
      Then NIB has the ball
      And the rush goes on

    @ruling_RD_20
    Scenario: A Guard who is pushed onto the ball does not pick it up, and the winner may follow onto it
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | D12 | east   |
        | THOKK  | D13 | west   |
      And the ball lies in D14
      When RIGEL slams THOKK
      And THOKK dodges
      And the dice show 4 4 4 for RIGEL and 4 4 1 for THOKK
      And RIGEL pushes his opponent to D14
      Then the ball is about to scatter
      When the dice show 4 for direction and 1 for distance
      Then the ball lies in D13
      When RIGEL follows up
      Then the dice of RIGEL are due for the pick up
      When the dice show 4 1 for RIGEL
      Then RIGEL has the ball
      And RIGEL is in D13, facing east
      And THOKK is in D14, facing west

    @ruling_RD_19 @ruling_RD_24
    Scenario: Who picks it up so and is knocked down has neither the ball nor a free action
      Given these players are there:
        | player | hex | facing |
        | NIB    | H14 | west   |
        | ATLAS  | H13 | east   |
      And the ball lies in H15
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 1 1 1 for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And the dice show 4 4 1 for NIB
      And ATLAS stays where he is
      And the dice show 1 for direction and 2 for distance
      And the dice show 4 1 1 for NIB
      Then NIB lies
      And the ball lies in H17
      And Comets decide on the action
      And the rush goes on

    @ruling_RD_24
    Scenario: Who picks it up so and stays up has a free action, in the rush of the other team
      Given these players are there:
        | player | hex | facing |
        | NIB    | H14 | west   |
        | ATLAS  | H13 | east   |
      And the ball lies in H15
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 4 4 1 for ATLAS and 3 3 1 for NIB
      And ATLAS pushes his opponent to H15
      And the dice show 4 4 1 for NIB
      And ATLAS stays where he is
      Then Wreckers decide on the free action
      When NIB runs to H17
      Then Wreckers decide on the movement
      When NIB dashes to H18
      And the dice show 3 1 1 for NIB
      And NIB stops
      Then NIB has the ball
      And 4 action tokens are left
      And Comets decide on the action

    @ruling_RD_21
    Scenario: Hexes off the pitch count as taken
      Given these players are there:
        | player | hex | facing     |
        | MIRA   | B12 | north-east |
        | NIB    | A12 | south-west |
      When MIRA slams NIB
      And NIB dodges
      And the dice show 4 4 4 for MIRA and 3 3 1 for NIB
      And MIRA stays where she is
      Then NIB is in A13, facing south-west

    @ruling_RD_21
    Scenario: At the end of the pitch nobody moves, and a knock-down happens on the spot
      Given these players are there:
        | player | hex | facing |
        | MIRA   | F2  | west   |
        | NIB    | F1  | east   |
      When MIRA slams NIB
      And NIB dodges
      And the dice show 4 1 1 for MIRA and 1 1 1 for NIB
      Then NIB lies
      And not pushed happened
      When the dice show 4 1 1 for NIB
      Then NIB is in F1
      And MIRA is in F2

    @s_D_12_e @s_D_12_f @s_D_12_i
    Scenario: He slips away from two of them and comes back as a double
      Given these players are there:
        | player | hex | facing |
        | NIB    | F11 | east   |
      When ORION slams GRUM along G12
      Then ORION rolls 1 Speed dice
      When the dice show 4 for ORION
      And GRUM slams back
      And the dice show 4 4 4 1 1 for ORION and 3 1 1 1 for GRUM
      And ORION pushes his opponent to E13
      And ORION stays where he is
      Then GRUM lies
      When the dice show 4 1 1 1 for GRUM
      Then GRUM is out of play for 1 turn

  Rule: D-12 Slam: who is too far

    Scenario: A Guard whom his own team walls in comes near nobody
      Given these players are there:
        | player | hex | facing |
        | ATLAS  | A1  | east   |
        | VEGA   | A3  | east   |
        | LYRA   | B1  | east   |
        | RIGEL  | B2  | east   |
        | MIRA   | B3  | east   |
        | NIB    | A5  | west   |
      When ATLAS slams NIB
      Then rule D-12 forbids it: "no target is within ATLAS's reach"
