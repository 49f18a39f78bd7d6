import { Conjunction } from '../chart/aspects.js';
import { Jupiter, Mars, Moon, Saturn, Sun, Venus } from '../chart/bodies.js';
import { isGreat, isSyzygy, type MeaningfulEvent } from './meaningful-events.js';

/** What no week leaves out. */
export const isDue = (each: MeaningfulEvent): boolean =>
  isGreat(each) || isSyzygy(each) || isStation(each) || isMeeting(each) || isOwn(each) || isSeason(each);

/** A planet comes to the reader's own sign, or meets another there. */
export const isOwn = ({ happening, house }: MeaningfulEvent): boolean =>
  house === 1 &&
  (happening.kind === 'ingress'
    ? happening.body !== Moon
    : happening.kind === 'aspect' && happening.aspectId === Conjunction);

/** The Sun comes to the reader's own sign or to the opposite one, or begins a season of the year. */
export const isSeason = ({ happening, house }: MeaningfulEvent): boolean =>
  happening.kind === 'ingress' &&
  happening.body === Sun &&
  (house === 1 || house === 7 || happening.signId % 3 === 0);

/** Venus and Mars meet about every second year, and each of them and the Sun meets Jupiter or Saturn once a year. */
export const isMeeting = ({ happening }: MeaningfulEvent): boolean =>
  happening.kind === 'aspect' &&
  happening.aspectId === Conjunction &&
  ([Sun, Venus, Mars] as readonly number[]).includes(happening.body) &&
  ([Mars, Jupiter, Saturn] as readonly number[]).includes(happening.slow);

/** Everybody hears of a station, and a reader looks for it. */
export const isStation = ({ happening }: MeaningfulEvent): boolean => happening.kind === 'station';

/** A new or full Moon, a meeting, or what is the reader's own, that advises against the lead is mentioned without its advice. */
export const givesWayToLead = (each: MeaningfulEvent): boolean =>
  each.happening.kind === 'lunation' || isMeeting(each) || isOwn(each);
