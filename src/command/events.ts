import { aspectKeys } from '../chart/aspects.js';
import type { Engine, EphemerisTable, Notice, SkyEventEntry, SkyEventsRequest } from '../engine.js';
import { HoroscopeError, quote } from '../errors.js';
import type { Arguments, FlagKind } from './arguments.js';
import { json, type Subcommand } from './subcommand.js';
import { table, wrap } from './table.js';

/** The sky from one date to another: `horoscope events`, `horoscope ephemeris`. */

const spanFlags: Readonly<Record<string, FlagKind>> = {
  from: 'value',
  to: 'value',
  bodies: 'value',
  lang: 'value',
  zodiac: 'value',
  ayanamsa: 'value',
  node: 'value',
  lilith: 'value',
  json: 'switch',
};

const spanUsage = `  --from 2026-01-01, --to 2026-12-31
                         days or instants (2026-01-01T06:00Z), UTC; the second day is not in it
  --bodies sun,moon,10   names or ids; default Sun to Pluto
  --zodiac tropical|sidereal, --ayanamsa NAME
  --node true|mean, --lilith mean|osculating
  --lang en              language of the names
  --json                 the result as JSON`;

export const events: Subcommand = {
  summary: 'what the sky does in a span of time',
  usage: `horoscope events --from 2026-01-01 --to 2026-12-31

${spanUsage}
  --kinds ingress,station
                         of ingress, station, retrograde, aspect, lunation, eclipse, voidOfCourse, parallel,
                         declinationExtreme, outOfBounds, apsis, node
  --aspects trine,square which aspects; default the five major ones`,
  flags: { ...spanFlags, kinds: 'value', aspects: 'value' },
  async run(engine, given, { columns, progress }) {
    const names = namesOf(engine, given);
    const request = {
      ...spanOf(given, names),
      ...(given.flags.has('kinds') && { kinds: listOf(given, 'kinds') }),
    } as SkyEventsRequest;
    const found: SkyEventEntry[] = [];
    const all = engine.skyEventsIterator(request, optionsOf(given));
    const [from, to] = [request.from, request.to].map((date) => Date.parse(date));
    for await (const event of all) {
      found.push(event);
      progress?.((Date.parse(event.utDate) - (from ?? 0)) / ((to ?? 0) - (from ?? 0)));
    }
    const { notices } = all;
    if (given.switches.has('json')) return json({ data: found, notices });
    const list =
      found.length === 0 ? 'Nothing of the kind.' : table(found.map((event) => told(event, names)));
    return withNotices(list, notices, columns);
  },
};

export const ephemeris: Subcommand = {
  summary: 'positions at even steps',
  usage: `horoscope ephemeris --from 2026-01-01 --to 2026-02-01

${spanUsage}
  --step 1               days from row to row`,
  flags: { ...spanFlags, step: 'value' },
  run(engine, given, { columns }) {
    const names = namesOf(engine, given);
    const step = given.flags.get('step');
    const request = { ...spanOf(given, names), ...(step !== undefined && { step: Number(step) }) };
    const result = engine.ephemerisTable(request as never, optionsOf(given));
    if (given.switches.has('json')) return json(result);
    return withNotices(positionTable(result, names), result.notices, columns);
  },
};

function withNotices(text: string, notices: readonly Notice[], columns: number): string {
  return `${[text, ...notices.map(({ message }) => `\n${wrap(message, columns)}`)].join('\n')}\n`;
}

interface Names {
  bodies: ReadonlyMap<number, string>;
  signs: readonly string[];
}

function namesOf(engine: Engine, given: Arguments): Names {
  const lang = given.flags.get('lang');
  const asked = lang === undefined ? {} : { lang };
  return {
    bodies: new Map(engine.planets(asked).data.map(({ planet_id, planet_name }) => [planet_id, planet_name])),
    signs: engine.signs(asked).data.map(({ sign_name }) => sign_name),
  };
}

const listOf = (given: Arguments, flag: string): string[] =>
  (given.flags.get(flag) ?? '').split(',').map((word) => word.trim());

function spanOf(given: Arguments, names: Names): Record<string, unknown> {
  const { flags } = given;
  return {
    ...Object.fromEntries(
      ['from', 'to', 'lang'].flatMap((key) => (flags.has(key) ? [[key, flags.get(key)]] : [])),
    ),
    ...(flags.has('bodies') && { bodies: listOf(given, 'bodies').map((word) => bodyOf(word, names)) }),
  };
}

function optionsOf(given: Arguments): Record<string, unknown> {
  const keys = ['zodiac', 'ayanamsa', 'node', 'lilith'];
  return {
    ...Object.fromEntries(keys.flatMap((key) => (given.flags.has(key) ? [[key, given.flags.get(key)]] : []))),
    ...(given.flags.has('aspects') && { aspects: listOf(given, 'aspects') }),
  };
}

function bodyOf(word: string, { bodies }: Names): number {
  if (/^\d+$/.test(word)) return Number(word);
  const plain = (name: string) => name.toLowerCase().replaceAll(/[\s-]/g, '');
  for (const [id, name] of bodies) if (plain(name) === plain(word)) return id;
  throw new HoroscopeError(
    'invalid_request',
    `bodies has ${quote(word)}; it must be ids or names: ${[...bodies.values()].join(', ')}`,
    { path: 'bodies' },
  );
}

function told(event: SkyEventEntry, names: Names): string[] {
  const body = (id: number) => names.bodies.get(id) ?? String(id);
  const when = event.utDate.slice(0, 19).replace('T', ' ');
  const at = (longitude: string) => positionText(Number(longitude), names);
  switch (event.kind) {
    case 'ingress':
      return [
        when,
        body(event.planetId),
        event.retrograde ? 'back into' : 'enters',
        names.signs[event.signId] ?? '',
      ];
    case 'station':
      return [when, body(event.planetId), `turns ${event.direction}`, at(event.longitude)];
    case 'retrograde':
      return [
        when,
        body(event.planetId),
        'retrograde',
        `from ${at(event.longitude)}${event.ends === null ? '' : ` until ${clock(event.ends)}`}`,
      ];
    case 'aspect':
      return [
        when,
        body(event.planet1Id),
        aspectKeys[event.aspectId] ?? '',
        `${body(event.planet2Id)} (${at(event.longitude1)}, ${at(event.longitude2)})`,
      ];
    case 'lunation':
      return [when, body(1), phases[event.phaseId], at(event.longitude)];
    case 'eclipse':
      return [
        when,
        body(event.body === 'solar' ? 0 : 1),
        `${event.type} eclipse`,
        `${at(event.longitude)}, magnitude ${Number(event.magnitude).toFixed(3)}`,
      ];
    case 'voidOfCourse':
      return [when, body(1), 'void of course', `in ${names.signs[event.signId]} until ${clock(event.ends)}`];
    case 'parallel':
      return [when, body(event.planet1Id), event.parallel, body(event.planet2Id)];
    case 'declinationExtreme':
      return [
        when,
        body(event.planetId),
        event.extreme,
        `declination ${Number(event.declination).toFixed(2)}°`,
      ];
    case 'outOfBounds':
      return [
        when,
        body(event.planetId),
        'out of bounds',
        `${event.side}${event.ends === null ? '' : ` until ${clock(event.ends)}`}`,
      ];
    case 'apsis':
      return [when, body(event.planetId), event.apsis, `${event.distance} au, ${at(event.longitude)}`];
    case 'node':
      return [when, body(event.planetId), `${event.node} node`, at(event.longitude)];
  }
}

const phases = { 0: 'new', 2: 'first quarter', 4: 'full', 6: 'last quarter' } as const;
const clock = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

function positionText(longitude: number, { signs }: Names): string {
  const minutes = Math.floor((longitude % 30) * 60);
  const [degree, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${degree}°${String(minute).padStart(2, '0')}′ ${signs[Math.floor(longitude / 30)]}`;
}

function positionTable({ data }: EphemerisTable, names: Names): string {
  const header = [
    '',
    ...(data[0]?.planets.map(({ planetId }) => names.bodies.get(planetId) ?? String(planetId)) ?? []),
  ];
  return table([
    header,
    ...data.map(({ utDate, planets }) => [
      clock(utDate),
      ...planets.map(
        ({ longitude, retrograde }) => `${positionText(Number(longitude), names)}${retrograde ? ' R' : ''}`,
      ),
    ]),
  ]);
}
