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

/** What the sections of one natal reading are written from. */
export interface NatalContext extends OpeningContext {
  /** One of the three strongest factors. */
  isLeader(body: WeighedBody): boolean;
  /** An aspect that is written of whatever else is said. */
  isDue(aspect: WeighedAspect): boolean;
  /** Whether it is not left out, however little room there is. */
  staying(aspect: WeighedAspect): Statement['stays'];
  /** Whether the opening has said how an aspect goes with what the sign makes of a body. */
  isTempered(body: WeighedBody, aspect: WeighedAspect): boolean;
  /** Whether it is to be short. */
  isBrief: boolean;
  /** What runs through the reading. */
  dominant: DominantFactor | undefined;
  /** The crowd that the opening begins with. */
  crowd: Crowding | undefined;
  /** What its texts say, so that none contradicts another or repeats what has been said. */
  consistency: NatalConsistency;
  /** What its texts advise at their ends, so that none does again. */
  advice: Repetition;
  /** A planet across from several. */
  facing: FacingCrowd | undefined;
  /** How many aspects of one planet are told, and of which nature. */
  balance: AspectBalance;
  /** What is written of. */
  written: {
    /** Slow planets that have had a section. */
    readonly bodies: Set<BodyId>;
    /** Strong aspects that gave way to what they would contradict. */
    readonly omitted: Set<WeighedAspect>;
    /** Houses whose matters a passage tells. */
    readonly houses: Set<House>;
    /** Crowds that are told of. */
    readonly crowdings: Crowding[];
    /** The passage that a body has. */
    readonly passages: Map<BodyId, PlacementText>;
    /** Those of a crowd that have a sentence, and who of it has the text. */
    readonly inBrief: Map<BodyId, BodyId>;
  };
}

/**
 * Whether the text on a body's sign is written whatever others say: without houses there is little else to write of.
 */
export const isSignDue = ({ isLeader, dominant }: NatalContext, body: WeighedBody): boolean =>
  (body.house === 0 && (body.id <= Saturn || body.id === NorthNode)) ||
  body.id === Midheaven ||
  isLeader(body) ||
  dominant?.by === body.id;
