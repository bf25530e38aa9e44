@rule_I
Feature: The deck

  @s_I_a
  Scenario: Nine cards, three of them gold
    Given a full deck
    When Ada draws crown
    And Ada draws lens
    Then Ada holds crown and lens
    And rule I was at work

  @s_I_a
  Scenario: No card is there twice
    Given Ada holds crown and ring
    And Ben holds crown and lens
    And pebble lie open
    Then the position is refused:
      | key   | rules | text                                          |
      | hands | I     | the crown is there 2 times; allowed: once (I) |
      | open  |       |                                               |
