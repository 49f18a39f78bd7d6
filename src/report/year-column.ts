import { Jupiter, Mars, Mercury, Venus } from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import { valenceOf } from './cells.js';
import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { type Ranked, rank, rarityOf } from './ranking.js';
import type { Told } from './short-column.js';
import { Signposts } from './signposts.js';
import { meaningOf, type Tellable } from './telling.js';
import { type Cell, cellAt, contradict } from './wordings.js';
import { escaped, heading, paragraph, type Words, Writer, wordsIn } from './writer.js';
import { backgroundOf } from './year-background.js';

/** A sign's year: the thought, the slow planets, the seasons as the sky turns them, and the close. */

type Station = Extract<Happening, { kind: 'station' }>;

interface Passage extends Ranked {
  meaning: Cell | undefined;
  /** Told with its end, or as a span. */
  until: number | undefined;
}

/** Words of a year's text. */
const { enough, most } = { enough: 1000, most: 1370 };

/** Days that the seasons of a year have at least. */
const shortest = 56;

export function yearColumn(
  tellables: readonly Tellable[],
  reader: SignId,
  period: Period & { kind: 'yearly' | 'ascendant-yearly' },
  words: Words,
  frame: Frame,
): Told {
  const { kind, number, year } = period;
  const { reports } = words;
  const byHappening = new Map(tellables.map((each) => [each.happening, each]));
  const happenings = [...byHappening.keys()];
  const ranked = rank(happenings, reader, kind);
  const lead = ranked.find(({ happening }) => happening === frame.lead?.happening);
  const writer = new Writer(reader, period, words);
  const signposts = new Signposts(words, number * 5 + reader);
  const values = { sign: words.signName(reader), year: String(year) };
  const headings = kind === 'yearly' ? reports.headings.yearly : reports.headings.rising;
  const fromFrame = (text: string): string => fill(text, values);

  const parts: string[] = [];
  const told = new Map<Happening, string>();
  const turnOf = (each: Ranked): Cell | undefined =>
    meaningOf(turnedBy(byHappening.get(each.happening) as Tellable, reader), each.house);
  if (frame.thought !== '') parts.push(paragraph(escaped(fromFrame(frame.thought))));
  else if (lead !== undefined) parts.push(heading(fill(headings.lead, values)));
  const background = backgroundOf(happenings, lead?.happening, writer, signposts);
  for (const [happening, text] of background.told) told.set(happening, text);
  parts.push(heading(fill(headings.background, values)), background.html);

  const length = wordsIn(parts.join(' ')) + wordsIn(frame.close);
  const passages = choose(ranked, lead, words, period, length, turnOf);
  for (const { happening, meaning } of passages) told.set(happening, meaning?.text ?? '');
  const seasons = seasonsOf(passages, lead, period);
  let before: Passage | undefined;
  const housesTold = new Set<House>();
  for (const [index, season] of seasons.entries()) {
    const place = index === 0 ? 'first' : index === seasons.length - 1 ? 'last' : 'middle';
    const from = writer.date(season.from);
    const to = writer.date(season.to);
    const form = { first: headings.firstSeason, middle: headings.season, last: headings.lastSeason }[place];
    parts.push(heading(fill(form, { from, to })));
    const pace = paceOf(season.passages, lead);
    const heads = reports.columns.seasons[place][pace];
    const sentences = [escaped(heads[(number + reader + index) % heads.length] ?? '')];
    const paragraphs: string[] = [];
    const isFirst = season.passages[0];
    for (const each of season.passages) {
      if (each !== isFirst && before !== undefined) {
        const post = signpostFor(before, each, housesTold, signposts);
        if (post === undefined) paragraphs.push(joined(sentences.splice(0)));
        else sentences.push(post);
      }
      sentences.push(tell(each, writer));
      if (each.meaning !== undefined) sentences.push(escaped(each.meaning.text));
      told.set(each.happening, each.meaning?.text ?? '');
      housesTold.add(each.house);
      before = each;
    }
    paragraphs.push(joined(sentences));
    if (index === 0) paragraphs.push(mercurysYear(happenings, writer, signposts, told));
    if (place === 'last') paragraphs.push(forwardAgain(happenings, before, writer, told));
    parts.push(...paragraphs.filter((text) => text !== '').map(paragraph));
  }
  const back = frame.thought === '' ? '' : (signposts.take('thought') ?? '');
  const closing = [back, escaped(fromFrame(frame.close))];
  parts.push(paragraph(closing.filter((text) => text !== '').join(' ')));
  // What leads comes first of what is told.
  const inOrder = new Map(lead === undefined ? [] : [[lead.happening, told.get(lead.happening) ?? '']]);
  for (const [happening, text] of told) inOrder.set(happening, text);
  return { intro: fromFrame(frame.intro), text: parts.join(''), told: inOrder };
}

const joined = (sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ');

/** A neighbor sign meets a planet in the same house a stay before or after. */
const turnedBy = (each: Tellable, reader: SignId): Tellable =>
  each.happening.kind === 'ingress' ? { ...each, turn: each.turn + reader } : each;

/** Eclipses always, loops of Mars and Venus, the lead, and what else there is room for. */
function choose(
  ranked: readonly Ranked[],
  lead: Ranked | undefined,
  words: Words,
  period: Period,
  framed: number,
  meaning: (each: Ranked) => Cell | undefined,
): Passage[] {
  const { columns } = words.reports;
  const chosen: Passage[] = [];
  let length = framed;
  const eclipsed = new Map<House, number>();
  const isSign = period.kind === 'yearly';
  const add = (each: Ranked, cell: Cell | undefined, until?: number): void => {
    const clashes = chosen.some(
      (other) =>
        other.house === each.house &&
        contradict(other.meaning?.counsel, cell?.counsel) &&
        areNear(other.happening, each.happening),
    );
    const again = chosen.some(({ meaning: other }) => other !== undefined && other.text === cell?.text);
    const own = clashes || again ? undefined : cell;
    chosen.push({ ...each, meaning: own, until });
    length += 18 + wordsIn(own?.text ?? '');
  };
  if (lead !== undefined && lead.happening.kind !== 'stay') {
    add(lead, meaning(lead));
  }
  const inTime = [...ranked].sort((a, b) => a.happening.julianDayUt - b.happening.julianDayUt);
  for (const each of inTime) {
    const { happening, house } = each;
    if (happening.kind !== 'eclipse') continue;
    if (each === lead) {
      eclipsed.set(house, rarityOf(happening, period.kind));
      continue;
    }
    const faint =
      happening.type === 'penumbral' && isSign
        ? cellAt(columns.eclipseFaint, house, period.number)
        : undefined;
    // The second eclipse of a year in a house is an echo of the first, unless it is the greater.
    const isEcho = (eclipsed.get(house) ?? 0) >= rarityOf(happening, period.kind);
    const echo = isEcho && isSign ? cellAt(columns.eclipseReturn, house, period.number) : undefined;
    eclipsed.set(house, rarityOf(happening, period.kind));
    const cell = [faint, echo, meaning(each)].find(
      (one) => one !== undefined && !chosen.some(({ meaning: other }) => other?.text === one.text),
    );
    add(each, cell);
  }
  for (const each of inTime) if (isLoopOf(each.happening, inTime)) add(each, meaning(each), undefined);
  for (const each of ranked) {
    if (length >= enough || each === lead) continue;
    const { happening } = each;
    const isStation =
      happening.kind === 'station' && happening.body >= Jupiter && happening.direction === 'retrograde';
    const isMars = happening.kind === 'ingress' && happening.body === Mars && !happening.again;
    if (!isStation && !isMars) continue;
    const cell =
      isMars && isSign
        ? (cellAt(columns.marsPasses, each.house, period.number) ?? meaning(each))
        : meaning(each);
    if (cell === undefined || length + 18 + wordsIn(cell.text) > most) continue;
    add(each, cell);
  }
  return chosen.sort((a, b) => a.happening.julianDayUt - b.happening.julianDayUt);
}

/** Days that opposite counsels on one matter are apart at least. */
const apart = 21;

/** Whether two happenings are too near each other in time to advise opposite things: a loop lasts till its end. */
function areNear(a: Happening, b: Happening): boolean {
  // What a planet holds up it releases itself.
  if ('body' in a && 'body' in b && a.body === b.body) return false;
  const [first, second] = a.julianDayUt <= b.julianDayUt ? [a, b] : [b, a];
  return second.julianDayUt - lastsTill(first) < apart;
}

function lastsTill(happening: Happening): number {
  if (happening.kind === 'retrograde') return happening.ends;
  return (happening.kind === 'station' ? happening.until : undefined) ?? happening.julianDayUt;
}

/**
 * A loop of Mars or Venus, told as it begins, or as the year does; of Mars, who takes longer over it, the end of a loop
 * that begins in the year as well.
 */
function isLoopOf(happening: Happening, all: readonly Ranked[]): boolean {
  if (happening.kind !== 'station' && happening.kind !== 'retrograde') return false;
  if (happening.body !== Mars && happening.body !== Venus) return false;
  if (happening.kind === 'retrograde' || happening.direction === 'retrograde') return true;
  const { body, julianDayUt } = happening;
  return (
    body === Mars &&
    all.some(
      ({ happening: other }) =>
        other.kind === 'station' && other.body === body && other.julianDayUt < julianDayUt,
    )
  );
}

interface Season {
  from: number;
  to: number;
  passages: Passage[];
}

/** A year divided where the sky turns: at its lead, at stations of Mars and Venus, at the strongest of the rest. */
function seasonsOf(passages: readonly Passage[], lead: Ranked | undefined, { from, to }: Period): Season[] {
  const weighty = [...passages].sort((a, b) => hingeWeight(b, lead) - hingeWeight(a, lead));
  const hinges: number[] = [];
  for (const { happening } of weighty) {
    const { julianDayUt } = happening;
    const far = (other: number): boolean => Math.abs(other - julianDayUt) >= shortest;
    if (hinges.length < 3 && far(from) && far(to) && hinges.every(far)) hinges.push(julianDayUt);
  }
  const bounds = [from, ...hinges.sort((a, b) => a - b), to];
  return bounds.slice(0, -1).map((begins, index): Season => {
    const ends = bounds[index + 1] ?? to;
    const own = passages.filter(
      ({ happening: { julianDayUt } }) => julianDayUt >= begins && julianDayUt < ends,
    );
    return { from: begins, to: ends, passages: own };
  });
}

function hingeWeight(passage: Passage, lead: Ranked | undefined): number {
  if (passage.happening === lead?.happening) return 100;
  const { happening } = passage;
  return passage.weight + (happening.kind === 'station' && happening.body <= Mars ? 4 : 0);
}

function paceOf(passages: readonly Passage[], lead: Ranked | undefined): 'slow' | 'quick' | 'turning' {
  if (passages.some(({ happening }) => happening === lead?.happening)) return 'turning';
  const [first] = passages;
  const back = first !== undefined && valenceOf(first.happening) < 0 && first.happening.kind !== 'ingress';
  return back || passages.length < 2 ? 'slow' : 'quick';
}

/** Says only what both neighbors prove. */
function signpostFor(
  before: Passage,
  each: Passage,
  housesTold: ReadonlySet<House>,
  signposts: Signposts,
): string | undefined {
  const [a, b] = [before.happening, each.happening];
  // A planet's next turn needs no word of transition.
  if ('body' in a && 'body' in b && a.body === b.body) return '';
  if (before.house === each.house) return signposts.take('sameMatter');
  const until = a.kind === 'station' && a.direction === 'retrograde' ? a.until : undefined;
  if (until !== undefined && b.julianDayUt < until) return signposts.take('meanwhile');
  if (housesTold.has(each.house)) return signposts.take('return');
  if (valenceOf(a) * valenceOf(b) < 0) return signposts.take('contrast');
  return undefined;
}

function tell({ happening }: Passage, writer: Writer): string {
  if (happening.kind !== 'retrograde') return writer.sentence(writer.plainForm(happening), happening);
  return writer.statement('underWay', {
    planet: writer.planet(happening.body),
    sign: writer.sign(happening.signId),
    house: writer.house(houseOf(happening.signId, writer.reader)),
    until: writer.time(happening.ends),
  });
}

const houseOf = (sign: SignId, reader: SignId): House => (((sign - reader + 12) % 12) + 1) as House;

/** Mercury's loops are one subject. */
function mercurysYear(
  happenings: readonly Happening[],
  writer: Writer,
  signposts: Signposts,
  told: Map<Happening, string>,
): string {
  const loops = happenings.filter(
    (one): one is Station & { until: number } =>
      one.kind === 'station' &&
      one.body === Mercury &&
      one.direction === 'retrograde' &&
      one.until !== undefined,
  );
  const [first] = loops;
  if (first === undefined) return '';
  const spans = loops.map(({ julianDayUt, until, signId }) =>
    writer.statement('span', {
      from: writer.time(julianDayUt),
      until: writer.time(until),
      house: writer.house(houseOf(signId, writer.reader)),
    }),
  );
  const { reports } = writer.words;
  const { kind, number } = writer.period;
  const house = houseOf(first.signId, writer.reader);
  const cell =
    kind === 'yearly'
      ? (cellAt(reports.columns.mercuryYear, house, number) ??
        cellAt(reports.signs.retrograde[Mercury], house, number))
      : cellAt(reports.rising.retrograde[Mercury], house, number);
  for (const loop of loops) told.set(loop, cell?.text ?? '');
  const parts = [
    signposts.take('refrain') ?? '',
    writer.statement('mercuryYear', { spans: writer.list(spans) }),
  ];
  return [...parts, escaped(cell?.text ?? '')].filter((text) => text !== '').join(' ');
}

/** Slow planets that go forward one after the other when nothing else is left to tell of the year. */
function forwardAgain(
  happenings: readonly Happening[],
  last: Passage | undefined,
  writer: Writer,
  told: Map<Happening, string>,
): string {
  const after = last?.happening.julianDayUt ?? writer.period.from;
  const turns = happenings.filter(
    (one): one is Station =>
      one.kind === 'station' &&
      one.body >= Jupiter &&
      one.direction === 'direct' &&
      one.julianDayUt > after &&
      !told.has(one),
  );
  if (turns.length < 2) return '';
  const list = turns
    .sort((a, b) => a.julianDayUt - b.julianDayUt)
    .map(({ body, julianDayUt }) =>
      writer.statement('forward', { planet: writer.planet(body), date: writer.time(julianDayUt) }),
    );
  for (const one of turns) told.set(one, '');
  return writer.statement('allForward', { list: writer.list(list) });
}
