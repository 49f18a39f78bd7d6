import type { Engine } from '../engine.js';
import { HoroscopeError, quote } from '../errors.js';
import { branchesOf, type JsonSchema } from '../schema/json-schema.js';
import type { Arguments } from './arguments.js';
import { kebab, type Parameter, type Parameters } from './flags.js';
import { type Found, numberOf, placeOf, placeWords } from './found.js';
import type { Page } from './subcommand.js';

/** A request and options made of what was typed. */

export interface Asked {
  request: Readonly<Record<string, unknown>>;
  options: Readonly<Record<string, unknown>>;
  places: readonly Found[];
}

export interface Names {
  signs: readonly string[];
  bodies: ReadonlyMap<number, string>;
}

export function namesIn(engine: Engine, lang: string): Names {
  return {
    signs: engine.signs({ lang }).data.map(({ sign_name }) => sign_name),
    bodies: new Map(
      engine.planets({ lang }).data.map(({ planet_id, planet_name }) => [planet_id, planet_name]),
    ),
  };
}

/** @param names in the language asked for, called where a word may be one. @param forPage whether a person reads the result */
export function ask(
  engine: Engine,
  parameters: Parameters,
  page: Page,
  given: Arguments,
  names: () => Names,
  forPage: boolean,
): Asked {
  const found = [...parameters.places].flatMap(([suffix, field]) => {
    const words = placeWords.flatMap((word) => {
      const value = given.flags.get(word + suffix);
      return value === undefined ? [] : [[word, value] as const];
    });
    const place = placeOf(engine, new Map(words), suffix);
    return place === undefined ? [] : [{ ...place, field }];
  });
  const values = (of: Parameter['of']): Record<string, unknown> =>
    Object.fromEntries(
      parameters.list.flatMap((one) => {
        if (one.of !== of) return [];
        const word = wordFor(one, given);
        return word === undefined ? [] : [[one.field, read(one, word, names)]];
      }),
    );
  const options = values('option');
  // A page of texts is the reading, unless it is asked for without.
  const isToRead = forPage && given.switches.get('no-texts') !== true;
  const include = parameters.included.filter(
    (key) => given.switches.get(kebab(key)) ?? (key === 'reading' && isToRead),
  );
  if (include.length > 0)
    options.include = [...new Set([...((options.include as string[] | undefined) ?? []), ...include])];
  const request: Record<string, unknown> = {
    ...values('request'),
    ...Object.fromEntries(
      found.flatMap(({ fields, field }) =>
        Object.entries(fields).map(([key, value]) => [key + field, value]),
      ),
    ),
    ...(given.switches.get('no-texts') && { collect_text: false }),
  };
  withWords(request, page, given, parameters, names);
  withDefaults(request, parameters);
  withNow(request, parameters, (place) => clockAt(engine, place, options.calendar));
  return { request, options, places: found.flatMap((one) => one.found ?? []) };
}

/** What was typed for a field, under one of its flags. */
function wordFor({ flag, aliases, schema }: Parameter, { flags, switches }: Arguments): string | undefined {
  const typed = [flag, ...aliases].filter((name) => flags.has(name));
  if (typed.length > 1)
    throw new HoroscopeError(
      'invalid_request',
      `${typed.map((name) => `--${name}`).join(' and ')} mean the same; give one of them`,
      { path: flag },
    );
  if (branchesOf(schema).every(({ type }) => type === 'boolean'))
    return switches.has(flag) ? String(switches.get(flag)) : undefined;
  return typed[0] === undefined ? undefined : flags.get(typed[0]);
}

/** A word as what the schema wants; as it is where it is nothing of the kind, so that the refusal shows it. */
function read({ field, schema }: Parameter, word: string, names: () => Names): unknown {
  const ofBody = field === 'bodies' || field === 'planets';
  if (ofBody) return word.split(',').map((part) => bodyOf(part.trim(), names));
  if (isSign(field, schema)) return signOf(word, names);
  return readWord(word, schema);
}

/** Ids of signs of the zodiac; a Chinese sign's description speaks of animals. */
const isSign = (field: string, schema: JsonSchema): boolean =>
  field.startsWith('sign_id') && !/Rat/.test(schema.description ?? '');

function readWord(word: string, schema: JsonSchema): unknown {
  const branches = branchesOf(schema);
  const allows = (type: string): JsonSchema | undefined => branches.find((branch) => branch.type === type);
  if (word === 'unknown' && allows('null')) return null;
  const numeric = (allows('integer') ?? allows('number')) !== undefined;
  const number = numberOf(word);
  if (numeric && typeof number === 'number') return number;
  if (allows('boolean') && (word === 'true' || word === 'false')) return word === 'true';
  const items = allows('array')?.items;
  if (items) return word.split(',').map((part) => readWord(part.trim(), items));
  if (allows('object')) return objectOf(word);
  return word;
}

/** `{"square":3}` or `square=3,trine=6`; anything else as it was typed. */
function objectOf(word: string): unknown {
  if (word.startsWith('{'))
    try {
      return JSON.parse(word);
    } catch {
      return word;
    }
  const pairs = word.split(',').map((part) => part.split('='));
  if (
    !pairs.every(([key = '', value = '', ...more]) => key.trim() !== '' && value !== '' && more.length === 0)
  )
    return word;
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key.trim(), numberOf(value)]));
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s-]/g, '');

function bodyOf(word: string, names: () => Names): unknown {
  const id = numberOf(word);
  if (typeof id === 'number') return id;
  const { bodies } = names();
  for (const [id, name] of bodies) if (plain(name) === plain(word)) return id;
  throw new HoroscopeError(
    'invalid_request',
    `there is no body ${quote(word)}; it must be an id or one of ${[...bodies.values()].join(', ')}`,
    { path: 'bodies' },
  );
}

function signOf(word: string, names: () => Names): unknown {
  const id = numberOf(word);
  if (typeof id === 'number') return id;
  const { signs } = names();
  const found = signs.findIndex((name) => plain(name) === plain(word));
  if (found >= 0) return found;
  throw new HoroscopeError(
    'invalid_request',
    `there is no sign ${quote(word)}; it must be an id or one of ${signs.join(', ')}`,
    { path: 'sign_id' },
  );
}

/** Words that belong to no flag: a place's name is one field of several words, two signs are two fields. */
function withWords(
  request: Record<string, unknown>,
  { words }: Page,
  given: Arguments,
  { list }: Parameters,
  names: () => Names,
): void {
  if (words === undefined || given.words.length === 0) return;
  const [first] = words.fields;
  const typed = words.fields.length === 1 ? [given.words.join(' ')] : given.words;
  if (first !== undefined && typed[0]?.trim() === '')
    throw new HoroscopeError('invalid_request', `${first} is empty; it takes ${words.what}`, { path: first });
  for (const [i, field] of words.fields.entries()) {
    const parameter = list.find((one) => one.field === field);
    const word = typed[i];
    if (parameter === undefined || word === undefined) continue;
    if (field in request)
      throw new HoroscopeError(
        'invalid_request',
        `${quote(word)} and --${parameter.flag} mean the same; give one of them`,
        { path: field },
      );
    request[field] = read(parameter, word, names);
  }
}

/** Persons need no name here, and texts are English. */
function withDefaults(request: Record<string, unknown>, { list }: Parameters): void {
  const fields = new Map(list.map((one) => [one.field, one]));
  if (fields.has('lang')) request.lang ??= 'en';
  for (const suffix of ['', '_1', '_2']) {
    const name = fields.get(`name${suffix}`);
    const isPerson = fields.has(`date${suffix}`);
    // A person whom the operation can do without is meant when there is a date.
    if (name && isPerson && (name.required || (suffix === '' && `date${suffix}` in request)))
      request[name.field] ??= 'Anonymous';
  }
}

/** `now` as a date is the day and, where there is no time yet, the time at the place of the request. */
function withNow(
  request: Record<string, unknown>,
  { list }: Parameters,
  clock: (place: Record<string, unknown>) => { date: string; time: string },
): void {
  for (const { field } of list) {
    if (request[field] !== 'now') continue;
    if (field === 'from' || field === 'to') {
      const { date, time } = clock({});
      request[field] = `${date}T${time}Z`;
      continue;
    }
    const suffix = /^date(_\d)?$/.exec(field)?.[1] ?? '';
    if (!field.startsWith('date')) continue;
    const { date, time } = clock(placeFields(request, suffix));
    request[field] = date;
    const timeField = `time${suffix}`;
    if (field === `date${suffix}` && list.some((one) => one.field === timeField)) request[timeField] ??= time;
  }
}

const greenwich = { name: 'Greenwich', latitude: 51.48, longitude: 0, timezone: 'UTC' };

/** The place of a moment, or else the first that the request has. */
function placeFields(request: Readonly<Record<string, unknown>>, suffix: string): Record<string, unknown> {
  for (const one of [suffix, '', '_1'])
    for (const key of ['place_id', 'place'])
      if (request[key + one] !== undefined) return { [key]: request[key + one] };
  // A sign's day has a time zone without a place.
  const { timezone } = request;
  return timezone === undefined ? {} : { place: { ...greenwich, timezone } };
}

/** What clocks show now at a place, or in UTC where there is none. */
function clockAt(
  engine: Engine,
  place: Record<string, unknown>,
  calendar: unknown,
): { date: string; time: string } {
  const where = Object.keys(place).length === 0 ? { place: greenwich } : place;
  const options = calendar === undefined ? {} : { calendar };
  const { date } = engine.ephemerides({ ...where, planets: [0] } as never, options as never).date;
  return { date: date.slice(0, 10), time: date.slice(11, 19) };
}
