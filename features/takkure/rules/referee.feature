Feature: The referee

  There is a whistle in the box, and nobody to blow it.

  @rule_5_02
  Rule: 5.02 Referee

    When something has to be settled and nobody may settle it, a coin does.
    It has never been known to change its mind.

    @s_5_02_a @s_5_02_b
    Scenario Outline: The coin says who decides on the first kick-off
      Given a full match
      And everybody waits beside the pitch
      When Teriomorph calls <call>
        """placky; dry
        You toss, the visitors call.
        It is the last moment of this match in which nobody has made a mistake.
        """
      And the coin shows <side>
      Then <winner> decides
      And rule 5.02 was at work
      And ruling R-97 was at work

      Examples:
        | call  | side  | winner     |
        | heads | heads | Teriomorph |
        | heads | tails | Yamato     |
        | tails | tails | Teriomorph |
        | tails | heads | Yamato     |

    @s_5_02_a
    Scenario: A coin has two sides, and edges are not among them
      Given a full match
      And everybody waits beside the pitch
      When Teriomorph calls tails
      Then the dice of COIN are due
      When the coin shows heads
      Then this happened:
        | event         | team       | side  |
        | line up named | Yamato     |       |
        | line up named | Teriomorph |       |
        | coin called   | Teriomorph | tails |
      And Yamato decides

    @s_5_02_b
    Scenario: Once the coin has spoken, nobody calls again
      Given a full match
      And everybody waits beside the pitch
      When Teriomorph calls tails
      And the coin shows heads
      And Teriomorph calls heads
        """placky; dry
        Best of three, they say.
        The referee has rolled under a bench and is not available for comment.
        """
      Then rule 5.03 forbids it
      And Yamato decides

    Scenario: While the coin is in the air, nobody chooses
      Given a full match
      And everybody waits beside the pitch
      When Teriomorph calls heads
      And Yamato chooses to kick
      Then rule 5.02 forbids it: dice are due first, for COIN
      When the coin shows tails
      Then Yamato decides

    @s_5_02_a @s_5_02_b
    Scenario: A practice match begins with the same coin
      Given a practice match
      And everybody waits beside the pitch
      When Teriomorph calls heads
      And the coin shows heads
      Then Teriomorph decides
      And rule 5.02 was at work
      And this happened:
        | event       | team       | side  | winner     |
        | coin called | Teriomorph | heads |            |
        | coin tossed |            | heads | Teriomorph |
