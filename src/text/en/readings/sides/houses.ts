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
  Flares,
  GoesFirst,
  HangsBack,
  HoldsClose,
  InView,
  KeepsPeace,
  Lavish,
  LivelyHome,
  Loose,
  MovesOn,
  NeedsRoom,
  OutOfSight,
  QuietHome,
  ShowsFeeling,
  ShunsPraise,
  Slow,
  SpeaksPlainly,
  Stays,
  Stores,
  TalksReadily,
  Trusts,
  WithPeople,
} from '../../../sides.js';

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
