import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const slowConjunction: ThemesByHouse = {
  1: {
    intro: [
      '{planet} and {other} meet in your own sign in {year}, which most people see once at the most. They want different things of you, and this year you look for a way of living that does justice to both.',
    ],
    thought: [
      'Two sides of yourself that usually take turns need room at the same time this year. Each looks unreasonable from the other’s point of view, and you have followed one and put the other off. For a while you may change your mind often. What you decide in the end can satisfy both, if it is small enough to be lived daily.',
    ],
    turn: ['Around this time you may hear yourself say yes and no to one and the same question.'],
    close: [
      'Two sides of you that used to take turns are working on the same thing. Neither has got all it wanted, and you are less divided than you were.',
    ],
  },
  2: {
    intro: [
      '{planet} and {other} come together in your second house in {year}, among earnings, belongings and what you think you are worth. They rarely meet, and each has its own notion of being rich. It is from your means that both are paid.',
    ],
    thought: [
      'This year you have to bring two wishes about money into one plan. You may feel generous and anxious by turns, or be good at two things that have never been sold together. At first the wishes get in each other’s way. Later you may find that what you offer is worth more for being both.',
    ],
    turn: ['The two wishes about money meet around this time, and can be put into one plan.'],
    close: [
      'Two of your abilities have been put to one use, and it is worth more than you had thought. You worry less about money, because you know what you want it for.',
    ],
  },
  3: {
    intro: [
      'News, talk and near neighbors, the matters of your third house, are the meeting place of {planet} and {other} in {year}. They would tell any story differently. You hear both versions in your own head, and some of your conversations will sound like a committee.',
    ],
    thought: [
      'There are two ways to tell most things this year. For a time you may contradict yourself, or have to listen to two people who are both right. What the two versions have in common is worth finding. You can put it into a few words, and rely on them.',
    ],
    turn: [
      'The two versions of the same thing stand side by side around this time, and you can hear what they have in common.',
    ],
    close: [
      'You can say in a few lines what you think, and your two versions of it agree. People on either side have recognized themselves in it.',
    ],
  },
  4: {
    intro: [
      'Home and family, at the foot of your chart in your fourth house, have {planet} and {other} meeting in them in {year}. It is a rare meeting and a quiet one. What is decided there may be no more than how you want to live, and with whom.',
    ],
    thought: [
      'Home has to be two things at once this year. What you need from the place where you live, quiet and company, safety and room, has to be arranged under one roof. Somebody in the family may stand for one side while you defend the other. Being right will not settle it. It helps to find out what each of you could not do without, and to let the rest be decided by the rooms.',
    ],
    turn: ['Around this time each of you may want another room, or the same one.'],
    close: [
      'At home you have agreed on what has to be kept quiet and what may be open to everybody. It took some give on both sides, and the place suits all of you better than it did.',
    ],
  },
  5: {
    intro: [
      'In your fifth house, among love, play, children and the work of your hands, {planet} and {other} meet in {year}. It happens seldom. One of them wants more from joy than the other will grant, and what you make has to satisfy the pair.',
    ],
    thought: [
      'In love and in everything you do for joy, two wishes have to be reconciled this year. One part of you takes it more seriously than the other, and a romance or a piece of work looks different depending on which of them is talking. By and by the two come together in something definite. It will not be the lightest of pleasures, and it may be the one that stays.',
    ],
    turn: ['The two wishes, for love and for what you make, have to be heard together around this time.'],
    close: [
      'Something you love has become a thing you do regularly, and it has kept its charm. You know by experience that it needs both of your moods.',
    ],
  },
  6: {
    intro: [
      '{planet} and {other}, which seldom meet, do so in your sixth house in {year}, and it is your working days they have to share. One would have them otherwise than the other. Duties, tools and the care of your strength come up for agreement.',
    ],
    thought: [
      'Your working days have to serve two purposes this year. You may begin in one way and go on in another, and be tired by the change itself. It helps to try the new order while there is little to do. A rhythm becomes possible that suits both, and it is likely to be simpler than what you do at present.',
    ],
    turn: [
      'The two purposes of your working day get in each other’s way most around this time, and then begin to fit.',
    ],
    close: [
      'Two sides of you that used to pull at different moments have found a common pace. You get through the day with less effort, and know what it is for.',
    ],
  },
  7: {
    intro: [
      'A rare meeting takes place in your seventh house in {year}: {planet} and {other} join where you join with other people, in marriage, business or open dispute. What holds such a bond up, and from which side, is the matter in hand.',
    ],
    thought: [
      'A partnership is asked to do two things at once this year. You want more than one thing from another person, and they from you, and the wishes do not obviously go together. At first each of you may defend one side. Then it becomes possible to say what the bond is for. What you agree on can be modest, and holds better than a large promise that only one of you believes in.',
    ],
    turn: ['Around this time it can be said what the bond between you and the other person is for.'],
    close: [
      'You and another person have found out what you rely on each other for. It is less than you once dreamed of and more than you feared, and both of you can say it.',
    ],
  },
  8: {
    intro: [
      'Deep in your eighth house, where trust, debt and closeness lie, {planet} and {other} meet in {year}. Something of yours and something of another person’s have long run side by side. The question of what mixes, and how far, is put by both.',
    ],
    thought: [
      'What you share with another person, and what you keep apart, is sorted out this year. You may want to give everything and to keep your accounts, on the same day. Both are reasonable. By and by the two of you can say more exactly where the line lies, and it may lie elsewhere than before.',
    ],
    turn: [
      'Where the line lies between what is shared and what is kept apart becomes clearer around this time.',
    ],
    close: [
      'You and another person know better what you share and what belongs to each of you. Not everything had to be joined, and both of you have gained by that.',
    ],
  },
  9: {
    intro: [
      '{planet} and {other} share your ninth house in {year}, the place of travel, learning and belief, where they seldom meet. What you are sure of gets a second opinion from within. It is inconvenient, and after a time it is a kind of wealth.',
    ],
    thought: [
      'What you know by reason this year is doubted by something else in you that also knows. That is inconvenient when somebody asks you what you think. You may hold two views at once, and need not choose between them too early. A journey or a subject that speaks to both is worth its price.',
    ],
    turn: ['Around this time reason and doubt may speak in one conversation, and neither has to win.'],
    close: [
      'Two convictions of yours that did not agree have given you a wider view. You could still do with one of them, and it is remarkable how seldom you want to.',
    ],
  },
  10: {
    intro: [
      'In {year} {planet} and {other} meet in your tenth house, of work and standing. Such meetings are rare, and for you this one takes place in public. What you are known for has to satisfy both, so it can hardly stay as it is.',
    ],
    thought: [
      'This year your work has to satisfy two ambitions at once. What you are paid for and what you had hoped to do, which may have drifted apart, are on the table together. For a time you may look undecided to those above you. It takes a smaller change than you think to bring the two closer: one task given up, one proposed.',
    ],
    turn: ['Around this time a single task may show you how far apart pay and hope are, or how near.'],
    close: [
      'The work you are paid for and the work you had hoped to do have come closer together. You need not explain any longer which of them you mean.',
    ],
  },
  11: {
    intro: [
      'Friends, allies and hopes for the years ahead are the ground on which {planet} and {other} meet in {year}, in your eleventh house. Two companies that you belong to, or two futures, are nearer to each other than they know.',
    ],
    thought: [
      'Two groups of people, or two hopes, have to find room in your life this year. The friends with whom you get things done are perhaps not those with whom you dream, and you have kept them apart. This year they come to hear of each other. Some embarrassment is possible. A plan that needs both kinds of people is the best reason to bring them together.',
    ],
    turn: ['Around this time somebody from the one circle may turn up in the other.'],
    close: [
      'Two circles of your friends have met and found something to do together. You spend less time going from one to the other, and a hope of yours has more people behind it.',
    ],
  },
  12: {
    intro: [
      'In the quietest of your houses, the twelfth, {planet} and {other} meet in {year}. The meeting is rare and makes no noise. Two old tendencies of yours, each with a habit of its own, come near enough to affect one another while you rest.',
    ],
    thought: [
      'Much of this year takes place in private. Two habits of yours that had nothing to do with each other begin to work together. You may notice it in your sleep, in your moods, or in what you no longer need. It is a slow process that cannot be hurried by thinking. Some weeks with less company help it along, and afterward you are easier to live with.',
    ],
    turn: [
      'Around this time you may wake early with something settled that you had not been thinking about.',
    ],
    close: [
      'Two tendencies in you that used to disturb each other have come to terms, and nobody had to bring it about. You rest better, and it shows.',
    ],
  },
};
