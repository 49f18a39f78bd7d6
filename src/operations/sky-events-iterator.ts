import { HoroscopeError, quote } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { type Cost, mostWork } from '../request/cost.js';
import type { Notice } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { type SkyEventEntry, type SkyEventsRequest, skyEventsRequest } from '../schema/sky-events.js';
import { eventSearches, inOrderOfTime, type SkyEvent } from '../search/events.js';
import { nextTurn } from '../turn.js';
import { defineFunction } from './definition.js';
import { entryOf, noticesFor, type WantedEvents, wantedEvents } from './sky-events.js';

/** Days looked ahead. */
const stride = 32;

/** Milliseconds of work after which timers, input and other requests get their turn. */
const slice = 8;

/** Events one by one, and the notices of the span as a whole. */
export type SkyEventStream = AsyncIterableIterator<SkyEventEntry> & { readonly notices: Notice[] };

/** How an iteration may be ended from outside. */
export interface StreamControl {
  /** Once aborted, the next event asked for is refused with the signal's own reason, as `fetch` does it. */
  signal?: AbortSignal;
}

/** The events of a span one by one, found as they are asked for. */
export function skyEventsIterator(
  context: EngineContext,
  request: unknown,
  options?: unknown,
  control?: unknown,
): SkyEventStream {
  // Read at once, so that a request that is wrong is refused here and not at the first event.
  const wanted = wantedEvents(context, request, options);
  const signal = signalOf(control);
  return Object.assign(eventsOneByOne(wanted, signal), { notices: noticesFor(context, wanted) });
}

async function* eventsOneByOne(
  { search, choice, span }: WantedEvents,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<SkyEventEntry> {
  let since = performance.now();
  for (let from = span.from; from < span.to; from += stride) {
    const found: SkyEvent[] = [];
    for (const searchPart of eventSearches(search, choice, from, Math.min(from + stride, span.to))) {
      if (performance.now() - since > slice) {
        await nextTurn();
        since = performance.now();
      }
      signal?.throwIfAborted();
      found.push(...searchPart());
    }
    for (const event of inOrderOfTime(found)) {
      signal?.throwIfAborted();
      yield entryOf(event);
    }
  }
}

function signalOf(control: unknown): AbortSignal | undefined {
  if (control === undefined) return undefined;
  const signal =
    typeof control === 'object' && control !== null ? (control as StreamControl).signal : control;
  if (signal === undefined || signal instanceof AbortSignal) return signal;
  throw new HoroscopeError('invalid_request', `signal is ${quote(signal)}; it must be an AbortSignal`, {
    path: 'signal',
  });
}

const cost: Cost = {
  most: mostWork,
  worst: 'a month of every kind of event among all bodies, between two turns of the thread many times over',
};

export const skyEventsIteratorFunction = defineFunction<
  (request: SkyEventsRequest, options?: Options, control?: StreamControl) => SkyEventStream
>({
  name: 'skyEventsIterator',
  summary: 'The events of `skyEvents` one by one, found as they are asked for, however long the span',
  description:
    'An async iterator, with the `notices` of the whole span beside it. It gives the thread back every few milliseconds of work; the `signal` of a third argument, an AbortSignal, ends it.',
  request: skyEventsRequest,
  run: skyEventsIterator,
  cost,
  example: "{ from: '2026-08-01', to: '2056-09-01', kinds: ['eclipse'] }",
});
