import { elementOf } from '../chart/zodiac.js';
import { colorOf, dashOf, strengthOf } from './aspect-lines.js';
import { along, at, pointAt } from './circle.js';
import { signGlyphs } from './glyphs.js';
import type { Charts, WheelChart } from './sources.js';
import { band, circle, figures, glyph, group, path } from './svg.js';
import type { Theme } from './theme.js';
import type { WheelLayout } from './wheel-layout.js';

/** What stands around the bodies of a wheel and between them: the zodiac, the angles, the lines of aspects. */

export function zodiacBand({ rings, start, signs, ends }: WheelLayout, theme: Theme, ticks: boolean): string {
  const { zodiac, signs: inside } = rings;
  let borders = '';
  let marks = '';
  for (let degree = 0; degree < 360; degree++) {
    const kind = degree % 10 === 0 ? 2 : degree % 5 === 0 ? 1 : 0;
    if (!ticks && kind < 2) continue;
    const unit = pointAt(degree - start, 1);
    const from = `M${along(unit, inside)}`;
    if (degree % 30 === 0) borders += `${from}L${along(unit, zodiac)}`;
    marks += `${from}l${along(unit, -3 - kind * 1.75)}`;
  }
  const drawn = signs.map(({ sign, ...box }) =>
    glyph(signGlyphs[sign] as string, box, box.width, { stroke: theme[elementOf(sign)] }),
  );
  return (
    group(
      'zodiac',
      { stroke: theme.line, 'stroke-width': 0.8 },
      band(theme, zodiac, inside) +
        circle(zodiac) +
        circle(inside) +
        path(borders) +
        path(marks, { stroke: theme.muted, 'stroke-width': 0.6 }),
    ) +
    group(
      'signs',
      { 'stroke-width': 2.1 },
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
  const directionIn = ({ points }: WheelChart, id: number): number | undefined => {
    const found = points.find((point) => point.id === id);
    return found && found.longitude - start;
  };
  const byKind = new Map<number, string>();
  // The weak ones first, so that the strong ones lie over them.
  const rising = aspects
    .filter(({ orb }) => !(Math.abs(orb) > widest))
    .map((aspect) => ({ ...aspect, strength: strengthOf(aspect.aspectId, aspect.orb, orbs) }))
    .sort((a, b) => a.strength - b.strength);
  for (const { planet1Id, planet2Id, aspectId: kind, strength } of rising) {
    const [one, other] = [directionIn(outer ?? inner, planet1Id), directionIn(inner, planet2Id)];
    if (one === undefined || other === undefined) continue;
    const line = path(`M${at(one, rings.aspects)}L${at(other, rings.aspects)}`, {
      'stroke-width': 0.7 + 1.5 * strength,
      'stroke-opacity': 0.4 + 0.6 * strength,
    });
    byKind.set(kind, (byKind.get(kind) ?? '') + line);
  }
  return [...byKind]
    .sort(([a], [b]) => b - a)
    .map(([kind, drawn]) =>
      group(
        `aspect-${kind}`,
        { stroke: colorOf(kind, theme), 'stroke-dasharray': dashOf(kind, theme) },
        drawn,
      ),
    )
    .join('');
}

export function axes({ axes: labels, rings, start }: WheelLayout): string {
  const drawn = figures(labels.flatMap(({ parts }) => parts));
  const ends = labels.map(({ longitude, placed }) => {
    const direction = longitude - start;
    return `M${at(direction, rings.signs)}L${at(direction, rings.zodiac)}L${at(placed, rings.zodiac + 3)}`;
  });
  return group('angles', { 'stroke-width': 1.7 }, path(ends.join(''), { 'stroke-width': 1.6 }) + drawn);
}
