import type { DayCells } from '../../../../report-catalogue.js';

export const venusArrives: DayCells = {
  1: {
    lead: 'People take to you more readily from today. For the next weeks your taste is sure and your manner easy, and affection comes to you without your having to do much for it.',
    course:
      'Enjoy it, and be generous with it in your turn. A change in how you look or dress would turn out well.',
  },
  2: {
    lead: 'You enjoy what you have. In the next weeks good things please you more than many things, and your charm or your taste may even bring in something, starting with a small offer or compliment today.',
    course:
      'Buy one thing that will last, if you must buy. What you are worth may be said in a friendly voice.',
  },
  3: {
    lead: 'The tone among neighbors, relatives and colleagues grows kinder. Over the coming weeks a friendly word opens doors for you, and today you may be the one who hears it first.',
    course:
      'Write to somebody simply because you like them. A small quarrel is easily made up now, with one sentence that is really meant.',
  },
  4: {
    lead: 'Home becomes more comfortable. In the coming weeks those who live with you are gentler than usual, and you feel like making the place beautiful, beginning today with some corner of it.',
    course:
      'Have somebody over before long. Old tensions in the family give way to a good meal more often than to a discussion.',
  },
  5: {
    lead: 'Love and pleasure come easily from today. Over the next weeks you are more charming than you know, and what you like to do, or whom you like to see, gets the better of many a duty.',
    course:
      'There is no harm in that. Whoever has been waiting for a sign from you is likely to understand a small one.',
  },
  6: {
    lead: 'The working day becomes friendlier. In the weeks ahead people are obliging, and a pleasant word gets more done than pressure would; you can notice today how much depends on the tone.',
    course:
      'Make the place where you work more agreeable to look at, even a little. Small attentions to your own body count as work too.',
  },
  7: {
    lead: 'Another person comes to meet you. In the next weeks it is easier to agree, to make peace and to enjoy being two, and today you may be shown more liking than you had counted on.',
    course:
      'Return it before you examine it. An arrangement made now has good will built in, and lasts the better.',
  },
  8: {
    lead: 'Trust grows from today. In the coming weeks closeness between two people deepens without effort, and matters of shared money can be handled with tact, even such as have been sore.',
    course:
      'Let yourself be given something, without asking what you owe. To accept gracefully is also a way of showing affection, and not the easiest.',
  },
  9: {
    lead: 'What is distant or unfamiliar attracts you. Over the next weeks you are charmed by other places, other voices and new ideas, and something you see or hear today may start the longing.',
    course: 'Follow it some way, in a book if not on a train. A person from elsewhere could be part of it.',
  },
  10: {
    lead: 'You make a good impression in public. For the next weeks those who decide find you agreeable, and it helps your work that people like to have you about, as you may notice today.',
    course:
      'Ask for what you would like. Grace opens a door for you that merit has knocked at for some time.',
  },
  11: {
    lead: 'Friendship warms up from today. In the coming weeks invitations arrive, a circle takes you in, and an old acquaintance may turn into something closer without anybody having planned it.',
    course:
      'Say yes to the next of them, and bring someone along. What you hope for is more easily reached in good company than alone.',
  },
  12: {
    lead: 'Affection goes into hiding. In the next weeks you love quietly, enjoy being alone and feel more than you show, and a tenderness that comes to you today need not be explained to anyone.',
    course:
      'Be good to yourself in small ways that nobody sees. A kindness done to somebody in secret pleases you longest.',
  },
};
