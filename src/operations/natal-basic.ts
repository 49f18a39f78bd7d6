import { Sun } from '../chart/bodies.js';
import { signOnDay } from '../chart/sign-dates.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { parse } from '../schema/parse.js';
import { birthdayRequest, natalRequest } from '../schema/requests.js';
import type { Birthday, Natal } from '../schema/responses.js';
import { natalHoroscope } from './natal.js';

/** The natal horoscope without its texts; where only the birthday is known, its Sun sign. */
export function natalBasic(context: EngineContext, request: unknown, options?: unknown): Natal | Birthday {
  if (isBirthday(request)) return birthday(context, request);
  return natalHoroscope(context, parse(natalRequest, request), options, false);
}

/** A request speaks of a birthday when it names a day or a month and no date. */
const isBirthday = (request: unknown): boolean =>
  typeof request === 'object' &&
  request !== null &&
  !('date' in request) &&
  ('day' in request || 'month' in request);

function birthday(context: EngineContext, request: unknown): Birthday {
  const { name, day, month, lang } = parse(birthdayRequest, request);
  const texts = context.textsFor(lang);
  const signId = signOnDay(month, day);
  if (signId === undefined)
    throw new HoroscopeError('invalid_request', `day is ${day}; month ${month} has no such day`, {
      path: 'day',
    });
  return {
    profile: { name, signId, signName: texts.signName(signId) },
    text: texts.bodyInSign(Sun, signId),
  };
}
