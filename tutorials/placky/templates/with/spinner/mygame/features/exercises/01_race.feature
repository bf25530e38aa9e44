@rule_1 @rule_2
Feature: The last steps

  Four steps to the end, and your turn.
  Walk, or take a chance?

  Background:
    Given Ada has gone 4 steps

  @rule_3
  Scenario: A lucky chance
    When Ada takes a chance
      """placky; alarmed
      There are slower ways to lose.
      """
    And the spinner shows 4
    Then Ada wins

  Scenario: Too much of it
    When Ada takes a chance
    And the spinner shows 6
    Then Ada has gone 4 steps

  Scenario: A little of it
    When Ada takes a chance
    And the spinner shows 1
    Then Ada has gone 5 steps

  Scenario: Three steps on foot
    When Ada walks 3
    Then Ada has gone 7 steps
    And it is Ben's turn

  Scenario: Four steps on foot
    When Ada walks 4
    Then rule 1 forbids it
