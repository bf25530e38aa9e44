@rule_1_01 @rule_1_02
Feature: First steps

  One runner, one tackler, four tokens. We go slowly, for the last time.

  You coach AGUILA, who has the ball.

  @rule_1_04 @rule_1_06 @rule_1_08 @rule_1_10 @rule_1_12 @rule_1_18 @rule_1_19 @rule_1_20
  Rule: Step by step

    A run past GARRA, a tackle, and the dice. Do as you are told once; after that, do as you like.

    Background:
      Given the rules up to chapter 1 are taught
        """placky; calm
        You coach Yamato, in red, and choose for GARRA, in yellow, as well. Bring AGUILA past GARRA with the ball, towards the in-goal zone at the upper end. You have four tokens.
        """
      And these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 10   | yes  |
        | GARRA  | 12, 21.5 |      |

    Scenario: Dodged, and GARRA goes down
      When AGUILA is activated
        """placky; calm
        One token, one player, six steps. The token goes on AGUILA's card; he is the active player now. MOV 4, in the list below, are the inches that his legs go.
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
        Step 5 is for the dice, and there was nothing to roll. Step 6 is never left out: the tokens come off the pitch.
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
        All four inches: in this step nobody stops him. But GARRA touches his way, the filled star, so answer. A dodge (REF 7) takes you two inches on, a break through (STR 7) lays GARRA down. GARRA's STR is 7.
        """
      When AGUILA dodges
        """placky; thinking
        Feet. Both throw a die with twelve faces: up to REF or STR is a success, and of two successes the higher wins. A natural 1 beats any other, a 12 fails. If GARRA wins, both fall.
        """
      And the dice show 6 for AGUILA and 9 for GARRA
        """placky; glad
        Yours is seven or less, his is not. You are through, and he has missed.
        """
      And AGUILA moves to 14.2, 23.2
        """placky; calm
        Two inches at most, any direction. Away is the usual one.
        """
      Then GARRA is on the ground
      And AGUILA is standing
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground: the arrow beside him is his ground token, and getting up will take him an action. The in-goal zone is yours whenever you care to walk. Finished.
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
      And the dice show 6 for AGUILA and 4 for GARRA
        """placky; thinking
        Two successes. Between them the higher number wins, and his is cancelled, not failed. He stays up.
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
        ?
        AGUILA has STR 7 and REF 7. What does each of the two win, and who is on the ground if he loses?
        """
      When AGUILA breaks through
        """placky; thinking
        Shoulders, then.
        """
      And the dice show 5 for AGUILA and 10 for GARRA
        """placky; glad
        He bounces off and lies down, and you stand. I had filed a different report.
        """
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground: the arrow beside him is his ground token, and getting up will take him an action. The in-goal zone is yours whenever you care to walk. Finished.
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
        His shoulders win. Step 3 stops for nobody, so you go down where your run has ended, and he is set beside you there.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; dry
        You are now lying down with the ball. The rules have opinions about what comes next, in exercise 03. Finished.
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
        Step 6, and this way is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
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
        Two failures. Failing costs you nothing. It costs a tackler his footing.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground: the arrow beside him is his ground token, and getting up will take him an action. The in-goal zone is yours whenever you care to walk. Finished.
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
        Both succeed, and yours is higher. He stays up, and looks at where you were.
        """
      And AGUILA moves to 14.2, 29.2
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Step 6, and this way is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
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
        GARRA is on the ground: the arrow beside him is his ground token, and getting up will take him an action. The in-goal zone is yours whenever you care to walk. Finished.
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
        Step 6, and this way is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
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
        The best number of all, against a miss. Frame this one.
        """
      And AGUILA moves to 14.2, 31.2
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground: the arrow beside him is his ground token, and getting up will take him an action. The in-goal zone is yours whenever you care to walk. Finished.
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
        Step 6, and this way is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
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
        His tackle lands. Down you both go, where your run has ended.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; dry
        You are now lying down with the ball. The rules have opinions about what comes next, in exercise 03. Finished.
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
        GARRA is on the ground: the arrow beside him is his ground token, and getting up will take him an action. The in-goal zone is yours whenever you care to walk. Finished.
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
        Your base touches the in-goal zone. In this exercise that is enough. From exercise 04 on, there will be a roll.
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
        GARRA is on the ground: the arrow beside him is his ground token, and getting up will take him an action. The in-goal zone is yours whenever you care to walk. Finished.
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
        Step 6, and this way is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
        """

    Scenario: The tackle lands
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
        The tackle wins. He is set beside you and you both go to ground, ball and all.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      And AGUILA holds the ball
      When Yamato removes the tokens
        """placky; dry
        You are now lying down with the ball. The rules have opinions about what comes next, in exercise 03. Finished.
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
        GARRA is on the ground: the arrow beside him is his ground token, and getting up will take him an action. The in-goal zone is yours whenever you care to walk. Finished.
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
        Shoulders. Both throw a die with twelve faces: up to STR is a success, and of two successes the higher wins. A natural 1 beats any other, a 12 fails. Your chance is that of a dodge.
        """
      And the dice show 5 for AGUILA and 9 for GARRA
        """placky; glad
        Your shoulders hold. He is on the ground and you are not, which is the order I prefer.
        """
      Then GARRA is on the ground
      And AGUILA is standing
      When Yamato removes the tokens
        """placky; glad
        GARRA is on the ground: the arrow beside him is his ground token, and getting up will take him an action. The in-goal zone is yours whenever you care to walk. Finished.
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
        The tackle lands. It was his die that won, and it is his shoulder that you feel.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; dry
        You are now lying down with the ball. The rules have opinions about what comes next, in exercise 03. Finished.
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
        Step 6, and this way is finished. Put the figures back and do it again with the other coach attacking; repetition is the whole secret.
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
        GARRA is on the ground: the arrow beside him is his ground token, and getting up will take him an action. The in-goal zone is yours whenever you care to walk. Finished.
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

    Now you choose the way, among those that have a ring. Reach the far zone before the four tokens are gone; inside the lines, and never backwards.

    Background:
      Given the rules up to chapter 1 are taught
        """placky; calm
        Same two, same places. Twenty-two inches and a half up the pitch, four tokens, and two moves a token as long as nobody touches you. The small map is the whole pitch, and its frame what you see of it.
        """
      And nobody moves backwards
      And these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 10   | yes  |
        | GARRA  | 12, 21.5 |      |
      When AGUILA is activated
        """placky; thinking
        Through the middle is short, and GARRA lives there. Round the outside is long, and quiet. I have an opinion; you have the token.
        """

    Scenario: A step back
      When AGUILA marks a move to 12, 8
        """placky; dry
        That is the wrong in-goal zone. It has been tried, never twice.
        """
      Then rule 0.C forbids it

    Scenario: Up to his chest, and through
      When AGUILA marks a move to 12, 18
        """placky; dry
        The short way. GARRA has read it before you put the token down.
        """
      And GARRA presses from 12, 19.5
        """placky; dry
        Pressure takes one off whatever you roll within two inches of him. You roll nothing in this activation; what he gains are the two inches.
        """
      And AGUILA runs
        """placky; thinking
        Four inches and a half of grass between you, and a second action to spend. He reaches two inches beyond wherever he stands.
        ?
        Which way do GARRA's two inches reach? And what would a roll win you?
        """
      And AGUILA moves to 12, 17.9
        """placky; alarmed
        Close enough to count his teeth. Half a step, and he has you.
        """
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
        """placky; calm
        Second token. Straight on, through where he stands: step 3 allows that.
        """
      And GARRA tackles AGUILA
        """placky; alarmed
        Half an inch, and he touches you. Contact is all that a tackle needs to be rolled.
        """
      And AGUILA runs
        """placky; thinking
        Behind him, with his hand on your collar. No free move now; feet or shoulders, as in the first lesson.
        """
      Then GARRA's tackle has contact
      When AGUILA dodges
        """placky; calm
        Feet. Two inches, if you win.
        """
      And the dice show 6 for AGUILA and 9 for GARRA
        """placky; glad
        You slip him. When you have moved on he will fall where he is.
        """
      And AGUILA moves to 12, 23.9
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        Two tokens used, eight inches and a half still to go, and nobody in the way.
        """
      Then Yamato has 2 activation tokens left
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA stands up
        """placky; calm
        Getting up is his whole action. He does not come any nearer by it.
        """
      And AGUILA runs
      And AGUILA moves to 12, 31.8
        """placky; calm
        Eight inches in one token. That is the pace of somebody whom nobody touches.
        """
      And Yamato removes the tokens
        """placky; calm
        One token, and less than one run to go.
        """
      And AGUILA is activated
      And AGUILA marks a move to 12, 34.5
      And GARRA presses
        """placky; calm
        Out of reach, and no harm done: pressure that weighs on nobody costs nobody anything.
        """
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
        """placky; glad
        In the zone, with the last token. Now try it without asking the dice: round the outside.
        """
      Then the exercise is over

    Scenario: Up to his chest, and a last grab
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA dodges
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 12, 23.9
      Then GARRA is on the ground
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA stands up
      And AGUILA runs
      And AGUILA moves to 12, 31.8
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 34.5
        """placky; thinking
        The last one. GARRA is upright again and a long way behind; what would you do with his step 2?
        """
      And GARRA tackles AGUILA
        """placky; dry
        From over there. He comes two inches and means it.
        """
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA stays put
        """placky; thinking
        In the zone. A tackle that touches nobody still costs a roll: REF, 7 or less, or he goes down over it.
        """
      Then GARRA needs 7 or less on REF
      When the die shows 4
        """placky; dry
        He keeps his feet. It is all that he keeps.
        """
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; glad
        In the zone, with the last token. Now try it without asking the dice: round the outside.
        """
      Then the exercise is over

    Scenario: Up to his chest, and a last fall
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA dodges
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 12, 23.9
      Then GARRA is on the ground
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA stands up
      And AGUILA runs
      And AGUILA moves to 12, 31.8
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 34.5
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA stays put
      Then GARRA needs 7 or less on REF
      When the die shows 10
        """placky; dry
        Down again, over thin air. Press, next time: pressure never trips anybody.
        """
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        In the zone, with the last token, and he has had two looks at the grass. Now round the outside, without the dice.
        """
      Then the exercise is over

    Scenario: Up to his chest, and past it
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
        """placky; glad
        Yours is higher. He stays up, cancelled, and you are gone.
        """
      And AGUILA moves to 12, 23.9
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Two tokens, eight inches and a half, and GARRA at your heels, who may tackle again. I leave you here, with him.
        """

    Scenario: Up to his chest, and down
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA dodges
      And the dice show 9 for AGUILA and 5 for GARRA
        """placky; alarmed
        He had hold of you before you had started.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; dry
        A carrier on the ground does not walk anywhere. The short way ends here, short.
        """

    Scenario: Up to his chest, and nobody's
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA dodges
      And the dice show 9 for AGUILA and 11 for GARRA
        """placky; dry
        You go nowhere, and he goes to the ground.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        He needs an action to get up; you need ten inches and a half, and two tokens give sixteen. Walk.
        """

    Scenario: Up to his chest, and far away
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA dodges
      And the dice show 1 for AGUILA and 4 for GARRA
        """placky; glad
        A natural 1: four inches instead of two, and his success is cancelled. Two would have done.
        """
      And AGUILA moves to 12, 25.9
      Then GARRA is standing
      And AGUILA stands at 12, 25.9

    Scenario: Up to his chest, and far away from it
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA dodges
      And the dice show 1 for AGUILA and 11 for GARRA
        """placky; glad
        A natural 1, four inches, and he is on the floor. It was still not a plan.
        """
      And AGUILA moves to 12, 25.9
      Then GARRA is on the ground
      And AGUILA stands at 12, 25.9

    Scenario: Up to his chest, and staying there
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA dodges
      And the dice show 5 for AGUILA and 5 for GARRA
        """placky; dry
        A tie. Nobody falls, nobody moves, and one token is gone. The next one would ask the same question. Roll again, or go round him.
        """
      Then AGUILA is standing
      And GARRA is standing
      And AGUILA stands at 12, 21.9

    Scenario: Up to his chest, and over him
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA breaks through
        """placky; calm
        Shoulders. He lies down, if you win.
        """
      And the dice show 5 for AGUILA and 10 for GARRA
        """placky; glad
        He lies down.
        """
      Then GARRA is on the ground
      And AGUILA is standing
      When Yamato removes the tokens
        """placky; calm
        Two tokens and ten inches and a half, with nobody in the way but a memory. Walk on.
        """
      When AGUILA is activated
      And AGUILA marks a move to 12, 28
      And GARRA stands up
        """placky; calm
        Getting up is his whole action. He does not come any nearer by it.
        """
      And AGUILA runs
      And AGUILA moves to 12, 29.8
      And Yamato removes the tokens
        """placky; calm
        One token, one run. He is on his feet and behind you, which is where they look best.
        """
      And AGUILA is activated
      And AGUILA marks a move to 12, 34.5
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
        """placky; glad
        In the zone, on the last token, by way of somebody's shoulder.
        """
      Then the exercise is over

    Scenario: Up to his chest, and under it
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA breaks through
      And the dice show 3 for AGUILA and 6 for GARRA
        """placky; alarmed
        His shoulder is the better one. You lie down together.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; dry
        The short way, and a short evening.
        """

    Scenario: Chest to chest, and only one falls
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA breaks through
      And the dice show 8 for AGUILA and 9 for GARRA
        """placky; dry
        Two failures. Yours costs nothing.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        He is down, you are not, and two tokens are left: the same as after a break through that worked. One takes it and says nothing.
        """

    Scenario: Chest to chest
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA breaks through
      And the dice show 6 for AGUILA and 6 for GARRA
        """placky; dry
        A tie. You have met; that is all. The next token would ask the same again, so we stop here.
        """
      Then AGUILA is standing
      And GARRA is standing

    Scenario: Walking on with GARRA attached
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 12, 17.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 26
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA moves to 12, 25
        """placky; dry
        He is attached to you. Feet or shoulders first.
        """
      Then rule 1.10 forbids it

    Scenario: A second thought
      When AGUILA marks a move to 12, 18
      And GARRA presses from 12, 19.5
      And AGUILA runs
      And AGUILA moves to 15.9, 14.8
        """placky; calm
        Sideways, out of his reach. He came to the middle for you, and you are no longer in it.
        """
      And Yamato removes the tokens
        """placky; calm
        Three tokens, under eighteen inches, and nobody near. It is the way round the outside, begun late: the first token is the one to begin it with.
        """
      Then Yamato has 3 activation tokens left
      And AGUILA stands at 15.9, 14.8

    Scenario: Round the outside and in
      When AGUILA marks a move to 18, 16, turning at 14, 11
        """placky; calm
        A turn token, T, bends the path once: straight onto it, then straight on.
        """
      And GARRA presses from 13.6, 20.3
        """placky; dry
        He cannot reach you, so he presses: two inches across, and a token beside him. For a defender that is a walk with a purpose.
        """
      And AGUILA runs
        """placky; thinking
        Round the turn, as far as four inches go. He comes across, but reading you and reaching you are different skills. Now further out, or straight on?
        """
      And AGUILA moves to 18, 15.1
      And Yamato removes the tokens
      And AGUILA is activated
        """placky; thinking
        Second token. Seventeen inches and a half to go; eight in this token, and in each of the two after it. Past him outside, cut in under his nose, or wait and see what he does?
        ?
        Three tokens are 24 inches, and you need 17½. Which way does without a roll?
        """
      And AGUILA marks a move to 18.3, 20.2
      And GARRA presses from 15.5, 20.8
        """placky; dry
        He drifts across with you, two inches at a time. You have eight a token.
        """
      And AGUILA runs
      And AGUILA moves to 19, 23
        """placky; alarmed
        Past him, an inch too wide for his arms. Do not wave.
        """
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 19, 28
        """placky; thinking
        Third token, straight up. Be GARRA for a moment: press from behind, or throw yourself at him?
        """
      And GARRA presses from 16.9, 22.2
      And AGUILA runs
      And AGUILA moves to 19, 31
        """placky; calm
        An inch and a half short, and GARRA a long way behind. The detour has been paid.
        """
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 19, 34.5
        """placky; calm
        The last one. The zone is an inch and a half away, and touching it is all that is asked. You mark three, to be sure.
        """
      And GARRA presses from 17.6, 24
      And AGUILA runs
        """placky; glad
        Across the line, on the last token. You kept it for the part where it counts; most coaches spend it on regret.
        """
      And AGUILA stays put
      And Yamato removes the tokens
        """placky; glad
        Tokens to spare: none. It still counts. Repeat it with the other coach attacking.
        """
      Then Yamato has 0 activation tokens left
      And the exercise is over

    Scenario: Straight on, and too near
      When AGUILA marks a move to 18, 16, turning at 14, 11
      And GARRA presses from 13.6, 20.3
      And AGUILA runs
      And AGUILA moves to 14.5, 16.3
        """placky; alarmed
        Shorter, and straight to GARRA: three inches of grass left between you.
        """
      And Yamato removes the tokens
        """placky; dry
        Your next four inches lead past him, and he reaches two. You have paid for the detour and then not taken it. Go back one choice.
        """
      Then AGUILA stands at 14.5, 16.3
      And Yamato has 3 activation tokens left

    Scenario: Cut inside, and through
      When AGUILA marks a move to 18, 16, turning at 14, 11
      And GARRA presses from 13.6, 20.3
      And AGUILA runs
      And AGUILA moves to 18, 15.1
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 15, 19.1
        """placky; dry
        The straighter line, and the one that he can reach.
        """
      And GARRA tackles AGUILA at 15.6, 18.3
        """placky; alarmed
        He aims at where your four inches will end, and two of his take him there.
        """
      And AGUILA runs
        """placky; thinking
        He stands in your path. Feet would do again; this time it is shoulders, so that you have seen both.
        """
      Then GARRA's tackle has contact
      When AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
        """placky; glad
        You stay up, he does not.
        """
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        Two tokens, fourteen inches and a bit, nobody upright. Sixteen inches of legs: just. Walk.
        """
      When AGUILA is activated
      And AGUILA marks a move to 15.6, 24
      And GARRA stands up
      And AGUILA runs
      And AGUILA moves to 15.6, 26.2
      And Yamato removes the tokens
        """placky; calm
        One token, and all of it is needed: a run and a second move.
        """
      And AGUILA is activated
      And AGUILA marks a move to 15.6, 32
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 15.6, 33.4
        """placky; glad
        In. The straighter line was the shorter one after all; the die was the toll.
        """
      And Yamato removes the tokens
        """placky; glad
        No token left and none needed. Outside would have asked for no roll.
        """
      Then the exercise is over

    Scenario: Cut inside, and stopped
      When AGUILA marks a move to 18, 16, turning at 14, 11
      And GARRA presses from 13.6, 20.3
      And AGUILA runs
      And AGUILA moves to 18, 15.1
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 15, 19.1
      And GARRA tackles AGUILA at 15.6, 18.3
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
        """placky; alarmed
        His shoulder counts, yours does not. You lie down together.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; dry
        Down, with the ball, in the middle of the pitch. Outside was quiet.
        """

    Scenario: Cut inside, and bounced
      When AGUILA marks a move to 18, 16, turning at 14, 11
      And GARRA presses from 13.6, 20.3
      And AGUILA runs
      And AGUILA moves to 18, 15.1
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 15, 19.1
      And GARRA tackles AGUILA at 15.6, 18.3
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA breaks through
      And the dice show 10 for AGUILA and 8 for GARRA
        """placky; dry
        Neither. Only one of you falls for it, and it is the tackler.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        Two tokens, fourteen inches and a bit. You stopped, he stopped, and you stopped upright. The legs would do for the rest.
        """

    Scenario: Cut inside, and undecided
      When AGUILA marks a move to 18, 16, turning at 14, 11
      And GARRA presses from 13.6, 20.3
      And AGUILA runs
      And AGUILA moves to 18, 15.1
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 15, 19.1
      And GARRA tackles AGUILA at 15.6, 18.3
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA breaks through
      And the dice show 6 for AGUILA and 6 for GARRA
        """placky; dry
        A tie: both of you upright, and he is still in the way. I would not call it reaching the zone.
        """
      Then AGUILA is standing
      And GARRA is standing

    Scenario: Waiting for him
      When AGUILA marks a move to 18, 16, turning at 14, 11
      And GARRA presses from 13.6, 20.3
      And AGUILA runs
      And AGUILA moves to 18, 15.1
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
        """placky; dry
        A marked move of no length. It is legal, and it costs a token.
        """
      And GARRA presses from 15, 19
        """placky; dry
        He does not wait. A defender has an action in each of your activations, and it costs his coach nothing.
        """
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
        """placky; dry
        He has come closer. Two tokens are sixteen inches of legs, and the zone is seventeen and a half away. You have been tackled by arithmetic.
        """
      Then Yamato has 2 activation tokens left
      And AGUILA stands at 18, 15.1

    Scenario: A tackle at the air, on his feet
      When AGUILA marks a move to 18, 16, turning at 14, 11
      And GARRA presses from 13.6, 20.3
      And AGUILA runs
      And AGUILA moves to 18, 15.1
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 18.3, 20.2
      And GARRA presses from 15.5, 20.8
      And AGUILA runs
      And AGUILA moves to 19, 23
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 19, 28
      And GARRA tackles AGUILA
        """placky; dry
        Two inches, and they are not enough. A tackle that touches nothing leaves him to keep his feet: a roll on REF, by himself, after your second action.
        """
      And AGUILA runs
      And AGUILA moves to 19, 31
      Then GARRA's tackle has no contact
      When the die shows 5
        """placky; dry
        He keeps them. There was nobody near to take them from him.
        """
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; glad
        An inch and a half and one token left. He watches, from further away than he had planned.
        """
      Then Yamato has 1 activation token left
      When AGUILA is activated
      And AGUILA marks a move to 19, 34.5
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
        """placky; glad
        In the zone. He kept his feet and nothing else.
        """
      Then the exercise is over

    Scenario: A tackle at the air, and down
      When AGUILA marks a move to 18, 16, turning at 14, 11
      And GARRA presses from 13.6, 20.3
      And AGUILA runs
      And AGUILA moves to 18, 15.1
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 18.3, 20.2
      And GARRA presses from 15.5, 20.8
      And AGUILA runs
      And AGUILA moves to 19, 23
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 19, 28
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 19, 31
      Then GARRA's tackle has no contact
      When the die shows 9
        """placky; glad
        Over he goes, untouched by anybody.
        """
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        An inch and a half and one token left, and nobody who could mind.
        """
      Then Yamato has 1 activation token left
      When AGUILA is activated
      And AGUILA marks a move to 19, 34.5
      And GARRA stands up
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
        """placky; glad
        In the zone. He is up again, in time to applaud.
        """
      Then the exercise is over

    Scenario: A try before its time
      When AGUILA marks a move to 18, 16, turning at 14, 11
      And GARRA presses from 13.6, 20.3
      And AGUILA runs
      And AGUILA moves to 18, 15.1
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 18.3, 20.2
      And GARRA presses from 15.5, 20.8
      And AGUILA runs
      And AGUILA moves to 19, 23
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 19, 28
      And GARRA presses from 16.9, 22.2
      And AGUILA runs
      And AGUILA moves to 19, 31
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 19, 34.5
      And GARRA presses from 17.6, 24
      And AGUILA runs
      And AGUILA attempts a try
        """placky; dry
        Put it down? Scoring has a roll of its own, from exercise 04 on. Here it is enough to stand in the zone.
        """
      Then rule 1.09 forbids it
