import type { Frame, SynastryReadingCells } from '../../text/pair-catalogue.js';
import type { Wordings } from '../../text/reading-keys.js';
import { paragraphOf } from '../words.js';
import { type Encounter, type Valence, valenceOf } from './choice.js';
import {
  frameOf,
  isOf,
  lineOf,
  namesOf,
  type SynastryContext,
  subjectOf,
  troubleOf,
  variedWording,
} from './context.js';
import type { PairContact, Side } from './plan.js';

/** What the strongest contacts do, and what the two have to find out by the one that leads. */
export function openingOf(context: SynastryContext): string {
  return paragraphOf([...namedOf(context), inFrame(context, 'question'), withoutHourOf(context)]);
}

/** The strongest contact and what is felt like it; then those that go the other way, of which the first says so. */
function namedOf(context: SynastryContext): string[] {
  const { kind, leaders } = context;
  const valences = leaders.named.map(({ contact }) => valenceOf(contact));
  const first = valences.find((valence) => valence !== 'strong');
  const goes = (valence: Valence): boolean => valence === 'strong' || valence === first;
  const [like, unlike] = [true, false].map((isLike) =>
    leaders.named.filter((_, i) => goes(valences[i] as Valence) === isLike),
  ) as [Encounter[], Encounter[]];
  const [turned] = unlike;
  const turn = turned === undefined ? '' : variedWording(context, turnTo(kind, turned), turning);
  const lineFor = ({ contact }: Encounter): string => lineOf(context, contact);
  return [...like.map(lineFor), turn, ...unlike.map(lineFor)];
}

const turnTo = ({ turnTo: { kind, hard } }: SynastryReadingCells, { contact }: Encounter): Wordings =>
  valenceOf(contact) === 'hard' ? hard[troubleOf(contact)] : kind[subjectOf(contact)];

/** Apart from what other sentences go by, so that two pairs that have one of them in common differ in the next. */
const turning = 3;

/** What is asked by the contact that leads, or answered. */
function inFrame(context: SynastryContext, part: keyof Frame): string {
  const { kind, leaders, manuscript } = context;
  const { lead } = leaders;
  const frame = (lead && frameOf(kind, lead)) ?? kind.frames.none;
  return manuscript.unlessSaid(frame[part], namesOf(context, sideOf(lead)));
}

/** Who is `{name1}` of a contact: whoever has its lower body, which at an angle is the planet. */
const sideOf = (contact: PairContact | undefined): Side =>
  contact === undefined || contact.first <= contact.second ? 1 : 2;

/** That an hour is unknown, where it is: a chart without houses. */
function withoutHourOf({ kind, manuscript, pair }: SynastryContext): string {
  const unknown = pair.names.filter((_, i) => pair.charts[i]?.cusps.length === 0);
  const [name] = unknown;
  if (name === undefined) return '';
  return manuscript.firstUnsaid(kind.withoutHour[unknown.length > 1 ? 'both' : 'one'], { name });
}

/** What the opening asked is answered; and where another contact is the hardest, what helps with that. */
export function closingOf(context: SynastryContext): string {
  const { lead, worst } = context.leaders;
  const isOther = worst !== undefined && !(lead && isOf(worst, lead));
  return paragraphOf([inFrame(context, 'answer'), isOther ? remedyOf(context, worst) : '']);
}

function remedyOf(context: SynastryContext, { contact }: Encounter): string {
  const side = sideOf(contact);
  const { first, second } = contact;
  const [lower, higher] = side === 1 ? [first, second] : [second, first];
  const wordings = context.kind.remedies[lower as 0]?.[higher as 0];
  return context.manuscript.firstUnsaid(wordings, namesOf(context, side));
}
