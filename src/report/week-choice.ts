import { withoutCounsel } from './counsel.js';
import type { Retrograde } from './happening.js';
import { wordsIn } from './markup.js';
import {
  areContrary,
  type EventsOfSign,
  isGreat,
  isHard,
  isLight,
  isMercuryVenusOrMars,
  isSyzygy,
  kinship,
  type MeaningfulEvent,
} from './meaningful-events.js';
import type { Week } from './period.js';
import { firstSentence } from './sentence-ends.js';
import { Aside, mayPass } from './week-asides.js';
import { isDue, isOwn, isSeason, isStation } from './week-essentials.js';
import { asHeaviest, heavyBeside, isFull, lengthOf, toldOf, withoutAdvice } from './week-told.js';
import type { Words } from './writer.js';

/** What a week has beside its lead: one event told, or all that no week leaves out, and a few in passing. */
export interface WeekChoice {
  told: readonly MeaningfulEvent[];
  /** In no order. */
  passing: readonly Aside[];
  /** Retrogrades of Mercury, Venus and Mars that last all week, and have a paragraph: the last has words. */
  throughout: readonly Lasting[];
  /** What is told that has a sentence on what it is to the lead's matter, where there is room for one. */
  tied: MeaningfulEvent | undefined;
}

/** A retrograde that lasts all week, and what it is to the reader. */
export interface Lasting {
  happening: Retrograde;
  said: string;
}

/** Words of the report's text that are too few, as many as advice may fill, and too many. */
const { least, roomy, most } = { least: 154, roomy: 262, most: 264 };
/** Words up to which a week of which nothing else is told has one event more. */
const mostBeforeOnly = 200;
/** Events that are told at most, in a week of which there is little else. */
const mostToldOfLittle = 3;
/** Words that are not to be exceeded for the sake of what is at odds in a week that is smooth. */
const roomBeside = 225;
/** Events in passing at most. */
const mostInPassing = 2;
/** As clocks count, from Monday on. */
const thursday = 3;
/** Words that say how a second house comes in. */
const ofSecond = 7;
/** Words of a sentence on what is told to the lead's matter, about. */
const ofTie = 17;
/** Words with that, at most. */
const mostTied = 271;
/** Words of a sentence of the sky that lasts all week, about. */
const ofLoop = 16;

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
  choice.addFriction();
  choice.beginEarly();
  const tied = choice.tie(words);
  const { told, passing } = choice;
  return { told, passing, throughout: choice.throughout(), tied };
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
      .map((each) => new Aside(each, words));
    this.#due = this.#candidates.filter((each) => isDue(each.event) && each.matter !== undefined);
  }

  mentionDue(): void {
    for (const each of this.#due) this.#mention(each);
  }

  tellChosen(): void {
    const isTooMuch = this.#chosen.reduce((sum, each) => sum + lengthOf(each), this.#length) > most;
    for (const each of this.#chosen) {
      const isSummed = (isTooMuch && this.#heaviest.includes(each)) || this.#isContrary(each);
      this.#tell(isSummed ? withoutAdvice(each) : this.#asAdvised(each));
    }
  }

  /** What is due has its own words where there is room for them. */
  tellDue(): void {
    for (const each of this.#due) {
      const { event } = each;
      const isFit = event.meaning !== undefined && !this.#isContrary(event);
      const more = lengthOf(event) - each.length;
      if (!isFit || this.told.length >= mostToldOfLittle || this.#length + more > roomy) continue;
      this.passing.splice(this.passing.indexOf(each), 1);
      this.#length -= each.length;
      this.#tell(this.#asAdvised(event));
    }
  }

  /** A column of clauses is none: those of the lightest go. */
  dropLightest(): void {
    const isFirst = ({ event }: Aside): number =>
      isSyzygy(event) || isGreat(event) ? 2 : Number(isOwn(event) || isStation(event));
    const others = this.passing.filter(({ event }) => !isSeason(event));
    const lightest = others
      .sort((a, b) => isFirst(b) - isFirst(a) || b.event.weight - a.event.weight)
      .slice(mostInPassing);
    for (const each of lightest) {
      this.passing.splice(this.passing.indexOf(each), 1);
      this.#length -= each.length;
    }
  }

  /**
   * Where the week is too short other events are told, and then mentioned; one in any case, so that it does not end on
   * what lasts.
   */
  fill(): void {
    const isEnough = (): boolean =>
      this.#length >= least && (this.told.length > 0 || this.#length > mostBeforeOnly);
    if (isEnough()) return;
    const spare = this.#candidates.filter((each) => this.#isLeft(each) && mayPass(each.event));
    for (const each of this.#byFitness(spare)) {
      if (isEnough() || this.told.length >= mostToldOfLittle) break;
      if (!this.#isContrary(each)) this.#tell(each);
    }
    for (const each of spare) {
      if (this.#length >= least || this.passing.length >= mostInPassing) break;
      if (each.matter !== undefined && this.#isLeft(each)) this.#mention(each);
    }
  }

  /** Where all that is said goes smoothly and the sky does not, the heaviest of what is at odds is said too. */
  addFriction(): void {
    const said = [this.#lead, ...this.told, ...this.passing.map(({ event }) => event), ...this.#loops];
    if (said.some(isRough)) return;
    const [rough] = this.#candidates
      .filter((each) => isHard(each.event) && !this.#isContrary(each.event))
      .sort((a, b) => b.event.weight - a.event.weight);
    if (rough === undefined) return;
    const { event } = rough;
    if (this.told.length + this.passing.length >= mostToldOfLittle) return;
    const isRoom = this.#length + lengthOf(event) <= roomBeside;
    if (isRoom && event.meaning !== undefined) this.#tell(this.#asAdvised(event));
    else if (rough.matter !== undefined && this.#length + rough.length <= roomBeside) this.#mention(rough);
  }

  /** A week of which all comes late mentions the heaviest of what comes before. */
  beginEarly(): void {
    if (this.passing.length >= mostInPassing) return;
    const isEarly = ({ happening }: MeaningfulEvent): boolean =>
      this.#clock.weekdayOf(happening.julianDayUt) < thursday;
    if ([this.#lead, ...this.told, ...this.passing.map(({ event }) => event)].some(isEarly)) return;
    const [first] = this.#candidates
      .filter(({ event }) => isEarly(event) && mayPass(event) && !isLight(event) && !this.#isContrary(event))
      .filter(({ matter }) => matter !== undefined)
      .sort((a, b) => b.event.weight - a.event.weight);
    if (first === undefined) return;
    if (this.#length + first.length <= most) this.#mention(first);
  }

  /**
   * The last of another house than the lead's: the close comes next, which goes back to the lead. It says what it is to the
   * lead's matter, and where more than that is said of it, gives no advice beside the lead's.
   */
  tie({ reports: { columns } }: Words): MeaningfulEvent | undefined {
    if (this.#length + ofTie > mostTied) return undefined;
    const [last] = this.told
      .filter(({ house }) => house !== this.#lead.house)
      .sort((a, b) => b.happening.julianDayUt - a.happening.julianDayUt);
    if (last?.meaning === undefined) return last;
    const { text } = last.meaning;
    const left = withoutCounsel(text, 0, columns);
    if (left === undefined || firstSentence(left) === left) return last;
    const words = wordsIn(text) - wordsIn(left);
    if (this.#length + ofTie - words < least) return last;
    const tied = { ...last, meaning: { text: left, counsel: undefined } };
    this.told.splice(this.told.indexOf(last), 1, tied);
    this.#length += ofTie - words;
    return tied;
  }

  throughout(): readonly Lasting[] {
    return this.#loops.map((loop, place): Lasting => {
      const { happening, meaning } = loop;
      if (place < this.#loops.length - 1 || meaning === undefined) return { happening, said: '' };
      const first = firstSentence(meaning.text);
      // Its advice is for who has no other on the matter.
      const isRoom = this.#length + wordsIn(meaning.text) - wordsIn(first) <= roomy;
      return {
        happening,
        said: isRoom && !this.#isContrary(loop) ? meaning.text : first,
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
      .map((event) => ({ event, by: unfitness(event) }))
      .sort((a, b) => a.by - b.by)
      .map(({ event }) => event);
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
    // A column in which all has its second house is long.
    const ofOthers = this.told.length > 0 ? ofSecond + this.passing.length * ofSecond : 0;
    const isRoom = length + wordsIn(event.second ?? '') + ofSecond + ofOthers <= roomy;
    const second = isRoom ? event.second : undefined;
    this.told.push({ ...event, second });
    this.#length = length + wordsIn(second ?? '');
  }

  #mention(aside: Aside): void {
    this.passing.push(aside);
    this.#length += aside.length;
  }
}

/** What does not go smoothly: planets at odds, what turns back or has, a Moon that is not new, an eclipse. */
const isRough = (event: MeaningfulEvent): boolean => {
  const { happening } = event;
  if (happening.kind === 'lunation') return happening.phaseId !== 0;
  if (happening.kind === 'station') return happening.direction === 'retrograde';
  return happening.kind === 'retrograde' || happening.kind === 'eclipse' || isHard(event);
};

type RetrogradeEvent = MeaningfulEvent & { happening: Retrograde };

/** What is retrograde all week, that which belongs to the lead last. */
const lastingOf = (ranked: readonly MeaningfulEvent[], lead: MeaningfulEvent): readonly RetrogradeEvent[] =>
  ranked
    .filter(
      (each): each is RetrogradeEvent =>
        each.happening.kind === 'retrograde' && isMercuryVenusOrMars(each.happening.body),
    )
    .sort((a, b) => kinship(a, lead) - kinship(b, lead));
