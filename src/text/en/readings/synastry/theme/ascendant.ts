import type { SynastryReadingCells } from '../../../../pair-catalogue.js';

/** Where it is the Ascendant of {name} that {other}’s {planets} meet. */
export const ascendantAsTheme: Pick<SynastryReadingCells['theme'], 15> = {
  15: {
    opening: [
      '{name} and {other} affect each other before a word is said, for {other}’s {planets} meet {name}’s Ascendant.',
      'The way in which {name} comes into a room has more to do with {other} than with anybody else, since {other}’s {planets} touch {name}’s Ascendant.',
    ],
    temper: {
      easy: [
        'The Ascendant is how a person comes across and begins things, and {name} is mostly brought out by this company.',
      ],
      tense: [
        'The Ascendant is how a person comes across and begins things, and {name} is often put on guard by this company.',
      ],
      mixed: [
        'The Ascendant is how a person comes across and begins things, and {name} is brought out and put on guard here by turns.',
      ],
    },
    question: {
      easy: ['What lies behind so good an impression takes longer to see, and is worth more.'],
      tense: ['Whether a manner may be taken for the person is what both should ask themselves.'],
      mixed: ['A second look is called for here, and what follows is meant as one.'],
    },
    closing: {
      easy: [
        'So good an impression as {name}’s Ascendant makes in this company is a pleasant start, and no more than that. What holds {name} and {other} together is further in, and takes longer to see.',
      ],
      tense: [
        'Time is on the side of these two. It is the manner of {name}’s Ascendant that {other} misreads, and what comes of first impressions is the first thing to wear off.',
      ],
      mixed: [
        'Both impressions of {name}’s Ascendant were true as far as they went. {name} and {other} do well to look again every few years, since each of them will have changed.',
      ],
    },
    thread: {
      easy: 'So good an impression as {name} makes here invites a second look, at what lies behind it.',
      kind: 'Here {other} brings {name} out, and what {name} shows is close to what is there.',
      hard: 'Here {name} is put on guard, and {other} sees a manner more than a person.',
    },
  },
};
