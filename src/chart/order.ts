/**
 * The indices of some numbers in ascending order of these, equal ones in the order given. Numbers sort themselves
 * natively; a comparison function would be called ten times for each.
 */
export function ascendingOrder(values: readonly number[]): number[] {
  const sorted = new Float64Array(values).sort();
  /** Of equal numbers, how many have their place already. */
  const placed = new Int32Array(values.length);
  const order = new Array<number>(values.length).fill(0);
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    // The first that is not less; in place, since results have thousands of moments.
    let first = 0;
    for (let high = sorted.length; first < high; ) {
      const middle = (first + high) >> 1;
      if ((sorted[middle] as number) < value) first = middle + 1;
      else high = middle;
    }
    order[first + (placed[first] as number)] = index;
    (placed[first] as number)++;
  }
  return order;
}
