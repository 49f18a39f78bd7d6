/** Sign reports of many periods as the tests of each kind read them, with the events behind them. */
import type { ReportsRequest } from '#dist/engine.js';
import { areOfOneMatter, contradict, usualCounsel } from '#dist/report/wordings.js';
import { reports } from '#dist/text/en/reports/index.js';
import { counsels } from '#dist/text/report-catalogue.js';
import { weeksInYear } from '#dist/time/week.js';
import { engine } from '../engine.js';

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];

export const { columns } = reports;
export { says } from './says.js';

export interface Event {
  kind: string;
  house: number;
  told: boolean;
  leads: boolean;
  weight: number;
  text: string | null;
  utDate: string;
  planetId?: number;
  planet1Id?: number;
  planet2Id?: number;
  aspectId?: number;
  phaseId?: number;
  direction?: string;
  retrograde?: boolean;
}
export interface Piece {
  sign: number;
  /** Place of its period in the series. */
  number: number;
  intro: string;
  text: string;
  events: Event[];
}

const requests: Record<'weekly' | 'monthly' | 'daily', ReportsRequest[]> = {
  // Three years of weeks, which take seconds, stand for the seven.
  weekly: years
    .slice(2, 5)
    .flatMap((year) =>
      Array.from(
        { length: weeksInYear(year) },
        (_, week) => ({ kind: 'weekly', year, week: week + 1 }) as const,
      ),
    ),
  monthly: years.flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => ({ kind: 'monthly', year, month: month + 1 }) as const),
  ),
  // A year of days stands for the seven, which take longer than all other reports together.
  daily: Array.from({ length: 365 }, (_, day) => ({
    kind: 'daily',
    date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  })),
};

/** All signs' reports of a kind, period by period. */
export function piecesOf(kind: keyof typeof requests, timezone?: string): Piece[] {
  return requests[kind].flatMap((given, number) => {
    const request = timezone === undefined ? given : { ...given, timezone };
    const texts = engine.reports(request);
    const events = engine.reportEvents(request);
    if (!('reports' in texts) || !('reports' in events)) throw new Error('twelve signs were asked for');
    return texts.reports.map(({ sign_id, intro, text }) => ({
      sign: sign_id,
      number,
      intro,
      text,
      events: (events.reports[sign_id]?.data ?? []) as unknown as Event[],
    }));
  });
}

/** What comes back for a sign within so many periods: of each piece the things named, which each piece has once. */
export function repeated(
  pieces: readonly Piece[],
  within: number,
  things: (piece: Piece) => readonly string[],
): string[] {
  const last = new Map<string, number>();
  return pieces.flatMap((piece) =>
    things(piece).flatMap((thing) => {
      const key = `${piece.sign} ${thing}`;
      const before = last.get(key);
      last.set(key, piece.number);
      return before !== undefined && piece.number - before <= within ? [thing] : [];
    }),
  );
}

/**
 * What is said to mean something: the cells of a piece, beyond its statements and its frame, by their first sentences,
 * which are all that a week mentions of some;
 * what such an event does in a house may come back.
 */
export const cellsOf = ({ events }: Piece): string[] => [
  ...new Set(
    events
      .flatMap(({ told, text }) => (told && text !== null ? [text.split(/(?<=[.?]) /)[0] ?? ''] : []))
      .filter((line) => !mechanisms.has(line)),
  ),
];
const stringsOf = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table as object).flatMap(stringsOf);
const mechanisms = new Set(stringsOf(columns.mechanisms));

const advised = new Map<string, string>();
const note = (table: unknown): void => {
  if (typeof table !== 'string') {
    for (const below of Object.values(table as object)) note(below);
    return;
  }
  const counsel = /^\[(\w+)\] /.exec(table)?.[1];
  if (counsel !== undefined) advised.set(table.slice(counsel.length + 3), counsel);
};
note(columns);

/** Pairs of a piece's cells that advise opposite things on one matter. */
export function contradictions({ events }: Piece): [string, string][] {
  // A mention, which is one sentence, advises nothing.
  const said = events.filter(({ told, text }) => told && text !== null && /[.?] /.test(text));
  const counselOf = (event: Event) =>
    counsels.find((one) => one === advised.get(event.text ?? '')) ??
    usualCounsel({ ...event, body: event.planetId } as never);
  return said.flatMap((one, index) =>
    said
      .slice(index + 1)
      .filter((other) => areOfOneMatter(other.house as never, one.house as never))
      .filter((other) => other.text !== one.text)
      .filter((other) => contradict(counselOf(one), counselOf(other)))
      .map((other): [string, string] => [one.text ?? '', other.text ?? '']),
  );
}

/** What a week says of a lead by its house or houses, whichever planets are there. */
const ofHouses = new Set(
  Object.values(columns.weekly).flatMap((shelf) => Object.values(shelf).flatMap(({ course }) => course)),
);

/** Aspects by the words that they are given, but for a week's of its lead: which swifter planets share them. */
export function sharedWords(pieces: readonly Piece[]): Map<string, Set<number>> {
  const by = new Map<string, Set<number>>();
  for (const { events } of pieces)
    for (const { kind, text, planet1Id } of events) {
      if (kind !== 'aspect' || text === null || planet1Id === undefined || ofHouses.has(text)) continue;
      by.set(text, (by.get(text) ?? new Set()).add(planet1Id));
    }
  return by;
}

/** An aspect's sentence names both houses, or the sign of one of which the house has been said. */
export const aspectSentence =
  /in (?:your|[A-Z]) ?.+? (?:meets|has|works|is|stands|faces|clashes|draws) .+? in (?:your (?:own sign|(?:\w+ )?house)|[A-Z]\w+)/;

const { nearHouses, housesAgain } = reports;
const matters = new Map<string, string>(
  Object.entries(housesAgain).map(([house, name]) => [name, nearHouses[Number(house) as 1][0] ?? '']),
);
/** A text as it is before a house that its sentence speaks of is called by its number. */
export const byMatter = (text: string): string =>
  text.replace(/\byour \w+ house\b(?! of)/g, (name) => matters.get(name) ?? name);
