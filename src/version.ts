/** The library's name and version as receipts state them; a test holds it to package.json. */
export const engineVersion = 'horoscope-engine 0.1.0';
