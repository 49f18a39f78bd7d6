import type { LunarReturnReadingCells, SolarReturnReadingCells } from '../../reading-catalogue.js';

/** How two houses that want different things are both true of a year. */
export const bridgesOfTheYear: SolarReturnReadingCells['bridges'] = {
  company: [
    'The year has room both for {one} and for {other}: people have you for some weeks at a time, and you have yourself in between.',
    'It may seem that {one} and {other} can’t both be yours in one year, but they seldom want the same days of it.',
  ],
  self: [
    'There is room for {one} beside {other}: what concerns only you can be decided alone, and what others have a stake in, together with them.',
    'Some of the year belongs to {one} and some to {other}, and most people will go along with either if they know which it is.',
  ],
  play: [
    'Between {one} and {other} the year does not choose for you: with fixed hours for the second, what is left is honestly free for the first.',
    'The year wants {one} from you and {other} as well, and each of them goes better when the other has had its turn.',
  ],
};

/** The same for a month. */
export const bridgesOfTheMonth: LunarReturnReadingCells['bridges'] = {
  company: [
    'The month has days for {one} and days for {other}, and others take it well if they know which it is.',
    'Both {one} and {other} have a part in these weeks, seldom on the same evening.',
  ],
  self: [
    'There is room in these weeks for {one} beside {other}: you decide your own matters alone, and shared ones together.',
    'Some days go to {one} and some to {other}, and there are enough of them for both.',
  ],
  play: [
    'You can have {one} and see to {other} in the same week, if each has its own hours.',
    'These weeks ask for {other} and leave room for {one}, most of all once the first is done.',
  ],
};
