@rule_3_01
Feature: The square of death

  Three against three, and a fall is no longer the end of anything.

  Here: the ground, a loose ball, two on one, out of his hands.
  At your own table you play on, to the far kick-off line or until the defenders have the ball. Whoever still has it when four tokens are spent takes four more.

  @rule_3_01 @rule_3_02 @rule_3_03 @rule_3_06 @rule_2_02 @rule_0_01
  Rule: From the ground

    AGUILA has been tackled, and still has the ball.

    Background:
      Given the rules up to chapter 3 are taught
        """placky; calm
        AGUILA and GARRA lie on the ground. Who lies there may only stand up, and with the ball only pass, at two less. A defender who touches AGUILA may steal. Bring the ball to a team-mate.
        """
      And the pitch is 14 wide and 24 long
      And these players are on the pitch:
        | player | at        | ball | ground |
        | AGUILA | 7, 11     | yes  | 1      |
        | HAYATE | 1.5, 8    |      |        |
        | SUZU   | 10.5, 8   |      |        |
        | GARRA  | 7.5, 12.3 |      | 1      |
        | LINCE  | 9.5, 13   |      |        |
        | BUHO   | 4, 13.5   |      |        |

    Scenario: Getting up with the ball
      When AGUILA is activated
        """placky; thinking
        From the ground AGUILA throws eight inches at most, and LINCE can steal the ball. Does AGUILA throw to SUZU, who is near, but whom LINCE may tackle next? Or to HAYATE, who is farther off, but whom nobody can reach?
        ?
        What does the distance do to AGUILA's number, for each of the two? LINCE steals with seven.
        """
      And AGUILA stands up
        """placky; dry
        Not with that under his arm. Rugby again: who is tackled gives the ball up before he gets up.
        """
      Then rule 0.01 forbids it

    Scenario: Crawling
      When AGUILA is activated
      And AGUILA marks a move to 7, 15
        """placky; dry
        On his elbows? Who is on the ground does not move: without the ball he stands up, with it he passes.
        """
      Then rule 3.01 forbids it

    Scenario: Tackling from the ground
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
        """placky; calm
        A pass from the ground is AGUILA's first action, so the defenders hear the receiver's name before they choose their own.
        """
      And GARRA tackles AGUILA
        """placky; dry
        GARRA is on the ground too. He stands up, this step, and that is his whole step.
        """
      Then rule 3.01 forbids it

    Scenario: Off the floor, and away
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
        """placky; calm
        GARRA is up, and that was his action.
        """
      Then GARRA is standing
      When LINCE steals from the ground, moving to 7.984, 11
        """placky; alarmed
        LINCE will steal: the S beside him. There are three ways to steal; the first is from the hands of a carrier on the ground. LINCE moves two and a half inches and touches AGUILA.
        """
      And BUHO presses from 5.3, 12
        """placky; thinking
        AGUILA has BaC 8: plus two for a short pass, two off from the ground, one off for BUHO, who presses within two inches. That makes seven. LINCE has BaC 7, and the higher success wins.
        """
      Then AGUILA needs 7 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 6 for AGUILA and 9 for LINCE
        """placky; glad
        AGUILA's pass is away, from under two of them.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        SUZU has the ball, as 49 times in a hundred; HAYATE gets it 36 times, as more is stolen on the longer way. If LINCE tackles SUZU down next, SUZU keeps the ball. So SUZU was the better choice.
        """
      Then AGUILA is on the ground

    Scenario: Off the floor, past a good hand
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      Then GARRA is standing
      When LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      Then AGUILA needs 7 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 6 for AGUILA and 4 for LINCE
        """placky; glad
        AGUILA's is the better roll: the steal is cancelled.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        SUZU has it: the better choice, 49 times in a hundred to 36. AGUILA was active, so he stays down.
        """

    Scenario: Robbed on the ground
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      Then GARRA is standing
      When LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      Then AGUILA needs 7 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 4 for AGUILA and 6 for LINCE
        """placky; alarmed
        LINCE has the ball, as 39 times in a hundred; on the way to HAYATE, 47 times. So SUZU was the better choice. They attack now, and the exercise ends.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: A tie on the ground
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      Then GARRA is standing
      When LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      Then AGUILA needs 7 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 5 for AGUILA and 5 for LINCE
        """placky; dry
        Equal: four hands on one ball, no pass and no steal.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
        """placky; calm
        Nothing has changed, and three tokens are left. SUZU was the better choice, 49 to 36.
        """

    Scenario: Both missed, and SUZU caught it
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      Then GARRA is standing
      When LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      Then AGUILA needs 7 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 10 for AGUILA and 9 for LINCE
        """placky; thinking
        Both fail, which costs LINCE nothing. The bad throw is in the air: SUZU catches it with seven or less. The ground counts against AGUILA alone.
        """
      Then SUZU needs 7 or less on BaC
      When the die shows 5
        """placky; glad
        SUZU has it.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        SUZU was the better choice, 49 to 36. After each token an attacker on the ground gets up for nothing, unless he was active, as AGUILA, or had the ball when it began.
        """
      Then AGUILA is on the ground

    Scenario: Both missed, and the ball is loose
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      Then GARRA is standing
      When LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      Then AGUILA needs 7 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 10 for AGUILA and 9 for LINCE
      Then SUZU needs 7 or less on BaC
      When the die shows 9
        """placky; alarmed
        SUZU drops it. One die for the arrow.
        """
      And the die shows 9
        """placky; dry
        A loose ball, and still your attack, as nobody of theirs holds it. SUZU was the better choice, 49 to 36.
        """
      Then Yamato attacks

    Scenario: Missed and robbed
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      Then GARRA is standing
      When LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      Then AGUILA needs 7 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 10 for AGUILA and 5 for LINCE
        """placky; alarmed
        AGUILA fails and LINCE does not: the ball is his before SUZU can catch it. SUZU was the better choice, 49 to 36.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: The long way, and it arrives
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
        """placky; thinking
        HAYATE stands far from every defender. How far from AGUILA, nobody may measure yet.
        """
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
        """placky; thinking
        Now it is measured: more than five inches, so no bonus. AGUILA has BaC 8, two off from the ground, one off for BUHO: five. LINCE will steal, the S beside him, with seven.
        """
      Then AGUILA needs 5 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 4 for AGUILA and 9 for LINCE
        """placky; glad
        HAYATE has the ball, as 36 times in a hundred; SUZU gets it 49 times, as less is stolen on the shorter way. If LINCE tackles SUZU down next, SUZU keeps the ball. So SUZU was the better choice.
        """
      Then HAYATE holds the ball

    Scenario: The long way, and robbed
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      When the dice show 8 for AGUILA and 5 for LINCE
        """placky; alarmed
        AGUILA fails, LINCE does not. He steals the throw to HAYATE 47 times in a hundred, to SUZU 39 times. So SUZU was the better choice.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: The long way, and LINCE is quicker
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      When the dice show 3 for AGUILA and 5 for LINCE
        """placky; alarmed
        LINCE's is the better roll. The ball is theirs, as 47 times in a hundred on the way to HAYATE, and 39 to SUZU. So SUZU was the better choice.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: The long way, and HAYATE reaches it
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      When the dice show 8 for AGUILA and 9 for LINCE
        """placky; thinking
        Both fail. The bad throw is in the air. HAYATE catches it with five or less, SUZU would with seven: he is nearer.
        """
      Then HAYATE needs 5 or less on BaC
      When the die shows 4
        """placky; glad
        Caught, and nobody of theirs is near. SUZU was the better choice all the same: he gets the ball 49 times in a hundred, HAYATE 36.
        """
      Then HAYATE holds the ball

    Scenario: The long way, and the ball is loose
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      When the dice show 8 for AGUILA and 9 for LINCE
      Then HAYATE needs 5 or less on BaC
      When the die shows 9
        """placky; alarmed
        Dropped. One die for the arrow.
        """
      And the die shows 6
        """placky; dry
        It is still your attack, and nobody of theirs is near. SUZU was the better choice, 49 to 36.
        """
      Then Yamato attacks

  @rule_3_04 @rule_3_05 @rule_3_06 @rule_3_08 @rule_1_15
  Rule: A loose ball

    The ball lies on the grass and belongs to nobody. Attackers pick up, defenders steal, and both need to touch it.

    Background:
      Given the rules up to chapter 3 are taught
        """placky; calm
        A dropped ball, and a race for it. Pick it up with one activation; you attack until a defender holds it. On the grass it takes up room like a player.
        """
      And the pitch is 14 wide and 24 long
      And these players are on the pitch:
        | player | at        |
        | AGUILA | 3, 9      |
        | HAYATE | 7, 8      |
        | SUZU   | 11, 9     |
        | GARRA  | 8.5, 14.5 |
        | LINCE  | 5, 14     |
        | BUHO   | 11, 16    |
      And the ball lies at 7, 12
      And Yamato attacks

    Scenario: A defender picks up
      When HAYATE is activated
        """placky; calm
        HAYATE is the quickest: five inches, and up to the ball it is three. Whoever does not touch it has no roll for it, so HAYATE goes right up to it.
        """
      And HAYATE marks a move to 7, 11.508
        """placky; calm
        The token lies at the near edge of the ball: HAYATE stops when he touches it.
        """
      And GARRA attempts a pick-up
        """placky; dry
        Picking up is for attackers. What a defender does with your ball is called stealing, and he has to say it.
        """
      Then rule 1.05 forbids it

    Scenario: The wrong steal
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals from the ground
        """placky; dry
        From whose hands? Nobody holds it. The ball is loose, and the steal has to be named after the ball.
        """
      Then rule 3.06 forbids it

    Scenario: Snatched away from LINCE
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
        """placky; alarmed
        The second way to steal: a loose ball. LINCE touches it on the far side, and needs eleven. Decide for GARRA: a press, which leaves HAYATE ten, not eleven? Or a second steal, with ten of his own?
        ?
        A press changes HAYATE's number by one. What does a second thief change, and who has the ball if several succeed?
        """
      And GARRA presses from 8, 12.8
        """placky; calm
        GARRA only presses. That leaves one thief and one picker.
        """
      And BUHO presses
      And HAYATE runs
        """placky; calm
        HAYATE and LINCE both touch it.
        """
      And HAYATE picks up the ball
        """placky; thinking
        BaC 7 plus four for both, and one off HAYATE, whom GARRA presses. Face to face, so the higher success wins.
        """
      Then HAYATE needs 10 or less on BaC
      And LINCE needs 11 or less on BaC
      When the dice show 9 for HAYATE and 5 for LINCE
        """placky; glad
        HAYATE's is the better roll.
        """
      Then HAYATE holds the ball
      When Yamato removes the tokens
        """placky; glad
        HAYATE has it. They get it 53 times in a hundred by one thief and a press, 63 times by two thieves. So GARRA should have stolen.
        """

    Scenario: Stolen off the grass
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA presses from 8, 12.8
      And BUHO presses
      And HAYATE runs
      And HAYATE picks up the ball
      Then HAYATE needs 10 or less on BaC
      And LINCE needs 11 or less on BaC
      When the dice show 4 for HAYATE and 9 for LINCE
        """placky; alarmed
        LINCE's is the better roll. They get it 53 times in a hundred by one thief and a press, 63 times by two thieves. So GARRA should have stolen.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Pressed, and stolen
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA presses from 8, 12.8
      And BUHO presses
      And HAYATE runs
      And HAYATE picks up the ball
      Then HAYATE needs 10 or less on BaC
      And LINCE needs 11 or less on BaC
      When the dice show 11 for HAYATE and 6 for LINCE
        """placky; alarmed
        HAYATE fails, LINCE does not. GARRA should have stolen, too: 63 times to 53.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: LINCE fumbles
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA presses from 8, 12.8
      And BUHO presses
      And HAYATE runs
      And HAYATE picks up the ball
      Then HAYATE needs 10 or less on BaC
      And LINCE needs 11 or less on BaC
      When the dice show 8 for HAYATE and 12 for LINCE
        """placky; glad
        HAYATE has it. LINCE had plus four, and has nothing.
        """
      Then HAYATE holds the ball
      When Yamato removes the tokens
        """placky; calm
        A steal that fails costs the thief nothing, unlike a tackle. GARRA should have stolen, too: 63 times to 53.
        """

    Scenario: A tie, and the ball stays
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA presses from 8, 12.8
      And BUHO presses
      And HAYATE runs
      And HAYATE picks up the ball
      Then HAYATE needs 10 or less on BaC
      And LINCE needs 11 or less on BaC
      When the dice show 7 for HAYATE and 7 for LINCE
        """placky; dry
        Nobody has it, and the ball stays where it is.
        """
      Then the ball lies at 7, 12
      When Yamato removes the tokens
        """placky; calm
        The ball is still loose, and you still attack. GARRA should have stolen, too: 63 times to 53.
        """
      Then Yamato attacks

    Scenario: Out of the melee with it
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
        """placky; alarmed
        Two thieves. With HAYATE that makes three, from two teams, for one ball: a melee.
        """
      And BUHO presses
      And HAYATE runs
        """placky; calm
        Everybody touches it now.
        """
      And HAYATE picks up the ball
        """placky; thinking
        All roll at once. The highest success takes the ball, a natural 1 above them all. GARRA's BaC is the poorest of the three, but he needs ten or less.
        """
      Then HAYATE needs 11 or less on BaC
      And LINCE needs 11 or less on BaC
      And GARRA needs 10 or less on BaC
      When the dice show 9 for HAYATE, 7 for LINCE and 4 for GARRA
        """placky; glad
        Three pairs of hands, and HAYATE's come out with it.
        """
      Then HAYATE holds the ball
      When Yamato removes the tokens
        """placky; calm
        HAYATE has it. They get it 63 times in a hundred by two thieves, 53 times by one and a press. So the second steal was right: it can win the ball, a press only takes one off your roll.
        """

    Scenario: GARRA comes out with it
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses
      And HAYATE runs
      And HAYATE picks up the ball
      Then HAYATE needs 11 or less on BaC
      And LINCE needs 11 or less on BaC
      And GARRA needs 10 or less on BaC
      When the dice show 5 for HAYATE, 8 for LINCE and 10 for GARRA
        """placky; alarmed
        GARRA has it, with the poorest hands of the three. They get it 63 times in a hundred by two thieves, 53 times by one and a press. So the second steal was right.
        """
      Then GARRA holds the ball
      And Teriomorph attacks

    Scenario: LINCE comes out with it
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses
      And HAYATE runs
      And HAYATE picks up the ball
      Then HAYATE needs 11 or less on BaC
      And LINCE needs 11 or less on BaC
      And GARRA needs 10 or less on BaC
      When the dice show 6 for HAYATE, 10 for LINCE and 11 for GARRA
        """placky; alarmed
        LINCE comes out with it. The second steal was right: 63 times to 53.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Tied, and won
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses
      And HAYATE runs
      And HAYATE picks up the ball
      Then HAYATE needs 11 or less on BaC
      And LINCE needs 11 or less on BaC
      And GARRA needs 10 or less on BaC
      When the dice show 9 for HAYATE, 9 for LINCE and 4 for GARRA
        """placky; thinking
        The two best are equal. They roll again, just those two, until one is better. GARRA watches.
        """
      Then the dice of HAYATE and LINCE are due
      When the dice show 6 for HAYATE and 4 for LINCE
        """placky; glad
        HAYATE is better this time, and has the ball. The second steal was right: 63 times to 53.
        """
      Then HAYATE holds the ball

    Scenario: Tied, and lost
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses
      And HAYATE runs
      And HAYATE picks up the ball
      Then HAYATE needs 11 or less on BaC
      And LINCE needs 11 or less on BaC
      And GARRA needs 10 or less on BaC
      When the dice show 9 for HAYATE, 9 for LINCE and 4 for GARRA
      Then the dice of HAYATE and LINCE are due
      When the dice show 3 for HAYATE and 8 for LINCE
        """placky; alarmed
        LINCE is better, and the ball is theirs. The second steal was right: 63 times to 53.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

  @rule_3_07 @rule_3_06 @rule_2_01 @rule_1_18 @rule_1_20 @aim_kick_off_line
  Rule: Two on one

    One die, two tacklers. You choose whom the die meets; the other one rolls alone.

    Background:
      Given the rules up to chapter 3 are taught
        """placky; calm
        With two tokens bring the ball over the far kick-off line, eight inches up the pitch; the middle of a base is enough. GARRA tackles with STR 7, BUHO with STR 5; LINCE has clever hands. HAYATE is ahead: no pass to him.
        """
      And the pitch is 14 wide and 24 long
      And these players are on the pitch:
        | player | at        | ball |
        | AGUILA | 7, 9      | yes  |
        | HAYATE | 2.5, 15.4 |      |
        | SUZU   | 10.5, 8.5 |      |
        | GARRA  | 9.3, 10.4 |      |
        | LINCE  | 11, 11.5  |      |
        | BUHO   | 4.8, 10.4 |      |
      And Yamato attacks with 2 activation tokens

    Scenario: Simply going on
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
        """placky; alarmed
        LINCE will steal the ball out of the air, if you throw it: the third way to steal, after a loose ball and a carrier on the ground.
        """
      And AGUILA runs
        """placky; thinking
        AGUILA has four inches to the line, and one token after this. Does he dodge, one die against two tacklers? Or does he pass to SUZU from his first half inch, past LINCE, who takes the ball with five or less?
        ?
        Who can reach the line with the last token? A player makes eight inches with it, a run and a move: how far is it for SUZU?
        """
      And AGUILA moves to 7, 16
        """placky; alarmed
        Two tackles touch AGUILA, so he has no free move. He dodges, or he passes.
        """
      Then rule 1.10 forbids it

    Scenario: Past both of them, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
        """placky; thinking
        GARRA and BUHO reach AGUILA where he stands, so whichever way he goes, both tackle. LINCE waits for a pass to SUZU, and steals it with five or less.
        """
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
        """placky; thinking
        AGUILA has one die, and two tacklers roll. His die meets one of them: you choose which. The other one rolls unopposed, which is against nobody: GARRA needs seven or less, BUHO five.
        ?
        If GARRA rolls alone, how often is that the end of it? And if BUHO does?
        """
      And AGUILA faces GARRA
        """placky; calm
        GARRA is the stronger one. BUHO rolls alone, and needs five or less.
        """
      And the dice show 6 for AGUILA and 9 for GARRA
        """placky; glad
        Through the first; GARRA falls. AGUILA moves before BUHO rolls: one dodge, one move, however many he beats.
        """
      And AGUILA moves to 7, 15
        """placky; calm
        Two inches. That does not keep BUHO away; his tackle has touched AGUILA already.
        """
      And the die shows 8
        """placky; glad
        BUHO misses, and falls.
        """
      Then AGUILA is standing
      And BUHO is on the ground
      When Yamato removes the tokens
        """placky; glad
        Through, and nobody is left before the line. By a dodge AGUILA comes over it 37 times in a hundred. By a pass SUZU hardly ever does: he has eight and a half inches to go, and makes eight. So the dodge was right.
        """
      And AGUILA is activated
      And AGUILA marks a move to 7, 20
      And GARRA stands up
      And BUHO stands up
      And LINCE presses
      And AGUILA runs
        """placky; glad
        Over the line, and nothing was rolled: two of them had to stand up first, and LINCE was too far away.
        """
      And AGUILA stays put
        """placky; calm
        AGUILA is where he wanted to be.
        """
      And Yamato removes the tokens
        """placky; glad
        AGUILA is over the line, and the exercise is over. Change sides: now the defenders have a turn with the ball.
        """

    Scenario: Past GARRA, caught by BUHO
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 7, 15
      And the die shows 5
        """placky; alarmed
        BUHO does not miss. He is set beside AGUILA, where that one stands now, and both go down.
        """
      Then AGUILA is on the ground
      And BUHO is on the ground
      When Yamato removes the tokens
        """placky; dry
        All three lie on the ground, and the ball under AGUILA, short of the line. The dodge was right all the same: 37 times in a hundred. SUZU has eight and a half inches to go, and makes eight.
        """

    Scenario: Past both, with GARRA still up
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 4 for GARRA
        """placky; glad
        Both succeed, and AGUILA's is the better roll. GARRA's tackle is cancelled, and he stays up.
        """
      And AGUILA moves to 7, 15
        """placky; calm
        Two inches, and then BUHO.
        """
      And the die shows 9
        """placky; glad
        BUHO misses, and falls.
        """
      Then GARRA is standing
      And BUHO is on the ground
      When Yamato removes the tokens
        """placky; calm
        Through. GARRA is on his feet behind AGUILA, where I like him: with the last token AGUILA runs over the line, as 37 times in a hundred.
        """

    Scenario: Past GARRA, who stays up, and caught by BUHO
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 7, 15
      And the die shows 3
        """placky; alarmed
        BUHO hits: he is set beside AGUILA, and both lie down, short of the line. The dodge was right all the same: 37 times in a hundred, and a pass hardly ever.
        """
      Then AGUILA is on the ground
      And GARRA is standing

    Scenario: Down at the first
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 3 for AGUILA and 5 for GARRA
        """placky; alarmed
        Down. Several rolls in a row are a series, and it stops when AGUILA falls: BUHO does not roll, and keeps his feet.
        """
      Then AGUILA is on the ground
      And BUHO is standing
      When Yamato removes the tokens
        """placky; calm
        On the ground with the ball, short of the line, and from there one only passes. The dodge was right all the same: 37 times in a hundred. SUZU has eight and a half inches to go, and makes eight.
        """

    Scenario: Tied, and spared
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 5 for AGUILA and 5 for GARRA
        """placky; dry
        A tie: no dodge, no tackle. BUHO is unimpressed, and rolls.
        """
      And the die shows 7
        """placky; glad
        BUHO fails, and falls.
        """
      Then AGUILA is standing
      And BUHO is on the ground
      When Yamato removes the tokens
        """placky; calm
        Still up, with the ball, four inches short: the run of his last token takes AGUILA over the line, whoever tackles him. That counts among the 37 of a hundred.
        """

    Scenario: Tied, and not spared
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 5 for AGUILA and 5 for GARRA
      And the die shows 4
        """placky; alarmed
        BUHO succeeds: to be level with one is no answer to the other. The dodge was right all the same: 37 times in a hundred, and a pass hardly ever.
        """
      Then AGUILA is on the ground
      And GARRA is standing

    Scenario: Four inches, on the line, and down on it
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 1 for AGUILA and 4 for GARRA
        """placky; glad
        A natural 1: four inches instead of two, and GARRA is cancelled.
        """
      And AGUILA moves to 7, 17
        """placky; calm
        The middle of the base is on the line, which is enough. BUHO's tackle touched AGUILA before he left, so BUHO has a die to come.
        """
      And the die shows 3
        """placky; alarmed
        Down, but AGUILA was on the line before he fell: it counts among the 37 of a hundred.
        """
      Then AGUILA is on the ground
      And GARRA is standing

    Scenario: Four inches, and up on the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 1 for AGUILA and 4 for GARRA
      And AGUILA moves to 7, 17
      And the die shows 8
        """placky; glad
        BUHO misses. AGUILA stands on the line, as 37 times in a hundred: the dodge was right.
        """
      Then AGUILA is standing
      And AGUILA stands at 7, 17

    Scenario: Both failed, and BUHO did not
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 9 for AGUILA and 8 for GARRA
        """placky; thinking
        Both fail: GARRA falls, AGUILA does not. Now BUHO.
        """
      And the die shows 4
        """placky; alarmed
        BUHO brings AGUILA down, short of the line. The dodge was right all the same: 37 times in a hundred, and a pass hardly ever.
        """
      Then AGUILA is on the ground

    Scenario: Everybody failed
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 10
        """placky; glad
        Not one good roll, and AGUILA stands, four inches short: he runs them with the last token. That counts among the 37 of a hundred.
        """
      Then AGUILA is standing

    Scenario: The die that was never rolled
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
        """placky; dry
        AGUILA's die is kept for BUHO. GARRA rolls alone, and has him with seven or less.
        """
      And the die shows 6
        """placky; alarmed
        GARRA succeeds. AGUILA is down, his die unrolled.
        """
      Then AGUILA is on the ground
      And BUHO is standing
      When Yamato removes the tokens
        """placky; dry
        So AGUILA reaches the line 31 times in a hundred; with the die against GARRA 37 times, the better choice.
        """

    Scenario: GARRA fell by himself
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
        """placky; glad
        GARRA fails, and falls. AGUILA's die meets BUHO now.
        """
      And the dice show 7 for AGUILA and 3 for BUHO
        """placky; glad
        AGUILA's is the better roll, and BUHO's tackle is cancelled.
        """
      And AGUILA moves to 7, 15
        """placky; glad
        Two inches, and nobody left to roll.
        """
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        It worked, as 31 times in a hundred. With the die against GARRA it works 37 times: BUHO, who needs five, is the one to leave alone.
        """

    Scenario: Both of them fell
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 6 for AGUILA and 8 for BUHO
        """placky; glad
        BUHO misses on top of it, and falls.
        """
      And AGUILA moves to 7, 15
        """placky; glad
        Two inches, past two who lie there.
        """
      Then BUHO is on the ground
      When Yamato removes the tokens
        """placky; calm
        Both of them down. With the die against GARRA AGUILA reaches the line 37 times in a hundred, this way 31.
        """

    Scenario: Nobody managed anything
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 9 for AGUILA and 8 for BUHO
        """placky; dry
        Both fail, and only BUHO falls for it. AGUILA stands, and the run of the last token takes him over: so it goes 31 times in a hundred, with the die against GARRA 37.
        """
      Then AGUILA is standing
      And BUHO is on the ground

    Scenario: GARRA fell, and BUHO did it
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 3 for AGUILA and 5 for BUHO
        """placky; alarmed
        BUHO brings AGUILA down.
        """
      Then AGUILA is on the ground
      When Yamato removes the tokens
        """placky; calm
        On the ground with the ball. With the die against GARRA AGUILA reaches the line 37 times in a hundred, this way 31.
        """

    Scenario: Picked out of the air
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
        """placky; thinking
        AGUILA throws from half an inch along, before anybody touches him: unopposed, and plus two within four inches, so ten or less. But the line to SUZU goes past LINCE's elbow.
        """
      Then AGUILA needs 10 or less on BaC
      When the die shows 6
        """placky; calm
        A good pass. Before it arrives, LINCE rolls BaC minus two: five or less.
        """
      Then LINCE needs 5 or less on BaC
      When the die shows 4
        """placky; alarmed
        Out of the air, and theirs, as 42 times in a hundred. Nor would SUZU reach the line: he has eight and a half inches to go, and makes eight. By a dodge AGUILA comes over it 37 times: that was better.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Over LINCE's hand
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
      Then AGUILA needs 10 or less on BaC
      When the die shows 6
      Then LINCE needs 5 or less on BaC
      When the die shows 8
        """placky; glad
        SUZU has it, but half an inch too far from the line: his last token takes him eight inches. By a dodge AGUILA comes over it 37 times in a hundred: that was better.
        """
      Then SUZU holds the ball

    Scenario: Missed, missed, and caught
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
      Then AGUILA needs 10 or less on BaC
      When the die shows 11
        """placky; thinking
        A miss. It flies all the same, and LINCE comes before the receiver.
        """
      And the die shows 9
        """placky; glad
        LINCE misses it. SUZU catches it with seven or less.
        """
      Then SUZU needs 7 or less on BaC
      When the die shows 5
        """placky; glad
        Caught, but SUZU has eight and a half inches to go, and the last token takes him eight. By a dodge AGUILA comes over the line 37 times in a hundred: that was better.
        """
      Then SUZU holds the ball

    Scenario: Missed, missed, and dropped
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
      Then AGUILA needs 10 or less on BaC
      When the die shows 11
      And the die shows 9
      Then SUZU needs 7 or less on BaC
      When the die shows 9
        """placky; alarmed
        Dropped. The arrow, please.
        """
      And the die shows 6
        """placky; dry
        It is still your attack, but nobody reaches the line with one token. By a dodge AGUILA does 37 times in a hundred: that was better.
        """
      Then Yamato attacks

    Scenario: Missed, and picked out of the air
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
      Then AGUILA needs 10 or less on BaC
      When the die shows 11
      And the die shows 4
        """placky; alarmed
        LINCE catches what was meant for SUZU: a bad pass can be stolen, too. By a dodge AGUILA comes over the line 37 times in a hundred: that was better.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    @counted
    Scenario: Past both, with GARRA still up, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 7, 15
      And the die shows 9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 7, 20
      And GARRA presses
      And BUHO stands up
      And LINCE presses
      And AGUILA runs
      And AGUILA stays put
      Then AGUILA holds the ball

    @counted
    Scenario: Everybody failed, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 10
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 7, 20
      And GARRA stands up
      And BUHO stands up
      And LINCE presses
      And AGUILA runs
      And AGUILA stays put
      Then AGUILA holds the ball

    @counted
    Scenario: Tied, and spared, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 5 for AGUILA and 5 for GARRA
      And the die shows 7
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 7, 20
      And GARRA presses
      And BUHO stands up
      And LINCE presses
      And AGUILA runs
      And AGUILA stays put
      Then AGUILA holds the ball

    @counted
    Scenario: GARRA fell by himself, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 7 for AGUILA and 3 for BUHO
      And AGUILA moves to 7, 15
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 7, 20
      And GARRA stands up
      And BUHO presses
      And LINCE presses
      And AGUILA runs
      And AGUILA stays put
      Then AGUILA holds the ball

    @counted
    Scenario: GARRA fell by himself, five is five, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 5 for AGUILA and 5 for BUHO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 7, 20
      And GARRA stands up
      And BUHO presses
      And LINCE presses
      And AGUILA runs
      And AGUILA stays put
      Then AGUILA holds the ball

    @counted
    Scenario: Both of them fell, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 6 for AGUILA and 8 for BUHO
      And AGUILA moves to 7, 15
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 7, 20
      And GARRA stands up
      And BUHO stands up
      And LINCE presses
      And AGUILA runs
      And AGUILA stays put
      Then AGUILA holds the ball

    @counted
    Scenario: Nobody managed anything, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 11.5
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 9 for AGUILA and 8 for BUHO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 7, 20
      And GARRA stands up
      And BUHO stands up
      And LINCE presses
      And AGUILA runs
      And AGUILA stays put
      Then AGUILA holds the ball

  @rule_3_05 @rule_3_06 @rule_3_02 @rule_3_01
  Rule: Out of his hands

    AGUILA is down with the ball, and a team-mate may come and take it. So may the others: that is the square of death, where everybody reaches the ball, and nobody keeps it long.

    Background:
      Given the rules up to chapter 3 are taught
        """placky; calm
        AGUILA is on the ground with the ball again, and GARRA beside him. SUZU comes to fetch it. Get the ball out of the heap, and keep it.
        """
      And the pitch is 14 wide and 24 long
      And these players are on the pitch:
        | player | at         | ball | ground |
        | AGUILA | 7, 11      | yes  | 1      |
        | HAYATE | 4.8, 8.2   |      |        |
        | SUZU   | 7, 7       |      |        |
        | GARRA  | 7.5, 12.3  |      | 1      |
        | LINCE  | 9.5, 12.5  |      |        |
        | BUHO   | 4.6, 12.4  |      |        |

    Scenario: Passing what AGUILA holds
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
        """placky; calm
        SUZU goes up to AGUILA's base: a ball is picked up from the grass, or out of the hands of a team-mate whom one touches.
        """
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
        """placky; alarmed
        GARRA stands up, which is all that he may do. LINCE will steal from AGUILA's hands, with seven. Decide for BUHO, who can reach AGUILA: a press, one off SUZU's eleven? Or a second steal, with eight?
        ?
        A press alone never has the ball. How often does BUHO succeed, and against whom?
        """
      And BUHO presses from 5.74, 12.51
        """placky; calm
        BUHO is less than two inches from where SUZU acts, which is near enough: one off for SUZU.
        """
      And SUZU runs
        """placky; calm
        SUZU touches AGUILA. Does he pick the ball up, or pass it to HAYATE straight from AGUILA's hands?
        """
      And SUZU attempts a pass to HAYATE
        """placky; dry
        SUZU does not have it yet. One action at a time, and first he picks it up.
        """
      Then rule 2.01 forbids it

    Scenario: Handed over, and on to HAYATE
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
        """placky; calm
        A hand-over: BaC 7 plus four, and one off for BUHO: ten. It is no pass, so nobody asks who is ahead, and AGUILA rolls nothing. LINCE has seven.
        """
      Then SUZU needs 10 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 8 for SUZU and 9 for LINCE
        """placky; glad
        From hand to hand. BUHO should have stolen, too: they get it 41 times in a hundred by two thieves, 26 by one and a press.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; thinking
        SUZU has the ball, among three of theirs. AGUILA held the ball when this token began, so he stays down; after the next token he gets up for nothing.
        """
      Then AGUILA is on the ground
      When SUZU is activated
      And SUZU marks a move to 11, 7
        """placky; thinking
        SUZU has the ball. His way out leads right; from its first three inches he may throw to HAYATE, who is not ahead of him there. Decide for LINCE: tackle SUZU where he starts, to meet a throw, too? Or farther on, to stay near him?
        ?
        Where on his way is SUZU nearest to HAYATE? Does LINCE touch him there?
        """
      And LINCE tackles SUZU
        """placky; alarmed
        LINCE touches SUZU where he starts, so he rolls against whatever SUZU does, a throw included. GARRA and BUHO can only press, and they do.
        """
      And GARRA presses
      And BUHO presses
      And SUZU runs
        """placky; thinking
        LINCE needs six. Does SUZU dodge at the end of his way, with REF seven? Or does he throw to HAYATE from the start, two inches: BaC 7 and four, one off for GARRA, one for BUHO, which makes nine?
        ?
        How often does nine win against six, and seven? And who has the ball if SUZU loses?
        """
      And SUZU passes to HAYATE from 7, 10.016
        """placky; calm
        LINCE touches SUZU there, so it is die against die: nine against six.
        """
      Then SUZU needs 9 or less on BaC
      And LINCE needs 6 or less on STR
      When the dice show 5 for SUZU and 9 for LINCE
        """placky; glad
        Out of the square. By a throw HAYATE has the ball 77 times in a hundred, and SUZU keeps it 4 times, when the dice are level: 81. By a dodge it is 68. LINCE's tackle was right: farther on, no die meets the throw.
        """
      Then HAYATE holds the ball

    Scenario: On to HAYATE, badly, and LINCE falls
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      When the dice show 11 for SUZU and 9 for LINCE
        """placky; thinking
        Both fail, and LINCE falls. But it is a bad throw: HAYATE needs nine.
        """
      Then HAYATE needs 9 or less on BaC
      When the die shows 4 for HAYATE
        """placky; glad
        Caught. By a throw HAYATE or SUZU stands with the ball 81 times in a hundred, by a dodge 68. So the throw was right.
        """
      Then HAYATE holds the ball

    Scenario: On to HAYATE, badly, and dropped
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      When the dice show 11 for SUZU and 5 for LINCE
        """placky; alarmed
        A bad one, and LINCE has SUZU. HAYATE needs nine.
        """
      When the die shows 11 for HAYATE
        """placky; alarmed
        Dropped. One die picks the arrow for it.
        """
      When the die shows 6 for HAYATE
        """placky; dry
        Loose, near HAYATE, as 6 times in a hundred. None of theirs is near, and your next token fetches it. The throw was right: HAYATE or SUZU stands with the ball 81 times, by a dodge 68.
        """
      Then Yamato attacks

    Scenario: Handed over, and SUZU runs on
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU dodges
        """placky; thinking
        SUZU has run four inches. Now he dodges LINCE, with REF seven.
        """
      Then SUZU needs 7 or less on REF
      When the dice show 5 for SUZU and 9 for LINCE
        """placky; glad
        Through, and LINCE falls behind him.
        """
      And SUZU moves to 11.75, 8.8
        """placky; calm
        Two inches, out of everybody's reach.
        """
      And Yamato removes the tokens
        """placky; thinking
        SUZU stands with the ball, as 68 times in a hundred. By a throw HAYATE or SUZU does 81 times, so that was better. AGUILA was not active this time, so he is up, for nothing.
        """
      Then SUZU holds the ball
      And AGUILA is standing

    Scenario: SUZU runs on, and LINCE has him
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU dodges
      When the dice show 3 for SUZU and 5 for LINCE
        """placky; alarmed
        LINCE brings SUZU down, with the ball.
        """
      And Yamato removes the tokens
        """placky; dry
        The ball is yours all the same. By a throw HAYATE or SUZU stands with it 81 times in a hundred, by a dodge 68: the throw was better. AGUILA is up, and may fetch the ball as SUZU did.
        """
      Then SUZU is on the ground
      And AGUILA is standing

    Scenario: SUZU runs on, and nobody does it
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU dodges
      When the dice show 9 for SUZU and 8 for LINCE
        """placky; dry
        Both fail. LINCE falls; SUZU stays where his run took him. By a throw HAYATE or SUZU stands with the ball 81 times in a hundred, by a dodge 68: the throw was better.
        """
      Then SUZU is standing
      And LINCE is on the ground

    Scenario: Handed over, past a good hand
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      Then SUZU needs 10 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 9 for SUZU and 5 for LINCE
        """placky; glad
        SUZU has it, and LINCE does not.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        By two thieves they get it 41 times in a hundred, by one and a press 26: BUHO should have stolen. With the next token SUZU throws to HAYATE: that keeps it 81 times, a dodge 68.
        """

    Scenario: Stolen from between your hands
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      Then SUZU needs 10 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 4 for SUZU and 6 for LINCE
        """placky; alarmed
        LINCE has it. BUHO should have stolen, too: 41 times to 26.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Nobody's hand
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      Then SUZU needs 10 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 11 for SUZU and 8 for LINCE
        """placky; dry
        Neither, so AGUILA keeps it: a failed pick-up costs the token and no more. BUHO should have stolen, too: 41 times to 26.
        """
      Then AGUILA holds the ball

    Scenario: LINCE on the way, and the ball is gone before him
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
        """placky; calm
        LINCE comes for the way, not for the man: SUZU meets him within two inches. GARRA and BUHO press.
        """
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
        """placky; thinking
        Where SUZU starts, LINCE does not touch him yet: a throw from there meets nobody's die. Nine or less: four more within two inches, two off for the presses.
        """
      Then SUZU needs 9 or less on BaC
      When the die shows 5 for SUZU
        """placky; glad
        HAYATE has it, as 94 times in a hundred. Had LINCE tackled SUZU where he starts, HAYATE would have it 77 times, and SUZU 4: a tackle on the way does not stop what is thrown before it.
        """
      Then HAYATE holds the ball
      When the die shows 9 for LINCE
        """placky; glad
        LINCE falls, too late, for a man without a ball: the wrong tackle.
        """
      Then LINCE is on the ground

    Scenario: LINCE on the way, a bad throw, and the ball is loose
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      When the die shows 11 for SUZU
        """placky; alarmed
        A bad one. HAYATE needs nine.
        """
      When the die shows 11 for HAYATE
        """placky; alarmed
        Dropped. One die for the arrow.
        """
      When the die shows 6 for HAYATE
        """placky; dry
        Loose, near HAYATE, and still your attack. LINCE rolls all the same.
        """
      When the die shows 5 for LINCE
        """placky; calm
        SUZU is down, without the ball. All the same it was the wrong tackle: HAYATE has it 94 times in a hundred; tackled where he starts, SUZU brings it to him 77 times.
        """
      Then Yamato attacks

    Scenario: BUHO grabs for it, too, and SUZU has it
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
        """placky; alarmed
        Two thieves and SUZU, for one ball: a melee again, this time about AGUILA's hands.
        """
      And SUZU runs
      And SUZU picks up the ball
        """placky; thinking
        All three roll at once, and the best success has the ball. BUHO does not press, so SUZU needs eleven; LINCE needs seven, BUHO eight.
        """
      Then SUZU needs 11 or less on BaC
      And LINCE needs 7 or less on BaC
      And BUHO needs 8 or less on BaC
      When the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
        """placky; calm
        SUZU has it. By two thieves they get it 41 times in a hundred, by one and a press 26. So the second steal was right.
        """
      Then SUZU holds the ball

    Scenario: BUHO grabs for it, too, and LINCE has it
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 4 for SUZU, 6 for LINCE and 9 for BUHO
        """placky; alarmed
        LINCE has it. The second steal was right: 41 times to 26.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: BUHO grabs for it, too, and has it
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 4 for SUZU, 9 for LINCE and 7 for BUHO
        """placky; alarmed
        BUHO has it. The second steal was right: 41 times to 26.
        """
      Then BUHO holds the ball
      And Teriomorph attacks

    @counted
    Scenario: BUHO grabs for it, too, and nobody has it
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 12 for SUZU, 9 for LINCE and 9 for BUHO
      Then AGUILA holds the ball

    @counted
    Scenario Outline: BUHO grabs for it, too, and ties with SUZU: <who> has it
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 6 for SUZU, 3 for LINCE and 6 for BUHO
      And the dice show <his> for SUZU and <BUHO's> for BUHO
      Then <who> holds the ball

      Examples:
        | who  | his | BUHO's |
        | SUZU | 6   | 4      |
        | BUHO | 3   | 8      |

    @counted
    Scenario Outline: BUHO grabs for it, too, and LINCE ties with SUZU: <who> has it
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 6 for SUZU, 6 for LINCE and 3 for BUHO
      And the dice show <his> for SUZU and <LINCE's> for LINCE
      Then <who> holds the ball

      Examples:
        | who   | his | LINCE's |
        | SUZU  | 6   | 4       |
        | LINCE | 3   | 7       |

    @counted
    Scenario: Handed over to nobody, as five is five
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 5 for SUZU and 5 for LINCE
      Then AGUILA holds the ball

    @counted
    Scenario: On to HAYATE, and LINCE is better
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      When the dice show 3 for SUZU and 5 for LINCE
      Then SUZU is on the ground

    @counted
    Scenario: On to HAYATE, and LINCE is as good
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      When the dice show 5 for SUZU and 5 for LINCE
      Then SUZU holds the ball

    @counted
    Scenario: On to HAYATE, badly, LINCE falls, and it is dropped
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      When the dice show 11 for SUZU and 9 for LINCE
      When the die shows 11 for HAYATE
      When the die shows 6 for HAYATE
      Then Yamato attacks

    @counted
    Scenario: On to HAYATE, badly, and caught
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      When the dice show 11 for SUZU and 5 for LINCE
      When the die shows 4 for HAYATE
      Then HAYATE holds the ball

    @counted
    Scenario: SUZU runs on, and LINCE keeps his feet
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU dodges
      When the dice show 5 for SUZU and 3 for LINCE
      And SUZU moves to 11.75, 8.8
      Then LINCE is standing

    @counted
    Scenario: SUZU runs on, and LINCE is as good
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU dodges
      When the dice show 5 for SUZU and 5 for LINCE
      Then SUZU holds the ball

    @counted
    Scenario: LINCE on the way, and brings down a man without a ball
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      When the die shows 5 for SUZU
      When the die shows 5 for LINCE
      Then HAYATE holds the ball

    @counted
    Scenario Outline: LINCE on the way, a bad throw, HAYATE catches, and LINCE <does>
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      When the die shows 11 for SUZU
      When the die shows 4 for HAYATE
      And the die shows <LINCE's> for LINCE
      Then HAYATE holds the ball

      Examples:
        | does   | LINCE's |
        | misses | 9       |
        | hits   | 5       |

    @counted
    Scenario: LINCE on the way, a bad throw, the ball is loose, and LINCE falls
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 8 for SUZU and 9 for LINCE
      When Yamato removes the tokens
      When SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      When the die shows 11 for SUZU
      When the die shows 11 for HAYATE
      When the die shows 6 for HAYATE
      When the die shows 9 for LINCE
      Then Yamato attacks
