Feature: Positions

  Four places in a team, and a symbol for each.

  @rule_6_06
  Rule: 6.06 Positions

    Six may travel. Four may play, and not any four.

    @s_6_06_a @s_6_06_b
    Scenario Outline: A team of four has somebody for each position, <forward> being the Forward
      Given these players are on the pitch:
        | player    | at     | ball |
        | AGUILA    | 12, 13 | yes  |
        | <wing>    | 8, 13  |      |
        | SUZU      | 16, 13 |      |
        | <forward> | 12, 10 |      |
        | GARRA     | 12, 25 |      |
      Then rule 6.06 was at work
      And ruling R-06 was at work

      Examples:
        | wing    | forward |
        | HAYATE  | KURO    |
        | HAYATE  | GENBU   |
        | TSUBAME | KURO    |

    @s_6_06_b
    Scenario: Two Forwards and no Wing is not a team
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GENBU  | 8, 13  |      |
        | SUZU   | 16, 13 |      |
        | KURO   | 12, 10 |      |
        | GARRA  | 12, 25 |      |
      Then the position is refused:
        | key     | of     | rules |
        | players | Yamato | 6.06  |

    @s_6_06_b
    Scenario: Five are one too many
      Given these players are on the pitch:
        | player  | at     | ball |
        | AGUILA  | 12, 13 | yes  |
        | GENBU   | 8, 13  |      |
        | SUZU    | 16, 13 |      |
        | HAYATE  | 12, 10 |      |
        | TSUBAME | 16, 10 |      |
        | GARRA   | 12, 25 |      |
      Then the position is refused:
        | key     | of     | rules |
        | players | Yamato | 0.04  |

    Scenario: Three of a team may be any three
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GENBU  | 8, 13  |      |
        | KURO   | 12, 10 |      |
        | GARRA  | 12, 25 |      |
        | LINCE  | 6, 25  |      |
        | BUHO   | 9, 25  |      |
        | TORO   | 15, 25 |      |
      When AGUILA is activated
      Then rule 6.06 was at work
      And line up named happened once
        """placky; dry
        Until chapter 6 nobody asks; with three, nobody minds.
        """
