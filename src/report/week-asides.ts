import { mechanismOf } from './cells.js';
import type { Happening } from './happening.js';
import { wordsIn } from './markup.js';
import { type Matter, matterOf } from './matter.js';
import { isLight, type MeaningfulEvent } from './meaningful-events.js';
import { comingsBefore } from './moons-count.js';
import { firstSentence } from './sentence-ends.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { isOwn } from './week-essentials.js';
import { inRotation } from './wordings.js';
import type { Words } from './writer.js';

/** Words of a mention's sky before what it says, about. */
const ofMention = 8;

/**
 * An event as a week mentions it in passing: what it is to the reader, in a clause, which is looked for when it is asked
 * for, as a week has room for few.
 */
export class Aside {
  readonly event: MeaningfulEvent;
  readonly #words: Words;
  #said: { line: string; matter: Matter | undefined } | undefined;

  constructor(event: MeaningfulEvent, words: Words) {
    this.event = event;
    this.#words = words;
  }

  /** The clause's words, as a sentence. */
  get line(): string {
    return this.#found.line;
  }

  /** Undefined of what can't be said in a clause. */
  get matter(): Matter | undefined {
    return this.#found.matter;
  }

  /** Words, about. */
  get length(): number {
    return ofMention + wordsIn(this.line);
  }

  get #found(): { line: string; matter: Matter | undefined } {
    this.#said ??= saidInPassing(this.event, this.#words);
    return this.#said;
  }
}

/** The line of an event is what such an event does in a house, or what its own words begin with. */
function saidInPassing(
  event: MeaningfulEvent,
  { reports: { columns } }: Words,
): { line: string; matter: Matter | undefined } {
  const { happening, house, meaning } = event;
  const lines = isLight(event)
    ? [inRotation(columns.moonMentions[house], comingsBefore(happening))]
    : [
        mechanismOf(happening, house, columns.mechanisms),
        meaning === undefined ? undefined : firstSentence(meaning.text),
        isOwn(event) ? ownMeetingOf(happening, columns) : undefined,
      ].filter((line): line is string => line !== undefined);
  for (const line of lines) {
    const matter = matterOf(line, columns);
    if (matter !== undefined) return { line, matter };
  }
  return { line: '', matter: undefined };
}

/** Of two that meet in the reader's own sign and have no other words, which alternate from month to month. */
const ownMeetingOf = (
  happening: Happening,
  { ownMeetings }: Words['reports']['columns'],
): string | undefined =>
  happening.kind === 'aspect'
    ? inRotation(
        ownMeetings[happening.slow as keyof typeof ownMeetings],
        Math.floor(happening.julianDayUt / 30),
      )
    : undefined;

/** A mention has no room for what lasts: the loop that a station begins, and what slow planets do. */
export const mayPass = ({ happening }: MeaningfulEvent): boolean =>
  !(happening.kind === 'station' && happening.direction === 'retrograde') &&
  !(happening.kind === 'aspect' && isJupiterOrSlower(happening.body)) &&
  !(happening.kind === 'ingress' && isJupiterOrSlower(happening.body)) &&
  !(happening.kind === 'eclipse') &&
  happening.kind !== 'stay' &&
  !(happening.kind === 'aspect' && happening.inferior);
