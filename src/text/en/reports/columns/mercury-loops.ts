import type { ColumnShelf } from '../../../report-catalogue.js';

/** Mercury retrograde in a house, as a year has it: a sentence or two after the dates. */
export const mercuryLoops: ColumnShelf['mercuryLoops'] = {
  1: [
    'A form is filled in too quickly, or a first impression wants correcting. Read whatever carries your name before it leaves the house.',
    'You may have to repeat yourself. If a name is taken down wrong, put it right with good humor.',
    'What you say of yourself comes out crooked at first. The second version is shorter and truer.',
    'You look for your glasses and have them on. Plans for yourself can be revised in those weeks; announcements can wait.',
  ],
  2: [
    'An invoice goes astray, or an old receipt turns up, and looking for it leads to a better idea of what you have.',
    'A charge appears twice or a payment not at all. An afternoon spent going through the papers pays for itself.',
    'A price was misread. Ask again before you buy, and count what is already in the drawer.',
    'Something you thought you had sold, lent or lost comes to hand, and you see that you can do without it.',
  ],
  3: [
    'Messages cross. Say the important thing by voice, and ask for it to be repeated.',
    'A visitor comes on the wrong day, and the wrong day may turn out to be a good one.',
    'Letters, lists and small errands have to be done twice. Reread before sending, above all what is meant to be funny.',
    'A conversation that broke off once is taken up where it stopped. You both remember it differently, which is worth a laugh.',
  ],
  4: [
    'Keys, letters and old stories turn up in the house, and what was agreed in haste about the rooms may be agreed again.',
    'Something you gave up looking for is found while you look for something else.',
    'An arrangement at home was understood in two ways. Write down who does what, and hang it on the kitchen wall.',
    'Repairs take a detour. Whoever asks the oldest in the family may learn how it was done the first time.',
  ],
  5: [
    'People from an earlier chapter may write. What you once made and put aside is worth a second look.',
    'A date is misread or a draft is lost, and the second version has more life in it.',
    'A flirtation suffers from its messages. Wait until you can talk face to face.',
    'The rules of a game turn out to be unclear. Make them up again together; it is half the fun.',
  ],
  6: [
    'Appointments slip and tools fail at the weak spot, which shows where that spot is. Mend it before you buy anything.',
    'Instructions were followed to the letter and were wrong. Rewrite them for the next person.',
    'Work comes back with questions. Answer them in one go, and tidy the desk that they came from.',
    'The calendar has an entry that nobody made. Clear out standing duties while you are at it.',
  ],
  7: [
    'A clause or a tone of voice was understood in two ways. Going back over it is quicker than being right.',
    'Two people have said yes to different things. A sketch on a napkin clears it up.',
    'Terms with another person come up again. Repeat what you have heard before you answer it.',
    'An old partner, in business or otherwise, may be back with a question. You need not answer on the spot.',
  ],
  8: [
    'Old claims come up, yours and others’. Read twice what you sign in those weeks, and ask what the small print is for.',
    'A password, a deed or a confidence is not where it was, and the search for it brings two people into one room.',
    'A sum between two people was reckoned differently by each. Go through it once, aloud.',
    'Something told in confidence is asked about again. You may say that it is not yours to tell.',
  ],
  9: [
    'Timetables change, and a quotation turns out to be a misquotation. Leave early, and keep the older edition.',
    'Connections are missed, and an argument you thought closed is opened by a footnote. Take the slower train.',
    'Forms for a journey or a course come back with a box unticked. There is time to ask whether you want to go.',
    'You change your mind about something you had preached. It is allowed, and makes good conversation.',
  ],
  10: [
    'A notice has to be corrected or a plan presented once more. Whoever admits the slip first is remembered for that and not for the slip.',
    'Your words get quoted without their end. Supply it calmly, in writing.',
    'A decision about your work is sent back for another look. Use the time to put your case on a single page.',
    'A former colleague or an old application may surface. Something in it is useful now.',
  ],
  11: [
    'Invitations miss their people, and a friend you had lost sight of may be found again by way of the muddle.',
    'An invitation goes to the wrong person, who turns out to be the one you should have asked.',
    'A plan among friends loses its date. Set it again with those who answer.',
    'A hope you had shelved is mentioned by someone else. Find out what became of it before you take it up.',
  ],
  12: [
    'Things you had forgotten ask to be finished, and a rest that was postponed may be taken whether you planned it or not.',
    'You forget an appointment that you had not wanted, and remember a wish that you had.',
    'Thoughts go round at night. Written down, they come to half a page.',
    'An old letter or a dream reminds you of something unsettled. It can be settled in private.',
  ],
};
