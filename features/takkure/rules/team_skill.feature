Feature: Team skill

  What a whole team has in common, apart from the colour.

  @rule_5_07
  Rule: 5.07 Team skill

    Ours are invented, and only those who ask for one have it.

    @s_5_07_a
    Scenario Outline: Discipline keeps <player> on his feet with one more
      Given Teriomorph has the team skill "Discipline"
      And these players are on the pitch:
        | player   | at     | ball |
        | AGUILA   | 12, 13 | yes  |
        | <player> | 20, 20 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And <player> tackles AGUILA
      And AGUILA runs
      And AGUILA stays put
      Then <player> needs <target> or less on REF
      When the die shows <target> for <player>
      Then <player> is standing
      And <player> used "Discipline"
      And ruling R-48 was at work

      Examples:
        | player | target |
        | GARRA  | 8      |
        | TORO   | 6      |

    @s_5_07_a
    Scenario: The other team has no part in it
      Given Yamato has the team skill "Discipline"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 20 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA stays put
      Then this happened:
        | event           | team   | skill      |
        | team skill laid | Yamato | Discipline |
      And GARRA needs 7 or less on REF

    @s_5_07_a
    Scenario: Wild hearts break through with one more
      Given Yamato has the team skill "Wild Heart"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      Then AGUILA needs 8 or less on STR
      And this happened:
        | event           | team   | skill      |
        | team skill laid | Yamato | Wild Heart |
      And GARRA needs 7 or less on STR

    @s_5_07_a
    Scenario: The chapter that teaches team skills knows them already
      Given the rules up to chapter 5 are taught
      And Teriomorph has the team skill "Discipline"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 20, 20 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA stays put
      Then GARRA needs 8 or less on REF

    Scenario: A skill that nobody has written down
      Given Yamato has the team skill "Invisibility"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      Then the position is refused:
        | key         | of     |
        | team_skills | Yamato |
