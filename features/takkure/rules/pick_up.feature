Feature: Picking up

  The ball has been lying there for a while, and everybody has been very patient about it.

  @rule_3_05
  Rule: 3.05 Ball pick up

    Touch it, and it is nearly yours. Nearly is BaC plus four.

    @s_3_05_a @s_3_05_c @s_3_05_d
    Scenario Outline: Off the ground with a <die>
      Given these players are on the pitch:
        | player | at     |
        | SUZU   | 12, 12 |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And SUZU marks a move to 12, 14.508
      And SUZU runs
      And SUZU picks up the ball
      Then SUZU needs 11 or less on BaC
      When the die shows <die>
      Then SUZU's roll is a <result>
      And SUZU <has it>

      Examples:
        | die | result   | has it                  |
        | 11  | success  | holds the ball          |
        | 1   | critical | holds the ball          |
        | 12  | fail     | does not hold the ball  |

    @s_3_05_d
    Scenario: A failed pick-up leaves everything where it was
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 14.016 |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And SUZU runs
      And SUZU picks up the ball
      And the die shows 12
        """placky; dry
        It slipped. It does that. Nobody has fallen, which is more than can be said of last week.
        """
      Then the ball lies at 12, 15
      And SUZU is standing
      And this happened:
        | event           | player | action  | why    |
        | nothing happens | SUZU   | pick up | failed |
      And ruling R-30 was at work
      And Yamato attacks

    @s_3_05_b
    Scenario: Touching the ball is near enough
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 14.016 |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And SUZU runs
      Then SUZU can choose move and pick up and nothing else
      When SUZU picks up the ball
      And the die shows 11
      Then SUZU holds the ball

    @s_3_05_b
    Scenario: A hair further away is too far
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 14.013 |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And SUZU runs
      Then SUZU can choose move and nothing else
      When SUZU attempts a pick-up
      Then rule 3.05 forbids it: does not touch the ball

    @s_3_05_b
    Scenario: Without a ball on the field there is nothing to touch
      Given these players are on the pitch:
        | player | at     |
        | SUZU   | 12, 14 |
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And SUZU runs
      And SUZU picks up the ball
      Then rule 3.05 forbids it: does not touch the ball

    @s_3_05_b @s_3_05_c
    Scenario Outline: Out of the hands of a team-mate <how>

      Handing it over is not passing it: nobody asks who is ahead of whom.

      Given these players are on the pitch:
        | player | at         | ball | ground   |
        | HAYATE | 12, 13     | yes  | <tokens> |
        | SUZU   | 12, 13.984 |      |          |
      When SUZU is activated
      And SUZU marks no way
      And SUZU runs
      And SUZU picks up the ball
      Then SUZU needs 11 or less on BaC
      When the die shows 9
      Then SUZU holds the ball
      And ruling R-69 was at work
      And HAYATE has <tokens> ground tokens

      Examples:
        | how           | tokens |
        | who stands    | 0      |
        | on the ground | 1      |

    @s_3_05_b
    Scenario: The holder himself has nothing to pick up, and a far one nothing to hand over
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 12, 13 | yes  |
        | SUZU   | 12, 15 |      |
      When SUZU is activated
      And SUZU marks no way
      And SUZU runs
      And SUZU attempts a pick-up
      Then rule 3.05 forbids it: does not touch HAYATE
      When SUZU stays put
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE attempts a pick-up
      Then rule 3.05 forbids it: holds the ball already

    @s_3_05_d @rule_1_06
    Scenario: Pressure weighs on the picker
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 14.016 |
        | GARRA  | 12, 17     |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses
      And SUZU runs
      And SUZU picks up the ball
      Then SUZU needs 10 or less on BaC
      When the die shows 11
      Then the ball lies at 12, 15

    @s_3_05_c @rule_3_06
    Scenario Outline: One picker, one thief: <mine> against <his>
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 14.016 |
        | LINCE  | 12, 15.984 |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals the loose ball
      And SUZU runs
      And SUZU picks up the ball
      Then the dice of SUZU and LINCE are due
      And LINCE needs 11 or less on BaC
      When the dice show <mine> for SUZU and <his> for LINCE
      Then SUZU's roll is <suzu>
      And LINCE's roll is <lince>
      And <team> attacks
      And ruling R-72 was at work

      Examples:
        | mine | his | suzu      | lince     | team       |
        | 9    | 7   | a success | cancelled | Yamato     |
        | 9    | 10  | cancelled | a success | Teriomorph |
        | 8    | 8   | cancelled | cancelled | Yamato     |
        | 12   | 12  | a fail    | a fail    | Yamato     |

    @s_3_05_c @rule_1_20
    Scenario: The ball is handed over first, and the tackle still lands
      Given these players are on the pitch:
        | player | at         | ball |
        | HAYATE | 12, 13     | yes  |
        | SUZU   | 12, 12.016 |      |
        | LINCE  | 12, 13.984 |      |
      When SUZU is activated
      And SUZU marks no way
      And LINCE tackles HAYATE
      And SUZU runs
      And SUZU picks up the ball
      And SUZU rolls to pick up
      And the die shows 5
      Then SUZU holds the ball
      And the dice of LINCE are due
      When the die shows 5
        """placky; thinking
        He tackles a man with empty hands. It counts all the same; ask the man.
        """
      And the die shows 2 for HAYATE
      Then HAYATE is on the ground
      And LINCE is on the ground
      And SUZU holds the ball
      And this happened:
        | event     | player | holder |
        | picked up | SUZU   | HAYATE |

    @s_3_05_d @s_4_07_a
    Scenario: A sprint leads him to the ball, and Defensive Vision leads pressure to him
      Given Yamato's hand is "Sprint"
      And these players are on the pitch:
        | player | at     |
        | SUZU   | 12, 9  |
        | BUHO   | 12, 20 |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And Yamato plays "Sprint" for SUZU
      And SUZU marks a move to 12, 14.508
      And BUHO presses from 12, 16.5
      Then BUHO used "Defensive Vision"
      When SUZU runs
      Then SUZU used "Sprint"
      When SUZU picks up the ball
        """placky; dry
        Five inches on a card that tires him, and somebody has been watching him the whole way.
        """
      Then SUZU needs 10 or less on BaC
      When the die shows 10
      Then SUZU holds the ball
      And this happened:
        | event     | player | holder |
        | picked up | SUZU   | none   |

    @s_3_05_d @s_3_06_d
    Scenario: Two hands on one ball, equally good: neither has it, and both are told why
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 14.016 |
        | LINCE  | 12, 15.984 |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals the loose ball
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU and 8 for LINCE
      Then this happened:
        | event           | player | action  | why       |
        | nothing happens | SUZU   | pick up | cancelled |
        | nothing happens | LINCE  | steal   | cancelled |

    @s_3_05_d
    Scenario: A thief who has not reached the ball has no die in it
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 14.016 |
        | LINCE  | 12, 18     |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals the loose ball
      And SUZU runs
      And SUZU picks up the ball
      Then the dice of SUZU are due
      When the die shows 10 for SUZU
      Then SUZU holds the ball

    @s_3_05_b
    Scenario: A holder who is carried off leaves the ball out of reach
      Given these players are on the pitch:
        | player | at         | ball | wounds | base |
        | HAYATE | 12, 13     | yes  | 2      | 60   |
        | SUZU   | 12, 11.327 |      |        |      |
        | LINCE  | 12, 14.673 |      |        |      |
      When SUZU is activated
      And SUZU marks no way
      And LINCE tackles HAYATE
      And SUZU runs
      And SUZU picks up the ball
      And LINCE rolls unopposed
      And the die shows 5 for LINCE
      And the die shows 12 for HAYATE
      And the die shows 5 for HAYATE
        """placky; alarmed
        The hands are gone, and the ball was in them. SUZU is holding on to nothing at all.
        """
      Then HAYATE is off the field
      And SUZU does not hold the ball
      And the ball lies at 12, 13
      And no dice are due
      And this happened:
        | event           | player | action  | why     |
        | nothing happens | SUZU   | pick up | no ball |

    @s_3_05_c
    Scenario: With the ball in his hands nothing more is said of the ground
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 14.016 |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And SUZU runs
      And SUZU picks up the ball
      And the die shows 4
      Then SUZU holds the ball
      And picked up happened to SUZU once
      And nothing happens happened to SUZU never

    @s_3_05_d @rule_5_06
    Scenario: Quick hands are better hands, and no more critical for it
      Given these players are on the pitch:
        | player | at         |
        | ZORRO  | 12, 20.984 |
      And the ball lies at 12, 20
      And Teriomorph attacks
      When ZORRO is activated
      And ZORRO marks no way
      And ZORRO runs
      And ZORRO picks up the ball
      And the die shows 2
      Then ZORRO's roll is a success
