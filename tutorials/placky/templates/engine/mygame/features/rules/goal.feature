@rule_3
Feature: The end of the track

  @s_3_a
  Scenario: The last step
    Given Ada has gone 6 steps
    When Ada walks 2
    Then Ada wins

  @s_3_a
  Scenario: A single step
    Given Ada has gone 7 steps
    When Ada walks 1
    Then Ada wins
