import type { SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import { Links } from './links.js';
import type { Period } from './period.js';
import { rank } from './ranking.js';
import { isThroughout, type Passage, passagesAfter, sameDay } from './short-passages.js';
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
  const links = new Links(writer);
  const others = passagesAfter(lead, ranked, wordsIn(frame.close) + wordsIn(frame.thought), period);
  const headings = headingsOf(others, writer);
  const parts = [
    {
      heading: period.kind === 'monthly' ? leadHeading(writer) : '',
      text: joined([written(lead, writer, undefined), escaped(frame.thought)]),
    },
  ];
  let [before, last] = [lead, lead];
  for (const [index, each] of others.entries()) {
    const own = headings[index] ?? '';
    // A heading says when, so that nothing under it has to; and nothing joins what it divides.
    const form = own === '' ? formAfter(before, each, writer) : undefined;
    const link = own === '' && form === undefined ? links.between(last, each) : '';
    parts.push({ heading: own, text: joined([link, written(each, writer, form)]) });
    last = each;
    if (!isThroughout(each)) before = each;
  }
  const back = links.closing(lead, last);
  const final = back === '' ? parts.pop() : undefined;
  const text = joined([final?.text ?? '', back, escaped(frame.close)]);
  parts.push({ heading: final?.heading ?? '', text });
  return {
    intro: frame.intro,
    text: parts.map((part) => part.heading + paragraph(part.text)).join(''),
    included: includedOf([lead, ...others]),
  };
}

const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

/** Of two events in one sentence the weightier has the meaning. */
function includedOf(passages: readonly Passage[]): ReadonlyMap<Happening, string> {
  return new Map(
    passages.flatMap(({ happening, second, weight, meaning, between }): [Happening, string][] => {
      const text = meaning?.text ?? between;
      if (second === undefined) return [[happening, text]];
      const isSeconds = second.weight > weight;
      return [
        [happening, isSeconds ? '' : text],
        [second.happening, isSeconds ? text : ''],
      ];
    }),
  );
}

/** A passage as HTML, its sentence in a form that what stands before asks for. */
function written(passage: Passage, writer: Writer, form: Form | undefined): string {
  const { happening, second, meaning, between } = passage;
  const sentences: string[] = [];
  if (second === undefined) sentences.push(writer.sentence(form ?? writer.plainForm(happening), happening));
  else {
    const isOneDay = sameDay(happening, second.happening, writer.period.clock);
    // Going back is said in a sentence of its own.
    if (form === undefined)
      sentences.push(writer.sentence(isOneDay ? 'sameDay' : 'twoDays', happening, second.happening));
    else
      sentences.push(
        writer.sentence(form, happening),
        writer.sentence(isOneDay ? 'also' : 'plain', second.happening),
      );
  }
  if (meaning !== undefined) sentences.push(escaped(meaning.text));
  return joined([...sentences, escaped(between)]);
}

/** How what stands before a passage shows in its sentence. */
function formAfter(before: Passage, passage: Passage, { period: { clock } }: Writer): Form | undefined {
  if (isThroughout(passage)) return undefined;
  const last = (before.second ?? before).happening;
  if (sameDay(last, passage.happening, clock)) return 'also';
  return passage.happening.julianDayUt < last.julianDayUt ? 'back' : undefined;
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
