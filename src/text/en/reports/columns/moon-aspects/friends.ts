import {
  Jupiter,
  Mars,
  Mercury,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../../chart/bodies.js';
import type { MoonAspects } from '../../../../report-catalogue.js';

/** What the Moon’s aspects do where she is among friends and in groups. */
export const moonsAspectsWithFriends: MoonAspects = {
  [Sun]: {
    conjunction: ['{When} the Sun joins the Moon, and you feel that you belong.'],
    harmonious: ['With the Sun {from} {when}, the others follow a suggestion of yours.'],
    tense: ['{When} one person may want to lead the whole group, with the Sun {from}.'],
  },
  [Mercury]: {
    conjunction: ['Mercury is with the Moon {when}, and news travels fast among friends.'],
    harmonious: ['{When} Mercury is {from}, so a question to a friend brings a useful name.'],
    tense: ['Everybody may talk at once {when}, since Mercury is {from}.'],
  },
  [Venus]: {
    conjunction: ['{When} Venus joins the Moon, and friends are glad to see you.'],
    harmonious: ['{When} a friendship is easily patched up, as Venus is {from}.'],
    tense: ['{When} Venus, {from}, may leave you feeling less liked than somebody else.'],
  },
  [Mars]: {
    conjunction: ['{When} Mars joins the Moon, and a group may split over a trifle.'],
    harmonious: ['Mars, {from}, gets a common plan moving {when}.'],
    tense: ['{When} Mars is {from}, so you may quarrel with somebody on your own side.'],
  },
  [Jupiter]: {
    conjunction: [
      'Jupiter is with the Moon {when}, and a friend may open a door for you.',
      '{When} Jupiter joins the Moon, and the more people there are, the merrier you are.',
    ],
    harmonious: [
      '{When} you may be asked to join something, with Jupiter {from}.',
      'Jupiter, {from}, makes your circle generous {when}.',
    ],
    tense: [
      'With Jupiter {from} {when}, a group may plan more than it can carry out.',
      '{When} you may be given more advice than you can use, as Jupiter is {from}.',
    ],
  },
  [Saturn]: {
    conjunction: [
      '{When} Saturn joins the Moon, and you may feel alone in a crowd.',
      'With Saturn beside the Moon {when}, a task for the group may fall to you.',
    ],
    harmonious: [
      'An old friend is worth more than new ones {when}, since Saturn is {from}.',
      '{When} Saturn, {from}, makes people keep what they promised the group.',
    ],
    tense: [
      'Saturn is {from} {when}, and a friend may be too busy.',
      '{When} the others may count on you to do the dull part, with Saturn {from}.',
    ],
  },
  [Uranus]: {
    conjunction: [
      'Uranus is with the Moon {when}, and an acquaintance may surprise you.',
      '{When} Uranus joins the Moon, and you may tire of the group quite suddenly.',
    ],
    harmonious: [
      '{When} Uranus is {from}, so somebody quite unlike you is good company.',
      'With Uranus {from} {when}, the group is ready for something new.',
    ],
    tense: [
      '{When} a meeting may be moved or canceled, as Uranus is {from}.',
      'Uranus, {from}, may make you disagree with everybody {when}.',
    ],
  },
  [Neptune]: {
    conjunction: [
      '{When} Neptune joins the Moon, and you may take on a whole group’s mood.',
      'Neptune is with the Moon {when}, and nobody may know what was agreed.',
    ],
    harmonious: [
      'Neptune, {from}, makes it easy to hope together {when}.',
      '{When} a friend’s trouble can be felt and eased, with Neptune {from}.',
    ],
    tense: [
      '{When} Neptune, {from}, may let somebody lean on you too much.',
      'You may expect of a friend what they never offered {when}, since Neptune is {from}.',
    ],
  },
  [Pluto]: {
    conjunction: [
      'With Pluto beside the Moon {when}, one voice may dominate the others.',
      '{When} Pluto joins the Moon, and loyalty may be put to the test.',
    ],
    harmonious: [
      '{When} you may learn something important from a friend, as Pluto is {from}.',
      '{When} Pluto, {from}, shows you who your friends are.',
    ],
    tense: [
      '{When} Pluto is {from}, so there may be talk behind somebody’s back.',
      'A group may want all of you or nothing {when}, since Pluto is {from}.',
    ],
  },
};
