import { Conjunction } from '../chart/aspects.js';
import { Jupiter, Mars, Moon, Saturn, Sun, Venus } from '../chart/bodies.js';
import { firstSentence } from './alike.js';
import { mechanismOf } from './cells.js';
import { toneOf } from './effects.js';
import type { Happening, Retrograde } from './happening.js';
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
import type { Week } from './period.js';
import { bodiesOf } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { inRotation } from './wordings.js';
import type { Words } from './writer.js';

/** What a week has beside its lead: one event told, or all that no week leaves out, and a few in passing. */
export interface WeekChoice {
  told: readonly MeaningfulEvent[];
  /** In no order. */
  passing: readonly Aside[];
  /** Retrogrades of Mercury, Venus and Mars that last all week, and have a paragraph: the last has words. */
  throughout: readonly Lasting[];
}

/** A retrograde that lasts all week, and what it is to the reader. */
export interface Lasting {
  happening: Retrograde;
  said: string;
  /** Whether it is of the lead's house or planet. */
  isOfLead: boolean;
}

/** An event in passing: what it is to the reader, in a clause. */
export interface Aside {
  event: MeaningfulEvent;
  /** The clause's words, as a sentence. */
  line: string;
  matter: Matter | undefined;
}

/** Words of the report's text that are too few, as many as advice may fill, and too many. */
const { least, roomy, most } = { least: 176, roomy: 270, most: 272 };
/** Events that are told at most, and in a week of which there is little else. */
const [mostTold, mostToldOfLittle] = [2, 3];
/** Events in passing at most. */
const mostInPassing = 2;
/** As clocks count, from Monday on. */
const thursday = 3;
/** Words of a sentence of the sky before what it says, about: of what is told, lasts all week, is mentioned. */
const [ofSky, ofLoop, ofMention] = [14, 16, 8];

/**
 * @param framed words of the lead's part of the text and of its close
 */
export function chooseWeek(
  events: EventsOfSign,
  framed: number,
  words: Words,
  clock: Week['clock'],
): WeekChoice {
  const choice = new Choice(events, framed, words, clock);
  choice.mentionDue();
  choice.tellChosen();
  choice.tellDue();
  choice.dropLightest();
  choice.fill();
  choice.beginEarly();
  const { told, passing } = choice;
  return { told, passing, throughout: choice.throughout() };
}

/** The events of one week as they are chosen. */
class Choice {
  readonly told: MeaningfulEvent[] = [];
  readonly passing: Aside[] = [];
  readonly #clock: Week['clock'];
  readonly #lead: MeaningfulEvent;
  readonly #loops: readonly RetrogradeEvent[];
  readonly #heaviest: readonly MeaningfulEvent[];
  /** What is told beside the lead whatever its length. */
  readonly #chosen: readonly MeaningfulEvent[];
  /** All others, as they would be mentioned. */
  readonly #candidates: readonly Aside[];
  /** Those of them that no week leaves out. */
  readonly #due: readonly Aside[];
  /** Words, about. */
  #length: number;

  constructor({ lead, ranked }: EventsOfSign, framed: number, words: Words, clock: Week['clock']) {
    this.#clock = clock;
    this.#lead = lead;
    this.#loops = lastingOf(ranked, lead);
    const ofLoops = wordsIn(firstSentence(this.#loops.at(-1)?.meaning?.text ?? ''));
    this.#length = framed + this.#loops.length * ofLoop + ofLoops;
    const besides = ranked.filter((each) => each !== lead && each.happening.kind !== 'retrograde');
    const heavy = heavyBeside(lead, besides);
    this.#heaviest = heavy.map((each) => asHeaviest(each, lead));
    const others = besides.map((each) => this.#heaviest[heavy.indexOf(each)] ?? each);
    this.#chosen = toldOf(others, lead, most - this.#length, this.#heaviest);
    this.#candidates = others
      .filter((each) => !this.#chosen.includes(each))
      .map((each) => asideOf(each, words));
    this.#due = this.#candidates.filter((each) => isDue(each.event) && each.matter !== undefined);
  }

  mentionDue(): void {
    for (const each of this.#due) this.#mention(each);
  }

  tellChosen(): void {
    const isTooMuch = this.#chosen.reduce((sum, each) => sum + lengthOf(each), this.#length) > most;
    for (const each of this.#chosen)
      this.#tell(isTooMuch && this.#heaviest.includes(each) ? withoutAdvice(each) : this.#asAdvised(each));
  }

  /** What is due has its own words where there is room for them. */
  tellDue(): void {
    for (const each of this.#due) {
      const { event } = each;
      const isFit = event.meaning !== undefined && !this.#isContrary(event);
      const more = lengthOf(event) - lengthOfAside(each);
      if (!isFit || this.told.length >= mostToldOfLittle || this.#length + more > roomy) continue;
      this.passing.splice(this.passing.indexOf(each), 1);
      this.#length -= lengthOfAside(each);
      this.#tell(this.#asAdvised(event));
    }
  }

  /** A column of clauses is none: those of the lightest go. */
  dropLightest(): void {
    const isFirst = ({ event }: Aside): number =>
      isSyzygy(event) || isGreat(event) ? 2 : Number(isOwn(event) || isStation(event));
    const others = this.passing.filter(({ event }) => !isOwnSeason(event));
    const lightest = others
      .sort((a, b) => isFirst(b) - isFirst(a) || b.event.weight - a.event.weight)
      .slice(mostInPassing);
    for (const each of lightest) {
      this.passing.splice(this.passing.indexOf(each), 1);
      this.#length -= lengthOfAside(each);
    }
  }

  /** Where the week is too short other events are told, and then mentioned. */
  fill(): void {
    const spare = this.#candidates.filter((each) => this.#isLeft(each) && mayPass(each.event));
    for (const each of this.#byFitness(spare)) {
      if (this.#length >= least || this.told.length >= mostToldOfLittle) break;
      if (!this.#isContrary(each)) this.#tell(each);
    }
    for (const each of spare) {
      if (this.#length >= least || this.passing.length >= mostInPassing) break;
      if (each.matter !== undefined && this.#isLeft(each)) this.#mention(each);
    }
  }

  /** A week of which all comes late mentions the heaviest of what comes before. */
  beginEarly(): void {
    const isEarly = ({ happening }: MeaningfulEvent): boolean =>
      this.#clock.weekdayOf(happening.julianDayUt) < thursday;
    if ([this.#lead, ...this.told, ...this.passing.map(({ event }) => event)].some(isEarly)) return;
    const [first] = this.#candidates
      .filter((each) => isEarly(each.event) && each.matter !== undefined && mayPass(each.event))
      .filter(({ event }) => !isLight(event) && !this.#isContrary(event))
      .sort((a, b) => b.event.weight - a.event.weight);
    if (first === undefined || this.passing.length >= mostInPassing) return;
    if (this.#length + lengthOfAside(first) <= most) this.#mention(first);
  }

  throughout(): readonly Lasting[] {
    return this.#loops.map((loop, place): Lasting => {
      const { happening, meaning } = loop;
      const isOfLeads = isOfLead(loop, this.#lead);
      if (place < this.#loops.length - 1 || meaning === undefined)
        return { happening, said: '', isOfLead: isOfLeads };
      const first = firstSentence(meaning.text);
      // Its advice is for who has no other on the matter.
      const isRoom = this.#length + wordsIn(meaning.text) - wordsIn(first) <= roomy;
      return {
        happening,
        said: isRoom && !this.#isContrary(loop) ? meaning.text : first,
        isOfLead: isOfLeads,
      };
    });
  }

  /** Events that mean something, the Moon's changes of sign, which come every other day, last of all. */
  #byFitness(asides: readonly Aside[]): readonly MeaningfulEvent[] {
    const lead = this.#lead;
    const houses = new Set(this.told.map(({ house }) => house));
    const unfitness = (event: MeaningfulEvent): number =>
      Number(isLight(event)) * (event.house === lead.house ? 8 : 4) +
      Number(!isFull(event)) * 2 +
      Number(houses.has(event.house)) +
      // What comes before the lead is a step back in time.
      Number(event.happening.julianDayUt < lead.happening.julianDayUt) / 2;
    return asides
      .map(({ event }) => event)
      .filter(({ meaning }) => meaning !== undefined)
      .sort((a, b) => unfitness(a) - unfitness(b));
  }

  #isLeft(each: Aside): boolean {
    return (
      !this.passing.includes(each) && !this.told.some(({ happening }) => happening === each.event.happening)
    );
  }

  /** Whether an event advises against what has been told. */
  #isContrary(event: MeaningfulEvent): boolean {
    return [this.#lead, ...this.told].some((one) => areContrary(event, one));
  }

  /** Within a retrograde nothing is advised against it. */
  #asAdvised(event: MeaningfulEvent): MeaningfulEvent {
    return this.#loops.some((loop) => areContrary(loop, event)) ? withoutAdvice(event) : event;
  }

  #tell(event: MeaningfulEvent): void {
    const length = this.#length + lengthOf(event);
    const second = length + wordsIn(event.second ?? '') > roomy ? undefined : event.second;
    this.told.push({ ...event, second });
    this.#length = length + wordsIn(second ?? '');
  }

  #mention(aside: Aside): void {
    this.passing.push(aside);
    this.#length += lengthOfAside(aside);
  }
}

type RetrogradeEvent = MeaningfulEvent & { happening: Retrograde };

/** Whether a retrograde is of the lead's house or planet. */
const isOfLead = (loop: MeaningfulEvent, lead: MeaningfulEvent): boolean =>
  loop.house === lead.house || bodiesOf(loop.happening).some((one) => bodiesOf(lead.happening).includes(one));

/** What is retrograde all week, that which belongs to the lead last. */
const lastingOf = (ranked: readonly MeaningfulEvent[], lead: MeaningfulEvent): readonly RetrogradeEvent[] =>
  ranked
    .filter(
      (each): each is RetrogradeEvent =>
        each.happening.kind === 'retrograde' && isMercuryVenusOrMars(each.happening.body),
    )
    .sort((a, b) => kinship(a, lead) - kinship(b, lead));

export const lengthOf = ({ meaning, mechanism }: MeaningfulEvent): number =>
  ofSky + wordsIn(meaning?.text ?? '') + (mechanism === undefined ? 0 : wordsIn(mechanism));

const lengthOfAside = ({ line }: Aside): number => ofMention + wordsIn(line);

/** A mention has no room for what lasts: the loop that a station begins, and what slow planets do. */
const mayPass = ({ happening }: MeaningfulEvent): boolean =>
  !(happening.kind === 'station' && happening.direction === 'retrograde') &&
  !(happening.kind === 'aspect' && isJupiterOrSlower(happening.body)) &&
  !(happening.kind === 'ingress' && isJupiterOrSlower(happening.body)) &&
  !(happening.kind === 'eclipse') &&
  happening.kind !== 'stay' &&
  !(happening.kind === 'aspect' && happening.inferior);

/** Of two that meet in the reader's own sign and have no other words, which alternate from month to month. */
const ownMeetingOf = (
  happening: Happening,
  { ownMeetings }: Words['reports']['columns'],
): string | undefined =>
  happening.kind === 'aspect'
    ? inRotation(
        ownMeetings[happening.slow as keyof typeof ownMeetings],
        Math.floor(happening.julianDayUt / 30),
      )
    : undefined;

/** The line of an event is what such an event does in a house, or what its own words begin with. */
function asideOf(event: MeaningfulEvent, { reports: { columns } }: Words): Aside {
  const { happening, house, meaning } = event;
  const lines = isLight(event)
    ? [inRotation(columns.moonMentions[house], comingsBefore(happening))]
    : [
        mechanismOf(happening, house, columns.mechanisms),
        meaning === undefined ? undefined : firstSentence(meaning.text),
        isOwn(event) ? ownMeetingOf(happening, columns) : undefined,
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
    const isAgainst = told.some(
      (one) => [one, each].some((two) => isMeeting(two) || isOwn(two)) && areContrary(one, each),
    );
    if (!isAgainst) told.push(each);
  }
  if (told.length > 0) return told.slice(0, mostTold);
  return fit.filter((each) => isFull(each) && !areContrary(each, lead) && lengthOf(each) <= room).slice(0, 1);
}

/** The share of the lead's weight from which another event of its house is one that the week cannot leave out. */
const asHeavy = 0.6;

/**
 * What no week leaves out for its weight: the heaviest other event of the lead's house, and one that outweighs the
 * lead.
 */
function heavyBeside(lead: MeaningfulEvent, others: readonly MeaningfulEvent[]): readonly MeaningfulEvent[] {
  const byWeight = others.filter((each) => !isLight(each)).sort((a, b) => ownWeight(b) - ownWeight(a));
  const own = byWeight.find(({ house }) => house === lead.house);
  const any = byWeight.find(({ meaning }) => meaning !== undefined);
  return [
    ...(own !== undefined && ownWeight(own) >= asHeavy * ownWeight(lead) ? [own] : []),
    ...(any !== undefined && any !== own && ownWeight(any) > ownWeight(lead) ? [any] : []),
  ];
}

/** What an event weighs, not counting what the week before was about. */
const ownWeight = ({ weight, fresh = weight }: MeaningfulEvent): number => fresh;

/** Of the heaviest what advises against the lead is told without its advice. */
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
  isGreat(each) || isSyzygy(each) || isStation(each) || isMeeting(each) || isOwn(each) || isOwnSeason(each);

/** A planet comes to the reader's own sign, or meets another there. */
const isOwn = ({ happening, house }: MeaningfulEvent): boolean =>
  house === 1 &&
  (happening.kind === 'ingress'
    ? happening.body !== Moon
    : happening.kind === 'aspect' && happening.aspectId === Conjunction);

/** The Sun comes to the reader's own sign or to the opposite one. */
const isOwnSeason = ({ happening, house }: MeaningfulEvent): boolean =>
  happening.kind === 'ingress' && happening.body === Sun && (house === 1 || house === 7);

/** Venus and Mars meet about every second year, and each of them and the Sun meets Jupiter or Saturn once a year. */
const isMeeting = ({ happening }: MeaningfulEvent): boolean =>
  happening.kind === 'aspect' &&
  happening.aspectId === Conjunction &&
  ([Sun, Venus, Mars] as readonly number[]).includes(happening.body) &&
  ([Mars, Jupiter, Saturn] as readonly number[]).includes(happening.slow);

/** Everybody hears of a station, and a reader looks for it. */
const isStation = ({ happening }: MeaningfulEvent): boolean => happening.kind === 'station';

/** A new or full Moon, a meeting, or what is the reader's own, that advises against the lead is mentioned without its advice. */
const isYielding = (each: MeaningfulEvent): boolean =>
  each.happening.kind === 'lunation' || isMeeting(each) || isOwn(each);

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
