import { Mercury, Moon, Pluto, Sun } from '../../chart/bodies.js';
import { bothDraft, houseDraft, signDraft, weighedBody } from '../chart-sections.js';
import { placementFactor, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { isAtAngle } from './desk.js';
import { cellOfAspect, isBySign } from './lunar-return-desk.js';
import { gatheringSection, type gatheringsOf } from './lunar-return-gatherings.js';
import type { LunarDesk } from './lunar-return-month.js';
import { withMeetings } from './meetings.js';
import { angleSections, ascendantSection, phaseSection, retrogradeSentence } from './parts.js';
import { isSignCertain } from './plan.js';
import { stancesOfHouse, stancesOfMoonSign, stancesOfSign } from './stances.js';
import { countedHouse } from './standing.js';

/** The tone of a month, and where it takes place. */

/** The Ascendant, the planets on angles, the phase; by sign the swift planets that lead, or all without houses. */
export function toneSections(desk: LunarDesk, gatherings: Gatherings): (Draft | undefined)[] {
  const { cells, kind, manuscript, month, weighed } = desk;
  const natal = month.ascendantIn;
  const natalCell = natal === 0 ? '' : cells.lunarReturnAscendant(natal);
  const cellOf = cellOfAspect(desk);
  // What the angle says of the Moon comes first, and her sign and house are one paragraph under it.
  const more = (body: WeighedBody): Part[][] =>
    body.id === Moon ? [moonParagraphs(desk, body).flat(), ...withMoon(gatherings)] : [];
  return [
    ascendantSection(desk, natal, natalCell, weighedBody(desk, Moon)?.house ?? 0),
    ...angleSections(desk, more, cellOf, cellOf),
    ...firstHouseSections(desk, gatherings),
    phaseSection(desk, desk.aspects),
    ...weighed.bodies
      .filter((body) => isBySign(desk, body) && !isGathered(gatherings, body))
      .map((body) => {
        desk.written.add(body.id);
        const text = manuscript.once(kind.inSign[body.id as 0][body.sign]);
        const statement = { text, stances: stancesOfSign(desk, body.id, body.sign) };
        const draft = signDraft(desk, body, [[statement, retrogradeSentence(desk, body)]]);
        return withMeetings(desk, draft, [body.id], cellOf);
      }),
  ];
}

/** What stands in the first house is felt in all of a month, also where it is too far from the Ascendant to be on it. */
const firstHouseSections = (desk: LunarDesk, gatherings: Gatherings): Draft[] =>
  desk.weighed.bodies
    .filter(
      (body) =>
        body.id >= Mercury &&
        body.id <= Pluto &&
        body.house === 1 &&
        !isAtAngle(desk, body) &&
        !isBySign(desk, body) &&
        !gatherings.some(({ bodies }) => bodies.some(({ id }) => id === body.id)),
    )
    .slice(0, mostInFirst)
    .map((body) => {
      desk.written.add(body.id);
      const text = desk.manuscript.once(desk.kind.firstHouse[body.id as typeof Mercury]);
      const draft = houseDraft(desk, body, [[{ text, stances: stancesOfHouse(desk, body.id, 1) }]]);
      return withMeetings(desk, draft, [body.id], cellOfAspect(desk));
    });

const mostInFirst = 2;

type Gatherings = ReturnType<typeof gatheringsOf>;

/** Planets of a gathering that has a section of its own, and not the Moon’s. */
const isGathered = (gatherings: Gatherings, { id }: WeighedBody): boolean =>
  gatherings.some(({ bodies, withMoon }) => !withMoon && bodies.some((body) => body.id === id));

/** The gathering that the Moon is in is told with it. */
const withMoon = (gatherings: Gatherings): Part[][] =>
  gatherings.filter((gathering) => gathering.withMoon).map(({ text }) => [text]);

function moonParagraphs(desk: LunarDesk, moon: WeighedBody): Part[][] {
  const { cells, kind, manuscript, month } = desk;
  const sign = isSignCertain(month.chart, moon) ? manuscript.once(kind.moonSign[moon.sign]) : '';
  const house = countedHouse(desk, moon);
  // On an angle it has been told what the house that begins there would say again.
  const text = house === 0 || isAtAngle(desk, moon) ? '' : manuscript.once(cells.lunarReturnMoon(house));
  return [
    [{ text: sign, stances: stancesOfMoonSign(desk, moon.sign) }],
    [{ text, stances: stancesOfHouse(desk, Moon, house) }],
  ];
}

/** The Moon by sign and house, and the Sun’s house, each with what it meets. */
export function placeSections(desk: LunarDesk, gatherings: Gatherings): Draft[] {
  const { kind, manuscript, written } = desk;
  const cellOf = cellOfAspect(desk);
  const drafts: Draft[] = [];
  const [moon, sun] = [weighedBody(desk, Moon), weighedBody(desk, Sun)];
  // What is said of a house that both gather in is not said of each.
  const isWithMoon = gatherings.some(
    (gathering) => gathering.withMoon && gathering.bodies.some(({ id }) => id === Sun),
  );
  // Of a Moon that may be in another sign there is nothing to say but what it meets.
  const isKnown = moon !== undefined && isSignCertain(desk.month.chart, moon);
  if (isKnown && !isAtAngle(desk, moon)) {
    const paragraphs = [...moonParagraphs(desk, moon), ...withMoon(gatherings)];
    const draft = moon.house === 0 ? signDraft(desk, moon, paragraphs) : bothDraft(desk, moon, paragraphs);
    const told = withMeetings(desk, draft, [Moon], cellOf, cellOf);
    const factors = isWithMoon && sun !== undefined ? [...told.factors, placementFactor(sun)] : told.factors;
    drafts.push({ ...told, factors, isKept: true });
    written.add(Moon);
  }
  const isTold = isWithMoon && isKnown && !isAtAngle(desk, moon);
  if (
    sun !== undefined &&
    sun.house !== 0 &&
    !isAtAngle(desk, sun) &&
    !isGathered(gatherings, sun) &&
    !isTold
  ) {
    const text = manuscript.once(kind.sun[sun.house]);
    const draft = houseDraft(desk, sun, [[{ text, stances: stancesOfHouse(desk, Sun, sun.house) }]]);
    drafts.push(withMeetings(desk, draft, [Sun], cellOf));
    written.add(Sun);
  }
  for (const gathering of gatherings)
    if (!gathering.withMoon) drafts.push(gatheringSection(desk, gathering, cellOf));
  return drafts;
}
