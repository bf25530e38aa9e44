Feature: The rules of rugby

  Two centuries of rugby have left three rules behind, and a fourth about which text to believe.
  They are short.
  Plans to get around them tend to be longer.

  @rule_0_01
  Rule: 0.01 The rules of rugby

    The ball goes sideways or back, only its carrier is brought down, and down he stays while he hugs it.

    @s_0_01_a
    Scenario: A pass may go level but not forward
      Given the practice ground
      And these players are on the pitch:
        | player | at        | ball |
        | AGUILA | 12, 13    | yes  |
        | SUZU   | 16, 13.01 |      |
        | HAYATE | 8, 13     |      |
      When AGUILA declares a pass to SUZU
        """placky; dry
        SUZU is ahead by the width of a pencil line.
        Ahead is ahead.
        """
      Then rule 0.01 forbids it: SUZU is ahead of AGUILA; a pass goes level or back (R-24)
      When AGUILA declares a pass to HAYATE
      And a coach measures from AGUILA to HAYATE
      Then the ruler shows 3.016 inches from AGUILA to HAYATE
      And this happened:
        | event    | player | action |
        | declared | AGUILA | pass   |

    @s_0_01_a
    Scenario: The front edge of the base says who is ahead

      The middle of KURO is behind the passer.
      The rest of KURO is not, and there is a good deal of it.

      Given the practice ground
      And these players are on the pitch:
        | player | at         | ball | base |
        | AGUILA | 12, 13     | yes  |      |
        | KURO   | 16, 12.715 |      |      |
        | SUZU   | 8, 12.705  |      | 40   |
      When AGUILA declares a pass to KURO
      Then rule 0.01 forbids it: R-24
      When AGUILA declares a pass to SUZU
      And a coach measures from AGUILA to SUZU
      Then the ruler shows 2.732 inches from AGUILA to SUZU

    @s_0_01_a
    Scenario: For the team at the other end, forward is the other way
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 10 |      |
        | GARRA  | 12, 20 | yes  |
        | LINCE  | 8, 18  |      |
        | BUHO   | 16, 22 |      |
      When GARRA declares a pass to LINCE
      Then rule 0.01 forbids it: R-24
      When GARRA declares a pass to BUHO
      And a coach measures from GARRA to BUHO
      Then the ruler shows 3.389 inches from GARRA to BUHO

    @s_0_01_a
    Scenario: In the middle of an attack a forward pass is no choice either
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 8, 18  |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And AGUILA runs
      And AGUILA attempts a pass to HAYATE
      Then rule 0.01 forbids it: R-24

    @s_0_01_b
    Scenario: Only the player with the ball may be tackled

      HAYATE is the one who runs, and HAYATE does not have the ball.
      Running is not yet a reason to be knocked over.

      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 8, 13  |      |
        | GARRA  | 10, 15 |      |
      When HAYATE is activated
      And HAYATE marks a move to 8, 30
      And GARRA tackles HAYATE
      Then rule 0.01 forbids it: only the carrier may be tackled
      When GARRA tackles AGUILA
      Then the players are:
        | player | marker |
        | GARRA  | tackle |

    @s_0_01_c
    Scenario: Touching a defender is free, breaking through him needs the ball
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 8, 13  |      |
        | GARRA  | 8, 17  |      |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.409
      And GARRA presses
      And HAYATE runs
      Then HAYATE and GARRA touch
      When HAYATE breaks through
      Then rule 0.01 forbids it: R-57
      And HAYATE can choose move and nothing else

    @s_0_01_c
    Scenario: The ball decides who may break through
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 8, 13  |      |
        | GARRA  | 12, 15 |      |
      When HAYATE declares a break through
      Then rule 0.01 forbids it: only the carrier
      When HAYATE takes the ball
      And HAYATE declares a break through
      And AGUILA declares a break through
      Then rule 0.01 forbids it: AGUILA does not hold the ball
      And this happened:
        | event    | player | action        |
        | declared | HAYATE | break through |

    @s_0_01_d
    Scenario: A tackled carrier cannot stand up with the ball
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  | 1      |
        | GARRA  | 12, 15 |      |        |
      When AGUILA is activated
      And AGUILA stands up
        """placky; calm
        The ball is what keeps him down there.
        He may part with it; he may not rise with it.
        """
      Then rule 0.01 forbids it: holds the ball
      And AGUILA can choose ground pass and nothing else
      And AGUILA is on the ground

    @s_0_01_d
    Scenario: Once the ball has gone, the way up is open
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  | 1      |
        | GARRA  | 12, 20 |      |        |
      When AGUILA declares a stand up
      Then rule 0.01 forbids it: holds the ball
      When the ball falls to the ground at 12, 15
      And AGUILA declares a stand up
      Then AGUILA does not hold the ball
      And this happened:
        | event    | player | action   |
        | declared | AGUILA | stand up |

  @rule_0_02
  Rule: 0.02 Which text wins

    A skill may say something that the book does not, and then the skill is right.
    The three below contradict the book in inches and in dice.

    @s_0_02_a @s_0_02_b
    Scenario: A skill doubles the defensive move that the book allows
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 6, 21  |      |
        | BUHO   | 12, 21 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 13
      And GARRA presses from 6, 17
      Then rule 1.07 forbids it: allowed: up to 2
      When BUHO presses from 12, 17
        """placky; dry
        The same book, the same four inches.
        BUHO brought a card.
        """
      Then BUHO has moved 4 inches
      And rule 0.02 was at work
      And ruling R-01 was at work

    @s_0_02_b
    Scenario: A doubled move is doubled once and no more
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | BUHO   | 12, 21 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 13
      And BUHO presses from 12, 16.99
      Then rule 1.07 forbids it: allowed: up to 4
      When BUHO presses from 12, 18.99
      Then rule 0.02 was at work

    @s_0_02_b
    Scenario: A skill brings a second die to a dodge
      Given these players are on the pitch:
        | player | at         | ball |
        | HAYATE | 12, 13     | yes  |
        | GARRA  | 12, 14.083 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA tackles HAYATE
      And HAYATE runs
      And HAYATE dodges
      Then the dice of HAYATE, HAYATE and GARRA are due
      When the dice show 11 and 6 for HAYATE and 9 for GARRA
      Then HAYATE's roll is a success
      And rule 0.02 was at work
      And this happened:
        | event      | player | skill     | over | critical |
        | prevails   | HAYATE | Side Step | 1.18 |          |
        | extra dice | HAYATE | Side Step |      |          |
        | dodged     | HAYATE |           |      | no       |

    @s_0_02_b
    Scenario: A skill brings a second die to a tackle
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | TORO   | 12, 14.279 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And TORO tackles AGUILA
      And AGUILA runs
      And AGUILA breaks through
      Then rule 0.02 was at work
      And this happened:
        | event         | player | action        | skill          | over |
        | action chosen | AGUILA | break through |                |      |
        | prevails      | TORO   |               | Expert Tackler | 1.20 |
        | extra dice    | TORO   |               | Expert Tackler |      |
      And the dice of AGUILA, TORO and TORO are due
