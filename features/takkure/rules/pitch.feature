Feature: The field

  Five strips between two coaches, and a line around them that keeps everybody in.

  @rule_0_C
  Rule: 0.C Field

    Each coach sits behind one in-goal zone and wants to be in the other.
    How large the field is, no document says; ours is marked as ours.

    @s_0_C_a
    Scenario: Five lines cross the field on the way from coach to coach
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      Then the lines across the pitch lie at 3, 13, 18, 23, 33
        """placky; calm
        In-goal, kick-off, centre, kick-off, in-goal.
        The distances are ours, the order is the rulebook's.
        """
      And rule 0.C was at work
      And ruling R-07 was at work

    @s_0_C_a
    Scenario Outline: The zone to be reached lies at the far end

      The first team of a position starts at the bottom and attacks upwards, the second comes down to meet it.

      Given these players are on the pitch:
        | player | at       | ball     |
        | AGUILA | <aguila> | <a ball> |
        | GARRA  | <garra>  | <g ball> |
      When <runner> is activated
      And <runner> marks a move to <token>
      And <defender> presses
      And <runner> runs
      Then in goal reached happened to <runner> <often>
      And ruling R-07 was at work

      Examples: The far zone
        | aguila | a ball | garra  | g ball | runner | defender | token  | often |
        | 12, 30 | yes    | 12, 20 | no     | AGUILA | GARRA    | 12, 36 | once  |
        | 12, 20 | no     | 12, 6  | yes    | GARRA  | AGUILA   | 12, 0  | once  |

      Examples: The zone behind them
        | aguila | a ball | garra  | g ball | runner | defender | token  | often |
        | 12, 6  | yes    | 12, 20 | no     | AGUILA | GARRA    | 12, 0  | never |
        | 12, 20 | no     | 12, 30 | yes    | GARRA  | AGUILA   | 12, 36 | never |

    @s_0_C_a
    Scenario Outline: The line in front of the zone is as good as the zone
      Given these players are on the pitch:
        | player | at      | ball |
        | AGUILA | <start> | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 12, 36
      And AGUILA runs
      Then in goal reached happened to AGUILA <often>
      And rule 0.C was at work

      Examples:
        | start      | often |
        | 12, 28.508 | once  |
        | 12, 28.498 | never |

    @s_0_C_a
    Scenario: Without the ball the far zone is only grass
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 20 | yes  |
        | HAYATE | 12, 30 |      |
      When HAYATE is activated
      And HAYATE marks a move to 12, 36
      And HAYATE runs
      Then in goal reached happened to HAYATE never
      And rule 0.C was at work

    @s_0_C_b
    Scenario Outline: With tries taught, the zone is no longer the end of the way: <one>
      Given the rules up to chapter <chapter> are taught
      And these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 12, 32 | yes  |
      When HAYATE is activated
      And HAYATE marks a move to 12, 36
      And HAYATE runs
      Then in goal reached happened to HAYATE
      And ruling <one> was at work
      And ruling <other> was not at work

      Examples:
        | chapter | one  | other |
        | 3       | R-94 | R-87  |
        | 4       | R-87 | R-94  |

    @s_0_C_a
    Scenario: A field without room for its five parts is no field
      Given the pitch is 24 wide and 16 long
      And these players are on the pitch:
        | player | at    | ball |
        | AGUILA | 12, 8 | yes  |
      Then the position is refused:
        | key   |
        | field |

    @s_0_C_a
    Scenario: A line is no field
      Given the pitch is 0 wide and 36 long
      And these players are on the pitch:
        | player | at    | ball |
        | AGUILA | 0, 13 | yes  |
      Then the position is refused:
        | key   | of     |
        | field |        |
        | at    | AGUILA |

    @s_0_C_a
    Scenario: The smallest field has room for the lines and for nothing else
      Given the pitch is 24 wide and 16.01 long
      And these players are on the pitch:
        | player | at    | ball |
        | AGUILA | 12, 8 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 12, 16
      And AGUILA runs
      Then AGUILA stands at 12, 12
      And rule 0.C was at work

    @s_0_C_c
    Scenario: In the free play of the first exercise nobody turns back
      Given nobody moves backwards
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 16, 12.99
        """placky; dry
        One hundredth of an inch is still a retreat.
        """
      Then rule 0.C forbids it: do not move backwards
      When AGUILA marks a move to 16, 13
      And AGUILA runs
      And AGUILA moves to 14, 12
      Then rule 0.C forbids it: do not move backwards
      When AGUILA moves to 14, 14
      Then AGUILA stands at 14, 14

    @s_0_C_c
    Scenario: The defender may turn back as he likes
      Given nobody moves backwards
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 8, 17  |      |
      When AGUILA is activated
      And AGUILA marks a move to 16, 12
      Then rule 0.C forbids it: do not move backwards
      When AGUILA marks a move to 12, 15
      And GARRA presses from 8, 18
        """placky; dry
        Forward is the attackers' burden.
        Defenders have been walking backwards for two hundred years.
        """
      Then GARRA stands at 8, 18

    @s_0_C_c
    Scenario: Nobody walks over the line
      Given these players are on the pitch:
        | player | at    | ball |
        | AGUILA | 2, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA moves to 0.482, 13
      Then rule 0.C forbids it: R-58
      When AGUILA moves to 0.492, 13
      Then AGUILA stands at 0.492, 13

    @s_0_C_c
    Scenario Outline: Every corner of the field is a place to stand, from <edge>
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | <corner> | yes  |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA moves to <beyond>
      Then rule 0.C forbids it: R-58
      And AGUILA stands at <corner>

      Examples:
        | edge       | corner         | beyond         |
        | the bottom | 0.492, 0.492   | 0.492, 0.491   |
        | the right  | 23.508, 0.492  | 23.509, 0.492  |
        | the top    | 23.508, 35.508 | 23.508, 35.509 |
        | the left   | 0.492, 35.508  | 0.491, 35.508  |

    Scenario: The line itself can be marked, and whoever follows the mark stops in front of it
      Given these players are on the pitch:
        | player | at    | ball |
        | AGUILA | 2, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 0, 13
      And AGUILA runs
      Then AGUILA stands at 0.492, 13
      And rule 0.C was at work

    @s_0_C_c
    Scenario: A run that would leave the field stops at the line

      The token lies in the corner of the field.
      A base is wider than a corner.

      Given these players are on the pitch:
        | player | at   | ball |
        | AGUILA | 2, 2 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 0.1, 5
      And AGUILA runs
      Then AGUILA stands at 0.492, 4.381
      And ruling R-58 was at work

    Scenario: Outside the first exercise, back is a direction like any other
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 12, 5
      And AGUILA runs
      Then AGUILA stands at 12, 9
      And rule 0.C was at work

    @s_0_C_c
    Scenario: The line stops the runner, and nothing stops the thief
      Given these players are on the pitch:
        | player | at       |
        | SUZU   | 2, 2     |
        | LINCE  | 12, 17.5 |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      And SUZU marks a move to 0.1, 5
      And LINCE steals the loose ball, moving to 12, 15.984
      And SUZU runs
      Then SUZU's run ends at the line
      When SUZU stays put
      And the die shows 11 for LINCE
        """placky; dry
        SUZU has secured the corner.
        """
      Then LINCE holds the ball

    @s_0_C_c
    Scenario: Nor does he turn back on the way
      Given nobody moves backwards
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks a move to 16, 16, turning at 14, 12
      Then rule 0.C forbids it: do not move backwards

    @s_0_C_c
    Scenario: For the other team, forward is the other way
      Given nobody moves backwards
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 |      |
        | GARRA  | 12, 25 | yes  |
      When GARRA is activated
      And GARRA marks a move to 12, 26
      Then rule 0.C forbids it: do not move backwards
      When GARRA marks a move to 12, 20
      And AGUILA presses
      And GARRA runs
      Then GARRA stands at 12, 21
