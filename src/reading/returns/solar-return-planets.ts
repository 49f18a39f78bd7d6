import { Jupiter, type Mercury } from '../../chart/bodies.js';
import { pairCell } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { Part } from '../reading.js';
import { paragraphOf } from '../words.js';
import { isNeeded } from './desk.js';
import { type CellOf, meetingParagraphs } from './meetings.js';
import { shortLine } from './opening.js';
import { retrogradeSentence } from './parts.js';
import { exactDays } from './passages.js';
import type { SolarDesk } from './solar-return-year.js';
import { stancesOfAspect, stancesOfHouse, stancesOfSign } from './stances.js';

/** What a year’s planets are in their places, alone or in company, and what they meet. */

/** What a planet adds in company, in a sentence or two. */
export function companyParts(desk: SolarDesk, body: WeighedBody): Part[] {
  if (body.house === 0) return planetParts(desk, body);
  const { id, house } = body;
  const { kind, manuscript, written } = desk;
  written.add(id);
  const text = manuscript.once(kind.company[id as typeof Mercury][house]);
  return [{ text, stances: stancesOfHouse(desk, id, house) }, retrogradeSentence(desk, body)];
}

export const lineParts = (desk: SolarDesk, aspects: readonly WeighedAspect[]): Part[] =>
  aspects.map((aspect) => ({
    text: desk.manuscript.once(lineOfAspect(desk)(aspect)),
    stances: stancesOfAspect(desk, aspect),
    isSpare: !isNeeded(desk, aspect),
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
        true,
      );
      const [strongest, ...rest] = first;
      return strongest === undefined ? [] : [[strongest, ...rest], ...others];
    });
}

/** An aspect as a passage of its own; two slow planets, which are so for long, in a sentence or two. */
export const spokenAspect =
  (desk: SolarDesk): CellOf =>
  (aspect) =>
    Math.min(aspect.first, aspect.second) >= Jupiter
      ? lineOfAspect(desk)(aspect)
      : withDays(desk, aspect, cellOfAspect(desk)(aspect));

/** An aspect in a sentence or two, beside others; at length where the opening has had that sentence. */
export const lineOfAspect =
  (desk: SolarDesk): CellOf =>
  (aspect) =>
    desk.led.includes(aspect) ? spokenAspect(desk)(aspect) : withDays(desk, aspect, shortLine(desk, aspect));

/** The Sun’s with the days of the same passage over the birth, where it stood in the same place. */
const withDays = (desk: SolarDesk, aspect: WeighedAspect, cell: string | undefined): string | undefined =>
  cell === undefined ? undefined : paragraphOf([cell, exactDays(desk, aspect)]);

export const cellOfAspect =
  ({ kind }: Pick<SolarDesk, 'kind'>): CellOf =>
  (aspect) =>
    pairCell(kind.aspects, aspect);

/** What a planet is in its house, or in its sign where there are no houses; and that it is retrograde. */
export function planetParts(desk: SolarDesk, body: WeighedBody): Part[] {
  const { cells, kind, manuscript, written } = desk;
  const { id, house, sign } = body;
  const cell = house === 0 ? kind.inSign[id as 0]?.[sign] : cells.solarReturnHouse(id, house);
  written.add(id);
  const text = manuscript.once(cell);
  const stances = house === 0 ? stancesOfSign(desk, id, sign) : stancesOfHouse(desk, id, house);
  return [{ text, stances, hasStep: house !== 0 }, retrogradeSentence(desk, body)];
}
