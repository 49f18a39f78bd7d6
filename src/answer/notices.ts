import type { Birth } from '../cast/birth.js';
import type { Chart, HousedPoints } from '../cast/chart.js';
import { cuspsInOrder } from '../chart/houses.js';
import type { EngineContext } from '../request/context.js';
import type { Locality } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { Notice, NoticeSubject, UnwordedNotice } from '../schema/notices.js';
import { bundledSpan } from '../sky/file-span.js';
import { houseSystems } from '../sky/house-systems.js';
import type { MissingBody } from '../sky/sky.js';
import type { Texts } from '../text/texts.js';

/**
 * Notices of results. The rooms below give them as codes with parameters; they are put into words here alone.
 */

/** Notices in the words of a language. */
export const inWords = (texts: Texts, notices: readonly UnwordedNotice[]): Notice[] =>
  notices.map((notice) => texts.notice(notice));

/** Notices of one chart or moment of several, marked with whose they are. @param name of a person or of a place */
export const about = (
  subject: NoticeSubject,
  notices: readonly UnwordedNotice[],
  name?: string,
): UnwordedNotice[] =>
  notices.map(
    ({ code, parameters }) =>
      ({
        code,
        parameters: { ...parameters, subject, ...(name !== undefined && { subjectName: name }) },
      }) as UnwordedNotice,
  );

/** Notices of a birth: how its clock was read, what its chart lacks, what is not known of its time. */
export function noticesOf({ when, chart, place, notices }: Birth, settings: Settings): UnwordedNotice[] {
  const all: UnwordedNotice[] = noticesOfChart(chart, place, settings);
  if (when.notices.length > 0) all.unshift(...when.notices);
  if (notices.length > 0) all.push(...notices);
  return all;
}

/** Notices of a chart: what replaced a house system, which ephemeris it is from, which bodies are missing. */
export function noticesOfChart(chart: Chart, place: Locality, settings: Settings): UnwordedNotice[] {
  const notices = chart.timed ? noticesOfHouses(chart, place.latitude, settings) : [];
  if (chart.ephemeris === 'moshier') notices.push(moshier('moment'));
  for (const { id, ...fault } of chart.missing) notices.push(bodyUnavailable(id, fault));
  return notices;
}

/** Notices about a house system that has no solution at a latitude: what replaced it, or that it was kept. */
export function noticesOfHouses(
  { houseSystem: used, cusps }: Pick<HousedPoints, 'houseSystem' | 'cusps'>,
  latitude: number,
  { houseSystem, polar }: Settings,
): UnwordedNotice[] {
  if (used === houseSystem) {
    if (polar === 'porphyry' || cuspsInOrder(cusps)) return [];
    const kept = { houseSystem: houseSystems[houseSystem], latitude };
    return [{ code: 'cusps_out_of_order', parameters: kept }];
  }
  const parameters = {
    houseSystem: houseSystems[houseSystem],
    houseSystemUsed: houseSystems[used],
    latitude,
  };
  return [{ code: 'house_system_replaced', parameters }];
}

/** Notices of a span that is searched: from where it is seen, and whether the Moshier model stands in for the files. */
export function noticesOfSpan(
  { sky }: EngineContext,
  { from, to }: Span,
  { topocentricAltitude }: Pick<Settings, 'topocentricAltitude'>,
): UnwordedNotice[] {
  const notices: UnwordedNotice[] = [];
  if (topocentricAltitude !== undefined)
    notices.push({ code: 'geocentric_moments', parameters: { case: 'sky' } });
  if (!sky.hasFilesAt(from) || !sky.hasFilesAt(to)) notices.push(moshier('span'));
  return notices;
}

/** A body that is left out, and why. */
export const bodyUnavailable = (planetId: number, { missing, file }: MissingBody): UnwordedNotice => ({
  code: 'body_unavailable',
  parameters:
    file === undefined ? { case: 'reach', planetId, reason: missing } : { case: 'file', planetId, file },
});

const moshier = (which: 'moment' | 'span'): UnwordedNotice => ({
  code: 'moshier_ephemeris',
  parameters: { case: which, ...bundledSpan },
});
