import type { ByHouseWordings } from '../../../catalogue.js';

/** Eclipses of a year that nobody would notice: a sentence each. */
export const eclipseFaint: ByHouseWordings = {
  1: [
    'You may be tired for a day of how you seem to others, and that is its whole effect.',
    'For an hour you may see yourself without ornament, which does no harm.',
    'You may feel slightly less sure of yourself than usual, and it soon passes.',
  ],
  2: [
    'Some small expense may suddenly annoy you, and can be dropped.',
    'You may find that you no longer want something you were saving for.',
    'A purchase may look less good than it did in the store, and can be taken back.',
  ],
  3: [
    'If a message sounds cooler than it was meant, wait a day before answering.',
    'Something said in passing may stay with you, and you can ask what was meant.',
    'A neighbor or a relative may be short with you, for reasons of their own.',
  ],
  4: [
    'At home somebody might like to be asked how they are.',
    'Somebody may be homesick, possibly you, and company helps.',
    'You may come home more tired than usual, and the dishes can wait.',
  ],
  5: [
    'A hobby may leave you cold for an evening, which proves nothing.',
    'There may be less applause than you had hoped for, and the work is as good as it was.',
    'What usually amuses you may not do so for a day, and can be tried again later.',
  ],
  6: [
    'A chore may be left until the morning without harm.',
    'A slip at work may show you where you have been in too much of a hurry.',
    'Work may go more slowly for a day, with fewer mistakes.',
  ],
  7: [
    'A pause may occur between two people, and it need not be filled.',
    'Someone close to you may be a little cool, and it can mend without being discussed.',
    'The other person may have something else on their mind for a day, and you can ask later.',
  ],
  8: [
    'A look at one joint bill is enough, and one remark can be forgiven.',
    'An old worry about trust may come up briefly, and passes.',
    'You and another person may avoid a subject for a day, and that does no harm.',
  ],
  9: [
    'A view you hold may seem less certain for an evening, and is worth keeping until morning.',
    'A plan for going far away may lose its charm for a day, and get it back.',
    'You may put a book aside halfway, and like it better another time.',
  ],
  10: [
    'An effort may be overlooked for once, and is no worse for it.',
    'You may doubt for a day whether you want the position you have, and need not settle it.',
    'Those who decide may be slow to answer, and it is no judgment on you.',
  ],
  11: [
    'An invitation may be put off, and nobody is to blame.',
    'You may enjoy your friends less than usual for an evening, and can go home early.',
    'A common plan may seem to stand still for some days.',
  ],
  12: [
    'An old mood may come back for an hour, and can be let pass.',
    'You may want to be left alone for an evening, and may simply take it.',
    'You may wake once in the night with nothing on your mind, and sleep again.',
  ],
};

/** A second eclipse of a year in one house. */
export const eclipseReturn: ByHouseWordings = {
  1: [
    'An eclipse touched your rising sign earlier in the year. What you have changed since then is seen by others for the first time.',
  ],
  2: [
    'Earlier in the year an eclipse fell among your means as well. A decision about money that was made in haste can be looked at again in peace.',
  ],
  3: [
    'An earlier eclipse of the year broke off a talk here. Someone takes it up again, and this time it can be finished.',
  ],
  4: [
    'Home was the place of an eclipse earlier in the year too. What was changed then has taken hold, or you see that it has to be undone.',
  ],
  5: [
    'An eclipse earlier in the year interrupted some pleasure of yours. It comes back in a second form, which is less dazzling and more your own.',
  ],
  6: [
    'Your daily order was upset by an eclipse earlier in the year. This time it is only adjusted, and mostly in your favor.',
  ],
  7: [
    'A partner was the subject of an eclipse earlier in the year. Now there is an answer, from them or from you.',
  ],
  8: [
    'What came up between you and another person at an earlier eclipse goes down again, lighter for having been said.',
  ],
  9: [
    'A certainty gave way at an eclipse earlier in the year. The view that has taken its place now meets its first serious test.',
  ],
  10: [
    'An eclipse earlier in the year unsettled your position. This one is milder: it is confirmed by the way you have held it.',
  ],
  11: [
    'An eclipse earlier in the year opened a circle of friends. It now closes again around those who have stayed.',
  ],
  12: [
    'Earlier in the year an eclipse brought up something that you keep to yourself. What you could not look at then is easier to look at now.',
  ],
};

/** A third eclipse of a year in one house. */
export const eclipseThird: ByHouseWordings = {
  1: [
    'Two eclipses touched your rising sign earlier in the year. By the third, people have got used to your new manner, and so have you.',
  ],
  2: [
    'Two eclipses earlier in the year fell among your means. The third shows how far the new arrangement carries.',
  ],
  3: [
    'Talk has been interrupted by two eclipses earlier in the year. At the third it finds its new tone, and can go on.',
  ],
  4: ['Your home has seen two eclipses this year. With the third it becomes clear what you will keep of it.'],
  5: [
    'Two eclipses this year have changed what you enjoy. The third lets you choose between the old pleasure and the new.',
  ],
  6: [
    'Two eclipses earlier in the year upset your working days. By the third a new order exists, and needs only to be kept.',
  ],
  7: [
    'Partnership has been the place of two eclipses this year. At the third both sides know where they stand.',
  ],
  8: [
    'Two eclipses earlier in the year touched trust and shared money. At the third the terms can be put down for good.',
  ],
  9: [
    'Two eclipses this year have shaken something you believed. At the third you can say what you think now.',
  ],
  10: [
    'Your position has been through two eclipses this year. The third confirms what you have made of it since.',
  ],
  11: [
    'Two eclipses earlier in the year rearranged your friendships. At the third the circle has its new shape.',
  ],
  12: [
    'Two eclipses this year have concerned what you keep to yourself. At the third it has lost some of its weight.',
  ],
};
