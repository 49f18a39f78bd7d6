import type { SynastryReadingCells } from '../../text/pair-catalogue.js';
import type { Wordings } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { paragraphOf } from '../words.js';
import { type Encounter, type Valence, valenceOf } from './choice.js';
import {
  bodiesOf,
  lineOf,
  namesOf,
  type SynastryContext,
  subjectOf,
  troubleOf,
  variedWording,
} from './context.js';

/** What the strongest contacts do, and how the kindest and the hardest of them go together. */
export function openingOf(context: SynastryContext): string {
  return paragraphOf([...namedOf(context), togetherOf(context), withoutHourOf(context)]);
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
const ending = 7;
const remedying = 11;

/** When the kindest holds and when the hardest. */
function togetherOf({ kind, leaders: { best, worst }, manuscript }: SynastryContext): string {
  if (worst === undefined) return manuscript.firstUnsaid(kind.onlyKind);
  return best ? manuscript.unlessSaid(kind.together[subjectOf(best.contact)][troubleOf(worst.contact)]) : '';
}

/** That an hour is unknown, where it is: a chart without houses. */
function withoutHourOf({ kind, manuscript, pair }: SynastryContext): string {
  const unknown = pair.names.filter((_, i) => pair.charts[i]?.cusps.length === 0);
  const [name] = unknown;
  if (name === undefined) return '';
  return manuscript.firstUnsaid(kind.withoutHour[unknown.length > 1 ? 'both' : 'one'], { name });
}

/** What is kindest, and from there what helps with what is hardest: the same contacts that the opening weighed. */
export function closingOf(context: SynastryContext): string {
  const { kind, leaders, manuscript } = context;
  const { best, worst } = leaders;
  const remedy = worst ? remedyOf(context, worst) : '';
  if (best === undefined) return remedy;
  const subject = subjectOf(best.contact);
  const names = { kind: fill(kind.contactName, bodiesOf(context, best.contact)) };
  return paragraphOf([
    variedWording(context, kind.closing[subject], ending, names),
    worst ? remedy : manuscript.unlessSaid(kind.kept[subject]),
  ]);
}

function remedyOf(context: SynastryContext, { contact: { first, second } }: Encounter): string {
  const side = first <= second ? 1 : 2;
  const [lower, higher] = side === 1 ? [first, second] : [second, first];
  const wordings = context.kind.remedies[lower as 0]?.[higher as 0];
  return wordings ? variedWording(context, wordings, remedying, namesOf(context, side)) : '';
}
