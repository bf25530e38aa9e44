Feature: Match set-up

  Boards, figures, a coin. In a box of this size something is always upside down.

  @rule_5_01
  Rule: 5.01 Match set-up

    Before anybody kicks anything, each coach finds out where he sits.
    The first match has no time in it, so that there is time to look things up.

    @s_5_01_a
    Scenario: Each coach guards the zone before him and attacks the one opposite
      Given a full match
      And everybody waits beside the pitch
      When Teriomorph calls heads
      And the coin shows tails
      Then Yamato guards the bottom of the pitch and attacks the top
      And Teriomorph guards the top of the pitch and attacks the bottom
      And rule 5.01 was at work

    @s_5_01_a
    Scenario: The zone behind a team is not the one it scores in

      Carrying the ball home is safe.
      It is also worth nothing.

      Given a full match
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at    | ball |
        | AGUILA | 12, 2 | yes  |
        | GARRA  | 20, 18 |     |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA goes for a try
      Then rule 4.04 forbids it: the in-goal zone that he attacks

    Scenario: Whoever brings four collective plays has chosen
      Given a full match
      And Yamato's team plays are "Hand Off", "Relay", "Arrow" and "Escort"
      And everybody waits beside the pitch
      When Teriomorph calls heads
      And the coin shows tails
      Then Yamato's team plays are "Hand Off", "Relay", "Arrow" and "Escort"
      And rule 5.01 was at work

    @s_5_01_b
    Scenario: Four players a team, each with his card
      Given a full match
      And everybody waits beside the pitch
      When Teriomorph calls heads
      And the coin shows tails
      Then Yamato's players are AGUILA, HAYATE, SUZU and KURO
      And Teriomorph's players are GARRA, LINCE, BUHO and TORO
      And rule 0.B was at work

    @s_5_01_b
    Scenario: A fifth player may watch
      Given a full match
      And these players are on the pitch:
        | player | team   |
        | AGUILA |        |
        | HAYATE |        |
        | SUZU   |        |
        | KURO   |        |
        | LINCE  | Yamato |
        | GARRA  |        |
      Then the position is refused:
        | key     | of     | rules |
        | players | Yamato | 0.04  |

    @s_5_01_e
    Scenario: Without time, the attackers take tokens for as long as they keep the ball
      Given a practice match
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
        """placky; calm
        Four tokens gone, ball still here.
        In a match the clock would have something to say. Here you simply take four more.
        """
      Then Yamato has 4 activation tokens
      And AGUILA has 0 activation tokens
      And rule 5.01 was at work
      And ruling R-35 was at work
      When Yamato puts the ball out
      Then rule 6.04 forbids it

    @s_5_01_e
    Scenario: Whoever begins without a token takes four first
      Given a practice match
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 0 activation tokens
      When AGUILA is activated
      Then Yamato has 3 activation tokens left
      And rule 5.01 was at work

    @s_5_01_e
    Scenario: A ball that the defenders catch is a stolen ball, and the attack is over
      Given a practice match
      And these players are on the pitch:
        | player | at       |
        | AGUILA | 12, 27   |
        | GARRA  | 20, 30   |
      And the ball lies at 12, 28.5
      And Yamato kicks off, and the ball is in the air; the template lies at 12, 26.5
      When AGUILA tries to catch the ball
      And the dice show 6 for AGUILA
      Then it is time for a kick-off
      And Teriomorph decides
      And the attack ended with a steal
      And ruling R-96 was at work
      When Teriomorph goes on
      Then Yamato kicks
      And Teriomorph receives
      And this happened:
        | event          | team       | why      |
        | attack ended   | Teriomorph | steal    |
        | kick off begun |            | practice |

    @s_5_01_e
    Scenario: A stolen ball ends the attack as well
      Given a practice match
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
      And Yamato removes the tokens
      Then it is time for a kick-off
      And Teriomorph has 0 activation tokens
      And Yamato decides
      And attack ended happened once
      When Yamato goes on
      Then Teriomorph kicks

    @s_5_01_e
    Scenario Outline: A try ends the attack, and the second one switches the attackers
      Given a practice match
      And the score is <before> to <theirs>
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 34 | yes  |
        | GARRA  | 20, 18 |      |
      And Yamato attacks with 3 activation tokens
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <die> for AGUILA
      And Yamato removes the tokens
      Then the score is <after> to <theirs>
      And the attack ended with <end>
      And <next> decides
      When <next> goes on
      Then <next> receives
      And ruling R-96 was at work

      Examples:
        | before | theirs | die | after | end    | next       |
        | 0      | 0      | 5   | 1     | a try  | Yamato     |
        | 1      | 0      | 5   | 2     | a try  | Teriomorph |
        | 1      | 0      | 12  | 1     | no try | Yamato     |
        | 0      | 1      | 5   | 1     | a try  | Yamato     |

    @s_5_01_e
    Scenario: Two tries each, and the practice match is over

      You have now won nothing at all, twice.
      I have rarely been so proud.

      Given a practice match
      And the score is 1 to 2
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 34 | yes  |
        | GARRA  | 20, 18 |      |
      And Yamato attacks with 3 activation tokens
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 5 for AGUILA
      And Yamato removes the tokens
      Then the exercise is over
      And match laid out happened twice
      And the practice match ended after both teams' tries
      And the score is 2 to 2
      And this happened:
        | event         | player | team   | why   |
        | try scored    | AGUILA | Yamato |       |
        | table cleared |        | Yamato |       |
        | attack ended  |        | Yamato | try   |
        | practice over |        |        | tries |

    @s_5_01_e
    Scenario: Enough is enough

      Nobody looks at the time.
      Somebody has to look at the players.

      Given a practice match
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      And a kick-off is due, and Yamato kicks
      And Yamato kicked at the start
      When Teriomorph stops
      Then the exercise is over
      And the practice match ended early
      And ruling R-96 was at work
      And this happened:
        | event         | why     |
        | practice over | stopped |

    @s_5_01_e
    Scenario: An attack without attackers is over
      Given a practice match
      And these players are on the pitch:
        | player | at     | off   |
        | AGUILA |        | match |
        | GARRA  | 20, 30 |       |
      And the ball lies at 12, 18
      And Yamato attacks with 3 activation tokens
      Then the attack ended with nobody left
      And attack ended happened once
      And this happened:
        | event        | team   | why    |
        | attack ended | Yamato | nobody |
      And Yamato decides

    @s_5_01_e
    Scenario: A practice match without players is over as well
      Given a practice match
      And these players are on the pitch:
        | player | at | off   |
        | AGUILA |    | match |
        | GARRA  |    | match |
      And the ball lies at 12, 18
      And Yamato attacks with 3 activation tokens
      Then the practice match ended with nobody left
      And the exercise is over
      And this happened:
        | event          | team       | why    |
        | cards laid     | Teriomorph |        |
        | match laid out | Yamato     |        |
        | match laid out | Teriomorph |        |
        | practice over  |            | nobody |

    @s_5_01_c @s_5_01_d @s_5_02_b
    Scenario: First the cards, then the coin
      Given a full match
      And the coaches bring their play cards
      And everybody waits beside the pitch
      When the die shows 1
      And the die shows 1
      And the die shows 1
      And the die shows 1
      And Yamato chooses the team plays "Hand Off", "Relay", "Arrow" and "Escort"
      And the die shows 1
      And the die shows 1
      And the die shows 1
      And the die shows 1
      Then Yamato's hand is "Defensa rápida", "Sprint", "Sure Hands" and "Iron Ribs"
      When Teriomorph chooses the team plays "Hand Off", "Relay", "Escort" and "Pack Run"
        """placky; calm
        Eight cards in two hands, eight more under the table, and nobody yet knows who has the ball.
        """
      And Teriomorph calls heads
      And the coin shows heads
      Then Teriomorph decides
      And the time tokens stand on 5

    @s_5_01_e
    Scenario: Without a clock to turn, four tokens are counted out and that is all
      Given a practice match
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      And Yamato attacks with 1 activation token
      When AGUILA spends a token on nothing
      Then this happened:
        | event        | team   | tokens | clock |
        | tokens taken | Yamato | 4      | none  |
      And tokens taken happened once

    @s_5_01_e
    Scenario: A try against nobody is one try, and the practice match goes on
      Given a practice match
      And these players are on the pitch:
        | player | at     | ball | off  |
        | AGUILA | 12, 34 | yes  |      |
        | GARRA  |        |      | half |
      And Yamato attacks with 3 activation tokens
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 5 for AGUILA
      And Yamato removes the tokens
      Then the attack ended with a try
      And it is time for a kick-off
      When Yamato goes on
      Then Teriomorph kicks

    Scenario: A practice match has no clock
      Given a practice match
      And the time tokens stand on 3
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 30 |      |
      Then the position is refused:
        | key   |
        | clock |

    @s_5_01_c
    Scenario: A coach may bring fewer cards, and has those
      Given a full match
      And everybody waits beside the pitch
      And the coaches bring their play cards
      And Yamato's deck is "Sprint"
      Then Yamato's hand is "Sprint"
      And Yamato decides
