import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { elementOf, type House } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { SynastryReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { type ChapterDraft, type MostWords, tellChapters } from './chapters.js';
import { Manuscript } from './manuscript.js';
import type { Draft, Part, Reading, ReadingLength, SpokenCells } from './reading.js';
import { paragraphOf } from './return-sections.js';
import {
  chapterOfContact,
  chapterOfOverlay,
  contactFactor,
  contactsByWeight,
  isReturnOf,
  overlayFactor,
  overlaysByWeight,
  type Pair,
  type Settlement,
  type Side,
  type SynastryChapter,
  settlementFactor,
  settlementsByWeight,
  signOfBody,
  type WeighedContact,
  type WeighedOverlay,
} from './synastry-plan.js';
import { bandOf } from './synastry-score.js';
import { temperOf } from './temper.js';

/** What two people are told with. */
export interface SynastryCells extends SpokenCells {
  bodyName(body: BodyId): string;
  synastryAspect(own: BodyId, partners: BodyId, aspect: AspectId): string | null;
  synastryOverlay(body: BodyId, house: House | 0): string | null;
}

interface SynastryDesk {
  pair: Pair;
  contacts: readonly WeighedContact[];
  cells: SynastryCells;
  kind: SynastryReadingCells;
  manuscript: Manuscript;
  /** How many texts have spoken to each of the two. */
  spokenTo: Record<Side, number>;
}

const most: MostWords = { full: 2400, brief: 800 };
const mostOf = { leading: 3, contacts: 18, ofChapter: 5, bothSides: 4, overlays: 3, settlements: 2 };
/** Of a contact: below it is too faint to tell. */
const faint = 1.5;
/** The elements of the lights are background to their contacts. */
const weightOfElements = 3;

const titles: readonly SynastryChapter[] = [
  'impressions',
  'hearts',
  'desire',
  'talk',
  'daily',
  'gifts',
  'lasting',
];

const deskOf = (pair: Pair, cells: SynastryCells): SynastryDesk => ({
  pair,
  contacts: contactsByWeight(pair),
  cells,
  kind: cells.readings.synastry,
  manuscript: new Manuscript(cells.readings.words, pair.seed),
  spokenTo: { 1: 0, 2: 0 },
});

/** The opening alone: what `intro` is. */
export const synastryOpening = (pair: Pair, cells: SynastryCells): string => tellOpening(deskOf(pair, cells));

/** Two people’s charts as something to read, for both of them. */
export function synastryReading(pair: Pair, cells: SynastryCells, length: ReadingLength): Reading {
  const desk = deskOf(pair, cells);
  const { kind, manuscript } = desk;
  const opening = tellOpening(desk);
  const drafts = new Map<SynastryChapter, (Draft | undefined)[]>(titles.map((key) => [key, []]));
  const into = (key: SynastryChapter, draft: Draft | undefined): void => void drafts.get(key)?.push(draft);
  for (const { contact, back, isLeading } of chosenContacts(desk))
    into(chapterOfContact(contact), contactDraft(desk, contact, back, isLeading));
  into('impressions', elementsDraft(desk, Sun, kind.suns));
  into('hearts', elementsDraft(desk, Moon, kind.moons));
  for (const settlement of settlementsByWeight(pair).slice(0, mostOf.settlements))
    into(chapterOfOverlay(settlement.house), settlementDraft(desk, settlement));
  for (const overlay of chosenOverlays(pair))
    into(chapterOfOverlay(overlay.house), overlayDraft(desk, overlay));
  const chapters: ChapterDraft[] = titles.map((key) => ({
    key,
    title: kind.chapters[key],
    drafts: drafts.get(key) ?? [],
  }));
  const names = namesOf(desk, 1);
  return {
    title: fill(kind.title, names),
    opening,
    chapters: tellChapters(chapters, manuscript, most[length]),
    closing: manuscript.wording(kind.closing[bandOf(pair.points)], names),
  };
}

/** Both names, those of one side first. */
function namesOf({ pair: { names } }: SynastryDesk, side: Side): { name1: string; name2: string } {
  const [one, other] = names;
  return side === 1 ? { name1: one, name2: other } : { name1: other, name2: one };
}

/** How much there is between the two, its three strongest contacts, and how they go together. */
function tellOpening(desk: SynastryDesk): string {
  const { contacts, kind, manuscript, pair } = desk;
  const names = namesOf(desk, 1);
  const lines: string[] = [];
  for (const contact of contacts) {
    if (lines.length === mostOf.leading) break;
    const line = lineOf(desk, contact);
    if (line !== '') lines.push(line);
  }
  return paragraphOf([
    manuscript.wording(kind.opening[bandOf(pair.points)], names),
    ...lines,
    manuscript.wording(kind.temper[temperOf(contacts)], names),
  ]);
}

/** The line of a contact, whosever body is which. */
function lineOf(desk: SynastryDesk, { first, second, aspect }: WeighedContact): string {
  const nature = natureOf(aspect);
  const [lower, higher] = first <= second ? [first, second] : [second, first];
  const cell = nature && desk.kind.lines[lower]?.[higher]?.[nature];
  return desk.manuscript.once(cell, namesOf(desk, first <= second ? 1 : 2));
}

interface ChosenContact {
  contact: WeighedContact;
  /** The same the other way around, told with it. */
  back: WeighedContact | undefined;
  /** Told from both sides. */
  isLeading: boolean;
}

/** The contacts that are told: the strongest, a few of each chapter. */
function chosenContacts({ cells, contacts }: SynastryDesk): ChosenContact[] {
  const chosen: ChosenContact[] = [];
  const counts = new Map<SynastryChapter, number>();
  const told = new Set<WeighedContact>();
  for (const contact of contacts) {
    if (chosen.length === mostOf.contacts || contact.weight < faint) break;
    const { first, second, aspect } = contact;
    const hasText =
      cells.synastryAspect(first, second, aspect) !== null ||
      cells.synastryAspect(second, first, aspect) !== null;
    const chapter = chapterOfContact(contact);
    const count = counts.get(chapter) ?? 0;
    if (told.has(contact) || !hasText || count === mostOf.ofChapter) continue;
    const back = contacts.find((other) => isReturnOf(contact, other));
    if (back) told.add(back);
    counts.set(chapter, count + 1);
    chosen.push({ contact, back, isLeading: chosen.length < mostOf.bothSides });
  }
  return chosen;
}

/** A text that speaks to one of the two, under that one’s name. */
function spoken(desk: SynastryDesk, side: Side, text: string | null): Part[] {
  const told = desk.manuscript.once(text);
  if (told === '') return [];
  desk.spokenTo[side]++;
  return [fill(desk.kind.to, { name: desk.pair.names[side - 1] as string }), { cell: told }];
}

function spokenToBoth(desk: SynastryDesk, text: string | null): Part[] {
  const told = desk.manuscript.once(text);
  return told === '' ? [] : [fill(desk.kind.toBoth, namesOf(desk, 1)), { cell: told }];
}

function contactDraft(
  desk: SynastryDesk,
  contact: WeighedContact,
  back: WeighedContact | undefined,
  isLeading: boolean,
): Draft {
  const { cells, kind, manuscript, pair } = desk;
  const { first, second, aspect } = contact;
  const title = fill(kind.headings.contacts[aspect as 0], {
    name1: pair.names[0],
    name2: pair.names[1],
    a: cells.bodyName(first),
    b: cells.bodyName(second),
  });
  const toFirst = cells.synastryAspect(first, second, aspect);
  const toSecond = cells.synastryAspect(second, first, aspect);
  const paragraphs: Part[][] = [[lineOf(desk, contact)]];
  if (first === second) paragraphs.push(spokenToBoth(desk, toFirst));
  else if (back !== undefined) {
    // What holds both ways is said to both.
    const [one, other] = toFirst === null ? [toSecond, null] : [toFirst, toSecond];
    paragraphs.push(spokenToBoth(desk, one));
    const rest = manuscript.once(other);
    if (rest !== '') paragraphs.push([manuscript.wording(kind.bothWays), { cell: rest }]);
  } else {
    const sides: [Side, string | null][] = [
      [1, toFirst],
      [2, toSecond],
    ];
    const known = sides.filter(([, text]) => text !== null);
    // Who has been spoken to less is spoken to first.
    known.sort(([a], [b]) => desk.spokenTo[a] - desk.spokenTo[b]);
    for (const [side, text] of isLeading ? known : known.slice(0, 1))
      paragraphs.push(spoken(desk, side, text));
  }
  return {
    title,
    weight: contact.weight,
    factors: [contactFactor(contact), ...(back ? [contactFactor(back)] : [])],
    paragraphs,
  };
}

/** The elements of both Suns or both Moons. */
function elementsDraft(
  desk: SynastryDesk,
  body: typeof Sun | typeof Moon,
  table: SynastryReadingCells['suns'],
): Draft | undefined {
  const { cells, kind, manuscript, pair } = desk;
  const [one, other] = pair.charts.map((chart) => signOfBody(chart, body));
  if (one === undefined || other === undefined) return undefined;
  const text = manuscript.once(table[elementOf(one)][elementOf(other)], namesOf(desk, 1));
  return {
    title: fill(kind.headings.signs, {
      a: cells.bodyName(body),
      sign1: cells.signName(one),
      sign2: cells.signName(other),
    }),
    weight: weightOfElements,
    factors: [{ kind: 'placement', weight: weightOfElements, planetIds: [body, body] }],
    paragraphs: [[text]],
  };
}

function settlementDraft(desk: SynastryDesk, settlement: Settlement): Draft {
  const { cells, kind, manuscript } = desk;
  const { person, house, bodies, weight } = settlement;
  const names = namesOf(desk, person);
  const text = manuscript.once(kind.crowded[house], { ...names, planets: manuscript.listOf(bodies) });
  const title = fill(kind.headings.crowded, { ...names, house: cells.readings.words.houses[house] });
  return { title, weight, factors: [settlementFactor(settlement)], paragraphs: [[text]] };
}

/** The strongest of either person’s planets in the other’s houses. */
function chosenOverlays(pair: Pair): WeighedOverlay[] {
  const crowded = settlementsByWeight(pair).slice(0, mostOf.settlements);
  const all = overlaysByWeight(pair).filter(
    ({ person, house }) => !crowded.some((each) => each.person === person && each.house === house),
  );
  const of = (side: Side): WeighedOverlay[] =>
    all.filter(({ person }) => person === side).slice(0, mostOf.overlays);
  return [...of(1), ...of(2)];
}

function overlayDraft(desk: SynastryDesk, overlay: WeighedOverlay): Draft {
  const { cells, kind } = desk;
  const { person, body, house, weight } = overlay;
  const title = fill(kind.headings.overlay, {
    ...namesOf(desk, person),
    a: cells.bodyName(body),
    house: cells.readings.words.houses[house],
  });
  const paragraphs = [spoken(desk, person, cells.synastryOverlay(body, house))];
  return { title, weight, factors: [overlayFactor(overlay)], paragraphs };
}
