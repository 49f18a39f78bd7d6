/**
 * Figures and the few letters of a picture, drawn as strokes so that no font is needed. Capitals stand 14 high on the
 * line from 0 to 14; each has its advance, the point where its first stroke begins, and relative
 * commands from there.
 */

export type Letter = readonly [advance: number, x: number, y: number, strokes: string];

export type Alphabet = Readonly<Record<string, Letter>>;

/** What wheels write. */
const letters: Alphabet = {
  '0': [11, 0, 5, 'a4 5 0 0 1 8 0v4a4 5 0 0 1-8 0z'],
  '1': [11, 1.2, 3.2, 'l3.6-3.2v14'],
  '2': [11, 0.3, 3.9, 'a3.8 3.9 0 0 1 7.4-.2c0 3-3 5.3-7.7 10.3h8'],
  '3': [11, 0.4, 2.6, 'a3.6 3.3 0 1 1 3.2 4a4.1 3.7 0 1 1-3.6 4.5'],
  '4': [11, 6, 14, 'v-14l-6 9.8h8.4'],
  '5': [11, 7.2, 0, 'h-5.7l-.8 6.4a4.2 4.6 0 1 1-.7 5'],
  '6': [11, 7, 1.8, 'c-.7-1.2-1.7-1.8-3-1.8-2.6 0-4 2.8-4 7.4v2.2a4 4.4 0 1 0 8 0a4 4.4 0 1 0-8 0'],
  '7': [11, 0, 0, 'h8c-3 4-4.6 8.5-4.8 14'],
  '8': [11, 4, 6.5, 'a3.4 3.2 0 1 1 0-6.5a3.4 3.2 0 1 1 0 6.5a4 3.7 0 1 0 0 7.5a4 3.7 0 1 0 0-7.5'],
  '9': [11, 1, 12.2, 'c.7 1.2 1.7 1.8 3 1.8 2.6 0 4-2.8 4-7.4v-2.2a4 4.4 0 1 0-8 0a4 4.4 0 1 0 8 0'],
  '°': [6.5, 0, 2, 'a2 2 0 1 1 4 0a2 2 0 1 1-4 0'],
  '′': [4, 1.4, 0, 'l-.9 4'],
  '±': [11, 4, 2, 'v8m-4-4h8m-8 8h8'],
  A: [12, 0, 14, 'l4.5-14 4.5 14m-7.4-4.8h5.8'],
  C: [12, 8.6, 2.8, 'a4.7 7 0 1 0 0 8.4'],
  D: [12, 0, 0, 'v14h3a5.8 7 0 0 0 0-14z'],
  E: [10.5, 7.5, 0, 'h-7.5v14h7.5m-7.5-7.2h6.2'],
  I: [5, 1, 0, 'v14'],
  M: [14, 0, 14, 'v-14l5.5 9 5.5-9v14'],
  P: [11, 0, 14, 'v-14h4a4 4 0 0 1 0 8h-4'],
  R: [12, 0, 14, 'v-14h4a3.7 3.7 0 0 1 0 7.4h-4m3.6 0l5.8 6.6m0-5.6l-4.8 5.6'],
  V: [12, 0, 0, 'l4.7 14 4.7-14'],
  X: [11, 0, 0, 'l8.4 14m0-14l-8.4 14'],
};

/** Height of figures and capitals. */
export const capHeight = 14;

const nothing: Letter = [0, 0, 0, ''];
/** Free space that a letter's advance has behind its strokes. */
const behind = 3;

/**
 * Width of a line of figures, without the space behind the last of them.
 * @param more what is written besides
 */
export function widthOf(text: string, more: Alphabet = {}): number {
  let width = 0;
  for (const character of text) width += (letters[character] ?? more[character] ?? nothing)[0];
  return Math.max(0, width - behind);
}

/** One line of figures as a path, its top left at a point; characters that are not drawn are left out. */
export function lettering(text: string, x: number, y: number, more: Alphabet = {}): string {
  let at = x;
  let path = '';
  for (const character of text) {
    const [advance, dx, dy, strokes] = letters[character] ?? more[character] ?? nothing;
    if (strokes !== '') path += `M${tenth(at + dx)} ${tenth(y + dy)}${strokes}`;
    at += advance;
  }
  return path;
}

/** Coordinates of glyphs and letters keep one decimal. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Minutes of arc, two digits; of the Moon of a birth without its time what it may be off. */
export const minutesText = ({ minutes, open }: { minutes: number; open?: boolean | undefined }): string =>
  open ? '±7°' : `${String(minutes).padStart(2, '0')}′`;
