Feature: Rushes

  Marker, launch, actions, and then the injured shuffle up a seat.

  @rule_D_01
  Rule: D-01 How a rush begins

    Background:
      Given these players are there:
        | player | hex | facing |
        | VEGA   | F5  | east   |
        | GRUM   | F20 | west   |

    @s_D_01_a @s_D_01_b @s_D_01_c
    Scenario: The marker moves, the ball is launched, and actions are taken
      Given Comets' rush is about to begin
      And 2 rushes have been played
      When the dice show 2 for launch
      Then it is rush 3
      And the ball lies in D12
      And Comets decide on the action
      And this happened:
        | event         | number | at  |
        | rush begun    | 3      |     |
        | ball launched |        | D12 |
        | ball lies     |        | D12 |

    @s_D_01_a
    Scenario: A ball that is in play is not launched
      Given Comets' rush is about to begin
      And the ball lies in F9
      Then it is rush 1
      And the ball lies in F9
      And Comets decide on the action

    @s_D_01_a
    Scenario: Nor one that somebody holds
      Given Comets' rush is about to begin
      And these players are there:
        | player | hex | facing | ball |
        | NIB    | H15 | west   | yes  |
      Then NIB has the ball
      And Comets decide on the action

    @s_D_01_e @ruling_RD_9
    Scenario: Five action tokens for each rush
      Given Comets' rush is about to begin
      And the ball lies in F9
      Then 5 action tokens are left

    @s_D_01_g @ruling_RD_11
    Scenario Outline: The launch die counts from the left of <team>: <face>
      Given <team>' rush is about to begin
      When the dice show <face> for launch
      Then the ball lies in <at>

      Examples:
        | team     | face | at  |
        | Comets   | 1    | B11 |
        | Comets   | 3    | F13 |
        | Comets   | 5    | J11 |
        | Wreckers | 1    | J11 |
        | Wreckers | 5    | B11 |

    @s_D_01_g @ruling_RD_11
    Scenario Outline: A 6 bounces off the far wall, then <second> for <team>
      Given <team>' rush is about to begin
      When the dice show 6 for launch
      And the dice show <second> for launch
      Then the ball lies in <at>

      Examples:
        | team     | second | at  |
        | Comets   | 1      | J10 |
        | Comets   | 3      | J8  |
        | Comets   | 4      | J12 |
        | Comets   | 6      | J14 |
        | Wreckers | 3      | B14 |
        | Wreckers | 4      | B10 |

    @s_D_01_g @ruling_RD_11
    Scenario: Whoever stands there and faces it must try to catch it, with no dice but his own
      Given Comets' rush is about to begin
      And these players are there:
        | player | hex | facing     |
        | LYRA   | F13 | north-east |
      When the dice show 3 for launch
      Then the dice of LYRA are due for the catch
      And the ball lies in F13
      And LYRA rolls 1 Skill dice
      When the dice show 4 for LYRA
      Then LYRA has the ball
      And Comets decide on the action

    @s_D_01_g @ruling_RD_11
    Scenario: Of the rushing team, who drops it has lost the rush at once
      Given Comets' rush is about to begin
      And these players are there:
        | player | hex | facing     |
        | LYRA   | F13 | north-east |
      When the dice show 3 for launch
      And the dice show 1 for LYRA
      Then the rush is lost: launch not caught
      When the dice show 1 for direction and 2 for distance
      Then the ball lies in F15
      And it is Wreckers' rush

    @s_D_01_g @ruling_RD_11
    Scenario Outline: Exactly from beside, facing <facing>, it is still from the front
      Given these players are there:
        | player | hex | facing   |
        | LYRA   | F13 | <facing> |
      And <team>' rush is about to begin
      When the dice show 3 for launch
      Then the dice of LYRA are due for the catch
      When the dice show 4 for LYRA
      Then LYRA has the ball

      Examples:
        | team     | facing |
        | Comets   | east   |
        | Wreckers | west   |

    @ruling_RD_11
    Scenario: Of the other team, he has not
      Given Comets' rush is about to begin
      And these players are there:
        | player | hex | facing     |
        | NIB    | F13 | north-east |
      When the dice show 3 for launch
      And the dice show 1 for direction and 2 for distance
      Then the ball lies in F15
      And it is Comets' rush

    @ruling_RD_11
    Scenario: In the back it hits, and scatters on
      Given Comets' rush is about to begin
      And these players are there:
        | player | hex | facing     |
        | LYRA   | F13 | south-west |
      When the dice show 3 for launch
      Then this happened:
        | event     | player | front |
        | ball hits | LYRA   | no    |
      When the dice show 1 for direction and 2 for distance
      Then the ball lies in F15
      And the rush goes on

    @ruling_RD_11
    Scenario: Whose role catches no ball cannot fail to, and it scatters on
      Given Comets' rush is about to begin
      And these players are there:
        | player | hex | facing     |
        | ORION  | F13 | north-east |
      When the dice show 3 for launch
      And the dice show 1 for direction and 2 for distance
      Then the ball lies in F15
      And the rush goes on
      And Comets decide on the action

    @ruling_RD_11
    Scenario Outline: From B11 by <direction> it comes back from the wall at 60 degrees
      Given Comets' rush is about to begin
      And these players are there:
        | player | hex | facing |
        | NIB    | B11 | east   |
      When the dice show 1 for launch
      And the dice show <direction> for direction and 3 for distance
      Then the ball lies in <at>

      Examples:
        | direction | at  |
        | 5         | C10 |
        | 6         | C13 |

    @ruling_RD_11
    Scenario: It does not rest on a player who lies
      Given Comets' rush is about to begin
      And these players are there:
        | player | hex | facing | down |
        | NIB    | F13 | west   | yes  |
      When the dice show 3 for launch
      And the dice show 1 for direction and 2 for distance
      Then the ball lies in F15

  @rule_D_01
  Rule: D-01 Lining up

    @s_D_01_f @ruling_RD_9
    Scenario: Six a side, the home team first, and hers is the first rush
      Given both teams are about to line up
      When Comets line up
      Then Wreckers decide on the line-up
      When Wreckers line up
      And the dice show 1 for launch
      Then it is Comets' rush
      And it is rush 1
      And VEGA is in D8, facing east
      And GRUM is in G14, facing west
      And CASTOR is out of play for 0 turns

    @s_D_01_f @ruling_RD_9
    Scenario: In their own half, and one to a hex
      Given both teams are about to line up
      When VEGA takes her place at F14
      Then rule D-01 forbids it: "F14 is not in the half of Comets (RD-9)"
      When VEGA takes her place at F13
      Then rule D-01 forbids it: "F13 is not in the half of Comets (RD-9)"
      When VEGA takes her place at F12, facing north-east
      And LYRA takes her place at F12
      Then rule D-01 forbids it: "VEGA stands in F12"
      And VEGA is in F12, facing north-east

    @s_D_01_f @ruling_RD_9
    Scenario: Smaller teams line up whole, and the roster's places come first
      Given both teams are about to line up
      And these players are there:
        | player | hex |
        | CASTOR |     |
        | DENEB  |     |
        | VEGA   |     |
        | MUGG   |     |
        | GRUM   |     |
      When Comets line up
      Then VEGA is in D8, facing east
      And CASTOR is in A1, facing east
      And DENEB is in A2, facing east
      When Wreckers line up
      And the dice show 1 for launch
      Then GRUM is in G14, facing west
      And MUGG is in A11, facing west
      And it is Comets' rush

    @s_D_01_f @ruling_RD_9
    Scenario: Whoever has no place on the roster waits while six others have one
      Given both teams are about to line up
      And these players are there:
        | player | hex |
        | CASTOR |     |
        | VEGA   |     |
        | LYRA   |     |
        | RIGEL  |     |
        | MIRA   |     |
        | ORION  |     |
        | ATLAS  |     |
        | GRUM   |     |
      When Comets line up
      Then CASTOR is out of play for 0 turns
      And Wreckers decide on the line-up
      When Wreckers line up
      And the dice show 1 for launch
      Then it is rush 1

    @s_D_01_f @ruling_RD_9
    Scenario: Everybody may be placed, the last of the roster too
      Given both teams are about to line up
      When DENEB takes her place at F11
      Then DENEB is in F11, facing east
      And Comets decide on the line-up

    @s_D_01_f
    Scenario: The rest take the places of the roster, and DENEB waits with CASTOR
      Given both teams are about to line up
      When CASTOR takes his place at F12
      And Comets line up
      Then ATLAS is out of play for 0 turns
      And CASTOR is in F12
      And Wreckers decide on the line-up

  @rule_D_01
  Rule: D-01 How it ends

    Background:
      Given these players are there:
        | player | hex | facing | out |
        | CASTOR |     |        | 2   |
        | VEGA   | F5  | east   |     |
        | DENEB  |     |        |     |
        | GRUM   | F20 | west   |     |
        | SKEG   |     |        | 1   |
      And the ball lies in H13

    @s_D_01_d @ruling_RD_26
    Scenario: Own players who are out of play advance a turn, those of the other team do not
      When Comets end the rush
      Then CASTOR is out of play for 1 turn
      And DENEB is out of play for 0 turns
      And SKEG is out of play for 1 turn
      And it is Wreckers' rush
      When Wreckers end the rush
      Then CASTOR is out of play for 1 turn
      And SKEG is out of play for 0 turns
      And this happened:
        | event      | team     | player | turns |
        | rush ended | Comets   |        |       |
        | advanced   |          | CASTOR | 1     |
        | rush ended | Wreckers |        |       |
        | advanced   |          | SKEG   | 0     |

    @s_D_01_h @ruling_RD_26
    Scenario: Whose turns are over may enter from his own end line, as an action
      When Comets end the rush
      And Wreckers end the rush
      And CASTOR enters at F1
      Then rule D-01 forbids it: "CASTOR is out of play for one turn more (RD-26)"
      When Comets end the rush
      And SKEG enters at F1
      Then rule D-01 forbids it: "he comes from his end line (RD-26)"
      When SKEG enters at F25, facing north-west
      Then SKEG is in F25, facing north-west
      And 4 action tokens are left

    @s_D_01_c @ruling_RD_26
    Scenario: Six are enough
      Given these players are there:
        | player | hex | facing |
        | LYRA   | A1  | east   |
        | RIGEL  | B1  | east   |
        | MIRA   | C1  | east   |
        | ORION  | D1  | east   |
        | ATLAS  | E1  | east   |
      When DENEB enters at F1
      Then rule D-01 forbids it: "6 players are on the pitch (RD-9)"

    @s_D_01_c @ruling_RD_9
    Scenario: Those who lie are among the six
      Given these players are there:
        | player | hex | facing | down |
        | LYRA   | A1  | east   | yes  |
        | RIGEL  | B1  | east   | yes  |
        | MIRA   | C1  | east   |      |
        | ORION  | D1  | east   |      |
        | ATLAS  | E1  | east   |      |
      When DENEB enters at F1
      Then rule D-01 forbids it: "6 players are on the pitch (RD-9)"

    @s_D_01_h @ruling_RD_9
    Scenario: The other team's players are not, and it costs a token
      Given these players are there:
        | player | hex | facing |
        | LYRA   | A1  | east   |
        | RIGEL  | B1  | east   |
        | MIRA   | C1  | east   |
        | ORION  | D1  | east   |
        | NIB    | A20 | west   |
        | FIZZ   | B21 | west   |
      When DENEB enters at F1
      Then DENEB is in F1, facing east
      And 4 action tokens are left
      When DENEB runs to F3, and stops
      And DENEB runs to F4
      Then rule D-20 forbids it: "DENEB has had 2 action tokens in this rush (RD-9)"

    @s_D_01_h @ruling_RD_26
    Scenario: One enters an empty hex
      Given these players are there:
        | player | hex | facing |
        | NIB    | F1  | west   |
      Then the bench may come on at A1, B1, C1, D1, E1, G1, H1, I1, J1, K1
      When DENEB enters at F1
      Then rule D-01 forbids it: "he comes from his end line (RD-26)"
      When DENEB enters at K1
      Then DENEB is in K1, facing east

    @s_D_01_d
    Scenario: A rush leaves everybody where and as he is
      Given these players are there:
        | player | hex | facing     | down |
        | LYRA   | C3  | north-west | yes  |
        | NIB    | C9  | south-east | yes  |
      And Wreckers lead by 3
      When Comets end the rush
      And Wreckers end the rush
      Then LYRA lies
      And NIB lies
      And LYRA is in C3, facing north-west
      And the ball lies in H13
      And Wreckers lead by 3
      And it is rush 3

    @s_D_01_c
    Scenario: The other team has nothing to do
      When GRUM runs to F19
      Then rule D-01 forbids it: "GRUM is not of Comets, whose rush it is"

    @ruling_RD_9
    Scenario: Who has had two tokens in this rush does not enter either
      Given these players are there:
        | player | hex | facing | used |
        | RIGEL  |     |        | 2    |
        | MIRA   |     |        | 1    |
      When RIGEL enters at F1
      Then rule D-01 forbids it: "RIGEL has had 2 action tokens in this rush (RD-9)"
      When MIRA enters at F1
      Then MIRA is in F1, facing east

  @rule_D_01
  Rule: D-01 Coming on

    @s_D_01_h @ruling_RD_20
    Scenario: Who enters onto the ball picks it up
      Given these players are there:
        | player | hex | facing |
        | RIGEL  |     |        |
        | VEGA   | F5  | east   |
        | GRUM   | F20 | west   |
      And the ball lies in D1
      When RIGEL enters at D1
      Then the dice of RIGEL are due for the pick up
      When the dice show 4 1 1 for RIGEL
      Then RIGEL has the ball

  @rule_D_04
  Rule: D-04 The end of a rush

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | RIGEL  | F10 | east   | yes  |
        | MIRA   | F13 | west   |      |
        | NIB    | F11 | west   |      |

    @s_D_04_a
    Scenario: It ends when no action tokens are left
      Given 1 action token is left
      When MIRA runs to F14, and stops
      Then it is Wreckers' rush

    @s_D_04_b @ruling_RD_9
    Scenario: It ends when nobody is left who can act
      When MIRA runs to F14, and stops
      And MIRA runs to F15, and stops
      And RIGEL sprints, facing south-east, and stops
      And RIGEL sprints, facing east, and stops
      Then it is Wreckers' rush
      And this happened:
        | event      | why            |
        | rush ended | nobody can act |

    @s_D_04_c @ruling_RD_19
    Scenario: It ends when a player of the team falls with the ball
      When RIGEL runs to F9
      And the dice show 1 1 for RIGEL
      Then the rush is lost: dropped
      When the dice show 4 for direction and 3 for distance
      Then the ball lies in F6
      And it is Wreckers' rush

    @s_D_04_d @ruling_RD_5
    Scenario: It ends when the ball is thrown
      When RIGEL passes to MIRA
      And the dice show 4 1 for RIGEL
      And the dice show 4 for MIRA
      Then the rush is lost: thrown
      And it is Wreckers' rush

    @s_D_04_d
    Scenario: What is lost is not lost again
      When RIGEL passes to MIRA
      And the dice show 4 4 for RIGEL
      And the dice show 4 4 for MIRA
      And MIRA runs to F18
      And MIRA dashes to F19
      And the dice show 3 1 1 for MIRA
      Then MIRA lies
      And dropped happened
      And rush lost happened once
      When the dice show 1 for direction and 2 for distance
      Then it is Wreckers' rush

    @ruling_RD_19
    Scenario: A fall without the ball ends nothing
      When MIRA runs to F18
      And MIRA dashes to F19
      And the dice show 3 1 1 for MIRA
      Then MIRA lies
      And the rush goes on
      When Comets end the rush
      Then rush lost happened never

    @ruling_RD_27
    Scenario: A coach may end it with tokens left, which are gone then
      When MIRA runs to F14, and stops
      Then 4 action tokens are left
      When Comets end the rush
      Then it is Wreckers' rush
      And 5 action tokens are left
      And this happened:
        | event      | team   | why               |
        | rush ended | Comets | the coach ends it |

    @s_D_04_c
    Scenario: A lost rush takes no further action
      When RIGEL runs to F9
      And the dice show 1 1 for RIGEL
      And the dice show 4 for direction and 3 for distance
      And MIRA runs to F14
      Then rule D-01 forbids it: "MIRA is not of Wreckers, whose rush it is"

  @rule_D_04
  Rule: D-04 The end of the game

    @s_D_04_f @ruling_RD_10
    Scenario Outline: After the last rush the leader has won: <team>
      Given these players are there:
        | player | hex | facing |
        | VEGA   | F5  | east   |
        | GRUM   | F20 | west   |
      And it is Wreckers' rush
      And 13 rushes have been played
      And the ball lies in F9
      And <team> lead by 1
      When Wreckers end the rush
      Then <team> win the game
      And rule D-04 was at work

      Examples:
        | team     |
        | Comets   |
        | Wreckers |

    Scenario: The last rush but one decides nothing
      Given these players are there:
        | player | hex | facing |
        | VEGA   | F5  | east   |
        | GRUM   | F20 | west   |
      And it is Comets' rush
      And 12 rushes have been played
      And the ball lies in F9
      And Comets lead by 1
      When Comets end the rush
      Then the game goes on
      And it is rush 14

    @s_D_04_f @ruling_RD_10
    Scenario Outline: Seven ahead wins at once: <lead> and three
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F23 | east   | yes  |
        | GRUM   | F5  | west   |      |
      And Comets lead by <lead>
      When VEGA strikes
      And the dice show 4 1 1 for VEGA
      Then Comets win the game
      And Comets lead by 7
      And game won happened once

      Examples:
        | lead |
        | 4    |
        | 6    |

    @s_D_04_d
    Scenario: Six ahead does not
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F23 | east   | yes  |
        | GRUM   | F5  | west   |      |
      And Comets lead by 3
      When VEGA strikes
      And the dice show 4 1 1 for VEGA
      Then the game goes on
      And Comets lead by 6

    @s_D_04_d @ruling_RD_10
    Scenario: One track for both: three points take a lead away
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F23 | east   | yes  |
        | GRUM   | F5  | west   |      |
      And Wreckers lead by 4
      When VEGA strikes
      And the dice show 4 1 1 for VEGA
      Then Wreckers lead by 1

    @s_D_04_g @ruling_RD_10
    Scenario: A level game goes on in sudden death, and the next point wins
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F23 | east   | yes  |
        | GRUM   | F5  | west   |      |
      And it is Wreckers' rush
      And 13 rushes have been played
      When Wreckers end the rush
      Then the game goes on
      And sudden death happened
      And it is rush 15
      When VEGA strikes
      And the dice show 4 1 1 for VEGA
      Then Comets win the game
      And game won happened once

    @s_D_04_g @ruling_RD_10
    Scenario: Nobody enters in sudden death
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F23 | east   | yes  |
        | RIGEL  |     |        |      |
        | GRUM   | F5  | west   |      |
      And it is sudden death
      When RIGEL enters at F1
      Then rule D-04 forbids it: "nobody enters in sudden death (RD-10)"
      When Comets end the rush
      And Wreckers end the rush
      Then sudden death happened never
      When RIGEL enters at F1
      Then rule D-04 forbids it: "nobody enters in sudden death (RD-10)"

    @ruling_RD_10
    Scenario Outline: <what>, a team with a player who lies is not beaten
      Given these players are there:
        | player | hex | facing | down |
        | ATLAS  | H13 | east   |      |
        | NIB    | H14 | west   |      |
        | SNIK   | <x> | west   | yes  |
      And <when>
      And the ball lies in F9
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 4 4 1 for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      And the dice show 1 1 1 for NIB
      Then NIB is out of play for 3 turns
      When Comets end the rush
      Then the game goes on

      Examples:
        | what            | x  | when                |
        | In sudden death | C3 | it is sudden death  |
        | Before it       | C3 | it is Comets' rush  |

    @s_D_04_b @ruling_RD_10
    Scenario: Before sudden death nobody wins by being left alone
      Given these players are there:
        | player | hex | facing |
        | ATLAS  | H13 | east   |
        | NIB    | H14 | west   |
      And the ball lies in F9
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 4 4 1 for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      And the dice show 1 1 1 for NIB
      Then Comets decide on the action
      When Comets end the rush
      Then it is Comets' rush
      And the game goes on

    @s_D_04_g @ruling_RD_10
    Scenario: A team with nobody on the pitch has lost when sudden death begins
      Given these players are there:
        | player | hex | facing | out |
        | VEGA   |     |        |     |
        | RIGEL  |     |        | 2   |
        | GRUM   | F5  | west   |     |
      And it is Wreckers' rush
      And 13 rushes have been played
      And the ball lies in F9
      When Wreckers end the rush
      Then sudden death happened
      And Wreckers win the game

    @s_D_04_g @ruling_RD_10
    Scenario: The last team standing wins
      Given these players are there:
        | player | hex | facing |
        | ATLAS  | H13 | east   |
        | NIB    | H14 | west   |
      And it is sudden death
      And the ball lies in F9
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 4 4 1 for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      And the dice show 1 1 1 for NIB
      Then Comets win the game

  @rule_D_01
  Rule: D-01 Who may come on, and from where the ball comes

    Scenario: The bench of the other team stays where it is
      Given these players are there:
        | player | hex | facing |
        | VEGA   | F5  | east   |
        | GRUM   | F20 | west   |
        | MUGG   |     |        |
      When MUGG enters at F1
      Then rule D-01 forbids it: "MUGG is not of Comets, whose rush it is"

    Scenario: Five of his own and six of the others leave no hex to enter
      Given these players are there:
        | player | hex | facing |
        | DENEB  |     |        |
        | VEGA   | A1  | east   |
        | LYRA   | C1  | east   |
        | RIGEL  | E1  | east   |
        | ORION  | G1  | east   |
        | ATLAS  | I1  | east   |
        | GRUM   | B1  | west   |
        | BRAKK  | D1  | west   |
        | SNIK   | F1  | west   |
        | FIZZ   | H1  | west   |
        | NIB    | J1  | west   |
        | SKEG   | K1  | west   |
      When DENEB enters at F1
      Then rule D-01 forbids it: "the end line is full"

    @s_D_01_g @ruling_RD_11
    Scenario: Launched for the other team, it comes from the other side
      Given Wreckers' rush is about to begin
      And these players are there:
        | player | hex | facing     |
        | LYRA   | F13 | south-west |
        | GRUM   | F20 | west       |
      When the dice show 3 for launch
      Then the dice of LYRA are due for the catch
      When the dice show 4 for LYRA
      Then LYRA has the ball

  @rule_D_04
  Rule: D-04 What a rush has ended by

    Background:
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | F10 | east   |
        | GRUM   | F20 | west   |
      And the ball lies in F12

    @s_D_04_e
    Scenario: A ball that nobody picks up is why it ends, whatever tokens are left
      When RIGEL runs to F12
      And the dice show 1 1 1 for RIGEL
      Then the rush is lost: not picked up
      When the dice show 4 for direction and 3 for distance
      Then this happened:
        | event      | why  |
        | rush ended | lost |

    @s_D_04_a @ruling_RD_10
    Scenario: In sudden death, too, it ends when no action tokens are left
      Given 1 action token is left
      And it is sudden death
      When RIGEL runs to F9, and stops
      Then this happened:
        | event      | why                   |
        | rush ended | no action tokens left |
