import type { Kind } from './kinds.js';
import { type Options, optionsSchema } from './options.js';

/** What each option means, for the reference and the command line: apart from the options, since a page needs those alone. */
const descriptions: Readonly<Record<keyof Options, string>> = {
  houseSystem:
    'Letter of the Swiss Ephemeris or name; default `placidus`. A request’s `system` goes before it',
  polar:
    'Cusps that are not in order, as those of Regiomontanus or Campanus beyond the polar circles: Porphyry’s instead (`porphyry`, the default), or as the Swiss Ephemeris gives them (`as-given`), where a house is the shorter way from its cusp to the next. Told by a notice either way',
  zodiac: 'Default `tropical`; an `ayanamsa` makes it `sidereal`',
  ayanamsa: 'Which sidereal zodiac; default `lahiri`',
  node: 'The Moon’s node; default `true`',
  lilith:
    'The Moon’s apogee; default `mean`. Outside the ephemeris files the osculating one is uncertain by up to half a minute of arc: what the model has of it jitters from second to second, which moments that are searched leave out',
  bodies: 'Ids of `planets` entries; a request’s `planets` goes before it',
  aspects: 'Ids or names; default the five Ptolemaic aspects, and any that `orbs` names',
  orbs: 'Degrees by aspect, flat or by body; a request’s `orbs` goes before it',
  topocentric:
    'As seen from the place itself, at sea level or at an altitude in meters; default the Earth’s center',
  disambiguation:
    'What to make of a local time that clocks showed twice or never; Temporal’s words, default `compatible`',
  calendar: 'Calendar of the dates; default `auto`: Julian up to 1582-10-14',
  localMeanTime:
    'Before standard time: by the birth place’s longitude (default) or as the zone’s city kept it',
  rulerships: 'Who rules Scorpio, Aquarius and Pisces; default `modern`',
  progressedAngles:
    'How a progression moves the angles: `naibod` (default; the Midheaven’s right ascension by the mean Sun’s 0.98564736629° a year), `solar-arc` (its longitude by the progressed Sun’s), `mean-quotidian` (houses of the progressed moment itself)',
  progressedHouses:
    'Which houses `progressions` lists and puts the progressed points in: the birth chart’s (`natal`, the default) or those of the `progressed` angles',
  compositeMethod:
    'How `composite` makes one chart of two: `midpoint` (default; every planet half way along the shorter arc, houses of the midpoint Midheaven) or `davison` (the sky of the moment half way in time, at the place half way on the great circle)',
  precessionCorrected:
    'Returns of Sun and Moon to their places among the stars: to the natal longitude and the precession since birth. Default false; in a sidereal zodiac they are that anyway',
  include: 'What a horoscope has besides: lists, ranked factors, the reading, its wheel; default nothing',
  readingLength:
    'Length of a reading: `full` (default; 1,800 to 4,500 words for a natal horoscope, 1,200 to 2,500 for a solar return, 1,500 to 3,000 for a synastry, at most 2,000 for the others) or `brief` (600 to 1,200 for a natal horoscope, up to some 1,000 for the others)',
  fortune: 'Part of Fortune: by `sect` (default), or the `day` formula always',
  chineseYear:
    'When the Chinese year changes: at the `lunar` new year (default), or at the instant of lichun (`solar`)',
  chineseHour: 'Which time gives the pillars of day and hour: the `clock`’s (default), or true `solar` time',
  ratHour: 'When the Chinese day changes: at `midnight` (default), or `early`, at 23:00 with the Rat hour',
};

/** The fields of options with what they mean. */
export const optionDescriptions: ReadonlyMap<Kind, string> = new Map(
  Object.entries((optionsSchema as unknown as Kind).shape).map(([name, field]) => [
    field,
    descriptions[name as keyof Options],
  ]),
);
