@rule_P_4 @s_P_4_a
Feature: The last pebble

  Scenario: By hand
    Given a heap of 1 pebble
    When Ada takes 1
    Then Ada wins

  Scenario: By die
    Given a heap of 6 pebbles
    When Ada rolls
    And the die shows 6
    Then Ada wins
