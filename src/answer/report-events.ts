import { roundLongitude } from '../chart/angle.js';
import { decimal7 } from '../chart/decimal.js';
import type { Ranked } from '../report/ranking.js';
import { type Tellable, wordingOf } from '../report/telling.js';
import type { ReportEvent } from '../schema/reports.js';
import { formatInstant } from '../time/notation.js';

/** A ranked event as results have it. */
export function eventEntry(ranked: Ranked, tellables: readonly Tellable[], told: boolean): ReportEvent {
  const { happening, house, decan, weight } = ranked;
  const { julianDayUt, signId } = happening;
  const one = told ? tellables.find((each) => each.happening === happening) : undefined;
  const common = {
    utDate: formatInstant(julianDayUt),
    julianDayUt,
    signId,
    longitude: degrees(happening.longitude),
    house,
    decan,
    weight,
    told,
    text: one === undefined ? null : wordingOf(one, house),
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
      const ends = until === undefined ? null : formatInstant(until);
      return { kind, planetId: body, direction, ends, ...common };
    }
    case 'stay':
    case 'retrograde':
      return { kind: happening.kind, planetId: happening.body, ...common };
    case 'aspect': {
      const { kind, body, slow, aspectId, slowLongitude } = happening;
      const longitude2 = degrees(slowLongitude);
      return { kind, planet1Id: body, planet2Id: slow, aspectId, longitude2, ...common };
    }
  }
}

const degrees = (longitude: number): string => decimal7(roundLongitude(longitude));
