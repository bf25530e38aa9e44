@rule_III
Feature: The nest

  @s_III_a @s_III_b
  Scenario: A lie
    Given Ada holds crown and bead
    When Ada lays bead
    Then Ada holds crown
    And Ben sees no card of Ada
    And it is for Ben to doubt

  @s_III_a
  Scenario: Only what is in the hand
    Given Ada holds crown and bead
    When Ada lays lens
    Then rule III forbids it
