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

/** The contacts that a synastry opens and closes with. */
export interface Leaders {
  /** A planet with several contacts to the other’s personal bodies; it leads, by the strongest of them. */
  cluster: Cluster | undefined;
  /** The contact of the opening’s question and the closing’s answer: the strongest, or the next that has them. */
  lead: WeighedContact | undefined;
  /** The contacts that the opening names, the leading one among them, strongest first. */
  named: readonly WeighedContact[];
}

/** Contacts named for their weight; and beside a cluster. */
const strongest = 3;
const strongestBesideCluster = 2;
/** What gives way for the sake of a contrast is no stronger than this by much: the strongest have to be named. */
const asStrong = 0.85;
/** A planet within so many degrees of the Ascendant is always named. */
const closeToAngle = 1;

/**
 * Chooses the contacts to name: the three strongest, without wide or out-of-sign ones and without the return of one of
 * them. The weakest gives its place to a planet all but on an angle or a light, or, if all three are kind or all hard,
 * to a contact of the other sort that contradicts nothing and is hardly weaker. A cluster is named first, in place of
 * its contacts and of one of the three. If the charts hardly touch, wide contacts are named too.
 * @param contacts strongest first
 */
export function leadersOf(contacts: readonly WeighedContact[], kind: SynastryReadingCells): Leaders {
  const cluster = clusterOf(contacts);
  const met = cluster?.contacts ?? [];
  // A contact of two Ascendants has no text.
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
  const weakestBut = (kept: readonly (WeighedContact | undefined)[]): WeighedContact | undefined =>
    named.filter((each) => each !== lead && !kept.includes(each) && !isMarked(each)).at(-1);
  /** Whether a contact is as strong as the one whose place it takes, or hardly weaker. */
  const isAsStrong = (
    contact: WeighedContact,
    kept: readonly (WeighedContact | undefined)[] = [],
  ): boolean => {
    const weakest = weakestBut(kept);
    return named.length < most || (weakest !== undefined && contact.weight >= asStrong * weakest.weight);
  };
  // Three factors are one thought: a further contact takes the place of the weakest that neither leads nor stands on
  // an angle or a light.
  const add = (contact: WeighedContact, kept: readonly (WeighedContact | undefined)[] = []): void => {
    const weakest = weakestBut(kept);
    if (named.length >= most && weakest) named.splice(named.indexOf(weakest), 1);
    named.push(contact);
  };
  if (lead && !cluster && !named.includes(lead)) add(lead);
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
      further.find(isClosest) ??
      further.find(isOnLight) ??
      agreeing.find((each) => isUnlike(each) && isAsStrong(each));
    if (more) add(more);
  }
  const { pull, strain } = weighed(contacts, { lead, named });
  const isNamed = (each: WeighedContact): boolean =>
    each === lead || named.includes(each) || met.includes(each);
  // Where one of the two that the opening weighs is not among them, it is named in the place of one hardly stronger; of
  // stronger ones it is told besides.
  if (pull && strain)
    for (const each of [pull, strain])
      if (!isNamed(each) && isAsStrong(each, [pull, strain])) add(each, [pull, strain]);
  named.sort((a, b) => b.weight - a.weight);
  return { cluster, lead, named: cluster && lead ? [lead, ...named] : named };
}

/** Whether it is all but on the Ascendant or Descendant. */
const isClosest = (each: WeighedContact): boolean => isOnAscendant(each) && each.orb <= closeToAngle;
const isMarked = (each: WeighedContact): boolean => isClosest(each) || isOnLight(each);

/** Whether it is one more contact of the planet of a cluster; a contact on an angle is named even so. */
const isOfCluster = ({ side, body }: Cluster, each: WeighedContact): boolean =>
  (side === 1 ? each.first : each.second) === body && !isClosest(each);

/** Whether two contacts are the same, or one is the return of the other. */
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
 * The main kind and the main hard contact: the leading one, then those named in the opening, then those always told; if
 * one is missing, a conjunction that may be either. The closing answers the same two.
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
