import type { ByHouseWordings } from '../../../catalogue.js';

/** A second eclipse of a year in one house. */
export const eclipseReturn: ByHouseWordings = {
  1: [
    'An eclipse touched your rising sign earlier in the year. What you have changed since then is seen by others for the first time.',
  ],
  2: [
    'Earlier in the year an eclipse fell among your means as well. What you decided about money around that time can be looked at again in peace.',
  ],
  3: [
    'The second eclipse of the year in your house of talk comes back to what was said at the first. One sentence of it can be put better, now that both of you have slept on it.',
  ],
  4: [
    'Home was the place of an eclipse earlier in the year too. What has changed there since has taken hold, or you see that it has to be undone.',
  ],
  5: [
    'Love and play had an eclipse earlier in the year as well. What has become of them since is less dazzling and more your own.',
  ],
  6: [
    'Your working day had an eclipse earlier in the year too. What has been changed in it since is adjusted once more, and mostly in your favor.',
  ],
  7: [
    'Partnership had an eclipse earlier in the year too. The two of you see each other more plainly since then, and can agree on what comes next.',
  ],
  8: [
    'Trust and shared money had an eclipse earlier in the year too. What has been said since then makes the next agreement easier.',
  ],
  9: [
    'Your convictions had an eclipse earlier in the year too. What you think now is tried on a new subject, or on somebody who has seen more of the world.',
  ],
  10: [
    'Your position had an eclipse earlier in the year too. Since then people have had time to see how you work, and to get used to it.',
  ],
  11: [
    'Friends and hopes had an eclipse earlier in the year too. By now you know who has stayed, and with whom you would plan something new.',
  ],
  12: [
    'Your private life had an eclipse earlier in the year too. What you understood then is easier to live by now.',
  ],
};

/** A third eclipse of a year in one house. */
export const eclipseThird: ByHouseWordings = {
  1: [
    'Two eclipses touched your rising sign earlier in the year. By the third, people have gotten used to your new manner, and so have you.',
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

/**
 * A lunar eclipse in the house of what leads the year, before that comes: the question is seen, and not yet answered.
 */
export const moonBeforeLead: ByHouseWordings = {
  1: [
    'People react to you more strongly than usual, with liking or without, and you learn something from it. Think of it as a fitting: what is to be altered can be decided when you have worn it for a while.',
  ],
  2: [
    'A single bill or a single compliment tells you how you have been using your means. You do not have to act on it at once. It is good to know before the greater change in these matters comes.',
  ],
  3: [
    'A remark made in passing touches something that has long lain between you and somebody near you. You both heard it. The proper talk about it comes later in the year, and will be the better for a pause.',
  ],
  4: [
    'One evening at home brings out what each of you needs there. Nothing has to be rearranged the next morning. The matter comes back later in the year, and by then each will have thought about it.',
  ],
  5: [
    'You feel plainly what gives you joy and what you only do to please. Keep that to yourself for the present, as one keeps a first draft. There will be time to show it.',
  ],
  6: [
    'For some days there is too much to do, and you can see where the work piles up. Write the place down. When your days are arranged anew, later in the year, that is where to begin.',
  ],
  7: [
    'You and another person come close to the subject that the year has for you. It may be touched on in a sentence and then left. Both of you have time to find out what you mean by it.',
  ],
  8: [
    'You feel how much you depend on somebody, or they on you, in money or in trust. It is good to have felt it once before it is discussed. The discussion comes later in the year.',
  ],
  9: [
    'What you hear from far away, or from a teacher or a book, moves you more than it should. Ask why, and collect what there is to know. Later in the year you will have a use for it.',
  ],
  10: [
    'You are noticed at something that you do, and you find out whether you like to be. It is a trial run. The part that is really meant for you comes up later in the year.',
  ],
  11: [
    'You see who in your circle shares your hopes, and who has been there mainly for the company. Both are welcome. Later in the year, when a common plan is formed, it will be useful to have known.',
  ],
  12: [
    'Some nights are livelier than the days, and an old feeling has its say. It is allowed to be unclear. What it has to do with your life now is a question for later in the year.',
  ],
};
