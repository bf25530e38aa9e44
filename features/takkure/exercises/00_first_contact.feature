@rule_0_01 @rule_0_03 @rule_0_05
Feature: First contact

  You are the new coach? Good. The last one measured before declaring.

  Put the figures and the ball on the pitch; we shall touch them one at a time.

  @rule_0_03
  Rule: How to measure

    The ruler answers when a rule asks. Until then it stays in the box.

    Background:
      Given the practice ground
      And the rules up to chapter 0 are taught
        """placky; calm
        Red is Yamato, yellow Teriomorph; you move both, and a faint square is one inch. Find out when you may measure: AGUILA may pass, move up to four inches, or put the ball down.
        """
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 13 | yes  |
        | SUZU   | 15, 11 |      |
        | GARRA  | 12, 18 |      |

    Scenario: The ruler comes out too early
      When a coach measures from AGUILA to SUZU
        """placky; dry
        How far? A fair question, asked one sentence too soon. Say what you will do, then you may know.
        """
      Then rule 0.03 forbids it

    Scenario: Declare a pass, and measure it
      When AGUILA declares a pass to SUZU
        """placky; calm
        Now it is said, and cannot be unsaid. That is the price of a ruler: how hard a pass is depends on how long it is, so now a rule wants to know.
        """
      And a coach measures from AGUILA to SUZU
        """placky; calm
        Edge to edge, at the two closest points. Not centre to centre, and not from the elbow.
        """
      Then AGUILA and SUZU are 2.621 inches apart

    Scenario: Declare a move, and measure it as you go
      When AGUILA declares a move
        """placky; thinking
        A move asks for one length only, its own: four inches, laid down while he walks. How far off GARRA is remains a matter of eyesight. The choices below name their lengths before you make them; a table is less forthcoming.
        """
      And AGUILA moves to 12, 15
        """placky; glad
        Pick a point of the base; that same point travels the distance. Two inches for the front edge, two for the back.
        """
      Then AGUILA has moved 2 inches

    Scenario: Declare a move, and ask for too much
      When AGUILA declares a move
      And AGUILA moves to 12, 17.5
        """placky; alarmed
        Four inches are his, and this is half an inch more. There is also a figure in that place.
        """
      Then rule 0.03 forbids it

    Scenario: Place the ball where its far edge still counts
      When AGUILA declares a placing
        """placky; thinking
        He is to put the ball down, up to two inches from his base. Placing is stricter than moving: no part of the ball may lie beyond the two inches.
        """
      And AGUILA places the ball at 13.1, 14.6
        """placky; glad
        From his near edge to the far edge of the ball: inside two inches. Whatever you lay down on a pitch is measured like that.
        """
      Then the ball lies at 13.1, 14.6

    Scenario: Place the ball too far by an edge
      When AGUILA declares a placing
      And AGUILA places the ball at 12, 15.4
        """placky; dry
        Its near edge is within two inches. It is the far one that the rule is fond of.
        """
      Then rule 0.03 forbids it

  @rule_0_01
  Rule: Three rules from rugby

    Takkure forgot most of rugby and kept three things: no pass goes forward, only the carrier is tackled, and whoever is tackled stays down as long as he keeps the ball. Two of them you can try here; the third waits in exercise 03.

    Background:
      Given the practice ground
      And the rules up to chapter 0 are taught
        """placky; calm
        Three Yamato, one Teriomorph, one ball. Two of these four ideas break a rule of rugby; find one that does not. Yamato play up the picture.
        """
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 15 | yes  |
        | HAYATE | 9, 17  |      |
        | SUZU   | 15, 13 |      |
        | GARRA  | 12, 19 |      |

    Scenario: A pass to the player in front
      When AGUILA declares a pass to HAYATE
        """placky; alarmed
        HAYATE stands ahead of the ball. In this sport the ball looks forward and travels back.
        """
      Then rule 0.01 forbids it

    Scenario: A pass to the player behind
      When AGUILA declares a pass to SUZU
        """placky; glad
        Behind, or level. How to throw it is exercise 02; that you may, this one.
        """
      Then AGUILA holds the ball

    Scenario: A tackle on a player without the ball
      When GARRA declares a tackle on HAYATE
        """placky; dry
        HAYATE has done nothing. More to the point, he holds nothing. Only the carrier may be tackled.
        """
      Then rule 0.01 forbids it

    Scenario: A tackle on the carrier
      When GARRA declares a tackle on AGUILA
        """placky; calm
        The ball makes you popular. You will be taught what to do about that in exercise 01.
        """
      Then AGUILA holds the ball

  @rule_0_05
  Rule: Attack and defence

    One team attacks, the other defends, and the ball decides which is which.

    Background:
      Given the practice ground
      And the rules up to chapter 0 are taught
        """placky; thinking
        AGUILA holds the ball, so Yamato attack. Now he drops it. Nobody pushed him; it is a demonstration.
        """
      And these players are on the pitch:
        | player | at     | ball |
        | AGUILA | 12, 15 | yes  |
        | GARRA  | 13, 18 |      |
      When the ball falls to the ground at 12.8, 16.2
        """placky; thinking
        Nobody holds it. Everybody looks at it. Who attacks now? Yamato still do: a loose ball changes nothing. What matters is who takes it, AGUILA or, for the other coach, GARRA.
        """
      Then Yamato attacks

    Scenario: The attackers pick it up again
      When AGUILA takes the ball
        """placky; calm
        Back in the same hands, so nothing has happened. I shall note it all the same.
        """
      Then Yamato attacks
      And AGUILA holds the ball

    Scenario: A defender gets his hands on it
      When GARRA takes the ball
        """placky; alarmed
        And with that, the defence is the attack. Whoever holds the ball attacks, and from that very moment.
        """
      Then Teriomorph attacks
      And GARRA holds the ball
