import { Jupiter, Saturn } from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import { pairOf } from './cells.js';
import type { Happening } from './happenings.js';
import { type SlowPlanet, slowPlanets } from './long-view.js';
import type { Period } from './period.js';
import { solarHouse } from './ranking.js';
import { joined } from './season-writer.js';
import { cellAt } from './wordings.js';
import { escaped, paragraph, type Writer, wordsIn } from './writer.js';
import { meetingsOf } from './year-meetings.js';

/** The ground of a year: where Jupiter to Pluto stand, from when to when, and how they meet. */

type Stay = Extract<Happening, { kind: 'stay' }>;

export interface Background {
  html: string;
  told: Map<Happening, string>;
}

/** A paragraph a planet, and one of their meetings. */
export function backgroundOf(
  happenings: readonly Happening[],
  lead: Happening | undefined,
  writer: Writer,
): Background {
  const told = new Map<Happening, string>();
  const stays = happenings.filter((one): one is Stay => one.kind === 'stay');
  const tenants = new Map<House, Stay>();
  const paragraphs = slowPlanets.map((planet) => {
    const own = stays.filter(({ body }) => body === planet);
    const move = moveOf(own, writer.period);
    if (move !== undefined) return moved(move, { lead, stays, tenants, told }, writer);
    const sentences: string[] = [];
    const worded = new Set<SignId>();
    for (const [index, stay] of own.entries()) {
      if (told.has(stay)) continue;
      const house = solarHouse(writer.reader, stay.signId);
      const loop = loopFrom(own.slice(index, index + 3), writer.period);
      const where =
        loop === undefined ? placed(stay, worded.has(stay.signId), writer) : visiting(loop, writer);
      // What leads is told in its season.
      const isLead = lead?.kind === 'ingress' && lead.body === planet && lead.julianDayUt === stay.begins;
      const other = tenants.get(house);
      const company = other && isTogether(stay, other, stays, writer.period) ? other : undefined;
      const comesBack = own.slice(index + 1).some(({ signId }) => signId === stay.signId);
      const words =
        worded.has(stay.signId) || isLead ? '' : meaning(stay, house, company, writer, told, comesBack);
      worded.add(stay.signId);
      // Where nothing changes, what it is like matters more than since when.
      const isSettled = company === undefined && own.length === 1;
      sentences.push(...(isSettled ? [escaped(words), where] : [where, escaped(words)]));
      told.set(stay, words);
      for (const one of loop ?? []) if (one !== stay) told.set(one, '');
      if (other === undefined && (words !== '' || isLead)) tenants.set(house, stay);
    }
    return joined(sentences);
  });
  const room = mostWords - paragraphs.reduce((sum, text) => sum + wordsIn(text), 0);
  paragraphs.push(joined(meetingsOf(happenings, lead, writer, told, room)));
  return {
    html: paragraphs
      .filter((text) => text !== '')
      .map(paragraph)
      .join(''),
    told,
  };
}

/** Words beyond which the ground of a year takes no further meeting of planets. */
const mostWords = 370;

/** From one sign to the next, once in the year. */
type Move = readonly [before: Stay & { begins: number; ends: number }, after: Stay & { ends: number }];

function moveOf([before, after, ...others]: readonly Stay[], { from, to }: Period): Move | undefined {
  if (before?.begins === undefined || after?.ends === undefined || others.length > 0) return undefined;
  return before.begins < from && after.ends >= to ? ([before, after] as Move) : undefined;
}

/** What the paragraphs of a year's ground know of each other. */
interface Ground {
  lead: Happening | undefined;
  stays: readonly Stay[];
  tenants: Map<House, Stay>;
  told: Map<Happening, string>;
}

/** Days of a year after which what a planet leaves is more of the year than what it comes to. */
const half = 183;

/** A planet that changes signs: what it is like where it is for longer, and its dates in a sentence. */
function moved([before, after]: Move, { lead, stays, tenants, told }: Ground, writer: Writer): string {
  const { period, reader } = writer;
  const [from, to] = [before, after].map(({ signId }) => solarHouse(reader, signId)) as [House, House];
  // Where Jupiter and Saturn come to is told in its season, and so is what leads.
  const isLead = lead?.kind === 'ingress' && lead.body === before.body && lead.julianDayUt === before.ends;
  const isLate = before.body <= Saturn && before.ends > period.from + half;
  const tenant = tenants.get(to);
  const company = tenant && isTogether(after, tenant, stays, period) ? tenant : undefined;
  const leaves = isLead || (isLate && company === undefined);
  const words = leaves
    ? meaning(before, from, undefined, writer, told, false)
    : meaning(after, to, company, writer, told, false);
  told.set(before, leaves ? words : '');
  // Jupiter is a year's own planet: where he goes is told as well.
  const goes = leaves && !isLead && before.body === Jupiter;
  const later = goes ? meaning(after, to, undefined, writer, told, false) : '';
  told.set(after, leaves ? later : words);
  if (tenant === undefined) tenants.set(to, after);
  const where = writer.statement('moves', {
    planet: writer.planet(before.body),
    sign: writer.sign(before.signId),
    house: writer.house(from),
    from: writer.time(before.begins),
    date: writer.span(before.ends, after.ends).from ?? '',
    otherSign: writer.sign(after.signId),
    otherHouse: writer.house(to),
    until: writer.time(after.ends),
  });
  return joined(company === undefined ? [escaped(words), where, escaped(later)] : [where, escaped(words)]);
}

type Loop = readonly [Stay, Stay, Stay];

/** A look into the next sign and back, all but its ends within a year. */
function loopFrom(stays: readonly Stay[], { from, to }: Period): Loop | undefined {
  const [before, visit, after] = stays;
  if (before === undefined || visit === undefined || after === undefined) return undefined;
  const isWithin =
    before.begins !== undefined && before.begins < from && after.ends !== undefined && after.ends >= to;
  return isWithin && before.signId === after.signId ? [before, visit, after] : undefined;
}

function visiting([before, visit, after]: Loop, writer: Writer): string {
  const house = ({ signId }: Stay): string => writer.house(solarHouse(writer.reader, signId));
  const time = (moment: number | undefined): string => (moment === undefined ? '' : writer.time(moment));
  return writer.statement('visits', {
    planet: writer.planet(before.body),
    sign: writer.sign(before.signId),
    house: house(before),
    from: time(before.begins),
    until: time(after.ends),
    otherSign: writer.sign(visit.signId),
    otherHouse: house(visit),
    visit: time(visit.begins),
    back: time(visit.ends),
  });
}

/** Where a planet is, from when to when. */
function placed(stay: Stay, again: boolean, writer: Writer): string {
  const { from, to } = writer.period;
  const { begins, ends } = stay;
  const values = {
    planet: writer.planet(stay.body),
    sign: writer.sign(stay.signId),
    house: writer.house(solarHouse(writer.reader, stay.signId)),
    ...writer.span(begins, ends),
  };
  const arrives = begins !== undefined && begins >= from;
  const leaves = ends !== undefined && ends < to;
  if (arrives && ends === undefined) return writer.statement('arrivesOn', values);
  if (begins === undefined || ends === undefined) return writer.statement('staysOn', values);
  if (again) return writer.statement('back', values);
  if (arrives) return writer.statement('arrives', values);
  return writer.statement(leaves ? 'leaves' : 'stays', values);
}

/** Days of a period that two planets share a house at least, to be told of together. */
const together = 60;

const shared = (a: Stay, b: Stay, { from, to }: { from: number; to: number }): number =>
  Math.min(a.ends ?? to, b.ends ?? to, to) - Math.max(a.begins ?? from, b.begins ?? from, from);

/** Whether a stay is the one in which a planet is with another longest: the one place where that is told. */
function isTogether(stay: Stay, other: Stay, stays: readonly Stay[], period: Period): boolean {
  const days = stays
    .filter(({ body }) => body === stay.body)
    .flatMap((one) =>
      stays
        .filter(({ body, signId }) => body === other.body && signId === one.signId)
        .map((there) => shared(one, there, period)),
    );
  const own = shared(stay, other, period);
  return own >= together && own === Math.max(...days);
}

/** What a planet means in a house; where another is told of there, what the two are together. */
function meaning(
  stay: Stay,
  house: House,
  other: Stay | undefined,
  { words, period }: Writer,
  told: ReadonlyMap<Happening, string>,
  comesBack: boolean,
): string {
  const { columns } = words.reports;
  const isSign = period.kind === 'yearly';
  // What both kinds of year share is read in another wording.
  const turn = period.number + (isSign ? 0 : 1);
  if (isSign && other !== undefined && other.body !== stay.body) {
    // In one wording it is told every other year.
    const pair = columns.together[pairOf(other.body, stay.body)];
    const isDue = (pair?.[house]?.length ?? 0) > 1 || turn % 2 === 0;
    const cell = isDue ? cellAt(pair, house, turn) : undefined;
    if (cell !== undefined) return cell.text;
  }
  const { from, to } = period;
  const arrives = stay.begins !== undefined && stay.begins >= from;
  const leaves = stay.ends !== undefined && stay.ends < to;
  // A first look into a sign, of some months, is told by its dates.
  if (arrives && leaves) return '';
  const phases = columns.slow[stay.body as SlowPlanet];
  const phase = arrives ? phases.arrives : leaves && !comesBack ? phases.leaves : phases.stays;
  const tables = [phase, phases.stays];
  const texts = tables
    // Of a single wording, the year by the Sun sign has it.
    .filter((table) => isSign || (table[house]?.length ?? 0) > 1)
    .map((table) => cellAt(table, house, turn)?.text);
  const included = new Set(told.values());
  return texts.find((text) => text !== undefined && !included.has(text)) ?? '';
}
