Feature: Defence

  The move lies marked on the field for all to see.
  Now the defenders have seen it.

  @rule_1_05
  Rule: 1.05 Defence

    One action for every defender, one defender after the other.

    @s_1_05_a
    Scenario: Every defender takes an action of his own
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 16, 16 |      |
        | LINCE  | 8, 16  |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      Then Teriomorph decides
      When LINCE tackles AGUILA
      Then step 2 is on
      When LINCE presses
      Then rule 1.05 forbids it: one defender, one action
      When GARRA presses
      Then step 3 is on
      And the players are:
        | player | marker   |
        | GARRA  | pressure |
        | LINCE  | tackle   |

    @s_1_05_a
    Scenario: One moves before the next declares, in the order that their coach likes

      LINCE wants the place where GARRA stands.
      There is a polite way to ask, and it is to let GARRA go first.

      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 10 | yes  |
        | LINCE  | 8, 18  |      |
        | GARRA  | 8, 16  |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And LINCE presses from 8, 16
      Then rule 1.07 forbids it: GARRA is in the way
      When GARRA presses from 10, 16
      Then GARRA stands at 10, 16
      When LINCE presses from 8, 16
      Then LINCE stands at 8, 16
      And rule 1.05 was at work
      And ruling R-09 was at work

    @s_1_05_b
    Scenario: A standing defender may press or tackle
      Given the rules up to chapter 1 are taught
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 17 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      Then GARRA can choose pressure and tackle and nothing else
      When GARRA presses
      Then rule 1.05 was at work

    @s_1_05_b @s_1_05_c
    Scenario: With everything taught there are five, and never all five for one defender
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 12, 17 |      |        |
        | LINCE  | 8, 17  |      | 1      |
      When AGUILA is activated
      And AGUILA marks no way
      Then GARRA can choose pressure, tackle, steal and rest and nothing else
      And LINCE can choose stand up and nothing else
      When GARRA steals out of the air, moving to 12, 16
      And LINCE stands up
      Then GARRA has moved 1 inch
      And the players are:
        | player | marker |
        | GARRA  | steal  |
        | LINCE  | none   |
      And rule 1.05 was at work
      And this happened:
        | event          | player | action   | how |
        | action chosen  | GARRA  | steal    |     |
        | steal declared | GARRA  |          | air |
        | action chosen  | LINCE  | stand up |     |

    @s_1_05_b
    Scenario: What the ball is doing decides what a defender can do about it
      Given these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 12, 17 |
      And the ball lies at 12, 20
      And Yamato attacks
      When AGUILA is activated
      And AGUILA marks no way
      Then GARRA can choose pressure, steal and rest and nothing else
      When GARRA tackles AGUILA
      Then rule 1.12 forbids it: nobody holds the ball
      When GARRA steals the loose ball
      Then rule 1.05 was at work

    @s_1_05_b
    Scenario Outline: What a later chapter teaches is not yet open
      Given the rules up to chapter 1 are taught
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 17 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA attempts a <action>
      Then rule 1.05 forbids it: R-94

      Examples:
        | action |
        | steal  |
        | rest   |

    @s_1_05_b
    Scenario Outline: What a chapter teaches is open from that chapter on
      Given the rules up to chapter <chapter> are taught
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 17 |      |
      When AGUILA is activated
      And AGUILA marks no way
      Then GARRA can choose <actions> and nothing else
      When GARRA presses
      Then rule 1.05 was at work

      Examples:
        | chapter | actions                          |
        | 2       | pressure and tackle              |
        | 3       | pressure, tackle and steal       |
        | 4       | pressure, tackle, steal and rest |

    @s_1_05_c
    Scenario: Pressing and tackling bring a move with them
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 15, 17 |      |
        | LINCE  | 9, 17  |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses from 13, 17
      And LINCE tackles AGUILA at 12, 17
      Then GARRA has moved 2 inches
      And LINCE has moved 2.508 inches
      And rule 1.05 was at work
      And ruling R-08 was not at work
      And this happened:
        | event         | player | action   | why            |
        | action chosen | GARRA  | pressure |                |
        | moved         | GARRA  |          | defensive move |
        | action chosen | LINCE  | tackle   |                |

    @s_1_05_c @s_1_05_f
    Scenario: Standing up is all that a fallen defender does
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 12, 17 |      | 1      |
        | LINCE  | 4, 17  |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 18, 13
      Then GARRA can choose stand up and nothing else
      When GARRA presses
      Then rule 3.01 forbids it: on the ground
      When GARRA tackles AGUILA
      Then rule 3.01 forbids it: on the ground
      When GARRA stands up
      Then GARRA stands at 12, 17
      And GARRA is standing
      When GARRA presses from 12, 15
        """placky; dry
        He is up, and he has an idea.
        It will have to wait for the next activation.
        """
      Then rule 1.05 forbids it: one defender, one action

    @s_1_05_d
    Scenario: No defender is skipped
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 17 |      |
        | LINCE  | 4, 17  |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses
      And AGUILA runs
      Then rule 1.05 forbids it: now LINCE may press
      And step 2 is on

    @s_1_05_d
    Scenario: Pressing on the spot is how to do next to nothing
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 30 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 17
      And GARRA presses
      Then GARRA has moved 0 inches
      And GARRA stands at 12, 30
      And step 3 is on
      And ruling R-08 was at work
      And ruling R-09 was not at work

    @s_1_05_e
    Scenario: The marker of his action stays beside a defender until step six
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 18, 20 |      |
        | LINCE  | 4, 20  |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And LINCE tackles AGUILA
      And AGUILA runs
      And AGUILA stays put
      And the die shows 2 for LINCE
      Then the players are:
        | player | marker   |
        | GARRA  | pressure |
        | LINCE  | tackle   |
      When Yamato removes the tokens
      Then the players are:
        | player | marker |
        | GARRA  | none   |
        | LINCE  | none   |

    @s_1_05_f
    Scenario: A defender on his feet cannot stand up
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 17 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA stands up
      Then rule 1.05 forbids it: already standing

    @s_1_05_b
    Scenario: Before chapter 4 nobody is taught to rest
      Given the rules up to chapter 3 are taught
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 25 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
      Then rule 1.05 forbids it: waits for exercise 04

    Scenario: Before chapter 4 the cards stay in the box
      Given the rules up to chapter 3 are taught
      And Teriomorph's hand is "Defensa rápida"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 22 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      Then Teriomorph holds 1 card

    @s_1_05_a
    Scenario Outline: A defender who has acted is told so, whatever else he tries: <what>
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
        | LINCE  | 4, 20  |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And GARRA <what>
      Then rule 1.05 forbids it: one defender, one action

      Examples:
        | what                       |
        | presses                    |
        | tackles AGUILA             |
        | stands up                  |
        | rests                      |
        | steals out of the air      |

    @s_1_05_a @s_3_07_e @s_4_06_b
    Scenario: Four defenders give one run four answers
      Given Yamato's hand is "Wind Walk"
      And these players are on the pitch:
        | player | at     | ball | activations | ground | fatigue |
        | AGUILA | 12, 13 | yes  | 2           |        |         |
        | GARRA  | 14, 15 |      |             |        |         |
        | BUHO   | 10, 16 |      |             |        |         |
        | LINCE  | 20, 20 |      |             | 1      |         |
        | TORO   | 4, 20  |      |             |        | 1       |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And LINCE stands up
      And TORO rests
      And AGUILA runs
      And AGUILA dodges
      And Yamato plays "Wind Walk" for AGUILA
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 12, 19
      And the die shows 4 for GARRA
      And the dice show 6 for AGUILA and 5 for BUHO
        """placky; glad
        One on the ground, one beaten, one getting up, one resting. He would like them all to do that again.
        """
      Then AGUILA stands at 12, 19
      And GARRA is on the ground
      And BUHO is standing
      And LINCE is standing
      And TORO has 1 inactive fatigue token
      And this happened:
        | event           | player | team   | action | house | why                |
        | action chosen   | TORO   |        | rest   |       |                    |
        | play laid       | AGUILA | Yamato |        | yes   |                    |
        | nothing happens | AGUILA |        | dodge  |       | has already dodged |
