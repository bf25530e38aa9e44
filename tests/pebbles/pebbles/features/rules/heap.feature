@rule_P_1
Feature: The heap

  @s_P_1_a
  Scenario: A game begins with fifteen
    Given a full heap
    When Ada takes 1
    Then 14 pebbles are left
    And rule P-1 was at work

  @s_P_1_b
  Scenario Outline: A heap of <pebbles>
    Given a heap of <pebbles> pebbles
    Then the position is refused:
      | key  | rules |
      | heap | P-1   |

    Examples:
      | pebbles |
      | 0       |
      | 16      |
