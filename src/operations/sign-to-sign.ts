import type { SignId } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { lookUpCost } from '../request/cost.js';
import { type SignToSign, type SignToSignRequest, signToSignRequest } from '../schema/lists.js';
import { parse } from '../schema/parse.js';
import { defineOperation } from './definition.js';

/** What the second sign is to the first, from the first one's side. */
export function signToSign(context: EngineContext, request: unknown): SignToSign {
  const { sign_id_1, sign_id_2, lang } = parse(signToSignRequest, request);
  const texts = context.textsFor(lang);
  const [first, second] = [sign_id_1 as SignId, sign_id_2 as SignId];
  return {
    sign_id_1: first,
    sign_name_1: texts.signName(first),
    sign_id_2: second,
    sign_name_2: texts.signName(second),
    text: texts.signToSign(first, second),
  };
}

export const signToSignOperation = defineOperation<(request: SignToSignRequest) => SignToSign>({
  name: 'signToSign',
  path: '/api/signtosign',
  method: 'POST',
  summary: 'What one sign is to another, told from the first one’s side',
  request: signToSignRequest,
  takesOptions: false,
  run: signToSign,
  cost: lookUpCost,
  example: { sign_id_1: 0, sign_id_2: 7, lang: 'en' },
});
