import {
  Ascendant,
  type BodyId,
  Descendant,
  ImumCoeli,
  Mars,
  Midheaven,
  Saturn,
  Sun,
  Venus,
} from '../../chart/bodies.js';
import { type Element, elementOf } from '../../chart/zodiac.js';
import type { LedChapter } from '../../text/natal-catalogue.js';
import type { Angle, Classical } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';
import { isOfAge } from '../weights.js';
import { bodyCalled } from './called.js';
import type { NatalDesk, OpeningDesk } from './desk.js';
import { unlikeRising } from './tempo.js';
import type { Thread } from './thread.js';

/** What factors make of a person, and how the two that a chapter is about go together. */

export interface Trait {
  does: string;
  who: string;
}

/** What a factor does, and what that makes of a person. */
export function traitOf({ cells, weighed }: OpeningDesk, body: WeighedBody): Trait | undefined {
  const { traits } = cells.readings.natal;
  const { id, sign } = body;
  if (isOfAge(id)) return traits[id];
  if (isBetweenSigns(body, weighed.chart) || (id > Saturn && id !== Ascendant)) return undefined;
  return traits[id as Classical][sign];
}

const pairs: Readonly<Record<LedChapter, readonly [BodyId, BodyId]>> = {
  identity: [Ascendant, Sun],
  love: [Venus, Mars],
};
const isLed = (chapter: string): chapter is LedChapter => chapter in pairs;

const active: ReadonlySet<Element> = new Set<Element>(['fire', 'air']);

/** The two that a chapter is about, where both have a section in it. */
export function ledPair(
  chapter: string,
  bodies: readonly WeighedBody[],
): readonly [WeighedBody, WeighedBody] | undefined {
  if (!isLed(chapter)) return undefined;
  const [first, second] = pairs[chapter].map((id) => bodies.find((body) => body.id === id));
  return first && second && [first, second];
}

/** How the two that a chapter is about go together; nothing where the opening or the closing has said as much of one of them. */
export function leadOf(
  desk: NatalDesk,
  chapter: string,
  [first, second]: readonly [WeighedBody, WeighedBody],
): string {
  const { manuscript, weighed, cells } = desk;
  if (first.sign === second.sign) return '';
  // The manner of a sign that a planet on the Ascendant belies is not what people meet.
  if (first.id === Ascendant && unlikeRising(weighed, first.sign)) return '';
  const areAlike = active.has(elementOf(first.sign)) === active.has(elementOf(second.sign));
  const { identity, love } = cells.readings.natal.leads;
  const ofIdentity = areAlike ? identity.alike : identity.unlike;
  const wordings = chapter === 'identity' ? ofIdentity : areAlike ? undefined : love.unlike;
  if (wordings === undefined) return '';
  const [x, y] = [first, second].map((body) => manuscript.once(traitOf(desk, body)?.who));
  if (!x || !y) return '';
  const [a, b] = [bodyCalled(desk, first), bodyCalled(desk, second)];
  return manuscript.wording(wordings, { x, y, a: a.within, A: a.start, b: b.within, B: b.start });
}

/** The values of a thread's cells. */
export function valuesOf(
  { manuscript, cells }: Pick<OpeningDesk, 'manuscript' | 'cells'>,
  { on, by }: Thread,
): Record<string, string> {
  const { beside } = cells.readings.natal.threads;
  const pair = manuscript.pair(on, by);
  return Object.assign(pair, { beside: fill(isAngle(on) ? beside[on] : beside.body, pair) });
}

const isAngle = (id: BodyId): id is Angle =>
  id === Ascendant || id === Midheaven || id === Descendant || id === ImumCoeli;
