import type { SignId } from '../chart/zodiac.js';
import type { Frame } from './frame.js';
import type { Happening } from './happening.js';
import { escaped, paragraph, wordsIn } from './markup.js';
import { eventsOfSign, type MeaningfulEvent, meaningsOf, withoutSaid } from './meaningful-events.js';
import { chooseMonth, isLasting, type Mention, type MonthChoice } from './month-choice.js';
import { MonthWriter } from './month-writer.js';
import type { Month } from './period.js';
import type { Worded } from './worded-happenings.js';
import { type Words, Writer } from './writer.js';
import type { Written } from './written.js';

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
  const events = eventsOfSign(worded, period, words, frame);
  if (events === undefined) return { intro, text: paragraph(escaped(close)), included: new Map() };
  const lead = withoutSaid(events.lead, `${intro} ${thought}`, words);
  const ranked = events.ranked.map((each) => (each === events.lead ? lead : each));
  const choice = chooseMonth({ lead, ranked }, wordsIn(thought) + wordsIn(close), words);
  const writer = new MonthWriter(
    new Writer(reader, period, words),
    lead,
    worded.map(({ happening }) => happening),
    frame.alike ?? 0,
  );
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
  told: MeaningfulEvent[];
  passing: Mention[];
}

/**
 * What is told by house, the lead first, and between it what happens in passing: with events of its own house, or by
 * itself. Only what belongs to the lead's own story stands with the lead.
 */
function groupsOf(lead: MeaningfulEvent, { told, passing }: MonthChoice): Group[] {
  const first: Group = { told: [lead], passing: [] };
  const isOfLead = ({ matter, event: { house } }: Mention): boolean =>
    matter === undefined && house === lead.house;
  first.passing.push(...passing.filter(isOfLead));
  const groups = [first];
  const lasting = told.filter(isLasting).map((each): Group => ({ told: [each], passing: [] }));
  const dated = [
    ...told.filter((each) => !isLasting(each)).map((each): Group => ({ told: [each], passing: [] })),
    ...passing.filter((each) => !isOfLead(each)).map((each): Group => ({ told: [], passing: [each] })),
  ].sort((a, b) => timeOf(a) - timeOf(b));
  for (const each of [...lasting, ...dated]) {
    const last = groups.at(-1);
    const isOwn = last === first || last === undefined || houseOf(last) !== houseOf(each);
    // Two in passing are one paragraph, of whatever houses.
    const isPassing = last !== first && last?.told.length === 0 && each.told.length === 0;
    if (isOwn && !isPassing) groups.push(each);
    else {
      last?.told.push(...each.told);
      last?.passing.push(...each.passing);
    }
  }
  return withoutStubs(groups);
}

/** One event in passing is no paragraph: it goes to the one before, or where that is the lead’s to the one after. */
function withoutStubs([first, ...others]: readonly Group[]): Group[] {
  const groups: Group[] = [];
  let held: Mention[] = [];
  for (const each of others) {
    const last = groups.at(-1);
    if (each.told.length > 0 || each.passing.length > 1) {
      groups.push({ told: each.told, passing: [...held, ...each.passing] });
      held = [];
    } else if (last === undefined) held = each.passing;
    else last.passing.push(...each.passing);
  }
  if (held.length > 0) groups.push({ told: [], passing: held });
  return first === undefined ? groups : [first, ...groups];
}

const firstOf = ({ told, passing }: Group): MeaningfulEvent | undefined => told[0] ?? passing[0]?.event;
const houseOf = (group: Group) => firstOf(group)?.house;
const timeOf = (group: Group): number => firstOf(group)?.happening.julianDayUt ?? 0;

function includedOf(lead: MeaningfulEvent, { told, passing }: MonthChoice): ReadonlyMap<Happening, string> {
  return new Map([
    ...meaningsOf([lead, ...told]),
    ...passing.map(({ event, line }) => [event.happening, line] as const),
  ]);
}
