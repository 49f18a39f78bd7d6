/** Keys that a reading's plan and its cells share. */

/** Chapters of a natal reading, in their order. */
export const natalChapters = [
  'identity',
  'need',
  'mind',
  'love',
  'home',
  'work',
  'means',
  'growth',
  'longWork',
  'generation',
] as const;
export type NatalChapter = (typeof natalChapters)[number];

/** What a factor leans to: eight axes of two poles each. */
export const axes = [
  'closeness-space',
  'steadiness-change',
  'shown-quiet',
  'harmony-truth',
  'lightness-depth',
  'self-group',
  'giving-keeping',
  'faith-proof',
] as const;
export type Axis = (typeof axes)[number];

type Pole<A extends string> = A extends `${infer First}-${infer Second}` ? First | Second : never;
export type Tag = Pole<Axis>;
/** Those that a house can lean to. */
export type HouseTag = Exclude<Tag, 'giving' | 'harmony' | 'truth' | 'steadiness' | 'change' | 'space'>;

/** The two ends of an axis, in their order. */
export const polesOf = (axis: Axis): readonly [Tag, Tag] => axis.split('-') as [Tag, Tag];
