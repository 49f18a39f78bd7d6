import { HoroscopeError, quote } from '../errors.js';

/** Options that every picture has. */
const common = ['theme', 'variables', 'size', 'title', 'desc'];

export const refuse = (message: string, path: string): never => {
  throw new HoroscopeError('invalid_request', message, { path });
};

function refuseUnknown(given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((key) => !known.includes(key));
  if (unknown === undefined) return;
  refuse(`${quote(unknown)} is no option of this picture; there are ${known.join(', ')}`, 'options');
}

/** What of a picture is a number of ours: all but the names in it. */
const figures = (svg: string): string => svg.replaceAll(/ aria-label="[^"]*"|>[^<]*</g, '');

/**
 * A picture, or why there is none. Results may come from anywhere, over a network or out of a store: what is not as the
 * engine gives it is refused.
 * @param own names of the options that the picture has besides those of all
 */
export function drawn(options: unknown, own: readonly string[], draw: () => string): string {
  try {
    if (typeof options !== 'object' || options === null || Array.isArray(options))
      refuse(`options must be an object; given was ${quote(options)}`, 'options');
    refuseUnknown(Object.keys(options as object), [...common, ...own]);
    const { title, desc } = options as { title?: unknown; desc?: unknown };
    for (const [key, text] of Object.entries({ title, desc }))
      if (text !== undefined && typeof text !== 'string')
        refuse(`${key} must be a string; given was ${quote(text)}`, key);
    const svg = draw();
    if (/NaN|Infinity|undefined/.test(figures(svg)))
      refuse('result is not whole: a figure of it is missing or no number', 'result');
    return svg;
  } catch (cause) {
    if (cause instanceof HoroscopeError) throw cause;
    throw new HoroscopeError(
      'invalid_request',
      'the result or the options could not be read; they must be as the engine and the documentation have them',
      { cause, path: 'result' },
    );
  }
}
