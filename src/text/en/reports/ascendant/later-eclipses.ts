import type { ByHouseWordings } from '../../../catalogue.js';

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
    'An eclipse earlier in the year put a question to you and a partner. Now there is an answer, from them or from you.',
  ],
  8: [
    'What came up between you and another person at an earlier eclipse can rest now, and is easier for having been said.',
  ],
  9: [
    'A certainty gave way at an eclipse earlier in the year. The view that has taken its place now meets its first serious test.',
  ],
  10: [
    'An eclipse earlier in the year unsettled your position. This one is milder, and people can see how you have borne it.',
  ],
  11: ['An eclipse earlier in the year opened a circle of friends. By now you know who has stayed.'],
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
    'Talk has been interrupted by two eclipses earlier in the year. At the third you know how you want to talk to each other, and can go on.',
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
    'Earlier eclipses this year have moved what you believe, or widened it. At this one you can say what you think now.',
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
