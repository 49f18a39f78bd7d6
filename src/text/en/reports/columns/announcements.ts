import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a week leads up to. */
export const announcements: ColumnShelf['announcements'] = [
  'This week leads up to {date} and {event} in {house}.',
  'The day to watch is {date}, with {event} in {house}.',
  'What matters most this week comes on {date}: {event} in {house}.',
  'The days before {date} prepare for {event} in {house}.',
  'The week has its weight on {date}, which brings {event} in {house}.',
  'Keep an eye on {date} this week, for {event} in {house}.',
];

/** How a month goes. */
export const shapes: ColumnShelf['shapes'] = {
  one: [
    'One subject runs through the month, and {event} in {house} on {date} is its center.',
    'Nearly everything this month comes back to {event} in {house} on {date}.',
    'The month keeps to one matter, which is at its clearest on {date}, with {event} in {house}.',
    'What matters this month can be told from one day, {date}, which brings {event} in {house}.',
  ],
  beginning: [
    'The month starts with {beginning} and then turns to its real subject: {event} in {house}, on {date}.',
    'It begins with {beginning}, but the weight of the month lies later, on {date}, with {event} in {house}.',
    'You begin with {beginning}, and from {date} on it is {event} in {house} that counts.',
    'Your time goes to {beginning} at first, until on {date} {event} in {house} begins to count for more.',
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
