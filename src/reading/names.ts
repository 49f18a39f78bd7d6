import type { AspectId } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import type { PatternId } from '../chart/patterns.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { ReadingCatalogue, ReadingPoint } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import type { Factor } from './factors.js';

/** The words a factor is named with; a `Texts` has them. */
interface NamingCells {
  readonly readings: ReadingCatalogue;
  signName(sign: SignId): string;
  aspectName(aspect: AspectId): string;
  patternName(pattern: PatternId): string;
  bodyName(body: BodyId): string;
}

/**
 * What a factor is called, for a list: `Venus square Saturn`.
 * @param people of a synastry, whose bodies they are
 */
export function nameOf(
  factor: Factor,
  cells: NamingCells,
  [name1, name2]: readonly [string, string] = ['', ''],
): string {
  const { headings, houses, bodies } = cells.readings.words;
  const { kind, planetIds = [], signId, house, aspectId, patternId, person = 1 } = factor;
  const { readings } = cells;
  const bare = (id: BodyId | undefined): string => (id === undefined ? '' : cells.bodyName(id));
  const called = (id: BodyId | undefined): string =>
    id === undefined ? '' : bodies[id as ReadingPoint].start;
  const inSentence = (id: BodyId | undefined): string =>
    id === undefined ? '' : bodies[id as ReadingPoint].within;
  const [first, second] = planetIds;
  const values = {
    body: called(first),
    a: called(first),
    b: inSentence(second),
    point: inSentence(second),
    sign: signId === undefined ? '' : cells.signName(signId),
    house: house === undefined ? '' : houses[house as House],
    pattern: patternId === undefined ? '' : cells.patternName(patternId),
    apex: inSentence(first),
  };
  switch (kind) {
    case 'placement':
      return fill(
        house === undefined || (first !== undefined && first >= 15)
          ? headings.inSign
          : headings.inSignAndHouse,
        values,
      );
    case 'aspect':
    case 'transit':
      return fill(headings.aspects[aspectId as 0], values);
    case 'angle':
      return fill(headings.onAngle[second as 15], values);
    case 'pattern':
      return values.pattern;
    case 'crowding':
      return fill(house === undefined ? headings.crowdedSign : headings.crowdedHouse, values);
    case 'phase':
      return fill(headings.aspects[0], values);
    case 'ruler':
    case 'stay':
      return fill(headings.inHouse, values);
    case 'contact':
      return fill(readings.synastry.headings.contacts[aspectId as 0], {
        name1,
        name2,
        a: bare(first),
        b: bare(second),
      });
    case 'overlay':
      return fill(readings.synastry.headings.overlay, {
        name1: person === 1 ? name1 : name2,
        name2: person === 1 ? name2 : name1,
        a: bare(first),
        house: values.house,
      });
    case 'progression':
      return fill(readings.progressions.headings.aspects[aspectId as 0], values);
    case 'eclipse':
      return fill(headings.aspects[aspectId as 0], values);
    case 'station':
      return fill(readings.progressions.headings.station, values);
    case 'whole':
      return headings.whole;
  }
}
