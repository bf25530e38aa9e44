Feature: Downs

  Four to the middle, four to the end.
  The marker never sleeps.

  @rule_S_15
  Rule: S-15 Four downs

    The 50 pays once.

    @s_S_15_a
    Scenario Outline: A 10 from <from> ends on <to>: down <down>
      Given Red has the ball on <from>
      And it is down 3
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Red has the ball on <to>
      And it is down <down>
      And a fresh set of downs is <fresh>

      Examples: one yard short of the 50, on it, past it
        | from     | to        | down | fresh         |
        | Red's 40 | the 50    | 1    | behind them   |
        | Red's 39 | Red's 49  | 4    | still to come |
        | Red's 41 | Blue's 49 | 1    | behind them   |

    @s_S_15_a
    Scenario Outline: A 20 from <from> ends on <to>: down <down>
      Given Red has the ball on <from>
      And it is down 2
      When the dice show 20 20 20 20 10 TD against NG NG NG S TO P6
      Then Red has the ball on <to>
      And it is down <down>
      And a fresh set of downs is <fresh>

      Examples: one yard short of the 50, on it, past it
        | from     | to        | down | fresh         |
        | Red's 30 | the 50    | 1    | behind them   |
        | Red's 29 | Red's 49  | 3    | still to come |
        | Red's 31 | Blue's 49 | 1    | behind them   |

    @s_S_15_a
    Scenario: The fresh set is worth most on fourth down
      Given Red has the ball on Red's 45
      And it is down 4
      When Red goes for it
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
        """placky; glad
        Five needed, ten gained, four downs for it. Somebody has been lucky on purpose.
        """
      Then Red has the ball on Blue's 45
      And it is down 1
      And a fresh set of downs is behind them

    @s_S_15_b
    Scenario: Past the 50 ground is only ground
      Given Red has the ball on the 50
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Red has the ball on Blue's 40
      And it is down 2
      When the dice show 20 20 20 20 10 TD against NG NG NG S TO P6
      Then Red has the ball on Blue's 20
      And it is down 3
      And fresh downs happened never
      And ruling RS-8 was not at work

    @s_S_15_b
    Scenario: Who is sacked behind the 50 crosses it for the second time for nothing
      Given Red has the ball on Blue's 45
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Red has the ball on Red's 45
      And it is down 2
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
        """placky; dry
        You have been here before. So has the marker.
        """
      Then Red has the ball on Blue's 45
      And it is down 3
      And fresh downs happened never
      And ruling RS-8 was at work

    @s_S_15_b
    Scenario: Back on exactly the 50, the second time is still the second
      Given Red has the ball on Red's 40
      And it is down 2
      And a fresh set of downs is behind them
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Red has the ball on the 50
      And it is down 3
      And fresh downs happened never
      And ruling RS-8 was at work

    @s_S_15_a @s_S_15_b
    Scenario: Eight downs in two sets of four are the most that ground can give
      Given Red has the ball on Red's 40
      And it is down 3
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then it is down 1
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then it is down 4
      And Red decides on the fourth down
      And fresh downs happened once

    @s_S_15_b
    Scenario: A drive that begins past the 50 has four downs and no more
      Given Red has the ball on Red's 40
      When the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
      Then Blue has the ball on Red's 40
      And a fresh set of downs is behind them
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Blue has the ball on Red's 30
      And it is down 2
      And fresh downs happened never
      And ruling RS-9 was at work

    Scenario: A drive that begins one yard short of the 50 has its fresh set to come
      Given Red has the ball on Blue's 49
      When the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
      Then Blue has the ball on Blue's 49
      And a fresh set of downs is still to come
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Blue has the ball on Red's 41
      And it is down 1
      And ruling RS-9 was not at work

    Scenario: Read the other way, the first ground past the 50 pays as well
      Given Red has the ball on Red's 40
      And ruling RS-9 is read as "fresh set"
      When the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
      Then Blue has the ball on Red's 40
      And a fresh set of downs is still to come
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then it is down 2
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Blue has the ball on Red's 30
      And it is down 1
      And a fresh set of downs is behind them
      And ruling RS-9 was at work

    Scenario: Read the other way, even a drive from exactly the 50 has a fresh set to earn
      Given Red has the ball on the 50
      And ruling RS-9 is read as "fresh set"
      When the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
      Then Blue has the ball on the 50
      And a fresh set of downs is still to come
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then it is down 1
      And this happened:
        | event       | team | rulings |
        | fresh downs | Blue | RS-9    |

    Scenario: Read the other way, it pays once
      Given Red has the ball on Blue's 40
      And ruling RS-9 is read as "fresh set"
      And a fresh set of downs is still to come
      And it is down 2
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then it is down 1
      When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then it is down 2
      And fresh downs happened once

    @s_S_15_c
    Scenario: The marker counts to four
      Given Red has the ball on Red's 25
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then this happened:
        | event      | team | down |
        | down begun | Red  | 1    |
        | down begun | Red  | 2    |
        | down begun | Red  | 3    |
        | down begun | Red  | 4    |
      And Red decides on the fourth down

    @s_S_15_c
    Scenario Outline: There is no down <down>
      Given Red has the ball on Red's 25
      And it is down <down>
      Then the position is refused:
        | key  |
        | down |

      Examples:
        | down |
        | 0    |
        | 5    |

    @s_S_15_b
    Scenario: From the 50 on no fresh set can be waiting
      Given Red has the ball on the 50
      And a fresh set of downs is still to come
      Then the position is refused:
        | key     | rules      |
        | crossed | S-15, RS-9 |

  @rule_S_16
  Rule: S-16 What uses a down

    Almost everything.

    @s_S_16_a
    Scenario Outline: <what> and short of the 50: second down
      Given it is down 1
      And Red has the ball on Red's 30
      When the dice show <dice> against <others>
      Then Red has the ball on <spot>
      And it is down 2

      Examples:
        | what           | dice              | others           | spot     |
        | A gain of ten  | 10 10 10 10 20 TD | NG NG NG S TO P6 | Red's 40 |
        | No gain        | 10 10 20 20 FG TD | NG NG NG S TO P6 | Red's 30 |
        | A sack         | 10 10 20 20 FG TD | S S S NG TO P6   | Red's 20 |

    @s_S_16_a
    Scenario: A gain past the 50 uses a down when the 50 has been reached before
      Given Red has the ball on Blue's 45
      And it is down 2
      When the dice show 20 20 20 20 10 TD against NG NG NG S TO P6
      Then Red has the ball on Blue's 25
      And it is down 3

    @s_S_16_b
    Scenario: The 50 for the first time moves the marker the other way
      Given it is down 1
      And Red has the ball on Red's 30
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then it is down 2
      When the dice show 20 20 20 20 10 TD against NG NG NG S TO P6
      Then Red has the ball on the 50
      And it is down 1
      And down used happened once

    Scenario: Points use no down; the next team begins with its first
      Given it is down 1
      And Red has the ball on Red's 30
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
      Then Blue has the ball on Blue's 25
      And it is down 1
      And down used happened once

    @s_S_16_a
    Scenario: A sack uses a down, even where there is no ground to lose face over
      Given it is down 1
      And Red has the ball on Red's 30
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      And the dice show 10 10 20 20 FG TD against S S S NG TO P6
        """placky; dry
        Twenty yards and two downs. The playbook calls it regrouping.
        """
      Then Red has the ball on Red's 10
      And it is down 3
      And ruling RS-8 was at work

  @rule_S_17
  Rule: S-17 The fourth down

    Three doors.
    You have to say which one before the dice are in the air.

    Background:
      Given Red has the ball on Red's 40

    @s_S_17_a @s_S_17_b
    Scenario: On fourth down the offence speaks before the dice do
      Given it is down 4
      Then Red decides on the fourth down
      And the options are go for it, punt, field goal
      When Red goes for it
      Then the dice of both teams are due
      And this happened:
        | event    | team | option    |
        | declared | Red  | go for it |

    @s_S_17_b
    Scenario: Go for it: the 50 is ten yards away
      Given it is down 4
      When Red goes for it
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Red has the ball on the 50
      And it is down 1
      And kick needs happened never

    @s_S_17_a
    Scenario: Who has survived one fourth down is asked again at the next
      Given it is down 4
      When Red goes for it
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then the dice of both teams are due
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
        """placky; dry
        You know this place. The question has not changed.
        """
      Then it is down 4
      And Red decides on the fourth down
      And this happened:
        | event      | down |
        | down begun | 4    |
        | down begun | 1    |
        | down begun | 4    |

    @s_S_17_b
    Scenario: Punt: the ball goes away, and so does the problem
      Given it is down 4
      When Red punts
      And the dice show 10 10 20 FG TD TD against NG NG NG S TO P6
      Then Blue has the ball on Blue's 20
      And it is down 1

    @s_S_17_b
    Scenario: Try a field goal: seventy yards are a long way
      Given it is down 4
      When Red tries a field goal
      And the dice show 20 20 20 10 FG TD against NG NG NG S TO P6
      Then Red has 3 points
      And Blue has the ball on Blue's 25

    @s_S_17_a
    Scenario Outline: What has been declared stands: no second thoughts after "<first>"
      Given it is down 4
      When Red <first>
      And Red <second>
        """placky; dry
        You have said it aloud. Everybody has heard it, the dice among them.
        """
      Then rule S-17 forbids it: "dice are due first"
      And the dice of both teams are due

      Examples:
        | first              | second             |
        | goes for it        | punts              |
        | punts              | tries a field goal |
        | tries a field goal | goes for it        |

    @s_S_17_b
    Scenario: The chip is no fourth door
      Given it is down 4
      When Red spends the power chip
      Then rule S-17 forbids it: "now Red may choose field goal, go for it or punt"
      When Red takes the three points
      Then rule S-17 forbids it

    @s_S_17_c
    Scenario: On third down there is nothing to declare, on fourth there is
      Given it is down 3
      When Red punts
      Then rule S-17 forbids it: "dice are due first"
      And the dice of both teams are due
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then it is down 4
      And Red decides on the fourth down
      When Red punts
      Then the dice of both teams are due

    Scenario: Three downs go by without a word
      Given it is down 1
      Then the dice of both teams are due
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then the dice of both teams are due
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then the dice of both teams are due
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then Red decides on the fourth down
      When Red goes for it
      Then declared happened once

    Scenario: A punt is a new beginning for the others, and a first down
      Given it is down 4
      When Red punts
      And the dice show 10 FG FG FG TD TD against NG NG NG S TO P6
      Then Blue has the ball on the 50
      And it is down 1
      And a fresh set of downs is behind them
      And ruling RS-18 was at work
      And ruling RS-9 was at work

    @s_S_17_a @s_S_14_a
    Scenario: Red goes for it, and six NGs come back
      Given it is down 4
      When Red goes for it
      And the dice show 20 20 20 FG TD TD against NG NG NG NG NG NG
        """placky; dry
        It would have been a turnover in any case. This one was carried all the way.
        """
      Then Blue has 7 points
      And Red has the ball on Red's 25
      And it is down 1
