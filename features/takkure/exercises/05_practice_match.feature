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
        Kickers stand on their line, receivers anywhere in their half. Then you aim, and everybody moves; whoever is within two inches of the ball may catch it. LINCE comes five inches for that, BUHO four, TORO and GARRA two. Choose a place for GARRA.
        """
      And a practice match
      And these players are on the pitch:
        | player | at         | off           |
        | AGUILA | 10, 12.508 |               |
        | HAYATE | 5, 12.508  |               |
        | SUZU   | 14, 12.508 |               |
        | KURO   | 19, 12.213 |               |
        | LINCE  | 3.2, 30.5  |               |
        | BUHO   | 12.2, 32.2 |               |
        | TORO   | 14, 26     |               |
        | GARRA  |            | next kick-off |
      And Yamato kicks off, and the figures are to be placed

    Scenario: The right side, and GARRA drops it
      When GARRA is placed at 19.4, 30.8
        """placky; thinking
        He guards the right. Aim as deep as a template may lie: in the wide gap on the left, or at GARRA, on the right? Both are equally deep, so count hands: who can come under it?
        """
      And Yamato lays the template at 21.4, 31.4
        """placky; calm
        At the one man who is there. Now everybody may move his defensive MOV, your side first, and only then does AGUILA kick. SUZU and KURO go that way, to defend.
        """
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 21, 31.4
      And AGUILA takes the kick
        """placky; thinking
        GARRA has come under all of it, and nobody else can. AGUILA kicks against his first BaC: eight, the best of the four. A good kick lands at the rim, where you like; a bad one in the middle, and a die moves it two inches.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick. GARRA reaches the whole rim, so take the deepest of it: the back, in the zone that you attack.
        """
      And Yamato lands the ball at 21.4, 33.4
        """placky; thinking
        BaC, two off for a ball in the air: GARRA needs four. Nobody else is within two inches.
        """
      And GARRA tries to catch the ball
        """placky; calm
        If he drops it, the ball lies on the grass, and a token goes on fetching it: about eight inches.
        """
      And the die shows 9 for GARRA
        """placky; glad
        Dropped, as he does two times in three. In the gap on the left LINCE and BUHO come under it, and catch 47 kicks in a hundred, not 33. Before a kick count those who can come, not those who stand there.
        """
      Then Teriomorph attacks
      And Teriomorph has 4 activation tokens

    Scenario: The right side, and GARRA has it
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 21.4, 31.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 21, 31.4
      And AGUILA takes the kick
      And the die shows 6 for AGUILA
      And Yamato lands the ball at 21.4, 33.4
      And GARRA tries to catch the ball
      And the die shows 2 for GARRA
        """placky; dry
        He has it, one time in three, and saves them a token. On the left they catch 47 kicks in a hundred. You counted the hands well; these were his good ones.
        """
      Then GARRA holds the ball

    Scenario: The gap on the left, beside LINCE
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 6.8, 31.4
        """placky; calm
        Nobody stands within three inches of its middle. Now everybody may move his defensive MOV, your side first: SUZU and BUHO go twice as far by Defensive Vision, a skill of their position; LINCE two inches farther by Early Bird, a skill of his own.
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
        So much for the gap. AGUILA and SUZU come to defend. AGUILA kicks against his first BaC: eight, the best of the four. A good kick lands at the rim, where you like; a bad one in the middle, and a die moves it two inches.
        """
      And the die shows 6 for AGUILA
        """placky; thinking
        A good kick, so you choose where on the rim. At the back it lies deepest, and LINCE and BUHO may both try to catch it. Up to the left it lies nearly an inch shorter, and BUHO does not reach it.
        """
      And Yamato lands the ball at 5.2, 32.6
        """placky; thinking
        LINCE alone: BaC seven, two off for a ball in the air, so he needs five.
        """
      And LINCE tries to catch the ball
        """placky; calm
        If he drops it, the ball lies on the grass, and a token goes on fetching it: about eight inches.
        """
      And the die shows 9 for LINCE
        """placky; glad
        Dropped. He catches four in ten; at the back the two of them catch seven. That is worth an inch. On the right, though, there was only GARRA, with one in three.
        """
      Then Teriomorph attacks

    Scenario: The gap on the left, beside LINCE, and he has it
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 6.8, 31.4
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
        He has it, as he does four times in ten, and saves them a token. The side was right, the gap was not: on the right only GARRA can come, and he catches one in three.
        """
      Then LINCE holds the ball

    Scenario: The gap on the left, at the back
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 6.8, 31.4
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
        """placky; dry
        BUHO is the nearest, so he tries first, and needs six; LINCE after him five. One of them has it seven times in ten. At the side LINCE alone has it four times in ten. All that for an inch.
        """
      Then the ball comes down at 6.8, 33.4

    Scenario: The gap on the left, in the middle of the template
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 6.8, 31.4
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
      And Yamato lands the ball at 6.8, 31.4
        """placky; dry
        Touching the rim, from outside. The middle is for kicks that go wrong.
        """
      Then rule 5.03 forbids it

    Scenario Outline: The gap on the left, a bad kick by arrow <arrow>
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 6.8, 31.4
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
        Bad: a die names the arrow, 12 points down, where they attack. LINCE comes under all of it, and BUHO under seven arrows of twelve, 5 to 11.
        """
      And the die shows <arrow> for AGUILA
        """placky; calm
        <where>
        """

      Examples:
        | arrow | where                                                                     |
        | 1     | Short, on LINCE's side: his alone, and he holds four in ten.              |
        | 2     | Short, and almost on LINCE's toes. His alone.                             |
        | 3     | Away from BUHO, over the head of LINCE. He alone may try.                 |
        | 4     | Deep, behind LINCE, where BUHO does not come. Four in ten.                |
        | 5     | Deep: LINCE first, BUHO after him. One of them has it seven times in ten. |
        | 6     | The deepest, but for BUHO and LINCE: between them they hold seven in ten. |
        | 7     | Over BUHO, and LINCE comes after him. In that order it is seven in ten.   |
        | 8     | Straight at BUHO, with LINCE behind him. One could call it a delivery.    |
        | 9     | Before BUHO, and LINCE is there as well. Seven in ten.                    |
        | 10    | Short of BUHO. He holds it every second time, and LINCE comes after him.  |
        | 11    | Short, between the two of them: LINCE first. Seven in ten.                |
        | 12    | Short, and before LINCE: his alone. Of all arrows, short is short.        |

    Scenario Outline: The right side, a bad kick by arrow <arrow>
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 21.4, 31.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 21, 31.4
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; alarmed
        A bad kick. It comes down in the middle of the template, and a die names the arrow; 12 points down, where they attack.
        """
      And the die shows <arrow> for AGUILA
        """placky; calm
        <where>
        """

      Examples:
        | arrow | where                                                          |
        | 1     | Short, and GARRA turns round for it: one in three.             |
        | 2     | Short, to his left. One in three is his.                       |
        | 3     | Beside GARRA, who holds one in three.                          |
        | 4     | Behind GARRA, but not far enough: one in three.                |
        | 5     | Deep, and he stretches. One in three, stretched or not.        |
        | 6     | The deepest: he runs back under it. One in three.              |
        | 7     | Deep, beside the touchline; he still has one in three.         |
        | 8     | Towards the corner. GARRA comes, and drops two in three.       |
        | 9     | Towards the touchline, and GARRA after it: one in three.       |
        | 10    | Short, beside the touchline. One in three is his.              |
        | 11    | Short, before GARRA's feet: one in three.                      |
        | 12    | Short, and straight before GARRA. One in three, as everywhere. |

    Scenario: GARRA in the gap, and the right is empty
      When GARRA is placed at 7.6, 30.8
        """placky; calm
        He fills the gap, and the whole right is empty. You aim there, as deep as a template may lie.
        """
      And Yamato lays the template at 21.4, 31.4
        """placky; calm
        Now everybody may move his defensive MOV, your side first: SUZU and KURO go to the right, to defend. BUHO goes twice as far by Defensive Vision, a skill of his position, LINCE two inches farther by Early Bird, a skill of his own.
        """
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA stays put
      And AGUILA takes the kick
        """placky; glad
        And nobody of theirs gets there. AGUILA kicks against his first BaC: eight, the best of the four. A good kick lands at the rim, where you like; a bad one in the middle, and a die moves it two inches.
        """
      And the die shows 6 for AGUILA
        """placky; glad
        A good kick, so take the back of the rim, the deepest.
        """
      And Yamato lands the ball at 21.4, 33.4
        """placky; glad
        In the zone that you attack, and nobody near, wherever it falls. On the right GARRA alone would catch one kick in three. Three pairs of hands in a gap catch nothing on the other side.
        """
      Then Teriomorph attacks

    Scenario: GARRA in the gap, and a bad kick
      When GARRA is placed at 7.6, 30.8
      And Yamato lays the template at 21.4, 31.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA stays put
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
        """placky; calm
        Bad: a die names the arrow. It does not matter much: nobody is near.
        """
      And the die shows 12 for AGUILA
        """placky; glad
        Shorter, and still nobody reaches it. With GARRA on the right they catch one kick in three there, with GARRA in the gap none.
        """
      Then Teriomorph attacks

    @counted
    Scenario Outline: The gap on the left, arrow <arrow>, and LINCE <does>
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 6.8, 31.4
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
      And the die shows <die> for LINCE
      Then Teriomorph attacks

      Examples:
        | arrow | die | does     |
        | 1     | 1   | has it   |
        | 1     | 12  | drops it |
        | 2     | 1   | has it   |
        | 2     | 12  | drops it |
        | 3     | 1   | has it   |
        | 3     | 12  | drops it |
        | 4     | 1   | has it   |
        | 4     | 12  | drops it |
        | 12    | 1   | has it   |
        | 12    | 12  | drops it |

    @counted
    Scenario Outline: The gap on the left, arrow <arrow>, and <first> has it
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 6.8, 31.4
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
      And the die shows 1 for <first>
      Then <first> holds the ball

      Examples:
        | arrow | first |
        | 5     | LINCE |
        | 6     | BUHO  |
        | 7     | BUHO  |
        | 8     | BUHO  |
        | 9     | BUHO  |
        | 10    | BUHO  |
        | 11    | LINCE |

    @counted
    Scenario Outline: The gap on the left, arrow <arrow>, <first> drops it, and <second> <does>
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 6.8, 31.4
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
      And the die shows 12 for <first>
      And <second> tries to catch the ball
      And the die shows <die> for <second>
      Then Teriomorph attacks

      Examples:
        | arrow | first | second | die | does     |
        | 5     | LINCE | BUHO   | 1   | has it   |
        | 5     | LINCE | BUHO   | 12  | drops it |
        | 6     | BUHO  | LINCE  | 1   | has it   |
        | 6     | BUHO  | LINCE  | 12  | drops it |
        | 7     | BUHO  | LINCE  | 1   | has it   |
        | 7     | BUHO  | LINCE  | 12  | drops it |
        | 8     | BUHO  | LINCE  | 1   | has it   |
        | 8     | BUHO  | LINCE  | 12  | drops it |
        | 9     | BUHO  | LINCE  | 1   | has it   |
        | 9     | BUHO  | LINCE  | 12  | drops it |
        | 10    | BUHO  | LINCE  | 1   | has it   |
        | 10    | BUHO  | LINCE  | 12  | drops it |
        | 11    | LINCE | BUHO   | 1   | has it   |
        | 11    | LINCE | BUHO   | 12  | drops it |

    @counted
    Scenario: The gap on the left, at the back, and BUHO has it
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 6.8, 31.4
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
      And the die shows 1 for BUHO
      Then BUHO holds the ball

    @counted
    Scenario Outline: The gap on the left, at the back, BUHO drops it, and LINCE <does>
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 6.8, 31.4
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
      And the die shows 12 for BUHO
      And LINCE tries to catch the ball
      And the die shows <die> for LINCE
      Then Teriomorph attacks

      Examples:
        | die | does     |
        | 1   | has it   |
        | 12  | drops it |

    @counted
    Scenario Outline: The right side, arrow <arrow>, and GARRA <does>
      When GARRA is placed at 19.4, 30.8
      And Yamato lays the template at 21.4, 31.4
      And AGUILA stays put
      And HAYATE stays put
      And SUZU moves to 15.9, 16
      And KURO moves to 19, 14.2
      And LINCE stays put
      And BUHO stays put
      And TORO stays put
      And GARRA moves to 21, 31.4
      And AGUILA takes the kick
      And the die shows 10 for AGUILA
      And the die shows <arrow> for AGUILA
      And GARRA tries to catch the ball
      And the die shows <die> for GARRA
      Then Teriomorph attacks

      Examples:
        | arrow | die | does     |
        | 1     | 1   | has it   |
        | 1     | 12  | drops it |
        | 2     | 1   | has it   |
        | 2     | 12  | drops it |
        | 3     | 1   | has it   |
        | 3     | 12  | drops it |
        | 4     | 1   | has it   |
        | 4     | 12  | drops it |
        | 5     | 1   | has it   |
        | 5     | 12  | drops it |
        | 6     | 1   | has it   |
        | 6     | 12  | drops it |
        | 7     | 1   | has it   |
        | 7     | 12  | drops it |
        | 8     | 1   | has it   |
        | 8     | 12  | drops it |
        | 9     | 1   | has it   |
        | 9     | 12  | drops it |
        | 10    | 1   | has it   |
        | 10    | 12  | drops it |
        | 11    | 1   | has it   |
        | 11    | 12  | drops it |
        | 12    | 1   | has it   |
        | 12    | 12  | drops it |

  @rule_5_04 @rule_5_05 @rule_1_19 @rule_1_20
  Rule: Wounds

    A tackler who wins goes down for free. Anybody else who falls may take a wound, and a player with as many wounds as his BOD leaves the pitch. A die says for how long: shaken, he is back at the next kick-off; bruised, he misses that one; sprained, he is out for the half; broken, for the match. A practice match has no second half, so of the last two nobody comes back today.

    Background:
      Given the rules up to chapter 5 are taught
        """placky; alarmed
        AGUILA and GARRA have two wounds each, of the three that their BOD takes: a cross and 2×. GARRA's mates are off, and you stop after two tokens. AGUILA himself, with GARRA at his side? Or KURO, who takes the ball first?
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
        Into the zone, for a try at eleven. GARRA may press: one off. Or he tackles, STR seven against the try; whoever falls then rolls stamina. BOD three and PRT one, for either of them: four or less. Choose for GARRA.
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
        Less than half an inch is enough: he touches AGUILA's way.
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
        It hurts, and it does not count. AGUILA did well to go for the try at once: seven in ten, and by the shoulder little more than half.
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
        Unhurt, and no try: the attack is over. It was the better chance all the same: seven in ten, and by the shoulder, with both tokens, little more than half.
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
        A wound, and his third: off he goes. The shoulder sends GARRA off 41 times in a hundred, the try at once 28; but it costs you AGUILA 29 times, not 17, and makes 14 tries fewer. Bodies are not points.
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
        GARRA does nothing, and is right: it is a try 52 times in a hundred. If he pressed, KURO would fail more often, and AGUILA, the better scorer, go for it: 54. If he tackled AGUILA, nobody would stand before KURO: 60.
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
        Both good, yours better: down. From the start KURO's way is a try 52 times in a hundred, AGUILA's own 69. But his own sends AGUILA off 17 times, KURO's hardly ever: the way for a day on which you lead.
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
        GARRA is unhurt. By himself AGUILA makes a try more often, seven times in ten, and goes off more often. This one he watched.
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
        His third wound: off he goes, 28 times in a hundred by KURO's way as by AGUILA's. This way spares AGUILA, who is off 4 times, not 17. It costs 17 tries.
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
        Unhurt, and no try. KURO's way fails 48 times in a hundred, AGUILA's own 31: the price of care.
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
        Unhurt, and no try. AGUILA would have been the better scorer, and the likelier patient.
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
        <said>
        """

      Examples:
        | try | what   | said                                                             |
        | 5   | a try  | Down, eleven times in twelve.                                    |
        | 12  | no try | Dropped, one time in twelve. A try at once needs no second roll. |

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
        Two tokens. TSUBAME has had two, and the third one tires; but he is near enough to score with it. GENBU is fresh, and may take the ball first: a token more, and a turn for BUHO and GARRA. More attacks follow. Who goes?
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
        A fatigue token takes Side Step, the skill of his position, and Long Stride, a training skill; and every try is one harder. Straight up, or to the corner? BUHO goes four inches, GARRA two.
        """
      Then TSUBAME has 1 active fatigue token
      When TSUBAME marks a move that ends at 20, 32.8
        """placky; thinking
        GARRA comes near enough to press: one off the try. BUHO, four inches by Defensive Vision, may press as well, one more off. Or tackle, STR five against it; if he misses, he falls: a third wound is his last. Another attack follows. Choose for BUHO.
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
        Too far for GARRA. BUHO may press, one off the try; or run, and touch TSUBAME's way: STR five against the try, and if he misses, he falls: a third wound is his last. Another attack follows. Choose for BUHO.
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
        Down, 67 times in a hundred: six more than by GENBU. But TSUBAME is tired, and each later time that makes six fewer. So the corner in a last attack; GENBU's way if TSUBAME goes twice more.
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
        Dropped, one time in three. By GENBU that is six more in a hundred; but TSUBAME is tired now, and each later time that costs six tries. The corner is for a last attack; before two more, GENBU.
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
        Down, with nobody tired. The corner makes six tries more in a hundred; but it tires TSUBAME, and that costs six each later time he goes. If he goes twice more, GENBU's way is better.
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
        Dropped, and nobody is tired. The corner makes six tries more in a hundred, at once; this way makes six more each later time. In a last attack the corner, before two more this.
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
