import type { MonthFrames } from '../../../../report-catalogue.js';

/** Mercury turns retrograde. */
export const mercuryBack: MonthFrames['mercuryBack'] = {
  1: {
    intro: [
      'Mercury turns back in your own sign, and this month you think twice about how you present yourself. Plans and promises in your name are slowed down, which is annoying at first and useful soon after.',
    ],
    course: [
      'You are used to having made up your mind before you speak. For a while that takes longer. You start a sentence, hear how it sounds and take it back, and people who expect a quick answer become impatient. They can wait. What comes up in this time is an older question about yourself that you once answered in a hurry. Read again what you wrote about your plans last year; some of it will embarrass you and one line will be right.',
    ],
    close: ['Your second answer is the better one. You can give it without having to explain the first.'],
  },
  2: {
    intro: [
      'With Mercury turning back in your house of money, bills, prices and agreements about money are gone over again this month. A mistake may come to light, and most of such mistakes can be corrected in your favor.',
    ],
    course: [
      'The trouble is likely to be small and written down somewhere: a fee that was never canceled, a sum entered twice, an offer that meant something else. It costs patience to trace it. On the way you may discover what you have been paying for out of habit, and a thing you had given up for lost turns up in a drawer. Large purchases can be compared now and made later. If somebody owes you, a friendly reminder is likely to be enough.',
    ],
    close: [
      'You know the figures better than you did. The larger decisions about money rest on better ground for it.',
    ],
  },
  3: {
    intro: [
      'Mercury turns back in your house of talk, and this month talk, messages and small journeys take a second attempt. What seemed understood was not quite, and the correction brings people closer.',
    ],
    course: [
      'You will be tempted to blame the device, the mail or the other person, and one of them may well be at fault. Still, the more interesting misunderstandings of this time are those between people who know each other well. Both have stopped listening because both knew the text. Go back to the beginning and ask what was meant. A brother or sister, a former neighbor or an old teacher may get in touch, with a different version of a story you have always told your way.',
    ],
    close: [
      'Much has been said twice this month, and was understood the second time. People have gotten used to being asked what they mean.',
    ],
  },
  4: {
    intro: [
      'Mercury turns back in your house of home, and this month a family matter or a question about the home is reopened. The first solution was too quick, and there is time for a better one.',
    ],
    course: [
      'You would like to be done with it. But the delay lets people speak who did not get a turn before, and what they say changes the plan a little. Old letters and photographs have a way of turning up at such times. Do not make final arrangements about where to live; find out instead what each person assumed.',
    ],
    close: [
      'Everyone at home is now talking about the same thing, which the first, quick answer had passed over. The decision itself can follow when all have slept on it.',
    ],
  },
  5: {
    intro: [
      'In love, with children and in creative work you go over old ground this month, as Mercury turns back there. Someone or something from earlier comes up again and wants a clearer answer than it had.',
    ],
    course: [
      'A message from a former love may reach you, or only the thought of one, or a piece of work that you left in the middle. Any of them can be more attractive from a distance than it was at the time. You need not take it up again. You may want to understand, though, why it stopped, since the same point tends to be reached with others. Jokes are easily misread in these weeks, and an honest compliment is safer than a clever one.',
    ],
    close: [
      'You begin to see what you really enjoyed and what you only remember enjoying. There is no need to choose in a hurry.',
    ],
  },
  6: {
    intro: [
      'Work has to be done over this month, because Mercury turns back in the house of work. Tasks return with questions attached, and in answering these you find the place where the routine was wrong.',
    ],
    course: [
      'It is irritating to mend what was supposed to be finished. Plan for less than usual and tell people so, and the days go well enough. The gain is in the details: once you look closely, you see which step has caused the trouble all along. Appointments about your health deserve a second confirmation. Rest counts as maintenance and should be entered in the calendar.',
    ],
    close: [
      'The work gets no faster by all this, but it gets sounder. Before you think of a new routine, you know what was wrong with the old one.',
    ],
  },
  7: {
    intro: [
      'Between you and another person something has to be talked over again this month, as Mercury turns back in your house of partners. An agreement is less clear than it seemed, and both of you have a point.',
    ],
    course: [
      'Each of you may remember a promise differently, and neither of you need be acting in bad faith. The difference shows over something quite small, such as a date or who was to call. Let the other person tell it from the beginning, without correcting. Contracts and commitments can be drafted in this time and are better signed after it. Somebody from the past may want to resume contact, and you are free to be curious without promising anything.',
    ],
    close: [
      'You both know better what the other had understood. When you come to write the new agreement down, it can be a short one.',
    ],
  },
  8: {
    intro: [
      'Mercury turns back this month where you share money, secrets and obligations with others. Papers or feelings you had filed away have to be looked at again, and a lingering doubt can be cleared up.',
    ],
    course: [
      'You may suspect more than there is. Facts help: find the document, ask the one person who was there, and write down the answer. If a talk about closeness went wrong earlier, there is a second opportunity, and it will be shorter. Until Mercury goes forward, keep signatures to what has a deadline, and let nobody hurry you with secrecy.',
    ],
    close: [
      'Most doubts of this kind get smaller as they are looked into. Keep the papers at hand, and sign nothing that you have not read twice.',
    ],
  },
  9: {
    intro: [
      'As Mercury turns back this month, plans for travel, study or publication are gone over once more. A conviction that was on its way to becoming a speech is questioned again, and improves.',
    ],
    course: [
      'It may feel like being sent home from the border. Use the time to check what you have only assumed: the conditions, the source, the meaning of a word in another language. A teacher or a fellow traveler from earlier may have the answer. In discussions you do well to ask one more question than you had intended, since you are less sure than you sound.',
    ],
    close: [
      'The plan has lost some confidence and gained some accuracy. What you book or hand in after this will have been thought through.',
    ],
  },
  10: {
    intro: [
      'At work a decision is reopened this month, for Mercury turns back at the top of your solar chart. Instructions change, an old project returns, and you can correct a first impression.',
    ],
    course: [
      'Those above you may be of two minds, and say first the one thing and then the other. Ask for the current version in writing, and keep the earlier one. Your own public statements are best kept short, because they may have to be revised. It is not a bad time for your reputation, though. People notice who stays calm, who admits an error without drama, and who remembers what was agreed. A former employer or colleague may get in touch with something worth hearing.',
    ],
    close: [
      'Confusion of this kind passes, and what people remember is how you behaved in it. You can be content with that.',
    ],
  },
  11: {
    intro: [
      'Friends and common plans go through a second draft this month, as Mercury turns back among them. Dates fall through, old acquaintances reappear, and you find out what each person had understood.',
    ],
    course: [
      'A group can go on for a long time with a plan that means something else to every member. This month the differences come out, usually through a muddle about time or money. Somebody may be offended who was only misinformed. You can help by repeating in plain words what was decided and by whom. It is also a season for people one has lost sight of: a message to an old friend may find them thinking of you. New memberships can wait.',
    ],
    close: [
      'The plan is clearer, even if it has shrunk. Those who are still in it know why, and a date can be set without much discussion.',
    ],
  },
  12: {
    intro: [
      'This month your thoughts turn back and inward, for Mercury is retrograde in the house of rest. You remember what you had meant to forget, and you may understand it for the first time.',
    ],
    course: [
      'In conversation you are slower than usual, and by yourself you are quick. Words come to you on walks that you would have needed years ago. Write them down, without sending them. Something you once misread, in a person or in yourself, appears in another light, and with it a part of the old worry goes. Secrets are not well kept at such times, by anybody, so leave other people’s where they are and be sparing with your own.',
    ],
    close: [
      'Such thoughts take their own time. Let them have it, and tell one person if they keep you awake.',
    ],
  },
};
