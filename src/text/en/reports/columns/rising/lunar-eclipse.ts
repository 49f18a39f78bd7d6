import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const lunarEclipse: ThemesByHouse = {
  1: {
    intro: [
      'The full Moon is eclipsed in your rising sign in {year}, in the first house, where a person is met. Some way of appearing has been worn to the end of its use. You may hand it in, and see what the others recognize you by.',
    ],
    thought: [
      'You can give up a role this year. A way of appearing that you have kept up for others, the official one, the funny one, the one in charge, has been of use for long enough. For a while you may feel without it as one feels without a uniform. Others have to get used to it too. They will know you by your voice or your way of listening, which were there all the time.',
    ],
    turn: ['Around this time you may forget to play the usual part, and be liked no less for it.'],
    close: [
      'You have given up a role, and somebody else has it. People who knew you by it greet you a little late, and turn out to like what they see.',
    ],
  },
  2: {
    intro: [
      'Counted from your Ascendant, the eclipsed Moon of {year} is in the second house, with your means and whatever you have laid by. Something there has served. What it was kept for, and whether that still holds, can be looked at without hurry.',
    ],
    thought: [
      'You have put by more than you need against a hard time that did not come, or is over: money, stores, a habit of saying no. It was sensible, and it takes up room. This year you can go through it and see what it is still for. Some of it is worth keeping. The rest is of more use to somebody else, or to you if you spend it now.',
    ],
    turn: ['What you have put by against a time that is past can be looked through around now.'],
    close: [
      'You have used up or given away what you had laid in for hard times, and know how much they really take. It is less than fear said, and a little more than hope did.',
    ],
  },
  4: {
    intro: [
      'At the lowest point of the chart, in the fourth house, the Moon is eclipsed in {year}. It falls on family, home and the first things you remember. Something has finished growing there, and can be measured for the last time.',
    ],
    thought: [
      'The family is not what it was this year, and you can see it as it is. Children may leave, a house may be complete, or you may understand that a parent will not change any more, and neither will your childhood. That makes one sad for a while. Afterward you can stop wishing each other different, and live together as you are.',
    ],
    turn: ['You see the family as it is around this time.'],
    close: [
      'At home nobody is measured any longer by what they were to become. You talk to each other more easily, and the old comparisons have stopped.',
    ],
  },
  5: {
    intro: [
      'The fifth house, where you play and love and show what you can do, has the eclipse of the Moon in {year}. Something exciting comes to its end there, and you can find out what it was that you enjoyed.',
    ],
    thought: [
      'Something exciting comes to its end this year: a romance in its first bloom, a performance, a long game, the years in which a child wanted to play. There is a moment after it in which everything is rather quiet, and one is tempted to begin again at once. If you wait, you find out what you had come for, the excitement or the person beside you, and that is worth knowing.',
    ],
    turn: [
      'Around this time the exciting thing may come to its end, and it is worth bearing the quiet after it.',
    ],
    close: [
      'The great excitement is over, and nobody misses it as much as they expected. What you had come for, or whom, is still there.',
    ],
  },
  7: {
    intro: [
      'Where the chart opens toward others, in the sign of the Descendant, the full Moon is eclipsed in {year}. A pact, a rivalry or a long wish about another person has come to the full. It is for both of you to say what is left.',
    ],
    thought: [
      'You stop taking something for granted in another person this year. A right that one of you had in the other’s life, to come in without asking, to decide, to be told everything, has run its course. It can be the end of an arrangement without being the end of the bond. At first it may feel like distance. Later both of you notice that you are more polite, and closer.',
    ],
    turn: ['Around this time one of you knocks where they used to walk in.'],
    close: [
      'You ask where you used to take something for granted, and the other person is glad to be asked. You are as close as before, and more at ease.',
    ],
  },
  10: {
    intro: [
      'High up in the chart the Moon is full and goes dark in {year}. What the world has seen you do, in the tenth house, reaches its last bend in public view. What comes after it is quieter, and more your own.',
    ],
    thought: [
      'A part of your public life is over this year, and it may have been a splendid one. A task, a post or a campaign is completed or ended. For a time people go on asking you about it. You need not be ashamed to be tired. What you have learned by doing it can be used for a smaller thing that you choose yourself.',
    ],
    turn: ['A last day at some post is likely to fall around this time, with a speech or without one.'],
    close: [
      'You have come down from a place where everybody could see you, and enjoyed looking at other things for once. What you learned there is of use already.',
    ],
  },
};
