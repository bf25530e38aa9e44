@rule_D_12 @rule_D_14 @rule_D_15 @rule_D_16
Feature: Slam and slamback

  There are rules for this. There are not many.

  @rule_D_12 @rule_D_14 @rule_D_15
  Rule: Slam, and what he says to that

    Strength against his answer, both at once. More successes win; twice as many are a double.

    Background:
      Given these players are there:
        | player | hex | facing |
        | ORION  | F10 | east   |
        | GRUM   | F12 | west   |
        """placky; calm
        Two Guards. ORION has Strength 4+, GRUM 3+. A Guard may Run as part of a Slam, and has a die more for it.
        """
      And 5 action tokens are left

    @s_D_12_b @s_D_12_h
    Scenario: ORION comes at him from the front, GRUM slams back, and ORION wins
      When ORION slams GRUM from F11
        """placky; thinking
        He has moved next to him, which is a die: 3 + 1 + 1. GRUM sees him coming, so his coach may choose: slam back, or dodge. He chooses before any dice.
        """
      And GRUM slams back
        """placky; alarmed
        Strength against Strength: five dice on 4 or more against four on 3 or more. Whoever loses this is pushed.
        """
      And the dice show 4 4 4 1 1 for ORION and 3 3 1 1 for GRUM
        """placky; calm
        Three against two: a win. One of the three hexes behind GRUM is his next address, and ORION says which.
        """
      And ORION pushes his opponent to F13
        """placky; thinking
        Follow him, or stay?
        """
      And ORION follows up
        """placky; glad
        The ground is yours, and both turn to face each other, as after an argument. From the front you come off better in 36 of a hundred, he in 45; from behind it would have been 64 and 19.
        """
      Then GRUM is in F13, facing west
      And ORION is in F12, facing east
      And GRUM stands

    @s_D_12_i @s_D_16_c
    Scenario: ORION comes at him from the front, GRUM slams back, and it is a double
      When ORION slams GRUM from F11
      And GRUM slams back
      And the dice show 4 4 4 4 1 for ORION and 3 3 1 1 for GRUM
        """placky; glad
        Four against two, twice as many: a double.
        """
      And ORION pushes his opponent to F13
      And ORION stays where he is
        """placky; thinking
        Knocked down, and the lead is two: two hits. Armour takes off one for each success. A Guard rolls four dice.
        """
      And the dice show 4 3 1 1 for GRUM
        """placky; calm
        He is out of play for a turn. From the front a double comes in 18 of a hundred, from behind in 50.
        """
      Then GRUM is out of play for 1 turn

    @s_D_14_f
    Scenario: ORION comes at him from the front, GRUM slams back, and doubles
      When ORION slams GRUM from F11
      And GRUM slams back
      And the dice show 4 1 1 1 1 for ORION and 3 3 1 1 for GRUM
        """placky; alarmed
        One against two. Now it is GRUM who pushes, and ORION who goes.
        """
      And GRUM pushes his opponent to F10
      And GRUM stays where he is
      And the dice show 4 2 1 1 for ORION
        """placky; dry
        The armour stops it: he stays on the pitch, lying. From the front that comes in 26 of a hundred. Whoever is hit from behind knocks nobody down.
        """
      Then ORION is in F10
      And ORION lies

    @s_D_12_g @s_D_15_a
    Scenario: ORION comes at him from the front, and GRUM dodges
      When ORION slams GRUM from F11
      And GRUM dodges
        """placky; calm
        Speed against Strength, 4 or more, three dice. Whoever dodges cannot push anybody; he can be somewhere else.
        """
      And the dice show 4 4 1 1 1 for ORION and 5 4 1 for GRUM
        """placky; calm
        A draw. They look each other in the eye, and that was it. Dodging, GRUM comes off better in 19 of a hundred; slamming back, in 45.
        """
      Then GRUM is in F12
      And ORION is in F11

    @s_D_15_e
    Scenario: ORION comes at him from the front, and GRUM slips away
      When ORION slams GRUM from F11
      And GRUM dodges
      And the dice show 4 1 1 1 1 for ORION and 5 4 1 for GRUM
        """placky; thinking
        One against two: a double for the dodger, who has a free hex, without an Evade.
        """
      And GRUM slips away to E11
        """placky; dry
        And you turn to face him. It is only polite. He does that in 12 of a hundred; with a Slamback he would have been the better one in 45.
        """
      Then GRUM is in E11, facing west
      And ORION faces north-east

    @s_D_12_f @ruling_RD_17
    Scenario: ORION walks around him and comes from behind
      When ORION slams GRUM from F13
        """placky; glad
        Five hexes of his Run, and none of them before GRUM's nose. From behind there is no slamming back: GRUM must dodge.
        """
      And the dice show 4 4 4 1 1 for ORION and 5 4 1 for GRUM
      And ORION pushes his opponent to F11
      And ORION stays where he is
        """placky; calm
        Three dice on Speed are all that GRUM had against your five: you come off better in 64 of a hundred. From the front, for the same token, it would have been 36.
        """
      Then GRUM is in F11, facing east

    Scenario: ORION turns his back and slams
      When ORION slams GRUM from F11, facing west
        """placky; dry
        He would have to hit him with the part that he sits on. The opponent must be in one of the three hexes before him.
        """
      Then rule D-12 forbids it
