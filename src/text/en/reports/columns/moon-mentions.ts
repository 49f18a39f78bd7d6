import type { ByHouseWordings } from '../../../catalogue.js';

/** In a week: the Moon comes to a house, told in passing. */
export const moonMentions: ByHouseWordings = {
  1: [
    'You feel more like yourself.',
    'Your own wishes are easier to hear.',
    'People notice what mood you are in.',
    'You are quick to show what you feel.',
  ],
  2: [
    'You want things to be solid and paid for.',
    'Comfort matters more than news.',
    'Your mind is on what you have and what it costs.',
    'A practical mood makes small sums come out right.',
  ],
  3: [
    'There is more to answer than usual.',
    'Talk is easy and leads from one thing to the next.',
    'You hear a good deal of news, some of it useful.',
    'Short errands and short conversations fill the hours.',
  ],
  4: [
    'You would rather be at home.',
    'The family has first claim on your evenings.',
    'Home is where you recover.',
    'Something that needs doing in the house gets done.',
  ],
  5: [
    'There is time for something pleasant.',
    'You are readier to laugh, and to be looked at.',
    'Affection shows itself without being asked.',
    'The evening belongs to whatever you enjoy.',
  ],
  6: [
    'Work takes up the best hours.',
    'You see what needs putting in order.',
    'The small jobs get done, one after the other.',
    'Your body says plainly what it needs.',
  ],
  7: [
    'Other people’s company does you good.',
    'You see things more from the other side.',
    'Somebody would like you to listen.',
    'Decisions are easier for two.',
  ],
  8: [
    'You notice what is left unsaid.',
    'Feelings run a little deeper than the occasion.',
    'A talk between two turns confidential.',
    'What is shared wants a closer look.',
  ],
  9: [
    'Your thoughts go further afield.',
    'You would like to be somewhere else, and a book may do.',
    'A stranger’s view of things is welcome.',
    'Large questions are discussed with pleasure.',
  ],
  10: [
    'You are more in view than usual.',
    'What you do is noticed by those above you.',
    'Duties outside the house come first.',
    'Your work wants to be shown.',
  ],
  11: [
    'Friends get in touch.',
    'You are better in company than alone.',
    'Plans for later are a good subject.',
    'Somebody in your circle has an idea.',
  ],
  12: [
    'You need some time alone.',
    'A little tiredness is no reason to worry.',
    'Quiet suits you better than company.',
    'You do best with the door closed.',
  ],
};
