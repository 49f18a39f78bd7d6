/**
 * Sine, cosine and arcs by additions and multiplications alone, which every engine of JavaScript rounds alike. What
 * `Math.sin` and the like give differs between engines, and between versions of one, in the last bit; here a result has
 * the same bytes wherever it was made. Good to an ulp. Angles are in radians.
 *
 * Constants and methods are those of fdlibm (Sun Microsystems, 1993: `k_sin.c`, `k_cos.c`, `e_rem_pio2.c`, `s_atan.c`), the constants as the shortest decimals that give them.
 */

/** π/2 in three parts, of which the first two have 33 bits each: times a whole number below 2²⁰ they are exact. */
const quarter = [1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21] as const;
const quartersInOne = 0.6366197723675814;

/** sin(x + rest) for |x| ≤ π/4. */
function sineNearZero(x: number, rest: number): number {
  const z = x * x;
  const v = z * x;
  const r =
    0.00833333333332249 +
    z *
      (-0.0001984126982985795 +
        z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)));
  return x - (z * (0.5 * rest - v * r) - rest - v * -0.16666666666666632);
}

/** cos(x + rest) for |x| ≤ π/4. */
function cosineNearZero(x: number, rest: number): number {
  const z = x * x;
  const r =
    z *
    (0.0416666666666666 +
      z *
        (-0.001388888888887411 +
          z *
            (2.480158728947673e-5 +
              z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11)))));
  const half = 0.5 * z;
  const w = 1 - half;
  return w + (1 - w - half + (z * r - x * rest));
}

/** The sine of an angle that is some quarters of a turn further. */
function sineFrom(angle: number, quarters: number): number {
  const count = Math.round(angle * quartersInOne);
  const high = angle - count * quarter[0];
  const middle = count * quarter[1];
  const near = high - middle;
  const low = count * quarter[2] - (high - near - middle);
  const x = near - low;
  const rest = near - x - low;
  switch ((count + quarters) & 3) {
    case 0:
      return sineNearZero(x, rest);
    case 1:
      return cosineNearZero(x, rest);
    case 2:
      return -sineNearZero(x, rest);
    default:
      return -cosineNearZero(x, rest);
  }
}

/** @param angle radians, less than a million */
export const sin = (angle: number): number => sineFrom(angle, 0);
/** @param angle radians, less than a million */
export const cos = (angle: number): number => sineFrom(angle, 1);

/** Arcs of 1/2, 1, 3/2 and of what is endless, and what their last bits leave. */
const arcs = [
  [0.4636476090008061, 2.2698777452961687e-17],
  [0.7853981633974483, 3.061616997868383e-17],
  [0.982793723247329, 1.3903311031230998e-17],
  [1.5707963267948966, 6.123233995736766e-17],
] as const;

function atan(tangent: number): number {
  const size = Math.abs(tangent);
  if (size < 0.4375) return tangent - tangent * atanSeries(tangent);
  const [x, [arc, rest]] =
    size < 0.6875
      ? [(2 * size - 1) / (2 + size), arcs[0]]
      : size < 1.1875
        ? [(size - 1) / (size + 1), arcs[1]]
        : size < 2.4375
          ? [(size - 1.5) / (1 + 1.5 * size), arcs[2]]
          : [-1 / size, arcs[3]];
  const found = arc - (x * atanSeries(x) - rest - x);
  return tangent < 0 ? -found : found;
}

/** (x - arc of x) / x for |x| < 7/16. */
function atanSeries(x: number): number {
  const z = x * x;
  const w = z * z;
  const odd =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (0.09090887133436507 +
              w * (0.06661073137387531 + w * (0.049768779946159324 + w * 0.016285820115365782)))));
  const even =
    w *
    (-0.19999999999876483 +
      w *
        (-0.11111110405462356 +
          w * (-0.0769187620504483 + w * (-0.058335701337905735 + w * -0.036531572744216916))));
  return odd + even;
}

/** The angle of a point: -π < φ ≤ π. */
export function atan2(y: number, x: number): number {
  if (x > 0) return atan(y / x);
  if (x < 0) return y < 0 ? atan(y / x) - Math.PI : atan(y / x) + Math.PI;
  if (y === 0) return 0;
  return y < 0 ? -Math.PI / 2 : Math.PI / 2;
}

/** The angle of a sine, -π/2 to π/2. */
export const asin = (sine: number): number => atan2(sine, Math.sqrt((1 - sine) * (1 + sine)));
