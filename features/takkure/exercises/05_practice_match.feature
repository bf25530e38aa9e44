@rule_5_01
Feature: Practice match

  A match without time: everything counts except the clock. It stops when both have scored twice, or when nobody can stand.
  An attack ends with a try, or with a ball that the others steal.

  @rule_5_02 @rule_5_03 @rule_2_03
  Rule: The kick-off, once, slowly

    A coin, eight figures, one template, one foot. At the table it takes two minutes; here you may read.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; calm
        Eight players wait beside the pitch, four a team. At your own table: lay out the empty pitch, sit down behind one in-goal zone each, put your four beside it, and find a coin.
        Each coach guards the zone before him and scores in the other one.
        """
      And a practice match
      And these players are on the pitch:
        | player |
        | AGUILA |
        | HAYATE |
        | SUZU   |
        | KURO   |
        | GARRA  |
        | LINCE  |
        | BUHO   |
        | TORO   |
      When Teriomorph calls tails
        """placky; calm
        The referee of this sport is a coin. He has never been seen, and is always right.
        """

    Scenario: A good kick, and TORO under it
      When the coin shows heads
        """placky; calm
        You have won the toss. The winner decides who kicks.
        """
      When Yamato chooses to kick
        """placky; thinking
        Generous: the others will have the ball. You will have the choice of where.
        """
      And AGUILA is placed at 10, 12.508
        """placky; calm
        Kickers first, along their own kick-off line, the line of 10, touching it and not over it.
        """
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
        """placky; calm
        A larger base stands farther back. It is the edge that touches the line.
        """
      And TORO is placed at 12, 23
        """placky; calm
        Now the receivers, anywhere in their own half.
        """
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
        """placky; thinking
        Look where they left room. You are about to lay something there.
        """
      And Yamato lays the template at 11, 26.5
        """placky; calm
        Between their line and their in-goal zone, all of it, and more than an inch from the sides. The ball is in the air now.
        """
      And AGUILA moves to 10, 14.5
        """placky; calm
        While it flies, everybody may move as far as he may in defence; kickers first.
        """
      And HAYATE stays put
      And SUZU moves to 14, 16.5
        """placky; dry
        Four inches. Defensive Vision sees a ball coming, too.
        """
      And KURO stays put
      And TORO moves to 12.6, 24
        """placky; calm
        Now the receivers. The template is cardboard; they may walk on it.
        """
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
        """placky; calm
        Everybody has moved. Somebody may kick.
        """
      And AGUILA takes the kick
        """placky; calm
        One kicker, whom you choose, one roll: his first BaC value. AGUILA's is eight, and eight is why you chose him.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick. The ball comes down where you like, touching the rim of the template.
        """
      And Yamato lands the ball at 11, 24.5
        """placky; dry
        Near TORO and nobody else. He has many qualities; hands are not among them.
        """
      Then the ball touches the template
      When TORO tries to catch the ball
        """placky; thinking
        Within two inches of the ball a player may try: BaC, two off. Three, for him.
        """
      And the die shows 2 for TORO
        """placky; dry
        He has it. I shall say nothing about your plan.
        """
      Then TORO holds the ball
      And Teriomorph attacks
      And Teriomorph has 4 activation tokens

    Scenario: A good kick, and TORO drops it
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 26.5
      And AGUILA moves to 10, 14.5
      And HAYATE stays put
      And SUZU moves to 14, 16.5
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 11, 24.5
      Then the ball touches the template
      When TORO tries to catch the ball
      When the die shows 7 for TORO
        """placky; calm
        Dropped, so it lies there. The receivers attack all the same; a loose ball changes nothing.
        """
      Then the ball lies at 11, 24.5
      And Teriomorph attacks

    Scenario: A good kick, and TORO thinks better of it
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 26.5
      And AGUILA moves to 10, 14.5
      And HAYATE stays put
      And SUZU moves to 14, 16.5
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 11, 24.5
      Then the ball touches the template
      When TORO lets the ball go
        """placky; dry
        Catching is voluntary. He will pick it up later, when nobody looks.
        """
      Then the ball lies at 11, 24.5
      And Teriomorph attacks

    Scenario: In the middle of the template
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 26.5
      And AGUILA moves to 10, 14.5
      And HAYATE stays put
      And SUZU moves to 14, 16.5
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      When Yamato lands the ball at 11, 26.5
        """placky; dry
        Touching the rim, from outside. The middle is for kicks that go wrong.
        """
      Then rule 5.03 forbids it

    Scenario: A bad kick, and BUHO ends it
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 26.5
      And AGUILA moves to 10, 14.5
      And HAYATE stays put
      And SUZU moves to 14, 16.5
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
        """placky; alarmed
        Ten. The ball comes down in the middle and scatters; one more die for the arrow.
        """
      And the die shows 9 for AGUILA
        """placky; thinking
        Two inches sideways, into a crowd. They try one after the other, the nearest first.
        """
      Then the ball lies at 13, 26.5
      When TORO tries to catch the ball
      And the die shows 6 for TORO
        """placky; dry
        Not the hands.
        """
      And BUHO tries to catch the ball
      And the die shows 5 for BUHO
        """placky; calm
        Eight on the card, six for a catch, five on the die. The first success ends it.
        """
      Then BUHO holds the ball
      And Teriomorph attacks

    Scenario: A bad kick, and BUHO pushes in
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 26.5
      And AGUILA moves to 10, 14.5
      And HAYATE stays put
      And SUZU moves to 14, 16.5
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
      And the die shows 9 for AGUILA
      Then the ball lies at 13, 26.5
      When BUHO tries to catch the ball
        """placky; dry
        The nearest comes first. It has been measured, and it was not BUHO.
        """
      Then rule 5.03 forbids it

    Scenario: A bad kick, and nobody near it
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 26.5
      And AGUILA moves to 10, 14.5
      And HAYATE stays put
      And SUZU moves to 14, 16.5
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
      And the die shows 3 for AGUILA
        """placky; calm
        The arrow takes it the other way, towards LINCE.
        """
      Then the ball lies at 9, 26.5

    Scenario: The coin against you
      When the coin shows tails
        """placky; dry
        Heads or tails, and it was tails. The others decide, and they would like the ball.
        """
      And Teriomorph chooses to receive
        """placky; calm
        So you kick after all, and it goes as if you had won. Go back to the coin and let it show heads to see it.
        """
      Then Yamato kicks

    Scenario: A step over the line
      When the coin shows heads
      When Yamato chooses to kick
      When AGUILA is placed at 10, 13
        """placky; dry
        Keen. Behind the line, please, touching it.
        """
      Then rule 5.03 forbids it

    Scenario: The receivers are impatient
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      When TORO is placed at 12, 23
        """placky; dry
        Not while a kicker is still tying his boots.
        """
      Then rule 5.03 forbids it

    Scenario: A receiver in the wrong half
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      When BUHO is placed at 12, 17
        """placky; dry
        His own half is the other one. He knows; he hoped that I did not.
        """
      Then rule 5.03 forbids it

    Scenario: The template too far
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
      When Yamato lays the template at 12, 33
        """placky; dry
        That is in their zone. A kick is not a try.
        """
      Then rule 5.03 forbids it

    Scenario: Two inches are not three
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 26.5
      And AGUILA moves to 10, 14.5
      When HAYATE moves to 5, 15.5
        """placky; dry
        Defensive MOV: two. His attacking legs are not asked.
        """
      Then rule 5.03 forbids it

  @rule_5_04 @rule_5_05 @rule_1_19 @rule_1_20
  Rule: Wounds

    Falling is free. Being thrown is not always.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; alarmed
        AGUILA has two wounds, and his BOD is three. He also has the ball, and a habit of using his shoulders.
        """
      And a practice match
      And these players are on the pitch:
        | player | at     | ball | wounds |
        | AGUILA | 12, 16 | yes  | 2      |
        | HAYATE | 7, 14  |      |        |
        | SUZU   | 17, 14 |      |        |
        | KURO   | 12, 11 |      |        |
        | GARRA  | 14, 19 |      |        |
        | LINCE  | 6, 25  |      |        |
        | BUHO   | 18, 25 |      |        |
        | TORO   | 12, 28 |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 12, 22
      And GARRA tackles AGUILA at 12, 18.5
        """placky; alarmed
        Contact is certain. Somebody is going to fall, and from now on falling has consequences.
        """
      And LINCE presses
      And BUHO presses
      And TORO presses
        """placky; dry
        Three of them press from too far off to count. It is a duty done; only the near ones are a nuisance.
        """
      And AGUILA runs

    Scenario: Stopped, and nothing broken
      When AGUILA breaks through
        """placky; thinking
        STR against STR. Whoever is thrown makes a stamina roll: BOD and PRT together, and no more than that.
        """
      And the dice show 4 for AGUILA and 6 for GARRA
        """placky; alarmed
        Six beats four. Both are down, and AGUILA was tackled: his stamina roll.
        """
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 3 for AGUILA
        """placky; glad
        Three. He is bruised in places that do not count.
        """
      Then AGUILA has 2 wounds
      When Yamato removes the tokens
        """placky; calm
        On the ground, with the ball, and with two wounds as before. Finished.
        """

    Scenario: The third wound, and back at the next kick-off
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
        """placky; alarmed
        A wound, his third. As many as his BOD: he is injured and leaves the pitch. All wounds come off; the table says for how long.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken, no worse. He may be placed again at the next kick-off. The ball stays where he stood.
        """
      Then AGUILA is off the field until the next kick-off
      And AGUILA is unhurt
      And Yamato attacks
      When Yamato removes the tokens
        """placky; dry
        A loose ball, three of yours, four of theirs, one of them lying on the grass. Finished.
        """

    Scenario: The third wound, and a kick-off missed
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
      When the die shows 7 for AGUILA
        """placky; alarmed
        Bruised. He misses the next kick-off and may come back for the one after.
        """
      Then AGUILA is off the field for the next kick-off
      When Yamato removes the tokens
        """placky; dry
        You may play on with three. You will. Finished.
        """

    Scenario: The third wound, and the half is over for him
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
      When the die shows 10 for AGUILA
        """placky; alarmed
        Sprained: out until the half ends.
        """
      Then AGUILA is off the field for the half
      When Yamato removes the tokens
        """placky; dry
        In a practice match there is no half to end. He may as well go home. Finished.
        """

    Scenario: The third wound, and the match is over for him
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
      When the die shows 12 for AGUILA
        """placky; alarmed
        Broken. Out for the match. Please stop looking at the die like that.
        """
      Then AGUILA is off the field for the match
      When Yamato removes the tokens
        """placky; dry
        He waves from the stretcher. Finished.
        """

    Scenario: A critical tackle needs no stamina roll
      When AGUILA breaks through
      When the dice show 7 for AGUILA and 1 for GARRA
        """placky; alarmed
        A one is critical. It wounds at once, without a stamina roll, and the wound is the third.
        """
      And the die shows 4 for AGUILA
        """placky; calm
        Shaken. Of all the ways to learn the word critical this is the quickest.
        """
      Then AGUILA is off the field until the next kick-off
      When Yamato removes the tokens
        """placky; dry
        The ball lies where he was. Finished.
        """

    Scenario: Through, and GARRA takes the wound
      When AGUILA breaks through
      When the dice show 5 for AGUILA and 9 for GARRA
        """placky; glad
        Through. It is GARRA who was thrown, so the stamina roll is his.
        """
      And the die shows 8 for GARRA
        """placky; calm
        More than four: one wound. He has two more to give.
        """
      Then GARRA has 1 wound
      When Yamato removes the tokens
        """placky; glad
        AGUILA stands, GARRA does not. Save him for later; he has no wounds to spare. Finished.
        """

    Scenario: Through, and GARRA is made of wood
      When AGUILA breaks through
      When the dice show 5 for AGUILA and 9 for GARRA
      When the die shows 4 for GARRA
        """placky; dry
        Exactly four. It hurts, and it does not count.
        """
      Then GARRA is unhurt
      When Yamato removes the tokens
        """placky; glad
        AGUILA stands, GARRA does not. Finished.
        """

    Scenario: Nobody gets through, and only GARRA falls
      When AGUILA breaks through
      When the dice show 9 for AGUILA and 8 for GARRA
        """placky; dry
        Both fail. The one who tackled lies down, and rolls stamina for it.
        """
      And the die shows 4 for GARRA
      Then AGUILA is standing
      And GARRA is on the ground
      When Yamato removes the tokens
        """placky; calm
        A failed tackle hurts like any other. Finished.
        """

    Scenario: He dodges, and nobody is hurt
      When AGUILA dodges
        """placky; thinking
        Feet, for once. A lost dodge would be a tackle all the same.
        """
      And the dice show 6 for AGUILA and 5 for GARRA
        """placky; glad
        Both good, yours higher: no fall, no stamina roll, no doctor.
        """
      And AGUILA moves to 12, 21.5
      Then GARRA is standing
      When Yamato removes the tokens
        """placky; glad
        A wounded player should use his feet. He should have used them before. Finished.
        """

  @rule_5_06 @rule_4_01 @rule_4_04 @rule_5_01
  Rule: Trained, tired, down

    A training skill lasts as long as the legs do. An attack lasts until the try.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; calm
        TSUBAME has the ball, one activation behind him, and Long Stride on his card: as second action he moves an inch farther. It is a training skill.
        LINCE and TORO are off the field, LINCE until the next kick-off, TORO for longer.
        """
      And a practice match
      And these players are on the pitch:
        | player  | at     | ball | activations | off                 |
        | TSUBAME | 4, 12  | yes  | 1           |                     |
        | AGUILA  | 10, 12 |      |             |                     |
        | SUZU    | 15, 12 |      |             |                     |
        | KURO    | 19, 12 |      |             |                     |
        | GARRA   | 16, 20 |      |             |                     |
        | BUHO    | 14, 28 |      |             |                     |
        | LINCE   |        |      |             | next kick-off       |
        | TORO    |        |      |             | misses one kick-off |
      And Yamato attacks with 3 activation tokens

    Scenario: A stride too few, and a try
      When TSUBAME is activated
        """placky; calm
        His second token. Nothing happens yet.
        """
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
        """placky; calm
        BUHO sees far and guesses early: the corner.
        """
      And TSUBAME runs
      And TSUBAME moves to 4, 23
        """placky; glad
        Six inches, where his card says five. Long Stride, trained every Tuesday.
        """
      Then TSUBAME used "Long Stride"
      When Yamato removes the tokens
      And TSUBAME is activated
        """placky; alarmed
        The third token, so a fatigue token, so no training skill, at once.
        """
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
        """placky; dry
        GARRA follows at two inches a token. BUHO needs no such luck; he sees you coming, and he knows where the corner is.
        """
      And BUHO presses from 8, 31
      And TSUBAME runs
      And TSUBAME moves to 4, 33
        """placky; calm
        Five inches, which is what everybody would have. His base lies in the zone; that is not a try yet.
        """
      And Yamato removes the tokens
        """placky; thinking
        One token left. In a practice match there would be four more afterwards, as long as the ball is yours.
        """
      And TSUBAME is activated
        """placky; calm
        A fourth token tires nobody.
        """
      And TSUBAME marks no way
      And GARRA presses
      And BUHO presses from 6, 32.8
        """placky; calm
        Near enough to breathe on him.
        """
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        Ten, one off for fatigue, one off for BUHO.
        """
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        Down.
        """
      Then try scored happened to TSUBAME once
      When Yamato removes the tokens
        """placky; calm
        A try ends the attack. At two tries the attackers are switched.
        """
      Then the score is 1 to 0
      When Yamato goes on
        """placky; calm
        Another attack, then; the others kick again.
        """
      And LINCE is placed at 8, 23.492
        """placky; calm
        Back on the pitch, a little pale. TORO waits one kick-off more. Finished; the rest you know.
        """
      Then LINCE is on the field

    Scenario: A try missed, and the same attack again
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      Then TSUBAME used "Long Stride"
      When Yamato removes the tokens
      And TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      And TSUBAME moves to 4, 33
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks no way
      And GARRA presses
      And BUHO presses from 6, 32.8
      And TSUBAME runs
      And TSUBAME goes for a try
      Then TSUBAME needs 8 or less on try
      When the die shows 10 for TSUBAME
        """placky; dry
        Ten. On Tuesdays they train the stride, not the landing.
        """
      Then try missed happened to TSUBAME once
      When Yamato removes the tokens
        """placky; calm
        No try, but the attack is over all the same.
        """
      Then the score is 0 to 0
      When Yamato goes on
        """placky; calm
        From the kick-off, with the same attackers. Nobody is in a hurry here.
        """
      Then Teriomorph kicks
      And Yamato receives

    Scenario: A try, and enough for today
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      Then TSUBAME used "Long Stride"
      When Yamato removes the tokens
      And TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      And TSUBAME moves to 4, 33
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks no way
      And GARRA presses
      And BUHO presses from 6, 32.8
      And TSUBAME runs
      And TSUBAME goes for a try
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
      And Yamato removes the tokens
      And Yamato stops
        """placky; calm
        Before any kick-off you may stop. Nobody counts minutes; I count players who can still walk.
        """
      Then the exercise is over

    Scenario: BUHO tackles instead
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      Then TSUBAME used "Long Stride"
      When Yamato removes the tokens
      And TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      And TSUBAME moves to 4, 33
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks no way
      When GARRA presses
      And BUHO tackles TSUBAME
        """placky; alarmed
        Three inches and a half, and he touches him: Defensive Vision again. The try becomes a roll against STR five.
        """
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 7 for TSUBAME and 4 for BUHO
        """placky; glad
        Both good, yours higher. Down.
        """
      Then try scored happened to TSUBAME once
      When Yamato removes the tokens
        """placky; glad
        A try with BUHO on his back. Finished.
        """

    Scenario: BUHO tackles and falls
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      Then TSUBAME used "Long Stride"
      When Yamato removes the tokens
      And TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      And TSUBAME moves to 4, 33
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks no way
      When GARRA presses
      And BUHO tackles TSUBAME
      And TSUBAME runs
      And TSUBAME goes for a try
      When the dice show 6 for TSUBAME and 8 for BUHO
        """placky; glad
        BUHO misses him and meets the ground; his stamina roll first.
        """
      And the die shows 6 for BUHO
        """placky; calm
        A wound. For a try that was not even close.
        """
      Then try scored happened to TSUBAME once
      And BUHO has 1 wound
      When Yamato removes the tokens
        """placky; glad
        A try, and BUHO may explain himself at the kick-off. Finished.
        """

    Scenario: BUHO tackles and has him
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      Then TSUBAME used "Long Stride"
      When Yamato removes the tokens
      And TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      And TSUBAME moves to 4, 33
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks no way
      When GARRA presses
      And BUHO tackles TSUBAME
      And TSUBAME runs
      And TSUBAME goes for a try
      When the dice show 2 for TSUBAME and 5 for BUHO
        """placky; alarmed
        Five beats two. Held up, on the ground, and now his stamina: three.
        """
      And the die shows 8 for TSUBAME
        """placky; dry
        A wound on top. He has one more to give, and then BOD is reached.
        """
      Then try missed happened to TSUBAME once
      And TSUBAME has 1 wound
      When Yamato removes the tokens
        """placky; dry
        Tackles are paid for first; then comes the kick-off. Finished.
        """

    Scenario: Farther than legs and training go
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      When TSUBAME moves to 4, 23.2
        """placky; dry
        Five on the card and one by training make six. I have counted twice.
        """
      Then rule 1.10 forbids it

    Scenario: Tuesday is over
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      Then TSUBAME used "Long Stride"
      When Yamato removes the tokens
      And TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME moves to 4, 34
        """placky; dry
        Six was yesterday. One active token, and the training stays in the gym.
        """
      Then rule 1.10 forbids it

    Scenario: Back too early
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      Then TSUBAME used "Long Stride"
      When Yamato removes the tokens
      And TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      And TSUBAME moves to 4, 33
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks no way
      And GARRA presses
      And BUHO presses from 6, 32.8
      And TSUBAME runs
      And TSUBAME goes for a try
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
      Then try scored happened to TSUBAME once
      When Yamato removes the tokens
      Then the score is 1 to 0
      When Yamato goes on
      When TORO is placed at 12, 23.787
        """placky; dry
        He misses this one. The table said so, and he was there.
        """
      Then rule 5.03 forbids it
