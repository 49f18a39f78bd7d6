import { Mars, Mercury, Moon, Sun, Venus } from '../../../chart/bodies.js';
import type { GroupTexts } from '../../groups.js';
import { marsProgressedAspects } from '../progressions/aspects/mars.js';
import { mercuryProgressedAspects } from '../progressions/aspects/mercury.js';
import { moonProgressedAspects } from '../progressions/aspects/moon.js';
import { sunProgressedAspects } from '../progressions/aspects/sun.js';
import { venusProgressedAspects } from '../progressions/aspects/venus.js';
import { marsProgressedHouse } from '../progressions/houses/mars.js';
import { mercuryProgressedHouse } from '../progressions/houses/mercury.js';
import { moonProgressedHouse } from '../progressions/houses/moon.js';
import { sunProgressedHouse } from '../progressions/houses/sun.js';
import { venusProgressedHouse } from '../progressions/houses/venus.js';
import { progressedPhases } from '../progressions/phases.js';
import { marsProgressedSign } from '../progressions/signs/mars.js';
import { mercuryProgressedSign } from '../progressions/signs/mercury.js';
import { moonProgressedSign } from '../progressions/signs/moon.js';
import { sunProgressedSign } from '../progressions/signs/sun.js';
import { venusProgressedSign } from '../progressions/signs/venus.js';
import { progressions } from '../readings/progressions/index.js';

const texts: GroupTexts<'progressions'> = {
  progressedSigns: {
    [Sun]: sunProgressedSign,
    [Moon]: moonProgressedSign,
    [Mercury]: mercuryProgressedSign,
    [Venus]: venusProgressedSign,
    [Mars]: marsProgressedSign,
  },
  progressedHouses: {
    [Sun]: sunProgressedHouse,
    [Moon]: moonProgressedHouse,
    [Mercury]: mercuryProgressedHouse,
    [Venus]: venusProgressedHouse,
    [Mars]: marsProgressedHouse,
  },
  progressedAspects: {
    [Sun]: sunProgressedAspects,
    [Moon]: moonProgressedAspects,
    [Mercury]: mercuryProgressedAspects,
    [Venus]: venusProgressedAspects,
    [Mars]: marsProgressedAspects,
  },
  progressedPhases,
  readings: { progressions },
};

export default texts;
