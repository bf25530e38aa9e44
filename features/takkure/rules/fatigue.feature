Feature: Fatigue and rest

  Legs have a memory. It is kept in tokens.

  @rule_4_01
  Rule: 4.01 Fatigue

    The first two activations are free.
    From the third on, somebody is counting.

    @s_4_01_a
    Scenario: Of four activation tokens only the third tires
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 25 |      |
      When AGUILA is activated
      Then AGUILA has 0 active fatigue tokens
      When AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      And AGUILA is activated
      Then AGUILA has 0 active fatigue tokens
      When AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      And AGUILA is activated
      Then AGUILA has 1 active fatigue tokens
      When AGUILA marks no way
      And GARRA presses
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      And AGUILA is activated
      Then AGUILA has 4 activation tokens
      And AGUILA has 1 active fatigue token

    @s_4_01_a
    Scenario: The third token tires, and the table knows why
      Given these players are on the pitch:
        | player | at     | ball | activations |
        | AGUILA | 12, 13 | yes  | 2           |
        | GARRA  | 12, 25 |      |             |
      When AGUILA is activated
        """placky; dry
        That was the third time you called him. He came, but he looked at you first.
        """
      Then rule 4.01 was at work
      And ruling R-34 was at work
      And ruling R-36 was at work

    @s_4_01_c
    Scenario Outline: A token falls to somebody with <active> active and <inactive> inactive
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue  | resting    |
        | AGUILA | 12, 13 | yes  | 2           | <active> | <inactive> |
        | GARRA  | 12, 25 |      |             |          |            |
      When AGUILA is activated
      Then AGUILA has <then> active fatigue tokens
      And AGUILA has 0 inactive fatigue tokens
      And AGUILA is on the field

      Examples: an inactive token is turned over
        | active | inactive | then |
        | 0      | 1        | 1    |
        | 1      | 1        | 2    |
        | 2      | 1        | 3    |

      Examples: without one, another is added
        | active | inactive | then |
        | 1      | 0        | 2    |
        | 2      | 0        | 3    |

    @s_4_01_d @s_4_05_a
    Scenario: One active token and the position skill is gone
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | HAYATE | 12, 13 | yes  | 1       |
        | GARRA  | 14, 15 |      |         |
      When HAYATE is activated
      And HAYATE marks a move to 12, 20
      And GARRA tackles HAYATE at 12, 15
      And HAYATE runs
      And HAYATE dodges
      Then the tokens of HAYATE mean: no skill
      And the dice of HAYATE and GARRA are due
        """placky; calm
        Side Step is in there somewhere. Today it stays in there.
        """

    @s_4_01_d @s_4_05_a
    Scenario: The token that tires him works at once
      Given these players are on the pitch:
        | player | at     | ball | activations |
        | AGUILA | 14, 21 |      |             |
        | LINCE  | 12, 23 | yes  | 2           |
      When LINCE is activated
      And LINCE marks a move to 12, 16
      And AGUILA tackles LINCE at 12, 21
      And LINCE runs
      And LINCE dodges
      Then the dice of LINCE and AGUILA are due

    @s_4_01_e
    Scenario: An inactive token leaves him his skill
      Given these players are on the pitch:
        | player | at     | ball | resting |
        | HAYATE | 12, 13 | yes  | 1       |
        | GARRA  | 14, 15 |      |         |
      When HAYATE is activated
      And HAYATE marks a move to 12, 20
      And GARRA tackles HAYATE at 12, 15
      And HAYATE runs
      And HAYATE dodges
      Then the tokens of HAYATE mean nothing
      And the dice of HAYATE, HAYATE and GARRA are due

    @s_4_01_d
    Scenario: The chapter that teaches fatigue already speaks of it
      Given the rules up to chapter 4 are taught
      And these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  | 1       |
        | GARRA  | 12, 30 |      |         |
      When AGUILA is activated
      Then weary happened to AGUILA

    @s_4_01_d @s_4_05_a
    Scenario: A tired defender sees no farther than anybody else
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  |         |
        | BUHO   | 12, 22 |      | 1       |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And BUHO presses from 12, 19.99
      Then rule 1.07 forbids it: allowed: up to 2
      When BUHO presses from 12, 20
      Then BUHO has moved 2 inches

    @s_4_01_d
    Scenario: Two active tokens leave one MOVE, and the run was it
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | SUZU   | 12, 13 |      | 2       |
        | AGUILA | 4, 13  | yes  |         |
        | GARRA  | 4, 25  |      |         |
      When SUZU is activated
      And SUZU marks a move to 12, 20
      And GARRA presses
      And SUZU runs
      Then no second action happened to SUZU
        """placky; dry
        He has moved. Asking again would be impolite, and against the rules.
        """
      And ruling R-52 was at work
      And ruling R-64 was at work
      When SUZU moves to 12, 24
      Then rule 4.01 forbids it: SUZU has 2 active fatigue tokens and has made his one MOVE; staying put would be another (R-52)

    @s_4_01_d
    Scenario: A marked move of no length does not use it up
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | SUZU   | 12, 13 |      | 2       |
        | AGUILA | 4, 13  | yes  |         |
        | GARRA  | 4, 25  |      |         |
      When SUZU is activated
      And SUZU marks no way
      And GARRA presses
      And SUZU runs
      And SUZU moves to 12, 17
      Then SUZU has moved 4 inches

    @s_4_01_e
    Scenario: One active and one inactive token leave both moves
      Given these players are on the pitch:
        | player | at     | ball | fatigue | resting |
        | SUZU   | 12, 13 |      | 1       | 1       |
        | AGUILA | 4, 13  | yes  |         |         |
        | GARRA  | 4, 25  |      |         |         |
      When SUZU is activated
      And SUZU marks a move to 12, 20
      And GARRA presses
      And SUZU runs
      And SUZU moves to 12, 20
      Then SUZU stands at 12, 20

    @s_4_01_d
    Scenario: A dodge step is no MOVE
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  | 2       |
        | GARRA  | 12, 19 |      |         |
      When AGUILA is activated
      And AGUILA marks a move to 12, 16
      And GARRA tackles AGUILA at 12, 16
      And AGUILA runs
      And AGUILA moves to 12, 15
      Then rule 4.01 forbids it: has made his one MOVE; staying put would be another (R-52)
      When AGUILA dodges
      And AGUILA rolls to dodge alone
      And the die shows 5 for AGUILA
      And AGUILA moves to 11, 15
      Then AGUILA stands at 11, 15
      When the die shows 7 for GARRA
      Then GARRA is standing

    @s_4_01_d
    Scenario Outline: The third active token takes one off <stat>
      Given the practice ground
      And these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  | 3       |
      When these characteristics are rolled:
        | player | stat   |
        | AGUILA | <stat> |
      Then AGUILA needs <target> or less on <stat>
      When the die shows <target> for AGUILA
      Then AGUILA's roll is a success

      Examples:
        | stat | target |
        | STR  | 6      |
        | REF  | 6      |
        | INT  | 6      |
        | BaC  | 7      |

    @s_4_01_e
    Scenario: With one of three tokens inactive nothing comes off
      Given these players are on the pitch:
        | player | at     | ball | fatigue | resting |
        | AGUILA | 12, 13 | yes  | 2       | 1       |
        | GARRA  | 14, 15 |      | 2       | 1       |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      Then AGUILA needs 7 or less on STR
      And GARRA needs 7 or less on STR

    @s_4_01_d
    Scenario: Tired legs pull at the tackle, and leave the stamina roll alone
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  | 3       |
        | GARRA  | 14, 15 |      | 3       |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA breaks through
      Then AGUILA needs 6 or less on STR
      And GARRA needs 6 or less on STR
      When the dice show 4 for AGUILA and 6 for GARRA
      Then AGUILA needs 4 or less on stamina
        """placky; thinking
        Bruises do not ask how tired you are. They are fair that way.
        """

    @s_5_06_b
    Scenario: A training skill needs fresh legs
      Given these players are on the pitch:
        | player  | at     | ball | fatigue |
        | TSUBAME | 12, 13 | yes  | 1       |
        | GARRA   | 12, 30 |      |         |
      When TSUBAME is activated
      And TSUBAME marks no way
      And GARRA presses
      And TSUBAME runs
      And TSUBAME moves to 12, 18.001
      Then rule 1.10 forbids it: allowed: up to 5
        """placky; dry
        Trained every Tuesday. It is not Tuesday in his legs.
        """

    @s_4_01_d
    Scenario Outline: What <number> active tokens mean is said when he acts
      Given these players are on the pitch:
        | player | at     | ball | fatigue  |
        | SUZU   | 12, 13 | yes  | <number> |
        | GARRA  | 12, 30 |      |          |
      When SUZU is activated
      Then the tokens of SUZU mean: <effects>

      Examples:
        | number | effects                  |
        | 1      | no skill                 |
        | 2      | no skill, one move       |
        | 3      | no skill, one move, weak |

    @s_4_01_a @s_4_01_c
    Scenario: Whoever keeps the cards straight hears what lies on them now
      Given these players are on the pitch:
        | player | at     | ball | activations | fatigue | resting |
        | AGUILA | 12, 13 | yes  | 2           | 1       | 1       |
        | GARRA  | 12, 25 |      |             |         |         |
      When AGUILA is activated
      Then this happened:
        | event | player | active | inactive | why        |
        | tired | AGUILA | 2      | 0        | activation |
        | weary | AGUILA | 2      | 0        |            |

    @s_4_01_e
    Scenario: Of fresh legs nobody speaks, of a sleeping token somebody does
      Given these players are on the pitch:
        | player | at     | ball | resting |
        | AGUILA | 12, 13 | yes  |         |
        | GARRA  | 12, 25 |      | 1       |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA presses
      Then weary happened to AGUILA never
      And weary happened to GARRA once
      And the tokens of GARRA mean nothing

    @s_4_01_d
    Scenario: Getting up is no MOVE, so he still has his one
      Given these players are on the pitch:
        | player | at     | ball | fatigue | ground |
        | SUZU   | 12, 13 |      | 2       | 1      |
        | AGUILA | 4, 13  | yes  |         |        |
        | GARRA  | 4, 25  |      |         |        |
      When SUZU is activated
      And SUZU stands up
      And GARRA presses
      And SUZU moves to 12, 17
      Then SUZU has moved 4 inches

  @rule_4_03
  Rule: 4.03 Rest

    Nothing happens, on purpose.

    @s_4_03_b
    Scenario Outline: Rest with <active> active and <inactive> inactive tokens
      Given these players are on the pitch:
        | player | at     | ball | fatigue  | resting    |
        | AGUILA | 12, 13 | yes  |          |            |
        | GARRA  | 12, 25 |      | <active> | <inactive> |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
      Then GARRA has <left> active fatigue tokens
      And GARRA has <turned> inactive fatigue tokens
      And ruling R-93 was not at work

      Examples: an active token is turned over
        | active | inactive | left | turned |
        | 1      | 0        | 0    | 1      |
        | 3      | 0        | 2    | 1      |

      Examples: the inactive one comes off first
        | active | inactive | left | turned |
        | 0      | 1        | 0    | 0      |
        | 2      | 1        | 2    | 0      |

    @s_4_03_b
    Scenario: Rest without any token is allowed and does nothing
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 12, 25 |      |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
        """placky; dry
        He was not tired. He is very well rested now.
        """
      Then GARRA has 0 active fatigue tokens
      And ruling R-93 was at work

    @s_4_03_b
    Scenario: Two rests take one token away
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  |         |
        | GARRA  | 12, 25 |      | 1       |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
      Then GARRA has 0 active fatigue tokens
      And GARRA has 0 inactive fatigue tokens

    @s_4_03_a
    Scenario: Whoever rests stays where he is, and puts no token beside him
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  |         |
        | GARRA  | 12, 15 |      | 1       |
      When AGUILA is activated
      And AGUILA marks a move to 18, 13
      And GARRA rests
      Then GARRA stands at 12, 15
      And the tokens on the pitch are movement and active player

    @s_4_03_a
    Scenario: Attackers do not rest
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  | 1       |
        | GARRA  | 12, 25 |      |         |
      When AGUILA is activated
      And AGUILA rests
      Then rule 4.03 forbids it: only defenders rest
      And AGUILA has 1 active fatigue token

    @s_4_03_a
    Scenario: On the ground there is no rest either
      Given these players are on the pitch:
        | player | at     | ball | ground | fatigue |
        | AGUILA | 12, 13 | yes  |        |         |
        | GARRA  | 12, 15 |      | 1      | 1       |
        | LINCE  | 14, 15 |      |        | 1       |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
      Then rule 3.01 forbids it: can only stand up
      When LINCE rests
      Then LINCE has 1 inactive fatigue token

    @s_4_03_b
    Scenario: Of two rests the first turns his token over and the second takes it off, in the minutes as well
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | AGUILA | 12, 13 | yes  |         |
        | GARRA  | 12, 25 |      | 2       |
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
      And AGUILA runs
      And AGUILA stays put
      And Yamato removes the tokens
      And AGUILA is activated
      And AGUILA marks no way
      And GARRA rests
        """placky; dry
        He has been lying down all afternoon, and it is written down.
        """
      Then this happened:
        | event  | player | active | inactive |
        | rested | GARRA  | 1      | 1        |
        | rested | GARRA  | 1      | 0        |

    @s_4_03_b
    Scenario: A token that SUZU has turned over already comes off as anybody's does
      Given these players are on the pitch:
        | player | at     | ball | fatigue | resting |
        | GARRA  | 12, 23 | yes  |         |         |
        | SUZU   | 12, 13 |      | 2       | 1       |
      When GARRA is activated
      And GARRA marks no way
      And SUZU rests
      Then SUZU has 2 active fatigue tokens
      And SUZU has 0 inactive fatigue tokens
      And skill used happened to SUZU never

    @s_4_03_a
    Scenario: SUZU breathes deeply, and has nothing to breathe off
      Given these players are on the pitch:
        | player | at     | ball |
        | GARRA  | 12, 23 | yes  |
        | SUZU   | 12, 13 |      |
      When GARRA is activated
      And GARRA marks no way
      And SUZU rests
      Then SUZU has 0 active fatigue tokens
      And ruling R-93 was at work
      And skill used happened to SUZU never

    @rule_4_01 @rule_1_09 @rule_0_01
    Scenario: Whoever has nothing left to choose is told of each action why
      Given these players are on the pitch:
        | player | at     | ball | fatigue |
        | SUZU   | 12, 13 |      | 2       |
        | AGUILA | 4, 13  | yes  |         |
        | GARRA  | 20, 30 |      | 1       |
      When SUZU is activated
      And SUZU marks a move to 12, 20
      And GARRA rests
      And SUZU runs
      And SUZU dodges
      Then rule 1.18 forbids it: nobody has declared a tackle on SUZU
      When SUZU breaks through
      Then rule 0.01 forbids it: SUZU
