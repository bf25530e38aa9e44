@rule_D_17 @rule_D_04
Feature: The Strike and the track

  Everything so far was a way to get here.

  @rule_D_17
  Rule: Strike

    A Strike is a throw at the hex at the end of a Strike Zone, from somewhere inside that zone. A die less, for the target is a small one.

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F20 | east   | yes  |
        | NIB    | D21 | east   |      |
        """placky; calm
        The last rush of the game, and the Wreckers lead by three. VEGA has the ball, before the deep zone. The Strike hex, the 3, is worth three points, which is level; from the bonus hex, the 4, it is four, which wins.
        """
      And 13 rushes have been played
      And it is Comets' rush
      And Wreckers lead by 3
      And 5 action tokens are left

    @s_D_17_l @s_D_17_k
    Scenario: VEGA strikes from the bonus hex
      When VEGA strikes from F21
        """placky; thinking
        Four hexes are two dice. She has moved, that is one less, the Strike hex is one less, and a Striker has one more. One die, for four points.
        """
      And the dice show 4 for VEGA
        """placky; glad
        Four points, one ahead, and no rush is left: you win, as one time in two. Three points, three times in four, would have left sudden death, which they begin. You would have to win that two times in three to be as well off.
        """
      Then Comets win the game

    @s_D_17_i
    Scenario: VEGA strikes from the bonus hex, and misses
      When VEGA strikes from F21
      And the dice show 3 for VEGA
        """placky; calm
        It bounces off and scatters from the Strike hex. A Strike ends the rush, hit or miss.
        """
      And the dice show 4 for direction and 2 for distance
        """placky; dry
        They win. It was one time in two, and right all the same: level comes 75 times in a hundred, and sudden death, which they begin, has to be won in 67 of a hundred to be as good.
        """
      Then the ball lies in F23
      And Wreckers win the game

    @s_D_17_a
    Scenario: VEGA strikes from close by
      When VEGA strikes from F22
        """placky; thinking
        Three hexes are three dice, so two are left. Three points, with twice the dice.
        """
      And the dice show 4 1 for VEGA
        """placky; glad
        Level, and sudden death, which they begin. Win it two times in three, and this was as good as the bonus hex, which wins one time in two. Earlier in a game it is better: 2.25 points on average against two.
        """
      Then neither team leads
      And it is rush 15
      And it is Wreckers' rush

    @s_D_17_i
    Scenario: VEGA strikes from close by, and misses
      When VEGA strikes from F22
      And the dice show 3 1 for VEGA
        """placky; dry
        One time in four.
        """
      And the dice show 4 for direction and 2 for distance
        """placky; dry
        They win. From here level was the most that you could get; from the bonus hex one die would have won it, one time in two.
        """
      Then the ball lies in F23
      And Wreckers win the game

    Scenario: VEGA strikes from where she stands
      When VEGA strikes, facing east
        """placky; alarmed
        From outside the zone. The target would not even notice.
        """
      Then rule D-17 forbids it

    @counted
    Scenario: From the bonus hex, missed, and VEGA catches the rebound
      When VEGA strikes from F21
      And the dice show 3 for VEGA
      And the dice show 1 for direction and 5 for distance
      And the dice show 4 for VEGA
      Then VEGA has the ball

    @counted
    Scenario: From the bonus hex, missed, and VEGA fumbles the rebound
      When VEGA strikes from F21
      And the dice show 3 for VEGA
      And the dice show 1 for direction and 5 for distance
      And the dice show 3 for VEGA
      And the dice show 4 for direction and 2 for distance
      Then nobody has the ball

    @counted
    Scenario: From close by, missed, and VEGA catches the rebound
      When VEGA strikes from F22
      And the dice show 3 1 for VEGA
      And the dice show 1 for direction and 5 for distance
      And the dice show 4 for VEGA
      Then VEGA has the ball

    @counted
    Scenario: From close by, missed, and VEGA fumbles the rebound
      When VEGA strikes from F22
      And the dice show 3 1 for VEGA
      And the dice show 1 for direction and 5 for distance
      And the dice show 3 for VEGA
      And the dice show 4 for direction and 2 for distance
      Then nobody has the ball

  @rule_D_17 @rule_D_04
  Rule: The track

    One track for both teams. What you score takes from what they have, and seven ahead is the end.

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | F23 | east   | yes  |
        | NIB    | D21 | east   |      |
      And Comets lead by 4
        """placky; calm
        Fourteen rushes make a game, seven for each of you; who is seven ahead has won it at once. You lead by four. VEGA may strike from where she stands, for three points, or from the bonus hex, for four.
        ?
        What does each Strike make of your four? Then count its dice.
        """
      And 5 action tokens are left

    @s_D_04_f @ruling_RD_10
    Scenario: VEGA strikes, and that is the game
      When VEGA strikes
        """placky; thinking
        Two hexes, three dice; the Strike hex is one less, the Striker one more. She has not moved, which is a die saved.
        """
      And the dice show 4 2 1 for VEGA
        """placky; glad
        Seven, as in seven times of eight. There is nothing left to play, and rather a lot to sweep up. From the bonus hex it would have been one time in two, for a point that nobody counts.
        """
      Then Comets win the game

    Scenario: VEGA strikes, and it goes on
      When VEGA strikes
      And the dice show 3 2 1 for VEGA
        """placky; dry
        One time in eight. You lead by four, still. From the bonus hex it would have been one in two.
        """
      And the dice show 4 for direction and 1 for distance
      Then Comets lead by 4
      And it is Wreckers' rush

    Scenario: VEGA strikes for four, and that is the game
      When VEGA strikes from F21, facing east
        """placky; thinking
        Four hexes, two dice; moved, one less. With the Strike hex and the Striker that leaves one.
        """
      And the dice show 4 for VEGA
        """placky; dry
        Eight ahead, where seven would do. That was one time in two; from where she stood three dice would have ended it seven times in eight.
        """
      Then Comets win the game

    Scenario: VEGA strikes for four, and it goes on
      When VEGA strikes from F21, facing east
      And the dice show 3 for VEGA
        """placky; dry
        One die, for a point more than the end of the track has room for. From where she stood it would have been seven times in eight.
        """
      And the dice show 4 for direction and 1 for distance
      Then Comets lead by 4
      And it is Wreckers' rush
