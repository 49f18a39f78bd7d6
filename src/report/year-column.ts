import type { House, SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import { isFaint } from './cells.js';
import { type Foretaste, foretasteOf } from './foretaste.js';
import type { Frame } from './frame.js';
import type { Happening } from './happening.js';
import { escaped, heading, paragraph, unescaped, wordsIn } from './markup.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import { rotationOfYear, type Year } from './period.js';
import { bodiesOf, type Ranked, rank } from './ranking.js';
import { joined, SeasonWriter } from './season-writer.js';
import type { SlowPlanet } from './slow-planets.js';
import type { Worded } from './worded-happenings.js';
import { inRotation } from './wordings.js';
import { type Words, Writer } from './writer.js';
import type { Written } from './written.js';
import { asidesOf, takeAsides } from './year-asides.js';
import { type Background, backgroundOf } from './year-background.js';
import { YearCells } from './year-cells.js';
import { keepCounsels } from './year-counsels.js';
import { addMeetings, addOptional, mandatoryEvents } from './year-events.js';
import { isInPassing, type Season, seasonsOf, topicsOf } from './year-seasons.js';
import { Ties } from './year-ties.js';

/**
 * Words of a year as they are reckoned, beyond which it advises nothing but what leads, and its seasons are not tied to
 * each other.
 */
const [full, mostWords] = [1280, 1312] as const;

/** A sign's year: the thought, the slow planets, the seasons between its main events, and the close. */
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
  const visit = foretasteOf(lead?.happening, happenings);
  const values = {
    sign: words.signName(reader),
    year: String(period.year),
    ...planetsOf(lead?.happening, words),
    when: writer.statement(whenOf(lead?.happening, visit, period), {}),
  };
  const headings = words.reports.headings[period.kind === 'yearly' ? 'yearly' : 'rising'];
  const opening = openingOf(lead?.happening, fill(frame.thought, values), writer);
  const background = backgroundOf(happenings, lead?.happening, writer);
  const ground = [opening, ...groundOf(background, headings)];

  const cells = new YearCells(happenings, reader, period, { lead: lead?.happening, visit }, words);
  const seasons = seasonsOf(mandatoryEvents(ranked, { lead, visit }, cells, period), lead?.happening, period);
  addMeetings(seasons, background.meetings);
  const close =
    visit === undefined ? escaped(fill(frame.close, values)) : closeOfVisit(lead as Ranked, visit, writer);
  const framed = wordsIn(ground.join(' ')) + wordsIn(close);
  const whole = addOptional(seasons, ranked, cells, { framed, period, told: background.included });
  const toldSeasons = toldOf(seasons);
  const asides = takeAsides(toldSeasons);
  const counsels = whole > full ? 0 : 1;
  // What Mercury asks is small, and is left out where there is too much to tell.
  const counseling = [...toldSeasons, ...(whole > full ? [asides] : [])];
  const cut = keepCounsels(counsels, counseling, lead?.happening, words.reports.columns);
  const length = whole - wordsOfCut(cut);
  const events = [...toldSeasons.flatMap((season) => season.events), ...asides.events];

  const ties = new Ties(toldSeasons, lead, writer, { alike: frame.alike ?? 0, room: mostWords - length });
  const seasonWriter = new SeasonWriter(writer, lead, happenings, { turn: frame.turn, visit, ties });
  const told = seasonParts(toldSeasons, lead?.happening, headings, writer, seasonWriter);
  const { loops, faint } = asidesOf(asides.events, happenings, writer);
  const passing = joined([loops, faint]);
  const text = [
    ...ground,
    ...told,
    ...(passing === '' ? [] : [heading(headings.passing), paragraph(passing)]),
    heading(fill(headings.close, values)),
    paragraph(close),
  ].join('');
  const included = includedOf(lead?.happening, { background: background.included, events, cut }, faint);
  return { intro: fill(frame.intro, values), text, included };
}

/** Words that were taken from what is told. */
const wordsOfCut = (cut: ReadonlyMap<string, string>): number =>
  [...cut].reduce((sum, [said, left]) => sum + wordsIn(said) - wordsIn(left), 0);

type Headings = Words['reports']['headings']['yearly' | 'rising'];

/** The thought of a year, between what two planets that lead want and the day of what leads. */
function openingOf(lead: Happening | undefined, thought: string, writer: Writer): string {
  // The statement names a house in full that the ground then names by its number.
  const statement = leadIn(lead, writer);
  return paragraph(joined([sidesOf(lead, writer), escaped(thought), statement]));
}

/** A planet that arrives in the last days of a year is not the whole year's matter. */
const latePart = 150;

const isLateComing = (lead: Happening | undefined, { to }: Year): boolean =>
  lead?.kind === 'ingress' && lead.julianDayUt > to - latePart;

/** When the lead brings what the year's thought says. */
function whenOf(lead: Happening | undefined, visit: Foretaste | undefined, period: Year) {
  if (isLateComing(lead, period)) return 'lateInYear';
  return visit === undefined ? 'allYear' : 'forMonths';
}

/** How a year closes whose lead has gone back: on what comes again, and when. HTML. */
function closeOfVisit({ happening, house }: Ranked, { comesAgain }: Foretaste, writer: Writer): string {
  const { foretaste, matters } = writer.words.reports.columns;
  const [planet] = bodiesOf(happening);
  return fill(escaped(inRotation(foretaste.close, rotationOfYear(writer.period))), {
    planet: planet === undefined ? '' : writer.planet(planet),
    matter: escaped(matters[house]),
    until: comesAgain === undefined ? '' : writer.time(comesAgain),
  });
}

const groundOf = ({ near, far }: Background, headings: Headings): string[] => [
  ...(near === '' ? [] : [heading(headings.near), near]),
  ...(far === '' ? [] : [heading(headings.far), far]),
];

/** Each season under a heading with its dates and what it is about. */
const seasonParts = (
  seasons: readonly Season[],
  lead: Happening | undefined,
  headings: Headings,
  writer: Writer,
  seasonWriter: SeasonWriter,
): string[] => {
  const named = new Set<House>();
  let before: House | undefined;
  return seasons.flatMap((season, index) => {
    const forms = { first: headings.firstSeason, middle: headings.season, last: headings.lastSeason };
    const dates = fill(forms[placeOf(index, seasons)], {
      from: writer.date(season.from),
      to: writer.date(season.to),
    });
    const houses = topicsOf(season, lead);
    // Of two matters that come back the first says so.
    const returned = houses.find((house) => named.has(house));
    const [topic = '', then = ''] = houses.map((house) =>
      fill(house === returned ? headings.topicAgain : '{topic}', { topic: headings.topics[house] }),
    );
    for (const house of houses) named.add(house);
    const form = then === '' ? headings.ofTopic : headings.ofTopics;
    const title = topic === '' ? dates : fill(form, { dates, topic, then });
    const paragraphs = seasonWriter.paragraphs(season, before, houses[0]).filter((text) => text !== '');
    before = houses.at(-1) ?? before;
    return [heading(title), ...paragraphs.map(paragraph)];
  });
};

/**
 * What is in a year, the one that leads first, and what it is said to mean.
 * @param faint what is said of eclipses that nobody sees: HTML
 */
function includedOf(
  lead: Happening | undefined,
  {
    background,
    events,
    cut,
  }: {
    background: ReadonlyMap<Happening, string>;
    events: readonly MeaningfulEvent[];
    cut: ReadonlyMap<string, string>;
  },
  faint: string,
): ReadonlyMap<Happening, string> {
  const included = new Map<Happening, string>();
  // The later passes of two planets have the words of the first.
  for (const [happening, said] of background) included.set(happening, cut.get(said) ?? said);
  for (const { happening, meaning } of events)
    included.set(happening, meaning?.text ?? (isFaint(happening) ? unescaped(faint) : ''));
  return lead === undefined ? included : new Map([[lead, included.get(lead) ?? ''], ...included]);
}

/** The seasons; one without its own events is joined to the next. */
function toldOf(seasons: readonly Season[]): Season[] {
  const all: Season[] = [];
  let from: number | undefined;
  let waiting: MeaningfulEvent[] = [];
  for (const season of seasons) {
    const last = all.at(-1);
    const isEmpty = season.events.every(({ happening }) => isInPassing(happening));
    const events = [...waiting, ...season.events];
    waiting = isEmpty ? events : [];
    if (!isEmpty) all.push({ ...season, from: from ?? season.from, events });
    else if (season === seasons.at(-1) && last !== undefined) {
      last.to = season.to;
      last.events.push(...events);
    }
    from = isEmpty ? (from ?? season.from) : undefined;
  }
  return all;
}

/** The planets of what leads, as they stand in a sentence. */
function planetsOf(lead: Happening | undefined, { reports }: Words): Record<string, string> {
  if (lead === undefined || !('body' in lead)) return {};
  const planet = reports.planets[lead.body];
  return lead.kind === 'aspect' ? { planet, other: reports.planets[lead.slow] } : { planet };
}

/** The lead with its date, after the thought of the year. */
function leadIn(lead: Happening | undefined, writer: Writer): string {
  if (lead === undefined || lead.kind === 'stay') return '';
  const date = writer.time(lead.julianDayUt);
  return writer.statement('lead', { date, clause: writer.clause(lead) });
}

/**
 * What each of two planets wants that lead by meeting: the thought of such a year is of two wishes, which are named
 * first.
 */
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
