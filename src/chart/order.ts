/**
 * The indices of some numbers in ascending order of these, equal ones in the order given. Numbers sort themselves
 * natively; a comparison function would be called ten times for each.
 */
export function ascendingOrder(values: readonly number[]): number[] {
  const indicesOf = new Map<number, number[]>();
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    const same = indicesOf.get(value);
    if (same === undefined) indicesOf.set(value, [index]);
    else same.push(index);
  }
  const order: number[] = [];
  for (const value of Float64Array.from(indicesOf.keys()).sort()) {
    const indices = indicesOf.get(value) as number[];
    for (let i = 0; i < indices.length; i++) order.push(indices[i] as number);
  }
  return order;
}
