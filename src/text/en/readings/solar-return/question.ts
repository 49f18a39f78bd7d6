import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** What a year turns on, why, and what the parts of its chart have to do with that. */

export const asksOfTheYear: SolarReturnReadingCells['asks'] = [
  'The year from your birthday in {year}, {name}, turns on one question: {question}.',
  'In the year that begins on your birthday in {year}, {name}, one question comes up in many forms: {question}.',
  'If the year from your birthday in {year} has one subject, {name}, it is {question}.',
  'Much that will occupy you in the year from your birthday in {year}, {name}, comes down to one question: {question}.',
  'The chart for your birthday in {year} has one question at its center, {name}, and that is {question}.',
  'A year of your life begins on your birthday in {year}, {name}, and what it wants to know is {question}.',
  'What you will be asked more than once after your birthday in {year}, {name}, is {question}.',
  'Your birthday in {year}, {name}, opens a year that comes back again and again to one matter: {question}.',
  'You may find, {name}, that the year after your birthday in {year} keeps asking you {question}.',
  'One question runs through the year from your birthday in {year}, {name}: {question}.',
  'From your birthday in {year} to the next, {name}, there is one thing to find out, and it is {question}.',
  'Look at the chart of your birthday in {year}, {name}, and one question stands out: {question}.',
];

export const groundsOfTheYear: SolarReturnReadingCells['grounds'] = {
  standing: [
    '{A} stands for {one} here and {b} for {other}, on opposite sides of the chart.',
    'On the side of {one} is {a}, and opposite, on that of {other}, is {b}.',
    '{A} speaks for {one} and {b} for {other}, since the parts of the chart that they are in lie opposite each other.',
  ],
  seen: [
    '{A}, at the top of the chart, stands for {one}, and {b}, in the twelfth house, for {other}.',
    'On the side of {one} is {a}, at the top of the chart, and on that of {other} is {b}, in the twelfth house.',
  ],
  rising: [
    'You go into it wanting {from}, since the Ascendant of the return falls in {natalHouse} of your birth chart. The Sun, in {house} of the return, draws you {to}.',
    'The Ascendant of the return is in {natalHouse} of your birth chart, so you begin by wanting {from}. The Sun is in {house} of the return, and it draws you {to}.',
    'What you want at the beginning is {from}, because the Ascendant of the return is in {natalHouse} of your birth chart. The Sun is in {house} of the return and draws you {to}.',
    'With the Ascendant of the return in {natalHouse} of your birth chart, you start out wanting {from}, and with the Sun in {house} of the return you are drawn {to}.',
  ],
  joined: [
    'The Sun of the return is in {house} and draws you {to}. You go into it wanting {from}, since the Ascendant of the return falls in {natalHouse} of your birth chart.',
    'The Sun, in {house} of the return, draws you {to}, and the return’s Ascendant is in {natalHouse} of your birth chart, so that you begin by wanting {from}.',
    'With the Sun in {house} of the return you are drawn {to}. What you want at the beginning is {from}, as the return’s Ascendant is in {natalHouse} of your birth chart.',
  ],
  same: [
    'You go into it wanting {from}, as the Ascendant of the return falls in {house} of your birth chart, and the Sun, in the same house of the return, leads the same way.',
    'Two things point to it: the Ascendant of the return is in {house} of your birth chart, so that you begin by wanting {from}, and the Sun of the year is in that house as well.',
  ],
  tense: [
    'The question comes from {a} and {b}, which are at odds in the chart for your birthday.',
    'Behind it are {a} and {b}, in hard aspect to each other on your birthday.',
  ],
  conjunction: [
    'The question comes from {a} and {b}, which stand together in the chart for your birthday.',
    'Behind it are {a} and {b}, side by side on your birthday.',
  ],
  square: [
    'The question comes from a T-square on your birthday: {a} and {b} are opposite each other, and {c} is square to both.',
    'Behind it are {a} and {b}, opposite each other on your birthday, and {c}, which is square to both.',
  ],
};

export const questionOfTheYear: SolarReturnReadingCells['question'] = {
  gathered: [
    'You go into it wanting {from}, since the Ascendant of the return falls in {natalHouse} of your birth chart; in {house} of the return, however, {planets} draw you {to}.',
    'The Ascendant of the return is in {natalHouse} of your birth chart, so you begin by wanting {from}. But {house} of the return has {planets} in it, and draws you {to}.',
    'You start out wanting {from}, since the Ascendant of the return is in {natalHouse} of your birth chart; but {planets}, which share {house} of the return, draw you {to}.',
  ],
  divided: [
    'The Sun of the return is in {sunHouse} and draws you {from}, while {planets}, which share {house}, draw you {to}.',
    'In {house} of the return {planets} draw you {to}; the Sun, in {sunHouse}, draws you {from}.',
    'In one direction, {to}, you are drawn by {planets}, which share {house} of the return; in the other, {from}, by the Sun in {sunHouse}.',
  ],
};

/** What several planets in one element have in common, where there are no houses. */
export const elementsOfTheYear: SolarReturnReadingCells['elements'] = {
  fire: 'There are more planets in fire signs than in any others, namely {planets}, so the year rewards courage, and any delay may be hard for you to bear.',
  earth:
    'There are more planets in earth signs than in any others, namely {planets}, so the year is practical and what counts is what can be used.',
  air: 'There are more planets in air signs than in any others, namely {planets}, so much is decided by talking and by whom you know.',
  water:
    'There are more planets in water signs than in any others, namely {planets}, so feelings decide more this year than reasons do.',
};

export const drawsInTheYear: SolarReturnReadingCells['draws'] = {
  one: ['{A}, in {house} of the return, draws you {to}.', 'From {house} of the return {a} takes you {to}.'],
  both: ['The Sun and the Moon are both in {house} of the return, and draw you {to}.'],
};

export const gathersInTheYear: SolarReturnReadingCells['gathers'] = [
  'The fullest part of the chart is {house}, with {planets} in it, so a good deal of the year has to do with {matter}.',
  'Nothing fills the chart as much as {planets} in {house}, and so {matter} will take up a large part of the year.',
];

export const gathersThereInTheYear: SolarReturnReadingCells['gathersThere'] = [
  'That side of it has the most planets, for {planets} all stand in {house}.',
  'Since {planets} are all in {house}, that is where most of the year happens.',
];
