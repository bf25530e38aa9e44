@rule_6_01
Feature: Full match

  Everything you know, with time in it. Afterwards you shake hands.

  Your table has two halves of it; here are the minutes that matter.

  @rule_6_04
  Rule: A clock without hands

    Time is a board of five boxes, with a token of each side. Whoever takes four activation tokens turns his; if it is turned, both go down a box first.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        Both time tokens lie on box five, yours turned: your next four cost a box. SUZU is before their zone with the ball, tired once, and has your last token.
        """
      And a full match
      And Yamato's time token is inactive, Teriomorph's is active
      And these players are on the pitch:
        | player | at         | ball | activations | fatigue |
        | AGUILA | 4.3, 32.2  |      | 1           |         |
        | SUZU   | 12, 30     | yes  | 2           | 1       |
        | HAYATE | 18, 27.5   |      |             |         |
        | KURO   | 14, 27     |      |             |         |
        | GARRA  | 7.4, 28.1  |      |             |         |
        | LINCE  | 18.8, 34.3 |      |             |         |
        | BUHO   | 10.6, 35.4 |      |             | 1       |
        | TORO   | 9, 27.8    |      |             |         |
      And Yamato attacks with 1 activation token

    Scenario: On the right, and a try
      When SUZU is activated
        """placky; thinking
        His third token of these four: tired twice, two off a try. On the right only LINCE can press, and a try costs you no box. On the left GARRA, BUHO and TORO can, but AGUILA is near. Nobody can tackle. Which way?
        """
      And SUZU marks a move that ends at 15, 32.55
        """placky; calm
        Away from three of them, and from AGUILA, too. HAYATE is on this side, a move too far back for a try at once.
        """
      And GARRA presses
      And LINCE presses from 16.7, 33.6
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU goes for a try
        """placky; thinking
        Ten, two off for his tokens, one for LINCE: seven.
        """
      And the die shows 5 for SUZU
        """placky; glad
        Down, seven times in twelve, and now they take their four tokens. On the left AGUILA has the ball 83 times in a hundred, and then needs eleven: 76 tries, and their tokens of this box are lost.
        """
      Then try scored happened to SUZU once
      And the time tokens stand on 5

    Scenario: On the right, and dropped
      When SUZU is activated
      And SUZU marks a move that ends at 15, 32.55
      And GARRA presses
      And LINCE presses from 16.7, 33.6
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU goes for a try
      And the die shows 10 for SUZU
        """placky; dry
        Dropped, five times in twelve, and they take their four on box five. On the left AGUILA has the ball five times in six, and then needs eleven: a try three times in four. To save a box was dear.
        """
      Then try missed happened to SUZU once
      And the time tokens stand on 5

    Scenario: On the left, and a try
      When SUZU is activated
      And SUZU marks a move that ends at 9.1, 32.6
        """placky; thinking
        Towards three of them, and towards AGUILA: only from the end of this way is a throw to him not forward.
        """
      And GARRA presses from 8, 29.9
      And LINCE rests
      And BUHO presses from 10, 34.3
      And TORO presses from 9.6, 29.6
      And SUZU runs
        """placky; thinking
        Three press, and nobody touches SUZU. A try now, or a throw to AGUILA? If the ball stays yours, you take four more: both time tokens go down a box, and yours is turned again. If SUZU keeps it, GARRA and BUHO tackle him next.
        """
      And SUZU goes for a try
        """placky; dry
        Ten, two off for his tokens, and one for each of the three: five.
        """
      And the die shows 3 for SUZU
        """placky; glad
        Down, five times in twelve, with a crowd about him. On the right, with LINCE alone, it is seven, and by AGUILA over nine. The left is for the throw.
        """
      Then try scored happened to SUZU once

    Scenario: On the left, and dropped
      When SUZU is activated
      And SUZU marks a move that ends at 9.1, 32.6
      And GARRA presses from 8, 29.9
      And LINCE rests
      And BUHO presses from 10, 34.3
      And TORO presses from 9.6, 29.6
      And SUZU runs
      And SUZU goes for a try
      And the die shows 10 for SUZU
        """placky; dry
        Dropped, seven times in twelve. Three admirers are two too many for a try. The left is for the throw: by AGUILA it is a try three times in four.
        """
      Then try missed happened to SUZU once

    Scenario: On the left, and back to AGUILA
      When SUZU is activated
      And SUZU marks a move that ends at 9.1, 32.6
      And GARRA presses from 8, 29.9
      And LINCE rests
      And BUHO presses from 10, 34.3
      And TORO presses from 9.6, 29.6
      And SUZU runs
      And SUZU passes to AGUILA
        """placky; thinking
        Within four inches, so plus two, and three off for those who press: six.
        """
      And the die shows 5 for SUZU
        """placky; calm
        AGUILA has it, and nobody was between them.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
        """placky; thinking
        All four are spent, and the ball is yours, so you take four more. Your time token is turned: both go down to box four, not turned, and you turn yours again. Their four of box five are lost.
        """
      Then the time tokens stand on 4
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And Yamato has 4 activation tokens
      When AGUILA is activated
      And AGUILA marks a move that ends at 1.2, 32.8
      And GARRA presses from 6.3, 30.8
      And LINCE presses
      And BUHO presses
      And TORO presses
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        Eleven on his card, and nothing off: GARRA runs for it and comes too late.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Down. By the throw it is a try three times in four; by SUZU on the right seven times in twelve. The kick-off costs you the three tokens left; the new box cost them four.
        """
      Then try scored happened to AGUILA once

    Scenario: On the left, and caught after all
      When SUZU is activated
      And SUZU marks a move that ends at 9.1, 32.6
      And GARRA presses from 8, 29.9
      And LINCE rests
      And BUHO presses from 10, 34.3
      And TORO presses from 9.6, 29.6
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 11 for SUZU
        """placky; alarmed
        Missed. AGUILA may still catch it: eight or less.
        """
      And the die shows 3 for AGUILA
        """placky; glad
        Caught, and so it is a pass: four new tokens, box four, and AGUILA's try at eleven to come. This way is a try 76 times in a hundred, SUZU's on the right 58.
        """
      Then AGUILA holds the ball

    Scenario: On the left, and on the ground
      When SUZU is activated
      And SUZU marks a move that ends at 9.1, 32.6
      And GARRA presses from 8, 29.9
      And LINCE rests
      And BUHO presses from 10, 34.3
      And TORO presses from 9.6, 29.6
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 11 for SUZU
      And the die shows 9 for AGUILA
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for AGUILA
        """placky; dry
        On the ground, one time in six, and you still attack: box four, and four tokens to pick it up. On the right SUZU drops it five times in twelve, and then the four are theirs.
        """
      Then AGUILA does not hold the ball
      And Yamato attacks

  @rule_6_04 @rule_6_02
  Rule: Before half-time

    On box one, a coach who is behind and has the ball may put it out, between two activations, and the half ends.
    Then everybody gives up a fatigue token, hands are filled up to four, team plays may be chosen anew, and whoever received first kicks.
    After a try, made or missed, the others receive: a deep kick leaves them 29 inches to your zone. A token carries them eight, the one with the try four.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        First half, box one, a try behind, SUZU has the ball, and you two tokens. Your time token is turned, theirs not: their four are still to come. Put the ball out, and the half ends without them? Or play on for a try?
        """
      And a full match
      And Yamato's time token is inactive, Teriomorph's is active
      And Teriomorph kicked at the start
      And the time tokens stand on 1
      And the score is 0 to 1
      And these players are on the pitch:
        | player | at           | ball | fatigue | resting |
        | AGUILA | 14.95, 29.05 |      | 1       |         |
        | SUZU   | 12, 29.1     | yes  | 2       |         |
        | HAYATE | 7.1, 29      |      | 1       | 1       |
        | KURO   | 19, 25       |      |         |         |
        | GARRA  | 12.6, 35.4   |      |         |         |
        | LINCE  | 17.6, 33.6   |      | 3       |         |
        | BUHO   | 10.3, 35.5   |      | 1       |         |
        | TORO   | 8.5, 35.2    |      |         |         |
      And Yamato attacks with 2 activation tokens

    Scenario: AGUILA takes it in
      When SUZU is activated
        """placky; thinking
        Two active fatigue tokens leave him one MOVE a token, and take two off his try. Does he run in himself, where GARRA, BUHO and TORO can press and none can tackle? Or stand and throw, for a try with your last token?
        """
      And SUZU marks no way
        """placky; calm
        Nobody gets within two inches of him, or into the way of a throw.
        """
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
        """placky; thinking
        AGUILA is two inches away and tired once; GARRA can press him, and LINCE tackle. HAYATE is nearly four away, and tired once as well; only TORO can press him. To whom?
        """
      And SUZU passes to AGUILA
        """placky; thinking
        Within two inches, so plus four: eleven.
        """
      And the die shows 5 for SUZU
        """placky; calm
        AGUILA has it, and your last token.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16, 30.973
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        Eleven, one off for fatigue, one for GARRA: nine. Against it LINCE's tackle: three fatigue tokens leave him STR five.
        """
      And the dice show 7 for AGUILA and 4 for LINCE
        """placky; glad
        Down, one all! AGUILA's way is a try three times in five, HAYATE's one in two, SUZU's own five in twelve. Their four tokens follow, over 29 inches: one try in six at the very most.
        """
      Then the score is 1 to 1

    Scenario: AGUILA takes it in, and LINCE falls
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16, 30.973
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 7 for AGUILA and 9 for LINCE
        """placky; glad
        Down, one all! LINCE misses him, falls, and rolls stamina: three or less. AGUILA's way is a try three times in five, HAYATE's one in two. Their four follow: one try in six at the very most.
        """
      And the die shows 2 for LINCE
        """placky; dry
        Unhurt. Nothing is broken but the defence.
        """
      Then the score is 1 to 1

    Scenario: AGUILA drops the try
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16, 30.973
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 11 for AGUILA and 9 for LINCE
        """placky; dry
        Dropped, and LINCE falls. Played on, it was right: AGUILA scores three times in five, their four tokens one time in six at the very most. A ball put out never scores.
        """
      And the die shows 2 for LINCE
        """placky; dry
        Unhurt, and so is the score.
        """
      Then the score is 0 to 1

    Scenario: LINCE holds AGUILA up
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16, 30.973
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 11 for AGUILA and 4 for LINCE
        """placky; alarmed
        LINCE has him: no try, one time in five. HAYATE has no tackler before him, but the longer throw, and two tokens that weigh on his try: one in two, where AGUILA makes three in five.
        """
      And the die shows 3 for AGUILA
        """placky; dry
        Unhurt, and a try short.
        """
      Then the score is 0 to 1

    Scenario: HAYATE takes it in
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to HAYATE
        """placky; thinking
        Within four inches, so plus two: nine.
        """
      And the die shows 5 for SUZU
        """placky; calm
        HAYATE has it, and your last token.
        """
      Then HAYATE holds the ball
      When Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move that ends at 3.6, 32.55
      And LINCE presses
      And GARRA presses
      And TORO presses from 5.4, 33.9
      And BUHO presses
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        Ten, two off for his tokens, the turned one as well, and one for TORO: seven.
        """
      And the die shows 3 for HAYATE
        """placky; glad
        Down, and one all! HAYATE's way is a try 52 times in a hundred. By AGUILA, with a shorter throw and one token less, it is 61, LINCE or no LINCE.
        """
      Then the score is 1 to 1

    Scenario: HAYATE drops the try
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move that ends at 3.6, 32.55
      And LINCE presses
      And GARRA presses
      And TORO presses from 5.4, 33.9
      And BUHO presses
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 11 for HAYATE
        """placky; dry
        Dropped, with only TORO near: his two tokens cost two. HAYATE scores 52 times in a hundred, AGUILA 61, LINCE or no LINCE.
        """
      Then the score is 0 to 1

    Scenario: A missed pass, and HAYATE makes up for it
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 11 for SUZU
        """placky; alarmed
        Missed. HAYATE may still catch it: seven or less.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        Caught, and the last token is for his try, at seven. This way is a try 52 times in a hundred, AGUILA's 61.
        """
      Then HAYATE holds the ball

    Scenario: HAYATE drops it
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 11 for SUZU
      And the die shows 10 for HAYATE
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for HAYATE
        """placky; dry
        On the ground, one time in ten: you attack, with one token to find it, and none for a try. HAYATE's way is a try 52 times in a hundred, AGUILA's 61.
        """
      Then Yamato attacks

    Scenario: SUZU takes it in himself
      When SUZU is activated
      And SUZU marks a move that ends at 11.3, 32.55
        """placky; calm
        Between three of them. One roll instead of two, and three off it.
        """
      And GARRA presses from 12.8, 34.7
      And LINCE presses
      And TORO presses from 8.7, 33.7
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU goes for a try
        """placky; thinking
        Ten, two off for his tokens, and three for those who press: five.
        """
      And the die shows 3 for SUZU
        """placky; glad
        Down, on tired legs: one all! By himself that is five times in twelve. By AGUILA it is 61 in a hundred: a throw of eleven, and a try of nine against LINCE's five.
        """
      Then the score is 1 to 1

    Scenario: SUZU drops the try
      When SUZU is activated
      And SUZU marks a move that ends at 11.3, 32.55
      And GARRA presses from 12.8, 34.7
      And LINCE presses
      And TORO presses from 8.7, 33.7
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU goes for a try
      And the die shows 8 for SUZU
        """placky; dry
        Dropped, seven times in twelve. More rolls are not always more risk: AGUILA's two bring more tries than this one.
        """
      Then the score is 0 to 1

    Scenario: The ball goes out, the players sit down
      When Yamato puts the ball out
        """placky; thinking
        The half is over, a try behind. It spares you their four tokens, over 29 inches: one try in six at the very most. It costs you AGUILA's: three in five. Put it out where you have no such try.
        """
      And HAYATE gives up an active token
        """placky; calm
        HAYATE gives up an active token and keeps the turned one, which weighs on nothing but a try; SUZU has one left. Five boxes again, both time tokens active, and you kick: at the start they did.
        """
      Then HAYATE has 0 active fatigue tokens
      And SUZU has 1 active fatigue tokens
      And Yamato kicks
      And the time tokens stand on 5
      And Yamato's time token is active
      And Teriomorph's time token is active

    Scenario: AGUILA takes it in, and LINCE falls, and it hurts
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16, 30.973
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 7 for AGUILA and 9 for LINCE
      And the die shows 8 for LINCE
        """placky; dry
        A wound as well, one of the two that he can take.
        """
      Then the score is 1 to 1

    Scenario: AGUILA drops the try, and it hurts
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16, 30.973
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 11 for AGUILA and 9 for LINCE
      And the die shows 8 for LINCE
        """placky; dry
        A wound for LINCE, who stopped nothing: AGUILA dropped it himself.
        """
      Then the score is 0 to 1

    Scenario: LINCE holds AGUILA up, and it hurts
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16, 30.973
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 11 for AGUILA and 4 for LINCE
      And the die shows 9 for AGUILA
        """placky; dry
        A wound for AGUILA, one of the three that he can take.
        """
      Then the score is 0 to 1

    @counted
    Scenario Outline: LINCE's tackle, a natural 1, or a tie: <a> against <b>
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16, 30.973
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for LINCE

      Examples:
        | a | b |
        | 1 | 4 |
        | 4 | 4 |
        | 7 | 1 |

    @counted
    Scenario: A missed pass, and AGUILA makes up for it
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 12 for SUZU
      And the die shows 4 for AGUILA
      Then AGUILA holds the ball

    @counted
    Scenario: A loose ball is a kept ball
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 12 for SUZU
      And the die shows 11 for AGUILA
      And the die shows 6 for AGUILA
      Then Yamato attacks
      And the time tokens stand on 1

  @rule_6_04 @rule_1_06 @rule_3_06
  Rule: Before your own zone

    Now they have the ball, and two tokens. What comes after those, the board says.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Second half, one all, box one, and both time tokens are turned. LINCE stole the ball and is in front of your zone, tired twice, with two tokens left. KURO is off, so three of you defend.
        """
      And a full match
      And it is the second half
      And the score is 1 to 1
      And the time tokens stand on 1
      And Teriomorph kicked at the start
      And Yamato's time token is inactive, Teriomorph's is inactive
      And these players are on the pitch:
        | player | at         | ball | fatigue | wounds | off  |
        | AGUILA | 15.2, 5.6  |      |         |        |      |
        | SUZU   | 14.4, 0.55 |      | 1       |        |      |
        | HAYATE | 9.6, 2.2   |      |         | 1      |      |
        | KURO   |            |      |         |        | half |
        | GARRA  | 8, 17      |      |         |        |      |
        | LINCE  | 12, 7.9    | yes  | 2       |        |      |
        | BUHO   | 18.1, 3.9  |      |         |        |      |
        | TORO   | 17, 16     |      |         |        |      |
      And Teriomorph attacks with 2 activation tokens

    Scenario: Tackled, a try, and HAYATE is off
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
        """placky; thinking
        He runs into your zone, and says what he does there after you have said what you do: a try, or a throw to BUHO, who is fresh and free. AGUILA can press LINCE, or go between them, hands in the air. Which?
        """
      And AGUILA steals out of the air, moving to 14.6, 4
        """placky; thinking
        BUHO is shut off, and SUZU will press LINCE. HAYATE can touch LINCE, and has a wound; a second one sends him off. Does he tackle, or press as well?
        """
      And HAYATE tackles LINCE at 12, 3.4
        """placky; thinking
        The try becomes a duel: the higher success wins. A tackle that fails puts HAYATE on the ground, and he rolls stamina.
        """
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
        """placky; thinking
        AGUILA would have half of all throws, so LINCE does not throw. Ten, two off for his fatigue and one for SUZU: seven, against HAYATE's six.
        """
      And the dice show 6 for LINCE and 9 for HAYATE
        """placky; alarmed
        Down all the same. HAYATE falls, and rolls stamina: three or less.
        """
      Then try scored happened to LINCE once
      When the die shows 7 for HAYATE
        """placky; dry
        His second wound, so he is off; a die says for how long. Pressed, LINCE scores 50 times in a hundred; tackled, 43. What HAYATE pays for it no longer matters: both time tokens are turned.
        """
      And the die shows 2 for HAYATE
        """placky; dry
        Back at the kick-off, after which whoever receives takes four, and the time goes to zero. He will be fresh for the handshake.
        """

    Scenario: Tackled, and a try
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE tackles LINCE at 12, 3.4
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the dice show 6 for LINCE and 9 for HAYATE
      And the die shows 2 for HAYATE
        """placky; dry
        A try, and he is unhurt. His tackle made an even chance three in seven; had it sent him off, nobody would have missed him: whoever takes four tokens now ends the match.
        """

    Scenario: Tackled, and the higher number
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE tackles LINCE at 12, 3.4
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the dice show 6 for LINCE and 3 for HAYATE
        """placky; dry
        A try, and a good tackle that does not count; there is no medal for second. Pressed, LINCE has an even chance; tackled, a little less.
        """

    Scenario: Tackled, dropped, and HAYATE is off
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE tackles LINCE at 12, 3.4
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the dice show 10 for LINCE and 9 for HAYATE
        """placky; glad
        Dropped. HAYATE has missed as well; he falls, and rolls stamina.
        """
      Then try missed happened to LINCE once
      When the die shows 7 for HAYATE
        """placky; calm
        No try, and HAYATE off; a die says for how long. Both time tokens are turned, so there is no match left to miss him in. With boxes to play you might spare him; here he tackles.
        """
      And the die shows 2 for HAYATE
        """placky; calm
        Back at the kick-off; whoever receives takes four, and it is over. One all.
        """

    Scenario: Tackled, and dropped
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE tackles LINCE at 12, 3.4
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the dice show 10 for LINCE and 9 for HAYATE
      And the die shows 2 for HAYATE
        """placky; glad
        No try, and nobody hurt. A kick-off, four tokens taken, time at zero: one all. Pressed, LINCE would have had an even chance; tackled, three in seven.
        """

    Scenario: Tackled, and LINCE is hurt
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE tackles LINCE at 12, 3.4
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the dice show 3 for LINCE and 5 for HAYATE
        """placky; glad
        HAYATE holds him up. Both go to ground, and LINCE rolls stamina.
        """
      And the die shows 7 for LINCE
        """placky; glad
        No try, and the wound is theirs for once. One all, and whoever takes four ends the match.
        """

    Scenario: Tackled, and LINCE is held up
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE tackles LINCE at 12, 3.4
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the dice show 3 for LINCE and 5 for HAYATE
      And the die shows 2 for LINCE
        """placky; glad
        No try, and everybody whole: so looks a tackle in the brochure. It saves one try in fourteen, and with both time tokens turned a stretcher costs nothing.
        """

    Scenario: Hands in the air, pressed, and a try
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE presses
        """placky; calm
        He touches nobody, and nobody touches his wound: one off the try.
        """
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
        """placky; thinking
        AGUILA would have half of all throws, so LINCE does not throw. Ten, two off for his fatigue, two for HAYATE and SUZU: six.
        """
      And the die shows 5 for LINCE
        """placky; dry
        A try, an even chance. HAYATE's tackle makes it three in seven. It may send him off, but from what? Both time tokens are turned, and whoever takes four ends the match.
        """
      Then try scored happened to LINCE once
      And it is time for a kick-off

    Scenario: Hands in the air, pressed, and no try
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE presses
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the die shows 10 for LINCE
        """placky; glad
        Dropped, an even chance. AGUILA touched nothing, and did most: had he pressed as well, LINCE would have thrown, and that is a try three times in five. HAYATE's tackle makes it three in seven.
        """
      Then try missed happened to LINCE once
      And it is time for a kick-off

    Scenario: All press, and BUHO has a try
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA presses from 13.6, 4.5
        """placky; thinking
        One more off LINCE's try, and nobody between him and BUHO.
        """
      And HAYATE presses
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE passes to BUHO
        """placky; alarmed
        All of you press, so a try is five or less, and BUHO is free. LINCE throws, over four inches: seven, three off for you, so four. If it fails, BUHO may still catch it.
        """
      And the die shows 3 for LINCE
        """placky; alarmed
        BUHO has it, and all of you stand about LINCE.
        """
      And Teriomorph removes the tokens
      And BUHO is activated
      And BUHO marks a move that ends at 19.4, 2.6
      And AGUILA presses
      And HAYATE presses
      And SUZU rests
      And BUHO runs
      And BUHO goes for a try
        """placky; alarmed
        Their last token. Nobody gets near him: eleven, and nothing off. SUZU rests, and turns his fatigue token over.
        """
      And the die shows 6 for BUHO
        """placky; dry
        A try, three times in five, because all of you pressed the man with the ball. AGUILA's hands in the air make it an even chance, and three in seven if HAYATE tackles.
        """
      Then try scored happened to BUHO once

    Scenario: All press, and BUHO catches it
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA presses from 13.6, 4.5
      And HAYATE presses
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE passes to BUHO
      And the die shows 10 for LINCE
        """placky; alarmed
        Missed. BUHO may still catch it: six or less.
        """
      And the die shows 4 for BUHO
        """placky; alarmed
        Caught, with a token left, and eleven to come with nobody near. A bad pass is caught every second time: that makes a try three times in five. AGUILA's hands in the air make it an even chance.
        """
      Then BUHO holds the ball

    Scenario: All press, and BUHO drops it
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA presses from 13.6, 4.5
      And HAYATE presses
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE passes to BUHO
      And the die shows 10 for LINCE
      And the die shows 10 for BUHO
        """placky; glad
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for BUHO
        """placky; calm
        On the ground, one time in three, and they have a token to find it. This way it is a try three times in five; AGUILA's hands in the air make it an even chance.
        """
      Then Teriomorph attacks

    @counted
    Scenario Outline: Tackled, a try, and HAYATE is off: injury <injury>
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE tackles LINCE at 12, 3.4
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the dice show 6 for LINCE and 9 for HAYATE
      Then try scored happened to LINCE once
      When the die shows 7 for HAYATE
      And the die shows <injury> for HAYATE

      Examples:
        | injury |
        | 6      |
        | 10     |
        | 12     |

    @counted
    Scenario Outline: Tackled, dropped, and HAYATE is off: injury <injury>
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE tackles LINCE at 12, 3.4
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the dice show 10 for LINCE and 9 for HAYATE
      Then try missed happened to LINCE once
      When the die shows 7 for HAYATE
      And the die shows <injury> for HAYATE

      Examples:
        | injury |
        | 6      |
        | 10     |
        | 12     |

  @rule_6_01 @rule_6_04 @rule_5_03 @rule_4_04
  Rule: The last box

    Second half, one all, and two a side: it was that kind of match. They defend, so after a try, made or missed, they choose to receive.
    As before, a deep kick leaves them 29 inches to your zone.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Box one. Your time token is turned: if you take four more, the match is over. Theirs is not, so they have four to come after a kick-off. HAYATE has the ball, and you one token. By himself, or by Arrow?
        """
      And a full match
      And it is the second half
      And the score is 1 to 1
      And the time tokens stand on 1
      And Yamato's time token is inactive, Teriomorph's is active
      And Teriomorph kicked at the start
      And Yamato's team plays are "Arrow"
      And these players are on the pitch:
        | player | at         | ball | fatigue | off   |
        | AGUILA | 16.4, 28.1 |      | 1       |       |
        | SUZU   |            |      |         | match |
        | HAYATE | 11.5, 31   | yes  |         |       |
        | KURO   |            |      |         | match |
        | GARRA  | 7.2, 34.6  |      |         |       |
        | LINCE  | 14.8, 34.4 |      | 2       |       |
        | BUHO   |            |      |         | half  |
        | TORO   |            |      |         | match |
      And Yamato attacks with 1 activation token

    Scenario: By himself, and a try
      When HAYATE is activated
        """placky; thinking
        GARRA and LINCE can press him in the zone, and not touch him. Put down or dropped, a kick-off follows, and their four tokens. If HAYATE stands still, you take four, and the time goes to zero. What does HAYATE do?
        """
      And HAYATE marks a move that ends at 11, 32.6
        """placky; calm
        One roll, with both of them about him.
        """
      And GARRA presses from 9, 33.8
      And LINCE presses from 12.7, 33.8
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        Ten, two off for GARRA and LINCE: eight, and nobody to roll against.
        """
      And the die shows 5 for HAYATE
        """placky; glad
        Down, two to one, as two times in three. By Arrow it is eight in ten, though that takes two rolls: they are at ten each, and a missed throw may still be caught, at ten as well.
        """
      Then the score is 2 to 1
      And it is time for a kick-off

    Scenario: By himself, and dropped
      When HAYATE is activated
      And HAYATE marks a move that ends at 11, 32.6
      And GARRA presses from 9, 33.8
      And LINCE presses from 12.7, 33.8
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 10 for HAYATE
        """placky; dry
        Dropped, one time in three. One all, and their four tokens to come. By Arrow it is a try 81 times in a hundred: two rolls, but each of them easier.
        """
      Then try missed happened to HAYATE once

    Scenario: HAYATE stands still, and the match is over
      When HAYATE is activated
      And HAYATE marks no way
        """placky; calm
        A draw is a result. Their four tokens cannot spoil it.
        """
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And HAYATE stays put
        """placky; calm
        A second action is due. Of no length will do.
        """
      And Yamato removes the tokens
        """placky; dry
        Time zero, one all. HAYATE's try was two in three, and their four tokens no danger: a good kick leaves them nine inches short, and with a bad one, one in three, it is one try in ten at most. Shake hands.
        """
      Then the match is a draw

    Scenario: Arrow, and a try
      When Yamato declares the team play "Arrow"
        """placky; calm
        Face down, for the one token that you have: HAYATE passes, and AGUILA runs, moves and goes for the try.
        """
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
        """placky; thinking
        LINCE comes near HAYATE, and to run would not have helped. Where does AGUILA run for the ball? To within two inches of HAYATE, and close to LINCE? Or wide, with nobody near? From both he reaches the zone.
        """
      And AGUILA runs to 14.2, 30.2
        """placky; calm
        Close to HAYATE, and to LINCE. But pressure counts where somebody acts, and AGUILA acts in his corner.
        """
      And HAYATE passes to AGUILA
        """placky; thinking
        Within two inches: plus four, and one off for LINCE. Ten. If it fails, AGUILA may still catch it.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        AGUILA has it. On with the card, into the empty corner.
        """
      Then AGUILA holds the ball
      When AGUILA moves to 17.2, 32.55
      And AGUILA goes for a try
        """placky; thinking
        Eleven, one off for his fatigue, and nobody near: ten.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Down, two to one! Arrow is a try eight times in ten, HAYATE alone two in three. Their four tokens follow, and hardly ever bring a try: count the inches.
        """
      Then the score is 2 to 1
      And it is time for a kick-off

    Scenario: Arrow, and dropped
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 14.2, 30.2
      And HAYATE passes to AGUILA
      And the die shows 4 for HAYATE
      And AGUILA moves to 17.2, 32.55
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
        """placky; dry
        Dropped, one all, and their four to come: one try in ten at the very most. Arrow was right all the same: eight tries in ten, HAYATE alone two in three.
        """
      Then try missed happened to AGUILA once

    Scenario: Arrow, and caught
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 14.2, 30.2
      And HAYATE passes to AGUILA
      And the die shows 11 for HAYATE
        """placky; alarmed
        Missed. AGUILA may still catch it: ten or less.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        Caught, and so it is a pass. On with the card.
        """
      Then AGUILA holds the ball
      When AGUILA moves to 17.2, 32.55
      And AGUILA goes for a try
        """placky; thinking
        Eleven, one off for his fatigue, and nobody near: ten.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Down, two to one, by a pass that I had written off. Within two inches a bad throw is still caught, with ten or less.
        """
      Then the score is 2 to 1

    Scenario: Arrow, caught and dropped
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 14.2, 30.2
      And HAYATE passes to AGUILA
      And the die shows 11 for HAYATE
      And the die shows 4 for AGUILA
      And AGUILA moves to 17.2, 32.55
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
        """placky; dry
        He catches the wild one and drops the easy one. One all, and their four tokens to come: one try in ten at the very most.
        """
      Then try missed happened to AGUILA once

    Scenario: Arrow, and on the grass
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 14.2, 30.2
      And HAYATE passes to AGUILA
      And the die shows 11 for HAYATE
      And the die shows 11 for AGUILA
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for AGUILA
        """placky; calm
        Nobody's ball, so still yours: who attacks keeps attacking.
        """
      And Yamato removes the tokens
        """placky; dry
        Four new tokens are due, and the time goes to zero: one all, and they never had their four. One time in 36 Arrow ends so; HAYATE alone always gives them their four. Shake hands.
        """
      Then the match is a draw

    Scenario: Arrow, wide
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 17.2, 30.6
        """placky; calm
        Wide, where nobody is. HAYATE has to throw all the way.
        """
      And HAYATE passes to AGUILA
        """placky; thinking
        Over four inches: seven, and one off for LINCE. Six. If it fails, AGUILA may still catch it, at six.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        AGUILA has it, and a try at ten to come. Wide, Arrow is a try five times in eight; from within two inches eight in ten, and the corner is as empty.
        """
      Then AGUILA holds the ball

    Scenario: Arrow, wide and caught
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 17.2, 30.6
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
        """placky; alarmed
        Missed. AGUILA may still catch it: six or less.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        Caught, and so it is a pass, with a try at ten to come. Wide, that is a try five times in eight; near HAYATE, eight in ten: there a bad throw is caught at ten, not six.
        """
      Then AGUILA holds the ball

    @counted
    Scenario Outline: Arrow, wide and on the grass: arrow <arrow>
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 17.2, 30.6
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 9 for AGUILA
      And the die shows <arrow> for AGUILA
      And Yamato removes the tokens
      Then the match is a draw

      Examples:
        | arrow |
        | 1     |
        | 2     |
        | 3     |
        | 4     |
        | 5     |
        | 6     |
        | 7     |
        | 8     |
        | 9     |
        | 10    |
        | 11    |
        | 12    |

    @counted
    Scenario: Arrow, wide, and a try
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 17.2, 30.6
      And HAYATE passes to AGUILA
      And the die shows 4 for HAYATE
      Then AGUILA holds the ball
      When AGUILA moves to 19, 32.55
      And AGUILA goes for a try
      And the die shows 6 for AGUILA
      Then it is time for a kick-off

    @counted
    Scenario: Arrow, wide, and no try
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 17.2, 30.6
      And HAYATE passes to AGUILA
      And the die shows 4 for HAYATE
      Then AGUILA holds the ball
      When AGUILA moves to 19, 32.55
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
      Then it is time for a kick-off

    @counted
    Scenario: Arrow, wide and caught, and a try
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 17.2, 30.6
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 4 for AGUILA
      And AGUILA moves to 19, 32.55
      And AGUILA goes for a try
      And the die shows 6 for AGUILA
      Then it is time for a kick-off

    @counted
    Scenario: Arrow, wide and caught, and no try
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 17.2, 30.6
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 4 for AGUILA
      And AGUILA moves to 19, 32.55
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
      Then it is time for a kick-off

    @counted
    Scenario Outline: Arrow, and on the grass: arrow <arrow>
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 14.2, 30.2
      And HAYATE passes to AGUILA
      And the die shows 11 for HAYATE
      And the die shows 11 for AGUILA
      And the die shows <arrow> for AGUILA
      And Yamato removes the tokens

      Examples:
        | arrow |
        | 1     |
        | 2     |
        | 3     |
        | 4     |
        | 5     |
        | 7     |
        | 8     |
        | 9     |
        | 10    |
        | 11    |
        | 12    |
