import type { NatalChapterCells } from '../../reading-catalogue.js';

/** Pieces of advice on which texts end, each by the phrases that it is known by. */
export const advice: NatalChapterCells['advice'] = [
  // Put it in writing.
  [
    ...['in writing', 'on paper', 'written down', 'write down', 'write them down', 'writing it down'],
    ...['noted down', 'keep a note', 'plain record', 'a short list'],
  ],
  // Say it, and early.
  [
    ...[
      'aloud',
      'out loud',
      'early, ',
      'early on',
      'early and ',
      'said early',
      'say it early',
      'say so early',
    ],
    ...[
      'earlier and smaller',
      'mention early',
      'complain early',
      'made early',
      'named early',
      'early is seldom',
    ],
    ...['spoken of early', 'kindly and early', 'while it is fresh', 'while it is small', 'on the spot'],
    ...[
      'mild word at the start',
      'hear it sooner',
      'said in a breath',
      'change you want early',
      'reasons early',
    ],
    ...['while you could still stay', 'at what point it began', 'give way a little, early'],
  ],
  // Say what you need and what you feel: nobody guesses it.
  [
    ...[
      'cannot guess',
      'can guess',
      'may not guess',
      'is going to guess',
      'they would guess',
      'have to guess',
    ],
    ...['than to guess', 'had to guess', 'no one guesses', 'plain wish', 'plain request', 'let it be known'],
    ...['wish of yours', 'wish that is inconvenient', 'say what you', 'say openly'],
    ...[
      'say first what',
      'say once',
      'say in words',
      'say so, and',
      'told that you are',
      'told that they are',
    ],
    ...[
      'would have to tell',
      'would have to say',
      'once they have been told',
      'that can be told',
      'hear you say',
    ],
    ...[
      'mention that you',
      'tell one person',
      'tell someone',
      'tell somebody',
      'tell a person',
      'tell people which',
    ],
    ...[
      'tell them exactly',
      'tell them now',
      'tell them that',
      'tell them, on',
      'one true thing',
      'need one, too',
    ],
    ...['put it in a sentence', 'put it into words', 'let a mood show', 'i wanted you to ask', 'bring it up'],
    ...['bring up the subject', 'begin then with a sentence', 'begin with that', 'saying that you do'],
    ...[
      'what you would like',
      'what you would have liked',
      'have it aloud',
      'speak openly',
      'one of you says',
    ],
    ...[
      'waiting to hear that',
      'would like to hear',
      'glad to be asked',
      'good to hear it',
      'said before you have heard',
      'which of the two it is',
      'mention, laughing',
    ],
  ],
  // Ask, instead of supposing.
  [
    ...[
      'plain question',
      'into one question',
      'test of it is to ask',
      'ask what',
      'ask a friend',
      'ask them',
    ],
    ...[
      'asking them',
      'asking calmly',
      'to ask what',
      'one question before',
      'a question to them',
      'a question about',
    ],
    ...[
      'question asked beforehand',
      'once you ask',
      'if you ask',
      'you ask them',
      'ask about both',
      'as a question',
    ],
    ...[
      'worth asking',
      'ask the sternest',
      'ask a question',
      'ask twice',
      'ask one of them',
      'ask the person',
    ],
    ...[
      'ask a third person',
      'ask the question',
      'ask for their number',
      'ask a beginner',
      'find out what that',
    ],
    ...['find out whether anyone', 'until you have asked', 'others first, which'],
  ],
  // Ask yourself.
  [
    'ask yourself',
    'ask before the next',
    'ask whether you would',
    'choose it again',
    'choose again',
    'setting again',
  ],
  // Let others finish, and hear them.
  [
    ...['person finish', 'let them finish', 'let a person finish', 'a person tell them', 'a little silence'],
    ...['pause go on', 'lets them finish', 'get to finish', 'theirs can come first', 'that you listen'],
  ],
  // Hear who doubts.
  [
    ...[
      'blunt friend',
      'awkward questions',
      'may disagree',
      'doubts your plans',
      'worth hearing',
      'a hearing too',
    ],
    ...[
      'worth listening',
      'unflattering is worth',
      'for having asked them',
      'have seen another part',
      'try a hunch on',
    ],
  ],
  // Promise less, and keep it.
  [
    ...[
      'promise half',
      'promise less',
      'promise two thirds',
      'one promise kept',
      'promise of half',
      'smaller promise',
    ],
    ...['kept in full', 'kept on dull days', 'you have promised from time', 'count what a plan'],
  ],
  // Less of it would do.
  [
    ...[
      'half of what',
      'leave out half',
      'half of it is',
      'hold back a fifth',
      'at half the price',
      'smaller plan',
    ],
    ...[
      'leave one part out',
      'amounts that they are able',
      'a tenth of you',
      'how much is enough',
      'had enough',
    ],
  ],
  // Take time by yourself.
  [
    ...['been by yourself', 'by yourself again', 'be by yourself', 'hour alone', 'time alone', 'week alone'],
    ...[
      'been alone',
      'alone with the question',
      'alone without having',
      'time to yourself',
      'openly your own',
    ],
  ],
  // Say it beforehand.
  [
    'saying in advance',
    'said beforehand',
    'set beforehand',
    'settled beforehand',
    'up beforehand',
    'before you announce',
    'agree at the beginning',
    'agreed on a date',
  ],
  // Stop in time; leave something as it is.
  [
    ...[
      'good enough',
      'undone',
      'unfinished',
      'half finished',
      'fault left in place',
      'before it is perfect',
    ],
    ...['first version', 'not quite perfectly', 'say something badly', 'done badly', 'look silly at first'],
  ],
  // Let your name be seen on your work.
  ['your name be printed', 'whose work it is', 'over your name'],
  // Bring it to an end.
  [
    ...['followed through', 'followed, for once', 'follow it farther', 'is finished', 'bring to an end'],
    ...[
      'have finished',
      'finish that',
      'to finish it',
      'finish something',
      'what you finished',
      'done in full',
    ],
    ...[
      'keep some of them alive',
      'stay with until',
      'that you stay with',
      'see it through',
      'one of them would repay',
    ],
  ],
  // Stay a while longer.
  [
    'staying can be',
    'stay a while',
    'a while before you move',
    'can be stayed for',
    'worth staying',
    'if you stay',
  ],
  // Bear being disliked.
  [
    'unpopular',
    'fewer people mind',
    'nobody else would',
    'fewer people are watching',
    'people mind less',
    'frown passes',
  ],
  // Let yourself be helped.
  [
    ...[
      'be helped',
      'be given to',
      'rescue you',
      'let somebody help',
      'let people help',
      'let someone be kind',
    ],
    ...[
      'receiving',
      'something that takes an hour',
      'asked for help',
      'may also be asked for',
      'may also ask for',
    ],
    ...['ask for a definite', 'ask for something', 'ask for one small'],
  ],
  // Rest without having earned it.
  [
    ...[
      'nothing to do',
      'afternoons that you waste',
      'do nothing',
      'free day kept',
      'real rest',
      'more rest',
    ],
    ...['own rest', 'promised to nobody', 'in charge of nobody', 'nothing depends on you', 'without a plan'],
    ...['work that is done', 'play does your mind'],
  ],
  // Answer later.
  [
    ...[
      'give me an hour',
      'hour’s delay',
      'after that hour',
      'leave the room',
      'mood has passed',
      'moment to arrive',
    ],
    ...[
      'once you are calm',
      'wait for the one',
      'eaten and slept',
      'next morning',
      'by daylight',
      'first “perhaps”',
    ],
    ...['two days later', 'after some weeks', 'before you answer sharply', 'walk, clean or carry'],
  ],
];
