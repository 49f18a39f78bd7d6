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
import { inTurn } from './wordings.js';
import { escaped, paragraph, type Words, Writer, wordsIn } from './writer.js';
import type { Written } from './written.js';

type Week = Period & { kind: 'weekly' };

/** Words below which a text needs its question and its close. */
const short = 184;
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
  const passages = passagesOf(worded, reader, period, words, frame);
  if (passages === undefined)
    return { intro: frame.intro, text: paragraph(escaped(frame.close)), included: new Map() };
  const { lead } = passages;
  // A question every other time: what is asked each week is no longer heard.
  const isTurn = (period.number + reader) % 2 === 0;
  const framed = isTurn ? wordsIn(frame.thought) + wordsIn(frame.close) : 0;
  const { passages: some, asides } = choose(passages, period, framed, mayStand(passages, period));
  const dated = inOrder(lead, some, period.clock);
  // What goes on throughout comes after what happens.
  const ordered = [...dated.filter((each) => !isThroughout(each)), ...dated.filter(isThroughout)];
  const writer = new Writer(reader, period, words);
  const announced = ordered[0] === lead ? '' : announcement(lead, writer);
  const dayWriter = new DayWriter(writer, asides);
  const days = daysOf(ordered, writer);
  const body = days.map((day) => dayWriter.write(day, false, dayWriter.asidesOf(day, days)));
  const length = body.reduce((sum, text) => sum + wordsIn(text), 0);
  return {
    intro: frame.intro,
    text: written(announced, body, isTurn || length < short ? frame : undefined, ordered.at(-1) === lead),
    included: includedOf([lead, ...ordered.filter((each) => each !== lead), ...asides]),
  };
}

/** What is before an early lead is left out, but for a new or full Moon. */
function mayStand({ lead }: Passages, { from, clock }: Week): (passage: Passage) => boolean {
  const isEarly = lead.happening.julianDayUt < from + early;
  const dayOf = ({ happening }: Passage): number => clock.dayNumberOf(happening.julianDayUt);
  return (each) => !isEarly || isSyzygy(each) || dayOf(each) >= dayOf(lead);
}

/** Which day the week leads up to. */
function announcement(lead: Passage, writer: Writer): string {
  const { period, words, reader } = writer;
  return fill(escaped(inTurn(words.reports.columns.announcements, period.number + reader * 5)), {
    date: writer.time(lead.happening.julianDayUt),
    event: writer.name(lead.happening),
    house: writer.house(lead.house),
  });
}

/** The question ends what stands first; the close follows the lead's own words, or is a short paragraph. */
function written(
  announced: string,
  body: readonly string[],
  frame: Frame | undefined,
  endsWithLead: boolean,
): string {
  if (frame === undefined)
    return [`${announced} ${body[0]}`.trim(), ...body.slice(1)].map(paragraph).join('');
  const paragraphs = announced === '' ? [...body] : [announced, ...body];
  paragraphs[0] = `${paragraphs[0]} ${escaped(frame.thought)}`;
  if (endsWithLead) paragraphs.push(`${paragraphs.pop()} ${escaped(frame.close)}`);
  else paragraphs.push(escaped(frame.close));
  return paragraphs.map(paragraph).join('');
}
