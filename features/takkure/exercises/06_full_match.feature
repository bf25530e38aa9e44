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
        Both time tokens lie on box five, yours turned. Who gets your last token? AGUILA: four inches, and he tires, so his next throw at ten fails 17 times in a hundred. HAYATE: no inches, and with AGUILA fresh it fails 3 times.
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
        Three tokens left to them, and both time tokens stay on five: only new tokens move them. With AGUILA's hand in the way they keep the ball 33 times in a hundred. Had he pressed: 61, and never would it have been yours.
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
        A bad pass, and caught. They keep the ball, and the time stays on five. A hand in the way is an even chance, no more.
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
        Three tokens left to them, and the time stays on five. Pressed, they keep the ball 61 times in a hundred; with a hand in the way 33, and every other time it is yours: four new tokens, and both down to box four.
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
        A bad pass, and caught: they keep the ball, and the time stays on five. A hand in the way would have been there first; a ball won costs a box.
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
        On the ground, and they still attack, with the time on five. Won, the ball would mean four new tokens, and both down to four. Pressing spoils throws, and wins no ball.
        """
      Then GARRA does not hold the ball
      And Teriomorph attacks

  @rule_6_04 @rule_6_02
  Rule: Before half-time

    Box one, a try behind, and the ball. The touchline is near; so is the other zone.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        First half, box one, a try behind: you have the ball and four new tokens. Put the ball out, and the half ends; everybody loses a fatigue token. Or SUZU goes for a try, after a pass that LINCE can reach. Which?
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
        | player | at         | ball | fatigue | resting | off |
        | AGUILA | 12, 26     | yes  | 1       | 1       |     |
        | SUZU   | 16, 24.5   |      |         |         |     |
        | HAYATE | 8, 25      |      | 2       |         |     |
        | KURO   | 20, 24     |      |         |         |     |
        | GARRA  | 10, 29     |      | 1       |         |     |
        | LINCE  | 14.6, 27.6 |      |         |         |     |
        | BUHO   | 11, 31.4   |      | 1       |         |     |
        | TORO   | 13, 29.9   |      |         |         |     |
      And Yamato attacks with 4 activation tokens

    Scenario: SUZU takes it in
      When AGUILA is activated
      And AGUILA marks no way
        """placky; thinking
        TORO and GARRA shut AGUILA's way, so he stands and throws. SUZU is on the right, with fresh legs and an empty corner before him.
        """
      And LINCE steals out of the air, moving to 14, 25.25
        """placky; alarmed
        Between the two, with a hand in the way: BaC seven, two off.
        """
      And GARRA rests
      And TORO presses
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
        """placky; thinking
        Within four inches, so plus two: ten. AGUILA is tired, so he has one die. His own skill, Pasador nato (a born passer), is no training and stays: when he passes, a 2 is as critical as a 1.
        """
      And the die shows 5 for AGUILA
        """placky; thinking
        Well thrown. LINCE reaches for it: five or less.
        """
      And the die shows 9 for LINCE
        """placky; glad
        Over his fingers. SUZU has it, three tokens, and no fatigue.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 18.4, 27.7
      And GARRA rests
      And LINCE presses
      And TORO presses
      And BUHO presses from 14.5, 33.2
      And SUZU runs
      And SUZU moves to 19, 31.6
        """placky; calm
        A run and a move along the right, and nobody near him.
        """
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 19.2, 32.7
      And GARRA rests
      And LINCE presses
      And TORO presses
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
        A kick-off follows, and four tokens for them, with twenty-seven inches to go. That was to be had 41 times in a hundred; as often it would have been LINCE with the ball. Put out, it would have been a try behind at half-time.
        """
      Then the score is 1 to 1
      And it is time for a kick-off

    Scenario: The ball goes out, the players sit down
      When Yamato puts the ball out
        """placky; thinking
        The half is over, and everybody loses one fatigue token. AGUILA has an active one and a turned one, and his coach may choose. The active one goes; I have yet to meet a coach who keeps that.
        """
      Then it is half-time
      When AGUILA gives up an active token
        """placky; glad
        With it gone, Precise Pass is back.
        """
      Then AGUILA has 0 active fatigue tokens
      And HAYATE has 1 active fatigue token
      When Yamato chooses the team plays "Arrow", "Hand Off", "Relay" and "Escort"
      And Yamato throws away "Falling Leaf"
        """placky; calm
        Cards may go for others, unseen: Sure Hands for Falling Leaf. Five boxes again, and still a try behind. The pass was a try 41 times in a hundred, and LINCE's ball 42 times. Who trusts his defence throws.
        """
      Then Yamato kicks
      And Yamato's hand is "Wind Walk", "Iron Ribs", "Sprint" and "Sure Hands"
      And the time tokens stand on 5
      And Yamato's time token is active
      And Teriomorph's time token is active

    Scenario: SUZU drops the try
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals out of the air, moving to 14, 25.25
      And GARRA rests
      And TORO presses
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 5 for AGUILA
      And the die shows 9 for LINCE
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 18.4, 27.7
      And GARRA rests
      And LINCE presses
      And TORO presses
      And BUHO presses from 14.5, 33.2
      And SUZU runs
      And SUZU moves to 19, 31.6
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 19.2, 32.7
      And GARRA rests
      And LINCE presses
      And TORO presses
      And BUHO presses from 16.45, 33.1
      And SUZU runs
      And SUZU goes for a try
      And the die shows 11 for SUZU
        """placky; alarmed
        Dropped. No try.
        """
      And Yamato removes the tokens
        """placky; dry
        Still a try behind, and a kick-off, with four tokens for them on box one, twenty-seven inches from your zone. A dropped try costs little. A pass into the hands of LINCE is what the touchline saves you.
        """
      Then the score is 0 to 1
      And it is time for a kick-off

    Scenario: A loose ball is a kept ball
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals out of the air, moving to 14, 25.25
      And GARRA rests
      And TORO presses
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 11 for AGUILA
      And the die shows 9 for LINCE
      And the die shows 10 for SUZU
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for SUZU
        """placky; dry
        On the ground. Nobody has it, so nobody has lost it: you attack, with three tokens to find it. But a loose ball cannot be put out.
        """
      Then Yamato attacks
      And the time tokens stand on 1

    Scenario: A missed pass, and SUZU makes up for it
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals out of the air, moving to 14, 25.25
      And GARRA rests
      And TORO presses
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 11 for AGUILA
      And the die shows 9 for LINCE
        """placky; thinking
        Not LINCE. SUZU may still catch it: seven or less.
        """
      And the die shows 4 for SUZU
        """placky; glad
        Caught.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        A missed pass, and a kept ball. SUZU has three tokens for six inches and a half and a try at nine: three in four.
        """
      Then the time tokens stand on 1
      And Yamato has 3 activation tokens left

    Scenario: The pass arrives, and how
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals out of the air, moving to 14, 25.25
      And GARRA rests
      And TORO presses
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 2 for AGUILA
        """placky; glad
        Critical, which is as good as it gets. LINCE may reach for it all the same.
        """
      And the die shows 9 for LINCE
        """placky; glad
        Over him. SUZU has it, and moves two inches at once, for nothing.
        """
      And SUZU moves to 16.8, 26.3
      Then SUZU holds the ball

    Scenario: LINCE has it
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals out of the air, moving to 14, 25.25
      And GARRA rests
      And TORO presses
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 5 for AGUILA
      And the die shows 3 for LINCE
        """placky; alarmed
        LINCE has it, twenty-one inches from your zone, with AGUILA and SUZU beside him and nobody else near.
        """
      Then LINCE holds the ball
      When Yamato removes the tokens
        """placky; alarmed
        Theirs: four tokens, so they turn their time token, and the box stays. Untouched, LINCE makes ten inches a token. This happens 42 times in a hundred, as often as your try. Put out, the ball would have been nobody's.
        """
      Then Teriomorph attacks
      And Teriomorph has 4 activation tokens
      And the time tokens stand on 1

    Scenario: A missed pass, and LINCE has it
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals out of the air, moving to 14, 25.25
      And GARRA rests
      And TORO presses
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 11 for AGUILA
        """placky; alarmed
        Missed. LINCE may reach for it first, then SUZU.
        """
      And the die shows 3 for LINCE
        """placky; alarmed
        LINCE has it, and four tokens come with it: twenty-one inches to your zone. Good pass or bad, his hand was first, five times in twelve. A ball that is out cannot be stolen.
        """
      Then LINCE holds the ball

    Scenario: A critical pass, and LINCE has it
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals out of the air, moving to 14, 25.25
      And GARRA rests
      And TORO presses
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 2 for AGUILA
      And the die shows 3 for LINCE
        """placky; alarmed
        A perfect throw, and his: five times in twelve, whatever the throw. Four tokens for them, twenty-one inches from your zone.
        """
      Then LINCE holds the ball

    @counted
    Scenario: A critical pass, and a try
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals out of the air, moving to 14, 25.25
      And GARRA rests
      And TORO presses
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 2 for AGUILA
      And the die shows 9 for LINCE
      And SUZU moves to 16.8, 26.3
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 18.9, 29.5
      And GARRA rests
      And LINCE presses
      And TORO presses
      And BUHO presses from 14.5, 33.2
      And SUZU runs
      And SUZU moves to 19, 31.6
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 19.2, 32.7
      And GARRA rests
      And LINCE presses
      And TORO presses
      And BUHO presses from 16.45, 33.1
      And SUZU runs
      And SUZU goes for a try
      And the die shows 6 for SUZU
      And Yamato removes the tokens
      Then the score is 1 to 1

    @counted
    Scenario: A critical pass, and no try
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals out of the air, moving to 14, 25.25
      And GARRA rests
      And TORO presses
      And BUHO presses from 12.6, 32.6
      And AGUILA runs
      And AGUILA passes to SUZU
      And the die shows 2 for AGUILA
      And the die shows 9 for LINCE
      And SUZU moves to 16.8, 26.3
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 18.9, 29.5
      And GARRA rests
      And LINCE presses
      And TORO presses
      And BUHO presses from 14.5, 33.2
      And SUZU runs
      And SUZU moves to 19, 31.6
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 19.2, 32.7
      And GARRA rests
      And LINCE presses
      And TORO presses
      And BUHO presses from 16.45, 33.1
      And SUZU runs
      And SUZU goes for a try
      And the die shows 11 for SUZU
      And Yamato removes the tokens
      Then the score is 0 to 1

  @rule_6_01 @rule_6_04 @rule_5_03 @rule_4_04
  Rule: The last box

    Second half, one all, one box, one token. I would not measure now.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Second half, one all, box one, both time tokens turned: whoever takes tokens next moves the time to zero. HAYATE has the ball, and you one token. A try wins. By himself, between GARRA and BUHO, or by Arrow, through AGUILA?
        """
      And a full match
      And it is the second half
      And the score is 1 to 1
      And the time tokens stand on 1
      And Yamato's time token is inactive, Teriomorph's is inactive
      And Teriomorph kicked at the start
      And Yamato's team plays are "Arrow"
      And these players are on the pitch:
        | player | at         | ball | fatigue | off   |
        | AGUILA | 17, 26     |      | 1       |       |
        | SUZU   |            |      |         | match |
        | HAYATE | 12, 31     | yes  |         |       |
        | KURO   |            |      |         | match |
        | GARRA  | 9, 33.4    |      |         |       |
        | LINCE  |            |      |         | half  |
        | BUHO   | 14.2, 33.6 |      | 1       |       |
        | TORO   |            |      |         | match |
      And Yamato attacks with 1 activation token

    Scenario: The try, and the match
      When HAYATE is activated
        """placky; calm
        One run into the zone, then a try. He runs straight on; BUHO, tired, has lost his Defensive Vision.
        """
      And HAYATE marks a move that ends at 12, 32.9
      And GARRA presses from 10.2, 33.2
        """placky; calm
        GARRA comes near enough to press, and not to touch.
        """
      And BUHO tackles HAYATE
        """placky; alarmed
        The last tackle of the season: STR five against the try.
        """
      And HAYATE runs
      And HAYATE goes for a try
        """placky; thinking
        He is in the zone. Standing in it is worth nothing; putting the ball down in it is worth the match. Ten, one off for GARRA, and then the higher success counts.
        """
      And the dice show 8 for HAYATE and 3 for BUHO
        """placky; glad
        Down, and BUHO's tackle does not count. Two to one.
        """
      Then try scored happened to HAYATE once
      When Yamato removes the tokens
        """placky; glad
        The match is yours: a kick-off follows, and whoever takes four tokens after it moves the time to zero. By himself HAYATE wins 62 times in a hundred. Arrow would have been 72: two rolls, and nobody to roll against. Shake hands.
        """
      Then the score is 2 to 1
      And it is time for a kick-off

    Scenario: BUHO against the try, and BUHO falls
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And GARRA presses from 10.2, 33.2
      And BUHO tackles HAYATE
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
        Two to one, a kick-off to come, and no time after it: the match is won. Shake hands.
        """
      Then the score is 2 to 1

    Scenario: BUHO against the try, and BUHO is hurt
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And GARRA presses from 10.2, 33.2
      And BUHO tackles HAYATE
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
      And GARRA presses from 10.2, 33.2
      And BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 11 for HAYATE and 9 for BUHO
        """placky; dry
        Both fail, in the last box, before everybody. BUHO falls, and rolls stamina.
        """
      And the die shows 7 for BUHO
        """placky; dry
        A wound for him, no try for you: one all, and the time runs out in the kick-off. By himself HAYATE wins 62 times in a hundred, by Arrow 72. Shake hands.
        """
      Then try missed happened to HAYATE once
      And BUHO has 1 wound

    Scenario: BUHO against the try, and nothing comes of it
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And GARRA presses from 10.2, 33.2
      And BUHO tackles HAYATE
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
      And GARRA presses from 10.2, 33.2
      And BUHO tackles HAYATE
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
        One all, a kick-off, and zero. A draw, honestly earned by BUHO. By himself HAYATE wins 62 times in a hundred, by Arrow 72. Shake hands.
        """
      Then the score is 1 to 1

    Scenario: BUHO against the try, and HAYATE is hurt
      When HAYATE is activated
      And HAYATE marks a move that ends at 12, 32.9
      And GARRA presses from 10.2, 33.2
      And BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 2 for HAYATE and 4 for BUHO
      And the die shows 8 for HAYATE
        """placky; dry
        A wound, and no try. One all, a kick-off, and zero: a draw that hurts on one side. By himself HAYATE wins 62 times in a hundred, by Arrow 72. Shake hands.
        """
      Then try missed happened to HAYATE once
      And HAYATE has 1 wound

    Scenario: Arrow, and the match
      When Yamato declares the team play "Arrow"
        """placky; calm
        Face down, for the one token that you have: HAYATE passes, AGUILA runs on it, moves, and goes for the try.
        """
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 10.4, 32.2
      And BUHO presses from 13.3, 32.3
        """placky; calm
        They come for HAYATE, who has the ball. Only the carrier may be tackled in a team play, and he stands too far off for that.
        """
      And AGUILA runs to 16.4, 29.9
        """placky; calm
        AGUILA comes up on the right, and stays behind the ball.
        """
      And HAYATE runs
      And HAYATE passes to AGUILA
        """placky; thinking
        Within four inches, so plus two; GARRA and BUHO press, so two off: seven. If it fails, AGUILA may still catch it.
        """
      And the die shows 4 for HAYATE
        """placky; glad
        AGUILA has it. Now his move, into an empty corner.
        """
      Then AGUILA holds the ball
      When AGUILA moves to 17.4, 32.8
      And AGUILA goes for a try
        """placky; thinking
        Eleven on his card, one off for his fatigue, and nobody near him: ten.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        Down. Two to one.
        """
      Then try scored happened to AGUILA once
      When Yamato removes the tokens
        """placky; glad
        The match is yours: a kick-off follows, and whoever takes four tokens after it moves the time to zero. Two rolls, and still the better way: 72 in a hundred, as nobody could tackle AGUILA; 62 for HAYATE alone. Shake hands.
        """
      Then the score is 2 to 1
      And it is time for a kick-off

    Scenario: Arrow, and dropped
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 10.4, 32.2
      And BUHO presses from 13.3, 32.3
      And AGUILA runs to 16.4, 29.9
      And HAYATE runs
      And HAYATE passes to AGUILA
      And the die shows 4 for HAYATE
      And AGUILA moves to 17.4, 32.8
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
        """placky; dry
        Dropped, with nobody's hand on him. One all, and zero after the kick-off. Arrow was the better way: 72 in a hundred, against 62 for HAYATE alone. Shake hands.
        """
      Then try missed happened to AGUILA once

    Scenario: Arrow, and AGUILA has to catch it
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 10.4, 32.2
      And BUHO presses from 13.3, 32.3
      And AGUILA runs to 16.4, 29.9
      And HAYATE runs
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
        """placky; alarmed
        Missed. AGUILA may still catch it: eight or less.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        Caught, and the card goes on: his move, and his try.
        """
      Then AGUILA holds the ball

    Scenario: Arrow, and the ball on the grass
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 10.4, 32.2
      And BUHO presses from 13.3, 32.3
      And AGUILA runs to 16.4, 29.9
      And HAYATE runs
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 9 for AGUILA
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for AGUILA
        """placky; dry
        It lies there, and so does the match. There is no token left.
        """
      When Yamato removes the tokens
        """placky; dry
        Without the ball in hand and without a token, you take four new ones, and the time goes to zero: one all. Shake hands.
        """
      Then the match is a draw

    Scenario: Arrow, critical
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 10.4, 32.2
      And BUHO presses from 13.3, 32.3
      And AGUILA runs to 16.4, 29.9
      And HAYATE runs
      And HAYATE passes to AGUILA
      And the die shows 1 for HAYATE
        """placky; glad
        Critical. AGUILA may move two inches at once, before the move of the card.
        """
      And AGUILA stays put
      Then AGUILA holds the ball

    Scenario: Arrow, critical, and a try
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 10.4, 32.2
      And BUHO presses from 13.3, 32.3
      And AGUILA runs to 16.4, 29.9
      And HAYATE runs
      And HAYATE passes to AGUILA
      And the die shows 1 for HAYATE
      And AGUILA stays put
      And AGUILA moves to 17.4, 32.8
      And AGUILA goes for a try
      And the die shows 6 for AGUILA
        """placky; glad
        Down, and the match is won. Shake hands.
        """
      Then AGUILA is standing

    Scenario: Arrow, critical, and dropped
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 10.4, 32.2
      And BUHO presses from 13.3, 32.3
      And AGUILA runs to 16.4, 29.9
      And HAYATE runs
      And HAYATE passes to AGUILA
      And the die shows 1 for HAYATE
      And AGUILA stays put
      And AGUILA moves to 17.4, 32.8
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
        """placky; dry
        Dropped, after the best throw of the season. One all. Shake hands.
        """
      Then AGUILA is standing

    Scenario: Arrow, caught, and a try
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 10.4, 32.2
      And BUHO presses from 13.3, 32.3
      And AGUILA runs to 16.4, 29.9
      And HAYATE runs
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 4 for AGUILA
      And AGUILA moves to 17.4, 32.8
      And AGUILA goes for a try
      And the die shows 6 for AGUILA
        """placky; glad
        Down. Two to one, and no time after the kick-off: the match is yours. Arrow was the better way: 72 in a hundred, against 62 for HAYATE alone. Shake hands.
        """
      Then try scored happened to AGUILA once

    Scenario: Arrow, caught, and dropped
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 10.4, 32.2
      And BUHO presses from 13.3, 32.3
      And AGUILA runs to 16.4, 29.9
      And HAYATE runs
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 4 for AGUILA
      And AGUILA moves to 17.4, 32.8
      And AGUILA goes for a try
      And the die shows 11 for AGUILA
        """placky; dry
        Caught, and then dropped. One all, and zero after the kick-off. Shake hands.
        """
      Then try missed happened to AGUILA once

    @counted
    Scenario Outline: Arrow, and the ball on the grass: arrow <arrow>
      When Yamato declares the team play "Arrow"
      And AGUILA takes part
      And HAYATE marks no way
      And GARRA presses from 10.4, 32.2
      And BUHO presses from 13.3, 32.3
      And AGUILA runs to 16.4, 29.9
      And HAYATE runs
      And HAYATE passes to AGUILA
      And the die shows 10 for HAYATE
      And the die shows 9 for AGUILA
      And the die shows <arrow> for AGUILA
      When Yamato removes the tokens
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
