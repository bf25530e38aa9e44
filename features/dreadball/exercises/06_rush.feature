@rule_D_01 @rule_D_04
Feature: A rush from launch to score

  Five action tokens, one ball, and a Strike at the end of it.

  What you do first decides what is left to do last.

  @rule_D_01
  Rule: Five tokens and a ball

    Clear the way, fetch the ball, strike. VEGA is your Striker: a die more to pick it up, and a die more to throw.

    Background:
      Given these players are there:
        | player | hex | facing |
        | VEGA   | D7  | east   |
        | LYRA   | G22 | east   |
        | RIGEL  | F16 | east   |
        | ORION  | F11 | east   |
        | GRUM   | D13 | west   |
        | BRAKK  | F23 | west   |
        | FIZZ   | F18 | west   |
        | NIB    | E10 | west   |
      And the ball lies in D12
      And 4 rushes have been played
      And 5 action tokens are left
      And Wreckers lead by 2
        """placky; thinking
        The fifth rush is yours, and the launch has come down in D12. You have five tokens; nobody may take more than two. NIB threatens VEGA's straight way, GRUM the ball's hex, and FIZZ the bonus hex E17, where a Strike counts two. Who goes first?
        """

    Scenario: A clear way, and two points from the bonus hex
      When ORION slams GRUM from E14
        """placky; thinking
        Four hexes, round to his back. Seen from behind a slam is five dice against three: GRUM cannot slam back and has to dodge.
        And should ORION lose, the rush goes on. He has no ball to drop.
        """
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
        """placky; glad
        Three against one: a double. GRUM goes back one hex and falls. You say into which one: C12 or C13 behind him, or D12, where the ball lies.
        """
      And ORION pushes his opponent to C13
        """placky; thinking
        Away from the ball. ORION could follow into D13.
        """
      And ORION stays where he is
        """placky; calm
        He keeps E14. Two hits for GRUM, whose armour may stop some: a Guard rolls four dice for it.
        """
      And the dice show 4 5 1 1 for GRUM
        """placky; thinking
        Two hits, both stopped: he stays on the pitch, and lies. Who lies threatens nothing, so the ball's hex is free.
        Four tokens. FIZZ still threatens E17, and a threat takes a die from a Strike. Who goes now?
        """
      And ORION slams FIZZ from E18
        """placky; thinking
        Five hexes by D16 and D17, round everything that FIZZ threatens. Five dice again; but a Goblin dodges on 3 or more.
        """
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
        """placky; thinking
        Two against two, a draw. They turn to face each other, so FIZZ looks north-east now. E17 is still one of the three before him.
        Three tokens. ORION has had his two.
        """
      And RIGEL slams FIZZ from F17
        """placky; thinking
        A Jack moves one hex as part of a Slam, and gets a die for it: four. He comes from behind, so FIZZ has to dodge; and as ORION threatens FIZZ, he has two dice instead of three.
        One threatens, one hits. This is what friends are for.
        """
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
        """placky; glad
        Two against one, a double. ORION stands in E18, so F19 and G18 are free.
        """
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
        """placky; calm
        One hit. A Jack rolls three dice for his armour.
        """
      And the dice show 4 2 1 for FIZZ
        """placky; thinking
        Stopped, and he lies in F19, looking at nobody. Two tokens are left, both of them VEGA's: one to fetch the ball, one to strike.
        Straight on is five hexes, but from D9, which NIB threatens, she must Evade. Round by row C is six: a Run and a Dash, or a Sprint, which takes a die from picking up.
        """
      And VEGA runs along C7, C8, C9, C10, D11
        """placky; calm
        Five hexes, her whole Move, and nobody has asked for dice. The ball is one hex farther.
        """
      And VEGA dashes to D12
        """placky; thinking
        Nobody threatens D11, so the Dash is four dice for a Striker, and one success will do.
        """
      And the dice show 4 4 2 1 for VEGA
        """placky; calm
        She stands, in the ball's hex, so she picks it up at once: three dice, and one for a Striker. Had GRUM stayed, it would be one less.
        """
      And the dice show 4 5 2 1 for VEGA
        """placky; glad
        Two successes: she has the ball and a free action, a Run or a Throw. Free actions cost no token; her second one is still to come.
        """
      And VEGA runs to E17, facing north-east, and stops
        """placky; thinking
        The bonus hex, and nobody threatens it. Her last token is the Strike. From where?
        From here: two points, four hexes, two dice; the target takes one and the Striker gives one. From D17, one hex on: three dice, but moving takes one, and inside the zone a Strike counts one point.
        Or on to F21, the bonus hex of the deep zone: four points, with one die.
        """
      And VEGA strikes
      And the dice show 4 2 for VEGA
        """placky; glad
        Two points, and level. Five tokens: two slams to clear the way, a third to be sure of it, one ball, one Strike.
        From here it was three in four. From F21 it would have been one in two, for twice as many points.
        """
      Then neither team leads
      And the ball is out of play
      And it is Wreckers' rush

    Scenario: A clear way, and VEGA misses from the bonus hex
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to E17, facing north-east, and stops
      And VEGA strikes
      And the dice show 3 2 for VEGA
        """placky; dry
        One time in four. The ball scatters from the Strike hex, A17, and it is the Wreckers who will look for it.
        """
      And the dice show 2 for direction and 3 for distance
      Then the ball lies in D20
      And Wreckers lead by 2
      And it is Wreckers' rush

    Scenario: A clear way, and four points from far out
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to E17, facing north-east, and stops
      And VEGA strikes from F21
        """placky; thinking
        Four hexes from the Strike hex are two dice. She has moved, which takes one, the target takes one, a Striker has one more. One die.
        On average it is two points; from E17 it was one and a half. Averages have never won a game, but they have lost fewer.
        """
      And the dice show 4 for VEGA
        """placky; glad
        Four points. You were two behind and are two ahead, with one die in the air.
        """
      Then Comets lead by 2
      And it is Wreckers' rush

    Scenario: A clear way, and VEGA misses from far out
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to E17, facing north-east, and stops
      And VEGA strikes from F21
      And the dice show 2 for VEGA
        """placky; dry
        One time in two. It was not a mistake, only a miss; the table does not show the difference.
        """
      And the dice show 3 for direction and 2 for distance
      Then the ball lies in H23
      And Wreckers lead by 2
      And it is Wreckers' rush

    Scenario: A clear way, and one point from nearer
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to E17, facing north-east, and stops
      And VEGA strikes from D17
        """placky; thinking
        Three hexes instead of four are a die more, and the step takes it away again. The same two dice, for half the points.
        """
      And the dice show 4 2 for VEGA
        """placky; dry
        A Strike. One point instead of two, for a walk of one hex. Next time stand still.
        """
      Then Wreckers lead by 1
      And it is Wreckers' rush

    Scenario: A clear way, a long pass, and LYRA strikes
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to E17, facing north-east, and stops
      And VEGA passes to LYRA
        """placky; thinking
        Six hexes, two dice and one for a Striker. Each success is a die for LYRA to catch it with, a Striker has one more, and BRAKK threatens her, which is one less.
        A throw ends the rush. Only two successes in the catch give a free action, and with it a Strike.
        """
      And the dice show 4 5 1 for VEGA
        """placky; calm
        Accurate, with two successes. LYRA has two dice.
        """
      And the dice show 4 5 for LYRA
        """placky; glad
        Both. She has the ball and a free action, three hexes from the Strike hex that is worth three.
        """
      And LYRA strikes
        """placky; thinking
        Three hexes, three dice; the target and BRAKK take one each, the Striker gives one. Two dice.
        """
      And the dice show 5 1 for LYRA
        """placky; glad
        Three points, and one ahead. A good pass, a very good catch, and a Strike: all three come together about one time in five. You may tell it at home.
        """
      Then Comets lead by 1
      And it is Wreckers' rush

    Scenario: A clear way, a long pass, and LYRA just holds it
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to E17, facing north-east, and stops
      And VEGA passes to LYRA
      And the dice show 4 5 1 for VEGA
      And the dice show 4 2 for LYRA
        """placky; calm
        She has it, and no free action. The throw has ended the rush, so she stands before BRAKK with a ball, and it is his turn.
        """
      Then LYRA has the ball
      And the rush is lost: thrown
      And it is Wreckers' rush

    Scenario: A clear way, a long pass, and LYRA drops it
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to E17, facing north-east, and stops
      And VEGA passes to LYRA
      And the dice show 4 5 1 for VEGA
      And the dice show 3 2 for LYRA
        """placky; dry
        Two dice, and neither. It bounces about in their zone, where they live.
        """
      And the dice show 1 for direction and 2 for distance
      Then the ball lies in G24
      And it is Wreckers' rush

    Scenario: A clear way, and a pass that goes astray
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to E17, facing north-east, and stops
      And VEGA passes to LYRA
      And the dice show 3 2 1 for VEGA
        """placky; dry
        Inaccurate. It scatters from LYRA's hex, and the rush is over. She had two dice for a Strike of her own.
        """
      And the dice show 4 for direction and 2 for distance
      Then the ball lies in G20
      And it is Wreckers' rush

    Scenario: A clear way, and VEGA keeps the ball
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to E17, facing north-east, and stops
      And Comets end the rush
        """placky; dry
        She keeps the ball through a rush of theirs, with BRAKK and NIB on their feet and five tokens to come and ask for it. A Strike that succeeds three times in four was there to be had.
        """
      Then VEGA has the ball
      And it is Wreckers' rush

    Scenario: A clear way, and VEGA just has it
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 3 2 1 for VEGA
        """placky; thinking
        One success. She has the ball, and her action ends; no free Run. One token is left, and the Strike must come out of it.
        E17 is five hexes away. A Striker may run as part of a Strike, and that takes a die.
        """
      And VEGA strikes from E17, facing north-east
        """placky; thinking
        Two dice for four hexes, one less for the move, one less for the target, one more for a Striker. One die, for two points.
        """
      And the dice show 5 for VEGA
        """placky; glad
        It was enough. Level, and in half of all worlds you are not.
        """
      Then neither team leads
      And it is Wreckers' rush

    Scenario: A clear way, VEGA just has it, and misses
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 3 2 1 for VEGA
      And VEGA strikes from E17, facing north-east
      And the dice show 3 for VEGA
        """placky; dry
        One time in two. What was missing is one success in picking up: it would have saved the die for the move.
        """
      And the dice show 3 for direction and 2 for distance
      Then the ball lies in C17
      And it is Wreckers' rush

    Scenario: A clear way, VEGA just has it, and hides
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 3 2 1 for VEGA
      And VEGA runs along D11, C10, C9, C8, C7, and stops
        """placky; calm
        Back to the wall with it. NIB is three hexes away: a Run and a Steal are two tokens, and the Wreckers have five. A ball that is not thrown has to be guarded.
        """
      Then VEGA has the ball
      And it is Wreckers' rush

    Scenario: A clear way, and VEGA fumbles
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 3 2 2 1 for VEGA
        """placky; alarmed
        One time in sixteen. The rush is over, with one token left in the box. Had you begun with her, it would have been four.
        """
      And the dice show 2 for direction and 2 for distance
      Then the ball lies in F14
      And the rush is lost: not picked up
      And it is Wreckers' rush

    Scenario: A clear way, and VEGA does without her free action
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
      And VEGA does without the free action
        """placky; thinking
        Then the last token has to do both, five hexes and a Strike. She will have moved: one die from E17, where there could have been two.
        """
      And VEGA strikes from E17, facing north-east
      And the dice show 4 for VEGA
        """placky; dry
        It went in. It would have gone in more often.
        """
      Then neither team leads
      And it is Wreckers' rush

    Scenario: A clear way, and VEGA falls on the ball
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 3 3 2 1 for VEGA
        """placky; alarmed
        One time in sixteen, too. She falls in the ball's hex; who lies picks nothing up, and the ball scatters.
        """
      And the dice show 1 for direction and 3 for distance
        """placky; thinking
        It rolls on to D15. The rush is not over: nobody has dropped or fumbled anything. But one token is left, and she lies.
        """
      Then VEGA lies
      And the ball lies in D15
      And the rush goes on

    Scenario: A clear way, and VEGA stops beside the ball
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
      And VEGA stops
        """placky; thinking
        No Dash, no risk. Her second token takes her one hex, onto the ball, and then there is none left to strike with.
        """
      And VEGA runs to D12
      And the dice show 4 2 1 1 for VEGA
        """placky; dry
        She has it, safe and sound, at the end of your rush. Fifteen times of sixteen the Dash would have held.
        """
      Then VEGA has the ball
      And it is Wreckers' rush

    Scenario: A clear way, and VEGA goes straight past NIB
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along D8, D9, D10
        """placky; thinking
        From D9 to D10, past NIB. Three dice for the Evade and one more for a Striker, one less for his threat: three. Round the other way the Dash would have had four.
        """
      And the dice show 4 2 1 for VEGA
        """placky; calm
        She is past him. Two hexes of her Move are left.
        """
      And VEGA moves on to D12
        """placky; calm
        Onto the ball.
        """
      And the dice show 4 1 1 1 for VEGA
        """placky; glad
        She has it. Seven of eight times the Evade succeeds, fifteen of sixteen the Dash. It is not much; a rush is made of such things.
        """
      Then VEGA has the ball
      And 1 action token is left

    Scenario: A clear way, and VEGA falls at NIB's feet
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA runs along D8, D9, D10
      And the dice show 3 2 1 for VEGA
        """placky; alarmed
        She lies in D10, and one token is left. She may stand up with it; what she cannot do is anything else. The ball lies where it lay.
        """
      Then VEGA lies
      And 1 action token is left
      And the rush goes on

    Scenario: A clear way, and VEGA sprints round
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA sprints along C7, C8, C9, C10, C11, D12
        """placky; thinking
        Six hexes and three turns: nine of her ten. No test on the way; but after a Sprint she picks up with three dice instead of four.
        """
      And the dice show 4 2 1 for VEGA
        """placky; calm
        One success, she has it. Safe to arrive; but two successes, and with them the free Run, are rarer with three dice: rather more than half, where four dice give seven in ten.
        """
      Then VEGA has the ball
      And 1 action token is left

    Scenario: A clear way, and VEGA sprints and fumbles
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 4 2 1 for FIZZ
      And VEGA sprints along C7, C8, C9, C10, C11, D12
      And the dice show 3 2 1 for VEGA
        """placky; alarmed
        One time in eight. With the Dash she would have had to fail one of two tests, each one time in sixteen, which is about as bad; the difference is in what she gets when she does not.
        """
      And the dice show 4 for direction and 1 for distance
      Then the ball lies in D11
      And the rush is lost: not picked up

    Scenario: ORION is asked a third time
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And ORION slams FIZZ
        """placky; dry
        Two tokens a rush for a player, and he has had them. He would have loved to.
        """
      Then rule D-20 forbids it

    Scenario: FIZZ is left where he is
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And VEGA runs along C7, C8, C9, C10, D11
        """placky; calm
        FIZZ may stay, you say. NIB is passed by row C, and the ball is one hex farther.
        """
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 2 1 for VEGA
        """placky; glad
        Two successes: the ball and a free Run.
        """
      And VEGA runs to E17, facing north-east, and stops
        """placky; calm
        Two tokens are left: the Strike, and one more, for RIGEL perhaps.
        """
      And VEGA strikes
        """placky; thinking
        Two dice for four hexes, one less for FIZZ, one less for the target, one more for a Striker: one. A token is still in the box; RIGEL could have hit FIZZ with it.
        """
      And the dice show 3 for VEGA
        """placky; dry
        With FIZZ out of the way it would have been two dice, and three in four.
        """
      And the dice show 3 for direction and 3 for distance
      Then it is Wreckers' rush
      And Wreckers lead by 2

    Scenario: RIGEL pushes FIZZ about
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 4 1 for RIGEL and 3 3 for FIZZ
        """placky; calm
        Three against two: a win, no more. FIZZ goes back a hex and turns to face RIGEL. From G18 he looks away from E17; from F19 he looks at F18. Either will do.
        """
      And RIGEL pushes his opponent to G18
      And RIGEL stays where he is
        """placky; glad
        E17 is nobody's. It goes on as if he lay there; only that in their rush he need not get up first.
        """
      Then FIZZ is in G18
      And FIZZ stands
      And 2 action tokens are left

    Scenario: RIGEL and FIZZ are level
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 4 for FIZZ
        """placky; dry
        A draw. FIZZ turns to face RIGEL, west, as he stood at the beginning, and E17 is before him again. VEGA's Strike will be a die less.
        """
      Then FIZZ is in F18, facing west
      And 2 action tokens are left

    Scenario: FIZZ dances out between the two
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 1 1 1 for RIGEL and 3 4 for FIZZ
        """placky; alarmed
        One against two: FIZZ doubles, and has a free hex. His coach will not choose it to please you.
        """
      And FIZZ slips away to E17
        """placky; dry
        Into the bonus hex itself, and RIGEL turns to look at him. VEGA will have to throw from somewhere else.
        """
      Then FIZZ is in E17
      And 2 action tokens are left

    Scenario: FIZZ is out of play
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 2 1 1 for ORION and 3 4 1 for FIZZ
      And RIGEL slams FIZZ from F17
      And the dice show 4 5 1 1 for RIGEL and 3 1 for FIZZ
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 3 2 1 for FIZZ
        """placky; glad
        One time in eight, none stopped: out of play for a turn. E17 is as free as if he lay here, and their next rush is one Goblin shorter.
        """
      Then FIZZ is out of play for 1 turn
      And 2 action tokens are left

    Scenario: ORION knocks FIZZ down
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 4 4 1 for ORION and 3 4 1 for FIZZ
        """placky; glad
        Four against two: a double, and at the first try.
        """
      And ORION pushes his opponent to G18
      And ORION stays where he is
      And the dice show 4 2 1 for FIZZ
        """placky; glad
        Two hits, one stopped: out of play for a turn. Three tokens are left, and VEGA needs two. Keep RIGEL's for what goes wrong: once somebody has the ball, something will.
        """
      Then FIZZ is out of play for 1 turn
      And 3 action tokens are left

    Scenario: ORION pushes FIZZ the wrong way
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 4 1 1 for ORION and 3 4 1 for FIZZ
        """placky; thinking
        Three against two, a win: FIZZ is pushed, and stands. He will turn to face ORION, so think where his nose will be. Three hexes lie behind him: F17, G17, G18.
        """
      And ORION pushes his opponent to F17
        """placky; alarmed
        In F17 he turns north-east to look at ORION, and E17 is the hex before his nose.
        """
      And ORION stays where he is
        """placky; dry
        A slam won and nothing gained: E17 is threatened as before. From G17 or G18 he would have looked elsewhere.
        """
      Then FIZZ is in F17, facing north-east
      And 3 action tokens are left

    Scenario: ORION pushes FIZZ the right way
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 5 4 1 1 for ORION and 3 4 1 for FIZZ
      And ORION pushes his opponent to G18
        """placky; glad
        In G18 he turns north-west. E17 is free, and nobody had to fall for it.
        """
      And ORION stays where he is
        """placky; calm
        Three tokens: two for VEGA, and one to spare.
        """
      Then FIZZ is in G18, facing north-west
      And 3 action tokens are left

    Scenario: FIZZ loses ORION
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And ORION slams FIZZ from E18
      And the dice show 4 1 1 1 1 for ORION and 3 4 1 for FIZZ
        """placky; alarmed
        One against two: FIZZ doubles and has a free hex.
        """
      And FIZZ slips away to E17
        """placky; dry
        Into the bonus hex. ORION has spent both tokens and turns to look at him. RIGEL is there still, two hexes away: E16 and F17 touch them both.
        """
      Then FIZZ is in E17
      And 3 action tokens are left

    Scenario: RIGEL goes for FIZZ alone
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And RIGEL slams FIZZ from F17
        """placky; thinking
        From the front: four dice, and FIZZ chooses. Slam back with three dice on 5 or more, or dodge with three on 3 or more? He is a Goblin.
        """
      And FIZZ dodges
      And the dice show 4 1 1 1 for RIGEL and 3 4 1 for FIZZ
        """placky; dry
        One against two, a double for FIZZ. It happens about as often as the other way round. ORION has five dice for this and comes from behind; the stronger arm first.
        """
      And FIZZ slips away to E17
      Then FIZZ is in E17
      And 3 action tokens are left

    Scenario: RIGEL goes for FIZZ alone, and doubles
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And RIGEL slams FIZZ from F17
      And FIZZ dodges
      And the dice show 4 5 1 1 for RIGEL and 3 1 1 for FIZZ
        """placky; glad
        Two against one. One time in four it works.
        """
      And RIGEL pushes his opponent to F19
      And RIGEL stays where he is
      And the dice show 3 2 1 for FIZZ
        """placky; calm
        Out of play for a turn, and ORION has a token left as well. It was the poorer bet, and it has won.
        """
      Then FIZZ is out of play for 1 turn
      And 3 action tokens are left

    Scenario: VEGA goes while FIZZ still looks
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 5 1 1 for GRUM
      And VEGA runs along C7, C8, C9, C10, D11
        """placky; calm
        VEGA already. NIB is passed by row C; the ball is one hex farther.
        """
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 3 2 1 for VEGA
        """placky; thinking
        One success: she has the ball, and no free action. Two tokens more; one of them is hers.
        """
      And VEGA strikes from E17, facing north-east
        """placky; alarmed
        Two dice for four hexes. She has moved, FIZZ threatens her, the target is small: three less. A Striker has one more. That makes none.
        A throw without dice is a miss. The ball scatters from A17.
        """
      And the dice show 3 for direction and 2 for distance
      Then the ball lies in C17
      And it is Wreckers' rush

    Scenario: GRUM is out of play
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 2 1 1 for GRUM
        """placky; glad
        One stopped, one left: GRUM is out of play for a turn. For this rush it is the same whether he lies or is gone; in theirs it is not.
        """
      Then GRUM is out of play for 1 turn
      And 4 action tokens are left

    Scenario: GRUM is pushed onto the ball
      When ORION slams GRUM from E14
      And the dice show 4 5 4 2 1 for ORION and 5 2 1 for GRUM
      And ORION pushes his opponent to D12
        """placky; alarmed
        Onto the ball. A Guard does not pick it up; it scatters from under him.
        """
      And the dice show 3 for direction and 3 for distance
        """placky; dry
        Three hexes south-west. It is not lost, and it is not where you had planned for it either.
        """
      And ORION stays where he is
      And the dice show 4 2 1 1 for GRUM
      Then the ball lies in G11
      And the rush goes on

    Scenario: ORION pushes GRUM, and GRUM looks at the ball
      When ORION slams GRUM from E14
      And the dice show 4 5 4 1 1 for ORION and 5 4 1 for GRUM
        """placky; thinking
        Three against two, a win: he goes back a hex, stands, and turns to face ORION. Where his nose is then, depends on where you push him.
        ?
        Which three hexes lie before his nose in C12, and which in C13? Are the ball and ORION among them?
        """
      And ORION pushes his opponent to C12
        """placky; alarmed
        In C12 he turns south-east, toward ORION. The ball's hex is one of the three before him, as it was.
        """
      And ORION stays where he is
        """placky; dry
        A won slam, and VEGA has as many dice as before. From C13 he would look another way.
        """
      Then GRUM is in C12, facing south-east
      And 4 action tokens are left

    Scenario: ORION pushes GRUM, and GRUM looks away
      When ORION slams GRUM from E14
      And the dice show 4 5 4 1 1 for ORION and 5 4 1 for GRUM
      And ORION pushes his opponent to C13
        """placky; calm
        In C13 he turns south-west. The ball's hex is free; D13, which he has left, is not. Stay, or follow?
        ?
        Who leaves a hex that is threatened rolls for it. Which three hexes does GRUM look at from C13?
        """
      And ORION stays where he is
        """placky; glad
        Nobody threatens E14, so ORION's next move is free. FIZZ is five hexes away, the long way round.
        """
      Then GRUM is in C13, facing south-west
      And 4 action tokens are left

    Scenario: ORION follows GRUM, and gets away again
      When ORION slams GRUM from E14
      And the dice show 4 5 4 1 1 for ORION and 5 4 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION follows up
        """placky; dry
        Now he stands in D13, before GRUM's nose, for no reason that I can see. Whatever he does next begins with an Evade.
        """
      And ORION slams FIZZ along D14
        """placky; thinking
        Out of a threatened hex: three dice, one less for GRUM. Then five hexes to FIZZ's back.
        """
      And the dice show 4 1 for ORION
        """placky; calm
        He is out. It was three in four.
        """
      Then ORION is in D14
      And ORION stands

    Scenario: ORION follows GRUM, and falls
      When ORION slams GRUM from E14
      And the dice show 4 5 4 1 1 for ORION and 5 4 1 for GRUM
      And ORION pushes his opponent to C13
      And ORION follows up
      And ORION slams FIZZ along D14
      And the dice show 3 1 for ORION
        """placky; dry
        He lies. The slam is off, the token is spent, and it was one hex that nobody needed.
        """
      Then ORION lies
      And 3 action tokens are left

    Scenario: ORION and GRUM are level
      When ORION slams GRUM from E14
      And the dice show 4 5 1 1 1 for ORION and 5 4 1 for GRUM
        """placky; glad
        A draw, and look what it does: both turn to face each other. GRUM turns his back on the ball, and nobody threatens it any more.
        Nothing was won, and everything that you wanted.
        """
      Then GRUM is in D13, facing south-east
      And 4 action tokens are left

    Scenario: GRUM loses ORION
      When ORION slams GRUM from E14
      And the dice show 4 1 1 1 1 for ORION and 5 4 1 for GRUM
        """placky; alarmed
        One against two: GRUM doubles, has a free hex, and ORION turns to look at him.
        """
      And GRUM slips away to C12
        """placky; dry
        He has stepped aside and still looks west, so D12 is one of the three before him, as it was. A token gone, and ORION has one more.
        """
      Then GRUM is in C12
      And 4 action tokens are left

    Scenario: ORION comes from the front, and goes down
      When ORION slams GRUM from E13
        """placky; thinking
        The short way, into his face. GRUM may slam back now: Strength 3+, and a Guard's four dice, against your five on 4 or more. His coach decides.
        """
      And GRUM slams back
      And the dice show 4 1 1 1 1 for ORION and 3 4 1 1 for GRUM
        """placky; alarmed
        One against two: GRUM doubles, and what was meant for him happens to ORION. From behind he could only have dodged.
        """
      And GRUM pushes his opponent to F13
      And GRUM stays where he is
      And the dice show 4 2 1 1 for ORION
        """placky; dry
        The armour holds. ORION lies, GRUM stands, four tokens are left. From the front it is a win in about one case of three; from behind in two of three.
        """
      Then ORION lies
      And 4 action tokens are left

    Scenario: ORION comes from the front, and gets away with it
      When ORION slams GRUM from E13
      And GRUM slams back
      And the dice show 4 5 4 4 1 for ORION and 3 4 1 1 for GRUM
        """placky; glad
        Four against two, a double after all. You do not have to be right to win.
        """
      And ORION pushes his opponent to C13
      And ORION stays where he is
      And the dice show 4 2 1 1 for GRUM
        """placky; calm
        Two hits, one stopped: out of play for a turn. The ball's hex is free, and four tokens are left.
        """
      Then GRUM is out of play for 1 turn
      And 4 action tokens are left

    Scenario: ORION comes from the front, and GRUM dodges
      When ORION slams GRUM from E13
      And GRUM dodges
        """placky; dry
        His coach has mercy, or has forgotten his own cards. Three dice on 4 or more.
        """
      And the dice show 4 5 1 1 1 for ORION and 5 4 1 for GRUM
        """placky; calm
        A draw; they face each other. GRUM has turned south-west, toward E13, and the ball's hex is still before him.
        """
      Then GRUM is in D13
      And 4 action tokens are left

    Scenario: VEGA goes first, and that was the rush
      When VEGA runs along C7, C8, C9, C10, D11
        """placky; thinking
        Straight for the ball, and the rest will be seen to. Round NIB by row C; one hex is missing.
        """
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
        """placky; thinking
        She stands in the ball's hex, before GRUM's nose: three dice to pick it up, not four. All that can still end your rush is here, and it comes first.
        """
      And the dice show 3 2 1 for VEGA
        """placky; alarmed
        One time in eight. The ball scatters, the rush is over, and four tokens lie in the box: two slams, a receiver, a Strike. Whatever cannot end a rush should come before what can.
        """
      And the dice show 2 for direction and 2 for distance
      Then the rush is lost: not picked up
      And it is Wreckers' rush

    Scenario: VEGA goes first, and has it before GRUM's nose
      When VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 2 1 for VEGA
        """placky; thinking
        She has it. One success, so no free Run, and each way out of D12 is an Evade with a ball in her arms: whoever falls with it has lost the rush.
        One token of hers is left. ORION could still push GRUM away.
        """
      And VEGA strikes along D11
        """placky; thinking
        You do not wait for ORION. Away from GRUM, and then on; three dice.
        """
      And the dice show 3 2 1 for VEGA
        """placky; alarmed
        She falls, the ball is dropped, and that ends your rush: three tokens unspent. ORION watches.
        """
      And the dice show 4 for direction and 2 for distance
      Then the rush is lost: dropped
      And VEGA lies
      And it is Wreckers' rush

    Scenario: VEGA goes first, and runs with it
      When VEGA runs along C7, C8, C9, C10, D11
      And VEGA dashes to D12
      And the dice show 4 4 2 1 for VEGA
      And the dice show 4 5 1 for VEGA
        """placky; glad
        Two successes before GRUM's nose, somewhat more often than not. A free Run.
        """
      And VEGA runs along E13
        """placky; thinking
        The way out leads past him, so: an Evade, three dice. In E13 she is before him again.
        """
      And the dice show 4 2 1 for VEGA
        """placky; alarmed
        Through. And still he threatens her; the next step is an Evade again, and in one action the second needs two successes.
        """
      And VEGA stops
        """placky; dry
        She stays. She has the ball, GRUM has her, and three tokens have to clear up now what one could have cleared before.
        """
      Then VEGA has the ball
      And 4 action tokens are left

    Scenario: RIGEL fetches it, and fumbles
      When RIGEL runs to D12
        """placky; thinking
        RIGEL is as near, and nothing bars his way. A Jack, before GRUM's nose: three dice, less one. Two.
        """
      And the dice show 3 1 for RIGEL
        """placky; alarmed
        One time in four. The rush is over with four tokens in the box. VEGA, from a cleared hex, fails one time in sixteen.
        """
      And the dice show 2 for direction and 2 for distance
      Then the rush is lost: not picked up
      And it is Wreckers' rush

    Scenario: RIGEL fetches it, and has it
      When RIGEL runs to D12
      And the dice show 4 1 for RIGEL
        """placky; thinking
        He has it. Now look who is left to throw it: a Jack, who moves one hex as part of a Strike, and the nearest zone is five hexes away. VEGA stands behind him, facing his back.
        """
      And RIGEL passes to VEGA, facing west
        """placky; thinking
        Five hexes back: two dice, one less as he has turned, one less for GRUM. None.
        """
      And the dice show 1 for direction and 3 for distance
      Then it is Wreckers' rush
      And the rush is lost: thrown
