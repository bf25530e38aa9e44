Feature: Melee

  Several hands, one ball, and no time for introductions.

  @rule_3_08
  Rule: 3.08 Melee roll

    Everybody throws. One of you was right to.

    @s_3_08_a @s_3_08_b @example_X16
    Scenario Outline: The best success takes the ball: <dice>
      Given these players are on the pitch:
        | player | at         | BaC |
        | SUZU   | 12, 11.016 | 7/9 |
        | LINCE  | 12, 12.984 | 7/9 |
        | BUHO   | 12.984, 12 | 7/9 |
      And the ball lies at 12, 12
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals the loose ball
      And BUHO steals the loose ball
      And SUZU runs
      And SUZU picks up the ball
      Then the dice of SUZU, LINCE and BUHO are due
      And SUZU needs 11 or less on BaC
      And LINCE needs 11 or less on BaC
      When the dice show <dice>
      Then SUZU's roll is <suzu>
      And LINCE's roll is <lince>
      And BUHO's roll is <buho>
      And <team> attacks

      Examples:
        | dice                                 | suzu       | lince     | buho       | team       |
        | 3 for SUZU, 7 for LINCE and 12 for BUHO | cancelled | a success | a fail   | Teriomorph |
        | 3 for SUZU, 7 for LINCE and 4 for BUHO  | cancelled | a success | cancelled | Teriomorph |
        | 9 for SUZU, 7 for LINCE and 8 for BUHO  | a success | cancelled | cancelled | Yamato    |
        | 9 for SUZU, 1 for LINCE and 11 for BUHO | cancelled | a critical | cancelled | Teriomorph |
        | 12 for SUZU, 12 for LINCE and 12 for BUHO | a fail  | a fail    | a fail     | Yamato     |

    @s_3_08_c
    Scenario: The best two tie and roll again, until one is better
      Given these players are on the pitch:
        | player | at         | BaC |
        | SUZU   | 12, 11.016 | 7/9 |
        | LINCE  | 12, 12.984 | 7/9 |
        | BUHO   | 12.984, 12 | 7/9 |
      And the ball lies at 12, 12
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals the loose ball
      And BUHO steals the loose ball
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 9 for SUZU, 9 for LINCE and 4 for BUHO
      Then SUZU's roll is tied
      And the dice of SUZU and LINCE are due
      When the dice show 5 for SUZU and 5 for LINCE
      Then the dice of SUZU and LINCE are due
      When the dice show 12 for SUZU and 12 for LINCE
        """placky; dry
        BUHO has sat down. It may take a while.
        """
      Then the dice of SUZU and LINCE are due
      When the dice show 6 for SUZU and 4 for LINCE
      Then SUZU holds the ball
      And ruling R-73 was at work

    @s_3_08_c
    Scenario: Two criticals tie like any two of the best
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 12, 11.016 |
        | LINCE  | 12, 12.984 |
        | BUHO   | 12.984, 12 |
      And the ball lies at 12, 12
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals the loose ball
      And BUHO steals the loose ball
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 1 for SUZU, 10 for LINCE and 1 for BUHO
      Then the dice of SUZU and BUHO are due
      When the dice show 6 for SUZU and 4 for BUHO
      Then SUZU holds the ball

    @s_3_08_a
    Scenario: A ball held by a team-mate on the ground is fought for in the same way
      Given these players are on the pitch:
        | player | at         | ball | ground | BaC |
        | HAYATE | 12, 12     | yes  | 1      |     |
        | SUZU   | 12, 11.016 |      |        | 7/9 |
        | LINCE  | 12, 12.984 |      |        | 7/9 |
        | BUHO   | 12.984, 12 |      |        | 7/9 |
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals from the ground
      And BUHO steals from the ground
      And SUZU runs
      And SUZU picks up the ball
      Then SUZU needs 11 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 3 for SUZU, 12 for LINCE and 7 for BUHO
      Then BUHO holds the ball
      And HAYATE has 1 ground token

    @s_3_08_a @rule_4_04
    Scenario: A try with two tacklers is one throw of everybody
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
      Then the dice of HAYATE, LINCE and BUHO are due
      When the dice show 8 for HAYATE, 9 for LINCE and 4 for BUHO
      Then try scored happened to HAYATE once
      And LINCE is on the ground
      And BUHO is standing
      When the die shows 3 for LINCE
      Then ruling R-33 was at work

    @s_3_08_c @rule_4_04
    Scenario Outline: Who has tied on a natural 1 wins with a critical, whatever the second throw shows
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
      And the dice show 4 for HAYATE, 1 for LINCE and 1 for BUHO
      Then LINCE's roll is a tied critical
      And BUHO's roll is tied
      And the dice of LINCE and BUHO are due
      When the dice show <again> for LINCE and 12 for BUHO
        """placky; dry
        They have argued about whose it was. Nobody has argued about how it felt.
        """
      Then LINCE is on the ground
      And BUHO is standing
      And no dice are due
      And HAYATE has 1 wound
      And ruling R-73 was at work

      Examples:
        | again |
        | 7     |
        | 1     |

    @s_3_08_c @rule_4_04
    Scenario Outline: Who has tied on a plain success wins plainly, even with a <again> in the second throw
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
      And the dice show 4 for HAYATE, 7 for LINCE and 7 for BUHO
      Then LINCE's roll is tied
      When the dice show <again> for LINCE and 12 for BUHO
      Then HAYATE is on the ground
      And the dice of HAYATE are due
      When the die shows 3 for HAYATE
      Then HAYATE is unhurt

      Examples:
        | again |
        | 7     |
        | 1     |

    @s_3_08_c @rule_4_04
    Scenario Outline: By the other reading a second throw never gives a critical, after a tie on <die>
      Given ruling R-73 is read as "never critical"
      And these players are on the pitch:
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
      And the dice show 4 for HAYATE, <die> for LINCE and <die> for BUHO
      And the dice show <again> for LINCE and 12 for BUHO
      Then HAYATE is on the ground
      And the dice of HAYATE are due
      And ruling R-73 was at work
      When the die shows 3 for HAYATE
      Then HAYATE is unhurt

      Examples:
        | die | again |
        | 1   | 7     |
        | 1   | 1     |
        | 7   | 1     |

    @s_3_08_a @s_3_08_b
    Scenario: Each brings his own to a melee on the line
      Given these players are on the pitch:
        | player | at     | ball |
        | TORO   | 12, 33 | yes  |
        | GENBU  | 12, 31 |      |
        | HAYATE | 14, 33 |      |
        | SUZU   | 4, 26  |      |
      When TORO is activated
      And TORO marks no way
      And GENBU tackles TORO
      And HAYATE tackles TORO
      And SUZU steals out of the air
      And TORO runs
      And TORO goes for a try
      Then TORO needs 9 or less on try
      And the dice of TORO, GENBU, GENBU and HAYATE are due
      When the dice show 6 for TORO, 8 and 10 for GENBU and 7 for HAYATE
        """placky; dry
        TORO dives, and GENBU keeps two dice for such occasions. SUZU is still waiting for a pass.
        """
      Then try missed happened to TORO once
      And TORO is on the ground
      And GENBU is on the ground
      And HAYATE is on the ground
      And this happened:
        | event      | player | team       | kind  | why       |
        | rolled     |        |            | melee |           |
        | try missed | TORO   | Teriomorph |       | cancelled |

    @s_3_08_a @s_3_08_c @rule_3_02 @s_3_02_a
    Scenario: Whoever has just stood up goes into the melee as anybody does
      Given these players are on the pitch:
        | player | at         | BaC | ground |
        | SUZU   | 12, 11.016 | 7/9 | 1      |
        | LINCE  | 12, 12.984 | 7/9 |        |
        | BUHO   | 12.984, 12 | 7/9 |        |
      And the ball lies at 12, 12
      And Yamato attacks
      And the rules up to chapter 3 are taught
      When SUZU is activated
      And SUZU stands up
      And LINCE steals the loose ball
      And BUHO steals the loose ball
      And SUZU picks up the ball
      And the dice show 9 for SUZU, 4 for LINCE and 9 for BUHO
      Then SUZU's roll is tied
      And LINCE's roll is cancelled
      And the dice of SUZU and BUHO are due
