@rule_D_01 @rule_D_04
Feature: A full game

  Fourteen rushes. Here are the four that decide the game.

  Seven are yours, seven theirs: your first, your last, their last, and one that nobody has planned. What lies between them you have played already.

  @rule_D_01
  Rule: The line-up

    Six a side, anywhere in their own half. The home team lines up first, and has the first rush for it.

    Background:
      Given both teams are about to line up
        """placky; calm
        You are the Comets, at the left, and line up first. A ball comes down in one of five ◆, or bounces off the wall. LYRA will stand in H8, with F13, H12 and J11 in her Run. Where does VEGA stand?
        """

    Scenario: VEGA a Run from the ball
      When VEGA takes her place at D8, facing east
        """placky; thinking
        B11, D12 and F13 are in her Run. No Orc gets to her in one of his.
        """
      And Comets line up
        """placky; glad
        Five launches of six come down in a Striker's Run. From F12 it would be the same five; but where LYRA goes, or the ball bounces, BRAKK would slam VEGA there, and she loses in 71 of a hundred. In D8 he does not reach her.
        """
      Then VEGA is in D8

    Scenario: VEGA in front
      When VEGA takes her place at F12, facing east
        """placky; thinking
        As near to the middle as your half goes. Every ◆ is in her Run alone; and she in BRAKK's, should she still be here when they move.
        """
      And Comets line up
        """placky; dry
        Five launches of six, as with D8: there VEGA and LYRA share them. If she does not go, she is two hexes from BRAKK in their rush. A Striker does not slam back, and of a hundred Slams she loses 71; in D8, none.
        """
      Then VEGA is in F12

    Scenario: VEGA lines up in their half
      When VEGA takes her place at F14
        """placky; dry
        That is their half. They would have noticed.
        """
      Then rule D-01 forbids it

  @rule_D_01
  Rule: The first rush

    Both teams have lined up, and the launch was a 3.

    Background:
      Given these players are there:
        | player | hex | facing |
        | VEGA   | D8  | east   |
        | LYRA   | H8  | east   |
        | RIGEL  | F11 | east   |
        | MIRA   | F7  | east   |
        | ORION  | E11 | east   |
        | ATLAS  | G11 | east   |
        | GRUM   | G14 | west   |
        | BRAKK  | E14 | west   |
        | THOKK  | F15 | west   |
        | SNIK   | H16 | west   |
        | FIZZ   | D16 | west   |
        | NIB    | F19 | west   |
      And the ball lies in F13
      And 5 action tokens are left
        """placky; thinking
        F13 is the third ◆ from your left and the middle of everything. Three Orcs in front look at it, and none of them threatens it, by a hex. VEGA comes from five hexes away, with four dice; RIGEL from two, with three.
        ?
        Look at the dice of both, and at what comes after: who has the ball has to throw it, too.
        """

    Scenario: A point, and three tokens
      When VEGA runs to F13, facing east, and stops
        """placky; calm
        A Striker, and nobody threatens her: four dice, and one success will do.
        """
      And the dice show 4 5 2 1 for VEGA
        """placky; thinking
        Two successes, so a free Run besides. Three Orcs stand before her; row C leads round them.
        """
      And VEGA runs to C14, facing east, and stops
        """placky; thinking
        Her second token is the Strike, and a Striker may run as part of it. From C16, in the zone, two dice for a point; from E17, the bonus hex, one die for two. Four tokens are left, and a Strike ends the rush.
        """
      And VEGA strikes from C16, facing north-east
        """placky; thinking
        Two dice. Three times in four that is a point.
        """
      And the dice show 4 2 for VEGA
        """placky; dry
        One point ahead after one rush. Three tokens went back into the box with the throw; they could have been spent on whoever comes for you now.
        """
      Then Comets lead by 1
      And it is Wreckers' rush

    Scenario: The first Strike misses
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to C14, facing east, and stops
      And VEGA strikes from C16, facing north-east
      And the dice show 3 2 for VEGA
        """placky; dry
        One time in four. It bounces off and scatters.
        """
      And the dice show 4 for direction and 2 for distance
      Then it is Wreckers' rush
      And neither team leads

    Scenario: Two points from the bonus hex
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to C14, facing east, and stops
      And VEGA strikes from E17
        """placky; thinking
        Five hexes, round FIZZ. One die for two points.
        """
      And the dice show 5 for VEGA
        """placky; glad
        Two points. On average that is worth a quarter of a point more than C16. It also fails twice as often, which an average does not tell.
        """
      Then Comets lead by 2
      And it is Wreckers' rush

    Scenario: Nothing from the bonus hex
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to C14, facing east, and stops
      And VEGA strikes from E17
      And the dice show 3 for VEGA
        """placky; dry
        Every second time. From C16 it would have been every fourth.
        """
      And the dice show 4 for direction and 1 for distance
      Then it is Wreckers' rush
      And neither team leads

    Scenario: The defence first, then the point
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to C14, facing east, and stops
      And ORION runs to E10, facing east, and stops
        """placky; thinking
        First whatever cannot end the rush. ORION goes back to where they have to come through, and ATLAS beside him.
        """
      And ATLAS runs to G9, facing east, and stops
      And MIRA runs to E8, facing east, and stops
        """placky; calm
        MIRA stands in the bonus hex of one of your own zones: nobody strikes from there while she does. Three tokens spent, none of them on dice. The last one is the Strike.
        """
      And VEGA strikes from C16, facing north-east
      And the dice show 5 1 for VEGA
        """placky; glad
        One point ahead, no token left over, and a defence that stands where it should. The same Strike as without it, and another game.
        """
      Then Comets lead by 1
      And it is Wreckers' rush

    Scenario: The defence first, and no point
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to C14, facing east, and stops
      And ORION runs to E10, facing east, and stops
      And ATLAS runs to G9, facing east, and stops
      And MIRA runs to E8, facing east, and stops
      And VEGA strikes from C16, facing north-east
      And the dice show 3 1 for VEGA
        """placky; calm
        Missed. But they have to come through three players now, for a ball that lies at your feet or at theirs.
        """
      And the dice show 5 for direction and 3 for distance
      Then it is Wreckers' rush
      And neither team leads

    Scenario: VEGA just has it, and goes back
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 3 2 1 for VEGA
        """placky; thinking
        One success: the ball, and no free Run. One token of hers is left, and no zone is five hexes from here without an Orc on the way.
        """
      And VEGA runs to C10, facing east, and stops
        """placky; calm
        Back to row C, and GRUM, BRAKK and THOKK are three or four hexes from her side. Three tokens are left, none of them hers. What for?
        """
      And Comets end the rush
        """placky; dry
        Three tokens lost, and each of three Orcs reaches her with one of theirs. Two players before her would have kept all six away from her, for tokens that are gone now anyway.
        """
      Then VEGA has the ball
      And it is Wreckers' rush

    Scenario: VEGA just has it, and stays
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 3 2 1 for VEGA
      And Comets end the rush
        """placky; alarmed
        In the middle of the pitch, with the ball, before three Orcs who have five tokens. They need two.
        """
      Then VEGA has the ball
      And it is Wreckers' rush

    Scenario: VEGA fumbles
      When VEGA runs to F13, facing east, and stops
      And the dice show 3 2 1 1 for VEGA
        """placky; alarmed
        One time in sixteen. The rush is over, four tokens with it.
        """
      And the dice show 3 for direction and 2 for distance
      Then the rush is lost: not picked up
      And it is Wreckers' rush

    Scenario: RIGEL has the ball
      When RIGEL runs to F13, facing east, and stops
        """placky; thinking
        He is nearer, and it makes no difference: a token is a token. Three dice for a Jack.
        """
      And the dice show 4 2 1 for RIGEL
        """placky; dry
        He has it. A Jack moves one hex as part of a Strike, and the nearest zone is five away: now somebody has to throw it to somebody who can run, and a throw ends the rush.
        """
      Then RIGEL has the ball
      And 4 action tokens are left

    Scenario: RIGEL has the ball, and a free Run
      When RIGEL runs to F13, facing east, and stops
      And the dice show 4 5 1 for RIGEL
        """placky; thinking
        Two successes, somewhat more often than every second time. A free Run, and then one hex with the Strike: that is six hexes and one die less than VEGA has.
        """
      Then RIGEL has the ball
      And 4 action tokens are left

    Scenario: RIGEL fumbles
      When RIGEL runs to F13, facing east, and stops
      And the dice show 3 2 1 for RIGEL
        """placky; dry
        One time in eight; VEGA, one time in sixteen. She would have been five hexes away instead of two, which costs nothing.
        """
      And the dice show 3 for direction and 2 for distance
      Then the rush is lost: not picked up
      And it is Wreckers' rush

    @counted
    Scenario: Nothing from the bonus hex, and VEGA catches the rebound
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to C14, facing east, and stops
      And VEGA strikes from E17
      And the dice show 3 for VEGA
      And the dice show 5 for direction and 6 for distance
      And the dice show 4 for VEGA
      Then VEGA has the ball

    @counted
    Scenario: Nothing from the bonus hex, and VEGA fumbles the rebound
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 5 2 1 for VEGA
      And VEGA runs to C14, facing east, and stops
      And VEGA strikes from E17
      And the dice show 3 for VEGA
      And the dice show 5 for direction and 6 for distance
      And the dice show 3 for VEGA
      And the dice show 4 for direction and 1 for distance
      Then nobody has the ball

    Scenario: VEGA just has it, and two stand before her
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 3 2 1 for VEGA
      And VEGA runs to C10, facing east, and stops
      And ORION runs to C11, facing east, and stops
        """placky; thinking
        ORION before her, in C11. He threatens the three hexes before him; round him by D11 it is three hexes for BRAKK, as it was.
        """
      And RIGEL runs to D11, facing east, and stops
        """placky; calm
        RIGEL beside him, and the way by D11 is closed, too. A token is left; nobody is needed any more.
        """
      And Comets end the rush
        """placky; glad
        Without dice BRAKK is six hexes from her side now, and a Run is five: no Orc reaches her with one token, where three would have. Two tokens for that, and they were left over.
        """
      Then VEGA has the ball
      And it is Wreckers' rush

    Scenario: VEGA just has it, and ORION stands before her alone
      When VEGA runs to F13, facing east, and stops
      And the dice show 4 3 2 1 for VEGA
      And VEGA runs to C10, facing east, and stops
      And ORION runs to C11, facing east, and stops
      And Comets end the rush
        """placky; dry
        One is no screen: by D11 BRAKK, GRUM and THOKK are beside her in three or four hexes, as they were without ORION. With RIGEL in D11 it would have been none of them.
        """
      Then VEGA has the ball
      And it is Wreckers' rush

  @rule_D_01 @rule_D_04 @rule_D_13
  Rule: Your last rush

    Rush thirteen of fourteen. The Wreckers lead by one, and they have the ball.

    Background:
      Given these players are there:
        | player | hex | facing | ball | down | out |
        | LYRA   | D12 | east   |      |      |     |
        | ORION  | F10 | east   |      |      |     |
        | ATLAS  | C9  | east   |      |      |     |
        | RIGEL  | E7  | east   |      | yes  |     |
        | DENEB  |     |        |      |      |     |
        | VEGA   |     |        |      |      | 2   |
        | FIZZ   | G13 | west   | yes  |      |     |
        | THOKK  | E15 | west   |      |      |     |
        | NIB    | F19 | west   |      |      |     |
        | SNIK   | H9  | west   |      |      |     |
        | GRUM   | C13 | west   |      | yes  |     |
        """placky; alarmed
        Rush thirteen, your last one: after it only theirs is left. They lead by one, and FIZZ has the ball.
        LYRA is your Striker. RIGEL lies, DENEB waits on the bench, VEGA is out of play. Five tokens, two of them hers at most.
        """
      And 12 rushes have been played
      And Wreckers lead by 1

    Scenario: Two points, and the lead
      When ORION runs to G12, facing east, and stops
        """placky; thinking
        He hits nobody. He stands before FIZZ and threatens him, which takes a die from his Dodge. A Run needs no dice, so it cannot fail.
        """
      And LYRA steals from FIZZ from F14
        """placky; thinking
        By E13 to his back; a Striker may run as part of a Steal. Four dice of hers on 4 or more against two of his on 3 or more. From behind he can only dodge.
        """
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
        """placky; glad
        Two against one: a double, and she has the ball. One token of hers is left, for the Strike. Two others can be spent before it.
        """
      And RIGEL stands up
        """placky; thinking
        A test like any other: Speed, three dice, one success. Whatever comes of it, the rush goes on.
        """
      And the dice show 4 2 1 for RIGEL
        """placky; calm
        He stands. Facing which way?
        """
      And RIGEL turns east
        """placky; calm
        Toward those who will come in rush fourteen.
        """
      And DENEB enters at E1
        """placky; calm
        From the bench, by the end line. He will be somewhere near your zones when it matters, which is soon.
        ?
        They lead by one, and the last rush is theirs. What is one point worth to you, what are two, and how many dice has each?
        """
      And LYRA strikes from G17
        """placky; thinking
        The bonus hex: one die, two points. You would lead by one, with their rush to come.
        From H17 it is two dice and one point: level, with their rush to come.
        """
      And the dice show 5 for LYRA
        """placky; glad
        Two points, and one ahead. Five tokens, all spent, and the one that could end the rush was the last. Now they have five, and need one point to be level.
        """
      Then Comets lead by 1
      And it is Wreckers' rush
      And it is rush 14

    Scenario: Two points that were none
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And RIGEL stands up
      And the dice show 4 2 1 for RIGEL
      And RIGEL turns east
      And DENEB enters at E1
      And LYRA strikes from G17
      And the dice show 3 for LYRA
        """placky; dry
        Every second time. They lead by one and have the last rush; only a gift would help now.
        """
      And the dice show 4 for direction and 2 for distance
      Then Wreckers lead by 1
      And it is Wreckers' rush

    Scenario: One point, and level
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And RIGEL stands up
      And the dice show 4 2 1 for RIGEL
      And RIGEL turns east
      And DENEB enters at E1
      And LYRA strikes from H17
        """placky; thinking
        Three hexes to the target instead of four: two dice. Three times in four you are level.
        """
      And the dice show 4 1 for LYRA
        """placky; calm
        Level. If they score now they have won; if not, there is sudden death, and that begins with a rush of yours.
        """
      Then neither team leads
      And it is Wreckers' rush

    Scenario: One point that was none
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And RIGEL stands up
      And the dice show 4 2 1 for RIGEL
      And RIGEL turns east
      And DENEB enters at E1
      And LYRA strikes from H17
      And the dice show 3 1 for LYRA
        """placky; dry
        One time in four, and it was this time.
        """
      And the dice show 4 for direction and 2 for distance
      Then Wreckers lead by 1
      And it is Wreckers' rush

    Scenario: RIGEL stands, and may act
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And RIGEL stands up
      And the dice show 4 5 1 for RIGEL
        """placky; glad
        Two successes: he stands, and has a free action, anything but a Sprint.
        """
      And RIGEL turns east
      And RIGEL runs to E10, facing east, and stops
        """placky; calm
        In one token from his back to where he is needed. LYRA's Strike is still to come.
        """
      Then RIGEL is in E10
      And 2 action tokens are left

    Scenario: RIGEL stays down
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And RIGEL stands up
      And the dice show 3 2 1 for RIGEL
        """placky; dry
        He prefers to lie. A token gone, and nothing else: this is why it came before the Strike.
        """
      Then RIGEL lies
      And 2 action tokens are left

    Scenario: LYRA strikes at once
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And LYRA strikes from G17
      And the dice show 4 for LYRA
        """placky; dry
        The same two points, and two tokens unspent. RIGEL lies, DENEB sits, and five tokens are coming toward them.
        """
      Then Comets lead by 1
      And RIGEL lies

    Scenario: LYRA strikes at once, and misses
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And LYRA strikes from G17
      And the dice show 2 for LYRA
        """placky; dry
        Missed, with two tokens unspent. They lead by one, and nobody stands in their way.
        """
      And the dice show 4 for direction and 2 for distance
      Then Wreckers lead by 1
      And RIGEL lies

    Scenario: The ball is knocked loose
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 4 1 for LYRA and 3 4 for FIZZ
        """placky; calm
        Three against two, a win. The ball is out of his hands, and scatters; your rush goes on, as it was not you who dropped it.
        """
      And the dice show 2 for direction and 1 for distance
        """placky; thinking
        H13, two hexes from her, and nobody threatens it. One token of hers would fetch it, and none would be left for the Strike, unless two successes give her a free Throw.
        """
      Then nobody has the ball
      And 3 action tokens are left

    Scenario: LYRA and FIZZ are level
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 2 1 1 for LYRA and 3 1 for FIZZ
        """placky; thinking
        A draw: they turn to face each other, so ORION stands at his back now. She has one token left; a second Steal gets her the ball and no Strike. But ORION may slam him from behind, and a ball on the ground is anybody's.
        """
      Then FIZZ has the ball
      And 3 action tokens are left

    Scenario: FIZZ gets away
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 2 1 1 for LYRA and 3 4 for FIZZ
        """placky; alarmed
        One against two: he doubles, and has a free hex. About one time in six.
        """
      And FIZZ slips away to H12
        """placky; dry
        Nearer to your zones by a hex, with the ball, and three tokens of yours to stop him.
        """
      Then FIZZ has the ball
      And 3 action tokens are left

    Scenario: FIZZ is too quick
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 1 1 for LYRA and 3 6 4 for FIZZ
        """placky; calm
        Two against three, as his six has added a die. He turns to face her, and keeps the ball. ORION has his back.
        """
      Then FIZZ has the ball
      And 3 action tokens are left

    Scenario: The Steal without ORION works
      When LYRA steals from FIZZ from F14
        """placky; thinking
        At once, without ORION. Four dice against three: more often than not he keeps it.
        """
      And the dice show 4 5 6 1 2 for LYRA and 3 1 2 for FIZZ
        """placky; glad
        Three against one, a double: one time in four. With ORION before him it would have been nearly every second time, for a token that you have.
        """
      Then LYRA has the ball
      And 4 action tokens are left

    Scenario: The Steal without ORION fails
      When LYRA steals from FIZZ from F14
      And the dice show 4 2 1 1 for LYRA and 3 4 1 for FIZZ
        """placky; dry
        One against two: his third die is the one that ORION would have taken.
        """
      And FIZZ slips away to H12
      Then FIZZ has the ball
      And 4 action tokens are left

    Scenario: ORION slams FIZZ, and the ball is free
      When ORION slams FIZZ from G12
        """placky; thinking
        Or with the shoulder. He comes from the front, so FIZZ may slam back; a Goblin with any sense dodges.
        """
      And FIZZ dodges
        """placky; calm
        Five dice on 4 or more against three on 3 or more.
        """
      And the dice show 4 5 4 6 1 1 for ORION and 3 4 1 for FIZZ
        """placky; glad
        Four against two, a double. You choose where he goes.
        """
      And ORION pushes his opponent to G14
      And ORION stays where he is
        """placky; calm
        He goes down and drops the ball, which scatters from his hex.
        """
      And the dice show 3 for direction and 1 for distance
        """placky; calm
        Two hits for him; a Jack rolls three dice for his armour.
        """
      And the dice show 4 2 1 for FIZZ
        """placky; thinking
        One is stopped, and he is out of play for a turn. The ball is free for LYRA: a token to fetch it, and one to strike. It works, and it takes a scatter that is kind.
        """
      Then FIZZ is out of play for 1 turn
      And 4 action tokens are left

    Scenario: ORION slams FIZZ, who is gone
      When ORION slams FIZZ from G12
      And FIZZ dodges
      And the dice show 4 1 1 1 1 for ORION and 3 4 1 for FIZZ
        """placky; dry
        One against two, and a free hex for the Goblin.
        """
      And FIZZ slips away to H13
      Then FIZZ has the ball
      And 4 action tokens are left

    @counted
    Scenario: Two points that were none, and LYRA catches the rebound
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And RIGEL stands up
      And the dice show 4 2 1 for RIGEL
      And RIGEL turns east
      And DENEB enters at E1
      And LYRA strikes from G17
      And the dice show 3 for LYRA
      And the dice show 5 for direction and 6 for distance
      And the dice show 4 for LYRA
      Then LYRA has the ball

    @counted
    Scenario: Two points that were none, and LYRA fumbles the rebound
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And RIGEL stands up
      And the dice show 4 2 1 for RIGEL
      And RIGEL turns east
      And DENEB enters at E1
      And LYRA strikes from G17
      And the dice show 3 for LYRA
      And the dice show 5 for direction and 6 for distance
      And the dice show 3 for LYRA
      And the dice show 4 for direction and 2 for distance
      Then nobody has the ball

    @counted
    Scenario: One point that was none, and LYRA catches the rebound
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And RIGEL stands up
      And the dice show 4 2 1 for RIGEL
      And RIGEL turns east
      And DENEB enters at E1
      And LYRA strikes from H17
      And the dice show 3 1 for LYRA
      And the dice show 5 for direction and 6 for distance
      And the dice show 4 for LYRA
      Then LYRA has the ball

    @counted
    Scenario: One point that was none, and LYRA fumbles the rebound
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And RIGEL stands up
      And the dice show 4 2 1 for RIGEL
      And RIGEL turns east
      And DENEB enters at E1
      And LYRA strikes from H17
      And the dice show 3 1 for LYRA
      And the dice show 5 for direction and 6 for distance
      And the dice show 3 for LYRA
      And the dice show 4 for direction and 2 for distance
      Then nobody has the ball

    @counted
    Scenario: LYRA strikes at once, and LYRA catches the rebound
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And LYRA strikes from G17
      And the dice show 2 for LYRA
      And the dice show 5 for direction and 6 for distance
      And the dice show 4 for LYRA
      Then LYRA has the ball

    @counted
    Scenario: LYRA strikes at once, and LYRA fumbles the rebound
      When ORION runs to G12, facing east, and stops
      And LYRA steals from FIZZ from F14
      And the dice show 4 5 2 1 for LYRA and 3 1 for FIZZ
      And LYRA strikes from G17
      And the dice show 2 for LYRA
      And the dice show 5 for direction and 6 for distance
      And the dice show 3 for LYRA
      And the dice show 4 for direction and 2 for distance
      Then nobody has the ball

  @rule_D_04 @rule_D_14
  Rule: Their last rush

    Rush fourteen. You lead by one, and all that you may decide is how to answer.

    Background:
      Given these players are there:
        | player | hex | facing     | ball | down |
        | ATLAS  | H7  | south-east |      |      |
        | RIGEL  | D8  | east       |      |      |
        | ORION  | E12 | west       |      |      |
        | DENEB  | E4  | east       |      |      |
        | LYRA   | G17 | south-east |      |      |
        | THOKK  | G12 | west       |      |      |
        | SNIK   | H11 | west       |      |      |
        | FIZZ   | F14 | west       |      |      |
        | GRUM   | D13 | west       |      |      |
        | NIB    | F19 | west       |      |      |
        """placky; alarmed
        The last rush of the game is theirs. You lead by one, so a point makes it level, and two win it for them.
        ATLAS stands before I7 and threatens it: from there a Goblin could strike, and he takes a die from whoever tries.
        """
      And Wreckers' rush is about to begin
      And 13 rushes have been played
      And Comets lead by 1

    Scenario: A draw holds the lead
      When the dice show 1 for launch
        """placky; calm
        For them the launch hexes are counted from row K. J11, two hexes from SNIK. Their coach clears the way first; he has read the same exercises.
        """
      And THOKK slams ATLAS from H8
        """placky; thinking
        Four hexes, and from the front, so ATLAS may choose. Slam back: four dice on 4 or more against five on 3 or more. Dodge: three dice against the same five, and nothing to win but a hex.
        """
      And ATLAS slams back
        """placky; thinking
        In seven cases of ten THOKK comes off better; against a Dodge it would be eight.
        """
      And the dice show 4 5 1 1 1 for THOKK and 4 5 1 1 for ATLAS
        """placky; glad
        A draw. They turn to face each other, and I7 is still one of the three hexes before ATLAS. That was all he had to do.
        """
      And SNIK runs to J11, facing west, and stops
      And the dice show 4 5 1 for SNIK
        """placky; alarmed
        Two successes: a free Run.
        """
      And SNIK runs to I7, facing south-west, and stops
      And SNIK strikes
        """placky; thinking
        He stands still for it, so three dice, less one for the target, less one for ATLAS. One die.
        """
      And the dice show 3 for SNIK
        """placky; glad
        Missed. It scatters, and the rush is over, and so is the game.
        """
      And the dice show 4 for direction and 2 for distance
        """placky; glad
        Fourteen rushes, and you lead by one. Shake hands, count your players.
        """
      Then Comets win the game

    Scenario: A draw, and level all the same
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS slams back
      And the dice show 4 5 1 1 1 for THOKK and 4 5 1 1 for ATLAS
      And SNIK runs to J11, facing west, and stops
      And the dice show 4 5 1 for SNIK
      And SNIK runs to I7, facing south-west, and stops
      And SNIK strikes
      And the dice show 5 for SNIK
        """placky; dry
        One die, and it was enough. Level after fourteen rushes: sudden death.
        """
      Then neither team leads
      And it is rush 15

    Scenario: ATLAS is pushed, and it is level
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS slams back
      And the dice show 4 5 3 1 1 for THOKK and 4 5 1 1 for ATLAS
        """placky; alarmed
        Three against two, a win.
        """
      And THOKK pushes his opponent to H6
      And THOKK stays where he is
        """placky; thinking
        ATLAS stands, looks at him, and has nothing to do with I7 any more.
        """
      And SNIK runs to J11, facing west, and stops
      And the dice show 4 5 1 for SNIK
      And SNIK runs to I7, facing south-west, and stops
      And SNIK strikes
        """placky; alarmed
        Two dice this time: nobody threatens him.
        """
      And the dice show 4 1 for SNIK
        """placky; dry
        Three times in four. Level, and sudden death.
        """
      Then neither team leads
      And it is rush 15

    Scenario: ATLAS is pushed, and it holds
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS slams back
      And the dice show 4 5 3 1 1 for THOKK and 4 5 1 1 for ATLAS
      And THOKK pushes his opponent to H6
      And THOKK stays where he is
      And SNIK runs to J11, facing west, and stops
      And the dice show 4 5 1 for SNIK
      And SNIK runs to I7, facing south-west, and stops
      And SNIK strikes
      And the dice show 3 1 for SNIK
        """placky; glad
        One time in four, and somebody has to have it.
        """
      And the dice show 4 for direction and 2 for distance
        """placky; glad
        The game is yours, by one. Do not tell them how likely that was.
        """
      Then Comets win the game

    Scenario: ATLAS is pushed, and SNIK just has it
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS slams back
      And the dice show 4 5 3 1 1 for THOKK and 4 5 1 1 for ATLAS
      And THOKK pushes his opponent to H6
      And THOKK stays where he is
      And SNIK runs to J11, facing west, and stops
      And the dice show 4 2 1 for SNIK
        """placky; calm
        One success, so no free Run. One token of his is left, and J11 is not in a zone: he can run there or strike, not both.
        """
      And Wreckers end the rush
        """placky; glad
        Their tokens are spent on nothing, the last rush is over, and you lead.
        """
      Then Comets win the game

    Scenario: ATLAS is pushed, and SNIK fumbles
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS slams back
      And the dice show 4 5 3 1 1 for THOKK and 4 5 1 1 for ATLAS
      And THOKK pushes his opponent to H6
      And THOKK stays where he is
      And SNIK runs to J11, facing west, and stops
      And the dice show 3 2 1 for SNIK
        """placky; glad
        One time in eight. The rush is over.
        """
      And the dice show 4 for direction and 2 for distance
        """placky; glad
        And the game. The most important Strike of the day was not thrown.
        """
      Then Comets win the game

    Scenario: ATLAS is down, and his armour holds
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS slams back
      And the dice show 4 5 3 4 1 for THOKK and 4 5 1 1 for ATLAS
        """placky; alarmed
        Four against two, a double: he goes back a hex and down.
        """
      And THOKK pushes his opponent to H6
      And THOKK stays where he is
        """placky; calm
        Two hits. A Guard rolls four dice for his armour.
        """
      And the dice show 4 5 1 1 for ATLAS
        """placky; thinking
        Both stopped. He stays on the pitch and lies, and who lies threatens nothing: two dice for SNIK, should he get there.
        """
      Then ATLAS lies
      And 4 action tokens are left

    Scenario: ATLAS is carried off
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS slams back
      And the dice show 4 5 3 4 1 for THOKK and 4 5 1 1 for ATLAS
      And THOKK pushes his opponent to H6
      And THOKK stays where he is
      And the dice show 4 1 1 1 for ATLAS
        """placky; dry
        One hit too many: out of play for a turn, in a game that has none left.
        """
      Then ATLAS is out of play for 1 turn
      And 4 action tokens are left

    Scenario: THOKK goes down
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS slams back
      And the dice show 4 1 1 1 1 for THOKK and 4 5 1 1 for ATLAS
        """placky; glad
        One against two, and a double for ATLAS. What was meant for him happens to THOKK, and you say where.
        """
      And ATLAS pushes his opponent to H9
      And ATLAS stays where he is
        """placky; thinking
        He keeps his hex: from H8 he would still threaten I7, and nothing behind him. One hit for THOKK.
        """
      And the dice show 4 1 1 1 for THOKK
        """placky; glad
        Stopped; but he lies, and ATLAS threatens I7 as before. One die for SNIK, one time in two, if he picks it up at all.
        """
      Then THOKK lies
      And 4 action tokens are left

    Scenario: THOKK goes back
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS slams back
      And the dice show 4 5 1 1 1 for THOKK and 4 5 4 1 for ATLAS
        """placky; glad
        Three against two: a win for ATLAS.
        """
      And ATLAS pushes his opponent to H9
      And ATLAS stays where he is
        """placky; calm
        THOKK stands a hex away and would have to come again. I7 is threatened as before, and four tokens are left to them.
        """
      Then ATLAS is in H7
      And 4 action tokens are left

    Scenario: ATLAS dodges, and lies
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS dodges
        """placky; thinking
        Three dice, for a Guard who has four to hit with. THOKK wins in eight cases of ten, and in six of them he doubles.
        """
      And the dice show 4 5 3 1 1 for THOKK and 4 1 1 for ATLAS
        """placky; dry
        Three against one, a double.
        """
      And THOKK pushes his opponent to H6
      And THOKK stays where he is
      And the dice show 4 5 1 1 for ATLAS
        """placky; dry
        His armour stops both hits. He lies, I7 is free, and SNIK has two dice.
        """
      Then ATLAS lies
      And 4 action tokens are left

    Scenario: ATLAS dodges, and it is level
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS dodges
      And the dice show 4 5 1 1 1 for THOKK and 4 5 1 for ATLAS
        """placky; calm
        A draw, and I7 is still before him. One time in ten; you need not plan with it.
        """
      Then ATLAS is in H7
      And 4 action tokens are left

    Scenario: ATLAS dodges, and gets away
      When the dice show 1 for launch
      And THOKK slams ATLAS from H8
      And ATLAS dodges
      And the dice show 4 1 1 1 1 for THOKK and 4 5 1 for ATLAS
        """placky; glad
        One against two: a double, and a free hex.
        """
      And ATLAS slips away to I7
        """placky; glad
        Into I7 itself. Nobody strikes from a hex that is taken.
        """
      Then ATLAS is in I7
      And 4 action tokens are left

  @rule_D_04
  Rule: Sudden death

    Level after fourteen rushes. The next point wins, whatever it is worth.

    Background:
      Given these players are there:
        | player | hex | facing | ball |
        | VEGA   | G14 | east   | yes  |
        | ORION  | F13 | east   |      |
        | RIGEL  | D8  | east   |      |
        | CASTOR |     |        |      |
        | NIB    | H18 | west   |      |
        | BRAKK  | E17 | west   |      |
        | FIZZ   | F10 | east   |      |
        """placky; calm
        Rush fifteen, and there would be no need of it if somebody had scored. From now on nobody comes on, and one point is as good as four.
        VEGA has the ball. NIB threatens H17, I17 and G18. You have all your five tokens.
        """
      And it is sudden death

    Scenario: Run first, then strike
      When VEGA runs to I16, facing south-east, and stops
        """placky; thinking
        A token for the Run, and none of NIB's three hexes. Then she need not move in the Strike, which is worth a die, and you have tokens enough.
        """
      And VEGA strikes
        """placky; thinking
        Three hexes: three dice, less one for the target, one more for a Striker. Three dice, seven in eight.
        """
      And the dice show 4 2 1 for VEGA
        """placky; glad
        The first point of sudden death, and the game. Tokens are for spending. Shake hands; then go and watch two who play all of it.
        """
      Then Comets win the game

    Scenario: Run first, strike, and miss
      When VEGA runs to I16, facing south-east, and stops
      And VEGA strikes
      And the dice show 3 2 1 for VEGA
        """placky; dry
        One time in eight. It was right all the same; it goes on with a rush of theirs.
        """
      And the dice show 4 for direction and 2 for distance
      Then it is Wreckers' rush
      And it is rush 16

    Scenario: Run and strike in one
      When VEGA strikes from I16
        """placky; thinking
        In one action, and the move takes a die: two, where it could have been three. The token that this saves buys nothing.
        """
      And the dice show 4 1 for VEGA
        """placky; glad
        It was enough. The game is yours, and nobody asks for a token back.
        """
      Then Comets win the game

    Scenario: Run and strike in one, and miss
      When VEGA strikes from I16
      And the dice show 3 1 for VEGA
        """placky; dry
        One time in four, instead of one in eight. Four tokens lie there and look at you.
        """
      And the dice show 4 for direction and 2 for distance
      Then it is Wreckers' rush
      And it is rush 16

    Scenario: From the bonus hex
      When VEGA strikes from G17
        """placky; dry
        Two points, where one is as good. One die.
        """
      And the dice show 5 for VEGA
        """placky; dry
        In. The second point is for the poster.
        """
      Then Comets win the game

    Scenario: From the bonus hex, and miss
      When VEGA strikes from G17
      And the dice show 3 for VEGA
        """placky; dry
        Every second time. Points that do not count cost dice that do.
        """
      And the dice show 4 for direction and 2 for distance
      Then it is Wreckers' rush
      And it is rush 16

    Scenario: From before NIB
      When VEGA strikes from H17
        """placky; thinking
        As far as I16, and before NIB's nose: his threat takes a die of two.
        """
      And the dice show 6 4 for VEGA
        """placky; glad
        The six brings another die, and none of it was needed. The game is yours.
        """
      Then Comets win the game

    Scenario: From before NIB, and miss
      When VEGA strikes from H17
      And the dice show 2 for VEGA
        """placky; dry
        One hex farther down nobody would have been looking.
        """
      And the dice show 4 for direction and 2 for distance
      Then it is Wreckers' rush
      And it is rush 16

    @counted
    Scenario: From the bonus hex, and VEGA catches the rebound
      When VEGA strikes from G17
      And the dice show 3 for VEGA
      And the dice show 5 for direction and 6 for distance
      And the dice show 4 for VEGA
      Then VEGA has the ball

    @counted
    Scenario: From the bonus hex, and VEGA fumbles the rebound
      When VEGA strikes from G17
      And the dice show 3 for VEGA
      And the dice show 5 for direction and 6 for distance
      And the dice show 3 for VEGA
      And the dice show 4 for direction and 2 for distance
      Then nobody has the ball
