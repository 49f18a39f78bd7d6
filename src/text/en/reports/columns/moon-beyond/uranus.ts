import type { ColumnShelf } from '../../../../report-catalogue.js';

/** The Moon's aspects to Uranus, by her house. */
export const uranus: ColumnShelf['moonBeyond'][7] = {
  conjunction: {
    1: [
      'Uranus is with the Moon in your sign, so you want to do everything otherwise, beginning with yourself.',
      'With Uranus beside the Moon your mood turns quickly, and the others had better not rely on the first version.',
    ],
    2: [
      'Uranus meets the Moon there, and you buy on impulse or think of quite another way to earn.',
      'Because Uranus stands beside the Moon, possessions feel like weight, and you would give half of them away.',
    ],
    3: [
      'Uranus joins the Moon, so your best idea comes in the middle of somebody else’s sentence.',
      'With Uranus next to the Moon you say out loud what everyone was thinking.',
    ],
    4: [
      'Uranus stands beside the Moon at home, where nothing stays in its place and no one keeps to the hour.',
      'As Uranus is with the Moon, you feel like moving the furniture, or moving out of a family habit.',
    ],
    5: [
      'Uranus keeps the Moon company, so pleasure is where you had not looked for it.',
      'With Uranus beside the Moon somebody strikes you as exciting mainly because they are different.',
    ],
    6: [
      'Uranus is with the Moon at your work, and the routine falls apart in an interesting way.',
      'Because Uranus stands beside the Moon, you cannot bear to do a thing as it has always been done.',
    ],
    7: [
      'Uranus meets the Moon there, and another person acts quite unlike themselves.',
      'With Uranus next to the Moon you want company and freedom at once, and so may they.',
    ],
    8: [
      'Uranus joins the Moon there, so something two people had taken for granted is suddenly open.',
      'As Uranus stands beside the Moon, a secret may slip out, and do less harm than the keeping of it.',
    ],
    9: [
      'Uranus stands beside the Moon, and you would leave at once if somebody held the door.',
      'With Uranus beside the Moon an unusual opinion appeals to you, at least until you have slept on it.',
    ],
    10: [
      'Uranus is with the Moon at the top of your chart, and what you planned for the public eye takes another turn.',
      'Because Uranus is with the Moon you want to be known for something of your own, and not for obedience.',
    ],
    11: [
      'Uranus keeps the Moon company among your friends, and somebody turns up whom nobody expected.',
      'With Uranus next to the Moon you like people for their oddities.',
    ],
    12: [
      'Uranus meets the Moon in the house of rest, so that a thought wakes you and will not be put off.',
      'As Uranus is with the Moon, you suddenly see what has been making you tired.',
    ],
  },
  harmonious: {
    1: [
      'Uranus, {from}, lets you be unconventional without having to make a point of it.',
      'You may surprise yourself pleasantly, since Uranus, {from}, lets you do what you thought you could not.',
    ],
    2: [
      'Uranus, {from}, shows you a use for something that had been lying about.',
      'With Uranus, {from}, you find a cheaper way that is also more fun.',
    ],
    3: [
      'Uranus, {from}, makes your answers quick and original, and people ask for more of them.',
      'News from an unlikely source is useful: Uranus, {from}, likes roundabout ways.',
    ],
    4: [
      'At home a small change in the arrangement makes everyone easier, thanks to Uranus, {from}.',
      'Uranus, {from}, gives each person under the roof a little more room.',
    ],
    5: [
      'Something spontaneous turns out well, as Uranus, {from}, has no use for a program.',
      'Uranus, {from}, makes you inventive at play, and those who like to laugh understand you at once.',
    ],
    6: [
      'A shortcut in your work is worth keeping: Uranus, {from}, found it by accident.',
      'With Uranus, {from}, you can change the order of your tasks and gain an hour by it.',
    ],
    7: [
      'Uranus, {from}, makes another person stimulating company, and you need not agree with them.',
      'Two people can give each other some air without losing touch, as Uranus, {from}, makes an unusual arrangement easy.',
    ],
    8: [
      'Uranus, {from}, suggests a fairer way to share that neither of you had thought of.',
      'An old tension between two people goes up in laughter, thanks to Uranus, {from}, and good timing.',
    ],
    9: [
      'Uranus, {from}, shows you something you knew nothing about.',
      'You change your mind gladly with Uranus, {from}, since the new view is wider.',
    ],
    10: [
      'Your own way of doing things is noticed with approval, as Uranus, {from}, makes it look like the future.',
      'Uranus, {from}, brings an unexpected chance to show what you can do.',
    ],
    11: [
      'Uranus, {from}, mixes people who would never have met, and you are glad to be there.',
      'A friend may have an idea that suits you exactly, as Uranus, {from}, favors new ones.',
    ],
    12: [
      'Uranus, {from}, lets an insight come while you are doing nothing.',
      'With Uranus, {from}, you get free of a worry by looking at it from the other end.',
    ],
  },
  tense: {
    1: [
      'Uranus, {from}, makes you restless, and impatient with whatever binds you.',
      'You are interrupted just as you come to yourself: Uranus, {from}, has other plans.',
    ],
    2: [
      'Uranus, {from}, upsets a calculation, so leave some room in what you spend.',
      'You may want to get rid of something for good that you will look for next week, since Uranus, {from}, is in a hurry.',
    ],
    3: [
      'Messages cross, and somebody answers a question that you did not ask, as Uranus, {from}, scatters the talk.',
      'Uranus, {from}, makes you contradict people before they have finished.',
    ],
    4: [
      'Something breaks the peace at home, a visit or a mood, for Uranus, {from}, comes without calling first.',
      'Uranus, {from}, makes you feel confined where you are usually content.',
    ],
    5: [
      'Plans for pleasure are changed at short notice by Uranus, {from}, and not everyone is ready to laugh about it.',
      'Uranus, {from}, makes a feeling flare up or cool down faster than the other person can follow.',
    ],
    6: [
      'The working day does not go by its plan, since Uranus, {from}, may bring a fault that nobody has seen before.',
      'Uranus, {from}, makes you nervous, and a short walk helps more than another attempt.',
    ],
    7: [
      'Someone may cancel, or say what you had not expected to hear; Uranus, {from}, does not soften it.',
      'Uranus, {from}, makes one of you pull away just when the other comes closer.',
    ],
    8: [
      'An arrangement between two people is questioned without warning, as Uranus, {from}, has found the gap in it.',
      'Uranus, {from}, makes you want to be done with an obligation at one stroke.',
    ],
    9: [
      'Travel and timetables need patience with Uranus, {from}, and a second possibility is welcome.',
      'Uranus, {from}, shakes an opinion that you had thought was firm.',
    ],
    10: [
      'Someone may change the task while you are at it, since Uranus, {from}, rearranges things at work.',
      'Uranus, {from}, tempts you to say to a superior what you would regret by evening.',
    ],
    11: [
      'A common plan may fall apart and another take its place, as Uranus, {from}, changes people’s minds.',
      'Uranus, {from}, makes you feel like the stranger in your own circle for an hour.',
    ],
    12: [
      'Uranus, {from}, breaks into your quiet, with a noise, a call or an idea.',
      'You are tired and wide awake at once, with Uranus, {from}, and it does not last.',
    ],
  },
};
