import { type SignId, signOf } from '../chart/zodiac.js';
import type { Happening, Lunation } from './happening.js';

/** A first or last quarter of the Moon, which is an aspect of her and the Sun, in two houses. */
export const isQuarter = (happening: Happening): happening is Lunation =>
  happening.kind === 'lunation' && happening.phaseId % 4 !== 0;

/** Where the Sun is at a quarter. */
export const signOfSun = ({ longitude, phaseId }: Lunation): SignId =>
  signOf((longitude + (phaseId === 2 ? 270 : 90)) % 360);
