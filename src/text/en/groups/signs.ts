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
} from '../../../chart/bodies.js';
import type { GroupTexts } from '../../groups.js';
import { ascendantInSign } from '../body-in-sign/ascendant.js';
import { chironInSign } from '../body-in-sign/chiron.js';
import { jupiterInSign } from '../body-in-sign/jupiter.js';
import { lilithInSign } from '../body-in-sign/lilith.js';
import { marsInSign } from '../body-in-sign/mars.js';
import { mercuryInSign } from '../body-in-sign/mercury.js';
import { midheavenInSign } from '../body-in-sign/midheaven.js';
import { moonInSign } from '../body-in-sign/moon.js';
import { neptuneInSign } from '../body-in-sign/neptune.js';
import { northNodeInSign } from '../body-in-sign/north-node.js';
import { plutoInSign } from '../body-in-sign/pluto.js';
import { saturnInSign } from '../body-in-sign/saturn.js';
import { southNodeInSign } from '../body-in-sign/south-node.js';
import { sunInSign } from '../body-in-sign/sun.js';
import { uranusInSign } from '../body-in-sign/uranus.js';
import { venusInSign } from '../body-in-sign/venus.js';

const texts: GroupTexts<'signs'> = {
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
};

export default texts;
