import type { CompositeReadingCells } from '../../../pair-catalogue.js';
import { mercuryBondFrames } from './mercury.js';
import { moonBondFrames } from './moon.js';
import {
  bondFramesByElement,
  bondFramesOfSunOnAngle,
  bondFramesOnAngle,
  marsBondFrames,
  venusBondFrames,
} from './others.js';
import { sunBondFrames } from './sun.js';

/** The question of the opening and the answer of the closing, by what leads the composite. */
export const framesOfTheBond: CompositeReadingCells['frames'] = {
  aspects: {
    0: sunBondFrames,
    1: moonBondFrames,
    2: mercuryBondFrames,
    3: venusBondFrames,
    4: marsBondFrames,
  },
  sunOnAngle: bondFramesOfSunOnAngle,
  onAngle: bondFramesOnAngle,
  lights: bondFramesByElement,
  none: {
    question:
      'Few things stand out in this chart, so what you two are together is more up to you than it is with most pairs.',
    answer:
      'Little in this chart is decided for you, {name1} and {name2}, either for ease or for trouble. So it matters what you do with it from one week to the next: what you keep up, whom you see together, what you tell each other. Choose a few such things on a good day. They will do for you what a strong aspect does for other pairs, and you will know that they were your own idea.',
  },
};
