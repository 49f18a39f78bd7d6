import { Pluto } from '../../chart/bodies.js';
import type { SynastryReadingCells, SynastryStanceCells } from '../../text/pair-catalogue.js';
import { adviceStances, type Stance } from '../../text/stances.js';
import { contradictionOf } from '../contradiction.js';
import { stancesOfContact } from '../pair-stances.js';
import { heaviestOf, isClear, isOnAscendant } from './choice.js';
import { type Cluster, clusterOf } from './clusters.js';
import { valenceOf } from './encounters.js';
import { frameOf } from './frames.js';
import { isOnLight, isReturnOf, type WeighedContact } from './plan.js';

/** By what a synastry opens and closes. */
export interface Leaders {
  /** One planet that meets several things of the other’s: it leads, by the strongest of its contacts. */
  cluster: Cluster | undefined;
  /** What is asked, and answered last: the strongest contact, or the next of which something can be asked. */
  lead: WeighedContact | undefined;
  /** What the opening names, the lead among it, strongest first. */
  named: readonly WeighedContact[];
}

/** So many are named because they are the strongest; and one more that an astrologer would ask after. */
const strongest = 3;
const strongestBesideCluster = 2;
/** Degrees from an angle within which a planet is named whatever else is. */
const closeToAngle = 1;

/**
 * The three strongest contacts, but for what is wide or out of its sign, and for the same two bodies the other way
 * around; with one more where there is such: a planet all but on an angle or a light, or the strongest that goes another way
 * than all these and denies nothing. A planet that meets several things of the other's is named first, in place of its contacts and
 * of one of the three.
 * Two charts that hardly touch have nothing closer than what is wide.
 * @param contacts strongest first
 */
export function leadersOf(contacts: readonly WeighedContact[], kind: SynastryReadingCells): Leaders {
  const cluster = clusterOf(contacts);
  const met = cluster?.contacts ?? [];
  // Of two Ascendants there is no text.
  const told = contacts.filter(
    (each) =>
      Math.min(each.first, each.second) <= Pluto &&
      !met.some((other) => isOneMeeting(other, each)) &&
      (!cluster || !isOfCluster(cluster, each)),
  );
  const clear = told.filter(isClear);
  const named: WeighedContact[] = [];
  const isFree = (each: WeighedContact): boolean => !named.some((other) => isOneMeeting(other, each));
  const most = cluster ? strongestBesideCluster : strongest;
  for (const each of [...clear, ...told]) if (named.length < most && isFree(each)) named.push(each);
  const leads = (contact: WeighedContact): boolean => frameOf(kind, contact) !== undefined;
  const lead = cluster
    ? cluster.contacts[0]
    : (named.find((each) => leads(each) && isClear(each)) ??
      clear.find(leads) ??
      told.find((each) => leads(each) && !each.outOfSign));
  if (lead && !cluster && !named.includes(lead)) named.push(lead);
  else {
    const stated = statedBy(kind.stances, heaviestOf(contacts, 'full'));
    const valences = [...(lead ? [lead] : []), ...named].map(valenceOf);
    const isUnlike = (each: WeighedContact): boolean =>
      valenceOf(each) !== 'strong' && !valences.includes(valenceOf(each));
    const further = clear.filter((each) => isFree(each) && each.first !== each.second);
    const agreeing = further.filter(
      (each) => contradictionOf(statesOf(kind.stances, each), stated) === undefined,
    );
    const more =
      further.find((each) => isOnAscendant(each) && each.orb <= closeToAngle) ??
      further.find(isOnLight) ??
      agreeing.find(isUnlike);
    if (more) named.push(more);
  }
  named.sort((a, b) => b.weight - a.weight);
  return { cluster, lead, named: cluster && lead ? [lead, ...named] : named };
}

/** Whether it is one more contact of a planet that has been named for three; what is on an angle is named even so. */
const isOfCluster = ({ side, body }: Cluster, each: WeighedContact): boolean =>
  (side === 1 ? each.first : each.second) === body && !(isOnAscendant(each) && each.orb <= closeToAngle);

/** Whether two are one meeting of two bodies, or the same two the other way around. */
const isOneMeeting = (one: WeighedContact, other: WeighedContact): boolean =>
  one === other || isReturnOf(one, other);

const statesOf = (cells: SynastryStanceCells, { first, second, aspect }: WeighedContact): readonly Stance[] =>
  stancesOfContact(cells, first, second, aspect).filter((stance) => !adviceStances.has(stance));
const statedBy = (cells: SynastryStanceCells, contacts: readonly WeighedContact[]): Set<Stance> =>
  new Set(contacts.flatMap((each) => statesOf(cells, each)));

export interface Weighed {
  /** What draws the two together. */
  pull: WeighedContact | undefined;
  /** What they fall out over. */
  strain: WeighedContact | undefined;
}

/**
 * The strongest contact that is kind and the strongest that is hard: the one that leads, then of those that the opening
 * names, then of those that are told in any case; where there is none, one that may be either. The closing answers the same.
 */
export function weighed(
  contacts: readonly WeighedContact[],
  { lead, named }: Omit<Leaders, 'cluster'>,
): Weighed {
  const told = [...(lead ? [lead] : []), ...named, ...heaviestOf(contacts, 'full')];
  const [kind, hard] = (['kind', 'hard'] as const).map((valence) =>
    told.find((each) => valenceOf(each) === valence),
  );
  const strong = told.find((each) => valenceOf(each) === 'strong');
  return { pull: kind ?? (hard && strong), strain: hard ?? (kind && strong) };
}
