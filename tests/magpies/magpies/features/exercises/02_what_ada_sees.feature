@rule_III @eyes_Ada
Feature: The same, as Ada sees it

  Now you are Ada, and all that you see of the others is the back of their cards.

  Background:
    Given it is Cleo's turn
    And Ada holds ring and lens
    And Ben holds bead and marble
    And Cleo holds chalice and shard

  @rule_V
  Scenario: You doubt, and are right
    When Cleo lays shard
      """placky; thinking
      A card, face down, and a face without anything in it. Well?
      """
    And Ada doubts it
    Then Ada has 1 feather

  @rule_V
  Scenario: You doubt, and are wrong
    When Cleo lays chalice
    And Ada doubts it
    Then Cleo has 2 feathers

  Scenario: You believe her
    When Cleo lays shard
    And Ada believes it
      """placky; dry
      What it was you will never know. She does.
      """
    Then Cleo has 1 feather
    And Ada sees no card of Cleo
