import { Ascendant, Midheaven, Pluto, Saturn } from '../../chart/bodies.js';
import type { Sides } from '../../text/sides.js';
import type { Factor } from '../factors.js';
import { type Draft, type Part, textOf } from '../reading.js';
import { mostTellings } from './consistency.js';
import type { NatalContext } from './context.js';
import { bodyOf, type DraftedChapter, draftLength } from './fill.js';

/**
 * What a full reading leaves out: what a chart says most lightly, since whatever is added may deny or repeat the rest.
 * All of it stays in the data.
 */

/** Characters that a whole reading has at most, as long as there is something light to be left out; two thousand words, about. */
const most = 10_500;
/** So few are left of one that is only shortened; and of one that loses what denies something, which is filled up again. */
const fewest = 10_150;
const fewestUndenied = 9_000;

/** What may be left out. */
interface Spare {
  weight: number;
  parts: readonly Part[];
  leaveOut(): void;
}

const lengthOf = (parts: readonly Part[]): number =>
  parts.reduce((length, part) => length + textOf(part).length, 0);

const sidesIn = (parts: readonly Part[]): Sides[] =>
  parts.flatMap((part) => (typeof part === 'string' || part.sides === undefined ? [] : [part.sides]));

/** How many texts take each side of each matter, and tell each theme. */
class Tally {
  readonly #counts: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
  readonly #tellings = new Map<number, number>();

  add(sides: Sides, step: 1 | -1): void {
    for (const theme of sides.themes) this.#tellings.set(theme, (this.#tellings.get(theme) ?? 0) + step);
    const both = sides.first & sides.second;
    for (const [i, bits] of [sides.first & ~both, sides.second & ~both].entries())
      for (let left = bits; left !== 0; left &= left - 1) {
        const counts = this.#counts[i as 0 | 1];
        counts.set(left & -left, (counts.get(left & -left) ?? 0) + step);
      }
  }

  /** Whether a text that is counted denies another, or tells what two others do. */
  isAmiss({ first, second, themes }: Sides): boolean {
    const [ofFirst, ofSecond] = this.#counts;
    if (themes.some((theme) => (this.#tellings.get(theme) ?? 0) > mostTellings)) return true;
    return isAnyIn(first & ~second, ofSecond) || isAnyIn(second & ~first, ofFirst);
  }
}

function isAnyIn(bits: number, counts: ReadonlyMap<number, number>): boolean {
  for (let left = bits; left !== 0; left &= left - 1) if ((counts.get(left & -left) ?? 0) > 0) return true;
  return false;
}

/** Weights of placements are of another order than those of aspects: what a point or a slow planet says is light. */
const ofPlacement = 1 / 4;

const ofWhole = 2;

/** Leaves out first what denies something or says what two others do, then what is lightest. @param written characters of opening and closing */
export function leaveOutLightest(
  context: NatalContext,
  chapters: readonly DraftedChapter[],
  written: number,
): void {
  const tally = new Tally();
  let length = written;
  for (const { drafts } of chapters)
    for (const draft of drafts) {
      length += draftLength(draft);
      for (const sides of sidesIn(draft.paragraphs.flat())) tally.add(sides, 1);
    }
  // A figure that points to one stands beside it.
  const apexes = chapters.flatMap(({ drafts }) =>
    drafts.flatMap(({ factors: [of] }) => (of?.kind === 'pattern' ? (of.planetIds?.slice(0, 1) ?? []) : [])),
  );
  const spare = chapters.flatMap(({ drafts }) =>
    drafts
      .filter((draft) => !apexes.includes(bodyOf(draft) ?? -1))
      .flatMap((draft) => sparesOf(context, drafts, draft)),
  );
  spare.sort((one, other) => one.weight - other.weight);
  const leaveOut = (each: Spare, least: number): boolean => {
    const its = lengthOf(each.parts);
    if (its === 0 || length - its < least) return false;
    each.leaveOut();
    length -= its;
    for (const sides of sidesIn(each.parts)) tally.add(sides, -1);
    return true;
  };
  const kept = spare.filter(
    (each) => !(sidesIn(each.parts).some((sides) => tally.isAmiss(sides)) && leaveOut(each, fewestUndenied)),
  );
  for (const each of kept) if (length > most) leaveOut(each, fewest);
}

/** A section that need not be there; of another, the aspects that need not be told. */
function sparesOf(context: NatalContext, drafts: Draft[], draft: Draft): Spare[] {
  const parts = draft.paragraphs.flat();
  const aspects = new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : (part.factor ?? []))));
  const kind = draft.factors[0]?.kind;
  const isLeftWithAspects = kind === 'placement' && isWithoutText(context, draft);
  const isAllSpare = aspectsOf(draft).every((factor) => aspects.has(factor));
  if (isLeftWithAspects && (!isAllSpare || (bodyOf(draft) ?? 0) <= Saturn)) return [];
  // Where nothing else is told of work, its ruler goes on telling of it.
  if (
    bodyOf(draft) === Midheaven &&
    drafts.length === 1 &&
    draft.factors.some((each) => each.kind === 'ruler')
  )
    return [
      {
        weight: draft.weight * ofPlacement,
        parts: draft.paragraphs[0] ?? [],
        leaveOut: () => void draft.paragraphs.shift(),
      },
    ];
  if (isAllSpare && (isLeftWithAspects || isSpareSection(context, draft)))
    return [
      {
        weight: draft.weight * (kind === 'placement' ? ofPlacement : kind === 'whole' ? ofWhole : 1),
        parts,
        leaveOut: () => void drafts.splice(drafts.indexOf(draft), 1),
      },
    ];
  return [...aspects].map((factor) => ({
    weight: factor.weight,
    parts: parts.filter((part) => isOn(part, factor)),
    leaveOut: () => withoutAspect(draft, factor),
  }));
}

/** Of a planet that is told by its aspects alone each is needed, or none. */
function isWithoutText({ written }: NatalContext, draft: Draft): boolean {
  const id = bodyOf(draft);
  return (
    id !== undefined &&
    id <= Pluto &&
    !written.passages.has(id) &&
    draft.factors.every(({ kind }) => kind !== 'angle')
  );
}

const isOn = (part: Part, factor: Factor): boolean => typeof part !== 'string' && part.factor === factor;
const aspectsOf = ({ factors }: Draft): Factor[] => factors.filter(({ kind }) => kind === 'aspect');

function withoutAspect(draft: Draft, factor: Factor): void {
  draft.factors.splice(draft.factors.indexOf(factor), 1);
  const left = draft.paragraphs.map((parts) => parts.filter((part) => !isOn(part, factor)));
  draft.paragraphs.splice(0, Infinity, ...left.filter((parts) => parts.some((part) => textOf(part) !== '')));
}

/** Houses by their cusps, the phase and the shape of the whole; points and slow planets, unless they lead or rule the chart. */
function isSpareSection({ isLeader, dominant, weighed }: NatalContext, draft: Draft): boolean {
  const kind = draft.factors[0]?.kind;
  if (kind === 'ruler' || kind === 'phase' || kind === 'whole') return true;
  const id = bodyOf(draft);
  if (id === undefined || id <= Saturn || id === Ascendant) return false;
  const body = weighed.bodies.find((each) => each.id === id);
  return !(
    body === undefined ||
    isLeader(body) ||
    id === weighed.chart.ruler ||
    id === dominant?.on ||
    id === dominant?.by ||
    draft.factors.some((factor) => factor.kind === 'angle')
  );
}
