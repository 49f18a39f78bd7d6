import { Conjunction } from '../chart/aspects.js';
import { type Planet, Sun } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { Frame } from './frame.js';
import type { Happening } from './happening.js';
import { escaped, paragraph, wordsIn } from './markup.js';
import {
  type EventsOfSign,
  eventsOfSign,
  type MeaningfulEvent,
  meaningsOf,
  withoutSaid,
} from './meaningful-events.js';
import type { Week } from './period.js';
import { bodiesOf } from './ranking.js';
import { secondHouseOf } from './second-house.js';
import { isJupiterOrSlower } from './slow-planets.js';
import type { Aside } from './week-asides.js';
import { chooseWeek, type Lasting, type WeekChoice } from './week-choice.js';
import { beginningOf } from './week-intro.js';
import { lengthOf, lengthOfTurn } from './week-told.js';
import { WeekWriter } from './week-writer.js';
import type { Worded } from './worded-happenings.js';
import { inRotation, usualCounsel } from './wordings.js';
import { type Words, Writer } from './writer.js';
import type { Written } from './written.js';

/**
 * A sign's week: how its intro goes on and on what day its lead is, one other event, a few in passing, and a close that
 * returns to the lead. What follows the week's thought is in order of time.
 */
export function weekColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Week,
  words: Words,
  frame: Frame,
): Written {
  const found = eventsOfSign(worded, period, words, frame);
  if (found === undefined)
    return { intro: frame.intro, text: paragraph(escaped(frame.close)), included: new Map() };
  const isAlone = !isOfSlowPlanets(found.lead);
  const lead = isAlone
    ? withoutWords(found.lead)
    : withoutSaid(found.lead, `${frame.intro} ${frame.thought}`, words);
  const happenings = found.ranked.map(({ happening }) => happening);
  const ranked = found.ranked.map((each) =>
    each === found.lead ? lead : ofTwoHouses(each, happenings, reader, period, words),
  );
  return written({ lead, ranked }, isAlone, reader, period, words, frame);
}

/**
 * @param isAlone whether the lead is dated alone, without words of its own
 */
function written(
  events: EventsOfSign,
  isAlone: boolean,
  reader: SignId,
  period: Week,
  words: Words,
  { intro, thought, close, alike = 0 }: Frame,
): Written {
  const { lead } = events;
  const isDated = intro.includes('{day}');
  const sentences = new Writer(reader, period, words);
  const begun = beginningOf(intro, isDated, lead.happening, sentences);
  // What has its day in the intro has no sentence in the text.
  const ofLead = isAlone && isDated ? lengthOfTurn(lead) : lengthOf(lead);
  const framed = wordsIn(thought) + wordsIn(close) + ofLead;
  const choice = chooseWeek(events, framed, words, period.clock);
  const writer = new WeekWriter(sentences, lead, isDated, alike);
  const dated = isDated ? escaped(thought) : `${writer.dated()} ${escaped(thought)}`;
  // A column in which every paragraph has its "house of …" reads like a form: the lead's is named, of others their matter.
  sentences.mentioned.endHouses();
  const faint =
    isDated && isDeepPenumbral(lead.happening)
      ? ` ${escaped(inRotation(words.reports.columns.faintEclipse, reader))}`
      : '';
  const { parts, ofLeadsDay } = othersOf(choice, lead, writer, period.clock);
  const loops = loopsOf(choice);
  // A retrograde comes before the other days, two of which may be one, and not before a close that knows nothing of it;
  // one that goes back into another sign has its day.
  const isLast = loops.some(({ happening: { backsOut = period.to } }) => backsOut < period.to);
  const place = isLast ? parts.length : ofLeadsDay;
  if (loops.length > 0) parts.splice(place, 0, () => writer.throughout(loops));
  const paragraphs = [
    `${dated}${faint}${isAlone ? writer.ofLead() : ''}`,
    ...(isAlone ? [] : [writer.lead()]),
    ...parts.map((part) => part()),
    escaped(close),
  ];
  const meant = isAlone ? { ...lead, meaning: { text: thought, counsel: undefined } } : lead;
  return { intro: begun, text: paragraphs.map(paragraph).join(''), included: includedOf(meant, choice) };
}

/** Of the Moon in the penumbra, from which it is as good as whole there and turns gray. */
const deep = 0.9;

const isDeepPenumbral = (happening: Happening): boolean =>
  happening.kind === 'eclipse' && happening.type === 'penumbral' && happening.magnitude > deep;

/**
 * Whether a lead's own words say more than the week's thought: of two slow planets, which of their passes this is. Those
 * of others would tell them again, with another counsel than the thought.
 */
const isOfSlowPlanets = ({ happening }: MeaningfulEvent): boolean =>
  happening.kind === 'aspect' && happening.aspectId !== Conjunction && isJupiterOrSlower(happening.body);

/** What a lead advises still holds of what stands beside it. */
const withoutWords = (lead: MeaningfulEvent): MeaningfulEvent => ({
  ...lead,
  mechanism: undefined,
  meaning: lead.meaning && { ...lead.meaning, text: '' },
});

/** A paragraph that is written in its turn, as it depends on those before. */
type Part = () => string;

/**
 * The paragraphs beside the lead's: those of the lead's own day, which has been named, and then the others in order of
 * time, so that a week goes back once. An event that is told has one, with what else is on its day;
 * what is in passing between two of them has one together, as it has neither those events' matter nor their mood, and a
 * single clause stands before what comes next, or behind what was last.
 */
function othersOf(
  { told, passing, throughout, tied }: WeekChoice,
  lead: MeaningfulEvent,
  writer: WeekWriter,
  clock: Week['clock'],
): { parts: Part[]; ofLeadsDay: number } {
  const parts: Part[] = [];
  const leadsDay = clock.dayNumberOf(momentOf(lead));
  const dayOf = (event: MeaningfulEvent): number => {
    const day = clock.dayNumberOf(momentOf(event));
    return day === leadsDay ? 0 : day;
  };
  // On one day what the Sun does stands together, as it may be one matter.
  const byTime = [...told].sort(
    (a, b) => dayOf(a) - dayOf(b) || Number(isOfSun(b)) - Number(isOfSun(a)) || momentOf(a) - momentOf(b),
  );
  const left = [...passing].sort(
    (a, b) => dayOf(a.event) - dayOf(b.event) || momentOf(a.event) - momentOf(b.event),
  );
  const mention = (asides: readonly Aside[]): string => writer.mentioned(asides).join(' ');
  const addMention = (asides: readonly Aside[]): void => {
    if (asides.length > 0) parts.push(() => mention(asides));
  };
  const isAlone = ({ length }: readonly Aside[]): boolean => length === 1;
  for (const event of byTime) {
    const day = dayOf(event);
    const before = left.filter((aside) => dayOf(aside.event) < day);
    const own = left.filter((aside) => dayOf(aside.event) === day);
    left.splice(0, before.length + own.length);
    if (!isAlone(before)) addMention(before);
    parts.push(() => {
      const first = isAlone(before) ? mention(before) : '';
      return `${first} ${writer.told(event, loopOf(event, throughout), event === tied)} ${mention(own)}`.trim();
    });
  }
  const last = isAlone(left) ? parts.pop() : undefined;
  if (last === undefined) addMention(left);
  else parts.push(() => `${last()} ${mention(left)}`);
  return { parts, ofLeadsDay: byTime.filter((event) => dayOf(event) === 0).length };
}

/** Retrogrades that have a paragraph, not being told with a coming. */
const loopsOf = ({ told, throughout }: WeekChoice): readonly Lasting[] =>
  throughout.filter((loop) => !told.some((event) => loopOf(event, [loop]) !== undefined));

const isOfSun = ({ happening }: MeaningfulEvent): boolean => bodiesOf(happening).includes(Sun);

const momentOf = ({ happening }: MeaningfulEvent): number => happening.julianDayUt;

/** The retrograde that brings a planet back to a sign. */
const loopOf = ({ happening }: MeaningfulEvent, loops: readonly Lasting[]): Lasting | undefined =>
  happening.kind === 'ingress' && happening.retrograde
    ? loops.find((loop) => loop.happening.body === happening.body)
    : undefined;

function includedOf(
  lead: MeaningfulEvent,
  { told, passing, throughout }: WeekChoice,
): ReadonlyMap<Happening, string> {
  return new Map([
    ...meaningsOf([lead, ...told]),
    ...passing.map(({ event, line }) => [event.happening, line] as const),
    ...throughout.map(({ happening, said }) => [happening, said] as const),
  ]);
}

/**
 * How an aspect's second house comes in, which a lead's frame says. What is said of a retrograde whose planet goes back
 * into another sign in the week: nothing of the house it leaves.
 */
function ofTwoHouses(
  each: MeaningfulEvent,
  happenings: readonly Happening[],
  reader: SignId,
  { from }: Week,
  { reports: { columns } }: Words,
): MeaningfulEvent {
  const { happening } = each;
  if (happening.kind === 'aspect') {
    const second = secondHouseOf(happening, reader, columns, happenings);
    return second === undefined ? each : { ...each, second };
  }
  if (happening.kind !== 'retrograde') return each;
  const goesBack = happenings.some(
    (one) => one.kind === 'ingress' && one.retrograde && one.body === happening.body,
  );
  const anywhere: Readonly<Partial<Record<Planet, readonly string[]>>> = columns.stillRetrograde;
  const wordings = anywhere[happening.body];
  if (!goesBack || wordings === undefined) return each;
  // From the end of the list, as other weeks of the loop begin with its first.
  const week = Math.floor((from - happening.begins) / 7);
  return {
    ...each,
    meaning: { text: inRotation(wordings, reader - 1 - week), counsel: usualCounsel(happening) },
  };
}
