import { Conjunction } from '../chart/aspects.js';
import { Jupiter, type Planet, Uranus } from '../chart/bodies.js';
import { type House, type SignId, signOf } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { Growing, ReportCatalogue, Slow } from '../text/report-catalogue.js';
import { housePair, pairOf, spanOf } from './cells.js';
import type { Happening } from './happenings.js';
import { slowPlanets } from './long-view.js';
import { type Ranked, rank, solarHouse } from './ranking.js';
import type { Signposts } from './signposts.js';
import { cellAt } from './wordings.js';
import { escaped, paragraph, type Writer } from './writer.js';

/** The ground of a year: where Jupiter to Pluto stand, from when to when, and how they meet. */

type Stay = Extract<Happening, { kind: 'stay' }>;
type Meeting = Extract<Happening, { kind: 'aspect' }>;

/** Aspects of slow planets that a year tells beside its lead. */
const meetingsTold = 2;

export interface Background {
  html: string;
  told: Map<Happening, string>;
}

export function backgroundOf(
  happenings: readonly Happening[],
  lead: Happening | undefined,
  writer: Writer,
  signposts: Signposts,
): Background {
  const told = new Map<Happening, string>();
  const { reader } = writer;
  const stays = happenings.filter((one): one is Stay => one.kind === 'stay');
  const housesTold = new Map<House, Planet>();
  const paragraphs: string[] = [];
  let current: string[] = [signposts.take('background') ?? ''];
  let valence = 1;
  for (const planet of slowPlanets) {
    const own = stays.filter(({ body }) => body === planet);
    if (planet === Uranus) {
      paragraphs.push(current.join(' '));
      current = [signposts.take('inward') ?? ''];
    }
    const seen = new Set<SignId>();
    for (const [index, stay] of own.entries()) {
      const house = solarHouse(reader, stay.signId);
      const again = seen.has(stay.signId);
      seen.add(stay.signId);
      const other = housesTold.get(house);
      if (planet !== Jupiter && planet !== Uranus && index === 0 && valence > 0 && other === undefined) {
        current.push(signposts.take('contrast') ?? '');
        valence = -1;
      }
      if (planet === Jupiter && index > 0 && !again) current.push(signposts.take('handover') ?? '');
      current.push(placed(stay, again, writer));
      told.set(stay, '');
      if (again && housesTold.get(house) === planet) continue;
      // What leads is told in its season.
      const isLead = lead?.kind === 'ingress' && lead.body === planet && lead.julianDayUt === stay.begins;
      const words = isLead ? '' : meaning(stay, house, index === 0 ? other : undefined, writer, told);
      if (words !== '') current.push(escaped(words));
      told.set(stay, words);
      if (words !== '' || isLead) housesTold.set(house, planet);
    }
  }
  paragraphs.push(current.join(' '));
  const meetings = meetingsOf(happenings, lead, writer, told);
  if (meetings.length > 0) paragraphs.push(meetings.join(' '));
  return { html: paragraphs.map((text) => paragraph(text.replace(/ {2,}/g, ' ').trim())).join(''), told };
}

/** Where a planet is, from when to when. */
function placed(stay: Stay, again: boolean, writer: Writer): string {
  const { from, to } = writer.period;
  const { begins, ends } = stay;
  const values = {
    planet: writer.planet(stay.body),
    sign: writer.sign(stay.signId),
    house: writer.house(solarHouse(writer.reader, stay.signId)),
    ...(begins !== undefined && { from: writer.time(begins) }),
    ...(ends !== undefined && { until: writer.time(ends) }),
  };
  const arrives = begins !== undefined && begins >= from;
  const leaves = ends !== undefined && ends < to;
  if (arrives && ends === undefined) return writer.statement('arrivesOn', values);
  if (begins === undefined || ends === undefined) return writer.statement('staysOn', values);
  if (again) return writer.statement('back', values);
  if (arrives) return writer.statement('arrives', values);
  return writer.statement(leaves ? 'leaves' : 'stays', values);
}

/** What a planet means in a house; where another was told of there, what the two are together. */
function meaning(
  stay: Stay,
  house: House,
  other: Planet | undefined,
  { words, period, reader }: Writer,
  told: ReadonlyMap<Happening, string>,
): string {
  const { columns, signs, rising } = words.reports;
  const turn = period.number;
  const pair =
    other === undefined ? undefined : cellAt(columns.together[pairOf(other, stay.body)], house, turn);
  if (pair !== undefined && period.kind === 'yearly') return pair.text;
  const { from, to } = period;
  const arrives = stay.begins !== undefined && stay.begins >= from;
  const leaves = stay.ends !== undefined && stay.ends < to;
  // A first look into a sign, of some months, is told by its dates.
  if (arrives && leaves) return '';
  const phases = columns.slow[stay.body as Slow];
  const phase = arrives ? phases.arrives : leaves ? phases.leaves : phases.stays;
  // A neighbor sign meets a house's cell the year after.
  const byReader = turn + reader;
  if (period.kind === 'yearly') {
    const coming = arrives ? signs.ingress[stay.body] : undefined;
    const tables = [phase, coming, phases.stays, signs.ingress[stay.body]];
    const cell = tables.map((table) => cellAt(table, house, byReader)).find((one) => one !== undefined);
    const text = cell?.text ?? '';
    return [...told.values()].includes(text) ? '' : text;
  }
  // What is long settled is told as such, in another wording than the year by the Sun sign has.
  const cells = arrives ? rising.ingress[stay.body as Slow] : otherThanOnce(phases.stays, house);
  return cellAt(cells, house, byReader + 1)?.text ?? '';
}

/** Cells of a house that both kinds of year can read without reading the same. */
const otherThanOnce = (cells: Growing, house: House): Growing | undefined =>
  (cells[house]?.length ?? 0) > 1 ? cells : undefined;

const statements = {
  0: 'slowConjunction',
  1: 'slowOpposition',
  2: 'slowTrine',
  3: 'slowSquare',
  4: 'slowSextile',
} as const satisfies Record<number, keyof ReportCatalogue['yearStatements']>;

/** The meetings of slow planets, each with the dates of all its passes. */
function meetingsOf(
  happenings: readonly Happening[],
  lead: Happening | undefined,
  writer: Writer,
  told: Map<Happening, string>,
): string[] {
  const { reader, period } = writer;
  const all = happenings.filter((one): one is Meeting => one.kind === 'aspect');
  const ranked = rank(all, reader, period.kind) as (Ranked & { happening: Meeting })[];
  const passes = new Map<string, (Ranked & { happening: Meeting })[]>();
  for (const each of ranked) {
    const name = nameOf(each.happening);
    passes.set(name, [...(passes.get(name) ?? []), each]);
  }
  const groups = [...passes.values()].filter((group) => !group.some(({ happening }) => happening === lead));
  let count = 0;
  return groups.flatMap((group) => {
    const [first] = group.sort((a, b) => a.happening.julianDayUt - b.happening.julianDayUt);
    if (first === undefined || count >= meetingsTold) return [];
    const { happening, house } = first;
    const meant = meetingMeans(first, writer, all);
    // The date of an aspect alone tells nothing; planets that meet are a year's event even so.
    if (meant === '' && happening.aspectId !== Conjunction) return [];
    count++;
    // Passes in other signs are in other houses: told where the first is, with those of its signs.
    const same = group.filter(
      ({ happening: { signId, slowLongitude } }) =>
        signId === happening.signId && signOf(slowLongitude) === signOf(happening.slowLongitude),
    );
    const otherSign = signOf(happening.slowLongitude);
    const sentence = writer.statement(statements[happening.aspectId as keyof typeof statements], {
      planet: writer.planet(happening.body),
      other: writer.planet(happening.slow),
      sign: writer.sign(happening.signId),
      house: writer.house(house),
      otherSign: writer.sign(otherSign),
      otherHouse: happening.aspectId === 0 ? '' : writer.house(solarHouse(reader, otherSign)),
      dates: writer.list(same.map((each) => writer.time(each.happening.julianDayUt))),
    });
    for (const each of same) told.set(each.happening, meant);
    return [meant === '' ? sentence : `${sentence} ${escaped(meant)}`];
  });
}

/** What a meeting means: of its planets, or else of its two houses; each cell once in a year's twelve signs. */
function meetingMeans(
  { happening, house }: Ranked & { happening: Meeting },
  { period, reader, words }: Writer,
  all: readonly Meeting[],
): string {
  const { columns } = words.reports;
  const { body, slow, aspectId, slowLongitude } = happening;
  const nature = natureOf(aspectId);
  const cells = nature && columns.slowAspects[pairOf(body, slow)]?.[nature];
  const isSign = period.kind === 'yearly';
  // The same cells are read in both kinds of year, in another wording.
  const own = isSign ? cells : cells && otherThanOnce(cells, house);
  const cell = cellAt(own, house, period.number + (isSign ? 0 : 1))?.text;
  if (cell !== undefined) return cell;
  if (aspectId === Conjunction || !isSign) return '';
  const wordings = columns.between[housePair(house, solarHouse(reader, signOf(slowLongitude)))] ?? [];
  // Meetings of one span share what is said of the houses: each has a place of its own.
  const alike = [...new Set(all.filter((one) => spanOf(one) === spanOf(happening)).map(nameOf))];
  const place = alike.indexOf(nameOf(happening)) + period.number;
  return wordings[place % Math.max(wordings.length, alike.length)] ?? '';
}

const nameOf = ({ body, slow, aspectId }: Meeting): string => `${body} ${slow} ${aspectId}`;
