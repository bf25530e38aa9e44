@rule_D_09
Feature: Dash

  One more hex. And one more.

  Rule: D-09 Dash

    Background:
      Given these players are there:
        | player | hex | facing |
        | VEGA   | F5  | east   |
        | RIGEL  | H5  | east   |
        | GRUM   | F12 | west   |

    @s_D_09_a
    Scenario: A point of movement more, used before the test
      When RIGEL runs to H10
      Then the runner may dash to H11, I10, I9, H9, G10, G11
      When RIGEL dashes to H11
      Then RIGEL is in H11
      And the dice of RIGEL are due for the dash
      When the dice show 4 1 1 for RIGEL
      Then RIGEL stands

    @s_D_09_b
    Scenario: Speed with three dice, and one success will do
      When RIGEL runs to H10
      And RIGEL dashes to H11
      Then RIGEL rolls 3 Speed dice on 4+
      When the dice show 4 3 2 for RIGEL
      Then RIGEL stands
      And ruling RD-4 was not at work
      And ruling RD-18 was not at work
      And the options are dash, stop

    @s_D_09_b
    Scenario Outline: The <nth> Dash of an action needs <needed>
      When RIGEL runs to H10
      And RIGEL dashes to H11
      And the dice show 4 4 4 for RIGEL
      And RIGEL dashes to H12
      And the dice show <second> for RIGEL
      Then RIGEL <how>

      Examples:
        | nth    | needed | second | how    |
        | second | two    | 4 5 1  | stands |
        | second | two    | 4 3 1  | lies   |

    @s_D_09_b
    Scenario: The third needs three
      When RIGEL runs to H10
      And RIGEL dashes to H11
      And the dice show 4 4 4 for RIGEL
      And RIGEL dashes to H12
      And the dice show 4 4 4 for RIGEL
      And RIGEL dashes to H13
      And the dice show 4 4 3 for RIGEL
      Then RIGEL lies
      And RIGEL is in H13

    @s_D_09_c @ruling_RD_18
    Scenario: Out of a threatened hex the Evade comes first, and both are harder
      When VEGA runs to F10
      And VEGA dashes to F11
      And the dice show 4 1 1 1 for VEGA
      And VEGA dashes to E11
      Then the dice of VEGA are due for the evade
      And VEGA rolls 3 Speed dice
      When the dice show 4 4 1 for VEGA
      Then the dice of VEGA are due for the dash
      And VEGA rolls 3 Speed dice
      When the dice show 4 4 1 for VEGA
      Then VEGA lies

    @ruling_RD_18
    Scenario: A fall at the Evade ends it before the Dash is tested
      When VEGA runs to F10
      And VEGA dashes to F11
      And the dice show 4 1 1 1 for VEGA
      And VEGA dashes to E11
      And the dice show 4 1 1 for VEGA
      Then VEGA lies
      And Comets decide on the action

    @s_D_09_c
    Scenario Outline: <many> who threaten the hex that is left take <less>
      Given these players are there:
        | player | hex | facing     |
        | BRAKK  | G10 | north-east |
        | SNIK   | <x> | south-west |
      When VEGA runs to F10
      And VEGA dashes to F11
      And the dice show 4 1 1 for VEGA
      And the dice show 4 4 1 for VEGA
      And VEGA dashes to E10
      And the dice show 6 4 4 for VEGA
      Then the dice of VEGA are due for the dash
      And VEGA rolls 2 Speed dice
      When the dice show 4 4 for VEGA
      Then VEGA lies

      Examples:
        | many          | less     | x   |
        | Two enemies   | two dice | J10 |
        | Three enemies | two dice | E11 |

    @s_D_09_d
    Scenario: A Striker has a die more
      When VEGA runs to F10
      And VEGA dashes to G10
      Then VEGA rolls 4 Speed dice on 4+
      When the dice show 4 1 1 1 for VEGA
      Then VEGA stands

    @s_D_09_e
    Scenario: Without a success he falls over where he has come to, and the rush goes on
      When RIGEL runs to H10
      And RIGEL dashes to H11
      And the dice show 3 2 1 for RIGEL
      Then RIGEL is in H11
      And RIGEL lies
      And the rush goes on

    @s_D_09_a @ruling_RD_27
    Scenario: What was not run before a Dash is gone after it
      When RIGEL runs to H7
      And RIGEL dashes to H8
      And the dice show 4 1 1 for RIGEL
      Then the options are dash, stop

    @s_D_09_a
    Scenario: A Dash is one hex
      When RIGEL runs to H10
      And RIGEL dashes along H11, H12
      Then rule D-09 forbids it: "that is 2 hexes; RIGEL has 1 left"

    @s_D_09_a
    Scenario: A Dash goes somewhere
      When RIGEL runs to H10
      And RIGEL dashes
      Then rule D-09 forbids it: "a Dash is a hex more: say which one"
