import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

export const conflictOfTheMonth: LunarReturnReadingCells['conflict'] = {
  'closeness-space': 'On some days {a} wants somebody near, and on others {b} wants the door open.',
  'steadiness-change': 'The month tugs two ways, as {a} would like it quiet and {b} would like it new.',
  'shown-quiet':
    'You may want to be seen and to be left alone in one evening, for {a} asks for the first and {b} for the second.',
  'harmony-truth':
    'There is a small quarrel in it, since {a} would keep everybody happy and {b} would say what is so.',
  'lightness-depth': 'While {a} keeps things light, {b} wants to talk about what lies underneath.',
  'self-group':
    'It is for you to choose between your own way, which {a} prefers, and that of the others, which {b} does.',
  'giving-keeping': 'What {a} gives away, {b} would have liked to keep.',
  'faith-proof': 'When {a} hopes, {b} asks for reasons, and the mood goes to and fro between them.',
};

export const closingConflictOfTheMonth: LunarReturnReadingCells['closingConflict'] = {
  'closeness-space':
    'For {a} and {b} there are enough days: keep some for being together, and some for being by yourself.',
  'steadiness-change': 'Let {b} change one small thing, and {a} will forgive it.',
  'shown-quiet': 'If {b} gets its quiet mornings, {a} can have the evenings.',
  'harmony-truth': 'A kind word from {a} and an honest one from {b} fit into the same sentence.',
  'lightness-depth': 'Give {b} one long talk, and {a} can laugh through the rest of the month.',
  'self-group': 'Say what {a} wants before you ask what {b} would like for everyone.',
  'giving-keeping': 'Let {a} be generous with what {b} has agreed to spare.',
  'faith-proof':
    'Start with the hope of {a}, and halfway through the month let {b} ask how much of it has come true.',
};

/** What came first, once more and in plain words. */
export const closingLeaderOfTheMonth: LunarReturnReadingCells['closingLeader'] = {
  0: 'Keep one aim in view for the four weeks, since the Sun leads them, and let the moods come and go around it.',
  1: 'The Moon is the strongest planet of its own month, and what you feel decides a good deal. Before you promise something, ask yourself how you feel about it, and ask again a day later.',
  2: 'With Mercury in the lead, one good conversation will do more for what bothers you than a week of thinking.',
  3: 'Plan something pleasant with somebody you like, and do it early, as Venus leads the month.',
  4: 'Mars leads the month. Move, work, run, and say what annoys you on the day that it happens.',
  5: 'Enjoy the good mood that Jupiter, at the head of this month, brings with it, and leave a free evening in each week.',
  6: 'Saturn leads, so do what has to be done first, and then stop with a good conscience.',
  7: 'Since Uranus leads, keep the plans loose, and tell the people close to you when you change them.',
  8: 'Under Neptune, which leads here, rest more than usual, and leave decisions for a day on which you feel awake.',
  9: 'Pluto leads the month, and one feeling may be stronger than all the others. It grows lighter once somebody knows of it.',
  15: 'The rising sign is the strongest part of this chart. Start each week in its manner, and the rest will be easier.',
};
