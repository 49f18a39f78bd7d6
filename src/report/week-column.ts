import { type Planet, Sun } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import { choose } from './choice.js';
import type { Frame } from './frame.js';
import { DayWriter, daysOf } from './passage-writer.js';
import {
  includedOf,
  inOrder,
  isSyzygy,
  isThroughout,
  type Passage,
  type Passages,
  passagesOf,
} from './passages.js';
import type { Period } from './period.js';
import type { Worded } from './worded-happenings.js';
import { inTurn, usualCounsel } from './wordings.js';
import { escaped, paragraph, type Words, Writer, wordsIn } from './writer.js';
import type { Written } from './written.js';

type Week = Period & { kind: 'weekly' };

/** Days at the beginning of a week in which its lead stands first and what comes before it is left out. */
const early = 3;

/** A sign's week in order of time; where something comes before the lead, it is announced. */
export function weekColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Week,
  words: Words,
  frame: Frame,
): Written {
  const found = passagesOf(worded, reader, period, words, frame);
  if (found === undefined)
    return { intro: frame.intro, text: paragraph(escaped(frame.close)), included: new Map() };
  const passages = {
    ...found,
    ranked: found.ranked.map((each) => inTwoHouses(each, found, reader, period, words)),
  };
  const { lead } = passages;
  const framed = wordsIn(frame.thought) + wordsIn(frame.close);
  const { passages: some, asides } = choose(passages, period, framed, mayStand(passages, period));
  const dated = inOrder(lead, some, period.clock);
  // What goes on throughout comes after what happens.
  const ordered = [...dated.filter((each) => !isGoingOn(each)), ...dated.filter(isGoingOn)];
  const writer = new Writer(reader, period, words);
  const dayWriter = new DayWriter(writer, asides);
  const days = daysOf(ordered, writer);
  const body = days.map((day) => dayWriter.write(day, false, dayWriter.asidesOf(day, days)));
  return {
    intro: frame.intro,
    text: written(body, frame, ordered[0] === lead ? '' : announcement(lead, writer)),
    included: includedOf([lead, ...ordered.filter((each) => each !== lead), ...asides]),
  };
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

/** A retrograde that fills the week, or where the Sun is. */
const isGoingOn = (each: Passage): boolean =>
  isThroughout(each) || (each.happening.kind === 'stay' && each.happening.body === Sun);

/** What is before an early lead is left out, but for a new or full Moon. */
function mayStand({ lead }: Passages, { from, clock }: Week): (passage: Passage) => boolean {
  const isEarly = lead.happening.julianDayUt < from + early;
  const dayOf = ({ happening }: Passage): number => clock.dayNumberOf(happening.julianDayUt);
  return (each) => !isEarly || isSyzygy(each) || dayOf(each) >= dayOf(lead);
}

/** On which day the week's question is asked, where that is not its first. */
function announcement(lead: Passage, writer: Writer): string {
  const { period, reader, words } = writer;
  const { announcements } = words.reports.columns;
  return fill(escaped(inTurn(announcements, period.number + reader * 5)), {
    date: writer.time(lead.happening.julianDayUt),
  });
}

/**
 * The question stands before all others, with the day it is for where that is not the first; the close that answers it
 * has a paragraph to itself.
 */
function written(body: readonly string[], frame: Frame, announced: string): string {
  const thought = escaped(frame.thought);
  return [`${thought} ${announced}`.trimEnd(), ...body, escaped(frame.close)].map(paragraph).join('');
}
