@rule_6_01
Feature: Full match

  Everything you know, with time in it. Afterwards you shake hands.

  Your table has two halves of it; here are the minutes that matter.
  Time is a board with five boxes to play in, two tokens, and a zero, which ends the half.

  @rule_6_04
  Rule: A clock without hands

    Time is what activation tokens cost. It lies on a board of its own, and stands still until somebody takes new ones.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; thinking
        Both time tokens lie on box five; yours is turned, as you have taken four tokens. AGUILA has had two of them, SUZU one. Who gets the last: AGUILA, for more ground, or HAYATE, to come up and help?
        """
      And a full match
      And Yamato's time token is inactive, Teriomorph's is active
      And these players are on the pitch:
        | player | at       | ball | activations |
        | AGUILA | 12, 16   | yes  | 2           |
        | SUZU   | 16, 15   |      | 1           |
        | HAYATE | 8, 15    |      |             |
        | KURO   | 12, 11   |      |             |
        | GARRA  | 14, 23   |      |             |
        | LINCE  | 9.5, 24  |      |             |
        | BUHO   | 12, 28   |      |             |
        | TORO   | 17, 26   |      |             |
      And Yamato attacks with 1 activation token

    Scenario: A box down, and four more
      When HAYATE is activated
        """placky; calm
        Nobody of yours runs as far, and he has had no token yet.
        """
      And HAYATE marks a move that ends at 8, 19.9
      And GARRA presses
      And LINCE presses
      And BUHO presses
      And TORO presses
      And HAYATE runs
        """placky; calm
        Five inches up the left. AGUILA may throw to him as soon as he has run level with him.
        """
      And HAYATE stays put
      And Yamato removes the tokens
        """placky; thinking
        All four are spent and the ball is still yours, so you take four more. Who takes four turns his time token over. Yours is turned already, so both go down a box first, and the other one is active again.
        """
      Then the time tokens stand on 4
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And Yamato has 4 activation tokens
      When AGUILA is activated
        """placky; dry
        The first of the next four; the time moves when tokens are taken, never while they are spent. New tokens, new count: AGUILA is fresh, and keeps his two dice. Level with HAYATE, three inches apart, he needs ten or less, unpressed.
        """
      Then Yamato has 3 activation tokens left
      And the time tokens stand on 4
      And AGUILA has 0 active fatigue tokens

    Scenario: The last one spent on a run
      When AGUILA is activated
        """placky; thinking
        His third token of the same four, and the third one tires. GARRA and LINCE stand too far off to touch him, but not too far to get in his way.
        """
      Then AGUILA has 1 active fatigue token
      When AGUILA marks a move that ends at 12, 20
      And GARRA presses from 12.8, 21.45
      And LINCE presses from 11.3, 21.65
      And BUHO presses
      And TORO presses
      And AGUILA runs
        """placky; alarmed
        Four inches on, with the ball, and then the way is shut: no room for a base between the two.
        """
      And AGUILA stays put
      And Yamato removes the tokens
        """placky; dry
        The box goes down all the same: time asks how many tokens, and never what for. Four inches are won. The price is AGUILA's second die, until he has rested: at ten or less, one die fails one time in six, both hardly ever.
        """
      Then the time tokens stand on 4
      And Yamato has 4 activation tokens

  @rule_6_04 @example_X18
  Rule: The time board

    Whoever takes four activation tokens turns his time token over; if it is turned already, both tokens go down a box first. Here the ball has changed sides once, and may do so again.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        The first minute. You took four tokens and turned your time token, on box five. Then LINCE stole the ball: Teriomorph have taken four and turned theirs. Both are turned now, and the box is five as before. Get the ball back.
        """
      And a full match
      And Teriomorph kicked at the start
      And Yamato's time token is inactive, Teriomorph's is inactive
      And these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 14, 12     |      |
        | SUZU   | 11, 12.308 |      |
        | HAYATE | 5, 12      |      |
        | KURO   | 20, 10     |      |
        | GARRA  | 17, 14.5   |      |
        | LINCE  | 11, 13.784 | yes  |
        | BUHO   | 12, 18     |      |
        | TORO   | 4, 20      |      |
      And Teriomorph attacks with 4 activation tokens

    Scenario: Two turnovers, one box
      When LINCE is activated
      And LINCE marks no way
        """placky; thinking
        LINCE is going to throw to GARRA: seven or less, and SUZU beside him takes one off. AGUILA may press as well, for one more. Or he goes between the two and reaches for the ball in the air, with a six. Which?
        """
      And AGUILA steals out of the air, moving to 14, 13.8
        """placky; glad
        Between the two of them, with a hand in the way. SUZU presses and costs LINCE one; HAYATE and KURO are too far away to count.
        """
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 3 for LINCE
        """placky; calm
        Well thrown. Before it arrives, AGUILA may reach for it: BaC, two off.
        """
      And the die shows 5 for AGUILA
        """placky; glad
        He has it, out of the air.
        """
      Then AGUILA holds the ball
      When Teriomorph removes the tokens
        """placky; thinking
        You need four tokens again, and your time token is turned already: so down a box, active, and turned again. Theirs comes along, and is active. A hand in the way has the ball every other time; pressing never has.
        """
      Then the time tokens stand on 4
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And Yamato has 4 activation tokens

    Scenario: The ball sails on
      When LINCE is activated
      And LINCE marks no way
      And AGUILA steals out of the air, moving to 14, 13.8
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 3 for LINCE
      And the die shows 9 for AGUILA
        """placky; dry
        Air. GARRA has it, and the attackers have not changed.
        """
      Then GARRA holds the ball
      When Teriomorph removes the tokens
        """placky; calm
        Three tokens left to them, and no time token has moved. With AGUILA's hand in the way they keep the ball 33 times in a hundred. Had he pressed: 61, and never would it have been yours.
        """
      Then the time tokens stand on 5

    Scenario: A bad pass, and AGUILA has it
      When LINCE is activated
      And LINCE marks no way
      And AGUILA steals out of the air, moving to 14, 13.8
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 10 for LINCE
        """placky; glad
        Thrown badly. It flies all the same, and AGUILA is still the first who may reach for it.
        """
      And the die shows 5 for AGUILA
        """placky; glad
        A gift, and well held. Yours.
        """
      Then AGUILA holds the ball
      And Yamato attacks
      When Teriomorph removes the tokens
        """placky; thinking
        Yours means four tokens, and your time token is turned already: both go down a box, active again, and yours is turned once more. Pressure can spoil a throw; only a hand in the way keeps the ball.
        """
      Then the time tokens stand on 4
      And Yamato has 4 activation tokens

    Scenario: A bad pass, past AGUILA, and GARRA has it
      When LINCE is activated
      And LINCE marks no way
      And AGUILA steals out of the air, moving to 14, 13.8
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 10 for LINCE
      And the die shows 9 for AGUILA
        """placky; alarmed
        Past his hand. GARRA may still catch it from where he stands.
        """
      And the die shows 3 for GARRA
        """placky; dry
        A bad pass, and caught. They keep the ball, and no time token moves. A hand in the way is an even chance, no more.
        """
      Then GARRA holds the ball
      And the time tokens stand on 5

    Scenario: A bad pass that nobody wants
      When LINCE is activated
      And LINCE marks no way
      And AGUILA steals out of the air, moving to 14, 13.8
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 10 for LINCE
      And the die shows 9 for AGUILA
      And the die shows 9 for GARRA
        """placky; calm
        Nor GARRA. A die says where the ball goes.
        """
      And the die shows 9 for GARRA
        """placky; calm
        On the ground. They still attack: a loose ball changes nothing, least of all the time.
        """
      Then GARRA does not hold the ball
      And Teriomorph attacks

    Scenario: Pressed, and well thrown
      When LINCE is activated
      And LINCE marks no way
      And AGUILA presses from 12.6, 12.9
        """placky; calm
        Beside him, like SUZU: two off, so LINCE needs five or less.
        """
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 3 for LINCE
        """placky; dry
        Well thrown all the same, and nobody's hand in the way.
        """
      Then GARRA holds the ball
      When Teriomorph removes the tokens
        """placky; calm
        Three tokens left to them, and no time token has moved. Pressed, they keep the ball 61 times in a hundred. With AGUILA's hand in the way it would be 33, and every other time the ball would be yours.
        """
      Then the time tokens stand on 5

    Scenario: Pressed, thrown badly, and GARRA has it
      When LINCE is activated
      And LINCE marks no way
      And AGUILA presses from 12.6, 12.9
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 10 for LINCE
        """placky; glad
        Spoiled by the pressure, or by LINCE. GARRA may still catch it: four or less.
        """
      And the die shows 3 for GARRA
        """placky; dry
        A bad pass, and caught: they keep the ball. A hand in the way would have been there first.
        """
      Then GARRA holds the ball
      And the time tokens stand on 5

    Scenario: Pressed, and nobody has it
      When LINCE is activated
      And LINCE marks no way
      And AGUILA presses from 12.6, 12.9
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 10 for LINCE
      And the die shows 9 for GARRA
        """placky; calm
        Dropped. A die says where the ball goes.
        """
      And the die shows 9 for GARRA
        """placky; dry
        On the ground, and they still attack. Pressing spoils throws, and wins no ball.
        """
      Then GARRA does not hold the ball
      And Teriomorph attacks

  @rule_6_04 @rule_6_02
  Rule: Keeping the ball until half-time

    Box one, and a try behind. There is a way out, and it is called the touchline.

    How to weigh it: a try is two in three from where you stand. Theirs has to come after it, from a kick-off: twenty-seven inches, by four tokens. I had two rookies play that six hundred times, and they scored once.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        First half, box one, a try behind: you have the ball and four new tokens. Put the ball out, and the half ends; everybody loses a fatigue token. Or play for a try; after it they have four tokens, which no hint counts. Which?
        """
      And a full match
      And Yamato's time token is inactive, Teriomorph's is active
      And Teriomorph kicked at the start
      And Yamato's hand is "Wind Walk", "Falling Leaf", "Iron Ribs" and "Sprint"
      And Yamato's deck is "Sure Hands"
      And Yamato's team plays are "Arrow", "Hand Off", "Relay" and "Escort"
      And the time tokens stand on 1
      And the score is 0 to 1
      And these players are on the pitch:
        | player | at       | ball | fatigue | resting | off  |
        | AGUILA | 12, 26   | yes  | 1       | 1       |      |
        | SUZU   | 16, 24.5 |      |         |         |      |
        | HAYATE | 8, 22    |      | 2       |         |      |
        | KURO   | 12, 18   |      |         |         |      |
        | GARRA  | 5, 26    |      | 1       |         |      |
        | LINCE  | 7, 28    |      |         |         |      |
        | BUHO   | 11, 31.4 |      | 1       |         |      |
        | TORO   |          |      |         |         | half |
      And Yamato attacks with 4 activation tokens

    Scenario: SUZU takes it in
      When AGUILA is activated
        """placky; thinking
        Six inches and a half: a token for the way, one for the try. A try is one harder for each fatigue token, turned ones too: AGUILA needs nine, SUZU ten, one less if BUHO comes. But a pass may fail. Who carries it in?
        """
      And AGUILA marks no way
        """placky; calm
        He stays, and throws. LINCE uses the time, and comes over to press.
        """
      And GARRA rests
      And LINCE presses from 9.8, 27.2
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
        """placky; thinking
        Within four inches, so plus two, and one off for LINCE: nine. AGUILA is tired, so he has one die. His own skill, Pasador nato (a born passer), is no training and stays: when he passes, a 2 is as critical as a 1.
        """
      And the die shows 5 for AGUILA
        """placky; glad
        SUZU has it, with fresh legs, three tokens and no fatigue.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 18.4, 27.7
      And GARRA rests
      And LINCE presses from 12.6, 28
      And BUHO presses from 14.5, 33.2
      And SUZU runs
      And SUZU moves to 19, 31.6
        """placky; calm
        A run and a move along the right, and nobody near him. BUHO has had one move more than without the pass, and has used it.
        """
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 19.2, 32.7
      And GARRA presses
      And LINCE presses from 15.5, 28.5
      And BUHO presses from 16.45, 33.1
      And SUZU runs
      And SUZU goes for a try
        """placky; thinking
        Ten on his card, nothing off for fatigue, one off for BUHO: nine.
        """
      And the die shows 6 for SUZU
        """placky; glad
        Down. One all.
        """
      And Yamato removes the tokens
        """placky; thinking
        A kick-off follows, and four tokens for them, with twenty-seven inches to go: a small price for two in three. AGUILA's try was as good; but a pass that is dropped leaves you the attack, a dropped try does not.
        """
      Then the score is 1 to 1
      And it is time for a kick-off

    Scenario: SUZU drops the try
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
      And LINCE presses from 9.8, 27.2
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 5 for AGUILA
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 18.4, 27.7
      And GARRA rests
      And LINCE presses from 12.6, 28
      And BUHO presses from 14.5, 33.2
      And SUZU runs
      And SUZU moves to 19, 31.6
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 19.2, 32.7
      And GARRA presses
      And LINCE presses from 15.5, 28.5
      And BUHO presses from 16.45, 33.1
      And SUZU runs
      And SUZU goes for a try
      And the die shows 11 for SUZU
        """placky; alarmed
        Dropped. No try.
        """
      And Yamato removes the tokens
        """placky; dry
        Still a try behind, and a kick-off, for which they decide who kicks. Their four tokens on box one are still to come. Worth it all the same: two in three was yours, and they have twenty-seven inches to go.
        """
      Then the score is 0 to 1
      And it is time for a kick-off

    Scenario: The ball goes out, the players sit down
      When Yamato puts the ball out
        """placky; thinking
        The half is over, and everybody loses one fatigue token. AGUILA has an active one and a turned one, and his coach may choose. The active one goes; I have yet to meet a coach who keeps that.
        """
      Then it is half-time
      When AGUILA gives up an active token
        """placky; glad
        With it gone, Precise Pass is back. So is TORO, on the other side.
        """
      Then AGUILA has 0 active fatigue tokens
      And HAYATE has 1 active fatigue token
      When Yamato chooses the team plays "Arrow", "Hand Off", "Relay" and "Escort"
        """placky; thinking
        Cards may be thrown away for others from the deck, unseen. One of yours is Falling Leaf: a tackler who reaches nobody rolls REF or falls, and the card makes REF four better. You kick now, so you defend first. Throw it away, or keep it?
        """
      And Yamato throws away "Falling Leaf"
        """placky; dry
        Sure Hands comes: a missed pass is caught with BaC three better. The time is on five again. They never had their four tokens, but the price is high: two in three for a try, and half-time would have come anyway.
        """
      Then Yamato kicks
      And Yamato's hand is "Wind Walk", "Iron Ribs", "Sprint" and "Sure Hands"
      And the time tokens stand on 5
      And Yamato's time token is active
      And Teriomorph's time token is active

    Scenario: The ball goes out, and Falling Leaf stays
      When Yamato puts the ball out
      When AGUILA gives up an active token
      When Yamato chooses the team plays "Arrow", "Hand Off", "Relay" and "Escort"
      And Yamato throws away no card
        """placky; calm
        Kept, for a defence that comes first. The time is on five again. They never had their four tokens, but the price is high: two in three for a try, and half-time would have come anyway.
        """
      Then Yamato kicks
      And Yamato's hand is "Wind Walk", "Falling Leaf", "Iron Ribs" and "Sprint"

    Scenario: AGUILA takes it in himself
      When AGUILA is activated
      And AGUILA marks a move that ends at 14.4, 29.2
        """placky; calm
        To the right, away from LINCE and GARRA.
        """
      And GARRA rests
      And LINCE presses from 9.9, 28.4
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA moves to 16, 31.9
        """placky; calm
        A run and a move, as nobody has touched him. BUHO is tired: no Defensive Vision, two inches and not four.
        """
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.6, 32.8
      And GARRA rests
      And LINCE presses from 12.8, 29
      And BUHO presses from 14.2, 33.8
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        Eleven on his card, two off for two fatigue tokens, one off for BUHO, who is near enough to press and not to tackle: eight.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Down, tired as he is. One all.
        """
      And Yamato removes the tokens
        """placky; thinking
        A kick-off follows, and four tokens for them, with twenty-seven inches to go: a small price for two in three. SUZU's try was as good; but a pass that is dropped leaves you the attack, a dropped try does not.
        """
      Then the score is 1 to 1
      And it is time for a kick-off

    Scenario: AGUILA drops the try
      When AGUILA is activated
      And AGUILA marks a move that ends at 14.4, 29.2
      And GARRA rests
      And LINCE presses from 9.9, 28.4
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA moves to 16, 31.9
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 16.6, 32.8
      And GARRA rests
      And LINCE presses from 12.8, 29
      And BUHO presses from 14.2, 33.8
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows 10 for AGUILA
        """placky; alarmed
        Dropped. No try.
        """
      And Yamato removes the tokens
        """placky; dry
        Still a try behind, and a kick-off, for which they decide who kicks. Their four tokens on box one are still to come. Of the three taken off his eleven, two were for fatigue.
        """
      Then the score is 0 to 1
      And it is time for a kick-off

    Scenario: A loose ball is a kept ball
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
      And LINCE presses from 9.8, 27.2
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 11 for AGUILA
        """placky; alarmed
        Missed. SUZU may still catch it: seven or less.
        """
      And the die shows 10 for SUZU
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for SUZU
        """placky; dry
        On the ground. Nobody has it, so nobody has lost it: you attack, with three tokens to find it and to carry it in. But a loose ball cannot be put out.
        """
      Then Yamato attacks
      And the time tokens stand on 1

    Scenario: SUZU makes up for it
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
      And LINCE presses from 9.8, 27.2
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 11 for AGUILA
      And the die shows 4 for SUZU
        """placky; glad
        Caught.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        A missed pass, and a kept ball. SUZU has three tokens: one for the way, one for the try at nine, three in four, and one to spare.
        """
      Then the time tokens stand on 1
      And Yamato has 3 activation tokens left

    Scenario: The pass arrives, and how
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
      And LINCE presses from 9.8, 27.2
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 2 for AGUILA
        """placky; glad
        Critical: SUZU has it, and may move two inches at once.
        """
      And SUZU moves to 16.8, 26.3
        """placky; calm
        Two inches up the pitch, at no charge. That leaves him six and a quarter, three tokens to do it, and a try at nine: three in four.
        """
      Then SUZU holds the ball

  @rule_6_01 @rule_6_04 @rule_5_03 @rule_4_04
  Rule: The last box

    Second half, one all, one box, one token. I would not measure now.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Second half, one try each, box one, both time tokens turned: whoever takes tokens next moves the time to zero. Two of you are left, and two of them. HAYATE has the ball, and you one token. A try wins; anything else is a draw.
        """
      And a full match
      And it is the second half
      And the score is 1 to 1
      And the time tokens stand on 1
      And Yamato's time token is inactive, Teriomorph's is inactive
      And Teriomorph kicked at the start
      And these players are on the pitch:
        | player | at         | ball | fatigue | off   |
        | AGUILA | 8, 24      |      |         |       |
        | SUZU   |            |      |         | match |
        | HAYATE | 12, 31     | yes  |         |       |
        | KURO   |            |      |         | match |
        | GARRA  | 3.5, 31    |      |         |       |
        | LINCE  |            |      |         | half  |
        | BUHO   | 14.2, 33.6 |      | 1       |       |
        | TORO   |            |      |         | match |
      And Yamato attacks with 1 activation token

    Scenario: The try, and the match
      When HAYATE is activated
        """placky; thinking
        One run into the zone, then a try. Straight on is shortest, and near BUHO. Wide on the left only GARRA can come. Both move two inches; BUHO, tired, has lost his Defensive Vision. Where does HAYATE cross the line?
        """
      And HAYATE marks a move that ends at 12, 32.9
        """placky; thinking
        GARRA is out of it; BUHO is not. Pressing takes one off HAYATE's ten. A tackle takes nothing off, and rolls STR five against it. It is the other coach's choice: make it for BUHO.
        """
      And BUHO presses
        """placky; calm
        He presses from where he stands, which is near enough.
        """
      And GARRA presses
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        He is in the zone. Standing in it is worth nothing; putting the ball down in it is worth the match. Ten, one off for BUHO.
        """
      And the die shows 6 for HAYATE
        """placky; glad
        Down. Two to one.
        """
      Then try scored happened to HAYATE once
      When Yamato removes the tokens
        """placky; glad
        Two to one. A kick-off follows, but whoever takes four tokens after it moves the time from one to zero. The match is yours. BUHO could have tackled, which would have left you seven chances in ten and not three in four. Shake hands.
        """
      Then the score is 2 to 1
      And it is time for a kick-off

    Scenario: Missed, and a draw to be expected
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And BUHO presses
      And GARRA presses
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 11 for HAYATE
        """placky; dry
        Dropped, where nine would have done.
        """
      Then try missed happened to HAYATE once
      When Yamato removes the tokens
        """placky; dry
        A kick-off after a failed try, too; the defending coach decides. After it the time runs out at one all. Draws also end with shaking hands.
        """
      Then the score is 1 to 1
      And it is time for a kick-off

    Scenario: Wide, and the match
      When HAYATE is activated
      And HAYATE marks a move that ends at 7.5, 32.6
        """placky; calm
        Wide, then, almost as far as he can run. GARRA comes as near as he can, which is near enough to press and not to touch.
        """
      And GARRA presses from 4.8, 32.4
      And BUHO presses from 12.2, 33.6
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        Ten, one off for GARRA. BUHO is more than two inches away and does not count.
        """
      And the die shows 6 for HAYATE
        """placky; glad
        Down. Two to one.
        """
      Then try scored happened to HAYATE once
      When Yamato removes the tokens
        """placky; glad
        Two to one. A kick-off follows, but whoever takes four tokens after it moves the time from one to zero. The match is yours. Nobody could touch you out there: a defender who can only press costs one, and no more. Shake hands.
        """
      Then the score is 2 to 1
      And it is time for a kick-off

    Scenario: Wide, and dropped
      When HAYATE is activated
      And HAYATE marks a move that ends at 7.5, 32.6
      And GARRA presses from 4.8, 32.4
      And BUHO presses from 12.2, 33.6
      And HAYATE runs
      And HAYATE goes for a try
      And the die shows 11 for HAYATE
        """placky; dry
        Dropped, with nobody's hand on him.
        """
      Then try missed happened to HAYATE once
      When Yamato removes the tokens
        """placky; dry
        A kick-off, and then zero: one all. Three in four was the best that there was; straight on, against a tackle, it would have been seven in ten. Shake hands.
        """
      Then the score is 1 to 1
      And it is time for a kick-off

    Scenario: BUHO against the try, and the try wins
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And BUHO tackles HAYATE
        """placky; alarmed
        The last tackle of the season.
        """
      And GARRA presses
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        Ten against BUHO's five, and the higher success counts. A tackle takes nothing off your number; it rolls against it.
        """
      And the dice show 8 for HAYATE and 3 for BUHO
        """placky; glad
        Down, and BUHO's tackle does not count. Two to one.
        """
      Then try scored happened to HAYATE once
      When Yamato removes the tokens
        """placky; glad
        Only a kick-off is left, with no time behind it: they take tokens, and the board says zero. The match is yours, by seven chances in ten. Wide of BUHO it would have been three in four. Shake hands.
        """
      Then the score is 2 to 1

    Scenario: BUHO against the try, and BUHO falls
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And BUHO tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 8 for HAYATE and 9 for BUHO
        """placky; glad
        Yours is good, his is not. BUHO falls, and rolls stamina for it.
        """
      And the die shows 3 for BUHO
        """placky; calm
        Unhurt, and beaten.
        """
      Then try scored happened to HAYATE once
      When Yamato removes the tokens
        """placky; glad
        Two to one, a kick-off to come, and no time after it: the match is won. BUHO's tackle was the better choice all the same. Shake hands.
        """
      Then the score is 2 to 1

    Scenario: BUHO against the try, and BUHO is hurt
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And BUHO tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 8 for HAYATE and 9 for BUHO
      And the die shows 7 for BUHO
        """placky; glad
        A wound to take home, and two to one. A kick-off to come, no time after it: the match is won. Shake hands.
        """
      Then try scored happened to HAYATE once
      And BUHO has 1 wound

    Scenario: BUHO against the try, and neither is any good
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And BUHO tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 11 for HAYATE and 9 for BUHO
        """placky; dry
        Both fail, in the last box, before everybody. BUHO falls, and rolls stamina.
        """
      And the die shows 7 for BUHO
        """placky; dry
        A wound for him, no try for you: one all, and the time runs out in the kick-off. Shake hands.
        """
      Then try missed happened to HAYATE once
      And BUHO has 1 wound

    Scenario: BUHO against the try, and nothing comes of it
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And BUHO tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 11 for HAYATE and 9 for BUHO
      And the die shows 3 for BUHO
        """placky; dry
        Unhurt. Nothing has happened, and it has used up the match: one all. Shake hands.
        """
      Then try missed happened to HAYATE once
      And BUHO is unhurt

    Scenario: BUHO against the try, and BUHO wins
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And BUHO tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 2 for HAYATE and 4 for BUHO
        """placky; alarmed
        Held up. Both are down, and HAYATE rolls stamina, as if it mattered now.
        """
      And the die shows 2 for HAYATE
        """placky; dry
        Unhurt. That will be a comfort to him.
        """
      Then try missed happened to HAYATE once
      When Yamato removes the tokens
        """placky; dry
        One all, a kick-off, and zero. A draw, honestly earned by BUHO. Where he could not have tackled, wide to the left, it would have been three in four for you. Shake hands.
        """
      Then the score is 1 to 1

    Scenario: BUHO against the try, and HAYATE is hurt
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And BUHO tackles HAYATE
      And GARRA presses
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 2 for HAYATE and 4 for BUHO
      And the die shows 8 for HAYATE
        """placky; dry
        A wound, and no try. One all, a kick-off, and zero: a draw that hurts on one side. Wide to the left nobody could have tackled.
        """
      Then try missed happened to HAYATE once
      And HAYATE has 1 wound
