Feature: Possession

  Who attacks, who defends, and who merely watches the ball roll.

  @rule_0_04
  Rule: 0.04 Coach, player, team

    Coaches sit.
    Players stand, as a rule.

    @s_0_04_a
    Scenario: The players of one coach are his team
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 8, 13  |      |
        | SUZU   | 16, 13 |      |
        | KURO   | 12, 10 |      |
        | GARRA  | 12, 20 |      |
      Then Yamato's players are AGUILA, HAYATE, SUZU and KURO
      And Teriomorph's players are GARRA
      And rule 0.04 was at work
      And this happened:
        | event        | team       |
        | team fielded | Yamato     |
        | team fielded | Teriomorph |
        | cards laid   | Yamato     |

    @s_0_04_a
    Scenario: A coach decides for his own players and for nobody else's
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      Then Yamato decides
      When GARRA is activated
      Then rule 1.01 forbids it: GARRA defends
      When AGUILA is activated
      And AGUILA marks no way
      Then Teriomorph decides

    @s_0_04_a
    Scenario: Five players are one too many for a team
      Given these players are on the pitch:
        | player | at     | ball | team   |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      |        |
        | SUZU   | 16, 13 |      |        |
        | KURO   | 12, 10 |      |        |
        | LINCE  | 8, 10  |      | Yamato |
        | GARRA  | 12, 20 |      |        |
      Then the position is refused:
        | key     | of     | rules |
        | players | Yamato | 0.04  |

    @s_0_04_a
    Scenario: There is no third team

      A third coach may bring sandwiches.

      Given these players are on the pitch:
        | player | at     | ball | team     |
        | AGUILA | 12, 13 | yes  |          |
        | GARRA  | 12, 20 |      |          |
        | LINCE  | 8, 20  |      | Visitors |
      Then the position is refused:
        | key   |
        | teams |

  @rule_0_05
  Rule: 0.05 Possession

    One question settles who attacks: who holds the ball.
    While nobody does, the last answer stands.

    @s_0_05_a @s_0_05_b
    Scenario Outline: The team of the carrier attacks
      Given these players are on the pitch:
        | player | at     | ball     |
        | AGUILA | 12, 13 | <aguila> |
        | GARRA  | 12, 20 | <garra>  |
      Then <team> attacks
      And <team> decides
      And rule 0.05 was at work

      Examples:
        | aguila | garra | team       |
        | yes    | no    | Yamato     |
        | no     | yes   | Teriomorph |

    @s_0_05_a @s_0_05_b
    Scenario: Nobody attacks against his own carrier
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      And Teriomorph attacks
      Then the position is refused:
        | key      | of     | rules |
        | attacker | AGUILA | 0.05  |

    @s_0_05_a
    Scenario: Somebody always attacks
      Given these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 12, 20 |
      Then the position is refused:
        | key      |
        | attacker |

    @s_0_05_d
    Scenario: A ball on the ground changes nothing
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 17 |      |
      And Yamato attacks with 2 activation tokens
      When the ball falls to the ground at 12, 15.5
        """placky; calm
        It lies nearer to GARRA now.
        Near is not held.
        """
      Then Yamato attacks
      And Yamato has 2 activation tokens left
      And AGUILA does not hold the ball
      When the ball falls to the ground at 10, 13
      Then rule 0.05 forbids it: nobody holds the ball

    @s_0_05_d
    Scenario: With the ball loose, its last owners go on attacking
      Given these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 12, 20 |
      And the ball lies at 12, 18
      And Teriomorph attacks
      Then this happened:
        | event      | team       | why   | player |
        | possession | Teriomorph | loose | none   |
      When GARRA is activated
      Then Teriomorph attacks
      And Teriomorph has 3 activation tokens left
      And rule 0.05 was at work

    @s_0_05_e
    Scenario: A defender who holds the ball turns everything round

      The tokens that the old attackers had saved are worth nothing now.
      Saving them was a plan.

      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 17 |      |
      And Yamato attacks with 2 activation tokens
      When the ball falls to the ground at 12, 15.5
      And GARRA takes the ball
      Then GARRA holds the ball
      And Teriomorph attacks
      And Teriomorph has 4 activation tokens
      And ruling R-04 was at work

    @s_0_05_d
    Scenario: A team-mate who takes the ball changes nothing for the teams
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 8, 13  |      |
        | GARRA  | 12, 17 |      |
      And Yamato attacks with 2 activation tokens
      When the ball falls to the ground at 10, 14
      And HAYATE takes the ball
      Then HAYATE holds the ball
      And Yamato attacks
      And Yamato has 2 activation tokens left
      And ruling R-04 was not at work

    Scenario: Taking four new tokens gives a team its old ones back
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball | activations |
        | AGUILA | 12, 13 | yes  | 2           |
        | GARRA  | 12, 15 |      | 2           |
        | LINCE  | 14, 15 |      | 1           |
      When GARRA takes the ball
      Then Teriomorph has 4 activation tokens
      And GARRA has 0 activation tokens
      And LINCE has 0 activation tokens
      And AGUILA has 2 activation tokens
      And ruling R-35 was at work

    @s_4_01_a
    Scenario: Those beside the field give theirs back, too
      Given a full match
      And these players are on the pitch:
        | player | at     | ball | activations | off  |
        | AGUILA | 12, 13 | yes  | 2           |      |
        | HAYATE |        |      | 1           | half |
        | GARRA  | 20, 30 |      | 2           |      |
      And Yamato attacks with 1 activation token
      When AGUILA spends a token on nothing
      Then Yamato has 4 activation tokens
      And AGUILA has 0 activation tokens
      And HAYATE has 0 activation tokens
      And GARRA has 2 activation tokens

    Scenario: Nobody passes what another holds, and no ball falls on a foot or over the line
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 12, 13 | yes  |
        | SUZU   | 8, 15  |      |
        | AGUILA | 8, 11  |      |
      When SUZU declares a pass to AGUILA
      Then rule 0.01 forbids it: does not hold the ball
      When the ball falls to the ground at 8, 15
      Then rule 3.04 forbids it
      When the ball falls to the ground at 30, 15
      Then rule 0.C forbids it
      When the ball falls to the ground at 12, 15
      Then the ball lies at 12, 15
