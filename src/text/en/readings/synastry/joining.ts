import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** `{name}`’s `{a}` has been met before, with `{other}`’s `{b}`. */
export const relations: SynastryReadingCells['relations'] = {
  kinder: [
    'It makes up for something, because {other}’s {b} was less gentle with {name}’s {a}.',
    'What {other}’s {b} put under strain, {name}’s {a}, is eased here.',
    'So {name}’s {a}, hard pressed by {other}’s {b}, has a friend in the same chart.',
    '{name}’s {a} had more trouble with {other}’s {b}, and the memory of that makes this the more welcome.',
  ],
  harder: [
    '{other}’s {b} made things easy for {name}’s {a}, and this asks more of it.',
    'Through {other}’s {b}, {name}’s {a} knows {other} from a kinder side, which helps to bear it.',
    'The goodwill between {name}’s {a} and {other}’s {b} is needed at this point.',
    'It is the reverse of what {name}’s {a} has from {other}’s {b}, and both are true.',
  ],
  againKind: [
    'It is not the first kindness, for {other}’s {b} was good to {name}’s {a} as well.',
    'Together with {other}’s {b} it gives {name}’s {a} two friends in one chart.',
    '{name}’s {a} has the same good fortune with {other}’s {b}.',
  ],
  againHard: [
    'It is the same {a} of {name}’s that {other}’s {b} already made uneasy.',
    'With {other}’s {b} as well, {name}’s {a} is pressed from two sides.',
    '{name}’s {a} had no easy time of it with {other}’s {b} either, and the two troubles feed each other.',
  ],
  also: [
    'It is the same {a} of {name}’s that meets {other}’s {b}, and the two contacts work together.',
    '{name}’s {a} also meets {other}’s {b}, and in daily life the two will be hard to tell apart.',
    'Together with {other}’s {b} it makes {name}’s {a} one of the points where the two charts touch most.',
    'What was said of {other}’s {b} belongs with it, since {name}’s {a} has a part in both.',
  ],
};

export const turns: SynastryReadingCells['turns'] = {
  kinder: [
    'Here the two charts are of help to each other.',
    'It is one of the easier things between them.',
    'This much comes to them without effort.',
  ],
  harder: [
    'Here there is more to be settled between the two.',
    'It is one of the rougher points between them.',
    'Some strain has to be reckoned with at this point.',
  ],
};

export const bothWays: SynastryReadingCells['bothWays'] = [
  'The same holds the other way around, between {name1}’s {a} and {name2}’s {b}, so each knows it from both sides.',
  '{name1}’s {a} and {name2}’s {b} repeat it in the opposite direction, which doubles its strength.',
  'As {name1}’s {a} does the same with {name2}’s {b}, neither is only the giver or only the receiver.',
  'It is mutual: {name1}’s {a} and {name2}’s {b} are joined in the same manner.',
  'Turned around, with {name1}’s {a} and {name2}’s {b}, the charts say it a second time.',
];

export const reversed: SynastryReadingCells['reversed'] = {
  kinder: [
    'From the other side it is gentler.',
    'Turned around, the same two planets get on better.',
    'The other way about, there is more ease in it.',
  ],
  harder: [
    'From the other side it is rougher.',
    'Turned around, the same two planets have more to settle.',
    'The other way about, it takes more patience.',
  ],
  other: [
    'The same two planets meet from the other side as well.',
    'It has a counterpart in the opposite direction.',
    'The other way about, there is a contact too.',
  ],
};

export const mutual: SynastryReadingCells['mutual'] = [
  '{name1}’s {a} is in the same house of {name2}’s chart, so all of this goes both ways.',
  'Since {name1}’s {a} has the same place with {name2}, it can be said of both.',
  'And {name1}’s {a} does as much in return, from the same house.',
];

export const withoutSaturn: SynastryReadingCells['withoutSaturn'] = [
  'Saturn, the usual bond of long years, joins these two charts nowhere, so what lasts between {name1} and {name2} has to be liked to be kept.',
  'No Saturn holds {name1} and {name2} together by duty. What carries them through the years is of another kind.',
];
