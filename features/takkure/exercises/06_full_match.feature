@rule_6_01
Feature: Full match

  Everything you know, with time in it. Afterwards you shake hands.

  A full match has two halves. Each half ends when time reaches zero.

  @rule_6_04
  Rule: A clock without hands

    Each side has a time token on five boxes. A side that takes four activation tokens turns it over. If it is turned over already, both go down a box first; four not taken by then are lost.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        Both time tokens lie on box five, yours turned over. SUZU has the ball before their zone, and gets the last token of these four.
        """
      And a full match
      And Yamato's time token is inactive, Teriomorph's is active
      And these players are on the pitch:
        | player | at         | ball | activations | fatigue |
        | AGUILA | 3.3, 32.2  |      | 1           |         |
        | SUZU   | 12, 30     | yes  | 2           |         |
        | HAYATE | 18, 27.5   |      |             |         |
        | KURO   | 14, 25     |      |             |         |
        | GARRA  | 7.4, 28.1  |      |             |         |
        | LINCE  | 18.8, 34.3 |      |             |         |
        | BUHO   | 22, 27.5   |      |             |         |
        | TORO   | 18.2, 31   |      |             |         |
      And Yamato attacks with 1 activation token

    Scenario: On the right, and a try
      When SUZU is activated
        """placky; thinking
        His third token of the four tires SUZU: one off his try. On the right LINCE and TORO can press him. On the left GARRA can, and AGUILA is there for a pass. Nobody can tackle. Which way?
        ?
        What do those who press take off on each side? And who else may score there?
        """
      And SUZU marks a move that ends at 15, 32.55
        """placky; calm
        SUZU runs away from GARRA, and from AGUILA. HAYATE, on this side, would need two tokens to score.
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
        A try! On the right SUZU scores 58 times in a hundred, on the left 67 times, and by a pass AGUILA does 69 times. So the left was better. They defended, so they say who kicks: they receive, and take four tokens.
        """
      Then try scored happened to SUZU once
      And the time tokens stand on 5

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
        Dropped. On the right SUZU scores 58 times in a hundred, on the left 67 times, and by a pass AGUILA does 69 times. So the left was better. They defended, so they say who kicks: they receive.
        """
      Then try missed happened to SUZU once
      And the time tokens stand on 5

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
        GARRA presses SUZU. Does SUZU go for a try, with eight or less? Or does he pass back to AGUILA, who goes for it with a token of the next four? About as many of both succeed, so look at the clock.
        ?
        After each of the two, who takes the next four tokens, and on which box? Your time token is turned over.
        """
      And SUZU goes for a try
        """placky; dry
        SUZU's BaC for a try is ten: one off for his fatigue token, one for GARRA. Eight or less.
        """
      And the die shows 3 for SUZU
        """placky; glad
        A try! SUZU scores here 67 times in a hundred, AGUILA after the pass 69: as good as level. But they take four tokens on box five now. After a pass they lose those, so the pass was better.
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
        Dropped. SUZU scores here 67 times in a hundred, AGUILA after the pass 69: as good as level. But they take four tokens on box five now. After a pass they lose those, so the pass was better.
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
        You still have the ball, so you take four new tokens. Your time token is turned over: both go down to box four, then you turn yours. So they have lost their four tokens of box five: an attack.
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
        AGUILA's BaC for a try is eleven. GARRA does not get within two inches to press him.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A try! By the pass AGUILA scores 69 times in a hundred, SUZU himself 67: as good as level. But the pass has cost them an attack. So it was better: the clock decides.
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
        Caught, so it counts as a pass: you take four new tokens on box four. This way stops here. In all, the pass scores 69 times in a hundred, and costs them an attack; SUZU himself scores 67 times.
        """
      Then AGUILA holds the ball

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
        Dropped. A die decides where the ball goes.
        """
      And the die shows 6 for AGUILA
        """placky; dry
        Nobody has the ball, but you still attack: you take four new tokens on box four, and may pick it up. It ends so 25 times in a hundred. The pass was still better: 69 tries, and SUZU's 67 leave them an attack.
        """
      Then AGUILA does not hold the ball
      And Yamato attacks

  @rule_6_04 @rule_6_02
  Rule: Before half-time

    On box one, a coach who is behind and has the ball may put it out: the half ends at once.
    If you go for a try instead, made or missed, they receive the kick-off and take their four tokens.
    When the half is over, every player gives up one fatigue token.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        You are a try behind on box one, where both time tokens are turned over. SUZU has the ball, and you have two tokens. Play on for a try, or put the ball out?
        ?
        After a try, made or missed, they take four tokens. What does that do to a turned token on box one?
        """
      And a full match
      And Yamato's time token is inactive, Teriomorph's is inactive
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
        SUZU's two fatigue tokens take two off his try. Does he run in himself, where GARRA, BUHO and TORO can press him? Or does he stand and pass, and a team-mate goes for the try with your last token?
        ?
        What do those who press take off in the zone? And what does a pass within two inches add?
        """
      And SUZU marks no way
        """placky; calm
        SUZU stands still. No defender gets within two inches of him, or into the way of a pass.
        """
      And GARRA presses from 14.5, 35
      And LINCE presses
      And TORO presses from 6.65, 34.5
      And BUHO presses from 10.6, 34.9
      And SUZU runs
        """placky; thinking
        AGUILA is within two inches and has one fatigue token, but GARRA can press him and LINCE tackle him. HAYATE is within four inches and has two, one of them turned; only TORO can press him. To whom does SUZU pass?
        ?
        Add up for each: the pass, his fatigue tokens, and who presses or tackles him.
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
      And AGUILA marks a move that ends at 16.85, 32.53
        """placky; thinking
        AGUILA runs for the zone on the right. LINCE is near enough to tackle him there, and GARRA to press him.
        """
      And LINCE tackles AGUILA at 16, 30.973
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        AGUILA's BaC for a try is eleven: one off for fatigue, one for GARRA's pressure. Nine or less. LINCE tackles with STR six, one off for his third fatigue token: five or less. If both succeed, the higher number wins.
        """
      And the dice show 7 for AGUILA and 4 for LINCE
        """placky; glad
        A try: one all! The pass to AGUILA was best: 61 tries in a hundred, to HAYATE 52, SUZU alone 42. They receive, and their four tokens end the half: at half-time every player gives up one fatigue token.
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
        A try: one all! LINCE's tackle fails, so he falls and rolls stamina: three or less.
        """
      And the die shows 2 for LINCE
        """placky; dry
        LINCE is unhurt; only the defence is broken. The pass to AGUILA was best: 61 tries in a hundred, to HAYATE 52, SUZU alone 42. Their four tokens end the half: every player gives up one fatigue token.
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
        AGUILA drops the try. LINCE's tackle fails as well, so he falls and rolls stamina: three or less.
        """
      And the die shows 2 for LINCE
        """placky; dry
        LINCE is unhurt, and so is the score. The pass to AGUILA was still best: 61 tries in a hundred. Their four tokens end the half.
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
        LINCE brings AGUILA down: no try. AGUILA rolls stamina: four or less.
        """
      And the die shows 3 for AGUILA
        """placky; dry
        AGUILA is unhurt, and it is still nil to one. The pass to him was still best: 61 tries in a hundred. Their four tokens end the half.
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
        SUZU's BaC is seven: plus two for a pass within four inches. Nine or less. If he misses, HAYATE may still catch it.
        """
      And the die shows 5 for SUZU
        """placky; calm
        HAYATE has the ball, and gets your last token.
        """
      Then HAYATE holds the ball
      When Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move that ends at 3.6, 32.55
        """placky; calm
        HAYATE runs for the zone on the left. Nobody can tackle him there, and only TORO can press him.
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
        A try: one all! The pass to HAYATE brings one 52 times in a hundred. To AGUILA it is 61, even with LINCE's tackle: the pass is shorter, and he has one fatigue token less.
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
        Dropped: two fatigue tokens weigh more than one TORO. The pass to HAYATE brings a try 52 times in a hundred, the pass to AGUILA 61.
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
        The pass goes wrong. HAYATE may still catch it: seven or less.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        Caught, so it counts as a pass, and HAYATE gets your last token. This way stops here: his try, seven or less, succeeds 58 times in a hundred. In all, the pass to HAYATE brings a try 52 times, to AGUILA 61.
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
        Dropped. A die decides where the ball goes.
        """
      And the die shows 6 for HAYATE
        """placky; dry
        Nobody has the ball. You still attack, but with one token you can only pick it up. It ends so 10 times in a hundred. The pass to HAYATE brings a try 52 times, the pass to AGUILA 61.
        """
      Then Yamato attacks

    Scenario: SUZU takes it in himself
      When SUZU is activated
      And SUZU marks a move that ends at 11.3, 32.55
        """placky; calm
        SUZU needs one roll instead of two, but three defenders will press him.
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
        A try on tired legs: one all! SUZU alone scores 42 times in a hundred. With the pass AGUILA scores 61 times, so the pass was better: two rolls, but each of them easier.
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
        Dropped. SUZU alone scores 42 times in a hundred, AGUILA after a pass 61. One roll is not always safer than two.
        """
      Then the score is 0 to 1

    Scenario: The ball goes out, the players sit down
      When Yamato puts the ball out
        """placky; thinking
        The half is over, and every player gives up one fatigue token; wounds stay. HAYATE has an active one and a turned one. Which one does he give up?
        ?
        What does an active token take from him, and what a turned one?
        """
      And HAYATE gives up an active token
        """placky; calm
        Right: an active one costs him his skills, a turned one only counts for a try. They kicked off first, you do now. But to play on was better: AGUILA scores 61 times in a hundred, and their four tokens would have ended the half, too.
        """
      Then HAYATE has 0 active fatigue tokens
      And SUZU has 1 active fatigue tokens
      And Yamato kicks
      And the time tokens stand on 5
      And Yamato's time token is active
      And Teriomorph's time token is active

    Scenario: The ball goes out, and HAYATE gives up the turned token
      When Yamato puts the ball out
      And HAYATE gives up an inactive token
        """placky; dry
        The active one that he keeps costs HAYATE his skills; a turned one only counts for a try. And to play on was better: AGUILA scores 61 times in a hundred, and their four tokens would have ended the half, too.
        """
      Then HAYATE has 1 active fatigue tokens

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
        LINCE is wounded as well. The pass to AGUILA was best: 61 tries in a hundred, to HAYATE 52, SUZU alone 42. Their four tokens end the half: every player gives up one fatigue token, but no wound.
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
        LINCE is wounded, and has stopped nothing: AGUILA dropped it himself. The pass to him was still best: 61 tries in a hundred.
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
        AGUILA is wounded; a third wound would injure him. The pass to him was still best: 61 tries in a hundred.
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
        LINCE's BaC for a try is ten: two off for his fatigue tokens, one for SUZU's pressure. Seven or less. HAYATE tackles with STR six: so LINCE scores 43 times in a hundred, against HAYATE's pressure 50.
        """
      And the dice show 6 for LINCE and 9 for HAYATE
        """placky; alarmed
        LINCE scores. HAYATE's tackle fails, so he falls and rolls stamina: three or less.
        """
      Then try scored happened to LINCE once
      When the die shows 7 for HAYATE
        """placky; dry
        This is HAYATE's second wound, so he goes off. A die decides for how long.
        """
      And the die shows 2 for HAYATE
        """placky; dry
        HAYATE is back at the kick-off. Whoever receives takes four tokens, and the match is over: he will be fresh for the handshake. The tackle was still right: 43 tries in a hundred against it, 50 against a press.
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
        HAYATE is unhurt, but LINCE has scored. The tackle was still right: 43 tries in a hundred against it, 50 against a press.
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
        LINCE's try beats a good tackle; there is no medal for second. The tackle was still right: 43 times to 50.
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
        This is HAYATE's second wound, so he goes off. A die decides for how long.
        """
      And the die shows 2 for HAYATE
        """placky; calm
        No try, and HAYATE is back at the kick-off. Whoever receives takes four tokens: the match is over, one all. The tackle was right: 43 tries in a hundred against it, 50 against a press.
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
        No try, and HAYATE is unhurt. The next four tokens end the match, one all. The tackle was right: 43 times to 50.
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
        No try, and the wound is theirs for once. The tackle was right: 43 tries in a hundred against it, 50 against a press.
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
        No try, and nobody is hurt. The tackle was right: 43 times to 50.
        """

    Scenario: AGUILA between them, HAYATE presses, and a try
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
      And AGUILA steals out of the air, moving to 14.6, 4
      And HAYATE presses
        """placky; calm
        HAYATE takes one off LINCE's try, and risks no wound.
        """
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
        """placky; thinking
        LINCE's BaC for a try is ten: two off for his fatigue tokens, two for the pressure of HAYATE and SUZU. Six or less.
        """
      And the die shows 5 for LINCE
        """placky; dry
        LINCE scores. Against pressure he does so 50 times in a hundred, against HAYATE's tackle 43: the tackle was better. It may send HAYATE off, but that costs nothing now: the next four tokens end the match.
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
        Dropped. Against pressure LINCE scores 50 times in a hundred, against HAYATE's tackle 43: the tackle was better. If AGUILA presses as well, LINCE passes to BUHO, and they score 61 times.
        """
      Then try missed happened to LINCE once
      And it is time for a kick-off

    Scenario: All press, and BUHO has a try
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
        BUHO has the ball, and all of you stand about LINCE.
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
        BUHO gets their last token. Nobody gets within two inches of him, so he needs eleven or less. SUZU is too far away: he rests, and his Deep Breath takes a fatigue token off at once.
        """
      And the die shows 6 for BUHO
        """placky; dry
        BUHO scores. If all of you press LINCE, they score 61 times in a hundred. With AGUILA between him and BUHO, 50 times, and 43 if HAYATE tackles. AGUILA's steal was better.
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
        The pass goes wrong. BUHO may still catch it: six or less.
        """
      And the die shows 4 for BUHO
        """placky; alarmed
        Caught, and nobody is near BUHO. This way stops here: his try, eleven or less, succeeds 92 times in a hundred. In all, they score 61 times if all of you press LINCE, and 50 with AGUILA between him and BUHO.
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
        Dropped. A die decides where the ball goes.
        """
      And the die shows 6 for BUHO
        """placky; calm
        Nobody has the ball, and with one token they can only pick it up. It ends so 33 times in a hundred. But they score 61 times, and only 50 times with AGUILA between LINCE and BUHO.
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

    Another match, second half, one all, and two a side. One token decides it.
    After a try, made or missed, they receive the kick-off and take their four tokens.
    Even if GARRA catches a deep kick, your zone is 28 inches away, all that four tokens give him: one step aside for a tackler, and he is short. So they hardly ever score.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Your time token is turned over on box one. HAYATE has the ball, and you have one token. Does HAYATE go by himself? Or do you play Arrow: he passes, and AGUILA scores?
        ?
        How many rolls does each way take, and at what numbers?
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
        GARRA and LINCE can press HAYATE in the zone, but not tackle him. After a try they take four tokens. If he stands still, you take four: where do the time tokens go then? Does he try, or stand still?
        ?
        Your time token is turned over, on box one. What do four new tokens do to it?
        """
      And HAYATE marks a move that ends at 11, 32.6
        """placky; calm
        HAYATE runs into the zone, where both defenders can press him.
        """
      And GARRA presses from 9, 33.8
      And LINCE presses from 12.7, 33.8
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        HAYATE's BaC for a try is ten: two off for the pressure of GARRA and LINCE. Eight or less.
        """
      And the die shows 5 for HAYATE
        """placky; glad
        A try: two to one! By himself HAYATE scores 67 times in a hundred. Arrow scores 81 times, so it was better: two rolls, but each of them easier.
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
        Dropped: still one all. By himself HAYATE scores 67 times in a hundred. Arrow scores 81 times, so it was better: two rolls, but each of them easier.
        """
      Then try missed happened to HAYATE once

    Scenario: HAYATE stands still, and the match is over
      When HAYATE is activated
      And HAYATE marks no way
        """placky; calm
        HAYATE keeps the ball, and so they never take their four tokens.
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
        Your time token was turned over, so your four new tokens take both from box one to zero: the match ends one all. HAYATE's try was better: 67 in a hundred, and their four tokens hardly ever score. Shake hands.
        """
      Then the match is a draw

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
        LINCE presses HAYATE, wherever he runs. Where does AGUILA run for the pass: to within two inches of HAYATE, but close to LINCE? Or wide, where nobody is near him? From both places he reaches the zone.
        ?
        What does the distance add to each pass, and to a catch after it?
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
        A try: two to one! Arrow was best: it scores 81 times in a hundred, HAYATE alone 67.
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
        Dropped: still one all. Arrow was right all the same: 81 tries in a hundred, not 67.
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
        A try: two to one, after a pass that I had written off! Arrow was best: two chances for the ball to arrive.
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
        AGUILA catches the wild one and drops the easy one. Arrow was right all the same: 81 tries in a hundred, not 67.
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
        Dropped. A die decides where the ball goes.
        """
      And the die shows 6 for AGUILA
        """placky; calm
        Nobody has the ball, and so you still attack.
        """
      And Yamato removes the tokens
        """placky; dry
        You take four tokens, time goes to zero, and the match ends one all. Arrow ends so 3 times in a hundred. It was right all the same. Shake hands.
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
        A try: two to one! If AGUILA runs wide, Arrow scores 62 times in a hundred; near HAYATE, where the pass is easier, 81 times. Near was better.
        """
      Then the score is 2 to 1

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
        Caught, so it counts as a pass. This way stops here: AGUILA's try, ten or less, succeeds 83 times in a hundred. In all, Arrow scores 62 times if he runs wide, and 81 near HAYATE. Near was better.
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
        Dropped: still one all. If AGUILA runs wide, Arrow scores 62 times in a hundred; near HAYATE, where the pass is easier, 81 times. Near was better.
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

    Scenario: One all, and the ball stays in
      When Yamato puts the ball out
        """placky; dry
        You may not. Only a coach who is behind puts the ball out, and it is one all.
        """
      Then rule 6.04 forbids it
