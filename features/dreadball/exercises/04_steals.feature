@rule_D_13 @rule_D_15 @rule_D_19
Feature: Steal and stand up

  He has the ball. It is a temporary arrangement.

  @rule_D_13
  Rule: Steal it

    Speed against his answer. A win knocks the ball loose, a double takes it.

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | LYRA   | F10 | east   |      |
        | RIGEL  | E9  | east   |      |
        | NIB    | F13 | west   | yes  |
        """placky; calm
        NIB has the ball, a Goblin with Speed 3+. A Striker may Run as part of a Steal, and has a die more for it. Does LYRA go at once? Or RIGEL first, to E12, where he threatens NIB and takes a die from his Dodge?
        """
      And 3 action tokens are left

    @s_D_13_e @s_D_13_h
    Scenario: LYRA goes for the ball, NIB dodges, and she has it
      When LYRA steals from NIB from F12
        """placky; thinking
        Four dice on 4 or more. NIB's coach chooses his answer: Strength, 5 or more, or Speed, 3 or more.
        """
      And NIB dodges
        """placky; calm
        Three dice on 3 or more. Your threat to him does not count: you are the one he is looking at.
        """
      And the dice show 5 4 1 1 for LYRA and 3 1 1 for NIB
        """placky; glad
        A double, and the ball is hers, as in 24 of a hundred. With RIGEL beside NIB it would have been 45, for a token more.
        """
      Then LYRA has the ball
      And 2 action tokens are left

    @s_D_13_g
    Scenario: LYRA goes for the ball, NIB dodges, and it is knocked loose
      When LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 4 4 1 for LYRA and 3 3 1 for NIB
        """placky; calm
        A win, and no double. The ball springs out of his hands and scatters. That ends no rush, as it was not yours to drop.
        """
      And the dice show 2 for direction and 2 for distance
        """placky; calm
        She has a token left to fetch it. That much comes in 14 of a hundred, the ball itself in 24; with RIGEL beside NIB in 11 and 45.
        """
      Then the ball lies in H13
      And the rush goes on

    @s_D_13_f
    Scenario: LYRA goes for the ball, NIB dodges, and nothing comes of it
      When LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 4 1 1 for LYRA and 3 3 1 for NIB
        """placky; dry
        A draw. They look at each other, and he still has it. Her second token brings another 24 in a hundred. RIGEL before the first would have made that 45.
        """
      Then NIB has the ball

    @s_D_15_e
    Scenario: LYRA goes for the ball, and NIB is gone
      When LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 1 1 1 for LYRA and 3 3 1 for NIB
        """placky; alarmed
        He doubles, and has a free hex. With the ball.
        """
      And NIB slips away to E12
        """placky; dry
        In 27 of a hundred that is what comes of it. With RIGEL in E12 it is 17, and that hex is taken.
        """
      Then NIB has the ball
      And NIB is in E12, facing west
      And LYRA faces north-east

    @s_D_13_e @ruling_RD_15
    Scenario: LYRA goes for the ball, and NIB slams back
      When LYRA steals from NIB from F12
      And NIB slams back
        """placky; thinking
        Strength 5+ against your Speed. A brave Goblin, or one who has not read his card.
        """
      And the dice show 5 4 1 1 for LYRA and 5 1 1 for NIB
        """placky; glad
        A double for LYRA, who takes the ball: 59 in a hundred. Had he dodged, it would have been 24.
        """
      Then LYRA has the ball

    @s_D_13_e
    Scenario: LYRA goes for the ball, NIB slams back, and wins
      When LYRA steals from NIB from F12
      And NIB slams back
      And the dice show 5 4 1 1 for LYRA and 5 5 5 for NIB
        """placky; alarmed
        He wins. A Slamback that wins pushes back, whatever it was an answer to.
        """
      And NIB pushes his opponent to F11
      And NIB stays where he is
        """placky; dry
        In 3 of a hundred. A Dodge would have kept him the ball in 62, a Slamback does so in 34.
        """
      Then LYRA is in F11
      And NIB has the ball

    @s_D_13_h
    Scenario: RIGEL helps, LYRA has it, and runs
      When RIGEL runs to E12, facing south-east, and stops
        """placky; thinking
        A Run takes no dice, so it cannot fail. He threatens NIB now: two dice for the Dodge. A Slamback would have two as well, on 5 or more.
        """
      And LYRA steals from NIB from F12
      And NIB dodges
        """placky; calm
        Four dice on 4 or more against two on 3 or more. His coach has no doubt what to choose.
        """
      And the dice show 5 4 1 1 for LYRA and 3 1 for NIB
        """placky; thinking
        A double, and the ball is hers. A token is left, and NIB looks at her. Run off with it, by an Evade? Or stay, where RIGEL takes a die from NIB's Steal, too?
        """
      And LYRA runs along F11
        """placky; thinking
        Three dice: a die more for a Striker, one less for NIB. If she falls, she drops the ball, and the rush is over.
        """
      And the dice show 4 2 1 for LYRA
        """placky; calm
        She is off, as in 88 of a hundred. But he comes after her, with three dice and no RIGEL: all in all the ball is lost in 47 of a hundred. Had she stayed, in 39 at the most.
        """
      Then LYRA has the ball

    Scenario: RIGEL helps, LYRA has it, and falls
      When RIGEL runs to E12, facing south-east, and stops
      And LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 4 1 1 for LYRA and 3 1 for NIB
      And LYRA runs along F11
      And the dice show 3 2 1 for LYRA
      And the dice show 4 for direction and 2 for distance
        """placky; dry
        Dropped, and the rush is over: 12 in a hundred. To stay would have cost nothing now, and 39 at the most in their rush.
        """
      Then nobody has the ball
      And it is Wreckers' rush

    Scenario: RIGEL helps, LYRA has it, and stays
      When RIGEL runs to E12, facing south-east, and stops
      And LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 4 1 1 for LYRA and 3 1 for NIB
      And Comets end the rush
        """placky; glad
        He may try twice, with two dice against her four: the ball is lost in 22 of a hundred each time, 39 at the most. Had she run, it would have been 47: 12 for a fall, the rest for a NIB whom nobody disturbs.
        """
      Then LYRA has the ball
      And it is Wreckers' rush

    @s_D_13_g
    Scenario: RIGEL helps, and the ball is knocked loose
      When RIGEL runs to E12, facing south-east, and stops
      And LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 4 4 1 for LYRA and 3 3 for NIB
      And the dice show 2 for direction and 2 for distance
        """placky; calm
        Loose, in 11 of a hundred; hers, in 45. A token is left to fetch it. Without RIGEL it would have been 14 and 24, and two tokens.
        """
      Then the ball lies in H13
      And the rush goes on

    @s_D_13_f
    Scenario: RIGEL helps, and nothing comes of it
      When RIGEL runs to E12, facing south-east, and stops
      And LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 4 1 1 for LYRA and 3 3 for NIB
        """placky; calm
        A draw, in 22 of a hundred with RIGEL as without him. But her last token is worth 45 in a hundred now, and not 24.
        """
      Then NIB has the ball

    @s_D_15_e
    Scenario: RIGEL helps, and NIB is gone
      When RIGEL runs to E12, facing south-east, and stops
      And LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 1 1 1 for LYRA and 3 3 for NIB
      And NIB slips away to F14
        """placky; dry
        He doubles, and is a hex farther, with the ball: 17 in a hundred. Without RIGEL it would have been 27.
        """
      Then NIB has the ball
      And NIB is in F14, facing west

  @rule_D_19
  Rule: Stand up

    Whoever lies may do one thing. It costs a token, and it takes dice.

    Background:
      Given these players are there:
        | player | hex | facing | down |
        | ATLAS  | F11 | east   | yes  |
        | ORION  | E7  | east   |      |
        | GRUM   | F12 | west   |      |
        """placky; calm
        ATLAS lies before GRUM, and threatens nobody. Get GRUM out of F12, with two tokens. ORION may slam him with both. Or ATLAS stands up first, by two dice for Speed, and takes a die from GRUM's answer to ORION.
        """
      And 2 action tokens are left

    @s_D_19_e
    Scenario: ATLAS stands up, and leaves it to ORION
      When ATLAS stands up
        """placky; thinking
        Three dice, one less for GRUM, who threatens him. One success, and he stands. With two he may act at once, for nothing: anything but a Sprint.
        """
      And the dice show 4 5 for ATLAS
      And ATLAS turns east
        """placky; thinking
        He looks at GRUM, and has a free action. A Slam? Four dice on 4 or more against four on 3 or more, and in 38 of a hundred ATLAS lies again. Or none, so that he surely helps ORION?
        """
      And ATLAS does without the free action
      And ORION slams GRUM from E11
      And GRUM slams back
        """placky; calm
        Five dice on 4 or more against three on 3 or more: GRUM has a die less for ATLAS.
        """
      And the dice show 4 4 4 1 1 for ORION and 3 3 1 for GRUM
      And ORION pushes his opponent to F13
      And ORION stays where he is
        """placky; glad
        GRUM is off, as in 51 of a hundred. With a Slam by ATLAS before it would have been 54, and ATLAS on his back in 38. You have the ground, and both of them on their feet.
        """
      Then GRUM is in F13
      And it is Wreckers' rush

    Scenario: ATLAS stands up, and GRUM sends ORION back
      When ATLAS stands up
      And the dice show 4 5 for ATLAS
      And ATLAS turns east
      And ATLAS does without the free action
      And ORION slams GRUM from E11
      And GRUM slams back
      And the dice show 4 4 1 1 1 for ORION and 3 3 3 for GRUM
      And GRUM pushes his opponent to E10
      And GRUM stays where he is
        """placky; dry
        GRUM comes off better in 29 of a hundred, you in 51. At once, without ATLAS, it would have been 45 and 36.
        """
      Then ORION is in E10

    Scenario: ATLAS stands up, and GRUM and ORION are level
      When ATLAS stands up
      And the dice show 4 5 for ATLAS
      And ATLAS turns east
      And ATLAS does without the free action
      And ORION slams GRUM from E11
      And GRUM slams back
      And the dice show 4 4 1 1 1 for ORION and 3 3 1 for GRUM
        """placky; dry
        A draw, in 20 of a hundred, and GRUM stays. A Slam by ATLAS before it would have been another try.
        """
      Then GRUM is in F12

    Scenario: ATLAS stands up and slams, and GRUM is off
      When ATLAS stands up
      And the dice show 4 5 for ATLAS
      And ATLAS turns east
      And ATLAS slams GRUM
      And GRUM slams back
        """placky; alarmed
        From the floor into somebody's chest, for one token. ORION has the other one.
        """
      And the dice show 4 4 4 1 for ATLAS and 3 3 1 1 for GRUM
      And ATLAS pushes his opponent to F13
      And ATLAS stays where he is
        """placky; glad
        Off, and for one token. That comes in 24 of a hundred; with ORION after it, 54 in all. Had ATLAS stood by, ORION alone would have had 51, and nobody on the floor.
        """
      Then GRUM is in F13
      And 1 action token is left

    Scenario: ATLAS stands up and slams, and is pushed
      When ATLAS stands up
      And the dice show 4 5 for ATLAS
      And ATLAS turns east
      And ATLAS slams GRUM
      And GRUM slams back
      And the dice show 4 4 1 1 for ATLAS and 3 3 3 1 for GRUM
      And GRUM pushes his opponent to F10
      And GRUM stays where he is
        """placky; dry
        Two hexes from GRUM ATLAS helps nobody: 36 in a hundred are left to ORION. Had ATLAS stood by, it would be 51.
        """
      Then ATLAS is in F10
      And 1 action token is left

    Scenario: ATLAS stands up and slams, and lies again
      When ATLAS stands up
      And the dice show 4 5 for ATLAS
      And ATLAS turns east
      And ATLAS slams GRUM
      And GRUM slams back
      And the dice show 4 1 1 1 for ATLAS and 3 3 1 1 for GRUM
      And GRUM pushes his opponent to F10
      And GRUM stays where he is
      And the dice show 4 1 1 1 for ATLAS
        """placky; dry
        Doubled, as in 38 of a hundred, and down where he came from. ORION has 36 in a hundred now. Had ATLAS stood by, it would be 51.
        """
      Then ATLAS lies
      And 1 action token is left

    Scenario: ATLAS stands up and slams, and they are level
      When ATLAS stands up
      And the dice show 4 5 for ATLAS
      And ATLAS turns east
      And ATLAS slams GRUM
      And GRUM slams back
      And the dice show 4 4 1 1 for ATLAS and 3 3 1 1 for GRUM
        """placky; calm
        A draw, and nothing is lost: ATLAS still stands before him, and ORION has his 51 in a hundred.
        """
      Then ATLAS stands
      And 1 action token is left

    @s_D_19_d
    Scenario: ATLAS stands up and looks at GRUM
      When ATLAS stands up
      And the dice show 4 1 for ATLAS
        """placky; calm
        He is up, and may face any way that he likes.
        """
      And ATLAS turns east
        """placky; calm
        GRUM is before him, and has a die less. ORION's Slam is worth 51 in a hundred now, and not 36. Two Slams of his, at once, would have been 47, and ATLAS still on the floor.
        """
      Then ATLAS is in F11, facing east
      And 1 action token is left

    @s_D_19_f
    Scenario: ATLAS stays down
      When ATLAS stands up
      And the dice show 3 1 for ATLAS
        """placky; dry
        In 25 of a hundred the floor wins. ORION has 36 in a hundred left. All in all GRUM goes in 47, as with two Slams of ORION's; but in 75 ATLAS would have stood.
        """
      Then ATLAS lies
      And 1 action token is left

    Scenario: ORION slams at once, and GRUM is off
      When ORION slams GRUM from E11
      And GRUM slams back
        """placky; thinking
        Nobody threatens GRUM: five dice on 4 or more against four on 3 or more. ORION may come a second time, if he still stands.
        """
      And the dice show 4 4 4 1 1 for ORION and 3 3 1 1 for GRUM
      And ORION pushes his opponent to F13
      And ORION stays where he is
        """placky; glad
        Off at the first try, as in 36 of a hundred. Both tokens together make 47. ATLAS first and then ORION make 47, too, with ATLAS on his feet in 75, and ORION less often on his back.
        """
      Then GRUM is in F13
      And 1 action token is left

    Scenario: ORION slams at once, and they are level
      When ORION slams GRUM from E11
      And GRUM slams back
      And the dice show 4 4 1 1 1 for ORION and 3 3 1 1 for GRUM
        """placky; calm
        A draw. A second Slam begins where he stands, so without the die for coming: 24 in a hundred. With ATLAS up the first would have been 51.
        """
      Then GRUM is in F12
      And 1 action token is left

    Scenario: ORION slams at once, and is sent back
      When ORION slams GRUM from E11
      And GRUM slams back
      And the dice show 4 4 1 1 1 for ORION and 3 3 3 1 for GRUM
      And GRUM pushes his opponent to E10
      And GRUM stays where he is
        """placky; calm
        Pushed, on his feet, and with a token more: 36 in a hundred again. With ATLAS up it would have been 51, once.
        """
      Then ORION is in E10
      And 1 action token is left

    Scenario: ORION slams at once, and goes down
      When ORION slams GRUM from E11
      And GRUM slams back
      And the dice show 4 1 1 1 1 for ORION and 3 3 1 1 for GRUM
      And GRUM pushes his opponent to E10
      And GRUM stays where he is
      And the dice show 4 1 1 1 for ORION
        """placky; dry
        Doubled, in 26 of a hundred: two on the floor now. With ATLAS up it would have been 17.
        """
      Then ORION lies
      And 1 action token is left

    Scenario: ATLAS runs
      When ATLAS runs to F10
        """placky; calm
        Lying down? He may stand up, and that is all.
        """
      Then rule D-19 forbids it
