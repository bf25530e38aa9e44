@rule_2_01
Feature: Pass and team play

  Two of yours, one of theirs, and a ball that goes backwards to get forwards.

  Today you try it with your hands. Dodging is exercise 01, and nobody will think less of you.
  The other half of the title, plays by several of you at once, needs the cards of exercise 04.

  @rule_0_01 @rule_1_03 @rule_1_04 @rule_1_05 @rule_1_08 @rule_2_01
  Rule: A pass that nobody opposes

    The team-mate stands ahead of you, where he may not have the ball. So run first, and choose where on your way it leaves your hands.

    Background:
      Given the rules up to chapter 2 are taught
        """placky; calm
        AGUILA has the ball and BaC 8, the hands of the team. SUZU has BaC 7 and stands ahead of him, which is the first thing you will mend. GARRA is a long way off.
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
        One token for the carrier. Up and towards SUZU, until there are three inches and a half between them? Or up and away, until there are more than eight? Six steps, as before; only step 4 is new.
        ?
        How far is SUZU from the end of each way?
        """
      And AGUILA marks a move to 14, 16
        """placky; thinking
        Forwards and towards SUZU: nearer to him, and past him.
        """
      And GARRA presses
        """placky; dry
        Pressure where he stands, out of reach of everybody. He must do something; the rules say so.
        """
      And AGUILA runs
        """placky; thinking
        Throw from any point of this way, or from where he stands now. The point decides who is ahead, how far it is, and who has touched you.
        The ruler: up to two inches BaC +4, four +2, eight as on the card, beyond that −2.
        ?
        From which point is SUZU level or behind, and how long is the pass from there?
        """
      And AGUILA passes to SUZU from 11.6, 12.8
        """placky; alarmed
        One inch into the way SUZU is still ahead of the ball. It looks forward, it travels back. Run a little further.
        """
      Then rule 0.01 forbids it

    Scenario: From halfway, and caught
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU from 12.2, 13.6
        """placky; calm
        Two inches along, SUZU is behind you by a tenth; level would have done. More than four inches and less than eight: as on the card. AGUILA needs 8.
        """
      Then AGUILA needs 8 or less on BaC
      When the die shows 6
        """placky; glad
        In SUZU's hands. A pass that succeeds asks nothing of the receiver.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Three tokens left. From here SUZU has the ball 81 times in a hundred, from the end of your way 93, and beside him, for one token more, 98.
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
        A perfect pass. From two inches along SUZU has the ball 81 times in a hundred, from the end of the way 93, and beside him, for one token more, 98.
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
        Saved by the receiver. From two inches along SUZU has the ball 81 times in a hundred, from the end of the way 93, and beside him, for one token more, 98.
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
        Dropped, and it scatters. Lay the template over SUZU and throw for the arrow, 12 being straight up the pitch: the ball lands two inches that way.
        """
      And the die shows 3
        """placky; dry
        On the grass, which ends it; picking it up is exercise 03. From two inches along SUZU has the ball 81 times in a hundred, from the end of the way 93, and beside him, for one token more, 98.
        """
      Then the ball lies at 19.5, 13.5

    Scenario: Nearer, and caught
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
        """placky; calm
        From the end of the way: more than two inches, not more than four. Plus two; he needs 10. Walking first was worth two in twelve.
        """
      Then AGUILA needs 10 or less on BaC
      When the die shows 9
        """placky; glad
        Nearer, and so easier. The ruler did that.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Three tokens left. From the end of the way SUZU has the ball 93 times in a hundred, from two inches along 81, and beside him, for one token more, 98.
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
        A perfect pass. Please do not expect it in your plans. From two inches along SUZU has the ball 81 times in a hundred, from the end of the way 93, and beside him, for one token more, 98.
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
        Saved by the receiver. It counts the same. From two inches along SUZU has the ball 81 times in a hundred, from the end of the way 93, and beside him, for one token more, 98.
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
        Through his hands, and it scatters: template over SUZU, one die for the arrow, two inches that way.
        """
      And the die shows 12
        """placky; dry
        Up the pitch, where you could never have thrown it, and on the grass, which ends it. From two inches along SUZU has the ball 81 times in a hundred, from the end of the way 93, and beside him, for one token more, 98.
        """
      Then the ball lies at 17.5, 15.5

    Scenario: Close, and caught
      When AGUILA is activated
      And AGUILA marks a move to 14, 16
      And GARRA presses
      And AGUILA runs
      And AGUILA moves to 15.9, 15.2
        """placky; thinking
        No pass yet. The second action is a move as well, and it takes him right up to SUZU: inside two inches a pass has plus four.
        """
      And Yamato removes the tokens
        """placky; calm
        One token spent on walking. Passes are cheap; the walking in front of them is not.
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
        Plus four makes twelve, and a 12 always fails. This is as certain as it gets here.
        """
      Then AGUILA needs 12 or less on BaC
      When the die shows 10
        """placky; glad
        Hardly a pass; more of a handshake.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Two tokens, and SUZU has the ball 98 times in a hundred. For one token it is 93 times from the end of the way, 81 from two inches along.
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
        He stays. From two inches along SUZU has the ball 81 times in a hundred, from the end of the way 93, and beside him, for one token more, 98.
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
        The one face in twelve. SUZU needs 9 from this near.
        """
      Then SUZU needs 9 or less on BaC
      When the die shows 6
        """placky; glad
        He was standing in the way of it, really.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Saved by the receiver. It counts the same. From two inches along SUZU has the ball 81 times in a hundred, from the end of the way 93, and beside him, for one token more, 98.
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
        Both of them, from there.
        """
      And the die shows 9
        """placky; dry
        On the grass, as 2 times in a hundred. I had hoped to be spared it. From two inches along SUZU has the ball 81 times in a hundred, from the end of the way 93, and beside him, for one token more, 98.
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
        SUZU is behind you now and a long way off. Your card says 8. Ask yourself what the ruler will make of it.
        """
      And AGUILA passes to SUZU
        """placky; alarmed
        Over eight inches. Minus two, so he needs 6, and the catch behind it would be four harder than on the card: catching is two harder than throwing at any range.
        """
      Then AGUILA needs 6 or less on BaC
      When the die shows 4
        """placky; glad
        Across the whole width, into his hands.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Half of the dice agree with a throw like this. Away from SUZU the pass arrives 62 times in a hundred, towards him and close 98, for one token more.
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
        Away from SUZU the pass arrives 62 times in a hundred, towards him and close 98, for one token more.
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
        Short, or long; the dice do not say. SUZU needs 3.
        """
      Then SUZU needs 3 or less on BaC
      When the die shows 2
        """placky; glad
        Caught, where three or less was needed. He will want to be thanked for that.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Saved by the receiver. It counts the same. Away from SUZU the pass arrives 62 times in a hundred, towards him and close 98, for one token more.
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
        Dropped. Catches are made close by, and it was not close by.
        """
      And the die shows 10
        """placky; dry
        On the grass, and the exercise ends. Away from SUZU the pass arrives 62 times in a hundred, towards him and close 98, for one token more.
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
        He has arrived, and what he came for is not his to do. A token may buy a good place and nothing else.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
        """placky; calm
        SUZU stands behind the ball now, close by, and the next token buys AGUILA the pass. A good place is half of a pass, and nobody can miss it.
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
        SUZU has it, as 93 times in a hundred, farther back than AGUILA was. AGUILA first, on and on, is better: 98 times for as many tokens, and forwards.
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
        Caught, so SUZU has it, as 93 times in a hundred. AGUILA first, on and on, is better: 98 times for as many tokens, and forwards.
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
        Dropped. One die for the arrow.
        """
      And the die shows 6
        """placky; dry
        It lies two inches from SUZU, as 7 times in a hundred. AGUILA first, on and on, loses the ball 2 times.
        """
      Then Yamato attacks

  @rule_1_10 @rule_1_12 @rule_1_13 @rule_1_20 @rule_2_01
  Rule: Draw him, then pass

    The oldest trick with a ball: run at the defender, let him fall short, get ahead of your partner; then a diagonal, and the ball is gone.

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
        He believes it: straight at you, two inches, as far as his defence MOV goes. His token says tackle. The grass between you says not yet.
        """
      And AGUILA runs
        """placky; calm
        Four inches, and you have not touched. A tackle without contact is no tackle: instead of STR he rolls REF, to keep his feet.
        """
      Then GARRA's tackle has no contact
      When AGUILA moves to 11, 17
        """placky; alarmed
        Through him? Step 3 ignores figures; this is step 4. Round him, or sideways.
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
        Ahead of SUZU, who may now receive, and out of GARRA's arms. Had he touched you, this move would not be yours to make.
        """
      Then GARRA needs 7 or less on REF
      When the die shows 5
        """placky; dry
        REF, with nobody against him. He keeps his feet and his opinion.
        """
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Token one is gone. You are where you want to be, and so, he thinks, is he.
        """
      And AGUILA is activated
      And AGUILA marks a move to 11, 18
        """placky; thinking
        A diagonal, past his nose and away from SUZU. He has to come with you, or let you run.
        """
      And GARRA tackles AGUILA at 12.2, 16.4
        """placky; alarmed
        He comes, and aims at a point three inches along. This time he touches the path.
        """
      And AGUILA runs
        """placky; thinking
        Past him, all four inches. Throw from here, with SUZU five and a half inches off? From an inch and a half along, with three? Or from the start, with one and a half? And where does the tackle touch your way?
        ?
        Which throws does the tackle meet, and how long is each pass?
        """
      Then GARRA's tackle has contact
      When AGUILA moves to 9, 17.5
        """placky; alarmed
        He has touched you. No second move; it was the pass you came for.
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
        Before the contact, so nobody opposes it: more than two inches, plus two, he needs 10. GARRA rolls afterwards, against a man without a ball.
        """
      Then AGUILA needs 10 or less on BaC
      When the die shows 6
        """placky; glad
        Gone, and caught. GARRA is already in the air.
        """
      Then SUZU holds the ball
      When the die shows 5
        """placky; dry
        He tackles you for something you no longer have. Two players lie down, a ground token beside each; the ball is not one of them.
        """
      Then AGUILA is on the ground
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        The pass was made, so the tackle ends nothing. SUZU has the ball, two tokens, and no opponent who is upright.
        """
      And SUZU is activated
      And SUZU marks a move to 16, 20
      And GARRA stands up
        """placky; calm
        Getting up is all that a player on the ground may do. The paragraph is in exercise 03.
        """
      And SUZU runs
      And SUZU moves to 16, 18
        """placky; glad
        On the centre line. Nobody broke through anything.
        """
      And Yamato removes the tokens
        """placky; glad
        Done, with a token to spare. In step 6 AGUILA, who was not activated, gets up for nothing. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        A late tackle, and a failed one. He falls alone.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        SUZU has the ball, and GARRA admires the grass. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        A natural 1. SUZU may come to meet his future, by two inches.
        """
      And SUZU moves to 16, 14.5
        """placky; calm
        Forward, with the ball. Then GARRA, who is still owed a roll.
        """
      And the die shows 9
        """placky; dry
        And he has missed.
        """
      Then SUZU holds the ball
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; glad
        SUZU has the ball, and nobody is near him. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        And he has not: you lie down together, without the ball. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        Two in twelve say no, and here is one. SUZU may still catch it, on what his card says.
        """
      Then SUZU needs 7 or less on BaC
      When the die shows 5
        """placky; glad
        Caught. Then GARRA, who is still owed a roll.
        """
      Then SUZU holds the ball
      When the die shows 6
        """placky; dry
        He collects you after all.
        """
      Then AGUILA is on the ground
      When Yamato removes the tokens
        """placky; calm
        A catch makes a pass of it, and a pass that is made survives the tackle. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        He falls, alone. The pass was bad, the catch good, the tackle late. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        Up the pitch, where everybody would like to be. GARRA rolls his tackle all the same; he has started.
        """
      Then the ball lies at 16, 14.5
      When the die shows 8
        """placky; dry
        GARRA falls over nobody. The ball lies on the grass: the exercise ends. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        He lands it: two players on the grass, and the ball with neither. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        After the contact. Further from SUZU, no modifier, he needs 8; and GARRA's STR rolls against your BaC. You could have let go two inches and a half earlier.
        """
      Then the dice of AGUILA and GARRA are due
      When the dice show 6 for AGUILA and 9 for GARRA
        """placky; glad
        One success, and it is yours.
        """
      Then SUZU holds the ball
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        It worked. That is not the same as having been a good idea. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        Both succeed, and yours is higher. The pass is away; his tackle is cancelled, and he stays up.
        """
      Then SUZU holds the ball
      And GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        SUZU has the ball, and GARRA is too far off to matter. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        A natural 1, out of his arms. His was a good number, until then.
        """
      And SUZU stays put
        """placky; calm
        From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        A natural 1, and he falls. You will tell this one differently later.
        """
      And SUZU stays put
        """placky; calm
        From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        A good pass, and a better tackle. No ball leaves, nobody receives; you lie down with it.
        """
      Then AGUILA holds the ball
      And AGUILA is on the ground
      When Yamato removes the tokens
        """placky; dry
        Tackled with no pass made, so the exercise ends. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        You both miss. The ball leaves, badly; he falls. SUZU needs 5 from this far.
        """
      Then GARRA is on the ground
      When the die shows 4
        """placky; glad
        He has it. I shall describe this as teamwork.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        SUZU has the ball, and GARRA is on the ground. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        Not with these hands, not from there. The arrow.
        """
      And the die shows 6
        """placky; dry
        The ball is on the grass, and the exercise with it. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
        """
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
        Your pass misses, his tackle lands. The ball is out of your hands first, so SUZU may try for it. He needs 5.
        """
      And the die shows 9
        """placky; alarmed
        No. The arrow, please.
        """
      And the die shows 4
        """placky; dry
        On the grass, and you beside it in spirit. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        He has it. You have GARRA, on top of you. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65.
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
        He loses his feet over a tackle that touched nobody.
        """
      Then GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        Your tokens go. His ground token stays.
        """
      And AGUILA is activated
      And AGUILA marks a move to 14, 19
        """placky; calm
        The second token: forward, while nobody can stop you.
        """
      And GARRA stands up
        """placky; calm
        No move and no tackle with that. A defender on his feet again is one activation late.
        """
      And AGUILA runs
        """placky; thinking
        On the centre line, with the ball, on your feet: that is what was asked. Keep it? Or throw it to SUZU from half an inch along the way, two inches off?
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
        Five inches to the line for SUZU, where AGUILA already stood. A generous pass. Keeping it was sure; of a hundred passes two are lost.
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
        You keep it. The centre line, with two tokens to spare, and nobody has thrown anything at anyone.
        """
      Then AGUILA stands at 14, 18
      And AGUILA holds the ball
      When Yamato removes the tokens
        """placky; dry
        The goal, without the pass that the lesson is named after. I shall tell nobody. Keeping it was sure; of a hundred passes two are lost.
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
        A 12, with nobody near you. SUZU has to save it.
        """
      Then SUZU needs 9 or less on BaC
      When the die shows 2
        """placky; glad
        He has saved it.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; dry
        The only opponent left was yourself, and it was close. Keeping it was sure; of a hundred passes two are lost.
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
        He has not. The arrow.
        """
      And the die shows 12
        """placky; dry
        Nobody was near either of you, and the exercise ends. Keeping it was sure; of a hundred passes two are lost.
        """
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
        A natural 1. SUZU may take two inches of the five.
        """
      And SUZU moves to 16, 14.5
        """placky; calm
        Three inches to the line, where AGUILA already stood. Keeping it was sure; of a hundred passes two are lost.
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
        From the start, before anybody touches you: within two inches, so plus four. Only a 12 misses. GARRA rolls afterwards, against a man without a ball.
        """
      Then AGUILA needs 12 or less on BaC
      When the die shows 6
        """placky; glad
        SUZU has it, and you have run on all the same: the ball leaves on the way, not at its end.
        """
      Then SUZU holds the ball
      When the die shows 5
        """placky; glad
        GARRA brings you down, too late. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65. So the start was best: nearest to SUZU, and before the tackle.
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
        GARRA misses, and falls. From the start SUZU has the ball 98 times in a hundred, from an inch and a half along 93, from the end 65. So the start was best: nearest to SUZU, and before the tackle.
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

  @rule_0_C @rule_1_06 @rule_1_18 @rule_1_20 @rule_2_01
  Rule: Two tokens left

    Two tokens, and a line to reach. The ball has to be over the centre line when the tokens are gone; if it is not, you begin again.

    Background:
      Given the rules up to chapter 2 are taught
        """placky; calm
        Eight inches from AGUILA to the centre line, and two tokens to bring the ball there. The middle of a base on it is enough. GARRA starts on it and does not mean to stay there.
        """
      And these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 8.8, 10  | yes  |
        | SUZU   | 13.5, 12 |      |
        | GARRA  | 11, 18   |      |
      And Yamato attacks with 2 activation tokens

    Scenario: A hand where none belongs
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
        """placky; thinking
        Up the pitch. SUZU is level with the middle of this way.
        """
      And GARRA attempts a steal
        """placky; dry
        Nobody steals out of a standing player's hands: that is a rule of the game. Out of the air one may; only this lesson leaves it to exercise 03.
        """
      Then rule 1.05 forbids it

    Scenario: Under pressure, and caught
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
        """placky; thinking
        No tackle this time. He comes within arm's reach of the end of your way and breathes.
        """
      And AGUILA runs
        """placky; thinking
        He presses within two inches, measured to the place where you act; and that place is any point of your way. From here, its end? Or from two and a half inches along it?
        """
      And AGUILA passes to SUZU
        """placky; thinking
        From the end: more than four inches, so no bonus, and minus one for GARRA. He needs 7.
        """
      Then AGUILA needs 7 or less on BaC
      When the die shows 7
        """placky; glad
        Under pressure, and still there.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        From the end SUZU has the ball 76 times in a hundred, from two and a half inches along 93. It cost you three faces in twelve for no inch of gain. One token left: wide, where GARRA is not.
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
        No token left, the ball over the line. GARRA had two inches, and you were further off.
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
        A natural 1, with GARRA's breath in it. SUZU may walk two inches, so he walks.
        """
      And SUZU moves to 13.5, 14
        """placky; calm
        From the end SUZU has the ball 76 times in a hundred, from two and a half inches along 93.
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
        A miss. GARRA claims it for his breathing, all of it.
        """
      And the die shows 3
        """placky; glad
        SUZU forgives you. Nobody presses a receiver.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Pressure does not weigh on a receiver. From the end SUZU has the ball 76 times in a hundred, from two and a half inches along 93.
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
        Through his hands. The arrow.
        """
      And the die shows 8
        """placky; dry
        On the grass, and the exercise ends. From the end SUZU has the ball 76 times in a hundred, from two and a half inches along 93.
        """

    Scenario: In peace, missed and saved
      When AGUILA is activated
      And AGUILA marks a move to 8.8, 16
      And GARRA presses from 10.5, 16.1
      And AGUILA runs
      And AGUILA passes to SUZU from 8.8, 12.5
        """placky; glad
        From halfway, out of his reach: plus two and no pressure. He needs 10.
        """
      Then AGUILA needs 10 or less on BaC
      When the die shows 12
        """placky; alarmed
        A miss. There was no better place on the way for it.
        """
      And the die shows 6
        """placky; glad
        SUZU has it, low and one-handed.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Saved, and no worse than after a good pass. From the end SUZU has the ball 76 times in a hundred, from two and a half inches along 93.
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
        A natural 1: SUZU takes two inches at once. That counts as done; GARRA would not agree.
        """
      And SUZU moves to 13.5, 14
        """placky; calm
        From the end SUZU has the ball 76 times in a hundred, from two and a half inches along 93.
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
        And SUZU does not hold it either. The arrow.
        """
      And the die shows 6
        """placky; dry
        On the grass, behind him. From the end SUZU has the ball 76 times in a hundred, from two and a half inches along 93.
        """
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
        The last token. SUZU runs four inches, then moves up to four more, unless GARRA touches him. How far do GARRA's two inches reach?
        ?
        How far is GARRA from each of the two ways?
        """
      And SUZU marks a move to 13.5, 20
        """placky; thinking
        The short way: straight up.
        """
      And GARRA tackles SUZU at 13.5, 15.5
        """placky; alarmed
        His two inches are just enough. He touches the path.
        """
      And SUZU runs
        """placky; thinking
        The line is two inches away, the tokens are spent, and he has contact: no free move. A dodge that wins moves him two inches, a break through none. Feet, shoulders, or a pass back to AGUILA from early on the way?
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
        Not a pass, but you did learn it, and two inches would do. REF 7 against STR 7; win, and you move.
        """
      And the dice show 6 for SUZU and 9 for GARRA
        """placky; glad
        Through, and he is down.
        """
      And SUZU moves to 13.5, 18
        """placky; glad
        Two inches, and half of your base is over the line. I measured; a rule asked me to.
        """
      And Yamato removes the tokens
        """placky; calm
        Over, with nothing left. Straight up SUZU comes over the line 39 times in a hundred, wide every time.
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
        Both succeed, and his is lower. Cancelled; he stays up and may watch.
        """
      And SUZU moves to 13.5, 18
        """placky; glad
        Two inches, and the middle of the base is on the line.
        """
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; calm
        Over, with nothing left, and GARRA a step behind. Straight up SUZU comes over the line 39 times in a hundred, wide every time.
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
        A natural 1, four inches; you needed two.
        """
      And SUZU moves to 13.5, 19.5
        """placky; glad
        Straight up SUZU comes over the line 39 times in a hundred, wide every time.
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
        A natural 1, four inches, and he is on the ground. Do not get used to it.
        """
      And SUZU moves to 13.5, 19.5
        """placky; glad
        Straight up SUZU comes over the line 39 times in a hundred, wide every time.
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
        Neither. He falls; you stand, two inches short.
        """
      Then SUZU is standing
      When Yamato removes the tokens
        """placky; dry
        On your feet, with the ball, and without a token. Straight up SUZU comes over the line 39 times in a hundred, wide every time.
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
        His tackle wins. Down, with the ball, before the line.
        """
      Then SUZU is on the ground
      When Yamato removes the tokens
        """placky; dry
        Tackled, and no token left. Straight up SUZU comes over the line 39 times in a hundred, wide every time.
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
        Shoulders: STR 6 against STR 7. If you win he falls, and you stay exactly where you are.
        """
      And the dice show 5 for SUZU and 9 for GARRA
        """placky; dry
        He falls. You are two inches short, with a fine view of the line: a good roll for the wrong thing. Straight up SUZU comes over the line 39 times in a hundred, wide every time.
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
        Down, and short. It would not have helped to win. Straight up SUZU comes over the line 39 times in a hundred, wide every time.
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
        Neither. He falls, you stand, the line waits. Straight up SUZU comes over the line 39 times in a hundred, wide every time.
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
        The long way: up, and away from him. Wide is further, and it is further for him too.
        """
      And GARRA tackles SUZU at 15, 15
        """placky; dry
        He goes for it, and two inches are two inches.
        """
      And SUZU runs
        """placky; calm
        No contact. The second move is yours; he will be busy with his balance.
        """
      Then GARRA's tackle has no contact
      When SUZU moves to 16.5, 18.2
        """placky; glad
        Over the centre line, with the ball, on your feet.
        """
      And the die shows 6
        """placky; dry
        GARRA stays up, to see it better.
        """
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; glad
        No token left and none needed. Straight up SUZU comes over the line 39 times in a hundred, wide every time.
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
        No token left and none needed. Straight up SUZU comes over the line 39 times in a hundred, wide every time.
        """
      Then the exercise is over
