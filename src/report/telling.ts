import { Moon } from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { ByHouseWordings } from '../text/catalogue.js';
import type { ReportCatalogue, SignTexts } from '../text/report-catalogue.js';
import { cellsFor, secondCells } from './cells.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { type Ranked, rank, rarityOf } from './ranking.js';
import { escaped, inTurn, type Words, Writer } from './writer.js';

/** A happening a report may tell, with the place of its wording among those of its cell. */
export interface Tellable {
  happening: Happening;
  cells: ByHouseWordings;
  turn: number;
}

export interface Told {
  intro: string;
  text: string;
  /** The happenings that are told, the one that leads first, the others in order of time. */
  told: readonly Ranked[];
}

/** Words of a report's text: enough when it has `enough`, too many beyond `most`. */
const lengths = {
  weekly: { enough: 225, most: 287 },
  monthly: { enough: 440, most: 535 },
  yearly: { enough: 1150, most: 1380 },
  'ascendant-yearly': { enough: 1150, most: 1380 },
} as const;

/**
 * The happenings that there are words for, so many of a kind that no wording comes twice: the same cell is read by
 * different signs when the sky does the same thing twice in a period, and in a week or month by the same sign as in
 * the one before. Wordings take turns from one period to the next.
 */
export function tellable(happenings: readonly Happening[], period: Period, words: Words): Tellable[] {
  // The rarest first, so that these have the wordings there are.
  const byRarity = [...happenings].sort((a, b) => rarityOf(b) - rarityOf(a));
  const byCells = new Map<ByHouseWordings, Happening[]>();
  for (const happening of byRarity)
    for (const cells of [
      cellsFor(happening, period, words.reports),
      secondCells(happening, period, words.reports),
    ]) {
      if (cells === undefined) continue;
      const same = byCells.get(cells) ?? [];
      byCells.set(cells, same);
      if (same.length >= usesOf(cells, happening, period)) continue;
      same.push(happening);
      break;
    }
  const chosen: Tellable[] = [];
  for (const [cells, same] of byCells) {
    same.sort((a, b) => a.julianDayUt - b.julianDayUt);
    for (const [ordinal, happening] of same.entries())
      chosen.push({ happening, cells, turn: period.number + ordinal });
  }
  return chosen;
}

/** How often cells may be read in a period. */
function usesOf(cells: ByHouseWordings, happening: Happening, { kind }: Period): number {
  const wordings = Math.min(...Object.values(cells).map(({ length }) => length));
  // The Moon does not come back to a house within a week of leaving it, so all of hers may be used up.
  const isMoons = (happening.kind === 'stay' || happening.kind === 'ingress') && happening.body === Moon;
  const inTurns = kind === 'weekly' || kind === 'monthly';
  return inTurns && !isMoons ? Math.max(1, Math.floor(wordings / 2)) : wordings;
}

/** A sign's report of a period. */
export function tell(tellables: readonly Tellable[], reader: SignId, period: Period, words: Words): Told {
  const { kind, number } = period;
  const writer = new Writer(reader, period, words);
  const turnOf = new Map(tellables.map((each) => [each.happening, each]));
  const ranked = rank([...turnOf.keys()], reader);
  const { openings, closings } = textsOf(kind, words.reports);
  const closing = inTurn(closings[reader], number);

  const { enough, most } = lengths[kind];
  let length = wordsIn(closing);
  const told: Ranked[] = [];
  for (const each of ranked) {
    if (length >= enough) break;
    // Its place isn't known before all are chosen, and other places have other wordings, of a few words more or less.
    const sentence = writer.sentence(each, told.length, true).replace(/<[^>]+>/g, '');
    const more = wordsIn(sentence) + wordsIn(wordingOf(turnOf.get(each.happening) as Tellable, each.house));
    if (length + more > most) continue;
    length += more;
    told.push(each);
  }
  const [lead, ...others] = told;
  others.sort((a, b) => a.happening.julianDayUt - b.happening.julianDayUt);
  // By the year besides: 52 weeks and 12 months are whole rounds of wordings, and each year would begin as the last.
  const opening = inTurn(openings[reader], number + period.year);
  if (lead === undefined) return { intro: opening, text: paragraph(escaped(closing)), told };

  const tellOne = (each: Ranked, place: number, before?: Ranked): string => {
    const follows = before !== undefined && before.happening.julianDayUt <= each.happening.julianDayUt;
    return paragraph(
      `${writer.sentence(each, place, follows)} ${escaped(wordingOf(turnOf.get(each.happening) as Tellable, each.house))}`,
    );
  };
  const parts = writer.partsOf(others.map(({ happening }) => happening.julianDayUt));
  const body = [writer.leadHeading(), tellOne(lead, 0)];
  let part = -1;
  for (const [index, each] of others.entries()) {
    const next = parts[index];
    if (next !== undefined && next.index !== part) {
      part = next.index;
      body.push(next.heading);
    }
    body.push(tellOne(each, index + 1, others[index - 1] ?? lead));
  }
  body.push(paragraph(escaped(closing)));
  return { intro: `${opening} ${writer.announcement(lead)}`, text: body.join(''), told: [lead, ...others] };
}

/** What a happening means in a house, in the wording whose turn it is. */
export const wordingOf = ({ cells, turn }: Tellable, house: House): string => inTurn(cells[house], turn);
const wordsIn = (text: string): number => text.split(/\s+/).length;
const paragraph = (html: string): string => `<p>${html}</p>`;

function textsOf(kind: Period['kind'], reports: ReportCatalogue): SignTexts {
  return kind === 'ascendant-yearly' ? reports.ascendant : reports[kind];
}
