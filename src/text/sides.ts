/**
 * What a text of a birth states of a person on matters on which another text may state the opposite: found by reading the
 * text, and kept beside it, since two texts of one reading must not contradict each other unless a bridge says how both are
 * true (`reading/natal/consistency.ts`). Numbers, since some thousand texts have them and a horoscope compares them by the
 * hundred; texts of pairs and returns, which are fewer, have words instead: `stances.ts`.
 */

/** Matters, and the two sides that a text can be on: a side is twice the number of its matter, or one more. */
export const matters = [
  'anger',
  'speech',
  'approach',
  'notice',
  'praise',
  'company',
  'money',
  'home',
  'bonds',
  'measure',
  'change',
  'feelings',
  'peace',
  'pace',
  'belief',
  'order',
] as const;
export type Matter = (typeof matters)[number];

/** Anger: out at once, or kept and late. */
export const Flares = 0;
export const Stores = 1;
/** Speech: ready and plentiful, or sparing and late. */
export const TalksReadily = 2;
export const SaysLittle = 3;
/** New people and undertakings: straight up to them, or by way of a wait. */
export const GoesFirst = 4;
export const HangsBack = 5;
/** What one does is seen, or is done where nobody sees it. */
export const InView = 6;
export const OutOfSight = 7;
export const LikesPraise = 8;
export const ShunsPraise = 9;
/** What does one good: people, or to be alone. */
export const WithPeople = 10;
export const Alone = 11;
export const Spends = 12;
export const Keeps = 13;
export const LivelyHome = 14;
export const QuietHome = 15;
/** Those one loves: held close, or at a distance that leaves room. */
export const HoldsClose = 16;
export const NeedsRoom = 17;
/** Hopes, promises and wants: large, or moderate. */
export const Lavish = 18;
export const Measured = 19;
export const Stays = 20;
export const MovesOn = 21;
export const ShowsFeeling = 22;
export const HidesFeeling = 23;
/** Disagreement: smoothed over, or said. */
export const KeepsPeace = 24;
export const SpeaksPlainly = 25;
export const Quick = 26;
export const Slow = 27;
export const Trusts = 28;
export const Checks = 29;
export const Orderly = 30;
export const Loose = 31;

/** A text that says how both sides are true, by the number of its matter: -1 for the first. */
export const bridging = (matter: Matter): number => -1 - matters.indexOf(matter);

export type Sides = readonly number[];

export const matterOf = (side: number): Matter => matters[side >> 1] as Matter;
export const opposite = (side: number): number => side ^ 1;
/** The matter that a text settles, where it takes no side of one. */
export const settledBy = (side: number): Matter | undefined => (side < 0 ? matters[-1 - side] : undefined);
