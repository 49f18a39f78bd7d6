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
    'Something that was said around an eclipse earlier in the year gets its answer, and the answer deserves to be heard to its end.',
  ],
  4: [
    'What was shifted at home by an eclipse earlier in the year has settled, and you see what still has to be put right.',
  ],
  5: [
    'You began or dropped a pleasure around an eclipse earlier in the year. Now you can tell whether you miss it.',
  ],
  6: [
    'An eclipse disturbed your daily order earlier in the year. Look at the new one, and keep what has become habit.',
  ],
  7: [
    'An eclipse put something in question between you and another person earlier in the year. It can be answered now, by either.',
  ],
  8: [
    'What an eclipse brought into the open earlier in the year can be settled, and it costs less than it seemed to at the time.',
  ],
  9: [
    'A belief of yours was shaken at an eclipse earlier in the year. What you have learned since is tried on somebody who disagrees.',
  ],
  10: [
    'An eclipse put your standing in question earlier in the year. By now others have made up their minds, and mostly they are kinder than you expected.',
  ],
  11: [
    'Among friends something was left open at an eclipse earlier in the year. It is settled now, or the friends concerned agree to leave it.',
  ],
  12: [
    'What an eclipse brought up in private earlier in the year comes up once more, smaller, and can be put to rest.',
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
