import { Ascendant, type BodyId, Moon, Saturn, Sun } from '../chart/bodies.js';
import { elementOf } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import { fill } from '../text/texts.js';
import type { Draft, Part } from './reading.js';
import { type ChosenOverlay, type Encounter, valenceOf } from './synastry-choice.js';
import { bodiesOf, cellsOf, headingOf, lineOf, namesOf, type SynastryDesk } from './synastry-desk.js';
import {
  contactFactor,
  overlayFactor,
  type PairContact,
  type Settlement,
  settlementFactor,
  signOfBody,
} from './synastry-plan.js';
import { bodyOf, type Group } from './synastry-theme.js';

/** The elements of the lights are background to their contacts. */
const weightOfElements = 3;

const hasSaturn = ({ first, second }: PairContact): boolean => first === Saturn || second === Saturn;

/** Contacts of one body: the strong ones at length, faint ones in a sentence each. */
export function groupDraft(desk: SynastryDesk, { members, side }: Group): Draft {
  const [lead, ...others] = members as [Encounter, ...Encounter[]];
  const { encounters, kind, manuscript, length } = desk;
  const { contact, back, chapter } = lead;
  const { passage, side: owner } = cellsOf(desk, contact);
  const isStandIn = chapter === 'lasting' && !encounters.some((each) => hasSaturn(each.contact));
  const paragraphs: Part[][] = [
    [
      isStandIn ? manuscript.wording(kind.withoutSaturn, namesOf(desk, 1)) : '',
      manuscript.once(passage, namesOf(desk, owner)),
      ...(back ? backOf(desk, contact, back) : []),
    ],
  ];
  for (const each of others) paragraphs.push(shortOf(desk, each));
  const { first, second } = contact;
  if (first === second && first <= Moon && length === 'full') paragraphs.push([elementsOf(desk, first)]);
  return {
    title: others.length === 0 ? headingOf(desk, contact) : groupHeading(desk, { members, side }),
    weight: contact.weight,
    isKept: true,
    factors: members.flatMap((each) => [
      contactFactor(each.contact),
      ...(each.back ? [contactFactor(each.back)] : []),
    ]),
    paragraphs,
  };
}

function groupHeading(desk: SynastryDesk, { members, side }: Group): string {
  const { cells, kind, manuscript } = desk;
  const otherSide = side === 1 ? 2 : 1;
  const names = members.map(({ contact }) => cells.bodyName(bodyOf(contact, otherSide)));
  return fill(kind.headings.several, {
    ...namesOf(desk, side),
    a: cells.bodyName(bodyOf((members[0] as Encounter).contact, side)),
    planets: manuscript.join(names),
  });
}

/** So many of the strongest are written of at length, wherever they stand. */
const atLength = 16;

function shortOf(desk: SynastryDesk, encounter: Encounter): string[] {
  const { contact, back } = encounter;
  const { passage, side } = cellsOf(desk, contact);
  const isSame = back && natureOf(contact.aspect) === natureOf(back.aspect);
  const isStrong = desk.encounters.indexOf(encounter) < atLength;
  return [
    isStrong ? desk.manuscript.once(passage, namesOf(desk, side)) : lineOf(desk, contact),
    ...(back && !isSame ? backOf(desk, contact, back) : []),
  ];
}

/** The same two bodies the other way around. */
function backOf(desk: SynastryDesk, contact: PairContact, back: PairContact): string[] {
  const { kind, manuscript } = desk;
  const isOfAngle = contact.first === Ascendant || contact.second === Ascendant;
  const isSame = isOfAngle
    ? contact.aspect === back.aspect
    : natureOf(contact.aspect) === natureOf(back.aspect);
  if (isSame) return [manuscript.wording(kind.bothWays, bodiesOf(desk, back))];
  const [was, is] = [valenceOf(contact), valenceOf(back)];
  const turn =
    was === 'hard' && is === 'kind' ? 'kinder' : was === 'kind' && is === 'hard' ? 'harder' : 'other';
  return [manuscript.wording(kind.reversed[turn]), lineOf(desk, back)];
}

/** The elements of both Suns or both Moons, where the two have no contact that they belong with. */
export function elementsDraft(desk: SynastryDesk, body: typeof Sun | typeof Moon): Draft | undefined {
  const { cells, encounters, kind, pair } = desk;
  const hasContact = encounters.some(({ contact }) => contact.first === body && contact.second === body);
  const [one, other] = pair.charts.map((chart) => signOfBody(chart, body));
  if (body === Moon && !pair.moonSignsAreSure) return undefined;
  if (hasContact || one === undefined || other === undefined) return undefined;
  return {
    title: fill(kind.headings.signs, {
      a: cells.bodyName(body),
      sign1: cells.signName(one),
      sign2: cells.signName(other),
    }),
    weight: weightOfElements,
    factors: [{ kind: 'placement', weight: weightOfElements, planetIds: [body, body] }],
    paragraphs: [[elementsOf(desk, body)]],
  };
}

function elementsOf(desk: SynastryDesk, body: BodyId): string {
  const { kind, manuscript, pair } = desk;
  const table = body === Sun ? kind.suns : kind.moons;
  const [one, other] = pair.charts.map((chart) => signOfBody(chart, body));
  if (one === undefined || other === undefined) return '';
  return manuscript.once(table[elementOf(one)][elementOf(other)], namesOf(desk, 1));
}

export function settlementDraft(desk: SynastryDesk, settlement: Settlement): Draft {
  const { cells, kind, manuscript } = desk;
  const { person, house, bodies, weight } = settlement;
  const names = namesOf(desk, person);
  const text = manuscript.once(kind.crowded[house], { ...names, planets: manuscript.listOf(bodies) });
  const title = fill(kind.headings.crowded, { ...names, house: cells.readings.words.houses[house] });
  return { title, weight, factors: [settlementFactor(settlement)], paragraphs: [[text]] };
}

export function overlayDraft(desk: SynastryDesk, overlay: ChosenOverlay): Draft {
  const { cells, kind, manuscript } = desk;
  const { person, body, house, weight } = overlay;
  const names = namesOf(desk, person);
  const title = fill(kind.headings.overlay, {
    ...names,
    a: cells.bodyName(body),
    house: cells.readings.words.houses[house],
  });
  const text = manuscript.once(kind.overlays[body as 0][house], names);
  return { title, weight, factors: [overlayFactor(overlay)], paragraphs: [[text]] };
}
