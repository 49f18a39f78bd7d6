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
import { transits } from '../readings/transits/index.js';
import { jupiterTransits } from '../transits/aspects/jupiter.js';
import { marsTransits } from '../transits/aspects/mars.js';
import { mercuryTransits } from '../transits/aspects/mercury.js';
import { moonTransits } from '../transits/aspects/moon.js';
import { neptuneTransits } from '../transits/aspects/neptune.js';
import { plutoTransits } from '../transits/aspects/pluto.js';
import { saturnTransits } from '../transits/aspects/saturn.js';
import { sunTransits } from '../transits/aspects/sun.js';
import { uranusTransits } from '../transits/aspects/uranus.js';
import { venusTransits } from '../transits/aspects/venus.js';
import { jupiterTransitHouse } from '../transits/houses/jupiter.js';
import { marsTransitHouse } from '../transits/houses/mars.js';
import { mercuryTransitHouse } from '../transits/houses/mercury.js';
import { moonTransitHouse } from '../transits/houses/moon.js';
import { neptuneTransitHouse } from '../transits/houses/neptune.js';
import { plutoTransitHouse } from '../transits/houses/pluto.js';
import { saturnTransitHouse } from '../transits/houses/saturn.js';
import { sunTransitHouse } from '../transits/houses/sun.js';
import { uranusTransitHouse } from '../transits/houses/uranus.js';
import { venusTransitHouse } from '../transits/houses/venus.js';

const texts: GroupTexts<'transits'> = {
  transitAspects: {
    [Sun]: sunTransits,
    [Moon]: moonTransits,
    [Mercury]: mercuryTransits,
    [Venus]: venusTransits,
    [Mars]: marsTransits,
    [Jupiter]: jupiterTransits,
    [Saturn]: saturnTransits,
    [Uranus]: uranusTransits,
    [Neptune]: neptuneTransits,
    [Pluto]: plutoTransits,
  },
  transitHouses: {
    [Sun]: sunTransitHouse,
    [Moon]: moonTransitHouse,
    [Mercury]: mercuryTransitHouse,
    [Venus]: venusTransitHouse,
    [Mars]: marsTransitHouse,
    [Jupiter]: jupiterTransitHouse,
    [Saturn]: saturnTransitHouse,
    [Uranus]: uranusTransitHouse,
    [Neptune]: neptuneTransitHouse,
    [Pluto]: plutoTransitHouse,
  },
  readings: { transits },
};

export default texts;
