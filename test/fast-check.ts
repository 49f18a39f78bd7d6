/**
 * fast-check as all tests have it: its seed is the same in every run, so that a run that was right stays right, and
 * `npm run test:random` takes another, with more tries where there are few for the sake of time.
 */
import fc from 'fast-check';

const { RANDOM_SEED } = process.env;
fc.configureGlobal({ seed: RANDOM_SEED === undefined ? 20_261_122 : Number(RANDOM_SEED) });

/** Whether this is the long run, which is to find what has not been found yet. */
export const isRandom = RANDOM_SEED !== undefined;

/** Tries of a law: so many every day, ten times as many in the long run. */
export const runs = (few: number): number => (isRandom ? 10 * few : few);

/**
 * What of a sample that stays a law looks at every day: the first half. In the long run it is all of it, which is as much as
 * finds what one reading in a hundred has.
 */
export const part = (all: number): number => (isRandom ? all : Math.ceil(all / 2));

export { evenly } from '#dist/testing/numbers.js';

export default fc;
