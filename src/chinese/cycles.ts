/**
 * The sexagenary cycle and what belongs to it: ten stems, twelve branches, their elements and polarities.
 * Numbered from 0 as tradition counts from one: stem 0 is jia, branch 0 is zi, the Rat.
 */

export const stems = ['jia', 'yi', 'bing', 'ding', 'wu', 'ji', 'geng', 'xin', 'ren', 'gui'] as const;
export type Stem = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const branches = [
  'zi',
  'chou',
  'yin',
  'mao',
  'chen',
  'si',
  'wu',
  'wei',
  'shen',
  'you',
  'xu',
  'hai',
] as const;
export type Branch = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export const chineseElements = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type ChineseElement = (typeof chineseElements)[number];

export type ChinesePolarity = 'yang' | 'yin';

/** A stem and a branch of the same parity: one of the sixty. */
export interface Pillar {
  stem: Stem;
  branch: Branch;
}

/** The pillar at a position in the cycle of sixty, 0 for jia-zi; any integer, taken modulo 60. */
export function pillarOf(position: number): Pillar {
  const index = modulo(position, 60);
  return { stem: (index % 10) as Stem, branch: (index % 12) as Branch };
}

/** The position of a pillar in the cycle of sixty, 0 to 59. */
export function positionOf({ stem, branch }: Pillar): number {
  // Of the six positions with this stem, ten apart, one has the branch (the Chinese remainder theorem).
  return modulo(6 * stem - 5 * branch, 60);
}

/** Stems go through the elements in pairs, yang first. */
export const elementOfStem = (stem: Stem): ChineseElement => chineseElements[stem >> 1] as ChineseElement;
export const polarityOfStem = (stem: Stem): ChinesePolarity => (stem % 2 === 0 ? 'yang' : 'yin');

// biome-ignore format: by season, the last month of each earth
const branchElements: readonly ChineseElement[] = [
  'water', 'earth', 'wood', 'wood', 'earth', 'fire', 'fire', 'earth', 'metal', 'metal', 'earth', 'water',
];

/** A branch's own element: that of its season, or earth in the last month of one (San Ming Tong Hui). */
export const elementOfBranch = (branch: Branch): ChineseElement => branchElements[branch] as ChineseElement;

/**
 * Nayin, the 'sounding note' that each two successive pillars share: thirty of them, each of an element (as the
 * almanacs list them; Wang Chong's Lunheng already knows the scheme). Their images are named in `text/`.
 */
export type Nayin =
  | 0
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28
  | 29;

// biome-ignore format: six to a row, as five rounds of the branches
const nayinElements: readonly ChineseElement[] = [
  'metal', 'fire', 'wood', 'earth', 'metal', 'fire',
  'water', 'earth', 'metal', 'wood', 'water', 'earth',
  'fire', 'wood', 'water', 'metal', 'fire', 'wood',
  'earth', 'metal', 'fire', 'water', 'earth', 'metal',
  'wood', 'water', 'earth', 'fire', 'wood', 'water',
];

/** The note of a pillar, 0 that of the first two. */
export const nayinOf = (pillar: Pillar): Nayin => (positionOf(pillar) >> 1) as Nayin;

export const elementOfNayin = (note: Nayin): ChineseElement => nayinElements[note] as ChineseElement;

/** Six pairs of opposed branches clash, six pairs combine (San Ming Tong Hui, chapters on the branches). */
export const clash = (a: Branch, b: Branch): boolean => modulo(a - b, 12) === 6;
export const combine = (a: Branch, b: Branch): boolean => modulo(a + b, 12) === 1;
/** Four apart: one of the four trines, water, metal, fire and wood. */
export const trine = (a: Branch, b: Branch): boolean => a !== b && modulo(a - b, 4) === 0;

/**
 * An animal is harmed by the one that clashes with its partner in combination: Rat and Goat, Ox and Horse, Tiger and
 * Snake, …
 */
export const harm = (a: Branch, b: Branch): boolean => modulo(a + b, 12) === 7;

/**
 * Branches that punish each other: Rat and Rabbit, without courtesy; Tiger, Snake and Monkey; Ox, Dog and Goat (San Ming
 * Tong Hui, chapter on the punishments). Dragon, Horse, Rooster and Pig, who punish themselves, do so in their own year.
 */
export const punish = (a: Branch, b: Branch): boolean =>
  a !== b && punishments.some((group) => group.includes(a) && group.includes(b));
const punishments: readonly (readonly Branch[])[] = [
  [0, 3],
  [2, 5, 8],
  [1, 10, 7],
];

/** Six pairs break each other: a yang branch the fourth before it, a yin one the fourth after it. */
export const breaks = (a: Branch, b: Branch): boolean =>
  a % 2 === 0 ? modulo(a - b, 12) === 3 : modulo(b - a, 12) === 3;

export function modulo(value: number, size: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest + 0;
}
