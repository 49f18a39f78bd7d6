import type { TransitsReadingCells } from '../../reading-catalogue.js';

/** A transit with the days on which it is exact, one or several, in a sentence. */
export const days: TransitsReadingCells['days'] = {
  0: {
    conjunction: ['The Sun reaches {b} on {day} and puts you where you can be seen.'],
    harmonious: ['On {day} the Sun is kind to {b}, and what you do then goes with a lighter hand.'],
    tense: [
      'On {day} the Sun is hard on {b}, and somebody’s will, perhaps your own, needs to give way a little.',
    ],
  },
  2: {
    conjunction: ['Mercury comes to {b} on {day}, a time for the word that has been on its way.'],
    harmonious: ['For a talk that has to go well, note {day}, since Mercury then favors {b}.'],
    tense: ['On {day} Mercury quarrels with {b}, and whatever is said then is better read twice.'],
  },
  3: {
    conjunction: ['Venus meets {b} on {day}, and somebody may let you know that you are liked.'],
    harmonious: ['On {day} Venus is good to {b}, and what is pleasant then comes of itself.'],
    tense: [
      'On {day} Venus and {b} want different things, so that a pleasure may cost more than it promised.',
    ],
  },
  4: {
    conjunction: ['Mars reaches {b} on {day}, and what you have been holding back wants to be done at once.'],
    harmonious: ['On {day} Mars lends {b} its strength, a good date for whatever takes courage.'],
    tense: ['Mars is hard on {b} on {day}: there is force in it, and it wants an honest use.'],
  },
  5: {
    conjunction: [
      'On {day} Jupiter stands on {b}, and there is room to grow in {m}.',
      'Jupiter meets {b} on {day}, when much may be offered to you and not all of it needs to be taken.',
    ],
    harmonious: [
      'Jupiter favors {b} on {day}, and an offer made about then is worth hearing out.',
      'On {day} Jupiter smiles on {b}, so ask about then for whatever you would like granted in {m}.',
    ],
    tense: [
      'On {day} Jupiter overstates its case to {b}, and a yes given then may be larger than it looks.',
      'Jupiter strains {b} on {day}, when the generous plan needs a sum beside it.',
    ],
  },
  6: {
    conjunction: [
      'Saturn comes to {b} on {day}, when it can be seen what there is yours to carry and what isn’t.',
      'On {day} Saturn stands on {b}, a sober date, and a good one for a promise you mean to keep.',
    ],
    harmonious: [
      'On {day} Saturn steadies {b}, and what is settled then has a good chance to hold.',
      'Saturn backs {b} on {day}, so anything that calls for patience or a signature is well placed there.',
    ],
    tense: [
      'On {day} Saturn puts {b} to the test, and whatever has been left undone may ask for its hour.',
      'Saturn and {b} are at odds on {day}, when a delay had better be taken as information.',
    ],
  },
  7: {
    conjunction: [
      'Uranus stands on {b} on {day}, and something that was fixed there can move at last.',
      'On {day} Uranus meets {b}, and news about {m} may come without a knock.',
    ],
    harmonious: [
      'On {day} Uranus opens a side door for {b}, and a change made then is easier than it was.',
      'Uranus and {b} agree on {day}, when the odd solution is likely to be the right one.',
    ],
    tense: [
      'Uranus shakes {b} on {day}, so that a plan which depends on calm had better not depend on that date.',
      'On {day} Uranus interrupts {b}, and it helps to have left a gap in the calendar.',
    ],
  },
  8: {
    conjunction: [
      'Neptune is on {b} on {day}, and what you long for in that matter is hardest to tell from what is so.',
      'On {day} Neptune and {b} are one, a time to listen, to make music, to sign nothing.',
    ],
    harmonious: [
      'On {day} Neptune is gentle with {b}, and imagination has something true to tell you.',
      'Neptune and {b} are in tune on {day}, when a kindness reaches further than an argument.',
    ],
    tense: [
      'On {day} Neptune blurs {b}, and a decision there can wait for clearer light.',
      'Neptune is at odds with {b} on {day}, when it pays to ask a second person what was really said.',
    ],
  },
  9: {
    conjunction: [
      'On {day} Pluto stands on {b} to the degree, and the change that has long been at work there comes to a head.',
      'Pluto meets {b} exactly on {day}, when {m} cannot be left as it was.',
    ],
    harmonious: [
      'Pluto gives {b} its depth on {day}, and a thing that seemed too hard to touch can be touched.',
      'On {day} Pluto strengthens {b}, and a quiet word from you carries a long way.',
    ],
    tense: [
      'On {day} Pluto presses {b} hardest, and what gives way then had mostly been hollow for some time.',
      'Pluto and {b} are locked together on {day}, when winning may cost more than letting go.',
    ],
  },
};

/** How long a planet is in a house. */
export const stays: TransitsReadingCells['stays'] = {
  some: [
    '{A} is in {house} from {starts} to {ends}.',
    'From {starts} to {ends} {a} goes through {house}.',
    'The house that {a} is in, from {starts} to {ends}, is {house}.',
  ],
  long: [
    'In the background {a} is going through {house}, from {starts} to {ends}.',
    'This is slower than all the rest: {a} is in {house} from {starts} to {ends}, and no single month has to show it.',
    'The years from {starts} to {ends} have {a} in {house}, as a background to whatever else happens.',
  ],
};

/** Before the strongest days, where there are several. */
export const page: TransitsReadingCells['page'] = [
  'If you mark only a few dates in this time, mark these.',
  'These are the dates to put in the calendar, in order of time.',
  'The chief dates of this time, one after the other:',
];
export const pageOfOne: TransitsReadingCells['pageOfOne'] = [
  'One date stands out here.',
  'There is one thing above all to put in the calendar.',
];

/** `{a}` comes to the point `{b}`, where `{c}` has been told to be. */
export const joined: TransitsReadingCells['joined'] = {
  tense: {
    tense: [
      '{A} presses on {b} at the same time as {c}, so a small irritation here can carry more weight than it deserves.',
      'While {c} is at odds with {b}, {a} is too, and what is urgent has to be kept apart from what has been building up for longer.',
      '{A} adds its own strain to {b}, a reason to go slowly with anything that {c} has already made difficult.',
    ],
    harmonious: [
      '{A} helps {b} while {c} makes its demands, which is a good time to deal with part of them.',
      'There is relief as well: {a} is kind to {b}, and what {c} has made hard goes more easily with that behind it.',
      '{A} comes to the aid of {b}; it does not end what {c} has begun, but it gives you something to work with.',
    ],
  },
  harmonious: {
    tense: [
      '{A} is less kind to {b} than {c} is, and patience may run shorter while that lasts.',
      'The good work of {c} on {b} meets some friction from {a}, which tests it without undoing it.',
      '{A} is at odds with {b}, though the support from {c} goes on underneath.',
    ],
    harmonious: [
      '{A} helps {b} as well, so a thing you would like to begin with the support of {c} is well placed then.',
      'With {c} and {a} both on good terms with {b}, this is where effort is likely to go furthest.',
      '{A} adds to what {c} does for {b}, and the easy way is for once a good one.',
    ],
  },
};
