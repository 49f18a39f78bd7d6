import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a week leads up to. */
export const announcements: ColumnShelf['announcements'] = [
  'The day that counts is {date}, and its subject is {matter}.',
  'The week builds toward {date} and is in the end about {matter}.',
  'The main event comes on {date}, and it concerns {matter}.',
  'What comes before {date} is preparation; that day is about {matter}.',
  'Keep your best hours for {date}, when it comes down to {matter}.',
  'It takes until {date} for the week to reach its point, and the point is {matter}.',
  'By {date} the week arrives at its real subject: {matter}.',
  'On {date} the week turns to what it is really about: {matter}.',
  'A good deal depends on {date}, above all for {matter}.',
  'If one day can be kept free, let it be {date}, for {matter}.',
  'Save some strength for {date}, which asks something about {matter}.',
  'Leave some room around {date}, when it will be about {matter}.',
  'Of all the days {date} matters most, because it touches {matter}.',
];

export const weekMatters: ColumnShelf['weekMatters'] = {
  1: 'you and your own plans',
  2: 'money and what you own',
  3: 'talk and news',
  4: 'home and family',
  5: 'love, play and whatever you make',
  6: 'work and daily habits',
  7: 'you and somebody else',
  8: 'trust and shared money',
  9: 'study, travel or belief',
  10: 'your career',
  11: 'friends and common plans',
  12: 'rest and privacy',
};
