import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** Between the year of an animal and that of a person's elements: whether the two agree; by what the year is to each; `{own}` and `{yearElement}` are elements. */
export const elementJoints: ChineseCatalogue['elementJoints'] = {
  own: {
    same: 'The year’s element is {own} as well, so you are on show among your own kind.',
    feeds:
      'The year that exposes you belongs to {yearElement}, which is said to feed your {own}, so there is strength behind the attention.',
    masters:
      'The year’s element is {yearElement}, which is said to have the upper hand over {own}, and going carefully is doubly advised.',
    mastered:
      'The year’s element is {yearElement}, over which your {own} has the upper hand, and that makes the attention easier to use than to fear.',
    drains:
      'The year’s element is {yearElement}, which is fed by {own} such as yours, so the attention costs you strength, and rest is part of the care.',
  },
  offended: {
    same: 'The year’s element is {own} as well, so that what you do by yourself goes better than what you do with others.',
    feeds:
      'The year’s element is {yearElement}, which is said to feed {own}: the friction is with people, and in what you do by yourself you are helped.',
    masters:
      'The year’s element is {yearElement}, which is said to have the upper hand over {own}, so take your time in your own plans as well.',
    mastered:
      'The year’s element is {yearElement}, over which your {own} has the upper hand: the friction is real, and you are strong enough for it.',
    drains:
      'The year’s element is {yearElement}, which is fed by {own} and uses it up, so spend your strength on what you make and not on a quarrel.',
  },
  friendly: {
    same: 'The year’s element is {own} as well, so it is with you in your own plans too.',
    feeds:
      'The year’s element is {yearElement}, which is said to feed {own}, and so you are helped from two sides.',
    masters:
      'The year’s element is {yearElement}, which is said to have the upper hand over {own}: people are friendly to you, and something is asked for their help.',
    mastered:
      'The year’s element is {yearElement}, over which your {own} has the upper hand, so the goodwill can be put to practical use.',
    drains:
      'The year’s element is {yearElement}, which is fed by {own}: you are welcome in many places, and may give out more than you get back.',
  },
  even: {
    same: 'The year neither helps nor hinders your animal, but its element is {own} too, which is in your favor.',
    feeds:
      'Your animal has nothing to hope or fear from the year. Its element, {yearElement}, is said to feed your {own}, though, and that decides for the better.',
    masters:
      'Your animal is left in peace. The year’s element, {yearElement}, has the upper hand over your {own}, though, so it is not all ease.',
    mastered:
      'Your animal has nothing against the year, and your {own} has the upper hand over its element, {yearElement}, so effort is well spent.',
    drains:
      'Your animal is left in peace, though the year’s element, {yearElement}, is fed by your {own} and can tire you pleasantly.',
  },
};

/** What animal, elements, day and month of a birth come to against a year, before anything else is said; `{helps}` and `{presses}` are places. */
export const personSums: ChineseCatalogue['personSums'] = {
  helped: [
    'On the whole, far more in your birth goes with the year than against it, and something you have put off could well be tried.',
    'Animal, elements, day and month taken together, you have the year on your side. It is a good one in which to ask for what you usually do without.',
  ],
  pressed: [
    'On the whole, more in your birth rubs against the year than goes with it, so patience gets you further than force.',
    'Animal, elements, day and month taken together, the year asks a good deal of you, and a few things done slowly are enough.',
  ],
  mixed: [
    'The year helps you {helps}, and makes things harder {presses}.',
    'The parts of your birth do not agree about this year: it helps you {helps}, and resists you {presses}.',
  ],
  easier: [
    'You are helped {helps} this year, and left to yourself in the rest.',
    'The year helps you {helps}. In everything else it lets you do as you like.',
  ],
  harder: [
    'The year is harder {presses}, and leaves the rest to you.',
    'The year is less easy {presses}, and leaves the rest of your life in peace.',
  ],
  own: [
    'The year has an animal of your own birth, and nothing else in it helps or hinders you much.',
    'This is the year of an animal of your own, which brings attention more than help or hindrance.',
  ],
  plain: [
    'On the whole, little in your birth is moved by the year either way, so that what you decide yourself counts for more.',
    'Animal, elements, day and month taken together, the year leaves most decisions to you.',
  ],
};

/** The last word of a person's year where their animal has none. */
export const personCloses: ChineseCatalogue['personCloses'] = {
  helped: [
    'Choose early what you want most from the year, and let those who are on your side know it.',
    'A good deal can be begun, and what you begin together with somebody has the best prospects.',
  ],
  pressed: [
    'It is enough to finish what others are waiting for. New plans can be made now and begun the year after.',
    'Ask for help before you need it. There are people who would rather be asked early.',
  ],
  mixed: [
    'What is hard in one part of your life need not be carried into the others.',
    'What goes well can carry what does not, as long as you don’t try to mend everything at once.',
  ],
};
