/** The index of all places, some 200,000, for pages that want it: `horoscope-engine/places`. */
export const allPlaces = (): URL[] => [
  new URL('../../data/places-core.bin', import.meta.url),
  new URL('../../data/places-rest.bin', import.meta.url),
];
