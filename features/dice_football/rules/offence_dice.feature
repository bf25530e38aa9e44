Feature: What the offence's dice do

  Four symbols, and every one of them is good news.
  Winning the roll is the other half.

  @rule_S_09
  Rule: S-09 10, 20 and touchdown

    The symbols mean what is printed on them.
    It does not happen often in football.

    @s_S_09_a
    Scenario Outline: A 10 on <from> brings the ball to <to>
      Given Red has the ball on <from>
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Red has the ball on <to>
      And Red has 0 points

      Examples:
        | from      | to        |
        | Red's 25  | Red's 35  |
        | Red's 1   | Red's 11  |
        | the 50    | Blue's 40 |
        | Blue's 11 | Blue's 1  |

    @s_S_09_b
    Scenario Outline: A 20 on <from> brings the ball to <to>
      Given Red has the ball on <from>
      When the dice show 20 20 20 20 10 TD against NG NG NG S TO P6
      Then Red has the ball on <to>
      And Red has 0 points

      Examples:
        | from      | to        |
        | Red's 25  | Red's 45  |
        | Red's 35  | Blue's 45 |
        | Blue's 21 | Blue's 1  |

    @s_S_09_c
    Scenario Outline: A TD on <from> is seven points
      Given Red has the ball on <from>
      When the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
      Then Red has 7 points
      And Blue has the ball on Blue's 25

      Examples:
        | from     |
        | Red's 1  |
        | the 50   |
        | Blue's 1 |

    @s_S_09_b
    Scenario: Six 20s are twenty yards and a good story
      Given Red has the ball on Red's 25
      When the dice show 20 20 20 20 20 20 against NG NG NG S TO P6
      Then Red has the ball on Red's 45
      And Red has 0 points

    @s_S_09_c
    Scenario: Six TDs are one touchdown
      Given Red has the ball on Red's 25
      When the dice show TD TD TD TD TD TD against NG NG NG S TO P6
      Then Red has 7 points

  @rule_S_10
  Rule: S-10 Field goal symbol

    On your own side of the field it kicks nothing.
    It carries you to the middle and resets the marker, which is better manners than most symbols have.

    @s_S_10_a @s_S_10_b
    Scenario Outline: FG on <from>, down <down>: to the 50 and four new downs
      Given Red has the ball on <from>
      And it is down <down>
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Red has the ball on the 50
      And it is down 1
      And a fresh set of downs is behind them
      And Red has 0 points

      Examples:
        | from     | down |
        | Red's 25 | 2    |
        | Red's 1  | 1    |
        | Red's 49 | 3    |

    @s_S_10_a @s_S_10_b
    Scenario: From the own 45 it is five yards and a new beginning
      Given Red has the ball on Red's 45
      And it is down 2
      When the dice show FG FG FG 10 20 TD against NG NG S S TO P6
        """placky; glad
        Five yards, and the marker is back on one. Do not look at it too closely.
        """
      Then Red has the ball on the 50
      And it is down 1
      And this happened:
        | event       | team | yards | spot   |
        | gained      | Red  | 5     | the 50 |
        | fresh downs | Red  |       |        |

    @s_S_10_b
    Scenario: On fourth down it saves the drive
      Given Red has the ball on Red's 30
      And it is down 4
      When Red goes for it
      And the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Red has the ball on the 50
      And it is down 1

    @s_S_10_a
    Scenario: On the own side there are no three points to take
      Given Red has the ball on Red's 49
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red takes the three points
      Then rule S-11 forbids it: "dice are due first"
      And Red has the ball on the 50
      And Red has 0 points

    @s_S_10_c
    Scenario Outline: FG on <from> is worth three points
      Given Red has the ball on <from>
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Red decides on the field goal
      When Red takes the three points
      Then Red has 3 points
      And Blue has the ball on Blue's 25

      Examples:
        | from      |
        | the 50    |
        | Blue's 49 |
        | Blue's 1  |

    @s_S_10_c
    Scenario: On exactly the 50 there is a choice
      Given Red has the ball on the 50
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Red decides on the field goal
      And the options are take, decline
      When Red takes the three points
      Then Red has 3 points
      And ruling RS-2 was at work

    @s_S_10_c
    Scenario: One yard past the 50 nobody needs a ruling for that
      Given Red has the ball on Blue's 49
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red takes the three points
      Then Red has 3 points
      And ruling RS-2 was not at work

    @s_S_10_c
    Scenario: Read the other way, an FG on the 50 scores before anybody can think
      Given Red has the ball on the 50
      And ruling RS-2 is read as "automatic"
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Red has 3 points
      And Blue has the ball on Blue's 25
      And ruling RS-2 was at work

    @s_S_10_c
    Scenario: Even then there is a choice one yard further on
      Given Red has the ball on Blue's 49
      And ruling RS-2 is read as "automatic"
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Red decides on the field goal
      When Red takes the three points
      Then Red has 3 points

    @s_S_10_a @s_S_10_b
    Scenario: Sacked back to the own side, the lift runs again
      Given Red has the ball on Red's 45
      And it is down 3
      And a fresh set of downs is behind them
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Red has the ball on the 50
      And it is down 1
      And ruling RS-14 was at work

    @s_S_10_a
    Scenario: Read the other way, the lift runs, and the marker runs with it
      Given Red has the ball on Red's 45
      And it is down 3
      And a fresh set of downs is behind them
      And ruling RS-14 is read as "once"
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Red has the ball on the 50
      And it is down 4
      And ruling RS-14 was at work
      And ruling RS-8 was not at work

    @s_S_10_b
    Scenario: Read the other way, the first lift still brings its four downs
      Given Red has the ball on Red's 45
      And it is down 3
      And ruling RS-14 is read as "once"
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Red has the ball on the 50
      And it is down 1
      And ruling RS-14 was not at work

    Scenario: Read the other way, a second lift on fourth down ends at the 50
      Given Red has the ball on Red's 45
      And it is down 4
      And a fresh set of downs is behind them
      And ruling RS-14 is read as "once"
      When Red goes for it
      And the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Blue has the ball on the 50
      And ruling RS-15 was at work

  @rule_S_11
  Rule: S-11 Declining a field goal

    Three points now.
    Or twenty-five yards, one down fewer, and a story that begins with "we could have had three points".

    @s_S_11_a
    Scenario: Points or yards: the offence has the say, and only about these two
      Given Red has the ball on Blue's 40
      And it is down 2
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      Then Red decides on the field goal
      And the options are take, decline
      When Red punts
      Then rule S-11 forbids it: "now Red may choose decline or take"
      When Red plays TD
        """placky; dry
        It is not on the list. It is on nobody's list.
        """
      Then rule S-11 forbids it

    @s_S_11_b @s_S_11_c
    Scenario: Decline it: twenty-five yards and the next down
      Given Red has the ball on Blue's 40
      And it is down 2
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red declines the field goal
        """placky; thinking
        The 15. Two downs left, three points lighter. I hope you know something.
        """
      Then Red has the ball on Blue's 15
      And it is down 3
      And Red has 0 points

    @s_S_11_b
    Scenario Outline: Declined on <from>, the ball goes to <to>
      Given it is down 2
      And Red has the ball on <from>
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red declines the field goal
      Then Red has the ball on <to>
      And Red has 0 points

      Examples:
        | from      | to        |
        | the 50    | Blue's 25 |
        | Blue's 49 | Blue's 24 |
        | Blue's 26 | Blue's 1  |

    @s_S_11_a
    Scenario: On exactly the 50 it may be declined as well
      Given it is down 2
      And Red has the ball on the 50
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red declines the field goal
      Then Red has the ball on Blue's 25
      And it is down 3
      And ruling RS-2 was at work

    Scenario Outline: Declined on <from>, it is a touchdown, for the field ends before the yards do
      Given it is down 2
      And Red has the ball on <from>
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red declines the field goal
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      And ruling RS-6 was at work

      Examples:
        | from      |
        | Blue's 25 |
        | Blue's 24 |
        | Blue's 1  |

    @s_S_11_c
    Scenario: Declined on fourth down, there is no next down to use
      Given Red has the ball on Blue's 40
      And it is down 4
      When Red goes for it
      And the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red declines the field goal
        """placky; alarmed
        You have declined three points in order to give them the ball. On the 15.
        """
      Then Blue has the ball on Blue's 15
      And Red has 0 points
      And ruling RS-15 was at work

  @rule_S_12
  Rule: S-12 Six 10s

    Six of them are no longer yards.

    @s_S_12_a
    Scenario Outline: Six 10s on <from> are a touchdown
      Given Red has the ball on <from>
      When the dice show 10 10 10 10 10 10 against NG NG NG NG NG S
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      And this happened:
        | event     | team | symbol | what      |
        | six alike | Red  | 10     | touchdown |

      Examples:
        | from     |
        | Red's 1  |
        | Red's 25 |
        | Blue's 5 |

    @s_S_12_b
    Scenario: Five 10s are ten yards; the sixth is the one that counts
      Given Red has the ball on Red's 25
      When the dice show 10 10 10 10 10 TD against NG NG NG NG S P6
      Then Red has the ball on Red's 35
      And Red has 0 points
      When the dice show 10 10 10 10 10 10 against NG NG NG NG S P6
        """placky; glad
        One die more, sixty-five yards more.
        """
      Then Red has 7 points
