Feature: Dice tests

  Three dice. You want them high. So do they, but they forget.

  @rule_D_02
  Rule: D-02 Dice tests

    Background:
      Given these players are there:
        | player | hex | facing | down |
        | ATLAS  | F10 | east   | yes  |
        | VEGA   | H10 | east   | yes  |
        | GRUM   | F20 | west   |      |

    @s_D_02_a @s_D_02_b
    Scenario: Three dice, and modifiers before the roll
      When ATLAS stands up
      Then ATLAS rolls 3 Speed dice
      When the dice show 1 1 1 for ATLAS
      And VEGA stands up
      Then VEGA rolls 4 Speed dice
      When the dice show 1 1 1 1 for VEGA
      Then VEGA lies
      And this happened:
        | event     | player | base | number |
        | pool made | ATLAS  | 3    | 3      |
        | pool made | VEGA   | 3    | 4      |

    @s_D_02_c
    Scenario Outline: Against 4+ <face> is <what>
      When ATLAS stands up
      And the dice show <face> 1 1 for ATLAS
      Then this happened:
        | event   | player | successes | needed |
        | <event> | ATLAS  | <good>    | 1      |

      Examples:
        | face | what       | event       | good |
        | 3    | no success | test failed | 0    |
        | 4    | a success  | test passed | 1    |
        | 5    | a success  | test passed | 1    |

    @s_D_02_d @ruling_RD_3
    Scenario: A six is a success and adds a die, which may be a six again
      When ATLAS stands up
      And the dice show 6 1 1 6 1 for ATLAS
      Then this happened:
        | event       | successes |
        | test passed | 2         |
      And ruling RD-3 was at work
      When ATLAS turns east
      Then Comets decide on the free action

    @ruling_RD_3 @example_E1
    Scenario: Read otherwise, a six is a success like any other
      Given ruling RD-3 is read as "plain"
      When ATLAS stands up
      And the dice show 4 3 6 for ATLAS
      Then this happened:
        | event       | successes |
        | test passed | 2         |
      And ruling RD-3 was not at work

    @ruling_RD_6
    Scenario: Without dice there is no success, and nothing is rolled
      Given these players are there:
        | player | hex | facing | ball |
        | RIGEL  | D10 | east   | yes  |
        | MIRA   | D19 | west   |      |
      When RIGEL passes to MIRA, facing north-east
      Then this happened:
        | event       | player | successes |
        | test failed | RIGEL  | 0         |
      When the dice show 1 for direction and 1 for distance
      Then ruling RD-6 was at work

  @rule_D_03
  Rule: D-03 What a test needs

    Background:
      Given these players are there:
        | player | hex | facing | down |
        | ATLAS  | F10 | east   | yes  |
        | RIGEL  | H5  | east   |      |
        | GRUM   | F20 | west   |      |

    @s_D_03_a
    Scenario: A (1) test needs one success
      When ATLAS stands up
      And the dice show 4 1 1 for ATLAS
      And ATLAS turns east
      Then ATLAS stands
      And this happened:
        | event       | action   | successes | needed |
        | test passed | stand up | 1         | 1      |

    @s_D_03_b
    Scenario Outline: An (x) test: <mine> against <other> is <what>
      Given these players are there:
        | player | hex | facing |
        | ORION  | J12 | east   |
        | THOKK  | J13 | west   |
      When ORION slams THOKK
      And THOKK slams back
      And the dice show <a> for ORION and <b> for THOKK
      Then <event> happened
      When <end>
      Then rule D-12 was at work

      Examples:
        | mine | other | what   | a       | b       | event       | end                            |
        | 3    | 2     | a win  | 4 4 4 1 | 3 3 1 1 | clash won   | ORION pushes his opponent to J14 |
        | 2    | 3     | a loss | 4 4 1 1 | 3 3 3 1 | clash won   | THOKK pushes his opponent to J11 |

    @s_D_03_c
    Scenario Outline: The <nth> (123) test of an action needs <n>
      When RIGEL runs to H10
      And RIGEL dashes to H11
      And the dice show 4 4 4 for RIGEL
      And RIGEL dashes to H12
      And the dice show 4 4 4 for RIGEL
      And RIGEL dashes to H13
      And the dice show 4 4 4 for RIGEL
      And RIGEL stops
      Then this happened:
        | event       | action | needed |
        | test passed | dash   | <n>    |

      Examples:
        | nth    | n |
        | first  | 1 |
        | second | 2 |
        | third  | 3 |

    @s_D_03_c
    Scenario: A new action begins anew
      When RIGEL runs to H10
      And RIGEL dashes to H11
      And the dice show 4 4 4 for RIGEL
      And RIGEL stops
      And RIGEL runs to H16
      And RIGEL dashes to H17
      And the dice show 4 1 1 for RIGEL
      Then RIGEL stands
