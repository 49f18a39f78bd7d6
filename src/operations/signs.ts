import { rulerOf } from '../chart/dignities.js';
import { signDates } from '../chart/sign-dates.js';
import { elementOf, modalityOf, polarityOf, signIds, signSymbols } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { parse } from '../schema/parse.js';
import { listRequest } from '../schema/requests.js';
import type { Signs } from '../schema/responses.js';

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
