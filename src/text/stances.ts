/**
 * What texts of pairs state that another text may contradict: opposites, of which a reading chooses one where it can
 * (`reading/contradiction.ts`). Whoever writes a cell, in any language, says what stands here of it, and so the composer knows
 * without reading it. A birth has matters of its own, on which a text can also say how both sides are true: `sides.ts`.
 */

/** Between two people, of whom most texts say at which moment they hold: such a text denies no other. */
export const pairStances = [
  ['peaceable', 'heated'],
  /** A quarrel is fought out aloud, or is swallowed. */
  ['loud', 'muffled'],
  /** Each has room, or is watched with jealousy. */
  ['free', 'held'],
  /** Things are begun at once, or wait. */
  ['swift', 'waiting'],
  /** A promise can be counted on, or can’t. */
  ['kept', 'unkept'],
  /** They come to agree with ease, or hardly. */
  ['agreed', 'contrary'],
  /** What was done in anger is soon forgiven, or is kept. */
  ['forgiving', 'keeping'],
  /** What was begun is carried through, or dropped for something new. */
  ['finished', 'dropped'],
  /** Time spent apart does no harm, or leaves one of them waiting. */
  ['apart', 'left'],
  /** What either feels is told, or is guessed and kept. */
  ['spoken', 'unspoken'],
  /** Of one of the two: thinks in reasons, or in tones and pictures; begins at the detail, or at the whole; shows a liking, or keeps it back. */
  ['reasoned', 'felt'],
  ['detailed', 'sweeping'],
  ['showing', 'withheld'],
  /** In pace the first of the two is ahead, or the second: as a cell has it, `{name1}` or `{name2}`. */
  ['ahead', 'behind'],
] as const;
/**
 * What bears being told but once: who begins and who carries on, which two planets may answer differently; that nobody
 * looks twice; that more is promised than kept; that sums and dates have to be said exactly. And advice: what to do in a
 * quarrel, of which two rules are one too many, to ask how the other is, to hear somebody outside, to wait for the next
 * day, to praise, to announce an absence, to divide a task, to keep time free in which nothing has to be done.
 */
export const onceStances = [
  'begins',
  'unchecked',
  'promised',
  'inexact',
  'quarreling',
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
  'quarreling',
  'asking',
  'outsider',
  'sleeping',
  'praising',
  'announcing',
  'dividing',
  'leisure',
]);
export type PairStance = (typeof pairStances)[number][number] | (typeof onceStances)[number];

export type Stance = PairStance;

const opposites: ReadonlyMap<Stance, Stance> = new Map(
  pairStances.flatMap(([one, other]): [Stance, Stance][] => [
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
