import { Conjunction, Opposition, Square } from '../chart/aspects.js';
import { Mars, Mercury, Moon, type Planet, Venus } from '../chart/bodies.js';
import { signOf } from '../chart/zodiac.js';
import { firstSentence, isSaidIn } from './alike.js';
import { mechanismOf } from './cells.js';
import type { Frame } from './frame.js';
import type { Happening } from './happening.js';
import { wordsIn } from './markup.js';
import { afterFirst } from './matter.js';
import type { Month, Period, Week } from './period.js';
import { bodiesOf, type Ranked } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { meaningOf, type Worded } from './worded-happenings.js';
import { areOfOneMatter, type Cell, contradict } from './wordings.js';
import type { Words } from './writer.js';

/** A happening of a week, month or year with what is said of it. */
export interface MeaningfulEvent extends Ranked {
  meaning: Cell | undefined;
  /** What an aspect of a month does, said before what it means. */
  mechanism?: string | undefined;
  /** How the slower planet's house comes into an aspect of a week. */
  second?: string | undefined;
  /** Whether the meaning has lost its first sentence, which its frame says already. */
  isCut?: boolean;
}

/** What a week's or month's report may have, the heaviest first, and what leads it. */
export interface EventsOfSign {
  lead: MeaningfulEvent;
  ranked: readonly MeaningfulEvent[];
}

/** Undefined where nothing leads. */
export function eventsOfSign(
  worded: readonly Worded[],
  period: Week | Month,
  words: Words,
  frame: Frame,
): EventsOfSign | undefined {
  const byHappening = new Map(worded.map((each) => [each.happening, each]));
  const ranked = frame.ranked.map((each): MeaningfulEvent => {
    const { happening, house, decan, weight, fresh } = each;
    const own = byHappening.get(happening) as Worded;
    const meaning = meaningOf(own, house);
    // A month's own words say of all but aspects what they do, a week's of all.
    const isSummed = period.kind === 'monthly' && happening.kind === 'aspect';
    const mechanism = isSummed ? mechanismOf(happening, house, words.reports.columns.mechanisms) : undefined;
    return { happening, house, decan, weight, fresh, meaning, mechanism, second: undefined };
  });
  const lead = ranked.find(({ happening }) => happening === frame.lead?.happening);
  return lead && { lead, ranked };
}

/** Everybody hears of their stations and retrogrades, and a reader looks for them. */
const retrogradesOfNote: readonly Planet[] = [Mercury, Venus, Mars];
export const isMercuryVenusOrMars = (body: Planet): boolean => retrogradesOfNote.includes(body);

/** The Moon's days, and where the Sun merely is. */
export const isLight = ({ happening }: Ranked): boolean =>
  happening.kind === 'stay' || (happening.kind === 'ingress' && happening.body === Moon);

export const isSyzygy = ({ happening }: Ranked): boolean =>
  happening.kind === 'eclipse' || (happening.kind === 'lunation' && happening.phaseId % 4 === 0);

/**
 * What no report of its week or month leaves out: a slow planet comes to a sign or backs out of it, or meets another.
 */
export const isGreat = ({ happening }: Ranked): boolean =>
  isJupiterOrSlower(bodiesOf(happening)[0] as Planet) &&
  (happening.kind === 'ingress' || (happening.kind === 'aspect' && happening.aspectId === Conjunction));

/** Two planets at odds. */
export const isHard = ({ happening }: Pick<Ranked, 'happening'>): boolean =>
  happening.kind === 'aspect' && (happening.aspectId === Opposition || happening.aspectId === Square);

/** What is written of a slow planet's coming or meeting is of years, and of an eclipse that people see of months. */
export const isForLong = (happening: Happening): boolean =>
  ((happening.kind === 'ingress' || happening.kind === 'aspect') && isJupiterOrSlower(happening.body)) ||
  (happening.kind === 'eclipse' && happening.type !== 'penumbral');

/** Days before its end at which a retrograde no longer holds anything up. */
const nearlyOver = 3;

/** Whether Mercury, Venus or Mars is retrograde in an event's own sign on its day, and for some days more. */
export const isHeldUp = ({ happening: event }: Ranked, ranked: readonly MeaningfulEvent[]): boolean =>
  retrogradesOfNote.some((body) => {
    const { julianDayUt, signId } = event;
    if (bodiesOf(event).includes(body)) return false;
    const own = ranked
      .map(({ happening }) => happening)
      .filter((one) => (one.kind === 'station' || one.kind === 'retrograde') && one.body === body)
      .sort((a, b) => a.julianDayUt - b.julianDayUt);
    const before = own.filter((one) => one.julianDayUt < julianDayUt).at(-1);
    const after = own.find((one) => one.julianDayUt > julianDayUt);
    const nearest = after?.kind === 'station' && after.direction === 'direct' ? after : before;
    if (nearest === undefined || nearest.signId !== signId) return false;
    const lasts = (until: number | undefined) => until !== undefined && until - julianDayUt > nearlyOver;
    if (nearest.kind === 'retrograde') return nearest.backsOut === undefined && lasts(nearest.ends);
    return nearest.kind === 'station' && lasts(nearest === after ? nearest.julianDayUt : nearest.until);
  });

/** Whether one is a new or full Moon, or an eclipse, in the other's sign. */
export const isLunationIn = (one: Ranked, { happening: { signId } }: Ranked): boolean =>
  isSyzygy(one) && one.happening.signId === signId;

/**
 * What multiplies the weight of an event that has to do with the lead: by its house, a planet, or the opposite house.
 */
const kin = { house: 2.2, houses: 1.7, planet: 1.5, opposite: 1.4 } as const;

export function kinship(each: Ranked, lead: Ranked): number {
  if (each.house === lead.house) return kin.house;
  if (signsOf(each.happening).some((sign) => signsOf(lead.happening).includes(sign))) return kin.houses;
  const planets: readonly Planet[] = bodiesOf(lead.happening);
  if (bodiesOf(each.happening).some((body) => planets.includes(body))) return kin.planet;
  return Math.abs(each.house - lead.house) === 6 ? kin.opposite : 1;
}

const signsOf = (happening: Happening): readonly number[] =>
  happening.kind === 'aspect' ? [happening.signId, signOf(happening.slowLongitude)] : [happening.signId];

export const sameDay = (a: Happening, b: Happening, clock: Period['clock']): boolean =>
  clock.dayNumberOf(a.julianDayUt) === clock.dayNumberOf(b.julianDayUt);

/** Whether two events of one matter advise opposite things. */
export const areContrary = (a: MeaningfulEvent, b: MeaningfulEvent): boolean =>
  areOfOneMatter(a.house, b.house) && contradict(a.meaning?.counsel, b.meaning?.counsel);

/** What an event does, or what two houses have to do with each other, is said before what comes of it. */
export const saidOf = ({ mechanism = '', meaning }: MeaningfulEvent): string =>
  [mechanism, meaning?.text ?? ''].filter((sentence) => sentence !== '').join(' ');

/** Events that are told, each with what it is said to mean. */
export const meaningsOf = (events: readonly MeaningfulEvent[]): [Happening, string][] =>
  events.map(({ happening, meaning, mechanism = '' }) => [happening, meaning?.text ?? mechanism]);

/** Words that what is left of a lead's meaning has at least. */
const leastRest = 16;

/** A lead without its meaning's first sentence, where its frame says the same and the rest can stand alone. */
export function withoutSaid(
  lead: MeaningfulEvent,
  said: string,
  { reports: { columns } }: Words,
): MeaningfulEvent {
  const { meaning } = lead;
  if (meaning === undefined) return lead;
  const { rest, isTakenUp } = afterFirst(meaning.text, columns);
  const isWhole = wordsIn(rest) >= leastRest && rest !== firstSentence(rest);
  const isAgain = isWhole && !isTakenUp && isSaidIn(firstSentence(meaning.text), said);
  return isAgain
    ? { ...lead, meaning: { ...meaning, text: rest }, isCut: true }
    : { ...lead, mechanism: undefined };
}
