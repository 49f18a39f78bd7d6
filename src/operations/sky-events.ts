import { inWords, noticesOfSpan } from '../answer/notices.js';
import { roundLongitude } from '../chart/angle.js';
import { type BodyId, planets } from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import { requireBodies } from '../request/bodies.js';
import type { EngineContext } from '../request/context.js';
import { limited, requireAffordable } from '../request/cost.js';
import { eventWork } from '../request/event-cost.js';
import { type Settings, settingsFor } from '../request/settings.js';
import { type Span, spanOf } from '../request/span.js';
import type { Notice } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type SkyEventEntry,
  type SkyEvents,
  type SkyEventsRequest,
  skyEventsRequest,
} from '../schema/sky-events.js';
import { type EventChoice, eventKinds, type SkyEvent, skyEventsIn } from '../search/events.js';
import { SkySearch } from '../search/search.js';
import type { Texts } from '../text/texts.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { formatInstant } from '../time/notation.js';
import { defineOperation } from './definition.js';

const eventsCost = limited(
  'every kind of event among the planets, over some years',
  'ask for a shorter span, fewer bodies or kinds, or use skyEventsIterator, which gives events one by one',
);

/** A span and its events as a refusal names them. */
function refusedSpan({ from, to }: Span, { kinds, bodies }: EventChoice): string {
  const days = Math.ceil(to - from);
  return `the span that ends with to, ${days} days of ${kinds.size} kinds of events among ${bodies.length} bodies,`;
}

/** Everything the sky does from one date to another. */
export function skyEvents(context: EngineContext, request: unknown, options?: unknown): SkyEvents {
  const wanted = wantedEvents(context, request, options);
  const { search, choice, span, settings } = wanted;
  requireAffordable(context, eventWork(choice, settings, span), refusedSpan(span, choice), eventsCost, 'to');
  return {
    data: skyEventsIn(search, choice, span.from, span.to).map(entryOf),
    notices: noticesFor(context, wanted),
  };
}

/** What a request wants to see: which events, in which span. */
export interface WantedEvents {
  texts: Texts;
  settings: Settings;
  search: SkySearch;
  choice: EventChoice;
  span: Span;
}

export const noticesFor = (context: EngineContext, { texts, span, settings }: WantedEvents): Notice[] =>
  inWords(texts, noticesOfSpan(context, span, settings));

export function wantedEvents(context: EngineContext, request: unknown, options: unknown): WantedEvents {
  const { kinds, bodies, lang, ...dates } = parse(skyEventsRequest, request);
  const texts = context.textsFor(lang);
  const settings = settingsFor(context.settings, options);
  const search = SkySearch.of(context.sky, settings);
  const chosen: readonly BodyId[] = [...new Set(bodies ?? planets)];
  const span = spanOf(dates);
  requireBodies(search, chosen, span);
  return {
    texts,
    settings,
    search,
    choice: { kinds: new Set(kinds ?? eventKinds), bodies: chosen, aspects: settings.aspects },
    span,
  };
}

const instantOrNull = (julianDayUt: JulianDayUt | null): string | null =>
  julianDayUt === null ? null : formatInstant(julianDayUt);

const longitudeText = (degrees: number): string => decimal7(roundLongitude(degrees));

export function entryOf(event: SkyEvent): SkyEventEntry {
  const { julianDayUt } = event;
  const when = { utDate: formatInstant(julianDayUt), julianDayUt };
  switch (event.kind) {
    case 'ingress': {
      const { kind, body, signId, retrograde } = event;
      return { kind, ...when, planetId: body, signId, retrograde, text: null };
    }
    case 'station': {
      const { kind, body, direction, longitude } = event;
      return { kind, ...when, planetId: body, direction, longitude: longitudeText(longitude), text: null };
    }
    case 'retrograde':
      return {
        kind: event.kind,
        ...when,
        planetId: event.body,
        longitude: longitudeText(event.longitude),
        ends: instantOrNull(event.ends),
        endLongitude: event.endLongitude === null ? null : longitudeText(event.endLongitude),
        shadowBegins: instantOrNull(event.shadowBegins),
        shadowEnds: instantOrNull(event.shadowEnds),
        text: null,
      };
    case 'aspect':
      return {
        kind: event.kind,
        ...when,
        planet1Id: event.body1,
        planet2Id: event.body2,
        aspectId: event.aspectId,
        longitude1: longitudeText(event.longitude1),
        longitude2: longitudeText(event.longitude2),
        text: null,
      };
    case 'lunation': {
      const { kind, phaseId, longitude } = event;
      return { kind, ...when, phaseId, longitude: longitudeText(longitude), text: null };
    }
    case 'eclipse':
      return {
        kind: event.kind,
        ...when,
        body: event.luminary,
        type: event.type,
        magnitude: decimal7(event.magnitude),
        obscuration: event.obscuration === null ? null : decimal7(event.obscuration),
        longitude: longitudeText(event.longitude),
        text: null,
      };
    case 'voidOfCourse': {
      const { kind, signId, ends } = event;
      return { kind, ...when, signId, ends: formatInstant(ends), text: null };
    }
    case 'parallel':
      return {
        kind: event.kind,
        ...when,
        planet1Id: event.body1,
        planet2Id: event.body2,
        parallel: event.parallel,
        declination1: decimal7(event.declination1),
        declination2: decimal7(event.declination2),
        text: null,
      };
    case 'declinationExtreme': {
      const { kind, body, extreme, declination } = event;
      return { kind, ...when, planetId: body, extreme, declination: decimal7(declination), text: null };
    }
    case 'outOfBounds': {
      const { kind, body, side, ends } = event;
      return { kind, ...when, planetId: body, side, ends: instantOrNull(ends), text: null };
    }
    case 'apsis':
      return {
        kind: event.kind,
        ...when,
        planetId: event.body,
        apsis: event.apsis,
        distance: decimal7(event.distance),
        longitude: longitudeText(event.longitude),
        text: null,
      };
    case 'node': {
      const { kind, body, node, longitude } = event;
      return { kind, ...when, planetId: body, node, longitude: longitudeText(longitude), text: null };
    }
  }
}

export const skyEventsOperation = defineOperation<
  (request: SkyEventsRequest, options?: Options) => SkyEvents
>({
  name: 'skyEvents',
  path: '/api/sky-events',
  method: 'POST',
  summary: 'Everything the sky does from one date to another, in order of time, good to 0.1 s',
  description:
    'Ingresses, stations, aspects, lunations, eclipses, void-of-course Moons, bounds, apsides and nodes. Dates are UTC; some years at most, `skyEventsIterator` goes on for as long as one likes.',
  request: skyEventsRequest,
  run: skyEvents,
  cost: eventsCost,
  example: { from: '2026-08-01', to: '2026-09-01', kinds: ['eclipse', 'station'] },
});
