import { calculationOf, noticesOf } from '../answer/receipt.js';
import { castChart } from '../cast/chart.js';
import { zodiacPosition } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { momentOf, profileOf } from '../request/moment.js';
import { localityOf } from '../request/place.js';
import { settingsFor } from '../request/settings.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import { type BirthRequest, birthRequest } from '../schema/requests.js';
import { type PlanetInSign, planetInSignResponse } from '../schema/responses.js';
import { defineOperation } from './definition.js';

/** In which signs a person's planets stand, and what that says. */
export function planetInSign(context: EngineContext, request: unknown, options?: unknown): PlanetInSign {
  const birth = parse(birthRequest, request);
  const texts = context.textsFor(birth.lang);
  const settings = settingsFor(context.settings, options, birth);
  const place = localityOf(context, birth);
  const when = momentOf(birth, place, settings);
  const chart = castChart(context.sky, when.julianDayUt, place, settings);
  const withTexts = birth.collect_text ?? true;

  return {
    profile: profileOf(birth.name, when, place),
    planets: chart.points.map(({ id, longitude }) => {
      const { signId } = zodiacPosition(longitude);
      return {
        planetId: id,
        planetName: texts.bodyName(id),
        signId,
        signName: texts.signName(signId),
        text: withTexts ? texts.bodyInSign(id, signId) : null,
      };
    }),
    notices: noticesOf(chart, when, place, settings, texts),
    calculation: calculationOf(context, chart, when, place, settings),
  };
}

export const planetInSignOperation = defineOperation<
  (request: BirthRequest, options?: Options) => PlanetInSign
>({
  name: 'planetInSign',
  path: '/api/planetinsign',
  method: 'POST',
  summary: 'The sign of each planet at a birth, with its text',
  request: birthRequest,
  response: planetInSignResponse,
  run: planetInSign,
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
  },
});
