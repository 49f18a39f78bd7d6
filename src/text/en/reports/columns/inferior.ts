import { Mercury, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** Mercury or Venus, retrograde, passes between the Sun and the Earth: the middle of its loop, where things turn. */
export const inferior: ColumnShelf['inferior'] = {
  [Mercury]: {
    1: [
      '[listen] Halfway through its retrograde Mercury brings you a new thought about yourself, and some of the confusion makes sense. Keep it in mind, and explain it later.',
    ],
    2: [
      '[listen] Halfway through the review of your means, a figure becomes clear. It may be a price, a debt or what you can do without. Note it now and act when Mercury goes forward.',
    ],
    3: [
      '[listen] Among all the confused messages one may come that matters, and you see what the talk was really about. Take your time over the reply.',
    ],
    4: [
      '[listen] At the midpoint of going over old ground at home, you understand how it came about. A word from someone in the family may be the missing piece. Nothing has to be moved yet.',
    ],
    5: [
      '[listen] In love or in your creative work you may suddenly know what you want. It is one definite thing. Make a note of it, and leave the rest open.',
    ],
    6: [
      '[listen] You see now why so much has to be done twice. The fault lies in how the work is arranged and not in you. Note the better way, and try it when things have calmed down.',
    ],
    7: [
      '[listen] In the middle of a talk that goes in circles, one of you says what it is about. From there you can go on. Agree on what was said before you agree on what to do.',
    ],
    8: [
      '[listen] What you share with somebody is gone over again, and you come upon the point. It may be one line in a statement, or one sentence between two people. To know it is enough for now.',
    ],
    9: [
      '[listen] You may have been doubting a belief, and see now what is left of it, which is simpler than before. Plans and papers still need their corrections, and the direction is right.',
    ],
    10: [
      '[listen] In the middle of Mercury’s retrograde you see what you would really like to be asked at work. It changes the question. Keep it to yourself until the answers come in again.',
    ],
    11: [
      '[listen] In all the discussion among friends a remark may show you what the plan is missing. It was said in passing, and is worth taking up. The decision itself can wait.',
    ],
    12: [
      '[listen] Halfway through its retreat Mercury brings up something you were looking for without knowing it. Such a thought comes when all is quiet, so give yourself an hour alone.',
    ],
  },
  [Venus]: {
    1: [
      'Venus, between you and the Sun, is where an old liking ends and a new one starts. You see whom and what you care for now. It suits you to be plain about it, to yourself first.',
    ],
    2: [
      'In the middle of a long second look at what you value, the answer shows. You can part with something that cost you more than it gave. What stays is what you really want.',
    ],
    3: [
      'A kind word comes at the turning point of a coolness. It may be yours. Write or say it without asking for anything, and the tone between you begins to change.',
    ],
    4: [
      'At home the heart of an old discontent lies open, and is mostly a wish to be loved better. Knowing that, you can speak to the person instead of changing the rooms.',
    ],
    5: [
      'A love story or a piece of work is at its still point. You know, quite calmly, whether you want it. There is no need to announce it while Venus goes backward.',
    ],
    6: [
      'In the midst of ordinary tasks you notice which of them you do with love. The others you do only to be liked, and some of those can be given up.',
    ],
    7: [
      'Two people who have been looking back find the moment at which they began to differ. It is a relief, since it can be talked of. What is renewed from here has a good foundation.',
    ],
    8: [
      'What love and money owe each other becomes clear, between you and another person. A claim may be dropped or a tenderness admitted. Either sets something free.',
    ],
    9: [
      'An ideal of happiness is looked at by daylight and proves smaller and more possible. You know by now in what company you would like to go there.',
    ],
    10: [
      'Halfway through a time of doubtful recognition you see whose appreciation you want. It makes the rest easier to bear, and some of it easy to refuse.',
    ],
    11: [
      'Among your friends it becomes plain who is dear to you. The list is short and warm. A circle that has grown cold may be left in friendship.',
    ],
    12: [
      'A hidden affection, or an old grief about one, has its quiet turning point. You can let it be what it was. The gentleness that is left over is meant for you.',
    ],
  },
};
