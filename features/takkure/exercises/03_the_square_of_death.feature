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
        AGUILA and GARRA lie on the ground, and AGUILA has the ball. A defender who touches him may steal it, which is the first of three ways to steal. Bring it to a team-mate.
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
        From the ground AGUILA throws eight inches at most, and LINCE can steal the ball. SUZU is near, but LINCE may tackle him next; HAYATE is farther off, and nobody can reach him. What does AGUILA do?
        ?
        What does the distance do to AGUILA's number, for each of the two? LINCE steals with seven. Who is tackled down keeps the ball.
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

    Scenario: Off the floor, and away
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      Then GARRA is standing
      When LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
        """placky; thinking
        LINCE will steal: the S beside him, from the hands of a carrier on the ground. AGUILA has BaC 8: plus two for a short pass, two off from the ground, one off for BUHO's press: seven. LINCE has seven, too. The higher success wins.
        """
      Then AGUILA needs 7 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 6 for AGUILA and 9 for LINCE
        """placky; glad
        From under two of them: SUZU has the ball, as 49 times in a hundred. HAYATE gets it 36 times, as more is stolen on the longer way. So SUZU was the better choice.
        """
      Then SUZU holds the ball

    Scenario: Off the floor, past a good hand
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      And the dice show 6 for AGUILA and 4 for LINCE
        """placky; glad
        AGUILA's is the better roll: the steal is cancelled. If LINCE tackles SUZU down next, SUZU keeps the ball.
        """
      Then SUZU holds the ball

    Scenario: Robbed on the ground
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      And the dice show 4 for AGUILA and 6 for LINCE
        """placky; alarmed
        LINCE has the ball, as 39 times in a hundred; on the way to HAYATE, 47 times. They attack now, and the exercise ends.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: A tie on the ground
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      And the dice show 5 for AGUILA and 5 for LINCE
        """placky; dry
        Equal: four hands on one ball, no pass and no steal. AGUILA still has it, and three tokens are left. Next SUZU comes to fetch it.
        """
      Then AGUILA holds the ball

    Scenario: Both missed, and SUZU caught it
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      And the dice show 10 for AGUILA and 9 for LINCE
        """placky; thinking
        Both fail, which costs LINCE nothing. The bad throw is in the air: SUZU catches it with seven or less. The ground counts against AGUILA alone.
        """
      Then SUZU needs 7 or less on BaC
      When the die shows 5
        """placky; glad
        SUZU has it. AGUILA was active, so he stays down; the next token of somebody else gets him up for nothing.
        """
      Then SUZU holds the ball
      And AGUILA is on the ground

    Scenario: Both missed, and the ball is loose
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      And the dice show 10 for AGUILA and 9 for LINCE
      And the die shows 9
        """placky; alarmed
        SUZU drops it. One die for the arrow. It is still your attack, as nobody of theirs holds it: pick it up with the next token.
        """
      And the die shows 9
      Then Yamato attacks

    Scenario: Missed and robbed
      When AGUILA is activated
      And AGUILA passes from the ground to SUZU
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      And the dice show 10 for AGUILA and 5 for LINCE
        """placky; alarmed
        AGUILA fails and LINCE does not: the ball is his before SUZU can catch it. On the way to HAYATE he has it eight times more in a hundred.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: The long way, and it arrives
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
        """placky; thinking
        More than four inches, so no bonus. AGUILA has BaC 8, two off from the ground, one off for BUHO's press: five. LINCE will steal, the S beside him, with seven. The higher success wins.
        """
      Then AGUILA needs 5 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 4 for AGUILA and 9 for LINCE
        """placky; glad
        HAYATE has the ball, as 36 times in a hundred. SUZU gets it 49 times, and keeps it if LINCE tackles him down. So SUZU was the better choice.
        """
      Then HAYATE holds the ball

    Scenario: The long way, and robbed
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      And the dice show 8 for AGUILA and 5 for LINCE
        """placky; alarmed
        AGUILA fails, LINCE does not. He steals the throw to HAYATE 47 times in a hundred, to SUZU 39 times: SUZU was the better choice.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: The long way, and LINCE is quicker
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      And the dice show 3 for AGUILA and 5 for LINCE
        """placky; alarmed
        LINCE's is the better roll, and they attack. To SUZU AGUILA needs seven or less: that is the shorter way.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: The long way, and HAYATE reaches it
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      And the dice show 8 for AGUILA and 9 for LINCE
        """placky; thinking
        Both fail. The bad throw is in the air. HAYATE catches it with five or less, SUZU would with seven: he is nearer.
        """
      Then HAYATE needs 5 or less on BaC
      When the die shows 4
        """placky; glad
        Caught, and nobody of theirs is near. With luck: HAYATE has the ball 36 times in a hundred, SUZU 49.
        """
      Then HAYATE holds the ball

    Scenario: The long way, and the ball is loose
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And GARRA stands up
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.3, 12
      And the dice show 8 for AGUILA and 9 for LINCE
      And the die shows 9
        """placky; alarmed
        Dropped. One die for the arrow. It is still your attack, and nobody of theirs is near: HAYATE fetches it next.
        """
      And the die shows 6
      Then Yamato attacks

  @rule_3_04 @rule_3_05 @rule_3_06 @rule_3_08 @rule_1_15
  Rule: A loose ball

    The ball lies on the grass and belongs to nobody. Attackers pick up, defenders steal, and both need to touch it.

    Background:
      Given the rules up to chapter 3 are taught
        """placky; calm
        A dropped ball, and a race for it. Pick it up with one activation; you attack until a defender holds it.
        """
      And the pitch is 14 wide and 24 long
      And these players are on the pitch:
        | player | at        |
        | AGUILA | 3, 8.5    |
        | HAYATE | 7, 8      |
        | SUZU   | 11, 8.5   |
        | GARRA  | 8.5, 14.5 |
        | LINCE  | 5, 14     |
        | BUHO   | 11, 13.5  |
      And the ball lies at 7, 12
      And Yamato attacks

    Scenario: Snatched away from LINCE
      When HAYATE is activated
        """placky; thinking
        Only HAYATE is near enough: he runs up to the ball, and picks it up. On the grass it takes up room like a player. Does he come straight up to it, or from the left?
        ?
        A press reaches two inches from edge to edge. BUHO moves two inches: does he come so near, on each side?
        """
      And HAYATE marks a move that ends at 6.183, 11.451, turning at 6.1, 9.8
      And LINCE steals the loose ball, moving to 6.304, 12.696
        """placky; alarmed
        The second way to steal: a loose ball. LINCE touches it on the far side, and needs eleven. Decide for GARRA: a press, which leaves HAYATE ten, not eleven? Or a second steal, with ten of his own?
        ?
        A press changes HAYATE's number by one. What does a second thief change, and who has the ball if several succeed?
        """
      And GARRA presses from 7.7, 12.9
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
        """placky; thinking
        BaC 7 plus four for both, and one off HAYATE for GARRA's press; BUHO is too far off. Face to face, so the higher success wins.
        """
      Then HAYATE needs 10 or less on BaC
      And LINCE needs 11 or less on BaC
      When the dice show 9 for HAYATE and 5 for LINCE
        """placky; glad
        HAYATE has it. They get it 53 times in a hundred by one thief and a press, 63 times by two thieves. So GARRA should have stolen.
        """
      Then HAYATE holds the ball

    Scenario: Stolen off the grass
      When HAYATE is activated
      And HAYATE marks a move that ends at 6.183, 11.451, turning at 6.1, 9.8
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA presses from 7.7, 12.9
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 4 for HAYATE and 9 for LINCE
        """placky; alarmed
        LINCE's is the better roll, and they attack. A second thief would have won it for them ten times more in a hundred.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Pressed, and stolen
      When HAYATE is activated
      And HAYATE marks a move that ends at 6.183, 11.451, turning at 6.1, 9.8
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA presses from 7.7, 12.9
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 11 for HAYATE and 6 for LINCE
        """placky; alarmed
        HAYATE fails, LINCE does not. GARRA should have stolen, too: 63 times to 53.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: LINCE fumbles
      When HAYATE is activated
      And HAYATE marks a move that ends at 6.183, 11.451, turning at 6.1, 9.8
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA presses from 7.7, 12.9
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 8 for HAYATE and 12 for LINCE
        """placky; glad
        LINCE had plus four, and has nothing. But a steal that fails costs the thief nothing, unlike a tackle: GARRA might have tried one, too.
        """
      Then HAYATE holds the ball

    Scenario: A tie, and the ball stays
      When HAYATE is activated
      And HAYATE marks a move that ends at 6.183, 11.451, turning at 6.1, 9.8
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA presses from 7.7, 12.9
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 7 for HAYATE and 7 for LINCE
        """placky; dry
        Nobody has it, and the ball stays where it is. You still attack, HAYATE touches it, and three tokens are left.
        """
      Then the ball lies at 7, 12
      And Yamato attacks

    Scenario: Out of the melee with it
      When HAYATE is activated
      And HAYATE marks a move that ends at 6.183, 11.451, turning at 6.1, 9.8
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
        """placky; thinking
        Two thieves and HAYATE, from two teams, for one ball: a melee. All roll at once. The highest success takes the ball, a natural 1 above them all. GARRA's BaC is the poorest of the three, but he needs ten or less.
        """
      Then HAYATE needs 11 or less on BaC
      And LINCE needs 11 or less on BaC
      And GARRA needs 10 or less on BaC
      When the dice show 9 for HAYATE, 7 for LINCE and 4 for GARRA
        """placky; glad
        HAYATE has it, as 37 times in a hundred; straight up, where BUHO presses, 29. By two thieves they get it 63 times, by one and a press 53: both of you were right.
        """
      Then HAYATE holds the ball

    Scenario: GARRA comes out with it
      When HAYATE is activated
      And HAYATE marks a move that ends at 6.183, 11.451, turning at 6.1, 9.8
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 5 for HAYATE, 8 for LINCE and 10 for GARRA
        """placky; alarmed
        GARRA has it, with the poorest hands of the three. His steal was right: it can win the ball, a press only takes one off your roll.
        """
      Then GARRA holds the ball
      And Teriomorph attacks

    Scenario: LINCE comes out with it
      When HAYATE is activated
      And HAYATE marks a move that ends at 6.183, 11.451, turning at 6.1, 9.8
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 6 for HAYATE, 10 for LINCE and 11 for GARRA
        """placky; alarmed
        LINCE comes out with it. They get it 63 times in a hundred; had you come straight up, 70.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Tied, and won
      When HAYATE is activated
      And HAYATE marks a move that ends at 6.183, 11.451, turning at 6.1, 9.8
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 9 for HAYATE, 9 for LINCE and 4 for GARRA
        """placky; thinking
        The two best are equal. They roll again, just those two, until one is better. GARRA watches.
        """
      Then the dice of HAYATE and LINCE are due
      When the dice show 6 for HAYATE and 4 for LINCE
        """placky; glad
        HAYATE is better this time, and has the ball. Now he has to get out of there.
        """
      Then HAYATE holds the ball

    Scenario: Tied, and lost
      When HAYATE is activated
      And HAYATE marks a move that ends at 6.183, 11.451, turning at 6.1, 9.8
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 9 for HAYATE, 9 for LINCE and 4 for GARRA
      And the dice show 3 for HAYATE and 8 for LINCE
        """placky; alarmed
        LINCE is better, and the ball is theirs.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Straight up, and out of the melee with it
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
        """placky; alarmed
        LINCE and GARRA both steal the loose ball: with HAYATE that makes three for one ball, a melee. All roll at once, and the highest success takes it. BUHO presses: HAYATE has ten, LINCE eleven, GARRA ten.
        """
      Then HAYATE needs 10 or less on BaC
      And LINCE needs 11 or less on BaC
      And GARRA needs 10 or less on BaC
      When the dice show 9 for HAYATE, 7 for LINCE and 4 for GARRA
        """placky; glad
        Three pairs of hands, and HAYATE's come out with it, as 29 times in a hundred. From the left, out of BUHO's reach, 37 times: that was better.
        """
      Then HAYATE holds the ball

    Scenario: Straight up, and GARRA has it
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 5 for HAYATE, 8 for LINCE and 10 for GARRA
        """placky; alarmed
        GARRA has it, with the poorest BaC of the three. From the left BUHO could not press: that was better.
        """
      Then GARRA holds the ball
      And Teriomorph attacks

    Scenario: Straight up, and LINCE has it
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 6 for HAYATE, 10 for LINCE and 11 for GARRA
        """placky; alarmed
        LINCE has it, and they attack. From the left HAYATE has the ball 37 times in a hundred, straight up 29.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Straight up, and two of theirs are the best
      When HAYATE is activated
      And HAYATE marks a move to 7, 11.508
      And LINCE steals the loose ball, moving to 6.304, 12.696
      And GARRA steals the loose ball, moving to 7.766, 12.766
      And BUHO presses from 9.5, 12.2
      And HAYATE runs
      And HAYATE picks up the ball
      And the dice show 5 for HAYATE, 8 for LINCE and 8 for GARRA
        """placky; dry
        LINCE and GARRA are level, and roll again, just those two. For you it is the same: the ball is theirs.
        """
      Then the dice of LINCE and GARRA are due

  @rule_3_07 @rule_3_06 @rule_2_01 @rule_1_18 @rule_1_19 @rule_1_20 @aim_kick_off_line
  Rule: Two on one

    One die, two tacklers. You choose whom the die meets; the other one rolls alone.

    Background:
      Given the rules up to chapter 3 are taught
        """placky; calm
        With two tokens bring the ball over the far kick-off line, eight inches up the pitch; the middle of a base is enough. HAYATE is ahead: no pass to him.
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

    Scenario: Through both of them
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
        """placky; thinking
        Both tacklers touch AGUILA's way, so he has no free move. LINCE will steal a throw out of the air, the third way to steal. Dodge? Break through, which wins no inch, but throws them down? Or throw to SUZU, before anybody touches AGUILA?
        ?
        One token is left after this: a run and a move are eight inches. How far is the line for AGUILA, and how far for SUZU? LINCE takes a throw with five or less.
        """
      And AGUILA breaks through
      And AGUILA faces GARRA
        """placky; thinking
        STR 7 against STR 7, with the stronger one. BUHO rolls alone afterwards, and has AGUILA with five or less.
        """
      And the dice show 5 for AGUILA and 9 for GARRA
        """placky; glad
        GARRA lies there. AGUILA has won no inch, and BUHO has a die to come.
        """
      And the die shows 8
        """placky; glad
        BUHO misses, and falls: two on the grass. The last token takes AGUILA over the line, as 36 times in a hundred; by a dodge 39 times. A near thing.
        """
      Then AGUILA is standing
      And BUHO is on the ground

    Scenario: Past both of them
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
        """placky; thinking
        AGUILA has one die, and two tacklers roll. His die meets one of them: you choose which. The other one rolls unopposed, which is against nobody. Who of the two shall roll alone?
        ?
        Their STR is on their cards. If GARRA rolls alone, how often is that the end of it? And if BUHO does?
        """
      And AGUILA faces GARRA
        """placky; calm
        GARRA is the stronger one. BUHO rolls alone, and needs five or less.
        """
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 7, 15
        """placky; glad
        Through the first; GARRA falls. AGUILA moves before BUHO rolls, but BUHO's tackle has touched him already. One dodge, one move, however many he beats.
        """
      And the die shows 8
        """placky; glad
        BUHO misses, and falls. Nobody is left before the line: the last token takes AGUILA over it, as 39 times in a hundred by a dodge. By a pass hardly ever: for SUZU it is half an inch too far.
        """
      Then AGUILA is standing
      And BUHO is on the ground

    Scenario: Past GARRA, caught by BUHO
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 7, 15
      And the die shows 5
        """placky; alarmed
        BUHO does not miss. He is set beside AGUILA, and all three lie there, the ball under AGUILA, short of the line. To face GARRA was right all the same: 39 times he comes over, the other way 31.
        """
      Then AGUILA is on the ground
      And BUHO is on the ground

    Scenario: Past both, with GARRA still up
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 7, 15
        """placky; glad
        Both succeed, and AGUILA's is the better roll: GARRA's tackle is cancelled, and he stays up. Two inches, and then BUHO.
        """
      And the die shows 9
        """placky; glad
        BUHO misses, and falls. GARRA is on his feet behind AGUILA, where I like him: with the last token AGUILA runs over the line.
        """
      Then GARRA is standing
      And BUHO is on the ground

    Scenario: Past GARRA, who stays up, and caught by BUHO
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 7, 15
      And the die shows 3
        """placky; alarmed
        BUHO hits, and both lie down, short of the line. GARRA, left alone, would hit still more often.
        """
      Then AGUILA is on the ground
      And GARRA is standing

    Scenario: Down at the first
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 3 for AGUILA and 5 for GARRA
        """placky; alarmed
        Down. Several rolls in a row are a series, and it stops when AGUILA falls: BUHO does not roll. AGUILA keeps the ball, but from the ground one only passes, and SUZU would not reach the line.
        """
      Then AGUILA is on the ground
      And BUHO is standing

    Scenario: Four inches, on the line, and down on it
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 1 for AGUILA and 4 for GARRA
      And AGUILA moves to 7, 17
        """placky; glad
        A natural 1: four inches instead of two, and GARRA is cancelled. The middle of the base is on the line, which is enough. BUHO has a die to come.
        """
      And the die shows 3
        """placky; alarmed
        Down, but AGUILA was on the line before he fell: it counts.
        """
      Then AGUILA is on the ground
      And GARRA is standing

    Scenario: Four inches, and up on the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 1 for AGUILA and 4 for GARRA
      And AGUILA moves to 7, 17
      And the die shows 8
        """placky; glad
        BUHO misses. AGUILA stands on the line, with a token to spare.
        """
      Then AGUILA is standing
      And AGUILA stands at 7, 17

    Scenario: Both failed, and BUHO did not
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
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
        BUHO brings AGUILA down, short of the line, where this way ends three times in five; a throw to SUZU nearly always ends short of the line, even when it arrives.
        """
      Then AGUILA is on the ground

    Scenario: Everybody failed
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 10
        """placky; glad
        Not one good roll, and AGUILA stands, four inches short: he runs them with the last token.
        """
      Then AGUILA is standing

    Scenario: The die that was never rolled
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
        """placky; dry
        AGUILA's die is kept for BUHO. GARRA rolls alone, and has him with seven or less.
        """
      And the die shows 6
        """placky; alarmed
        GARRA succeeds: AGUILA is down, his die unrolled. So he comes over the line 31 times in a hundred; with the die against GARRA 39 times, the better choice.
        """
      Then AGUILA is on the ground
      And BUHO is standing

    Scenario: GARRA fell by himself
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
        """placky; glad
        GARRA fails, and falls. AGUILA's die meets BUHO now.
        """
      And the dice show 7 for AGUILA and 3 for BUHO
      And AGUILA moves to 7, 15
        """placky; glad
        Two inches, and nobody left to roll: the last token takes AGUILA over the line. With the die against GARRA that comes 39 times in a hundred, so only 31.
        """
      Then GARRA is on the ground

    Scenario: Both of them fell
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 6 for AGUILA and 8 for BUHO
      And AGUILA moves to 7, 15
        """placky; glad
        BUHO misses on top of it, and falls. Two inches, past two who lie there, and the last token takes AGUILA over the line.
        """
      Then BUHO is on the ground

    Scenario: Nobody managed anything
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 9 for AGUILA and 8 for BUHO
        """placky; dry
        Both fail, and only BUHO falls for it. AGUILA stands, and the run of the last token takes him over the line.
        """
      Then AGUILA is standing
      And BUHO is on the ground

    Scenario: GARRA fell, and BUHO did it
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 3 for AGUILA and 5 for BUHO
        """placky; alarmed
        BUHO brings AGUILA down, with the ball, short of the line. BUHO, who needs five, is the one to leave alone.
        """
      Then AGUILA is on the ground

    Scenario: GARRA fell by himself, and five is five
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 5 for AGUILA and 5 for BUHO
        """placky; dry
        A tie: no dodge, no tackle, and nobody is left to roll. The run of the last token takes AGUILA over the line.
        """
      Then AGUILA is standing

    Scenario: Picked out of the air
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
        """placky; thinking
        AGUILA throws from half an inch along, before anybody touches him: unopposed, and plus two within four inches, so ten or less. GARRA and BUHO come too late, for a man without a ball. But the line to SUZU goes past LINCE's elbow.
        """
      Then AGUILA needs 10 or less on BaC
      When the die shows 6
        """placky; calm
        A good pass. Out of hands a thief has his plain BaC, off the grass four more, out of the air two less: LINCE needs five or less.
        """
      Then LINCE needs 5 or less on BaC
      When the die shows 4
        """placky; alarmed
        Out of the air, and theirs, as 42 times in a hundred. By a dodge AGUILA comes over the line 39 times: that was better.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Over LINCE's hand
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
      And the die shows 6
      And the die shows 8
        """placky; glad
        SUZU has it, but half an inch too far from the line: his last token takes him eight inches. By a dodge AGUILA comes over it 39 times in a hundred: that was better.
        """
      Then SUZU holds the ball

    Scenario: A natural 1, and still too far
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
      And the die shows 1
        """placky; glad
        A natural 1: if it arrives, SUZU has two inches at once. LINCE rolls first, five or less.
        """
      And the die shows 8
      And SUZU moves to 10.5, 10.5
        """placky; thinking
        Six and a half inches to go. But LINCE tackles SUZU next, and a run and a dodge are six: only another natural 1 brings him over the line. By a dodge AGUILA comes there 39 times in a hundred.
        """
      Then SUZU holds the ball

    Scenario: A natural 1, picked out of the air
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
      And the die shows 1
      And the die shows 4
        """placky; alarmed
        The best throw there is, and LINCE has it.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Missed, missed, and caught
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
      And the die shows 11
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
        Caught, but SUZU has eight and a half inches to go, and the last token takes him eight.
        """
      Then SUZU holds the ball

    Scenario: Missed, missed, and dropped
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
      And the die shows 11
      And the die shows 9
      And the die shows 9
        """placky; alarmed
        Dropped. The arrow, please. It is still your attack, but nobody reaches the line with one token.
        """
      And the die shows 6
      Then Yamato attacks

    Scenario: Missed, and picked out of the air
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA passes to SUZU from 7, 9.6
      And the die shows 11
      And the die shows 4
        """placky; alarmed
        LINCE catches what was meant for SUZU: a bad pass can be stolen, too.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    @counted
    Scenario: Past both of them, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 7, 15
      And the die shows 8
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
    Scenario: Past both, with GARRA still up, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
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
    Scenario: Tied, and spared, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
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
    Scenario: Tied, and not spared
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 5 for AGUILA and 5 for GARRA
      And the die shows 4
      Then AGUILA is on the ground

    @counted
    Scenario Outline: Four inches, on the line, GARRA falls, and BUHO <does>
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 1 for AGUILA and 9 for GARRA
      And AGUILA moves to 7, 17
      And the die shows <BUHO's>
      Then AGUILA stands at 7, 17

      Examples:
        | does   | BUHO's |
        | hits   | 3      |
        | misses | 8      |

    @counted
    Scenario: Everybody failed, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
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
    Scenario: GARRA fell by himself, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
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
    Scenario: Both of them fell, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
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
      And BUHO tackles AGUILA at 7, 12.1
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

    @counted
    Scenario Outline: GARRA fell by himself, and by four inches past BUHO, who <does>
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      And the die shows 9
      And the dice show 1 for AGUILA and <BUHO's> for BUHO
      And AGUILA moves to 7, 17
      Then AGUILA stands at 7, 17

      Examples:
        | does     | BUHO's |
        | falls    | 8      |
        | stays up | 3      |

    @counted
    Scenario: GARRA fell by himself, five is five, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
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

    Scenario: Through GARRA, caught by BUHO
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 3
        """placky; alarmed
        BUHO brings him down, four inches short. By a natural 1 a dodge takes AGUILA on to the line before BUHO rolls: so 39 times he comes over, this way 36.
        """
      Then AGUILA is on the ground

    Scenario: Not through GARRA
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 3 for AGUILA and 5 for GARRA
        """placky; alarmed
        GARRA holds, and AGUILA is down; BUHO need not roll. A dodge is lost as often to him, but wins inches: 39 times over the line, not 36.
        """
      Then AGUILA is on the ground
      And BUHO is standing

    Scenario: Nobody is through, and AGUILA stays up
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 10
        """placky; glad
        Three misses: GARRA and BUHO fall, AGUILA stays up. He runs over the line with the last token.
        """
      Then AGUILA is standing

    @counted
    Scenario: Not through GARRA, who falls, and BUHO has him
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 4
      Then AGUILA is on the ground

    @counted
    Scenario: Level with GARRA, and BUHO has him
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 5 for AGUILA and 5 for GARRA
      And the die shows 4
      Then AGUILA is on the ground

    @counted
    Scenario: Level with GARRA, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA breaks through
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
    Scenario: Nobody is through, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA breaks through
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
    Scenario: Through both of them, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 7, 16
      And GARRA tackles AGUILA at 7, 10.6
      And BUHO tackles AGUILA at 7, 12.1
      And LINCE steals out of the air, moving to 9.05, 9.65
      And AGUILA runs
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 8
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 7, 20
      And GARRA stands up
      And BUHO stands up
      And LINCE presses
      And AGUILA runs
      And AGUILA stays put
      Then AGUILA holds the ball

  @rule_3_05 @rule_3_06 @rule_3_03 @rule_3_02 @rule_2_01 @rule_1_20 @rule_1_18 @rule_0_01 @aim_HAYATE
  Rule: Out of his hands

    AGUILA is down with the ball, and a team-mate may come and take it. So may the others: that is the square of death, where everybody reaches the ball, and nobody keeps it long.

    Background:
      Given the rules up to chapter 3 are taught
        """placky; thinking
        Bring it out of the square, to HAYATE. Does AGUILA throw it to him at once? Or does SUZU take it out of AGUILA's hands, and throw it on with your next token?
        ?
        A pick-up has four more, off the grass and out of hands. But a plan of two rolls needs both: what are they worth together?
        """
      And the pitch is 14 wide and 24 long
      And these players are on the pitch:
        | player | at         | ball | ground |
        | AGUILA | 7, 11      | yes  | 1      |
        | HAYATE | 4.8, 8.2   |      |        |
        | SUZU   | 7, 7       |      |        |
        | LINCE  | 9.5, 12.5  |      |        |
        | BUHO   | 4.6, 12.4  |      |        |

    Scenario: Fetched, and on from too far back
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
        """placky; calm
        SUZU goes up to AGUILA's base: a ball is picked up from the grass, or out of the hands of a team-mate whom one touches.
        """
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
        """placky; thinking
        A hand-over: BaC 7 plus four. It is no pass, so AGUILA rolls nothing. Two thieves and SUZU, for one ball: a melee, about AGUILA's hands. The best success has it.
        """
      Then SUZU needs 11 or less on BaC
      And LINCE needs 7 or less on BaC
      And BUHO needs 8 or less on BaC
      When the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
        """placky; glad
        From hand to hand, as 57 times in a hundred. But he stands between the two of them, and has to get out of there.
        """
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
        """placky; thinking
        SUZU runs to the right; from his first inches he may throw to HAYATE. BUHO presses. Decide for LINCE: tackle SUZU where he starts? Or farther on, where a SUZU who keeps the ball has nobody to throw to?
        ?
        Where on his way is SUZU nearest to HAYATE? Does LINCE touch him there?
        """
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
        """placky; thinking
        LINCE rolls against whatever SUZU does, with six or less. Does SUZU dodge at the end of his way? Or does he throw to HAYATE, and from where?
        ?
        REF 7 for a dodge. BaC 7 for a throw, and four more within two inches. BUHO takes one off. Where is HAYATE not ahead of SUZU?
        """
      And SUZU passes to HAYATE
        """placky; dry
        From the end of his way HAYATE is ahead of SUZU: a pass forward. Rugby has no such thing.
        """
      Then rule 0.01 forbids it

    Scenario: Fetched, and on to HAYATE
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      Then SUZU needs 10 or less on BaC
      And LINCE needs 6 or less on STR
      When the dice show 5 for SUZU and 9 for LINCE
        """placky; glad
        HAYATE has it, and LINCE lies there. Fetched 57 times in a hundred, thrown on 78 times: both, 45. AGUILA's throw at once comes off 49 times, so it was the better plan: one roll to win, not two.
        """
      Then HAYATE holds the ball

    Scenario: Fetched, and on to HAYATE, past a good tackle
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the dice show 5 for SUZU and 3 for LINCE
        """placky; glad
        LINCE's tackle is cancelled, and HAYATE has it. Two tokens, two good rolls: out of the square.
        """
      Then HAYATE holds the ball

    Scenario: Fetched, and LINCE is better
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the dice show 3 for SUZU and 5 for LINCE
        """placky; alarmed
        LINCE has SUZU: no throw, and now SUZU lies there with the ball. Fetched and thrown on it comes off 45 times in a hundred, thrown at once 49: every roll more is one more to lose.
        """
      Then SUZU is on the ground

    Scenario: Fetched, and LINCE is as good
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the dice show 5 for SUZU and 5 for LINCE
        """placky; dry
        A tie: no throw, no tackle. SUZU has run on with the ball, and LINCE with him. That is not rid of him.
        """
      Then SUZU holds the ball

    Scenario: Fetched, and on badly, and caught, while LINCE falls
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the dice show 12 for SUZU and 9 for LINCE
        """placky; alarmed
        A bad throw, over LINCE, who falls. HAYATE may still catch it: nine or less.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        Caught: HAYATE has it. That counts among the 78 of a hundred; the plan of two rolls still comes to 45.
        """
      Then HAYATE holds the ball

    Scenario: Fetched, and on badly, and dropped, while LINCE falls
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the dice show 12 for SUZU and 9 for LINCE
      And the die shows 11 for HAYATE
        """placky; alarmed
        Dropped, and an arrow says where. Fetched and thrown on it comes off 45 times in a hundred, thrown at once 49: that was better.
        """
      And the die shows 6 for HAYATE
      Then Yamato attacks

    @counted
    Scenario: Fetched, and on badly, and caught, while LINCE hits
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the dice show 12 for SUZU and 5 for LINCE
      And the die shows 4 for HAYATE
      Then HAYATE holds the ball

    @counted
    Scenario: Fetched, and on badly, and dropped, while LINCE hits
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the dice show 12 for SUZU and 5 for LINCE
      And the die shows 11 for HAYATE
      And the die shows 6 for HAYATE
      Then Yamato attacks

    Scenario: Fetched, and run on
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU dodges
      Then SUZU needs 7 or less on REF
      When the dice show 5 for SUZU and 9 for LINCE
      And SUZU moves to 11.75, 8.8
        """placky; glad
        Through, and out by his own legs. By a dodge SUZU keeps it 68 times in a hundred, and HAYATE still waits; by a throw he has it 78 times.
        """
      Then SUZU holds the ball

    Scenario: Fetched, and run on, and LINCE keeps his feet
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU dodges
      And the dice show 5 for SUZU and 3 for LINCE
      And SUZU moves to 11.75, 8.8
        """placky; glad
        Through, and LINCE keeps his feet: he will come again. By a dodge SUZU keeps it 68 times in a hundred, and HAYATE still waits; by a throw he has it 78 times.
        """
      Then SUZU holds the ball

    Scenario: Fetched, and run on, and LINCE has him
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU dodges
      And the dice show 3 for SUZU and 5 for LINCE
        """placky; alarmed
        LINCE brings SUZU down. By a dodge SUZU keeps it 68 times in a hundred, and HAYATE still waits; by a throw he has it 78 times.
        """
      Then SUZU is on the ground

    Scenario: Fetched, and run on, and nobody does it
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU dodges
      And the dice show 9 for SUZU and 8 for LINCE
        """placky; dry
        Both fail, and only LINCE falls for it. SUZU stands where his run took him. By a dodge SUZU keeps it 68 times in a hundred, and HAYATE still waits; by a throw he has it 78 times.
        """
      Then SUZU is standing

    @counted
    Scenario: Fetched, and run on, and five is five
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU
      And BUHO presses
      And SUZU runs
      And SUZU dodges
      And the dice show 5 for SUZU and 5 for LINCE
      Then SUZU holds the ball

    Scenario: Fetched, and gone before LINCE
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
        """placky; thinking
        LINCE waits farther on for a SUZU who runs. Where SUZU starts, nobody's die meets a throw: BaC 7, four more within two inches, one off for BUHO: ten.
        """
      Then SUZU needs 10 or less on BaC
      When the die shows 5 for SUZU
        """placky; glad
        HAYATE has it, as 96 times in a hundred. Where SUZU starts, LINCE would have let it come 78 times. His tackle waits for a run, and would be a good one, if nobody could throw before it.
        """
      Then HAYATE holds the ball
      When the die shows 9 for LINCE
        """placky; glad
        LINCE falls, too late, for a man without a ball.
        """
      Then LINCE is on the ground

    Scenario: Fetched, gone, and LINCE brings down a man without a ball
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the die shows 5 for SUZU
      And the die shows 5 for LINCE
        """placky; dry
        LINCE brings SUZU down, and very well, too. Only the ball was not there any more.
        """
      Then HAYATE holds the ball

    @counted
    Scenario: Fetched, gone by a natural 1, and LINCE misses
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the die shows 1 for SUZU
      And HAYATE moves to 3.2, 7.6
      And the die shows 9 for LINCE
      Then HAYATE holds the ball

    Scenario: Fetched, gone badly, caught, and LINCE misses
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the die shows 12 for SUZU
        """placky; alarmed
        A bad throw, with nobody to blame. HAYATE may still catch it: nine or less.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        HAYATE has it, as 96 times in a hundred from here. LINCE still rolls for his tackle.
        """
      And the die shows 9 for LINCE
        """placky; glad
        LINCE falls, too late, for a man without a ball.
        """
      Then HAYATE holds the ball

    Scenario: Fetched, gone badly, loose, and LINCE misses
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the die shows 12 for SUZU
      And the die shows 11 for HAYATE
        """placky; alarmed
        Dropped, and an arrow says where. It is still your attack, but first LINCE rolls for his tackle.
        """
      And the die shows 6 for HAYATE
      And the die shows 9 for LINCE
        """placky; dry
        LINCE falls, and the ball lies loose. There is something to fetch again.
        """
      Then Yamato attacks

    @counted
    Scenario: Fetched, gone by a natural 1, and LINCE hits
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the die shows 1 for SUZU
      And HAYATE moves to 3.2, 7.6
      And the die shows 5 for LINCE
      Then HAYATE holds the ball

    Scenario: Fetched, gone badly, caught, and LINCE hits
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the die shows 12 for SUZU
      And the die shows 4 for HAYATE
      And the die shows 5 for LINCE
        """placky; dry
        LINCE brings SUZU down. Only the ball was not there any more.
        """
      Then HAYATE holds the ball

    Scenario: Fetched, gone badly, loose, and LINCE hits
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 11, 7
      And LINCE tackles SUZU at 8.6, 8.81
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE from 7, 10.016
      And the die shows 12 for SUZU
      And the die shows 11 for HAYATE
      And the die shows 6 for HAYATE
      And the die shows 5 for LINCE
        """placky; dry
        LINCE brings SUZU down, who had nothing any more. The ball lies loose, for whoever comes first.
        """
      Then Yamato attacks

    Scenario: Stolen out of his hands by LINCE
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 4 for SUZU, 6 for LINCE and 9 for BUHO
        """placky; alarmed
        LINCE has it, and they attack. Two thieves get it 41 times in a hundred. Fetched and thrown on it comes off 45 times in a hundred, thrown at once 49: that was better.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Stolen out of his hands by BUHO
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 4 for SUZU, 9 for LINCE and 7 for BUHO
        """placky; alarmed
        BUHO has it, the second thief. Fetched and thrown on it comes off 45 times in a hundred, thrown at once 49: that was better.
        """
      Then BUHO holds the ball
      And Teriomorph attacks

    @counted
    Scenario: Fetched by nobody
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 12 for SUZU, 9 for LINCE and 9 for BUHO
      Then AGUILA holds the ball

    @counted
    Scenario: Fetched, tied with BUHO, and won
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 6 for SUZU, 3 for LINCE and 6 for BUHO
      And the dice show 6 for SUZU and 4 for BUHO
      Then SUZU holds the ball

    @counted
    Scenario: Fetched, tied with BUHO, and lost
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 6 for SUZU, 3 for LINCE and 6 for BUHO
      And the dice show 3 for SUZU and 8 for BUHO
      Then BUHO holds the ball

    @counted
    Scenario: Fetched, tied with LINCE, and won
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 6 for SUZU, 6 for LINCE and 3 for BUHO
      And the dice show 6 for SUZU and 4 for LINCE
      Then SUZU holds the ball

    @counted
    Scenario: Fetched, tied with LINCE, and lost
      When SUZU is activated
      And SUZU marks a move to 7, 10.508
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO steals from the ground, moving to 6.016, 11
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 6 for SUZU, 6 for LINCE and 3 for BUHO
      And the dice show 3 for SUZU and 7 for LINCE
      Then LINCE holds the ball

    Scenario: Thrown out of the heap
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
        """placky; thinking
        BaC 8, plus two for a short pass, two off from the ground, one off for BUHO, who presses here: seven. LINCE has seven, too, and the higher success wins.
        """
      Then AGUILA needs 7 or less on BaC
      And LINCE needs 7 or less on BaC
      When the dice show 6 for AGUILA and 4 for LINCE
        """placky; glad
        HAYATE has it, with one token, as 49 times in a hundred. SUZU would fetch it 57 times, but then he has to throw as well: 45 in all. To throw at once was right.
        """
      Then HAYATE holds the ball

    Scenario: Thrown out of the heap, and LINCE is too late
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And the dice show 6 for AGUILA and 9 for LINCE
        """placky; glad
        LINCE's hand closes on air. HAYATE has it so 49 times in a hundred. SUZU would fetch it 57 times, but then he has to throw as well: 45 in all. To throw at once was right.
        """
      Then HAYATE holds the ball

    Scenario: Thrown out of the heap, and LINCE has it
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And the dice show 4 for AGUILA and 6 for LINCE
        """placky; alarmed
        LINCE has it, and they attack. HAYATE has it so 49 times in a hundred. SUZU would fetch it 57 times, but then he has to throw as well: 45 in all. To throw at once was right.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: Thrown out of the heap, badly, and caught
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And the dice show 10 for AGUILA and 9 for LINCE
        """placky; thinking
        Both fail. The bad throw is in the air, and HAYATE catches it with seven or less.
        """
      Then HAYATE needs 7 or less on BaC
      When the die shows 5
        """placky; glad
        Ugly, but his: HAYATE has it, away from the heap.
        """
      Then HAYATE holds the ball

    Scenario: Thrown out of the heap, badly, and dropped
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And the dice show 10 for AGUILA and 9 for LINCE
      And the die shows 9
        """placky; alarmed
        Dropped, and an arrow says where. It is still your attack: whoever touches the ball next has four more to pick it up.
        """
      And the die shows 6
      Then Yamato attacks

    Scenario: Thrown out of the heap, and level
      When AGUILA is activated
      And AGUILA passes from the ground to HAYATE
      And LINCE steals from the ground, moving to 7.984, 11
      And BUHO presses from 5.74, 12.51
      And the dice show 5 for AGUILA and 5 for LINCE
        """placky; dry
        Level: no throw, no steal. AGUILA keeps the ball, and SUZU can still come and fetch it.
        """
      Then AGUILA holds the ball
