import { Ascendant, type BodyId, Descendant, Moon, Pluto, Saturn, Sun } from '../chart/bodies.js';
import { elementOf } from '../chart/zodiac.js';
import { type Nature, natureOf } from '../text/catalogue.js';
import type { SynastryChapter, SynastryReadingCells } from '../text/pair-catalogue.js';
import { fill } from '../text/texts.js';
import { type ChapterDraft, headsFirst, tellChapters } from './chapters.js';
import { Manuscript } from './manuscript.js';
import type { Draft, Part, Reading, ReadingLength, SpokenCells } from './reading.js';
import { paragraphOf } from './return-sections.js';
import {
  type ChosenOverlay,
  chosenEncounters,
  chosenHouses,
  type Encounter,
  temperBetween,
  valenceOf,
} from './synastry-choice.js';
import { type Joint, jointsOf } from './synastry-joining.js';
import {
  contactFactor,
  overlayFactor,
  type Pair,
  type PairContact,
  type Settlement,
  type Side,
  settlementFactor,
  signOfBody,
} from './synastry-plan.js';
import { bandOf } from './synastry-score.js';

/** What two people are written of with. */
export interface SynastryCells extends SpokenCells {
  bodyName(body: BodyId): string;
}

interface SynastryDesk {
  pair: Pair;
  /** Strongest first. */
  encounters: readonly Encounter[];
  cells: SynastryCells;
  kind: SynastryReadingCells;
  manuscript: Manuscript;
}

/** Where there is more, the faintest places in houses go; a contact that was chosen stays. */
const most = 2600;
const leading = 3;
/** The elements of the lights are background to their contacts. */
const weightOfElements = 3;

const chapterKeys: readonly SynastryChapter[] = [
  'impressions',
  'hearts',
  'desire',
  'talk',
  'daily',
  'gifts',
  'lasting',
];

const deskOf = (pair: Pair, cells: SynastryCells, length: ReadingLength): SynastryDesk => ({
  pair,
  encounters: chosenEncounters(pair, length),
  cells,
  kind: cells.readings.synastry,
  manuscript: new Manuscript(cells.readings.words, pair.seed),
});

/** The opening alone: what `intro` is. */
export const synastryOpening = (pair: Pair, cells: SynastryCells): string =>
  openingOf(deskOf(pair, cells, 'full'), 'full');

/** Two people’s charts as something to read, for both of them. */
export function synastryReading(pair: Pair, cells: SynastryCells, length: ReadingLength): Reading {
  const desk = deskOf(pair, cells, length);
  const { kind, manuscript, encounters } = desk;
  const opening = openingOf(desk, length);
  const { settlements, overlays } = chosenHouses(pair, encounters, length);
  const inChapters = chapterKeys.map((key) => encounters.filter(({ chapter }) => chapter === key));
  const joints = jointsOf(inChapters);
  const chapters: ChapterDraft[] = chapterKeys.map((key, i) => {
    const drafts = [
      ...(inChapters[i] ?? []).map((encounter) =>
        encounterDraft(desk, encounter, joints.get(encounter), length),
      ),
      ...(key === 'impressions' && length === 'full' ? [elementsDraft(desk, Sun)] : []),
      ...(key === 'hearts' && length === 'full' ? [elementsDraft(desk, Moon)] : []),
      ...settlements.filter(({ chapter }) => chapter === key).map((each) => settlementDraft(desk, each)),
      ...overlays.filter(({ chapter }) => chapter === key).map((each) => overlayDraft(desk, each)),
    ].filter((draft) => draft !== undefined);
    // What lasts is kept, however short the reading.
    const asGiven = key === 'lasting';
    return { key, title: kind.chapters[key], drafts: asGiven ? drafts.sort(headsFirst) : drafts, asGiven };
  });
  return {
    title: fill(kind.title, namesOf(desk, 1)),
    opening,
    chapters: tellChapters(chapters, manuscript, most),
    closing: closingOf(desk),
  };
}

/** Both names, those of one side first. */
function namesOf({ pair: { names } }: SynastryDesk, side: Side): { name1: string; name2: string } {
  const [one, other] = names;
  return side === 1 ? { name1: one, name2: other } : { name1: other, name2: one };
}

/** How much there is between the two, its three strongest contacts, how they go together, and what follows. */
function openingOf(desk: SynastryDesk, length: ReadingLength): string {
  const { kind, manuscript, pair } = desk;
  const names = namesOf(desk, 1);
  const encounters = length === 'full' ? desk.encounters : chosenEncounters(pair, 'full');
  const sentences: string[] = [];
  for (const [i, { contact }] of encounters.slice(0, leading).entries()) {
    const before = encounters[i - 1];
    if (before) {
      const connectives = i === 1 ? kind.next.second : kind.next.third;
      sentences.push(manuscript.wording(connectives[turnOf(before.contact, contact)]));
    }
    sentences.push(lineOf(desk, contact));
  }
  return paragraphOf([
    manuscript.wording(kind.opening[bandOf(pair.points)], names),
    ...sentences,
    manuscript.wording(kind.temper[temperBetween(encounters)], names),
    outlookOf(desk, encounters),
  ]);
}

const turnOf = (before: PairContact, contact: PairContact): 'kinder' | 'harder' | 'other' => {
  const [was, is] = [valenceOf(before), valenceOf(contact)];
  if (was !== 'kind' && is === 'kind') return 'kinder';
  return was === 'kind' && is === 'hard' ? 'harder' : 'other';
};

/** The two chapters with the most in them. */
function outlookOf({ kind, manuscript }: SynastryDesk, encounters: readonly Encounter[]): string {
  const weights = chapterKeys.map((key) => ({
    key,
    weight: encounters.reduce((sum, { chapter, contact }) => sum + (chapter === key ? contact.weight : 0), 0),
  }));
  const [a, b] = weights.sort((one, other) => other.weight - one.weight);
  if (!a?.weight || !b?.weight) return '';
  return manuscript.wording(kind.outlook, { a: kind.matters[a.key], b: kind.matters[b.key] });
}

/** The strongest support and the strongest strain, and what becomes of the whole. */
function closingOf(desk: SynastryDesk): string {
  const { encounters, kind, manuscript, pair } = desk;
  const sentences: string[] = [];
  for (const [valence, { lead, of }] of [
    ['kind', kind.support],
    ['hard', kind.strain],
  ] as const) {
    const contact = encounters.find((each) => valenceOf(each.contact) === valence)?.contact;
    if (contact === undefined) continue;
    const subject = Math.max(
      ...[contact.first, contact.second].filter((id) => id <= Pluto),
    ) as keyof typeof of;
    sentences.push(manuscript.wording(lead, bodiesOf(desk, contact)), of[subject]);
  }
  const last = manuscript.wording(kind.closing[bandOf(pair.points)], namesOf(desk, 1));
  return [paragraphOf(sentences), last].filter((text) => text !== '').join('\n\n');
}

/** Both names, and both bodies under them; opposite the Ascendant a planet meets the Descendant. */
function bodiesOf(desk: SynastryDesk, { first, second, aspect }: PairContact): Record<string, string> {
  const nameOf = (id: BodyId): string =>
    desk.cells.bodyName(id === Ascendant && aspect === 1 ? Descendant : id);
  return { ...namesOf(desk, 1), a: nameOf(first), b: nameOf(second) };
}

interface FoundCell {
  line: string | undefined;
  passage: string | undefined;
  /** Who is its `{name1}`. */
  side: Side;
}

/** What there is of a contact, whosever body is which. */
function cellsOf({ kind }: SynastryDesk, { first, second, aspect }: PairContact): FoundCell {
  const side = first <= second ? 1 : 2;
  const [lower, higher] = side === 1 ? [first, second] : [second, first];
  if (aspect === 1 && higher === Ascendant) {
    const { lines, passages } = kind.descendant;
    return { line: lines[lower as 0], passage: passages[lower as 0], side };
  }
  const nature = natureOf(aspect) as Nature;
  return {
    line: kind.lines[lower as 0]?.[higher as 0]?.[nature],
    passage: kind.passages[lower as 0]?.[higher as 0]?.[nature],
    side,
  };
}

function lineOf(desk: SynastryDesk, contact: PairContact): string {
  const { line, side } = cellsOf(desk, contact);
  return desk.manuscript.once(line, namesOf(desk, side));
}

function headingOf(desk: SynastryDesk, contact: PairContact): string {
  const { cells, kind } = desk;
  const { first, second, aspect } = contact;
  const isOnAngle = aspect <= 1 && (first === Ascendant || second === Ascendant);
  if (!isOnAngle) return fill(kind.headings.contacts[aspect as 0], bodiesOf(desk, contact));
  const [side, planet] = second === Ascendant ? ([1, first] as const) : ([2, second] as const);
  return fill(kind.headings.onAngle, {
    ...namesOf(desk, side),
    a: cells.bodyName(planet),
    b: cells.bodyName(aspect === 0 ? Ascendant : Descendant),
  });
}

function encounterDraft(
  desk: SynastryDesk,
  encounter: Encounter,
  joint: Joint | undefined,
  length: ReadingLength,
): Draft {
  const { encounters, kind, manuscript } = desk;
  const { contact, back, chapter } = encounter;
  const { passage, side } = cellsOf(desk, contact);
  const line = lineOf(desk, contact);
  // What the opening has said already stands without a joint, as nothing would be before it under its heading.
  const joined = line === '' ? '' : jointOf(desk, joint);
  const isStandIn = chapter === 'lasting' && !encounters.some((each) => hasSaturn(each.contact));
  const parts: Part[] = [
    isStandIn ? manuscript.wording(kind.withoutSaturn, namesOf(desk, 1)) : '',
    line,
    isStandIn ? '' : joined,
    manuscript.once(passage, namesOf(desk, side)),
  ];
  const paragraphs = [parts];
  if (back) paragraphs.push(backOf(desk, contact, back));
  const { first, second } = contact;
  if (first === second && first <= Moon && length === 'full') paragraphs.push([elementsOf(desk, first)]);
  return {
    title: headingOf(desk, contact),
    weight: contact.weight,
    isKept: true,
    factors: [contactFactor(contact), ...(back ? [contactFactor(back)] : [])],
    paragraphs,
  };
}

const hasSaturn = ({ first, second }: PairContact): boolean => first === Saturn || second === Saturn;

/** The same two bodies the other way around. */
function backOf(desk: SynastryDesk, contact: PairContact, back: PairContact): Part[] {
  const { kind, manuscript } = desk;
  const isOfAngle = contact.first === Ascendant || contact.second === Ascendant;
  const isSame = isOfAngle
    ? contact.aspect === back.aspect
    : natureOf(contact.aspect) === natureOf(back.aspect);
  if (isSame) return [manuscript.wording(kind.bothWays, bodiesOf(desk, back))];
  return [manuscript.wording(kind.reversed[turnOf(contact, back)]), lineOf(desk, back)];
}

function jointOf(desk: SynastryDesk, joint: Joint | undefined): string {
  const { cells, kind, manuscript } = desk;
  if (joint === undefined) return '';
  if (joint.kind === 'turn') return manuscript.wording(kind.turns[joint.to]);
  const { name1: name, name2: other } = namesOf(desk, joint.side);
  return manuscript.wording(kind.relations[joint.kind], {
    name,
    other,
    a: cells.bodyName(joint.body),
    b: cells.bodyName(joint.before),
  });
}

/** The elements of both Suns or both Moons, where the two have no contact that they belong with. */
function elementsDraft(desk: SynastryDesk, body: typeof Sun | typeof Moon): Draft | undefined {
  const { cells, encounters, kind, pair } = desk;
  const hasContact = encounters.some(({ contact }) => contact.first === body && contact.second === body);
  const [one, other] = pair.charts.map((chart) => signOfBody(chart, body));
  if (body === Moon && !pair.moonSignsAreSure) return undefined;
  if (hasContact || one === undefined || other === undefined) return undefined;
  return {
    title: fill(kind.headings.signs, {
      a: cells.bodyName(body),
      sign1: cells.signName(one),
      sign2: cells.signName(other),
    }),
    weight: weightOfElements,
    factors: [{ kind: 'placement', weight: weightOfElements, planetIds: [body, body] }],
    paragraphs: [[elementsOf(desk, body)]],
  };
}

function elementsOf(desk: SynastryDesk, body: BodyId): string {
  const { kind, manuscript, pair } = desk;
  const table = body === Sun ? kind.suns : kind.moons;
  const [one, other] = pair.charts.map((chart) => signOfBody(chart, body));
  if (one === undefined || other === undefined) return '';
  return manuscript.once(table[elementOf(one)][elementOf(other)], namesOf(desk, 1));
}

function settlementDraft(desk: SynastryDesk, settlement: Settlement): Draft {
  const { cells, kind, manuscript } = desk;
  const { person, house, bodies, weight } = settlement;
  const names = namesOf(desk, person);
  const text = manuscript.once(kind.crowded[house], { ...names, planets: manuscript.listOf(bodies) });
  const title = fill(kind.headings.crowded, { ...names, house: cells.readings.words.houses[house] });
  return { title, weight, factors: [settlementFactor(settlement)], paragraphs: [[text]] };
}

function overlayDraft(desk: SynastryDesk, overlay: ChosenOverlay): Draft {
  const { cells, kind, manuscript } = desk;
  const { person, body, house, weight, mutual } = overlay;
  const names = namesOf(desk, person);
  const title = fill(kind.headings.overlay, {
    ...names,
    a: cells.bodyName(body),
    house: cells.readings.words.houses[house],
  });
  const text = manuscript.once(kind.overlays[body as 0][house], names);
  const back = mutual
    ? manuscript.wording(kind.mutual, { ...namesOf(desk, person === 1 ? 2 : 1), a: cells.bodyName(body) })
    : '';
  return { title, weight, factors: [overlayFactor(overlay)], paragraphs: [[text, back]] };
}
