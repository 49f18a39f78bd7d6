import { writeReadingsWith } from '../../answer/reading.js';
import { natalReading } from '../../reading/natal/natal.js';

/** Readings in results of births, from here on. */
export const bringReadings = (): void => writeReadingsWith(natalReading);

export { natalReading };
