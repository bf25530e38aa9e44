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
        Ten hexes, straight on, and a hex from two numbers: E17 and G17. With the turn it would have been three hexes, by a Run five.
        """
      Then VEGA is in F18, facing east

    @s_D_07_b
    Scenario: VEGA sprints, turns once, and sprints on
      When VEGA sprints along F9, F10, F11, F12, F13, F14, G14, H14, I14, and stops
        """placky; calm
        Six hexes east, one hex paid for the turn, three hexes south-east. That makes ten, and leaves three to G17. Straight on it would have been one.
        """
      Then VEGA is in I14, facing south-east

    Scenario: VEGA runs five hexes
      When VEGA runs to F13, and stops
        """placky; dry
        Half as far, for the same token: five hexes are left to a number, after the Sprint one. A Run is for corners, and for picking up a ball, which takes a die less after a Sprint.
        """
      Then VEGA is in F13, facing east

    @s_D_07_b
    Scenario: VEGA sprints ten hexes and turns on the way
      When VEGA sprints along F9, F10, F11, F12, F13, F14, G14, H14, I14, J14
        """placky; thinking
        Ten hexes and a turn are eleven. She has ten.
        """
      Then rule D-07 forbids it

  @rule_D_06 @rule_D_09 @rule_D_10
  Rule: One hex more

    After a Run or a Sprint comes the Dash: one hex more, then a test. The next one in the same action needs two successes, and so on, until the floor.

    Background:
      Given these players are there:
        | player | hex | facing     |
        | RIGEL  | F8  | north-west |
        | GRUM   | F11 | west       |
        """placky; calm
        RIGEL, Move 5, wants to be in G12. Past GRUM's nose that is five hexes and an Evade. Round below it is six: five free ones and a Dash. Either is dice, and who fails falls over. Which way?
        """
      And 5 action tokens are left

    @s_D_09_a @s_D_09_b
    Scenario: RIGEL runs round, dashes once, and stops
      When RIGEL runs to H11
        """placky; thinking
        Five hexes, none of them before GRUM. G12 is one Dash away: three dice, and one of them has to show 4 or more. Roll? Or stop here, and come with another token, without dice?
        """
      And RIGEL dashes to G12
        """placky; thinking
        He is there already; the dice only say whether he is still standing. Three of them, and one 4 or better will do.
        """
      And the dice show 5 2 1 for RIGEL
        """placky; glad
        One success. He stands in G12, and you may stop, or dash again. The second Dash needs two.
        """
      And RIGEL stops
        """placky; calm
        There, with one token, as seven times in eight. Past GRUM it would have been three times in four, with a second token always.
        """
      Then RIGEL is in G12, facing north-east
      And RIGEL stands

    @s_D_09_b @s_D_03_c
    Scenario: RIGEL dashes twice and makes it
      When RIGEL runs to H11
      And RIGEL dashes to G12
      And the dice show 5 2 1 for RIGEL
      And RIGEL dashes to G13, and stops
        """placky; alarmed
        Two successes of three dice now. That works somewhat more often than not.
        """
      And the dice show 6 3 1 4 for RIGEL
        """placky; glad
        A hex beyond what you wanted. Both Dashes work in 49 of a hundred; had he stopped in G12, he would have been there in 88.
        """
      Then RIGEL is in G13, facing east
      And RIGEL stands

    @s_D_09_e
    Scenario: RIGEL dashes twice and falls
      When RIGEL runs to H11
      And RIGEL dashes to G12
      And the dice show 5 2 1 for RIGEL
      And RIGEL dashes to G13, and stops
      And the dice show 4 3 1 for RIGEL
        """placky; dry
        He has arrived, in a manner of speaking. 44 in a hundred fall here; nobody falls who stops in G12.
        """
      Then RIGEL is in G13
      And RIGEL lies

    @s_D_09_e
    Scenario: RIGEL dashes once and falls
      When RIGEL runs to H11
      And RIGEL dashes to G12
      And the dice show 3 2 1 for RIGEL
        """placky; calm
        12 in a hundred; past GRUM it would have been 25. To stand up again takes an action of its own, and dice.
        """
      Then RIGEL is in G12
      And RIGEL lies

    Scenario: RIGEL runs round and stops beside it
      When RIGEL runs to H11
      And RIGEL stops
        """placky; glad
        G12 will still be there with the next token, and takes no dice then. Two tokens and always; or one, and seven times in eight.
        """
      Then RIGEL is in H11

    @s_D_08_a @s_D_10_a
    Scenario: RIGEL runs past GRUM
      When RIGEL runs along G8, G9, G10, G11
        """placky; thinking
        G10 is one of the three before GRUM, so leaving it is an Evade: three dice, one less for GRUM.
        """
      And the dice show 4 2 for RIGEL
      And RIGEL moves on to G12, and stops
        """placky; calm
        Five hexes, one token, three times in four. Round below it is seven in eight, for one token as well.
        """
      Then RIGEL is in G12, facing east
      And RIGEL stands

    @s_D_10_e
    Scenario: RIGEL runs past GRUM, and falls
      When RIGEL runs along G8, G9, G10, G11
      And the dice show 3 1 for RIGEL
        """placky; dry
        25 in a hundred; a Dash fails in 12. Below GRUM was a hex farther, and nobody there to look at him.
        """
      Then RIGEL is in G11
      And RIGEL lies

    Scenario: RIGEL sprints round
      When RIGEL sprints to G12
        """placky; thinking
        Six hexes and five turns, for he looks north-west, and each turn costs a hex: eleven. He has ten.
        """
      Then rule D-07 forbids it
