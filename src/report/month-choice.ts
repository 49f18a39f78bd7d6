import { mechanismOf } from './cells.js';
import { effectOf } from './effects.js';
import type { Aspect, Happening } from './happening.js';
import { wordsIn } from './markup.js';
import { type Matter, matterOf } from './matter.js';
import {
  areContrary,
  type EventsOfSign,
  isGreat,
  isHard,
  isHeldUp,
  isMercuryVenusOrMars,
  kinship,
  type MeaningfulEvent,
} from './meaningful-events.js';
import { isDue, isMonths, isOfSlowPlanets, isSunsBesideMoon, isUnrelated } from './month-events.js';
import { bodiesOf } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import type { Words } from './writer.js';

/** What a month tells besides its lead: two to four events, and a few in passing. */
export interface MonthChoice {
  /** In order of time; what lasts all month first. */
  told: readonly MeaningfulEvent[];
  /** In order of time. */
  passing: readonly Mention[];
}

/** An event in passing, with its meaning in a clause. */
export interface Mention {
  event: MeaningfulEvent;
  line: string;
  /**
   * Undefined where its statement is all: of a retrograde that lasts all month, and of what the lead's words are
   * about.
   */
  matter: Matter | undefined;
}

/**
 * Words of the report's text: those that are sought with days of aspects as well, with mentions and with second
 * events of a house; enough; and too many.
 */
const { fewest, least, enough, most, mostAtAll } = {
  fewest: 362,
  least: 370,
  enough: 374,
  most: 460,
  mostAtAll: 500,
} as const;
const [fewestTold, mostTold, mostHouses, mostOfHouse] = [2, 5, 3, 2] as const;
/** Events up to which one is told that a month could leave out. */
const mostWithLesser = 4;
const mostMentioned = 2;
const mostSlow = 2;
const mostAspects = 2;
/** Two planets that aspect a third within so many days say the same. */
const sameDays = 6;
/** Words of a dated sentence, of one on how an event relates to the lead, and of a mention, roughly. */
const [ofSky, ofBearing, ofMention] = [13, 17, 8] as const;
/** Words that a line in passing has at most. */
const longestLine = 17;

/** @param framed words of the text's parts that go with the lead */
export function chooseMonth(events: EventsOfSign, framed: number, words: Words): MonthChoice {
  const choice = new Choice(events, framed);
  choice.tellSlow();
  choice.tellDue((each) => !isUnrelated(each, events.lead));
  choice.tellAspects();
  choice.tellDue((each) => isUnrelated(each, events.lead));
  choice.fill();
  choice.mentionAll(words);
  const time = ({ happening }: MeaningfulEvent): number => happening.julianDayUt;
  return {
    told: choice.told.sort((a, b) => Number(isLasting(b)) - Number(isLasting(a)) || time(a) - time(b)),
    passing: choice.passing.sort((a, b) => time(a.event) - time(b.event)),
  };
}

/** The events of one month as they are chosen. */
class Choice {
  readonly told: MeaningfulEvent[] = [];
  readonly passing: Mention[] = [];
  readonly #lead: MeaningfulEvent;
  readonly #ranked: readonly MeaningfulEvent[];
  readonly #lasting: readonly MeaningfulEvent[];
  /** The others, those that matter most to the lead first. */
  readonly #others: readonly MeaningfulEvent[];
  /** Words, about. */
  #length: number;

  constructor({ lead, ranked }: EventsOfSign, framed: number) {
    this.#lead = lead;
    this.#ranked = ranked;
    this.#length = framed + lengthOf(lead) + ofBearing;
    this.#lasting = ranked.filter(
      ({ happening }) => happening.kind === 'retrograde' && isMercuryVenusOrMars(happening.body),
    );
    this.#others = ranked
      .filter((each) => each !== lead && each.happening.kind !== 'retrograde')
      .filter((each) => !isSunsBesideMoon(each, ranked))
      .map((each) => ({ each, weight: each.weight * kinship(each, lead) }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ each }) => each);
  }

  /** Tells the heaviest events of slow planets, one fewer if one of them leads. */
  tellSlow(): void {
    const slow = this.#others.filter(isOfSlowPlanets).sort((a, b) => b.weight - a.weight);
    const most = isOfSlowPlanets(this.#lead) ? mostSlow - 1 : mostSlow;
    for (const each of slow) {
      if (this.told.length >= most) return;
      if (this.#suits(each, mostHouses + 1) && this.#hasRoom(each)) this.#tell(each);
    }
  }

  tellDue(isFit: (each: MeaningfulEvent) => boolean): void {
    for (const each of [...this.#lasting, ...this.#others.filter(isDue)])
      if (isFit(each) && this.#suits(each) && (this.told.length < fewestTold || this.#hasRoom(each)))
        this.#tell(each);
  }

  /**
   * Tells the strongest aspect, and a second one that outweighs the lead or continues it: the former even if the text
   * is long.
   */
  tellAspects(): void {
    const aspects = this.#others
      .filter((each) => each.happening.kind === 'aspect' && !isDue(each))
      .sort((a, b) => b.weight - a.weight);
    const own = aspects.filter((each) => this.#goesOn(each));
    // What the planet that leads meets next, and what is hard in that: an opposition or a square.
    const [first, ...others] = own;
    const hard = others.filter(isHard);
    let count = this.told.filter(({ happening }) => happening.kind === 'aspect').length;
    for (const each of [...(first === undefined ? [] : [first]), ...hard, ...aspects]) {
      if (this.told.includes(each)) continue;
      const outranks = each.weight > this.#lead.weight;
      if (count >= mostAspects) return;
      if (count > 0 && !outranks && !hard.includes(each)) continue;
      if (!this.#suits(each, mostHouses + 1) || !this.#hasRoom(each, outranks ? mostAtAll : most)) continue;
      this.#tell(each);
      count++;
    }
  }

  /** Whether an aspect continues the lead: its planet meets another after its ingress. */
  #goesOn({ happening }: MeaningfulEvent): boolean {
    const { happening: lead } = this.#lead;
    return (
      lead.kind === 'ingress' &&
      bodiesOf(happening).includes(lead.body) &&
      happening.julianDayUt > lead.julianDayUt
    );
  }

  /** Whether the same slow planet meets another one on the same days. */
  #isEcho({ happening }: MeaningfulEvent): boolean {
    return (
      happening.kind === 'aspect' &&
      this.told.some(
        ({ happening: one }) =>
          one.kind === 'aspect' &&
          one.slow === happening.slow &&
          one.aspectId === happening.aspectId &&
          Math.abs(one.julianDayUt - happening.julianDayUt) < sameDays,
      )
    );
  }

  /** Fills up to the usual length: first what is of other houses than told so far, last the days of aspects. */
  fill(): void {
    const isElsewhere = ({ house }: MeaningfulEvent): boolean => house !== this.#lead.house;
    for (const [sought, isFit, houses] of [
      [
        enough,
        (each: MeaningfulEvent) => isMonths(each) && isElsewhere(each) && !this.#isTold(each),
        mostHouses,
      ],
      [enough, (each: MeaningfulEvent) => isMonths(each) && !this.#isTold(each), mostHouses],
      [least, isMonths, mostHouses],
      [fewest, isMonths, mostHouses + 1],
      [fewest, () => true, mostHouses + 1],
    ] as const)
      for (const each of this.#others) {
        if (this.#length >= sought && this.told.length >= fewestTold) break;
        if (isFit(each) && this.#suits(each, houses) && this.#hasRoom(each) && this.#isInOrder(each, sought))
          this.#tell(each);
      }
  }

  /** Mentions what is due and has no paragraph, then what is of a told house; others only in a short report. */
  mentionAll(words: Words): void {
    for (const each of [...this.#lasting, ...this.#others.filter((one) => isSameStory(one, this.#lead))])
      if (!this.told.includes(each)) this.#mention({ event: each, line: '', matter: undefined });
    const others = this.#others.filter((each) => !this.told.includes(each) && !isLoopsEnd(each, this.#lead));
    const candidates = [
      ...others.filter(isDue),
      ...others.filter((each) => !isDue(each) && mayPass(each)),
    ].flatMap((each) => mentionOf(each, this.#ranked, words) ?? []);
    for (const isFit of [
      isDue,
      (each: MeaningfulEvent) => this.#length < least && this.#isTold(each),
      () => this.#length < fewest,
    ])
      for (const each of candidates)
        if (!this.passing.includes(each) && isFit(each.event) && this.#mayMention(each)) this.#mention(each);
  }

  #mayMention({ event }: Mention): boolean {
    if (isDue(event)) return true;
    const isSecond = this.passing.some((one) => one.event.house === event.house);
    return !isSecond && this.passing.length < mostMentioned && this.#length <= most;
  }

  #isTold({ house }: MeaningfulEvent): boolean {
    return this.told.some((one) => one.house === house);
  }

  #suits(each: MeaningfulEvent, houses: number = mostHouses): boolean {
    const ofHouse = this.told.filter(({ house }) => house === each.house).length;
    const isOneMore = ofHouse === 0 && !isDue(each);
    return (
      each.meaning !== undefined &&
      !isSameStory(each, this.#lead) &&
      this.told.length < (isDue(each) ? mostTold : mostWithLesser) &&
      !this.told.includes(each) &&
      !this.#isEcho(each) &&
      !(isOneMore && new Set(this.told.map(({ house }) => house)).size >= houses) &&
      ofHouse < mostOfHouse + Number(this.#goesOn(each)) &&
      [this.#lead, ...this.told].every((one) => !areContrary(one, each)) &&
      !this.#isHeldBack(each)
    );
  }

  /** Whether an event would help with something that is told to be held up all month. */
  #isHeldBack({ happening }: MeaningfulEvent): boolean {
    if (happening.kind !== 'aspect' || effectOf(happening) !== 'easing') return false;
    return (
      this.#lasting.some(
        ({ happening: one }) =>
          one.kind === 'retrograde' && (one.body === happening.body || one.body === happening.slow),
      ) || this.#ranked.some(({ happening: one }) => isBeforeItsTurn(happening, one))
    );
  }

  #hasRoom(each: MeaningfulEvent, limit: number = most): boolean {
    return this.#length + lengthOf(each) <= limit;
  }

  /** Whether no other house is told between two events of one house; a short text may go back. */
  #isInOrder(each: MeaningfulEvent, sought: number): boolean {
    const first = this.told.find(({ house }) => house === each.house);
    if (first === undefined || sought < least) return true;
    const [from, to] = [first, each].map(({ happening }) => happening.julianDayUt).sort((a, b) => a - b);
    return !this.told.some(
      ({ house, happening: { julianDayUt } }) =>
        house !== each.house && julianDayUt > (from ?? 0) && julianDayUt < (to ?? 0),
    );
  }

  #tell(each: MeaningfulEvent): void {
    this.#length += lengthOf(each);
    this.told.push(each);
  }

  #mention(each: Mention): void {
    this.passing.push(each);
    this.#length += ofMention + wordsIn(each.line);
  }
}

/** Whether Mercury, Venus or Mars is still retrograde as it helps another, by the day on which it turns in the month. */
const isBeforeItsTurn = ({ body, slow, julianDayUt }: Aspect, turn: Happening): boolean =>
  turn.kind === 'station' &&
  isMercuryVenusOrMars(turn.body) &&
  (turn.body === body || turn.body === slow) &&
  (turn.direction === 'direct'
    ? turn.since !== undefined && julianDayUt < turn.julianDayUt
    : turn.julianDayUt < julianDayUt && julianDayUt < (turn.until ?? 0));

/** Whether a slow planet's ingress and its conjunction in that sign fall in the same month: told once. */
const isSameStory = (each: MeaningfulEvent, lead: MeaningfulEvent): boolean =>
  each.house === lead.house &&
  isGreat(each) &&
  isGreat(lead) &&
  bodiesOf(each.happening).some((body) => bodiesOf(lead.happening).includes(body));

export const isLasting = ({ happening }: MeaningfulEvent): boolean => happening.kind === 'retrograde';

const lengthOf = ({ meaning }: MeaningfulEvent): number => ofSky + wordsIn(meaning?.text ?? '');

/** Whether an event fits a mention, which has no room for months, nor for the end of a loop. */
const mayPass = ({ happening }: MeaningfulEvent): boolean =>
  (happening.kind === 'ingress' && !isJupiterOrSlower(happening.body)) ||
  (happening.kind === 'station' && happening.direction === 'direct');

/** The line of an event is what such an event does in its house. */
function mentionOf(
  event: MeaningfulEvent,
  ranked: readonly MeaningfulEvent[],
  { reports: { columns } }: Words,
): Mention | undefined {
  const { happening, house } = event;
  const isNewMoon = happening.kind === 'lunation' && happening.phaseId === 0;
  const line =
    isNewMoon && isHeldUp(event, ranked)
      ? columns.mechanisms.newMoonHeldUp[house]
      : mechanismOf(happening, house, columns.mechanisms);
  if (line === undefined || wordsIn(line) > longestLine) return undefined;
  const matter = matterOf(line, columns);
  return matter && { event, line, matter };
}

/** The day on which a planet goes forward again is told with its turning back. */
const isLoopsEnd = ({ happening: end }: MeaningfulEvent, { happening: station }: MeaningfulEvent): boolean =>
  end.kind === 'station' &&
  station.kind === 'station' &&
  end.body === station.body &&
  station.until !== undefined &&
  Math.abs(station.until - end.julianDayUt) < 1;
