import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ByHouseWordings } from '../../../catalogue.js';
import type { YearShelf } from '../../../report-catalogue.js';

/** Slow planets going backward, by house from the Ascendant; when they go forward again is in the statement before. */

export const jupiterRetrograde: ByHouseWordings = {
  1: [
    'Your larger self rehearses without an audience. Fewer things are promised, and more of them are meant.',
  ],
  2: ['Good fortune with means turns into good judgment about them, if you look at what was spent.'],
  3: ['Ideas stop arriving in armfuls. One of those you have can be thought to its end.'],
  4: ['Comfort at the root has been laid in. You find what it is for.'],
  5: ['Pleasure stays home. A talent grows quietly, like dough under a cloth.'],
  6: ['The load you took on gladly is looked at in plain daylight, and part of it handed back.'],
  7: ['At the Descendant generosity pauses, and you see what each has really given.'],
  8: ['Trust that was extended in advance is checked, kindly, against what came of it.'],
  9: ['The big view is brought down to a few good questions, which travel better.'],
  10: ['Recognition takes its time. The work behind it gets a useful second look.'],
  11: ['Hopes held in company are slimmed to those that somebody is working on.'],
  12: ['A sheltering kindness works deeper in. You may notice how seldom you are really alone.'],
};

export const saturnRetrograde: ByHouseWordings = {
  1: [
    'The bearing you have been schooling yourself in is tried for fit. Some of it can be let out at the seams.',
    'At the Ascendant a mask of competence is taken off to be cleaned, and the face gets some air.',
  ],
  2: [
    'Limits you set on spending and on your own price are looked over by the one who set them.',
    'What you hoard and what you need part company.',
  ],
  3: [
    'A strict inner editor goes over your words again, and puts some of them back.',
    'A lesson learned by heart is at last understood.',
  ],
  4: [
    'The weight at the root shifts. What you carry for your elders may be given another form.',
    'You see a parent, or a house, as it must have looked to itself.',
  ],
  5: [
    'Discipline in love and making is loosened where it had turned to fear.',
    'The judge in your pleasures sits down among the audience.',
  ],
  6: [
    'Duties are audited. A rule that protects nobody can be dropped.',
    'Where you work too hard, the reason is asked for.',
  ],
  7: [
    'A bond is gone over like a contract with a pencil. Most of it holds.',
    'Someone stern across from you turns out to be shy.',
  ],
  8: [
    'An old obligation is examined to the bottom, and ends up smaller.',
    'The fine print of a trust is read aloud, and nobody leaves the room.',
  ],
  9: [
    'The wall around a belief is inspected, and a gate found that had been there before.',
    'An exam you set yourself is postponed, by the examiner.',
  ],
  10: [
    'Authority, your own or another’s, is asked for its reasons. Good ones are not hurt by it.',
    'A title is looked at from behind, where it is held up with pins.',
  ],
  11: [
    'You consider whom you can count on, and find that counting was not the point.',
    'A loyalty is tried for weight, and found to carry.',
  ],
  12: [
    'In private a long penance is reviewed, and may be declared served.',
    'A door that you had barred from the inside is unbarred from the inside.',
  ],
};

/** A slow planet stands still in the rising sign, which may lead a year. */
export const ownStation: YearShelf['ownStation'] = {
  [Jupiter]: {
    retrograde: [
      'The expansion that others have seen in you stops for breath. You can look around from the height you have reached. Part of what you thought you were climbing toward is already underfoot.',
    ],
    direct: [
      'Your confidence sets out again, better informed for the rest. Ask openly for what you have quietly made up your mind about.',
    ],
  },
  [Saturn]: {
    retrograde: [
      'People may find you stern, or tired, while Saturn stands there. You are merely taking stock. What cannot be carried with a straight back was not meant for one person.',
    ],
    direct: ['You get up from this with a lighter pack. Those who doubted you see someone who has decided.'],
  },
  [Uranus]: {
    retrograde: [
      'This is weather that will not break: others feel electricity around you and step back. Say what you need changed, and let the first week go by before you change it.',
    ],
    direct: ['A freer manner that you tried out in private can be worn on the street.'],
  },
  [Neptune]: {
    retrograde: [
      'Your outline softens until people see in you what they wish. Be slow to agree with them. A regular hour alone brings the outline back.',
    ],
    direct: [
      'What you long for can be seen in your face, and may be answered by somebody who longs for the same.',
    ],
  },
  [Pluto]: {
    retrograde: [
      'Your presence is felt more than you intend, as long as Pluto stands. Some will resist it. Say little, mean it, and look at what you are holding on to so hard.',
    ],
    direct: [
      'Something in your bearing has been settled for good. Use the authority it gives for another’s benefit first.',
    ],
  },
};
