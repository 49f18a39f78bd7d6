import type { Branch } from './cycles.js';

/** How an animal goes about things, as its portrait has it: by its pace and by how openly it shows itself. */
export type Temper = 'bold' | 'keen' | 'steady' | 'gentle';

/** Rat to Pig. */
const tempers: readonly Temper[] = [
  'keen',
  'steady',
  'bold',
  'gentle',
  'bold',
  'keen',
  'bold',
  'gentle',
  'keen',
  'bold',
  'steady',
  'gentle',
];

export const temperOf = (animal: Branch): Temper => tempers[animal] as Temper;
