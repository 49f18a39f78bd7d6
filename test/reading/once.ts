import { afterAll } from 'vitest';

/** An answer that many files look at is worked out once in a process: whoever asks for the same again is given it again. */
export function kept<Given extends readonly unknown[], Answer>(
  ask: (...given: Given) => Answer,
): (...given: Given) => Answer {
  return keptIn(new Map(), ask);
}

/** The same for one file of laws, after which the answers are let go: what is kept is looked through whenever garbage is collected. */
export function once<Given extends readonly unknown[], Answer>(
  ask: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const known = new Map<string, Answer>();
  afterAll(() => known.clear());
  return keptIn(known, ask);
}

const keptIn =
  <Given extends readonly unknown[], Answer>(known: Map<string, Answer>, ask: (...given: Given) => Answer) =>
  (...given: Given): Answer => {
    const key = JSON.stringify(given);
    const answer = known.get(key) ?? ask(...given);
    known.set(key, answer);
    return answer;
  };
