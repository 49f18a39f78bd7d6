/** Who attempts to sign in. */
export interface Attempt {
  readonly username: string;
  /** Address of the client, where the host gives it. */
  readonly address: string | undefined;
}

/** Limits attempts to sign in. Replicas that should count together need one that all of them ask. */
export interface RateLimit {
  /** Counts an attempt before it is looked into. Gives the seconds to wait, or 0 where it may be made. */
  attempt(attempt: Attempt): number | Promise<number>;
  /** Told that an attempt was right. */
  succeeded?(attempt: Attempt): void | Promise<void>;
}

export interface MemoryRateLimitOptions {
  /** Attempts for a user in a window; default 10. A right one starts it anew. */
  perUser?: number;
  /** Attempts from an address in a window; default 50. */
  perAddress?: number;
  /** Seconds of a window; default 60. */
  window?: number;
  /** Users and addresses remembered at most; default 20,000. */
  remembered?: number;
  /** Milliseconds since 1970 UTC. */
  now?: () => number;
}

interface Count {
  attempts: number;
  /** Milliseconds since 1970 UTC. */
  ends: number;
}

/** Counts within this process. */
export function memoryRateLimit({
  perUser = 10,
  perAddress = 50,
  window = 60,
  remembered = 20_000,
  now = Date.now,
}: MemoryRateLimitOptions = {}): RateLimit {
  const counts = new Map<string, Count>();

  function countOf(key: string): Count {
    const known = counts.get(key);
    if (known !== undefined && known.ends > now()) return known;
    const fresh = { attempts: 0, ends: now() + window * 1000 };
    // Taken out first, so that the map's order is that of the windows' ends and the oldest goes first.
    counts.delete(key);
    counts.set(key, fresh);
    if (counts.size > remembered) counts.delete(counts.keys().next().value as string);
    return fresh;
  }

  const limitsOf = ({ username, address }: Attempt): [key: string, most: number][] => [
    [`user ${username}`, perUser],
    ...(address === undefined ? [] : ([[`address ${address}`, perAddress]] as [string, number][])),
  ];

  return {
    attempt: (attempt) => {
      let wait = 0;
      for (const [key, most] of limitsOf(attempt)) {
        const count = countOf(key);
        count.attempts++;
        if (count.attempts > most) wait = Math.max(wait, Math.ceil((count.ends - now()) / 1000));
      }
      return wait;
    },
    succeeded: ({ username }) => {
      counts.delete(`user ${username}`);
    },
  };
}
