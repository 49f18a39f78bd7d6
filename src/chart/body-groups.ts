import {
  Ascendant,
  type BodyId,
  Chiron,
  Jupiter,
  Mars,
  Midheaven,
  Moon,
  type Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
} from './body-ids.js';

/** Groups of bodies that rules speak of, each by a name that tells which are in it. */

export const isLight = (id: BodyId): id is typeof Sun | typeof Moon => id === Sun || id === Moon;
/** Sun to Mars: what differs between people of one age. */
export const isPersonal = (id: BodyId): boolean => id <= Mars;
/** Jupiter to Pluto, and Chiron: a transit of theirs lasts for weeks or longer. */
export const isJupiterOrSlower = (id: BodyId): boolean => id >= Jupiter && id <= Chiron;
/** Uranus to Pluto, and Chiron: they are in one sign for years. */
export const isBeyondSaturn = (id: BodyId): boolean => id >= Uranus && id <= Chiron;
/** Uranus to Pluto: their sign is that of an age. */
export const isOfAge = (id: BodyId): id is typeof Uranus | typeof Neptune | typeof Pluto =>
  id >= Uranus && id <= Pluto;
export const isAscendantOrMidheaven = (id: BodyId): boolean => id === Ascendant || id === Midheaven;
/** The lights, the Ascendant and the Midheaven. */
export const isChief = (id: BodyId): boolean => isLight(id) || isAscendantOrMidheaven(id);

/** Mars and Saturn, which press on what they meet (Ptolemy, Tetrabiblos I.5). */
const isMalefic = (id: BodyId): boolean => id === Mars || id === Saturn;
/** The malefics and the planets beyond Saturn, which no tradition has: that they press as well is this project’s rule. */
export const isPressing = (id: BodyId): boolean => isMalefic(id) || isOfAge(id);
