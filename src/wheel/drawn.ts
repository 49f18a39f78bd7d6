import { HoroscopeError, quote } from '../errors.js';

/** Options that every picture has. */
const common = ['theme', 'variables', 'size', 'title', 'desc'];

export const refuse = (message: string, path: string): never => {
  throw new HoroscopeError('invalid_request', message, { path });
};

/**
 * A picture, or why there is none. Results may come from anywhere, over a network or out of a store: what is not as the
 * engine gives it is refused.
 * @param own names of the options that the picture has besides those of all
 */
export function drawn(options: unknown, own: readonly string[], draw: () => string): string {
  try {
    if (typeof options !== 'object' || options === null || Array.isArray(options))
      refuse(`options must be an object; given was ${quote(options)}`, 'options');
    const known = [...common, ...own];
    for (const [key, value] of Object.entries(options as object)) {
      if (!known.includes(key))
        refuse(`there is no option ${quote(key)}; there are ${known.join(', ')}`, 'options');
      if ((key === 'title' || key === 'desc') && value !== undefined && typeof value !== 'string')
        refuse(`${key} must be a string; given was ${quote(value)}`, key);
    }
    return draw();
  } catch (cause) {
    if (cause instanceof HoroscopeError) throw cause;
    throw new HoroscopeError('invalid_request', 'the result or the options could not be read', {
      cause,
      path: 'result',
    });
  }
}
