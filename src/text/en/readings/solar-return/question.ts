import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** What a year turns on, why, and what the parts of its chart have to do with that. */

export const asksOfTheYear: SolarReturnReadingCells['asks'] = [
  'The year from your birthday in {year}, {name}, turns on one question: {question}.',
  'In the year that begins on your birthday in {year}, {name}, one question comes up in many forms: {question}.',
  'If the year from your birthday in {year} has one subject, {name}, it is {question}.',
  'Behind much that will occupy you in the year from your birthday in {year}, {name}, there is one question: {question}.',
  'The chart for your birthday in {year} has one question at its center, {name}, and that is {question}.',
  'A year of your life begins on your birthday in {year}, {name}, and what it wants to know is {question}.',
];

export const groundsOfTheYear: SolarReturnReadingCells['grounds'] = {
  standing: [
    '{A} stands for {one} here and {b} for {other}, on opposite sides of the chart.',
    'On the side of {one} is {a}, and opposite, on that of {other}, is {b}.',
    '{A} speaks for {one} and {b} for {other}, and the chart has them face each other.',
  ],
  seen: [
    '{A}, at the top of the chart, stands for {one}, and {b}, in the twelfth house, for {other}.',
    'On the side of {one} is {a}, at the top of the chart, and on that of {other} is {b}, in the twelfth house.',
  ],
  rising: [
    'You go into it wanting {from}, since its Ascendant falls in {natalHouse} of your birth chart. The Sun, in {house} of the return, draws you {to}.',
    'Its Ascendant is in {natalHouse} of your birth chart, so you begin by wanting {from}. The Sun is in {house} of the return, and it draws you {to}.',
    'What you want at the beginning is {from}, because the Ascendant of the return is in {natalHouse} of your birth chart. Its Sun is in {house} and draws you {to}.',
    'With its Ascendant in {natalHouse} of your birth chart, you start out wanting {from}, and with the Sun in {house} of the return you are drawn {to}.',
  ],
  joined: [
    'The Sun of the return is in {house} and draws you {to}. You go into it wanting {from}, since its Ascendant falls in {natalHouse} of your birth chart, and the one helps the other along.',
    'Its Sun, in {house}, draws you {to}, and its Ascendant is in {natalHouse} of your birth chart, so that you begin by wanting {from}. The two get on well.',
    'With the Sun in {house} of the return you are drawn {to}. That goes well with what you want at the beginning, {from}, as the Ascendant is in {natalHouse} of your birth chart.',
  ],
  same: [
    'You go into it wanting {from}, as its Ascendant falls in {house} of your birth chart, and the Sun, in the same house of the return, leads the same way.',
    'Two things point to it: the Ascendant of the return is in {house} of your birth chart, so that you begin by wanting {from}, and the Sun of the year is in that house as well.',
  ],
  tense: [
    'It comes from {a} and {b}, which are at odds in the chart for your birthday.',
    'Behind it are {a} and {b}, in hard aspect to each other on your birthday.',
  ],
  conjunction: [
    'It comes from {a} and {b}, which stand together in the chart for your birthday.',
    'Behind it are {a} and {b}, side by side on your birthday.',
  ],
};

export const onSideOfTheYear: SolarReturnReadingCells['onSide'] = [
  'As to the question, {a} is on the side of {side}.',
  'In this {a} takes the side of {side}.',
  'Of these, {a} adds weight to the side of {side}.',
];

/** What a planet on one side of the question makes of that side. */
export const arguesForTheYear: SolarReturnReadingCells['argues'] = {
  0: 'Your will, then, is on the side of {side}.',
  1: 'Your feelings, then, are on the side of {side}, and a low mood may only mean that it has waited too long.',
  2: 'For {side}, where it competes with {other}, Mercury finds you good arguments.',
  3: 'So there is good will and charm on the side of {side}.',
  4: 'So {side} is impatient this year, and would like its share before {other} has had any.',
  5: 'So there is something to be gained on the side of {side}, and a temptation to agree to too much of it.',
  6: 'So {side} comes as a duty beside {other}: it has its hours, and they are kept.',
  7: 'So {side} is where most of the surprises may come from, sometimes when you have planned for {other}.',
  8: 'So it is hard to say beforehand how much {side} will need, and {other} is the easier of the two to plan.',
  9: 'So {side} is a serious matter this year, and is not to be settled in passing.',
};

export const questionOfTheYear: SolarReturnReadingCells['question'] = {
  gathered: [
    'You go into it wanting {from}, since its Ascendant falls in {natalHouse} of your birth chart; in {house} of the return, however, {planets} draw you {to}.',
    'Its Ascendant is in {natalHouse} of your birth chart, so you begin by wanting {from}. But {house} of the return has {planets} in it, and draws you {to}.',
    'You start out wanting {from}, with its Ascendant in {natalHouse} of your birth chart, and {planets}, which share {house} of the return, draw you {to}.',
  ],
  divided: [
    'The Sun of the return is in {sunHouse} and draws you {from}, while {planets}, which share {house}, draw you {to}.',
    'In {house} of the return {planets} draw you {to}; the Sun, in {sunHouse}, draws you {from}.',
    'In one direction, {to}, you are drawn by {planets}, which share {house} of the return; in the other, {from}, by the Sun in {sunHouse}.',
  ],
  crowd: [
    'With so many planets there, {side} is likely to take more of the year than you meant to give it.',
    'As so many planets stand there, {side} has a louder voice this year than {other}.',
  ],
  ruler: [
    'The ruler of the year is thus on the side of {side}, and what goes well there is likely to help you elsewhere.',
    'Between {side} and {other} it stands with {side}, so that what you begin there has the better start.',
  ],
  leaning: [
    'As for the question that the year began with, more of the chart is on the side of {side}, where it has {planets}. If nothing is done about it, {less} will be left over.',
    'You began with {one} on one side and {other} on the other. More of the chart is with {side}, where it has {planets}, so that is likely to take up more of your time than you plan for.',
    'Of {one} and {other}, it is {side} that has more of the chart behind it, with {planets} there. What you want for {less} had better be settled early.',
    'Between {one} and {other} the chart leans to {side}, where it has {planets}. It is for {less} that you will have to keep time free.',
    'The question was one of {one} and {other}. With {planets} on the side of {side}, most of the year is likely to happen there, and {less} will have to wait its turn.',
  ],
  undecided: [
    'Of {one} and {other}, neither has the greater part of the chart behind it, and you may change sides more than once in the year.',
    'Between {one} and {other} the chart is about even, so it is likely that each will have its turn.',
    'The question was one of {one} and {other}. The chart has about as much on one side as on the other, so it will hardly be settled once and for all.',
  ],
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
