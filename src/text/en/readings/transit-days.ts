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
    '{A} is in {house} besides, from {starts} to {ends}.',
    'From {starts} to {ends} {a} also goes through {house}.',
    'The house to look at is the one that {a} is in: {house}, from {starts} to {ends}.',
  ],
  long: [
    'In the background {a} is going through {house}, from {starts} to {ends}.',
    'There is a slower matter beneath: {a} is in {house} from {starts} to {ends}, and no single month has to show it.',
    'The years from {starts} to {ends} have {a} in {house}, as a background to whatever else happens.',
  ],
};

/** Before the strongest days, where there are several. */
export const page: TransitsReadingCells['page'] = [
  'If you mark only a few dates in this time, mark these.',
  'These are the dates on which most of what follows comes to a point.',
  'This time has some dates that stand for the rest of it.',
  'Much of what is told below can be felt most plainly on these dates.',
];
export const pageOfOne: TransitsReadingCells['pageOfOne'] = [
  'One matter is sharper than the rest here.',
  'There is one thing above all to put in the calendar.',
];

/** How the strongest go together; `{e}` helps and `{t}` presses. */
export const accord: TransitsReadingCells['accord'] = {
  easy: [
    'All of this is on your side, and it comes to those who make some use of it, since nothing in it will force you.',
    'None of it works against you. Help that is not asked for tends to pass by, so it is worth deciding early what you want from it.',
    'The wind is behind you in these matters, and a thing you have long meant to do may take less effort than you expect.',
  ],
  tense: [
    'All of it asks something of you, and most of all patience with yourself. What is worked through in such a time seldom has to be done again.',
    'There is more strain in this than ease, and it comes in its own time, however much you would like it over. Rest belongs to the work.',
    'These are demands rather than gifts, and they point fairly exactly to what in your life is ready to be changed.',
  ],
  mixed: [
    'Between them {e} helps and {t} presses, and the help is best spent where the pressure is.',
    'They do not pull the same way: {t} makes demands while {e} holds out a hand, and you may use the second to answer the first.',
    'In short, {t} is the one that asks and {e} the one that gives. Where one door sticks, it pays to try the other.',
  ],
  helpBelow: [
    'All of these ask something of you. There is help as well, from {e} by way of {b}, and it is told of further down.',
    'None of these is easy, and none of them is all there is: {e} has a kinder part in this time, by what it does for {b}.',
  ],
  pressBelow: [
    'All of these are on your side. Something harder comes further down, that of {e} with {b}, and it will have some use for the help.',
    'So the chief matters are friendly ones. Further down {e} makes its demands on {b}, and you can meet them from a good position.',
  ],
  both: [
    'One planet both helps and presses here, in different matters, so its two sides have to be kept apart.',
    'Help and hindrance are about even in it, and the order in which you take things up will make some difference.',
  ],
};

/** Between two texts on what one planet does: to `{b}`, which stands for `{m}`. */
export const turns: TransitsReadingCells['turns'] = {
  easier: [
    'With {b} {a} has an easier hand.',
    'The same planet is kinder to {b}.',
    'There is another side to {a}, and {b} has the good of it.',
    'What {a} does to {b} is of the helpful kind.',
  ],
  harder: [
    'With {b} {a} is less gentle.',
    'The same planet makes demands on {b}.',
    'Not all of it is smooth, for {a} is hard on {b} as well.',
    'Where {b} is concerned {a} asks for more.',
  ],
  alike: [
    'Much the same goes for {b}.',
    'A second matter for {a} is {b}.',
    'Alongside it, {a} has to do with {b}.',
    '{B} is in it too.',
  ],
};

/** Two planets at one point: `{a}` is told here, `{c}` was before. */
export const shared: TransitsReadingCells['shared'] = {
  unlike: [
    'As {c} has other plans for {b}, you will hear two voices about {m}; the harder one says what has to be done, and the kinder one how.',
    'This goes beside what {c} does to {b}. Where the two differ, let the demanding one set the aim and the friendly one the pace.',
    'Remember that {c} is at work on {b} as well, in another temper. Take up with the help of the one what the other puts before you.',
  ],
  alike: [
    'Since {c} is busy with {b} too, the two of them make {m} one of the chief matters of this time.',
    'It bears on {b} just as {c} does, so what you do about {m} serves both.',
    'That makes two planets at {b}, {c} and {a}, so {m} will come up more than once.',
  ],
};
