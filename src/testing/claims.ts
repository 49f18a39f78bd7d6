/** What laws claim of results. */

/** A claim that does not hold. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** @throws Broken unless it is so */
export function claim(isSo: boolean, otherwise: () => string): asserts isSo {
  if (!isSo) throw new Broken(otherwise());
}

/** Two values of JSON are the same. @throws Broken that says where they part */
export function same(found: unknown, wanted: unknown, what: string): void {
  const place = partingOf(found, wanted, what);
  if (place !== undefined) throw new Broken(place);
}

function partingOf(found: unknown, wanted: unknown, path: string): string | undefined {
  if (Object.is(found, wanted)) return undefined;
  if (typeof found !== 'object' || typeof wanted !== 'object' || found === null || wanted === null)
    return `${path} is ${shown(found)}, and should be ${shown(wanted)}`;
  const [own, other] = [found as Record<string, unknown>, wanted as Record<string, unknown>];
  for (const key of new Set([...Object.keys(other), ...Object.keys(own)])) {
    const inner = partingOf(own[key], other[key], `${path}.${key}`);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

/** Degrees between two longitudes by the shorter way, 0 to 180. */
export const apart = (one: number, other: number): number =>
  Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/** How far a longitude is ahead of another, -180 < difference ≤ 180. */
export const aheadOf = (one: number, other: number): number => {
  const turned = (((one - other) % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
};

/** Two longitudes are within some degrees of each other. @throws Broken */
export const near = (found: number, wanted: number, within: number, what: string): void =>
  claim(
    apart(found, wanted) <= within,
    () => `${what} is ${found}, and should be ${wanted}, give or take ${within}`,
  );

/** Longitudes in results have 7 decimals: two of one quantity may lie a unit apart. */
export const unit = 1.5e-7;
