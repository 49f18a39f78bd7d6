import type { NatalReadingCells } from '../../reading-catalogue.js';
import { eclipses, syzygies } from './births.js';
import { exceptions } from './exceptions.js';
import { joints } from './joints.js';
import { inSign, onAngle, points } from './lines.js';
import { chapters, opening, title } from './natal-frame.js';
import { pairs } from './pairs.js';
import { openingSides } from './sides/opening.js';
import * as subjects from './subjects/openings.js';
import { sunMoon } from './sun-moon/index.js';
import { tempered } from './tempered.js';
import { traits } from './traits.js';
import { unknownHour } from './unknown-hour.js';

/** What readings of a birth are written from, their openings among them. */
export const natal: NatalReadingCells = {
  title,
  chapters,
  own: 'your {body}',
  lines: { inSign, onAngle, pairs },
  points,
  sunMoon,
  traits,
  tempered,
  opening,
  subjects,
  joints,
  exceptions,
  unknownHour,
  eclipses,
  syzygies,
  sides: openingSides,
};
