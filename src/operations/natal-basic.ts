import { Sun } from '../chart/bodies.js';
import { signOnDay } from '../chart/sign-dates.js';
import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { chartsCost } from '../request/cost.js';
import type { IncludeKey } from '../schema/include-keys.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type BirthdayRequest,
  birthdayRequest,
  type NatalRequest,
  natalBasicRequest,
  natalRequest,
} from '../schema/requests.js';
import type { Birthday, Natal, WithIncluded } from '../schema/responses.js';
import { defineOperation } from './definition.js';
import { natalHoroscope } from './natal.js';

/** The natal horoscope without its texts; where only the birthday is known, its Sun sign. */
export function natalBasic(context: EngineContext, request: unknown, options?: unknown): Natal | Birthday {
  if (isBirthday(request)) return birthday(context, request);
  return natalHoroscope(context, parse(natalRequest, request), options, false);
}

/** A request speaks of a birthday when it names a day or a month and no date. */
function isBirthday(request: unknown): boolean {
  if (typeof request !== 'object' || request === null) return false;
  try {
    return !('date' in request) && ('day' in request || 'month' in request);
  } catch {
    // A proxy that throws: parsing it says so.
    return false;
  }
}

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

/** What `natal` takes and gives, or a birthday without its year. */
export interface NatalBasicFunction {
  <const K extends readonly IncludeKey[]>(
    request: NatalRequest,
    options: Omit<Options, 'include'> & { include: K },
  ): WithIncluded<K>;
  (request: NatalRequest, options?: Options): Natal;
  (request: BirthdayRequest): Birthday;
  (request: NatalRequest | BirthdayRequest, options?: Options): Natal | Birthday;
}

export const natalBasicOperation = defineOperation<NatalBasicFunction>({
  name: 'natalBasic',
  path: '/api/natal-basic',
  method: 'POST',
  summary: 'The natal horoscope without its texts, or the Sun sign of a birthday',
  description: 'The request is a birth, or `{ name, day, month }` where only the birthday is known.',
  request: natalBasicRequest,
  run: natalBasic,
  cost: chartsCost,
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
  },
});
