Feature: The toss

  The chip falls once for everybody.
  After that it is somebody's.

  @rule_S_03
  Rule: S-03 The toss

    Win it, and you may choose.
    Whether you should have chosen otherwise, the evening will tell.

    Background:
      Given the game is about to begin

    @s_S_03_a
    Scenario Outline: The chip falls for <team>, and <team> chooses
      When the power chip lands on <team>'s side
      Then <team> decides on the toss
      And the options are offence, defence

      Examples:
        | team |
        | Red  |
        | Blue |

    @s_S_03_a @s_S_03_b @s_S_03_c
    Scenario Outline: <winner> wins the flip and takes the <side>
      When the power chip lands on <winner>'s side
      And <winner> chooses <side>
      Then the offence dice are <attacker>'s
      And the defence dice are <defender>'s
      And <attacker> has the ball on <attacker>'s 25
      And <defender> holds the power chip

      Examples:
        | winner | side    | attacker | defender |
        | Red    | offence | Red      | Blue     |
        | Red    | defence | Blue     | Red      |
        | Blue   | offence | Blue     | Red      |
        | Blue   | defence | Red      | Blue     |

    @s_S_03_c
    Scenario: Who chooses defence is paid for it at once
      When the power chip lands on Red's side
      And Red chooses defence
        """placky; dry
        You have given away the ball and got a piece of plastic.
        It wins tied rolls. The ball does not.
        """
      Then Red holds the power chip
      And this happened:
        | event       | team |
        | side chosen | Red  |
        | chip given  | Red  |

    @s_S_03_a
    Scenario: Nobody chooses before the chip has fallen
      When Red chooses offence
      Then rule S-03 forbids it: "dice are due first, for the chip"
      When the power chip lands on Blue's side
      Then Blue decides on the toss

    @s_S_03_a
    Scenario: The toss offers two sides of the ball and nothing else
      When the power chip lands on Red's side
      And Red goes for it
      Then rule S-03 forbids it: "now Red may choose defence or offence"
      When Red punts
        """placky; dry
        A punt before the first down. Caution is a virtue, this is something else.
        """
      Then rule S-03 forbids it

    Scenario: Before the toss there is neither score nor down
      Given Red has 7 points
      And it is down 2
      Then the position is refused:
        | key   |
        | score |
        | down  |
