import type { DayCells } from '../../../../report-catalogue.js';

export const venusBack: DayCells = {
  1: {
    lead: 'Until then you look again at whom you love, what you like and how you wish to be seen. It begins today with a small doubt, such as whether something that once suited you still does.',
    course:
      'Nothing has to be decided for weeks. An old affection may come back first, to be looked at once more.',
  },
  2: {
    lead: 'In the weeks until then it becomes doubtful what things are worth to you. A purchase, a fee or a comfort you took for granted is weighed again, and today you notice the first of these.',
    course: 'Large expenses can wait until your taste has made up its mind. Ask for your worth when it has.',
  },
  3: {
    lead: 'The tone between you and those around you wants looking after in the weeks to come. A kind word that stayed away, or one that was only polite, is felt today more than it used to be.',
    course: 'An old friend from nearby may get in touch. What was left unsaid then can be said now.',
  },
  4: {
    lead: 'For some weeks you ask yourself what makes a place, and the people in it, feel like home. Something about the house or the family that once pleased you ceases to do so today.',
    course:
      'Leave the walls and the furniture alone for now. The wish behind it has to do with being welcome.',
  },
  5: {
    lead: 'Love takes time to think until then. A romance slows down, an old one comes to mind, or a pleasure loses its shine today, and in the following weeks you find out what your heart is really after.',
    course: 'The question is a fair one and needs no quick answer. Somebody from earlier may be part of it.',
  },
  6: {
    lead: 'Goodwill at work is less certain than it was, and will be for some weeks. You notice today where you have been staying friendly at your own expense, and which of your tasks have lost their charm.',
    course:
      'Leave one favor undone and see what happens. Kindness that is not taken for granted is worth more.',
  },
  7: {
    lead: 'Until then you and another person ask again how well you suit each other. Consideration may have gone so far that neither says what they want, and in the coming weeks it can come out bit by bit.',
    course:
      'A plain preference, kindly stated, is a good beginning. No answer is due before the planet goes forward.',
  },
  8: {
    lead: 'Closeness and shared money are weighed again over the coming weeks. You may feel today that you give more than you get, or owe more than was ever said, without being quite sure of the sum.',
    course: 'Wait with new arrangements. An old feeling has to be understood before it can be paid off.',
  },
  9: {
    lead: 'What attracted you from afar looks different from now on, and for some weeks. A journey, a study or an admired person loses a little of the gilding today, and you see what you had been longing for.',
    course: 'The longing itself is real. It may lead you back to a place or a subject that you once loved.',
  },
  10: {
    lead: 'Sympathy at work has to be earned again until then. Someone who favored you may grow cool, or you yourself wonder from now on whether what you are praised for is what you want to be doing.',
    course: 'Charm will not settle it; time will. An earlier contact or offer may come up once more.',
  },
  11: {
    lead: 'For some weeks you ask yourself who your friends are. An invitation that fails to come, or one that you would rather not accept, makes you notice today where you feel at ease and where you only take part.',
    course: 'There is no need to sort people out. Someone you had lost from sight is likely to turn up.',
  },
  12: {
    lead: 'Old loves and old hurts come back to you in private, over the weeks until then. The first of them may be there today, in a song or a dream, and it wants less from you than you fear.',
    course:
      'You can be tender toward it without acting on it. Not every feeling is a message to be answered.',
  },
};

export const venusForward: DayCells = {
  1: {
    lead: 'You know again what you like. The weeks in which your taste and your affections were in doubt are over, and today it is easier to show yourself and to let others come near.',
    course: 'Some of what you doubted has stood the test. The rest you can leave behind without regret.',
  },
  2: {
    lead: 'What things are worth to you is settled once more. A purchase or a fee that was put off for weeks can be decided from now on, and you feel the difference between wanting and needing.',
    course: 'Name your price without apology. You have had time to find out that it is fair.',
  },
  3: {
    lead: 'The tone becomes friendly again. Somebody nearby with whom it was awkward in the past weeks may be ready to talk today, and so are you, now that the hurt has been put into words.',
    course: 'A small courtesy opens the conversation. Neither of you has to bring up who began it.',
  },
  4: {
    lead: 'At home it grows warmer. After weeks in which something felt not quite right in the rooms or among the people in them, you know today what it was, and how it can be made comfortable.',
    course: 'Begin with a meal together. Changes to the rooms may follow later.',
  },
  5: {
    lead: 'Love takes heart again. What was put in question over the past weeks may have found its answer, or need none, and from now on affection can be shown without second thoughts.',
    course: 'Someone has been waiting for that, perhaps as shyly as you. Pleasure is itself again too.',
  },
  6: {
    lead: 'Work becomes pleasant again. In the past weeks you have seen what you do gladly and what only from politeness, and from now on you can arrange your tasks with that in mind.',
    course: 'The people you work with are better disposed as well. A thank you repairs what was neglected.',
  },
  7: {
    lead: 'Between you and another person it moves forward. You have both had weeks to think about what you want of each other, and today one of you can say it without the other taking fright.',
    course: 'Agree on something pleasant before you agree on anything important. The good will is there.',
  },
  8: {
    lead: 'Trust is restored, or a shared account is made up. What the past weeks have shown you about giving and owing can be used from now on to put an arrangement on a fairer footing.',
    course: 'The other person is readier for it than you expect. Forgive what is too small to be counted.',
  },
  9: {
    lead: 'What attracts you has become clear. A journey, a study or a belief that you were unsure of for weeks draws you again from now on, or lets you go, and in both cases you are free to set out.',
    course: 'Write to the person or the place you thought of most. The answer could be a warm one.',
  },
  10: {
    lead: 'At work you find favor again. The coolness of the past weeks gives way from now on, and you know better than before what you would like to be appreciated for.',
    course: 'Let that be seen rather than explained. Those who decide are open to a pleasant surprise.',
  },
  11: {
    lead: 'Among your friends there is warmth again. Over the past weeks you have found out where you belong, and from now on invitations come more easily, and your own are gladly accepted.',
    course: 'Bring together two people who ought to know each other. You are good at it just now.',
  },
  12: {
    lead: 'A hidden feeling finds its peace. What may have come back to you in the past weeks, from long ago or from deep down, has been felt to the end, and from now on it no longer asks for anything.',
    course: 'Keep what was lovely about it. There is more room for affection than there was.',
  },
};
