export { ephemeridesOperation as ephemerides } from '../../operations/ephemerides.js';
export { ephemerisTableOperation as ephemerisTable } from '../../operations/ephemeris-table.js';
export { planetaryHoursOperation as planetaryHours } from '../../operations/planetary-hours.js';
export { positionsBatchFunction as positionsBatch } from '../../operations/positions-batch.js';
export { skyEventsOperation as skyEvents } from '../../operations/sky-events.js';
export { skyEventsIteratorFunction as skyEventsIterator } from '../../operations/sky-events-iterator.js';
