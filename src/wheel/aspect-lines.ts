import type { AspectId } from '../chart/aspect-kinds.js';
import { type OrbFamily, orbTables } from '../chart/orbs.js';
import type { Theme } from './theme.js';

/** How the eleven kinds of aspects look. */

/** Dashes in hundredths of the picture; of `some`, lines that have another color each are whole. */
const dashes = '1 3,,10 5,5 4,2 5,8 4 1 4,1 6,12 3 1 3 1 3,4 3 1 3,14 6,14 3 3 3'.split(',');

export const dashOf = (aspect: number, theme: Theme): string | undefined => {
  const dash = dashes[aspect];
  return dash && (theme.dashes === 'all' || aspect > 3) ? dash : undefined;
};

export const colorOf = (aspect: number, { conjunction, hard, soft, minor }: Theme): string =>
  [conjunction, hard, soft, hard, soft][aspect] ?? minor;

/** How near to exact: 1 is exact, 0 as wide as the orbs of such charts go. */
export function strengthOf(aspect: number, orb: number, family: OrbFamily): number {
  const widest = orbTables[family][aspect as AspectId] ?? 1.5;
  return Math.max(0, 1 - Math.abs(orb) / widest);
}
