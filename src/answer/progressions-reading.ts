import type { Birth } from '../cast/birth.js';
import { type Chart, houseIn } from '../cast/chart.js';
import type { ProgressedStation } from '../cast/progressed.js';
import { nextPhase, progressedIngresses } from '../cast/progressed-changes.js';
import { progressedWindow } from '../cast/progressed-window.js';
import { type AspectRules, aspectsAcross } from '../chart/aspects.js';
import { Ascendant, Mars, Mercury, Midheaven, Moon, Sun, Venus } from '../chart/bodies.js';
import { elongationOf, phaseOf } from '../chart/moon-phase.js';
import { orbOf } from '../chart/orbs.js';
import { tropicalYear } from '../chart/periods.js';
import { lifeMoment } from '../chart/progressed.js';
import { signOf } from '../chart/zodiac.js';
import { seedOf } from '../reading/manuscript.js';
import {
  type ProgressedAspect,
  type ProgressedBody,
  type ProgressedLife,
  type ProgressionsCells,
  progressionFactors,
  progressionsOpening,
  progressionsReading,
} from '../reading/progressions.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Texts } from '../text/texts.js';
import type { Clock } from '../time/clock.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { named } from './reading.js';
import { dayInWords, dayOn, spanInWords } from './reading-dates.js';
import type { Telling } from './told.js';

/** A reading has the major aspects within the default orbs, whatever lists a request asks for. */
const rules: AspectRules = { aspects: [0, 1, 2, 3, 4], orbs: { family: 'progressed', overrides: new Map() } };
const movers = [Sun, Moon, Mercury, Venus, Mars] as const;

/** A birth progressed to a moment of life. */
export interface Progressed {
  name: string;
  birth: Birth;
  progressed: Chart;
  stations: readonly ProgressedStation[];
  /** When the Moon goes on: progressed moments. */
  moonLeaves: { sign: JulianDayUt; house: JulianDayUt | undefined };
  /** Of the place of the event. */
  clock: Clock;
}

/** Progressed days, which are years of life, in which a change of sign is told before and after it. */
const signReach = 1;

function lifeOf(context: EngineContext, told: Progressed, settings: Settings): ProgressedLife {
  const { name, birth, progressed, stations, moonLeaves, clock } = told;
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  const natal = birth.chart;
  /** The day of a progressed moment. */
  const dayAt = (moment: JulianDayUt | undefined): string | null =>
    moment === undefined ? null : dayOn(clock, lifeMoment(born, moment));
  const ofHouses = natal.timed;
  const bodies = movers.map((id): ProgressedBody => {
    const [point, natalPoint] = [progressed.planets[id], natal.planets[id]];
    const near =
      id === Moon ? [] : progressedIngresses(context, id, now - signReach, now + signReach, settings);
    const leaves = near.find(({ julianDayUt }) => julianDayUt >= now);
    const lately = near.some(
      ({ julianDayUt, retrograde }) => julianDayUt < now && julianDayUt > born && !retrograde,
    );
    return {
      id,
      sign: signOf(point.longitude),
      natalSign: signOf(natalPoint.longitude),
      house: point.house,
      natalHouse: ofHouses ? houseIn(natal, natalPoint.longitude) : 0,
      leaves: dayAt(leaves?.julianDayUt) ?? undefined,
      isNew: lately,
    };
  });
  const points = natal.timed ? [...natal.planets, natal.ascendant, natal.midheaven] : natal.planets;
  const found = aspectsAcross(
    movers.map((id) => progressed.planets[id]),
    points.map(({ id, longitude }) => ({ id, longitude, speed: 0 })),
    rules,
  );
  const reading: Settings = { ...settings, orbs: new Map() };
  const aspects = found.map(({ first, second, aspect, orb }): ProgressedAspect => {
    const point =
      second === Ascendant || second === Midheaven
        ? points.find(({ id }) => id === second)
        : natal.planets[second as 0];
    const window = point && progressedWindow(context, born, now, first, point, aspect, reading);
    const life = lifeMoment(born, now);
    const nearest = [...(window?.exact ?? [])].sort((a, b) => Math.abs(a - life) - Math.abs(b - life))[0];
    const start = window?.enters ?? null;
    return {
      body: first,
      natal: second,
      aspect,
      starts: dayOn(clock, start === null ? null : Math.max(start, born)),
      exact: nearest === undefined ? null : dayOn(clock, nearest),
      ends: dayOn(clock, window?.leaves ?? null),
      ahead: nearest === undefined ? null : (nearest - life) / tropicalYear,
      closeness: Math.max(0, 1 - orb / orbOf(rules.orbs, aspect, first, second)),
    };
  });
  return {
    name,
    age: now - born,
    phase: phaseOf(elongationOf(progressed.sun.longitude, progressed.moon.longitude)),
    phaseEnds: dayAt(nextPhase(context, now, settings)),
    bodies,
    aspects,
    turns: stations.map(({ body, direction, julianDayUt }) => ({
      body,
      direction,
      day: dayAt(julianDayUt) ?? '',
    })),
    moonLeaves: { sign: dayAt(moonLeaves.sign), house: dayAt(moonLeaves.house) },
    seed: seedOf(`${born} ${Math.floor(now - born)}`),
  };
}

const cellsOf = (texts: Texts): ProgressionsCells => ({
  readings: texts.readings,
  signName: (sign) => texts.signName(sign),
  phaseName: (phase) => texts.phaseName(phase),
  progressedSign: (body, sign) => texts.progressedSign(body, sign),
  progressedHouse: (body, house) => texts.progressedHouse(body, house),
  progressedAspect: (body, natal, aspect) => texts.progressedAspect(body, natal, aspect),
  progressedPhase: (phase) => texts.progressedPhase(phase),
  day: (day) => dayInWords(day, texts),
  month: (day) => dayInWords(`${day.slice(0, -2)}00`, texts),
  span: (starts, ends) => spanInWords(starts, ends, texts),
});

/** What can be told of progressions. @param own the host's own intro */
export function progressionsTelling(
  context: EngineContext,
  progressed: () => Progressed,
  settings: Settings,
  texts: Texts,
  own: Telling['own'],
): Telling {
  let known: ProgressedLife | undefined;
  const life = (): ProgressedLife => (known ??= lifeOf(context, progressed(), settings));
  const cells = cellsOf(texts);
  return {
    own,
    opening: () => progressionsOpening(life(), cells),
    reading: () => progressionsReading(life(), cells, settings.readingLength),
    factors: () => named(progressionFactors(life()), texts),
  };
}
