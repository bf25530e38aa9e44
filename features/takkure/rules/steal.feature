Feature: Stealing

  Three ways to come by a ball that belongs to somebody else, all of them legal.

  @rule_3_06
  Rule: 3.06 Ball steal

    Say which ball you mean before you run. It will have been somewhere else by the time you roll.

    @s_3_06_a @s_3_06_b @s_3_06_d @example_X13
    Scenario: A loose ball, on contact, with plus four
      Given these players are on the pitch:
        | player | at       | BaC |
        | HAYATE | 6, 12    |     |
        | LINCE  | 12, 17.5 | 7/9 |
      And the ball lies at 12, 15
      And Yamato attacks
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE steals the loose ball, moving to 12, 15.984
      Then LINCE has moved 1.516 inches
      And the tokens on the pitch are movement, active player and steal
      When HAYATE runs
      And HAYATE stays put
      Then LINCE needs 11 or less on BaC
      When the die shows 11
        """placky; glad
        A hand, a ball, a change of subject.
        """
      Then LINCE holds the ball
      And stolen happened to LINCE once
      And ball taken happened to LINCE once
      And Teriomorph attacks
      And Teriomorph has 4 activation tokens

    @s_3_06_a @s_3_06_b @s_3_06_d
    Scenario: He moves until he touches the loose ball
      Given these players are on the pitch:
        | player | at       |
        | HAYATE | 6, 12    |
        | LINCE  | 13, 16   |
      And the ball lies at 12, 15
      And Yamato attacks
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE steals, moving until he touches the ball
      Then LINCE stands at 12.696, 15.696
      When HAYATE runs
      And HAYATE stays put
      Then the dice of LINCE are due

    @s_3_06_a @s_3_06_b @s_3_06_e
    Scenario: He moves until he touches the ball in the hands of who lies on the ground
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | HAYATE | 12, 12 | yes  | 1      |
        | SUZU   | 6, 12  |      |        |
        | LINCE  | 12, 14 |      |        |
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals, moving until he touches the ball
      Then LINCE stands at 12, 12.984
      When SUZU runs
      And SUZU stays put
      Then the dice of LINCE are due

    @s_3_06_c
    Scenario: From a standing player nobody steals, however near he comes
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 12, 12 | yes  |
        | LINCE  | 12, 14 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE steals, moving until he touches the ball
      Then rule 3.06 forbids it: from a standing player nobody steals it
      And LINCE stands at 12, 14

    @s_3_06_d
    Scenario: One thief alone waits for nobody
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 6, 12      |
        | LINCE  | 12, 12.984 |
      And the ball lies at 12, 12
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals the loose ball
      And SUZU runs
      And SUZU stays put
      And the die shows 11
      Then LINCE holds the ball
      And ruling R-55 was not at work
      And this happened:
        | event          | player | team       | how   | why   |
        | steal declared | LINCE  |            | loose |       |
        | stolen         | LINCE  |            | loose |       |
        | possession     | LINCE  | Teriomorph |       | taken |

    @s_3_06_e @example_X13
    Scenario Outline: Out of the hands of a carrier on the ground, with no modifier: <die>
      Given these players are on the pitch:
        | player | at         | ball | ground | BaC |
        | HAYATE | 12, 12     | yes  | 1      |     |
        | SUZU   | 6, 12      |      |        |     |
        | LINCE  | 12, 14     |      |        | 7/9 |
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals from the ground, moving to 12, 12.984
      And SUZU runs
      And SUZU stays put
      Then LINCE needs 7 or less on BaC
      When the die shows <die>
      Then LINCE <has it>
      And HAYATE is on the ground
      And LINCE is standing
      And <team> attacks

      Examples:
        | die | has it                | team       |
        | 7   | holds the ball        | Teriomorph |
        | 8   | does not hold the ball | Yamato     |

    @s_3_06_f @example_X13
    Scenario Outline: Out of the air, with minus two: <die>
      Given these players are on the pitch:
        | player | at        | ball | BaC |
        | HAYATE | 6, 12     | yes  |     |
        | SUZU   | 12, 12    |      |     |
        | LINCE  | 9, 14     |      | 7/9 |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE steals out of the air, moving to 9, 12.9
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 7
      Then the dice of LINCE are due
      And LINCE needs 5 or less on BaC
      When the die shows <die>
      Then <holder> holds the ball
      And ruling R-31 was at work
      And ruling R-32 was at work

      Examples:
        | die | holder |
        | 5   | LINCE  |
        | 6   | SUZU   |

    @s_3_06_f
    Scenario Outline: In the strip between the bases: <where>
      Given these players are on the pitch:
        | player | at       | ball |
        | HAYATE | 6, 12    | yes  |
        | SUZU   | 12, 12   |      |
        | LINCE  | <at>     |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE steals out of the air
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 7
      Then the dice of LINCE are due
      When the die shows 6
      Then SUZU holds the ball
      And ruling R-32 was at work

      Examples:
        | where                 | at         |
        | touching its edge     | 9, 12.984  |
        | at the thrower's back | 5.016, 12  |
        | behind the receiver   | 12.984, 12 |

    @s_3_06_f
    Scenario Outline: Outside the strip between the bases: <where>
      Given these players are on the pitch:
        | player | at       | ball |
        | HAYATE | 6, 12    | yes  |
        | SUZU   | 12, 12   |      |
        | LINCE  | <at>     |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE steals out of the air
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 7
      Then no dice are due
      And steal void happened to LINCE once
      And SUZU holds the ball

      Examples:
        | where                 | at         |
        | a hair beside it      | 9, 12.987  |
        | a hair behind it      | 5.013, 12  |
        | a hair in front of it | 12.987, 12 |

    @s_3_06_f
    Scenario: A missed pass flies, too, and may be taken before the receiver can try
      Given these players are on the pitch:
        | player | at        | ball |
        | HAYATE | 6, 12     | yes  |
        | SUZU   | 12, 12    |      |
        | LINCE  | 9, 12.9   |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE steals out of the air
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 12
      And the die shows 3 for LINCE
      Then LINCE holds the ball
      And no dice are due
      When Yamato removes the tokens
      Then Teriomorph attacks
      And this happened:
        | event  | player | how |
        | stolen | LINCE  | air |
      And LINCE can choose activate and nothing else

    @s_3_06_f
    Scenario: Of two interceptors the attacking coach sends one first, and the first success ends it
      Given these players are on the pitch:
        | player | at      | ball |
        | HAYATE | 5, 12   | yes  |
        | SUZU   | 13, 12  |      |
        | LINCE  | 8, 12.9 |      |
        | BUHO   | 10, 12.9 |     |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE steals out of the air
      And BUHO steals out of the air
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 7
      Then Yamato decides
      And LINCE can choose intercept and nothing else
      And BUHO can choose intercept and nothing else
      When BUHO rolls to intercept
      And LINCE rolls to intercept
      Then rule 1.13 forbids it: these dice fall first
      When the die shows 6
      Then BUHO holds the ball
      And ball taken happened to BUHO once
      And steal void happened to LINCE once
      And steal void happened to BUHO never
      And ruling R-31 was at work

    @s_3_06_f
    Scenario: Where nobody throws, nobody intercepts
      Given these players are on the pitch:
        | player | at      | ball |
        | HAYATE | 6, 12   | yes  |
        | SUZU   | 12, 12  |      |
        | LINCE  | 9, 12.9 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE steals out of the air
      And HAYATE runs
      And HAYATE stays put
        """placky; dry
        LINCE has read the game perfectly. It was a different game.
        """
      Then no dice are due
      And steal void happened to LINCE once
      And LINCE is standing
      And ruling R-71 was at work
      And this happened:
        | event      | player | why     |
        | steal void | LINCE  | no pass |

    @s_3_06_c
    Scenario Outline: The variant has to fit the ball: <how>, <state>
      Given these players are on the pitch:
        | player | at     | ball | ground   |
        | HAYATE | 12, 12 | yes  | <ground> |
        | SUZU   | 6, 12  |      |          |
        | LINCE  | 12, 14 |      |          |
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals <how>
      Then rule 3.06 forbids it: <why>

      Examples:
        | how            | state               | ground | why                       |
        | from the ground | while he stands    | 0      | nobody steals it          |
        | the loose ball | while he stands     | 0      | the ball is not loose     |
        | the loose ball | while he lies there | 1      | the ball is not loose     |

    @s_3_06_b
    Scenario Outline: With a loose ball there is nothing to steal <how>
      Given these players are on the pitch:
        | player | at     |
        | SUZU   | 6, 12  |
        | LINCE  | 12, 14 |
      And the ball lies at 12, 12
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals <how>
      Then rule 3.06 forbids it: nobody holds the ball

      Examples:
        | how             |
        | from the ground |
        | out of the air  |

    @s_3_06_a
    Scenario: The move is a defensive one, and ends where its length ends
      Given these players are on the pitch:
        | player | at     |
        | SUZU   | 6, 12  |
        | LINCE  | 12, 20 |
      And the ball lies at 12, 12
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals the loose ball, moving to 12, 16
      Then rule 1.07 forbids it: up to 3
      When LINCE steals the loose ball, moving to 12, 17
      And SUZU runs
      And SUZU stays put
      Then steal void happened to LINCE once
      And the ball lies at 12, 12
      And this happened:
        | event      | player | why        |
        | steal void | LINCE  | no contact |

    @s_3_06_d
    Scenario: Several thieves and no attacker roll one by one, until one has it
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 6, 12      |
        | LINCE  | 12, 12.984 |
        | BUHO   | 12, 11.016 |
        | TORO   | 13.279, 12 |
      And the ball lies at 12, 12
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals the loose ball
      And BUHO steals the loose ball
      And TORO steals the loose ball
      And SUZU runs
      And SUZU stays put
      Then Yamato decides
      When TORO rolls to steal
      And the die shows 12
      Then Yamato decides
      When LINCE rolls to steal
      And the die shows 11
        """placky; calm
        BUHO was next. There is nothing left to be next for.
        """
      Then LINCE holds the ball
      And steal void happened to BUHO once
      And no dice are due
      And ruling R-71 was at work
      And ruling R-55 was at work

    @s_3_06_d
    Scenario: Contact is read when the dice come out, and by then somebody has run over the ball
      Given these players are on the pitch:
        | player | at         |
        | HAYATE | 12, 8      |
        | LINCE  | 12.984, 12 |
      And the ball lies at 12, 12
      And Yamato attacks
      When HAYATE is activated
      And HAYATE marks a move to 12, 12.092
      And LINCE steals the loose ball
      And HAYATE runs
      Then the ball lies at 12, 12.584
      When HAYATE stays put
        """placky; dry
        He had a hand on it. Then he had a hand on where it had been.
        """
      Then no dice are due
      And steal void happened to LINCE once
      And ruling R-71 was at work

    @s_3_06_e
    Scenario Outline: Next to the carrier on the ground, <where>
      Given these players are on the pitch:
        | player | at     | ball | ground |
        | HAYATE | 12, 12 | yes  | 1      |
        | SUZU   | 6, 12  |      |        |
        | LINCE  | <at>   |      |        |
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals from the ground
      And SUZU runs
      And SUZU stays put
      Then steal void happened to LINCE once
      And HAYATE holds the ball

      Examples:
        | where             | at         |
        | a hair is missing | 12, 12.987 |
        | an inch is missing | 12, 14    |

    @s_3_06_e
    Scenario: The ball is gone before the thief can roll for it
      Given these players are on the pitch:
        | player | at         | ball | ground |
        | HAYATE | 12, 12     | yes  | 1      |
        | SUZU   | 6, 12      |      |        |
        | LINCE  | 12, 12.984 |      |        |
        | BUHO   | 12, 11.016 |      |        |
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals from the ground
      And BUHO steals from the ground
      And SUZU runs
      And SUZU stays put
      And BUHO rolls to steal
      And the die shows 8
      Then BUHO holds the ball
      And steal void happened to LINCE once
      And ruling R-71 was at work
      And this happened:
        | event          | player | how    | why          |
        | steal declared | LINCE  | ground |              |
        | stolen         | BUHO   | ground |              |
        | steal void     | LINCE  |        | no such ball |

    @s_3_06_g @rule_3_08
    Scenario: Two thieves and a picker are a crowd
      Given these players are on the pitch:
        | player | at         |
        | SUZU   | 11.016, 12 |
        | LINCE  | 12, 12.984 |
        | BUHO   | 12, 11.016 |
      And the ball lies at 12, 12
      And Yamato attacks
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals the loose ball
      And BUHO steals the loose ball
      And SUZU runs
      And SUZU picks up the ball
      Then the dice of SUZU, LINCE and BUHO are due
      When the dice show 8 for SUZU, 9 for LINCE and 10 for BUHO
      Then BUHO holds the ball

    Scenario: With no ball on the field there is nothing to steal
      Given these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 12, 20 |
      And Yamato attacks
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA attempts a steal
      Then rule 3.06 forbids it: no ball on the field

    Scenario: As soon as stealing is taught, it is the ball that is missing
      Given the rules up to chapter 3 are taught
      And these players are on the pitch:
        | player | at     |
        | AGUILA | 12, 13 |
        | GARRA  | 12, 20 |
      And Yamato attacks
      When AGUILA is activated
      And AGUILA marks no way
      And GARRA attempts a steal
      Then rule 3.06 forbids it: no ball on the field

    @s_3_06_d
    Scenario: The picker is tired and another defender rests, and the thief notices neither
      Given these players are on the pitch:
        | player | at         | activations | fatigue |
        | SUZU   | 12, 14.016 | 2           |         |
        | LINCE  | 12, 15.984 |             |         |
        | GARRA  | 12, 25     |             | 1       |
      And the ball lies at 12, 15
      And Yamato attacks
      When SUZU is activated
      Then SUZU has 1 active fatigue token
      When SUZU marks no way
      And LINCE steals the loose ball
      And GARRA rests
        """placky; calm
        One of three is after the ball, one is paid to be, and one has sat down.
        """
      And SUZU runs
      And SUZU picks up the ball
      Then SUZU needs 11 or less on BaC
      And LINCE needs 11 or less on BaC
      When the dice show 9 for SUZU and 10 for LINCE
      Then LINCE holds the ball
      And GARRA has 1 inactive fatigue token

    @s_3_06_f
    Scenario: Of two thieves in the air the first has it, and the other grasps at nothing
      Given these players are on the pitch:
        | player | at     | ball |
        | HAYATE | 8, 12  | yes  |
        | SUZU   | 14, 12 |      |
        | LINCE  | 10, 12 |      |
        | BUHO   | 12, 12 |      |
      When HAYATE is activated
      And HAYATE marks no way
      And LINCE steals out of the air
      And BUHO steals out of the air
      And HAYATE runs
      And HAYATE passes to SUZU
      And the die shows 7 for HAYATE
      And LINCE rolls to intercept
      And the die shows 2 for LINCE
      Then LINCE holds the ball
      And this happened:
        | event      | player | why          |
        | stolen     | LINCE  |              |
        | steal void | BUHO   | no such ball |

    @s_3_06_b
    Scenario: A ball in somebody's hands is stolen from somebody
      Given these players are on the pitch:
        | player | at         | ball | ground |
        | HAYATE | 12, 12     | yes  | 1      |
        | SUZU   | 6, 12      |      |        |
        | LINCE  | 12, 12.984 |      |        |
        | BUHO   | 9, 14      |      |        |
      When SUZU is activated
      And SUZU marks no way
      And LINCE steals from the ground
      And BUHO steals out of the air
      Then this happened:
        | event          | player | how    | target |
        | steal declared | LINCE  | ground | HAYATE |
        | steal declared | BUHO   | air    | none   |
