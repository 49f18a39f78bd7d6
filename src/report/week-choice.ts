import { Conjunction } from '../chart/aspects.js';
import { Jupiter, Mars, Saturn, Sun, Venus } from '../chart/bodies.js';
import { firstSentence } from './alike.js';
import { mechanismOf } from './cells.js';
import { toneOf } from './effects.js';
import type { Happening } from './happenings.js';
import { wordsIn } from './markup.js';
import { type Matter, matterOf } from './matter.js';
import {
  areContrary,
  type EventsOfSign,
  isGreat,
  isLight,
  isMercuryVenusOrMars,
  isSyzygy,
  kinship,
  type MeaningfulEvent,
} from './meaningful-events.js';
import { comingsBefore } from './moons-count.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { inRotation } from './wordings.js';
import type { Words } from './writer.js';

/** What a week has beside its lead: one event told, or all that no week leaves out, and a few in passing. */
export interface WeekChoice {
  told: readonly MeaningfulEvent[];
  /** In no order. */
  passing: readonly Aside[];
  /** Retrogrades of Mercury, Venus and Mars that last all week: the last has words. */
  throughout: readonly Lasting[];
}

/** A retrograde that lasts all week, and what it is to the reader. */
export interface Lasting {
  happening: Happening & { kind: 'retrograde' };
  said: string;
}

/** An event in passing: what it is to the reader, in a clause. */
export interface Aside {
  event: MeaningfulEvent;
  /** The clause's words, as a sentence. */
  line: string;
  matter: Matter | undefined;
}

/** Words of the report's text that are too few, as many as advice may fill, and too many. */
const { least, roomy, most } = { least: 176, roomy: 272, most: 274 };
/** Events that are told at most, and in a week of which there is little else. */
const [mostTold, mostToldOfLittle] = [2, 3];
/** Events in passing at most. */
const mostInPassing = 2;
/** Words of a sentence of the sky before what it says, about: of what is told, lasts all week, is mentioned. */
const [ofSky, ofLoop, ofMention] = [14, 16, 8];

/**
 * @param framed words of the lead's part of the text and of its close
 */
export function chooseWeek({ lead, ranked }: EventsOfSign, framed: number, words: Words): WeekChoice {
  let length = framed;
  const loops = lastingOf(ranked, lead);
  length += loops.length * ofLoop + wordsIn(firstSentence(loops.at(-1)?.meaning?.text ?? ''));
  const besides = ranked.filter((each) => each !== lead && each.happening.kind !== 'retrograde');
  const heavy = heavyBeside(lead, besides);
  const heaviest = heavy.map((each) => asHeaviest(each, lead));
  const others = besides.map((each) => heaviest[heavy.indexOf(each)] ?? each);
  const chosen = toldOf(others, lead, most - length, heaviest);
  const candidates = others.filter((each) => !chosen.includes(each)).map((each) => asideOf(each, words));
  const dueInPassing = candidates.filter((each) => isDue(each.event) && each.matter !== undefined);
  const passing: Aside[] = [];
  const take = (each: Aside): void => {
    passing.push(each);
    length += ofMention + wordsIn(each.line);
  };
  for (const each of dueInPassing) take(each);
  const isTooMuch = chosen.reduce((sum, each) => sum + lengthOf(each), length) > most;
  // Within a retrograde nothing is advised against it.
  const isHeld = (each: MeaningfulEvent): boolean => loops.some((loop) => areContrary(loop, each));
  const told = chosen.map((each) =>
    (isTooMuch && heaviest.includes(each)) || isHeld(each) ? withoutAdvice(each) : each,
  );
  length += told.reduce((sum, each) => sum + lengthOf(each), 0);
  // What is due has its own words where there is room for them.
  for (const each of dueInPassing) {
    const { event } = each;
    const more = lengthOf(event) - ofMention - wordsIn(each.line);
    const isFit = event.meaning !== undefined && [lead, ...told].every((one) => !areContrary(event, one));
    if (!isFit || told.length >= mostToldOfLittle || length + more > roomy) continue;
    passing.splice(passing.indexOf(each), 1);
    told.push(isHeld(event) ? withoutAdvice(event) : event);
    length += more;
  }
  // A column of clauses is none: those of the lightest go.
  passing.sort((a, b) => b.event.weight - a.event.weight);
  for (const { line } of passing.splice(mostInPassing)) length -= ofMention + wordsIn(line);
  const spare = candidates.filter(
    (each) => !passing.includes(each) && !told.includes(each.event) && mayPass(each.event),
  );
  // Where that is too little another event is told; the Moon's changes of sign, which come every other day, last of all.
  const houses = new Set(told.map(({ house }) => house));
  const late = ({ event }: Aside): number =>
    Number(isLight(event)) * (event.house === lead.house ? 8 : 4) +
    Number(!isFull(event)) * 2 +
    Number(houses.has(event.house)) +
    // What comes before the lead is a step back in time.
    Number(event.happening.julianDayUt < lead.happening.julianDayUt) / 2;
  const meaningful = [...spare]
    .sort((a, b) => late(a) - late(b))
    .map(({ event }) => event)
    .filter((each) => each.meaning !== undefined && !areContrary(each, lead));
  for (const each of meaningful) {
    if (length >= least || told.length >= mostToldOfLittle) break;
    if (told.some((one) => areContrary(each, one))) continue;
    told.push(each);
    length += lengthOf(each);
  }
  for (const each of spare) {
    if (length >= least || passing.length >= mostInPassing) break;
    if (each.matter !== undefined && !passing.includes(each) && !told.includes(each.event)) take(each);
  }
  const throughout = loops.map((loop, place): Lasting => {
    const { happening, meaning } = loop;
    if (place < loops.length - 1 || meaning === undefined) return { happening, said: '' };
    const first = firstSentence(meaning.text);
    // Its advice is for who has no other on the matter.
    const isAgainst = [lead, ...told].some((each) => areContrary(loop, each));
    const isRoom = length + wordsIn(meaning.text) - wordsIn(first) <= roomy;
    return { happening, said: isRoom && !isAgainst ? meaning.text : first };
  });
  return { told, passing, throughout };
}

type Loop = MeaningfulEvent & { happening: Happening & { kind: 'retrograde' } };

/** What is retrograde all week, that which belongs to the lead last. */
const lastingOf = (ranked: readonly MeaningfulEvent[], lead: MeaningfulEvent): readonly Loop[] =>
  ranked
    .filter(
      (each): each is Loop =>
        each.happening.kind === 'retrograde' && isMercuryVenusOrMars(each.happening.body),
    )
    .sort((a, b) => kinship(a, lead) - kinship(b, lead));

export const lengthOf = ({ meaning, mechanism }: MeaningfulEvent): number =>
  ofSky + wordsIn(meaning?.text ?? '') + (mechanism === undefined ? 0 : wordsIn(mechanism));

/** A loop that begins has its end told, and what slow planets do together lasts: a mention has no room for that. */
const mayPass = ({ happening }: MeaningfulEvent): boolean =>
  !(happening.kind === 'station' && happening.direction === 'retrograde') &&
  !(happening.kind === 'aspect' && isJupiterOrSlower(happening.body)) &&
  !(happening.kind === 'ingress' && isJupiterOrSlower(happening.body)) &&
  !(happening.kind === 'eclipse') &&
  happening.kind !== 'stay' &&
  !(happening.kind === 'aspect' && happening.inferior);

/** The line of an event is what such an event does in a house, or what its own words begin with. */
function asideOf(event: MeaningfulEvent, { reports: { columns } }: Words): Aside {
  const { happening, house, meaning } = event;
  const lines = isLight(event)
    ? [inRotation(columns.moonMentions[house], comingsBefore(happening))]
    : [
        mechanismOf(happening, house, columns.mechanisms),
        meaning === undefined ? undefined : firstSentence(meaning.text),
      ].filter((line): line is string => line !== undefined);
  for (const line of lines) {
    const matter = matterOf(line, columns);
    if (matter !== undefined) return { event, line, matter };
  }
  return { event, line: '', matter: undefined };
}

/** What is told beside the lead: slow planets' comings and the Moon's phases, or else what belongs to it most. */
function toldOf(
  others: readonly MeaningfulEvent[],
  lead: MeaningfulEvent,
  room: number,
  heaviest: readonly MeaningfulEvent[],
): readonly MeaningfulEvent[] {
  const fit = others
    .filter((each) => each.meaning !== undefined && !isLight(each) && !isAlike(each, lead))
    .map((each) => ({ each, weight: each.weight * kinship(each, lead) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ each }) => each);
  const due = fit.filter(
    (each) => (isDue(each) || heaviest.includes(each)) && !(isYielding(each) && areContrary(each, lead)),
  );
  const rare = due.filter((each) => isGreat(each) || heaviest.includes(each));
  const told: MeaningfulEvent[] = [];
  for (const each of [...rare, ...due.filter((one) => !rare.includes(one))]) {
    const isAgainst = told.some((one) => (isMeeting(one) || isMeeting(each)) && areContrary(one, each));
    if (!isAgainst) told.push(each);
  }
  if (told.length > 0) return told.slice(0, mostTold);
  return fit.filter((each) => isFull(each) && !areContrary(each, lead) && lengthOf(each) <= room).slice(0, 1);
}

/** Of the lead's weight, what in its own house makes another event one that its week cannot leave out. */
const asHeavy = 0.6;

/** What no week leaves out for its weight: the heaviest of the lead's own house, and what outweighs the lead most. */
function heavyBeside(lead: MeaningfulEvent, others: readonly MeaningfulEvent[]): readonly MeaningfulEvent[] {
  const byHeft = others.filter((each) => !isLight(each)).sort((a, b) => heft(b) - heft(a));
  const own = byHeft.find(({ house }) => house === lead.house);
  const any = byHeft.find(({ meaning }) => meaning !== undefined);
  return [
    ...(own !== undefined && heft(own) >= asHeavy * heft(lead) ? [own] : []),
    ...(any !== undefined && any !== own && heft(any) > heft(lead) ? [any] : []),
  ];
}

/** A weight as the sky has it, whatever the week before was about. */
const heft = ({ weight, fresh = weight }: MeaningfulEvent): number => fresh;

/** What weighs so much is told even where it advises against the lead, by what happens alone. */
const asHeaviest = (each: MeaningfulEvent, lead: MeaningfulEvent): MeaningfulEvent =>
  areContrary(each, lead) ? withoutAdvice(each) : each;

const withoutAdvice = (each: MeaningfulEvent): MeaningfulEvent => ({
  ...each,
  meaning: each.meaning && { text: firstSentence(each.meaning.text), counsel: undefined },
});

/** Words below which what is said of an event makes no paragraph. */
const full = 18;

const isFull = ({ meaning }: MeaningfulEvent): boolean => wordsIn(meaning?.text ?? '') >= full;

/** What no week leaves out. */
const isDue = (each: MeaningfulEvent): boolean =>
  isGreat(each) || isSyzygy(each) || isStation(each) || isMeeting(each);

/** Venus and Mars meet about every second year, and each of them and the Sun meets Jupiter or Saturn once a year. */
const isMeeting = ({ happening }: MeaningfulEvent): boolean =>
  happening.kind === 'aspect' &&
  happening.aspectId === Conjunction &&
  ([Sun, Venus, Mars] as readonly number[]).includes(happening.body) &&
  ([Mars, Jupiter, Saturn] as readonly number[]).includes(happening.slow);

/** Everybody hears of a station, and a reader looks for it. */
const isStation = ({ happening }: MeaningfulEvent): boolean => happening.kind === 'station';

/** A new or full Moon, or a meeting, that advises against the lead is mentioned without its advice. */
const isYielding = (each: MeaningfulEvent): boolean => each.happening.kind === 'lunation' || isMeeting(each);

/** Days within which two planets at odds with a third, from one sign, say the same. */
const alike = 1.5;

const isAlike = ({ happening: a }: MeaningfulEvent, { happening: b }: MeaningfulEvent): boolean =>
  a.kind === 'aspect' &&
  b.kind === 'aspect' &&
  Math.abs(a.julianDayUt - b.julianDayUt) < alike &&
  a.slow === b.slow &&
  a.signId === b.signId &&
  toneOf(a) === 'checks' &&
  toneOf(b) === 'checks';
