import type { Growing } from '../../../report-catalogue.js';

export const mercuryYear: Growing = {
  1: [
    'The first of these falls on how you present yourself: a form filled in too quickly, a first impression that wants correcting. Read over whatever carries your name before it leaves the house.',
  ],
  2: [
    'The first of these goes through money and belongings. An invoice goes astray, or an old receipt turns up, and looking for it leads to a better idea of what you have.',
  ],
  3: [
    'The first of these is at home in talk and paper, where Mercury always does most. Messages cross. Say the important thing by voice, and ask for it to be repeated.',
  ],
  4: [
    'The first of these goes through the household. Keys, letters and old stories turn up, and whatever was agreed in haste about the rooms may be agreed again.',
  ],
  5: [
    'The first of these touches love and play. People from an earlier chapter may write. What you once made and put aside is worth a second look.',
  ],
  6: [
    'The first of these tangles the working day. Appointments slip and tools fail at the weak spot, which shows where that spot is. Mend it before buying anything.',
  ],
  7: [
    'The first of these runs between you and someone else. A clause, or a tone of voice, was understood in two ways. Going back over it is quicker than being right.',
  ],
  8: [
    'The first of these goes through shared accounts. Old claims come up, yours and others’. Check what you sign in those weeks twice, and ask what the small print is for.',
  ],
  9: [
    'The first of these upsets travel and study. Timetables change, and a quotation turns out to be a misquotation. Leave early, and keep the older edition.',
  ],
  10: [
    'The first of these is public. A notice has to be corrected, a plan presented once more. Whoever admits the slip first is remembered for that and not for the slip.',
  ],
  11: [
    'The first of these goes through your circle. Invitations miss their people, and a friend you had lost sight of may be found again by way of the muddle.',
  ],
  12: [
    'The first of these works in the background. Things you had forgotten ask to be finished, and a rest that was postponed is taken whether you planned it or not.',
  ],
};
