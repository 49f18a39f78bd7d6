import {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../chart/bodies.js';
import type { GroupTexts } from '../../groups.js';
import { jupiterCompositeAspects } from '../composite/aspects/jupiter.js';
import { marsCompositeAspects } from '../composite/aspects/mars.js';
import { mercuryCompositeAspects } from '../composite/aspects/mercury.js';
import { moonCompositeAspects } from '../composite/aspects/moon.js';
import { neptuneCompositeAspects } from '../composite/aspects/neptune.js';
import { saturnCompositeAspects } from '../composite/aspects/saturn.js';
import { sunCompositeAspects } from '../composite/aspects/sun.js';
import { uranusCompositeAspects } from '../composite/aspects/uranus.js';
import { venusCompositeAspects } from '../composite/aspects/venus.js';
import { jupiterInCompositeHouse } from '../composite/houses/jupiter.js';
import { marsInCompositeHouse } from '../composite/houses/mars.js';
import { mercuryInCompositeHouse } from '../composite/houses/mercury.js';
import { moonInCompositeHouse } from '../composite/houses/moon.js';
import { neptuneInCompositeHouse } from '../composite/houses/neptune.js';
import { plutoInCompositeHouse } from '../composite/houses/pluto.js';
import { saturnInCompositeHouse } from '../composite/houses/saturn.js';
import { sunInCompositeHouse } from '../composite/houses/sun.js';
import { uranusInCompositeHouse } from '../composite/houses/uranus.js';
import { venusInCompositeHouse } from '../composite/houses/venus.js';
import { composite } from '../readings/composite.js';

const texts: GroupTexts<'composite'> = {
  compositeHouses: {
    [Sun]: sunInCompositeHouse,
    [Moon]: moonInCompositeHouse,
    [Mercury]: mercuryInCompositeHouse,
    [Venus]: venusInCompositeHouse,
    [Mars]: marsInCompositeHouse,
    [Jupiter]: jupiterInCompositeHouse,
    [Saturn]: saturnInCompositeHouse,
    [Uranus]: uranusInCompositeHouse,
    [Neptune]: neptuneInCompositeHouse,
    [Pluto]: plutoInCompositeHouse,
  },
  compositeAspects: {
    [Sun]: sunCompositeAspects,
    [Moon]: moonCompositeAspects,
    [Mercury]: mercuryCompositeAspects,
    [Venus]: venusCompositeAspects,
    [Mars]: marsCompositeAspects,
    [Jupiter]: jupiterCompositeAspects,
    [Saturn]: saturnCompositeAspects,
    [Uranus]: uranusCompositeAspects,
    [Neptune]: neptuneCompositeAspects,
  },
  readings: { composite },
};

export default texts;
