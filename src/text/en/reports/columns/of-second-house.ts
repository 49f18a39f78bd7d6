import type { ColumnShelf } from '../../../report-catalogue.js';

/** How the house of an aspect's slower planet comes into what the swifter one does. */
export const ofSecondHouse: ColumnShelf['ofSecondHouse'] = {
  tense: {
    1: [
      '{other} makes it a matter of your own: {clause}.',
      'You yourself come into it through {other}: {clause}.',
    ],
    2: ['{other} brings money into it: {clause}.', 'Money comes into it through {other}: {clause}.'],
    3: ['{other} brings talk into it: {clause}.', 'What is said comes into it through {other}: {clause}.'],
    4: ['{other} brings home into it: {clause}.', 'Home comes into it through {other}: {clause}.'],
    5: [
      '{other} brings the heart into it: {clause}.',
      'Love or play comes into it through {other}: {clause}.',
    ],
    6: ['{other} brings the day’s work into it: {clause}.', 'Work comes into it through {other}: {clause}.'],
    7: [
      '{other} brings another person into it: {clause}.',
      'Another person comes into it through {other}: {clause}.',
    ],
    8: [
      '{other} brings in what you share with somebody: {clause}.',
      'Trust comes into it through {other}: {clause}.',
    ],
    9: [
      '{other} brings in something larger or farther off: {clause}.',
      'Travel or belief comes into it through {other}: {clause}.',
    ],
    10: [
      '{other} brings your career into it: {clause}.',
      'Your standing comes into it through {other}: {clause}.',
    ],
    11: ['{other} brings your friends into it: {clause}.', 'Friends come into it through {other}: {clause}.'],
    12: [
      '{other} brings in what you keep to yourself: {clause}.',
      'Your need for rest comes into it through {other}: {clause}.',
    ],
  },
  harmonious: {
    1: [
      '{other} adds something of your own: {clause}.',
      'You bring something yourself, thanks to {other}: {clause}.',
    ],
    2: [
      '{other} helps on the side of money: {clause}.',
      'What you have is of use, thanks to {other}: {clause}.',
    ],
    3: [
      '{other} helps by way of talk: {clause}.',
      'A conversation can do some of it, thanks to {other}: {clause}.',
    ],
    4: ['{other} helps from home: {clause}.', 'Home has something to give, thanks to {other}: {clause}.'],
    5: [
      '{other} helps by way of love or play: {clause}.',
      'Play has something to give, thanks to {other}: {clause}.',
    ],
    6: [
      '{other} helps by way of your work: {clause}.',
      'Your daily work has something to give, thanks to {other}: {clause}.',
    ],
    7: [
      '{other} helps through another person: {clause}.',
      'Another person has something to give, thanks to {other}: {clause}.',
    ],
    8: [
      '{other} helps by way of trust: {clause}.',
      'What you share with somebody is of use, thanks to {other}: {clause}.',
    ],
    9: [
      '{other} helps from farther away: {clause}.',
      'Distance has something to give, thanks to {other}: {clause}.',
    ],
    10: [
      '{other} helps from your public life: {clause}.',
      'Your standing is of use, thanks to {other}: {clause}.',
    ],
    11: [
      '{other} helps through friends: {clause}.',
      'Friends have something to give, thanks to {other}: {clause}.',
    ],
    12: [
      '{other} helps from behind the scenes: {clause}.',
      'Quiet has something to give, thanks to {other}: {clause}.',
    ],
  },
};
