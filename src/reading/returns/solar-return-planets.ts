import { Jupiter, type Mercury } from '../../chart/bodies.js';
import { pairCell } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { Part } from '../reading.js';
import { type CellOf, meetingParagraphs } from './meetings.js';
import type { SolarDesk } from './solar-return-year.js';
import { stancesOfAspect, stancesOfHouse } from './stances.js';

/** What a year’s planets are in their places, alone or in company, and what they meet. */

/** What a planet adds in company, in a sentence or two. */
export function companyParts(desk: SolarDesk, body: WeighedBody): Part[] {
  if (body.house === 0) return planetParts(desk, body);
  const { id, house } = body;
  const { kind, manuscript, written } = desk;
  written.add(id);
  const text = manuscript.once(kind.company[id as typeof Mercury][house]);
  return [{ text, stances: stancesOfHouse(desk, id, house), isSpare: true }];
}

export const lineParts = (desk: SolarDesk, aspects: readonly WeighedAspect[]): Part[] =>
  aspects.map((aspect) => ({
    text: desk.manuscript.once(lineOfAspect(desk)(aspect)),
    stances: stancesOfAspect(desk, aspect),
    isSpare: true,
  }));

export function meetingsOfPlanet(desk: SolarDesk, { id }: WeighedBody): Part[][] {
  return desk.meetings
    .filter(({ body }) => body === id)
    .flatMap((meetings) => {
      const [first = [], ...others] = meetingParagraphs(
        desk,
        meetings,
        spokenAspect(desk),
        lineOfAspect(desk),
      );
      const [strongest, ...rest] = first;
      return strongest === undefined ? [] : [[strongest, ...rest], ...others];
    });
}

/** An aspect as a passage of its own; two slow planets, which are so for long, in a sentence or two. */
export const spokenAspect =
  (desk: Pick<SolarDesk, 'kind'>): CellOf =>
  (aspect) =>
    Math.min(aspect.first, aspect.second) >= Jupiter
      ? lineOfAspect(desk)(aspect)
      : cellOfAspect(desk)(aspect);

/** An aspect in a sentence or two, beside others. */
export const lineOfAspect =
  ({ kind }: Pick<SolarDesk, 'kind'>): CellOf =>
  (aspect) =>
    pairCell(kind.aspectLines, aspect);

export const cellOfAspect =
  ({ kind }: Pick<SolarDesk, 'kind'>): CellOf =>
  (aspect) =>
    pairCell(kind.aspects, aspect);

/** What a planet is in its house, or in its sign where there are no houses; and that it is retrograde. */
export function planetParts(desk: SolarDesk, body: WeighedBody): Part[] {
  const { cells, kind, manuscript, written } = desk;
  const { id, house, sign, retrograde } = body;
  const cell = house === 0 ? kind.inSign[id as 0]?.[sign] : cells.solarReturnHouse(id, house);
  written.add(id);
  const text = manuscript.once(cell);
  const statement = { text, stances: stancesOfHouse(desk, id, house), hasStep: house !== 0 };
  return [statement, retrograde ? manuscript.once(kind.retrograde[id as 2]) : ''];
}
