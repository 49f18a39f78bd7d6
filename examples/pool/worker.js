/** A thread of the pool: an engine, and calls carried out on it. */
import { createEngine } from 'horoscope-engine/engine';
import { createExecutor } from 'horoscope-engine/service';

export default createExecutor(await createEngine({ now: Date.now }));
