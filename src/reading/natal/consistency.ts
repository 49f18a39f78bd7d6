import { type BodyId, Pluto } from '../../chart/bodies.js';
import type { MatterBridges } from '../../text/reading-catalogue.js';
import { type Matter, matters, opposed, type Sides, temper, themes } from '../../text/sides.js';
import type { Manuscript } from '../manuscript.js';
import { type Draft, type Part, type StatedBy, statementOf } from '../reading.js';
import { bothOf, type Contradiction, ContradictionFinder, type Stated } from './contradictions.js';

type Bridges = Readonly<Record<Matter, MatterBridges>>;

/** Bridges in one reading: who has been told twice that both are true knows that a person has two sides. */
export const mostBridges = 2;

/** Twice a thought can be a theme; how a person’s anger goes is told once, by the heaviest that tells it. */
export const mostTellings = (theme: number): number => (theme === temper ? 1 : 2);

/**
 * Keeps the texts of one birth from contradicting each other and from saying one thing again and again: one that need
 * not be written is not where it contradicts another, and between two that must be stands a bridge. This looks ahead,
 * since a birth has far more texts on a matter than there is room for.
 */
export class NatalConsistency {
  /** Sides by matter, as bits, of texts that are written or will be; and how often each theme is told. */
  #first = 0;
  #second = 0;
  readonly #told: number[] = themes.map(() => 0);
  /** Matters of which the opening has said how both sides are true. */
  #settled = 0;
  /** What the opening says and the chapters tell at length. */
  readonly #opening: Stated[] = [];
  #finder: ContradictionFinder | undefined;
  /** How many bridges there are. */
  #bridged = 0;
  readonly #bridges: Bridges;
  /** The section that has been bridged before. */
  #before: readonly (readonly Part[])[] = [];
  readonly #manuscript: Manuscript;

  constructor(bridges: Bridges, manuscript: Manuscript) {
    this.#bridges = bridges;
    this.#manuscript = manuscript;
  }

  /** What the opening says comes before all else. @param by who states it */
  open(sides: Sides | undefined, by: StatedBy | undefined): void {
    if (sides === undefined) return;
    this.state(sides);
    this.#settled |= bothOf(sides);
    if (by) this.#opening.push({ part: statementOf({ text: '', sides, by }), by });
  }

  /** A text is written, whatever others say. */
  state(sides: Sides | undefined): void {
    if (sides === undefined) return;
    const both = sides.first & sides.second;
    this.#first |= sides.first & ~both;
    this.#second |= sides.second & ~both;
    for (const theme of sides.themes) this.#told[theme] = this.#tellings(theme) + 1;
  }

  /** Whether so many matters have both their sides already, each with a bridge. */
  isCrossed(most: number): boolean {
    let count = 0;
    for (let left = this.#first & this.#second; left !== 0; left &= left - 1) count++;
    return count >= most;
  }

  /** Counts a text as written if it may be, which need not be; or else says that it may not. */
  tryAdd(sides: Sides | undefined): boolean {
    if (this.faults(sides) > 0) return false;
    this.state(sides);
    return true;
  }

  /** Whether a text says the opposite of one that is written. */
  contradicts(sides: Sides | undefined): boolean {
    return sides !== undefined && this.#contradicted(sides) !== 0;
  }

  /** Whether a text tells what two have told. */
  isRefrain(sides: Sides | undefined): boolean {
    return sides?.themes.some((theme) => this.#tellings(theme) >= mostTellings(theme)) ?? false;
  }

  /**
   * Matters on which a text would say the opposite of what is written, and themes that it would tell once too often.
   */
  faults(sides: Sides | undefined): number {
    if (sides === undefined) return 0;
    let count = 0;
    for (let left = this.#contradicted(sides); left !== 0; left &= left - 1) count++;
    for (const theme of sides.themes) if (this.#tellings(theme) >= mostTellings(theme)) count++;
    return count;
  }

  #tellings(theme: number): number {
    return this.#told[theme] as number;
  }

  #contradicted(sides: Sides): number {
    return opposed(sides, this.#first, this.#second);
  }

  /**
   * A section as it follows what has been read before, with a bridge where it contradicts that: at the end of the
   * paragraph, when both have been read.
   */
  bridged(draft: Draft): Draft {
    this.#finder ??= new ContradictionFinder(this.#settled, this.#opening);
    let paragraphs: Part[][] | undefined;
    for (let i = 0; i < draft.paragraphs.length; i++) {
      const parts = draft.paragraphs[i] as Part[];
      const met = this.#finder.read(parts, draft.by);
      if (met.length === 0) continue;
      paragraphs ??= [...draft.paragraphs];
      paragraphs[i] = [...parts, ...met.map((each) => this.#bridgeOf(each, draft))];
    }
    this.#before = draft.paragraphs;
    return paragraphs === undefined ? draft : { ...draft, paragraphs };
  }

  /** A bridge by the name of who was read first; or without it, where that stands in this section or the one before it. */
  #bridgeOf(met: Contradiction, draft: Draft): string {
    if (this.#bridged >= mostBridges) return '';
    const said = this.#wordingOf(met, draft);
    if (said !== '') this.#bridged++;
    return said;
  }

  #wordingOf(met: Contradiction, { paragraphs }: Draft): string {
    const { matter, isSecond, first, later } = met;
    const [forth, back, unnamed] = this.#bridges[matters[matter] as Matter];
    const one = nameable(first.by);
    // What the text itself is on needs no name.
    if (one === undefined || later.by.bodies?.includes(one) || isOfCrowd(met)) {
      const isNear = [...this.#before, ...paragraphs].some((parts) => parts.includes(first.part));
      return isNear ? this.#manuscript.unlessSaid(unnamed) : '';
    }
    const a = first.by.within ?? this.#manuscript.within(one);
    return this.#manuscript.unlessSaid(isSecond ? forth : back, { a });
  }
}

/** By whom a text can be named: a planet, and of an aspect the slower planet, which does to the other what the text tells; of more nobody. */
function nameable({ bodies = [] }: StatedBy): BodyId | undefined {
  const [one, other, third] = bodies;
  if (one === undefined || other === undefined || third !== undefined)
    return third === undefined ? one : undefined;
  const [lower, higher] = one < other ? [one, other] : [other, one];
  return higher <= Pluto ? higher : lower;
}

/** Whether one of a crowd and the crowd state them: two would be called by its name. */
const isOfCrowd = ({ first: { by: first }, later: { by: later } }: Contradiction): boolean =>
  isAmongThose(first.members, later) || isAmongThose(later.members, first);
const isAmongThose = (members: readonly BodyId[] | undefined, { bodies }: StatedBy): boolean =>
  members?.some((id) => bodies?.includes(id)) ?? false;
