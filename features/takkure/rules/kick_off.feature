Feature: The kick-off

  Everybody lines up, one foot touches the ball, and from then on nothing lines up any more.

  @rule_5_03
  Rule: 5.03 Kick-off

    A kick-off has seven steps and one moment of peace, which is before the first of them.
    Kickers are placed, receivers are placed, the template is laid, everybody moves, somebody kicks, somebody catches.

    @s_5_03_a @s_5_03_b
    Scenario Outline: The winner of the toss decides who kicks
      Given a full match
      And everybody waits beside the pitch
      When Teriomorph calls heads
      And the coin shows heads
      Then Teriomorph decides
      When Teriomorph chooses to <choice>
      Then <kicker> kicks
      And <kicker> decides
      And rule 5.03 was at work

      Examples:
        | choice  | kicker     |
        | kick    | Teriomorph |
        | receive | Yamato     |

    @s_5_03_a @s_5_03_c
    Scenario Outline: Who did not kick at the start kicks off the second half
      Given a full match
      And it is half-time
      And <first> kicked at the start
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      And Yamato attacks
      Then <second> kicks
      And <second> decides

      Examples:
        | first      | second     |
        | Yamato     | Teriomorph |
        | Teriomorph | Yamato     |

    @s_5_03_a
    Scenario Outline: After a try, the coach who conceded it decides who kicks

      Receiving means having the ball.
      Kicking means having it over there.

      Given a full match
      And the score is 1 to 0
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 34 |
        | GARRA  | 20, 30 |
      And a kick-off is due, and Teriomorph decides
      When Teriomorph chooses to <choice>
      Then <kicker> kicks
      And <receiver> receives
      And ruling R-44 was at work

      Examples:
        | choice  | kicker     | receiver   |
        | kick    | Teriomorph | Yamato     |
        | receive | Yamato     | Teriomorph |

    @s_5_03_a @s_5_03_d @s_5_03_e
    Scenario Outline: A try leads to a kick-off, whatever comes of it

      The defending coach decides who kicks.
      After a try it consoles him, after a failed one it amuses him.

      Given a full match
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 34 | yes  |
        | HAYATE | 12, 10 |      |
        | GARRA  | 20, 18 |      |
      And Yamato attacks with 3 activation tokens
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <die> for AGUILA
      And Yamato removes the tokens
      Then the score is <tries> to 0
      And it is time for a kick-off
      And Teriomorph decides
      When Teriomorph chooses to <choice>
      Then <kicker> kicks
      And AGUILA does not hold the ball
      And AGUILA has 1 activation token
      And AGUILA, HAYATE and GARRA have yet to act
      And AGUILA is off the field until the next kick-off
      And GARRA is off the field until the next kick-off
      And ruling R-83 was at work
      And the time tokens stand on 5

      Examples:
        | die | tries | choice  | kicker     |
        | 11  | 1     | receive | Yamato     |
        | 11  | 1     | kick    | Teriomorph |
        | 12  | 0     | receive | Yamato     |
        | 12  | 0     | kick    | Teriomorph |

    @s_5_03_g
    Scenario Outline: Kickers stand at their own kick-off line, touching it
      Given a full match
      And these players are on the pitch:
        | player | at | off           |
        | AGUILA |    | next kick-off |
        | GARRA  |    | next kick-off |
      And Yamato kicks off, and the figures are to be placed
      When AGUILA is placed at <place>
      Then rule <rule> forbids it: <why>
      And AGUILA and GARRA have yet to act
      When AGUILA is placed at 12, 12.508
      Then AGUILA stands at 12, 12.508
      And ruling R-44 was not at work

      Examples: Over the line, or short of it
        | place      | rule | why                       |
        | 12, 12.511 | 5.03 | does not cross it         |
        | 12, 13     | 5.03 | does not cross it         |
        | 12, 12.505 | 5.03 | touches his kick-off line |
        | 12, 23.492 | 5.03 | touches his kick-off line |

      Examples: Beside the field
        | place         | rule | why  |
        | 0.491, 12.508 | 0.C  | R-58 |
        | 24, 12.508    | 0.C  | R-58 |

    @s_5_03_g
    Scenario Outline: Anywhere along the line will do
      Given a full match
      And these players are on the pitch:
        | player | at | off           |
        | AGUILA |    | next kick-off |
        | KURO   |    | next kick-off |
        | GARRA  |    | next kick-off |
      And Yamato kicks off, and the figures are to be placed
      When <player> is placed at <place>
      Then <player> stands at <place>
      And ruling R-85 was at work

      Examples:
        | player | place          |
        | AGUILA | 0.492, 12.508  |
        | AGUILA | 23.508, 12.508 |
        | KURO   | 12, 12.213     |

    @s_5_03_g
    Scenario: The other team's kickers stand at the other line
      Given a full match
      And these players are on the pitch:
        | player | at | off           |
        | AGUILA |    | next kick-off |
        | LINCE  |    | next kick-off |
      And Teriomorph kicks off, and the figures are to be placed
      When LINCE is placed at 12, 12.508
      Then rule 5.03 forbids it: touches his kick-off line (at 23
      When LINCE is placed at 12, 23.492
      Then LINCE stands at 12, 23.492
      And Yamato decides

    @s_5_03_g
    Scenario: Two kickers touch, they do not share a place
      Given a full match
      And these players are on the pitch:
        | player | at | off           |
        | AGUILA |    | next kick-off |
        | HAYATE |    | next kick-off |
        | GARRA  |    | next kick-off |
      And Yamato kicks off, and the figures are to be placed
      When AGUILA is placed at 12, 12.508
      And HAYATE is placed at 12.98, 12.508
      Then rule 5.03 forbids it: AGUILA stands there
      When HAYATE is placed at 12.984, 12.508
      Then AGUILA and HAYATE touch

    @s_5_03_g
    Scenario Outline: By a hair a kicker touches the line, by two he does not
      Given a full match
      And these players are on the pitch:
        | player | at | off           |
        | AGUILA |    | next kick-off |
        | GARRA  |    | next kick-off |
      And Yamato kicks off, and the figures are to be placed
      When AGUILA is placed at 12, <beyond>
      Then rule 5.03 forbids it: touches his kick-off line
      When AGUILA is placed at 12, <touching>
      Then AGUILA stands at 12, 12.508

      Examples:
        | beyond | touching |
        | 12.511 | 12.51    |
        | 12.505 | 12.506   |

    @s_5_03_g @s_5_03_h
    Scenario: Receivers wait until the last kicker stands
      Given a full match
      And these players are on the pitch:
        | player | at | off           |
        | AGUILA |    | next kick-off |
        | HAYATE |    | next kick-off |
        | GARRA  |    | next kick-off |
      And Yamato kicks off, and the figures are to be placed
      When AGUILA is placed at 12, 12.508
      And GARRA is placed at 12, 25
      Then rule 5.03 forbids it: the kickers come first
      When AGUILA is placed at 14, 12.508
      Then rule 5.03 forbids it: AGUILA has had his turn
      When HAYATE is placed at 14, 12.508
      And GARRA is placed at 12, 25
      Then GARRA stands at 12, 25
      And ruling R-85 was at work

    @s_5_03_h
    Scenario Outline: Receivers stand anywhere in their own half, with the whole base
      Given a full match
      And these players are on the pitch:
        | player | at         | off           |
        | AGUILA | 12, 12.508 |               |
        | LINCE  |            | next kick-off |
      And Yamato kicks off, and the figures are to be placed
      When LINCE is placed at 12, 18.491
      Then rule 5.03 forbids it: own half
      When LINCE is placed at <place>
      Then LINCE stands at <place>
      And ruling R-44 was at work

      Examples: The centre line, the corner, the in-goal zone
        | place          |
        | 12, 18.492     |
        | 0.492, 35.508  |
        | 12, 34         |

    Scenario: Receivers who are three are placed as four would be
      Given a full match
      And these players are on the pitch:
        | player | at         | off                 |
        | AGUILA | 12, 12.508 |                     |
        | LINCE  |            | next kick-off       |
        | BUHO   |            | misses one kick-off |
      And Yamato kicks off, and the figures are to be placed
      When LINCE is placed at 12, 20
      Then LINCE stands at 12, 20
      And ruling R-85 was at work
      And ruling R-44 was not at work

    Scenario: Receivers who are still to be placed are fit to play
      Given a full match
      And these players are on the pitch:
        | player | at         | off           |
        | AGUILA | 12, 12.508 |               |
        | LINCE  |            | next kick-off |
        | BUHO   |            | next kick-off |
      And Yamato kicks off, and the figures are to be placed
      When LINCE is placed at 12, 20
      Then BUHO has yet to act
      And ruling R-44 was at work

    @s_5_03_g
    Scenario: Whoever kicked first, the line is for those who kick now
      Given a full match
      And Teriomorph kicked at the start
      And these players are on the pitch:
        | player | at     | off           |
        | AGUILA |        | next kick-off |
        | GARRA  | 12, 25 |               |
      And Yamato kicks off, and the figures are to be placed
      When AGUILA is placed at 12, 12.508
      Then AGUILA stands at 12, 12.508
      And rule 5.03 was at work

    @s_5_03_g
    Scenario: Three are a team if the fourth is not fit to play
      Given a full match
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | off                |
        | AGUILA | 12, 13 |                    |
        | HAYATE |        | misses one kick-off |
        | GARRA  | 20, 30 |                    |
      And a kick-off is due, and Yamato kicks
      Then AGUILA and GARRA have yet to act
      When HAYATE is placed at 14, 12.508
        """placky; calm
        He is on the bench, with a bag of ice.
        Next kick-off he may be back; this one goes on without him.
        """
      Then rule 5.03 forbids it: not fit
      And HAYATE is off the field until the next kick-off
      And ruling R-47 was at work
      And ground cleared happened never

    @s_5_03_g
    Scenario: The fallen stand up for a kick-off, the tired stay tired
      Given a full match
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | ground | wounds | fatigue |
        | AGUILA | 12, 13 | 2      | 1      | 1       |
        | GARRA  | 20, 30 | 1      |        |         |
      And a kick-off is due, and Yamato kicks
      Then AGUILA has 0 ground tokens
      And GARRA has 0 ground tokens
      And AGUILA has 1 wound
      And AGUILA has 1 active fatigue token
      And this happened:
        | event          | kicking |
        | kick off begun | Yamato  |
        | ground cleared |         |
      And ruling R-46 was at work

    @s_5_03_i
    Scenario Outline: The whole template lies between the receivers' line and their in-goal
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 30     |
      And <team> kicks off, and the template is to be laid
      When <team> lays the template at <beyond>
      Then rule 5.03 forbids it: <why>
      When <team> lays the template at <inside>
      Then ruling R-86 was at work
      And rule 5.03 was at work

      Examples: Yamato kick towards the top
        | team   | beyond     | inside     | why              |
        | Yamato | 12, 24.507 | 12, 24.508 | their in-goal    |
        | Yamato | 12, 31.493 | 12, 31.492 | their in-goal    |
        | Yamato | 2.508, 28  | 2.509, 28  | from the side    |
        | Yamato | 21.492, 28 | 21.491, 28 | from the side    |
        | Yamato | 12, 8      | 12, 28     | their in-goal    |

      Examples: Teriomorph kick towards the bottom
        | team       | beyond     | inside     | why           |
        | Teriomorph | 12, 11.493 | 12, 11.492 | their in-goal |
        | Teriomorph | 12, 4.507  | 12, 4.508  | their in-goal |
        | Teriomorph | 12, 28     | 12, 8      | their in-goal |

    @s_5_03_k
    Scenario Outline: A template that lies in a corner of its room lies well
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the players may move; the template lies at <corner>
      When AGUILA stays put
      And LINCE stays put
      Then rule 5.03 was at work

      Examples:
        | corner         |
        | 2.509, 24.508  |
        | 21.491, 31.492 |

    Scenario: A template that lies across the line lies nowhere
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the kick is due; the template lies at 12, 24
      Then the position is refused:
        | key      | rules  |
        | template | 5.03-i |

    Scenario Outline: A ball that is <what> has its template on the field
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the <moment>
      Then the position is refused:
        | key      | rules  |
        | template | 5.03-i |

      Examples:
        | what               | moment           |
        | about to be kicked | players may move |
        | kicked             | kick is due      |

    @s_5_03_g
    Scenario: On the narrowest field the template is as broad as the game
      Given a full match
      And the pitch is 12.064 wide and 36 long
      And everybody waits beside the pitch
      When Teriomorph calls heads
      And the coin shows tails
      And Yamato chooses to kick
      Then Yamato kicks
      And rule 5.03 was at work
      And this happened:
        | event          | side  | winner | why  |
        | coin tossed    | tails | Yamato |      |
        | kick off begun |       |        | coin |

    @s_5_03_i
    Scenario: A field that is narrower by a hair has no room for a kick-off
      Given a full match
      And the pitch is 12.063 wide and 36 long
      And everybody waits beside the pitch
      Then the position is refused:
        | key   | rules |
        | field | 5.03  |

    @s_5_03_g
    Scenario: On the shortest field the template has one place along it
      Given a full match
      And the pitch is 24 wide and 22.032 long
      And everybody waits beside the pitch
      When Teriomorph calls heads
      And the coin shows tails
      And Yamato chooses to kick
      Then Yamato kicks
      And rule 5.03 was at work

    @s_5_03_i
    Scenario: A field that is shorter by a hair has none
      Given a full match
      And the pitch is 24 wide and 22.03 long
      And everybody waits beside the pitch
      Then the position is refused:
        | key   | rules |
        | field | 5.03  |

    @s_5_03_j
    Scenario: While the ball is in the air, everybody may move, kickers first
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | HAYATE | 14, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the players may move; the template lies at 12, 28
      When LINCE moves to 12, 28
      Then rule 5.03 forbids it: the kickers come first
      When AGUILA moves to 12, 14.51
      Then rule 5.03 forbids it: up to 2
      When AGUILA moves to 12, 14.508
      And HAYATE stays put
      Then Teriomorph decides
      When LINCE moves to 12, 27
        """placky; calm
        Through the template, over the template, onto the template.
        It is cardboard. The ball is what hurts.
        """
      Then LINCE has moved 3 inches
      And HAYATE stands at 14, 12.508
      And ruling R-86 was at work

    @s_5_03_j
    Scenario: Others are in the way, at a kick-off as anywhere
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 30     |
        | BUHO   | 12, 28.5   |
      And Yamato kicks off, and the players may move; the template lies at 12, 26
      When AGUILA stays put
      And LINCE moves to 12, 29
      Then rule 5.03 forbids it: BUHO is in the way
      When LINCE moves to 12, 27.2, by way of 13.2, 29.2 and 13.2, 28
      Then ruling R-60 was at work

    @s_5_03_j
    Scenario: Defensive Vision sees the ball coming, too
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the players may move; the template lies at 12, 28
      When SUZU moves to 12, 16.508
      Then SUZU has moved 4 inches
      And ruling R-92 was at work

    @s_5_03_j
    Scenario Outline: <who> goes as far as anybody, by nobody's leave
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the players may move; the template lies at 12, 28
      When SUZU moves to 12, 14.508
      And LINCE moves to 12, 27
      Then <who> has moved <inches> inches
      And skill used happened to <who> never
      And ruling R-60 was not at work

      Examples:
        | who   | inches |
        | SUZU  | 2      |
        | LINCE | 3      |

    @s_5_03_k
    Scenario Outline: One roll of BaC, by whichever kicker his coach trusts
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | SUZU   | 14, 12.508 |
        | LINCE  | 12, 35     |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      Then Yamato decides
      When <kicker> takes the kick
      Then <kicker> needs <value> or less on BaC
      When the dice show <die> for <kicker>
      Then the dice of <kicker> are due

      Examples:
        | kicker | value | die |
        | AGUILA | 8     | 9   |
        | SUZU   | 7     | 8   |
        | AGUILA | 8     | 12  |

    @s_5_03_k
    Scenario: A tired foot kicks less well
      Given a full match
      And these players are on the pitch:
        | player | at         | fatigue |
        | AGUILA | 12, 12.508 | 3       |
        | LINCE  | 12, 35     |         |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When AGUILA takes the kick
      Then AGUILA needs 7 or less on BaC

    @s_5_03_k
    Scenario Outline: A good kick puts the ball anywhere in contact with the template
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When AGUILA takes the kick
      And the dice show 8 for AGUILA
      And Yamato lands the ball at 12, 28
      Then rule 5.03 forbids it
      When Yamato lands the ball at 12, 26.5
      Then rule 5.03 forbids it: touches its rim
      When Yamato lands the ball at 12, 30
      Then rule 5.03 forbids it: somebody stands there
      When Yamato lands the ball at <place>
      Then the ball <ends> at <place>
      And rule 5.03 was at work
      And ruling R-86 was at work

      Examples:
        | place  | ends       |
        | 12, 26 | lies       |
        | 10, 28 | comes down |
        | 14, 28 | comes down |

    @s_5_03_k
    Scenario: A tenth of an inch from the rim is near enough to mean it
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When AGUILA takes the kick
      And the dice show 8 for AGUILA
      And Yamato lands the ball at 12, 25.899
      Then rule 5.03 forbids it: touches its rim
      When Yamato lands the ball at 12, 25.9
      Then the ball lies at 12, 26

    @s_5_03_k
    Scenario Outline: A bad kick scatters from the middle of the template
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 20, 35     |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When AGUILA takes the kick
      And the dice show 9 for AGUILA
      And the dice show <arrow> for AGUILA
      Then the ball lies at <place>
      And rule 2.03 was at work

      Examples: Twelve points at the zone that the receivers attack
        | arrow | place  |
        | 12    | 12, 26 |
        | 3     | 10, 28 |
        | 6     | 12, 30 |
        | 9     | 14, 28 |

    @s_5_03_k
    Scenario: With nobody left to kick, the ball scatters by itself

      A team without players kicks badly, but not much worse than some with players.

      Given a full match
      And these players are on the pitch:
        | player | at     | off   |
        | AGUILA |        | match |
        | LINCE  | 20, 35 |       |
      And Yamato kicks off, and the template is to be laid
      When Yamato lays the template at 12, 28
      And LINCE stays put
      And the dice show 6 for AGUILA
      Then the ball lies at 12, 30
      And ruling R-85 was at work
      And this happened:
        | event           | player | team   | why           | stopped | result |
        | template placed |        | Yamato |               |         |        |
        | moved           | LINCE  |        | kick-off move | none    |        |
        | kick made       |        |        |               |         | nobody |

    Scenario: The dice of a team that has nobody left are its own coach's, at either end
      Given a full match
      And these players are on the pitch:
        | player | at    | off   |
        | AGUILA | 20, 1 |       |
        | LINCE  |       | match |
      And Teriomorph kicks off, and the template is to be laid
      When Teriomorph lays the template at 12, 8
      And AGUILA stays put
      And the dice show 6 for LINCE
      Then the ball lies at 12, 6
      And ruling R-85 was at work

    @s_5_03_j
    Scenario: Whoever kicked first, everybody moves once under the ball
      Given a full match
      And Teriomorph kicked at the start
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the players may move; the template lies at 12, 28
      When AGUILA stays put
      Then Teriomorph decides
      And LINCE has yet to act
      When LINCE stays put
      Then AGUILA can choose take the kick

    @s_5_03_l
    Scenario Outline: Who is within two inches of the ball may catch it
      Given a full match
      And these players are on the pitch:
        | player | at      |
        | AGUILA | 12, 12  |
        | LINCE  | <place> |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When AGUILA takes the kick
      And the dice show 8 for AGUILA
      And Yamato lands the ball at 12, 26
      Then Teriomorph attacks
      And Teriomorph or LINCE can choose <choices>

      Examples:
        | place      | choices          |
        | 14.984, 26 | catch, let it go |
        | 14.985, 26 | activate         |

    @s_5_03_l
    Scenario: Who is farther from the ball does not catch it
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12     |
        | LINCE  | 14.985, 26 |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When AGUILA takes the kick
      And the dice show 8 for AGUILA
      And Yamato lands the ball at 12, 26
      And LINCE tries to catch the ball
      Then rule 5.03 forbids it: near it where it lands

    @s_5_03_l
    Scenario Outline: A catch is BaC with two off, and it may be declined
      Given a full match
      And these players are on the pitch:
        | player | at     | fatigue   |
        | AGUILA | 12, 12 |           |
        | LINCE  | 12, 28 | <fatigue> |
      And the ball comes down at 12, 26
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 28
      When LINCE tries to catch the ball
      Then LINCE needs <value> or less on BaC
      And the ball comes down at 12, 26
      When the dice show <value> for LINCE
      Then LINCE holds the ball
      And ruling R-29 was not at work
      And Teriomorph attacks
      And Teriomorph has 4 activation tokens

      Examples:
        | fatigue | value |
        | 0       | 5     |
        | 2       | 5     |
        | 3       | 4     |

    @s_5_03_l
    Scenario: The nearest tries first, and the first to succeed has it
      Given a full match
      And these players are on the pitch:
        | player | at       |
        | AGUILA | 12, 24.5 |
        | LINCE  | 12, 27.8 |
        | BUHO   | 14, 26   |
        | TORO   | 10, 27.5 |
      And the ball comes down at 12, 26
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 28
      Then Yamato decides
      When AGUILA tries to catch the ball
        """placky; alarmed
        He is a kicker, and he is under it first.
        Nothing forbids that. I have looked.
        """
      And the dice show 7 for AGUILA
      Then Teriomorph decides
      When LINCE lets the ball go
      And TORO tries to catch the ball
      Then rule 5.03 forbids it
      When BUHO tries to catch the ball
      And the dice show 6 for BUHO
      Then BUHO holds the ball
      And ruling R-45 was at work
      And it is play
      And catch failed happened to AGUILA once
      And catch declined happened to LINCE once

    @s_5_03_l
    Scenario Outline: Of two equally near, the receiver tries first, even if <first> kicked at the start
      Given a full match
      And <first> kicked at the start
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 10, 26 |
        | LINCE  | 14, 26 |
      And the ball comes down at 12, 26
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 28
      Then Teriomorph decides
      When LINCE lets the ball go
      Then Yamato decides
      And ruling R-45 was at work

      Examples:
        | first      |
        | Yamato     |
        | Teriomorph |

    @s_5_03_l
    Scenario: A kicker who catches the ball turns everything round
      Given a full match
      And these players are on the pitch:
        | player | at       |
        | AGUILA | 12, 24.5 |
        | LINCE  | 12, 34   |
      And the ball comes down at 12, 26
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 28
      When AGUILA tries to catch the ball
      And the dice show 6 for AGUILA
      Then AGUILA holds the ball
      And Yamato attacks
      And Yamato has 4 activation tokens
      And ruling R-84 was at work
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And ball loose happened never

    @s_5_03_l @s_0_05_c
    Scenario: A ball that nobody catches is loose, and the receivers attack
      Given a full match
      And these players are on the pitch:
        | player | at       |
        | AGUILA | 12, 24.5 |
        | LINCE  | 12, 34   |
      And the ball comes down at 12, 26
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 28
      When AGUILA tries to catch the ball
      Then ruling R-29 was not at work
      When the dice show 12 for AGUILA
      Then the ball lies at 12, 26
      And ruling R-29 was at work
      And Teriomorph attacks
      And Teriomorph has 4 activation tokens
      And ruling R-84 was at work

    Scenario: A whole kick-off, from the coin to the catch

      Read it slowly once. At the table it takes two minutes.

      Given a full match
      And these players are on the pitch:
        | player |
        | AGUILA |
        | HAYATE |
        | LINCE  |
        | BUHO   |
      When Teriomorph calls tails
      And the coin shows tails
      And Teriomorph chooses to receive
      And HAYATE is placed at 8, 12.508
      And AGUILA is placed at 12, 12.508
      Then Teriomorph decides
      When BUHO is placed at 12, 26.5
      And LINCE is placed at 8, 30
      And Yamato lays the template at 10, 29
      And AGUILA moves to 12, 14.508
      And HAYATE stays put
      And LINCE stays put
      And BUHO stays put
      And AGUILA takes the kick
      And the dice show 5 for AGUILA
      And Yamato lands the ball at 12, 29
        """placky; thinking
        Far from LINCE, not too near to BUHO.
        It is the last time in this match that you may choose where the ball goes.
        """
      Then the ball touches the template
      When BUHO tries to catch the ball
      And the dice show 4 for BUHO
      Then BUHO holds the ball
      And it is play
      And back again happened to AGUILA never
      And ground cleared happened never
      And no template lies on the field
      And Teriomorph attacks
      And Teriomorph has 4 activation tokens
      And the time tokens stand on 5
      And Teriomorph's time token is inactive

    @s_5_03_k
    Scenario: Around a bad kick the template stays where it was laid
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When AGUILA takes the kick
      And the dice show 9 for AGUILA
      And the dice show 3 for AGUILA
      Then the template lies at 12, 28
      And this happened:
        | event     | player | result |
        | kick made | AGUILA | bad    |
      And LINCE can choose catch, let it go

    @s_5_03_d @s_5_03_e
    Scenario Outline: Who kicked last time does not kick again unasked: <result>
      Given a full match
      And Teriomorph kicked at the start
      And these players are on the pitch:
        | player | at       |
        | AGUILA | 12, 32.6 |
        | GARRA  | 20, 30   |
      And the ball comes down at 12, 31
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 29
      When AGUILA tries to catch the ball
      And the die shows 1 for AGUILA
      Then AGUILA holds the ball
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows <die> for AGUILA
      And Yamato removes the tokens
      Then try <result> happened to AGUILA once
      And Teriomorph decides
      When Teriomorph chooses to kick
      Then Teriomorph kicks

      Examples:
        | die | result |
        | 1   | scored |
        | 12  | missed |

    @s_5_03_c
    Scenario: Who kicked at the start is not forgotten for who kicked last

      One kick-off later it looks as if it had been the other team.
      The coin remembers.

      Given a full match
      And Yamato kicked at the start
      And the time tokens stand on 1
      And Yamato's time token is inactive, Teriomorph's is inactive
      And these players are on the pitch:
        | player | at     | ground | wounds | fatigue |
        | AGUILA | 12, 13 | 1      | 1      | 2       |
        | LINCE  | 20, 30 | 2      | 1      | 1       |
      And a kick-off is due, and Teriomorph decides
      When Teriomorph chooses to kick
      Then Teriomorph kicks
      And AGUILA has 0 ground tokens
      And LINCE has 0 ground tokens
      And AGUILA has 2 active fatigue tokens
      And LINCE has 1 active fatigue token
      And AGUILA has 1 wound
      And LINCE has 1 wound
      When LINCE is placed at 12, 23.492
      And AGUILA is placed at 22, 2
      And Teriomorph lays the template at 12, 8
      And LINCE stays put
      And AGUILA stays put
      And LINCE takes the kick
      And the die shows 1 for LINCE
      And Teriomorph lands the ball at 12, 10
      Then the match is in its second half
      And Teriomorph kicks
      And AGUILA has 1 active fatigue token
      And this happened:
        | event           | player | team       | why | result |
        | kick off begun  |        |            | try |        |
        | template placed |        | Teriomorph |     |        |
        | kick made       | LINCE  |            |     | good   |

    Scenario: A kick-off with nobody fit on either side is over before it is played
      Given a full match
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at | off  |
        | AGUILA |    | half |
        | GARRA  |    | half |
      And a kick-off is due, and Yamato kicks
      Then Yamato decides
      When Yamato lays the template at 12, 28
      And the die shows 6 for AGUILA
        """placky; thinking
        A template, a die and a ball. It was the quietest kick-off of the season.
        """
      Then the match is in its second half
      And Teriomorph kicks
      And AGUILA and GARRA have yet to act
      And ruling R-88 was at work
      And this happened:
        | event     | team       |
        | team gone | Teriomorph |

    @s_5_03_j
    Scenario: An early bird is under the ball before anybody
      Given a full match
      And these players are on the pitch:
        | player | at         | player skill |
        | AGUILA | 12, 12.508 | Early Bird   |
        | LINCE  | 12, 30     |              |
      And Yamato kicks off, and the players may move; the template lies at 12, 28
      When AGUILA moves to 12, 16.508
      Then AGUILA has moved 4 inches
      And AGUILA used "Early Bird"

    @ruling_R_84
    Scenario: A ball that nobody wants is loose first, and then it is theirs
      Given a full match
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      And the ball lies at 12, 10.5
      And Teriomorph kicks off, and the ball is in the air; the template lies at 12, 8.5
      When AGUILA lets the ball go
      Then this happened:
        | event        | team   | at       | why      | player |
        | ball loose   |        | 12, 10.5 |          |        |
        | ball down    |        | 12, 10.5 |          |        |
        | possession   | Yamato |          | receives | none   |
        | tokens taken | Yamato |          |          |        |

    @ruling_R_84
    Scenario: A receiver with the ball in his hands is announced by name
      Given a full match
      And Teriomorph kicked at the start
      And these players are on the pitch:
        | player | at       |
        | AGUILA | 12, 24.5 |
        | LINCE  | 12, 27   |
      And the ball lies at 12, 26
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 28
      When LINCE tries to catch the ball
      And the dice show 3 for LINCE
      Then this happened:
        | event      | team       | why      | player |
        | possession | Teriomorph | receives | LINCE  |

    Scenario: Whoever waits to be placed has no other turn before
      Given a full match
      And these players are on the pitch:
        | player | at | off           |
        | HAYATE |    | next kick-off |
        | LINCE  |    | next kick-off |
      And Yamato kicks off, and the figures are to be placed
      When HAYATE is activated
      Then rule 5.03 forbids it

    Scenario: A kicker more does not stand in for a receiver who is not fit
      Given a full match
      And these players are on the pitch:
        | player | at         | off                 |
        | AGUILA | 12, 12.508 |                     |
        | HAYATE | 15, 12.508 |                     |
        | LINCE  |            | next kick-off       |
        | BUHO   |            | misses one kick-off |
      And Yamato kicks off, and the figures are to be placed
      When LINCE is placed at 12, 20
      Then ruling R-85 was at work
      And ruling R-44 was not at work

    @s_5_03_h
    Scenario: Nobody is placed beyond the end of the field
      Given a full match
      And these players are on the pitch:
        | player | at         | off           |
        | AGUILA | 12, 12.508 |               |
        | LINCE  |            | next kick-off |
      And Yamato kicks off, and the figures are to be placed
      When LINCE is placed at 12, 37
      Then rule 0.C forbids it
      When LINCE is placed at 12, 35
      Then LINCE stands at 12, 35

    Scenario: A template beside the field lies nowhere either
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 12.508 |
        | LINCE  | 12, 30     |
      And Yamato kicks off, and the kick is due; the template lies at 2, 28
      Then the position is refused:
        | key      | rules  |
        | template | 5.03-i |

    Scenario: Where the template is missing, nobody asks who is waiting for it
      Given a full match
      And these players are on the pitch:
        | player | at | off  |
        | AGUILA |    | half |
        | LINCE  |    | half |
      And Yamato kicks off, and the players may move
      Then the position is refused:
        | key      | rules  |
        | template | 5.03-i |

    @s_5_03_k
    Scenario: Where eight players have left no room at the rim, the ball lands beside them
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 12, 26     |
        | HAYATE | 13.4, 26.6 |
        | SUZU   | 14, 28     |
        | KURO   | 13.4, 29.4 |
        | GARRA  | 12, 30     |
        | LINCE  | 10.6, 29.4 |
        | BUHO   | 10, 28     |
        | TORO   | 10.6, 26.6 |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When AGUILA takes the kick
      And the dice show 8 for AGUILA
      And Yamato lands the ball at 12.765, 26.152
      Then the ball comes down at 12.946, 25.727
      And rule 5.03 was at work

    Scenario: While the kicker's die is due, nobody has a token to spend
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 11, 12.508 |
        | LINCE  | 12, 31     |
      And Yamato kicks off, and the kick is due; the template lies at 12, 28
      When AGUILA takes the kick
      And AGUILA is activated
      Then rule 5.03 forbids it
      When the dice show 9 for AGUILA
      And the dice show 12 for AGUILA
      Then the ball lies at 12, 26

    @s_5_03_j
    Scenario: A receiver who sets off before the kickers is sent back
      Given a full match
      And these players are on the pitch:
        | player | at         |
        | AGUILA | 11, 12.508 |
        | LINCE  | 12, 31     |
      And Yamato kicks off, and the players may move; the template lies at 12, 28
      When LINCE moves to 12, 29
      Then rule 5.03 forbids it: the kickers come first

    @s_5_03_k
    Scenario: Nobody kicks for Yamato, and whoever kicked first does not roll for them
      Given a full match
      And Teriomorph kicked at the start
      And these players are on the pitch:
        | player | at     | off   |
        | AGUILA |        | match |
        | LINCE  | 20, 34 |       |
      And Yamato kicks off, and the template is to be laid
      When Yamato lays the template at 12, 28
      And LINCE stays put
      And the dice show 6 for AGUILA
      Then the ball lies at 12, 30

    @s_5_03_g
    Scenario: A kicker's line is that of his own team, whoever kicked first
      Given a full match
      And Teriomorph kicked at the start
      And these players are on the pitch:
        | player | at     | off           |
        | HAYATE |        | next kick-off |
        | LINCE  | 12, 31 |               |
      And Yamato kicks off, and the figures are to be placed
      When HAYATE is placed at 12, 20
      Then rule 5.03 forbids it: touches his kick-off line (at 13
      When HAYATE is placed at 12, 12.508
      Then HAYATE stands at 12, 12.508

    @s_5_03_c
    Scenario: The team that did not kick at the start kicks off the second half, whoever has kicked since
      Given a full match
      And Teriomorph kicked at the start
      And the time tokens stand on 1
      And Yamato's time token is inactive, Teriomorph's is active
      And these players are on the pitch:
        | player | at       |
        | AGUILA | 12, 24.5 |
        | LINCE  | 12, 34   |
      And the ball lies at 12, 26
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 28
      When AGUILA tries to catch the ball
      And the dice show 6 for AGUILA
      Then Yamato kicks
      And Teriomorph receives
      And possession happened once

    @s_5_03_j
    Scenario: Whoever is off the field does not move before the kick
      Given a full match
      And these players are on the pitch:
        | player | at         | off   |
        | AGUILA | 13, 12.508 |       |
        | SUZU   |            | match |
        | GARRA  | 13, 28     |       |
      And Yamato kicks off, and the players may move; the template lies at 13, 27
      Then AGUILA and GARRA have yet to act
      When AGUILA stays put
      Then GARRA has yet to act

    @s_5_03_g
    Scenario: Of two kickers it is the one in the way who is named
      Given a full match
      And these players are on the pitch:
        | player | at         | off           |
        | AGUILA | 13, 12.508 |               |
        | SUZU   | 16, 12.508 |               |
        | HAYATE |            | next kick-off |
        | GARRA  |            | next kick-off |
      And Yamato kicks off, and the figures are to be placed
      Then HAYATE can choose place and nothing else
      When HAYATE is placed at 15.5, 12.508
      Then rule 5.03 forbids it: SUZU stands there

    @s_5_03_g
    Scenario: Told is who has stood up, not who has been hurt
      Given a full match
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | ground | wounds |
        | AGUILA | 12, 13 | 1      |        |
        | GARRA  | 20, 30 |        | 1      |
      And a kick-off is due, and Yamato kicks
      Then this happened:
        | event          | players |
        | ground cleared | AGUILA  |
