Feature: Safety

  There is a goal line behind you as well.

  @rule_S_24
  Rule: S-24 Safety

    Ten yards backwards look short until there are nine.

    @s_S_24_a
    Scenario: Sacked on the own 10, they stand on their goal line
      Given Red has the ball on Red's 10
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
        """placky; alarmed
        Your own goal line. The crowd is polite enough to applaud the others.
        """
      Then Blue has 2 points
      And Red has 0 points
      And Blue has the ball on Blue's 25
      And this happened:
        | event  | team | spot            |
        | sacked | Red  | Red's goal line |

    @s_S_24_b
    Scenario Outline: Sacked on <from>, they stand in their end zone
      Given Red has the ball on <from>
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Blue has 2 points
      And Blue has the ball on Blue's 25
      And this happened:
        | event  | team | spot           |
        | sacked | Red  | Red's end zone |

      Examples:
        | from    |
        | Red's 9 |
        | Red's 1 |

    @s_S_24_b
    Scenario: On the own 11 there is one yard left, once
      Given Red has the ball on Red's 11
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Red has the ball on Red's 1
      And Blue has 0 points
      And it is down 2
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
        """placky; dry
        One yard is not much of a cushion.
        """
      Then Blue has 2 points

    @s_S_24_a
    Scenario: On fourth down it is a safety and no turnover on downs
      Given Red has the ball on Red's 10
      And it is down 4
      When Red goes for it
      And the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Blue has 2 points
      And Blue has the ball on Blue's 25
      And turned over happened never

    @s_S_24_a
    Scenario: Blue has a goal line behind it, too
      Given Blue has the ball on Blue's 10
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Red has 2 points
      And Red has the ball on Red's 25

  @rule_S_25
  Rule: S-25 The drive after a safety

    Two points and the ball.
    The rule sheet says it, and then it says the contrary.

    Background:
      Given Red has the ball on Red's 8
      And it is down 3

    @s_S_25_a
    Scenario: The defence that has scored begins on its own 25
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Blue has 2 points
      And Blue has the ball on Blue's 25
      And it is down 1
      And a fresh set of downs is still to come
      And ruling RS-1 was at work

    @s_S_25_b
    Scenario: The dice change hands
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then the offence dice are Blue's
      And the defence dice are Red's
      And ruling RS-17 was at work

    @s_S_25_a
    Scenario: The chip stays with its holder, ball or no ball
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Blue has the ball on Blue's 25
      And Blue holds the power chip

    @s_S_25_a
    Scenario: So it is with the ruling read as it is played
      Given ruling RS-1 is read as "the scorer"
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Blue has the ball on Blue's 25
      And rule S-26 was not at work
