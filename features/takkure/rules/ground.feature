Feature: Ground

  Sooner or later everybody has a look at the grass. Two rules say how one gets there and how one leaves.

  @rule_3_01
  Rule: 3.01 Ground

    A token beside the figure, and most of your options are someone else's.

    @s_3_01_a
    Scenario: Whoever falls gets a ground token, and the carrier keeps the ball
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then the players are:
        | player | ground | ball |
        | AGUILA | 1      | yes  |
        | GARRA  | 1      | no   |
      When the die shows 4 for AGUILA
      Then ruling R-78 was at work
      And Yamato attacks
      And ruling R-26 was not at work

    @s_3_01_a
    Scenario: Whoever falls for the first time has one token, however badly he is hurt
      Given these players are on the pitch:
        | player | at     | ball | wounds |
        | AGUILA | 12, 13 | yes  | 2      |
        | GARRA  | 14, 15 |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA has 1 ground token
      And AGUILA has 2 wounds
      And ruling R-26 was not at work
      And the dice of AGUILA are due

    @s_3_01_a
    Scenario: A ground token stays when the others are cleared away
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 6 for AGUILA and 9 for GARRA
      And the die shows 4 for GARRA
      And Yamato removes the tokens
      Then the tokens on the pitch are none
      And GARRA has 1 ground token

    @s_3_01_b
    Scenario: An attacker on the ground can only stand up
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 1      |
        | GARRA  | 12, 20 |      |        |
      When HAYATE is activated
      And HAYATE marks a move to 8, 20
        """placky; dry
        Running is done on feet. HAYATE is currently using other parts.
        """
      Then rule 3.01 forbids it
      And HAYATE can choose stand up and nothing else

    @s_3_01_b
    Scenario Outline: A defender on the ground can only stand up and not <do>
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 12, 15 |      | 1      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA <does>
      Then rule 3.01 forbids it: can only stand up
      And GARRA can choose stand up and nothing else

      Examples:
        | do       | does           |
        | press    | presses        |
        | tackle   | tackles AGUILA |
        | steal    | attempts a steal |
        | rest     | attempts a rest  |

    @s_3_01_b
    Scenario: A carrier on the ground cannot even stand up, but can pass
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  | 1      |
        | GARRA  | 12, 20 |      |        |
      When AGUILA is activated
      And AGUILA stands up
        """placky; dry
        Not with the ball in his arms. Rugby has strong feelings about this one.
        """
      Then rule 0.01 forbids it
      When AGUILA marks a move to 12, 20
      Then rule 3.01 forbids it
      And AGUILA can choose ground pass and nothing else

    @s_3_01_b
    Scenario: Who is still on the ground in step 4 has no second action
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 2      |
        | GARRA  | 12, 20 |      |        |
      When HAYATE is activated
      And HAYATE stands up
      And GARRA presses
      Then HAYATE is on the ground
      And no second action happened to HAYATE once
      When HAYATE moves to 8, 14
      Then rule 3.01 forbids it: has no second action
      When Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 20
      Then rule 3.01 forbids it

    @s_3_01_c
    Scenario: With two ground tokens, standing up once is half the way
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 12, 15 |      | 2      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA stands up
        """placky; calm
        One token off, one token on. GARRA is now kneeling with ambition.
        """
      Then GARRA has 1 ground token
      And GARRA is on the ground
      And ruling R-26 was at work
      When AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      Then rule 3.01 forbids it
      When GARRA stands up
      Then GARRA is standing

  @rule_3_02
  Rule: 3.02 Stand up

    No die, no glory, one token less.

    @s_3_02_a
    Scenario Outline: Standing up takes off one token of <before> and asks for no die
      Given these players are on the pitch:
        | player | at     | ball | ground   |
        | AGUILA | 12, 13 | yes  |          |
        | HAYATE | 8, 13  |      | <before> |
        | GARRA  | 12, 20 |      |          |
      When HAYATE is activated
      And HAYATE stands up
      Then HAYATE has <after> ground tokens
      And no dice are due

      Examples:
        | before | after |
        | 1      | 0     |
        | 2      | 1     |
        | 3      | 2     |

    @s_3_02_b
    Scenario: An attacker stands up first and still has a second action
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 1      |
        | GARRA  | 12, 20 |      |        |
      When HAYATE is activated
      And HAYATE stands up
        """placky; glad
        His first action was becoming taller. The second is still his.
        """
      And GARRA presses
      Then HAYATE can choose move and nothing else
      When HAYATE moves to 8, 18
      Then HAYATE has moved 5 inches
      And ruling R-27 was at work

    @s_3_02_b
    Scenario: Only the active attacker stands up, and not when he is the carrier
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  | 1      |
        | HAYATE | 8, 13  |      | 1      |
        | SUZU   | 16, 13 |      | 1      |
        | GARRA  | 12, 20 |      |        |
      When AGUILA is activated
      And AGUILA stands up
      Then rule 0.01 forbids it
      When AGUILA attempts a pass from the ground
      And GARRA presses
      And Yamato removes the tokens, and no ground token
      And HAYATE is activated
      And SUZU stands up
      Then rule 1.03 forbids it
      When HAYATE stands up
      Then the players are:
        | player | ground |
        | AGUILA | 1      |
        | HAYATE | 0      |
        | SUZU   | 1      |

    @s_3_02_b
    Scenario: Standing up is no second action for a player who is standing
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 1      |
        | GARRA  | 12, 20 |      |        |
      When HAYATE is activated
      And HAYATE stands up
      And GARRA presses
      And HAYATE stands up
      Then rule 1.09 forbids it
      When HAYATE runs
      Then rule 1.08 forbids it: HAYATE has marked no move

    @s_3_02_c
    Scenario: A defender stands up where he lies and goes nowhere
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 12, 15 |      | 1      |
        | LINCE  | 20, 20 |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA stands up
      Then GARRA is standing
      And GARRA stands at 12, 15
      And no dice are due
      When GARRA presses from 12, 16
        """placky; dry
        He is up, and that was his action. Good posture is all that the rules grant him this time.
        """
      Then rule 1.05 forbids it
      And moved happened to GARRA never

    @s_3_02_a @s_3_02_c
    Scenario: While a pass goes by above him, he stands up
      Given these players are on the pitch:
        | player | at     | ball | ground | fatigue |
        | AGUILA | 6, 12  | yes  |        |         |
        | SUZU   | 12, 12 |      |        |         |
        | GARRA  | 9, 14  |      | 1      |         |
        | LINCE  | 9, 20  |      |        | 1       |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA stands up
        """placky; dry
        He is up in time to see where it went.
        """
      And LINCE rests
      And AGUILA runs
      And AGUILA passes to SUZU
      Then the dice of AGUILA and AGUILA are due
      When the dice show 2 and 11 for AGUILA
      Then SUZU holds the ball
      And AGUILA's roll is a critical
      And GARRA is standing
      And GARRA stands at 9, 14

    @s_3_02_a @s_3_01_c
    Scenario: The second fall and the first rise are counted aloud
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 12, 20 |      | 2      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA stands up
      Then this happened:
        | event    | player | tokens | rulings |
        | stood up | GARRA  | 1      | R-26    |
