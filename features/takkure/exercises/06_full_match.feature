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
        Time is a board of five boxes; at zero the half ends. Both time tokens lie on five. Yours is turned, as you took four activation tokens; one of them is left. Spend it, and see what the next four cost.
        """
      And a full match
      And Yamato's time token is inactive, Teriomorph's is active
      And these players are on the pitch:
        | player | at       | ball | activations |
        | AGUILA | 12, 16   | yes  | 1           |
        | SUZU   | 16, 15   |      | 1           |
        | HAYATE | 8, 15    |      | 1           |
        | KURO   | 12, 12   |      |             |
        | GARRA  | 14, 20.5 |      |             |
        | LINCE  | 9, 20.5  |      |             |
        | BUHO   | 12, 25   |      |             |
        | TORO   | 17, 21   |      |             |
      And Yamato attacks with 1 activation token

    Scenario: A box down, and four more
      When KURO spends a token on nothing
        """placky; thinking
        All four are spent and the ball is still yours, so you take four more. Who takes four turns his time token over. Yours is turned already, so both go down a box first.
        """
      Then the time tokens stand on 4
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And Yamato has 4 activation tokens
      When SUZU spends a token on nothing
        """placky; dry
        One spent, and the time stands on four as before. It moves only when somebody takes four new tokens, never while he spends them.
        """
      Then the time tokens stand on 4
      And Yamato has 3 activation tokens left

    Scenario: The last one spent on a run
      When AGUILA is activated
        """placky; thinking
        His second token, so he is not tired yet. A run gains ground, and lets the defenders come nearer.
        """
      And AGUILA marks a move to 12, 18.5
      And GARRA presses from 13.4, 19.4
      And LINCE presses from 10.4, 19.4
      And BUHO presses
      And TORO presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
        """placky; dry
        Two inches and a half nearer, and two defenders beside him. The box goes down all the same: time asks how many tokens, and never what for.
        """
      Then the time tokens stand on 4
      And Yamato has 4 activation tokens

  @rule_6_04 @example_X18
  Rule: The time board

    Whoever takes four activation tokens turns his time token over; if it is turned already, both tokens go down a box first. Here the ball changes sides twice, and the box once.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        Teriomorph have kicked off, the first ball of the match, and it comes down beside SUZU. Both time tokens lie on box five, active. Follow them: the ball is about to change sides twice.
        """
      And a full match
      And Yamato's time token is active, Teriomorph's is active
      And these players are on the pitch:
        | player | at        |
        | AGUILA | 14, 12    |
        | SUZU   | 11, 10.8  |
        | HAYATE | 5, 12     |
        | KURO   | 20, 10    |
        | GARRA  | 17, 14.5  |
        | LINCE  | 8.8, 14.9 |
        | BUHO   | 12, 18    |
        | TORO   | 4, 20     |
      And the ball comes down at 11, 12.8
      And Teriomorph kicks off, and the ball is in the air; the template lies at 11, 10.8

    Scenario: Two turnovers, one box
      When SUZU lets the ball go
        """placky; thinking
        Not caught, so loose, and the receivers attack. You take four tokens and turn your time token over: box five, still. SUZU stands at the ball, AGUILA has better hands. Who goes for it?
        """
      Then the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      When SUZU is activated
      And SUZU marks a move to 11, 12.308
      And LINCE steals the loose ball, moving to 11, 13.784
        """placky; alarmed
        SUZU goes to the ball, and LINCE wants it too. The other three defenders are too far away to matter; they press where they stand.
        """
      And GARRA presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU picks up the ball
        """placky; thinking
        One against one for a loose ball: eleven or less on both sides, and the higher success has it.
        """
      And the dice show 4 for SUZU and 8 for LINCE
        """placky; alarmed
        His. Your three tokens are lost, though step six is still yours.
        """
      Then LINCE holds the ball
      When Yamato removes the tokens
        """placky; calm
        New attackers, new tokens. Theirs was active, so it only turns over. Both inactive now, and box five as before.
        """
      Then Teriomorph attacks
      And the time tokens stand on 5
      And Teriomorph's time token is inactive
      And Yamato's time token is inactive
      When LINCE is activated
      And LINCE marks no way
        """placky; dry
        LINCE marks no way: he is going to throw, to GARRA. AGUILA can stand in the way of the ball and reach for it, or press LINCE and make the throw harder. Which is better?
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
        Six or less was asked for. The air obliges.
        """
      Then AGUILA holds the ball
      When Teriomorph removes the tokens
        """placky; thinking
        You need four tokens again, and your time token is turned already. So down a box, active; then turned. The rival's comes along, and wakes up on the way.
        """
      Then the time tokens stand on 4
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And Yamato has 4 activation tokens

    Scenario: The ball sails on
      When SUZU lets the ball go
      Then the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      When SUZU is activated
      And SUZU marks a move to 11, 12.308
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 4 for SUZU and 8 for LINCE
      Then LINCE holds the ball
      When Yamato removes the tokens
      Then Teriomorph attacks
      And the time tokens stand on 5
      And Teriomorph's time token is inactive
      And Yamato's time token is inactive
      When LINCE is activated
      And LINCE marks no way
      And AGUILA steals out of the air, moving to 14, 13.8
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 3 for LINCE
      When the die shows 9 for AGUILA
        """placky; dry
        Air. GARRA has it, and nothing on the board has moved: the attackers have not changed.
        """
      Then GARRA holds the ball
      When Teriomorph removes the tokens
        """placky; calm
        Three tokens left to them. Only taking new ones costs time.
        """
      Then the time tokens stand on 5

    Scenario: AGUILA presses, and the ball arrives
      When SUZU lets the ball go
      Then the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      When SUZU is activated
      And SUZU marks a move to 11, 12.308
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 4 for SUZU and 8 for LINCE
      Then LINCE holds the ball
      When Yamato removes the tokens
      Then Teriomorph attacks
      And the time tokens stand on 5
      And Teriomorph's time token is inactive
      And Yamato's time token is inactive
      When LINCE is activated
      And LINCE marks no way
      And AGUILA presses from 13, 13.4
        """placky; calm
        Pressure, then: with SUZU's it will be two off for LINCE, and nobody stands in the way of the ball.
        """
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 3 for LINCE
        """placky; dry
        It was not enough. GARRA has it, they have three tokens left, and the time stands still.
        """
      Then GARRA holds the ball
      And the time tokens stand on 5

    Scenario: AGUILA presses, and GARRA has to catch
      When SUZU lets the ball go
      Then the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      When SUZU is activated
      And SUZU marks a move to 11, 12.308
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 4 for SUZU and 8 for LINCE
      Then LINCE holds the ball
      When Yamato removes the tokens
      Then Teriomorph attacks
      And the time tokens stand on 5
      And Teriomorph's time token is inactive
      And Yamato's time token is inactive
      When LINCE is activated
      And LINCE marks no way
      And AGUILA presses from 13, 13.4
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 10 for LINCE
        """placky; glad
        Missed. GARRA may still catch it, from where he stands.
        """
      And the die shows 3 for GARRA
        """placky; dry
        Caught. Theirs, as before, and the time stands still.
        """
      Then GARRA holds the ball
      And the time tokens stand on 5

    Scenario: A bad pass, and AGUILA has it
      When SUZU lets the ball go
      Then the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      When SUZU is activated
      And SUZU marks a move to 11, 12.308
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 4 for SUZU and 8 for LINCE
      Then LINCE holds the ball
      When Yamato removes the tokens
      Then Teriomorph attacks
      And the time tokens stand on 5
      And Teriomorph's time token is inactive
      And Yamato's time token is inactive
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
        Yours means four tokens, and your time token is turned already: both go down a box, active again, and yours is turned once more.
        """
      Then the time tokens stand on 4
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And Yamato has 4 activation tokens

    Scenario: A bad pass, past AGUILA, and GARRA has it
      When SUZU lets the ball go
      Then the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      When SUZU is activated
      And SUZU marks a move to 11, 12.308
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 4 for SUZU and 8 for LINCE
      Then LINCE holds the ball
      When Yamato removes the tokens
      Then Teriomorph attacks
      And the time tokens stand on 5
      And Teriomorph's time token is inactive
      And Yamato's time token is inactive
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
        A bad pass, and caught. They keep the ball and the time.
        """
      Then GARRA holds the ball
      And the time tokens stand on 5

    Scenario: A bad pass that nobody wants
      When SUZU lets the ball go
      Then the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      When SUZU is activated
      And SUZU marks a move to 11, 12.308
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 4 for SUZU and 8 for LINCE
      Then LINCE holds the ball
      When Yamato removes the tokens
      Then Teriomorph attacks
      And the time tokens stand on 5
      And Teriomorph's time token is inactive
      And Yamato's time token is inactive
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
      And the die shows 9 for GARRA
        """placky; calm
        Thrown badly, missed twice, and on the ground. They still attack.
        """
      Then GARRA does not hold the ball
      And Teriomorph attacks

    Scenario: AGUILA presses, and nobody catches
      When SUZU lets the ball go
      Then the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      When SUZU is activated
      And SUZU marks a move to 11, 12.308
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU picks up the ball
      And the dice show 4 for SUZU and 8 for LINCE
      Then LINCE holds the ball
      When Yamato removes the tokens
      Then Teriomorph attacks
      And the time tokens stand on 5
      And Teriomorph's time token is inactive
      And Yamato's time token is inactive
      When LINCE is activated
      And LINCE marks no way
      And AGUILA presses from 13, 13.4
      And SUZU presses
      And HAYATE presses
      And KURO presses
      And LINCE runs
      And LINCE passes to GARRA
      And the die shows 10 for LINCE
      And the die shows 9 for GARRA
      And the die shows 9 for GARRA
        """placky; calm
        On the ground. They still attack: a loose ball changes nothing, least of all the time.
        """
      Then GARRA does not hold the ball
      And Teriomorph attacks
      And the time tokens stand on 5

    Scenario: SUZU has it, and time stands still
      When SUZU lets the ball go
      Then the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      When SUZU is activated
      And SUZU marks a move to 11, 12.308
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 9 for SUZU and 5 for LINCE
        """placky; glad
        Yours. Nobody takes tokens, so no time token moves.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Three activations left on box five. If the ball is still yours after them, the next four cost a box.
        """
      Then the time tokens stand on 5

    Scenario: Nobody has it, and time stands still
      When SUZU lets the ball go
      Then the time tokens stand on 5
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      When SUZU is activated
      And SUZU marks a move to 11, 12.308
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And SUZU runs
      And SUZU picks up the ball
      When the dice show 6 for SUZU and 6 for LINCE
        """placky; dry
        Nobody has it. A loose ball stays a loose ball.
        """
      Then the ball lies at 11, 12.8
      When Yamato removes the tokens
        """placky; calm
        You attack, with three tokens and no ball. A loose ball is not a lost one.
        """

    Scenario: AGUILA goes for it, and has it
      When SUZU lets the ball go
      When AGUILA is activated
        """placky; thinking
        AGUILA has the better hands, and goes for the ball himself. If LINCE gets it, he is not free to step into the next pass.
        """
      And AGUILA marks a move to 11.492, 12.8
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And AGUILA runs
      And AGUILA picks up the ball
        """placky; calm
        LINCE is there as well: one against one, and the higher success has it. AGUILA fails only with a 12, LINCE above eleven.
        """
      And the dice show 9 for AGUILA and 5 for LINCE
        """placky; glad
        Yours. The ball has not changed sides, so nobody takes tokens, and no time token moves.
        """
      Then AGUILA holds the ball
      When Yamato removes the tokens
        """placky; calm
        Three activations left on box five. If the ball is still yours after them, the next four cost a box.
        """
      Then the time tokens stand on 5

    Scenario: AGUILA goes for it, and LINCE has it
      When SUZU lets the ball go
      When AGUILA is activated
      And AGUILA marks a move to 11.492, 12.8
      And LINCE steals the loose ball, moving to 11, 13.784
      And GARRA presses
      And BUHO presses
      And TORO presses
      And AGUILA runs
      And AGUILA picks up the ball
      And the dice show 4 for AGUILA and 8 for LINCE
        """placky; alarmed
        His. Your three tokens are lost with it.
        """
      Then LINCE holds the ball
      When Yamato removes the tokens
        """placky; calm
        They take four tokens and turn theirs, which was active: both are turned now, and the box is five as before. The next to take four pays for it with a box.
        """
      Then Teriomorph attacks
      And the time tokens stand on 5

    Scenario: SUZU catches it
      When SUZU tries to catch the ball
        """placky; thinking
        BaC seven, and two off for a ball from a kick.
        """
      And the die shows 4 for SUZU
        """placky; calm
        Caught. Four tokens, and your time token turns over; where the ball came from makes no difference to time.
        """
      Then SUZU holds the ball
      And the time tokens stand on 5
      And Yamato's time token is inactive

    Scenario: SUZU drops it
      When SUZU tries to catch the ball
      And the die shows 8 for SUZU
        """placky; dry
        Dropped. The receivers attack all the same, and four tokens turn the time token over.
        """
      Then Yamato attacks
      And the time tokens stand on 5
      And Yamato's time token is inactive

  @rule_6_04 @rule_6_02
  Rule: Keeping the ball until half-time

    The last token of four, a box before the end, and a try behind. There is a way out, and it is called the touchline.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; calm
        First half, box two, and you are a try behind. You have the ball and one activation token. The half ends at zero; until then you want the ball, and players who are not tired.
        """
      And a full match
      And Yamato's time token is inactive, Teriomorph's is active
      And Yamato kicked at the start
      And Yamato's hand is "Wind Walk", "Falling Leaf", "Iron Ribs" and "Sprint"
      And Yamato's deck is "Sure Hands"
      And Yamato's team plays are "Arrow", "Hand Off", "Relay" and "Escort"
      And the time tokens stand on 2
      And the score is 0 to 1
      And these players are on the pitch:
        | player | at     | ball | activations | fatigue | resting | off  |
        | AGUILA | 12, 20 | yes  | 1           | 1       | 1       |      |
        | SUZU   | 16, 20 |      |             |         |         |      |
        | HAYATE | 8, 18  |      | 2           | 2       |         |      |
        | KURO   | 12, 14 |      |             |         |         |      |
        | GARRA  | 14, 25 |      |             | 1       |         |      |
        | LINCE  | 8, 25  |      |             |         |         |      |
        | BUHO   | 12, 29 |      |             |         |         |      |
        | TORO   |        |      |             |         |         | half |
      And Yamato attacks with 1 activation token

    Scenario: The ball goes out, the players sit down
      When AGUILA is activated
      And AGUILA marks a move to 12, 21.5
      And GARRA rests
        """placky; dry
        GARRA is too far away for anything else, so he rests. LINCE and BUHO press from where they stand.
        """
      And LINCE presses
      And BUHO presses
      And AGUILA runs
        """placky; thinking
        A pass to SUZU gains ground and may fail. Standing there gains nothing, and cannot fail. Either way it is the last token of the four.
        """
      And AGUILA stays put
        """placky; calm
        No second action either. A token may be spent on nothing at all, and this is how it looks.
        """
      And Yamato removes the tokens
        """placky; calm
        Four tokens spent, ball kept: the time is on box one. There, who is behind and has the ball may put it out, and the half ends. Play four more, or put it out and rest?
        """
      Then the time tokens stand on 1
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And Yamato has 4 activation tokens
      When Yamato puts the ball out
        """placky; thinking
        The ball is out, and the half is over: no more attacks, and a rest for everybody. AGUILA has two fatigue tokens, an active one and a turned one. He loses one of them. Which?
        """
      Then it is half-time
      When AGUILA gives up an active token
      Then AGUILA has 0 active fatigue tokens
      And HAYATE has 1 active fatigue token
      When Yamato chooses the team plays "Arrow", "Hand Off", "Relay" and "Crane Wings"
      And Yamato throws away "Falling Leaf"
        """placky; dry
        The active one is gone, and Precise Pass is back. Plays and cards may be changed now. Time is back on five, TORO is back in the team, and as you kicked at the start, they do now.
        """
      Then Teriomorph kicks
      And Yamato's hand is "Wind Walk", "Iron Ribs", "Sprint" and "Sure Hands"
      And the time tokens stand on 5
      And Yamato's time token is active
      And Teriomorph's time token is active

    Scenario: The four tokens are played
      When AGUILA is activated
      And AGUILA marks a move to 12, 21.5
      And GARRA rests
      And LINCE presses
      And BUHO presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      Then the time tokens stand on 1
      When AGUILA is activated
        """placky; calm
        Played on, then: three tokens more on box one. The half ends when they are spent, and any of them could still be a try.
        """
      And AGUILA marks no way
      And GARRA presses
      And LINCE presses
      And BUHO presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      And SUZU spends a token on nothing
      And KURO spends a token on nothing
      And SUZU spends a token on nothing

    Scenario: He keeps the token that tires him
      When AGUILA is activated
      And AGUILA marks a move to 12, 21.5
      And GARRA rests
      And LINCE presses
      And BUHO presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      Then the time tokens stand on 1
      And Yamato's time token is inactive
      And Teriomorph's time token is active
      And Yamato has 4 activation tokens
      When Yamato puts the ball out
      Then it is half-time
      When AGUILA gives up an inactive token
        """placky; thinking
        The half-gone one is gone entirely; the active one stays. It is a choice. It is seldom the better one.
        """
      Then AGUILA has 1 active fatigue token
      And AGUILA has 0 inactive fatigue tokens

    Scenario: The ball goes out too early
      When Yamato puts the ball out
        """placky; dry
        Box two. Not before one.
        """
      Then rule 6.04 forbids it

    Scenario: A loose ball is a kept ball
      When AGUILA is activated
      And AGUILA marks a move to 12, 21.5
      And GARRA rests
      And LINCE presses
      And BUHO presses
      And AGUILA runs
      When AGUILA passes to SUZU
        """placky; thinking
        A short pass. AGUILA is tired, so Precise Pass is gone and he has one die. His own skill, Pasador nato (a born passer), is no training and stays: when he passes, a 2 is as critical as a 1.
        """
      And the die shows 11 for AGUILA
        """placky; alarmed
        Missed. SUZU may still catch it.
        """
      And the die shows 10 for SUZU
      And the die shows 6 for SUZU
        """placky; dry
        On the ground. Nobody has it, so nobody has lost it.
        """
      And Yamato removes the tokens
        """placky; calm
        A box down, four new tokens, and a ball to be found.
        """
      Then the time tokens stand on 1
      And Yamato attacks

    Scenario: SUZU makes up for it
      When AGUILA is activated
      And AGUILA marks a move to 12, 21.5
      And GARRA rests
      And LINCE presses
      And BUHO presses
      And AGUILA runs
      When AGUILA passes to SUZU
      And the die shows 11 for AGUILA
      And the die shows 4 for SUZU
        """placky; glad
        Caught.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        A missed pass, and a kept ball: a box down, and four new tokens.
        """
      Then the time tokens stand on 1
      And Yamato has 4 activation tokens

    Scenario: The pass arrives, and how
      When AGUILA is activated
      And AGUILA marks a move to 12, 21.5
      And GARRA rests
      And LINCE presses
      And BUHO presses
      And AGUILA runs
      When AGUILA passes to SUZU
      And the die shows 2 for AGUILA
        """placky; calm
        Critical: SUZU has it and may move two inches at once. The ball is kept, which was the point.
        """
      Then SUZU holds the ball

    Scenario: The pass arrives
      When AGUILA is activated
      And AGUILA marks a move to 12, 21.5
      And GARRA rests
      And LINCE presses
      And BUHO presses
      And AGUILA runs
      When AGUILA passes to SUZU
      And the die shows 5 for AGUILA
        """placky; glad
        SUZU has it.
        """
      Then SUZU holds the ball
      When Yamato removes the tokens
        """placky; calm
        Kept is kept, whoever holds it: a box down, four new tokens, and the ball may go out from here.
        """
      Then the time tokens stand on 1
      And Yamato has 4 activation tokens

  @rule_6_01 @rule_6_04 @rule_5_03 @rule_4_04
  Rule: The last box

    Second half, one all, one box, one token. I would not measure now.

    Background:
      Given the rules up to chapter 6 are taught
        """placky; alarmed
        Second half, one try each, box one: whoever takes tokens next moves the time to zero. You have one activation token and HAYATE has the ball. A try wins the match, anything else is a draw.
        """
      And a full match
      And it is the second half
      And the score is 1 to 1
      And the time tokens stand on 1
      And Yamato's time token is inactive, Teriomorph's is inactive
      And Teriomorph kicked at the start
      And these players are on the pitch:
        | player | at       | ball | off   |
        | AGUILA | 8, 24    |      |       |
        | SUZU   |          |      | match |
        | HAYATE | 12, 31   | yes  |       |
        | KURO   |          |      | match |
        | GARRA  | 4, 28    |      |       |
        | LINCE  |          |      | half  |
        | BUHO   | 13, 33.5 |      |       |
        | TORO   |          |      | match |
      And Yamato attacks with 1 activation token

    Scenario: The try, and the match
      When HAYATE is activated
      And HAYATE marks a move to 11, 33.4
      And GARRA presses
        """placky; thinking
        GARRA is too far away to count. BUHO is near: pressing costs HAYATE one, a tackle rolls against him. It is the other coach's choice, so make it for him.
        """
      And BUHO presses
      And HAYATE runs
        """placky; thinking
        He is in the zone. Standing in it is worth nothing; putting the ball down in it is worth the match.
        """
      And HAYATE goes for a try
        """placky; thinking
        Ten, one off for BUHO.
        """
      And the die shows 6 for HAYATE
        """placky; glad
        Down. Two to one.
        """
      Then try scored happened to HAYATE once
      When Yamato removes the tokens
        """placky; glad
        Two to one. A kick-off follows, but whoever takes four tokens after it moves the time from one to zero. The match is yours. Shake hands.
        """
      Then the score is 2 to 1
      And it is time for a kick-off

    Scenario: Missed, and a draw to be expected
      When HAYATE is activated
      And HAYATE marks a move to 11, 33.4
      And GARRA presses
      And BUHO presses
      And HAYATE runs
      And HAYATE goes for a try
      When the die shows 11 for HAYATE
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

    Scenario: Time runs out on the line
      When HAYATE is activated
      And HAYATE marks a move to 11, 33.4
      And GARRA presses
      And BUHO presses
      And HAYATE runs
      When HAYATE stays put
        """placky; thinking
        He stands in the zone with the ball, and waits for a better moment.
        """
      And Yamato removes the tokens
        """placky; dry
        There was none. Four tokens spent, ball kept, a box down, and below one there is zero. One all, a draw. Shake hands.
        """
      Then the match is a draw

    Scenario: BUHO against the try, and the try wins
      When HAYATE is activated
      And HAYATE marks a move to 11, 33.4
      And GARRA presses
      When BUHO tackles HAYATE
        """placky; alarmed
        The last tackle of the season.
        """
      And HAYATE runs
      And HAYATE goes for a try
      And the dice show 8 for HAYATE and 3 for BUHO
        """placky; glad
        Down, and BUHO's tackle does not count. Two to one.
        """
      Then try scored happened to HAYATE once
      When Yamato removes the tokens
        """placky; glad
        Only a kick-off is left, with no time behind it: they take tokens, and the board says zero. The match is yours. Shake hands.
        """
      Then the score is 2 to 1

    Scenario: BUHO against the try, and BUHO falls
      When HAYATE is activated
      And HAYATE marks a move to 11, 33.4
      And GARRA presses
      When BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 8 for HAYATE and 9 for BUHO
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

    Scenario: BUHO against the try, and neither is any good
      When HAYATE is activated
      And HAYATE marks a move to 11, 33.4
      And GARRA presses
      When BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 11 for HAYATE and 9 for BUHO
        """placky; dry
        Both fail, in the last box, before everybody. BUHO falls, and rolls stamina.
        """
      And the die shows 7 for BUHO
        """placky; dry
        A wound for him, no try for you: one all, and the time runs out in the kick-off.
        """
      Then try missed happened to HAYATE once
      And BUHO has 1 wound

    Scenario: BUHO against the try, and nothing comes of it
      When HAYATE is activated
      And HAYATE marks a move to 11, 33.4
      And GARRA presses
      When BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 11 for HAYATE and 9 for BUHO
      And the die shows 3 for BUHO
        """placky; dry
        Unhurt. Nothing has happened, and it has used up the match: one all.
        """
      Then try missed happened to HAYATE once
      And BUHO is unhurt

    Scenario: BUHO against the try, and BUHO is hurt
      When HAYATE is activated
      And HAYATE marks a move to 11, 33.4
      And GARRA presses
      When BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 8 for HAYATE and 9 for BUHO
      And the die shows 7 for BUHO
        """placky; glad
        A wound to take home, and two to one. A kick-off to come, no time after it: the match is won. Shake hands.
        """
      Then try scored happened to HAYATE once
      And BUHO has 1 wound

    Scenario: BUHO against the try, and BUHO wins
      When HAYATE is activated
      And HAYATE marks a move to 11, 33.4
      And GARRA presses
      When BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 2 for HAYATE and 4 for BUHO
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
        One all, a kick-off, and zero. A draw, honestly earned by everybody.
        """
      Then the score is 1 to 1

    Scenario: BUHO against the try, and HAYATE is hurt
      When HAYATE is activated
      And HAYATE marks a move to 11, 33.4
      And GARRA presses
      When BUHO tackles HAYATE
      And HAYATE runs
      And HAYATE goes for a try
      When the dice show 2 for HAYATE and 4 for BUHO
      And the die shows 8 for HAYATE
        """placky; dry
        A wound, and no try. One all, a kick-off, and zero: a draw that hurts on one side.
        """
      Then try missed happened to HAYATE once
      And HAYATE has 1 wound
