import type { SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import { escaped, heading, paragraph, unescaped, wordsIn } from './markup.js';
import type { Year } from './period.js';
import { rank } from './ranking.js';
import { joined, SeasonWriter } from './season-writer.js';
import type { SlowPlanet } from './slow-planets.js';
import type { Worded } from './worded-happenings.js';
import { type Words, Writer } from './writer.js';
import type { Written } from './written.js';
import { backgroundOf } from './year-background.js';
import { YearCells } from './year-cells.js';
import { addOptional, mandatoryEvents } from './year-events.js';
import { mercurysYear } from './year-mercury.js';
import { isInBetween, isMercurys, type Season, seasonsOf } from './year-seasons.js';

/** A sign's year: the thought, the slow planets, the seasons between its greatest events, and the close. */
export function yearColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Year,
  words: Words,
  frame: Frame,
): Written {
  const happenings = worded.map(({ happening }) => happening);
  const ranked = rank(happenings, reader, period.kind);
  const lead = ranked.find(({ happening }) => happening === frame.lead?.happening);
  const writer = new Writer(reader, period, words);
  const values = {
    sign: words.signName(reader),
    year: String(period.year),
    ...planetsOf(lead?.happening, words),
  };
  const headings = words.reports.headings[period.kind === 'yearly' ? 'yearly' : 'rising'];
  const filled = (text: string): string => escaped(fill(text, values));

  // The statement names a house in full that the ground then names by its number.
  const statement = leadIn(lead?.happening, writer);
  const parts = [paragraph(joined([sidesOf(lead?.happening, writer), filled(frame.thought), statement]))];
  const background = backgroundOf(happenings, lead?.happening, writer);
  if (background.changes !== '') parts.push(heading(headings.changes), background.changes);
  if (background.lasts !== '') parts.push(heading(headings.background), background.lasts);

  const cells = new YearCells(happenings, period, lead?.happening, words);
  const all = seasonsOf(mandatoryEvents(ranked, lead, cells, period), lead?.happening, period);
  addOptional(all, ranked, cells, {
    framed: wordsIn(parts.join(' ')) + wordsIn(frame.close),
    period,
  });
  const events = all.flatMap((season) => season.events);
  const mercurys = events.filter(({ happening }) => isMercurys(happening));
  const faint = events.filter(({ happening }) => isInBetween(happening) && !isMercurys(happening));

  const seasonWriter = new SeasonWriter(writer, lead, happenings);
  const told = faint.length > 0 ? seasonWriter.faint(faint.map(({ happening }) => happening)) : '';
  const between = [mercurysYear(mercurys, happenings, writer), told].filter((text) => text !== '');
  if (between.length > 0) parts.push(heading(headings.mercury), ...between.map(paragraph));
  const included = new Map(background.included);
  for (const { happening, meaning } of events)
    included.set(
      happening,
      meaning?.text ?? (faint.some((one) => one.happening === happening) ? unescaped(told) : ''),
    );
  const seasons = toldOf(all);
  for (const [index, season] of seasons.entries()) {
    const form = {
      first: headings.firstSeason,
      middle: headings.season,
      last: headings.lastSeason,
    }[placeOf(index, seasons)];
    const dates = { from: writer.date(season.from), to: writer.date(season.to) };
    const paragraphs = seasonWriter.paragraphs(season).filter((text) => text !== '');
    parts.push(heading(fill(form, dates)), ...paragraphs.map(paragraph));
  }
  parts.push(heading(fill(headings.close, values)), paragraph(filled(frame.close)));
  return {
    intro: fill(frame.intro, values),
    text: parts.join(''),
    included: ledBy(lead?.happening, included),
  };
}

/** The seasons without what stands together before them; one that has nothing else belongs to the next. */
function toldOf(seasons: readonly Season[]): Season[] {
  const all: Season[] = [];
  let from: number | undefined;
  for (const season of seasons) {
    const events = season.events.filter(({ happening }) => !isInBetween(happening));
    const last = all.at(-1);
    if (events.length > 0) all.push({ ...season, from: from ?? season.from, events });
    else if (season === seasons.at(-1) && last !== undefined) last.to = season.to;
    from = events.length > 0 ? undefined : (from ?? season.from);
  }
  return all;
}

/** The planets of what leads, as they stand in a sentence. */
function planetsOf(lead: Happening | undefined, { reports }: Words): Record<string, string> {
  if (lead === undefined || !('body' in lead)) return {};
  const planet = reports.planets[lead.body];
  return lead.kind === 'aspect' ? { planet, other: reports.planets[lead.slow] } : { planet };
}

/** What leads, named with its date after the thought of the year. */
function leadIn(lead: Happening | undefined, writer: Writer): string {
  if (lead === undefined || lead.kind === 'stay') return '';
  const date = writer.time(lead.julianDayUt);
  return writer.statement('lead', { date, clause: writer.clause(lead) });
}

/** What each of two planets wants that lead by meeting: the thought of such a year is of two wishes, which are named first. */
function sidesOf(lead: Happening | undefined, writer: Writer): string {
  if (lead?.kind !== 'aspect') return '';
  const { wants } = writer.words.reports.columns;
  return writer.statement('sides', {
    planet: writer.planet(lead.body),
    other: writer.planet(lead.slow),
    own: escaped(wants[lead.body as SlowPlanet]),
    otherOwn: escaped(wants[lead.slow as SlowPlanet]),
  });
}

function placeOf(index: number, seasons: readonly Season[]): 'first' | 'middle' | 'last' {
  if (index === 0) return 'first';
  return index === seasons.length - 1 ? 'last' : 'middle';
}

/** What leads comes first of what is included. */
function ledBy(
  lead: Happening | undefined,
  included: ReadonlyMap<Happening, string>,
): Map<Happening, string> {
  const inOrder = new Map(lead === undefined ? [] : [[lead, included.get(lead) ?? '']]);
  for (const [happening, text] of included) inOrder.set(happening, text);
  return inOrder;
}
