@rule_IV
Feature: The doubt

  @s_IV_a
  Scenario: Only the next magpie is asked
    Given it is Ben's turn
    And Ben holds crown and bead
    When Ben lays crown
    And Ada doubts it
    Then rule IV forbids it
    And it is for Cleo to doubt

  @s_IV_b
  Scenario: She believes it
    Given Ada holds crown and bead
    And Ben holds lens and button
    When Ada lays bead
    And Ben believes it
    Then Ada has 1 feather
    And Ada sees bead in the nest of Ada
    And Ben sees no card of Ada
    And it is for Ben to lay
