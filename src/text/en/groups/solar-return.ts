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
import { solarReturn } from '../readings/solar-return.js';
import { returnAscendantInHouse } from '../solar-return/ascendant.js';
import { jupiterInReturnHouse } from '../solar-return/houses/jupiter.js';
import { marsInReturnHouse } from '../solar-return/houses/mars.js';
import { mercuryInReturnHouse } from '../solar-return/houses/mercury.js';
import { moonInReturnHouse } from '../solar-return/houses/moon.js';
import { neptuneInReturnHouse } from '../solar-return/houses/neptune.js';
import { plutoInReturnHouse } from '../solar-return/houses/pluto.js';
import { saturnInReturnHouse } from '../solar-return/houses/saturn.js';
import { sunInReturnHouse } from '../solar-return/houses/sun.js';
import { uranusInReturnHouse } from '../solar-return/houses/uranus.js';
import { venusInReturnHouse } from '../solar-return/houses/venus.js';

const texts: GroupTexts<'solar-return'> = {
  solarReturnAscendant: returnAscendantInHouse,
  solarReturnHouses: {
    [Sun]: sunInReturnHouse,
    [Moon]: moonInReturnHouse,
    [Mercury]: mercuryInReturnHouse,
    [Venus]: venusInReturnHouse,
    [Mars]: marsInReturnHouse,
    [Jupiter]: jupiterInReturnHouse,
    [Saturn]: saturnInReturnHouse,
    [Uranus]: uranusInReturnHouse,
    [Neptune]: neptuneInReturnHouse,
    [Pluto]: plutoInReturnHouse,
  },
  readings: { solarReturn },
};

export default texts;
