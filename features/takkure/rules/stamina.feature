Feature: Stamina roll and wound

  What remains to be settled after a fall.

  @rule_5_04
  Rule: 5.04 Stamina roll and wound

    The card lists what a body can take. The die checks, every time, whether the card was bragging.

    Scenario Outline: BOD <BOD> and PRT <PRT> meet a <face>
      Given these players are on the pitch:
        | player | at     | ball | BOD   | PRT   |
        | AGUILA | 12, 13 | yes  |       |       |
        | GARRA  | 14, 15 |      | <BOD> | <PRT> |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 6 for AGUILA and 9 for GARRA
      Then GARRA needs <limit> or less on stamina
      And the dice of GARRA are due
      When the die shows <face>
      Then GARRA has <wounds> wounds

      @s_5_04_a
      Examples: no higher, no damage
        | BOD | PRT | limit | face | wounds |
        | 3   | 1   | 4     | 4    | 0      |
        | 4   | 2   | 6     | 6    | 0      |

      @s_5_04_a
      Examples: higher, one wound
        | BOD | PRT | limit | face | wounds |
        | 3   | 1   | 4     | 5    | 1      |
        | 4   | 2   | 6     | 7    | 1      |
        | 2   | 0   | 2     | 11   | 1      |

      @s_5_04_a
      Examples: a 1 always holds, a 12 never does
        | BOD | PRT | limit | face | wounds |
        | 0   | 0   | 0     | 1    | 0      |
        | 9   | 4   | 13    | 12   | 1      |

    @s_5_04_b
    Scenario Outline: After <dice> it is <who> who rolls stamina
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show <dice>
      Then the dice of <who> are due
      And <who> needs 4 or less on stamina
      When the die shows 5
      Then <who> has 1 wound
      And <other> is unhurt
      And no dice are due

      Examples: the tackled player
        | dice                         | who    | other |
        | 4 for AGUILA and 6 for GARRA | AGUILA | GARRA |
        | 8 for AGUILA and 7 for GARRA | AGUILA | GARRA |

      Examples: the tackler who is broken through
        | dice                         | who   | other  |
        | 6 for AGUILA and 4 for GARRA | GARRA | AGUILA |
        | 5 for AGUILA and 9 for GARRA | GARRA | AGUILA |

      Examples: the tackler who fails
        | dice                         | who   | other  |
        | 8 for AGUILA and 9 for GARRA | GARRA | AGUILA |

    @s_5_04_b
    Scenario: A tackler who loses his feet without touching anybody rolls too
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      And AGUILA stays put
      And the die shows 8 for GARRA
      Then GARRA needs 4 or less on stamina
        """placky; dry
        Hurt by the ground alone. It was standing still at the time.
        """
      When the die shows 4
      Then GARRA is unhurt

    @s_5_04_b
    Scenario: After a critical tackle nobody rolls stamina
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 7 for AGUILA and 1 for GARRA
      Then no dice are due
      And AGUILA has 1 wound
      And unhurt happened to AGUILA never
      And this happened:
        | event   | player | critical | why      |
        | tackled | GARRA  | yes      |          |
        | wounded | AGUILA |          | critical |

    @s_5_04_a
    Scenario: A new wound lies beside the old one
      Given these players are on the pitch:
        | player | at     | ball | wounds |
        | AGUILA | 12, 13 | yes  | 1      |
        | GARRA  | 14, 15 |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      And the die shows 9 for AGUILA
      Then AGUILA has 2 wounds

    Scenario: The stamina roll is made before the next tackler has his turn
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
        | BUHO   | 10, 16 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 4 for GARRA
      Then GARRA needs 4 or less on stamina
      And the dice of GARRA are due
      When the die shows 5
      Then ruling R-79 was at work
      And the dice of BUHO are due

    Scenario: Pressure weighs on the dodge and leaves the stamina roll alone
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
      When the dice show 7 for AGUILA and 7 for GARRA
      Then AGUILA needs 4 or less on stamina
        """placky; calm
        LINCE is still breathing nearby. Bruises do not care.
        """
      And GARRA is on the ground
      When the die shows 5
      Then AGUILA has 1 wound
      And ruling R-10 was at work

    Scenario: By the other reading two tacklers roll stamina as they have declared
      Given ruling R-79 is read as "declaration"
      And these players are on the pitch:
        | player | at         | ball | BaC  | STR |
        | HAYATE | 12, 33     | yes  | 7/10 |     |
        | LINCE  | 12, 33.984 |      |      | 7   |
        | BUHO   | 12.984, 33 |      |      | 7   |
      When HAYATE is activated
      And HAYATE marks no way
      And BUHO tackles HAYATE
      And LINCE tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 8 for HAYATE, 9 for LINCE and 12 for BUHO
      Then the dice of BUHO are due
      When the die shows 2 for BUHO
      Then the dice of LINCE are due
      When the die shows 2 for LINCE
      Then ruling R-79 was at work
