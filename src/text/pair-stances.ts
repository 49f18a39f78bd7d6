import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Descendant } from '../chart/bodies.js';
import type { Element, House, SignId } from '../chart/zodiac.js';
import { natureOf } from './catalogue.js';
import type { PairStance } from './stances.js';

/** What the cells of synastry and composite state; of those not named here, nothing that another denies. */

type Stances = readonly PairStance[];
interface ByNature {
  conjunction?: Stances;
  harmonious?: Stances;
  tense?: Stances;
}
type Contacts = Readonly<Record<number, Readonly<Record<number, ByNature>>>>;

/** Contacts of two charts, by the body with the lower id. */
const contacts: Contacts = {
  0: {
    0: { harmonious: ['backed'] },
    1: { conjunction: ['smooth'], harmonious: ['smooth'], tense: ['unsettled'] },
    2: { conjunction: ['understood'], harmonious: ['understood'], tense: ['misheard'] },
    3: { conjunction: ['cherished'], harmonious: ['cherished'], tense: ['unloved'] },
    4: { tense: ['heated'] },
    5: { conjunction: ['backed'], harmonious: ['backed'] },
    6: { conjunction: ['judged'], tense: ['judged'] },
    7: { conjunction: ['unsettled'], harmonious: ['free'], tense: ['unsettled'] },
    8: { harmonious: ['understood'], tense: ['misheard'] },
    9: { tense: ['heated'] },
    15: { conjunction: ['backed'], tense: ['misheard'] },
  },
  1: {
    1: { conjunction: ['smooth'], harmonious: ['smooth'], tense: ['unloved'] },
    2: { conjunction: ['understood'], harmonious: ['understood'], tense: ['misheard'] },
    3: { conjunction: ['cherished'], harmonious: ['cherished', 'peaceable'], tense: ['unloved'] },
    4: { conjunction: ['heated'], tense: ['heated'] },
    5: { conjunction: ['backed'], harmonious: ['backed'] },
    6: { conjunction: ['judged'], harmonious: ['smooth'], tense: ['judged'] },
    7: { conjunction: ['unsettled'], harmonious: ['free'], tense: ['unsettled'] },
    8: { conjunction: ['understood'], harmonious: ['understood'], tense: ['unsettled'] },
    9: { tense: ['held'] },
    15: { harmonious: ['smooth'], tense: ['misheard'] },
  },
  2: {
    2: { conjunction: ['understood'], harmonious: ['understood'], tense: ['misheard'] },
    3: { conjunction: ['understood'], harmonious: ['understood', 'peaceable'], tense: ['misheard'] },
    4: { conjunction: ['heated'], harmonious: ['understood'], tense: ['heated'] },
    5: { harmonious: ['understood'], tense: ['misheard'] },
    6: { harmonious: ['understood'], tense: ['judged'] },
    7: { harmonious: ['understood'], tense: ['misheard'] },
    8: { conjunction: ['understood'], harmonious: ['understood'], tense: ['misheard'] },
    9: { harmonious: ['understood'], tense: ['heated'] },
    15: { conjunction: ['understood'], harmonious: ['understood'], tense: ['misheard'] },
  },
  3: {
    3: { conjunction: ['cherished'], harmonious: ['cherished', 'peaceable'], tense: ['unloved'] },
    4: { tense: ['heated'] },
    5: { conjunction: ['cherished'], harmonious: ['cherished'] },
    6: { harmonious: ['cherished'], tense: ['unloved'] },
    7: { conjunction: ['unsettled'], harmonious: ['free'], tense: ['unsettled'] },
    8: { harmonious: ['cherished'], tense: ['unloved'] },
    9: { conjunction: ['held'], tense: ['held'] },
    15: { conjunction: ['cherished'], harmonious: ['cherished'], tense: ['judged'] },
  },
  4: {
    4: { conjunction: ['heated'], harmonious: ['peaceable'], tense: ['heated'] },
    7: { conjunction: ['heated'], harmonious: ['free'], tense: ['heated'] },
    9: { conjunction: ['heated'], tense: ['heated'] },
    15: { conjunction: ['heated'], tense: ['heated'] },
  },
  5: { 6: { tense: ['judged'] }, 15: { conjunction: ['backed'], harmonious: ['backed'] } },
  6: {
    7: { tense: ['unsettled'] },
    15: { conjunction: ['judged'], harmonious: ['backed'], tense: ['judged'] },
  },
  7: { 15: { conjunction: ['unsettled'], harmonious: ['free'], tense: ['unsettled'] } },
  8: { 15: { harmonious: ['understood'], tense: ['misheard'] } },
};

/** A planet on the other’s Descendant. */
const onDescendant: Readonly<Record<number, Stances>> = {
  0: ['backed'],
  2: ['understood'],
  3: ['cherished', 'peaceable'],
  4: ['heated'],
  5: ['backed'],
  6: ['judged'],
  7: ['unsettled'],
};

/** A planet in the other’s house. */
const overlays: Readonly<Record<number, Partial<Record<House, Stances>>>> = {
  0: { 1: ['backed'] },
  1: { 1: ['understood'], 3: ['understood'], 4: ['smooth'] },
  2: { 1: ['understood'], 3: ['understood'], 7: ['understood'], 12: ['understood'] },
  3: { 1: ['cherished'], 5: ['cherished'], 7: ['cherished', 'peaceable'] },
  4: { 1: ['heated'], 3: ['heated'], 4: ['heated'], 7: ['heated'] },
  5: { 1: ['backed'], 10: ['backed'] },
  6: { 1: ['judged'], 2: ['judged'] },
};

/** The Moons of two people by element, the first person’s first. */
const moons: Readonly<Partial<Record<`${Element} ${Element}`, Stances>>> = {
  'fire earth': ['unloved'],
  'earth fire': ['unloved'],
  'earth earth': ['smooth', 'unspoken'],
  'earth air': ['unloved'],
  'earth water': ['smooth'],
  'air earth': ['unloved'],
  'air air': ['understood', 'spoken'],
  'water earth': ['smooth'],
  'water water': ['understood'],
};

/** Aspects of a composite, by the body with the lower id. */
const ofBond: Contacts = {
  0: {
    1: { conjunction: ['smooth'], harmonious: ['smooth'], tense: ['unsettled'] },
    2: { conjunction: ['understood'] },
    3: { conjunction: ['cherished'] },
    4: { tense: ['heated'] },
    5: { conjunction: ['backed'], harmonious: ['backed'] },
    6: { tense: ['judged'] },
    7: { conjunction: ['unsettled'], harmonious: ['free'], tense: ['unsettled'] },
    8: { harmonious: ['understood'], tense: ['misheard'] },
    9: { tense: ['heated'] },
  },
  1: {
    2: { conjunction: ['spoken'], harmonious: ['spoken'], tense: ['misheard'] },
    3: { conjunction: ['cherished', 'unspoken'], harmonious: ['cherished'], tense: ['unloved'] },
    4: { conjunction: ['heated'], tense: ['heated', 'spoken'] },
    6: { conjunction: ['unspoken'], harmonious: ['smooth'], tense: ['judged'] },
    7: { conjunction: ['unsettled'], harmonious: ['free'], tense: ['unsettled'] },
    8: { conjunction: ['understood'], harmonious: ['understood'], tense: ['unspoken'] },
    9: { tense: ['held', 'unspoken'] },
  },
  2: {
    3: { conjunction: ['understood'], harmonious: ['peaceable'], tense: ['misheard'] },
    4: { conjunction: ['heated'], harmonious: ['peaceable'], tense: ['heated'] },
    5: { harmonious: ['understood'] },
    6: { tense: ['judged'] },
    7: { harmonious: ['understood'], tense: ['misheard'] },
    8: { conjunction: ['understood'], harmonious: ['understood'], tense: ['misheard'] },
    9: { harmonious: ['understood'], tense: ['misheard'] },
  },
  3: {
    4: { tense: ['heated'] },
    5: { conjunction: ['cherished'], harmonious: ['cherished'] },
    6: { harmonious: ['cherished'], tense: ['unloved'] },
    7: { conjunction: ['unsettled'], harmonious: ['free'], tense: ['unsettled'] },
    8: { tense: ['unloved'] },
    9: { conjunction: ['held'], tense: ['held'] },
  },
  4: {
    6: { tense: ['unspoken'] },
    7: { tense: ['heated'] },
    9: { tense: ['heated'] },
  },
  6: { 7: { tense: ['unsettled'] } },
};

const sunOfBond: Partial<Record<SignId, Stances>> = {
  0: ['heated', 'spoken'],
  2: ['spoken'],
  6: ['peaceable', 'unspoken'],
  8: ['spoken'],
  10: ['free'],
  11: ['unspoken'],
};
const moonOfBond: Partial<Record<SignId, Stances>> = {
  0: ['heated', 'spoken'],
  1: ['smooth', 'unspoken'],
  2: ['spoken'],
  6: ['peaceable', 'unspoken'],
  7: ['unspoken'],
  10: ['free', 'unspoken'],
};

/** A planet in a house of a composite. */
const housesOfBond: Readonly<Record<number, Partial<Record<House, Stances>>>> = {
  0: { 3: ['understood'], 11: ['free'] },
  1: { 1: ['spoken'], 3: ['spoken'], 4: ['smooth'], 7: ['peaceable', 'unspoken'], 12: ['unspoken'] },
  7: { 4: ['unsettled'], 7: ['unsettled'] },
};

const found = (table: Contacts, first: BodyId, second: BodyId, aspect: AspectId): Stances => {
  const [lower, higher] = first < second ? [first, second] : [second, first];
  const nature = natureOf(aspect);
  return (nature && table[lower]?.[higher]?.[nature]) ?? [];
};

/** What a contact of two people’s bodies states; the aspect of an angle that is `Descendant` is a conjunction. */
export function stancesOfContact(first: BodyId, second: BodyId, aspect: AspectId): Stances {
  if (first === Descendant || second === Descendant)
    return onDescendant[first === Descendant ? second : first] ?? [];
  return found(contacts, first, second, aspect);
}
export const stancesOfOverlay = (body: BodyId, house: House): Stances => overlays[body]?.[house] ?? [];
export const stancesOfMoons = (one: Element, other: Element): Stances => moons[`${one} ${other}`] ?? [];
export const stancesOfBond = (first: BodyId, second: BodyId, aspect: AspectId): Stances =>
  found(ofBond, first, second, aspect);
export const stancesOfBondHouse = (body: BodyId, house: House | 0): Stances =>
  (house === 0 ? undefined : housesOfBond[body]?.[house]) ?? [];
export const stancesOfBondSign = (light: 'sun' | 'moon', sign: SignId): Stances =>
  (light === 'sun' ? sunOfBond : moonOfBond)[sign] ?? [];
