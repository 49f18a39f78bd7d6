import { minutesText } from './lettering.js';
import { sortedBy } from './order.js';
import { type Charts, joined, type WheelChart, type WheelPoint } from './sources.js';

/**
 * Descriptions for screen readers. They are made of the result's own names, so they are in the result's language
 * without a catalogue: persons, places, bodies, signs, aspects, and figures.
 */

/** Whose charts they are. */
export const captionOf = ({ inner, outer }: Charts): string => joined([inner.caption, outer?.caption], ' / ');

const placeOf = (point: WheelPoint): string =>
  joined(
    [point.planetName, `${point.degrees}°${minutesText(point)}`, point.signName, point.retrograde ? '℞' : ''],
    ' ',
  );

/** What is listed, of whom; nothing where there is nothing to list. */
const sentenceOf = (listed: readonly string[], whose = ''): string =>
  listed.length > 0 ? `${joined([whose, listed.join(', ')], ': ')}.` : '';

const chartSentence = (chart: WheelChart | null): string =>
  chart ? sentenceOf(chart.points.map(placeOf), chart.caption) : '';

/** Aspects told, the closest ones: all of them would be a page. */
const mostAspects = 12;

/** The chart in a sentence: every body's place, then the closest aspects. */
export function descriptionOf({ inner, outer, aspects }: Charts): string {
  const closest = sortedBy(aspects, ({ orb }) => Math.abs(orb))
    .slice(0, mostAspects)
    .map(({ planet1Name, aspectName, planet2Name }) => joined([planet1Name, aspectName, planet2Name], ' '));
  return joined([chartSentence(inner), chartSentence(outer), sentenceOf(closest)], ' ');
}
