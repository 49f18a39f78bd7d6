/**
 * What a worker runs: `horoscope-engine/worker/run`. It listens at once, with nothing to await before, so that no
 * message is lost.
 */
import { ownPort } from '#worker-port';
import { serve } from './serve.js';

serve(ownPort);
