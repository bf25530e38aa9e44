Feature: Ordinary football

  Two pages of rules cannot think of everything.
  Where they stop, football goes on.

  @rule_S_27
  Rule: S-27 Ordinary football

    Carry it over the line, and it counts.
    Run out of downs, and it is theirs.

    @s_S_27_a
    Scenario Outline: <yards> yards from <from> are a touchdown
      Given Red has the ball on <from>
      When the dice show <dice> against NG NG NG S TO P6
      Then Red has 7 points
      And Blue has the ball on Blue's 25
      And ruling RS-6 was at work

      Examples: to the goal line exactly, and past it
        | yards | from      | dice              |
        | 10    | Blue's 10 | 10 10 10 10 20 FG |
        | 10    | Blue's 9  | 10 10 10 10 20 FG |
        | 10    | Blue's 1  | 10 10 10 10 20 FG |
        | 20    | Blue's 20 | 20 20 20 20 10 FG |
        | 20    | Blue's 19 | 20 20 20 20 10 FG |

    @s_S_27_a
    Scenario: One yard short is one yard short, and the next ten are enough
      Given Red has the ball on Blue's 11
      When the dice show 10 10 10 10 20 FG against NG NG NG S TO P6
      Then Red has the ball on Blue's 1
      And Red has 0 points
      When the dice show 10 10 10 10 20 FG against NG NG NG S TO P6
        """placky; dry
        Ten yards gained, one of them needed. The others go to charity.
        """
      Then Red has 7 points
      And this happened:
        | event  | team | yards |
        | gained | Red  | 10    |
        | gained | Red  | 1     |

    @s_S_27_a
    Scenario: A touchdown on fourth down is a touchdown
      Given Red has the ball on Blue's 5
      And it is down 4
      When Red goes for it
      And the dice show 10 10 10 10 20 FG against NG NG NG S TO P6
      Then Red has 7 points
      And turned over happened never

    @s_S_27_b
    Scenario: Going for it on the own 40 and getting nowhere
      Given Red has the ball on Red's 40
      And it is down 4
      When Red goes for it
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
        """placky; dry
        Brave. They are on your 40 now, and they thank you for the thought.
        """
      Then Blue has the ball on Red's 40
      And it is down 1
      And a fresh set of downs is behind them
      And the offence dice are Blue's
      And this happened:
        | event       | team | to   | why   | yard |
        | turned over |      | Blue | downs |      |
        | drive begun | Blue |      |       | 60   |
      And ruling RS-4 was at work
      And ruling RS-9 was at work

    @s_S_27_b
    Scenario: One yard short of the 50 on fourth down is short
      Given Red has the ball on Red's 39
      And it is down 4
      When Red goes for it
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Blue has the ball on Red's 49
      And it is down 1

    @s_S_27_b
    Scenario: Past the 50 a gain on fourth down is lost with the ball, at the new spot
      Given Red has the ball on Blue's 40
      And it is down 4
      When Red goes for it
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Blue has the ball on Blue's 30
      And it is down 1
      And a fresh set of downs is still to come
      And ruling RS-4 was at work

    @s_S_27_b
    Scenario: Read the other way, the ball goes back to where the play began
      Given Red has the ball on Blue's 40
      And it is down 4
      And ruling RS-4 is read as "old spot"
      When Red goes for it
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Blue has the ball on Blue's 40
      And ruling RS-4 was at work

    @s_S_27_b
    Scenario: A sack on fourth down costs ten yards and the ball
      Given Red has the ball on Red's 40
      And it is down 4
      When Red goes for it
      And the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Blue has the ball on Red's 30
      And it is down 1
      And ruling RS-15 was at work

    @s_S_27_b
    Scenario: The 50 for the second time saves no fourth down
      Given Red has the ball on Red's 45
      And it is down 4
      And a fresh set of downs is behind them
      When Red goes for it
      And the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
      Then Blue has the ball on Blue's 45
      And ruling RS-8 was at work
      And ruling RS-15 was not at work

    @s_S_27_b
    Scenario: A failed fourth down leaves the chip where it was
      Given Red has the ball on Red's 40
      And it is down 4
      And Red holds the power chip
      When Red goes for it
      And the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then Blue has the ball on Red's 40
      And Red holds the power chip

    @s_S_27_c
    Scenario: A missed field goal leaves the ball where it was kicked, for the others
      Given Red has the ball on Blue's 35
      And it is down 4
      When Red tries a field goal
      And the dice show 20 20 FG FG TD TD against NG NG NG S TO P6
        """placky; dry
        Forty of the forty-five. The goalposts send their regards.
        """
      Then Blue has the ball on Blue's 35
      And it is down 1
      And the offence dice are Blue's
      And ruling RS-5 was at work

    @s_S_27_c
    Scenario: A miss from far away is a gift near the goal line
      Given Red has the ball on Red's 20
      And it is down 4
      When Red tries a field goal
      And the dice show 20 20 FG FG TD TD against NG NG NG S TO P6
      Then Blue has the ball on Red's 20
      And a fresh set of downs is behind them
      And ruling RS-9 was at work

    @s_S_27_c
    Scenario: Read the other way, even that gift is a drive from the own 25
      Given Red has the ball on Red's 20
      And it is down 4
      And ruling RS-5 is read as "own 25"
      When Red tries a field goal
      And the dice show 20 20 FG FG TD TD against NG NG NG S TO P6
      Then Blue has the ball on Blue's 25
      And a fresh set of downs is still to come
      And ruling RS-5 was at work

    @s_S_27_c
    Scenario: The miss is told first, and then it is somebody else's ball
      Given Red has the ball on Blue's 35
      And it is down 4
      When Red tries a field goal
      And the dice show 20 20 FG FG TD TD against NG NG NG S TO P6
      Then this happened:
        | event       | to   | why               | team | spot      | yard |
        | turned over | Blue | missed field goal |      | Blue's 35 |      |
        | drive begun |      |                   | Blue | Blue's 35 | 35   |
