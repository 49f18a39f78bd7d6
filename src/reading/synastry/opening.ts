import { Ascendant, type BodyId, Descendant, type Planet, Saturn } from '../../chart/bodies.js';
import type { Frame } from '../../text/pair-catalogue.js';
import type { Wordings } from '../../text/reading-catalogue.js';
import { adviceStances, type Stance } from '../../text/stances.js';
import { contradictionOf } from '../contradiction.js';
import { stancesOfContact } from '../pair-stances.js';
import { paragraphOf } from '../words.js';
import { heaviestOf } from './choice.js';
import type { Cluster } from './clusters.js';
import {
  lineOf,
  namesOf,
  type SynastryBeginning,
  type SynastryContext,
  type SynastryOpening,
} from './context.js';
import { drawOf, subjectOf, troubleOf, valenceOf } from './encounters.js';
import { frameOf } from './frames.js';
import { weighed } from './leaders.js';
import type { PairContact, Side, WeighedContact } from './plan.js';

/**
 * The contacts named, in order of weight, the leading one with its question; and how the main kind and the main hard
 * one go together.
 */
export function openingOf(context: SynastryOpening): string {
  const { lead, named } = context.leaders;
  const told = [...named, ...weighedUnnamed(context)];
  return paragraphOf([
    ...(lead ? [] : [inFrame(context, 'question')]),
    ...told.flatMap((each, i) =>
      each === lead
        ? [inFrame(context, 'question')]
        : [turnTo(context, told[i - 1], each), lineOf(context, each)],
    ),
    weighingOf(context),
    withoutHourOf(context),
  ]);
}

/** A turn of phrase between two contacts of one planet of which one is kind and the other hard. */
function turnTo(
  { kind, leaders, manuscript, pair }: SynastryOpening,
  before: WeighedContact | undefined,
  contact: WeighedContact,
): string {
  if (before === undefined || before === leaders.lead) return '';
  const [was, is] = [valenceOf(before), valenceOf(contact)];
  if (was === is || was === 'strong' || is === 'strong') return '';
  const isOfFirst = before.first === contact.first;
  if (!isOfFirst && before.second !== contact.second) return '';
  const name2 = pair.names[isOfFirst ? 1 : 0] as string;
  return manuscript.firstUnsaid(kind.turning[is === 'kind' ? 'kinder' : 'harder'], { name2 });
}

/** Those of the two weighed contacts that the opening has not named yet. */
function weighedUnnamed(context: SynastryOpening): WeighedContact[] {
  const { pull, strain } = weighed(context.contacts, context.leaders);
  if (!pull || !strain) return [];
  const { cluster, lead, named } = context.leaders;
  const isNamed = (each: WeighedContact): boolean =>
    each === lead || named.includes(each) || (cluster?.contacts.includes(each) ?? false);
  return [pull, strain].filter((each) => !isNamed(each));
}

/** The main kind and the main hard contact as one thought; or that all goes one way. */
function weighingOf(context: SynastryOpening): string {
  const { kind, leaders, manuscript } = context;
  const { pull, strain } = weighed(context.contacts, context.leaders);
  // In a contact of two Saturns neither is the stricter one.
  const isMutual = strain?.first === Saturn && strain.second === Saturn;
  if (pull && strain && !isMutual) {
    const names = namesOf(context, strain.first === subjectOf(strain) ? 2 : 1);
    return manuscript.unlessSaid(kind.ties[drawOf(pull)][troubleOf(strain)], names);
  }
  const names = namesOf(context, 1);
  const { weighing } = kind;
  if (leaders.named.some((each) => valenceOf(each) === 'strong'))
    return manuscript.firstUnsaid(weighing.strong, names);
  return manuscript.firstUnsaid(strain ? weighing.hard : weighing.kind, names);
}

/** The question about the leading contact, or its answer. */
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

/** The points that a cluster’s planet touches, in the usual order; one opposite the Ascendant touches the Descendant. */
const pointsOf = ({ side, contacts }: Cluster): BodyId[] =>
  contacts
    .map(({ first, second, aspect }) => {
      const met = side === 1 ? second : first;
      return met === Ascendant && aspect === 1 ? Descendant : met;
    })
    .sort((a, b) => a - b);

/** The person called `{name1}` in the texts of a contact: whoever has the body with the lower id. */
const sideOf = (contact: PairContact | undefined): Side =>
  contact === undefined || contact.first <= contact.second ? 1 : 2;

/** That an hour of birth is unknown, if it is. */
function withoutHourOf({ kind, manuscript, pair }: SynastryOpening): string {
  const unknown = pair.names.filter((_, i) => pair.charts[i]?.cusps.length === 0);
  const [name] = unknown;
  if (name === undefined) return '';
  return manuscript.firstUnsaid(kind.withoutHour[unknown.length > 1 ? 'both' : 'one'], { name });
}

/** The answer to the opening’s question; then what helps with the main hard contact, and what lasts. */
export function closingOf(context: SynastryContext): string {
  const { manuscript } = context;
  const pressing = soothed(context);
  const lasts = lastingContact(context);
  return paragraphOf([
    inFrame(context, 'answer'),
    pressing ? remedyOf(context, pressing) : '',
    lasts ? manuscript.firstUnsaid(wordingsOfLasting(context, drawOf(lasts))) : '',
  ]);
}

/** What lasts, which may not promise of a planet what a passage has denied. */
function wordingsOfLasting({ encounters, kind, stated }: SynastryContext, draw: Planet): Wordings {
  const isHard = encounters.some(({ contact, back }) =>
    [contact, back].some((each) => each && valenceOf(each) === 'hard' && drawOf(each) === draw),
  );
  const isDenied = contradictionOf(kind.stances.lasting[draw] ?? [], stated) !== undefined;
  return isHard || isDenied ? kind.lastingEvenSo[draw] : kind.lasting[draw];
}

/** The contact told as lasting: the main kind one or, if that leads and is answered already, the next kind one. */
function lastingContact(context: SynastryOpening): WeighedContact | undefined {
  const { contacts, leaders } = context;
  const { lead, named } = leaders;
  const { pull } = weighed(context.contacts, context.leaders);
  if (pull === undefined || lead === undefined || drawOf(pull) !== drawOf(lead)) return pull;
  const others = [...named, ...heaviestOf(contacts, 'full')];
  return others.find((each) => valenceOf(each) === 'kind' && drawOf(each) !== drawOf(lead)) ?? pull;
}

/** The main hard contact, unless it leads and is answered already. */
export function soothed(context: SynastryBeginning): WeighedContact | undefined {
  const { strain } = weighed(context.contacts, context.leaders);
  return strain === context.leaders.lead ? undefined : strain;
}

/** The advice of the closing, which no section gives as well. */
export const advisedLast = (context: SynastryBeginning): readonly Stance[] =>
  [...(context.leaders.cluster?.contacts ?? [context.leaders.lead]), soothed(context)]
    .filter((each) => each !== undefined)
    .flatMap(({ first, second, aspect }) => stancesOfContact(context.kind.stances, first, second, aspect))
    .filter((stance) => adviceStances.has(stance));

function remedyOf(context: SynastryOpening, contact: PairContact): string {
  const side = sideOf(contact);
  const { first, second } = contact;
  const [lower, higher] = side === 1 ? [first, second] : [second, first];
  const wordings = context.kind.remedies[lower as 0]?.[higher as 0];
  return context.manuscript.firstUnsaid(wordings, namesOf(context, side));
}
