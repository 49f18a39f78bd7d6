import { Mars, Mercury, Venus } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { bodiesOf, type Ranked, rank } from './ranking.js';
import { betweenOf, meaningOf, type Tellable } from './telling.js';
import { type Cell, contradict } from './wordings.js';
import { escaped, type Form, heading, paragraph, type Words, Writer, wordsIn } from './writer.js';

export interface Told {
  intro: string;
  text: string;
  /** The happenings that are told, the one that leads first, and what each is said to mean. */
  told: ReadonlyMap<Happening, string>;
}

/** Words of a report's text: enough when it has `enough`, too many beyond `most`. */
const lengths = {
  weekly: { least: 200, enough: 225, most: 270 },
  monthly: { least: 400, enough: 440, most: 540 },
} as const;

/** Words that are added at a time. */
const stepOfWords = 30;

const inTime = (a: Ranked, b: Ranked): number => a.happening.julianDayUt - b.happening.julianDayUt;

/** Words that a dated sentence has, about: an aspect names two planets, signs and houses. */
const ofSentence = ({ happening }: Ranked): number => (happening.kind === 'aspect' ? 24 : 16);

interface Passage extends Ranked {
  meaning: Cell | undefined;
  between: string;
  /** One of the same day or planet that is told in the same sentence. */
  second?: Passage;
}

/** A sign's week or month: what leads it, then the rest in order of time, and the close. */
export function shortColumn(
  tellables: readonly Tellable[],
  reader: SignId,
  period: Period & { kind: 'weekly' | 'monthly' },
  words: Words,
  frame: Frame,
): Told {
  const { kind } = period;
  const byHappening = new Map(tellables.map((each) => [each.happening, each]));
  const ranked = rank([...byHappening.keys()], reader, kind).map((each): Passage => {
    const told = byHappening.get(each.happening) as Tellable;
    return { ...each, meaning: meaningOf(told, each.house), between: betweenOf(told, reader, words) ?? '' };
  });
  const lead = ranked.find(({ happening }) => happening === frame.lead?.happening);
  const writer = new Writer(reader, period, words);
  if (lead === undefined)
    return { intro: frame.intro, text: paragraph(escaped(frame.close)), told: new Map() };

  const framed = wordsIn(frame.close) + wordsIn(frame.thought);
  const { least, enough, most } = lengths[kind];
  let others: Passage[] = [];
  // Of events told together one says what they mean: there is room for more then.
  for (let wanted = enough; wanted < enough + most; wanted += stepOfWords) {
    const chosen = choose(lead, ranked, framed, { enough: wanted, most: wanted + most - enough });
    others = merged(chosen.filter((each) => each !== lead).sort(inTime), period);
    if (framed + [lead, ...others].reduce((sum, each) => sum + worded(each), 0) >= least) break;
  }
  // What goes on throughout has no date, and no place in time: it follows the lead.
  others.sort((a, b) => Number(isThroughout(b)) - Number(isThroughout(a)));
  const parts = partsOf(others, writer);
  const body: string[] = [];
  if (kind === 'monthly') body.push(monthHeading(writer));
  body.push(paragraph(sentences(tell(lead, writer, undefined), frame.thought)));
  let before = lead;
  for (const [index, each] of others.entries()) {
    const part = parts[index];
    if (part !== undefined) body.push(part);
    const last = index === others.length - 1;
    // A heading says when, so nothing under it has to.
    body.push(
      paragraph(
        sentences(tell(each, writer, part === undefined ? before : undefined), last ? frame.close : ''),
      ),
    );
    if (!isThroughout(each)) before = each;
  }
  if (others.length === 0) body.push(paragraph(escaped(frame.close)));
  const told = [lead, ...others].flatMap(({ happening, second, meaning, between }) => {
    const said: [Happening, string] = [happening, meaning?.text ?? between];
    return second === undefined ? [said] : [said, [second.happening, said[1]] as [Happening, string]];
  });
  return {
    intro: frame.intro,
    text: body.join(''),
    told: new Map(told),
  };
}

const sentences = (told: string, more: string): string => (more === '' ? told : `${told} ${escaped(more)}`);

const isThroughout = ({ happening }: Passage): boolean => happening.kind === 'retrograde';

/** Retrogrades of these are told of every week and month that they fill. */
const followed: readonly number[] = [Mercury, Venus, Mars];
const isFollowed = ({ happening }: Passage): boolean =>
  happening.kind === 'retrograde' && followed.includes(happening.body);

const worded = (passage: Passage): number => {
  const { meaning, between, second } = passage;
  const sentence = ofSentence(passage) + (second === undefined ? 0 : ofSentence(second));
  return sentence + wordsIn(meaning?.text ?? '') + (between === '' ? 0 : wordsIn(between));
};

function choose(
  lead: Passage,
  ranked: readonly Passage[],
  framed: number,
  { enough, most }: { enough: number; most: number },
): Passage[] {
  const chosen = [lead];
  let length = framed + worded(lead);
  const add = (each: Passage): void => {
    chosen.push(each);
    length += worded(each);
  };
  const clashes = (each: Passage): boolean =>
    chosen.some(
      ({ house, meaning }) => house === each.house && contradict(meaning?.counsel, each.meaning?.counsel),
    );
  for (const each of ranked) {
    if (each === lead || !isFollowed(each)) continue;
    // Not a second time, where a station or a meeting of the same planet leads.
    const plain = {
      ...each,
      meaning: clashes(each) || length + worded(each) > enough ? undefined : each.meaning,
    };
    add(plain);
  }
  for (const each of ranked) {
    if (length >= enough) break;
    if (each === lead || each.happening.kind === 'retrograde') continue;
    if (each.meaning === undefined && each.between === '') continue;
    if (clashes(each) || length + worded(each) > most) continue;
    add(each);
  }
  return chosen;
}

/** Days within which two events of one planet are one matter. */
const together = 2;

/** Events of one day, or of one planet within two days, are told together; the weightier one says what they mean. */
function merged(inTime: readonly Passage[], { clock }: Period): Passage[] {
  const result: Passage[] = [];
  for (const each of inTime) {
    const before = result.at(-1);
    if (before !== undefined && before.second === undefined && joins(before, each, clock)) {
      const [heavier, lighter] = each.weight > before.weight ? [each, before] : [before, each];
      const sameDay = dayOf(before, clock) === dayOf(each, clock);
      // Of one day the one whose meaning follows stands last; of two the earlier first.
      const [first, second] = sameDay ? [lighter, heavier] : [before, each];
      result[result.length - 1] = { ...first, meaning: heavier.meaning, between: heavier.between, second };
      continue;
    }
    result.push(each);
  }
  return result;
}

const dayOf = ({ happening }: Passage, clock: Period['clock']): number =>
  clock.dayNumberOf(happening.julianDayUt);

function joins(a: Passage, b: Passage, clock: Period['clock']): boolean {
  if (isThroughout(a) || isThroughout(b) || a.happening.kind === 'stay') return false;
  const [one, other] = [a.happening, b.happening];
  if ('until' in one && one.until !== undefined) return false;
  if (clock.dayNumberOf(one.julianDayUt) === clock.dayNumberOf(other.julianDayUt)) return true;
  const shared = bodiesOf(one).some((body) => bodiesOf(other).includes(body));
  return shared && other.julianDayUt - one.julianDayUt < together;
}

function tell(passage: Passage, writer: Writer, before: Passage | undefined): string {
  const { happening, second } = passage;
  const { clock } = writer.period;
  const plain = writer.plainForm(happening);
  const after = plain === 'throughout' ? undefined : formAfter(before, happening, clock);
  let sentence: string;
  if (second === undefined) sentence = writer.sentence(after ?? plain, happening);
  else {
    const sameDay =
      clock.dayNumberOf(happening.julianDayUt) === clock.dayNumberOf(second.happening.julianDayUt);
    // Going back is said in a sentence of its own.
    sentence =
      after === undefined
        ? writer.sentence(sameDay ? 'sameDay' : 'twoDays', happening, second.happening)
        : `${writer.sentence(after, happening)} ${writer.sentence(sameDay ? 'also' : 'plain', second.happening)}`;
  }
  const said = [sentence];
  const { meaning, between } = passage;
  if (meaning !== undefined) said.push(escaped(meaning.text));
  if (between !== '') said.push(escaped(between));
  return said.join(' ');
}

/** How what stands before a passage shows in its sentence. */
function formAfter(
  before: Passage | undefined,
  happening: Happening,
  clock: Period['clock'],
): Form | undefined {
  if (before === undefined) return undefined;
  const last = (before.second ?? before).happening.julianDayUt;
  const [day, lastDay] = [clock.dayNumberOf(happening.julianDayUt), clock.dayNumberOf(last)];
  if (day === lastDay) return 'also';
  return day < lastDay ? 'back' : undefined;
}

function monthHeading(writer: Writer): string {
  const { headings, dates } = writer.words.reports;
  const month = dates.months[(writer.period.month ?? 1) - 1] ?? '';
  return heading(fill(headings.monthly.lead, { sign: writer.words.signName(writer.reader), month }));
}

/** The heading before each passage that begins a part of the month. */
function partsOf(passages: readonly Passage[], writer: Writer): (string | undefined)[] {
  const { kind, clock, month } = writer.period;
  if (kind !== 'monthly') return [];
  const { headings, dates } = writer.words.reports;
  const { parts } = headings.monthly;
  let current = -1;
  return passages.map((each) => {
    if (isThroughout(each)) return undefined;
    const { day } = clock.dateOf(each.happening.julianDayUt);
    const index = Math.min(parts.length - 1, Math.floor(((day - 1) * parts.length) / 30));
    if (index === current) return undefined;
    current = index;
    const values = {
      sign: writer.words.signName(writer.reader),
      month: dates.months[(month ?? 1) - 1] ?? '',
    };
    return heading(fill(parts[index] ?? '', values));
  });
}
