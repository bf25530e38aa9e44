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
        Eight players, four a team, wait beside an empty pitch. Each coach guards the in-goal zone before him and scores in the other one. The ball comes into play by a kick; a coin says who kicks.
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
        You have won the toss. Kick, and you choose where the ball falls, but they attack; receive, and you attack, but they choose. Either way you want your players near where it comes down.
        """
      When Yamato chooses to kick
        """placky; thinking
        Kickers stand first, each base touching your kick-off line from behind. Apart, they cover the whole width; in a pack on the left, they hunt together. AGUILA is the first. Where does he stand?
        """
      And AGUILA is placed at 10, 12.508
      And HAYATE is placed at 5, 12.508
      And SUZU is placed at 14, 12.508
      And KURO is placed at 19, 12.213
      And TORO is placed at 12, 23
      And LINCE is placed at 6, 28
      And BUHO is placed at 12, 31
      And GARRA is placed at 16, 28
        """placky; thinking
        All eight stand. Lay the template where the ball shall come down: near hands that are bad, TORO's or GARRA's. TORO stands in the middle, and BUHO and LINCE may run to his help; GARRA is alone on the right.
        """
      And Yamato lays the template at 11, 26.5
        """placky; calm
        All of it lies between their kick-off line and their zone. A good kick lands at its rim, where you like; a bad one in its middle, and a die moves it two inches along an arrow.
        """
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And TORO moves to 12.6, 24
      And LINCE moves to 6, 27
      And BUHO moves to 12, 28.8
      And GARRA stays put
      And AGUILA takes the kick
        """placky; thinking
        First everybody moves by his defensive MOV, the second number. Then one of yours kicks, by a roll against his first BaC: AGUILA's eight is the best of the four, before KURO's seven, which is five and two for his skill, Big Boot.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick. The ball comes down where you like, touching the rim of the template.
        """
      And Yamato lands the ball at 11, 24.5
        """placky; dry
        It comes down near TORO and nobody else. First he may try to catch it, which nobody has to; only if it is not caught does it lie there, in the way like a player. He has many qualities; hands are not among them.
        """
      Then the ball touches the template
      When TORO tries to catch the ball
        """placky; thinking
        Within two inches of the ball a player may try: BaC, two off. That leaves TORO three.
        """
      And the die shows 2 for TORO
        """placky; dry
        He has it, and the receivers attack with four tokens. Aimed at TORO, and laid before his feet, they hold it at once 27 times in a hundred; laid to the left of him 10 times, aimed at GARRA 5 times.
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
        Dropped, so it lies there. The receivers attack all the same. They hold it at once 27 times in a hundred this way; laid to the left of TORO it is 10, aimed at GARRA 5.
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
        A bad kick. The ball comes down in the middle and scatters; one more die for the arrow. Arrow 12 points where the receivers attack, so here it points down.
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
        """placky; thinking
        They stand on their line, and you anywhere in your half. KURO, HAYATE and SUZU stand on the left, far left and right. AGUILA has the best hands: back in the middle, or forward, to meet their run?
        """
      And AGUILA is placed at 12, 8
      And Teriomorph lays the template at 10, 10
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
        """placky; thinking
        They aim short of AGUILA, and run; LINCE farther than the others, by his skill, Early Bird. Whoever of yours ends within two inches of the ball may try to catch it. AGUILA and HAYATE will come to the template. KURO, on the left, has the worst hands of the four: to the template with him, too, or does he stay?
        """
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11.3, 7.3
        """placky; calm
        Three of you around the template, and SUZU for what flies over. Everybody has run; now somebody must have kicked it, by one roll against his first BaC value.
        """
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11.3, 7.3
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
      And AGUILA moves to 11.3, 7.3
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 5 for LINCE
        """placky; dry
        A good kick, and so they choose the place. Guess whose hands they have read on your cards.
        """
      And Teriomorph lands the ball at 11, 11.733
      Then the ball touches the template
      When KURO tries to catch the ball
        """placky; thinking
        Five on his card, and two off: three or less. If it falls, it lies beside him, and nothing else is lost.
        """
      And the die shows 2 for KURO
        """placky; glad
        He has the worst hands, so they aimed at him, and he catches it. KURO holds it, and you attack with four tokens. One time in four; without him they would have found a place where nobody may try.
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
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11.3, 7.3
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 5 for LINCE
      And Teriomorph lands the ball at 11, 11.733
      Then the ball touches the template
      When KURO tries to catch the ball
      And the die shows 8 for KURO
        """placky; dry
        As they had planned: he was the worst that they could find. It lies beside him, and you attack. Somebody of yours holds it 33 times in a hundred when KURO steps up, and 17 when he stays.
        """
      Then the ball lies at 11, 11.733
      And Yamato attacks

    Scenario: AGUILA forward, and the ball behind him
      When the coin shows tails
      And Teriomorph chooses to kick
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 14
      And Teriomorph lays the template at 11, 6.5
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO stays put
      And AGUILA moves to 12, 12
      And HAYATE stays put
      And SUZU stays put
      And LINCE takes the kick
        """placky; alarmed
        They aim behind AGUILA, where nobody stands, and two inches back are all that he has. Now LINCE kicks, and needs seven or less.
        """
      And the die shows 5 for LINCE
        """placky; alarmed
        A good kick: they choose the place, as far from your hands as the rim allows.
        """
      And Teriomorph lands the ball at 11, 4.5
        """placky; dry
        Nobody of yours is within two inches, so nobody may try. You attack all the same, but the first token goes on fetching it: the middle was empty. From back in the middle somebody holds it 33 times in a hundred.
        """
      Then the ball lies at 11, 4.5
      And Yamato attacks

    Scenario: AGUILA forward, and a bad kick behind him
      When the coin shows tails
      And Teriomorph chooses to kick
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 14
      And Teriomorph lays the template at 11, 6.5
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO stays put
      And AGUILA moves to 12, 12
      And HAYATE stays put
      And SUZU stays put
      And LINCE takes the kick
      When the die shows 10 for LINCE
        """placky; calm
        A bad kick: it comes down in the middle of the template and bounces.
        """
      And the die shows 5 for LINCE
        """placky; dry
        Two inches, whichever way, and nobody is near. It lies behind all of you. A bad kick into a hole is still a good one.
        """
      Then Yamato attacks

    Scenario: Four in a huddle
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 2, 12.508
      And HAYATE is placed at 3.2, 12.508
      And SUZU is placed at 4.4, 12.508
      And KURO is placed at 5.8, 12.213
      And TORO is placed at 17, 24
      And LINCE is placed at 12, 28
      And BUHO is placed at 12, 31.5
      And GARRA is placed at 16, 28
      And Yamato lays the template at 5, 26
      And AGUILA moves to 2, 14.5
      And HAYATE moves to 3.2, 14.5
      And SUZU moves to 4.4, 16.5
      And KURO moves to 5.8, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
        """placky; thinking
        Four shoulder to shoulder on the left. The receivers stand in the middle and on the right. So you aim left, where none of them can catch it, and your four run after the ball.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick: at the rim, then, and on the side of your four.
        """
      And Yamato lands the ball at 5, 24
        """placky; thinking
        Nobody can catch it, and your four are two runs away from it, together: so is whoever comes for it. The price is the right side: once the ball gets there, nobody of yours does.
        """
      Then the ball lies at 5, 24
      And Teriomorph attacks

    Scenario: Four in a huddle, and a bad kick
      When the coin shows heads
      When Yamato chooses to kick
      And AGUILA is placed at 2, 12.508
      And HAYATE is placed at 3.2, 12.508
      And SUZU is placed at 4.4, 12.508
      And KURO is placed at 5.8, 12.213
      And TORO is placed at 17, 24
      And LINCE is placed at 12, 28
      And BUHO is placed at 12, 31.5
      And GARRA is placed at 16, 28
      And Yamato lays the template at 5, 26
      And AGUILA moves to 2, 14.5
      And HAYATE moves to 3.2, 14.5
      And SUZU moves to 4.4, 16.5
      And KURO moves to 5.8, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick, and a bounce of two inches. Arrow 12 points down, where they attack.
        """
      And the die shows 9 for AGUILA
        """placky; thinking
        Two inches change nothing where nobody stands. It lies loose before your four, and they attack. The price is the right side, where none of yours is.
        """
      Then Teriomorph attacks

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
      And Yamato lays the template at 19, 26.5
        """placky; glad
        The right side: GARRA alone is anywhere near, and his hands are bad. A good kick lands at the rim that is farthest from him; a bad one may bounce to him.
        """
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
        """placky; calm
        SUZU and KURO run to the right, and GARRA waits. AGUILA kicks, and needs eight or less.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick, so you choose the place: away from GARRA.
        """
      And Yamato lands the ball at 20.6, 25.3
        """placky; glad
        GARRA is too far away to try, and the others are farther. They attack, with a ball that costs them a token to fetch. Aimed there, they hold it at once 5 times in a hundred, and aimed at TORO 27.
        """
      Then the ball lies at 20.6, 25.3
      And Teriomorph attacks

    Scenario: The empty side, and a bounce to GARRA
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
      And Yamato lays the template at 19, 26.5
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick. It comes down in the middle, and a die names the arrow; 12 points down, where they attack.
        """
      And the die shows 4 for AGUILA
        """placky; thinking
        Towards GARRA. He may try to catch it, and his hands are the reason why you aimed here.
        """
      When GARRA tries to catch the ball
      And the die shows 2 for GARRA
        """placky; dry
        He has it, of all hands. They attack from the far side, with nobody near to help him.
        """
      Then GARRA holds the ball

    Scenario: The empty side, and GARRA drops it
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
      And Yamato lays the template at 19, 26.5
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
      And the die shows 4 for AGUILA
      When GARRA tries to catch the ball
      And the die shows 9 for GARRA
        """placky; glad
        Dropped, as you had hoped. The ball lies beside him, and the others are far away.
        """
      Then Teriomorph attacks

    Scenario: The empty side, and nobody near it
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
      And Yamato lays the template at 19, 26.5
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And TORO stays put
      And LINCE stays put
      And BUHO stays put
      And GARRA stays put
      And AGUILA takes the kick
      When the die shows 10 for AGUILA
      And the die shows 10 for AGUILA
        """placky; glad
        The arrow takes it away from GARRA. It lies loose, and they have to walk: even a bad kick is good where nobody stands.
        """
      Then Teriomorph attacks

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
      And KURO stays put
      And AGUILA moves to 11.3, 7.3
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
        """placky; thinking
        KURO stays, three inches from the middle of the template; AGUILA and HAYATE step to it, and there is a hole between him and AGUILA. LINCE kicks, and needs seven or less.
        """
      And the die shows 5 for LINCE
        """placky; alarmed
        A good kick, so they choose the place, where your hands are not.
        """
      And Teriomorph lands the ball at 11.414, 11.414
        """placky; thinking
        Out of KURO's reach, and of everybody's: nobody may try. You attack with a loose ball, which costs a token to fetch. Somebody of yours holds it 17 times in a hundred like this, and 33 if KURO steps up and shuts the hole.
        """
      Then the ball lies at 11.414, 11.414
      And Yamato attacks

    Scenario: You receive, KURO stays, and AGUILA is under it
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
      And KURO stays put
      And AGUILA moves to 11.3, 7.3
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      When the die shows 10 for LINCE
        """placky; glad
        A bad kick. It comes down in the middle and bounces, by one die for the arrow.
        """
      And the die shows 5 for LINCE
        """placky; thinking
        To AGUILA. He may try to catch it: his eight, and two off for a ball from a kick.
        """
      When AGUILA tries to catch the ball
      And the die shows 4 for AGUILA
        """placky; glad
        Held. KURO was not needed for that one; with him at the template it would have been 33 in a hundred, and not 17.
        """
      Then AGUILA holds the ball

    Scenario: You receive, KURO stays, and AGUILA drops it
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
      And KURO stays put
      And AGUILA moves to 11.3, 7.3
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      When the die shows 10 for LINCE
      And the die shows 5 for LINCE
      When AGUILA tries to catch the ball
      And the die shows 9 for AGUILA
        """placky; dry
        Dropped. It lies at his feet; you attack, and pick it up first.
        """
      Then Yamato attacks

    Scenario: You receive, KURO stays, and nobody is near
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
      And KURO stays put
      And AGUILA moves to 11.3, 7.3
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      When the die shows 10 for LINCE
      And the die shows 2 for LINCE
        """placky; thinking
        Into the hole that KURO might have shut: with him there somebody holds it 33 times in a hundred, without him 17. You attack, and the first token goes on fetching the ball.
        """
      Then Yamato attacks

    Scenario: You choose to receive, and AGUILA is under it
      When the coin shows heads
      And Yamato chooses to receive
        """placky; calm
        The ball will be yours, and they choose where it falls. You want somebody within two inches of it, to catch it before it lies loose.
        """
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
        """placky; thinking
        They stand on their line, and you anywhere in your half. KURO, HAYATE and SUZU stand on the left, far left and right. AGUILA has the best hands: back in the middle, or forward, to meet their run?
        """
      And AGUILA is placed at 12, 8
      And Teriomorph lays the template at 10, 10
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO moves to 9.8, 12.3
      And AGUILA moves to 11.3, 7.3
        """placky; calm
        They aim short of AGUILA, and LINCE runs farthest, by his skill, Early Bird. So AGUILA, KURO and HAYATE come to the template, and SUZU stays for what flies over. Whoever of yours is within two inches of the ball may try to catch it.
        """
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
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
        Held. You attack, with four tokens and the ball in the best hands: they have chosen the place, and you who stands there.
        """
      Then AGUILA holds the ball
      And Yamato attacks

    Scenario: You choose to receive, and AGUILA drops it
      When the coin shows heads
      And Yamato chooses to receive
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
      And AGUILA moves to 11.3, 7.3
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
      Then Yamato attacks

    Scenario: You choose to receive, and they aim at KURO's hands
      When the coin shows heads
      And Yamato chooses to receive
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
      And AGUILA moves to 11.3, 7.3
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 5 for LINCE
        """placky; dry
        A good kick, and so they choose the place. You have chosen the ball, and they choose whose hands it meets first.
        """
      And Teriomorph lands the ball at 11, 11.733
      When KURO tries to catch the ball
        """placky; thinking
        Five on his card, and two off: three or less. If it falls, it lies beside him, and nothing else is lost.
        """
      And the die shows 2 for KURO
        """placky; glad
        KURO holds it, one time in four, and you attack with four tokens. Without him they would have found a place where nobody may try.
        """
      Then KURO holds the ball

    Scenario: You choose to receive, and KURO does not have it
      When the coin shows heads
      And Yamato chooses to receive
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
      And AGUILA moves to 11.3, 7.3
      And HAYATE moves to 6.8, 9.4
      And SUZU stays put
      And LINCE takes the kick
      And the die shows 5 for LINCE
      And Teriomorph lands the ball at 11, 11.733
      When KURO tries to catch the ball
      And the die shows 8 for KURO
        """placky; dry
        As they had planned: he was the worst that they could find. It lies beside him, and you attack. Somebody of yours holds it 33 times in a hundred like this.
        """
      Then the ball lies at 11, 11.733

    Scenario: You choose to receive, and leave a hole
      When the coin shows heads
      And Yamato chooses to receive
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 14
      And Teriomorph lays the template at 11, 6.5
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO stays put
      And AGUILA moves to 12, 12
      And HAYATE stays put
      And SUZU stays put
      And LINCE takes the kick
        """placky; alarmed
        They aim behind AGUILA, where nobody stands, and two inches back are all that he has. Now LINCE kicks, and needs seven or less.
        """
      And the die shows 5 for LINCE
        """placky; alarmed
        A good kick: they choose the place, as far from your hands as the rim allows.
        """
      And Teriomorph lands the ball at 11, 4.5
        """placky; dry
        Nobody of yours is within two inches, so nobody may try. You attack all the same, but the first token goes on fetching it: the middle was empty. From back in the middle somebody holds it 33 times in a hundred.
        """
      Then the ball lies at 11, 4.5
      And Yamato attacks

    Scenario: You choose to receive, and a bad kick finds the hole
      When the coin shows heads
      And Yamato chooses to receive
      And LINCE is placed at 12, 23.492
      And GARRA is placed at 7, 23.591
      And BUHO is placed at 16, 23.492
      And TORO is placed at 20, 23.787
      And KURO is placed at 8, 13
      And HAYATE is placed at 5, 9
      And SUZU is placed at 17, 9
      And AGUILA is placed at 12, 14
      And Teriomorph lays the template at 11, 6.5
      And LINCE moves to 12, 20
      And GARRA moves to 7, 21.6
      And BUHO stays put
      And TORO stays put
      And KURO stays put
      And AGUILA moves to 12, 12
      And HAYATE stays put
      And SUZU stays put
      And LINCE takes the kick
      When the die shows 10 for LINCE
        """placky; calm
        A bad kick: it comes down in the middle of the template and bounces.
        """
      And the die shows 5 for LINCE
        """placky; dry
        Two inches, whichever way, and nobody is near. It lies behind all of you. A bad kick into a hole is still a good one.
        """
      Then Yamato attacks

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
        The rim again, on the side where nobody is within two inches. So nobody may try: they walk, and pick it up by a roll. Before TORO's feet they would hold it one time in four; here nobody does.
        """
      Then the ball lies at 9, 26.5
      And Teriomorph attacks

  @rule_5_04 @rule_5_05 @rule_1_19 @rule_1_20
  Rule: Wounds

    A tackler who wins goes down for free. Anybody else who falls may take a wound, and a player with as many wounds as his BOD leaves the pitch: a die says for how long.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; alarmed
        AGUILA and GARRA have two wounds each: a cross and 2× beside a figure say so. BOD, three for both, is how many a body takes; at the third a player is injured. GARRA stands before AGUILA and the ball. Will you save the man or the ball?
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
      And LINCE presses
      And BUHO presses
      And TORO presses
      And AGUILA runs
        """placky; thinking
        GARRA has touched him, so AGUILA cannot simply walk on. Shoulders may throw GARRA, feet may get AGUILA past him; either way 28 times in a hundred he goes off, and leaves the ball on the grass. Or the ball goes back to KURO, from before they met: that hardly ever fails, but with nothing set against GARRA he goes off 42 times.
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
        Shaken, no worse: he may be placed again at the next kick-off. The ball lies loose where he stood. With a pass it would have been in other hands.
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
        Bruised. He misses the next kick-off and may come back for the one after. You may play on with three. You will.
        """
      Then AGUILA is off the field for the next kick-off

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

    Scenario: He dodges, and nobody is hurt
      When AGUILA dodges
        """placky; thinking
        REF against STR, seven against seven: the same risk as with the shoulder. What he wins is two inches, on his feet. If the dodge is lost, it is a tackle like any other, with a stamina roll for AGUILA.
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
        Past him, and whole. The shoulder would have been the same risk for AGUILA, a greater one for GARRA, and would have left him where he stood.
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
        From where the run began, before they met, so GARRA has no say in the throw. Within four inches it is plus two: ten or less, on two dice for Precise Pass. His own skill, Pasador nato (a born passer), makes a 2 as critical as a 1 when he passes. After it GARRA still tackles, against nobody.
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
        His third wound. He leaves the pitch; the table says for how long.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken: back at the next kick-off. The ball stays with you, and so does the attack. A shoulder or a dodge would have kept him on the pitch more often, and left the ball on the grass when it did not.
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
        He misses, falls, and rolls stamina himself.
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
      And KURO moves to 12, 13
      And the die shows 9 for GARRA
        """placky; dry
        He tackles all the same, misses, falls, and rolls stamina.
        """
      And the die shows 4 for GARRA
        """placky; glad
        Unhurt. The ball is two inches farther, and AGUILA stands. The throw saves the ball, and never the man; this time it did not have to.
        """
      Then KURO holds the ball

    Scenario: A perfect pass, and AGUILA goes off
      When AGUILA passes to KURO from 12, 16
      And the dice show 2 and 10 for AGUILA
      And KURO moves to 12, 13
      And the die shows 5 for GARRA
        """placky; alarmed
        He tackles all the same, and AGUILA is down: four or less on his stamina.
        """
      And the die shows 9 for AGUILA
        """placky; alarmed
        His third wound. He leaves the pitch.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken: back at the next kick-off. The ball is two inches farther, and its thrower is not. A throw saves the ball, and never the man.
        """
      Then KURO holds the ball

    Scenario: A perfect pass, and AGUILA is whole
      When AGUILA passes to KURO from 12, 16
      And the dice show 2 and 10 for AGUILA
      And KURO moves to 12, 13
      And the die shows 5 for GARRA
      And the die shows 3 for AGUILA
        """placky; glad
        Unhurt. He has given the ball away, so he may stand up again.
        """
      Then KURO holds the ball

    Scenario: A perfect pass, and GARRA goes off
      When AGUILA passes to KURO from 12, 16
      And the dice show 2 and 10 for AGUILA
      And KURO moves to 12, 13
      And the die shows 9 for GARRA
      And the die shows 8 for GARRA
        """placky; alarmed
        A wound, his third.
        """
      And the die shows 2 for GARRA
        """placky; glad
        Shaken: back at the next kick-off. The ball is safe, and AGUILA stands: more than was to be hoped for.
        """
      Then KURO holds the ball

  @rule_5_06 @rule_4_01 @rule_4_04 @rule_5_01
  Rule: Trained, tired, down

    A training skill lasts as long as the legs do. In a match whoever gets the ball attacks. A practice match has no clock, so there one team attacks until it has two tries: after a try, made or missed, or a lost ball it begins again from a kick-off.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; calm
        Score a try with TSUBAME, a winger. He has the ball and has had the first of four tokens; two more take him to the zone, and the try takes one. His own skill, Long Stride, is an inch more on a second move; it is training, and lost with the first fatigue token. LINCE and TORO are off, hurt in an attack before.
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
      And TSUBAME marks a move to 4, 17.492
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
        """placky; calm
        BUHO has Defensive Vision, so his two inches are four. They bring him from the other side to the middle.
        """
      And TSUBAME runs
        """placky; thinking
        Now the second action: five inches, and a sixth by Long Stride, as long as he is fresh. On the wing nobody is near him; inside are GARRA and BUHO, and nobody of yours so far. The wing, or inside?
        """
      And TSUBAME moves to 4, 23
        """placky; glad
        Six inches, where his card says five. Long Stride, trained every Tuesday.
        """
      Then TSUBAME used "Long Stride"
      When Yamato removes the tokens
        """placky; thinking
        Ten inches more take him into the zone. TSUBAME again, his third token, which tires him? Or AGUILA first, so that somebody is beside him?
        """
      And TSUBAME is activated
        """placky; alarmed
        The third token, so a fatigue token, so no training skill, at once.
        """
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move to 4, 28.5
      And GARRA presses from 12, 20
        """placky; dry
        GARRA follows, two inches for each token of yours. BUHO has four, and knows where the corner is.
        """
      And BUHO presses from 8, 31
      And TSUBAME runs
        """placky; thinking
        Straight into the zone, and the try with the next token? Or short of it and wide, where BUHO's four inches bring him near you, but not to you?
        """
      And TSUBAME moves to 4, 33
        """placky; calm
        Five inches, which is what everybody would have. His base lies in the zone; that is not a try yet.
        """
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks no way
      And GARRA presses
        """placky; thinking
        The last token; a fourth tires nobody. GARRA is out of it. BUHO may press, which costs TSUBAME one, or tackle, which costs him nothing and rolls against him with STR five. Choose for him.
        """
      And BUHO presses from 6, 32.8
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        The ball has to be put down, by a roll on the second BaC value. Ten, one off for fatigue, one off for BUHO.
        """
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        Down. BUHO pressed and left him 67 chances in a hundred; his tackle would have left 62.
        """
      Then try scored happened to TSUBAME once
      When Yamato removes the tokens
        """placky; calm
        A try ends the attack. In a practice match you go on attacking until you have two; then they do.
        """
      Then the score is 1 to 0
      When Yamato goes on
        """placky; calm
        Another attack, then. It is still yours, so the others kick again. LINCE is back for this kick-off, a little pale; TORO misses it. The rest you know.
        """
      Then Teriomorph kicks

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
        Dropped, where eight would have done: 67 chances in a hundred. A tackle by BUHO would have left 62. They train the stride, not the landing.
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
        Both good, yours better: down, with BUHO on his back. A tackle leaves TSUBAME 62 chances in a hundred, and pressing would have left him 67.
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
        A try, and a wound for BUHO. It was the right choice all the same: a tackle leaves TSUBAME 62 chances in a hundred, and pressing 67.
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
        A wound for BUHO, and no try: his tackle was the better choice, if not for his ribs. Pressing leaves TSUBAME 67 chances in a hundred, a tackle 62.
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
        Unhurt. No try, no tackle, no harm. BUHO chose well: pressing leaves TSUBAME 67 chances in a hundred, a tackle 62.
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
        A try, and BUHO whole. Pressing would have left TSUBAME 67 chances in a hundred, his tackle left 62.
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
        Three or less: no wound. No try either, which pressing would have left to 67 chances in a hundred, and the tackle to 62.
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
        Six was before he was tired. With a fatigue token the sixth inch is gone.
        """
      Then rule 1.10 forbids it

    Scenario: Fresh legs first
      When AGUILA is activated
        """placky; thinking
        AGUILA is not tired, and runs ahead on the inside, to be there for a pass. The price is a token, and TSUBAME needs three: two for the way, one for the try.
        """
      And AGUILA marks a move to 8, 16
      And GARRA presses from 14, 20
      And BUHO presses from 11, 29
      And AGUILA runs
      And AGUILA moves to 7.5, 19
      And Yamato removes the tokens
        """placky; thinking
        AGUILA waits inside, ahead. Two tokens are left for TSUBAME: they carry him into the zone, past AGUILA and far from him, and the try needs a third. So it waits for the next four tokens, and the defence does not wait.
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
        Nearer to the two of them, and with two sides to pass to; but nobody has come up with him. Two tokens are left, enough for the way and the try, as on the wing.
        """
      Then TSUBAME holds the ball
      When Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move to 7.5, 27
      And GARRA presses from 12, 20
      And BUHO tackles TSUBAME at 7.5, 26.5
        """placky; alarmed
        Four inches, and BUHO is on his way. On the wing he could not have touched it.
        """
      And TSUBAME runs
        """placky; thinking
        Without Side Step, gone with the fatigue token, REF eight meets STR five on one die: BUHO has him down 23 times in a hundred before the try has been rolled. The wing asks for no such roll.
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
        TSUBAME stays fresh for now. AGUILA runs up on the inside instead.
        """
      And AGUILA marks a move to 8, 17
      And GARRA presses from 12, 20
      And BUHO presses from 8, 31
      And AGUILA runs
      And AGUILA moves to 8.2, 19
      And Yamato removes the tokens
        """placky; thinking
        AGUILA is there for a pass, and one token is left. It would be TSUBAME's third and tire him after all: ten inches, into the zone, and no try. BUHO has used the time as well, and stands before the zone.
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
        A step before the zone, and farther from BUHO. Nothing is scored by standing there; one token is left to do it with.
        """
      Then TSUBAME holds the ball
      When Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 2, 33
      And GARRA presses
      And BUHO presses from 4.9, 33
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        BUHO has come as near as he can: near enough to press, not to tackle. Ten, one off for fatigue, one off for him.
        """
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        Down. Two in three, with nobody to roll against. In the zone BUHO could have tackled, which is a little worse for you.
        """
      Then try scored happened to TSUBAME once

    Scenario: Short of the zone, and dropped
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
      Then TSUBAME holds the ball
      When Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 2, 33
      And GARRA presses
      And BUHO presses from 4.9, 33
      And TSUBAME runs
      And TSUBAME goes for a try
      Then TSUBAME needs 8 or less on try
      When the die shows 10 for TSUBAME
        """placky; dry
        Dropped, with nobody's hand on him. It was the better place to drop it: in the zone BUHO could have tackled.
        """
      Then try missed happened to TSUBAME once

