import { Conjunction } from '../chart/aspects.js';
import type { Planet } from '../chart/bodies.js';
import { rulerOf } from '../chart/dignities.js';
import type { SignId } from '../chart/zodiac.js';
import { signOf } from '../chart/zodiac.js';
import { isFaint, isSlow } from './cells.js';
import type { Happening } from './happenings.js';
import { isSyzygy } from './passages.js';
import { bodiesOf, type Ranked, solarHouse } from './ranking.js';

/**
 * What leads a sign's day: what comes to its own sign, then what its rulers do, then what the day is for everybody, by
 * how seldom it happens. Within a rank the heavier leads, which is the one that is nearer to the reader's own.
 */
const ranks = [
  'ownSign',
  'ruler',
  'eclipse',
  'slowIngress',
  'station',
  'slowAspect',
  'syzygy',
  'ingress',
  'swift',
] as const;
type Rank = (typeof ranks)[number];

/** The rulers of a sign, of old and now. */
export const rulersOf = (reader: SignId): readonly Planet[] => [
  rulerOf(reader, 'traditional'),
  rulerOf(reader, 'modern'),
];

/** The events of a day, the one that leads it first; of one rank they stay in their order. */
export const byRankOfDay = (events: readonly Ranked[], reader: SignId): readonly Ranked[] =>
  [...events].sort((a, b) => ranks.indexOf(rankOf(a, reader)) - ranks.indexOf(rankOf(b, reader)));

function rankOf(each: Ranked, reader: SignId): Rank {
  const plain = plainRankOf(each);
  // Aspects of swift planets and quarters of the Moon come too often to go before what is rarer: but for one that two
  // planets make by meeting in the reader's own sign.
  if (plain === 'swift' && !isMeetingIn(each.happening, reader)) return plain;
  if (housesOf(each.happening, reader).includes(1)) return 'ownSign';
  // Sun and Moon make every lunation: that is no more Cancer's and Leo's than anybody's.
  const isOfRuler =
    !isSyzygy(each) && bodiesOf(each.happening).some((body) => rulersOf(reader).includes(body));
  return isOfRuler ? 'ruler' : plain;
}

const isMeetingIn = (happening: Happening, reader: SignId): boolean =>
  happening.kind === 'aspect' && happening.aspectId === Conjunction && happening.signId === reader;

function plainRankOf(each: Ranked): Rank {
  const { happening } = each;
  switch (happening.kind) {
    case 'eclipse':
      return isFaint(happening) ? 'syzygy' : 'eclipse';
    case 'station':
      return 'station';
    case 'ingress':
      return isSlow(happening.body) ? 'slowIngress' : 'ingress';
    case 'aspect':
      return isSlow(happening.body) ? 'slowAspect' : 'swift';
    default:
      return isSyzygy(each) ? 'syzygy' : 'swift';
  }
}

const housesOf = (happening: Happening, reader: SignId): readonly number[] => [
  solarHouse(reader, happening.signId),
  ...(happening.kind === 'aspect' ? [solarHouse(reader, signOf(happening.slowLongitude))] : []),
];
