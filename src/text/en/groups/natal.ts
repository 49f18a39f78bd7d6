import {
  Chiron,
  Jupiter,
  Lilith,
  Mars,
  Mercury,
  Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  SouthNode,
  Sun,
  Uranus,
  Venus,
} from '../../../chart/bodies.js';
import type { GroupTexts } from '../../groups.js';
import { chironInHouse } from '../body-in-house/chiron.js';
import { jupiterInHouse } from '../body-in-house/jupiter.js';
import { lilithInHouse } from '../body-in-house/lilith.js';
import { marsInHouse } from '../body-in-house/mars.js';
import { mercuryInHouse } from '../body-in-house/mercury.js';
import { moonInHouse } from '../body-in-house/moon.js';
import { neptuneInHouse } from '../body-in-house/neptune.js';
import { northNodeInHouse } from '../body-in-house/north-node.js';
import { plutoInHouse } from '../body-in-house/pluto.js';
import { saturnInHouse } from '../body-in-house/saturn.js';
import { southNodeInHouse } from '../body-in-house/south-node.js';
import { sunInHouse } from '../body-in-house/sun.js';
import { uranusInHouse } from '../body-in-house/uranus.js';
import { venusInHouse } from '../body-in-house/venus.js';
import { eighthCuspInSign } from '../cusp-in-sign/eighth.js';
import { eleventhCuspInSign } from '../cusp-in-sign/eleventh.js';
import { fifthCuspInSign } from '../cusp-in-sign/fifth.js';
import { firstCuspInSign } from '../cusp-in-sign/first.js';
import { fourthCuspInSign } from '../cusp-in-sign/fourth.js';
import { ninthCuspInSign } from '../cusp-in-sign/ninth.js';
import { secondCuspInSign } from '../cusp-in-sign/second.js';
import { seventhCuspInSign } from '../cusp-in-sign/seventh.js';
import { sixthCuspInSign } from '../cusp-in-sign/sixth.js';
import { tenthCuspInSign } from '../cusp-in-sign/tenth.js';
import { thirdCuspInSign } from '../cusp-in-sign/third.js';
import { twelfthCuspInSign } from '../cusp-in-sign/twelfth.js';
import { jupiterAspects } from '../natal-aspects/jupiter.js';
import { marsAspects } from '../natal-aspects/mars.js';
import { mercuryAspects } from '../natal-aspects/mercury.js';
import { moonAspects } from '../natal-aspects/moon.js';
import { neptuneAspects } from '../natal-aspects/neptune.js';
import { plutoAspects } from '../natal-aspects/pluto.js';
import { saturnAspects } from '../natal-aspects/saturn.js';
import { sunAspects } from '../natal-aspects/sun.js';
import { uranusAspects } from '../natal-aspects/uranus.js';
import { venusAspects } from '../natal-aspects/venus.js';
import { natal } from '../readings/natal.js';

const texts: GroupTexts<'natal'> = {
  bodyInHouse: {
    [Sun]: sunInHouse,
    [Moon]: moonInHouse,
    [Mercury]: mercuryInHouse,
    [Venus]: venusInHouse,
    [Mars]: marsInHouse,
    [Jupiter]: jupiterInHouse,
    [Saturn]: saturnInHouse,
    [Uranus]: uranusInHouse,
    [Neptune]: neptuneInHouse,
    [Pluto]: plutoInHouse,
    [Chiron]: chironInHouse,
    [Lilith]: lilithInHouse,
    [NorthNode]: northNodeInHouse,
    [SouthNode]: southNodeInHouse,
  },
  cuspInSign: {
    1: firstCuspInSign,
    2: secondCuspInSign,
    3: thirdCuspInSign,
    4: fourthCuspInSign,
    5: fifthCuspInSign,
    6: sixthCuspInSign,
    7: seventhCuspInSign,
    8: eighthCuspInSign,
    9: ninthCuspInSign,
    10: tenthCuspInSign,
    11: eleventhCuspInSign,
    12: twelfthCuspInSign,
  },
  natalAspects: {
    [Sun]: sunAspects,
    [Moon]: moonAspects,
    [Mercury]: mercuryAspects,
    [Venus]: venusAspects,
    [Mars]: marsAspects,
    [Jupiter]: jupiterAspects,
    [Saturn]: saturnAspects,
    [Uranus]: uranusAspects,
    [Neptune]: neptuneAspects,
    [Pluto]: plutoAspects,
  },
  readings: { natal },
};

export default texts;
