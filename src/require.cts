/**
 * What `require('horoscope-engine')` comes to: the root export awaits its files while it is imported, which CommonJS
 * can't. Says what to write instead.
 */
throw new Error(
  "horoscope-engine can't be loaded with require(): it opens its files while it is imported. " +
    "Write const { natal } = await import('horoscope-engine') instead, or open an engine of your own: " +
    "const { createEngine } = require('horoscope-engine/engine') (Node 20.19 and newer) and await createEngine().",
);
