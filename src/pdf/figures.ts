import { difference } from '../chart/angle.js';
import { aspectGrid, cell as gridCell, orbsOf } from '../wheel/aspect-grid.js';
import { drawWheel, type LaidOut, laidOut } from '../wheel/chart-wheel.js';
import { picture } from '../wheel/drawn.js';
import type { Label, Placed } from '../wheel/labels.js';
import type { Line } from '../wheel/svg.js';
import { type PictureOptions, themeOf } from '../wheel/theme.js';
import type { Composer } from './composing.js';
import { type Piece, type Structure, structure } from './marks.js';
import { spokenOf, viewOf } from './picture.js';
import { grid, type Palette, styles, type TextStyle } from './style.js';
import type { Subject } from './subject.js';

/** Pictures of a report, in the report's colors. */

/** The size in pixels for which a wheel is laid out; a larger one would have more detail than can be read in print. */
const inPrint = 680;

export const optionsFor = ({ ink, muted }: Palette, size = 600): PictureOptions => ({
  theme: { from: 'light', background: 'none', ink, line: muted, muted },
  size,
});

/** The size in which it is printed: figures too small to read are left out. */
const printed = 436;

/** A picture without the figures that it would draw itself, and these to be set in the report’s type. */
export interface Typeset {
  svg: string;
  texts: readonly PictureText[];
}

/** Figures drawn as strokes, of which a group of theirs has nothing else or, around the wheel, the axes besides. */
const drawnFigures = /<g class="wheel-(?:degrees|minutes|house-numbers|angles|orbs)"[^>]*>.*?<\/g>/gs;
const strokes = /<path d="[^"]*" transform="scale\([\d.]+\)"\/>/g;
const withoutFigures = (svg: string): string =>
  svg.replace(drawnFigures, (whole) => whole.replace(strokes, ''));

/** @param light without figures, as a cover has it */
export function wheelOf(
  { wheel, outer }: Pick<Subject, 'wheel' | 'outer'>,
  palette: Palette,
  light = false,
): Typeset {
  const parts = light ? { parts: { degrees: false, retrograde: false } } : {};
  const size = light ? 600 : inPrint;
  const options = optionsFor(palette, size);
  const theme = themeOf(options);
  const laid = withMinutesOfAll((minutesOfBodies) =>
    laidOut(wheel, { ...(outer && { outer }), ...parts }, size, false, { minutesOfBodies }),
  );
  const { layout } = laid;
  const inRing = (ring: Placed | null, color: string): PictureText[] =>
    (ring?.labels ?? []).flatMap(({ parts }) =>
      parts
        .filter(({ kind }) => kind === 'degrees' || kind === 'minutes')
        .map((part) => inType(part, styles.pictureText, color)),
    );
  return {
    svg: withoutFigures(picture(options, theme, size, drawWheel(laid, theme))),
    texts: [
      ...inRing(layout.inner, theme.ink),
      ...inRing(layout.outer, theme.outer),
      ...layout.houses.map((box) =>
        inType({ ...box, text: String(box.house) }, styles.pictureText, theme.muted),
      ),
      ...layout.axes.flatMap(({ parts }) =>
        axisInType(parts).map((part) => ({
          ...inType(part, styles.pictureText, theme.ink),
          ...(part.align && { align: part.align }),
        })),
      ),
    ],
  };
}

/** Share of their full size that labels keep where all of them have minutes. */
const leastShare = 0.78;

/** Minutes of all bodies where they have room and are in no crowd, or of none: some without them look forgotten, and the table has them. */
function withMinutesOfAll(laidWith: (minutesOfBodies: 'all' | 'none') => LaidOut): LaidOut {
  const all = laidWith('all');
  const isWell = [all.layout.inner, all.layout.outer].every(
    (ring) => !ring || (ring.share >= leastShare && !isCrowded(ring.labels)),
  );
  return isWell ? all : laidWith('none');
}

/** Degrees on either side of a label within which two others make a crowd. */
const crowd = 10;

/** Whether labels at the side are so crowded that degrees of one would be read with minutes of the next. */
function isCrowded(labels: readonly Label[]): boolean {
  const atSide = labels.filter(({ parts: [first] }) => first && Math.abs(first.x) > Math.abs(first.y) / 2);
  return atSide.some(
    ({ placed }) => atSide.filter((other) => Math.abs(difference(placed, other.placed)) < crowd).length > 2,
  );
}

/** Units that a name keeps off the end of its axis. */
const offAxis = 2;
const narrower = 0.84;
/** The scale of a picture below its name. */
const smaller = 0.74;

/** `MC 28°23′`: name, degrees and minutes of an axis as one text; at the sides, where that has no room, its name above. */
function axisInType(parts: readonly (Line & { width: number })[]): (Line & Pick<PictureText, 'align'>)[] {
  const [name, ...degrees] = parts;
  const last = degrees.at(-1);
  if (!name) return [];
  // In type capitals are wider than drawn ones.
  const named = { ...name, height: name.height * narrower };
  // At the sides it begins where the axis ends.
  if (!last && Math.abs(name.x) > Math.abs(name.y)) {
    const [x, align] =
      name.x < 0
        ? [name.x + name.width / 2 - offAxis, 'right' as const]
        : [name.x - name.width / 2 + offAxis, 'left' as const];
    return [{ ...named, x, align }];
  }
  if (!last) return [named];
  const figures = degrees.map((part) => part.text).join('');
  const [left, right] = [
    Math.min(...parts.map(({ x, width }) => x - width / 2)),
    Math.max(...parts.map(({ x, width }) => x + width / 2)),
  ];
  const middle = (name.y + last.y) / 2;
  if (Math.abs(name.x) < Math.abs(middle)) return [{ ...named, y: middle, text: `${name.text} ${figures}` }];
  const side = name.x < 0 ? { x: right, align: 'right' as const } : { x: left, align: 'left' as const };
  return [
    { ...named, ...side, y: middle - name.height * 0.7 },
    { ...named, ...side, y: middle + name.height * 0.7, text: figures, height: name.height * smaller },
  ];
}

/** Cap height of the faces, by their size. */
const capHeight = 0.65;

/** A line of figures around its point; capitals as high as the picture would have them. */
const inType = ({ x, y, text, height }: Line, style: TextStyle, color: string): PictureText => ({
  x,
  y: y + height / 2,
  text,
  style: { ...style, size: height / capHeight, color: color as `#${string}` },
  scaled: true,
});

/** @param scale points of a unit of the picture */
export function gridOf(
  composer: Composer,
  { result, sides, occasions }: Subject,
  palette: Palette,
  scale: number,
): Typeset {
  const options = optionsFor({ ...palette, muted: palette.line }, printed);
  const orbs = orbsOf(result, printed).map((orb) => inType(orb, styles.pictureText, palette.ink));
  const svg = withoutFigures(aspectGrid(result, options));
  const [above, left] = sides === 'two' ? occasions.map(({ name }) => name ?? '') : [];
  return { svg, texts: [...orbs, ...namesAt(composer, viewOf(svg), { above, left }, scale)] };
}

/** Units that a name in the corner keeps off the glyph beside it. */
const offGlyph = 8;

/** Whose bodies stand above, over the middle of their row, and whose to the left, in the corner over their column where that has room. */
function namesAt(
  composer: Composer,
  [, , across]: ReturnType<typeof viewOf>,
  { above = '', left = '' }: { above?: string | undefined; left?: string | undefined },
  scale: number,
): PictureText[] {
  const style = styles.pictureHead;
  // Each has less than half of a line, so that they do not meet.
  const fitted = (name: string): string => composer.fitted(name, (across * scale) / 2 - 2 * gridCell, style);
  const top = { y: -6, style };
  const inCorner = composer.widthOf(left, style) <= (gridCell - offGlyph) * scale;
  return [
    { ...top, x: (across + gridCell) / 2 - 4, text: fitted(above) },
    inCorner
      ? { x: (gridCell - offGlyph) / 2, y: gridCell * 0.7, style, text: left }
      : { ...top, x: 0, text: fitted(left), align: 'left' as const },
  ].filter(({ text }) => text !== '');
}
/** A text over a picture, around a point of it or from one on. */
export interface PictureText {
  x: number;
  /** The position of the baseline. */
  y: number;
  text: string;
  style?: TextStyle;
  align?: 'left' | 'right' | 'center';
  /** Grows and shrinks with the picture. */
  scaled?: boolean;
}

/** The alternative text of a picture. */
function altOf(svg: string, otherwise: string): string {
  const { title, desc } = spokenOf(svg);
  const spoken = [title, desc].filter((text) => text !== '').join('. ');
  return spoken === '' ? otherwise : spoken;
}

interface FigureSetting {
  caption: string;
  alt: string;
  /** Points; default all there is. */
  widest?: number;
  /** Lines of the grid before it. */
  space?: number;
  /** Else it begins where tables do. */
  centered?: boolean;
  texts?: readonly PictureText[];
}

/** A picture with its caption, as wide as text and margin together or as the page has room for. */
export function figure(
  composer: Composer,
  parent: Structure,
  svg: string,
  { caption, alt, widest, space = 1, centered = false, texts = [] }: FigureSetting,
): Piece[] {
  const { shape } = composer;
  const full = shape.left + shape.measure - shape.margin;
  const [fromX, fromY, across, down] = viewOf(svg);
  const tallest = (shape.lines - 6) * grid;
  const width = Math.min(widest ?? full, full, (tallest * across) / down);
  const owner = structure('Figure', parent, { alt: altOf(svg, alt) });
  const x = shape.margin + (centered ? (full - width) / 2 : 0);
  const scale = width / across;
  const styled = stylesAt(scale);
  const marks = texts.map((each) =>
    composer.line(
      owner,
      each.text,
      styled(each),
      x + (each.x - fromX) * scale,
      3 + (each.y - fromY) * scale,
      each.align ?? 'center',
    ),
  );
  const picture: Piece = {
    lines: (width * down) / across / grid + 0.2,
    space,
    keep: caption !== '',
    marks: [{ kind: 'picture', owner, svg, x, y: 3, width }, ...marks],
  };
  if (caption === '') return [picture];
  // Under a picture in the middle of a page it stands where all else begins.
  const from = centered ? shape.margin : x;
  const [first, ...others] = composer.caption(parent, caption, from);
  return [picture, ...(first ? [{ ...first, space: 0.4 }] : []), ...others];
}

/** The style of a text on a picture of some scale; one for all that look alike, since words are shaped by style. */
function stylesAt(scale: number): (text: PictureText) => TextStyle {
  const known = new Map<string, TextStyle>();
  return ({ style = styles.pictureText, scaled }) => {
    if (!scaled) return style;
    const key = `${style.color} ${style.size}`;
    const found = known.get(key) ?? { ...style, size: style.size * scale };
    known.set(key, found);
    return found;
  };
}
