Feature: The power chip

  It decides every tie, and it remembers nothing.

  @rule_S_08
  Rule: S-08 Ties and the power chip

    Win now and arm your opponent, or lose now and stay armed.
    Take your time. The dice have already left.

    Background:
      Given Red has the ball on Red's 25

    @s_S_08_a
    Scenario: On equal counts the holder of the chip is asked
      Given Blue holds the power chip
      When the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      Then the roll is a tie of 3
      And Blue decides on the chip
      And the options are spend, keep

    @s_S_08_a @s_S_08_b
    Scenario: Spend the chip: the roll is yours, and the chip is not
      Given Blue holds the power chip
      When the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Blue spends the power chip
        """placky; dry
        A stop, paid for with the next tie. Cheap, if there is no next tie.
        """
      Then Red has the ball on Red's 25
      And it is down 2
      And Red holds the power chip

    @s_S_08_c
    Scenario: Keep the chip, and the other team wins the roll
      Given Blue holds the power chip
      When the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Blue keeps the power chip
      Then Red has the ball on Red's 35
      And it is down 2
      And Blue holds the power chip

    @s_S_08_a
    Scenario Outline: <number> against <number> is a tie as well
      Given Blue holds the power chip
      When the dice show <dice> against <others>
      Then the roll is a tie of <number>
      And Blue decides on the chip

      Examples:
        | number | dice              | others           |
        | 2      | 10 10 20 20 FG TD | NG NG S S TO P6  |
        | 4      | 20 20 20 20 10 FG | TO TO TO TO NG S |
        | 5      | TD TD TD TD TD 10 | P6 P6 P6 P6 P6 S |
        | 6      | 20 20 20 20 20 20 | S S S S S S      |

    @s_S_08_a @s_S_08_b
    Scenario: The offence spends it and has its play
      Given Red holds the power chip
      When the dice show TD TD TD 10 20 FG against P6 P6 P6 NG S TO
      Then Red decides on the chip
      When Red spends the power chip
      Then Red has 7 points
      And Blue has 0 points
      And Blue holds the power chip

    @s_S_08_c
    Scenario: The offence keeps it and suffers
      Given Red holds the power chip
      When the dice show TD TD TD 10 20 FG against P6 P6 P6 NG S TO
      And Red keeps the power chip
        """placky; alarmed
        You have saved the chip. It has cost seven points and a touchdown.
        """
      Then Blue has 7 points
      And Red has 0 points
      And Red holds the power chip

    @s_S_08_b
    Scenario: A spent chip comes back with the next tie
      Given Blue holds the power chip
      When the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Blue spends the power chip
      And the dice show 20 20 20 10 FG TD against S S S NG TO P6
      Then Red decides on the chip
      When Red spends the power chip
      Then Red has the ball on Red's 45
      And Blue holds the power chip
      And it is down 3

    @s_S_08_a
    Scenario: Without a tie the chip can be neither spent nor kept
      Given Blue holds the power chip
      When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
      And Blue spends the power chip
      Then rule S-08 forbids it: "dice are due first"
      When Blue keeps the power chip
      Then rule S-08 forbids it: "dice are due first"
      And Red has the ball on Red's 35
      And Blue holds the power chip
      When the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
      And Blue spends the power chip
      Then Red has the ball on Red's 35

    @s_S_08_a
    Scenario: A tied roll waits for the chip and for nothing else
      Given Blue holds the power chip
      When the dice show 10 10 10 TD TD TD against NG NG NG S TO P6
      And Blue goes for it
      Then rule S-08 forbids it: "now Blue may choose keep or spend"
      When Blue plays NG
      Then rule S-08 forbids it
      When Blue keeps the power chip
      Then Red decides on the play

    @s_S_08_c
    Scenario: A tied TO that is not bought leaves ball and dice where they are
      Given Blue holds the power chip
      When the dice show 10 10 10 20 FG TD against TO TO TO NG S P6
      And Blue keeps the power chip
      Then Red has the ball on Red's 35
      And the offence dice are Red's

    @s_S_08_b
    Scenario: Ball and dice go over, the chip does not go with them
      Given Blue holds the power chip
      When the dice show 10 10 10 20 FG TD against TO TO TO NG S P6
      And Blue spends the power chip
      Then Blue has the ball on Red's 25
      And Red holds the power chip
      When the dice show 10 10 20 20 FG TD against TO TO TO NG S P6
      Then Red has the ball on Red's 25
      And Red holds the power chip
      And ruling RS-12 was at work

    Scenario Outline: Six 10s against six NGs: Blue <does> the chip, and <team> has the touchdown
      Given Blue holds the power chip
      When the dice show 10 10 10 10 10 10 against NG NG NG NG NG NG
      Then the roll is a tie of 6
      And Blue decides on the chip
      And ruling RS-11 was at work
      When Blue <does> the power chip
      Then <team> has 7 points
      And <other> has 0 points
      And <holder> holds the power chip

      Examples:
        | does   | team | other | holder |
        | spends | Blue | Red   | Red    |
        | keeps  | Red  | Blue  | Blue   |

    Scenario: Six 10s can lose to six of anything
      Given Blue holds the power chip
      When the dice show 10 10 10 10 10 10 against S S S S S S
      Then the roll is a tie of 6
      And ruling RS-11 was at work
      When Blue spends the power chip
        """placky; alarmed
        Six tens, and you are standing further back than before.
        """
      Then Red has 0 points
      And Red has the ball on Red's 15

    Scenario: Six NGs are no more than a tie, against six of anything
      Given Blue holds the power chip
      When the dice show TD TD TD TD TD TD against NG NG NG NG NG NG
      Then the roll is a tie of 6
      And ruling RS-11 was at work
      When Blue keeps the power chip
      Then Red has 7 points
      And Blue has 0 points

    Scenario: Six of other kinds were never more than a tie
      Given Blue holds the power chip
      When the dice show 20 20 20 20 20 20 against S S S S S S
      Then the roll is a tie of 6
      And ruling RS-11 was not at work

    Scenario Outline: Six 10s that need no chip, by the reading "<reading>"
      Given Blue holds the power chip
      And ruling RS-11 is read as "<reading>"
      When the dice show 10 10 10 10 10 10 against S S S S S S
      Then Red wins the roll with 10
      And Red has 7 points
      And Blue holds the power chip
      And roll tied happened never
      And ruling RS-11 was at work

      Examples:
        | reading     |
        | the offence |
        | automatic   |

    Scenario: Six 10s before six NGs, where the offence comes first
      Given Blue holds the power chip
      And ruling RS-11 is read as "the offence"
      When the dice show 10 10 10 10 10 10 against NG NG NG NG NG NG
      Then Red has 7 points
      And Blue has 0 points
      And Blue holds the power chip

    Scenario: Where the offence comes first, six NGs still need the chip
      Given Blue holds the power chip
      And ruling RS-11 is read as "the offence"
      When the dice show TD TD TD TD TD TD against NG NG NG NG NG NG
      Then the roll is a tie of 6
      And Blue decides on the chip

    Scenario: Six NGs that need no chip
      Given Blue holds the power chip
      And ruling RS-11 is read as "automatic"
      When the dice show TD TD TD TD TD TD against NG NG NG NG NG NG
      Then Blue wins the roll with NG
      And Blue has 7 points
      And Red has 0 points
      And Blue holds the power chip

    Scenario: Two automatic touchdowns at once still need the chip
      Given Blue holds the power chip
      And ruling RS-11 is read as "automatic"
      When the dice show 10 10 10 10 10 10 against NG NG NG NG NG NG
      Then the roll is a tie of 6
      And Blue decides on the chip
