import { profileOf } from '../answer/moments.js';
import { inWords, noticesOf } from '../answer/notices.js';
import { calculationOf } from '../answer/receipt.js';
import { timedBirthOf } from '../cast/birth.js';
import { signOf } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { settingsFor } from '../request/settings.js';
import { parse } from '../schema/parse.js';
import { birthRequest } from '../schema/requests.js';
import type { PlanetInSign } from '../schema/responses.js';

/** In which signs a person's planets stand, and what that says. */
export function planetInSign(context: EngineContext, given: unknown, options?: unknown): PlanetInSign {
  const request = parse(birthRequest, given);
  const texts = context.textsFor(request.lang);
  const settings = settingsFor(context.settings, options, request);
  const birth = timedBirthOf(context, request, settings);
  const { place, when, chart } = birth;
  const withTexts = request.collect_text ?? true;

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
    notices: inWords(texts, noticesOf(birth, settings)),
    calculation: calculationOf(context, chart, when, place, settings),
  };
}
