import type { ByHouseWordings } from '../../../catalogue.js';

/** A second eclipse of a year in one house. */
export const eclipseReturn: ByHouseWordings = {
  1: [
    'An eclipse fell in your sign earlier in the year as well. What you have learned about yourself since is tried on people who knew you earlier.',
  ],
  2: [
    'An eclipse fell among your finances earlier in the year too. What you decided about money then is now looked at with a clearer head, and may be corrected without shame.',
  ],
  3: [
    'Your house of talk had an eclipse earlier in the year too. Somebody has thought about what was said around that time, and deserves to be heard to the end.',
  ],
  4: [
    'Home had an eclipse earlier in the year too. Since then things have found their places, and you see what still has to be put right.',
  ],
  5: [
    'Love and play had an eclipse earlier in the year too. Now you can tell what you would miss and what you would not.',
  ],
  6: [
    'Your daily order had an eclipse earlier in the year too. Look at how the day goes now, and keep what has become habit.',
  ],
  7: [
    'Your house of partners had an eclipse earlier in the year too. What was left open between you and another person can be taken up by either.',
  ],
  8: [
    'There was an eclipse in the house of what you share earlier in the year too. If anything was left over from it, it can be settled between you now.',
  ],
  9: [
    'Your house of beliefs had an eclipse earlier in the year too. What you have learned since is tried on somebody who disagrees.',
  ],
  10: [
    'Your standing had an eclipse earlier in the year too. By now others have made up their minds, and mostly they are kinder than you expected.',
  ],
  11: [
    'Your circle of friends had an eclipse earlier in the year too. What was left open among you is settled now, or everyone agrees to leave it.',
  ],
  12: [
    'Your house of rest had an eclipse earlier in the year too. What it left you with comes up once more, smaller, and can be put to rest.',
  ],
};

/** A third eclipse of a year in one house. */
export const eclipseThird: ByHouseWordings = {
  1: [
    'Two eclipses fell in your sign earlier in the year. What you have learned about yourself from them is tried on people who knew you before.',
  ],
  2: [
    'Two eclipses earlier in the year concerned your money. With the third you can see what the new arrangement comes to, and keep it or correct it.',
  ],
  3: [
    'This is the third eclipse of the year in your house of talk. What was said and answered at the first two can be left as it stands.',
  ],
  4: [
    'Two eclipses have fallen in your house of home this year already. By the third you know what has changed there for good, and can settle into it.',
  ],
  5: [
    'Two eclipses earlier in the year concerned what you love. After the third you can tell which pleasure has stayed.',
  ],
  6: [
    'Your daily order has been interrupted by two eclipses this year already. The third finds it changed, and what works may simply be kept.',
  ],
  7: [
    'Two eclipses this year have tested what you and another person agreed on. The third is an occasion to say what both of you have decided since.',
  ],
  8: [
    'Two eclipses earlier in the year brought up what you share and owe. At the third a settlement is easier than it was, for both sides know the figures.',
  ],
  9: [
    'Your convictions have been through two eclipses this year. What you still believe at the third has been tested enough to act on.',
  ],
  10: [
    'Two eclipses earlier in the year concerned your standing. At the third it becomes plain what your position is, and you can build on it.',
  ],
  11: [
    'Two eclipses this year have changed your circle. At the third you can see who has stayed, and tell them that you have noticed.',
  ],
  12: [
    'Two eclipses earlier in the year brought up private matters. At the third they have become familiar, and may be put to rest.',
  ],
};

/**
 * A lunar eclipse in the house of what leads the year, before that comes: the question is seen, and not yet answered.
 */
export const moonBeforeLead: ByHouseWordings = {
  1: [
    'You see yourself for a moment as others see you, and some of it is a surprise. It is a first look at what the year is about for you. Nothing about you has to be decided yet.',
  ],
  2: [
    'You get a first clear view of your money and of what you own. The figures tell you which question the later months will put to you. For now it is enough to know them.',
  ],
  3: [
    'Something is said nearby with more feeling than usual, and it shows what the talk of this year will be about. Make a note of it. The answer can wait until there is more to go on.',
  ],
  4: [
    'Feelings at home come up, and you can tell from them which matter the family will have to look at later in the year. Hear each person once before anybody proposes a solution.',
  ],
  5: [
    'You notice how much you feel for somebody, or for something you make. It is a first sign of what matters this year. Enjoy it or be sad about it, and leave the conclusions for later.',
  ],
  6: [
    'You are tired in one particular place, and that place is worth remembering. It tells you where your working days will have to change. Rest first; the new order can be worked out afterward.',
  ],
  7: [
    'Another person lets you see how things look from their side. It is the first half of a conversation that the two of you will go on with later in the year. Listening is enough for now.',
  ],
  8: [
    'Something that you share with another person, in money or in feeling, comes into view. Look at it together, and agree only on when you will talk. The terms are a matter for later in the year.',
  ],
  9: [
    'You come upon a first doubt, or a first longing for somewhere else, and it is stronger than you would have thought. There is time to read, ask and compare before it leads to anything.',
  ],
  10: [
    'People look at your work more closely for a few days, and what they say tells you where you stand. Take it as a report on the way. The larger decision comes later in the year.',
  ],
  11: [
    'An evening with friends, or one of their letters, shows you what you still hope for together. It need not be put to a vote yet. Later in the year there is an occasion for it.',
  ],
  12: [
    'Something that you usually keep at a distance comes near, perhaps in a dream or late in the evening. You need do nothing but notice it. Later in the year you will know what it was about.',
  ],
};
