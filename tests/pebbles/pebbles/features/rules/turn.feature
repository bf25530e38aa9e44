@rule_P_2
Feature: A turn

  @s_P_2_a
  Scenario: Turn by turn
    Given a full heap
    And it is Ben's turn
    When Ben takes 2
    Then it is Ada's turn

  @s_P_2_a
  Scenario: Out of turn
    Given a full heap
    When Ben takes 2
    Then rule P-2 forbids it
    And it is Ada's turn

  @s_P_2_b
  Scenario: Three by hand, and no more
    Given a full heap
    When Ada takes 4
    Then rule P-2 forbids it
    When Ada takes 3
    Then 12 pebbles are left
    And Ada has taken 3 pebbles
    When Ben takes 2
    Then Ben has taken 2 pebbles

  @s_P_2_b
  Scenario: No more than there are
    Given a heap of 2 pebbles
    When Ada takes 3
    Then rule P-2 forbids it
    And 2 pebbles are left
