@rule_D_13 @rule_D_15 @rule_D_19
Feature: Steal and stand up

  He has the ball. It is a temporary arrangement.

  @rule_D_13
  Rule: Steal it

    Speed against his answer. A win knocks the ball loose, a double takes it.

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | LYRA   | F10 | east   |      |
        | NIB    | F13 | west   | yes  |
        """placky; calm
        NIB has the ball, a Goblin with Speed 3+. LYRA is a Striker: she may Run as part of a Steal, and has a die more for it.
        """
      And 5 action tokens are left

    @s_D_13_e @s_D_13_h
    Scenario: LYRA goes for the ball, NIB dodges, and she has it
      When LYRA steals from NIB from F12
        """placky; thinking
        Four dice on 4 or more. NIB's coach chooses his answer: Strength, 5 or more, or Speed, 3 or more.
        """
      And NIB dodges
        """placky; calm
        Three dice on 3 or more. Your threat to him does not count: you are the one he is looking at.
        """
      And the dice show 5 4 1 1 for LYRA and 3 1 1 for NIB
        """placky; glad
        Two against one, a double. The ball is hers, the rush is yours, and NIB is a spectator.
        """
      Then LYRA has the ball
      And 4 action tokens are left

    @s_D_13_g
    Scenario: LYRA goes for the ball, NIB dodges, and it is knocked loose
      When LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 4 4 1 for LYRA and 3 3 1 for NIB
        """placky; calm
        Three against two: a win. The ball springs out of his hands and scatters. That ends no rush, as it was not yours to drop.
        """
      And the dice show 2 for direction and 2 for distance
      Then the ball lies in H13
      And the rush goes on

    @s_D_13_f
    Scenario: LYRA goes for the ball, NIB dodges, and nothing comes of it
      When LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 4 1 1 for LYRA and 3 3 1 for NIB
        """placky; dry
        Two against two. They look at each other, and he still has it.
        """
      Then NIB has the ball

    @s_D_15_e
    Scenario: LYRA goes for the ball, and NIB is gone
      When LYRA steals from NIB from F12
      And NIB dodges
      And the dice show 5 1 1 1 for LYRA and 3 3 1 for NIB
        """placky; alarmed
        One against two, and he has a free hex. With the ball.
        """
      And NIB slips away to E12
      Then NIB has the ball
      And NIB is in E12, facing west
      And LYRA faces north-east

    @s_D_13_e @ruling_RD_15
    Scenario: LYRA goes for the ball, and NIB slams back
      When LYRA steals from NIB from F12
      And NIB slams back
        """placky; thinking
        Strength 5+ against your Speed. A brave Goblin, or one who has not read his card.
        """
      And the dice show 5 4 1 1 for LYRA and 5 1 1 for NIB
        """placky; glad
        Two against one: a double for LYRA, who takes the ball.
        """
      Then LYRA has the ball

    @s_D_13_e
    Scenario: LYRA goes for the ball, NIB slams back, and wins
      When LYRA steals from NIB from F12
      And NIB slams back
      And the dice show 5 4 1 1 for LYRA and 5 5 5 for NIB
        """placky; alarmed
        Two against three. A Slamback that wins pushes back, whatever it was an answer to.
        """
      And NIB pushes his opponent to F11
      And NIB stays where he is
      Then LYRA is in F11
      And NIB has the ball

  @rule_D_19
  Rule: Stand up

    Whoever lies may do one thing. It costs a token, and it takes dice.

    Background:
      Given these players are there:
        | player | hex | facing | down |
        | ATLAS  | F10 | east   | yes  |
        | GRUM   | F13 | west   |      |
        """placky; calm
        ATLAS lies. He threatens nothing, nobody can slam him, and there is one thing that he may do.
        """
      And 5 action tokens are left

    @s_D_19_d
    Scenario: ATLAS stands up and looks at GRUM
      When ATLAS stands up
        """placky; thinking
        Speed, three dice on 4 or more: one success and he stands.
        """
      And the dice show 4 2 1 for ATLAS
        """placky; calm
        He is up, and may face any way that he likes.
        """
      And ATLAS turns east
      Then ATLAS is in F10, facing east
      And 4 action tokens are left

    @s_D_19_e
    Scenario: ATLAS stands up in a good mood
      When ATLAS stands up
      And the dice show 4 5 1 for ATLAS
        """placky; glad
        Two successes: he may act at once, for nothing. Anything but a Sprint.
        """
      And ATLAS turns east
      And ATLAS slams GRUM from F12
        """placky; alarmed
        From the floor into somebody's chest, for one token.
        """
      And GRUM dodges
      And the dice show 4 4 1 1 1 for ATLAS and 4 1 1 for GRUM
      And ATLAS pushes his opponent to F14
      And ATLAS stays where he is
      And the dice show 4 1 1 1 for GRUM
      Then GRUM lies
      And 4 action tokens are left

    @s_D_19_f
    Scenario: ATLAS stays down
      When ATLAS stands up
      And the dice show 3 2 1 for ATLAS
        """placky; dry
        One time in eight the floor wins. The token is gone all the same.
        """
      Then ATLAS lies
      And 4 action tokens are left

    Scenario: ATLAS runs
      When ATLAS runs to F11
        """placky; calm
        Lying down? He may stand up, and that is all.
        """
      Then rule D-19 forbids it
