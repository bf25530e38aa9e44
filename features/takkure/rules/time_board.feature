Feature: Time

  A board with a few boxes, two tokens, and no clock to argue with.

  @rule_6_04
  Rule: 6.04 Time

    Attacking takes time, in the most literal sense.
    Four activations are one side of your token.

    @s_6_04_a
    Scenario: A half begins on box five, both tokens active
      Given a full match
      And everybody waits beside the pitch
      When Teriomorph calls heads
      And the coin shows heads
      Then the time tokens stand on 5
      And Yamato's time token is active
      And Teriomorph's time token is active
      And half begun happened once
      And this happened:
        | event       | winner     | half |
        | coin tossed | Teriomorph |      |
        | half begun  |            | 1    |
      And rule 6.04 was at work

    @s_6_04_b @example_X18
    Scenario: The first four tokens of the half turn your time token over
      Given a full match
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      And the ball lies at 12, 10.5
      And Teriomorph kicks off, and the ball is in the air; the template lies at 12, 8.5
      When AGUILA lets the ball go
      Then Yamato has 4 activation tokens
      And the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And ruling R-49 was not at work

    @s_6_04_c @s_6_04_d @s_6_04_e @s_1_01_d @example_X18
    Scenario Outline: Four more, and both tokens go down a box
      Given a full match
      And the time tokens stand on <from>
      And Yamato's time token is inactive, Teriomorph's is <rival>
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 1 activation token
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
        """placky; thinking
        You have kept the ball, and it has cost you a box.
        Your rival's token comes along and wakes up on the way. Yours wakes up and is turned over at once.
        """
      Then the time tokens stand on <to>
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And Yamato has 4 activation tokens
      And ruling R-49 was at work

      Examples:
        | from | rival    | to |
        | 5    | active   | 4  |
        | 5    | inactive | 4  |
        | 3    | active   | 2  |
        | 2    | inactive | 1  |

    @s_6_04_d @s_1_01_d
    Scenario: A ball that lies loose has not been lost
      Given a full match
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      And the ball lies at 12, 20
      And Yamato attacks with 1 activation token
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      Then Yamato attacks
      And Yamato has 4 activation tokens
      And the time tokens stand on 4
      And ruling R-51 was at work
      And this happened:
        | event      | team   | why   |
        | time moved | Yamato | loose |

    @s_6_04_b @s_6_04_c @s_6_04_d
    Scenario Outline: New attackers take their tokens when the ball has changed sides
      Given a full match
      And the time tokens stand on 3
      And Yamato's time token is <own>, Teriomorph's is <rival>
      And these players are on the pitch:
        | player | at       |
        | AGUILA | 12, 24.5 |
        | LINCE  | 12, 34   |
      And the ball lies at 12, 26
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 28
      When AGUILA tries to catch the ball
      And the dice show 6 for AGUILA
      Then Yamato has 4 activation tokens
      And the time tokens stand on <number>
      And Yamato's time token is inactive
      And Teriomorph's time token is <after>
      And ruling R-89 was not at work

      Examples:
        | own      | rival    | number | after    |
        | active   | active   | 3      | active   |
        | active   | inactive | 3      | inactive |
        | inactive | active   | 2      | active   |
        | inactive | inactive | 2      | active   |

    @s_6_04_b @s_6_04_c @s_6_04_d
    Scenario Outline: A turnover waits for the end of the activation, and then it costs time
      Given a full match
      And the time tokens stand on 3
      And Yamato's time token is inactive, Teriomorph's is <theirs>
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 13     |
        | LINCE  | 12, 20.984 |
      And the ball lies at 12, 20
      And Yamato attacks with 3 activation tokens
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals the loose ball
      And AGUILA runs
      And AGUILA stays put
      And the dice show 11 for LINCE
      Then Teriomorph attacks
      And Teriomorph has 0 activation tokens
      And Yamato decides
      When Yamato removes the tokens
        """placky; dry
        Step six is still yours.
        After that, sit down.
        """
      Then Teriomorph has 4 activation tokens
      And the time tokens stand on <number>
      And Teriomorph's time token is inactive
      And Yamato's time token is <mine>
      And ruling R-89 was at work
      And ruling R-03 was at work
      And ruling R-04 was at work

      Examples:
        | theirs   | number | mine     |
        | active   | 3      | inactive |
        | inactive | 2      | active   |

    @s_6_04_f
    Scenario: At zero the half is over at once
      Given a full match
      And the time tokens stand on 1
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 1 activation token
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
        """placky; alarmed
        You had such a good position.
        So does everybody, at half-time.
        """
      Then the match is in its second half
      And ruling R-89 was not at work

    @s_6_04_f
    Scenario: A kick-off that is due is carried out before the half can end
      Given a full match
      And the time tokens stand on 1
      And it is the second half
      And the score is 1 to 0
      And Yamato's time token is inactive, Teriomorph's is inactive
      And these players are on the pitch:
        | player | at       |
        | AGUILA | 12, 24.5 |
        | LINCE  | 12, 34   |
      And the ball lies at 12, 26
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 28
      When AGUILA tries to catch the ball
      And the dice show 12 for AGUILA
      Then the match is won by Yamato
      And rule 6.04 was at work
      And ruling R-84 was at work
      And ruling R-89 was at work
      And this happened:
        | event      | team       | why      |
        | time moved | Teriomorph | kick-off |
        | half ended |            | time     |

    @s_6_04_g
    Scenario: Behind, on the last box, with the ball: the coach may put it out
      Given a full match
      And the time tokens stand on 1
      And the score is 0 to 1
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 3 activation tokens
      Then Yamato or AGUILA can choose activate, ball out
      When Yamato puts the ball out
        """placky; dry
        You are behind, and you end the half.
        The rulebook allows it. It does not say that it is wise.
        """
      Then the match is in its second half
      And ruling R-50 was at work
      And ruling R-90 was at work

    @s_6_04_g
    Scenario Outline: Otherwise the ball stays in
      Given a full match
      And the time tokens stand on <number>
      And the score is <home> to <away>
      And these players are on the pitch:
        | player | at     | ball   |
        | AGUILA | 12, 13 | <ball> |
        | GARRA  | 20, 30 |        |
      And <loose>
      And Yamato attacks with 3 activation tokens
      When Yamato puts the ball out
      Then rule 6.04 forbids it: <why>

      Examples:
        | number | home | away | ball | loose                       | why                |
        | 2      | 0    | 1    | yes  | Teriomorph kicked at the start | time number 1   |
        | 1      | 0    | 1    | no   | the ball lies at 12, 20     | nobody holds       |
        | 1      | 0    | 0    | yes  | Teriomorph kicked at the start | who is behind   |
        | 1      | 1    | 0    | yes  | Teriomorph kicked at the start | who is behind   |

    @s_6_04_g
    Scenario: The other way round, a coach who is behind plays on
      Given a full match
      And ruling R-50 is read as "not behind"
      And the time tokens stand on 1
      And the score is 0 to 1
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 3 activation tokens
      When Yamato puts the ball out
      Then rule 6.04 forbids it: R-50

    @s_6_04_g
    Scenario Outline: Level or in front, the other reading lets the ball out
      Given a full match
      And ruling R-50 is read as "not behind"
      And the time tokens stand on 1
      And the score is <home> to <away>
      And it is the second half
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 3 activation tokens
      When Yamato puts the ball out
      Then the match is <end>

      Examples:
        | home | away | end           |
        | 2    | 1    | won by Yamato |
        | 1    | 1    | a draw        |

    @s_6_04_g
    Scenario: Inside an activation there is no way out
      Given a full match
      And the time tokens stand on 1
      And the score is 0 to 1
      And it is the second half
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 1 activation token
      When AGUILA is activated
      And Yamato puts the ball out
      Then rule 6.04 forbids it: between two activations
      When AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato puts the ball out
      Then rule 6.04 forbids it: between two activations
      When Yamato removes the tokens
      Then the match is won by Teriomorph
      And ruling R-90 was not at work

    Scenario: A team with activation tokens has paid for them
      Given a full match
      And Yamato's time token is active, Teriomorph's is active
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      Then the position is refused:
        | key     | of     | rules |
        | flipped | Yamato | 6.04  |

    @s_6_04_b
    Scenario: A team without activation tokens has its time token still to turn
      Given a full match
      And the time tokens stand on 3
      And Yamato's time token is active, Teriomorph's is inactive
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 0 activation tokens
      Then Yamato has 4 activation tokens
      And the time tokens stand on 3
      And Yamato's time token is inactive
      And Teriomorph's time token is inactive

    @s_6_04_g
    Scenario: The tokens that are left when a half is over are gone
      Given a full match
      And the score is 0 to 1
      And the time tokens stand on 1
      And these players are on the pitch:
        | player | at     | ball | fatigue | resting |
        | AGUILA | 12, 13 | yes  | 1       | 1       |
        | GARRA  | 20, 30 |      |         |         |
      And Yamato attacks with 2 activation tokens
      When Yamato puts the ball out
      Then it is half-time
      And Yamato has 0 activation tokens
      And AGUILA can choose remove active, remove inactive

    @s_6_04_b
    Scenario: BUHO saw it coming, and his team has time
      Given a full match
      And Yamato's time token is inactive, Teriomorph's is active
      And these players are on the pitch:
        | player | at     | ball | ground | fatigue |
        | AGUILA | 12, 20 | yes  | 1      |         |
        | SUZU   | 12, 17 |      |        |         |
        | BUHO   | 12, 24 |      |        |         |
        | GARRA  | 8, 20  |      | 1      |         |
        | LINCE  | 4, 25  |      |        | 1       |
      And Yamato attacks with 3 activation tokens
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And BUHO steals from the ground, moving to 12, 20.984
      Then BUHO used "Defensive Vision"
      When GARRA stands up
      And LINCE rests
      Then the dice of AGUILA, AGUILA and BUHO are due
      When the dice show 6 and 9 for AGUILA and 2 for BUHO
        """placky; glad
        Night Eyes: for most people a 2 is a 2.
        """
      Then BUHO's roll is a critical
      And BUHO holds the ball
      When Yamato removes the tokens
      Then Teriomorph has 4 activation tokens
      And the time tokens stand on 5
      And Teriomorph's time token is inactive
      And this happened:
        | event        | player | team       | skill            | over | why    |
        | prevails     | BUHO   |            | Defensive Vision | 1.07 |        |
        | pass held    | AGUILA |            |                  |      | beaten |
        | tokens taken |        | Teriomorph |                  |      |        |

    @s_6_04_b @s_6_04_c
    Scenario: First the box, then the tokens, and both are called
      Given a full match
      And the time tokens stand on 3
      And Yamato's time token is inactive, Teriomorph's is active
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 1 activation token
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      Then this happened:
        | event        | team   | clock | tokens | why  |
        | time moved   | Yamato | 2     |        | kept |
        | tokens taken | Yamato | 2     | 4      |      |

    @s_6_04_g
    Scenario: Out goes the ball, and with it the half
      Given a full match
      And the time tokens stand on 1
      And the score is 0 to 1
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 3 activation tokens
      When Yamato puts the ball out
      Then this happened:
        | event        | team   | half | why      |
        | ball put out | Yamato |      |          |
        | half ended   |        | 1    | ball out |
      And half ended happened once

    Scenario: Where no time runs, the ball is not put out
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      When Yamato puts the ball out
      Then rule 6.04 forbids it: between two activations of a full match
