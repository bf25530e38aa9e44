@rule_D_16
Feature: Armour check

  Armour is what you say you had on.

  Rule: D-16 Armour check

    Background:
      Given these players are there:
        | player | hex | facing |
        | ATLAS  | H13 | east   |
        | NIB    | H14 | west   |
        | ORION  | F12 | east   |
        | GRUM   | F13 | west   |

    @s_D_16_a @s_D_16_c @s_D_16_d
    Scenario: Armour with three dice, by the loser, for each success that the winner has more a hit
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 4 4 1 for ATLAS and 3 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      Then NIB rolls 3 Armour dice on 4+
      When the dice show 3 3 3 for NIB
      Then NIB is out of play for 2 turns
      And this happened:
        | event          | player | hits | stopped | turns |
        | armour checked | NIB    | 2    | 0       | 2     |

    @s_D_16_f @ruling_RD_26
    Scenario: Who comes back stands
      Given the ball lies in C3
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 1 1 1 for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      And the dice show 3 3 3 for NIB
      Then NIB is out of play for 1 turn
      When Comets end the rush
      And Wreckers end the rush
      And Comets end the rush
      And NIB enters at F25
      Then NIB stands
      And NIB is in F25, facing west

    @s_D_16_b
    Scenario: A Guard has a die more
      When ORION slams GRUM
      And GRUM dodges
      And the dice show 4 1 1 1 for ORION and 1 1 1 for GRUM
      And ORION pushes his opponent to F14
      And ORION stays where he is
      Then GRUM rolls 4 Armour dice
      When the dice show 1 1 1 1 for GRUM
      Then GRUM is out of play for 1 turn

    @s_D_16_e @s_D_16_f @example_E7
    Scenario Outline: Against <hits> hits <good> successes: <how>
      When ATLAS slams NIB
      And NIB dodges
      And the dice show <slam> for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      And the dice show <armour> for NIB
      Then this happened:
        | event          | hits   | stopped | turns   |
        | armour checked | <hits> | <good>  | <turns> |

      Examples:
        | hits | good | how             | slam    | armour | turns |
        | 2    | 0    | out for two     | 4 4 1 1 | 1 1 1  | 2     |
        | 2    | 1    | out for one     | 4 4 1 1 | 4 1 1  | 1     |
        | 3    | 1    | out for two     | 4 4 4 1 | 4 1 1  | 2     |
        | 3    | 3    | he stays, lying | 4 4 4 1 | 4 4 4  | 0     |

    @ruling_RD_14
    Scenario: Armour that is not needed does nothing, and he stays on the pitch, knocked down
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 1 1 1 for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      And the dice show 4 4 4 for NIB
      Then NIB is in H15
      And NIB lies

    @s_D_16_g @ruling_RD_12
    Scenario Outline: With <left> hits left he is <what>
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 4 4 4 for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      And the dice show <armour> for NIB
      Then this happened:
        | event   | player |
        | <event> | NIB    |

      Examples:
        | left  | what                  | armour | event       |
        | four  | removed from the game | 1 1 1  | removed     |
        | three | out for three turns   | 4 1 1  | out of play |

    @ruling_RD_12
    Scenario: Removed is removed
      Given the ball lies in C3
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 4 4 4 for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      And the dice show 1 1 1 for NIB
      Then NIB is removed from the game
      And ruling RD-12 was at work
      When ATLAS runs to H16, and stops
      Then ATLAS is in H16
      When Comets end the rush
      Then Wreckers decide on the action
      When NIB enters at F25
      Then rule D-01 forbids it: "NIB is removed from the game (RD-12)"
      And NIB is removed from the game

    @ruling_RD_12
    Scenario: Read otherwise, four hits are four turns
      Given ruling RD-12 is read as "turns"
      When ATLAS slams NIB
      And NIB dodges
      And the dice show 4 4 4 4 for ATLAS and 1 1 1 for NIB
      And ATLAS pushes his opponent to H15
      And ATLAS stays where he is
      And the dice show 1 1 1 for NIB
      Then NIB is out of play for 4 turns
      And ruling RD-12 was at work
