@rule_VI
Feature: The end

  @s_VI_a
  Scenario: Three feathers
    Given Ada holds crown and bead
    And Ada has 2 feathers
    When Ada lays bead
    And Ben believes it
    Then Ada wins

  @s_VI_a
  Scenario: Three feathers for the last of them
    Given it is Cleo's turn
    And Cleo holds crown and bead
    And Cleo has 2 feathers
    When Cleo lays bead
    And Ada believes it
    Then Cleo wins

  @s_VI_b
  Scenario: Nothing left to lay
    Given Ada holds crown
    And Ben has bead, marble and bottle in the nest
    And shard, button, lens, chalice and ring lie open
    When Ada lays crown
    And Ben believes it
    Then nobody wins
