Feature: Marked move

  A move is promised in step one and kept in step three.
  The defence reads the promise in between.

  @rule_1_03
  Rule: 1.03 First action

    What a player can do first depends on where his face is.

    @s_1_03_a @s_1_03_b
    Scenario: A standing player can only move
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      Then AGUILA can choose mark and nothing else
      When AGUILA stands up
      Then rule 1.03 forbids it: already standing
      When AGUILA attempts a pass from the ground
      Then rule 1.03 forbids it: needs the ground

    @s_1_03_a @s_1_03_c
    Scenario: On the ground without the ball he stands up
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 1      |
      When HAYATE is activated
      Then HAYATE can choose stand up and nothing else
      When HAYATE marks a move to 8, 20
      Then rule 3.01 forbids it: on the ground
      When HAYATE stands up
      Then HAYATE is standing
      And rule 1.03 was at work

    @s_1_03_a @s_1_03_c
    Scenario: On the ground with the ball he can only pass from there

      With nobody to pass to, the pass does not take place.
      The token is spent all the same, and the defence has watched him lie there.

      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  | 1      |
      When AGUILA is activated
      Then AGUILA can choose ground pass and nothing else
      When AGUILA stands up
      Then rule 0.01 forbids it: holds the ball
      When AGUILA attempts a pass from the ground
      Then pass not made happened to AGUILA once
      And AGUILA holds the ball
      And ruling R-63 was at work

    @s_1_03_d
    Scenario: There is no way past the first action
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      When AGUILA is activated
      And GARRA presses
      Then rule 1.03 forbids it: first AGUILA has to mark a move

    @s_1_03_d
    Scenario: A move of no length is an action too
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      When AGUILA is activated
      And AGUILA marks no way
        """placky; dry
        He has decided to be exactly where he is.
        The rules call that an action, and so shall we.
        """
      And GARRA presses
      And AGUILA runs
      Then AGUILA has moved 0 inches
      And AGUILA stands at 12, 13
      And ruling R-08 was at work

    Scenario: Whoever lies there without the ball has nothing to pass
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | SUZU   | 8, 12  |      | 1      |
      When SUZU is activated
      And SUZU passes from the ground to AGUILA
      Then rule 1.03 forbids it: first SUZU has to stand up
      And SUZU can choose stand up and nothing else

    Scenario: Before chapter 3 nobody passes from the ground, whoever asks for the ball
      Given the rules up to chapter 2 are taught
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 20 | yes  | 1      |
        | SUZU   | 12, 17 |      |        |
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      Then rule 1.03 forbids it: waits for exercise 03

  @rule_1_04
  Rule: 1.04 Move as first action

    The movement token is a wish.
    The first MOV value is the answer.

    @s_1_04_a
    Scenario: The figure stays where it is until step three
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      When AGUILA is activated
      And AGUILA marks a move to 14, 17, turning at 12, 15
      Then the tokens on the pitch are movement, turn and active player
      And AGUILA stands at 12, 13
      When GARRA presses
      Then AGUILA stands at 12, 13
      When AGUILA runs
      Then AGUILA stands at 13.414, 16.414

    @s_1_04_b
    Scenario: Nobody's move is marked but the active player's
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 8, 13  |      |
      When AGUILA is activated
      And HAYATE marks a move to 8, 20
      Then rule 1.03 forbids it: first AGUILA has to mark a move
      When AGUILA marks a move to 12, 20
      Then the tokens on the pitch are movement and active player
      And rule 1.04 was at work

    @s_1_04_c
    Scenario: With a movement token alone the run is one straight line
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 18, 21
      And AGUILA runs
      Then AGUILA stands at 14.4, 16.2
      And AGUILA has moved 4 inches

    @s_1_04_d
    Scenario: At a turn token he stands on it, then goes straight on
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 14, 15, turning at 12, 15
      And AGUILA runs
        """placky; calm
        The middle of his base went over the turn token.
        The edge of his base is enough for the other one.
        """
      Then AGUILA stands at 13.508, 15
      And AGUILA has moved 3.508 inches
      And ruling R-59 was at work

    @s_1_04_c @s_1_04_d
    Scenario Outline: Who says where a move ends has the token a radius farther on: <how>
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move that ends at <end>
      And AGUILA runs
      Then AGUILA stands at <end at last>
      And AGUILA's run ends at the token

      Examples:
        | how         | end                                    | end at last    |
        | straight    | 12, 16.5                               | 12, 16.5       |
        | aslant      | 10.2, 15.4                             | 10.2, 15.4     |
        | with a turn | 13.508, 15, turning at 12, 15          | 13.508, 15     |

    @s_1_04_b
    Scenario: A move that ends where it begins is no way at all
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 13
      And AGUILA runs
      Then AGUILA has moved 0 inches
      And ruling R-08 was at work
      And this happened:
        | event         | player | team   | action | why | stopped |
        | activated     | AGUILA | Yamato |        |     |         |
        | action chosen | AGUILA |        | move   |     |         |
        | moved         | AGUILA |        |        | run | token   |

    @s_1_04_d
    Scenario Outline: A turn costs its inches like any other way
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to <token>, turning at <turn>
      And AGUILA runs
      Then AGUILA stands at <end>
      And AGUILA has moved 4 inches

      Examples:
        | turn   | token  | end    |
        | 12, 16 | 18, 16 | 13, 16 |
        | 12, 19 | 18, 19 | 12, 17 |

    @s_1_04_e
    Scenario Outline: The token may lie at the far end, the run does not
      Given these players are on the pitch:
        | player   | at     | ball |
        | <player> | 12, 13 | yes  |
      When <player> is activated
      And <player> marks a move to 12, 36
      And <player> runs
      Then <player> stands at <end>
      And <player> has moved <inches> inches

      Examples:
        | player | end    | inches |
        | KURO   | 12, 16 | 3      |
        | AGUILA | 12, 17 | 4      |
        | HAYATE | 12, 18 | 5      |

    @s_1_04_f
    Scenario Outline: He runs as far as he can, up to the touch of the token

      A shorter run needs a nearer token.
      Asking him to slow down has been tried.

      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to <token>
      And AGUILA runs
      Then AGUILA stands at <end>
      And AGUILA has moved <inches> inches
      And AGUILA's run ends <why>

      Examples:
        | token      | end        | inches | why          |
        | 12, 13.4   | 12, 13     | 0      | at the token |
        | 12, 15     | 12, 14.508 | 1.508  | at the token |
        | 12, 17.482 | 12, 16.99  | 3.99   | at the token |
        | 12, 17.492 | 12, 17     | 4      | at the token |
        | 12, 17.502 | 12, 17     | 4      | with his MOV |

    @s_1_04_f
    Scenario: A token takes up no room
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 15
      And GARRA presses
      And AGUILA runs
      Then GARRA stands at 12, 15.591
      And AGUILA stands at 12, 14.508
      And ruling R-59 was at work

    Scenario: The token lies on the field
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 24.01, 13
      Then rule 1.04 forbids it: lies on the field
      When AGUILA marks a move to 12, 36.001
      Then rule 1.04 forbids it: lies on the field
      When AGUILA marks a move to 24, 13
      Then the tokens on the pitch are movement and active player

    Scenario: The turn token lies on the field as well
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20, turning at 24.01, 13
      Then rule 1.04 forbids it: lies on the field

  @rule_1_08
  Rule: 1.08 Movement execution

    For the length of this step the active player owns the field.
    It is a short step.

    @s_1_08_a @s_1_08_b
    Scenario: He follows the marked path as far as his legs allow
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 18, 21 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA presses
      Then the tokens on the pitch are active player, movement and pressure
      When AGUILA runs
      Then AGUILA has moved 4 inches
      And AGUILA stands at 12, 17

    @s_1_08_b
    Scenario: He stops where he touches the movement token
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 14.4, 16.2
      And AGUILA runs
      Then AGUILA has moved 3.508 inches
      And AGUILA stands at 14.104, 15.806

    @s_1_08_c
    Scenario: He runs over everybody on the way
      Given these players are on the pitch:
        | player | at       | ball | ground |
        | AGUILA | 12, 13   | yes  |        |
        | HAYATE | 12, 14.2 |      | 1      |
        | GARRA  | 12, 15.5 |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA tackles AGUILA at 12, 15
        """placky; alarmed
        GARRA stands in the middle of the way, with intent.
        """
      And AGUILA runs
      Then AGUILA stands at 12, 17
      And AGUILA has moved 4 inches
      And GARRA stands at 12, 15.5
      And HAYATE stands at 12, 14.2

    @s_1_08_d
    Scenario: Whoever is in his final place is moved aside
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 12, 17.6 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses
      And AGUILA runs
      Then AGUILA stands at 12, 17
      And GARRA stands at 12, 18.083
      And AGUILA and GARRA touch
      And the players are:
        | player | marker   |
        | GARRA  | pressure |
      And ruling R-12 was at work

    @s_1_08_c
    Scenario: Touching his final place is not being in it
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | GARRA  | 12, 18.083 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses
      And AGUILA runs
      Then GARRA stands at 12, 18.083
      And displaced happened to GARRA never
      And rule 1.08 was at work

    @s_1_08_d
    Scenario Outline: Of two places equally near, the opponent of the runner picks one

      Behind GARRA stands TORO, and there is no such thing as a place behind TORO.
      Left and right are equally near, so somebody has to choose.

      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 12, 17.4 |      |
        | TORO   | 12, 19.2 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses
      And TORO presses
      And AGUILA runs
      Then Teriomorph decides
      When GARRA makes way to 12, 18.083
      Then rule 1.08 forbids it: nearest free place
      When GARRA makes way to <place>
      Then GARRA stands at <place>
      And TORO stands at 12, 19.2
      And ruling R-12 was at work

      Examples:
        | place          |
        | 11.454, 17.935 |
        | 12.546, 17.935 |

    @s_1_08_d
    Scenario: Whoever points a tenth of an inch beside a place has pointed at it
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 12, 17.4 |      |
        | TORO   | 12, 19.2 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses
      And TORO presses
      And AGUILA runs
      And GARRA makes way to 12.546, 18.036
      Then rule 1.08 forbids it: nearest free place
      When GARRA makes way to 12.546, 18.035
      Then GARRA stands at 12.546, 17.935
      And this happened:
        | event     | player | why |
        | moved     | AGUILA | run |
        | displaced | GARRA  |     |

    @s_1_08_d
    Scenario: The opponent also picks where a team-mate of the runner goes
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 12, 17 |      |
        | GARRA  | 4, 17  |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses
      And AGUILA runs
      Then Teriomorph decides
      When HAYATE makes way to 12, 16.016
        """placky; dry
        Every side was equally near, and the other coach was asked.
        He did not think of your attack first.
        """
      Then HAYATE stands at 12, 16.016
      And AGUILA stands at 12, 17
      And ruling R-12 was at work

    @s_1_08_d
    Scenario Outline: When two are in the way, the opponent says who goes first
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 11.4, 17 |      |
        | LINCE  | 12.6, 17 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses
      And LINCE presses
      And AGUILA runs
      Then Teriomorph decides
      When <first> makes way first
      Then GARRA stands at 10.917, 17
      And LINCE stands at 12.984, 17
      And ruling R-12 was at work

      Examples:
        | first |
        | GARRA |
        | LINCE |

    @s_1_08_d
    Scenario: A loose ball makes way like a player
      Given these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
      And the ball lies at 12, 17.3
      And Yamato attacks
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And AGUILA runs
      Then AGUILA stands at 12, 17
      And the ball lies at 12, 17.984
      And AGUILA does not hold the ball
      And ruling R-12 was at work

    @s_1_08_b
    Scenario: At the edge of the field a run is over
      Given these players are on the pitch:
        | player | at   | ball |
        | AGUILA | 2, 2 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 12, 5, turning at 0.2, 2
      And AGUILA runs
      Then AGUILA stands at 0.492, 2
      And AGUILA's run ends at the line
      And ruling R-58 was at work
      And this happened:
        | event | player | stopped |
        | moved | AGUILA | line    |

    @s_1_08_a
    Scenario Outline: Only the way he really ran can be touched

      A tackler may wait at any spot that was marked.
      Whether anybody comes by is settled here.

      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | <from> |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 15, turning at 12, 15
      And GARRA tackles AGUILA at <spot>
      And AGUILA runs
      Then AGUILA stands at 14, 15
      And GARRA's tackle has <contact>
      And ruling R-19 was at work

      Examples:
        | from   | spot   | contact    |
        | 13, 17 | 13, 15 | contact    |
        | 17, 17 | 17, 15 | no contact |

    @s_1_08_d
    Scenario: A team-mate makes way like anybody else, also the first of the list
      Given these players are on the pitch:
        | player | at       | ball |
        | HAYATE | 12, 17.4 |      |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 20, 30   |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses
      Then Yamato decides
      When AGUILA runs
      Then AGUILA stands at 12, 17
      And displaced happened to HAYATE once
      And AGUILA and HAYATE touch

    @s_1_08_b
    Scenario: A run is long by the legs that ran it, however short those are that wait
      Given Yamato's hand is "Sprint"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | KURO   | 6, 13  |      |
      When AGUILA is activated
      And Yamato plays "Sprint" for AGUILA
      And AGUILA marks a move to 12, 17.492
      And AGUILA runs
      Then AGUILA has moved 4 inches
      And skill used happened to AGUILA never

    @rule_1_03 @s_1_03_b
    Scenario: On his feet he can mark a move, and nobody forbids it
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      When AGUILA is activated
      Then AGUILA can choose mark and nothing else
      When AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      Then AGUILA stands at 12, 13
