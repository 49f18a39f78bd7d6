import { Conjunction, Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import { Moon } from '../chart/bodies.js';
import { natureOf } from '../text/catalogue.js';
import type { BriefClauses, Clauses } from '../text/report-catalogue.js';
import type { Happening } from './happening.js';

const phaseClauses = { 0: 'newMoon', 2: 'firstQuarter', 4: 'fullMoon', 6: 'lastQuarter' } as const;
const aspectClauses = {
  [Conjunction]: 'conjunction',
  [Opposition]: 'opposition',
  [Trine]: 'trine',
  [Square]: 'square',
  [Sextile]: 'sextile',
} as const;

/** The short clause of an event; undefined if it has none. */
export function briefClauseOf(happening: Happening): keyof BriefClauses | undefined {
  switch (happening.kind) {
    case 'ingress':
      return happening.retrograde ? 'ingressBack' : 'ingress';
    case 'stay':
      return 'stay';
    case 'station':
      if (happening.direction === 'direct' || happening.until === undefined) return happening.direction;
      return happening.backsOut ? 'loopBack' : 'loop';
    case 'lunation':
      return phaseClauses[happening.phaseId];
    case 'aspect':
      return happening.inferior ? undefined : natureOf(happening.aspectId);
    default:
      return undefined;
  }
}

/** The main clause of an event. */
export function clauseOf(happening: Happening): keyof Clauses {
  switch (happening.kind) {
    case 'lunation':
      return phaseClauses[happening.phaseId];
    case 'eclipse':
      return 'eclipse';
    case 'ingress':
      if (happening.body === Moon) return 'moonIngress';
      return happening.retrograde ? 'ingressBack' : 'ingress';
    case 'station':
      if (happening.since !== undefined) return 'directSince';
      return happening.until === undefined ? happening.direction : 'loop';
    case 'stay':
      return happening.body === Moon ? 'moonStay' : 'sunStay';
    case 'retrograde':
      return happening.backsOut !== undefined ? 'backingOut' : 'underWay';
    case 'aspect':
      if (happening.inferior) return 'inferior';
      return aspectClauses[happening.aspectId as keyof typeof aspectClauses];
  }
}
