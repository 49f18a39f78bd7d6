import type { House } from '../chart/zodiac.js';
import { pairOf } from './cells.js';
import type { Happening, Stay } from './happening.js';
import { paragraph, wordsIn } from './markup.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import { type Period, rotationOfYear } from './period.js';
import { solarHouse } from './ranking.js';
import { joined } from './season-writer.js';
import { type SlowPlanet, slowPlanets } from './slow-planets.js';
import { cellAt, inRotation } from './wordings.js';
import type { Writer } from './writer.js';
import { hardMeetings, meetingsOf } from './year-meetings.js';
import { placesOf, type Residence, residencesOf } from './year-residences.js';

/** The background of a year: the stays of Jupiter to Pluto. */

export interface Background {
  /** Of Jupiter and Saturn. */
  near: string;
  /** Of the three that are slower. */
  far: string;
  /** Conjunctions and aspects of slow planets, which have dates and are told in the seasons. */
  meetings: readonly MeaningfulEvent[];
  /** The happenings told here, with their texts. */
  included: Map<Happening, string>;
}

/** Words of a year's ground and its meetings of planets, beyond which there is none that is easy. */
const mostWords = 425;

/** A year with so many hard or close pairs of slow planets has a great deal to tell. */
const manyMeetings = 3;

/** A stay of so many days in another sign than the year's main one counts as long. */
const longVisit = 60;

/** A paragraph for each planet. */
export function backgroundOf(
  happenings: readonly Happening[],
  lead: Happening | undefined,
  writer: Writer,
): Background {
  const included = new Map<Happening, string>();
  const tenants = new Map<House, Residence>();
  const signsOf = slowPlanets.map((planet) =>
    residencesOf(
      happenings.filter((one): one is Stay => one.kind === 'stay' && one.body === planet),
      writer.period,
    ),
  );
  const isFull = hardMeetings(happenings).length >= manyMeetings;
  const write = (residences: readonly Residence[]): string => {
    const longest = Math.max(...residences.map(({ days }) => days));
    const main = residences.find(({ days }) => days === longest);
    const meanings = new Map<Residence, string>();
    for (const residence of residences) {
      const isLead = isLeads(residence, lead);
      // What leads is written in its season; of its planet, what it leaves is written here.
      const isWritten = !isLead && (residence === main || residences.some((one) => isLeads(one, lead)));
      const words = isWritten ? meaning(residence, { residences, tenants, included, lead }, writer) : '';
      meanings.set(residence, words);
      for (const stay of residence.stays) included.set(stay, words);
    }
    for (const residence of residences) {
      const house = solarHouse(writer.reader, residence.signId);
      // A long visit meets the planets of that sign as well, if the year has room for it.
      const isLong = residence === main || (residence.days >= longVisit && !isFull);
      if (isLong && !tenants.has(house)) tenants.set(house, residence);
    }
    const leading = residences.find((one) => isLeads(one, lead));
    const question = isToldByLead(residences[0]?.body, writer) ? lead : undefined;
    return joined(
      placesOf(
        residences,
        { leading, meanings, isFull, question: question && solarHouse(writer.reader, question.signId) },
        writer,
      ),
    );
  };
  const near = signsOf.slice(0, 2).map((residences) => write(residences));
  const far = besideTenants(signsOf.slice(2)).map((residences) => write(residences));
  const room = mostWords - [...near, ...far].reduce((sum, text) => sum + wordsIn(text), 0);
  const meetings = meetingsOf(happenings, lead, writer, included, room);
  return { near: paragraphsOf(near), far: paragraphsOf(far), meetings, included };
}

/** Puts a planet behind the one whose sign it shares, with which it is told. */
const besideTenants = (settled: readonly (readonly Residence[])[]): (readonly Residence[])[] =>
  settled
    .map((own, place) => ({
      own,
      place: settled.findIndex(([one]) => one?.signId === own[0]?.signId),
      at: place,
    }))
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .map(({ own }) => own);

const paragraphsOf = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map(paragraph)
    .join('');

const isLeads = ({ stays }: Residence, lead: Happening | undefined): boolean =>
  lead?.kind === 'ingress' &&
  stays.some(({ body, begins }) => body === lead.body && begins === lead.julianDayUt);

/** Of Jupiter and Saturn, and of the three that are slower, one each is told by what the year is about. */
function isToldByLead(body: SlowPlanet | undefined, { period, reader }: Writer): boolean {
  const near = slowPlanets.slice(0, 2);
  const own = body !== undefined && near.includes(body) ? near : slowPlanets.slice(2);
  return inRotation(own, rotationOfYear(period) + reader) === body;
}

/** Two planets that share so much of their time in a sign are told together. */
const mostly = 0.85;

/** And so much, to be told together after each alone. */
const partly = 0.4;

/** The share of their time in a sign that two planets are there together. */
function sharedOf(one: Residence, other: Residence, { from, to }: Period): number {
  const shared = one.stays.reduce(
    (sum, a) =>
      sum +
      other.stays.reduce(
        (days, b) =>
          days +
          Math.max(
            0,
            Math.min(a.ends ?? to, b.ends ?? to, to) - Math.max(a.begins ?? from, b.begins ?? from, from),
          ),
        0,
      ),
    0,
  );
  return shared / Math.max(one.days, other.days);
}

/** Days of a year in which a planet that leaves is told of as leaving; later, it is there for most of the year. */
const firstPart = 240;

/** What the background has told before one of its planets. */
interface Ground {
  residences: readonly Residence[];
  /** The planet told in a house before. */
  tenants: ReadonlyMap<House, Residence>;
  included: ReadonlyMap<Happening, string>;
  lead: Happening | undefined;
}

/** The text of a planet in a house or, if another is there, of the two together. */
function meaning(
  residence: Residence,
  { residences, tenants, included, lead }: Ground,
  { words, period, reader }: Writer,
): string {
  const { columns } = words.reports;
  const { body, signId, stays } = residence;
  const house = solarHouse(reader, signId);
  const isSign = period.kind === 'yearly';
  const rotation = rotationOfYear(period);
  const other = tenants.get(house);
  const shared = other === undefined ? 0 : sharedOf(residence, other, period);
  let both = '';
  if (other !== undefined && shared >= partly) {
    // Where their meeting leads, the opening and its season say what the two are together.
    const isLeading = lead?.kind === 'aspect' && lead.body === other.body && lead.slow === body;
    if (isLeading && shared >= mostly) return '';
    // In one wording it is read every other year, and by the Sun sign only.
    const pair = columns.together[pairOf(other.body, body)];
    const isDue = !isLeading && ((pair?.[house]?.length ?? 0) > 1 || (isSign && rotation % 2 === 0));
    // By the sign as well as the year: two that move on together are in one house of two signs in one year, and in one
    // sign in two years running.
    both = (isDue ? cellAt(pair, house, rotation + signId)?.text : undefined) ?? '';
    if (both !== '' && shared >= mostly) return both;
  }
  const phases = columns.slow[body as SlowPlanet];
  const first = stays[0]?.begins;
  const last = stays.at(-1)?.ends;
  const arrives = first !== undefined && first >= period.from;
  const leaves = last !== undefined && last < period.from + firstPart && residences.at(-1) !== residence;
  const phase = arrives ? phases.arrives : leaves ? phases.leaves : phases.stays;
  const texts = [phase, phases.stays]
    // Of a single wording, the year by the Sun sign has it.
    .filter((table) => isSign || (table[house]?.length ?? 0) > 1)
    .map((table) => cellAt(table, house, rotation)?.text);
  const written = new Set(included.values());
  const own = texts.find((text) => text !== undefined && !written.has(text)) ?? '';
  return own === '' || both === '' ? own : `${own} ${both}`;
}
