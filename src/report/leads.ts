import { Conjunction } from '../chart/aspects.js';
import { Mars, Mercury, type Planet, Sun, Uranus, Venus } from '../chart/bodies.js';
import { rulerOf } from '../chart/dignities.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { isFaint } from './cells.js';
import { effectOf } from './effects.js';
import type { Aspect, Happening } from './happening.js';
import { isHard, isLight, isSyzygy, sameDay } from './meaningful-events.js';
import { isYear, type Period, type ReportKind } from './period.js';
import { isQuarter } from './quarters.js';
import { bodiesOf, type Ranked, solarHouse } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { meaningOf, type Worded } from './worded-happenings.js';

/** Which of the happenings of a day, a week, a month or a year may lead it, and which goes first. */

/** The rulers of a sign, of old and now. */
export const rulersOf = (reader: SignId): readonly Planet[] => [
  rulerOf(reader, 'traditional'),
  rulerOf(reader, 'modern'),
];

/** Sun and Moon make every lunation: that is no more Cancer's and Leo's than anybody's. */
export const isOfRuler = (happening: Happening, reader: SignId): boolean =>
  happening.kind !== 'lunation' &&
  happening.kind !== 'eclipse' &&
  bodiesOf(happening).some((body) => rulersOf(reader).includes(body));

/** Whether a report may begin with a happening, in a house. What goes on without a date of its own never leads. */
export function mayLead({ happening, house }: Ranked, kind: ReportKind): boolean {
  if (happening.kind === 'stay' || happening.kind === 'retrograde') return false;
  if (kind === 'monthly') return leadsMonth(happening);
  if (kind === 'weekly' || kind === 'daily') return true;
  switch (happening.kind) {
    case 'eclipse':
      return happening.type !== 'penumbral';
    case 'ingress':
      return isJupiterOrSlower(happening.body) && !happening.again;
    case 'station':
      return isJupiterOrSlower(happening.body) && house === 1;
    case 'aspect':
      return isJupiterOrSlower(happening.body) && happening.aspectId === Conjunction;
    case 'lunation':
      return false;
  }
}

/** A month's matter: no quarter of the Moon, eclipse that nobody sees, or day of a swift planet. */
function leadsMonth(happening: Happening): boolean {
  switch (happening.kind) {
    case 'lunation':
      return happening.phaseId % 4 === 0;
    case 'eclipse':
      return happening.type !== 'penumbral';
    case 'ingress':
      return happening.body >= Venus;
    case 'station':
      return true;
    default:
      return happening.kind === 'aspect' && leadsMonthByAspect(happening);
  }
}

/** Uranus, Neptune and Pluto are in one aspect with each other for years. */
const leadsMonthByAspect = ({ body, aspectId }: Aspect): boolean =>
  isJupiterOrSlower(body) && (aspectId === Conjunction || body < Uranus);

/** Who may lead, the heaviest first: in weeks and months only what there are words for, if there is any. */
export function leadsOf(
  ranked: readonly Ranked[],
  byHappening: ReadonlyMap<Happening, Worded>,
  period: Period,
): readonly Ranked[] {
  const may = ranked.filter((each) => mayLead(each, period.kind));
  const meaningful = may.filter(({ happening, house }) => {
    const own = byHappening.get(happening);
    return own !== undefined && meaningOf(own, house) !== undefined;
  });
  const fit = isYear(period) || meaningful.length === 0 ? may : meaningful;
  return fit.length === 0 ? ranked.slice(0, 1) : fit;
}

/** What everybody hears of: an eclipse that people see, a slow planet that comes to a sign. */
const isNews = (happening: Happening): boolean =>
  happening.kind === 'eclipse'
    ? !isFaint(happening)
    : happening.kind === 'ingress' && isJupiterOrSlower(happening.body) && !happening.retrograde;

/** As clocks count, from Monday on. */
const saturday = 5;
/** What is left of the weight of a lead that begins nothing in its week. */
const leftOfLesser = 0.15;

/** The share of the weight of a quarter or an aspect of Mercury's at which a strong aspect goes before it. */
const ofMercury = 0.5;

/** Two of the Sun, Mars and the slow planets meet or are at odds. */
export const isStrongAspect = ({ happening }: Ranked): boolean =>
  happening.kind === 'aspect' &&
  (happening.body === Sun || happening.body >= Mars) &&
  happening.slow >= Mars &&
  (happening.aspectId === Conjunction || effectOf(happening) === 'pressing');

/** The middle of a retrograde, in which nothing is begun. */
const isInferior = ({ happening }: Ranked): boolean => happening.kind === 'aspect' && happening.inferior;

/** The Sun, Mercury or Venus is at odds with another on the day of a new or full Moon, which goes before it. */
const isOnDayOf =
  (syzygies: readonly Ranked[], clock: Period['clock']) =>
  ({ happening }: Ranked): boolean =>
    happening.kind === 'aspect' &&
    happening.body < Mars &&
    isHard({ happening }) &&
    syzygies.some((one) => sameDay(one.happening, happening, clock));

/**
 * News leads every sign's week. The Moon's change of sign leads where there is nothing else; a planet's coming of
 * which the week has only its last two days, the middle of a retrograde, a quarter of the Moon beside what is heavier, and
 * what Mercury meets beside what the Sun, Mars or a slow planet does, where nothing else has fresh words.
 */
export function leadsOfWeek(leads: readonly Ranked[], { clock }: Period): readonly Ranked[] {
  const news = leads.filter(({ happening }) => isNews(happening));
  if (news.length > 0) return news;
  const others = leads.filter((each) => !isLight(each));
  const isLate = ({ happening }: Ranked): boolean =>
    happening.kind === 'ingress' && clock.weekdayOf(happening.julianDayUt) >= saturday;
  const isBesideMoon = isOnDayOf(others.filter(isSyzygy), clock);
  const heaviest = Math.max(...others.filter((each) => !isLate(each)).map(({ weight }) => weight));
  const strongest = Math.max(0, ...others.filter(isStrongAspect).map(({ weight }) => weight));
  // A quarter comes every second week, and what Mercury meets most weeks.
  const isOutdone = ({ happening, weight }: Ranked): boolean =>
    isQuarter(happening)
      ? weight < heaviest || weight * ofMercury <= strongest
      : happening.kind === 'aspect' && happening.body === Mercury && weight * ofMercury <= strongest;
  const isLesser = (each: Ranked): boolean =>
    isLate(each) || isInferior(each) || isOutdone(each) || isBesideMoon(each);
  const lesser = others.filter(isLesser).map((each) => ({ ...each, weight: each.weight * leftOfLesser }));
  return others.length > 0 ? [...others.filter((each) => !isLesser(each)), ...lesser] : leads;
}

/**
 * What leads a sign's day: what comes to its own sign, then what its rulers do, then what the day is for everybody, by
 * how seldom it happens. Within a rank the heavier leads, which is the one that is nearer to the reader's own.
 */
const ranks = [
  'ownSign',
  'ruler',
  'eclipse',
  'slowIngress',
  'station',
  'slowAspect',
  'syzygy',
  'ingress',
  'marsAtOdds',
  'lesserIngress',
  'swift',
] as const;
type Rank = (typeof ranks)[number];

/** The events of a day, the one that leads it first; of one rank they stay in their order. */
export const byRankOfDay = (events: readonly Ranked[], reader: SignId): readonly Ranked[] =>
  [...events].sort((a, b) => ranks.indexOf(rankOf(a, reader)) - ranks.indexOf(rankOf(b, reader)));

/** Whether a day's event is of the lowest ranks: an aspect of swift planets, or Mercury or Venus that comes to a house. */
export const isSwift = (each: Ranked, reader: SignId): boolean =>
  ['lesserIngress', 'swift'].includes(rankOf(each, reader));

/** The same, or Mars at odds with another. */
export const isCommon = (each: Ranked, reader: SignId): boolean =>
  isSwift(each, reader) || rankOf(each, reader) === 'marsAtOdds';

function rankOf(each: Ranked, reader: SignId): Rank {
  const plain = plainRankOf(each);
  // Aspects of swift planets and quarters of the Moon come too often to go before what is rarer: but for one that two
  // planets make by meeting in the reader's own sign.
  if ((plain === 'swift' || plain === 'marsAtOdds') && !isMeetingIn(each.happening, reader)) return plain;
  if (housesOf(each.happening, reader).includes(1)) return 'ownSign';
  return isOfRuler(each.happening, reader) ? 'ruler' : plain;
}

const isMeetingIn = (happening: Happening, reader: SignId): boolean =>
  happening.kind === 'aspect' && happening.aspectId === Conjunction && happening.signId === reader;

function plainRankOf(each: Ranked): Rank {
  const { happening } = each;
  switch (happening.kind) {
    case 'eclipse':
      return isFaint(happening) ? 'syzygy' : 'eclipse';
    case 'station':
      return 'station';
    case 'ingress':
      if (isJupiterOrSlower(happening.body)) return 'slowIngress';
      return happening.body === Mercury || happening.body === Venus ? 'lesserIngress' : 'ingress';
    case 'aspect':
      if (isJupiterOrSlower(happening.body)) return 'slowAspect';
      return happening.body === Mars && effectOf(happening) === 'pressing' ? 'marsAtOdds' : 'swift';
    default:
      return isSyzygy(each) ? 'syzygy' : 'swift';
  }
}

const housesOf = (happening: Happening, reader: SignId): readonly number[] => [
  solarHouse(reader, happening.signId),
  ...(happening.kind === 'aspect' ? [solarHouse(reader, signOf(happening.slowLongitude))] : []),
];
