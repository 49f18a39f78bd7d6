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

/** What the Moon’s aspects do where she is in daily work and habits. */
export const moonsAspectsAtWork: MoonAspects = {
  [Sun]: {
    conjunction: ['The Sun is with the Moon {when}, and you want your work to be noticed.'],
    harmonious: ['{When} whoever is in charge is easy to deal with, as the Sun is {from}.'],
    tense: ['{When} the Sun, {from}, may bring you an order that you would rather not have.'],
  },
  [Mercury]: {
    conjunction: ['{When} Mercury joins the Moon, and small tasks are quickly dealt with.'],
    harmonious: ['With Mercury {from} {when}, a colleague understands you at once.'],
    tense: ['{When} Mercury, {from}, may break your work into little pieces.'],
  },
  [Venus]: {
    conjunction: ['{When} Venus joins the Moon, and work in company goes pleasantly.'],
    harmonious: ['{When} Venus is {from}, so somebody may take a chore off your hands.'],
    tense: ['You are apt to put off the dullest task {when}, since Venus is {from}.'],
  },
  [Mars]: {
    conjunction: ['{When} Mars is with the Moon, so you may push yourself and others too hard.'],
    harmonious: ['{When} you get more done than you expected, with Mars {from}.'],
    tense: ['Mars, {from}, may have you hurrying into a mistake {when}.'],
  },
  [Jupiter]: {
    conjunction: [
      'Jupiter is with the Moon {when}, and you take on work gladly.',
      '{When} Jupiter joins the Moon, and a colleague may be generous with help.',
    ],
    harmonious: [
      'With Jupiter {from} {when}, you find the part of the work that you like.',
      '{When} Jupiter, {from}, makes light of a long list.',
    ],
    tense: [
      '{When} you may say yes to one task too many, as Jupiter is {from}.',
      'Jupiter is {from} {when}, and details may be skipped.',
    ],
  },
  [Saturn]: {
    conjunction: [
      '{When} Saturn joins the Moon, and the list may look endless.',
      'With Saturn beside the Moon {when}, you see which task cannot wait.',
    ],
    harmonious: [
      'Careful work comes easily {when}, since Saturn is {from}.',
      '{When} Saturn is {from}, so a good habit is easy to keep.',
    ],
    tense: [
      '{When} Saturn, {from}, may make you do the same thing twice.',
      'Somebody may find fault with what you did {when}, since Saturn is {from}.',
    ],
  },
  [Uranus]: {
    conjunction: [
      '{When} Uranus joins the Moon, and you may want to drop your routine.',
      'Uranus is with the Moon {when}, and a machine or a schedule may fail.',
    ],
    harmonious: [
      'Uranus, {from}, may show you a quicker way of doing it {when}.',
      '{When} a change in the order of the day is welcome, with Uranus {from}.',
    ],
    tense: [
      '{When} Uranus is {from}, so you may be called away from what you are doing.',
      'With Uranus {from} {when}, being told how to do it may irritate you.',
    ],
  },
  [Neptune]: {
    conjunction: [
      'Neptune is with the Moon {when}, and you may tire sooner than usual.',
      '{When} Neptune joins the Moon, and an instruction may not be clear.',
    ],
    harmonious: [
      '{When} Neptune, {from}, makes it easy to help without being asked.',
      'Neptune is {from} {when}, and the work goes almost by itself.',
    ],
    tense: [
      '{When} you may overlook something, as Neptune is {from}.',
      '{When} Neptune, {from}, may have you doing what is somebody else’s job.',
    ],
  },
  [Pluto]: {
    conjunction: [
      '{When} Pluto joins the Moon, and you may not be able to stop working.',
      'With Pluto beside the Moon {when}, a small fault may bother you out of proportion.',
    ],
    harmonious: [
      '{When} Pluto is {from}, so you get to the bottom of what keeps going wrong.',
      'You have the strength for the hardest task {when}, since Pluto is {from}.',
    ],
    tense: [
      '{When} a colleague may try to control how you work, with Pluto {from}.',
      'Pluto, {from}, may turn a habit into a must {when}.',
    ],
  },
};
