@rule_D_05
Feature: Stats and roles

  Five numbers and a role.

  Rule: D-05 Stats and roles

    @s_D_05_a @s_D_05_b @s_D_05_c @s_D_05_d @s_D_05_f
    Scenario Outline: <profile>
      Given these players are there:
        | player | hex | facing | team   | profile   |
        | PAVO   | F10 | east   | Comets | <profile> |
        | NIB    | F24 | west   |        |           |
      Then the card of PAVO says:
        | role   | move   | strength   | speed   | skill   | armour   |
        | <role> | <move> | <strength> | <speed> | <skill> | <armour> |

      Examples:
        | profile       | role    | move | strength | speed | skill | armour |
        | Human Striker | Striker | 5    | 4        | 4     | 4     | 5      |
        | Human Jack    | Jack    | 5    | 4        | 4     | 4     | 4      |
        | Human Guard   | Guard   | 5    | 4        | 4     | 4     | 4      |
        | Orc           | Guard   | 5    | 3        | 4     | 5     | 4      |
        | Goblin        | Jack    | 5    | 5        | 3     | 4     | 4      |

  Rule: D-05 Roles

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F10 | east   | yes  |
        | RIGEL  | F12 | west   |      |
        | ATLAS  | H12 | east   |      |
        | NIB    | F14 | west   |      |

    @s_D_05_e @ruling_RD_1
    Scenario Outline: A <role> may not <what>
      When <who> <does>
      Then rule D-05 forbids it: "a <role> may not <what> (RD-1)"

      Examples:
        | role    | what  | who   | does                 |
        | Striker | slam  | VEGA  | slams NIB            |
        | Guard   | steal | ATLAS | steals from NIB      |
        | Guard   | pass  | ATLAS | passes to VEGA       |

  Rule: D-05 What cannot be

    @ruling_RD_11 @ruling_RD_9 @ruling_RD_19
    Scenario: All that is wrong with a position is said at once
      Given these players are there:
        | player | hex | facing | ball | down | out | team  | profile |
        | VEGA   | F10 | east   | yes  | yes  |     |       |         |
        | RIGEL  | F10 | west   | yes  |      |     |       |         |
        | NIB    | F14 | west   |      |      | 1   |       |         |
        | ZORK   | F15 | west   |      |      |     |       | Orc     |
      And the ball lies in F14
      And 6 action tokens are left
      Then the position is refused:
        | key    | of          | rules |
        | team   | ZORK        |       |
        | at     | RIGEL, VEGA | RD-11 |
        | out    | NIB         |       |
        | tokens |             |       |
        | ball   | VEGA, RIGEL |       |
        | ball   | VEGA        | RD-19 |
        | ball   | VEGA        |       |

    @ruling_RD_1
    Scenario: A Guard holds no ball, and the other team has used no tokens
      Given these players are there:
        | player | hex | facing | ball | used |
        | NIB    | F14 | west   |      | 1    |
        | ATLAS  | F10 | east   | yes  |      |
        | GRUM   | F15 | west   |      | 2    |
      Then the position is refused:
        | key  | of    | rules |
        | ball | ATLAS | RD-1  |
        | used | NIB   |       |
        | used | GRUM  |       |

    @ruling_RD_9
    Scenario: A rush has no more than its tokens
      Given these players are there:
        | player | hex | facing | used |
        | VEGA   | F10 | east   | 2    |
        | NIB    | F14 | west   |      |
        | RIGEL  | F11 | east   | 1    |
      And 3 action tokens are left
      Then the position is refused:
        | key    | rules |
        | tokens | RD-9  |

    @ruling_RD_10
    Scenario: The score track ends at seven
      Given these players are there:
        | player | hex | facing |
        | VEGA   | F10 | east   |
      And Comets lead by 7
      Then the position is refused:
        | key   | of     | rules |
        | score | Comets | RD-10 |

    @ruling_RD_10
    Scenario: Nobody may lead by nothing
      Given these players are there:
        | player | hex | facing |
        | VEGA   | F10 | east   |
        | NIB    | F12 | west   |
      And Comets lead by 0
      And Wreckers lead by 6
      Then Wreckers lead by 6

    @s_D_05_a
    Scenario Outline: A stat of <stat>+ and a Move of <move> are <what>
      Given these players are there:
        | player | hex | facing | team   | role   | move   | strength | speed  | skill | armour |
        | PAVO   | F10 | east   | Comets | Jack   | <move> | <stat>   | <stat> | 4     | 4      |
        | NIB    | F24 | west   |        |        |        |          |        |       |        |
      Then the card of PAVO says:
        | role | move   | strength |
        | Jack | <move> | <stat>   |

      Examples:
        | stat | move | what   |
        | 2    | 1    | played |
        | 6    | 9    | played |

    Scenario Outline: <key> <value> is refused
      Given these players are there:
        | player | hex | facing | team   | role | move   | strength | speed | skill | armour |
        | PAVO   | F10 | east   | Comets | Jack | <move> | <stat>   | 4     | 4     | 4      |
      Then the position is refused:
        | key   | of   |
        | <key> | PAVO |

      Examples:
        | key      | value | move | stat |
        | strength | 1     | 5    | 1    |
        | strength | 7     | 5    | 7    |
        | move     | 0     | 0    | 4    |
