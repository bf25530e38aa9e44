Feature: The roll

  Twelve dice fall at once, and each team's dice take a vote.

  @rule_S_05
  Rule: S-05 Both roll

    All twelve, every time.
    Holding some back for later has been tried.

    Background:
      Given Red has the ball on Red's 25

    @s_S_05_a
    Scenario: Both teams roll at once, and only then is anything decided
      Then the dice of both teams are due
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      Then this happened:
        | event  | action |
        | rolled | down   |
      And rolled happened once

    @s_S_05_a
    Scenario Outline: While the dice are due, <who> <what> to no avail
      When <who> <what>
      Then rule <rule> forbids it: "dice are due first, for Red (6 dice), Blue (6 dice)"
      And the dice of both teams are due
      When the dice show 20 20 20 10 FG TD against NG NG S S TO P6
      Then rolled happened once

      Examples:
        | who  | what                   | rule |
        | Red  | goes for it            | S-17 |
        | Red  | punts                  | S-17 |
        | Red  | takes the three points | S-11 |
        | Red  | plays 10               | S-06 |
        | Blue | spends the power chip  | S-08 |
        | Blue | keeps the power chip   | S-08 |

    @s_S_05_b
    Scenario: All twelve dice are rolled again on the next down
      When the dice show 10 10 20 20 FG TD against NG NG NG S TO P6
      Then the dice of both teams are due
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      Then the dice of both teams are due
      And rolled happened twice

    @s_S_05_b
    Scenario: A fourth down is rolled with all twelve as well
      Given it is down 4
      When Red goes for it
      Then the dice of both teams are due
      When the dice show TD TD TD TD 10 20 against NG NG NG S TO P6
      Then Red has 7 points

  @rule_S_06
  Rule: S-06 A team’s play

    Count what shows most often.
    That is your play, whatever you had drawn on the board.

    Background:
      Given Red has the ball on Red's 25

    @s_S_06_a
    Scenario Outline: <dice> are a vote for <play>
      When the dice show <dice> against <others>
      Then this happened:
        | event  | team | symbol   | number  |
        | called | Red  | <play>   | <mine>  |
        | called | Blue | <theirs> | <yours> |
      And called happened twice

      Examples:
        | dice              | others           | play | mine | theirs | yours |
        | 10 10 10 20 FG TD | NG NG S S S S    | 10   | 3    | S      | 4     |
        | 20 20 20 20 10 10 | NG NG NG S TO P6 | 20   | 4    | NG     | 3     |
        | FG FG FG FG FG 10 | TO TO TO TO S P6 | FG   | 5    | TO     | 4     |
        | TD TD TD TD TD TD | P6 P6 P6 P6 P6 S | TD   | 6    | P6     | 5     |

    @s_S_06_b
    Scenario: Two symbols on top leave the winner of the roll a choice
      When the dice show 10 10 10 20 20 20 against NG NG S S TO P6
        """placky; thinking
        Twenty yards or ten. I shall not insult you by asking.
        """
      Then Red decides on the play
      And the options are 20, 10

    @s_S_06_b
    Scenario Outline: The team may pick the <symbol> of its two
      When the dice show 10 10 10 20 20 20 against NG NG S S TO P6
      And Red plays <symbol>
      Then Red has the ball on <spot>
      And ruling RS-7 was at work

      Examples:
        | symbol | spot     |
        | 20     | Red's 45 |
        | 10     | Red's 35 |

    @s_S_06_b
    Scenario: The defence picks among its own
      When the dice show 10 10 20 20 FG TD against NG NG NG P6 P6 P6
      Then Blue decides on the play
      And the options are P6, NG
      When Blue plays P6
      Then Blue has 7 points

    @s_S_06_b
    Scenario: A defence with a taste for tidiness may take the sack
      When the dice show 10 10 20 20 FG TD against S S S TO TO TO
      Then the options are TO, S
      When Blue plays S
      Then Red has the ball on Red's 15

    @s_S_06_b
    Scenario: Three symbols can tie, and then there are three to pick from
      When the dice show 10 10 20 20 TD TD against NG NG S S TO P6
      Then the roll is a tie of 2
      When Blue keeps the power chip
      Then Red decides on the play
      And the options are TD, 20, 10
      When Red plays 20
      Then Red has the ball on Red's 45

    @s_S_06_c @example_E_2
    Scenario: Three 10s and three TDs can be a touchdown
      When the dice show 10 10 10 TD TD TD against NG NG S S TO P6
      Then the options are TD, 10
      When Red plays TD
        """placky; glad
        The rule sheet spends a whole example on this. You needed no example.
        """
      Then Red has 7 points

    @s_S_06_b
    Scenario: A symbol that fewer dice show is not up for election
      When the dice show 10 10 10 TD TD TD against NG NG S S TO P6
      And Red plays FG
      Then rule S-06 forbids it: "0 dice show FG, 3 show TD or 10 (RS-7)"
      When Red plays 20
      Then rule S-06 forbids it: "0 dice show 20, 3 show TD or 10 (RS-7)"
      When Red plays 10
      Then Red has the ball on Red's 35

    @s_S_06_b
    Scenario: Neither is a symbol of the other side's dice
      When the dice show 10 10 10 TD TD TD against NG NG S S TO P6
      And Red plays P6
      Then rule S-06 forbids it: "now Red may choose 10 or TD"

    @s_S_06_b
    Scenario: Two symbols of two dice leave no say to the lone ones
      When the dice show 10 10 20 20 FG TD against NG NG S S TO P6
      And Blue keeps the power chip
      And Red plays TD
      Then rule S-06 forbids it: "1 die shows TD, 2 show 20 or 10 (RS-7)"
      When Red plays 20
      Then Red has the ball on Red's 45

    Scenario: With a clear favourite there is nothing to pick
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      Then Red has the ball on Red's 35
      And the dice of both teams are due
      And chosen happened never
      And ruling RS-7 was not at work

    Scenario: The loser's tie is left untied
      When the dice show 10 10 10 20 20 20 against NG NG S S TO P6
      Then Red decides on the play
      When Red plays 20
      Then the dice of both teams are due
      And chosen happened once
      And ruling RS-13 was at work

    Scenario: First the chip settles the roll, then the winner picks
      When the dice show 10 10 10 TD TD TD against NG NG NG S S S
      Then Blue decides on the chip
      When Blue spends the power chip
      Then Blue decides on the play
      And the options are S, NG
      When Blue plays S
      Then Red has the ball on Red's 15
      And Red has 0 points
      And ruling RS-13 was at work

    Scenario Outline: In a fixed order the best of <dice> is the <best>, and nobody is asked
      Given ruling RS-7 is read as "fixed order"
      When the dice show <dice> against <others>
      Then the dice of both teams are due
      And this happened:
        | event  | team   | symbol |
        | chosen | <team> | <best> |
      And ruling RS-7 was at work

      Examples: best first: TD, FG, 20, 10 and P6, TO, S, NG
        | dice              | others           | team | best |
        | 10 10 10 20 20 20 | NG NG S S TO P6  | Red  | 20   |
        | 20 20 20 FG FG FG | NG NG S S TO P6  | Red  | FG   |
        | FG FG FG TD TD TD | NG NG S S TO P6  | Red  | TD   |
        | 10 10 20 20 FG TD | NG NG NG S S S   | Blue | S    |
        | 10 10 20 20 TD FG | S S S TO TO TO   | Blue | TO   |
        | 10 10 20 20 FG FG | TO TO TO P6 P6 P6 | Blue | P6   |

    @s_S_06_b
    Scenario: The defence cannot elect what fewer of its dice show either
      When the dice show 10 10 20 20 FG TD against S S S TO TO TO
      And Blue plays P6
        """placky; dry
        No die of yours says so. Looking at it again will not change that.
        """
      Then rule S-06 forbids it: "0 dice show P6, 3 show TO or S (RS-7)"
      When Blue plays S
      Then Red has the ball on Red's 15

  @rule_S_07
  Rule: S-07 Who wins the roll

    The taller heap wins.
    What is in the heap matters afterwards.

    Background:
      Given Red has the ball on Red's 25

    @s_S_07_a @s_S_07_c @example_E_1
    Scenario: Four 10s beat three NGs
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      Then Red wins the roll with 10
      And Red has the ball on Red's 35
      And it is down 2
      And this happened:
        | event    | team | yards |
        | gained   | Red  | 10    |

    @s_S_07_a
    Scenario Outline: <most> against <least> is enough for the offence
      When the dice show <dice> against <others>
      Then Red wins the roll with 20
      And Red has the ball on Red's 45

      Examples:
        | most | least | dice              | others           |
        | 3    | 2     | 20 20 20 10 FG TD | NG NG S S TO P6  |
        | 4    | 3     | 20 20 20 20 10 FG | NG NG NG S TO P6 |
        | 5    | 4     | 20 20 20 20 20 FG | S S S S TO P6    |
        | 6    | 5     | 20 20 20 20 20 20 | P6 P6 P6 P6 P6 S |

    @s_S_07_a
    Scenario Outline: <most> against <least> is enough for the defence
      When the dice show <dice> against <others>
      Then Blue wins the roll with S
      And Red has the ball on Red's 15

      Examples:
        | most | least | dice              | others        |
        | 3    | 2     | 10 10 20 20 FG TD | S S S NG TO P6 |
        | 4    | 3     | TD TD TD 10 20 FG | S S S S NG TO |
        | 5    | 4     | TD TD TD TD 10 20 | S S S S S NG  |
        | 6    | 5     | TD TD TD TD TD 10 | S S S S S S   |

    @s_S_07_b
    Scenario: Three TDs are worth nothing against four NGs
      When the dice show TD TD TD 10 20 FG against NG NG NG NG S P6
        """placky; dry
        Half your dice said touchdown. It was a loud minority.
        """
      Then Blue wins the roll with NG
      And Red has 0 points
      And Red has the ball on Red's 25
      And it is down 2

    @s_S_07_b
    Scenario: Three P6s are worth nothing against four 10s
      When the dice show 10 10 10 10 20 FG against P6 P6 P6 NG S TO
      Then Red wins the roll with 10
      And Blue has 0 points
      And Red has the ball on Red's 35

    @s_S_07_a
    Scenario: A better symbol does not make up for a smaller heap
      When the dice show TD TD 10 10 20 FG against NG NG NG S TO P6
      Then Blue wins the roll with NG
      And Red has 0 points
