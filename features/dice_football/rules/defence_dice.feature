Feature: What the defence's dice do

  Four symbols.
  The offence learns them quickly.

  @rule_S_13
  Rule: S-13 No gain, sack, turnover and pick six

    From a shrug to a catastrophe in four steps.

    @s_S_13_a
    Scenario: NG: the ball stays, the marker does not
      Given Red has the ball on Red's 30
      And it is down 2
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then Red has the ball on Red's 30
      And it is down 3

    @s_S_13_b
    Scenario: S: ten yards back and the next down
      Given Red has the ball on Red's 30
      And it is down 2
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Red has the ball on Red's 20
      And it is down 3
      And ruling RS-8 was at work

    @s_S_13_b
    Scenario: Six Ss are one sack
      Given Red has the ball on Red's 30
      And it is down 2
      When the dice show 10 10 20 20 FG TD against S S S S S S
      Then Red has the ball on Red's 20
      And Blue has 0 points

    @s_S_13_b
    Scenario Outline: Sacked on <from>, they stand on <to>
      Given it is down 2
      And Red has the ball on <from>
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Red has the ball on <to>
      And it is down 3
      And Blue has 0 points

      Examples:
        | from      | to       |
        | Red's 11  | Red's 1  |
        | the 50    | Red's 40 |
        | Blue's 41 | Red's 49 |
        | Blue's 40 | the 50   |
        | Blue's 1  | Blue's 11 |

    @s_S_13_c @s_S_13_d
    Scenario: TO: the ball changes hands where it lies, and the dice with it
      Given Red has the ball on Red's 30
      And it is down 2
      When the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
        """placky; alarmed
        They are thirty yards from your goal line, and those are their dice now.
        """
      Then Blue has the ball on Red's 30
      And the offence dice are Blue's
      And the defence dice are Red's
      And it is down 1

    @s_S_13_c
    Scenario Outline: A TO on <spot> leaves the ball <spot>: <yard> yards from the goal line that is Blue's own
      Given it is down 2
      And Red has the ball on <from>
      When the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
      Then Blue has the ball on <spot>
      And a fresh set of downs is <fresh>
      And this happened:
        | event       | team | yard   |
        | drive begun | Blue | <yard> |

      Examples:
        | from      | spot      | yard | fresh         |
        | Red's 1   | Red's 1   | 99   | behind them   |
        | Red's 49  | Red's 49  | 51   | behind them   |
        | the 50    | the 50    | 50   | behind them   |
        | Blue's 49 | Blue's 49 | 49   | still to come |
        | Blue's 1  | Blue's 1  | 1    | still to come |

    @s_S_13_c
    Scenario: A TO on fourth down is a TO
      Given Red has the ball on Red's 30
      And it is down 4
      When Red goes for it
      And the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
      Then Blue has the ball on Red's 30
      And it is down 1
      And ruling RS-4 was not at work

    @s_S_13_d
    Scenario: The chip is not among the things that are exchanged
      Given Red has the ball on Red's 30
      And it is down 2
      And Red holds the power chip
      When the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
      Then Blue has the ball on Red's 30
      And Red holds the power chip
      And ruling RS-12 was at work

    @s_S_13_e
    Scenario: P6: seven points the wrong way
      Given Red has the ball on Red's 30
      And it is down 2
      When the dice show 10 10 20 20 FG TD against P6 P6 P6 NG S TO
      Then Blue has 7 points
      And Red has 0 points
      And Red has the ball on Red's 25
      And the offence dice are Red's

    @s_S_13_e
    Scenario: Six P6s are seven points, too
      Given Red has the ball on Red's 30
      And it is down 2
      When the dice show 10 10 20 20 FG TD against P6 P6 P6 P6 P6 P6
      Then Blue has 7 points

    @s_S_13_c
    Scenario: Where the ball is lost is said before whose it is
      Given Red has the ball on Red's 30
      And it is down 2
      When the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
      Then this happened:
        | event       | to   | why      | team | spot     | yard | crossed |
        | turned over | Blue | turnover |      | Red's 30 |      |         |
        | drive begun |      |          | Blue | Red's 30 | 70   | yes     |

  @rule_S_14
  Rule: S-14 Six NGs

    Nothing, six times over, and suddenly it is something.

    Background:
      Given Red has the ball on Blue's 5

    @s_S_14_a
    Scenario: Six NGs are a touchdown of the defence
      When the dice show 10 10 20 20 FG TD against NG NG NG NG NG NG
        """placky; alarmed
        You were five yards away. It is ninety-five now, in the other direction.
        """
      Then Blue has 7 points
      And Red has 0 points
      And Red has the ball on Red's 25
      And this happened:
        | event     | team | symbol | what                |
        | six alike | Blue | NG     | defensive touchdown |

    @s_S_14_a
    Scenario: Six NGs beat five of anything
      When the dice show TD TD TD TD TD 10 against NG NG NG NG NG NG
      Then Blue has 7 points
      And Red has 0 points

    @s_S_14_b
    Scenario: Five NGs are no gain; the sixth is the one that hurts
      When the dice show 10 10 20 20 FG TD against NG NG NG NG NG S
      Then Red has the ball on Blue's 5
      And Blue has 0 points
      And it is down 2
      When the dice show 10 10 20 20 FG TD against NG NG NG NG NG NG
      Then Blue has 7 points
