import type { SignId } from '../chart/zodiac.js';
import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import { chooseMonth, isLasting, type Mention, type MonthChoice } from './month-choice.js';
import { MonthWriter } from './month-writer.js';
import { type Passage, passagesOf } from './passages.js';
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
  const passages = passagesOf(worded, reader, period, words, frame);
  if (passages === undefined) return { intro, text: paragraph(escaped(close)), included: new Map() };
  const { lead } = passages;
  const choice = chooseMonth(passages, wordsIn(thought) + wordsIn(close), words);
  const writer = new MonthWriter(new Writer(reader, period, words), lead);
  const groups = groupsOf(lead, choice);
  const [first, ...others] = groups;
  const paragraphs = [
    [writer.lead(thought), ...writer.mentioned(first?.passing ?? [])].join(' '),
    ...others.map(({ told, passing }, index) => writer.paragraph(told, passing, index)),
    escaped(close),
  ];
  return { intro, text: paragraphs.map(paragraph).join(''), included: includedOf(lead, choice) };
}

interface Group {
  told: Passage;
  passing: Mention[];
}

/**
 * What is told, the lead first, each with what happens in passing: an event stands with what is told of its house, or
 * of a retrograde with its planet, or else with what is nearest in time.
 */
function groupsOf(lead: Passage, { told, passing }: MonthChoice): Group[] {
  const groups = [lead, ...told].map((each): Group => ({ told: each, passing: [] }));
  for (const each of passing) {
    const { passage } = each;
    const apart = ({ told: { happening } }: Group): number =>
      Math.abs(happening.julianDayUt - passage.happening.julianDayUt);
    const dated = groups.slice(1).filter((group) => !isLasting(group.told));
    const nearest = (among: readonly Group[]): Group | undefined =>
      [...among].sort((a, b) => apart(a) - apart(b))[0];
    const ofHouse = groups.filter((group) => group.told.house === passage.house && !isLasting(group.told));
    (nearest(ofHouse) ?? nearest(dated) ?? groups[0])?.passing.push(each);
  }
  return groups;
}

function includedOf(lead: Passage, { told, passing }: MonthChoice): ReadonlyMap<Happening, string> {
  return new Map([
    ...[lead, ...told].map(({ happening, meaning, first }) => [happening, meaning?.text ?? first] as const),
    ...passing.map(({ passage, line }) => [passage.happening, line] as const),
  ]);
}
