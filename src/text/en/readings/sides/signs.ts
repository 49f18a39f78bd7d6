import { Midheaven, NorthNode } from '../../../../chart/bodies.js';
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
  GoesFirst,
  HidesFeeling,
  InView,
  Keeps,
  KeepsPeace,
  Lavish,
  LikesPraise,
  Loose,
  Orderly,
  OutOfSight,
  Quick,
  Slow,
  Stays,
  TalksReadily,
} from '../../../sides.js';

/** Read off the texts of `body-in-sign/`. */
export const signCells: NatalSides['signCells'] = {
  [NorthNode]: {
    [Aries]: [KeepsPeace, Slow],
    [Gemini]: [Lavish],
    [Cancer]: [HidesFeeling, Orderly],
    [Leo]: [OutOfSight],
    [Virgo]: [Loose],
    [Libra]: [GoesFirst, Quick],
    [Scorpio]: [Keeps, Stays],
    [Sagittarius]: [TalksReadily],
    [Capricorn]: [Stays],
    [Aquarius]: [LikesPraise, InView],
    [Pisces]: [Orderly],
  },
  [Midheaven]: {
    [Aries]: [GoesFirst],
    [Taurus]: [Slow],
    [Gemini]: [TalksReadily],
    [Leo]: [InView, LikesPraise],
    [Virgo]: [OutOfSight, Orderly],
    [Libra]: [KeepsPeace],
    [Scorpio]: [OutOfSight],
    [Sagittarius]: [InView, Lavish],
    [Capricorn]: [Slow],
    [Pisces]: [Loose],
  },
};
