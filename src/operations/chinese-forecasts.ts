import { pillarUncertainty } from '../answer/chinese.js';
import { type ChineseSelf, chineseSelf, forecastText } from '../answer/chinese-forecast-prose.js';
import { yearIntroduced } from '../answer/chinese-words.js';
import { isoDateOf } from '../answer/moments.js';
import { chineseBirth, firstChineseYear, lastChineseYear, lunarCalendar } from '../cast/chinese-birth.js';
import { type Branch, branches, elementOfStem } from '../chinese/cycles.js';
import { yearPillar } from '../chinese/pillars.js';
import { relationOf } from '../chinese/relations.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { settingsFor } from '../request/settings.js';
import {
  type ChineseForecast,
  type ChineseForecastRequest,
  type ChineseForecasts,
  type ChineseForecastsRequest,
  chineseForecastsRequest,
  chinesePersonForecastRequest,
  chineseSignForecastRequest,
} from '../schema/chinese.js';
import type { Language } from '../schema/fields.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import type { Texts } from '../text/texts.js';
import { defineOperation } from './definition.js';

/** A Chinese year for a person, for one animal, or for all twelve. */
export function chineseForecasts(
  context: EngineContext,
  given: unknown,
  options?: unknown,
): ChineseForecast | ChineseForecasts {
  if (isOfPerson(given)) {
    const request = parse(chinesePersonForecastRequest, given);
    const texts = context.textsFor(request.lang);
    const settings = settingsFor(context.settings, options);
    const birth = chineseBirth(context, request, settings);
    const { name, date, year } = request;
    const uncertainty = pillarUncertainty(birth, texts);
    // The text reads the pillars of month and day; the animal goes by the lunar date, which a day has one of, or by the
    // pillar of the year.
    const decides = (kind: string): boolean => kind !== 'year' || settings.chineseYear === 'solar';
    const changes = uncertainty?.changes.filter(({ kind }) => decides(kind)) ?? [];
    return {
      name,
      date,
      ...forecast(context, yearPillar(birth.year).branch, year, texts, chineseSelf(context, birth)),
      ...(uncertainty && { uncertainty: { ...uncertainty, changes } }),
    };
  }
  const { year, sign_id, lang } = parse(chineseSignForecastRequest, given);
  settingsFor(context.settings, options);
  const texts = context.textsFor(lang);
  if (sign_id !== undefined) return forecast(context, sign_id as Branch, year, texts);
  return { forecasts: branches.map((_, animal) => forecast(context, animal as Branch, year, texts)) };
}

/** A request speaks of a person when it has anything that only a person has. */
const isOfPerson = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && personal.some((key) => isNamed(request, key));

const personal = ['name', 'date', 'time', 'place_id', 'place'];

/** A request that can't be looked at is refused by the schema, in its words. */
function isNamed(request: object, key: string): boolean {
  try {
    return key in request;
  } catch {
    return false;
  }
}

function forecast(
  context: EngineContext,
  animal: Branch,
  year: number,
  texts: Texts,
  self?: ChineseSelf,
): ChineseForecast {
  if (year < firstChineseYear || year > lastChineseYear)
    throw new HoroscopeError(
      'date_out_of_range',
      `year is ${year}; Chinese years are computed from ${firstChineseYear} to ${lastChineseYear}`,
      { path: 'year' },
    );
  const { stem, branch } = yearPillar(year);
  const calendar = lunarCalendar(context);
  const first = calendar.newYear(year);
  const last = calendar.newYear(year + 1) - 1;
  const forecast: ChineseForecast = {
    sign_id: animal,
    sign: texts.animalName(animal),
    intro: yearIntroduced({ stem, branch }, first, last, texts),
    text: forecastText(context, animal, year, {
      texts,
      first,
      last,
      ...(self && { self }),
    }),
    year,
    year_sign_id: branch,
    year_sign: texts.animalName(branch),
    year_element: elementOfStem(stem),
    starts: isoDateOf(first),
    ends: isoDateOf(last),
    relation: relationOf(animal, branch),
  };
  const { intro = forecast.intro, text = forecast.text } = texts.ownForecast(forecast);
  return { ...forecast, intro, text };
}

/** One forecast for a person or an animal; without either all twelve. */
export interface ChineseForecastsFunction {
  (request: ChineseForecastRequest, options?: Options): ChineseForecast;
  (request: { year: number; sign_id?: undefined; lang?: Language }, options?: Options): ChineseForecasts;
  (request: ChineseForecastsRequest, options?: Options): ChineseForecast | ChineseForecasts;
}

export const chineseForecastsOperation = defineOperation<ChineseForecastsFunction>({
  name: 'chineseForecasts',
  path: '/api/chinese-forecasts',
  method: 'POST',
  summary: 'A Chinese year for a person or an animal, or without either for all twelve',
  description: 'The year is named by the Gregorian year in which it begins.',
  request: chineseForecastsRequest,
  run: chineseForecasts,
  cost: { most: 2_000, worst: 'all twelve animals' },
  example: { year: 2027, sign_id: 6, lang: 'en' },
});
