import { type BodyId, Pluto } from '../../chart/bodies.js';
import type { MatterBridges } from '../../text/reading-catalogue.js';
import { type Matter, matters, opposed, type Sides, temper, themes } from '../../text/sides.js';
import type { Manuscript } from '../manuscript.js';
import { type Draft, type Part, type StatedBy, statementOf } from '../reading.js';
import { bothOf, type Contradiction, ContradictionFinder, type Stated } from './contradictions.js';

type Bridges = Readonly<Record<Matter, MatterBridges>>;

/** Bridges in one reading at most: by then the reader knows that a person has two sides. */
export const mostBridges = 3;

/** How often a theme may be told: twice, but anger once, by the heaviest text on it. */
export const mostTellings = (theme: number): number => (theme === temper ? 1 : 2);

/**
 * Keeps the texts of one birth from contradicting each other and from repeating a thought. An optional text that
 * contradicts another is left out, and between two required ones stands a bridge. It looks ahead, since a birth has far
 * more texts on a matter than there is room for.
 */
export class NatalConsistency {
  /** Sides by matter, as bits, of the texts that are told; and how often each theme is. */
  #first = 0;
  #second = 0;
  readonly #told: number[] = themes.map(() => 0);
  /** Matters of which the opening has said how both sides are true. */
  #settled = 0;
  /** What the opening states and the chapters tell in full. */
  readonly #opening: Stated[] = [];
  #finder: ContradictionFinder | undefined;
  /** The number of bridges so far. */
  #bridged = 0;
  readonly #bridges: Bridges;
  /** The section bridged before. */
  #before: readonly (readonly Part[])[] = [];
  readonly #manuscript: Manuscript;

  constructor(bridges: Bridges, manuscript: Manuscript) {
    this.#bridges = bridges;
    this.#manuscript = manuscript;
  }

  /**
   * Notes what the opening states, before all else.
   * @param by the factor that states it
   */
  open(sides: Sides | undefined, by: StatedBy | undefined): void {
    if (sides === undefined) return;
    this.state(sides);
    this.#settled |= bothOf(sides);
    if (by) this.#opening.push({ part: statementOf({ text: '', sides, by }), by });
  }

  /** Notes a text that is told whatever it contradicts. */
  state(sides: Sides | undefined): void {
    if (sides === undefined) return;
    const both = sides.first & sides.second;
    this.#first |= sides.first & ~both;
    this.#second |= sides.second & ~both;
    this.tell(sides.themes);
  }

  /** Notes that themes are told, by a text that takes no side. */
  tell(told: Sides['themes'] = []): void {
    for (const theme of told) this.#told[theme] = this.#tellings(theme) + 1;
  }

  /** Whether so many matters have both their sides already, each with a bridge. */
  isCrossed(most: number): boolean {
    let count = 0;
    for (let left = this.#first & this.#second; left !== 0; left &= left - 1) count++;
    return count >= most;
  }

  /** Notes an optional text if it contradicts nothing; otherwise returns false. */
  tryAdd(sides: Sides | undefined): boolean {
    if (this.faults(sides) > 0) return false;
    this.state(sides);
    return true;
  }

  /** Whether a text contradicts one that is told. */
  contradicts(sides: Sides | undefined): boolean {
    return sides !== undefined && this.#contradicted(sides) !== 0;
  }

  /** Whether a text tells a theme that two others have told. */
  isRefrain(sides: Sides | undefined): boolean {
    return sides?.themes.some((theme) => this.#tellings(theme) >= mostTellings(theme)) ?? false;
  }

  /** The number of matters that a text would contradict, and of themes that it would tell too often. */
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

  /** A section with a bridge where it contradicts what has been read: at the end of the paragraph, after both. */
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

  /** A bridge that names the factor read first, or leaves it unnamed if that is near or is what this text is about. */
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
    // The factor that the text itself is about is not named: both texts are about it, however far apart they stand.
    const isOfBoth = one !== undefined && later.by.bodies?.includes(one);
    if (one === undefined || isOfBoth || isOfCrowd(met)) {
      const isNear = [...this.#before, ...paragraphs].some((parts) => parts.includes(first.part));
      return isNear || isOfBoth ? this.#manuscript.unlessSaid(unnamed) : '';
    }
    const a = first.by.within ?? this.#manuscript.within(one);
    return this.#manuscript.unlessSaid(isSecond ? forth : back, { a });
  }
}

/**
 * The planet by which a text can be named: for an aspect the slower one, which acts on the other; undefined for more
 * than two.
 */
function nameable({ bodies = [] }: StatedBy): BodyId | undefined {
  const [one, other, third] = bodies;
  if (one === undefined || other === undefined || third !== undefined)
    return third === undefined ? one : undefined;
  const [lower, higher] = one < other ? [one, other] : [other, one];
  return higher <= Pluto ? higher : lower;
}

/** Whether one of the two is a crowd and the other a planet of it: both would have the same name. */
const isOfCrowd = ({ first: { by: first }, later: { by: later } }: Contradiction): boolean =>
  isAmongThose(first.members, later) || isAmongThose(later.members, first);
const isAmongThose = (members: readonly BodyId[] | undefined, { bodies }: StatedBy): boolean =>
  members?.some((id) => bodies?.includes(id)) ?? false;
