import type { DayCells } from '../../../../report-catalogue.js';

export const venusArrives: DayCells = {
  1: {
    lead: 'People take to you more readily. For the next weeks your taste is sure and your manner easy, and affection may come to you without your having to do much for it.',
    course:
      'Enjoy it, and be generous with it in your turn. A change in how you look or dress would turn out well.',
  },
  2: {
    lead: 'You enjoy what you have. In the next weeks a few good things please you more than many, and your charm or your taste may even bring in something, perhaps a small offer to begin with.',
    course:
      'Buy one thing that will last, if you must buy. What you are worth may be said in a friendly voice.',
  },
  3: {
    lead: 'The tone among neighbors, relatives and colleagues grows kinder. In the next weeks a friendly word opens doors for you, and you may be the one who hears it first.',
    course:
      'Write to somebody simply because you like them. A small quarrel is easily made up now, with one sentence that is really meant.',
  },
  4: {
    lead: 'Home becomes more comfortable. In the next weeks those who live with you tend to be gentler than usual, and you feel like making the place beautiful, beginning with some corner of it.',
    course:
      'Have somebody over before long. Old tensions in the family give way to a good meal more often than to a discussion.',
  },
  5: {
    lead: 'Love and pleasure come more easily. Over the next weeks you are more charming than you know, and what you like to do, or whom you like to see, may get the better of many a duty.',
    course:
      'There is no harm in that. Whoever has been waiting for a sign from you is likely to understand a small one.',
  },
  6: {
    lead: 'The working day becomes friendlier. In the next weeks people are obliging, and a pleasant word gets more done than pressure would; notice how much depends on the tone.',
    course:
      'Make the place where you work more agreeable to look at, even a little. Small attentions to your own body count as work too.',
  },
  7: {
    lead: 'Another person comes to meet you. In the next weeks it is easier to agree, to make peace and to enjoy being two, and you may be shown more liking than you had counted on.',
    course:
      'Return it before you examine it. An arrangement made now has good will built in, and lasts the better.',
  },
  8: {
    lead: 'Trust grows. In the next weeks closeness between two people may deepen without effort, and matters of shared money can be handled with tact, even such as have been sore.',
    course:
      'Let yourself be given something, without asking what you owe. To accept gracefully is also a way of showing affection, and not the easiest.',
  },
  9: {
    lead: 'What is distant or unfamiliar attracts you. Over the next weeks you are charmed by other places, other voices and new ideas, and something you see or hear may start the longing.',
    course: 'Follow it some way, in a book if not on a train. A person from elsewhere could be part of it.',
  },
  10: {
    lead: 'You make a good impression in public. In the next weeks those who decide are likely to find you agreeable, and it helps your work that people like to have you about.',
    course:
      'Ask for what you would like. Grace opens a door for you that merit has knocked at for some time.',
  },
  11: {
    lead: 'Friendship warms up. In the next weeks invitations may arrive, a circle takes you in, and an old acquaintance could turn into something closer without anybody having planned it.',
    course:
      'Say yes to the next of them, and bring someone along. What you hope for is more easily reached in good company than alone.',
  },
  12: {
    lead: 'Affection goes into hiding. In the next weeks you love quietly, enjoy being alone and feel more than you show, and a sudden tenderness need not be explained to anyone.',
    course:
      'Be good to yourself in small ways that nobody sees. A kindness done to somebody in secret pleases you longest.',
  },
};
