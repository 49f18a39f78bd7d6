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

/** What the Moon’s aspects do where she is among what the reader has and earns. */
export const moonsAspectsInMoney: MoonAspects = {
  [Sun]: {
    conjunction: ['The Sun is with the Moon {when}, and you know what you can afford.'],
    harmonious: ['{When} somebody with a say may value your work, as the Sun is {from}.'],
    tense: ['{When} the Sun, {from}, may make you spend in order to impress.'],
  },
  [Mercury]: {
    conjunction: ['{When} Mercury joins the Moon, and figures are easy to follow.'],
    harmonious: ['A price can be talked about in a friendly way {when}, since Mercury is {from}.'],
    tense: ['With Mercury {from} {when}, a sum or a date may be misread.'],
  },
  [Venus]: {
    conjunction: ['{When} Venus is with the Moon, so what you buy is likely to please you.'],
    harmonious: ['{When} Venus, {from}, gives you an eye for what is worth its price.'],
    tense: ['Venus, {from}, may make you pay for comfort {when}.'],
  },
  [Mars]: {
    conjunction: ['{When} Mars joins the Moon, and money may be spent in a hurry.'],
    harmonious: ['With Mars {from} {when}, you have the energy to earn something extra.'],
    tense: ['{When} you may quarrel over a small amount, as Mars is {from}.'],
  },
  [Jupiter]: {
    conjunction: [
      'Jupiter is with the Moon {when}, and you feel that there is enough.',
      '{When} Jupiter joins the Moon, and you like to be generous.',
    ],
    harmonious: [
      '{When} Jupiter is {from}, so a request about pay has a good chance.',
      'You see what you have before what is missing {when}, since Jupiter is {from}.',
    ],
    tense: [
      '{When} you may buy the larger size for no good reason, with Jupiter {from}.',
      'Jupiter, {from}, may make you count {when} on money that is not there yet.',
    ],
  },
  [Saturn]: {
    conjunction: [
      'With Saturn beside the Moon {when}, you may worry about having enough.',
      '{When} Saturn joins the Moon, and every expense seems a large one.',
    ],
    harmonious: [
      'Saturn, {from}, makes it easy to keep to a sum {when}.',
      '{When} you would rather have one good thing than three cheap ones, with Saturn {from}.',
    ],
    tense: [
      '{When} Saturn is {from}, so a bill may come before a pleasure.',
      'Somebody may find your price too high {when}, since Saturn is {from}.',
    ],
  },
  [Uranus]: {
    conjunction: [
      '{When} Uranus joins the Moon, and an expense may come as a surprise.',
      'Uranus is with the Moon {when}, and you may want to part with something.',
    ],
    harmonious: [
      '{When} you may find a new use for an old thing, as Uranus is {from}.',
      '{When} Uranus, {from}, may show you an odd way to save or earn.',
    ],
    tense: [
      '{When} Uranus, {from}, may upset what you had set aside.',
      'With Uranus {from} {when}, you may buy on an impulse and wonder at it later.',
    ],
  },
  [Neptune]: {
    conjunction: [
      'Neptune is with the Moon {when}, and you may lose sight of what things cost.',
      '{When} Neptune joins the Moon, and something may be mislaid.',
    ],
    harmonious: [
      '{When} you give gladly, and do not count it, with Neptune {from}.',
      'Neptune is {from} {when}, and you enjoy what costs nothing.',
    ],
    tense: [
      '{When} Neptune is {from}, so an offer may look better than it is.',
      'You may forget a payment {when}, since Neptune is {from}.',
    ],
  },
  [Pluto]: {
    conjunction: [
      'Pluto is with the Moon {when}, and you may hold on tightly to what is yours.',
      '{When} Pluto joins the Moon, and a purchase may be about something else.',
    ],
    harmonious: [
      'With Pluto {from} {when}, you can part with what you have outgrown.',
      '{When} Pluto, {from}, helps you to look a figure in the eye.',
    ],
    tense: [
      '{When} somebody may use money to have their way, as Pluto is {from}.',
      '{When} Pluto, {from}, may make you grudge others what they have.',
    ],
  },
};
