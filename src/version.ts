/** The library's name and version as receipts state them; a test holds it to package.json. */
export const engineVersion = 'horoscope-engine 0.1.0';

/** That of the Swiss Ephemeris’s C library; a test holds it to the binary. */
export const swissVersion = '2.10.03';
