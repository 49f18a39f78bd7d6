import {
  Ascendant,
  Chiron,
  Jupiter,
  Lilith,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  SouthNode,
  Sun,
  Uranus,
  Venus,
} from '../../chart/bodies.js';
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
} from '../../chart/zodiac.js';
import type { Catalogue } from '../catalogue.js';
import { chironInHouse } from './body-in-house/chiron.js';
import { jupiterInHouse } from './body-in-house/jupiter.js';
import { lilithInHouse } from './body-in-house/lilith.js';
import { marsInHouse } from './body-in-house/mars.js';
import { mercuryInHouse } from './body-in-house/mercury.js';
import { moonInHouse } from './body-in-house/moon.js';
import { neptuneInHouse } from './body-in-house/neptune.js';
import { northNodeInHouse } from './body-in-house/north-node.js';
import { plutoInHouse } from './body-in-house/pluto.js';
import { saturnInHouse } from './body-in-house/saturn.js';
import { southNodeInHouse } from './body-in-house/south-node.js';
import { sunInHouse } from './body-in-house/sun.js';
import { uranusInHouse } from './body-in-house/uranus.js';
import { venusInHouse } from './body-in-house/venus.js';
import { ascendantInSign } from './body-in-sign/ascendant.js';
import { chironInSign } from './body-in-sign/chiron.js';
import { jupiterInSign } from './body-in-sign/jupiter.js';
import { lilithInSign } from './body-in-sign/lilith.js';
import { marsInSign } from './body-in-sign/mars.js';
import { mercuryInSign } from './body-in-sign/mercury.js';
import { midheavenInSign } from './body-in-sign/midheaven.js';
import { moonInSign } from './body-in-sign/moon.js';
import { neptuneInSign } from './body-in-sign/neptune.js';
import { northNodeInSign } from './body-in-sign/north-node.js';
import { plutoInSign } from './body-in-sign/pluto.js';
import { saturnInSign } from './body-in-sign/saturn.js';
import { southNodeInSign } from './body-in-sign/south-node.js';
import { sunInSign } from './body-in-sign/sun.js';
import { uranusInSign } from './body-in-sign/uranus.js';
import { venusInSign } from './body-in-sign/venus.js';
import { eighthCuspInSign } from './cusp-in-sign/eighth.js';
import { eleventhCuspInSign } from './cusp-in-sign/eleventh.js';
import { fifthCuspInSign } from './cusp-in-sign/fifth.js';
import { firstCuspInSign } from './cusp-in-sign/first.js';
import { fourthCuspInSign } from './cusp-in-sign/fourth.js';
import { ninthCuspInSign } from './cusp-in-sign/ninth.js';
import { secondCuspInSign } from './cusp-in-sign/second.js';
import { seventhCuspInSign } from './cusp-in-sign/seventh.js';
import { sixthCuspInSign } from './cusp-in-sign/sixth.js';
import { tenthCuspInSign } from './cusp-in-sign/tenth.js';
import { thirdCuspInSign } from './cusp-in-sign/third.js';
import { twelfthCuspInSign } from './cusp-in-sign/twelfth.js';
import { intros } from './intros.js';
import { names } from './names.js';
import { jupiterAspects } from './natal-aspects/jupiter.js';
import { marsAspects } from './natal-aspects/mars.js';
import { mercuryAspects } from './natal-aspects/mercury.js';
import { moonAspects } from './natal-aspects/moon.js';
import { neptuneAspects } from './natal-aspects/neptune.js';
import { plutoAspects } from './natal-aspects/pluto.js';
import { saturnAspects } from './natal-aspects/saturn.js';
import { sunAspects } from './natal-aspects/sun.js';
import { uranusAspects } from './natal-aspects/uranus.js';
import { venusAspects } from './natal-aspects/venus.js';
import { aquariusWith } from './sign-to-sign/aquarius.js';
import { ariesWith } from './sign-to-sign/aries.js';
import { cancerWith } from './sign-to-sign/cancer.js';
import { capricornWith } from './sign-to-sign/capricorn.js';
import { geminiWith } from './sign-to-sign/gemini.js';
import { leoWith } from './sign-to-sign/leo.js';
import { libraWith } from './sign-to-sign/libra.js';
import { piscesWith } from './sign-to-sign/pisces.js';
import { sagittariusWith } from './sign-to-sign/sagittarius.js';
import { scorpioWith } from './sign-to-sign/scorpio.js';
import { taurusWith } from './sign-to-sign/taurus.js';
import { virgoWith } from './sign-to-sign/virgo.js';

const en: Catalogue = {
  names,
  intros,
  bodyInSign: {
    [Sun]: sunInSign,
    [Moon]: moonInSign,
    [Mercury]: mercuryInSign,
    [Venus]: venusInSign,
    [Mars]: marsInSign,
    [Jupiter]: jupiterInSign,
    [Saturn]: saturnInSign,
    [Uranus]: uranusInSign,
    [Neptune]: neptuneInSign,
    [Pluto]: plutoInSign,
    [Chiron]: chironInSign,
    [Lilith]: lilithInSign,
    [NorthNode]: northNodeInSign,
    [SouthNode]: southNodeInSign,
    [Ascendant]: ascendantInSign,
    [Midheaven]: midheavenInSign,
  },
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
  signToSign: {
    [Aries]: ariesWith,
    [Taurus]: taurusWith,
    [Gemini]: geminiWith,
    [Cancer]: cancerWith,
    [Leo]: leoWith,
    [Virgo]: virgoWith,
    [Libra]: libraWith,
    [Scorpio]: scorpioWith,
    [Sagittarius]: sagittariusWith,
    [Capricorn]: capricornWith,
    [Aquarius]: aquariusWith,
    [Pisces]: piscesWith,
  },
};

export default en;
