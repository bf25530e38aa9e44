Feature: Half-time

  Oranges, second thoughts, and one fatigue token off everybody's back.

  @rule_6_02
  Rule: 6.02 Half-time

    Both teams go and sit down.
    Everybody gets up again a little fresher, apart from the coaches.

    @s_6_02_a
    Scenario Outline: Everybody loses one fatigue token
      Given a full match
      And it is half-time
      And these players are on the pitch:
        | player | at     | fatigue | resting |
        | AGUILA | 12, 13 | <a>     | <i>     |
        | GARRA  | 20, 30 |         |         |
      And Yamato attacks
      Then AGUILA has <a after> active fatigue tokens
      And AGUILA has <i after> inactive fatigue tokens
      And rule 6.02 was at work

      Examples:
        | a | i | a after | i after |
        | 1 | 0 | 0       | 0       |
        | 3 | 0 | 2       | 0       |
        | 0 | 1 | 0       | 0       |

    @s_6_02_a
    Scenario Outline: With both kinds, his coach has the choice
      Given a full match
      And it is half-time
      And these players are on the pitch:
        | player | at     | fatigue | resting |
        | AGUILA | 12, 13 | 2       | 1       |
        | GARRA  | 20, 30 |         |         |
      And Yamato attacks
      Then Yamato or AGUILA can choose remove active, remove inactive
      When AGUILA gives up an <side> token
        """placky; thinking
        One of them is asleep already.
        Wake nobody, or wake him up faster: think before you take.
        """
      Then AGUILA has <a after> active fatigue tokens
      And AGUILA has <i after> inactive fatigue tokens

      Examples:
        | side     | a after | i after |
        | active   | 1       | 1       |
        | inactive | 2       | 0       |

    @s_6_02_a
    Scenario: Where no player holds both kinds, nothing is to be settled and the kick-off begins
      Given a full match
      And it is half-time
      And these players are on the pitch:
        | player | at     | fatigue |
        | AGUILA | 12, 13 | 1       |
        | GARRA  | 20, 30 |         |
      And Yamato attacks
      Then AGUILA has 0 active fatigue tokens
      And the match is in its second half
      And the figures are to be placed
      When AGUILA gives up an active token
      Then rule 6.02 forbids it: an active and an inactive

    @s_6_02_a
    Scenario: Each coach chooses for his own players, whoever has the ball
      Given a full match
      And it is half-time
      And these players are on the pitch:
        | player | at     | fatigue | resting |
        | AGUILA | 12, 13 | 2       | 1       |
        | GARRA  | 20, 30 | 1       | 1       |
      And Yamato attacks
      Then Yamato decides
      When AGUILA gives up an active token
      Then Teriomorph decides
      When GARRA gives up an inactive token
        """placky; dry
        Nobody tidies up the other team's cupboard.
        """
      Then GARRA has 1 active fatigue token
      And GARRA has 0 inactive fatigue tokens
      And AGUILA has 1 inactive fatigue token

    Scenario: Who is fresh stays fresh
      Given a full match
      And it is half-time
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      And Yamato attacks
      Then fatigue eased happened to AGUILA never
      And AGUILA has 0 active fatigue tokens

    @s_6_02_a
    Scenario: A player off the field rests as well
      Given a full match
      And it is half-time
      And these players are on the pitch:
        | player | at     | fatigue | off   |
        | AGUILA | 12, 13 |         |       |
        | HAYATE |        | 2       | match |
        | GARRA  | 20, 30 |         |       |
      And Yamato attacks
      Then HAYATE has 1 active fatigue token
      And ruling R-95 was at work

    Scenario: Wounds stay, everything else on the table starts anew
      Given a full match
      And it is half-time
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | wounds | ground | activations | off   |
        | AGUILA | 12, 13 | 2      | 2      | 3           |       |
        | HAYATE |        |        |        | 2           | match |
        | GARRA  | 20, 30 |        | 1      | 1           |       |
      And Yamato attacks
      And the score is 2 to 1
      And the time tokens stand on 0
      And Yamato's time token is inactive, Teriomorph's is inactive
      Then AGUILA has 2 wounds
      And AGUILA has 0 ground tokens
      And AGUILA has 0 activation tokens
      And HAYATE has 0 activation tokens
      And GARRA has 0 ground tokens
      And GARRA has 0 activation tokens
      And the score is 2 to 1
      And the time tokens stand on 5
      And Yamato's time token is active
      And Teriomorph's time token is active
      And the match is in its second half

    Scenario Outline: Who was out for the half comes back, who is out for the match does not
      Given a full match
      And it is half-time
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     | off   |
        | AGUILA | 12, 13 |       |
        | HAYATE |        | <off> |
        | GARRA  | 20, 30 |       |
      And Yamato attacks
      Then <who> have yet to act

      Examples:
        | off                | who                      |
        | half               | AGUILA, HAYATE and GARRA |
        | next kick-off      | AGUILA, HAYATE and GARRA |
        | misses one kick-off | AGUILA and GARRA         |
        | match              | AGUILA and GARRA         |

    Scenario: At half-time an empty hand is filled as well
      Given a full match
      And Yamato's deck is "Sprint" and "Wind Walk"
      And Yamato kicked at the start
      And it is half-time
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      When Yamato throws away no card
      And the die shows 2
      Then Yamato's hand is "Wind Walk" and "Sprint"

    @s_6_02_a
    Scenario: At half-time somebody reads out every card
      Given a full match
      And it is half-time
      And these players are on the pitch:
        | player | at     | fatigue | resting | off   |
        | AGUILA | 12, 13 | 3       |         |       |
        | HAYATE |        | 2       |         | match |
        | GARRA  | 20, 30 |         | 1       |       |
      And Yamato attacks
      And the score is 1 to 2
      Then this happened:
        | event         | player | side     | active | inactive | score | half |
        | break taken   |        |          |        |          | 1 2   |      |
        | half begun    |        |          |        |          |       | 2    |
      And this happened:
        | event         | player | side     | active | inactive | rulings |
        | fatigue eased | AGUILA | active   | 2      | 0        |         |
        | fatigue eased | HAYATE | active   | 1      | 0        | R-95    |
        | fatigue eased | GARRA  | inactive | 0      | 0        |         |
      And half begun happened once

    Scenario: Nobody throws away a card that he does not hold
      Given a full match
      And Yamato's hand is "Sprint"
      And Yamato's deck is "Wind Walk"
      And Yamato kicked at the start
      And it is half-time
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      When Yamato throws away "Wind Walk"
      Then rule 6.02 forbids it: Yamato does not hold Wind Walk
      When Yamato throws away "Sprint"
      Then Yamato's discards are "Sprint"

    Scenario: At half-time, too, no team play is chosen twice
      Given a full match
      And Yamato's team plays are "Hand Off", "Relay", "Arrow" and "Escort"
      And Yamato kicked at the start
      And it is half-time
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 13, 14 |
        | GARRA  | 21, 29 |
      When Yamato chooses the team plays "Hand Off", "Relay", "Arrow", "Escort" and "Escort"
      Then rule 6.02 forbids it
