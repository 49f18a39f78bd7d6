/**
 * Figures and the few letters of a picture, drawn as strokes so that no font is needed. Capitals stand 14 high on the
 * line from 0 to 14; each is `[advance, path]`, a path of moves to absolute points followed by relative commands alone,
 * so that shifting the moves shifts the letter.
 */

type Letter = readonly [advance: number, path: string];

const letters: Readonly<Record<string, Letter>> = {
  '0': [11, 'M0 5a4 5 0 0 1 8 0v4a4 5 0 0 1-8 0z'],
  '1': [11, 'M1.2 3.2l3.6-3.2v14'],
  '2': [11, 'M.3 3.9c.2-2.4 1.6-3.9 3.7-3.9c2.2 0 3.7 1.5 3.7 3.7c0 3-3 5.3-7.7 10.3h8'],
  '3': [
    11,
    'M.4 2.6c.7-1.7 1.9-2.6 3.6-2.6c2.1 0 3.5 1.3 3.5 3.3s-1.4 3.3-3.9 3.3c2.7 0 4.4 1.3 4.4 3.6s-1.6 3.8-4 3.8c-2 0-3.4-1-4-2.9',
  ],
  '4': [11, 'M6 14v-14l-6 9.8h8.4'],
  '5': [
    11,
    'M7.2 0h-5.7l-.8 6.4c.9-.9 2-1.4 3.3-1.4c2.4 0 4 1.8 4 4.4s-1.7 4.6-4.1 4.6c-1.9 0-3.2-.9-3.9-2.6',
  ],
  '6': [
    11,
    'M7 1.8c-.7-1.2-1.7-1.8-3-1.8c-2.6 0-4 2.8-4 7.4c0 4.3 1.4 6.6 4 6.6c2.3 0 4-1.8 4-4.4s-1.6-4.3-3.9-4.3c-2.1 0-3.5 1.2-4.1 3.2',
  ],
  '7': [11, 'M0 0h8c-3 4-4.6 8.5-4.8 14'],
  '8': [
    11,
    'M4 6.5c-2.1 0-3.4-1.3-3.4-3.2s1.3-3.3 3.4-3.3s3.4 1.4 3.4 3.3s-1.3 3.2-3.4 3.2c-2.4 0-4 1.5-4 3.7s1.6 3.8 4 3.8s4-1.6 4-3.8s-1.6-3.7-4-3.7',
  ],
  '9': [
    11,
    'M1 12.2c.7 1.2 1.7 1.8 3 1.8c2.6 0 4-2.8 4-7.4c0-4.3-1.4-6.6-4-6.6c-2.3 0-4 1.8-4 4.4s1.6 4.3 3.9 4.3c2.1 0 3.5-1.2 4.1-3.2',
  ],
  '°': [6.5, 'M0 2a2 2 0 1 1 4 0a2 2 0 1 1-4 0'],
  '′': [4, 'M1.4 0l-.9 4'],
  '-': [9, 'M1 7.5h5'],
  '−': [11, 'M0 7.5h8'],
  '+': [11, 'M0 7.5h8M4 3.5v8'],
  '%': [14, 'M0 3a2.5 3 0 1 1 5 0a2.5 3 0 1 1-5 0M6 11a2.5 3 0 1 1 5 0a2.5 3 0 1 1-5 0M9 0l-7 14'],
  ' ': [6, ''],
  A: [12, 'M0 14l4.5-14l4.5 14M1.6 9.2h5.8'],
  C: [12, 'M8.6 2.8c-.9-1.8-2.3-2.8-4.1-2.8c-2.8 0-4.5 2.7-4.5 7s1.7 7 4.5 7c1.8 0 3.2-1 4.1-2.8'],
  D: [12, 'M0 0v14h3c3.8 0 5.8-2.6 5.8-7s-2-7-5.8-7z'],
  E: [10.5, 'M7.5 0h-7.5v14h7.5M0 6.8h6.2'],
  I: [5, 'M1 0v14'],
  M: [14, 'M0 14v-14l5.5 9l5.5-9v14'],
  P: [11, 'M0 14v-14h4a4 4 0 0 1 0 8h-4'],
  R: [12, 'M0 14v-14h4a3.7 3.7 0 0 1 0 7.4h-4M3.6 7.4l5.8 6.6M9.4 8.4l-4.8 5.6'],
  V: [12, 'M0 0l4.7 14l4.7-14'],
  X: [11, 'M0 0l8.4 14M8.4 0l-8.4 14'],
};

/** Height of figures and capitals. */
export const capHeight = 14;

/** A stroke: where it begins, and its relative commands. */
type Stroke = readonly [x: number, y: number, commands: string];

/** The strokes of a path of absolute moves and relative commands. */
function strokesOf(path: string): Stroke[] {
  return path
    .split('M')
    .slice(1)
    .map((stroke) => {
      const [, x = '0', y = '0', commands = ''] = /^(-?[\d.]+) ?(-?[\d.]+)(.*)$/.exec(stroke) ?? [];
      return [Number(x), Number(y), commands];
    });
}

/** Strokes, moved, as a path. */
function moved(strokes: readonly Stroke[], dx: number, dy: number): string {
  let path = '';
  for (const [x, y, commands] of strokes) {
    const second = tenth(y + dy);
    path += `M${tenth(x + dx)}${second < 0 ? '' : ' '}${second}${commands}`;
  }
  return path;
}

const strokesByLetter = new Map(
  Object.entries(letters).map(([letter, [, path]]) => [letter, strokesOf(path)]),
);

const nothing: Letter = [0, ''];
/** Free space that a letter's advance has behind its strokes. */
const behind = 3;

/** Width of a line of figures, without the space behind the last of them. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += (letters[character] ?? nothing)[0];
  return Math.max(0, width - behind);
}

/** One line of figures as a path, its top left at a point; characters that are not drawn are left out. */
export function lettering(text: string, x: number, y: number): string {
  let at = x;
  let path = '';
  for (const character of text) {
    path += moved(strokesByLetter.get(character) ?? [], at, y);
    at += (letters[character] ?? nothing)[0];
  }
  return path;
}

/** Coordinates of glyphs and letters keep one decimal. */
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
