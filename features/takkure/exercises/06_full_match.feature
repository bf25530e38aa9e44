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
        | AGUILA | 6.4, 31.4  |      | 1           |         |
        | SUZU   | 12, 30     | yes  | 2           | 1       |
        | HAYATE | 18, 27.5   |      |             |         |
        | KURO   | 14, 27     |      |             |         |
        | GARRA  | 7.6, 33.6  |      |             |         |
        | LINCE  | 18.8, 34.3 |      |             |         |
        | BUHO   | 9.7, 35.5  |      |             | 1       |
        | TORO   | 8.3, 35.1  |      |             |         |
      And Yamato attacks with 1 activation token

    Scenario: On the right, and a try
      When SUZU is activated
        """placky; thinking
        His third token of these four, so he is tired twice: two off a try. On the left GARRA, BUHO and TORO can press, but AGUILA is near, too. On the right only LINCE can, and AGUILA is far. Nobody can tackle. Which way?
        """
      Then SUZU has 2 active fatigue tokens
      When SUZU marks a move that ends at 15, 32.55
      And GARRA presses
      And LINCE presses from 16.7, 33.6
      And BUHO presses
      And TORO presses
      And SUZU runs
        """placky; thinking
        LINCE presses, and nobody touches SUZU. A try now, or a long throw back to AGUILA? If the ball stays yours, you take four new tokens: both time tokens go down a box, and yours is turned again.
        """
      And SUZU goes for a try
      And the die shows 5 for SUZU
        """placky; glad
        Down, seven times in twelve, and no box is paid for it. From the left AGUILA has the ball eight times in nine, on box four. That is better if his four tokens bring a try more than two times in three.
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
        Dropped: a try seven times in twelve, and this was one of the other five. From the left AGUILA has the ball eight times in nine, on box four. That is better if his four tokens bring a try more than two times in three.
        """
      Then try missed happened to SUZU once
      And the time tokens stand on 5

    Scenario: On the right, and back to AGUILA
      When SUZU is activated
      And SUZU marks a move that ends at 15, 32.55
      And GARRA presses
      And LINCE presses from 16.7, 33.6
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU passes to AGUILA from 13.7, 31.45
        """placky; thinking
        Over four inches: seven. LINCE is too far from here to press.
        """
      And the die shows 5 for SUZU
        """placky; calm
        AGUILA has it, over everybody.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
        """placky; thinking
        All four are spent, so you take four more, and both time tokens go down a box. From here AGUILA has the ball four times in five, from the left eight in nine. The right is for the try, which costs no box.
        """
      Then the time tokens stand on 4
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And Yamato has 4 activation tokens

    Scenario: On the right, and caught after all
      When SUZU is activated
      And SUZU marks a move that ends at 15, 32.55
      And GARRA presses
      And LINCE presses from 16.7, 33.6
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU passes to AGUILA from 13.7, 31.45
      And the die shows 11 for SUZU
        """placky; alarmed
        Missed. AGUILA may still catch it: six or less.
        """
      And the die shows 3 for AGUILA
        """placky; glad
        Caught, with four new tokens, on box four. This throw keeps the ball four times in five; from the left it is eight in nine, and nobody's heart stops. The right is for the try, which costs no box.
        """
      Then AGUILA holds the ball

    Scenario: On the right, and on the ground
      When SUZU is activated
      And SUZU marks a move that ends at 15, 32.55
      And GARRA presses
      And LINCE presses from 16.7, 33.6
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU passes to AGUILA from 13.7, 31.45
      And the die shows 11 for SUZU
      And the die shows 9 for AGUILA
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for AGUILA
        """placky; dry
        On the ground, and you still attack: four new tokens, box four, and the ball to pick up. A throw from here comes to this one time in five, one from the left one time in nine.
        """
      Then AGUILA does not hold the ball
      And Yamato attacks

    Scenario: On the left, and a try
      When SUZU is activated
      And SUZU marks a move that ends at 10.8, 32.6
      And GARRA presses from 8.8, 33
      And LINCE presses
      And BUHO presses from 11, 34.7
      And TORO presses from 9, 34.6
      And SUZU runs
        """placky; thinking
        Three press, and nobody touches SUZU. A try now, or a throw back to AGUILA, within four inches? If the ball stays yours, you take four new tokens: both time tokens go down a box, and yours is turned again.
        """
      And SUZU goes for a try
      And the die shows 3 for SUZU
        """placky; glad
        Down, five times in twelve, and no box is paid for it. On the right, with LINCE alone, it is seven. The left is for the throw.
        """
      Then try scored happened to SUZU once

    Scenario: On the left, and dropped
      When SUZU is activated
      And SUZU marks a move that ends at 10.8, 32.6
      And GARRA presses from 8.8, 33
      And LINCE presses
      And BUHO presses from 11, 34.7
      And TORO presses from 9, 34.6
      And SUZU runs
      And SUZU goes for a try
      And the die shows 10 for SUZU
        """placky; dry
        Dropped, seven times in twelve; on the right, five. Three admirers are two too many for a try. The left is for the throw: AGUILA has the ball eight times in nine.
        """
      Then try missed happened to SUZU once

    Scenario: On the left, and back to AGUILA
      When SUZU is activated
      And SUZU marks a move that ends at 10.8, 32.6
      And GARRA presses from 8.8, 33
      And LINCE presses
      And BUHO presses from 11, 34.7
      And TORO presses from 9, 34.6
      And SUZU runs
      And SUZU passes to AGUILA from 11.308, 31.5
        """placky; thinking
        Within four inches, so plus two, and one off for GARRA: eight.
        """
      And the die shows 5 for SUZU
        """placky; glad
        AGUILA has it, and nobody was between them: eight times in nine, with four new tokens, on box four. SUZU's try on the right is better, unless those bring one about two times in three.
        """
      Then AGUILA holds the ball

    Scenario: On the left, and caught after all
      When SUZU is activated
      And SUZU marks a move that ends at 10.8, 32.6
      And GARRA presses from 8.8, 33
      And LINCE presses
      And BUHO presses from 11, 34.7
      And TORO presses from 9, 34.6
      And SUZU runs
      And SUZU passes to AGUILA from 11.308, 31.5
      And the die shows 11 for SUZU
        """placky; alarmed
        Missed. AGUILA may still catch it: eight or less.
        """
      And the die shows 3 for AGUILA
        """placky; glad
        Caught. Four new tokens, and box four: eight times in nine you come to that. SUZU's try on the right is seven in twelve, and costs no box. The throw is for coaches who trust AGUILA with four tokens.
        """
      Then AGUILA holds the ball

    Scenario: On the left, and on the ground
      When SUZU is activated
      And SUZU marks a move that ends at 10.8, 32.6
      And GARRA presses from 8.8, 33
      And LINCE presses
      And BUHO presses from 11, 34.7
      And TORO presses from 9, 34.6
      And SUZU runs
      And SUZU passes to AGUILA from 11.308, 31.5
      And the die shows 11 for SUZU
      And the die shows 9 for AGUILA
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for AGUILA
        """placky; dry
        On the ground, one time in nine, and you still attack: four new tokens, box four, and the ball to pick up. SUZU's try on the right is dropped five times in twelve, and then it is over.
        """
      Then AGUILA does not hold the ball
      And Yamato attacks

  @rule_6_04 @rule_1_06 @rule_3_06
  Rule: The time board

    Both time tokens are turned here, as the ball has changed sides once. After a try, made or missed, the side that defended says who kicks.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Box five, and both time tokens are turned: whoever takes four tokens next moves the time. LINCE stole the ball and is in front of your zone, tired twice, with two tokens left. KURO is off, so three of you defend.
        """
      And a full match
      And Teriomorph kicked at the start
      And Yamato's time token is inactive, Teriomorph's is inactive
      And these players are on the pitch:
        | player | at         | ball | fatigue | wounds | off  |
        | AGUILA | 15.2, 5.6  |      |         |        |      |
        | SUZU   | 14.4, 1.2  |      | 1       |        |      |
        | HAYATE | 9.6, 2.2   |      |         | 1      |      |
        | KURO   |            |      |         |        | half |
        | GARRA  | 8, 17      |      |         |        |      |
        | LINCE  | 12, 7.9    | yes  | 2       |        |      |
        | BUHO   | 17.6, 3.9  |      |         |        |      |
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
        """placky; alarmed
        His second wound, so he is off. A die says for how long.
        """
      And the die shows 2 for HAYATE
        """placky; dry
        A try, and HAYATE off. His tackle makes an even chance three in seven, and sends him off three times in eight: right only if losing him costs less than a fifth of a try. Whoever receives takes four: box four.
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
        A try, and he is unhurt. He made an even chance three in seven, and risked his second wound for it.
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
        A try, and a good tackle that does not count; there is no medal for second. To press makes it an even chance; this made it a little less.
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
        """placky; alarmed
        His second wound. A die says how long he is off.
        """
      And the die shows 2 for HAYATE
        """placky; calm
        No try, and HAYATE off. That comes three times in eight, and saves one try in fourteen. Press, unless you can spare him.
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
        No try, and nobody hurt. To press comes to this half of the time, and to no stretcher in the other half.
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
        No try, and the wound is theirs for once. HAYATE is off three times in eight: press, unless you can spare him.
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
        No try, and everybody whole: so looks a tackle in the brochure. It saves one try in fourteen, and costs you HAYATE three times in eight.
        """

    Scenario: Hands in the air, pressed, and a try
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
        """placky; thinking
        He runs into your zone, and says what he does there after you have said what you do: a try, or a throw to BUHO, who is fresh and free. AGUILA can press LINCE, or go between them, hands in the air. Which?
        """
      And AGUILA steals out of the air, moving to 14.6, 4
        """placky; thinking
        BUHO is shut off, and SUZU will press LINCE. HAYATE can touch LINCE, and has a wound; a second one sends him off. Does he tackle, or press as well?
        """
      And HAYATE presses
      And SUZU presses from 13.6, 2
      And LINCE runs
      And LINCE goes for a try
        """placky; thinking
        AGUILA would have half of all throws, so LINCE does not throw. Ten, two off for his fatigue, two for HAYATE and SUZU: six.
        """
      And the die shows 5 for LINCE
        """placky; dry
        A try, an even chance. HAYATE's tackle makes it three in seven, and sends him off three times in eight: right only if losing him costs less than a fifth of a try. You decide who receives and takes four: both tokens go to box four.
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
        Dropped, an even chance. AGUILA touched nothing, and did most: had he pressed as well, LINCE would have thrown, and that is a try three times in five.
        """
      Then try missed happened to LINCE once
      And it is time for a kick-off

    Scenario: All press, and BUHO has a try
      When LINCE is activated
      And LINCE marks a move that ends at 12, 3.4
        """placky; thinking
        He runs into your zone, and says what he does there after you have said what you do: a try, or a throw to BUHO, who is fresh and free. AGUILA can press LINCE, or go between them, hands in the air. Which?
        """
      And AGUILA presses from 13.6, 4.5
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
        A try, three times in five, because all of you pressed the man with the ball. AGUILA's hands in the air make it an even chance, and three in seven if HAYATE tackles. You decide who receives and takes four: both tokens go to box four.
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
        On the ground, one time in three, and they have a token to find it. Three times in five it is a try so; AGUILA's hands in the air make it an even chance.
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

  @rule_6_04 @rule_6_02
  Rule: Before half-time

    On box one, a coach who is behind and has the ball may put it out, between two activations. The half ends with that.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        First half, box one, a try behind, your last four tokens. SUZU has the ball and three fatigue tokens. Put it out, and the half ends? Or play on for a try? Made or not, they nearly always get four tokens after it.
        """
      And a full match
      And Yamato's time token is inactive, Teriomorph's is active
      And Teriomorph kicked at the start
      And the time tokens stand on 1
      And the score is 0 to 1
      And these players are on the pitch:
        | player | at         | ball | fatigue | resting |
        | AGUILA | 16, 29.4   |      |         |         |
        | SUZU   | 12, 29.5   | yes  | 2       | 1       |
        | HAYATE | 7.1, 29.4  |      | 3       |         |
        | KURO   | 19, 25     |      |         |         |
        | GARRA  | 13.9, 35.4 |      | 1       |         |
        | LINCE  | 16.6, 32.1 |      | 3       |         |
        | BUHO   | 11.7, 35.5 |      | 1       |         |
        | TORO   | 10.3, 35.1 |      |         |         |
      And Yamato attacks with 4 activation tokens

    Scenario: AGUILA takes it in
      When SUZU is activated
        """placky; thinking
        Does he run into the zone himself, where all four will press him, and none can tackle, or stand still and throw? Three fatigue tokens, two of them active, are three off a try.
        """
      And SUZU marks no way
      And LINCE steals out of the air, moving to 15, 29.9
      And GARRA presses
      And TORO presses from 8.6, 34.3
      And BUHO presses
      And SUZU runs
        """placky; thinking
        LINCE reaches for a ball to AGUILA, with three tokens in his legs: BaC six, two off. AGUILA is fresh, and his corner is empty. Nobody is near HAYATE, but he has three tokens as well. To whom?
        """
      And SUZU passes to AGUILA
        """placky; thinking
        Within four inches, so plus two: nine.
        """
      And the die shows 5 for SUZU
        """placky; thinking
        Well thrown. LINCE reaches for it: four or less.
        """
      And the die shows 9 for LINCE
        """placky; glad
        Over his fingers. AGUILA has it, and you three tokens.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 18.3, 32.55
      And LINCE presses from 16.9, 32
      And GARRA presses
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        Eleven on his card, nothing off for fatigue, one off for LINCE: ten.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Down, one all! By AGUILA it is a try every second time, by SUZU himself one in four, and their four tokens follow nearly always, whichever you choose. AGUILA was right.
        """
      Then the score is 1 to 1

    Scenario: AGUILA drops the try
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals out of the air, moving to 15, 29.9
      And GARRA presses
      And TORO presses from 8.6, 34.3
      And BUHO presses
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And the die shows 9 for LINCE
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 18.3, 32.55
      And LINCE presses from 16.9, 32
      And GARRA presses
      And TORO presses
      And BUHO presses
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
        """placky; dry
        Dropped: a kick-off, and their four tokens on box one. It was right all the same: AGUILA brings a try every second time, HAYATE seven times in sixteen, SUZU himself one in four.
        """
      Then the score is 0 to 1

    Scenario: LINCE has it
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals out of the air, moving to 15, 29.9
      And GARRA presses
      And TORO presses from 8.6, 34.3
      And BUHO presses
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 5 for SUZU
      And the die shows 3 for LINCE
        """placky; alarmed
        LINCE has it, as he does every third time: 26 inches to your zone, and four tokens. A kick-off gives them as much, so AGUILA is still the best way to play on.
        """
      Then LINCE holds the ball

    Scenario: A missed pass, and AGUILA makes up for it
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals out of the air, moving to 15, 29.9
      And GARRA presses
      And TORO presses from 8.6, 34.3
      And BUHO presses
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 11 for SUZU
        """placky; alarmed
        Missed. LINCE may reach for it first, then AGUILA.
        """
      And the die shows 9 for LINCE
        """placky; thinking
        Not LINCE. AGUILA may still catch it: eight or less.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        Caught. AGUILA has three tokens, three inches to the zone, and his try to come, as after a good pass. By him it is a try every second time.
        """
      Then AGUILA holds the ball

    Scenario: A missed pass, and LINCE has it
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals out of the air, moving to 15, 29.9
      And GARRA presses
      And TORO presses from 8.6, 34.3
      And BUHO presses
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 11 for SUZU
      And the die shows 3 for LINCE
        """placky; alarmed
        LINCE has it, every third time, good pass or bad. A kick-off gives them four tokens as well: AGUILA is still the best way to play on.
        """
      Then LINCE holds the ball

    Scenario: HAYATE takes it in
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals out of the air, moving to 15, 29.9
      And GARRA presses
      And TORO presses from 8.6, 34.3
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE
        """placky; thinking
        Within four inches, so plus two: nine. No hand is in the way.
        """
      And the die shows 5 for SUZU
        """placky; calm
        HAYATE has it, and you three tokens. Three in his legs leave him one move in a token, and that is enough.
        """
      Then HAYATE holds the ball
      When Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move that ends at 3.3, 32.55
      And LINCE presses
      And GARRA presses
      And TORO presses from 6.7, 33.8
      And BUHO presses
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        Ten, three off for his tokens, and one more for the third: six. TORO comes too late.
        """
      And the die shows 3 for HAYATE
        """placky; glad
        Down, and one all! His legs ask that you never do it again: it works seven times in sixteen. By AGUILA it is one in two, and their four tokens follow nearly always.
        """
      Then the score is 1 to 1

    Scenario: HAYATE drops the try
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals out of the air, moving to 15, 29.9
      And GARRA presses
      And TORO presses from 8.6, 34.3
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 5 for SUZU
      And Yamato removes the tokens
      And HAYATE is activated
      And HAYATE marks a move that ends at 3.3, 32.55
      And LINCE presses
      And GARRA presses
      And TORO presses from 6.7, 33.8
      And BUHO presses
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 11 for HAYATE
        """placky; dry
        Dropped: a kick-off, and their four tokens on box one. HAYATE scores seven times in sixteen, SUZU himself one in four, AGUILA one in two.
        """
      Then the score is 0 to 1

    Scenario: A missed pass, and HAYATE makes up for it
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals out of the air, moving to 15, 29.9
      And GARRA presses
      And TORO presses from 8.6, 34.3
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 11 for SUZU
        """placky; alarmed
        Missed. HAYATE may still catch it: six or less.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        Caught, with three tokens left, and a try at six to come. By AGUILA it is a try every second time, this way seven times in sixteen.
        """
      Then HAYATE holds the ball

    Scenario: HAYATE drops it
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals out of the air, moving to 15, 29.9
      And GARRA presses
      And TORO presses from 8.6, 34.3
      And BUHO presses
      And SUZU runs
      And SUZU passes to HAYATE
      And the die shows 11 for SUZU
      And the die shows 10 for HAYATE
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for HAYATE
        """placky; dry
        On the ground, one time in eight: you attack, with three tokens to find it. By HAYATE it is a try seven times in sixteen, by AGUILA one in two.
        """
      Then Yamato attacks

    Scenario: SUZU takes it in himself
      When SUZU is activated
      And SUZU marks a move that ends at 12.5, 32.55
      And GARRA presses from 13.6, 34.1
      And LINCE presses from 14.6, 32.4
      And TORO presses from 10.6, 34
      And BUHO presses from 12, 34.9
      And SUZU runs
      And SUZU goes for a try
        """placky; thinking
        Ten, three off for his tokens, and four for all who press: three.
        """
      And the die shows 3 for SUZU
        """placky; glad
        Down, on his last legs: one all! By himself that is one in four, and a kick-off always follows. By AGUILA it is one in two, and four tokens for them a little less often.
        """
      Then the score is 1 to 1

    Scenario: SUZU drops the try
      When SUZU is activated
      And SUZU marks a move that ends at 12.5, 32.55
      And GARRA presses from 13.6, 34.1
      And LINCE presses from 14.6, 32.4
      And TORO presses from 10.6, 34
      And BUHO presses from 12, 34.9
      And SUZU runs
      And SUZU goes for a try
      And the die shows 8 for SUZU
        """placky; dry
        Dropped: a kick-off, and they have four tokens to take on box one. They nearly always get them, so choose the way with most tries: AGUILA, one in two.
        """
      Then the score is 0 to 1

    Scenario: The ball goes out, the players sit down
      When Yamato puts the ball out
        """placky; thinking
        The half is over, a try behind. By AGUILA it was a try every second time, and four tokens for them nearly always. Out is right only if those bring a try more than half of the time.
        """
      And SUZU gives up an active token
        """placky; calm
        At half-time everybody gives up a fatigue token. SUZU gives up an active one and keeps the turned one, which weighs on nothing but a try; HAYATE has two left. Five boxes again, and both time tokens active.
        """
      Then SUZU has 1 active fatigue token
      And HAYATE has 2 active fatigue tokens
      And Yamato kicks
      And the time tokens stand on 5
      And Yamato's time token is active
      And Teriomorph's time token is active

    @counted
    Scenario: A loose ball is a kept ball
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals out of the air, moving to 15, 29.9
      And GARRA presses
      And TORO presses from 8.6, 34.3
      And BUHO presses
      And SUZU runs
      And SUZU passes to AGUILA
      And the die shows 11 for SUZU
      And the die shows 9 for LINCE
      And the die shows 10 for AGUILA
      And the die shows 6 for AGUILA
      Then Yamato attacks
      And the time tokens stand on 1

  @rule_6_01 @rule_6_04 @rule_5_03 @rule_4_04
  Rule: The last box

    Second half, one all, one box, one token. They defend, so after a try, made or missed, they choose to receive.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Second half, one all, box one. Your time token is turned: if you take four more, the match is over. Theirs is not, so they have four to come after a kick-off. HAYATE has the ball, and you one token. By himself, or by Arrow?
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
        | AGUILA | 15.6, 27.4 |      | 1       |       |
        | SUZU   |            |      |         | match |
        | HAYATE | 11.5, 31   | yes  |         |       |
        | KURO   |            |      |         | match |
        | GARRA  | 7.8, 34.4  |      |         |       |
        | LINCE  |            |      |         | half  |
        | BUHO   | 15.2, 33.6 |      | 1       |       |
        | TORO   |            |      |         | match |
      And Yamato attacks with 1 activation token

    Scenario: By himself, and a try
      When HAYATE is activated
        """placky; thinking
        GARRA and BUHO can press him in the zone, and not touch him. Put down or dropped, a kick-off follows, and their four tokens. If HAYATE stands still, you take four, and the time goes to zero. What does HAYATE do?
        """
      And HAYATE marks a move that ends at 10.6, 32.6
      And GARRA presses from 9.2, 33.2
      And BUHO presses from 13.3, 33.4
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        Ten, two off for GARRA and BUHO: eight, and nobody to roll against.
        """
      And the die shows 5 for HAYATE
        """placky; glad
        Down, two to one, and their four tokens follow, as always when he goes alone. By Arrow they follow seven times in ten, for seven tries in twelve instead of eight: better if the four bring a try more than about once in four.
        """
      Then the score is 2 to 1
      And it is time for a kick-off

    Scenario: By himself, and dropped
      When HAYATE is activated
      And HAYATE marks a move that ends at 10.6, 32.6
      And GARRA presses from 9.2, 33.2
      And BUHO presses from 13.3, 33.4
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 10 for HAYATE
        """placky; dry
        Dropped, one time in three. One all, a kick-off, and their four tokens to come. Arrow spares you those nearly every third time, for one try in twelve: better if the four bring a try more than about once in four.
        """
      Then try missed happened to HAYATE once

    Scenario: HAYATE stands still, and the match is over
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA presses from 9.2, 33
      And BUHO presses from 14.1, 32.2
      And HAYATE runs
      And HAYATE stays put
      And Yamato removes the tokens
        """placky; dry
        Four new tokens are due, your time token is turned, and the time goes to zero: one all, and they never had their four. His try was two in three: right only if their four score more often. Shake hands.
        """
      Then the match is a draw

    Scenario: Arrow, and a try
      When Yamato declares the team play "Arrow"
        """placky; calm
        Face down, for the one token that you have: HAYATE passes, and AGUILA runs, moves and goes for the try.
        """
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9.2, 33
      And BUHO presses from 14.1, 32.2
      And HAYATE runs
      And AGUILA runs to 17.4, 30.9
      And HAYATE passes to AGUILA
        """placky; thinking
        They come for HAYATE, and cannot touch him. AGUILA is wide, over four inches off, with nobody near: seven, and two off for GARRA and BUHO, so five. If it fails, AGUILA may still catch it.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        AGUILA has it. On with the card, into the empty corner? Or does the play end here, the ball in hand, and the time at zero?
        """
      Then AGUILA holds the ball
      When AGUILA moves to 19, 32.55
      And AGUILA goes for a try
        """placky; thinking
        Eleven, one off for his fatigue, and nobody near: ten.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Down, two to one, and their four tokens still to come! HAYATE alone scores eight times in twelve, Arrow seven; but the four come always after him, after Arrow seven times in ten. It is equal if they bring a try about once in four.
        """
      Then the score is 2 to 1
      And it is time for a kick-off

    Scenario: Arrow, and dropped
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9.2, 33
      And BUHO presses from 14.1, 32.2
      And HAYATE runs
      And AGUILA runs to 17.4, 30.9
      And HAYATE passes to AGUILA
      And the die shows 4 for HAYATE
      And AGUILA moves to 19, 32.55
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
        """placky; dry
        Dropped. One all, and their four tokens to come, as they do seven times in ten by Arrow, and always otherwise. Arrow is right if they bring a try more than about once in four.
        """
      Then try missed happened to AGUILA once

    Scenario: Arrow, and enough
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9.2, 33
      And BUHO presses from 14.1, 32.2
      And HAYATE runs
      And AGUILA runs to 17.4, 30.9
      And HAYATE passes to AGUILA
      And the die shows 4 for HAYATE
      And Yamato ends the team play
      And Yamato removes the tokens
        """placky; dry
        Four new tokens are due, and the time goes to zero: one all, and they never had their four. The try was five in six, and their attack after it certain: right only if that scores more often. Shake hands.
        """
      Then the match is a draw

    Scenario: Arrow, and caught
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9.2, 33
      And BUHO presses from 14.1, 32.2
      And HAYATE runs
      And AGUILA runs to 17.4, 30.9
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
        """placky; alarmed
        Missed. AGUILA may still catch it: six or less.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        Caught, and so it is a pass. On with the card, and a try at ten? Or does the play end here, and the match with it?
        """
      Then AGUILA holds the ball
      When AGUILA moves to 19, 32.55
      And AGUILA goes for a try
      And the die shows 6 for AGUILA
        """placky; glad
        Down, two to one, by a pass that I had written off. Their four tokens follow, seven times in ten by Arrow, and always by HAYATE alone.
        """
      Then the score is 2 to 1

    Scenario: Arrow, caught and dropped
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9.2, 33
      And BUHO presses from 14.1, 32.2
      And HAYATE runs
      And AGUILA runs to 17.4, 30.9
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 4 for AGUILA
      And AGUILA moves to 19, 32.55
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
        """placky; dry
        He catches the hard one and drops the easy one. One all, and their four tokens to come. To go on was right unless those bring a try five times in six.
        """
      Then try missed happened to AGUILA once

    Scenario: Arrow, caught and enough
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9.2, 33
      And BUHO presses from 14.1, 32.2
      And HAYATE runs
      And AGUILA runs to 17.4, 30.9
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 4 for AGUILA
      And Yamato ends the team play
      And Yamato removes the tokens
        """placky; dry
        Time goes to zero: one all. The try was five in six: to stop is right only if their four tokens bring one more often than that. Shake hands.
        """
      Then the match is a draw

    Scenario: Arrow, and on the grass
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9.2, 33
      And BUHO presses from 14.1, 32.2
      And HAYATE runs
      And AGUILA runs to 17.4, 30.9
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 9 for AGUILA
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for AGUILA
      And Yamato removes the tokens
        """placky; dry
        The ball lies there, and so does the match: four new tokens are due, and the time goes to zero. One all, three times in ten by Arrow, and they never had their four. Shake hands.
        """
      Then the match is a draw

    @counted
    Scenario Outline: Arrow, and on the grass: arrow <arrow>
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 9.2, 33
      And BUHO presses from 14.1, 32.2
      And HAYATE runs
      And AGUILA runs to 17.4, 30.9
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 9 for AGUILA
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
