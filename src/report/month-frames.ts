import { Conjunction } from '../chart/aspects.js';
import { Jupiter, Mars, Mercury, Pluto, Saturn, Venus } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { MonthLead, WeekTheme } from '../text/report-catalogue.js';
import { isSecondInSign } from './cells.js';
import { effectOf } from './effects.js';
import { countAlike, type Frame, type FrameWords, heavyEnough, stillHeavy } from './frame.js';
import { type FrameChoice, framesBy } from './framing.js';
import type { Happening } from './happening.js';
import { isOfRuler, leadsOf } from './leads.js';
import type { Month } from './period.js';
import { type Ranked, rank } from './ranking.js';
import { type Lists, once } from './sharing.js';
import { isJupiterOrSlower } from './slow-planets.js';
import type { Worded } from './worded-happenings.js';
import { inRotation } from './wordings.js';
import type { Words } from './writer.js';

/**
 * How fit a happening is to lead a month, before its house: slow planets' changes of sign and meetings, then their
 * stations in the reader's own sign or of its ruler, eclipses, the stations of Mercury, Venus and Mars, then what comes
 * every month or two. A planet that comes to a sign again is old news, and a station direct ends what is known.
 */
const fitness = {
  slowArrives: 30,
  slowMeets: 28,
  slowAgain: 18,
  slowStationInOwn: 20,
  slowStationOfRuler: 18,
  outerStationInOwn: 13,
  outerStationOfRuler: 11,
  slowStation: 9,
  slowAtOdds: 16,
  slowHelps: 12,
  solarEclipse: 22,
  solarPartial: 17,
  lunarEclipse: 18,
  lunarPartial: 13,
  venusOrMarsBack: 18,
  venusOrMarsForward: 13,
  mercuryBack: 14,
  mercuryForward: 6,
  marsArrives: 10,
  venusArrives: 7,
  swiftAgain: 3,
  lunation: 10,
} as const;

/** Factors by house: the sign itself, then angular, succedent and cadent houses. */
const houseFitness = [1.4, 1.15, 1, 0.88] as const;
/** Factor for the sign's ruler. */
const rulerFitness = 1.2;

interface Choice extends FrameChoice {
  theme: WeekTheme;
  place: number;
  isDueNow: boolean;
}

/** The frames of all twelve signs: no two have the same words. */
export function monthFrames(worded: readonly Worded[], period: Month, words: Words): readonly Frame[] {
  const frames = framesBy(worded, {
    rank: (happenings, reader) => rank(happenings, reader, 'monthly'),
    leads: (ranked, byHappening, reader) => fittest(leadsOf(ranked, byHappening, period), reader, period),
    choices: (leads) => choicesOf(leads, period, words),
    words: wordsOf,
  });
  return countAlike(frames);
}

const wordsOf = ({ theme, place }: Choice): FrameWords => ({
  intro: inRotation(theme.intro, place),
  thought: inRotation(theme.course, place),
  close: inRotation(theme.close, place),
});

/** In the last days of a month an event hardly leads it, unless it lasts for months or years. */
const [lateDays, lateFitness] = [6, 0.7] as const;
/** In the very last days an event, even one of years, belongs to the next month. */
const [lastDays, lastFitness] = [3, 0.2] as const;

interface Fit extends Ranked {
  fitness: number;
}

const fittest = (leads: readonly Ranked[], reader: SignId, { to }: Month): Fit[] =>
  leads
    .map((lead) => {
      const { happening } = lead;
      const { julianDayUt } = happening;
      const isLasting =
        happening.kind === 'eclipse' || (happening.kind === 'ingress' && isJupiterOrSlower(happening.body));
      const isLate = julianDayUt > to - lateDays && !isLasting;
      const isLast = julianDayUt > to - lastDays;
      const fitness = fitnessOf(lead, reader) * (isLast ? lastFitness : isLate ? lateFitness : 1);
      return { fitness, ...lead };
    })
    .sort((a, b) => b.fitness - a.fitness || a.happening.julianDayUt - b.happening.julianDayUt);

function fitnessOf(lead: Ranked, reader: SignId): number {
  const { happening, house } = lead;
  const isOwn = house === 1;
  const [own, ...others] = houseFitness;
  const isRulers = isOfRuler(happening, reader);
  const ofHouse = isOwn ? own : (others[(house - 1) % 3] ?? 1);
  return kindFitness(happening, isOwn, isRulers) * ofHouse * (isRulers ? rulerFitness : 1);
}

function kindFitness(happening: Happening, isOwn: boolean, isRulers: boolean): number {
  switch (happening.kind) {
    case 'lunation':
      return fitness.lunation;
    case 'eclipse':
      if (happening.luminary === 'solar')
        return happening.type === 'partial' ? fitness.solarPartial : fitness.solarEclipse;
      return happening.type === 'partial' ? fitness.lunarPartial : fitness.lunarEclipse;
    case 'aspect':
      if (happening.aspectId === Conjunction) return fitness.slowMeets;
      return effectOf(happening) === 'easing' ? fitness.slowHelps : fitness.slowAtOdds;
    case 'ingress':
      if (!isJupiterOrSlower(happening.body) && happening.again) return fitness.swiftAgain;
      if (!isJupiterOrSlower(happening.body))
        return happening.body === Mars ? fitness.marsArrives : fitness.venusArrives;
      if (happening.retrograde) return fitness.slowStation;
      return happening.again ? fitness.slowAgain : fitness.slowArrives;
    case 'station': {
      const isBack = happening.direction === 'retrograde';
      if (happening.body === Mercury) return isBack ? fitness.mercuryBack : fitness.mercuryForward;
      if (!isJupiterOrSlower(happening.body))
        return isBack ? fitness.venusOrMarsBack : fitness.venusOrMarsForward;
      // Uranus, Neptune and Pluto are stationary in a sign twice a year for many years.
      if (happening.body > Saturn) {
        if (isOwn) return fitness.outerStationInOwn;
        return isRulers ? fitness.outerStationOfRuler : fitness.slowStation;
      }
      if (isOwn) return fitness.slowStationInOwn;
      return isRulers ? fitness.slowStationOfRuler : fitness.slowStation;
    }
    default:
      return 0;
  }
}

/** The sets that a sign may have: of the fittest leads, of less fit ones, of any; last those of other years. */
function choicesOf(leads: readonly Fit[], period: Month, words: Words): Lists<Choice> {
  const most = leads[0]?.fitness ?? 0;
  const of = (least: number): Choice[] =>
    leads.filter(({ fitness }) => fitness >= least * most).flatMap((lead) => setsOf(lead, period, words));
  const all = once(() => of(0));
  const dueOf = (least: number) => once(() => of(least).filter(({ isDueNow }) => isDueNow));
  return [dueOf(1), dueOf(stillHeavy), dueOf(heavyEnough), dueOf(0), all];
}

/**
 * Two planets may be stationary in one sign within weeks of each other, and two Moons running be full there: the second
 * has the next set.
 */
const secondOfTwo: readonly number[] = [Mars, Saturn, Pluto];

/** The sets of a lead; what comes to a house about once a year has one set a year. */
function setsOf(lead: Ranked, { year, number }: Month, { reports: { columns } }: Words): Choice[] {
  const key = monthLeadOf(lead.happening);
  const theme = ownStationOf(lead, columns) ?? (key && columns.monthly[key][lead.house]);
  if (theme === undefined) return [];
  const { length } = theme.intro;
  const { happening } = lead;
  const isSecond =
    happening.kind === 'lunation'
      ? isSecondInSign(happening)
      : happening.kind === 'station' && secondOfTwo.includes(happening.body);
  // Venus comes into one sign after another: what a reader's sign has in one month another has in the next.
  const isVenus = happening.kind === 'ingress' && happening.body === Venus;
  // Two slow planets may be in one aspect again some months later, and one of them in another with a third.
  const isAspect = happening.kind === 'aspect' && happening.aspectId !== Conjunction;
  const rotation = (isAspect ? number : year + Number(isSecond)) + (isVenus ? happening.signId : 0);
  return theme.intro.map((intro, place) => ({
    lead,
    theme,
    place,
    key: intro,
    isDueNow: place === rotation % length,
  }));
}

/** The words of a slow planet that stands still in the reader's own sign. */
function ownStationOf(
  { happening, house }: Ranked,
  { ownStations }: Words['reports']['columns'],
): WeekTheme | undefined {
  if (house !== 1 || happening.kind !== 'station' || !isJupiterOrSlower(happening.body)) return undefined;
  return ownStations[happening.body][happening.direction];
}

/** Undefined of what leads no month. */
function monthLeadOf(happening: Happening): MonthLead | undefined {
  switch (happening.kind) {
    case 'lunation':
      if (happening.phaseId % 4 !== 0) return undefined;
      return happening.phaseId === 0 ? 'newMoon' : 'fullMoon';
    case 'eclipse':
      return happening.luminary === 'solar' ? 'solarEclipse' : 'lunarEclipse';
    case 'station':
      if (happening.direction === 'direct') return 'turnsForward';
      return happening.body === Mercury ? 'mercuryBack' : 'turnsBack';
    case 'ingress': {
      const { body, retrograde } = happening;
      if (retrograde) return isJupiterOrSlower(body) ? 'turnsBack' : undefined;
      if (body === Venus) return 'venusArrives';
      if (body === Mars) return 'marsArrives';
      if (body === Jupiter) return 'jupiterArrives';
      if (body === Saturn) return 'saturnArrives';
      return isJupiterOrSlower(body) ? 'outerArrives' : undefined;
    }
    case 'aspect': {
      const { body, aspectId } = happening;
      if (aspectId !== Conjunction) return effectOf(happening) === 'easing' ? 'slowHelp' : 'slowFriction';
      return body === Jupiter ? 'jupiterArrives' : body === Saturn ? 'saturnArrives' : 'outerArrives';
    }
    default:
      return undefined;
  }
}
