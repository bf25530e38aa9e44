@rule_1_01 @rule_1_02
Feature: 4 v 4

  Four a side, and a try at the end of it. We join them when it hurts.

  At your table both teams begin touching their kick-off line, ten inches before their in-goal zone. The book calls it the line of 10.

  @rule_4_01 @rule_4_03 @rule_4_05 @aim_HAYATE
  Rule: Legs have a memory

    Two of your four activation tokens are free on one player; a third brings him a fatigue token. One fatigue token takes the skill of his position, two take one of his MOVEs as well, three take one off his rolls. A REST takes half a token away.

    Background:
      Given the rules up to chapter 4 are taught
        """placky; calm
        Two tokens are left: bring the ball to HAYATE. Nobody can stop you, but he is ahead of AGUILA, and no pass goes forward. AGUILA has had one token; a third tires him. AGUILA first? Or HAYATE, to come back for the ball?
        ?
        Who throws last, on how many dice, and how far is it to HAYATE?
        """
      And these players are on the pitch:
        | player | at       | ball | activations | fatigue |
        | AGUILA | 18.6, 14.3 | yes | 1          |         |
        | HAYATE | 3.6, 21.2 |      |             |         |
        | SUZU   | 14, 17.6 |      |             | 2       |
        | KURO   | 8.5, 16.5 |      | 1           |         |
        | GARRA  | 9.5, 27.6 |      |             |         |
        | LINCE  | 6, 28 |      |             |         |
        | BUHO   | 16, 29.4 |      |             |         |
        | TORO   | 12.6, 28.6 |      |             | 3       |
      And Yamato attacks with 2 activation tokens

    Scenario: By SUZU, who brings it back
      When AGUILA is activated
        """placky; calm
        His second token, which is free. So he keeps the skill of his position, Precise Pass: two dice for a pass. A third would tire him and take it.
        """
      Then AGUILA has 0 active fatigue tokens
      When AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
        """placky; calm
        TORO has three fatigue tokens, the dots beside him. So he rests: one of them is turned over. A turned token only makes a try harder; the other two still take his skill and one MOVE.
        """
      Then TORO has 2 active fatigue tokens
      And TORO has 1 inactive fatigue token
      When GARRA presses
      And AGUILA runs
        """placky; thinking
        Who throws to HAYATE with the last token, on one die: SUZU, with BaC 7, or AGUILA, with BaC 8? For SUZU, pass to him now. For AGUILA, go on: that token is his third, and tires him.
        ?
        By SUZU the ball is thrown twice, by AGUILA once: what does each throw need? And what does a third token cost AGUILA?
        """
      And AGUILA passes to SUZU
        """placky; thinking
        Precise Pass: two dice, and the better one counts.
        """
      And the dice show 6 and 11 for AGUILA
        """placky; glad
        SUZU has it.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
        """placky; calm
        His first token brings no fatigue. But he has two fatigue tokens already: they leave him no skill, and one MOVE.
        """
      Then SUZU has 2 active fatigue tokens
      When SUZU marks a move to 12, 22.3
      And TORO rests
        """placky; glad
        TORO rests again, and his turned token comes off: two rests for one token.
        """
      Then TORO has 2 active fatigue tokens
      And TORO has 0 inactive fatigue tokens
      When LINCE presses
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE
        """placky; calm
        SUZU has run past HAYATE: that was his one MOVE, but a pass is no MOVE. Between four and eight inches his BaC counts as it is: seven or less.
        """
      And the die shows 4 for SUZU
        """placky; glad
        Right across the pitch, from somebody who can hardly walk.
        """
      Then HAYATE holds the ball
      When Yamato removes the tokens
        """placky; glad
        HAYATE has the ball, as 76 times in a hundred by SUZU. By AGUILA it is 81, but he is tired then. Best was to let HAYATE come back: 99, though he stands three inches farther from the zone.
        """

    Scenario: Thrown to HAYATE, who is ahead
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
      When GARRA presses
      And AGUILA runs
      And AGUILA passes to HAYATE
        """placky; dry
        HAYATE is ahead of AGUILA, and no pass goes forward. Somebody has to throw from farther up.
        """
      Then rule 0.01 forbids it

    Scenario: HAYATE comes back for it
      When HAYATE is activated
        """placky; calm
        His first token: no fatigue, so he has two MOVEs.
        """
      And HAYATE marks a move to 8.8, 19.6
      And LINCE presses
      And TORO rests
        """placky; calm
        TORO has three fatigue tokens, the dots beside him. So he rests: one of them is turned over. A turned token only makes a try harder; the other two still take his skill and one MOVE.
        """
      And BUHO presses
      And GARRA presses
      And HAYATE runs
      And HAYATE moves to 12.9, 18.1
        """placky; calm
        Two MOVEs, and three inches farther from the zone: that is the price.
        """
      And Yamato removes the tokens
        """placky; thinking
        AGUILA can run past HAYATE now. The last token has to be AGUILA's: only the carrier passes, and only when he is active.
        """
      And AGUILA is activated
        """placky; calm
        His second token, which is free. So he keeps the skill of his position, Precise Pass: two dice for a pass. A third would tire him and take it.
        """
      Then AGUILA has 0 active fatigue tokens
      When AGUILA marks a move to 17.6, 19
      And LINCE presses
      And TORO rests
      And BUHO presses
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to HAYATE
        """placky; calm
        Within four inches BaC has plus two: ten or less, with the better die.
        """
      Then AGUILA needs 10 or less on BaC
      When the dice show 7 and 11 for AGUILA
        """placky; glad
        HAYATE has it.
        """
      Then HAYATE holds the ball
      When Yamato removes the tokens
        """placky; calm
        HAYATE has the ball, as 99 times in a hundred this way. By AGUILA it is 81, but he is tired then; by SUZU 76. So this was best, though HAYATE stands three inches farther from the zone.
        """

    Scenario: AGUILA keeps the ball, and throws it to HAYATE
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
      When GARRA presses
      And AGUILA runs
      And AGUILA moves to 13.4, 19.8
        """placky; thinking
        No fatigue token yet, so he has a second MOVE.
        """
      And Yamato removes the tokens
        """placky; thinking
        One token is left, and AGUILA takes it.
        """
      And AGUILA is activated
        """placky; calm
        His third token, and a fatigue token with it, which stays until he rests. It takes Precise Pass: one die for a pass.
        """
      Then AGUILA has 1 active fatigue token
      When AGUILA marks a move to 9.6, 22
      And LINCE presses
      And TORO rests
      And BUHO presses
      And GARRA presses
        """placky; calm
        His way leads past HAYATE, and nobody can reach it.
        """
      And AGUILA runs
      And AGUILA passes to HAYATE
        """placky; thinking
        One die, and no bonus beyond four inches: eight or less. If he misses, HAYATE may still catch it with five or less.
        """
      Then AGUILA needs 8 or less on BaC
      When the die shows 6
        """placky; glad
        HAYATE has it.
        """
      Then HAYATE holds the ball
      When Yamato removes the tokens
        """placky; glad
        HAYATE has the ball, as 81 times in a hundred by AGUILA, who is tired now. By SUZU it is 76. Best was to let HAYATE come back: 99, though he stands three inches farther from the zone.
        """

    Scenario: AGUILA throws badly, and HAYATE catches
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
      When GARRA presses
      And AGUILA runs
      And AGUILA moves to 13.4, 19.8
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 9.6, 22
      And LINCE presses
      And TORO rests
      And BUHO presses
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to HAYATE
      When the die shows 10
        """placky; alarmed
        A bad throw. HAYATE may still catch it: five or less.
        """
      And the die shows 3
        """placky; glad
        Caught, where he stood. By AGUILA HAYATE has the ball 81 times in a hundred; had he come back, 99.
        """
      Then HAYATE holds the ball

    Scenario: AGUILA throws badly, and HAYATE drops it
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
      When GARRA presses
      And AGUILA runs
      And AGUILA moves to 13.4, 19.8
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 9.6, 22
      And LINCE presses
      And TORO rests
      And BUHO presses
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to HAYATE
      When the die shows 10
      And the die shows 11
        """placky; alarmed
        Dropped. One die for the arrow.
        """
      And the die shows 3
        """placky; dry
        The ball lies two inches from HAYATE, and it is still your attack. Had HAYATE come back, he would have it 99 times in a hundred.
        """
      Then Yamato attacks

    Scenario: SUZU misses, and HAYATE has good hands
      When AGUILA is activated
      Then AGUILA has 0 active fatigue tokens
      When AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
      Then TORO has 2 active fatigue tokens
      And TORO has 1 inactive fatigue token
      When GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 6 and 11 for AGUILA
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      Then SUZU has 2 active fatigue tokens
      When SUZU marks a move to 12, 22.3
      And TORO rests
      Then TORO has 2 active fatigue tokens
      And TORO has 0 inactive fatigue tokens
      When LINCE presses
      And GARRA presses
      And BUHO presses
      And SUZU runs
      When SUZU passes to HAYATE
      And the die shows 9 for SUZU
        """placky; alarmed
        A bad throw. HAYATE may still catch it: five or less.
        """
      And the die shows 3 for HAYATE
        """placky; glad
        Caught, a missed pass. By SUZU HAYATE has the ball 76 times in a hundred; had he come back, 99.
        """
      Then HAYATE holds the ball

    Scenario: SUZU misses, and so does HAYATE
      When AGUILA is activated
      Then AGUILA has 0 active fatigue tokens
      When AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
      Then TORO has 2 active fatigue tokens
      And TORO has 1 inactive fatigue token
      When GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 6 and 11 for AGUILA
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      Then SUZU has 2 active fatigue tokens
      When SUZU marks a move to 12, 22.3
      And TORO rests
      Then TORO has 2 active fatigue tokens
      And TORO has 0 inactive fatigue tokens
      When LINCE presses
      And GARRA presses
      And BUHO presses
      And SUZU runs
      When SUZU passes to HAYATE
      And the die shows 9 for SUZU
      When the die shows 8 for HAYATE
        """placky; dry
        Dropped. It scatters: the template over HAYATE, one die for its twelve arrows, and two inches that way.
        """
      And the die shows 6 for HAYATE
        """placky; calm
        A loose ball, and it is still your attack. By SUZU HAYATE has the ball 76 times in a hundred; had he come back, 99.
        """
      Then HAYATE does not hold the ball
      And Yamato attacks

    Scenario: A natural 1 for SUZU
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
      When GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 1 and 9 for AGUILA
        """placky; glad
        A critical pass, which two dice bring nearly twice as often. SUZU has the ball, and two inches at once. With the last token SUZU runs past HAYATE and throws, and HAYATE has the ball 76 times in a hundred.
        """
      Then SUZU holds the ball

    @counted
    Scenario: A natural 1 for SUZU, and HAYATE catches it
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
      When GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 1 and 9 for AGUILA
      And SUZU moves to 13.4, 18.6
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 12, 22.3
      And TORO rests
      And LINCE presses
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 9 for SUZU
      And the die shows 3 for HAYATE
      Then HAYATE holds the ball

    @counted
    Scenario: A natural 1 for SUZU, and HAYATE drops it
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
      When GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 1 and 9 for AGUILA
      And SUZU moves to 13.4, 18.6
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 12, 22.3
      And TORO rests
      And LINCE presses
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 9 for SUZU
      And the die shows 8 for HAYATE
      And the die shows 6 for HAYATE
      Then HAYATE does not hold the ball

    @counted
    Scenario: A natural 1 for SUZU, and on to HAYATE
      When AGUILA is activated
      And AGUILA marks a move to 16, 18.8
      And LINCE presses
      And BUHO presses
      And TORO rests
      When GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And the dice show 1 and 9 for AGUILA
      And SUZU moves to 13.4, 18.6
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move to 12, 22.3
      And TORO rests
      And LINCE presses
      And GARRA presses
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 4 for SUZU
      Then HAYATE holds the ball

    @counted
    Scenario: HAYATE comes back for it, AGUILA throws badly, and he catches it
      When HAYATE is activated
      And HAYATE marks a move to 8.8, 19.6
      And LINCE presses
      And TORO rests
      And BUHO presses
      And GARRA presses
      And HAYATE runs
      And HAYATE moves to 12.9, 18.1
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 17.6, 19
      And LINCE presses
      And TORO rests
      And BUHO presses
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the dice show 12 and 11 for AGUILA
      And the die shows 3 for HAYATE
      Then HAYATE holds the ball

    @counted
    Scenario: HAYATE comes back for it, AGUILA throws badly, and he drops it
      When HAYATE is activated
      And HAYATE marks a move to 8.8, 19.6
      And LINCE presses
      And TORO rests
      And BUHO presses
      And GARRA presses
      And HAYATE runs
      And HAYATE moves to 12.9, 18.1
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 17.6, 19
      And LINCE presses
      And TORO rests
      And BUHO presses
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the dice show 12 and 11 for AGUILA
      And the die shows 12 for HAYATE
      And the die shows 6 for HAYATE
      Then HAYATE does not hold the ball

  @rule_4_04 @rule_3_08 @rule_1_15 @rule_1_18
  Rule: The try

    Reaching the far zone is no longer enough: somebody has to put the ball down. A try is a second action inside the zone, rolled with the second BaC number of a card. Each fatigue token, turned or not, takes one off it. Somebody may object.

    Background:
      Given the rules up to chapter 4 are taught
        """placky; calm
        Score with HAYATE, two and a half inches from the zone. His second BaC number is ten; his turned fatigue token makes it nine. BUHO's skill, Defensive Vision, doubles his defensive move.
        """
      And these players are on the pitch:
        | player | at         | ball | resting |
        | HAYATE | 12, 30     | yes  | 1       |
        | AGUILA | 7, 27      |      |         |
        | SUZU   | 17, 27     |      |         |
        | KURO   | 12, 25     |      |         |
        | GARRA  | 14, 32     |      |         |
        | LINCE  | 4, 27      |      |         |
        | BUHO   | 9, 35.4    |      |         |
        | TORO   | 16.8, 34.5 |      |         |

    Scenario: Past one tackler and down
      When HAYATE is activated
        """placky; calm
        Run into the zone and try at once? Or stop short of it, where TORO cannot press, dodge GARRA, and try with the next token? A failed try is a kick-off. Whoever falls before the try keeps the ball.
        ?
        How many rolls has each way? Which of them keep the ball when they are lost?
        """
      And HAYATE marks a move to 12, 33.4
        """placky; calm
        The run into the zone is the first action, the try the second.
        """
      And LINCE rests
      And TORO presses from 14.9, 33.9
        """placky; thinking
        LINCE is too far off. TORO presses, which takes one off HAYATE's nine; another press takes one more. Whoever tackles rolls STR against him: GARRA has seven, BUHO five.
        """
      When GARRA tackles HAYATE at 12, 33
        """placky; alarmed
        GARRA tackles, so the try is a roll face to face. Decide for BUHO: a press, which leaves HAYATE seven against GARRA's seven? Or a second tackle, eight against seven and five?
        ?
        How many dice can stop HAYATE in each case, and what does he need himself?
        """
      And BUHO presses from 10.1, 33.5
        """placky; calm
        His better choice: HAYATE scores 39 times in a hundred, against BUHO's tackle 43. One off for each of the two presses, one for the fatigue token: HAYATE needs seven, and GARRA seven.
        """
      And HAYATE runs
        """placky; thinking
        HAYATE is in the zone, and GARRA touches him. He may try all the same; GARRA rolls against it.
        """
      And HAYATE goes for a try
        """placky; thinking
        Both roll; the higher success wins. A tie is no try: only in a melee, with two tacklers or more, do those who tie roll again.
        """
      And the dice show 7 for HAYATE and 4 for GARRA
        """placky; glad
        A try. Stopping short scores as often, 38 times in a hundred to 39, and keeps the ball 34 times where it fails: it was better. With your last token go straight in.
        """
      Then try scored happened to HAYATE once

    Scenario: Past one tackler, who falls
      When HAYATE is activated
      And HAYATE marks a move to 12, 33.4
      And LINCE rests
      And TORO presses from 14.9, 33.9
      When GARRA tackles HAYATE at 12, 33
      And BUHO presses from 10.1, 33.5
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 5 for HAYATE and 9 for GARRA
        """placky; glad
        GARRA misses and falls: a try. Stopping short scores as often, 38 times in a hundred to 39, and keeps the ball 34 times where it fails: it was better.
        """
      Then try scored happened to HAYATE once
      And GARRA is on the ground

    Scenario: Held up by one tackler
      When HAYATE is activated
      And HAYATE marks a move to 12, 33.4
      And LINCE rests
      And TORO presses from 14.9, 33.9
      When GARRA tackles HAYATE at 12, 33
      And BUHO presses from 10.1, 33.5
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 3 for HAYATE and 6 for GARRA
        """placky; alarmed
        GARRA has him: no try, and a kick-off. Stopping short scores as often, 38 times in a hundred to 39, and keeps the ball 34 times where it fails: it was better.
        """
      Then try missed happened to HAYATE once
      And HAYATE is on the ground

    @counted
    Scenario: Neither the try nor the tackle
      When HAYATE is activated
      And HAYATE marks a move to 12, 33.4
      And LINCE rests
      And TORO presses from 14.9, 33.9
      When GARRA tackles HAYATE at 12, 33
      And BUHO presses from 10.1, 33.5
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 11 for HAYATE and 9 for GARRA
      Then try missed happened to HAYATE once
      And GARRA is on the ground

    Scenario: The best of three, and two on the ground
      When HAYATE is activated
      And HAYATE marks a move to 12, 33.4
      And LINCE rests
      And TORO presses from 14.9, 33.9
      When GARRA tackles HAYATE at 12, 33
      When BUHO tackles HAYATE at 12, 31
        """placky; alarmed
        Defensive Vision brings BUHO four inches, to the way of HAYATE. Two tacklers make it a melee: all three roll once, together, and the best success has it.
        """
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        All three roll. GARRA has made way for HAYATE, which costs him nothing.
        """
      When the dice show 8 for HAYATE, 9 for GARRA and 9 for BUHO
        """placky; glad
        GARRA and BUHO fall: a try, as 43 times in a hundred. BUHO's press was their better choice, which leaves you 39: it counts whatever falls, his tackle only if his die is the best of three.
        """
      Then try scored happened to HAYATE once
      And GARRA is on the ground
      And BUHO is on the ground

    @counted
    Scenario: The best of three, and BUHO falls
      When HAYATE is activated
      And HAYATE marks a move to 12, 33.4
      And LINCE rests
      And TORO presses from 14.9, 33.9
      When GARRA tackles HAYATE at 12, 33
      When BUHO tackles HAYATE at 12, 31
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 8 for HAYATE, 4 for GARRA and 9 for BUHO
      Then try scored happened to HAYATE once
      And GARRA is standing
      And BUHO is on the ground

    Scenario: The best of three is GARRA
      When HAYATE is activated
      And HAYATE marks a move to 12, 33.4
      And LINCE rests
      And TORO presses from 14.9, 33.9
      When GARRA tackles HAYATE at 12, 33
      When BUHO tackles HAYATE at 12, 31
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 4 for HAYATE, 6 for GARRA and 8 for BUHO
        """placky; alarmed
        GARRA has you: no try. BUHO failed and falls, too. By his press it would be 61 times in a hundred, not 57.
        """
      Then try missed happened to HAYATE once
      And HAYATE is on the ground

    Scenario: The best of three is BUHO
      When HAYATE is activated
      And HAYATE marks a move to 12, 33.4
      And LINCE rests
      And TORO presses from 14.9, 33.9
      When GARRA tackles HAYATE at 12, 33
      When BUHO tackles HAYATE at 12, 31
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 3 for HAYATE, 8 for GARRA and 5 for BUHO
        """placky; dry
        BUHO has you, and GARRA fails and falls: no try. By his press it would be 61 times in a hundred, not 57.
        """
      Then try missed happened to HAYATE once

    Scenario: Not there yet
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
        """placky; thinking
        He stops short of the zone, where GARRA's tackle can be dodged.
        """
      And GARRA tackles HAYATE at 12, 31
        """placky; alarmed
        GARRA comes all the same. BUHO presses, and TORO comes nearer.
        """
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
        """placky; thinking
        GARRA has touched HAYATE, before the zone. Dodge: two dice, seven or less, and two inches to move? Break through: one die, five or less, and GARRA goes to ground? Or try from here?
        ?
        How many dice has each, at what number? And what does he still need for a try after it?
        """
      And HAYATE goes for a try
        """placky; dry
        No part of his base is in the zone. He would be putting the ball down beside it.
        """
      Then rule 4.04 forbids it

    Scenario: Short of it, past GARRA, and down with the next token
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
        """placky; thinking
        Side Step, the skill of his position: two dice for a dodge, and the better one counts. BUHO's press takes one off; GARRA has one die.
        """
      And the dice show 6 and 10 for HAYATE and 9 for GARRA
        """placky; glad
        Through, and GARRA falls.
        """
      And HAYATE moves to 11.7, 33.1
        """placky; thinking
        HAYATE is in, but that was his second action. The try takes a token of its own.
        """
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8.2, 35.3
      And GARRA stands up
      And BUHO tackles HAYATE
        """placky; alarmed
        GARRA has to stand up. BUHO tackles. HAYATE runs up the zone, so TORO comes too late to press.
        """
      And TORO presses from 12.9, 34.8
      And LINCE rests
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        HAYATE needs nine or less, BUHO five.
        """
      And the dice show 7 for HAYATE and 4 for BUHO
        """placky; glad
        A try. Stopping short scores as often, 38 times in a hundred to 39, and keeps the ball 34 times where it fails: it was right.
        """
      Then try scored happened to HAYATE once

    Scenario: Short of it, through GARRA
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE breaks through
        """placky; thinking
        STR six, and BUHO's press takes one: five or less. GARRA needs seven.
        """
      And the dice show 4 for HAYATE and 9 for GARRA
        """placky; glad
        GARRA lies there, HAYATE stands an inch short. With the next token he runs in and tries, and only BUHO tackles. This way scores 31 times in a hundred, the dodge 38: it was better.
        """
      Then HAYATE is standing
      And GARRA is on the ground

    Scenario: Short of it, and not through GARRA
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE breaks through
      And the dice show 3 for HAYATE and 6 for GARRA
        """placky; alarmed
        GARRA has him, as 47 times in a hundred with one die; a dodge, with two, is lost 28 times, so it was better. The ball stays yours, with three tokens left.
        """
      Then HAYATE is on the ground
      And HAYATE holds the ball

    Scenario: Short of it, past GARRA, and BUHO has him
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 9 for GARRA
      And HAYATE moves to 11.7, 33.1
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8.2, 35.3
      And GARRA stands up
      And BUHO tackles HAYATE
      And TORO presses from 12.9, 34.8
      And LINCE rests
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 3 for HAYATE and 5 for BUHO
        """placky; dry
        Past the strong one, held up by the weak one. Stopping short scores as often, 38 times in a hundred to 39, and keeps the ball 34 times where it fails: it was right.
        """
      Then try missed happened to HAYATE once

    Scenario: Short of it, and down before it
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 3 and 10 for HAYATE and 5 for GARRA
        """placky; alarmed
        GARRA has him, an inch short. The ball stays yours, with three tokens left; straight in it would be a kick-off.
        """
      Then HAYATE is on the ground
      And HAYATE holds the ball

    @counted
    Scenario: The best of three is nobody
      When HAYATE is activated
      And HAYATE marks a move to 12, 33.4
      And LINCE rests
      And TORO presses from 14.9, 33.9
      When GARRA tackles HAYATE at 12, 33
      When BUHO tackles HAYATE at 12, 31
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 11 for HAYATE, 9 for GARRA and 9 for BUHO
      Then try missed happened to HAYATE once

    @counted
    Scenario: As good as GARRA is
      When HAYATE is activated
      And HAYATE marks a move to 12, 33.4
      And LINCE rests
      And TORO presses from 14.9, 33.9
      When GARRA tackles HAYATE at 12, 33
      And BUHO presses from 10.1, 33.5
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 5 for HAYATE and 5 for GARRA
      Then try missed happened to HAYATE once

    Scenario: Short of it, past GARRA, and BUHO falls
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 9 for GARRA
      And HAYATE moves to 11.7, 33.1
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8.2, 35.3
      And GARRA stands up
      And BUHO tackles HAYATE
      And TORO presses from 12.9, 34.8
      And LINCE rests
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 5 for HAYATE and 9 for BUHO
        """placky; glad
        BUHO misses, and falls. A try. Stopping short scores as often, 38 times in a hundred to 39, and keeps the ball 34 times where it fails: it was right.
        """
      Then try scored happened to HAYATE once

    @counted
    Scenario: Short of it, past GARRA, and neither is good
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 9 for GARRA
      And HAYATE moves to 11.7, 33.1
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8.2, 35.3
      And GARRA stands up
      And BUHO tackles HAYATE
      And TORO presses from 12.9, 34.8
      And LINCE rests
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 11 for HAYATE and 9 for BUHO
      Then try missed happened to HAYATE once

    Scenario: Short of it, past GARRA, who stays up
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for GARRA
        """placky; glad
        Through, and GARRA keeps his feet.
        """
      And HAYATE moves to 11.7, 33.1
        """placky; thinking
        HAYATE is in. This way stops here: with the next token GARRA tackles again and BUHO presses, so a try comes 47 times in a hundred.
        """
      Then GARRA is standing

    Scenario: Short of it, and by four inches past GARRA
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 1 and 10 for HAYATE and 4 for GARRA
        """placky; glad
        A natural 1, and with two dice it comes nearly twice as often: four inches instead of two.
        """
      And HAYATE moves to 11.5, 35.1
        """placky; glad
        In the zone, and away from GARRA. This way stops here: with the next token only BUHO is quick enough to tackle, and a try comes 62 times in a hundred.
        """
      Then HAYATE holds the ball

    @counted
    Scenario Outline: Short of it, by four inches past GARRA, with <GARRA's> for him: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 1 and 10 for HAYATE and <GARRA's> for GARRA
      And HAYATE moves to 11.5, 35.1
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 7.5, 35.3
      And BUHO tackles HAYATE
      And GARRA <does>
      And TORO presses
      And LINCE rests
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <his> for HAYATE and <BUHO's> for BUHO
      Then try <came> happened to HAYATE once

      Examples:
        | what             | GARRA's | does                      | his | BUHO's | came   |
        | a try            | 4       | presses from 12.1, 33  | 7   | 4      | scored |
        | a try, he falls  | 4       | presses from 12.1, 33  | 5   | 9      | scored |
        | he has HAYATE    | 4       | presses from 12.1, 33  | 3   | 5      | missed |
        | five is five     | 4       | presses from 12.1, 33  | 5   | 5      | missed |
        | neither is good  | 4       | presses from 12.1, 33  | 11  | 9      | missed |
        | a try            | 9       | stands up                 | 7   | 4      | scored |
        | a try, he falls  | 9       | stands up                 | 5   | 9      | scored |
        | he has HAYATE    | 9       | stands up                 | 3   | 5      | missed |
        | five is five     | 9       | stands up                 | 5   | 5      | missed |
        | neither is good  | 9       | stands up                 | 11  | 9      | missed |

    @counted
    Scenario: Short of it, past GARRA, and five is five
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 9 for GARRA
      And HAYATE moves to 11.7, 33.1
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8.2, 35.3
      And GARRA stands up
      And BUHO tackles HAYATE
      And TORO presses from 12.9, 34.8
      And LINCE rests
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 5 for HAYATE and 5 for BUHO
      Then try missed happened to HAYATE once

    @counted
    Scenario Outline: Short of it, past GARRA, who comes again: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for GARRA
      And HAYATE moves to 11.7, 33.1
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8.2, 35.3
      And GARRA tackles HAYATE
      And BUHO presses
      And TORO presses from 12.9, 34.8
      And LINCE rests
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <his> for HAYATE and <GARRA's> for GARRA
      Then try <came> happened to HAYATE once

      Examples:
        | what             | his | GARRA's | came   |
        | a try            | 6   | 4       | scored |
        | a try, he falls  | 5   | 9       | scored |
        | he has HAYATE    | 3   | 6       | missed |
        | five is five     | 5   | 5       | missed |
        | neither is good  | 11  | 9       | missed |

    @counted
    Scenario Outline: Short of it, and <who> gets anything out of it
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE dodges
      And the dice show <his> and 11 for HAYATE and <GARRA's> for GARRA
      Then HAYATE holds the ball
      And HAYATE is standing

      Examples:
        | who              | his | GARRA's |
        | neither, as 5 is | 5   | 5       |
        | nobody           | 10  | 9       |

    @counted
    Scenario Outline: Short of it, through GARRA, and a try: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE breaks through
      And the dice show 4 for HAYATE and <GARRA's> for GARRA
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 8.2, 35.3
      And GARRA stands up
      And BUHO tackles HAYATE
      And TORO presses from 12.9, 34.8
      And LINCE rests
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show <his> for HAYATE and <BUHO's> for BUHO
      Then try <came> happened to HAYATE once

      Examples:
        | what                              | GARRA's | his | BUHO's | came   |
        | he scores                         | 9       | 7   | 4      | scored |
        | he scores, BUHO falls             | 9       | 5   | 9      | scored |
        | BUHO has him                      | 9       | 3   | 5      | missed |
        | five is five                      | 9       | 5   | 5      | missed |
        | neither is good                   | 9       | 11  | 9      | missed |

    @counted
    Scenario Outline: Short of it, and <who> breaks through
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE breaks through
      And the dice show <his> for HAYATE and <GARRA's> for GARRA
      Then HAYATE holds the ball
      And HAYATE is standing

      Examples:
        | who              | his | GARRA's |
        | neither, as 5 is | 5   | 5       |

    Scenario: Short of it, and nobody breaks through
      When HAYATE is activated
      And HAYATE marks a move to 12, 31.7
      And GARRA tackles HAYATE at 12, 31
      And BUHO presses from 10.3, 32.9
      And TORO presses from 14.8, 34.5
      And LINCE rests
      And HAYATE runs
      And HAYATE breaks through
      And the dice show 10 for HAYATE and 9 for GARRA
        """placky; glad
        Both fail, and only GARRA falls: as good as a win. With the next token HAYATE runs in and tries, and only BUHO tackles. This way scores 31 times in a hundred, the dodge 38: it was better.
        """
      Then HAYATE is standing
      And GARRA is on the ground

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
        | AGUILA | 8, 17      |      |             |
        | SUZU   | 16, 17     |      |             |
        | KURO   | 4.6, 17.2  |      |             |
        | GARRA  | 9.8, 20.2  |      |             |
        | LINCE  | 13.6, 21.3 |      |             |
        | BUHO   | 4, 25      |      |             |
        | TORO   | 17.1, 24.6 |      |             |
      And Yamato attacks with 3 activation tokens

    Scenario: Past both of them
      When HAYATE is activated
        """placky; thinking
        Straight up, GARRA and LINCE both tackle now, and HAYATE has a die for each. Wide to the right, LINCE alone meets both dice; but TORO tackles with the next token, on two dice against one. Which way?
        ?
        Count the tackles of both tokens on each way, and the dice against each.
        """
      And HAYATE marks a move to 12, 23.4
        """placky; calm
        Straight up, through the gap between them, while there is one.
        """
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
        """placky; alarmed
        The gap has closed. Both will touch his way.
        """
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
        """placky; thinking
        Both have touched him, so both will roll, and he cannot walk on. He dodges, with two dice.
        """
      When HAYATE dodges
        """placky; thinking
        Two dice, two tacklers, and you have to survive both. A die each? Or both against GARRA, the stronger one? Then LINCE rolls alone, and has you with six or less.
        ?
        HAYATE has to win against both. What stops LINCE, with a die against him and without?
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
        HAYATE still stands, as 47 times in a hundred; with both dice against GARRA, 39. LINCE stands as well, and the next token is to come.
        """
      Then HAYATE is standing
      And LINCE is standing
      When Yamato removes the tokens
        """placky; thinking
        HAYATE's third token: it tires him, and takes Side Step. He runs on up the pitch.
        """
      And HAYATE is activated
      And HAYATE marks a move to 11, 30
      And LINCE tackles HAYATE
        """placky; alarmed
        LINCE tackles again; the others are too far off. Had he fallen, nobody could tackle.
        """
      And GARRA presses
      And BUHO presses
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
        """placky; thinking
        One die each: HAYATE needs eight or less, LINCE six.
        """
      And the dice show 6 for HAYATE and 9 for LINCE
        """placky; glad
        LINCE misses, and falls. Straight up was right: HAYATE still stands after both tokens 43 times in a hundred, on the wide way 31.
        """

    Scenario: Past both of them, and LINCE comes again
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 6 for HAYATE and 4 for GARRA
      And HAYATE moves to 11, 24.5
      And the dice show 7 for HAYATE and 5 for LINCE
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move to 11, 30
      And LINCE tackles HAYATE
      And GARRA presses
      And BUHO presses
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
      And the dice show 3 for HAYATE and 5 for LINCE
        """placky; alarmed
        LINCE has him, with the second tackle. Straight up was right all the same: 43 times to 31.
        """
      Then HAYATE is on the ground

    Scenario: Past GARRA, and LINCE falls
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 6 for HAYATE and 4 for GARRA
      And HAYATE moves to 11, 24.5
      When the dice show 3 for HAYATE and 8 for LINCE
        """placky; glad
        LINCE falls, so nobody can tackle with the next token. Straight up was right: 43 times to 31.
        """
      Then LINCE is on the ground

    Scenario: Past GARRA by four inches
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 1 for HAYATE and 4 for GARRA
        """placky; glad
        A natural 1: four inches instead of two.
        """
      And HAYATE moves to 12, 26.8
        """placky; thinking
        LINCE rolls all the same, against the second die.
        """
      And the dice show 7 for HAYATE and 5 for LINCE
        """placky; glad
        HAYATE still stands, as 47 times in a hundred; with both dice against GARRA, 39. LINCE is too slow to come again.
        """
      Then HAYATE is standing

    Scenario: Past GARRA, not past LINCE
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 6 for HAYATE and 4 for GARRA
      And HAYATE moves to 11, 24.5
      When the dice show 3 for HAYATE and 6 for LINCE
        """placky; alarmed
        LINCE has you. The first win stands; you enjoy it lying down. A die each was right all the same: HAYATE still stands 47 times in a hundred, with both dice against GARRA 39.
        """
      Then HAYATE is on the ground

    Scenario: GARRA has him, and LINCE may watch
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 3 for HAYATE and 5 for GARRA
        """placky; alarmed
        GARRA has him, so the series stops: LINCE does not roll. A die each was right all the same: 47 times to 39.
        """
      Then HAYATE is on the ground
      And LINCE is standing

    Scenario: Neither of them is any good
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
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
        Through, by the second die. Two inches, and then LINCE lies down as well.
        """
      And HAYATE moves to 11, 24.5
        """placky; glad
        Both of them lie there. HAYATE still stands, as 47 times in a hundred; with both dice against GARRA, 39.
        """
      Then HAYATE is standing
      And LINCE is on the ground

    Scenario: Nobody succeeds at anything
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 10 for HAYATE and 9 for GARRA
      When the dice show 11 for HAYATE and 8 for LINCE
        """placky; dry
        Four failures, and LINCE falls. HAYATE still stands, as 47 times in a hundred; with both dice against GARRA, 39.
        """
      Then HAYATE is standing
      And LINCE is on the ground

    Scenario: The second die does not help
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 10 for HAYATE and 9 for GARRA
      When the dice show 3 for HAYATE and 5 for LINCE
        """placky; dry
        Two dice, no dodge: LINCE has him. A die each was right all the same: 47 times to 39.
        """
      Then HAYATE is on the ground
      And LINCE is on the ground

    Scenario: The second die wins, and LINCE stays up
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 10 for HAYATE and 9 for GARRA
      When the dice show 6 for HAYATE and 4 for LINCE
        """placky; glad
        Both good, yours higher. The second die has done what the first could not.
        """
      And HAYATE moves to 11, 24.5
        """placky; calm
        GARRA lies on the ground, LINCE stands. HAYATE still stands, as 47 times in a hundred; with both dice against GARRA, 39.
        """
      Then HAYATE is standing
      And LINCE is standing

    Scenario: GARRA misses, LINCE does not
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
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
        Past GARRA, and not past LINCE: three on the ground. A die each was right all the same: 47 times to 39.
        """
      Then HAYATE is on the ground
      And GARRA is on the ground

    Scenario: Both of them miss
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 6 for HAYATE and 9 for GARRA
      And HAYATE moves to 11, 24.5
      When the dice show 5 for HAYATE and 8 for LINCE
        """placky; glad
        LINCE misses, and falls, too. HAYATE still stands, as 47 times in a hundred; with both dice against GARRA, 39.
        """
      Then GARRA is on the ground
      And LINCE is on the ground
      And HAYATE is standing

    Scenario: GARRA misses, LINCE gets nothing
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      And HAYATE faces GARRA
      When the dice show 6 for HAYATE and 9 for GARRA
      And HAYATE moves to 11, 24.5
      When the dice show 7 for HAYATE and 4 for LINCE
        """placky; glad
        LINCE stays up. HAYATE still stands, as 47 times in a hundred; with both dice against GARRA, 39.
        """
      Then GARRA is on the ground
      And LINCE is standing
      And HAYATE is standing

    Scenario: Both dice against GARRA, and LINCE alone
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
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
        LINCE misses. HAYATE still stands, as 39 times in a hundred; a die each was better, with 47.
        """
      Then LINCE is on the ground

    Scenario: Both dice against GARRA, who falls
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
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
        LINCE misses. A die each was better: 47 times to 39.
        """
      Then LINCE is on the ground
      And HAYATE is standing

    Scenario: GARRA falls, and LINCE collects
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 10 and 7 for HAYATE and 9 for GARRA
      And HAYATE moves to 11, 24.5
      When the die shows 5 for LINCE
        """placky; dry
        LINCE tackles, against no die: you had one too many for GARRA. A die each was better: 47 times to 39.
        """
      Then HAYATE is on the ground
      And GARRA is on the ground

    Scenario: Both dice against GARRA, and a natural 1
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 1 and 7 for HAYATE and 5 for GARRA
        """placky; glad
        A natural 1: four inches instead of two.
        """
      And HAYATE moves to 12, 26.8
        """placky; thinking
        LINCE rolls all the same, alone, and hits with six or less.
        """
      And the die shows 8 for LINCE
        """placky; glad
        LINCE misses. A die each was better: 47 times to 39.
        """
      Then HAYATE is standing

    Scenario: Both dice against GARRA, and seven is seven
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 10 and 7 for HAYATE and 7 for GARRA
        """placky; dry
        A tie: nobody slips away, nobody falls. LINCE rolls now, alone.
        """
      And the die shows 8 for LINCE
        """placky; glad
        LINCE misses. A die each was better: 47 times to 39.
        """
      Then HAYATE is standing

    Scenario: Both dice against GARRA, and none of the three is good
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 10 and 11 for HAYATE and 9 for GARRA
        """placky; dry
        GARRA falls, and HAYATE stays where he is. LINCE rolls now, alone.
        """
      And the die shows 8 for LINCE
        """placky; glad
        LINCE misses. A die each was better: 47 times to 39.
        """
      Then HAYATE is standing

    Scenario: Both dice against GARRA, and neither does it
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      When the dice show 3 and 10 for HAYATE and 6 for GARRA
        """placky; alarmed
        GARRA has him, and LINCE keeps his hands in his pockets. A die each was better: 47 times to 39.
        """
      Then HAYATE is on the ground

    Scenario: Both dice against GARRA, and LINCE collects
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      When HAYATE dodges
      When HAYATE faces GARRA with all dice
      And the dice show 10 and 7 for HAYATE and 5 for GARRA
      And HAYATE moves to 11, 24.5
      When the die shows 5 for LINCE
        """placky; alarmed
        No die faced LINCE, and he hits. A die each was better: HAYATE still stands 47 times in a hundred, with both dice against GARRA 39.
        """
      Then HAYATE is on the ground

    Scenario: Wide, with LINCE alone
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
        """placky; calm
        Out to the right, where GARRA has too far to go.
        """
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
        """placky; calm
        GARRA cannot get there, so he presses, too far off to count. LINCE can, and does.
        """
      And BUHO presses
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
        """placky; calm
        One tackler, so both dice are for him. TORO presses from within two inches: one off.
        """
      And the dice show 6 and 10 for HAYATE and 9 for LINCE
        """placky; glad
        Past, and LINCE falls. HAYATE has two inches: forward, TORO reaches him everywhere; back, he is not past LINCE.
        """
      And HAYATE moves to 17.4, 21.4
        """placky; calm
        HAYATE still stands, as 78 times in a hundred here. But TORO tackles next, when HAYATE has one die: after that token he still stands 31 times here, 43 straight up. So straight up was better.
        """
      Then LINCE is on the ground

    Scenario: Wide, and LINCE comes second
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And BUHO presses
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 4 for LINCE
        """placky; glad
        Past, and LINCE keeps his feet.
        """
      And HAYATE moves to 17.4, 21.4
        """placky; calm
        Through. This way stops here: with the next token TORO and LINCE both tackle. Straight up was better: 43 times to 31.
        """
      Then LINCE is standing

    Scenario: Wide, and nobody gets anything
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And BUHO presses
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 10 and 11 for HAYATE and 9 for LINCE
        """placky; dry
        Both fail, and LINCE falls. This way stops here: TORO tackles next. Straight up was better: 43 times to 31.
        """
      Then LINCE is on the ground

    Scenario: Wide, and LINCE has him
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And BUHO presses
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 3 and 10 for HAYATE and 5 for LINCE
        """placky; alarmed
        LINCE has him all the same. Straight up was better: 43 times to 31.
        """
      Then HAYATE is on the ground

    @counted
    Scenario Outline: Both dice against GARRA, a natural 1, and LINCE <what>, with <GARRA's> for GARRA
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
      And TORO presses
      And HAYATE runs
      And HAYATE dodges
      And the dice show <then> for HAYATE and <LINCE's> for LINCE
      Then HAYATE holds the ball
      And HAYATE is <so>

      Examples:
        | what | GARRA's | his | does | then | LINCE's | so |
        | yours is higher | 4 | 5 | presses | 6 | 4 | standing |
        | he falls | 4 | 5 | presses | 6 | 9 | standing |
        | five is five | 4 | 5 | presses | 5 | 5 | standing |
        | neither is good | 4 | 5 | presses | 10 | 9 | standing |
        | he has HAYATE | 4 | 5 | presses | 3 | 5 | on the ground |
        | yours is higher | 9 | 4 | stands up | 6 | 4 | standing |
        | he falls | 9 | 4 | stands up | 6 | 9 | standing |
        | five is five | 9 | 4 | stands up | 5 | 5 | standing |
        | neither is good | 9 | 4 | stands up | 10 | 9 | standing |
        | he has HAYATE | 9 | 4 | stands up | 3 | 5 | on the ground |

    @counted
    Scenario Outline: By the second die, and LINCE again: <what>
      When HAYATE is activated
      And HAYATE marks a move to 12, 23.4
      And GARRA tackles HAYATE at 12, 20.5
      And LINCE tackles HAYATE at 12, 22
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
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
      And BUHO presses
      And TORO presses from 15.2, 24.5
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 5 for HAYATE and 5 for GARRA
      And the dice show 3 for HAYATE and 5 for LINCE
      Then HAYATE is on the ground

    Scenario: Wide, and TORO comes next
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And BUHO presses
      And TORO presses from 16.4, 22.9
      And HAYATE runs
      And HAYATE dodges
      And the dice show 6 and 10 for HAYATE and 9 for LINCE
      And HAYATE moves to 17.4, 21.4
      And Yamato removes the tokens
        """placky; thinking
        The next token is HAYATE's third: it tires him, and takes Side Step. TORO is near, so HAYATE runs from him, towards the touchline.
        """
      And HAYATE is activated
      And HAYATE marks a move to 22.2, 24.4
      And TORO tackles HAYATE
        """placky; alarmed
        TORO tackles, with Expert Tackler: two dice, and the better one counts. LINCE has to stand up.
        """
      And GARRA presses
      And LINCE stands up
      And BUHO presses
      And HAYATE runs
      And HAYATE dodges
        """placky; thinking
        HAYATE has one die, and needs eight or less; TORO has two, and needs nine.
        """
      Then HAYATE needs 8 or less on REF
      And TORO needs 9 or less on STR
      When the dice show 3 for HAYATE and 8 and 12 for TORO
        """placky; alarmed
        TORO has him; straight up he is too far off. So that was better: 43 times to 31.
        """
      Then HAYATE is on the ground

    Scenario: Wide, and past TORO, too
      When HAYATE is activated
      And HAYATE marks a move to 16, 22
      And GARRA presses from 11.7, 20.8
      And LINCE tackles HAYATE at 14, 20
      And BUHO presses
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
      And BUHO presses
      And HAYATE runs
      And HAYATE dodges
      When the dice show 6 for HAYATE and 4 and 12 for TORO
        """placky; glad
        Past TORO as well. Straight up he is too far off. So that was better: 43 times to 31.
        """
      Then HAYATE is standing

  @rule_4_07 @rule_4_08 @rule_2_01 @rule_4_04
  Rule: Cards on the table

    An individual play helps one player once; a team play moves several players for one token. A match begins with four individual plays drawn from your deck and four team plays that you choose.

    Background:
      Given the rules up to chapter 4 are taught
        """placky; calm
        Score a try, with two cards. Second Look is one die more for a pass, once, here or later. Arrow moves two players for one token, and comes back at the next kick-off. AGUILA is tired: he throws with one die.
        """
      And Yamato's hand is "Second Look"
      And Teriomorph's hand is "Defensa rápida"
      And Yamato's team plays are "Arrow"
      And these players are on the pitch:
        | player | at         | ball | fatigue |
        | AGUILA | 12, 24     | yes  | 1       |
        | HAYATE | 6.6, 23    |      |         |
        | SUZU   | 17, 20     |      |         |
        | KURO   | 12, 18     |      |         |
        | GARRA  | 15.5, 32.5 |      |         |
        | LINCE  | 16, 25     |      |         |
        | BUHO   | 2, 27      |      |         |
        | TORO   | 19, 30     |      |         |

    Scenario: Arrow hits
      When Yamato declares the team play "Arrow"
        """placky; calm
        Lay a team play face down before you spend a token. The carrier gets the token; the others act on it.
        """
      Then the team play lies face down
      When HAYATE takes part
        """placky; calm
        Arrow: two of yours act on one token, the carrier passes, and the receiver goes for a try. They do not know it yet.
        """
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
        """placky; alarmed
        Their card, Defensa rápida (quick defence): one defender, GARRA, goes twice his distance, this once. Without it he would have ended too far off to press.
        """
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
        """placky; calm
        The runs come in any order. HAYATE is level with AGUILA, which is as far up as a receiver may be. What follows has the order of the card: the pass, then HAYATE's move, then his try.
        """
      And AGUILA passes to HAYATE
        """placky; thinking
        GARRA and LINCE press: AGUILA needs six or less, on one die. A bad throw HAYATE catches with five or less. Play Second Look, and throw with two dice? Or keep it for a later throw?
        ?
        How often does one die miss at six, and how often do two?
        """
      And Yamato plays "Second Look" for AGUILA
        """placky; glad
        One die more: two for this throw. Shown, used, gone.
        """
      And the dice show 4 and 11 for AGUILA
        """placky; glad
        One die is good, and one is enough: HAYATE has the ball. Arrow goes on with HAYATE's move, and his try.
        """
      Then HAYATE holds the ball
      When HAYATE moves to 6.6, 33
        """placky; calm
        Into the zone. Nobody could tackle him: in a team play only the carrier may be tackled, and that was AGUILA. The try succeeds five times in six.
        """
      And HAYATE goes for a try
      And the die shows 6 for HAYATE
        """placky; glad
        Two players, one token, one try.
        """
      Then try scored happened to HAYATE once
      When Yamato removes the tokens
        """placky; glad
        With Second Look this ends in a try 71 times in a hundred, without it 59. A second die helps most where every second throw misses, as here, so no later throw gains more by it. Playing it was right.
        """

    Scenario: Arrow arrives, the hands do not
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      And the dice show 4 and 11 for AGUILA
      Then HAYATE holds the ball
      When HAYATE moves to 6.6, 33
      And HAYATE goes for a try
      When the die shows 11 for HAYATE
        """placky; dry
        A perfect plan, and then he drops it. Arrow comes back at the kick-off, Second Look does not. Playing it was right all the same: 71 tries of a hundred, not 59.
        """
      Then try missed happened to HAYATE once

    Scenario: A critical arrow
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      When the dice show 1 and 8 for AGUILA
        """placky; glad
        A natural 1. HAYATE has the ball, and two inches at once.
        """
      Then HAYATE holds the ball
      When HAYATE moves to 6.6, 30
        """placky; calm
        The two inches of the pass, before the card goes on.
        """
      And HAYATE moves to 6.6, 33
        """placky; calm
        The move of the card, into the zone.
        """
      And HAYATE goes for a try
      And the die shows 6 for HAYATE
        """placky; glad
        A try; the two inches were free, and not needed. With Second Look it is one 71 times in a hundred, without it 59.
        """
      Then try scored happened to HAYATE once

    Scenario: A bad arrow, caught
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      When the dice show 8 and 11 for AGUILA
        """placky; alarmed
        No die is good: the throw is bad. HAYATE may still catch it: five or less.
        """
      And the die shows 3 for HAYATE
        """placky; glad
        Caught: Arrow goes on. HAYATE's move and his try follow.
        """
      And HAYATE moves to 6.6, 33
      And HAYATE goes for a try
        """placky; thinking
        Ten or less.
        """
      And the die shows 6 for HAYATE
        """placky; glad
        A try, by clever hands; with Second Look it is one 71 times in a hundred, without it 59.
        """
      Then try scored happened to HAYATE once

    Scenario: A bad arrow, dropped
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      When the dice show 8 and 11 for AGUILA
      And the die shows 9 for HAYATE
        """placky; alarmed
        Dropped, and Arrow ends with it: no move, no try. One die for the arrow that the ball takes.
        """
      And the die shows 6 for HAYATE
        """placky; dry
        The ball lies two inches from HAYATE, and it is still your attack. Playing the card was right all the same: 71 tries of a hundred, not 59.
        """
      Then HAYATE does not hold the ball

    Scenario: Without the card
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      When Yamato plays no card
        """placky; calm
        Kept for later. One die, then.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        HAYATE has the ball, and Second Look is still in your hand. Arrow goes on with HAYATE's move, and his try.
        """
      Then HAYATE holds the ball
      And Yamato's hand is "Second Look"
      When HAYATE moves to 6.6, 33
      And HAYATE goes for a try
        """placky; thinking
        Ten or less.
        """
      And the die shows 6 for HAYATE
        """placky; glad
        A try, and the card in your hand. But kept, it is a try 59 times in a hundred; played, 71. A later throw on two dice gains less by the card, so playing it here was better.
        """
      Then try scored happened to HAYATE once

    Scenario: Without the card, and caught
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays no card
      And the die shows 9 for AGUILA
        """placky; alarmed
        A bad throw, as every second one on this die. HAYATE may still catch it: five or less.
        """
      And the die shows 3 for HAYATE
        """placky; glad
        Caught: Arrow goes on. HAYATE moves into the zone, and his try succeeds five times in six. But with the card kept it is a try 59 times in a hundred, with it played 71.
        """
      Then HAYATE holds the ball

    Scenario: Without the card, and dropped
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays no card
      And the die shows 9 for AGUILA
      And the die shows 9 for HAYATE
        """placky; alarmed
        Dropped, and Arrow ends with it: no move, no try. One die for the arrow that the ball takes.
        """
      And the die shows 6 for HAYATE
        """placky; dry
        A loose ball, and the card that might have helped still in your hand. Played, it brings a try 71 times in a hundred; kept, 59.
        """
      Then HAYATE does not hold the ball
      And Yamato's hand is "Second Look"

    @counted
    Scenario Outline: A natural 1 without the card: a try <came>
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays no card
      And the die shows 1 for AGUILA
      And HAYATE moves to 6.6, 30
      And HAYATE moves to 6.6, 33
      And HAYATE goes for a try
      And the die shows <his> for HAYATE
      Then try <came> happened to HAYATE once

      Examples:
        | came   | his |
        | scored | 6   |
        | missed | 11  |

    @counted
    Scenario: A critical arrow, and the ball is dropped
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays "Second Look" for AGUILA
      And the dice show 1 and 8 for AGUILA
      And HAYATE moves to 6.6, 30
      And HAYATE moves to 6.6, 33
      And HAYATE goes for a try
      And the die shows 11 for HAYATE
      Then try missed happened to HAYATE once

    @counted
    Scenario: Without the card, and no try
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays no card
      And the die shows 4 for AGUILA
      And HAYATE moves to 6.6, 33
      And HAYATE goes for a try
      And the die shows 11 for HAYATE
      Then try missed happened to HAYATE once

    @counted @ruling_R_82
    Scenario Outline: A bad pass, caught, with <card>: a try <came>
      When Yamato declares the team play "Arrow"
      Then the team play lies face down
      When HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 13.6, 29.9
      And LINCE presses from 13.9, 26.8
      And BUHO presses
      And TORO presses
      Then the team play lies open
      When HAYATE runs to 6.6, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And Yamato plays <card>
      And the <dice> for AGUILA
      And the die shows 3 for HAYATE
      And HAYATE moves to 6.6, 33
      And HAYATE goes for a try
      And the die shows <his> for HAYATE
      Then try <came> happened to HAYATE once

      Examples:
        | card                     | dice               | his | came   |
        | "Second Look" for AGUILA | dice show 8 and 11 | 11  | missed |
        | no card                  | die shows 9        | 11  | missed |
        | no card                  | die shows 9        | 6   | scored |
