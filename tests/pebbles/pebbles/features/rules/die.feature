@rule_P_3
Feature: The die

  @s_P_3_a
  Scenario: As many as it shows
    Given a full heap
    When Ada rolls
    Then dice with 6 sides are due for Ada
    When the die shows 6
    Then 9 pebbles are left
    And it is Ben's turn

  @s_P_3_b
  Scenario: A reading that there is not
    Given a full heap
    And ruling R-1 is read as "half of it"
    And it is Eve's turn
    Then the position is refused:
      | key      | rules |
      | turn     |       |
      | readings | R-1   |

  @s_P_3_b
  Scenario: More than there are
    Given a heap of 4 pebbles
    When Ada rolls
    And the die shows 5
    Then 4 pebbles are left
    And ruling R-1 was at work

  @s_P_3_b
  Scenario: More than there are, read the other way
    Given a heap of 4 pebbles
    And ruling R-1 is read as "everything"
    When Ada rolls
    And the die shows 5
    Then Ada wins
    And ruling R-1 was at work
