@rule_6_01
Feature: Full match

  Everything you know, with time in it. Afterwards you shake hands.

  A full match has two halves. Each half ends when time reaches zero.

  @rule_6_04
  Rule: A clock without hands

    Each side has a time token on five boxes. A side that takes four activation tokens turns it over. If it is turned over already, both go down a box first: whoever had not taken his four on the old box has lost them.

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
        A third token tires SUZU: one off his try, which is ten. LINCE and TORO can press on the right, GARRA on the left. AGUILA stands on the left, HAYATE on the right. Which way?
        ?
        What do those who press take off on each side? And how far from the zone is whoever could take a pass?
        """
      And SUZU marks a move that ends at 15, 32.55
        """placky; calm
        SUZU runs away from GARRA, and from AGUILA. HAYATE is too far behind for a pass that helps now.
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
        A try! On the right SUZU scores 58 times in a hundred, on the left 67 times, and there he can still pass. They defended, so they say who kicks: they receive, and take four tokens.
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
        Dropped. On the left GARRA alone presses: SUZU scores 67 times in a hundred there, here 58. They defended, so they say who kicks: they receive.
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
        GARRA presses SUZU. Does SUZU go for a try, with eight or less? Or does he pass back to AGUILA, with six or less? AGUILA then goes for it with a token of the next four, eleven or less.
        ?
        What happens after each roll that fails, and who has the ball then? And whose four tokens does the clock take?
        """
      And SUZU goes for a try
        """placky; dry
        SUZU's BaC for a try is ten: one off for his fatigue token, one for GARRA. Eight or less.
        """
      And the die shows 3 for SUZU
        """placky; glad
        A try! SUZU fails 33 times in a hundred, and a failed try is their ball. By the pass no try comes 31 times, but mostly the ball lies there and is still yours. So the pass was better.
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
        Dropped, and a failed try is their ball. A failed pass is still yours, with four new tokens: 25 times in a hundred it ends so, and only 6 times by AGUILA's try. So the pass was better.
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
        You still have the ball, so you take four new tokens. Your time token is turned over: both go down to box four, then you turn yours. They have lost their four of box five, you now use yours of box four.
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
        A try! By the clock nobody has gained: the pass has cost each of you four tokens. But a failed try is their ball, a failed pass still yours: 69 tries in a hundred, and 25 times another go.
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
        You still have the ball, so you take four new tokens, on box four: both time tokens go down, then you turn yours. They have lost their four of box five, you now use yours of box four.
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
        AGUILA's BaC for a try is eleven, and nobody is near enough to press.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A try, after a pass that went wrong! A failed pass leaves you a catch, or else a loose ball and four tokens. A failed try leaves you nothing.
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
        Dropped. A die decides where the ball goes.
        """
      And the die shows 6 for AGUILA
        """placky; dry
        Nobody has the ball, but you still attack: you take four new tokens on box four, and AGUILA may pick it up. After a failed try it would be theirs. So the pass was better all the same.
        """
      Then AGUILA does not hold the ball
      And Yamato attacks

  @rule_6_04
  Rule: Before half-time

    Both time tokens are turned over on box one: whoever takes four tokens next ends the half.
    After a try, made or missed, that is the other side. At half-time every player gives up one fatigue token.

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
        SUZU's two fatigue tokens take two off his try, which is ten. Does he run in himself? Or does he stand and pass, and a team-mate goes for the try with your last token?
        ?
        Who comes within two inches of SUZU in the zone, and what do they take off? And what does a pass within two inches add?
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
        AGUILA is within two inches: try eleven, one fatigue token. HAYATE is within four: try ten, two tokens, and a turned one counts for a try as well. To whom does SUZU pass?
        ?
        AGUILA comes in on the right, HAYATE on the left: who reaches them there, to press or to tackle? Add it to the pass and the fatigue tokens of each.
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
        GARRA will press AGUILA in the zone: one off. Choose for LINCE, who can press or tackle. He tackles with STR six, one off for his third fatigue token: five or less. If he fails, he falls and rolls stamina.
        ?
        What is left of AGUILA's try against each? And is a first wound too dear for it?
        """
      And LINCE tackles AGUILA at 16, 30.973
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        AGUILA's BaC for a try is eleven: one off for fatigue, one for GARRA's pressure. Nine or less, against LINCE's five. If both succeed, the higher number wins.
        """
      And the dice show 7 for AGUILA and 4 for LINCE
        """placky; glad
        A try: one all! The pass to AGUILA was best: 61 tries in a hundred, to HAYATE 52. LINCE was right, too: pressed, AGUILA scores more often. Their four tokens end the half.
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
        LINCE is unhurt; only the defence is broken. AGUILA scores 62 times in a hundred against his tackle, 67 against a press. The pass to AGUILA was best, and their four tokens end the half.
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
        LINCE is unhurt, and so is the score. The pass was right all the same: HAYATE and SUZU are more tired. Their four tokens end the half.
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
        AGUILA is unhurt, and it is still nil to one. LINCE was right to tackle: 62 tries in a hundred against it, 67 against a press. Their four tokens end the half.
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
        A try: one all! The pass to HAYATE brings one 52 times in a hundred, to AGUILA 61, even with LINCE's tackle: a shorter pass, and one fatigue token less.
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
        Dropped: two fatigue tokens weigh more than one TORO. The pass to AGUILA was better.
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
        Caught, so it counts as a pass, and HAYATE gets your last token. This way stops here: he scores 58 times in a hundred now. To AGUILA the pass was shorter.
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
        Nobody has the ball. You still attack, but with one token you can only pick it up. A pass to HAYATE ends so 10 times in a hundred, to AGUILA once.
        """
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
        A try on tired legs: one all! SUZU alone scores 42 times in a hundred, AGUILA after the pass 61: two rolls, but each of them easier.
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
        Dropped: five off ten for tired legs and company. One roll is not always safer than two: AGUILA scores 61 times in a hundred after a pass, SUZU 42.
        """
      Then the score is 0 to 1

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
        LINCE is wounded as well: the price of a tackle that stops 5 tries in a hundred more than a press. The pass to AGUILA was best, and their four tokens end the half.
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
        LINCE is wounded, and has stopped nothing: AGUILA dropped it himself. The pass was right all the same.
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
        AGUILA is wounded; a third wound would injure him. LINCE was right to tackle: a press stops 5 tries in a hundred fewer.
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

    Scenario: LINCE presses, and a try
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
      And LINCE presses
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        AGUILA's BaC for a try is eleven: one off for fatigue, two for GARRA and LINCE. Eight or less.
        """
      And the die shows 5 for AGUILA
        """placky; glad
        A try: one all! Against a press AGUILA scores 67 times in a hundred, against LINCE's tackle 62. A first wound costs LINCE nothing yet, so the tackle was better. The pass was right.
        """
      Then the score is 1 to 1

    Scenario: LINCE presses, and no try
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
      And LINCE presses
      And GARRA presses from 15.4, 34.2
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
        """placky; dry
        Dropped, and it is still nil to one. The pass was right all the same. LINCE could have done more: a press leaves AGUILA 67 tries in a hundred, a tackle 62.
        """
      Then the score is 0 to 1

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
        HAYATE's second wound: he goes off, and a die decides for how long. The match ends before anybody can miss him.
        """
      And the die shows 2 for HAYATE
        """placky; dry
        HAYATE is back at the kick-off, fresh for the handshake. The tackle was still right: 43 tries in a hundred against it, 50 against a press.
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
        HAYATE's second wound: he goes off, and a die decides for how long. Four tokens are left to the match.
        """
      And the die shows 2 for HAYATE
        """placky; calm
        No try, and HAYATE is back at the kick-off, for a handshake at one all. The tackle was right.
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
        BUHO scores. If all of you press LINCE, they score 61 times in a hundred, with AGUILA between him and BUHO at most 50. AGUILA's steal was better.
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
        Dropped. A die decides where the ball goes.
        """
      And the die shows 6 for BUHO
        """placky; calm
        Nobody has the ball, and with one token they can only pick it up. They were unlucky: they score 61 times in a hundred so, with AGUILA between LINCE and BUHO at most 50.
        """
      Then Teriomorph attacks

    Scenario Outline: Tackled, a try, and HAYATE is off <how>
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
        """placky; dry
        <said>
        """

      Examples:
        | injury | how      | said                                                                                                                  |
        | 6      | bruised  | HAYATE misses one kick-off, and there is only one. LINCE has scored, but the tackle was right.                        |
        | 10     | sprained | HAYATE is out for the half, of which a handshake is left. LINCE has scored; the tackle stopped what could be stopped. |

    @counted
    Scenario: Tackled, a try, and HAYATE is off broken
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
      And the die shows 12 for HAYATE

    Scenario Outline: Tackled, dropped, and HAYATE is off <how>
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
        """placky; dry
        <said>
        """

      Examples:
        | injury | how      | said                                                                       |
        | 6      | bruised  | No try. HAYATE misses one kick-off, and nobody will miss it: one all.      |
        | 10     | sprained | No try. HAYATE is out for the half, of which a handshake is left: one all. |

    @counted
    Scenario: Tackled, dropped, and HAYATE is off broken
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
      And the die shows 12 for HAYATE

  @rule_6_01 @rule_6_04 @rule_5_03 @rule_4_04
  Rule: The last box

    Another match, second half, one all, and two a side. One token decides it.
    After a try, made or missed, they receive the kick-off and take their four tokens.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Your time token is turned over on box one; you have one token, and HAYATE the ball. Does he go by himself, pressed by two, with eight? Or Arrow: he passes with ten at best, and AGUILA goes for it with ten?
        ?
        How many rolls does each way take? And what may still save a pass that goes wrong?
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
        Both time tokens are at zero: one all. HAYATE's try was better: 67 in a hundred. From a deep kick-off they have thirty inches to run: three tokens are 24, and the last only four, as the try is its other action. Shake hands.
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
      And Yamato removes the tokens
        """placky; dry
        Nobody has the ball, so you take four tokens, time goes to zero, and the match ends one all. Arrow ends so 3 times in a hundred. Shake hands.
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
        Caught, so it counts as a pass, and AGUILA goes on to his try, ten or less. In all, Arrow scores 62 times if he runs wide, and 81 near HAYATE. Near was better.
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
        Who is behind on box one may put the ball out where he can only lose it, and the half is over.
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
        """placky; alarmed
        Dropped. A die decides where the ball goes.
        """
      And the die shows 6 for AGUILA
        """placky; dry
        Nobody has the ball, so you take four tokens, time goes to zero, and the match ends one all. Wide, Arrow ends so 25 times in a hundred, near HAYATE 3 times. Shake hands.
        """
      Then AGUILA does not hold the ball
