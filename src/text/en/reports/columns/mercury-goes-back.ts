import type { ColumnShelf } from '../../../report-catalogue.js';

/** In a year: what Mercury, retrograde, does in the house to which it goes back. By Sun sign, and by Ascendant. */
export const mercuryGoesBack: ColumnShelf['mercuryGoesBack'] = {
  1: [
    'Later it comes round to you, and a plan that you had announced may be taken back without loss of face.',
    'In its last days you may want to say something about yourself differently from how you said it at first.',
  ],
  2: [
    'Toward its end a bill or a promise of payment comes up again, and you see what you had overlooked.',
    'Later a sum may have to be done once more, and comes out nearer to what you need.',
  ],
  3: [
    'Later a message that you had taken for answered turns out to be waiting for a reply.',
    'Toward its end somebody nearby may repeat what you told them, and you hear how it sounded.',
  ],
  4: [
    'Later the search goes on at home, where a drawer or a relative’s memory may hold what was missing.',
    'In its last days those you live with may ask what was agreed, and each remembers it a bit differently.',
  ],
  5: [
    'Later you find yourself thinking again of somebody you like, or of something that you make for pleasure.',
    'Toward its end an old pleasure or an old flame may come to mind, and you can tell whether you miss it.',
  ],
  6: [
    'Later the muddle gets into the working day, where a task may come back that you had ticked off.',
    'In its last days a routine that you had given up may turn out to have been the better one.',
  ],
  7: [
    'Later it is between you and another person, and something that seemed understood has to be put into words.',
    'Toward its end a partner may come back to a question that you had taken for settled.',
  ],
  8: [
    'Later it gets to what you share, and a password, a receipt or a promise may have to be found again.',
    'In its last days an old matter between you and somebody close, of money or of trust, may come up once more.',
  ],
  9: [
    'Later a booking, a form or a fact from farther away may need a second look.',
    'Toward its end you may doubt an opinion that you had defended, and find a better reason for it or a better opinion.',
  ],
  10: [
    'Later it shows in public, where something that carries your name may have to be said again, more exactly.',
    'In its last days a superior may come back to a proposal of yours that seemed forgotten.',
  ],
  11: [
    'Later a friend may write about something that was planned long ago, and it is not too late for it.',
    'Toward its end a date among friends may be moved once more, and suits more of you than the first one did.',
  ],
  12: [
    'Later it turns inward, and what you had forgotten to say or to feel may come to you when you are alone.',
    'In its last days an old worry may come back at night, smaller than you remembered it.',
  ],
};
