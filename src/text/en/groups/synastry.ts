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
import { synastry } from '../readings/synastry/index.js';
import { jupiterSynastry } from '../synastry/aspects/jupiter.js';
import { marsSynastry } from '../synastry/aspects/mars.js';
import { mercurySynastry } from '../synastry/aspects/mercury.js';
import { moonSynastry } from '../synastry/aspects/moon.js';
import { neptuneSynastry } from '../synastry/aspects/neptune.js';
import { plutoSynastry } from '../synastry/aspects/pluto.js';
import { saturnSynastry } from '../synastry/aspects/saturn.js';
import { sunSynastry } from '../synastry/aspects/sun.js';
import { uranusSynastry } from '../synastry/aspects/uranus.js';
import { venusSynastry } from '../synastry/aspects/venus.js';
import { jupiterOverlay } from '../synastry/overlays/jupiter.js';
import { marsOverlay } from '../synastry/overlays/mars.js';
import { mercuryOverlay } from '../synastry/overlays/mercury.js';
import { moonOverlay } from '../synastry/overlays/moon.js';
import { neptuneOverlay } from '../synastry/overlays/neptune.js';
import { plutoOverlay } from '../synastry/overlays/pluto.js';
import { saturnOverlay } from '../synastry/overlays/saturn.js';
import { sunOverlay } from '../synastry/overlays/sun.js';
import { uranusOverlay } from '../synastry/overlays/uranus.js';
import { venusOverlay } from '../synastry/overlays/venus.js';

const texts: GroupTexts<'synastry'> = {
  synastryAspects: {
    [Sun]: sunSynastry,
    [Moon]: moonSynastry,
    [Mercury]: mercurySynastry,
    [Venus]: venusSynastry,
    [Mars]: marsSynastry,
    [Jupiter]: jupiterSynastry,
    [Saturn]: saturnSynastry,
    [Uranus]: uranusSynastry,
    [Neptune]: neptuneSynastry,
    [Pluto]: plutoSynastry,
  },
  synastryOverlays: {
    [Sun]: sunOverlay,
    [Moon]: moonOverlay,
    [Mercury]: mercuryOverlay,
    [Venus]: venusOverlay,
    [Mars]: marsOverlay,
    [Jupiter]: jupiterOverlay,
    [Saturn]: saturnOverlay,
    [Uranus]: uranusOverlay,
    [Neptune]: neptuneOverlay,
    [Pluto]: plutoOverlay,
  },
  readings: { synastry },
};

export default texts;
