import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** What a year turns on, and what can be done about it. */
export const questionOfTheYear: SolarReturnReadingCells['question'] = {
  place: 'Measured by your birth chart, the Ascendant of this year falls into {house}.',
  axes: {
    1: '{A} speaks for you and {b} for somebody else, so the question of the year is what you settle by yourself and what the two of you have to settle together.',
    2: '{A} has to do with what is yours and {b} with what you share, so the question of the year is how much you keep in your own hands and how much you trust to somebody else.',
    3: '{A} keeps you busy with what is near and {b} points to what is far, so the question of the year is whether daily errands will leave time for the larger plan.',
    4: '{A} draws you home and {b} draws you out to your work, so the question of the year is how much of your time and strength each of the two may have.',
    5: '{A} wants what gives you joy and {b} wants what you have promised to friends, so the question of the year is whose wishes come first when your time is short.',
    6: '{A} finds you work to do and {b} asks for rest and quiet, so the question of the year is when you have done enough.',
  },
  seen: '{A} puts your work where everybody sees it, while {b}, in the twelfth house, wants peace and time out of sight, so the question of the year is how to be there for others and still get your rest.',
  between:
    'So you go into the year wanting {from}, while the Sun, in {toHouse}, draws you {to}. How to have the first without neglecting the second is the question of the year.',
  same: 'The Sun of the return stands there, too: you go into the year wanting {from}, and the Sun leads the same way. The question of the year is what you will leave undone for it.',
};

export const answerOfTheYear: SolarReturnReadingCells['answer'] = {
  axes: {
    1: 'As for what you settle by yourself and what takes two, say what you need before you hear what the other person needs, and then make room for both.',
    2: 'How much to keep and how much to share can be answered in numbers, on paper, with the person concerned. Both of you will sleep better for it.',
    3: 'As for errands and the larger plan, give the plan a fixed hour in each week, and the errands will fit around it.',
    4: 'How work and home are to share you is for nobody else to decide. Give your work its hours, keep some that it may not have, and tell both sides which are which.',
    5: 'Whether your own joys come first or your friends, keep one thing that you do purely because you love it. The rest of your time can then be given gladly.',
    6: 'You will have done enough when you have kept to an hour that you set before you began. Treat it as a promise made to somebody else.',
  },
  seen: 'To be in view and still get your rest, put the quiet days into the calendar first, and accept from the outside world as much as fits between them.',
  between:
    'You also want {from}, so set a fixed time apart for it in every week, and let the rest of the week go where the Sun goes.',
  same: 'While you want {from} so much, some things will be left undone. Write down the few that must not be, and then follow your wish with a good conscience.',
};

/** What several planets in one element have in common, where there are no houses. */
export const elementsOfTheYear: SolarReturnReadingCells['elements'] = {
  fire: 'There are more planets in fire signs than in any others, namely {planets}, so the year rewards courage and gets impatient with delay.',
  earth:
    'There are more planets in earth signs than in any others, namely {planets}, so the year is practical and what counts is what can be used.',
  air: 'There are more planets in air signs than in any others, namely {planets}, so much is decided by talking and by whom you know.',
  water:
    'There are more planets in water signs than in any others, namely {planets}, so feelings decide more this year than reasons do.',
};
