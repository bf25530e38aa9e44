@rule_D_07
Feature: Sprint

  Twice as fast, as long as nobody asks him to turn.

  Rule: D-07 Sprint

    Background:
      Given these players are there:
        | player | hex | facing |
        | VEGA   | F5  | east   |
        | GRUM   | F22 | west   |

    @s_D_07_a
    Scenario: Ten hexes for Move 5, straight ahead
      When VEGA sprints to F15
      Then VEGA is in F15, facing east
      And the options are dash, stop

    @s_D_07_a
    Scenario: The eleventh hex is too many
      When VEGA sprints along F6, F7, F8, F9, F10, F11, F12, F13, F14, F15, F16
      Then rule D-07 forbids it: "hexes and turns come to 11; VEGA has 10 left"

    @s_D_07_a
    Scenario: Nor does the way straight ahead reach it
      When VEGA sprints to F16
      Then rule D-07 forbids it: "F16 lies straight ahead on no side of VEGA within 10 hexes"

    @s_D_07_b
    Scenario: A change of facing costs a hex
      When VEGA sprints along F6, F7, F8, F9, F10, F11, F12, F13, G13
      Then VEGA is in G13, facing south-east
      And the options are dash, stop

    @s_D_07_b
    Scenario: With a turn the tenth hex is too many
      When VEGA sprints along F6, F7, F8, F9, F10, F11, F12, F13, G13, H13
      Then rule D-07 forbids it: "hexes and turns come to 11; VEGA has 10 left"

    @s_D_07_b
    Scenario: A turn at the end costs as much
      When VEGA sprints to F14, facing south-east
      Then VEGA is in F14, facing south-east
      And the options are dash, stop

    @s_D_07_b @ruling_RD_28
    Scenario Outline: Turning by <sides> of the hex costs <cost>, and leaves <left> to go
      When VEGA sprints along <way>
      Then VEGA is in <there>
      When VEGA moves on along <more>
      Then rule D-07 forbids it: "VEGA has <left> left"

      Examples:
        | sides | cost | way | there | left | more                                          |
        | one   | 1    | G5  | G5    | 8    | H5, I5, J5, K5, K6, K7, K8, K9                |
        | two   | 2    | G4  | G4    | 7    | H3, I2, J1, J2, J3, J4, J5, J6                 |
        | three | 3    | F4  | F4    | 6    | F3, F2, F1, E1, D1, C1, B1                     |

    @s_D_07_b @ruling_RD_28
    Scenario: He may turn round first, and the way straight on is found
      When VEGA sprints to F1
      Then VEGA is in F1, facing west
      When VEGA moves on along E1, D1, C1
      Then rule D-07 forbids it: "VEGA has 3 left"

    @ruling_RD_28
    Scenario: Read otherwise, any turn is one change
      Given ruling RD-28 is read as "a change"
      When VEGA sprints along F4, F3, F2, F1
      Then the options are move, stop
      When VEGA moves on along E1, E2, E3, E4
      Then rule D-07 forbids it: "hexes and turns come to 6; VEGA has 5 left"

    @s_D_07_c
    Scenario: A Dash may follow, straight ahead
      When VEGA sprints to F15
      Then the runner may dash to F16
      When VEGA dashes to F16
      Then VEGA rolls 4 Speed dice on 4+
      When the dice show 4 1 1 1 for VEGA
      Then VEGA is in F16

    @s_D_07_c @ruling_RD_28
    Scenario: After a Sprint a Dash does not turn
      When VEGA sprints to F15
      And VEGA dashes to G15
      Then rule D-07 forbids it: "after a Sprint a Dash goes straight ahead (RD-28)"

    @s_D_07_c @ruling_RD_28
    Scenario: Nor does he turn at the end of it
      When VEGA sprints to F15
      And VEGA dashes to F16, facing south-east
      Then rule D-07 forbids it: "after a Sprint a Dash goes straight ahead (RD-28)"
      When VEGA dashes to F16, facing east
      Then VEGA is in F16, facing east
      When the dice show 4 1 1 1 for VEGA
      And VEGA dashes to G16
      Then rule D-07 forbids it: "after a Sprint a Dash goes straight ahead (RD-28)"

    @s_D_07_a @ruling_RD_28
    Scenario: With the hex straight ahead taken there is no Dash
      Given these players are there:
        | player | hex | facing |
        | LYRA   | F15 | east   |
      When VEGA sprints to F14
      Then the options are move, stop
      When VEGA dashes to F15
      Then rule D-07 forbids it: "no hex is free to which VEGA could dash"

    @s_D_07_a
    Scenario: What lies to no side of him is not straight ahead
      When VEGA sprints to H7
      Then rule D-07 forbids it: "H7 lies straight ahead on no side of VEGA within 10 hexes"

    Scenario: A sprinter goes from hex to hex and leaves none out
      When VEGA sprints along F12
      Then rule D-07 forbids it: "F12 does not touch F5"
