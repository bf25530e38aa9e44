@rule_D_18
Feature: Catch

  A good throw is one that somebody else gets the blame for.

  Rule: D-18 Catch

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | RIGEL  | F10 | east   | yes  |
        | MIRA   | F13 | west   |      |
        | LYRA   | D10 | west   |      |
        | GRUM   | F24 | west   |      |

    @s_D_18_a
    Scenario Outline: <many> of the throw, <many> to catch it with
      When RIGEL passes to MIRA
      And the dice show <faces> for RIGEL
      Then MIRA rolls <dice> Skill dice on 4+
      When the dice show <caught> for MIRA
      Then MIRA has the ball

      Examples:
        | many  | faces | dice | caught |
        | one   | 4 1 1 | 1    | 4      |
        | two   | 4 4 1 | 2    | 4 1    |
        | three | 4 4 4 | 3    | 4 1 1  |

    @s_D_18_b
    Scenario Outline: <many> who threaten the catcher take <less>
      Given these players are there:
        | player | hex | facing     |
        | NIB    | F14 | west       |
        | SNIK   | E13 | <snik>     |
        | FIZZ   | <x> | north-west |
      When RIGEL passes to MIRA
      And the dice show 4 4 4 for RIGEL
      Then MIRA rolls <dice> Skill dice
      When the dice show <faces> for MIRA
      Then MIRA has the ball

      Examples:
        | many          | less     | snik       | x   | dice | faces |
        | One enemy     | a die    | north-east | J10 | 2    | 4 2   |
        | Two enemies   | two dice | south-west | J10 | 1    | 4     |
        | Three enemies | two dice | south-west | G13 | 1    | 4     |

    @s_D_18_c
    Scenario: A Striker has a die more
      When RIGEL passes to LYRA
      And the dice show 4 1 1 for RIGEL
      Then LYRA rolls 2 Skill dice on 4+
      When the dice show 4 1 for LYRA
      Then LYRA has the ball

    @s_D_18_d
    Scenario: Without a success it scatters from the catcher
      When RIGEL passes to MIRA
      And the dice show 4 1 1 for RIGEL
      And the dice show 3 for MIRA
      And the dice show 6 for direction and 2 for distance
      Then the ball lies in D13
      And nobody has the ball

    @s_D_18_e
    Scenario: One success, and she has it
      When RIGEL passes to MIRA
      And the dice show 4 4 1 for RIGEL
      And the dice show 4 1 for MIRA
      Then MIRA has the ball
      And it is Wreckers' rush

    @s_D_18_f @ruling_RD_5 @ruling_RD_24
    Scenario: Two successes, and a free Run or Throw before the rush is over
      When RIGEL passes to MIRA
      And the dice show 4 4 1 for RIGEL
      And the dice show 4 4 for MIRA
      Then Comets decide on the free action
      And MIRA may run, pass, decline
      When MIRA runs to F17, and stops
      Then MIRA has the ball
      And it is Wreckers' rush

    @s_D_18_f @ruling_RD_24
    Scenario: Free throws may follow one another
      When RIGEL passes to MIRA
      And the dice show 4 4 1 for RIGEL
      And the dice show 4 4 for MIRA
      And MIRA passes to LYRA
      And the dice show 4 1 1 for MIRA
      And the dice show 4 4 for LYRA
      Then LYRA has the ball
      And 4 action tokens are left
      When LYRA does without the free action
      Then it is Wreckers' rush
