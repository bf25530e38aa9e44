Feature: Individual plays

  A hand of cards, and players who wish you had played the other one.

  @rule_4_07
  Rule: 4.07 Individual play

    One of these cards is printed in the rulebook. The others are ours, and nobody has proof against us.

    @s_4_07_a @s_4_07_b @s_4_07_d
    Scenario: Defensa rápida sends a defender twice as far
      Given Teriomorph's hand is "Defensa rápida"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 22 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses from 12, 19.99
      Then rule 1.07 forbids it: allowed: up to 2
      When Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 12, 17.999
      Then rule 1.07 forbids it: allowed: up to 4
      When GARRA presses from 12, 18
        """placky; glad
        Rápida. He does not know the word, but his legs do.
        """
      Then GARRA has moved 4 inches
      And GARRA used "Defensa rápida"
      And ruling R-41 was at work

    @s_4_07_c
    Scenario: A card is used once
      Given Teriomorph's hand is "Defensa rápida"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 22 |      |
        | LINCE  | 4, 22  |      |
      When AGUILA is activated
      And AGUILA marks no way
      And Teriomorph plays "Defensa rápida" for GARRA
      Then Teriomorph's hand is empty
      And Teriomorph's discards are "Defensa rápida"
      When Teriomorph plays "Defensa rápida" for LINCE
      Then rule 4.07 forbids it: used once
      When LINCE presses from 4, 18.999
      Then rule 1.07 forbids it: allowed: up to 3

    @s_4_07_b
    Scenario: A card that is laid lies on those that were
      Given Teriomorph's hand is "Defensa rápida"
      And Teriomorph's discards are "Snatch"
      And Teriomorph's deck is "Pounce"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 22 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And Teriomorph plays "Defensa rápida" for GARRA
      Then Teriomorph's discards are "Snatch" and "Defensa rápida"

    @s_4_07_d
    Scenario: Defensive Vision adds nothing to it
      Given Teriomorph's hand is "Defensa rápida"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | BUHO   | 12, 23 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And Teriomorph plays "Defensa rápida" for BUHO
      And BUHO presses from 12, 18.999
      Then rule 1.07 forbids it: allowed: up to 4
      And this happened:
        | event     | player | team       | house |
        | play laid | BUHO   | Teriomorph | no    |

    @s_4_07_d
    Scenario: A defender who goes no farther than he may has had no use of it
      Given Teriomorph's hand is "Defensa rápida"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 22 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And Teriomorph plays "Defensa rápida" for GARRA
      And GARRA presses from 12, 20
        """placky; dry
        Twice as far as nothing much is still available next match. The card is not.
        """
      Then GARRA has moved 2 inches
      And skill used happened to GARRA never
      And Teriomorph's hand is empty

    @s_4_07_b
    Scenario: A card that is not in the hand, or not for him, is not played
      Given Teriomorph's hand is "Defensa rápida" and "Pounce"
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 12, 22 |      | 1      |
        | LINCE  | 4, 22  |      |        |
      When AGUILA is activated
      And AGUILA marks no way
      And Teriomorph plays "Snatch" for LINCE
      Then rule 4.07 forbids it: does not hold Snatch
      When Teriomorph plays "Pounce" for LINCE
      Then rule 4.07 forbids it: does not fit this moment
      When Teriomorph plays "Defensa rápida" for GARRA
      Then rule 4.07 forbids it: can be laid for LINCE
      When Teriomorph plays "Defensa rápida" for AGUILA
      Then rule 4.07 forbids it: can be laid for LINCE

    @s_4_07_a
    Scenario: In attack it is of no use
      Given Yamato's hand is "Defensa rápida"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 22 |      |
      When AGUILA is activated
      And Yamato plays "Defensa rápida" for AGUILA
      Then rule 4.07 forbids it: no card in the hand fits this moment

    @s_4_07_a @s_4_01_b
    Scenario: Sprint makes a run two inches longer and tires the runner
      Given Yamato's hand is "Sprint"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 30 |      |
      When AGUILA is activated
      And Yamato plays "Sprint" for AGUILA
      Then AGUILA has 1 active fatigue token
      When AGUILA marks a move to 12, 25
      And GARRA presses
      And AGUILA runs
      Then AGUILA has moved 6 inches
      And AGUILA used "Sprint"
      And ruling R-42 was at work

    @s_4_07_b
    Scenario: It is not laid for a player whom it would injure
      Given Yamato's hand is "Sprint" and "Still Water"
      And these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  | 3       |
        | GARRA  | 12, 30 |      |         |
      When AGUILA is activated
      And Yamato plays "Sprint" for AGUILA
      Then rule 4.07 forbids it: does not fit this moment
      When Yamato plays "Still Water" for AGUILA
      Then AGUILA has 2 active fatigue tokens
      When Yamato plays "Sprint" for AGUILA
      Then AGUILA has 3 active fatigue tokens
        """placky; dry
        Refreshed, and tired again before he had noticed.
        """
      And this happened:
        | event | player | why    |
        | tired | AGUILA | Sprint |

    @s_4_07_a
    Scenario: Nobody is refreshed who is not tired
      Given Yamato's hand is "Still Water" and "Sprint"
      And these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  | 0       |
        | GARRA  | 12, 30 |      |         |
      When AGUILA is activated
      And Yamato plays "Still Water" for AGUILA
      Then rule 4.07 forbids it: does not fit this moment

    @s_4_07_a
    Scenario: A sprinter who runs no farther than anybody has only tired himself
      Given Yamato's hand is "Sprint"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 30 |      |
      When AGUILA is activated
      And Yamato plays "Sprint" for AGUILA
      And AGUILA marks a move to 12, 17.492
      And GARRA presses
      And AGUILA runs
      Then AGUILA has moved 4 inches
      And AGUILA has 1 active fatigue token
      And skill used happened to AGUILA never

    @s_4_07_a
    Scenario: Up Again lifts a fallen defender, who then acts like any other
      Given Teriomorph's hand is "Up Again"
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 12, 16 |      | 1      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      Then rule 3.01 forbids it
      When Teriomorph plays "Up Again" for GARRA
      Then GARRA is standing
      When GARRA tackles AGUILA
      Then GARRA has moved 1.917 inches

    @s_4_07_a
    Scenario: Nobody is lifted who stands
      Given Teriomorph's hand is "Up Again" and "Defensa rápida"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 16 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And Teriomorph plays "Up Again" for GARRA
      Then rule 4.07 forbids it: does not fit this moment

    @s_4_07_a
    Scenario: The carrier stays down, card or no card
      Given Yamato's hand is "Still Water"
      And Teriomorph's hand is "Up Again"
      And these players are on the pitch:
        | player | at     | ball | ground |
        | GARRA  | 12, 22 | yes  | 1      |
        | LINCE  | 12, 25 |      |        |
        | AGUILA | 12, 13 |      |        |
      When GARRA is activated
      And Teriomorph plays "Up Again" for GARRA
      Then rule 4.07 forbids it: no card in the hand fits this moment

    @s_4_07_a
    Scenario: Pounce gives a tackler one die more
      Given Teriomorph's hand is "Pounce"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And Teriomorph plays "Pounce" for GARRA
      Then the dice of AGUILA, GARRA and GARRA are due
      When the dice show 6 for AGUILA and 9 and 7 for GARRA
      Then GARRA's roll is a success
      When the die shows 4 for AGUILA
      Then AGUILA is on the ground

    @s_4_07_a
    Scenario Outline: At the same moment the attacking coach plays first, and <what>
      Given Teriomorph's hand is "Pounce"
      And Yamato's hand is "Wind Walk"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      Then Yamato decides
      When Yamato plays <first>
      Then Teriomorph decides
      When Teriomorph plays <second>
      Then the dice of <dice> are due
      And ruling R-91 was at work
      When the dice show <fall>
      And AGUILA stays put
      Then GARRA is standing

      Examples:
        | what            | first                  | second             | dice                            | fall                                     |
        | both play       | "Wind Walk" for AGUILA | "Pounce" for GARRA | AGUILA, AGUILA, GARRA and GARRA | 9 and 7 for AGUILA and 5 and 6 for GARRA |
        | nobody has to   | no card                | "Pounce" for GARRA | AGUILA, GARRA and GARRA         | 7 for AGUILA and 5 and 6 for GARRA       |
        | the other waits | "Wind Walk" for AGUILA | no card            | AGUILA, AGUILA and GARRA        | 9 and 7 for AGUILA and 6 for GARRA       |

    @s_4_07_a
    Scenario: A number that is better for one roll
      Given Teriomorph's hand is "Iron Ribs"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      And the dice show 6 for AGUILA and 9 for GARRA
      And Teriomorph plays "Iron Ribs" for GARRA
      Then GARRA needs 7 or less on stamina
      When the die shows 7 for GARRA
      Then GARRA is unhurt
      And GARRA used "Iron Ribs"

    @s_4_07_a
    Scenario: Falling Leaf before the REF roll of a tackler who has met nobody
      Given Yamato's hand is "Falling Leaf"
      And these players are on the pitch:
        | player | at     | ball |
        | GARRA  | 12, 22 | yes  |
        | AGUILA | 4, 13  |      |
      When GARRA is activated
      And GARRA marks no way
      And AGUILA tackles GARRA
      And GARRA runs
      And GARRA stays put
      And Yamato plays "Falling Leaf" for AGUILA
      Then AGUILA needs 11 or less on REF
      When the die shows 11 for AGUILA
      Then AGUILA is standing

    Scenario: The attacker goes first, in their hands as in everything
      Given Yamato's hand is "Second Look" and "Sure Hands"
      And Teriomorph's hand is "Snatch"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 12, 8  |      |
        | GARRA  | 20, 20 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And Yamato plays "Second Look" for AGUILA
      Then the dice of AGUILA, AGUILA and AGUILA are due
      And AGUILA used "Second Look"
      When the dice show 9, 10 and 11 for AGUILA
      And Yamato plays "Sure Hands" for SUZU
      Then SUZU needs 8 or less on BaC
      When the die shows 8 for SUZU
      Then SUZU holds the ball

    Scenario: Four cards are drawn, each by a die with a side for every card that is left
      Given a full match
      And the coaches bring their play cards
      And everybody waits beside the pitch
      When the die shows 8
      And the die shows 7
      And the die shows 1
      And the die shows 2
      Then Yamato's hand is "Still Water", "Second Look", "Defensa rápida" and "Sure Hands"
      And Yamato's deck is "Sprint", "Iron Ribs", "Falling Leaf" and "Wind Walk"
      And ruling R-05 was at work
      When Yamato chooses the team plays "Hand Off", "Relay", "Arrow" and "Hand Off"
      Then rule 5.01 forbids it: 4 different cards
      When Yamato chooses the team plays "Hand Off", "Relay", "Arrow" and "Horns First"
      Then rule 5.01 forbids it: may not choose Horns First
      When Yamato chooses the team plays "Hand Off", "Relay", "Arrow" and "Escort"
      Then Yamato's team plays are "Hand Off", "Relay", "Arrow" and "Escort"
      When the die shows 1
      And the die shows 1
      And the die shows 1
      And the die shows 1
      Then Teriomorph holds 4 cards
      And this happened:
        | event      | team       | card           | left |
        | card drawn | Yamato     | Still Water    | 7    |
        | card drawn | Yamato     | Sure Hands     | 4    |
        | card drawn | Teriomorph | Defensa rápida | 7    |

    @s_4_07_a
    Scenario: There is one of each card
      Given Yamato's hand is "Sprint" and "Still Water"
      And Yamato's deck is "Wind Walk" and "Sprint"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      Then the position is refused:
        | key   | of     |
        | cards | Yamato |

    @s_4_07_a
    Scenario: A hand holds no card of the other team
      Given Yamato's hand is "Sprint" and "Pounce"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      Then the position is refused:
        | key   | of     |
        | hands | Yamato |

    @s_4_07_b
    Scenario: A card helps nobody of the other team, so his dice fall at once
      Given Yamato's hand is "Sprint" and "Falling Leaf"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 4, 13  |      |
      When AGUILA is activated
      And Yamato plays "Sprint" for AGUILA
      And AGUILA marks a move to 12, 30
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA stays put
      Then the dice of GARRA are due

    @s_4_07_a
    Scenario: Snatch makes the hands of a thief three better
      Given Teriomorph's hand is "Snatch"
      And these players are on the pitch:
        | player | at         | ball | BaC |
        | AGUILA | 4, 13      |      |     |
        | LINCE  | 12, 20.984 |      | 5/9 |
      And the ball lies at 12, 20
      And Yamato attacks
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals the loose ball
      And AGUILA runs
      And AGUILA stays put
      And Teriomorph plays "Snatch" for LINCE
      Then LINCE needs 12 or less on BaC
      When the die shows 11 for LINCE
      Then LINCE holds the ball
      And LINCE used "Snatch"

    @s_4_07_c
    Scenario: What a card gives is gone with the activation
      Given Yamato's hand is "Sprint"
      And these players are on the pitch:
        | player | at    | ball |
        | AGUILA | 12, 5 | yes  |
        | GARRA  | 2, 30 |      |
      When AGUILA is activated
      And Yamato plays "Sprint" for AGUILA
      And AGUILA marks a move to 12, 30
      And GARRA presses
      And AGUILA runs
      Then AGUILA has moved 6 inches
      When AGUILA stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks a move to 12, 30
      And GARRA presses
      And AGUILA runs
        """placky; dry
        Once was a sprint. Twice is your imagination.
        """
      Then AGUILA has moved 4 inches

    @s_4_07_b
    Scenario: Still Water takes one of two, and one is what is left
      Given Yamato's hand is "Still Water"
      And these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  | 2       |
        | GARRA  | 12, 30 |      |         |
      When AGUILA is activated
      And Yamato plays "Still Water" for AGUILA
      Then this happened:
        | event      | card        | player | token   | left |
        | play laid  | Still Water |        |         |      |
        | token lost |             | AGUILA | fatigue | 1    |

    @s_4_07_b
    Scenario: Up Again takes one of two as well, and does not put him on his feet
      Given Teriomorph's hand is "Up Again"
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 12, 16 |      | 2      |
      When AGUILA is activated
      And AGUILA marks no way
      And Teriomorph plays "Up Again" for GARRA
      Then this happened:
        | event      | player | token  | left |
        | token lost | GARRA  | ground | 1    |

    @s_4_07_a
    Scenario: Before a second action his coach may look through his hand, and finds nothing for it
      Given Yamato's hand is "Sprint"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 28 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And Yamato plays "Sprint" for AGUILA
      Then rule 4.07 forbids it: no card in the hand fits this moment

    @s_4_07_b @s_4_07_c
    Scenario: Where only one player can use it, nobody asks for whom; and every coach has a pile of his own
      Given Teriomorph's hand is "Defensa rápida"
      And Yamato's deck is "Sprint"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 22 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And Teriomorph plays "Defensa rápida"
        """placky; calm
        One card, one defender. Even I could have said for whom.
        """
      Then Teriomorph's discards are "Defensa rápida"
      And Yamato's discards are empty
      And Yamato's deck is "Sprint"
      When GARRA presses from 12, 18
      Then GARRA has moved 4 inches
      And skill used happened to GARRA once

    @s_4_07_b
    Scenario: A card is told, and a skill for another day is not
      Given Teriomorph's hand is "Sprint"
      And these players are on the pitch:
        | player | at     | ball |
        | LINCE  | 12, 23 | yes  |
        | AGUILA | 12, 5  |      |
      When LINCE is activated
      And Teriomorph plays "Sprint" for LINCE
      And LINCE marks a move to 12, 8
      And AGUILA presses
      And LINCE runs
      Then LINCE has moved 7 inches
      And LINCE used "Sprint"
      And skill used happened to LINCE once

    @s_4_07_a
    Scenario: Of a pass with a card the card and the dice are told, and no skill that has yet to show
      Given Yamato's hand is "Second Look"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 13, 20 | yes  |
        | SUZU   | 13, 17 |      |
        | GARRA  | 20, 30 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA passes to SUZU
      And Yamato plays "Second Look" for AGUILA
      Then skill used happened to AGUILA twice
      And the dice of AGUILA, AGUILA and AGUILA are due

    @s_4_07_b
    Scenario: Better hands are no luckier: with Snatch a natural 2 is a success and no more
      Given Teriomorph's hand is "Snatch"
      And these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 4, 13      |      |
        | LINCE  | 12, 20.984 |      |
      And the ball lies at 12, 20
      And Yamato attacks
      When AGUILA is activated
      And AGUILA marks no way
      And LINCE steals the loose ball
      And AGUILA runs
      And AGUILA stays put
      And Teriomorph plays "Snatch" for LINCE
      And the die shows 2 for LINCE
      Then LINCE's roll is a success
      And LINCE holds the ball

    Scenario: Before chapter 4 nobody looks through his hand for what fits
      Given the rules up to chapter 3 are taught
      And Yamato's hand is "Sprint"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 28 |      |
      When AGUILA is activated
      Then AGUILA can choose mark and nothing else
      When Yamato plays "Sprint" for AGUILA
      Then rule 4.07 forbids it: a card that fits is laid just before an action
