/**
 * What texts of pairs state that another text may contradict: opposites, between which a reading sets a bridge
 * (`reading/consistency.ts`). Whoever writes a cell, in any language, says what stands here of it, and so the composer knows
 * without reading it. A birth has matters of its own, on which a text can also say how both sides are true: `sides.ts`.
 */

/** Between two people. */
export const pairStances = [
  /** Days go well together, or are upset from one to the next. */
  ['smooth', 'unsettled'],
  ['understood', 'misheard'],
  /** Affection arrives as it was meant, or goes astray. */
  ['cherished', 'unloved'],
  /** Low spirits find comfort, or something that is felt as coldness. */
  ['comforted', 'uncomforted'],
  ['peaceable', 'heated'],
  /** A quarrel is fought out aloud, or is swallowed. */
  ['loud', 'muffled'],
  ['backed', 'judged'],
  /** Each has room, or is watched with jealousy. */
  ['free', 'held'],
  /** What is felt gets said, or is kept back. */
  ['spoken', 'unspoken'],
  /** Things are begun at once, or wait. */
  ['swift', 'waiting'],
  /** There is play between them, or it is serious. */
  ['light', 'grave'],
  /** A promise can be counted on, or can’t. */
  ['kept', 'unkept'],
  /** Money is counted, or spent. */
  ['thrifty', 'lavish'],
  /** They come to agree with ease, or hardly. */
  ['agreed', 'contrary'],
  /** They believe alike, or dispute about what is right. */
  ['sharing', 'disputing'],
  /** A hurt is soon forgiven, or is kept. */
  ['forgiving', 'keeping'],
  /** Praise is hoped for, or nobody asks for any. */
  ['praised', 'unpraised'],
  /** What was begun is carried through, or dropped for something new. */
  ['finished', 'dropped'],
  /** Time spent apart does no harm, or leaves one of them waiting. */
  ['apart', 'left'],
  /** What troubles one of them is acted on at once, or is talked about and left for later. */
  ['acted', 'postponed'],
  /** They talk a great deal, or need few words. */
  ['wordy', 'sparing'],
  /** Of one of the two: thinks in reasons, or in tones and pictures; begins at the detail, or at the whole; shows a liking, or keeps it back. */
  ['reasoned', 'felt'],
  ['detailed', 'sweeping'],
  ['showing', 'withheld'],
  /** In pace the first of the two is ahead, or the second: as a cell has it, `{name1}` or `{name2}`. */
  ['ahead', 'behind'],
] as const;
/**
 * What bears being told but once: who begins and who carries on, which two planets may answer differently; that nobody
 * looks twice; that more is promised than kept; that sums and dates have to be said exactly. And advice: to ask how the
 * other is, to hear somebody outside, to wait for the next day, to praise, to announce an absence, to divide a task, to keep
 * time free in which nothing has to be done.
 */
export const onceStances = [
  'begins',
  'unchecked',
  'promised',
  'inexact',
  'asking',
  'outsider',
  'sleeping',
  'praising',
  'announcing',
  'dividing',
  'leisure',
] as const;
/** Of these, what a text ends on, and can be told without. */
export const adviceStances: ReadonlySet<Stance> = new Set([
  'inexact',
  'asking',
  'outsider',
  'sleeping',
  'praising',
  'announcing',
  'dividing',
  'leisure',
]);
export type PairStance = (typeof pairStances)[number][number] | (typeof onceStances)[number];

/** Of what two people are together, besides: a composite speaks of it in sections that stand far apart. */
export const bondStances = [
  /** What the two are to each other is their own affair, or is seen by everybody. */
  ['private', 'shown'],
] as const;
export type BondStance = PairStance | (typeof bondStances)[number][number];

export type Stance = BondStance;

const opposites: ReadonlyMap<Stance, Stance> = new Map(
  [...pairStances, ...bondStances].flatMap(([one, other]): [Stance, Stance][] => [
    [one, other],
    [other, one],
  ]),
);
/** What a stance denies; of what is told but once, itself. */
export const oppositeOf = (stance: Stance): Stance => opposites.get(stance) ?? stance;

/** What a cell states that has the first of the two as `{name1}`, or as `{name2}`, as it is for the first. */
export const seenFrom = <S extends Stance>(side: 1 | 2, stances: readonly S[]): readonly S[] =>
  side === 1 || !stances.some((stance) => stance === 'ahead' || stance === 'behind')
    ? stances
    : stances.map((stance) =>
        stance === 'ahead' || stance === 'behind' ? (oppositeOf(stance) as S) : stance,
      );
