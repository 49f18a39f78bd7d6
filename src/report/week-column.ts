import type { Planet } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import { type Passage, type Passages, passagesOf } from './passages.js';
import type { Period } from './period.js';
import { chooseWeek, type WeekChoice } from './week-choice.js';
import { WeekWriter } from './week-writer.js';
import type { Worded } from './worded-happenings.js';
import { inTurn, usualCounsel } from './wordings.js';
import { escaped, paragraph, type Words, Writer, wordsIn } from './writer.js';
import type { Written } from './written.js';

type Week = Period & { kind: 'weekly' };

/**
 * A sign's week: its lead and what it means, how that goes on, one other event, a few in passing, and a close that
 * returns to the lead. What follows the lead is in order of time.
 */
export function weekColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Week,
  words: Words,
  frame: Frame,
): Written {
  const found = passagesOf(worded, reader, period, words, frame);
  const { intro, thought, close } = frame;
  if (found === undefined) return { intro, text: paragraph(escaped(close)), included: new Map() };
  const passages = {
    ...found,
    ranked: found.ranked.map((each) => inTwoHouses(each, found, reader, period, words)),
  };
  const { lead } = passages;
  const choice = chooseWeek(passages, wordsIn(thought) + wordsIn(close), words);
  const writer = new WeekWriter(new Writer(reader, period, words), lead);
  const paragraphs = [writer.lead(), escaped(thought), ...othersOf(choice, writer), escaped(close)];
  return {
    intro,
    text: paragraphs.map(paragraph).join(''),
    included: includedOf(lead, choice),
  };
}

/**
 * The paragraphs beside the lead's: an event that is told has one, and so has what is in passing before or after it; a
 * single mention stands with an event.
 */
function othersOf({ told, passing, throughout }: WeekChoice, writer: WeekWriter): string[] {
  const times = told.map(({ happening }) => happening.julianDayUt).sort((a, b) => a - b);
  /** What is mentioned before the first event that is told, between two of them and after the last. */
  const groups = [...times, undefined].map((_, index) =>
    passing
      .filter(
        ({ passage: { happening } }) =>
          times.filter((time) => time <= happening.julianDayUt).length === index,
      )
      .sort((a, b) => a.passage.happening.julianDayUt - b.passage.happening.julianDayUt),
  );
  const inOrder = [...told].sort((a, b) => a.happening.julianDayUt - b.happening.julianDayUt);
  const paragraphs: string[][] = [];
  let single: string[] = [];
  for (const [index, group] of groups.entries()) {
    const event = inOrder[index];
    const sentences = writer.mentioned(group);
    const isLast = event === undefined;
    if (isLast) sentences.push(...throughout.map((aside) => writer.throughout(aside)));
    const isAlone = sentences.length === 1;
    const host = isLast ? paragraphs.at(-1) : undefined;
    if (isAlone && host !== undefined) host.push(...sentences);
    else if (isAlone && !isLast) single = sentences;
    else if (sentences.length > 0) paragraphs.push(sentences);
    if (event !== undefined) paragraphs.push([...single, writer.told(event)]);
    single = [];
  }
  return paragraphs.map((sentences) => sentences.join(' '));
}

function includedOf(
  lead: Passage,
  { told, passing, throughout }: WeekChoice,
): ReadonlyMap<Happening, string> {
  return new Map([
    ...[lead, ...told].map(({ happening, meaning, first }) => [happening, meaning?.text ?? first] as const),
    ...[...passing, ...throughout].map(({ passage, line }) => [passage.happening, line] as const),
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
