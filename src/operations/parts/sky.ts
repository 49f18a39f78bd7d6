export { ephemeridesOperation as ephemerides } from '../ephemerides.js';
export { ephemerisTableOperation as ephemerisTable } from '../ephemeris-table.js';
export { planetaryHoursOperation as planetaryHours } from '../planetary-hours.js';
export { positionsBatchFunction as positionsBatch } from '../positions-batch.js';
export { skyEventsOperation as skyEvents } from '../sky-events.js';
export { skyEventsIteratorFunction as skyEventsIterator } from '../sky-events-iterator.js';
