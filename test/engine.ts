/** One engine for tests that leave nothing behind and need none of their own: what it has fitted, the next file finds. */
import { createEngine } from 'horoscope-engine/engine';

export const engine = await createEngine();
