import type { ChineseCatalogue } from '../../chinese-catalogue.js';

/** The sentences that the engine fills in. */
export const chineseStatements: ChineseCatalogue['statements'] = {
  pillars:
    'Your four pillars are {year} for the year, {month} for the month, {day} for the day and {hour} for the hour. The months have the seasons of China.',
  pillarsWithoutHour:
    'Your pillars are {year} for the year, {month} for the month and {day} for the day; that of the hour needs a time of birth. The months have the seasons of China.',
  pillar: '{element} {animal}',
  dayMaster:
    'The stem of the day is called the day master and stands for you: it is {polarity} {element}, {image}',
  polarities: { yang: 'yang', yin: 'yin' },
  nayin:
    'Almanacs also give each pair of years a note, a name for the sound of its element. That of your year’s pillar is {note}. {image}',
  twoAnimals:
    'Two animals lay claim to you. Between the lunar new year and lichun, the solar start of spring, the calendar and the pillars count different years: by the lunar year, which began on {newYear}, you are a {lunar}; by the pillars, which change their year on {lichun}, a {solar}. Most people go by the lunar year, as feasts and families do, and readers of the four pillars by the other. Both portraits follow.',
  twoAnimalsOfDay:
    'Two animals lay claim to you. The lunar year began on {newYear}, at midnight in China; lichun, the solar start of spring, came at {time} of the same day. You were born between the two. By the lunar year you are a {lunar}; by the pillars, which change their year at lichun, a {solar}. Most people go by the lunar year, as feasts and families do, and readers of the four pillars by the other. Both portraits follow.',
  elementOf: {
    lunar: 'By the lunar year your element is {element}.',
    solar: 'By the pillars your element is {element}.',
  },
  otherPortrait: 'Now for the other animal, the {animal}.',
  personYear:
    'So much for everyone of your animal. You yourself were born in a year of {birthElement}, on a day of {dayMaster}.',
  personMonths:
    'Your own months go by the animal of your day, the {day}, rather than by that of your year, so they may differ from those that your animal’s page has.',
  helpingMonths: [
    'By the almanac’s solar months, help comes in {months}, good times for whatever needs another’s yes.',
    'Counted by solar months, you have the wind behind you in {months}, which suit asking and setting out.',
    'The friendliest times, as the solar months go, are {months}. Meetings and beginnings do well in them.',
    'Ask for things in {months}, which the solar calendar has on your side.',
    'Your allies’ solar months are {months}. Put what matters most into one of them.',
    'Doors open more easily in {months}, if the solar months are to be believed.',
  ],
  rubbingMonths: [
    'There is more friction in {months}, when modest plans and a mild tone do best.',
    'In {months} it is better to confirm than to promise.',
    'Less comes easily in {months}, which suit repairs and patience.',
    'Keep {months} free of whatever cannot be taken back.',
    'Leave more time than usual in {months}, and expect to be contradicted.',
    'Through {months} it pays to be early, brief and polite.',
  ],
  places: {
    animal: 'among people at large',
    element: 'in what you do by yourself',
    day: 'at home',
    month: 'at work',
  },
  monthSpan: 'the month of the {animal} ({from} to {to})',
  monthRest: 'the rest of the month of the {animal} (to {to})',
  monthBeginning: 'the month of the {animal} ({from} to the end of the year, {to})',
};
