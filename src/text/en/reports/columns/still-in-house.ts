import { Mars, Mercury, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a retrograde that goes on does in a house, one sentence for each of its weeks. */
export const stillInHouse: ColumnShelf['stillInHouse'] = {
  [Mercury]: {
    1: ['You are not done with revising what you say about yourself.'],
    2: ['Sums and bills are still in motion.'],
    3: ['Talk and traffic go on getting tangled.'],
    4: ['A question at home stays open.'],
    5: ['An old romance or hobby has not finished with you.'],
    6: ['Tasks at work keep coming back for correction.'],
    7: ['Terms with another person are still being gone over.'],
    8: ['Shared papers and sums stay under review.'],
    9: ['Plans for travel or study change once more.'],
    10: ['A decision about your work is held over.'],
    11: ['Plans with friends have yet to settle.'],
    12: ['Old thoughts keep you company a little longer.'],
  },
  [Venus]: {
    1: [
      'Your own taste, and the wish to please, are in doubt for now.',
      'You see yourself with changing eyes, and so do other people.',
      'Your charm comes and goes.',
    ],
    2: [
      'Prices and wishes do not yet agree.',
      'Your idea of what is worth having is on the move.',
      'Money spent for pleasure gives less of it than usual.',
    ],
    3: [
      'Kind words between you and people nearby want some care.',
      'A brother, a sister or a neighbor is a shade more distant.',
      'A friendly tone is harder to hit than usual.',
    ],
    4: [
      'Comfort and affection at home are in short supply.',
      'Family ties are felt where they pull.',
      'Your home pleases you less than it did, or in other corners.',
    ],
    5: [
      'Love and play keep turning back to earlier times.',
      'A romance, or something you make, is between two states.',
      'Pleasures that used to be certain are not.',
    ],
    6: [
      'The tone at work is polite and a little cool.',
      'Your daily tasks please you by turns.',
      'Small favors among colleagues are being counted.',
    ],
    7: [
      'Two people are still finding out what they want of each other.',
      'A bond is weighed, and neither side is in a hurry.',
      'A partner is dear to you and puzzling.',
    ],
    8: [
      'Giving and owing between you and another person are under review.',
      'Closeness has its reasons to be careful.',
      'Shared money and shared affection are mixed up.',
    ],
    9: [
      'Longing for far places outruns the wish to go there.',
      'A teacher, a belief or a country has lost some of its charm.',
      'An attachment at a distance has to live on letters.',
    ],
    10: [
      'Goodwill from above is uncertain.',
      'Your public manner and your private taste are at odds.',
      'Being liked at work takes more out of you than it gives.',
    ],
    11: [
      'Friendships are sorted, without anyone saying so.',
      'Invitations come from the wrong people, or you feel so.',
      'A coolness in your circle goes on for now.',
    ],
    12: [
      'A private feeling takes up more room than it shows.',
      'Affection is kept to yourself, and grows or fades there.',
      'Old tenderness keeps you awake, or makes you dream.',
    ],
  },
  [Mars]: {
    1: [
      'You have less drive of your own than usual.',
      'What you want to begin in your own name has to wait.',
      'Impatience with yourself is the work of these weeks.',
      'Your strength is there and does not come when called.',
    ],
    2: [
      'Earning takes more effort than it should.',
      'A dispute over money or property stays where it is.',
      'What you own needs more defending than enjoying.',
      'A raise, a sale or a payment is held up.',
    ],
    3: [
      'Arguments with people nearby go around in circles.',
      'Words are sharp, and roads are full.',
      'A quarrel with a brother, a sister or a neighbor is not over.',
      'Something you want to say has not found its tone.',
    ],
    4: [
      'Work on house and home makes no headway.',
      'Tempers at home have a short fuse.',
      'An old family quarrel sits at the table.',
      'The household pulls in more than one direction.',
    ],
    5: [
      'A courtship, a game or a piece of work has stalled.',
      'Desire is restless and finds no aim.',
      'Competition spoils some of the fun.',
      'Children and lovers have a will of their own, and show it.',
    ],
    6: [
      'Work goes slowly and has to be done twice.',
      'Colleagues are irritable, and you with them.',
      'Your body asks for shorter days.',
      'A complaint about work is burning low.',
    ],
    7: [
      'A contest with another person goes on.',
      'A partner and you get in each other’s way.',
      'Neither side of an argument will move first.',
      'An opponent keeps you busy.',
    ],
    8: [
      'Anger over money, trust or desire is still warm.',
      'A debt or a claim will not be settled by force.',
      'Someone holds on to what you want back.',
      'Two people want each other and fight about it.',
    ],
    9: [
      'A journey, a course or a lawsuit is held up.',
      'Opinions are hotter than the facts allow.',
      'The wish to get away meets with obstacles.',
      'A cause you believe in has lost its push.',
    ],
    10: [
      'Ambition meets a closed door for now.',
      'Someone in charge is in your way.',
      'Your work is watched, and your temper too.',
      'A step up at work has to wait.',
    ],
    11: [
      'A common plan is stuck.',
      'Friends quarrel, and you are asked to take sides.',
      'The group has more leaders than it needs.',
      'What you hoped for takes a stubborn kind of patience.',
    ],
    12: [
      'Anger works under the surface and tires you.',
      'You are fighting something that nobody sees.',
      'Sleep is restless, and old defeats come up.',
      'Your drive has gone into hiding.',
    ],
  },
};
