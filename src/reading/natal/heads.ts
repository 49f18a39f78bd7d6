import { Ascendant, type BodyId, Mars, Moon, Pluto, Sun, Venus } from '../../chart/bodies.js';
import type { LedChapter } from '../../text/natal-catalogue.js';
import { type NatalChapter, poles, type Tag } from '../../text/reading-keys.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';
import type { Draft } from '../reading.js';
import { agreementAmong, type Conflict, conflictsAmong, isOwn } from '../tags.js';
import { angleOf, strikes } from '../weights.js';
import { bodyCalled } from './called.js';
import type { NatalDesk } from './desk.js';
import type { Theme } from './opening.js';

/**
 * What a chapter as a whole comes to, said at its beginning: of one section or two it would only say them once more, and before
 * a crowd or a figure it would speak of what the reader has not come to.
 */

const fewestSections = 3;
/** Both lean so by more than a trait in passing. */
const clear = 2;

export function chapterHead(
  desk: NatalDesk,
  theme: Theme,
  { key, drafts }: { key: NatalChapter; drafts: readonly Draft[] },
): string {
  if (drafts.length < fewestSections) return '';
  /** A body of which the chapter has a section, and whose sign is known. */
  const told = (id: BodyId): WeighedBody | undefined =>
    drafts.some(({ factors: [factor] }) => factor?.kind === 'placement' && factor.planetIds?.[0] === id)
      ? desk.weighed.bodies.find((body) => body.id === id && !isBetweenSigns(body, desk.weighed.chart))
      : undefined;
  if (key === 'identity') return ofPair(desk, theme, key, told(Ascendant), told(Sun));
  if (key === 'love') return ofPair(desk, theme, key, told(Venus), told(Mars));
  if (key === 'need') return ofNeed(desk, theme, told(Moon));
  return '';
}

function namesOf(desk: NatalDesk, first: WeighedBody, second: WeighedBody): Record<string, string> {
  const [a, b] = [bodyCalled(desk, first), bodyCalled(desk, second)];
  return { a: a.within, A: a.start, b: b.within, B: b.start };
}

/** A planet on the Ascendant is met before its sign is, whether or not it belies the sign. */
const isRisingHidden = ({ weighed: { bodies, chart } }: NatalDesk): boolean =>
  bodies.some((body) => {
    const at = body.id <= Pluto ? angleOf(body, chart) : undefined;
    return at?.angle === Ascendant && strikes(at);
  });

const conflictOf = (first: WeighedBody, second: WeighedBody): Conflict | undefined =>
  conflictsAmong([first, second]).find(isOwn);

/** What two agree on by their signs: a house says where a body is met, and not what it is like. */
function agreementOf(first: WeighedBody, second: WeighedBody): Tag | undefined {
  const agreement = agreementAmong([first, second].map((body) => ({ ...body, house: 0 as const })));
  return agreement && agreement.strength >= clear ? agreement.tag : undefined;
}

/** Whether the opening has said it of the same two. */
const isSaid = ({ sides }: Theme, first: WeighedBody, second: WeighedBody): boolean =>
  sides.includes(first) && sides.includes(second);

function ofPair(
  desk: NatalDesk,
  theme: Theme,
  chapter: LedChapter,
  first: WeighedBody | undefined,
  second: WeighedBody | undefined,
): string {
  if (first === undefined || second === undefined) return '';
  if (first.id === Ascendant && isRisingHidden(desk)) return '';
  if (isSaid(theme, first, second)) return '';
  const heads = desk.cells.readings.natal.heads[chapter];
  const conflict = conflictOf(first, second);
  if (conflict)
    return desk.manuscript.once(
      heads.conflict[conflict.axis],
      namesOf(desk, conflict.first, conflict.second),
    );
  const tag = agreementOf(first, second);
  return tag === undefined ? '' : desk.manuscript.once(heads.agreement[tag], namesOf(desk, first, second));
}

/** Whether what a person needs is what people meet. */
function ofNeed(desk: NatalDesk, theme: Theme, moon: WeighedBody | undefined): string {
  const rising = desk.weighed.bodies.find(({ id }) => id === Ascendant);
  if (moon === undefined || rising === undefined || isRisingHidden(desk)) return '';
  if (isSaid(theme, moon, rising)) return '';
  const { need } = desk.cells.readings.natal.heads;
  const names = namesOf(desk, moon, rising);
  const conflict = conflictOf(moon, rising);
  if (conflict)
    return desk.manuscript.once(need.unlike[poles[conflict.axis][conflict.first === moon ? 0 : 1]], names);
  const tag = agreementOf(moon, rising);
  return tag === undefined ? '' : desk.manuscript.once(need.alike[tag], names);
}
