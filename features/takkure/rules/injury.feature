Feature: Injuries

  Every body has a number. Reaching it ends the afternoon, or part of it.

  @rule_5_05
  Rule: 5.05 Injuries

    The table is ours, as the rulebook's was lost; it is no kinder for that.

    @s_5_05_a
    Scenario: One wound short of BOD he plays on, with the last one he does not
      Given these players are on the pitch:
        | player | at     | ball | wounds | BOD |
        | AGUILA | 12, 13 | yes  |        |     |
        | GARRA  | 14, 15 |      | 1      | 3   |
        | LINCE  | 10, 16 |      | 1      | 2   |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And LINCE tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 9 for GARRA
      And the die shows 12 for GARRA
      Then GARRA has 2 wounds
      And GARRA is on the field
      When the die shows 12 for LINCE
      And the die shows 12 for LINCE
      Then injured happened to LINCE once
        """placky; thinking
        Two wounds each. The card says which of them has had enough.
        """
      And LINCE is off the field until the next kick-off
      When the die shows 4 for LINCE
      Then LINCE is off the field
      And LINCE is unhurt
      And LINCE has 0 ground tokens
      And GARRA has 1 ground token

    @s_5_05_b
    Scenario Outline: The injury table answers <face> with <injury>
      Given these players are on the pitch:
        | player | at     | ball | wounds |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 14, 15 |      | 2      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 1 for AGUILA and 9 for GARRA
      Then the dice of GARRA are due
      When the die shows <face> for GARRA
      Then GARRA is off the field <time>
      And GARRA is unhurt
      And ruling R-47 was at work

      Examples:
        | face | injury   | time                    |
        | 1    | shaken   | until the next kick-off |
        | 4    | shaken   | until the next kick-off |
        | 5    | bruised  | for the next kick-off   |
        | 8    | bruised  | for the next kick-off   |
        | 9    | sprained | for the half            |
        | 11   | sprained | for the half            |
        | 12   | broken   | for the match           |

    @s_5_05_b
    Scenario: His token goes with him, and his fatigue stays on his card
      Given these players are on the pitch:
        | player | at     | ball | wounds | fatigue | resting |
        | AGUILA | 12, 13 | yes  |        |         |         |
        | GARRA  | 14, 15 |      | 2      | 2       | 1       |
        | LINCE  | 4, 30  |      |        |         |         |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And LINCE presses
      And AGUILA runs
      And AGUILA breaks through
      Then the tokens on the pitch are movement, active player, pressure and tackle
      When the dice show 1 for AGUILA and 9 for GARRA
      And the die shows 4 for GARRA
      Then the tokens on the pitch are movement, active player and pressure
      And GARRA has 2 active fatigue tokens
      And GARRA has 1 inactive fatigue token

    @s_5_05_b
    Scenario: The ball of an injured carrier drops where he stood
      Given these players are on the pitch:
        | player | at     | ball | wounds |
        | AGUILA | 12, 13 | yes  | 2      |
        | GARRA  | 14, 15 |      |        |
        | SUZU   | 8, 13  |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 1 for GARRA
      And the die shows 2 for AGUILA
      Then AGUILA is off the field
      And the ball lies at 12, 17
        """placky; alarmed
        One leaves, one stays. The one that stays is round.
        """
      And AGUILA does not hold the ball
      And Yamato attacks
      And GARRA is on the ground
      And ruling R-29 was at work

    Scenario: When the carrier is carried off, the other tackles are void and nobody falls for them
      Given these players are on the pitch:
        | player | at     | ball | wounds |
        | AGUILA | 12, 13 | yes  | 2      |
        | SUZU   | 4, 13  |      |        |
        | GARRA  | 14, 15 |      |        |
        | LINCE  | 10, 16 |      |        |
        | BUHO   | 20, 15 |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And LINCE tackles AGUILA at 12, 16
      And BUHO tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 9 for AGUILA and 1 for GARRA
      And the die shows 7 for AGUILA
      Then AGUILA is off the field
      And no dice are due
      And LINCE is standing
      And BUHO is standing
      And ruling R-79 was at work

    Scenario: Whoever is off the field is in nobody's way and has no say
      Given these players are on the pitch:
        | player | at     | ball | off  |
        | AGUILA | 12, 13 | yes  |      |
        | SUZU   | 9, 13  |      | half |
        | GARRA  | 12, 15 |      | half |
        | LINCE  | 4, 25  |      |      |
      When SUZU is activated
      Then rule 5.05 forbids it: SUZU is off the field
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.492
      And GARRA tackles AGUILA
      Then rule 5.05 forbids it: GARRA is off the field
      When LINCE presses
      And AGUILA runs
      Then AGUILA stands at 12, 15
      And displaced happened to GARRA never
      When AGUILA moves to 9, 13
      Then AGUILA stands at 9, 13
      When Yamato removes the tokens
      Then SUZU has 0 ground tokens

    Scenario: A team without figures on the field cannot attack
      Given these players are on the pitch:
        | player | at     | ball | wounds |
        | AGUILA | 12, 13 | yes  | 2      |
        | GARRA  | 14, 15 |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 1 for GARRA
      And the die shows 2 for AGUILA
      And Yamato removes the tokens
      Then Teriomorph attacks
      And Teriomorph has 4 activation tokens
      And ruling R-88 was at work

    Scenario: Whoever attacks because nobody else is left takes back the tokens that lie on his players
      Given these players are on the pitch:
        | player | at     | ball | wounds | activations |
        | AGUILA | 12, 13 | yes  | 2      |             |
        | GARRA  | 14, 15 |      |        | 2           |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 1 for GARRA
      And the die shows 2 for AGUILA
      And Yamato removes the tokens
      Then Teriomorph has 4 activation tokens
      And GARRA has 0 activation tokens
      And ruling R-88 was at work

    Scenario: With both sides empty it is over
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue | off  |
        | KURO   | 12, 13 | yes  | 2           | 3       |      |
        | GARRA  | 12, 25 |      |             |         | half |
      When KURO is activated
      And the die shows 9 for KURO
      Then the exercise is over
        """placky; thinking
        Nobody is left. In a way, everybody has won.
        """

    @s_5_05_c
    Scenario Outline: Out <time>, he <outcome> at this kick-off
      Given a full match
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | off    |
        | AGUILA | 12, 13 |        |
        | HAYATE |        | <time> |
        | GARRA  | 20, 30 |        |
      And a kick-off is due, and Yamato kicks
      Then <event> happened to HAYATE
      And <other> happened to HAYATE never
      And HAYATE is off the field <left>

      Examples: Who comes back has yet to be placed
        | time                | outcome    | event      | other      | left                    |
        | next kick-off       | comes back | back again | stays out  | until the next kick-off |
        | misses one kick-off | waits      | stays out  | back again | until the next kick-off |
        | half                | waits      | stays out  | back again | for the half            |
        | match               | waits      | stays out  | back again | for the match           |

    @s_5_05_c
    Scenario Outline: An absence lasts over two kick-offs, for kickers and receivers: <team> kicks first
      Given a full match
      And the time tokens stand on 1
      And Yamato's time token is inactive, Teriomorph's is inactive
      And <team> kicked at the start
      And these players are on the pitch:
        | player | at     | off                 |
        | HAYATE |        | misses one kick-off |
        | AGUILA | 12, 13 |                     |
        | SUZU   |        | half                |
        | GARRA  | 20, 30 |                     |
        | BUHO   |        | match               |
        | LINCE  |        | misses one kick-off |
      And a kick-off is due, and Yamato kicks
      Then AGUILA and GARRA have yet to act
      When AGUILA is placed at 12, 12.508
      And GARRA is placed at 2, 35
      And Yamato lays the template at 12, 28
      And AGUILA stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 5 for AGUILA
      And Yamato lands the ball at 12, 26
        """placky; calm
        That was the last box, so the half ends with the ball in the grass.
        Count your players again.
        """
      Then the match is in its second half
      And <next> kicks
      And AGUILA, HAYATE, SUZU, GARRA and LINCE have yet to act
      And BUHO is off the field for the match

      Examples:
        | team       | next       |
        | Yamato     | Teriomorph |
        | Teriomorph | Yamato     |

    @s_5_05_c
    Scenario: Whoever has missed one kick-off is fit for the next
      Given a full match
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | off                 |
        | AGUILA | 12, 13 |                     |
        | HAYATE |        | misses one kick-off |
        | GARRA  | 20, 30 |                     |
      And a kick-off is due, and Yamato kicks
      Then HAYATE is off the field until the next kick-off

    @s_5_05_a @s_5_05_b
    Scenario: One is carried off, and the ball has not come down yet
      Given Yamato's hand is "Sure Hands"
      And these players are on the pitch:
        | player | at       | ball | wounds | ground | fatigue |
        | AGUILA | 6, 12    | yes  |        |        |         |
        | SUZU   | 11, 12   |      |        |        |         |
        | GARRA  | 6, 13.3  |      | 2      |        |         |
        | LINCE  | 9, 12.9  |      |        |        |         |
        | BUHO   | 20, 25   |      |        |        | 1       |
        | TORO   | 20, 20   |      |        | 1      |         |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And LINCE steals out of the air
      And BUHO rests
      And TORO stands up
      And AGUILA runs
      And AGUILA passes to SUZU
      Then the dice of AGUILA, AGUILA and GARRA are due
      When the dice show 10 and 11 for AGUILA and 9 for GARRA
      And GARRA rolls stamina
      And the die shows 5 for GARRA
      And the die shows 2 for GARRA
        """placky; alarmed
        GARRA is being carried past. Do look up: there is a ball in the air.
        """
      Then GARRA is off the field until the next kick-off
      And the dice of LINCE are due
      When the die shows 6 for LINCE
      And Yamato plays "Sure Hands" for SUZU
      Then SUZU needs 8 or less on BaC
      When the die shows 9 for SUZU
      And the die shows 3 for SUZU
      Then the ball lies at 13, 12

    @s_5_05_b
    Scenario Outline: What the table says has a name: <injury>
      Given these players are on the pitch:
        | player | at     | ball | wounds |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 14, 15 |      | 2      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 1 for AGUILA and 9 for GARRA
      And the die shows <face> for GARRA
      Then this happened:
        | event        | player | why    | injury   | off    |
        | injured      | GARRA  | wounds |          |        |
        | injury found | GARRA  |        | <injury> | <time> |

      Examples:
        | face | injury   | time                |
        | 4    | shaken   | next kick-off       |
        | 5    | bruised  | misses one kick-off |
        | 9    | sprained | half                |
        | 12   | broken   | match               |

    @s_5_05_c
    Scenario: The kick-off tells the bench who comes and who sits on
      Given a full match
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | off                 |
        | AGUILA | 12, 13 |                     |
        | HAYATE |        | next kick-off       |
        | SUZU   |        | misses one kick-off |
        | GARRA  | 20, 30 |                     |
        | BUHO   |        | half                |
      And a kick-off is due, and Yamato kicks
      Then this happened:
        | event      | player | off           |
        | back again | HAYATE |               |
        | stays out  | SUZU   | next kick-off |
        | stays out  | BUHO   | half          |
      And stays out happened to AGUILA never
