import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** How a contact that ends well before the one read before it, or well after it, bears on that. */
export const links: TransitsReadingCells['links'] = {
  sooner: {
    tense: {
      tense: [
        'This is the shorter of the two strains. Settle what you can in {x}, and keep some strength for what {c} goes on asking.',
        'It ends well before {c} is done with {d}, so it need not be borne as if it would last.',
      ],
      harmonious: [
        'This help ends before {c} is done with {d}, so spend it early, on whatever troubles you in {y}.',
        'Use it while it is there, since the strain in {y} goes on for longer.',
      ],
    },
    harmonious: {
      tense: [
        'It is over while {c} is still good to you in {y}, and that is where to recover from it.',
        'The help that you have in {y} lasts longer than this strain does.',
      ],
      harmonious: [
        'Of the two helps it is the first to go: begin in {x}, and leave {y} for later.',
        'It is over sooner than what {c} offers you in {y}, so this comes first.',
      ],
    },
  },
  later: {
    tense: {
      tense: [
        'When {c} has finished with {d}, this goes on, so do not spend all your strength on the first.',
        'Of the two it is the longer, and can be given the slower answer.',
      ],
      harmonious: [
        'It is still there when {c} has let go of {d}, and it can help you then to put things right in {y}.',
        'The strain of {c} ends first, and some of what that costs you in {y} can be made up here.',
      ],
    },
    harmonious: {
      tense: [
        'It goes on after {c} has stopped helping, so take what is on offer in {y} while it lasts.',
        'This outlasts the help that you have in {y}, and whatever you put by there will be wanted.',
      ],
      harmonious: [
        'It stays for longer than what {c} does for you, so you can see to {y} first.',
        'It will still be there when {c} has moved on, and there is no need to do everything at once.',
      ],
    },
  },
};

/** Back to what the reading began with. */
export const returning: TransitsReadingCells['returning'] = {
  tense: {
    tense: [
      'A good deal is asked of you in {x} and in {y}, and the two are best taken by turns.',
      'The demands come in {x} and in {y}, so let some other things be easy.',
    ],
    harmonious: [
      'When it gets too much in {x}, there is some kindness to be had in {y}.',
      'It takes patience in {x}, and things may go more easily in {y}.',
    ],
  },
  harmonious: {
    tense: [
      'Start in {x}, where things go your way, and take the good mood along to what has to be done in {y}.',
      'What you gain in {x} you can afford to spend in {y}.',
      'It is easier to be brave in {y} when things go well in {x}, and they do.',
    ],
    harmonious: [
      'With help in {x} and in {y}, the one mistake would be to wait for more.',
      'Doors stand open in {x} and in {y}, though not for ever.',
      'You are well placed in {x} and in {y}, and may choose where to begin.',
    ],
  },
};
