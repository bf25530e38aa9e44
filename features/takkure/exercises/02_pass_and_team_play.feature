@rule_2_01
Feature: Pass and team play

  Two of yours, one of theirs, and a ball that goes backwards to get forwards.

  Dodging was exercise 01; today you throw.
  Team plays, the other half of the title, need the cards of exercise 04.

  @rule_0_01 @rule_1_03 @rule_1_04 @rule_1_05 @rule_1_08 @rule_2_01
  Rule: A pass that nobody opposes

    SUZU stands ahead of AGUILA, where no pass may go. So AGUILA runs first, and throws from any point of his way.

    Background:
      Given the rules up to chapter 2 are taught
        """placky; calm
        AGUILA has the ball, and BaC 8, the best hands of the team. SUZU has BaC 7. GARRA is a long way off. Bring the ball to SUZU.
        ?
        Who has to walk before AGUILA may pass to SUZU, and how near can two tokens bring them?
        """
      And these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 11, 12     | yes  |
        | SUZU   | 17.5, 13.5 |      |
        | GARRA  | 12, 24     |      |

    Scenario: Thrown forward
      When AGUILA is activated
        """placky; calm
        One token for the carrier. Up and towards SUZU, until there are three inches and a half between them? Or up and away, until there are more than eight? The six steps are those of exercise 01; only step 4, the pass, is new.
        ?
        How far is SUZU from the end of each way?
        """
      And AGUILA marks a move to 14, 16
        """placky; thinking
        Forwards and towards SUZU: nearer to him, and past him.
        """
      And GARRA presses
        """placky; dry
        GARRA presses where he stands, out of reach of everybody. A defender has to do something; the rules say so.
        """
      And AGUILA runs
        """placky; thinking
        AGUILA may throw from any point of this way. It decides who is ahead, how long the pass is, and who has touched him.
        Up to two inches he has BaC +4, up to four +2, up to eight as on the card, beyond that −2.
        ?
        From which point is SUZU level or behind, and how long is the pass from there?
        """
      And AGUILA passes to SUZU from 11.6, 12.8
        """placky; alarmed
        One inch along, SUZU is still ahead of AGUILA, and a pass never goes forward. Run a little farther.
        """
      Then rule 0.01 forbids it

    Scenario: From halfway, and caught
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU from 12.2, 13.6
        """placky; calm
        Two inches along, SUZU is a tenth behind AGUILA; level would have done. The pass is more than four inches, less than eight: as on the card. AGUILA needs 8.
        """
      Then AGUILA needs 8 or less on BaC
      When the die shows 6
        """placky; glad
        In SUZU's hands. A pass that succeeds asks nothing of the receiver.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Three tokens left. From two inches along SUZU has the ball 81 times in a hundred, from the end of the way 93, and beside him 98, for one token more. With tokens to spare, go beside him.
        """

    Scenario: From halfway, and perfect
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU from 12.2, 13.6
      Then AGUILA needs 8 or less on BaC
      When the die shows 1
        """placky; glad
        A natural 1. The ball arrives, and SUZU may walk with it: up to two inches, any direction.
        """
      And SUZU moves to 17.5, 15.5
        """placky; calm
        Two inches forward, at no charge. The ball may not go forward; he may.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; glad
        A perfect pass. But from two inches along SUZU has the ball only 81 times in a hundred, beside him, for one token more, 98.
        """

    Scenario: From halfway, missed and saved
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU from 12.2, 13.6
      Then AGUILA needs 8 or less on BaC
      When the die shows 10
        """placky; thinking
        Too high. The ball leaves all the same, and SUZU has a word in it: a reception, his BaC. Catching is two harder than throwing at any range: +2, nought, −2, and −4 beyond eight.
        """
      Then SUZU needs 5 or less on BaC
      When the die shows 4
        """placky; glad
        Caught. The record will show a pass; it will not show which half of it was good.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Saved by the receiver. To go beside him was best: 98 times in a hundred, from here 81.
        """

    Scenario: From halfway, missed and dropped
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU from 12.2, 13.6
      Then AGUILA needs 8 or less on BaC
      When the die shows 10
      Then SUZU needs 5 or less on BaC
      When the die shows 9
        """placky; alarmed
        Dropped, and it scatters: template over SUZU, one die for the arrow, 12 being straight up the pitch, and two inches that way. To go beside him, for one token more, was best: 98 times in a hundred, from here 81.
        """
      And the die shows 3
        """placky; dry
        On the grass, which ends it; picking it up is exercise 03.
        """
      Then the ball lies at 19.5, 13.5

    Scenario: Nearer, and caught
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
        """placky; calm
        From the end of the way it is more than two inches, not more than four: plus two. AGUILA needs 10, where two inches along it was 8.
        """
      Then AGUILA needs 10 or less on BaC
      When the die shows 9
        """placky; glad
        Nearer, and so easier.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Three tokens left. From the end of the way SUZU has the ball 93 times in a hundred, from two inches along 81, and beside him 98, for one token more. With tokens to spare, go beside him.
        """

    Scenario: Nearer, and perfect
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 10 or less on BaC
      When the die shows 1
        """placky; glad
        A natural 1, which would have done from anywhere. SUZU may take up to two inches.
        """
      And SUZU moves to 17.5, 15.5
        """placky; calm
        Forward, then. Nobody was using that grass.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; glad
        A perfect pass. Please do not expect it in your plans. From here SUZU has the ball 93 times in a hundred; beside him, for one token more, 98.
        """

    Scenario: A gift, rounded up
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 10 or less on BaC
      When the die shows 1
      And SUZU moves to 17.5, 16
        """placky; thinking
        Up to two inches. This is two and a half, and I do have the ruler out.
        """
      Then rule 2.01 forbids it

    Scenario: Nearer, missed and saved
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 10 or less on BaC
      When the die shows 11
        """placky; thinking
        A miss. SUZU may still catch it, by a reception: his BaC, and two less than a throw has at any range. Within four inches that leaves what his card says. No pressure counts against him.
        """
      Then SUZU needs 7 or less on BaC
      When the die shows 5
        """placky; glad
        Caught, off the tips of his fingers. AGUILA is looking elsewhere.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Saved by the receiver. It counts the same. From here SUZU has the ball 93 times in a hundred; beside him, for one token more, 98.
        """

    Scenario: Nearer, dropped, and away up the pitch
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 10 or less on BaC
      When the die shows 11
      Then SUZU needs 7 or less on BaC
      When the die shows 8
        """placky; alarmed
        Through his hands, and it scatters: template over SUZU, one die for the arrow, two inches that way. From here that happens 7 times in a hundred, beside him 2 times: with tokens to spare, go beside him.
        """
      And the die shows 12
        """placky; dry
        Up the pitch, where you could never have thrown it, and on the grass, which ends it.
        """
      Then the ball lies at 17.5, 15.5

    Scenario: Close, and caught
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 15.9, 15.2
        """placky; thinking
        No pass yet: AGUILA's second action is a move as well, right up to SUZU. Within two inches a pass has plus four.
        """
      And Yamato removes the tokens
        """placky; calm
        One token is spent on walking; the next one buys the pass.
        """
      And AGUILA is activated
      And AGUILA marks no way
        """placky; calm
        The same player again, for the pass, and a marked move of no length. You must mark one; nobody says that it must go anywhere.
        """
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
        """placky; thinking
        BaC 8 and four make twelve, and a 12 always fails. No pass is safer.
        """
      Then AGUILA needs 12 or less on BaC
      When the die shows 10
        """placky; glad
        Hardly a pass; more of a handshake.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        SUZU has the ball, as 98 times in a hundred, for two tokens. For one it is 93 times from the end of the way, 81 from two inches along. With tokens to spare, this was best.
        """

    Scenario: Close, and perfect
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 15.9, 15.2
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 12 or less on BaC
      When the die shows 1
        """placky; glad
        A natural 1, from arm's length. SUZU may walk two inches; he is too surprised.
        """
      And SUZU stays put
        """placky; calm
        He stays. Beside him was best: 98 times in a hundred, for one token more.
        """
      Then SUZU holds the ball
      And SUZU stands at 17.5, 13.5

    Scenario: Close, fumbled and saved
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 15.9, 15.2
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 12 or less on BaC
      When the die shows 12
        """placky; alarmed
        The one face in twelve that misses. SUZU catches it with 9 or less, from so near.
        """
      Then SUZU needs 9 or less on BaC
      When the die shows 6
        """placky; glad
        He was standing in the way of it, really.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Saved by the receiver. It counts the same. Beside him was best: 98 times in a hundred, for one token more.
        """

    Scenario: Close, fumbled and dropped
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 15.9, 15.2
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 12 or less on BaC
      When the die shows 12
      Then SUZU needs 9 or less on BaC
      When the die shows 11
        """placky; alarmed
        AGUILA misses, and SUZU drops it, from so near: 2 times in a hundred. Beside him was best all the same: from the end of the way it happens 7 times, from two inches along 19.
        """
      And the die shows 9
        """placky; dry
        On the grass. I had hoped to be spared it.
        """

    Scenario: Far, and caught
      When AGUILA is activated
      And AGUILA marks a move to 8, 16
        """placky; dry
        Away from SUZU. There are reasons to do that: one usually draws a defender along. The ball will have further to go.
        """
      And GARRA presses
      And AGUILA runs
        """placky; thinking
        SUZU is behind AGUILA now, and a long way off. How long the pass is, is measured when he throws.
        """
      And AGUILA passes to SUZU
        """placky; alarmed
        Over eight inches: minus two, so AGUILA needs 6. If he misses, SUZU catches it with BaC 7 minus four: catching is two harder than throwing at any range.
        """
      Then AGUILA needs 6 or less on BaC
      When the die shows 4
        """placky; glad
        Across the whole width, into his hands.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Half of all throws like this one miss. Away from SUZU the pass arrives 62 times in a hundred, towards him and close 98, for one token more.
        """

    Scenario: Far, and perfect
      When AGUILA is activated
      And AGUILA marks a move to 8, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 6 or less on BaC
      When the die shows 1
        """placky; glad
        A natural 1, across the whole width. From this far nothing else would have impressed me.
        """
      And SUZU moves to 17.5, 15.5
        """placky; calm
        Towards SUZU was better all the same: from close by, for one token more, the pass arrives 98 times in a hundred, from here 62.
        """
      Then SUZU holds the ball
      And SUZU stands at 17.5, 15.5

    Scenario: Far, missed and saved
      When AGUILA is activated
      And AGUILA marks a move to 8, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 6 or less on BaC
      When the die shows 9
        """placky; thinking
        AGUILA misses. SUZU catches it with 3 or less.
        """
      Then SUZU needs 3 or less on BaC
      When the die shows 2
        """placky; glad
        Caught, where three or less was needed. He will want to be thanked for that.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Saved by the receiver. It counts the same. Towards SUZU was better all the same: 98 times in a hundred, not 62.
        """

    Scenario: Far, missed and dropped
      When AGUILA is activated
      And AGUILA marks a move to 8, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 6 or less on BaC
      When the die shows 9
      Then SUZU needs 3 or less on BaC
      When the die shows 7
        """placky; alarmed
        Dropped. From so far hardly anybody catches: away from SUZU the pass arrives 62 times in a hundred, towards him and close 98, for one token more.
        """
      And the die shows 10
        """placky; dry
        On the grass, and the exercise ends.
        """

    Scenario: Passing without a ball
      When SUZU is activated
        """placky; thinking
        You may activate whom you like, with or without the ball. Let us see what it buys.
        """
      And SUZU marks a move to 14, 10
        """placky; calm
        Back, to where he may receive. That is a plan: one token to walk, the next one to pass.
        """
      And GARRA presses
      And SUZU runs
        """placky; thinking
        SUZU is behind AGUILA, close by. He has a second action. What may he do with it, without the ball?
        """
      And SUZU attempts a pass to AGUILA
        """placky; dry
        With what? AGUILA has the ball. Only the carrier passes, and this token is SUZU's.
        """
      Then rule 2.01 forbids it

    Scenario: First the walk, then the pass
      When SUZU is activated
      And SUZU marks a move to 14, 10
      And GARRA presses
      And SUZU runs
      And SUZU stays put
        """placky; calm
        SUZU has arrived, and the pass is not his to make. This token has bought a good place, and nothing else.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
        """placky; calm
        SUZU stands behind the ball now, close by, and the next token buys AGUILA the pass.
        """
      Then Yamato has 3 activation tokens left
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
        """placky; thinking
        Less than four inches, so BaC 8 and two: ten or less.
        """
      Then AGUILA needs 10 or less on BaC
      When the die shows 6
        """placky; calm
        SUZU has it, as 93 times in a hundred, farther back than AGUILA was. AGUILA first, right up to SUZU, is better: 98 times for as many tokens, and forwards.
        """
      Then SUZU holds the ball

    @counted
    Scenario: First the walk, then a perfect pass
      When SUZU is activated
      And SUZU marks a move to 14, 10
      And GARRA presses
      And SUZU runs
      And SUZU stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 1
      And SUZU stays put
      Then SUZU holds the ball

    Scenario: First the walk, then a bad pass, and caught
      When SUZU is activated
      And SUZU marks a move to 14, 10
      And GARRA presses
      And SUZU runs
      And SUZU stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 11
        """placky; alarmed
        A bad throw. SUZU may still catch it: seven or less.
        """
      And the die shows 5
        """placky; glad
        Caught, so SUZU has it, as 93 times in a hundred. AGUILA first, right up to SUZU, is better: 98 times for as many tokens, and forwards.
        """
      Then AGUILA does not hold the ball

    Scenario: First the walk, then a bad pass, and dropped
      When SUZU is activated
      And SUZU marks a move to 14, 10
      And GARRA presses
      And SUZU runs
      And SUZU stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 11
      And the die shows 9
        """placky; alarmed
        Dropped, as 7 times in a hundred; the arrow says where. AGUILA first, right up to SUZU, loses the ball 2 times.
        """
      And the die shows 6
      Then Yamato attacks

  @rule_1_10 @rule_1_12 @rule_1_13 @rule_1_20 @rule_2_01 @aim_centre_line
  Rule: Draw him, then pass

    The oldest trick with a ball: run at the defender, draw him out, and throw before he touches you.

    Background:
      Given the rules up to chapter 2 are taught
        """placky; calm
        Get a player with the ball to the centre line, where GARRA starts. A ball on the grass ends it, and so does a tackle before the pass is made. Four tokens.
        """
      And these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 11, 9    | yes  |
        | SUZU   | 16, 12.5 |      |
        | GARRA  | 11, 18   |      |

    Scenario: Tackled without the ball
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
        """placky; thinking
        Straight at GARRA. It looks like a bad idea, which is why he will believe it.
        """
      And GARRA tackles SUZU
        """placky; dry
        SUZU holds nothing. Only the carrier is tackled; it was in exercise 00, and it has not been repealed.
        """
      Then rule 0.01 forbids it

    Scenario: Straight on, through GARRA
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
        """placky; calm
        He believes it: he tackles, and comes two inches, as far as his defence MOV goes. How near he comes to AGUILA's way is measured after the run.
        """
      And AGUILA runs
        """placky; calm
        AGUILA runs four inches, and GARRA does not touch him. A tackle without contact is no tackle: instead of STR he will roll REF, to keep his feet.
        """
      Then GARRA's tackle has no contact
      When AGUILA moves to 11, 17
        """placky; alarmed
        Through GARRA? The run of step 3 passes through figures, a move of step 4 does not. Round him, or sideways.
        """
      Then rule 1.10 forbids it

    Scenario: Walking off with him attached
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
        """placky; glad
        AGUILA is ahead of SUZU now, and may throw to him. Had GARRA touched AGUILA, he would not have this move.
        """
      Then GARRA needs 7 or less on REF
      When the die shows 5
        """placky; dry
        GARRA rolls REF, with nobody against him. He keeps his feet and his opinion.
        """
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        The first token is spent, and AGUILA is ahead of SUZU. Now for the pass.
        """
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
        """placky; thinking
        A diagonal, past GARRA and away from SUZU. GARRA has to come along, or let AGUILA run.
        """
      And GARRA tackles AGUILA at 12.2, 16.4
        """placky; alarmed
        GARRA comes, for a point three inches along. This time he touches AGUILA's way.
        """
      And AGUILA runs
        """placky; thinking
        AGUILA runs past GARRA, all four inches. Throw from here, with SUZU five and a half inches off? From an inch and a half along, with three? Or from the start, with one and a half?
        ?
        Where does the tackle touch AGUILA's way? Which throws does it meet, and how long is each pass?
        """
      Then GARRA's tackle has contact
      When AGUILA moves to 9, 17.5
        """placky; alarmed
        GARRA has touched AGUILA, so there is no second move. Throw.
        """
      Then rule 1.10 forbids it

    Scenario: Passed in time, tackled for nothing, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 13.1, 15.2
        """placky; glad
        AGUILA throws before the contact, so nobody opposes him: more than two inches, plus two, he needs 10. GARRA rolls afterwards, against a man without a ball.
        """
      Then AGUILA needs 10 or less on BaC
      When the die shows 6
        """placky; glad
        Gone, and caught. GARRA is already in the air.
        """
      Then SUZU holds the ball
      When the die shows 5
        """placky; dry
        GARRA tackles AGUILA for a ball that has gone. Both lie down, a ground token beside each.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        The pass was made, so the tackle ends nothing. SUZU has the ball, two tokens, five and a half inches to go, and nobody upright in his way.
        """
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA stands up
        """placky; calm
        Getting up is all that a player on the ground may do. Exercise 03 has more of it.
        """
      And SUZU runs
      And SUZU moves to 16, 18
        """placky; glad
        On the centre line. Nobody broke through anything.
        """
      And Yamato removes the tokens
        """placky; glad
        Done, with a token to spare. In step 6 AGUILA, who was not active, gets up. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """
      Then Yamato has 1 activation token left

    Scenario: Passed in time, and GARRA fell
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 13.1, 15.2
      Then AGUILA needs 10 or less on BaC
      When the die shows 6
      Then SUZU holds the ball
      When the die shows 9
        """placky; dry
        The tackle comes late, and fails. GARRA falls alone.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        SUZU has the ball, and five and a half inches to go. GARRA admires the grass. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """

    Scenario: Passed in time, and perfectly
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 13.1, 15.2
      Then AGUILA needs 10 or less on BaC
      When the die shows 1
        """placky; glad
        A natural 1: SUZU may walk two inches with the ball.
        """
      And SUZU moves to 16, 14.5
        """placky; calm
        Forward, with the ball. GARRA's roll is still to come.
        """
      And the die shows 9
        """placky; dry
        GARRA misses, and falls.
        """
      Then SUZU holds the ball
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        SUZU has three and a half inches to go, and nobody is near him. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """

    Scenario: Passed perfectly, and tackled for it
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 13.1, 15.2
      Then AGUILA needs 10 or less on BaC
      When the die shows 1
      And SUZU moves to 16, 14.5
      When the die shows 4
        """placky; dry
        GARRA brings AGUILA down, too late: SUZU has three and a half inches to go. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """
      Then AGUILA is on the ground
      And SUZU holds the ball

    Scenario: Missed in time, and saved
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 13.1, 15.2
      Then AGUILA needs 10 or less on BaC
      When the die shows 11
        """placky; thinking
        A miss. SUZU may still catch it, with what his card says: 7.
        """
      Then SUZU needs 7 or less on BaC
      When the die shows 5
        """placky; glad
        Caught. GARRA's roll is still to come.
        """
      Then SUZU holds the ball
      When the die shows 6
        """placky; dry
        GARRA brings AGUILA down, too late.
        """
      Then AGUILA is on the ground
      When Yamato removes the tokens
        """placky; calm
        A caught pass counts as made. SUZU has five and a half inches to go. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """

    Scenario: Missed in time, saved, and GARRA fell
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 13.1, 15.2
      Then AGUILA needs 10 or less on BaC
      When the die shows 11
      Then SUZU needs 7 or less on BaC
      When the die shows 5
      Then SUZU holds the ball
      When the die shows 9
        """placky; dry
        GARRA falls, alone. SUZU has caught it, with five and a half inches to go. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """
      Then AGUILA is standing
      And GARRA is on the ground

    Scenario: Missed in time, and dropped
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 13.1, 15.2
      Then AGUILA needs 10 or less on BaC
      When the die shows 11
      Then SUZU needs 7 or less on BaC
      When the die shows 10
        """placky; alarmed
        Dropped. One die for the arrow.
        """
      And the die shows 12
        """placky; dry
        Up the pitch, where everybody would like to be. GARRA rolls his tackle all the same.
        """
      Then the ball lies at 16, 14.5
      When the die shows 8
        """placky; dry
        GARRA falls over nobody. The ball lies on the grass: the exercise ends. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """

    Scenario: Missed, dropped, and tackled
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 13.1, 15.2
      Then AGUILA needs 10 or less on BaC
      When the die shows 11
      Then SUZU needs 7 or less on BaC
      When the die shows 10
      And the die shows 12
      Then the ball lies at 16, 14.5
      When the die shows 3
        """placky; dry
        GARRA brings AGUILA down, and the ball lies on the grass: the exercise ends. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """
      Then AGUILA is on the ground
      And AGUILA does not hold the ball

    Scenario: Passed in his arms, and GARRA fell
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU
        """placky; alarmed
        AGUILA throws after the contact, and farther from SUZU: no modifier, he needs 8. And GARRA rolls STR against him, 7 or less.
        """
      Then the dice of AGUILA and GARRA are due
      When the dice show 6 for AGUILA and 9 for GARRA
        """placky; glad
        AGUILA succeeds, and GARRA does not.
        """
      Then SUZU holds the ball
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        It worked, and was no good idea. SUZU has five and a half inches to go. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """

    Scenario: Passed in his arms, through a good tackle
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU
      Then the dice of AGUILA and GARRA are due
      When the dice show 6 for AGUILA and 4 for GARRA
        """placky; glad
        Both succeed, and AGUILA's is the better roll. The pass is away; the tackle is cancelled, and GARRA stays up.
        """
      Then SUZU holds the ball
      And GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        SUZU has five and a half inches to go, and GARRA is far off. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """

    Scenario: Passed in his arms, and perfectly
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU
      Then the dice of AGUILA and GARRA are due
      When the dice show 1 for AGUILA and 4 for GARRA
        """placky; glad
        A natural 1, out of GARRA's arms.
        """
      And SUZU stays put
        """placky; calm
        SUZU has five and a half inches to go. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """
      Then SUZU holds the ball
      And GARRA is standing

    Scenario: Passed in his arms, perfectly, and GARRA fell
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU
      Then the dice of AGUILA and GARRA are due
      When the dice show 1 for AGUILA and 9 for GARRA
        """placky; glad
        A natural 1, and GARRA falls. You will tell this one differently later.
        """
      And SUZU stays put
        """placky; calm
        SUZU has five and a half inches to go. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """
      Then SUZU holds the ball
      And GARRA is on the ground

    Scenario: Tackled before the pass
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU
      Then the dice of AGUILA and GARRA are due
      When the dice show 4 for AGUILA and 6 for GARRA
        """placky; alarmed
        A good pass, and a better tackle: no ball leaves, and AGUILA lies down with it.
        """
      Then AGUILA holds the ball
      And AGUILA is on the ground
      When Yamato removes the tokens
        """placky; dry
        Tackled with no pass made, so the exercise ends. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """

    Scenario: Both missed, and SUZU saved it
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU
      Then the dice of AGUILA and GARRA are due
      When the dice show 10 for AGUILA and 9 for GARRA
        """placky; thinking
        Both miss. The ball leaves, badly, and GARRA falls. SUZU catches it with 5 or less, from so far.
        """
      Then GARRA is on the ground
      When the die shows 4
        """placky; glad
        SUZU has it. I shall describe this as teamwork.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        SUZU has five and a half inches to go, and GARRA is on the ground. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """

    Scenario: Both missed, and SUZU dropped it
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU
      Then the dice of AGUILA and GARRA are due
      When the dice show 10 for AGUILA and 9 for GARRA
      Then GARRA is on the ground
      When the die shows 9
        """placky; alarmed
        Dropped, and the exercise ends where the arrow says. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """
      And the die shows 6
      Then the ball lies at 16, 10.5

    Scenario: Missed and tackled, and the ball on the grass
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU
      Then the dice of AGUILA and GARRA are due
      When the dice show 10 for AGUILA and 5 for GARRA
        """placky; alarmed
        AGUILA's pass misses, GARRA's tackle does not. The ball leaves first, so SUZU may catch it, with 5 or less.
        """
      And the die shows 9
        """placky; alarmed
        Dropped. One die for the arrow.
        """
      And the die shows 4
        """placky; dry
        On the grass: the exercise ends. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """
      Then AGUILA is on the ground

    Scenario: Missed and tackled, and SUZU saved it
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU
      Then the dice of AGUILA and GARRA are due
      When the dice show 10 for AGUILA and 5 for GARRA
      When the die shows 3
        """placky; glad
        SUZU has it, and five and a half inches to go. AGUILA has GARRA. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start was best.
        """
      Then SUZU holds the ball
      And AGUILA is on the ground

    Scenario: GARRA fell short, and fell
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 9
        """placky; glad
        GARRA loses his feet over a tackle that touched nobody.
        """
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        Your token goes; GARRA's ground token stays.
        """
      And AGUILA is activated
      And AGUILA marks a move to 14, 19
        """placky; calm
        The second token: forward, while nobody can stop AGUILA.
        """
      And GARRA stands up
        """placky; calm
        GARRA stands up, and that is his action: no move and no tackle.
        """
      And AGUILA runs
        """placky; thinking
        AGUILA is on the centre line, with the ball: that is what was asked. Does he keep it? Or throw it to SUZU from half an inch along the way, two inches off?
        ?
        How far is SUZU from the line?
        """
      And AGUILA passes to SUZU from 14, 14.5
        """placky; calm
        It is an exercise in passing. Half an inch along, SUZU is inside two inches: plus four, and only a 12 misses.
        """
      Then AGUILA needs 12 or less on BaC
      When the die shows 7
        """placky; glad
        Unopposed, and it shows.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; glad
        SUZU has five and a half inches to the line, where AGUILA already stood. A generous pass. Keeping it was sure; of a hundred passes two are lost.
        """

    Scenario: GARRA fell, and the line is reached
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 9
      Then GARRA is on the ground
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 14, 19
      And GARRA stands up
      And AGUILA runs
      And AGUILA stays put
        """placky; glad
        AGUILA keeps it: the centre line, with two tokens to spare, and nobody has thrown anything at anyone.
        """
      Then AGUILA stands at 14, 18
      And AGUILA holds the ball
      When Yamato removes the tokens
        """placky; dry
        The line, without the pass that the lesson is named after. I shall tell nobody. Keeping it was sure; of a hundred passes two are lost.
        """
      Then Yamato has 2 activation tokens left

    Scenario: GARRA fell, and the pass nearly did
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 9
      Then GARRA is on the ground
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 14, 19
      And GARRA stands up
      And AGUILA runs
      And AGUILA passes to SUZU from 14, 14.5
      Then AGUILA needs 12 or less on BaC
      When the die shows 12
        """placky; alarmed
        A 12, with nobody near AGUILA. SUZU catches it with 9 or less.
        """
      Then SUZU needs 9 or less on BaC
      When the die shows 2
        """placky; glad
        SUZU has saved it.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; dry
        SUZU has five and a half inches to the line, where AGUILA already stood. Keeping it was sure; of a hundred passes two are lost.
        """

    Scenario: GARRA fell, and the ball as well
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 9
      Then GARRA is on the ground
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 14, 19
      And GARRA stands up
      And AGUILA runs
      And AGUILA passes to SUZU from 14, 14.5
      Then AGUILA needs 12 or less on BaC
      When the die shows 12
      Then SUZU needs 9 or less on BaC
      When the die shows 11
        """placky; alarmed
        Dropped, and the exercise ends where the arrow says. Keeping it was sure; of a hundred passes two are lost.
        """
      And the die shows 12
      Then the ball lies at 16, 14.5

    Scenario: GARRA fell, and the pass was perfect
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 9
      Then GARRA is on the ground
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 14, 19
      And GARRA stands up
      And AGUILA runs
      And AGUILA passes to SUZU from 14, 14.5
      Then AGUILA needs 12 or less on BaC
      When the die shows 1
        """placky; glad
        A natural 1. SUZU may walk two of his five and a half inches.
        """
      And SUZU moves to 16, 14.5
        """placky; calm
        Three and a half inches to the line, where AGUILA already stood. Keeping it was sure; of a hundred passes two are lost.
        """
      Then SUZU holds the ball
      And SUZU stands at 16, 14.5

    Scenario: Passed at once, and tackled for nothing
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 14, 14
        """placky; glad
        AGUILA throws from the start, before anybody touches him: within two inches, so plus four. Only a 12 misses. GARRA rolls afterwards, against a man without a ball.
        """
      Then AGUILA needs 12 or less on BaC
      When the die shows 6
        """placky; glad
        SUZU has it, and AGUILA has run on all the same: the ball leaves on the way, not at its end.
        """
      Then SUZU holds the ball
      When the die shows 5
        """placky; glad
        GARRA brings AGUILA down, too late. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start is nearest to SUZU, and before the tackle.
        """
      Then AGUILA is on the ground
      And SUZU holds the ball

    Scenario: Passed at once, and GARRA fell
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 14, 14
      Then AGUILA needs 12 or less on BaC
      When the die shows 6
      Then SUZU holds the ball
      When the die shows 9
        """placky; glad
        GARRA misses, and falls. From the start the ball comes over the line 98 times in a hundred, from an inch and a half along 93, from the end 65: the start is nearest to SUZU, and before the tackle.
        """
      Then GARRA is on the ground
      And SUZU holds the ball

    @counted
    Scenario Outline: Passed at once, and perfectly, with <GARRA's> for GARRA
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 14, 14
      And the die shows 1
      And SUZU stays put
      And the die shows <GARRA's>
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA stands up
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

      Examples:
        | GARRA's |
        | 5       |
        | 9       |

    @counted
    Scenario Outline: Passed at once, missed and saved, with <GARRA's> for GARRA
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 14, 14
      And the die shows 12
      And the die shows 6
      And the die shows <GARRA's>
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA stands up
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

      Examples:
        | GARRA's |
        | 5       |
        | 9       |

    @counted
    Scenario Outline: Passed at once, missed and dropped, with <GARRA's> for GARRA
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      Then GARRA's tackle has no contact
      When AGUILA moves to 14, 14
      Then GARRA needs 7 or less on REF
      When the die shows 5
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      Then GARRA's tackle has contact
      When AGUILA passes to SUZU from 14, 14
      And the die shows 12
      And the die shows 11
      And the die shows 6
      And the die shows <GARRA's>
      Then Yamato attacks

      Examples:
        | GARRA's |
        | 5       |
        | 9       |

    @counted
    Scenario Outline: Passed at once, caught, <GARRA's> for GARRA, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 5
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      And AGUILA passes to SUZU from 14, 14
      And the die shows 6
      And the die shows <GARRA's>
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA stands up
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

      Examples:
        | GARRA's |
        | 5       |
        | 9       |

    @counted
    Scenario: Passed in time, GARRA fell, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 5
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      And AGUILA passes to SUZU from 13.1, 15.2
      And the die shows 6
      And the die shows 9
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA stands up
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

    @counted
    Scenario Outline: Passed in time, perfectly, <GARRA's> for GARRA, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 5
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      And AGUILA passes to SUZU from 13.1, 15.2
      And the die shows 1
      And SUZU moves to 16, 14.5
      And the die shows <GARRA's>
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA stands up
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

      Examples:
        | GARRA's |
        | 4       |
        | 9       |

    @counted
    Scenario Outline: Missed in time, saved, <GARRA's> for GARRA, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 5
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      And AGUILA passes to SUZU from 13.1, 15.2
      And the die shows 11
      And the die shows 5
      And the die shows <GARRA's>
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA stands up
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

      Examples:
        | GARRA's |
        | 6       |
        | 9       |

    @counted
    Scenario Outline: Passed in his arms, <AGUILA's> against <GARRA's>, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 5
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show <AGUILA's> for AGUILA and <GARRA's> for GARRA
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA <does>
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

      Examples:
        | AGUILA's | GARRA's | does      |
        | 6        | 9       | stands up |
        | 6        | 4       | presses   |

    @counted
    Scenario Outline: Passed in his arms, perfectly, <GARRA's> for GARRA, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 5
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 1 for AGUILA and <GARRA's> for GARRA
      And SUZU stays put
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA <does>
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

      Examples:
        | GARRA's | does      |
        | 9       | stands up |
        | 4       | presses   |

    @counted
    Scenario Outline: Missed in his arms, <GARRA's> for GARRA, saved, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 5
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 10 for AGUILA and <GARRA's> for GARRA
      And the die shows <SUZU's>
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA stands up
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

      Examples:
        | GARRA's | SUZU's |
        | 5       | 3      |
        | 9       | 4      |

    @counted
    Scenario: Seven is seven in his arms, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 5
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
      And GARRA tackles AGUILA at 12.2, 16.4
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 7 for AGUILA and 7 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 11, 22
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      Then AGUILA holds the ball

    @counted
    Scenario: GARRA fell, the pass is caught, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 14, 19
      And GARRA stands up
      And AGUILA runs
      And AGUILA passes to SUZU from 14, 14.5
      And the die shows 7
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA presses
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

    @counted
    Scenario: GARRA fell, the pass is saved, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 14, 19
      And GARRA stands up
      And AGUILA runs
      And AGUILA passes to SUZU from 14, 14.5
      And the die shows 12
      And the die shows 2
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA presses
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

    @counted
    Scenario: GARRA fell, the pass is perfect, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 11, 17
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA moves to 14, 14
      And the die shows 9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 14, 19
      And GARRA stands up
      And AGUILA runs
      And AGUILA passes to SUZU from 14, 14.5
      And the die shows 1
      And SUZU moves to 16, 14.5
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA presses
      And SUZU runs
      And SUZU moves to 16, 18
      Then SUZU holds the ball

  @rule_0_C @rule_1_06 @rule_1_18 @rule_1_20 @rule_2_01 @aim_centre_line
  Rule: Two tokens left

    Two tokens, and a line to reach. The ball has to be over the centre line when the tokens are gone; if it is not, you begin again.

    Background:
      Given the rules up to chapter 2 are taught
        """placky; calm
        Eight inches from AGUILA to the centre line, and two tokens to bring the ball there. The middle of a base on it is enough. GARRA starts on it, and comes to meet you.
        """
      And these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 8.8, 10  | yes  |
        | SUZU   | 13.5, 12 |      |
        | GARRA  | 11, 18   |      |
      And Yamato attacks with 2 activation tokens

    Scenario: Under pressure, and caught
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
        """placky; thinking
        AGUILA goes up the pitch. SUZU is level with the middle of this way.
        """
      And GARRA presses from 10.5, 16.1
        """placky; thinking
        No tackle this time. GARRA comes within arm's reach of the end of AGUILA's way, and breathes.
        """
      And AGUILA runs
        """placky; thinking
        GARRA presses whoever acts within two inches of him, and AGUILA may throw from any point of his way. From here, its end? Or from two and a half inches along?
        ?
        How long is the pass from each of the two points, and how near is GARRA to it?
        """
      And AGUILA passes to SUZU
        """placky; thinking
        From the end it is more than four inches, so no bonus, and minus one for GARRA. AGUILA needs 7.
        """
      Then AGUILA needs 7 or less on BaC
      When the die shows 7
        """placky; glad
        Under pressure, and caught.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        From the end SUZU comes over the line 76 times in a hundred, from two and a half inches along 93: the earlier throw was better. One token is left, and six inches: SUZU goes wide, where GARRA is not.
        """
      And SUZU is activated
      And SUZU marks a move to 17.5, 20
      And GARRA presses
      And SUZU runs
      And SUZU moves to 16.5, 18.2
        """placky; glad
        Over the line, and nobody near.
        """
      And Yamato removes the tokens
        """placky; calm
        No token left, the ball over the line. The earlier throw was better all the same: 93 times in a hundred, not 76.
        """
      Then the exercise is over

    Scenario: Under pressure, and perfect
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 7 or less on BaC
      When the die shows 1
        """placky; glad
        A natural 1, in spite of GARRA. SUZU may walk two inches, so he walks.
        """
      And SUZU moves to 13.5, 14
        """placky; calm
        SUZU has four inches to go, and a token for them. From the end SUZU comes over the line 76 times in a hundred, from two and a half inches along 93: the earlier throw was better.
        """
      Then SUZU holds the ball
      And SUZU stands at 13.5, 14

    Scenario: Under pressure, missed and saved
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 7 or less on BaC
      When the die shows 10
        """placky; dry
        A miss. GARRA claims it for his breathing. SUZU catches it with 5 or less.
        """
      And the die shows 3
        """placky; glad
        SUZU catches it. Nobody presses a receiver.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        SUZU has six inches to go, and a token for them. The earlier throw was better: 93 times in a hundred, not 76.
        """

    Scenario: Under pressure, and dropped
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU
      Then AGUILA needs 7 or less on BaC
      When the die shows 10
      And the die shows 12
        """placky; alarmed
        Through his hands: the exercise ends where the arrow says. From the end SUZU comes over the line 76 times in a hundred, from two and a half inches along 93: the earlier throw was better.
        """
      And the die shows 8

    Scenario: In peace, missed and saved
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
        """placky; glad
        From two and a half inches along, GARRA is too far off to press, and the pass is shorter: plus two. AGUILA needs 10.
        """
      Then AGUILA needs 10 or less on BaC
      When the die shows 12
        """placky; alarmed
        A miss. SUZU catches it with 7 or less.
        """
      And the die shows 6
        """placky; glad
        SUZU has it, low and one-handed.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Saved: SUZU has six inches to go, and a token for them. The earlier throw was right: 93 times in a hundred over the line, from the end 76.
        """

    Scenario: In peace, and perfect
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 1
        """placky; glad
        A natural 1: SUZU may walk two inches at once.
        """
      And SUZU moves to 13.5, 14
        """placky; calm
        SUZU has four inches to go, and a token for them. The earlier throw was right: 93 times in a hundred, not 76.
        """
      Then SUZU holds the ball
      And SUZU stands at 13.5, 14

    Scenario: In peace, missed and dropped
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 12
      And the die shows 9
        """placky; alarmed
        SUZU drops it, and the exercise ends where the arrow says. The earlier throw was right all the same: 93 times in a hundred over the line, from the end 76.
        """
      And the die shows 6
      Then the ball lies at 13.5, 10

    Scenario: Back to AGUILA, who is in front
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
        """placky; glad
        Across, and into his hands.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        One token is left. SUZU has six inches to go to the centre line, and GARRA may tackle him once.
        """
      And SUZU is activated
        """placky; calm
        The last token, and six inches to go. SUZU runs four, then moves up to four more, unless GARRA touches him. Straight up, or wide?
        ?
        GARRA comes two inches to tackle. How far is he from each of the two ways?
        """
      And SUZU marks a move to 13.5, 20
        """placky; thinking
        The short way: straight up.
        """
      And GARRA tackles SUZU at 13.5, 15.5
        """placky; alarmed
        GARRA's two inches are just enough: he touches SUZU's way.
        """
      And SUZU runs
        """placky; thinking
        The line is two inches away, no token follows, and GARRA touches SUZU, so he has no free move. Does he dodge, break through, or throw to AGUILA from early on the way?
        ?
        How far may SUZU move if his dodge wins, and how far if he breaks through?
        """
      Then GARRA's tackle has contact
      When SUZU passes to AGUILA from 13.5, 12.6
        """placky; alarmed
        Half an inch into the way AGUILA is ahead of the ball. A pass never goes forward, least of all when it would help.
        """
      Then rule 0.01 forbids it

    Scenario: Dodged over the line
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 13.5, 20
      And GARRA tackles SUZU at 13.5, 15.5
      And SUZU runs
      Then GARRA's tackle has contact
      When SUZU dodges
        """placky; thinking
        SUZU dodges, REF 7 against STR 7. If he wins he moves two inches, and two inches will do.
        """
      And the dice show 6 for SUZU and 9 for GARRA
        """placky; glad
        SUZU is through, and GARRA is down.
        """
      And SUZU moves to 13.5, 18
        """placky; glad
        Two inches, and half of SUZU's base is over the line. I measured; a rule asked me to.
        """
      And Yamato removes the tokens
        """placky; calm
        Over, with no token left. Straight up SUZU comes over the line 39 times in a hundred, wide every time: wide was better.
        """
      Then the exercise is over

    Scenario: Dodged over the line, with GARRA on his feet
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 13.5, 20
      And GARRA tackles SUZU at 13.5, 15.5
      And SUZU runs
      Then GARRA's tackle has contact
      When SUZU dodges
      And the dice show 6 for SUZU and 4 for GARRA
        """placky; glad
        Both succeed, and SUZU's is the better roll. The tackle is cancelled; GARRA stays up, and may watch.
        """
      And SUZU moves to 13.5, 18
        """placky; glad
        Two inches, and the middle of the base is on the line.
        """
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Over, with no token left, and GARRA a step behind. Wide was better: every time, not 39 in a hundred.
        """
      Then the exercise is over

    Scenario: Over the line by an inch and a half
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 13.5, 20
      And GARRA tackles SUZU at 13.5, 15.5
      And SUZU runs
      Then GARRA's tackle has contact
      When SUZU dodges
      And the dice show 1 for SUZU and 4 for GARRA
        """placky; glad
        A natural 1: four inches, and SUZU needs two.
        """
      And SUZU moves to 13.5, 19.5
        """placky; glad
        Over, as 39 times in a hundred; wide, every time.
        """
      Then GARRA is standing
      And SUZU stands at 13.5, 19.5

    Scenario: Over the line by an inch and a half, and GARRA down
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 13.5, 20
      And GARRA tackles SUZU at 13.5, 15.5
      And SUZU runs
      Then GARRA's tackle has contact
      When SUZU dodges
      And the dice show 1 for SUZU and 10 for GARRA
        """placky; glad
        A natural 1: four inches, and GARRA is on the ground. Do not get used to it.
        """
      And SUZU moves to 13.5, 19.5
        """placky; glad
        Over, as 39 times in a hundred; wide, every time.
        """
      Then GARRA is on the ground
      And SUZU stands at 13.5, 19.5

    Scenario: Both failed, two inches short
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 13.5, 20
      And GARRA tackles SUZU at 13.5, 15.5
      And SUZU runs
      Then GARRA's tackle has contact
      When SUZU dodges
      And the dice show 9 for SUZU and 10 for GARRA
        """placky; dry
        Both fail. GARRA falls; SUZU stands, two inches short.
        """
      Then SUZU is standing
      When Yamato removes the tokens
        """placky; dry
        On his feet, with the ball, and short of the line. Wide was better: over the line every time.
        """
      Then the exercise is over

    Scenario: Tackled on the last token
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 13.5, 20
      And GARRA tackles SUZU at 13.5, 15.5
      And SUZU runs
      Then GARRA's tackle has contact
      When SUZU dodges
      And the dice show 3 for SUZU and 5 for GARRA
        """placky; alarmed
        GARRA's tackle wins. SUZU is down, with the ball, two inches short.
        """
      Then SUZU is on the ground
      When Yamato removes the tokens
        """placky; dry
        Tackled, short of the line, and no token left. Straight up SUZU comes over the line 39 times in a hundred, wide every time: wide was better.
        """
      Then the exercise is over

    Scenario: Broken through, and still short
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 13.5, 20
      And GARRA tackles SUZU at 13.5, 15.5
      And SUZU runs
      Then GARRA's tackle has contact
      When SUZU breaks through
        """placky; thinking
        SUZU breaks through, STR 6 against STR 7. If he wins GARRA falls, and SUZU stays where he is.
        """
      And the dice show 5 for SUZU and 9 for GARRA
        """placky; dry
        GARRA falls. SUZU is two inches short, with a fine view of the line. By a dodge he comes over it 39 times in a hundred, by a break through never; wide, every time.
        """
      Then GARRA is on the ground
      And SUZU stands at 13.5, 16

    Scenario: Broken on the last token
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 13.5, 20
      And GARRA tackles SUZU at 13.5, 15.5
      And SUZU runs
      Then GARRA's tackle has contact
      When SUZU breaks through
      And the dice show 3 for SUZU and 5 for GARRA
        """placky; alarmed
        SUZU is down, and short; it would not have helped to win. By a dodge he comes over the line 39 times in a hundred, by a break through never; wide, every time.
        """
      Then SUZU is on the ground
      And GARRA is on the ground

    Scenario: Nobody broken, and short
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 13.5, 20
      And GARRA tackles SUZU at 13.5, 15.5
      And SUZU runs
      Then GARRA's tackle has contact
      When SUZU breaks through
      And the dice show 9 for SUZU and 10 for GARRA
        """placky; dry
        Both fail. GARRA falls, and SUZU stands, two inches short. By a dodge he comes over the line 39 times in a hundred, by a break through never; wide, every time.
        """
      Then SUZU is standing
      And GARRA is on the ground

    Scenario: Wide, untouched, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 17.5, 20
        """placky; glad
        The long way: up, and away from GARRA. It is farther for SUZU, and farther for GARRA, too.
        """
      And GARRA tackles SUZU at 15, 15
        """placky; dry
        GARRA tackles, and comes two inches nearer.
        """
      And SUZU runs
        """placky; calm
        No contact, so SUZU has his second move. GARRA will be busy with his balance.
        """
      Then GARRA's tackle has no contact
      When SUZU moves to 16.5, 18.2
        """placky; glad
        Over the centre line, with the ball, on his feet.
        """
      And the die shows 6
        """placky; dry
        GARRA stays up, to see it better.
        """
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; glad
        No token left, and none needed. Straight up SUZU comes over the line 39 times in a hundred, wide every time: wide was right.
        """
      Then the exercise is over

    Scenario: Over the line, and GARRA fell short
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      Then AGUILA needs 10 or less on BaC
      When the die shows 7
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 17.5, 20
      And GARRA tackles SUZU at 15, 15
      And SUZU runs
      Then GARRA's tackle has no contact
      When SUZU moves to 16.5, 18.2
      And the die shows 9
        """placky; dry
        GARRA sits down to think about it.
        """
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        No token left, and none needed. Straight up SUZU comes over the line 39 times in a hundred, wide every time: wide was right.
        """
      Then the exercise is over

    @counted
    Scenario: Under pressure, perfect, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 1
      And SUZU moves to 13.5, 14
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 17.5, 20
      And GARRA presses
      And SUZU runs
      And SUZU moves to 16, 18.2
      And Yamato removes the tokens
      Then the exercise is over

    @counted
    Scenario: In peace, perfect, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
      And the die shows 1
      And SUZU moves to 13.5, 14
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 17.5, 20
      And GARRA presses
      And SUZU runs
      And SUZU moves to 16, 18.2
      And Yamato removes the tokens
      Then the exercise is over

    @counted
    Scenario: Under pressure, missed, saved, and over the line
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 10
      And the die shows 3
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 17.5, 20
      And GARRA presses
      And SUZU runs
      And SUZU moves to 16.5, 18.2
      And Yamato removes the tokens
      Then the exercise is over
