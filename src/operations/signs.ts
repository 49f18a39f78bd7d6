import { rulerOf } from '../chart/dignities.js';
import { signDates } from '../chart/sign-dates.js';
import { elementOf, modalityOf, polarityOf, signIds, signSymbols } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { lookUpCost } from '../request/cost.js';
import { type ListRequest, listRequest, type Signs } from '../schema/lists.js';
import { parse } from '../schema/parse.js';
import { defineOperation } from './definition.js';

/** The twelve signs. */
export function signs(context: EngineContext, request: unknown = {}): Signs {
  const { lang } = parse(listRequest, request);
  const texts = context.textsFor(lang);
  return {
    data: signIds.map((sign) => {
      const [start, end] = signDates[sign] as readonly [string, string];
      return {
        sign_id: sign,
        sign_name: texts.signName(sign),
        symbol: signSymbols[sign],
        element: elementOf(sign),
        modality: modalityOf(sign),
        polarity: polarityOf(sign),
        ruler_id: rulerOf(sign, context.settings.rulerships),
        start,
        end,
      };
    }),
  };
}

export const signsOperation = defineOperation<(request?: ListRequest) => Signs>({
  name: 'signs',
  path: '/api/signs',
  method: 'GET',
  summary: 'The twelve signs',
  description: 'Dates are the usual tropical ones; rulers go by the engine’s `rulerships`.',
  request: listRequest,
  takesOptions: false,
  requestOptional: true,
  run: signs,
  cost: lookUpCost,
  example: { lang: 'en' },
});
