Feature: Dodge

  The carrier's feet against somebody's declared intentions.

  @rule_1_18
  Rule: 1.18 Dodge

    Somebody has announced that he will be exactly where you are. Be elsewhere.

    Background:
      Given these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | GARRA  | 14, 15 |      |

    @s_1_18_a
    Scenario: Without a declared tackle there is nothing to dodge
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA presses from 12.6, 16
      And AGUILA runs
      And AGUILA dodges
        """placky; dry
        GARRA is breathing on you. It is unpleasant, and it is not a tackle.
        """
      Then rule 1.18 forbids it

    @s_1_18_a
    Scenario: A team-mate of the tackled carrier has nothing to dodge either
      Given these players are on the pitch:
        | player | at     |
        | HAYATE | 15, 13 |
      When HAYATE is activated
      And HAYATE marks a move to 15, 20
      And GARRA tackles AGUILA
      And HAYATE runs
      And HAYATE dodges
      Then rule 1.18 forbids it
      And HAYATE can choose move and nothing else

    @s_1_18_a
    Scenario: A declared tackle opens the dodge
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      Then AGUILA can choose dodge and break through
        """placky; thinking
        Feet or shoulders. Walking away is off the list while he has hold of your path.
        """
      When AGUILA dodges
      And the dice show 7 for AGUILA and 4 for GARRA
      Then dodged happened to AGUILA once
      And ruling R-13 was not at work

    @s_1_18_b
    Scenario Outline: The dodge is rolled on REF 7, and a <face> comes to a <result>
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      Then AGUILA needs 7 or less on REF
      When the dice show <face> for AGUILA and <other> for GARRA
      Then AGUILA's roll is a <result>

      Examples:
        | face | other | result  |
        | 7    | 2     | success |
        | 8    | 1     | fail    |

    @s_1_18_c
    Scenario Outline: A dodge that succeeds moves 2 inches <where>
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to <point>
      Then AGUILA stands at <point>
      And AGUILA has moved 2 inches
      And GARRA is standing

      Examples:
        | where          | point      |
        | straight on    | 12, 19     |
        | to the left    | 10, 17     |
        | to the right   | 14, 17     |
        | back at a slant | 10.8, 15.4 |

    @s_1_18_c @example_X21
    Scenario: After a dodge past a tackler who keeps his feet, play goes on
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
        """placky; glad
        Six beats four, provided that both are small enough. They are.
        """
      Then Yamato decides
      When AGUILA moves to 12, 19
      Then GARRA is standing
      When Yamato removes the tokens
      And AGUILA is activated
      Then Yamato has 2 activation tokens left
      And AGUILA can choose mark

    @s_1_18_c @example_X21
    Scenario: After a dodge past a tackler who fails, only one of them is up
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 6 for AGUILA and 9 for GARRA
      And AGUILA moves to 12, 19
      Then GARRA is on the ground
      And AGUILA is standing
      When the die shows 4 for GARRA
      Then AGUILA stands at 12, 19

    @s_1_18_c
    Scenario: A dodge of 2.001 inches is wishful
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 7 for AGUILA and 4 for GARRA
      And AGUILA moves to 12, 19.001
      Then rule 1.18 forbids it: allowed: up to 2

    @s_1_18_c
    Scenario: A critical dodge moves 4 inches instead
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 1 for AGUILA and 4 for GARRA
      And AGUILA moves to 12, 21.001
      Then rule 1.18 forbids it: allowed: up to 4
      When AGUILA moves to 12, 21
      Then AGUILA has moved 4 inches
      And this happened:
        | event         | player | action | critical | why   |
        | action chosen | AGUILA | dodge  |          |       |
        | dodged        | AGUILA |        | yes      |       |
        | moved         | AGUILA |        |          | dodge |

    Scenario Outline: The dodger may settle for less and <do>
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 7 for AGUILA and 4 for GARRA
      And AGUILA <do>
      Then AGUILA stands at <place>
      And GARRA is standing
      And ruling R-17 was at work

      Examples:
        | do                 | place    |
        | moves to 12, 17.5  | 12, 17.5 |
        | stays put          | 12, 17   |

    Scenario: A team-mate in the way blocks the dodge
      Given these players are on the pitch:
        | player | at       |
        | HAYATE | 12, 18.5 |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 6 for AGUILA and 4 for GARRA
      And AGUILA moves to 12, 19
        """placky; dry
        That inch belongs to HAYATE. He was there when you planned this.
        """
      Then rule 1.18 forbids it: HAYATE is in the way
      When AGUILA moves to 12, 17.516
      Then AGUILA and HAYATE touch
      And ruling R-17 was at work

    Scenario: A critical dodge has inches enough to bend around a team-mate
      Given these players are on the pitch:
        | player | at         |
        | HAYATE | 12.4, 18.5 |
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 1 for AGUILA and 4 for GARRA
      And AGUILA moves to 12, 20, by way of 11.2, 18.5
      Then AGUILA has moved 3.4 inches
      And ruling R-60 was at work

    Scenario: A dodge does not leave the field
      Given the pitch is 15 wide and 36 long
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 1 for AGUILA and 4 for GARRA
      And AGUILA moves to 14.6, 17
      Then rule 0.C forbids it: R-58
      When AGUILA moves to 14.508, 17
      Then AGUILA has moved 2.508 inches

    @s_1_18_c
    Scenario: A dodge that fails costs nothing by itself
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show 8 for AGUILA and 9 for GARRA
      Then AGUILA is standing
      And AGUILA stands at 12, 17
      When the die shows 4 for GARRA
      Then AGUILA is unhurt
      And AGUILA holds the ball
      And ruling R-13 was not at work
      And this happened:
        | event           | player | action | why    |
        | nothing happens | AGUILA | dodge  | failed |

    @s_1_18_c
    Scenario Outline: A dodge that does not win leaves the carrier where he is, <dice>
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And the dice show <dice>
      Then AGUILA's roll is <result>
      And AGUILA stands at 12, 17
      And AGUILA <how>
      And dodged happened to AGUILA never
      And this happened:
        | event           | player | action | why       |
        | nothing happens | AGUILA | dodge  | cancelled |

      Examples: both succeed, and his is not the higher
        | dice                         | result    | how         |
        | 5 for AGUILA and 5 for GARRA | cancelled | is standing |
        | 1 for AGUILA and 1 for GARRA | cancelled | is standing |
        | 2 for AGUILA and 2 for GARRA | cancelled | is standing |
        | 7 for AGUILA and 1 for GARRA | cancelled | is on the ground |

    Scenario: A tackler without contact leaves the dodge to the dodger alone
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      Then AGUILA can choose move, dodge and break through
      When AGUILA dodges
      And AGUILA rolls to dodge alone
      And the die shows 7
      And AGUILA moves to 10, 17
      Then ruling R-53 was at work
      When the die shows 7 for GARRA
      Then GARRA is standing

    Scenario: A tackler without contact does not profit from a dodge that fails
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      And AGUILA dodges
      And AGUILA rolls to dodge alone
      And the die shows 8
      Then AGUILA is standing
      And ruling R-53 was at work
      And the dice of GARRA are due

    @s_1_18_c
    Scenario: A critical dodge past nobody goes twice as far
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 20
      And AGUILA runs
      And AGUILA dodges
      And AGUILA rolls to dodge alone
      And the die shows 1 for AGUILA
      And AGUILA moves to 12, 21
        """placky; dry
        Nobody was there to be impressed by it.
        """
      Then AGUILA has moved 4 inches
      And ruling R-53 was at work
      When the die shows 5 for GARRA
      Then GARRA is standing

    @s_1_18_c @s_4_07_a @rule_4_07
    Scenario: A card for one die more makes no dodge any longer
      Given Yamato's hand is "Wind Walk"
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      And Yamato plays "Wind Walk" for AGUILA
      And the dice show 7 and 9 for AGUILA and 4 for GARRA
      And AGUILA moves to 12, 19.001
      Then rule 1.18 forbids it: allowed: up to 2

    @s_1_18_a
    Scenario: Before cards are taught a hand stays a hand
      Given the rules up to chapter 3 are taught
      And Yamato's hand is "Wind Walk"
      When AGUILA is activated
      And AGUILA marks a move to 12, 20
      And GARRA tackles AGUILA at 12, 15
      And AGUILA runs
      And AGUILA dodges
      Then the dice of AGUILA and GARRA are due
      When the dice show 7 for AGUILA and 4 for GARRA
      And AGUILA moves to 12, 19
      Then AGUILA stands at 12, 19
