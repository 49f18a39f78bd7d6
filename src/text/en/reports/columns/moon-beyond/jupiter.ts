import type { ColumnShelf } from '../../../../report-catalogue.js';

/** The Moon's aspects to Jupiter, by her house. */
export const jupiter: ColumnShelf['moonBeyond'][5] = {
  conjunction: {
    1: [
      'Jupiter stands beside the Moon in your sign, and you are in high spirits, with enough of them for others too.',
      'With Jupiter next to the Moon you think well of yourself and well of people, and both show.',
    ],
    2: [
      'Jupiter meets the Moon there, so you feel rich, and treat somebody to something.',
      'Because Jupiter is with the Moon, what you have seems enough, and a little more may come of it.',
    ],
    3: [
      'Jupiter joins the Moon, and a short exchange turns into a long and cheerful one.',
      'With Jupiter beside the Moon you explain things well, and at some length.',
    ],
    4: [
      'Jupiter keeps the Moon company at home, where there is room for one more at the table.',
      'As Jupiter is with the Moon, you feel at home with nearly everyone.',
    ],
    5: [
      'Jupiter is with the Moon, so pleasure comes in generous helpings.',
      'With Jupiter next to the Moon you play for the joy of it, and others may join in.',
    ],
    6: [
      'Jupiter stands beside the Moon, and work is done in good humor, together with a few favors for others.',
      'Because Jupiter stands beside the Moon, you take on more than you need to, and gladly.',
    ],
    7: [
      'Jupiter meets the Moon there, so another person is good to you, and means it.',
      'With Jupiter beside the Moon two people bring out the best in each other.',
    ],
    8: [
      'Jupiter joins the Moon there, and trust between you and somebody grows by a good deal.',
      'As Jupiter stands next to the Moon, you find it easy to forgive, and to ask for something.',
    ],
    9: [
      'Jupiter keeps the Moon company, and everything far away seems within reach.',
      'With Jupiter beside the Moon you see the sense in things, and can tell others about it.',
    ],
    10: [
      'Jupiter is with the Moon at the top of your chart, so people expect good things of you.',
      'Because Jupiter is with the Moon, your work gets a friendly reception, and perhaps more.',
    ],
    11: [
      'Jupiter stands beside the Moon among your friends, and there is something to celebrate if you look for it.',
      'With Jupiter next to the Moon you hope for a great deal, and in good company.',
    ],
    12: [
      'Jupiter meets the Moon in the house of rest, and you feel looked after, without knowing by whom.',
      'As Jupiter is with the Moon, being by yourself is a pleasure.',
    ],
  },
  harmonious: {
    1: [
      'Jupiter, {from}, is generous to you, and a wish that you state openly may well be granted.',
      'You are easily pleased and good to be with, thanks to Jupiter, {from}.',
    ],
    2: [
      'Jupiter, {from}, gives you confidence in what your work is worth.',
      'With Jupiter, {from}, you can be open-handed, and still have what you need.',
    ],
    3: [
      'Good news travels with Jupiter, {from}, and you are among the first to hear it.',
      'Jupiter, {from}, lets you find the encouraging word for somebody who needs one.',
    ],
    4: [
      'Jupiter, {from}, makes home hospitable, and a guest may bring good news.',
      'The family is on your side, and Jupiter, {from}, lets you feel it.',
    ],
    5: [
      'An invitation is worth accepting, since Jupiter, {from}, likes to see you enjoy yourself.',
      'Jupiter, {from}, gives you the courage to show what you have made.',
    ],
    6: [
      'Help comes unasked with Jupiter, {from}, and the work is done before you expected.',
      'Jupiter, {from}, lets you see the use of what you do all day.',
    ],
    7: [
      'Jupiter, {from}, makes somebody say yes before you have finished asking.',
      'Each of you is ready to give a little more, as Jupiter, {from}, does not count.',
    ],
    8: [
      'A delicate matter gets settled generously with Jupiter, {from}, and both sides are relieved.',
      'Jupiter, {from}, gives you faith in somebody, and they prove worth it.',
    ],
    9: [
      'Jupiter, {from}, favors plans that reach far, and gives you a good reason to make one.',
      'You meet a person who widens your view, thanks to Jupiter, {from}, and an open evening.',
    ],
    10: [
      'Someone who matters may speak well of you, as Jupiter, {from}, is on your side.',
      'You may aim a step higher with Jupiter, {from}, as your reasons are good.',
    ],
    11: [
      'Jupiter, {from}, brings the right people together, and you need only be there.',
      'A hope gets support from an unexpected side, since Jupiter, {from}, makes people generous.',
    ],
    12: [
      'Jupiter, {from}, gives you an hour of peace that you had not counted on.',
      'With Jupiter, {from}, you make your peace with something, rather cheerfully.',
    ],
  },
  tense: {
    1: [
      'Jupiter, {from}, makes you promise more than you can comfortably keep.',
      'You want a little too much of everything, since Jupiter, {from}, does not know when it is enough.',
    ],
    2: [
      'Jupiter, {from}, finds a good reason for every purchase.',
      'You may think too highly of what you have or can ask, as Jupiter, {from}, sees only the best of it.',
    ],
    3: [
      'With Jupiter, {from}, a story grows each time you tell it, and someone who was present may be listening.',
      'Jupiter, {from}, makes people talk big, yourself included, and a small remark gets more weight than it deserves.',
    ],
    4: [
      'At home there is too much of a good thing, visitors, advice or food, because of Jupiter, {from}, and good intentions.',
      'Jupiter, {from}, draws you out of the house when there is enough to do in it.',
    ],
    5: [
      'Jupiter, {from}, makes you exaggerate, in feelings as well as in bets.',
      'One pleasure crowds out another, since Jupiter, {from}, has said yes to both.',
    ],
    6: [
      'There may be more on your list than fits the day, as Jupiter, {from}, makes each task look easy.',
      'Jupiter, {from}, makes you promise something elsewhere, and the details of it cost you working time.',
    ],
    7: [
      'Somebody means well and overdoes it, as Jupiter, {from}, cannot leave a kindness small.',
      'Jupiter, {from}, makes one of you certain of what is good for the other.',
    ],
    8: [
      'One of you may be generous with what belongs to both, as Jupiter, {from}, forgets to ask.',
      'Jupiter, {from}, makes light of an obligation that the other person takes seriously.',
    ],
    9: [
      'Opinions are large and facts few with Jupiter, {from}, and the discussion is enjoyable all the same.',
      'Jupiter, {from}, makes you plan more than you can carry out.',
    ],
    10: [
      'You may be tempted to announce a success before it is one, since Jupiter, {from}, is sure of it.',
      'Jupiter, {from}, raises expectations at work, other people’s and your own.',
    ],
    11: [
      'So many people want to see you that Jupiter, {from}, leaves you no evening for one of them.',
      'Jupiter, {from}, turns a small common plan into a large one that nobody has time for.',
    ],
    12: [
      'Rest comes up short, as Jupiter, {from}, keeps you busy with people and good causes.',
      'Jupiter, {from}, makes your worries as large as your hopes, and no truer.',
    ],
  },
};
