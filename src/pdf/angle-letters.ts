import { Ascendant, Descendant, ImumCoeli, Midheaven } from '../chart/body-ids.js';
import { glyphSquare, glyphs } from '../wheel/glyphs.js';
import type { Face, FaceOutline } from './typefaces.js';

/**
 * The letters that stand for the angles. The wheel's room draws them as strokes, like figures on a drawing; beside the
 * type of a report they are outlines of its own letters, as high as its small capitals.
 */

const lettersOf: readonly (readonly [body: number, letters: string])[] = [
  [Ascendant, 'ac'],
  [Midheaven, 'mc'],
  [Descendant, 'dc'],
  [ImumCoeli, 'ic'],
];

/** Outlines by the strokes in whose place they are filled. */
export type AngleLetters = ReadonlyMap<string, string>;

/** The width of the widest pair of letters, of the square that a glyph fills. */
const widest = 28;

const known = new WeakMap<Face, AngleLetters>();

export function angleLetters(face: Face): AngleLetters {
  const found = known.get(face);
  if (found) return found;
  const words = lettersOf.map(([body, letters]) => {
    const strokes = glyphs.planets[body] ?? '';
    const small = face.layout(letters, { smcp: true });
    const hasSmall = small.glyphs.every(
      ({ id }, i) => id !== face.layout(letters[i] as string, {}).glyphs[0]?.id,
    );
    const run = hasSmall ? small : face.layout(letters.toUpperCase(), {});
    const width = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { strokes, run, width };
  });
  const scale = widest / Math.max(...words.map(({ width }) => width));
  const made = new Map(
    words.map(({ strokes, run, width }) => {
      const height = Math.max(...run.glyphs.map(({ path }) => path.bbox.maxY));
      let x = (glyphSquare - width * scale) / 2;
      const foot = (glyphSquare + height * scale) / 2;
      const outline = run.glyphs.map(({ path }, i) => {
        const d = drawn(path, scale, x, foot);
        x += (run.positions[i]?.xAdvance ?? 0) * scale;
        return d;
      });
      return [strokes, outline.join('')];
    }),
  );
  known.set(face, made);
  return made;
}

const letterOf = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

/** An outline whose ordinates run upward from the baseline, on a square where they run downward. */
function drawn({ commands }: FaceOutline, scale: number, x: number, foot: number): string {
  const at = (value: number, i: number): number =>
    Math.round((i % 2 === 0 ? x + value * scale : foot - value * scale) * 10) / 10;
  return commands.map(({ command, args }) => letterOf[command] + args.map(at).join(' ')).join('');
}
