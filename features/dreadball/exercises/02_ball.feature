@rule_D_11 @rule_D_17 @rule_D_18
Feature: The ball

  It is made of metal, it comes fast, and everybody wants it anyway.

  @rule_D_11
  Rule: Pick it up

    Into its hex, and a test of Skill. None of the dice, and the rush is over.

    Background:
      Given these players are there:
        | player | hex | facing |
        | RIGEL  | F10 | east   |
        | ATLAS  | G11 | east   |
        | GRUM   | D15 | west   |
        """placky; calm
        The ball lies two hexes in front of RIGEL. A Jack may pick it up, a Striker does it better, and a Guard not at all.
        """
      And the ball lies in F12
      And 5 action tokens are left

    @s_D_11_a @s_D_11_f
    Scenario: RIGEL runs onto the ball and has it
      When RIGEL runs to F12
        """placky; thinking
        His way ends in the ball's hex, whatever is left of his Move. Three dice, 4 or more: one success and he has it.
        """
      And the dice show 4 2 1 for RIGEL
        """placky; glad
        He has the ball, and his action ends; the rush goes on. By a Run he has it in 88 of a hundred, by a Sprint in 75.
        """
      Then RIGEL has the ball
      And 4 action tokens are left

    @s_D_11_g
    Scenario: RIGEL runs onto the ball and has it well in hand
      When RIGEL runs to F12
      And the dice show 4 5 1 for RIGEL
        """placky; glad
        Two successes: he has it, and may Run or Throw at once, for nothing. Free actions do not even count among the two that a player has in a rush.
        """
      And RIGEL runs to F17, and stops
        """placky; calm
        Two hexes, a ball, five hexes. One token, and 56 in a hundred; after a Sprint it would have been 33.
        """
      Then RIGEL has the ball
      And 4 action tokens are left

    @s_D_11_e @s_D_04_e
    Scenario: RIGEL runs onto the ball and fumbles it
      When RIGEL runs to F12
      And the dice show 3 2 1 for RIGEL
        """placky; alarmed
        Nothing. The ball scatters, and that was your rush: five tokens, and four of them unspent.
        """
      And the dice show 5 for direction and 2 for distance
        """placky; calm
        One die says which way, one how far, and the other team is on. That comes in 12 of a hundred by a Run, in 25 by a Sprint.
        """
      Then the rush is lost: not picked up
      And the ball lies in D10
      And it is Wreckers' rush

    @s_D_11_c
    Scenario: RIGEL sprints onto the ball
      When RIGEL sprints to F12
        """placky; dry
        It was two hexes away. A Sprint takes a die from picking up, and he had no need of it.
        """
      And the dice show 4 2 for RIGEL
        """placky; calm
        He has got away with it. In 25 of a hundred he fumbles after a Sprint, after a Run in 12.
        """
      Then RIGEL has the ball

    @s_D_05_e
    Scenario: ATLAS runs onto the ball
      When ATLAS runs to F12
        """placky; alarmed
        A Guard with a ball at his feet is like me with a piano. He kicks it, and it scatters. At least that ends nothing.
        """
      And the dice show 1 for direction and 2 for distance
        """placky; dry
        A token gone, and the ball is elsewhere. RIGEL, for the same token, has it in 88 of a hundred.
        """
      Then the ball lies in F14
      And the rush goes on

  @rule_D_17 @rule_D_18
  Rule: Throw it

    The farther, the fewer dice. Each success is a die for whoever is to catch it; and then the rush is over.

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | RIGEL  | F10 | east   | yes  |
        | LYRA   | F13 | west   |      |
        | MIRA   | F16 | west   |      |
        | ATLAS  | D12 | west   |      |
        | GRUM   | E17 | east   |      |
        """placky; calm
        RIGEL has the ball. LYRA is three hexes away and a Striker, MIRA six and a Jack, ATLAS is a Guard.
        Up to three hexes are three dice, up to six are two, up to nine one.
        """
      And 5 action tokens are left

    @s_D_17_a @s_D_17_j @s_D_18_c @s_D_18_e
    Scenario: RIGEL passes to LYRA, who catches it
      When RIGEL passes to LYRA
        """placky; thinking
        Three dice on 4 or more. One success and the pass is accurate; each further one is a die more for her to catch it with.
        """
      And the dice show 5 4 1 for RIGEL
        """placky; glad
        Two successes, so two dice, and one more, for LYRA is a Striker.
        """
      And the dice show 4 2 1 for LYRA
        """placky; calm
        Caught, and by the sheet a thrown ball ends the rush all the same. LYRA holds it in 75 of a hundred; MIRA, nearer to their zones, would in 47.
        """
      Then LYRA has the ball
      And the rush is lost: thrown
      And it is Wreckers' rush

    @s_D_18_f
    Scenario: RIGEL passes to LYRA, who catches it and runs
      When RIGEL passes to LYRA
      And the dice show 5 4 1 for RIGEL
      And the dice show 4 5 1 for LYRA
        """placky; glad
        Two successes: a free Run or Throw before the rush is over. Forward to G16, beside their zone, where GRUM gets at her with one token? Or back to G8, where he needs two?
        """
      And LYRA runs to G16, and stops
        """placky; thinking
        One Run from a Strike. But GRUM may slam her twice, with five dice to her four: the first Slam alone costs you the ball in 48 of a hundred. In G8 he would have one Slam, and you two Runs to go.
        """
      Then LYRA has the ball
      And it is Wreckers' rush

    @s_D_18_f
    Scenario: RIGEL passes to LYRA, who catches it and runs back
      When RIGEL passes to LYRA
      And the dice show 5 4 1 for RIGEL
      And the dice show 4 5 1 for LYRA
      And LYRA runs to G8, and stops
        """placky; calm
        Far from GRUM: one token only brings him near, and the other is one Slam. In G16 he would have had both for Slams, each of them your ball in 48 of a hundred. It costs you a Run.
        """
      Then LYRA has the ball
      And it is Wreckers' rush

    @s_D_18_d
    Scenario: RIGEL passes to LYRA, who drops it
      When RIGEL passes to LYRA
      And the dice show 5 4 1 for RIGEL
      And the dice show 3 2 1 for LYRA
        """placky; dry
        An accurate pass, and a Striker. There will be a conversation in the changing room.
        """
      And the dice show 2 for direction and 2 for distance
        """placky; dry
        An accurate pass is dropped by LYRA in 13 of a hundred, by MIRA in 28.
        """
      Then the ball lies in H13
      And it is Wreckers' rush

    @s_D_17_i
    Scenario: RIGEL passes to LYRA, and it goes astray
      When RIGEL passes to LYRA
      And the dice show 3 2 1 for RIGEL
        """placky; calm
        No success. The ball comes down where she is, and scatters from there. She does not get to try.
        """
      And the dice show 6 for direction and 2 for distance
        """placky; calm
        Astray in 12 of a hundred; over six hexes it is 25.
        """
      Then the ball lies in D13
      And it is Wreckers' rush

    @s_D_17_a @s_D_18_a
    Scenario: RIGEL passes to MIRA, over six hexes
      When RIGEL passes to MIRA
        """placky; thinking
        Twice as far, a die less.
        """
      And the dice show 4 1 for RIGEL
        """placky; calm
        One success: accurate, but she has only one die to catch it with.
        """
      And the dice show 4 for MIRA
        """placky; glad
        It was the right one. 47 in a hundred hold it over six hexes; LYRA does in 75, and has a free Run besides in 47, where MIRA has it in 17.
        """
      Then MIRA has the ball
      And it is Wreckers' rush

    @s_D_05_e
    Scenario: RIGEL passes to ATLAS
      When RIGEL passes to ATLAS
        """placky; dry
        A Guard. He would only look at it.
        """
      Then rule D-17 forbids it

    @s_D_18_d
    Scenario: RIGEL passes to MIRA, who drops it
      When RIGEL passes to MIRA
      And the dice show 4 1 for RIGEL
      And the dice show 3 for MIRA
      And the dice show 2 for direction and 2 for distance
        """placky; dry
        Accurate and dropped, in 28 of a hundred. LYRA, nearer by half, drops it in 13.
        """
      Then nobody has the ball
      And it is Wreckers' rush

    @s_D_17_i
    Scenario: RIGEL passes to MIRA, and it goes astray
      When RIGEL passes to MIRA
      And the dice show 3 1 for RIGEL
      And the dice show 6 for direction and 2 for distance
        """placky; dry
        Astray in 25 of a hundred, and at LYRA in 12. The other half of the way has its price.
        """
      Then nobody has the ball
      And it is Wreckers' rush
