import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** Between the year of an animal and that of a person's elements: whether the two agree; by what the year is to each. */
export const elementJoints: ChineseCatalogue['elementJoints'] = {
  own: {
    same: 'Your own element is the year’s as well, so you are on show among your own kind.',
    feeds:
      'The year that exposes you also feeds your day’s element, so there is strength behind the attention.',
    masters: 'Your day’s element is under the year’s rule besides, and going carefully is doubly advised.',
    mastered:
      'Your day’s element has the upper hand over the year’s, which makes the attention easier to use than to fear.',
    drains:
      'Your day’s element gives to the year’s, so the attention costs you strength, and rest is part of the care.',
  },
  offended: {
    same: 'By your day’s element you stand better than your animal does, for it is the year’s own.',
    feeds:
      'Your animal has some friction to expect, while your day’s element is fed by the year, so help is often found close to the trouble.',
    masters: 'The year’s element masters that of your day as well, so take your time.',
    mastered:
      'Your day’s element has the better of the year’s: the friction is real, and you are strong enough for it.',
    drains:
      'Your day’s element spends itself on the year’s, so a quarrel would cost you more than it is worth.',
  },
  friendly: {
    same: 'Your day’s element agrees with your animal, since it is the year’s own.',
    feeds: 'Your day’s element says the same, for the year feeds it, and so you are helped from two sides.',
    masters:
      'Your day’s element adds a caution. The year is friendly to your animal and strict with your day’s element: help is there, and something is asked for it.',
    mastered: 'Your day’s element masters the year’s, so the goodwill can be put to practical use.',
    drains:
      'Your day’s element gives to the year’s: you are welcome in many places, and may give out more than you get back.',
  },
  even: {
    same: 'The year neither helps nor hinders your animal, but it shares the element of your day, which is in your favor.',
    feeds:
      'What your animal leaves open, your day’s element decides for the better, because the year feeds it.',
    masters:
      'Your animal is left in peace, while the year makes demands on your day’s element, so it is not all ease.',
    mastered:
      'Your animal has nothing against the year, and your day’s element masters it, so effort is well spent.',
    drains:
      'Your animal is left in peace, though the year draws on your day’s element and can tire you pleasantly.',
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
    'The year is against you {presses}, and leaves the rest of your life in peace.',
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
