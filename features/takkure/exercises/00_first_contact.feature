@rule_0_03 @rule_0_05
Feature: First contact

  Scenario: Measuring without a declaration is refused
    Given the practice ground
    And these players are on the pitch:
      | player | at     | ball |
      | AGUILA | 12, 13 | yes  |
      | GARRA  | 12, 17 |      |
    When a coach measures from AGUILA to GARRA
      """placky; dry
      No.
      """
    Then rule 0.03 forbids it
