import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const solarEclipse: ThemesByHouse = {
  1: {
    intro: [
      'Your rising sign is darkened in {year}: the Sun is eclipsed in the first house, where your manner, your bearing and your way of arriving are. People take a second look. So do you, and it may show something that the first one missed.',
    ],
    thought: [
      'The way you meet the world changes this year. Your voice, your pace, what you wear and how you begin a conversation were never decided on, and so it is odd when one of them no longer has its effect. People may ask whether something is wrong. You need not have an answer at once. Later you can keep what comes naturally, drop what was only protection, and be recognized all the same.',
    ],
    turn: [
      'Some habit of bearing, your pace or your tone perhaps, may stop working for you around this time.',
    ],
    close: [
      'You meet people with less preparation than before, and they know you at once. What you dropped was needed at one time, and it has done its work.',
    ],
  },
  2: {
    intro: [
      'Counted from your Ascendant, the eclipse of the Sun in {year} touches the second house: income, tools, stamina, all that you have to work with. You may feel less secure for a time, and learn what your security consists of.',
    ],
    thought: [
      'What you can fall back on is the question of the year. Money is part of it, and so are good habits, skill and nerve. Something that you carry along as a matter of course may be missing for a time. You are then likely to discover that you can do more with less, or that something you own and never use was meant for this.',
    ],
    turn: [
      'Around this time you reach for something that was always there, find the place empty, and manage.',
    ],
    close: [
      'You know what you can fall back on, and that you can do it without help. Part of what you used to worry about has turned out to be unnecessary.',
    ],
  },
  3: {
    intro: [
      'In {year} the Sun is eclipsed in the third house from your Ascendant, the house of neighbors, brothers and sisters, talk and short trips. Something there has changed, and you have to ask how things stand.',
    ],
    thought: [
      'You have to look twice this year, close to home. Something you would have sworn you knew, such as a neighbor, a road or a relative’s opinion, is not as you thought. You may have acted on an old piece of information for a long time. Asking is a little embarrassing, since everybody supposes that you know. Those who are asked are mostly pleased, and tell you the rest as well.',
    ],
    turn: ['Around this time a second look at something nearby may surprise you.'],
    close: [
      'You asked about something close to home that you thought you knew, and met somebody worth knowing because you asked. The two of you exchange news regularly, and it is more exact than before.',
    ],
  },
  4: {
    intro: [
      'Near the lowest point of the chart the Sun is eclipsed in {year}. It concerns the fourth house: the home you came from, the one you keep, the private person in it. Very little of this will be seen from outside.',
    ],
    thought: [
      'What keeps you steady has your attention this year. It may be a home, a parent, a partner at the kitchen table or simply a habit of being alone, and it was so reliable that you gave it little thought. Now it needs repair or care. To give it that you will have to stay away from something else, and few people will see the reason.',
    ],
    turn: ['Around this time you may have to cancel something larger for the sake of home.'],
    close: [
      'What keeps you steady has been looked after. You go out into the world with a little more weight behind you, and come home on purpose.',
    ],
  },
  5: {
    intro: [
      'Seen from your Ascendant, {year} has its greatest eclipse in the fifth house, with lovers, children, games and works of your own. What you do for joy stops going by itself, and you are free to ask what you would enjoy.',
    ],
    thought: [
      'This year frees you from some of your obligations to be cheerful. A pleasure that had become a program, the regular evening, the famous hobby, the romance as it ought to be, is interrupted. At first there is only an empty afternoon. What you feel like doing with it may be quite simple, and is worth more than what was planned.',
    ],
    turn: ['Around this time the usual evening falls through, and nobody is as sorry as they say.'],
    close: [
      'You have found out what you feel like doing when nothing is planned. Those you love have come along, now and then, and nobody took pictures.',
    ],
  },
  6: {
    intro: [
      'The sixth house from your Ascendant, the one with the tools and the timetable, holds the eclipse of the Sun in {year}. Something in your daily work stops flowing. It is a practical matter, and it will be found close at hand.',
    ],
    thought: [
      'Something holds up your daily work this year, and it is nearer than you think. Where you suspect the cause, in a colleague, a machine, your own lack of will, you may not find it. Often it is a small thing that has been in the wrong place for a long time. When it has been moved, you have as much strength as you ever had.',
    ],
    turn: ['The small thing that holds up your work is most likely to be found now.'],
    close: [
      'You have found what was holding up your work, and it was close by and quickly put right. What had looked like too little strength was enough.',
    ],
  },
  7: {
    intro: [
      'In {year} the Sun is eclipsed in the seventh house from your Ascendant, where other people come to meet you. One of them may step back or come closer, and you notice how much you had relied on them.',
    ],
    thought: [
      'Between you and another person the balance has to be found again this year. An arrangement in which one of you was always up and the other down comes to an end. The one below may have been tired of it for a long time, and the one above a little lonely. This year it can be said. It takes some practice to meet on a level.',
    ],
    turn: ['Whichever of you was always below may say so around this time.'],
    close: [
      'You and the other person are on a level more often than you were. It is less exciting than going up and down, and you can talk to each other.',
    ],
  },
  8: {
    intro: [
      'The Sun is eclipsed in {year} in the eighth house from your Ascendant, which stands for debts, legacies and intimacy. What two people can trust becomes uncertain for a moment. It is best found out one step at a time, each keeping pace with the other.',
    ],
    thought: [
      'Trust is built again this year, from small beginnings. A shared account, a confidence or a promise that used to be a matter of course has to prove itself. Neither should be hurried, and neither should have to go first every time. You may notice that you had relied on luck before. What you know about each other by the end is worth more.',
    ],
    turn: ['Around this time one of you asks to see the figures, and the other shows them.'],
    close: [
      'You and the other person have tried, a step at a time, what your trust will bear. It holds, and both of you know where it would not.',
    ],
  },
  9: {
    intro: [
      'By the Ascendant the eclipse of the Sun in {year} stands in the ninth house, with journeys, teachers and the faith you have in things. A support that you were used to may be missing, and you find out how far you get without it.',
    ],
    thought: [
      'Your beliefs lose some of their support this year and show how much of it they need. A teacher, an institution or a plan to go far away may stop guiding you for a while, and you can no longer rebel against it either. It helps to find out which ties you resented and which kept you upright, before you do away with both.',
    ],
    turn: ['The support that your beliefs were used to may be missing around this time.'],
    close: [
      'You know which ties have helped your thinking and which have only held it back. The first kind you have taken up again of your own accord.',
    ],
  },
  10: {
    intro: [
      'High in the chart the Sun is eclipsed in {year}, in the tenth house. An aim that you had in view is hidden for a time, and you can think about what you would like to leave to those who come after you.',
    ],
    thought: [
      'This is a year to take stock of your work. A position that you were making for may be out of sight for a while, and it is no use to hurry on. You can look at what you have done so far, and at what others could use of it. Very likely it is less than you have done, and better.',
    ],
    turn: ['The name on the door may be somebody else’s for now, and your own work lies on the table.'],
    close: [
      'You have added your part to a work that others go on with. Your name need not be on it, and those who know the work know it anyway.',
    ],
  },
  11: {
    intro: [
      'In {year} the Sun is eclipsed in the eleventh house from your Ascendant, the house of friends, allies and common hopes. Who depends on whom has been taken for granted, and some consideration is needed all round.',
    ],
    thought: [
      'A group in which everybody relied on everybody without a word has to talk about it this year. Somebody may leave, or only be late once too often. You can be offended, or you can ask what they need. A little tact does more for such a circle than great friendship does.',
    ],
    turn: ['A chair may be empty around this time, and then everyone asks who used to see to things.'],
    close: [
      'You know who in your circle depends on whom, and people treat each other with some care. It has made you friends among those you used to overlook.',
    ],
  },
  12: {
    intro: [
      'In {year} the Sun is eclipsed in the twelfth house from your Ascendant, the house of sleep, retreat, unpaid kindness and old entanglements. No one has to see what changes there but you, and you may be relieved.',
    ],
    thought: [
      'This year shows you the side of your life that you do not show. Something that looks very neat from outside is not so neat behind. Nobody else has to see it. You may be glad of some time alone to undo a knot or two. It is slow, quiet work, and it does you more good than a holiday.',
    ],
    turn: [
      'Around this time a door is opened a little too early, and what is seen does less harm than you feared.',
    ],
    close: [
      'A few old knots have been undone, and nobody saw it. What people see of you is the same as before, and it costs you less to keep it so.',
    ],
  },
};
