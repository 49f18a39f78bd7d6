import type { NatalReadingCells as Cells } from '../../reading-catalogue.js';

/** A birth near an eclipse: a sentence of the opening, and the text with the Moon’s phase. */
export const eclipses: Cells['eclipses'] = {
  when: { hours: 'within hours', day: 'within a day' },
  solar: {
    opening:
      'You were born {when} of an eclipse of the Sun, a rare thing, and the Sun and the Moon count for more in you than in most people.',
    text: 'The new moon {when} of your birth was no ordinary one: it stood where the Moon’s path crosses the Sun’s, and the Sun was eclipsed. Tradition takes that as a sign that something in the family or the time was ending as you came, and that a new page was left to you. You may feel as though you had to begin without an example.',
  },
  lunar: {
    opening:
      'You were born {when} of an eclipse of the Moon, a rare thing, and it gives the Sun and the Moon unusual weight.',
    text: 'The full moon {when} of your birth was no ordinary one: it stood where the Moon’s path crosses the Sun’s, and the Moon was eclipsed. Tradition takes that as a sign that feelings and bonds are a large part of what you came to understand. Much may come to light for you at once, and it takes you some time to go through it.',
  },
};

/** A birth at the new or the full Moon, by the aspect of the Sun and the Moon. */
export const syzygies: Cells['syzygies'] = {
  0: 'You were born at a new Moon: the Sun and the Moon stand together, and you are of one mind about most things.',
  1: 'You were born at a full Moon: the Sun and the Moon face each other, and you have to choose, more often than others, between what you want and what you need.',
};
