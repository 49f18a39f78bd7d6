/** What every engine has from the start: a birth chart, and what hardly weighs anything. */
export { languagesFunction as languages } from '../languages.js';
export { loadFunction as load } from '../load.js';
export { natalOperation as natal } from '../natal.js';
export { natalBasicOperation as natalBasic } from '../natal-basic.js';
export {
  natalPdfReportFunction as natalPdfReport,
  pdfReportFunction as pdfReport,
} from '../natal-pdf-report.js';
export {
  nearestFunction as nearest,
  placeByIdFunction as placeById,
  placesOperation as places,
  zoneAtFunction as zoneAt,
} from '../places.js';
export { planetInSignOperation as planetInSign } from '../planet-in-sign.js';
export { planetsOperation as planets } from '../planets.js';
export { signToSignOperation as signToSign } from '../sign-to-sign.js';
export { signsOperation as signs } from '../signs.js';
