import { Ascendant, Moon } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { LunarReturnReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { type MostWords, tellChapters } from './chapters.js';
import type { ReadingChart } from './chart.js';
import type { Draft, Reading, ReadingLength, SpokenCells } from './reading.js';
import {
  angleDraft,
  aspectDraft,
  type ChartDesk,
  chartDesk,
  houseDraft,
  onAngles,
  pairCell,
  paragraphOf,
  signDraft,
  weighedBody,
} from './return-sections.js';
import { temperOf } from './temper.js';

/** What a lunar return is told of. */
export interface LunarReturnMonth {
  name: string;
  chart: ReadingChart;
  /** The natal house that the return's Ascendant falls into; 0 without houses. */
  ascendantIn: House | 0;
}

/** What it is told with. */
export interface LunarReturnCells extends SpokenCells {
  lunarReturnAscendant(house: House): string;
  lunarReturnMoon(house: House): string;
}

interface LunarDesk extends ChartDesk {
  cells: LunarReturnCells;
  kind: LunarReturnReadingCells;
  month: LunarReturnMonth;
}

const most: MostWords = { full: 1500, brief: 350 };
const mostAtAngles = 3;

const deskOf = (month: LunarReturnMonth, cells: LunarReturnCells): LunarDesk => ({
  ...chartDesk(month.chart, cells),
  cells,
  kind: cells.readings.lunarReturn,
  month,
});

/** The opening alone: what `intro` is. */
export const lunarReturnOpening = (month: LunarReturnMonth, cells: LunarReturnCells): string =>
  tellOpening(deskOf(month, cells));

/** A month from one return of the Moon to the next as something to read. */
export function lunarReturnReading(
  month: LunarReturnMonth,
  cells: LunarReturnCells,
  length: ReadingLength,
): Reading {
  const desk = deskOf(month, cells);
  const { kind, manuscript, weighed } = desk;
  const opening = tellOpening(desk);
  const angles = onAngles(desk, mostAtAngles).map((each) =>
    angleDraft(desk, each, [[manuscript.once(kind.onAngle[each.body.id as 0])]]),
  );
  const aspects = weighed.aspects
    .filter(({ first, second }) => first === Moon || second === Moon)
    .flatMap((aspect) => {
      const cell = manuscript.once(pairCell(pairsOfMoon(kind), aspect));
      return cell === '' ? [] : [aspectDraft(desk, aspect, cell)];
    });
  const titles = kind.chapters;
  const chapters = [
    { key: 'tone', title: titles.tone, drafts: [ascendantDraft(desk), ...angles] },
    { key: 'place', title: titles.place, drafts: [moonDraft(desk)] },
    { key: 'aspects', title: titles.aspects, drafts: aspects },
  ];
  const { name } = month;
  const house = weighedBody(desk, Moon)?.house ?? 0;
  return {
    title: fill(kind.title, { name }),
    opening,
    chapters: tellChapters(chapters, manuscript, most[length]),
    closing:
      house === 0
        ? manuscript.wording(kind.closingWithoutHouses, { name })
        : manuscript.once(kind.closing[house], { name }),
  };
}

/** The Moon's table as tables of pairs are: by the body with the lower id, which is hers but for the Sun. */
const pairsOfMoon = ({ moon }: LunarReturnReadingCells) => ({ 0: { 1: moon[0] ?? {} }, 1: moon });

function tellOpening(desk: LunarDesk): string {
  const { kind, manuscript, month, weighed } = desk;
  const [ascendant, moon] = [weighedBody(desk, Ascendant), weighedBody(desk, Moon)];
  return paragraphOf([
    manuscript.wording(kind.opening, { name: month.name }),
    ascendant ? manuscript.once(kind.lines.ascendant[ascendant.sign]) : '',
    moon && moon.house !== 0 ? manuscript.once(kind.lines.moon[moon.house]) : '',
    ...desk.leaders.map(({ id }) =>
      id === Ascendant || id === Moon ? '' : manuscript.once(kind.leading[id as 0]),
    ),
    manuscript.wording(kind.temper[temperOf(weighed.aspects)]),
  ]);
}

/** The rising sign, and the natal house it falls into. */
function ascendantDraft(desk: LunarDesk): Draft | undefined {
  const { cells, kind, manuscript, month } = desk;
  const body = weighedBody(desk, Ascendant);
  if (body === undefined) return undefined;
  return signDraft(desk, body, [
    [manuscript.once(kind.ascendant[body.sign])],
    month.ascendantIn === 0 ? [] : [{ cell: manuscript.once(cells.lunarReturnAscendant(month.ascendantIn)) }],
  ]);
}

function moonDraft(desk: LunarDesk): Draft | undefined {
  const { cells, manuscript } = desk;
  const moon = weighedBody(desk, Moon);
  if (moon === undefined || moon.house === 0) return undefined;
  return houseDraft(desk, moon, [[{ cell: manuscript.once(cells.lunarReturnMoon(moon.house)) }]]);
}
