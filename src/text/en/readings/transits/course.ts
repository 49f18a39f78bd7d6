import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** After a contact with an angle: the planet stays in the house that begins there. */
export const behindAngle: TransitsReadingCells['behindAngle'] = ['{A} stays in {house} until {ends}.'];

export const behindAngleForNow: TransitsReadingCells['behindAngleForNow'] = [
  '{A} stays in {house} until {ends}, and comes back there in {month}.',
];

/** The planet goes back over an angle. */
export const backOver: TransitsReadingCells['backOver'] = {
  day: '{A} goes back over {b} for a time and is in {house} until {ends}; what has begun can wait that long.',
  retreat:
    '{A} crossed {b} earlier and goes back over it around {day}, so what it began is laid aside, and is taken up again around {ends}.',
  section: '{A} goes back over {b}, into {house}, on {day}; it crosses again around {ends}.',
};

/** How the period runs. */
export const shape: TransitsReadingCells['shape'] = {
  titles: { presses: 'When it presses, and when it eases', easy: 'Where it is easy' },
  clauses: { between: ', ', last: ', and ' },
  verbs: {
    heavy: { does: 'presses hardest on {b}', did: 'pressed hardest on {b}', there: 'presses hardest there' },
    jupiter: { does: 'pulls hardest at {b}', did: 'pulled hardest at {b}', there: 'pulls hardest there' },
  },
  alone: {
    early: [
      'The steepest part comes first: {a} {does} {when}.',
      'Most is asked of you near the beginning, {when}, when {a} {does}.',
      'You begin with the heaviest stretch, since {a} {does} {when}.',
    ],
    middle: [
      'The middle of this period weighs most, {when}, when {a} {does}.',
      'It builds up to the middle, where {a} {does}, {when}.',
    ],
    late: [
      'The weight comes late: {a} {does} {when}.',
      'The steepest part is toward the end, {when}, when {a} {does}.',
      'Most is asked of you last, as {a} {does} {when}.',
    ],
    whole: [
      'There is no single peak. {A} {does} {when}, and it is as well to pace yourself.',
      'It stays at one pitch for a good while, as {a} {does} {when}.',
    ],
    rounds: [
      'It comes in waves: {a} {does} {when}, and there are easier weeks between.',
      'You are not pressed all the time. {A} {does} {when}, and lets you rest in between.',
    ],
    later: [
      'The first stretch is the lighter one. In {since} {a} arrives, and {when} it {does}.',
      'You have more air until {since}; then {a} arrives, and {when} it {does}.',
    ],
    past: [
      'The hardest of it is behind you, since {a} {did} {when}.',
      'You come from the steepest part: {a} {did} {when}, and is easing.',
    ],
  },
  both: {
    together: [
      'One stretch outweighs the rest: {when}, {a} {does} and {c} {does2}.',
      'The heaviest weeks are {when}, as {a} {does} and {c} {does2}.',
    ],
    falling: [
      'The heavier part comes first: {a} {does} {when}. A second one follows {when2}, when {c} {does2}.',
      'Of two heavy stretches the first is the heavier, {when}, when {a} {does}; {when2} it is {c} that {does2}.',
    ],
    rising: [
      'It grows heavier as it goes. {C} {does2} {when2}, and {a}, which weighs more, {does} {when}.',
      'The first push comes {when2}, when {c} {does2}, and the greater one {when}, when {a} {does}.',
    ],
    turns: [
      'Two planets press by turns: {a} {does} {when}, and {c} {does2} {when2}.',
      'Two things take turns here. {A} {does} {when}, and {c} {does2} {when2}.',
    ],
  },
  air: {
    lets: [
      'You have more room once {a} lets go, in {ends}.',
      'In {ends} {a} lets go, and you get your breath back.',
    ],
    eases: [
      'After that it eases, though it isn’t over.',
      'What comes after is lighter, without being the end of it.',
      'Then you have more air for a while.',
    ],
    stays: [
      'It doesn’t end with this period, since {a} stays until {ends}.',
      'Don’t count on an early end: {a} stays until {ends}.',
    ],
    paused: [
      'More of it comes after this period, with pauses, until {a} lets go in {ends}.',
      'Easier weeks come after this period, and {a} lets go for good in {ends}.',
    ],
  },
  when: {
    in: 'in {months}',
    around: 'around {months}',
    many: 'several times from {since} to {until}',
  },
  course: {
    none: [
      'Nothing presses for long, and most of what comes is friendly.',
      'This is a friendly stretch; what you get out of it depends on what you ask for.',
    ],
    distant: [
      'The weeks run fairly evenly, for {a}, which presses on {b}, does not come to a head in them.',
      'No part of this period stands out. {A} presses on {b} from a distance, and its height is at another time.',
    ],
  },
  helps: {
    meanwhile: ['Meanwhile {list}.', 'Besides, {list}.', 'On your side, {list}.'],
    alone: ['On your side, {list}.', 'In your favor, {list}.'],
  },
  brings: {
    planet: '{a} helps {when}, with {matter}',
    samePlanet: 'the same {a} helps {when}, with {matter}',
  },
  months: {
    throughout: 'throughout',
    until: 'until {until}',
    since: 'from {since} on',
    once: 'in {since}',
    within: 'from {since} to {until}',
  },
  paused: 'on and off {when}',
};
