import { Conjunction, Opposition, Square } from '../chart/aspects.js';
import { Mars, Mercury, Moon, type Planet, Venus } from '../chart/bodies.js';
import { signOf } from '../chart/zodiac.js';
import { isSaidIn } from './alike.js';
import { mechanismOf } from './cells.js';
import type { Frame } from './frame.js';
import type { Happening } from './happening.js';
import { wordsIn } from './markup.js';
import { afterFirst } from './matter.js';
import type { Month, Period, Week } from './period.js';
import { bodiesOf, type Ranked } from './ranking.js';
import { firstSentence } from './sentence-ends.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { meaningOf, type Worded } from './worded-happenings.js';
import { areOfOneMatter, type Cell, contradict } from './wordings.js';
import type { Words } from './writer.js';

/** A happening of a week, month or year with its text. */
export interface MeaningfulEvent extends Ranked {
  meaning: Cell | undefined;
  /** What an aspect of a month does, told before what it means. */
  mechanism?: string | undefined;
  /** How the slower planet's house comes into an aspect of a week. */
  second?: string | undefined;
  /** Whether the first sentence of the meaning was dropped because the frame says it. */
  isCut?: boolean;
}

/** The events of a sign's week or month, heaviest first, and its lead. */
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
    // A month's own texts contain what an event does, except for aspects; a week's contain it for all.
    const isSummed = period.kind === 'monthly' && happening.kind === 'aspect';
    const mechanism = isSummed ? mechanismOf(happening, house, words.reports.columns.mechanisms) : undefined;
    return { happening, house, decan, weight, fresh, meaning, mechanism, second: undefined };
  });
  const lead = ranked.find(({ happening }) => happening === frame.lead?.happening);
  return lead && { lead, ranked };
}

/** Planets whose stations and retrogrades readers look for. */
const retrogradesOfNote: readonly Planet[] = [Mercury, Venus, Mars];
export const isMercuryVenusOrMars = (body: Planet): boolean => retrogradesOfNote.includes(body);

/** Whether an event is light: the Moon's days, and the Sun's stay in a sign. */
export const isLight = ({ happening }: Ranked): boolean =>
  happening.kind === 'stay' || (happening.kind === 'ingress' && happening.body === Moon);

export const isSyzygy = ({ happening }: Ranked): boolean =>
  happening.kind === 'eclipse' || (happening.kind === 'lunation' && happening.phaseId % 4 === 0);

/** Whether no report may leave an event out: a slow planet's ingress, or its conjunction with another. */
export const isGreat = ({ happening }: Ranked): boolean =>
  isJupiterOrSlower(bodiesOf(happening)[0] as Planet) &&
  (happening.kind === 'ingress' || (happening.kind === 'aspect' && happening.aspectId === Conjunction));

/** Two planets at odds. */
export const isHard = ({ happening }: Pick<Ranked, 'happening'>): boolean =>
  happening.kind === 'aspect' && (happening.aspectId === Opposition || happening.aspectId === Square);

/** Whether a text speaks of months or years: of a slow planet's ingress or conjunction, or of a visible eclipse. */
export const isForLong = (happening: Happening): boolean =>
  ((happening.kind === 'ingress' || happening.kind === 'aspect') && isJupiterOrSlower(happening.body)) ||
  (happening.kind === 'eclipse' && happening.type !== 'penumbral');

/** In the last days a retrograde holds nothing up any more. */
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

/** Factors for events related to the lead: by house, by a planet, or by the opposite house. */
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

/** The text of an event: what it does, then what comes of it. */
export const saidOf = ({ mechanism = '', meaning }: MeaningfulEvent): string =>
  [mechanism, meaning?.text ?? ''].filter((sentence) => sentence !== '').join(' ');

/** Events that are told, each with what it is said to mean. */
export const meaningsOf = (events: readonly MeaningfulEvent[]): [Happening, string][] =>
  events.map(({ happening, meaning, mechanism = '' }) => [happening, meaning?.text ?? mechanism]);

/** Words that must be left of a lead's meaning without its first sentence. */
const leastRest = 16;

/** A lead's meaning without its first sentence, if the frame says that and the rest can stand alone. */
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
