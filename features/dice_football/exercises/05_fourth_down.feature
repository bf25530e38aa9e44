@rule_S_17
Feature: Fourth down

  One down left, three ways to use it. Choose before you listen to me.

  Go for it, punt, or try a field goal: which of them is right depends on where you stand, and on the chip. Five places, and one of them twice.

  After each choice I say what it is worth: by how many points you end up ahead in the long run, if both play their best.

  @rule_S_16 @rule_S_18 @rule_S_27
  Rule: On your own 20

    Eighty yards from anything.

    Background:
      Given Red has the ball on Red's 20
      And it is down 4
        """placky; thinking
        Your own 20: thirty yards to the 50, and a kick would need ninety. So it is one roll more, or a punt.
        Say what you do before you roll; afterwards everybody knows.
        """

    Scenario: From its 20 Red goes for it and gains ten
      When Red goes for it
        """placky; dry
        Thirty yards to a fresh set. A 20 does not do it: only an FG or a TD does, and each is one face of six.
        In the long run this is worth −4.05 points to you, a punt −1.88.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG TO TO S
        """placky; alarmed
        Ten yards, and Blue has the ball on your 30. You won the roll. It has made no difference.
        """
      Then Blue has the ball on Red's 30

    Scenario: From its 20 Red goes for it and is stopped
      When Red goes for it
      And the dice show 10 10 10 TD TD 20 against NG NG NG NG P6 P6
        """placky; alarmed
        No gain. Blue starts twenty yards from your goal line.
        """
      Then Blue has the ball on Red's 20

    Scenario: From its 20 Red goes for it and gains twenty
      When Red goes for it
      And the dice show 20 20 20 FG FG 10 against NG NG TO TO S P6
        """placky; dry
        Twenty yards, as promised not enough. Blue takes over on your 40.
        """
      Then Blue has the ball on Red's 40

    Scenario: From its 20 Red goes for it and rolls an FG
      When Red goes for it
      And the dice show FG FG FG TD TD 20 against NG NG S S TO P6
        """placky; glad
        An FG: to the 50 and four new downs. It was one of the two symbols. I had them covered with my hand.
        """
      Then Red has the ball on the 50
      And it is down 1

    Scenario: From its 20 Red goes for it and scores
      When Red goes for it
      And the dice show TD TD TD 10 10 20 against NG NG S S TO P6
        """placky; glad
        Eighty yards. Tell it slowly; it will not happen again.
        """
      Then Red has 7 points

    Scenario: From its 20 Red goes for it and is sacked
      When Red goes for it
      And the dice show 20 20 TD TD 10 FG against S S S NG NG P6
        """placky; alarmed
        A sack on top: Blue's ball on your 10.
        """
      Then Blue has the ball on Red's 10

    Scenario: From its 20 Red goes for it and Blue pays a chip
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG S S P6
        """placky; calm
        A tie. Blue has the ball next in any case: on your 20 if it spends the chip, on your 30 if it keeps it.
        """
      And Blue spends the power chip
        """placky; dry
        Ten yards bought with a chip. Blue's ball on your 20, your chip.
        """
      Then Blue has the ball on Red's 20
      And Red holds the power chip

    Scenario: From its 20 Red goes for it and Blue needs no chip
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG S S P6
      And Blue keeps the power chip
        """placky; calm
        Ten yards for you, the ball and the chip for Blue.
        """
      Then Blue has the ball on Red's 30

    Scenario: From its 20 Red punts to the 50
      When Red punts
        """placky; calm
        The ball goes, and goes far: from here it takes an effort to kick it out of the field.
        In the long run this is worth −1.88 points to you, going for it −4.05. So a punt is right here.
        """
      And the dice show 10 10 10 FG FG TD against NG NG NG P6 P6 S
        """placky; calm
        To the 50. Not a good one, and still thirty yards better than here.
        """
      Then Blue has the ball on the 50
      And a fresh set of downs is behind them

    Scenario: From its 20 Red punts to Blue's 40
      When Red punts
      And the dice show 10 10 TD TD 20 FG against NG NG NG S S P6
        """placky; calm
        To Blue's 40, forty yards on. It is an average punt, and averages are what one punts for.
        """
      Then Blue has the ball on Blue's 40

    Scenario: From its 20 Red punts to Blue's 30
      When Red punts
      And the dice show 10 10 10 TD TD 20 against NG NG NG TO TO S
        """placky; glad
        To Blue's 30. Seventy yards to go for them; it would have been twenty, had you failed here.
        """
      Then Blue has the ball on Blue's 30

    Scenario: From its 20 Red punts to Blue's 20
      When Red punts
      And the dice show 10 10 10 10 20 TD against NG NG NG TO TO P6
        """placky; glad
        To Blue's 20. The field has been turned round.
        """
      Then Blue has the ball on Blue's 20

    Scenario: From its 20 Red punts to Blue's 10
      When Red punts
      And the dice show 10 10 10 20 20 TD against NG NG NG P6 P6 TO
        """placky; glad
        To Blue's 10. They will be looking behind them.
        """
      Then Blue has the ball on Blue's 10

  @rule_S_15 @rule_S_18 @rule_S_21 @rule_S_27
  Rule: On your own 45

    Five yards from a fresh set, fifty-five from a touchdown.

    Background:
      Given Red has the ball on Red's 45
      And it is down 4
        """placky; thinking
        Five yards to the 50, so any gain at all brings four new downs. If you fail, Blue begins near the middle.
        Blue holds the chip; that is part of the sum.
        """

    Scenario: From its 45 Red goes for it and gains ten
      When Red goes for it
        """placky; calm
        Any gain will do. In the long run this is worth −1.30 points to you, a punt −1.42, a kick −1.93.
        So going for it is right here, by a hair.
        """
      And the dice show 10 10 10 10 20 20 against NG NG NG P6 P6 S
        """placky; glad
        Blue's 45, first down. A hair is enough.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: From its 45 Red goes for it and is stopped
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG NG TO P6
        """placky; alarmed
        No gain. Blue has the ball on your 45, past its 50: four downs, no fresh set.
        """
      Then Blue has the ball on Red's 45
      And a fresh set of downs is behind them

    Scenario: From its 45 Red goes for it and gains twenty
      When Red goes for it
      And the dice show 20 20 20 10 FG TD against NG NG TO TO S P6
        """placky; glad
        Blue's 35, first down. Fifteen yards more than were asked for; nobody gives them back.
        """
      Then Red has the ball on Blue's 35

    Scenario: From its 45 Red goes for it and is intercepted
      When Red goes for it
      And the dice show 10 10 20 20 FG TD against P6 P6 P6 NG NG TO
        """placky; alarmed
        Picked, and carried back for seven. The punt would like to be mentioned here.
        """
      Then Blue has 7 points

    Scenario: From its 45 Red goes for it and the chip stops it
      When Red goes for it
      And the dice show 10 10 10 20 FG TD against NG NG NG TO TO P6
        """placky; thinking
        The tie. Blue can have the ball here for its chip, or the chip and four new downs against it.
        """
      And Blue spends the power chip
        """placky; calm
        Turnover on downs: Blue's ball on your 45. The chip is yours, for a time when you have one.
        """
      Then Blue has the ball on Red's 45
      And Red holds the power chip

    Scenario: From its 45 Red goes for it and Blue lets it through
      When Red goes for it
      And the dice show 10 10 10 20 FG TD against NG NG NG TO TO P6
      And Blue keeps the power chip
        """placky; glad
        Across by permission, to Blue's 45. Four new downs, and Blue still has its chip.
        """
      Then Red has the ball on Blue's 45
      And it is down 1

    Scenario: From its 45 Red punts to Blue's 25
      When Red punts
        """placky; calm
        Fifty-five yards of field. The trouble with punting from here is that there is not enough of it.
        In the long run this is worth −1.42 points to you, going for it −1.30: hardly a mistake.
        """
      And the dice show TD TD TD TD 10 20 against NG NG NG P6 P6 S
        """placky; calm
        To Blue's 25. As good as a touchback, and less embarrassing.
        """
      Then Blue has the ball on Blue's 25

    Scenario: From its 45 Red punts to Blue's 15
      When Red punts
      And the dice show 10 10 FG FG 20 TD against S S S P6 P6 NG
        """placky; glad
        To Blue's 15. Eighty-five yards to your line; that is what a good one looks like from here.
        """
      Then Blue has the ball on Blue's 15

    Scenario: From its 45 Red punts to Blue's 5
      When Red punts
      And the dice show 10 10 10 10 10 TD against NG NG NG P6 P6 P6
        """placky; glad
        To Blue's 5, within a sack of a safety.
        """
      Then Blue has the ball on Blue's 5

    Scenario: From its 45 Red punts too far
      When Red punts
      And the dice show 10 10 10 10 20 FG against P6 P6 P6 S S NG
        """placky; dry
        Five yards too far. Touchback: Blue's 25, and the best part of a good punt wasted.
        """
      Then Blue has the ball on Blue's 25
      And touchback happened once

    Scenario: From its 45 Red punts much too far
      When Red punts
      And the dice show 10 10 10 10 10 20 against NG NG NG S TO P6
        """placky; dry
        Fifteen yards too far. Touchback; there is no worse one than another.
        """
      Then Blue has the ball on Blue's 25

    Scenario: From its 45 Red kicks seventy yards
      When Red tries a field goal
        """placky; thinking
        Fifty-five yards to the line and ten for the end zone: sixty-five.
        In the long run this is worth −1.93 points to you, going for it −1.30: too far to be right.
        """
      And the dice show 10 10 10 10 10 20 against S S S TO TO TO
        """placky; glad
        Seventy. Three points from your own half. They will ask you how.
        """
      Then Red has 3 points

    Scenario: From its 45 Red kicks sixty yards
      When Red tries a field goal
      And the dice show 10 10 10 10 20 TD against S S S TO TO P6
        """placky; dry
        Sixty. Short by five, which is as bad as short by fifty. Blue's ball on your 45.
        """
      Then Blue has the ball on Red's 45

    Scenario: From its 45 Red kicks fifty yards
      When Red tries a field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG TO TO S
        """placky; dry
        Fifty of sixty-five. A punt of fifty would lie on Blue's 5; this one lies on your 45, and is theirs.
        """
      Then Blue has the ball on Red's 45

    Scenario: From its 45 Red kicks eighty yards
      When Red tries a field goal
      And the dice show 10 10 10 10 20 20 against NG NG NG S S P6
        """placky; glad
        Eighty. Three points from your own half, with room to spare.
        """
      Then Red has 3 points

    Scenario: From its 45 Red kicks forty yards
      When Red tries a field goal
      And the dice show 10 10 FG FG 20 TD against NG NG NG S TO P6
        """placky; dry
        Forty of sixty-five. A kick with no ambition, and Blue's ball on your 45.
        """
      Then Blue has the ball on Red's 45

  @rule_S_11 @rule_S_18 @rule_S_21 @rule_S_27
  Rule: On Blue's 35

    Where every coach in the stands knows better.

    Background:
      Given Red has the ball on Blue's 35
      And it is down 4
        """placky; thinking
        Thirty-five yards to the goal line, and your fresh set is behind you. The kick needs forty-five, and a punt has
        thirty-five yards of room.
        """

    Scenario: From Blue's 35 Red goes for it and gains ten
      When Red goes for it
        """placky; dry
        A 10 gains ten and loses the ball. A 20 gains twenty and loses the ball. I see a pattern.
        In the long run this is worth −1.64 points to you, a kick +0.06.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG P6 P6 TO
        """placky; dry
        Ten yards, and Blue begins on its 25. You have punted on foot.
        """
      Then Blue has the ball on Blue's 25

    Scenario: From Blue's 35 Red goes for it and is stopped
      When Red goes for it
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S S
        """placky; dry
        No gain, no points. Blue's ball on its 35, and the kick untried.
        """
      Then Blue has the ball on Blue's 35

    Scenario: From Blue's 35 Red goes for it and scores
      When Red goes for it
      And the dice show TD TD TD 10 10 20 against NG NG S S TO TO
        """placky; glad
        A touchdown. It was one of two ways, and the pattern bows to it.
        """
      Then Red has 7 points

    Scenario: From Blue's 35 Red goes for it and takes three points
      When Red goes for it
      And the dice show FG FG FG 10 10 20 against TO TO P6 P6 NG S
        """placky; thinking
        The other way. Three points, or twenty-five yards on the last down.
        """
      Then Red decides on the field goal
      When Red takes the three points
        """placky; glad
        Three points. Thank you; I was about to look away.
        """
      Then Red has 3 points

    Scenario: From Blue's 35 Red goes for it and declines three points
      When Red goes for it
      And the dice show FG FG FG 10 10 20 against TO TO P6 P6 NG S
      And Red declines the field goal
        """placky; dry
        Blue's 10, Blue's ball. A declined field goal uses a down, and you had none left over.
        """
      Then Blue has the ball on Blue's 10
      And Red has 0 points

    Scenario: From Blue's 35 Red goes for it and Blue pays a chip
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG TO TO P6
        """placky; calm
        A tie on the last down: Blue begins on its 35 if it spends the chip, on its 25 if it keeps it.
        """
      And Blue spends the power chip
        """placky; calm
        Blue begins on its 35, and you have the chip.
        """
      Then Blue has the ball on Blue's 35
      And Red holds the power chip

    Scenario: From Blue's 35 Red goes for it and Blue needs no chip
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG TO TO P6
      And Blue keeps the power chip
        """placky; calm
        Ten yards that you did not need. Blue begins on its 25, chip in hand.
        """
      Then Blue has the ball on Blue's 25

    Scenario: From Blue's 35 Red punts to Blue's 15
      When Red punts
        """placky; thinking
        There are thirty-five yards of field left for the ball to stop in.
        It will have to be a careful kick, and dice are not careful.
        In the long run this is worth −1.49 points to you, a field goal +0.06.
        """
      And the dice show TD TD TD FG FG 20 against NG NG NG TO TO TO
        """placky; glad
        To Blue's 15, by kicking badly.
        """
      Then Blue has the ball on Blue's 15

    Scenario: From Blue's 35 Red punts to Blue's 5
      When Red punts
      And the dice show FG FG FG FG 10 20 against NG NG NG P6 P6 TO
        """placky; glad
        To Blue's 5. As good as it gets.
        """
      Then Blue has the ball on Blue's 5

    Scenario: From Blue's 35 Red punts over the line
      When Red punts
      And the dice show 10 10 10 10 FG TD against NG NG NG S S P6
        """placky; dry
        Touchback. Ten yards gained on the map, and three points not tried for.
        """
      Then Blue has the ball on Blue's 25
      And touchback happened once

    Scenario: From Blue's 35 Red punts well over the line
      When Red punts
      And the dice show 10 10 10 10 10 TD against NG NG NG S S P6
        """placky; dry
        Touchback. The ball wanted to be a field goal.
        """
      Then Blue has the ball on Blue's 25

    Scenario: From Blue's 35 Red punts out of the ground
      When Red punts
      And the dice show 10 10 20 20 TD TD against NG NG NG S S S
        """placky; dry
        Touchback. It would have been three points with ease.
        """
      Then Blue has the ball on Blue's 25

    Scenario: From Blue's 35 Red kicks fifty yards
      When Red tries a field goal
        """placky; calm
        Thirty-five and ten: forty-five yards. As the dice only deal in tens, fifty.
        In the long run this is worth +0.06 points to you, a punt −1.49, going for it −1.64. So the kick is right here.
        """
      And the dice show 10 10 10 FG FG 20 against NG NG NG S S TO
        """placky; glad
        Fifty, and good. Three points.
        """
      Then Red has 3 points

    Scenario: From Blue's 35 Red kicks sixty yards
      When Red tries a field goal
      And the dice show 10 10 10 10 20 TD against S S S TO TO P6
        """placky; glad
        Sixty, and good. Three points, and Blue's ball on its 25.
        """
      Then Red has 3 points

    Scenario: From Blue's 35 Red kicks seventy yards
      When Red tries a field goal
      And the dice show 10 10 10 20 20 TD against NG NG NG P6 P6 TO
        """placky; glad
        Seventy, and very good. Three points all the same.
        """
      Then Red has 3 points

    Scenario: From Blue's 35 Red kicks forty yards
      When Red tries a field goal
      And the dice show 10 10 10 10 TD TD against NG NG NG S S TO
        """placky; dry
        Forty. Five short; Blue begins on its 35.
        """
      Then Blue has the ball on Blue's 35

    Scenario: From Blue's 35 Red kicks thirty yards
      When Red tries a field goal
      And the dice show FG FG TD TD 10 20 against S S S NG NG P6
        """placky; dry
        Thirty, and fifteen missing. Blue's ball on its 35; two kicks in five end like this.
        """
      Then Blue has the ball on Blue's 35

    Scenario: From Blue's 35 Red kicks and is blocked
      When Red tries a field goal
      And the dice show 10 10 10 10 10 FG against NG NG NG NG NG NG
        """placky; alarmed
        Six NGs. Blocked and carried back; you have kicked seven points to Blue.
        """
      Then Blue has 7 points

  @rule_S_09 @rule_S_11 @rule_S_18 @rule_S_21 @rule_S_27
  Rule: On Blue's 5

    Five yards, one roll, and too many good ideas.

    Background:
      Given Red has the ball on Blue's 5
      And it is down 4
        """placky; thinking
        Five yards to the goal line. The kick needs fifteen and is very nearly sure: three points.
        Any gain is a touchdown: seven. What is a bird in the hand worth?
        """

    Scenario: From Blue's 5 Red goes for it and scores
      When Red goes for it
        """placky; calm
        Any gain, an FG declined, a TD: all the same touchdown. Fail, and Blue begins five yards from its own end zone.
        In the long run this is worth +1.60 points to you, the kick +1.30. So going for it is right here.
        """
      And the dice show 10 10 10 10 FG TD against NG NG NG TO TO S
        """placky; glad
        Over the line. Seven points.
        """
      Then Red has 7 points
      And ruling RS-6 was at work

    @rule_S_24 @s_S_24_b
    Scenario: From Blue's 5 Red is stopped and has two points all the same
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG NG S TO
        """placky; calm
        Stopped. No points; but look where Blue has to begin.
        """
      Then Blue has the ball on Blue's 5
      When the dice show 10 10 TD TD 20 FG against S S S P6 P6 NG
        """placky; glad
        Sacked in its own end zone: safety, two points, and the ball is yours on your 25.
        Failure has seldom paid so well.
        """
      Then Red has 2 points
      And Red has the ball on Red's 25

    Scenario: From Blue's 5 Red is stopped and Blue gets out
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG NG S TO
      And the dice show 10 10 10 10 FG TD against NG NG NG S TO P6
        """placky; calm
        Blue breathes. Ten yards, to its 15.
        """
      Then Blue has the ball on Blue's 15

    Scenario: From Blue's 5 Red is stopped and Blue does not get out
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG NG S TO
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
        """placky; glad
        No gain. They are still on their 5, and it is second down.
        """
      Then Blue has the ball on Blue's 5
      And it is down 2

    Scenario: From Blue's 5 Red is stopped and Blue pays to get out
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG NG S TO
      And the dice show 10 10 10 20 20 TD against NG NG NG S S TO
        """placky; calm
        A tie: ten yards for Blue's chip, or five yards of room and the chip.
        """
      And Blue spends the power chip
        """placky; calm
        Blue's 15, and the chip is yours. It has cost them something after all.
        """
      Then Blue has the ball on Blue's 15
      And Red holds the power chip

    Scenario: From Blue's 5 Red is stopped and Blue waits
      When Red goes for it
      And the dice show 10 10 10 20 20 TD against NG NG NG NG S TO
      And the dice show 10 10 10 20 20 TD against NG NG NG S S TO
      And Blue keeps the power chip
        """placky; calm
        No gain, second down on the 5. Blue keeps the chip and has five yards of room to keep it in.
        """
      Then Blue has the ball on Blue's 5

    Scenario: From Blue's 5 Red goes for it and the chip stops it
      When Red goes for it
      And the dice show 10 10 10 TD TD FG against NG NG NG S TO P6
        """placky; thinking
        A tie for a touchdown, on the last down. Blue looks at its chip.
        """
      And Blue spends the power chip
        """placky; calm
        Stopped. Blue's ball on its 5, and you have a chip. There are worse places to be without the ball.
        """
      Then Blue has the ball on Blue's 5
      And Red holds the power chip

    Scenario: From Blue's 5 Red goes for it and Blue lets it score
      When Red goes for it
      And the dice show 10 10 10 TD TD FG against NG NG NG S TO P6
      And Blue keeps the power chip
        """placky; glad
        Seven points. I do not know what they are saving it for, and neither do they.
        """
      Then Red has 7 points

    Scenario: From Blue's 5 Red goes for it and is intercepted
      When Red goes for it
      And the dice show 10 10 FG FG 20 TD against P6 P6 P6 S S NG
        """placky; alarmed
        Ninety-five yards back the other way. Seven points for Blue; it was the longest way to lose five yards.
        """
      Then Blue has 7 points

    Scenario: From Blue's 5 Red goes for it and declines three points
      When Red goes for it
      And the dice show FG FG FG 10 20 TD against NG NG S S P6 P6
        """placky; thinking
        An FG. Three points, or twenty-five yards, of which five are a touchdown.
        """
      And Red declines the field goal
        """placky; glad
        Twenty more than you needed. A touchdown.
        """
      Then Red has 7 points

    Scenario: From Blue's 5 Red kicks forty yards
      When Red tries a field goal
        """placky; calm
        Fifteen yards. A 20 or a pair of 10s; anything but a hand of letters.
        In the long run this is worth +1.30 points to you, going for it +1.60.
        """
      And the dice show 10 10 10 10 FG FG against NG NG NG S TO P6
        """placky; glad
        Good, by twenty-five yards. Three points, where seven were five yards away.
        """
      Then Red has 3 points

    Scenario: From Blue's 5 Red kicks fifty yards
      When Red tries a field goal
      And the dice show 20 20 TD TD 10 FG against NG NG NG TO TO P6
        """placky; glad
        Fifty, and good. Three points; the other four are still lying on the line.
        """
      Then Red has 3 points

    Scenario: From Blue's 5 Red kicks sixty yards
      When Red tries a field goal
      And the dice show 10 10 10 10 20 FG against NG NG NG S S P6
        """placky; glad
        Good for three points. The ball will be found in spring.
        """
      Then Red has 3 points

    Scenario: From Blue's 5 Red kicks thirty yards
      When Red tries a field goal
      And the dice show FG FG TD TD 10 20 against NG NG NG S TO P6
        """placky; glad
        Thirty, and good. Three points: it takes a good deal to miss from here.
        """
      Then Red has 3 points

    Scenario: From Blue's 5 Red kicks seventy yards
      When Red tries a field goal
      And the dice show 10 10 10 20 20 TD against NG NG NG S S P6
        """placky; glad
        Good, by fifty-five yards. Three points.
        """
      Then Red has 3 points

    Scenario: From Blue's 5 Red kicks and misses
      When Red tries a field goal
      And the dice show TD TD TD FG FG 10 against NG NG NG S TO P6
        """placky; alarmed
        Ten. From the 5. I shall not say anything, and I shall not say it for some time.
        """
      Then Red has 0 points
      And Blue has the ball on Blue's 5

  @rule_S_08 @rule_S_15 @rule_S_18 @rule_S_27
  Rule: On your own 45, with the chip

    The same five yards, and one thing is different.

    Background:
      Given Red has the ball on Red's 45
      And it is down 4
      And Red holds the power chip
        """placky; thinking
        Five yards to the 50 again, but now the chip is yours: you may buy the downs with a tie, or keep it for Blue's drive.
        Weigh it again.
        """

    Scenario: With the chip on its 45 Red goes for it and gains ten
      When Red goes for it
        """placky; calm
        Any gain will do, and a tie if you pay. In the long run this is worth +1.29 points to you, a punt +1.65:
        on defence the chip is worth more.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; glad
        Blue's 45, first down, and the chip is still yours.
        """
      Then Red has the ball on Blue's 45
      And Red holds the power chip

    Scenario: With the chip on its 45 Red is stopped
      When Red goes for it
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
        """placky; alarmed
        No gain. Blue begins on your 45, and the chip is all you have to stop it with.
        """
      Then Blue has the ball on Red's 45
      And Red holds the power chip

    Scenario: With the chip on its 45 Red buys the downs
      When Red goes for it
      And the dice show 10 10 10 20 20 FG against NG NG NG S TO P6
        """placky; thinking
        The tie. Four new downs for the chip, or the chip for the ball?
        """
      Then Red decides on the chip
      When Red spends the power chip
        """placky; calm
        Blue's 45, first down, and Blue has the chip.
        """
      Then Red has the ball on Blue's 45
      And Blue holds the power chip

    Scenario: With the chip on its 45 Red keeps the chip
      When Red goes for it
      And the dice show 10 10 10 20 20 FG against NG NG NG S TO P6
      And Red keeps the power chip
        """placky; dry
        Blue's ball on your 45, your chip. It looks worse than it is; ask what it was worth.
        """
      Then Blue has the ball on Red's 45
      And Red holds the power chip

    Scenario: With the chip on its 45 Red gains twenty
      When Red goes for it
      And the dice show 20 20 20 10 FG TD against NG NG S S TO P6
        """placky; glad
        Blue's 35, first down, chip in hand.
        """
      Then Red has the ball on Blue's 35

    Scenario: With the chip on its 45 Red is robbed
      When Red goes for it
      And the dice show 10 10 20 20 FG TD against TO TO TO NG NG P6
        """placky; dry
        Turnover. Blue has the ball where it would have had it anyway, had you been stopped.
        """
      Then Blue has the ball on Red's 45

    Scenario: With the chip on its 45 Red punts to Blue's 15
      When Red punts
        """placky; calm
        The ball goes over, the chip does not: every tie of Blue's drive will be yours.
        In the long run this is worth +1.65 points to you, going for it +1.29. So the chip turns the choice round.
        """
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 S
        """placky; glad
        To Blue's 15. They have the ball, and you have the ties.
        """
      Then Blue has the ball on Blue's 15
      And Red holds the power chip

    Scenario: With the chip on its 45 Red punts to Blue's 5
      When Red punts
      And the dice show 10 10 10 20 FG TD against NG NG NG S S P6
        """placky; glad
        To Blue's 5. A sack is a safety, and a tie with a sack in it as well.
        """
      Then Blue has the ball on Blue's 5

    Scenario: With the chip on its 45 Red punts to Blue's 25
      When Red punts
      And the dice show TD TD TD TD 10 20 against NG NG NG P6 P6 S
        """placky; calm
        To Blue's 25, and no tie there is theirs.
        """
      Then Blue has the ball on Blue's 25

    Scenario: With the chip on its 45 Red punts too far
      When Red punts
      And the dice show 10 10 10 10 20 FG against NG NG NG S S P6
        """placky; calm
        Touchback: Blue's 25. The chip stays here.
        """
      Then Blue has the ball on Blue's 25
      And touchback happened once

  @rule_S_11 @rule_S_18 @rule_S_21 @rule_S_27
  Rule: On the 50

    Half a field behind you, half a field before you, and your fresh set is gone.

    Background:
      Given Red has the ball on the 50
      And it is down 4
      And a fresh set of downs is behind them
        """placky; thinking
        The 50, and no more downs to be earned: going for it needs points at once. The kick needs sixty yards,
        and the punt has fifty yards of room. Which is the least bad?
        """

    Scenario: From the 50 Red goes for it and gains ten
      When Red goes for it
        """placky; calm
        Only an FG or a touchdown will do; all else hands over the ball.
        In the long run this is worth −2.20 points to you, a punt −1.47, a kick −1.12.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; dry
        Ten yards. Blue begins on its 40; the dice won, and you did not.
        """
      Then Blue has the ball on Blue's 40

    Scenario: From the 50 Red is stopped
      When Red goes for it
      And the dice show 10 10 10 20 FG TD against NG NG NG NG S TO
        """placky; alarmed
        No gain. Blue begins on the 50, with one set of downs and fifty yards to go.
        """
      Then Blue has the ball on the 50

    Scenario: From the 50 Red rolls an FG and takes three points
      When Red goes for it
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
        """placky; thinking
        An FG won on the 50: three points, or twenty-five yards on the last down.
        """
      Then Red decides on the field goal
      When Red takes the three points
        """placky; glad
        Three points, from the 50. The kick would have had to be declared; this one only had to be rolled.
        """
      Then Red has 3 points

    Scenario: From the 50 Red rolls an FG and declines
      When Red goes for it
      And the dice show FG FG FG 10 10 20 against NG NG TO TO P6 P6
      And Red declines the field goal
        """placky; dry
        Blue's 25, and Blue's ball: the last down was the last.
        """
      Then Blue has the ball on Blue's 25
      And Red has 0 points

    Scenario: From the 50 Red scores
      When Red goes for it
      And the dice show TD TD TD 10 10 20 against NG NG S S TO P6
        """placky; glad
        Fifty yards and seven points. It was not the plan; it was a die in a good mood.
        """
      Then Red has 7 points

    Scenario: From the 50 Red is stopped for a chip
      When Red goes for it
      And the dice show 10 10 10 20 20 FG against NG NG NG S TO P6
        """placky; thinking
        A tie on the last down: Blue begins on the 50 if it spends the chip, on its 40 if it keeps it.
        """
      Then Blue decides on the chip
      When Blue spends the power chip
        """placky; calm
        Blue's ball on the 50, past which an FG is three points. The chip is yours.
        """
      Then Blue has the ball on the 50
      And Red holds the power chip

    Scenario: From the 50 Blue keeps the chip
      When Red goes for it
      And the dice show 10 10 10 20 20 FG against NG NG NG S TO P6
      And Blue keeps the power chip
        """placky; calm
        Blue's ball on its 40, and the chip too.
        """
      Then Blue has the ball on Blue's 40
      And Blue holds the power chip

    Scenario: From the 50 Red punts to Blue's 10
      When Red punts
        """placky; calm
        Fifty yards of room, and the dice do not measure.
        In the long run this is worth −1.47 points to you, a kick −1.12, going for it −2.20.
        """
      And the dice show 10 10 10 10 FG TD against NG NG NG P6 P6 S
        """placky; glad
        To Blue's 10, with the goal line close behind them.
        """
      Then Blue has the ball on Blue's 10

    Scenario: From the 50 Red punts to Blue's 20
      When Red punts
      And the dice show 10 10 10 FG FG TD against NG NG NG S TO P6
        """placky; calm
        Thirty yards, to Blue's 20.
        """
      Then Blue has the ball on Blue's 20

    Scenario: From the 50 Red punts too far
      When Red punts
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
        """placky; dry
        Too far: a touchback, Blue's 25.
        """
      Then Blue has the ball on Blue's 25
      And touchback happened once

    Scenario: From the 50 Red kicks sixty yards
      When Red tries a field goal
        """placky; calm
        Sixty yards, the end zone included. Rather more than one kick in three gets there.
        In the long run this is worth −1.12 points to you, a punt −1.47, going for it −2.20. The kick is the least bad.
        """
      And the dice show 10 10 10 10 20 TD against NG NG NG S S P6
        """placky; glad
        Good. Three points, and Blue begins on its 25.
        """
      Then Red has 3 points

    Scenario: From the 50 Red's kick is too short
      When Red tries a field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG S TO P6
        """placky; dry
        Short. Blue begins on the 50, where you stood.
        """
      Then Blue has the ball on the 50

    Scenario: From the 50 Red's kick is blocked
      When Red tries a field goal
      And the dice show 10 10 10 20 FG TD against NG NG NG NG NG NG
        """placky; alarmed
        Six NGs: blocked and carried back, seven points for Blue.
        """
      Then Blue has 7 points
