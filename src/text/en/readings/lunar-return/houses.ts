import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/**
 * The ruler of the rising sign by house: what becomes of what the reader begins, whatever else is strong in the month.
 */
export const ruler: LunarReturnReadingCells['ruler'] = {
  1: '{A}, which rules the rising sign, stands in the first house. In what concerns only yourself, nothing starts until you start it.',
  2: 'The ruler of the rising sign is {a}, in the second house, and what you earn, own and enjoy has much to do with how you meet people. One purchase, or one bill, may set your mood for days.',
  3: '{A}, ruler of the rising sign, is in the third house, and one thing leads to another by way of talk and short trips. A call that you had not planned may matter most.',
  4: '{A} rules the rising sign and stands in the fourth house, so that what you begin elsewhere finds its way back home. A word from a relative, or a free evening there, may put the rest in order.',
  5: 'With the ruler of the rising sign, {a}, in the fifth house, what you take up goes well when you enjoy it. What you do only for pleasure may please others as well.',
  6: 'The ruler of the rising sign, {a}, is in the sixth house, so your days are held together by good habits and small duties. One routine that you keep up does more than three resolutions.',
  7: 'The rising sign is ruled by {a} in the seventh house, and somebody else has as much say as you in what you begin. It helps to know early what they want.',
  8: 'With {a}, ruler of the rising sign, in the eighth house, much of what you begin depends on what you share with someone and how far you trust them. Something left unsettled with somebody close can be talked through.',
  9: '{A} rules the rising sign and is in the ninth house, so you get on best by leaving the usual round. Even one day somewhere else can change how the rest of it looks.',
  10: 'With {a}, which rules the rising sign, in the tenth house, what others expect of you decides where you begin. One task finished in good time takes most of the pressure off.',
  11: 'The ruler of the rising sign is {a}, in the eleventh house, and friends help to decide what you take up. An invitation is worth accepting even when you are tired.',
  12: 'The rising sign’s ruler, {a}, is in the twelfth house, so what you begin goes on out of sight at first. You may not know what it was until the month is over.',
};

/** The Sun in a house of the month’s chart. */
export const sun: LunarReturnReadingCells['sun'] = {
  1: 'The Sun lights up the first house, so your will is close to the surface. Once you have made up your mind people can tell, and they expect you to go first. What concerns only yourself is quickly decided.',
  2: 'In the second house the Sun puts your strength into what you earn and keep. A practical aim for the month, such as a sum set aside or a skill used for pay, does your self-respect good. Don’t measure the rest of you by it.',
  3: 'The Sun is in the third house, and your will goes into words. You study, sell, write or explain, and get about a good deal. What you set out to do is done in short stretches, with people who live near.',
  4: 'With the Sun in the fourth house, your plans for the month begin and end at home. There is something to settle in the family or in the rooms you live in. You may seem idle to others, and you are not.',
  5: 'With the Sun in the fifth house, you want to enjoy what you do and to have others see it. Something that you make, a game or a person you like may take up your best hours. You do well what you do for the fun of it.',
  6: 'The Sun works in the sixth house, so the month goes into tasks that have to be done well. You are proud of being useful. If you look after your own strength as carefully as after the work, both will last.',
  7: 'In the seventh house the Sun sets you a goal that takes two. A friend, a stranger or an opponent brings out what you want. Agreements can be made, as soon as you have said your part.',
  8: 'The Sun is in the eighth house, and you want to get to the bottom of something. Shared money, trust or an ending may take courage. You keep most of it to yourself, even while you talk freely of other things.',
  9: 'The Sun stands in the ninth house and aims high, or far. A trip, a course, a book or a principle gives you direction. You see your daily affairs from a distance, which makes them smaller, and easier to forget.',
  10: 'With the Sun in the tenth house, this month’s aim is out in the open. You are seen at your work, and it is a good time to show what you can do. The wish to be at home is real as well, and has to be given its hours.',
  11: 'The Sun is in the eleventh house, and you get on by joining others. A group, a plan or an old hope has your strength. Together you get further than you would alone, though not always in the direction that you had in mind.',
  12: 'The Sun keeps to the twelfth house, so what you most want to get done goes on behind the scenes. You finish, prepare and rest, and help without being named. There it is no time to force a result, and a very good one to see what you want.',
};

/** The phase of the Moon at its return. */
export const phase: LunarReturnReadingCells['phase'] = {
  0: {
    title: 'A month that begins in the dark',
    text: 'The Moon was new {since} before this return, which happens once or twice a year. So something in your feelings starts again, on instinct more than by plan. You may not be able to say yet what it wants. Begin with something small that does you good, and explain it afterward.',
  },
  1: {
    title: 'Under the crescent',
    text: 'The Moon is a growing crescent at this return, and something that you began lately needs looking after. It meets resistance, mostly from old habits of feeling. A little done each day protects it better than one great effort.',
  },
  2: {
    title: 'At the first quarter',
    text: 'At this return the Moon is past half and still growing, and what you have been turning over calls for doing. You may feel one thing while something else has to be done, and it is easier once you act. Decide the small things fast. It frees you for the one that counts.',
  },
  3: {
    title: 'Before the full Moon',
    text: 'The Moon is nearly full at its return, so you improve what is already under way. You sense what is missing and want to get it right. Take advice from somebody who has done it before, and then leave it as it is.',
  },
  4: {
    title: 'The Moon at its fullest',
    text: 'The Moon was full {since} before this return, and the month shows you where you stand with people. Feelings are easier to see than usual, theirs above all. What delights or annoys you in somebody else may be true of you as well. What you understand in these weeks is worth more than what you begin in them.',
  },
  5: {
    title: 'The Moon begins to wane',
    text: 'The Moon is waning and more than half of it is still lit at this return, and you have something to pass on. It does you good to teach, to hand things on, and to share with one or two people what you have been through. They can take from it what they need.',
  },
  6: {
    title: 'At the last quarter',
    text: 'The Moon is waning and less than half of it is lit at this return, so something in your life may have had its time. You feel it before you say it. A habit or a duty can be dropped, and it should be done on purpose and not by forgetting.',
  },
  7: {
    title: 'The last of the old Moon',
    text: 'Only the last of the old Moon is left at this return, and in the first days you may have less strength than usual. Rest is not lost time. You sort, forgive and let things end, and a new wish may already be there.',
  },
};
