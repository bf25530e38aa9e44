@rule_P_2
Feature: The last pebbles

  Take pebbles, or roll for them.
  Whoever takes the last one wins, so think about what you leave.

  Background:
    Given a heap of 6 pebbles

  @rule_P_4
  Scenario: Ada leaves four, and Ben rolls a four
    When Ada takes 2
      """placky; thinking
      Four are left. By hand Ben cannot take them all.
      """
    And Ben rolls
      """placky; alarmed
      One face in six takes the heap. Two faces take nothing.
      """
    And the die shows 4
      """placky; dry
      Some call it luck. The one who lost, mostly.
      """
    Then Ben wins

  Scenario: Ada leaves four, and Ben rolls too much
    When Ada takes 2
    And Ben rolls
    And the die shows 5
    Then 4 pebbles are left
    And it is Ada's turn

  Scenario: Ada leaves four, and Ben rolls a two
    When Ada takes 2
    And Ben rolls
    And the die shows 2
    Then 2 pebbles are left
    And it is Ada's turn

  @rule_P_4
  Scenario: Ada leaves four, and Ben takes one of them
    When Ada takes 2
    And Ben takes 1
    And Ada takes 3
      """placky; glad
      Leave four, and answer. There is not more to it.
      """
    Then Ada wins

  @rule_P_4
  Scenario: Ada leaves three
    When Ada takes 3
    And Ben takes 3
    Then Ben wins

  Scenario: Ada takes a fistful
    When Ada takes 5
    Then rule P-2 forbids it
