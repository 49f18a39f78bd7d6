/** All code at once, for hosts that import nothing as it is used. */
import type { Engine } from '../engine-interface.js';
import type { AnyDefinition, Pieces } from './names.js';
import * as chinese from './parts/chinese.js';
import * as first from './parts/first.js';
import * as hostTexts from './parts/host-texts.js';
import * as pairs from './parts/pairs.js';
import * as periods from './parts/periods.js';
import * as places from './parts/places.js';
import { bringReadings } from './parts/reading.js';
import * as reports from './parts/reports.js';
import * as returns from './parts/returns.js';
import * as sky from './parts/sky.js';
import { bringWheels } from './parts/wheel.js';

const { placeIndexIn, PlacesByName, ...placesOperations } = places;

const definitions: Readonly<Record<keyof Engine, AnyDefinition>> = {
  ...first,
  ...pairs,
  ...periods,
  ...returns,
  ...reports,
  ...chinese,
  ...sky,
  ...placesOperations,
};

bringReadings();
bringWheels();

export const pieces: Pieces = {
  open: async () => {},
  definitionOf: (name) => definitions[name],
  places: () => ({ placeIndexIn, PlacesByName }),
  hostTexts: () => hostTexts,
  load: async () => {},
};
