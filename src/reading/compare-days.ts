/**
 * The order of two days, or of other texts that sort by their characters. Equals are 0: an order that says of both of them
 * that the other comes first sorts differently in each make of JavaScript.
 */
export const compareDays = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Days from one day, `YYYY-MM-DD`, to another; negative if that is earlier. */
export const daysFrom = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
