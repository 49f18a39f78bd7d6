import type { SignId } from '../chart/zodiac.js';
import type { Frame } from './frame.js';
import type { Happening } from './happenings.js';
import { chooseMonth, type Mention, type MonthChoice } from './month-choice.js';
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
  const writer = new MonthWriter(new Writer(reader, period, words), lead, frame.alike ?? 0);
  const [first, ...others] = groupsOf(lead, choice);
  const paragraphs = [
    [writer.lead(thought), ...writer.mentioned(first?.passing ?? [])].join(' '),
    ...others.map(({ told, passing }, index) => writer.paragraph(told, passing, index)),
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
 * What is told by house, the lead first, each group with what happens in passing: an event stands with what is told of
 * its house, or else with what is nearest in time.
 */
function groupsOf(lead: Passage, { told, passing }: MonthChoice): Group[] {
  const first: Group = { told: [lead], passing: [] };
  const groups: Group[] = [];
  for (const each of told) {
    const own = groups.find((group) => houseOf(group) === each.house);
    if (own === undefined) groups.push({ told: [each], passing: [] });
    else own.told.push(each);
  }
  for (const each of passing) {
    const { happening, house } = each.passage;
    const apart = (group: Group): number =>
      Math.min(...group.told.map((one) => Math.abs(one.happening.julianDayUt - happening.julianDayUt)));
    const nearest = [...groups].sort((a, b) => apart(a) - apart(b))[0];
    const own = [...groups, first].find((group) => houseOf(group) === house);
    (own ?? nearest ?? first).passing.push(each);
  }
  return [first, ...groups];
}

const houseOf = ({ told }: Group) => told[0]?.house;

function includedOf(lead: Passage, { told, passing }: MonthChoice): ReadonlyMap<Happening, string> {
  return new Map([
    ...[lead, ...told].map(({ happening, meaning, first }) => [happening, meaning?.text ?? first] as const),
    ...passing.map(({ passage, line }) => [passage.happening, line] as const),
  ]);
}
