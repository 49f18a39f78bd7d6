import {
  Ascendant,
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { OpeningSides } from '../../../natal-catalogue.js';

/**
 * What the texts of `natal-aspects/` state: one each on the conjunction, the opposition, the trine, the square and the
 * sextile; a planet opposite an angle is on the angle across from it. Texts on aspects to a node tell a direction, and
 * state nothing of the person, but for the Moon on the South Node, which says what the reader does by habit.
 */
export const aspects: OpeningSides['aspects'] = {
  [Sun]: {
    [Moon]: '- - - r -',
    [Mars]: 'q - - a -',
    [Jupiter]: '7 7 - % -',
    [Saturn]: '=K - 7d QK -',
    [Uranus]: '8D ! q6 qD -',
    [Neptune]: '5 * 56 - -',
    [Pluto]: '- - + - -',
    [Chiron]: 'K K = K =',
    [Ascendant]: 'fk - = - =',
    [Midheaven]: '0 - - - -',
  },
  [Moon]: {
    [Venus]: '4 - ! - ~',
    [Mars]: 'a! aA! + aA! ^',
    [Jupiter]: 't% 4 t~ 7 -',
    [Saturn]: '4=F 4F 7 4F =',
    [Uranus]: '+D bB - bB+D -',
    [Neptune]: 'C51 t5 C56 5 54',
    [Pluto]: 'F T2 - T2 +',
    [Chiron]: '4 4 = 4 =',
    [NorthNode]: '- b - - -',
    [Ascendant]: 'f5 51 = fF =',
  },
  [Mercury]: {
    [Mars]: 's^ s q sa -',
    [Saturn]: 'S7 - - SK 7',
    [Uranus]: '- 6 - s -',
    [Pluto]: '- - + - -',
    [Ascendant]: '- 1 - - -',
  },
  [Venus]: {
    [Mars]: '- bB - A -',
    [Jupiter]: '7 7 - % -',
    [Saturn]: 'T7d - Td T -',
    [Uranus]: '- bB - D -',
    [Neptune]: '- * 46 ~ 4',
    [Pluto]: '2 2 - T2 -',
    [Chiron]: '- - = - =',
  },
  [Mars]: {
    [Jupiter]: 'k - k - 7',
    [Saturn]: 'A - Q - Q',
    [Uranus]: 'q a+! D aD 3',
    [Neptune]: 'A - - A! -',
    [Pluto]: '^d - + A! r',
    [Chiron]: 'aA aA 4 aA 4',
    [Ascendant]: '- ^! - - -',
    [Midheaven]: '- aA 0 - 0',
  },
  [Jupiter]: {
    [Saturn]: 'lL lL - lL -',
    [Uranus]: '6 - 6 6D -',
    [Neptune]: 't5~ * t 7 t~',
    [Chiron]: 'lL4 - - - -',
    [Ascendant]: '- - - 7 -',
    [Midheaven]: '- - - 7 -',
  },
  [Saturn]: {
    [Uranus]: '- - - !dD -',
    [Pluto]: '- - =d - -',
    [Chiron]: '- - = - =',
    [Ascendant]: '- - = N =',
    [Midheaven]: '- - - r -',
  },
  [Uranus]: {
    [Pluto]: '- - - + -',
    [Chiron]: '8 B - B -',
    [Ascendant]: '- bB - - -',
  },
  [Neptune]: {
    [Pluto]: '- - + - -',
    [Chiron]: '5 5 y 5 y',
    [Ascendant]: '5*! t*! - * -',
  },
  [Pluto]: {
    [Chiron]: '+ - + - +',
    [Ascendant]: '- - + - +',
    [Midheaven]: '- - + ^ +',
  },
};

/** What the sentences of `pairs.ts` state: one each on the conjunction, the harmonious and the tense aspects. */
export const pairLines: OpeningSides['pairLines'] = {
  [Sun]: {
    [Neptune]: '- 5 -',
    [Chiron]: '- - P',
    [Ascendant]: '- - F',
  },
  [Moon]: {
    [Mars]: '^ - ^',
    [Saturn]: '- - 4',
    [Uranus]: '- - B',
    [Pluto]: 'bY - -',
    [Chiron]: '- - 4',
    [Ascendant]: 'f - 4',
  },
  [Venus]: {
    [Jupiter]: '- - 7',
    [Pluto]: '2 - -',
    [Chiron]: '- - P',
  },
  [Mars]: {
    [Saturn]: '- - A',
    [Chiron]: 'A - -',
  },
};
