import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const sixthCuspInSign: BySign = {
  [Aries]:
    'Three tasks are done before eight, and then you have a word with whoever is blocking the stairwell. Daily work goes best in heats against a clock, with a brisk lap of the block after meetings.',
  [Taurus]:
    'The same mug, the same bench, ten o’clock: a great deal of steady work hangs from such pegs. Colleagues set their pace by you, and lose you only if lunch is shortened.',
  [Gemini]:
    'Your desk faces the corridor on purpose. Routine is bearable when chopped small and seasoned with messages, and you can name every coworker’s cat.',
  [Cancer]:
    'By the second week your coworkers are relatives, with birthdays and grudges. You work well where you are needed and wilt where merely employed, and the plant on the sill reports which.',
  [Leo]:
    'Even the filing is done with style, and a thank-you note stays in view. You serve gladly under someone who notices, and turn the evening chores into a performance for one dog.',
  [Virgo]:
    'Mercury runs this workshop as its own. The checklist has a checklist, small faults are caught before they grow, and the skill still to be practiced is leaving at six with the last screw untightened.',
  [Libra]:
    'There are flowers on the workbench and fair shifts on the wall. You get more done in a pair, keep colleagues on speaking terms, and stall in any office where sides have been taken.',
  [Scorpio]:
    'The filthy job nobody wants is yours, finished with the door shut. Work swallows you whole for weeks at a time, and a coworker who hides a mistake has made two.',
  [Sagittarius]:
    'A desk is tolerable if it lies on the way to somewhere. Your promises before noon are generous, your best thinking happens on the loading dock, and a foolish joke keeps the crew moving.',
  [Capricorn]:
    'Early light, laced boots, the week’s hardest item taken first. You work as though someone’s grandmother were watching, and could stand to schedule rest with equal severity.',
  [Aquarius]:
    'Office hours, you suspect, were invented by a person without imagination. You improve the system while using it, by fits, at strange times of day, and interns and machines alike confide in you.',
  [Pisces]:
    'Laundry is folded to music, or it waits. You serve best where there is a creature to be kind to, and a change of shirt helps to tell you that the shift has ended.',
};
