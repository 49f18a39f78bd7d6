import { aspectsToNatal } from '../cast/aspects.js';
import { type Birth, isTimed } from '../cast/birth.js';
import type { Chart } from '../cast/chart.js';
import { latestMoment } from '../cast/event-of-life.js';
import { nextHouse, nextSign, progressedStations } from '../cast/progressed.js';
import { datesOff } from '../cast/progressed-changes.js';
import { progressedWindow } from '../cast/progressed-window.js';
import type { AspectId } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import { directed, lifeMoment, solarArc } from '../chart/progressed.js';
import { zodiacPosition } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Progressions } from '../schema/progressions.js';
import type { Texts } from '../text/texts.js';
import type { Clock } from '../time/clock.js';
import { aspectEntries } from './entries.js';
import { localBirthdate } from './moments.js';

/** The rows of progressions. Every date of life is in the calendar of the event. */

export function stationsOf(
  context: EngineContext,
  { when }: Birth,
  { moment }: Chart,
  clock: Clock,
  settings: Settings,
  texts: Texts,
): Progressions['stations'] {
  const born = when.julianDayUt;
  const found = progressedStations(context, born, moment.julianDayUt, settings);
  return found.map(({ body, direction, julianDayUt }) => ({
    planetId: body,
    planetName: texts.bodyName(body),
    direction,
    date: localBirthdate(clock.momentAt(lifeMoment(born, julianDayUt))),
  }));
}

/** Days of life that dates may be off for texts to name a part of a month. */
const mostDatesOff = 15;

/** The text of a progressed aspect, with its length in life. */
export const aspectText =
  (context: EngineContext, texts: Texts, birth: Birth, progressed: Chart, clock: Clock, settings: Settings) =>
  (body: BodyId, natalId: BodyId, aspect: AspectId): string | null =>
    texts.inTime(texts.progressedAspect(body, natalId, aspect), () => {
      const born = birth.when.julianDayUt;
      const natal = birth.chart.points.find(({ id }) => id === natalId);
      const window =
        natal &&
        progressedWindow(context, born, progressed.moment.julianDayUt, body, natal, aspect, settings);
      const { enters, leaves } = window ?? { enters: null, leaves: null };
      const isDated = leaves !== null && leaves < latestMoment && datesOff(birth) <= mostDatesOff;
      return {
        days: enters === null || leaves === null ? null : leaves - Math.max(enters, born),
        until: isDated ? clock.momentAt(leaves).local : null,
      };
    });

/** The progressed Moon's next sign and, with houses, its next house, with the dates. */
export const moonAhead = (context: EngineContext, birth: Birth, progressed: Chart, settings: Settings) => ({
  sign: nextSign(context, birth, progressed, settings),
  house: isTimed(birth) && progressed.timed ? nextHouse(context, birth, progressed, settings) : undefined,
});

export function moonChanges(
  { sign, house }: ReturnType<typeof moonAhead>,
  { when: { julianDayUt: born } }: Birth,
  clock: Clock,
  texts: Texts,
): Progressions['moonChanges'] {
  const change = (julianDayUt: number) => ({
    date: localBirthdate(clock.momentAt(lifeMoment(born, julianDayUt))),
    age: decimal7(julianDayUt - born),
  });
  return {
    sign: { signId: sign.signId, signName: texts.signName(sign.signId), ...change(sign.julianDayUt) },
    house: house === undefined ? null : { house: house.house, ...change(house.julianDayUt) },
  };
}

export function solarArcOf(
  natal: Chart,
  progressed: Chart,
  settings: Settings,
  texts: Texts,
): Progressions['solarArc'] {
  const years = progressed.moment.julianDayUt - natal.moment.julianDayUt;
  const arc = solarArc(natal.sun.longitude, progressed.sun.longitude, years);
  const { speed } = progressed.sun;
  const ahead = natal.points.map(({ id, longitude }) => ({ id, longitude: directed(longitude, arc), speed }));
  const aspects = aspectsToNatal(ahead, natal, settings, 'progressed');
  return {
    arc: decimal7(arc),
    planets: ahead.map(({ id, longitude }) => {
      const { signId, degrees, minutes, seconds } = zodiacPosition(longitude);
      return {
        planetId: id,
        planetName: texts.bodyName(id),
        longitude: decimal7(longitude),
        signId,
        signName: texts.signName(signId),
        degrees,
        minutes,
        seconds,
      };
    }),
    aspects: aspectEntries(aspects, texts, null),
  };
}
