@rule_6_01
Feature: Full match

  Everything you know, with time in it. Afterwards you shake hands.

  A full match has two halves. Each half ends when time reaches zero.

  @rule_6_04
  Rule: A clock without hands

    Your time token lies turned over on box two: you have had your four activation tokens there. Theirs does not yet.
    If you still have the ball when your last token is spent, both go down to box one. You take the four of box one, and their four of box two are lost.
    If they get the ball, they take their four of box two first.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        Second half, one all. SUZU has the ball before their zone, and gets your last token of box two.
        """
      And a full match
      And it is the second half
      And Teriomorph kicked at the start
      And the score is 1 to 1
      And the time tokens stand on 2
      And Yamato's time token is inactive, Teriomorph's is active
      And these players are on the pitch:
        | player | at         | ball | activations | fatigue |
        | AGUILA | 3.3, 32.2  |      | 1           | 2       |
        | SUZU   | 12, 30     | yes  | 2           |         |
        | HAYATE | 18, 27.5   |      |             |         |
        | KURO   | 14, 25     |      |             |         |
        | GARRA  | 7.4, 28.1  |      |             |         |
        | LINCE  | 18.8, 34.3 |      |             | 2       |
        | BUHO   | 22, 27.5   |      |             |         |
        | TORO   | 18.2, 31   |      |             |         |
      And Yamato attacks with 1 activation token

    Scenario: On the right, and a try
      When SUZU is activated
        """placky; thinking
        A third token tires SUZU: one off his try, which is ten. On the right HAYATE is with him, who is fresh. On the left it is AGUILA, with two fatigue tokens. Which way?
        ?
        What do those who press take off on each side? And how far from the zone is whoever could take a pass?
        """
      And SUZU marks a move that ends at 15, 32.55
        """placky; calm
        SUZU runs away from GARRA, and from HAYATE as well: a pass back to him would need five or less.
        """
      And GARRA presses
      And LINCE presses from 16.7, 33.6
      And BUHO presses
      And TORO presses from 16.9, 31.6
      And SUZU runs
      And SUZU goes for a try
        """placky; thinking
        SUZU's BaC for a try is ten: one off for his fatigue token, two for LINCE and TORO. Seven or less.
        """
      And the die shows 5 for SUZU
        """placky; glad
        Two to one! On the right SUZU scores 58 times in a hundred, on the left 67, and there AGUILA is near enough for a pass. They defended, so they say who kicks: they receive, with the four of box two.
        """
      Then try scored happened to SUZU once
      And the time tokens stand on 2

    Scenario: On the right, and dropped
      When SUZU is activated
      And SUZU marks a move that ends at 15, 32.55
      And GARRA presses
      And LINCE presses from 16.7, 33.6
      And BUHO presses
      And TORO presses from 16.9, 31.6
      And SUZU runs
      And SUZU goes for a try
      And the die shows 10 for SUZU
        """placky; dry
        Dropped. On the left GARRA alone presses: SUZU scores 67 times in a hundred there, here 58. They receive, with the four of box two.
        """
      Then try missed happened to SUZU once
      And the time tokens stand on 2

    Scenario: On the left, and a try
      When SUZU is activated
      And SUZU marks a move that ends at 9.1, 32.6
        """placky; thinking
        SUZU runs towards GARRA, and towards AGUILA. A pass never goes forward: only at the end of this way is SUZU ahead of AGUILA.
        """
      And GARRA presses from 8, 29.9
      And LINCE presses
      And BUHO presses
      And TORO presses
      And SUZU runs
        """placky; thinking
        A try now, with eight or less? Or back to AGUILA, with six or less, who goes for it with one of your next four tokens, nine or less?
        ?
        How many tokens do they still have in the match after a try of SUZU's, made or missed? And how many after one of AGUILA's?
        """
      And SUZU goes for a try
        """placky; dry
        SUZU's BaC for a try is ten: one off for his fatigue token, one for GARRA. Eight or less.
        """
      And the die shows 3 for SUZU
        """placky; glad
        Two to one! But they receive, with four tokens on box two and four more on box one: enough to cross the pitch. The pass would have taken the first four away. By the dice the two are about even, so it was better.
        """
      Then try scored happened to SUZU once

    Scenario: On the left, and dropped
      When SUZU is activated
      And SUZU marks a move that ends at 9.1, 32.6
      And GARRA presses from 8, 29.9
      And LINCE presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU goes for a try
      And the die shows 10 for SUZU
        """placky; dry
        Dropped: their ball, with four tokens on box two and four more on box one, enough to cross the pitch. The pass would have taken the first four away. By the dice the two are about even, so it was better.
        """
      Then try missed happened to SUZU once

    Scenario: On the left, and back to AGUILA
      When SUZU is activated
      And SUZU marks a move that ends at 9.1, 32.6
      And GARRA presses from 8, 29.9
      And LINCE presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU passes to AGUILA
        """placky; thinking
        SUZU's BaC is seven: nothing added beyond four inches, one off for GARRA. Six or less. If he misses, AGUILA may still catch it.
        """
      And the die shows 5 for SUZU
        """placky; calm
        AGUILA has the ball. Nobody stood between them to steal it.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
        """placky; thinking
        You still have the ball, so you take four new tokens. Your time token is turned over: both go down to box one, then you turn yours. They have lost their four of box two, you now use yours of box one.
        """
      Then the time tokens stand on 1
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
        AGUILA's BaC for a try is eleven: two off for his fatigue tokens. GARRA does not get within two inches to press him.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Two to one! By the pass a try comes 56 times in a hundred, and 25 times another go: if half of those score, 68 or 69. By SUZU's try 67. But they have four tokens left now, not eight.
        """
      Then try scored happened to AGUILA once

    Scenario: On the left, and caught after all
      When SUZU is activated
      And SUZU marks a move that ends at 9.1, 32.6
      And GARRA presses from 8, 29.9
      And LINCE presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 11 for SUZU
        """placky; alarmed
        The pass goes wrong. AGUILA may still catch it: six or less.
        """
      And the die shows 3 for AGUILA
        """placky; glad
        Caught, so it counts as a pass.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
        """placky; thinking
        Caught is kept: both time tokens go down to box one, then you turn yours. They have lost their four of box two, you now use yours of box one.
        """
      And AGUILA is activated
      And AGUILA marks a move that ends at 1.2, 32.8
      And GARRA presses from 6.3, 30.8
      And LINCE presses
      And BUHO presses
      And TORO presses
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        AGUILA's BaC for a try is eleven: two off for his fatigue tokens. Nobody is near enough to press.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Two to one, by a pass that went wrong! The clock never saw the difference: caught, it is kept. They have four tokens left, not eight.
        """

    Scenario: On the left, and on the ground
      When SUZU is activated
      And SUZU marks a move that ends at 9.1, 32.6
      And GARRA presses from 8, 29.9
      And LINCE presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 11 for SUZU
      And the die shows 9 for AGUILA
        """placky; alarmed
        Dropped, and an arrow says where. Nobody has the ball, but you still attack: a loose ball is a kept ball. You take four tokens on box one, theirs of box two are lost. So the pass was better all the same.
        """
      And the die shows 6 for AGUILA
      Then AGUILA does not hold the ball
      And Yamato attacks

  @rule_6_04
  Rule: Before half-time

    Both time tokens are turned over on box one: whoever takes four tokens next ends the half.
    After a try, made or missed, that is the other side, so here the clock asks nothing of you but a try.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        You are a try behind. SUZU has the ball before their zone, and you have two tokens.
        """
      And a full match
      And Yamato's time token is inactive, Teriomorph's is inactive
      And Teriomorph kicked at the start
      And the time tokens stand on 1
      And the score is 0 to 1
      And these players are on the pitch:
        | player | at           | ball | fatigue | resting |
        | AGUILA | 14.95, 29.05 |      | 1       |         |
        | SUZU   | 12.2, 29.1   | yes  | 2       |         |
        | HAYATE | 7.3, 29      |      | 1       | 1       |
        | KURO   | 19, 25       |      |         |         |
        | GARRA  | 12.6, 35.4   |      |         |         |
        | LINCE  | 19.5, 33.6   |      | 2       |         |
        | BUHO   | 10.3, 35.5   |      | 1       |         |
        | TORO   | 8.5, 35.2    |      |         |         |
      And Yamato attacks with 2 activation tokens

    Scenario: AGUILA goes straight in
      When SUZU is activated
        """placky; thinking
        SUZU's two fatigue tokens take two off his try, which is ten. Does he run in himself? Or does he stand and pass, and a team-mate goes for the try with your last token?
        ?
        Who comes within two inches of SUZU in the zone, and what do they take off? And what does a pass within two inches add?
        """
      And SUZU marks no way
        """placky; calm
        SUZU stands still. No defender gets within two inches of him, or into the way of a pass.
        """
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
        """placky; thinking
        AGUILA has the better hands, but LINCE and GARRA on his side. HAYATE has only TORO to fear, and two fatigue tokens; for a try the turned one counts as well. To whom does SUZU pass?
        ?
        How far is each of them from SUZU? Then take from each one's try, eleven and ten, what his fatigue and the men near him cost.
        """
      And SUZU passes to AGUILA
        """placky; thinking
        SUZU's BaC is seven: plus four for a pass within two inches. Eleven or less.
        """
      And the die shows 5 for SUZU
        """placky; calm
        AGUILA has the ball, and gets your last token.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
      And AGUILA is activated
        """placky; thinking
        Straight in, with a defender on either side? Or out to the right, where there is only LINCE?
        ?
        How far can each of them move to you, LINCE three inches and GARRA two, and who gets close enough to tackle? He has STR six then.
        """
      And AGUILA marks a move that ends at 15.1, 32.53
        """placky; calm
        Between the two, and too far from either for a tackle. All they can do is press.
        """
      And LINCE presses from 17.3, 33.4
      And GARRA presses from 13.6, 34.3
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        AGUILA's BaC for a try is eleven: one off for fatigue, two for GARRA and LINCE. Eight or less.
        """
      And the die shows 5 for AGUILA
        """placky; glad
        A try: one all! Pressed by two, AGUILA scores 67 times in a hundred; tackled by LINCE on the right, 58. The pass to HAYATE brings 52 tries, SUZU alone 42.
        """
      Then the score is 1 to 1

    Scenario: AGUILA goes straight in, and drops it
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 15.1, 32.53
      And LINCE presses from 17.3, 33.4
      And GARRA presses from 13.6, 34.3
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
        """placky; dry
        Dropped, as 33 times in a hundred; on the right it would be 42. The way was right, the hands were elsewhere. Their four tokens end the half.
        """
      Then the score is 0 to 1

    Scenario: AGUILA goes to the right
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
        """placky; alarmed
        LINCE alone, but near enough to tackle: STR six. And GARRA gets just close enough to press.
        """
      And LINCE tackles AGUILA at 16.85, 32.53
      And GARRA presses from 14.6, 34
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        AGUILA's BaC for a try is eleven: one off for fatigue, one for GARRA. Nine or less, against LINCE's six. If both succeed, the higher number wins.
        """
      And the dice show 8 for AGUILA and 4 for LINCE
        """placky; glad
        A try all the same: one all! Here AGUILA scores 58 times in a hundred, straight in 67. Two who press take two off; one who tackles takes you down with him.
        """
      Then the score is 1 to 1

    Scenario: AGUILA goes to the right, and LINCE falls
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16.85, 32.53
      And GARRA presses from 14.6, 34
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 8 for AGUILA and 9 for LINCE
        """placky; glad
        A try: one all, and LINCE lies in the grass. But 58 times in a hundred is less than the 67 straight in. Whoever can only press you is a friend.
        """
      Then try scored happened to AGUILA once
      And the dice of LINCE are due

    Scenario: AGUILA goes to the right, and neither is up to it
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16.85, 32.53
      And GARRA presses from 14.6, 34
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 11 for AGUILA and 9 for LINCE
        """placky; dry
        AGUILA drops it and LINCE misses him: a draw of a kind. Straight in, AGUILA scores 67 times in a hundred, here 58. Their four tokens end the half.
        """
      Then the dice of LINCE are due

    Scenario: AGUILA goes to the right, and LINCE brings him down
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16.85, 32.53
      And GARRA presses from 14.6, 34
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 11 for AGUILA and 4 for LINCE
        """placky; alarmed
        LINCE brings AGUILA down: no try, as 42 times in a hundred on the right. Straight in it is 33. Their four tokens end the half.
        """
      Then the dice of AGUILA are due

    Scenario: AGUILA goes to the right, and LINCE rolls a natural 1
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16.85, 32.53
      And GARRA presses from 14.6, 34
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 8 for AGUILA and 1 for LINCE
        """placky; dry
        A natural 1 from LINCE, which no try beats. Straight in he could only have watched. Their four tokens end the half.
        """
      Then the score is 0 to 1

    @counted
    Scenario Outline: AGUILA goes to the right, a natural 1, or a tie: <a> against <b>
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.85, 32.53
      And LINCE tackles AGUILA at 16.85, 32.53
      And GARRA presses from 14.6, 34
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for LINCE

      Examples:
        | a | b |
        | 1 | 4 |
        | 4 | 4 |

    Scenario: HAYATE takes it in
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to HAYATE
        """placky; thinking
        SUZU's BaC is seven: plus two for a pass within four inches. Nine or less. If he misses, HAYATE may still catch it.
        """
      And the die shows 5 for SUZU
        """placky; calm
        HAYATE has the ball, and gets your last token.
        """
      Then HAYATE holds the ball
      When Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move that ends at 3.8, 32.55
        """placky; calm
        HAYATE runs for the zone on the left, where TORO alone comes near, to press.
        """
      And LINCE presses
      And GARRA presses
      And TORO presses from 5.4, 33.9
      And BUHO presses
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        HAYATE's BaC for a try is ten: one off for TORO's pressure, two for his fatigue tokens, as the turned one counts for a try as well. Seven or less.
        """
      And the die shows 3 for HAYATE
        """placky; glad
        A try: one all! The pass to HAYATE brings one 52 times in a hundred, to AGUILA 66: a shorter pass, better hands, and one fatigue token less.
        """
      Then the score is 1 to 1

    Scenario: HAYATE drops the try
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move that ends at 3.8, 32.55
      And LINCE presses
      And GARRA presses
      And TORO presses from 5.4, 33.9
      And BUHO presses
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 11 for HAYATE
        """placky; dry
        Dropped: two tokens, asleep or not, weigh as much as LINCE and GARRA together. The pass to AGUILA was better.
        """
      Then the score is 0 to 1

    Scenario: A missed pass, and HAYATE makes up for it
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 11 for SUZU
        """placky; alarmed
        The pass goes wrong. HAYATE may still catch it: seven or less.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        Caught, so it counts as a pass, and HAYATE gets your last token. This way stops here: he scores 58 times in a hundred now. To AGUILA the pass was shorter.
        """
      Then HAYATE holds the ball

    Scenario: HAYATE drops it
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 11 for SUZU
      And the die shows 10 for HAYATE
        """placky; alarmed
        Dropped, and an arrow says where. You still attack, but with one token you can only pick the ball up. A pass to HAYATE ends so 10 times in a hundred, to AGUILA once.
        """
      And the die shows 6 for HAYATE
      Then Yamato attacks

    Scenario: SUZU takes it in himself
      When SUZU is activated
      And SUZU marks a move that ends at 11.3, 32.55
        """placky; calm
        SUZU needs one roll instead of two. GARRA, BUHO and TORO come near.
        """
      And GARRA presses from 12.8, 34.7
      And LINCE presses
      And TORO presses from 8.7, 33.7
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU goes for a try
        """placky; thinking
        SUZU's BaC for a try is ten: two off for his fatigue tokens, three for the three who press. Five or less.
        """
      And the die shows 3 for SUZU
        """placky; glad
        A try on tired legs: one all! SUZU alone scores 42 times in a hundred, AGUILA after the pass 66: two rolls, but each of them easier.
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
        Dropped: five off ten for tired legs and company. One roll is not always safer than two: AGUILA scores 66 times in a hundred after a pass, SUZU 42.
        """
      Then the score is 0 to 1

    Scenario: A missed pass, and AGUILA makes up for it
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 12 for SUZU
        """placky; alarmed
        A 12, from two inches. AGUILA may still catch it: ten or less.
        """
      And the die shows 4 for AGUILA
        """placky; dry
        Caught, so it counts as a pass, and AGUILA gets your last token. This way stops here: straight in he scores 67 times in a hundred now.
        """
      Then AGUILA holds the ball

    Scenario: A loose ball is a kept ball
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 12 for SUZU
      And the die shows 11 for AGUILA
        """placky; dry
        Dropped, as once in a hundred; two inches were too much for both. You still attack, but with one token you can only pick the ball up.
        """
      Then the dice of AGUILA are due

    Scenario: A perfect pass to AGUILA
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses from 13, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 1 for SUZU
        """placky; glad
        A natural 1. AGUILA has the ball, and may walk two inches with it, which he did not need. This way stops here: straight in he scores 67 times in a hundred.
        """
      Then AGUILA holds the ball

  @rule_6_04 @rule_1_06 @rule_3_06
  Rule: Before your own zone

    Another match, and you defend. Each defender acts before the carrier says whether he passes or goes for a try, so take away the better of the two.
    Both time tokens are turned over on box one: whoever takes four tokens next ends the match.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Second half, one all. LINCE has the ball before your zone, and two fatigue tokens. They have two activation tokens left. KURO is off, so AGUILA, HAYATE and SUZU defend. HAYATE has a wound; a second one sends him off.
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
        LINCE runs into your zone. When all of you have acted, he goes for a try or passes to BUHO, who stands free. AGUILA can press LINCE, or step between the two and steal a pass out of the air. Which?
        ?
        Which of LINCE's two ways does each of them make worse?
        """
      And AGUILA steals out of the air, moving to 14.6, 4
        """placky; thinking
        AGUILA would steal a pass with six or less, so LINCE will go for a try. SUZU presses him. Does HAYATE press as well, or tackle? A tackle that fails may bring him his second wound.
        ?
        How much does each take from LINCE's try? And what would the wound still cost you?
        """
      And HAYATE tackles LINCE at 12, 3.4
        """placky; thinking
        Now LINCE's try is a duel with HAYATE: if both succeed, the higher number wins. If HAYATE fails, he falls and rolls stamina.
        """
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
        """placky; thinking
        LINCE's BaC for a try is ten: two off for his fatigue tokens, one for SUZU's pressure. Seven or less. HAYATE tackles with STR six.
        """
      And the dice show 6 for LINCE and 9 for HAYATE
        """placky; alarmed
        LINCE scores. HAYATE's tackle fails, so he falls and rolls stamina: three or less.
        """
      Then try scored happened to LINCE once
      When the die shows 7 for HAYATE
        """placky; dry
        HAYATE's second wound sends him off, and the match ends before anybody can miss him. The tackle was right: 43 tries in a hundred against it, 50 against a press.
        """
      Then the dice of HAYATE are due

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
        HAYATE is unhurt, but LINCE has scored. A press leaves him 50 such tries in a hundred, a tackle 43.
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
        LINCE's try beats a good tackle; there is no medal for second. It was right to tackle all the same.
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
        LINCE drops the try. HAYATE's tackle fails as well, so he falls and rolls stamina: three or less.
        """
      Then try missed happened to LINCE once
      When the die shows 7 for HAYATE
        """placky; calm
        No try, and HAYATE's second wound sends him off, to be fetched for the handshake. The next four tokens end the match, so nobody will miss him.
        """
      Then the dice of HAYATE are due

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
        No try, and HAYATE is unhurt. The next four tokens end the match, one all. Here a press would have done; in all, it stops fewer tries.
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
        HAYATE brings LINCE down: no try. Both go to ground, and LINCE rolls stamina: three or less.
        """
      And the die shows 7 for LINCE
        """placky; glad
        No try, and the wound is theirs for once. The tackle was right: a press would stop fewer tries.
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
        No try, and nobody is hurt. That is what the tackle was for.
        """

    Scenario: AGUILA between them, HAYATE presses, and a try
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE presses
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
        """placky; thinking
        LINCE's BaC for a try is ten: two off for his fatigue tokens, two for the pressure of HAYATE and SUZU. Six or less.
        """
      And the die shows 5 for LINCE
        """placky; dry
        LINCE scores. Against pressure he does so 50 times in a hundred, against HAYATE's tackle 43. HAYATE has been spared, for a match that is over.
        """
      Then try scored happened to LINCE once
      And it is time for a kick-off

    Scenario: AGUILA between them, HAYATE presses, and no try
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE presses
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the die shows 10 for LINCE
        """placky; glad
        Dropped. Against pressure LINCE scores 50 times in a hundred, against HAYATE's tackle 43: the tackle was better.
        """
      Then try missed happened to LINCE once
      And it is time for a kick-off

    Scenario: All press, and BUHO has the ball
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA presses from 13.6, 4.5
        """placky; thinking
        AGUILA takes one more off LINCE's try. But now nobody stands between LINCE and BUHO.
        """
      And HAYATE presses
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE passes to BUHO
        """placky; alarmed
        LINCE would need five or less for a try, so he passes. His BaC is seven: nothing added beyond four inches, three off for the three who press. Four or less. If he misses, BUHO may still catch it.
        """
      And the die shows 3 for LINCE
        """placky; alarmed
        BUHO has the ball and a free way, and all of you stand about LINCE. If all press, they score 61 times in a hundred; with AGUILA between LINCE and BUHO at most 50.
        """
      Then BUHO holds the ball

    @counted
    Scenario: All press, and BUHO has a try
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA presses from 13.6, 4.5
      And HAYATE presses
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE passes to BUHO
      And the die shows 3 for LINCE
      And Teriomorph removes the tokens
      And BUHO is activated
      And BUHO marks a move that ends at 19.4, 2.6
      And AGUILA presses
      And HAYATE presses
      And SUZU rests
      And BUHO runs
      And BUHO goes for a try
      And the die shows 6 for BUHO
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
        The pass goes wrong. BUHO may still catch it: six or less.
        """
      And the die shows 4 for BUHO
        """placky; alarmed
        Caught, and nobody is near BUHO, who hardly misses from here. If all of you press LINCE, they score 61 times in a hundred, with AGUILA between him and BUHO at most 50.
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
        Dropped, and an arrow says where. With one token they can only pick the ball up. They were unlucky: they score 61 times in a hundred so, with AGUILA between LINCE and BUHO at most 50.
        """
      And the die shows 6 for BUHO
      Then Teriomorph attacks

    Scenario: Tackled, and perfectly
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE tackles LINCE at 12, 3.4
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
      And the dice show 6 for LINCE and 1 for HAYATE
        """placky; glad
        A natural 1: no try, and a wound for LINCE without a roll. HAYATE's tackle was right, and looked it.
        """
      Then try missed happened to LINCE once

  @rule_6_01 @rule_6_04 @rule_5_03 @rule_4_04
  Rule: The last box

    Another match, second half, two a side, and you are one ahead, with one token left.
    After a try, made or missed, they receive the kick-off and take their four tokens.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Two to one, box one, your time token turned over, theirs not. HAYATE has the ball. Does he act by himself? Or Arrow: he passes with ten at best, and AGUILA goes for a try with ten? Or do you put the ball out?
        ?
        What do you need to win, a try or the end? And what have they left after a try that is missed?
        """
      And a full match
      And it is the second half
      And the score is 2 to 1
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
        The zone is near, nobody can tackle HAYATE there, and two who press leave him eight: another try would settle it. In, or not a step?
        ?
        Your time token is turned over, on box one. What do four new tokens do to it?
        """
      And HAYATE marks a move that ends at 11, 32.6
      And GARRA presses from 9, 33.8
      And LINCE presses from 12.7, 33.8
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        HAYATE's BaC for a try is ten: two off for the pressure of GARRA and LINCE. Eight or less.
        """
      And the die shows 5 for HAYATE
        """placky; glad
        Three to one, and nobody complains. But 33 times in a hundred HAYATE drops it, and they have the ball and four tokens to draw level. Had he stood still, the match would have been over, and won.
        """
      Then the score is 3 to 1
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
        Dropped: they have the ball, and four tokens to draw level. Not a step, and the match would have been over, and won.
        """
      Then try missed happened to HAYATE once

    Scenario: HAYATE stands still, and the match is over
      When HAYATE is activated
      And HAYATE marks no way
        """placky; calm
        HAYATE keeps the ball, so they never take their four tokens. But time goes down for both of you.
        """
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And HAYATE stays put
        """placky; calm
        A second action is due. A move of no length will do.
        """
      And Yamato removes the tokens
        """placky; dry
        Both time tokens are at zero: two to one. You have won by standing still, which no highlight will show. Shake hands.
        """
      Then the match is won by Yamato

    Scenario: Arrow, and a try
      When Yamato declares the team play "Arrow"
        """placky; calm
        Arrow lies face down, and uses your one token: HAYATE passes, and AGUILA runs, moves and goes for the try.
        """
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
        """placky; thinking
        Where does AGUILA run for the pass: to within two inches of HAYATE, or wide? From both places he reaches the zone, ten or less. His try settles the match; dropped, it gives them the ball. From where do you stay ahead more often?
        ?
        What does the distance add to each pass, and to a catch after it? And who has won if nobody catches the ball?
        """
      And AGUILA runs to 14.2, 30.2
        """placky; calm
        AGUILA is close to LINCE now. But pressure counts where a player acts, and AGUILA will go for his try in the empty corner.
        """
      And HAYATE passes to AGUILA
        """placky; thinking
        HAYATE's BaC is seven: plus four for a pass within two inches, one off for LINCE's pressure. Ten or less. If he misses, AGUILA may still catch it.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        AGUILA has the ball. The card goes on: he moves into the empty corner.
        """
      Then AGUILA holds the ball
      When AGUILA moves to 17.2, 32.55
      And AGUILA goes for a try
        """placky; thinking
        AGUILA's BaC for a try is eleven: one off for his fatigue token. Ten or less.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Three to one! But 16 times in a hundred AGUILA drops his try here, and they have tokens to draw level. Wide he does so 12 or 13 times: a pass that nobody catches ends the match. Standing still, never.
        """
      Then the score is 3 to 1
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
        Dropped, as 16 times in a hundred: they have tokens to draw level. Wide it is 12 or 13 times, as a pass that nobody catches ends the match. Standing still, never.
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
        The pass goes wrong. AGUILA may still catch it: ten or less.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        Caught, so it counts as a pass. The card goes on.
        """
      Then AGUILA holds the ball
      When AGUILA moves to 17.2, 32.55
      And AGUILA goes for a try
        """placky; thinking
        AGUILA's BaC for a try is eleven: one off for his fatigue token. Ten or less.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Three to one, after a pass that I had written off! It would have done on the grass as well: then the match is over, and you are ahead.
        """
      Then the score is 3 to 1

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
        AGUILA catches the wild one and drops the easy one, and they have four tokens to draw level. The other way round the match would be over, and won.
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
        """placky; glad
        Dropped, and an arrow says where. It does not matter: nobody has the ball, so you take four tokens, time goes to zero, and you have won by two drops. Standing still needs none.
        """
      And the die shows 6 for AGUILA
      And Yamato removes the tokens
      Then the match is won by Yamato

    Scenario: Arrow, wide
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9, 33.8
      And LINCE presses from 13.4, 32
      And HAYATE runs
      And AGUILA runs to 17.2, 30.6
        """placky; calm
        AGUILA runs wide, where nobody is. HAYATE's pass is now longer than four inches.
        """
      And HAYATE passes to AGUILA
        """placky; thinking
        HAYATE's BaC is seven: nothing added beyond four inches, one off for LINCE's pressure. Six or less. If he misses, AGUILA may still catch it, with six or less as well.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        AGUILA has the ball. The card goes on: he moves into the empty corner.
        """
      Then AGUILA holds the ball
      When AGUILA moves to 19, 32.55
      And AGUILA goes for a try
        """placky; thinking
        AGUILA's BaC for a try is eleven: one off for his fatigue token. Ten or less.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Three to one! Wide there are 62 tries in a hundred, near HAYATE 81. But here AGUILA drops his try 12 or 13 times, there 16, and you are ahead. So wide was better, and standing still best.
        """
      Then the score is 3 to 1

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
        The pass goes wrong. AGUILA may still catch it: six or less.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        Caught, so it counts as a pass, and AGUILA has to go on to his try, ten or less. On the grass the ball would have won the match; so ends a quarter of all passes out here.
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
      Then the match is won by Yamato

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
        """placky; dry
        Dropped, and they have tokens to draw level. Near HAYATE that comes more often still, so you ran to the better place; the best was where HAYATE stood.
        """
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

    Scenario: One ahead, and the ball stays in
      When Yamato puts the ball out
        """placky; dry
        Only whoever is behind may end the half so, which he is losing. I did not write it.
        """
      Then rule 6.04 forbids it

    Scenario: Arrow, wide and on the grass
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
        """placky; glad
        Dropped, and an arrow says where. It does not matter: nobody has the ball, so you take four tokens, time goes to zero, and you have won. Wide, Arrow ends so 25 times in a hundred, near HAYATE 3 times.
        """
      And the die shows 6 for AGUILA
      And Yamato removes the tokens
      Then the match is won by Yamato
