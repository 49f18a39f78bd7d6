import type { ReadingWords } from '../../reading-catalogue.js';

const same = (name: string) => ({ start: name, within: name });

export const words: ReadingWords = {
  bodies: {
    0: { start: 'The Sun', within: 'the Sun' },
    1: { start: 'The Moon', within: 'the Moon' },
    2: same('Mercury'),
    3: same('Venus'),
    4: same('Mars'),
    5: same('Jupiter'),
    6: same('Saturn'),
    7: same('Uranus'),
    8: same('Neptune'),
    9: same('Pluto'),
    10: same('Chiron'),
    11: same('Lilith'),
    12: { start: 'The North Node', within: 'the North Node' },
    15: { start: 'The Ascendant', within: 'the Ascendant' },
    16: { start: 'The Midheaven', within: 'the Midheaven' },
    21: { start: 'The South Node', within: 'the South Node' },
    22: { start: 'The Descendant', within: 'the Descendant' },
    23: { start: 'The foot of the chart', within: 'the foot of the chart' },
  },
  houses: {
    1: 'the first house',
    2: 'the second house',
    3: 'the third house',
    4: 'the fourth house',
    5: 'the fifth house',
    6: 'the sixth house',
    7: 'the seventh house',
    8: 'the eighth house',
    9: 'the ninth house',
    10: 'the tenth house',
    11: 'the eleventh house',
    12: 'the twelfth house',
  },
  list: { two: '{first} and {last}', more: '{rest} and {last}', comma: ', ' },
  headings: {
    inSign: '{body} in {sign}',
    inSignAndHouse: '{body} in {sign}, in {house}',
    inHouse: '{body} in {house}',
    aspects: {
      0: '{a} beside {b}',
      1: '{a} opposite {b}',
      2: '{a} trine {b}',
      3: '{a} square {b}',
      4: '{a} sextile {b}',
    },
    onAngle: {
      15: '{body} on {point}',
      16: '{body} on {point}',
      22: '{body} on {point}',
      23: '{body} at {point}',
    },
    inSignOnAngle: {
      15: '{body} in {sign}, on {point}',
      16: '{body} in {sign}, on {point}',
      22: '{body} in {sign}, on {point}',
      23: '{body} in {sign}, at {point}',
    },
    crowdedSign: 'A crowd in {sign}',
    crowdedHouse: 'A crowd in {house}',
    patternWithApex: '{pattern} pointing to {apex}',
    phase: 'Born under the {phase}',
    eclipse: 'Born close to an eclipse',
    cusps: { 2: 'What is yours', 4: 'Home and roots', 7: 'Whom you pair with' },
    unaspected: '{body} on its own',
    whole: 'The chart as a whole',
  },
  ofWork: [
    'At work',
    'at work',
    'career',
    'your work',
    'your job',
    'working day',
    'working life',
    'business',
    ' post',
    'authority',
    'Authority',
    'those above you',
    'colleague',
    'workplace',
    'be it a move',
    'torn down',
  ],
  ofGrown: [
    'money',
    'Money',
    'income',
    ' paid',
    ' debt',
    'loan',
    'budget',
    ' owed',
    'marriage',
    'lover',
    'romance',
    'Romance',
    'desire',
    'Desire',
    'partner',
    'attract',
    'fall in love',
    'Luck in love',
    'fall for',
    'flirt',
    'courtship',
    'Courtship',
    'promotion',
    'ambition',
    'credit',
  ],
  commands: [
    ...(
      'accept add admit agree allow announce answer appoint apply arrange ask assign attach avoid be begin believe ' +
      'borrow bring build buy call carry catch check choose claim come compare concede confess confirm consult count ' +
      'cut decide decline deliver describe dismiss do don’t draw drop eat enjoy enroll enter expect explain feed fill ' +
      'find finish fix follow forgive get give go grant guard hand hire hold introduce invite join keep lay lead learn ' +
      'leave lend let limit list listen look lower make mark meet mention mind name never note notice offer pay pick ' +
      'plan plant postpone practice prepare propose publish put raise read refuse remember repeat reply reread save say ' +
      'schedule see sell send set settle share show sing sit skip sort speak spend split stand start state stay stop ' +
      'submit swap take teach tell test thank think throw tie treat try turn use visit wait walk warn watch wear write ' +
      'volunteer loosen lean divide suspect translate unplug supply end invest lay mend stretch'
    ).split(' '),
    // Nouns and adjectives as well.
    ...['clear away', 'clear it', 'clear out', 'clear the', 'clear up'],
    ...['open a', 'open it', 'open one', 'open the', 'open up', 'open your'],
    ...['reserve a', 'reserve an', 'reserve certain', 'reserve one', 'reserve some', 'reserve the'],
    ...['sleep first', 'sleep on', 'sleep once', 'sleep twice', 'sleep well'],
    ...['slow down', 'slow it', 'slow the', 'slow your'],
    ...['study a', 'study one', 'study something', 'study the', 'study what'],
    ...['work at', 'work for', 'work in', 'work on', 'work one', 'work out'],
  ],
  day: '{month} {day}, {year}',
  dayOfYear: '{month} {day}',
  daysOfYear: '{days}, {year}',
  daysOfYears: { two: '{first}, and {last}', more: '{rest}, and {last}', comma: ', ' },
  month: '{month} {year}',
  houseWords: ['house', 'House'],
  advice: [
    // Put it in writing.
    ['in writing', 'on paper', 'written down'],
    // Say it, and early.
    [
      ...['aloud', 'out loud', 'say what you', 'Said early', 'Say it early', 'say so early', 'mention early'],
      ...[
        'complain early',
        'made early',
        'named early',
        'spoken of early',
        'kindly and early',
        'sentence, early',
      ],
      ...['early, in a friendly voice', 'while it is fresh', 'on the spot', 'mild word at the start'],
    ],
    // Say what you need: nobody guesses it.
    [
      ...['cannot guess', 'nobody can guess', 'may not guess', 'is going to guess', 'they would guess'],
      ...[
        'let it be known',
        'has been told that',
        'would have to tell',
        'wish of yours',
        'wish that is inconvenient',
      ],
    ],
    // Ask, instead of supposing.
    ['plain question', 'into one question', 'test of it is to ask', 'Ask what is actually', 'ask a friend'],
    // Promise less, and keep it.
    [
      'Promise half',
      'promise half',
      'Promise less',
      'one promise kept',
      'promise of half',
      'smaller promise',
      'kept in full',
    ],
    // Half of it would do.
    ['Half of what', 'Leave out half', 'half of it is', 'Hold back a fifth', 'at half the price'],
    // Take time by yourself.
    [
      'been by yourself',
      'By yourself again',
      'hour alone',
      'Time alone',
      'time to yourself',
      'to be by yourself',
    ],
    // Say it beforehand.
    ['in advance', 'beforehand', 'before you announce'],
    // Stop in time.
    ['good enough'],
    // Leave something undone.
    ['undone', 'unfinished', 'fault left in place'],
    // Let your name be seen on your work.
    ['your name be printed', 'whose work it is', 'over your name'],
    // Bring it to an end.
    ['followed through', 'is finished', 'bring to an end', 'have finished'],
    // Bear being disliked.
    ['unpopular', 'Fewer people mind', 'nobody else would'],
    // Let yourself be helped.
    ['be helped', 'be given to', 'rescue you', 'let somebody help'],
    // Rest without having earned it.
    ['nothing to do', 'afternoons that you waste', 'do nothing'],
  ],
  standingAlone: {
    openings: ['you', 'your', 'people', 'someone', 'somebody', 'praise', 'flattery', 'anger', 'shy'],
    references: ['it', 'its', 'this', 'these', 'they', 'them', 'their', 'one', 'both', 'so'],
  },
  conjunctions: ['then', 'now', 'and', 'but', 'so', 'or'],
  conditions: [
    'when',
    'before',
    'after',
    'once',
    'if',
    'on',
    'for',
    'at',
    'in',
    'next',
    'every',
    'until',
    'while',
    'since',
  ],
};
