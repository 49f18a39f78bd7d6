import { Ascendant, type BodyId, Descendant } from '../../chart/bodies.js';
import type { Frame } from '../../text/pair-catalogue.js';
import type { Wordings } from '../../text/reading-keys.js';
import { paragraphOf } from '../words.js';
import type { Cluster } from './clusters.js';
import { lineOf, namesOf, type SynastryOpening, subjectOf, troubleOf } from './context.js';
import { valenceOf } from './encounters.js';
import { frameOf } from './frames.js';
import type { Leaders } from './leaders.js';
import type { PairContact, Side, WeighedContact } from './plan.js';

/** What the strongest contacts do, in their order, with what the two have to find out by the one that leads; and how they agree. */
export function openingOf(context: SynastryOpening): string {
  const { lead, named } = context.leaders;
  return paragraphOf([
    ...(lead ? [] : [inFrame(context, 'question')]),
    ...named.map((each) => (each === lead ? inFrame(context, 'question') : lineOf(context, each))),
    context.manuscript.firstUnsaid(weighingOf(context), namesOf(context, 1)),
    withoutHourOf(context),
  ]);
}

interface Weighed {
  kind: WeighedContact | undefined;
  hard: WeighedContact | undefined;
  /** The kind one, where something hard goes before it. */
  easing: WeighedContact | undefined;
}

/** Of the contacts that the opening names, the first that is kind and the first that is hard. */
function weighed({ leaders: { named } }: SynastryOpening): Weighed {
  const [kind, hard] = (['kind', 'hard'] as const).map((valence) =>
    named.find((each) => valenceOf(each) === valence),
  );
  const isEased = kind && hard && named.indexOf(hard) < named.indexOf(kind);
  return { kind, hard, easing: isEased ? kind : undefined };
}

/** How they agree: by what the first of them does that goes another way than the one that leads. */
function weighingOf(context: SynastryOpening): Wordings {
  const { weighing } = context.kind;
  const { kind, hard, easing } = weighed(context);
  if (easing) return weighing.eased[subjectOf(easing)];
  if (kind && hard) return weighing.disturbed[troubleOf(hard)];
  if (context.leaders.named.some((each) => valenceOf(each) === 'strong')) return weighing.strong;
  return hard ? weighing.hard : weighing.kind;
}

/** What is asked by the contact that leads, or answered. */
function inFrame(context: SynastryOpening, part: keyof Frame): string {
  const { kind, leaders, manuscript } = context;
  const { cluster, lead } = leaders;
  if (cluster) {
    const { frames } = kind;
    const { side, body, nature } = cluster;
    const planets = manuscript.join(pointsOf(cluster).map((id) => context.cells.bodyName(id)));
    return manuscript.unlessSaid(frames.clusters[nature][body][part], { ...namesOf(context, side), planets });
  }
  const frame = (lead && frameOf(kind, lead)) ?? kind.frames.none;
  return manuscript.unlessSaid(frame[part], namesOf(context, sideOf(lead)));
}

/** What a planet meets of the other's, in the usual order: opposite the Ascendant, the Descendant. */
const pointsOf = ({ side, contacts }: Cluster): BodyId[] =>
  contacts
    .map(({ first, second, aspect }) => {
      const met = side === 1 ? second : first;
      return met === Ascendant && aspect === 1 ? Descendant : met;
    })
    .sort((a, b) => a - b);

/** Who is `{name1}` of a contact: whoever has its lower body, which at an angle is the planet. */
const sideOf = (contact: PairContact | undefined): Side =>
  contact === undefined || contact.first <= contact.second ? 1 : 2;

/** That an hour is unknown, where it is: a chart without houses. */
function withoutHourOf({ kind, manuscript, pair }: SynastryOpening): string {
  const unknown = pair.names.filter((_, i) => pair.charts[i]?.cusps.length === 0);
  const [name] = unknown;
  if (name === undefined) return '';
  return manuscript.firstUnsaid(kind.withoutHour[unknown.length > 1 ? 'both' : 'one'], { name });
}

/** What the opening asked is answered; then what helps with the hardest of the others, or what they have besides. */
export function closingOf(context: SynastryOpening): string {
  const { kind, manuscript, leaders } = context;
  const [second] = besideLead(leaders);
  const pressing = soothed(context);
  const { easing } = weighed(context);
  // What eases the rest has been said at the end of the opening.
  const isSaid = second && easing && subjectOf(second) === subjectOf(easing);
  const last = pressing
    ? remedyOf(context, pressing)
    : second && !isSaid && manuscript.firstUnsaid(kind.kept[subjectOf(second)]);
  return paragraphOf([inFrame(context, 'answer'), last || '']);
}

const besideLead = ({ lead, named }: Leaders): readonly WeighedContact[] =>
  named.filter((each) => each !== lead);

/** Of what stands beside the lead, the first that is not kind: where the lead is hard, only if it is next to it. */
export function soothed({ leaders }: SynastryOpening): WeighedContact | undefined {
  const { lead } = leaders;
  const beside = besideLead(leaders);
  const isPressing = (each: WeighedContact): boolean => valenceOf(each) !== 'kind';
  const isHard = lead !== undefined && valenceOf(lead) === 'hard';
  return (isHard ? beside.slice(0, 1) : beside).find(isPressing);
}

function remedyOf(context: SynastryOpening, contact: PairContact): string {
  const side = sideOf(contact);
  const { first, second } = contact;
  const [lower, higher] = side === 1 ? [first, second] : [second, first];
  const wordings = context.kind.remedies[lower as 0]?.[higher as 0];
  return context.manuscript.firstUnsaid(wordings, namesOf(context, side));
}
