import type { DayCells } from '../../../../report-catalogue.js';

export const mercuryArrives: DayCells = {
  1: {
    lead: 'Your head is quicker, and your words come more easily. For a few weeks you can speak for yourself better than anyone could do it for you, and people want to hear your opinion.',
    course:
      'Start with the conversation you have been rehearsing. The real one goes more simply than any of the rehearsals did.',
  },
  2: {
    lead: 'Your mind turns to prices, payments and practical skill. For a few weeks you see more clearly what things cost and what your time is worth, and there may be a figure to look into at once.',
    course:
      'Compare before you agree. A good idea for earning or saving is likely to come while you are at it.',
  },
  3: {
    lead: 'Messages and errands multiply. For a few weeks you think fast, learn easily and are in touch with everybody, and the chief danger is having too many conversations open at once.',
    course:
      'Keep the ones that make you think, and close the others kindly. A short letter written now is read with pleasure.',
  },
  4: {
    lead: 'Conversation turns to home and family. In the next few weeks you can discuss what has long been felt there without words; an old story or a practical question may make a start.',
    course:
      'Ask the older ones while they feel like telling. Plans for the household profit from being drawn up now, on paper.',
  },
  5: {
    lead: 'Wit comes to the aid of love and play. For a few weeks you find the right words for what pleases you, and a message sent in good humor may be answered in the same tone.',
    course: 'Write, draw, invent; it need not be any good at first. People of any age enjoy your company.',
  },
  6: {
    lead: 'Your mind is on the daily work, and on how it might be done better. For a few weeks you find the flaw in many a procedure, and one of them may be easy to mend at once.',
    course:
      'Explain the reason along with the change. People follow an improvement they have understood, and soon add their own.',
  },
  7: {
    lead: 'You can talk with another person about what concerns you both. For a few weeks agreements are made by discussion, and somebody’s opinion of your plans may be worth more than you expected.',
    course:
      'Put your questions openly, and wait for the whole answer. It may amuse you as often as it instructs you.',
  },
  8: {
    lead: 'Delicate subjects can be named more easily. For a few weeks you can talk about money, trust or desire without doing harm, and your mind may go, almost by itself, to what was left out.',
    course:
      'Look into that with tact, one question at a time. What you learn in confidence should stay between the two of you.',
  },
  9: {
    lead: 'Your thoughts travel farther. For a few weeks you are curious about distant places, other opinions and difficult books, and even the daily news makes you ask for the larger picture.',
    course:
      'Take up a study or plan a trip while the interest is fresh. The details can be seen to a little later.',
  },
  10: {
    lead: 'Your opinion is asked for at work. For a few weeks what you say in public carries further than usual, and a first occasion to say it may come soon.',
    course:
      'Prepare a little, and keep it to two or three sentences. If you can explain a matter simply, you may soon be asked to lead it.',
  },
  11: {
    lead: 'Friends bring news, and plans are made. For a few weeks you think best in company, and an idea that comes up in conversation could turn into something that several people want.',
    course:
      'Pass on what you hear to whoever needs it, with the names. You are a good link between people at present.',
  },
  12: {
    lead: 'Your thoughts go inward. For a few weeks you understand more than you say, and much may become clear to you while you are alone, half asleep or busy with something else.',
    course:
      'Keep a notebook within reach, by the bed as well. What you do not yet want to discuss may be written.',
  },
};
