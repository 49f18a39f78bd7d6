import type { Interpretation } from '../answer/interpretation.js';
import { type ReturnTexts, returnHoroscope } from '../answer/return.js';
import { solarInterpretation } from '../answer/return-reading.js';
import type { Chart, ChartPoint } from '../cast/chart.js';
import { nthReturn } from '../cast/return-moment.js';
import { aimOf, type ReturnChart, returningOf, solarReturnSpans } from '../cast/returning.js';
import { Moon, Sun } from '../chart/bodies.js';
import { signOf } from '../chart/zodiac.js';
import { HoroscopeError } from '../errors.js';
import { type EngineContext, isWritten } from '../request/context.js';
import { chartsCost, requireAffordableCharts } from '../request/cost.js';
import { settingsFor } from '../request/settings.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type ParsedSolarReturn,
  type SolarReturn,
  type SolarReturnRequest,
  solarReturnRequest,
} from '../schema/returns.js';
import type { Texts } from '../text/texts.js';
import { defineOperation } from './definition.js';

/** The chart of the moment that the Sun is back where it was at a birth, at one birthday. */
export function solarReturn(context: EngineContext, given: unknown, options?: unknown): SolarReturn {
  const request = parse(solarReturnRequest, given);
  const texts = context.textsFor(request.lang);
  const settings = settingsFor(context.settings, options, request);
  requireAffordableCharts(context, settings, 3);
  const years = yearsOfLife(request);
  const returning = returningOf(context, request, settings);
  const sun = aimOf(context, Sun, returning, settings);
  const { when, uncertain } = returning.birth;
  const julianDayUt = nthReturn(context.sky, sun, when.julianDayUt, years);
  const spans = uncertain && solarReturnSpans(context, returning, uncertain, years, settings);

  const prose = isWritten(context, request) ? textsOf(texts) : null;
  const interpretation = (cast: ReturnChart): Interpretation =>
    solarInterpretation(context, returning, cast, request.year, settings, texts, () =>
      ownIntro(request, returning.there.name, cast.chart, texts),
    );
  return returnHoroscope(context, returning, julianDayUt, settings, texts, prose, interpretation, spans);
}

function yearsOfLife({ date, year }: ParsedSolarReturn): number {
  const born = Number(date.slice(0, 4));
  if (year >= born) return year - born;
  throw new HoroscopeError(
    'invalid_request',
    `year is ${year}; it must not be before the year of birth, ${born}`,
    { path: 'year' },
  );
}

/** The host's own intro. */
function ownIntro(
  { name, year }: ParsedSolarReturn,
  city: string,
  chart: Chart,
  texts: Texts,
): string | undefined {
  const signName = ({ longitude }: ChartPoint) => texts.signName(signOf(longitude));
  const values = { name, year: String(year), city, moon: signName(chart.planets[Moon]) };
  return chart.timed
    ? texts.ownIntro('solarReturn', { ...values, ascendant: signName(chart.ascendant) })
    : texts.ownIntro('solarReturnWithoutTime', values);
}

const textsOf = (texts: Texts): ReturnTexts => ({
  ascendant: (natalHouse) => texts.solarReturnAscendant(natalHouse),
  housetext: ({ id, house }) => texts.solarReturnHouse(id, house),
});

export const solarReturnOperation = defineOperation<
  (request: SolarReturnRequest, options?: Options) => SolarReturn
>({
  name: 'solarReturn',
  path: '/api/solarreturn',
  method: 'POST',
  summary: 'The chart of the moment that the Sun is back at its natal longitude, at the birthday of a year',
  description:
    'Cast for the birth place, or for `place_2`, where the person is on that birthday. Without a time of birth there are no houses, and `uncertainty` says when the return may be.',
  request: solarReturnRequest,
  run: solarReturn,
  cost: chartsCost,
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
    year: 2026,
  },
});
