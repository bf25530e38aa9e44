Feature: Rolls

  One die with twelve faces. It must fall low enough to succeed and high enough to win.
  Most of this page is practised without running; the dice do not mind.

  @rule_1_14
  Rule: 1.14 Unopposed roll

    You, a number on a card, and a die. Nobody else is to blame.

    @s_1_14_a @example_X3
    Scenario Outline: Against STR 7 a <face> comes to a <result>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When these characteristics are rolled:
        | player | stat | value |
        | AGUILA | STR  | 7     |
      Then AGUILA needs 7 or less on STR
      When the die shows <face>
      Then AGUILA's roll is a <result>

      Examples:
        | face | result  |
        | 5    | success |
        | 7    | success |
        | 8    | fail    |
        | 9    | fail    |

    @s_1_14_a
    Scenario Outline: With REF 7 and <change>, a <face> comes to a <result>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When these characteristics are rolled:
        | player | stat | value | modifiers   |
        | AGUILA | REF  | 7     | <modifiers> |
      And the die shows <face>
      Then AGUILA's roll is a <result>

      Examples:
        | change                | modifiers                   | face | result  |
        | one less for pressure | -1 pressure by GARRA (1.06) | 6    | success |
        | one less for pressure | -1 pressure by GARRA (1.06) | 7    | fail    |
        | one more for a skill  | +1 a skill (4.05)           | 8    | success |
        | one more for a skill  | +1 a skill (4.05)           | 9    | fail    |

    @s_1_14_b
    Scenario: With no tackler in contact the dodger rolls alone
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      And AGUILA dodges
      And AGUILA rolls to dodge alone
      Then the dice of AGUILA are due
        """placky; calm
        GARRA has missed his point and is busy with his own balance. Nobody takes part in this but you.
        """
      When the die shows 7
      And AGUILA moves to 12, 19
      Then the dice of GARRA are due

    @s_1_14_a @s_1_14_b
    Scenario: A dodge rolled alone can still fail
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      And AGUILA dodges
      And AGUILA rolls to dodge alone
      And the die shows 8
        """placky; dry
        Outplayed by an empty field.
        """
      Then AGUILA's roll is a fail
      And AGUILA stands at 12, 17
      And the dice of GARRA are due

    @s_1_14_b
    Scenario: A tackle on a carrier without an action is unopposed
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 8, 13  |      |
        | GARRA  | 14, 15 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA tackles AGUILA
      And HAYATE runs
      And HAYATE stays put
      Then the dice of GARRA are due
      When the die shows 8
      Then GARRA's roll is a fail
      And AGUILA is standing
      When the die shows 4 for GARRA
      Then GARRA is unhurt

  @rule_1_15
  Rule: 1.15 Face-to-face roll

    Everybody rolls, one wins, and it may well be nobody.
    A beaten success is not a failure. It only feels like one.

    @s_1_15_a
    Scenario Outline: Each die meets its own characteristic, <kuro> against 9 and <garra> against 6
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | KURO   | 12, 13 | yes  |
        | GARRA  | 12, 18 |      |
      When these characteristics are rolled:
        | player | stat | modifiers                   |
        | KURO   | STR  |                             |
        | GARRA  | STR  | -1 pressure by LINCE (1.06) |
      Then KURO needs 9 or less on STR
      And GARRA needs 6 or less on STR
      When the dice show <kuro> for KURO and <garra> for GARRA
      Then KURO's roll is <first>
      And GARRA's roll is <second>

      Examples:
        | kuro | garra | first     | second    |
        | 9    | 9     | a success | a fail    |
        | 9    | 6     | a success | cancelled |
        | 10   | 7     | a fail    | a fail    |
        | 10   | 6     | a fail    | a success |

    Scenario Outline: Two players with STR 7 come to grips, <aguila> against <garra>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 18 |      |
      When these characteristics are rolled:
        | player | stat |
        | AGUILA | STR  |
        | GARRA  | STR  |
      And the dice show <aguila> for AGUILA and <garra> for GARRA
      Then AGUILA's roll is <first>
      And GARRA's roll is <second>

      @s_1_15_c @example_X4
      Examples: nobody succeeds
        | aguila | garra | first  | second |
        | 9      | 11    | a fail | a fail |
        | 8      | 8     | a fail | a fail |
        | 12     | 10    | a fail | a fail |

      @s_1_15_d @example_X5
      Examples: one alone succeeds
        | aguila | garra | first     | second    |
        | 4      | 10    | a success | a fail    |
        | 7      | 8     | a success | a fail    |
        | 8      | 7     | a fail    | a success |
        | 12     | 2     | a fail    | a success |

      @s_1_15_b @s_1_15_e @example_X6
      Examples: both succeed, one with the higher die
        | aguila | garra | first     | second    |
        | 6      | 3     | a success | cancelled |
        | 7      | 6     | a success | cancelled |
        | 2      | 3     | cancelled | a success |

      @s_1_15_b @s_1_15_f @example_X7
      Examples: both succeed, with equal dice
        | aguila | garra | first     | second    |
        | 5      | 5     | cancelled | cancelled |
        | 7      | 7     | cancelled | cancelled |

    Scenario Outline: Three players roll at once, <a>, <b> and <c>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 18 |      |
        | BUHO   | 14, 18 |      |
      When these characteristics are rolled:
        | player | stat | value |
        | AGUILA | REF  | 7     |
        | GARRA  | STR  | 7     |
        | BUHO   | STR  | 7     |
      And the dice show <a> for AGUILA, <b> for GARRA and <c> for BUHO
      Then AGUILA's roll is <first>
      And GARRA's roll is <second>
      And BUHO's roll is <third>

      @s_1_15_b @s_1_15_e
      Examples: the highest of three successes wins
        | a | b | c | first     | second    | third     |
        | 7 | 5 | 3 | a success | cancelled | cancelled |
        | 3 | 5 | 7 | cancelled | cancelled | a success |

      @s_1_15_b @s_1_15_f
      Examples: the two highest are equal, and nobody inherits
        | a | b | c | first     | second    | third     |
        | 6 | 6 | 3 | cancelled | cancelled | cancelled |
        | 3 | 6 | 6 | cancelled | cancelled | cancelled |

      @s_1_15_b @s_1_15_e
      Examples: the two lower are equal, and it does not matter
        | a | b | c | first     | second    | third     |
        | 7 | 4 | 4 | a success | cancelled | cancelled |

      @s_1_15_g
      Examples: a failure stays one while two others cancel each other
        | a | b | c  | first     | second    | third     |
        | 5 | 5 | 9  | cancelled | cancelled | a fail    |
        | 8 | 7 | 7  | a fail    | cancelled | cancelled |

    @s_1_15_c
    Scenario: When both fail, each bears what his own failure costs
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 9 for AGUILA and 11 for GARRA
        """placky; dry
        Equally bad, unequally expensive. A failed dodge is free. A failed tackle is not.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When the die shows 4 for GARRA
      Then AGUILA stands at 12, 17

    @s_1_15_d
    Scenario: Beaten by the one who succeeds, the tackler has failed and pays for it
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 4 for AGUILA and 10 for GARRA
      And AGUILA moves to 12, 19
      Then GARRA is on the ground
      When the die shows 4 for GARRA
      Then AGUILA is standing

    @s_1_15_e
    Scenario: Beaten by the higher die, the tackler has lost and not failed
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 6 for AGUILA and 3 for GARRA
      And AGUILA moves to 12, 19
      Then GARRA is standing
      And no dice are due

    @s_1_15_f
    Scenario: On equal dice neither action takes place
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 5 for AGUILA and 5 for GARRA
        """placky; calm
        Five and five. Both were right, so neither was.
        """
      Then the players are:
        | player | at         | ground |
        | AGUILA | 12, 17     | 0      |
        | GARRA  | 12.591, 15 | 0      |
      And no dice are due

  @rule_1_16
  Rule: 1.16 Modifiers

    The number on the card is an opinion. Modifiers are the discussion.
    Once the die is in the air the discussion is closed.

    @s_1_16_a @example_X8
    Scenario Outline: A pass of 3 inches under pressure turns BaC 7 into 8, and a <face> is a <result>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 15 |      |
      When these characteristics are rolled:
        | player | stat | value | modifiers                                              |
        | AGUILA | BaC  | 7     | +2 pass at 3 inches (2.01); -1 pressure by GARRA (1.06) |
      Then AGUILA needs 8 or less on BaC
        """placky; calm
        Seven, plus two, minus one. I have checked it twice, for the pleasure.
        """
      When the die shows <face>
      Then AGUILA's roll is a <result>

      Examples:
        | face | result  |
        | 8    | success |
        | 9    | fail    |

    @s_1_16_a
    Scenario Outline: The face that fell is the face that counts, <aguila> against <garra>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 18 |      |
      When these characteristics are rolled:
        | player | stat | value | modifiers                  |
        | AGUILA | BaC  | 7     | +2 pass at 3 inches (2.01) |
        | GARRA  | STR  | 7     |                            |
      Then AGUILA needs 9 or less on BaC
      When the dice show <aguila> for AGUILA and <garra> for GARRA
      Then AGUILA's roll is <first>
      And GARRA's roll is <second>

      Examples:
        | aguila | garra | first     | second    |
        | 9      | 7     | a success | cancelled |
        | 6      | 7     | cancelled | a success |
        | 7      | 7     | cancelled | cancelled |
        | 3      | 2     | a success | cancelled |

    @s_1_16_b
    Scenario Outline: A modifier may come from <source>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When these characteristics are rolled:
        | player | stat | value | modifiers   |
        | AGUILA | BaC  | 7     | <modifiers> |
      Then AGUILA needs <target> or less on BaC

      Examples:
        | source           | modifiers                                                       | target |
        | a rule           | +2 pass at 3 inches (2.01)                                      | 9      |
        | an action        | -1 pressure by GARRA (1.06)                                     | 6      |
        | a skill          | +1 a skill (4.05)                                               | 8      |
        | all of the three | +2 pass at 3 inches (2.01); -1 pressure by GARRA (1.06); +1 a skill (4.05) | 9 |

    @s_1_16_a @s_1_16_b
    Scenario: Pressure is taken off before the dodge is rolled
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
        | LINCE  | 14, 18 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And LINCE presses
      And AGUILA runs
      And AGUILA dodges
      Then AGUILA needs 6 or less on REF
      And GARRA needs 7 or less on STR
      When the dice show 7 for AGUILA and 7 for GARRA
      Then AGUILA's roll is a fail
      And GARRA's roll is a success
      When the die shows 4 for AGUILA
      Then AGUILA is on the ground

    Scenario Outline: A characteristic of <target> is allowed, and a <face> on it is a <result>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When these characteristics are rolled:
        | player | stat | value   | modifiers   |
        | AGUILA | REF  | <value> | <modifiers> |
      And the die shows <face>
      Then AGUILA's roll is a <result>
      And ruling R-16 was at work

      Examples:
        | target | value | modifiers                                                  | face | result   |
        | 0      | 1     | -1 pressure by GARRA (1.06)                                | 1    | critical |
        | 0      | 1     | -1 pressure by GARRA (1.06)                                | 2    | fail     |
        | 14     | 12    | +2 pass at 3 inches (2.01)                                 | 11   | success  |
        | 14     | 12    | +2 pass at 3 inches (2.01)                                 | 12   | fail     |
        | 13     | 12    | +2 pass at 3 inches (2.01); -1 pressure by GARRA (1.06)    | 12   | fail     |

  @rule_1_17
  Rule: 1.17 Critical and fumble

    Two faces of the die have made up their minds beforehand.

    @s_1_17_a
    Scenario Outline: A natural <face> against <target> is a <result>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When these characteristics are rolled:
        | player | stat | value    |
        | AGUILA | REF  | <target> |
      And the die shows <face>
      Then AGUILA's roll is a <result>
      And natural face happened to AGUILA once

      Examples: a 1 is a critical
        | face | target | result   |
        | 1    | 7      | critical |
        | 1    | 1      | critical |
        | 1    | 0      | critical |

      @s_1_17_e @example_X9
      Examples: a 12 is a fumble, whatever the characteristic
        | face | target | result |
        | 12   | 7      | fail   |
        | 12   | 12     | fail   |
        | 12   | 13     | fail   |

    Scenario Outline: Criticals meet, <aguila> against <garra>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 18 |      |
      When these characteristics are rolled:
        | player | stat | value |
        | AGUILA | STR  | 7     |
        | GARRA  | STR  | 13    |
      And the dice show <aguila> for AGUILA and <garra> for GARRA
      Then AGUILA's roll is <first>
      And GARRA's roll is <second>

      @s_1_17_b @example_X9
      Examples: a critical beats any other success
        | aguila | garra | first      | second     |
        | 1      | 7     | a critical | cancelled  |
        | 1      | 11    | a critical | cancelled  |
        | 7      | 1     | cancelled  | a critical |

      @s_1_17_e
      Examples: a critical against a failure
        | aguila | garra | first      | second     |
        | 1      | 12    | a critical | a fail     |
        | 8      | 1     | a fail     | a critical |

      @s_1_17_d @example_X9
      Examples: two criticals are a tie
        | aguila | garra | first     | second    |
        | 1      | 1     | cancelled | cancelled |

    @s_1_17_d
    Scenario: Two criticals take a third player's success down with them
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 18 |      |
        | BUHO   | 14, 18 |      |
      When these characteristics are rolled:
        | player | stat | value |
        | AGUILA | REF  | 7     |
        | GARRA  | STR  | 7     |
        | BUHO   | STR  | 7     |
      And the dice show 1 for AGUILA, 1 for GARRA and 7 for BUHO
      Then AGUILA's roll is cancelled
      And GARRA's roll is cancelled
      And BUHO's roll is cancelled

    @s_1_17_b @s_1_17_c
    Scenario: A critical dodge beats a higher die and goes twice as far
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 1 for AGUILA and 7 for GARRA
      And AGUILA moves to 12, 21
        """placky; glad
        The lowest number on the die. I did say that ambition is modest here.
        """
      Then AGUILA has moved 4 inches
      And GARRA is standing

    @s_1_17_c
    Scenario: A critical tackle wounds without asking
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 7 for AGUILA and 1 for GARRA
      Then AGUILA has 1 wound
      And no dice are due
