import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * In a year: what Mercury, retrograde, does in the house to which it goes back. Three wordings, for the loops of a
 * year.
 */
export const mercuryGoesBack: ColumnShelf['mercuryGoesBack'] = {
  1: [
    'Later it comes round to you, and a plan that you had announced may be taken back without loss of face.',
    'In its last days you may want to say something about yourself differently from how you said it at first.',
    'Afterward it is your own manner that is looked at again, and a word about you that had stung may turn out to be half true.',
  ],
  2: [
    'Toward its end a bill or a promise of payment comes up again, and you see what you had overlooked.',
    'Later a sum may have to be done once more, and comes out nearer to what you need.',
    'Afterward it goes through your pockets, and something that you had meant to return or to sell may be found.',
  ],
  3: [
    'Later a message that you had taken for answered turns out to be waiting for a reply.',
    'Toward its end somebody nearby may repeat what you told them, and you hear how it sounded.',
    'Afterward the same talk is had a second time with somebody close by, and this time both of you listen.',
  ],
  4: [
    'Later the search goes on at home, where a drawer or a relative’s memory may hold what was missing.',
    'In its last days those you live with may ask what was agreed, and each remembers it a bit differently.',
    'Afterward it comes home with you, and a plan for the house may have to be drawn again.',
  ],
  5: [
    'Later you find yourself thinking again of somebody you like, or of something that you make for pleasure.',
    'Toward its end an old pleasure or an old flame may come to mind, and you can tell whether you miss it.',
    'Afterward something that you had made or begun for fun asks for another try.',
  ],
  6: [
    'Later the muddle gets into the working day, where a task may come back that you had ticked off.',
    'In its last days a routine that you had given up may turn out to have been the better one.',
    'Afterward it is the small tasks that come back, and one of them turns out to need somebody’s help.',
  ],
  7: [
    'Later it is between you and another person, and something that seemed understood has to be put into words.',
    'Toward its end a partner may come back to a question that you had taken for settled.',
    'Afterward it is the other person’s turn, and you may hear what they had held back at the beginning.',
  ],
  8: [
    'Later it gets to what you share, and a password, a receipt or a promise may have to be found again.',
    'In its last days an old matter between you and somebody close, of money or of trust, may come up once more.',
    'Afterward a thing that you two had left unclear, a share or a secret, may want to be talked through.',
  ],
  9: [
    'Later a booking, a form or a fact from farther away may need a second look.',
    'Toward its end you may doubt an opinion that you had defended, and find a better reason for it or a better opinion.',
    'Afterward a plan to go somewhere or to learn something is opened once more, and perhaps made smaller.',
  ],
  10: [
    'Later it shows in public, where something that carries your name may have to be said again, more exactly.',
    'In its last days a superior may come back to a proposal of yours that seemed forgotten.',
    'Afterward a matter at work that seemed decided comes back to your desk, and you may decide it better.',
  ],
  11: [
    'Later a friend may write about something that was planned long ago, and it is not too late for it.',
    'Toward its end a date among friends may be moved once more, and suits more of you than the first one did.',
    'Afterward a group may go back on what it had agreed, and ask you what you think this time.',
  ],
  12: [
    'Later it turns inward, and what you had forgotten to say or to feel may come to you when you are alone.',
    'In its last days an old worry may come back at night, smaller than you remembered it.',
    'Afterward there is less to say aloud, and a conclusion that you had drawn too early can be dropped in peace.',
  ],
};
