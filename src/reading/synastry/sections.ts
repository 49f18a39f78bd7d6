import { Conjunction } from '../../chart/aspect-kinds.js';
import { Mars, Mercury, Midheaven, Moon, type Planet, Pluto, Sun, Venus } from '../../chart/bodies.js';
import { adviceStances, type Stance } from '../../text/stances.js';
import { fill } from '../../text/texts.js';
import { listOf } from '../manuscript.js';
import { stancesOfContact } from '../pair-stances.js';
import type { Draft, Part } from '../reading.js';
import { sentencesOf, wordsIn } from '../words.js';
import { isAlike, isSame } from './choice.js';
import { bodiesOf, cellsOf, headingOf, lineOf, nameIn, namesOf, type SynastryContext } from './context.js';
import { type Encounter, includesAny, valenceOf } from './encounters.js';
import { bodyOf, type Group } from './groups.js';
import type { ChosenOverlay } from './houses.js';
import { soothed } from './opening.js';
import {
  contactFactor,
  overlayFactor,
  type PairContact,
  type Settlement,
  type Side,
  settlementFactor,
} from './plan.js';
import { signOf } from './sign-parts.js';
import { bySigns, wayOf } from './signs.js';

/** What a contact states, whichever of its two texts is written. */
const stancesOf = ({ kind }: SynastryContext, { first, second, aspect }: PairContact): readonly Stance[] =>
  stancesOfContact(kind.stances, first, second, aspect);

/** A passage with what it says of lovers, in square brackets, or between two who are hardly that without. */
const ofKin = (passage: string, { isAcrossGenerations }: SynastryContext['pair']): string =>
  passage.replace(/\[([^\]]*)\]/g, isAcrossGenerations ? '' : '$1');

/** What comes of a contact, and between planets that differ by sign, what each does. */
function passageOf(context: SynastryContext, contact: PairContact): string {
  const { passage: cell, side } = cellsOf(context, contact);
  const passage = cell && ofKin(cell, context.pair);
  const names = namesOf(context, side);
  const text = context.manuscript.unlessSaid(passage, { ...names, ...waysOf(context, contact) });
  const whole = text.replace(/ {2,}/g, ' ');
  const stances = stancesOf(context, contact);
  const advice = stances.filter((stance) => adviceStances.has(stance));
  const isGiven = advice.some((stance) => context.advised.has(stance));
  for (const stance of advice) context.advised.add(stance);
  if (!isGiven && !isAnswered(context, contact)) return whole;
  const cut = withoutLast(whole);
  return isLeading(context, contact) && wordsIn(cut) < fewestOfLead ? whole : cut;
}

/** Whether the reading opens and closes by it. */
export const isLeading = ({ leaders: { lead } }: SynastryContext, contact: PairContact): boolean =>
  lead !== undefined && isSame(lead, contact);

/** Whether the closing says what helps with it. */
function isAnswered(context: SynastryContext, contact: PairContact): boolean {
  const last = soothed(context);
  return [context.leaders.lead, last].some((each) => each !== undefined && isSame(each, contact));
}

/** What leads is told in no fewer words, if its text has them. */
const fewestOfLead = 60;
/** A passage of no more stays whole. */
const fewestSentences = 2;

/** Without the last sentence, on which a passage says what helps; a short passage stays whole. */
function withoutLast(passage: string): string {
  const sentences = sentencesOf(passage);
  return sentences.length > fewestSentences ? sentences.slice(0, -1).join(' ') : passage;
}

function waysOf({ kind, pair }: SynastryContext, { first, second }: PairContact): Record<string, string> {
  const body = first as typeof Venus;
  if (first !== second || ![Mercury, Venus, Mars].some((id) => id === first)) return {};
  const [way1, way2] = pair.charts.map((chart, i) => {
    const sign = signOf(chart, body);
    return sign === undefined ? '' : fill(kind.ways[body][sign], { name: pair.names[i] as string });
  });
  return { way1: way1 as string, way2: way2 as string };
}

/**
 * Contacts of one body, a paragraph each; where it is a burden, what comes of the strongest and of those that the
 * opening names, and what the others add to it.
 */
export function groupDraft(context: SynastryContext, { members, side, isBurden }: Group): Draft {
  const [lead, ...others] = members as [Encounter, ...Encounter[]];
  const { contact, back } = lead;
  const sides: readonly Side[] =
    isHeavy(context, lead) || context.isShort ? [1, 2] : others.length > 0 ? [side] : [];
  const ways = sides.map((each) => wayOf(context, contact, each));
  const paragraphs: Part[][] = [
    [...ways, passageOf(context, contact), ...(back ? backOf(context, contact, back) : [])],
    ...(back ? atLength(context, contact, back) : []),
    bySigns(context, contact),
  ];
  if (isBurden) {
    // The opening may have had its sentence; and a short reading has room to tell all at length.
    const lines = others.map((each) =>
      isHeavy(context, each) || context.isShort || includesAny(each.contact, [Sun, Moon])
        ? ''
        : lineOf(context, each.contact),
    );
    const whole = others.filter((_, i) => !lines[i]);
    const said = others.flatMap(({ contact: one, back: other }, i): Part[] => {
      const line = lines[i];
      if (!line) return [];
      return other && isAlike(one, other) ? [line, ...backOf(context, one, other)] : [line];
    });
    for (const each of whole) {
      paragraphs.push(besideOf(context, each));
      if (each.back) paragraphs.push(...atLength(context, each.contact, each.back));
    }
    // One sentence is no paragraph.
    if (said.length > 1) paragraphs.push(said);
    else (paragraphs.filter((parts) => parts.length > 0).at(-1) as Part[]).push(...said);
  } else
    others.forEach((each, i) => {
      const turn = turnTo(context, members.slice(0, i + 1), each, side);
      paragraphs.push([turn, ...besideOf(context, each)].filter((part) => part !== ''));
      if (each.back) paragraphs.push(...atLength(context, each.contact, each.back));
      paragraphs.push(bySigns(context, each.contact));
    });
  return {
    isLead: members.some(({ contact: one, back: other }) =>
      [one, other].some((each) => each && isLeading(context, each)),
    ),
    title: others.length === 0 ? headingOf(context, contact) : groupHeading(context, members, side),
    weight: contact.weight,
    isKept: members.some(({ isNeeded }) => isNeeded),
    factors: members.flatMap((each) => [
      contactFactor(each.contact),
      ...(each.back ? [contactFactor(each.back)] : []),
    ]),
    paragraphs: paragraphs.filter((parts) => parts.length > 0),
  };
}

/** Whether it is among the contacts that are told at length in any case. */
const isHeavy = ({ heaviest }: SynastryContext, { contact, back }: Encounter): boolean =>
  heaviest.some((one) => [contact, back].some((each) => each && isSame(one, each)));

function groupHeading(context: SynastryContext, members: Group['members'], side: Side): string {
  const { kind, manuscript } = context;
  const namesOn = (of: Side): string[] => [
    ...new Set(members.map(({ contact }) => nameIn(context, contact, bodyOf(contact, of)))),
  ];
  return fill(kind.headings.several, {
    a: manuscript.join(namesOn(side)),
    planets: manuscript.join(namesOn(side === 1 ? 2 : 1)),
    ...namesOf(context, side),
  });
}

/**
 * That a contact does the contrary of what those before it did to the same body: each of them would be read as all there is
 * to say.
 */
function turnTo(
  context: SynastryContext,
  before: readonly Encounter[],
  { contact }: Encounter,
  side: Side,
): string {
  const { kind, manuscript, pair } = context;
  const was = before
    .map((each) => valenceOf(each.contact))
    .filter((valence) => valence !== 'strong')
    .at(-1);
  const is = valenceOf(contact);
  if (was === undefined || was === is || is === 'strong') return '';
  const other = side === 1 ? 2 : 1;
  const wordings = kind.turned[is === 'kind' ? 'kinder' : 'harder'][bodyOf(contact, other) as Planet];
  return manuscript.firstUnsaid(wordings, {
    name1: pair.names[side - 1] as string,
    name2: pair.names[other - 1] as string,
    a: nameIn(context, contact, bodyOf(contact, side)),
  });
}

/** One more contact of a body. */
function besideOf(context: SynastryContext, { contact, back }: Encounter): Part[] {
  return [passageOf(context, contact), ...(back ? backOf(context, contact, back) : [])];
}

/** Degrees within which two planets that stand together say too much for a sentence at the end of another contact. */
const closeTogether = 3;

/** Whether the same two bodies stand together the other way around, and not in the contact that is told before it. */
const isTogether = (contact: PairContact, back: PairContact): boolean =>
  back.aspect === Conjunction &&
  contact.aspect !== Conjunction &&
  back.orb <= closeTogether &&
  Math.max(back.first, back.second) <= Pluto;

/** Whether it is told in a paragraph of its own: what stands together, and what the opening has given its sentence. */
const isAtLength = (context: SynastryContext, contact: PairContact, back: PairContact): boolean =>
  isTogether(contact, back) ||
  (contact.aspect !== back.aspect && context.leaders.named.some((each) => isSame(each, back)));

function atLength(context: SynastryContext, contact: PairContact, back: PairContact): Part[][] {
  const text = isAtLength(context, contact, back) ? passageOf(context, back) : '';
  return text === '' ? [] : [[text]];
}

/** The same two bodies the other way around, announced; nothing where its sentence has been used. */
function backOf(context: SynastryContext, contact: PairContact, back: PairContact): Part[] {
  const { kind, manuscript } = context;
  if (isAtLength(context, contact, back)) return [];
  if (isAlike(contact, back))
    return [manuscript.firstUnsaid(kind.bothWays[valenceOf(contact)], bodiesOf(context, back))];
  const [was, is] = [valenceOf(contact), valenceOf(back)];
  const text = lineOf(context, back);
  // Its sentence has been used; that it goes both ways is to be said even so.
  if (text === '')
    return was !== 'kind' && is !== 'kind'
      ? [manuscript.firstUnsaid(kind.bothWays[is], bodiesOf(context, back))]
      : [];
  if (was === is || was === 'strong' || is === 'strong') return [text];
  return [manuscript.firstUnsaid(kind.reversed[is === 'kind' ? 'kinder' : 'harder']), text];
}

export function settlementDraft(context: SynastryContext, settlement: Settlement): Draft {
  const { cells, kind, manuscript } = context;
  const { person, house, bodies, weight } = settlement;
  const names = namesOf(context, person);
  const planets = listOf(
    bodies.map((id) => cells.bodyName(id)),
    cells.readings.words.list,
  );
  const text = manuscript.unlessSaid(kind.crowded[house], { ...names, planets });
  const title = fill(kind.headings.crowded, { ...names, house: cells.readings.words.houses[house] });
  return { title, weight, factors: [settlementFactor(settlement)], paragraphs: [[text]] };
}

function overlayDraft(context: SynastryContext, overlay: ChosenOverlay): Draft {
  const { cells, kind, manuscript } = context;
  const { person, body, house, weight, angle } = overlay;
  const names = namesOf(context, person);
  if (angle !== undefined) {
    const { atFoot, onAngle } = kind.headings;
    const bodies = { a: cells.bodyName(body), b: cells.bodyName(angle) };
    return {
      title: fill(angle === Midheaven ? onAngle : atFoot, { ...names, ...bodies }),
      weight,
      factors: [overlayFactor(overlay)],
      paragraphs: [[manuscript.unlessSaid(kind.onMeridian[angle][body as 0], names)]],
    };
  }
  const title = fill(kind.headings.overlay, {
    ...names,
    a: cells.bodyName(body),
    house: cells.readings.words.houses[house],
  });
  const text = manuscript.unlessSaid(kind.overlays[body as 0][house], names);
  return { title, weight, factors: [overlayFactor(overlay)], paragraphs: [[text]] };
}

/** Planets of the two in each other’s houses as one section, a paragraph each: the strongest first. */
export function overlaysDraft(
  context: SynastryContext,
  overlays: readonly ChosenOverlay[],
): Draft | undefined {
  const { houses, mutual } = context.kind.headings;
  const [lead, ...others] = [...overlays].sort((a, b) => b.weight - a.weight);
  if (lead === undefined) return undefined;
  const drafts = [lead, ...others].map((each) => overlayDraft(context, each));
  const [first] = drafts as [Draft, ...Draft[]];
  if (others.length === 0) return first;
  const planetsOf = (side: Side): string =>
    context.manuscript.join(
      overlays.filter(({ person }) => person === side).map(({ body }) => context.cells.bodyName(body)),
    );
  const isOfOne = others.every(({ person }) => person === lead.person);
  return {
    ...first,
    title: fill(isOfOne ? houses : mutual, {
      ...namesOf(context, lead.person),
      planets1: planetsOf(lead.person),
      planets2: planetsOf(lead.person === 1 ? 2 : 1),
    }),
    factors: drafts.flatMap(({ factors }) => factors),
    paragraphs: drafts.flatMap(({ paragraphs }) => paragraphs),
  };
}
