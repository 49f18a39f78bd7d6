/** A thread of the pool: an engine, and calls carried out on it. */
import { createEngine } from 'horoscope-engine/engine';
import { createExecutor, warmUp } from 'horoscope-engine/service';

const execute = createExecutor(await createEngine({ now: Date.now }));
await warmUp(execute);

export default execute;
