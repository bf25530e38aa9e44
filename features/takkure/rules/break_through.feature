Feature: Break through

  The carrier's shoulders against the same intentions.

  @rule_1_19
  Rule: 1.19 Break through

    The tackler stands between you and the line. That can be arranged differently.

    Background:
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |

    @s_1_19_a
    Scenario: Without a declared tackle there is nobody to break through
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA presses from 12.6, 16
      And AGUILA runs
      And AGUILA breaks through
        """placky; dry
        He stands there, he frowns, he has declared pressure. Shoulders are for tacklers.
        """
      Then rule 1.19 forbids it

    @s_1_19_a
    Scenario: A team-mate of the carrier keeps his shoulders to himself
      Given these players are on the pitch:
        | player | at    |
        | HAYATE | 8, 13 |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA breaks through
      Then rule 1.19 forbids it
      When AGUILA stays put
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks no way
      And GARRA tackles AGUILA
      And HAYATE runs
      And HAYATE breaks through
        """placky; dry
        The tackle is meant for AGUILA. Offering yourself is generous and against two rules.
        """
      Then rule 0.01 forbids it
      And HAYATE can choose move and nothing else

    @s_1_19_b
    Scenario Outline: The break through is rolled on STR 7, and a <face> comes to a <result>
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      Then AGUILA needs 7 or less on STR
      And GARRA needs 7 or less on STR
      When the dice show <face> for AGUILA and 9 for GARRA
      Then AGUILA's roll is a <result>
      When the die shows 4 for GARRA
      Then AGUILA is standing

      Examples:
        | face | result  |
        | 7    | success |
        | 8    | fail    |

    @s_1_19_c
    Scenario: A tackler whose success is beaten goes to ground
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 6 for AGUILA and 4 for GARRA
        """placky; glad
        GARRA has not failed. He has been overruled.
        """
      Then GARRA's roll is cancelled
      And the players are:
        | player | at         | ground |
        | AGUILA | 12, 17     | 0      |
        | GARRA  | 12.591, 15 | 1      |
      And GARRA needs 4 or less on stamina
      When the die shows 5
      Then GARRA has 1 wound
      And ruling R-74 was not at work
      And this happened:
        | event         | player | critical | why     |
        | broke through | AGUILA | no       |         |
        | wounded       | GARRA  |          | stamina |

    @s_1_19_c @example_X21
    Scenario Outline: A tackler who is beaten and has failed as well falls once, and his stamina roll shows <face>
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
        """placky; calm
        Two reasons to fall, one fall. It is one collision, however often he tells it.
        """
      Then fell happened to GARRA once
      And GARRA has 1 ground token
      When the die shows <face> for GARRA
      Then GARRA has <wounds> wounds
      And no dice are due
      And ruling R-74 was at work

      Examples:
        | face | wounds |
        | 4    | 0      |
        | 5    | 1      |

    @s_1_19_d
    Scenario: A break through that fails costs nothing by itself
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 8 for AGUILA and 11 for GARRA
      Then this happened:
        | event           | player | action        | why    |
        | nothing happens | AGUILA | break through | failed |
      And AGUILA is standing
      And AGUILA stands at 12, 17
      When the die shows 4 for GARRA
      Then AGUILA is unhurt
      And AGUILA holds the ball

    @s_1_19_d
    Scenario Outline: A cancelled break through does nothing, <dice>
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show <dice>
      Then AGUILA's roll is cancelled
      And broke through happened to AGUILA never
      And this happened:
        | event           | player | action        | why       |
        | nothing happens | AGUILA | break through | cancelled |
      And AGUILA <how>
      And GARRA <how>

      Examples:
        | dice                         | how              |
        | 5 for AGUILA and 5 for GARRA | is standing      |
        | 1 for AGUILA and 1 for GARRA | is standing      |
        | 7 for AGUILA and 1 for GARRA | is on the ground |

    @s_1_19_e
    Scenario Outline: A critical break through wounds the tackler without a stamina roll, <dice>
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show <dice>
        """placky; alarmed
        Nobody asks GARRA how much he can take. He is informed.
        """
      Then fell happened to GARRA once
      And the players are:
        | player | ground | wounds |
        | AGUILA | 0      | 0      |
        | GARRA  | 1      | 1      |
      And no dice are due

      Examples: the tackler's success is cancelled
        | dice                         |
        | 1 for AGUILA and 7 for GARRA |

      Examples: the tackler has failed too
        | dice                         |
        | 1 for AGUILA and 9 for GARRA |

    Scenario: A tackler without contact leaves a break through with nobody to beat
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      Then AGUILA can choose move, dodge and break through
      When AGUILA breaks through
        """placky; dry
        A mighty charge through nobody at all. The air is impressed.
        """
      Then the dice of GARRA are due
      And GARRA needs 7 or less on REF
      When the die shows 7
      Then GARRA is standing
      And ruling R-53 was at work
      And this happened:
        | event           | player | why            |
        | nothing happens | AGUILA | nobody to beat |

    @example_X21
    Scenario: In exercise 1 a break through leaves the tackler down and unexamined
      Given the rules up to chapter 1 are taught
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
      Then GARRA is on the ground
      And no dice are due
      And rule 5.04 was not at work

    @s_1_19_b @s_1_19_c
    Scenario: Through one of three; the others get up and sit down
      Given these players are on the pitch:
        | player | at     | ground | fatigue |
        | LINCE  | 12, 18 | 1      |         |
        | BUHO   | 4, 20  |        | 1       |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And LINCE stands up
      And BUHO rests
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 6 for AGUILA and 9 for GARRA
      And the die shows 4 for GARRA
      Then GARRA is on the ground
      And LINCE is standing
      And BUHO has 1 inactive fatigue token
