@rule_1_01 @rule_1_02
Feature: First steps

  One runner, one tackler, four activation tokens. You coach AGUILA, who has the ball.
  We go slowly; it is the last time anyone on this pitch does.

  @rule_1_04 @rule_1_06 @rule_1_08 @rule_1_10 @rule_1_12 @rule_1_18 @rule_1_19 @rule_1_20
  Rule: Step by step

    Two activations, twelve steps, one tackle. Do as the pages say once; after that, do as you like.

    Background:
      Given the rules up to chapter 1 are taught
        """placky; calm
        You coach Yamato, in red; AGUILA has the ball, GARRA has not. Under the board stand their numbers.
        MOV is legs: 4 inches in attack, 2 in defence. BaC is hands: 8 for a pass, 11 for scoring. STR is shoulders, REF is feet. What is marked house is ours, not the rulebook's.
        """
      And these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 10   | yes  |
        | GARRA  | 12, 21.5 |      |

    Scenario: Dodged, and GARRA goes down
      When AGUILA is activated
        """placky; calm
        One token, one player, six steps. Put the token on his card; he is the active player now.
        """
      And AGUILA marks a move to 12, 15.2
        """placky; calm
        Mark first, move later. Put the movement token, M, where AGUILA should be heading; he goes as far as his legs allow.
        """
      And GARRA presses from 12, 19.5
        """placky; dry
        GARRA comes two inches closer and breathes audibly. It is called pressure, the P beside him, and it will cost you one on a roll if he is near enough when you act.
        """
      And AGUILA runs
        """placky; calm
        Four inches, straight at the token. Nobody interrupts this step, however large they are.
        """
      And AGUILA moves to 14.2, 17.3
        """placky; glad
        Your second action: another four inches, any direction, no marking. This time figures do block. Around him, please.
        """
      And Yamato removes the tokens
        """placky; calm
        Nothing to measure and nothing to roll, so step 5 was short. Step 6 never is: everything off the pitch but ground tokens.
        """
      When AGUILA is activated
        """placky; calm
        A second token for the same player. He does not mind yet. There will be a chapter about that.
        """
      And AGUILA marks a move to 14.2, 22.4
        """placky; calm
        Straight on. The token lies a little further than he can run; he will stop where his MOV stops.
        """
      And GARRA tackles AGUILA at 14.2, 20.5
        """placky; alarmed
        A tackle, aimed at a point of your path: the star. He named the point before he moved, and he touches it. This will be rolled.
        """
      And AGUILA runs
        """placky; thinking
        Past him, all four inches: in this step you ignore every figure. The bill comes in step 5.
        """
      When AGUILA dodges
        """placky; thinking
        Feet. REF against his STR. Win, and you move two inches more; lose it, and his tackle is still to come: if that succeeds, both of you lie down.
        """
      And the dice show 6 for AGUILA and 9 for GARRA
        """placky; glad
        Six is seven or less. Nine is not. You are through, and he has missed.
        """
      And AGUILA moves to 14.2, 23.2
        """placky; calm
        Two inches at most, any direction. Away is the usual one.
        """
      Then GARRA is on the ground
      And AGUILA is standing
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground and will need an action to get up. The in-goal zone is yours whenever you care to walk. Finished.
        """

    Scenario: Tackled again, through on strength
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
        """placky; thinking
        Feet. REF against his STR. Win, and you move two inches more; lose it, and his tackle is still to come: if that succeeds, both of you lie down.
        """
      And the dice show 6 for AGUILA and 4 for GARRA
        """placky; thinking
        Both under seven. Between two successes the higher number wins, and his is cancelled, not failed. He stays up.
        """
      And AGUILA moves to 14.2, 23.2
        """placky; calm
        Two inches, give or take a hair. He watches.
        """
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; thinking
        He is still up, and so are you. The exercise continues: one more token, and this time he will come for you directly.
        """
      When AGUILA is activated
        """placky; calm
        Third token. Same runner, same tackler, one idea less.
        """
      And AGUILA marks a move to 14.2, 28.2
        """placky; calm
        Straight for the in-goal zone.
        """
      And GARRA tackles AGUILA
        """placky; alarmed
        No path this time: he aims at you, goes the shortest way and stops when his base touches yours.
        """
      And AGUILA runs
        """placky; thinking
        You leave him behind, and he has touched you all the same. Choose again.
        """
      When AGUILA breaks through
        """placky; thinking
        Shoulders, then.
        """
      And the dice show 5 for AGUILA and 10 for GARRA
        """placky; glad
        He bounces. I had filed a different report.
        """
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground and will need an action to get up. The in-goal zone is yours whenever you care to walk. Finished.
        """

    Scenario: Tackled again, brought down on strength
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.2, 23.2
      Then GARRA is standing
      When Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 28.2
      And GARRA tackles AGUILA
      And AGUILA runs
      When AGUILA breaks through
      And the dice show 3 for AGUILA and 6 for GARRA
        """placky; alarmed
        Both succeed; his is higher. The tackle lands, and two players lie on one spot of grass.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; dry
        You are now lying down with the ball. The rules have opinions about what comes next, in chapter 3. Finished.
        """

    Scenario: Tackled again, a tie of shoulders
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.2, 23.2
      Then GARRA is standing
      When Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 28.2
      And GARRA tackles AGUILA
      And AGUILA runs
      When AGUILA breaks through
      And the dice show 7 for AGUILA and 7 for GARRA
        """placky; dry
        The same number twice. Neither action happens. It is as if you had both bowed.
        """
      Then AGUILA is standing
      And GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Step 6, and the exercise is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
        """

    Scenario: Tackled again, both fail with shoulders
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.2, 23.2
      Then GARRA is standing
      When Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 28.2
      And GARRA tackles AGUILA
      And AGUILA runs
      When AGUILA breaks through
      And the dice show 8 for AGUILA and 8 for GARRA
        """placky; dry
        Two eights, two failures. Failing costs you nothing. It costs a tackler his footing.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground and will need an action to get up. The in-goal zone is yours whenever you care to walk. Finished.
        """

    Scenario: Tackled again, slipped away, GARRA up
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.2, 23.2
      Then GARRA is standing
      When Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 28.2
      And GARRA tackles AGUILA
      And AGUILA runs
      When AGUILA dodges
        """placky; thinking
        Feet, then.
        """
      And the dice show 7 for AGUILA and 2 for GARRA
        """placky; glad
        Seven is still seven or less. Just.
        """
      And AGUILA moves to 14.2, 29.2
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Step 6, and the exercise is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
        """

    Scenario: Tackled again, slipped away, GARRA down
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.2, 23.2
      Then GARRA is standing
      When Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 28.2
      And GARRA tackles AGUILA
      And AGUILA runs
      When AGUILA dodges
      And the dice show 5 for AGUILA and 11 for GARRA
        """placky; glad
        Clean. He has found the floor without your help.
        """
      And AGUILA moves to 14.2, 29.2
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground and will need an action to get up. The in-goal zone is yours whenever you care to walk. Finished.
        """

    Scenario: Tackled again, a perfect dodge, GARRA up
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.2, 23.2
      Then GARRA is standing
      When Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 28.2
      And GARRA tackles AGUILA
      And AGUILA runs
      When AGUILA dodges
      And the dice show 1 for AGUILA and 5 for GARRA
        """placky; glad
        A natural 1 is critical: it beats any ordinary success, and a critical dodge is worth four inches.
        """
      And AGUILA moves to 14.2, 31.2
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Step 6, and the exercise is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
        """

    Scenario: Tackled again, a perfect dodge, GARRA down
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.2, 23.2
      Then GARRA is standing
      When Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 28.2
      And GARRA tackles AGUILA
      And AGUILA runs
      When AGUILA dodges
      And the dice show 1 for AGUILA and 12 for GARRA
        """placky; glad
        The best number against the worst. Frame this one.
        """
      And AGUILA moves to 14.2, 31.2
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground and will need an action to get up. The in-goal zone is yours whenever you care to walk. Finished.
        """

    Scenario: Tackled again, a tie of feet and shoulders
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.2, 23.2
      Then GARRA is standing
      When Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 28.2
      And GARRA tackles AGUILA
      And AGUILA runs
      When AGUILA dodges
      And the dice show 4 for AGUILA and 4 for GARRA
        """placky; dry
        A tie cancels both. You have not moved, he has not landed.
        """
      Then AGUILA is standing
      And GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Step 6, and the exercise is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
        """

    Scenario: Tackled again, caught on the wrong foot
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.2, 23.2
      Then GARRA is standing
      When Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 28.2
      And GARRA tackles AGUILA
      And AGUILA runs
      When AGUILA dodges
      And the dice show 9 for AGUILA and 3 for GARRA
        """placky; alarmed
        Your nine fails, his three does not. Down you both go.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; dry
        You are now lying down with the ball. The rules have opinions about what comes next, in chapter 3. Finished.
        """

    Scenario: Tackled again, two left feet
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.2, 23.2
      Then GARRA is standing
      When Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 28.2
      And GARRA tackles AGUILA
      And AGUILA runs
      When AGUILA dodges
      And the dice show 10 for AGUILA and 9 for GARRA
        """placky; dry
        You stumble and stay up. He dives and does not.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground and will need an action to get up. The in-goal zone is yours whenever you care to walk. Finished.
        """

    Scenario: A perfect dodge, and GARRA stays up
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 1 for AGUILA and 4 for GARRA
        """placky; glad
        A natural 1. It beats any ordinary success, and it moves you four inches instead of two.
        """
      And AGUILA moves to 14.2, 25.2
        """placky; calm
        Nearly all of them, straight ahead.
        """
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; thinking
        He is up, and he is far away. The exercise continues, though not for long.
        """
      When AGUILA is activated
        """placky; calm
        Third token. Nothing between you and the zone but grass.
        """
      And AGUILA marks a move to 14.2, 30.2
      And GARRA presses
        """placky; dry
        He cannot reach you, so he presses on the spot. Every defender must do something; this is how one does nothing.
        """
      And AGUILA runs
      And AGUILA moves to 14.2, 32.6
        """placky; glad
        Your base touches the in-goal zone. In this exercise that is enough. From chapter 4 on, there will be a roll.
        """
      And Yamato removes the tokens
        """placky; glad
        Scored, as far as this chapter is concerned. I had prepared a speech for the other case. It will keep.
        """

    Scenario: A perfect dodge, and GARRA goes down
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 1 for AGUILA and 11 for GARRA
        """placky; glad
        A natural 1 against a miss. He is down, and you have four inches to spend.
        """
      And AGUILA moves to 14.2, 25.2
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground and will need an action to get up. The in-goal zone is yours whenever you care to walk. Finished.
        """

    Scenario: A tie, and nothing happens
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 5 for AGUILA and 5 for GARRA
        """placky; dry
        Two successes, one number. Both are cancelled: no dodge, no tackle, nobody falls. A cancelled tackler keeps his feet.
        """
      Then AGUILA is standing
      And GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Step 6, and the exercise is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
        """

    Scenario: The dodge fails and the tackle lands
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 9 for AGUILA and 5 for GARRA
        """placky; alarmed
        Nine is too high, five is not. He is set beside you and you both go to ground, ball and all.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      And AGUILA holds the ball
      When Yamato removes the tokens
        """placky; dry
        You are now lying down with the ball. The rules have opinions about what comes next, in chapter 3. Finished.
        """

    Scenario: Both miss, and only GARRA falls
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA dodges
      And the dice show 9 for AGUILA and 11 for GARRA
        """placky; dry
        You both fail. A failed dodge costs nothing. A failed tackle costs the tackler the ground he stood on.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground and will need an action to get up. The in-goal zone is yours whenever you care to walk. Finished.
        """

    Scenario: Broken through
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA breaks through
        """placky; thinking
        Shoulders. STR against his STR. Win, and he lies down; you stay where you are. The chance is that of a dodge, to the last decimal. What you win is not.
        """
      And the dice show 5 for AGUILA and 9 for GARRA
        """placky; glad
        Five holds, nine does not. He is on the ground and you are not, which is the order I prefer.
        """
      Then GARRA is on the ground
      And AGUILA is standing
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground and will need an action to get up. The in-goal zone is yours whenever you care to walk. Finished.
        """

    Scenario: Stopped by the tackle
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
        """placky; alarmed
        Both succeed, and six beats four. Low gets you in; high gets you through. The tackle lands.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; dry
        You are now lying down with the ball. The rules have opinions about what comes next, in chapter 3. Finished.
        """

    Scenario: Shoulder to shoulder
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA breaks through
      And the dice show 6 for AGUILA and 6 for GARRA
        """placky; dry
        A tie. Two players have collided in a purely administrative sense.
        """
      Then AGUILA is standing
      And GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Step 6, and the exercise is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
        """

    Scenario: Both bounce, and only GARRA falls
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA breaks through
      And the dice show 10 for AGUILA and 8 for GARRA
        """placky; dry
        Neither makes it. Yours ends there; his ends on the ground.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground and will need an action to get up. The in-goal zone is yours whenever you care to walk. Finished.
        """

    Scenario: Walking away from contact
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 14.2, 17.3
      And Yamato removes the tokens
      When AGUILA is activated
      And AGUILA marks a move to 14.2, 22.4
      And GARRA tackles AGUILA at 14.2, 20.5
      And AGUILA runs
      When AGUILA moves to 14.2, 25
        """placky; dry
        You may not simply leave. He has touched your path; answer him first, with feet or shoulders.
        """
      Then rule 1.10 forbids it

    Scenario: The wrong coach spends a token
      When GARRA is activated
        """placky; dry
        GARRA defends. Tokens are for the attack; he acts for free, in your step 2. Defenders are cheap like that.
        """
      Then rule 1.01 forbids it

    Scenario: Running before anything is marked
      When AGUILA is activated
      And AGUILA runs
        """placky; dry
        Step 3 comes after step 2, which comes after step 1. I was built by people who count.
        """
      Then rule 1.03 forbids it

    Scenario: A tackle where pressure was meant to be
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA attempts a steal
        """placky; thinking
        He would like to. Stealing has a chapter of its own, and this is not it.
        """
      Then rule 1.05 forbids it

    Scenario: Dodging when nobody tackles
      When AGUILA is activated
      And AGUILA marks a move to 12, 15.2
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA dodges
        """placky; dry
        From whom? A dodge answers a tackle. GARRA has only breathed on you.
        """
      Then rule 1.18 forbids it

  @rule_0_C @rule_1_04
  Rule: Free movement

    Now as you like. Reach the far zone before the four tokens are gone; inside the lines, and never backwards.

    Background:
      Given the rules up to chapter 1 are taught
        """placky; calm
        Same two, same places. This time nobody holds your hand; I never had one to spare.
        """
      And nobody moves backwards
      And these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 10   | yes  |
        | GARRA  | 12, 21.5 |      |
      When AGUILA is activated
        """placky; calm
        Four tokens, and twenty-two inches and a half up the pitch. Two moves a token when nobody touches you. You can count; so can he.
        """

    Scenario: A step back
      When AGUILA marks a move to 12, 8
        """placky; dry
        That is the wrong in-goal zone. It has been tried, never twice.
        """
      Then rule 0.C forbids it

    Scenario: Round the outside and in
      When AGUILA marks a move to 18, 16, turning at 14, 11
        """placky; thinking
        A turn token, T, bends the path once: straight onto it, then straight on. He must guess now.
        """
      And GARRA presses from 13.6, 20.3
        """placky; dry
        He guessed right, and is still five inches from the end of your path. Reading you and reaching you are different skills.
        """
      And AGUILA runs
        """placky; calm
        Onto the turn, round it, and on as far as the four inches go.
        """
      And AGUILA moves to 18, 15.1
        """placky; calm
        Nobody has touched you, so the second action may be a move. Wide is long, but wide is quiet.
        """
      And Yamato removes the tokens
      And AGUILA is activated
        """placky; calm
        Second token. Seventeen inches and a half to go, and three activations with eight in each.
        """
      And AGUILA marks a move to 18.3, 20.2
      And GARRA presses from 15.5, 20.8
        """placky; dry
        He drifts across with you, two inches at a time. You have eight a token.
        """
      And AGUILA runs
      And AGUILA moves to 19, 23
        """placky; alarmed
        Past him, and one inch too wide for his arms. Do not wave.
        """
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 19, 28
        """placky; calm
        Straight up from here. The detour has been paid; what is left is distance.
        """
      And GARRA presses from 16.9, 22.2
      And AGUILA runs
      And AGUILA moves to 19, 31
        """placky; calm
        An inch and a half short of the zone, and GARRA a long way behind. The arithmetic is on your side; so is the touchline.
        """
      And Yamato removes the tokens
      And AGUILA is activated
        """placky; calm
        The last token. You left it for the part where it counts; most coaches spend it on regret.
        """
      And AGUILA marks a move to 19, 34.5
      And GARRA presses from 17.6, 24
      And AGUILA runs
        """placky; glad
        Across the line with tokens to spare: none. It still counts. Repeat it with the other coach attacking.
        """
      And AGUILA stays put
      And Yamato removes the tokens
      Then Yamato has 0 activation tokens left
      And the exercise is over
