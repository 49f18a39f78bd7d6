import type { ByHouseWordings } from '../../../catalogue.js';

export const mercuryYear: ByHouseWordings = {
  1: [
    'The first of these falls on how you present yourself: a form filled in too quickly, a first impression that wants correcting. Read over whatever carries your name before it leaves the house.',
    'The first of these makes you repeat yourself. A name is taken down wrong, a photograph is not like you; put it right with good humor, and say once more who you are.',
  ],
  2: [
    'The first of these goes through money and belongings. An invoice goes astray, or an old receipt turns up, and looking for it leads to a better idea of what you have.',
    'The first of these gets into your purse and pockets. A charge appears twice or a payment not at all, and going through the papers pays for the afternoon.',
  ],
  3: [
    'The first of these is at home in talk and paper, where Mercury always does most. Messages cross. Say the important thing by voice, and ask for it to be repeated.',
    'The first of these scrambles the neighborhood: calls cross, a visitor comes on the wrong day. The wrong day turns out to have been a good one.',
  ],
  4: [
    'The first of these goes through the household. Keys, letters and old stories turn up, and whatever was agreed in haste about the rooms may be agreed again.',
    'The first of these goes from room to room. Something you gave up looking for is found while you look for something else, and with it a letter.',
  ],
  5: [
    'The first of these touches love and play. People from an earlier chapter may write. What you once made and put aside is worth a second look.',
    'The first of these catches you in play. A date is misread, a draft is lost, and the second version has more life in it.',
  ],
  6: [
    'The first of these tangles the working day. Appointments slip and tools fail at the weak spot, which shows where that spot is. Mend it before buying anything.',
    'The first of these puts grit in the works. Instructions are followed to the letter and were wrong; rewrite them for the next person.',
  ],
  7: [
    'The first of these runs between you and someone else. A clause, or a tone of voice, was understood in two ways. Going back over it is quicker than being right.',
    'The first of these comes between you and the one you deal with. Both said yes, to different things. Draw it on a napkin.',
  ],
  8: [
    'The first of these goes through shared accounts. Old claims come up, yours and others’. Check what you sign in those weeks twice, and ask what the small print is for.',
    'The first of these stirs up what is shared. A password, a deed, a confidence is not where it was, and the search for it brings two people into one room.',
  ],
  9: [
    'The first of these upsets travel and study. Timetables change, and a quotation turns out to be a misquotation. Leave early, and keep the older edition.',
    'The first of these bends the road. Connections are missed, an argument you thought closed is opened by a footnote. Take the slower train.',
  ],
  10: [
    'The first of these is public. A notice has to be corrected, a plan presented once more. Whoever admits the slip first is remembered for that and not for the slip.',
    'The first of these plays on the public side. Your words get quoted without their end; supply it calmly, in writing.',
  ],
  11: [
    'The first of these goes through your circle. Invitations miss their people, and a friend you had lost sight of may be found again by way of the muddle.',
    'The first of these shuffles the guest list. The person who came by mistake is the one you should have asked.',
  ],
  12: [
    'The first of these works in the background. Things you had forgotten ask to be finished, and a rest that was postponed is taken whether you planned it or not.',
    'The first of these goes on where nobody looks. You forget an appointment that you had not wanted, and remember a wish.',
  ],
};
