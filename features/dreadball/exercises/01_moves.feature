@rule_D_06 @rule_D_07 @rule_D_09
Feature: Run, sprint, dash, evade

  Three ways to be somewhere else, and one to be on the floor.

  @rule_D_06 @rule_D_07
  Rule: Run or sprint

    A Run is Move hexes with free turns. A Sprint is twice as many, straight on, and each turn costs a hex.

    Background:
      Given these players are there:
        | player | hex | facing |
        | VEGA   | F8  | east   |
        """placky; calm
        VEGA is a Striker: Move 5, and nobody in her way. The numbered hexes far to the right are for scoring. Get her as near to one of them as a single action allows.
        """
      And 5 action tokens are left

    @s_D_07_a
    Scenario: VEGA sprints ten hexes
      When VEGA sprints to F18, and stops
        """placky; glad
        Ten hexes, straight on, as fast as it gets without dice.
        """
      Then VEGA is in F18, facing east

    @s_D_07_b
    Scenario: VEGA sprints, turns once, and sprints on
      When VEGA sprints along F9, F10, F11, F12, F13, F14, G14, H14, I14, and stops
        """placky; calm
        Six hexes east, one hex paid for the turn, three hexes south-east. That makes ten.
        """
      Then VEGA is in I14, facing south-east

    Scenario: VEGA runs five hexes
      When VEGA runs to F13, and stops
        """placky; dry
        Half as far, for the same token. A Run is for those who have corners to turn, or a ball to pick up: after a Sprint that takes a die less.
        """
      Then VEGA is in F13, facing east

    @s_D_07_b
    Scenario: VEGA sprints ten hexes and turns on the way
      When VEGA sprints along F9, F10, F11, F12, F13, F14, G14, H14, I14, J14
        """placky; thinking
        Ten hexes and a turn are eleven. She has ten.
        """
      Then rule D-07 forbids it

  @rule_D_06 @rule_D_09
  Rule: One hex more

    After a Run or a Sprint comes the Dash: one hex more, then a test. The next one in the same action needs two successes, and so on, until the floor.

    Background:
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | F8  | east   |
        """placky; calm
        RIGEL, Move 5, wants to be in F14, which is six hexes away. Five are free; each one more is a Dash, by dice, and who fails falls over. How far is it worth going?
        """
      And 5 action tokens are left

    @s_D_09_a @s_D_09_b
    Scenario: RIGEL runs, dashes once, and stops
      When RIGEL runs to F13
        """placky; thinking
        Five hexes, and he stands. F14 is one Dash away: three dice, and one of them has to show 4 or more. Stop, or roll?
        """
      And RIGEL dashes to F14
        """placky; thinking
        He is there already; the dice only say whether he is still standing. Three of them, and one 4 or better will do.
        """
      And the dice show 5 2 1 for RIGEL
        """placky; glad
        One success. He stands in F14, and you may stop, or dash again. The second Dash needs two.
        """
      And RIGEL stops
      Then RIGEL is in F14, facing east
      And RIGEL stands

    @s_D_09_b @s_D_03_c
    Scenario: RIGEL dashes twice and makes it
      When RIGEL runs to F13
      And RIGEL dashes to F14
      And the dice show 5 2 1 for RIGEL
      And RIGEL dashes to F15
        """placky; alarmed
        Two successes of three dice now. That works somewhat more often than not.
        """
      And the dice show 6 3 1 4 for RIGEL
        """placky; glad
        The 6 is a success and adds a die, which shows 4: two. I would not ask a third time. I would not have asked a second time.
        """
      And RIGEL stops
      Then RIGEL is in F15, facing east
      And RIGEL stands

    @s_D_09_e
    Scenario: RIGEL dashes twice and falls
      When RIGEL runs to F13
      And RIGEL dashes to F14
      And the dice show 5 2 1 for RIGEL
      And RIGEL dashes to F15
      And the dice show 4 3 1 for RIGEL
        """placky; dry
        One success, and two were due. He has arrived, in a manner of speaking.
        """
      Then RIGEL is in F15
      And RIGEL lies

    @s_D_09_e
    Scenario: RIGEL dashes once and falls
      When RIGEL runs to F13
      And RIGEL dashes to F14
      And the dice show 3 2 1 for RIGEL
        """placky; calm
        One time in eight. Somebody has to be that one. To stand up again takes an action of its own, and dice.
        """
      Then RIGEL is in F14
      And RIGEL lies

    Scenario: RIGEL runs five hexes and stops
      When RIGEL runs to F13
      And RIGEL stops
        """placky; glad
        Wise. F14 will still be there with the next token.
        """
      Then RIGEL is in F13
