import type { TransitsReadingCells } from '../../reading-catalogue.js';

/** What a slow planet does to a point, in the opening. */
export const stories: TransitsReadingCells['stories'] = {
  5: {
    conjunction:
      'Jupiter is on {b} itself and makes more of {m}: more is offered to you there, and more is expected in return.',
    harmonious:
      'Jupiter is on good terms with {b}. It brings goodwill to {m}, and people who say yes sooner than they usually would.',
    tense:
      'Jupiter is at odds with {b} and overdoes it. There is real growth in {m}, and along with it the habit of promising twice what can be kept.',
  },
  6: {
    conjunction:
      'Saturn stands on {b}. It slows things down around {m} until you know which part of the load is yours, and what you settle then tends to stay settled.',
    harmonious:
      'Saturn steadies {b}. It gives patience and good order to {m}, so that what is built there has every chance to last.',
    tense:
      'Saturn is hard on {b}. Delays, duties and refusals gather around {m}, and they show fairly exactly which part of it bears weight.',
  },
  7: {
    conjunction:
      'Uranus is on {b}, and old habits come loose around {m}, quickly and not always at a convenient hour.',
    harmonious:
      'Uranus opens a side door for {b}. It makes room for something new in {m}, with less upheaval than change usually costs.',
    tense:
      'Uranus will not leave {b} in peace. Interruptions, and your own wish to break out, unsettle {m}, most of all where nobody had asked questions for a long time.',
  },
  8: {
    conjunction:
      'Neptune is on {b} and takes away the sharp edges there. It brings inspiration to {m}, and makes it harder to see plainly what is so.',
    harmonious:
      'Neptune is gentle with {b} and brings imagination to {m}, with a kinder eye for what others leave unsaid.',
    tense:
      'Neptune makes {b} hard to see clearly. In all that concerns {m}, wishes are easily taken for facts, your own and other people’s.',
  },
  9: {
    conjunction:
      'Pluto is on {b} and goes to the root of {m}. Whatever has outlived its use there gives way, and what remains is unusually strong.',
    harmonious:
      'Pluto lends {b} its depth. It puts within your reach a change in {m} that used to seem too hard to touch.',
    tense:
      'Pluto is in conflict with {b}. Contests of will, with other people or with yourself, force a change in {m} that was due in any case.',
  },
};

/** What a point of the birth chart stands for. */
export const matters: TransitsReadingCells['matters'] = {
  0: 'your confidence and direction',
  1: 'your feelings and your private life',
  2: 'the way you think and speak',
  3: 'what you love and enjoy',
  4: 'the way you act and stand up for yourself',
  5: 'your hopes and beliefs',
  6: 'your duties and limits',
  7: 'your need for freedom',
  8: 'your dreams and ideals',
  9: 'your strongest drives',
  15: 'the way you meet people',
  16: 'your work and standing',
  22: 'your close relationships',
  23: 'your home and family',
};

/** A slow planet exact on one of several days: the first, one between, the last. */
export const exactDays: TransitsReadingCells['exactDays'] = {
  5: {
    conjunction: {
      first: 'Jupiter reaches {b} on {day}, and an opening shows in {m} that has not been there for years.',
      again:
        'On {day} Jupiter is back on {b}, a good time to improve on what was begun at their first meeting.',
      last: 'Jupiter stands on {b} one last time on {day}; whatever you have said yes to can now be carried out.',
    },
    harmonious: {
      first: 'On {day} Jupiter begins to favor {b}, and a small request is enough to find that out.',
      again: 'The goodwill between Jupiter and {b} is renewed on {day}, for whoever did not use it before.',
      last: 'On {day} Jupiter favors {b} for the last time, so an offer still on the table should have its answer.',
    },
    tense: {
      first: 'On {day} Jupiter first tempts {b} to excess, and the bill for it is not shown yet.',
      again:
        'Jupiter and {b} are at odds again on {day}, when an earlier promise turns out to be larger than it looked.',
      last: 'After {day}, when Jupiter overdoes it with {b} for the last time, what was promised can be cut to its right size.',
    },
  },
  6: {
    conjunction: {
      first:
        'On {day} Saturn arrives at {b}, and a serious matter begins around {m}, mostly with less noise than you feared.',
      again: 'Saturn returns to {b} on {day}, and you look a second time at what you took on.',
      last: 'Saturn is on {b} for the last time on {day}; from there the load is the one you have chosen.',
    },
    harmonious: {
      first: 'On {day} Saturn lends {b} its support, which is a good footing for anything that takes long.',
      again:
        'Saturn supports {b} once more on {day}, and a plan of some months ago can be checked and made firm.',
      last: 'The support that Saturn gives {b} is complete on {day}, and the work can stand on its own.',
    },
    tense: {
      first: 'On {day} Saturn puts its first question to {b}, often as a delay or a plain no.',
      again: 'On {day} Saturn asks {b} the same question over again, and by now you know more of the answer.',
      last: 'The strain between Saturn and {b} comes to its last exact day on {day}; what has held until then holds.',
    },
  },
  7: {
    conjunction: {
      first: 'On {day} Uranus meets {b}, and a first crack shows in what had seemed settled.',
      again:
        'Uranus is on {b} again on {day}, and a change that seemed to be over turns out to have a second half.',
      last: 'With {day} Uranus leaves {b}, and you can begin to live in what has become of {m}.',
    },
    harmonious: {
      first: 'On {day} Uranus shows {b} a way around something that had seemed settled.',
      again: 'The side door that Uranus opened for {b} is open once more on {day}.',
      last: 'Uranus helps {b} for the last time on {day}, and the new way of doing things can become the usual one.',
    },
    tense: {
      first:
        'On {day} Uranus jolts {b} for the first time, and a plan that allowed for no surprise is the one to suffer.',
      again: 'Uranus is at odds with {b} again on {day}: the same nerve, though you are less taken aback.',
      last: 'The last jolt from Uranus to {b} comes on {day}, and things can find their new places after it.',
    },
  },
  8: {
    conjunction: {
      first:
        'On {day} Neptune comes to {b}, so quietly that you may notice it only as a longing, or as tiredness.',
      again:
        'Neptune is on {b} once more on {day}, and what you hoped for at first can be compared with what came.',
      last: 'On {day} Neptune passes {b} for good, and {m} can be seen in daylight again.',
    },
    harmonious: {
      first: 'From {day} on Neptune whispers to {b}, and a hunch deserves to be written down.',
      again:
        'On {day} Neptune and {b} are in tune again, and an idea of some months ago has grown in the meantime.',
      last: 'Neptune blesses {b} one last time on {day}, and what it inspired needs your hands from there on.',
    },
    tense: {
      first:
        'On {day} the mist comes down between Neptune and {b}, and what somebody left unsaid is easily filled in by hope.',
      again:
        'Neptune clouds {b} again on {day}; a fact that you put aside the first time wants to be looked at.',
      last: 'On {day} Neptune clouds {b} for the last time, and decisions that have waited can be made after it.',
    },
  },
  9: {
    conjunction: {
      first:
        'On {day} Pluto reaches {b} to the degree, and it gets plain what in {m} cannot go on as before.',
      again:
        'Pluto is back on {b} on {day}, and the part you hoped to leave as it was is looked at after all.',
      last: 'Pluto passes {b} for the last time on {day}, and what has been taken down can be built on.',
    },
    harmonious: {
      first: 'On {day} Pluto first lends its strength to {b}, and a stubborn matter yields an inch.',
      again: 'The strength that Pluto gives {b} is there again on {day}, and the work can go a layer deeper.',
      last: 'On {day} Pluto completes what it has done for {b}; the change is yours to keep.',
    },
    tense: {
      first: 'On {day} Pluto begins to press on {b}, often through somebody who wants to decide for you.',
      again:
        'The pressure of Pluto on {b} is back on {day}, and this time you can tell what you are really defending.',
      last: 'Pluto presses {b} for the last time on {day}, and whatever you can do without has mostly gone by then.',
    },
  },
};

/** Mars comes to a point that a slow planet is busy with. */
export const sparks: TransitsReadingCells['sparks'] = {
  hard: [
    'Mars comes to {b} on {day}, where {c} is at work already, and what has been building up there wants to be said or done.',
    'On {day} Mars strikes the same point as {c}, so the matter of {b} is hottest about then.',
    'Mars adds its heat to {b} and {c} on {day}, a date on which to count to ten.',
    'On {day} Mars may set off what {c} has prepared around {b}.',
    'On {day} Mars crosses the ground between {c} and {b}, and a thing put off is likely to come up by itself.',
    'With Mars hard on {b} as well, about {day}, the slow work of {c} can feel urgent for a while.',
  ],
  soft: [
    'Mars helps {b} along on {day}, and you have the drive to do something about what {c} has raised.',
    'On {day} Mars is friendly to {b}, a good date for taking the matter of {c} in hand.',
    'For an honest effort in the matter of {c} and {b}, {day} is well placed, since Mars lends its strength.',
    'What {c} asks of {b} goes more easily about {day}, with Mars on its side.',
  ],
};

/** The Sun comes into a house: what that month is about. */
export const sunHouses: TransitsReadingCells['sunHouses'] = {
  1: 'From {day} the Sun is in your first house, and what you begin in your own name gets a fair start.',
  2: 'The Sun goes through your second house from {day} on, so money, skills and what you own come up for a look.',
  3: 'On {day} the Sun enters your third house, and talks, errands, neighbors and siblings fill the calendar.',
  4: 'Home and family have the light from {day}, when the Sun comes into your fourth house.',
  5: 'From {day} there is more room for play, romance and children, with the Sun in your fifth house.',
  6: 'The Sun enters your sixth house on {day}, and daily work and habits can be put in better order.',
  7: 'Other people set the tone from {day}, when the Sun comes to your seventh house, that of partners.',
  8: 'On {day} the Sun turns to your eighth house, where shared money and close trust want plain words.',
  9: 'From {day} your ninth house has the Sun, and travel, study or a wider view do you good.',
  10: 'The Sun climbs to your tenth house on {day}: your work is more visible than in other months.',
  11: 'Friends and common plans come forward from {day}, with the Sun in your eleventh house.',
  12: 'From {day} the Sun is in your twelfth house, and what you finish quietly there clears the way for its return to the first.',
};

/** A slow planet exact, where its own wordings have been used. */
export const points: TransitsReadingCells['points'] = {
  conjunction: [
    'On {day} {a} stands exactly on {b}, and you can tell by then what it brings to {m}.',
    '{A} comes to {b} to the degree on {day}, a date that is worth keeping free.',
    'With {day} {a} reaches {b}, and {m} has your full attention.',
  ],
  harmonious: [
    'On {day} {a} is at its most helpful to {b}, so the thing you would like to move in {m} can be moved then.',
    'What {a} does for {b} is strongest on {day}.',
    '{A} gives {b} its best help on {day}, and a question asked then is likely to be answered well.',
    'Use {day} for {m}, when {a} is in exact agreement with {b}.',
  ],
  tense: [
    'On {day} {a} and {b} come to their point, and it gets clear what is asked of {m}.',
    'The pull between {a} and {b} is strongest on {day}; after that it slackens.',
    '{A} is hardest on {b} about {day}, when a short answer serves better than a long defense.',
    'Whatever {a} has to settle with {b} is most pressing on {day}.',
  ],
};

/** The points of the birth, as against the planets in the sky. */
export const natal: TransitsReadingCells['natal'] = {
  0: { start: 'Your Sun', within: 'your Sun' },
  1: { start: 'Your Moon', within: 'your Moon' },
  2: { start: 'Your Mercury', within: 'your Mercury' },
  3: { start: 'Your Venus', within: 'your Venus' },
  4: { start: 'Your Mars', within: 'your Mars' },
  5: { start: 'Your Jupiter', within: 'your Jupiter' },
  6: { start: 'Your Saturn', within: 'your Saturn' },
  7: { start: 'Your Uranus', within: 'your Uranus' },
  8: { start: 'Your Neptune', within: 'your Neptune' },
  9: { start: 'Your Pluto', within: 'your Pluto' },
  15: { start: 'Your Ascendant', within: 'your Ascendant' },
  16: { start: 'Your Midheaven', within: 'your Midheaven' },
  22: { start: 'Your Descendant', within: 'your Descendant' },
  23: { start: 'The foot of your chart', within: 'the foot of your chart' },
};
