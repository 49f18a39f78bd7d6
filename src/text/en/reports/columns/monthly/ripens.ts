import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** Something comes to a head. */
export const ripens: ThemesByHouse = {
  1: {
    intro: [
      'You arrive at something this month, in your own person. A development that has gone on for half a year or more shows its result, and people respond to it as if it had happened overnight. You know better.',
    ],
    thought: ['It is a rare chance to see oneself whole. What do you recognize, and what surprises you?'],
    close: [
      'Keep what you recognize in yourself, and give what surprises you some time. You are likely to be more of a piece than you feel from inside.',
    ],
  },
  2: {
    intro: [
      'The sums of the year come out this month, or a large part of them. What you have worked for can be seen, held, spent or put by. It is time to decide what it was wanted for.',
    ],
    thought: [
      'Possessions are answers to old questions. Which of yours answers a question that you no longer ask?',
    ],
    close: [
      'What only answers an old question may be sold, given away or put to better use. What you keep will be the more yours.',
    ],
  },
  3: {
    intro: [
      'Everything that has been in the air gets said this month. A correspondence reaches its point, a course is completed, a piece of knowledge changes hands. Listen for the sentence that does not need an answer.',
    ],
    thought: [
      'Understanding comes a little after the words. What was said to you this year that you only now begin to hear?',
    ],
    close: [
      'It is not too late to answer what you only now begin to hear, or simply to say thank you. What is heard late can still find its way back.',
    ],
  },
  4: {
    intro: [
      'The house is full this month, of people, of memories or of feeling. Something that has been growing in the family comes to light, and with it the knowledge of who you are when nobody has to be impressed.',
    ],
    thought: [
      'Families are held together by what is taken for granted. What would you like to say thank you for while everybody is in the room?',
    ],
    close: [
      'Say thank you while everyone is in the room. It will sound awkward for a moment and be remembered for a long time.',
    ],
  },
  5: {
    intro: [
      'This month shows what has become of your heart’s affairs: a love, a child, a work of your hands. There is something to celebrate and something to release, and the two may be the same.',
    ],
    thought: [
      'What one has made or loved belongs in the end to itself. Where is it time to applaud and step back?',
    ],
    close: [
      'Applaud what you have made or loved, and take the step back. From there you can see it properly.',
    ],
  },
  6: {
    intro: [
      'A long stretch of work comes to its harvest this month. You see what your diligence has built, and also where it has gone on by itself after the purpose was reached. Sort the one from the other before you sow again.',
    ],
    thought: [
      'Diligence is a horse that goes on walking when the rider is asleep. Where has yours been taking you?',
    ],
    close: [
      'Decide for a day or two where all your diligence is to take you, and hold the reins yourself. After that some rest will do you good.',
    ],
  },
  7: {
    intro: [
      'A partnership reaches a peak this month from which you can see both ways. What has been achieved together is plain, and so is what each of you would like next. Say it while the view is clear.',
    ],
    thought: [
      'To be a pair is to be seen regularly by somebody who remembers. What do they know about you that you would not want to lose?',
    ],
    close: [
      'To be known well by another person is worth some trouble. Tell them so this month; it is the kind of thing people assume and like to hear.',
    ],
  },
  8: {
    intro: [
      'What has been building between you and somebody else comes to its crisis and its relief this month. It may be about money, desire or an old wrong. Feelings are strong and, for once, in proportion.',
    ],
    thought: ['A debt can be paid, forgiven or carried on. Which of the three would let you both sleep?'],
    close: [
      'Pay the debt, forgive it or agree to carry it on, and the rest is a matter of form. Either of you may sleep better for it, and perhaps both.',
    ],
  },
  9: {
    intro: [
      'This month you reach a height from which things look simpler. A course of study, a long journey or a search for the right view of some matter comes to its end, and you could put the result on a postcard.',
    ],
    thought: [
      'Convictions are worth as much as they have cost. What has yours cost, and would you pay it again?',
    ],
    close: [
      'If you would pay the price of a conviction again, you may hold it gladly. If not, it has brought you this far, and you came by it honestly.',
    ],
  },
  10: {
    intro: [
      'Your efforts in the world are at their most visible this month. There is recognition or a verdict, and in either case an end to uncertainty. The day after will be unusually quiet, so plan something pleasant for it.',
    ],
    thought: [
      'Success is a place one passes through on the way to something. Where is it that you really want to be standing?',
    ],
    close: [
      'Keep in mind where you want to be standing while the congratulations last, for it is then that new tasks are given out.',
    ],
  },
  11: {
    intro: [
      'A hope that you share with others comes to fulfillment this month, or you learn together what it would have taken. There is a gathering in it, of a kind, and gatherings are where one sees who belongs.',
    ],
    thought: ['Friendship shows at the end of things. With whom would you like to clear up after the feast?'],
    close: [
      'Whoever clears up after the feast with you is one of your people. Whatever you do next will go better for being done with them.',
    ],
  },
  12: {
    intro: [
      'An inner matter completes itself this month. You may not be able to say what has ended; you notice it by a lightness, or by tears at a harmless film. Give it room, and do not arrange too much.',
    ],
    thought: [
      'There are griefs and joys that never had their hour. Which of yours has been waiting in line with great patience?',
    ],
    close: [
      'Give a grief or a joy that has had to wait an hour of its own this month. What has stood in line with such patience does not usually ask for more.',
    ],
  },
};
