/** All code at once, for hosts that read it from disk. */
import type { Engine } from '../engine-interface.js';
import * as chinese from '../operations/parts/chinese.js';
import * as first from '../operations/parts/first.js';
import * as pairs from '../operations/parts/pairs.js';
import * as periods from '../operations/parts/periods.js';
import * as reports from '../operations/parts/reports.js';
import * as returns from '../operations/parts/returns.js';
import * as sky from '../operations/parts/sky.js';
import type { AnyDefinition, Pieces } from './names.js';
import { placeIndexIn } from './places.js';
import { bringWheels } from './wheel.js';

const definitions: Readonly<Record<keyof Engine, AnyDefinition>> = {
  ...first,
  ...pairs,
  ...periods,
  ...returns,
  ...reports,
  ...chinese,
  ...sky,
};

bringWheels();

export const pieces: Pieces = {
  definitionOf: (name) => definitions[name],
  placeIndexIn,
  load: async () => {},
};
