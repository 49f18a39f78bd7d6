import type { ChineseCatalogue } from '../../chinese-catalogue.js';

/** The sentences that the engine fills in. */
export const chineseStatements: ChineseCatalogue['statements'] = {
  pillars:
    'Your four pillars, an element and an animal each by the calendar and the seasons of China, are {year} for the year, {month} for the month, {day} for the day and {hour} for the hour.',
  pillarsWithoutHour:
    'Your pillars, an element and an animal each by the calendar and the seasons of China, are {year} for the year, {month} for the month and {day} for the day; that of the hour needs a time of birth.',
  lateDay:
    'You were born after eleven in the evening, when the hour of the Rat begins. Here a day is counted from midnight; schools that count it from that hour give you the next one, {day}, and what is said of your day would then be different.',
  monthOfAnimal:
    'The {animal} comes twice in your pillars, as your month is one of the {animal} too. What people meet first in you is also how you are at your work, and few find you different when they know you longer.',
  clockHour: 'The hour is taken as the clock showed it, and by the Sun may be a neighboring one.',
  sunsHour: {
    behind: 'That is by the clock; by the Sun it was still the hour of the {animal}.',
    ahead: 'That is by the clock; by the Sun it was already the hour of the {animal}.',
  },
  pillar: '{element} {animal}',
  dayMaster:
    'The animal of the year is what people meet first. The element of the day, called the day master, stands for you as you are with those who know you well. Yours is {polarity} {element}, {image}',
  polarities: { yang: 'yang', yin: 'yin' },
  nayin: 'In the almanac each pair of years shares an image, and that of yours is {note}. {image}',
  twoAnimals:
    'Two animals lay claim to you. Between the lunar new year and lichun, the solar start of spring, the calendar and the pillars count different years: by the lunar year, which began on {newYear}, you belong to the {lunar}; by the pillars, which change their year on {lichun}, to the {solar}. Most people go by the lunar year, as feasts and families do, and readers of the four pillars by the other. Both portraits follow.',
  twoAnimalsOfDay:
    'Two animals lay claim to you. The lunar year began on {newYear}, at midnight in China; lichun, the solar start of spring, came at {time} of the same day. You were born between the two. By the lunar year you belong to the {lunar}; by the pillars, which change their year at lichun, to the {solar}. Most people go by the lunar year, as feasts and families do, and readers of the four pillars by the other. Both portraits follow.',
  elementOf: {
    lunar: 'By the lunar year your element is {element}.',
    solar: 'By the pillars your element is {element}.',
  },
  otherPortrait: 'Now for the other animal, the {animal}.',
  beforeNewYear:
    'Your birthday lies before the Chinese new year of {newYear}, so you belong to the {animal} of the year before.',
  personYear: [
    'Your own day of birth, which in the Chinese calendar stands for you, adds to this: it is of {dayMaster}, {tie}',
    'The day of your birth counts as well, since in the Chinese calendar it stands for you. It belongs to {dayMaster}, {tie}',
  ],
  personMonths: 'Your good and difficult months go by the animal of your day, the {day}.',
  personMonthsOfAnimal:
    'Your good and difficult months go by the {day}, which is the animal of your day as of your year.',
  helpingMonths: [
    'By the almanac’s months, each of which has an animal, help comes {months}: good times for whatever needs another’s yes.',
    'You have the wind behind you {months}, in the months of animals that are friendly to yours.',
    'The almanac’s months have animals too, and those of your friends run {months}. Meetings and beginnings do well then.',
    'It is easiest to ask for things {months}, in months whose animals are on your side.',
    'Your allies among the animals are strongest {months}. Put what matters most into one of their months.',
    'Doors open more easily {months}, in the months of animals that favor yours.',
  ],
  helpingMonth: [
    'One month is friendly to you, {months}: a good time for whatever needs another’s yes.',
    'You have the wind behind you {months}, in the month of an animal that is friendly to yours.',
    'It is easiest to ask for things {months}, in a month whose animal is on your side.',
  ],
  rubbingMonths: [
    'There is more friction {months}, and modest plans and a mild tone do best.',
    'It is better to confirm than to promise {months}.',
    'Less comes easily {months}; repairs and patience suit those weeks.',
    'Put off what cannot be undone, if you can, {months}.',
    'Leave more time than usual {months}, and more patience.',
    'It pays to be early, brief and polite {months}.',
  ],
  broughtClause: {
    lacking: 'you are given the {element} that your pillars lack',
    lackingOfThree: 'you are given {element}, of which your known pillars have none',
    little: 'you are given more of the {element} that is yours',
  },
  littleBrought:
    'Your pillars give your {element} little to live on, and the year adds to it: you have more strength than usual for what is your own.',
  hourClause: 'a plan for later may change',
  hourClash:
    'The {hour} of your hour stands for later life and is opposite the {year}. A plan for the years ahead may have to change, and is best left open until you see how.',
  yearNamed: 'The year of the {element} {animal} lasts from {from} to {to}.',
  clauseAnd: ', and ',
  work: { now: 'at work', later: 'in what you do each day' },
  monthSpan: 'from {from} to {to} ({animal})',
  monthRest: 'until {to} ({animal})',
  monthBeginning: 'from {from} to the end of the year on {to} ({animal})',
};
