import { elementOf } from '../chart/zodiac.js';
import { colorOf, dashOf, strengthOf } from './aspect-lines.js';
import { along, at, pointAt } from './circle.js';
import { signGlyphs } from './glyphs.js';
import { sortedBy } from './order.js';
import type { Charts, WheelChart } from './sources.js';
import { band, circle, figures, glyph, group, path, pen } from './svg.js';
import type { Theme } from './theme.js';
import type { WheelLayout } from './wheel-layout.js';

/** Everything around the bodies of a wheel and between them: the zodiac, the angles, the aspect lines. */

export function zodiacBand({ rings, start, signs, ends }: WheelLayout, theme: Theme, ticks: boolean): string {
  const { zodiac, signs: inside } = rings;
  let borders = '';
  let marks = '';
  for (let degree = 0; degree < 360; degree += ticks ? 1 : 30) {
    const unit = pointAt(degree - start, 1);
    const from = `M${along(unit, inside)}`;
    if (degree % 30 === 0) borders += `${from}L${along(unit, zodiac)}`;
    marks += `${from}l${along(unit, degree % 5 ? -3 : degree % 10 ? -4.75 : -6.5)}`;
  }
  const drawn = signs.map(({ sign, ...box }) =>
    glyph(signGlyphs[sign] as string, box, box.width, { stroke: theme[elementOf(sign)] }),
  );
  return (
    group(
      'zodiac',
      pen(0.8, theme.line),
      band(theme, zodiac, inside) +
        circle(zodiac) +
        circle(inside) +
        path(borders) +
        path(marks, pen(0.6, theme.muted)),
    ) +
    group(
      'signs',
      pen(2.1),
      // Without an Ascendant the circle begins here.
      drawn.join('') +
        (ends.length > 0 ? '' : figures([{ text: '0°', ...pointAt(3, (zodiac + inside) / 2), height: 10 }])),
    )
  );
}

export function aspectLines(
  { inner, outer, aspects, orbs }: Charts,
  { rings, start }: WheelLayout,
  theme: Theme,
  widest = 360,
): string {
  const placeIn = ({ points }: WheelChart, id: number): string | undefined => {
    const found = points.find((point) => point.id === id);
    return found && at(found.longitude - start, rings.aspects);
  };
  // The strong ones lie over the others.
  const weakFirst = sortedBy(aspects, ({ orb }) => -Math.abs(orb));
  let drawn = '';
  for (let kind = 10; kind >= 0; kind--)
    drawn += group(
      `aspect-${kind}`,
      { stroke: colorOf(kind, theme), 'stroke-dasharray': dashOf(kind, theme) },
      weakFirst
        .filter(({ aspectId, orb }) => aspectId === kind && !(Math.abs(orb) > widest))
        .map(({ planet1Id, planet2Id, orb }) => {
          const [one, other] = [placeIn(outer ?? inner, planet1Id), placeIn(inner, planet2Id)];
          if (!one || !other) return '';
          const strength = strengthOf(kind, orb, orbs);
          return path(`M${one}L${other}`, pen(0.7 + 1.5 * strength, undefined, 0.4 + 0.6 * strength));
        })
        .join(''),
    );
  return drawn;
}

export function axes({ axes: labels, rings, start }: WheelLayout): string {
  const drawn = figures(labels.flatMap(({ parts }) => parts));
  const ends = labels.map(({ longitude, placed, name }) => {
    const direction = longitude - start;
    return `M${at(direction, name ? rings.signs : rings.zodiac)}L${at(direction, rings.zodiac)}L${at(placed, rings.zodiac + 3)}`;
  });
  return group('angles', pen(1.7), path(ends.join(''), pen(1.6)) + drawn);
}
