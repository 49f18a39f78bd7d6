/** A list in rising order of what is read off its members; those of which it is the same keep their order. */
export const sortedBy = <T>(list: Iterable<T>, rank: (member: T) => number): T[] =>
  [...list].sort((a, b) => rank(a) - rank(b));
