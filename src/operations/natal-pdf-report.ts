import { uncertaintyCost } from '../cast/uncertainty-cost.js';
import { HoroscopeError, quote } from '../errors.js';
import type { PdfOptions, PrintableResult } from '../pdf/index.js';
import type { EngineContext } from '../request/context.js';
import { nothingAsked } from '../request/cost.js';
import type { Options } from '../schema/options.js';
import { type NatalRequest, natalRequest } from '../schema/requests.js';
import { defineFunction } from './definition.js';
import { natal } from './natal.js';

/** The printing, which is loaded when somebody prints. */
const printing = () => import('../pdf/index.js');

/** Options of the calculation, and under `pdf` those of the report. */
export type NatalPdfOptions = Omit<Options, 'readingLength'> & { pdf?: PdfOptions };

async function natalPdfReport(
  context: EngineContext,
  request: unknown,
  options: unknown = {},
): Promise<Uint8Array> {
  if (typeof options !== 'object' || options === null)
    throw new HoroscopeError('invalid_request', `options is ${quote(options)}; it must be an object`, {
      path: 'options',
    });
  const { pdf = {}, ...ofCalculation } = options as { pdf?: PdfOptions; include?: readonly string[] };
  const include = [...new Set([...(ofCalculation.include ?? []), 'reading'])];
  const readingLength = pdf?.length === 'brief' ? 'brief' : 'full';
  const result = natal(context, request, { ...ofCalculation, include, readingLength });
  const { pdfReport } = await printing();
  const { lang } = request as NatalRequest;
  return await pdfReport(result, { lang, ...pdf });
}

async function pdfReport(_context: EngineContext, result: unknown, options?: unknown): Promise<Uint8Array> {
  const { pdfReport: print } = await printing();
  return await print(result as PrintableResult, options as PdfOptions | undefined);
}

export const natalPdfReportFunction = defineFunction<
  (birth: NatalRequest, options?: NatalPdfOptions) => Promise<Uint8Array>
>({
  name: 'natalPdfReport',
  summary: 'The natal horoscope of a birth as a PDF: cover and wheel, reading, tables, all texts',
  description:
    'Resolves to the bytes of the file, the same for the same request. `options.pdf` has paper, length, colors and a host’s own words; the printing is loaded when it is first called.',
  request: natalRequest,
  run: natalPdfReport,
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
  run: pdfReport,
  cost: nothingAsked,
  example:
    "natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' }, { include: ['reading'] })",
});
