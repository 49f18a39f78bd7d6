import type { SignId } from '../chart/zodiac.js';
import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import { chooseMonth, isLasting, type Mention, type MonthChoice } from './month-choice.js';
import { MonthWriter } from './month-writer.js';
import { type Passage, passagesOf, withoutSaid } from './passages.js';
import type { Period } from './period.js';
import type { Worded } from './worded-happenings.js';
import { escaped, paragraph, type Words, Writer, wordsIn } from './writer.js';
import type { Written } from './written.js';

type Month = Period & { kind: 'monthly' };

/**
 * A sign's month: its lead, what that means and what it asks; its other events in order of time, a paragraph each, with
 * how they bear on the lead's matter and what happens besides; and a close that returns to the lead.
 */
export function monthColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Month,
  words: Words,
  frame: Frame,
): Written {
  const { intro, thought, close } = frame;
  const passages = passagesOf(worded, period, words, frame);
  if (passages === undefined) return { intro, text: paragraph(escaped(close)), included: new Map() };
  const lead = withoutSaid(passages.lead, `${intro} ${thought}`, words);
  const ranked = passages.ranked.map((each) => (each === passages.lead ? lead : each));
  const choice = chooseMonth({ lead, ranked }, wordsIn(thought) + wordsIn(close), words);
  const writer = new MonthWriter(new Writer(reader, period, words), lead, frame.alike ?? 0);
  const [first, ...others] = groupsOf(lead, choice);
  const paragraphs = [
    writer.lead(thought, first?.passing ?? []),
    ...others.map(({ told, passing }) => writer.paragraph(told, passing)),
    escaped(close),
  ];
  return { intro, text: paragraphs.map(paragraph).join(''), included: includedOf(lead, choice) };
}

interface Group {
  /** Of one house. */
  told: Passage[];
  passing: Mention[];
}

/**
 * What is told by house, the lead first, each group with what happens in passing where that goes on in time: with the
 * last group that begins before it. Only what belongs to the lead's own story stands with the lead.
 */
function groupsOf(lead: Passage, { told, passing }: MonthChoice): Group[] {
  const first: Group = { told: [lead], passing: [] };
  const groups = groupsInTime(told);
  for (const each of passing) {
    const { julianDayUt } = each.passage.happening;
    const isOfLead = each.matter === undefined && each.passage.house === lead.house;
    const before = [...groups]
      .reverse()
      .find(
        ({ told: [one] }) => one !== undefined && !isLasting(one) && one.happening.julianDayUt <= julianDayUt,
      );
    const dated = groups.find(({ told: [one] }) => one !== undefined && !isLasting(one));
    (isOfLead ? first : (before ?? dated ?? groups.at(-1) ?? first)).passing.push(each);
  }
  return [first, ...groups];
}

/** A house has another paragraph where something of another house is told between two of its events. */
function groupsInTime(told: readonly Passage[]): Group[] {
  const groups: Group[] = [];
  for (const each of told) {
    const last = groups.at(-1);
    if (last !== undefined && houseOf(last) === each.house) last.told.push(each);
    else groups.push({ told: [each], passing: [] });
  }
  return groups;
}

const houseOf = ({ told }: Group) => told[0]?.house;

function includedOf(lead: Passage, { told, passing }: MonthChoice): ReadonlyMap<Happening, string> {
  return new Map([
    ...[lead, ...told].map(({ happening, meaning, first }) => [happening, meaning?.text ?? first] as const),
    ...passing.map(({ passage, line }) => [passage.happening, line] as const),
  ]);
}
