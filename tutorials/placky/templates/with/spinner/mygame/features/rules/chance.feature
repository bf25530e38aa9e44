@rule_2
Feature: Taking a chance

  @s_2_a
  Scenario: As many steps as chance says
    Given an empty track
    When Ada takes a chance
    And the spinner shows 4
    Then Ada has gone 4 steps
    And it is Ben's turn

  @s_2_b
  Scenario: More steps than are left
    Given Ada has gone 4 steps
    When Ada takes a chance
    And the spinner shows 6
    Then Ada has gone 4 steps
    And it is Ben's turn
