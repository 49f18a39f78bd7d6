import type { ReturnDatesCells } from '../../../reading-catalogue.js';

const seasons: ReturnDatesCells['seasons'] = [
  [
    'The year opens with this.',
    'The first quarter of the year has this to show.',
    'It begins soon after the birthday.',
  ],
  [
    'In the second quarter the emphasis moves.',
    'As the year gets under way, something further comes up.',
    'The second quarter adds this.',
  ],
  [
    'Past the middle of the year there is more.',
    'The second half begins with this.',
    'The third quarter brings its own date to keep in mind.',
  ],
  [
    'The last quarter rounds it off.',
    'Before the next birthday there is this still to come.',
    'Toward the end of the year a last accent falls.',
  ],
];

const movers: ReturnDatesCells['movers'] = {
  0: {
    conjunction: [
      'The Sun passes over {b} of your birth chart on {dates}, a day on which you may see clearly what this year has done with it.',
      'On {dates}, the Sun lights up {b} of your birth chart, and what is begun then gets attention.',
    ],
    harmonious: [
      'On {dates}, the Sun is on good terms with {b} of your birth chart, and plain goodwill is easy to come by.',
      'The Sun favors {b} of your birth chart on {dates}, so that a request is well placed.',
    ],
    tense: [
      'On {dates}, the Sun stands opposite {b} of your birth chart, and others hold up a mirror to you.',
      'The Sun faces {b} of your birth chart on {dates}, which is a good day for taking stock halfway.',
    ],
  },
  2: {
    conjunction: [
      'Mercury comes to {b} of your birth chart on {dates}, and a message or a conversation then is worth more than most.',
      'On {dates}, Mercury is exactly on {b} of your birth chart, a good time to write the letter or ask the question.',
    ],
    harmonious: [
      'Mercury and {b} of your birth chart understand each other on {dates}, and what has to be explained or signed goes through easily.',
      'On {dates}, Mercury gives {b} of your birth chart a friendly push, and the right word comes at the right time.',
    ],
    tense: [
      'On {dates}, Mercury is at odds with {b} of your birth chart, so that misunderstandings are likely and a second reading pays.',
      'Mercury contradicts {b} of your birth chart on {dates}, and a discussion may tell you something that you would rather not have heard.',
    ],
  },
  3: {
    conjunction: [
      'Venus reaches {b} of your birth chart on {dates}, and somebody’s affection, or your own, is easier to notice then.',
      'On {dates}, Venus stands on {b} of your birth chart, a time to celebrate, to make up, or to treat yourself well.',
    ],
    harmonious: [
      'Venus smiles on {b} of your birth chart on {dates}, and what you ask for in a friendly way is seldom refused.',
      'On {dates}, Venus eases things for {b} of your birth chart, so that company is good and beauty does you good.',
    ],
    tense: [
      'Venus is at cross purposes with {b} of your birth chart on {dates}, and you may spend or give in more than you meant to.',
      'On {dates}, Venus and {b} of your birth chart want different things, which shows in small matters of taste and tenderness.',
    ],
  },
  4: {
    conjunction: [
      'Mars comes to {b} of your birth chart on {dates}, and something that was only talked about gets done, perhaps with a bang.',
      'On {dates}, Mars is exactly on {b} of your birth chart. You have strength for a start then, and little patience for a delay.',
    ],
    harmonious: [
      'Mars backs {b} of your birth chart on {dates}, which is the time for whatever takes courage and a quick hand.',
      'On {dates}, Mars lends its drive to {b} of your birth chart, and hard work is done almost gladly.',
    ],
    tense: [
      'On {dates}, Mars collides with {b} of your birth chart. Tempers are short then, and a break before you answer is well spent.',
      'Mars provokes {b} of your birth chart on {dates}, and a disagreement that has been waiting may come into the open.',
    ],
  },
  5: {
    conjunction: [
      'Jupiter meets {b} of your birth chart on {dates}, once in about twelve years, and the weeks around it are the best of the year for a larger step.',
      'On {dates}, Jupiter stands on {b} of your birth chart, and an offer made near that time deserves to be taken seriously.',
    ],
    harmonious: [
      'Jupiter is generous to {b} of your birth chart on {dates}, when help, permission or a stroke of luck is closer than usual.',
      'On {dates}, Jupiter opens a door for {b} of your birth chart. It opens quietly, and you have to walk through it yourself.',
    ],
    tense: [
      'Jupiter asks {b} of your birth chart for more than it has on {dates}, and the weeks around it tempt you to promise too much.',
      'On {dates}, Jupiter strains at {b} of your birth chart. You have outgrown something, and the next size should be measured first.',
    ],
  },
  6: {
    conjunction: [
      'Saturn comes to {b} of your birth chart on {dates}, which it does only once in twenty-nine years. Something becomes definite then, and the duty that goes with it is yours.',
      'On {dates}, Saturn is exactly on {b} of your birth chart, and for some weeks you are asked what you can stand by.',
    ],
    harmonious: [
      'Saturn steadies {b} of your birth chart on {dates}, and what you settle near that time is built to last.',
      'On {dates}, Saturn supports {b} of your birth chart, a good season for patient work and for people older than you.',
    ],
    tense: [
      'Saturn tests {b} of your birth chart on {dates}. A limit shows itself in those weeks, and it is useful to learn where it runs.',
      'On {dates}, Saturn slows {b} of your birth chart down, and what can’t be hurried is better planned around than fought.',
    ],
  },
  7: {
    conjunction: [
      'Uranus arrives at {b} of your birth chart on {dates}, a meeting that most people have once in a lifetime, and something you took for settled may move.',
      'On {dates}, Uranus touches {b} of your birth chart itself, and a sudden wish for freedom should be given some room.',
    ],
    harmonious: [
      'Uranus brings fresh air to {b} of your birth chart on {dates}, when a change that you feared turns out to be easy.',
      'On {dates}, Uranus and {b} of your birth chart agree on something new, and it is a good moment to try it.',
    ],
    tense: [
      'Uranus unsettles {b} of your birth chart on {dates}. Plans for those weeks should have some slack in them.',
      'On {dates}, Uranus jolts {b} of your birth chart, and a habit may break that you would not have given up by yourself.',
    ],
  },
  8: {
    conjunction: [
      'Neptune drifts onto {b} of your birth chart on {dates}, and for some months you see it through a veil, which can inspire you and can mislead you.',
      'On {dates}, Neptune is exact on {b} of your birth chart. Dreams are strong then, and large decisions can wait for a clearer day.',
    ],
    harmonious: [
      'Neptune and {b} of your birth chart are in tune on {dates}, so that imagination and sympathy show you the way.',
      'On {dates}, Neptune is gentle with {b} of your birth chart, a time for art, for rest and for forgiving someone.',
    ],
    tense: [
      'Neptune blurs {b} of your birth chart on {dates}. What seems too good in those weeks should be asked a few plain questions.',
      'On {dates}, Neptune wears at {b} of your birth chart, and being tired is a reason to rest and no reason to doubt yourself.',
    ],
  },
  9: {
    conjunction: [
      'Pluto reaches {b} of your birth chart on {dates}, once in a lifetime at the most, and what has outlived its use there begins to go.',
      'On {dates}, Pluto stands on {b} of your birth chart, and a change that goes to the root is under way, whether or not it shows.',
    ],
    harmonious: [
      'Pluto gives {b} of your birth chart its strength on {dates}, when a thorough change can be made without a fight.',
      'On {dates}, Pluto is behind {b} of your birth chart, so that you can finish what has gone on too long.',
    ],
    tense: [
      'Pluto presses on {b} of your birth chart on {dates}. A question of power comes up in those weeks, and giving in and taking over are not the only answers.',
      'On {dates}, Pluto forces an issue with {b} of your birth chart, and what you are most afraid to lose shows you what matters.',
    ],
  },
};

const own: ReturnDatesCells['own'] = {
  conjunction: [
    '{A} comes back to its own place in your birth chart on {dates}, and one of its rounds is complete. What was begun at the last such return can be closed or renewed.',
    'On {dates}, {a} is where it was at your birth. A cycle that is yours alone begins again, and it is worth asking what you want of it.',
  ],
  harmonious: [
    '{A} is in easy contact with its own place in your birth chart on {dates}, and what it stands for in you runs without effort.',
    'On {dates}, {a} agrees with itself as it stood at your birth, and you can trust old experience.',
  ],
  tense: [
    '{A} is at odds with its own place in your birth chart on {dates}. It is a point for checking how far you have come since the round began.',
    'On {dates}, {a} looks at its own place in your birth chart from the side, and something that has worked so far asks to be adjusted.',
  ],
};

const touched: ReturnDatesCells['touched'] = {
  0: {
    harmonious: 'Your sense of purpose gains by it.',
    tense: 'It goes to the center, to what you want to be.',
  },
  1: {
    harmonious: 'You feel it as comfort, at home most of all.',
    tense: 'Moods and home feel it first.',
  },
  2: {
    harmonious: 'It helps you to say and to learn what you want to.',
    tense: 'It is felt in how you think and talk.',
  },
  3: {
    harmonious: 'Love and friendship have the good of it, and so has your purse.',
    tense: 'What you love, and what you pay for it, comes up for review.',
  },
  4: {
    harmonious: 'It gives you nerve.',
    tense: 'It touches anger, desire and the will to act.',
  },
  5: {
    harmonious: 'Your hopes get support from it.',
    tense: 'What you hope for and believe in has to prove itself.',
  },
  6: {
    harmonious: 'It makes a duty lighter, or a long task easier to finish.',
    tense: 'It concerns your duties, and how long you are willing to carry them.',
  },
  15: {
    harmonious: 'People see you in a good light.',
    tense: 'It changes how you meet people, and how they see you.',
  },
  16: {
    harmonious: 'Your work and your name are helped along.',
    tense: 'The matter is your work, and where you are going with it.',
  },
};

export const dates: ReturnDatesCells = {
  title: '{from} to {to}',
  seasons,
  movers,
  own,
  touched,
  strongest: [
    'Of all the dates in the year this one weighs most.',
    'If you mark one date of the year, mark this.',
    'Nothing else in the year’s calendar is as strong.',
  ],
};
