import { type BodyId, Midheaven, NorthNode, Saturn } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { Crowding, WeighedAspect, WeighedBody } from '../factors.js';
import type { Statement } from '../reading.js';
import type { Repetition } from '../repetition.js';
import type { AspectBalance } from './aspect-balance.js';
import type { NatalConsistency } from './consistency.js';
import type { DominantFactor } from './dominant-factor.js';
import type { FacingCrowd } from './facing-crowd.js';
import type { OpeningContext } from './opening-context.js';
import type { PlacementText } from './placements.js';

/** What the sections of a natal reading need. */
export interface NatalContext extends OpeningContext {
  /** Whether a body is one of the three strongest factors. */
  isLeader(body: WeighedBody): boolean;
  /** Whether an aspect is told whatever it contradicts. */
  isDue(aspect: WeighedAspect): boolean;
  /** Whether an aspect stays however little room there is. */
  staying(aspect: WeighedAspect): Statement['stays'];
  /** Whether the opening has said how an aspect and a body's sign are both true. */
  isTempered(body: WeighedBody, aspect: WeighedAspect): boolean;
  /** Whether it is to be short. */
  isBrief: boolean;
  /** The main theme of the reading. */
  dominant: DominantFactor | undefined;
  /** The crowd that the opening begins with. */
  crowd: Crowding | undefined;
  /** What its texts state, so that none contradicts or repeats another. */
  consistency: NatalConsistency;
  /** What its texts advise at their ends, so that none repeats another. */
  advice: Repetition;
  /** A planet opposite several others. */
  facing: FacingCrowd | undefined;
  /** The number and nature of the aspects told of each planet. */
  balance: AspectBalance;
  /** What is told so far. */
  written: {
    /** Slow planets with a section. */
    readonly bodies: Set<BodyId>;
    /** Strong aspects left out because they would contradict something. */
    readonly omitted: Set<WeighedAspect>;
    /** Houses whose matters a text tells. */
    readonly houses: Set<House>;
    /** Crowds told. */
    readonly crowdings: Crowding[];
    /** The text of each body's place. */
    readonly passages: Map<BodyId, PlacementText>;
    /** Bodies of a crowd that have a sentence only, and the body that has the text. */
    readonly inBrief: Map<BodyId, BodyId>;
  };
}

/** Whether the text on a body's sign is told whatever it contradicts: without houses there is little else. */
export const isSignDue = ({ isLeader, dominant }: NatalContext, body: WeighedBody): boolean =>
  (body.house === 0 && (body.id <= Saturn || body.id === NorthNode)) ||
  body.id === Midheaven ||
  isLeader(body) ||
  dominant?.by === body.id;
