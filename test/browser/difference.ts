/** Where two JSON values first differ: `natal.planets[3].longitude is "1.0" in place of "2.0"`. */
export function firstDifference(found: unknown, wanted: unknown, path = ''): string | undefined {
  if (Object.is(found, wanted)) return undefined;
  if (!isBranch(found) || !isBranch(wanted) || Array.isArray(found) !== Array.isArray(wanted))
    return `${path} is ${told(found)} in place of ${told(wanted)}`;
  const keys = Object.keys(wanted);
  if (Object.keys(found).join() !== keys.join())
    return `${path} has the keys ${Object.keys(found)} in place of ${keys}`;
  for (const key of keys) {
    const at = Array.isArray(wanted) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const difference = firstDifference(found[key], wanted[key], at);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const told = (value: unknown): string => String(JSON.stringify(value)).slice(0, 200);
