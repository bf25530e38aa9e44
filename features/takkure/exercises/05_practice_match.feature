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
        Kickers stand on their line, receivers anywhere in their half; then you aim. Deep in the middle LINCE, BUHO and TORO can come under the ball. Nobody guards the right, nor the middle where it is short. GARRA is still to be placed. Choose for him.
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
      When GARRA is placed at 18.5, 28.5
        """placky; thinking
        He guards the right. Now you aim: deep in the middle, where three can come, or on the right, where only GARRA can, but three inches and a half nearer to your zone? A ball on the grass costs them one token, about eight inches.
        """
      And Yamato lays the template at 11, 28.5
        """placky; calm
        There it lies. Now everybody moves by his defensive MOV, your side first, and only then does AGUILA kick.
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
        Nobody reaches it, so a token goes on fetching it. At the back they catch it seven times in ten: nearly six inches' worth, for four inches of ground. The front was better.
        """
      Then the ball touches the template
      And the ball lies at 11, 26.5
      And Teriomorph attacks
      And Teriomorph has 4 activation tokens

    Scenario: A good kick, at the back
      When GARRA is placed at 18.5, 28.5
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
      When GARRA is placed at 18.5, 28.5
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
      When GARRA is placed at 18.5, 28.5
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
        A bad kick: a die names the arrow, 12 points down. Aimed here they hold it 12 times in a hundred; on the right 6, landed at the front, which saves half an inch and gives three and a half. The middle was better.
        """
      And the die shows 9 for AGUILA
        """placky; thinking
        Sideways, towards TORO, who may try first; nobody must. He needs three, BUHO after him six. But with the ball TORO runs three inches, and passes with five; BUHO runs four, and passes with eight. Choose for TORO: does he try?
        """
      And TORO tries to catch the ball
      And the die shows 2 for TORO
        """placky; dry
        He has it, of all hands. When both try, one of them holds it five times in eight; BUHO alone, half the time. Better a slow ball than none.
        """
      Then TORO holds the ball

    Scenario: A bad kick, and TORO drops it
      When GARRA is placed at 18.5, 28.5
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
        Not TORO, and nothing is lost: BUHO may still try. Two pairs of hands hold it more often than not, BUHO's alone half the time. TORO was right to try.
        """

    Scenario: A bad kick, and TORO leaves it
      When GARRA is placed at 18.5, 28.5
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
      When GARRA is placed at 18.5, 28.5
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

    Scenario: The right side, at the front
      When GARRA is placed at 18.5, 28.5
      And Yamato lays the template at 21.2, 25
        """placky; calm
        Far from most of them. Now everybody moves by his defensive MOV, your side first, and only then does AGUILA kick.
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
        A good kick, so you choose where on the rim. At its back GARRA may try to catch it: BaC six, two off. At its front he cannot, but there it lies four inches nearer to your zone.
        """
      And Yamato lands the ball at 21.2, 23
        """placky; calm
        Nobody can reach it. At the back GARRA catches it one time in three: less than three inches' worth, for four inches of ground. The back was better.
        """
      Then the ball lies at 21.2, 23
      And Teriomorph attacks

    Scenario: The right side, at the back, and GARRA has it
      When GARRA is placed at 18.5, 28.5
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
      And the die shows 2 for GARRA
        """placky; dry
        He has it, and you were right all the same: one time in three costs you less than three inches, the front costs four. It does not feel like that.
        """
      Then GARRA holds the ball

    Scenario: The right side, at the back, and GARRA drops it
      When GARRA is placed at 18.5, 28.5
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
        """placky; glad
        Dropped, as he does two times in three. The third time costs you less than three inches; the front costs four, every time.
        """
      Then Teriomorph attacks

    Scenario: GARRA short in the middle
      When GARRA is placed at 12, 25.5
        """placky; calm
        Then the whole right is empty, deep as well. You aim there: a good kick falls five inches deeper than in the middle, out of everybody's reach, and they hold the ball one time in twenty. On the right GARRA was worth more.
        """

    Scenario: The right side, a bad kick, and nobody near it
      When GARRA is placed at 18.5, 28.5
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
        Away from GARRA. Aimed here, with good kicks to the front, they hold it 6 times in a hundred, not 12 as in the middle, but three inches and a half nearer to you. To the back, 28 times. The middle was better.
        """
      Then Teriomorph attacks

    Scenario: The right side, a bad kick, and GARRA near it
      When GARRA is placed at 18.5, 28.5
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
      And the die shows 2 for AGUILA
        """placky; calm
        Towards GARRA, who catches it one time in three. With good kicks to the front, the right saves half an inch in catches, and gives three and a half of ground; to the back it saves nothing. The middle was better.
        """

    @counted
    Scenario Outline: A bad kick, deep: arrow <arrow>, <first> and nobody has it
      When GARRA is placed at 18.5, 28.5
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
      And the die shows 12 for <first>
      Then <first> does not hold the ball

      Examples:
        | arrow | first |
        | 2     | LINCE |
        | 3     | LINCE |
        | 4     | LINCE |
        | 5     | LINCE |
        | 7     | BUHO  |
        | 10    | TORO  |

    @counted
    Scenario Outline: A bad kick, deep: arrow <arrow>, <first> has it
      When GARRA is placed at 18.5, 28.5
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
      And the die shows 1 for <first>
      Then <first> holds the ball

      Examples:
        | arrow | first |
        | 2     | LINCE |
        | 3     | LINCE |
        | 4     | LINCE |
        | 5     | LINCE |
        | 6     | BUHO  |
        | 7     | BUHO  |
        | 8     | BUHO  |
        | 10    | TORO  |

    @counted
    Scenario Outline: A bad kick, deep: arrow <arrow>, <first>, then <second> and nobody has it
      When GARRA is placed at 18.5, 28.5
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
      And the die shows 12 for <first>
      And <second> tries to catch the ball
      And the die shows 12 for <second>
      Then <second> does not hold the ball

      Examples:
        | arrow | first | second |
        | 6     | BUHO  | LINCE  |
        | 8     | BUHO  | TORO   |

    @counted
    Scenario Outline: A bad kick, deep: arrow <arrow>, <first>, then <second> has it
      When GARRA is placed at 18.5, 28.5
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
      And the die shows 12 for <first>
      And <second> tries to catch the ball
      And the die shows 1 for <second>
      Then <second> holds the ball

      Examples:
        | arrow | first | second |
        | 6     | BUHO  | LINCE  |
        | 8     | BUHO  | TORO   |

    @counted
    Scenario Outline: The right side, a bad kick: arrow <arrow>, <first> and nobody has it
      When GARRA is placed at 18.5, 28.5
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
      When GARRA is placed at 18.5, 28.5
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
      When GARRA is placed at 18.5, 28.5
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
      When GARRA is placed at 18.5, 28.5
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
      When GARRA is placed at 18.5, 28.5
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
      When GARRA is placed at 18.5, 28.5
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

    @counted
    Scenario: GARRA in the middle: a good kick, deep on the right
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
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 21.2, 31.4
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

    @counted
    Scenario: GARRA in the middle: a bad kick that nobody reaches
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
      And the die shows 6 for AGUILA

  @rule_5_04 @rule_5_05 @rule_1_19 @rule_1_20
  Rule: Wounds

    A tackler who wins goes down for free. Anybody else who falls may take a wound, and a player with as many wounds as his BOD leaves the pitch: a die says for how long.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; alarmed
        AGUILA and GARRA have two wounds each: a cross and 2× beside a figure. BOD, three for both, is how many a body takes. Two tokens are left. Does AGUILA score himself, past GARRA, or KURO, who first has to take the ball from him?
        """
      And a practice match
      And these players are on the pitch:
        | player | at         | ball | wounds | off                 |
        | AGUILA | 12, 29.5   | yes  | 2      |                     |
        | KURO   | 15, 28     |      |        |                     |
        | HAYATE | 6, 26      |      |        |                     |
        | SUZU   | 18, 25.5   |      |        |                     |
        | GARRA  | 12, 34     |      | 2      |                     |
        | BUHO   | 20, 28     |      |        |                     |
        | LINCE  |            |      |        | next kick-off       |
        | TORO   |            |      |        | misses one kick-off |
      And Yamato attacks with 2 activation tokens

    Scenario: He presses, and a try
      When AGUILA is activated
        """placky; calm
        By himself, then: one token for the run and the try.
        """
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
        """placky; thinking
        Into the zone, for a try at eleven. GARRA may press: one off. Or he tackles: STR seven against the try, and whoever falls, tackled or missing, rolls stamina: BOD and PRT, three and one for both, so four or less. Choose for GARRA.
        """
      And GARRA presses from 12, 33.9
        """placky; calm
        Near enough is enough; within two inches he counts.
        """
      And AGUILA runs
      And AGUILA goes for a try
        """placky; thinking
        GARRA has come near, and touches nobody: eleven, one off.
        """
      Then AGUILA needs 10 or less on try
      When the die shows 5 for AGUILA
        """placky; glad
        Down, ten times in twelve. Against a tackle it is seven in ten, with GARRA off more than one time in four, and AGUILA one in six. GARRA was polite; to tackle was better.
        """
      Then try scored happened to AGUILA once

    Scenario: He presses, and no try
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA presses from 12, 33.9
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
        """placky; alarmed
        He has two inches, and they are enough: he touches AGUILA.
        """
      And AGUILA runs
        """placky; thinking
        In the zone, with GARRA on him. The try, eleven against seven? Or the shoulder first, STR against STR: then GARRA lies there, and the last token is for a try against nobody.
        """
      And AGUILA goes for a try
        """placky; thinking
        Both roll. If both are good, the higher one counts.
        """
      And the dice show 6 for AGUILA and 4 for GARRA
        """placky; glad
        Both good, yours better: down, and nobody falls. The try at once comes to 69 in a hundred; the shoulder first, and the try after it, to 55. Well chosen.
        """
      Then try scored happened to AGUILA once

    Scenario: A try, and GARRA goes off shaken
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 6 for AGUILA and 9 for GARRA
        """placky; glad
        Down. GARRA misses, falls, and rolls stamina: four or less.
        """
      And the die shows 8 for GARRA
        """placky; alarmed
        A wound, his third. He is injured and leaves the pitch; his wounds come off, and the injury table says for how long he goes.
        """
      And the die shows 2 for GARRA
        """placky; dry
        Shaken: back at the next kick-off. A tackle costs them GARRA more than one time in four, and saves a try one time in seven. It was worth that, to everybody but GARRA.
        """
      Then try scored happened to AGUILA once
      And GARRA is off the field until the next kick-off

    Scenario: A try, and GARRA is made of wood
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 5 for GARRA
        """placky; alarmed
        GARRA has him: held up, both down, and AGUILA rolls stamina: four or less.
        """
      And the die shows 9 for AGUILA
        """placky; alarmed
        A wound, AGUILA's third: off he goes. As many as his BOD, and a die says for how long.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken: he may be placed again at the next kick-off. His own way costs you AGUILA one time in six, KURO's hardly ever; but KURO's comes to a try little more than half the time, AGUILA's seven times in ten.
        """
      Then try missed happened to AGUILA once
      And AGUILA is off the field until the next kick-off

    Scenario: Held up, and AGUILA goes off bruised
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 2 for AGUILA and 5 for GARRA
      And the die shows 3 for AGUILA
        """placky; calm
        Unhurt, and no try. It was the better chance all the same: seven in ten, where the shoulder makes little more than half.
        """
      Then AGUILA has 2 wounds

    Scenario: The shoulder, and GARRA falls
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
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
        Unhurt, but he lies there: the last token is a try against nobody. The shoulder gets you that far a little more than half the time. In all it comes to 55 tries in a hundred; going for it at once, to 69.
        """
      Then AGUILA is standing
      And GARRA is on the ground

    Scenario: The shoulder, and GARRA goes off shaken
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 8 for GARRA
        """placky; alarmed
        A wound, and his third. He is injured and leaves the pitch. His wounds come off, and the injury table says for how long he goes.
        """
      And the die shows 2 for GARRA
        """placky; dry
        Shaken, no worse: back at the next kick-off. The shoulder takes GARRA off four times in ten, the try less than three; but the try is made seven times in ten, this way little more than half. Bodies are not points.
        """
      Then GARRA is off the field until the next kick-off
      And AGUILA is standing

    Scenario: The shoulder, nobody gets through, and GARRA falls
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
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

    Scenario: The shoulder, nobody gets through, and GARRA goes off
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 8 for GARRA
        """placky; dry
        A wound, got by tackling. A failed tackle hurts like any other, and this is GARRA's third: he is injured, and rolls for how long.
        """
      And the die shows 2 for GARRA
        """placky; calm
        Shaken: back at the next kick-off. AGUILA has a token left, and the zone to himself. From the start, though, the shoulder came to a try little more than half the time, the try at once to seven in ten.
        """
      Then GARRA is off the field until the next kick-off

    Scenario: The shoulder stopped, and AGUILA goes off shaken
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
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
        A wound, AGUILA's third: off he goes.
        """
      And the die shows 2 for AGUILA
        """placky; calm
        Shaken, no worse: AGUILA may be placed again at the next kick-off. The shoulder costs you AGUILA three times in ten, the try one time in six. The try was better.
        """
      Then AGUILA is off the field until the next kick-off
      And AGUILA is unhurt
      And Yamato attacks

    Scenario: The shoulder stopped, and nothing broken
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 4 for AGUILA and 6 for GARRA
      And the die shows 3 for AGUILA
        """placky; dry
        Unhurt: on the ground in the zone, with the ball, and not allowed to stand up with it. It looks much like a try, and is none. To go for one was better.
        """
      Then AGUILA has 2 wounds

    Scenario: GARRA comes near, and KURO has it
      When KURO is activated
        """placky; calm
        Then KURO comes. He takes four wounds, and has none.
        """
      And KURO marks a move that ends at 13.279, 29.5
      And BUHO rests
        """placky; thinking
        KURO will take the ball out of AGUILA's hands, at BaC five and four more. GARRA may come near and press: one off. Or he waits in the zone for the next token: KURO scores with eight, AGUILA with eleven. Choose for GARRA.
        """
      And GARRA presses from 12, 32
        """placky; calm
        He comes, and stands over them.
        """
      And KURO runs
      And KURO picks up the ball
        """placky; thinking
        KURO touches AGUILA and takes the ball out of his hands: BaC five, and four more for a hand-over; one off for GARRA.
        """
      And the die shows 4 for KURO
        """placky; glad
        KURO has it, two times in three, and the last token: eight against GARRA's tackle. With GARRA near it comes to 54 tries in a hundred; had he waited, to 52. To wait was better, by a little.
        """
      Then KURO holds the ball

    Scenario: GARRA comes near, and KURO does not get it
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And BUHO rests
      And GARRA presses from 12, 32
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
        """placky; dry
        So AGUILA has it still, and the last token: eleven, where KURO would have needed eight. GARRA has pressed the ball into the better hands. To wait was better, by two tries in a hundred.
        """
      Then AGUILA holds the ball

    Scenario: GARRA waits, and KURO has it
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And BUHO rests
      And GARRA presses
        """placky; calm
        He waits in the zone, too far off to press.
        """
      And KURO runs
      And KURO picks up the ball
        """placky; thinking
        KURO touches AGUILA and takes the ball out of his hands: BaC five, and four more for a hand-over. GARRA is too far off to count.
        """
      And the die shows 4 for KURO
        """placky; glad
        KURO has it, as he mostly does, and the last token. This way comes to a try little more than half the time, AGUILA's own seven times in ten; but here AGUILA hardly ever goes off.
        """
      Then KURO holds the ball

    Scenario: GARRA waits, and KURO does not get it
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And BUHO rests
      And GARRA presses
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
        """placky; dry
        Not this time: AGUILA has it still, and one token. This way comes to 52 tries in a hundred, AGUILA's own to 69; but there AGUILA goes off 17 times, here 4.
        """
      Then AGUILA holds the ball

    @counted
    Scenario: A tackle too good
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 7 for AGUILA and 1 for GARRA
      And the die shows 4 for AGUILA
      Then try missed happened to AGUILA once

    @counted
    Scenario: A try, both fail, and GARRA is whole
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 12 for AGUILA and 9 for GARRA
      And the die shows 3 for GARRA
      Then try missed happened to AGUILA once

    @counted
    Scenario: A try, both fail, and GARRA goes off
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show 12 for AGUILA and 9 for GARRA
      And the die shows 9 for GARRA
      And the die shows 2 for GARRA
      Then try missed happened to AGUILA once

    @counted
    Scenario Outline: The shoulder, through, GARRA lies there, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 3 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
      And GARRA stands up
      And AGUILA runs
      And AGUILA goes for a try
      And the die shows <try> for AGUILA

      Examples:
        | try | what   |
        | 5   | a try  |
        | 12  | no try |

    @counted
    Scenario Outline: The shoulder, through, GARRA is off by <injury>, and <what>
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 9 for GARRA
      And the die shows 8 for GARRA
      And the die shows <injury> for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 3 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 9 for AGUILA and 8 for GARRA
      And the die shows 8 for GARRA
      And the die shows <injury> for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 6 for AGUILA and 4 for GARRA
      And the die shows 3 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 6 for AGUILA and 4 for GARRA
      And the die shows 8 for GARRA
      And the die shows <injury> for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 1 for AGUILA and 9 for GARRA
      And the die shows <injury> for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 1 for AGUILA and 5 for GARRA
      And the die shows <injury> for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 7 for AGUILA and 1 for GARRA
      And the die shows 4 for AGUILA
      Then AGUILA is off the field until the next kick-off

    @counted
    Scenario Outline: The shoulder, a tie, and a try after it: <a> against <b>, nobody falls
      When AGUILA is activated
      And AGUILA marks a move that ends at 12, 32.6
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 5 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 5 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
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
      And BUHO rests
      And GARRA tackles AGUILA at 12, 32.6
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 5 for AGUILA and 5 for GARRA
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And BUHO rests
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
    Scenario Outline: KURO's try, GARRA <does>: <a> against <b>, nobody falls
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And BUHO rests
      And GARRA <does>
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And BUHO rests
      And GARRA tackles KURO
      And KURO runs
      And KURO goes for a try
      And the dice show <a> for KURO and <b> for GARRA

      Examples:
        | does                | a | b |
        | presses from 12, 32 | 6 | 4 |
        | presses             | 6 | 4 |

    @counted
    Scenario Outline: KURO's try, GARRA <does>: <a> against <b>, <who> falls
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And BUHO rests
      And GARRA <does>
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And BUHO rests
      And GARRA tackles KURO
      And KURO runs
      And KURO goes for a try
      And the dice show <a> for KURO and <b> for GARRA
      And the die shows <stamina> for <who>

      Examples:
        | does                | a  | b | who   | stamina |
        | presses from 12, 32 | 6  | 9 | GARRA | 3       |
        | presses from 12, 32 | 2  | 5 | KURO  | 3       |
        | presses from 12, 32 | 10 | 9 | GARRA | 3       |
        | presses             | 6  | 9 | GARRA | 3       |
        | presses             | 2  | 5 | KURO  | 3       |
        | presses             | 10 | 9 | GARRA | 3       |

    @counted
    Scenario Outline: KURO's try, GARRA <does>: <a> against <b>, <who> goes off
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And BUHO rests
      And GARRA <does>
      And KURO runs
      And KURO picks up the ball
      And the die shows 4 for KURO
      And Yamato removes the tokens
      And KURO is activated
      And KURO marks a move that ends at 13.279, 32.5
      And BUHO rests
      And GARRA tackles KURO
      And KURO runs
      And KURO goes for a try
      And the dice show <a> for KURO and <b> for GARRA
      And the die shows <stamina> for <who>
      And the die shows <injury> for <who>

      Examples:
        | does                | a  | b | who   | stamina | injury |
        | presses from 12, 32 | 6  | 9 | GARRA | 8       | 2      |
        | presses from 12, 32 | 10 | 9 | GARRA | 8       | 2      |
        | presses             | 6  | 9 | GARRA | 8       | 2      |
        | presses             | 10 | 9 | GARRA | 8       | 2      |

    @counted
    Scenario Outline: AGUILA after all, GARRA <does>: <a> against <b>, nobody falls
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And BUHO rests
      And GARRA <does>
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at <end>
      And BUHO rests
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA

      Examples:
        | does                | end      | a | b |
        | presses from 12, 32 | 12, 33.2 | 6 | 4 |
        | presses             | 12, 32.6 | 6 | 4 |

    @counted
    Scenario Outline: AGUILA after all, GARRA <does>: <a> against <b>, <who> falls
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And BUHO rests
      And GARRA <does>
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at <end>
      And BUHO rests
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA
      And the die shows <stamina> for <who>

      Examples:
        | does                | end      | a | b | who    | stamina |
        | presses from 12, 32 | 12, 33.2 | 6 | 9 | GARRA  | 3       |
        | presses from 12, 32 | 12, 33.2 | 2 | 5 | AGUILA | 3       |
        | presses             | 12, 32.6 | 6 | 9 | GARRA  | 3       |
        | presses             | 12, 32.6 | 2 | 5 | AGUILA | 3       |
        | presses from 12, 32 | 12, 33.2 | 12 | 9 | GARRA | 3       |
        | presses             | 12, 32.6 | 12 | 9 | GARRA | 3       |

    @counted
    Scenario Outline: AGUILA after all, GARRA <does>: <a> against <b>, <who> goes off
      When KURO is activated
      And KURO marks a move that ends at 13.279, 29.5
      And BUHO rests
      And GARRA <does>
      And KURO runs
      And KURO picks up the ball
      And the die shows 10 for KURO
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move that ends at <end>
      And BUHO rests
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA goes for a try
      And the dice show <a> for AGUILA and <b> for GARRA
      And the die shows <stamina> for <who>
      And the die shows <injury> for <who>

      Examples:
        | does                | end      | a | b | who    | stamina | injury |
        | presses from 12, 32 | 12, 33.2 | 6 | 9 | GARRA  | 8       | 2      |
        | presses from 12, 32 | 12, 33.2 | 2 | 5 | AGUILA | 9       | 2      |
        | presses             | 12, 32.6 | 6 | 9 | GARRA  | 8       | 2      |
        | presses             | 12, 32.6 | 2 | 5 | AGUILA | 9       | 2      |
        | presses from 12, 32 | 12, 33.2 | 12 | 9 | GARRA | 8       | 2      |
        | presses             | 12, 32.6 | 12 | 9 | GARRA | 8       | 2      |

  @rule_5_06 @rule_4_01 @rule_4_04 @rule_5_01
  Rule: Trained, tired, down

    A training skill lasts as long as the legs do. A practice match has no clock, so there one team attacks until it has two tries; each attack begins with a kick-off, after a try, made or missed, or a lost ball.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; thinking
        Two tokens. TSUBAME has had two, and the third one tires; but he is near enough to score with it. SUZU is fresh, and may come and take the ball from him: one token more, and time for GARRA. Who is activated?
        """
      And a practice match
      And these players are on the pitch:
        | player  | at        | ball | activations | wounds | off                 |
        | TSUBAME | 20, 28.6  | yes  | 2           |        |                     |
        | AGUILA  | 9, 22     |      |             |        |                     |
        | SUZU    | 15.1, 28.3 |      |             |        |                     |
        | KURO    | 5, 22     |      |             |        |                     |
        | GARRA   | 15, 30.7  |      |             |        |                     |
        | BUHO    | 15.9, 31.9 |      |             | 2      |                     |
        | LINCE   |           |      |             |        | next kick-off       |
        | TORO    |           |      |             |        | misses one kick-off |
      And Yamato attacks with 2 activation tokens

    Scenario: A press, a try, and another attack
      When TSUBAME is activated
        """placky; alarmed
        A fatigue token takes the skills of position and training: no Side Step, no Long Stride. Nobody will miss them here. But a try is one harder: nine. Straight up into the zone, or to the corner, where BUHO has farther to go?
        """
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move that ends at 20, 32.8
        """placky; thinking
        BUHO goes four inches, by Defensive Vision, and reaches him. He may press: one off the try. Or tackle, STR five against it; if he is beaten or misses, he falls, with two wounds of three. Choose for BUHO.
        """
      And BUHO presses from 18, 32.6
        """placky; calm
        He comes near, and touches nobody.
        """
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        A base that touches the zone is no try yet. The ball has to be put down, by the second BaC value: ten, one off for fatigue, one off for BUHO.
        """
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        Down, two times in three, like in the corner. A tackle would have stopped one try in twenty more, and put BUHO off the pitch four times in ten. To press was better.
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
      And BUHO presses from 18, 32.6
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And the die shows 10 for TSUBAME
        """placky; dry
        Dropped, one time in three. A tackle would have stopped TSUBAME hardly more often, and put BUHO off 39 times in a hundred. BUHO can count.
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
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        Ten, one off for fatigue, nothing off for BUHO: his roll is against yours, and the higher success counts.
        """
      And the dice show 7 for TSUBAME and 4 for BUHO
        """placky; glad
        Both good, yours better: down. A tackle leaves TSUBAME 62 chances in a hundred, pressing 67; but it costs them BUHO 39 times. To press was better.
        """
      Then try scored happened to TSUBAME once

    Scenario: BUHO tackles and goes off
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 6 for TSUBAME and 8 for BUHO
        """placky; glad
        BUHO misses him and meets the ground; his stamina roll first. BOD three, PRT one: four or less.
        """
      And the die shows 6 for BUHO
        """placky; calm
        A try, and the third wound of BUHO. The injury table says for how long he goes.
        """
      And the die shows 2 for BUHO
        """placky; glad
        Shaken: out until the next kick-off. It happens four times in ten when BUHO tackles, and saves them one try in twenty. To press was better.
        """
      Then try scored happened to TSUBAME once
      And BUHO is off the field until the next kick-off

    Scenario: BUHO tackles, falls, and shakes himself
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 6 for TSUBAME and 8 for BUHO
      And the die shows 3 for BUHO
        """placky; dry
        A try, and BUHO with two wounds, as before. A press risks none, and lets in only one try in twenty more.
        """
      Then BUHO has 2 wounds

    Scenario: BUHO falls, and so does the ball
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 11 for TSUBAME and 8 for BUHO
        """placky; dry
        Both fail. The ball is dropped, BUHO drops beside it, and rolls stamina.
        """
      And the die shows 6 for BUHO
        """placky; dry
        The third wound of BUHO, and no try.
        """
      And the die shows 2 for BUHO
        """placky; dry
        Shaken: out until the next kick-off, for a try that was dropped without him. That is what his tackle costs them, four times in ten.
        """
      Then try missed happened to TSUBAME once
      And BUHO is off the field until the next kick-off

    Scenario: BUHO falls softly, and the ball does not
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 16.86, 31.4
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
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 2 for TSUBAME and 5 for BUHO
        """placky; alarmed
        BUHO has him. Held up, on the ground, and now his stamina. BOD two, PRT one: three or less.
        """
      And the die shows 8 for TSUBAME
        """placky; dry
        A wound for TSUBAME on top, and no try. Against a press, straight and corner are alike, two times in three. But here a tackle stops one try in twenty more; in the corner it cannot reach you.
        """
      Then try missed happened to TSUBAME once
      And TSUBAME has 1 wound

    Scenario: BUHO has him, gently
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 2 for TSUBAME and 5 for BUHO
      And the die shows 3 for TSUBAME
        """placky; calm
        No wound. No try either: BUHO took a bad bet, four times in ten off the pitch for one try in twenty, and won it. In the corner a tackle cannot reach you.
        """
      Then TSUBAME is unhurt

    Scenario: The corner, and a try
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
        """placky; thinking
        Far from BUHO, but how far? He goes four inches, and a press counts from two. A tackle is STR five against the try, if he touches TSUBAME's way; if he stops short of it, he may fall. Choose for BUHO.
        """
      And BUHO presses from 19.7, 32.3
        """placky; calm
        As near as he can: near enough to press.
        """
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
        """placky; thinking
        The ball has to be put down, by the second BaC value: ten, one off for fatigue, one off for BUHO.
        """
      Then TSUBAME needs 8 or less on try
      When the die shows 5 for TSUBAME
        """placky; glad
        Down, two times in three. BUHO could not have reached TSUBAME's way: a tackle would have left three tries in four. To press was better.
        """
      Then try scored happened to TSUBAME once

    Scenario: The corner, and dropped
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO presses from 19.7, 32.3
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And the die shows 10 for TSUBAME
        """placky; dry
        Dropped, with nobody's hand on him, one time in three. BUHO could not have reached TSUBAME's way: with a tackle it would have been one in four. A press need only be near.
        """
      Then try missed happened to TSUBAME once

    Scenario: The corner, BUHO tackles nobody, and a try
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.312, 29.08
        """placky; alarmed
        He runs, and stops short of him, with his arms out.
        """
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And TSUBAME rolls for the try
        """placky; thinking
        Ten, one off for fatigue. BUHO's token says tackle, so he does not press, and he has touched nobody: he rolls REF, seven or less, to stay on his feet.
        """
      And the die shows 5 for TSUBAME
        """placky; glad
        Down, three times in four; against a press it is two in three. Now BUHO's REF.
        """
      And the die shows 4 for BUHO
        """placky; calm
        He keeps his feet. But he gave one try in twelve away, by less than half an inch, and risked his third wound besides. To press was better.
        """
      Then BUHO is standing

    Scenario: The corner, BUHO tackles nobody, and falls softly
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.312, 29.08
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And TSUBAME rolls for the try
      And the die shows 5 for TSUBAME
      And the die shows 9 for BUHO
        """placky; dry
        He falls over his own feet, and rolls stamina.
        """
      And the die shows 3 for BUHO
        """placky; dry
        Unhurt. He could not reach TSUBAME's way, and gave one try in twelve away. The grass he reached.
        """
      Then BUHO has 2 wounds

    Scenario: The corner, BUHO tackles nobody, and goes off
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.312, 29.08
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And TSUBAME rolls for the try
      And the die shows 5 for TSUBAME
      And the die shows 9 for BUHO
      And the die shows 8 for BUHO
        """placky; alarmed
        His third wound, and nobody has touched him. The injury table says for how long he goes.
        """
      And the die shows 2 for BUHO
        """placky; dry
        Shaken: back at the next kick-off. That happens 28 times in a hundred to somebody who tackles what he cannot reach, and it costs a try one time in twelve besides.
        """
      Then BUHO is off the field until the next kick-off

    Scenario: The corner, BUHO tackles nobody, and no try
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.312, 29.08
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And TSUBAME rolls for the try
      And the die shows 11 for TSUBAME
        """placky; dry
        Dropped, one time in four; against a press it is one in three. Now BUHO's REF.
        """
      And the die shows 4 for BUHO
        """placky; calm
        He keeps his feet. It went well, but a press within two inches stops one try in twelve more, and falls over nothing. To press was better.
        """
      Then try missed happened to TSUBAME once

    Scenario: The corner, BUHO tackles nobody, no try, and he falls
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.312, 29.08
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And TSUBAME rolls for the try
      And the die shows 11 for TSUBAME
      And the die shows 9 for BUHO
        """placky; dry
        He has touched nobody, and falls all the same: a stamina roll.
        """
      And the die shows 3 for BUHO
        """placky; calm
        Unhurt, and no try: the ball fell by itself, and so did he. A press stops one try in twelve more.
        """
      Then BUHO has 2 wounds

    @counted
    Scenario: The corner, BUHO tackles nobody, no try, and he goes off
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO tackles TSUBAME at 20.312, 29.08
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And TSUBAME rolls for the try
      And the die shows 11 for TSUBAME
      And the die shows 9 for BUHO
      And the die shows 8 for BUHO
      And the die shows 2 for BUHO

    Scenario: SUZU comes for it
      When SUZU is activated
        """placky; calm
        Fresh legs, then. But GARRA has a turn to come nearer, and after it another one.
        """
      And SUZU marks a move that ends at 19.016, 28.6
      And BUHO presses from 18, 32.6
      And GARRA presses from 16.86, 31.4
      And SUZU runs
      And SUZU picks up the ball
        """placky; thinking
        SUZU touches TSUBAME and takes the ball out of his hands: BaC seven, and four more for a hand-over.
        """
      And the die shows 4 for SUZU
        """placky; calm
        SUZU has it, and the last token: ten, one off for GARRA, who comes near. Against BUHO's press this way makes a try two times in three, like the corner at once; against his tackle 62 times in a hundred, the corner 75.
        """
      Then SUZU holds the ball

    @counted
    Scenario Outline: SUZU's try: <a> against <b>, nobody falls
      When SUZU is activated
      And SUZU marks a move that ends at 19.016, 28.6
      And BUHO presses from 18, 32.6
      And GARRA presses from 16.86, 31.4
      And SUZU runs
      And SUZU picks up the ball
      And the die shows 4 for SUZU
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 19.8, 32.52
      And GARRA presses from 17.5, 31.3
      And BUHO tackles SUZU at 19.8, 32.52
      And SUZU runs
      And SUZU goes for a try
      And the dice show <a> for SUZU and <b> for BUHO

      Examples:
        | a | b |
        | 6 | 4 |

    @counted
    Scenario Outline: SUZU's try: <a> against <b>, <who> falls
      When SUZU is activated
      And SUZU marks a move that ends at 19.016, 28.6
      And BUHO presses from 18, 32.6
      And GARRA presses from 16.86, 31.4
      And SUZU runs
      And SUZU picks up the ball
      And the die shows 4 for SUZU
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 19.8, 32.52
      And GARRA presses from 17.5, 31.3
      And BUHO tackles SUZU at 19.8, 32.52
      And SUZU runs
      And SUZU goes for a try
      And the dice show <a> for SUZU and <b> for BUHO
      And the die shows <stamina> for <who>

      Examples:
        | a  | b | who  | stamina |
        | 6  | 8 | BUHO | 3       |
        | 2  | 5 | SUZU | 3       |
        | 11 | 8 | BUHO | 3       |

    @counted
    Scenario Outline: SUZU's try: <a> against <b>, <who> goes off
      When SUZU is activated
      And SUZU marks a move that ends at 19.016, 28.6
      And BUHO presses from 18, 32.6
      And GARRA presses from 16.86, 31.4
      And SUZU runs
      And SUZU picks up the ball
      And the die shows 4 for SUZU
      And Yamato removes the tokens
      And SUZU is activated
      And SUZU marks a move that ends at 19.8, 32.52
      And GARRA presses from 17.5, 31.3
      And BUHO tackles SUZU at 19.8, 32.52
      And SUZU runs
      And SUZU goes for a try
      And the dice show <a> for SUZU and <b> for BUHO
      And the die shows <stamina> for <who>
      And the die shows <injury> for <who>

      Examples:
        | a  | b | who  | stamina | injury |
        | 6  | 8 | BUHO | 8       | 2      |
        | 11 | 8 | BUHO | 8       | 2      |

    @counted
    Scenario Outline: TSUBAME after all, and <what>
      When SUZU is activated
      And SUZU marks a move that ends at 19.016, 28.6
      And BUHO presses from 18, 32.6
      And GARRA presses from 16.86, 31.4
      And SUZU runs
      And SUZU picks up the ball
      And the die shows 12 for SUZU
      And Yamato removes the tokens
      And TSUBAME is activated
      And TSUBAME marks a move that ends at 22.6, 32.6
      And BUHO presses from 19.7, 32.3
      And GARRA presses
      And TSUBAME runs
      And TSUBAME goes for a try
      And the die shows <die> for TSUBAME

      Examples:
        | die | what   |
        | 5   | a try  |
        | 12  | no try |

    @counted
    Scenario: BUHO is beaten by a natural 1, or ties
      When TSUBAME is activated
      And TSUBAME marks a move that ends at 20, 32.8
      And BUHO tackles TSUBAME at 20, 32.8
      And GARRA presses from 16.86, 31.4
      And TSUBAME runs
      And TSUBAME goes for a try
      And the dice show 1 for TSUBAME and 5 for BUHO

