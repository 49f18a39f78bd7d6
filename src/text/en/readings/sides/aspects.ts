import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../../chart/aspects.js';
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
import type { NatalSides } from '../../../natal-catalogue.js';
import {
  Checks,
  Flares,
  GoesFirst,
  HangsBack,
  HidesFeeling,
  HoldsClose,
  KeepsPeace,
  Lavish,
  LikesPraise,
  Loose,
  Measured,
  MovesOn,
  NeedsRoom,
  Orderly,
  Quick,
  SaysLittle,
  ShowsFeeling,
  ShunsPraise,
  Slow,
  SpeaksPlainly,
  Stays,
  Stores,
  TalksReadily,
  Trusts,
} from '../../../sides.js';

/** Read off the texts of `natal-aspects/` and of `pairs.ts`. */

/** The texts. */
export const aspectCells: NatalSides['aspectCells'] = {
  [Sun]: {
    [Moon]: { [Conjunction]: [Quick] },
    [Mercury]: { [Conjunction]: [TalksReadily] },
    [Venus]: { [Conjunction]: [KeepsPeace, LikesPraise] },
    [Mars]: {
      [Conjunction]: [Quick, GoesFirst],
      [Opposition]: [SpeaksPlainly],
      [Trine]: [Quick],
      [Square]: [Flares],
    },
    [Jupiter]: { [Conjunction]: [Lavish], [Opposition]: [Lavish], [Square]: [Lavish] },
    [Saturn]: { [Conjunction]: [ShunsPraise], [Square]: [HangsBack] },
    [Uranus]: { [Opposition]: [MovesOn], [Trine]: [MovesOn], [Square]: [MovesOn, Quick] },
  },
  [Moon]: {
    [Mercury]: {
      [Conjunction]: [TalksReadily, ShowsFeeling],
      [Trine]: [TalksReadily, ShowsFeeling],
      [Sextile]: [TalksReadily, ShowsFeeling],
    },
    [Venus]: { [Conjunction]: [KeepsPeace], [Trine]: [KeepsPeace, Stores], [Sextile]: [KeepsPeace] },
    [Mars]: { [Conjunction]: [Flares], [Opposition]: [Stores], [Trine]: [Quick], [Square]: [Flares] },
    [Jupiter]: { [Conjunction]: [Lavish], [Opposition]: [Lavish], [Square]: [Lavish] },
    [Saturn]: { [Conjunction]: [HidesFeeling], [Opposition]: [HidesFeeling], [Square]: [HidesFeeling] },
    [Uranus]: {
      [Conjunction]: [MovesOn, NeedsRoom],
      [Opposition]: [NeedsRoom],
      [Trine]: [NeedsRoom],
      [Square]: [NeedsRoom, MovesOn],
    },
    [Pluto]: { [Conjunction]: [HoldsClose, HidesFeeling], [Square]: [HoldsClose, Checks] },
  },
  [Mercury]: {
    [Venus]: { [Conjunction]: [KeepsPeace] },
    [Mars]: {
      [Conjunction]: [Quick, TalksReadily, SpeaksPlainly],
      [Opposition]: [TalksReadily],
      [Trine]: [SpeaksPlainly],
      [Square]: [Quick, SpeaksPlainly],
      [Sextile]: [SpeaksPlainly],
    },
    [Jupiter]: { [Conjunction]: [TalksReadily], [Trine]: [TalksReadily], [Square]: [TalksReadily, Lavish] },
    [Saturn]: {
      [Conjunction]: [Checks],
      [Opposition]: [Checks],
      [Trine]: [Orderly],
      [Square]: [SaysLittle],
      [Sextile]: [Orderly],
    },
    [Uranus]: { [Square]: [SpeaksPlainly] },
    [Neptune]: { [Conjunction]: [Loose], [Square]: [Loose] },
  },
  [Venus]: {
    [Mars]: { [Conjunction]: [ShowsFeeling, GoesFirst], [Square]: [Stores] },
    [Jupiter]: { [Conjunction]: [Lavish], [Opposition]: [Lavish], [Square]: [Lavish] },
    [Saturn]: {
      [Conjunction]: [Slow, HangsBack],
      [Opposition]: [HangsBack],
      [Trine]: [Stays],
      [Square]: [HangsBack, ShunsPraise],
    },
    [Uranus]: {
      [Conjunction]: [MovesOn, NeedsRoom],
      [Opposition]: [NeedsRoom],
      [Trine]: [MovesOn],
      [Square]: [MovesOn],
    },
    [Pluto]: { [Conjunction]: [HoldsClose], [Square]: [HoldsClose, Checks] },
  },
  [Mars]: {
    [Jupiter]: { [Conjunction]: [Lavish], [Square]: [Lavish] },
    [Saturn]: { [Conjunction]: [Stores], [Trine]: [Slow] },
    [Uranus]: {
      [Conjunction]: [Quick],
      [Opposition]: [Flares],
      [Trine]: [Quick, MovesOn],
      [Square]: [Flares, MovesOn],
    },
    [Neptune]: { [Conjunction]: [Stores], [Trine]: [KeepsPeace], [Square]: [Stores] },
    [Pluto]: { [Square]: [Stores] },
  },
  [Jupiter]: {
    [Neptune]: { [Conjunction]: [Trusts], [Trine]: [Trusts] },
    [Pluto]: { [Conjunction]: [Lavish], [Square]: [Lavish] },
  },
};

/** The sentences. */
export const pairLines: NatalSides['pairLines'] = {
  [Sun]: {
    [Mars]: { conjunction: [Quick] },
    [Jupiter]: { conjunction: [Lavish], tense: [Lavish] },
    [Uranus]: { tense: [MovesOn] },
  },
  [Moon]: {
    [Mercury]: { conjunction: [TalksReadily, ShowsFeeling], harmonious: [TalksReadily, ShowsFeeling] },
    [Venus]: { conjunction: [KeepsPeace] },
    [Mars]: { conjunction: [Flares, Quick], harmonious: [Quick], tense: [Flares] },
    [Jupiter]: { conjunction: [Lavish], tense: [Lavish] },
    [Saturn]: { conjunction: [Measured], harmonious: [Measured], tense: [HidesFeeling] },
    [Uranus]: { conjunction: [MovesOn], harmonious: [NeedsRoom], tense: [NeedsRoom, MovesOn] },
    [Pluto]: { conjunction: [HoldsClose], tense: [HoldsClose, Checks] },
  },
  [Mercury]: {
    [Venus]: { conjunction: [TalksReadily] },
    [Mars]: { conjunction: [Quick, SpeaksPlainly], harmonious: [SpeaksPlainly], tense: [SpeaksPlainly] },
    [Jupiter]: { conjunction: [TalksReadily], harmonious: [TalksReadily], tense: [Lavish] },
    [Saturn]: { conjunction: [Slow], harmonious: [Orderly], tense: [Checks] },
  },
  [Venus]: {
    [Mars]: { conjunction: [GoesFirst, ShowsFeeling] },
    [Jupiter]: { conjunction: [Lavish], tense: [Lavish] },
    [Saturn]: { conjunction: [Slow, HangsBack], harmonious: [Stays], tense: [HangsBack] },
    [Uranus]: { conjunction: [NeedsRoom, MovesOn], tense: [NeedsRoom, MovesOn] },
    [Neptune]: { conjunction: [Trusts], tense: [Trusts] },
    [Pluto]: { conjunction: [HoldsClose], harmonious: [Stays] },
  },
  [Mars]: {
    [Jupiter]: { conjunction: [Lavish, GoesFirst], tense: [Lavish] },
    [Saturn]: { conjunction: [Slow], harmonious: [Slow], tense: [Stores] },
    [Uranus]: { conjunction: [Quick], harmonious: [Quick], tense: [Quick, MovesOn] },
    [Neptune]: { harmonious: [KeepsPeace] },
  },
};
