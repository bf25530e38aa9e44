Feature: Field goal attempt

  A kick on fourth down.
  The posts stand further away than you think.

  @rule_S_21
  Rule: S-21 Field goal attempt

    Add up your 10s and 20s.
    Then remember the end zone.

    @s_S_21_a @s_S_21_b @example_E_3
    Scenario: Forty from the 30 is just enough
      Given Red has the ball on Blue's 30
      And it is down 4
      When Red tries a field goal
      And the dice show 10 10 20 FG TD TD against NG NG NG S TO P6
        """placky; glad
        Over the bar by nothing at all. It counts as much as the others.
        """
      Then Red has 3 points
      And Blue has the ball on Blue's 25
      And this happened:
        | event         | total | needed | good |
        | kick measured | 40    | 40     | yes  |

    @s_S_21_c @example_E_3
    Scenario: Thirty from the 30 is ten short
      Given Red has the ball on Blue's 30
      And it is down 4
      When Red tries a field goal
      And the dice show 10 20 FG FG TD TD against NG NG NG S TO P6
      Then Red has 0 points
      And Blue has the ball on Blue's 30
      And this happened:
        | event         | total | needed | good |
        | kick measured | 30    | 40     | no   |

    @s_S_21_a @s_S_21_b
    Scenario Outline: <dice> add up to <total>, and that is good
      Given Red has the ball on Blue's 30
      And it is down 4
      When Red tries a field goal
      And the dice show <dice> against NG NG NG S TO P6
      Then Red has 3 points
      And this happened:
        | event         | total   |
        | kick measured | <total> |

      Examples:
        | dice              | total |
        | 20 20 FG FG TD TD | 40    |
        | 10 10 10 10 10 FG | 50    |
        | 20 20 20 20 20 20 | 120   |

    @s_S_21_a @s_S_21_c
    Scenario: Symbols that score on other downs add nothing to a kick
      Given Red has the ball on Blue's 30
      And it is down 4
      When Red tries a field goal
      And the dice show FG FG FG TD TD TD against NG NG NG S TO P6
        """placky; dry
        Three field goals on the dice, and not one in the air.
        """
      Then Red has 0 points
      And Blue has the ball on Blue's 30
      And this happened:
        | event         | total |
        | kick measured | 0     |

    @s_S_21_a
    Scenario: Nobody wins the roll of a kick, not even with six P6s
      Given Red has the ball on Blue's 30
      And it is down 4
      When Red tries a field goal
      And the dice show 20 20 FG FG TD TD against P6 P6 P6 P6 P6 P6
      Then Red has 3 points
      And Blue has 0 points
      And roll won happened never
      And ruling RS-16 was at work

    @s_S_21_c
    Scenario: Read the other way, a miss puts the others on their own 25
      Given it is down 4
      And Red has the ball on Red's 40
      And ruling RS-5 is read as "own 25"
      When Red tries a field goal
      And the dice show 20 20 20 FG TD TD against NG NG NG S TO P6
      Then Red has 0 points
      And Blue has the ball on Blue's 25
      And ruling RS-5 was at work

    @s_S_21_a
    Scenario: No kick before fourth down
      Given Red has the ball on Blue's 30
      And it is down 3
      When Red tries a field goal
      Then rule S-17 forbids it: "dice are due first"
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And Red tries a field goal
      And the dice show 20 20 FG FG TD TD against NG NG NG S TO P6
      Then Red has 3 points

  @rule_S_22
  Rule: S-22 How far the kick must go

    To the goal line, and then through everything behind it.

    @s_S_22_a @example_E_3
    Scenario: From the opponents' 30 the kick needs forty
      Given Red has the ball on Blue's 30
      And it is down 4
      When Red tries a field goal
      Then this happened:
        | event      | spot      | needed |
        | kick needs | Blue's 30 | 40     |
      And the dice of both teams are due

    @s_S_22_b
    Scenario Outline: From <from> the kick needs <needed>, and <total> of them are there
      Given Red has the ball on <from>
      And it is down 4
      When Red tries a field goal
      And the dice show <dice> against NG NG NG S TO P6
      Then Red has 3 points
      And this happened:
        | event         | total   | needed   | good |
        | kick measured | <total> | <needed> | yes  |

      Examples: just enough
        | from      | needed | total | dice              |
        | Blue's 10 | 20     | 20    | 20 FG FG TD TD TD |
        | Blue's 9  | 19     | 20    | 10 10 FG TD TD TD |
        | the 50    | 60     | 60    | 20 20 20 FG TD TD |
        | Red's 40  | 70     | 70    | 20 20 20 10 FG TD |
        | Red's 10  | 100    | 100   | 20 20 20 20 20 FG |
        | Red's 1   | 109    | 110   | 20 20 20 20 20 10 |

    @s_S_22_b
    Scenario Outline: From <from> the kick needs <needed>, and <total> reach the end zone at best
      Given Red has the ball on <from>
      And it is down 4
      When Red tries a field goal
      And the dice show <dice> against NG NG NG S TO P6
      Then Red has 0 points
      And Blue has the ball on <from>
      And this happened:
        | event         | total   | needed   | good |
        | kick measured | <total> | <needed> | no   |

      Examples: ten short, or one
        | from      | needed | total | dice              |
        | Blue's 10 | 20     | 10    | 10 FG FG TD TD TD |
        | Blue's 11 | 21     | 20    | 20 FG FG TD TD TD |
        | Blue's 1  | 11     | 10    | 10 FG FG TD TD TD |
        | the 50    | 60     | 50    | 20 20 10 FG TD TD |
        | Red's 39  | 71     | 70    | 20 20 20 10 FG TD |

  @rule_S_23
  Rule: S-23 Six of a kind on a field goal attempt

    Three points were the plan.
    The dice have read ahead.

    Background:
      Given Red has the ball on Blue's 30
      And Blue holds the power chip

    @s_S_23_a
    Scenario: Six 10s: a fake, and seven points in place of three
      Given it is down 4
      When Red tries a field goal
      And the dice show 10 10 10 10 10 10 against NG NG NG S TO P6
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      And kick measured happened never
      And this happened:
        | event     | team | symbol | what            |
        | six alike | Red  | 10     | fake field goal |

    @s_S_23_b @s_S_23_c
    Scenario: Six NGs: the kick is blocked and carried back
      Given it is down 4
      When Red tries a field goal
      Then the dice of both teams are due
      When the dice show 20 20 20 20 20 20 against NG NG NG NG NG NG
        """placky; alarmed
        A hundred and twenty yards of kick. It got as far as the first hand.
        """
      Then Blue has 7 points
      And Red has 0 points
      And Red has the ball on Red's 25
      And ruling RS-10 was at work
      And this happened:
        | event     | team | symbol | what                |
        | six alike | Blue | NG     | blocked kick return |

    @s_S_23_a
    Scenario: Five of either neither fake nor block
      Given it is down 3
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And Red tries a field goal
      And the dice show 10 10 10 10 10 FG against NG NG NG NG NG S
      Then Red has 3 points
      And Blue has 0 points
      When the dice show 10 10 20 20 FG TD against P6 P6 P6 NG S TO
      Then Red has 10 points
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And Blue tries a field goal
      And the dice show 10 10 10 10 10 10 against NG NG NG NG NG S
      Then Blue has 7 points

    @s_S_23_a
    Scenario: Six Ss do not stop a fake kick
      Given it is down 4
      When Red tries a field goal
      And the dice show 10 10 10 10 10 10 against S S S S S S
      Then Red has 7 points
      And roll tied happened never

    @s_S_23_a @s_S_23_c
    Scenario Outline: Fake against block: Blue <does> the chip, and <team> scores
      Given it is down 4
      When Red tries a field goal
      And the dice show 10 10 10 10 10 10 against NG NG NG NG NG NG
      Then the roll is a tie of 6
      And Blue decides on the chip
      And ruling RS-11 was at work
      When Blue <does> the power chip
      Then <team> has 7 points
      And <holder> holds the power chip

      Examples:
        | does   | team | holder |
        | spends | Blue | Red    |
        | keeps  | Red  | Blue   |

    @s_S_23_a
    Scenario: Where the offence comes first, the fake kick wins without the chip
      Given it is down 4
      And ruling RS-11 is read as "the offence"
      When Red tries a field goal
      And the dice show 10 10 10 10 10 10 against NG NG NG NG NG NG
      Then Red has 7 points
      And Blue holds the power chip
