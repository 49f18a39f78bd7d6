import { uncertaintyCost } from '../cast/uncertainty-cost.js';
import type { PdfOptions, PrintableResult } from '../pdf/index.js';
import { lookUpCost } from '../request/cost.js';
import type { Options } from '../schema/options.js';
import { type NatalRequest, natalRequest } from '../schema/requests.js';
import { defineFunction } from './definition.js';

/** What prints is loaded when somebody prints: a page's first horoscope does without. */
const printing = () => import('./printing.js');

/** Options of the calculation, and under `pdf` those of the report. */
export type NatalPdfOptions = Omit<Options, 'readingLength'> & { pdf?: PdfOptions };

export const natalPdfReportFunction = defineFunction<
  (birth: NatalRequest, options?: NatalPdfOptions) => Promise<Uint8Array>
>({
  name: 'natalPdfReport',
  summary: 'The natal horoscope of a birth as a PDF: cover and wheel, reading, tables, all texts',
  description:
    'Resolves to the bytes of the file, the same for the same request. `options.pdf` has paper, length, colors and a host’s own words; the printing is loaded when it is first called.',
  request: natalRequest,
  run: async (context, request, options) => (await printing()).natalPdfReport(context, request, options),
  cost: uncertaintyCost,
  example:
    "{ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' }, { pdf: { page: 'Letter' } }",
});

export const pdfReportFunction = defineFunction<
  (result: PrintableResult, options?: PdfOptions) => Promise<Uint8Array>
>({
  name: 'pdfReport',
  summary: 'A horoscope as a PDF: of a birth, a return, a pair, transits or progressions',
  description:
    "Resolves to the bytes of the file. It prints the reading of a result that was asked for with `include: ['reading']`; without one it has tables and texts alone.",
  run: async (context, result, options) => (await printing()).pdfReport(context, result, options),
  cost: lookUpCost,
  example:
    "natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' }, { include: ['reading'] })",
});
