import { uncertaintyCost } from '../cast/uncertainty-cost.js';
import { HoroscopeError, quote } from '../errors.js';
import type { PdfOptions, PrintableResult } from '../pdf/index.js';
import type { EngineContext } from '../request/context.js';
import { lookUpCost } from '../request/cost.js';
import type { Options } from '../schema/options.js';
import type { Synastry } from '../schema/pairs.js';
import { type NatalRequest, natalRequest } from '../schema/requests.js';
import type { Natal } from '../schema/responses.js';
import type { SolarReturn } from '../schema/returns.js';
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

async function pdfReport(context: EngineContext, result: unknown, options?: unknown): Promise<Uint8Array> {
  const { pdfReport: print } = await printing();
  const births = birthsOf(context, result, options);
  return await print(result as PrintableResult, {
    ...(options as PdfOptions | undefined),
    ...(births && { births }),
  });
}

/** The birth charts of a synastry, which has no houses in it, and that of a return; whatever else is printing's to judge. */
function birthsOf(context: EngineContext, result: unknown, options: unknown): PdfOptions['births'] {
  const given = options as PdfOptions | null | undefined;
  if (given?.births !== undefined || typeof result !== 'object' || result === null) return undefined;
  const isReturn = 'aspectsToNatal' in result;
  if (!isReturn && !('planets1' in result)) return undefined;
  try {
    if (isReturn) {
      const { profile, planets, calculation } = result as SolarReturn;
      return [birthOf(context, profile, planets, calculation, given?.lang ?? 'en')];
    }
    const { profile1, profile2, planets1, planets2, calculation1, calculation2 } = result as Synastry;
    const lang = given?.lang ?? 'en';
    return [
      birthOf(context, profile1, planets1, calculation1, lang),
      birthOf(context, profile2, planets2, calculation2, lang),
    ];
  } catch {
    return undefined;
  }
}

/** The chart that a receipt is of. */
function birthOf(
  context: EngineContext,
  profile: Synastry['profile1'],
  planets: readonly { planetId: number }[],
  { zodiac, ayanamsa, houseSystemUsed, node, lilith, topocentric, calendar }: Synastry['calculation1'],
  lang: string,
): Natal {
  const timed = houseSystemUsed !== null;
  // In UTC no clock shows a time twice.
  const [date, time] = (timed ? profile.utBirthdate : profile.birthdate).date.split(' ') as [string, string];
  const chart = natal(
    context,
    {
      name: profile.name,
      date,
      time: timed ? time.slice(0, 8) : null,
      place: {
        name: profile.cityName,
        latitude: profile.realLat,
        longitude: profile.realLong,
        timezone: timed ? 'UTC' : profile.timezoneName,
      },
      lang,
      collect_text: false,
    },
    {
      houseSystem: houseSystemUsed ?? undefined,
      polar: 'as-given',
      zodiac,
      ayanamsa: ayanamsa ?? undefined,
      node,
      lilith,
      topocentric: topocentric === null ? undefined : { altitude: topocentric },
      calendar,
      bodies: planets.map(({ planetId }) => planetId),
    },
  );
  return { ...chart, profile };
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
  cost: lookUpCost,
  example:
    "natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' }, { include: ['reading'] })",
});
