/**
 * Reports as PDF: `horoscope-engine/pdf`. Results of the engine laid out as books, with PDFKit and EB Garamond; nothing
 * of the engine is loaded with them.
 */
export { type ErrorCode, HoroscopeError } from '../errors.js';
export type { OwnChapter, PdfOptions } from './options.js';
export { pdfReport } from './report.js';
export type { PrintableResult } from './subject.js';
export type { Typeface } from './typefaces.js';
