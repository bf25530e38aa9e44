Feature: Multiple rolls

  When a third player joins in, the question is no longer who wins but who is asked first.

  @rule_3_07
  Rule: 3.07 Multiple face-to-face roll

    One die beats one opponent. The others have not forgotten you; they are queueing.

    Background:
      Given these players are on the pitch:
        | player | at     | ball | STR |
        | AGUILA | 12, 13 | yes  |     |
        | GARRA  | 14, 15 |      | 7   |
        | BUHO   | 10, 16 |      | 7   |

    @s_3_07_a @s_3_07_c @example_X14
    Scenario: The dodger slips the first tackler, and the second rolls alone and falls
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
        """placky; thinking
        One die, two tacklers. You give it to GARRA; BUHO will have to fail without assistance.
        """
      Then the dice of AGUILA and GARRA are due
      When the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 12, 19
      Then GARRA is standing
      And the dice of BUHO are due
      When the die shows 9
      Then BUHO is on the ground
      When the die shows 4 for BUHO
      Then AGUILA is standing

    @s_3_07_c @s_3_07_d @example_X15
    Scenario: The dodger is through, and the second tackler catches him where he went
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 12, 19
      And the die shows 4 for GARRA
      Then the dice of BUHO are due
      When the die shows 5
        """placky; alarmed
        You dodged one of two, which is half a plan. The other half lands on you at the new address.
        """
      Then BUHO and AGUILA touch
      And AGUILA stands at 12, 19
      And the players are:
        | player | ground |
        | AGUILA | 1      |
        | GARRA  | 1      |
        | BUHO   | 1      |
      And AGUILA needs 4 or less on stamina
      When the die shows 4
      Then AGUILA holds the ball

    @s_3_07_b
    Scenario: Whom he faces first is for his own coach to say
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA dodges
      And Teriomorph lets AGUILA face BUHO
      Then rule 3.07 forbids it: it is for Yamato to decide
      When Teriomorph lets BUHO roll unopposed
      Then rule 3.07 forbids it: it is for Yamato to decide
      When Yamato lets BUHO roll unopposed
      Then the dice of BUHO are due

    @s_3_07_b
    Scenario Outline: The active player may face <first> first
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA dodges
      Then Yamato decides
      And <first> can choose face and leave
      When AGUILA faces <first>
      Then the dice of AGUILA and <first> are due
      When the dice show 5 for AGUILA and 5 for <first>
      Then the dice of <second> are due

      Examples:
        | first | second |
        | GARRA | BUHO   |
        | BUHO  | GARRA  |

    @s_3_07_b @s_3_07_c
    Scenario: He may let one tackler roll alone before he uses his die
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
      Then the dice of GARRA are due
      When the die shows 8
      And the die shows 4 for GARRA
      Then the dice of AGUILA and BUHO are due
      When the dice show 7 for AGUILA and 3 for BUHO
      And AGUILA moves to 12, 19
      Then BUHO is standing

    @s_3_07_d
    Scenario: Once the dodger is down, nobody else rolls and nobody else falls
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces BUHO
      And the dice show 3 for AGUILA and 5 for BUHO
      And the die shows 4 for AGUILA
      Then no dice are due
        """placky; calm
        GARRA had prepared a tackle. He may keep it, and his feet.
        """
      And GARRA is standing
      And series stopped happened to AGUILA once
      When Yamato removes the tokens
      Then AGUILA has 1 ground token

    @s_3_07_d @s_3_07_e
    Scenario: A dodger who is brought down first never rolls his dodge
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA dodges
      And GARRA rolls unopposed
        """placky; dry
        Saving your die for later assumes a later.
        """
      And the die shows 7
      And the die shows 4 for AGUILA
      Then no dice are due
      And AGUILA stands at 12, 17
      And BUHO is standing
      And dodged happened to AGUILA never

    @s_3_07_c @s_3_07_d
    Scenario: One die of a break through beats one tackler, and the other rolls alone
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 4 for GARRA
      And the die shows 4 for GARRA
      Then the dice of BUHO are due
      When the die shows 7
      And the die shows 4 for AGUILA
      Then the players are:
        | player | ground |
        | AGUILA | 1      |
        | GARRA  | 1      |
        | BUHO   | 1      |

    @s_3_07_a
    Scenario: A tackler without contact is no part of the series, but keeps his own appointment
      Given these players are on the pitch:
        | player | at     |
        | LINCE  | 18, 20 |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And LINCE tackles AGUILA at 12, 20
      And AGUILA runs
      And AGUILA dodges
      And AGUILA faces GARRA
      And the dice show 3 for AGUILA and 5 for GARRA
      And the die shows 4 for AGUILA
      Then the dice of LINCE are due
      And LINCE needs 8 or less on REF
      When the die shows 8
      Then LINCE is standing
      And BUHO is standing

    @s_3_07_d
    Scenario: Several tacklers on a carrier who is not active roll in the order that his coach likes
      Given these players are on the pitch:
        | player | at    |
        | HAYATE | 16, 8 |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA tackles AGUILA
      And BUHO tackles AGUILA
      And HAYATE runs
      And HAYATE stays put
      Then Yamato decides
      When BUHO rolls unopposed
      And the die shows 8
      And the die shows 4 for BUHO
      Then the dice of GARRA are due
      When the die shows 7
      And the die shows 4 for AGUILA
      Then fell happened to AGUILA once

    @s_3_07_d
    Scenario: A carrier who is not active is brought down once, and the second tackler keeps his feet
      Given these players are on the pitch:
        | player | at     |
        | HAYATE | 16, 8  |
        | LINCE  | 18, 20 |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA tackles AGUILA
      And BUHO tackles AGUILA
      And LINCE tackles AGUILA
      And HAYATE runs
      And HAYATE stays put
      And GARRA rolls unopposed
      And the die shows 7
      And the die shows 4 for AGUILA
      Then the dice of LINCE are due
        """placky; calm
        BUHO is spared. LINCE touched nobody, so his feet are examined in any case.
        """
      When the die shows 8
      Then fell happened to AGUILA once
      And BUHO is standing
      And ruling R-77 was at work

    @s_3_07_c
    Scenario: Whoever is left without a die against him tackles all the same
      When AGUILA is activated
      And AGUILA marks a move to 12, 17.492
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA dodges
      And BUHO rolls unopposed
      And the die shows 7 for BUHO
      And the die shows 4 for AGUILA
      Then AGUILA is on the ground
      And this happened:
        | event  | kind      | action  |
        | rolled | unopposed | tackle  |
        | rolled | unopposed | stamina |

  @rule_4_06
  Rule: 4.06 Multiple dice

    A second die is a second chance, and not a larger number.

    @s_4_06_a
    Scenario Outline: Two dice against one tackler, <dice>
      Each die is judged by itself. The best one counts: a critical, or else the highest success.

      Given these players are on the pitch:
        | player | at     | ball | REF |
        | HAYATE | 12, 13 | yes  | 7   |
        | GARRA  | 14, 15 |      |     |
      When HAYATE is activated
      And HAYATE marks a move to 12, 17.492
      And GARRA tackles HAYATE at 12, 15
      And HAYATE runs
      And HAYATE dodges
      And the dice show <dice>
      Then HAYATE's roll is a <result>
      And HAYATE's roll is spare
      And GARRA's roll is <his>
      And ruling R-40 was at work

      Examples:
        | dice                              | result  | his       |
        | 5 and 6 for HAYATE and 4 for GARRA | success | cancelled |
        | 6 and 5 for HAYATE and 4 for GARRA | success | cancelled |
        | 3 and 7 for HAYATE and 5 for GARRA | success | cancelled |
        | 4 and 12 for HAYATE and 3 for GARRA | success | cancelled |
        | 8 and 2 for HAYATE and 12 for GARRA | success | a fail |
        | 7 and 1 for HAYATE and 7 for GARRA | critical | cancelled |
        | 9 and 8 for HAYATE and 1 for GARRA | fail    | a critical |

    @s_4_06_a
    Scenario Outline: Two dice with nobody to face, <dice>
      Given these players are on the pitch:
        | player | at     | ball | REF |
        | HAYATE | 12, 13 | yes  | 7   |
        | GARRA  | 14, 15 |      |     |
      When HAYATE is activated
      And HAYATE marks a move to 12, 20
      And GARRA tackles HAYATE at 12, 20
      And HAYATE runs
      And HAYATE dodges
      And GARRA rolls to keep his feet
      And the die shows 7 for GARRA
      Then the dice of HAYATE and HAYATE are due
      When the dice show <dice> for HAYATE
      Then HAYATE's roll is a <result>
      And HAYATE's roll is spare
      And ruling R-40 was at work

      Examples:
        | dice     | result   |
        | 4 and 5  | success  |
        | 2 and 9  | success  |
        | 9 and 7  | success  |
        | 12 and 1 | critical |
        | 8 and 12 | fail     |

    @s_4_06_b @example_X17
    Scenario: Split over two tacklers, the first die loses and the second is never rolled
      Given these players are on the pitch:
        | player | at     | ball | REF | STR |
        | HAYATE | 12, 13 | yes  | 7   |     |
        | GARRA  | 14, 15 |      |     | 7   |
        | BUHO   | 10, 16 |      |     | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 12, 17.492
      And GARRA tackles HAYATE at 12, 15
      And BUHO tackles HAYATE at 12, 16
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      Then the dice of HAYATE and GARRA are due
      When the dice show 3 for HAYATE and 5 for GARRA
        """placky; dry
        The other die was meant for BUHO. It remains in excellent condition.
        """
      Then HAYATE is on the ground
      When the die shows 3 for HAYATE
      Then no dice are due
      And BUHO is standing

    @rule_3_07 @s_3_07_e @s_4_06_b
    Scenario: Split over two tacklers, both dice win and he moves once
      Given these players are on the pitch:
        | player | at     | ball | REF | STR |
        | HAYATE | 12, 13 | yes  | 7   |     |
        | GARRA  | 14, 15 |      |     | 7   |
        | BUHO   | 10, 16 |      |     | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 12, 17.492
      And GARRA tackles HAYATE at 12, 15
      And BUHO tackles HAYATE at 12, 16
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA
      And the dice show 6 for HAYATE and 4 for GARRA
      And HAYATE moves to 12, 19
      Then the dice of HAYATE and BUHO are due
      When the dice show 1 for HAYATE and 3 for BUHO
        """placky; calm
        A critical, and nowhere to go. The move is already spent; BUHO is merely cancelled.
        """
      Then HAYATE stands at 12, 19
      And dodged happened to HAYATE once
      And BUHO is standing
      And ruling R-75 was at work
      And no dice are due

    @rule_3_07 @s_3_07_b @s_4_06_b
    Scenario: Split over two tacklers, a tie keeps the move for the second die
      Given these players are on the pitch:
        | player | at     | ball | REF | STR |
        | HAYATE | 12, 13 | yes  | 7   |     |
        | GARRA  | 14, 15 |      |     | 7   |
        | BUHO   | 10, 16 |      |     | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 12, 17.492
      And GARRA tackles HAYATE at 12, 15
      And BUHO tackles HAYATE at 12, 16
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces BUHO
      And the dice show 5 for HAYATE and 5 for BUHO
      Then dodged happened to HAYATE never
      When the dice show 1 for HAYATE and 6 for GARRA
      And HAYATE moves to 12, 21
      Then HAYATE has moved 4 inches
      And GARRA is standing

    @rule_3_07 @s_3_07_c
    Scenario: Both dice on one tackler leave the other to roll alone
      Given these players are on the pitch:
        | player | at     | ball | REF | STR |
        | HAYATE | 12, 13 | yes  | 7   |     |
        | GARRA  | 14, 15 |      |     | 7   |
        | BUHO   | 10, 16 |      |     | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 12, 17.492
      And GARRA tackles HAYATE at 12, 15
      And BUHO tackles HAYATE at 12, 16
      And HAYATE runs
      And HAYATE dodges
      And HAYATE faces GARRA with all dice
      Then the dice of HAYATE, HAYATE and GARRA are due
      When the dice show 9 and 5 for HAYATE and 4 for GARRA
      And HAYATE moves to 12, 19
      Then the dice of BUHO are due
      When the die shows 8
      And the die shows 4 for BUHO
      Then HAYATE is standing

    @rule_3_07 @s_3_07_b
    Scenario: He may save both dice for the second tackler
      Given these players are on the pitch:
        | player | at     | ball | REF | STR |
        | HAYATE | 12, 13 | yes  | 7   |     |
        | GARRA  | 14, 15 |      |     | 7   |
        | BUHO   | 10, 16 |      |     | 7   |
      When HAYATE is activated
      And HAYATE marks a move to 12, 17.492
      And GARRA tackles HAYATE at 12, 15
      And BUHO tackles HAYATE at 12, 16
      And HAYATE runs
      And HAYATE dodges
      And GARRA rolls unopposed
      And the die shows 8
      And the die shows 4 for GARRA
      Then the dice of HAYATE, HAYATE and BUHO are due
      When the dice show 2 and 7 for HAYATE and 6 for BUHO
      And HAYATE moves to 12, 19
      Then BUHO is standing

    @s_4_06_a
    Scenario: Of two failures the lower one counts, and the twelve beside it is no fumble
      Given these players are on the pitch:
        | player | at     | ball | REF |
        | HAYATE | 12, 13 | yes  | 7   |
        | GARRA  | 14, 15 |      |     |
      When HAYATE is activated
      And HAYATE marks a move to 12, 17.492
      And GARRA tackles HAYATE at 12, 15
      And HAYATE runs
      And HAYATE dodges
      And the dice show 12 and 8 for HAYATE and 6 for GARRA
      Then HAYATE's roll is a fail
      And natural face happened to HAYATE never
      When the die shows 3 for HAYATE
      Then HAYATE is on the ground
