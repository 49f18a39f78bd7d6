import type { AspectId } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Mars, Moon, Sun, Venus } from '../../chart/bodies.js';
import { modalityOf, type SignId } from '../../chart/zodiac.js';

/** A contact of two charts: a body of the first person, a body of the second. */
export interface Contact {
  first: BodyId;
  second: BodyId;
  aspect: AspectId;
  /** Degrees. */
  orb: number;
}

/** A contact, or as `whole` two Suns of one quality. */
export interface ScoredFactor {
  kind: 'contact' | 'whole';
  /** The first person’s body, the second person’s. */
  planetIds: BodyId[];
  aspectId?: AspectId;
}

export interface SynastryScore {
  method: 'discepolo';
  points: number;
  /** The most that two charts can have. */
  of: number;
  parts: { factor: ScoredFactor; points: number }[];
}

const sameQuality = 5;
const mainContact = 8;
const closeMainContact = 11;
const contact = 4;
/** Degrees within which a main contact is close. */
const close = 2;
/**
 * One Sun with the other, either Sun with the other’s Moon, either light with the other’s Ascendant, Venus with Mars.
 */
const most = sameQuality + 3 * closeMainContact + 6 * contact;

/** Conjunction, opposition, square. */
const main: readonly AspectId[] = [0, 1, 3];

/**
 * How much two people have to do with each other, by the method of C. Discepolo (Sinastria; in outline at
 * cirodiscepolo.it/Articoli/Discepoloele.htm): 5 points for Suns of one quality; 8 for a conjunction, opposition or
 * square of the Suns or a conjunction of Sun and Moon, 11 within 2°; 4 for the other major aspects of these and for
 * those of Sun and Ascendant, Moon and Ascendant, Venus and Mars. Up to 5 is little, 10 some, 15 important, 20 very
 * important, more is rare. It measures how much, not how well.
 *
 * @param suns the signs of the two Suns
 * @param contacts the major aspects between the charts, each listed once
 */
export function discepoloScore(suns: readonly [SignId, SignId], contacts: readonly Contact[]): SynastryScore {
  const parts: SynastryScore['parts'] = [];
  if (modalityOf(suns[0]) === modalityOf(suns[1]))
    parts.push({ factor: { kind: 'whole', planetIds: [Sun, Sun] }, points: sameQuality });
  for (const each of contacts) {
    const points = pointsOf(each);
    if (points === 0) continue;
    const { first, second, aspect } = each;
    parts.push({ factor: { kind: 'contact', planetIds: [first, second], aspectId: aspect }, points });
  }
  return { method: 'discepolo', points: parts.reduce((sum, { points }) => sum + points, 0), of: most, parts };
}

function pointsOf({ first, second, aspect, orb }: Contact): number {
  if (aspect > 4) return 0;
  const are = (a: BodyId, b: BodyId): boolean =>
    (first === a && second === b) || (first === b && second === a);
  const isMain = (are(Sun, Sun) && main.includes(aspect)) || (are(Sun, Moon) && aspect === 0);
  if (isMain) return orb <= close ? closeMainContact : mainContact;
  const counts =
    are(Sun, Sun) || are(Sun, Moon) || are(Sun, Ascendant) || are(Moon, Ascendant) || are(Venus, Mars);
  return counts ? contact : 0;
}
