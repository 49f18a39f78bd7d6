import type { ColumnShelf } from '../../../report-catalogue.js';

/** How what a week tells beside its lead follows from that. */
export const weekSentences: ColumnShelf['weekSentences'] = {
  carriesOn: [
    'It goes a step further with {leadTopic} on {date}, as {clause}.',
    'On {date} there is more to be said about {leadTopic}, because {clause}.',
    '{date} continues the subject of {leadTopic}, as {clause}.',
    'You come back to {leadTopic} on {date}, when {clause}.',
  ],
  eases: [
    'With {leadTopic} it gets easier on {date}, when {clause}.',
    '{date} takes some of the strain out of {leadTopic}, as {clause}.',
    'On {date} there is help in the matter of {leadTopic}, because {clause}.',
    'By {date} less stands in the way of {leadTopic}, since {clause}.',
  ],
  helps: [
    'On {date} something helps with {leadTopic}, because {clause}.',
    '{date} is a good day for {leadTopic} as well, since {clause}.',
    'You can count on some support in the matter of {leadTopic} on {date}, when {clause}.',
  ],
  tests: [
    '{date} is the test for {leadTopic}, as {clause}.',
    'You may need some patience with {leadTopic} on {date}, when {clause}.',
    'On {date} you may find {leadTopic} harder going, because {clause}.',
    'It does not all go smoothly with {leadTopic}, since on {date} {clause}.',
    'A complication over {leadTopic} may come up on {date}, when {clause}.',
  ],
  comesBack: [
    'On {date} the week comes back to {leadTopic}, as {clause}.',
    '{date} leads back to {leadTopic}, because {clause}.',
  ],
  again: [
    '{date} is about {topic} as well, because {clause}.',
    'With {topic} it goes on, as on {date} {clause}.',
    'On {date} there is more to be said about {topic}, since {clause}.',
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
    'It is easier with {topic} on {date}, when {clause}.',
  ],
  shiftsTested: [
    'The catch this week lies with {topic}, because on {date} {clause}.',
    '{date} asks more of you when it comes to {topic}, as {clause}.',
    'Not everything goes as well as {leadTopic}: with {topic} you may need some patience on {date}, when {clause}.',
    'With {topic} you may need some of that good mood on {date}, when {clause}.',
  ],
  before: [
    'Before that, on {date}, attention goes to {topic}, as {clause}.',
    'Earlier, on {date}, your thoughts may turn to {topic}, because {clause}.',
    'Before you get to {leadTopic}, {date} is about {topic}, as {clause}.',
    'Before that there is {topic} to think of, since on {date} {clause}.',
  ],
  beforeWithIt: [
    'Before that, on {date}, there is already something to be said about {leadTopic}, as {clause}.',
    'Earlier, on {date}, the subject of {leadTopic} may be in the air, because {clause}.',
    'You may be thinking of {leadTopic} from {date} on, when {clause}.',
  ],
  beforeEased: [
    'It begins more easily with {leadTopic}, since on {date} {clause}.',
    'Before that, on {date}, {leadTopic} can be seen from a kinder side, as {clause}.',
    'Earlier, on {date}, you can expect some help with {leadTopic}, because {clause}.',
  ],
  beforeTested: [
    'It begins less smoothly with {leadTopic}, since on {date} {clause}.',
    'Before that, on {date}, you may need patience with {leadTopic}, as {clause}.',
    'Earlier, on {date}, there may be something in the way of {leadTopic}, because {clause}.',
  ],
  sameDay: [
    'There is more to {date} than that, and it concerns {topic}: {clause}.',
    'The same {date} has something for {topic} too, as {clause}.',
    '{date} has a second subject, that of {topic}, as {clause}.',
    'The same {date} may also bring news about {topic}, because {clause}.',
  ],
  sameDayAgain: [
    'The same {date} has more to say about {topic}, as {clause}.',
    'There is more about {topic} on the same {date}, because {clause}.',
  ],
  sameDayEased: [
    'The same {date} has a kinder side, that of {topic}, since {clause}.',
    'As it happens, help comes in the way of {topic} on that very {date}, when {clause}.',
    'The same {date} is easier on {topic}, as {clause}.',
  ],
  sameDayTested: [
    'The same {date} has a harder side, that of {topic}, since {clause}.',
    'It is less simple with {topic} on that {date}, because {clause}.',
    'Some patience is needed with {topic} on the same {date}, as {clause}.',
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
