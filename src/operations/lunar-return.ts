import type { Interpretation } from '../answer/interpretation.js';
import { type ReturnTexts, returnHoroscope } from '../answer/return.js';
import { lunarInterpretation } from '../answer/return-reading.js';
import { earliestOf } from '../cast/birth.js';
import type { Chart } from '../cast/chart.js';
import { firstReturn } from '../cast/return-moment.js';
import { aimOf, lunarReturnSpans, type ReturnChart, type Returning, returningOf } from '../cast/returning.js';
import { Moon } from '../chart/bodies.js';
import { signOf } from '../chart/zodiac.js';
import { HoroscopeError, quote } from '../errors.js';
import { type EngineContext, isWritten } from '../request/context.js';
import { chartsCost, requireAffordableCharts } from '../request/cost.js';
import { isOnDayOf, midnight, momentOf } from '../request/moment.js';
import { type Settings, settingsFor } from '../request/settings.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type LunarReturn,
  type LunarReturnRequest,
  lunarReturnRequest,
  type ParsedLunarReturn,
} from '../schema/returns.js';
import type { Texts } from '../text/texts.js';
import { defineOperation } from './definition.js';

/** The chart of the first moment from a date on that the Moon is back where she was at a birth. */
export function lunarReturn(context: EngineContext, given: unknown, options?: unknown): LunarReturn {
  const request = parse(lunarReturnRequest, given);
  const texts = context.textsFor(request.lang);
  const settings = settingsFor(context.settings, options, request);
  requireAffordableCharts(context, settings, 3);
  const returning = returningOf(context, request, settings);
  const moon = aimOf(context, Moon, returning, settings);
  const start = startOf(request, returning, settings);
  const { uncertain } = returning.birth;
  const earliest = earliestOf(returning.birth);
  const from = Math.max(start, earliest);
  const julianDayUt = firstReturn(context.sky, moon, from);
  const spans = uncertain && lunarReturnSpans(context, returning, uncertain, from, julianDayUt, settings);

  const prose = isWritten(context, request) ? textsOf(texts) : null;
  const interpretation = (cast: ReturnChart): Interpretation =>
    lunarInterpretation(context, returning, cast, moon, settings, texts, () =>
      ownIntro(request, returning.there.name, cast.chart, texts),
    );
  const assumed = assumedTime(request, from === earliest);
  return returnHoroscope(
    context,
    returning,
    julianDayUt,
    settings,
    texts,
    prose,
    interpretation,
    spans,
    assumed,
  );
}

/** The moment that the request names; on the day of birth it may be before the birth, from which on is searched then. */
function startOf(request: ParsedLunarReturn, { birth, there }: Returning, settings: Settings): number {
  const { date_2, time_2 } = request;
  const start = momentOf({ date: date_2, time: time_2 ?? midnight }, there, settings, '_2');
  const earliest = earliestOf(birth);
  const isFine = time_2 === undefined && isOnDayOf(birth.when.julianDayUt, start, there, settings);
  if (start.julianDayUt >= earliest || isFine) return start.julianDayUt;
  throw new HoroscopeError(
    'invalid_request',
    `date_2 is ${quote(date_2)}; it must not be before the birth, ${request.date} ${request.time ?? ''}`.trimEnd(),
    { path: 'date_2' },
  );
}

/** The host's own intro. */
function ownIntro({ name }: ParsedLunarReturn, city: string, chart: Chart, texts: Texts): string | undefined {
  if (!chart.timed) return texts.ownIntro('lunarReturnWithoutTime', { name, city });
  const ascendant = texts.signName(signOf(chart.ascendant.longitude));
  return texts.ownIntro('lunarReturn', { name, city, ascendant });
}

const textsOf = (texts: Texts): ReturnTexts => ({
  ascendant: (natalHouse) => texts.lunarReturnAscendant(natalHouse),
  housetext: ({ id, house }) => (id === Moon && house !== 0 ? texts.lunarReturnMoon(house) : null),
});

function assumedTime({ time_2 }: ParsedLunarReturn, fromBirth: boolean): UnwordedNotice[] {
  if (time_2 !== undefined) return [];
  const field = 'time_2';
  return [
    {
      code: 'assumed_time',
      parameters: fromBirth
        ? { case: 'returnFromBirth', field }
        : { case: 'returnFromTime', field, time: midnight },
    },
  ];
}

export const lunarReturnOperation = defineOperation<
  (request: LunarReturnRequest, options?: Options) => LunarReturn
>({
  name: 'lunarReturn',
  path: '/api/lunarreturn',
  method: 'POST',
  summary: 'The chart of the first moment from a date on that the Moon is back at her natal longitude',
  description:
    'Cast for the birth place, or for `place_2`, where the person is then. Without a time of birth there are no houses, and `uncertainty` says when the return may be.',
  request: lunarReturnRequest,
  run: lunarReturn,
  cost: chartsCost,
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
    date_2: '2026-11-21',
  },
});
