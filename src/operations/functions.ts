/**
 * The functions that are no operations, since what they take or give is not a JSON object: the engine and the root
 * export have them, the command line and the HTTP paths do not.
 */
export { languagesFunction as languages } from './languages.js';
export { loadFunction as load } from './load.js';
export {
  natalPdfReportFunction as natalPdfReport,
  pdfReportFunction as pdfReport,
} from './natal-pdf-report.js';
export {
  nearestFunction as nearest,
  placeByIdFunction as placeById,
  zoneAtFunction as zoneAt,
} from './places.js';
export { positionsBatchFunction as positionsBatch } from './positions-batch.js';
export { skyEventsIteratorFunction as skyEventsIterator } from './sky-events-iterator.js';
