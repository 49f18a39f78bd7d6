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
  'faith-proof': 'Start with the hope of {a}, and check it at half time with the eye of {b}.',
};

export const closingLeaderOfTheMonth: LunarReturnReadingCells['closingLeader'] = [
  '{A} came first in this chart, and when two moods contradict each other, it is the one to trust. Note down now and then how you slept and what made you laugh, and the next return will be easier to read.',
  'If you keep only one thing of this in mind, let it be what was said of {a}, which is the strongest part of it. Give it a small place in each week, and the month will feel like your own.',
  'What {a} asks for was named first, and it is worth giving in to a little in each of the four weeks. Other feelings will come and go meanwhile, as they do in every month, and need no plan.',
];
