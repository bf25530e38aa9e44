Feature: The full match

  All of it, from the coin to the last whistle.
  There is no whistle either, but by then nobody asks.

  @rule_6_01
  Rule: 6.01 Full match

    Two halves and a break.
    Tries are counted at the end; style is not counted at all.

    @s_6_01_a
    Scenario: A match begins with its first half and everything at the start
      Given a full match
      And everybody waits beside the pitch
      When Teriomorph calls heads
      And the coin shows heads
      And Teriomorph chooses to receive
      Then the match is in its first half
      And the score is 0 to 0
      And the time tokens stand on 5
      And Yamato's time token is active
      And Teriomorph's time token is active

    @s_6_01_a
    Scenario: When the first half has run out, there is a break, and then the second
      Given a full match
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 1 activation token
      And Yamato kicked at the start
      And the time tokens stand on 1
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      Then rule 6.01 was at work
      And rule 6.02 was at work
      And the match is in its second half
      And Teriomorph kicks
      And the time tokens stand on 5

    @s_6_01_a @s_6_01_b
    Scenario Outline: When the second half has run out, the tries are counted
      Given a full match
      And it is the second half
      And the score is <home> to <away>
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 1 activation token
      And the time tokens stand on 1
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      Then the match is <end>
      And rule 6.01 was at work

      Examples:
        | home | away | end               |
        | 1    | 0    | won by Yamato     |
        | 0    | 1    | won by Teriomorph |
        | 2    | 2    | a draw            |
        | 0    | 0    | a draw            |

    @s_6_01_b
    Scenario: One try more is enough

      You may frame the other eleven.

      Given a full match
      And it is full time
      And the score is 11 to 12
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      Then the match is won by Teriomorph
      And this happened:
        | event      | winner     |
        | match over | Teriomorph |

    Scenario: Attackers without a figure on the field lose possession at once
      Given a full match
      And these players are on the pitch:
        | player | at     | off   |
        | AGUILA |        | match |
        | GARRA  | 20, 30 |       |
      And the ball lies at 12, 18
      And Yamato attacks with 3 activation tokens
      Then Teriomorph attacks
      And Teriomorph has 4 activation tokens
      And Teriomorph's time token is inactive
      And the time tokens stand on 5
      And ruling R-88 was at work
      And ruling R-89 was at work

    Scenario: With nobody left on either side, the half is over

      The ball stays where it is.
      It is the only one who is not tired.

      Given a full match
      And it is the second half
      And the score is 1 to 0
      And these players are on the pitch:
        | player | at     | off   |
        | AGUILA |        | match |
        | GARRA  |        | match |
      And the ball lies at 12, 18
      And Yamato attacks with 3 activation tokens
      Then the match is won by Yamato
      And ruling R-88 was at work
      And this happened:
        | event      | team   | why    | winner |
        | team gone  | Yamato |        |        |
        | half ended |        | nobody |        |
        | match over |        |        | Yamato |

    @s_6_01_a @s_6_01_b
    Scenario: Stolen in the last minute, and there is no next one
      Given a full match
      And it is the second half
      And the time tokens stand on 1
      And Yamato's time token is inactive, Teriomorph's is inactive
      And the score is 1 to 1
      And these players are on the pitch:
        | player | at     | ball | ground | fatigue |
        | AGUILA | 12, 20 | yes  | 1      |         |
        | SUZU   | 12, 17 |      |        |         |
        | LINCE  | 12, 23 |      |        |         |
        | GARRA  | 8, 20  |      | 1      |         |
        | BUHO   | 4, 25  |      |        |         |
        | TORO   | 20, 25 |      |        | 1       |
      And Yamato attacks with 2 activation tokens
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And LINCE steals from the ground, moving to 12, 20.984
      And GARRA stands up
      And BUHO presses
      And TORO rests
      And the dice show 9 and 10 for AGUILA and 6 for LINCE
      Then LINCE holds the ball
      When Yamato removes the tokens
        """placky; thinking
        His team would need four tokens, four tokens would need a box, and there is no box.
        """
      Then it is full time
      And the match is a draw
      And this happened:
        | event      | team       | why        | winner |
        | time moved | Teriomorph | possession |        |
        | match over |            |            | none   |
