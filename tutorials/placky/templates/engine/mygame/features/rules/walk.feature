@rule_1
Feature: Walking

  @s_1_a
  Scenario: The players take turns
    Given an empty track
    When Ada walks 2
    Then Ada has gone 2 steps
    And it is Ben's turn

  @s_1_b
  Scenario: Nobody walks four steps
    Given an empty track
    When Ada walks 4
    Then rule 1 forbids it
    And Ada has gone 0 steps

  @s_1_b
  Scenario: Nobody walks past the end
    Given Ada has gone 6 steps
    When Ada walks 3
    Then rule 1 forbids it
