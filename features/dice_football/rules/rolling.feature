Feature: The roll

  Twelve dice fall at once.

  @rule_S_07
  Rule: S-07 Who wins the roll

    Background:
      Given Red has the ball on Red's 25

    @s_S_07_a
    Scenario: Four 10s beat three NGs
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      Then Red wins the roll with 10
      And Red has the ball on Red's 35
      And it is down 2
      And this happened:
        | event  | team | yards |
        | gained | Red  | 10    |
