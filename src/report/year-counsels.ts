import type { ColumnShelf } from '../text/report-catalogue.js';
import { closesOnCommand, withoutCounsel } from './counsel.js';
import type { Happening } from './happening.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import { firstSentence } from './sentence-ends.js';
import type { Season } from './year-seasons.js';

/** What a year advises: a counsel closes a season, and the rest of it says what happens and what comes of it. */

/**
 * Takes the counsel that closes an event's words from all but the last event of each season that has one, and what leads:
 * a season with that has its counsel, and no other.
 *
 * @param most counsels of a season: none in a year that has too much to tell
 *
 * @returns by what was said, what is left of it
 */
export function keepCounsels(
  most: 0 | 1,
  seasons: readonly Pick<Season, 'events'>[],
  lead: Happening | undefined,
  columns: Pick<ColumnShelf, 'counseling'>,
): ReadonlyMap<string, string> {
  const left = new Map<string, string>();
  for (const season of seasons) {
    let isClosed = most === 0 || season.events.some(({ happening }) => happening === lead);
    const events: MeaningfulEvent[] = [];
    for (const event of [...season.events].reverse()) {
      const said = event.meaning?.text ?? '';
      const cut =
        event.happening === lead ? undefined : withoutCounsel(said, fewestOf(event.happening), columns);
      const rest = cut !== undefined && isStub(cut, said, most, columns) ? undefined : cut;
      const isKept = rest === undefined || !isClosed;
      isClosed ||= rest !== undefined;
      if (!isKept) left.set(said, rest);
      events.unshift(isKept ? event : withText(event, rest));
    }
    season.events = events;
  }
  return left;
}

/** Whether nothing but a single sentence would be left, of words that say what can be done without commanding it. */
const isStub = (cut: string, said: string, most: 0 | 1, columns: Pick<ColumnShelf, 'counseling'>): boolean =>
  most > 0 && firstSentence(cut) === cut && !closesOnCommand(said, columns);

function withText(
  { happening, house, decan, weight, fresh, meaning }: MeaningfulEvent,
  text: string,
): MeaningfulEvent {
  return { happening, house, decan, weight, fresh, meaning: { text, counsel: meaning?.counsel } };
}

/** Words that an eclipse is told with at least; another event may have a few. */
const ofEclipse = 17;

const fewestOf = ({ kind }: Happening): number => (kind === 'eclipse' ? ofEclipse : 0);
