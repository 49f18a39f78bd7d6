import { dateOf, julianDayNumber } from './calendar.js';

/** What the clocks of a zone show until they are changed (a 'local time type' of RFC 9636). */
export interface LocalTimeType {
  /** Seconds east of UT. */
  readonly offset: number;
  /** Whether clocks run ahead of the zone's standard time. */
  readonly dst: boolean;
  readonly abbreviation: string;
}

/** A time during which a zone's clocks keep one offset: `start` ≤ t < `end`, seconds since 1970 UTC. */
export interface ZoneSpan {
  /** -Infinity for the first. */
  readonly start: number;
  /** Infinity for the last. */
  readonly end: number;
  readonly type: LocalTimeType;
}

/**
 * A day as POSIX names it: the `week`-th (5: the last) `weekday` (0 Sunday) of a month, `time` seconds of local time
 * after its midnight.
 */
export interface RuleDay {
  readonly month: number;
  readonly week: number;
  readonly weekday: number;
  readonly time: number;
}

/**
 * The same two changes of the clocks in every year, for the years after the table. None is within a month of New Year.
 */
export interface YearlyRule {
  readonly standard: LocalTimeType;
  readonly saving: LocalTimeType;
  readonly start: RuleDay;
  readonly end: RuleDay;
}

/** The history of one zone's clocks: a table of changes, and the rule that continues it. */
export class ZoneHistory {
  readonly #changes: Float64Array;
  readonly #kinds: Uint8Array;
  readonly #types: readonly LocalTimeType[];
  readonly #rule: YearlyRule | undefined;

  /**
   * `changes` are instants in ascending order; `kinds` index `types` and are one more, the first for the time
   * before every change.
   */
  constructor(
    changes: Float64Array,
    kinds: Uint8Array,
    types: readonly LocalTimeType[],
    rule: YearlyRule | undefined,
  ) {
    this.#changes = changes;
    this.#kinds = kinds;
    this.#types = types;
    this.#rule = rule;
  }

  /** What the clocks showed at an instant. */
  at(utcSeconds: number): LocalTimeType {
    const index = this.#indexAt(utcSeconds);
    if (this.#rule === undefined || index < this.#changes.length) return this.#typeOf(index);
    return ruleSpan(this.#rule, utcSeconds).type;
  }

  /** The span around an instant. */
  spanAt(utcSeconds: number): ZoneSpan {
    const index = this.#indexAt(utcSeconds);
    const start = this.#changes[index - 1] ?? -Infinity;
    if (this.#rule === undefined || index < this.#changes.length) {
      return { start, end: this.#changes[index] ?? Infinity, type: this.#typeOf(index) };
    }
    const span = ruleSpan(this.#rule, utcSeconds);
    return { ...span, start: Math.max(start, span.start) };
  }

  /** How many changes of the table lie at or before the instant. */
  #indexAt(utcSeconds: number): number {
    const changes = this.#changes;
    let low = 0;
    let high = changes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((changes[middle] ?? Infinity) <= utcSeconds) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #typeOf(index: number): LocalTimeType {
    return this.#types[this.#kinds[index] ?? 0] as LocalTimeType;
  }
}

function ruleSpan(rule: YearlyRule, utcSeconds: number): ZoneSpan {
  const { year } = dateOf(Math.floor(utcSeconds / 86400) + epochDay, 'gregorian');
  const [first, second] = changesIn(rule, year);
  if (utcSeconds < first.time) {
    return { start: changesIn(rule, year - 1)[1].time, end: first.time, type: second.type };
  }
  if (utcSeconds < second.time) return { start: first.time, end: second.time, type: first.type };
  return { start: second.time, end: changesIn(rule, year + 1)[0].time, type: second.type };
}

interface Change {
  readonly time: number;
  readonly type: LocalTimeType;
}

/** A year's two changes in order of time: the southern year ends its summer first. */
function changesIn({ standard, saving, start, end }: YearlyRule, year: number): [Change, Change] {
  const forward = { time: localSeconds(year, start) - standard.offset, type: saving };
  const back = { time: localSeconds(year, end) - saving.offset, type: standard };
  return forward.time < back.time ? [forward, back] : [back, forward];
}

/** The Julian day number of 1970-01-01. */
const epochDay = 2440588;

function localSeconds(year: number, { month, week, weekday, time }: RuleDay): number {
  const first = julianDayNumber({ year, month, day: 1 }, 'gregorian');
  const next = julianDayNumber({ year, month: month + 1, day: 1 }, 'gregorian');
  // Julian day number 0 was a Monday; weekday 0 is Sunday.
  const wanted = first + ((((weekday - 1 - first) % 7) + 7) % 7) + 7 * (week - 1);
  return ((wanted < next ? wanted : wanted - 7) - epochDay) * 86400 + time;
}
