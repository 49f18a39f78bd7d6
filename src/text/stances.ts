/**
 * What texts of pairs state that another text may contradict: opposites, of which a reading chooses one where it can
 * (`reading/contradiction.ts`). Whoever writes a text, in any language, says here what it states, so that the composer
 * knows without reading it. A birth has matters of its own, on which a text can also say how both sides are true:
 * `sides.ts`.
 */

/**
 * Opposites in what happens between two people. Most texts say at which moment they hold: these contradict no other,
 * and state nothing.
 */
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
  /** How one of the two thinks: in reasons, or in tones and pictures. */
  ['reasoned', 'felt'],
  /** Where one of the two begins: at the detail, or at the whole. */
  ['detailed', 'sweeping'],
  /** One of the two shows a liking, or keeps it back. */
  ['showing', 'withheld'],
  /** People are let in: friends, guests, strangers; or few are. */
  ['open', 'secluded'],
  /** They live by talk, or say little. */
  ['talkative', 'wordless'],
  /** The first of the two, who is `{name1}` in a text, is ahead in pace, or the second is. */
  ['ahead', 'behind'],
] as const;
/**
 * What a reading tells only once: who begins and who carries on, of which two planets may say different things; that
 * nobody looks twice; that more is promised than kept. And advice: to say sums and dates exactly; what to do in a
 * quarrel, where two rules are one too many; to ask how the other is; to hear somebody outside; to wait for the next
 * day; to praise; to announce an absence; to divide a task; to keep time free in which nothing has to be done.
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
/** The advice among these: a text ends on it, and can be told without. */
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
/** What a stance contradicts: its opposite, or itself, if it is told only once. */
export const oppositeOf = (stance: Stance): Stance => opposites.get(stance) ?? stance;

/** What a text states as it is for the first of the two people, where that one is `{name1}` in it, or `{name2}`. */
export const seenFrom = <S extends Stance>(side: 1 | 2, stances: readonly S[]): readonly S[] =>
  side === 1 || !stances.some((stance) => stance === 'ahead' || stance === 'behind')
    ? stances
    : stances.map((stance) =>
        stance === 'ahead' || stance === 'behind' ? (oppositeOf(stance) as S) : stance,
      );
