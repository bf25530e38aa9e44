@rule_V
Feature: Turning over

  @s_V_a
  Scenario: Gold
    Given Ada holds crown and bead
    And Ben holds lens and button
    When Ada lays crown
    And Ben doubts it
    Then Ada has 2 feathers
    And Ben has 0 feathers
    And it is for Ben to lay

  @s_V_b
  Scenario: Glass
    Given Ada holds crown and bead
    When Ada lays bead
    And Ben doubts it
    Then Ada has 0 feathers
    And Ben has 1 feather

  @s_V_a @s_V_b
  Scenario Outline: What the <card> brings
    Given it is Cleo's turn
    And Cleo holds <card> and crown
    When Cleo lays <card>
    And Ada doubts it
    Then Cleo has <gold> feathers
    And Ada has <glass> feathers

    Examples:
      | card    | gold | glass |
      | ring    | 2    | 0     |
      | chalice | 2    | 0     |
      | marble  | 0    | 1     |
      | bottle  | 0    | 1     |
      | shard   | 0    | 1     |
      | button  | 0    | 1     |
      | lens    | 0    | 1     |
