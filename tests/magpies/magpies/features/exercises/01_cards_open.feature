@rule_III
Feature: A lie, with all cards open

  So that you see how it works, everybody shows her cards here.

  Background:
    Given it is Cleo's turn
    And Ada holds ring and lens
    And Ben holds bead and marble
    And Cleo holds chalice and shard

  @rule_V
  Scenario: Glass is found out
    When Cleo lays shard
      """placky; dry
      She says that it is gold. She says that of everything.
      """
    And Ada doubts it
    Then Ada has 1 feather

  @rule_V
  Scenario: Gold after all
    When Cleo lays chalice
    And Ada doubts it
      """placky; alarmed
      Two feathers for telling the truth. Nobody had thought of that.
      """
    Then Cleo has 2 feathers

  Scenario: A lie is believed
    When Cleo lays shard
    And Ada believes it
      """placky; glad
      The card stays face down, and a feather is a feather.
      """
    Then Cleo has 1 feather

  Scenario: What is not in the hand
    When Cleo lays crown
    Then rule III forbids it
