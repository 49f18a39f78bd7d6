import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const slowConjunction: ThemesByHouse = {
  1: {
    intro: [
      '{planet} and {other} meet in your own sign in {year}, which most people see once at the most. What one of them wants of you and what the other wants have to be settled with one life, and the settling is the story of the year.',
    ],
    thought: [
      'Most of the time one lives by turns: a season for order, a season for wishes, a season for getting away. It is a decent arrangement and it keeps the parties from meeting. This year they meet, in you, and each finds that it needs the other. What have you treated as an either-or that might be an and? It is at least worth seating them at one table.',
    ],
    close: [
      'Two sides of you that used to take turns have sat down at one table. They have not become friends, and do not have to. What they agreed on will hold, because both have signed it.',
    ],
  },
  2: {
    intro: [
      '{planet} and {other} come together in your second house in {year}, among earnings, belongings and what you think you are worth. They rarely meet, and each has its own notion of being rich. It is from your means that both are paid.',
    ],
    thought: [
      'Copper is soft, and so is tin. Melted together they make bronze, which can be cast into a bell or a blade, and no one who had handled only the two would have guessed it. The melting is the unpleasant part. Which two of your abilities have you always kept in separate pots? This year supplies the heat, and perhaps a reason to pour.',
    ],
    close: [
      'Two of your abilities have become one, as copper and tin become bronze. It is a little rough at the seam, and it rings. You would be hard put to say, by now, which of them you used to be paid for.',
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
      'A house has to be closed enough to be warm and open enough to breathe. Each family settles the question in its own way and forgets that it was one. Now it is put again, from two sides, in your rooms. What has to stay shut, and what only sticks? It takes a dry day and some patience to find out, and the year has both.',
    ],
    close: [
      'At home you know what has to stay shut and what may be opened. Some windows open again, and one door has a proper lock. The two go well together, above all on winter evenings.',
    ],
  },
  5: {
    intro: [
      'In your fifth house, among love, play, children and the work of your hands, {planet} and {other} meet in {year}. It happens seldom. One of them wants more from joy than the other will grant, and what you make has to satisfy the pair.',
    ],
    thought: [
      'A pear can be grafted on a quince. The gardener cuts both, binds cut to cut, and for a long while there is nothing to see but a bandage. If it takes, the root gives toughness and the branch gives fruit, and neither could have done it from seed. What two kinds of gladness have you never thought of growing on one stem?',
    ],
    close: [
      'Two kinds of gladness that had never met in you have grown together, like a pear grafted on a quince. The place where they were joined will always show. It is early for fruit, and yet you have looked for a basket.',
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
      'The two halves of an arch are each of them falling. They lean in from their own side, and nothing could be less stable, until the last stone is set between and the falling holds them up. Builders keep a wooden frame below it until then. What lies between you and the other person that both of you lean on? The frame can stay for as long as you like to look.',
    ],
    close: [
      'What lies between you and the other person holds without support, like an arch when its last stone is set. It turned out to be something small that suits you both. Others rely on it by now and give it no thought.',
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
      'There is the work one is paid for and the work one had in mind. They start out as one thing, drift apart over the years, and greet each other politely in the corridor. This year they are put in one office. What would it take for the first to serve the second again? The answer may be a smaller change than the question sounds.',
    ],
    close: [
      'The work you are paid for and the work you had in mind have come closer to each other. What comes of that has your name on it, and you need not explain any longer which of the two you meant.',
    ],
  },
  11: {
    intro: [
      'Friends, allies and hopes for the years ahead are the ground on which {planet} and {other} meet in {year}, in your eleventh house. Two companies that you belong to, or two futures, are nearer to each other than they know.',
    ],
    thought: [
      'The village hall has a folding wall. On one side they rehearse a comedy; on the other the gardeners discuss slugs, and each hears the other laugh. The wall could be opened in a minute by anyone with the key, and nobody has thought of it for as long as the hall has stood. What do your different circles hear through the wall? The key has been on your ring for some time.',
    ],
    close: [
      'Two circles of your friends have met, and found that they had heard of each other for years. They go their own ways again on most evenings. Nobody has mistaken the wall between them since for the end of the room.',
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
