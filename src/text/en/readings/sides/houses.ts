import {
  Ascendant,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
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
  Alone,
  Checks,
  Flares,
  GoesFirst,
  HangsBack,
  HoldsClose,
  InView,
  Keeps,
  KeepsPeace,
  Lavish,
  LivelyHome,
  Loose,
  MovesOn,
  NeedsRoom,
  Orderly,
  OutOfSight,
  Quick,
  QuietHome,
  ShowsFeeling,
  ShunsPraise,
  Slow,
  SpeaksPlainly,
  Spends,
  Stays,
  Stores,
  TalksReadily,
  Trusts,
  WithPeople,
} from '../../../sides.js';

/** Read off the texts of `body-in-house/`, of `house-lines.ts` and of the angles. */
/** The texts. */
export const houseCells: NatalSides['houseCells'] = {
  [Uranus]: {
    1: [MovesOn],
    2: [Spends, MovesOn],
    3: [TalksReadily, Quick],
    4: [MovesOn],
    5: [MovesOn],
    6: [Loose],
    7: [NeedsRoom],
    9: [MovesOn],
    12: [OutOfSight],
  },
  [Neptune]: { 2: [Spends, Loose], 6: [Loose], 7: [Trusts], 10: [Loose], 12: [Alone] },
  [Pluto]: {
    2: [Keeps],
    4: [HoldsClose],
    6: [Orderly],
    7: [HoldsClose],
    8: [Checks, HoldsClose],
    12: [OutOfSight],
  },
};

/** The sentences. */
export const houseLines: NatalSides['houseLines'] = {
  [Uranus]: {
    1: [Quick, MovesOn],
    4: [NeedsRoom],
    5: [MovesOn],
    6: [Loose],
    7: [NeedsRoom],
    9: [MovesOn],
    12: [OutOfSight],
  },
  [Neptune]: { 2: [Loose], 7: [Trusts], 10: [Loose], 12: [Alone] },
  [Pluto]: { 2: [Keeps], 12: [OutOfSight] },
};

/** A planet on an angle: the texts. */
export const angleCells: NatalSides['angleCells'] = {
  [Sun]: {
    [Ascendant]: [InView],
    [Midheaven]: [InView],
    [Descendant]: [WithPeople],
    [ImumCoeli]: [OutOfSight, ShunsPraise],
  },
  [Moon]: {
    [Ascendant]: [ShowsFeeling],
    [Midheaven]: [InView],
    [Descendant]: [WithPeople],
    [ImumCoeli]: [Stays],
  },
  [Mercury]: {
    [Ascendant]: [TalksReadily],
    [Midheaven]: [InView, TalksReadily],
    [Descendant]: [TalksReadily],
    [ImumCoeli]: [OutOfSight],
  },
  [Venus]: {
    [Ascendant]: [KeepsPeace],
    [Midheaven]: [InView],
    [Descendant]: [KeepsPeace, WithPeople],
    [ImumCoeli]: [Stays],
  },
  [Mars]: {
    [Ascendant]: [GoesFirst, SpeaksPlainly],
    [Midheaven]: [GoesFirst, InView],
    [ImumCoeli]: [Flares],
  },
  [Jupiter]: { [Ascendant]: [Lavish], [Midheaven]: [InView], [ImumCoeli]: [LivelyHome] },
  [Saturn]: {
    [Ascendant]: [HangsBack],
    [Midheaven]: [Slow],
    [Descendant]: [Slow],
    [ImumCoeli]: [Stays, QuietHome],
  },
  [Uranus]: {
    [Ascendant]: [MovesOn],
    [Midheaven]: [MovesOn],
    [Descendant]: [NeedsRoom],
    [ImumCoeli]: [MovesOn],
  },
  [Neptune]: { [Midheaven]: [Loose], [Descendant]: [Trusts], [ImumCoeli]: [QuietHome] },
  [Pluto]: { [Descendant]: [HoldsClose] },
};

/** The sentences. */
export const angleLines: NatalSides['angleLines'] = {
  [Sun]: {
    [Ascendant]: [InView],
    [Midheaven]: [InView],
    [Descendant]: [WithPeople],
    [ImumCoeli]: [OutOfSight],
  },
  [Moon]: { [Ascendant]: [ShowsFeeling], [Midheaven]: [InView], [Descendant]: [WithPeople] },
  [Mercury]: { [Ascendant]: [TalksReadily], [Midheaven]: [InView], [Descendant]: [WithPeople, TalksReadily] },
  [Venus]: { [Ascendant]: [KeepsPeace], [Midheaven]: [InView] },
  [Mars]: { [Ascendant]: [GoesFirst], [Midheaven]: [InView], [ImumCoeli]: [Stores] },
  [Jupiter]: {
    [Ascendant]: [Lavish],
    [Midheaven]: [InView],
    [Descendant]: [WithPeople],
    [ImumCoeli]: [LivelyHome],
  },
  [Saturn]: { [Ascendant]: [HangsBack], [Midheaven]: [Slow], [Descendant]: [Slow, HangsBack] },
  [Uranus]: { [Ascendant]: [NeedsRoom], [Descendant]: [NeedsRoom] },
  [Neptune]: { [Descendant]: [Trusts] },
};
