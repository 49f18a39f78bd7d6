import type { SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import { valenceOf } from './cells.js';
import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { bodiesOf, rank } from './ranking.js';
import { following, isShort, isThroughout, type Passage, sameDay } from './short-passages.js';
import { betweenOf, meaningOf, type Worded } from './worded-happenings.js';
import { escaped, type Form, heading, paragraph, type Words, Writer, wordsIn } from './writer.js';
import type { Written } from './written.js';

/** A sign's week or month: what leads it, then the rest in order of time, and the close. */
export function shortColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Period & { kind: 'weekly' | 'monthly' },
  words: Words,
  frame: Frame,
): Written {
  const byHappening = new Map(worded.map((each) => [each.happening, each]));
  const ranked = rank([...byHappening.keys()], reader, period.kind).map((each): Passage => {
    const own = byHappening.get(each.happening) as Worded;
    return { ...each, meaning: meaningOf(own, each.house), between: betweenOf(own, reader, words) ?? '' };
  });
  const lead = ranked.find(({ happening }) => happening === frame.lead?.happening);
  if (lead === undefined)
    return { intro: frame.intro, text: paragraph(escaped(frame.close)), included: new Map() };

  const writer = new Writer(reader, period, words);
  // A question every other time: what is asked each week is no longer heard.
  const isTurn = (period.number + reader) % 2 === 0;
  const framed = isTurn ? wordsIn(frame.thought) + wordsIn(frame.close) : 0;
  const { others, asides } = following(lead, ranked, framed, period);
  const headings = headingsOf(others, writer);
  const parts = [
    {
      heading: period.kind === 'monthly' ? leadHeading(writer) : '',
      text: written(lead, undefined, asidesBy([lead, ...others], asides, lead), writer),
    },
  ];
  let before = lead;
  let hasTurned = false;
  for (const [index, each] of others.entries()) {
    const own = headings[index] ?? '';
    // A heading says when, so that nothing under it has to.
    let form = own === '' ? formAfter(before, each, writer) : undefined;
    if (own === '' && form === undefined && !hasTurned && turns(before, each)) {
      form = 'turn';
      hasTurned = true;
    }
    const text = written(each, form, asidesBy([lead, ...others], asides, each), writer);
    parts.push({ heading: own, text });
    if (!isThroughout(each)) before = each;
  }
  const length = parts.reduce((sum, { text }) => sum + wordsIn(text), 0);
  if (isTurn || isShort(length, period.kind))
    addFrame(parts, frame, (others.at(-1) ?? lead).house === lead.house);
  return {
    intro: frame.intro,
    text: parts.map((part) => part.heading + paragraph(part.text)).join(''),
    included: includedOf([lead, ...others, ...asides]),
  };
}

/** The question ends the first paragraph. The close follows what is about the lead's matter, or is a short paragraph. */
function addFrame(
  parts: { heading: string; text: string }[],
  { thought, close }: Frame,
  isOfMatter: boolean,
): void {
  const [first, final] = [parts[0], parts.at(-1)];
  if (first !== undefined) first.text = joined([first.text, escaped(thought)]);
  if (isOfMatter && final !== undefined) final.text = joined([final.text, escaped(close)]);
  else parts.push({ heading: '', text: escaped(close) });
}

const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

const includedOf = (passages: readonly Passage[]): ReadonlyMap<Happening, string> =>
  new Map(passages.map(({ happening, meaning, between }) => [happening, meaning?.text ?? between]));

/** Retrogrades named in passing are so where their planet is met last, or at the end. */
function asidesBy(
  passages: readonly Passage[],
  asides: readonly Passage[],
  passage: Passage,
): readonly Passage[] {
  return asides.filter(({ happening }) => {
    const [planet] = bodiesOf(happening);
    const hosts = passages.filter((each) => bodiesOf(each.happening).some((body) => body === planet));
    return (hosts.at(-1) ?? passages.at(-1)) === passage;
  });
}

/** A passage as HTML, its sentence in a form that what stands before asks for. */
function written(
  { happening, meaning, between }: Passage,
  form: Form | undefined,
  asides: readonly Passage[],
  writer: Writer,
): string {
  return joined([
    writer.sentence(form ?? writer.plainForm(happening), happening),
    // What the houses have to do with each other is said before what comes of it.
    escaped(between),
    escaped(meaning?.text ?? ''),
    ...asides.map((each) => writer.sentence('throughout', each.happening)),
  ]);
}

/** How what stands before a passage shows in its sentence. */
function formAfter(before: Passage, passage: Passage, { period: { clock } }: Writer): Form | undefined {
  if (isThroughout(passage)) return undefined;
  if (sameDay(before.happening, passage.happening, clock)) return 'also';
  return passage.happening.julianDayUt < before.happening.julianDayUt ? 'back' : undefined;
}

/** Whether an easy aspect follows a hard one, or the reverse. */
function turns(before: Passage, { happening }: Passage): boolean {
  if (before.happening.kind !== 'aspect' || happening.kind !== 'aspect') return false;
  return valenceOf(before.happening) * valenceOf(happening) < 0;
}

function leadHeading(writer: Writer): string {
  return heading(fill(writer.words.reports.headings.monthly.lead, monthsNames(writer)));
}

const monthsNames = ({ words, period, reader }: Writer): { sign: string; month: string } => ({
  sign: words.signName(reader),
  month: words.reports.dates.months[(period.month ?? 1) - 1] ?? '',
});

/** The heading before each passage that begins a part of the month. */
function headingsOf(passages: readonly Passage[], writer: Writer): readonly (string | undefined)[] {
  const { kind, clock } = writer.period;
  if (kind !== 'monthly') return [];
  const { parts } = writer.words.reports.headings.monthly;
  let current = -1;
  return passages.map((each) => {
    if (isThroughout(each)) return undefined;
    const { day } = clock.dateOf(each.happening.julianDayUt);
    const index = Math.min(parts.length - 1, Math.floor(((day - 1) * parts.length) / 30));
    if (index === current) return undefined;
    current = index;
    return heading(fill(parts[index] ?? '', monthsNames(writer)));
  });
}
