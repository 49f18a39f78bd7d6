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

/** How a month goes. */
export const shapes: ColumnShelf['shapes'] = {
  one: [
    'One subject runs through the month, and {event} in {house} on {date} is its center.',
    'Nearly everything this month comes back to {event} in {house} on {date}.',
    'The month keeps to one matter, which is at its clearest on {date}, with {event} in {house}.',
    'What matters this month is gathered into one day, {date}, which brings {event} in {house}.',
  ],
  beginning: [
    'The month starts with {beginning} and then turns to its real subject: {event} in {house}, on {date}.',
    'It begins with {beginning}, but the weight of the month lies later, on {date}, with {event} in {house}.',
    'You begin with {beginning}, and from {date} on it is {event} in {house} that counts.',
    'Your time goes to {beginning} at first, and on {date} the real subject arrives: {event} in {house}.',
  ],
  ending: [
    'The month shows its subject on {date}, with {event} in {house}, and goes on from there to {ending}.',
    'It is {event} in {house}, on {date}, that sets the tone, and afterward there is room for {ending}.',
    'The main thing is {event} in {house}, on {date}, and after it there is time for {ending}.',
    'Everything starts from {event} in {house} on {date}, and later on your attention goes to {ending}.',
  ],
  round: [
    'The month begins with {beginning} and comes back to it, and between the two, on {date}, stands {event} in {house}.',
    'You have {beginning} to see to, now and again later; in between, on {date}, {event} in {house} is what the month is about.',
    'Your attention goes to {beginning} more than once this month, but it turns on {date}, with {event} in {house}.',
  ],
  both: [
    'The month begins with {beginning}, turns on {date} with {event} in {house}, and goes on to {ending}.',
    'What matters most comes on {date}, with {event} in {house}; before that there is time for {beginning}, and after it for {ending}.',
    'Your time goes to {beginning} at first; then, on {date}, comes {event} in {house}, the main thing, and after that {ending}.',
    'The turning point is {date}, with {event} in {house}; before it you have {beginning} in mind, after it {ending}.',
    'From {beginning} the month moves toward {date} and {event} in {house}, and then on to {ending}.',
    'Between {beginning} at the start and {ending} later on, the month has its center on {date}, with {event} in {house}.',
  ],
};
