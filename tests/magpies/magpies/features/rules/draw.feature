@rule_II
Feature: The hand

  @s_II_a
  Scenario: A turn begins with drawing
    Given Ada holds ring
    When Ada draws lens
    Then Ada holds ring and lens
    And it is for Ada to lay

  @s_II_a
  Scenario: The deck is empty
    Given Ada holds ring
    And Ben has bead, marble and bottle in the nest
    And shard, button, lens and crown lie open
    When Ada draws chalice
    And Ada lays ring
    And Ben believes it
    Then nobody wins

  @s_II_b @eyes_Ada
  Scenario: Ada draws, and reckons with what she has not seen
    Given Ada holds ring
    And Ben holds chalice and bead
    When Ada draws crown
    Then Ada sees no card of Ben
    And Ada holds ring and crown

  @s_II_b @eyes_Ada
  Scenario: Ben draws, and Ada sees the back of it
    Given it is Ben's turn
    And Ben holds bead
    When Ben draws chalice
    Then Ada sees no card of Ben
    And Ben sees bead and chalice in the hand of Ben
