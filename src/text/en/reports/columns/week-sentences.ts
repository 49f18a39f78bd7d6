import type { ColumnShelf } from '../../../report-catalogue.js';

/** How what a week tells beside its lead follows from that. */
export const weekSentences: ColumnShelf['weekSentences'] = {
  carriesOn: [
    '{date} takes this a step further, as {clause}.',
    'More of it comes on {date}, when {clause}.',
    'On {date} the same matter comes up again, because {clause}.',
    'It continues on {date}, when {clause}.',
    'There is a sequel on {date}, when {clause}.',
  ],
  eases: [
    'It gets easier on {date}, when {clause}.',
    '{date} brings some relief in this, as {clause}.',
    'On {date} there is help with it, because {clause}.',
    'The strain lets up on {date}, when {clause}.',
    'By {date} less stands in the way, since {clause}.',
  ],
  helps: [
    'Something helps with it on {date}, because {clause}.',
    '{date} is a good day for the same plans, since {clause}.',
    'It gets a push in the right direction on {date}, when {clause}.',
    'You can count on some support in this on {date}, when {clause}.',
  ],
  tests: [
    '{date} puts this to the test, as {clause}.',
    'The harder part comes on {date}, when {clause}.',
    'On {date} the same matter turns more difficult, because {clause}.',
    'It does not go unopposed, since on {date} {clause}.',
    'A complication may come up on {date}, when {clause}.',
  ],
  comesBack: [
    'On {date} the week comes back to {leadTopic}, as {clause}.',
    '{date} leads back to {leadTopic}, because {clause}.',
  ],
  shifts: [
    'On {date} attention shifts to {topic}, as {clause}.',
    'By {date} the week has moved on to {topic}, since {clause}.',
    'The week has room for {topic} as well: on {date} {clause}.',
    'There is more to the week than {leadTopic}; think of {topic} on {date}, when {clause}.',
    'While you are busy with {leadTopic}, {date} reminds you of {topic}, as {clause}.',
    '{date} is more about {topic}, because {clause}.',
  ],
  shiftsEased: [
    'If {leadTopic} should try your patience, {date} is kinder to {topic}: {clause}.',
    'Things go more smoothly with {topic}, as on {date} {clause}.',
    'There is a lighter side to the week, with {topic}: on {date} {clause}.',
    'For a rest from {leadTopic} you can turn to {topic} on {date}, when {clause}.',
  ],
  shiftsTested: [
    'The catch this week lies with {topic}, because on {date} {clause}.',
    '{date} asks more of you when it comes to {topic}, as {clause}.',
    'Not everything goes as well as {leadTopic}: with {topic} you may need some patience on {date}, when {clause}.',
    'The good mood is needed for {topic} on {date}, when {clause}.',
  ],
  before: [
    'Before that, on {date}, attention goes to {topic}, as {clause}.',
    'Earlier, on {date}, you have {topic} to think of, because {clause}.',
    'Before you get to {leadTopic}, {date} is about {topic}, as {clause}.',
    'The week begins with {topic}, since on {date} {clause}.',
  ],
  beforeWithIt: [
    'Before that, on {date}, the same matter is touched on, as {clause}.',
    'Earlier, on {date}, it may already be in the air, because {clause}.',
    'There is a prelude to this on {date}, when {clause}.',
    'It begins to show on {date}, when {clause}.',
  ],
  beforeEased: [
    'It begins more easily, since on {date} {clause}.',
    'Before that, on {date}, the same matter has a kinder side, as {clause}.',
    'Earlier, on {date}, you can still expect some help with it, because {clause}.',
  ],
  beforeTested: [
    'It begins less smoothly, since on {date} {clause}.',
    'Before that, on {date}, the same matter may cost you some patience, as {clause}.',
    'Earlier, on {date}, there may be something in the way of it, because {clause}.',
  ],
  sameDay: [
    'That is not all of {date}, since {clause}.',
    'The same {date} has something for {topic} too, as {clause}.',
    'There is a second side to {date}, as {clause}.',
    'The same {date} may also bring news about {topic}, because {clause}.',
  ],
  sameDayEased: [
    'The same {date} has a kinder side, since {clause}.',
    'As it happens, help comes on that very {date}, when {clause}.',
    'The same {date} is easier on {topic}, as {clause}.',
  ],
  sameDayTested: [
    'The same {date} has a harder side, since {clause}.',
    'It is less simple with {topic} on that {date}, because {clause}.',
    'Some patience is needed on the same {date}, as {clause}.',
  ],
  joined: [
    'On {date} {aside}, and {matter}, while {full}.',
    'As {aside} on {date}, {matter}; on the same day {full}.',
    'On {date} {matter}, as {aside}, and in addition {full}.',
  ],
  joinedBefore: [
    'Before that, on {date}, {aside}, and {matter}, while {full}.',
    'Earlier, on {date}, {matter}, as {aside}, and in addition {full}.',
  ],
  mention: [
    'On {date} {matter}, as {clause}.',
    'On {date} {clause}, and {matter}.',
    '{Matter} on {date}, when {clause}.',
    '{Clause} on {date}, and {matter}.',
  ],
  mentionBefore: [
    'Before that, on {date}, {clause}, and {matter}.',
    'Earlier, on {date}, {matter}, as {clause}.',
  ],
  throughout: ['Through all of it {matter}: {clause}.', 'All week {matter}: {clause}.'],
  mentionSameDay: [
    'On the same {date} {clause}, and {matter}.',
    'On that {date}, too, {matter}, because {clause}.',
  ],
};
