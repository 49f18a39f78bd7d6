import { aimOf, type Returning, type ReturnTexts, returnHoroscope, returningOf } from '../answer/return.js';
import { firstReturn } from '../cast/return-moment.js';
import { Moon } from '../chart/bodies.js';
import { zodiacPosition } from '../chart/zodiac.js';
import { HoroscopeError, quote } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { momentOf } from '../request/moment.js';
import { type Settings, settingsFor } from '../request/settings.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import type { Notice } from '../schema/responses.js';
import {
  type LunarReturn,
  type LunarReturnRequest,
  lunarReturnRequest,
  lunarReturnResponse,
  type ParsedLunarReturn,
} from '../schema/returns.js';
import type { Texts } from '../text/texts.js';
import { defineOperation } from './definition.js';

/** The day begins with this where a request names no time. */
const midnight = '00:00';

/** The chart of the first moment from a date on that the Moon is back where she was at a birth. */
export function lunarReturn(context: EngineContext, request: unknown, options?: unknown): LunarReturn {
  const asked = parse(lunarReturnRequest, request);
  const texts = context.textsFor(asked.lang);
  const settings = settingsFor(context.settings, options, asked);
  const returning = returningOf(context, asked, settings);
  const moon = aimOf(context, Moon, returning, settings);
  const julianDayUt = firstReturn(context.sky, moon, startOf(asked, returning, settings));

  const told = asked.collect_text === false ? null : textsOf(asked, returning.there.name, texts);
  const horoscope = returnHoroscope(context, returning, julianDayUt, settings, texts, told);
  return { ...horoscope, notices: [...horoscope.notices, ...ownNotices(asked, returning, settings)] };
}

/** The moment that is searched from; on the day of birth, no earlier than the birth. */
function startOf(asked: ParsedLunarReturn, { birth, there }: Returning, settings: Settings): number {
  const { date_2, time_2 } = asked;
  const start = momentOf({ date: date_2, time: time_2 ?? midnight }, there, settings, '_2').julianDayUt;
  const born = birth.when.julianDayUt;
  if (start >= born) return start;
  if (time_2 === undefined && start > born - 1) return born;
  throw new HoroscopeError(
    'invalid_request',
    `date_2 is ${quote(date_2)}; it must not be before the birth, ${asked.date} ${asked.time}`,
    { path: 'date_2' },
  );
}

const textsOf = ({ name }: ParsedLunarReturn, city: string, texts: Texts): ReturnTexts => ({
  intro: ({ ascendant }) =>
    texts.intro('lunarReturn', {
      name,
      city,
      ascendant: texts.signName(zodiacPosition(ascendant.longitude).signId),
    }),
  ascendant: (natalHouse) => texts.lunarReturnAscendant(natalHouse),
  housetext: ({ id, house }) => (id === Moon && house !== 0 ? texts.lunarReturnMoon(house) : null),
});

function ownNotices(asked: ParsedLunarReturn, returning: Returning, settings: Settings): Notice[] {
  if (asked.time_2 !== undefined) return [];
  const fromBirth = startOf(asked, returning, settings) === returning.birth.when.julianDayUt;
  const since = fromBirth ? 'the birth' : '00:00';
  return [{ code: 'assumed_time', message: `time_2 is not given; the return is the first from ${since} on` }];
}

export const lunarReturnOperation = defineOperation<
  (request: LunarReturnRequest, options?: Options) => LunarReturn
>({
  name: 'lunarReturn',
  path: '/api/lunarreturn',
  method: 'POST',
  summary: 'The chart of the first moment from a date on that the Moon is back at her natal longitude',
  description: 'Cast for the birth place, or for `place_2`, where the person is then.',
  request: lunarReturnRequest,
  response: lunarReturnResponse,
  run: lunarReturn,
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
    date_2: '2026-11-21',
  },
});
