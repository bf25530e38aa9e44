Feature: Tackle

  Two rules for one collision: the first says where it is planned, the second whether it takes place.
  I keep the two in separate drawers. So should your hopes.

  @rule_1_12
  Rule: 1.12 Declaring a tackle

    First the finger, then the legs, and the ruler only for the legs.
    A point that turns out too far away stays declared all the same.

    @s_1_12_a
    Scenario: A tackler walks first, and stops where he touches his point
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
        """placky; alarmed
        A point of your path, named before anyone knew how far it was. He happens to reach it.
        """
      Then GARRA stands at 12.591, 15
      And GARRA has moved 1.409 inches
      And the tokens on the pitch are active player, movement and tackle
      And rule 1.07 was at work

    @s_1_12_b
    Scenario: A team-mate is no opponent
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
        | LINCE  | 14, 17 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles LINCE
      Then rule 1.12 forbids it: LINCE is no opponent on the field

    @s_1_12_b
    Scenario: A carrier who waits is as good a target as one who runs
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 16, 13 |      |
        | GARRA  | 14, 15 |      |
      When HAYATE is activated
      And HAYATE marks a move to 16, 20
      And GARRA tackles AGUILA
        """placky; dry
        HAYATE does the running, AGUILA has the ball. The tackler reads the second half of that sentence.
        """
      Then GARRA and AGUILA touch
      When HAYATE runs
      Then GARRA's tackle has contact
      And ruling R-54 was at work

    @s_1_12_b
    Scenario: A runner without the ball is left in peace
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 16, 13 |      |
        | GARRA  | 14, 15 |      |
      When HAYATE is activated
      And HAYATE marks a move to 16, 20
      And GARRA tackles HAYATE
      Then rule 0.01 forbids it
      When GARRA tackles AGUILA
      Then GARRA and AGUILA touch

    @s_1_12_d
    Scenario: The path of a team-mate is not the carrier's path
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 16, 13 |      |
        | GARRA  | 14, 15 |      |
      When HAYATE is activated
      And HAYATE marks a move to 16, 20
      And GARRA tackles AGUILA at 16, 15
      Then rule 1.12 forbids it: has marked no path

    @s_1_12_b
    Scenario: A loose ball leaves nobody to tackle
      Given these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 14, 15 |
      And the ball lies at 12, 18
      And Yamato attacks
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA
        """placky; dry
        An admirable tackle, and nobody to receive it. The ball has no shoulders.
        """
      Then rule 1.12 forbids it: nobody holds the ball

    Scenario: A carrier on the ground is not tackled a second time
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  | 1      |
        | HAYATE | 8, 13  |      |        |
        | GARRA  | 14, 15 |      |        |
      When HAYATE is activated
      And HAYATE marks a move to 8, 20
      And GARRA tackles AGUILA
      Then rule 1.12 forbids it: R-15
      And GARRA can choose pressure, rest and steal and nothing else

    @s_1_12_c
    Scenario: A point that proves too far away stays declared
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 16, 15 |      |
        | LINCE  | 20, 20 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      Then GARRA stands at 14, 15
      When GARRA presses
        """placky; dry
        Now that the distance is known, pressure looks wiser. It looked available only before.
        """
      Then rule 1.05 forbids it
      When LINCE presses
      And AGUILA runs
      Then GARRA's tackle has no contact

    @s_1_12_d
    Scenario Outline: The point may be <where>
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 14, 16.5 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 15, turning at 12, 15
      And GARRA tackles AGUILA at <point>
      Then GARRA stands at <place>
      And the tokens on the pitch are active player, movement, turn and tackle

      Examples:
        | where                         | point  | place          |
        | the carrier himself           | 12, 13 | 13.008, 14.764 |
        | a spot before the turn        | 12, 14 | 12.752, 14.936 |
        | the turn itself               | 12, 15 | 12.473, 15.355 |
        | a spot behind the turn        | 14, 15 | 14, 15.591     |
        | the movement token, far ahead | 18, 15 | 15.873, 15.798 |

    @s_1_12_d
    Scenario Outline: A point <where> is not on the path
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 14, 16.5 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 15, turning at 12, 15
      And GARRA tackles AGUILA at <point>
      Then rule 1.12 forbids it: not on the path

      Examples:
        | where                              | point    |
        | just behind the carrier            | 12, 12.9 |
        | a hundredth of an inch to the side | 12.01, 14 |
        | straight on where the path turns   | 12, 15.1 |
        | on the short cut past the turn     | 15, 14   |
        | beyond the movement token          | 18.1, 15 |

    @s_1_12_e
    Scenario Outline: A tackler <how>
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at <point>
      Then GARRA stands at <place>
      And GARRA has moved <length> inches
      And ruling R-61 was at work

      Examples:
        | how                                           | point  | place          | length |
        | stops at the first touch of his point         | 12, 15 | 12.591, 15     | 1.409  |
        | stops at the first touch of the carrier       | 12, 13 | 12.766, 13.766 | 1.745  |
        | spends his whole move on a point out of reach | 12, 20 | 13.257, 16.857 | 2      |

    @s_1_12_e
    Scenario: A tackler who touches his point already stays where he is
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 12.5, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      Then GARRA has moved 0 inches
      And GARRA stands at 12.5, 15

    @s_1_12_e
    Scenario: A figure in the way makes the tackler walk around it
      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | HAYATE | 13.2, 15.8 |      |
        | GARRA  | 14, 15     |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      Then GARRA stands at 12.572, 14.845
      And ruling R-60 was at work

    @s_1_12_e
    Scenario: A figure on the point itself keeps the tackler as far off as it must
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | HAYATE | 12, 15   |      |
        | GARRA  | 14.6, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      Then GARRA stands at 13.083, 15
      And GARRA and HAYATE touch

    @s_1_12_f
    Scenario Outline: A tackler who aims at 12, <y> at the end of a run to 12, 17 has <contact>
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 22
      And GARRA tackles AGUILA at 12, <y>
      And AGUILA runs
      Then AGUILA stands at 12, 17
      And GARRA's tackle has <contact>

      Examples:
        | y      | contact    |
        | 17.492 | contact    |
        | 17.495 | no contact |
        | 19     | no contact |

    @s_1_12_f
    Scenario: A tackler who waits where the runner never comes has waited
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 22
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      Then AGUILA stands at 12, 17
      And GARRA's tackle has no contact

  @rule_1_20
  Rule: 1.20 Tackle

    Contact decides whether there is a tackle, the dice decide whose.
    The tackler may win and still lie down. He considers this fair.

    @s_1_20_a
    Scenario Outline: A carrier who <does> meets the tackler's STR with his <stat>
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA <does>
      Then the dice of AGUILA and GARRA are due
      And AGUILA needs 7 or less on <stat>
      And GARRA needs 7 or less on STR

      Examples:
        | does           | stat |
        | dodges         | REF  |
        | breaks through | STR  |

    @s_1_20_a
    Scenario: A carrier who is not active has nothing to set against a tackle
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
        """placky; calm
        One die. AGUILA was thinking of something else, and thinking is not an action.
        """
      And GARRA needs 7 or less on STR
      When the die shows 7
      Then AGUILA is on the ground
      And GARRA is on the ground
      When the die shows 4 for AGUILA
      Then ruling R-54 was at work
      And this happened:
        | event           | player | on_path | contact | critical |
        | tackle declared | GARRA  | no      |         |          |
        | contact checked | GARRA  |         | yes     |          |
        | tackled         | GARRA  |         |         | no       |

    @s_1_20_b
    Scenario Outline: A tackler who ends at <place> has <contact> with a run from 12, 13 to 12, 17
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at <point>
      Then GARRA stands at <place>
      When AGUILA runs
      Then GARRA's tackle has <contact>
      And ruling R-62 was at work

      Examples: beside the way, deep, edge to edge, and a hair short
        | point     | place          | contact    |
        | 12, 15    | 12.591, 15     | contact    |
        | 12, 18.87 | 13.083, 16.776 | contact    |
        | 12, 18.89 | 13.086, 16.778 | no contact |

    @s_1_20_b
    Scenario Outline: A tackler who comes from behind and ends at <place> has <contact> with the start of the run
      Given these players are on the pitch:
        | player | at             | ball |
        | AGUILA | 12, 13         | yes  |
        | GARRA  | 13.612, 10.372 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at <point>
      Then GARRA stands at <place>
      When AGUILA runs
      Then GARRA's tackle has <contact>

      Examples: edge to edge, and a hair short
        | point    | place          | contact    |
        | 12, 13   | 12.567, 12.076 | contact    |
        | 12, 13.2 | 12.622, 12.109 | no contact |

    @s_1_20_b
    Scenario Outline: Read as a line, the run gives a tackler who aims at <point> <contact> on the way
      Only the line under the middle of his base is his path then, and a tackler is met or missed by half a base.

      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | GARRA  | 14.591, 15 |      |
      And ruling R-62 is read as "centre line"
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at <point>
      Then GARRA stands at <place>
      When AGUILA runs
      Then GARRA's tackle has <contact>
      And ruling R-62 was at work

      Examples: edge to line, a hair short, and where the area would have counted
        | point     | place          | contact    |
        | 12, 15    | 12.591, 15     | contact    |
        | 12, 15.15 | 12.595, 15.114 | no contact |
        | 12, 17    | 13.009, 16.221 | no contact |

    @s_1_20_b
    Scenario Outline: Read as a line, the run still gives a tackler who aims at <point> <contact> with the body
      Given these players are on the pitch:
        | player | at      | ball |
        | AGUILA | 12, 13  | yes  |
        | GARRA  | <start> |      |
      And ruling R-62 is read as "centre line"
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at <point>
      And AGUILA runs
      Then GARRA's tackle has <contact>

      Examples: where he started
        | start          | point    | contact    |
        | 13.612, 10.372 | 12, 13   | contact    |
        | 13.612, 10.372 | 12, 13.2 | no contact |

      Examples: where he ended
        | start  | point      | contact    |
        | 12, 20 | 12, 17.492 | contact    |
        | 12, 20 | 12, 17.495 | no contact |

    @s_1_20_b
    Scenario Outline: Beside a run with a turn, a tackler <where> has <contact>
      What counts is what was walked: two straight parts, no short cut, nothing that was only marked.

      Given these players are on the pitch:
        | player | at          | ball |
        | AGUILA | 12, 13      | yes  |
        | GARRA  | 15.05, 13.4 |      |
      When AGUILA is activated
      And AGUILA marks a move to 18, 15, turning at 12, 15
      And GARRA tackles AGUILA at <point>
      Then GARRA stands at <place>
      When AGUILA runs
      Then AGUILA stands at 14, 15
      And GARRA's tackle has <contact>
      And ruling R-19 was at work

      Examples:
        | where                              | point     | place          | contact    |
        | before the turn                    | 12, 13.4  | 13.05, 13.4    | contact    |
        | behind the turn                    | 12, 15    | 13.279, 14.329 | contact    |
        | on the short cut                   | 12, 14.19 | 13.114, 13.9   | no contact |
        | at a marked point he never reached | 16, 15    | 15.698, 14.492 | no contact |

    @s_1_20_b
    Scenario: A tackler who is shifted afterwards has had his contact
      Given these players are on the pitch:
        | player | at        | ball |
        | AGUILA | 12, 13    | yes  |
        | HAYATE | 12.72, 17 |      |
        | GARRA  | 14, 15    |      |
      When HAYATE is activated
      And HAYATE marks a move to 12.72, 13.228
      And GARRA tackles AGUILA
      Then GARRA and AGUILA touch
      When HAYATE runs
      Then GARRA stands at 13.486, 14.486
        """placky; dry
        HAYATE has moved GARRA on. It is a kind thought, one step too late.
        """
      And GARRA's tackle has contact
      When HAYATE stays put
      Then GARRA needs 7 or less on STR
      And the dice of GARRA are due

    @s_1_20_c @example_X12
    Scenario: A tackler who touches nobody keeps his feet on a 7
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 10, 20
      Then GARRA needs 7 or less on REF
        """placky; thinking
        He has missed. The one remaining question is how gracefully.
        """
      When the die shows 7
      Then GARRA is standing
      And AGUILA is standing
      And ruling R-18 was at work

    @s_1_20_c @s_1_20_e @example_X12
    Scenario: A tackler who touches nobody falls on an 8
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      And AGUILA moves to 10, 20
      And the die shows 8 for GARRA
      Then GARRA is on the ground
      And GARRA needs 4 or less on stamina
      When the die shows 5
      Then GARRA has 1 wound
      And AGUILA is standing
      And ruling R-18 was at work
      And this happened:
        | event         | player | why     |
        | tackle failed | GARRA  | balance |

    @s_1_20_c @s_1_20_e
    Scenario: Read without the REF roll, a tackler who touches nobody simply falls
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      And ruling R-18 is read as "fails"
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      And AGUILA moves to 10, 20
      Then GARRA is on the ground
      And GARRA needs 4 or less on stamina
      When the die shows 4
      Then GARRA is unhurt
      And ruling R-18 was at work
      And this happened:
        | event         | player | why        |
        | tackle failed | GARRA  | no contact |

    @s_1_20_c @s_1_20_e
    Scenario: By the rulebook alone, a tackler who touches nobody falls without a roll
      Given the edition is "rulebook beta"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      And AGUILA moves to 10, 20
      Then GARRA is on the ground
      When the die shows 4 for GARRA
      Then ruling R-18 was at work
      And this happened:
        | event           | player | on_path | contact | why         |
        | tackle declared | GARRA  | yes     |         |             |
        | contact checked | GARRA  |         | no      |             |
        | moved           | AGUILA |         |         | second move |

    @s_1_20_d @example_X21
    Scenario: A tackle that succeeds brings both players down
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
        """placky; alarmed
        Two successes, and his is the higher. He comes to you for the collision; you do not go back to him.
        """
      Then the players are:
        | player | at             | ground | ball |
        | AGUILA | 12, 17         | 1      | yes  |
        | GARRA  | 12.307, 15.961 | 1      | no   |
      And GARRA and AGUILA touch
      And AGUILA needs 4 or less on stamina
      When the die shows 4
      Then AGUILA is unhurt
      And GARRA is unhurt
      And no dice are due
      And ruling R-78 was at work
      And ruling R-70 was not at work

    @s_1_20_d
    Scenario: A tackler whose place is taken is set down on the next one
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | HAYATE | 12.3, 16 |      |
        | GARRA  | 14, 15   |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 14.5
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
        """placky; dry
        HAYATE stands where GARRA should lie. There is room on either side, and the nearer side has it.
        """
      Then GARRA stands at 11.241, 16.228
      And GARRA and AGUILA touch
      And ruling R-12 was at work
      When the die shows 4 for AGUILA
      Then HAYATE is standing

    @s_1_20_d
    Scenario: With two places equally near, the tackler lands where the attacking coach says
      Given these players are on the pitch:
        | player | at       | ball |
        | HAYATE | 12, 15.9 |      |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 12, 10.5 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then Yamato decides
      When GARRA makes way to 12, 15.9
      Then rule 1.20 forbids it: nearest free place
      When GARRA makes way to 11.067, 16.45
      Then GARRA and AGUILA touch
      And ruling R-12 was at work
      When the die shows 4 for AGUILA
      Then GARRA is on the ground

    @s_1_20_e
    Scenario: A tackler who fails goes down alone
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 8 for AGUILA and 8 for GARRA
      Then the players are:
        | player | at         | ground |
        | AGUILA | 12, 17     | 0      |
        | GARRA  | 12.591, 15 | 1      |
      And GARRA needs 4 or less on stamina
      When the die shows 5
      Then GARRA has 1 wound
      And AGUILA is unhurt

    @s_1_20_f
    Scenario Outline: A cancelled tackle leaves everybody on his feet, <dice>
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show <dice>
      Then GARRA's roll is cancelled
      And the players are:
        | player | at         | ground | wounds |
        | AGUILA | 12, 17     | 0      | 0      |
        | GARRA  | 12.591, 15 | 0      | 0      |
      And no dice are due

      Examples:
        | dice                       |
        | 5 for AGUILA and 5 for GARRA |
        | 6 for AGUILA and 4 for GARRA |
        | 1 for AGUILA and 7 for GARRA |
        | 1 for AGUILA and 1 for GARRA |

    @s_1_20_g
    Scenario Outline: A critical tackle asks for no stamina roll, <dice>
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show <dice>
        """placky; alarmed
        A natural 1. No stamina roll, which sounds like mercy. It is the wound, delivered directly.
        """
      Then the players are:
        | player | at             | ground | wounds |
        | AGUILA | 12, 17         | 1      | 1      |
        | GARRA  | 12.307, 15.961 | 1      | 0      |
      And no dice are due

      Examples:
        | dice                       |
        | 7 for AGUILA and 1 for GARRA |
        | 8 for AGUILA and 1 for GARRA |

    Scenario: Before chapter 5 a fall costs a ground token and nothing else
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      And the rules up to chapter 1 are taught
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 7 for AGUILA and 1 for GARRA
      Then the players are:
        | player | ground | wounds |
        | AGUILA | 1      | 0      |
        | GARRA  | 1      | 0      |
      And no dice are due
      And rule 5.04 was not at work

    Scenario: Before chapter 4 an Expert Tackler rolls one die like anybody
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | TORO   | 14, 15 |      |
      And the rules up to chapter 3 are taught
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And TORO tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      Then the dice of AGUILA and TORO are due
      And rule 4.05 was not at work
      When the dice show 5 for AGUILA and 5 for TORO
      Then AGUILA is standing

    @s_1_20_b
    Scenario: Who has the legs to reach him reaches him, whatever the direction

      The last thousandth of an inch is nobody's.

      Given these players are on the pitch:
        | player | at          | ball |
        | AGUILA | 2.61, 7.236 | yes  |
        | KURO   | 5, 12       |      |
        | LINCE  | 1.22, 8.039 |      |
      When KURO is activated
      And KURO marks no way
      And LINCE tackles AGUILA
      And KURO runs
      Then LINCE's tackle has contact
      And AGUILA and LINCE touch

    @s_1_20_d
    Scenario: In the corner, behind a team-mate, there is no room to touch the carrier

      So the tackler goes down where he stands.

      Given these players are on the pitch:
        | player | at           | ball |
        | AGUILA | 0.492, 4.4   | yes  |
        | HAYATE | 1.188, 1.188 |      |
        | GARRA  | 2.5, 3       |      |
      When AGUILA is activated
      And AGUILA marks a move to 0.492, 0
      And GARRA tackles AGUILA at 0.492, 3
      And AGUILA runs
      Then AGUILA stands at 0.492, 0.492
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then GARRA stands at 1.083, 3
      And GARRA is on the ground
      When the die shows 4 for AGUILA
      Then AGUILA is on the ground

    @s_1_20_b
    Scenario: Read as a line, the run is met by whoever comes to a point of it, from any side
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | LINCE  | 14.5, 13 |      |
      And ruling R-62 is read as "centre line"
      When AGUILA is activated
      And AGUILA marks a move to 15, 17
      And LINCE tackles AGUILA at 12.9, 14.2
      And AGUILA runs
      Then LINCE's tackle has contact

    @s_1_20_b
    Scenario: Read as a line, a slanting run is met at any of its points, whatever rounding costs
      Given these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 13   | yes  |
        | LINCE  | 12.5, 15 |      |
      And ruling R-62 is read as "centre line"
      When AGUILA is activated
      And AGUILA marks a move to 8, 18
      And LINCE tackles AGUILA at 11.22, 13.976
      And AGUILA runs
      Then LINCE's tackle has contact
