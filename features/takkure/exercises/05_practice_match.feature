@rule_5_01
Feature: Practice match

  A match without time: everything counts except the clock.

  It stops when both have scored twice, when nobody can stand, or before any kick-off if the coaches like.

  @rule_5_03 @rule_2_03
  Rule: The kick-off, once, slowly

    Each coach guards the in-goal zone before him and scores in the other.
    A coin says who decides on the first kick-off; you have won the toss, and kick.
    They attack, but you choose where the ball falls.
    Each card has two skills: one of the position, one of the player's own.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; thinking
        Kickers stand on their line, receivers anywhere in their half; then you aim. In the middle LINCE, BUHO and TORO can come under the ball. Nobody guards the right, nor the short middle. Choose a place for GARRA.
        """
      And a practice match
      And these players are on the pitch:
        | player | at         | off           |
        | AGUILA | 10, 12.508 |               |
        | HAYATE | 5, 12.508  |               |
        | SUZU   | 14, 12.508 |               |
        | KURO   | 19, 12.213 |               |
        | LINCE  | 3.5, 30    |               |
        | BUHO   | 13.5, 33.2 |               |
        | TORO   | 16.5, 29.5 |               |
        | GARRA  |            | next kick-off |
      And Yamato kicks off, and the figures are to be placed

    Scenario: A good kick, at the front
      When GARRA is placed at 20.2, 28.75
        """placky; thinking
        He shuts the deep right. Aim in the middle, for LINCE, BUHO and TORO, or short on the right, where GARRA is nearest, but bad kicks fall 3.5 inches shorter? A catch saves them a token, about eight inches. The hint counts catches, not inches.
        """
      And Yamato lays the template at 11, 28.5
        """placky; calm
        Now everybody may move his defensive MOV, your side first, and only then does AGUILA kick. SUZU and BUHO go twice as far by Defensive Vision, a skill of their position; LINCE goes two inches farther by Early Bird, a skill of his own.
        """
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
        """placky; thinking
        Everybody has moved. Now AGUILA kicks, against his first BaC: eight, the best of the four. A good kick lands at the rim, where you like; a bad one in the middle, and a die moves it two inches along an arrow.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick, so you choose where on the rim. At its back two of them may try to catch it: BUHO, then LINCE. At its front nobody reaches it, but there it lies four inches nearer to your zone.
        """
      And Yamato lands the ball at 11, 26.5
        """placky; glad
        Nobody reaches it, so a token goes on fetching it. At the back they catch it seven times in ten: nearly six inches' worth, for four of ground. GARRA stands well: on an open right a good kick falls five inches deeper.
        """
      Then the ball touches the template
      And the ball lies at 11, 26.5
      And Teriomorph attacks
      And Teriomorph has 4 activation tokens

    Scenario: A good kick, at the back
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 11, 30.5
        """placky; dry
        Within two inches a player may try to catch it: BaC, two off, the nearest first. BUHO needs six, LINCE after him five. One of them has it seven times in ten: nearly six inches given for four gained. Generous.
        """
      Then the ball comes down at 11, 30.5

    Scenario: In the middle of the template
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 11, 28.5
        """placky; dry
        Touching the rim, from outside. The middle is for kicks that go wrong.
        """
      Then rule 5.03 forbids it

    Scenario: A bad kick, and TORO has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; alarmed
        Bad: a die names the arrow. They catch 12 kicks in a hundred here, on the right 6: half an inch, at eight a catch. One kick in three falls 3.5 shorter there: more than an inch. The middle was better, by less than one.
        """
      And the die shows 9 for AGUILA
        """placky; thinking
        Sideways, towards TORO, who may try first; nobody must. He needs three, BUHO after him six. But with the ball TORO runs three inches, and passes with five; BUHO runs four, and passes with eight. Choose for TORO: does he try?
        """
      And TORO tries to catch the ball
        """placky; calm
        BaC five, two off for a ball in the air. If he drops it, it is BUHO's turn.
        """
      And the die shows 2 for TORO
        """placky; dry
        He has it, of all hands: one time in four, and BUHO one in eight less often. Worth it if a catch of TORO's is worth half of BUHO's, and three inches a move are more than half of four.
        """
      Then TORO holds the ball

    Scenario: A bad kick, and TORO drops it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 9 for AGUILA
      And TORO tries to catch the ball
      And the die shows 8 for TORO
        """placky; calm
        Not TORO; BUHO may still try. TORO's try holds it one time in four, and costs BUHO half as many: right if TORO's catch is worth half of BUHO's. Three inches a move, of four: it is.
        """

    Scenario: A bad kick, and TORO leaves it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 9 for AGUILA
      And TORO lets the ball go
        """placky; dry
        TORO keeps his hands to himself. BUHO alone has it half the time; had TORO tried first, one of the two would, five times in eight, TORO two of the five. Bad hands are still hands.
        """

    Scenario: A bad kick, and nobody near it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 12 for AGUILA
        """placky; calm
        Down the pitch, where nobody is near. A token goes on fetching it: a good kick to the front would have done no more.
        """
      Then Teriomorph attacks

    Scenario: The right side, away from GARRA
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 21.2, 25
        """placky; calm
        Far from most of them. Now everybody may move his defensive MOV, your side first, and only then does AGUILA kick.
        """
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.6, 26.85
      And AGUILA takes the kick
        """placky; calm
        SUZU and KURO have run to the right, and so has GARRA. AGUILA needs eight. A good kick lands at the rim, where you like; a bad one in the middle, and a die moves it two inches along an arrow.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick, so you choose where on the rim. At its back it lies deepest, and GARRA may try to catch it: BaC six, two off. By the touchline it is out of his reach, and lies three quarters of an inch shorter.
        """
      And Yamato lands the ball at 22.75, 26.264
        """placky; glad
        Out of GARRA's reach, and nearly as deep. At the back he catches it one time in three: more than two and a half inches' worth, for three quarters of ground. Still, GARRA stands well: without him you kick five inches deeper.
        """
      Then the ball lies at 22.75, 26.264
      And Teriomorph attacks

    Scenario: The right side, at the back, and GARRA has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 21.2, 25
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.6, 26.85
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 21.2, 27
        """placky; thinking
        GARRA needs four; nobody else is near.
        """
      And GARRA tries to catch the ball
        """placky; calm
        If he drops it, the ball lies on the grass, and a token goes on fetching it.
        """
      And the die shows 2 for GARRA
        """placky; dry
        He has it, one time in three, and saves them a token: eight inches. The side of the rim would have cost you three quarters of one. Look for the side on which nobody stands.
        """
      Then GARRA holds the ball

    Scenario: The right side, at the back, and GARRA drops it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 21.2, 25
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.6, 26.85
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 21.2, 27
      And GARRA tries to catch the ball
      And the die shows 9 for GARRA
        """placky; dry
        Dropped, as he does two times in three. The third time he has it, and saves them eight inches; at the side of the rim nobody does, for three quarters of one. Lucky is not the same as right.
        """
      Then Teriomorph attacks

    Scenario: GARRA short in the middle
      When GARRA is placed at 12, 25.5
        """placky; calm
        He guards the short middle. Then the whole right is empty, deep as well, and you aim there.
        """

    Scenario: The right side, a bad kick, and nobody near it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 21.2, 25
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.6, 26.85
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick. It comes down in the middle of the template, and a die names the arrow; 12 points down, where they attack.
        """
      And the die shows 10 for AGUILA
        """placky; calm
        Away from GARRA. They catch 6 kicks in a hundred here, in the middle 12: half an inch saved, at eight a catch. One kick in three falls 3.5 shorter here: more than an inch. The middle was better, by less than one.
        """
      Then Teriomorph attacks

    Scenario Outline: The right side, a bad kick by arrow <arrow>, and GARRA near it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 21.2, 25
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.6, 26.85
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
        """placky; calm
        <where>
        """

      Examples:
        | arrow | where                                         |
        | 2     | Short: GARRA stretches, and has one in three. |
        | 3     | Beside GARRA, who holds one in three.         |
        | 4     | Before GARRA's feet; he holds one in three.   |
        | 5     | Straight at GARRA: he drops two in three.     |
        | 6     | Deep, beside GARRA: one in three is his.      |
        | 7     | Past GARRA, who still holds one in three.     |

    @counted
    Scenario Outline: A bad kick, deep: arrow <arrow>, <first>, then <second> and nobody has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows 11 for <first>
      And <second> tries to catch the ball
      And the die shows 12 for <second>
      Then <second> does not hold the ball

      Examples:
        | arrow | first | second |
        | 6     | BUHO  | LINCE  |
        | 8     | BUHO  | TORO   |

    @counted
    Scenario Outline: A bad kick, deep: arrow <arrow>, <first>, then <second> has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows 11 for <first>
      And <second> tries to catch the ball
      And the die shows 1 for <second>
      Then <second> holds the ball

      Examples:
        | arrow | first | second |
        | 6     | BUHO  | LINCE  |
        | 8     | BUHO  | TORO   |

    @counted
    Scenario Outline: The right side, a bad kick: arrow <arrow>, <first> and nobody has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 21.2, 25
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.6, 26.85
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows 12 for <first>
      Then <first> does not hold the ball

      Examples:
        | arrow | first |
        | 2     | GARRA |
        | 3     | GARRA |
        | 4     | GARRA |
        | 5     | GARRA |
        | 6     | GARRA |
        | 7     | GARRA |

    @counted
    Scenario Outline: The right side, a bad kick: arrow <arrow>, <first> has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 21.2, 25
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 19.6, 26.85
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows 1 for <first>
      Then <first> holds the ball

      Examples:
        | arrow | first |
        | 2     | GARRA |
        | 3     | GARRA |
        | 4     | GARRA |
        | 5     | GARRA |
        | 6     | GARRA |
        | 7     | GARRA |

    @counted
    Scenario: A good kick, at the back, and BUHO has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 11, 30.5
      And BUHO tries to catch the ball
      And the die shows 1 for BUHO
      Then BUHO holds the ball

    @counted
    Scenario Outline: A good kick, at the back, BUHO drops it, and LINCE <does>
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 11, 30.5
      And BUHO tries to catch the ball
      And the die shows 12 for BUHO
      And LINCE tries to catch the ball
      And the die shows <die> for LINCE
      Then Teriomorph attacks

      Examples:
        | die | does     |
        | 1   | has it   |
        | 12  | drops it |

    @counted
    Scenario Outline: A bad kick, TORO leaves it, and BUHO <does>
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 9 for AGUILA
      And TORO lets the ball go
      And BUHO tries to catch the ball
      And the die shows <die> for BUHO
      Then Teriomorph attacks

      Examples:
        | die | does     |
        | 1   | has it   |
        | 12  | drops it |

    @counted
    Scenario Outline: A bad kick, TORO drops it, and BUHO <does>
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 9 for AGUILA
      And TORO tries to catch the ball
      And the die shows 12 for TORO
      And BUHO tries to catch the ball
      And the die shows <die> for BUHO
      Then Teriomorph attacks

      Examples:
        | die | does     |
        | 1   | has it   |
        | 12  | drops it |

    Scenario: GARRA in the middle: a good kick, deep on the right
      When GARRA is placed at 12, 25.5
      And Yamato lays the template at 21.2, 29.4
        """placky; calm
        Deeper than in the middle. Everybody may move his defensive MOV: TORO two inches, BUHO four by Defensive Vision, a skill of his position.
        """
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO moves to 17.3, 32.4
      And TORO moves to 18.4, 29.5
      And GARRA stays put
      And AGUILA takes the kick
        """placky; thinking
        BUHO and TORO have come as near as they can. AGUILA needs eight; a good kick lands at the rim, where you like, a bad one in the middle, and a die moves it two inches along an arrow.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick, two times in three. At the back of the rim nobody reaches it.
        """
      And Yamato lands the ball at 21.2, 31.4
        """placky; glad
        Five inches deeper than a good kick into the middle, and nobody near. They catch 5 kicks in a hundred here, there 12; but two kicks in three fall five inches deeper. On the right GARRA was worth more.
        """
      Then the ball lies at 21.2, 31.4

    @counted
    Scenario Outline: GARRA in the middle: a bad kick: arrow <arrow>, <first> and nobody has it
      When GARRA is placed at 12, 25.5
      And Yamato lays the template at 21.2, 29.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO moves to 17.3, 32.4
      And TORO moves to 18.4, 29.5
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows 12 for <first>
      Then <first> does not hold the ball

      Examples:
        | arrow | first |
        | 1     | TORO  |
        | 2     | TORO  |
        | 3     | TORO  |
        | 5     | TORO  |

    @counted
    Scenario Outline: GARRA in the middle: a bad kick: arrow <arrow>, <first> has it
      When GARRA is placed at 12, 25.5
      And Yamato lays the template at 21.2, 29.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO moves to 17.3, 32.4
      And TORO moves to 18.4, 29.5
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows 1 for <first>
      Then <first> holds the ball

      Examples:
        | arrow | first |
        | 1     | TORO  |
        | 2     | TORO  |
        | 3     | TORO  |
        | 4     | TORO  |
        | 5     | TORO  |

    @counted
    Scenario Outline: GARRA in the middle: a bad kick: arrow <arrow>, <first>, then <second> and nobody has it
      When GARRA is placed at 12, 25.5
      And Yamato lays the template at 21.2, 29.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO moves to 17.3, 32.4
      And TORO moves to 18.4, 29.5
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows 12 for <first>
      And <second> tries to catch the ball
      And the die shows 12 for <second>
      Then <second> does not hold the ball

      Examples:
        | arrow | first | second |
        | 4     | TORO  | BUHO   |

    @counted
    Scenario Outline: GARRA in the middle: a bad kick: arrow <arrow>, <first>, then <second> has it
      When GARRA is placed at 12, 25.5
      And Yamato lays the template at 21.2, 29.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO moves to 17.3, 32.4
      And TORO moves to 18.4, 29.5
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And <first> tries to catch the ball
      And the die shows 12 for <first>
      And <second> tries to catch the ball
      And the die shows 1 for <second>
      Then <second> holds the ball

      Examples:
        | arrow | first | second |
        | 4     | TORO  | BUHO   |

    Scenario Outline: GARRA in the middle: a bad kick by arrow <arrow>, and nobody reaches it
      When GARRA is placed at 12, 25.5
      And Yamato lays the template at 21.2, 29.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO moves to 17.3, 32.4
      And TORO moves to 18.4, 29.5
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick: a die names the arrow, 12 points down. TORO may come to it, and BUHO.
        """
      And the die shows <arrow> for AGUILA
        """placky; calm
        Nobody reaches it, as with most arrows here. They catch 5 kicks in a hundred here, 12 in the middle; but good ones fall five inches deeper here, bad ones nearly one. On the right GARRA was worth more.
        """

      Examples:
        | arrow |
        | 6     |

    Scenario Outline: GARRA in the middle: a bad kick by arrow <arrow>, and TORO may try
      When GARRA is placed at 12, 25.5
      And Yamato lays the template at 21.2, 29.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO moves to 17.3, 32.4
      And TORO moves to 18.4, 29.5
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick: a die names the arrow, 12 points down. TORO may come to it, and BUHO.
        """
      And the die shows <arrow> for AGUILA
        """placky; calm
        <where> he catches it one time in four.
        """

      Examples:
        | arrow | where                            |
        | 1     | Short, and TORO has to stretch:  |
        | 2     | Short, beside TORO:              |
        | 3     | Straight at TORO:                |
        | 5     | Deep, and TORO reaches after it: |

    Scenario Outline: GARRA in the middle: a bad kick by arrow <arrow>, and two may try
      When GARRA is placed at 12, 25.5
      And Yamato lays the template at 21.2, 29.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO moves to 17.3, 32.4
      And TORO moves to 18.4, 29.5
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick: a die names the arrow, 12 points down. TORO may come to it, and BUHO.
        """
      And the die shows <arrow> for AGUILA
        """placky; calm
        Towards TORO, and BUHO after him; one of them has it five times in eight: the worst arrow here.
        """

      Examples:
        | arrow |
        | 4     |

    Scenario Outline: A bad kick by arrow <arrow>, and LINCE has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
        """placky; thinking
        <where>; nobody else is within two inches of it. He may try, and it costs him nothing.
        """
      And LINCE tries to catch the ball
        """placky; calm
        BaC seven, two off for a ball in the air: five or less.
        """
      And the die shows 2 for LINCE
        """placky; dry
        LINCE has it, as he does five times in twelve<price>
        """
      Then Teriomorph attacks

      Examples:
        | arrow | where                           | price                                                                                                                |
        | 2     | Short, and LINCE has to stretch | , and they save a token: about eight inches. That is the price of the middle, and only 12 kicks in a hundred pay it. |
        | 3     | Before LINCE                    | .                                                                                                                    |
        | 4     | Straight at LINCE               | .                                                                                                                    |
        | 5     | Deep, beside LINCE              | .                                                                                                                    |

    Scenario Outline: A bad kick by arrow <arrow>, and LINCE drops it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
        """placky; thinking
        <where>; nobody else is within two inches of it. He may try, and it costs him nothing.
        """
      And LINCE tries to catch the ball
        """placky; calm
        BaC seven, two off for a ball in the air: five or less.
        """
      And the die shows 11 for LINCE
        """placky; glad
        Dropped. It lies where it fell, and a token goes on fetching it: about eight inches. Kicks into the middle end so 88 times in a hundred.
        """
      Then Teriomorph attacks

      Examples:
        | arrow | where                           |
        | 2     | Short, and LINCE has to stretch |
        | 3     | Before LINCE                    |
        | 4     | Straight at LINCE               |
        | 5     | Deep, beside LINCE              |

    Scenario Outline: A bad kick by arrow <arrow>, and BUHO has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
        """placky; thinking
        Short of BUHO, who is within two inches of it; nobody else is.
        """
      And BUHO tries to catch the ball
        """placky; calm
        BaC eight, two off for a ball in the air: six or less.
        """
      And the die shows 2 for BUHO
        """placky; dry
        BUHO has it, as he does every second time.
        """
      Then Teriomorph attacks

      Examples:
        | arrow |
        | 7     |

    Scenario Outline: A bad kick by arrow <arrow>, and BUHO drops it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
        """placky; thinking
        Short of BUHO, who is within two inches of it; nobody else is.
        """
      And BUHO tries to catch the ball
        """placky; calm
        BaC eight, two off for a ball in the air: six or less.
        """
      And the die shows 11 for BUHO
        """placky; glad
        Dropped. It lies where it fell, and a token goes on fetching it: about eight inches. Kicks into the middle end so 88 times in a hundred.
        """
      Then Teriomorph attacks

      Examples:
        | arrow |
        | 7     |

    Scenario Outline: A bad kick by arrow <arrow>, and TORO has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
        """placky; thinking
        Towards TORO, whose hands are the worst of the four; nobody else is within two inches of it.
        """
      And TORO tries to catch the ball
        """placky; calm
        BaC five, two off for a ball in the air: three or less.
        """
      And the die shows 2 for TORO
        """placky; dry
        TORO has it, as he does one time in four.
        """
      Then Teriomorph attacks

      Examples:
        | arrow |
        | 10    |

    Scenario Outline: A bad kick by arrow <arrow>, and TORO drops it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
        """placky; thinking
        Towards TORO, whose hands are the worst of the four; nobody else is within two inches of it.
        """
      And TORO tries to catch the ball
        """placky; calm
        BaC five, two off for a ball in the air: three or less.
        """
      And the die shows 11 for TORO
        """placky; glad
        Dropped. It lies where it fell, and a token goes on fetching it: about eight inches. Kicks into the middle end so 88 times in a hundred.
        """
      Then Teriomorph attacks

      Examples:
        | arrow |
        | 10    |

    Scenario: A bad kick by arrow 6, and BUHO has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 6 for AGUILA
        """placky; thinking
        Two of them are within two inches: BUHO, the nearer one, tries first, and LINCE after him.
        """
      And BUHO tries to catch the ball
        """placky; calm
        BaC eight, two off for a ball in the air: six or less.
        """
      And the die shows 2 for BUHO
        """placky; dry
        BUHO has it at once, as he does every second time.
        """

    Scenario: A bad kick by arrow 6, and BUHO drops it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 6 for AGUILA
        """placky; thinking
        Two of them are within two inches: BUHO, the nearer one, tries first, and LINCE after him.
        """
      And BUHO tries to catch the ball
        """placky; calm
        BaC eight, two off for a ball in the air: six or less.
        """
      And the die shows 11 for BUHO
        """placky; calm
        Not BUHO; now LINCE may try, and needs five. One of the two has it seven times in ten: of all arrows, one of the worst for you.
        """

    Scenario: A bad kick by arrow 8, and BUHO has it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 8 for AGUILA
        """placky; thinking
        Two of them are within two inches: BUHO, the nearer one, tries first, and TORO after him.
        """
      And BUHO tries to catch the ball
        """placky; calm
        BaC eight, two off for a ball in the air: six or less.
        """
      And the die shows 2 for BUHO
        """placky; dry
        BUHO has it at once, as he does every second time.
        """

    Scenario: A bad kick by arrow 8, and BUHO drops it
      When GARRA is placed at 20.2, 28.75
      And Yamato lays the template at 11, 28.5
      And AGUILA moves to 10, 14.508
      And HAYATE stays put
      And SUZU moves to 14, 16.508
      And KURO stays put
      And LINCE moves to 8.4, 29.7
      And BUHO moves to 13.2, 31.4
      And TORO moves to 15.4, 29
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows 8 for AGUILA
        """placky; thinking
        Two of them are within two inches: BUHO, the nearer one, tries first, and TORO after him.
        """
      And BUHO tries to catch the ball
        """placky; calm
        BaC eight, two off for a ball in the air: six or less.
        """
      And the die shows 11 for BUHO
        """placky; calm
        Not BUHO; now TORO may try, and needs three. One of the two has it five times in eight: of all arrows, one of the worst for you.
        """

  @rule_5_04 @rule_5_05 @rule_1_19 @rule_1_20
  Rule: Wounds

    A tackler who wins goes down for free. Anybody else who falls may take a wound, and a player with as many wounds as his BOD leaves the pitch. A die says for how long: shaken, he is back at the next kick-off; bruised, he misses that one; sprained, he is out for the half; broken, for the match. A practice match has no second half, so of the last two nobody comes back today.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; alarmed
        AGUILA and GARRA have two wounds each, of the three that their BOD takes: a cross and 2×. GARRA's mates are off until a kick-off; you stop before it, after two tokens. AGUILA himself, with GARRA at his side? Or KURO, who takes the ball first?
        """
      And a practice match
      And these players are on the pitch:
        | player | at         | ball | wounds | off                 |
        | AGUILA | 12, 29.5   | yes  | 2      |                     |
        | KURO   | 15, 28     |      |        |                     |
        | HAYATE | 8.5, 24.5  |      |        |                     |
        | SUZU   | 17, 27.5   |      |        |                     |
        | GARRA  | 11, 31.1   |      | 2      |                     |
        | BUHO   |            |      |        | next kick-off       |
        | LINCE  |            |      |        | next kick-off       |
        | TORO   |            |      |        | misses one kick-off |
      And Yamato attacks with 2 activation tokens

    Scenario: He presses, and a try
      When AGUILA is activated
        """placky; calm
        By himself, then: one token for the run and the try.
        """
      And AGUILA marks a move that ends at 12, 32.6
        """placky; thinking
        Into the zone, for a try at eleven. GARRA may press: one off. Or he tackles: STR seven against the try, and whoever falls, tackled or missing, rolls stamina: BOD and PRT, three and one for both, so four or less. Choose for GARRA.
        """
      And GARRA presses
        """placky; calm
        He need not move: within two inches he counts.
        """
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        GARRA is near, and touches nobody: eleven, one off.
        """
      Then AGUILA needs 10 or less on try
      When the die shows 5 for AGUILA
        """placky; glad
        Down, ten times in twelve. Against a tackle it is seven in ten, with GARRA off more than one time in four, and AGUILA one in six. A tackle would have saved a try in seven; GARRA saved GARRA.
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
        Dropped, one time in six, with nobody's hand on him. A tackle would have stopped AGUILA three times in ten. Luck is no defence.
        """
      Then try missed happened to AGUILA once

    Scenario: A try, and GARRA fails to stop it
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
        """placky; alarmed
        Half an inch is enough: he touches AGUILA's way.
        """
      And AGUILA runs
        """placky; thinking
        In the zone, with GARRA on him. The try, eleven against seven; missed, it ends the attack. Or the shoulder first, STR seven against seven: then the last token is for a try against nobody, and if AGUILA is stopped, you still attack.
        """
      And AGUILA goes for a try
        """placky; thinking
        Both roll. If both are good, the higher one counts.
        """
      And the dice show 6 for AGUILA and 4 for GARRA
        """placky; glad
        Both good, yours better: down, and nobody falls. At once it comes to 69 tries in a hundred. By the shoulder to 55 with two tokens, as two rolls must go well, the first of them seven against seven. Well chosen.
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
        Down. GARRA misses, falls, and rolls stamina: four or less.
        """
      And the die shows 8 for GARRA
        """placky; alarmed
        A wound, his third: off he goes, and his wounds come off him; a die says for how long. A tackle costs them GARRA more than one time in four, and saves a try one time in seven. It was worth that, to everybody but GARRA.
        """
      And the die shows 2 for GARRA
        """placky; dry
        Shaken: back at the next kick-off, and that comes now. Without a wound, too.
        """
      Then try scored happened to AGUILA once
      And GARRA is off the field until the next kick-off

    Scenario: A try, and GARRA is made of wood
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 6 for AGUILA and 9 for GARRA
      And the die shows 3 for GARRA
        """placky; dry
        It hurts, and it does not count. AGUILA did well to save his shoulder: seven tries in ten, where that makes little more than half.
        """
      Then GARRA has 2 wounds

    Scenario: Held up, and AGUILA goes off shaken
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 5 for GARRA
        """placky; alarmed
        GARRA has him: held up, both down, and AGUILA rolls stamina: four or less.
        """
      And the die shows 9 for AGUILA
        """placky; alarmed
        A wound, AGUILA's third, as many as his BOD: off he goes, and a die says for how long. His own way costs you AGUILA one time in six, KURO's hardly ever; but it comes to seven tries in ten, KURO's to little more than five.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken: he may be placed again at the next kick-off, without a wound. One could call it a rest.
        """
      Then try missed happened to AGUILA once
      And AGUILA is off the field until the next kick-off

    Scenario: Held up, and AGUILA goes off bruised
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 5 for GARRA
      And the die shows 9 for AGUILA
      And the die shows 7 for AGUILA
        """placky; alarmed
        Bruised: AGUILA misses the next kick-off and may come back for the one after. You may play on with three. You will.
        """
      Then AGUILA is off the field for the next kick-off

    Scenario: Held up, and unhurt
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 5 for GARRA
      And the die shows 3 for AGUILA
        """placky; calm
        Unhurt, and no try: the attack is over. It was the better chance all the same: seven in ten, where the shoulder makes little more than half with both tokens.
        """
      Then AGUILA has 2 wounds

    Scenario: The shoulder, and GARRA falls
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
        """placky; thinking
        STR against STR, seven each. Whoever is thrown, or misses his tackle, rolls stamina. A win by a natural 1 wounds at once, without that roll.
        """
      And the dice show 5 for AGUILA and 9 for GARRA
        """placky; glad
        Through. It is GARRA who was thrown, so the stamina roll is his.
        """
      And the die shows 3 for GARRA
        """placky; calm
        Unhurt, but he lies there: the last token is a try against nobody. To get this far was little better than a coin. With two tokens the shoulder comes to 55 tries in a hundred; going for it at once, to 69.
        """
      Then AGUILA is standing
      And GARRA is on the ground

    Scenario Outline: The shoulder, and GARRA goes off <how>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 8 for GARRA
        """placky; alarmed
        A wound, and his third: off he goes. The shoulder takes GARRA off 41 times in a hundred, the try 28 times; but AGUILA 29 times, not 17. That is one for one, and 14 tries fewer. Bodies are not points.
        """
      And the die shows <die> for GARRA
        """placky; dry
        <said>
        """
      Then AGUILA is standing

      Examples:
        | die | how      | said                                                                                    |
        | 2   | shaken   | Shaken: back at the next kick-off. AGUILA has the last token, and a try against nobody. |
        | 6   | bruised  | Bruised: he misses the next kick-off.                                                   |
        | 10  | sprained | Sprained: out for the half, and here, for today.                                        |
        | 12  | broken   | Broken: out for the match.                                                              |

    Scenario: The shoulder, nobody gets through, and GARRA falls
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 8 for GARRA
        """placky; dry
        Both fail. A tackler who misses goes down by himself, and rolls stamina for it.
        """
      And the die shows 3 for GARRA
        """placky; calm
        GARRA is whole, and lies there. AGUILA stands, with a token for a try against nobody. That is what the shoulder is for; still, the try at once is made more often.
        """
      Then AGUILA is standing
      And GARRA is on the ground

    Scenario Outline: The shoulder, nobody gets through, and GARRA goes off <how>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 8 for GARRA
        """placky; dry
        A wound, got by tackling, and his third: off he goes. From the start, though, the shoulder came to a try little more than half the time, the try at once to seven in ten.
        """
      And the die shows <die> for GARRA
        """placky; calm
        <said>
        """
      Then AGUILA is standing

      Examples:
        | die | how      | said                                                                                 |
        | 2   | shaken   | Shaken: back at the next kick-off. AGUILA has a token left, and the zone to himself. |
        | 6   | bruised  | Bruised: he misses the next kick-off.                                                |
        | 10  | sprained | Sprained: out for the half, and here, for today.                                     |
        | 12  | broken   | Broken: out for the match.                                                           |

    Scenario: The shoulder stopped, and AGUILA goes off shaken
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
        """placky; alarmed
        GARRA has him. Both are down, and AGUILA was tackled: his stamina roll. Four or less, and it was only a fall.
        """
      Then AGUILA is on the ground
      And AGUILA needs 4 or less on stamina
      When the die shows 9 for AGUILA
        """placky; alarmed
        A wound, AGUILA's third: off he goes, and the ball lies beside GARRA. The shoulder costs you AGUILA three times in ten, the try one time in six. To try at once was better.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken, no worse. You still attack, as no try was missed; but with one token, and nobody within one move of the ball.
        """
      Then AGUILA is off the field until the next kick-off
      And AGUILA is unhurt
      And Yamato attacks

    Scenario: The shoulder stopped, and nothing broken
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      And the die shows 3 for AGUILA
        """placky; dry
        Unhurt: on the ground in the zone, with the ball, and not allowed to stand up with it. You still attack, by a pass from the ground. It looks much like a try, and is none. One asks for them with the ball.
        """
      Then AGUILA has 2 wounds

    Scenario: KURO comes, and has it
      When KURO is activated
        """placky; calm
        Then KURO comes. He takes four wounds, and has none.
        """
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
        """placky; thinking
        GARRA does nothing, and is right. By a press the ball stays more often in the better hands: 54 tries in a hundred, not 52. A tackle puts AGUILA off 42 times, not 4, but leaves KURO a free try: 60.
        """
      And KURO runs
      And KURO picks up the ball
        """placky; thinking
        KURO touches AGUILA and takes the ball out of his hands: BaC five, and four more for a hand-over.
        """
      And the die shows 4 for KURO
        """placky; calm
        KURO has it, and the last token.
        """
      Then KURO holds the ball
      When Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And GARRA tackles KURO at 13.279, 30.5
      And KURO runs
        """placky; thinking
        GARRA meets him on the way: eight against seven, a try 47 times in a hundred.
        """
      And KURO goes for a try
        """placky; thinking
        Both roll. If both are good, the higher one counts.
        """
      And the dice show 6 for KURO and 4 for GARRA
        """placky; glad
        Both good, yours better: down. From the start this way comes to 52, AGUILA's own to 69; but by that one AGUILA goes off 17 times in a hundred, by this one hardly ever. One for a day on which you lead.
        """
      Then try scored happened to KURO once

    Scenario: KURO has it, GARRA falls, and a try
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
        Down. GARRA misses, falls, and rolls stamina: four or less.
        """
      And the die shows 3 for GARRA
        """placky; dry
        Unhurt. KURO's way comes to 52 tries in a hundred, AGUILA's own to 69; but by that one AGUILA goes off 17 times in a hundred, by this one hardly ever.
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
        """placky; glad
        Down. GARRA misses, falls, and rolls stamina: four or less.
        """
      And the die shows 8 for GARRA
        """placky; alarmed
        His third wound: off he goes, 28 times in a hundred by KURO's way as by AGUILA's. It is AGUILA whom this one spares: 4 times off, not 17, for 17 tries.
        """
      And the die shows 2 for GARRA
        """placky; dry
        Shaken: back at the next kick-off, which comes now.
        """
      Then GARRA is off the field until the next kick-off

    Scenario: KURO has it, and is held up
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
        GARRA has him. Both go down, and KURO rolls stamina: BOD four, PRT two, so six or less.
        """
      And the die shows 3 for KURO
        """placky; calm
        Unhurt, and no try. KURO's way comes to 52 in a hundred, AGUILA's own to 69. You paid to be careful.
        """
      Then KURO is unhurt

    Scenario: KURO has it, is held up, and it hurts
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
        GARRA has him. Both go down, and KURO rolls stamina: BOD four, PRT two, so six or less.
        """
      And the die shows 9 for KURO
        """placky; calm
        A wound, one of the four that he takes, and no try. AGUILA would be off now: that is what 17 tries in a hundred have bought.
        """
      Then KURO has 1 wound

    Scenario: KURO has it, and nobody gets anything
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
        Both fail. The ball is dropped, and GARRA falls, and rolls stamina.
        """
      And the die shows 3 for GARRA
        """placky; dry
        Unhurt, and no try. KURO's way comes to 52 in a hundred, AGUILA's own to 69.
        """
      Then try missed happened to KURO once

    Scenario: KURO has it, drops it, and GARRA goes off
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
        Both fail. The ball is dropped, and GARRA falls, and rolls stamina.
        """
      And the die shows 8 for GARRA
        """placky; dry
        No try, and his third wound. He goes off 28 times in a hundred, whoever of you goes for the try.
        """
      And the die shows 2 for GARRA
        """placky; dry
        Shaken: back at the next kick-off, which comes now.
        """
      Then try missed happened to KURO once

    Scenario: KURO comes, and does not get it
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And GARRA rests
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
        """placky; dry
        Not this time: AGUILA has it still, one token, and GARRA before him. KURO's way spares AGUILA, who goes off 4 times in a hundred, not 17; it costs 17 tries. You paid to be careful.
        """
      Then AGUILA holds the ball

    @counted
    Scenario: A tackle too good
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 7 for AGUILA and 1 for GARRA
      And the die shows 4 for AGUILA
      Then try missed happened to AGUILA once

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

    Scenario Outline: The shoulder, through, GARRA lies there, and <what>
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
        Eleven. GARRA has stood up, and that was his action: nobody tackles, nobody presses.
        """
      And the die shows <try> for AGUILA
        """placky; dry
        <said> From the start, though, the shoulder comes to 55 tries in a hundred, the try at once to 69.
        """

      Examples:
        | try | what   | said                          |
        | 5   | a try  | Down, eleven times in twelve. |
        | 12  | no try | Dropped, one time in twelve.  |

    @counted
    Scenario Outline: The shoulder, through, GARRA is off by <injury>, and <what>
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
        | 2      | 5   | a try  |
        | 2      | 12  | no try |
        | 6      | 5   | a try  |
        | 6      | 12  | no try |
        | 10     | 5   | a try  |
        | 10     | 12  | no try |
        | 12     | 5   | a try  |
        | 12     | 12  | no try |

    @counted
    Scenario Outline: The shoulder, both fail, GARRA lies there, and <what>
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
      And the die shows <try> for AGUILA

      Examples:
        | try | what   |
        | 5   | a try  |
        | 12  | no try |

    @counted
    Scenario Outline: The shoulder, both fail, GARRA is off by <injury>, and <what>
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
    Scenario Outline: The shoulder, better than a good tackle, GARRA lies there, and <what>
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
    Scenario Outline: The shoulder, better than a good tackle, GARRA is off by <injury>, and <what>
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
    Scenario Outline: The shoulder, too good, GARRA is off by <injury>, and <what>
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
    Scenario Outline: The shoulder, too good for a good tackle, GARRA is off by <injury>, and <what>
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
    Scenario: The shoulder against a perfect tackle
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 7 for AGUILA and 1 for GARRA
      And the die shows 4 for AGUILA
      Then AGUILA is off the field until the next kick-off

    @counted
    Scenario Outline: The shoulder, a tie, and a try after it: <a> against <b>, nobody falls
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
    Scenario Outline: The shoulder, a tie, and a try after it: <a> against <b>, <who> falls
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
    Scenario Outline: The shoulder, a tie, and a try after it: <a> against <b>, <who> goes off
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
        | 5 | 5 |
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

    Scenario: The shoulder, and both stand
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And GARRA tackles AGUILA at 12, 31.3
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 5 for GARRA
        """placky; calm
        Equal: nobody falls, and GARRA tackles again against the last token. That is the 69 in a hundred which AGUILA had before, for a token more.
        """
      Then AGUILA is standing
      And GARRA is standing

  @rule_4_01 @rule_5_06 @rule_4_04 @rule_5_01
  Rule: Tired, and nearly there

    Fatigue stays for the attacks to come: only defenders rest. A practice match has no clock, so there one team attacks until it has two tries; each attack begins with a kick-off, after a try, made or missed, or a lost ball. TSUBAME has come on for HAYATE, GENBU for KURO.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; thinking
        Two tokens. TSUBAME has had two, and the third one tires; but he is near enough to score with it. GENBU is fresh, and may take the ball first: a token more, and a turn for BUHO and GARRA. The hint counts tries, not fatigue.
        """
      And a practice match
      And these players are on the pitch:
        | player  | at         | ball | activations | wounds | off                 |
        | TSUBAME | 20, 28.6   | yes  | 2           |        |                     |
        | GENBU   | 22.4, 27.5 |      |             |        |                     |
        | SUZU    | 15.6, 26.2 |      |             |        |                     |
        | AGUILA  | 14, 28.2   |      |             |        |                     |
        | GARRA   | 15.3, 30.9 |      |             |        |                     |
        | BUHO    | 16.3, 32   |      |             | 2      |                     |
        | LINCE   |            |      |             |        | next kick-off       |
        | TORO    |            |      |             |        | misses one kick-off |
      And Yamato attacks with 2 activation tokens

    Scenario: A press, a try, and another attack
      When TSUBAME is activated
        """placky; alarmed
        A fatigue token takes Side Step, the skill of his position, and Long Stride, a training skill; and every try is one harder. Straight up, or to the corner? BUHO goes four inches, GARRA two. In the hint BUHO stops most tries, whatever it costs him.
        """
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move that ends at 20, 32.8
        """placky; thinking
        GARRA comes near enough to press: one off the try. BUHO, four inches by Defensive Vision, may press as well, one more off. Or tackle, STR five against it; if he misses, he falls, with two wounds of three. Another attack follows. Choose for BUHO.
        """
      And BUHO presses from 18.3, 33.1
        """placky; calm
        He comes near, and touches nobody. So does GARRA.
        """
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        A base that touches the zone is no try yet. The ball has to be put down, by the second BaC value: ten, one off for fatigue, two for BUHO and GARRA.
        """
      Then TSUBAME needs 7 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        Down, 58 times in a hundred, with two of them near. In the corner only BUHO comes near: 67 times. A tackle leaves 54, and puts BUHO off 39 times: right only in a last attack.
        """
      Then try scored happened to TSUBAME once
      When Yamato removes the tokens
      Then the score is 1 to 0
      When Yamato goes on
        """placky; calm
        A try ends the attack. In a practice match you go on attacking until you have two, so the others kick again. LINCE is back for it; TORO misses it. Before any kick-off you may stop.
        """
      Then Teriomorph kicks

    Scenario: A press, and no try
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO presses from 18.3, 33.1
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the die shows 10 for TSUBAME
        """placky; dry
        Dropped, as it is 42 times in a hundred with two of them near; in the corner, with one, 33 times. Straight up is the shortest way for you, and for GARRA.
        """
      Then try missed happened to TSUBAME once
      When Yamato removes the tokens
      Then the score is 0 to 0
      When Yamato goes on
        """placky; calm
        No try, but the attack is over all the same. The next one is yours, too: in a practice match you go on attacking until you have two tries.
        """
      Then Teriomorph kicks
      And Yamato receives

    Scenario: BUHO tackles, and is beaten
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
        """placky; alarmed
        He touches TSUBAME, and the try becomes a roll against STR five.
        """
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        Ten, one off for fatigue, one for GARRA, nothing for BUHO: his roll is against yours, and the higher success counts.
        """
      And the dice show 7 for TSUBAME and 4 for BUHO
        """placky; glad
        Both good, yours better: down. A tackle leaves TSUBAME 54 tries in a hundred, a press 58; but it puts BUHO off 39 times, and 26 times he misses the next kick-off. In a match's last attack, tackle; before another one, press.
        """
      Then try scored happened to TSUBAME once

    Scenario: BUHO tackles and goes off
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 6 for TSUBAME and 8 for BUHO
        """placky; glad
        BUHO misses him and meets the ground; his stamina roll first. BOD three, PRT one: four or less.
        """
      And the die shows 6 for BUHO
        """placky; calm
        A try, and the third wound of BUHO: off he goes, four times in ten when he tackles, and it saves them one try in twenty-four. A bargain in a last attack; but another one follows.
        """
      And the die shows 2 for BUHO
        """placky; glad
        Shaken: back at the next kick-off, which comes now. Most injuries last longer.
        """
      Then try scored happened to TSUBAME once
      And BUHO is off the field until the next kick-off

    Scenario: BUHO tackles, falls, and shakes himself
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 6 for TSUBAME and 8 for BUHO
      And the die shows 3 for BUHO
        """placky; dry
        A try, and BUHO with two wounds, as before. A press risks none, and lets in only one try in twenty-four more.
        """
      Then BUHO has 2 wounds

    Scenario: BUHO falls, and so does the ball
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 11 for TSUBAME and 8 for BUHO
        """placky; dry
        Both fail. The ball is dropped, BUHO drops beside it, and rolls stamina.
        """
      And the die shows 6 for BUHO
        """placky; dry
        No try, and the third wound of BUHO, for a ball that was dropped without him. That is what his tackle costs them, four times in ten; a press stops nearly as many tries, on its feet.
        """
      And the die shows 2 for BUHO
        """placky; dry
        Shaken: back at the next kick-off. Most injuries last longer.
        """
      Then try missed happened to TSUBAME once
      And BUHO is off the field until the next kick-off

    Scenario: BUHO falls softly, and the ball does not
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 11 for TSUBAME and 8 for BUHO
      And the die shows 3 for BUHO
        """placky; dry
        Unhurt. No try, no tackle, no harm: more luck than he had to expect.
        """
      Then try missed happened to TSUBAME once

    Scenario: BUHO tackles and has him
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 2 for TSUBAME and 5 for BUHO
        """placky; alarmed
        BUHO has him. Held up, on the ground, and now his stamina. BOD two, PRT one: three or less.
        """
      And the die shows 8 for TSUBAME
        """placky; dry
        A wound for TSUBAME on top, and no try. This way BUHO and GARRA both reach you: 54 tries in a hundred when he tackles. In the corner GARRA cannot: 62.
        """
      Then try missed happened to TSUBAME once
      And TSUBAME has 1 wound

    Scenario: BUHO has him, gently
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 2 for TSUBAME and 5 for BUHO
      And the die shows 3 for TSUBAME
        """placky; calm
        No wound. No try either: BUHO took a bad bet, four times in ten off the pitch for one try in twenty-four, and won it. In the corner it is one try in twenty.
        """
      Then TSUBAME is unhurt

    Scenario: The corner, and a try
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
        """placky; thinking
        Too far for GARRA. BUHO may press, one off the try; or run, and touch TSUBAME's way: STR five against the try, and if he misses, he falls, with two wounds of three. Another attack follows. Choose for BUHO.
        """
      And BUHO presses from 19.7, 32.3
        """placky; calm
        As near as he can: near enough to press.
        """
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        The ball has to be put down, by the second BaC value: ten, one off for fatigue, one off for BUHO.
        """
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        Down, 67 in a hundred, with GENBU 60. A tired TSUBAME makes eight fewer of every hundred tries to come; by GENBU's way he tires one time in four. As many now as each later time: his way in a last attack, GENBU's for two more.
        """
      Then try scored happened to TSUBAME once

    Scenario: The corner, and dropped
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO presses from 19.7, 32.3
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the die shows 10 for TSUBAME
        """placky; dry
        Dropped, one time in three, and TSUBAME is tired. GENBU's way fails 40 times in a hundred, and tires TSUBAME one time in four. As many tries now as each time he goes later: his way in a last attack, GENBU's for two more.
        """
      Then try missed happened to TSUBAME once

    Scenario: The corner, BUHO tackles, and is beaten
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
        """placky; alarmed
        He is just in time to touch TSUBAME's way, and the try becomes a roll against STR five.
        """
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        Ten, one off for fatigue, nothing for BUHO: his roll is against yours, and the higher success counts.
        """
      And the dice show 7 for TSUBAME and 4 for BUHO
        """placky; glad
        Both good, yours better: down. A tackle leaves 62 tries in a hundred, a press 67: one in twenty. But it puts BUHO off 39 times, and 26 times he misses the next kick-off. In a last attack, tackle; before another one, press.
        """
      Then try scored happened to TSUBAME once

    Scenario: The corner, BUHO tackles and goes off
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 6 for TSUBAME and 8 for BUHO
        """placky; glad
        BUHO misses him and meets the ground; his stamina roll first. BOD three, PRT one: four or less.
        """
      And the die shows 6 for BUHO
        """placky; calm
        A try, and the third wound of BUHO: off he goes, four times in ten when he tackles, and it saves them one try in twenty. Before another attack that is a bad bet.
        """
      And the die shows 2 for BUHO
        """placky; dry
        Shaken: back at the next kick-off, which comes now. Most injuries last longer.
        """
      Then BUHO is off the field until the next kick-off

    Scenario: The corner, BUHO falls softly
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 6 for TSUBAME and 8 for BUHO
      And the die shows 3 for BUHO
        """placky; dry
        A try, and BUHO with two wounds, as before. A press risks none of them, and lets in one try in twenty more.
        """
      Then BUHO has 2 wounds

    Scenario: The corner, BUHO falls, and so does the ball
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 11 for TSUBAME and 8 for BUHO
        """placky; dry
        Both fail. The ball is dropped, and BUHO falls far from it, and rolls stamina.
        """
      And the die shows 6 for BUHO
        """placky; dry
        No try, and the third wound of BUHO, who had no part in it. Four times in ten his tackle costs them that, and saves one try in twenty.
        """
      And the die shows 2 for BUHO
        """placky; dry
        Shaken: back at the next kick-off. Most injuries last longer.
        """
      Then try missed happened to TSUBAME once

    Scenario: The corner, BUHO falls softly, and the ball does not
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 11 for TSUBAME and 8 for BUHO
      And the die shows 3 for BUHO
        """placky; dry
        Unhurt. No try, no tackle, no harm: more luck than he had to expect.
        """
      Then try missed happened to TSUBAME once

    Scenario: The corner, BUHO tackles and has him
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 2 for TSUBAME and 5 for BUHO
        """placky; alarmed
        BUHO has him. Held up, on the ground, and now his stamina. BOD two, PRT one: three or less.
        """
      And the die shows 8 for TSUBAME
        """placky; dry
        A wound for TSUBAME, one of two that he can take, and no try: a tackle leaves 62 in a hundred here. Straight up it is 54, and GENBU's way comes to 56.
        """
      Then TSUBAME has 1 wound

    Scenario: The corner, BUHO has him, gently
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 2 for TSUBAME and 5 for BUHO
      And the die shows 3 for TSUBAME
        """placky; calm
        No wound, and no try. BUHO risked four times in ten to be off for one try in twenty, and had it. In a last attack one should.
        """
      Then TSUBAME is unhurt

    Scenario: GENBU comes for it, and a try
      When GENBU is activated
        """placky; calm
        Fresh legs, then, for a token that would be lost after a try. BUHO and GARRA have a turn to come nearer, and after it another one.
        """
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
        """placky; thinking
        GENBU touches TSUBAME and takes the ball out of his hands: BaC six, and four more for a hand-over; one off for BUHO.
        """
      Then GENBU needs 9 or less on BaC
      When the die shows 4 for GENBU
        """placky; calm
        He has it, and the last token. Had he dropped it, TSUBAME would have it still, and the token.
        """
      When Yamato removes the tokens
      And GENBU is activated
      And GENBU marks a move that ends at 21.4, 32.42
        """placky; thinking
        His three inches reach the zone, and little farther aside. BUHO and GARRA are a turn nearer now, and both come near him: that turn is the price of GENBU's token.
        """
      And BUHO presses from 20.1, 33.2
      And GARRA presses from 19.1, 31.9
      And GENBU runs
      And GENBU goes for a try
        """placky; thinking
        Both have come near: nine, two off. TSUBAME in the corner has ten, one off for fatigue and one for BUHO.
        """
      Then GENBU needs 7 or less on try
      When the die shows 5 for GENBU
        """placky; glad
        Down, with nobody tired. This way comes to 60 tries in a hundred, TSUBAME's to 67 in the corner. It spares him the tiring three times in four: six tries in a hundred, each time he goes later. Worth it if he goes twice more.
        """
      Then try scored happened to GENBU once

    Scenario: GENBU comes for it, and drops it
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 4 for GENBU
      And Yamato removes the tokens
      And GENBU is activated
      And GENBU marks a move that ends at 21.4, 32.42
      And BUHO presses from 20.1, 33.2
      And GARRA presses from 19.1, 31.9
      And GENBU runs
      And GENBU goes for a try
      And the die shows 11 for GENBU
        """placky; dry
        Dropped, and nobody is tired. This way comes to 60 tries in a hundred, TSUBAME's to 67 in the corner. It spares him the tiring three times in four: six tries in a hundred, each time he goes later. Worth it if he goes twice more.
        """
      Then try missed happened to GENBU once

    Scenario: GENBU comes, and does not get it
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 11 for GENBU
        """placky; dry
        Not this time. TSUBAME has the ball and the token, for the corner, and is tired after all. Counted with this, GENBU's way comes to 60 tries in a hundred.
        """
      Then TSUBAME holds the ball

    @counted
    Scenario Outline: TSUBAME after all, and <what>
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 11 for GENBU
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO presses from 20.6, 32.3
      And GARRA presses
      And TSUBAME runs
      And TSUBAME goes for a try
      And the die shows <die> for TSUBAME

      Examples:
        | die | what   |
        | 5   | a try  |
        | 12  | no try |

    @counted
    Scenario Outline: GENBU is tackled: <a> against <b>, nobody rolls again
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 4 for GENBU
      And Yamato removes the tokens
      And GENBU is activated
      And GENBU marks a move that ends at 21.4, 32.42
      And BUHO tackles GENBU at 20.673, 30.434
      And GARRA presses from 19.1, 31.9
      And GENBU runs
      And GENBU goes for a try
      And the dice show <a> for GENBU and <b> for BUHO

      Examples:
        | a  | b |
        | 7  | 4 |
        | 5  | 5 |
        | 1  | 5 |
        | 7  | 1 |

    @counted
    Scenario Outline: GENBU is tackled: <a> against <b>, and <one> rolls stamina
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 4 for GENBU
      And Yamato removes the tokens
      And GENBU is activated
      And GENBU marks a move that ends at 21.4, 32.42
      And BUHO tackles GENBU at 20.673, 30.434
      And GARRA presses from 19.1, 31.9
      And GENBU runs
      And GENBU goes for a try
      And the dice show <a> for GENBU and <b> for BUHO
      And the die shows 3 for <one>

      Examples:
        | a  | b | one     |
        | 6  | 8 | BUHO    |
        | 11 | 8 | BUHO    |
        | 2  | 5 | GENBU   |

    @counted
    Scenario Outline: GENBU is tackled: <a> against <b>, and BUHO goes off
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 4 for GENBU
      And Yamato removes the tokens
      And GENBU is activated
      And GENBU marks a move that ends at 21.4, 32.42
      And BUHO tackles GENBU at 20.673, 30.434
      And GARRA presses from 19.1, 31.9
      And GENBU runs
      And GENBU goes for a try
      And the dice show <a> for GENBU and <b> for BUHO
      And the die shows 8 for BUHO
      And the die shows 2 for BUHO

      Examples:
        | a  | b |
        | 6  | 8 |
        | 11 | 8 |

    @counted
    Scenario: GENBU is tackled and wounded
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 4 for GENBU
      And Yamato removes the tokens
      And GENBU is activated
      And GENBU marks a move that ends at 21.4, 32.42
      And BUHO tackles GENBU at 20.673, 30.434
      And GARRA presses from 19.1, 31.9
      And GENBU runs
      And GENBU goes for a try
      And the dice show 2 for GENBU and 5 for BUHO
      And the die shows 8 for GENBU

    @counted
    Scenario Outline: TSUBAME after all is tackled: <a> against <b>, nobody rolls again
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 11 for GENBU
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 22.6, 32.6
      And GARRA presses
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show <a> for TSUBAME and <b> for BUHO

      Examples:
        | a  | b |
        | 7  | 4 |
        | 5  | 5 |
        | 1  | 5 |
        | 7  | 1 |

    @counted
    Scenario Outline: TSUBAME after all is tackled: <a> against <b>, and <one> rolls stamina
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 11 for GENBU
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 22.6, 32.6
      And GARRA presses
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show <a> for TSUBAME and <b> for BUHO
      And the die shows 3 for <one>

      Examples:
        | a  | b | one     |
        | 6  | 8 | BUHO    |
        | 11 | 8 | BUHO    |
        | 2  | 5 | TSUBAME |

    @counted
    Scenario Outline: TSUBAME after all is tackled: <a> against <b>, and BUHO goes off
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 11 for GENBU
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 22.6, 32.6
      And GARRA presses
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show <a> for TSUBAME and <b> for BUHO
      And the die shows 8 for BUHO
      And the die shows 2 for BUHO

      Examples:
        | a  | b |
        | 6  | 8 |
        | 11 | 8 |

    @counted
    Scenario: TSUBAME after all is tackled and wounded
      When GENBU is activated
      And GENBU marks a move that ends at 20.373, 29.616
      And BUHO presses from 19.4, 30.9
      And GARRA presses from 17.15, 31.65
      And GENBU runs
      And GENBU picks up the ball
      And the die shows 11 for GENBU
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 22.6, 32.6
      And GARRA presses
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 2 for TSUBAME and 5 for BUHO
      And the die shows 8 for TSUBAME

    @counted
    Scenario Outline: The corner, a natural 1, or a tie: <a> against <b>
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.485, 29.345
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show <a> for TSUBAME and <b> for BUHO

      Examples:
        | a | b |
        | 1 | 5 |
        | 5 | 5 |
        | 7 | 1 |

    @counted
    Scenario Outline: Straight up, a natural 1, or a tie: <a> against <b>
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 17.15, 31.65
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show <a> for TSUBAME and <b> for BUHO

      Examples:
        | a | b |
        | 1 | 5 |
        | 5 | 5 |
        | 7 | 1 |
