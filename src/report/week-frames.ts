import { Conjunction } from '../chart/aspects.js';
import { Jupiter, Mars, Mercury, Moon, Neptune, Pluto, Saturn, Sun, Uranus, Venus } from '../chart/bodies.js';
import { synodicMonth } from '../chart/periods.js';
import { type House, type SignId, signOf } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { HouseLead, WeekTheme } from '../text/report-catalogue.js';
import { dwellsOn } from './alike.js';
import { housePair, isFaint, isSecondInSign } from './cells.js';
import { countAlike, type Frame, type FrameWords, heavyEnough, stillHeavy } from './frame.js';
import { type FrameChoice, framesBy } from './framing.js';
import type { Aspect, Happening, Station } from './happening.js';
import { leadsOf, leadsOfWeek } from './leads.js';
import { lessonsOf, rankAfter } from './lessons.js';
import { isHard, isSyzygy } from './meaningful-events.js';
import type { Week } from './period.js';
import { isQuarter, signOfSun } from './quarters.js';
import { type Ranked, solarHouse } from './ranking.js';
import { secondHouseOf } from './second-house.js';
import { type Lists, once } from './sharing.js';
import { isJupiterOrSlower, type SlowPlanet } from './slow-planets.js';
import type { Worded } from './worded-happenings.js';
import { inRotation } from './wordings.js';
import type { Words } from './writer.js';

/** Weeks in which a set of words does not come back to a sign that could have it in any of them. */
const season = 9;

/** Days from one loop of Mercury to the next, about. */
const mercurysLoop = 115.88;

interface Choice extends FrameChoice {
  theme: WeekTheme;
  place: number;
  /** Weeks since a set was due; 0 where it is. */
  sinceDue: number;
}

/** @param before aspects of the week before */
export function weekFrames(
  worded: readonly Worded[],
  period: Week,
  words: Words,
  before: readonly Aspect[],
): readonly Frame[] {
  const happenings = worded.map(({ happening }) => happening);
  const frames = framesBy(worded, {
    rank: (_, reader) => rankAfter(happenings, reader, lessonsOf(before, reader)),
    leads: (ranked, byHappening) => leadsOfWeek(leadsOf(ranked, byHappening, period), period),
    choices: (leads, reader) => choicesOf(leads, reader, period, words),
    words: (choice, reader) => wordsOf(choice, reader, period, words, happenings),
  });
  return countAlike(frames);
}

/**
 * An event that comes to every sign in the course of a year combines another course and close with its intro from
 * sign to sign and year to year: hardly a sign has the week that another had some months before. An aspect keeps to
 * one set, since two aspects of a week may be in one house of two signs.
 */
function wordsOf(
  { lead, theme, place }: Choice,
  reader: SignId,
  { year, to }: Week,
  { reports: { columns } }: Words,
  others: readonly Happening[],
): FrameWords {
  const { length } = theme.intro;
  const { happening } = lead;
  const isMixed =
    isSyzygy(lead) ||
    (happening.kind === 'ingress' && !isJupiterOrSlower(happening.body)) ||
    (happening.kind === 'station' && happening.body === Mercury);
  // An eclipse's place goes by the year itself.
  const turn = happening.kind === 'eclipse' && !isFaint(happening) ? 0 : year;
  const [of, then] = isMixed
    ? [Math.floor(reader / length) + turn, Math.floor(reader / length ** 2) + turn]
    : [0, 0];
  const intro = inRotation(theme.intro, place);
  const courses = theme.course.map((_, step) => inRotation(theme.course, place + of + step));
  // Its own goes on from an intro, another's may say the same again.
  const thought = courses.find((course) => !isMixed || !dwellsOn(course, intro)) ?? (courses[0] as string);
  // The other house, which a frame by both houses is about, is only named in one by the swift planet's.
  const second = isAtOddsWithOuter(happening) ? secondHouseOf(happening, reader, columns, others) : undefined;
  return {
    intro,
    thought: second === undefined ? thought : `${second} ${thought}`,
    close:
      happening.kind === 'station' && happening.direction === 'direct' && happening.julianDayUt >= to - 1
        ? columns.closesOfTurn[lead.house as House]
        : inRotation(theme.close, place + then),
  };
}

/**
 * The sets that a sign may have: of heavy leads, of less heavy ones, of any; last those that it may have had lately.
 */
function choicesOf(leads: readonly Ranked[], reader: SignId, period: Week, words: Words): Lists<Choice> {
  const most = leads[0]?.weight ?? 0;
  const sets = leads.map((lead) => once(() => setsOf(lead, reader, period, words)));
  const all = (least = 0) =>
    leads.flatMap(({ weight }, place) => (weight >= least ? (sets[place]?.() ?? []) : []));
  const fresh = (least?: number) => once(() => all(least).filter(({ sinceDue }) => sinceDue === 0));
  const stale = once(() => all().sort((a, b) => b.sinceDue - a.sinceDue));
  return [fresh(stillHeavy * most), fresh(heavyEnough * most), fresh(), stale];
}

/** The sets of a lead, the one that is due first. */
function setsOf(lead: Ranked, reader: SignId, { number, year }: Week, words: Words): Choice[] {
  const { happening, house } = lead;
  const theme = themeOf(lead, reader, words);
  if (theme === undefined) return [];
  // The same for both planets of a pair of houses, whichever is the swifter.
  const ofHouses = house + (otherHouse(happening, reader) ?? 0);
  const dueNow = (number + reader + ofHouses * 5) % season;
  const { length } = theme.intro;
  // What comes to a house about once a year has one set a year, and lunations one after the other.
  // Neighboring signs, which a planet comes to one after the other, have different ones.
  const ofYear = happening.kind === 'ingress' ? year + happening.signId : year;
  // Mercury’s stations are in neighboring houses from loop to loop; those of Venus and Mars have a set of their own.
  const ofStation = (station: Station): number =>
    station.body === Mercury
      ? Math.floor(station.julianDayUt / mercurysLoop)
      : Number(station.body < Jupiter);
  const yearly = (happening.kind === 'station' ? ofStation(happening) : ofYear) % length;
  // Eclipses of one kind come every sixth lunation, and to a house again after twelve: one and the same place.
  const isEclipse = happening.kind === 'eclipse' && !isFaint(happening);
  const lunations = lunationsBefore(happening);
  const own = !isSyzygy(lead) ? yearly : (isEclipse ? Math.floor(lunations / 6) + year : lunations) % length;
  const sinceDue = (place: number): number => {
    // Mercury comes to a square of one planet within weeks of the Sun: his leads where nothing else is fresh.
    if (isAtOddsWithOuter(happening))
      return (
        ((turnAgainstOuter(happening, year) - place + length) % length) + Number(happening.body === Mercury)
      );
    if (comesOften(happening) && !isOwnMeeting(happening, house)) return (dueNow - place + season) % season;
    return place === own ? 0 : 1;
  };
  return theme.intro
    .map((key, place) => ({ lead, theme, place, key, sinceDue: sinceDue(place) }))
    .sort((a, b) => a.sinceDue - b.sinceDue);
}

/**
 * Which set an aspect to Uranus, Neptune or Pluto has: another one each year, and another than the Sun's where a planet
 * comes to the same place within weeks of him.
 */
const turnAgainstOuter = ({ body }: Aspect, year: number): number => year + Number(body !== Sun);

/** Aspects and quarters of the Moon may come to a house week after week. */
const comesOften = (happening: Happening): boolean =>
  (happening.kind === 'aspect' && !isSlowMeeting(happening)) ||
  (happening.kind === 'lunation' && happening.phaseId % 4 !== 0);

/** A swift planet is opposite or square to Uranus, Neptune or Pluto: what that is like is theirs, and not the houses'. */
const isAtOddsWithOuter = (happening: Happening): happening is Aspect & { slow: Outer } =>
  happening.kind === 'aspect' &&
  !isJupiterOrSlower(happening.body) &&
  happening.slow >= Uranus &&
  isHard({ happening });
type Outer = typeof Uranus | typeof Neptune | typeof Pluto;

/** Lunations of one phase since before all years: new Moons are near 0.3 of the quotient, full ones near 0.8. */
const lunationsBefore = ({ julianDayUt }: Happening): number => Math.floor(julianDayUt / synodicMonth);

/** What the Sun or Mars meets in the reader's own sign is the matter of one week in a year, and has words of its own. */
const isOwnMeeting = (happening: Happening, house: House): happening is Aspect =>
  house === 1 &&
  happening.kind === 'aspect' &&
  happening.aspectId === Conjunction &&
  (happening.body === Sun || happening.body === Mars) &&
  isJupiterOrSlower(happening.slow);

const isSlowMeeting = (happening: Happening): boolean =>
  happening.kind === 'aspect' && happening.aspectId === Conjunction && isJupiterOrSlower(happening.body);

function themeOf(
  { happening, house }: Ranked,
  reader: SignId,
  { reports: { columns } }: Words,
): WeekTheme | undefined {
  const { weekly } = columns;
  if (isAtOddsWithOuter(happening)) return columns.outerFriction[happening.slow][house];
  const other = otherHouse(happening, reader);
  if (other !== undefined) {
    const isEasy = happening.kind === 'aspect' && natureOf(happening.aspectId) === 'harmonious';
    return weekly[isEasy ? 'help' : 'friction'][housePair(house, other)];
  }
  if (isOwnMeeting(happening, house)) return weekly.ownMeeting[happening.slow as SlowPlanet];
  const lead = houseLeadOf(happening);
  return lead && weekly[lead][house];
}

/** Where the other one stands of two that are not in one place; in a quarter of the Moon that is the Sun. */
function otherHouse(happening: Happening, reader: SignId) {
  if (happening.kind === 'aspect' && happening.aspectId !== Conjunction)
    return solarHouse(reader, signOf(happening.slowLongitude));
  return isQuarter(happening) ? solarHouse(reader, signOfSun(happening)) : undefined;
}

const arrivals = {
  [Sun]: 'sunArrives',
  [Moon]: 'moonArrives',
  [Mercury]: 'mercuryArrives',
  [Venus]: 'venusArrives',
  [Mars]: 'marsArrives',
  [Jupiter]: 'jupiterArrives',
  [Saturn]: 'saturnArrives',
  [Uranus]: 'uranusArrives',
  [Neptune]: 'neptuneArrives',
  [Pluto]: 'plutoArrives',
} as const;

/** Undefined of what leads no week: a second Moon in one sign, a swift planet that comes back. */
function houseLeadOf(happening: Happening): HouseLead | undefined {
  switch (happening.kind) {
    case 'lunation':
      if (isSecondInSign(happening)) return undefined;
      return happening.phaseId === 0 ? 'newMoon' : 'fullMoon';
    case 'eclipse':
      if (isFaint(happening)) return 'fullMoon';
      return happening.luminary === 'solar' ? 'solarEclipse' : 'lunarEclipse';
    case 'station': {
      const isMercury = happening.body === Mercury;
      // These two stand in a house for so long that their stations come beside others there.
      if (happening.body >= Neptune) return undefined;
      if (happening.direction === 'direct') return isMercury ? 'mercuryForward' : 'turnsForward';
      return isMercury ? 'mercuryBack' : 'turnsBack';
    }
    case 'ingress': {
      const { body, retrograde, again } = happening;
      if (isJupiterOrSlower(body)) return retrograde ? 'turnsBack' : arrivals[body];
      return again ? undefined : arrivals[body];
    }
    case 'aspect':
      return isSlowMeeting(happening) ? 'slowMeeting' : 'meeting';
    default:
      return undefined;
  }
}
