/**
 * Turns of the thread, measured: how long each is by the processor’s time, and how much of a long one the collector of
 * garbage took, which the sampling profiler of V8 tells. Node’s own entries of collections leave out most of a long one:
 * of 159 ms they told 21.
 */
import { Session } from 'node:inspector';

/** @type {() => { user: number, system: number }} */
const threadTime =
  /** @type {{ threadCpuUsage?: () => { user: number, system: number } }} */ (process).threadCpuUsage ??
  (() => process.cpuUsage());

/** What turns are measured by: other processes do not count, nor, where the host tells, other threads of this one. */
export const measure =
  'threadCpuUsage' in process
    ? 'processor time of the thread'
    : 'processor time of the process or time on the clock, the lesser; Node 24 tells that of the thread';

const processorTime = () => {
  const { user, system } = threadTime();
  return (user + system) / 1000;
};

/**
 * A turn of the thread: from when to when, how long by the processor, the share of its samples in which garbage was
 * collected, and the functions that most of the others were in. Milliseconds.
 * @template For
 * @typedef {{ from: number, to: number, thread: number, collected: number, most: string, of: For }} Turn
 */

/**
 * What is left of a turn without the collector, as the sampler tells; the compiler’s part that runs in this thread is in it.
 * @param {Turn<unknown>} turn
 */
export const engineTime = ({ thread, collected }) => thread * (1 - collected);

/** What the profiler calls it. */
const collector = '(garbage collector)';

/** Turns shorter than this, in milliseconds, are not looked into: what is collected in them is left in. */
const looked = 10;

/** Watches turns of the thread. @template For */
export class TurnWatch {
  #on = true;
  /** @type {For | undefined} */
  #of;
  #from = performance.now();
  #processor = processorTime();
  #settle;
  /** @type {Turn<For>[]} */
  #long = [];
  #session = new Session();

  /** @param {(turn: Turn<For>) => void} settle gets each turn, short ones at once and long ones when the sampler is asked */
  constructor(settle) {
    this.#settle = settle;
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.setSamplingInterval', { interval: 1000 });
    this.#session.post('Profiler.start');
    setImmediate(() => this.#tick());
  }

  #tick() {
    const [to, processor] = [performance.now(), processorTime()];
    if (this.#of !== undefined) {
      const thread = Math.max(0, Math.min(processor - this.#processor, to - this.#from));
      const turn = { from: this.#from, to, thread, collected: 0, most: '', of: this.#of };
      if (thread < looked) this.#settle(turn);
      else this.#long.push(turn);
    }
    this.#from = performance.now();
    this.#processor = processorTime();
    if (this.#on) setImmediate(() => this.#tick());
  }

  /** Begins anew: what was done since the last turn is nobody’s. @param {For} [of] whose the turns are that come; without, nobody’s */
  anew(of) {
    this.#of = of;
    this.#from = performance.now();
    this.#processor = processorTime();
  }

  /** Asks the sampler about the long turns so far, and begins it anew. */
  settle() {
    // What the profiler calls now is what `process.hrtime` does.
    const offset = Number(process.hrtime.bigint() / 1000n) - performance.now() * 1000;
    this.#session.post('Profiler.stop', (error, result) => {
      if (error) throw error;
      const { nodes, samples = [], timeDeltas = [], startTime } = result.profile;
      const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
      for (const turn of this.#long) {
        /** @type {Map<string, number>} */
        const times = new Map();
        let [at, all] = [startTime, 0];
        for (const [i, sample] of samples.entries()) {
          const step = timeDeltas[i] ?? 0;
          at += step;
          if (at < turn.from * 1000 + offset || at > turn.to * 1000 + offset) continue;
          all += step;
          const name = names.get(sample) ?? '';
          times.set(name, (times.get(name) ?? 0) + step);
        }
        const collected = all === 0 ? 0 : (times.get(collector) ?? 0) / all;
        times.delete(collector);
        const most = [...times].sort(([, a], [, b]) => b - a).slice(0, 4);
        this.#settle({
          ...turn,
          collected,
          most: most.map(([name, time]) => `${name} ${((100 * time) / all).toFixed(0)}%`).join(', '),
        });
      }
      this.#long = [];
    });
    if (this.#on) this.#session.post('Profiler.start');
  }

  stop() {
    this.#on = false;
    this.settle();
    this.#session.disconnect();
  }
}

/** Times by their length in tenths of a millisecond: they are counted, not kept, since there are millions. */
export class Lengths {
  #counts = new Uint32Array(20_000);
  all = 0;
  longest = 0;

  /** @param {number} milliseconds */
  add(milliseconds) {
    const bucket = Math.min(this.#counts.length - 1, Math.floor(milliseconds * 10));
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.all++;
    this.longest = Math.max(this.longest, milliseconds);
  }

  /** Milliseconds that a share of all does not pass. @param {number} share */
  within(share) {
    let [sum, bucket] = [0, 0];
    while (bucket < this.#counts.length && sum < this.all * share) sum += this.#counts[bucket++] ?? 0;
    return bucket / 10;
  }

  /** @param {number} milliseconds */
  longerThan(milliseconds) {
    return this.#counts.subarray(milliseconds * 10).reduce((sum, count) => sum + count, 0);
  }
}
