import { aspectKeys } from '../chart/aspects.js';
import type { EphemerisTable, Notice, SkyEventEntry, SkyEvents, SkyEventsRequest } from '../engine.js';
import { fieldsOf, jsonSchemaOf } from '../schema/json-schema.js';
import { skyEventSchema } from '../schema/sky-events.js';
import { inSign } from './degrees.js';
import type { CalendarEntry, Page, View } from './subcommand.js';
import { table, tablesAcross, wrap } from './table.js';

/** The sky from one date to another: `horoscope events`, `horoscope ephemeris`. */

type Row = Record<string, unknown>;

export const events: Page = {
  example: '--from 2026-01-01 --to 2026-12-31 --kinds eclipse,station',
  async call(engine, request, options, _given, { progress }) {
    const found: SkyEventEntry[] = [];
    const all = engine.skyEventsIterator(request as SkyEventsRequest, options);
    const [from = 0, to = 0] = [request.from, request.to].map((date) => Date.parse(String(date)));
    for await (const event of all) {
      found.push(event);
      progress?.((Date.parse(event.utDate) - from) / (to - from));
    }
    return { data: found, notices: all.notices };
  },
  text({ data, notices }: SkyEvents, view) {
    const rows = data.map((event) => rowOf(event, view));
    const list =
      rows.length === 0 ? 'Nothing of the kind.' : table(rows, { columns: view.tableColumns, between: ' ' });
    return page('What the sky does', list, notices, view);
  },
  rows: ({ data }: SkyEvents, view) => data.map((event) => eventRow(event, view)),
  calendar: ({ data }: SkyEvents, view) => data.map((event) => calendarEntry(event, view)),
};

export const ephemeris: Page = {
  example: '--from 2026-01-01 --to 2026-02-01 --bodies sun,moon',
  text({ data, notices }: EphemerisTable, view) {
    const header = ['', ...(data[0]?.planets.map(({ planetId }) => nameOf(planetId, view)) ?? [])];
    const rows = data.map(({ utDate, planets }) => [
      clock(utDate),
      ...planets.map(
        ({ longitude, retrograde }) => `${inSign(Number(longitude), view.signs)}${retrograde ? ' R' : ''}`,
      ),
    ]);
    const list =
      rows.length === 0 ? 'No moment lies between.' : tablesAcross([header, ...rows], view.tableColumns);
    return page('Positions', list, notices, view);
  },
  rows: ({ data }: EphemerisTable, view) =>
    data.flatMap(({ utDate, julianDayUt, planets }) =>
      planets.map(({ planetId, signId, ...planet }) => ({
        utDate,
        julianDayUt,
        planetId,
        planetName: nameOf(planetId, view),
        ...planet,
        signId,
        signName: view.signs[signId],
      })),
    ),
};

function page(title: string, list: string, notices: readonly Notice[], view: View): string {
  const heading = view.bold(wrap(`${title}: UTC, ${view.zodiac ?? 'tropical'} zodiac`, view.columns));
  const noticeLines = notices.map(({ message }) => wrap(message, view.columns));
  return `${[`${heading}\n${list}`, ...noticeLines].join('\n\n')}\n`;
}

const nameOf = (id: number, { bodies }: View): string => bodies.get(id) ?? String(id);

/** Fields of events of any kind, in the order in which the reference lists them. */
const eventFields = fieldsOf(jsonSchemaOf(skyEventSchema, 'response'))
  .map(({ name }) => name)
  .filter((name) => name !== 'text');

/** Every row has the fields of all kinds, so that a table of eclipses has the columns of one of ingresses. */
function eventRow(event: SkyEventEntry, view: View): Row {
  const fields = event as Row;
  const [, ...words] = rowOf(event, view);
  return {
    ...Object.fromEntries(eventFields.map((field) => [field, fields[field]])),
    summary: words.join(' '),
  };
}

/** Of a stretch of time its beginning and end; of all else the moment. */
function calendarEntry(event: SkyEventEntry, view: View): CalendarEntry {
  const fields = event as Row;
  const [, ...words] = rowOf(event, view);
  const which = [
    'planetId',
    'planet1Id',
    'planet2Id',
    'aspectId',
    'body',
    'signId',
    'phaseId',
    'parallel',
    'direction',
    'extreme',
    'apsis',
    'node',
  ]
    .flatMap((field) => (fields[field] === undefined ? [] : [String(fields[field]).toLowerCase()]))
    .join('-');
  const zodiac = view.zodiac === undefined ? '' : `-${view.zodiac.replaceAll(/[^a-z0-9]+/gi, '-')}`;
  return {
    key: `${event.kind.toLowerCase()}-${which}-${event.utDate.slice(0, 10).replaceAll('-', '')}${zodiac}`,
    starts: event.utDate,
    ends: typeof fields.ends === 'string' ? fields.ends : undefined,
    summary: words.join(' '),
    category: event.kind,
  };
}

/** When, who, what and the rest of it. */
function rowOf(event: SkyEventEntry, { bodies, signs }: View): [string, string, string, string] {
  const body = (id: number) => bodies.get(id) ?? String(id);
  const when = event.utDate.slice(0, 19).replace('T', ' ');
  const at = (longitude: string) => inSign(Number(longitude), signs);
  switch (event.kind) {
    case 'ingress':
      return [
        when,
        body(event.planetId),
        event.retrograde ? 'back into' : 'enters',
        signs[event.signId] ?? '',
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
      return [when, body(1), 'void of course', `in ${signs[event.signId]} until ${clock(event.ends)}`];
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
