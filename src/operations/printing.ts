import { HoroscopeError, quote } from '../errors.js';
import type { PdfOptions, PrintableResult } from '../pdf/index.js';
import type { EngineContext } from '../request/context.js';
import type { Synastry } from '../schema/pairs.js';
import type { Progressions } from '../schema/progressions.js';
import type { NatalRequest } from '../schema/requests.js';
import type { Natal } from '../schema/responses.js';
import type { SolarReturn } from '../schema/returns.js';
import { natal } from './natal.js';

/** What the functions of `natal-pdf-report.ts` do once somebody prints. */

/** By need here, too: in a file for pages the printing stays a file of its own. */
const printer = () => import('../pdf/index.js');

/** The horoscope of a birth, with its reading, as a PDF. */
export async function natalPdfReport(
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
  const { pdfReport } = await printer();
  const { lang } = request as NatalRequest;
  return await pdfReport(result, { lang, ...pdf });
}

/** Any result that can be printed. */
export async function pdfReport(
  context: EngineContext,
  result: unknown,
  options?: unknown,
): Promise<Uint8Array> {
  const { pdfReport: print } = await printer();
  const births = birthsOf(context, result, options);
  return await print(result as PrintableResult, {
    ...(options as PdfOptions | undefined),
    ...(births && { births }),
  });
}

/** The birth charts of a synastry, which has no houses in it, and that of a return or of progressions; whatever else is printing's to judge. */
function birthsOf(context: EngineContext, result: unknown, options: unknown): PdfOptions['births'] {
  const given = options as PdfOptions | null | undefined;
  if (given?.births !== undefined || typeof result !== 'object' || result === null) return undefined;
  const isOfOne = 'aspectsToNatal' in result || 'solarArc' in result;
  if (!isOfOne && !('planets1' in result)) return undefined;
  try {
    if (isOfOne) {
      const { profile, planets, calculation } = result as SolarReturn | Progressions;
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
