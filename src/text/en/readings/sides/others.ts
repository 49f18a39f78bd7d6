import {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../../chart/zodiac.js';
import type { NatalSides } from '../../../natal-catalogue.js';
import {
  Alone,
  bridging,
  Checks,
  Flares,
  GoesFirst,
  HangsBack,
  HidesFeeling,
  HoldsClose,
  InView,
  Keeps,
  KeepsPeace,
  Lavish,
  LikesPraise,
  LivelyHome,
  Loose,
  Measured,
  MovesOn,
  NeedsRoom,
  Orderly,
  OutOfSight,
  Quick,
  QuietHome,
  ShowsFeeling,
  Slow,
  SpeaksPlainly,
  Spends,
  Stays,
  Stores,
  TalksReadily,
  Trusts,
  WithPeople,
} from '../../../sides.js';

/** The sign on the cusp of the houses of means, home and partnership. */
export const cuspCells: NatalSides['cuspCells'] = {
  2: {
    [Aries]: [Spends, Quick],
    [Taurus]: [Keeps],
    [Cancer]: [Keeps],
    [Leo]: [Spends, Lavish],
    [Virgo]: [Keeps, Orderly],
    [Scorpio]: [Keeps],
    [Sagittarius]: [Spends],
    [Capricorn]: [Keeps, Orderly],
    [Aquarius]: [Loose, Spends],
    [Pisces]: [Spends, Loose],
  },
  4: {
    [Aries]: [LivelyHome, Flares],
    [Taurus]: [Stays],
    [Gemini]: [LivelyHome],
    [Cancer]: [Stays],
    [Leo]: [LivelyHome],
    [Virgo]: [Orderly],
    [Libra]: [KeepsPeace],
    [Scorpio]: [QuietHome, HidesFeeling],
    [Sagittarius]: [LivelyHome, MovesOn],
    [Capricorn]: [Slow],
    [Aquarius]: [LivelyHome],
    [Pisces]: [QuietHome, Alone],
  },
  7: {
    [Aries]: [KeepsPeace],
    [Gemini]: [Lavish],
    [Leo]: [HidesFeeling],
    [Virgo]: [Loose],
    [Libra]: [GoesFirst],
    [Scorpio]: [Stays],
    [Aquarius]: [ShowsFeeling, InView],
    [Pisces]: [Orderly],
  },
};

/** The rulers of houses by house. */
export const rulerLines: NatalSides['rulerLines'] = {
  2: { 12: [OutOfSight] },
  4: { 3: [LivelyHome], 5: [LivelyHome], 9: [MovesOn], 12: [QuietHome] },
  7: { 12: [OutOfSight] },
  10: { 1: [InView], 8: [OutOfSight], 10: [InView], 12: [OutOfSight] },
};

/** What several bodies make together. */
export const phases: NatalSides['phases'] = {
  0: [GoesFirst, Quick],
  2: [Quick],
  3: [Slow],
  5: [TalksReadily],
  7: [Slow],
};
export const crowdedSigns: NatalSides['crowdedSigns'] = {
  [Aries]: [GoesFirst, Quick],
  [Taurus]: [Slow, Stays],
  [Gemini]: [TalksReadily, Quick],
  [Cancer]: [Stays, HoldsClose],
  [Leo]: [InView, Lavish, LikesPraise],
  [Virgo]: [Orderly],
  [Libra]: [KeepsPeace, WithPeople],
  [Scorpio]: [HidesFeeling, Stores],
  [Sagittarius]: [MovesOn, Trusts],
  [Capricorn]: [Slow],
  [Aquarius]: [NeedsRoom],
  [Pisces]: [Loose],
};
export const crowdedHouses: NatalSides['crowdedHouses'] = {
  1: [InView],
  2: [Keeps],
  3: [TalksReadily],
  4: [OutOfSight],
  6: [Orderly],
  7: [WithPeople],
  8: [OutOfSight],
  9: [MovesOn],
  10: [InView],
  12: [OutOfSight, Alone],
};
export const excess: NatalSides['excess'] = {
  earth: [Checks],
  air: [WithPeople],
  cardinal: [GoesFirst],
  fixed: [Stays],
};
export const lacking: NatalSides['lacking'] = {
  earth: [Loose],
  water: [HidesFeeling],
  cardinal: [HangsBack],
  mutable: [Stays],
};
export const hemispheres: NatalSides['hemispheres'] = {
  north: [OutOfSight],
  south: [InView],
  east: [GoesFirst],
};

/** Sentences that say how two things are both true. */
export const qualified: NatalSides['qualified'] = {
  [Sun]: {
    [Jupiter]: [bridging('measure')],
    [Saturn]: [bridging('pace'), bridging('approach')],
    [Uranus]: [bridging('change')],
  },
  [Moon]: {
    [Jupiter]: [bridging('measure'), bridging('order')],
    [Saturn]: [bridging('feelings'), bridging('pace')],
    [Uranus]: [bridging('change')],
    [Neptune]: [bridging('order')],
    [Pluto]: [bridging('anger')],
  },
  [Mercury]: {
    [Jupiter]: [bridging('measure'), bridging('order')],
    [Saturn]: [bridging('speech'), bridging('pace')],
    [Uranus]: [bridging('pace')],
    [Neptune]: [bridging('order')],
  },
  [Venus]: {
    [Jupiter]: [bridging('measure'), bridging('approach')],
    [Saturn]: [bridging('approach'), bridging('pace')],
    [Uranus]: [bridging('bonds'), bridging('change')],
    [Neptune]: [bridging('belief')],
    [Pluto]: [bridging('bonds')],
  },
  [Mars]: {
    [Jupiter]: [bridging('measure'), bridging('order')],
    [Saturn]: [bridging('pace'), bridging('approach')],
    [Uranus]: [bridging('pace')],
    [Neptune]: [bridging('order')],
    [Pluto]: [bridging('peace')],
  },
};
export const deserved: NatalSides['deserved'] = {
  [Sun]: [bridging('praise'), bridging('approach')],
  [Moon]: [bridging('praise')],
  [Mercury]: [bridging('speech')],
  [Venus]: [bridging('approach'), bridging('pace')],
  [Mars]: [bridging('approach'), bridging('pace')],
};
export const rising: NatalSides['rising'] = {
  [Sun]: [bridging('notice')],
  [Moon]: [bridging('feelings')],
  [Mercury]: [bridging('speech')],
  [Mars]: [bridging('approach'), bridging('peace')],
  [Jupiter]: [bridging('measure')],
  [Saturn]: [bridging('approach'), bridging('pace')],
  [Uranus]: [bridging('change')],
};
export const sunMoon: NatalSides['sunMoon'] = {
  [Aries]: {
    [Aries]: [SpeaksPlainly, Quick],
    [Scorpio]: [bridging('anger')],
    [Sagittarius]: [MovesOn],
    [Aquarius]: [NeedsRoom],
  },
  [Taurus]: { [Aries]: [bridging('pace')], [Cancer]: [HoldsClose] },
  [Gemini]: {
    [Gemini]: [TalksReadily, ShowsFeeling],
    [Cancer]: [HidesFeeling],
    [Scorpio]: [HidesFeeling],
    [Capricorn]: [HidesFeeling],
  },
  [Cancer]: { [Scorpio]: [HoldsClose] },
  [Leo]: { [Virgo]: [bridging('praise')], [Scorpio]: [HidesFeeling], [Pisces]: [Alone] },
  [Virgo]: { [Leo]: [bridging('praise')], [Scorpio]: [HidesFeeling] },
  [Libra]: { [Taurus]: [KeepsPeace], [Libra]: [KeepsPeace], [Pisces]: [KeepsPeace] },
  [Scorpio]: { [Cancer]: [HoldsClose], [Scorpio]: [HidesFeeling], [Capricorn]: [HidesFeeling] },
  [Sagittarius]: { [Sagittarius]: [MovesOn] },
  [Capricorn]: { [Capricorn]: [HidesFeeling, Measured], [Pisces]: [HidesFeeling] },
  [Aquarius]: { [Sagittarius]: [NeedsRoom] },
  [Pisces]: { [Leo]: [bridging('notice')], [Scorpio]: [Alone], [Sagittarius]: [Spends], [Pisces]: [Alone] },
};
export const hastened: NatalSides['hastened'] = {
  [Sun]: [bridging('pace')],
  [Moon]: [bridging('anger'), bridging('pace')],
  [Mercury]: [bridging('speech'), bridging('pace')],
  [Venus]: [bridging('pace'), bridging('approach')],
};
export const roused: NatalSides['roused'] = {
  [Sun]: [bridging('peace')],
  [Moon]: [bridging('anger'), bridging('peace')],
  [Mercury]: [bridging('peace'), bridging('speech')],
  [Venus]: [bridging('peace')],
};
export const retrograde: NatalSides['retrograde'] = {
  [Mercury]: { quick: [bridging('pace')] },
  [Venus]: { plain: [Slow], quick: [Quick] },
  [Mars]: { plain: [Stores], quick: [bridging('anger')] },
};
