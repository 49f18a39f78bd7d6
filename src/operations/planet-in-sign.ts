import { profileOf } from '../answer/moments.js';
import { inWords, noticesOf } from '../answer/notices.js';
import { calculationOf } from '../answer/receipt.js';
import { uncertaintyOf } from '../answer/uncertainty.js';
import { birthOf } from '../cast/birth.js';
import { signOf } from '../chart/zodiac.js';
import { type EngineContext, isWritten } from '../request/context.js';
import { chartsCost, requireAffordableCharts } from '../request/cost.js';
import { settingsFor } from '../request/settings.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import { type BirthRequest, birthRequest } from '../schema/requests.js';
import type { PlanetInSign } from '../schema/responses.js';
import { defineOperation } from './definition.js';

/** In which signs a person's planets stand, and what that says. */
export function planetInSign(context: EngineContext, given: unknown, options?: unknown): PlanetInSign {
  const request = parse(birthRequest, given);
  const texts = context.textsFor(request.lang);
  const settings = settingsFor(context.settings, options, request);
  requireAffordableCharts(context, settings, 1);
  const birth = birthOf(context, request, settings);
  const { place, when, chart } = birth;
  const uncertainty = uncertaintyOf(context, birth, settings);
  const withTexts = isWritten(context, request);

  return {
    profile: profileOf(request.name, when, place),
    planets: chart.points.map(({ id, longitude }) => {
      const signId = signOf(longitude);
      return {
        planetId: id,
        planetName: texts.bodyName(id),
        signId,
        signName: texts.signName(signId),
        text: withTexts ? texts.bodyInSign(id, signId) : null,
      };
    }),
    ...(uncertainty && { uncertainty }),
    notices: inWords(texts, noticesOf(birth, settings)),
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
  description:
    'The time of birth may be null, where it is not known: then the signs are those of noon, and `uncertainty` says what changes in the day.',
  request: birthRequest,
  run: planetInSign,
  cost: chartsCost,
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
  },
});
