@rule_5_01
Feature: Practice match

  A match without time: everything counts except the clock.

  One side attacks until it has scored twice, then the other.

  @rule_5_03 @rule_2_03
  Rule: The kick-off, once, slowly

    A kick-off goes in five steps: place, aim, move, kick, catch. You have won the toss, and kick.
    The receivers attack, and whoever of them is within two inches of the ball may catch it.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; thinking
        Everybody is placed; now you lay the template, and deep: the longer their way, the better. To the left, between LINCE and BUHO, or to the right, beside GARRA?
        ?
        Afterwards they move: GARRA two inches, LINCE five, BUHO four. Who comes within two inches of each place, and who catches well?
        """
      And a practice match
      And these players are on the pitch:
        | player | at          |
        | AGUILA | 10, 12.508  |
        | HAYATE | 5, 12.508   |
        | SUZU   | 14, 12.508  |
        | KURO   | 19, 12.213  |
        | LINCE  | 2.72, 30.5  |
        | BUHO   | 12.2, 32.2  |
        | TORO   | 14, 26      |
        | GARRA  | 17.75, 30.2 |
      And Yamato kicks off, and the template is to be laid

    Scenario: The right side, beside the touchline
      When Yamato lays the template at 21.4, 31.4
        """placky; calm
        You aim beside GARRA. Now everybody may move up to his defensive MOV, the kickers first. SUZU and BUHO may move twice as far: Defensive Vision.
        """
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.35, 31.4
        """placky; calm
        GARRA comes as near as he can. BUHO would need four inches more than he has, and stays.
        """
      And AGUILA takes the kick
        """placky; thinking
        AGUILA, your best kicker, needs eight or less, his first BaC. A good kick lands at the template's rim, where you choose. A bad one leaves the middle by an arrow, two inches.
        """
      And the die shows 6 for AGUILA
        """placky; thinking
        A good kick: choose a point at the rim. The back is the deepest, beside the touchline it is two inches less deep. If nobody catches, fetching the ball costs them about one of their four tokens.
        ?
        Whoever is within two inches of the ball may catch it. Does GARRA reach both points?
        """
      And Yamato lands the ball at 23.4, 31.4
        """placky; glad
        Nobody reaches it, and they have to fetch it. GARRA stood there for half of the template; you chose the other half. So aimed and landed, they catch 6 kicks in a hundred; on the left 47 at best.
        """
      Then Teriomorph attacks

    Scenario: The right side, at the back, and GARRA drops it
      When Yamato lays the template at 21.4, 31.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.35, 31.4
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 21.4, 33.4
        """placky; thinking
        GARRA is near enough. He needs his BaC, six, two off for a ball in the air: four or less.
        """
      And GARRA tries to catch the ball
      And the die shows 9 for GARRA
        """placky; dry
        Dropped, with a token's work to fetch it. But here GARRA catches 33 balls in a hundred, beside the touchline none. A little more depth was hardly worth that.
        """
      Then Teriomorph attacks

    Scenario: The right side, at the back, and GARRA has it
      When Yamato lays the template at 21.4, 31.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.35, 31.4
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 21.4, 33.4
      And GARRA tries to catch the ball
      And the die shows 2 for GARRA
        """placky; alarmed
        GARRA has it, and looks as surprised as you. Here he catches 33 balls in a hundred, beside the touchline none. So much for a little more depth.
        """
      Then GARRA holds the ball

    Scenario Outline: The right side, a bad kick by arrow <arrow>, and nobody near
      When Yamato lays the template at 21.4, 31.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.35, 31.4
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick leaves the middle by one of twelve arrows, and a die says by which; 12 points down, the way they attack. GARRA reaches those on his side.
        """
      And the die shows <arrow> for AGUILA
        """placky; glad
        <where> A bad kick is caught here 19 times in a hundred, on the left 59: well aimed.
        """
      Then Teriomorph attacks

      Examples:
        | arrow | where                                                               |
        | 7     | Deep, and out of GARRA's reach: you could not have meant it better. |
        | 8     | Towards the corner, and nobody is near.                             |
        | 9     | Beside the touchline, where you would have put it yourself.         |
        | 10    | Less deep, and nobody is near.                                      |
        | 11    | Less deep, and too far on the right for GARRA.                      |

    Scenario Outline: The right side, a bad kick by arrow <arrow>, and GARRA <does>
      When Yamato lays the template at 21.4, 31.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.35, 31.4
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
        """placky; thinking
        <where>
        """
      And GARRA tries to catch the ball
        """placky; thinking
        His BaC is six, two off for a ball in the air: four or less.
        """
      And the die shows <die> for GARRA
        """placky; dry
        <said>
        """
      Then Teriomorph attacks

      Examples:
        | arrow | die | does     | where                                          | said                                                                                       |
        | 12    | 1   | has it   | The least deep, but GARRA reaches it.          | GARRA has it. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed. |
        | 12    | 12  | drops it | The least deep, but GARRA reaches it.          | Dropped. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed.      |
        | 1     | 1   | has it   | Less deep, and straight before GARRA.          | GARRA has it. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed. |
        | 1     | 12  | drops it | Less deep, and straight before GARRA.          | Dropped. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed.      |
        | 2     | 1   | has it   | At GARRA's toes; one could call it a delivery. | GARRA has it. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed. |
        | 2     | 12  | drops it | At GARRA's toes; one could call it a delivery. | Dropped. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed.      |
        | 3     | 1   | has it   | On the head of GARRA, who only has to look.    | GARRA has it. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed. |
        | 3     | 12  | drops it | On the head of GARRA, who only has to look.    | Dropped. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed.      |
        | 4     | 1   | has it   | Behind GARRA, who has to turn round first.     | GARRA has it. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed. |
        | 4     | 12  | drops it | Behind GARRA, who has to turn round first.     | Dropped. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed.      |
        | 5     | 1   | has it   | Deep. GARRA stretches, and may catch it.       | GARRA has it. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed. |
        | 5     | 12  | drops it | Deep. GARRA stretches, and may catch it.       | Dropped. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed.      |
        | 6     | 1   | has it   | The deepest point, and GARRA just reaches it.  | GARRA has it. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed. |
        | 6     | 12  | drops it | The deepest point, and GARRA just reaches it.  | Dropped. A bad kick is caught here 19 times in a hundred, on the left 59: well aimed.      |

    Scenario: The gap on the left, beside LINCE
      When Yamato lays the template at 6.8, 31.4
        """placky; calm
        Now everybody may move up to his defensive MOV, the kickers first; SUZU and BUHO twice as far: Defensive Vision, the skill of their position. LINCE's three inches become five: Early Bird, a skill of his own.
        """
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 6.2, 30.9
      And BUHO moves to 8.2, 32.2
      And TORO stays put
      And GARRA stays put
      And AGUILA takes the kick
        """placky; alarmed
        LINCE and BUHO have closed the gap. AGUILA needs eight or less, his first BaC. A good kick lands at the template's rim, where you choose. A bad one leaves the middle by an arrow.
        """
      And the die shows 6 for AGUILA
        """placky; thinking
        A good kick: choose a point at the rim. The back is the deepest. The left is nearly an inch less deep.
        ?
        Who is within two inches of each place, and at what number does he catch?
        """
      And Yamato lands the ball at 5.2, 32.6
        """placky; thinking
        LINCE alone is within two inches. He needs his BaC, seven, two off for a ball in the air: five or less.
        """
      And LINCE tries to catch the ball
      And the die shows 9 for LINCE
        """placky; calm
        Dropped. The point was well chosen: here LINCE catches 42 balls in a hundred, at the back he and BUHO 71. The side was not: on the right, half of the rim is free.
        """
      Then Teriomorph attacks

    Scenario: The gap on the left, beside LINCE, and he has it
      When Yamato lays the template at 6.8, 31.4
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 6.2, 30.9
      And BUHO moves to 8.2, 32.2
      And TORO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 5.2, 32.6
      And LINCE tries to catch the ball
      And the die shows 2 for LINCE
        """placky; dry
        LINCE has it, as 42 times in a hundred here; at the back, with BUHO, it is 71. On the right, half of the rim is free: aim there.
        """
      Then LINCE holds the ball

    Scenario: The gap on the left, at the back, and BUHO has it
      When Yamato lays the template at 6.8, 31.4
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 6.2, 30.9
      And BUHO moves to 8.2, 32.2
      And TORO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 6.8, 33.4
        """placky; thinking
        BUHO is nearest, so he tries first: BaC eight, two off for a ball in the air, six or less. If he drops it, LINCE tries.
        """
      And BUHO tries to catch the ball
      And the die shows 2 for BUHO
        """placky; alarmed
        BUHO has it. That inch was dear: at the back they catch 71 balls in a hundred, on the left of the rim 42. On the right, half of the rim is free.
        """
      Then BUHO holds the ball

    Scenario Outline: The gap on the left, at the back, BUHO drops it, and LINCE <does>
      When Yamato lays the template at 6.8, 31.4
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 6.2, 30.9
      And BUHO moves to 8.2, 32.2
      And TORO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 6.8, 33.4
      And BUHO tries to catch the ball
      And the die shows 11 for BUHO
        """placky; glad
        Dropped, but not yet on the grass: LINCE is near enough, too.
        """
      And LINCE tries to catch the ball
        """placky; thinking
        LINCE's BaC is seven: two off for a ball in the air, so five or less.
        """
      And the die shows <die> for LINCE
        """placky; calm
        <said> That inch was dear: at the back they catch 71 balls in a hundred, on the left of the rim 42. On the right, half of the rim is free.
        """
      Then Teriomorph attacks

      Examples:
        | die | does     | said           |
        | 2   | has it   | LINCE has it.  |
        | 11  | drops it | Dropped twice. |

    Scenario Outline: The gap on the left, a bad kick by arrow <arrow>
      When Yamato lays the template at 6.8, 31.4
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 6.2, 30.9
      And BUHO moves to 8.2, 32.2
      And TORO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick leaves the middle by one of twelve arrows, and a die says by which; 12 points down, the way they attack. LINCE reaches all of them, and BUHO the nearer ones.
        """
      And the die shows <arrow> for AGUILA
        """placky; calm
        <where>
        """

      Examples:
        | arrow | where                                                                      |
        | 1     | Less deep. LINCE alone is near enough to try.                              |
        | 2     | At LINCE's toes. Nobody else comes near.                                   |
        | 3     | Beyond LINCE, who is alone with it.                                        |
        | 4     | Deep, behind LINCE, and nobody helps him.                                  |
        | 5     | Deep, and nearer to LINCE. If he drops it, BUHO tries.                     |
        | 6     | The deepest point, and two pairs of hands: BUHO tries first, then LINCE.   |
        | 7     | Over the head of BUHO. He tries first, then LINCE.                         |
        | 8     | Straight at BUHO, who says thank you. If he drops it, LINCE tries.         |
        | 9     | Before BUHO. If he drops it, LINCE tries.                                  |
        | 10    | Less deep. BUHO tries first, then LINCE.                                   |
        | 11    | Less deep. LINCE tries first, then BUHO.                                   |
        | 12    | The least deep. Only LINCE reaches it, and he does not even have to hurry. |

    Scenario Outline: The gap on the left, a bad kick by arrow <arrow>, and <first> has it
      When Yamato lays the template at 6.8, 31.4
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 6.2, 30.9
      And BUHO moves to 8.2, 32.2
      And TORO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows 2 for <first>
        """placky; dry
        <first> has it, which was to be feared. A bad kick is caught here 59 times in a hundred, on the right 19.
        """
      Then <first> holds the ball

      Examples:
        | arrow | first |
        | 1     | LINCE |
        | 2     | LINCE |
        | 3     | LINCE |
        | 4     | LINCE |
        | 12    | LINCE |
        | 5     | LINCE |
        | 6     | BUHO  |
        | 7     | BUHO  |
        | 8     | BUHO  |
        | 9     | BUHO  |
        | 10    | BUHO  |
        | 11    | LINCE |

    Scenario Outline: The gap on the left, a bad kick by arrow <arrow>, and LINCE drops it
      When Yamato lays the template at 6.8, 31.4
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 6.2, 30.9
      And BUHO moves to 8.2, 32.2
      And TORO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And LINCE tries to catch the ball
      And the die shows 11 for LINCE
        """placky; glad
        Dropped, and nobody else is near. A bad kick is caught here 59 times in a hundred, on the right 19.
        """
      Then Teriomorph attacks

      Examples:
        | arrow |
        | 1     |
        | 2     |
        | 3     |
        | 4     |
        | 12    |

    Scenario Outline: The gap on the left, a bad kick by arrow <arrow>, <first> drops it, and <second> <does>
      When Yamato lays the template at 6.8, 31.4
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 6.2, 30.9
      And BUHO moves to 8.2, 32.2
      And TORO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows 11 for <first>
        """placky; glad
        Dropped, but not yet on the grass: <second> is near enough, too.
        """
      And <second> tries to catch the ball
      And the die shows <die> for <second>
        """placky; dry
        <said> A bad kick is caught here 59 times in a hundred, on the right 19.
        """
      Then Teriomorph attacks

      Examples:
        | arrow | first | second | die | does     | said                                 |
        | 5     | LINCE | BUHO   | 2   | has it   | BUHO has it, at the second try.      |
        | 5     | LINCE | BUHO   | 11  | drops it | Dropped twice; do not count on that. |
        | 6     | BUHO  | LINCE  | 2   | has it   | LINCE has it, at the second try.     |
        | 6     | BUHO  | LINCE  | 11  | drops it | Dropped twice; do not count on that. |
        | 7     | BUHO  | LINCE  | 2   | has it   | LINCE has it, at the second try.     |
        | 7     | BUHO  | LINCE  | 11  | drops it | Dropped twice; do not count on that. |
        | 8     | BUHO  | LINCE  | 2   | has it   | LINCE has it, at the second try.     |
        | 8     | BUHO  | LINCE  | 11  | drops it | Dropped twice; do not count on that. |
        | 9     | BUHO  | LINCE  | 2   | has it   | LINCE has it, at the second try.     |
        | 9     | BUHO  | LINCE  | 11  | drops it | Dropped twice; do not count on that. |
        | 10    | BUHO  | LINCE  | 2   | has it   | LINCE has it, at the second try.     |
        | 10    | BUHO  | LINCE  | 11  | drops it | Dropped twice; do not count on that. |
        | 11    | LINCE | BUHO   | 2   | has it   | BUHO has it, at the second try.      |
        | 11    | LINCE | BUHO   | 11  | drops it | Dropped twice; do not count on that. |

  @rule_5_04 @rule_5_05 @rule_1_19 @rule_1_20
  Rule: Wounds

    Whoever is brought down, or falls by his own failed tackle, rolls stamina, BOD and PRT together. If he fails, he takes a wound.
    A player with as many wounds as his BOD is injured: back at once one time in three, one kick-off later one in three, else much later.
    Here you weigh tries against injuries. Our measure (`house`): two injuries are worth a try.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; alarmed
        AGUILA and GARRA have two wounds each (a cross and 2×): a third injures. AGUILA tries with eleven. Or KURO, unhurt, spends both your tokens: he takes the ball with nine, and tries with eight. GARRA may tackle whoever tries. Who goes?
        ?
        How many rolls does each way take, and at what numbers? And whom would a tackle injure on it?
        """
      And a practice match
      And these players are on the pitch:
        | player | at        | ball | wounds | off                 |
        | AGUILA | 12, 29.5  | yes  | 2      |                     |
        | KURO   | 15, 28    |      |        |                     |
        | HAYATE | 8.5, 24.5 |      |        |                     |
        | SUZU   | 17, 27.5  |      |        |                     |
        | GARRA  | 11, 31.1  |      | 2      |                     |
        | BUHO   |           |      |        | next kick-off       |
        | LINCE  |           |      |        | next kick-off       |
        | TORO   |           |      |        | misses one kick-off |
      And Yamato attacks with 2 activation tokens

    Scenario: He presses, and a try
      When AGUILA is activated
        """placky; calm
        AGUILA goes himself: one token for the run and the try.
        """
      And AGUILA marks a move that ends at 12, 32.6
        """placky; thinking
        Choose for GARRA. A press: AGUILA needs ten instead of eleven. A tackle: STR seven against eleven. If it wins, AGUILA falls; if it fails, GARRA falls. Whoever falls needs four or less, or takes his third wound.
        ?
        Which of the two stops more tries? And is a tackle much more dangerous for GARRA than for AGUILA?
        """
      And GARRA presses
        """placky; calm
        GARRA need not move: he is within two inches.
        """
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        Eleven, one off for GARRA: ten or less.
        """
      Then AGUILA needs 10 or less on try
      When the die shows 5 for AGUILA
        """placky; glad
        A try, and everybody is in one piece. A tackle stops 14 tries in a hundred more. Its injuries, more often GARRA's than AGUILA's, do not cost half of those: so tackle.
        """
      Then try scored happened to AGUILA once

    Scenario: He presses, and no try
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA presses
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows 12 for AGUILA
        """placky; dry
        No try, and GARRA need not say how. A press stops 17 tries in a hundred, a tackle 31, which is worth its injuries: tackle.
        """
      Then try missed happened to AGUILA once

    Scenario: A try, and GARRA fails to stop it
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
        """placky; alarmed
        GARRA moves less than half an inch, and touches AGUILA's way.
        """
      And AGUILA runs
        """placky; thinking
        Try at once, eleven against GARRA's STR seven? A miss ends the attack. Or break through first, STR seven against seven? If AGUILA wins, your second token is for a try that nobody opposes.
        ?
        How many rolls have to succeed on each way, and at what numbers?
        """
      And AGUILA goes for a try
        """placky; thinking
        Both roll. If both succeed, the higher die counts.
        """
      And the dice show 6 for AGUILA and 4 for GARRA
        """placky; glad
        A try, and nobody falls; it was hardly worth tackling for. To try at once was right: 69 tries in a hundred. To break through first, two rolls, comes to 55.
        """
      Then try scored happened to AGUILA once

    Scenario: A try, and GARRA goes off shaken
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 6 for AGUILA and 9 for GARRA
        """placky; glad
        A try. GARRA's tackle fails: he falls and rolls stamina, four or less.
        """
      And the die shows 8 for GARRA
        """placky; alarmed
        GARRA's third wound: he is injured, and a die says for how long. His tackle was right all the same: it saves 14 tries in a hundred, and its injuries cost as much as 5.
        """
      And the die shows 2 for GARRA
        """placky; dry
        Shaken: GARRA is back at the next kick-off, which comes now, with no wound.
        """
      Then try scored happened to AGUILA once
      And GARRA is off the field until the next kick-off

    Scenario: A try, and GARRA is unhurt
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 6 for AGUILA and 9 for GARRA
      And the die shows 3 for GARRA
        """placky; dry
        GARRA is unhurt; it is only his pride, and a try. To try at once was right: one roll, and AGUILA's number is far the better.
        """
      Then GARRA has 2 wounds

    Scenario: No try, and AGUILA goes off shaken
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 5 for GARRA
        """placky; alarmed
        GARRA's tackle wins: no try, and both fall. AGUILA was tackled, so he rolls stamina: four or less.
        """
      And the die shows 9 for AGUILA
        """placky; alarmed
        AGUILA's third wound: he is injured, and a die says for how long. It was right to send him: his way brings 17 tries in a hundred more than KURO's, and its injuries cost as much as 7.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken: AGUILA is back at the next kick-off, with no wound. One could call it a rest.
        """
      Then try missed happened to AGUILA once
      And AGUILA is off the field until the next kick-off

    Scenario: No try, and AGUILA goes off bruised
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 5 for GARRA
      And the die shows 9 for AGUILA
      And the die shows 7 for AGUILA
        """placky; alarmed
        Bruised: AGUILA misses the next kick-off, which you play with three, and is back for the one after.
        """
      Then AGUILA is off the field for the next kick-off

    Scenario: No try, and AGUILA goes off sprained
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 5 for GARRA
      And the die shows 9 for AGUILA
      And the die shows 10 for AGUILA
        """placky; alarmed
        Sprained: AGUILA is out for the half, and a practice match has no second one.
        """
      Then AGUILA is off the field for the half

    Scenario: No try, and AGUILA is unhurt
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 5 for GARRA
      And the die shows 3 for AGUILA
        """placky; calm
        AGUILA is unhurt, which is all that can be said for it: no try, and the attack is over. To try at once was right all the same.
        """
      Then AGUILA has 2 wounds

    Scenario: Broken through, and GARRA is unhurt
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
        """placky; thinking
        STR against STR, seven each. If AGUILA wins or GARRA misses, GARRA falls and rolls stamina. If GARRA wins, both fall, and AGUILA rolls. Whoever wins by a natural 1 wounds the other without that roll.
        """
      And the dice show 5 for AGUILA and 9 for GARRA
        """placky; glad
        AGUILA is through. GARRA falls and rolls stamina: four or less.
        """
      And the die shows 3 for GARRA
        """placky; calm
        GARRA is unhurt, but he lies on the ground: your second token is for a try that nobody opposes.
        """
      Then AGUILA is standing
      And GARRA is on the ground

    Scenario: Broken through, and GARRA goes off
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 8 for GARRA
        """placky; alarmed
        GARRA's third wound: he is off, and AGUILA has a try left that nobody opposes. Even so, two rolls score 55 times in a hundred, and one roll at once 69.
        """
      Then AGUILA is standing
      And the dice of GARRA are due

    Scenario: Not through, and GARRA is unhurt
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 8 for GARRA
        """placky; dry
        Both fail. AGUILA stays up. GARRA falls, as a tackler who misses does, and rolls stamina: four or less.
        """
      And the die shows 3 for GARRA
        """placky; calm
        GARRA is unhurt and lies there. AGUILA has the second token, for a try that nobody opposes.
        """
      Then AGUILA is standing
      And GARRA is on the ground

    Scenario: Not through, and GARRA goes off
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 8 for GARRA
        """placky; dry
        GARRA's third wound, in a duel that nobody won: he is off. AGUILA has a try left. To try at once was better: 69 times in a hundred, not 55.
        """
      Then AGUILA is standing
      And the dice of GARRA are due

    Scenario: Not through, and AGUILA goes off
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
        """placky; alarmed
        GARRA's tackle wins: both fall. AGUILA was tackled, so he rolls stamina: four or less.
        """
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
        """placky; alarmed
        AGUILA's third wound: he is off, and the ball lies beside GARRA, who cannot believe it either. To break through injures AGUILA 29 times in a hundred, to try at once 17.
        """
      Then the dice of AGUILA are due

    Scenario: Not through, and AGUILA is unhurt
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      And the die shows 3 for AGUILA
        """placky; dry
        AGUILA is unhurt, but lies in the zone with the ball. That is no try, and a carrier may not stand up: he may only pass. To try at once was better.
        """
      Then AGUILA has 2 wounds

    Scenario: KURO comes, and has it
      When KURO is activated
        """placky; calm
        KURO comes for the ball.
        """
      And KURO marks a move that ends at 13.279, 29.5
        """placky; thinking
        KURO will take the ball out of AGUILA's hands: BaC five, four more for a hand-over. GARRA can press, one off. Or he rests, and tackles when KURO goes for the try. Choose for GARRA.
        ?
        Who goes for the try if KURO gets the ball, and who if he does not? Whom does GARRA rather meet?
        """
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
        """placky; thinking
        Nobody presses: nine or less.
        """
      And the die shows 4 for KURO
        """placky; calm
        KURO has the ball, and you have one token left.
        """
      Then KURO holds the ball
      When Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
        """placky; thinking
        GARRA tackles on the way. KURO's try needs eight or less, against GARRA's STR seven.
        """
      And KURO goes for a try
        """placky; thinking
        Both roll. If both succeed, the higher die counts.
        """
      And the dice show 6 for KURO and 4 for GARRA
        """placky; glad
        A try, and AGUILA watched it. But by himself he brings 17 tries in a hundred more, and his injuries cost no more than 7 of them: he was the better one to send.
        """
      Then try scored happened to KURO once

    Scenario: KURO has it, and GARRA falls
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 6 for KURO and 9 for GARRA
        """placky; glad
        A try. GARRA's tackle fails: he falls and rolls stamina, four or less.
        """
      And the die shows 3 for GARRA
        """placky; dry
        GARRA is unhurt, and has to watch. AGUILA himself brings 17 tries in a hundred more, and his injuries cost no more than 7 of them.
        """
      Then try scored happened to KURO once

    Scenario: KURO has it, GARRA goes off, and a try
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 6 for KURO and 9 for GARRA
      And the die shows 8 for GARRA
        """placky; alarmed
        GARRA's third wound: he is off, by a tackle that stopped nobody. Even so, AGUILA himself was better: 17 tries in a hundred more, and his injuries cost as much as 7.
        """
      Then the dice of GARRA are due

    Scenario: KURO has it, and is stopped
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 2 for KURO and 5 for GARRA
        """placky; alarmed
        GARRA's tackle wins: no try, and both fall. KURO rolls stamina, BOD four and PRT two: six or less.
        """
      And the die shows 3 for KURO
        """placky; calm
        KURO is unhurt; it would take more than that. His way costs you 17 tries in a hundred, and saves AGUILA injuries as dear as 7: a bad bargain.
        """
      Then KURO is unhurt

    Scenario: KURO has it, is stopped, and is wounded
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 2 for KURO and 5 for GARRA
        """placky; alarmed
        GARRA's tackle wins: no try, and both fall. KURO rolls stamina, BOD four and PRT two: six or less.
        """
      And the die shows 9 for KURO
        """placky; calm
        No try, and KURO's first wound; he could bear two more. AGUILA could not have borne this one. But he scores so much more often that he was the one to send.
        """
      Then KURO has 1 wound

    Scenario: KURO has it, and both fail
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 10 for KURO and 9 for GARRA
        """placky; dry
        Both fail: no try, and GARRA falls. KURO stays up, a little surprised. GARRA rolls stamina, four or less.
        """
      And the die shows 3 for GARRA
        """placky; calm
        GARRA is unhurt. AGUILA's own way scores 69 times in a hundred, this one 52.
        """
      Then try missed happened to KURO once

    Scenario: KURO has it, both fail, and GARRA goes off
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 10 for KURO and 9 for GARRA
      And the die shows 8 for GARRA
        """placky; dry
        GARRA's third wound, for a ball that was dropped without him. AGUILA's own way scores 69 times in a hundred, this one 52.
        """
      Then the dice of GARRA are due

    Scenario: KURO comes, and does not get it
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
        """placky; dry
        KURO fails, and AGUILA keeps the ball. With the last token he goes himself, against GARRA: so he might have gone at once.
        """
      Then AGUILA holds the ball

    Scenario Outline: A tackle too good, and AGUILA goes off <how>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 7 for AGUILA and 1 for GARRA
        """placky; alarmed
        A natural 1: no try, and a wound for AGUILA without a roll. His third: he is off. The surgeons call such a tackle perfect. To try at once was right all the same.
        """
      And the die shows <die> for AGUILA
        """placky; calm
        <said>
        """
      Then try missed happened to AGUILA once

      Examples:
        | die | how      | said                                                                       |
        | 2   | shaken   | Shaken: AGUILA is back at the next kick-off, with no wound.                |
        | 7   | bruised  | Bruised: AGUILA misses the next kick-off, and is back for that after it.   |
        | 10  | sprained | Sprained: AGUILA is out for the half. The surgeons are a little ashamed.   |

    @counted
    Scenario: A try, both fail, and GARRA is whole
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 12 for AGUILA and 9 for GARRA
      And the die shows 3 for GARRA
      Then try missed happened to AGUILA once

    @counted
    Scenario: A try, both fail, and GARRA goes off
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 12 for AGUILA and 9 for GARRA
      And the die shows 9 for GARRA
      And the die shows 2 for GARRA
      Then try missed happened to AGUILA once

    Scenario Outline: Broken through, GARRA is unhurt, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 3 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA stands up
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        Eleven or less. GARRA has stood up, and that was his action: he can neither press nor tackle.
        """
      And the die shows <try> for AGUILA
        """placky; dry
        <said>
        """

      Examples:
        | try | what   | said                                                                                                         |
        | 5   | a try  | A try. Both rolls have succeeded, as they do 55 times in a hundred. To try at once scores 69 times.          |
        | 12  | no try | No try: the second roll has failed. To try at once takes one roll, and scores 69 times in a hundred, not 55. |

    @counted
    Scenario Outline: Breaking through, through, GARRA is off by <injury>, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 8 for GARRA
      And the die shows <injury> for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows <try> for AGUILA

      Examples:
        | injury | try | what   |
        | 6      | 5   | a try  |
        | 6      | 12  | no try |
        | 10     | 5   | a try  |
        | 10     | 12  | no try |
        | 12     | 5   | a try  |
        | 12     | 12  | no try |

    @counted
    Scenario Outline: Breaking through, both fail, GARRA is off by <injury>, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 8 for GARRA
      And the die shows <injury> for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows <try> for AGUILA

      Examples:
        | injury | try | what   |
        | 2      | 5   | a try  |
        | 2      | 12  | no try |
        | 6      | 5   | a try  |
        | 6      | 12  | no try |
        | 10     | 5   | a try  |
        | 10     | 12  | no try |
        | 12     | 5   | a try  |
        | 12     | 12  | no try |

    @counted
    Scenario Outline: Breaking through, better than a good tackle, GARRA lies there, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 6 for AGUILA and 4 for GARRA
      And the die shows 3 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA stands up
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows <try> for AGUILA

      Examples:
        | try | what   |
        | 5   | a try  |
        | 12  | no try |

    @counted
    Scenario Outline: Breaking through, better than a good tackle, GARRA is off by <injury>, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 6 for AGUILA and 4 for GARRA
      And the die shows 8 for GARRA
      And the die shows <injury> for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows <try> for AGUILA

      Examples:
        | injury | try | what   |
        | 2      | 5   | a try  |
        | 2      | 12  | no try |
        | 6      | 5   | a try  |
        | 6      | 12  | no try |
        | 10     | 5   | a try  |
        | 10     | 12  | no try |
        | 12     | 5   | a try  |
        | 12     | 12  | no try |

    @counted
    Scenario Outline: Breaking through, too good, GARRA is off by <injury>, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 1 for AGUILA and 9 for GARRA
      And the die shows <injury> for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows <try> for AGUILA

      Examples:
        | injury | try | what   |
        | 2      | 5   | a try  |
        | 2      | 12  | no try |
        | 6      | 5   | a try  |
        | 6      | 12  | no try |
        | 10     | 5   | a try  |
        | 10     | 12  | no try |
        | 12     | 5   | a try  |
        | 12     | 12  | no try |

    @counted
    Scenario Outline: Breaking through, too good for a good tackle, GARRA is off by <injury>, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 1 for AGUILA and 5 for GARRA
      And the die shows <injury> for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows <try> for AGUILA

      Examples:
        | injury | try | what   |
        | 2      | 5   | a try  |
        | 2      | 12  | no try |
        | 6      | 5   | a try  |
        | 6      | 12  | no try |
        | 10     | 5   | a try  |
        | 10     | 12  | no try |
        | 12     | 5   | a try  |
        | 12     | 12  | no try |

    @counted
    Scenario: Breaking through against a perfect tackle
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 7 for AGUILA and 1 for GARRA
      And the die shows 4 for AGUILA
      Then AGUILA is off the field until the next kick-off

    Scenario: Not through, and a tackle too good
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 7 for AGUILA and 1 for GARRA
        """placky; alarmed
        A natural 1: both fall, and AGUILA has his third wound without a roll. GARRA says that he is sorry. To try at once was better: 69 times in a hundred, not 55.
        """
      Then the dice of AGUILA are due

    Scenario: Through, and too good
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 1 for AGUILA and 9 for GARRA
        """placky; glad
        A natural 1: AGUILA is through, and GARRA, wounded without a roll, is off. A try is left that nobody opposes. At once is better all the same: 69 times in a hundred, not 55.
        """
      Then the dice of GARRA are due

    @counted
    Scenario Outline: Breaking through, a tie, and a try after it: <a> against <b>, nobody falls
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 5 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA

      Examples:
        | a | b |
        | 6 | 4 |

    @counted
    Scenario Outline: Breaking through, a tie, and a try after it: <a> against <b>, <who> falls
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 5 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA
      And the die shows <stamina> for <who>

      Examples:
        | a | b | who    | stamina |
        | 6 | 9 | GARRA  | 3       |
        | 2 | 5 | AGUILA | 3       |

    @counted
    Scenario Outline: Breaking through, a tie, and a try after it: <a> against <b>, <who> goes off
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 5 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA
      And the die shows <stamina> for <who>
      And the die shows <injury> for <who>

      Examples:
        | a | b | who    | stamina | injury |
        | 6 | 9 | GARRA  | 8       | 2      |
        | 2 | 5 | AGUILA | 9       | 2      |

    @counted
    Scenario Outline: KURO's try, a natural 1, or a tie: <a> against <b>
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show <a> for KURO and <b> for GARRA

      Examples:
        | a | b |
        | 1 | 5 |
        | 7 | 1 |

    @counted
    Scenario Outline: AGUILA after all: <a> against <b>, nobody falls
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA

      Examples:
        | a | b |
        | 6 | 4 |

    @counted
    Scenario Outline: AGUILA after all: <a> against <b>, <who> falls
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA
      And the die shows <stamina> for <who>

      Examples:
        | a  | b | who    | stamina |
        | 6  | 9 | GARRA  | 3       |
        | 2  | 5 | AGUILA | 3       |
        | 12 | 9 | GARRA  | 3       |

    @counted
    Scenario Outline: AGUILA after all: <a> against <b>, <who> goes off
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA
      And the die shows <stamina> for <who>
      And the die shows <injury> for <who>

      Examples:
        | a  | b | who    | stamina | injury |
        | 6  | 9 | GARRA  | 8       | 2      |
        | 2  | 5 | AGUILA | 9       | 2      |
        | 12 | 9 | GARRA  | 8       | 2      |

    Scenario: Equal, and nobody falls
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 5 for GARRA
        """placky; calm
        Equal: nobody falls. With the second token AGUILA tries, and GARRA tackles again: 69 tries in a hundred, as before, for one token more.
        """
      Then AGUILA is standing
      And GARRA is standing

    @counted
    Scenario Outline: Broken through, GARRA goes off shaken, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 8 for GARRA
      And the die shows 2 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows <try> for AGUILA

      Examples:
        | try | what   |
        | 5   | a try  |
        | 12  | no try |

    Scenario Outline: Not through, GARRA is unhurt, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 3 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA stands up
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        Eleven or less. GARRA has stood up, and that was his action: he can neither press nor tackle.
        """
      And the die shows <try> for AGUILA
        """placky; dry
        <said>
        """

      Examples:
        | try | what   | said                                                                                       |
        | 5   | a try  | A try. To break through first still scores only 55 times in a hundred; to try at once, 69. |
        | 12  | no try | No try. To try at once takes one roll, and scores 69 times in a hundred, not 55.           |

    Scenario: KURO comes, is pressed, and has it
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
        """placky; thinking
        GARRA is within two inches, and presses: eight or less.
        """
      And the die shows 4 for KURO
        """placky; dry
        KURO has the ball. GARRA's press stops him more often, but then AGUILA goes, the better scorer. They score 54 times in a hundred so, and 52 if GARRA waits for KURO.
        """
      Then KURO holds the ball

    Scenario: KURO comes, is pressed, and does not get it
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
        """placky; dry
        GARRA's press has worked, and so AGUILA goes himself with the last token: 69 tries in a hundred. KURO, tackled, scores 47. GARRA had better have let him come.
        """
      Then AGUILA holds the ball

    Scenario Outline: A try, and GARRA goes off <how>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 6 for AGUILA and 9 for GARRA
      And the die shows 8 for GARRA
      And the die shows <die> for GARRA
        """placky; dry
        <said>
        """

      Examples:
        | die | how      | said                                                                                   |
        | 6   | bruised  | Bruised: GARRA misses the kick-off that comes now, and they play it with one man less. |
        | 10  | sprained | Sprained: GARRA is out for the half, and a practice match has no second one.           |

    Scenario: KURO's try, and a tie
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 5 for KURO and 5 for GARRA
        """placky; dry
        The same number: no try, and nobody falls. AGUILA himself scores 69 times in a hundred, by KURO's way it is 52.
        """
      Then try missed happened to KURO once

    Scenario: AGUILA's try, and a tie
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 5 for AGUILA and 5 for GARRA
        """placky; dry
        The same number: no try, and nobody falls. A tackle stops more tries than a press, and here it has cost nobody anything.
        """
      Then try missed happened to AGUILA once

    @counted
    Scenario: Pressed, KURO comes, and has it
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      Then KURO holds the ball
      When Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 6 for KURO and 4 for GARRA
      Then try scored happened to KURO once

    @counted
    Scenario: Pressed, KURO has it, GARRA falls, and a try
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 6 for KURO and 9 for GARRA
      And the die shows 3 for GARRA
      Then try scored happened to KURO once

    @counted
    Scenario: Pressed, KURO has it, GARRA goes off, and a try
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 6 for KURO and 9 for GARRA
      And the die shows 8 for GARRA
      And the die shows 2 for GARRA
      Then GARRA is off the field until the next kick-off

    @counted
    Scenario: Pressed, KURO has it, and is stopped
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 2 for KURO and 5 for GARRA
      And the die shows 3 for KURO
      Then KURO is unhurt

    @counted
    Scenario: Pressed, KURO has it, is stopped, and is wounded
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 2 for KURO and 5 for GARRA
      And the die shows 9 for KURO
      Then KURO has 1 wound

    @counted
    Scenario: Pressed, KURO has it, both fail, and GARRA is unhurt
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 10 for KURO and 9 for GARRA
      And the die shows 3 for GARRA
      Then try missed happened to KURO once

    @counted
    Scenario: Pressed, KURO has it, both fail, and GARRA goes off
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 10 for KURO and 9 for GARRA
      And the die shows 8 for GARRA
      And the die shows 2 for GARRA
      Then try missed happened to KURO once

    @counted
    Scenario Outline: Pressed, KURO's try, a natural 1, or a tie: <a> against <b>
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show <a> for KURO and <b> for GARRA

      Examples:
        | a | b |
        | 1 | 5 |
        | 7 | 1 |

    @counted
    Scenario Outline: Pressed, AGUILA after all: <a> against <b>, nobody falls
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA

      Examples:
        | a | b |
        | 6 | 4 |

    @counted
    Scenario Outline: Pressed, AGUILA after all: <a> against <b>, <who> falls
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA
      And the die shows <stamina> for <who>

      Examples:
        | a  | b | who    | stamina |
        | 6  | 9 | GARRA  | 3       |
        | 2  | 5 | AGUILA | 3       |
        | 12 | 9 | GARRA  | 3       |

    @counted
    Scenario Outline: Pressed, AGUILA after all: <a> against <b>, <who> goes off
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA
      And the die shows <stamina> for <who>
      And the die shows <injury> for <who>

      Examples:
        | a  | b | who    | stamina | injury |
        | 6  | 9 | GARRA  | 8       | 2      |
        | 2  | 5 | AGUILA | 9       | 2      |
        | 12 | 9 | GARRA  | 8       | 2      |

    @counted
    Scenario: Pressed, KURO's try, and a tie
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
      And KURO goes for a try
      And the dice show 5 for KURO and 5 for GARRA
      Then try missed happened to KURO once

  @rule_4_01 @rule_5_06 @rule_4_04 @rule_5_01
  Rule: Tired, and nearly there

    Whoever takes his third token of the same four is tired: his tries need one less from then on, and only a defender can rest.
    You attack until you have scored twice. There is no time: if the four tokens are spent and you keep the ball, you take four new ones.
    TSUBAME has come on for HAYATE, GENBU for KURO.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; thinking
        One token is left of your four, and TSUBAME, who has the ball, has had two. He may go for a try at once, but tired. Or GENBU takes the token, and TSUBAME tries with a new one. Who goes?
        ?
        TSUBAME's try is ten, one off for fatigue and for each press. Who presses him at once, and who when the defenders have moved twice?
        """
      And a practice match
      And these players are on the pitch:
        | player  | at         | ball | activations | fatigue | wounds | off                 |
        | TSUBAME | 20, 28.6   | yes  | 2           |         |        |                     |
        | GENBU   | 22.4, 27.5 |      |             |         |        |                     |
        | SUZU    | 15.6, 26.2 |      |             |         |        |                     |
        | AGUILA  | 14, 28.2   |      |             |         |        |                     |
        | GARRA   | 15.9, 30.9 |      |             | 1       |        |                     |
        | BUHO    | 16.6, 32.3 |      |             |         | 2      |                     |
        | LINCE   |            |      |             |         |        | next kick-off       |
        | TORO    |            |      |             |         |        | misses one kick-off |
      And Yamato attacks with 1 activation token

    Scenario: The corner, and a try
      When TSUBAME is activated
        """placky; alarmed
        TSUBAME is tired: one off his tries, and no Side Step or Long Stride. BUHO may move four inches, GARRA two; each press takes one off. Straight up, or to the corner?
        ?
        Who comes within two inches of each place in the zone?
        """
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move that ends at 22.6, 32.6
        """placky; thinking
        The corner is too far for GARRA. Choose for BUHO, who has two wounds. A press: TSUBAME needs eight. A tackle: STR five against nine; if BUHO fails, he falls, and four or less on stamina saves him from a third wound.
        ?
        How many more tries does a tackle stop? And how often does it injure BUHO, if two injuries are worth a try?
        """
      And BUHO presses from 19.7, 32.3
        """placky; calm
        BUHO comes within two inches: near enough to press.
        """
      And GARRA rests
        """placky; calm
        GARRA cannot help, so he rests: his fatigue token is turned over and costs him no skill any more. A second rest takes it off. TSUBAME attacks, so he cannot rest.
        """
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        The ball must be put down: TSUBAME's second BaC value, ten, one off for fatigue, one off for BUHO. Eight or less.
        """
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        A try, on credit: TSUBAME is tired in the next attack, too. At once he scores 67 times in a hundred; with a new token, and GENBU before GARRA, 75. Nobody had asked you to hurry.
        """
      Then try scored happened to TSUBAME once

    Scenario: A press, and a try
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
        """placky; calm
        The shortest way: for TSUBAME, for BUHO, and for GARRA.
        """
      And BUHO presses from 18.3, 33.1
        """placky; calm
        BUHO comes within two inches, and so does GARRA.
        """
      And GARRA presses from 17.2, 32.1
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        TSUBAME touches the zone, but the ball must be put down: his second BaC value, ten, one off for fatigue, two off for BUHO and GARRA. Seven or less.
        """
      Then TSUBAME needs 7 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        A try. Straight up TSUBAME scores 58 times in a hundred; in the corner, where GARRA cannot press, 67. He did not have to invite both of them.
        """
      Then try scored happened to TSUBAME once

    Scenario: A press, and no try
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO presses from 18.3, 33.1
      And GARRA presses from 17.2, 32.1
      And TSUBAME runs
      And TSUBAME goes for a try
      And the die shows 10 for TSUBAME
        """placky; dry
        No try. Straight up TSUBAME scores 58 times in a hundred; in the corner, where GARRA cannot press, 67. The shortest way for TSUBAME was the shortest for GARRA, too.
        """
      Then try missed happened to TSUBAME once

    Scenario: The corner, and dropped
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO presses from 19.7, 32.3
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the die shows 10 for TSUBAME
        """placky; dry
        No try, and tired in the next attack, too. At once it is 67 in a hundred; with a new token, and GENBU before GARRA, 75. Nobody had asked you to hurry.
        """
      Then try missed happened to TSUBAME once

    Scenario: The corner, BUHO tackles, and is beaten
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
        """placky; alarmed
        BUHO just reaches TSUBAME's way, and rolls STR, five, against the try.
        """
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        Ten, one off for fatigue: nine or less. BUHO rolls STR, five. If both succeed, the higher die counts.
        """
      And the dice show 7 for TSUBAME and 4 for BUHO
        """placky; glad
        A try. BUHO's tackle saves 5 tries in a hundred, and its injuries cost as much as 19. A press was better; in a last attack, tackle.
        """
      Then try scored happened to TSUBAME once

    Scenario: The corner, BUHO tackles and goes off
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 6 for TSUBAME and 8 for BUHO
        """placky; glad
        BUHO's tackle fails: he falls and first rolls stamina, BOD three and PRT one: four or less.
        """
      And the die shows 6 for BUHO
        """placky; calm
        A try, and BUHO's third wound: he is off, and took nobody with him. A tackle saves 5 tries in a hundred, and its injuries cost as much as 19: only a last attack is worth that.
        """
      Then the dice of BUHO are due

    Scenario: The corner, BUHO tackles, is unhurt, and a try
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 6 for TSUBAME and 8 for BUHO
      And the die shows 3 for BUHO
        """placky; dry
        A try, and BUHO gets up, which was not to be expected. A press is nearly as good, and injures nobody.
        """
      Then BUHO has 2 wounds

    Scenario: The corner, BUHO tackles, and both fail
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 11 for TSUBAME and 8 for BUHO
        """placky; dry
        Both fail: no try, and BUHO falls for a ball that was dropped without him. A press would have watched, and injured nobody.
        """
      Then the dice of BUHO are due

    @counted

    Scenario: The corner, BUHO tackles, both fail, and he goes off
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 11 for TSUBAME and 8 for BUHO
      And the die shows 6 for BUHO
      Then the dice of BUHO are due

    @counted

    Scenario: The corner, BUHO tackles, both fail, and he is unhurt
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 11 for TSUBAME and 8 for BUHO
      And the die shows 3 for BUHO
      Then try missed happened to TSUBAME once

    Scenario: The corner, BUHO tackles, no try, and a wound
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 2 for TSUBAME and 5 for BUHO
        """placky; alarmed
        BUHO's tackle wins: no try, and both fall. TSUBAME rolls stamina, BOD two and PRT one: three or less.
        """
      And the die shows 8 for TSUBAME
        """placky; dry
        No try, and a wound for TSUBAME; a second would injure him. The corner was right: 62 tries in a hundred against this tackle, straight up 54.
        """
      Then TSUBAME has 1 wound

    Scenario: The corner, BUHO tackles, no try, and no wound
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 2 for TSUBAME and 5 for BUHO
      And the die shows 3 for TSUBAME
        """placky; calm
        No try, and nobody is hurt: so BUHO had hoped. A tackle saves 5 tries in a hundred, and its injuries cost as much as 19.
        """
      Then TSUBAME is unhurt

    @counted

    @counted

    @counted

    @counted

    @counted

    @counted

    @counted

    @counted

    @counted

    @counted

    Scenario Outline: The corner, a natural 1, or a tie: <a> against <b>
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show <a> for TSUBAME and <b> for BUHO

      Examples:
        | a | b |
        | 1 | 5 |
        | 7 | 1 |

    Scenario: The corner, and a tie
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 5 for TSUBAME and 5 for BUHO
        """placky; dry
        The same number: no try, nobody falls, and BUHO takes the credit. A press was better all the same.
        """
      Then try missed happened to TSUBAME once

    Scenario: GENBU before GARRA, and a try
      When GENBU is activated
        """placky; calm
        GENBU's first token. TSUBAME stays out of BUHO's reach, and fresh. But now BUHO and GARRA come nearer, too.
        """
      And GENBU marks a move that ends at 21, 30.1
      And BUHO presses from 20.2, 33.2
      And GARRA presses from 17.83, 31.385
      And GENBU runs
        """placky; thinking
        BUHO and GARRA have come towards the corner. Both may move again before the try. GENBU has three inches more, and nobody walks through him. Does he stand before GARRA, or before BUHO?
        ?
        Which of the two is within two inches of the corner already?
        """
      And GENBU moves to 18.985, 31.685
        """placky; glad
        GARRA would have to walk round GENBU, and has only two inches.
        """
      And Yamato removes the tokens
        """placky; calm
        The fourth token is spent, and you have the ball: four new ones, and TSUBAME's count begins again. Nothing else was lost; there is no time.
        """
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO presses
      And GARRA rests
        """placky; calm
        GARRA does not get near enough to press, so he rests: his fatigue token is turned over. A second rest takes it off.
        """
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        Ten, nothing off for fatigue, one off for BUHO. At once, it would have been eight.
        """
      Then TSUBAME needs 9 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        A try, and TSUBAME is fresh for the next attack, too: this way 75 tries in a hundred, at once and tired 67. GENBU never touched the ball; he may tell it otherwise.
        """
      Then try scored happened to TSUBAME once

    Scenario: GENBU before GARRA, and no try
      When GENBU is activated
      And GENBU marks a move that ends at 21, 30.1
      And BUHO presses from 20.2, 33.2
      And GARRA presses from 17.83, 31.385
      And GENBU runs
      And GENBU moves to 18.985, 31.685
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO presses
      And GARRA rests
      And TSUBAME runs
      And TSUBAME goes for a try
      And the die shows 11 for TSUBAME
        """placky; dry
        No try. It was right all the same: this way 75 in a hundred, at once and tired 67. And TSUBAME is fresh for the next attack; only his mood needs a rest.
        """
      Then try missed happened to TSUBAME once

    Scenario: GENBU before BUHO, and a try
      When GENBU is activated
      And GENBU marks a move that ends at 21, 30.1
      And BUHO presses from 20.2, 33.2
      And GARRA presses from 17.83, 31.385
      And GENBU runs
      And GENBU moves to 21.3, 32.9
        """placky; dry
        BUHO cannot move past GENBU, and need not: he is within two inches of the corner as he stands.
        """
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO presses
      And GARRA presses from 19.76, 31.87
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        Ten, two off for BUHO and GARRA: eight or less, no more than at once.
        """
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        A try, though both of them pressed. With GENBU before GARRA it comes 75 times in a hundred, before BUHO 67. But TSUBAME is fresh, and you had patience.
        """
      Then try scored happened to TSUBAME once

    Scenario: GENBU before BUHO, and no try
      When GENBU is activated
      And GENBU marks a move that ends at 21, 30.1
      And BUHO presses from 20.2, 33.2
      And GARRA presses from 17.83, 31.385
      And GENBU runs
      And GENBU moves to 21.3, 32.9
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO presses
      And GARRA presses from 19.76, 31.87
      And TSUBAME runs
      And TSUBAME goes for a try
      And the die shows 11 for TSUBAME
        """placky; dry
        No try. BUHO was near enough already; GARRA was the man to stop. With GENBU before GARRA it is 75 in a hundred, before BUHO 67. TSUBAME is fresh, at least.
        """
      Then try missed happened to TSUBAME once
