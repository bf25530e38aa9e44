Feature: Twenty-one

  The scoreboard counts; the game only waits for it.

  @rule_S_02
  Rule: S-02 End of the game

    Twenty is a fine number.
    It has never won anything here.

    @s_S_02_a
    Scenario Outline: A touchdown on top of <before> makes <after>, and that is enough
      Given Red has the ball on Blue's 40
      And Red has <before> points
      When the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
      Then Red has <after> points
      And Red wins the game

      Examples:
        | before | after |
        | 14     | 21    |
        | 15     | 22    |
        | 20     | 27    |

    @s_S_02_a
    Scenario: Thirteen and a touchdown are one point short
      Given Red has the ball on Blue's 40
      And Red has 13 points
      When the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
        """placky; dry
        Twenty. The bus driver has been told to keep the engine off.
        """
      Then Red has 20 points
      And the game goes on
      And Blue has the ball on Blue's 25
      When the dice show 10 10 20 20 FG TD against P6 P6 P6 NG S TO
      Then Red has 27 points
      And Red wins the game

    @s_S_02_a
    Scenario: Three points more than eighteen are enough
      Given Red has the ball on Blue's 40
      And Red has 18 points
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red takes the three points
      Then Red has 21 points
      And Red wins the game

    @s_S_02_a
    Scenario: Three points more than seventeen are not
      Given Red has the ball on Blue's 40
      And Red has 17 points
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red takes the three points
      Then Red has 20 points
      And the game goes on
      When the dice show 10 10 20 20 FG TD against NG NG NG NG NG NG
      Then Red wins the game

    @s_S_02_a
    Scenario: Two points for a safety can be the last two
      Given Red has the ball on Red's 10
      And Red has 0 points
      And Blue has 19 points
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Blue has 21 points
      And Blue wins the game

    @s_S_02_a
    Scenario: Two points for a safety can also be the last but one
      Given Red has the ball on Red's 10
      And Blue has 18 points
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Blue has 20 points
      And the game goes on
      When the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
      Then Blue wins the game

    @s_S_02_a
    Scenario: The defence may end the game as well
      Given Red has the ball on Blue's 40
      And Blue has 14 points
      When the dice show 10 10 20 20 FG TD against P6 P6 P6 NG S TO
        """placky; alarmed
        You had the ball, the field and the dice. They had the last word.
        """
      Then Blue has 21 points
      And Blue wins the game

    @s_S_02_a
    Scenario: A kick on fourth down ends the game like any other points
      Given Red has the ball on Blue's 40
      And Red has 18 points
      And it is down 4
      When Red tries a field goal
      And the dice show 20 20 10 FG TD TD against NG NG NG S TO P6
      Then Red has 21 points
      And Red wins the game

    @s_S_02_b
    Scenario: With the deciding points everything stops

      No extra drive, no last word for the others.
      The chip stays where it is and may reflect.

      Given Red has the ball on Blue's 40
      And Red has 14 points
      And Blue has 20 points
      When the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
      Then Red wins the game
      And game won happened once
      And Blue has 20 points
      And drive begun happened never
      And dice swapped happened never
      And rule S-26 was not at work

    @s_S_02_b
    Scenario: A safety that decides the game begins no drive either
      Given Red has the ball on Red's 3
      And Blue has 20 points
      When the dice show 10 10 20 20 FG TD against S S S NG TO P6
      Then Blue has 22 points
      And Blue wins the game
      And drive begun happened never

    Scenario Outline: A game that stands at <points> is not there to be played
      Given Red has the ball on Blue's 40
      And Blue has <points> points
      Then the position is refused:
        | key   | of   | rules |
        | score | Blue | S-02  |

      Examples:
        | points |
        | 21     |
        | 28     |

    @s_S_02_a @s_S_02_b
    Scenario Outline: Six 10s when Red <plays> are seven points, and the last ones
      Given Red has the ball on Blue's 40
      And Red has 14 points
      And it is down 4
      When Red <plays>
      And the dice show 10 10 10 10 10 10 against NG NG NG S TO P6
      Then Red has 21 points
      And Red wins the game
      And drive begun happened never

      Examples:
        | plays              |
        | goes for it        |
        | punts              |
        | tries a field goal |

    @s_S_02_a
    Scenario: Three points would not be enough, so Red does without them
      Given Red has the ball on Blue's 25
      And Red has 17 points
      When the dice show FG FG FG FG 10 20 against NG NG NG S TO P6
      And Red declines the field goal
        """placky; glad
        Declined: three points. Accepted: twenty-five yards, of which the last one is the end zone.
        """
      Then Red has 24 points
      And Red wins the game
