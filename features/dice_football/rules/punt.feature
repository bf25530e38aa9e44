Feature: Punting

  The ball is going to be theirs anyway.
  The question is where.

  @rule_S_18
  Rule: S-18 Punt

    Add your 10s and 20s.
    Everything else on your dice is applause.

    Background:
      Given it is down 4

    @s_S_18_a
    Scenario: Both teams roll, although only one of them kicks
      Given Red has the ball on Red's 40
      When Red punts
      Then the dice of both teams are due
      When the dice show 10 10 20 FG TD TD against NG NG NG S TO P6
      Then this happened:
        | event  | action | yards |
        | rolled | punt   |       |
        | punted |        | 40    |

    @s_S_18_b @s_S_18_c
    Scenario Outline: <dice> carry the ball <yards> yards
      Given Red has the ball on Red's 40
      When Red punts
      And the dice show <dice> against NG NG NG S TO P6
      Then Blue has the ball on <spot>
      And it is down 1
      And this happened:
        | event  | yards   | spot   |
        | punted | <yards> | <spot> |

      Examples:
        | dice              | yards | spot      |
        | 10 10 20 FG TD TD | 40    | Blue's 20 |
        | 10 FG FG TD TD TD | 10    | the 50    |
        | 20 FG FG TD TD TD | 20    | Blue's 40 |
        | 20 20 10 FG TD TD | 50    | Blue's 10 |
        | 10 10 10 10 10 FG | 50    | Blue's 10 |

    @s_S_18_b
    Scenario: A touchdown on the dice is no touchdown in a punt
      Given Red has the ball on Red's 40
      When Red punts
      And the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
        """placky; dry
        Four TDs, on the one roll that cannot use them.
        """
      Then Red has 0 points
      And Blue has the ball on Blue's 30

    @s_S_18_b
    Scenario: Nobody wins the roll of a punt, not even with six P6s
      Given Red has the ball on Red's 40
      When Red punts
      And the dice show 10 10 20 FG TD TD against P6 P6 P6 P6 P6 P6
      Then Blue has 0 points
      And Blue has the ball on Blue's 20
      And roll won happened never
      And ruling RS-16 was at work

    @s_S_18_b
    Scenario: A tie in a punt asks nobody for the chip
      Given Red has the ball on Red's 40
      When Red punts
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      Then Blue has the ball on Blue's 10
      And roll tied happened never
      And Blue holds the power chip

    @s_S_18_b @s_S_18_c
    Scenario: A punt can go nowhere at all
      Given Red has the ball on Red's 40
      When Red punts
      And the dice show FG FG FG TD TD TD against NG NG NG S TO P6
        """placky; alarmed
        No yards. You have presented them with the ball, and with the view.
        """
      Then Blue has the ball on Red's 40
      And the offence dice are Blue's
      And ruling RS-12 was at work

    @s_S_18_c
    Scenario: The dice go over with the ball
      Given Red has the ball on Red's 40
      When Red punts
      And the dice show 10 10 20 FG TD TD against NG NG NG S TO P6
      Then the offence dice are Blue's
      And the defence dice are Red's
      And a fresh set of downs is still to come
      And ruling RS-18 was at work

    @s_S_18_c
    Scenario Outline: A punt that comes down on <spot>: a fresh set is <fresh>
      Given Red has the ball on <from>
      When Red punts
      And the dice show 10 FG FG TD TD TD against NG NG NG S TO P6
      Then Blue has the ball on <spot>
      And a fresh set of downs is <fresh>
      And ruling RS-9 <worked> at work

      Examples: on the far side of Blue's 50, on it, on the near side
        | from     | spot      | fresh         | worked  |
        | Red's 39 | Red's 49  | behind them   | was     |
        | Red's 40 | the 50    | behind them   | was     |
        | Red's 41 | Blue's 49 | still to come | was not |

    @s_S_18_c
    Scenario Outline: <yards> yards from <from> are one yard short of the goal line
      Given Red has the ball on <from>
      When Red punts
      And the dice show <dice> against NG NG NG S TO P6
      Then Blue has the ball on Blue's 1
      And touchback happened never

      Examples:
        | from     | yards | dice              |
        | Red's 9  | 90    | 20 20 20 20 10 FG |
        | Red's 39 | 60    | 20 20 20 FG TD TD |
        | Blue's 11 | 10   | 10 FG FG TD TD TD |

  @rule_S_19
  Rule: S-19 Punt to the goal line

    There is such a thing as too far.
    It begins at the goal line.

    @s_S_19_a
    Scenario Outline: <yards> yards from <from> reach the goal line exactly
      Given Red has the ball on <from>
      And it is down 4
      When Red punts
      And the dice show <dice> against NG NG NG S TO P6
      Then Blue has the ball on Blue's 25
      And it is down 1
      And touchback happened once

      Examples:
        | from      | yards | dice              |
        | Red's 10  | 90    | 20 20 20 20 10 FG |
        | Red's 40  | 60    | 20 20 20 FG TD TD |
        | Blue's 10 | 10    | 10 FG FG TD TD TD |

    @s_S_19_b
    Scenario Outline: <yards> yards from <from> go beyond it
      Given Red has the ball on <from>
      And it is down 4
      When Red punts
      And the dice show <dice> against NG NG NG S TO P6
      Then Blue has the ball on Blue's 25
      And it is down 1
      And touchback happened once

      Examples:
        | from     | yards | dice              |
        | Red's 11 | 90    | 20 20 20 20 10 FG |
        | Red's 41 | 60    | 20 20 20 FG TD TD |
        | Blue's 1 | 10    | 10 FG FG TD TD TD |

    @s_S_19_b
    Scenario: Six 20s are the longest punt there is, and Blue thanks you for it
      Given Red has the ball on Red's 1
      And it is down 4
      When Red punts
      And the dice show 20 20 20 20 20 20 against NG NG NG S TO P6
        """placky; dry
        A hundred and twenty yards on a field of a hundred. Admirable, and of no use.
        """
      Then Blue has the ball on Blue's 25
      And Red has 0 points
      And a fresh set of downs is still to come

  @rule_S_20
  Rule: S-20 Six of a kind on a punt

    Nobody is more surprised than the punter.

    Background:
      Given Red has the ball on Red's 40
      And it is down 4
      And Blue holds the power chip

    @s_S_20_a
    Scenario: Six 10s: the punt was a fake, and a touchdown
      When Red punts
      And the dice show 10 10 10 10 10 10 against NG NG NG S TO P6
        """placky; glad
        A fake punt. Please look as if you had meant it.
        """
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      And punted happened never
      And this happened:
        | event     | team | symbol | what      |
        | six alike | Red  | 10     | fake punt |

    @s_S_20_b
    Scenario: Six NGs: the punt comes back, all the way
      When Red punts
      And the dice show 10 10 20 FG TD TD against NG NG NG NG NG NG
      Then Blue has 7 points
      And Red has the ball on Red's 25
      And the offence dice are Red's
      And punted happened never
      And this happened:
        | event     | team | symbol | what        |
        | six alike | Blue | NG     | punt return |

    @s_S_20_a
    Scenario: Five of either are only yards
      When Red punts
      And the dice show 10 10 10 10 10 TD against NG NG NG NG NG S
      Then Blue has the ball on Blue's 10
      And Blue has 0 points
      And Red has 0 points
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And Blue punts
      And the dice show 10 10 10 10 10 10 against NG NG NG NG NG S
      Then Blue has 7 points

    @s_S_20_a
    Scenario: Six Ss do not stop a fake punt
      When Red punts
      And the dice show 10 10 10 10 10 10 against S S S S S S
      Then Red has 7 points
      And roll tied happened never

    @s_S_20_a @s_S_20_b
    Scenario Outline: Fake against return: Blue <does> the chip, and <team> scores
      When Red punts
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

    @s_S_20_a
    Scenario: Where the offence comes first, the fake wins without the chip
      Given ruling RS-11 is read as "the offence"
      When Red punts
      And the dice show 10 10 10 10 10 10 against NG NG NG NG NG NG
      Then Red has 7 points
      And Blue holds the power chip
