import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** A planet in the first house of a lunar return, too far from the Ascendant to be on it. */
export const firstHouse: LunarReturnReadingCells['firstHouse'] = {
  2: 'Mercury is in the first house of this return, and you are the one who asks, answers and passes things on. People turn to you for an opinion. You can say what you feel more exactly than usual, if you let yourself finish.',
  3: 'With Venus in the first house, you are easy to like for these weeks. You take some trouble over how you look and live, and others soften in your company. A wish of your own can be put so pleasantly that it is hardly noticed, so say it twice.',
  4: 'Mars is in the first house, and you want to get things done yourself and at once. You speak up sooner than you meant to. Whoever stands in your way hears about it, and whoever needs a push gets one.',
  5: 'Jupiter is in the first house of the return, and you take up more room than in other months, with good humor. Others believe what you say about your plans. You may promise a little more of yourself than there is.',
  6: 'With Saturn in the first house, you show little where something is asked of you, and do what has to be done. People who depend on you find you reliable and somewhat distant. Less is expected of you than you expect of yourself.',
  7: 'Uranus is in the first house, so you do not behave quite as people are used to. A habit bores you from one day to the next. What you alter about yourself in these weeks can still be altered back.',
  8: 'Neptune is in the first house and makes you receptive. You take on the mood of whatever room you are in, and people see in you what they would like to see. Time by yourself shows you which of it was yours.',
  9: 'With Pluto in the first house, you are in earnest, and it shows. You see through excuses, your own as well. People either confide in you or keep their distance, and neither is meant as a judgment.',
};
