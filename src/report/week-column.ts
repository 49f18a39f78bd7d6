import type { Planet } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import { escaped, paragraph, unescaped, wordsIn } from './markup.js';
import { type Passage, type Passages, passagesOf, sameDay, withoutSaid } from './passages.js';
import type { Period } from './period.js';
import { solarHouse } from './ranking.js';
import { chooseWeek, type Lasting, lengthOf, type WeekChoice } from './week-choice.js';
import { WeekWriter } from './week-writer.js';
import type { Worded } from './worded-happenings.js';
import { inTurn, usualCounsel } from './wordings.js';
import { type Words, Writer } from './writer.js';
import type { Written } from './written.js';

type Week = Period & { kind: 'weekly' };

/**
 * A sign's week: how its intro goes on and on what day its lead is, one other event, a few in passing, and a close that
 * returns to the lead. What follows the lead is in order of time.
 */
export function weekColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Week,
  words: Words,
  frame: Frame,
): Written {
  const found = passagesOf(worded, period, words, frame);
  if (found === undefined)
    return { intro: frame.intro, text: paragraph(escaped(frame.close)), included: new Map() };
  const write = (lead: Passage, isAlone: boolean): Written => {
    const ranked = found.ranked.map((each) =>
      each === found.lead ? lead : inTwoHouses(each, found, reader, period, words),
    );
    return written({ lead, ranked }, isAlone, reader, period, words, frame);
  };
  const alone = isFramed(found.lead) ? write(withoutWords(found.lead), true) : undefined;
  // Where there is little else the lead has its own words as well.
  return alone !== undefined && wordsIn(alone.text.replaceAll('</p><p>', ' ')) >= leastOfText
    ? alone
    : write(withoutSaid(found.lead, `${frame.intro} ${frame.thought}`, words), false);
}

/** Words of a week's text that are too few. */
const leastOfText = 180;

/** @param isAlone whether the lead is dated alone, without words of its own */
function written(
  passages: Passages,
  isAlone: boolean,
  reader: SignId,
  period: Week,
  words: Words,
  { intro, thought, close }: Frame,
): Written {
  const { lead } = passages;
  const sentences = new Writer(reader, period, words);
  const begun = beginningOf(intro, lead.happening, sentences);
  // What has its day in the intro has no sentence in the text.
  const ofLead = isAlone && begun !== intro ? 0 : lengthOf(lead);
  const choice = chooseWeek(passages, wordsIn(thought) + wordsIn(close) + ofLead, words);
  const writer = new WeekWriter(sentences, lead);
  const paragraphs = [
    ...openingOf(thought, writer, isAlone, begun !== intro),
    ...othersOf(choice, writer, period.clock),
    escaped(close),
  ];
  const meant = isAlone ? { ...lead, meaning: { text: thought, counsel: undefined } } : lead;
  return { intro: begun, text: paragraphs.map(paragraph).join(''), included: includedOf(meant, choice) };
}

/** An intro with its lead's sign, house and day, where it names them: they go without saying from then on. */
function beginningOf(intro: string, { signId, julianDayUt }: Happening, writer: Writer): string {
  const house = writer.house(solarHouse(writer.reader, signId));
  const isDated = intro.includes('{day}');
  if (isDated || intro.includes(unescaped(house))) writer.place(signId);
  if (!isDated) return intro;
  const { inHouse } = writer.words.reports.columns.moonPlace;
  const place = fill(inHouse, { moon: writer.sign(signId), house });
  return unescaped(fill(intro, { place, day: writer.date(julianDayUt) }));
}

/** How a lead goes on: by what its intro began, or by words of its own; on what day it is stands first. */
function openingOf(thought: string, writer: WeekWriter, isAlone: boolean, isDated: boolean): string[] {
  if (!isAlone) return [escaped(thought), writer.lead()];
  return [isDated ? escaped(thought) : `${writer.dated()} ${escaped(thought)}`];
}

/** Whether a week's words are of its lead alone: those of an aspect, or of a quarter of the Moon, are of two houses. */
const isFramed = ({ happening }: Passage): boolean =>
  happening.kind !== 'aspect' && !(happening.kind === 'lunation' && happening.phaseId % 4 !== 0);

/** What such a lead advises still holds of what stands beside it. */
const withoutWords = (lead: Passage): Passage => ({
  ...lead,
  first: '',
  meaning: lead.meaning && { ...lead.meaning, text: '' },
});

/**
 * The paragraphs beside the lead's: an event that is told has one, with what else is on its day; what is in passing on
 * another day stands by itself, as it has neither that event's matter nor its mood.
 */
function othersOf(
  { told, passing, throughout }: WeekChoice,
  writer: WeekWriter,
  clock: Week['clock'],
): string[] {
  const paragraphs: string[][] = [];
  for (const day of daysOf([...told, ...passing.map(({ passage }) => passage)], clock)) {
    for (const event of day)
      if (told.includes(event)) paragraphs.push([writer.told(event, loopOf(event, throughout))]);
    const asides = passing.filter(({ passage }) => day.includes(passage));
    if (asides.length === 0) continue;
    const mentioned = writer.mentioned(asides);
    // What is on the day of an event that is told stands with it.
    const own = day.some((one) => told.includes(one)) ? paragraphs.at(-1) : undefined;
    if (own === undefined) paragraphs.push(mentioned);
    else own.push(...mentioned);
  }
  const others = throughout.filter((loop) => !told.some((event) => loopOf(event, [loop]) !== undefined));
  if (others.length > 0) paragraphs.push([writer.throughout(others)]);
  return paragraphs.map((sentences) => sentences.join(' '));
}

/** The retrograde that brings a planet back to a sign. */
const loopOf = ({ happening }: Passage, loops: readonly Lasting[]): Lasting | undefined =>
  happening.kind === 'ingress' && happening.retrograde
    ? loops.find((loop) => loop.happening.body === happening.body)
    : undefined;

/** Passages in order of time, day by day. */
function daysOf(passages: readonly Passage[], clock: Week['clock']): Passage[][] {
  const days: Passage[][] = [];
  for (const each of [...passages].sort((a, b) => a.happening.julianDayUt - b.happening.julianDayUt)) {
    const last = days.at(-1);
    if (last?.[0] !== undefined && sameDay(last[0].happening, each.happening, clock)) last.push(each);
    else days.push([each]);
  }
  return days;
}

function includedOf(
  lead: Passage,
  { told, passing, throughout }: WeekChoice,
): ReadonlyMap<Happening, string> {
  return new Map([
    ...[lead, ...told].map(({ happening, meaning, first }) => [happening, meaning?.text ?? first] as const),
    ...passing.map(({ passage, line }) => [passage.happening, line] as const),
    ...throughout.map(({ happening, said }) => [happening, said] as const),
  ]);
}

/** What is said of a retrograde whose planet goes back into another sign in the week: nothing of the house it leaves. */
function inTwoHouses(
  each: Passage,
  { ranked }: Passages,
  reader: SignId,
  { from }: Week,
  { reports: { columns } }: Words,
): Passage {
  const { happening } = each;
  if (happening.kind !== 'retrograde') return each;
  const goesBack = ranked.some(
    ({ happening: one }) => one.kind === 'ingress' && one.retrograde && one.body === happening.body,
  );
  const anywhere: Readonly<Partial<Record<Planet, readonly string[]>>> = columns.stillRetrograde;
  const wordings = anywhere[happening.body];
  if (!goesBack || wordings === undefined) return each;
  // From the end of the list, as other weeks of the loop begin with its first.
  const week = Math.floor((from - happening.begins) / 7);
  return {
    ...each,
    meaning: { text: inTurn(wordings, reader - 1 - week), counsel: usualCounsel(happening) },
  };
}
