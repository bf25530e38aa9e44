Feature: Measuring

  A ruler is a fine thing, and there is a time for it.
  The time is after the coach has said what he is going to do.

  @rule_0_03
  Rule: 0.03 How to measure

    Declare, then measure.
    Edges count, middles do not.

    @s_0_03_a
    Scenario: The ruler stays in the bag until an action is declared
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 17 |      |
      When a coach measures from AGUILA to GARRA
      Then rule 0.03 forbids it: declare an action first
      When AGUILA declares a move
      And a coach measures from AGUILA to GARRA
      Then the ruler shows 2.917 inches from AGUILA to GARRA
      When GARRA moves to 12, 16
      Then rule 0.03 forbids it: the declared action is AGUILA's

    @s_0_03_a
    Scenario: The ruler goes back into the bag when the action is done
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 17 |      |
      When AGUILA declares a move
      And AGUILA moves to 12, 15
      And a coach measures from AGUILA to GARRA
        """placky; dry
        Curiosity is not a rule.
        Nothing asks for this length now, so nobody learns it.
        """
      Then rule 0.03 forbids it: declare an action first
      And this happened:
        | event      | player | team   | why   | action |
        | possession | AGUILA | Yamato | holds |        |
        | declared   | AGUILA |        |       | move   |
        | moved      | AGUILA |        | move  |        |

    @s_0_03_b
    Scenario Outline: Bases are made in millimetres, lengths are read in inches

      Two figures stand with their middles four inches apart.
      What is left between them depends on the factory.

      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball | base |
        | AGUILA | 12, 13 | yes  |      |
        | GARRA  | 12, 17 |      | <mm> |
      When AGUILA declares a move
      And a coach measures from AGUILA to GARRA
      Then the ruler shows <inches> inches from AGUILA to GARRA

      Examples:
        | mm | inches |
        | 25 | 3.016  |
        | 30 | 2.917  |
        | 40 | 2.721  |

    @s_0_03_c
    Scenario Outline: A distance runs between the two nearest points
      Given the practice ground
      And these players are on the pitch:
        | player | at      | ball |
        | AGUILA | 12, 13  | yes  |
        | LINCE  | <place> |      |
      When AGUILA declares a move
      And a coach measures from AGUILA to LINCE
      Then the ruler shows <inches> inches from AGUILA to LINCE

      Examples:
        | place      | inches |
        | 12, 13.984 | 0      |
        | 14, 13     | 1.016  |
        | 15, 17     | 4.016  |

    @s_0_03_d
    Scenario: Every point of the base travels as far as any other
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | LINCE  | 12, 19 |      |
      When AGUILA declares a move
      And a coach measures from AGUILA to LINCE
      Then the ruler shows 5.016 inches from AGUILA to LINCE
      When AGUILA moves to 12, 17
      And AGUILA declares a move
      And a coach measures from AGUILA to LINCE
      Then the ruler shows 1.016 inches from AGUILA to LINCE

    @s_0_03_d
    Scenario: A move ends where the inches end
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA declares a move
      And AGUILA moves to 12, 17.01
        """placky; thinking
        The front of his base is past the four-inch mark anyway.
        Yes, and it was ahead when he started.
        """
      Then rule 0.03 forbids it: allowed: up to 4
      When AGUILA moves to 12, 17
      Then AGUILA has moved 4 inches

    @s_0_03_e
    Scenario Outline: A placed ball lies wholly within the mark

      The ruler starts at the near edge of the player and ends at the far edge of the ball.
      A big player pushes the mark out with his base, never with his opinion.

      Given the practice ground
      And these players are on the pitch:
        | player   | at     | ball |
        | <player> | 12, 13 | yes  |
      When <player> declares a placing
      And <player> places the ball at <too far>
      Then rule 0.03 forbids it: allowed: no more than 2
      When <player> places the ball at <in time>
      Then the ball lies at <in time>

      Examples:
        | player | too far    | in time    |
        | AGUILA | 12, 15.002 | 12, 15.001 |
        | KURO   | 12, 15.305 | 12, 15.295 |

    @s_0_03_e
    Scenario: A ball that is placed lies under nobody
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 13, 14 |      |
      When AGUILA declares a placing
      And AGUILA places the ball at 12.5, 14
      Then rule 3.04 forbids it
      When AGUILA places the ball at 11.9, 14
      Then the ball lies at 11.9, 14

    @s_0_03_a
    Scenario: One declaration is good for one placing, and for no move after it
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      Then Yamato decides
      When AGUILA declares a placing
      And AGUILA places the ball at 12, 14
      And AGUILA places the ball at 12, 14.1
      Then rule 0.03 forbids it: declare it first
      When AGUILA moves to 12, 12
      Then rule 0.03 forbids it: declare it first
      And this happened:
        | event    | player | action |
        | declared | AGUILA | place  |

  @rule_1_13
  Rule: 1.13 Measuring in step 5

    Before this step a coach estimates.
    In this step he finds out.

    @s_1_13_a
    Scenario: The reach of a presser stays a guess until step five
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | LINCE  | 12, 13.984 |      |
        | GARRA  | 15, 13     |      |
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE tackles AGUILA
      And GARRA presses
      And AGUILA runs
      Then rule 1.13 was not at work
      When AGUILA dodges
      Then the ruler shows 1.917 inches from AGUILA to GARRA
      And rule 1.13 was at work
      And ruling R-02 was at work
      And AGUILA needs 6 or less on REF

    @s_1_13_b
    Scenario: What the ruler said holds for every die of the step

      HAYATE brings two dice, and the first one takes him well away from BUHO.
      The pressure was counted before he left.

      Given these players are on the pitch:
        | player | at         | ball |
        | HAYATE | 12, 13     | yes  |
        | GARRA  | 10.917, 13 |      |
        | LINCE  | 12.984, 13 |      |
        | BUHO   | 12, 15.5   |      |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA tackles HAYATE
      And LINCE tackles HAYATE
      And BUHO presses
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      Then HAYATE needs 7 or less on REF
      When the dice show 6 for HAYATE and 5 for GARRA
      And HAYATE moves to 12, 11
      Then the dice of HAYATE and LINCE are due
      And HAYATE needs 7 or less on REF

    @s_1_13_c
    Scenario Outline: The attacking coach says whose die falls first
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 4, 13  |      |
        | LINCE  | 20, 13 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA tackles AGUILA
      And LINCE tackles AGUILA
      And AGUILA runs
      And AGUILA stays put
      Then Yamato decides
      When <first> rolls to keep his feet
      Then rule 1.13 was at work
      And the dice of <first> are due
      When the dice show 3 for <first>
      Then the dice of <second> are due

      Examples:
        | first | second |
        | GARRA | LINCE  |
        | LINCE | GARRA  |

    @s_1_13_c
    Scenario: The pass or the tackler's feet, as the attacking coach likes
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 12, 12 |      |
        | LINCE  | 20, 13 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE tackles HAYATE
      And HAYATE runs
      And HAYATE passes to SUZU
      Then Yamato decides
      When LINCE rolls to keep his feet
      And the die shows 8
      Then the dice of HAYATE are due
      When the die shows 5
      Then SUZU holds the ball
      And rule 1.13 was at work

    @s_1_13_a @s_1_13_b
    Scenario: The length of a pass and every pressure are measured before any die falls
      Given these players are on the pitch:
        | player | at     | ball | BaC |
        | HAYATE | 8, 12  | yes  | 7/9 |
        | SUZU   | 12, 12 |      |     |
        | LINCE  | 8, 14  |      |     |
        | BUHO   | 12, 14 |      |     |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE presses
      And BUHO steals out of the air
      And HAYATE runs
      And HAYATE passes to SUZU
      Then the ruler shows 3.016 inches from HAYATE to SUZU, which is within 4
      And the ruler shows 1.016 inches from HAYATE to LINCE, which is within 2
      And HAYATE needs 8 or less on BaC
      And rule 1.13 was at work
      When the die shows 8
      Then SUZU holds the ball
      And this happened:
        | event         | player | to    | action | what     | why            |
        | action chosen | HAYATE |       | pass   |          |                |
        | measured      | HAYATE | SUZU  |        | pass     |                |
        | measured      | HAYATE | LINCE |        | pressure |                |
        | steal void    | BUHO   |       |        |          | not in its way |

    @s_1_13_c
    Scenario: Whoever falls rolls his stamina before anybody else rolls
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 4, 13  |      |
        | LINCE  | 20, 13 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA tackles AGUILA
      And LINCE tackles AGUILA
      And AGUILA runs
      And AGUILA stays put
      And GARRA rolls to keep his feet
      And the die shows 9 for GARRA
      Then GARRA is on the ground
      And GARRA needs 4 or less on stamina
      When the die shows 4 for GARRA
      Then ruling R-79 was at work
      And the dice of LINCE are due

    @s_1_13_c @rule_5_04 @rule_2_02
    Scenario Outline: A pass misses and its tackler falls: <first> first, if the passer's coach likes
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 8, 12  | yes  |     |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU
      And the dice show 9 for HAYATE and 12 for LINCE
      Then LINCE is on the ground
      And Yamato decides
      And LINCE can choose stamina and nothing else
      And SUZU can choose reception and nothing else
      When <first> rolls <how>
        """placky; thinking
        The ball is up, LINCE is down, and both want a die. Say which.
        """
      Then the dice of <first> are due
      When the die shows 2
      Then the dice of <second> are due
      When the die shows 2
      Then SUZU holds the ball
      And LINCE is unhurt
      And ruling R-79 was at work

      Examples:
        | first | how      | second |
        | SUZU  | to catch | LINCE  |
        | LINCE | stamina  | SUZU   |

    @s_1_13_b @rule_5_04 @rule_2_02
    Scenario: By the other reading the tackle was declared before the pass, and so its fall comes before the catch
      Given ruling R-79 is read as "declaration"
      And these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 8, 12  | yes  |     |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU
      And the dice show 9 for HAYATE and 12 for LINCE
      Then the dice of LINCE are due
      When the die shows 2
      Then ruling R-79 was at work
      And the dice of SUZU are due
      When the die shows 2
      Then SUZU holds the ball

    @s_1_13_b @rule_5_04
    Scenario: A pass that is made needs no more dice, so there is nothing to choose
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | HAYATE | 8, 12  | yes  |     |
        | SUZU   | 13, 12 |      |     |
        | LINCE  | 6, 15  |      | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And HAYATE runs
      And HAYATE passes to SUZU
      And the dice show 4 for HAYATE and 12 for LINCE
      Then the dice of LINCE are due
      When the die shows 2
      Then SUZU holds the ball

    @s_1_13_c @rule_3_06 @rule_5_04 @rule_2_02
    Scenario: Thieves in the air, a tackler on the ground and a receiver roll as the passer's coach likes
      Given these players are on the pitch:
        | player | at         | ball | STR |
        | HAYATE | 8, 12      | yes  |     |
        | SUZU   | 14, 15.9   |      |     |
        | LINCE  | 6, 15      |      | 7   |
        | BUHO   | 10, 16.9   |      |     |
        | TORO   | 12, 15      |      |     |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 15
      And BUHO steals out of the air
      And TORO steals out of the air
      And HAYATE runs
      And HAYATE passes to SUZU
      And the dice show 11 for HAYATE and 12 for LINCE
      Then Yamato decides
      And LINCE can choose stamina and nothing else
      And BUHO can choose intercept and nothing else
      And TORO can choose intercept and nothing else
      When TORO rolls to intercept
      And the die shows 12 for TORO
      Then LINCE can choose stamina and nothing else
      And BUHO can choose intercept and nothing else
      When BUHO rolls to intercept
      And the die shows 12 for BUHO
      Then LINCE can choose stamina and nothing else
      And SUZU can choose reception and nothing else
      When SUZU rolls to catch
      And the die shows 2 for SUZU
      Then SUZU holds the ball
      And the dice of LINCE are due
      When the die shows 2
      Then ruling R-31 was at work
      And ruling R-79 was at work

    @s_1_13_c @rule_5_04
    Scenario Outline: Two tacklers fall together, and the attacking coach has <first> roll stamina first
      Given these players are on the pitch:
        | player | at         | ball | BaC  | STR |
        | HAYATE | 12, 33     | yes  | 7/10 |     |
        | LINCE  | 12, 33.984 |      |      | 7   |
        | BUHO   | 12.984, 33 |      |      | 7   |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE tackles HAYATE
      And BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 8 for HAYATE, 9 for LINCE and 12 for BUHO
      Then LINCE is on the ground
      And BUHO is on the ground
      And Yamato decides
      And LINCE can choose stamina and nothing else
      And BUHO can choose stamina and nothing else
      When <first> rolls stamina
      And the die shows 12 for <first>
      Then <first> has 1 wound
      And the dice of <second> are due
      When the die shows 2 for <second>
      Then <second> is unhurt
      And ruling R-79 was at work

      Examples:
        | first | second |
        | BUHO  | LINCE  |
        | LINCE | BUHO   |

    @s_1_13_c @rule_5_05
    Scenario: An injury and a fall at the same moment: whose die comes first is the attacking coach's to say
      Given these players are on the pitch:
        | player | at         | ball | BaC  | STR | wounds |
        | HAYATE | 12, 33     | yes  | 7/10 |     | 1      |
        | LINCE  | 12, 33.984 |      |      | 7   |        |
        | BUHO   | 12.984, 33 |      |      | 7   |        |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE tackles HAYATE
      And BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 8 for HAYATE, 1 for LINCE and 12 for BUHO
      Then HAYATE is off the field
      And HAYATE can choose injury and nothing else
      And BUHO can choose stamina and nothing else
      When BUHO rolls stamina
      And the die shows 2 for BUHO
      Then the dice of HAYATE are due
      When the die shows 2 for HAYATE
      Then ruling R-79 was at work

    @s_1_13_c
    Scenario: Who attacked when the activation began says what is rolled next, also without the ball
      Given these players are on the pitch:
        | player | at         | ball | BaC |
        | HAYATE | 8, 12      | yes  | 7/9 |
        | SUZU   | 13, 12     |      |     |
        | LINCE  | 6, 13      |      |     |
        | BUHO   | 10, 16.6   |      |     |
        | TORO   | 10.5, 12.9 |      |     |
      When HAYATE is activated
      And HAYATE marks a move to 8, 16.492
      And LINCE tackles HAYATE at 8, 14
      And BUHO tackles HAYATE at 8, 16
      And TORO steals out of the air
      And HAYATE runs
      And HAYATE passes to SUZU from 8, 12
      And the die shows 7 for HAYATE
      And the die shows 1 for TORO
      Then Teriomorph attacks
      And Yamato decides
      When BUHO rolls unopposed
        """placky; dry
        The ball has changed sides. The order of your bruises is still yours to choose.
        """
      Then the dice of BUHO are due

    @s_1_13_a
    Scenario Outline: Who stands on a limit stands within it: <inches> inches
      Given these players are on the pitch:
        | player | at       | ball |
        | HAYATE | 8, 12    | yes  |
        | SUZU   | <mate>   |      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE passes to SUZU
      Then the ruler shows <inches> inches from HAYATE to SUZU, which is within <inches>
      And HAYATE needs <value> or less on BaC

      Examples:
        | mate       | inches | value |
        | 10.984, 12 | 2      | 11    |
        | 12.984, 12 | 4      | 9     |
        | 16.984, 12 | 8      | 7     |
