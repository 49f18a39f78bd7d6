import { cos } from '../chart/trigonometry.js';

/** Chebyshev series: what fits them, turns them into powers and evaluates them. */

const cosineTables = new Map<number, Float64Array>();

/** cos(π j (k + ½) / nodes), terms × nodes. */
export function cosines(nodes: number, terms: number): Float64Array {
  const key = nodes * 1000 + terms;
  const known = cosineTables.get(key);
  if (known) return known;
  const table = new Float64Array(nodes * terms);
  for (let j = 0; j < terms; j++)
    for (let k = 0; k < nodes; k++) table[j * nodes + k] = cos((Math.PI * j * (k + 0.5)) / nodes);
  cosineTables.set(key, table);
  return table;
}

const powerTables = new Map<number, Float64Array>();

/** Coefficients by powers of x of the first so many Chebyshev polynomials, a row each. */
function chebyshevPowers(terms: number): Float64Array {
  const known = powerTables.get(terms);
  if (known) return known;
  const table = new Float64Array(terms * terms);
  table[0] = 1;
  if (terms > 1) table[terms + 1] = 1;
  for (let k = 2; k < terms; k++)
    for (let m = 0; m <= k; m++) {
      const raised = m === 0 ? 0 : 2 * (table[(k - 1) * terms + m - 1] as number);
      table[k * terms + m] = raised - (table[(k - 2) * terms + m] as number);
    }
  powerTables.set(terms, table);
  return table;
}

/**
 * Two Chebyshev series by powers of x, with a zero where their number is odd. The series fall off faster than the
 * powers' coefficients grow: with twenty-six terms and less nothing is lost above 1e-13°.
 */
export function inPowers(c: Float64Array, terms: number): Float64Array {
  const half = terms + (terms % 2);
  const table = chebyshevPowers(terms);
  const powers = new Float64Array(2 * half);
  for (let quantity = 0; quantity < 2; quantity++)
    for (let m = 0; m < terms; m++) {
      let sum = 0;
      for (let k = terms - 1; k >= m; k--)
        sum += (c[quantity * terms + k] as number) * (table[k * terms + m] as number);
      powers[quantity * half + m] = sum;
    }
  return powers;
}

/**
 * A polynomial and its derivative by Horner's rule, odd and even powers apart: four short chains of operations run
 * side by side in a processor, three times as fast as Clenshaw's one.
 */
export function polynomial(
  c: Float64Array,
  first: number,
  terms: number,
  x: number,
  scale: number,
  out: Float64Array,
  at: number,
): void {
  const square = x * x;
  let k = first + terms - 2;
  let even = c[k] as number;
  let odd = c[k + 1] as number;
  let evenRate = 0;
  let oddRate = 0;
  for (k -= 2; k >= first; k -= 2) {
    evenRate = evenRate * square + even;
    oddRate = oddRate * square + odd;
    even = even * square + (c[k] as number);
    odd = odd * square + (c[k + 1] as number);
  }
  out[at] = even + x * odd;
  out[at + 1] = (odd + 2 * x * (evenRate + x * oddRate)) * scale;
}
