@rule_5_01
Feature: Practice match

  A match without time: everything counts except the clock.

  It stops when both have scored twice, or when nobody can stand.

  @rule_5_02 @rule_5_03 @rule_2_03
  Rule: The kick-off, once, slowly

    A coin, eight figures, one template, one foot. At the table it takes two minutes; here, as long as you like.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; calm
        Eight players wait beside the pitch, four a team. At your own table: lay out the empty pitch, sit down behind one in-goal zone each, put your four beside it, and find a coin.
        Each coach guards the zone before him and scores in the other one. On the cards BOD, PRT and a second skill are new; they wait for the next two parts.
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
        """placky; thinking
        You have won the toss, and the winner decides: kick, and choose where the ball falls; or receive, and have it.
        """
      When Yamato chooses to kick
        """placky; calm
        Kickers are placed first. Their bases touch the kick-off line before their own zone from behind, ten inches from that zone. The nearest point of a base is what touches; a larger one has its middle farther back.
        """
      And AGUILA is placed at 10, 12.508
        """placky; calm
        Touching it, from behind. HAYATE, SUZU and KURO line up beside him, and then it is the receivers' turn.
        """
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
        """placky; calm
        Four kickers stand on the line. The receivers stand anywhere in their own half, and they have seen where your line is.
        """
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
        """placky; thinking
        Look where they left room. You are about to lay something there.
        """
      And Yamato lays the template at 11, 26.5
        """placky; calm
        The template lies where you mean the ball to come down: all of it between their kick-off line and their zone, more than an inch from the sides. A good kick lands at its rim; after a bad one a die names the arrow, and 12 points back to the kickers.
        """
      And AGUILA moves to 10, 14.508
        """placky; calm
        From here on the ball counts as in the air, although nobody has kicked it yet: that comes last. First everybody may move, kickers before receivers, each as far as his defensive MOV goes, the second number on his card. Two inches for AGUILA; a kicker who waits to see where it lands is a spectator.
        """
      And HAYATE stays put
      And SUZU moves to 14, 16.508
        """placky; dry
        SUZU goes four inches where others go two: Defensive Vision, the skill of his position, doubles a defensive move. Then the receivers. The template is cardboard; they may walk on it.
        """
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
        """placky; calm
        Everybody has run. Now somebody must have kicked it: any one of your four, by one roll, against the first BaC value on his card. KURO has Big Boot, a skill of his own: two better at a kick.
        """
      And AGUILA takes the kick
        """placky; calm
        AGUILA it was, then. His first BaC value is eight, the best of the four; eight or less, and the ball comes down where you want it.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick. The ball comes down where you like, touching the rim of the template.
        """
      And Yamato lands the ball at 11, 24.5
        """placky; dry
        It comes down near TORO and nobody else. First he may try to catch it; only if it is not caught does it lie there, in the way like a player. He has many qualities; hands are not among them.
        """
      Then the ball touches the template
      When TORO tries to catch the ball
        """placky; thinking
        Within two inches of the ball a player may try: BaC, two off. That leaves TORO three.
        """
      And the die shows 2 for TORO
        """placky; dry
        He has it. The receivers attack, with four tokens. I shall say nothing about your plan.
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick. The ball comes down in the middle and scatters; one more die for the arrow.
        """
      And the die shows 9 for AGUILA
        """placky; thinking
        Two inches sideways, into a crowd. They try one after the other, the nearest first.
        """
      Then the ball comes down at 13, 26.5
      When TORO tries to catch the ball
        """placky; dry
        Two harder than his card says. Three or less, on twelve faces; he looks at the ball as if it were yours.
        """
      And the die shows 6 for TORO
        """placky; dry
        Not the hands. The next nearest is BUHO, and he may try as well.
        """
      And BUHO tries to catch the ball
      And the die shows 5 for BUHO
        """placky; calm
        Eight on the card, six for a catch, and the die agrees. The first success ends it.
        """
      Then BUHO holds the ball
      And Teriomorph attacks

    Scenario: A bad kick, and nobody catches
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
      And the die shows 9 for AGUILA
      Then the ball comes down at 13, 26.5
      When TORO tries to catch the ball
      And the die shows 6 for TORO
      And BUHO tries to catch the ball
      And the die shows 9 for BUHO
        """placky; dry
        Two tried. The ball lies between them, and they attack all the same.
        """
      Then the ball lies at 13, 26.5
      And Teriomorph attacks

    Scenario: A bad kick, and TORO of all people
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
      And the die shows 9 for AGUILA
      Then the ball comes down at 13, 26.5
      When TORO tries to catch the ball
      And the die shows 2 for TORO
        """placky; dry
        A bad kick, a bad catcher, a good catch. I do not make the dice.
        """
      Then TORO holds the ball
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
      And the die shows 9 for AGUILA
      Then the ball comes down at 13, 26.5
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
      And the die shows 3 for AGUILA
        """placky; calm
        The arrow takes it the other way, towards LINCE, and not near enough to anybody. It lies there; the receivers attack.
        """
      Then the ball lies at 9, 26.5

    Scenario: KURO's boot, and TORO's hands
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      When KURO takes the kick
        """placky; dry
        The largest boot of the four. Five on the card and two for the boot make seven, one less than AGUILA. It is allowed.
        """
      And the die shows 4 for KURO
        """placky; glad
        A good kick. It flies as if AGUILA had kicked it, and KURO will tell everybody that he did.
        """
      And Yamato lands the ball at 11, 24.5
      Then the ball touches the template
      When TORO tries to catch the ball
      And the die shows 2 for TORO
        """placky; dry
        Seven chances in twelve for the kick, three for the catch, and both came. They attack.
        """
      Then TORO holds the ball
      And Teriomorph attacks

    Scenario: KURO's boot, and TORO drops it
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      When KURO takes the kick
      And the die shows 4 for KURO
      And Yamato lands the ball at 11, 24.5
      Then the ball touches the template
      When TORO tries to catch the ball
      And the die shows 7 for TORO
        """placky; calm
        Dropped. The ball lies there, and they attack.
        """
      Then the ball lies at 11, 24.5
      And Teriomorph attacks

    Scenario: KURO's boot, and nobody near it
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      When KURO takes the kick
      When the die shows 8 for KURO
        """placky; dry
        More than seven: for KURO a bad kick. The ball comes down in the middle and scatters; one more die.
        """
      And the die shows 3 for KURO
        """placky; calm
        Towards LINCE, and not near enough to anybody. It lies there, and they attack. One number between KURO's boot and AGUILA's; it was on the cards.
        """
      Then the ball lies at 9, 26.5
      And Teriomorph attacks

    Scenario: KURO's boot into a crowd, and BUHO catches
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      When KURO takes the kick
      When the die shows 8 for KURO
      And the die shows 9 for KURO
        """placky; thinking
        Two inches sideways, between TORO and BUHO. The nearest may try first, and he need not; he knows his hands.
        """
      And TORO lets the ball go
      And BUHO tries to catch the ball
      And the die shows 5 for BUHO
        """placky; calm
        BUHO has it, and they attack. The kick was yours to give to somebody else.
        """
      Then BUHO holds the ball
      And Teriomorph attacks

    Scenario: KURO's boot into a crowd, and nobody catches
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      When KURO takes the kick
      When the die shows 8 for KURO
      And the die shows 9 for KURO
      And TORO lets the ball go
      And BUHO tries to catch the ball
      And the die shows 9 for BUHO
        """placky; dry
        It lies between them, and they attack all the same.
        """
      Then the ball lies at 13, 26.5
      And Teriomorph attacks

    Scenario: You receive, and AGUILA is under it
      When the coin shows tails
        """placky; dry
        Tails, and the winner decides. They have the better boots today, or so they think.
        """
      And Teriomorph chooses to kick
        """placky; calm
        They kick, so you receive: the ball is yours, and the where of it is theirs. Kickers are placed first. Their bases touch the kick-off line before their own zone from behind, ten inches from that zone; the nearest point of a base is what touches.
        """
      And LINCE is placed at 12, 23.492
        """placky; calm
        One stands. GARRA, BUHO and TORO line up beside him, and then it is the receivers' turn, which is yours.
        """
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
        """placky; thinking
        Receivers stand anywhere in their own half. Nobody has aimed yet, so leave no hole: one behind, one before, one on each side.
        """
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 8
        """placky; calm
        AGUILA in the middle, with the best hands. Now they look for the hole that is left.
        """
      And Teriomorph lays the template at 10, 10
        """placky; thinking
        The template lies where they mean the ball to come down: all of it between your kick-off line and your zone, more than an inch from the sides. A good kick lands at its rim, where they like; after a bad one a die names the arrow, and 12 points back to the kickers.
        """
      And LINCE moves to 12, 20
        """placky; calm
        From here on the ball counts as in the air, and everybody may move, kickers first, as far as his defensive MOV goes: the second number on his card. LINCE goes farther than his three inches: Early Bird, a skill of his own, gives him two more at a kick-off.
        """
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
        """placky; calm
        They come to fetch it back, and nobody gets there before it is down. Now your four. Whoever ends within two inches of the ball may try to catch it.
        """
      And KURO moves to 7.6, 12.2
      And AGUILA moves to 10.6, 7.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
        """placky; calm
        Three of you around the template, and SUZU for what flies over. Everybody has run; now somebody must have kicked it, by one roll against his first BaC value.
        """
      And LINCE takes the kick
        """placky; thinking
        LINCE, with seven. Seven or less, and they lay the ball at the rim, where you like it least.
        """
      And the die shows 10 for LINCE
        """placky; calm
        More than seven: a bad kick. The ball comes down in the middle, and then it scatters: one die more, for the arrow.
        """
      And the die shows 5 for LINCE
        """placky; glad
        Arrow five, down to AGUILA. Whoever is within two inches may try, the nearest first, and nobody must.
        """
      When AGUILA tries to catch the ball
        """placky; thinking
        BaC, and two off for a ball that falls out of the sky: his eight is a six.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        Held. You attack, with four tokens and the ball in the best hands. That is what a kick-off is for, seen from here.
        """
      Then AGUILA holds the ball
      And Yamato attacks
      And Yamato has 4 activation tokens

    Scenario: You receive, and AGUILA drops it
      When the coin shows tails
      And Teriomorph chooses to kick
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 8
      And Teriomorph lays the template at 10, 10
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO moves to 7.6, 12.2
      And AGUILA moves to 10.6, 7.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
      And the die shows 5 for LINCE
      When AGUILA tries to catch the ball
      And the die shows 9 for AGUILA
        """placky; calm
        Dropped, so it lies at his feet, and nobody else is near. You attack all the same; the first thing to do is to pick it up.
        """
      Then the ball lies at 11, 8.268
      And Yamato attacks

    Scenario: You receive, and AGUILA lets it lie
      When the coin shows tails
      And Teriomorph chooses to kick
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 8
      And Teriomorph lays the template at 10, 10
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO moves to 7.6, 12.2
      And AGUILA moves to 10.6, 7.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
      And the die shows 5 for LINCE
      When AGUILA lets the ball go
        """placky; dry
        Allowed, and hard to explain. It lies there, and you attack.
        """
      Then the ball lies at 11, 8.268
      And Yamato attacks

    Scenario: You receive, and it falls into the hole
      When the coin shows tails
      And Teriomorph chooses to kick
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 8
      And Teriomorph lays the template at 10, 10
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO moves to 7.6, 12.2
      And AGUILA moves to 10.6, 7.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
      And the die shows 2 for LINCE
        """placky; calm
        Arrow two, and nobody of yours within two inches: nobody may try. The ball lies there, you attack, and the first token goes on fetching it.
        """
      Then the ball lies at 11.732, 11
      And Yamato attacks

    Scenario: You receive, and KURO has hands after all
      When the coin shows tails
      And Teriomorph chooses to kick
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 8
      And Teriomorph lays the template at 10, 10
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO moves to 7.6, 12.2
      And AGUILA moves to 10.6, 7.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 5 for LINCE
        """placky; dry
        A good kick, and so they choose the place. Guess whose hands they have read on your cards.
        """
      And Teriomorph lands the ball at 9, 11.733
      Then the ball touches the template
      When KURO tries to catch the ball
        """placky; thinking
        Five on his card, and two off: three or less. If it falls, it lies beside him, and nothing else is lost.
        """
      And the die shows 2 for KURO
        """placky; glad
        They have read the cards, and he has not. KURO holds it, and you attack with four tokens.
        """
      Then KURO holds the ball
      And Yamato attacks
      And Yamato has 4 activation tokens

    Scenario: You receive, and KURO does not have it
      When the coin shows tails
      And Teriomorph chooses to kick
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 8
      And Teriomorph lays the template at 10, 10
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO moves to 7.6, 12.2
      And AGUILA moves to 10.6, 7.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 5 for LINCE
      And Teriomorph lands the ball at 9, 11.733
      Then the ball touches the template
      When KURO tries to catch the ball
      And the die shows 8 for KURO
        """placky; dry
        As they had planned. It lies beside him, and you attack; somebody with fingers will have to come for it.
        """
      Then the ball lies at 9, 11.733
      And Yamato attacks

    Scenario: You receive, and KURO hurries
      When the coin shows tails
      And Teriomorph chooses to kick
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 8
      And Teriomorph lays the template at 10, 10
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      When KURO moves to 8.6, 9.8
        """placky; dry
        Three inches and a quarter, and his card says two. The ball is in the air; KURO is not.
        """
      Then rule 5.03 forbids it

    Scenario: A step over the line
      When the coin shows heads
      When Yamato chooses to kick
      When AGUILA is placed at 10, 14.5
        """placky; dry
        Keen, and all of him over it. Behind the line, please, touching it.
        """
      Then rule 5.03 forbids it

    Scenario: The winner would like the ball
      When the coin shows heads
      When Yamato chooses to receive
        """placky; calm
        The ball is yours, then, and the where of it is theirs. They stand along the line, you anywhere in your half. Now see what it is to give one.
        """
      Then Teriomorph kicks
      And Yamato receives

    Scenario: The receivers are impatient
      When the coin shows heads
      When Yamato chooses to kick
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
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      When GARRA is placed at 12, 17
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
      When AGUILA moves to 10, 15.508
        """placky; dry
        Defensive MOV: two. His attacking legs are not asked.
        """
      Then rule 5.03 forbids it

    Scenario: Four in a huddle
      When the coin shows heads
      When Yamato chooses to kick
      When AGUILA is placed at 8, 12.508
        """placky; thinking
        Four shoulder to shoulder, all on the left. From there they hunt together, and the right half of the pitch belongs to whoever walks there first.
        """
      And HAYATE is placed at 6, 12.508
      And SUZU is placed at 10, 12.508
      And KURO is placed at 12, 12.213
        """placky; dry
        A line that can hold hands. If the ball goes left, they are all there; if it scatters to the right, none of them is. At your table you would kick from here as well.
        """
      Then HAYATE stands at 6, 12.508

    Scenario: A hole in the middle
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      When GARRA is placed at 20, 29
        """placky; thinking
        The other coach may spread out as well. GARRA guards the far side now, and between him and BUHO there are eight inches of grass that nobody has read.
        """
      And Yamato lays the template at 16, 27.5
        """placky; glad
        You have read it. Whatever they catch there, they catch in a hurry.
        """
      Then GARRA stands at 20, 29

    Scenario: The empty side
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
      When Yamato lays the template at 19, 26.5
        """placky; glad
        The right side: GARRA alone is anywhere near, and KURO stands in front of it. After a good kick the ball lies at the rim that is farthest from him. After a bad one it is in his lap.
        """
      And AGUILA stays put
      Then GARRA stands at 16, 28

    Scenario: A kicker who waits
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
      When AGUILA stays put
        """placky; dry
        Two inches saved for later, and there is no later: this is the only move before the ball is down. Waiting is allowed. So is being late.
        """
      Then AGUILA stands at 10, 12.508

    Scenario: A good kick, and nobody near it
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      When Yamato lands the ball at 9, 26.5
        """placky; glad
        The same rim, another hour of it. Nobody is within two inches, so nobody may try; they have to walk, and to pick it up by a roll. LINCE is already walking.
        """
      Then the ball lies at 9, 26.5
      And Teriomorph attacks

    Scenario: A bad kick, and TORO steps aside
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
      And the die shows 9 for AGUILA
      When TORO lets the ball go
        """placky; thinking
        Catching is voluntary, and TORO knows his hands. Now it is BUHO's turn, with better ones.
        """
      And BUHO tries to catch the ball
      And the die shows 5 for BUHO
        """placky; glad
        Six was needed. A player who steps aside in time is a team play without a card.
        """
      Then BUHO holds the ball
      And Teriomorph attacks

    Scenario: A bad kick, and TORO steps aside for nothing
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
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
      And the die shows 9 for AGUILA
      When TORO lets the ball go
      And BUHO tries to catch the ball
      And the die shows 9 for BUHO
        """placky; dry
        After you, said TORO. After you, said the ball.
        """
      Then the ball lies at 13, 26.5
      And Teriomorph attacks

    Scenario: You receive, and KURO stays where he is
      When the coin shows tails
      And Teriomorph chooses to kick
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 8
      And Teriomorph lays the template at 10, 10
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      When KURO stays put
        """placky; thinking
        A man on the spot where he stood, three inches from the template: too far to catch, near enough to apologise. If it scatters his way, he will be glad of it.
        """
      And AGUILA moves to 10.6, 7.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      Then KURO stands at 8, 13

  @rule_5_04 @rule_5_05 @rule_1_19 @rule_1_20
  Rule: Wounds

    A tackler who wins goes down for free. Anybody else who falls may take a wound, and a player with as many wounds as his BOD leaves the pitch: a die says for how long.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; alarmed
        AGUILA and GARRA have two wounds each, 2× and the cross beside them, and a BOD of three. BOD is body, the wounds that a player can take: at the third he is injured. PRT is what he wears; they wear one.
        AGUILA also has the ball, and a habit of using his shoulders.
        """
      And a practice match
      And these players are on the pitch:
        | player | at     | ball | wounds |
        | AGUILA | 12, 16 | yes  | 2      |
        | HAYATE | 7, 14  |      |        |
        | SUZU   | 17, 14 |      |        |
        | KURO   | 12, 11 |      |        |
        | GARRA  | 14, 19 |      | 2      |
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
      And AGUILA runs
        """placky; thinking
        GARRA has touched him, so AGUILA cannot simply walk on. Shoulders may throw GARRA, feet may get past him; whoever goes down may not get up for a while.
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
        A loose ball, three of yours, four of theirs, one of them lying on the grass.
        """

    Scenario: The third wound, and a kick-off missed
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
      When the die shows 7 for AGUILA
        """placky; alarmed
        Bruised. He misses the next kick-off and may come back for the one after. You may play on with three. You will.
        """
      Then AGUILA is off the field for the next kick-off

    Scenario: The third wound, and the half is over for him
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
      When the die shows 10 for AGUILA
        """placky; alarmed
        Sprained: out until the half ends. In a practice match there is no half to end; he may as well go home.
        """
      Then AGUILA is off the field for the half

    Scenario: The third wound, and the match is over for him
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
      When the die shows 12 for AGUILA
        """placky; alarmed
        Broken. Out for the match. Please stop looking at the die like that; he waves from the stretcher.
        """
      Then AGUILA is off the field for the match

    Scenario: Stopped, and nothing broken
      When AGUILA breaks through
        """placky; thinking
        STR against STR. Thrown, or down because the tackle missed: either way it is a stamina roll, BOD and PRT together. Three and one for either of them, so four or less. Whoever wins by a natural 1 wounds at once, and nobody asks for that roll.
        """
      And the dice show 4 for AGUILA and 6 for GARRA
        """placky; alarmed
        GARRA has him. Both are down, and AGUILA was tackled: his stamina roll. Four or less, and it was only a fall.
        """
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 3 for AGUILA
        """placky; glad
        Unhurt: on the ground, with the ball, and with two wounds as before. Had it been more than four, he would be off, and another die would say for how long.
        """
      Then AGUILA has 2 wounds

    Scenario: A critical tackle needs no stamina roll
      When AGUILA breaks through
      When the dice show 7 for AGUILA and 1 for GARRA
        """placky; alarmed
        A one is critical. It wounds at once, without a stamina roll, and the wound is the third. He is out, and the injury table says for how long.
        """
      And the die shows 4 for AGUILA
        """placky; calm
        Shaken: back at the next kick-off. Of all the ways to learn the word critical this is the quickest. The ball lies where he was.
        """
      Then AGUILA is off the field until the next kick-off

    Scenario: A critical tackle, and the match is over for him
      When AGUILA breaks through
      When the dice show 7 for AGUILA and 1 for GARRA
      And the die shows 12 for AGUILA
        """placky; alarmed
        Broken. A one and a twelve in one tackle; somebody should write it down.
        """
      Then AGUILA is off the field for the match

    Scenario: A critical tackle, and a sprain
      When AGUILA breaks through
      When the dice show 7 for AGUILA and 1 for GARRA
      And the die shows 10 for AGUILA
        """placky; dry
        Sprained: the half is over for him, and nothing was rolled that he could have won.
        """
      Then AGUILA is off the field for the half

    Scenario: A critical tackle, and bruises
      When AGUILA breaks through
      When the dice show 7 for AGUILA and 1 for GARRA
      And the die shows 6 for AGUILA
        """placky; dry
        Bruised: he misses the next kick-off. GARRA sends his regards.
        """
      Then AGUILA is off the field for the next kick-off

    Scenario: Through, and GARRA goes off shaken
      When AGUILA breaks through
      When the dice show 5 for AGUILA and 9 for GARRA
        """placky; glad
        Through. It is GARRA who was thrown, so the stamina roll is his.
        """
      And the die shows 8 for GARRA
        """placky; alarmed
        More than four: a wound, and his third. He is injured and leaves the pitch. His wounds come off, and the injury table says for how long he goes.
        """
      And the die shows 2 for GARRA
        """placky; calm
        Shaken, no worse: he may be placed again at the next kick-off. AGUILA stands, and has the ball.
        """
      Then GARRA is off the field until the next kick-off
      And AGUILA is standing
      And GARRA is unhurt

    Scenario: Through, and GARRA goes off bruised
      When AGUILA breaks through
      When the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 8 for GARRA
      And the die shows 7 for GARRA
        """placky; dry
        Bruised: they play the next kick-off with three.
        """
      Then GARRA is off the field for the next kick-off
      And AGUILA is standing

    Scenario: Through, and GARRA goes off sprained
      When AGUILA breaks through
      When the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 8 for GARRA
      And the die shows 10 for GARRA
        """placky; dry
        Sprained: out until the half ends, and in a practice match none does.
        """
      Then GARRA is off the field for the half
      And AGUILA is standing

    Scenario: Through, and GARRA goes off for good
      When AGUILA breaks through
      When the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 8 for GARRA
      And the die shows 12 for GARRA
        """placky; alarmed
        Broken: out for the match. AGUILA says sorry, and means the next one.
        """
      Then GARRA is off the field for the match
      And AGUILA is standing

    Scenario: Through, and GARRA is made of wood
      When AGUILA breaks through
      When the dice show 5 for AGUILA and 9 for GARRA
      When the die shows 4 for GARRA
        """placky; dry
        Four or less. It hurts, and it does not count. AGUILA stands, GARRA does not.
        """
      Then GARRA has 2 wounds

    Scenario: Nobody gets through, and only GARRA falls
      When AGUILA breaks through
      When the dice show 9 for AGUILA and 8 for GARRA
        """placky; dry
        Both fail. A tackler who misses goes down by himself, and rolls stamina for it.
        """
      And the die shows 4 for GARRA
        """placky; calm
        Four or less is enough. He is on the ground and whole; AGUILA stands where he stood.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      And GARRA has 2 wounds

    Scenario: Nobody gets through, and GARRA goes off shaken
      When AGUILA breaks through
      When the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 9 for GARRA
        """placky; dry
        A wound, got by tackling. A failed tackle hurts like any other, and this is his third: he is injured, and rolls for how long.
        """
      And the die shows 2 for GARRA
        """placky; calm
        Shaken: back at the next kick-off. AGUILA has not moved an inch.
        """
      Then GARRA is off the field until the next kick-off
      And AGUILA is standing
      And GARRA is unhurt

    Scenario: Nobody gets through, and GARRA goes off bruised
      When AGUILA breaks through
      When the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 9 for GARRA
      And the die shows 7 for GARRA
        """placky; dry
        Bruised: one kick-off without him. He will call it tactics.
        """
      Then GARRA is off the field for the next kick-off
      And AGUILA is standing

    Scenario: Nobody gets through, and GARRA goes off sprained
      When AGUILA breaks through
      When the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 9 for GARRA
      And the die shows 10 for GARRA
        """placky; dry
        Sprained, until the half ends. Nobody had asked him to tackle.
        """
      Then GARRA is off the field for the half
      And AGUILA is standing

    Scenario: Nobody gets through, and GARRA goes off for good
      When AGUILA breaks through
      When the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 9 for GARRA
      And the die shows 12 for GARRA
        """placky; alarmed
        Broken, out for the match, and it was his own idea.
        """
      Then GARRA is off the field for the match
      And AGUILA is standing

    Scenario: He dodges, and nobody is hurt
      When AGUILA dodges
        """placky; thinking
        Feet, for once: REF against his STR. If the dodge is lost, it is a tackle like any other, with a stamina roll for AGUILA.
        """
      And the dice show 6 for AGUILA and 5 for GARRA
        """placky; glad
        Both good, yours higher: no fall, no stamina roll, no doctor.
        """
      And AGUILA moves to 12, 21.5
      Then GARRA is standing
      And AGUILA has 2 wounds
      When Yamato removes the tokens
        """placky; glad
        A wounded player should use his feet. He should have used them before.
        """

    Scenario: He does not dodge, and GARRA does not tackle
      When AGUILA dodges
      And the dice show 9 for AGUILA and 8 for GARRA
        """placky; dry
        Both fail. AGUILA stays where he is; GARRA, who missed, goes down by himself and rolls stamina for it.
        """
      And the die shows 4 for GARRA
        """placky; dry
        Unhurt. Nobody did anything, and one of them is lying down.
        """
      Then AGUILA is standing
      And GARRA is on the ground

    Scenario: He does not dodge, and GARRA goes off shaken
      When AGUILA dodges
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 7 for GARRA
        """placky; dry
        A wound, for missing, and it is his third. There is no justice, but there is a table.
        """
      And the die shows 2 for GARRA
        """placky; calm
        Shaken: back at the next kick-off.
        """
      Then GARRA is off the field until the next kick-off
      And AGUILA is standing
      And GARRA is unhurt

    Scenario: He does not dodge, and GARRA goes off bruised
      When AGUILA dodges
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 7 for GARRA
      And the die shows 7 for GARRA
        """placky; dry
        Bruised: he misses the next kick-off and may come back for the one after.
        """
      Then GARRA is off the field for the next kick-off
      And AGUILA is standing

    Scenario: He does not dodge, and GARRA goes off sprained
      When AGUILA dodges
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 7 for GARRA
      And the die shows 10 for GARRA
        """placky; dry
        Sprained: out until the half ends.
        """
      Then GARRA is off the field for the half
      And AGUILA is standing

    Scenario: He does not dodge, and GARRA goes off for good
      When AGUILA dodges
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 7 for GARRA
      And the die shows 12 for GARRA
        """placky; alarmed
        Broken, out for the match. AGUILA was not even fast.
        """
      Then GARRA is off the field for the match
      And AGUILA is standing

    Scenario: He dodges, and GARRA falls
      When AGUILA dodges
      And the dice show 6 for AGUILA and 9 for GARRA
        """placky; glad
        Yours is good, his is not: two inches for you, the ground for him, and a stamina roll.
        """
      And AGUILA moves to 12, 21.5
      And the die shows 4 for GARRA
        """placky; dry
        Unhurt. Tacklers fall as a matter of routine.
        """
      Then GARRA is on the ground
      And GARRA has 2 wounds

    Scenario: He dodges, and GARRA goes off shaken
      When AGUILA dodges
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 12, 21.5
      And the die shows 10 for GARRA
        """placky; glad
        A wound for GARRA, his third, from a player who was not there. The injury table says for how long.
        """
      And the die shows 2 for GARRA
        """placky; calm
        Shaken: he may try again from the next kick-off on.
        """
      Then GARRA is off the field until the next kick-off
      And AGUILA is standing
      And GARRA is unhurt

    Scenario: He dodges, and GARRA goes off bruised
      When AGUILA dodges
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 12, 21.5
      And the die shows 10 for GARRA
      And the die shows 7 for GARRA
        """placky; dry
        Bruised: the next kick-off is played without him.
        """
      Then GARRA is off the field for the next kick-off
      And AGUILA is standing

    Scenario: He dodges, and GARRA goes off sprained
      When AGUILA dodges
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 12, 21.5
      And the die shows 10 for GARRA
      And the die shows 10 for GARRA
        """placky; dry
        Sprained: out until the half ends. AGUILA has run two inches.
        """
      Then GARRA is off the field for the half
      And AGUILA is standing

    Scenario: He dodges, and GARRA goes off for good
      When AGUILA dodges
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 12, 21.5
      And the die shows 10 for GARRA
      And the die shows 12 for GARRA
        """placky; alarmed
        Broken: out for the match. Feet, I said.
        """
      Then GARRA is off the field for the match
      And AGUILA is standing

    Scenario: He dodges, and is tackled
      When AGUILA dodges
      And the dice show 3 for AGUILA and 5 for GARRA
        """placky; alarmed
        GARRA has him: a tackle. Both are down, and AGUILA rolls stamina: BOD three and PRT one, so four or less.
        """
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
        """placky; alarmed
        More than four: a wound, his third. As many as his BOD, so he is injured and leaves the pitch. All wounds come off; the table says for how long.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken: he may be placed again at the next kick-off. The ball stays where he lay.
        """
      Then AGUILA is off the field until the next kick-off
      And AGUILA is unhurt

    Scenario: He dodges, is tackled, and the match is over
      When AGUILA dodges
      And the dice show 3 for AGUILA and 5 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
      When the die shows 12 for AGUILA
        """placky; alarmed
        Broken. He was only trying to avoid it.
        """
      Then AGUILA is off the field for the match

    Scenario: He dodges, is tackled, and a sprain
      When AGUILA dodges
      And the dice show 3 for AGUILA and 5 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
      When the die shows 10 for AGUILA
        """placky; dry
        Sprained, until the half ends. In a practice match none does.
        """
      Then AGUILA is off the field for the half

    Scenario: He dodges, is tackled, and bruises
      When AGUILA dodges
      And the dice show 3 for AGUILA and 5 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
      When the die shows 7 for AGUILA
        """placky; dry
        Bruised: he misses the next kick-off. Feet are quicker than shoulders, not softer.
        """
      Then AGUILA is off the field for the next kick-off

    Scenario: He dodges, is tackled, and gets away with it
      When AGUILA dodges
      And the dice show 3 for AGUILA and 5 for GARRA
      When the die shows 3 for AGUILA
        """placky; glad
        A fall, and nothing else. Two wounds, as before, and the ball.
        """
      Then AGUILA has 2 wounds
      And AGUILA holds the ball

  @rule_5_06 @rule_4_01 @rule_4_04 @rule_5_01
  Rule: Trained, tired, down

    A training skill lasts as long as the legs do. In a match whoever gets the ball attacks. A practice match has no clock, so there one team attacks until it has two tries: after a try, made or missed, or a lost ball it begins again from a kick-off.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; calm
        TSUBAME is new: a winger, in HAYATE's place, with the ball and one activation behind him. Beside the skill of his position a player has one of his own. His is Long Stride, an inch farther as second action; it is marked as training, and training is lost with fatigue.
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
        BUHO has Defensive Vision, so his two inches are four. He guesses early: the corner.
        """
      And TSUBAME runs
        """placky; thinking
        Now the second action. His card says five; the sixth inch is the training, and it is there as long as he is fresh.
        """
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
        A fourth token tires nobody. He stands in the zone already and marks no way, so step 3 will find him where he is.
        """
      And TSUBAME marks no way
      And GARRA presses
      And BUHO presses from 6, 32.8
        """placky; calm
        Near enough to breathe on him.
        """
      And TSUBAME runs
        """placky; dry
        In the zone, and nothing scored. The ball has to be put down, and that is a roll on the second BaC value.
        """
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
        A try ends the attack. In a practice match you go on attacking until you have two; then they do.
        """
      Then the score is 1 to 0
      When Yamato goes on
        """placky; calm
        Another attack, then. It is still yours, so the others kick again.
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
        Dropped. On Tuesdays they train the stride, not the landing.
        """
      Then try missed happened to TSUBAME once
      When Yamato removes the tokens
        """placky; calm
        No try, but the attack is over all the same. The next one is yours, too: in a practice match you go on attacking until you have two tries.
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
        Both good, yours better. Down, with BUHO on his back.
        """
      Then try scored happened to TSUBAME once

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
        BUHO misses him and meets the ground; his stamina roll first. BOD three, PRT one: four or less.
        """
      And the die shows 6 for BUHO
        """placky; calm
        A try, and a wound for BUHO, who may explain himself at the kick-off.
        """
      Then try scored happened to TSUBAME once
      And BUHO has 1 wound

    Scenario: BUHO falls, and so does the ball
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
      When the dice show 11 for TSUBAME and 8 for BUHO
        """placky; dry
        Both fail. The ball is dropped, BUHO drops beside it, and rolls stamina.
        """
      And the die shows 6 for BUHO
        """placky; dry
        A wound, for a try that he need not have stopped.
        """
      Then try missed happened to TSUBAME once
      And BUHO has 1 wound

    Scenario: BUHO falls softly, and the ball does not
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
      When the dice show 11 for TSUBAME and 8 for BUHO
      And the die shows 3 for BUHO
        """placky; dry
        Unhurt. No try, no tackle, no harm: an attack to be forgotten.
        """
      Then try missed happened to TSUBAME once
      And BUHO is unhurt

    Scenario: BUHO tackles, falls, and shakes himself
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
      And the die shows 3 for BUHO
        """placky; dry
        A try, and BUHO whole. He may watch the kick-off standing.
        """
      Then try scored happened to TSUBAME once
      And BUHO is unhurt

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
        BUHO has him. Held up, on the ground, and now his stamina. BOD two, PRT one: three or less.
        """
      And the die shows 8 for TSUBAME
        """placky; dry
        A wound on top. One more, and his BOD is reached. Tackles are paid for first; then comes the kick-off.
        """
      Then try missed happened to TSUBAME once
      And TSUBAME has 1 wound

    Scenario: BUHO has him, gently
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
      And the die shows 3 for TSUBAME
        """placky; calm
        Three or less: no wound. No try either.
        """
      Then try missed happened to TSUBAME once
      And TSUBAME is unhurt

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

    Scenario: Fresh legs first
      When AGUILA is activated
        """placky; thinking
        A token for somebody who is not tired. The ball stays where it is, and so do they, looking at it; AGUILA may be the one to whom TSUBAME passes later. Two tokens are left for that.
        """
      Then Yamato has 2 activation tokens

    Scenario: Inside, away from the corner
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      When TSUBAME moves to 7.5, 21.5
        """placky; thinking
        Off the line, where BUHO waited, and nearer to GARRA, who did not. Team-mates are level with him from here; a winger in the middle has two sides to pass to.
        """
      Then TSUBAME holds the ball

    Scenario: The third token goes to another
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      When Yamato removes the tokens
      And AGUILA is activated
        """placky; glad
        So TSUBAME stays fresh, and his Tuesday stays with him. AGUILA runs up to help; it costs a token, and the wing a moment of rest.
        """
      Then TSUBAME holds the ball

    Scenario: Short of the zone
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      When Yamato removes the tokens
      And TSUBAME is activated
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME moves to 2, 31
        """placky; thinking
        A step before the zone and off BUHO's line. Nothing is scored by standing there, and there is one token left to do it with; but nobody breathes on him.
        """
      Then TSUBAME holds the ball

    Scenario: The last token goes to another
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      When Yamato removes the tokens
      And TSUBAME is activated
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      And TSUBAME moves to 4, 33
      And Yamato removes the tokens
      And SUZU is activated
        """placky; dry
        The carrier stands in the zone and SUZU goes for a walk. Afterwards the tokens are back and fatigue is not gone. A try in the hand would have been one.
        """
      Then TSUBAME holds the ball

    Scenario: LINCE on the other side
      When TSUBAME is activated
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And TSUBAME runs
      And TSUBAME moves to 4, 23
      When Yamato removes the tokens
      And TSUBAME is activated
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
      When the die shows 5 for TSUBAME
      When Yamato removes the tokens
      When Yamato goes on
      And LINCE is placed at 16, 23.492
        """placky; calm
        Where the wing of the last attack was not. They have learnt something; it cost them a try.
        """
      Then LINCE is on the field
