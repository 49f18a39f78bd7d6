import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** A long period as it goes: month by month, or in longer parts. */
export const monthly: TransitsReadingCells['monthly'] = {
  about: {
    tense: [
      'The effort goes into {x} here.',
      'If something is difficult here, it is likely to be in {x}.',
      'Patience is needed in {x}.',
      'There is some work to do in {x}.',
    ],
    harmonious: [
      'Things go more easily than usual in {x}.',
      'If you want something, try for it in {x}.',
      'The good news of this time may come in {x}.',
      'You have the wind behind you in {x}.',
    ],
  },
  aboutTwo: {
    tense: {
      tense: [
        'This is one of the busier stretches, first in {x} and then in {y}.',
        'You are wanted in two places, in {x} and in {y}, and it helps to keep the rest simple.',
        'The work moves from {x} to {y}.',
      ],
      harmonious: [
        'It is harder than usual in {x}, and easier in {y}.',
        'Something has to be put up with in {x}, and then there is something to enjoy in {y}.',
        'You have to work for what you get in {x}; in {y} some of it is given to you.',
        'What is tiring in {x} is partly made good in {y}.',
      ],
    },
    harmonious: {
      tense: [
        'It begins well, in {x}, and then asks something of you in {y}.',
        'The easier part comes first, in {x}, and the harder one, in {y}, soon after.',
        'You gain some ground in {x}, and need it in {y}.',
        'Take what is offered in {x} before the demands come in {y}.',
      ],
      harmonious: [
        'Two things go more easily than usual, the first in {x} and the second in {y}.',
        'This is one of the friendlier stretches, in {x} as well as in {y}.',
        'There is good will to be had in {x} and in {y}.',
      ],
    },
  },
  day: ['On {day} {text}', 'Around {day} {text}'],
  another: ['Then, on {day}, {text}', 'On {day} {text}', 'Next, around {day}, {text}'],
  turn: {
    harmonious: [
      'Help comes on {day}: {text}',
      'It is easier around {day}: {text}',
      'The friendly day is {day}: {text}',
    ],
    tense: [
      'Around {day} it is another matter: {text}',
      'A harder day is {day}: {text}',
      'The demanding part comes around {day}: {text}',
    ],
  },
  sameDay: ['On the same day {text}', 'That same day {text}'],
  swift: {
    conjunction: [
      'Around {day} Mars sets things in motion. {text}',
      'There is more heat than usual around {day}. {text}',
      'Things may happen quickly around {day}. {text}',
    ],
    harmonious: [
      'Around {day} you have energy to spare. {text}',
      '{day} is a day to get something done. {text}',
      'Spirits are high around {day}. {text}',
    ],
    tense: [
      'Around {day} something small may flare up. {text}',
      'Keep an eye on your temper around {day}. {text}',
      'Patience may be short around {day}. {text}',
    ],
  },
  begins: {
    tense: [
      'Around {day} {a} sets to work on {b}; the first signs of it may show in {field}.',
      'From about {day} {a} makes itself felt at {b}, lightly at first.',
      '{A} reaches {b} around {day}, and from then on there is more to deal with in {field}.',
      'Around {day} you may have a foretaste of {a} and what it wants of {b}.',
    ],
    harmonious: [
      'Around {day} {a} begins to do {b} good, and you may notice it in {field}.',
      'From about {day} {a} is on your side in {field}.',
      '{A} comes to the help of {b} around {day}.',
      'A better time begins around {day} in {field}, with {a} in favor of {b}.',
    ],
  },
};
