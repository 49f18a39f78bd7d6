/**
 * Figures and the few letters of a picture, drawn as strokes so that no font is needed. Capitals stand 14 high on the
 * line from 0 to 14.
 */

type Letter = readonly [advance: number, x: number, y: number, strokes: string];

/**
 * Path data that is kept short: in halves of its unit, as whole numbers (`M15 6` is `M7.5 3`), so that the flags of arcs
 * are 0 and 2; and with `o` for a ring that begins at its left end, by its radii, of which the second is left out where
 * they are equal.
 */
export const pathOf = (short: string): string =>
  short
    .replace(/o(\d+)( \d+)?/g, (_, across: string, down = ` ${across}`) => {
      const half = `a${across}${down} 0 2 0`;
      return `${half} ${2 * Number(across)} 0${half}-${2 * Number(across)} 0`;
    })
    .replace(/\d+/g, (number) => `${Number(number) / 2}`);

/** A line each: the letter, its advance, the point where its first stroke begins, and relative commands from there. */
const letters = new Map(
  `
022,0,10,a8 10 0 0 2 16 0v8a8 10 0 0 2-16 0z
122,2,6,l8-6v28
222,1,8,a8 8 0 0 2 14-1c0 6-6 11-15 21h16
322,1,5,a7 7 0 2 2 6 8a8 7 0 2 2-7 9
422,12,28,v-28l-12 20h17
522,14,0,h-11l-2 13a8 9 0 2 2-1 10
622,14,4,c-1-3-3-4-6-4-5 0-8 6-8 15v4o8 9
722,0,0,h16c-6 8-9 17-10 28
822,8,13,a7 6 0 2 2 0-13a7 6 0 2 2 0 13a8 7 0 2 0 0 15a8 7 0 2 0 0-15
922,2,24,c1 3 3 4 6 4 5 0 8-6 8-15v-4a8 9 0 2 0-16 0a8 9 0 2 0 16 0
°13,0,4,o4
′8,3,0,l-2 8
±22,8,4,v16m-8-8h16m-16 16h16
-18,2,15,h10
−22,0,15,h16
+22,0,15,h16m-8-8v16
%28,0,6,o5 6m12 16o5 6m6-22l-14 28
 12,0,0,
A24,0,28,l9-28 9 28m-15-10h12
C24,17,6,a9 14 0 2 0 0 16
D24,0,0,v28h6a12 14 0 0 0 0-28z
E21,15,0,h-15v28h15m-15-14h12
I10,2,0,v28
M28,0,28,v-28l11 18 11-18v28
P22,0,28,v-28h8a8 8 0 0 2 0 16h-8
R24,0,28,v-28h8a7 7 0 0 2 0 14h-8m7 0l12 14m0-12l-10 12
V24,0,0,l9 28 9-28
X22,0,0,l17 28m0-28l-17 28`
    .slice(1)
    .split('\n')
    .map((line): [string, Letter] => {
      const [advance, x, y, strokes = ''] = pathOf(line.slice(1)).split(',');
      return [line.charAt(0), [Number(advance), Number(x), Number(y), strokes]];
    }),
);

/** Height of figures and capitals. */
export const capHeight = 14;

const nothing: Letter = [0, 0, 0, ''];
/** Free space that a letter's advance has behind its strokes. */
const behind = 3;

/** Width of a line of figures, without the space behind the last of them. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += (letters.get(character) ?? nothing)[0];
  return Math.max(0, width - behind);
}

/** One line of figures as a path, its top left at a point; characters that are not drawn are left out. */
export function lettering(text: string, x: number, y: number): string {
  let at = x;
  let path = '';
  for (const character of text) {
    const [advance, dx, dy, strokes] = letters.get(character) ?? nothing;
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
