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

/** What the Moon’s aspects do where she is on journeys, in study and belief. */
export const moonsAspectsInTravel: MoonAspects = {
  [Sun]: {
    conjunction: ['{When} the Sun joins the Moon, and you know what you believe.'],
    harmonious: ['{When} the Sun, {from}, may bring you together with somebody worth learning from.'],
    tense: ['With the Sun {from} {when}, somebody may be sure that they know better.'],
  },
  [Mercury]: {
    conjunction: ['{When} Mercury is with the Moon, so you learn quickly.'],
    harmonious: ['Mercury is {from} {when}, and a question about a trip or a course is answered.'],
    tense: ['{When} an argument about opinions may go in circles, with Mercury {from}.'],
  },
  [Venus]: {
    conjunction: ['{When} Venus joins the Moon, and a foreign place or voice may charm you.'],
    harmonious: ['You get along with people who think differently {when}, since Venus is {from}.'],
    tense: ['{When} Venus, {from}, may make the place you are not in look prettier.'],
  },
  [Mars]: {
    conjunction: ['Mars is with the Moon {when}, and you may fight for an opinion.'],
    harmonious: ['{When} you would gladly set out at once, as Mars is {from}.'],
    tense: ['{When} Mars, {from}, may have you lecturing somebody.'],
  },
  [Jupiter]: {
    conjunction: [
      '{When} Jupiter joins the Moon, and the world looks wide open.',
      'With Jupiter beside the Moon {when}, you may find a good teacher.',
    ],
    harmonious: [
      '{When} Jupiter is {from}, so a distant plan seems possible.',
      'Jupiter, {from}, makes a large question a pleasure {when}.',
    ],
    tense: [
      'You may plan a journey too big for your time {when}, since Jupiter is {from}.',
      '{When} an opinion may be given as a fact, with Jupiter {from}.',
    ],
  },
  [Saturn]: {
    conjunction: [
      'Saturn is with the Moon {when}, and you may doubt what you were sure of.',
      '{When} Saturn joins the Moon, and a form or a rule may hold you up.',
    ],
    harmonious: [
      '{When} a hard page becomes clear, as Saturn is {from}.',
      'With Saturn {from} {when}, a plan for study takes shape.',
    ],
    tense: [
      '{When} Saturn is {from}, so the view you hoped for may have to wait.',
      'Somebody may hold you to the letter of a rule {when}, since Saturn is {from}.',
    ],
  },
  [Uranus]: {
    conjunction: [
      '{When} Uranus joins the Moon, and you may want to be somewhere else.',
      'Uranus is with the Moon {when}, and a route may change.',
    ],
    harmonious: [
      '{When} an unusual idea convinces you, with Uranus {from}.',
      '{When} Uranus, {from}, may open a way that was not on the map.',
    ],
    tense: [
      '{When} Uranus, {from}, may upset a timetable.',
      'With Uranus {from} {when}, you may contradict for the sake of it.',
    ],
  },
  [Neptune]: {
    conjunction: [
      '{When} Neptune joins the Moon, and you may long for a place you hardly know.',
      'Neptune is with the Moon {when}, and you may take a wish for a belief.',
    ],
    harmonious: [
      'A poem or a service may touch you {when}, since Neptune is {from}.',
      '{When} Neptune is {from}, so you understand a stranger without the language.',
    ],
    tense: [
      '{When} you may miss a turn or a detail, as Neptune is {from}.',
      '{When} Neptune, {from}, may make somebody’s big words sound truer than they are.',
    ],
  },
  [Pluto]: {
    conjunction: [
      '{When} Pluto is with the Moon, so a belief may be held too hard.',
      'Pluto joins the Moon {when}, and one idea may not let you go.',
    ],
    harmonious: [
      '{When} Pluto, {from}, lets you give up an opinion you have outgrown.',
      'You find what a text is really about {when}, since Pluto is {from}.',
    ],
    tense: [
      'With Pluto {from} {when}, somebody may try to convert you.',
      '{When} you may want to be right at any cost, with Pluto {from}.',
    ],
  },
};
