@rule_5_01
Feature: Practice match

  A match without time: everything counts except the clock.

  It stops when both have scored twice, when nobody can stand, or before any kick-off if the coaches like.

  @rule_5_02 @rule_5_03 @rule_2_03
  Rule: The kick-off, once, slowly

    A coin, eight figures, one template, one foot. At the table it takes two minutes; here, as long as you like.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; calm
        Four a team, and an empty pitch. You guard the in-goal zone before you and score in the other. Each card has two skills: one of the position, one of the player's own. A kick brings the ball; a coin says who kicks.
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

    Scenario: A good kick, deep, and LINCE has it
      When the coin shows heads
        """placky; thinking
        You have won the toss, and kick: they attack, but you choose where the ball falls. The other side of the coin has you under it. A ball they catch costs them no token; one on the grass about one of four.
        """
      And Yamato chooses to kick
        """placky; calm
        Kickers stand first, each base touching your kick-off line from behind; the receivers anywhere in their half.
        """
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
        """placky; thinking
        A token is about eight inches, at MOV four. In the middle LINCE waits, deep, and TORO, short. On the right only GARRA can come, but there the ball falls six inches nearer to your zone than deep in the middle. Where do you aim?
        """
      And Yamato lays the template at 11, 28.5
        """placky; calm
        All of it lies between their kick-off line and their zone. A good kick lands at its rim, where you like; a bad one in its middle, and a die moves it two inches along an arrow.
        """
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12, 25
      And LINCE moves to 8.6, 29.6
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
        """placky; thinking
        First everybody moved by his defensive MOV, the second number. Now AGUILA kicks, against his first BaC: eight, the best of the four. KURO has seven: five, and two more by his own skill, Big Boot.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick, so you choose where on the rim of the template. At its back, where LINCE can reach it? Or at its front, where TORO can, with worse hands, but four inches nearer to your zone?
        """
      And Yamato lands the ball at 11, 30.5
        """placky; thinking
        As far back as it goes. Within two inches of the ball a player may try to catch it: BaC, two off. LINCE needs five; BUHO stands too far off.
        """
      Then the ball touches the template
      When LINCE tries to catch the ball
      And the die shows 3 for LINCE
        """placky; calm
        Caught, and no token spent: 42 times in a hundred here, 25 at the front. That is a sixth of a token. The front would have given them four inches, half a token's way. The back is better, although they catch more there.
        """
      Then LINCE holds the ball
      And Teriomorph attacks
      And Teriomorph has 4 activation tokens

    Scenario: A good kick, deep, and nobody has it
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12, 25
      And LINCE moves to 8.6, 29.6
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 11, 30.5
      Then the ball touches the template
      When LINCE tries to catch the ball
      And the die shows 9 for LINCE
        """placky; glad
        It lies there, far from your zone, and costs them a token: all that a kick can do.
        """
      Then the ball lies at 11, 30.5
      And Teriomorph attacks

    Scenario: A good kick, short, and TORO under it
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12, 25
      And LINCE moves to 8.6, 29.6
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 11, 26.5
        """placky; thinking
        It comes down near TORO and nobody else. He has many qualities; hands are not among them. BaC five, and two off for a ball from the sky: three or less.
        """
      And TORO tries to catch the ball
      And the die shows 2 for TORO
        """placky; dry
        He has it, of all hands: one time in four. LINCE at the back has it 42 times in a hundred: a sixth of a token more. But these four inches are half a token's way, so the back was better.
        """
      Then TORO holds the ball
      And Teriomorph attacks

    Scenario: A good kick, short, and TORO drops it
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12, 25
      And LINCE moves to 8.6, 29.6
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 11, 26.5
      And TORO tries to catch the ball
      And the die shows 7 for TORO
        """placky; calm
        Dropped, so it lies there, and a token goes on picking it up. But it lies four inches nearer to your zone, half a token's way; the hands of LINCE are worth a sixth of a token more.
        """
      Then the ball lies at 11, 26.5
      And Teriomorph attacks

    Scenario: In the middle of the template
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12, 25
      And LINCE moves to 8.6, 29.6
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 11, 28.5
        """placky; dry
        Touching the rim, from outside. The middle is for kicks that go wrong.
        """
      Then rule 5.03 forbids it

    Scenario: A bad kick, and LINCE ends it
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12, 25
      And LINCE moves to 8.6, 29.6
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick. The ball comes down in the middle and scatters; one more die for the arrow. Arrow 12 points where the receivers attack, so here it points down.
        """
      And the die shows 3 for AGUILA
        """placky; thinking
        Two inches sideways, towards LINCE. He may try: seven, and two off.
        """
      And LINCE tries to catch the ball
      And the die shows 4 for LINCE
        """placky; calm
        Caught, and no token spent. Aimed here they hold it at once 40 times in a hundred, if good kicks go to the back; on the right 6. That is a third of a token. Six inches would have been three quarters of one.
        """
      Then LINCE holds the ball
      And Teriomorph attacks

    Scenario: A bad kick, and nobody catches
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12, 25
      And LINCE moves to 8.6, 29.6
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 3 for AGUILA
      And LINCE tries to catch the ball
      And the die shows 9 for LINCE
        """placky; dry
        It lies beside LINCE, and they attack all the same. Wherever a bad kick goes in the middle, somebody can reach it.
        """
      Then the ball lies at 9, 28.5
      And Teriomorph attacks

    Scenario: The empty side
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 19.3, 26.2
        """placky; calm
        The right side, as short as the template may lie, or nearly. A good kick lands where GARRA cannot reach it; a bad one may bounce to him.
        """
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA moves to 17.41, 27.19
      And AGUILA takes the kick
        """placky; calm
        SUZU and KURO run to the right, and so does GARRA. AGUILA kicks, and needs eight or less.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick, so you choose the place: away from GARRA, and that is the front.
        """
      And Yamato lands the ball at 19.3, 24.2
        """placky; thinking
        Nobody can reach it, and a token goes on fetching it. Here they hold it at once 6 times in a hundred, deep in the middle 40: a third of a token. But six inches are three quarters of one. The middle was better.
        """
      Then the ball lies at 19.3, 24.2
      And Teriomorph attacks

    Scenario: The empty side, and a bounce to GARRA
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 19.3, 26.2
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA moves to 17.41, 27.19
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick. It comes down in the middle, and a die names the arrow; 12 points down, where they attack.
        """
      And the die shows 4 for AGUILA
        """placky; thinking
        Towards GARRA. He may try to catch it: six, and two off.
        """
      And GARRA tries to catch the ball
      And the die shows 2 for GARRA
        """placky; dry
        He has it, of all hands: aimed here, 6 times in a hundred. And they attack six inches nearer to your zone than from deep in the middle.
        """
      Then GARRA holds the ball

    Scenario: The empty side, and GARRA drops it
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 19.3, 26.2
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA moves to 17.41, 27.19
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 4 for AGUILA
      And GARRA tries to catch the ball
      And the die shows 9 for GARRA
        """placky; glad
        Dropped. A token goes on picking it up: that is what a kick to bad hands is for, and it is paid in inches.
        """
      Then Teriomorph attacks

    Scenario: The empty side, and nobody near it
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 19.3, 26.2
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA moves to 17.41, 27.19
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 10 for AGUILA
        """placky; calm
        The arrow takes it away from GARRA. It lies loose, and they have to walk: a token, but from there the way to your zone is short.
        """
      Then Teriomorph attacks

    Scenario: You receive, and AGUILA is under it
      When the coin shows tails
        """placky; dry
        Teriomorph have won the toss, and kick. The ball will be yours; where it falls is theirs to choose. You want somebody within two inches of it, to catch it before it lies loose.
        """
      And Teriomorph chooses to kick
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 8
        """placky; calm
        They stand on their line, and you anywhere in your half: KURO in front, HAYATE and SUZU at the sides, AGUILA with the best hands back in the middle.
        """
      And Teriomorph lays the template at 10, 10
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11, 9.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
        """placky; thinking
        They aim short of AGUILA, and run; LINCE farthest, by his own skill, Early Bird. You have three around the template, and SUZU behind. LINCE kicks: seven or less, and they lay the ball at the rim, where you like it least.
        """
      And the die shows 5 for LINCE
        """placky; dry
        A good kick, and so they choose the place. No part of the rim is out of your reach; on the right it is AGUILA's alone.
        """
      And Teriomorph lands the ball at 11.99, 9.8
        """placky; thinking
        BaC, and two off for a ball that falls out of the sky: AGUILA's eight is a six.
        """
      And AGUILA tries to catch the ball
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11, 9.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 5 for LINCE
      And Teriomorph lands the ball at 11.99, 9.8
      And AGUILA tries to catch the ball
      And the die shows 9 for AGUILA
        """placky; calm
        Dropped, so it lies at his feet, and nobody else is near. You attack all the same; the first token goes on picking it up.
        """
      Then the ball lies at 11.99, 9.8
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11, 9.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
        """placky; calm
        More than seven: a bad kick. The ball comes down in the middle, and then it scatters: one die more, for the arrow.
        """
      And the die shows 1 for LINCE
        """placky; thinking
        To KURO's feet. The nearest may try first, and nobody must: KURO needs three, AGUILA behind him six, also after KURO has failed. But with the ball KURO runs three inches and passes with five; AGUILA four, and with eight. Does KURO try?
        """
      And KURO tries to catch the ball
      And the die shows 2 for KURO
        """placky; glad
        KURO holds it, and you attack with four tokens; one may go on getting it to better hands. When both try you hold it 62 times in a hundred, 25 of them in KURO's hands; when AGUILA alone tries, 50.
        """
      Then KURO holds the ball
      And Yamato attacks

    Scenario: You receive, and AGUILA makes up for KURO
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11, 9.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
      And the die shows 1 for LINCE
      And KURO tries to catch the ball
      And the die shows 8 for KURO
        """placky; thinking
        Not KURO. AGUILA is the next.
        """
      And AGUILA tries to catch the ball
      And the die shows 4 for AGUILA
        """placky; glad
        Held, in the best hands, at the second try. That KURO tried first has cost nothing.
        """
      Then AGUILA holds the ball

    Scenario: You receive, and neither has it
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11, 9.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
      And the die shows 1 for LINCE
      And KURO tries to catch the ball
      And the die shows 8 for KURO
      And AGUILA tries to catch the ball
      And the die shows 9 for AGUILA
        """placky; dry
        Four hands, and it lies between them. You attack, and a token goes on picking it up. More often than not one of the two has it.
        """
      Then the ball lies at 11, 11.732
      And Yamato attacks

    Scenario: You receive, and KURO leaves it to AGUILA
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11, 9.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
      And the die shows 1 for LINCE
      And KURO lets the ball go
        """placky; thinking
        KURO keeps his hands to himself. AGUILA needs six.
        """
      And AGUILA tries to catch the ball
      And the die shows 4 for AGUILA
        """placky; glad
        Held, in hands that can do something with it; that happens every other time.
        """
      Then AGUILA holds the ball

    Scenario: You receive, KURO leaves it, and AGUILA drops it
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11, 9.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
      And the die shows 1 for LINCE
      And KURO lets the ball go
      And AGUILA tries to catch the ball
      And the die shows 9 for AGUILA
        """placky; dry
        Dropped, after you. It lies there, and a token goes on picking it up. Two pairs of hands drop it less often than one.
        """
      Then Yamato attacks

    @counted
    Scenario Outline: A bad kick, deep: arrow <arrow>, <first> <holds> it
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12, 25
      And LINCE moves to 8.6, 29.6
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows <his> for <first>
      Then Teriomorph attacks

      Examples:
        | arrow | first  | his | holds  |
        | 1     | TORO   | 1   | holds  |
        | 1     | TORO   | 12  | drops  |
        | 2     | LINCE  | 1   | holds  |
        | 2     | LINCE  | 12  | drops  |
        | 4     | LINCE  | 1   | holds  |
        | 4     | LINCE  | 12  | drops  |
        | 5     | LINCE  | 1   | holds  |
        | 5     | LINCE  | 12  | drops  |
        | 6     | LINCE  | 1   | holds  |
        | 6     | LINCE  | 12  | drops  |
        | 7     | BUHO   | 1   | holds  |
        | 7     | BUHO   | 12  | drops  |
        | 8     | BUHO   | 1   | holds  |
        | 8     | BUHO   | 12  | drops  |
        | 9     | GARRA  | 1   | holds  |
        | 9     | GARRA  | 12  | drops  |
        | 10    | TORO   | 1   | holds  |
        | 10    | TORO   | 12  | drops  |
        | 11    | TORO   | 1   | holds  |
        | 11    | TORO   | 12  | drops  |
        | 12    | TORO   | 1   | holds  |
        | 12    | TORO   | 12  | drops  |

    @counted
    Scenario Outline: The empty side, a bad kick: arrow <arrow>, <first> <holds> it
      When the coin shows heads
      And Yamato chooses to kick
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 14.7, 31
      And GARRA is placed at 16, 28
      And Yamato lays the template at 19.3, 26.2
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA moves to 17.41, 27.19
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows <his> for <first>
      Then Teriomorph attacks

      Examples:
        | arrow | first  | his | holds  |
        | 1     | GARRA  | 1   | holds  |
        | 1     | GARRA  | 12  | drops  |
        | 2     | GARRA  | 1   | holds  |
        | 2     | GARRA  | 12  | drops  |
        | 3     | GARRA  | 1   | holds  |
        | 3     | GARRA  | 12  | drops  |
        | 5     | GARRA  | 1   | holds  |
        | 5     | GARRA  | 12  | drops  |
        | 6     | GARRA  | 1   | holds  |
        | 6     | GARRA  | 12  | drops  |
        | 7     | GARRA  | 1   | holds  |
        | 7     | GARRA  | 12  | drops  |

    @counted
    Scenario Outline: You receive, a bad kick: arrow <arrow>, <first> <holds> it
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11, 9.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
      And the die shows <arrow> for LINCE
      And <first> tries to catch the ball
      And the die shows <his> for <first>
      Then Yamato attacks

      Examples:
        | arrow | first  | his | holds  |
        | 6     | AGUILA | 1   | holds  |
        | 6     | AGUILA | 12  | drops  |

    @counted
    Scenario Outline: You receive, a bad kick: arrow <arrow>, <first> before anybody else
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11, 9.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
      And the die shows <arrow> for LINCE
      And <first> tries to catch the ball
      And the die shows 1 for <first>
      Then <first> holds the ball

      Examples:
        | arrow | first  |
        | 2     | AGUILA |
        | 3     | AGUILA |
        | 4     | AGUILA |
        | 5     | AGUILA |
        | 7     | AGUILA |
        | 8     | HAYATE |
        | 9     | HAYATE |
        | 10    | KURO   |
        | 11    | KURO   |
        | 12    | KURO   |

    @counted
    Scenario Outline: You receive, a bad kick: arrow <arrow>, <second> after <first> <holds> it
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11, 9.2
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 10 for LINCE
      And the die shows <arrow> for LINCE
      And <first> tries to catch the ball
      And the die shows 12 for <first>
      And <second> tries to catch the ball
      And the die shows <his> for <second>
      Then Yamato attacks

      Examples:
        | arrow | first  | second | his | holds |
        | 2     | AGUILA | KURO   | 1   | holds |
        | 2     | AGUILA | KURO   | 12  | drops |
        | 3     | AGUILA | KURO   | 1   | holds |
        | 3     | AGUILA | KURO   | 12  | drops |
        | 4     | AGUILA | KURO   | 1   | holds |
        | 4     | AGUILA | KURO   | 12  | drops |
        | 5     | AGUILA | KURO   | 1   | holds |
        | 5     | AGUILA | KURO   | 12  | drops |
        | 7     | AGUILA | HAYATE | 1   | holds |
        | 7     | AGUILA | HAYATE | 12  | drops |
        | 8     | HAYATE | AGUILA | 1   | holds |
        | 8     | HAYATE | AGUILA | 12  | drops |
        | 9     | HAYATE | KURO   | 1   | holds |
        | 9     | HAYATE | KURO   | 12  | drops |
        | 10    | KURO   | HAYATE | 1   | holds |
        | 10    | KURO   | HAYATE | 12  | drops |
        | 11    | KURO   | AGUILA | 1   | holds |
        | 11    | KURO   | AGUILA | 12  | drops |
        | 12    | KURO   | AGUILA | 1   | holds |
        | 12    | KURO   | AGUILA | 12  | drops |

  @rule_5_04 @rule_5_05 @rule_1_19 @rule_1_20
  Rule: Wounds

    A tackler who wins goes down for free. Anybody else who falls may take a wound, and a player with as many wounds as his BOD leaves the pitch: a die says for how long.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; alarmed
        AGUILA and GARRA have two wounds each: a cross and 2× beside a figure. BOD, three for both, is how many a body takes; the third injures. GARRA stands before AGUILA and the ball. Will you save the man or the ball?
        """
      And a practice match
      And these players are on the pitch:
        | player | at       | ball | wounds |
        | AGUILA | 12, 16   | yes  | 2      |
        | HAYATE | 7, 14    |      |        |
        | SUZU   | 17, 14   |      |        |
        | KURO   | 12, 12.5 |      |        |
        | GARRA  | 14, 19   |      | 2      |
        | LINCE  | 7, 22.5  |      |        |
        | BUHO   | 17, 22.5 |      |        |
        | TORO   | 12, 25.5 |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 12, 22
      And GARRA tackles AGUILA at 12, 18.5
      And LINCE presses
      And BUHO presses
      And TORO presses
      And AGUILA runs
        """placky; thinking
        GARRA has touched him, so AGUILA cannot simply walk on. By shoulders or feet, AGUILA goes off 28 times in a hundred, and leaves the ball. Or he throws back to KURO, from where he began: hardly ever missed, but he goes off 42 times.
        """

    Scenario: The third wound, and back at the next kick-off
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
        """placky; alarmed
        A wound, AGUILA's third: off he goes.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken, no worse: AGUILA may be placed again at the next kick-off. The ball lies loose where he stood. With a pass it would have been in other hands.
        """
      Then AGUILA is off the field until the next kick-off
      And AGUILA is unhurt
      And Yamato attacks

    Scenario: The third wound, and a kick-off missed
      When AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
      When the die shows 7 for AGUILA
        """placky; alarmed
        Bruised: AGUILA misses the next kick-off and may come back for the one after. You may play on with three. You will.
        """
      Then AGUILA is off the field for the next kick-off

    Scenario: Stopped, and nothing broken
      When AGUILA breaks through
        """placky; thinking
        STR against STR. Whoever is thrown, or misses his tackle, rolls stamina: BOD and PRT together, three and one for both, so four or less. A win by a natural 1 wounds at once, without that roll.
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
        Shaken, no worse: GARRA may be placed again at the next kick-off. AGUILA stands, and has the ball.
        """
      Then GARRA is off the field until the next kick-off
      And AGUILA is standing
      And GARRA is unhurt

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
        Four or less is enough. GARRA is on the ground and whole; AGUILA stands where he stood.
        """
      Then AGUILA is standing
      And GARRA is on the ground
      And GARRA has 2 wounds

    Scenario: Nobody gets through, and GARRA goes off shaken
      When AGUILA breaks through
      When the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 9 for GARRA
        """placky; dry
        A wound, got by tackling. A failed tackle hurts like any other, and this is GARRA's third: he is injured, and rolls for how long.
        """
      And the die shows 2 for GARRA
        """placky; calm
        Shaken: back at the next kick-off. AGUILA has not moved an inch.
        """
      Then GARRA is off the field until the next kick-off
      And AGUILA is standing
      And GARRA is unhurt

    Scenario: He dodges, and nobody is hurt
      When AGUILA dodges
        """placky; thinking
        REF against STR, seven against seven: the same risk as with the shoulder. What AGUILA wins is two inches, on his feet. If the dodge is lost, it is a tackle like any other, with a stamina roll for him.
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
        Past GARRA, and whole. The shoulder would have been the same risk for AGUILA, a greater one for GARRA, and no ground won.
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
        Sprained: out until the half ends, for a tackle that AGUILA was not there for.
        """
      Then GARRA is off the field for the half
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

    Scenario: He dodges, is tackled, and gets away with it
      When AGUILA dodges
      And the dice show 3 for AGUILA and 5 for GARRA
      When the die shows 3 for AGUILA
        """placky; glad
        A fall, and nothing else. Two wounds, as before, and the ball.
        """
      Then AGUILA has 2 wounds
      And AGUILA holds the ball

    Scenario: A ball in other hands, and AGUILA goes off
      When AGUILA passes to KURO from 12, 16
        """placky; thinking
        From where the run began, so GARRA has no say in the throw. Within four inches, plus two: ten or less, on two dice for Precise Pass. By AGUILA's own skill, Pasador nato, a 2 is critical, too. Then GARRA tackles, with nothing against him.
        """
      And the dice show 5 and 10 for AGUILA
        """placky; glad
        KURO has it, and the ball is out of this. AGUILA is not: GARRA rolls his tackle, and needs seven.
        """
      And the die shows 5 for GARRA
        """placky; alarmed
        Both are down, and AGUILA rolls stamina: four or less.
        """
      And the die shows 9 for AGUILA
        """placky; alarmed
        AGUILA's third wound, so he leaves the pitch; the table says for how long.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken: back at the next kick-off. The ball stays with you, and so does the attack. A shoulder or a dodge would have kept AGUILA on the pitch more often, and left the ball on the grass when it did not.
        """
      Then KURO holds the ball
      And AGUILA is off the field until the next kick-off

    Scenario: A ball in other hands, and AGUILA is whole
      When AGUILA passes to KURO from 12, 16
      And the dice show 5 and 10 for AGUILA
      And the die shows 5 for GARRA
      And the die shows 3 for AGUILA
        """placky; glad
        Unhurt, and on the ground without a ball, so he may stand up again. Whoever is tackled with it may not.
        """
      Then KURO holds the ball
      And AGUILA has 2 wounds

    Scenario: A ball in other hands, and GARRA falls
      When AGUILA passes to KURO from 12, 16
      And the dice show 5 and 10 for AGUILA
      And the die shows 9 for GARRA
        """placky; dry
        GARRA misses, falls, and rolls stamina himself.
        """
      And the die shows 4 for GARRA
        """placky; glad
        Unhurt. KURO has the ball, AGUILA stands, GARRA does not. More luck than it looks: he tackled against nobody, and had seven in twelve.
        """
      Then KURO holds the ball

    Scenario: A perfect pass, and GARRA falls
      When AGUILA passes to KURO from 12, 16
      And the dice show 2 and 10 for AGUILA
        """placky; glad
        A critical pass: KURO has it, and may move two inches at once.
        """
      And KURO moves to 12, 14.3
        """placky; thinking
        The ball goes on, and AGUILA stays. GARRA still tackles, with nothing against him: seven or less.
        """
      And the die shows 9 for GARRA
        """placky; dry
        GARRA tackles all the same, misses, falls, and rolls stamina.
        """
      And the die shows 4 for GARRA
        """placky; glad
        Unhurt. The ball is two inches farther, and AGUILA stands. The throw saves the ball, and never the man; this time it did not have to.
        """
      Then KURO holds the ball

    Scenario: A perfect pass, and AGUILA goes off
      When AGUILA passes to KURO from 12, 16
      And the dice show 2 and 10 for AGUILA
      And KURO moves to 12, 14.3
      And the die shows 5 for GARRA
        """placky; alarmed
        GARRA tackles all the same, and AGUILA is down: four or less on his stamina.
        """
      And the die shows 9 for AGUILA
        """placky; alarmed
        AGUILA's third wound. He leaves the pitch.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken: back at the next kick-off. The ball is two inches farther, and its thrower is not. A throw saves the ball, and never the man.
        """
      Then KURO holds the ball

    Scenario: A perfect pass, and AGUILA is whole
      When AGUILA passes to KURO from 12, 16
      And the dice show 2 and 10 for AGUILA
      And KURO moves to 12, 14.3
      And the die shows 5 for GARRA
      And the die shows 3 for AGUILA
        """placky; glad
        Unhurt. He has given the ball away, so he may stand up again.
        """
      Then KURO holds the ball

    Scenario: A perfect pass, and GARRA goes off
      When AGUILA passes to KURO from 12, 16
      And the dice show 2 and 10 for AGUILA
      And KURO moves to 12, 14.3
      And the die shows 9 for GARRA
      And the die shows 8 for GARRA
        """placky; alarmed
        A wound, GARRA's third: off he goes.
        """
      And the die shows 2 for GARRA
        """placky; glad
        Shaken: back at the next kick-off. The ball is safe, and AGUILA stands: more than was to be hoped for.
        """
      Then KURO holds the ball

    @counted
    Scenario: A ball in other hands, and GARRA goes off
      When AGUILA passes to KURO from 12, 16
      And the dice show 5 and 10 for AGUILA
      And the die shows 9 for GARRA
      And the die shows 9 for GARRA
      And the die shows 2 for GARRA
      Then KURO holds the ball

    @counted
    Scenario Outline: A bad pass that KURO catches, and <who> <comes off>
      When AGUILA passes to KURO from 12, 16
      And the dice show 11 and 12 for AGUILA
      And the die shows 3 for KURO
      And the die shows <tackle> for GARRA
      And the die shows <stamina> for <who>
      Then KURO holds the ball

      Examples:
        | who    | comes off | tackle | stamina |
        | GARRA  | falls     | 9      | 4       |
        | AGUILA | falls     | 5      | 3       |

    @counted
    Scenario Outline: A bad pass that KURO catches, and <who> goes off
      When AGUILA passes to KURO from 12, 16
      And the dice show 11 and 12 for AGUILA
      And the die shows 3 for KURO
      And the die shows <tackle> for GARRA
      And the die shows 9 for <who>
      And the die shows 2 for <who>
      Then KURO holds the ball

      Examples:
        | who    | tackle |
        | GARRA  | 9      |
        | AGUILA | 5      |

    @counted
    Scenario: A bad pass that KURO drops
      When AGUILA passes to KURO from 12, 16
      And the dice show 11 and 12 for AGUILA
      And the die shows 12 for KURO
      And the die shows 6 for KURO
      And the die shows 9 for GARRA
      And the die shows 4 for GARRA
      Then KURO does not hold the ball

  @rule_5_06 @rule_4_01 @rule_4_04 @rule_5_01
  Rule: Trained, tired, down

    A training skill lasts as long as the legs do. A practice match has no clock, so there one team attacks until it has two tries; each attack begins with a kick-off, after a try, made or missed, or a lost ball.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; calm
        Score with the two tokens that are left. TSUBAME has had two, and the third one tires. His own skill, Long Stride, is an inch more on a second move: training, so lost with fatigue. AGUILA is fresh; BUHO has two wounds; LINCE, TORO are off.
        """
      And a practice match
      And these players are on the pitch:
        | player  | at       | ball | activations | wounds | off                 |
        | TSUBAME | 4, 24    | yes  | 2           |        |                     |
        | AGUILA  | 9.5, 29  |      |             |        |                     |
        | SUZU    | 15, 12   |      |             |        |                     |
        | KURO    | 19, 12   |      |             |        |                     |
        | GARRA   | 14, 20   |      |             |        |                     |
        | BUHO    | 11.5, 30 |      |             | 2      |                     |
        | LINCE   |          |      |             |        | next kick-off       |
        | TORO    |          |      |             |        | misses one kick-off |
      And Yamato attacks with 2 activation tokens

    Scenario: A stride too few, and a try
      When TSUBAME is activated
        """placky; alarmed
        A fatigue token, so no training skill, at once. And a try will be one harder.
        """
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
        """placky; dry
        GARRA follows, two inches for each token of yours. BUHO has four, and leaves AGUILA for the corner.
        """
      And BUHO presses from 8, 31
      And TSUBAME runs
        """placky; thinking
        One token after this one. Into the zone, where BUHO may tackle? Short of it and wide, where BUHO can only press? Or a pass to AGUILA, level with you: six or less, and then a try at eleven, yours being at nine.
        """
      And TSUBAME moves to 4, 33
        """placky; calm
        Four inches, and five would be his most, now that Long Stride is gone. His base lies in the zone; that is not a try yet.
        """
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks no way
      And GARRA presses
        """placky; thinking
        The last token; a fourth tires nobody. BUHO may press: one off the try. Or BUHO tackles: nothing off, but STR five against it; and if his own roll fails, he falls, with two wounds of three. Choose for BUHO.
        """
      And BUHO presses from 6, 32.8
        """placky; calm
        BUHO comes near, and touches nobody.
        """
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        The ball has to be put down, by a roll on the second BaC value. Ten, one off for fatigue, one off for BUHO.
        """
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        Down, by two chances in three. BUHO's tackle would have left TSUBAME 62 in a hundred, and put BUHO off the pitch 39 times. To press was better.
        """
      Then try scored happened to TSUBAME once
      When Yamato removes the tokens
        """placky; calm
        A try ends the attack. In a practice match you go on attacking until you have two; then they do. Before any kick-off you may stop: nobody counts minutes; I count players who can still walk.
        """
      Then the score is 1 to 0
      When Yamato goes on
        """placky; calm
        Another attack, then. It is still yours, so the others kick again. LINCE is back for this kick-off, a little pale; TORO misses it. The rest you know.
        """
      Then Teriomorph kicks

    Scenario: A try missed, and the same attack again
      When TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 29.5
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
        Dropped, where eight would have done. They train the stride, not the landing.
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

    Scenario: BUHO tackles instead
      When TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 29.5
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
        Three inches and a half, and BUHO touches him: Defensive Vision again. The try becomes a roll against STR five.
        """
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        Ten, one off for fatigue, nothing off for BUHO: his roll is against yours, and the higher success counts.
        """
      And the dice show 7 for TSUBAME and 4 for BUHO
        """placky; glad
        Both good, yours better: down, with BUHO on his back. A tackle leaves TSUBAME 62 chances in a hundred, pressing 67; but it costs them BUHO 39 times.
        """
      Then try scored happened to TSUBAME once

    Scenario: BUHO tackles and falls
      When TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 29.5
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
        A try, and the third wound of BUHO. The injury table says for how long he goes.
        """
      And the die shows 2 for BUHO
        """placky; glad
        Shaken: out until the next kick-off. It happens 39 times in a hundred when BUHO tackles, and buys them five tries in a hundred. To press was better.
        """
      Then try scored happened to TSUBAME once
      And BUHO is off the field until the next kick-off

    Scenario: BUHO falls, and so does the ball
      When TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 29.5
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
        The third wound of BUHO, and no try.
        """
      And the die shows 2 for BUHO
        """placky; dry
        Shaken: out until the next kick-off, for a try that was dropped without him. That is what his tackle costs them, 39 times in a hundred.
        """
      Then try missed happened to TSUBAME once
      And BUHO is off the field until the next kick-off

    Scenario: BUHO falls softly, and the ball does not
      When TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 29.5
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
        Unhurt. No try, no tackle, no harm: more luck than he had to expect.
        """
      Then try missed happened to TSUBAME once
      And BUHO has 2 wounds

    Scenario: BUHO tackles, falls, and shakes himself
      When TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 29.5
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
        A try, and BUHO with two wounds, as before. By pressing he would have risked none.
        """
      Then try scored happened to TSUBAME once
      And BUHO has 2 wounds

    Scenario: BUHO tackles and has him
      When TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 29.5
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
        A wound for TSUBAME on top; one more, and his BOD is reached. Tackles are paid for first; then comes the kick-off.
        """
      Then try missed happened to TSUBAME once
      And TSUBAME has 1 wound

    Scenario: BUHO has him, gently
      When TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 29.5
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
        Three or less: no wound. No try either; short of the zone and wide BUHO could not have tackled.
        """
      Then try missed happened to TSUBAME once
      And TSUBAME is unhurt

    Scenario: Tuesday is over
      When TSUBAME is activated
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME moves to 4, 34.97
        """placky; dry
        Six is for the fresh. With a fatigue token the sixth inch of Long Stride is gone.
        """
      Then rule 1.10 forbids it

    Scenario: Short of the zone
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME moves to 2.4, 31
        """placky; thinking
        A step before the zone, and farther from BUHO. Nothing is scored by standing there; one token is left to do it with.
        """
      Then TSUBAME holds the ball
      When Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 2.4, 33
      And GARRA presses
      And BUHO presses from 4.9, 33
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        BUHO has come as near as he can: near enough to press, not to tackle. Ten, one off for fatigue, one off for BUHO.
        """
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        Down. Two in three, with nobody to roll against; in the zone, against BUHO's tackle, it is 62 in a hundred. A pass to AGUILA comes to 58 tries, and 25 times to a loose ball that is still yours.
        """
      Then try scored happened to TSUBAME once

    Scenario: Short of the zone, and dropped
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME moves to 2.4, 31
      Then TSUBAME holds the ball
      When Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 2.4, 33
      And GARRA presses
      And BUHO presses from 4.9, 33
      And TSUBAME runs
      And TSUBAME goes for a try
      Then TSUBAME needs 8 or less on try
      When the die shows 10 for TSUBAME
        """placky; dry
        Dropped, with nobody's hand on him, and the attack is over. There was no better chance of a try: two in three.
        """
      Then try missed happened to TSUBAME once

    Scenario: A pass to fresh legs, and a try
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME passes to AGUILA
        """placky; thinking
        Four to eight inches, so nothing added and nothing taken off: six or less. If it fails, AGUILA may still catch it, at eight less two.
        """
      And the die shows 4 for TSUBAME
        """placky; glad
        AGUILA has it, level with you, and one token is left.
        """
      And Yamato removes the tokens
      And AGUILA is activated
        """placky; calm
        His first token, so he is not tired: a run of four inches into the zone, and the try.
        """
      And AGUILA marks a move that ends at 11.3, 32.6
      And GARRA presses
      And BUHO tackles AGUILA at 11.3, 32.6
        """placky; alarmed
        BUHO is back in time to tackle: STR five against the try.
        """
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        Eleven, and nothing off: AGUILA is fresh, and a tackle rolls against the try instead of making it harder.
        """
      And the dice show 8 for AGUILA and 3 for BUHO
        """placky; glad
        Both good, yours better: down. The pass comes to 58 tries in a hundred, and 25 times to a loose ball that is still yours. Short of the zone and wide TSUBAME had 67, and no second chance.
        """
      Then try scored happened to AGUILA once

    Scenario: A pass to fresh legs, and BUHO falls
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME passes to AGUILA
      And the die shows 4 for TSUBAME
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 11.3, 32.6
      And GARRA presses
      And BUHO tackles AGUILA at 11.3, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 8 for AGUILA and 9 for BUHO
        """placky; glad
        Down, and BUHO misses. He falls, and rolls stamina.
        """
      And the die shows 3 for BUHO
        """placky; calm
        Unhurt. A try all the same; TSUBAME by himself, wide, had a better chance of one.
        """
      Then try scored happened to AGUILA once

    Scenario: A pass to fresh legs, and both fail
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME passes to AGUILA
      And the die shows 4 for TSUBAME
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 11.3, 32.6
      And GARRA presses
      And BUHO tackles AGUILA at 11.3, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 12 for AGUILA and 8 for BUHO
        """placky; dry
        A twelve always fails, even with an eleven. BUHO fails as well, falls, and rolls stamina.
        """
      And the die shows 3 for BUHO
        """placky; dry
        Unhurt. The fresh hands were not the fault. But more rolls are more ways to fail.
        """
      Then try missed happened to AGUILA once

    Scenario: A pass to fresh legs, and BUHO has him
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME passes to AGUILA
      And the die shows 4 for TSUBAME
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 11.3, 32.6
      And GARRA presses
      And BUHO tackles AGUILA at 11.3, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 4 for BUHO
        """placky; alarmed
        BUHO has him. AGUILA is held up, and rolls stamina: BOD three, PRT one.
        """
      And the die shows 2 for AGUILA
        """placky; dry
        Unhurt, and no try. TSUBAME by himself, wide, had one roll to win and nobody against him.
        """
      Then try missed happened to AGUILA once

    Scenario: A pass that AGUILA has to catch
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME passes to AGUILA
      And the die shows 9 for TSUBAME
        """placky; alarmed
        Missed. AGUILA may still catch it: six or less.
        """
      And the die shows 4 for AGUILA
        """placky; glad
        Caught. A pass that misses and is held is as good as one that hits: AGUILA has the last token for the run and the try, against BUHO's tackle 77 in a hundred.
        """
      Then AGUILA holds the ball

    Scenario: A pass that nobody has
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME passes to AGUILA
      And the die shows 9 for TSUBAME
      And the die shows 9 for AGUILA
        """placky; alarmed
        Dropped. A die says where the ball goes.
        """
      And the die shows 6 for AGUILA
        """placky; thinking
        On the ground, and no kick-off: nobody of theirs has held it, so you still attack, with a token to pick it up. BUHO is near it as well. That happens 25 times in a hundred; a try that is dropped has nothing after it.
        """
      Then Yamato attacks

    Scenario: A pass to fresh legs, and BUHO is hurt
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME passes to AGUILA
      And the die shows 4 for TSUBAME
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 11.3, 32.6
      And GARRA presses
      And BUHO tackles AGUILA at 11.3, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 8 for AGUILA and 9 for BUHO
      And the die shows 7 for BUHO
        """placky; glad
        A try, and the third wound for BUHO, who came in time and gained nothing.
        """
      And the die shows 2 for BUHO
      Then BUHO is off the field until the next kick-off

    Scenario: A pass to fresh legs, no try, and BUHO is hurt
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME passes to AGUILA
      And the die shows 4 for TSUBAME
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 11.3, 32.6
      And GARRA presses
      And BUHO tackles AGUILA at 11.3, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 12 for AGUILA and 8 for BUHO
      And the die shows 7 for BUHO
        """placky; dry
        The third wound for BUHO, no try for you, and a kick-off next.
        """
      And the die shows 2 for BUHO
      Then BUHO is off the field until the next kick-off

    Scenario: A pass to fresh legs, and AGUILA is hurt
      When TSUBAME is activated
      When TSUBAME marks a move to 4, 29.5
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And TSUBAME runs
      When TSUBAME passes to AGUILA
      And the die shows 4 for TSUBAME
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 11.3, 32.6
      And GARRA presses
      And BUHO tackles AGUILA at 11.3, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 4 for BUHO
      And the die shows 8 for AGUILA
        """placky; dry
        A wound for AGUILA, and no try. Fresh legs fall under a tackle like others.
        """
      Then AGUILA has 1 wound
