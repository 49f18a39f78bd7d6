/** Names as a book sets them. */

/** An apostrophe as keyboards have it, within a name. */
const typed = /(?<=\p{L})'(?=\p{L})/gu;

interface Named {
  profile?: { name?: string };
  profile1?: { name?: string };
  profile2?: { name?: string };
}

/** A result whose names have curved apostrophes wherever they stand, in its texts too, which have them everywhere else. */
export function withNamesSet<T extends object>(result: T): T {
  const { profile, profile1, profile2 } = result as Named;
  const names = [profile, profile1, profile2].flatMap((one) => {
    const name = one?.name;
    return typeof name === 'string' && name.search(typed) >= 0 ? [name] : [];
  });
  return names.length === 0 ? result : (withSet(result, names) as T);
}

function withSet(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string')
    return names.reduce((text, name) => text.replaceAll(name, name.replace(typed, '’')), value);
  if (Array.isArray(value)) return value.map((each) => withSet(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withSet(each, names)]));
}
