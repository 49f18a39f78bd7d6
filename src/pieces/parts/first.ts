/** What every engine has from the start: a birth chart, and what hardly weighs anything. */
export { languagesFunction as languages } from '../../operations/languages.js';
export { loadFunction as load } from '../../operations/load.js';
export { natalOperation as natal } from '../../operations/natal.js';
export { natalBasicOperation as natalBasic } from '../../operations/natal-basic.js';
export {
  natalPdfReportFunction as natalPdfReport,
  pdfReportFunction as pdfReport,
} from '../../operations/natal-pdf-report.js';
export { planetInSignOperation as planetInSign } from '../../operations/planet-in-sign.js';
export { planetsOperation as planets } from '../../operations/planets.js';
export { signToSignOperation as signToSign } from '../../operations/sign-to-sign.js';
export { signsOperation as signs } from '../../operations/signs.js';
