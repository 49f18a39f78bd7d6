import {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../chart/bodies.js';
import type { ReportCatalogue } from '../../report-catalogue.js';

/** The sentences that say what the sky does and when. */
export const reportSentences: Pick<
  ReportCatalogue,
  | 'dates'
  | 'planets'
  | 'solarEclipses'
  | 'lunarEclipses'
  | 'clauses'
  | 'sentences'
  | 'announcements'
  | 'headings'
> = {
  dates: {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    inWeek: '{weekday}, {month} {day}',
    inYear: '{month} {day}',
    otherYear: '{month} {day}, {year}',
  },
  planets: {
    [Sun]: 'the Sun',
    [Moon]: 'the Moon',
    [Mercury]: 'Mercury',
    [Venus]: 'Venus',
    [Mars]: 'Mars',
    [Jupiter]: 'Jupiter',
    [Saturn]: 'Saturn',
    [Uranus]: 'Uranus',
    [Neptune]: 'Neptune',
    [Pluto]: 'Pluto',
  },
  solarEclipses: {
    total: 'a total solar eclipse',
    annular: 'an annular solar eclipse',
    hybrid: 'a hybrid solar eclipse',
    partial: 'a partial solar eclipse',
  },
  lunarEclipses: {
    total: 'a total lunar eclipse',
    partial: 'a partial lunar eclipse',
    penumbral: 'a penumbral lunar eclipse',
  },
  clauses: {
    newMoon: [
      'the new Moon falls in {sign}, {house}',
      'the Moon is new in {sign}, {house}',
      'Sun and Moon meet at the new Moon in {sign}, {house}',
    ],
    firstQuarter: [
      'the Moon reaches the first quarter in {sign}, {house}',
      'the first quarter Moon stands in {sign}, {house}',
    ],
    fullMoon: [
      'the full Moon falls in {sign}, {house}',
      'the Moon is full in {sign}, {house}',
      'the full Moon shines from {sign}, {house}',
    ],
    lastQuarter: [
      'the Moon reaches the last quarter in {sign}, {house}',
      'the last quarter Moon stands in {sign}, {house}',
    ],
    eclipse: ['{eclipse} falls in {sign}, {house}', 'there is {eclipse} in {sign}, {house}'],
    ingress: [
      '{planet} enters {sign}, {house}',
      '{planet} moves into {sign}, {house}',
      '{planet} crosses into {sign}, {house}',
    ],
    ingressBack: [
      '{planet}, going backward, returns to {sign}, {house}',
      '{planet} backs into {sign}, {house}',
    ],
    moonIngress: [
      'the Moon enters {sign}, {house}',
      'the Moon comes to {sign}, {house}',
      'the Moon moves on to {sign}, {house}',
      'the Moon arrives in {sign}, {house}',
    ],
    sunStay: [
      'the Sun stands at {degree}° of {sign}, {house}',
      'the Sun has come to {degree}° of {sign}, {house}',
    ],
    moonStay: ['the Moon stands in {sign}, {house}', 'the Moon is to be found in {sign}, {house}'],
    retrograde: [
      '{planet} turns retrograde in {sign}, {house}',
      '{planet} comes to a halt and goes retrograde in {sign}, {house}',
    ],
    direct: ['{planet} turns direct in {sign}, {house}', '{planet} goes forward again in {sign}, {house}'],
    loop: [
      '{planet} turns retrograde in {sign}, {house}, and goes forward again on {until}',
      '{planet} turns retrograde in {sign}, {house}, to go direct on {until}',
      '{planet} begins a retrograde in {sign}, {house}, that lasts until {until}',
    ],
    underWay: [
      '{planet} stands at {degree}° of {sign}, {house}, still going backward',
      '{planet}, retrograde, has come to {degree}° of {sign}, {house}',
      '{planet} is at {degree}° of {sign}, {house}, on the way back',
    ],
    conjunction: ['{planet} meets {other} in {sign}, {house}', '{planet} joins {other} in {sign}, {house}'],
    opposition: [
      '{planet} in {sign}, {house}, stands opposite {other} in {otherSign}',
      '{planet} in {sign}, {house}, faces {other} in {otherSign} across the sky',
    ],
    trine: [
      '{planet} in {sign}, {house}, makes a trine to {other} in {otherSign}',
      '{planet} in {sign}, {house}, is in trine with {other} in {otherSign}',
    ],
    square: [
      '{planet} in {sign}, {house}, makes a square to {other} in {otherSign}',
      '{planet} in {sign}, {house}, is square to {other} in {otherSign}',
    ],
    sextile: [
      '{planet} in {sign}, {house}, makes a sextile to {other} in {otherSign}',
      '{planet} in {sign}, {house}, is in sextile with {other} in {otherSign}',
    ],
  },
  sentences: {
    first: ['On {date}, {clause}.', '{Clause}, on {date}.'],
    later: [
      'On {date}, {clause}.',
      '{Clause}, on {date}.',
      'Then, on {date}, {clause}.',
      'Next, on {date}, {clause}.',
    ],
    firstLoop: ['On {date}, {clause}.'],
    laterLoop: ['On {date}, {clause}.', 'Then, on {date}, {clause}.'],
  },
  announcements: {
    weekly: [
      'The day to watch is {date}, when {clause}.',
      'Most of this week leans toward {date}: {clause}.',
      'What the week is about shows on {date}, when {clause}.',
      'Look ahead to {date}, when {clause}.',
    ],
    monthly: [
      'The month turns on {date}, when {clause}.',
      'Its weightiest day is {date}: {clause}.',
      'What counts most comes on {date}, when {clause}.',
    ],
    yearly: [
      'The year has its hinge on {date}, when {clause}.',
      'Of all its dates mark {date}: {clause}.',
      'More hangs on {date} than on any other day, since {clause}.',
    ],
    rising: [
      'Seen from your Ascendant, the date that weighs most is {date}: {clause}.',
      'For the chart that begins with your rising sign, the year turns on {date}, when {clause}.',
    ],
  },
  headings: {
    monthly: {
      lead: '{sign}: the heart of {month}',
      parts: ['{sign} early in {month}', '{sign} in the middle of {month}', '{sign} late in {month}'],
    },
    yearly: {
      lead: '{sign}: what {year} is about',
      parts: [
        '{sign} from {from} to {to}',
        '{sign} from {from} to {to}',
        '{sign} from {from} to {to}',
        '{sign} from {from} to {to}',
      ],
    },
    rising: {
      lead: '{sign} rising: what {year} is about',
      parts: [
        '{sign} rising, {from} to {to}',
        '{sign} rising, {from} to {to}',
        '{sign} rising, {from} to {to}',
        '{sign} rising, {from} to {to}',
      ],
    },
  },
};
