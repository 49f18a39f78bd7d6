import { roundLongitude } from '../chart/angle.js';
import { decimal7 } from '../chart/decimal.js';
import type { Ranked } from '../report/ranking.js';
import type { ReportEvent } from '../schema/reports.js';
import { formatInstant } from '../time/notation.js';

/**
 * A ranked event as results have it.
 * @param told what it means, where the report tells it; empty where only its date is told
 * @param leads whether the report begins with it
 */
export function eventEntry(ranked: Ranked, told: string | undefined, leads: boolean): ReportEvent {
  const { happening, house, decan, weight } = ranked;
  const { julianDayUt, signId } = happening;
  const common = {
    utDate: formatInstant(julianDayUt),
    julianDayUt,
    signId,
    longitude: degrees(happening.longitude),
    house,
    decan,
    weight,
    told: told !== undefined,
    leads,
    text: told === undefined || told === '' ? null : told,
  };
  switch (happening.kind) {
    case 'lunation':
      return { kind: happening.kind, phaseId: happening.phaseId, ...common };
    case 'eclipse': {
      const { kind, luminary, type, magnitude } = happening;
      return { kind, body: luminary, type, magnitude: decimal7(magnitude), ...common };
    }
    case 'ingress':
      return {
        kind: happening.kind,
        planetId: happening.body,
        retrograde: happening.retrograde,
        ...common,
      };
    case 'station': {
      const { kind, body, direction, until } = happening;
      return { kind, planetId: body, direction, ends: instantOf(until), ...common };
    }
    case 'stay':
    case 'retrograde': {
      const { kind, body, begins, ends } = happening;
      return { kind, planetId: body, starts: instantOf(begins), ends: instantOf(ends), ...common };
    }
    case 'aspect': {
      const { kind, body, slow, aspectId, slowLongitude } = happening;
      const longitude2 = degrees(slowLongitude);
      return { kind, planet1Id: body, planet2Id: slow, aspectId, longitude2, ...common };
    }
  }
}

const instantOf = (moment: number | undefined): string | null =>
  moment === undefined ? null : formatInstant(moment);
const degrees = (longitude: number): string => decimal7(roundLongitude(longitude));
