Feature: Collective plays

  Several players, one token, and a card that nobody may read yet.

  @rule_4_08
  Rule: 4.08 Collective play

    It has been trained for weeks.
    The opponents were cones.

    @s_4_08_a @s_4_08_c @s_4_08_d @s_4_08_e @s_4_08_f @s_4_08_h @s_4_08_i @s_4_08_j @s_4_08_l
    Scenario: Hand Off from the declaration to the last step

      The carrier marks his move and nobody else does.
      Once the card is turned over, it is too late for everybody else.

      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Hand Off"
      Then AGUILA has 1 activation token
      And SUZU has 0 activation tokens
      And Yamato has 3 activation tokens
      And the team play lies face down
      And Yamato decides
      When SUZU takes part
      And AGUILA marks a move to 12, 17.492
      And GARRA presses
      Then the team play lies open
      And Yamato decides
      When SUZU runs to 8, 16
      And AGUILA runs
      Then SUZU stands at 8, 16
      And AGUILA stands at 12, 17
      And AGUILA can choose pass and nothing else
      When AGUILA passes to SUZU
      And the dice show 5 and 9 for AGUILA
      Then SUZU holds the ball
      When SUZU moves to 8, 20
        """placky; glad
        Two men, one token, four things done. Somebody write that down before they try it again.
        """
      And Yamato removes the tokens
      Then SUZU stands at 8, 20
      And Yamato's used team plays are "Hand Off"
      And the steps so far are 1, 2, 3, 4, 5, 6
      And ruling R-42 was at work

    @s_4_08_e
    Scenario: The carrier keeps to his path, and passes to whom the card names
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | KURO   | 16, 13 |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks a move to 12, 17.492
      And GARRA presses
      And AGUILA runs to 14, 17
      Then rule 1.08 forbids it: along the path that he has marked
      When AGUILA runs
      And SUZU runs to 8, 16
      And AGUILA passes to KURO
      Then rule 4.08 forbids it: the card asks for a pass to SUZU
      And AGUILA can choose pass and nothing else
      When AGUILA passes to SUZU
      Then the dice of AGUILA and AGUILA are due

    @s_4_08_i
    Scenario: The runs come in any order, straight, past everybody, as far as MOV allows
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 8, 15  |      |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks a move to 12, 17.492
      And GARRA presses
      And AGUILA runs
      And SUZU runs to 8, 30
      Then SUZU stands at 8, 17
      And SUZU has moved 4 inches
      And ruling R-81 was at work

    @s_4_08_b
    Scenario: Without the ball there is nothing to play
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | SUZU   | 8, 13  |
        | GARRA  | 12, 25 |
      And the ball lies at 12, 15
      And Yamato attacks
      When Yamato declares the team play "Hand Off"
      Then rule 4.08 forbids it: begins with the carrier

    Scenario: The carrier must be on his feet
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  | 1      |
        | SUZU   | 8, 13  |      |        |
        | GARRA  | 12, 25 |      |        |
      When Yamato declares the team play "Hand Off"
      Then rule 4.08 forbids it: (R-81)

    Scenario: The chapter of these cards also knows when they stay face down
      Given the rules up to chapter 4 are taught
      And Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  | 1      |
        | SUZU   | 8, 13  |      |        |
        | GARRA  | 12, 25 |      |        |
      When Yamato declares the team play "Hand Off"
      Then rule 4.08 forbids it: (R-81)

    @s_4_08_e
    Scenario: Those who lie on the ground do not take part
      Given Yamato's team plays are "Hand Off" and "Relay"
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | SUZU   | 8, 13  |      |        |
        | HAYATE | 16, 13 |      | 1      |
        | GARRA  | 12, 25 |      |        |
      When Yamato declares the team play "Relay"
      Then rule 4.08 forbids it: needs 2 more beside the carrier
      When Yamato declares the team play "Hand Off"
      And HAYATE takes part
      Then rule 4.08 forbids it: HAYATE cannot take part (R-81)
      When SUZU and HAYATE take part
      Then rule 4.08 forbids it: 1 take part beside AGUILA
      When SUZU takes part
      Then rule 4.08 was at work

    @s_4_08_l
    Scenario: What one coach has used, the other may still have
      Given Yamato's team plays are "Hand Off"
      And Teriomorph's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Hand Off"
      Then Yamato's used team plays are "Hand Off"
      And Teriomorph's used team plays are empty

    @s_4_08_l
    Scenario: A used card waits for the next kick-off
      Given Yamato's team plays are "Hand Off" and "Relay"
      And Yamato's used team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | HAYATE | 16, 13 |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Hand Off"
      Then rule 4.08 forbids it: lies aside until the next kick-off
      When Yamato declares the team play "Relay"
      Then Yamato's used team plays are "Hand Off" and "Relay"

    @s_4_08_l
    Scenario: At the kick-off it comes back
      Given a full match
      And Yamato's team plays are "Hand Off"
      And Yamato's used team plays are "Hand Off"
      And Yamato kicked at the start
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      And Teriomorph's team plays are "Pack Run" and "Relay"
      And Teriomorph's used team plays are "Relay"
      And a kick-off is due, and Yamato kicks
      Then Yamato's used team plays are empty
      And Teriomorph's used team plays are empty
      And Yamato's team plays are "Hand Off"
      And this happened:
        | event           | team       | cards    |
        | team plays back | Yamato     | Hand Off |
        | team plays back | Teriomorph | Relay    |

    @s_4_08_g
    Scenario: Only the carrier may be tackled
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 8, 16  |      |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks a move to 12, 17
      And GARRA tackles SUZU
      Then rule 0.01 forbids it: only the carrier may be tackled
      When GARRA presses
      Then the team play lies open
      And this happened:
        | event              | team   |
        | team play declared | Yamato |
        | taking part        | Yamato |
        | team play shown    | Yamato |

    @s_4_08_k
    Scenario: A roll that fails ends the play
      Given Teriomorph's team plays are "Horns First"
      And these players are on the pitch:
        | player | at     | ball |
        | GARRA  | 12, 22 | yes  |
        | LINCE  | 8, 22  |      |
        | AGUILA | 14, 20 |      |
      When Teriomorph declares the team play "Horns First"
      And LINCE takes part
      And GARRA marks a move to 12, 25
      And AGUILA tackles GARRA
      And GARRA runs
      And LINCE runs to 8, 25
      And GARRA breaks through
      And the dice show 9 and 8 for GARRA and 10 for AGUILA
      And the die shows 3 for AGUILA
      Then LINCE stands at 8, 25
      And ruling R-82 was at work
      When Teriomorph removes the tokens
      Then Teriomorph's used team plays are "Horns First"
      And this happened:
        | event             | player | team       | why  | action        |
        | tackle failed     | AGUILA |            | roll |               |
        | team play stopped |        | Teriomorph |      | break through |
        | team play done    |        | Teriomorph |      |               |

    @s_4_08_k
    Scenario: A cancelled roll ends it as well
      Given Teriomorph's team plays are "Horns First"
      And these players are on the pitch:
        | player | at     | ball |
        | GARRA  | 12, 22 | yes  |
        | LINCE  | 8, 22  |      |
        | AGUILA | 14, 20 |      |
      When Teriomorph declares the team play "Horns First"
      And LINCE takes part
      And GARRA marks a move to 12, 25
      And AGUILA tackles GARRA
      And GARRA runs
      And LINCE runs to 8, 25
      And GARRA breaks through
      And the dice show 5 and 3 for GARRA and 5 for AGUILA
      Then GARRA's roll is cancelled
      And Teriomorph decides
      When GARRA passes to LINCE
      Then rule 4.08 forbids it: actions are those of the collective play
      When Teriomorph removes the tokens
      Then ruling R-82 was at work
      And this happened:
        | event         | team       |
        | table cleared | Teriomorph |

    @s_4_08_j
    Scenario: A missed pass that is caught is no failure
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And SUZU runs to 8, 13
      And AGUILA passes to SUZU
      And the dice show 12 and 11 for AGUILA
      And the die shows 5 for SUZU
      And SUZU moves to 8, 17
      Then SUZU stands at 8, 17
      And SUZU holds the ball

    @s_4_08_k
    Scenario: A pass that hits the ground is one
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And SUZU runs to 8, 13
      And AGUILA passes to SUZU
      And the dice show 12 and 11 for AGUILA
      And the die shows 12 for SUZU
      And the die shows 3 for SUZU
      And Yamato removes the tokens
      Then SUZU stands at 8, 13
      And ruling R-82 was at work
      And this happened:
        | event             | player | team   | to   | how  | kind  | action | why    |
        | pass leaves       | AGUILA |        | SUZU | fail |       |        |        |
        | rolled            |        |        |      |      | table |        |        |
        | team play stopped |        | Yamato |      |      |       | pass   | failed |

    @s_4_08_k
    Scenario: The coach may stop between two actions
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And SUZU runs to 8, 13
      And AGUILA passes to SUZU
      And the dice show 5 and 6 for AGUILA
      Then SUZU can choose move or end the play and nothing else
      When Yamato ends the team play
        """placky; calm
        The ball is where it should be. Why run any farther?
        """
      And Yamato removes the tokens
      Then SUZU stands at 8, 13
      And this happened:
        | event             | team   | action | why    |
        | team play stopped | Yamato | move   | chosen |

    @s_4_08_j
    Scenario: Where the card names a receiver who is too far ahead, nobody else receives
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | HAYATE | 16, 13 |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And SUZU runs to 8, 16
      Then team play passed over happened to AGUILA once
      And SUZU can choose move

    @s_4_08_j
    Scenario: An action that cannot be played is passed over
      Given Yamato's team plays are "Flowing Water"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Flowing Water"
      And SUZU takes part
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And SUZU runs to 8, 13
      Then AGUILA can choose pass and nothing else
        """placky; thinking
        The card says dodge. Nobody has come to be dodged.
        """
      When AGUILA passes to SUZU
      And the dice show 5 and 6 for AGUILA
      Then SUZU holds the ball
      And team play passed over happened to AGUILA once
      And this happened:
        | event                 | player | team   | action |
        | team play passed over | AGUILA | Yamato | dodge  |

    @s_4_08_j @s_1_13_d
    Scenario: Arrow flies: pass, move, try
      Given Yamato's team plays are "Arrow"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 28 | yes  |
        | HAYATE | 8, 28  |      |
        | GARRA  | 12, 20 |      |
      When Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 12, 30.492
      And GARRA presses
      And AGUILA runs
      And HAYATE runs to 8, 30
      And AGUILA passes to HAYATE
      And the dice show 5 and 6 for AGUILA
      And HAYATE moves to 8, 34
      And HAYATE goes for a try
      And the die shows 10 for HAYATE
      And Yamato removes the tokens
      Then rule 4.04 was at work
      And try scored happened to HAYATE once

    @s_4_08_j
    Scenario: Torn Away takes the ball out of a team-mate's hands
      Given Teriomorph's team plays are "Torn Away"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 2, 2   |      |
        | GARRA  | 12, 22 | yes  |
        | LINCE  | 8, 22  |      |
      When Teriomorph declares the team play "Torn Away"
      And LINCE takes part
      And GARRA marks no way
      And AGUILA presses
      And GARRA runs
      And LINCE runs to 10.917, 22
      And LINCE picks up the ball
      And the die shows 11 for LINCE
      Then LINCE holds the ball
      When LINCE moves to 10.9, 17
      Then LINCE stands at 10.9, 17
      And this happened:
        | event              | player | team       |
        | team play declared |        | Teriomorph |
        | activated          | GARRA  | Teriomorph |
        | taking part        |        | Teriomorph |

    @s_4_08_g @s_4_08_j
    Scenario: A tackle on the carrier meets his dice, and the card goes on
      Given Teriomorph's team plays are "Horns First"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 14, 20 |      |
        | GARRA  | 12, 22 | yes  |
        | LINCE  | 8, 22  |      |
      When Teriomorph declares the team play "Horns First"
      And LINCE takes part
      And GARRA marks a move to 12, 17
      And AGUILA tackles GARRA
      And GARRA runs
      And LINCE runs to 8, 20
      And GARRA breaks through
      And the dice show 5 and 6 for GARRA and 9 for AGUILA
      And the die shows 3 for AGUILA
      Then AGUILA is on the ground
      When LINCE moves to 8, 16
      Then LINCE stands at 8, 16
      And this happened:
        | event           | player | team       | skill  | over |
        | team play shown |        | Teriomorph |        |      |
        | prevails        | GARRA  |            | Charge | 1.19 |
        | extra dice      | GARRA  |            | Charge |      |

    @s_4_08_a
    Scenario: Everyone who takes part counts as activated
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | SUZU   | 8, 13  |      |        |
        | HAYATE | 16, 13 |      | 1      |
        | GARRA  | 12, 25 |      |        |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And SUZU runs to 8, 13
      And AGUILA passes to SUZU
      And the dice show 5 and 6 for AGUILA
      And Yamato ends the team play
      And Yamato removes the tokens, and a ground token from HAYATE
      Then HAYATE is standing
      And ruling R-14 was at work

    Scenario: Before chapter 4 there is no team play, with a carrier or without
      Given the rules up to chapter 3 are taught
      And Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | SUZU   | 8, 13  |
        | GARRA  | 12, 25 |
      And the ball lies at 12, 18
      And Yamato attacks
      When Yamato declares the team play "Hand Off"
      Then rule 4.08 forbids it: waits for exercise 04

    @s_4_08_d @s_4_08_l
    Scenario: A carrier who is too tired takes the card with him
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball | activations | fatigue |
        | AGUILA | 12, 13 | yes  | 2           | 3       |
        | SUZU   | 8, 13  |      |             |         |
        | GARRA  | 12, 25 |      |             |         |
      When Yamato declares the team play "Hand Off"
      And the die shows 4 for AGUILA
      Then Yamato's used team plays are "Hand Off"
      And AGUILA is off the field
      And ruling R-80 was at work

    Scenario: At half-time both coaches think again
      Given a full match
      And Yamato's team plays are "Hand Off", "Relay", "Arrow" and "Escort"
      And Yamato's hand is "Sprint" and "Sure Hands"
      And Yamato's deck is "Iron Ribs", "Wind Walk" and "Second Look"
      And Yamato's discards are "Still Water"
      And Teriomorph's team plays are "Hand Off", "Relay", "Pack Run" and "Escort"
      And Teriomorph's hand is "Pounce" and "Snatch"
      And Yamato kicked at the start
      And it is half-time
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      When Yamato chooses the team plays "Hand Off", "Relay", "Arrow" and "Three Stones"
      And Yamato throws away "Sure Hands"
      And the die shows 2
      And the die shows 2
      Then Yamato's hand is "Sprint", "Wind Walk", "Second Look" and "Iron Ribs"
      And Yamato's discards are "Still Water" and "Sure Hands"
      And Yamato's team plays are "Hand Off", "Relay", "Arrow" and "Three Stones"
      When Teriomorph chooses the team plays "Hand Off", "Relay", "Horns First" and "Last Charge"
      And Teriomorph throws away "Snatch"
      Then Teriomorph's team plays are "Hand Off", "Relay", "Horns First" and "Last Charge"
      And Teriomorph's hand is "Pounce"
      And Teriomorph's discards are "Snatch"
      And Yamato's discards are "Still Water" and "Sure Hands"
      And the match is in its second half
      And team plays back happened never
      And this happened:
        | event         | team       | cards              |
        | break taken   |            |                    |
        | cards changed | Yamato     | Sure Hands         |
        | cards changed | Teriomorph | Snatch             |
      And this happened:
        | event             | team       | why        |
        | team plays chosen | Yamato     |            |
        | team plays chosen | Teriomorph |            |
        | kick off begun    |            | other half |

    Scenario: A used card that is given up at half-time does not lie aside any longer
      Given a full match
      And Yamato's team plays are "Hand Off", "Relay", "Arrow" and "Escort"
      And Yamato's used team plays are "Relay", "Escort" and "Hand Off"
      And Yamato's hand is "Sprint"
      And Yamato kicked at the start
      And it is half-time
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 20, 30 |
      When Yamato chooses the team plays "Hand Off", "Relay", "Arrow" and "Three Stones"
      Then Yamato's used team plays are "Relay" and "Hand Off"

    @s_4_08_j
    Scenario: In Relay each passes along his own way
      Given Yamato's team plays are "Relay"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | HAYATE | 4, 13  |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Relay"
      And SUZU and HAYATE take part
      And AGUILA marks a move to 12, 17.492
      And GARRA presses
      And AGUILA runs
      And SUZU runs to 8, 16
      And HAYATE runs to 4, 13
      And AGUILA passes to SUZU from 12, 16.5
      And the dice show 5 and 9 for AGUILA
      Then SUZU holds the ball
      When SUZU passes to HAYATE from 8, 14
      And the die shows 5 for SUZU
      Then HAYATE holds the ball
      When Yamato removes the tokens
      Then AGUILA has 1 activation token
      And SUZU has 0 activation tokens

    @s_4_08_j @s_3_06_f
    Scenario: A thief in the air waits for the pass, whatever the card does before it
      Given Yamato's team plays are "Flowing Water"
      And these players are on the pitch:
        | player | at       | ball |
        | SUZU   | 8, 13    |      |
        | AGUILA | 12, 13   | yes  |
        | GARRA  | 14, 15   |      |
        | LINCE  | 10, 16.7 |      |
      When Yamato declares the team play "Flowing Water"
      And SUZU takes part
      And AGUILA marks a move to 12, 17.492
      And GARRA tackles AGUILA at 12, 15
      And LINCE steals out of the air
      And AGUILA runs
      And SUZU runs to 8, 16
      And AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 12, 18
      Then steal void happened to LINCE never
      When AGUILA passes to SUZU
      And the dice show 5 and 6 for AGUILA
      Then the dice of LINCE are due
        """placky; alarmed
        He has stood there with his hands up all the time. Now there is something in the air.
        """
      When the die shows 9 for LINCE
      Then SUZU holds the ball
      And this happened:
        | event           | player | action    |
        | nothing happens | LINCE  | intercept |

    @s_4_08_i
    Scenario: Whoever stands where a team-mate of the carrier ends his run makes way
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 8, 16.3 |      |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And SUZU runs to 8, 16
      Then SUZU stands at 8, 16
      And displaced happened to GARRA once
      And SUZU and GARRA touch
      And this happened:
        | event                 | player | team   | action |
        | team play passed over | AGUILA | Yamato | pass   |

    @s_4_08_g @s_4_08_j
    Scenario: A tackle that no action of the card has met is rolled in the end
      Given Yamato's team plays are "Escort"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | GARRA  | 14, 15 |      |
      When Yamato declares the team play "Escort"
      And SUZU takes part
      And AGUILA marks a move to 12, 17.492
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And SUZU runs to 8, 16
      And SUZU moves to 8, 20
        """placky; alarmed
        SUZU has escorted the air. AGUILA has company, too.
        """
      Then the dice of GARRA are due
      When the die shows 5 for GARRA
      And the die shows 4 for AGUILA
      Then AGUILA is on the ground
      And series stopped happened to AGUILA never
      And team play passed over happened to AGUILA once
      And this happened:
        | event                 | player | team   | action |
        | team play passed over | AGUILA | Yamato | move   |
        | team play done        |        | Yamato |        |

    @s_4_08_d @s_4_01_a
    Scenario: The carrier pays with his third token, and one defender stands up and one rests
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball | activations | ground | fatigue |
        | AGUILA | 12, 13 | yes  | 2           |        |         |
        | SUZU   | 8, 13  |      |             |        |         |
        | GARRA  | 12, 20 |      |             | 1      |         |
        | LINCE  | 4, 25  |      |             |        | 1       |
      When Yamato declares the team play "Hand Off"
      Then AGUILA has 1 active fatigue token
      And SUZU has 0 activation tokens
      When SUZU takes part
      And AGUILA marks a move to 12, 17.492
      And GARRA stands up
      And LINCE rests
        """placky; dry
        It looked like a tired man with the ball. It was a plan, and he is tired.
        """
      And AGUILA runs
      And SUZU runs to 8, 16
      And AGUILA passes to SUZU
      Then the dice of AGUILA are due
      When the dice show 2 for AGUILA
      Then AGUILA's roll is a critical
      And SUZU holds the ball

    @s_4_08_j
    Scenario: Through the wall and not beyond it
      Given Yamato's team plays are "Through the Wall"
      And these players are on the pitch:
        | player | at     | ball | STR |
        | AGUILA | 12, 13 | yes  | 7   |
        | SUZU   | 8, 13  |      |     |
        | GARRA  | 14, 15 |      | 7   |
        | BUHO   | 10, 16 |      | 7   |
      When Yamato declares the team play "Through the Wall"
      And SUZU takes part
      And AGUILA marks a move to 12, 17.492
      And GARRA tackles AGUILA at 12, 15
      And BUHO tackles AGUILA at 12, 16
      And AGUILA runs
      And SUZU runs to 8, 16
      And AGUILA breaks through
      And AGUILA faces GARRA
      And the dice show 6 for AGUILA and 4 for GARRA
      And the die shows 4 for GARRA
      And the die shows 5 for BUHO
      And the die shows 4 for AGUILA
        """placky; dry
        The card goes on to the pass. AGUILA has stopped at the wall.
        """
      Then AGUILA is on the ground
      And AGUILA holds the ball
      And this happened:
        | event                 | player | team   | action |
        | broke through         | AGUILA |        |        |
        | team play passed over | AGUILA | Yamato | pass   |

    @s_4_08_k
    Scenario: A carrier who is brought down unhurt has failed all the same
      Given Teriomorph's team plays are "Horns First"
      And these players are on the pitch:
        | player | at     | ball |
        | GARRA  | 12, 22 | yes  |
        | LINCE  | 7, 22  |      |
        | AGUILA | 14, 20 |      |
      When Teriomorph declares the team play "Horns First"
      And LINCE takes part
      And GARRA marks a move to 12, 25
      And AGUILA tackles GARRA
      And GARRA runs
      And LINCE runs to 7, 25
      And GARRA breaks through
      And the dice show 9 and 8 for GARRA and 5 for AGUILA
      And the die shows 3 for GARRA
      Then GARRA is unhurt
      And this happened:
        | event             | team       | action        | why    |
        | team play stopped | Teriomorph | break through | failed |

    Scenario: A carrier who is down before his dice fall has not failed, and the others go on
      Given Teriomorph's team plays are "Horns First"
      And these players are on the pitch:
        | player | at     | ball |
        | GARRA  | 12, 22 | yes  |
        | LINCE  | 6, 22  |      |
        | AGUILA | 14, 20 |      |
        | HAYATE | 10, 20 |      |
      When Teriomorph declares the team play "Horns First"
      And LINCE takes part
      And GARRA marks a move to 12, 17
      And AGUILA tackles GARRA
      And HAYATE tackles GARRA
      And GARRA runs
      And LINCE runs to 6, 20
      And GARRA breaks through
      And AGUILA rolls unopposed
      And the die shows 5 for AGUILA
      And the die shows 4 for GARRA
        """placky; dry
        The horns are on the ground. The gap is where they were.
        """
      And LINCE moves to 6, 16
      Then LINCE stands at 6, 16
      And GARRA is on the ground
      And team play stopped happened never

    Scenario: A coach declares a card of his own
      Given Yamato's team plays are "Hand Off"
      And Teriomorph's team plays are "Relay"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 13  |      |
        | HAYATE | 16, 13 |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Relay"
      Then rule 4.08 forbids it: Yamato does not have Relay

    @s_4_08_i
    Scenario: No run of a team play goes off the field
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 22, 13 |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And SUZU runs to 25, 13
      Then rule 4.08 forbids it
      When SUZU runs to 24, 13
      Then SUZU stands at 23.508, 13

    @s_4_08_b
    Scenario: While the ball lies loose, nobody begins a team play with it
      Given Teriomorph's team plays are "Horns First"
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 12, 22 |
        | LINCE  | 7, 22  |
      And the ball lies at 12, 18
      And Teriomorph attacks with 3 activation tokens
      When Teriomorph declares the team play "Horns First"
      Then rule 4.08 forbids it: nobody of the team holds the ball

    @s_4_08_j
    Scenario: A tackle waits for the carrier, while two others move
      Given Yamato's team plays are "Crane Wings"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 8, 12  |      |
        | KURO   | 16, 12 |      |
        | GARRA  | 14, 15 |      |
      When Yamato declares the team play "Crane Wings"
      And SUZU and KURO take part
      And AGUILA marks a move to 12, 17.492
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And SUZU runs to 8, 14
      And KURO runs to 16, 13
      And SUZU moves to 8, 16
      Then no dice are due
      When KURO moves to 16, 15
      Then no dice are due
      When AGUILA passes to SUZU
      Then the dice of AGUILA, AGUILA and GARRA are due
      When the dice show 6 and 9 for AGUILA and 4 for GARRA
      Then SUZU holds the ball

    Scenario: Whoever is off the field takes part in nothing
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball | off           |
        | AGUILA | 12, 13 | yes  |               |
        | HAYATE |        |      | next kick-off |
        | GARRA  | 12, 27 |      |               |
      When Yamato declares the team play "Hand Off"
      Then rule 4.08 forbids it: needs 1 more beside the carrier

    @s_4_08_l
    Scenario: When every card lies aside, only players can be activated
      Given Yamato's team plays are "Hand Off"
      And Yamato's used team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 13, 14 | yes  |
        | SUZU   | 9, 14  |      |
        | GARRA  | 12, 25 |      |
      Then AGUILA can choose activate and nothing else
      When Yamato declares the team play "Hand Off"
      Then rule 4.08 forbids it

    @s_4_08_i
    Scenario: A team-mate to whom no place is named runs nowhere
      Given Yamato's team plays are "Hand Off"
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 13, 14 | yes  |
        | SUZU   | 9, 14  |      |
        | GARRA  | 12, 25 |      |
      When Yamato declares the team play "Hand Off"
      And SUZU takes part
      And AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And SUZU runs
      Then SUZU stands at 9, 14
      And AGUILA can choose pass and nothing else

    @s_4_08_j @rule_4_07 @s_4_07_a
    Scenario: A card for the first action of a play gives no die to the second
      Given Yamato's team plays are "Flowing Water"
      And Yamato's hand is "Wind Walk"
      And these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 13, 14 | yes  |
        | SUZU   | 9, 14  |      |
        | GARRA  | 15, 16 |      |
      When Yamato declares the team play "Flowing Water"
      And SUZU takes part
      And HAYATE marks a move to 13, 18
      And GARRA tackles HAYATE at 13, 16
      And HAYATE runs
      And SUZU runs
      And HAYATE dodges
      And Yamato plays "Wind Walk" for HAYATE
      And the dice show 6, 5 and 9 for HAYATE and 4 for GARRA
      And HAYATE stays put
      And HAYATE passes to SUZU
      Then the dice of HAYATE are due

    @s_4_08_j @ruling_R_82
    Scenario: A missed pass that is caught goes on, though a tackler has won its roll
      Given Yamato's team plays are "Arrow"
      And these players are on the pitch:
        | player | at       | ball |
        | AGUILA | 12, 24   | yes  |
        | HAYATE | 8, 23    |      |
        | GARRA  | 12, 29.5 |      |
      When Yamato declares the team play "Arrow"
      And HAYATE takes part
      And AGUILA marks a move to 12, 28.5
      And GARRA tackles AGUILA at 12, 27.5
      And HAYATE runs to 8, 28
      And AGUILA runs
      And AGUILA passes to HAYATE
      And the dice show 12 and 11 for AGUILA and 6 for GARRA
      And the die shows 3 for HAYATE
      And the die shows 3 for AGUILA
      Then AGUILA is on the ground
      When HAYATE moves to 8, 33
      And HAYATE goes for a try
      And the die shows 6 for HAYATE
      Then try scored happened to HAYATE once
