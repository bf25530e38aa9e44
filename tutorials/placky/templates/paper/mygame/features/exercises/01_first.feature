Feature: Your first turn

  Say here what a turn is about.

  Background:
    Given Ada and Ben sit at a table

  Scenario: A bold beginning
    When Ada rolls a six
    Then Ada goes on

  Scenario: A careful beginning
    When Ada passes
    Then it is Ben's turn
