import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const slowConjunction: ThemesByHouse = {
  1: {
    intro: [
      '{planet} and {other} meet in your own sign in {year}, which most people see once at the most. What one of them wants of you and what the other wants have to be settled with one life, and the settling is the story of the year.',
    ],
    thought: [
      '{planet} and {other} meet in your own sign this year, and you have to make room for two sides of yourself that usually take turns. Each looks unreasonable from the other’s point of view, and until now you have followed one and put the other off. Around the time of their meeting you may change your mind often. What you decide after that can satisfy both, if it is small enough to be lived daily.',
    ],
    close: [
      'Two sides of you that used to take turns are working on the same thing. Neither has got all it wanted, and you are less divided than you were.',
    ],
  },
  2: {
    intro: [
      '{planet} and {other} come together in your second house in {year}, among earnings, belongings and what you think you are worth. They rarely meet, and each has its own notion of being rich. It is from your means that both are paid.',
    ],
    thought: [
      'This year you have to bring two wishes about money into one plan. {planet} and {other} meet in your second house, of earnings and worth, and each has its own idea of what is enough. You may feel generous and anxious by turns, or be good at two things that have never been sold together. Before the two planets meet, the wishes get in each other’s way. Later you may find that what you offer is worth more for being both.',
    ],
    close: [
      'Two of your abilities have been put to one use, and it is worth more than you had thought. You worry less about money, because you know what you want it for.',
    ],
  },
  3: {
    intro: [
      'News, talk and near neighbors, the matters of your third house, are the meeting place of {planet} and {other} in {year}. They would tell any story differently. You hear both versions in your own head, and some of your conversations will sound like a committee.',
    ],
    thought: [
      'Two newspapers report the same meeting. In one there was a walkout, in the other a frank exchange; both are careful, and both were there. Whoever reads only one sleeps better. Whoever reads the two with a pencil, and underlines what stands in both, ends with a short article and can rely on it. What in your own story would both papers print?',
    ],
    close: [
      'You can say in a few lines what you are, and your two versions of it agree. People of either party have nodded at it, at different places. It is short, and you can rely on it.',
    ],
  },
  4: {
    intro: [
      'Home and family, at the foot of your chart in your fourth house, have {planet} and {other} meeting in them in {year}. It is a rare meeting and a quiet one. What is decided there may be no more than how you want to live, and with whom.',
    ],
    thought: [
      'Home has to be two things at once this year. {planet} and {other} meet in your fourth house, and what you need from the place where you live, quiet and company, safety and room, has to be arranged under one roof. Somebody in the family may stand for one side while you defend the other. Being right will not settle it. It helps to find out what each of you could not do without, and to let the rest be decided by the rooms.',
    ],
    close: [
      'At home you have agreed on what has to be kept quiet and what may be open to everybody. It took some give on both sides, and the place suits all of you better than it did.',
    ],
  },
  5: {
    intro: [
      'In your fifth house, among love, play, children and the work of your hands, {planet} and {other} meet in {year}. It happens seldom. One of them wants more from joy than the other will grant, and what you make has to satisfy the pair.',
    ],
    thought: [
      'In love and in everything you do for joy, two wishes have to be reconciled this year: {planet} and {other} meet in your fifth house. One part of you takes it more seriously than the other, and a romance or a piece of work looks different depending on which of them is talking. Around their meeting the two come together in something definite. It will not be the lightest of pleasures, and it may be the one that stays.',
    ],
    close: [
      'Something you love has become a thing you do regularly, and it has kept its charm. You know by experience that it needs both of your moods.',
    ],
  },
  6: {
    intro: [
      '{planet} and {other}, which seldom meet, do so in your sixth house in {year}, and it is your working days they have to share. One would have them otherwise than the other. Duties, tools and the care of your strength come up for agreement.',
    ],
    thought: [
      'A pair of horses that have never pulled together will tire each other out on level ground. One leans in early, one late, and the wagon jerks. A patient driver walks them with an empty cart before loading so much as a sack. What are the two in you that pull at different moments? There is time this year to let them find a stride with nothing behind them.',
    ],
    close: [
      'Two sides of you that used to pull at different moments have found a common pace, like horses that have learned to go in one harness. The load is not large as yet, and it moves without a jerk.',
    ],
  },
  7: {
    intro: [
      'A rare meeting takes place in your seventh house in {year}: {planet} and {other} join where you join with other people, in marriage, business or open dispute. What holds such a bond up, and from which side, is the matter in hand.',
    ],
    thought: [
      '{planet} and {other} meet in your seventh house this year, and a partnership is asked to do two things at once. You want more than one thing from another person, and they from you, and the wishes do not obviously go together. Until the two planets meet, each of you may defend one side. Then it becomes possible to say what the bond is for. What you agree on can be modest, and holds better than a large promise that only one of you believes in.',
    ],
    close: [
      'You and another person have found out what you rely on each other for. It is less than you once dreamed of and more than you feared, and both of you can say it.',
    ],
  },
  8: {
    intro: [
      'Deep in your eighth house, where trust, debt and closeness lie, {planet} and {other} meet in {year}. Something of yours and something of another person’s have long run side by side. The question of what mixes, and how far, is put by both.',
    ],
    thought: [
      'Where a brown river meets a clear one, they flow for miles in one bed without mixing. From the bridge it looks painted. Fishermen know the seam, since the best catch is there, and downstream there is a place, never quite the same, where the water is simply water. What do the two of you share, and yet keep apart? The seam can be pointed to; that is already something.',
    ],
    close: [
      'You and another person know better what you share and what you keep apart, like two rivers in one bed. The line runs otherwise than before; it depends which of you is asked how. Not everything had to mix, and both of you have gained by that.',
    ],
  },
  9: {
    intro: [
      '{planet} and {other} share your ninth house in {year}, the place of travel, learning and belief, where they seldom meet. What you are sure of gets a second opinion from within. It is inconvenient, and after a time it is a kind of wealth.',
    ],
    thought: [
      'Look at a thumb held before your face through each eye in turn, and it jumps. Neither picture is wrong. The mind lays one over the other, and out of the difference between them it makes depth, which neither eye has ever seen. Where do two of your convictions fail to match? That is the place to look at with both eyes open, until it stops jumping.',
    ],
    close: [
      'Two convictions of yours that do not match have given you a view with some depth, as two eyes do. You could shut one and have the flat picture back. It is remarkable how seldom you want to.',
    ],
  },
  10: {
    intro: [
      'In {year} {planet} and {other} meet in your tenth house, of work and standing. Such meetings are rare, and for you this one takes place in public. What you are known for has to do justice to both of them, and can hardly stay as it is.',
    ],
    thought: [
      'This year your work has to satisfy two ambitions at once. {planet} and {other} meet in your tenth house, of career and standing, and what you are paid for and what you had hoped to do, which may have drifted apart, are on the table together. For a time you may look undecided to those above you. It takes a smaller change than you think to bring the two closer: one task given up, one proposed.',
    ],
    close: [
      'The work you are paid for and the work you had hoped to do have come closer together. You need not explain any longer which of them you mean.',
    ],
  },
  11: {
    intro: [
      'Friends, allies and hopes for the years ahead are the ground on which {planet} and {other} meet in {year}, in your eleventh house. Two companies that you belong to, or two futures, are nearer to each other than they know.',
    ],
    thought: [
      'Two groups of people, or two hopes, have to find room in your life this year, because {planet} and {other} meet in your eleventh house. The friends with whom you get things done are perhaps not those with whom you dream, and you have kept them apart. Around the meeting of the two planets they come to hear of each other. Some embarrassment is possible. A plan that needs both kinds of people is the best reason to bring them together.',
    ],
    close: [
      'Two circles of your friends have met and found something to do together. You spend less time going from one to the other, and a hope of yours has more people behind it.',
    ],
  },
  12: {
    intro: [
      'In the quietest of your houses, the twelfth, {planet} and {other} meet in {year}. The meeting is rare and makes no noise. Two old tendencies of yours, each with a habit of its own, come near enough to affect one another while you rest.',
    ],
    thought: [
      'Two pendulum clocks on the same wall will fall into step. A scientist noticed it once from bed, when there was nothing else to look at. Each sends a tremor through the wood, too slight to feel, and by morning they swing as one. Which two rhythms in you hang on a common wall? It takes a spell of doing nothing to hear them, and the year is likely to offer one.',
    ],
    close: [
      'Two rhythms in you have fallen into step, as clocks on one wall do, and nobody had to set them. In the quiet you can feel how each makes the other lighter.',
    ],
  },
};
