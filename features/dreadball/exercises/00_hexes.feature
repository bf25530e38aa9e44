@rule_D_06 @rule_D_20
Feature: The hex and the way you face

  Put your finger on a hex. Somebody is always at the side you need.

  @rule_D_06
  Rule: One hex, six sides

    Everybody stands in a hex of his own and looks over one of its sides.

    Background:
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | F10 | east   |
        | ATLAS  | F12 | east   |
        """placky; calm
        Red is you, the Comets: RIGEL, a Jack, in F10, and ATLAS, a Guard, in F12. Get RIGEL past ATLAS, to the right, by a Move of 5 hexes. A ring on the board shows where a choice ends.
        """
      And 5 action tokens are left

    Scenario: RIGEL runs around ATLAS
      When RIGEL runs along F11, E11, E12, F13, and stops
        """placky; glad
        Four hexes, for one token. In a Run you turn as you like; his Move is 5, so he could have had one more.
        He looks over the side that he came in by, unless you say otherwise.
        """
      Then RIGEL is in F13, facing south-east
      And 4 action tokens are left

    Scenario: RIGEL runs three hexes and looks back
      When RIGEL runs to E12, facing west, and stops
        """placky; calm
        At the end of a Run he may face any way, for nothing. West is where he came from. He has his reasons, or he will need some.
        """
      Then RIGEL is in E12, facing west

    Scenario: RIGEL turns and stays
      When RIGEL runs, facing south-west, and stops
        """placky; dry
        A Run of no hexes. It is lawful, and it has cost an action token. There are five of them in a rush, which is one team's turn.
        """
      Then RIGEL is in F10, facing south-west
      And 4 action tokens are left

    Scenario: RIGEL runs through ATLAS
      When RIGEL runs along F11, F12, F13
        """placky; alarmed
        A hex holds one player, and this one holds a Guard. Friends do not move over either.
        """
      Then rule D-06 forbids it

    Scenario: RIGEL runs six hexes
      When RIGEL runs along E10, E11, E12, E13, E14, E15
        """placky; thinking
        Six hexes with a Move of 5. There is a way to the sixth; it is called a Dash, and it takes dice. Exercise 01.
        """
      Then rule D-06 forbids it

  @rule_D_08 @rule_D_10 @rule_D_06
  Rule: The three before him

    The three hexes before somebody who stands are his to threaten. To come in is free.
    To go out again is what he has been waiting for.

    Background:
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | F10 | east   |
        | GRUM   | F13 | west   |
        """placky; calm
        Yellow is the other team. GRUM, a Guard, looks at you, and threatens the three tinted hexes before him. Get RIGEL past him, to G13 or thereabouts. To leave a tinted hex takes dice.
        """
      And 5 action tokens are left

    Scenario: RIGEL runs all the way round, behind his back
      When RIGEL runs along E10, D10, D11, D12, E13, and stops
        """placky; glad
        Five hexes, not one of them GRUM's, and no dice. Past his nose it is 25 in a hundred with one token, and 56 with two.
        """
      Then RIGEL is in E13, facing south-east
      And rule D-08 was not at work

    @s_D_08_a @s_D_10_a
    Scenario: RIGEL runs up to him and past him in one action
      When RIGEL runs to F12
        """placky; thinking
        Nose to nose, and so far nothing has happened: to enter a threatened hex is free. He has three hexes left. All ways out of this one ask for an Evade.
        """
      And RIGEL moves on along G12
        """placky; calm
        He moves, then he is tested: three dice for Speed, one less for the enemy who threatened the hex he left. 4 or more is a success, and he needs one. A 6 adds a die, too: not by the sheet, but everybody plays so.
        """
      And the dice show 4 2 for RIGEL
        """placky; glad
        One success. But G12 is one of the three as well, and two hexes are left. On to G13 at once? A second Evade in one action needs two successes. Or stop, and spend another token? Then one will do again.
        """
      And RIGEL moves on along G13, and stops
        """placky; thinking
        Two dice, as GRUM threatens G12, too. Both have to show 4 or more, or one a 6 that brings another success.
        """
      And the dice show 4 5 for RIGEL
        """placky; glad
        G13, with one token. All of it, from F12 on, comes off one time in four; with two tokens it is nine in sixteen. Round his back it is always, and costs one.
        """
      Then RIGEL is in G13, facing east
      And RIGEL stands
      And 4 action tokens are left

    @s_D_10_e
    Scenario: RIGEL runs up to him and past him, and falls
      When RIGEL runs to F12
      And RIGEL moves on along G12
      And the dice show 3 1 for RIGEL
        """placky; alarmed
        No success, and he falls over in the hex that he has come to. He lies, he threatens nothing, and his action is over.
        The rush goes on: nobody has dropped a ball.
        """
      Then RIGEL is in G12
      And RIGEL lies

    Scenario: RIGEL runs up to him and thinks better of it
      When RIGEL runs to F12
      And RIGEL stops
        """placky; dry
        Also a plan, and half of the way. With the token that he has left he gets to G13 from here in 25 of a hundred; round GRUM it would have been always.
        """
      Then RIGEL is in F12

    Scenario: RIGEL runs straight past him in one go
      When RIGEL runs along F11, F12, G12, G13
        """placky; thinking
        F12 is one of GRUM's three hexes, and to leave it takes dice. A way ends where dice are due: run to F12 first, leave it with a roll, and say after each how he goes on.
        """
      Then rule D-08 forbids it

    @s_D_10_e
    Scenario: RIGEL is past him, goes on, and falls
      When RIGEL runs to F12
      And RIGEL moves on along G12
      And the dice show 4 2 for RIGEL
      And RIGEL moves on along G13, and stops
      And the dice show 4 1 for RIGEL
        """placky; dry
        One success, and two were due: two times in three he falls here. With a token more it would have been one time in four.
        """
      Then RIGEL is in G13
      And RIGEL lies

    @s_D_08_a @s_D_10_a
    Scenario: RIGEL takes a second token for it
      When RIGEL runs to F12
      And RIGEL moves on along G12
      And the dice show 4 2 for RIGEL
      And RIGEL stops
        """placky; calm
        Four tokens are left, and he may have one more of them.
        """
      And RIGEL runs along G13, facing west, and stops
        """placky; thinking
        A new action, so this Evade is its first. Two dice, one success.
        """
      And the dice show 4 1 for RIGEL
        """placky; calm
        G13. Two Evades of three in four each are nine in sixteen, for two tokens; in one action it would have been one in four. Round his back: always, for one token.
        """
      Then RIGEL is in G13, facing west
      And RIGEL stands

    @s_D_10_e
    Scenario: RIGEL takes a second token, and falls
      When RIGEL runs to F12
      And RIGEL moves on along G12
      And the dice show 4 2 for RIGEL
      And RIGEL stops
      And RIGEL runs along G13, facing west, and stops
      And the dice show 3 1 for RIGEL
        """placky; dry
        One time in four. Two tokens, and he lies in G13. Round his back it was one token, and no dice.
        """
      Then RIGEL is in G13
      And RIGEL lies
