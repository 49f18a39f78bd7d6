import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** The phase of the Moon at the Sun’s return. */
export const phasesOfTheYear: SolarReturnReadingCells['phase'] = {
  0: {
    title: 'A new Moon behind the year',
    text: 'Your return falls {since} after a new Moon, and something in your life is ready to begin anew. Whatever you let go of makes room for it. You may act before you can explain why, and don’t yet know what of it will last. When people ask for your reasons, you can say that you are still finding out.',
  },
  1: {
    title: 'The growing crescent',
    text: 'The Moon is a growing crescent at your return, so you are getting away from something. You have a new direction, and old habits still hold you back. Progress costs more effort than it looks. A step that others have seen, such as a date named in front of a friend, keeps you from sliding back.',
  },
  2: {
    title: 'The Moon past its first quarter',
    text: 'At your return the Moon is past its first quarter, and something begun a while ago wants action. It may meet its first real obstacle, and you have to decide whether to go on with it. Once you have, clear away what is no longer needed for it.',
  },
  3: {
    title: 'The Moon before it is full',
    text: 'The Moon is nearly full at your return, so something that you began before this year can be made better and finished. You see what is missing, practice, correct, and ask those who know. The waiting is hard, because the result is so close, and what is left to do is the part that people will see.',
  },
  4: {
    title: 'A full Moon behind the year',
    text: 'Your return falls {since} after a full Moon, so the year shows you results. What was only felt can now be seen, in your work and in the people you live with. Others may see more clearly than you what you have become. Something proves right or it doesn’t, and both are useful to know.',
  },
  5: {
    title: 'The Moon that passes things on',
    text: 'The Moon has begun to wane at your return, and what you have learned wants to be handed on. You explain, teach, publish, or simply find that people ask you. Having something to say is the pleasure of such a year. Its danger is to go on talking when the others have understood.',
  },
  6: {
    title: 'The Moon past its last quarter',
    text: 'At your return the Moon is past its last quarter, and something that used to convince you doesn’t any more. Outwardly you may go on for a time as before. Inwardly you are changing your principles, and later in the year that begins to show. A clean break is easier once the reasons are clear.',
  },
  7: {
    title: 'The last of the Moon',
    text: 'The Moon is in its last days before it is new at your return, so something old in your life wants to be finished. You tidy, forgive, give things back, and may find that what comes after has to wait until then. Your strength may seem low at times. A little done every week is about the pace that suits you.',
  },
};
