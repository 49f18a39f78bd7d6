import { difference, normalize } from '../chart/angle.js';
import { elementOf, type SignId } from '../chart/zodiac.js';
import { colorOf, dashOf, strengthOf } from './aspect-lines.js';
import { at, type Box, coordinate, diagonal, pair, pointAt, tenths } from './circle.js';
import { captionOf, descriptionOf } from './description.js';
import { drawn } from './drawn.js';
import { glyphs } from './glyphs.js';
import { insideOf, type Label, type LabelStyle, type PartKind, placeLabels } from './labels.js';
import { type AxisLabel, axisLabels, houseNumbers } from './marks.js';
import { type Charts, chartsAround, chartsOf, type WheelChart, type WheelResult } from './sources.js';
import { bodyGlyph, circle, figures, glyphStyle, group, path, picture, sizeOfText } from './svg.js';
import { type PictureOptions, sizeOf, type Theme, themeOf } from './theme.js';

/** Parts of a wheel that can be left out. */
export interface WheelParts {
  /** Lines of the aspects. Default true. */
  aspects?: boolean;
  /** Cusps and numbers of the houses. Default true. */
  houses?: boolean;
  /** Degrees of bodies and angles in their signs. Default true from 400 pixels on. */
  degrees?: boolean;
  /** Minutes besides. Default true from 400 pixels on. */
  minutes?: boolean;
  /** Marks of retrogradation. Default true. */
  retrograde?: boolean;
  /** Ticks of every degree. Default true from 400 pixels on. */
  ticks?: boolean;
  /** Names and degrees of the four angles around the wheel. Default true. */
  angles?: boolean;
}

export interface WheelOptions extends PictureOptions {
  /** Another result around the first: `chartWheel(natal, { outer: transits })`. */
  outer?: WheelResult;
  parts?: WheelParts;
}

/** Rings of a wheel, by their distance from the middle; the picture reaches to 300. */
export interface Rings {
  zodiac: number;
  signs: number;
  /** Inner edge of the ring of the outer chart; that of the zodiac where there is none. */
  outer: number;
  houses: number;
  aspects: number;
}

export interface WheelLayout {
  /** The longitude at the left. */
  start: number;
  rings: Rings;
  inner: { labels: readonly Label[]; style: LabelStyle };
  outer: { labels: readonly Label[]; style: LabelStyle } | null;
  houses: readonly (Box & { house: number })[];
  axes: readonly AxisLabel[];
  signs: readonly (Box & { sign: SignId })[];
}

const reach = 297;
/** Pixels below which figures could not be read. */
const small = 400;

interface Detail {
  degrees: boolean;
  minutes: boolean;
  retrograde: boolean;
  compact: boolean;
}

/** The angles are drawn as axes of the inner chart, and so are no bodies of it. */
const axisIds = [15, 16, 22, 23];

/** Where everything goes; what is drawn from it is in `draw`. */
export function layOut({ inner, outer }: Charts, parts: WheelParts, detail: Detail): WheelLayout {
  const { compact } = detail;
  const start = inner.angles?.ascendant ?? 0;
  const showAxes = (parts.angles ?? true) && inner.angles !== null;
  const zodiac = showAxes ? (compact ? 262 : 270) : 294;
  const band = compact ? 38 : outer ? 29 : 33;
  const signs = zodiac - band;
  const scale = outer ? 0.8 : 1;
  const style = (radius: number): LabelStyle => ({
    radius,
    glyph: (compact ? 36 : 24) * scale,
    degrees: detail.degrees ? 11.5 * scale : 0,
    minutes: detail.minutes && detail.degrees ? 9.5 * scale : 0,
    retrograde: detail.retrograde ? (compact ? 13 : 8.5) * scale : 0,
  });
  const leader = compact ? 34 : outer ? 27 : 36;
  const walls = parts.houses === false ? [] : [...inner.cusps, ...axesOf(inner)];
  const outerPlaced = outer && placeLabels(outer.points, start, [], style(signs - leader));
  const edge = outerPlaced ? insideOf(outerPlaced.style) - 3 : signs;
  const bodies = inner.angles ? inner.points.filter(({ id }) => !axisIds.includes(id)) : inner.points;
  const innerPlaced = placeLabels(bodies, start, walls, style(edge - leader + (outer ? 6 : 0)));
  const houses = insideOf(innerPlaced.style) - 2;
  const numbered = (parts.houses ?? true) && inner.cusps.length > 0;
  const numberHeight = compact ? 17 : outer ? 8.5 : 10;
  const aspects = houses - (numbered ? diagonal(sizeOfText('12', numberHeight)) + 1 : 0);
  const rings: Rings = { zodiac, signs, outer: edge, houses, aspects };
  return {
    start,
    rings,
    inner: innerPlaced,
    outer: outerPlaced,
    houses: numbered ? houseNumbers(inner.cusps, start, (houses + aspects) / 2, numberHeight) : [],
    axes: showAxes && inner.angles ? axisLabels(inner.angles, start, zodiac, reach, detail) : [],
    signs: Array.from({ length: 12 }, (_, sign) => ({
      sign: sign as SignId,
      ...pointAt(sign * 30 + 15 - start, zodiac - band / 2),
      width: band * 0.74,
      height: band * 0.74,
    })),
  };
}

const axesOf = ({ angles }: WheelChart): number[] =>
  angles
    ? [
        angles.ascendant,
        angles.midheaven,
        normalize(angles.ascendant + 180),
        normalize(angles.midheaven + 180),
      ]
    : [];

/**
 * A chart as a wheel in SVG: bodies and houses in the zodiac, the Ascendant at the left, or 0° Aries where there are no
 * houses. A synastry, transits and progressions are drawn as double wheels, the birth (or the first person) inside;
 * `outer` puts any result around another. The same bytes everywhere; no fonts, no scripts and no ids in it.
 *
 * @throws HoroscopeError `invalid_request`
 * @example chartWheel(natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' }));
 */
export function chartWheel(result: WheelResult, options: WheelOptions = {}): string {
  return drawn(options, ['parts', 'outer'], () => drawWheel(result, options));
}

function drawWheel(result: WheelResult, options: WheelOptions): string {
  const theme = themeOf(options);
  const size = sizeOf(options);
  const charts = options.outer ? chartsAround(result, options.outer) : chartsOf(result);
  const parts = options.parts ?? {};
  const compact = size !== undefined && size < small;
  const detail: Detail = {
    degrees: parts.degrees ?? !compact,
    minutes: parts.minutes ?? !compact,
    retrograde: parts.retrograde ?? true,
    compact,
  };
  const layout = layOut(charts, parts, detail);
  return picture(
    {
      view: [-300, -300, 600, 600],
      size,
      title: options.title ?? captionOf(charts),
      desc: options.desc ?? descriptionOf(charts),
      background: theme.background,
      ink: theme.ink,
    },
    draw(charts, layout, parts, theme, compact),
  );
}

function draw(
  charts: Charts,
  layout: WheelLayout,
  parts: WheelParts,
  theme: Theme,
  compact: boolean,
): string {
  const { inner, outer } = charts;
  const { rings } = layout;
  const houses = parts.houses ?? true;
  const lines = (parts.aspects ?? true) ? aspectLines(charts, layout, theme) : '';
  return [
    zodiacBand(layout, theme, parts.ticks ?? !compact),
    houses ? cuspLines(inner, layout, theme) : '',
    houses ? houseFigures(layout, theme) : '',
    circle(rings.aspects, { stroke: theme.line, 'stroke-width': 0.8, fill: 'none' }),
    houses && layout.houses.length > 0
      ? circle(rings.houses, { stroke: theme.line, 'stroke-width': 0.5, 'stroke-opacity': 0.6 })
      : '',
    outer ? circle(rings.outer, { stroke: theme.line, 'stroke-width': 0.8 }) : '',
    group('aspects', {}, lines),
    bodies('planets', layout.inner, rings.outer, theme.ink, theme, !!outer),
    layout.outer ? bodies('outer', layout.outer, rings.signs, theme.outer, theme, false) : '',
    axes(layout),
  ].join('');
}

function zodiacBand({ rings, start, signs }: WheelLayout, theme: Theme, ticks: boolean): string {
  const { zodiac, signs: inside } = rings;
  const middle = (zodiac + inside) / 2;
  let borders = '';
  for (let sign = 0; sign < 12; sign++) {
    const direction = normalize(sign * 30 - start);
    borders += `M${at(direction, inside)}L${at(direction, zodiac)}`;
  }
  let marks = '';
  for (let degree = 0; degree < 360; degree++) {
    const kind = degree % 10 === 0 ? 2 : degree % 5 === 0 ? 1 : 0;
    if (!ticks && kind < 2) continue;
    const direction = normalize(degree - start);
    const { x, y } = pointAt(direction, 1);
    const length = 3 + kind * 1.75;
    marks += `M${tenths(x * inside, y * inside)}l${pair(-x * length, -y * length)}`;
  }
  const drawn = signs.map(({ sign, width, ...where }) =>
    path(glyphs.signs[sign] as string, { stroke: theme[elementOf(sign)], ...placing(where, width) }),
  );
  return (
    group(
      'zodiac',
      { stroke: theme.line, 'stroke-width': 0.8 },
      (theme.band === 'none' ? '' : circle(middle, { stroke: theme.band, 'stroke-width': zodiac - inside })) +
        circle(zodiac) +
        circle(inside) +
        path(borders) +
        path(marks, { stroke: theme.muted, 'stroke-width': 0.6 }),
    ) + group('signs', glyphStyle, drawn.join(''))
  );
}

const placing = ({ x, y }: { x: number; y: number }, size: number): { transform: string } => ({
  transform: `translate(${coordinate(x - size / 2)} ${coordinate(y - size / 2)})scale(${coordinate(size / 24)})`,
});

/** Cusps from the zodiac inwards, with gaps where labels stand. */
function cuspLines({ cusps, angles }: WheelChart, layout: WheelLayout, theme: Theme): string {
  const { rings, start } = layout;
  const boxes: Box[] = [...layout.inner.labels.flatMap(({ parts }) => parts), ...layout.houses];
  const line = (longitude: number): string =>
    openStretches(normalize(longitude - start), rings.aspects, rings.outer, boxes)
      .map(
        ([from, to]) => `M${at(normalize(longitude - start), from)}L${at(normalize(longitude - start), to)}`,
      )
      .join('');
  const axis = angles ? axesOf({ angles } as WheelChart) : [];
  const plain = cusps.filter((cusp) => !axis.some((end) => Math.abs(difference(cusp, end)) < 0.005));
  return group(
    'houses',
    { stroke: theme.line },
    path(plain.map(line).join(''), { 'stroke-width': 0.9 }) +
      (axis.length > 0 ? path(axis.map(line).join(''), { stroke: theme.ink, 'stroke-width': 1.6 }) : ''),
  );
}

/** What of a ray from one radius to another no box covers. */
function openStretches(
  direction: number,
  from: number,
  to: number,
  boxes: readonly Box[],
): [number, number][] {
  const unit = pointAt(direction, 1);
  let open: [number, number][] = [[from, to]];
  for (const { x, y, width, height } of boxes) {
    const [halfWidth, halfHeight] = [width / 2 + 2, height / 2 + 2];
    let [enter, leave] = [0, 1000];
    for (const [middle, half, slope] of [
      [x, halfWidth, unit.x],
      [y, halfHeight, unit.y],
    ] as const) {
      if (Math.abs(slope) < 1e-9) {
        if (Math.abs(middle) > half) leave = -1;
        continue;
      }
      const [a, b] = [(middle - half) / slope, (middle + half) / slope];
      enter = Math.max(enter, Math.min(a, b));
      leave = Math.min(leave, Math.max(a, b));
    }
    if (leave <= enter) continue;
    open = open.flatMap(([start, end]): [number, number][] =>
      enter >= end || leave <= start
        ? [[start, end]]
        : [
            [start, enter],
            [leave, end],
          ],
    );
  }
  return open.filter(([start, end]) => end - start > 1.5);
}

function houseFigures({ houses }: WheelLayout, theme: Theme): string {
  const drawn = figures(houses.map((box) => ({ ...box, text: String(box.house) })));
  return group('house-numbers', { stroke: theme.muted, 'stroke-width': 1.6 }, drawn);
}

function bodies(
  name: string,
  { labels, style }: WheelLayout['inner'],
  edge: number,
  color: string,
  theme: Theme,
  inDouble: boolean,
): string {
  let leaders = '';
  const near = style.radius + style.glyph * 0.62;
  for (const { direction, placed } of labels) {
    const far = edge - (inDouble ? 0 : 7);
    leaders += leader(direction, far, placed, Math.min(near, far - 3));
  }
  const dots = labels
    .map(({ direction }) => `M${at(direction, edge)}L${at(direction, edge - (inDouble ? 4 : 7))}`)
    .join('');
  let shapes = '';
  for (const { point, parts } of labels)
    for (const part of parts) if (part.kind === 'glyph') shapes += bodyGlyph(point.id, part, style.glyph);
  const lines = (kind: PartKind): string =>
    figures(labels.flatMap(({ parts }) => parts.filter((part) => part.kind === kind)));
  return group(
    name,
    { stroke: color },
    group('leaders', { stroke: theme.muted, 'stroke-width': 0.7 }, leaders === '' ? '' : path(leaders)) +
      (dots === '' ? '' : path(dots, { 'stroke-width': 1.4 })) +
      group('glyphs', { 'stroke-width': 2 }, shapes) +
      group('degrees', { 'stroke-width': 1.7 }, lines('degrees')) +
      group('minutes', { 'stroke-width': 1.5 }, lines('minutes')) +
      group('retrograde', { 'stroke-width': 1.8 }, lines('retrograde')),
  );
}

/** From a body's true place to its label, along a spiral: spirals of labels in order never cross. */
function leader(direction: number, from: number, placed: number, to: number): string {
  const turn = difference(direction, placed);
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / 5));
  let d = `M${at(direction, from)}`;
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    d += `L${at(normalize(direction + turn * share), from + (to - from) * share)}`;
  }
  return d;
}

function aspectLines(
  { inner, outer, aspects, orbs }: Charts,
  { rings, start }: WheelLayout,
  theme: Theme,
): string {
  const from = new Map((outer ?? inner).points.map(({ id, longitude }) => [id, longitude]));
  const to = new Map(inner.points.map(({ id, longitude }) => [id, longitude]));
  const byKind = new Map<number, string>();
  // The weak ones first, so that the strong ones lie over them.
  const rising = [...aspects].map((aspect) => ({
    ...aspect,
    strength: strengthOf(aspect.kind, aspect.orb, orbs),
  }));
  rising.sort((a, b) => a.strength - b.strength);
  for (const { first, second, kind, strength } of rising) {
    const [one, other] = [from.get(first), to.get(second)];
    if (one === undefined || other === undefined) continue;
    const [a, b] = [normalize(one - start), normalize(other - start)];
    const line = path(`M${at(a, rings.aspects)}L${at(b, rings.aspects)}`, {
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

function axes({ axes: labels, rings, start }: WheelLayout): string {
  const drawn = figures(labels.flatMap(({ parts }) => parts));
  const ends = labels.map(({ longitude, placed }) => {
    const direction = normalize(longitude - start);
    return `M${at(direction, rings.signs)}L${at(direction, rings.zodiac)}L${at(placed, rings.zodiac + 4)}`;
  });
  return labels.length === 0
    ? ''
    : group('angles', { 'stroke-width': 1.7 }, path(ends.join(''), { 'stroke-width': 1.6 }) + drawn);
}
