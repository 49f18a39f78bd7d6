import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** How the animal of the month goes with that of the year, by the tempers of the year’s and of the month’s. */
export const monthBridges: ChineseCatalogue['monthBridges'] = {
  bold: {
    keen: 'You are less rash than the {animal} is said to be, since you look before you act.',
    steady: 'This month slows the {animal} down: you decide at once, and carry it out at leisure.',
    gentle: 'This month softens the {animal}: you are bold in large things and considerate in small ones.',
  },
  keen: {
    bold: 'This month makes the {animal} braver: you say aloud what others of your year only notice.',
    steady: 'This month calms the {animal}: you see a great deal at a glance, and act on little of it.',
    gentle: 'This month makes the {animal} kinder: what you notice about people you seldom use against them.',
  },
  steady: {
    bold: 'The {animal} seems to contradict that, and both are true: you are slow to begin, and lively once you have begun.',
    keen: 'With the {animal} besides, you are quicker in thought than in action, and see the point long before you move.',
    gentle: 'That goes well with the patience of the {animal}, and makes you milder than you look.',
  },
  gentle: {
    bold: 'This month gives the {animal} courage: you are mild until something matters to you, and then you go first.',
    keen: 'This month sharpens the {animal}: you are kind, and not easily taken in.',
    steady: 'This month gives the {animal} firmness: you like peace, and stay where others give way.',
  },
};
