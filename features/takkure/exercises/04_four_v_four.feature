@rule_1_01 @rule_1_02
Feature: 4 v 4

  Four a side, and a try at the end of it. We join them when it hurts.

  At your table both teams begin touching their kick-off line, ten inches before their in-goal zone. The book calls it the line of 10.

  @rule_4_01 @rule_4_05 @aim_HAYATE
  Rule: Legs have a memory

    Two of your four tokens are free on one player. His third brings him a fatigue token, a black dot. One dot takes the skill of his position, two take his second MOVE as well, three take one off each of his rolls.

    Background:
      Given the rules up to chapter 4 are taught
        """placky; calm
        Two tokens are left: bring the ball to HAYATE. Nobody can stop you, but he is ahead of AGUILA, and no pass goes forward. AGUILA first, who has had one token? Or HAYATE, to come back for the ball?
        ?
        Who throws last, on how many dice, and how far is it to HAYATE? AGUILA's third token would tire him.
        """
      And these players are on the pitch:
        | player | at         | ball | activations | fatigue |
        | AGUILA | 16.6, 15.6 | yes  | 1           |         |
        | HAYATE | 4.9, 21.2  |      | 1           |         |
        | SUZU   | 14, 17.6   |      |             | 2       |
      And Yamato attacks with 2 activation tokens

    Scenario: By SUZU, who brings it back
      When AGUILA is activated
      Then AGUILA has 0 active fatigue tokens
      When AGUILA marks a move to 16, 18.8
      And AGUILA runs
        """placky; thinking
        AGUILA's second token is free as well: he keeps Precise Pass, two dice. The last token is for whoever runs past HAYATE and throws to him, on one die. SUZU, BaC 7, if AGUILA passes to him now? Or AGUILA himself, BaC 8, whom it tires?
        ?
        By SUZU the ball is thrown twice, by AGUILA once. SUZU has two dots. How near to HAYATE does each of them come?
        """
      And AGUILA passes to SUZU
      And the dice show 6 and 11 for AGUILA
        """placky; glad
        SUZU has it: of two dice the better one counts. Now the last token.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      Then SUZU has 2 active fatigue tokens
      When SUZU marks a move to 12, 22.3
      And SUZU runs
      And SUZU passes to HAYATE
        """placky; thinking
        Two dots leave SUZU one MOVE, with which he has run past HAYATE; a pass is no MOVE. Four to eight inches: BaC as it is, seven or less.
        """
      And the die shows 4 for SUZU
        """placky; glad
        HAYATE has the ball, as 76 times in a hundred from here. AGUILA himself would have thrown it from nearer, 93, and been tired. Best was to let HAYATE come back: 99, and nobody is tired.
        """
      Then HAYATE holds the ball

    Scenario: SUZU misses, and HAYATE has good hands
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 6 and 11 for AGUILA
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 12, 22.3
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 9 for SUZU
        """placky; alarmed
        A bad throw. HAYATE may still catch it: five or less.
        """
      And the die shows 3 for HAYATE
        """placky; glad
        Caught, a missed pass. Had HAYATE come back, AGUILA would throw it to him on two dice, and hardly ever miss.
        """
      Then HAYATE holds the ball

    Scenario: SUZU misses, and so does HAYATE
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 6 and 11 for AGUILA
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 12, 22.3
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 9 for SUZU
      And the die shows 8 for HAYATE
        """placky; dry
        Dropped, as 22 times in a hundred on this way; had HAYATE come back, once. It scatters: the template over HAYATE, one die for its twelve arrows, and two inches that way. It is still your attack.
        """
      And the die shows 6 for HAYATE
      Then HAYATE does not hold the ball
      And Yamato attacks

    Scenario: A natural 1 for SUZU
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 1 and 9 for AGUILA
        """placky; glad
        A critical pass: SUZU takes two inches at once, and they bring him within four inches of HAYATE: 90 times in a hundred, not 76. Do not plan on it: let HAYATE come back, 99.
        """
      Then SUZU holds the ball

    Scenario: AGUILA keeps the ball, and throws it to HAYATE
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA moves to 12.45, 19.9
      And Yamato removes the tokens
      And AGUILA is activated
      Then AGUILA has 1 active fatigue token
      When AGUILA marks a move to 8.3, 21.75
      And AGUILA runs
      And AGUILA passes to HAYATE
        """placky; thinking
        AGUILA's third token, and with it a dot that stays until he rests. It takes Precise Pass: one die. But his two MOVEs have brought him within four inches: plus two, ten or less.
        """
      Then AGUILA needs 10 or less on BaC
      When the die shows 6
        """placky; glad
        HAYATE has the ball, as 93 times in a hundred. But AGUILA is tired: at eight his next throw succeeds 67 times, on two dice 89. Pay that in a last attack. Best was to let HAYATE come back: 99, and nobody is tired.
        """
      Then HAYATE holds the ball

    Scenario: AGUILA throws badly, and HAYATE catches
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA moves to 12.45, 19.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 8.3, 21.75
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the die shows 11
        """placky; alarmed
        A bad throw. From so near HAYATE catches it with seven or less.
        """
      And the die shows 3
        """placky; glad
        Caught, where he stood. On two dice, with his second token, AGUILA would seldom have needed that.
        """
      Then HAYATE holds the ball

    Scenario: AGUILA throws badly, and HAYATE drops it
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA moves to 12.45, 19.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 8.3, 21.75
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the die shows 11
      And the die shows 9
        """placky; alarmed
        Dropped, as 7 times in a hundred; had HAYATE come back, one. An arrow says where, and it is still your attack.
        """
      And the die shows 3
      Then Yamato attacks

    Scenario: HAYATE comes back for it
      When HAYATE is activated
      And HAYATE marks a move to 8.9, 18.9
      And HAYATE runs
        """placky; thinking
        With the last token AGUILA runs past HAYATE and throws, on two dice: eight or less. HAYATE's second MOVE brings him within four inches: ten or less. But the zone, thirteen inches from here, is fourteen from there. Does he come nearer?
        ?
        HAYATE's first two tokens of the next attack are free, and the try takes the place of a MOVE. How many inches is that?
        """
      And HAYATE moves to 11.8, 18.4
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 16.2, 20.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      Then AGUILA needs 10 or less on BaC
      When the dice show 7 and 11 for AGUILA
        """placky; glad
        HAYATE has the ball, as 99 times in a hundred, and nobody is tired; from half-way 94. Two free tokens are fifteen inches and a try, more than he needs. By AGUILA's third token it would be 93, by SUZU fewer: this was best.
        """
      Then HAYATE holds the ball

    Scenario: HAYATE comes half-way, and has it
      When HAYATE is activated
      And HAYATE marks a move to 8.9, 18.9
      And HAYATE runs
      And HAYATE stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 16.2, 20.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      Then AGUILA needs 8 or less on BaC
      When the dice show 7 and 11 for AGUILA
        """placky; glad
        HAYATE has the ball, as 94 times in a hundred; nearer, 99. His two free tokens are fifteen inches and a try: an inch that he does not need is not worth five balls in a hundred.
        """
      Then HAYATE holds the ball

    Scenario: HAYATE comes half-way, and catches a bad throw
      When HAYATE is activated
      And HAYATE marks a move to 8.9, 18.9
      And HAYATE runs
      And HAYATE stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 16.2, 20.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the dice show 10 and 11 for AGUILA
        """placky; alarmed
        A bad throw. HAYATE may still catch it: five or less.
        """
      And the die shows 3 for HAYATE
        """placky; glad
        Caught. Nearer, he would have needed that once in thirty-six throws, not once in nine.
        """
      Then HAYATE holds the ball

    Scenario: HAYATE comes half-way, and drops it
      When HAYATE is activated
      And HAYATE marks a move to 8.9, 18.9
      And HAYATE runs
      And HAYATE stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 16.2, 20.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the dice show 10 and 11 for AGUILA
      And the die shows 8 for HAYATE
        """placky; alarmed
        Dropped. An arrow says where, and it is still your attack. Nearer to AGUILA, that happens once in a hundred, from half-way 6 times.
        """
      And the die shows 6 for HAYATE
      Then HAYATE does not hold the ball

    @counted
    Scenario: By SUZU, with a natural 1
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 6 and 11 for AGUILA
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 12, 22.3
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 1 for SUZU
      Then HAYATE holds the ball

    @counted
    Scenario: A natural 1 for SUZU, and a good pass
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 1 and 9 for AGUILA
      And SUZU moves to 12.4, 18.8
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 8.44, 21.85
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 10 for SUZU
      And the die shows 8 for HAYATE
      And the die shows 6 for HAYATE
      Then HAYATE does not hold the ball

    @counted
    Scenario: A natural 1 for SUZU, and HAYATE drops it
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 1 and 9 for AGUILA
      And SUZU moves to 12.4, 18.8
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 8.44, 21.85
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 10 for SUZU
      And the die shows 8 for HAYATE
      And the die shows 6 for HAYATE
      Then HAYATE does not hold the ball

    @counted
    Scenario: A natural 1 for SUZU, and HAYATE catches it
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 1 and 9 for AGUILA
      And SUZU moves to 12.4, 18.8
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 8.44, 21.85
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 10 for SUZU
      And the die shows 3 for HAYATE
      Then HAYATE holds the ball

    @counted
    Scenario: Two natural 1s for SUZU
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 1 and 9 for AGUILA
      And SUZU moves to 12.4, 18.8
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 8.44, 21.85
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 1 for SUZU
      Then HAYATE holds the ball

    @counted
    Scenario: AGUILA keeps the ball, and a natural 1
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA moves to 12.45, 19.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 8.3, 21.75
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the die shows 1
      Then HAYATE holds the ball

    @counted
    Scenario: AGUILA throws badly, and SUZU catches
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 12 and 12 for AGUILA
      And the die shows 3 for SUZU
      Then SUZU holds the ball

    @counted
    Scenario: AGUILA throws badly, and SUZU drops it
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 12 and 12 for AGUILA
      And the die shows 11 for SUZU
      And the die shows 6 for SUZU
      Then Yamato attacks

    @counted
    Scenario: HAYATE comes back for it, AGUILA throws badly, caught
      When HAYATE is activated
      And HAYATE marks a move to 8.9, 18.9
      And HAYATE runs
      And HAYATE moves to 11.8, 18.4
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 16.2, 20.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the dice show 12 and 11 for AGUILA
      And the die shows 3 for HAYATE
      Then HAYATE holds the ball

    @counted
    Scenario: HAYATE comes back for it, AGUILA throws badly, dropped
      When HAYATE is activated
      And HAYATE marks a move to 8.9, 18.9
      And HAYATE runs
      And HAYATE moves to 11.8, 18.4
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 16.2, 20.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the dice show 12 and 11 for AGUILA
      And the die shows 12 for HAYATE
      And the die shows 6 for HAYATE
      Then HAYATE does not hold the ball

  @rule_4_04 @rule_4_03 @rule_1_15 @rule_1_18
  Rule: The try

    Reaching the far zone is no longer enough: somebody has to put the ball down. A try is a second action inside the zone, rolled with the second BaC number of a card. Each fatigue token, turned or not, takes one off it. Somebody may object.

    Background:
      Given the rules up to chapter 4 are taught
        """placky; calm
        Score with HAYATE. His second BaC number is ten; his turned fatigue token makes it nine. BUHO's dot has taken his skill, Defensive Vision, so he moves two inches, not four. All others are far behind.
        """
      And these players are on the pitch:
        | player | at         | ball | resting | fatigue |
        | HAYATE | 12, 28     | yes  | 1       |         |
        | GARRA  | 14.9, 28.6 |      |         |         |
        | BUHO   | 12, 34.5   |      |         | 1       |

    Scenario: Past one tackler and down
      When HAYATE is activated
        """placky; thinking
        Run in and try at once, past GARRA and under BUHO's eyes? Or stop half-way, get past GARRA first, and try with the next token? A failed try is a kick-off.
        ?
        How many rolls has each way? Whoever falls before the try keeps the ball: which rolls are lost so, and which are kick-offs?
        """
      And HAYATE marks a move to 12, 35.3
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 34.5
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        GARRA has touched HAYATE's way: both roll, HAYATE with eight, GARRA with seven, and the higher success wins; a tie is no try. BUHO presses: to tackle with his five would help GARRA less. A second thief in exercise 03 had ten.
        """
      And the dice show 7 for HAYATE and 4 for GARRA
        """placky; glad
        A try, as 47 times in a hundred. Stopping half-way scores 51 times, and 23 times GARRA brings HAYATE down, who keeps the ball: that was better. With your last token go straight in.
        """
      Then try scored happened to HAYATE once

    Scenario: Past one tackler, who falls
      When HAYATE is activated
      And HAYATE marks a move to 12, 35.3
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 34.5
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 5 for HAYATE and 9 for GARRA
        """placky; glad
        GARRA misses and falls: a try. BUHO did right to press: a press counts whatever falls.
        """
      Then try scored happened to HAYATE once
      And GARRA is on the ground

    Scenario: Held up by one tackler
      When HAYATE is activated
      And HAYATE marks a move to 12, 35.3
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 34.5
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 3 for HAYATE and 6 for GARRA
        """placky; alarmed
        GARRA has him: no try, and a kick-off. Had he stopped half-way, HAYATE would lie there with the ball, and you would play on.
        """
      Then try missed happened to HAYATE once
      And HAYATE is on the ground

    Scenario: Neither the try nor the tackle
      When HAYATE is activated
      And HAYATE marks a move to 12, 35.3
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 34.5
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 11 for HAYATE and 9 for GARRA
        """placky; dry
        Both fail, and only GARRA falls; but a try that fails is a kick-off. Half-way it would be as good as a win.
        """
      Then try missed happened to HAYATE once
      And GARRA is on the ground

    Scenario: Not there yet
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
        """placky; alarmed
        GARRA comes; he will touch HAYATE's way. Decide for BUHO, who cannot reach so far. Two inches nearer now, and two with the next token? Or a REST? It turns his dot over, and a turned dot takes no skill: four inches with the next token.
        ?
        HAYATE may slip away to either side, and sees where BUHO stands. From where is BUHO within two inches of the try, whichever side it is?
        """
      And BUHO rests
      Then BUHO has 1 inactive fatigue token
      When HAYATE runs
        """placky; thinking
        BUHO rests, and GARRA has touched HAYATE's way. Dodge GARRA? Break through him? Or try from here?
        ?
        Side Step, the skill of his position, gives HAYATE two dice for a dodge. What does he need for each, and where does he stand after it?
        """
      And HAYATE goes for a try
        """placky; dry
        No part of his base is in the zone. He would be putting the ball down beside it.
        """
      Then rule 4.04 forbids it

    Scenario: Half-way, past GARRA, and down with the next token
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
        """placky; thinking
        Side Step: two dice for a dodge, and the better one counts. HAYATE needs eight or less, GARRA seven, on one die.
        """
      And the dice show 6 and 10 for HAYATE and 9 for GARRA
        """placky; glad
        Through, and GARRA falls. Two inches now, away from BUHO; but a dodge was the second action, and the try takes a token of its own.
        """
      And HAYATE moves to 10.05, 29.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 5.5, 32.8
      And GARRA stands up
      And BUHO presses from 8.4, 33.3
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        GARRA has to get up. But BUHO has his four inches, and presses: eight or less, against nobody.
        """
      And the die shows 7
        """placky; glad
        A try. Half-way scores 51 times in a hundred, and 23 times you fall and keep the ball; straight in scores 47. That was right.
        """
      Then try scored happened to HAYATE once

    Scenario: Half-way, past GARRA, and he drops it
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 9 for GARRA
      And HAYATE moves to 10.05, 29.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 5.5, 32.8
      And GARRA stands up
      And BUHO presses from 8.4, 33.3
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 11
        """placky; dry
        Nobody touches him, and he drops it, as once in three such tries: a kick-off. BUHO's REST has paid: without it, once in four.
        """
      Then try missed happened to HAYATE once

    Scenario: Half-way, and down there
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 3 and 10 for HAYATE and 5 for GARRA
        """placky; alarmed
        GARRA has him, short of the zone. The ball stays yours, with three tokens left; straight in it would be a kick-off.
        """
      Then HAYATE is on the ground
      And HAYATE holds the ball

    Scenario: Half-way, past GARRA, who stays up, and a try
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for GARRA
        """placky; glad
        Through. GARRA keeps his feet, but he is slow: two inches to the left, and on.
        """
      And HAYATE moves to 10.05, 29.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 5.5, 32.8
      And GARRA presses
      And BUHO presses from 8.4, 33.3
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        BUHO, rested, comes four inches and presses; GARRA comes two, in vain. Eight or less, against nobody.
        """
      And the die shows 7
        """placky; glad
        A try. Half-way scores 51 times in a hundred, straight in 47, and a fall there costs no ball: that was right.
        """
      Then try scored happened to HAYATE once

    Scenario: Half-way, past GARRA, who stays up, and no try
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for GARRA
      And HAYATE moves to 10.05, 29.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 5.5, 32.8
      And GARRA presses
      And BUHO presses from 8.4, 33.3
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 11
        """placky; dry
        Past the tackler, and then the grass is too far down. A kick-off, as after one such try in three.
        """
      Then try missed happened to HAYATE once

    Scenario: Half-way, and by four inches past GARRA
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 1 and 10 for HAYATE and 4 for GARRA
        """placky; glad
        A natural 1, which two dice bring nearly twice as often: four inches. So far out BUHO does not reach, and the try, with the next token, needs nine or less. To stop half-way was right.
        """
      Then HAYATE holds the ball

    Scenario: Half-way, as good as GARRA is, and a try
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 5 and 11 for HAYATE and 5 for GARRA
        """placky; dry
        A tie: nobody slips away, nobody falls. HAYATE runs in with the next token, and GARRA tackles again.
        """
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA tackles HAYATE
      And BUHO presses from 9.5, 34
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        As if he had gone straight in: eight, with BUHO's press, against GARRA's seven.
        """
      And the dice show 6 for HAYATE and 4 for GARRA
        """placky; glad
        A try after all. Whoever is neither past nor down has lost a token, and nothing else.
        """
      Then try scored happened to HAYATE once

    Scenario: Half-way, as good as GARRA is, and held up
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 5 and 11 for HAYATE and 5 for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA tackles HAYATE
      And BUHO presses from 9.5, 34
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 3 for HAYATE and 6 for GARRA
        """placky; alarmed
        GARRA has him at the second asking: a kick-off. To stop half-way was right all the same.
        """
      Then try missed happened to HAYATE once

    Scenario: Half-way, and neither is good
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 10 and 11 for HAYATE and 9 for GARRA
        """placky; glad
        Both fail, and only GARRA falls: as good as a win. With the next token HAYATE runs in.
        """
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA stands up
      And BUHO tackles HAYATE at 10, 31.25
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        GARRA gets up, so BUHO tackles, who has come four inches: nine against five.
        """
      And the dice show 7 for HAYATE and 4 for BUHO
        """placky; glad
        A try, over the weaker one. To stop half-way was right.
        """
      Then try scored happened to HAYATE once

    Scenario: Half-way, neither is good, and BUHO has him
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 10 and 11 for HAYATE and 9 for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA stands up
      And BUHO tackles HAYATE at 10, 31.25
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 3 for HAYATE and 4 for BUHO
        """placky; dry
        BUHO, with his five. He will talk of nothing else. To stop half-way was right all the same.
        """
      Then try missed happened to HAYATE once

    Scenario: Half-way, through GARRA
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE breaks through
        """placky; thinking
        STR 6, so six or less, on one die. GARRA needs seven.
        """
      And the dice show 4 for HAYATE and 9 for GARRA
        """placky; glad
        GARRA lies there, and HAYATE stands where he was. With the next token he runs in.
        """
      Then GARRA is on the ground
      When Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA stands up
      And BUHO tackles HAYATE at 10, 31.25
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        GARRA gets up, so BUHO tackles, who has come four inches: nine against five.
        """
      And the dice show 7 for HAYATE and 4 for BUHO
        """placky; glad
        A try. But this way scores 35 times in a hundred, the dodge 51: two dice, and then nobody who can touch him.
        """
      Then try scored happened to HAYATE once

    Scenario: Half-way, through GARRA, and BUHO has him
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE breaks through
      And the dice show 4 for HAYATE and 9 for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA stands up
      And BUHO tackles HAYATE at 10, 31.25
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 3 for HAYATE and 4 for BUHO
        """placky; dry
        Through the strong one, and stopped by the weak one. After a dodge he could only have pressed: 51 tries in a hundred, this way 35.
        """
      Then try missed happened to HAYATE once

    Scenario: Half-way, and not through GARRA
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE breaks through
      And the dice show 3 for HAYATE and 6 for GARRA
        """placky; alarmed
        GARRA has him, as 43 times in a hundred with one die; a dodge, with two, is lost 23 times, so it was better. The ball stays yours, with three tokens left.
        """
      Then HAYATE is on the ground
      And HAYATE holds the ball

    Scenario: Half-way, and nobody breaks through
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE breaks through
      And the dice show 10 for HAYATE and 9 for GARRA
        """placky; glad
        Both fail, and only GARRA falls: as good as a win. With the next token HAYATE runs in and tries, and only BUHO tackles.
        """
      Then HAYATE is standing
      And GARRA is on the ground

    Scenario: BUHO has come nearer
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 32.5
        """placky; calm
        Two inches nearer, and two left. HAYATE will slip away to the side, out of their reach: 75 such tries in a hundred. Rested, BUHO has four, and presses on either side: 67. For them the REST was better.
        """

    @counted
    Scenario: BUHO has come nearer, and a try
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 32.5
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 9 for GARRA
      And HAYATE moves to 10.05, 29.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 5.5, 32.8
      And GARRA stands up
      And BUHO presses from 10, 32.5
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 7
      Then try scored happened to HAYATE once

    @counted
    Scenario: BUHO has come nearer, and no try
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 32.5
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 9 for GARRA
      And HAYATE moves to 10.05, 29.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 5.5, 32.8
      And GARRA stands up
      And BUHO presses from 10, 32.5
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 11
      Then try missed happened to HAYATE once

    @counted
    Scenario: BUHO has come nearer, GARRA stays up, and a try
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 32.5
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for GARRA
      And HAYATE moves to 10.05, 29.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 5.5, 32.8
      And GARRA presses
      And BUHO presses from 10, 32.5
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 7
      Then try scored happened to HAYATE once

    @counted
    Scenario: BUHO has come nearer, GARRA stays up, and no try
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 32.5
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for GARRA
      And HAYATE moves to 10.05, 29.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 5.5, 32.8
      And GARRA presses
      And BUHO presses from 10, 32.5
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 11
      Then try missed happened to HAYATE once

    @counted
    Scenario: BUHO has come nearer, and GARRA has him
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 32.5
      And HAYATE runs
      And HAYATE dodges
      And the dice show 3 and 10 for HAYATE and 5 for GARRA
      Then HAYATE is on the ground
      And HAYATE holds the ball

    @counted
    Scenario: As good as GARRA is
      When HAYATE is activated
      And HAYATE marks a move to 12, 35.3
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 34.5
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 5 for HAYATE and 5 for GARRA
      Then try missed happened to HAYATE once

    @counted
    Scenario Outline: Half-way, by four inches past GARRA: a try <came>
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 1 and 10 for HAYATE and 4 for GARRA
      And HAYATE moves to 8.2, 30.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 4.2, 33.2
      And GARRA presses
      And BUHO presses from 8.2, 33.6
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows <his>
      Then try <came> happened to HAYATE once

      Examples:
        | came   | his |
        | scored | 7   |
        | missed | 11  |

    @counted
    Scenario Outline: Half-way, by four inches past GARRA, who falls: a try <came>
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 1 and 10 for HAYATE and 9 for GARRA
      And HAYATE moves to 8.2, 30.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 4.2, 33.2
      And GARRA stands up
      And BUHO presses from 8.2, 33.6
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows <his>
      Then try <came> happened to HAYATE once

      Examples:
        | came   | his |
        | scored | 7   |
        | missed | 11  |

    @counted
    Scenario Outline: Half-way, as good as GARRA is, who comes again: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 5 and 11 for HAYATE and 5 for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA tackles HAYATE
      And BUHO presses from 9.5, 34
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <his> for HAYATE and <GARRA's> for GARRA
      Then try <came> happened to HAYATE once

      Examples:
        | what            | his | GARRA's | came   |
        | a try, he falls | 5   | 9       | scored |
        | five is five    | 5   | 5       | missed |
        | neither is good | 11  | 9       | missed |

    @counted
    Scenario Outline: Half-way, neither is good, and a try: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 10 and 11 for HAYATE and 9 for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA stands up
      And BUHO tackles HAYATE at 10, 31.25
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <his> for HAYATE and <BUHO's> for BUHO
      Then try <came> happened to HAYATE once

      Examples:
        | what                  | his | BUHO's | came   |
        | he scores, BUHO falls | 5   | 9      | scored |
        | five is five          | 5   | 5      | missed |
        | neither is good       | 11  | 9      | missed |

    @counted
    Scenario Outline: Half-way, through GARRA, and a try: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE breaks through
      And the dice show 4 for HAYATE and 9 for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA stands up
      And BUHO tackles HAYATE at 10, 31.25
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <his> for HAYATE and <BUHO's> for BUHO
      Then try <came> happened to HAYATE once

      Examples:
        | what                  | his | BUHO's | came   |
        | he scores, BUHO falls | 5   | 9      | scored |
        | five is five          | 5   | 5      | missed |
        | neither is good       | 11  | 9      | missed |

    @counted
    Scenario Outline: Half-way, nobody breaks through, and a try: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE breaks through
      And the dice show 10 for HAYATE and 9 for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA stands up
      And BUHO tackles HAYATE at 10, 31.25
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <his> for HAYATE and <BUHO's> for BUHO
      Then try <came> happened to HAYATE once

      Examples:
        | what                  | his | BUHO's | came   |
        | he scores, BUHO falls | 5   | 9      | scored |
        | five is five          | 5   | 5      | missed |
        | neither is good       | 11  | 9      | missed |
        | he scores             | 7   | 4      | scored |
        | BUHO has him          | 3   | 4      | missed |

    @counted
    Scenario Outline: Half-way, neither breaks through, as five is five: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO rests
      And HAYATE runs
      And HAYATE breaks through
      And the dice show 5 for HAYATE and 5 for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA tackles HAYATE
      And BUHO presses from 9.5, 34
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <his> for HAYATE and <GARRA's> for GARRA
      Then try <came> happened to HAYATE once

      Examples:
        | what            | his | GARRA's | came   |
        | a try, he falls | 5   | 9       | scored |
        | five is five    | 5   | 5       | missed |
        | neither is good | 11  | 9       | missed |
        | a try           | 6   | 4       | scored |
        | he has HAYATE   | 3   | 6       | missed |

    @counted
    Scenario Outline: BUHO has come nearer, a natural 1, with <GARRA's> for GARRA: a try <came>
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 32.5
      And HAYATE runs
      And HAYATE dodges
      And the dice show 1 and 10 for HAYATE and <GARRA's> for GARRA
      And HAYATE moves to 8.2, 30.7
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 4.2, 33.2
      And GARRA <does>
      And BUHO presses from 10, 32.5
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows <his>
      Then try <came> happened to HAYATE once

      Examples:
        | came   | GARRA's | does      | his |
        | scored | 4       | presses   | 7   |
        | missed | 4       | presses   | 11  |
        | scored | 9       | stands up | 7   |
        | missed | 9       | stands up | 11  |

    @counted
    Scenario Outline: BUHO has come nearer, as good as GARRA is: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 32.5
      And HAYATE runs
      And HAYATE dodges
      And the dice show 5 and 11 for HAYATE and 5 for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA tackles HAYATE
      And BUHO presses from 10.5, 33.5
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <his> for HAYATE and <GARRA's> for GARRA
      Then try <came> happened to HAYATE once

      Examples:
        | what            | his | GARRA's | came   |
        | a try, he falls | 5   | 9       | scored |
        | five is five    | 5   | 5       | missed |
        | neither is good | 11  | 9       | missed |
        | a try           | 6   | 4       | scored |
        | he has HAYATE   | 3   | 6       | missed |

    @counted
    Scenario Outline: BUHO has come nearer, and neither is good: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 29.992
      And GARRA tackles HAYATE at 12, 29.1
      And BUHO presses from 12, 32.5
      And HAYATE runs
      And HAYATE dodges
      And the dice show 10 and 11 for HAYATE and 9 for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8, 33
      And GARRA stands up
      And BUHO tackles HAYATE at 10, 31.25
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <his> for HAYATE and <BUHO's> for BUHO
      Then try <came> happened to HAYATE once

      Examples:
        | what                  | his | BUHO's | came   |
        | he scores, BUHO falls | 5   | 9      | scored |
        | five is five          | 5   | 5      | missed |
        | neither is good       | 11  | 9      | missed |
        | he scores             | 7   | 4      | scored |
        | BUHO has him          | 3   | 4      | missed |

  @rule_4_05 @rule_4_06 @rule_3_07 @rule_1_18
  Rule: Two dice

    Side Step gives HAYATE two dice for a dodge. Against two tacklers you choose: a die for each, or both for one, and the other rolls alone.

    Background:
      Given the rules up to chapter 4 are taught
        """placky; calm
        Bring HAYATE past GARRA and LINCE with this token, and have him stand after the next one, too. The next is his third: it tires him, and takes Side Step. Two dice are two rolls, never a sum.
        """
      And these players are on the pitch:
        | player | at         | ball | activations |
        | HAYATE | 12, 18     | yes  | 1           |
        | GARRA  | 9.8, 20.2  |      |             |
        | LINCE  | 13.6, 21.3 |      |             |
        | TORO   | 17.1, 24.6 |      |             |
      And Yamato attacks with 3 activation tokens

    Scenario: Past both of them
      When HAYATE is activated
        """placky; thinking
        Straight up, GARRA and LINCE both tackle now, and HAYATE has a die for each. Wide to the right, LINCE alone meets both dice; but TORO tackles with the next token, on two dice against one. Which way?
        ?
        Count the tackles of both tokens on each way, and HAYATE's dice against each. Who is near enough to come again?
        """
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
        """placky; alarmed
        The gap has closed. Both will touch his way, so both will roll, and he cannot walk on.
        """
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
        """placky; thinking
        He dodges: two dice, two tacklers, and he has to survive both. A die each? Or both against GARRA, the stronger one? Then LINCE rolls alone, and has him with six or less.
        ?
        He must not lose to either. What stops LINCE, with a die against him and without?
        """
      And HAYATE faces GARRA
        """placky; calm
        One die for GARRA, the other for LINCE. Who comes first changes nothing.
        """
      And the dice show 6 for HAYATE and 4 for GARRA
        """placky; glad
        Both good, yours higher. Two inches, now.
        """
      And HAYATE moves to 11, 24.5
        """placky; calm
        One step aside is all a dodge gives, however many dice win.
        """
      And the dice show 7 for HAYATE and 5 for LINCE
        """placky; glad
        HAYATE still stands after this token, as 47 times in a hundred; with both dice against GARRA, 39. Now his third token, which tires him.
        """
      Then HAYATE is standing
      And LINCE is standing
      When Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 11, 30
      And LINCE tackles HAYATE
      And GARRA presses
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
        """placky; thinking
        A dot, so no Side Step: one die, eight or less. LINCE is the only one who comes again, with six.
        """
      And the dice show 6 for HAYATE and 4 for LINCE
        """placky; glad
        Both tokens, and HAYATE stands, as 43 times in a hundred straight up; on the wide way 31, as TORO waits there. So this was right.
        """
      Then HAYATE is standing

    Scenario: Past both of them, and then LINCE has him
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 6 for HAYATE and 4 for GARRA
      And HAYATE moves to 11, 24.5
      And the dice show 7 for HAYATE and 5 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 11, 30
      And LINCE tackles HAYATE
      And GARRA presses
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
      And the dice show 3 for HAYATE and 5 for LINCE
        """placky; alarmed
        LINCE has him at the second asking. Straight up HAYATE stands after both tokens 43 times in a hundred, on the wide way 31: it was right all the same.
        """
      Then HAYATE is on the ground

    Scenario: Past GARRA, and LINCE falls
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 6 for HAYATE and 4 for GARRA
      And HAYATE moves to 11, 24.5
      When the dice show 3 for HAYATE and 8 for LINCE
        """placky; glad
        LINCE falls, so nobody can tackle with the next token: HAYATE may run where he likes.
        """
      Then LINCE is on the ground

    Scenario: Past GARRA by four inches
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 1 for HAYATE and 4 for GARRA
        """placky; glad
        A natural 1: four inches instead of two, and so far up LINCE is too slow to come again. Now he rolls all the same, against the second die: his tackle has touched HAYATE already.
        """
      Then HAYATE is standing

    Scenario: Past GARRA, not past LINCE
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 6 for HAYATE and 4 for GARRA
      And HAYATE moves to 11, 24.5
      When the dice show 3 for HAYATE and 6 for LINCE
        """placky; alarmed
        LINCE has you. The first win stands; you enjoy it lying down. Without a die against him he would have had you with every second roll.
        """
      Then HAYATE is on the ground

    Scenario: GARRA has him, and LINCE may watch
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 3 for HAYATE and 5 for GARRA
        """placky; alarmed
        GARRA has him, so the series stops: LINCE does not roll. Both dice would stop GARRA more often, and LINCE not at all: 39 times HAYATE stands after this token, by a die each 47.
        """
      Then HAYATE is on the ground
      And LINCE is standing

    Scenario: Neither of them is any good
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 10 for HAYATE and 9 for GARRA
        """placky; dry
        Both fail: GARRA falls, and HAYATE stays where he is. There is a die left for LINCE.
        """
      Then GARRA is on the ground
      When the dice show 6 for HAYATE and 8 for LINCE
        """placky; glad
        Through, by the second die. Two inches, and then LINCE lies down as well: nobody is left to tackle with the next token.
        """
      Then HAYATE is standing

    Scenario: Nobody succeeds at anything
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 10 for HAYATE and 9 for GARRA
      When the dice show 11 for HAYATE and 8 for LINCE
        """placky; dry
        Four failures, and LINCE falls, too. HAYATE stands where he was, and both of them lie beside him.
        """
      Then HAYATE is standing
      And LINCE is on the ground

    Scenario: The second die does not help
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 10 for HAYATE and 9 for GARRA
      When the dice show 3 for HAYATE and 5 for LINCE
        """placky; dry
        Two dice, no dodge: LINCE has him, and GARRA lies beside them. The ball stays yours.
        """
      Then HAYATE is on the ground
      And LINCE is on the ground

    Scenario: The second die wins, and LINCE stays up
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 10 for HAYATE and 9 for GARRA
      When the dice show 6 for HAYATE and 4 for LINCE
        """placky; glad
        The second die has done what the first could not. GARRA lies on the ground, but LINCE stands, and tackles again with the next token.
        """
      Then HAYATE is standing
      And LINCE is standing

    Scenario: GARRA misses, LINCE does not
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 6 for HAYATE and 9 for GARRA
        """placky; glad
        GARRA has missed, and will fall. Now step aside.
        """
      And HAYATE moves to 11, 24.5
        """placky; thinking
        Now LINCE, against the second die.
        """
      And the dice show 10 for HAYATE and 4 for LINCE
        """placky; alarmed
        Past GARRA, and not past LINCE: three on the ground. A die each was right all the same: HAYATE stands after this token 47 times in a hundred, not 39.
        """
      Then HAYATE is on the ground
      And GARRA is on the ground

    Scenario: Both of them miss
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 6 for HAYATE and 9 for GARRA
      And HAYATE moves to 11, 24.5
      When the dice show 5 for HAYATE and 8 for LINCE
        """placky; glad
        LINCE misses, and falls, too: nobody is left for the next token.
        """
      Then GARRA is on the ground
      And LINCE is on the ground
      And HAYATE is standing

    Scenario: GARRA misses, LINCE gets nothing
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 6 for HAYATE and 9 for GARRA
      And HAYATE moves to 11, 24.5
      When the dice show 7 for HAYATE and 4 for LINCE
        """placky; glad
        LINCE stays up, beaten, and comes again with the next token, which tires HAYATE.
        """
      Then GARRA is on the ground
      And LINCE is standing
      And HAYATE is standing
      When Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 11, 30
      And LINCE tackles HAYATE
      And GARRA stands up
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
        """placky; thinking
        One die, as his dot has taken Side Step: eight or less, against LINCE's six.
        """
      And the dice show 6 for HAYATE and 4 for LINCE
        """placky; glad
        HAYATE stands after both tokens, as 43 times in a hundred straight up, 31 on the wide way. So this was right.
        """
      Then HAYATE is standing

    Scenario: GARRA misses, LINCE gets nothing, and then has him
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 6 for HAYATE and 9 for GARRA
      And HAYATE moves to 11, 24.5
      And the dice show 7 for HAYATE and 4 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 11, 30
      And LINCE tackles HAYATE
      And GARRA stands up
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
      And the dice show 3 for HAYATE and 5 for LINCE
        """placky; dry
        Past both of them once, and past LINCE not twice. Straight up was right all the same: 43 times to 31.
        """
      Then HAYATE is on the ground

    Scenario: Both dice against GARRA, and LINCE alone
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
        """placky; thinking
        Both dice against GARRA: the better one counts. LINCE will roll alone, six or less.
        """
      And the dice show 10 and 7 for HAYATE and 5 for GARRA
        """placky; glad
        The better one is good, and higher than his.
        """
      And HAYATE moves to 11, 24.5
        """placky; thinking
        Now LINCE, alone.
        """
      And the die shows 8 for LINCE
        """placky; glad
        LINCE misses. HAYATE still stands after this token, as 39 times in a hundred; a die each was better, with 47.
        """
      Then LINCE is on the ground

    Scenario: Both dice against GARRA, who falls
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 10 and 7 for HAYATE and 9 for GARRA
        """placky; glad
        One good die would have done: GARRA misses, and falls.
        """
      And HAYATE moves to 11, 24.5
        """placky; thinking
        LINCE still rolls, and no die is left against him.
        """
      Then GARRA is on the ground
      When the die shows 8 for LINCE
        """placky; glad
        LINCE misses, and both of them lie there. Luck: nothing stood between you and LINCE's six.
        """
      Then LINCE is on the ground
      And HAYATE is standing

    Scenario: GARRA falls, and LINCE collects
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 10 and 7 for HAYATE and 9 for GARRA
      And HAYATE moves to 11, 24.5
      When the die shows 5 for LINCE
        """placky; dry
        LINCE tackles, against no die: you had one too many for GARRA.
        """
      Then HAYATE is on the ground
      And GARRA is on the ground

    @counted
    Scenario: Both dice against GARRA, and none of the three is good
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 10 and 11 for HAYATE and 9 for GARRA
      And the die shows 8 for LINCE
      Then HAYATE is standing

    @counted
    Scenario: Both dice against GARRA, none of the three is good, and LINCE collects
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 10 and 11 for HAYATE and 9 for GARRA
      And the die shows 5 for LINCE
      Then HAYATE is on the ground

    Scenario: Both dice against GARRA, and a natural 1
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 1 and 7 for HAYATE and 5 for GARRA
        """placky; glad
        A natural 1: four inches instead of two. LINCE rolls all the same, alone, as his tackle has touched HAYATE already: every second time HAYATE lies there.
        """
      Then HAYATE is standing

    Scenario: Both dice against GARRA, a natural 1, and GARRA falls
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 1 and 7 for HAYATE and 9 for GARRA
        """placky; glad
        A natural 1, four inches, and GARRA lies there, too. LINCE rolls all the same, alone: every second time he has HAYATE.
        """
      Then HAYATE is standing

    Scenario: Both dice against GARRA, who is as good
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 10 and 7 for HAYATE and 7 for GARRA
        """placky; dry
        A tie: nobody slips away, nobody falls. LINCE rolls now, alone; level with one is no answer to the other.
        """
      And the die shows 8 for LINCE
        """placky; glad
        LINCE misses. GARRA still stands beside HAYATE, and comes again with the next token.
        """
      Then HAYATE is standing

    Scenario: Both dice against GARRA, and neither does it
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 3 and 10 for HAYATE and 6 for GARRA
        """placky; alarmed
        GARRA has him, and LINCE keeps his hands in his pockets. A die each was better: HAYATE stands after this token 47 times in a hundred, not 39.
        """
      Then HAYATE is on the ground

    Scenario: Both dice against GARRA, and LINCE collects
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      And the dice show 10 and 7 for HAYATE and 5 for GARRA
      And HAYATE moves to 11, 24.5
      When the die shows 5 for LINCE
        """placky; alarmed
        No die faced LINCE, and he hits. By a die each HAYATE still stands after this token 47 times in a hundred, with both dice against GARRA 39.
        """
      Then HAYATE is on the ground

    Scenario: Wide, with LINCE alone
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
        """placky; calm
        GARRA cannot get there. One tackler, so both dice are for LINCE; TORO presses from within two inches: one off.
        """
      And the dice show 6 and 10 for HAYATE and 9 for LINCE
        """placky; glad
        Past, and LINCE falls: HAYATE stands, as 78 times in a hundred here. Two inches, and the next token.
        """
      Then HAYATE is standing
      When HAYATE moves to 17.4, 21.4
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 22.2, 24.4
      And TORO tackles HAYATE
      And GARRA presses
      And LINCE stands up
      And HAYATE runs
      And HAYATE dodges
        """placky; alarmed
        TORO: STR 9, and as an Expert Tackler two dice. HAYATE's third token leaves him one, eight or less.
        """
      Then HAYATE needs 8 or less on REF
      And TORO needs 9 or less on STR
      When the dice show 3 for HAYATE and 8 and 12 for TORO
        """placky; alarmed
        TORO has him, as two times in three. After both tokens HAYATE stands 31 times in a hundred on this way, 43 straight up: the easy tackler came first, the hard one second.
        """
      Then HAYATE is on the ground

    Scenario: Wide, and past TORO, too
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 9 for LINCE
      And HAYATE moves to 17.4, 21.4
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 22.2, 24.4
      And TORO tackles HAYATE
      And GARRA presses
      And LINCE stands up
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 for HAYATE and 4 and 12 for TORO
        """placky; glad
        Past TORO, too. But after both tokens HAYATE stands 31 times in a hundred on this way, 43 straight up: that was better.
        """
      Then HAYATE is standing

    Scenario: Wide, and LINCE comes second
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for LINCE
        """placky; glad
        Past, and LINCE keeps his feet. This way stops here: with the next token TORO and LINCE both tackle, and HAYATE has one die.
        """
      Then LINCE is standing

    Scenario: Wide, and nobody gets anything
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 10 and 11 for HAYATE and 9 for LINCE
        """placky; dry
        Both fail, and LINCE falls. This way stops here: TORO tackles next, with two dice against one.
        """
      Then LINCE is on the ground

    Scenario: Wide, and LINCE has him
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 3 and 10 for HAYATE and 5 for LINCE
        """placky; alarmed
        LINCE has him all the same, as 22 times in a hundred. Straight up was better: 43 times in a hundred he stands after both tokens, not 31.
        """
      Then HAYATE is on the ground

    @counted
    Scenario Outline: Both dice against GARRA, a natural 1, and LINCE <what>, with <GARRA's> for GARRA
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      And the dice show 1 and 7 for HAYATE and <GARRA's> for GARRA
      And HAYATE moves to 12, 26.8
      And the die shows <LINCE's> for LINCE
      Then HAYATE is <so>

      Examples:
        | what   | GARRA's | LINCE's | so            |
        | misses | 5       | 8       | standing      |
        | hits   | 5       | 5       | on the ground |
        | misses | 9       | 8       | standing      |
        | hits   | 9       | 5       | on the ground |

    @counted
    Scenario: Both dice against GARRA, seven is seven, and LINCE hits
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      And the dice show 10 and 7 for HAYATE and 7 for GARRA
      And the die shows 5 for LINCE
      Then HAYATE is on the ground

    @counted
    Scenario Outline: Wide, and nobody gets anything, and then TORO: <what>
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 10 and 11 for HAYATE and 9 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 20.5, 20
      And TORO tackles HAYATE
      And GARRA presses
      And LINCE stands up
      And HAYATE runs
      And HAYATE dodges
      And the dice show <his> for HAYATE and <TORO's> and 12 for TORO
      Then HAYATE is <so>

      Examples:
        | what | his | TORO's | so |
        | yours is higher | 6 | 4 | standing |
        | he falls | 6 | 10 | standing |
        | five is five | 5 | 5 | standing |
        | neither is good | 10 | 11 | standing |
        | he has HAYATE | 3 | 8 | on the ground |

    @counted
    Scenario Outline: Wide, and five is five, and both come: <what>
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 5 and 11 for HAYATE and 5 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 20.5, 20
      And TORO tackles HAYATE
      And LINCE tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces TORO
      And the dice show <his> for HAYATE and <TORO's> and 12 for TORO
      And the die shows <LINCE's> for LINCE
      Then HAYATE is <so>

      Examples:
        | what | his | TORO's | LINCE's | so |
        | five is five, LINCE falls | 5 | 5 | 8 | standing |
        | five is five | 5 | 5 | 3 | on the ground |
        | neither is good, LINCE falls | 10 | 11 | 8 | standing |
        | neither is good | 10 | 11 | 3 | on the ground |

    @counted
    Scenario Outline: Wide, and five is five, past TORO: <what>
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 5 and 11 for HAYATE and 5 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 20.5, 20
      And TORO tackles HAYATE
      And LINCE tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces TORO
      And the dice show 6 for HAYATE and <TORO's> and 12 for TORO
      And HAYATE moves to 20.3, 18.5
      And the die shows <LINCE's> for LINCE
      Then HAYATE is <so>

      Examples:
        | what | TORO's | LINCE's | so |
        | TORO stands, LINCE falls | 4 | 8 | standing |
        | TORO stands | 4 | 3 | on the ground |
        | both fall | 10 | 8 | standing |
        | TORO falls | 10 | 3 | on the ground |

    @counted
    Scenario: Wide, and five is five, and TORO has him
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 5 and 11 for HAYATE and 5 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 20.5, 20
      And TORO tackles HAYATE
      And LINCE tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces TORO
      And the dice show 3 for HAYATE and 8 and 12 for TORO
      Then HAYATE is on the ground

    @counted
    Scenario Outline: Past both, with <GARRA's> for GARRA, and LINCE again: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 6 for HAYATE and <GARRA's> for GARRA
      And HAYATE moves to 11, 24.5
      And the dice show 7 for HAYATE and <his> for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 11, 30
      And LINCE tackles HAYATE
      And GARRA <does>
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
      And the dice show <then> for HAYATE and <LINCE's> for LINCE
      Then HAYATE holds the ball
      And HAYATE is <so>

      Examples:
        | what | GARRA's | his | does | then | LINCE's | so |
        | he falls | 4 | 5 | presses | 6 | 9 | standing |
        | five is five | 4 | 5 | presses | 5 | 5 | standing |
        | neither is good | 4 | 5 | presses | 10 | 9 | standing |
        | he falls | 9 | 4 | stands up | 6 | 9 | standing |
        | five is five | 9 | 4 | stands up | 5 | 5 | standing |
        | neither is good | 9 | 4 | stands up | 10 | 9 | standing |

    @counted
    Scenario Outline: By the second die, and LINCE again: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 10 for HAYATE and 9 for GARRA
      And the dice show 6 for HAYATE and 4 for LINCE
      And HAYATE moves to 11, 24.5
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 11, 30
      And LINCE tackles HAYATE
      And GARRA stands up
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
      And the dice show <then> for HAYATE and <LINCE's> for LINCE
      Then HAYATE holds the ball
      And HAYATE is <so>

      Examples:
        | what | then | LINCE's | so |
        | yours is higher | 6 | 4 | standing |
        | he falls | 6 | 9 | standing |
        | five is five | 5 | 5 | standing |
        | neither is good | 10 | 9 | standing |
        | he has HAYATE | 3 | 5 | on the ground |

    @counted
    Scenario Outline: LINCE lies there, with <GARRA's> for GARRA
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 6 for HAYATE and <GARRA's> for GARRA
      And HAYATE moves to 11, 24.5
      And the dice show <his> for HAYATE and 8 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      Then HAYATE is standing

      Examples:
        | GARRA's | his |
        | 4 | 3 |
        | 9 | 5 |

    @counted
    Scenario: Both lie there, by the second die
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 10 for HAYATE and 9 for GARRA
      And the dice show 6 for HAYATE and 8 for LINCE
      And HAYATE moves to 11, 24.5
      And Yamato removes the tokens
      And HAYATE is activated
      Then HAYATE is standing

    @counted
    Scenario: Both lie there, and nobody was good
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 10 for HAYATE and 9 for GARRA
      And the dice show 11 for HAYATE and 8 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      Then HAYATE is standing

    @counted
    Scenario Outline: Wide, by four inches, out of their reach: <who>
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 1 and 10 for HAYATE and <LINCE's> for LINCE
      And HAYATE moves to 19.5, 21.5
      And Yamato removes the tokens
      And HAYATE is activated
      Then HAYATE is standing

      Examples:
        | who | LINCE's |
        | LINCE stands | 4 |
        | LINCE falls | 9 |

    @counted
    Scenario Outline: By four inches, with <GARRA's> for GARRA: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 1 for HAYATE and <GARRA's> for GARRA
      And HAYATE moves to 12, 26.8
      And the dice show <his> for HAYATE and <LINCE's> for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      Then HAYATE is standing

      Examples:
        | what | GARRA's | his | LINCE's |
        | LINCE stands | 4 | 7 | 5 |
        | five is five | 4 | 5 | 5 |
        | LINCE falls | 4 | 3 | 8 |
        | both fail | 4 | 10 | 8 |
        | LINCE stands | 9 | 7 | 5 |
        | five is five | 9 | 5 | 5 |
        | LINCE falls | 9 | 3 | 8 |
        | both fail | 9 | 10 | 8 |

    @counted
    Scenario Outline: By four inches, with <GARRA's> for GARRA, and LINCE has him
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 1 for HAYATE and <GARRA's> for GARRA
      And HAYATE moves to 12, 26.8
      And the dice show 3 for HAYATE and 6 for LINCE
      Then HAYATE is on the ground

      Examples:
        | GARRA's |
        | 4 |
        | 9 |

    @counted
    Scenario Outline: Wide, LINCE lies there, and then TORO: <what>
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 9 for LINCE
      And HAYATE moves to 17.4, 21.4
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 22.2, 24.4
      And TORO tackles HAYATE
      And GARRA presses
      And LINCE stands up
      And HAYATE runs
      And HAYATE dodges
      And the dice show <his> for HAYATE and <TORO's> and 12 for TORO
      Then HAYATE holds the ball
      And HAYATE is <so>

      Examples:
        | what | his | TORO's | so |
        | he falls | 6 | 10 | standing |
        | five is five | 5 | 5 | standing |
        | neither is good | 10 | 11 | standing |

    @counted
    Scenario Outline: Wide, LINCE stands, and so they both come: <what>
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for LINCE
      And HAYATE moves to 17.4, 21.4
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 22.2, 24.4
      And TORO tackles HAYATE
      And LINCE tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces TORO
      And the dice show <his> for HAYATE and <TORO's> and 12 for TORO
      And HAYATE moves to 22.4, 23.5
      And the die shows <LINCE's> for LINCE
      Then HAYATE is <so>

      Examples:
        | what | his | TORO's | LINCE's | so |
        | past TORO | 6 | 4 | 8 | standing |
        | past TORO alone | 6 | 4 | 3 | on the ground |
        | TORO falls, LINCE too | 6 | 10 | 8 | standing |
        | TORO falls | 6 | 10 | 3 | on the ground |

    @counted
    Scenario Outline: Wide, LINCE stands, and TORO gives no way: <what>
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for LINCE
      And HAYATE moves to 17.4, 21.4
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 22.2, 24.4
      And TORO tackles HAYATE
      And LINCE tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces TORO
      And the dice show <his> for HAYATE and <TORO's> and 12 for TORO
      And the die shows <LINCE's> for LINCE
      Then HAYATE is <so>

      Examples:
        | what | his | TORO's | LINCE's | so |
        | five is five, LINCE falls | 5 | 5 | 8 | standing |
        | five is five | 5 | 5 | 3 | on the ground |
        | neither is good, LINCE falls | 10 | 11 | 8 | standing |
        | neither is good | 10 | 11 | 3 | on the ground |

    @counted
    Scenario: Wide, LINCE stands, and TORO has him
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for LINCE
      And HAYATE moves to 17.4, 21.4
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 22.2, 24.4
      And TORO tackles HAYATE
      And LINCE tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces TORO
      And the dice show 3 for HAYATE and 8 and 12 for TORO
      Then HAYATE is on the ground

    @counted
    Scenario Outline: The second die is a natural 1, with <LINCE's> for LINCE
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 10 for HAYATE and 9 for GARRA
      And the dice show 1 for HAYATE and <LINCE's> for LINCE
      And HAYATE moves to 12, 26.8
      And Yamato removes the tokens
      And HAYATE is activated
      Then HAYATE is standing

      Examples:
        | LINCE's |
        | 4 |
        | 8 |

    @counted
    Scenario Outline: As good as GARRA is, and <how> past LINCE, who falls
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 5 for HAYATE and 5 for GARRA
      And the dice show <his> for HAYATE and <LINCE's> for LINCE
      And HAYATE moves to <where>
      And Yamato removes the tokens
      And HAYATE is activated
      Then HAYATE is standing

      Examples:
        | how               | his | LINCE's | where    |
        | by two inches     | 6   | 8       | 11, 24.5 |
        | by four inches    | 1   | 8       | 12, 26.8 |
        | by four, who does not fall, | 1   | 4       | 12, 26.8 |

    @counted
    Scenario Outline: As good as GARRA is, past LINCE, and LINCE again: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 5 for HAYATE and 5 for GARRA
      And the dice show 6 for HAYATE and 4 for LINCE
      And HAYATE moves to 11, 24.5
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 11, 30
      And LINCE tackles HAYATE
      And GARRA presses
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
      And the dice show <then> for HAYATE and <LINCE's> for LINCE
      Then HAYATE holds the ball
      And HAYATE is <so>

      Examples:
        | what | then | LINCE's | so |
        | yours is higher | 6 | 4 | standing |
        | he falls | 6 | 9 | standing |
        | five is five | 5 | 5 | standing |
        | neither is good | 10 | 9 | standing |
        | he has HAYATE | 3 | 5 | on the ground |

    @counted
    Scenario Outline: As good as GARRA is, LINCE falls, and GARRA again: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 5 for HAYATE and 5 for GARRA
      And the dice show 10 for HAYATE and 8 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 11, 27.5
      And GARRA tackles HAYATE
      And LINCE stands up
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
      And the dice show <then> for HAYATE and <GARRA's> for GARRA
      Then HAYATE holds the ball
      And HAYATE is <so>

      Examples:
        | what | then | GARRA's | so |
        | yours is higher | 6 | 4 | standing |
        | he falls | 6 | 9 | standing |
        | five is five | 5 | 5 | standing |
        | neither is good | 10 | 9 | standing |
        | he has HAYATE | 3 | 6 | on the ground |

    @counted
    Scenario Outline: Neither GARRA nor HAYATE, five is five, and LINCE again: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 10 for HAYATE and 9 for GARRA
      And the dice show 5 for HAYATE and 5 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 11, 27.5
      And LINCE tackles HAYATE
      And GARRA stands up
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
      And the dice show <then> for HAYATE and <LINCE's> for LINCE
      Then HAYATE holds the ball
      And HAYATE is <so>

      Examples:
        | what | then | LINCE's | so |
        | yours is higher | 6 | 4 | standing |
        | he falls | 6 | 9 | standing |
        | five is five | 5 | 5 | standing |
        | neither is good | 10 | 9 | standing |
        | he has HAYATE | 3 | 5 | on the ground |

    @counted
    Scenario: As good as GARRA is, and LINCE has him
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 5 for HAYATE and 5 for GARRA
      And the dice show 3 for HAYATE and 5 for LINCE
      Then HAYATE is on the ground

  @rule_4_07 @rule_4_08 @rule_2_01 @rule_4_04
  Rule: Cards on the table

    An individual play helps one player once; a team play moves several players for one token.

    Background:
      Given the rules up to chapter 4 are taught
        """placky; calm
        Two tokens for a try. SUZU throws to AGUILA; then you play Arrow, a team play. The carrier passes to a team-mate who has run level with him at most, and who then moves, and goes for the try.
        """
      And Yamato's hand is "Second Look"
      And Teriomorph's hand is "Defensa rápida"
      And Yamato's team plays are "Arrow"
      And these players are on the pitch:
        | player | at         | ball | fatigue | ground |
        | AGUILA | 11.4, 23.6 |      | 1       |        |
        | HAYATE | 4.5, 22.62 |      |         |        |
        | SUZU   | 7.5, 21.4  | yes  |         |        |
        | KURO   | 2.9, 24.8  |      |         |        |
        | GARRA  | 16.2, 34.2   |      |         |        |
        | LINCE  | 18.6, 26   |      |         |        |
        | BUHO   | 17.6, 22.8 |      |         | 1      |
        | TORO   | 18.2, 31.5   |      |         |        |
      And Yamato attacks with 2 activation tokens

    Scenario: Arrow with SUZU
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
        """placky; alarmed
        Their card, Defensa rápida (quick defence): GARRA goes twice his distance, this once. With his next two inches he will press AGUILA.
        """
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
        """placky; thinking
        You have a card, too: Second Look, a second die for one pass. SUZU needs nine or less now. AGUILA's dot takes his Precise Pass: he throws on one die next, too, and needs six if GARRA and LINCE press. Second Look now, or later?
        ?
        How often does one die miss at nine, and how often at six? A bad throw AGUILA catches with eight, HAYATE with five.
        """
      And Yamato plays no card
      And the die shows 4 for SUZU
      Then AGUILA holds the ball
      And Yamato's hand is "Second Look"
      When Yamato removes the tokens
      And Yamato declares the team play "Arrow"
        """placky; thinking
        AGUILA has the ball, and you still have Second Look. Now Arrow: AGUILA will run up and throw. To HAYATE? Or to SUZU, who is nearer, both to AGUILA and to the zone?
        ?
        Who takes part runs level with AGUILA at most, and moves after the pass. AGUILA makes four inches. How far is it from there to the zone?
        """
      Then the team play lies face down
      When SUZU takes part
        """placky; dry
        SUZU may run level with AGUILA, and no farther. From there he makes four inches, and stands short of the zone: no try. HAYATE starts behind him, but makes five twice.
        """

    Scenario: Arrow hits
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays no card
      And the die shows 4 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      Then the team play lies open
      When HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
        """placky; thinking
        GARRA and LINCE press, so six or less, on two dice. Nobody may tackle HAYATE then: in a team play only the carrier may be tackled.
        """
      And the dice show 4 and 11 for AGUILA
        """placky; glad
        One die is good, and one is enough: HAYATE has the ball.
        """
      Then HAYATE holds the ball
      When HAYATE moves to 4.1, 32.55
      And HAYATE goes for a try
      And the die shows 6 for HAYATE
        """placky; glad
        A try, as 65 times in a hundred with the card for AGUILA; for SUZU's throw, 58. A second die helps most where every second throw misses. Keeping it was right.
        """
      Then try scored happened to HAYATE once

    Scenario: Arrow arrives, the hands do not
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays no card
      And the die shows 4 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      And the dice show 4 and 11 for AGUILA
      And HAYATE moves to 4.1, 32.55
      And HAYATE goes for a try
      And the die shows 11 for HAYATE
        """placky; dry
        A perfect plan, and then he drops it. Arrow comes back at the kick-off, Second Look does not.
        """
      Then try missed happened to HAYATE once

    Scenario: A critical arrow
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays no card
      And the die shows 4 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      And the dice show 1 and 8 for AGUILA
        """placky; glad
        A natural 1: HAYATE has the ball, and two inches at once. His move brings him into the zone, and his try succeeds five times in six.
        """
      Then HAYATE holds the ball

    Scenario: A bad arrow, caught
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays no card
      And the die shows 4 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      And the dice show 8 and 11 for AGUILA
        """placky; alarmed
        No die is good: the throw is bad. HAYATE may still catch it: five or less.
        """
      And the die shows 3 for HAYATE
        """placky; glad
        Caught: Arrow goes on. HAYATE moves into the zone, and his try succeeds five times in six.
        """
      Then HAYATE holds the ball

    Scenario: A bad arrow, dropped
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays no card
      And the die shows 4 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      And the dice show 8 and 11 for AGUILA
      And the die shows 9 for HAYATE
        """placky; alarmed
        Dropped, and Arrow ends with it: no move, no try. A die says where the ball goes; it is still your attack. Keeping the card for this throw was right all the same: 65 tries of a hundred, not 58.
        """
      And the die shows 6 for HAYATE
      Then HAYATE does not hold the ball

    Scenario: A bad throw to AGUILA, caught
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays no card
      And the die shows 10 for SUZU
        """placky; alarmed
        A bad throw. AGUILA may still catch it: eight or less.
        """
      And the die shows 5 for AGUILA
        """placky; glad
        Caught, and the card is still in your hand for Arrow: from here a try 71 times in a hundred. That is why this throw needs it less.
        """
      Then AGUILA holds the ball

    Scenario: A bad throw to AGUILA, dropped
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays no card
      And the die shows 10 for SUZU
      And the die shows 10 for AGUILA
        """placky; alarmed
        Dropped, as 8 times in a hundred; a die says where the ball goes. AGUILA's throw ends so 29 times on one die: the card belongs there.
        """
      And the die shows 6 for AGUILA
      Then AGUILA does not hold the ball

    Scenario: The card for SUZU, and HAYATE has it
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays "Second Look" for SUZU
      And the dice show 4 and 11 for SUZU
        """placky; glad
        AGUILA has the ball, and the card is gone. The last token: Arrow, with HAYATE.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      Then the team play lies open
      When HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
        """placky; thinking
        GARRA and LINCE press: AGUILA needs six or less, on one die. A bad throw HAYATE catches with five or less.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        HAYATE has the ball, and his try succeeds five times in six: 58 in a hundred with the card for SUZU. For AGUILA, who misses with every second throw, it would be 65: that was better.
        """
      Then HAYATE holds the ball

    Scenario: The card for SUZU, and caught
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays "Second Look" for SUZU
      And the dice show 4 and 11 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the die shows 9 for AGUILA
        """placky; alarmed
        A bad throw, as every second one on this die. HAYATE may still catch it: five or less.
        """
      And the die shows 3 for HAYATE
        """placky; glad
        Caught: HAYATE moves into the zone, and his try succeeds five times in six. On two dice AGUILA would need such luck once in four throws.
        """
      Then HAYATE holds the ball

    Scenario: The card for SUZU, and dropped
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays "Second Look" for SUZU
      And the dice show 4 and 11 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the die shows 9 for AGUILA
      And the die shows 9 for HAYATE
        """placky; alarmed
        Dropped, and Arrow ends with it: no move, no try. A die says where the ball goes. With the card for AGUILA this ends in a try 65 times in a hundred, with the card for SUZU 58.
        """
      And the die shows 6 for HAYATE
      Then HAYATE does not hold the ball

    Scenario: The card for SUZU, and a natural 1
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays "Second Look" for SUZU
      And the dice show 1 and 11 for SUZU
        """placky; glad
        A natural 1: AGUILA has the ball. But the card is gone, and his throw will need it more.
        """
      Then AGUILA holds the ball

    @counted
    Scenario Outline: A critical arrow: a try <came>
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays no card
      And the die shows 4 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      And the dice show 1 and 8 for AGUILA
      And HAYATE moves to 4.1, 29.55
      And HAYATE moves to 4.1, 32.55
      And HAYATE goes for a try
      And the die shows <his> for HAYATE
      Then try <came> happened to HAYATE once

      Examples:
        | came   | his |
        | scored | 6   |
        | missed | 11  |

    @counted @ruling_R_82
    Scenario Outline: A bad arrow, caught: a try <came>
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays no card
      And the die shows 4 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      And the dice show 8 and 11 for AGUILA
      And the die shows 3 for HAYATE
      And HAYATE moves to 4.1, 32.55
      And HAYATE goes for a try
      And the die shows <his> for HAYATE
      Then try <came> happened to HAYATE once

      Examples:
        | came   | his |
        | scored | 6   |
        | missed | 11  |

    @counted
    Scenario Outline: The card for SUZU: a try <came>
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays "Second Look" for SUZU
      And the dice show 4 and 11 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the die shows 4 for AGUILA
      And HAYATE moves to 4.1, 32.55
      And HAYATE goes for a try
      And the die shows <his> for HAYATE
      Then try <came> happened to HAYATE once

      Examples:
        | came   | his |
        | scored | 6   |
        | missed | 11  |

    @counted
    Scenario Outline: The card for SUZU, and a natural 1: a try <came>
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays "Second Look" for SUZU
      And the dice show 4 and 11 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the die shows 1 for AGUILA
      And HAYATE moves to 4.1, 29.55
      And HAYATE moves to 4.1, 32.55
      And HAYATE goes for a try
      And the die shows <his> for HAYATE
      Then try <came> happened to HAYATE once

      Examples:
        | came   | his |
        | scored | 6   |
        | missed | 11  |

    @counted @ruling_R_82
    Scenario Outline: The card for SUZU, and caught: a try <came>
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays "Second Look" for SUZU
      And the dice show 4 and 11 for SUZU
      And Yamato removes the tokens
      And Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 11.4, 28.5
      And GARRA presses from 12.8, 29.4
      And LINCE presses from 13.2, 27
      And BUHO rests
      And TORO rests
      And HAYATE runs to 4.1, 27.6
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the die shows 9 for AGUILA
      And the die shows 3 for HAYATE
      And HAYATE moves to 4.1, 32.55
      And HAYATE goes for a try
      And the die shows <his> for HAYATE
      Then try <came> happened to HAYATE once

      Examples:
        | came   | his |
        | scored | 6   |
        | missed | 11  |

    @counted
    Scenario: The card for SUZU, a bad throw, and caught
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays "Second Look" for SUZU
      And the dice show 10 and 11 for SUZU
      And the die shows 5 for AGUILA
      Then AGUILA holds the ball

    @counted
    Scenario: The card for SUZU, a bad throw, and dropped
      When SUZU is activated
      And SUZU marks a move to 7.8, 24.9
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.8, 31.1
      And LINCE presses from 15.7, 26.4
      And BUHO stands up
      And TORO rests
      And SUZU runs
      And SUZU passes to AGUILA
      And Yamato plays "Second Look" for SUZU
      And the dice show 10 and 11 for SUZU
      And the die shows 10 for AGUILA
      And the die shows 6 for AGUILA
      Then AGUILA does not hold the ball
