import type { ColumnShelf } from '../../../../report-catalogue.js';

/** The Moon's aspects to Pluto, by her house. */
export const pluto: ColumnShelf['moonBeyond'][9] = {
  conjunction: {
    1: [
      'Pluto stands beside the Moon in your sign, so feelings are strong, and people sense it before you have said a word.',
      'With Pluto next to the Moon you will not be put off with half an answer, least of all by yourself.',
    ],
    2: [
      'Pluto meets the Moon there, and a thing that you own means more to you than it is worth, or all at once much less.',
      'Because Pluto stands beside the Moon, a question of money touches on power, and it helps to know whose.',
    ],
    3: [
      'Pluto joins the Moon, so a remark in passing goes deep, and you hear what was left out of it.',
      'With Pluto beside the Moon you could find out almost anything, and should decide first what you need to know.',
    ],
    4: [
      'Pluto keeps the Moon company at home, where an old subject lies closer to the surface than usual.',
      'As Pluto stands next to the Moon, you feel strongly where you come from, the good in it and the rest.',
    ],
    5: [
      'Pluto is with the Moon, and liking a person or a piece of work turns into something more possessive.',
      'With Pluto next to the Moon love and play are in earnest, and a joke may be taken for a test.',
    ],
    6: [
      'Pluto meets the Moon there, so you want to get to the root of a thing that goes wrong in your work again and again.',
      'Because Pluto is with the Moon you drive yourself harder than the task requires.',
    ],
    7: [
      'Pluto stands beside the Moon there, and what one of you holds back fills more of the room than what is said.',
      'With Pluto beside the Moon somebody has a strong effect on you, whether they intend it or not.',
    ],
    8: [
      'Pluto joins the Moon in the house of trust, and feelings run as deep as they ever do.',
      'As Pluto stands next to the Moon, you sense what another person is not telling you, and may be right.',
    ],
    9: [
      'Pluto is with the Moon, so that for some hours a conviction is the most important thing there is.',
      'With Pluto next to the Moon you look for the truth behind the doctrine, and do not mind whom it disturbs.',
    ],
    10: [
      'Pluto meets the Moon at the top of your chart, and you notice who really decides where you work.',
      'Because Pluto stands beside the Moon you want more than a good opinion; you want some influence.',
    ],
    11: [
      'Pluto keeps the Moon company, so there is an undercurrent among friends that everyone feels and no one mentions.',
      'With Pluto beside the Moon a hope becomes so strong that it is hard to share it lightly.',
    ],
    12: [
      'Pluto stands beside the Moon in the house of rest, and dreams or memories may be vivid.',
      'As Pluto is with the Moon, something you had put away wants to be looked at, in your own time.',
    ],
  },
  harmonious: {
    1: [
      'Pluto, {from}, lends you a quiet authority, and you need only mean what you say.',
      'You can let go of an old way of defending yourself, since Pluto, {from}, gives you strength enough without it.',
    ],
    2: [
      'Pluto, {from}, helps you part with what you no longer use, and you feel richer afterward.',
      'With Pluto, {from}, you see where your money really goes, and can change it at the source.',
    ],
    3: [
      'A conversation goes deeper than either of you expected, as Pluto, {from}, makes frankness easy.',
      'Pluto, {from}, sharpens your questions, and one of them gets a true answer.',
    ],
    4: [
      'At home something can be cleared out thoroughly, cupboard or grievance, with Pluto, {from}, behind you.',
      'Pluto, {from}, lets you understand a relative whom you used only to put up with.',
    ],
    5: [
      'What you make or whom you love gets your full attention, as Pluto, {from}, allows no half measures and needs none.',
      'Pluto, {from}, gives your pleasure some depth, and you forget the time over it.',
    ],
    6: [
      'Pluto, {from}, lends you endurance, and a job that has defeated others gives way.',
      'With Pluto, {from}, you can drop a habit of work that only cost you strength.',
    ],
    7: [
      'Pluto, {from}, lets two people speak about what they usually circle around, and come closer by it.',
      'Somebody trusts you with more than small talk, because Pluto, {from}, makes you a good listener.',
    ],
    8: [
      'Pluto, {from}, makes it possible to end an old tug of war, and neither side loses by it.',
      'With Pluto, {from}, you dare to look at what you share with another person, and it is less alarming than you thought.',
    ],
    9: [
      'You get to the bottom of a subject, as Pluto, {from}, is not satisfied with the summary.',
      'Pluto, {from}, makes you persuasive, above all where you admit what you do not know.',
    ],
    10: [
      'Pluto, {from}, strengthens your position, and it works best unannounced.',
      'A person with influence takes you seriously, since Pluto, {from}, shows that you have thought it through.',
    ],
    11: [
      'Pluto, {from}, brings a group to its real purpose, and you can say in a sentence what that is.',
      'With Pluto, {from}, one friend proves to be more than an acquaintance.',
    ],
    12: [
      'Pluto, {from}, helps you settle something with yourself, and nobody has to be told.',
      'A fear loses some of its hold while Pluto, {from}, lets you look at it calmly.',
    ],
  },
  tense: {
    1: [
      'Pluto, {from}, brings you up against somebody who wants their way, and you find you want yours as much.',
      'You may feel watched or tested, as Pluto, {from}, makes you guard what nobody is after.',
    ],
    2: [
      'Pluto, {from}, turns a small sum into a question of who has the upper hand.',
      'You hold on to a thing harder than it deserves, since Pluto, {from}, makes giving it up feel like defeat.',
    ],
    3: [
      'A talk may turn into an interrogation with Pluto, {from}, and either of you could be the one asking.',
      'Pluto, {from}, makes you read meaning into a silence that has none.',
    ],
    4: [
      'At home an old struggle about who decides is near the surface; Pluto, {from}, needs only a trifle to start it.',
      'Pluto, {from}, draws your strength elsewhere, and those you live with feel shut out.',
    ],
    5: [
      'Jealousy may spoil a pleasure, as Pluto, {from}, asks for proof where trust would do.',
      'Pluto, {from}, makes you stake too much on one evening, one person or one attempt.',
    ],
    6: [
      'Somebody may try to control how you work, since Pluto, {from}, makes people mistrust what they have not checked.',
      'With Pluto, {from}, you do not know when to stop, and your body will tell you.',
    ],
    7: [
      'Pluto, {from}, turns a difference between two people into a trial of strength.',
      'Somebody may press you for an answer, or you press them: Pluto, {from}, has little patience with a maybe.',
    ],
    8: [
      'Pluto, {from}, stirs up what is owed and what was promised, and the feeling is larger than the matter.',
      'You suspect more than you know, as Pluto, {from}, makes the unsaid seem important.',
    ],
    9: [
      'An argument over beliefs gets fierce with Pluto, {from}, and no one is going to be converted.',
      'Pluto, {from}, makes you certain, which is not the same as being right.',
    ],
    10: [
      'There may be a contest behind the scenes at work, since Pluto, {from}, makes people defend their ground.',
      'Pluto, {from}, sets your ambition against something you care about more.',
    ],
    11: [
      'Someone may try to have the say in a circle of equals; Pluto, {from}, puts you in the middle of it.',
      'Pluto, {from}, makes a friend’s remark feel like a betrayal, when it may have been only careless.',
    ],
    12: [
      'Pluto, {from}, stirs up something that you had thought settled, and sleep may be thin for it.',
      'You brood over what somebody meant, as Pluto, {from}, prefers the darkest reading.',
    ],
  },
};
