import { nextTurn } from '../turn.js';
import { endpoints } from './endpoints.js';
import type { Executor } from './executor.js';

/** Rounds after which calls take little longer than ever after. */
const rounds = 2;

/**
 * Asks what every endpoint has as its example, so that what is loaded and compiled when it is first needed is there:
 * typefaces, printing, texts. It takes two to three seconds, for which the first requests would wait otherwise; a host
 * that listens does it before, one that is started for each request leaves it out.
 *
 * @example
 * const execute = createExecutor(await createEngine());
 * await warmUp(execute);
 */
export async function warmUp(execute: Executor): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const { name, example } of endpoints) {
      await execute({ name, request: example });
      await nextTurn();
    }
}
