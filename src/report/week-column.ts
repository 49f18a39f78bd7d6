import type { Planet } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import type { Frame } from './frame.js';
import type { Happening } from './happening.js';
import { escaped, paragraph, unescaped, wordsIn } from './markup.js';
import {
  type EventsOfSign,
  eventsOfSign,
  type MeaningfulEvent,
  meaningsOf,
  withoutSaid,
} from './meaningful-events.js';
import type { Week } from './period.js';
import { solarHouse } from './ranking.js';
import { type Aside, chooseWeek, type Lasting, lengthOf, type WeekChoice } from './week-choice.js';
import { WeekWriter } from './week-writer.js';
import type { Worded } from './worded-happenings.js';
import { inRotation, usualCounsel } from './wordings.js';
import { type Words, Writer } from './writer.js';
import type { Written } from './written.js';

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
  const found = eventsOfSign(worded, period, words, frame);
  if (found === undefined)
    return { intro: frame.intro, text: paragraph(escaped(frame.close)), included: new Map() };
  const write = (lead: MeaningfulEvent, isAlone: boolean): Written => {
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
  events: EventsOfSign,
  isAlone: boolean,
  reader: SignId,
  period: Week,
  words: Words,
  { intro, thought, close }: Frame,
): Written {
  const { lead } = events;
  const sentences = new Writer(reader, period, words);
  const isDated = intro.includes('{day}');
  const begun = beginningOf(intro, isDated, lead.happening, sentences);
  // What has its day in the intro has no sentence in the text.
  const ofLead = isAlone && isDated ? 0 : lengthOf(lead);
  const choice = chooseWeek(events, wordsIn(thought) + wordsIn(close) + ofLead, words);
  const writer = new WeekWriter(sentences, lead);
  const dated = isDated ? escaped(thought) : `${writer.dated()} ${escaped(thought)}`;
  const faint =
    isDated && isDeepPenumbral(lead.happening) ? ` ${escaped(words.reports.columns.faintEclipse)}` : '';
  const paragraphs = [
    `${dated}${faint}`,
    ...(isAlone ? [] : [writer.lead()]),
    ...othersOf(choice, writer, period.clock),
    escaped(close),
  ];
  const meant = isAlone ? { ...lead, meaning: { text: thought, counsel: undefined } } : lead;
  return { intro: begun, text: paragraphs.map(paragraph).join(''), included: includedOf(meant, choice) };
}

/** As clocks count, from Monday on. */
const saturday = 5;

/** An intro with its lead's sign, house and day, where it names them: they go without saying from then on. */
function beginningOf(
  intro: string,
  isDated: boolean,
  { signId, julianDayUt }: Happening,
  writer: Writer,
): string {
  const house = writer.mentionHouse(solarHouse(writer.reader, signId));
  if (isDated || intro.includes(unescaped(house))) writer.mentioned.addSign(signId);
  const { moonPlace, weekOf } = writer.words.reports.columns;
  const isLate = writer.period.clock.weekdayOf(julianDayUt) >= saturday;
  const place = fill(moonPlace.inHouse, { moon: writer.sign(signId), house });
  const day = writer.date(julianDayUt);
  return unescaped(fill(intro, { place, day, week: escaped(weekOf[isLate ? 'late' : 'any']) }));
}

/** Of the Moon in the penumbra, from which it is as good as whole there and turns gray. */
const deep = 0.9;

const isDeepPenumbral = (happening: Happening): boolean =>
  happening.kind === 'eclipse' && happening.type === 'penumbral' && happening.magnitude > deep;

/** Whether a week's words are of its lead alone: those of an aspect, or of a quarter of the Moon, are of two houses. */
const isFramed = ({ happening }: MeaningfulEvent): boolean =>
  happening.kind !== 'aspect' && !(happening.kind === 'lunation' && happening.phaseId % 4 !== 0);

/** What such a lead advises still holds of what stands beside it. */
const withoutWords = (lead: MeaningfulEvent): MeaningfulEvent => ({
  ...lead,
  mechanism: undefined,
  meaning: lead.meaning && { ...lead.meaning, text: '' },
});

/**
 * The paragraphs beside the lead's, in order of time: an event that is told has one, with what else is on its day;
 * what is in passing between two of them has one together, as it has neither those events' matter nor their mood.
 */
function othersOf(
  { told, passing, throughout }: WeekChoice,
  writer: WeekWriter,
  clock: Week['clock'],
): string[] {
  const paragraphs: string[] = [];
  const left = [...passing].sort((a, b) => momentOf(a.event) - momentOf(b.event));
  const mention = (asides: readonly Aside[]): string => writer.mentioned(asides).join(' ');
  for (const event of [...told].sort((a, b) => momentOf(a) - momentOf(b))) {
    const day = clock.dayNumberOf(momentOf(event));
    const dayOf = ({ event }: Aside): number => clock.dayNumberOf(momentOf(event));
    const before = left.filter((aside) => dayOf(aside) < day);
    const own = left.filter((aside) => dayOf(aside) === day);
    left.splice(0, before.length + own.length);
    paragraphs.push(mention(before));
    paragraphs.push(`${writer.told(event, loopOf(event, throughout))} ${mention(own)}`.trimEnd());
  }
  paragraphs.push(mention(left));
  const others = throughout.filter((loop) => !told.some((event) => loopOf(event, [loop]) !== undefined));
  if (others.length > 0) paragraphs.push(writer.throughout(others));
  return paragraphs.filter((one) => one !== '');
}

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
 * What is said of a retrograde whose planet goes back into another sign in the week: nothing of the house it leaves.
 */
function inTwoHouses(
  each: MeaningfulEvent,
  { ranked }: EventsOfSign,
  reader: SignId,
  { from }: Week,
  { reports: { columns } }: Words,
): MeaningfulEvent {
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
    meaning: { text: inRotation(wordings, reader - 1 - week), counsel: usualCounsel(happening) },
  };
}
