/** A set of words that a sign's report may open and close with; one set has one key. */
export interface Shared {
  key: string;
}

/** Lists of sets, the fittest list first, each made when it is asked for. */
export type Lists<Choice extends Shared> = readonly (() => readonly Choice[])[];

/** Listed when it is asked for; few signs need the longer lists. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Sets of words shared out so that as many signs as can be have one. Each takes the fittest that is free; who finds
 * none asks the others to take their next (augmenting paths of bipartite matching).
 */
export function share<Choice extends Shared>(
  choices: readonly Lists<Choice>[],
): readonly (Choice | undefined)[] {
  const owners = new Map<string, number>();
  const given: (Choice | undefined)[] = choices.map(() => undefined);
  const give = (sign: number, choice: Choice): true => {
    given[sign] = choice;
    owners.set(choice.key, sign);
    return true;
  };
  const find = (sign: number, rank: number, seen: Set<string>): boolean => {
    const unseen = (choices[sign]?.[rank]?.() ?? []).filter(({ key }) => !seen.has(key));
    const free = unseen.find(({ key }) => !owners.has(key));
    if (free !== undefined) return give(sign, free);
    for (const choice of unseen) {
      const { key } = choice;
      if (seen.has(key)) continue;
      seen.add(key);
      if (find(owners.get(key) as number, rank, seen)) return give(sign, choice);
    }
    return false;
  };
  for (const rank of choices[0]?.keys() ?? [])
    for (const sign of choices.keys()) if (given[sign] === undefined) find(sign, rank, new Set());
  return given;
}
