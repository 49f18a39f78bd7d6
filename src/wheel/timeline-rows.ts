import type { TransitAspect, Transits } from '../schema/transits.js';
import { colorOf, dashOf } from './aspect-lines.js';
import { clockDay, dateText } from './dates.js';
import { sortedBy } from './order.js';
import { element, pen } from './svg.js';
import type { Theme } from './theme.js';
import { across, type TimeScale } from './time-axis.js';

/** Transits of a period as rows of bars. */

/** What `transitTimeline` needs of a result. */
export type TimelineResult = Pick<Transits, 'transits_aspects' | 'profile1'> & {
  profile2: Pick<Transits['profile2'], 'birthdate'>;
};

/** Bodies whose transits last: of the others a year has hundreds. */
export const slow: readonly number[] = [5, 6, 7, 8, 9, 10, 12];

/** Passages of one body through one aspect to one natal point, in order of time. */
export type Row = [TransitAspect, ...TransitAspect[]];

/** When it begins and when it ends; nothing is said of what is beyond the period. */
const beginning = ({ starts }: TransitAspect): number => (starts ? clockDay(starts) : 0);
const ending = ({ ends }: TransitAspect): number => (ends ? clockDay(ends) : 1e9);

/** By transiting body, then by when they first begin. */
export function rowsOf(aspects: readonly TransitAspect[]): Row[] {
  const rows = new Map<string, Row>();
  for (const aspect of sortedBy(aspects, beginning)) {
    const key = `${aspect.planet1Id} ${aspect.aspectId} ${aspect.planet2Id}`;
    const row = rows.get(key);
    if (row) row.push(aspect);
    else rows.set(key, [aspect]);
  }
  // They stand in the order in which they first begin, and keep it within a planet.
  return sortedBy(rows.values(), ([first]) => first.planet1Id);
}

/** The period: from the event on to where the last aspect begins, be it of the Moon; null of a single moment. */
export function periodOf({
  transits_aspects,
  profile2,
}: Pick<TimelineResult, 'transits_aspects' | 'profile2'>): { from: number; to: number } | null {
  const from = clockDay(profile2.birthdate);
  const starts = transits_aspects.map(beginning);
  const to = Math.max(from, ...starts);
  return to > from ? { from, to } : null;
}

/** The width of a bar of a day or less, so that it is visible beside the mark of its exact moment. */
const leastWidth = 11;

/** The left and right ends of a bar within the period; null if it has none. */
export function spanOf(aspect: TransitAspect, scale: TimeScale): [left: number, right: number] | null {
  const from = Math.max(scale.from, beginning(aspect));
  const to = Math.min(scale.to, ending(aspect));
  if (to < from) return null;
  const [left, right] = [across(scale, from), across(scale, to)];
  const width = Math.max(leastWidth, right - left);
  const x = Math.max(scale.left, Math.min((left + right - width) / 2, scale.right - width));
  return [x, x + width];
}

/** From where it begins to where it ends, within the period. */
export function bar(
  aspect: TransitAspect,
  scale: TimeScale,
  y: number,
  theme: Theme,
  isStrong = false,
): string {
  const span = spanOf(aspect, scale);
  if (!span) return '';
  const [x, end] = span;
  const color = colorOf(aspect.aspectId, theme);
  return element('rect', {
    x,
    y: y - 5,
    width: end - x,
    height: 10,
    rx: 2,
    fill: color,
    'fill-opacity': isStrong ? 0.45 : 0.22,
    ...pen(isStrong ? 1.5 : 0.9, color),
    'stroke-dasharray': dashOf(aspect.aspectId, theme),
  });
}

export function sentenceOf(row: Row): string {
  const { planet1Name, aspectName, planet2Name } = row[0];
  const dates = row.flatMap(({ exact }) => exact.map((moment) => dateText(clockDay(moment)))).join(', ');
  return `${planet1Name} ${aspectName} ${planet2Name}${dates && `: ${dates}`}.`;
}
