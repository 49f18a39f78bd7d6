import type { AspectId } from '../chart/aspects.js';
import {
  type BodyId,
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { ReadingCatalogue, TransitsReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import type { Factor } from './factors.js';
import { Manuscript } from './manuscript.js';
import { type Draft, draftWords, percentages, type Reading, tellDraft } from './reading.js';
import { baseOf } from './weights.js';

/** A day, `YYYY-MM-DD`, in the zone of the event. */
type Day = string;

/** A transiting body at an aspect to a natal point, with all its passes. */
export interface Transit {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  starts: Day | null;
  /** Every exact day from `starts` to `ends`. */
  exact: readonly Day[];
  ends: Day | null;
  /** 1 where it is exact at the moment or in the period, 0 at the limit of its orb. */
  closeness: number;
  /** The cell; the same cell is told once, whenever it comes. */
  text: string | null;
  /** What `{duration}` and `{until}` stand for in it. */
  span: Readonly<Record<string, string>>;
}

export interface TransitStay {
  body: BodyId;
  house: House;
  starts: Day | null;
  ends: Day | null;
  text: string | null;
}

/** What a reading of transits goes by. */
export interface TransitSky {
  name: string;
  /** The same day twice for a moment. */
  from: Day;
  to: Day;
  isPeriod: boolean;
  transits: readonly Transit[];
  stays: readonly TransitStay[];
  seed: number;
}

/**
 * How much a transiting body counts: by how long it stays and how seldom it comes (R. Hand, Planets in Transit, ch. 1,
 * ranks the outer planets first for that reason). The numbers are this project's.
 */
const movers: Readonly<Record<BodyId, number>> = {
  [Pluto]: 10,
  [Neptune]: 9,
  [Uranus]: 9,
  [Saturn]: 8,
  [Jupiter]: 5,
  [Chiron]: 4,
  [Mars]: 2,
  [Sun]: 1.2,
  [Venus]: 1,
  [Mercury]: 1,
  [NorthNode]: 1,
  [Moon]: 0.1,
};
const aspects = [1, 0.9, 0.6, 0.9, 0.4];

/** A transit that is over for good counts for less than one to come. */
const overShare = 0.4;

export function transitWeight(transit: Transit, { from }: TransitSky): number {
  const last = transit.exact.at(-1);
  const over = last !== undefined && last < from ? overShare : 1;
  const stake = Math.sqrt(baseOf(transit.natal) / 10);
  return (
    (movers[transit.body] ?? 0) *
    (aspects[transit.aspect] ?? 0) *
    stake *
    (0.3 + 0.7 * transit.closeness) *
    over
  );
}

interface Weighed extends Transit {
  weight: number;
}

interface TransitCells {
  readonly readings: ReadingCatalogue;
  /** A day as a sentence has it. */
  day(day: Day): string;
}

const isSlow = (id: BodyId): boolean => id >= Jupiter && id <= Chiron;

/** One text, with all its dates, for all passes of one body to one point by aspects that read the same. */
function gathered(sky: TransitSky): Weighed[] {
  const byText = new Map<string, Weighed>();
  for (const transit of sky.transits) {
    if (transit.text === null) continue;
    const weight = transitWeight(transit, sky);
    const before = byText.get(transit.text);
    if (before === undefined) byText.set(transit.text, { ...transit, weight });
    else {
      const exact = [...new Set([...before.exact, ...transit.exact])].sort();
      const stronger = before.weight >= weight ? before : { ...transit, weight };
      const ends = [before.ends, transit.ends].includes(null)
        ? null
        : ([before.ends, transit.ends].sort().at(-1) ?? null);
      const starts = [before.starts, transit.starts].includes(null)
        ? null
        : ([before.starts, transit.starts].sort()[0] ?? null);
      byText.set(transit.text, { ...stronger, exact, starts, ends });
    }
  }
  return [...byText.values()].sort((a, b) => b.weight - a.weight);
}

const tenths = (weight: number): number => Math.round(weight * 10) / 10;
const factorOf = ({ body, natal, aspect, weight, starts, exact, ends }: Weighed): Factor => ({
  kind: 'transit',
  weight: tenths(weight),
  planetIds: [body, natal],
  aspectId: aspect,
  starts,
  exact: [...exact],
  ends,
});

export interface TransitReadingDesk {
  cells: TransitCells;
  kind: TransitsReadingCells;
  manuscript: Manuscript;
  sky: TransitSky;
}

/** The sentence that gives the days of a transit. */
function daysOf({ cells, kind, manuscript }: TransitReadingDesk, { starts, exact, ends }: Weighed): string {
  const told = exact.map((day) => cells.day(day));
  const key =
    exact.length === 0 ? 'none' : exact.length === 1 ? 'once' : exact.length === 3 ? 'thrice' : 'more';
  if (starts === null || ends === null) return '';
  return manuscript.wording(kind.passes[key], {
    starts: cells.day(starts),
    ends: cells.day(ends),
    exact: manuscript.join(told),
  });
}

function transitDraft(desk: TransitReadingDesk, transit: Weighed): Draft {
  const { manuscript, cells } = desk;
  const heading = cells.readings.words.headings.aspects[transit.aspect as 0];
  const title = fill(heading, { a: manuscript.start(transit.body), b: manuscript.within(transit.natal) });
  const paragraphs = [[{ cell: manuscript.once(transit.text, transit.span) }], [daysOf(desk, transit)]];
  return { title, weight: transit.weight, factors: [factorOf(transit)], paragraphs };
}

/** Of the parts on transits; opening, months and closing take some 400 besides. */
const mostWords = 1550;
const mostSlow = 9;
const mostPassing = 5;

/** What the sky at a moment or over a period is to a birth, as something to read; undefined where a language has no cells for it. */
export function transitsReading(sky: TransitSky, cells: TransitCells): Reading | undefined {
  const kind = cells.readings.transits;
  if (kind === undefined) return undefined;
  const manuscript = new Manuscript(cells.readings.words, sky.seed);
  const desk: TransitReadingDesk = { cells, kind, manuscript, sky };
  const all = gathered(sky);
  const slow = all.filter(({ body }) => isSlow(body)).slice(0, mostSlow);
  const passing = all.filter(({ body }) => !isSlow(body) && body !== Moon).slice(0, mostPassing);
  const band = slow.length === 0 ? 'none' : slow.length === 1 ? 'one' : 'several';
  const [first] = slow.length > 0 ? slow : passing;
  const names = { name: sky.name, ...(first && manuscript.pair(first.body, first.natal)) };
  const opening = [
    manuscript.wording(first ? kind.opening[band] : kind.opening.none, {
      a: '',
      A: '',
      b: '',
      B: '',
      ...names,
    }),
  ];

  const chapters: { key: keyof TransitsReadingCells['chapters']; drafts: Draft[] }[] = sky.isPeriod
    ? [
        {
          key: 'page',
          drafts: pageDrafts(
            desk,
            [...slow, ...passing].sort((a, b) => b.weight - a.weight),
          ),
        },
        { key: 'planets', drafts: slow.map((transit) => transitDraft(desk, transit)) },
        { key: 'passing', drafts: passing.map((transit) => transitDraft(desk, transit)) },
      ]
    : [
        { key: 'slow', drafts: slow.map((transit) => transitDraft(desk, transit)) },
        { key: 'passing', drafts: passing.map((transit) => transitDraft(desk, transit)) },
      ];
  let words = 0;
  for (const { drafts } of chapters) {
    const kept = drafts.filter((draft) => {
      words += draftWords(draft);
      return words <= mostWords;
    });
    drafts.splice(0, drafts.length, ...kept);
  }
  if (sky.isPeriod) chapters.push({ key: 'months', drafts: monthDrafts(desk, all) });
  const told = chapters.filter(({ drafts }) => drafts.length > 0);
  const shares = percentages(told.map(({ drafts }) => drafts.reduce((sum, { weight }) => sum + weight, 0)));
  return {
    title: fill(sky.isPeriod ? kind.title.period : kind.title.moment, {
      name: sky.name,
      from: cells.day(sky.from),
      to: cells.day(sky.to),
      year: sky.from.slice(0, 4),
    }),
    opening: opening.join(' '),
    chapters: told.map(({ key, drafts }, i) => ({
      key,
      title: kind.chapters[key],
      weight: shares[i] as number,
      sections: drafts.map((draft, at) => tellDraft(draft, manuscript, at === 0)),
    })),
    closing: manuscript.wording(kind.closing[band], { name: sky.name }),
  };
}

/** The period in a page: its three strongest days, in order of time. */
function pageDrafts(
  { cells, kind, manuscript, sky }: TransitReadingDesk,
  transits: readonly Weighed[],
): Draft[] {
  const within = transits.flatMap((transit) => {
    const day = transit.exact.find((each) => each >= sky.from && each <= sky.to);
    return day === undefined ? [] : [{ transit, day }];
  });
  const three = within.slice(0, 3).sort((a, b) => (a.day < b.day ? -1 : 1));
  if (three.length === 0) return [];
  const sentences = three.map(({ transit, day }) =>
    manuscript.wording(kind.days, { day: cells.day(day), ...manuscript.pair(transit.body, transit.natal) }),
  );
  const weight = three.reduce((sum, { transit }) => sum + transit.weight, 0) / three.length;
  return [
    {
      title: kind.chapters.page,
      weight,
      factors: three.map(({ transit }) => factorOf(transit)),
      paragraphs: [sentences],
    },
  ];
}

/** Month by month, where a period is longer than two. */
function monthDrafts(
  { cells, kind, manuscript, sky }: TransitReadingDesk,
  transits: readonly Weighed[],
): Draft[] {
  const months = monthsOf(sky.from, sky.to);
  if (months.length <= 2) return [];
  return months.map((month): Draft => {
    const found = transits
      .filter(({ body, aspect }) => body >= Jupiter || (body === Mars && (aspect <= 1 || aspect === 3)))
      .flatMap((transit) =>
        transit.exact
          .filter((day) => day.startsWith(month) && day >= sky.from && day <= sky.to)
          .map((day) => ({ transit, day })),
      )
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    const title = cells.day(`${month}-00`);
    const events = found.map(({ transit, day }) => {
      const aspect = fill(cells.readings.words.headings.aspects[transit.aspect as 0], {
        a: manuscript.within(transit.body),
        b: manuscript.within(transit.natal),
      });
      return fill(kind.event, { aspect, day: cells.day(day) });
    });
    const text =
      events.length === 0
        ? manuscript.wording(kind.quietMonth, { month: title }) || title
        : fill(kind.monthEvents, { month: title, events: manuscript.join(events) });
    const factors = found.map(({ transit }) => factorOf(transit));
    return {
      title,
      weight: 0.5,
      factors: factors.length > 0 ? factors : [{ kind: 'whole', weight: 0 }],
      paragraphs: [[text]],
    };
  });
}

function monthsOf(from: Day, to: Day): string[] {
  const months: string[] = [];
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const last = to.slice(0, 7);
  for (;;) {
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
    if (name > last) return months;
    months.push(name);
    month++;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}
