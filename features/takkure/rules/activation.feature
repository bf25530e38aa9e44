Feature: Activation

  A token, a player, six steps.
  What happens in between is called rugby.

  @rule_1_01
  Rule: 1.01 Activation

    Four tokens sound like plenty.
    They are gone by the time a plan gets interesting.

    @s_1_01_a @s_1_01_b @s_1_01_c
    Scenario: A token makes a player the active player
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      Then Yamato has 4 activation tokens
      And Yamato decides
      When AGUILA is activated
      Then Yamato has 3 activation tokens left
      And AGUILA has 1 activation token
      And the tokens on the pitch are active player

    @s_1_01_b @s_1_01_c
    Scenario: The active player need not be the one with the ball
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | HAYATE | 8, 13  |      |
      When HAYATE is activated
        """placky; calm
        Popularity is not required.
        """
      Then HAYATE has 1 activation token
      And AGUILA has 0 activation tokens
      When AGUILA marks a move to 12, 30
      Then rule 1.03 forbids it: HAYATE
      When HAYATE marks a move to 8, 30
      Then rule 1.01 was at work

    @s_1_01_b
    Scenario: Only attackers are activated
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      When GARRA is activated
      Then rule 1.01 forbids it: GARRA defends
      And Yamato has 4 activation tokens left

    @s_1_01_e
    Scenario: The same player may be activated again
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      And AGUILA is activated
      Then AGUILA has 2 activation tokens
      And Yamato has 2 activation tokens left

    Scenario: A coach who has a token must spend it

      Waiting for a better moment is not among the options.
      Doing nothing is, but it costs a token like everything else.

      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 1      |
      When Yamato removes the tokens
      Then rule 1.01 forbids it: now AGUILA or HAYATE may be activated
      When HAYATE is activated
      Then ruling R-63 was at work
      And HAYATE is on the ground

    Scenario: In an exercise the last token is the end of it
      Given the rules up to chapter 1 are taught
      And these players are on the pitch:
        | player | at     | ball | activations |
        | AGUILA | 12, 13 | yes  | 2           |
      And Yamato attacks with 1 activation token
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      Then the exercise is over
      And AGUILA has 3 activation tokens
      And ruling R-94 was at work

    @s_1_01_a
    Scenario: There is no fifth token
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      And Yamato attacks with 5 activation tokens
      Then the position is refused:
        | key    | rules |
        | tokens | 1.01  |

    Scenario: Before chapter 4 nobody gets tired
      Given the rules up to chapter 3 are taught
      And these players are on the pitch:
        | player | at     | ball | activations |
        | AGUILA | 12, 13 | yes  | 2           |
        | GARRA  | 12, 25 |      |             |
      When AGUILA is activated
      Then AGUILA has 0 active fatigue tokens
      And ruling R-34 was not at work

    @s_1_01_e
    Scenario: Whoever carries a fatigue token may be activated again like anybody
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue |
        | AGUILA | 12, 13 | yes  |             |         |
        | HAYATE | 8, 13  |      | 1           | 1       |
      When HAYATE is activated
      Then HAYATE has 2 activation tokens
      And HAYATE has 1 active fatigue token

  @rule_1_02
  Rule: 1.02 The six steps

    The order is always the same.
    Surprises come inside the steps, never between them.

    @s_1_02_a @s_1_02_b
    Scenario: An activation goes through all six steps in order
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      When AGUILA is activated
      Then step 1 is on
      When AGUILA marks a move to 12, 15
      Then step 2 is on
      When GARRA presses
      Then step 3 is on
      When AGUILA runs
      Then step 4 is on
      When AGUILA stays put
        """placky; dry
        Nothing to measure, nothing to roll.
        Step five took place all the same; you may have blinked.
        """
      Then step 6 is on
      And the steps so far are 1, 2, 3, 4, 5, 6
      When AGUILA moves to 12, 17
      Then rule 1.09 forbids it: AGUILA has had his second action

    @s_1_02_a
    Scenario: Dice wait for step five
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 4, 13  |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA tackles AGUILA
      Then no dice are due
      When AGUILA runs
      Then no dice are due
      When AGUILA stays put
      Then step 5 is on
      And the dice of GARRA are due
      When AGUILA is activated
      Then rule 1.02 forbids it: step 5 is not over
      When GARRA presses
      Then rule 1.05 forbids it: one defender, one action
      And the dice of GARRA are due

    @s_1_02_b
    Scenario: Nobody jumps ahead of a step
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 20 |      |
      When AGUILA is activated
      And AGUILA runs
      Then rule 1.03 forbids it: first AGUILA has to mark a move
      When AGUILA marks a move to 12, 15
      And AGUILA runs
      Then rule 1.05 forbids it: now GARRA may press
      When GARRA presses
      And AGUILA stays put
      Then rule 1.08 forbids it: first AGUILA has to run
      And the steps so far are 1, 2, 3

    @s_1_02_b
    Scenario: A player who stays down goes through all six as well
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 2      |
      When HAYATE is activated
      And HAYATE stands up
      Then HAYATE is on the ground
      And the steps so far are 1, 2, 3, 4, 5, 6

  @rule_1_11
  Rule: 1.11 Token removal

    The field is swept, and those who have rested may think about getting up.

    @s_1_11_a
    Scenario: Everything but the ground tokens leaves the field
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 6, 10  |      | 1      |
        | GARRA  | 16, 18 |      |        |
        | LINCE  | 4, 13  |      |        |
      When AGUILA is activated
      And AGUILA marks a move to 14, 15, turning at 12, 15
      And GARRA presses
      And LINCE tackles AGUILA
      Then the tokens on the pitch are movement, turn, active player, pressure and tackle
      When AGUILA runs
      And AGUILA stays put
      And the die shows 3 for LINCE
      And Yamato removes the tokens, and no ground token
      Then the tokens on the pitch are none
      And HAYATE has 1 ground token

    @s_1_11_a
    Scenario: The activation token stays with the player

      An exercise of the book takes it away here and misses it one page later.

      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      Then AGUILA has 1 activation token
      And Yamato has 3 activation tokens left
      And ruling R-03 was at work

    @s_1_11_b
    Scenario Outline: An attacker who was not activated may give back one ground token
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 2      |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens<choice>
      Then HAYATE has <left> ground tokens

      Examples:
        | choice                           | left |
        | , and a ground token from HAYATE | 1    |
        | , and no ground token            | 2    |

    @s_1_11_b
    Scenario: The active player gives none back
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 2      |
        | SUZU   | 16, 13 |      | 1      |
      When HAYATE is activated
      And HAYATE stands up
      And Yamato removes the tokens, and a ground token from HAYATE
        """placky; thinking
        He has spent his activation getting half way up.
        That was his turn.
        """
      Then rule 1.11 forbids it: HAYATE
      When Yamato removes the tokens, and a ground token from SUZU
      Then SUZU is standing
      And HAYATE has 1 ground token

    @s_1_11_b
    Scenario: Defenders give none back
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | GARRA  | 12, 20 |      | 2      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA stands up
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens, and a ground token from GARRA
      Then rule 1.11 forbids it: GARRA

    @s_1_11_c
    Scenario: A fallen carrier does not rest while others run for him
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  | 1      |
        | HAYATE | 8, 13  |      |        |
        | SUZU   | 16, 13 |      | 1      |
      When HAYATE is activated
      And HAYATE marks no way
      And HAYATE runs
      And HAYATE stays put
      And Yamato removes the tokens, and a ground token from AGUILA
      Then rule 1.11 forbids it: AGUILA
      When Yamato removes the tokens
      Then AGUILA has 1 ground token
      And SUZU is standing

    @s_1_11_c
    Scenario: A carrier brought down in this very activation does not bounce up

      AGUILA was not activated and lies on the ground.
      The ball was in his hands when it all began, so the rule looks the other way.

      Given these players are on the pitch:
        | player | at         | ball |
        | AGUILA | 12, 13     | yes  |
        | HAYATE | 6, 13      |      |
        | GARRA  | 12, 14.083 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA tackles AGUILA
      And HAYATE runs
      And HAYATE stays put
      And the dice show 5 for GARRA
      And the dice show 2 for AGUILA
      And Yamato removes the tokens, and a ground token from AGUILA
      Then rule 1.11 forbids it: AGUILA
      And AGUILA is on the ground

    @s_1_11_b
    Scenario: Everybody else on the ground gets a token off, the first and the last of the team
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 |      | 1      |
        | HAYATE | 8, 13  | yes  |        |
        | SUZU   | 16, 13 |      | 2      |
        | KURO   | 4, 13  |      | 1      |
        | GARRA  | 20, 30 |      | 1      |
      When HAYATE is activated
      And HAYATE marks no way
      And GARRA stands up
      Then Yamato decides
      When HAYATE runs
      And HAYATE stays put
      Then step 6 is on
      When Yamato removes the tokens
      Then AGUILA is standing
      And KURO is standing
      And SUZU has 1 ground token
      And step 0 is on

    @s_1_11_b
    Scenario: Of two ground tokens one comes off, and one is what is left
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 2      |
      When AGUILA is activated
      And AGUILA marks no way
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens, and a ground token from HAYATE
      Then this happened:
        | event                | player | tokens |
        | table cleared        |        |        |
        | ground token removed | HAYATE | 1      |

    @s_1_11_a
    Scenario Outline: <player>'s activation number <number> needs no skill
      Given these players are on the pitch:
        | player   | at     | ball | activations |
        | <player> | 13, 18 | yes  | <before>    |
        | <rival>  | 20, 19 |      |             |
      When <player> is activated
      And <player> marks no way
      And <rival> presses
      And <player> runs
      And <player> stays put
      And <team> removes the tokens
      Then <player> has <tokens> active fatigue tokens
      And skill used happened to <player> never

      Examples: Second wind is for the third, a thick hide for the fourth token of fatigue
        | player | rival  | team       | before | number | tokens |
        | GARRA  | AGUILA | Teriomorph | 2      | 3      | 1      |
        | HAYATE | GARRA  | Yamato     | 0      | 1      | 0      |

    @s_1_11_b
    Scenario: Who stands up has had his turn, and lies on
      Given the rules up to chapter 3 are taught
      And these players are on the pitch:
        | player | at     | ball | ground |
        | AGUILA | 12, 13 | yes  |        |
        | HAYATE | 8, 13  |      | 2      |
        | SUZU   | 16, 13 |      | 1      |
      When HAYATE is activated
      And HAYATE stands up
      And Yamato removes the tokens
      Then SUZU is standing
      And HAYATE has 1 ground token
